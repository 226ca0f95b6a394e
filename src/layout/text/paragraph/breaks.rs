//! The lines of a paragraph that cost least together.

use super::Measure;
use super::fragments::{After, Fragment};
use gridpress_base::units::Length;

/// The cost of a line that leaves `short` of its width open, with spaces of `spaces` in all; `None` when the
/// words do not fit.
fn cost(measure: &Measure, short: Length, spaces: Length, is_last: bool) -> Option<i64> {
    let short = i64::from(short.to_thousandths());
    let spaces = i64::from(spaces.to_thousandths());
    let (stretch, shrink) = match measure.justified {
        true => (spaces / 2, spaces / 6),
        false => (i64::from(measure.size.to_thousandths()) * 3, 0),
    };
    if short < -shrink {
        return None;
    }
    if is_last && short >= 0 {
        return Some(0);
    }
    let room = if short < 0 { shrink } else { stretch };
    // In per mille of what the line can give without looking bad.
    let ratio = (short.abs() * 1000 / room.max(1)).min(20_000);
    Some(ratio * ratio / 1000 * ratio / 10_000)
}

/// The cost of a divided word at the end of a line.
const DIVIDED: i64 = 60;
/// The cost of an end where no line should end.
const IN_NEED: i64 = 5_000;
/// The cost of a single fragment that is wider than its line.
const TOO_LONG: i64 = 1 << 40;

/// The most fragments without width on a line, which may hold any number of them: signs that are not seen.
const MOST_WITHOUT_WIDTH: usize = 200;

impl Fragment {
    /// The width that the end of a line adds to this fragment, and the cost of such an end.
    fn end(&self) -> (Length, i64) {
        match self.after {
            After::Hyphen(hyphen) => (hyphen, DIVIDED),
            After::Need | After::Tie(_) => (self.reach, IN_NEED),
            After::Space(_) | After::Break => (self.reach, 0),
        }
    }
}

/// The cheapest lines up to a fragment.
#[derive(Clone, Copy)]
struct Cheapest {
    /// The cost of all these lines.
    cost: i64,
    /// The fragment at which the last of them begins.
    start: usize,
    /// Whether the last of them ends with a divided word.
    is_divided: bool,
}

/// Where the lines end: the indices of the fragments after their last ones.
pub(super) fn breaks(measure: &Measure, fragments: &[Fragment]) -> Vec<usize> {
    let count = fragments.len();
    let mut cheapest: Vec<Option<Cheapest>> = vec![None; count + 1];
    cheapest[0] = Some(Cheapest { cost: 0, start: 0, is_divided: false });
    for start in 0..count {
        if let Some(before) = cheapest[start] {
            try_lines(measure, fragments, start, before, &mut cheapest);
        }
    }
    let mut ends = Vec::new();
    let mut end = count;
    while end > 0 {
        ends.push(end);
        end = cheapest[end].map_or(0, |lines| lines.start);
    }
    ends.reverse();
    ends
}

/// Tries every line that begins at the fragment `start`, behind the lines of `before`.
fn try_lines(
    measure: &Measure,
    fragments: &[Fragment],
    start: usize,
    before: Cheapest,
    cheapest: &mut [Option<Cheapest>],
) {
    let mut width = match start {
        0 => measure.indent,
        _ => Length::ZERO,
    };
    let mut spaces = Length::ZERO;
    let mut without_width = 0;
    for (index, fragment) in fragments.iter().enumerate().skip(start) {
        if fragment.width <= Length::ZERO {
            without_width += 1;
            if without_width > MOST_WITHOUT_WIDTH {
                return;
            }
        }
        width += fragment.width;
        let (end, parting) = fragment.end();
        let short = measure.width - width - end;
        let is_last = index + 1 == fragments.len();
        let fits = cost(measure, short, spaces, is_last);
        // A line of a single fragment is taken as it comes.
        let fits = fits.or((index == start).then_some(TOO_LONG));
        if let Some(cost) = fits {
            let is_divided = parting == DIVIDED;
            let twice = if is_divided && before.is_divided { 3 } else { 1 };
            let line = 10 + cost + parting * twice;
            let cost = before.cost.saturating_add(line * line.min(1 << 20));
            if cheapest[index + 1].is_none_or(|known| cost < known.cost) {
                cheapest[index + 1] = Some(Cheapest { cost, start, is_divided });
            }
        } else if short < Length::ZERO {
            return;
        }
        if let After::Space(space) | After::Tie(space) = fragment.after {
            width += space;
            spaces += space;
        }
    }
}

//! Paragraphs: where their lines end, and how words are spread over them.
//!
//! All lines of a paragraph are chosen together, so that none is much tighter or looser than its neighbours; the
//! idea is that of Knuth and Plass, "Breaking paragraphs into lines" (1981). Costs are whole numbers.

use crate::fonts::{Fonts, MissingGlyph, Role, Run};
use crate::units::Length;
use hypher::Lang;

/// Text in one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::layout) struct Span {
    /// The face.
    pub role: Role,
    /// The text.
    pub text: String,
}

/// How paragraphs are set.
#[derive(Clone, Copy, Debug)]
pub(in crate::layout) struct Measure {
    /// The size of the type.
    pub size: Length,
    /// The width of a line.
    pub width: Length,
    /// How far the first line is indented.
    pub indent: Length,
    /// Whether lines end on the same edge.
    pub justified: bool,
    /// The language by whose rules words are divided, if they are.
    pub hyphens: Option<Lang>,
}

/// A line: runs, each with its x from the left edge.
#[derive(Clone, Debug, Default)]
pub(in crate::layout) struct SetLine {
    /// The runs, each with the x of its left end.
    pub runs: Vec<(Length, Run)>,
}

/// A piece of a paragraph at whose end a line may end.
struct Fragment {
    span: Span,
    width: Length,
    /// How far the ink reaches beyond the width at the end.
    reach: Length,
    /// What follows the fragment on the same line.
    after: After,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// A space of that width.
    Space(Length),
    /// Nothing; where the line ends here, a hyphen of that width is added.
    Hyphen(Length),
    /// Nothing; the line may end here without a hyphen.
    Break,
    /// Nothing; the line ends here only where no other end is possible.
    Need,
}

/// Sets `spans` in lines.
///
/// # Errors
/// [`MissingGlyph`] for a character that no face has.
pub(in crate::layout) fn set(
    fonts: &Fonts,
    measure: &Measure,
    spans: &[Span],
) -> Result<Vec<SetLine>, MissingGlyph> {
    let fragments = fragments(fonts, measure, spans)?;
    let ends = breaks(measure, &fragments);
    let mut lines = Vec::with_capacity(ends.len());
    let mut start = 0;
    for &end in &ends {
        let indent = if start == 0 {
            measure.indent
        } else {
            Length::ZERO
        };
        let is_last = end == fragments.len();
        lines.push(line(
            fonts,
            measure,
            &fragments[start..end],
            indent,
            is_last,
        )?);
        start = end;
    }
    Ok(lines)
}

/// The words of `spans`, divided wherever a line may end.
fn fragments(
    fonts: &Fonts,
    measure: &Measure,
    spans: &[Span],
) -> Result<Vec<Fragment>, MissingGlyph> {
    let mut fragments: Vec<Fragment> = Vec::new();
    let mut joins = false;
    for Span { role, text } in spans {
        let width = |text: &str| fonts.width(*role, measure.size, text);
        let (space, hyphen) = (width(" ")?, width("-")?);
        // Only plain spaces part words; others keep them together.
        for (index, word) in text.split([' ', '\n', '\t', '\r']).enumerate() {
            if index > 0 {
                joins = false;
                if let Some(last) = fragments.last_mut() {
                    last.after = After::Space(space);
                }
            }
            if word.is_empty() {
                continue;
            }
            if joins && let Some(last) = fragments.last_mut() {
                // A word that began in another face goes on.
                last.after = After::Need;
            }
            joins = true;
            for (part, parting) in parts(word, measure.hyphens) {
                let after = match parting {
                    Parting::Hyphen => After::Hyphen(hyphen),
                    Parting::Break => After::Break,
                };
                push(fonts, measure, &mut fragments, *role, part, after)?;
            }
        }
    }
    if let Some(last) = fragments.last_mut() {
        last.after = After::Break;
    }
    Ok(fragments)
}

/// Adds a fragment; one that no line can hold, letter by letter.
fn push(
    fonts: &Fonts,
    measure: &Measure,
    fragments: &mut Vec<Fragment>,
    role: Role,
    text: &str,
    after: After,
) -> Result<(), MissingGlyph> {
    let mut add = |text: &str, after| {
        let span = Span {
            role,
            text: text.to_owned(),
        };
        let runs = fonts.shape(role, measure.size, text)?;
        fragments.push(Fragment {
            width: runs.iter().map(|run| run.width).sum(),
            reach: fonts.overhang(&runs).1.at_least(Length::ZERO),
            span,
            after,
        });
        Ok(())
    };
    if fonts.width(role, measure.size, text)? + measure.indent <= measure.width {
        return add(text, after);
    }
    let hyphen = fonts.width(role, measure.size, "-")?;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let between = match rest.peek() {
            None => after,
            Some(next) if c.is_alphabetic() && next.is_alphabetic() => After::Hyphen(hyphen),
            Some(_) => After::Need,
        };
        add(c.encode_utf8(&mut [0; 4]), between)?;
    }
    Ok(())
}

/// How a part of a word ends where the line ends.
#[derive(Clone, Copy)]
enum Parting {
    Hyphen,
    Break,
}

/// The parts of `word`, and how each is parted from the next.
fn parts(word: &str, hyphens: Option<Lang>) -> Vec<(&str, Parting)> {
    let mut parts = Vec::new();
    // Behind a hyphen or a dash within a word a line may end.
    for piece in word.split_inclusive(['-', '\u{2013}', '\u{2014}', '/']) {
        let letters = |c: char| c.is_alphabetic();
        let from = piece.find(letters).unwrap_or(piece.len());
        let to = piece.rfind(letters).map_or(from, |at| {
            at + piece[at..].chars().next().map_or(0, char::len_utf8)
        });
        let core = &piece[from..to];
        let mut start = 0;
        if let Some(lang) = hyphens.filter(|_| can_be_divided(core)) {
            let mut end = from;
            for syllable in hypher::hyphenate(core, lang) {
                end += syllable.len();
                if end < to {
                    parts.push((&piece[start..end], Parting::Hyphen));
                    start = end;
                }
            }
        }
        parts.push((&piece[start..], Parting::Break));
    }
    parts
}

/// Names and shouts stay whole, and so does what is short.
fn can_be_divided(core: &str) -> bool {
    core.chars().count() >= 6
        && core.chars().all(char::is_alphabetic)
        && core.chars().skip(1).all(char::is_lowercase)
}

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

impl Fragment {
    /// The width that the end of a line adds to this fragment, and the cost of such an end.
    fn end(&self) -> (Length, i64) {
        match self.after {
            After::Hyphen(hyphen) => (hyphen, DIVIDED),
            After::Need => (self.reach, IN_NEED),
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
fn breaks(measure: &Measure, fragments: &[Fragment]) -> Vec<usize> {
    let count = fragments.len();
    let mut cheapest: Vec<Option<Cheapest>> = vec![None; count + 1];
    cheapest[0] = Some(Cheapest {
        cost: 0,
        start: 0,
        is_divided: false,
    });
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
    for (index, fragment) in fragments.iter().enumerate().skip(start) {
        width += fragment.width;
        let (end, parting) = fragment.end();
        let short = measure.width - width - end;
        let is_last = index + 1 == fragments.len();
        let fits = cost(measure, short, spaces, is_last);
        // A line of a single fragment is taken as it comes.
        let fits = fits.or((index == start).then_some(TOO_LONG));
        if let Some(cost) = fits {
            let is_divided = parting == DIVIDED;
            let twice = if is_divided && before.is_divided {
                3
            } else {
                1
            };
            let line = 10 + cost + parting * twice;
            let cost = before.cost + line * line.min(1 << 20);
            if cheapest[index + 1].is_none_or(|known| cost < known.cost) {
                cheapest[index + 1] = Some(Cheapest {
                    cost,
                    start,
                    is_divided,
                });
            }
        } else if short < Length::ZERO {
            return;
        }
        if let After::Space(space) = fragment.after {
            width += space;
            spaces += space;
        }
    }
}

/// The texts of a line, by face.
fn texts(fragments: &[Fragment]) -> Vec<Span> {
    let mut texts: Vec<Span> = Vec::new();
    let mut add = |role, text: &str| match texts.last_mut() {
        Some(last) if last.role == role => last.text += text,
        _ => texts.push(Span {
            role,
            text: text.to_owned(),
        }),
    };
    for (index, fragment) in fragments.iter().enumerate() {
        let role = fragment.span.role;
        add(role, &fragment.span.text);
        match (fragment.after, index + 1 == fragments.len()) {
            (After::Space(_), false) => add(role, " "),
            (After::Hyphen(_), true) => add(role, "-"),
            _ => {}
        }
    }
    texts
}

fn line(
    fonts: &Fonts,
    measure: &Measure,
    fragments: &[Fragment],
    indent: Length,
    is_last: bool,
) -> Result<SetLine, MissingGlyph> {
    let mut runs = Vec::new();
    for Span { role, text } in texts(fragments) {
        runs.extend(fonts.shape(role, measure.size, &text)?);
    }
    // No ink may leave the block.
    let (before, after) = fonts.overhang(&runs);
    let [before, after] = [before, after].map(|reach| reach.at_least(Length::ZERO));
    let width: Length = runs.iter().map(|run| run.width).sum();
    let short = measure.width - indent - before - width - after;
    if short < Length::ZERO || measure.justified && !is_last {
        spread(&mut runs, short);
    }
    let mut x = indent + before;
    let placed = runs.into_iter().map(|run| {
        let at = x;
        x += run.width;
        (at, run)
    });
    Ok(SetLine {
        runs: placed.collect(),
    })
}

/// Shares `short` among the spaces of `runs`; or, where there is none, takes it out from between the letters.
fn spread(runs: &mut [Run], short: Length) {
    let has_spaces = runs.iter().any(|run| run.text.contains(' '));
    let is_space = |run: &Run, index: usize| match has_spaces {
        true => run.says(&run.glyphs[index]) == " ",
        false => short < Length::ZERO && index + 1 < run.glyphs.len(),
    };
    let spaces = |run: &Run| {
        (0..run.glyphs.len())
            .filter(|&index| is_space(run, index))
            .count()
    };
    let count: usize = runs.iter().map(spaces).sum();
    if count == 0 {
        return;
    }
    let mut passed = 0;
    for run in runs {
        let before = short.scale(passed, count as i32);
        let mut added = Length::ZERO;
        for index in 0..run.glyphs.len() {
            run.glyphs[index].x += added;
            if is_space(run, index) {
                passed += 1;
                added = short.scale(passed, count as i32) - before;
            }
        }
        run.width += added;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::{Families, Family};

    const STORY: &str = "Take one digit and look along the rows and columns in which it already stands. Each of them \
        closes its cells to that digit. Where a box has one open cell left, the digit must go there, notwithstanding \
        whatever extraordinary circumstances surround the neighbouring houses.";

    fn fonts() -> Fonts {
        let [text, digits] = ["Source Serif 4", "Source Sans 3"].map(Family::Bundled);
        Fonts::new(&Families::new(text, digits)).unwrap()
    }

    fn measure(width: i32, justified: bool, hyphens: Option<Lang>) -> Measure {
        Measure {
            size: Length::pt(10),
            width: Length::pt(width),
            indent: Length::pt(12),
            justified,
            hyphens,
        }
    }

    fn prose(text: &str) -> Vec<Span> {
        vec![Span {
            role: Role::Prose,
            text: text.to_owned(),
        }]
    }

    fn says(line: &SetLine) -> String {
        line.runs.iter().map(|(_, run)| run.text.as_str()).collect()
    }

    fn end(line: &SetLine) -> Length {
        line.runs
            .last()
            .map_or(Length::ZERO, |(x, run)| *x + run.width)
    }

    #[test]
    fn justified_lines_end_on_the_edge_and_the_words_are_all_there() {
        let fonts = fonts();
        for width in [120, 180, 260, 400] {
            let measure = measure(width, true, Some(Lang::English));
            let lines = set(&fonts, &measure, &prose(STORY)).unwrap();
            let (last, full) = lines.split_last().unwrap();
            assert!(
                full.iter().all(|line| end(line) == measure.width),
                "{width}"
            );
            assert!(end(last) <= measure.width);
            let whole: String = lines.iter().map(|line| says(line) + " ").collect();
            let whole = whole.replace("- ", "");
            assert_eq!(whole.trim_end(), STORY, "{width}");
        }
    }

    #[test]
    fn ragged_lines_stay_within_the_measure_with_spaces_as_they_are() {
        let fonts = fonts();
        let measure = measure(150, false, None);
        for line in set(&fonts, &measure, &prose(STORY)).unwrap() {
            assert!(end(&line) <= measure.width);
            let natural: Length = (line.runs.iter())
                .map(|(_, run)| fonts.width(Role::Prose, measure.size, &run.text).unwrap())
                .sum();
            let first = line.runs[0].0;
            assert_eq!(end(&line) - first, natural);
        }
    }

    #[test]
    fn words_are_divided_by_the_rules_of_their_language() {
        let of = |word, lang| {
            let parts = parts(word, Some(lang));
            parts
                .iter()
                .map(|(part, _)| *part)
                .collect::<Vec<_>>()
                .join("|")
        };
        assert_eq!(of("(extensive)", Lang::English), "(ex|ten|sive)");
        assert_eq!(of("Rätselheft,", Lang::German), "Rät|sel|heft,");
        assert_eq!(of("well-known", Lang::English), "well-|known");
        assert_eq!(of("UNESCO", Lang::English), "UNESCO");
        assert_eq!(of("r4c7", Lang::English), "r4c7");
    }

    #[test]
    fn a_word_that_no_line_holds_is_broken_and_nothing_else_is_lost() {
        let fonts = fonts();
        let word = "x".repeat(200);
        let lines = set(&fonts, &measure(100, true, None), &prose(&word)).unwrap();
        let letters: usize = lines
            .iter()
            .map(|line| says(line).matches('x').count())
            .sum();
        assert_eq!(letters, 200);
        assert!(lines.iter().all(|line| end(line) <= Length::pt(100)));
    }

    #[test]
    fn faces_mix_within_a_word() {
        let fonts = fonts();
        let span = |role, text: &str| Span {
            role,
            text: text.to_owned(),
        };
        let spans = [
            span(Role::Prose, "a "),
            span(Role::Strong, "strong"),
            span(Role::Prose, "ly set word"),
        ];
        let lines = set(&fonts, &measure(300, false, None), &spans).unwrap();
        assert_eq!(lines.len(), 1);
        assert_eq!(says(&lines[0]), "a strongly set word");
    }
}

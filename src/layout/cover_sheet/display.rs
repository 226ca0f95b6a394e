//! Display type of covers: as large as its room allows, or stacked as on posters.

use crate::document::item::Item;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{words, wrap};
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use gridpress_base::fonts::{FontRole, Fonts, Run};
use gridpress_ground::units::{Length, Point, Size};

/// Size at which lines are measured.
const MEASURE: Length = Length::pt(100);
/// Minimum size of type on a cover.
pub(super) const MIN_TYPE: Length = Length::pt(8);
/// Maximum size of a line of a stack, in percent of that of its smallest line.
const LARGEST: i32 = 230;
/// Gap between two lines, in percent of the smaller one: below letters without descenders, and below those with
/// descenders.
const GAPS: [i32; 2] = [15, 5];

/// A line of a stack: its text, the size of its type, and its extent above and below the baseline.
struct StackLine {
    text: String,
    size: Length,
    width: Length,
    above: Length,
    below: Length,
}

/// Lines of type, one below the other.
pub(super) struct TextStack {
    role: FontRole,
    lines: Vec<StackLine>,
    /// Size of its ink.
    pub(super) size: Size,
}

impl TextStack {
    /// Sets `text` in as many lines as fill `room` best, in type of at most the size `most`.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
    pub(super) fn new(
        fonts: &Fonts,
        role: FontRole,
        text: &str,
        room: Size,
        most: Length,
    ) -> Result<TextStack> {
        let mut best: Option<(i64, TextStack)> = None;
        for lines in breakings(fonts, role, text)? {
            let stack = TextStack::of(fonts, role, &lines, room, most)?;
            let filled = stack.filled();
            // On ties the earlier one wins, which has fewer lines.
            if best.as_ref().is_none_or(|(most, _)| filled > *most) {
                best = Some((filled, stack));
            }
        }
        let stack = best.map(|(_, stack)| stack);
        stack
            .filter(|stack| stack.lines.iter().all(|line| line.size >= MIN_TYPE))
            .ok_or_else(|| LayoutError::TextTooLong(text.to_owned()))
    }

    /// Sets `text` in lines of one size, at most `most`, as large as `room` allows.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
    pub(super) fn even(
        fonts: &Fonts,
        role: FontRole,
        text: &str,
        room: Size,
        most: Length,
    ) -> Result<TextStack> {
        let mut best: Option<TextStack> = None;
        for lines in breakings(fonts, role, text)? {
            // All breakings are tried, since more lines in larger type may fill the room better than fewer in smaller
            // type.
            let mut size = most;
            let fits = loop {
                let stack = TextStack::set(fonts, role, &lines, &vec![size; lines.len()])?;
                let Size { width, height } = stack.size;
                if width <= room.width && height <= room.height {
                    break Some(stack);
                }
                if size <= MIN_TYPE {
                    break None;
                }
                size = size.percent(97).at_least(MIN_TYPE);
            };
            let size = |stack: &TextStack| stack.lines.first().map(|line| line.size);
            if let Some(stack) = fits
                && best.as_ref().is_none_or(|best| size(best) < size(&stack))
            {
                best = Some(stack);
            }
        }
        best.ok_or_else(|| LayoutError::TextTooLong(text.to_owned()))
    }

    /// Sets those lines, each as wide as `room` or as large as `most`; all shrink equally if they are too high.
    pub(super) fn of(
        fonts: &Fonts,
        role: FontRole,
        lines: &[String],
        room: Size,
        most: Length,
    ) -> Result<TextStack> {
        let mut sizes = Vec::new();
        for text in lines {
            let ink = ink(fonts, role, MEASURE, text)?;
            sizes.push(MEASURE.scale(thousandths(room.width), thousandths(ink.width)));
        }
        let least = sizes.iter().copied().min().unwrap_or(most);
        // Without the limit, a short word such as an article would tower over the others.
        let limit = most.min(least.percent(LARGEST));
        for size in &mut sizes {
            *size = (*size).min(limit);
        }
        loop {
            let stack = TextStack::set(fonts, role, lines, &sizes)?;
            let too_high = stack.size.height > room.height;
            let too_wide = stack.size.width > room.width;
            if !(too_high || too_wide) || sizes.iter().any(|size| *size < MIN_TYPE) {
                return Ok(stack);
            }
            let height = stack.size.height.max(room.height);
            for size in &mut sizes {
                // Gaps and rounded extents do not shrink exactly in proportion, so a minimum step guarantees that the
                // loop ends.
                let smaller = size.scale(thousandths(room.height), thousandths(height));
                *size = smaller.min(size.scale(995, 1000));
            }
        }
    }

    fn set(fonts: &Fonts, role: FontRole, texts: &[String], sizes: &[Length]) -> Result<TextStack> {
        let mut lines = Vec::new();
        for (text, &size) in texts.iter().zip(sizes) {
            lines.push(ink(fonts, role, size, text)?);
        }
        // Lines of one size have a constant leading, independent of their letters.
        if sizes.windows(2).all(|pair| pair[0] == pair[1]) {
            let above = lines.iter().map(|line| line.above).max();
            let below = lines.iter().map(|line| line.below).max();
            for line in &mut lines {
                line.above = above.unwrap_or_default();
                line.below = below.unwrap_or_default();
            }
        }
        let gaps: Length = lines.windows(2).map(|pair| gap(&pair[0], &pair[1])).sum();
        let inks: Length = lines.iter().map(|line| line.above + line.below).sum();
        let width = lines.iter().map(|line| line.width).max();
        let size = Size { width: width.unwrap_or_default(), height: gaps + inks };
        Ok(TextStack { role, lines, size })
    }

    /// Returns the size of the type of its first line.
    pub(super) fn type_size(&self) -> Length {
        self.lines.first().map_or(MIN_TYPE, |line| line.size)
    }

    /// Returns the area that its lines cover.
    pub(super) fn filled(&self) -> i64 {
        let area = |line: &StackLine| {
            i64::from(thousandths(line.width)) * i64::from(thousandths(line.above)) / 1000
        };
        self.lines.iter().map(area).sum()
    }

    /// Returns the lines in a box of that width, with the top of their ink at its upper edge.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the characters.
    pub(super) fn boxed(&self, fonts: &Fonts, align: Align, width: Length) -> Result<LayoutBox> {
        let mut items = Vec::new();
        let mut y = Length::ZERO;
        let mut before: Option<&StackLine> = None;
        for line in &self.lines {
            y += before.map_or(Length::ZERO, |above| gap(above, line)) + line.above;
            let at = Point::new(align.x(width) - align.x(line.width), y);
            items.extend(inked(fonts, self.role, line.size, &line.text, at)?);
            y += line.below;
            before = Some(line);
        }
        Ok(LayoutBox::new(width, y, items))
    }
}

/// Returns a line of text in black whose ink begins at `at.x`, on the baseline `at.y`.
fn inked(fonts: &Fonts, role: FontRole, size: Length, text: &str, at: Point) -> Result<Vec<Item>> {
    let runs = fonts.shape(role, size, text)?;
    let (before, _) = fonts.overhang(&runs);
    let mut x = at.x + before;
    let mut items = Vec::new();
    for run in runs {
        let width = run.width;
        items.push(Item::text(Point::new(x, at.y), run));
        x += width;
    }
    Ok(items)
}

fn thousandths(length: Length) -> i32 {
    length.to_thousandths().max(1)
}

fn gap(above: &StackLine, below: &StackLine) -> Length {
    // Round letters reach slightly below the baseline without being descenders.
    let has_descenders = above.below > above.size / 20;
    above.size.min(below.size).percent(GAPS[usize::from(has_descenders)])
}

/// Measures the ink of a line at that size.
fn ink(fonts: &Fonts, role: FontRole, size: Length, text: &str) -> Result<StackLine> {
    let runs = fonts.shape(role, size, text)?;
    let advance: Length = runs.iter().map(|run| run.width).sum();
    let (before, after) = fonts.overhang(&runs);
    let reach = |run: &Run| fonts.extent(run);
    let below = runs.iter().map(|run| -reach(run).0).max();
    let above = runs.iter().map(|run| reach(run).1).max();
    Ok(StackLine {
        text: text.to_owned(),
        size,
        width: before + advance + after,
        above: above.unwrap_or_default(),
        below: below.unwrap_or_default(),
    })
}

/// Returns the ways to break `text` into lines: for each number of lines the one with the shortest longest line.
pub(super) fn breakings(fonts: &Fonts, role: FontRole, text: &str) -> Result<Vec<Vec<String>>> {
    let style = Style::new(role, MEASURE);
    let mut widest = Length::ZERO;
    for word in words(text) {
        widest = widest.max(style.width(fonts, word)?);
    }
    let mut breakings: Vec<Vec<String>> = Vec::new();
    let mut width = style.width(fonts, text)?.at_least(widest);
    loop {
        let lines = wrap(fonts, style, width, text)?;
        match breakings.last_mut() {
            // A narrower measure with the same number of lines has the shorter longest line.
            Some(last) if last.len() == lines.len() => *last = lines,
            _ => breakings.push(lines),
        }
        if width <= widest {
            return Ok(breakings);
        }
        width = width.percent(97).at_least(widest);
    }
}

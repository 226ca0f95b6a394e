//! Display type of covers: as large as its room allows, or stacked as on posters.

use crate::document::item::Item;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, fit, widest_word, words, wrap};
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use gridpress_base::fonts::{FontRole, Fonts, Run};
use gridpress_ground::units::{Length, Point, Size};

/// Minimum size of type on a cover.
const LEAST: Length = Length::pt(8);
/// Each size or width that is tried, in percent of the previous one.
const STEP: i32 = 97;
/// Leading of large type, in percent of its size.
const DISPLAY_LEADING: i32 = 112;
/// Leading of running text, in percent of its size.
const RUNNING_LEADING: i32 = 142;
/// Distance from the top of large capitals to their baseline, in percent of the size, with a little white above them.
const CAPITALS: i32 = 84;

/// Sets `text` as large as `room` allows, up to the size `most`, without breaking words.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
pub(super) fn display(
    fonts: &Fonts,
    role: FontRole,
    most: Length,
    room: Size,
    text: &str,
) -> Result<Lines> {
    let (lines, fits) = fit(Style::new(role, most), STEP, LEAST, |style| {
        let style = style.led(style.size.percent(DISPLAY_LEADING));
        let lines = Lines::wrapped(fonts, style, room.width, text)?;
        // The wrapping alone would break a long word in two, which never looks intended in large type.
        let is_whole = widest_word(fonts, style, text)? <= room.width;
        let fits = is_whole && lines.height() <= room.height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    if fits {
        balanced(fonts, room.width, text, lines)
    } else {
        Err(LayoutError::TextTooLong(text.to_owned()))
    }
}

/// Sets paragraphs of running text, no larger than `style`, in `room`.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
pub(super) fn running(fonts: &Fonts, style: Style, room: Size, text: &str) -> Result<Lines> {
    let (lines, fits) = fit(style, STEP, LEAST, |style| {
        let style = style.led(style.size.percent(RUNNING_LEADING));
        let lines = paragraphs(fonts, style, room.width, text)?;
        let fits = lines.height() <= room.height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    if fits { Ok(lines) } else { Err(LayoutError::TextTooLong(text.to_owned())) }
}

/// Returns `lines` in a box of that width, with the tops of their first capitals at its upper edge.
pub(super) fn capitals(
    fonts: &Fonts,
    lines: &Lines,
    align: Align,
    width: Length,
) -> Result<LayoutBox> {
    let first = Point::new(align.x(width), lines.style.size.percent(CAPITALS));
    Ok(LayoutBox::new(width, lines.height(), lines.on_baseline(fonts, align, first)?))
}

/// Rewraps the text in the same number of lines and the narrowest possible measure, so that no line is much shorter
/// than the others.
fn balanced(fonts: &Fonts, width: Length, text: &str, lines: Lines) -> Result<Lines> {
    let style = lines.style;
    let least = widest_word(fonts, style, text)?;
    let mut best = lines;
    let mut width = width;
    loop {
        width = width.percent(STEP);
        if width < least {
            return Ok(best);
        }
        let narrower = Lines::wrapped(fonts, style, width, text)?;
        if narrower.count() > best.count() {
            return Ok(best);
        }
        best = narrower;
    }
}

/// Breaks text into lines of at most `width`, with an empty line between paragraphs.
fn paragraphs(fonts: &Fonts, style: Style, width: Length, text: &str) -> Result<Lines> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.replace('\r', "").split("\n\n") {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        // Line breaks of the spec within a paragraph are ignored.
        lines.extend(wrap(fonts, style, width, paragraph)?);
    }
    Ok(Lines { style, lines })
}

/// Size at which lines are measured.
const MEASURE: Length = Length::pt(100);
/// Minimum size of type on a cover.
const MIN_STACKED: Length = Length::pt(8);
/// Maximum size of a line of a stack, in percent of that of its smallest line.
const LARGEST: i32 = 230;
/// Gap between two lines, in percent of the smaller one: below letters without descenders, and below those with
/// descenders.
const GAPS: [i32; 2] = [18, 5];

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
            .filter(|stack| stack.lines.iter().all(|line| line.size >= MIN_STACKED))
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
                if size <= MIN_STACKED {
                    break None;
                }
                size = size.percent(97).at_least(MIN_STACKED);
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
    fn of(
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
            if !(too_high || too_wide) || sizes.iter().any(|size| *size < MIN_STACKED) {
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
        self.lines.first().map_or(MIN_STACKED, |line| line.size)
    }

    /// Returns the area that its lines cover.
    fn filled(&self) -> i64 {
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
fn breakings(fonts: &Fonts, role: FontRole, text: &str) -> Result<Vec<Vec<String>>> {
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

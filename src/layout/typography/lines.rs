//! Lines of text: placed, fitted, wrapped and clipped; blocks of lines; and the spaces at which a line must not end.

use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::boxes::LayoutBox;
use crate::typography::style::{Align, SMALLEST, Style};
use gridpress_base::fonts::{FontRole, Fonts, Run};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};

/// Sets a line of text with its baseline at `at.y`.
pub(crate) fn set_line(
    fonts: &Fonts,
    style: Style,
    align: Align,
    at: Point,
    text: &str,
) -> Result<Vec<Item>, MissingGlyph> {
    let runs = fonts.shape(style.role, style.size, text)?;
    let width: Length = runs.iter().map(|run| run.width).sum();
    let (before, after) = overhang(fonts, style, &runs);
    let mut x = match align {
        Align::Left => at.x + before,
        Align::Centre if style.role == FontRole::Heading => at.x - (width + after - before).half(),
        Align::Centre => at.x - width.half(),
        Align::Right => at.x - width - after,
    };
    let mut items = Vec::with_capacity(runs.len());
    for run in runs {
        let next = x + run.width;
        items.push(Item::text(Point::new(x, at.y), run));
        x = next;
    }
    Ok(items)
}

/// Returns a line of text in a box as wide as its advance, whose upper edge is the baseline.
pub(crate) fn line_box(fonts: &Fonts, style: Style, text: &str) -> Result<LayoutBox, MissingGlyph> {
    let items = set_line(fonts, style, Align::Left, Point::default(), text)?;
    Ok(LayoutBox::new(style.width(fonts, text)?, Length::ZERO, items))
}

/// Returns the extent of ink beyond its advance on the left and on the right. Slanted letters overhang, and no ink may
/// leave the block. In headings the white beside a letter is visible, so their ink, rather than their advance, is
/// aligned.
fn overhang(fonts: &Fonts, style: Style, runs: &[Run]) -> (Length, Length) {
    let (before, after) = fonts.overhang(runs);
    match style.role {
        FontRole::Heading => (before, after),
        _ => (before.max(Length::ZERO), after.max(Length::ZERO)),
    }
}

/// Returns the width of a line of text with all of its ink.
pub(crate) fn ink_width(fonts: &Fonts, style: Style, text: &str) -> Result<Length, MissingGlyph> {
    let runs = fonts.shape(style.role, style.size, text)?;
    let (before, after) = overhang(fonts, style, &runs);
    let width: Length = runs.iter().map(|run| run.width).sum();
    Ok(before + width + after)
}

/// The spaces at which a line may end. Other spaces join words.
const SPACES: [char; 4] = [' ', '\n', '\t', '\r'];

/// Returns the words of `text` between spaces at which a line may end: a number stays with the word before it.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    pieces(text).into_iter().filter(|word| !word.is_empty())
}

/// Breaks `text` into lines of at most `width`; a word that is wider is broken.
pub(crate) fn wrap(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<Vec<String>, MissingGlyph> {
    let (lines, _) = wrap_lines(fonts, style, width, usize::MAX, text)?;
    Ok(lines)
}

/// Returns the first `most` lines of `text`, each of at most `width`, and the rest of it.
pub(crate) fn wrap_lines(
    fonts: &Fonts,
    style: Style,
    width: Length,
    most: usize,
    text: &str,
) -> Result<(Vec<String>, String), MissingGlyph> {
    let fits = |text: &str| Ok(style.width(fonts, text)? <= width);
    let mut lines = Vec::new();
    let mut line = String::new();
    let all: Vec<&str> = words(text).collect();
    for (index, word) in all.iter().enumerate() {
        let longer = if line.is_empty() { (*word).to_owned() } else { format!("{line} {word}") };
        if fits(&longer)? {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            // The rest is returned in words, because it may continue in another width.
            if lines.len() == most {
                return Ok((lines, [&[line.as_str()], &all[index..]].concat().join(" ")));
            }
            lines.push(line);
        }
        let mut pieces = break_word(word, fits)?;
        if lines.len() + pieces.len() > most {
            return Ok((lines, all[index..].join(" ")));
        }
        line = pieces.pop().unwrap_or_default();
        lines.extend(pieces);
    }
    if !line.is_empty() {
        if lines.len() < most { lines.push(line) } else { return Ok((lines, line)) }
    }
    Ok((lines, String::new()))
}

/// Breaks a word into pieces as long as `fits` allows, with a hyphen between letters or digits.
fn break_word(
    word: &str,
    fits: impl Fn(&str) -> Result<bool, MissingGlyph> + Copy,
) -> Result<Vec<String>, MissingGlyph> {
    if fits(word)? {
        return Ok(vec![word.to_owned()]);
    }
    if let Some((before, number)) = word.rsplit_once(' ') {
        // A number on its own line is better than a broken word.
        let mut pieces = break_word(before, fits)?;
        pieces.extend(break_word(number, fits)?);
        return Ok(pieces);
    }
    let mut pieces = Vec::new();
    let mut rest = word;
    loop {
        let ends: Vec<usize> = rest.char_indices().map(|(at, c)| at + c.len_utf8()).collect();
        // The hyphen must fit as well.
        // At least two characters, or a narrow column would never get beyond the first one.
        let fitting = most_that_fit(ends.len(), |count| {
            Ok(count <= 2 || fits(&format!("{}-", &rest[..ends[count - 1]]))?)
        })?;
        if fitting == ends.len() {
            pieces.push(rest.to_owned());
            return Ok(pieces);
        }
        let (piece, behind) = rest.split_at(ends[fitting - 1]);
        let hyphen = if piece.ends_with(char::is_alphanumeric) { "-" } else { "" };
        pieces.push(format!("{piece}{hyphen}"));
        rest = behind;
    }
}

/// Returns the largest count up to `most` for which `fits` holds; 0 if there is none. `fits` must hold for all smaller
/// counts as well.
fn most_that_fit(
    most: usize,
    fits: impl Fn(usize) -> Result<bool, MissingGlyph>,
) -> Result<usize, MissingGlyph> {
    // Bisection, since each test shapes text.
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = (low + high).div_ceil(2);
        if fits(middle)? { low = middle } else { high = middle - 1 }
    }
    Ok(low)
}

/// Cuts `text` to `width`, with an ellipsis if something is missing.
pub(crate) fn clip(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<String, MissingGlyph> {
    if text.is_empty() || ink_width(fonts, style, text)? <= width {
        return Ok(text.to_owned());
    }
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let shorter = |count: usize| format!("{}\u{2026}", text[..starts[count]].trim_end());
    let fits = |count: usize| Ok(ink_width(fonts, style, &shorter(count))? <= width);
    // At least one character must go, as the whole text did not fit.
    let count = most_that_fit(starts.len() - 1, fits)?;
    // Not even the ellipsis fits.
    if count == 0 && !fits(0)? {
        return Ok(String::new());
    }
    // Drops a whole word rather than half of it, if that leaves most of the line.
    let shorter = shorter(count);
    Ok(match shorter.rfind(' ') {
        Some(at) if at * 2 > shorter.len() => format!("{}\u{2026}", &shorter[..at]),
        _ => shorter,
    })
}

/// Returns the width of the widest word of `text`.
pub(crate) fn widest_word(fonts: &Fonts, style: Style, text: &str) -> Result<Length, MissingGlyph> {
    let mut widest = Length::ZERO;
    // As a last resort, a number is separated from its word.
    for word in text.split(SPACES) {
        widest = widest.max(style.width(fonts, word)?);
    }
    Ok(widest)
}

/// Finds the largest size at which a text fits. `set` sets the text in a style, and returns `true` with it if it fits;
/// `style` is tried first, then smaller sizes, each `percent` of the previous one, and `least` at last. Returns the
/// last try, and `true` if it fits.
pub(crate) fn fit<T, E>(
    style: Style,
    percent: i32,
    least: Length,
    mut set: impl FnMut(Style) -> Result<(T, bool), E>,
) -> Result<(T, bool), E> {
    let mut style = style;
    loop {
        let (result, fits) = set(style)?;
        if fits || style.size <= least {
            return Ok((result, fits));
        }
        style = style.at(style.size.percent(percent).at_least(least));
    }
}

/// Lines of text, one below the other, a leading apart.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    /// Style of all lines.
    pub style: Style,
    /// The text of each line, from the top down; empty lines are blank.
    pub lines: Vec<String>,
}

impl Lines {
    /// Creates a single line.
    pub(crate) fn single(style: Style, text: &str) -> Lines {
        Lines { style, lines: vec![text.to_owned()] }
    }

    /// Breaks `text` into lines of at most `width`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn wrapped(
        fonts: &Fonts,
        style: Style,
        width: Length,
        text: &str,
    ) -> Result<Lines, MissingGlyph> {
        Ok(Lines { style, lines: wrap(fonts, style, width, text)? })
    }

    /// Breaks the beginning of `text` into at most `count` lines of at most `width`, and returns the rest of it.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn wrapped_within(
        fonts: &Fonts,
        style: Style,
        width: Length,
        count: usize,
        text: &str,
    ) -> Result<(Lines, String), MissingGlyph> {
        let (lines, rest) = wrap_lines(fonts, style, width, count, text)?;
        Ok((Lines { style, lines }, rest))
    }

    /// Sets `text` in `room`, as large as possible up to the size of `style`; the smallest type is used even if it does
    /// not fit.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn fitted(
        fonts: &Fonts,
        style: Style,
        room: Size,
        text: &str,
    ) -> Result<Lines, MissingGlyph> {
        // Half the size is better than a broken word, and a broken word is better than a smaller size.
        let half = style.size.half();
        let (lines, _) = fit(style, 95, SMALLEST, |style| {
            let lines = Lines::wrapped(fonts, style, room.width, text)?;
            let is_whole = widest_word(fonts, style, text)? <= room.width || style.size <= half;
            let fits = is_whole && lines.height() <= room.height;
            Ok((lines, fits))
        })?;
        Ok(lines)
    }

    /// Returns the number of lines.
    pub(crate) fn count(&self) -> i32 {
        self.lines.len() as i32
    }

    /// Returns the distance from the top of the first line to the bottom of the last: a leading for each line.
    pub(crate) fn height(&self) -> Length {
        self.style.leading() * self.count()
    }

    /// Returns the distance from the top of the first line to the baseline of the last.
    pub(crate) fn last_baseline(&self) -> Length {
        self.style.ascent() + self.style.leading() * (self.count() - 1).max(0)
    }

    /// Returns the lines from `top` down: the part of each line that `align` names is at the x of `top`.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn place(
        &self,
        fonts: &Fonts,
        align: Align,
        top: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let ascent = Point::new(Length::ZERO, self.style.ascent());
        self.on_baseline(fonts, align, top + ascent)
    }

    /// Returns the lines with that alignment in a box of that width.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn boxed(
        &self,
        fonts: &Fonts,
        align: Align,
        width: Length,
    ) -> Result<LayoutBox, MissingGlyph> {
        let items = self.place(fonts, align, Point::new(align.x(width), Length::ZERO))?;
        Ok(LayoutBox::new(width, self.height(), items))
    }

    /// Returns the lines with the first baseline at `first`: the part of each line that `align` names is at its x.
    ///
    /// # Errors
    /// [`MissingGlyph`] if no font has one of the characters.
    pub(crate) fn on_baseline(
        &self,
        fonts: &Fonts,
        align: Align,
        first: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let mut items = Vec::with_capacity(self.lines.len());
        let mut at = first;
        for text in &self.lines {
            items.extend(set_line(fonts, self.style, align, at, text)?);
            at.y += self.style.leading();
        }
        // Nothing is not a paragraph.
        Ok(if items.is_empty() { items } else { vec![Item::tagged(TextRole::Paragraph, items)] })
    }
}

/// Maximum length of a verb between a cell and its digit, as in `r7c9 is 2`.
const LONGEST_VERB: usize = 5;

/// Splits `text` at the spaces where a line may end: between two spaces, and at the ends, a piece may be empty. Numbers
/// stay with the words before them.
pub(super) fn pieces(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    for (at, space) in text.match_indices(SPACES) {
        words.push((start, at));
        start = at + space.len();
    }
    words.push((start, text.len()));
    let word = |index: usize| words.get(index).map_or("", |&(from, to)| &text[from..to]);
    let mut pieces = Vec::new();
    let mut from = 0;
    for (index, &(_, to)) in words.iter().enumerate() {
        if !text[to..].starts_with(' ') || !is_tie(word(index), word(index + 1), word(index + 2)) {
            pieces.push(&text[from..to]);
            from = (to + 1).min(text.len());
        }
    }
    pieces
}

/// Returns `true` if the space between the words `before` and `after`, which is followed by `next`, joins them.
fn is_tie(before: &str, after: &str, next: &str) -> bool {
    if is_sign(before) || is_sign(after) {
        // 9 × 9, r4c7 = 5
        return !before.is_empty() && !after.is_empty();
    }
    let is_ordinal =
        before.strip_suffix('.').is_some_and(|rest| !rest.is_empty() && is_digits(rest));
    let follows_ordinal = after.starts_with(char::is_lowercase);
    let is_verb = after.chars().all(char::is_alphabetic) && after.chars().count() <= LONGEST_VERB;
    before.ends_with(char::is_alphabetic) && is_number(after)
        || is_ordinal && follows_ordinal
        || is_cell(before) && is_verb && is_number(next)
}

/// Returns `true` for a sign between two numbers.
fn is_sign(word: &str) -> bool {
    matches!(word, "×" | "=" | "+")
}

fn is_digits(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit())
}

/// Returns `true` for a number or a range, or a letter in place of a number, with surrounding punctuation.
fn is_number(word: &str) -> bool {
    let core = word.trim_matches(|c: char| !c.is_alphanumeric());
    let is_letter = core.len() == 1 && core.starts_with(|c: char| c.is_ascii_uppercase());
    let is_figure =
        core.starts_with(|c: char| c.is_ascii_digit()) && !core.contains(char::is_alphabetic);
    (is_letter || is_figure) && word.starts_with(char::is_alphanumeric)
}

/// Returns `true` for the name of a cell, such as `r7c9`.
fn is_cell(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && word.ends_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::fonts::{FontFamilies, FontFamily, FontRole};

    #[test]
    fn a_number_and_its_word_go_to_the_next_line_together() {
        let family = FontFamily::Bundled("Source Serif 4");
        let fonts = Fonts::new(&FontFamilies::new(family.clone(), family)).unwrap();
        let style = Style::new(FontRole::Text, Length::pt(10));
        let text = "a digit from 1 to 9";
        let room = style.width(&fonts, "a digit from").unwrap();
        let lines = wrap(&fonts, style, room, text).unwrap();
        assert_eq!(lines, ["a digit", "from 1 to 9"]);
    }

    #[test]
    fn numbers_stay_with_their_words() {
        let cut = |text: &str| pieces(text).join("|");
        for (text, parts) in [
            ("in row 6, column 1", "in|row 6,|column 1"),
            ("So r7c9 is 2.", "So|r7c9 is 2."),
            ("Zatem w7k7 = 1.", "Zatem|w7k7 = 1."),
            ("Tam trafia 1.", "Tam|trafia 1."),
            ("rows 1, 6 and 8 have", "rows 1,|6|and 8|have"),
            ("an 8 × 8 grid", "an 8 × 8|grid"),
            ("1 + 3 or 2 + 2", "1 + 3|or 2 + 2"),
            ("the letters A to G are", "the|letters A|to G|are"),
            ("Puzzles 1–40", "Puzzles 1–40"),
            ("ends here. 4 is next", "ends|here.|4|is|next"),
            ("3. satırda r4c7", "3. satırda|r4c7"),
            ("r1c1 and r1c2", "r1c1|and|r1c2"),
            ("two  spaces ", "two||spaces|"),
            ("line\n6", "line|6"),
            ("", ""),
        ] {
            assert_eq!(cut(text), parts, "{text}");
        }
    }
}

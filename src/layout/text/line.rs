//! Lines of text: placed, fitted, wrapped and clipped.

use crate::page::item::Item;
use crate::text::style::{Align, Style};
use crate::text::ties::pieces;
use gridpress_base::fonts::{FontRole, Fonts, MissingGlyph, Run};
use gridpress_base::units::{Length, Point};

/// A line of text with its baseline at `at.y`.
pub(crate) fn line(
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

/// How far ink leaves its advance on the left and on the right. Slanted letters lean out of it; no ink may leave the
/// block. In headings the white beside a letter is large enough to see, so it is their ink that stands on the edge or
/// in the middle.
fn overhang(fonts: &Fonts, style: Style, runs: &[Run]) -> (Length, Length) {
    let (before, after) = fonts.overhang(runs);
    match style.role {
        FontRole::Heading => (before, after),
        _ => (before.max(Length::ZERO), after.max(Length::ZERO)),
    }
}

/// The width of a line of text with all of its ink.
pub(crate) fn extent(fonts: &Fonts, style: Style, text: &str) -> Result<Length, MissingGlyph> {
    let runs = fonts.shape(style.role, style.size, text)?;
    let (before, after) = overhang(fonts, style, &runs);
    let width: Length = runs.iter().map(|run| run.width).sum();
    Ok(before + width + after)
}

/// The spaces at which a line may end. Other spaces hold words together.
pub(crate) const SPACES: [char; 4] = [' ', '\n', '\t', '\r'];

/// The words of `text` between whose spaces a line may end: a number is one with the word before it.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    pieces(text).into_iter().filter(|word| !word.is_empty())
}

/// `text` broken into lines of at most `width`; a word that is wider by itself is broken where it must.
pub(crate) fn wrap(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<Vec<String>, MissingGlyph> {
    let (lines, _) = pour(fonts, style, width, usize::MAX, text)?;
    Ok(lines)
}

/// The first lines of `text`, at most so many, each of at most `width`, and the rest of it.
pub(crate) fn pour(
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
        let longer = match line.is_empty() {
            true => (*word).to_owned(),
            false => format!("{line} {word}"),
        };
        if fits(&longer)? {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            if lines.len() == most {
                return Ok((lines, [&[line.as_str()], &all[index..]].concat().join(" ")));
            }
            lines.push(line);
        }
        let mut pieces = broken(word, fits)?;
        if lines.len() + pieces.len() > most {
            return Ok((lines, all[index..].join(" ")));
        }
        line = pieces.pop().unwrap_or_default();
        lines.extend(pieces);
    }
    if !line.is_empty() {
        match lines.len() < most {
            true => lines.push(line),
            false => return Ok((lines, line)),
        }
    }
    Ok((lines, String::new()))
}

/// The pieces of a word, each as long as `fits` allows, with a hyphen where letters or digits are parted.
fn broken(
    word: &str,
    fits: impl Fn(&str) -> Result<bool, MissingGlyph> + Copy,
) -> Result<Vec<String>, MissingGlyph> {
    if fits(word)? {
        return Ok(vec![word.to_owned()]);
    }
    if let Some((before, number)) = word.rsplit_once(' ') {
        // Rather a number on a line of its own than a word in pieces.
        let mut pieces = broken(before, fits)?;
        pieces.extend(broken(number, fits)?);
        return Ok(pieces);
    }
    let mut pieces = Vec::new();
    let mut rest = word;
    loop {
        let ends: Vec<usize> = rest.char_indices().map(|(at, c)| at + c.len_utf8()).collect();
        // The hyphen must fit as well.
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

/// Returns the largest count up to `most` for which `fits` holds; 0 if it holds for none. It must hold for all counts below
/// one for which it holds.
fn most_that_fit(
    most: usize,
    fits: impl Fn(usize) -> Result<bool, MissingGlyph>,
) -> Result<usize, MissingGlyph> {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = (low + high).div_ceil(2);
        match fits(middle)? {
            true => low = middle,
            false => high = middle - 1,
        }
    }
    Ok(low)
}

/// `text` cut to `width`, with an ellipsis where something is missing.
pub(crate) fn clip(
    fonts: &Fonts,
    style: Style,
    width: Length,
    text: &str,
) -> Result<String, MissingGlyph> {
    if text.is_empty() || extent(fonts, style, text)? <= width {
        return Ok(text.to_owned());
    }
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let shorter = |count: usize| format!("{}\u{2026}", text[..starts[count]].trim_end());
    let fits = |count: usize| Ok(extent(fonts, style, &shorter(count))? <= width);
    let count = most_that_fit(starts.len() - 1, fits)?;
    if count == 0 && !fits(0)? {
        return Ok(String::new());
    }
    // Rather a whole word less than half a word, if that leaves most of the line.
    let shorter = shorter(count);
    Ok(match shorter.rfind(' ') {
        Some(at) if at * 2 > shorter.len() => format!("{}\u{2026}", &shorter[..at]),
        _ => shorter,
    })
}

/// The width of the widest word of `text`.
pub(crate) fn widest_word(fonts: &Fonts, style: Style, text: &str) -> Result<Length, MissingGlyph> {
    let mut widest = Length::ZERO;
    // In need a number may part from its word.
    for word in text.split(SPACES) {
        widest = widest.max(style.width(fonts, word)?);
    }
    Ok(widest)
}

/// The largest size at which a text fits. `set` sets the text in a style, and says whether it fits; `style` is tried
/// first, then smaller sizes, each `percent` of the one before, and `least` at last. Returned are the last try, and
/// whether it fits.
pub(crate) fn fit<T, E>(
    style: Style,
    percent: i32,
    least: Length,
    mut set: impl FnMut(Style) -> Result<(T, bool), E>,
) -> Result<(T, bool), E> {
    let mut style = style;
    loop {
        let (made, fits) = set(style)?;
        if fits || style.size <= least {
            return Ok((made, fits));
        }
        style = style.at(style.size.percent(percent).at_least(least));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::fonts::{Families, Family, FontRole};

    #[test]
    fn a_number_and_its_word_go_to_the_next_line_together() {
        let family = Family::Bundled("Source Serif 4");
        let fonts = Fonts::new(&Families::new(family.clone(), family)).unwrap();
        let style = Style::new(FontRole::Text, Length::pt(10));
        let text = "a digit from 1 to 9";
        let room = style.width(&fonts, "a digit from").unwrap();
        let lines = wrap(&fonts, style, room, text).unwrap();
        assert_eq!(lines, ["a digit", "from 1 to 9"]);
    }
}

//! The code that makes a puzzle again, in parts between which lines may break.

use crate::block::footer::{UNIT, at};
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::line::line;
use crate::text::style::{Align, Style};
use gridpress_base::fonts::{FontRole, MissingGlyph};
use gridpress_base::messages::Words;
use gridpress_base::units::{Length, Point};
use gridpress_book::BookPuzzle;
use gridpress_engine::generate::Code;
use std::collections::BTreeSet;
use std::ops::Range;

/// The most characters that are never parted.
const PART: usize = 6;

/// The widths of the parts, label first, that suffice for all puzzles of a section, in the unit's size.
#[derive(Debug, Default)]
pub(crate) struct CodeParts(Vec<Length>);

/// The parts of a code that stand on one line.
#[derive(Debug)]
pub(crate) struct CodeLine {
    /// From the top of the footer to the baseline.
    pub baseline: Length,
    /// The parts on the line, by index.
    pub parts: Range<usize>,
}

impl CodeParts {
    /// The parts of the codes of `puzzles`. Figures count as the widest, so that few codes must be measured.
    pub(crate) fn new(ctx: &Context, puzzles: &[BookPuzzle]) -> Result<CodeParts, MissingGlyph> {
        let (fonts, words) = (ctx.fonts, ctx.words);
        let width = |text: &str| fonts.width(FontRole::Text, UNIT, text);
        let mut figures = Vec::new();
        for figure in '0'..='9' {
            figures.push((width(&figure.to_string())?, figure));
        }
        let widest = figures.into_iter().max().map_or('0', |(_, figure)| figure);
        let mut widths = Vec::new();
        let mut seen = BTreeSet::new();
        for code in puzzles.iter().filter_map(|puzzle| puzzle.code.as_ref()) {
            let parts = parts(words, code);
            widths.resize(parts.len().max(widths.len()), Length::ZERO);
            for (index, part) in parts.into_iter().enumerate() {
                let part = part.replace(|c: char| c.is_ascii_digit(), &widest.to_string());
                if seen.insert((index, part.clone())) {
                    widths[index] = width(&part)?.max(widths[index]);
                }
            }
        }
        Ok(CodeParts(widths))
    }

    /// Whether there are no parts.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The width of the widest part.
    pub(crate) fn least_width(&self, size: Length) -> Length {
        let widths = self.0.iter().map(|&part| at(part, size));
        widths.max().unwrap_or_default()
    }

    /// The parts dealt out to lines of that `width`.
    pub(crate) fn lines(&self, size: Length, width: Length) -> Vec<Range<usize>> {
        let mut lines: Vec<Range<usize>> = Vec::new();
        let mut filled = Length::ZERO;
        for (index, &part) in self.0.iter().enumerate() {
            let part = at(part, size);
            match lines.last_mut() {
                Some(line) if filled + part <= width => {
                    line.end = index + 1;
                    filled += part;
                }
                _ => {
                    lines.push(index..index + 1);
                    filled = part;
                }
            }
        }
        lines
    }
}

impl CodeLine {
    /// The parts of `code` that stand on this line.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        size: Length,
        corner: Point,
        code: &Code,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let all = parts(ctx.words, code).into_iter();
        let text: String = all.take(self.parts.end).skip(self.parts.start).collect();
        let at = corner + Point::new(Length::ZERO, self.baseline);
        let style = Style::new(FontRole::Text, size);
        line(ctx.fonts, style, Align::Left, at, text.trim_end())
    }
}

/// A code with its label: as many parts for all puzzles of a section.
fn parts(words: &Words, code: &Code) -> Vec<String> {
    let text = code.to_string();
    let mut dotted: Vec<&str> = text.split_inclusive('.').collect();
    // Index and attempt are of any length.
    let ends = dotted.split_off(dotted.len().saturating_sub(2));
    let mut parts = vec![format!("{} ", words.code())];
    for part in dotted {
        let characters: Vec<char> = part.chars().collect();
        parts.extend(characters.chunks(PART).map(String::from_iter));
    }
    parts.extend(ends.into_iter().map(str::to_owned));
    parts
}

//! The rules of a puzzle, in the lines of its footer.

use crate::block::footer::{UNIT, at};
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::line::{line, words};
use crate::text::style::{Align, Style};
use gridpress_base::fonts::{FontRole, MissingGlyph};
use gridpress_base::units::{Length, Point};
use gridpress_spec::RulesFor;

/// The words of the rules that all puzzles of a section share.
#[derive(Debug, Default)]
pub(crate) struct RuleText {
    /// Each word with its width and what reaches beyond that, at the size [`UNIT`].
    words: Vec<(String, Length)>,
    /// The width of a space, at the size [`UNIT`].
    space: Length,
}

/// A line of the rules.
#[derive(Debug)]
pub(crate) struct RuleLine {
    /// From the top of the footer to the baseline.
    pub baseline: Length,
    /// The words on the line.
    pub text: String,
}

impl RuleText {
    /// The rules of the puzzles of a section that the spec asks for; where it asks for none there are no words.
    pub(crate) fn new(ctx: &Context, section: usize) -> Result<RuleText, MissingGlyph> {
        let (fonts, spec) = (ctx.fonts, &ctx.book.spec);
        let section = &spec.sections[section];
        let kind = section.contents.kind();
        let of_all = || ctx.words.rules(&[(kind, section.symbols.clone())].into());
        let of_variants = ctx.words.own_rules(kind).map(|(_, rule)| rule);
        let rules: Vec<String> = match spec.puzzle.rules {
            RulesFor::None => Vec::new(),
            RulesFor::Variants => of_variants.collect(),
            RulesFor::All => std::iter::once(of_all()).chain(of_variants).collect(),
        };
        let width = |text: &str| fonts.width(FontRole::Text, UNIT, text);
        // What reaches beyond the last letter, as that of an f, must not lie in the margin.
        let word = |word: &str| {
            let runs = fonts.shape(FontRole::Text, UNIT, word)?;
            let reach = fonts.overhang(&runs).1.at_least(Length::ZERO);
            Ok((word.to_owned(), width(word)? + reach))
        };
        let all = rules.iter().flat_map(|rule| words(rule));
        Ok(RuleText { words: all.map(word).collect::<Result<_, _>>()?, space: width(" ")? })
    }

    /// Whether there are no words.
    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The width of the widest word.
    pub(crate) fn least_width(&self, size: Length) -> Length {
        let widths = self.words.iter().map(|(_, width)| at(*width, size));
        widths.max().unwrap_or_default()
    }

    /// The words dealt out to lines of that `width`.
    pub(crate) fn lines(&self, size: Length, width: Length) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut filled = Length::ZERO;
        for (word, measured) in &self.words {
            match lines.last_mut() {
                Some(line) if at(filled + self.space + *measured, size) <= width => {
                    *line += &format!(" {word}");
                    filled += self.space + *measured;
                }
                _ => {
                    lines.push(word.clone());
                    filled = *measured;
                }
            }
        }
        lines
    }
}

impl RuleLine {
    /// The words on their baseline; the corner of the footer is at `corner`.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        size: Length,
        corner: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let at = corner + Point::new(Length::ZERO, self.baseline);
        let style = Style::new(FontRole::Text, size);
        line(ctx.fonts, style, Align::Left, at, &self.text)
    }
}

//! Fragments: the pieces of a paragraph between the places where a line may end.

use super::{Measure, Span};
use crate::text::ties::pieces;
use gridpress_base::fonts::{FontRole, Fonts, MissingGlyph};
use gridpress_base::units::Length;
use hypher::Lang;

/// A piece of a paragraph at whose end a line may end.
pub(super) struct Fragment {
    /// The text, in one face.
    pub(super) span: Span,
    /// The advance of the text.
    pub(super) width: Length,
    /// How far the ink reaches beyond the width at the end.
    pub(super) reach: Length,
    /// The joint to the next fragment.
    pub(super) after: After,
}

/// The joint between a fragment and the next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    /// A space of that width.
    Space(Length),
    /// A space of that width; the line ends here only where no other end is possible.
    Tie(Length),
    /// Nothing; where the line ends here, a hyphen of that width is added.
    Hyphen(Length),
    /// Nothing; the line may end here without a hyphen.
    Break,
    /// Nothing; the line ends here only where no other end is possible.
    Need,
}

/// The words of `spans`, divided wherever a line may end.
///
/// # Errors
/// [`MissingGlyph`] for a character that no face has.
pub(super) fn fragments(
    fonts: &Fonts,
    measure: &Measure,
    spans: &[Span],
) -> Result<Vec<Fragment>, MissingGlyph> {
    let mut cutter = Cutter { fonts, measure, fragments: Vec::new(), is_in_word: false };
    spans.iter().try_for_each(|span| cutter.span(span))?;
    if let Some(last) = cutter.fragments.last_mut() {
        last.after = After::Break;
    }
    Ok(cutter.fragments)
}

/// Text on its way to fragments.
struct Cutter<'f> {
    fonts: &'f Fonts,
    measure: &'f Measure,
    fragments: Vec<Fragment>,
    /// Whether the last fragment belongs to a word that may go on in another face.
    is_in_word: bool,
}

impl Cutter<'_> {
    fn width(&self, role: FontRole, text: &str) -> Result<Length, MissingGlyph> {
        self.fonts.width(role, self.measure.size, text)
    }

    fn span(&mut self, Span { role, text }: &Span) -> Result<(), MissingGlyph> {
        let (space, hyphen) = (self.width(*role, " ")?, self.width(*role, "-")?);
        let words = pieces(text).into_iter().enumerate().flat_map(|(piece, words)| {
            let words = words.split(' ').enumerate();
            words.map(move |(within, word)| match (piece, within) {
                (0, 0) => (None, word),
                (_, 0) => (Some(After::Space(space)), word),
                _ => (Some(After::Tie(space)), word),
            })
        });
        for (before, word) in words {
            if let Some(before) = before {
                self.end_with(before);
                self.is_in_word = false;
            }
            if word.is_empty() {
                continue;
            }
            if self.is_in_word {
                self.end_with(After::Need);
            }
            self.is_in_word = true;
            for (part, parting) in parts(word, self.measure.hyphens) {
                let after = match parting {
                    Parting::Hyphen => After::Hyphen(hyphen),
                    Parting::Break => After::Break,
                };
                self.part(*role, part, after, hyphen)?;
            }
        }
        Ok(())
    }

    /// Sets what follows the last fragment.
    fn end_with(&mut self, after: After) {
        if let Some(last) = self.fragments.last_mut() {
            last.after = after;
        }
    }

    /// Adds a part of a word; one that no line can hold, letter by letter.
    fn part(
        &mut self,
        role: FontRole,
        text: &str,
        after: After,
        hyphen: Length,
    ) -> Result<(), MissingGlyph> {
        if self.width(role, text)? + self.measure.indent <= self.measure.width {
            return self.add(role, text, after);
        }
        let mut rest = text.chars().peekable();
        while let Some(c) = rest.next() {
            let between = match rest.peek() {
                None => after,
                Some(next) if c.is_alphabetic() && next.is_alphabetic() => After::Hyphen(hyphen),
                Some(_) => After::Need,
            };
            self.add(role, c.encode_utf8(&mut [0; 4]), between)?;
        }
        Ok(())
    }

    fn add(&mut self, role: FontRole, text: &str, after: After) -> Result<(), MissingGlyph> {
        let runs = self.fonts.shape(role, self.measure.size, text)?;
        self.fragments.push(Fragment {
            width: runs.iter().map(|run| run.width).sum(),
            reach: self.fonts.overhang(&runs).1.at_least(Length::ZERO),
            span: Span { role, text: text.to_owned() },
            after,
        });
        Ok(())
    }
}

/// How a part of a word ends where the line ends.
#[derive(Clone, Copy)]
enum Parting {
    /// With a hyphen, which is added.
    Hyphen,
    /// Without one.
    Break,
}

/// The parts of `word`, and how each is parted from the next.
fn parts(word: &str, hyphens: Option<Lang>) -> Vec<(&str, Parting)> {
    let mut parts = Vec::new();
    // Behind a hyphen or a dash within a word a line may end.
    for piece in word.split_inclusive(['-', '\u{2013}', '\u{2014}', '/']) {
        let letters = |c: char| c.is_alphabetic();
        let from = piece.find(letters).unwrap_or(piece.len());
        let to = piece
            .rfind(letters)
            .map_or(from, |at| at + piece[at..].chars().next().map_or(0, char::len_utf8));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_divided_by_the_rules_of_their_language() {
        let of = |word, lang| {
            let parts = parts(word, Some(lang));
            parts.iter().map(|(part, _)| *part).collect::<Vec<_>>().join("|")
        };
        assert_eq!(of("(extensive)", Lang::English), "(ex|ten|sive)");
        assert_eq!(of("Rätselheft,", Lang::German), "Rät|sel|heft,");
        assert_eq!(of("well-known", Lang::English), "well-|known");
        assert_eq!(of("UNESCO", Lang::English), "UNESCO");
        assert_eq!(of("r4c7", Lang::English), "r4c7");
    }
}

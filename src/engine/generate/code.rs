//! Codes of puzzles: everything that reproduces one, except the seed.

use super::{
    AcceptedPuzzle, Address, Fill, Pattern, Recipe, Removal, Revision, WordRecipe, is_section_id,
};
use crate::puzzle::{Kind, KindError, Symmetry};
use std::fmt;
use std::str::FromStr;

/// The engine, recipe, address and attempt of a puzzle, separated by dots: `1.9.38-45.rotate180.easy.17.0`. With the
/// seed, it reproduces the puzzle.
#[derive(Clone, Debug)]
pub struct Code {
    /// The engine revision.
    pub revision: &'static Revision,
    /// The recipe of the puzzle.
    pub recipe: Recipe,
    /// The address of the puzzle.
    pub address: Address,
    /// The accepted attempt.
    pub attempt: u32,
    /// `true` if the puzzle was taken as the best of an unsuccessful search, whatever its number of removed cells.
    pub best: bool,
}

impl Code {
    /// Returns the code of a puzzle that was generated at `address`.
    pub fn of(
        accepted: &AcceptedPuzzle,
        revision: &'static Revision,
        recipe: &Recipe,
        address: Address,
    ) -> Code {
        Code { revision, recipe: recipe.clone(), address, attempt: accepted.attempt, best: false }
    }
}

/// The error for a text that is not a valid code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError(pub String);

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CodeError {}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Code { revision, recipe, address, attempt, best } = self;
        let number = revision.number();
        write!(f, "{number}.{}.{}", recipe.kind, recipe.removal)?;
        // Only what differs from the default is written, so that codes of earlier versions stay valid and short.
        if recipe.fill == Fill::Shuffle {
            write!(f, "-shuffle")?;
        }
        if recipe.empty_overlaps {
            write!(f, "-open")?;
        }
        if !recipe.signs {
            write!(f, "-unsigned")?;
        }
        if recipe.search {
            write!(f, "-search")?;
        }
        if *best {
            write!(f, "-best")?;
        }
        if let Some(word) = &recipe.word {
            write!(f, "~{word}")?;
        }
        write!(f, ".{}.{}.{}.{attempt}", recipe.symmetry, address.section, address.index)
    }
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Code, CodeError> {
        let parts: Vec<&str> = text.trim().split('.').collect();
        let [engine, kind, removal, symmetry, section, index, attempt] = parts[..] else {
            return Err(CodeError(format!(
                "a code has 7 parts separated by dots, but this one has {}",
                parts.len()
            )));
        };
        let number = |part: &str, what: &str| {
            part.bytes()
                // `parse` would accept a sign, and a code has one form only.
                .all(|b| b.is_ascii_digit())
                .then(|| part.parse::<u32>().ok())
                .flatten()
                .ok_or_else(|| CodeError(format!("{what} must be a whole number, not `{part}`")))
        };
        let engine = number(engine, "the engine revision")?;
        let revision = Revision::numbered(engine).ok_or_else(|| {
            let newest = Revision::NEWEST.number();
            CodeError(format!("engine revision {engine} is unknown; the newest is {newest}"))
        })?;
        let kind: Kind = kind.parse().map_err(|error: KindError| CodeError(error.to_string()))?;
        // The reverse of the order in which they are written: each suffix is at the end once those after it have gone.
        let (removal, word) = match removal.split_once('~') {
            Some((removal, word)) => (removal, Some(parse_word(word, kind)?)),
            None => (removal, None),
        };
        let (removal, best) = match removal.strip_suffix("-best") {
            Some(removal) => (removal, true),
            None => (removal, false),
        };
        let (removal, search) = match removal.strip_suffix("-search") {
            Some(removal) => (removal, true),
            None => (removal, false),
        };
        let (removal, signs) = match removal.strip_suffix("-unsigned") {
            Some(removal) => (removal, false),
            None => (removal, true),
        };
        let (removal, empty_overlaps) = match removal.strip_suffix("-open") {
            Some(removal) => (removal, true),
            None => (removal, false),
        };
        let (removal, fill) = match removal.strip_suffix("-shuffle") {
            Some(removal) => (removal, Fill::Shuffle),
            None => (removal, Fill::Random),
        };
        fill.check_kind(kind).map_err(|error| CodeError(error.to_string()))?;
        let removal = match removal.split_once('-') {
            _ if removal == "minimal" => Removal::Minimal,
            Some(("at", digits)) => {
                let pattern = Pattern::from_hex(kind, digits);
                Removal::At(pattern.ok_or_else(|| {
                    CodeError(format!("`{digits}` is not a pattern for a grid of kind `{kind}`"))
                })?)
            }
            Some((low, high)) => {
                let band = number(low, "the fewest removed cells")?
                    ..=number(high, "the most removed cells")?;
                if band.is_empty() || *band.end() > kind.size() as u32 {
                    return Err(CodeError(format!("`{removal}` is not a band of removed cells")));
                }
                Removal::Band(band)
            }
            None => {
                return Err(CodeError(format!("`{removal}` is not a band of removed cells")));
            }
        };
        let symmetry = Symmetry::from_name(symmetry)
            .ok_or_else(|| CodeError(format!("symmetry `{symmetry}` is unknown")))?;
        let index = number(index, "the index")?;
        if !is_section_id(section) || index == 0 {
            return Err(CodeError(format!(
                "`{section}.{index}` is not an address: a section's id and a number from 1"
            )));
        }
        Ok(Code {
            revision,
            recipe: Recipe {
                fill,
                search,
                empty_overlaps,
                signs,
                word,
                ..Recipe::new(kind, symmetry, removal)
            },
            address: Address { section: section.to_owned(), index },
            attempt: number(attempt, "the attempt")?,
            best,
        })
    }
}

/// Parses the part of a code that describes the hidden word.
fn parse_word(text: &str, kind: Kind) -> Result<WordRecipe, CodeError> {
    let word = WordRecipe::from_code(text);
    let word =
        word.ok_or_else(|| CodeError(format!("`{text}` is not a word and line of a code")))?;
    match word.check_kind(kind) {
        Ok(()) => Ok(word),
        Err(error) => Err(CodeError(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for text in [
            "1.9.38-45.rotate180.easy.17.0",
            "1.9.minimal.none.a-b_C9.4000000000.12",
            "1.6-3x2+diagonal.10-12-shuffle.mirrors.kids.3.1",
            "1.9.60-60-search.none.few.1.0",
            "1.9.64-64-search-best.none.few.1.0",
            "1.4.at-9f06.none.few.1.0",
            "1.6+calcudoku.20-24-unsigned.none.few.1.0",
            "1.9.38-45~word-4e4f5354414c474945.rotate180.easy.17.0",
            "1.9.38-45-shuffle~word-4e4f5354414c474945-r3.rotate180.easy.17.0",
            "1.9+diagonal.38-45~list-en-d.rotate180.easy.17.0",
            "1.6.10-12~list-de-c6.none.easy.17.0",
        ] {
            assert_eq!(text.parse::<Code>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn invalid_codes_are_rejected() {
        for text in [
            "",
            "1.9.38-45.rotate180.easy.17",
            "1.9.38-45.rotate180.easy.17.0.0",
            "0.9.38-45.none.easy.1.0",
            "9.9.38-45.none.easy.1.0",
            "1.7.38-45.none.easy.1.0",
            "1.9+dots.38-45.none.easy.1.0",
            "1.9.45-38.none.easy.1.0",
            "1.9.38-82.none.easy.1.0",
            "1.9.38.none.easy.1.0",
            "1.9+jigsaw.38-45-shuffle.none.easy.1.0",
            "1.9.38-45.sideways.easy.1.0",
            "1.9.38-45.none.a/b.1.0",
            "1.9.38-45.none.easy.0.0",
            "1.9.38-45.none.easy.+1.0",
            "1.9.38-45.none.easy.1.99999999999",
            "1.9.38-45~.none.easy.1.0",
            "1.9.38-45~word-4e4f.none.easy.1.0",
            "1.9.38-45~word-4e4f5354414c47494.none.easy.1.0",
            "1.9.38-45~word-4e4f5354414c474945-r10.none.easy.1.0",
            "1.9.38-45~word-4e4f5354414c474945-d.none.easy.1.0",
            "1.9.38-45~list-xx.none.easy.1.0",
            "1.16.100-120~list-en.none.easy.1.0",
            "1.9+killer.38-45~list-en.none.easy.1.0",
        ] {
            assert!(text.parse::<Code>().is_err(), "{text}");
        }
    }
}

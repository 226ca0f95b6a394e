//! Books in braille, for embossers and braille displays: the text of a book and its puzzles in six dots, in the braille
//! code of its language, as a file of forty cells by 25 lines a page.

mod code;
mod grids;
mod pages;
#[cfg(test)]
mod tests;
mod translation;

use code::BrailleCode;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::Section;
use gridpress_engine::puzzle::{Grid, Kind};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::{GridView, Symbols};
use gridpress_messages::{CageForms, Words};
use grids::SymbolCells;
use pages::BraillePages;
use std::collections::BTreeSet;

/// Returns a book as a file in braille ASCII (BRF).
///
/// # Errors
/// With [`Exit::Input`](gridpress_messages::diag::Exit::Input) if a text has a character without a sign in the braille
/// code of the language, or if a section has pictures in its cells.
pub fn write(book: &Book) -> Result<Vec<u8>, Failure> {
    let words = &book.spec.words;
    let code = BrailleCode::of(words.language()).ok_or_else(|| {
        failure(format!("there is no braille code for the language `{}`", words.language()))
    })?;
    let mut writer = BrailleWriter { book, words, code, pages: BraillePages::default() };
    writer.rules()?;
    writer.puzzles()?;
    writer.answers()?;
    let title = writer.title_page()?;
    let contents = writer.translate(words.contents())?;
    Ok(pages::file(&writer.pages.with_front(title, &contents, code), code))
}

fn failure(message: String) -> Failure {
    Failure::input(vec![Diagnostic::error(message)])
}

/// A book being written in braille.
struct BrailleWriter<'b> {
    book: &'b Book,
    words: &'b Words,
    code: &'static BrailleCode,
    pages: BraillePages,
}

impl<'b> BrailleWriter<'b> {
    fn translate(&self, text: &str) -> Result<Vec<String>, Failure> {
        self.code.words(text).map_err(|sign| {
            failure(format!(
                "`{sign}` has no sign in the braille code of the book's language: `{text}`"
            ))
        })
    }

    /// Returns the page before the contents.
    fn title_page(&self) -> Result<BraillePages, Failure> {
        let spec = &self.book.spec;
        let mut page = BraillePages::default();
        page.begin_page();
        let count = self.words.puzzle_count(spec.puzzle_count());
        let lines =
            [spec.series_line(), Some(spec.title.clone()), spec.subtitle.clone(), Some(count)];
        let rights = [spec.author.clone(), spec.imprint.clone(), spec.copyright_line()];
        for text in lines.into_iter().chain(rights).chain([spec.front.copyright.clone()]).flatten()
        {
            for line in text.lines() {
                page.centred(&self.translate(line)?);
            }
            page.gap();
        }
        let seed = &self.book.generator.seed;
        let made = self.words.made_with(
            env!("CARGO_PKG_VERSION"),
            self.book.generator.revision.number(),
            seed,
        );
        page.paragraph(&self.translate(&made)?);
        Ok(page)
    }

    fn part(&mut self, title: &str) -> Result<(), Failure> {
        let title = self.translate(title)?;
        self.pages.part(&title);
        Ok(())
    }

    fn paragraph(&mut self, text: &str) -> Result<(), Failure> {
        let text = self.translate(text)?;
        self.pages.paragraph(&text);
        Ok(())
    }

    /// Writes the rules of the kinds of the book.
    fn rules(&mut self) -> Result<(), Failure> {
        let sections = self.book.spec.sections.iter();
        let kinds: BTreeSet<(Kind, Symbols)> =
            sections.map(|section| (section.contents.kind(), section.symbols.clone())).collect();
        self.part(self.words.how_to())?;
        self.paragraph(&self.words.rules(&kinds))?;
        let forms = CageForms::of(self.book.puzzles().map(|puzzle| &*puzzle.puzzle.shape));
        let rules = kinds.iter().flat_map(|(kind, _)| self.words.own_rules(*kind, forms));
        let rules: BTreeSet<String> = rules.map(|(name, rule)| format!("{name}. {rule}")).collect();
        for rule in rules {
            self.paragraph(&rule)?;
        }
        self.paragraph(self.words.naming())
    }

    /// Writes each section, and below its title its introduction and its puzzles.
    fn puzzles(&mut self) -> Result<(), Failure> {
        for (spec, puzzles) in self.book.spec.sections.iter().zip(&self.book.sections) {
            self.part(&self.title_of(spec, puzzles))?;
            for paragraph in spec.intro.iter().flat_map(|text| text.split("\n\n")) {
                self.paragraph(paragraph)?;
            }
            for puzzle in puzzles {
                self.grid(spec, puzzle, &puzzle.puzzle.givens)?;
                let symbols = spec.symbols.of_puzzle(&puzzle.puzzle);
                let view = GridView { shape: &puzzle.puzzle.shape, symbols: &symbols };
                for mark in Narrator::new(self.words, view).marks() {
                    self.paragraph(&mark)?;
                }
            }
        }
        Ok(())
    }

    /// Writes the answers, section by section.
    fn answers(&mut self) -> Result<(), Failure> {
        self.part(self.words.answers())?;
        for (spec, puzzles) in self.book.spec.sections.iter().zip(&self.book.sections) {
            for puzzle in puzzles {
                self.grid(spec, puzzle, &puzzle.puzzle.solution)?;
            }
        }
        Ok(())
    }

    /// Returns the title of a section, or the range of its puzzles.
    fn title_of(&self, spec: &Section, puzzles: &[BookPuzzle]) -> String {
        let name = |puzzle: Option<&BookPuzzle>| {
            puzzle.map_or_else(String::new, |puzzle| puzzle.name.text_form().to_owned())
        };
        let range = || self.words.puzzle_range(&name(puzzles.first()), &name(puzzles.last()));
        spec.title.clone().unwrap_or_else(range)
    }

    /// Writes a grid below the name and the level of its puzzle.
    fn grid(&mut self, spec: &Section, puzzle: &BookPuzzle, digits: &Grid) -> Result<(), Failure> {
        let shape = &*puzzle.puzzle.shape;
        let symbols = spec.symbols.of_puzzle(&puzzle.puzzle);
        let view = GridView { shape, symbols: &symbols };
        let cells = SymbolCells::of(self.code, view).ok_or_else(|| {
            failure(format!("section `{}`: its symbols cannot be written in braille", spec.id))
        })?;
        let name = puzzle.name.text_form();
        let name =
            if puzzle.name.is_date { name.to_owned() } else { self.words.puzzle_range(name, name) };
        let label = self.words.label(&self.words.variants(shape.kind()), puzzle.level);
        let heading = self.translate(&format!("{name}, {label}"))?;
        let lines = grids::lines(self.code, &cells, view, digits);
        self.pages.heading(&heading, lines);
        Ok(())
    }
}

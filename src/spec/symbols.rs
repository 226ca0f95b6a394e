//! What stands in the cells of grids: the keys `symbols` and `word_line`, read, held against the kind, and written.

use super::form::{By, by};
use super::key::{Cx, Given, ValueShape};
use super::reader::{Entry, Reports};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_base::images::{PictureSet, SymbolPicture};
use gridpress_base::symbols::Symbols;
use gridpress_base::units::Length;
use gridpress_engine::generate::{WordRecipe, WordSource};
use gridpress_engine::puzzle::{Kind, WordError, WordLine};
use std::sync::Arc;
use toml::Value;

/// What stands before a word of one's own.
const OWN: &str = "word:";
/// The value that draws words from the list of the book's language.
const LISTED: &str = "word";

/// The value of `symbols`, as the spec has it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SymbolsKey {
    /// Figures and what goes on from them, shapes, or pictures of one's own.
    Known(Symbols),
    /// The letters of this word, in capitals.
    Word(String),
    /// The letters of a word that each puzzle draws.
    Listed,
}

/// The symbols of a section's or a slot's puzzles, and the words that make them.
pub(super) struct OwnSymbols {
    pub symbols: Symbols,
    pub word: Option<WordRecipe>,
}

/// The form of `symbols`.
pub(super) fn symbols() -> By<SymbolsKey> {
    by(read, SymbolsKey::value, shape)
}

/// The form of `word_line`.
pub(super) fn word_line() -> By<WordLine> {
    by(read_line, |line| line.to_string().into(), || ValueShape::Text)
}

fn shape() -> ValueShape {
    let names = Symbols::NAMES.iter().map(|(name, _)| *name);
    let names = ValueShape::Choice(names.chain([LISTED]).collect());
    let files = ValueShape::List(Box::new(ValueShape::Text));
    ValueShape::Either(vec![names, ValueShape::Text, files])
}

fn read(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<SymbolsKey> {
    if entry.is_list() {
        let pictures = pictures(entry, cx)?;
        return Some(SymbolsKey::Known(Symbols::Pictures(pictures)));
    }
    let text = entry.string()?.trim();
    if let Some(word) = text.strip_prefix(OWN) {
        return Some(SymbolsKey::Word(word.trim().to_uppercase()));
    }
    if text == LISTED {
        return Some(SymbolsKey::Listed);
    }
    if let Some(symbols) = Symbols::named(text) {
        return Some(SymbolsKey::Known(symbols));
    }
    let names: Vec<&str> = Symbols::NAMES.map(|(name, _)| name).to_vec();
    let label = "expected \"letters\", \"numbers\", \"shapes\", \"word\", or a word as in \"word:NOSTALGIE\"";
    let help = match entry.nearest(text, names) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "letters of your own stand behind `word:`, and pictures of your own in a list: [\"cat.png\", \"sun.svg\", …]".to_owned(),
    };
    entry.wrong(format!("unknown symbols `{text}`"), label, &help);
    None
}

/// Pictures beside the spec, the first of which stands for 1.
fn pictures(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<PictureSet> {
    // Every wrong one gets a report.
    let items: Vec<Option<Arc<SymbolPicture>>> =
        entry.items()?.iter().map(|item| picture(item, cx)).collect();
    let pictures: Vec<Arc<SymbolPicture>> = items.into_iter().collect::<Option<_>>()?;
    for (index, picture) in pictures.iter().enumerate() {
        let before = &pictures[..index];
        let (file, help) = (&picture.file, "every digit needs a picture of its own");
        let look_the_same = |other: &&Arc<SymbolPicture>| {
            let givens = [&other.given, &picture.given];
            // What a solver puts is lighter: it might look as another given.
            givens[0] == givens[1] || other.filled == *givens[1] || picture.filled == *givens[0]
        };
        if let Some(same) = before.iter().find(look_the_same) {
            let message = match same.file == *file {
                true => format!("the picture `{file}` stands for two digits"),
                false => format!("the pictures `{}` and `{file}` look the same", same.file),
            };
            entry.wrong(message, "nobody could tell these digits apart", help);
            return None;
        }
        if let Some(same) = before.iter().find(|other| other.name == picture.name) {
            let (other, name) = (&same.file, &picture.name);
            let message = format!("the pictures `{other}` and `{file}` have one name");
            let help = "texts call a picture as its file is called: rename one of them";
            entry.wrong(message, format!("both would be called `{name}`"), help);
            return None;
        }
    }
    Some(PictureSet::new(pictures))
}

fn picture(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Arc<SymbolPicture>> {
    let file = entry.line()?;
    match cx.figures.read_symbol(cx.files, &file) {
        Ok(picture) => Some(picture),
        Err(why) => {
            let message = format!("the picture `{file}` cannot be used");
            entry.wrong(message, why, "expected a PNG, JPEG or SVG beside the spec");
            None
        }
    }
}

fn read_line(entry: &Entry<'_>, _: &Cx<'_>) -> Option<WordLine> {
    let text = entry.string()?;
    let line = text.parse();
    if let Err(error) = &line {
        let label = format!("{error}");
        entry.wrong(format!("`{text}` is no line of a grid"), label, "");
    }
    line.ok()
}

impl SymbolsKey {
    /// The value for symbols, and for the words that make them.
    pub(super) fn of(symbols: &Symbols, word: Option<&WordRecipe>) -> SymbolsKey {
        match word.map(|word| &word.source) {
            Some(WordSource::Own(word)) => SymbolsKey::Word(word.clone()),
            Some(WordSource::Listed(_)) => SymbolsKey::Listed,
            None => SymbolsKey::Known(symbols.clone()),
        }
    }

    /// The value as specs have it.
    fn value(&self) -> Value {
        match self {
            SymbolsKey::Known(Symbols::Pictures(set)) => {
                let files = set.pictures().iter();
                Value::Array(files.map(|picture| picture.file.as_str().into()).collect())
            }
            SymbolsKey::Known(symbols) => symbols.name().into(),
            SymbolsKey::Word(word) => format!("{OWN}{word}").into(),
            SymbolsKey::Listed => LISTED.into(),
        }
    }

    /// The words that puzzles hide, from lists of `language`.
    fn source(&self, language: &str) -> Option<WordSource> {
        match self {
            SymbolsKey::Known(_) => None,
            SymbolsKey::Word(word) => Some(WordSource::Own(word.clone())),
            SymbolsKey::Listed => Some(WordSource::Listed(language.to_owned())),
        }
    }
}

/// The symbols of puzzles of `kind` in a book of `language`; `None` where the keys do not go with it, which is reported.
/// `is_made` tells whether the generator makes the puzzles.
pub(super) fn own_symbols(
    cx: &Cx<'_>,
    (symbols, line): (&Given<SymbolsKey>, &Given<WordLine>),
    kind: Kind,
    language: &str,
    is_made: bool,
) -> Option<OwnSymbols> {
    let key = symbols.value.as_ref()?;
    if line.is_there() && line.value.is_none() {
        return None;
    }
    let Some(source) = key.source(language) else {
        if line.is_there() {
            let help = "name a word, as in symbols = \"word:NOSTALGIE\", or leave the line out";
            line.wrong(cx.reports, "a line for a word, and no word", "which word?", help);
            return None;
        }
        let SymbolsKey::Known(named) = key.clone() else {
            return None;
        };
        if let Err(error) = named.goes_with(kind) {
            let label = "this cannot be printed";
            symbols.wrong(cx.reports, &error.message, label, &error.help);
            return None;
        }
        return Some(OwnSymbols { symbols: named, word: None });
    };
    if !is_made {
        let message = "puzzles from a file stay as they are: no line of theirs reads a word";
        symbols.wrong(cx.reports, message, "expected puzzles that are made here", "");
        return None;
    }
    let word = WordRecipe { source, line: line.value };
    if let Err(error) = word.goes_with(kind) {
        report(cx.reports, symbols, line, &word, kind, &error);
        return None;
    }
    let alphabet = word.alphabet(kind);
    let letters = alphabet.iter().flat_map(|alphabet| alphabet.letters());
    shown(cx, symbols, letters.collect());
    Some(OwnSymbols { symbols: Symbols::Word(alphabet), word: Some(word) })
}

/// Reports a word at its own key, and a line at its own.
fn report(
    reports: &Reports,
    symbols: &Given<SymbolsKey>,
    line: &Given<WordLine>,
    word: &WordRecipe,
    kind: Kind,
    error: &WordError,
) {
    let is_of_line = kind.digits_are_names() && word.line.is_some_and(|line| !line.is_in(kind));
    match is_of_line {
        true => line.wrong(reports, &error.message, "there is no such line", &error.help),
        false => symbols.wrong(reports, &error.message, "this cannot be printed", &error.help),
    }
}

/// Reports letters that the faces of the digits do not have.
fn shown(cx: &Cx<'_>, symbols: &Given<SymbolsKey>, letters: Vec<char>) {
    let Some(fonts) = cx.fonts else { return };
    let missing = |letter: &char| missing(fonts, *letter);
    if let Some(missing) = letters.iter().find_map(missing) {
        let help = "choose another font for digits under [type], or another word";
        symbols.wrong(cx.reports, &missing, "its letters stand in the cells", help);
    }
}

/// Why a letter cannot stand in cells, if it cannot.
fn missing(fonts: &Fonts, letter: char) -> Option<String> {
    let widths = [FontRole::Given, FontRole::Digit].into_iter();
    let mut widths = widths.map(|role| fonts.cell_width(role, Length::pt(10), &letter.to_string()));
    widths.find_map(Result::err).map(|error| error.to_string())
}

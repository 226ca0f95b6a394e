//! The kind of a section's or a slot's puzzles: size, boxes, variants and symbols.

use super::form::{CustomForm, custom, field, line};
use super::key::{ReadContext, SpecField, ValueShape, keys};
use super::reader::{Entry, Reports};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_engine::generate::{WordRecipe, WordSource};
use gridpress_engine::puzzle::{Alphabet, GridLayout, Kind, Variant, WordError, WordLine};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::images::{PictureSet, SymbolPicture};
use gridpress_ground::record::BoxSize;
use gridpress_ground::units::Length;
use gridpress_messages::diag::{Diagnostic, Place};
use gridpress_messages::symbols::Symbols;
use gridpress_messages::{Text, TextArg, text};
use std::sync::Arc;
use toml::Value;

keys! {
    pub(super) struct KindKeys in [[section]] {
        size: SpecField<usize> = field(custom(side, |side| format!("{side}x{side}").into(), sides)), SpecField::from_value(9), "6";
        boxes as "box": SpecField<(usize, usize)> = field(custom(rows_columns, |(rows, columns)| format!("{rows}x{columns}").into(), || ValueShape::Text)), SpecField::MISSING, "\"3x2\"";
        grids: SpecField<String> = field(line()), SpecField::MISSING, "\"samurai\"";
        variant: SpecField<Vec<Variant>> = field(custom(variants, |variants| written(variants), variant_shape)), SpecField::from_value(Vec::new()), "[\"diagonal\"]";
        symbols: SpecField<SymbolsKey> = field(symbols()), SpecField::from_value(SymbolsKey::Fixed(Symbols::Letters)), "\"word:NOSTALGIE\"";
        word_line: SpecField<WordLine> = field(word_line()), SpecField::MISSING, "\"row 3\"";
    }
}

impl KindKeys {
    /// Returns `true` if the spec has size, boxes, grids or variants.
    pub(super) fn is_named(&self) -> bool {
        self.size.is_present()
            || self.boxes.is_present()
            || self.grids.is_present()
            || self.variant.is_present()
    }

    /// Returns the kind; `None` if the keys are invalid, which is reported. `place` is that of their table.
    pub(super) fn kind(&self, reports: &Reports, place: &Place) -> Option<Kind> {
        if self.boxes.is_present() && self.boxes.value.is_none() {
            return None;
        }
        let (side, boxes) = (self.size.value?, self.boxes.value);
        if self.grids.is_present() && self.grids.value.is_none() {
            return None;
        }
        let of_size = Kind::new(side, boxes, &[]);
        let error = match Kind::new(side, boxes, self.variant.value.as_ref()?)
            .and_then(|kind| kind.with_grids(self.grids.value.as_deref()))
        {
            Ok(kind) => return Some(kind),
            Err(error) => error,
        };
        // The error is at the size if that is impossible alone, else at the boxes, else at the variants.
        let is_size = Kind::all_sides().any(|known| known == side);
        let is_plain = boxes.is_none() && self.variant.value.as_ref()?.is_empty();
        let at = if !is_size || is_plain && of_size.is_err() {
            &self.size.place
        } else if boxes.is_some() && of_size.is_err() {
            &self.boxes.place
        } else if self.grids.is_present() {
            &self.grids.place
        } else {
            &self.variant.place
        };
        let place = at.as_ref().unwrap_or(place).clone();
        let report = Diagnostic::error(error.message).at(place, text!("this-cannot-be-printed"));
        reports.push(report.help(error.help));
        None
    }

    /// Returns the symbols of puzzles of `kind` in a book in `language`; `None` if they are invalid, which is reported.
    /// `is_generated` is `true` for puzzles made by the generator.
    pub(super) fn symbols(
        &self,
        cx: &ReadContext<'_>,
        kind: Kind,
        language: &str,
        is_generated: bool,
    ) -> Option<PuzzleSymbols> {
        resolve_symbols(cx, &self.symbols, &self.word_line, kind, language, is_generated)
    }

    /// Reports custom pictures, which only books support; interactive pages do not.
    pub(super) fn refuse_pictures(&self, reports: &Reports) {
        let message = "custom pictures in a daily puzzle";
        let help = "use symbols = \"shapes\", or make a book of these puzzles";
        (self.symbols).report_error(reports, message, "only sections of books support them", help);
    }

    /// Reports digits that are not in the order of Unicode, by which the check of a day's files recognises them.
    pub(super) fn check_daily_digits(&self, reports: &Reports, symbols: &Symbols) {
        if symbols.alphabet().is_some_and(|alphabet| !alphabet.letters().is_sorted()) {
            (self.symbols).report_error(
                reports,
                "digits that are not in the order of Unicode in a daily puzzle",
                "only sections of books support them",
                "use digits from 0 or of one script, or make a book of these puzzles",
            );
        }
    }

    /// Returns the keys for `kind` and its symbols.
    pub(super) fn of(kind: Kind, symbols: &Symbols, word: Option<&WordRecipe>) -> KindKeys {
        KindKeys {
            size: SpecField::from_value(kind.digits()),
            boxes: SpecField {
                value: (!kind.has_default_boxes()).then(|| kind.boxes()),
                place: None,
            },
            grids: SpecField { value: kind.grids_text(), place: None },
            variant: SpecField::from_value(kind.variants().collect()),
            symbols: SpecField::from_value(SymbolsKey::of(symbols, word)),
            word_line: SpecField { value: word.and_then(|word| word.line), place: None },
        }
    }
}

/// Reads `9` or `"9x9"`.
fn side(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<usize> {
    if !entry.is_string() {
        return entry.whole(1..=99).map(|side| side as usize);
    }
    let text = entry.string()?;
    let side = Kind::parse_side(text);
    if side.is_none() {
        let what = Text::from(english!("not-a-size": "`{size}` is not a size", size = text));
        entry.report_error(what, text!("size-forms"), "");
    }
    side
}

fn sides() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Whole(3..=25), ValueShape::Text])
}

/// Reads rows and columns of a box: `"2x3"`.
fn rows_columns(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<(usize, usize)> {
    let text = entry.string()?;
    let size = text.parse::<BoxSize>();
    if size.is_err() {
        let what = Text::from(english!("not-a-box": "`{size}` is not a box", size = text));
        entry.report_error(what, text!("box-form"), "");
    }
    size.ok().map(Into::into)
}

/// Reads one variant, or a list of them, also in a text with commas.
fn variants(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Vec<Variant>> {
    if entry.is_string() {
        let variants: Option<Vec<Variant>> =
            entry.string()?.split(',').map(|name| Variant::from_name(name.trim())).collect();
        return variants.or_else(|| variant(entry).map(|variant| vec![variant]));
    }
    // Every invalid item is reported.
    entry.items()?.iter().map(variant).collect::<Vec<Option<Variant>>>().into_iter().collect()
}

/// Reads one variant, and reports kinds that are none.
fn variant(entry: &Entry<'_>) -> Option<Variant> {
    let text = entry.string()?;
    let help = if GridLayout::from_name(text).is_some() {
        text!("layout-has-own-key", example = format!("grids = \"{text}\""))
    } else if ["classic", "none", "standard"].contains(&text) {
        text!("classic-without-variants")
    } else {
        return entry.choice();
    };
    entry.report_error(text!("not-a-variant", text), text!("additional-rules"), help);
    None
}

fn written(variants: &[Variant]) -> Value {
    let names = variants.iter().map(|variant| Value::from(variant.name()));
    Value::Array(names.collect())
}

fn variant_shape() -> ValueShape {
    let names = ValueShape::Choice(Variant::names());
    ValueShape::Either(vec![names.clone(), ValueShape::List(Box::new(names))])
}

/// The prefix of a custom word.
const OWN: &str = "word:";
/// The value that draws words from the list of the book's language.
const LISTED: &str = "word";

/// A value of the key `symbols`.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SymbolsKey {
    /// Letters, numbers, shapes, digits or custom pictures.
    Fixed(Symbols),
    /// Digits in a list or range, whose number the kind determines.
    Digits(String),
    /// The letters of this word, in capitals.
    Word(String),
    /// The letters of a listed word, chosen per puzzle.
    Listed,
}

/// The symbols of a section's or a slot's puzzles, and the words that provide them.
pub(super) struct PuzzleSymbols {
    pub symbols: Symbols,
    pub word: Option<WordRecipe>,
}

/// Returns the form of `symbols`.
pub(super) fn symbols() -> CustomForm<SymbolsKey> {
    custom(read_symbols, SymbolsKey::value, symbols_shape)
}

/// Returns the form of `word_line`.
pub(super) fn word_line() -> CustomForm<WordLine> {
    custom(read_word_line, |line| line.to_string().into(), || ValueShape::Text)
}

fn symbols_shape() -> ValueShape {
    let names = Symbols::NAMES.iter().map(|(name, _)| *name);
    let names = ValueShape::Choice(names.chain([LISTED]).collect());
    let files = ValueShape::List(Box::new(ValueShape::Text));
    ValueShape::Either(vec![names, ValueShape::Text, files])
}

fn read_symbols(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<SymbolsKey> {
    if entry.is_list() {
        let pictures = pictures(entry, cx)?;
        return Some(SymbolsKey::Fixed(Symbols::Pictures(pictures)));
    }
    let text = entry.string()?.trim();
    if let Some(word) = text.strip_prefix(OWN) {
        return Some(SymbolsKey::Word(word.trim().to_uppercase()));
    }
    if text == LISTED {
        return Some(SymbolsKey::Listed);
    }
    if let Some(symbols) = Symbols::named(text) {
        return Some(SymbolsKey::Fixed(symbols));
    }
    if Alphabet::lists_digits(text) {
        return Some(SymbolsKey::Digits(text.to_owned()));
    }
    let names: Vec<&str> = Symbols::NAMES.map(|(name, _)| name).to_vec();
    let help = match entry.nearest(text, names) {
        Some(name) => text!("did-you-mean", name),
        None => text!("letters-or-pictures"),
    };
    entry.report_error(text!("unknown-symbols", text), text!("symbols-forms"), help);
    None
}

/// Reads pictures beside the spec; the first stands for 1.
fn pictures(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<PictureSet> {
    // Every invalid item is reported.
    let items: Vec<Option<Arc<SymbolPicture>>> =
        entry.items()?.iter().map(|item| picture(item, cx)).collect();
    let pictures: Vec<Arc<SymbolPicture>> = items.into_iter().collect::<Option<_>>()?;
    for (index, picture) in pictures.iter().enumerate() {
        let before = &pictures[..index];
        let file = &picture.file[..];
        if let Some(same) = before.iter().find(|other| {
            let givens = [&other.given, &picture.given];
            // A solver's entry is printed lighter, so it could look like the given of another digit.
            givens[0] == givens[1] || other.filled == *givens[1] || picture.filled == *givens[0]
        }) {
            let message = if same.file == *file {
                text!("picture-twice", file)
            } else {
                text!("pictures-alike", other = &same.file[..], file)
            };
            entry.report_error(message, text!("digits-alike"), text!("different-pictures"));
            return None;
        }
        if let Some(same) = before.iter().find(|other| other.name == picture.name) {
            let message = text!("pictures-of-one-name", other = &same.file[..], file);
            let label = text!("both-called", name = &picture.name[..]);
            entry.report_error(message, label, text!("rename-picture"));
            return None;
        }
    }
    Some(PictureSet::new(pictures))
}

fn picture(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Arc<SymbolPicture>> {
    let file = entry.line()?;
    match cx.figures.read_symbol(cx.files, &file) {
        Ok(picture) => Some(picture),
        Err(why) => {
            let help = text!("png-jpeg-or-svg-beside-book");
            entry.report_error(text!("unusable-picture", file), why, help);
            None
        }
    }
}

fn read_word_line(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WordLine> {
    let text = entry.string()?;
    let line = text.parse();
    if line.is_err() {
        let examples = "`row 3`, `column 5`, `diagonal`";
        entry.report_error(text!("not-a-word-line", text), text!("word-line-forms", examples), "");
    }
    line.ok()
}

impl SymbolsKey {
    /// Returns the key for symbols, and for the words that provide them.
    pub(super) fn of(symbols: &Symbols, word: Option<&WordRecipe>) -> SymbolsKey {
        match word.map(|word| &word.source) {
            Some(WordSource::Custom(word)) => SymbolsKey::Word(word.clone()),
            Some(WordSource::List(_)) => SymbolsKey::Listed,
            None => SymbolsKey::Fixed(symbols.clone()),
        }
    }

    /// Returns the value as written in specs.
    fn value(&self) -> Value {
        match self {
            SymbolsKey::Fixed(Symbols::Pictures(set)) => Value::Array(
                set.pictures().iter().map(|picture| picture.file.as_str().into()).collect(),
            ),
            SymbolsKey::Fixed(Symbols::Digits(digits)) => digits.to_string().into(),
            SymbolsKey::Fixed(symbols) => symbols.name().into(),
            SymbolsKey::Digits(digits) => digits.as_str().into(),
            SymbolsKey::Word(word) => format!("{OWN}{word}").into(),
            SymbolsKey::Listed => LISTED.into(),
        }
    }

    /// Returns the source of hidden words, from lists in `language`.
    fn source(&self, language: &str) -> Option<WordSource> {
        match self {
            SymbolsKey::Fixed(_) | SymbolsKey::Digits(_) => None,
            SymbolsKey::Word(word) => Some(WordSource::Custom(word.clone())),
            SymbolsKey::Listed => Some(WordSource::List(language.to_owned())),
        }
    }
}

/// Returns the symbols of puzzles of `kind` in a book in `language`; `None` if the keys are incompatible with it, which
/// is reported. `is_generated` is `true` for puzzles made by the generator.
fn resolve_symbols(
    cx: &ReadContext<'_>,
    symbols: &SpecField<SymbolsKey>,
    line: &SpecField<WordLine>,
    kind: Kind,
    language: &str,
    is_generated: bool,
) -> Option<PuzzleSymbols> {
    let key = symbols.value.as_ref()?;
    if line.is_present() && line.value.is_none() {
        return None;
    }
    let Some(source) = key.source(language) else {
        if line.is_present() {
            let (example, setting) = ("symbols = \"word:NOSTALGIE\"", "section.word_line");
            let help = text!("set-word-or-leave", example, setting = TextArg::key(setting));
            let message = text!("word-line-needs-word", setting = TextArg::key(setting));
            line.report_error(cx.reports, message, text!("no-word-is-set"), help);
            return None;
        }
        let report = |message: EnglishText, help: EnglishText| {
            symbols.report_error(cx.reports, message, text!("this-cannot-be-printed"), help);
        };
        let named = match key {
            SymbolsKey::Fixed(named) => named.clone(),
            SymbolsKey::Digits(text) => Alphabet::from_digits(text, kind.digits())
                .map(Symbols::Digits)
                .map_err(|error| report(error.message, error.help))
                .ok()?,
            SymbolsKey::Word(_) | SymbolsKey::Listed => return None,
        };
        if let Err(error) = named.check_kind(kind) {
            report(error.message, error.help);
            return None;
        }
        let digits = named.alphabet().iter().flat_map(|digits| digits.letters()).collect();
        check_letters(cx, symbols, digits);
        return Some(PuzzleSymbols { symbols: named, word: None });
    };
    if !is_generated {
        let message = text!("files-spell-no-word");
        symbols.report_error(cx.reports, message, text!("expected-generated"), "");
        return None;
    }
    let word = WordRecipe { source, line: line.value };
    if let Err(error) = word.check_kind(kind) {
        report_word_error(cx.reports, symbols, line, &word, kind, error);
        return None;
    }
    let alphabet = word.alphabet(kind);
    let letters = alphabet.iter().flat_map(|alphabet| alphabet.letters());
    check_letters(cx, symbols, letters.collect());
    Some(PuzzleSymbols { symbols: Symbols::Word(alphabet), word: Some(word) })
}

/// Reports an error of a word, or of its line, at the respective key.
fn report_word_error(
    reports: &Reports,
    symbols: &SpecField<SymbolsKey>,
    line: &SpecField<WordLine>,
    word: &WordRecipe,
    kind: Kind,
    error: WordError,
) {
    if kind.has_interchangeable_digits() && word.line.is_some_and(|line| !line.exists_in(kind)) {
        line.report_error(reports, error.message, text!("no-such-line"), error.help)
    } else {
        symbols.report_error(reports, error.message, text!("this-cannot-be-printed"), error.help)
    }
}

/// Reports letters that the digit faces lack.
fn check_letters(cx: &ReadContext<'_>, symbols: &SpecField<SymbolsKey>, letters: Vec<char>) {
    let Some(fonts) = cx.fonts else { return };
    if let Some(missing) = letters.iter().find_map(|letter| missing_glyph(fonts, *letter)) {
        let setting = TextArg::setting("type.digits", "`digits` under [type]");
        let help = text!("other-digit-font", setting);
        symbols.report_error(cx.reports, &missing, text!("printed-in-cells"), help);
    }
}

/// Returns the error of the digit faces if one lacks a letter.
fn missing_glyph(fonts: &Fonts, letter: char) -> Option<MissingGlyph> {
    [FontRole::Given, FontRole::Digit]
        .into_iter()
        .find_map(|role| fonts.cell_width(role, Length::pt(10), &letter.to_string()).err())
}

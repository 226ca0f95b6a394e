//! What kind of sudoku a section or a slot holds: size, boxes, variants, and what stands for values.

use super::form::{by, given, line};
use super::key::{Cx, Given, ValueShape, keys};
use super::reader::{Entry, Reports};
use super::symbols::{self, OwnSymbols, SymbolsKey, own_symbols, word_line};
use gridpress_base::diag::{Diagnostic, Place};
use gridpress_base::symbols::Symbols;
use gridpress_engine::generate::WordRecipe;
use gridpress_engine::puzzle::{Kind, Variant, WordLine};
use toml::Value;

keys! {
    pub(super) struct KindKeys in "[[section]]" {
        /// Cells in a row: 4, 6, 8, 9, 10, 12, 14 to 16, 18, 20 to 22, 24 or 25; of a jigsaw also 5, 7, 11, 13, 17, 19 or 23, of a futoshiki or skyscrapers 5 or 7, of a calcudoku 3 to 9.
        size: Given<usize> = given(by(side, |side| format!("{side}x{side}").into(), sides)), Given::usual(9), "6";
        /// Rows and columns of a box, where they are not the usual ones: `"3x2"` turns the boxes of a 6x6.
        boxes as "box": Given<(usize, usize)> = given(by(rows_columns, |(rows, columns)| format!("{rows}x{columns}").into(), || ValueShape::Text)), Given::MISSING, "\"3x2\"";
        /// Overlapping grids: the name of a layout, or the upper left cells of the grids.
        grids: Given<String> = given(line()), Given::MISSING, "\"samurai\"";
        /// Rules beside the usual ones.
        variant: Given<Vec<Variant>> = given(by(variants, |variants| written(variants), variant_shape)), Given::usual(Vec::new()), "[\"diagonal\"]";
        /// What stands in cells: `"letters"` for 10 and more or `"numbers"`; `"shapes"` in place of digits; a list of pictures in place of digits, a PNG, JPEG or SVG beside the spec for each; the letters of a word in place of digits, as in `"word:NOSTALGIE"`; or `"word"` for words that the program draws.
        symbols: Given<SymbolsKey> = given(symbols::symbols()), Given::usual(SymbolsKey::Known(Symbols::Letters)), "\"word:NOSTALGIE\"";
        /// The line of the solution that reads the word: a row, a column, or the falling diagonal; left out, chance draws one.
        word_line: Given<WordLine> = given(word_line()), Given::MISSING, "\"row 3\"";
    }
}

impl KindKeys {
    /// Whether the spec says anything of size, boxes, grids or variants.
    pub(super) fn is_named(&self) -> bool {
        self.size.is_there()
            || self.boxes.is_there()
            || self.grids.is_there()
            || self.variant.is_there()
    }

    /// The kind that they name; `None` when they are wrong, which is reported. `place` is that of their table.
    pub(super) fn kind(&self, reports: &Reports, place: &Place) -> Option<Kind> {
        if self.boxes.is_there() && self.boxes.value.is_none() {
            return None;
        }
        let (side, boxes) = (self.size.value?, self.boxes.value);
        if self.grids.is_there() && self.grids.value.is_none() {
            return None;
        }
        let laid_out = |kind: Kind| match &self.grids.value {
            Some(grids) => kind.laid_out(&grids.to_ascii_lowercase()),
            None => Ok(kind),
        };
        let of_size = Kind::new(side, boxes, &[]);
        let error = match Kind::new(side, boxes, self.variant.value.as_ref()?).and_then(laid_out) {
            Ok(kind) => return Some(kind),
            Err(error) => error,
        };
        // The mistake lies where the size stops being possible alone, then with its boxes, then with its variants.
        let is_size = Kind::all_sides().any(|known| known == side);
        let is_plain = boxes.is_none() && self.variant.value.as_ref()?.is_empty();
        let at = if !is_size || is_plain && of_size.is_err() {
            &self.size.place
        } else if boxes.is_some() && of_size.is_err() {
            &self.boxes.place
        } else if self.grids.is_there() {
            &self.grids.place
        } else {
            &self.variant.place
        };
        let place = at.as_ref().unwrap_or(place).clone();
        let report = Diagnostic::error(error.message).at(place, "this cannot be printed");
        reports.push(report.help(error.help));
        None
    }

    /// The symbols of puzzles of `kind` in a book of `language`; `None` when they are wrong, which is reported. `is_made` tells
    /// whether the generator makes the puzzles.
    pub(super) fn symbols(
        &self,
        cx: &Cx<'_>,
        kind: Kind,
        language: &str,
        is_made: bool,
    ) -> Option<OwnSymbols> {
        own_symbols(cx, (&self.symbols, &self.word_line), kind, language, is_made)
    }

    /// Reports that pictures of one's own stand in books alone: the pages that are played have none.
    pub(super) fn refuse_pictures(&self, reports: &Reports) {
        let message = "pictures of your own in a puzzle of a day";
        let help = "take symbols = \"shapes\", or make a book of these puzzles";
        (self.symbols).wrong(reports, message, "expected a book's section for them", help);
    }

    /// The keys that name `kind` and its symbols.
    pub(super) fn of(kind: Kind, symbols: &Symbols, word: Option<&WordRecipe>) -> KindKeys {
        KindKeys {
            size: Given::usual(kind.digits()),
            boxes: Given { value: (!kind.has_usual_boxes()).then(|| kind.boxes()), place: None },
            grids: Given { value: kind.grids_text(), place: None },
            variant: Given::usual(kind.variants().collect()),
            symbols: Given::usual(SymbolsKey::of(symbols, word)),
            word_line: Given { value: word.and_then(|word| word.line), place: None },
        }
    }
}

/// `9` or `"9x9"`.
fn side(entry: &Entry<'_>, _: &Cx<'_>) -> Option<usize> {
    if !entry.is_string() {
        return entry.whole(1..=99).map(|side| side as usize);
    }
    let text = entry.string()?;
    let side = match text.split_once('x') {
        None => text.parse().ok(),
        Some((rows, columns)) => rows.parse().ok().filter(|_| rows == columns),
    };
    if side.is_none() {
        let label = "expected a whole number, or a text such as \"9x9\"";
        entry.wrong(format!("`{text}` is no size"), label, "");
    }
    side
}

fn sides() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Whole(3..=25), ValueShape::Text])
}

/// `"2x3"`: rows and columns of a box.
fn rows_columns(entry: &Entry<'_>, _: &Cx<'_>) -> Option<(usize, usize)> {
    let text = entry.string()?;
    let parts = text.split_once('x');
    let boxes = parts.and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
    if boxes.is_none() {
        let label = "expected rows and columns, as in \"2x3\"";
        entry.wrong(format!("`{text}` is no box"), label, "");
    }
    boxes
}

/// One variant, or a list of them.
fn variants(entry: &Entry<'_>, _: &Cx<'_>) -> Option<Vec<Variant>> {
    if entry.is_string() {
        return entry.choice().map(|variant| vec![variant]);
    }
    // Every wrong one gets a report.
    let items: Vec<Option<Variant>> = entry.items()?.iter().map(Entry::choice).collect();
    items.into_iter().collect()
}

fn written(variants: &[Variant]) -> Value {
    let names = variants.iter().map(|variant| Value::from(variant.name()));
    Value::Array(names.collect())
}

fn variant_shape() -> ValueShape {
    let names = ValueShape::Choice(Variant::NAMES.iter().map(|(name, _)| *name).collect());
    ValueShape::Either(vec![names.clone(), ValueShape::List(Box::new(names))])
}

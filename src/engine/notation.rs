//! Reading and writing puzzles as text, in several formats. A format reports an error for a puzzle that it cannot
//! express.

mod canvas;
mod cell_list;
mod csv;
mod fpuzzles;
mod hodoku;
mod ipuz;
mod json;
mod ksudoku;
mod latex;
mod lenient;
mod mistake;
mod opensudoku;
mod other_keys;
mod other_places;
mod pencil_marks;
mod plain_text;
mod row;
mod samurai;
mod sdk;
mod shape_record;
mod sudokupad;
mod sumocue;
mod tatham;
#[cfg(test)]
mod tests;
mod text;
mod warning;
mod xml;

use crate::puzzle::grid::symbol;
use crate::puzzle::{Alphabet, CageRule, Grid, Kind, Shape, Variant};
use gridpress_ground::english;
use gridpress_ground::english::EnglishText;
use gridpress_ground::named::names;
use serde_json::{Map, Value};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

pub use crate::puzzle::cell_name;
pub use csv::CsvRecord;
use mistake::{
    PuzzleMistake, expected_form, expected_rows, expected_square, expected_symbols,
    values_do_not_fit,
};
pub use pencil_marks::marks_line;
use plain_text::PlainText;
pub use shape_record::{CageRecord, CanvasRecord, MarkRecord, ShapeRecord};
pub use text::{block, parse_line, parse_line_of};
pub use warning::NotationWarning;
use warning::Notes;

/// A text format for puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// All cells in one line; the solution follows after a comma.
    Line,
    /// One line for each row, with rules between boxes.
    Grid,
    /// SadMan Software `.sdk`: a single classic puzzle, with its solution as the state.
    Sdk,
    /// SadMan Software `.sdm`: one classic puzzle per line, without solutions.
    Sdm,
    /// One JSON object per line.
    Json,
    /// An ipuz file with a single puzzle.
    Ipuz,
    /// CSV: a header, and one puzzle per line with its solution.
    Csv,
    /// An OpenSudoku file: classic puzzles, without solutions.
    OpenSudoku,
    /// HoDoKu library format: one classic puzzle per line, without solutions.
    Hodoku,
    /// A link that opens the puzzle in SudokuPad. Also reads the JSON of f-puzzles, which such links contain.
    SudokuPad,
    /// SumoCue: one line per puzzle, with the region of each cell.
    SumoCue,
    /// Game identifiers of Solo in Simon Tatham's Portable Puzzle Collection.
    Tatham,
    /// A saved game of KSudoku.
    KSudoku,
    /// The environment `sudoku` of LaTeX: classic puzzles, without solutions.
    Latex,
}

names! {
    Format {
        "line" => Format::Line,
        "grid" => Format::Grid,
        "sdk" => Format::Sdk,
        "sdm" => Format::Sdm,
        "json" => Format::Json,
        "ipuz" => Format::Ipuz,
        "csv" => Format::Csv,
        "opensudoku" => Format::OpenSudoku,
        "hodoku" => Format::Hodoku,
        "sudokupad" => Format::SudokuPad,
        "sumocue" => Format::SumoCue,
        "tatham" => Format::Tatham,
        "ksudoku" => Format::KSudoku,
        "latex" => Format::Latex,
    }
}

impl Format {
    /// Returns `true` if a file can hold only one puzzle.
    pub fn holds_single_puzzle(self) -> bool {
        matches!(self, Format::Sdk | Format::Ipuz | Format::KSudoku)
    }

    /// Returns `true` if the text of a puzzle of `kind` states its size at most, so that readers have to name the kind.
    pub fn drops_kind(self, kind: Kind) -> bool {
        matches!(self, Format::Line | Format::Grid)
            && (kind.variants().next().is_some() || !kind.has_default_boxes())
    }

    /// Returns the file name extension, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Line
            | Format::Grid
            | Format::Hodoku
            | Format::SudokuPad
            | Format::SumoCue
            | Format::Tatham => "txt",
            Format::Latex => "tex",
            _ => self.name(),
        }
    }

    /// Returns `true` if the text states the kind of its puzzles.
    pub fn encodes_kind(self) -> bool {
        matches!(
            self,
            Format::Json | Format::Ipuz | Format::SudokuPad | Format::SumoCue | Format::Tatham
        )
    }

    /// Checks that the format has room for data besides the puzzle and its solution, which `what` names.
    ///
    /// # Errors
    /// Returns [`FormatError`] with the formats that have.
    pub fn check_extra_data(self, what: &str) -> Result<(), FormatError> {
        match self {
            Format::Json | Format::Csv => Ok(()),
            _ => self.refuse(what, "use json or csv"),
        }
    }

    fn refuse(self, what: &str, help: &str) -> Result<(), FormatError> {
        let message = format!("the format `{self}` does not support {what}");
        let [message, help] = [&message, help].map(EnglishText::untranslated);
        Err(FormatError { message, help })
    }

    /// Checks that the format has room for letters in place of digits.
    ///
    /// # Errors
    /// Returns [`FormatError`] with the formats that have.
    pub fn check_letters(self) -> Result<(), FormatError> {
        match self {
            Format::Grid | Format::Json | Format::Csv => Ok(()),
            _ => self.refuse("letters in place of digits", "use grid, csv or json"),
        }
    }

    /// Checks that the format has room for the characters of `alphabet` in a puzzle of `kind`. Formats of digits write the
    /// digits of other scripts as 1, 2, 3 and so on.
    ///
    /// # Errors
    /// Returns [`FormatError`] with the formats that have.
    pub fn check_alphabet(self, alphabet: &Alphabet, kind: Kind) -> Result<(), FormatError> {
        let from_zero = alphabet.counts_from_zero();
        match self {
            // In overlapping grids, 0 always stands for an empty cell.
            Format::Line | Format::Grid if from_zero && kind.grids().is_single() => Ok(()),
            Format::Json | Format::Csv => Ok(()),
            _ if from_zero => self.refuse(
                &format!("digits from 0 in puzzles of kind `{kind}`"),
                "use json, csv or, for a single grid, line or grid",
            ),
            _ if alphabet.keeps_values() => Ok(()),
            _ => self.check_letters(),
        }
    }

    /// Returns the text before the first puzzle of a file.
    pub fn header(self, solutions: bool) -> &'static str {
        match self {
            Format::Csv => csv::header(solutions),
            Format::OpenSudoku => opensudoku::HEADER,
            _ => "",
        }
    }

    /// Returns the text after the last puzzle of a file.
    pub fn footer(self) -> &'static str {
        match self {
            Format::OpenSudoku => opensudoku::FOOTER,
            _ => "",
        }
    }

    /// Checks that the format supports puzzles of `kind`, with their solutions if `solutions` is `true`.
    ///
    /// # Errors
    /// Returns [`FormatError`] with the unsupported feature and the formats that support it.
    pub fn check_support(self, kind: Kind, solutions: bool) -> Result<(), FormatError> {
        self.check_support_as(self.name(), kind, solutions)
    }

    /// Checks the format as [`Format::check_support`] does; errors call it `format`.
    ///
    /// # Errors
    /// Returns [`FormatError`] as [`Format::check_support`] does.
    pub fn check_support_as(
        self,
        format: &str,
        kind: Kind,
        solutions: bool,
    ) -> Result<(), FormatError> {
        self.missing_feature(format, kind, solutions).map_or(Ok(()), |message| {
            let others = Format::NAMES
                .iter()
                .filter(|(name, other)| other.missing_feature(name, kind, solutions).is_none())
                .map(|(name, _)| *name)
                .collect::<Vec<_>>();
            let formats = others.join(", ");
            Err(FormatError {
                message,
                help: english!("use-formats": "use a format that supports it: {formats}", formats),
            })
        })
    }

    /// Returns the message for a feature of a kind that the format lacks; `None` if it supports puzzles of that kind.
    fn missing_feature(self, format: &str, kind: Kind, solutions: bool) -> Option<EnglishText> {
        use Format::*;
        // Desks write a line, sdk and ipuz; only commands write other formats.
        let only =
            |what: &str| Some(EnglishText::untranslated(&format!("the format `{format}` {what}")));
        let lacks =
            |what: &str| only(&format!("does not support {what}, as in puzzles of kind `{kind}`"));
        let other_than = |own: &[Variant]| kind.variants().find(|variant| !own.contains(variant));
        let other_variant = match self {
            Ipuz => kind.variants().find(|variant| !variant.adds_only_groups()),
            SumoCue => other_than(&[Variant::Jigsaw]),
            Tatham => other_than(&[Variant::Jigsaw, Variant::Diagonal]),
            KSudoku => other_than(&[]),
            _ => None,
        };
        let is_of_squares = matches!(self, SudokuPad | SumoCue | Tatham | KSudoku);
        match self {
            Line | Grid | Csv if kind.has_custom_shape() => {
                Some(english!("format-of-cells-only": "the format `{format}` does not support regions, cages or marks, as in puzzles of kind `{kind}`", format, kind))
            }
            Sdk | Sdm | OpenSudoku | Hodoku | Latex if kind != Kind::CLASSIC => {
                Some(english!("format-of-classic": "the format `{format}` supports only the classic 9x9, not puzzles of kind `{kind}`", format, kind))
            }
            Sdm | OpenSudoku | Hodoku | Latex | SumoCue | Tatham if solutions => {
                only("does not support solutions")
            }
            _ if is_of_squares && !kind.grids().is_single() => lacks("overlapping grids"),
            _ if is_of_squares && kind.is_latin() => lacks("grids without boxes"),
            SudokuPad if kind.side() > 16 => {
                only(&format!("supports grids up to 16x16, not puzzles of kind `{kind}`"))
            }
            SudokuPad => fpuzzles::constraints::missing_feature(kind).and_then(lacks),
            KSudoku if !kind.has_default_boxes() => lacks("boxes of that shape"),
            _ => other_variant.map(|variant| english!("format-without-variant": "the format `{format}` does not support the variant `{variants}`", format, variants = variant)),
        }
    }

    /// Checks that the format supports a puzzle of `shape`, with its solution if `solutions` is `true`.
    ///
    /// # Errors
    /// Returns [`FormatError`] as [`Format::check_support`] does, and for rules of single cages.
    pub fn check_shape(self, shape: &Shape, solutions: bool) -> Result<(), FormatError> {
        self.check_support(shape.kind(), solutions)?;
        if matches!(self, Format::Ipuz | Format::SudokuPad)
            && shape.kind().has_killer_cages()
            && shape.cages().iter().any(|cage| cage.rule == CageRule::Sum)
        {
            return self
                .refuse("cages whose digits may repeat", "use json, which supports every kind");
        }
        Ok(())
    }
}

/// An error for puzzles that a format does not support.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The unsupported feature.
    pub message: EnglishText,
    /// The formats to use instead.
    pub help: EnglishText,
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for FormatError {}

/// A calendar date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleDate {
    /// The year of the common era.
    pub year: i16,
    /// The month, from 1 to 12.
    pub month: i8,
    /// The day of the month, from 1 to 31.
    pub day: i8,
}

impl fmt::Display for PuzzleDate {
    /// Writes the date as in `2026-11-22`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The details of a puzzle that a file can contain besides the cells.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleDetails<'a> {
    /// The title of the puzzle.
    pub title: &'a str,
    /// The author of the puzzle.
    pub author: Option<&'a str>,
    /// The date of publication.
    pub date: PuzzleDate,
    /// The level of the puzzle, in words.
    pub level: &'a str,
    /// The code of the puzzle.
    pub code: &'a str,
}

/// A puzzle read from a text.
#[derive(Clone, Debug)]
pub struct ParsedPuzzle {
    /// The rules.
    pub shape: Arc<Shape>,
    /// The givens.
    pub grid: Grid,
    /// The givens and the digits that a solver has entered; `None` if the text has no such digits.
    pub progress: Option<Grid>,
    /// The pencil marks of each cell, bit 0 for 1; `None` if the text has no pencil marks.
    pub marks: Option<Vec<u32>>,
    /// The solution that the text states, which was compared with the real one; `None` if it states none.
    pub solution: Option<Grid>,
    /// An object with what JSON or CSV states about the puzzle, such as its number; `null` in other formats.
    pub facts: Value,
    /// `true` if the text may state rules that are not read, so that solutions prove nothing about them.
    pub may_lack_rules: bool,
    /// The format of the puzzle.
    pub format: Format,
    /// The byte range in the text.
    pub span: Range<usize>,
}

impl ParsedPuzzle {
    /// Returns the characters that stand for the digits, if the text states them.
    pub fn alphabet(&self) -> Option<Alphabet> {
        let (symbols, digits) = (self.facts["symbols"].as_str()?, self.shape.digits());
        Alphabet::from_word(symbols, digits)
            .or_else(|_| Alphabet::from_digits(symbols, digits))
            .ok()
    }

    /// Creates a puzzle that has only givens.
    pub fn of(shape: Arc<Shape>, grid: Grid, format: Format, span: Range<usize>) -> ParsedPuzzle {
        ParsedPuzzle {
            shape,
            grid,
            progress: None,
            marks: None,
            solution: None,
            facts: Value::Null,
            may_lack_rules: false,
            format,
            span,
        }
    }

    /// Returns `true` if the text counts the digits from 0.
    pub fn counts_from_zero(&self) -> bool {
        self.alphabet().is_some_and(|alphabet| alphabet.counts_from_zero())
    }
}

/// The puzzles and the mistakes of a text.
#[derive(Clone, Debug, Default)]
pub struct ParseOutcome {
    /// The puzzles, in the order of the text.
    pub puzzles: Vec<ParsedPuzzle>,
    /// The mistakes, in the order of the text; among them stated solutions that differ from the real one.
    pub errors: Vec<NotationError>,
    /// The parts that were skipped, or that may be rules.
    pub warnings: Vec<NotationWarning>,
    /// The byte offset at which reading stopped because of too many mistakes; `None` if the whole text was read.
    pub unread_from: Option<usize>,
}

/// The number of recent warnings among which equal ones are looked for.
const MAX_DISTINCT: usize = 16;

/// The number of mistakes, including consecutive skipped lines, after which reading stops.
pub const MAX_MISTAKES: usize = 1_000;

impl ParseOutcome {
    /// Adds a puzzle or a mistake.
    fn add(&mut self, read: Result<ParsedPuzzle, NotationError>) {
        match read {
            Ok(puzzle) => self.puzzles.push(puzzle),
            Err(error) => self.errors.push(error),
        }
    }

    /// Adds a puzzle from a format that states its kind, with the notes about it, or a mistake.
    fn add_stated(
        &mut self,
        read: Result<(StatedPuzzle, Format), PuzzleMistake>,
        assumed: Option<Kind>,
        span: Range<usize>,
    ) {
        match read.and_then(|(puzzle, format)| Ok((puzzle.check_kind(assumed)?, format))) {
            Ok((mut puzzle, format)) => {
                puzzle.notes.quote(puzzle.shape.kind());
                let may_lack_rules = puzzle.notes.may_lack_rules;
                self.warn(std::mem::take(&mut puzzle.notes), &span);
                let puzzle = puzzle.into_puzzle(format, span);
                self.puzzles.push(ParsedPuzzle { may_lack_rules, ..puzzle });
            }
            Err(mistake) => self.errors.push(mistake.at(span)),
        }
    }

    /// Adds the notes about a part of the text; equal ones about several parts become one warning.
    fn warn(&mut self, notes: Notes, span: &Range<usize>) {
        for warning in notes.at(span) {
            // A file of a million puzzles with one remark each must not compare each remark with all others.
            let recent = self.warnings.iter_mut().rev().take(MAX_DISTINCT);
            match recent.into_iter().find(|other| other.message == warning.message) {
                Some(other) if other.spans.last() == Some(span) => {}
                Some(other) => other.spans.push(span.clone()),
                None => self.warnings.push(warning),
            }
        }
    }

    /// Returns `true`, and stores that reading stops at byte `at`, if there are too many mistakes. `skipped` lines
    /// count as mistakes.
    fn should_stop(&mut self, at: usize, skipped: usize) -> bool {
        let stops = self.errors.len() + skipped >= MAX_MISTAKES;
        self.unread_from = stops.then_some(at);
        stops
    }
}

/// A mistake in a text of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The mistake.
    pub message: EnglishText,
    /// The text that was expected.
    pub expected: EnglishText,
    /// The byte range in the text.
    pub span: Range<usize>,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: {}; {}", self.span.start, self.message, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Reads every puzzle in `text`. The format is detected; a text may mix lines, grids and links.
///
/// With `assumed`, all puzzles must have that kind, and formats that do not state a kind are read as that kind. Without
/// it, the size follows from the number of cells, with the default boxes and no variants.
///
/// # Errors
/// Returns all mistakes, in the order of the text.
pub fn parse(text: &str, assumed: Option<Kind>) -> Result<Vec<ParsedPuzzle>, Vec<NotationError>> {
    let parsed = parse_each(text, assumed);
    if parsed.errors.is_empty() { Ok(parsed.puzzles) } else { Err(parsed.errors) }
}

/// Reads the only puzzle in `text` as [`parse`] does.
///
/// # Errors
/// Returns the first mistake, or an error if the text does not contain exactly one puzzle.
pub fn parse_one(text: &str, assumed: Option<Kind>) -> Result<ParsedPuzzle, NotationError> {
    let error = |message, span| {
        PuzzleMistake::new(message, english!("expected-one-puzzle": "expected one puzzle")).at(span)
    };
    let puzzles = parse(text, assumed).map_err(|mut errors| errors.swap_remove(0))?;
    let mut puzzles = puzzles.into_iter();
    let first = puzzles.next().ok_or_else(|| {
        error(english!("no-puzzle": "the text contains no puzzle"), 0..text.len())
    })?;
    match puzzles.next() {
        Some(second) => {
            Err(error(english!("second-puzzle": "the text contains a second puzzle"), second.span))
        }
        None => Ok(first),
    }
}

/// Reads every puzzle in `text` as [`parse`] does, but continues after mistakes, up to [`MAX_MISTAKES`].
///
/// A solution that the text states is compared with the real one; a difference is a mistake, although the puzzle is
/// returned.
pub fn parse_each(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    let read = |kind| {
        let mut parsed = read_each(text, kind);
        samurai::merge(&mut parsed.puzzles, assumed);
        parsed
    };
    let mut parsed = read(assumed);
    // Programs write a samurai as five single grids as well as one canvas; the canvas is the stricter reading.
    if assumed == Some(samurai::kind()) && !parsed.errors.is_empty() {
        let grids = read(Some(Kind::CLASSIC));
        if grids.errors.is_empty()
            && grids.puzzles.iter().all(|one| Some(one.shape.kind()) == assumed)
        {
            parsed = grids;
        }
    }
    let differences = warning::differences(&parsed.puzzles);
    if !differences.is_empty() {
        parsed.errors.extend(differences);
        // Solutions are compared at the end, while readers expect mistakes in the order of the text.
        parsed.errors.sort_by_key(|error| error.span.start);
    }
    parsed
}

fn read_each(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    // The unmistakable formats come first: text is what any other file could be taken for.
    if json::is_json(text) {
        return json::read(text, assumed);
    }
    let plain = PlainText::of(text);
    let mut parsed = read_text(plain.as_ref().map_or(text, |plain| &plain.text), assumed);
    if let Some(plain) = &plain {
        plain.restore_places(&mut parsed, text.len());
    }
    if !parsed.puzzles.is_empty() && !parsed.puzzles.iter().any(other_places::are_several) {
        return parsed;
    }
    for form in
        [other_places::links_of_page(text), other_places::grids_apart(text)].into_iter().flatten()
    {
        let mut parsed = read_text(&form.text, assumed);
        if parsed.errors.is_empty() && !parsed.puzzles.is_empty() {
            form.restore_places(&mut parsed, text.len());
            return parsed;
        }
    }
    if parsed.puzzles.is_empty() && plain_text::is_page(text) {
        let mistake = PuzzleMistake::new(
            english!("page-without-puzzle": "a web page without a puzzle that can be read"),
            english!("expected-table": "expected a table with a cell for each cell, a grid as text, or a link with its cells"),
        );
        parsed.errors = vec![mistake.at(0..0)];
    }
    parsed
}

/// Reads every puzzle in a plain text.
fn read_text(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    if plain_text::is_xml(text) {
        xml::read(text, assumed)
    } else if tatham::is_save(text) {
        let mut parsed = ParseOutcome::default();
        let read = tatham::read_save(text).map(|puzzle| (puzzle, Format::Line));
        parsed.add_stated(read, assumed, 0..text.trim_end().len());
        parsed
    } else if let Some(cells) = csv::list_of_cells(text) {
        let mut parsed = ParseOutcome::default();
        let read = json::puzzle(&cells, &json::Surroundings::default(), assumed);
        let read = read.map(|(puzzle, _)| (puzzle, Format::Csv));
        parsed.add_stated(read, assumed, 0..text.trim_end().len());
        parsed
    } else if let Some(columns) = csv::columns(text) {
        csv::read(text, &columns, assumed)
    } else {
        text::read(text, assumed)
    }
}

/// Returns what a text states about a puzzle with that many digits, which count from 0 if `from_zero` is `true`.
fn facts_of(mut stated: Map<String, Value>, from_zero: bool, digits: usize) -> Value {
    if let Some(alphabet) = Alphabet::from_zero(digits).filter(|_| from_zero) {
        stated.entry("symbols").or_insert_with(|| alphabet.to_string().into());
    }
    stated.into()
}

/// A puzzle read from a format that states its kind.
struct StatedPuzzle {
    shape: Arc<Shape>,
    grid: Grid,
    progress: Option<Grid>,
    solution: Option<Grid>,
    facts: Value,
    notes: Notes,
}

impl StatedPuzzle {
    fn of(shape: Arc<Shape>, grid: Grid) -> StatedPuzzle {
        let (progress, solution, facts) = (None, None, Value::Null);
        StatedPuzzle { shape, grid, progress, solution, facts, notes: Notes::default() }
    }

    /// Checks that the puzzle has the assumed kind, if there is one. Variants that the text names only in words are
    /// added if they are assumed.
    fn check_kind(self, assumed: Option<Kind>) -> Result<StatedPuzzle, PuzzleMistake> {
        let Some(kind) = assumed else {
            return Ok(self);
        };
        let mut named = self.notes.named();
        // Only rules that the kind alone defines can be added; cages or marks would still be missing.
        named.retain(|&variant| kind.has(variant) && !variant.has_custom_shape());
        let puzzle = self.with_variants(&named)?;
        let stated = puzzle.shape.kind();
        if stated == kind { Ok(puzzle) } else { Err(PuzzleMistake::other_kind(stated, kind)) }
    }

    /// Adds variants to those of the puzzle.
    fn with_variants(self, more: &[Variant]) -> Result<StatedPuzzle, PuzzleMistake> {
        let (old, shape) = (self.shape.kind(), &self.shape);
        if more.iter().all(|&variant| old.has(variant)) {
            return Ok(self);
        }
        let is_jigsaw = old.has_irregular_regions();
        let boxes = (!is_jigsaw && old.has_regions()).then(|| old.boxes());
        let variants: Vec<Variant> = old.variants().chain(more.iter().copied()).collect();
        let single = Kind::of_setter(old.digits(), boxes, &variants)?;
        let grids = (!old.grids().is_single()).then(|| old.grids().to_string());
        let kind = single.with_grids(grids.as_deref())?;
        let shape = match Shape::of(kind) {
            Some(shape) => shape,
            None => {
                let regions = is_jigsaw.then(|| shape.regions());
                Shape::with_marks(kind, regions, shape.cages().to_vec(), shape.marks().to_vec())?
            }
        };
        Ok(StatedPuzzle { shape, ..self })
    }

    fn into_puzzle(self, format: Format, span: Range<usize>) -> ParsedPuzzle {
        ParsedPuzzle {
            progress: self.progress,
            solution: self.solution,
            facts: self.facts,
            ..ParsedPuzzle::of(self.shape, self.grid, format, span)
        }
    }
}

/// Returns the value of `key`; `None` if it is absent or `null`.
fn field<'v>(object: &'v Map<String, Value>, key: &str) -> Option<&'v Value> {
    object.get(key).filter(|value| !value.is_null())
}

/// Returns a file with one puzzle, and its solution if that is not `None`. It ends with a line break.
///
/// # Errors
/// Returns [`FormatError`] if `format` does not support the puzzle or solutions.
pub fn write(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
) -> Result<String, FormatError> {
    write_with(format, shape, givens, solution, None)
}

/// Returns one puzzle of a file with several, which go between [`Format::header`] and [`Format::footer`].
///
/// # Errors
/// Returns [`FormatError`] as [`write()`] does.
pub fn write_one(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
) -> Result<String, FormatError> {
    format.check_shape(shape, solution.is_some())?;
    Ok(write_body(format, shape, givens, solution, None))
}

/// Returns one puzzle of a file with several, as [`write_one`] does; a grid has the characters of `alphabet` in place of
/// digits, and so has a line with digits from 0.
///
/// # Errors
/// Returns [`FormatError`] as [`write()`] and [`Format::check_alphabet`] do.
pub fn write_in_letters(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    alphabet: Option<&Alphabet>,
) -> Result<String, FormatError> {
    let text = write_one(format, shape, givens, solution)?;
    let Some(alphabet) = alphabet else {
        return Ok(text);
    };
    format.check_alphabet(alphabet, shape.kind())?;
    let letter = |c: char| value_of(c).filter(|&value| value > 0);
    Ok(match format {
        Format::Grid | Format::Line if format == Format::Grid || alphabet.counts_from_zero() => {
            text.chars().map(|c| letter(c).map_or(c, |digit| alphabet.letter(digit))).collect()
        }
        _ => text,
    })
}

/// Returns a file with one puzzle and, in formats that support them, its details.
///
/// # Errors
/// Returns [`FormatError`] as [`write()`] does.
pub fn write_with(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    details: Option<&PuzzleDetails>,
) -> Result<String, FormatError> {
    format.check_shape(shape, solution.is_some())?;
    let body = write_body(format, shape, givens, solution, details);
    Ok(format!("{}{body}{}", format.header(solution.is_some()), format.footer()))
}

/// Writes a puzzle in a format that supports it, without the header and footer of a file.
fn write_body(
    format: Format,
    shape: &Shape,
    givens: &Grid,
    solution: Option<&Grid>,
    details: Option<&PuzzleDetails>,
) -> String {
    match format {
        Format::Line | Format::Csv => match solution {
            Some(solution) => format!("{},{}\n", line(givens, shape), line(solution, shape)),
            None => line(givens, shape) + "\n",
        },
        Format::Grid => {
            std::iter::once(givens).chain(solution).map(|grid| block(grid, shape) + "\n").collect()
        }
        Format::Sdk => sdk::write(givens, solution, details),
        Format::Sdm => givens.to_string() + "\n",
        Format::Json => json::write(shape, givens, solution),
        Format::Ipuz => ipuz::write(shape, givens, solution, details),
        Format::OpenSudoku => opensudoku::write(givens),
        Format::Hodoku => hodoku::write(givens),
        Format::SudokuPad => sudokupad::write(shape, givens, solution),
        Format::SumoCue => sumocue::write(shape, givens),
        Format::Tatham => tatham::write(shape, givens),
        Format::KSudoku => ksudoku::write(givens, solution),
        Format::Latex => latex::write(givens),
    }
}

/// The sign of a hole: a place between overlapping grids that is not a cell.
const HOLE_SIGN: char = 'x';

/// Returns a grid in one line, row by row: `.` for empty cells, digits from 1 to 9, and then letters from A.
/// Overlapping grids are written as the square canvas around them, with `x` for holes.
pub fn line(grid: &Grid, shape: &Shape) -> String {
    if shape.kind().grids().is_single() { grid.to_string() } else { canvas::line(grid, shape) }
}

/// Returns `true` if a line is a rule between boxes. Dots and stars alone are cells, not a rule.
fn is_rule(line: &str) -> bool {
    line.chars().all(|c| "-=+|*:.' ".contains(c))
        && (line.contains(['-', '=', '+']) || line.chars().all(|c| "|: ".contains(c)))
}

/// Returns the value of a symbol in a grid of any size, in upper or lower case; `None` if it is not a symbol.
fn value_of(c: char) -> Option<u8> {
    match c.to_ascii_uppercase() {
        '.' | '0' | '_' | '*' => Some(0),
        c @ '1'..='9' => Some(c as u8 - b'0'),
        // `P` is 25, the largest digit.
        c @ 'A'..='P' => Some(c as u8 - b'A' + 10),
        _ => None,
    }
}

/// Returns the kind without variants and with default boxes for a supported size.
fn plain(side: usize) -> Kind {
    Kind::from_side(side).expect("a supported size")
}

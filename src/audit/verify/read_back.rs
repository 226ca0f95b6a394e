//! Grids read back from the pages of a PDF and matched with the lock.

use super::{BookPdf, Comparison, Findings, PuzzleLocation};
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::notation::cell_name;
use gridpress_engine::puzzle::{Cell, Grid, Mark, Shape, Sign, number_by_first_appearance};
use gridpress_ground::units::{Length, Point};
use gridpress_layout::{Document, GridRole, ImpositionPlan, PlacedPage};
use gridpress_messages::Text;
use gridpress_messages::symbols::Symbols;
use gridpress_messages::text;
use gridpress_reader::{FileContents, FoundCages, FoundGrid, PdfReader, ReadError, SheetWindow};
use std::collections::{BTreeMap, BTreeSet};

impl Comparison<'_> {
    /// Matches the grids in the PDFs with the lock.
    pub(super) fn read_back(&self, findings: &mut Findings) {
        let expected = ExpectedGrids::of(self);
        let mut found = Vec::new();
        for index in 0..self.pdfs.len() {
            if let Err(difference) = self.read(index, &expected, &mut found, findings) {
                // The comparison of pages reports an unreadable file in the same words.
                if !findings.differences.contains(&difference) {
                    findings.differences.push(difference);
                }
                return;
            }
        }
        let printed = GridsByName::of(found);
        let mut differences: Vec<Text> =
            self.places.iter().flat_map(|place| self.differences(place, &printed)).collect();
        differences.extend(unknown_grids(&printed));
        if differences.is_empty() {
            findings.proved.push(self.proved());
        }
        findings.differences.append(&mut differences);
    }

    /// Matches the grids of a PDF. Adds anomalies and wrong page numbers to the differences at once.
    fn read(
        &self,
        index: usize,
        expected: &ExpectedGrids,
        found: &mut Vec<NamedGrid>,
        findings: &mut Findings,
    ) -> Result<(), Text> {
        let pdf = &self.pdfs[index];
        let document = match (index, &self.layout.answers) {
            (1, Some(answers)) => answers,
            _ => &self.layout.book,
        };
        let unread = |error: ReadError| {
            let what = text!("unreadable-pdf", why = error.to_string());
            text!("of-file", file = pdf.name, what)
        };
        let of = |grid: FoundGrid| self.matched(index, &grid, expected);
        let contents = read_grids(pdf, self.book, document, of).map_err(unread)?;
        let notes = self.notes(index, document, expected).map_err(unread)?;
        let folios = contents.grids.iter().filter_map(|grid| Some((grid.page, grid.folio?)));
        findings.differences.extend(wrong_folios(pdf.name, folios.collect()));
        for matched in contents.grids {
            let MatchedGrid { page, of, .. } = &matched;
            if let Some((name, mut differences)) = of.clone() {
                let page = *page;
                let expected = notes.as_ref().and_then(|notes| notes.get(&name));
                let other =
                    expected.and_then(|expected| first_difference(&matched.notes, expected));
                if let Some(cell) = other {
                    let cell = cell_name(cell, matched.side);
                    let what = text!("alien-in-cell", page, cell);
                    differences.push(of_grid(pdf.name, name.0, name.1.number(), what));
                }
                found.push(NamedGrid { name, page, differences });
            }
        }
        Ok(())
    }

    /// Returns the extra text in the cells of each grid of the rebuilt PDF; `None` if the PDF has the same bytes.
    fn notes(
        &self,
        index: usize,
        document: &Document,
        expected: &ExpectedGrids,
    ) -> Result<Option<BTreeMap<GridName, ExtraTexts>>, ReadError> {
        let pdf = &self.pdfs[index];
        let Some(bytes) = pdf.rebuilt else {
            return Ok(None);
        };
        let rebuilt = BookPdf { bytes, rebuilt: None, ..*pdf };
        let of = |grid: FoundGrid| self.matched(index, &grid, expected);
        let notes = read_grids(&rebuilt, self.book, document, of)?.grids.into_iter();
        let notes = notes.filter_map(|matched| Some((matched.of?.0, matched.notes)));
        Ok(Some(notes.collect()))
    }

    /// Identifies a grid by the line above it, and lists its differences from the lock. In a PDF with puzzles and
    /// answers, two grids have the same number: the puzzle, and its answer, which is full.
    fn matched(&self, index: usize, grid: &FoundGrid, expected: &ExpectedGrids) -> MatchedGrid {
        // A puzzle always has an empty cell, while an answer has none.
        let is_answer = grid.is_full();
        let of_answers = usize::from(self.layout.answers.is_some());
        let is_meant = index == if is_answer { of_answers } else { 0 };
        let named = expected.names.above(grid);
        let of = match (named, grid.number) {
            _ if !is_meant || grid.is_diagram() => None,
            (Some((puzzle, words)), _) => {
                let symbols = expected.symbols.get(&puzzle.number);
                let of_word = puzzle.puzzle.hidden.map(|hidden| hidden.alphabet);
                let alphabet = of_word.or_else(|| symbols?.alphabet().copied());
                let spelled = alphabet.map(|alphabet| grid.with_letters(&alphabet));
                let spelled = spelled.or_else(|| Some(grid.with_pictures(symbols?.pictures()?)));
                let grid = spelled.as_ref().unwrap_or(grid);
                let refers_to = refers_to(self.book, grid, puzzle, words);
                let found = ReadGrid { grid, refers_to };
                let place = expected.places.get(&puzzle.number);
                let differences = place.map(|place| {
                    let mut expected_grid = self.expected_grid(place, puzzle, is_answer);
                    let copies = expected.copies.get(&puzzle.number).filter(|_| !is_answer);
                    if copies.is_some_and(|pages| pages.contains(&grid.page)) {
                        expected_grid.page = grid.page;
                    }
                    expected_grid.differences(found, &puzzle.puzzle.shape)
                });
                let name = (is_answer, GridNumber::Puzzle(puzzle.number));
                Some((name, differences.unwrap_or_default()))
            }
            (None, Some(number)) => Some(((is_answer, GridNumber::Unknown(number)), Vec::new())),
            (None, None) => None,
        };
        MatchedGrid {
            page: grid.page,
            folio: grid.folio,
            side: grid.grid.side(),
            notes: grid.notes.clone(),
            of,
        }
    }

    /// Returns the expected grid of a puzzle or of its answer.
    fn expected_grid<'h>(
        &'h self,
        place: &PuzzleLocation,
        book: &'h BookPuzzle,
        is_answer: bool,
    ) -> ExpectedGrid<'h> {
        let puzzle = &book.puzzle;
        match (is_answer, place.answer_page) {
            (true, Some(page)) => ExpectedGrid {
                file: self.pdfs.last().map_or("", |pdf| pdf.name),
                is_answer: true,
                number: place.number,
                page,
                grid: &puzzle.solution,
                refers_to: Some(place.page),
            },
            _ => ExpectedGrid {
                file: self.pdfs.first().map_or("", |pdf| pdf.name),
                is_answer: false,
                number: place.number,
                page: place.page,
                grid: &puzzle.givens,
                refers_to: place.answer_page,
            },
        }
    }

    /// Returns the number of copies of the puzzle with that number.
    fn copies_of(&self, number: u32) -> usize {
        self.book.spec.copies_of_puzzles(self.book.section_of(number).0)
    }

    /// Returns the differences of a printed puzzle and its answer from the lock.
    fn differences(&self, place: &PuzzleLocation, printed: &GridsByName) -> Vec<Text> {
        let number = place.number;
        [(false, self.pdfs.first(), Some(place.page)), (true, self.pdfs.last(), place.answer_page)]
            .into_iter()
            .flat_map(|(is_answer, pdf, page)| {
                let Some(page) = page else { return Vec::new() };
                let name = (is_answer, GridNumber::Puzzle(number));
                let what = match printed.of_name(name) {
                    [only] => return only.differences.clone(),
                    all if !is_answer && all.len() == self.copies_of(number) => {
                        return all.iter().flat_map(|one| one.differences.clone()).collect();
                    }
                    [] => text!("missing-on-page", page),
                    [first, second, ..] => {
                        text!("printed-twice", first = first.page, second = second.page)
                    }
                };
                vec![of_grid(pdf.map_or("", |pdf| pdf.name), is_answer, number, what)]
            })
            .collect()
    }

    fn proved(&self) -> Text {
        let places = self.places.iter();
        let answers = places.filter(|place| place.answer_page.is_some());
        let answers = text!("count-of-answers", count = answers.count());
        let puzzles = text!("count-of-puzzles", count = self.places.len());
        text!("proved-grids", puzzles, answers)
    }
}

/// The result of matching a grid of a PDF.
struct MatchedGrid {
    page: u32,
    /// The printed page number.
    folio: Option<u32>,
    /// The number of cells in a row.
    side: usize,
    /// The extra text in its cells.
    notes: ExtraTexts,
    /// Its name, and its differences from the lock; `None` if there is no number above it.
    of: Option<(GridName, Vec<Text>)>,
}

/// Texts in cells that are not values, by cell.
type ExtraTexts = BTreeMap<usize, Vec<String>>;

/// Returns the first cell with different texts.
fn first_difference(notes: &ExtraTexts, expected: &ExtraTexts) -> Option<usize> {
    let cells: BTreeSet<&usize> = notes.keys().chain(expected.keys()).collect();
    cells.into_iter().find(|cell| notes.get(cell) != expected.get(cell)).copied()
}

/// Returns the text about a grid of a file.
fn of_grid(file: &str, is_answer: bool, number: u32, what: Text) -> Text {
    text!("of-file", file, what = about_grid(is_answer, number, what))
}

fn about_grid(is_answer: bool, number: u32, what: Text) -> Text {
    if is_answer {
        text!("about-answer", number, what)
    } else {
        text!("about-puzzle", number, what)
    }
}

/// The name of a grid: `true` for an answer, and the number.
type GridName = (bool, GridNumber);

/// A grid with a name.
struct NamedGrid {
    name: GridName,
    page: u32,
    /// Its differences from the lock.
    differences: Vec<Text>,
}

/// All named grids, sorted by name, and within a name by page.
struct GridsByName(Vec<NamedGrid>);

impl GridsByName {
    fn of(mut found: Vec<NamedGrid>) -> GridsByName {
        // The sort is stable, and the grids were found in the order of pages.
        found.sort_by_key(|found| found.name);
        GridsByName(found)
    }

    /// Returns the grids with the name `name`.
    fn of_name(&self, name: GridName) -> &[NamedGrid] {
        let from = self.0.partition_point(|found| found.name < name);
        let count = self.0[from..].partition_point(|found| found.name == name);
        &self.0[from..from + count]
    }
}

/// The possible lines above grids.
struct ExpectedGrids<'b> {
    names: PuzzleNames<'b>,
    places: BTreeMap<u32, &'b PuzzleLocation>,
    /// The symbols of the section, by puzzle number.
    symbols: BTreeMap<u32, &'b Symbols>,
    /// The pages of each puzzle, if there are several copies of it.
    copies: BTreeMap<u32, BTreeSet<u32>>,
}

impl<'b> ExpectedGrids<'b> {
    fn of(comparison: &Comparison<'b>) -> ExpectedGrids<'b> {
        let places = comparison.places.iter();
        ExpectedGrids {
            names: PuzzleNames::of(comparison.book),
            places: places.map(|place| (place.number, place)).collect(),
            symbols: symbols(comparison.book),
            copies: copies(comparison),
        }
    }
}

/// Returns the pages of each puzzle by number, if the book has several copies of it.
fn copies(comparison: &Comparison) -> BTreeMap<u32, BTreeSet<u32>> {
    let mut pages: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    let spec = &comparison.book.spec;
    if (0..spec.sections.len()).all(|section| spec.copies_of_puzzles(section) == 1) {
        return pages;
    }
    let document = &comparison.layout.book;
    for index in 0..document.len() {
        let grids = document.page(index).map(|page| page.grids).unwrap_or_default();
        for grid in grids.iter().filter(|grid| grid.role == GridRole::Puzzle) {
            pages.entry(grid.number).or_default().insert(index as u32 + 1);
        }
    }
    pages
}

/// Returns the symbols of the sections of a book, by puzzle number.
fn symbols(book: &Book) -> BTreeMap<u32, &Symbols> {
    let sections = book.spec.sections.iter().zip(&book.sections);
    sections
        .flat_map(|(spec, puzzles)| {
            puzzles.iter().map(move |puzzle| (puzzle.number, &spec.symbols))
        })
        .collect()
}

/// Returns the page number at the end of the line above a grid. The number of a level such as `Level 2` is not one.
fn refers_to(book: &Book, grid: &FoundGrid, puzzle: &BookPuzzle, words: usize) -> Option<u32> {
    let level = book.spec.words.level(puzzle.level);
    if grid.heading.ends_with(level) { None } else { grid.refers_to(words) }
}

/// The number above a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum GridNumber {
    /// The number of a puzzle of the book.
    Puzzle(u32),
    /// A number that no puzzle has.
    Unknown(u32),
}

impl GridNumber {
    fn number(self) -> u32 {
        match self {
            GridNumber::Puzzle(number) | GridNumber::Unknown(number) => number,
        }
    }
}

/// A printed grid.
#[derive(Clone, Copy)]
struct ReadGrid<'g> {
    grid: &'g FoundGrid,
    /// The page number in the line above.
    refers_to: Option<u32>,
}

/// Returns lines about grids with a number that no puzzle has.
fn unknown_grids(printed: &GridsByName) -> Vec<Text> {
    let each = printed.0.chunk_by(|a, b| a.name == b.name);
    each.filter_map(|found: &[NamedGrid]| {
        let NamedGrid { name: (is_answer, named), page, .. } = found[0];
        match named {
            GridNumber::Puzzle(_) => None,
            GridNumber::Unknown(number) => {
                Some(about_grid(is_answer, number, text!("not-in-lock", page)))
            }
        }
    })
    .collect()
}

/// The names of the puzzles of a book, by the words above their grids.
struct PuzzleNames<'b> {
    by_words: BTreeMap<Vec<&'b str>, &'b BookPuzzle>,
    /// The largest number of words in a name.
    longest: usize,
}

impl<'b> PuzzleNames<'b> {
    fn of(book: &'b Book) -> PuzzleNames<'b> {
        let forms = book.puzzles().flat_map(|puzzle| {
            puzzle.name.forms.iter().map(move |form| (form.split_whitespace().collect(), puzzle))
        });
        let by_words: BTreeMap<Vec<&str>, &BookPuzzle> = forms.collect();
        let longest = by_words.keys().map(Vec::len).max();
        PuzzleNames { longest: longest.unwrap_or_default(), by_words }
    }

    /// Returns the puzzle whose name the line above a grid starts with, and the number of words of the name. The line
    /// may also be `Puzzle 12`.
    fn above(&self, grid: &FoundGrid) -> Option<(&'b BookPuzzle, usize)> {
        let words: Vec<&str> = grid.heading.split_whitespace().collect();
        let named = |from: usize| {
            let most = self.longest.min(words.len().saturating_sub(from));
            (1..=most).rev().find_map(|count: usize| {
                Some((*self.by_words.get(&words[from..from + count])?, from + count))
            })
        };
        named(0).or_else(|| named(usize::from(words.first() == Some(&"Puzzle"))))
    }
}

/// A grid in the lock, and its expected location.
struct ExpectedGrid<'a> {
    /// The name of its PDF in messages.
    file: &'a str,
    is_answer: bool,
    /// The printed number.
    number: u32,
    /// The page, from 1.
    page: u32,
    /// The values of its cells; 0 for an empty one.
    grid: &'a Grid,
    /// The page number expected in the line above it, if any.
    refers_to: Option<u32>,
}

impl ExpectedGrid<'_> {
    /// Returns the first difference of a printed grid from the lock, and the differences in the rules of a puzzle of
    /// `shape`.
    fn differences(&self, printed: ReadGrid, shape: &Shape) -> Vec<Text> {
        // The first difference is enough: a shifted grid differs in nearly every cell.
        let first = self.of_one(printed);
        let rules = if self.is_answer { Vec::new() } else { rules(printed.grid, shape) };
        let rules = rules.into_iter().map(|rule| text!("different-rules", rule));
        let all = first.into_iter().chain(rules);
        all.map(|what| of_grid(self.file, self.is_answer, self.number, what)).collect()
    }

    fn of_one(&self, printed: ReadGrid) -> Option<Text> {
        let (page, side, found) = (self.page, self.grid.side(), printed.grid);
        if found.page != page {
            return Some(text!("on-other-page", found = found.page, page));
        }
        if found.grid.side() != side {
            return Some(text!("other-side", page, found = found.grid.side(), side));
        }
        let differs = |cell: &usize| self.grid.get(*cell) != found.grid.get(*cell);
        if let Some(cell) = (0..self.grid.cells().len()).find(differs) {
            return Some(text!("differs-in-cell", page, cell = cell_name(cell, side)));
        }
        if let Some(cell) = found.unread_cell {
            return Some(text!("no-digit-in-cell", page, cell = cell_name(cell, side)));
        }
        let (found, expected) = printed.refers_to.zip(self.refers_to)?;
        (found != expected).then(|| text!("refers-to-page", page, found, expected))
    }
}

/// Returns the rules that differ between a printed puzzle and `shape`.
pub(super) fn rules(found: &FoundGrid, shape: &Shape) -> Vec<Text> {
    // If all rules have one weight the boxes are not shown, and only a jigsaw needs them. The cages of a Latin square
    // are compared as cages.
    let kind = shape.kind();
    let unshown = kind.is_latin() || found.regions.is_empty() && !kind.has_irregular_regions();
    let mut other = Vec::new();
    let holes = (0..shape.cells()).filter(|&cell| shape.is_hole(cell));
    if !holes.eq(found.holes.iter().copied()) {
        other.push(text!("rules-of-grids"));
    } else if !unshown && found.regions != by_first_cells(shape) {
        other.push(text!("rules-of-regions"));
    }
    if found.cages != FoundCages::of(shape) {
        other.push(text!("rules-of-cages"));
    }
    // Dots at the centres of boxes are not circles around odd digits.
    let has_circles = shape.marks().iter().any(|mark| mark.cells.len() == 1);
    let spot = |mark: &Mark| Some((mark.outside_position(shape.side())?.at, mark.value));
    let inside = shape.marks().iter().filter(|mark| spot(mark).is_none());
    if InnerMarks::of(found.marks.iter().filter(|mark| mark.cells.len() > 1 || has_circles))
        != InnerMarks::of(inside)
    {
        other.push(text!("rules-of-marks"));
    }
    let mut outside: Vec<((i32, i32), u32)> = shape.marks().iter().filter_map(spot).collect();
    outside.sort_unstable();
    if found.outside != outside {
        other.push(text!("rules-outside"));
    }
    other
}

/// The marks inside a grid, in a form that a page determines: lines that meet in a cell look the same however they are
/// divided.
#[derive(PartialEq)]
struct InnerMarks<'m> {
    single: BTreeSet<&'m Mark>,
    /// The steps of lines from cell to cell; directed if the line has a start.
    steps: BTreeSet<(Sign, Cell, Cell)>,
}

impl<'m> InnerMarks<'m> {
    fn of(marks: impl Iterator<Item = &'m Mark>) -> InnerMarks<'m> {
        let is_line = |mark: &&Mark| mark.sign.line().is_some();
        let (lines, single): (Vec<&Mark>, BTreeSet<&Mark>) = {
            let all: Vec<&Mark> = marks.collect();
            let single = all.iter().copied().filter(|mark| !is_line(mark)).collect();
            (all.into_iter().filter(is_line).collect(), single)
        };
        let step = |mark: &Mark, (a, b): (Cell, Cell)| {
            let two = Mark::new(mark.sign, &[a, b]);
            (two.sign, two.cells[0], two.cells[1])
        };
        let steps = lines
            .iter()
            .flat_map(|mark| mark.cells.windows(2).map(|two| step(mark, (two[0], two[1]))));
        InnerMarks { steps: steps.collect(), single }
    }
}

/// Returns the regions of a shape, numbered by first cells; those of holes are unchanged.
fn by_first_cells(shape: &Shape) -> Vec<u8> {
    let is_hole = |region: u8| region == Shape::NO_REGION;
    let regions = shape.regions().iter().copied();
    let mut numbers =
        number_by_first_appearance(regions.clone().filter(|&it| !is_hole(it))).into_iter();
    regions
        .filter_map(|region| if is_hole(region) { Some(region) } else { numbers.next() })
        .collect()
}

/// Returns the results of `of` for the grids of a PDF with the pages of `document`, which may be imposed on sheets.
fn read_grids<T: Send>(
    pdf: &BookPdf,
    book: &Book,
    document: &Document,
    of: impl Fn(FoundGrid) -> T + Sync,
) -> Result<FileContents<T>, ReadError> {
    let reader = match pdf.rebuilt {
        // Without a rebuilt file the bytes are those of this program, so the limits for damaged and crafted files are
        // not needed.
        None => PdfReader::open_trusted(pdf.bytes)?,
        Some(_) => PdfReader::new(pdf.bytes)?,
    };
    let Some(imposition) = &book.spec.imposition else {
        return reader.read_as(of);
    };
    let plan = ImpositionPlan::new(imposition, &document.paper, document.len());
    reader.read_sheets(
        |side| plan.side(side).into_iter().map(|page| window(&plan, document, &page)).collect(),
        of,
    )
}

/// Returns the window of a page on a sheet.
fn window(plan: &ImpositionPlan, document: &Document, spot: &PlacedPage) -> SheetWindow {
    let off = plan.sheet.bleed + plan.sheet.slug;
    let height = plan.sheet.trim.height;
    let place = |x: Length, y: Length| ((x + off).to_pt(), (height - y + off).to_pt());
    let (pose, part) = (&spot.pose, &spot.window);
    let foot = pose.apply(Point::new(Length::ZERO, document.paper.trim.height));
    SheetWindow {
        page: spot.page as u32 + 1,
        corner: place(foot.x, foot.y),
        scale: f64::from(pose.scale.0) / f64::from(pose.scale.1),
        part: [place(part.origin.x, part.bottom()), place(part.right(), part.origin.y)],
    }
}

/// Returns lines about pages whose printed number differs from their position in the book.
fn wrong_folios(file: &str, pages: BTreeMap<u32, u32>) -> Vec<Text> {
    pages
        .into_iter()
        .filter(|(page, folio)| page != folio)
        .map(|(page, folio)| {
            let what = text!("on-page", page, what = text!("numbered", folio));
            text!("of-file", file, what)
        })
        .collect()
}

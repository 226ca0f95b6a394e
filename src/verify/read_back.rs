//! The grids of a PDF, read back from its pages and matched with the lock.

use super::{Comparison, Findings, Pdf, count};
use crate::book::{Book, BookPuzzle};
use crate::layout::{Document, PlacedPage, Plan};
use crate::lock::LockedPuzzle;
use crate::puzzle::{Grid, Puzzle, Shape, Variant};
use crate::read::{FoundGrid, ReadError, Reader, Seen, SheetWindow};
use crate::units::{Length, Point};
use std::collections::BTreeMap;

impl Comparison<'_> {
    /// Matches the grids in the PDFs with the lock.
    pub(super) fn read_back(&self, findings: &mut Findings) {
        let found = match self.grids(findings) {
            Ok(found) => found,
            Err(difference) => return findings.differences.push(difference),
        };
        let printed = self.sorted(&found);
        let puzzles = self.lock.puzzle.iter();
        let mut differences: Vec<String> = puzzles
            .flat_map(|puzzle| self.differences(puzzle, &printed))
            .collect();
        differences.extend(printed.strangers());
        if differences.is_empty() {
            findings.proved.push(self.proved());
        }
        findings.differences.append(&mut differences);
    }

    /// The grids of each PDF. Pages that bear another number than they should are among the differences at once.
    fn grids(&self, findings: &mut Findings) -> Result<Vec<Vec<FoundGrid>>, String> {
        let documents = std::iter::once(&self.layout.book).chain(&self.layout.answers);
        let mut found = Vec::with_capacity(self.pdfs.len());
        for (pdf, document) in self.pdfs.iter().zip(documents) {
            let seen = seen(pdf, self.book, document)
                .map_err(|error| format!("{}: cannot be read as a PDF: {error}", pdf.name))?;
            findings.differences.extend(strange(pdf.name, &seen));
            findings
                .differences
                .extend(wrong_folios(pdf.name, &seen.grids));
            found.push(seen.grids);
        }
        Ok(found)
    }

    /// The grids of all PDFs by number. In a PDF with both, a number stands over two grids: the puzzle, and its answer,
    /// which is full.
    fn sorted<'g>(&self, found: &'g [Vec<FoundGrid>]) -> PrintedGrids<'g> {
        let is_full = |grid: &&FoundGrid| grid.grid.givens() == grid.grid.cells().len();
        let answers = match self.layout.answers {
            Some(_) => found.get(1),
            None => found.first(),
        };
        let puzzles = found.first().into_iter().flatten();
        let answers = answers.into_iter().flatten();
        PrintedGrids {
            puzzles: self.by_number(puzzles.filter(|grid| !is_full(grid))),
            answers: self.by_number(answers.filter(is_full)),
        }
    }

    /// Grids by number: that of the puzzle whose name stands above, or else a number that no puzzle has.
    fn by_number<'g>(&self, grids: impl Iterator<Item = &'g FoundGrid>) -> ByNumber<'g> {
        let names = Names::of(self.book);
        let mut map = ByNumber::new();
        for grid in grids.filter(|grid| !grid.is_diagram()) {
            match (names.above(grid), grid.number) {
                (Some((puzzle, words)), _) => {
                    let refers_to = refers_to(self.book, grid, puzzle, words);
                    let found = Printed { grid, refers_to };
                    map.entry(Named::Puzzle(puzzle.number))
                        .or_default()
                        .push(found);
                }
                (None, Some(number)) => {
                    let found = Printed {
                        grid,
                        refers_to: None,
                    };
                    map.entry(Named::Stranger(number)).or_default().push(found);
                }
                (None, None) => {}
            }
        }
        map
    }

    /// How a puzzle and its answer are printed otherwise than the lock has them.
    fn differences(&self, locked: &LockedPuzzle, printed: &PrintedGrids) -> Vec<String> {
        // A line that is no puzzle was found out from the lock alone.
        let Ok(puzzle) = locked.puzzle() else {
            return Vec::new();
        };
        let (
            number,
            Puzzle {
                givens,
                shape,
                solution,
            },
        ) = (locked.number, &puzzle);
        let held = Held {
            file: self.pdfs.first().map_or("", |pdf| pdf.name),
            kind: "puzzle",
            number,
            page: locked.page,
            grid: givens,
            refers_to: locked.answer_page,
        };
        let mut differences = held.differences(printed.puzzle(number), shape);
        if let Some(page) = locked.answer_page {
            let answer = Held {
                file: self.pdfs.last().map_or("", |pdf| pdf.name),
                kind: "answer",
                page,
                grid: solution,
                refers_to: Some(locked.page),
                ..held
            };
            differences.extend(answer.difference(printed.answer(number)));
        }
        differences
    }

    fn proved(&self) -> String {
        let puzzles = self.lock.puzzle.iter();
        let answers = puzzles.filter(|puzzle| puzzle.answer_page.is_some());
        format!(
            "{} and {} read back from the pages, each as the lock has it",
            count(self.lock.puzzle.len(), "puzzle"),
            count(answers.count(), "answer")
        )
    }
}

/// The page that the line above a grid ends with. A level may be called `Level 2`: its own number is no page.
fn refers_to(book: &Book, grid: &FoundGrid, puzzle: &BookPuzzle, words: usize) -> Option<u32> {
    let level = book.spec.words.level(puzzle.level);
    match grid.head.ends_with(level) {
        true => None,
        false => grid.refers_to(words),
    }
}

/// Whose number stands above a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    /// A puzzle of the book has that number.
    Puzzle(u32),
    /// The line above has that number, and no puzzle is called so.
    Stranger(u32),
}

/// A grid as it is printed.
#[derive(Clone, Copy)]
struct Printed<'g> {
    grid: &'g FoundGrid,
    /// The page that the line above refers to.
    refers_to: Option<u32>,
}

type ByNumber<'g> = BTreeMap<Named, Vec<Printed<'g>>>;

/// The numbered grids of a book.
struct PrintedGrids<'g> {
    puzzles: ByNumber<'g>,
    answers: ByNumber<'g>,
}

impl<'g> PrintedGrids<'g> {
    /// The puzzles of that number: one, if all is well.
    fn puzzle(&self, number: u32) -> &[Printed<'g>] {
        self.puzzles
            .get(&Named::Puzzle(number))
            .map_or(&[], Vec::as_slice)
    }

    /// The answers of that number: one, if all is well.
    fn answer(&self, number: u32) -> &[Printed<'g>] {
        self.answers
            .get(&Named::Puzzle(number))
            .map_or(&[], Vec::as_slice)
    }

    /// Grids whose number is that of no puzzle.
    fn strangers(&self) -> Vec<String> {
        let of = |kind: &'static str, grids: &ByNumber| {
            let line = |(named, grids): (&Named, &Vec<Printed>)| match named {
                Named::Puzzle(_) => None,
                Named::Stranger(number) => {
                    let page = grids[0].grid.page;
                    Some(format!("{kind} {number} on page {page} is not in the lock"))
                }
            };
            grids.iter().filter_map(line).collect::<Vec<String>>()
        };
        [of("puzzle", &self.puzzles), of("answer", &self.answers)].concat()
    }
}

/// The names of the puzzles of a book, by the words that stand above their grids.
struct Names<'b> {
    by_words: BTreeMap<Vec<&'b str>, &'b BookPuzzle>,
    /// The most words of a name.
    longest: usize,
}

impl<'b> Names<'b> {
    fn of(book: &'b Book) -> Names<'b> {
        let forms = book.puzzles().flat_map(|puzzle| {
            let forms = puzzle.name.forms.iter();
            forms.map(move |form| (form.split_whitespace().collect(), puzzle))
        });
        let by_words: BTreeMap<Vec<&str>, &BookPuzzle> = forms.collect();
        let longest = by_words.keys().map(Vec::len).max();
        Names {
            longest: longest.unwrap_or_default(),
            by_words,
        }
    }

    /// The puzzle whose name the line above a grid begins with, and how many words that name has. A line may call it
    /// `Puzzle 12` as well.
    fn above(&self, grid: &FoundGrid) -> Option<(&'b BookPuzzle, usize)> {
        let words: Vec<&str> = grid.head.split_whitespace().collect();
        let named = |from: usize| {
            let most = self.longest.min(words.len().saturating_sub(from));
            let find = |count: usize| {
                let puzzle = self.by_words.get(&words[from..from + count])?;
                Some((*puzzle, from + count))
            };
            (1..=most).rev().find_map(find)
        };
        named(0).or_else(|| named(usize::from(words.first() == Some(&"Puzzle"))))
    }
}

/// A grid that the lock holds, and where it must be printed.
struct Held<'a> {
    /// The name of its PDF in messages.
    file: &'a str,
    /// `puzzle` or `answer`.
    kind: &'static str,
    /// The printed number.
    number: u32,
    /// The page, from 1.
    page: u32,
    /// The values of its cells; 0 for an empty one.
    grid: &'a Grid,
    /// The page to which the line above it refers, where there is one.
    refers_to: Option<u32>,
}

impl Held<'_> {
    /// How a puzzle of `shape` differs from the lock, where `printed` are the grids that bear its number.
    fn differences(&self, printed: &[Printed], shape: &Shape) -> Vec<String> {
        let mut differences: Vec<String> = self.difference(printed).into_iter().collect();
        if let [only] = printed {
            let rules = rules(only.grid, shape).into_iter();
            let other = rules.map(|what| self.line(&format!("has other {what} than the lock")));
            differences.extend(other);
        }
        differences
    }

    /// The first thing that is not as the lock has it, where `printed` are the grids that bear its number.
    fn difference(&self, printed: &[Printed]) -> Option<String> {
        let what = match printed {
            [] => format!("is not there; the lock has it on page {}", self.page),
            [only] => self.of_one(*only)?,
            [first, second, ..] => {
                let (first, second) = (first.grid.page, second.grid.page);
                format!("stands twice, on pages {first} and {second}")
            }
        };
        Some(self.line(&what))
    }

    fn line(&self, what: &str) -> String {
        format!("{}: {} {} {what}", self.file, self.kind, self.number)
    }

    fn of_one(&self, printed: Printed) -> Option<String> {
        let (page, side, found) = (self.page, self.grid.side(), printed.grid);
        if found.page != page {
            let on = found.page;
            return Some(format!("is on page {on}; the lock has it on page {page}"));
        }
        if found.grid.side() != side {
            let other = found.grid.side();
            return Some(format!(
                "on page {page} is {other}x{other}; in the lock it is {side}x{side}"
            ));
        }
        let differs = |cell: &usize| self.grid.get(*cell) != found.grid.get(*cell);
        if let Some(cell) = (0..self.grid.cells().len()).find(differs) {
            let (row, column) = (cell / side + 1, cell % side + 1);
            return Some(format!(
                "on page {page} differs from the lock in r{row}c{column}"
            ));
        }
        if let Some(cell) = found.odd {
            let (row, column) = (cell / side + 1, cell % side + 1);
            return Some(format!(
                "on page {page} has something in r{row}c{column} that is no digit"
            ));
        }
        let (there, right) = printed.refers_to.zip(self.refers_to)?;
        (there != right).then(|| format!("on page {page} refers to page {there}, not {right}"))
    }
}

/// The rules that a printed puzzle shows otherwise than `shape` has them.
pub(super) fn rules(found: &FoundGrid, shape: &Shape) -> Vec<&'static str> {
    // Where all rules weigh the same the boxes are not shown, and only a jigsaw needs them.
    let unshown = found.regions.is_empty() && !shape.kind().has(Variant::Jigsaw);
    let mut other = Vec::new();
    if !unshown && found.regions != shape.regions() {
        other.push("boxes or regions");
    }
    if found.cages != shape.cages() {
        other.push("cages or sums");
    }
    other
}

/// The grids of a PDF, by the pages of `document`, which may share sheets.
fn seen(pdf: &Pdf, book: &Book, document: &Document) -> Result<Seen, ReadError> {
    let reader = Reader::new(pdf.bytes)?;
    let Some(imposition) = &book.spec.imposition else {
        return reader.seen();
    };
    let plan = Plan::new(imposition, &document.paper, document.len());
    reader.seen_within(|side| {
        let pages = plan.side(side).into_iter();
        pages.map(|page| window(&plan, document, &page)).collect()
    })
}

/// Where a reader of the sheet finds a page.
fn window(plan: &Plan, document: &Document, spot: &PlacedPage) -> SheetWindow {
    let off = plan.sheet.bleed + plan.sheet.slug;
    let height = plan.sheet.trim.height;
    let place = |x: Length, y: Length| ((x + off).to_pt(), (height - y + off).to_pt());
    let (pose, part) = (&spot.pose, &spot.window);
    let foot = pose.apply(Point::new(Length::ZERO, document.paper.trim.height));
    SheetWindow {
        page: spot.page as u32 + 1,
        corner: place(foot.x, foot.y),
        scale: f64::from(pose.scale.0) / f64::from(pose.scale.1),
        part: [
            place(part.origin.x, part.bottom()),
            place(part.right(), part.origin.y),
        ],
    }
}

/// What a PDF has that this program writes in none.
fn strange(file: &str, seen: &Seen) -> Vec<String> {
    let has =
        |what: &[String]| format!("has what no book of this program has: {}", what.join(", "));
    let on_pages = seen.on_pages.iter();
    let on_pages = on_pages.map(|(page, what)| format!("{file}: page {page} {}", has(what)));
    let in_file = (!seen.in_file.is_empty()).then(|| format!("{file}: {}", has(&seen.in_file)));
    on_pages.chain(in_file).collect()
}

/// Pages whose printed number is not their place in the book.
fn wrong_folios<'g>(file: &str, grids: &'g [FoundGrid]) -> impl Iterator<Item = String> + 'g {
    let pages: BTreeMap<u32, u32> = (grids.iter())
        .filter_map(|grid| Some((grid.page, grid.folio?)))
        .collect();
    let wrong = pages.into_iter().filter(|(page, folio)| page != folio);
    let file = file.to_owned();
    wrong.map(move |(page, folio)| format!("{file}: page {page} bears the number {folio}"))
}

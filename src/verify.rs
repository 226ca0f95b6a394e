//! Lock, PDF and engine held against each other.

use crate::book::Book;
use crate::layout::{Document, Layout, PlacedPage, Plan};
use crate::lock::{Lock, LockedPuzzle, VERSION, sha256};
use crate::puzzle::{Grid, Puzzle, Shape, Variant};
use crate::read::{FoundGrid, ReadError, Reader, Window};
use crate::solver;
use crate::units::{Length, Point};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// A PDF of a book and where it stands against the one made again.
pub struct Pdf<'a> {
    /// What messages call it.
    pub name: &'a str,
    /// The file as it is.
    pub bytes: &'a [u8],
    /// The file made again.
    pub made: &'a [u8],
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// What was proved.
    pub proved: Vec<String>,
    /// What should be known and harms nothing.
    pub warnings: Vec<String>,
    /// What is not as it should be.
    pub differences: Vec<String>,
}

/// Proves that every puzzle of `lock` has the one solution that stands beside it.
pub fn puzzles(lock: &Lock, findings: &mut Findings) {
    let wrong: Vec<String> = lock
        .puzzle
        .par_iter()
        .filter_map(|puzzle| {
            let own = match puzzle.puzzle() {
                Ok(own) => own,
                Err(why) => return Some(format!("puzzle {}: {why}", puzzle.number)),
            };
            match solver::unique(&own.shape, &own.givens) {
                Ok(only) if only == own.solution => None,
                Ok(_) => Some(format!("puzzle {}: its solution is another", puzzle.number)),
                Err(solver::NotUnique::None) => {
                    Some(format!("puzzle {}: it has no solution", puzzle.number))
                }
                Err(solver::NotUnique::Several(..)) => Some(format!(
                    "puzzle {}: it has several solutions",
                    puzzle.number
                )),
                Err(solver::NotUnique::Unsettled) => Some(format!(
                    "puzzle {}: whether it has one solution takes too long to prove",
                    puzzle.number
                )),
            }
        })
        .collect();
    if wrong.is_empty() {
        findings.proved.push(format!(
            "{}: exactly one solution each, as the lock has it",
            count(lock.puzzle.len(), "puzzle")
        ));
    }
    findings.differences.extend(wrong);
}

fn count(n: usize, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}

/// Compares the PDFs of a book, the book first, with those made again, and reads their grids.
pub fn pdfs(lock: &Lock, book: &Book, layout: &Layout, pdfs: &[Pdf], findings: &mut Findings) {
    let (mut differ, before) = (false, findings.differences.len());
    for pdf in pdfs {
        let locked = lock
            .output
            .iter()
            .find(|output| pdf.name.ends_with(&output.file));
        if locked.is_some_and(|output| output.sha256 != sha256(pdf.made))
            && lock.gridpress == VERSION
        {
            findings
                .differences
                .push(format!("{}: its hash in the lock is another", pdf.name));
        }
        if pdf.bytes == pdf.made {
            findings
                .proved
                .push(format!("{}: the same bytes when made again", pdf.name));
            continue;
        }
        differ = true;
        if lock.gridpress == VERSION {
            findings.differences.push(match first_difference(pdf) {
                Ok(Some(page)) => {
                    format!("{}: page {page} is not as this version makes it", pdf.name)
                }
                Ok(None) => {
                    format!(
                        "{}: other bytes than this version makes, though its pages look the same",
                        pdf.name
                    )
                }
                Err(error) => format!("{}: cannot be read as a PDF: {error}", pdf.name),
            });
        }
    }
    read_back(lock, book, layout, pdfs, findings);
    if differ && findings.differences.len() == before {
        findings.warnings.push(format!(
            "the puzzles are the same; the pages were laid out by version {}, and this is {VERSION}",
            lock.gridpress
        ));
    }
}

/// The first page, from 1, whose content differs; or the number of the first that only one has.
fn first_difference(pdf: &Pdf) -> Result<Option<usize>, ReadError> {
    let (file, made) = (
        Reader::new(pdf.bytes)?.contents(),
        Reader::new(pdf.made)?.contents(),
    );
    let first = file.iter().zip(&made).position(|(a, b)| a != b);
    let shorter = file.len().min(made.len());
    Ok(first
        .or((file.len() != made.len()).then_some(shorter))
        .map(|index| index + 1))
}

/// Matches the grids in the PDFs with the lock.
fn read_back(lock: &Lock, book: &Book, layout: &Layout, pdfs: &[Pdf], findings: &mut Findings) {
    let mut found = Vec::with_capacity(pdfs.len());
    let documents = std::iter::once(&layout.book).chain(&layout.answers);
    for (pdf, document) in pdfs.iter().zip(documents) {
        match grids(pdf.bytes, book, document) {
            Ok(grids) => {
                findings.differences.extend(wrong_folios(pdf.name, &grids));
                found.push(grids);
            }
            Err(error) => {
                findings
                    .differences
                    .push(format!("{}: cannot be read as a PDF: {error}", pdf.name));
                return;
            }
        }
    }
    let before = findings.differences.len();
    let main = pdfs.first().map_or("", |pdf| pdf.name);
    let answers = pdfs.last().map_or("", |pdf| pdf.name);
    let is_separate = layout.answers.is_some();
    // With answers in the same document a number stands over two grids: the puzzle, then its answer.
    let empty = Vec::new();
    let first = found.first().unwrap_or(&empty);
    let last = if is_separate {
        found.get(1).unwrap_or(&empty)
    } else {
        first
    };
    let is_full = |grid: &FoundGrid| grid.grid.givens() == grid.grid.cells().len();
    let puzzles = by_number(first.iter().filter(|grid| !is_full(grid)));
    let solutions = by_number(last.iter().filter(|grid| is_full(grid)));
    for puzzle in &lock.puzzle {
        let Ok(Puzzle {
            shape,
            givens,
            solution,
        }) = puzzle.puzzle()
        else {
            continue;
        };
        let refers = puzzle.answer_page;
        findings.differences.extend(compare(
            main,
            "puzzle",
            puzzle,
            puzzle.page,
            &givens,
            refers,
            puzzles.get(&puzzle.number),
        ));
        if let Some([found]) = puzzles.get(&puzzle.number).map(Vec::as_slice) {
            let rules = rules(found, &shape).into_iter();
            let number = puzzle.number;
            let text = |what| format!("{main}: puzzle {number} has other {what} than the lock");
            findings.differences.extend(rules.map(text));
        }
        if let Some(page) = puzzle.answer_page {
            let answer = solutions.get(&puzzle.number);
            findings.differences.extend(compare(
                answers,
                "answer",
                puzzle,
                page,
                &solution,
                Some(puzzle.page),
                answer,
            ));
        }
    }
    let last_number = book.puzzles().count() as u32;
    for (what, grids) in [("puzzle", &puzzles), ("answer", &solutions)] {
        for (number, grids) in grids
            .iter()
            .filter(|(number, _)| **number > last_number || **number == 0)
        {
            findings.differences.push(format!(
                "{what} {number} on page {} is not in the lock",
                grids[0].page
            ));
        }
    }
    if findings.differences.len() == before {
        let answers = lock
            .puzzle
            .iter()
            .filter(|puzzle| puzzle.answer_page.is_some())
            .count();
        findings.proved.push(format!(
            "{} and {} read back from the pages, each as the lock has it",
            count(lock.puzzle.len(), "puzzle"),
            count(answers, "answer")
        ));
    }
}

/// The grids of a PDF, by the pages of `document`, on sheets or not.
fn grids(bytes: &[u8], book: &Book, document: &Document) -> Result<Vec<FoundGrid>, ReadError> {
    let reader = Reader::new(bytes)?;
    let Some(imposition) = &book.spec.imposition else {
        return reader.grids();
    };
    let plan = Plan::new(imposition, &document.paper, document.len());
    reader.grids_within(|side| {
        let spots = plan.side(side).into_iter();
        spots.map(|spot| window(&plan, document, &spot)).collect()
    })
}

/// Where a reader of the sheet finds a page.
fn window(plan: &Plan, document: &Document, spot: &PlacedPage) -> Window {
    let off = plan.sheet.bleed + plan.sheet.slug;
    let height = plan.sheet.trim.height;
    let place = |x: Length, y: Length| ((x + off).to_pt(), (height - y + off).to_pt());
    let (pose, part) = (&spot.pose, &spot.window);
    let foot = pose.apply(Point::new(Length::ZERO, document.paper.trim.height));
    Window {
        page: spot.page as u32 + 1,
        corner: place(foot.x, foot.y),
        scale: f64::from(pose.scale.0) / f64::from(pose.scale.1),
        part: [
            place(part.origin.x, part.bottom()),
            place(part.right(), part.origin.y),
        ],
    }
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

fn by_number<'g>(grids: impl Iterator<Item = &'g FoundGrid>) -> BTreeMap<u32, Vec<&'g FoundGrid>> {
    let mut map: BTreeMap<u32, Vec<&FoundGrid>> = BTreeMap::new();
    for grid in grids {
        if let Some(number) = grid.number {
            map.entry(number).or_default().push(grid);
        }
    }
    map
}

/// What of the rules that a printed puzzle shows is not that of `shape`.
fn rules(found: &FoundGrid, shape: &Shape) -> Vec<&'static str> {
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

/// What of a printed grid is not as the lock has it.
fn compare(
    file: &str,
    what: &str,
    puzzle: &LockedPuzzle,
    page: u32,
    expected: &Grid,
    refers_to: Option<u32>,
    found: Option<&Vec<&FoundGrid>>,
) -> Option<String> {
    let number = puzzle.number;
    let found = match found.map(Vec::as_slice) {
        None | Some([]) => {
            return Some(format!(
                "{file}: {what} {number} is not there; the lock has it on page {page}"
            ));
        }
        Some([only]) => only,
        Some([first, second, ..]) => {
            return Some(format!(
                "{file}: {what} {number} stands twice, on pages {} and {}",
                first.page, second.page
            ));
        }
    };
    if found.page != page {
        return Some(format!(
            "{file}: {what} {number} is on page {}; the lock has it on page {page}",
            found.page
        ));
    }
    let (side, expected_side) = (found.grid.side(), expected.side());
    if side != expected_side {
        return Some(format!(
            "{file}: {what} {number} on page {page} is {side}x{side}; in the lock it is {expected_side}x{expected_side}"
        ));
    }
    let cell = (0..expected.cells().len()).find(|&cell| expected.get(cell) != found.grid.get(cell));
    if let Some(cell) = cell {
        let (row, column) = (cell / expected.side() + 1, cell % expected.side() + 1);
        return Some(format!(
            "{file}: {what} {number} on page {page} differs from the lock in r{row}c{column}"
        ));
    }
    match (found.refers_to(), refers_to) {
        (Some(printed), Some(right)) if printed != right => Some(format!(
            "{file}: {what} {number} on page {page} refers to page {printed}, not {right}"
        )),
        _ => None,
    }
}

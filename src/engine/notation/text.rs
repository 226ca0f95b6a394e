//! Lines and grids: all cells of a puzzle in one line, or one line for each row.
//!
//! A file may mix both. Grids may have the headers of a `.sdk` file, or pencil marks. They may have rules of `-`, `=`,
//! `+`, `:` and `|` between boxes, and blank lines between bands. Lines that start with `#` are comments. After the
//! cells of a line, its solution may follow a comma, semicolon or tab.
//!
//! Other signs and separators, and text around the cells, are left to [`super::lenient`]. Text that is skipped is
//! reported, unless it is a comment.

use super::latex::{LATEX_BEGIN, LATEX_END};
use super::lenient;
use super::pencil_marks::{self, PencilMark};
use super::row::{CellRow, HOLE, plain_cells};
use super::sdk::{self, SdkHeader};
use super::warning::Notes;
use super::{
    EnglishText, Format, NotationError, NotationWarning, ParseOutcome, ParsedPuzzle, PuzzleMistake,
    StatedPuzzle, canvas, english, facts_of, hodoku, is_rule, plain, sudokupad, sumocue, symbol,
    tatham,
};
use crate::puzzle::{Grid, Kind, Shape, Variant};
use serde_json::Map;
use solutions::is_open;
use std::ops::Range;
use std::sync::Arc;

/// Returns a grid with one line for each row and rules between the boxes of `shape`. Holes between overlapping grids
/// are blank.
pub fn block(grid: &Grid, shape: &Shape) -> String {
    if !shape.kind().grids().is_single() {
        return canvas::block(grid, shape);
    }
    let side = shape.side();
    let (rows, columns) = if shape.kind().has_irregular_regions() {
        // Regions cannot be drawn with straight rules.
        (side, side)
    } else {
        shape.kind().boxes()
    };
    let stacks = side / columns;
    let rule: Vec<String> = (0..stacks)
        .map(|stack| "-".repeat(2 * columns + usize::from(stack > 0 && stack + 1 < stacks)))
        .collect();
    let mut text = String::new();
    for row in 0..side {
        if row > 0 && row % rows == 0 {
            text.push_str(&rule.join("+"));
            text.push('\n');
        }
        for column in 0..side {
            if column > 0 {
                text.push_str(if column % columns == 0 { " | " } else { " " });
            }
            text.push(symbol(grid.get(row * side + column)));
        }
        text.push('\n');
    }
    text
}

/// Parses the cells of a puzzle of any size, in one line.
///
/// # Errors
/// Returns [`NotationError`] if `text` is not such a line.
pub fn parse_line(text: &str) -> Result<Grid, NotationError> {
    let row = CellRow::read(text, 0, None)?;
    match row.kind() {
        Some(kind) => row.into_cells(kind).map(Grid::from_cells),
        None => Err(row.check_no_holes().err().unwrap_or(row.length_error())),
    }
}

/// Parses the cells of a puzzle of `kind`, in one line.
///
/// # Errors
/// Returns [`NotationError`] if `text` is not such a line.
pub fn parse_line_of(text: &str, kind: Kind) -> Result<Grid, NotationError> {
    CellRow::read(text, 0, Some(kind))?.into_cells(kind).map(Grid::from_cells)
}

/// Reads every line and grid in `text`.
pub(super) fn read(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    TextReader::read(text, assumed)
}

/// Returns `true` if lines of 16 cells are rows of 16x16 grids rather than whole 4x4 grids: if any of them has a symbol
/// beyond 4, or a rule between boxes.
fn has_rows_of_16(text: &str) -> bool {
    let is_row = |line: &str| {
        CellRow::read(line, 0, None).is_ok_and(|row| {
            row.values.len() == 16 && (row.values.iter().any(|&v| v > 4) || line.contains('|'))
        })
    };
    // Few lines of other sizes have this length.
    text.lines().filter(|line| (16..64).contains(&line.len())).any(is_row)
}

/// The maximum number of places of skipped text that a warning lists.
const MAX_SKIPPED: usize = 1_000;

/// Text that was skipped for one reason.
#[derive(Default)]
struct SkippedText {
    count: usize,
    /// The first places.
    spans: Vec<Range<usize>>,
}

impl SkippedText {
    fn add(&mut self, span: Range<usize>) {
        self.count += 1;
        if self.spans.len() < MAX_SKIPPED {
            self.spans.push(span);
        }
    }

    /// Returns the warning with a message for one place, and for several.
    fn warning(
        self,
        one: EnglishText,
        several: fn(usize) -> EnglishText,
    ) -> Option<NotationWarning> {
        let message = match self.count {
            0 => return None,
            1 => one,
            count => several(count),
        };
        Some(NotationWarning { message, help: english!("skipped": "skipped"), spans: self.spans })
    }
}

struct TextReader<'t> {
    text: &'t str,
    assumed: Option<Kind>,
    has_rows_of_16: bool,
    /// The shape of the latest puzzle, which the next one usually shares.
    shape: Arc<Shape>,
    parsed: ParseOutcome,
    /// The byte up to which lines were read together.
    consumed_to: usize,
    /// The byte at which blank lines and rules start that may be the first row of a grid.
    lead: Option<usize>,
    /// The byte at which the first line of the current grid starts.
    grid_start: usize,
    /// The rows of the current grid so far.
    rows: Vec<CellRow>,
    /// The rows of the current grid of pencil marks so far.
    marks: Vec<Vec<PencilMark>>,
    /// The byte at which the current grid of pencil marks starts.
    marks_start: Option<usize>,
    /// `true` after a mistake in the current grid, whose other rows are skipped because one report is enough.
    is_broken: bool,
    /// The number of consecutive lines that were skipped.
    skipped: usize,
    /// Lines of comments and metadata.
    comments: SkippedText,
    /// Lines without cells.
    headings: SkippedText,
    /// The mistakes in these lines, which are reported if the text has no puzzle.
    heading_errors: Vec<NotationError>,
    /// Text beside cells.
    beside: SkippedText,
    /// `true` after a heading above solutions.
    says_solution: bool,
    /// The full grids below it, which are not matched to puzzles yet.
    solutions: Vec<(Grid, Range<usize>)>,
    /// The number of puzzles before those that they may belong to.
    matched: usize,
    /// `true` after a header of a `.sdk` file.
    is_sdk: bool,
    /// `true` while the rows are the state of a `.sdk` file.
    in_state: bool,
    /// The cells of the state so far.
    state: Vec<u8>,
}

impl<'t> TextReader<'t> {
    fn read(text: &'t str, assumed: Option<Kind>) -> ParseOutcome {
        let mut reader = TextReader {
            text,
            assumed,
            has_rows_of_16: assumed.is_none() && has_rows_of_16(text),
            shape: Shape::classic().clone(),
            parsed: ParseOutcome::default(),
            consumed_to: 0,
            lead: None,
            grid_start: 0,
            rows: Vec::new(),
            marks: Vec::new(),
            marks_start: None,
            is_broken: false,
            skipped: 0,
            comments: SkippedText::default(),
            headings: SkippedText::default(),
            heading_errors: Vec::new(),
            beside: SkippedText::default(),
            says_solution: false,
            solutions: Vec::new(),
            matched: 0,
            is_sdk: false,
            in_state: false,
            state: Vec::new(),
        };
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            // Grids in other forms are read as a whole, so their lines are skipped here.
            if start >= reader.consumed_to {
                let bare = line.trim_end_matches(['\n', '\r']);
                if !reader.plain_line(bare, start) {
                    match reader.canvas(bare, &text[start..], start) {
                        Some(end) => reader.consumed_to = end,
                        None => reader.line(bare, start),
                    }
                }
            }
            start += line.len();
            if reader.parsed.should_stop(start, reader.skipped) {
                break;
            }
        }
        reader.close_grid(text.len());
        reader.match_solutions();
        reader.finish()
    }

    /// Returns the outcome with the warnings about skipped text, or with its mistakes if there is no puzzle.
    fn finish(self) -> ParseOutcome {
        let mut parsed = self.parsed;
        if parsed.puzzles.is_empty() || parsed.unread_from.is_some() {
            parsed.errors.extend(self.heading_errors);
            parsed.errors.sort_by_key(|error| error.span.start);
        } else {
            let kind = self.assumed.unwrap_or(Kind::CLASSIC);
            let mut may_lack_rules = false;
            for texts in [&self.comments, &self.headings, &self.beside] {
                for span in &texts.spans {
                    let text = &self.text[span.clone()];
                    let bare = text.strip_prefix('#').unwrap_or(text);
                    // The letter of a header may also begin a word.
                    let is_header =
                        sdk::header(text).is_some() && Variant::named_in(bare).is_empty();
                    let mut notes = Notes::default();
                    notes.description(Some(&bare[usize::from(is_header)..].into()));
                    notes.quote(kind);
                    may_lack_rules |= notes.may_lack_rules;
                    parsed.warn(notes, span);
                }
            }
            parsed.puzzles.iter_mut().for_each(|puzzle| puzzle.may_lack_rules |= may_lack_rules);
            let headings = self.headings.warning(
                english!("line-without-cells": "a line without cells"),
                |count| english!("lines-without-cells": "{count} lines without cells", count),
            );
            let beside = self.beside.warning(
                english!("text-beside-cells": "text beside the cells"),
                |count| {
                    english!("texts-beside-cells": "text beside the cells, in {count} places", count)
                },
            );
            parsed.warnings.extend(headings.into_iter().chain(beside));
            parsed.warnings.sort_by_key(|warning| warning.spans[0].start);
        }
        parsed
    }

    /// Reads overlapping grids that start with `line`, the first line of `text`, at byte `start`. Returns the byte
    /// after them, or `None` if there are none.
    fn canvas(&mut self, line: &str, text: &str, start: usize) -> Option<usize> {
        let is_open = !self.rows.is_empty() || !self.marks.is_empty();
        let kind = self.assumed.filter(|kind| !kind.grids().is_single());
        if is_open || self.is_broken || self.in_state || self.assumed.is_some() && kind.is_none() {
            return None;
        }
        let content = line.trim_start_matches('\u{feff}').trim();
        let is_row = !content.is_empty()
            && !content.starts_with(['#', ':', '['])
            && !is_rule(content)
            && sudokupad::find_link(content).is_none();
        let Some(kind) = kind.filter(|_| is_row) else {
            // A row of a canvas is always shorter than the line of a puzzle.
            let block = (is_row && content.len() < 81).then(|| canvas::find(text, start))??;
            return Some(self.block(block));
        };
        let row = CellRow::read(line.trim_start_matches('\u{feff}'), start, Some(kind));
        if row.is_ok_and(|row| row.values.len() == kind.cells()) {
            return None;
        }
        match canvas::read(text, start, kind) {
            Ok(block) => Some(self.block(block)),
            Err((error, end)) => {
                self.parsed.errors.push(error);
                self.is_broken = true;
                Some(end.max(start + 1))
            }
        }
    }

    fn block(&mut self, block: canvas::CanvasBlock) -> usize {
        let format = if self.is_sdk { Format::Sdk } else { Format::Grid };
        self.add_puzzle(block.kind, block.cells, None, block.span, format);
        block.end
    }

    /// Adds the puzzle in a line that has nothing but the cells of a 9x9, as most lines of the largest files. Returns
    /// `false` for other lines, and where rows of a grid come before it.
    fn plain_line(&mut self, line: &str, start: usize) -> bool {
        let is_open = !self.rows.is_empty() || !self.marks.is_empty();
        let takes_9x9 = self.assumed.is_none_or(|kind| kind.digits() == 9 && kind.cells() == 81);
        if line.len() != 81 || is_open || self.is_broken || self.in_state || !takes_9x9 {
            return false;
        }
        // A line without any digit may be a rule between other rows.
        let Some(cells) = plain_cells(line).filter(|cells| *cells != [0; 81]) else {
            return false;
        };
        self.skipped = 0;
        self.lead = None;
        let span = start..start + line.len();
        self.add_puzzle(self.kind(9), cells.into(), None, span, Format::Line);
        true
    }

    fn line(&mut self, line: &str, start: usize) {
        let line_text = line.trim_start_matches('\u{feff}');
        // A byte order mark may also stand inside a text that was joined from several files.
        let start = start + line.len() - line_text.len();
        let content = line_text.trim();
        if content.is_empty() {
            if self.is_broken || !self.is_between_bands() {
                self.close_grid(start + line_text.len());
            }
            if !line_text.is_empty() {
                self.note_lead(start);
            }
            return;
        }
        match sdk::header(content) {
            Some(SdkHeader::Metadata) => self.is_sdk = true,
            Some(section) => {
                self.close_grid(start);
                self.is_sdk = true;
                self.in_state = matches!(section, SdkHeader::State);
                self.state.clear();
                return;
            }
            None => {}
        }
        if self.in_state {
            return self.state_row(line_text);
        }
        // The cells of LaTeX's environment would also fit other forms.
        let next = self.text[start..].find('\n').map_or(self.text.len(), |at| start + at + 1);
        if content == LATEX_BEGIN && self.lenient_grid(next, start) || content == LATEX_END {
            return;
        }
        // The ends of lists in other languages.
        if content.len() < 5 && content.chars().all(|c| "[](){},;".contains(c)) {
            return;
        }
        let comment = content.strip_prefix(['#', '%']);
        // The number of a puzzle, as in `#12`.
        let is_number = content.starts_with('#')
            && comment.is_some_and(|text| text.starts_with(|c: char| c.is_ascii_digit()));
        if comment.is_some() && !is_number {
            return self.comment(start..start + line_text.trim_end().len());
        }
        if is_rule(content) {
            return self.note_lead(start);
        }
        if self.is_rule_of_blanks(content, start) {
            return;
        }
        let lead = self.lead.take();
        let span = start..start + line_text.trim_end().len();
        if content.starts_with(':') {
            self.close_grid(start);
            let read = hodoku::read(content, span.clone(), self.assumed);
            return self.parsed.add(read.map_err(|mistake| mistake.at(span)));
        }
        let first = start + line_text.len() - line_text.trim_start().len();
        if let Some(found) = sumocue::find(&self.text[first..]) {
            let found = first + found.start..first + found.end;
            let read = sumocue::read(&self.text[found.clone()]);
            return self.add_stated(read.map(|puzzle| (puzzle, Format::SumoCue)), found, span);
        }
        if tatham::is_identifier(content) {
            let read = tatham::read(content).map(|puzzle| (puzzle, Format::Tatham));
            return self.add_stated(read, span.clone(), span);
        }
        if let Some(at) = sudokupad::find_link(content) {
            let link = &content[at..];
            if let Some(read) = sudokupad::read_link_in(link) {
                let read = read.map(|puzzle| (puzzle, Format::SudokuPad));
                return self.add_stated(read, first + at..span.end, span);
            }
            let mistake = sudokupad::read_link(link).err().expect("a link without a puzzle");
            if sudokupad::is_short_link(link) && lenient::line(content, first, None).is_none() {
                self.close_grid(start);
                return self.parsed.errors.push(mistake.at(span));
            }
            return self.unclear_line(line_text, start, lead, mistake.at(span));
        }
        self.cells_line(line_text, start, lead);
    }

    /// Adds the puzzle at `found` in a line, whose other text is skipped.
    fn add_stated(
        &mut self,
        read: Result<(StatedPuzzle, Format), PuzzleMistake>,
        found: Range<usize>,
        line: Range<usize>,
    ) {
        self.close_grid(line.start);
        self.consumed_to = found.end;
        for beside in [line.start..found.start, found.end..line.end.max(found.end)] {
            if self.text[beside.clone()].contains(char::is_alphanumeric) {
                self.beside.add(beside);
            }
        }
        self.parsed.add_stated(read, self.assumed, found);
    }

    /// Notes the start of lines that may be empty rows of a grid.
    fn note_lead(&mut self, start: usize) {
        if self.rows.is_empty() {
            self.lead.get_or_insert(start);
        }
    }

    /// Adds to the latest puzzle that its digits count from 0.
    fn state_digits(&mut self, from_zero: bool) {
        if let (Some(puzzle), true) = (self.parsed.puzzles.last_mut(), from_zero) {
            puzzle.facts = facts_of(Map::new(), from_zero, puzzle.shape.digits());
        }
    }

    /// Adds the solution to the latest puzzle.
    fn state_solution(&mut self, solution: Option<Vec<u8>>) {
        if let (Some(puzzle), Some(solution)) = (self.parsed.puzzles.last_mut(), solution) {
            puzzle.solution = Some(Grid::from_cells(solution));
        }
    }

    /// Reads a row of the state, which belongs to the latest puzzle. A state that contradicts the givens is ignored.
    fn state_row(&mut self, line: &str) {
        let Some(latest) = self.parsed.puzzles.last_mut() else {
            return;
        };
        let row = CellRow::read(line, 0, Some(latest.shape.kind()));
        let values = row.into_iter().flat_map(|row| row.values);
        self.state.extend(values.map(|value| if value == HOLE { 0 } else { value }));
        if self.state.len() == latest.shape.cells() {
            let progress = Grid::from_cells(std::mem::take(&mut self.state));
            latest.progress = latest.grid.is_subset_of(&progress).then_some(progress);
        }
    }

    /// Returns the kind of a single grid of that size.
    fn kind(&self, side: usize) -> Kind {
        self.assumed.unwrap_or_else(|| plain(side))
    }

    fn add_puzzle(
        &mut self,
        kind: Kind,
        cells: Vec<u8>,
        marks: Option<&[PencilMark]>,
        span: Range<usize>,
        format: Format,
    ) {
        if self.shape.kind() != kind {
            match Shape::of(kind) {
                Some(shape) => self.shape = shape,
                None => {
                    return self.parsed.errors.push(PuzzleMistake::missing_shape(kind).at(span));
                }
            }
        }
        let (grid, marks) = match marks.map(|marks| pencil_marks::resolve(self.shape.side(), marks))
        {
            Some((grid, marks)) => (grid, Some(marks)),
            None => (Grid::from_cells(cells), None),
        };
        let is_full = self.shape.playable_cells().all(|cell| grid.get(cell) != 0);
        // A full grid is hardly a puzzle: below one of its kind, it is the solution.
        if is_full && marks.is_none() {
            let may_have = |puzzle: &ParsedPuzzle| is_open(puzzle) && puzzle.shape.kind() == kind;
            if self.says_solution && self.parsed.puzzles[self.matched..].iter().any(may_have) {
                return self.solutions.push((grid, span));
            }
            let latest = self.parsed.puzzles.last_mut();
            if let Some(latest) =
                latest.filter(|latest| may_have(latest) && latest.grid.is_subset_of(&grid))
            {
                latest.solution = Some(grid);
                return;
            }
        }
        self.match_solutions();
        self.says_solution = false;
        self.parsed.puzzles.push(ParsedPuzzle {
            marks,
            ..ParsedPuzzle::of(self.shape.clone(), grid, format, span)
        });
    }

    /// Ends the current grid before byte `end`; an incomplete one may have another form.
    fn close_grid(&mut self, end: usize) {
        // Rows that stop early may be those of a form with blanks, whose first lines happen to look plain.
        if !self.rows.is_empty() && self.lenient_grid(self.grid_start, end.saturating_sub(1)) {
            return;
        }
        if let Some(start) = self.marks_start.take() {
            let side = self.marks[0].len();
            let rows = self.marks.drain(..).count();
            let mistake = PuzzleMistake::incomplete_grid(rows, (side, side));
            self.parsed.errors.push(mistake.at(start..start));
        }
        if let Some(last) = self.rows.last() {
            let side = last.values.len();
            let mistake = PuzzleMistake::incomplete_grid(self.rows.len(), (side, side));
            let error = mistake.at(last.span.clone());
            if self.rows.len() == 1 && lenient::is_number(&self.text[last.span.clone()]) {
                self.headings.add(last.span.clone());
                self.heading_errors.push(error);
            } else {
                self.parsed.errors.push(error);
            }
        }
        self.rows.clear();
        self.is_broken = false;
    }
}

mod cells;
mod solutions;
#[cfg(test)]
mod tests;
mod unclear;

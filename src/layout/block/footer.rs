//! The footer below a puzzle's grid, or in a column beside it: the symbols to tick off; the rules of the variant;
//! notes, lines to write on and the code of the puzzle; and a QR code to the right of these or below them.

pub(crate) mod annotations;
mod companion;
mod symbol_strip;

use crate::Result;
use crate::block::footer::annotations::{
    CodeLine, CodeParts, FooterField, MeasuredField, PlacedField, RuleLine, RuleText,
    break_into_lines, place_fields, place_notes,
};
use crate::block::footer::companion::{Companion, LARGE_GRID, LEAST};
use crate::block::footer::symbol_strip::{PlacedStrip, SymbolStrip};
use crate::block::numbers::{HEAD_GAP, band_height, heading_height, number_in_band};
use crate::block::qr::Qr;
use crate::document::GridRole;
use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::typography::boxes::frame;
use crate::typography::style::Align;
use crate::typography::text_block::Context;
use crate::typography::theme::Theme;
use gridpress_book::BookPuzzle;
use gridpress_bookspec::{HeadingForm, MinutesFor, PencilMarks, Placement};
use gridpress_ground::units::{Length, Point, Rect, Size};

/// Gap between a grid and its footer.
const GAP: Length = Length::pt(4);
/// Distance from the top of a line to its baseline, in percent of its size.
const ASCENT: i32 = 75;
/// Distance from the baseline of a line to its bottom, in percent of its size.
const DESCENT: i32 = 30;
/// Gap between two lines, in percent of their size.
const LINE_GAP: i32 = 45;
/// Gap between lines of two kinds in a column, in percent of their size.
const BETWEEN: i32 = 60;
/// Size at which widths are measured.
// Large, so that rounding to thousandths of a point is negligible when widths are scaled down. Measuring once at one
// size avoids shaping the texts again for every size that an arrangement tries.
const UNIT: Length = Length::pt(100);
/// Minimum width of a column beside a grid.
const MIN_COLUMN: Length = Length::pt(84);
/// Minimum room above a line to write on.
const WRITING: Length = Length::pt(13);

/// Converts a width measured at [`UNIT`] to another size.
fn at(width: Length, size: Length) -> Length {
    // Allows for rounding and kerning.
    width.scale(size.to_thousandths(), UNIT.to_thousandths()) + size / 50
}

/// Position of footers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FooterPlace {
    /// Below their grids.
    Below,
    /// In columns beside their grids.
    Beside,
}

/// The frame around a puzzle with its heading and footer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PuzzleFrame {
    /// White within the frame; zero without a frame.
    white: Length,
    /// `true` if the heading is a band, which is the upper end of the frame.
    is_banded: bool,
}

impl PuzzleFrame {
    /// Returns the distance from the corner of the frame to that of the heading.
    pub(crate) fn corner(self) -> Point {
        let above = if self.is_banded { Length::ZERO } else { self.white };
        Point::new(self.white, above)
    }

    /// Returns the room that the frame takes in width and height.
    pub(crate) fn room(self) -> Size {
        Size { width: self.white * 2, height: self.corner().y + self.white }
    }

    /// Returns the frame around a block of that size whose upper left corner is at `at`; nothing without a frame.
    pub(crate) fn item(self, at: Point, block: Size) -> Option<Item> {
        let (corner, room) = (self.corner(), self.room());
        let around = Rect::new(
            at.x - corner.x,
            at.y - corner.y,
            block.width + room.width,
            block.height + room.height,
        );
        (self.white > Length::ZERO).then(|| frame(around))
    }
}

/// The lines and codes printed with each puzzle of a section.
#[derive(Debug, Default)]
pub(crate) struct PuzzleFooter {
    /// Form of the heading above the grids.
    heading: HeadingForm,
    /// The frame around heading, grid and footer.
    frame: PuzzleFrame,
    strip: Option<SymbolStrip>,
    rules: RuleText,
    notes: Vec<MeasuredField>,
    fields: Vec<MeasuredField>,
    code: CodeParts,
    qr: Option<Qr>,
    /// The animal in the books of children.
    companion: Option<Companion>,
}

/// The positions of the parts of a footer.
#[derive(Debug, Default)]
pub(crate) struct FooterPlan {
    /// Height of the footer.
    pub height: Length,
    /// Offset from the lower left corner of the grid to the point from which the parts are placed.
    origin: Point,
    /// The side of the grid.
    side: Length,
    /// Size of small type.
    note: Length,
    strip: Option<PlacedStrip>,
    rules: Vec<RuleLine>,
    pieces: Vec<PlacedField>,
    code: Vec<CodeLine>,
    qr: Option<(Qr, Point)>,
    /// The animal, its upper left corner and its side.
    companion: Option<(Companion, Point, Length)>,
    lines: usize,
    /// Additional gap between lines of different kinds.
    part: Length,
}

impl PuzzleFooter {
    pub(crate) fn new(ctx: &Context, section: usize) -> Result<PuzzleFooter> {
        let (spec, puzzles) = (&ctx.book.spec.puzzle, &ctx.book.sections[section]);
        let has_lines = spec.name || spec.date || spec.time;
        let pieces = |fields: &[(FooterField, bool)]| -> Result<Vec<MeasuredField>> {
            let fields = fields.iter().filter(|(_, is_requested)| *is_requested);
            fields.map(|&(field, _)| Ok(MeasuredField::new(ctx, field, puzzles)?)).collect()
        };
        Ok(PuzzleFooter {
            heading: spec.heading,
            frame: PuzzleFrame {
                white: match ctx.book.spec.answers.placement {
                    // Answers beside puzzles share their room.
                    Placement::Beside => Length::ZERO,
                    _ => ctx.theme.frame,
                },
                is_banded: spec.heading == HeadingForm::Band,
            },
            strip: match spec.marks {
                PencilMarks::Strip => Some(SymbolStrip::new(ctx, section)?),
                // Solvers cannot know which symbols there are.
                _ if ctx.book.spec.sections[section].symbols.is_own() => {
                    Some(SymbolStrip::new(ctx, section)?)
                }
                PencilMarks::None | PencilMarks::Corners | PencilMarks::Candidates => None,
            },
            rules: RuleText::new(ctx, section)?,
            notes: pieces(&[
                (FooterField::Technique, spec.technique),
                (FooterField::Minutes, spec.minutes == MinutesFor::Puzzles),
                (FooterField::Givens, spec.givens),
                (FooterField::KeyCode, puzzles.iter().any(|puzzle| puzzle.key_code.is_some())),
                (FooterField::Target, spec.target_time && !has_lines),
            ])?,
            fields: pieces(&[
                (FooterField::Name, spec.name),
                (FooterField::Date, spec.date),
                (FooterField::Time, spec.time),
                (FooterField::Target, spec.target_time && has_lines),
            ])?,
            code: if spec.code { CodeParts::new(ctx, puzzles)? } else { CodeParts::default() },
            qr: Qr::of(ctx.book, GridRole::Puzzle, puzzles)?,
            companion: Companion::of_section(ctx, section),
        })
    }

    /// Creates the footer of answers: their codes, and the hidden words of those that have one.
    pub(crate) fn of_answers<'p>(
        ctx: &Context,
        puzzles: impl IntoIterator<Item = &'p BookPuzzle>,
    ) -> Result<PuzzleFooter> {
        let puzzles: Vec<&BookPuzzle> = puzzles.into_iter().collect();
        let with_words: Vec<&BookPuzzle> =
            puzzles.iter().copied().filter(|puzzle| puzzle.puzzle.hidden.is_some()).collect();
        let qr = Qr::of(ctx.book, GridRole::Answer, puzzles.iter().copied())?;
        let mut footer = PuzzleFooter { qr, ..PuzzleFooter::default() };
        if !with_words.is_empty() {
            footer.notes = vec![MeasuredField::new(ctx, FooterField::Word, with_words)?];
        }
        if let Some(worksheet) = &ctx.book.spec.worksheet {
            let mut keyed = puzzles.iter().copied();
            if !worksheet.sheets.same {
                footer.notes.push(MeasuredField::new(ctx, FooterField::Pupil, keyed.clone())?);
            }
            if keyed.any(|puzzle| puzzle.key_code.is_some()) {
                let puzzles = puzzles.iter().copied();
                footer.notes.push(MeasuredField::new(ctx, FooterField::KeyCode, puzzles)?);
            }
        }
        Ok(footer)
    }

    /// Returns the height of the heading above the grids, with the gap below it.
    pub(crate) fn heading_height(&self, number: Length) -> Length {
        match self.heading {
            HeadingForm::Line => heading_height(number),
            HeadingForm::Band => band_height(number_in_band(number)) + HEAD_GAP,
        }
    }

    /// Returns the frame around each puzzle.
    pub(crate) fn frame(&self) -> PuzzleFrame {
        self.frame
    }

    /// Returns the minimum side of the grids, which are at least as wide as their QR codes.
    pub(crate) fn least_side(&self) -> Length {
        self.qr.map_or(Length::ZERO, Qr::least_side)
    }

    /// Plans the footer of a grid of that `side` whose number is of size `number`: beside the grid if there is a
    /// `column` of that width, otherwise below it.
    pub(crate) fn plan(
        &self,
        theme: &Theme,
        side: Length,
        number: Length,
        column: Option<Length>,
    ) -> FooterPlan {
        let note = theme.note_beside(number);
        let mut plan = FooterPlan { side, note, ..FooterPlan::default() };
        if column.is_some() {
            // The first line is level with the top of the grid.
            plan.origin = Point::new(side + theme.gap, -side - GAP);
            plan.part = note.percent(BETWEEN);
        }
        // Below a grid there is an axis to centre on; in a column the left edge is that of everything else.
        let (width, align) = column.map_or((side, Align::Centre), |column| (column, Align::Left));
        if let Some(strip) = &self.strip {
            let strip = strip.place(number, width, align);
            plan.height = strip.bottom() + plan.part;
            plan.strip = Some(strip);
        }
        let top = plan.height;
        let Some(qr) = self.qr else {
            self.plan_companion(&mut plan, width, column.is_some());
            return plan;
        };
        let size = qr.module(side) * qr.modules();
        let rest = width - size - note;
        // Beside the code the lines cost no height, but only if none of them would be cut.
        let is_beside = column.is_none() && rest >= self.least_width(note);
        plan.set_lines(self, if is_beside { rest } else { width });
        let y = if is_beside { top } else { plan.height };
        // The dark modules are flush with the grid, or with the column, if there is enough white.
        let white = qr.quiet(side).min(theme.gap);
        let x = match column {
            Some(_) => -white,
            None => side - size + white,
        };
        plan.qr = Some((qr, Point::new(x, y)));
        plan.height = plan.height.at_least(y + size);
        plan
    }

    /// Plans the lines, and the animal if there is one: below them in a column, or to their right below a large grid.
    fn plan_companion(&self, plan: &mut FooterPlan, width: Length, is_column: bool) {
        let (side, note, top) = (plan.side, plan.note, plan.height);
        let Some(companion) = self.companion.filter(|_| is_column || side >= LARGE_GRID) else {
            plan.set_lines(self, width);
            return;
        };
        if is_column {
            plan.set_lines(self, width);
            let room = Size { width, height: side - plan.height - note };
            let animal = companion.fitted(room);
            let height = companion.size(animal).height;
            // At the foot of the column.
            let down = (side - height).at_least(plan.height + note);
            plan.companion = Some((companion, Point::new(Length::ZERO, down), animal));
            plan.height = down + height;
            return;
        }
        let Size { width: animal, height } = companion.size(LEAST);
        let rest = width - animal - note;
        if rest < self.least_width(note) {
            plan.set_lines(self, width);
            return;
        }
        plan.set_lines(self, rest);
        plan.companion = Some((companion, Point::new(width - animal, top + GAP), animal));
        plan.height = plan.height.at_least(top + GAP + height);
    }

    /// Returns `true` if columns beside grids are better than footers below them, even if the grids are slightly smaller.
    pub(crate) fn prefers_columns(&self) -> bool {
        self.companion.is_some()
    }

    /// Returns `true` if the footer is empty.
    pub(crate) fn is_empty(&self) -> bool {
        let lines = [&self.notes, &self.fields];
        let has_lines = !self.rules.is_empty() || lines.iter().any(|lines| !lines.is_empty());
        let is_bare = self.strip.is_none() && self.qr.is_none() && self.companion.is_none();
        is_bare && !has_lines && self.code.is_empty()
    }

    /// Returns the minimum width of a column beside a grid of that `side` whose number is of size `number`.
    pub(crate) fn least_column(&self, theme: &Theme, side: Length, number: Length) -> Length {
        let qr = self.qr.map(|qr| qr.module(side) * qr.modules());
        let animal = self.companion.map_or(Length::ZERO, |_| LEAST);
        let parts = [self.least_width(theme.note_beside(number)), qr.unwrap_or_default(), animal];
        parts.into_iter().fold(MIN_COLUMN, Length::max)
    }

    /// Returns the minimum width in which every line fits.
    fn least_width(&self, note: Length) -> Length {
        let pieces = self.notes.iter().chain(&self.fields);
        let widest = pieces
            .map(|piece| piece.least_width(note))
            .max()
            .unwrap_or_default()
            .max(self.rules.least_width(note));
        self.code.least_width(note).max(widest)
    }
}

impl FooterPlan {
    /// Returns `true` if there is an animal with each puzzle.
    pub(crate) fn has_animal(&self) -> bool {
        self.companion.is_some()
    }

    fn set_lines(&mut self, footer: &PuzzleFooter, width: Length) {
        let note = self.note;
        for text in footer.rules.lines(note, width) {
            let baseline = self.next_line(Length::ZERO);
            self.rules.push(RuleLine { baseline, text });
        }
        self.end_part(footer.rules.is_empty());
        for line in break_into_lines(&footer.notes, note, width) {
            let baseline = self.next_line(Length::ZERO);
            self.pieces.extend(place_notes(line, note, width, baseline));
        }
        // Parts without lines must not add up gaps, or the footer of a sparse book would be needlessly high.
        self.end_part(footer.notes.is_empty());
        for line in break_into_lines(&footer.fields, note, width) {
            let baseline = self.next_line(WRITING);
            self.pieces.extend(place_fields(line, note, width, baseline));
        }
        self.end_part(footer.fields.is_empty());
        for parts in footer.code.lines(note, width) {
            let baseline = self.next_line(Length::ZERO);
            self.code.push(CodeLine { baseline, parts });
        }
    }

    /// Adds a gap after the lines so far, unless the part was empty.
    fn end_part(&mut self, is_empty: bool) {
        if !is_empty {
            self.height += self.part;
        }
    }

    /// Adds a line with at least `room` above its baseline, and returns the baseline.
    fn next_line(&mut self, room: Length) -> Length {
        let gap = match self.lines {
            0 => GAP,
            _ => self.note.percent(LINE_GAP),
        };
        self.lines += 1;
        let baseline = self.height + gap + self.note.percent(ASCENT).at_least(room);
        self.height = baseline + self.note.percent(DESCENT);
        baseline
    }

    /// Returns the items of the footer of a puzzle whose grid has its lower left corner at `grid`.
    pub(crate) fn items(&self, ctx: &Context, grid: Point, view: &PuzzleView) -> Result<Vec<Item>> {
        let PuzzleView { puzzle, symbols } = view;
        let corner = grid + self.origin;
        let mut items = Vec::new();
        if let Some(strip) = &self.strip {
            items.push(Item::tagged(TextRole::Decoration, strip.items(ctx, corner, symbols)?));
        }
        for line in &self.rules {
            items.extend(line.items(ctx, self.note, corner)?);
        }
        for placed in &self.pieces {
            items.extend(placed.items(ctx, self.note, corner, puzzle)?);
        }
        for line in &self.code {
            if let Some(code) = &puzzle.code {
                items.extend(line.items(ctx, self.note, corner, code)?);
            }
        }
        if let Some((companion, at, side)) = self.companion {
            items.extend(companion.items(corner + at, side));
        }
        if let Some((qr, at)) = self.qr {
            items.push(qr.item(ctx.book, puzzle, corner + at, qr.module(self.side)));
        }
        Ok(items)
    }
}

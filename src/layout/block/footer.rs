//! What stands below a puzzle's grid, or in a column beside it: digits to tick off; the rules of its variant; notes, lines to write on and the
//! puzzle's code; and at the right of these, or below them, a QR code.

mod annotations;
mod symbol_strip;

use crate::LayoutError;
use crate::block::footer::annotations::{
    CodeLine, CodeParts, FooterField, MeasuredField, PlacedField, RuleLine, RuleText,
    break_into_lines, place_fields, place_notes,
};
use crate::block::footer::symbol_strip::{PlacedStrip, SymbolStrip};
use crate::block::numbers::{HEAD_GAP, band_height, heading_height, number_in_band};
use crate::block::qr::Qr;
use crate::document::item::Item;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::typography::style::Align;
use crate::typography::text_block::Context;
use crate::typography::theme::Theme;
use gridpress_base::units::{Length, Point};
use gridpress_book::BookPuzzle;
use gridpress_spec::{HeadingForm, PencilMarks};

/// Between a grid and what stands below it.
const GAP: Length = Length::pt(4);
/// From the top of a line to its baseline, in percent of its size.
const ASCENT: i32 = 75;
/// From the baseline of a line to its bottom, in percent of its size.
const DESCENT: i32 = 30;
/// Between two lines, in percent of their size.
const LINE_GAP: i32 = 45;
/// Between lines of two kinds in a column, in percent of their size.
const BETWEEN: i32 = 60;
/// Widths are measured at this size.
const UNIT: Length = Length::pt(100);
/// The least width of a column beside a grid.
const LEAST_COLUMN: Length = Length::pt(84);
/// Hands need so much room above a line to write on.
const WRITING: Length = Length::pt(13);

/// A width that was measured in the unit's size, at another one.
fn at(width: Length, size: Length) -> Length {
    // Rounding and kerning make a little difference.
    width.scale(size.to_thousandths(), UNIT.to_thousandths()) + size / 50
}

/// Where footers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FooterPlace {
    /// Below their grids.
    Below,
    /// In columns beside their grids.
    Beside,
}

/// The lines and codes that go with each puzzle of a section.
#[derive(Debug, Default)]
pub(crate) struct PuzzleFooter {
    /// The form of the heading above the same grids.
    heading: HeadingForm,
    strip: Option<SymbolStrip>,
    rules: RuleText,
    notes: Vec<MeasuredField>,
    fields: Vec<MeasuredField>,
    code: CodeParts,
    qr: Option<Qr>,
}

/// Where the parts of a footer go.
#[derive(Debug, Default)]
pub(crate) struct FooterPlan {
    /// The height of the footer.
    pub height: Length,
    /// From the lower left corner of the grid to the corner that its parts are placed from.
    origin: Point,
    /// The side of the grid.
    side: Length,
    /// The size of small type.
    note: Length,
    strip: Option<PlacedStrip>,
    rules: Vec<RuleLine>,
    pieces: Vec<PlacedField>,
    code: Vec<CodeLine>,
    qr: Option<(Qr, Point)>,
    lines: usize,
    /// What parts lines of one kind from those of another, besides the usual.
    part: Length,
}

impl PuzzleFooter {
    pub(crate) fn new(ctx: &Context, section: usize) -> Result<PuzzleFooter, LayoutError> {
        let (spec, puzzles) = (&ctx.book.spec.puzzle, &ctx.book.sections[section]);
        let has_lines = spec.name || spec.date || spec.time;
        let pieces = |fields: &[(FooterField, bool)]| -> Result<Vec<MeasuredField>, LayoutError> {
            let fields = fields.iter().filter(|(_, is_requested)| *is_requested);
            let piece = |&(field, _)| Ok(MeasuredField::new(ctx, field, puzzles)?);
            fields.map(piece).collect()
        };
        Ok(PuzzleFooter {
            heading: spec.heading,
            strip: match spec.marks {
                PencilMarks::Strip => Some(SymbolStrip::new(ctx, section)?),
                // Nobody could know which letters there are.
                _ if ctx.book.spec.sections[section].symbols.is_own() => {
                    Some(SymbolStrip::new(ctx, section)?)
                }
                PencilMarks::None | PencilMarks::Corners | PencilMarks::Candidates => None,
            },
            rules: RuleText::new(ctx, section)?,
            notes: pieces(&[
                (FooterField::Technique, spec.technique),
                (FooterField::Givens, spec.givens),
                (FooterField::Target, spec.target_time && !has_lines),
            ])?,
            fields: pieces(&[
                (FooterField::Name, spec.name),
                (FooterField::Date, spec.date),
                (FooterField::Time, spec.time),
                (FooterField::Target, spec.target_time && has_lines),
            ])?,
            code: if spec.code { CodeParts::new(ctx, puzzles)? } else { CodeParts::default() },
            qr: Qr::of_section(ctx.book, section)?,
        })
    }

    /// The footer of answers: the words that lines of theirs read, and nothing where there are none.
    pub(crate) fn of_answers<'p>(
        ctx: &Context,
        puzzles: impl IntoIterator<Item = &'p BookPuzzle>,
    ) -> Result<PuzzleFooter, LayoutError> {
        let with_words = puzzles.into_iter().filter(|puzzle| puzzle.puzzle.hidden.is_some());
        let with_words: Vec<&BookPuzzle> = with_words.collect();
        let mut footer = PuzzleFooter::default();
        if !with_words.is_empty() {
            footer.notes = vec![MeasuredField::new(ctx, FooterField::Word, with_words)?];
        }
        Ok(footer)
    }

    /// The height of the heading above the same grids, with the gap below it.
    pub(crate) fn heading_height(&self, number: Length) -> Length {
        match self.heading {
            HeadingForm::Line => heading_height(number),
            HeadingForm::Band => band_height(number_in_band(number)) + HEAD_GAP,
        }
    }

    /// The QR code, if there is one.
    pub(crate) fn qr(&self) -> Option<Qr> {
        self.qr
    }

    /// Where everything goes around a grid of `side` whose number is of size `number`: below it, or where there is a
    /// `column` of that width, beside it.
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
            // The first line begins where the grid does.
            plan.origin = Point::new(side + theme.gap, -side - GAP);
            plan.part = note.percent(BETWEEN);
        }
        let (width, align) = column.map_or((side, Align::Centre), |column| (column, Align::Left));
        if let Some(strip) = &self.strip {
            let strip = strip.place(number, width, align);
            plan.height = strip.bottom() + plan.part;
            plan.strip = Some(strip);
        }
        let top = plan.height;
        let Some(qr) = self.qr else {
            plan.set_lines(self, width);
            return plan;
        };
        let size = qr.module(side) * qr.modules();
        let rest = width - size - note;
        let is_beside = column.is_none() && rest >= self.least_width(note);
        plan.set_lines(self, if is_beside { rest } else { width });
        let y = if is_beside { top } else { plan.height };
        // The dark modules end where the grid does, or begin where the column does, if there is white enough.
        let white = qr.quiet(side).min(theme.gap);
        let x = match column {
            Some(_) => -white,
            None => side - size + white,
        };
        plan.qr = Some((qr, Point::new(x, y)));
        plan.height = plan.height.at_least(y + size);
        plan
    }

    /// Whether there is nothing.
    pub(crate) fn is_empty(&self) -> bool {
        let lines = [&self.notes, &self.fields];
        let has_lines = !self.rules.is_empty() || lines.iter().any(|lines| !lines.is_empty());
        !has_lines && self.strip.is_none() && self.code.is_empty() && self.qr.is_none()
    }

    /// The least width of a column beside a grid of `side` whose number is of size `number`.
    pub(crate) fn least_column(&self, theme: &Theme, side: Length, number: Length) -> Length {
        let qr = self.qr.map(|qr| qr.module(side) * qr.modules());
        let lines = self.least_width(theme.note_beside(number));
        lines.max(qr.unwrap_or_default()).max(LEAST_COLUMN)
    }

    /// The least width in which every line has what it needs.
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

    /// Parts the lines so far from those of another kind, unless there were none.
    fn end_part(&mut self, is_empty: bool) {
        if !is_empty {
            self.height += self.part;
        }
    }

    /// The baseline of a further line, with `room` above it at the least.
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

    /// The footer of a puzzle, the lower left corner of whose grid is at `grid`.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        grid: Point,
        view: &PuzzleView,
    ) -> Result<Vec<Item>, LayoutError> {
        let PuzzleView { puzzle, symbols } = view;
        let corner = grid + self.origin;
        let mut items = Vec::new();
        if let Some(strip) = &self.strip {
            items.extend(strip.items(ctx, corner, symbols)?);
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
        if let Some((qr, at)) = self.qr {
            items.push(qr.item(ctx.book, puzzle, corner + at, qr.module(self.side)));
        }
        Ok(items)
    }
}

//! What stands below a puzzle's grid: digits to tick off; the rules of its variant; notes, lines to write on and the
//! puzzle's code; and at the right of these, or below them, a QR code.

mod code;
mod pieces;
mod rules;
mod strip;

use crate::book::BookPuzzle;
use crate::layout::LayoutError;
use crate::layout::block::arrange::{HEAD_GAP, heading_height};
use crate::layout::block::band::{band_height, number_in_band};
use crate::layout::block::qr::Qr;
use crate::layout::page::item::Item;
use crate::layout::text::context::Context;
use crate::layout::text::theme::Theme;
use crate::spec::{HeadingForm, PencilMarks};
use crate::units::{Length, Point};
use code::{CodeLine, CodeParts};
use pieces::{Field, MeasuredField, PlacedField, fields, flow, notes};
use rules::{RuleLine, RuleText};
use strip::{PlacedStrip, Strip};

/// Between a grid and what stands below it.
const GAP: Length = Length::pt(4);
/// From the top of a line to its baseline, in percent of its size.
const ASCENT: i32 = 75;
/// From the baseline of a line to its bottom, in percent of its size.
const DESCENT: i32 = 30;
/// Between two lines, in percent of their size.
const LINE_GAP: i32 = 45;
/// Widths are measured at this size.
const UNIT: Length = Length::pt(100);
/// Hands need so much room above a line to write on.
const WRITING: Length = Length::pt(13);

/// A width that was measured in the unit's size, at another one.
fn at(width: Length, size: Length) -> Length {
    // Rounding and kerning make a little difference.
    width.scale(size.to_thousandths(), UNIT.to_thousandths()) + size / 50
}

/// The lines and codes below each puzzle of a section.
#[derive(Debug, Default)]
pub(in crate::layout) struct Footer {
    /// The form of the heading above the same grids.
    heading: HeadingForm,
    strip: Option<Strip>,
    rules: RuleText,
    notes: Vec<MeasuredField>,
    fields: Vec<MeasuredField>,
    code: CodeParts,
    qr: Option<Qr>,
}

/// Where the parts of a footer go, from the lower left corner of the grid.
#[derive(Debug, Default)]
pub(in crate::layout) struct FooterPlan {
    /// The height of the footer.
    pub height: Length,
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
}

impl Footer {
    pub(in crate::layout) fn new(ctx: &Context, section: usize) -> Result<Footer, LayoutError> {
        let (spec, puzzles) = (&ctx.book.spec.puzzle, &ctx.book.sections[section]);
        let has_lines = spec.name || spec.date || spec.time;
        let pieces = |fields: &[(Field, bool)]| -> Result<Vec<MeasuredField>, LayoutError> {
            let fields = fields.iter().filter(|(_, is_there)| *is_there);
            let piece = |&(field, _)| Ok(MeasuredField::new(ctx, field, puzzles)?);
            fields.map(piece).collect()
        };
        Ok(Footer {
            heading: spec.heading,
            strip: match spec.marks {
                PencilMarks::Strip => Some(Strip::new(ctx, section)?),
                PencilMarks::None | PencilMarks::Corners | PencilMarks::Candidates => None,
            },
            rules: RuleText::new(ctx, section)?,
            notes: pieces(&[
                (Field::Technique, spec.technique),
                (Field::Givens, spec.givens),
                (Field::Target, spec.target_time && !has_lines),
            ])?,
            fields: pieces(&[
                (Field::Name, spec.name),
                (Field::Date, spec.date),
                (Field::Time, spec.time),
                (Field::Target, spec.target_time && has_lines),
            ])?,
            code: match spec.code {
                true => CodeParts::new(ctx, puzzles)?,
                false => CodeParts::default(),
            },
            qr: Qr::of_section(ctx.book, section)?,
        })
    }

    /// The height of the heading above the same grids, with the gap below it.
    pub(in crate::layout) fn heading_height(&self, number: Length) -> Length {
        match self.heading {
            HeadingForm::Line => heading_height(number),
            HeadingForm::Band => band_height(number_in_band(number)) + HEAD_GAP,
        }
    }

    /// The QR code, if there is one.
    pub(in crate::layout) fn qr(&self) -> Option<Qr> {
        self.qr
    }

    /// Where everything goes below a grid of `side` whose number is of size `number`.
    pub(in crate::layout) fn plan(
        &self,
        theme: &Theme,
        side: Length,
        number: Length,
    ) -> FooterPlan {
        let mut plan = FooterPlan {
            side,
            note: theme.note_beside(number),
            ..FooterPlan::default()
        };
        if let Some(strip) = &self.strip {
            let strip = strip.place(number, side);
            plan.height = strip.bottom();
            plan.strip = Some(strip);
        }
        let top = plan.height;
        let Some(qr) = self.qr else {
            plan.set_lines(self, side);
            return plan;
        };
        let size = qr.module(side) * qr.modules();
        let rest = side - size - plan.note;
        let is_beside = rest >= self.least_width(plan.note);
        plan.set_lines(self, if is_beside { rest } else { side });
        let y = if is_beside { top } else { plan.height };
        // The dark modules end where the grid does, if there is white enough beside it.
        let x = side - size + qr.quiet(side).min(theme.gap);
        plan.qr = Some((qr, Point::new(x, y)));
        plan.height = plan.height.at_least(y + size);
        plan
    }

    /// The least width in which every line has what it needs.
    fn least_width(&self, note: Length) -> Length {
        let pieces = self.notes.iter().chain(&self.fields);
        let widest = pieces.map(|piece| piece.least_width(note)).max();
        let widest = widest.unwrap_or_default().max(self.rules.least_width(note));
        self.code.least_width(note).max(widest)
    }
}

impl FooterPlan {
    fn set_lines(&mut self, footer: &Footer, width: Length) {
        let note = self.note;
        for text in footer.rules.lines(note, width) {
            let baseline = self.next_line(Length::ZERO);
            self.rules.push(RuleLine { baseline, text });
        }
        for line in flow(&footer.notes, note, width) {
            let baseline = self.next_line(Length::ZERO);
            self.pieces.extend(notes(line, note, width, baseline));
        }
        for line in flow(&footer.fields, note, width) {
            let baseline = self.next_line(WRITING);
            self.pieces.extend(fields(line, note, width, baseline));
        }
        for parts in footer.code.lines(note, width) {
            let baseline = self.next_line(Length::ZERO);
            self.code.push(CodeLine { baseline, parts });
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

    /// The footer of `puzzle`, the lower left corner of whose grid is at `corner`.
    pub(in crate::layout) fn items(
        &self,
        ctx: &Context,
        corner: Point,
        puzzle: &BookPuzzle,
    ) -> Result<Vec<Item>, LayoutError> {
        let mut items = Vec::new();
        if let Some(strip) = &self.strip {
            items.extend(strip.items(ctx, corner)?);
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

//! Text in content streams: moves from line to line, and strings with the space between their glyphs.

use super::content::Pen;
use super::rows::{Part, Rows, parts};
use super::sheet::hundredths;
use super::subset::EmbeddedFont;
use crate::fonts::{Glyph, Run};
use crate::layout::Cells;
use crate::units::{Length, Point};
use printpdf::{DictItem, Op, PdfFontHandle, Pt};

/// The text state: font, size and place. Lengths are in thousandths of a point.
#[derive(Clone, Copy, Default)]
pub(super) struct TextState {
    /// Its number, and its size.
    font: Option<(usize, Length)>,
    /// Between glyphs.
    spacing: i64,
    leading: i64,
    /// Where the line begins, within a text section.
    line: Option<(i64, i64)>,
}

impl Pen<'_, '_> {
    pub(super) fn end_text(&mut self) {
        if self.text.line.take().is_some() {
            self.ops.push(Op::EndTextSection);
        }
    }

    /// Takes up ink for text.
    pub(super) fn ink_text(&mut self, percent: u8) {
        if self.grey != percent {
            self.end_text();
        }
        self.fill(percent);
    }

    /// Sets the figures of a grid at `at`: row by row where they are one to a cell, and else as text.
    pub(super) fn cells(&mut self, at: Point, cells: &Cells) {
        self.ink_text(100);
        for part in parts(at, cells, self.embedded) {
            match part {
                Part::Rows(rows) => self.rows(&rows),
                Part::Text(line) => {
                    let at = at + Point::new(Length::ZERO, line.baseline);
                    self.set(at, &line.run, self.embedded.cells(&line.run));
                }
            }
        }
    }

    fn rows(&mut self, rows: &Rows) {
        let pitch = i64::from(rows.pitch.to_thousandths());
        self.set_font(rows.font, rows.size);
        self.set_spacing(pitch - thousandths(rows.width, rows.size));
        self.set_leading(pitch);
        let (x, y) = self.sheet.place(rows.at);
        // Each row moves down to its line first.
        self.move_to((x, y + pitch));
        if self.rest.is_none() {
            self.rest = Some(self.ops.len());
        }
        for row in &rows.rows {
            match row.is_empty() {
                true => self.ops.push(Op::AddLineBreak),
                false => self.raw("'", [string(row.clone())]),
            }
        }
        self.text.line = Some((x, y + pitch - pitch * rows.rows.len() as i64));
    }

    /// Sets a text whose baseline begins at `at`.
    pub(super) fn text(&mut self, at: Point, run: &Run) {
        self.set(at, run, self.embedded.text(run));
    }

    fn set(&mut self, at: Point, run: &Run, font: Option<(&EmbeddedFont, Length)>) {
        let Some((font, size)) = font else {
            return;
        };
        let x = |glyph: &Glyph| font.x(run, glyph, size);
        let first = run.glyphs.first().map_or(Length::ZERO, x);
        self.set_font(font, size);
        self.set_spacing(0);
        // Where the reader's pen is, in thousandths of an em, going by the whole-number widths of the file.
        let em = i64::from(size.to_thousandths().max(1));
        let mut pen = 0;
        let (mut parts, mut codes) = (Vec::new(), Vec::new());
        for (index, glyph) in run.glyphs.iter().enumerate() {
            if let Some(shown) = font.glyph(run, glyph) {
                font.put(shown, &mut codes);
                pen += shown.width;
            }
            let Some(next) = run.glyphs.get(index + 1) else {
                break;
            };
            let wanted = i64::from((x(next) - first).to_thousandths()) * 1000 + em / 2;
            let back = pen - wanted.div_euclid(em);
            // A thousandth of an em is below what layout itself rounds to.
            if back.abs() > 1 {
                parts.push(string(std::mem::take(&mut codes)));
                parts.push(DictItem::Int(back));
                pen -= back;
            }
        }
        parts.push(string(codes));
        let is_down = self.move_down(self.sheet.place(Point::new(at.x + first, at.y)));
        match (<[DictItem; 1]>::try_from(parts), is_down) {
            (Ok(only), true) => self.raw("'", only),
            (Ok(only), false) => self.raw("Tj", only),
            (Err(parts), is_down) => {
                if is_down {
                    self.ops.push(Op::AddLineBreak);
                }
                self.raw("TJ", [DictItem::Array(parts)]);
            }
        }
    }

    fn set_font(&mut self, font: &EmbeddedFont, size: Length) {
        if self.text.font == Some((font.index, size)) {
            return;
        }
        self.text.font = Some((font.index, size));
        // Between texts, where it may stand as well, it would part what begins alike.
        self.begin_text();
        self.ops.push(Op::SetFont {
            font: PdfFontHandle::External(font.id()),
            size: Pt(hundredths(size)),
        });
    }

    pub(super) fn set_spacing(&mut self, spacing: i64) {
        if self.text.spacing != spacing {
            self.text.spacing = spacing;
            let multiplier = points(spacing).0;
            self.ops.push(Op::SetCharacterSpacing { multiplier });
        }
    }

    /// Begins a line there; true where that is straight down, and the leading, which is set to it, still has to be
    /// gone.
    fn move_down(&mut self, (x, y): (i64, i64)) -> bool {
        match self.text.line {
            Some((old_x, old_y)) if x == old_x && y < old_y => {
                self.set_leading(old_y - y);
                self.text.line = Some((x, y));
                true
            }
            _ => {
                self.move_to((x, y));
                false
            }
        }
    }

    fn set_leading(&mut self, leading: i64) {
        if self.text.leading != leading {
            self.text.leading = leading;
            let lh = points(leading);
            self.ops.push(Op::SetLineHeight { lh });
        }
    }

    fn begin_text(&mut self) {
        if self.text.line.is_none() {
            self.text.line = Some((0, 0));
            self.ops.push(Op::StartTextSection);
        }
    }

    /// Begins a line there.
    fn move_to(&mut self, (x, y): (i64, i64)) {
        self.begin_text();
        let (old_x, old_y) = self.text.line.unwrap_or_default();
        self.text.line = Some((x, y));
        let (x, y) = (points(x - old_x), points(y - old_y));
        let pos = printpdf::Point { x, y };
        self.ops.push(Op::SetTextCursor { pos });
    }
}

/// Thousandths of an em at that size, as the file has it: what is cut off the size would add up along a row.
fn thousandths(ems: i64, size: Length) -> i64 {
    (ems as f64 * f64::from(hundredths(size))).round() as i64
}

fn points(thousandths: i64) -> Pt {
    Pt(thousandths as f32 / 1000.0)
}

fn string(data: Vec<u8>) -> DictItem {
    DictItem::String {
        data,
        literal: true,
    }
}

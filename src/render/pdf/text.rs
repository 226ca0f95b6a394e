//! Text in content streams: moves from line to line, and strings with the space between their glyphs.

use super::operators::TextPart;
use super::pen::Pen;
use super::rows::{Part, Rows, parts};
use super::sheet::hundredths;
use super::subset::EmbeddedFont;
use gridpress_base::fonts::{Glyph, Run};
use gridpress_base::units::{Length, Point};
use gridpress_layout::Cells;

impl Pen<'_, '_> {
    /// Sets the figures of a grid at `at`: row by row where they are one to a cell, and else as text.
    pub(super) fn cells(&mut self, at: Point, cells: &Cells) {
        self.set_text_fill(100);
        for part in parts(at, cells, self.embedded) {
            match part {
                Part::Rows(rows) => self.rows(rows),
                Part::Text(line) => {
                    let at = at + Point::new(Length::ZERO, line.baseline);
                    self.set(at, &line.run, self.embedded.cells(&line.run));
                }
            }
        }
    }

    fn rows(&mut self, rows: Rows) {
        let pitch = i64::from(rows.pitch.to_thousandths());
        self.set_font(rows.font, rows.size);
        self.set_spacing(pitch - thousandths(rows.width, rows.size));
        self.set_leading(pitch);
        let (x, y) = self.sheet.place(rows.at);
        // Each row moves down to its line first.
        self.move_to((x, y + pitch));
        self.end_start();
        for row in rows.rows {
            match row.is_empty() {
                true => self.next_line(),
                false => self.show_on_next_line(row),
            }
        }
    }

    /// Sets a text, in so much of black, whose baseline begins at `at`.
    pub(super) fn text(&mut self, at: Point, run: &Run, percent: u8) {
        self.set_text_fill(percent);
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
        let (mut text, mut codes) = (Vec::new(), Vec::new());
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
                text.push(TextPart::Codes(std::mem::take(&mut codes)));
                text.push(TextPart::Back(back));
                pen -= back;
            }
        }
        let is_next = self.move_to_or_lead(self.sheet.place(Point::new(at.x + first, at.y)));
        match (text.is_empty(), is_next) {
            (true, true) => self.show_on_next_line(codes),
            (true, false) => self.operators.show(codes),
            (false, _) => {
                if is_next {
                    self.next_line();
                }
                text.push(TextPart::Codes(codes));
                self.operators.show_parts(text);
            }
        }
    }
}

/// Thousandths of an em at that size, as the file has it: what is cut off the size would add up along a row.
fn thousandths(ems: i64, size: Length) -> i64 {
    (ems as f64 * f64::from(hundredths(size))).round() as i64
}

//! The measures of a diagram with its caption and text: its size, and which part of the text is beside it.

use super::{CaptionedDiagram, DiagramFlow, GUTTER, PARAGRAPH, SMALL_GAP};
use crate::grid_drawing::candidates::{diagram_sides, position_sides};
use crate::grid_drawing::diagram::{Diagram, EdgeNumbers};
use crate::grid_drawing::excerpt::Excerpt;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::Lines;
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use gridpress_engine::puzzle::Shape;
use gridpress_ground::units::{Length, Size};

/// Maximum number of lines by which the end of a text beside a diagram is lower than the diagram.
const FURTHER_LINES: i32 = 3;
/// Minimum and preferred width of text beside a diagram, in ems.
const MIN_COLUMN: i32 = 11;
const COLUMN: i32 = 21;

/// The room for a diagram with its caption and text on a page of its own.
struct DiagramRoom {
    /// Height above the grid: the caption, and the numbers of the columns.
    above: Length,
    /// Width and height of the page below that and beside the numbers of the rows.
    page: Size,
    /// Minimum and maximum side of the whole grid.
    least: Length,
    largest: Length,
    /// Width of the diagram and the text beside it.
    free: Length,
    /// `true` if the text begins beside the diagram.
    has_column: bool,
    /// Height of the text below, with the gap above it; zero if it begins beside the diagram.
    below: Length,
}

/// The measures of a captioned diagram.
pub(super) struct DiagramMeasures {
    pub(super) numbers: EdgeNumbers,
    pub(super) caption: Lines,
    /// Distance from the edge of the text to the numbers of the diagram.
    pub(super) left: Length,
    /// Side of the whole grid.
    pub(super) side: Length,
    /// Size of the part of it that is shown.
    pub(super) size: Size,
    pub(super) text: WrappedText,
    /// Height of everything that stays together.
    pub(super) height: Length,
}

/// The text of a diagram.
#[derive(Default)]
pub(super) struct WrappedText {
    /// Paragraphs beside the diagram; empty if there is no room.
    pub(super) beside: LayoutBox,
    /// Paragraphs that continue below.
    pub(super) below: Vec<String>,
}

/// Returns the distance from the top of a caption with that number of lines to its diagram.
pub(super) fn head(caption: Style, lines: i32) -> Length {
    caption.leading() * lines + SMALL_GAP.half()
}

impl DiagramFlow<'_> {
    /// Returns the height of paragraphs across the page.
    fn height_of(&self, text: &[String]) -> Result<Length> {
        let mut height = Length::ZERO;
        for paragraph in text {
            let above = if height > Length::ZERO { PARAGRAPH } else { Length::ZERO };
            height += above + self.flow.ragged_height(self.ctx.theme.commentary, paragraph)?;
        }
        Ok(height)
    }

    /// Returns the height of paragraphs below a diagram, with the gap above them.
    pub(super) fn height_below(&self, text: &[String]) -> Result<Length> {
        Ok(if text.is_empty() { Length::ZERO } else { SMALL_GAP + self.height_of(text)? })
    }

    /// Wraps `text` beside a diagram of that height in lines of `width`, and returns the rest separately.
    fn wrap(&self, text: &[String], width: Length, height: Length) -> Result<WrappedText> {
        let style = self.ctx.theme.commentary;
        let (mut beside, mut below) = (LayoutBox::across(width), Vec::new());
        for paragraph in text {
            let gap = if beside.size.height > Length::ZERO { PARAGRAPH } else { Length::ZERO };
            let left = (height - beside.size.height - gap).to_thousandths()
                / style.leading().to_thousandths().max(1);
            // Once text overflows below, the rest stays below.
            let count = if below.is_empty() { left.max(0) } else { 0 };
            let (lines, rest) =
                Lines::wrapped_within(self.ctx.fonts, style, width, count as usize, paragraph)?;
            if lines.count() > 0 {
                let lines = lines.boxed(self.ctx.fonts, Align::Left, width)?;
                let boxes = [beside, LayoutBox::down(gap), lines];
                beside = LayoutBox::column(Align::Left, width, boxes);
            }
            if !rest.is_empty() {
                below.push(rest);
            }
        }
        Ok(WrappedText { beside, below })
    }

    /// Returns the side of a whole grid of which that number of rows or columns has that length.
    fn side_of(&self, shape: &Shape, length: Length, cells: usize) -> Length {
        let side = shape.side();
        if cells == side {
            length
        } else {
            (length - self.rules().thick).scale(side as i32, cells as i32)
        }
    }

    /// Returns the minimum and maximum side of the grid of a diagram with that room and candidates of that `size`.
    /// Excerpts have the minimum.
    pub(super) fn sides(
        &self,
        diagram: &Diagram,
        size: Length,
        room: Size,
    ) -> Result<(Length, Length)> {
        let (shape, rules, excerpt) = (diagram.grid.shape, self.rules(), &diagram.excerpt);
        let most = self.side_of(shape, room.width, excerpt.columns.len()).min(self.side_of(
            shape,
            room.height,
            excerpt.rows.len(),
        ));
        let sides = match diagram.steps {
            [] => Some(position_sides(diagram.grid, size, most)),
            _ => diagram_sides(self.ctx.fonts, shape, rules, size, (diagram.measures(), most)),
        };
        let sides = sides.ok_or(LayoutError::NoRoomForMarks { side: shape.side() })?;
        let (least, largest) = sides.into_inner();
        Ok((least, if *excerpt == Excerpt::whole(shape.kind()) { largest } else { least }))
    }

    /// Returns the room for a diagram below a caption with that number of lines.
    fn room(&self, captioned: &CaptionedDiagram, lines: i32) -> Result<DiagramRoom> {
        let CaptionedDiagram { style, diagram, text, .. } = captioned;
        let edge = self.numbers(diagram.grid.shape).room();
        let above = head(*style, lines) + edge.y;
        let width = self.ctx.block.block.width - edge.x;
        let page = Size { width, height: self.flow.fresh_height() - above };
        let (least, largest) = self.sides(diagram, self.ctx.theme.candidates, page)?;
        let em = self.ctx.theme.commentary.size;
        // The ink of an f extends slightly beyond the end of its line.
        let free = width - GUTTER - em / 10;
        let has_column = free - diagram.size(self.rules(), least).width >= em * MIN_COLUMN;
        let below = if has_column { Length::ZERO } else { self.height_below(text)? };
        Ok(DiagramRoom { above, page, least, largest, free, has_column, below })
    }

    /// Returns `true` if a diagram with that side and these paragraphs fit on a page.
    fn fits(
        &self,
        diagram: &Diagram,
        room: &DiagramRoom,
        side: Length,
        paragraphs: &[String],
    ) -> Result<bool> {
        let text = self.set_text(diagram, room, side, paragraphs)?;
        let height = diagram.size(self.rules(), side).height.max(text.beside.size.height);
        Ok(height + self.height_below(&text.below)? <= room.page.height)
    }

    /// Sets paragraphs beside a diagram with that side, as far as there is room.
    fn set_text(
        &self,
        diagram: &Diagram,
        room: &DiagramRoom,
        side: Length,
        paragraphs: &[String],
    ) -> Result<WrappedText> {
        if !room.has_column {
            return Ok(WrappedText { below: paragraphs.to_vec(), ..WrappedText::default() });
        }
        let size = diagram.size(self.rules(), side);
        // Text beside a flat excerpt would otherwise continue below it after a few lines.
        let is_excerpt = size.height < size.width || size.height < side;
        let half = if is_excerpt { self.flow.height().half() } else { Length::ZERO };
        let (width, height) = (room.free - size.width, size.height.at_least(half));
        let text = self.wrap(paragraphs, width, height)?;
        if text.below.is_empty() {
            return Ok(text);
        }
        // A few lines further down are better than a lonely line across the page.
        let left = self.flow.remaining() - room.above;
        let most = if size.height <= left { left } else { room.page.height };
        let further = self.ctx.theme.commentary.leading() * FURTHER_LINES;
        let longer = self.wrap(paragraphs, width, (height + further).min(most))?;
        Ok(if longer.below.is_empty() { longer } else { text })
    }

    /// Returns the part of a technique's example that is shown: all of it, or if its candidates would otherwise be too
    /// small, as many rows as leave room for the text below, or a strip with room beside it.
    pub(in crate::interior) fn shown_part(&self, captioned: &CaptionedDiagram) -> Result<Excerpt> {
        let CaptionedDiagram { style, diagram, caption, text, .. } = captioned;
        let shape = diagram.grid.shape;
        let width = self.ctx.block.block.width;
        let caption = Lines::wrapped(self.ctx.fonts, *style, width, caption)?;
        let room = self.room(captioned, caption.count())?;
        let [smaller, _] = self.ctx.theme.smaller_candidates;
        let (small, _) = self.sides(diagram, smaller, room.page)?;
        let whole = Excerpt::whole(shape.kind());
        if room.has_column || self.fits(diagram, &room, small, text)? {
            return Ok(whole);
        }
        let thick = self.rules().thick;
        let row = (room.least - thick) / shape.side() as i32;
        let rows =
            (room.page.height - room.below - thick).to_thousandths() / row.to_thousandths().max(1);
        let needed = diagram.steps.iter().map(|step| Excerpt::of_step(shape, step));
        let needed = needed.reduce(Excerpt::with).unwrap_or_else(|| whole.clone());
        if let Some(rows) = needed.of_rows(shape.kind(), rows.max(0) as usize) {
            return Ok(rows);
        }
        // A strip of all rows leaves room for the text beside it.
        let beside = room.free - row * needed.columns.len() as i32;
        let is_strip = beside >= self.ctx.theme.commentary.size * MIN_COLUMN;
        Ok(if is_strip { needed } else { whole })
    }

    /// Returns the side of the whole grid of a diagram.
    fn side(&self, captioned: &CaptionedDiagram, room: &DiagramRoom) -> Result<Length> {
        let CaptionedDiagram { diagram, text, .. } = captioned;
        let least = self.least_side(captioned, room)?;
        let largest = if self.is_tight { room.least } else { room.largest };
        // As large as a good column beside it allows, or the page; smaller if it then fits on the current page.
        let rows = diagram.excerpt.rows.len();
        let above_text =
            |height: Length| self.side_of(diagram.grid.shape, height - room.below, rows);
        let best = if room.has_column {
            room.free - self.ctx.theme.commentary.size * COLUMN
        } else {
            above_text(room.page.height)
        };
        // The text is the goal; the limits of the diagram come first.
        let mut best = best.clamp(least, largest);
        if room.has_column && !self.fits(diagram, room, best, text)? {
            best = least;
        }
        let left = above_text(self.flow.remaining() - room.above);
        // A smaller diagram on this page is better than a gap of white before the next one.
        Ok(if best > left && least <= left { left } else { best })
    }

    /// Returns the minimum side of the grid of a diagram. Small candidates are better than text that continues on the next
    /// page; if even those leave no room for it, for its first paragraph.
    fn least_side(&self, captioned: &CaptionedDiagram, room: &DiagramRoom) -> Result<Length> {
        let CaptionedDiagram { diagram, text, .. } = captioned;
        for paragraphs in [&text[..], &text[..text.len().min(1)]] {
            if self.fits(diagram, room, room.least, paragraphs)? {
                return Ok(room.least);
            }
            for candidates in self.ctx.theme.smaller_candidates {
                let (side, _) = self.sides(diagram, candidates, room.page)?;
                if self.fits(diagram, room, side, paragraphs)? {
                    return Ok(side);
                }
            }
        }
        Ok(room.least)
    }

    /// Returns the measures of a diagram whose caption has room for that number of lines.
    pub(super) fn measures(
        &self,
        captioned: &CaptionedDiagram,
        lines: i32,
    ) -> Result<DiagramMeasures> {
        let (theme, diagram) = (self.ctx.theme, &captioned.diagram);
        let numbers = self.numbers(diagram.grid.shape);
        let (edge, whole) = (numbers.room(), self.ctx.block.block.width);
        let room = self.room(captioned, lines)?;
        let side = self.side(captioned, &room)?;
        let size = diagram.size(self.rules(), side);
        let text = self.set_text(diagram, &room, side, &captioned.text)?;
        // A diagram without text beside it has the alignment of titles.
        let left = if text.beside.items.is_empty() {
            theme.display.x(whole - edge.x - size.width)
        } else {
            Length::ZERO
        };
        let fonts = self.ctx.fonts;
        Ok(DiagramMeasures {
            caption: Lines::wrapped(fonts, captioned.style, whole - left, &captioned.caption)?,
            numbers,
            left,
            side,
            size,
            height: room.above + size.height.max(text.beside.size.height),
            text,
        })
    }
}

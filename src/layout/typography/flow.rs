//! Text that flows over pages, with its lines on a baseline grid.
//!
//! The lines of running text are a leading apart and at the same positions on every page, so that the lines of facing
//! pages align. Everything else takes whole steps of that grid.

use crate::document::item::Item;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Draft, Furniture};
use crate::typography::linebreak::{ParagraphSettings, TextSpan};
use crate::typography::lines::{Lines, set_line, wrap};
use crate::typography::paragraph;
use crate::typography::paragraph::ParagraphLine;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::typography::theme::Theme;
use gridpress_base::fonts::{FontRole, Fonts, Run};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point};
use hypher::Lang;

/// Insets of text from the edges of its flow.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Inset {
    /// Inset from the left edge of the flow.
    pub left: Length,
    /// Inset from the right edge of the flow.
    pub right: Length,
}

/// Text that runs down the text block, page after page.
pub(crate) struct Flow<'f> {
    fonts: &'f Fonts,
    theme: Theme,
    width: Length,
    /// Distance from the left edge of the text block to the column.
    inset: Length,
    top: Length,
    bottom: Length,
    y: Length,
    /// `true` if the previous element was a paragraph of running text.
    is_after_paragraph: bool,
    /// Number of empty lines above.
    empty: i32,
    pages: Vec<Draft>,
}

impl<'f> Flow<'f> {
    /// Creates a flow in the body of pages, as wide as running text.
    pub(crate) fn new(ctx: &Context<'f>) -> Flow<'f> {
        let (top, height) = ctx.block.body();
        let width = ctx.block.measure();
        Flow {
            fonts: ctx.fonts,
            theme: *ctx.theme,
            width,
            inset: ctx.theme.display.x(ctx.block.block.width - width),
            top,
            bottom: top + height,
            y: top,
            is_after_paragraph: false,
            empty: 0,
            pages: vec![Draft::default()],
        }
    }

    /// Creates a flow as wide as the text block, for text beside elements of the full width.
    pub(crate) fn full_width(ctx: &Context<'f>) -> Flow<'f> {
        Flow { width: ctx.block.block.width, inset: Length::ZERO, ..Flow::new(ctx) }
    }

    /// Returns the insets of running text that is narrower than the flow.
    pub(crate) fn measure_inset(&self) -> Inset {
        let free = self.width - self.width.min(self.theme.measure);
        let left = self.theme.display.x(free);
        Inset { left, right: free - left }
    }

    /// Returns the step of the baseline grid.
    fn step(&self) -> Length {
        self.theme.body.leading()
    }

    /// Rounds `height` up to whole steps of the grid.
    fn steps(&self, height: Length) -> Length {
        let step = self.step().to_thousandths().max(1);
        self.step() * ((height.to_thousandths() + step - 1) / step)
    }

    /// Returns `true` at the top of a page.
    fn is_fresh(&self) -> bool {
        self.y <= self.top
    }

    /// Leaves `lines` empty lines, including existing ones, but none at the top of a page.
    pub(crate) fn space(&mut self, lines: i32) {
        self.is_after_paragraph = false;
        // Spaces of neighbouring elements overlap instead of adding up.
        if !self.is_fresh() && lines > self.empty {
            self.y += self.step() * (lines - self.empty);
            self.empty = lines;
        }
    }

    /// Starts a new page unless there is room for `height`.
    pub(crate) fn need_space(&mut self, height: Length) {
        if self.y + height > self.bottom && !self.is_fresh() {
            self.next_page();
        }
    }

    /// Reserves room of that `height` and returns its top. The following content is on the grid again.
    pub(crate) fn reserve(&mut self, height: Length) -> Length {
        self.need_space(height);
        self.is_after_paragraph = false;
        self.empty = 0;
        let top = self.y;
        // Whole steps, so that text after a picture is in line with the text of the facing page.
        self.y += self.steps(height);
        top
    }

    /// Sets a box at the left edge of the flow.
    pub(crate) fn add(&mut self, part: LayoutBox) {
        let top = self.reserve(part.size.height);
        self.push(part.at(Point::new(Length::ZERO, top)));
    }

    /// Returns the width of the flow.
    pub(crate) fn width(&self) -> Length {
        self.width
    }

    /// Returns the number of pages so far.
    pub(crate) fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// Returns the remaining height of the page.
    pub(crate) fn remaining(&self) -> Length {
        self.bottom - self.y
    }

    /// Returns `true` if the page is almost empty: less than three lines.
    pub(crate) fn is_scant(&self) -> bool {
        self.y < self.top + self.step() * 3
    }

    /// Returns the height of the body of a page.
    pub(crate) fn height(&self) -> Length {
        self.bottom - self.top
    }

    /// Returns the position to which the page is filled.
    pub(crate) fn filled_height(&self) -> Length {
        self.y
    }

    pub(crate) fn push(&mut self, items: impl IntoIterator<Item = Item>) {
        self.page().extend(items);
    }

    /// Returns the current page.
    pub(crate) fn page(&mut self) -> &mut Draft {
        self.pages.last_mut().expect("a flow always has a page")
    }

    pub(crate) fn next_page(&mut self) {
        self.pages.push(Draft::default());
        self.y = self.top;
        self.is_after_paragraph = false;
        self.empty = 0;
    }

    /// Sets a paragraph of running text.
    pub(crate) fn paragraph(&mut self, text: &str) -> Result<(), MissingGlyph> {
        let span = TextSpan { role: FontRole::Prose, text: text.to_owned() };
        self.styled_paragraph(vec![span])
    }

    /// Sets a paragraph of running text in several faces.
    pub(crate) fn styled_paragraph(&mut self, spans: Vec<TextSpan>) -> Result<(), MissingGlyph> {
        self.inset_paragraph(Inset::default(), &[spans], Vec::new())
    }

    /// Sets a paragraph with insets, with a new line for each of `parts`. An indent or an empty line separates it from
    /// a preceding paragraph, unless it has marks: those are before its first line, each at its x from the left edge of
    /// the flow.
    pub(crate) fn inset_paragraph(
        &mut self,
        inset: Inset,
        parts: &[Vec<TextSpan>],
        marks: Vec<(Length, Run)>,
    ) -> Result<(), MissingGlyph> {
        let follows = self.is_after_paragraph && marks.is_empty();
        // Either an indent or an empty line separates paragraphs, never both and never neither.
        if follows && self.theme.indent == Length::ZERO {
            self.space(1);
        }
        let mut settings = ParagraphSettings {
            size: self.theme.body.size,
            width: self.width - inset.left - inset.right,
            indent: if follows { self.theme.indent } else { Length::ZERO },
            justified: self.theme.justified,
            hyphens: self.theme.hyphens,
        };
        let mut lines = Vec::new();
        for part in parts {
            lines.extend(paragraph::set_paragraph(self.fonts, &settings, part)?);
            // Further parts are lines of the same paragraph.
            settings.indent = Length::ZERO;
        }
        if let Some(first) = lines.first_mut() {
            first.runs.extend(marks.into_iter().map(|(x, run)| (x - inset.left, run)));
        }
        self.lines(self.theme.body, inset.left, lines);
        self.is_after_paragraph = true;
        Ok(())
    }

    /// Sets a paragraph of unjustified lines in another style; the following content is on the grid again.
    pub(crate) fn ragged(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        self.ragged_inset(style, Inset::default(), text)
    }

    /// Sets such a paragraph with insets.
    pub(crate) fn ragged_inset(
        &mut self,
        style: Style,
        inset: Inset,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        self.unjustified(style, inset, self.theme.hyphens, text)
    }

    /// Sets a paragraph of unjustified lines without hyphenation, for text that readers retype.
    pub(crate) fn verbatim(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        self.unjustified(style, Inset::default(), None, text)
    }

    fn unjustified(
        &mut self,
        style: Style,
        inset: Inset,
        hyphens: Option<Lang>,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        let settings = ParagraphSettings {
            size: style.size,
            width: self.width - inset.left - inset.right,
            indent: Length::ZERO,
            justified: false,
            hyphens,
        };
        let span = TextSpan { role: style.role, text: text.to_owned() };
        let lines = paragraph::set_paragraph(self.fonts, &settings, &[span])?;
        self.lines(style, inset.left, lines);
        let into = self.y - self.top;
        self.y = self.top + self.steps(into);
        self.is_after_paragraph = false;
        Ok(())
    }

    /// Sets the lines of a paragraph. Neither its first nor its last line is alone on a page.
    fn lines(&mut self, style: Style, inset: Length, lines: Vec<ParagraphLine>) {
        self.empty = 0;
        let leading = style.leading();
        let left = (self.bottom - self.y).to_thousandths();
        let fit = (left / leading.to_thousandths().max(1)).max(0) as usize;
        let count = lines.len();
        // No widows and orphans: a paragraph is split only if two lines or more stay and two or more go over.
        if fit < count && (fit < 2 || count == fit + 1 && fit < 3) {
            self.need_space(self.bottom);
        }
        for (index, line) in lines.into_iter().enumerate() {
            // The last two lines stay together.
            let together = if index + 2 == count { 2 } else { 1 };
            self.need_space(leading * together);
            let at = Point::new(inset, self.y + style.ascent());
            self.push(line.items(at));
            self.y += leading;
        }
    }

    /// Sets a heading with the alignment of headings, kept with the following content. Its last line is on the grid.
    pub(crate) fn heading(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        let lines = Lines::wrapped(self.fonts, style, self.width, text)?;
        let height = self.steps(lines.height());
        // A heading at the foot of a page would part from its text; two lines of that must follow.
        self.need_space(height + self.step() * 2);
        let top = self.reserve(height);
        // Set from the last baseline up, which is the one that text across the page is in line with.
        let last = top + height - self.step() + self.theme.body.ascent();
        let first = last - style.leading() * (lines.count() - 1);
        let align = self.theme.display;
        let items = lines.on_baseline(self.fonts, align, Point::new(align.x(self.width), first))?;
        self.push(items);
        Ok(())
    }

    /// Sets the title of a chapter at the top of its first page, with room below it.
    pub(crate) fn chapter(&mut self, text: &str) -> Result<(), MissingGlyph> {
        self.heading(self.theme.heading, text)?;
        self.space(1);
        Ok(())
    }

    /// Sets a heading within a chapter, with room above it, and returns its end.
    pub(crate) fn subheading(&mut self, text: &str) -> Result<Point, MissingGlyph> {
        self.set_heading(self.theme.subheading, text)
    }

    /// Sets a heading below a subheading, and returns its end.
    pub(crate) fn minor_heading(&mut self, text: &str) -> Result<Point, MissingGlyph> {
        self.set_heading(Style::new(FontRole::Strong, self.theme.body.size), text)
    }

    fn set_heading(&mut self, style: Style, text: &str) -> Result<Point, MissingGlyph> {
        self.space(1);
        let mut end = Point::default();
        let lines = wrap(self.fonts, style, self.width, text)?;
        self.need_space(self.steps(style.leading() * lines.len() as i32) + self.step() * 2);
        // Within a chapter, headings are aligned with its text.
        for text in lines {
            let at = Point::new(Length::ZERO, self.reserve(self.step()) + self.theme.body.ascent());
            self.push(set_line(self.fonts, style, Align::Left, at, &text)?);
            let width = style.width(self.fonts, &text)?;
            end = at + Point::new(width, Length::ZERO);
        }
        Ok(end)
    }

    pub(crate) fn finish(self) -> Vec<Draft> {
        let by = Point::new(self.inset, Length::ZERO);
        self.pages.into_iter().map(|page| page.moved(by)).collect()
    }
}

impl ParagraphLine {
    /// Returns the text of the line with the left end of its baseline at `at`.
    pub(crate) fn items(self, at: Point) -> Vec<Item> {
        let text = |(x, run)| Item::text(at + Point::new(x, Length::ZERO), run);
        self.runs.into_iter().map(text).collect()
    }
}

/// Returns the pages of a chapter: a folio on the first, and a running head on the others.
pub(crate) fn chapter_pages(flow: Flow, title: &str) -> Vec<Draft> {
    let furnish = |(index, draft)| Draft {
        furniture: match index {
            0 => Furniture::Folio,
            _ => Furniture::of(title),
        },
        ..draft
    };
    flow.finish().into_iter().enumerate().map(furnish).collect()
}

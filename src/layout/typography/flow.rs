//! Text that flows over pages, with its lines on a baseline grid.
//!
//! The lines of running text are a leading apart and at the same positions on every page, so that the lines of facing
//! pages align. Everything else takes whole steps of that grid.
//!
//! A flow is a sequence of pieces: lines, headings, boxes. Each piece states how well a page can begin with it. If a
//! piece does not fit on the page, the page ends at its last good break, and the pieces after that move to the next
//! page. So a heading stays with its text, and a line is never alone, without any estimate of what follows.

use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::bands::title_band;
use crate::typography::borders;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Draft, Furniture, PageRef};
use crate::typography::linebreak::{ParagraphSettings, TextSpan};
use crate::typography::lines::{Lines, ink_width, set_line, wrap};
use crate::typography::paragraph;
use crate::typography::paragraph::ParagraphLine;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::typography::theme::Theme;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_bookspec::Design;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::Words;
use hypher::Lang;
use std::cmp::Reverse;

/// Minimum number of lines on the last page of a flow.
const LEAST_LINES: i32 = 3;

/// Minimum number of lines below a heading.
const LINES_BELOW_HEADING: usize = 2;

/// Height of an initial, in lines.
const INITIAL: usize = 3;

/// Gap beside an initial, in percent of the size of running text.
const BESIDE_INITIAL: i32 = 40;

/// Insets of text from the edges of its flow.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Inset {
    /// Inset from the left edge of the flow.
    pub left: Length,
    /// Inset from the right edge of the flow.
    pub right: Length,
}

/// Suitability of a piece as the first of a page, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum PageBreak {
    Good,
    /// Separates parts of a group.
    Poor,
    /// Separates a heading from its text, or a line from its paragraph.
    Bad,
}

/// Position of the next piece in a group that stays together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grouping {
    Outside,
    First,
    Within,
}

/// The lines of a paragraph, and its initial from the left end of the first baseline.
type InitialLines = (Vec<ParagraphLine>, Vec<Item>);

/// The items beside the first lines of a paragraph, from the left end of the first baseline.
enum LineStart {
    /// Marks of list items; none for other paragraphs.
    Marks(Vec<Item>),
    /// A letter as high as several lines.
    Initial(Vec<Item>),
}

/// The next part of a flow that cannot be divided.
struct FlowPiece {
    /// White above it, except at the top of a page.
    above: Length,
    height: Length,
    /// Its items and references, from its upper left corner.
    draft: Draft,
    page_break: PageBreak,
    /// `true` for a rule between paragraphs, which is left out at both ends of a page.
    is_separator: bool,
}

/// Returns the height of pieces at the top of a page.
fn height_of(pieces: &[FlowPiece]) -> Length {
    let above: Length = pieces.iter().skip(1).map(|piece| piece.above).sum();
    above + pieces.iter().map(|piece| piece.height).sum()
}

/// Text that runs down the text block, page after page.
pub(crate) struct Flow<'f> {
    fonts: &'f Fonts,
    words: &'f Words,
    theme: Theme,
    width: Length,
    /// Width of the text block.
    block: Length,
    /// Distance from the left edge of the text block to the column.
    inset: Length,
    top: Length,
    bottom: Length,
    /// `true` if the previous element was a paragraph of running text.
    is_after_paragraph: bool,
    /// `true` if the next paragraph begins with an initial.
    has_initial: bool,
    /// Number of empty lines above the next piece.
    empty: i32,
    /// White from the last piece to the next step of the grid.
    rest: Length,
    /// Number of following lines that stay with the last piece; a box counts as all of them.
    kept: usize,
    grouping: Grouping,
    pages: Vec<Vec<FlowPiece>>,
}

impl<'f> Flow<'f> {
    /// Creates a flow in the body of pages, as wide as running text.
    pub(crate) fn new(ctx: &Context<'f>) -> Flow<'f> {
        let (top, height) = ctx.block.body();
        let width = ctx.block.measure();
        Flow {
            fonts: ctx.fonts,
            words: ctx.words,
            theme: *ctx.theme,
            width,
            block: ctx.block.block.width,
            inset: ctx.theme.display.x(ctx.block.block.width - width),
            top,
            bottom: top + height,
            is_after_paragraph: false,
            has_initial: false,
            empty: 0,
            rest: Length::ZERO,
            kept: 0,
            grouping: Grouping::Outside,
            pages: vec![Vec::new()],
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

    fn page(&self) -> &[FlowPiece] {
        self.pages.last().expect("a flow always has a page")
    }

    /// Leaves `lines` empty lines, including existing ones, but none at the top of a page.
    pub(crate) fn space(&mut self, lines: i32) {
        self.is_after_paragraph = false;
        // Spaces of neighbouring elements overlap instead of adding up.
        self.empty = self.empty.max(lines);
    }

    /// Keeps the next piece with the last one.
    pub(crate) fn keep_with_next(&mut self) {
        self.kept = 1;
    }

    /// Begins a group of pieces that stay on one page if they fit.
    pub(crate) fn begin_group(&mut self) {
        self.grouping = Grouping::First;
    }

    /// Ends the group. The next piece does not stay with it.
    pub(crate) fn end_group(&mut self) {
        (self.grouping, self.kept) = (Grouping::Outside, 0);
    }

    /// Returns the white above the next piece, except at the top of a page.
    fn above(&self) -> Length {
        self.rest + self.step() * self.empty
    }

    /// Adds a piece, and turns the page if necessary.
    fn place(&mut self, height: Length, draft: Draft, page_break: PageBreak) {
        let of_group = match self.grouping {
            Grouping::Outside | Grouping::First => PageBreak::Good,
            Grouping::Within => PageBreak::Poor,
        };
        if self.grouping == Grouping::First {
            self.grouping = Grouping::Within;
        }
        let kept = if self.kept > 0 { PageBreak::Bad } else { PageBreak::Good };
        let page_break = page_break.max(of_group).max(kept);
        self.kept = 0;
        let piece =
            FlowPiece { above: self.above(), height, draft, page_break, is_separator: false };
        (self.empty, self.rest) = (0, Length::ZERO);
        let body = self.height();
        let page = self.pages.last_mut().expect("a flow always has a page");
        page.push(piece);
        if height_of(page) <= body || page.len() == 1 {
            return;
        }
        let last = page.len() - 1;
        // If not even that fits, the page ends above the new piece.
        let fits = (1..last).filter(|from| height_of(&page[*from..]) <= body);
        let from = fits
            .chain([last])
            .min_by_key(|from| (page[*from].page_break, Reverse(*from)))
            .unwrap_or(last);
        let next = page.split_off(from);
        self.pages.push(next);
    }

    /// Adds a box at the left edge of the flow. The following content is on the grid again.
    pub(crate) fn add(&mut self, part: LayoutBox) {
        self.add_with_refs(part, Vec::new());
    }

    /// Adds a box with references to pages.
    pub(crate) fn add_with_refs(&mut self, part: LayoutBox, refs: Vec<PageRef>) {
        self.is_after_paragraph = false;
        let height = part.size.height;
        let mut draft = Draft { items: part.items, ..Draft::default() };
        refs.into_iter().for_each(|page_ref| draft.refer(page_ref));
        self.place(height, draft, PageBreak::Good);
        // Whole steps, so that text after a picture is in line with the text of the facing page.
        self.rest = self.steps(height) - height;
    }

    /// Leaves white of that height above the next piece, off the grid, but none at the top of a page.
    pub(crate) fn gap(&mut self, height: Length) {
        (self.empty, self.rest) = (0, height);
    }

    /// Lets the next piece follow the last one off the grid.
    pub(crate) fn close_up(&mut self) {
        self.rest = Length::ZERO;
    }

    /// Adds a rule between paragraphs, which is left out at both ends of a page.
    pub(crate) fn add_separator(&mut self, part: LayoutBox) {
        self.add(part);
        if let Some(piece) = self.pages.last_mut().and_then(|page| page.last_mut()) {
            piece.is_separator = true;
        }
    }

    /// Adds a box beside the following content, which must be high enough for it.
    pub(crate) fn add_beside(&mut self, part: LayoutBox) {
        let kept = self.kept;
        self.add(LayoutBox::new(part.size.width, Length::ZERO, part.items));
        self.kept = kept;
    }

    /// Adds items to the last piece, from its upper left corner.
    pub(crate) fn decorate(&mut self, items: impl IntoIterator<Item = Item>) {
        if let Some(piece) = self.pages.last_mut().and_then(|page| page.last_mut()) {
            piece.draft.extend(items);
        }
    }

    /// Returns the width of the flow.
    pub(crate) fn width(&self) -> Length {
        self.width
    }

    /// Returns the remaining height of the page.
    pub(crate) fn remaining(&self) -> Length {
        self.bottom - self.filled_height()
    }

    /// Returns the height of the body of a page.
    pub(crate) fn height(&self) -> Length {
        self.bottom - self.top
    }

    /// Returns the height that the next piece has on a page of its own, below the pieces that stay with it.
    pub(crate) fn fresh_height(&self) -> Length {
        let page = self.page();
        let kept = page.iter().rposition(|piece| piece.page_break != PageBreak::Bad).unwrap_or(0);
        if self.kept > 0 && !page.is_empty() {
            self.height() - height_of(&page[kept..]) - self.above()
        } else {
            self.height()
        }
    }

    /// Returns the position to which the page is filled.
    pub(crate) fn filled_height(&self) -> Length {
        let page = self.page();
        let above = if page.is_empty() { Length::ZERO } else { self.above() };
        self.top + height_of(page) + above
    }

    /// Returns `true` if the page is almost empty: less than three lines.
    pub(crate) fn is_scant(&self) -> bool {
        height_of(self.page()) < self.step() * LEAST_LINES
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
    /// a preceding paragraph, unless it has marks: those are beside its first line, from the left end of its baseline at
    /// the edge of the flow.
    pub(crate) fn inset_paragraph(
        &mut self,
        inset: Inset,
        parts: &[Vec<TextSpan>],
        marks: Vec<Item>,
    ) -> Result<(), MissingGlyph> {
        if std::mem::take(&mut self.has_initial)
            && marks.is_empty()
            && let Some((lines, initial)) = self.beside_initial(inset, parts)?
        {
            self.lines(self.theme.body, inset.left, lines, LineStart::Initial(initial));
            self.is_after_paragraph = true;
            return Ok(());
        }
        let follows = self.is_after_paragraph && marks.is_empty();
        // Either an indent or an empty line separates paragraphs, never both and never neither.
        if follows && self.theme.indent == Length::ZERO {
            self.space(1);
        }
        let mut settings = ParagraphSettings {
            size: self.theme.body.size,
            width: self.width - inset.left - inset.right,
            indent: if follows { self.theme.indent } else { Length::ZERO },
            indented: 1,
            justified: self.theme.justified,
            hyphens: self.theme.hyphens,
        };
        let mut lines = Vec::new();
        for part in parts {
            lines.extend(paragraph::set_paragraph(self.fonts, &settings, part)?);
            // Further parts are lines of the same paragraph.
            settings.indent = Length::ZERO;
        }
        self.lines(self.theme.body, inset.left, lines, LineStart::Marks(marks));
        self.is_after_paragraph = true;
        Ok(())
    }

    /// Sets a paragraph beside its first letter, which is as high as [`INITIAL`] lines. Returns its lines, and the letter
    /// from the left end of the first baseline; `None` if the paragraph is shorter or does not begin with a letter.
    fn beside_initial(
        &self,
        inset: Inset,
        parts: &[Vec<TextSpan>],
    ) -> Result<Option<InitialLines>, MissingGlyph> {
        let [part] = parts else { return Ok(None) };
        let mut spans = part.clone();
        let letter = spans.first().and_then(|span| span.text.chars().next());
        let Some(letter) = letter.filter(|letter| letter.is_uppercase()) else { return Ok(None) };
        spans[0].text.remove(0);
        let body = self.theme.body;
        let down = self.step() * (INITIAL as i32 - 1);
        let capitals = self.fonts.figure_height(FontRole::Heading, body.size);
        let size = self.fonts.size_for_figures(FontRole::Heading, down + capitals);
        let style = Style::new(FontRole::Heading, size);
        let letter = letter.to_string();
        let settings = ParagraphSettings {
            size: body.size,
            width: self.width - inset.left - inset.right,
            indent: ink_width(self.fonts, style, &letter)? + body.size.percent(BESIDE_INITIAL),
            indented: INITIAL,
            justified: self.theme.justified,
            hyphens: self.theme.hyphens,
        };
        let lines = paragraph::set_paragraph(self.fonts, &settings, &spans)?;
        let initial =
            set_line(self.fonts, style, Align::Left, Point::new(inset.left, down), &letter)?;
        Ok((lines.len() >= INITIAL).then_some((lines, initial)))
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
        let lines = self.unjustified_lines(style, inset, hyphens, text)?;
        let count = lines.len() as i32;
        self.lines(style, inset.left, lines, LineStart::Marks(Vec::new()));
        let height = style.leading() * count;
        self.rest = self.steps(height) - height;
        self.is_after_paragraph = false;
        Ok(())
    }

    fn unjustified_lines(
        &self,
        style: Style,
        inset: Inset,
        hyphens: Option<Lang>,
        text: &str,
    ) -> Result<Vec<ParagraphLine>, MissingGlyph> {
        let settings = ParagraphSettings {
            size: style.size,
            width: self.width - inset.left - inset.right,
            indent: Length::ZERO,
            indented: 0,
            justified: false,
            hyphens,
        };
        let span = TextSpan { role: style.role, text: text.to_owned() };
        paragraph::set_paragraph(self.fonts, &settings, &[span])
    }

    /// Returns the height that a paragraph of unjustified lines has.
    pub(crate) fn ragged_height(&self, style: Style, text: &str) -> Result<Length, MissingGlyph> {
        let lines = self.unjustified_lines(style, Inset::default(), self.theme.hyphens, text)?;
        Ok(style.leading() * lines.len() as i32)
    }

    /// Sets the lines of a paragraph. Neither its first nor its last line is alone on a page, and the lines beside an
    /// initial are on one page.
    fn lines(&mut self, style: Style, inset: Length, lines: Vec<ParagraphLine>, start: LineStart) {
        let count = lines.len();
        let kept = self.kept;
        let (together, role, mut before, mut after) = match start {
            LineStart::Initial(letter) => (INITIAL, TextRole::Paragraph, letter, Vec::new()),
            LineStart::Marks(marks) if marks.is_empty() => {
                (2, TextRole::Paragraph, Vec::new(), marks)
            }
            LineStart::Marks(marks) => (2, TextRole::ListItem, Vec::new(), marks),
        };
        let mut role = Some(role);
        for (index, line) in lines.into_iter().enumerate() {
            // No widows and orphans: two lines or more stay, and two or more go over.
            let is_inside = index > 0 && (index < together || index + 1 == count);
            let page_break = if is_inside { PageBreak::Bad } else { PageBreak::Good };
            let down = Point::new(Length::ZERO, style.ascent());
            let placed = |items: &mut Vec<Item>| {
                items.drain(..).map(|item| item.moved(down)).collect::<Vec<Item>>()
            };
            let mut items = placed(&mut before);
            items.extend(line.items(Point::new(inset, style.ascent())));
            items.extend(placed(&mut after));
            let items = vec![Item::tagged(role.take().unwrap_or(TextRole::Continuation), items)];
            self.place(style.leading(), Draft { items, ..Draft::default() }, page_break);
        }
        self.kept = kept.saturating_sub(count);
    }

    /// Sets the heading of a chapter with the alignment of headings, kept with the following content. Its last line is
    /// on the grid.
    pub(crate) fn heading(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        let lines = Lines::wrapped(self.fonts, style, self.width, text)?;
        let height = self.steps(lines.height());
        // Set from the last baseline up, which is the one that text across the page is in line with.
        let last = height - self.step() + self.theme.body.ascent();
        let first = last - style.leading() * (lines.count() - 1);
        let align = self.theme.display;
        let items = lines.on_baseline(self.fonts, align, Point::new(align.x(self.width), first))?;
        let title = LayoutBox::new(self.width, height, items).in_tone(self.theme.tone);
        self.add(title.with_role(TextRole::Heading(1)));
        self.kept = LINES_BELOW_HEADING;
        Ok(())
    }

    /// Sets the title of a chapter at the top of its first page, with room below it.
    pub(crate) fn chapter(&mut self, text: &str) -> Result<(), MissingGlyph> {
        match self.theme.design {
            Design::Magazine => {
                let band = title_band(
                    self.fonts,
                    self.words,
                    (self.theme.heading, self.theme.tone.unwrap_or(Colour::BLACK)),
                    self.block,
                    text,
                    LayoutBox::default(),
                )?;
                self.add(band);
                self.kept = LINES_BELOW_HEADING;
            }
            Design::Gift => {
                self.heading(self.theme.heading, text)?;
                let flourish = borders::flourish(self.width, self.theme.body.size);
                self.add(flourish.in_tone(self.theme.tone));
                self.kept = LINES_BELOW_HEADING;
            }
            _ => self.heading(self.theme.heading, text)?,
        }
        self.space(1);
        self.has_initial = self.theme.design == Design::Gift;
        Ok(())
    }

    /// Sets a heading within a chapter, with room above it, and returns its end on the last of its lines.
    pub(crate) fn subheading(&mut self, text: &str) -> Result<Point, MissingGlyph> {
        self.set_heading(TextRole::Heading(2), self.theme.subheading, text)
    }

    /// Sets a heading below a subheading, and returns its end on the last of its lines.
    pub(crate) fn minor_heading(&mut self, text: &str) -> Result<Point, MissingGlyph> {
        let style = Style::new(FontRole::Strong, self.theme.body.size);
        self.set_heading(TextRole::Heading(3), style, text)
    }

    fn set_heading(
        &mut self,
        role: TextRole,
        style: Style,
        text: &str,
    ) -> Result<Point, MissingGlyph> {
        self.space(1);
        let mut end = Point::default();
        let mut role = role;
        // Within a chapter, headings are aligned with its text.
        for text in wrap(self.fonts, style, self.width, text)? {
            let at = Point::new(Length::ZERO, self.theme.body.ascent());
            let line = set_line(self.fonts, style, Align::Left, at, &text)?;
            let role = std::mem::replace(&mut role, TextRole::Continuation);
            self.add(LayoutBox::new(self.width, self.step(), vec![Item::tagged(role, line)]));
            self.kept = LINES_BELOW_HEADING;
            end = at + Point::new(style.width(self.fonts, &text)?, Length::ZERO);
        }
        Ok(end)
    }

    /// Returns the pages. If the last one is almost empty, lines of the page before it go over.
    pub(crate) fn finish(mut self) -> Vec<Draft> {
        for page in &mut self.pages {
            let is_text = |piece: &FlowPiece| !piece.is_separator;
            page.truncate(page.iter().rposition(is_text).map_or(0, |last| last + 1));
            page.drain(..page.iter().position(is_text).unwrap_or(0));
        }
        self.fill_last_page();
        let draft = |page: Vec<FlowPiece>| {
            let (mut draft, mut at) = (Draft::default(), Point::new(self.inset, self.top));
            for (index, piece) in page.into_iter().enumerate() {
                if index > 0 {
                    at.y += piece.above;
                }
                draft.append(piece.draft.moved(at));
                at.y += piece.height;
            }
            draft
        };
        self.pages.into_iter().map(draft).collect()
    }

    fn fill_last_page(&mut self) {
        let (least, body) = (self.step() * LEAST_LINES, self.height());
        let [.., before, last] = &mut self.pages[..] else { return };
        if height_of(last) >= least {
            return;
        }
        let added = height_of(last) + last.first().map_or(Length::ZERO, |piece| piece.above);
        let is_filled = |from: &usize| {
            let height = height_of(&before[*from..]) + added;
            // The page before keeps most of its text.
            height >= least && height <= body && height_of(&before[..*from]) * 2 >= body
        };
        let from = (1..before.len())
            .filter(is_filled)
            .min_by_key(|from| (before[*from].page_break, Reverse(*from)));
        if let Some(from) = from.filter(|from| before[*from].page_break != PageBreak::Bad) {
            last.splice(..0, before.drain(from..));
        }
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
            0 => Furniture::Folio { step: None },
            _ => Furniture::of(title),
        },
        ..draft
    };
    flow.finish().into_iter().enumerate().map(furnish).collect()
}

//! Diagrams with captions and text beside and below them, one after the other on pages.

mod measures;

use crate::document::item::Item;
use crate::document::role::{Described, TextRole};
use crate::grid_drawing::diagram::{Diagram, DiagramStyle, EdgeNumbers, lighten_rules};
use crate::grid_drawing::puzzle_view::StyleKey;
use crate::interior::columns::{BlockHeights, column_counts, runs};
use crate::interior::diagram_flow::measures::{DiagramMeasures, head};
use crate::interior::singles_table::SinglesTable;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::Draft;
use crate::typography::flow::{Flow, chapter_pages};
use crate::typography::lines::Lines;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::RuleWeights;
use gridpress_engine::puzzle::{Kind, Shape};
use gridpress_engine::rating;
use gridpress_engine::rating::{Step, Technique};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::steps::{Narrator, SingleEntry};
use gridpress_messages::symbols::GridView;
use std::collections::BTreeMap;

/// Gap below a diagram; half of that above it.
pub(super) const SMALL_GAP: Length = Length::pt(5);
/// Gap between the paragraphs of a diagram.
const PARAGRAPH: Length = Length::pt(4);
/// Gap between a diagram and the text beside it.
const GUTTER: Length = Length::pt(12);
/// Leading of an opening that would otherwise leave its page, in percent of its size.
const CLOSE_LEADING: i32 = 120;
/// Minimum width of text beside an excerpt in a column of the page, in ems.
const MIN_BESIDE_EXCERPT: i32 = 9;
/// Minimum width of a column of the page, in ems, and gap between columns.
const MIN_PAGE_COLUMN: i32 = 18;
const PAGE_GUTTER: Length = Length::pt(14);
/// Minimum number of columns of a table beside a diagram.
const MIN_TABLE_COLUMNS: usize = 2;
/// Gap below a block in a column of the page.
const BELOW_BLOCK: Length = Length::pt(9);

/// Returns the legend of the diagrams of `steps`, which are of puzzles of these kinds; some may be excerpts.
pub(super) fn legend<'s>(
    ctx: &Context,
    mut kinds: impl Iterator<Item = Kind>,
    steps: impl Iterator<Item = &'s Step>,
    has_excerpts: bool,
) -> String {
    let sides = [rating::Role::On, rating::Role::ColourA];
    let mut parts = steps.flat_map(Step::parts);
    let words = ctx.words;
    let diagrams = words.diagrams(ctx.fonts.has_heavy_digits());
    let mut sentences = vec![words.naming()];
    if kinds.any(|kind| !kind.grids().is_single()) {
        sentences.push(words.grids_counted());
    }
    sentences.push(&diagrams);
    if has_excerpts {
        sentences.push(words.excerpts());
    }
    if parts.any(|part| sides.contains(&part.role)) {
        sentences.push(words.chains());
    }
    sentences.extend([words.houses_are(), words.sees()]);
    sentences.join(" ")
}

/// Returns a paragraph with the evidence of a step and the reason for its conclusion.
pub(super) fn story(narrator: &Narrator, step: &Step) -> String {
    let technique = step.technique;
    // The reason itself names the place.
    if technique.is_of_cages() || matches!(technique, Technique::Pointing | Technique::Claiming) {
        narrator.reason(step)
    } else {
        format!("{} {}", narrator.pattern(step), narrator.reason(step))
    }
}

/// A diagram with its caption above it, and text beside it and below.
pub(super) struct CaptionedDiagram<'a> {
    /// Style of the caption.
    pub(super) style: Style,
    /// Rank of the caption as a heading.
    pub(super) rank: u8,
    /// The line above the diagram.
    pub(super) caption: String,
    /// The diagram.
    pub(super) diagram: Diagram<'a>,
    /// Paragraphs that begin beside the diagram, if there is room, and continue below it.
    pub(super) text: Vec<String>,
}

/// A part of a walkthrough that stays together.
pub(super) enum ChapterBlock<'a> {
    /// A diagram with its text.
    Diagram(CaptionedDiagram<'a>),
    /// Singles, below a heading in the style of captions.
    Singles(Style, Vec<SingleEntry>),
}

/// A diagram with its measures.
pub(super) struct MeasuredDiagram<'a> {
    captioned: CaptionedDiagram<'a>,
    measures: DiagramMeasures,
}

/// A flow of captioned diagrams down pages.
pub(super) struct DiagramFlow<'b> {
    pub(super) ctx: Context<'b>,
    pub(super) flow: Flow<'b>,
    /// Cached styles of diagrams, by kind, symbols and side; `true` for those with cages and marks.
    styles: BTreeMap<(StyleKey, Length, bool), DiagramStyle>,
    /// `true` if diagrams have their minimum size.
    is_tight: bool,
}

/// Sets the pages of a chapter that `set_contents` fills. If the last one would be almost empty, diagrams shrink if
/// that saves the page.
pub(super) fn chapter(
    ctx: &Context,
    heading: &str,
    set_contents: impl Fn(&mut DiagramFlow) -> Result<()>,
) -> Result<Vec<Draft>> {
    let sentences = |is_tight| {
        let mut diagrams = DiagramFlow::new(ctx, is_tight);
        set_contents(&mut diagrams)?;
        let is_scant = diagrams.flow.is_scant();
        Ok::<_, LayoutError>((chapter_pages(diagrams.flow, heading), is_scant))
    };
    // A last page of one or two lines looks like a mistake. The tight setting is kept only if it saves that page.
    let (pages, is_scant) = sentences(false)?;
    if is_scant && pages.len() > 1 {
        let (is_tight, _) = sentences(true)?;
        if is_tight.len() < pages.len() {
            return Ok(is_tight);
        }
    }
    Ok(pages)
}

impl<'b> DiagramFlow<'b> {
    fn new(ctx: &Context<'b>, is_tight: bool) -> DiagramFlow<'b> {
        DiagramFlow { is_tight, ctx: *ctx, flow: Flow::full_width(ctx), styles: BTreeMap::new() }
    }

    /// Sets the heading of a chapter, and paragraphs below it, closer to each other if only a line or two would otherwise
    /// be on the next page.
    pub(super) fn opening(&mut self, heading: &str, about: &[String]) -> Result<()> {
        let style = self.ctx.theme.commentary;
        for style in [style, style.led(style.size.percent(CLOSE_LEADING))] {
            self.flow = Flow::full_width(&self.ctx);
            self.flow.chapter(heading)?;
            let inset = self.flow.measure_inset();
            for text in about {
                self.flow.ragged_inset(style, inset, text)?;
            }
            if !self.flow.is_scant() {
                break;
            }
        }
        self.flow.space(1);
        Ok(())
    }

    /// Returns the weights of the rules of diagrams.
    fn rules(&self) -> RuleWeights {
        lighten_rules(self.ctx.book.spec.grid.rules)
    }

    /// Returns the numbers of rows and columns beside a diagram.
    fn numbers(&self, shape: &Shape) -> EdgeNumbers {
        EdgeNumbers {
            style: Style::new(FontRole::Text, self.ctx.theme.candidates),
            kind: shape.kind(),
        }
    }

    /// Measures a captioned diagram and wraps its text.
    pub(super) fn measure<'a>(
        &self,
        captioned: CaptionedDiagram<'a>,
    ) -> Result<MeasuredDiagram<'a>> {
        // A caption with more lines leaves less room for the diagram.
        let mut lines = 1;
        loop {
            let measures = self.measures(&captioned, lines)?;
            if measures.caption.count() <= lines {
                return Ok(MeasuredDiagram { captioned, measures });
            }
            lines = measures.caption.count();
        }
    }

    /// Returns the style of diagrams like this one, with that side.
    fn style(&mut self, diagram: &Diagram, side: Length) -> Result<DiagramStyle> {
        let GridView { shape, symbols } = diagram.grid;
        let has_cages = diagram.measures().has_marks();
        let key = ((shape.kind(), symbols.clone()), side, has_cages);
        if let Some(style) = self.styles.get(&key) {
            return Ok(style.clone());
        }
        let style = DiagramStyle::new(self.ctx.fonts, self.rules(), side, diagram)?;
        self.styles.insert(key, style.clone());
        Ok(style)
    }

    /// Places a diagram at the current position.
    pub(super) fn place(&mut self, measured: MeasuredDiagram) -> Result<()> {
        let MeasuredDiagram { captioned, measures } = measured;
        let (fonts, side) = (self.ctx.fonts, measures.side);
        let style = self.style(&captioned.diagram, side)?;
        let at = Point::new(measures.left, Length::ZERO);
        let caption = measures.caption.place(fonts, Align::Left, at)?;
        let mut items = vec![Item::tagged(TextRole::Heading(captioned.rank), caption)];
        let down = head(captioned.style, measures.caption.count());
        let grid = at + Point::new(Length::ZERO, down) + measures.numbers.room();
        let diagram = captioned.diagram.draw(fonts, &style, Some(measures.numbers), grid)?;
        let (area, text) = (Rect { origin: grid, size: measures.size }, captioned.caption);
        items.push(Item::tagged(TextRole::Picture(Described { area, text }), diagram));
        let beside = grid + Point::new(measures.size.width + GUTTER, Length::ZERO);
        items.extend(measures.text.beside.at(beside));
        let below = self.height_below(&measures.text.below)?;
        let fits = measures.height + below <= self.flow.fresh_height();
        self.flow.begin_group();
        self.flow.add(LayoutBox::new(self.flow.width(), measures.height, items));
        if !measures.text.below.is_empty() {
            self.flow.keep_with_next();
        }
        for (index, text) in measures.text.below.iter().enumerate() {
            if index > 0 && !fits {
                // The page ends between two paragraphs.
                self.flow.end_group();
                self.flow.begin_group();
            }
            self.flow.gap(if index == 0 { SMALL_GAP } else { PARAGRAPH });
            self.flow.ragged(self.ctx.theme.commentary, text)?;
        }
        self.flow.end_group();
        self.flow.space(1);
        Ok(())
    }

    /// Places blocks one after the other, across the page or in columns, whichever takes less room.
    pub(super) fn place_blocks(&mut self, blocks: Vec<ChapterBlock>) -> Result<()> {
        let (mut all, mut heights) = (Vec::new(), Vec::new());
        for block in blocks {
            let column = self.in_column(&block)?;
            let in_column = column.as_ref().map(|column| column.size.height);
            heights.push(BlockHeights { across: self.height_across(&block)?, in_column });
            all.push((block, column));
        }
        let (columns, _) = self.page_columns();
        for count in runs(&heights, columns) {
            let run: Vec<_> = all.drain(..count).collect();
            if count == 1 {
                run.into_iter().try_for_each(|(block, _)| self.place_block(block))?;
            } else {
                self.place_run(run)?;
            }
        }
        Ok(())
    }

    /// Returns the height of a block across the page, with the gap below it.
    fn height_across(&self, block: &ChapterBlock) -> Result<Length> {
        let height = match block {
            ChapterBlock::Diagram(captioned) => {
                let DiagramMeasures { height, text, .. } = self.measures(captioned, 1)?;
                height + self.height_below(&text.below)?
            }
            ChapterBlock::Singles(style, entries) => {
                self.singles(*style, entries.clone(), self.flow.width())?.size.height
            }
        };
        Ok(height + BELOW_BLOCK)
    }

    /// Places neighbouring blocks in columns, and a block that is alone on its page across the page.
    fn place_run(&mut self, mut run: Vec<(ChapterBlock, Option<LayoutBox>)>) -> Result<()> {
        let (columns, width) = self.page_columns();
        while !run.is_empty() {
            let heights: Vec<Length> = run
                .iter()
                .map(|(_, column)| {
                    column.as_ref().map_or(Length::ZERO, |column| column.size.height)
                })
                .collect();
            let fits = heights[0] - BELOW_BLOCK <= self.flow.remaining();
            let room = if fits { self.flow.remaining() } else { self.flow.fresh_height() };
            let counts = column_counts(&heights, columns, room + BELOW_BLOCK);
            let is_alone = counts.iter().sum::<usize>() == 1;
            // A flat block at the foot of a page is better than white.
            let across = self.height_across(&run[0].0)? - BELOW_BLOCK;
            if is_alone || !fits && across <= self.flow.remaining() {
                let (block, _) = run.remove(0);
                self.place_block(block)?;
                continue;
            }
            let filled = counts.into_iter().map(|count| {
                let column = run.drain(..count).filter_map(|(_, column)| column);
                LayoutBox::column(Align::Left, width, column)
            });
            let filled = filled.collect();
            let row = LayoutBox::row(LayoutBox::spaced(LayoutBox::across(PAGE_GUTTER), filled));
            let height = row.size.height - BELOW_BLOCK;
            self.flow.add(LayoutBox::new(row.size.width, height, row.items));
            self.flow.gap(BELOW_BLOCK);
        }
        Ok(())
    }

    /// Places a block across the page.
    fn place_block(&mut self, block: ChapterBlock) -> Result<()> {
        match block {
            ChapterBlock::Diagram(captioned) => self.place(self.measure(captioned)?)?,
            ChapterBlock::Singles(style, entries) => self.place_singles(style, &entries)?,
        }
        self.flow.gap(BELOW_BLOCK);
        Ok(())
    }

    /// Places a table of singles across the page, with a further heading on each page that it needs.
    fn place_singles(&mut self, style: Style, entries: &[SingleEntry]) -> Result<()> {
        let width = self.flow.width();
        let columns = SinglesTable::new(&self.ctx, entries.to_vec())?.columns_in(width);
        let room = (self.flow.height() - style.leading()).to_thousandths();
        let rows = (room / self.ctx.theme.reference.leading().to_thousandths().max(1)).max(1);
        for part in entries.chunks(rows as usize * columns) {
            let table = self.singles(style, part.to_vec(), width)?;
            self.flow.add(table);
        }
        Ok(())
    }

    /// Returns the number of columns of the page, and the width of each.
    fn page_columns(&self) -> (usize, Length) {
        let width = self.flow.width();
        let least = self.ctx.theme.commentary.size * MIN_PAGE_COLUMN + PAGE_GUTTER;
        let count = ((width + PAGE_GUTTER).to_thousandths() / least.to_thousandths()).max(1);
        (count as usize, (width - PAGE_GUTTER * (count - 1)) / count)
    }

    /// Sets a block in a column of the page; `None` if the page has one column, or the diagram is wider.
    fn in_column(&mut self, block: &ChapterBlock) -> Result<Option<LayoutBox>> {
        let (columns, width) = self.page_columns();
        if columns == 1 {
            return Ok(None);
        }
        let block = match block {
            ChapterBlock::Diagram(captioned) => self.diagram_in_column(captioned, width)?,
            ChapterBlock::Singles(style, entries) => {
                let columns = SinglesTable::new(&self.ctx, entries.clone())?.columns_in(width);
                let table = self.singles(*style, entries.clone(), width)?;
                // A long strip is better across the page.
                let is_strip =
                    columns < MIN_TABLE_COLUMNS || table.size.height * 2 > self.flow.height();
                (!is_strip).then_some(table)
            }
        };
        Ok(block.map(|block| {
            LayoutBox::column(Align::Left, width, [block, LayoutBox::down(BELOW_BLOCK)])
        }))
    }

    fn diagram_in_column(
        &mut self,
        captioned: &CaptionedDiagram,
        width: Length,
    ) -> Result<Option<LayoutBox>> {
        let CaptionedDiagram { style: caption, diagram, text, .. } = captioned;
        let (fonts, commentary) = (self.ctx.fonts, self.ctx.theme.commentary);
        let numbers = self.numbers(diagram.grid.shape);
        let edge = numbers.room();
        let room = Size { width: self.flow.width() - edge.x, height: self.flow.height() };
        let (side, _) = self.sides(diagram, self.ctx.theme.candidates, room)?;
        let size = diagram.size(self.rules(), side);
        let beside = width - edge.x - size.width - GUTTER;
        if edge.x + size.width > width {
            return Ok(None);
        }
        let style = self.style(diagram, side)?;
        let at = Point::new(edge.x, edge.y);
        let drawing = diagram.draw(fonts, &style, Some(numbers), at)?;
        let drawing = LayoutBox::new(size.width + edge.x, size.height + edge.y, drawing);
        let story = |width: Length| -> Result<LayoutBox> {
            let mut story = Vec::new();
            for paragraph in text {
                let lines = Lines::wrapped(fonts, commentary, width, paragraph)?;
                story.push(lines.boxed(fonts, Align::Left, width)?);
            }
            let story = LayoutBox::spaced(LayoutBox::down(PARAGRAPH), story);
            Ok(LayoutBox::column(Align::Left, width, story))
        };
        let below = story(width)?;
        let beneath = drawing.size.height + SMALL_GAP + below.size.height;
        let mut parts = vec![
            Lines::wrapped(fonts, *caption, width, &captioned.caption)?.boxed(
                fonts,
                Align::Left,
                width,
            )?,
            LayoutBox::down(SMALL_GAP.half()),
        ];
        if beside >= commentary.size * MIN_BESIDE_EXCERPT {
            let story = [LayoutBox::down(edge.y), story(beside)?];
            let story = LayoutBox::column(Align::Left, beside, story);
            // In a narrow column, a long text takes more room than below.
            if story.size.height.at_least(drawing.size.height) <= beneath {
                parts.push(LayoutBox::row([drawing, LayoutBox::across(GUTTER), story]));
                return Ok(Some(LayoutBox::column(Align::Left, width, parts)));
            }
        }
        parts.extend([drawing, LayoutBox::down(SMALL_GAP), below]);
        Ok(Some(LayoutBox::column(Align::Left, width, parts)))
    }

    /// Sets a table of singles below its heading.
    fn singles(&self, style: Style, entries: Vec<SingleEntry>, width: Length) -> Result<LayoutBox> {
        let heading = Lines::single(style, self.ctx.words.singles()).boxed(
            self.ctx.fonts,
            Align::Left,
            width,
        )?;
        let table = SinglesTable::new(&self.ctx, entries)?;
        let table = table.boxed(&self.ctx, table.columns_in(width))?;
        Ok(LayoutBox::column(Align::Left, width, [heading, table]))
    }

    /// Places a position with its caption, the singles that follow in a table beside it or below it, and text below.
    pub(super) fn place_start(
        &mut self,
        captioned: CaptionedDiagram,
        entries: Vec<SingleEntry>,
    ) -> Result<()> {
        if let Some(start) = self.start_beside(&captioned, entries.clone())? {
            self.flow.add(start);
        } else {
            let (style, below) = (captioned.style, captioned.text);
            let captioned = CaptionedDiagram { text: Vec::new(), ..captioned };
            self.place(self.measure(captioned)?)?;
            self.flow.keep_with_next();
            self.place_block(ChapterBlock::Singles(style, entries))?;
            for text in &below {
                self.flow.ragged(self.ctx.theme.commentary, text)?;
            }
        }
        self.flow.space(1);
        Ok(())
    }

    /// Sets a position beside the singles that follow; `None` if the table would be a long strip or higher than a page,
    /// or leaves no room for the diagram.
    fn start_beside(
        &mut self,
        captioned: &CaptionedDiagram,
        entries: Vec<SingleEntry>,
    ) -> Result<Option<LayoutBox>> {
        let (ctx, diagram, width) = (self.ctx, &captioned.diagram, self.flow.width());
        let numbers = self.numbers(diagram.grid.shape);
        let edge = numbers.room();
        let room = Size { width: width - edge.x, height: self.flow.fresh_height() };
        let (least, largest) = self.sides(diagram, self.ctx.theme.candidates, room)?;
        let table = SinglesTable::new(&ctx, entries)?;
        let free = width - edge.x - GUTTER;
        let columns = table.columns_in(free - least);
        let beside = table.width(columns);
        if free - least < beside || columns < MIN_TABLE_COLUMNS {
            return Ok(None);
        }
        let line = |text: &str, width: Length| {
            Lines::single(captioned.style, text).boxed(ctx.fonts, Align::Left, width)
        };
        let mut right = vec![line(ctx.words.singles(), beside)?, table.boxed(&ctx, columns)?];
        for text in &captioned.text {
            let lines = Lines::wrapped(ctx.fonts, ctx.theme.commentary, beside, text)?;
            right.push(LayoutBox::down(PARAGRAPH));
            right.push(lines.boxed(ctx.fonts, Align::Left, beside)?);
        }
        let right = LayoutBox::column(Align::Left, beside, right);
        if right.size.height > room.height {
            return Ok(None);
        }
        // As high as the text beside it, if there is room.
        let height = right.size.height - head(captioned.style, 1) - edge.y;
        let side = height.min(free - beside).min(largest).at_least(least);
        let style = self.style(diagram, side)?;
        let drawing = diagram.draw(ctx.fonts, &style, Some(numbers), Point::new(edge.x, edge.y))?;
        let size = diagram.size(self.rules(), side);
        let drawing = LayoutBox::new(size.width + edge.x, size.height + edge.y, drawing);
        let left = drawing.size.width;
        let left = [line(&captioned.caption, left)?, LayoutBox::down(SMALL_GAP.half()), drawing];
        let left = LayoutBox::column(Align::Left, width - beside - GUTTER, left);
        Ok(Some(LayoutBox::row([left, LayoutBox::across(GUTTER), right])))
    }
}

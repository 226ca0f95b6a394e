//! Diagrams with captions and text beside and below them, one after the other on pages.

use crate::grid_drawing::candidates::{diagram_sides, position_sides};
use crate::grid_drawing::diagram::{Diagram, DiagramStyle, EdgeNumbers, lighten_rules};
use crate::grid_drawing::puzzle_view::StyleKey;
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
use gridpress_ground::units::{Length, Point};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use std::collections::BTreeMap;

/// Gap between a caption and its diagram; twice that below a diagram.
pub(super) const SMALL_GAP: Length = Length::pt(5);
/// Gap between paragraphs beside a diagram.
const PARAGRAPH: Length = Length::pt(4);
/// Gap between a diagram and the text beside it.
const GUTTER: Length = Length::pt(12);
/// Minimum and preferred width of text beside a diagram, in ems.
const MIN_COLUMN: i32 = 11;
const COLUMN: i32 = 21;

/// Returns the legend of the diagrams of `steps`, which are of puzzles of these kinds.
pub(super) fn legend<'s>(
    ctx: &Context,
    mut kinds: impl Iterator<Item = Kind>,
    steps: impl Iterator<Item = &'s Step>,
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
    /// The line above the diagram.
    pub(super) caption: String,
    /// The diagram.
    pub(super) diagram: Diagram<'a>,
    /// Paragraphs that begin beside the diagram, if there is room, and continue below it.
    pub(super) text: Vec<String>,
}

/// A diagram with its measures.
pub(super) struct MeasuredDiagram<'a> {
    captioned: CaptionedDiagram<'a>,
    measures: DiagramMeasures,
}

/// The measures of a captioned diagram.
struct DiagramMeasures {
    numbers: EdgeNumbers,
    caption: Lines,
    /// Distance from the edge of the text to the numbers of the diagram.
    left: Length,
    /// Side of the grid.
    side: Length,
    text: WrappedText,
    /// Height of everything that stays together.
    height: Length,
}

/// The text of a diagram.
#[derive(Default)]
struct WrappedText {
    /// Paragraphs beside the diagram; empty if there is no room.
    beside: LayoutBox,
    /// Paragraphs that continue below.
    below: Vec<String>,
}

/// Returns the distance from the top of a caption with that number of lines to its diagram.
fn head(caption: Style, lines: i32) -> Length {
    caption.leading() * lines + SMALL_GAP.half()
}

/// A flow of captioned diagrams down pages.
pub(super) struct DiagramFlow<'b> {
    pub(super) ctx: Context<'b>,
    pub(super) flow: Flow<'b>,
    /// Cached styles of diagrams, by kind, symbols and side.
    styles: BTreeMap<(StyleKey, Length), DiagramStyle>,
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

    /// Sets the heading of a chapter, and paragraphs below it.
    pub(super) fn opening(&mut self, heading: &str, about: &[String]) -> Result<()> {
        self.flow.chapter(heading)?;
        let inset = self.flow.measure_inset();
        for text in about {
            self.flow.ragged_inset(self.ctx.theme.commentary, inset, text)?;
        }
        self.flow.space(1);
        Ok(())
    }

    /// Returns the weights of the rules of diagrams.
    fn rules(&self) -> RuleWeights {
        lighten_rules(self.ctx.book.spec.grid.rules)
    }

    /// Returns the height of paragraphs across the page.
    fn height_of(&self, text: &[String]) -> Result<Length> {
        let (style, width) = (self.ctx.theme.commentary, self.ctx.block.block.width);
        let mut height = Length::ZERO;
        for paragraph in text {
            height += Lines::wrapped(self.ctx.fonts, style, width, paragraph)?.height();
        }
        Ok(height)
    }

    /// Wraps `text` beside a diagram of that height in lines of `width`, and returns the rest separately.
    fn wrap(&self, text: &[String], width: Length, height: Length) -> Result<WrappedText> {
        let style = self.ctx.theme.commentary;
        let (mut beside, mut below) = (LayoutBox::across(width), Vec::new());
        for paragraph in text {
            let left = (height - beside.size.height).to_thousandths()
                / style.leading().to_thousandths().max(1);
            // Once text overflows below, the rest stays below.
            let count = if below.is_empty() { left.max(0) } else { 0 };
            let (lines, rest) =
                Lines::wrapped_within(self.ctx.fonts, style, width, count as usize, paragraph)?;
            let lines = lines.boxed(self.ctx.fonts, Align::Left, width)?;
            let boxes = [beside, lines, LayoutBox::down(PARAGRAPH)];
            beside = LayoutBox::column(Align::Left, width, boxes);
            if !rest.is_empty() {
                below.push(rest);
            }
        }
        Ok(WrappedText { beside, below })
    }

    /// Returns the numbers of rows and columns beside a diagram.
    fn numbers(&self, shape: &Shape) -> EdgeNumbers {
        EdgeNumbers {
            style: Style::new(FontRole::Text, self.ctx.theme.candidates),
            kind: shape.kind(),
        }
    }

    /// Returns the minimum and maximum side of a diagram on a page with room for `most`.
    fn sides(&self, diagram: &Diagram, most: Length) -> Result<(Length, Length)> {
        let shape = diagram.grid.shape;
        let size = self.ctx.theme.candidates;
        let sides = match diagram.step {
            None => Some(position_sides(diagram.grid, size, most)),
            Some(_) => diagram_sides(self.ctx.fonts, shape, self.rules(), size, most),
        };
        Ok(sides.ok_or(LayoutError::NoRoomForMarks { side: shape.side() })?.into_inner())
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

    /// Returns the measures of a diagram whose caption has room for that number of lines.
    fn measures(&self, captioned: &CaptionedDiagram, lines: i32) -> Result<DiagramMeasures> {
        let (theme, shape) = (self.ctx.theme, captioned.diagram.grid.shape);
        let head = head(captioned.style, lines);
        let numbers = self.numbers(shape);
        let edge = numbers.room();
        let (whole, height) =
            (self.ctx.block.block.width, self.flow.fresh_height() - head - edge.y);
        let (least, largest) = self.sides(&captioned.diagram, (whole - edge.x).min(height))?;
        let largest = if self.is_tight { least } else { largest };
        let em = theme.commentary.size;
        // The ink of an f extends slightly beyond the end of its line.
        let free = whole - edge.x - GUTTER - em / 10;
        let has_column = free - least >= em * MIN_COLUMN;
        // As large as a good column beside it allows, or the page; smaller if it then fits on the current page.
        let best = if has_column {
            free - em * COLUMN
        } else {
            height - SMALL_GAP - self.height_of(&captioned.text)?
        };
        // The column beside the diagram is the goal; the limits of the diagram come first.
        let best = best.clamp(least, largest);
        let below = if has_column { Length::ZERO } else { self.height_of(&captioned.text)? };
        let left = self.flow.remaining() - head - edge.y - below;
        // A smaller diagram on this page is better than a gap of white before the next one.
        let side = if best > left && least <= left { left } else { best };
        let text = if has_column {
            self.wrap(&captioned.text, free - side, side)?
        } else {
            WrappedText { below: captioned.text.clone(), ..WrappedText::default() }
        };
        // A diagram without text beside it has the alignment of titles.
        let left = if text.beside.items.is_empty() {
            theme.display.x(whole - edge.x - side)
        } else {
            Length::ZERO
        };
        let fonts = self.ctx.fonts;
        Ok(DiagramMeasures {
            caption: Lines::wrapped(fonts, captioned.style, whole - left, &captioned.caption)?,
            numbers,
            left,
            side,
            text,
            height: head + edge.y + side,
        })
    }

    /// Returns the style of diagrams like this one, with that side.
    fn style(&mut self, diagram: &Diagram, side: Length) -> Result<DiagramStyle> {
        let GridView { shape, symbols } = diagram.grid;
        let key = ((shape.kind(), symbols.clone()), side);
        if let Some(style) = self.styles.get(&key) {
            return Ok(style.clone());
        }
        let style = DiagramStyle::new(self.ctx.fonts, self.rules(), side, diagram.grid)?;
        self.styles.insert(key, style.clone());
        Ok(style)
    }

    /// Places a diagram at the current position.
    pub(super) fn place(&mut self, measured: MeasuredDiagram) -> Result<()> {
        let MeasuredDiagram { captioned, measures } = measured;
        let (fonts, side) = (self.ctx.fonts, measures.side);
        let style = self.style(&captioned.diagram, side)?;
        let at = Point::new(measures.left, Length::ZERO);
        let mut items = measures.caption.place(fonts, Align::Left, at)?;
        let down = head(captioned.style, measures.caption.count());
        let grid = at + Point::new(Length::ZERO, down) + measures.numbers.room();
        items.extend(measures.numbers.items(fonts, grid, side)?);
        items.extend(captioned.diagram.draw(fonts, &style, grid)?);
        items.extend(measures.text.beside.at(grid + Point::new(side + GUTTER, Length::ZERO)));
        self.flow.begin_group();
        self.flow.add(LayoutBox::new(self.flow.width(), measures.height, items));
        if !measures.text.below.is_empty() {
            self.flow.keep_with_next();
        }
        for text in &measures.text.below {
            self.flow.ragged(self.ctx.theme.commentary, text)?;
        }
        self.flow.end_group();
        self.flow.space(1);
        Ok(())
    }
}

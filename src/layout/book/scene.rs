//! Diagrams with commentary beside or below them, one after the other down the pages.

use crate::layout::LayoutError;
use crate::layout::grid::candidates::diagram_side;
use crate::layout::grid::diagram::{Diagram, DiagramStyle, lighter};
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;
use crate::layout::text::flow::{Flow, chapter_pages};
use crate::layout::text::line::line;
use crate::layout::text::lines::Lines;
use crate::layout::text::style::{Align, Style};
use crate::logic::{self, Step};
use crate::puzzle::{Kind, Symbols};
use crate::spec::RuleWeights;
use crate::units::{Length, Point};
use crate::words::Words;
use crate::words::steps::Narrator;
use std::collections::BTreeMap;

/// Between a caption and its diagram, and twice that below a diagram.
pub(super) const SMALL_GAP: Length = Length::pt(5);
/// Between paragraphs beside a diagram.
const PARAGRAPH: Length = Length::pt(4);
/// Between a diagram and the text beside it.
const GUTTER: Length = Length::pt(12);
/// The least width of text beside a diagram.
const LEAST_COLUMN: Length = Length::pt(125);

/// How to read the diagrams of `steps`.
pub(super) fn legend<'s>(words: &Words, steps: impl Iterator<Item = &'s Step>) -> String {
    let sides = [logic::Role::On, logic::Role::ColourA];
    let mut parts = steps.flat_map(|step| &step.parts);
    match parts.any(|part| sides.contains(&part.role)) {
        true => [words.diagrams(), words.chains(), words.sees()].join(" "),
        false => [words.diagrams(), words.sees()].join(" "),
    }
}

/// A paragraph that says what a step sees, and why its conclusion holds.
pub(super) fn story(narrator: &Narrator, step: &Step) -> String {
    format!("{} {}", narrator.pattern(step), narrator.reason(step))
}

/// A diagram with its caption above it, and text beside it or below.
pub(super) struct Scene<'a> {
    /// The style of the caption.
    pub(super) style: Style,
    /// The line above the diagram.
    pub(super) caption: String,
    /// The diagram.
    pub(super) diagram: Diagram<'a>,
    /// Paragraphs that stay with the diagram.
    pub(super) text: Vec<String>,
    /// A paragraph that may run on below the diagram, where there is no room for it beside the diagram.
    pub(super) more: Option<String>,
}

/// A scene with its measures.
pub(super) struct Staged<'a> {
    scene: Scene<'a>,
    /// The side of the diagram.
    side: Length,
    /// Whether the text stands beside the diagram, and not below it.
    beside: bool,
    /// The text that stays with the diagram.
    column: Passage,
    /// Paragraphs that run on below.
    below: Vec<String>,
    /// The height of all that stays together.
    pub(super) height: Length,
}

/// Paragraphs one below the other, each with its distance from the top.
#[derive(Default)]
struct Passage {
    paragraphs: Vec<(Length, Lines)>,
    height: Length,
}

impl Scene<'_> {
    /// From the top of the caption to the diagram.
    fn head(&self) -> Length {
        self.style.leading() + SMALL_GAP.half()
    }
}

/// Scenes that flow down pages.
pub(super) struct SceneFlow<'b> {
    pub(super) ctx: Context<'b>,
    pub(super) flow: Flow<'b>,
    /// The styles of diagrams so far, by kind, symbols and side.
    styles: BTreeMap<(Kind, Symbols, Length), DiagramStyle>,
}

impl<'b> SceneFlow<'b> {
    pub(super) fn new(ctx: &Context<'b>) -> SceneFlow<'b> {
        SceneFlow {
            ctx: *ctx,
            flow: Flow::on_edge(ctx),
            styles: BTreeMap::new(),
        }
    }

    /// The head of a chapter, and paragraphs below it.
    pub(super) fn opening(&mut self, heading: &str, about: &[String]) -> Result<(), LayoutError> {
        self.flow.chapter(heading)?;
        for text in about {
            self.flow.ragged(self.ctx.theme.commentary, text)?;
        }
        self.flow.space(1);
        Ok(())
    }

    /// Paragraphs in lines of `width`.
    fn column(&self, text: &[String], width: Length) -> Result<Passage, LayoutError> {
        let style = self.ctx.theme.commentary;
        let mut column = Passage::default();
        for paragraph in text.iter().flat_map(|text| text.lines()) {
            if column.height > Length::ZERO {
                column.height += PARAGRAPH;
            }
            let lines = Lines::wrapped(self.ctx.fonts, style, width, paragraph)?;
            let top = column.height;
            column.height += lines.height();
            column.paragraphs.push((top, lines));
        }
        Ok(column)
    }

    /// The weights of the rules of diagrams.
    fn rules(&self) -> RuleWeights {
        lighter(self.ctx.book.spec.grid.rules)
    }

    /// Finds out how much room a scene takes, and where its text goes.
    pub(super) fn stage<'a>(&self, scene: Scene<'a>) -> Result<Staged<'a>, LayoutError> {
        let (shape, head) = (scene.diagram.shape, scene.head());
        let (whole, height) = (self.ctx.block.block.width, self.ctx.block.body().1);
        let (share, most) = (whole.scale(2, 5), whole.min(height - head));
        let side = diagram_side(self.ctx.fonts, shape, self.rules(), share, most)
            .ok_or(LayoutError::NoRoomForMarks { side: shape.side() })?;
        let column = whole - side - GUTTER;
        let beside = column >= LEAST_COLUMN;
        let width = match beside {
            true => column,
            false => self.ctx.block.measure(),
        };
        let around = |column: &Passage| match beside {
            true => head + side.max(column.height),
            false if column.height == Length::ZERO => head + side,
            false => head + side + SMALL_GAP + column.height,
        };
        let mut staged = Staged {
            side,
            beside,
            column: self.column(&scene.text, width)?,
            below: scene.more.clone().into_iter().collect(),
            height: Length::ZERO,
            scene,
        };
        let text: Vec<String> = (staged.scene.text.iter().chain(&staged.below))
            .cloned()
            .collect();
        let with_more = self.column(&text, width)?;
        if around(&staged.column) > height {
            // More than a page: all of it runs on below.
            staged.column = Passage::default();
            staged.below = text;
        } else if beside && around(&with_more) <= around(&staged.column) {
            staged.column = with_more;
            staged.below.clear();
        }
        staged.height = around(&staged.column);
        Ok(staged)
    }

    /// The style of diagrams like that one, of that side.
    fn style(&mut self, diagram: &Diagram, side: Length) -> Result<DiagramStyle, LayoutError> {
        let Diagram { shape, symbols, .. } = *diagram;
        let key = (shape.kind(), symbols, side);
        if let Some(style) = self.styles.get(&key) {
            return Ok(style.clone());
        }
        let style = DiagramStyle::new(self.ctx.fonts, self.rules(), side, shape, symbols)?;
        self.styles.insert(key, style.clone());
        Ok(style)
    }

    /// Sets a scene where the page is filled to.
    pub(super) fn play(&mut self, staged: Staged) -> Result<(), LayoutError> {
        let (fonts, scene, side) = (self.ctx.fonts, &staged.scene, staged.side);
        let style = self.style(&scene.diagram, side)?;
        let top = self.flow.block(staged.height);
        let at = Point::new(Length::ZERO, top + scene.style.ascent());
        let caption = line(fonts, scene.style, Align::Left, at, &scene.caption)?;
        self.flow.push(caption);
        let at = Point::new(Length::ZERO, top + scene.head());
        self.flow.push(scene.diagram.draw(fonts, &style, at)?);
        let corner = match staged.beside {
            true => at + Point::new(side + GUTTER, Length::ZERO),
            false => at + Point::new(Length::ZERO, side + SMALL_GAP),
        };
        for (down, lines) in &staged.column.paragraphs {
            let top = corner + Point::new(Length::ZERO, *down);
            self.flow.push(lines.place(fonts, Align::Left, top)?);
        }
        for text in staged.below.iter().flat_map(|text| text.lines()) {
            self.flow.ragged(self.ctx.theme.commentary, text)?;
        }
        self.flow.space(1);
        Ok(())
    }

    /// The pages of the chapter with that heading.
    pub(super) fn finish(self, heading: &str) -> Vec<Draft> {
        chapter_pages(self.flow, heading)
    }
}

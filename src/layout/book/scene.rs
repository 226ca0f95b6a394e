//! Diagrams with what is told beside them, one after the other down the pages.

use crate::book::Book;
use crate::fonts::Role;
use crate::layout::LayoutError;
use crate::layout::grid::diagram::{Diagram, diagram_side, lighter};
use crate::layout::grid::square::Square;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::flow::{Flow, chapter_pages};
use crate::layout::text::line::{line, wrap};
use crate::layout::text::style::{Align, Style, ascent};
use crate::logic::{self, Step};
use crate::units::{Length, Point};
use crate::words::Words;
use crate::words::steps::Narrator;

/// Between a caption and its diagram, and twice that below a diagram.
pub(crate) const SMALL_GAP: Length = Length::pt(5);
/// Between paragraphs beside a diagram.
const PARAGRAPH: Length = Length::pt(4);
/// Between a diagram and what is told beside it.
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

/// A diagram with its caption, and what is told beside it or below.
pub(crate) struct Scene<'a> {
    pub(crate) style: Style,
    pub(crate) caption: String,
    pub(crate) diagram: Diagram<'a>,
    /// Paragraphs that stay with the diagram.
    pub(crate) text: Vec<String>,
    /// One that may run on below, where there is no room for it beside the diagram.
    pub(crate) more: Option<String>,
}

/// A scene with its measures.
pub(crate) struct Staged<'a> {
    scene: Scene<'a>,
    /// The side of the diagram.
    side: Length,
    /// Whether the text stands beside it, and not below.
    beside: bool,
    /// What stays with the diagram.
    column: Column,
    /// Paragraphs that run on below.
    below: Vec<String>,
    /// The height of all that stays together.
    pub(crate) height: Length,
}

/// Lines of text, each with how far down it begins.
#[derive(Default)]
struct Column {
    lines: Vec<(Length, String)>,
    height: Length,
}

impl Scene<'_> {
    /// From the top of the caption to the diagram.
    fn head(&self) -> Length {
        self.style.leading() + SMALL_GAP.half()
    }
}

/// Someone who tells: the pages, and how far they are filled.
pub(crate) struct Teller<'b> {
    pub(crate) book: &'b Book,
    pub(crate) flow: Flow<'b>,
    /// What is told, and headings above it.
    pub(crate) told: Style,
    pub(crate) subheading: Style,
    pub(crate) slanted: Role,
    /// The width of running text.
    pub(crate) measure: Length,
    /// The width and height of a page.
    width: Length,
    height: Length,
}

impl<'b> Teller<'b> {
    pub(crate) fn new(book: &'b Book, frame: &TextBlock) -> Teller<'b> {
        Teller {
            book,
            flow: Flow::on_edge(&book.spec.fonts, frame),
            told: frame.theme.told,
            subheading: frame.theme.subheading,
            slanted: frame.theme.slanted,
            measure: frame.measure(),
            width: frame.block.width,
            height: frame.body().1,
        }
    }

    /// The head of a chapter, and paragraphs below it.
    pub(crate) fn opening(&mut self, heading: &str, about: &[String]) -> Result<(), LayoutError> {
        self.flow.chapter(heading)?;
        for text in about {
            self.flow.told(self.told, text)?;
        }
        self.flow.space(1);
        Ok(())
    }

    /// Paragraphs in lines of `width`.
    fn column(&self, text: &[String], width: Length) -> Result<Column, LayoutError> {
        let fonts = &self.book.spec.fonts;
        let mut column = Column::default();
        for paragraph in text.iter().flat_map(|text| text.lines()) {
            if !column.lines.is_empty() {
                column.height += PARAGRAPH;
            }
            for line in wrap(fonts, self.told, width, paragraph)? {
                column.lines.push((column.height, line));
                column.height += self.told.leading();
            }
        }
        Ok(column)
    }

    /// Finds out how much room a scene takes, and where its text goes.
    pub(crate) fn stage<'a>(&self, scene: Scene<'a>) -> Result<Staged<'a>, LayoutError> {
        let (fonts, rules) = (&self.book.spec.fonts, lighter(self.book.spec.grid.rules));
        let (shape, head) = (scene.diagram.shape, scene.head());
        let most = self.width.min(self.height - head);
        let side = diagram_side(fonts, shape, rules, self.width.scale(2, 5), most)
            .ok_or(LayoutError::NoRoomForMarks { side: shape.side() })?;
        let column = self.width - side - GUTTER;
        let beside = column >= LEAST_COLUMN;
        let width = if beside { column } else { self.measure };
        let around = |column: &Column| match beside {
            true => head + side.max(column.height),
            false if column.lines.is_empty() => head + side,
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
        if around(&staged.column) > self.height {
            // More than a page: all of it runs on below.
            staged.column = Column::default();
            staged.below = text;
        } else if beside && around(&with_more) <= around(&staged.column) {
            staged.column = with_more;
            staged.below.clear();
        }
        staged.height = around(&staged.column);
        Ok(staged)
    }

    /// Sets a scene where the page is filled to.
    pub(crate) fn play(&mut self, staged: Staged) -> Result<(), LayoutError> {
        let (fonts, rules) = (&self.book.spec.fonts, lighter(self.book.spec.grid.rules));
        let (scene, side) = (&staged.scene, staged.side);
        let top = self.flow.block(staged.height);
        let at = Point::new(Length::ZERO, top + ascent(scene.style));
        let caption = line(fonts, scene.style, Align::Left, at, &scene.caption)?;
        self.flow.push(caption);
        let at = Point::new(Length::ZERO, top + scene.head());
        let diagram = scene.diagram.draw(fonts, rules, Square { at, side })?;
        self.flow.push(diagram);
        let corner = match staged.beside {
            true => at + Point::new(side + GUTTER, Length::ZERO),
            false => at + Point::new(Length::ZERO, side + SMALL_GAP),
        };
        for (down, text) in &staged.column.lines {
            let at = corner + Point::new(Length::ZERO, *down + ascent(self.told));
            self.flow
                .push(line(fonts, self.told, Align::Left, at, text)?);
        }
        for text in staged.below.iter().flat_map(|text| text.lines()) {
            self.flow.told(self.told, text)?;
        }
        self.flow.space(1);
        Ok(())
    }

    pub(crate) fn finish(self, heading: &str) -> Vec<Draft> {
        chapter_pages(self.flow, heading)
    }
}

//! Diagrams with what is told beside them, one after the other down the pages.

use super::LayoutError;
use super::diagram::{Diagram, diagram_side, lighter};
use super::draft::{Draft, Furniture};
use super::flow::Flow;
use super::front::{HEADING, SMALL_GAP, measure};
use super::grid::Square;
use super::items::Frame;
use super::text::{Align, Style, ascent, line, wrap};
use crate::book::Book;
use crate::fonts::Role;
use crate::units::{Length, Point};

/// What is told.
pub(super) const BODY: Style = Style::new(Role::Text, Length::thousandths(9_500));
/// Between one scene and the next.
pub(super) const GAP: Length = Length::pt(10);
/// Between a diagram and what is told beside it.
const GUTTER: Length = Length::pt(12);
/// The least width of text beside a diagram.
const LEAST_COLUMN: Length = Length::pt(125);

/// A diagram with its caption, and what is told beside it or below.
pub(super) struct Scene<'a> {
    pub(super) style: Style,
    pub(super) caption: String,
    pub(super) diagram: Diagram<'a>,
    /// Paragraphs that stay with the diagram.
    pub(super) text: Vec<String>,
    /// One that may run on below, where there is no room for it beside the diagram.
    pub(super) more: Option<String>,
}

/// A scene with its measures.
pub(super) struct Staged<'a> {
    scene: Scene<'a>,
    /// The side of the diagram.
    side: Length,
    /// Whether the text stands beside it, and not below.
    beside: bool,
    /// What stays with the diagram, in lines.
    lines: Vec<String>,
    /// Paragraphs that run on below.
    below: Vec<String>,
    /// The height of all that stays together.
    pub(super) height: Length,
}

impl Scene<'_> {
    /// From the top of the caption to the diagram.
    fn head(&self) -> Length {
        self.style.leading() + SMALL_GAP.half()
    }
}

/// Someone who tells: the pages, and how far they are filled.
pub(super) struct Teller<'b> {
    pub(super) book: &'b Book,
    pub(super) flow: Flow<'b>,
    /// The width of running text.
    pub(super) measure: Length,
    /// The width and height of a page.
    width: Length,
    height: Length,
}

impl<'b> Teller<'b> {
    pub(super) fn new(book: &'b Book, frame: &Frame) -> Teller<'b> {
        let (top, height) = frame.body();
        let measure = measure(frame);
        Teller {
            book,
            flow: Flow::new(&book.spec.fonts, measure, top, top + height),
            measure,
            width: frame.block.width,
            height,
        }
    }

    /// The head of a chapter, and paragraphs below it.
    pub(super) fn opening(&mut self, heading: &str, about: &[String]) -> Result<(), LayoutError> {
        self.flow.heading(HEADING, heading)?;
        for text in about {
            self.flow.space(SMALL_GAP);
            self.flow.paragraph(BODY, text)?;
        }
        self.flow.space(GAP);
        Ok(())
    }

    fn lines(&self, text: &[String], width: Length) -> Result<Vec<String>, LayoutError> {
        let fonts = &self.book.spec.fonts;
        let mut lines = Vec::new();
        for paragraph in text.iter().flat_map(|text| text.lines()) {
            lines.extend(wrap(fonts, BODY, width, paragraph)?);
        }
        Ok(lines)
    }

    /// Finds out how much room a scene takes, and where its text goes.
    pub(super) fn stage<'a>(&self, mut scene: Scene<'a>) -> Result<Staged<'a>, LayoutError> {
        let (fonts, rules) = (&self.book.spec.fonts, lighter(self.book.spec.rules));
        let (shape, head) = (scene.diagram.shape, scene.head());
        let most = self.width.min(self.height - head);
        let side = diagram_side(fonts, shape, rules, self.width.scale(2, 5), most)
            .ok_or(LayoutError::NoRoomForMarks { side: shape.side() })?;
        let column = self.width - side - GUTTER;
        let beside = column >= LEAST_COLUMN;
        let width = if beside { column } else { self.measure };
        let around = |lines: &[String]| {
            let text = BODY.leading() * lines.len() as i32;
            head + if beside {
                side.max(text)
            } else {
                side + SMALL_GAP + text
            }
        };
        let mut below = Vec::new();
        let mut lines = self.lines(&scene.text, width)?;
        if around(&lines) > self.height {
            // More than a page: it runs on below.
            below = std::mem::take(&mut scene.text);
            lines.clear();
        }
        if let Some(more) = scene.more.take() {
            let with_more = [&lines[..], &self.lines(std::slice::from_ref(&more), width)?].concat();
            match beside && below.is_empty() && around(&with_more) <= around(&lines) {
                true => lines = with_more,
                false => below.push(more),
            }
        }
        let height = if lines.is_empty() {
            head + side
        } else {
            around(&lines)
        };
        Ok(Staged {
            scene,
            side,
            beside,
            lines,
            below,
            height,
        })
    }

    /// Sets a scene where the page is filled to.
    pub(super) fn play(&mut self, staged: Staged) -> Result<(), LayoutError> {
        let (fonts, rules) = (&self.book.spec.fonts, lighter(self.book.spec.rules));
        let Scene {
            style,
            ref caption,
            ref diagram,
            ..
        } = staged.scene;
        let top = self.flow.block(staged.height);
        let at = Point::new(Length::ZERO, top + ascent(style));
        self.flow
            .push(line(fonts, style, Align::Left, at, caption)?);
        let (top, side) = (top + staged.scene.head(), staged.side);
        let at = Point::new(Length::ZERO, top);
        self.flow
            .push(diagram.draw(fonts, rules, Square { at, side })?);
        let (x, mut y) = match staged.beside {
            true => (side + GUTTER, top),
            false => (Length::ZERO, top + side + SMALL_GAP),
        };
        for text in staged.lines {
            let at = Point::new(x, y + ascent(BODY));
            self.flow.push(line(fonts, BODY, Align::Left, at, &text)?);
            y += BODY.leading();
        }
        for text in staged.below.iter().flat_map(|text| text.lines()) {
            self.flow.space(SMALL_GAP);
            self.flow.paragraph(BODY, text)?;
        }
        self.flow.space(GAP);
        Ok(())
    }

    pub(super) fn finish(self, heading: &str) -> Vec<Draft> {
        let page = |(index, draft)| Draft {
            furniture: match index {
                0 => Furniture::Folio,
                _ => Furniture::Head(heading.to_owned()),
            },
            ..draft
        };
        self.flow
            .finish()
            .into_iter()
            .enumerate()
            .map(page)
            .collect()
    }
}

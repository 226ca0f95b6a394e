//! The chapter of walkthroughs: puzzles of the book solved step by step.

use crate::book::{BookPuzzle, Walkthrough};
use crate::fonts::FontRole;
use crate::layout::LayoutError;
use crate::layout::book::grid_pages::with_symbols;
use crate::layout::book::scene::{SMALL_GAP, Scene, SceneFlow, legend, story};
use crate::layout::grid::diagram::Diagram;
use crate::layout::text::context::Context;
use crate::layout::text::draft::{Anchor, Draft, PageRef};
use crate::layout::text::line::line;
use crate::layout::text::style::{Align, Style};
use crate::logic::{Position, Step};
use crate::puzzle::{Puzzle, Symbols};
use crate::units::{Length, Point};
use crate::words::Words;
use crate::words::steps::Narrator;

/// The chapter of walkthroughs.
pub(in crate::layout::book) fn walkthroughs(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let mut scenes = SceneFlow::new(ctx);
    let words = ctx.words;
    let legend = legend(
        words,
        ctx.book
            .walkthroughs
            .iter()
            .flat_map(|walkthrough| &walkthrough.path),
    );
    let about = [words.about_walkthroughs().to_owned(), legend];
    scenes.opening(words.walkthroughs(), &about)?;
    for walkthrough in &ctx.book.walkthroughs {
        let of = walkthrough.puzzle;
        let (symbols, puzzle) = with_symbols(ctx.book, &(of..of + 1))
            .next()
            .expect("a puzzle of the book");
        let narrator = Narrator::new(words, &puzzle.puzzle.shape, symbols);
        let walk = WalkthroughTeller {
            words,
            walkthrough,
            symbols,
            puzzle,
            narrator,
        };
        walk.tell(&mut scenes)?;
    }
    Ok(scenes.finish(words.walkthroughs()))
}

/// A puzzle on its way from beginning to end.
struct WalkthroughTeller<'b> {
    words: &'b Words,
    walkthrough: &'b Walkthrough,
    symbols: Symbols,
    puzzle: &'b BookPuzzle,
    narrator: Narrator<'b>,
}

fn is_single(step: &Step) -> bool {
    step.tier == 1
}

impl<'b> WalkthroughTeller<'b> {
    fn tell(&self, scenes: &mut SceneFlow) -> Result<(), LayoutError> {
        let Puzzle { shape, givens, .. } = &self.puzzle.puzzle;
        let path = self.walkthrough.path.as_slice();
        let first = path.iter().take_while(|step| is_single(step)).count();
        let (singles, rest) = path.split_at(first);
        let mut position = Position::new(shape, givens);
        self.begin(scenes, &position, singles, rest.is_empty())?;
        singles.iter().for_each(|step| position.take(shape, step));
        // Each step with the singles behind it.
        let mut steps = rest.chunk_by(|_, next| is_single(next)).peekable();
        let mut number = 0;
        while let Some(group) = steps.next() {
            let (step, singles) = group.split_first().expect("no chunk is empty");
            number += 1;
            let scene = scenes.stage(Scene {
                style: caption(scenes),
                caption: self.words.step(number, step.technique),
                diagram: self.diagram(&position, Some(step)),
                text: vec![story(&self.narrator, step)],
                more: self.after(singles, steps.peek().is_none()),
            })?;
            scenes.play(scene)?;
            group.iter().for_each(|step| position.take(shape, step));
        }
        Ok(())
    }

    fn diagram(&self, position: &Position, step: Option<&'b Step>) -> Diagram<'b> {
        Diagram {
            shape: &self.puzzle.puzzle.shape,
            givens: &self.puzzle.puzzle.givens,
            position: position.clone(),
            symbols: self.symbols,
            step,
        }
    }

    /// Sets the heading, the label and the position at the start.
    fn begin(
        &self,
        scenes: &mut SceneFlow,
        position: &Position,
        singles: &[Step],
        is_all: bool,
    ) -> Result<(), LayoutError> {
        let mut text = String::new();
        if !singles.is_empty() {
            text += &self.words.first(&self.narrator.singles(singles));
        }
        if is_all {
            text += " ";
            text += match self.puzzle.rating.solved {
                true => self.words.only_singles(),
                false => self.words.stuck(),
            };
        }
        let scene = scenes.stage(Scene {
            style: caption(scenes),
            caption: self.words.start().to_owned(),
            diagram: self.diagram(position, None),
            text: Vec::new(),
            more: Some(text).filter(|text| !text.is_empty()),
        })?;
        let style = note_style(scenes);
        let note = style.leading() + SMALL_GAP;
        scenes
            .flow
            .keep(scenes.ctx.theme.subheading.leading() * 2 + note + scene.height);
        let heading = self.words.how_to_solve(self.puzzle.number);
        scenes.flow.subheading(&heading)?;
        let at = Point::new(Length::ZERO, scenes.flow.block(note) + style.ascent());
        self.note(scenes, at)?;
        scenes.play(scene)
    }

    /// The note below the heading: the kind of puzzle, and its page.
    fn note(&self, scenes: &mut SceneFlow, at: Point) -> Result<(), LayoutError> {
        let BookPuzzle { level, rating, .. } = self.puzzle;
        let variants = self.words.variants(self.puzzle.puzzle.shape.kind());
        let (label, hardest) = (
            self.words.label(&variants, *level),
            self.words.hardest(rating.technique),
        );
        let text = format!("{label}. {hardest}.");
        let fonts = scenes.ctx.fonts;
        let style = note_style(scenes);
        scenes
            .flow
            .push(line(fonts, style, Align::Left, at, &text)?);
        scenes.flow.page().refs.push(PageRef {
            to: Anchor::Puzzle(self.walkthrough.puzzle),
            style: Style::new(FontRole::Text, style.size),
            align: Align::Right,
            at: Point::new(scenes.ctx.block.measure(), at.y),
            note: self.words.to_puzzle_elsewhere().swap_remove(0),
            lead: None,
            area: None,
        });
        Ok(())
    }

    /// The sentences between a step and the next.
    fn after(&self, singles: &[Step], is_last: bool) -> Option<String> {
        match (is_last, singles) {
            (true, _) if !self.puzzle.rating.solved => {
                let singles = self.after(singles, false).unwrap_or_default();
                Some(format!("{singles} {}", self.words.stuck()))
            }
            (_, []) => None,
            (true, _) => Some(self.words.singles_finish().to_owned()),
            (false, _) => Some(self.words.then(&self.narrator.singles(singles))),
        }
    }
}

/// The style of the caption of a diagram.
fn caption(scenes: &SceneFlow) -> Style {
    Style::new(FontRole::Bold, scenes.ctx.theme.commentary.size)
}

/// The style of the note below a heading.
fn note_style(scenes: &SceneFlow) -> Style {
    Style::new(scenes.ctx.theme.slanted, scenes.ctx.theme.commentary.size)
}

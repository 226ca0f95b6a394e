//! The chapters of steps: walkthroughs of puzzles, and techniques, each with a paragraph that explains it.

use crate::Result;
use crate::grid_drawing::diagram::Diagram;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::interior::diagram_flow::{
    CaptionedDiagram, DiagramFlow, SMALL_GAP, chapter, legend, story,
};
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Anchor, Draft, PageRef};
use crate::typography::lines::Lines;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_book::{BookPuzzle, Walkthrough};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{Position, Step, Technique};
use gridpress_ground::units::{Length, Point};
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use std::collections::BTreeSet;

/// Sets the chapter of walkthroughs.
pub(in crate::interior) fn set_walkthroughs(ctx: &Context) -> Result<Vec<Draft>> {
    chapter(ctx, ctx.words.walkthroughs(), |diagrams| fill_walkthroughs(ctx, diagrams))
}

fn fill_walkthroughs(ctx: &Context, diagrams: &mut DiagramFlow) -> Result<()> {
    let words = ctx.words;
    let walkthroughs = &ctx.book.walkthroughs;
    let views = || {
        walkthroughs.iter().map(|walkthrough| {
            let of = walkthrough.puzzle;
            PuzzleView::of_range(ctx.book, &(of..of + 1))
                .next()
                .expect("walkthroughs are of puzzles in the book")
        })
    };
    let kinds = views().map(|view| view.shape().kind());
    let legend = legend(ctx, kinds, walkthroughs.iter().flat_map(|each| &each.path));
    let about = [words.about_walkthroughs(views().all(|view| view.puzzle.rating.solved)), legend];
    diagrams.opening(words.walkthroughs(), &about)?;
    let mut seen = BTreeSet::new();
    for (walkthrough, view) in walkthroughs.iter().zip(views()) {
        let (grid, puzzle) = (view.grid(), view.puzzle);
        let narrator = Narrator::new(words, grid);
        let writer = WalkthroughWriter { words, walkthrough, grid, puzzle, narrator };
        writer.write(diagrams, &mut seen)?;
    }
    Ok(())
}

/// A writer of the walkthrough of a puzzle.
struct WalkthroughWriter<'b> {
    words: &'b Words,
    walkthrough: &'b Walkthrough,
    grid: GridView<'b>,
    puzzle: &'b BookPuzzle,
    narrator: Narrator<'b>,
}

fn is_single(step: &Step) -> bool {
    step.tier == 1
}

/// Returns `true` if a step of a technique that was already shown needs no diagram.
fn is_easy(step: &Step) -> bool {
    step.tier <= 2
}

/// Maximum number of consecutive steps without a diagram.
const MAX_WITHOUT_DIAGRAM: usize = 9;

impl<'b> WalkthroughWriter<'b> {
    /// Writes the walkthrough; `seen` are the techniques already shown in diagrams.
    fn write(&self, diagrams: &mut DiagramFlow, seen: &mut BTreeSet<Technique>) -> Result<()> {
        let Puzzle { shape, givens, .. } = &self.puzzle.puzzle;
        let path = self.walkthrough.path.as_slice();
        let first = path.iter().take_while(|step| is_single(step)).count();
        let (singles, rest) = path.split_at(first);
        let mut position = Position::new(shape, givens);
        self.begin(diagrams, &position, singles, rest)?;
        singles.iter().for_each(|step| position.apply(shape, step));
        // Each step with the singles after it.
        let mut steps = (rest.chunk_by(|_, next| is_single(next)).enumerate()).peekable();
        while let Some((index, group)) = steps.next() {
            let step = &group[0];
            // The caption names the first step, even if it is described without a diagram.
            let is_new = !is_easy(step) || !seen.contains(&step.technique);
            let diagram = self.diagram(&position, Some(step).filter(|_| is_new));
            seen.insert(step.technique);
            let mut text = vec![story(&self.narrator, step)];
            let mut group = group;
            let mut without_diagram = 0;
            loop {
                text.extend(self.after(&group[1..], steps.peek().is_none()));
                group.iter().for_each(|step| position.apply(shape, step));
                // Steps of techniques shown before are described only.
                let Some((index, next)) = steps.next_if(|(_, group)| {
                    is_easy(&group[0])
                        && seen.contains(&group[0].technique)
                        && without_diagram < MAX_WITHOUT_DIAGRAM
                }) else {
                    break;
                };
                without_diagram += 1;
                group = next;
                let caption = self.words.step(index + 1, group[0].technique);
                text.push(format!("{caption}. {}", story(&self.narrator, &group[0])));
            }
            diagrams.place(diagrams.measure(CaptionedDiagram {
                style: caption(diagrams),
                caption: self.words.step(index + 1, step.technique),
                diagram,
                text,
            })?)?;
        }
        Ok(())
    }

    fn diagram(&self, position: &Position, step: Option<&'b Step>) -> Diagram<'b> {
        Diagram {
            grid: self.grid,
            givens: &self.puzzle.puzzle.givens,
            position: position.clone(),
            step,
        }
    }

    /// Sets the heading and the note, and the start position unless the first step shown begins there.
    fn begin(
        &self,
        diagrams: &mut DiagramFlow,
        position: &Position,
        singles: &[Step],
        rest: &[Step],
    ) -> Result<()> {
        let mut text = Vec::new();
        if !singles.is_empty() {
            text.push(self.words.first(&self.narrator.singles(singles)));
        }
        if rest.is_empty() {
            let end = if self.puzzle.rating.solved {
                self.words.only_singles()
            } else {
                self.words.stuck()
            };
            text.push(end.to_owned());
        }
        let name = &self.puzzle.name;
        let heading = if name.is_date {
            self.words.how_to_solve_of(name.text_form())
        } else {
            self.words.how_to_solve(name.text_form())
        };
        diagrams.flow.subheading(&heading)?;
        self.note(diagrams)?;
        if text.is_empty() {
            return Ok(());
        }
        let captioned = diagrams.measure(CaptionedDiagram {
            style: caption(diagrams),
            caption: self.words.start().to_owned(),
            diagram: self.diagram(position, None),
            text: vec![text.join(" ")],
        })?;
        diagrams.place(captioned)
    }

    /// Sets the note below the heading: the kind of puzzle, and its page, in one or two lines.
    fn note(&self, diagrams: &mut DiagramFlow) -> Result<()> {
        let BookPuzzle { level, hardest, .. } = self.puzzle;
        let variants = self.words.variants(self.puzzle.puzzle.shape.kind());
        let (label, hardest) = (self.words.label(&variants, *level), self.words.hardest(*hardest));
        let text = format!("{label}. {hardest}.");
        let (fonts, style, width) =
            (diagrams.ctx.fonts, note_style(diagrams), diagrams.ctx.block.block.width);
        let note = self.words.to_puzzle_elsewhere().swap_remove(0);
        let lines = Lines::wrapped(fonts, style, width, &text)?;
        let last = lines.lines.last().map_or("", String::as_str);
        let page = Style::new(FontRole::Text, style.size);
        // As wide as any page number.
        let taken =
            style.width(fonts, last)? + style.size * 2 + page.width(fonts, &note.with(88_888))?;
        let is_in_line = taken <= width;
        let further = if is_in_line { Length::ZERO } else { style.leading() };
        let height = lines.height() + further + SMALL_GAP;
        let items = lines.place(fonts, Align::Left, Point::default())?;
        let (align, x) =
            if is_in_line { (Align::Right, width) } else { (Align::Left, Length::ZERO) };
        let page = PageRef {
            to: Anchor::Puzzle(self.walkthrough.puzzle),
            style: page,
            align,
            at: Point::new(x, lines.last_baseline() + further),
            note,
            lead: None,
            area: None,
        };
        diagrams.flow.add_with_refs(LayoutBox::new(width, height, items), vec![page]);
        diagrams.flow.keep_with_next();
        Ok(())
    }

    /// Returns the sentences between a step and the next.
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

/// Returns the style of the caption of a diagram.
fn caption(diagrams: &DiagramFlow) -> Style {
    Style::new(FontRole::Bold, diagrams.ctx.theme.commentary.size)
}

/// Returns the style of the note below a heading.
fn note_style(diagrams: &DiagramFlow) -> Style {
    Style::new(diagrams.ctx.theme.slanted, diagrams.ctx.theme.commentary.size)
}

/// Sets the chapter of techniques: each with its paragraph and an example.
pub(in crate::interior) fn set_techniques(ctx: &Context) -> Result<Vec<Draft>> {
    chapter(ctx, ctx.words.techniques(), |diagrams| fill_techniques(ctx, diagrams))
}

fn fill_techniques(ctx: &Context, diagrams: &mut DiagramFlow) -> Result<()> {
    let words = ctx.words;
    let examples = ctx.book.techniques.iter();
    let kinds = examples.clone().map(|example| example.shape.kind());
    let legend = legend(ctx, kinds, examples.map(|example| &example.step));
    let about = [words.about_techniques().to_owned(), legend];
    diagrams.opening(words.techniques(), &about)?;
    for example in &ctx.book.techniques {
        let (grid, step) = (GridView::with_letters(&example.shape), &example.step);
        let captioned = diagrams.measure(CaptionedDiagram {
            style: ctx.theme.subheading,
            caption: words.technique(step.technique).to_owned(),
            diagram: Diagram {
                grid,
                givens: &example.givens,
                position: example.position.clone(),
                step: Some(step),
            },
            text: vec![
                words.teach(step.technique, example.shape.kind()).to_owned(),
                story(&Narrator::new(words, grid), step),
            ],
        })?;
        diagrams.place(captioned)?;
    }
    Ok(())
}

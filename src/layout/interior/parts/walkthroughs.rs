//! The chapters of steps: walkthroughs of puzzles, and techniques, each with a paragraph that explains it.

use crate::Result;
use crate::grid_drawing::diagram::Diagram;
use crate::grid_drawing::excerpt::Excerpt;
use crate::grid_drawing::puzzle_view::PuzzleView;
use crate::interior::diagram_flow::{
    CaptionedDiagram, ChapterBlock, DiagramFlow, SMALL_GAP, chapter, legend, story,
};
use crate::interior::singles_table::MIN_ROWS;
use crate::interior::step_groups::{StepGroup, groups, is_single};
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Anchor, Draft, PageRef};
use crate::typography::lines::Lines;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_book::{BookPuzzle, Walkthrough};
use gridpress_engine::puzzle::Puzzle;
use gridpress_engine::rating::{Position, Step};
use gridpress_ground::units::{Length, Point};
use gridpress_messages::Words;
use gridpress_messages::steps::{Narrator, SingleEntry};
use gridpress_messages::symbols::GridView;

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
    let has_excerpts = walkthroughs.iter().zip(views()).any(|(walkthrough, view)| {
        let shape = view.shape();
        let mut steps = walkthrough.path.iter().filter(|step| !is_single(step));
        steps.any(|step| Excerpt::of_step(shape, step) != Excerpt::whole(shape.kind()))
    });
    let legend = legend(ctx, kinds, walkthroughs.iter().flat_map(|each| &each.path), has_excerpts);
    let about = [words.about_walkthroughs(views().all(|view| view.puzzle.rating.solved)), legend];
    diagrams.opening(words.walkthroughs(), &about)?;
    for (walkthrough, view) in walkthroughs.iter().zip(views()) {
        let (grid, puzzle) = (view.grid(), view.puzzle);
        let narrator = Narrator::new(words, grid);
        let writer = WalkthroughWriter { words, walkthrough, grid, puzzle, narrator };
        writer.write(diagrams)?;
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

impl<'b> WalkthroughWriter<'b> {
    fn write(&self, diagrams: &mut DiagramFlow) -> Result<()> {
        let Puzzle { shape, givens, .. } = &self.puzzle.puzzle;
        let path = self.walkthrough.path.as_slice();
        let first = path.iter().take_while(|step| is_single(step)).count();
        let (singles, rest) = path.split_at(first);
        let mut position = Position::new(shape, givens);
        let start = self.begin(diagrams, &position, singles, rest)?;
        singles.iter().for_each(|step| position.apply(shape, step));
        let mut blocks: Vec<ChapterBlock> = start.into_iter().collect();
        let mut groups = groups(shape, rest).into_iter().peekable();
        while let Some(group) = groups.next() {
            let is_last = groups.peek().is_none();
            let (after, table) = self.after(group.singles, is_last);
            let mut text = self.stories(&group);
            text.extend(after);
            blocks.push(ChapterBlock::Diagram(CaptionedDiagram {
                style: caption(diagrams),
                rank: 3,
                caption: self.caption(&group),
                diagram: self.diagram(&position, group.steps, group.excerpt),
                text,
            }));
            blocks.extend(table.map(|entries| ChapterBlock::Singles(caption(diagrams), entries)));
            let steps = group.steps.iter().chain(group.singles);
            steps.for_each(|step| position.apply(shape, step));
        }
        diagrams.place_blocks(blocks)
    }

    /// Returns the caption of a group of steps.
    fn caption(&self, group: &StepGroup) -> String {
        let StepGroup { first, steps, .. } = group;
        let technique = steps[0].technique;
        match steps.len() {
            1 => self.words.step(*first, technique),
            count => self.words.steps(*first, first + count - 1, technique),
        }
    }

    /// Returns a paragraph for each step of a group, with its number if there are several.
    fn stories(&self, group: &StepGroup) -> Vec<String> {
        let stories = group.steps.iter().map(|step| self.narrator.reason(step));
        match group.steps.len() {
            1 => stories.collect(),
            _ => (group.first..).zip(stories).map(|(at, text)| format!("{at}. {text}")).collect(),
        }
    }

    fn diagram(&self, position: &Position, steps: &'b [Step], excerpt: Excerpt) -> Diagram<'b> {
        let givens = &self.puzzle.puzzle.givens;
        Diagram { grid: self.grid, givens, position: position.clone(), steps, excerpt }
    }

    /// Sets the heading and the note, and the start position with a table of many singles. Returns the start position
    /// with few singles; `None` if the first step begins there.
    fn begin(
        &self,
        diagrams: &mut DiagramFlow,
        position: &Position,
        singles: &[Step],
        rest: &[Step],
    ) -> Result<Option<ChapterBlock<'b>>> {
        let is_table = singles.len() >= MIN_ROWS;
        let mut text = Vec::new();
        if !singles.is_empty() && !is_table {
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
        if text.is_empty() && !is_table {
            return Ok(None);
        }
        let text = if text.is_empty() { text } else { vec![text.join(" ")] };
        let captioned = CaptionedDiagram {
            style: caption(diagrams),
            rank: 3,
            caption: self.words.start().to_owned(),
            diagram: self.diagram(position, &[], Excerpt::whole(self.grid.shape.kind())),
            text,
        };
        if !is_table {
            return Ok(Some(ChapterBlock::Diagram(captioned)));
        }
        diagrams.place_start(captioned, self.narrator.single_entries(singles))?;
        Ok(None)
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
            entry: None,
        };
        diagrams.flow.add_with_refs(LayoutBox::new(width, height, items), vec![page]);
        diagrams.flow.keep_with_next();
        Ok(())
    }

    /// Returns the sentences between a step and the next, and a table if there are many singles between them.
    fn after(&self, singles: &[Step], is_last: bool) -> (Option<String>, Option<Vec<SingleEntry>>) {
        if is_last && self.puzzle.rating.solved {
            let end = (!singles.is_empty()).then(|| self.words.singles_finish().to_owned());
            return (end, None);
        }
        let is_table = singles.len() >= MIN_ROWS;
        let table = is_table.then(|| self.narrator.single_entries(singles));
        let is_listed = !singles.is_empty() && !is_table;
        let listed = is_listed.then(|| self.words.then(&self.narrator.singles(singles)));
        let stuck = is_last.then(|| self.words.stuck().to_owned());
        let sentences: Vec<String> = listed.into_iter().chain(stuck).collect();
        ((!sentences.is_empty()).then(|| sentences.join(" ")), table)
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
    let mut examples = Vec::new();
    for example in &ctx.book.techniques {
        let (grid, step) = (GridView::with_letters(&example.shape), &example.step);
        let mut captioned = CaptionedDiagram {
            style: ctx.theme.subheading,
            rank: 2,
            caption: words.technique(step.technique).to_owned(),
            diagram: Diagram {
                grid,
                givens: &example.givens,
                position: example.position.clone(),
                steps: std::slice::from_ref(step),
                excerpt: Excerpt::whole(example.shape.kind()),
            },
            text: vec![
                words.teach(step.technique, example.shape.kind()).to_owned(),
                story(&Narrator::new(words, grid), step),
            ],
        };
        captioned.diagram.excerpt = diagrams.shown_part(&captioned)?;
        examples.push(captioned);
    }
    let kinds = ctx.book.techniques.iter().map(|example| example.shape.kind());
    let steps = ctx.book.techniques.iter().map(|example| &example.step);
    let has_excerpts = examples.iter().any(|captioned| !captioned.diagram.is_whole());
    let about = [words.about_techniques().to_owned(), legend(ctx, kinds, steps, has_excerpts)];
    diagrams.opening(words.techniques(), &about)?;
    for captioned in examples {
        diagrams.place(diagrams.measure(captioned)?)?;
    }
    Ok(())
}

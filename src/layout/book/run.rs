//! Second pass: parts become pages, still without page numbers.

use crate::layout::LayoutError;
use crate::layout::book::collect::{Part, answers_heading, range_of};
use crate::layout::book::grid_pages::{self, GridPages, Plans};
use crate::layout::book::parts::{
    about, blank_grids, colophon, contents, copyright, dedication, half_title, hints, how_to,
    levels, notes, opener, techniques, text_pages, title, walkthroughs,
};
use crate::layout::page::document::is_right;
use crate::layout::text::context::Context;
use crate::layout::text::draft::{Chapter, Draft, Furniture, Key};
use crate::units::Length;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// A page that waits for its number.
pub(super) enum Leaf {
    /// Set already.
    Draft(Draft),
    /// Set when it is asked for: grids, all pages of which are alike, and their puzzles by index.
    Grids(Arc<GridPages>, Range<usize>),
}

impl Leaf {
    pub(super) fn furniture(&self) -> &Furniture {
        match self {
            Leaf::Draft(draft) => &draft.furniture,
            Leaf::Grids(pages, _) => pages.furniture(),
        }
    }
}

/// A document whose page numbers are settled and not yet written.
pub(super) struct Run {
    pub leaves: Vec<Leaf>,
    /// Page index and distance from the top of the block.
    pub keys: BTreeMap<Key, (usize, Length)>,
    /// Lines of the outline.
    pub outline: Vec<(String, Key)>,
}

/// Sets every part.
pub(super) fn run(ctx: &Context, plans: &Plans, parts: &[Part]) -> Result<Run, LayoutError> {
    let mut run = Run {
        leaves: Vec::new(),
        keys: BTreeMap::new(),
        outline: Vec::new(),
    };
    for part in parts {
        run.part(ctx, plans, parts, part)?;
    }
    // Sheets have two sides: a book of more than one ends on a left page.
    if run.leaves.len() > 2 && run.leaves.len() % 2 == 1 {
        run.push(Draft::default());
    }
    Ok(run)
}

impl Run {
    fn part(
        &mut self,
        ctx: &Context,
        plans: &Plans,
        parts: &[Part],
        part: &Part,
    ) -> Result<(), LayoutError> {
        match part {
            Part::HalfTitle => {
                self.push(half_title::half_title(ctx)?);
            }
            Part::Title(volume) => {
                self.start_right();
                self.push(title::title(ctx, *volume)?);
            }
            Part::Copyright => {
                if is_right(self.leaves.len()) {
                    self.push(Draft::default());
                }
                self.push(copyright::copyright(ctx)?);
            }
            Part::Dedication => {
                self.start_right();
                self.push(dedication::dedication(ctx)?);
                self.push(Draft::default());
            }
            Part::Chapter(chapter) => self.chapter(ctx, plans, parts, *chapter)?,
            Part::Text(index) => self.text(ctx, *index)?,
            Part::Colophon => self.extend(colophon::colophon(ctx)?),
            Part::Opener(section) => {
                self.start_right();
                self.mark(Key::Section(*section), Length::ZERO);
                let spec = &ctx.book.spec.sections[*section];
                self.outline.push((
                    spec.title.clone().unwrap_or_default(),
                    Key::Section(*section),
                ));
                self.push(opener::opener(ctx, *section)?);
                self.push(Draft::default());
            }
            Part::AnswersOpener(section) => {
                self.start_right();
                let (key, title) = answers_heading(ctx.book, *section);
                self.mark(key, Length::ZERO);
                self.outline.push((title.clone(), key));
                if section.is_none() {
                    self.push(opener::answers_opener(ctx, &title)?);
                    self.push(Draft::default());
                }
            }
            Part::Puzzles { section, puzzles } => {
                if ctx.book.spec.sections[*section].title.is_none() {
                    self.mark(Key::Section(*section), Length::ZERO);
                    self.outline
                        .push((range_of(ctx.book, *section), Key::Section(*section)));
                }
                let pages = grid_pages::puzzles(ctx, plans, *section, puzzles)?;
                self.grids(pages, puzzles.clone(), Key::Puzzle);
            }
            Part::Answers { section, puzzles } => {
                // In a book of their own no opening page comes before the answers.
                let (key, title) = answers_heading(ctx.book, *section);
                if !self.keys.contains_key(&key) {
                    self.mark(key, Length::ZERO);
                    self.outline.push((title, key));
                }
                let pages = grid_pages::answers(ctx, plans, *section, puzzles)?;
                self.grids(pages, puzzles.clone(), Key::Answer);
            }
        }
        Ok(())
    }

    /// A chapter that the program writes.
    fn chapter(
        &mut self,
        ctx: &Context,
        plans: &Plans,
        parts: &[Part],
        chapter: Chapter,
    ) -> Result<(), LayoutError> {
        if chapter == Chapter::Contents {
            self.start_right();
        }
        self.begin(chapter.title(ctx.words), Key::Chapter(chapter));
        let about = |text: &Option<String>| {
            let text = text.as_deref().unwrap_or_default();
            about::about(ctx, chapter.title(ctx.words), text)
        };
        self.extend(match chapter {
            Chapter::Contents => contents::contents(ctx, parts)?,
            Chapter::HowTo => how_to::how_to(ctx)?,
            Chapter::Levels => levels::levels(ctx)?,
            Chapter::Techniques => techniques::techniques(ctx)?,
            Chapter::Hints => hints::pages(ctx)?,
            Chapter::Walkthroughs => walkthroughs::walkthroughs(ctx)?,
            Chapter::BlankGrids => blank_grids::blank_grids(ctx, plans)?,
            Chapter::Notes => notes::notes(ctx)?,
            Chapter::AboutAuthor => about(&ctx.book.spec.back.about_author)?,
            Chapter::AboutBook => about(&ctx.book.spec.back.about_book)?,
        });
        Ok(())
    }

    /// The chapters of a text of the user's.
    fn text(&mut self, ctx: &Context, index: usize) -> Result<(), LayoutError> {
        let page = &ctx.book.spec.text_pages[index];
        for chapter in 0..page.chapters.len() {
            if let Some(title) = page.title_of(chapter) {
                self.begin(title, Key::Text(index, chapter));
            }
            self.extend(text_pages::pages(ctx, page, chapter)?);
        }
        Ok(())
    }

    fn push(&mut self, draft: Draft) {
        self.leaves.push(Leaf::Draft(draft));
    }

    fn extend(&mut self, drafts: Vec<Draft>) {
        self.leaves.extend(drafts.into_iter().map(Leaf::Draft));
    }

    /// Deals `puzzles` out to pages, and notes where each stands; `key` says what as.
    fn grids(&mut self, pages: GridPages, puzzles: Range<usize>, key: fn(usize) -> Key) {
        let pages = Arc::new(pages);
        for page in pages.pages(puzzles) {
            for (index, top) in pages.tops(&page) {
                self.mark(key(index), top);
            }
            self.leaves.push(Leaf::Grids(pages.clone(), page));
        }
    }

    /// Notes that the next page begins a chapter.
    fn begin(&mut self, title: &str, key: Key) {
        self.mark(key, Length::ZERO);
        self.outline.push((title.to_owned(), key));
    }

    /// Notes that `key` is found on the next page, so far down the block.
    fn mark(&mut self, key: Key, y: Length) {
        self.keys.insert(key, (self.leaves.len(), y));
    }

    /// Makes the next page a right-hand one.
    fn start_right(&mut self) {
        if !is_right(self.leaves.len()) {
            self.push(Draft::default());
        }
    }
}

//! The second pass: parts become pages, still without page numbers.

use crate::Result;
use crate::document::is_recto;
use crate::interior::collect::{BookPart, answers_heading, range_of};
use crate::interior::grid_pages;
use crate::interior::grid_pages::{GridPages, Plans, blank_pages};
use crate::interior::parts::child_example::set_child_example;
use crate::interior::parts::{
    back_matter, contents, hints, how_to, opener, text_pages, title_pages, walkthroughs,
};
use crate::typography::draft::{Anchor, Chapter, Draft, Furniture};
use crate::typography::text_block::Context;
use gridpress_book::Book;
use gridpress_bookspec::{Opener, Opening, Placement, Reverse, StartPage};
use gridpress_ground::units::Length;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A page without its number.
pub(super) enum PageSource {
    /// A page that is already set.
    Draft(Draft),
    /// A page that is set on request: pages of grids, and the index of this one.
    Grids(Arc<GridPages>, usize),
}

impl PageSource {
    pub(super) fn furniture(&self, ctx: &Context) -> Furniture {
        match self {
            PageSource::Draft(draft) => draft.furniture.clone(),
            PageSource::Grids(pages, page) => pages.furniture(ctx, *page),
        }
    }
}

/// A document whose page numbers are known but not yet printed.
pub(super) struct Pagination {
    /// `true` if verso and recto pages face each other.
    facing: bool,
    /// Number of pages before the puzzles; `None` in a book of answers.
    pub front: Option<usize>,
    pub pages: Vec<PageSource>,
    /// The position of each anchor: the index of its page, and the distance from the top of the text block.
    pub anchors: BTreeMap<Anchor, (usize, Length)>,
    /// The lines of the outline, each with its anchor.
    pub outline: Vec<(String, Anchor)>,
    /// The index of the first page of each chapter of each of the author's texts, and of the page after them.
    pub texts: BTreeMap<usize, Vec<usize>>,
}

/// Sets every part.
pub(super) fn paginate(ctx: &Context, plans: &Plans, parts: &[BookPart]) -> Result<Pagination> {
    let mut pagination = Pagination {
        facing: ctx.book.spec.page.facing,
        front: None,
        pages: Vec::new(),
        anchors: BTreeMap::new(),
        outline: Vec::new(),
        texts: BTreeMap::new(),
    };
    for part in parts {
        pagination.part(ctx, plans, parts, part)?;
    }
    // Sheets have two sides: a book of more than one sheet ends on a verso.
    if pagination.pages.len() > 2 && pagination.pages.len() % 2 == 1 {
        pagination.add_blank_page();
    }
    Ok(pagination)
}

/// Returns `true` if the versos of pages of puzzles are reserved.
fn has_backs(book: &Book) -> bool {
    book.spec.page.reverse != Reverse::Printed || book.spec.answers.placement == Placement::Overleaf
}

impl Pagination {
    fn part(
        &mut self,
        ctx: &Context,
        plans: &Plans,
        parts: &[BookPart],
        part: &BookPart,
    ) -> Result<()> {
        match part {
            BookPart::HalfTitle => {
                self.push(title_pages::set_half_title(ctx)?);
            }
            BookPart::Title(volume) => {
                self.start_recto();
                self.push(title_pages::set_title_page(ctx, *volume)?);
            }
            BookPart::Copyright => {
                if is_recto(self.pages.len()) {
                    self.add_blank_page();
                }
                self.push(title_pages::set_copyright_page(ctx)?);
            }
            BookPart::Dedication => {
                self.start_recto();
                self.push(title_pages::set_dedication(ctx)?);
                // The dedication has its leaf alone.
                self.add_blank_page();
            }
            BookPart::Chapter(chapter) => self.chapter(ctx, plans, parts, *chapter)?,
            BookPart::Text(index) => self.text(ctx, *index)?,
            BookPart::Colophon => self.extend(title_pages::set_colophon(ctx)?),
            BookPart::Opener(section) => {
                let spec = &ctx.book.spec.sections[*section];
                self.start(spec.opening);
                if has_backs(ctx.book) {
                    self.start_recto();
                }
                self.end_front();
                self.begin(&spec.title.clone().unwrap_or_default(), Anchor::Section(*section));
                if spec.opening.opener == Opener::Page {
                    self.extend(opener::set_opener(ctx, *section)?);
                }
            }
            BookPart::AnswersOpener(section) => {
                let opening = ctx.book.spec.answers.opening;
                self.start(opening);
                let (anchor, title) = answers_heading(ctx.book, *section);
                self.begin(&title, anchor);
                if opening.opener == Opener::Page {
                    self.push(opener::set_answers_opener(ctx, &title)?);
                }
            }
            BookPart::Puzzles { section, puzzles } => {
                if ctx.book.spec.sections[*section].title.is_none() {
                    self.end_front();
                    if has_backs(ctx.book) {
                        self.start_recto();
                    }
                    self.mark(Anchor::Section(*section), Length::ZERO);
                    self.outline.push((range_of(ctx.book, *section), Anchor::Section(*section)));
                }
                let spec = &ctx.book.spec.sections[*section];
                if spec.title.is_none() || spec.opening.opener != Opener::Page {
                    self.extend(set_child_example(ctx, *section)?.into_iter().collect());
                }
                let pages = grid_pages::lay_out_puzzles(ctx, plans, *section, puzzles)?;
                let back = match ctx.book.spec.page.reverse {
                    Reverse::Printed => None,
                    Reverse::Blank | Reverse::Pattern => Some(blank_pages::set_reverse(ctx)),
                };
                self.grids(pages, back.as_ref());
            }
            BookPart::Answers { section, puzzles } => {
                // A separate book of answers has no opener before the answers.
                let (anchor, title) = answers_heading(ctx.book, *section);
                if !self.anchors.contains_key(&anchor) {
                    self.mark(anchor, Length::ZERO);
                    self.outline.push((title, anchor));
                }
                self.grids(grid_pages::lay_out_answers(ctx, plans, *section, puzzles)?, None);
            }
        }
        Ok(())
    }

    /// Adds a generated chapter.
    fn chapter(
        &mut self,
        ctx: &Context,
        plans: &Plans,
        parts: &[BookPart],
        chapter: Chapter,
    ) -> Result<()> {
        let about = |text: &Option<String>| {
            let text = text.as_deref().unwrap_or_default();
            back_matter::set_about(ctx, chapter.title(ctx.words), text)
        };
        let drafts = match chapter {
            Chapter::Contents => contents::set_contents(ctx, parts)?,
            Chapter::Kids => how_to::set_kids_how_to(ctx)?,
            Chapter::HowTo => how_to::set_how_to(ctx)?,
            Chapter::Levels => how_to::set_levels(ctx)?,
            Chapter::Techniques => walkthroughs::set_techniques(ctx)?,
            Chapter::Hints => hints::set_hints(ctx)?,
            Chapter::Walkthroughs => walkthroughs::set_walkthroughs(ctx)?,
            Chapter::BlankGrids => blank_pages::set_blank_grids(ctx, plans)?,
            Chapter::Notes => back_matter::set_notes(ctx)?,
            Chapter::Record => back_matter::set_record(ctx)?,
            Chapter::Stats => back_matter::set_stats(ctx)?,
            Chapter::Certificate => vec![back_matter::set_certificate(ctx)?],
            Chapter::AboutAuthor => about(&ctx.book.spec.back.about_author)?,
            Chapter::AboutBook => about(&ctx.book.spec.back.about_book)?,
        };
        let is_on_recto = match chapter {
            // Two pages may face each other.
            Chapter::Contents => drafts.len() % 2 == 1,
            // The certificate is cut out, so its verso stays blank.
            Chapter::Certificate => true,
            _ => false,
        };
        if is_on_recto {
            self.start_recto();
        }
        self.begin(chapter.title(ctx.words), Anchor::Chapter(chapter));
        self.extend(drafts);
        Ok(())
    }

    /// Adds the chapters of a user-supplied text.
    fn text(&mut self, ctx: &Context, index: usize) -> Result<()> {
        let page = &ctx.book.spec.text_pages[index];
        for chapter in 0..page.chapters.len() {
            if let Some(title) = page.title_of(chapter) {
                self.begin(title, Anchor::Text(index, chapter));
            }
            self.texts.entry(index).or_default().push(self.pages.len());
            self.extend(text_pages::set_chapter(ctx, page, chapter)?);
        }
        self.texts.entry(index).or_default().push(self.pages.len());
        Ok(())
    }

    /// Records that the puzzles begin.
    fn end_front(&mut self) {
        // The first section counts, whichever part of it comes first.
        self.front.get_or_insert(self.pages.len());
    }

    fn push(&mut self, draft: Draft) {
        self.pages.push(PageSource::Draft(draft));
    }

    fn extend(&mut self, drafts: Vec<Draft>) {
        self.pages.extend(drafts.into_iter().map(PageSource::Draft));
    }

    /// Appends pages of grids, and records their anchors. A page with a `back` is a recto.
    fn grids(&mut self, pages: GridPages, back: Option<&Draft>) {
        let pages = Arc::new(pages);
        for page in 0..pages.len() {
            // A reserved back needs the front of the same leaf.
            if back.is_some() || pages.must_be_recto(page) {
                self.start_recto();
            }
            for (anchor, top) in pages.tops(page) {
                // In worksheets, several sheets can have the same puzzle: the first counts.
                self.anchors.entry(anchor).or_insert((self.pages.len(), top));
            }
            self.pages.push(PageSource::Grids(pages.clone(), page));
            if let Some(back) = back {
                self.push(back.clone());
            }
        }
    }

    /// Records that a chapter begins on the next page.
    fn begin(&mut self, title: &str, anchor: Anchor) {
        self.mark(anchor, Length::ZERO);
        self.outline.push((title.to_owned(), anchor));
    }

    /// Records that `anchor` is on the next page, at a distance of `y` from the top of the block.
    fn mark(&mut self, anchor: Anchor, y: Length) {
        self.anchors.insert(anchor, (self.pages.len(), y));
    }

    /// Adds a blank page if necessary for the opening.
    fn start(&mut self, opening: Opening) {
        match opening.start {
            StartPage::Right => self.start_recto(),
            StartPage::Next => {}
        }
    }

    /// Makes the next page a recto.
    fn start_recto(&mut self) {
        if !is_recto(self.pages.len()) {
            self.add_blank_page();
        }
    }

    /// Adds a blank page if pages face each other.
    fn add_blank_page(&mut self) {
        // Where pages do not face each other, such as on screens, no page has a side to start on.
        if self.facing {
            self.push(Draft::default());
        }
    }
}

//! The text block of a page, its position on verso and recto pages, and the context for setting pages.

use crate::document::{PageSide, Paper};
use crate::typography::style::Align;
use crate::typography::theme::Theme;
use crate::typography::tones;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::Fonts;
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, EDGE_CLEAR, PageSpec};
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::Words;

/// The text block of a page: its size, its position on verso and recto pages, and its theme.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextBlock {
    /// Theme of the book.
    pub theme: Theme,
    /// The paper of a page.
    pub paper: Paper,
    /// Size of the text block, running head and folio included.
    pub block: Size,
    /// `true` if verso pages mirror recto ones.
    facing: bool,
    inside: Length,
    outside: Length,
    top: Length,
}

/// Minimum height of the steps of marks at the outer edge, and minimum number of steps in the block; if there are more
/// steps than fit, they start again at the top.
const MIN_STEP: Length = Length::pt(18);
const MIN_STEPS: i32 = 7;
/// Height of a mark, in percent of its step.
const MARK: i32 = 85;

impl TextBlock {
    pub(crate) fn new(spec: &BookSpec, inside: Length) -> TextBlock {
        let (page, theme) = (&spec.page, Theme::new(spec));
        let border = theme.border;
        let block = Size {
            width: page.trim.width - inside - page.outside - border * 2,
            height: page.trim.height - page.top - page.bottom - border * 2,
        };
        TextBlock {
            theme,
            paper: Paper {
                bleeds_at_spine: page.has_bleed_at_bind(),
                facing: page.facing,
                ..Paper::new(page.trim, page.bleed)
            },
            block,
            facing: page.facing,
            inside: inside + border,
            outside: page.outside + border,
            top: page.top + border,
        }
    }

    /// Returns the top left corner of the block on the page with that index; even indices are recto pages.
    pub(crate) fn origin(&self, index: usize) -> Point {
        let x = match self.side(index) {
            PageSide::Verso => self.outside,
            PageSide::Recto => self.inside,
        };
        Point::new(x, self.top)
    }

    /// Returns the side for which the page of that index is set: recto if pages are not mirrored.
    pub(crate) fn side(&self, index: usize) -> PageSide {
        if self.facing { PageSide::of(index) } else { PageSide::Recto }
    }

    /// Returns the outer edge of the block on pages of that side, and the end of a line that is there.
    pub(crate) fn outside_edge(&self, side: PageSide) -> (Align, Length) {
        match side {
            PageSide::Verso => (Align::Left, Length::ZERO),
            PageSide::Recto => (Align::Right, self.block.width),
        }
    }

    /// Returns the mark at the outer edge of a page of that side, on step `step` of `steps`, in coordinates of the
    /// block; `None` if the book has no marks.
    pub(crate) fn edge_mark(
        &self,
        page: &PageSpec,
        side: PageSide,
        step: usize,
        steps: usize,
    ) -> Option<Rect> {
        let width = page.edge_marks?;
        // From the cut edge of the page: across it, or clear of it.
        let (from, to) = match page.bleed {
            Length::ZERO => (EDGE_CLEAR, EDGE_CLEAR + width),
            bleed => (-bleed, width),
        };
        let fit = (self.block.height.to_thousandths() / MIN_STEP.to_thousandths()).max(1);
        let steps = (steps as i32).clamp(MIN_STEPS.min(fit), fit);
        let height = self.block.height / steps;
        let left = match side {
            PageSide::Verso => from - self.outside,
            PageSide::Recto => self.block.width + self.outside - to,
        };
        Some(Rect::new(left, height * (step as i32 % steps), to - from, height.percent(MARK)))
    }

    /// Returns the top and height of the part of the block between running head and folio.
    pub(crate) fn body(&self) -> (Length, Length) {
        let Theme { head, foot, .. } = self.theme;
        (head, self.block.height - head - foot)
    }

    /// Returns the width of running text.
    pub(crate) fn measure(&self) -> Length {
        self.block.width.min(self.theme.measure)
    }
}

/// A book and everything needed to set its pages, passed to all functions that set a part of it.
#[derive(Clone, Copy)]
pub(crate) struct Context<'b> {
    /// The book.
    pub book: &'b Book,
    /// The faces of the book.
    pub fonts: &'b Fonts,
    /// The words of the book, in its language.
    pub words: &'b Words,
    /// The sizes and alignments of the book's design.
    pub theme: &'b Theme,
    /// The text block of the pages.
    pub block: &'b TextBlock,
}

impl<'b> Context<'b> {
    /// Creates the context for setting `book` on pages with that text block.
    pub(crate) fn new(book: &'b Book, block: &'b TextBlock) -> Context<'b> {
        Context {
            book,
            fonts: &book.spec.fonts,
            words: &book.spec.words,
            theme: &block.theme,
            block,
        }
    }

    /// Returns the tone of the section with that index; `None` unless the book is in colour.
    pub(crate) fn tone(&self, section: usize) -> Option<Colour> {
        self.theme.tone.map(|_| tones::of_section(section))
    }

    /// Returns the height by which a title at the top of a page of grids replaces its running head.
    pub(crate) fn raised(&self) -> Length {
        // On screens, the link to the contents is there.
        if self.block.paper.facing { self.theme.head } else { Length::ZERO }
    }
}

//! The third pass: page numbers are known; references, running heads and folios are set, and blocks are placed. Its
//! result is the layout of a book.

use crate::document::item::Item;
use crate::document::role::{Destination, TextRole};
use crate::document::{Document, OutlineEntry, Page, PageLabels, PageSide};
use crate::interior::paginate::{PageSource, Pagination};
use crate::typography::art::Art;
use crate::typography::bands::{tab, tab_width};
use crate::typography::borders::border;
use crate::typography::draft::{Anchor, Chapter, Draft, Furniture, PageRef};
use crate::typography::lines::{clip, set_line};
use crate::typography::style::Align;
use crate::typography::text_block::{Context, TextBlock};
use crate::typography::tones::{self, toned};
use crate::{Result, SharedBook};
use gridpress_base::colour::Colour;
use gridpress_bookspec::{Design, PictureTheme};
use gridpress_ground::units::{Length, Point, Rect};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The pages of a puzzle and its answer, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzlePages {
    /// Page of the puzzle.
    pub page: u32,
    /// Page of its answer, in the book or in the book of answers.
    pub answer_page: Option<u32>,
}

/// The layout of a book.
#[derive(Debug)]
pub struct BookLayout<'b> {
    /// The book.
    pub book: Document<'b>,
    /// The book of answers, if answers are printed separately.
    pub answers: Option<Document<'b>>,
    /// The pages of each puzzle, by its number - 1.
    pub puzzle_pages: Vec<PuzzlePages>,
    /// Side of the grids of each section's puzzles, with their frames; below a title they may be smaller.
    pub sides: Vec<Length>,
    /// The first page of each chapter of each of the author's texts, in the order of the spec, and the page after them.
    pub text_pages: Vec<Vec<u32>>,
}

/// Distance from the top of the text block to the baseline of the running head, in percent of its size.
const HEAD_ASCENT: i32 = 95;
/// Side of the animal at the foot of a page, in percent of the height there.
const PICTURE: i32 = 92;
/// Height of the link around a page number, in percent of the size of its type.
const LINK_HEIGHT: i32 = 130;

/// Finishes both documents; each looks up missing anchors in the other.
pub(super) fn finalize<'b>(
    book: &SharedBook<'b>,
    block: &TextBlock,
    (main, answers): (Pagination, Option<Pagination>),
    sides: Vec<Length>,
) -> Result<BookLayout<'b>> {
    let (main, answers) = (Arc::new(main), answers.map(Arc::new));
    // Each document numbers its own pages, so the page of an answer is that of the document it is printed in.
    let answered = answers.as_ref().unwrap_or(&main);
    let page_of = |pagination: &Pagination, anchor| {
        pagination.anchors.get(&anchor).map(|(index, _)| *index as u32 + 1)
    };
    let puzzle_pages = (0..book.puzzles().count())
        .map(|index| PuzzlePages {
            page: page_of(&main, Anchor::Puzzle(index)).unwrap_or_default(),
            answer_page: page_of(answered, Anchor::Answer(index)),
        })
        .collect();
    let title = book.spec.title.clone();
    let document = |title, pagination: &Arc<Pagination>, other: Option<&Arc<Pagination>>| {
        let finalizer = Finalizer {
            book: book.clone(),
            block: *block,
            title,
            pagination: pagination.clone(),
            other: other.cloned(),
            heads: BTreeMap::new(),
            border: page_border(block),
        };
        finalizer.document()
    };
    let answers_title = format!("{title}: {}", book.spec.words.answers());
    Ok(BookLayout {
        book: document(title, &main, answers.as_ref())?,
        answers: (answers.as_ref())
            .map(|pagination| document(answers_title, pagination, Some(&main)))
            .transpose()?,
        puzzle_pages,
        sides,
        text_pages: (main.texts.values())
            .map(|starts| starts.iter().map(|index| *index as u32 + 1).collect())
            .collect(),
    })
}

/// Returns the border of pages with that text block; nothing in designs without one.
fn page_border(block: &TextBlock) -> Arc<[Item]> {
    let width = block.theme.border;
    if width == Length::ZERO {
        return Arc::default();
    }
    let text = Rect { origin: Point::default(), size: block.block };
    border(text.inset(-width), width).into()
}

/// A document in the third pass.
struct Finalizer<'b> {
    book: SharedBook<'b>,
    block: TextBlock,
    title: String,
    pagination: Arc<Pagination>,
    other: Option<Arc<Pagination>>,
    /// Running heads by side and section, in block coordinates.
    heads: BTreeMap<(PageSide, String), Arc<[Item]>>,
    /// The border of pages, in block coordinates; nothing in designs without one.
    border: Arc<[Item]>,
}

impl<'b> Finalizer<'b> {
    fn document(mut self) -> Result<Document<'b>> {
        self.draw_heads()?;
        let entry = |(title, anchor): &(String, Anchor)| {
            Some(OutlineEntry {
                title: title.clone(),
                to: self.target(*anchor)?,
                // The answers to a section are below it.
                depth: usize::from(matches!(anchor, Anchor::AnswersTo(_))),
            })
        };
        let outline = self.pagination.outline.iter().filter_map(entry).collect();
        let (title, paper, len) =
            (self.title.clone(), self.block.paper, self.pagination.pages.len());
        let space = self.book.spec.colour_space();
        let roman = self.book.spec.page.roman_front && self.pagination.front.is_some();
        // Computed here, since the document outlives this pass and moves it into its maker of pages.
        let folios = (0..len).map(|index| self.folio(index)).collect();
        let mut document = Document::new(title, paper, len, move |index| {
            (self.page(index)).map_err(|error| crate::failure(&self.book, &[error]))
        });
        document.outline = outline;
        document.space = space;
        if roman {
            document.labels = PageLabels::Names(folios);
        }
        Ok(document)
    }

    /// Draws every running head, so that errors are found before any page is made.
    fn draw_heads(&mut self) -> Result<()> {
        let pagination = self.pagination.clone();
        if !self.book.spec.page.running_heads {
            return Ok(());
        }
        let ctx = Context::new(&self.book, &self.block);
        let mut last = String::new();
        for source in &pagination.pages {
            let Furniture::Head { name, numbers, .. } = source.furniture(&ctx) else {
                continue;
            };
            // Heads with numbers differ from page to page and are drawn on request; one of each name suffices to find
            // missing glyphs.
            if numbers.is_some() && name == last {
                continue;
            }
            for side in [PageSide::Verso, PageSide::Recto] {
                let drawing = self.running_head(side, &name, numbers.as_deref())?;
                if numbers.is_none() {
                    // Pages share the drawing, and so does the file that is written from them.
                    self.heads.insert((side, name.clone()), drawing.into());
                }
            }
            last = name;
        }
        Ok(())
    }

    /// Draws the running head of pages of that side in `section`, with the numbers of the puzzles on the page.
    fn running_head(
        &self,
        side: PageSide,
        section: &str,
        numbers: Option<&str>,
    ) -> Result<Vec<Item>> {
        let (fonts, block) = (&self.book.spec.fonts, &self.block);
        let style = block.theme.running_head;
        let (align, x) = block.outside_edge(side);
        let is_recto = side == PageSide::Recto;
        let text = if is_recto && !section.is_empty() { section } else { &self.title };
        let numbers = numbers.unwrap_or_default();
        let is_tab = block.theme.design == Design::Magazine;
        let between = if numbers.is_empty() { "" } else { "\u{2002}\u{b7}\u{2002}" };
        let taken = style.width(fonts, &format!("{between}{numbers}"))?;
        let taken = if is_tab { tab_width(style, taken) } else { taken };
        // Numbers keep their room: a long title is cut, and a puzzle must still be found by its number.
        let room = block.block.width - taken - self.contents_link_width()?;
        let text = clip(fonts, style, room, text)?;
        // The numbers are at the outer edge, where they are easy to find.
        let text = if is_recto {
            format!("{text}{between}{numbers}")
        } else {
            format!("{numbers}{between}{text}")
        };
        if is_tab {
            return Ok(tab(fonts, style, block.block.width, align, &text)?.items);
        }
        let at = Point::new(x, style.size.percent(HEAD_ASCENT));
        Ok(set_line(fonts, style, align, at, &text)?)
    }

    /// Returns the width of the link to the contents, with the gap beside it; zero if there is no link.
    fn contents_link_width(&self) -> Result<Length> {
        let contents = Anchor::Chapter(Chapter::Contents);
        let has_contents = self.pagination.anchors.contains_key(&contents);
        // On paper there is nothing to touch, and facing pages are those of paper.
        if self.block.paper.facing || !has_contents {
            return Ok(Length::ZERO);
        }
        let style = self.block.theme.running_head;
        Ok(style.width(&self.book.spec.fonts, self.book.spec.words.contents())? + style.size * 2)
    }

    fn target(&self, anchor: Anchor) -> Option<Destination> {
        let (page, y) = *self.pagination.anchors.get(&anchor)?;
        // Slightly above, so that the target is not at the very edge of the window.
        let y = self.block.origin(page).y + y - Length::pt(8);
        Some(Destination { page, y: y.max(Length::ZERO) })
    }

    fn page(&self, index: usize) -> Result<Page> {
        let Draft { mut items, refs, furniture, mut grids } = match &self.pagination.pages[index] {
            PageSource::Draft(draft) => draft.clone(),
            PageSource::Grids(pages, page) => {
                let ctx = Context::new(&self.book, &self.block);
                pages.draft(&ctx, *page, self.block.side(index))?
            }
        };
        let mut read_earlier = Vec::new();
        for (next, page_ref) in &refs {
            if let Some(item) = self.resolve(page_ref)? {
                read_earlier.push((items.len(), *next));
                items.push(item);
            }
        }
        if furniture != Furniture::Bare {
            items.push(Item::tagged(TextRole::Decoration, self.pictures(index)));
            items.extend(self.contents_link(index)?);
            items.push(Item::tagged(TextRole::Decoration, self.furniture(index, &furniture)?));
        }
        // A blank page stays blank.
        if !items.is_empty() && !self.border.is_empty() {
            let border = Item::drawing(Point::default(), self.border.clone());
            items.push(Item::tagged(TextRole::Decoration, vec![border]));
        }
        // Pages are set in the coordinates of the text block; only its origin depends on the side of the page.
        let origin = self.block.origin(index);
        for grid in &mut grids {
            grid.rect.origin = grid.rect.origin + origin;
        }
        let items = items.into_iter().map(|item| item.moved(origin)).collect();
        Ok(Page { items, grids, read_earlier })
    }

    /// Sets a page number, and a link to the page if it is in the same document.
    fn resolve(&self, page_ref: &PageRef) -> Result<Option<Item>> {
        let fonts = &self.book.spec.fonts;
        let here = self.pagination.anchors.get(&page_ref.to);
        let Some((page, _)) = here.or_else(|| self.other.as_ref()?.anchors.get(&page_ref.to))
        else {
            return Ok(None);
        };
        // Roman folios count within their own document only.
        let number = match here {
            Some(_) => self.folio(*page),
            None => (page + 1).to_string(),
        };
        let whole = page_ref.note.with(number.clone());
        let text = match page_ref.lead {
            Some(_) => number,
            None => whole.clone(),
        };
        let PageRef { style, align, at, .. } = *page_ref;
        let mut items = set_line(fonts, style, align, at, &text)?;
        let mut width = style.width(fonts, &text)?;
        if let Some(lead) = &page_ref.lead {
            width += lead.width;
            items.push(Item::drawing(Point::new(at.x - width, at.y), lead.drawing.clone()));
        }
        Ok(Some(match here.and_then(|_| self.target(page_ref.to)) {
            Some(to) => {
                let around = Rect::new(
                    at.x - align.x(width),
                    at.y - style.size,
                    width,
                    style.size.percent(LINK_HEIGHT),
                );
                // On screens a number alone is too small for a finger.
                let around = if self.block.paper.facing { around } else { touchable(around) };
                let (area, text) = match &page_ref.entry {
                    Some(entry) => (entry.area, entry.title.clone()),
                    None => (around, whole),
                };
                Item::link(area, to, text, items)
            }
            None => Item::tagged(TextRole::Paragraph, items),
        }))
    }

    /// Returns the number of a page as printed: roman before the puzzles, if the spec requests that.
    fn folio(&self, index: usize) -> String {
        let roman = self.book.spec.page.roman_front;
        if self.pagination.front.is_some_and(|front| roman && index < front) {
            roman_numeral(index + 1)
        } else {
            (index + 1).to_string()
        }
    }

    /// Draws the animal of the section on pages of puzzles, at the foot opposite the folio.
    fn pictures(&self, index: usize) -> Vec<Item> {
        let (PageSource::Grids(pages, page), block) = (&self.pagination.pages[index], &self.block)
        else {
            return Vec::new();
        };
        let has_pictures = self.book.spec.pictures == PictureTheme::Animals;
        let is_requested = has_pictures && self.book.spec.page.folios && !pages.has_animals(*page);
        let Some(puzzle) = pages.first_puzzle(*page).filter(|_| is_requested) else {
            return Vec::new();
        };
        let mut first = 0;
        let section = self.book.sections.iter().position(|section| {
            first += section.len();
            puzzle < first
        });
        let side = block.theme.foot.percent(PICTURE);
        let x = match block.side(index) {
            PageSide::Verso => block.block.width - side,
            PageSide::Recto => Length::ZERO,
        };
        let at = Point::new(x, block.block.height - side);
        let art = Art::of_section(section.unwrap_or_default());
        art.printed(block.theme.tone, side).at(at).collect()
    }

    /// Returns the tone of the marks on a step; `None` unless the book is in colour.
    fn tone(&self, step: usize) -> Option<Colour> {
        let general = self.block.theme.tone?;
        let is_section = step < self.book.spec.sections.len();
        Some(if is_section { tones::of_section(step) } else { general })
    }

    /// Sets a link to the contents on pages for screens, opposite the name of the section or chapter.
    fn contents_link(&self, index: usize) -> Result<Option<Item>> {
        let (block, fonts) = (&self.block, &self.book.spec.fonts);
        let contents = Anchor::Chapter(Chapter::Contents);
        let here = self.pagination.anchors.get(&contents).map(|(page, _)| *page);
        let is_requested = !block.paper.facing && self.book.spec.page.running_heads;
        let Some(to) = self.target(contents).filter(|_| is_requested && here != Some(index)) else {
            return Ok(None);
        };
        let style = block.theme.running_head;
        let text = self.book.spec.words.contents();
        let at = Point::new(Length::ZERO, style.size.percent(HEAD_ASCENT));
        let items = set_line(fonts, style, Align::Left, at, text)?;
        let width = style.width(fonts, text)?;
        let around = Rect::new(Length::ZERO, Length::ZERO, width, style.leading());
        Ok(Some(Item::link(touchable(around), to, text.to_owned(), items)))
    }

    /// Sets running head and folio, both at the outer edge.
    fn furniture(&self, index: usize, furniture: &Furniture) -> Result<Vec<Item>> {
        let (block, side) = (&self.block, self.block.side(index));
        let mut items = Vec::new();
        if let Furniture::Head { step: Some(step), .. } | Furniture::Folio { step: Some(step) } =
            furniture
        {
            let spec = &self.book.spec;
            // The last step is for the answers.
            let mark = block.edge_mark(&spec.page, side, *step, spec.sections.len() + 1);
            let mark = mark.map(|mark| Item::tint(mark, 100));
            items.extend(toned(self.tone(*step), mark.into_iter().collect()));
        }
        if let Furniture::Head { name, numbers, .. } = furniture
            && self.book.spec.page.running_heads
        {
            match self.heads.get(&(side, name.clone())) {
                Some(drawing) if numbers.is_none() => {
                    items.push(Item::drawing(Point::default(), drawing.clone()));
                }
                _ => items.extend(self.running_head(side, name, numbers.as_deref())?),
            }
        }
        if self.book.spec.page.folios {
            let style = block.theme.folio;
            let (folio, outside) = (self.folio(index), block.outside_edge(side));
            let ((align, x), text) = match block.theme.design {
                Design::Gift => (
                    (Align::Centre, block.block.width.half()),
                    format!("\u{2013} {folio} \u{2013}"),
                ),
                _ => (outside, folio),
            };
            // Old-style figures descend below the baseline; the folio must not reach into the margin.
            let at = Point::new(x, block.block.height - style.size / 4);
            items.extend(set_line(&self.book.spec.fonts, style, align, at, &text)?);
        }
        Ok(items)
    }
}

/// Minimum width and height of an area that is easy to touch.
const TOUCH: Length = Length::pt(30);

/// Enlarges `area` around its middle until it is easy to touch.
fn touchable(area: Rect) -> Rect {
    let (width, height) = (area.size.width.max(TOUCH), area.size.height.max(TOUCH));
    let left = area.origin.x - (width - area.size.width).half();
    Rect::new(left, area.origin.y - (height - area.size.height).half(), width, height)
}

/// Values of roman figures, in descending order.
const FIGURES: [(usize, &str); 13] = [
    (1000, "m"),
    (900, "cm"),
    (500, "d"),
    (400, "cd"),
    (100, "c"),
    (90, "xc"),
    (50, "l"),
    (40, "xl"),
    (10, "x"),
    (9, "ix"),
    (5, "v"),
    (4, "iv"),
    (1, "i"),
];

/// Returns a number in lower-case roman figures, such as `xiv`.
fn roman_numeral(mut number: usize) -> String {
    let mut text = String::new();
    for (value, figure) in FIGURES {
        while number >= value {
            text += figure;
            number -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_roman_numerals() {
        let written = [1, 4, 8, 9, 14, 19, 40, 44, 90, 99, 400, 1994].map(roman_numeral);
        let expected =
            ["i", "iv", "viii", "ix", "xiv", "xix", "xl", "xliv", "xc", "xcix", "cd", "mcmxciv"];
        assert_eq!(written, expected);
    }

    #[test]
    fn small_areas_grow_around_their_middle_and_large_ones_stay() {
        let area = |x, y, width, height| {
            let [x, y, width, height] = [x, y, width, height].map(Length::pt);
            Rect::new(x, y, width, height)
        };
        assert_eq!(touchable(area(100, 100, 10, 50)), area(90, 100, 30, 50));
        assert_eq!(touchable(area(0, 0, 60, 40)), area(0, 0, 60, 40));
    }
}

//! Third pass: page numbers are known; references, running heads and folios are set, and blocks find their place.

use super::draft::{Draft, Furniture, Key, PageRef};
use super::items::{Document, Frame, Item, OutlineEntry, Page, Target, is_right};
use super::run::Run;
use super::text::{Align, clip, line};
use super::{Layout, LayoutError, Printed};
use crate::book::Book;
use crate::units::{Length, Point, Rect};

/// Settles both documents; each looks up in the other what it does not have itself.
pub(super) fn finalize(
    book: &Book,
    frame: &Frame,
    mut main: Run,
    mut answers: Option<Run>,
) -> Result<Layout, LayoutError> {
    let page_of = |run: &Run, key| run.keys.get(&key).map(|(index, _)| *index as u32 + 1);
    let printed = (0..book.puzzles().count())
        .map(|index| Printed {
            page: page_of(&main, Key::Puzzle(index)).unwrap_or_default(),
            answer_page: page_of(answers.as_ref().unwrap_or(&main), Key::Answer(index)),
        })
        .collect();
    let title = book.spec.title.clone();
    let answers_title = format!("{title}: {}", book.spec.words.answers());
    let main_drafts = std::mem::take(&mut main.drafts);
    let answers_drafts = answers.as_mut().map(|run| std::mem::take(&mut run.drafts));
    let main_document = document(book, frame, title, main_drafts, &main, answers.as_ref())?;
    let answers = match answers_drafts.zip(answers.as_ref()) {
        Some((drafts, run)) => Some(document(
            book,
            frame,
            answers_title,
            drafts,
            run,
            Some(&main),
        )?),
        None => None,
    };
    Ok(Layout {
        book: main_document,
        answers,
        printed,
    })
}

fn document(
    book: &Book,
    frame: &Frame,
    title: String,
    drafts: Vec<Draft>,
    run: &Run,
    other: Option<&Run>,
) -> Result<Document, LayoutError> {
    let mut pages = Vec::with_capacity(drafts.len());
    for (index, draft) in drafts.into_iter().enumerate() {
        pages.push(page(book, frame, &title, run, other, index, draft)?);
    }
    let entry = |(title, key): &(String, Key)| {
        let to = target(frame, run, *key)?;
        Some(OutlineEntry {
            title: title.clone(),
            to,
        })
    };
    let outline = run.outline.iter().filter_map(entry).collect();
    Ok(Document {
        title,
        trim: frame.trim,
        bleed: frame.bleed,
        pages,
        outline,
    })
}

fn target(frame: &Frame, run: &Run, key: Key) -> Option<Target> {
    let (page, y) = *run.keys.get(&key)?;
    // A little above, so that what is meant does not stick to the window's edge.
    let y = frame.origin(page).y + y - Length::pt(8);
    Some(Target {
        page,
        y: y.max(Length::ZERO),
    })
}

fn page(
    book: &Book,
    frame: &Frame,
    title: &str,
    run: &Run,
    other: Option<&Run>,
    index: usize,
    draft: Draft,
) -> Result<Page, LayoutError> {
    let mut items = draft.items;
    for page_ref in &draft.refs {
        items.extend(resolve(book, frame, run, other, page_ref)?);
    }
    items.extend(furniture(book, frame, title, index, &draft.furniture)?);
    let origin = frame.origin(index);
    Ok(Page {
        items: items.into_iter().map(|item| item.moved(origin)).collect(),
    })
}

/// A page number, and a link there when it is in the same document.
fn resolve(
    book: &Book,
    frame: &Frame,
    run: &Run,
    other: Option<&Run>,
    page_ref: &PageRef,
) -> Result<Vec<Item>, LayoutError> {
    let here = run.keys.get(&page_ref.to);
    let Some((page, _)) = here.or_else(|| other?.keys.get(&page_ref.to)) else {
        return Ok(Vec::new());
    };
    let text = page_ref.around.with(page + 1);
    let PageRef {
        style, align, at, ..
    } = *page_ref;
    let mut items = line(&book.spec.fonts, style, align, at, &text)?;
    if let Some(to) = here.and_then(|_| target(frame, run, page_ref.to)) {
        let width = book.spec.fonts.width(style.role, style.size, &text)?;
        let around = Rect::new(
            at.x - width,
            at.y - style.size,
            width,
            style.size.scale(13, 10),
        );
        items.push(Item::Link {
            rect: page_ref.area.unwrap_or(around),
            to,
        });
    }
    Ok(items)
}

/// Running head and folio, both on the outside.
fn furniture(
    book: &Book,
    frame: &Frame,
    title: &str,
    index: usize,
    furniture: &Furniture,
) -> Result<Vec<Item>, LayoutError> {
    let fonts = &book.spec.fonts;
    let (align, x) = if is_right(index) {
        (Align::Right, frame.block.width)
    } else {
        (Align::Left, Length::ZERO)
    };
    let (running_head, folio) = (frame.theme.running_head, frame.theme.folio);
    let mut items = Vec::new();
    if *furniture == Furniture::Bare {
        return Ok(items);
    }
    if let Furniture::Head(section) = furniture {
        let text = if is_right(index) && !section.is_empty() {
            section
        } else {
            title
        };
        let text = clip(fonts, running_head, frame.block.width, text)?;
        let y = running_head.size.scale(95, 100);
        items.extend(line(fonts, running_head, align, Point::new(x, y), &text)?);
    }
    // Old-style figures reach below the baseline; the folio stays inside the margin all the same.
    let y = frame.block.height - folio.size / 4;
    items.extend(line(
        fonts,
        folio,
        align,
        Point::new(x, y),
        &(index + 1).to_string(),
    )?);
    Ok(items)
}

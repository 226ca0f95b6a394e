//! The table of contents.

use crate::book::Book;
use crate::fonts::Fonts;
use crate::layout::LayoutError;
use crate::layout::book::collect::{Part, answers_heading, range_of};
use crate::layout::page::item::Item;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::{Chapter, Draft, Key, PageRef};
use crate::layout::text::flow::{Flow, chapter_pages};
use crate::layout::text::line::{line, wrap};
use crate::layout::text::style::{Align, Style, ascent};
use crate::spec::{Design, OwnPage};
use crate::units::{Length, Point, Rect};
use crate::words::Around;

/// A line of the contents: what, a note below it, and where.
struct Entry {
    title: String,
    note: String,
    key: Key,
}

/// The lines of the contents of `parts`.
fn entries(book: &Book, parts: &[Part]) -> Vec<Entry> {
    let line = |title: &str, note: String, key| Entry {
        title: title.to_owned(),
        note,
        key,
    };
    let plain = |title: &str, key| vec![line(title, String::new(), key)];
    let lines = |part: &Part| match part {
        Part::Chapter(Chapter::Contents) => Vec::new(),
        Part::Chapter(chapter) => plain(chapter.title(&book.spec.words), Key::Chapter(*chapter)),
        Part::Own(index) => own_entries(&book.spec.own_pages[*index], *index),
        Part::Opener(section) => {
            let title = book.spec.sections[*section].title.as_deref();
            let (range, key) = (range_of(book, *section), Key::Section(*section));
            vec![line(title.unwrap_or_default(), range, key)]
        }
        Part::Puzzles { section, .. } if book.spec.sections[*section].title.is_none() => {
            plain(&range_of(book, *section), Key::Section(*section))
        }
        Part::AnswersOpener(section) => {
            let (key, title) = answers_heading(book, *section);
            plain(&title, key)
        }
        _ => Vec::new(),
    };
    parts.iter().flat_map(lines).collect()
}

/// The lines of the chapters of a text of the user's own.
fn own_entries(page: &OwnPage, index: usize) -> Vec<Entry> {
    let line = |chapter: usize| {
        Some(Entry {
            title: page.title_of(chapter)?.to_owned(),
            note: String::new(),
            key: Key::Own(index, chapter),
        })
    };
    match page.listed {
        true => (0..page.chapters.len()).filter_map(line).collect(),
        false => Vec::new(),
    }
}

/// Its pages.
pub(in crate::layout::book) fn contents(
    book: &Book,
    frame: &TextBlock,
    parts: &[Part],
) -> Result<Vec<Draft>, LayoutError> {
    let fonts = &book.spec.fonts;
    let title = book.spec.words.contents();
    let mut flow = Flow::new(fonts, frame);
    flow.chapter(title)?;
    for entry in entries(book, parts) {
        set(fonts, frame, &mut flow, entry)?;
    }
    Ok(chapter_pages(flow, title))
}

fn set(fonts: &Fonts, frame: &TextBlock, flow: &mut Flow, entry: Entry) -> Result<(), LayoutError> {
    let theme = &frame.theme;
    let (style, note_style) = (theme.entry, theme.entry_note);
    let width = frame.measure();
    // Wide enough for every page number there can be.
    let number_width = fonts.width(style.role, style.size, "88888")?;
    let room = width - number_width - style.size * 2;
    let lines = wrap(fonts, style, room, &entry.title)?;
    let note_height = match entry.note.is_empty() {
        true => Length::ZERO,
        false => note_style.leading(),
    };
    let text_height = style.leading() * lines.len() as i32 + note_height;
    let y = flow.block(text_height + style.size.half());
    let mut at = Point::new(Length::ZERO, y + ascent(style));
    let mut end = Length::ZERO;
    for (index, text) in lines.iter().enumerate() {
        if index > 0 {
            at.y += style.leading();
        }
        flow.push(line(fonts, style, Align::Left, at, text)?);
        end = fonts.width(style.role, style.size, text)?;
    }
    if theme.design == Design::Modern {
        let y = y + text_height + style.size.scale(3, 10);
        let [from, to] = [Length::ZERO, width].map(|x| Point::new(x, y));
        let weight = Length::thousandths(750);
        flow.push([Item::rule(from, to, weight)]);
    } else {
        leader(flow, fonts, style, at.y, end, width - number_width)?;
    }
    if !entry.note.is_empty() {
        let below = at + Point::new(Length::ZERO, note_style.leading());
        flow.push(line(fonts, note_style, Align::Left, below, &entry.note)?);
    }
    flow.page().refs.push(PageRef {
        to: entry.key,
        style,
        align: Align::Right,
        at: Point::new(width, at.y),
        around: Around::nothing(),
        lead: None,
        area: Some(Rect::new(Length::ZERO, y, width, text_height)),
    });
    Ok(())
}

/// Dots from `from` to `to`, in step with those of the other lines.
fn leader(
    flow: &mut Flow,
    fonts: &Fonts,
    style: Style,
    y: Length,
    from: Length,
    to: Length,
) -> Result<(), LayoutError> {
    let step = style.size / 2;
    let mut x = to - step;
    let mut dots = Vec::new();
    while x > from + step {
        dots.extend(line(fonts, style, Align::Left, Point::new(x, y), ".")?);
        x -= step;
    }
    dots.reverse();
    flow.push(dots);
    Ok(())
}

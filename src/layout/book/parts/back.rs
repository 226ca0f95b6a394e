//! The pages behind everything else: empty grids, notes, what is told of author and book, and the colophon.

use crate::book::Book;
use crate::fonts::{Fonts, Role};
use crate::layout::LayoutError;
use crate::layout::book::grid_pages;
use crate::layout::page::item::Item;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::{Chapter, Draft, Furniture};
use crate::layout::text::flow::{Flow, chapter_pages};
use crate::spec::NotesStyle;
use crate::units::{Length, Point};

/// Pages of empty grids, set as the puzzles are of which the book has most.
pub(crate) fn blank_grids(book: &Book, frame: &TextBlock) -> Result<Vec<Draft>, LayoutError> {
    let title = Chapter::BlankGrids.title(&book.spec.words);
    let sizes = book.sections.iter().map(Vec::len).enumerate();
    // Of equal sections the first.
    let largest = sizes.rev().max_by_key(|(_, size)| *size);
    let page = grid_pages::blank(book, frame, largest.map_or(0, |(section, _)| section))?;
    let page = Draft {
        furniture: Furniture::Head(title.to_owned()),
        ..page
    };
    Ok(vec![page; book.spec.back.blank_grids as usize])
}

/// The least room between lines to write on.
const WRITING: Length = Length::mm(8);

/// Pages to write on.
pub(crate) fn notes(book: &Book, frame: &TextBlock) -> Result<Vec<Draft>, LayoutError> {
    let title = Chapter::Notes.title(&book.spec.words);
    let mut flow = Flow::new(&book.spec.fonts, frame);
    flow.chapter(title)?;
    let mut from = flow.filled();
    let mut pages = chapter_pages(flow, title);
    pages.resize(
        book.spec.back.notes as usize,
        Draft {
            furniture: Furniture::Head(title.to_owned()),
            ..Draft::default()
        },
    );
    if book.spec.back.notes_style == NotesStyle::Ruled {
        for page in &mut pages {
            page.extend(lines(frame, from));
            from = frame.body().0;
        }
    }
    Ok(pages)
}

/// Lines to write on from `top` down.
fn lines(frame: &TextBlock, top: Length) -> impl Iterator<Item = Item> {
    let (body, height) = frame.body();
    let pitch = WRITING.at_least(frame.theme.body.leading().scale(4, 3));
    let (bottom, width) = (body + height, frame.block.width);
    let ys = (1..).map(move |index| top + pitch * index);
    ys.take_while(move |y| *y <= bottom).map(move |y| {
        Item::rule(
            Point::new(Length::ZERO, y),
            Point::new(width, y),
            Length::thousandths(750),
        )
    })
}

/// What is told of author or book; empty lines part its paragraphs.
pub(crate) fn about(
    book: &Book,
    frame: &TextBlock,
    title: &str,
    text: &str,
) -> Result<Vec<Draft>, LayoutError> {
    let mut flow = Flow::new(&book.spec.fonts, frame);
    flow.chapter(title)?;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()) {
        if !paragraph.is_empty() {
            flow.paragraph(&paragraph.join(" "))?;
        }
    }
    Ok(chapter_pages(flow, title))
}

/// The colophon: in what type the book is set, and from what its puzzles can be made again.
pub(crate) fn colophon(book: &Book, frame: &TextBlock) -> Result<Vec<Draft>, LayoutError> {
    let (fonts, words) = (&book.spec.fonts, &book.spec.words);
    let style = frame.theme.fine.with(Role::Text);
    let seed = showable(fonts, &book.press.seed);
    let mut flow = Flow::new(fonts, frame);
    flow.told(style, &words.set_in(families(fonts)))?;
    flow.space(1);
    let version = env!("CARGO_PKG_VERSION");
    flow.verbatim(style, &words.made_with(version, book.press.engine, &seed))?;
    for recipe in book.spec.recipes() {
        flow.space(1);
        flow.verbatim(style, &showable(fonts, &recipe))?;
    }
    flow.space(1);
    flow.told(style, words.made_again())?;
    let free = frame.body().0 + frame.body().1 - flow.filled();
    let pages = flow.finish();
    Ok(match &pages[..] {
        // Alone it stands at the foot, as the copyright does.
        [only] => vec![only.clone().moved(Point::new(Length::ZERO, free))],
        _ => pages,
    })
}

/// The families of the book's faces, each once.
fn families(fonts: &Fonts) -> Vec<String> {
    let mut families = Vec::new();
    for face in fonts.chosen() {
        let family = face.family();
        if !families.contains(&family) {
            families.push(family);
        }
    }
    families
}

/// `text` with what no font can show, and spaces that would run together, as TOML writes them in a string.
fn showable(fonts: &Fonts, text: &str) -> String {
    let mut shown = String::new();
    for c in text.chars() {
        let runs_together = c.is_whitespace() && (c != ' ' || shown.ends_with(' '));
        let size = Length::pt(10);
        if runs_together
            || fonts
                .shape(Role::Text, size, c.encode_utf8(&mut [0; 4]))
                .is_err()
        {
            shown += &match u32::from(c) {
                code @ ..=0xFFFF => format!("\\u{code:04X}"),
                code => format!("\\U{code:08X}"),
            };
        } else {
            shown.push(c);
        }
    }
    shown
}

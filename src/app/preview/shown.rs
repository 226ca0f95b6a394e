//! An edition as others see it: what it has, and how to ask it for pages.

use gridpress_base::units::{Length, Rect};
use gridpress_book::Book;
use gridpress_layout::{Cover, Document, Guides, Labels, Layout};
use serde_json::{Value, json};
use std::sync::Mutex;
use std::sync::mpsc::Sender;
use tokio::sync::oneshot;

/// One of the documents of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The book.
    Book,
    /// The book of answers.
    Answers,
    /// The cover.
    Cover,
}

impl Part {
    /// The part of that name in an address.
    pub(super) fn named(name: &str) -> Option<Part> {
        match name {
            "book" => Some(Part::Book),
            "answers" => Some(Part::Answers),
            "cover" => Some(Part::Cover),
            _ => None,
        }
    }
}

/// A wish for the picture of a page.
pub(super) struct Wish {
    pub(super) part: Part,
    /// The page, by index.
    pub(super) page: usize,
    /// Takes the SVG; `None` where there is no such page.
    pub(super) reply: oneshot::Sender<Option<String>>,
}

/// An edition that can be seen. It is held by a thread that ends when the last of these is dropped.
pub(super) struct Shown {
    /// The number of the edition.
    pub(super) number: u64,
    /// What the page in the browser is told of it.
    pub(super) about: Value,
    wishes: Mutex<Sender<Wish>>,
}

impl Shown {
    pub(super) fn new(number: u64, about: Value, wishes: Sender<Wish>) -> Shown {
        let wishes = Mutex::new(wishes);
        Shown { number, about, wishes }
    }

    /// Asks for a page. The answer fails where the edition is gone.
    pub(super) fn page(&self, part: Part, page: usize) -> oneshot::Receiver<Option<String>> {
        let (reply, answer) = oneshot::channel();
        if let Ok(wishes) = self.wishes.lock() {
            // Where nobody hears it, `reply` is dropped, and the answer fails.
            let _ = wishes.send(Wish { part, page, reply });
        }
        answer
    }
}

/// What there is to tell of a book that is laid out.
pub(super) fn about(book: &Book, layout: &Layout) -> Value {
    let puzzles = book
        .puzzles()
        .zip(&layout.printed)
        .map(|(puzzle, printed)| json!([puzzle.name.usual(), printed.page, printed.answer_page]));
    let outline = layout.book.outline.iter().map(
        |entry| json!({ "title": entry.title, "page": entry.to.page + 1, "depth": entry.depth }),
    );
    json!({
        "title": book.spec.title,
        "parts": {
            "book": document(&layout.book),
            "answers": layout.answers.as_ref().map(document),
        },
        "puzzles": puzzles.collect::<Vec<_>>(),
        "outline": outline.collect::<Vec<_>>(),
        "printer": book.spec.page.printer.map(|printer| &printer.title),
        "guides": guides(&Guides::of(book, layout)),
    })
}

/// What there is to tell of a cover.
pub(super) fn about_cover(cover: &Cover) -> Value {
    let mut about = document(&cover.document);
    about["spine"] = pt(cover.spine);
    about["bound"] = json!(cover.pages);
    about["bare"] = json!(cover.bare_spine);
    about
}

fn document(document: &Document) -> Value {
    let paper = &document.paper;
    let labels = match &document.labels {
        Labels::Folios => None,
        Labels::Names(names) => Some(names),
    };
    json!({
        "pages": document.len(),
        "labels": labels,
        "width": pt(paper.trim.width),
        "height": pt(paper.trim.height),
        "bleed": pt(paper.bleed),
        "facing": paper.facing,
    })
}

fn guides(guides: &Guides) -> Value {
    json!({
        "blocks": guides.blocks.map(rect),
        "safe": guides.safe.map(|safe| safe.map(rect)),
        "baseline": pt(guides.baseline),
        "leading": pt(guides.leading),
    })
}

fn rect(rect: Rect) -> Value {
    let Rect { origin, size } = rect;
    json!([pt(origin.x), pt(origin.y), pt(size.width), pt(size.height)])
}

/// A length in points.
fn pt(length: Length) -> Value {
    json!(length.to_pt())
}

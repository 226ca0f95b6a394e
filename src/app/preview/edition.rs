//! An edition of a book: made of a text of its spec, and held by a thread that draws its pages.

use super::shown::{Part, Shown, Wish, about, about_cover};
use super::studio::Studio;
use gridpress_audit::preflight::Finding;
use gridpress_audit::reader::Facts;
use gridpress_audit::registry::Before;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use gridpress_book::{Book, Earlier, Means};
use gridpress_layout::{self as layout, Cover, Document, Layout};
use gridpress_press::{self as press, Typeset};
use gridpress_spec::BookSpec;
use serde_json::json;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

/// How long an edition must stand before it is looked at more closely.
const SETTLED: Duration = Duration::from_millis(400);

/// Makes the edition `number` of a spec with a seed and the volumes before it, and draws its pages for as long as it is shown. Whoever waits for `made` is told
/// once it is shown, or has mistakes.
pub(super) fn hold(
    studio: &Studio,
    number: u64,
    (spec, seed, earlier): (BookSpec, String, Option<Before>),
    warnings: Vec<Diagnostic>,
    made: Sender<()>,
) {
    let told = |failure: Failure| studio.refuse([warnings.clone(), failure.reports].concat());
    let means = Means {
        memory: studio.memory(),
        earlier: earlier.as_ref().map(|before| before as &dyn Earlier),
        progress: &|_| (),
    };
    let book = press::foreseen(spec, &seed).and_then(|spec| Book::make_with(spec, &seed, &means));
    let book = match book {
        Ok(book) => book,
        Err(failure) => return told(failure),
    };
    let layout = match layout::lay_out(&book) {
        Ok(layout) => layout,
        Err(failure) => return told(failure),
    };
    let (wishes, wished) = mpsc::channel();
    let shown = Shown::new(number, about(&book, &layout), wishes);
    let reports = [warnings, book.warnings.clone()].concat();
    studio.show(Arc::new(shown), reports);
    drop(made);
    let cover = OnceLock::new();
    thread::scope(|scope| {
        scope.spawn(|| look(studio, number, &book, &layout, &cover));
        draw(&book, &layout, &cover, &wished);
    });
}

/// Draws the pages that are wished for, until nobody can wish for any.
fn draw(book: &Book, layout: &Layout, cover: &OnceLock<Cover>, wished: &Receiver<Wish>) {
    let svg = |document: Option<&Document>, page: usize| {
        let document = document.filter(|document| page < document.len())?;
        press::page_svg(book, document, page).ok()
    };
    for Wish { part, page, reply } in wished {
        let drawn = match part {
            Part::Book => svg(Some(&layout.book), page),
            Part::Answers => svg(layout.answers.as_ref(), page),
            Part::Cover => svg(cover.get().map(|cover| &cover.document), page),
        };
        // Whoever asked may have gone.
        let _ = reply.send(drawn);
    }
}

/// Looks at an edition more closely, once it has stood for a while: its cover, and what `gridpress check` finds.
fn look(studio: &Studio, number: u64, book: &Book, layout: &Layout, cover: &OnceLock<Cover>) {
    let pages = layout.book.len() as u32;
    let told = match layout::cover(book, pages, false) {
        Ok(made) => about_cover(cover.get_or_init(|| made)),
        Err(failure) => {
            let why = failure.reports.iter().map(|report| {
                let help = report.help.iter().map(String::as_str);
                let lines = std::iter::once(report.message.as_str()).chain(help);
                lines.collect::<Vec<_>>().join("\n")
            });
            json!({ "why": why.collect::<Vec<_>>().join("\n") })
        }
    };
    studio.tell(number, |state| state.cover = Some(Arc::new(told)));
    thread::sleep(SETTLED);
    if let Some(findings) = findings(studio, number, book) {
        studio.tell(number, |state| state.findings = Some(Arc::new(findings)));
    }
}

/// What `gridpress check` finds; `None` where another edition is shown before all is found, or the PDF cannot be made.
fn findings(studio: &Studio, number: u64, book: &Book) -> Option<Vec<Finding>> {
    let goes_on = || studio.shows(number).then_some(());
    goes_on()?;
    let typeset = Typeset::new(book).ok()?;
    goes_on()?;
    let pdfs = typeset.pdfs().ok()?;
    goes_on()?;
    let facts = pdfs.iter().map(|pdf| Facts::read(pdf));
    let facts: Vec<Facts> = facts.collect::<Result<_, _>>().ok()?;
    goes_on()?;
    let mut report = typeset.preflight(book.spec.page.printer, &facts, true);
    let pages = typeset.layout.book.len() as u32;
    report.findings.extend(press::check_cover(book, pages));
    Some(report.findings)
}

/// The failure of a thread that could not be begun.
pub(super) fn no_thread(error: &std::io::Error) -> Failure {
    let report = Diagnostic::error(format!("the system gives no thread: {error}"));
    Failure::new(Exit::System, report)
}

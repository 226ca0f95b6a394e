//! Editions of a book, made one after the other while its spec is written, each held by a thread that draws its pages.

use super::spec_file::{Manuscript, version};
use super::state::{Part, Shown, State, Wish, about, about_cover};
use gridpress_audit::preflight::Finding;
use gridpress_audit::registry::Before;
use gridpress_base::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_book::{Book, BuildCache, BuildOptions, PriorVolumes};
use gridpress_layout::{self as layout, Cover, CoverKind, Document, Layout};
use gridpress_press::{self as press, TypesetBook};
use gridpress_reader::Facts;
use gridpress_spec::{BookSpec, Files};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::watch;

/// How often the spec is looked at.
const GLANCE: Duration = Duration::from_millis(40);
/// How long a text must stand before it is taken, and how long an empty one: whoever writes a file may empty it first, and
/// write it in pieces.
const STEADY: Duration = Duration::from_millis(10);
const EMPTY: Duration = Duration::from_millis(250);
/// After so many glances at the spec the files that it names, which may be large, are looked at.
const FILES_EVERY: u32 = 10;

/// A book whose spec is being written.
pub(crate) struct Studio {
    memory: BuildCache,
    state: watch::Sender<State>,
}

/// What an edition is made of, as it was read.
#[derive(Clone, PartialEq)]
struct Reading {
    /// The text of the spec, or why it cannot be read.
    text: Result<String, String>,
    /// The name of the spec, and whether there is one.
    spec: (String, bool),
    /// The seed of a spec that names none.
    seed: String,
}

impl Studio {
    /// A studio, which shows nothing yet.
    pub(crate) fn new() -> Arc<Studio> {
        let busy = State { busy: true, ..State::default() };
        Arc::new(Studio { memory: BuildCache::default(), state: watch::Sender::new(busy) })
    }

    /// Makes an edition of what `manuscript` holds, and another whenever that changes, or one of the files that the spec
    /// names, until `ends` says that it is over.
    pub(crate) fn follow(self: &Arc<Studio>, manuscript: &dyn Manuscript, ends: impl Fn() -> bool) {
        let mut recorded = Recorded::new(manuscript.files());
        let mut latest: Option<Reading> = None;
        let mut number = 0;
        for glance in 0_u32.. {
            let is_time = glance % FILES_EVERY == 0;
            // The seed is in a file as well.
            let known = latest.as_ref().filter(|_| !is_time);
            let (reading, source) = read(manuscript, known);
            let has_changed = latest.as_ref() != Some(&reading);
            let is_steady = || {
                let is_empty = reading.text.as_ref().is_ok_and(|text| text.is_empty());
                thread::sleep(if is_empty { EMPTY } else { STEADY });
                read(manuscript, Some(&reading)).0 == reading
            };
            if has_changed && (latest.is_none() || is_steady())
                || !has_changed && is_time && recorded.has_changed()
            {
                number += 1;
                recorded = Recorded::new(manuscript.files());
                self.make(number, &reading, source, manuscript, &recorded);
                latest = Some(reading);
            }
            if ends() {
                break;
            }
            thread::sleep(GLANCE);
        }
    }

    /// Makes an edition, and returns once it is shown or has mistakes.
    fn make(
        self: &Arc<Studio>,
        number: u64,
        reading: &Reading,
        source: Result<Arc<Source>, Failure>,
        manuscript: &dyn Manuscript,
        files: &Recorded,
    ) {
        self.change(|state| {
            let (spec, is_begun) = &reading.spec;
            state.busy = true;
            state.spec.clone_from(spec);
            let text = reading.text.as_ref().ok().filter(|_| *is_begun);
            state.version = text.map(|text| version(text));
        });
        let spec = source.and_then(|source| {
            let spec = BookSpec::parse(&source, files).map_err(Failure::input)?;
            press::require_sections(&spec.0, &source.name)?;
            Ok(spec)
        });
        let spec = spec.and_then(|(spec, warnings)| {
            let earlier = spec.series.registry.as_ref();
            let earlier = earlier.map(|registry| manuscript.earlier(&spec, registry));
            Ok((spec, warnings, earlier.transpose()?))
        });
        let (spec, warnings, earlier) = match spec {
            Ok(spec) => spec,
            Err(failure) => return self.refuse(failure.reports),
        };
        let seed = spec.seed.as_ref().unwrap_or(&reading.seed).clone();
        let (made, is_made) = mpsc::channel::<()>();
        let studio = self.clone();
        let hold = move || hold(&studio, number, spec, seed, earlier, warnings, made);
        match thread::Builder::new().name("edition".to_owned()).spawn(hold) {
            // The thread says so by letting go of its end.
            Ok(_) => drop(is_made.recv()),
            Err(error) => self.refuse(no_thread(&error).reports),
        }
    }

    /// What is known of the puzzles of earlier editions.
    pub(super) fn memory(&self) -> &BuildCache {
        &self.memory
    }

    /// The states, for those who wait for the next.
    pub(super) fn states(&self) -> watch::Receiver<State> {
        self.state.subscribe()
    }

    /// The edition that is shown.
    pub(super) fn shown(&self) -> Option<Arc<Shown>> {
        self.state.borrow().shown.clone()
    }

    /// The present state as JSON.
    pub(super) fn to_json(&self) -> String {
        self.state.borrow().to_json()
    }

    /// Shows an edition in place of the last.
    pub(super) fn show(&self, shown: Arc<Shown>, reports: Vec<Diagnostic>) {
        self.change(|state| {
            state.busy = false;
            state.reports = reports;
            state.shown = Some(shown);
            state.findings = None;
        });
    }

    /// Tells mistakes; the last edition stays.
    pub(super) fn refuse(&self, reports: Vec<Diagnostic>) {
        self.change(|state| {
            state.busy = false;
            state.reports = reports;
        });
    }

    /// Tells more of the edition `number`, if it is still shown.
    pub(super) fn tell(&self, number: u64, change: impl FnOnce(&mut State)) {
        self.change(|state| {
            if is_shown(state, number) {
                change(state);
            }
        });
    }

    /// Whether the edition `number` is shown.
    pub(super) fn shows(&self, number: u64) -> bool {
        is_shown(&self.state.borrow(), number)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut State)) {
        self.state.send_modify(|state| {
            state.number += 1;
            change(state);
        });
    }
}

fn is_shown(state: &State, number: u64) -> bool {
    let shown = state.shown.as_ref();
    shown.is_some_and(|shown| shown.number == number)
}

/// Reads what an edition is made of. Where the text is that of `known`, so is its seed.
fn read(
    manuscript: &dyn Manuscript,
    known: Option<&Reading>,
) -> (Reading, Result<Arc<Source>, Failure>) {
    let spec = (manuscript.name(), manuscript.is_begun());
    let source = manuscript.source();
    let text = match &source {
        Ok(source) => Ok(source.text.clone()),
        Err(failure) => Err(failure.to_string()),
    };
    let known = known.filter(|known| known.text == text && known.spec == spec);
    let seed = known.map_or_else(|| manuscript.seed(), |known| known.seed.clone());
    (Reading { text, spec, seed }, source)
}

/// How long an edition must stand before it is looked at more closely.
const SETTLED: Duration = Duration::from_millis(400);

/// Makes the edition `number` of a spec with a seed and the volumes before it, and draws its pages for as long as it is shown. Whoever waits for `made` is told
/// once it is shown, or has mistakes.
pub(super) fn hold(
    studio: &Studio,
    number: u64,
    spec: BookSpec,
    seed: String,
    earlier: Option<Before>,
    warnings: Vec<Diagnostic>,
    made: Sender<()>,
) {
    let told = |failure: Failure| studio.refuse([warnings.clone(), failure.reports].concat());
    let options = BuildOptions {
        cache: studio.memory(),
        prior_volumes: earlier.as_ref().map(|before| before as &dyn PriorVolumes),
        progress: &|_| (),
    };
    let book =
        press::check_pages_fit(spec, &seed).and_then(|spec| Book::make_with(spec, &seed, &options));
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
    let told = match layout::cover(book, pages, CoverKind::Print) {
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
    let typeset = TypesetBook::new(book).ok()?;
    goes_on()?;
    let pdfs = typeset.pdfs().ok()?;
    goes_on()?;
    let facts: Vec<Facts> =
        pdfs.iter().map(|pdf| Facts::read(pdf)).collect::<Result<_, _>>().ok()?;
    goes_on()?;
    let mut report = typeset.preflight(book.spec.page.printer, &facts, true);
    let pages = typeset.layout.book.len() as u32;
    report.findings.extend(press::check_cover(book, pages));
    Some(report.findings)
}

/// The failure of a thread that could not be begun.
fn no_thread(error: &std::io::Error) -> Failure {
    let report = Diagnostic::error(format!("the system gives no thread: {error}"));
    Failure::new(Exit::System, report)
}

/// Files that remember what was read of them.
pub(super) struct Recorded<'f> {
    files: &'f (dyn Files + Sync),
    /// The hash of each file by its path; `None` where it could not be read.
    read: Mutex<BTreeMap<String, Option<String>>>,
}

impl<'f> Recorded<'f> {
    pub(super) fn new(files: &'f (dyn Files + Sync)) -> Recorded<'f> {
        let read = Mutex::default();
        Recorded { files, read }
    }

    /// Whether a file is no more what it was when it was read last.
    fn has_changed(&self) -> bool {
        let read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.iter().any(|(path, hash)| {
            let now = self.files.read(path).ok();
            now.map(|bytes| sha256(&bytes)) != *hash
        })
    }
}

impl Files for Recorded<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let bytes = self.files.read(path);
        let hash = bytes.as_ref().ok().map(|bytes| sha256(bytes));
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.insert(path.to_owned(), hash);
        bytes
    }

    fn name(&self, path: &str) -> String {
        self.files.name(path)
    }
}

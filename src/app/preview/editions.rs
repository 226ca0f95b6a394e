//! Editions of a book, built one after another while its spec is written. A thread holds each edition and draws its
//! pages.

use super::product::SpecDocument;
use super::state::{EditionRequest, PageRequest, SessionState, ShownEdition};
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::hash::sha256;
use gridpress_book::{Book, BuildCache, BuildOptions, PriorVolumes};
use gridpress_bookspec::{BookSpec, Files, PictureCache};
use gridpress_messages::Words;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_press as press;
use gridpress_studio::{PreviewEdition, PreviewState, version};
use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::watch;

/// The interval at which the spec is polled.
const POLL_INTERVAL: Duration = Duration::from_millis(40);
/// The time for which a text must be stable, and for which an empty one must be: programs may empty a file before they
/// write it, and write it in pieces.
const SETTLE_TIME: Duration = Duration::from_millis(10);
const EMPTY_SETTLE_TIME: Duration = Duration::from_millis(250);
/// The number of polls of the spec per poll of the files that it names, which may be large.
const FILES_POLL_EVERY: u32 = 10;

/// The preview of a book whose spec is being written.
pub(crate) struct PreviewSession {
    memory: BuildCache,
    state: watch::Sender<SessionState>,
    /// `true` once the page has written a file, until the next poll.
    has_written: Mutex<bool>,
    /// Ends the wait for the next poll.
    wake: Condvar,
}

/// The input of an edition, as it was read.
#[derive(Clone, PartialEq)]
struct SpecSnapshot {
    /// The text of the spec, or the reason why it cannot be read.
    text: Result<String, String>,
    /// The name of the spec, and `true` if it exists.
    spec: (String, bool),
    /// The seed for a spec without one.
    seed: String,
}

impl PreviewSession {
    /// Creates a session that shows nothing yet.
    pub(crate) fn new() -> Arc<PreviewSession> {
        let page = PreviewState { busy: true, ..PreviewState::default() };
        let busy = SessionState { page, shown: None };
        Arc::new(PreviewSession {
            memory: BuildCache::default(),
            state: watch::Sender::new(busy),
            has_written: Mutex::default(),
            wake: Condvar::new(),
        })
    }

    /// Polls now, since the page has written a file.
    pub(super) fn poll_now(&self) {
        *self.has_written.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.wake.notify_one();
    }

    /// Waits until the next poll. Returns `true` if the page has written a file, as a whole.
    fn wait_for_poll(&self) -> bool {
        let guard = self.has_written.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.wake.wait_timeout_while(guard, POLL_INTERVAL, |written| !*written);
        let (mut written, _) = waited.unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *written)
    }

    /// Builds an edition of `spec_file`, and another one whenever that or one of the files named in the spec changes,
    /// until `ends` returns `true`.
    pub(crate) fn follow(
        self: &Arc<PreviewSession>,
        spec_file: &Arc<dyn SpecDocument>,
        ends: impl Fn() -> bool,
    ) {
        let mut tracked = TrackedFiles::new(spec_file.files());
        let mut latest: Option<SpecSnapshot> = None;
        let mut number = 0;
        let mut is_own = false;
        for poll in 0_u32.. {
            let checks_files = is_own || poll % FILES_POLL_EVERY == 0;
            // The seed is in a file too.
            let previous = latest.as_ref().filter(|_| !checks_files);
            let (snapshot, source) = read_snapshot(&**spec_file, previous);
            let has_changed = latest.as_ref() != Some(&snapshot);
            let is_steady = || {
                let is_empty = snapshot.text.as_ref().is_ok_and(|text| text.is_empty());
                thread::sleep(if is_empty { EMPTY_SETTLE_TIME } else { SETTLE_TIME });
                read_snapshot(&**spec_file, Some(&snapshot)).0 == snapshot
            };
            // A file that the page wrote was written as a whole, so that it needs no wait.
            if has_changed && (latest.is_none() || is_own || is_steady())
                || !has_changed && checks_files && tracked.has_changed()
            {
                number += 1;
                // Renewed, because another spec names other files.
                tracked = TrackedFiles::new(spec_file.files());
                self.make(number, &snapshot, source, spec_file, &tracked);
                latest = Some(snapshot);
            }
            if ends() {
                break;
            }
            is_own = self.wait_for_poll();
        }
    }

    /// Builds an edition, and returns once it is shown or its mistakes are reported.
    fn make(
        self: &Arc<PreviewSession>,
        number: u64,
        snapshot: &SpecSnapshot,
        source: Result<Arc<Source>, Failure>,
        spec_file: &Arc<dyn SpecDocument>,
        files: &TrackedFiles,
    ) {
        self.change(|state| {
            let (spec, is_begun) = &snapshot.spec;
            state.page.busy = true;
            state.page.spec.clone_from(spec);
            let text = snapshot.text.as_ref().ok().filter(|_| *is_begun);
            state.page.version = text.map(|text| version(text));
        });
        let spec = source.and_then(|source| {
            let spec = BookSpec::parse(&source, files).map_err(Failure::input)?;
            press::require_sections(&spec.0, &source.name)?;
            Ok(spec)
        });
        let spec = spec.and_then(|(spec, warnings)| {
            let earlier = spec_file.earlier(&spec)?;
            Ok((spec, warnings, earlier))
        });
        let (spec, warnings, earlier) = match spec {
            Ok(spec) => spec,
            Err(failure) => return self.report_mistakes(failure.reports),
        };
        let seed = spec.seed.as_ref().unwrap_or(&snapshot.seed).clone();
        let (ready, is_ready) = mpsc::channel::<()>();
        let (session, spec_file) = (self.clone(), spec_file.clone());
        match thread::Builder::new().name("edition".to_owned()).spawn(move || {
            let context = EditionContext { session: &session, spec_file: &*spec_file, number };
            run_edition(context, spec, seed, earlier, warnings, ready);
        }) {
            // The thread signals by dropping its end of the channel.
            // One edition at a time: the next change is looked for only when this one is shown.
            Ok(_) => drop(is_ready.recv()),
            Err(error) => self.report_mistakes(no_thread(&error).reports),
        }
    }

    /// Returns the cache of puzzles of earlier editions.
    pub(super) fn memory(&self) -> &BuildCache {
        &self.memory
    }

    /// Makes the book of a spec that is not shown, with `seed` unless it has its own.
    pub(super) fn make_quietly(
        &self,
        spec: BookSpec,
        seed: &str,
        earlier: Option<&PrecedingVolumes>,
    ) -> Result<Book, Failure> {
        let prior_volumes = earlier.map(|before| before as &dyn PriorVolumes);
        let options = BuildOptions { cache: &self.memory, prior_volumes, progress: &|_| () };
        let seed = spec.seed.clone().unwrap_or_else(|| seed.to_owned());
        Book::make_with(spec, &seed, &options)
    }

    /// Subscribes to the states.
    pub(super) fn states(&self) -> watch::Receiver<SessionState> {
        self.state.subscribe()
    }

    /// Returns the current edition.
    pub(super) fn shown(&self) -> Option<Arc<ShownEdition>> {
        self.state.borrow().shown.clone()
    }

    /// Returns the current state as JSON.
    pub(super) fn to_json(&self, words: &Words) -> String {
        self.state.borrow().page.to_json(words)
    }

    /// Reports mistakes; the last edition stays.
    pub(super) fn report_mistakes(&self, reports: Vec<Diagnostic>) {
        self.change(|state| state.page.report_mistakes(reports));
    }

    /// Updates the edition `number`, if it is still shown.
    pub(super) fn update_edition(&self, number: u64, change: impl FnOnce(&mut PreviewState)) {
        self.change(|state| {
            // A slow result of an earlier edition must not appear beside the pages of a later one.
            if state.page.is_showing(number) {
                change(&mut state.page);
            }
        });
    }

    /// Returns `true` if the edition `number` is shown.
    pub(super) fn is_showing(&self, number: u64) -> bool {
        self.state.borrow().page.is_showing(number)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut SessionState)) {
        self.state.send_modify(|state| {
            // Waiting requests compare this number to detect every change.
            state.page.number += 1;
            change(state);
        });
    }
}

/// Reads the input of an edition. If the text is that of `previous`, its seed is reused.
fn read_snapshot(
    spec_file: &dyn SpecDocument,
    previous: Option<&SpecSnapshot>,
) -> (SpecSnapshot, Result<Arc<Source>, Failure>) {
    let spec = (spec_file.name(), spec_file.is_begun());
    let source = spec_file.source();
    let text = match &source {
        Ok(source) => Ok(source.text.clone()),
        Err(failure) => Err(failure.to_string()),
    };
    let previous = previous.filter(|previous| previous.text == text && previous.spec == spec);
    let seed = previous.map_or_else(|| spec_file.seed(), |previous| previous.seed.clone());
    (SpecSnapshot { text, spec, seed }, source)
}

/// The time for which an edition must be shown before it is checked.
const INSPECTION_DELAY: Duration = Duration::from_millis(400);

/// The context of an edition.
#[derive(Clone, Copy)]
struct EditionContext<'s> {
    session: &'s PreviewSession,
    spec_file: &'s dyn SpecDocument,
    /// The number of the edition.
    number: u64,
}

/// Builds an edition of a spec with a seed and the earlier volumes, and draws its pages while it is shown. `ready` is
/// dropped once it is shown or its mistakes are reported.
fn run_edition(
    context: EditionContext<'_>,
    spec: BookSpec,
    seed: String,
    earlier: Option<PrecedingVolumes>,
    warnings: Vec<Diagnostic>,
    ready: Sender<()>,
) {
    let EditionContext { session, number, .. } = context;
    let refuse =
        |failure: Failure| session.report_mistakes([warnings.clone(), failure.reports].concat());
    let options = BuildOptions {
        cache: session.memory(),
        prior_volumes: earlier.as_ref().map(|before| before as &dyn PriorVolumes),
        progress: &|_| (),
    };
    let book = match press::make_puzzles(spec, &seed, &options) {
        Ok(book) => book,
        Err(failure) => return refuse(failure),
    };
    let edition = match PreviewEdition::new(&book) {
        Ok(edition) => edition,
        Err(failure) => return refuse(failure),
    };
    let (requests, receiver) = mpsc::channel();
    let shown = Arc::new(ShownEdition::new(number, requests));
    let reports = [warnings, book.warnings.clone()].concat();
    session.change(|state| {
        state.page.show(number, &edition, reports);
        // Replacing the previous edition drops its sender, which ends its thread.
        state.shown = Some(shown);
    });
    drop(ready);
    // The edition borrows the book, so both stay on this thread, and pages are requested through a channel.
    thread::scope(|scope| {
        scope.spawn(|| inspect(context, &edition));
        serve_pages(context, &edition, &receiver);
    });
}

/// Draws requested pages until no one can request any.
fn serve_pages(
    context: EditionContext<'_>,
    edition: &PreviewEdition,
    receiver: &Receiver<EditionRequest>,
) {
    for request in receiver {
        match request {
            EditionRequest::Page(PageRequest { part, page, reply }) => {
                // The receiver may be gone.
                let _ = reply.send(edition.page(part, page));
            }
            EditionRequest::Compare => compare(context, edition),
        }
    }
}

/// Compares the book with its files, and records what is left to do.
fn compare(
    EditionContext { session, spec_file, number }: EditionContext<'_>,
    edition: &PreviewEdition,
) {
    let findings = session.state.borrow().page.findings.clone();
    let findings = findings.as_deref().map(Vec::as_slice);
    let checklist = edition.checklist(findings, &spec_file.made_book());
    session.update_edition(number, |state| state.checklist = Some(Arc::new(checklist)));
}

/// Draws the cover of an edition, and checks it once it has been shown for a while.
fn inspect(context: EditionContext<'_>, edition: &PreviewEdition) {
    let EditionContext { session, number, .. } = context;
    let cover = edition.draw_cover();
    session.update_edition(number, |state| state.cover = Some(Arc::new(cover)));
    // While a text is being typed, editions follow each other too quickly for checks to be of use.
    thread::sleep(INSPECTION_DELAY);
    if let Some(findings) = edition.findings(&|| session.is_showing(number)) {
        session.update_edition(number, |state| state.findings = Some(Arc::new(findings)));
        compare(context, edition);
    }
}

/// Returns the failure of a thread that could not be started.
fn no_thread(error: &std::io::Error) -> Failure {
    let report = Diagnostic::error(format!("cannot start a thread: {error}"));
    Failure::new(Exit::System, report)
}

/// Files that record the hashes of what is read.
pub(super) struct TrackedFiles<'f> {
    files: &'f (dyn Files + Sync),
    /// The hash of each file by its path; `None` if it could not be read.
    read: Mutex<BTreeMap<String, Option<String>>>,
}

impl<'f> TrackedFiles<'f> {
    pub(super) fn new(files: &'f (dyn Files + Sync)) -> TrackedFiles<'f> {
        let read = Mutex::default();
        TrackedFiles { files, read }
    }

    /// Returns `true` if a file has changed since it was read.
    fn has_changed(&self) -> bool {
        let read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.iter().any(|(path, hash)| {
            let now = self.files.read(path).ok();
            // Contents instead of dates: some programs keep the date, and others change it without a change.
            now.map(|bytes| sha256(&bytes)) != *hash
        })
    }
}

impl Files for TrackedFiles<'_> {
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

    fn pictures(&self) -> Option<&PictureCache> {
        self.files.pictures()
    }
}

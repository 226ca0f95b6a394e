//! Editions of a book, built one after another while its spec is written.

use super::product::SpecDocument;
use crate::Result;
use gridpress_book::{Book, BuildCache, BuildOptions, PriorVolumes};
use gridpress_bookspec::{BookSpec, Files, PictureCache};
use gridpress_ground::hash::sha256;
use gridpress_messages::Text;
use gridpress_messages::diag::Source;
use gridpress_press as press;
use gridpress_studio::{PreviewEdition, PreviewState};
use std::collections::BTreeMap;
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
    /// The cache of puzzles of earlier editions.
    memory: BuildCache,
    state: watch::Sender<PreviewState>,
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
        let busy = PreviewState { busy: true, ..PreviewState::default() };
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
    pub(crate) fn follow(&self, spec_file: &dyn SpecDocument, ends: impl Fn() -> bool) {
        let mut tracked = TrackedFiles::new(spec_file.files());
        let mut latest: Option<SpecSnapshot> = None;
        let mut number = 0;
        let mut is_own = false;
        for poll in 0_u32.. {
            let checks_files = is_own || poll % FILES_POLL_EVERY == 0;
            // The seed is in a file too.
            let previous = latest.as_ref().filter(|_| !checks_files);
            let (snapshot, source) = read_snapshot(spec_file, previous);
            let has_changed = latest.as_ref() != Some(&snapshot);
            let is_steady = || {
                let is_empty = snapshot.text.as_ref().is_ok_and(|text| text.is_empty());
                thread::sleep(if is_empty { EMPTY_SETTLE_TIME } else { SETTLE_TIME });
                read_snapshot(spec_file, Some(&snapshot)).0 == snapshot
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

    /// Builds an edition, and shows it or reports its mistakes.
    fn make(
        &self,
        number: u64,
        snapshot: &SpecSnapshot,
        source: Result<Arc<Source>>,
        spec_file: &dyn SpecDocument,
        files: &TrackedFiles,
    ) {
        let (name, is_begun) = &snapshot.spec;
        let text = snapshot.text.as_deref().ok().filter(|_| *is_begun);
        self.change(|state| state.announce(name.clone(), text));
        let built = PreviewEdition::build(number, source, files, &|spec| {
            press::require_sections(&spec, name)?;
            let seed = spec.seed.as_ref().unwrap_or(&snapshot.seed).clone();
            self.make_book(press::check_pages_fit(spec, &seed)?, spec_file, &seed)
        });
        self.change(|state| state.show(built));
    }

    /// Makes the book of a spec, with `seed` unless it has its own.
    pub(super) fn make_book(
        &self,
        spec: BookSpec,
        spec_file: &dyn SpecDocument,
        seed: &str,
    ) -> Result<Book> {
        let earlier = spec_file.earlier(&spec)?;
        let prior_volumes = earlier.as_ref().map(|before| before as &dyn PriorVolumes);
        let options = BuildOptions { cache: &self.memory, prior_volumes, progress: &|_| () };
        let seed = spec.seed.clone().unwrap_or_else(|| seed.to_owned());
        Book::make_with(spec, &seed, &options)
    }

    /// Checks an edition, unless another one is shown meanwhile.
    pub(super) fn check(&self, edition: &PreviewEdition, spec_file: &dyn SpecDocument) {
        if edition.check(&|| self.shown().is_some_and(|shown| shown.number == edition.number)) {
            self.compare(edition, spec_file);
        }
    }

    /// Compares an edition with the files that were made of the spec.
    pub(super) fn compare(&self, edition: &PreviewEdition, spec_file: &dyn SpecDocument) {
        spec_file.compare(edition);
        self.change(|_| ());
    }

    /// Subscribes to the states.
    pub(super) fn states(&self) -> watch::Receiver<PreviewState> {
        self.state.subscribe()
    }

    /// Returns the current edition.
    pub(super) fn shown(&self) -> Option<Arc<PreviewEdition>> {
        self.state.borrow().shown.clone()
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut PreviewState)) {
        self.state.send_modify(|state| {
            // Waiting requests compare this number to detect every change.
            state.number += 1;
            change(state);
        });
    }
}

/// Reads the input of an edition. If the text is that of `previous`, its seed is reused.
fn read_snapshot(
    spec_file: &dyn SpecDocument,
    previous: Option<&SpecSnapshot>,
) -> (SpecSnapshot, Result<Arc<Source>>) {
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

/// Files that record the hashes of what is read.
pub(super) struct TrackedFiles<'f> {
    files: &'f (dyn Files + Sync),
    /// The hash of each file by its path; `None` if it could not be read.
    read: Mutex<BTreeMap<String, Option<String>>>,
}

impl<'f> TrackedFiles<'f> {
    pub(super) fn new(files: &'f (dyn Files + Sync)) -> TrackedFiles<'f> {
        TrackedFiles { files, read: Mutex::default() }
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
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        let bytes = self.files.read(path);
        let hash = bytes.as_ref().ok().map(|bytes| sha256(bytes));
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned(), hash);
        bytes
    }

    fn name(&self, path: &str) -> String {
        self.files.name(path)
    }

    fn pictures(&self) -> Option<&PictureCache> {
        self.files.pictures()
    }
}

//! Where editions are made, one after the other, and what is told of them.

use super::edition;
use super::files::Recorded;
use super::manuscript::Manuscript;
use super::shown::Shown;
use super::state::State;
use super::writer::version;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_book::Memory;
use gridpress_press as press;
use gridpress_spec::BookSpec;
use std::sync::Arc;
use std::sync::mpsc;
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
    memory: Memory,
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
        Arc::new(Studio { memory: Memory::default(), state: watch::Sender::new(busy) })
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
                self.make(number, (&reading, source), manuscript, &recorded);
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
        (reading, source): (&Reading, Result<Arc<Source>, Failure>),
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
            press::must_have_sections(&spec.0, &source.name)?;
            Ok(spec)
        });
        let spec = spec.and_then(|(spec, warnings)| {
            let earlier = spec.series.registry.as_ref();
            let earlier = earlier.map(|registry| manuscript.earlier(registry));
            Ok((spec, warnings, earlier.transpose()?))
        });
        let (spec, warnings, earlier) = match spec {
            Ok(spec) => spec,
            Err(failure) => return self.refuse(failure.reports),
        };
        let seed = spec.seed.as_ref().unwrap_or(&reading.seed).clone();
        let (made, is_made) = mpsc::channel::<()>();
        let studio = self.clone();
        let hold = move || edition::hold(&studio, number, (spec, seed, earlier), warnings, made);
        match thread::Builder::new().name("edition".to_owned()).spawn(hold) {
            // The thread says so by letting go of its end.
            Ok(_) => drop(is_made.recv()),
            Err(error) => self.refuse(edition::no_thread(&error).reports),
        }
    }

    /// What is known of the puzzles of earlier editions.
    pub(super) fn memory(&self) -> &Memory {
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

//! Where editions are made, one after the other, and what is told of them.

use super::edition;
use super::files::Recorded;
use super::shown::Shown;
use super::state::State;
use crate::book::Memory;
use crate::diag::{Diagnostic, Failure, Source};
use crate::press;
use crate::spec::{BookSpec, Files};
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
    /// The name of the spec.
    spec: String,
    /// The seed of a spec that names none.
    seed: String,
    memory: Memory,
    state: watch::Sender<State>,
}

impl Studio {
    /// A studio for the spec that users know as `spec`, with `seed` where it names none. It shows nothing yet.
    pub(crate) fn new(spec: impl Into<String>, seed: impl Into<String>) -> Arc<Studio> {
        let busy = State {
            busy: true,
            ..State::default()
        };
        Arc::new(Studio {
            spec: spec.into(),
            seed: seed.into(),
            memory: Memory::default(),
            state: watch::Sender::new(busy),
        })
    }

    /// Makes an edition of the text that `read` reads, and another whenever that changes, or one of `files` that the spec
    /// names, until `ends` says that it is over.
    pub(crate) fn follow(
        self: &Arc<Studio>,
        read: impl Fn() -> Result<Arc<Source>, Failure>,
        files: &(dyn Files + Sync),
        ends: impl Fn() -> bool,
    ) {
        let mut recorded = Recorded::new(files);
        let mut latest: Option<Result<String, String>> = None;
        let mut number = 0;
        for glance in 0_u32.. {
            let source = read();
            let text = text(&source);
            let has_changed = latest.as_ref() != Some(&text);
            let is_steady = || {
                let is_empty = text.as_ref().is_ok_and(|text| text.is_empty());
                thread::sleep(if is_empty { EMPTY } else { STEADY });
                self::text(&read()) == text
            };
            let is_time = glance % FILES_EVERY == 0;
            if has_changed && (latest.is_none() || is_steady())
                || !has_changed && is_time && recorded.has_changed()
            {
                number += 1;
                recorded = Recorded::new(files);
                self.make(number, source, &recorded);
                latest = Some(text);
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
        source: Result<Arc<Source>, Failure>,
        files: &Recorded,
    ) {
        self.change(|state| state.busy = true);
        let spec = source.and_then(|source| {
            let spec = BookSpec::parse(&source, files).map_err(Failure::input)?;
            press::must_have_sections(&spec.0, &source.name)?;
            Ok(spec)
        });
        let (spec, warnings) = match spec {
            Ok(spec) => spec,
            Err(failure) => return self.refuse(failure.reports),
        };
        let (made, is_made) = mpsc::channel::<()>();
        let studio = self.clone();
        let hold = move || edition::hold(&studio, number, spec, warnings, made);
        match thread::Builder::new()
            .name("edition".to_owned())
            .spawn(hold)
        {
            // The thread says so by letting go of its end.
            Ok(_) => drop(is_made.recv()),
            Err(error) => self.refuse(edition::no_thread(&error).reports),
        }
    }

    /// The seed of a spec that names none.
    pub(super) fn seed(&self) -> &str {
        &self.seed
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
        self.state.borrow().to_json(&self.spec)
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

    fn change(&self, change: impl FnOnce(&mut State)) {
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

/// What a reading came to, to be compared with another.
fn text(source: &Result<Arc<Source>, Failure>) -> Result<String, String> {
    match source {
        Ok(source) => Ok(source.text.clone()),
        Err(failure) => Err(failure.to_string()),
    }
}

//! The other volumes of a series: the projects of the browser take the place of a registry.

use crate::making::LOCK;
use gridpress_audit::lock::Lock;
use gridpress_book::{PriorUse, PriorVolumes};
use gridpress_bookspec::{BookSpec, editing};
use gridpress_engine::puzzle::canonical::{CanonicalForm, canonical_form};
use gridpress_ground::parallel;
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::text;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A project of the browser besides the open one.
#[derive(Debug, PartialEq, Eq)]
struct OtherProject {
    /// The name of its series, and its number there.
    place: Option<(String, u32)>,
    /// The text of its lock; `None` until it is made.
    lock: Option<Vec<u8>>,
    /// The forms of its puzzles, by number; `None` until they are needed.
    forms: Option<Rc<NumberedForms>>,
}

type NumberedForms = Vec<(u32, CanonicalForm)>;

/// The projects of the browser besides the open one, by their numbers in its storage.
#[derive(Debug, Default)]
pub(crate) struct OtherProjects(RefCell<BTreeMap<u32, OtherProject>>);

impl OtherProjects {
    /// Adds a project, or what has changed in it. Returns `true` if anything has.
    pub(crate) fn add(&self, id: u32, spec: &[u8], lock: Option<Vec<u8>>) -> bool {
        let place = series_in(&String::from_utf8_lossy(spec));
        let mut projects = self.0.borrow_mut();
        let is_same = |old: &OtherProject| old.place == place && old.lock == lock;
        if projects.get(&id).is_some_and(is_same) {
            return false;
        }
        projects.insert(id, OtherProject { place, lock, forms: None });
        true
    }

    /// Returns the puzzles of the other volumes of a book; `None` if its spec names no registry.
    ///
    /// # Errors
    /// If the series has no name, or an earlier volume is not among the projects or has not been made.
    pub(crate) fn volumes(&self, spec: &BookSpec) -> Result<Option<OtherVolumes>, Failure> {
        let Some(registry) = &spec.series.registry else { return Ok(None) };
        let refuse = |message: Text, help: Text| {
            let report = Diagnostic::error(message).help(help);
            let place = spec.places.get("series.registry");
            Failure::input(vec![report.maybe_at(place, text!("no-repeats-in-series"))])
        };
        let Some(name) = &spec.series.name else {
            return Err(refuse(text!("series-without-name"), text!("same-name-in-each-volume")));
        };
        let mut projects = self.0.borrow_mut();
        let mut volumes: BTreeMap<u32, Vec<Rc<NumberedForms>>> = BTreeMap::new();
        for project in projects.values_mut() {
            let Some((series, number)) = &project.place else { continue };
            if series != name || *number == registry.volume {
                continue;
            }
            let Some(lock) = &project.lock else { continue };
            if project.forms.is_none() {
                project.forms = Some(Rc::new(forms(lock)?));
            }
            volumes.entry(*number).or_default().extend(project.forms.clone());
        }
        if let Some(missing) = (1..registry.volume).find(|number| !volumes.contains_key(number)) {
            let message =
                text!("volume-missing", volume = missing.to_string(), series = name.as_str());
            return Err(refuse(message, text!("open-and-make-volume")));
        }
        let uses = volumes
            .into_iter()
            .flat_map(|(volume, projects)| projects.into_iter().map(move |forms| (volume, forms)));
        let mut found = BTreeMap::new();
        for (volume, forms) in uses {
            for (number, form) in &*forms {
                let prior = PriorUse { volume, number: *number };
                found.entry(form.clone()).or_insert(prior);
            }
        }
        Ok(Some(OtherVolumes(found)))
    }
}

/// Returns the name of the series and the number in it that the text of a spec states.
fn series_in(spec: &str) -> Option<(String, u32)> {
    let values = editing::values(spec).ok()?;
    let (series, number) = match &values["series"] {
        name if name.is_string() => (name, &values["volume"]),
        series => (&series["name"], &series["volume"]),
    };
    let number = number.as_u64().or_else(|| number.as_str()?.parse().ok()).unwrap_or(1);
    Some((series.as_str()?.trim().to_owned(), u32::try_from(number).ok()?))
}

/// Returns the forms of the puzzles in the text of a lock, by number.
fn forms(lock: &[u8]) -> Result<NumberedForms, Failure> {
    let source = Source::new(LOCK, String::from_utf8_lossy(lock));
    let lock = Lock::parse(&source)?;
    parallel::try_map(&lock.puzzle, |one| {
        one.puzzle().map(|puzzle| (one.number, canonical_form(&puzzle))).map_err(|why| {
            let number = one.number.to_string();
            let report = Diagnostic::error(text!("puzzle-of-other-volume", number, why));
            Failure::input(vec![report.help(text!("make-volume-again"))])
        })
    })
}

/// The puzzles of the other volumes of a series, with their first use.
#[derive(Debug)]
pub(crate) struct OtherVolumes(BTreeMap<CanonicalForm, PriorUse>);

impl PriorVolumes for OtherVolumes {
    fn prior_use(&self, form: &CanonicalForm) -> Result<Option<PriorUse>, Failure> {
        Ok(self.0.get(form).copied())
    }
}

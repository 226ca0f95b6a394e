//! Changes of a spec by the page: checked before they are written, and undone one by one.

use crate::project::{ProjectFolder, RequestError, text_in, version};
use gridpress_bookspec::editing::{self, Change, PathSegment, path_of_keys};
use gridpress_bookspec::{BookSpec, TEMPLATES, Template};
use gridpress_ground::record::record;
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Severity, Source};
use gridpress_messages::text;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// The maximum number of changes that can be undone.
const MAX_UNDO: usize = 500;

/// The path of the list of puzzles that are solved step by step.
const WALKTHROUGH: &str = "answers.walkthrough";

/// An editor of a spec, with its history.
pub struct SpecEditor {
    folder: Arc<dyn ProjectFolder>,
    history: Mutex<EditHistory>,
}

/// The changes made by the form, valid while no other program changes the file.
#[derive(Default)]
struct EditHistory {
    undo: Vec<TextChange>,
    redo: Vec<TextChange>,
}

/// The text before and after a change.
struct TextChange {
    before: String,
    after: String,
}

/// The direction of a step through the history.
#[derive(Clone, Copy)]
enum HistoryDirection {
    Undo,
    Redo,
}

impl HistoryDirection {
    /// Returns the reason why there is no step.
    fn nothing_left(self) -> Text {
        match self {
            HistoryDirection::Undo => text!("nothing-to-undo"),
            HistoryDirection::Redo => text!("nothing-to-redo"),
        }
    }
}

impl EditHistory {
    /// Returns the text that the next step leads to from `text`; `None` if there is no step.
    fn next(&self, direction: HistoryDirection, text: &str) -> Option<&str> {
        let (from, to) = match direction {
            HistoryDirection::Undo => self.undo.last().map(|step| (&step.after, &step.before)),
            HistoryDirection::Redo => self.redo.last().map(|step| (&step.before, &step.after)),
        }?;
        (from == text).then_some(to)
    }

    /// Moves to the next step.
    fn advance(&mut self, direction: HistoryDirection) {
        let (from, to) = match direction {
            HistoryDirection::Undo => (&mut self.undo, &mut self.redo),
            HistoryDirection::Redo => (&mut self.redo, &mut self.undo),
        };
        to.extend(from.pop());
    }

    fn add(&mut self, before: String, after: String) {
        // Steps before a change by another program cannot be reached any more.
        if self.next(HistoryDirection::Undo, &before).is_none() {
            self.undo.clear();
        }
        if self.undo.len() == MAX_UNDO {
            self.undo.remove(0);
        }
        self.redo.clear();
        self.undo.push(TextChange { before, after });
    }
}

record! {
    /// The spec.
    #[derive(Default)]
    pub struct SpecView: Serialize {
        /// Its name.
        name: String,
        /// The version that changes must name; absent if there is no spec yet.
        version: Option<String>,
        /// The templates to start from, if there is no spec yet.
        templates: Option<Vec<TemplateView>>,
        /// The values, by table and key.
        values: Option<Value>,
        /// The reason why the text has no values.
        wrong: Option<String>,
        /// `true` if a change can be undone.
        undo: bool,
        /// `true` if a change can be made again.
        redo: bool,
        /// `true` if the list of walkthroughs has followed the number of puzzles.
        moved: bool,
    }
}

record! {
    /// A template.
    pub struct TemplateView: Serialize {
        /// Its name.
        name: &'static str,
        /// Its purpose.
        about: &'static str,
    }
}

impl SpecEditor {
    pub fn new(folder: Arc<dyn ProjectFolder>) -> SpecEditor {
        SpecEditor { folder, history: Mutex::default() }
    }

    /// Returns the values in the spec, and the version that changes must name.
    pub fn spec(&self) -> Result<Value, RequestError> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(json!(self.view(&history)?))
    }

    fn view(&self, history: &EditHistory) -> Result<SpecView, RequestError> {
        let name = self.folder.name();
        if !self.folder.is_begun() {
            let templates = TEMPLATES
                .iter()
                .map(|template| TemplateView { name: template.name, about: template.about });
            let templates = Some(templates.collect());
            return Ok(SpecView { name, templates, ..SpecView::default() });
        }
        let text = self.folder.source()?.text.clone();
        let (values, wrong) = match editing::values(&text) {
            Ok(values) => (Some(values), None),
            Err(why) => (None, Some(why)),
        };
        Ok(SpecView {
            name,
            version: Some(version(&text)),
            values,
            wrong,
            undo: history.next(HistoryDirection::Undo, &text).is_some(),
            redo: history.next(HistoryDirection::Redo, &text).is_some(),
            ..SpecView::default()
        })
    }

    /// Applies the changes of a request as one, and returns the new values. Nothing is written if they cause a mistake
    /// in the values that they set.
    pub fn edit(&self, request: &Value) -> Result<Value, RequestError> {
        let changes = changes_of(request)?;
        let mut history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.current_text(request)?;
        let changed = changes
            .iter()
            .try_fold(text.clone(), |text, change| change.apply(&text))
            .map_err(|refusal| RequestError::Invalid(refusal.text()))?;
        let listed = path_of_keys(WALKTHROUGH);
        let is_listed = changes.iter().any(|change| are_related(change.path(), &listed));
        let followed = (!is_listed).then(|| self.follow_puzzles(&text, &changed)).flatten();
        let has_moved = followed.is_some();
        let changed = followed.unwrap_or(changed);
        if changed != text {
            self.check(&text, &changed, &changes)?;
            self.folder.write(&changed)?;
            history.add(text, changed);
        }
        Ok(json!(SpecView { moved: has_moved, ..self.view(&history)? }))
    }

    /// Returns the changed text with walkthroughs of the last puzzles in place of those of puzzles that it no longer has,
    /// as authors change the number of puzzles and know nothing of the list. `None` if there are none.
    fn follow_puzzles(&self, old: &str, changed: &str) -> Option<String> {
        let read = |text: &str| {
            let source = Source::new(self.folder.name(), text);
            BookSpec::parse(&source, self.folder.files()).ok().map(|(spec, _)| spec)
        };
        let list =
            |value| Change::Set { path: path_of_keys(WALKTHROUGH), value }.apply(changed).ok();
        // Mistakes that the change did not make are the author's to correct.
        if read(changed).is_some() || read(old).is_none() {
            return None;
        }
        let spec = read(&list(json!([]))?)?;
        let first = u64::from(spec.numbering.first_number());
        let valid = first..first + spec.puzzle_count() as u64;
        let values = editing::values(changed).ok()?;
        let listed = values["answers"]["walkthrough"].as_array()?.iter().map(Value::as_u64);
        let listed = listed.collect::<Option<BTreeSet<_>>>()?;
        let mut numbers: BTreeSet<u64> =
            listed.iter().copied().filter(|number| valid.contains(number)).collect();
        for number in valid.rev() {
            if numbers.len() == listed.len() {
                break;
            }
            numbers.insert(number);
        }
        list(numbers.iter().map(u64::to_string).collect())
    }

    /// Returns an error if the changed text has a mistake, which the old one has not, in a value that was changed; and
    /// for several changes at once, in the tables of these values.
    fn check(&self, old: &str, changed: &str, changes: &[Change]) -> Result<(), RequestError> {
        let name = self.folder.name();
        let errors = |text: &str| {
            let source = Source::new(&name, text);
            let found = BookSpec::parse(&source, self.folder.files()).err().unwrap_or_default();
            let errors = found.into_iter().filter(|report| report.severity == Severity::Error);
            errors.map(|report| (path_of(&report, &name), report)).collect::<Vec<_>>()
        };
        let places: Vec<&[PathSegment]> =
            changes.iter().map(|change| place_of(change, changes)).collect();
        let mut found = errors(changed);
        found.retain(|(path, _)| places.iter().any(|place| are_related(path, place)));
        if found.is_empty() {
            return Ok(());
        }
        let known: Vec<Text> = errors(old).iter().map(|(_, report)| report.in_words()).collect();
        let new = found.iter().map(|(_, report)| report.in_words());
        let new: Vec<Text> = new.filter(|words| !known.contains(words)).collect();
        if new.is_empty() { Ok(()) } else { Err(RequestError::Invalid(Text::lines(new))) }
    }

    /// Undoes the last change.
    pub fn undo(&self, request: &Value) -> Result<Value, RequestError> {
        self.step(request, HistoryDirection::Undo)
    }

    /// Redoes the change that was undone last.
    pub fn redo(&self, request: &Value) -> Result<Value, RequestError> {
        self.step(request, HistoryDirection::Redo)
    }

    fn step(&self, request: &Value, direction: HistoryDirection) -> Result<Value, RequestError> {
        let mut history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.current_text(request)?;
        let Some(next) = history.next(direction, &text) else {
            return Err(RequestError::Conflict(direction.nothing_left()));
        };
        self.folder.write(next)?;
        history.advance(direction);
        Ok(json!(self.view(&history)?))
    }

    /// Creates the spec from the template that a request names, with a seed of its own, and with the title and the author
    /// of the request, if any.
    pub fn begin(&self, request: &Value) -> Result<Value, RequestError> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let template =
            Template::named(text_in(request, "template")?).ok_or(RequestError::Malformed)?;
        if self.folder.is_begun() {
            let name = self.folder.name();
            return Err(RequestError::Conflict(text!("already-exists", file = name)));
        }
        let mut values = vec![("seed", self.folder.new_seed()?)];
        for key in ["title", "author"] {
            let text = request[key].as_str().unwrap_or_default().trim().to_owned();
            if !text.is_empty() {
                values.push((key, text));
            }
        }
        let text = template.start(&values);
        let text = text.map_err(|refusal| RequestError::Invalid(refusal.text()))?;
        BookSpec::parse(&Source::new(self.folder.name(), text.as_str()), template).map_err(
            |reports| {
                RequestError::Invalid(Text::lines(
                    reports.iter().map(Diagnostic::in_words).collect(),
                ))
            },
        )?;
        self.folder.begin(template, &text)?;
        Ok(json!(self.view(&history)?))
    }

    /// Returns the text that a request refers to, if the file still has it.
    fn current_text(&self, request: &Value) -> Result<String, RequestError> {
        let known = text_in(request, "version")?;
        if !self.folder.is_begun() {
            return Err(RequestError::Conflict(text!(
                "removed-elsewhere",
                file = self.folder.name()
            )));
        }
        let text = self.folder.source()?.text.clone();
        if version(&text) == known {
            return Ok(text);
        }
        Err(RequestError::Conflict(text!("changed-elsewhere", file = self.folder.name())))
    }
}

/// Returns the changes of a request, of which there is at least one.
fn changes_of(request: &Value) -> Result<Vec<Change>, RequestError> {
    let changes = match &request["changes"] {
        Value::Array(changes) => changes.iter().map(Change::from_json).collect(),
        _ => Change::from_json(&request["change"]).map(|change| vec![change]),
    };
    changes.filter(|changes| !changes.is_empty()).ok_or(RequestError::Malformed)
}

/// Returns the path of the value that a report is about; empty if it is about another file.
fn path_of(report: &Diagnostic, spec: &str) -> Vec<PathSegment> {
    let place = report.place.as_ref().map(|(place, _)| place);
    let path = place
        .filter(|place| place.source.name == spec)
        .map(|place| editing::path_at(&place.source.text, place.span.start));
    editing::field_path(path.unwrap_or_default())
}

/// Returns the path at which a change may cause mistakes: the value, or its table if several values change at once.
fn place_of<'c>(change: &'c Change, changes: &[Change]) -> &'c [PathSegment] {
    match (change, change.path()) {
        (Change::Set { .. }, [table @ .., _]) if changes.len() > 1 && !table.is_empty() => table,
        (_, path) => path,
    }
}

/// Returns `true` if one of two paths leads into the other. The top of a spec is related to nothing.
fn are_related(a: &[PathSegment], b: &[PathSegment]) -> bool {
    !a.is_empty() && !b.is_empty() && (a.starts_with(b) || b.starts_with(a))
}

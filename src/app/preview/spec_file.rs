//! Spec file behind the page: products made from it, changes by the form, and undo.

use crate::templates::{TEMPLATES, Template};
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_spec::editing::{self, Change};
use gridpress_spec::{BookSpec, Files, SeriesRegistry};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};

/// A spec in its folder. The session reads it, and the page changes it.
pub(crate) trait SpecDocument: Send + Sync {
    /// Returns the name of the spec, for users.
    fn name(&self) -> String;

    /// Returns `true` if there is a spec. Without one, the default book is shown.
    fn is_begun(&self) -> bool;

    /// Returns the text of the spec, or of the default book.
    fn source(&self) -> Result<Arc<Source>, Failure>;

    /// Returns the files next to the spec.
    fn files(&self) -> &(dyn Files + Sync);

    /// Returns the earlier volumes from the registry that the spec names.
    fn earlier(
        &self,
        spec: &BookSpec,
        registry: &SeriesRegistry,
    ) -> Result<PrecedingVolumes, Failure>;

    /// Returns the seed for a spec without one.
    fn seed(&self) -> String;

    /// Replaces the text of the spec, as a whole or not at all.
    fn write(&self, text: &str) -> Result<(), Failure>;

    /// Creates the spec from a template without overwriting anything.
    fn begin(&self, template: &Template) -> Result<(), Failure>;

    /// Makes a product of the spec in the file, and writes it next to the spec.
    fn make(&self, product: Product, sink: EventSink) -> Result<(), Failure>;
}

/// A receiver of the events of a job.
pub(crate) type EventSink = Arc<dyn Fn(BuildEvent) + Send + Sync>;

/// A product of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// The PDF of the book, and its lock.
    Book,
    /// The PDF of the cover.
    Cover,
}

impl Product {
    /// Returns the product with that name in a request.
    pub(super) fn named(name: &str) -> Option<Product> {
        [Product::Book, Product::Cover].into_iter().find(|product| product.name() == name)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Product::Book => "book",
            Product::Cover => "cover",
        }
    }
}

/// An event of a job.
#[derive(Clone, Debug)]
pub(crate) enum BuildEvent {
    /// The step that has begun.
    Step(String),
    /// A note.
    Line(String),
    /// A report.
    Report(Diagnostic),
}

/// The reason why a request failed, for users.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RequestError {
    /// The request is malformed.
    Malformed,
    /// The spec has changed since the page read it.
    Conflict(String),
    /// The requested change is invalid.
    Invalid(String),
    /// The system refused it.
    Failed(String),
}

impl RequestError {
    /// Returns the message.
    pub(super) fn message(&self) -> &str {
        match self {
            RequestError::Malformed => "invalid request",
            RequestError::Conflict(why)
            | RequestError::Invalid(why)
            | RequestError::Failed(why) => why,
        }
    }
}

impl From<Failure> for RequestError {
    fn from(failure: Failure) -> RequestError {
        let reports = failure.reports.iter();
        let words: Vec<String> = reports.map(|report| report.in_words()).collect();
        RequestError::Failed(words.join("\n"))
    }
}

/// The maximum number of changes that can be undone.
const MAX_UNDO: usize = 500;

/// An editor of a spec, with its history.
pub(super) struct SpecEditor {
    spec_file: Arc<dyn SpecDocument>,
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
    /// Returns the name of the direction for users.
    fn name(self) -> &'static str {
        match self {
            HistoryDirection::Undo => "undo",
            HistoryDirection::Redo => "redo",
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

impl SpecEditor {
    pub(super) fn new(spec_file: Arc<dyn SpecDocument>) -> SpecEditor {
        let history = Mutex::default();
        SpecEditor { spec_file, history }
    }

    /// Returns the values in the spec, and the version that changes must name.
    pub(super) fn spec(&self) -> Result<Value, RequestError> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        self.spec_json(&history)
    }

    fn spec_json(&self, history: &EditHistory) -> Result<Value, RequestError> {
        let name = self.spec_file.name();
        if !self.spec_file.is_begun() {
            let templates = TEMPLATES.iter().map(template_json).collect::<Vec<_>>();
            return Ok(json!({ "name": name, "version": null, "templates": templates }));
        }
        let text = self.spec_file.source()?.text.clone();
        let values = editing::values(&text);
        Ok(json!({
            "name": name,
            "version": version(&text),
            "values": values.as_ref().ok(),
            "wrong": values.as_ref().err(),
            "undo": history.next(HistoryDirection::Undo, &text).is_some(),
            "redo": history.next(HistoryDirection::Redo, &text).is_some(),
        }))
    }

    /// Applies the change of a request, and returns the new values.
    pub(super) fn edit(&self, request: &Value) -> Result<Value, RequestError> {
        let mut history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.current_text(request)?;
        let change = Change::from_json(&request["change"]).ok_or(RequestError::Malformed)?;
        let changed =
            change.apply(&text).map_err(|refusal| RequestError::Invalid(refusal.to_string()))?;
        if changed != text {
            self.spec_file.write(&changed)?;
            history.add(text, changed);
        }
        self.spec_json(&history)
    }

    /// Undoes the last change.
    pub(super) fn undo(&self, request: &Value) -> Result<Value, RequestError> {
        self.step(request, HistoryDirection::Undo)
    }

    /// Redoes the change that was undone last.
    pub(super) fn redo(&self, request: &Value) -> Result<Value, RequestError> {
        self.step(request, HistoryDirection::Redo)
    }

    fn step(&self, request: &Value, direction: HistoryDirection) -> Result<Value, RequestError> {
        let mut history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.current_text(request)?;
        let Some(next) = history.next(direction, &text) else {
            let why = format!("nothing to {}", direction.name());
            return Err(RequestError::Conflict(why));
        };
        self.spec_file.write(next)?;
        history.advance(direction);
        self.spec_json(&history)
    }

    /// Creates the spec from the template that a request names.
    pub(super) fn begin(&self, request: &Value) -> Result<Value, RequestError> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let template = request["template"]
            .as_str()
            .and_then(Template::named)
            .ok_or(RequestError::Malformed)?;
        if self.spec_file.is_begun() {
            let name = self.spec_file.name();
            let why = format!("`{name}` already exists; nothing was written");
            return Err(RequestError::Conflict(why));
        }
        self.spec_file.begin(template)?;
        self.spec_json(&history)
    }

    /// Returns the text that a request refers to, if the file still has it.
    fn current_text(&self, request: &Value) -> Result<String, RequestError> {
        let known = request["version"].as_str().ok_or(RequestError::Malformed)?;
        let conflict = |how: &str| {
            let name = self.spec_file.name();
            Err(RequestError::Conflict(format!(
                "`{name}` was {how} in the meantime; nothing was written"
            )))
        };
        if !self.spec_file.is_begun() {
            return conflict("removed");
        }
        let text = self.spec_file.source()?.text.clone();
        if version(&text) == known { Ok(text) } else { conflict("changed elsewhere") }
    }
}

fn template_json(template: &Template) -> Value {
    json!({ "name": template.name, "about": template.about })
}

/// Returns the version of a text.
pub(super) fn version(text: &str) -> String {
    sha256(text.as_bytes())
}

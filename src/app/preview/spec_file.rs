//! The file of a spec that is being written: products of it, changes by the form, and their undoing.

use crate::templates::{TEMPLATES, Template};
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_spec::editing::{self, Change};
use gridpress_spec::{BookSpec, Files, SeriesRegistry};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};

/// A spec in its folder. The session reads it; what the page in the browser asks for changes it.
pub(crate) trait SpecDocument: Send + Sync {
    /// The name of the spec, as users know it.
    fn name(&self) -> String;

    /// Whether there is a spec. Without one the default book is shown.
    fn is_begun(&self) -> bool;

    /// The text of the spec, or that of the default book.
    fn source(&self) -> Result<Arc<Source>, Failure>;

    /// The files beside the spec.
    fn files(&self) -> &(dyn Files + Sync);

    /// The volumes before the book, as the registry that its spec names knows them.
    fn earlier(
        &self,
        spec: &BookSpec,
        registry: &SeriesRegistry,
    ) -> Result<PrecedingVolumes, Failure>;

    /// The seed of a spec that names none.
    fn seed(&self) -> String;

    /// Puts `text` in the place of the spec's, whole or not at all.
    fn write(&self, text: &str) -> Result<(), Failure>;

    /// Begins the spec from a template; writes over nothing.
    fn begin(&self, template: &Template) -> Result<(), Failure>;

    /// Makes a product of the spec as it stands in the file, and puts it beside that.
    fn make(&self, product: Product, sink: EventSink) -> Result<(), Failure>;
}

/// Hears what is said while a product is made.
pub(crate) type EventSink = Arc<dyn Fn(BuildEvent) + Send + Sync>;

/// What can be made of a spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// The PDF of the book, and its lock.
    Book,
    /// The PDF of the cover.
    Cover,
}

impl Product {
    /// The product of that name in a request.
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

/// What is said while a product is made.
#[derive(Clone, Debug)]
pub(crate) enum BuildEvent {
    /// What is being done now.
    Step(String),
    /// A line of news.
    Line(String),
    /// A warning.
    Report(Diagnostic),
}

/// Why nothing was done, in words for whoever asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RequestError {
    /// The request makes no sense.
    Malformed,
    /// What the request is about is no more as the page knew it.
    Conflict(String),
    /// What was asked for cannot be.
    Invalid(String),
    /// The system refused it.
    Failed(String),
}

impl RequestError {
    /// The words.
    pub(super) fn message(&self) -> &str {
        match self {
            RequestError::Malformed => "the request makes no sense",
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

/// The most changes that can be taken back.
const MAX_UNDO: usize = 500;

/// Changes a spec, and knows its history.
pub(super) struct SpecEditor {
    spec_file: Arc<dyn SpecDocument>,
    history: Mutex<EditHistory>,
}

/// The texts that changes made, for as long as the file has no other.
#[derive(Default)]
struct EditHistory {
    undo: Vec<TextChange>,
    redo: Vec<TextChange>,
}

/// A change: the text before and after it.
struct TextChange {
    before: String,
    after: String,
}

/// Which direction a step through the history goes.
#[derive(Clone, Copy)]
enum HistoryDirection {
    Undo,
    Redo,
}

impl HistoryDirection {
    /// What users call it.
    fn name(self) -> &'static str {
        match self {
            HistoryDirection::Undo => "undo",
            HistoryDirection::Redo => "redo",
        }
    }
}

impl EditHistory {
    /// The text that a step leads to from `text`, where there is a step.
    fn next(&self, direction: HistoryDirection, text: &str) -> Option<&str> {
        let (from, to) = match direction {
            HistoryDirection::Undo => self.undo.last().map(|step| (&step.after, &step.before)),
            HistoryDirection::Redo => self.redo.last().map(|step| (&step.before, &step.after)),
        }?;
        (from == text).then_some(to)
    }

    /// Notes that the next step was taken.
    fn advance(&mut self, direction: HistoryDirection) {
        let (from, to) = match direction {
            HistoryDirection::Undo => (&mut self.undo, &mut self.redo),
            HistoryDirection::Redo => (&mut self.redo, &mut self.undo),
        };
        to.extend(from.pop());
    }

    fn add(&mut self, before: String, after: String) {
        // What lies before a change by others is not reached again.
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

    /// What stands in the spec, and the version that changes of it must name.
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

    /// Makes the change of a request, and tells what stands there then.
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

    /// Takes the last change back.
    pub(super) fn undo(&self, request: &Value) -> Result<Value, RequestError> {
        self.step(request, HistoryDirection::Undo)
    }

    /// Makes the change again that was taken back last.
    pub(super) fn redo(&self, request: &Value) -> Result<Value, RequestError> {
        self.step(request, HistoryDirection::Redo)
    }

    fn step(&self, request: &Value, direction: HistoryDirection) -> Result<Value, RequestError> {
        let mut history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.current_text(request)?;
        let Some(next) = history.next(direction, &text) else {
            let why = format!("there is nothing to {}", direction.name());
            return Err(RequestError::Conflict(why));
        };
        self.spec_file.write(next)?;
        history.advance(direction);
        self.spec_json(&history)
    }

    /// Begins the spec from the template that a request names.
    pub(super) fn begin(&self, request: &Value) -> Result<Value, RequestError> {
        let history = self.history.lock().unwrap_or_else(PoisonError::into_inner);
        let template = request["template"]
            .as_str()
            .and_then(Template::named)
            .ok_or(RequestError::Malformed)?;
        if self.spec_file.is_begun() {
            let name = self.spec_file.name();
            let why = format!("`{name}` is there already; nothing was written");
            return Err(RequestError::Conflict(why));
        }
        self.spec_file.begin(template)?;
        self.spec_json(&history)
    }

    /// The text that a request is about, if the file still has it.
    fn current_text(&self, request: &Value) -> Result<String, RequestError> {
        let known = request["version"].as_str().ok_or(RequestError::Malformed)?;
        let conflict = |how: &str| {
            let name = self.spec_file.name();
            Err(RequestError::Conflict(format!(
                "`{name}` was {how} meanwhile; nothing was written"
            )))
        };
        if !self.spec_file.is_begun() {
            return conflict("taken away");
        }
        let text = self.spec_file.source()?.text.clone();
        if version(&text) == known { Ok(text) } else { conflict("changed elsewhere") }
    }
}

fn template_json(template: &Template) -> Value {
    json!({ "name": template.name, "about": template.about })
}

/// The version of a text.
pub(super) fn version(text: &str) -> String {
    sha256(text.as_bytes())
}

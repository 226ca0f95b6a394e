//! The file of a spec that is being written: products of it, changes by the form, and their undoing.

use crate::templates::{TEMPLATES, Template};
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_spec::editing::{self, Change};
use gridpress_spec::{BookSpec, Files, RegisteredIn};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};

/// A spec in its folder. The studio reads it; what the page in the browser asks for changes it.
pub(crate) trait Manuscript: Send + Sync {
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
        registry: &RegisteredIn,
    ) -> Result<PrecedingVolumes, Failure>;

    /// The seed of a spec that names none.
    fn seed(&self) -> String;

    /// Puts `text` in the place of the spec's, whole or not at all.
    fn write(&self, text: &str) -> Result<(), Failure>;

    /// Begins the spec from a template; writes over nothing.
    fn begin(&self, template: &Template) -> Result<(), Failure>;

    /// Makes a product of the spec as it stands in the file, and puts it beside that.
    fn make(&self, product: Product, tell: Tell) -> Result<(), Failure>;
}

/// Hears what is said while a product is made.
pub(crate) type Tell = Arc<dyn Fn(Said) + Send + Sync>;

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
pub(crate) enum Said {
    /// What is being done now.
    Step(String),
    /// A line of news.
    Line(String),
    /// A warning.
    Report(Diagnostic),
}

/// Why nothing was done, in words for whoever asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// The request makes no sense.
    Senseless,
    /// What the request is about is no more as the page knew it.
    Conflict(String),
    /// What was asked for cannot be.
    Wrong(String),
    /// The system refused it.
    Failed(String),
}

impl Refused {
    /// The words.
    pub(super) fn why(&self) -> &str {
        match self {
            Refused::Senseless => "the request makes no sense",
            Refused::Conflict(why) | Refused::Wrong(why) | Refused::Failed(why) => why,
        }
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Refused {
        let reports = failure.reports.iter();
        let words: Vec<String> = reports.map(|report| report.in_words()).collect();
        Refused::Failed(words.join("\n"))
    }
}

/// The most changes that can be taken back.
const MOST_PAST: usize = 500;

/// Changes a spec, and knows its past.
pub(super) struct Writer {
    manuscript: Arc<dyn Manuscript>,
    past: Mutex<Past>,
}

/// The texts that changes made, for as long as the file has no other.
#[derive(Default)]
struct Past {
    undo: Vec<Step>,
    redo: Vec<Step>,
}

/// A change: the text before and after it.
struct Step {
    before: String,
    after: String,
}

/// Which way a step through the past goes.
#[derive(Clone, Copy)]
enum Way {
    Back,
    Forth,
}

impl Way {
    /// What users call it.
    fn name(self) -> &'static str {
        match self {
            Way::Back => "undo",
            Way::Forth => "redo",
        }
    }
}

impl Past {
    /// The text that a step leads to from `text`, where there is a step.
    fn next(&self, way: Way, text: &str) -> Option<&str> {
        let (from, to) = match way {
            Way::Back => self.undo.last().map(|step| (&step.after, &step.before)),
            Way::Forth => self.redo.last().map(|step| (&step.before, &step.after)),
        }?;
        (from == text).then_some(to)
    }

    /// Notes that the next step was taken.
    fn go(&mut self, way: Way) {
        let (from, to) = match way {
            Way::Back => (&mut self.undo, &mut self.redo),
            Way::Forth => (&mut self.redo, &mut self.undo),
        };
        to.extend(from.pop());
    }

    fn add(&mut self, before: String, after: String) {
        // What lies before a change by others is not reached again.
        if self.next(Way::Back, &before).is_none() {
            self.undo.clear();
        }
        if self.undo.len() == MOST_PAST {
            self.undo.remove(0);
        }
        self.redo.clear();
        self.undo.push(Step { before, after });
    }
}

impl Writer {
    pub(super) fn new(manuscript: Arc<dyn Manuscript>) -> Writer {
        let past = Mutex::default();
        Writer { manuscript, past }
    }

    /// What stands in the spec, and the version that changes of it must name.
    pub(super) fn spec(&self) -> Result<Value, Refused> {
        let past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        self.told(&past)
    }

    fn told(&self, past: &Past) -> Result<Value, Refused> {
        let name = self.manuscript.name();
        if !self.manuscript.is_begun() {
            let templates = TEMPLATES.iter().map(about).collect::<Vec<_>>();
            return Ok(json!({ "name": name, "version": null, "templates": templates }));
        }
        let text = self.manuscript.source()?.text.clone();
        let values = editing::values(&text);
        Ok(json!({
            "name": name,
            "version": version(&text),
            "values": values.as_ref().ok(),
            "wrong": values.as_ref().err(),
            "undo": past.next(Way::Back, &text).is_some(),
            "redo": past.next(Way::Forth, &text).is_some(),
        }))
    }

    /// Makes the change of a request, and tells what stands there then.
    pub(super) fn edit(&self, request: &Value) -> Result<Value, Refused> {
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.known(request)?;
        let change = Change::from_json(&request["change"]).ok_or(Refused::Senseless)?;
        let changed = change.apply(&text).map_err(|refusal| Refused::Wrong(refusal.to_string()))?;
        if changed != text {
            self.manuscript.write(&changed)?;
            past.add(text, changed);
        }
        self.told(&past)
    }

    /// Takes the last change back.
    pub(super) fn undo(&self, request: &Value) -> Result<Value, Refused> {
        self.step(request, Way::Back)
    }

    /// Makes the change again that was taken back last.
    pub(super) fn redo(&self, request: &Value) -> Result<Value, Refused> {
        self.step(request, Way::Forth)
    }

    fn step(&self, request: &Value, way: Way) -> Result<Value, Refused> {
        let mut past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        let text = self.known(request)?;
        let Some(next) = past.next(way, &text) else {
            let why = format!("there is nothing to {}", way.name());
            return Err(Refused::Conflict(why));
        };
        self.manuscript.write(next)?;
        past.go(way);
        self.told(&past)
    }

    /// Begins the spec from the template that a request names.
    pub(super) fn begin(&self, request: &Value) -> Result<Value, Refused> {
        let past = self.past.lock().unwrap_or_else(PoisonError::into_inner);
        let template =
            request["template"].as_str().and_then(Template::named).ok_or(Refused::Senseless)?;
        if self.manuscript.is_begun() {
            let name = self.manuscript.name();
            let why = format!("`{name}` is there already; nothing was written");
            return Err(Refused::Conflict(why));
        }
        self.manuscript.begin(template)?;
        self.told(&past)
    }

    /// The text that a request is about, if the file still has it.
    fn known(&self, request: &Value) -> Result<String, Refused> {
        let known = request["version"].as_str().ok_or(Refused::Senseless)?;
        let gone = |how: &str| {
            let name = self.manuscript.name();
            Err(Refused::Conflict(format!("`{name}` was {how} meanwhile; nothing was written")))
        };
        if !self.manuscript.is_begun() {
            return gone("taken away");
        }
        let text = self.manuscript.source()?.text.clone();
        if version(&text) == known { Ok(text) } else { gone("changed elsewhere") }
    }
}

fn about(template: &Template) -> Value {
    json!({ "name": template.name, "about": template.about })
}

/// The version of a text.
pub(super) fn version(text: &str) -> String {
    sha256(text.as_bytes())
}

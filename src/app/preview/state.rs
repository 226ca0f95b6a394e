//! State that the page in the browser shows: the edition, its findings, and the current job.

use super::product::{BuildEvent, Product};
use gridpress_audit::preflight::Finding;
use gridpress_base::diag::{Diagnostic, Severity};
use gridpress_studio::view::{finding, in_words, report};
use serde_json::{Value, json};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;

/// The state of a session. Every change gives it a new number.
#[derive(Clone, Default)]
pub(super) struct PreviewState {
    /// The number of the state.
    pub(super) number: u64,
    /// The name of the spec.
    pub(super) spec: String,
    /// The version of the latest text of the spec; `None` if there is no spec yet.
    pub(super) version: Option<String>,
    /// `true` while an edition is being built.
    pub(super) busy: bool,
    /// The mistakes in the latest text of the spec, and warnings.
    pub(super) reports: Vec<Diagnostic>,
    /// The last edition without mistakes.
    pub(super) shown: Option<Arc<ShownEdition>>,
    /// The findings for that edition; `None` until it has been checked.
    pub(super) findings: Option<Arc<Vec<Finding>>>,
    /// Its cover, once it is drawn: a sheet, or the reason why there is none.
    pub(super) cover: Option<Arc<Value>>,
    /// The steps before its files go to a shop; `None` until they have been compared.
    pub(super) checklist: Option<Arc<Value>>,
    /// The current job, or the last one.
    pub(super) job: Option<BuildJob>,
}

impl PreviewState {
    /// Returns the state as JSON.
    pub(super) fn to_json(&self) -> String {
        let findings = self.findings.as_ref();
        json!({
            "number": self.number,
            "busy": self.busy,
            "spec": self.spec,
            "version": self.version,
            "reports": self.reports.iter().map(|diagnostic| report(diagnostic, &self.spec)).collect::<Vec<_>>(),
            "edition": self.shown.as_ref().map(|shown| shown.number),
            "book": self.shown.as_ref().map(|shown| &shown.about),
            "findings": findings.map(|all| all.iter().map(finding).collect::<Vec<_>>()),
            "cover": self.cover.as_deref(),
            "checklist": self.checklist.as_deref(),
            "job": self.job.as_ref().map(BuildJob::to_json),
        })
        .to_string()
    }
}

/// A job that makes a product.
#[derive(Clone)]
pub(super) struct BuildJob {
    pub(super) product: Product,
    /// The current step; `None` once the job is finished.
    pub(super) step: Option<String>,
    /// The messages so far, each with its kind: news, warning or error.
    pub(super) messages: Vec<(&'static str, String)>,
}

impl BuildJob {
    pub(super) fn is_finished(&self) -> bool {
        self.step.is_none()
    }

    pub(super) fn record(&mut self, event: BuildEvent) {
        match event {
            BuildEvent::Step(step) => self.step = Some(step),
            BuildEvent::Line(line) => self.messages.push(("news", line)),
            BuildEvent::Report(report) => {
                let kind = match report.severity {
                    Severity::Error => "error",
                    Severity::Warning => "warning",
                };
                self.messages.push((kind, in_words(&report)));
            }
        }
    }

    /// Returns the job as JSON.
    pub(super) fn to_json(&self) -> Value {
        let messages =
            self.messages.iter().map(|(kind, text)| json!({ "kind": kind, "text": text }));
        json!({
            "product": self.product.name(),
            "step": self.step,
            "said": messages.collect::<Vec<_>>(),
            "failed": self.is_finished() && self.messages.iter().any(|(kind, _)| *kind == "error"),
        })
    }
}

/// A document of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EditionPart {
    /// The book.
    Book,
    /// The book of answers.
    Answers,
    /// The cover.
    Cover,
}

impl EditionPart {
    /// Returns the part with that name in an address.
    pub(super) fn named(name: &str) -> Option<EditionPart> {
        match name {
            "book" => Some(EditionPart::Book),
            "answers" => Some(EditionPart::Answers),
            "cover" => Some(EditionPart::Cover),
            _ => None,
        }
    }
}

/// A request to the thread of an edition.
pub(super) enum EditionRequest {
    /// For the picture of a page.
    Page(PageRequest),
    /// To compare the book with its files again.
    Compare,
}

/// A request for the picture of a page.
pub(super) struct PageRequest {
    pub(super) part: EditionPart,
    /// The page, by index.
    pub(super) page: usize,
    /// The receiver of the SVG, which is `None` if there is no such page.
    pub(super) reply: oneshot::Sender<Option<String>>,
}

/// An edition that can be shown. Its thread ends when the last reference is dropped.
pub(super) struct ShownEdition {
    /// The number of the edition.
    pub(super) number: u64,
    /// The data of the book for the page in the browser.
    pub(super) about: Value,
    requests: Mutex<Sender<EditionRequest>>,
}

impl ShownEdition {
    pub(super) fn new(number: u64, about: Value, requests: Sender<EditionRequest>) -> ShownEdition {
        let requests = Mutex::new(requests);
        ShownEdition { number, about, requests }
    }

    /// Requests that the book is compared with its files again.
    pub(super) fn compare(&self) {
        if let Ok(requests) = self.requests.lock() {
            // Without a thread, there is nothing to compare.
            let _ = requests.send(EditionRequest::Compare);
        }
    }

    /// Requests a page. The receiver fails if the edition is gone.
    pub(super) fn page(&self, part: EditionPart, page: usize) -> oneshot::Receiver<Option<String>> {
        let (reply, answer) = oneshot::channel();
        if let Ok(requests) = self.requests.lock() {
            // If the thread is gone, `reply` is dropped and the receiver fails.
            let _ = requests.send(EditionRequest::Page(PageRequest { part, page, reply }));
        }
        answer
    }
}

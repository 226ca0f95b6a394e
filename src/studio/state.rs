//! The state that the page shows: the edition, its findings, and the current job.

use crate::edition::{BuiltEdition, PreviewEdition};
use crate::project::version;
use crate::view::{
    BookView, ChecklistItem, DocumentView, FindingView, ReportView, document, finding, in_words,
    report,
};
use gridpress_ground::record::record;
use gridpress_messages::diag::{Diagnostic, Severity};
use gridpress_messages::text;
use gridpress_messages::{Text, Words};
use gridpress_press::{BuildEvent, Product};
use std::sync::Arc;

/// The state of the page. Every change gives it a new number.
#[derive(Clone, Default)]
pub struct PreviewState {
    /// The number of the state.
    pub number: u64,
    /// The name of the spec.
    pub spec: String,
    /// The version of the latest text of the spec; `None` if there is no spec yet.
    pub version: Option<String>,
    /// `true` while an edition is being built.
    pub busy: bool,
    /// The mistakes in the latest text of the spec, and warnings.
    pub reports: Vec<Diagnostic>,
    /// The last edition without mistakes.
    pub shown: Option<Arc<PreviewEdition>>,
    /// The current job, or the last one.
    pub job: Option<BuildJob>,
}

impl PreviewState {
    /// Announces that an edition of the spec called `name` is being built. `text` is `None` if there is no spec yet.
    pub fn announce(&mut self, name: String, text: Option<&str>) {
        self.busy = true;
        self.spec = name;
        self.version = text.map(version);
    }

    /// Shows an edition with its warnings. If the spec has mistakes, the last edition stays.
    pub fn show(&mut self, (edition, reports): BuiltEdition) {
        self.busy = false;
        self.reports = reports;
        self.shown = edition.map(Arc::new).or(self.shown.take());
    }

    /// Returns `true` if a job is running.
    pub fn is_making(&self) -> bool {
        self.job.as_ref().is_some_and(|job| !job.is_finished())
    }

    /// Returns the state as JSON, in the language of `words`.
    pub fn to_json(&self, words: &Words) -> String {
        let shown = self.shown.as_deref();
        let state = StateView {
            number: self.number,
            busy: self.busy,
            spec: self.spec.clone(),
            version: self.version.clone(),
            reports: (self.reports.iter())
                .map(|diagnostic| report(diagnostic, &self.spec, words))
                .collect(),
            edition: shown.map(|edition| edition.number),
            book: shown.map(|edition| edition.view.in_page(words)),
            findings: shown
                .and_then(PreviewEdition::findings)
                .map(|all| all.iter().map(|one| finding(one, words)).collect()),
            cover: shown.map(|edition| CoverView {
                paper: edition.cover.as_ref().ok().map(|cover| document(&cover.document)),
                why: edition.cover.as_ref().err().map(|why| why.in_page(words)),
            }),
            checklist: shown.and_then(PreviewEdition::checklist),
            job: self.job.as_ref().map(|job| job.view(words)),
        };
        serde_json::to_string(&state).expect("text")
    }
}

record! {
    /// The state that the page shows.
    pub struct StateView: Serialize {
        /// The number of the state.
        number: u64,
        /// `true` while an edition is being built.
        busy: bool,
        /// The name of the spec.
        spec: String,
        /// The version of the spec; absent if there is none yet.
        version: Option<String>,
        /// The mistakes in the spec, and warnings.
        reports: Vec<ReportView>,
        /// The number of the edition.
        edition: Option<u64>,
        /// Its book.
        book: Option<BookView>,
        /// The findings about it, once it has been checked.
        findings: Option<Vec<FindingView>>,
        /// Its cover.
        cover: Option<CoverView>,
        /// The steps before its files go to a shop, once they have been compared.
        checklist: Option<Vec<ChecklistItem>>,
        /// The current job, or the last one.
        job: Option<JobView>,
    }
}

record! {
    /// The cover of an edition.
    pub struct CoverView: Serialize {
        /// Its sheet, if there is one.
        paper: Option<DocumentView>,
        /// The reason why there is none.
        why: Option<String>,
    }
}

record! {
    /// A job that makes a product.
    pub struct JobView: Serialize {
        /// The product.
        product: &'static str,
        /// The current step; absent once the job is finished.
        step: Option<String>,
        /// The messages so far.
        said: Vec<MessageView>,
        /// `true` if it is finished and has failed.
        failed: bool,
    }
}

record! {
    /// A message of a job.
    pub struct MessageView: Serialize {
        /// `news`, `warning` or `error`.
        kind: &'static str,
        /// The text.
        text: String,
    }
}

/// A job that makes a product.
#[derive(Clone, Debug)]
pub struct BuildJob {
    product: Product,
    /// The current step; `None` once the job is finished.
    step: Option<Text>,
    /// The messages so far, each with its kind: news, warning or error.
    messages: Vec<(&'static str, Text)>,
}

impl BuildJob {
    /// Starts a job.
    pub fn new(product: Product) -> BuildJob {
        BuildJob { product, step: Some(text!("starting")), messages: Vec::new() }
    }

    fn is_finished(&self) -> bool {
        self.step.is_none()
    }

    /// Records an event.
    pub fn record(&mut self, event: BuildEvent) {
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

    /// Ends the job. It has failed if an error was recorded.
    pub fn finish(&mut self) {
        self.step = None;
    }

    /// Returns the job in the language of `words`.
    pub fn view(&self, words: &Words) -> JobView {
        JobView {
            product: self.product.name(),
            step: self.step.as_ref().map(|step| step.in_page(words)),
            said: (self.messages.iter())
                .map(|(kind, text)| MessageView { kind, text: text.in_page(words) })
                .collect(),
            failed: self.is_finished() && self.messages.iter().any(|(kind, _)| *kind == "error"),
        }
    }
}

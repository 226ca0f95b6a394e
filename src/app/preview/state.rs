//! What the page in the browser is told.

use super::job::Job;
use super::shown::Shown;
use gridpress_audit::preflight::Finding;
use gridpress_base::diag::{Diagnostic, Severity};
use gridpress_spec::editing;
use serde_json::{Value, json};
use std::sync::Arc;

/// The state of a studio. Every change of it has a number of its own.
#[derive(Clone, Default)]
pub(super) struct State {
    /// The number of the state.
    pub(super) number: u64,
    /// The name of the spec.
    pub(super) spec: String,
    /// The version of the latest text of the spec; `None` where there is no spec yet.
    pub(super) version: Option<String>,
    /// Whether an edition is being made.
    pub(super) busy: bool,
    /// Mistakes of the latest text of the spec, and warnings.
    pub(super) reports: Vec<Diagnostic>,
    /// The last edition without mistakes.
    pub(super) shown: Option<Arc<Shown>>,
    /// What was found when that edition was looked at more closely; `None` until it was.
    pub(super) findings: Option<Arc<Vec<Finding>>>,
    /// Its cover, once there was time to draw it: a sheet, or why there is none.
    pub(super) cover: Option<Arc<Value>>,
    /// What is being made for the page, or was made last.
    pub(super) job: Option<Job>,
}

impl State {
    /// The state as JSON.
    pub(super) fn to_json(&self) -> String {
        let findings = self.findings.as_ref();
        json!({
            "number": self.number,
            "busy": self.busy,
            "spec": self.spec,
            "version": self.version,
            "reports": self.reports.iter().map(|told| report(told, &self.spec)).collect::<Vec<_>>(),
            "edition": self.shown.as_ref().map(|shown| shown.number),
            "book": self.shown.as_ref().map(|shown| &shown.about),
            "findings": findings.map(|all| all.iter().map(finding).collect::<Vec<_>>()),
            "cover": self.cover.as_deref(),
            "job": self.job.as_ref().map(Job::to_json),
        })
        .to_string()
    }
}

/// A report, and the field that it is about, where that is one of `spec`.
fn report(report: &Diagnostic, spec: &str) -> Value {
    let place = report.place.as_ref().map(|(place, _)| place);
    let line = place.map(|place| place.source.line_of(place.span.start));
    let own = place.filter(|place| place.source.name == spec);
    let path = own.map(|place| editing::path_at(&place.source.text, place.span.start));
    json!({
        "error": report.severity == Severity::Error,
        "message": report.message,
        "words": report.in_words(),
        "line": line,
        "path": path.map(|path| editing::path_to_json(&path)),
        "text": report.render(false),
    })
}

fn finding(finding: &Finding) -> Value {
    json!({
        "rule": finding.rule,
        "advice": finding.is_advice,
        "passed": finding.passed,
        "which": finding.which.name(),
        "pages": finding.pages,
        "where": finding.where_(),
        "measured": finding.measured,
        "required": finding.required,
        "source": finding.source,
        "change": finding.change,
    })
}

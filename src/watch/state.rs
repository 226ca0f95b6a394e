//! What the page in the browser is told.

use super::shown::Shown;
use crate::diag::{Diagnostic, Severity};
use crate::preflight::Finding;
use serde_json::{Value, json};
use std::sync::Arc;

/// The state of a studio. Every change of it has a number of its own.
#[derive(Clone, Default)]
pub(super) struct State {
    /// The number of the state.
    pub(super) number: u64,
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
}

impl State {
    /// The state as JSON.
    pub(super) fn to_json(&self, spec: &str) -> String {
        let findings = self.findings.as_ref();
        json!({
            "number": self.number,
            "busy": self.busy,
            "spec": spec,
            "reports": self.reports.iter().map(report).collect::<Vec<_>>(),
            "edition": self.shown.as_ref().map(|shown| shown.number),
            "book": self.shown.as_ref().map(|shown| &shown.about),
            "findings": findings.map(|all| all.iter().map(finding).collect::<Vec<_>>()),
            "cover": self.cover.as_deref(),
        })
        .to_string()
    }
}

fn report(report: &Diagnostic) -> Value {
    let line = report
        .place
        .as_ref()
        .map(|(place, _)| place.source.line_of(place.span.start));
    json!({
        "error": report.severity == Severity::Error,
        "message": report.message,
        "line": line,
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

//! Making a product for the page in the browser: one at a time, while the book goes on being shown.

use super::manuscript::{Manuscript, Product, Said, Tell};
use super::refused::Refused;
use super::studio::Studio;
use gridpress_base::diag::Severity;
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread;

/// A product that is being made, or was.
#[derive(Clone)]
pub(super) struct Job {
    product: Product,
    /// What is being done now; `None` once it is over.
    step: Option<String>,
    /// What was said so far, and whether it is news, a warning or an error.
    said: Vec<(&'static str, String)>,
}

impl Job {
    fn is_over(&self) -> bool {
        self.step.is_none()
    }

    fn hear(&mut self, said: Said) {
        match said {
            Said::Step(step) => self.step = Some(step),
            Said::Line(line) => self.said.push(("news", line)),
            Said::Report(report) => {
                let kind = match report.severity {
                    Severity::Error => "error",
                    Severity::Warning => "warning",
                };
                self.said.push((kind, report.render(false)));
            }
        }
    }

    /// The job as JSON.
    pub(super) fn to_json(&self) -> Value {
        let said = self.said.iter();
        let said = said.map(|(kind, text)| json!({ "kind": kind, "text": text }));
        json!({
            "product": self.product.name(),
            "step": self.step,
            "said": said.collect::<Vec<_>>(),
            "failed": self.is_over() && self.said.iter().any(|(kind, _)| *kind == "error"),
        })
    }
}

/// Says at its end that the job is over.
struct Over<'s>(&'s Studio);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.hear(|job| {
            if thread::panicking() {
                let why = "a mistake of the program's own ended this".to_owned();
                job.said.push(("error", why));
            }
            job.step = None;
        });
    }
}

/// Begins to make a product.
///
/// # Errors
/// When one is being made, there is no spec, or the system gives no thread.
pub(super) fn begin(
    studio: &Arc<Studio>,
    manuscript: &Arc<dyn Manuscript>,
    product: Product,
) -> Result<Value, Refused> {
    if !manuscript.is_begun() {
        let why = "there is no spec yet: begin with a template";
        return Err(Refused::Conflict(why.to_owned()));
    }
    let job = Job { product, step: Some("beginning".to_owned()), said: Vec::new() };
    if !studio.take(job) {
        let why = "something is being made already; wait until it is there";
        return Err(Refused::Conflict(why.to_owned()));
    }
    let (at, manuscript) = (studio.clone(), manuscript.clone());
    let work = move || {
        // Whatever becomes of it, the next can be made.
        let _over = Over(&at);
        run(&at, &*manuscript, product);
    };
    let thread = thread::Builder::new().name("job".to_owned()).spawn(work);
    thread.map(|_| json!({})).map_err(|error| {
        studio.hear(|job| job.step = None);
        Refused::Failed(format!("the system gives no thread: {error}"))
    })
}

fn run(studio: &Arc<Studio>, manuscript: &dyn Manuscript, product: Product) {
    let hearer = studio.clone();
    let tell: Tell = Arc::new(move |said| hearer.hear(|job| job.hear(said)));
    let made = manuscript.make(product, tell);
    studio.hear(|job| {
        let reports = made.err().map_or(Vec::new(), |failure| failure.reports);
        for report in reports {
            job.hear(Said::Report(report));
        }
    });
}

impl Studio {
    /// Takes a job, unless one is being done.
    fn take(&self, job: Job) -> bool {
        let mut is_free = false;
        self.change(|state| {
            is_free = state.job.as_ref().is_none_or(Job::is_over);
            if is_free {
                state.job = Some(job);
            }
        });
        is_free
    }

    /// Changes the present job.
    fn hear(&self, change: impl FnOnce(&mut Job)) {
        self.change(|state| {
            if let Some(job) = &mut state.job {
                change(job);
            }
        });
    }
}

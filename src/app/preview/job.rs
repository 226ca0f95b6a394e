//! Making a product for the page in the browser: one at a time, while the book goes on being shown.

use super::editions::Studio;
use super::spec_file::{Manuscript, Product, Refused, Said, Tell};
use super::state::Job;
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread;

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

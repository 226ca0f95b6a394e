//! Job that makes a product for the page in the browser: one at a time, while the preview goes on.

use super::editions::PreviewSession;
use super::product::{BuildEvent, EventSink, Product, SpecDocument};
use super::state::BuildJob;
use gridpress_studio::RequestError;
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread;

/// A guard that marks the job as finished when it is dropped.
struct JobGuard<'s>(&'s PreviewSession);

impl Drop for JobGuard<'_> {
    fn drop(&mut self) {
        self.0.update_job(|job| {
            if thread::panicking() {
                let why = "gridpress failed because of a bug".to_owned();
                job.messages.push(("error", why));
            }
            job.step = None;
        });
        if let Some(shown) = self.0.shown() {
            shown.compare();
        }
    }
}

/// Starts a job.
///
/// # Errors
/// If another job is running, there is no spec, or no thread can be started.
pub(super) fn begin(
    session: &Arc<PreviewSession>,
    spec_file: &Arc<dyn SpecDocument>,
    product: Product,
) -> Result<Value, RequestError> {
    if !spec_file.is_begun() {
        let why = "there is no spec yet: start from a template";
        return Err(RequestError::Conflict(why.to_owned()));
    }
    let job = BuildJob { product, step: Some("starting".to_owned()), messages: Vec::new() };
    if !session.start_job(job) {
        let why = "something is already being made; wait until it is finished";
        return Err(RequestError::Conflict(why.to_owned()));
    }
    let (shared, spec_file) = (session.clone(), spec_file.clone());
    let work = move || {
        // The guard lets the next job start even after a panic.
        let _guard = JobGuard(&shared);
        run(&shared, &*spec_file, product);
    };
    let thread = thread::Builder::new().name("job".to_owned()).spawn(work);
    thread.map(|_| json!({})).map_err(|error| {
        session.update_job(|job| job.step = None);
        RequestError::Failed(format!("cannot start a thread: {error}"))
    })
}

fn run(session: &Arc<PreviewSession>, spec_file: &dyn SpecDocument, product: Product) {
    let listener = session.clone();
    let sink: EventSink = Arc::new(move |event| listener.update_job(|job| job.record(event)));
    let result = spec_file.make(product, sink);
    session.update_job(|job| {
        let reports = result.err().map_or(Vec::new(), |failure| failure.reports);
        for report in reports {
            job.record(BuildEvent::Report(report));
        }
    });
}

impl PreviewSession {
    /// Sets the current job. Returns `false` if another one is running.
    fn start_job(&self, job: BuildJob) -> bool {
        let mut is_free = false;
        self.change(|state| {
            is_free = state.job.as_ref().is_none_or(BuildJob::is_finished);
            if is_free {
                state.job = Some(job);
            }
        });
        is_free
    }

    /// Updates the current job.
    fn update_job(&self, change: impl FnOnce(&mut BuildJob)) {
        self.change(|state| {
            if let Some(job) = &mut state.job {
                change(job);
            }
        });
    }
}

//! Job that makes a product for the page in the browser: one at a time, while the preview goes on.

use super::editions::PreviewSession;
use super::product::SpecDocument;
use gridpress_messages::diag::Diagnostic;
use gridpress_messages::text;
use gridpress_press::{BuildEvent, Product};
use gridpress_studio::{BuildJob, RequestError, require_idle};
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread;

/// A guard that marks the job as finished when it is dropped.
struct JobGuard<'s>(&'s PreviewSession, &'s dyn SpecDocument);

impl Drop for JobGuard<'_> {
    fn drop(&mut self) {
        self.0.update_job(|job| {
            // The page would wait for the end of the job forever.
            if thread::panicking() {
                let why = Diagnostic::error(text!("bug"));
                job.record(BuildEvent::Report(why));
            }
            job.finish();
        });
        if let Some(shown) = self.0.shown() {
            self.0.compare(&shown, self.1);
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
    session.start_job(&**spec_file, product)?;
    let (shared, spec_file) = (session.clone(), spec_file.clone());
    let thread = thread::Builder::new().name("job".to_owned()).spawn(move || {
        // The guard lets the next job start even after a panic.
        let _guard = JobGuard(&shared, &*spec_file);
        run(&shared, &*spec_file, product);
    });
    thread.map(|_| json!({})).map_err(|error| {
        session.update_job(BuildJob::finish);
        RequestError::Failed(format!("cannot start a thread: {error}").into())
    })
}

fn run(session: &Arc<PreviewSession>, spec_file: &dyn SpecDocument, product: Product) {
    let result = spec_file.make(product, &|event| session.update_job(|job| job.record(event)));
    session.update_job(|job| {
        let reports = result.err().map_or(Vec::new(), |failure| failure.reports);
        for report in reports {
            job.record(BuildEvent::Report(report));
        }
    });
}

impl PreviewSession {
    /// Sets the current job.
    fn start_job(
        &self,
        spec_file: &dyn SpecDocument,
        product: Product,
    ) -> Result<(), RequestError> {
        let mut started = Ok(());
        self.change(|state| {
            // Checked and set under one lock, so that two clicks cannot start two jobs.
            started = require_idle(spec_file, state.is_making());
            if started.is_ok() {
                state.job = Some(BuildJob::new(product));
            }
        });
        started
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

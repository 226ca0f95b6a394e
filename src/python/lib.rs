//! The native part of the Python package. Its scripts turn these functions into the documented ones.
//!
//! Every function releases the interpreter's lock while it works, and ends when a signal such as Ctrl-C arrives.

use gridpress_bookspec::Files;
use gridpress_ground::named::suggestion;
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_press::{
    self as press, BookOrder, CoverKind, DayFormat, DeskOrder, NamedPdf, PictureOrder, PrintedBook,
    Progress,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// The time between two looks for signals.
const PERIOD: Duration = Duration::from_millis(50);

/// The stack of threads that work for Python, as large as that of a program.
const STACK: usize = 8 << 20;

/// The files that a spec names, by path.
struct GivenFiles(BTreeMap<String, Vec<u8>>);

impl Files for GivenFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        let path = path.strip_prefix("./").unwrap_or(path);
        self.0.get(path).cloned().ok_or_else(|| "it is not among `files`".into())
    }
}

/// Returns the result of `work`, which runs without the interpreter's lock. If a signal raises an exception meanwhile,
/// that is returned at once; `work`, whose flag is set then, is left to end on its own.
///
/// Python handles signals on its main thread only, so `work` has a thread of its own.
fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    let is_stopped = stop.clone();
    let (sender, receiver) = channel();
    let thread = thread::Builder::new().stack_size(STACK);
    let thread = thread.spawn(move || sender.send(work(&is_stopped)).is_ok())?;
    let receiver = Mutex::new(receiver);
    loop {
        match py.detach(|| receiver.lock().expect("used by this thread only").recv_timeout(PERIOD))
        {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Timeout) => {
                py.check_signals().inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
            Err(RecvTimeoutError::Disconnected) => {
                resume_unwind(thread.join().expect_err("it has sent nothing"))
            }
        }
    }
}

/// Does the same for work of the press, whose failures are exceptions: an exit code, and the reports as text.
fn interruptible_press<T: Send + 'static>(
    py: Python<'_>,
    work: impl FnOnce(Progress<'_>) -> Result<T, Failure> + Send + 'static,
) -> PyResult<T> {
    let made = interruptible(py, |stop| {
        // The press has no other way to end early.
        work(&|_| {
            if stop.load(Ordering::Relaxed) {
                resume_unwind(Box::new("interrupted"));
            }
        })
    })?;
    made.map_err(|failure| {
        let reports = failure.reports.iter().map(|report| report.render(false));
        exception(failure.exit as u8, reports.collect::<Vec<_>>().join("\n"))
    })
}

fn exception(exit: u8, message: String) -> PyErr {
    PyValueError::new_err((exit, message))
}

fn texts(reports: &[Diagnostic]) -> Vec<String> {
    reports.iter().map(|report| report.in_words().into()).collect()
}

/// A finished book: PDF, separate answers, lock, warnings.
type BookParts<'py> = (Bound<'py, PyBytes>, Option<Bound<'py, PyBytes>>, String, Vec<String>);

fn parts<'py>(py: Python<'py>, book: PrintedBook) -> BookParts<'py> {
    let answers = book.answers.map(|answers| PyBytes::new(py, &answers));
    (PyBytes::new(py, &book.pdf), answers, book.lock, texts(&book.warnings))
}

/// Answers a request of the engine in JSON.
#[pyfunction]
fn call(py: Python<'_>, verb: String, request: String) -> PyResult<String> {
    interruptible(py, move |stop| gridpress_verbs::call(&verb, &request, stop))
}

/// Runs the program, and returns its exit code. The first argument is the name of the program.
#[pyfunction]
fn run(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> u8 {
    py.detach(|| gridpress_app::run_with(arguments))
}

/// Makes a book.
#[pyfunction]
fn book(
    py: Python<'_>,
    spec: String,
    files: BTreeMap<String, Vec<u8>>,
    seed: Option<String>,
    name: String,
) -> PyResult<BookParts<'_>> {
    let book = interruptible_press(py, move |progress| {
        let order =
            BookOrder { seed: seed.as_deref(), name: &name, progress, ..Default::default() };
        press::book(&Source::new("spec", spec), &GivenFiles(files), &order)
    });
    Ok(parts(py, book?))
}

/// Makes the book of a lock again.
#[pyfunction]
fn reprint(
    py: Python<'_>,
    lock: String,
    files: BTreeMap<String, Vec<u8>>,
    name: String,
) -> PyResult<BookParts<'_>> {
    let book = interruptible_press(py, move |progress| {
        let order = BookOrder { name: &name, progress, ..Default::default() };
        press::reprint(&Source::new("lock", lock), &GivenFiles(files), &order)
    });
    Ok(parts(py, book?))
}

/// A cover: PDF, width and height of the sheet, width of the spine (in points), and pages.
type CoverParts<'py> = (Bound<'py, PyBytes>, f64, f64, f64, u32);

/// Makes the cover of the book of a spec.
#[pyfunction]
fn cover(
    py: Python<'_>,
    spec: String,
    files: BTreeMap<String, Vec<u8>>,
    seed: Option<String>,
    pages: Option<u32>,
    is_proof: bool,
) -> PyResult<CoverParts<'_>> {
    let cover = interruptible_press(py, move |progress| {
        let order = BookOrder { seed: seed.as_deref(), progress, ..Default::default() };
        let book = press::puzzles(&Source::new("spec", spec), &GivenFiles(files), &order)?;
        let kind = if is_proof { CoverKind::Proof } else { CoverKind::Print };
        press::cover(&book, pages, kind)
    })?;
    let (width, height) = (cover.sheet.width.to_pt(), cover.sheet.height.to_pt());
    Ok((PyBytes::new(py, &cover.pdf), width, height, cover.spine.to_pt(), cover.pages))
}

/// The files of a day, with their names, and warnings.
type DayParts<'py> = (Vec<(String, Bound<'py, PyBytes>)>, Vec<String>);

/// Makes the files of a day of a desk. Returns their names and contents, and warnings.
#[pyfunction]
fn day(
    py: Python<'_>,
    spec: String,
    files: BTreeMap<String, Vec<u8>>,
    seed: Option<String>,
    date: String,
    formats: Vec<String>,
) -> PyResult<DayParts<'_>> {
    let date: jiff::civil::Date = date
        .parse()
        .map_err(|_| exception(2, format!("`{date}` is not a date such as 2026-12-24")))?;
    let format = |name: &String| {
        DayFormat::from_name(name).ok_or_else(|| {
            let near = suggestion::<DayFormat>(name);
            exception(2, format!("`{name}` is not a format of days; {near}"))
        })
    };
    let formats: Vec<DayFormat> = formats.iter().map(format).collect::<PyResult<_>>()?;
    let (files, warnings) = interruptible_press(py, move |_| {
        let (seed, days) = (seed.as_deref(), &[date]);
        let order = DeskOrder { seed, days, formats: &formats, ..Default::default() };
        press::days(&Source::new("spec", spec), &GivenFiles(files), &order)
    })?;
    let files = files.into_iter().map(|file| (file.name, PyBytes::new(py, &file.bytes)));
    Ok((files.collect(), texts(&warnings)))
}

/// Compares PDFs with a lock. Returns what is proved, warnings and differences.
#[pyfunction]
fn verify(
    py: Python<'_>,
    lock: String,
    files: BTreeMap<String, Vec<u8>>,
    pdfs: Vec<(String, Vec<u8>)>,
) -> PyResult<(Vec<String>, Vec<String>, Vec<String>)> {
    let found = interruptible_press(py, move |progress| {
        let pdfs = pdfs.iter().map(|(name, bytes)| NamedPdf { name, bytes });
        let pdfs: Vec<NamedPdf> = pdfs.collect();
        press::verify(&Source::new("lock", lock), &GivenFiles(files), &pdfs, progress)
    })?;
    let [proved, warnings, differences] = [found.proved, found.warnings, found.differences]
        .map(|texts| texts.into_iter().map(String::from).collect());
    Ok((proved, warnings, differences))
}

/// Draws a puzzle, or its solution, as SVG.
#[pyfunction]
fn svg(py: Python<'_>, puzzle: String, has_solution: bool) -> PyResult<String> {
    const SPEC: &str = "[[section]]\nid = 'a'\nsource = 'puzzle'\nper_page = 1";
    interruptible_press(py, move |progress| {
        let order = BookOrder { seed: Some("1"), progress, ..Default::default() };
        let files = GivenFiles(BTreeMap::from([("puzzle".to_owned(), puzzle.into_bytes())]));
        let book = press::puzzles(&Source::new("spec", SPEC), &files, &order)?;
        // The puzzle, and then its solution.
        let pictures = press::pictures(&book, &PictureOrder::default())?;
        Ok(String::from_utf8_lossy(&pictures[usize::from(has_solution)].bytes).into_owned())
    })
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("VERSION", gridpress_audit::lock::VERSION)?;
    module.add_function(wrap_pyfunction!(call, module)?)?;
    module.add_function(wrap_pyfunction!(run, module)?)?;
    module.add_function(wrap_pyfunction!(book, module)?)?;
    module.add_function(wrap_pyfunction!(reprint, module)?)?;
    module.add_function(wrap_pyfunction!(cover, module)?)?;
    module.add_function(wrap_pyfunction!(day, module)?)?;
    module.add_function(wrap_pyfunction!(verify, module)?)?;
    module.add_function(wrap_pyfunction!(svg, module)?)
}

//! The native part of the Python package. Its scripts turn these functions into the documented ones.
//!
//! Every function releases the interpreter's lock while it works.

use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_press::{
    self as press, BookOrder, CoverKind, DayFormat, DeskOrder, NamedPdf, PrintedBook,
};
use gridpress_spec::Files;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::collections::BTreeMap;

/// The files that a spec names, by path.
struct GivenFiles(BTreeMap<String, Vec<u8>>);

impl Files for GivenFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let path = path.strip_prefix("./").unwrap_or(path);
        let found = self.0.get(path).cloned();
        found.ok_or_else(|| "it is not among `files`".to_owned())
    }
}

/// A failure as an exception: its exit code, and its reports as text.
fn exception(failure: &Failure) -> PyErr {
    let reports: Vec<String> = failure.reports.iter().map(|report| report.render(false)).collect();
    PyValueError::new_err((failure.exit as u8, reports.join("\n")))
}

fn texts(reports: &[Diagnostic]) -> Vec<String> {
    reports.iter().map(Diagnostic::in_words).collect()
}

/// A finished book: PDF, separate answers, lock, warnings.
type BookParts<'py> = (Bound<'py, PyBytes>, Option<Bound<'py, PyBytes>>, String, Vec<String>);

fn parts<'py>(py: Python<'py>, book: PrintedBook) -> BookParts<'py> {
    let answers = book.answers.map(|answers| PyBytes::new(py, &answers));
    (PyBytes::new(py, &book.pdf), answers, book.lock, texts(&book.warnings))
}

/// Answers a request of the engine in JSON.
#[pyfunction]
fn call(py: Python<'_>, verb: &str, request: &str) -> String {
    py.detach(|| gridpress_verbs::call(verb, request))
}

/// Runs the program, and returns its exit code. The first argument is the name of the program.
#[pyfunction]
fn run(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> u8 {
    py.detach(|| gridpress_app::run_with(arguments))
}

/// Makes a book.
#[pyfunction]
fn book<'py>(
    py: Python<'py>,
    spec: &str,
    files: BTreeMap<String, Vec<u8>>,
    seed: Option<&str>,
    name: &str,
) -> PyResult<BookParts<'py>> {
    let made = py.detach(|| {
        let source = Source::new("spec", spec);
        let order = BookOrder { seed, name, ..BookOrder::default() };
        press::book(&source, &GivenFiles(files), &order)
    });
    Ok(parts(py, made.map_err(|failure| exception(&failure))?))
}

/// Makes the book of a lock again.
#[pyfunction]
fn reprint<'py>(
    py: Python<'py>,
    lock: &str,
    files: BTreeMap<String, Vec<u8>>,
    name: &str,
) -> PyResult<BookParts<'py>> {
    let made = py.detach(|| {
        let order = BookOrder { name, ..BookOrder::default() };
        press::reprint(&Source::new("lock", lock), &GivenFiles(files), &order)
    });
    Ok(parts(py, made.map_err(|failure| exception(&failure))?))
}

/// A cover: PDF, width and height of the sheet, width of the spine (in points), and pages.
type CoverParts<'py> = (Bound<'py, PyBytes>, f64, f64, f64, u32);

/// Makes the cover of the book of a spec.
#[pyfunction]
fn cover<'py>(
    py: Python<'py>,
    spec: &str,
    files: BTreeMap<String, Vec<u8>>,
    seed: Option<&str>,
    pages: Option<u32>,
    is_proof: bool,
) -> PyResult<CoverParts<'py>> {
    let made = py.detach(|| {
        let source = Source::new("spec", spec);
        let order = BookOrder { seed, ..BookOrder::default() };
        let book = press::puzzles(&source, &GivenFiles(files), &order)?;
        let kind = if is_proof { CoverKind::Proof } else { CoverKind::Print };
        press::cover(&book, pages, kind)
    });
    let cover = made.map_err(|failure| exception(&failure))?;
    let (width, height) = (cover.sheet.width.to_pt(), cover.sheet.height.to_pt());
    Ok((PyBytes::new(py, &cover.pdf), width, height, cover.spine.to_pt(), cover.pages))
}

/// The files of a day, with their names, and warnings.
type DayParts<'py> = (Vec<(String, Bound<'py, PyBytes>)>, Vec<String>);

/// Makes the files of a day of a desk. Returns their names and contents, and warnings.
#[pyfunction]
fn day<'py>(
    py: Python<'py>,
    spec: &str,
    files: BTreeMap<String, Vec<u8>>,
    seed: Option<&str>,
    date: &str,
    formats: Vec<String>,
) -> PyResult<DayParts<'py>> {
    let date: jiff::civil::Date = date.parse().map_err(|_| {
        PyValueError::new_err((2_u8, format!("`{date}` is not a date such as 2026-12-24")))
    })?;
    let format = |name: &String| {
        DayFormat::from_name(name).ok_or_else(|| {
            PyValueError::new_err((2_u8, format!("`{name}` is not a format of days")))
        })
    };
    let formats: Vec<DayFormat> = formats.iter().map(format).collect::<PyResult<_>>()?;
    let made = py.detach(|| {
        let order = DeskOrder { seed, days: &[date], formats: &formats, ..DeskOrder::default() };
        press::days(&Source::new("spec", spec), &GivenFiles(files), &order)
    });
    let (files, warnings) = made.map_err(|failure| exception(&failure))?;
    let files = files.into_iter().map(|file| (file.name, PyBytes::new(py, &file.bytes)));
    Ok((files.collect(), texts(&warnings)))
}

/// Compares PDFs with a lock. Returns what is proved, warnings and differences.
#[pyfunction]
fn verify(
    py: Python<'_>,
    lock: &str,
    files: BTreeMap<String, Vec<u8>>,
    pdfs: Vec<(String, Vec<u8>)>,
) -> PyResult<(Vec<String>, Vec<String>, Vec<String>)> {
    let found = py.detach(|| {
        let pdfs = pdfs.iter().map(|(name, bytes)| NamedPdf { name, bytes });
        let pdfs: Vec<NamedPdf> = pdfs.collect();
        press::verify(&Source::new("lock", lock), &GivenFiles(files), &pdfs, &|_| ())
    });
    let found = found.map_err(|failure| exception(&failure))?;
    Ok((found.proved, found.warnings, found.differences))
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
    module.add_function(wrap_pyfunction!(verify, module)?)
}

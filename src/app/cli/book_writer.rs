//! The messages around a book that is written: what its cover needs, and what to do next.

use super::console::Console;
use super::output;
use super::workspace::DiskWorkspace;
use crate::Result;
use gridpress_audit::lock::LockedCover;
use gridpress_book::Book;
use gridpress_bookspec::Scheme;
use gridpress_ground::hash::sha256;
use gridpress_layout::{CoverKind, ImpositionPlan};
use gridpress_messages::diag::Diagnostic;
use gridpress_press::{self as press, ExistingBook, TypesetBook};
use std::path::{Path, PathBuf};

/// Lays out a book and writes its files in place of `existing`, together with `more` files. `spec` is the spec on disk,
/// if the book has one.
pub(super) fn write(
    book: &Book,
    existing: &ExistingBook,
    spec: Option<&Path>,
    more: &[(PathBuf, Vec<u8>)],
    workspace: &DiskWorkspace,
    console: &Console,
) -> Result<()> {
    let typeset =
        press::make_interior(book, existing, more, workspace, &|event| console.show(event))?;
    let spec = spec.filter(|spec| spec.as_os_str() != "-");
    print_summary(&typeset, spec, &existing.paths.pdf, console);
    if let Some(cover) = existing.cover() {
        warn_of_cover(&typeset, cover, spec, console);
    }
    Ok(())
}

/// Warns if the existing cover is of an earlier version of the book.
fn warn_of_cover(
    typeset: &TypesetBook,
    cover: &LockedCover,
    spec: Option<&Path>,
    console: &Console,
) {
    let pages = typeset.layout.book.len() as u32;
    let cover_now = press::cover(typeset.book, Some(pages), CoverKind::Print);
    let (is_same, now) = match &cover_now {
        // Comparing bytes also finds changes of texts and colours, which the number of pages does not show.
        Ok(cover_now) => (sha256(&cover_now.pdf) == cover.sha256, cover_now.pages),
        Err(_) => (false, pages),
    };
    if is_same {
        return;
    }
    let change = if cover.pages == now {
        "its title, puzzles or design have changed".to_owned()
    } else {
        format!("it is for {} pages, and the book has {now}", cover.pages)
    };
    let file = &cover.file;
    let message = format!("`{file}` is the cover of an earlier version of this book: {change}");
    let spec = spec.map_or(String::new(), |spec| format!(" {}", spec.display()));
    console.report(
        &Diagnostic::warning(message).help(format!("make it again: gridpress cover{spec}")),
    );
}

fn print_summary(typeset: &TypesetBook, spec: Option<&Path>, output: &Path, console: &Console) {
    console.note_time();
    if let Some(plan) = typeset.plan() {
        console.note(&imposition_text(&plan));
    }
    console.note(&format!(
        "to reproduce it: gridpress book --lock {}",
        output::lock_path(output).display()
    ));
    if let Some(spec) = spec {
        // The cover takes its name from the book.
        let cover = if output == spec.with_extension("pdf") {
            String::new()
        } else {
            let stem = output.file_stem().unwrap_or_default().to_string_lossy();
            format!(" -o {}", output.with_file_name(format!("{stem}-cover.pdf")).display())
        };
        let spec = spec.display();
        let next = match typeset.book.spec.worksheet {
            Some(_) => format!("to change the sheets: gridpress watch {spec}"),
            None => format!(
                "next: gridpress check {spec}, then the cover: gridpress cover {spec}{cover}"
            ),
        };
        console.note(&next);
    }
}

/// Describes how pages lie on sheets, and what to do with them.
fn imposition_text(plan: &ImpositionPlan) -> String {
    let sides = plan.sides();
    match plan.scheme() {
        Scheme::Booklet { .. } => format!(
            "a booklet of {} sheets: print on both sides, unscaled, flipped on the short edge; then fold",
            sides / 2
        ),
        Scheme::Nup(pages) => format!("{pages} pages per side, on {sides} sides"),
        Scheme::Spread => format!("facing pages side by side, on {sides} sides"),
    }
}

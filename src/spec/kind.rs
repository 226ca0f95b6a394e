//! What kind of sudoku a section holds: size, boxes, variants.

use super::reader::{Entry, Reports, Table};
use crate::diag::Diagnostic;
use crate::puzzle::{Kind, Variant};

/// `size`, `box` and `variant` of a section. `None` when they are wrong, which is reported.
pub(super) fn kind(reports: &Reports, table: &Table<'_>) -> Option<Kind> {
    let (size, boxes, variant) = (table.get("size"), table.get("box"), table.get("variant"));
    let side = size.as_ref().map_or(Some(9), side);
    let rows_columns = boxes.as_ref().map(rows_columns);
    let variants = variant.as_ref().map_or(Some(Vec::new()), variants);
    let boxes_fine = rows_columns != Some(None);
    let (side, variants) = (side?, variants?);
    if !boxes_fine {
        return None;
    }
    let kind = Kind::new(side, rows_columns.flatten(), &variants);
    let error = match kind {
        Ok(kind) => return Some(kind),
        Err(error) => error,
    };
    // The mistake lies where the size stops being possible alone, then with its boxes, then with its variants.
    let alone = Kind::new(side, None, &[]).is_err();
    let boxed = Kind::new(side, rows_columns.flatten(), &[]).is_err();
    let at = if alone {
        &size
    } else if boxed {
        &boxes
    } else {
        &variant
    };
    let place = at
        .as_ref()
        .map_or(reports.place(table.span()), Entry::place);
    let report = Diagnostic::error(error.message).at(place, "this cannot be printed");
    reports.push(report.help(error.help));
    None
}

/// `9` or `"9x9"`.
fn side(entry: &Entry<'_>) -> Option<usize> {
    if !entry.is_string() {
        return entry.whole(1..=99).map(|side| side as usize);
    }
    let text = entry.string()?;
    let side = match text.split_once('x') {
        None => text.parse().ok(),
        Some((rows, columns)) => rows.parse().ok().filter(|_| rows == columns),
    };
    if side.is_none() {
        let label = "expected a whole number, or a text such as \"9x9\"";
        entry.wrong(format!("`{text}` is no size"), label, "");
    }
    side
}

/// `"2x3"`: rows and columns of a box.
fn rows_columns(entry: &Entry<'_>) -> Option<(usize, usize)> {
    let text = entry.string()?;
    let parts = text.split_once('x');
    let boxes = parts.and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
    if boxes.is_none() {
        let label = "expected rows and columns, as in \"2x3\"";
        entry.wrong(format!("`{text}` is no box"), label, "");
    }
    boxes
}

fn variants(entry: &Entry<'_>) -> Option<Vec<Variant>> {
    let items = if entry.is_string() {
        vec![entry.choice()]
    } else {
        entry.items()?.iter().map(|item| item.choice()).collect()
    };
    items.into_iter().collect()
}

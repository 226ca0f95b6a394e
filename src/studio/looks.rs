//! Looks to choose from: the author's own book with another design, as small pictures.

use crate::project::{ProjectFolder, RequestError};
use gridpress_book::Book;
use gridpress_bookspec::BookSpec;
use gridpress_bookspec::editing::{Change, PathSegment};
use gridpress_layout as layout;
use gridpress_messages::diag::{Failure, Source};
use gridpress_press as press;
use serde_json::Value;

/// A look of a book that differs from the present one in the value of one key.
#[derive(Clone, Copy, Debug)]
pub struct LookRequest<'r> {
    /// The table of the key, `cover`; empty for keys at the top.
    pub table: &'r str,
    /// The key, such as `design`.
    pub key: &'r str,
    /// The value of the look.
    pub value: &'r str,
}

/// Keys of covers in colour, without which the plain design is shown.
const IN_COLOUR: [&str; 8] =
    ["palette", "badges", "count", "series", "price", "publisher", "logo", "samples"];

/// Draws a look as SVG: the front of the cover for its keys, and else the first page of puzzles. `make` makes the book.
///
/// # Errors
/// If the book cannot have the value, or cannot be drawn.
pub fn look(
    folder: &dyn ProjectFolder,
    request: LookRequest<'_>,
    make: &dyn Fn(BookSpec) -> Result<Book, Failure>,
) -> Result<String, RequestError> {
    let path = |key: &str| {
        let keys = [request.table, key].into_iter().filter(|key| !key.is_empty());
        keys.map(|key| PathSegment::Key(key.to_owned())).collect::<Vec<_>>()
    };
    let mut changes = vec![Change::Set { path: path(request.key), value: request.value.into() }];
    let is_cover = request.table == "cover";
    if is_cover && request.value == "plain" {
        changes.extend(IN_COLOUR.map(|key| Change::Set { path: path(key), value: Value::Null }));
    } else if is_cover {
        changes.push(Change::Set { path: path("background"), value: Value::Null });
    }
    let source = folder.source()?;
    let changed = changes
        .iter()
        .try_fold(source.text.clone(), |text, change| change.apply(&text))
        .map_err(|error| RequestError::Invalid(error.text()))?;
    let source = Source::new(&source.name, changed);
    let (spec, _) = BookSpec::parse(&source, folder.files()).map_err(Failure::input)?;
    let book = make(spec)?;
    if is_cover {
        return Ok(press::page_svg(&book, &layout::lay_out_shop_front(&book)?, 0)?);
    }
    let pages = layout::lay_out(&book)?;
    let first = pages.puzzle_pages.first().map_or(0, |printed| printed.page.saturating_sub(1));
    Ok(press::page_svg(&book, &pages.book, first as usize)?)
}

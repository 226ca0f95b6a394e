//! The listing of the book in a shop, as the page shows it.

use crate::project::{ProjectFolder, RequestError};
use gridpress_book::Book;
use gridpress_bookspec::BookSpec;
use gridpress_layout as layout;
use gridpress_messages::diag::Failure;
use gridpress_messages::{Text, Words};
use gridpress_press as press;
use serde_json::Value;

/// Returns the listing of the book as JSON, without its pictures. `make` makes the book.
///
/// # Errors
/// If the spec has mistakes, or the book cannot be made.
pub fn listing(
    folder: &dyn ProjectFolder,
    make: &dyn Fn(BookSpec) -> Result<Book, Failure>,
    words: &Words,
) -> Result<Value, RequestError> {
    let (spec, _) = BookSpec::parse(&folder.source()?, folder.files()).map_err(Failure::input)?;
    press::require_sections(&spec, &folder.name())?;
    let book = make(spec)?;
    let listing = press::listing(&book, &layout::lay_out(&book)?)?;
    let mut reply: Value = serde_json::from_str(&listing.to_json())
        .map_err(|error| RequestError::Failed(error.to_string().into()))?;
    for (warning, reply) in
        listing.warnings.iter().zip(reply["warnings"].as_array_mut().into_iter().flatten())
    {
        let parts = vec![warning.message.clone(), warning.help.clone()];
        reply["words"] = Text::sentences(parts).in_page(words).into();
    }
    Ok(reply)
}

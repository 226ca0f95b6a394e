//! Changes to the text of a spec, as a form asks for them: comments, order and line ends stay.
//!
//! [`form`] describes the fields, which are the keys of a spec, and [`values`] what stands in them. A [`Change`] makes
//! another text of the one that it is given. [`path_at`] finds the field that a report is about.

mod change;
mod comments;
mod fields;
mod list;
mod path;
mod place;
mod tree;
mod value;

pub use change::{Change, Refusal};
pub use fields::{form, values};
pub use path::to_json as path_to_json;
pub use place::path_at;

#[cfg(test)]
mod tests;

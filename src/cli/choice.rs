//! Arguments that are one of a few names.

use crate::named::Named;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// Reads the name of a `T`. Help, errors and completions of shells list the names; with `ignore_case` the argument
/// takes them in any case.
pub(super) fn choice<T: Named + Send + Sync>() -> impl TypedValueParser<Value = T> {
    let names = T::NAMES.iter().map(|(name, _)| *name);
    let value = |name: String| T::named(&name).ok_or_else(|| format!("there is no `{name}`"));
    PossibleValuesParser::new(names).try_map(value)
}

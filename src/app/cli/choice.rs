//! Arguments that are one of a few names.

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use gridpress_engine::named::Named;
use std::ffi::OsStr;

/// Reads the name of a `T`. Help, errors and completions of shells list the names; with `ignore_case` the argument
/// takes them in any case.
pub(super) fn choice<T: Named + Send + Sync>() -> impl TypedValueParser<Value = T> {
    let names = T::NAMES.iter().map(|(name, _)| *name);
    let value = |name: String| T::named(&name).ok_or_else(|| format!("there is no `{name}`"));
    PossibleValuesParser::new(names).try_map(value)
}

/// Reads a name, in any case, by `parse`, which says what is wrong with one that there is not. Help and completions list `names`.
pub(super) fn listed<T: Clone + Send + Sync + 'static>(
    parse: fn(&str) -> Result<T, String>,
    names: fn() -> Vec<&'static str>,
) -> impl TypedValueParser<Value = T> {
    let read = StringValueParser::new().try_map(move |name| parse(&name.to_ascii_lowercase()));
    Listed { read, names }
}

/// The parser of [`listed`].
#[derive(Clone)]
struct Listed<P> {
    read: P,
    names: fn() -> Vec<&'static str>,
}

impl<P: TypedValueParser> TypedValueParser for Listed<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        self.read.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = (self.names)().into_iter();
        Some(Box::new(names.map(PossibleValue::new)))
    }
}

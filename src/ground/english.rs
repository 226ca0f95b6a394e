//! Texts in English that other crates translate.

use std::fmt;
use std::ops::Deref;

/// A text in English, with the key and the arguments of its translations. It is small, since errors have several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnglishText {
    /// The text in English.
    pub text: Box<str>,
    /// The key of its translations; empty if it has none.
    pub key: &'static str,
    /// The values of its placeholders, by name.
    pub args: Box<[(&'static str, String)]>,
}

/// Creates an [`EnglishText`]: `english!("too-many-cells": "a line of more than {most} cells", most = MAX_CELLS)`. A bare
/// name stands for the variable of that name.
#[macro_export]
macro_rules! english {
    ($key:literal: $text:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        $($(let $name = $value;)?)*
        $crate::english::EnglishText {
            text: format!($text).into(),
            key: $key,
            args: [$((stringify!($name), $name.to_string())),*].into(),
        }
    }};
}

impl EnglishText {
    /// Creates a text without translations: the words of a parser of another library, or those of commands alone.
    pub fn untranslated(text: &str) -> EnglishText {
        EnglishText { text: text.into(), key: "", args: Box::default() }
    }
}

impl Deref for EnglishText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for EnglishText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl<T: AsRef<str>> PartialEq<T> for EnglishText {
    fn eq(&self, other: &T) -> bool {
        *self.text == *other.as_ref()
    }
}

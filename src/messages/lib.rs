//! All text that the program prints on paper or reports to authors, in the language of the book.
//!
//! Each folder of `languages` has the messages of one, in the syntax of [Project Fluent](https://projectfluent.org); that of
//! English defines which messages exist. [`Words`] are the messages of a language with a spec's overrides. Whole sentences are messages, so
//! that a language can order and inflect its words as it needs.

#![forbid(unsafe_code)]

/// Methods for messages without placeholders: `name = "key";`.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident = $key:literal;)*) => {
        impl $crate::Words {
            $($(#[$doc])* pub fn $name(&self) -> &str { self.text($key) })*
        }
    };
}

/// Methods for messages whose placeholders have the names of the arguments: `name(count: usize) = "key";`.
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident($($arg:ident: $type:ty),+) = $key:literal;)*) => {
        impl $crate::Words {
            $($(#[$doc])* pub fn $name(&self, $($arg: $type),+) -> String {
                $crate::bundle::say!(self, $key, $($arg),+)
            })*
        }
    };
}

mod author;
mod bundle;
pub mod calendar;
mod dates;
pub mod diag;
pub mod file_kind;
mod headings;
mod language;
mod numerals;
mod page_words;
mod rules;
mod shop_texts;
pub mod steps;
pub mod symbols;
mod synonyms;
#[cfg(test)]
mod tests;
pub mod walkthrough;
mod web_texts;

pub use author::{Text, TextArg};
pub use bundle::{MessageError, keys};
pub use headings::CageForms;
pub use language::{LanguageError, language_tag, languages};
pub use page_words::{PageHost, page_words};
pub use rules::{ExampleMark, TakenBy};
pub use shop_texts::KeywordTopic;

use bundle::{MessageArg, Messages, say};
use fluent_bundle::{FluentArgs, FluentValue};
use language::Language;
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::sync::OnceLock;
use std::sync::{Arc, LazyLock};

/// The messages of a book. Clones are cheap.
#[derive(Clone)]
pub struct Words(Arc<Inner>);

struct Inner {
    language: Arc<Language>,
    own: BTreeMap<String, String>,
    messages: Messages,
    /// The messages for authors, loaded on first use.
    author: OnceLock<Messages>,
}

/// A note with a placeholder for a page number that is determined later, such as `Answer on page 57`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageNote(Arc<str>);

/// The message of `expect` on the formats of a language.
const DATA: &str = "the locales of the messages have data";

/// The placeholder for the page number.
const NUMBER: &str = "\u{1}";

impl PageNote {
    /// Creates a note of the number alone.
    pub fn bare() -> PageNote {
        PageNote(NUMBER.into())
    }

    /// Returns the words before the number; `None` if words follow it.
    pub fn lead(&self) -> Option<&str> {
        self.0.strip_suffix(NUMBER)
    }

    /// Returns the note for a page.
    pub fn with(&self, page: impl Display) -> String {
        self.0.replace(NUMBER, &page.to_string())
    }
}

impl Words {
    /// Returns the messages in English.
    pub fn english() -> Words {
        // Loading parses all messages, and English is needed often, even for books in other languages.
        static ENGLISH: LazyLock<Words> =
            LazyLock::new(|| Words::new("en").expect("there are words in English"));
        ENGLISH.clone()
    }

    /// Returns the messages in the language of a BCP 47 tag: `de`, or `de-AT`, which has the messages of `de`, and
    /// dates and numbers as in Austria. `pt-BR` overrides messages of `pt`, and `de-informal` addresses the reader as
    /// `du`.
    ///
    /// # Errors
    /// The tag is malformed, or its language is not one of [`languages`].
    pub fn new(language: &str) -> Result<Words, LanguageError> {
        let language = Arc::new(Language::new(language)?);
        Ok(Words::of(language, BTreeMap::new()).expect("the file of a language"))
    }

    /// Returns these messages with the overrides `own`, by key.
    ///
    /// # Errors
    /// The first override whose key is not one of [`keys`], that is not a valid message, or that lacks a placeholder.
    pub fn with_overrides(&self, own: BTreeMap<String, String>) -> Result<Words, MessageError> {
        Words::of(self.0.language.clone(), own)
    }

    fn of(language: Arc<Language>, own: BTreeMap<String, String>) -> Result<Words, MessageError> {
        let messages = Messages::new(&language, &own)?;
        Ok(Words(Arc::new(Inner { language, own, messages, author: OnceLock::new() })))
    }

    /// Returns the standard messages of the language.
    pub fn without_overrides(&self) -> Words {
        if self.overrides().is_empty() {
            return self.clone();
        }
        self.with_overrides(BTreeMap::new()).expect("the file of a language")
    }

    /// Checks that `text` can replace the message `key`.
    ///
    /// # Errors
    /// The first error in `text`.
    pub fn check(&self, key: &str, text: &str) -> Result<(), MessageError> {
        bundle::check(&self.0.language, key, text).map(|_| ())
    }

    /// Returns the BCP 47 tag of the language.
    pub fn language(&self) -> &str {
        &self.0.language.tag
    }

    /// Returns the BCP 47 tag for documents, which omits the form of address: `de` for `de-informal`.
    pub fn document_language(&self) -> &str {
        &self.0.language.document_tag
    }

    /// Returns the tag of the main language, without a region.
    pub fn main_language(&self) -> &'static str {
        self.0.language.file.0
    }

    /// Returns the overrides of the spec, by key.
    pub fn overrides(&self) -> &BTreeMap<String, String> {
        &self.0.own
    }

    /// Formats a number with separators: `1,000`. Numbers of puzzles and pages do not use this.
    pub fn number(&self, number: usize) -> String {
        self.0.language.number(number as i64)
    }

    /// Returns `text` in the capitals of the language.
    pub fn capitals(&self, text: &str) -> String {
        self.0.language.capitals(text)
    }

    /// Formats a list, as in `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        self.0.language.and(items)
    }

    /// Returns a message without placeholders.
    fn text(&self, key: &str) -> &str {
        self.0.messages.text(key)
    }

    /// Returns a message with `args` for its placeholders.
    fn say(&self, key: &str, args: &[(&'static str, MessageArg)]) -> String {
        self.filled(&self.0.messages, key, args)
    }

    /// Returns a message for authors.
    fn author(&self, key: &str, args: &[(&'static str, MessageArg)]) -> String {
        self.translated(key, args).unwrap_or_else(|| panic!("no message `{key}`"))
    }

    /// Returns a message for authors, in English as long as those of the language are not downloaded; `None` in English
    /// if the engine has it.
    fn translated(&self, key: &str, args: &[(&'static str, MessageArg)]) -> Option<String> {
        let language = &self.0.language;
        let author = &self.0.author;
        match author.get().or_else(|| {
            let text = language.files.application().author.text()?;
            Some(author.get_or_init(|| Messages::of(language, text)))
        }) {
            Some(messages) => messages.has(key).then(|| self.filled(messages, key, args)),
            None => Words::english().translated(key, args),
        }
    }

    fn filled(
        &self,
        messages: &Messages,
        key: &str,
        args: &[(&'static str, MessageArg)],
    ) -> String {
        let mut filled = FluentArgs::new();
        // Only the forms that the message uses are computed; some need the messages of every house.
        for (name, form) in messages.uses(key) {
            let arg = args.iter().find(|(own, _)| own == name);
            let Some((_, arg)) = arg else {
                // Overrides are checked against the same placeholders when a spec is read, so that this is an error of
                // the program.
                panic!("message `{key}` has a placeholder `{name}` that nothing fills")
            };
            let full = if form.is_empty() { name.clone() } else { format!("{name}-{form}") };
            filled.set(full, self.form(arg, form));
        }
        messages.format(key, Some(&filled))
    }

    /// Returns the value of a placeholder in one of its forms.
    fn form(&self, arg: &MessageArg, form: &str) -> FluentValue<'static> {
        let language = &self.0.language;
        match (arg, form) {
            (MessageArg::List(items), "count") => items.len().into(),
            (MessageArg::List(items), _) if items.len() == 1 => items[0].clone().into(),
            (MessageArg::List(items), "or") => language.or(items).into(),
            (MessageArg::List(items), _) => language.and(items).into(),
            (MessageArg::Count(count), "word") => say!(self, "number-word", number = *count).into(),
            (MessageArg::Count(count), _) => (*count).into(),
            (MessageArg::Technique(technique), "there") => {
                self.technique_with_article(*technique).to_owned().into()
            }
            (MessageArg::Technique(technique), _) => self.technique(*technique).to_owned().into(),
            (MessageArg::Houses(houses, any), form) => {
                let names: Vec<String> =
                    houses.iter().map(|house| self.house(house, form)).collect();
                if *any { language.or(&names).into() } else { language.and(&names).into() }
            }
        }
    }

    /// Returns the name of a house in one of its forms.
    fn house(&self, house: &bundle::HouseName, form: &str) -> String {
        let mut args = vec![("form", MessageArg::from(form))];
        if let Some((name, items)) = &house.with {
            args.push((name, MessageArg::List(items.clone())));
        }
        self.say(&house.key, &args)
    }

    /// Returns the message `key` with its placeholder `page` left open.
    fn page_note(&self, key: &str) -> PageNote {
        // A control character that no message contains; page numbers are known only after the pages are laid out.
        PageNote(say!(self, key, page = NUMBER).into())
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        (self.language(), self.overrides()) == (other.language(), other.overrides())
    }
}

impl Eq for Words {}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({}, {:?})", self.language(), self.overrides())
    }
}

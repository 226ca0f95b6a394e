//! Messages in the syntax of Project Fluent: read from a file, with a spec's own in place of some, and filled in.

use super::language::Language;
use super::tree::{self, FUNCTIONS, MessageTree, Mistake};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use gridpress_engine::rating::Technique;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::iter;
use std::sync::Arc;

/// The value of a placeholder.
pub(super) enum Arg {
    /// A text, or several to be joined.
    List(Vec<String>),
    /// A number of things.
    Count(usize),
    /// Houses, joined by "or" when the flag is set and by "and" otherwise.
    Houses(Vec<House>, bool),
    /// A technique.
    Technique(Technique),
}

/// The message that names a house, and what to fill it with.
pub(super) struct House {
    pub(super) key: Cow<'static, str>,
    pub(super) with: Option<(&'static str, Vec<String>)>,
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::List(vec![text])
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::from(text.to_owned())
    }
}

impl From<Vec<String>> for Arg {
    fn from(items: Vec<String>) -> Arg {
        Arg::List(items)
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        Arg::Count(count)
    }
}

impl From<Technique> for Arg {
    fn from(technique: Technique) -> Arg {
        Arg::Technique(technique)
    }
}

/// A message, filled in: `say!(words, "is", cell = cell, digit = digit)`.
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::messages::bundle::Arg::from($value))),*])
    };
}
pub(super) use say;

/// The messages of a language.
pub(super) struct Messages {
    bundle: FluentBundle<FluentResource>,
    /// The placeholders of each: name, and form.
    uses: BTreeMap<String, Vec<(String, String)>>,
    /// The messages without placeholders, by key.
    plain: BTreeMap<String, String>,
}

impl Messages {
    /// The messages of `language`, with `own` in place of its own.
    pub(super) fn new(
        language: &Arc<Language>,
        own: &BTreeMap<String, String>,
    ) -> Result<Messages, Mistake> {
        let (tag, file) = language.file;
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().expect("a tag")]);
        // Marks of writing direction would stand on the page.
        bundle.set_use_isolating(false);
        bundle.set_transform(Some(unwrapped));
        functions(&mut bundle, language).expect("functions of different names");
        let resource = |text: &str| FluentResource::try_new(text.to_owned());
        let mut uses = BTreeMap::new();
        let mut add = |bundle: &mut FluentBundle<_>, resource: FluentResource| {
            let tree = MessageTree::new(resource.entries());
            uses.extend(tree.messages.iter().map(|(key, found)| {
                let names = found.names.iter().map(|name| tree::name_and_form(name));
                let names = names.map(|(name, form)| (name.to_owned(), form.to_owned()));
                (key.clone(), names.collect())
            }));
            bundle.add_resource_overriding(resource);
        };
        for text in iter::once(file).chain(language.region) {
            add(&mut bundle, resource(text).expect("the file of a language"));
        }
        for (key, value) in own {
            add(&mut bundle, tree::check(language, key, value)?);
        }
        let mut messages = Messages { bundle, uses, plain: BTreeMap::new() };
        let plain = messages.uses.iter().filter(|(_, uses)| uses.is_empty());
        let plain = plain.map(|(key, _)| (key.clone(), messages.format(key, None)));
        messages.plain = plain.collect();
        Ok(messages)
    }

    /// A message without placeholders.
    pub(super) fn text(&self, key: &str) -> &str {
        let text = self.plain.get(key);
        text.unwrap_or_else(|| panic!("no message `{key}` without placeholders"))
    }

    /// The placeholders of a message.
    pub(super) fn uses(&self, key: &str) -> &[(String, String)] {
        let uses = self.uses.get(key);
        uses.unwrap_or_else(|| panic!("no message `{key}`"))
    }

    /// A message filled in.
    pub(super) fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        let message = self.bundle.get_message(key);
        let pattern = message.and_then(|message| message.value()).expect("a text");
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "`{key}`: {errors:?}");
        text.into_owned()
    }
}

/// Lines are broken where they are set, not where a file breaks them.
fn unwrapped(text: &str) -> Cow<'_, str> {
    match text.contains('\n') {
        true => text.replace('\n', " ").into(),
        false => text.into(),
    }
}

fn functions(
    bundle: &mut FluentBundle<FluentResource>,
    language: &Arc<Language>,
) -> Result<(), FluentError> {
    let own = language.clone();
    bundle.add_function(FUNCTIONS[0], move |args, _| match args {
        [FluentValue::String(text)] => own.capital(text).into(),
        _ => FluentValue::Error,
    })?;
    let own = language.clone();
    bundle.add_function(FUNCTIONS[1], move |args, _| match args {
        [FluentValue::Number(number)] => own.number(number.value as i64).into(),
        _ => FluentValue::Error,
    })
}

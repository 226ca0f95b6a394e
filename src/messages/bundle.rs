//! Messages in the syntax of Project Fluent: parsed from a file, overridden by a spec, checked and filled in.

use crate::language::{LANGUAGES, Language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use gridpress_engine::rating::Technique;
use gridpress_ground::bundled::BundledFile;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};
use std::{fmt, iter};

/// The functions that messages can apply to a placeholder.
const FUNCTIONS: [&str; 3] = ["CAP", "LOW", "NUMBER"];

/// An error in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageError {
    /// Key of the message.
    pub key: String,
    /// Description of the error.
    pub what: String,
    /// Advice; empty if there is none.
    pub help: String,
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.key, self.what)
    }
}

impl std::error::Error for MessageError {}

/// The placeholders and texts of a message.
#[derive(Clone, Debug, Default)]
pub(super) struct MessageParts {
    /// Placeholders with their forms.
    pub(super) names: BTreeSet<String>,
    /// Functions and referenced messages.
    calls: BTreeSet<String>,
    /// Text outside placeholders.
    pub(super) text: String,
    /// Placeholders of selections, each with the keys of its variants.
    pub(super) choices: Vec<(String, Vec<String>)>,
}

/// The messages of a file.
#[derive(Default)]
pub(super) struct MessageTree {
    pub(super) messages: BTreeMap<String, MessageParts>,
    /// Entries that are not messages.
    pub(super) junk: Vec<String>,
}

impl MessageTree {
    pub(super) fn new<'s>(entries: impl Iterator<Item = &'s Entry<&'s str>>) -> MessageTree {
        let mut tree = MessageTree::default();
        for entry in entries {
            match entry {
                Entry::Message(message) if message.attributes.is_empty() => {
                    let mut found = MessageParts::default();
                    message.value.iter().for_each(|value| found.pattern(value));
                    tree.messages.insert(message.id.name.to_owned(), found);
                }
                Entry::Message(message) => tree.junk.push(message.id.name.to_owned()),
                Entry::Term(term) => tree.junk.push(term.id.name.to_owned()),
                Entry::Junk { content } => tree.junk.push((*content).to_owned()),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        tree
    }
}

impl MessageParts {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression),
                PatternElement::TextElement { value } => self.text += value,
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| variant_name(&variant.key).to_owned());
                    self.choices.push((id.name.to_owned(), keys.collect()));
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.names.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.calls.insert(id.name.to_owned());
                arguments.positional.iter().for_each(|one| self.inline(one));
            }
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.calls.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.text += value,
            InlineExpression::NumberLiteral { .. } => {}
        }
    }

    /// Returns the placeholders without their forms.
    pub(super) fn bare(&self) -> BTreeSet<&str> {
        self.names.iter().map(|name| name_and_form(name).0).collect()
    }
}

/// Returns the name of a variant of a selection.
pub(super) fn variant_name<'s>(key: &VariantKey<&'s str>) -> &'s str {
    match key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name,
    }
}

/// Splits `cells-or` into `cells` and `or`.
fn name_and_form(name: &str) -> (&str, &str) {
    name.split_once('-').unwrap_or((name, ""))
}

/// The messages of the file that defines which exist.
static FIRST: LazyLock<MessageTree> = LazyLock::new(|| read_file(&LANGUAGES[0].book));

pub(super) fn read(file: &str) -> MessageTree {
    match FluentResource::try_new(file.to_owned()) {
        Ok(resource) => MessageTree::new(resource.entries()),
        // The entries that could not be parsed are in the tree as junk, which tests of the files report.
        Err((resource, _)) => MessageTree::new(resource.entries()),
    }
}

/// Reads the messages of a file, if that is downloaded.
pub(super) fn read_file(file: &BundledFile) -> MessageTree {
    read(file.text().unwrap_or_default())
}

/// Returns the keys of all messages of books, in order.
pub fn keys() -> impl Iterator<Item = &'static str> {
    FIRST.messages.keys().map(String::as_str)
}

/// The messages for authors in English, which define which exist.
pub(super) static FIRST_AUTHOR: LazyLock<MessageTree> =
    LazyLock::new(|| read_file(&LANGUAGES[0].application().author));

/// Placeholders of houses.
const HOUSES: [&str; 4] = ["house", "houses", "cover", "block"];

/// Returns the forms of houses in a file.
pub(super) fn house_forms(tree: &MessageTree) -> Vec<String> {
    let forms =
        tree.messages.get("house-row").map(|found| &found.choices[..]).unwrap_or_default().iter();
    forms.filter(|(name, _)| name == "form").flat_map(|(_, keys)| keys.clone()).collect()
}

/// Returns `true` if a placeholder has the form.
fn has_form(name: &str, form: &str, house_forms: &[String]) -> bool {
    match (name, form) {
        (_, "") => true,
        (name, form) if HOUSES.contains(&name) => house_forms.iter().any(|own| own == form),
        ("side", form) => form == "word",
        ("technique", form) => form == "there",
        (_, form) => matches!(form, "or" | "count"),
    }
}

/// Returns the error in the placeholders of message `key`, which should have those of `first`, if there is one.
pub(super) fn mistake(
    key: &str,
    first: &MessageParts,
    found: &MessageParts,
    house_forms: &[String],
) -> Option<MessageError> {
    let known = first.bare();
    let wrong = |what: String| {
        let known: Vec<String> = known.iter().map(|name| format!("`{{ ${name} }}`")).collect();
        let help = if known.is_empty() {
            "this message has no placeholders".to_owned()
        } else {
            format!("its placeholders: {}", known.join(", "))
        };
        Some(MessageError { key: key.to_owned(), what, help })
    };
    if let Some(call) = found.calls.iter().find(|call| !FUNCTIONS.contains(&&call[..])) {
        let functions = FUNCTIONS.join(", ");
        return wrong(format!("`{call}` is not a function: the functions are {functions}"));
    }
    let is_known = |name: &&String| {
        let (bare, form) = name_and_form(name);
        let is_form = bare == "form" && key.starts_with("house-");
        is_form || known.contains(bare) && has_form(bare, form, house_forms)
    };
    if let Some(name) = found.names.iter().find(|name| !is_known(name)) {
        return wrong(format!("it has no placeholder `${name}`"));
    }
    let own = found.bare();
    // An override without a number or a cell would print a sentence that says nothing.
    match known.iter().find(|name| !own.contains(*name)) {
        Some(name) => wrong(format!("its placeholder `${name}` is missing")),
        None => None,
    }
}

/// Maximum nesting of braces. Built-in messages need two levels.
const MAX_NESTING: usize = 16;

/// Returns the maximum nesting of braces.
fn nesting(text: &str) -> usize {
    let mut depth = 0usize;
    let mut most = 0;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        most = most.max(depth);
    }
    most
}

/// Parses `value` as the message `key`, and checks it.
pub(super) fn check(
    language: &Language,
    key: &str,
    value: &str,
) -> Result<FluentResource, MessageError> {
    let wrong = |what: &str, help: &str| MessageError {
        key: key.to_owned(),
        what: what.to_owned(),
        help: help.to_owned(),
    };
    let first = FIRST.messages.get(key);
    let first = first.ok_or_else(|| wrong("there is no message with this key", ""))?;
    // The parser is recursive, and an override of thousands of braces would overflow the stack.
    if nesting(value) > MAX_NESTING {
        let help = format!("at most {MAX_NESTING} levels of braces are allowed");
        return Err(wrong("braces are nested too deeply", &help));
    }
    // An indented line continues a message; without it, a second line could define another message.
    let indented = value.trim().replace('\n', "\n    ");
    let resource = FluentResource::try_new(format!("{key} = {indented}\n"));
    let syntax =
        "a text, with placeholders in braces as in `{ $number }`; a brace itself is `{\"{\"}`";
    let resource = resource.map_err(|_| wrong("this is not a valid message", syntax))?;
    let tree = MessageTree::new(resource.entries());
    let found = match tree.messages.get(key) {
        // An override must not add messages or attributes besides its own.
        Some(found) if tree.messages.len() == 1 && tree.junk.is_empty() => found,
        _ => return Err(wrong("this is not a valid message", syntax)),
    };
    match mistake(key, first, found, &house_forms(&read(language.file.1))) {
        Some(mistake) => Err(mistake),
        None => Ok(resource),
    }
}

/// The value of a placeholder.
pub(super) enum MessageArg {
    /// A text, or several to be joined.
    List(Vec<String>),
    /// A count.
    Count(usize),
    /// Houses, joined by "or" if the flag is set, and by "and" otherwise.
    Houses(Vec<HouseName>, bool),
    /// A technique.
    Technique(Technique),
}

/// The message that names a house, with its arguments.
pub(super) struct HouseName {
    pub(super) key: Cow<'static, str>,
    pub(super) with: Option<(&'static str, Vec<String>)>,
}

impl From<String> for MessageArg {
    fn from(text: String) -> MessageArg {
        MessageArg::List(vec![text])
    }
}

impl From<&str> for MessageArg {
    fn from(text: &str) -> MessageArg {
        MessageArg::from(text.to_owned())
    }
}

impl From<Vec<String>> for MessageArg {
    fn from(items: Vec<String>) -> MessageArg {
        MessageArg::List(items)
    }
}

impl From<usize> for MessageArg {
    fn from(count: usize) -> MessageArg {
        MessageArg::Count(count)
    }
}

impl From<Technique> for MessageArg {
    fn from(technique: Technique) -> MessageArg {
        MessageArg::Technique(technique)
    }
}

/// Fills in a message: `say!(words, "is", cell, digit = digits[0])`. A bare name stands for the variable of that name.
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $words.say($key, &[$($crate::bundle::argument!($name $(= $value)?)),*])
    };
}

/// A placeholder's name with its value.
macro_rules! argument {
    ($name:ident) => {
        (stringify!($name), $crate::bundle::MessageArg::from($name))
    };
    ($name:ident = $value:expr) => {
        (stringify!($name), $crate::bundle::MessageArg::from($value))
    };
}

pub(super) use {argument, say};

/// Parses a file of the program.
pub(super) fn parsed(file: &str) -> FluentResource {
    FluentResource::try_new(file.to_owned()).expect("the file of a language")
}

/// The messages of a language.
pub(super) struct Messages {
    bundle: FluentBundle<FluentResource>,
    /// Placeholders of each message: name and form.
    uses: BTreeMap<String, Vec<(String, String)>>,
    /// Messages without placeholders, by key.
    plain: BTreeMap<String, String>,
}

impl Messages {
    /// Loads the messages of `language`, with the overrides `own`.
    pub(super) fn new(
        language: &Arc<Language>,
        own: &BTreeMap<String, String>,
    ) -> Result<Messages, MessageError> {
        let own: Vec<_> =
            own.iter().map(|(key, value)| check(language, key, value)).collect::<Result<_, _>>()?;
        let files = iter::once(language.file.1).chain(language.overlays.iter().copied());
        Ok(Messages::load(language, files.map(parsed).chain(own)))
    }

    /// Loads the messages of a file for authors.
    pub(super) fn of(language: &Arc<Language>, file: &'static str) -> Messages {
        Messages::load(language, iter::once(parsed(file)))
    }

    fn load(language: &Arc<Language>, resources: impl Iterator<Item = FluentResource>) -> Messages {
        let (tag, _) = language.file;
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().expect("a tag")]);
        // Bidirectional isolation marks would be printed.
        bundle.set_use_isolating(false);
        bundle.set_transform(Some(unwrapped));
        functions(&mut bundle, language).expect("functions of different names");
        let mut uses = BTreeMap::new();
        for resource in resources {
            let tree = MessageTree::new(resource.entries());
            uses.extend(tree.messages.iter().map(|(key, found)| {
                let names = found.names.iter().map(|name| name_and_form(name));
                let names = names.map(|(name, form)| (name.to_owned(), form.to_owned()));
                (key.clone(), names.collect())
            }));
            // Later resources win: the file of the language, its region, its form of address, and the spec.
            bundle.add_resource_overriding(resource);
        }
        let mut messages = Messages { bundle, uses, plain: BTreeMap::new() };
        // Formatted once, so that fixed texts can be returned by reference.
        let plain = messages.uses.iter().filter(|(_, uses)| uses.is_empty());
        let plain = plain.map(|(key, _)| (key.clone(), messages.format(key, None)));
        messages.plain = plain.collect();
        messages
    }

    /// Returns a message without placeholders.
    pub(super) fn text(&self, key: &str) -> &str {
        self.plain.get(key).unwrap_or_else(|| panic!("no message `{key}` without placeholders"))
    }

    /// Returns `true` if there is a message of that key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.uses.contains_key(key)
    }

    /// Returns the placeholders of a message.
    pub(super) fn uses(&self, key: &str) -> &[(String, String)] {
        self.uses.get(key).unwrap_or_else(|| panic!("no message `{key}`"))
    }

    /// Fills in a message.
    pub(super) fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        let message = self.bundle.get_message(key);
        let pattern = message.and_then(|message| message.value()).expect("a text");
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        // Not in a release: a message with a mistake still prints the rest of its text, which is better than no book.
        debug_assert!(errors.is_empty(), "`{key}`: {errors:?}");
        text.into_owned()
    }
}

/// Joins the lines of a message; lines are broken during layout.
fn unwrapped(text: &str) -> Cow<'_, str> {
    if text.contains('\n') { text.replace('\n', " ").into() } else { text.into() }
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
        [FluentValue::String(text)] => own.small(text).into(),
        _ => FluentValue::Error,
    })?;
    let own = language.clone();
    bundle.add_function(FUNCTIONS[2], move |args, _| match args {
        [FluentValue::Number(number)] => own.number(number.value as i64).into(),
        _ => FluentValue::Error,
    })
}

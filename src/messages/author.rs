//! Texts for authors: reports about a book, in the language of their reader.
//!
//! Their messages are in files of their own, `author.ftl`, because books neither print nor override them. The command
//! line reports in English, and names settings as the spec does; the application names them as its form does.

use crate::Words;
use crate::bundle::{FIRST_AUTHOR, MessageArg, say};
use crate::language::{LANGUAGES, LanguageError};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::parse_cell_name;
use gridpress_engine::rating::Technique;
use gridpress_ground::english::EnglishText;
use gridpress_ground::glyphs::{EmbeddingBan, MissingGlyph};
use gridpress_ground::images::ImageError;
use gridpress_ground::record::JsonSchema;
use gridpress_ground::units::{Length, LengthError};
use serde::{Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A bound for the rows and columns of all canvases.
const MAX_SIDE: usize = 100;

/// A text for authors. It is readable as English text, and [`Text::in_page`] returns it in other languages.
#[derive(Clone, Debug)]
pub struct Text {
    english: String,
    origin: Option<Arc<TextOrigin>>,
}

/// The parts of a text that has translations.
#[derive(Debug)]
enum TextOrigin {
    /// A message with the values of its placeholders.
    Message(&'static str, Vec<(&'static str, TextArg)>),
    /// Texts that the application shows as sentences, with what is between two of them.
    Sentences(Vec<Text>, &'static str),
    /// A text of another library, which has no translations.
    Library,
}

/// The value of a placeholder in a message for authors.
#[derive(Clone, Debug)]
pub enum TextArg {
    /// A count.
    Count(usize),
    /// Texts to be joined.
    Texts(Vec<Text>),
    /// A number, perhaps with its unit, as in English.
    Measure(String),
    /// A level.
    Level(Level),
    /// A technique.
    Technique(Technique),
    /// A printer: its name in a spec, and its title.
    Printer(String, String),
    /// A name that differs between the command line and the application.
    Named {
        /// The name in a spec or of a command.
        spec: String,
        /// The name in the application.
        page: String,
    },
}

/// Creates a [`Text`]: `text!("or-more", least = points)`. A bare name stands for the variable of that name.
#[macro_export]
macro_rules! text {
    (@ $name:ident) => { $crate::TextArg::from($name) };
    (@ $name:ident = $value:expr) => { $crate::TextArg::from($value) };
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Text::new(
            $key,
            vec![$((stringify!($name), $crate::text!(@ $name $(= $value)?))),*],
        )
    };
}

impl Text {
    /// Creates a text of the message `key`; see [`text!`](crate::text).
    pub fn new(key: &'static str, args: Vec<(&'static str, TextArg)>) -> Text {
        let values = args.iter().map(|(name, arg)| (*name, arg.in_spec())).collect::<Vec<_>>();
        let english = Words::english().author(key, &values);
        Text { english, origin: Some(Arc::new(TextOrigin::Message(key, args))) }
    }

    /// Creates a text of another library in English, which the application leaves out in other languages.
    pub fn of_library(english: &str) -> Text {
        Text { english: english.to_owned(), origin: Some(Arc::new(TextOrigin::Library)) }
    }

    /// Creates a text of the parts of a report, which are sentences in the application.
    pub fn sentences(parts: Vec<Text>) -> Text {
        Text {
            english: parts.join("; "),
            origin: Some(Arc::new(TextOrigin::Sentences(parts, " "))),
        }
    }

    /// Creates a text of several lines.
    pub fn lines(lines: Vec<Text>) -> Text {
        Text {
            english: lines.join("\n"),
            origin: Some(Arc::new(TextOrigin::Sentences(lines, "\n"))),
        }
    }

    /// Returns the text for the page of the application, in the language of `words`.
    pub fn in_page(&self, words: &Words) -> String {
        match self.origin.as_deref() {
            Some(TextOrigin::Library) if words.main_language() != "en" => String::new(),
            Some(TextOrigin::Library) => self.english.clone(),
            // Names of cells differ between languages.
            None => match parse_cell_name(&self.english, MAX_SIDE) {
                Some(cell) => {
                    let [row, column] =
                        [cell / MAX_SIDE, cell % MAX_SIDE].map(|n| (n + 1).to_string());
                    say!(words, "cell", row, column)
                }
                None => self.english.clone(),
            },
            Some(TextOrigin::Message(key, args)) => {
                let args = args.iter().map(|(name, arg)| (*name, arg.in_page(words)));
                let translated = words.translated(key, &args.collect::<Vec<_>>());
                translated.unwrap_or_else(|| self.english.clone())
            }
            Some(TextOrigin::Sentences(parts, between)) => {
                let parts = parts.iter().map(|part| part.in_page(words));
                let sentences = parts.filter(|part| !part.is_empty());
                sentences.map(|part| words.sentence(&part)).collect::<Vec<_>>().join(between)
            }
        }
    }

    /// Returns the text in English.
    pub fn as_str(&self) -> &str {
        self
    }
}

impl TextArg {
    /// Returns a length in inches.
    pub fn inches(length: Length) -> TextArg {
        TextArg::Measure(length.in_inches())
    }

    /// Returns a length in millimetres.
    pub fn mm(length: Length) -> TextArg {
        TextArg::Measure(length.in_mm())
    }

    /// Returns a number with its separators in the application.
    pub fn number(number: impl fmt::Display) -> TextArg {
        TextArg::Measure(number.to_string())
    }

    /// Returns the key at a dotted path such as `page.trim`, which the command line calls `spec`. In the application,
    /// the page puts the title of its field between the brackets.
    pub fn setting(path: &str, spec: impl Into<String>) -> TextArg {
        TextArg::Named { spec: spec.into(), page: format!("⟦{path}⟧") }
    }

    /// Returns the key at a dotted path such as `page.trim`, which the command line calls by its last part.
    pub fn key(path: &str) -> TextArg {
        TextArg::setting(path, format!("`{}`", path.rsplit('.').next().unwrap_or(path)))
    }

    /// Returns words that only the command line adds, such as the name of an option.
    pub fn note(words: impl Into<String>) -> TextArg {
        TextArg::Named { spec: words.into(), page: String::new() }
    }

    fn in_spec(&self) -> MessageArg {
        match self {
            TextArg::Count(count) => (*count).into(),
            TextArg::Texts(texts) => {
                MessageArg::List(texts.iter().map(|text| text.english.clone()).collect())
            }
            TextArg::Measure(measure) => measure.as_str().into(),
            TextArg::Level(level) => level.name().into(),
            TextArg::Technique(technique) => technique.name().into(),
            TextArg::Printer(spec, _) | TextArg::Named { spec, .. } => spec.as_str().into(),
        }
    }

    fn in_page(&self, words: &Words) -> MessageArg {
        match self {
            TextArg::Texts(texts) => {
                MessageArg::List(texts.iter().map(|text| text.in_page(words)).collect())
            }
            TextArg::Measure(measure) => words.measure(measure).into(),
            TextArg::Level(level) => words.level(*level).into(),
            TextArg::Technique(technique) => words.technique(*technique).into(),
            TextArg::Printer(name, title) => words.printer(name, title).into(),
            TextArg::Named { page, .. } => page.as_str().into(),
            TextArg::Count(_) => self.in_spec(),
        }
    }
}

impl Words {
    /// Formats a number with its unit, if it has one, as in the language: `0.375 in` as `0,375 in`.
    fn measure(&self, english: &str) -> String {
        let end = english.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(english.len());
        let (number, unit) = english.split_at(end);
        match number.parse() {
            Ok(number) => format!("{}\u{a0}{}", self.0.language.decimal(&number), unit.trim())
                .trim_end()
                .to_owned(),
            Err(_) => english.to_owned(),
        }
    }

    /// Returns a text as a sentence: with a capital letter and a full stop.
    fn sentence(&self, text: &str) -> String {
        let end = if text.ends_with(['.', '?', '!', ':', '…']) { "" } else { "." };
        format!("{}{end}", self.0.language.capital(text))
    }

    /// Returns the messages in the first supported language of a list as in HTTP, such as `de-AT, en;q=0.5`, and else in
    /// English.
    ///
    /// # Errors
    /// The language is not downloaded yet.
    pub fn preferred(languages: &str) -> Result<Words, LanguageError> {
        let tags = languages.split([',', ';']).filter_map(|tag| tag.trim().split('-').next());
        let mut supported = tags.filter(|tag| LANGUAGES.iter().any(|files| files.tag == *tag));
        match supported.next() {
            None | Some("en") => Ok(Words::english()),
            Some(language) => Words::new(language),
        }
    }

    /// Returns the name of a rule or piece of advice.
    pub fn rule(&self, rule: &str) -> String {
        self.named("rule", rule, rule)
    }

    /// Returns the explanation of a key of a spec, by the key of its message.
    pub fn explanation(&self, key: &str) -> String {
        self.author(key, &[])
    }

    /// Returns the title of a printer, which is `title` if that is a name in all languages.
    pub fn printer(&self, name: &str, title: &str) -> String {
        self.named("printer", name, title)
    }

    fn named(&self, of: &str, name: &str, otherwise: &str) -> String {
        let key = format!("{of}-{name}");
        let is_message = FIRST_AUTHOR.messages.contains_key(&key);
        if is_message { self.author(&key, &[]) } else { otherwise.to_owned() }
    }
}

impl From<LengthError> for Text {
    fn from(error: LengthError) -> Text {
        match error {
            LengthError::Number => text!("length-no-number"),
            LengthError::NoUnit => text!("length-no-unit"),
            LengthError::Unit(unit) => text!("length-unknown-unit", unit = unit.as_str()),
            LengthError::TooLong => text!("length-too-long"),
        }
    }
}

impl From<EmbeddingBan> for Text {
    fn from(ban: EmbeddingBan) -> Text {
        match ban {
            EmbeddingBan::Anything => text!("font-not-embeddable"),
            EmbeddingBan::Subsets => text!("font-whole-only"),
            EmbeddingBan::Outlines => text!("font-bitmaps-only"),
        }
    }
}

impl From<&MissingGlyph> for Text {
    fn from(missing: &MissingGlyph) -> Text {
        let character = missing.character.escape_debug().to_string();
        let code = format!("U+{:04X}", missing.character as u32);
        text!("missing-glyph", character, code, font = missing.font.as_str())
    }
}

impl From<ImageError> for Text {
    fn from(error: ImageError) -> Text {
        match error {
            ImageError::UnknownFormat => text!("neither-png-nor-jpeg"),
            ImageError::UnknownSymbolFormat => text!("neither-png-jpeg-nor-svg"),
            ImageError::Invisible => text!("invisible-picture"),
            ImageError::TooLarge(width, height, most) => {
                let millions = width * height / 1_000_000;
                let [width, height, millions, most] =
                    [width, height, millions, most / 1_000_000].map(TextArg::number);
                text!("too-many-pixels", width, height, millions, most)
            }
            ImageError::Damaged(why) => text!("damaged-file", why),
            ImageError::Drawing(why) => why.into(),
        }
    }
}

impl From<EnglishText> for Text {
    fn from(EnglishText { text, key, args }: EnglishText) -> Text {
        // A number selects a plural form.
        let arg = |value: String| match value.parse::<usize>() {
            Ok(count) if count.to_string() == value => TextArg::Count(count),
            _ => value.into(),
        };
        let args = args.into_iter().map(|(name, value)| (name, arg(value))).collect();
        let origin = (!key.is_empty()).then(|| Arc::new(TextOrigin::Message(key, args)));
        Text { english: text.into(), origin }
    }
}

impl From<String> for Text {
    fn from(english: String) -> Text {
        Text { english, origin: None }
    }
}

impl From<&str> for Text {
    fn from(english: &str) -> Text {
        Text::from(english.to_owned())
    }
}

impl From<&String> for Text {
    fn from(english: &String) -> Text {
        Text::from(english.clone())
    }
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Text {
        text.clone()
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.english
    }
}

impl Borrow<str> for Text {
    fn borrow(&self) -> &str {
        self
    }
}

impl Default for Text {
    fn default() -> Text {
        Text::from("")
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.english
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.english)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl JsonSchema for Text {
    fn schema() -> serde_json::Value {
        String::schema()
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.english == other.english
    }
}

impl Eq for Text {}

impl<T: AsRef<str>> PartialEq<T> for Text {
    fn eq(&self, other: &T) -> bool {
        self.english == other.as_ref()
    }
}

/// Conversions of values of placeholders: `Type => |value| argument;`.
macro_rules! text_args {
    ($($type:ty => |$value:ident| $arg:expr;)+) => {
        $(impl From<$type> for TextArg {
            fn from($value: $type) -> TextArg {
                $arg
            }
        })+
    };
}

text_args! {
    usize => |count| TextArg::Count(count);
    u32 => |count| TextArg::Count(count as usize);
    Level => |level| TextArg::Level(level);
    Technique => |technique| TextArg::Technique(technique);
    Text => |text| TextArg::Texts(vec![text]);
    &str => |text| Text::from(text).into();
    String => |text| Text::from(text).into();
}

impl<T: Into<Text>> From<Vec<T>> for TextArg {
    fn from(texts: Vec<T>) -> TextArg {
        TextArg::Texts(texts.into_iter().map(Into::into).collect())
    }
}

//! Languages, and their formats of numbers and lists.
//!
//! The messages of a language are in its folder in `languages`; everything else comes from the Unicode CLDR.

use crate::DATA;
use crate::dates::DateFormats;
use gridpress_ground::bundled::{BundledFile, bundled_file};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::{LanguageIdentifier, Locale, locale};
use std::fmt;
use std::sync::OnceLock;

/// The files of a language's messages.
pub(super) struct LanguageFiles {
    pub(super) tag: &'static str,
    /// The names of the language, in English and in the language itself.
    names: &'static [&'static str],
    /// Texts that books print.
    pub(super) book: BundledFile,
}

/// The files of a language's texts for authors.
pub(super) struct ApplicationFiles {
    /// Texts that are reported to authors.
    pub(super) author: BundledFile,
    /// Texts of the page of the application.
    pub(super) page: BundledFile,
    /// Texts of the site, besides or in place of those of the page.
    pub(super) site: BundledFile,
}

/// A file of messages, which is part of the program even where others are downloaded.
macro_rules! built_in_file {
    ($name:expr, $path:expr) => {
        BundledFile { name: $name, content: Some(include_bytes!($path)) }
    };
}

/// A file in the folder of a language or region.
macro_rules! messages_file {
    ($file:ident, $tag:literal, $part:literal) => {
        $file!(concat!($tag, "/", $part), concat!("languages/", $tag, "/", $part))
    };
}

macro_rules! languages {
    ($($file:ident: $($tag:literal [$($name:literal),+])+;)+) => {
        /// The supported languages. English defines which messages exist, and so is always part of the program.
        pub(super) static LANGUAGES: &[LanguageFiles] = &[$($(LanguageFiles {
            tag: $tag,
            names: &[$($name),+],
            book: messages_file!($file, $tag, "book.ftl"),
        }),+),+];

        /// The texts of the application in each of [`LANGUAGES`]: a table of its own, so that a program that explains
        /// steps but has no application does not contain it.
        static APPLICATION: &[ApplicationFiles] = &[$($(ApplicationFiles {
            author: messages_file!($file, $tag, "author.ftl"),
            page: messages_file!(bundled_file, $tag, "page.ftl"),
            site: messages_file!(bundled_file, $tag, "site.ftl"),
        }),+),+];
    };
}

macro_rules! regions {
    ($($tag:literal)+) => {
        &[$(($tag, messages_file!(bundled_file, $tag, "book.ftl"))),+]
    };
}

languages! {
    built_in_file: "en" ["english"];
    bundled_file:
        "de" ["german", "deutsch"]
        "fr" ["french", "français", "francais"]
        "es" ["spanish", "español", "espanol", "castellano"]
        "it" ["italian", "italiano"]
        "pt" ["portuguese", "português", "portugues"]
        "nl" ["dutch", "nederlands"]
        "pl" ["polish", "polski"]
        "uk" ["ukrainian", "українська"]
        "tr" ["turkish", "türkçe", "turkce"]
        "el" ["greek", "ελληνικά"]
        "sv" ["swedish", "svenska"]
        "cs" ["czech", "čeština", "cestina"];
}

impl LanguageFiles {
    /// Returns the texts of the application.
    pub(super) fn application(&self) -> &'static ApplicationFiles {
        let index = LANGUAGES.iter().position(|files| files.tag == self.tag);
        &APPLICATION[index.unwrap_or_default()]
    }
}

/// Conjunctions of one letter, in languages that do not leave them at the end of a line.
const SHORT: &[(&str, &str)] = &[("pl", " i "), ("uk", " і "), ("cs", " a ")];

/// Regions and forms of address with overrides of their language's messages: tag and overrides.
pub(super) static REGIONS: &[(&str, BundledFile)] =
    regions!("en-US" "pt-BR" "de-informal" "fr-informal" "es-informal");

/// The variant of a tag whose messages address the reader informally.
const INFORMAL: &str = "informal";

/// Returns the tags of all supported languages, and of regions with overrides.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|files| files.tag).chain(REGIONS.iter().map(|(tag, _)| *tag))
}

/// The names of a region's language.
const BRAZILIAN: [&str; 2] = ["brazilian", "brasileiro"];

/// Returns the tag of the language called `name` in English or in the language itself, ignoring case; `None` for any
/// other text.
///
/// ```
/// assert_eq!(gridpress_messages::language_tag("German"), Some("de"));
/// assert_eq!(gridpress_messages::language_tag("deutsch"), Some("de"));
/// ```
pub fn language_tag(name: &str) -> Option<&'static str> {
    let name = name.trim().to_lowercase();
    let languages = LANGUAGES.iter().map(|files| (files.tag, files.names));
    let mut all = languages.chain([("pt-BR", &BRAZILIAN[..])]);
    all.find(|(_, names)| names.contains(&name.as_str())).map(|(tag, _)| tag)
}

/// A tag without a supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LanguageError {
    /// An invalid BCP 47 tag.
    Malformed,
    /// A language without messages.
    Unknown,
    /// A language whose messages must be downloaded first, in a browser.
    NotDownloaded,
}

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LanguageError::Malformed => "not a language tag",
            LanguageError::Unknown => "the language is not supported",
            LanguageError::NotDownloaded => "the language is not downloaded yet",
        })
    }
}

impl std::error::Error for LanguageError {}

/// A language with its formats.
pub(super) struct Language {
    /// BCP 47 tag: `de`, `pt-BR`.
    pub(super) tag: String,
    /// Tag of the main language, and its messages.
    pub(super) file: (&'static str, &'static str),
    /// Tag for documents, without the form of address: `de`.
    pub(super) document_tag: String,
    /// Overrides of the region and of the form of address.
    pub(super) overlays: Vec<&'static str>,
    /// The files of the main language.
    pub(super) files: &'static LanguageFiles,
    /// The locale of dates, and their formats, loaded on first use.
    locale: Locale,
    dates: OnceLock<DateFormats>,
    number: DecimalFormatter,
    and: ListFormatter,
    or: ListFormatter,
}

impl Language {
    /// Loads the language of a BCP 47 tag. Its messages are those of the main language, with the overrides of the
    /// region and the form of address; dates and numbers are formatted for the region.
    pub(super) fn new(tag: &str) -> Result<Language, LanguageError> {
        let id: LanguageIdentifier = tag.parse().map_err(|_| LanguageError::Malformed)?;
        let files = LANGUAGES.iter().find(|files| files.tag == id.language.as_str());
        let files = files.ok_or(LanguageError::Unknown)?;
        let file = (files.tag, files.book.text().ok_or(LanguageError::NotDownloaded)?);
        let overlay = |subtag: &str| {
            let tag = format!("{}-{subtag}", id.language);
            let region = REGIONS.iter().find(|(own, _)| *own == tag);
            region.map(|(_, messages)| messages.text().ok_or(LanguageError::NotDownloaded))
        };
        let mut overlays = Vec::new();
        overlays.extend(id.region.and_then(|region| overlay(region.as_str())).transpose()?);
        // The canonical spelling, so that `DE-at` and `de-AT` are the same book.
        let tag = id.to_string();
        let mut document = id.clone();
        if id.variants.iter().any(|variant| variant.as_str() == INFORMAL) {
            overlays.push(overlay(INFORMAL).ok_or(LanguageError::Unknown)??);
            document.variants.clear();
        }
        // Messages are in British English and European Portuguese, but without a region CLDR formats for the largest
        // one.
        let locale = match file.0 {
            "en" if id.region.is_none() => locale!("en-GB"),
            "pt" if id.region.is_none() => locale!("pt-PT"),
            // Without the form of address, which CLDR does not know.
            _ => Locale::from(document.clone()),
        };
        let list = ListFormatterOptions::default();
        Ok(Language {
            tag,
            document_tag: document.to_string(),
            file,
            overlays,
            files,
            locale: locale.clone(),
            dates: OnceLock::new(),
            number: DecimalFormatter::try_new(locale.clone().into(), Default::default())
                .expect(DATA),
            and: ListFormatter::try_new_and(locale.clone().into(), list).expect(DATA),
            or: ListFormatter::try_new_or(locale.into(), list).expect(DATA),
        })
    }

    /// Returns the formats of dates.
    pub(super) fn dates(&self) -> &DateFormats {
        self.dates.get_or_init(|| DateFormats::new(&self.locale))
    }

    /// Formats a number with its separators, as in `1,000`.
    pub(super) fn number(&self, number: i64) -> String {
        self.number.format(&Decimal::from(number)).to_string()
    }

    /// Formats a decimal number: `0,375`.
    pub(super) fn decimal(&self, number: &Decimal) -> String {
        self.number.format(number).to_string()
    }

    /// Formats a list, as in `a, b and c`.
    pub(super) fn and(&self, items: &[String]) -> String {
        let list = self.and.format_to_string(items.iter());
        match SHORT.iter().find(|(tag, _)| *tag == self.file.0) {
            // CLDR joins with an ordinary space, at which a line could break after the conjunction.
            Some((_, and)) => list.replace(and, &format!("{}\u{a0}", and.trim_end())),
            None => list,
        }
    }

    /// Formats a list of alternatives, as in `a, b or c`.
    pub(super) fn or(&self, items: &[String]) -> String {
        self.or.format_to_string(items.iter())
    }

    /// Capitalises the first letter of `text`.
    pub(super) fn capital(&self, text: &str) -> String {
        let mut rest = text.chars();
        match rest.next() {
            // Turkish distinguishes dotted from dotless i.
            Some('i') if self.file.0 == "tr" => format!("İ{}", rest.as_str()),
            Some(first) => first.to_uppercase().chain(rest).collect(),
            None => String::new(),
        }
    }

    /// Returns `text` in capitals, in which Greek has no accents.
    pub(super) fn capitals(&self, text: &str) -> String {
        let bare = text.chars().map(|c| match c {
            'ά' | 'Ά' => 'Α',
            'έ' | 'Έ' => 'Ε',
            'ή' | 'Ή' => 'Η',
            'ί' | 'Ί' => 'Ι',
            'ΐ' => 'Ϊ',
            'ό' | 'Ό' => 'Ο',
            'ύ' | 'Ύ' => 'Υ',
            'ΰ' => 'Ϋ',
            'ώ' | 'Ώ' => 'Ω',
            'i' if self.file.0 == "tr" => 'İ',
            _ => c,
        });
        bare.flat_map(char::to_uppercase).collect()
    }

    /// Returns `text` with its first letter in lower case, after a leading mark such as `¿`.
    pub(super) fn small(&self, text: &str) -> String {
        let first = text.char_indices().find(|(_, c)| c.is_alphanumeric());
        let Some((at, first)) = first else { return text.to_owned() };
        let (before, rest) = (&text[..at], &text[at + first.len_utf8()..]);
        let small = match first {
            'I' if self.file.0 == "tr" => "ı".to_owned(),
            // The lower case of this letter in Unicode is i with a combining dot.
            'İ' => "i".to_owned(),
            _ => first.to_lowercase().collect(),
        };
        format!("{before}{small}{rest}")
    }
}

//! The language of a book, and the messages that its spec overrides.

use super::form::check_printable;
use super::key::ReadContext;
use super::limits;
use super::reader::{Entry, Table, list};
use gridpress_base::fonts::Fonts;
use gridpress_messages::{LanguageError, TextArg, Words, keys, language_tag, languages, text};
use std::collections::BTreeMap;

/// Returns the messages in `language`, with the overrides of `[words]`.
pub(super) fn words(top: &Table<'_>, language: Words, fonts: Option<&Fonts>) -> Words {
    let Some(table) = top.table("words") else {
        return language;
    };
    let mut own = BTreeMap::new();
    for (key, _, entry) in table.entries() {
        if let Some(text) = message(&language, &key, &entry, fonts) {
            own.insert(key, text);
        }
    }
    language.with_overrides(own).unwrap_or(language)
}

/// Returns the overridden messages.
pub(super) fn write(words: &Words) -> toml::Table {
    words.overrides().iter().map(|(key, text)| (key.clone(), text.as_str().into())).collect()
}

/// Reads the key `language`.
pub(super) fn language(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Words> {
    let tag = entry.string()?;
    let words = Words::new(tag);
    if let Err(error) = &words {
        let valid: Vec<&str> = languages().collect();
        let help = match language_tag(tag) {
            Some(name) => text!("did-you-mean", name),
            None => text!("region-may-follow"),
        };
        let why = match error {
            LanguageError::Malformed => text!("not-a-language-tag"),
            LanguageError::NotDownloaded => text!("language-not-downloaded"),
            _ => text!("language-not-supported"),
        };
        let setting = TextArg::key("language");
        entry.report_error(
            text!("language-refused", setting, tag, why),
            text!("expected-one-of", names = list(&valid)),
            help,
        );
    }
    words.ok()
}

/// Reads the text of a message, and reports one that cannot replace the original.
fn message(words: &Words, key: &str, entry: &Entry<'_>, fonts: Option<&Fonts>) -> Option<String> {
    if !keys().any(|valid| valid == key) {
        let help = entry
            .nearest(key, keys())
            .map_or("`gridpress guide writing` says where they are listed".into(), |near| {
                text!("did-you-mean", name = near)
            });
        entry.report_error(text!("unknown-message", key), text!("no-such-message"), help);
        return None;
    }
    let text = entry.string()?;
    let length = text.chars().count() as u64;
    if let Some((message, label)) = limits::MESSAGE.refusal(length) {
        entry.report_error(message, label, limits::MESSAGE.help);
        return None;
    }
    if text.chars().any(|c| c.is_control() && c != '\n') {
        entry.report_error(
            text!("control-character", setting = format!("`{key}` in [words]")),
            text!("expected", expected = text!("a-text")),
            "",
        );
        return None;
    }
    check_printable(entry, fonts, text);
    match words.check(key, text) {
        Ok(()) => Some(text.to_owned()),
        Err(mistake) => {
            entry.report_error(
                format!("{mistake} in [words]"),
                mistake.what.clone(),
                &mistake.help,
            );
            None
        }
    }
}

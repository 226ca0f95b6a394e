//! The files of the page in the browser.

#[cfg(not(target_family = "wasm"))]
macro_rules! page_files {
    ($($kind:literal: $($name:literal),+;)+) => {
        &[$($(($name, $kind, include_str!(concat!("page/", $name)))),+),+]
    };
}

/// A worker of a browser has no files of the page: they are beside it.
#[cfg(target_family = "wasm")]
const PAGE_FILES: &[(&str, &str, &str)] = &[];

/// The files: their names, media types and contents. The first one is the page.
#[cfg(not(target_family = "wasm"))]
const PAGE_FILES: &[(&str, &str, &str)] = page_files! {
    "text/html; charset=utf-8": "index.html";
    "text/css; charset=utf-8": "look.css", "form.css";
    "text/javascript; charset=utf-8": "main.js", "words.js", "link.js", "units.js", "elements.js", "controls.js", "fields.js", "edits.js", "unsaved.js",
        "basic.js", "advanced.js", "form.js", "own.js", "text_editor.js", "lines.js", "markdown.js", "pasted.js", "pictures.js", "press.js", "listing.js", "book.js", "guides.js", "panels.js", "thumbs.js";
    "image/svg+xml": "icon.svg";
    "application/json": "words/en.json", "words/de.json", "words/fr.json", "words/es.json", "words/it.json", "words/pt.json", "words/nl.json", "words/pl.json", "words/uk.json", "words/tr.json", "words/el.json", "words/sv.json", "words/cs.json",
        "explanations/de.json", "explanations/fr.json", "explanations/es.json", "explanations/it.json",
        "explanations/pt.json", "explanations/nl.json", "explanations/pl.json", "explanations/uk.json",
        "explanations/tr.json", "explanations/el.json", "explanations/sv.json", "explanations/cs.json";
};

/// Returns the media type and the content of a file of the page; the empty name is that of the page itself.
pub fn page_file(name: &str) -> Option<(&'static str, &'static str)> {
    let name = if name.is_empty() { "index.html" } else { name };
    let file = PAGE_FILES.iter().find(|(known, ..)| *known == name)?;
    Some((file.1, file.2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, Value};
    use std::collections::BTreeSet;

    fn words(language: &str) -> Map<String, Value> {
        let (_, text) = page_file(&format!("words/{language}.json")).unwrap();
        serde_json::from_str(text).unwrap()
    }

    /// Returns the languages of the page, as its script lists them.
    fn languages() -> Vec<&'static str> {
        let (_, script) = page_file("words.js").unwrap();
        let list = script.split("const LANGUAGES = [").nth(1).unwrap();
        let list = list.split(']').next().unwrap();
        list.split(", ").map(|tag| tag.trim_matches('"')).collect()
    }

    /// Returns a key without the category of its plural form.
    fn stem(key: &str) -> &str {
        let categories = [".zero", ".one", ".two", ".few", ".many", ".other"];
        categories.iter().find_map(|category| key.strip_suffix(category)).unwrap_or(key)
    }

    /// Returns the names of the placeholders of a text.
    fn placeholders(text: &str) -> BTreeSet<&str> {
        text.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0)).collect()
    }

    #[test]
    fn the_page_speaks_every_language_of_books() {
        let tags = gridpress_base::messages::languages();
        let main: Vec<&str> = tags.filter(|tag| !tag.contains('-')).collect();
        assert_eq!(languages(), main);
        let english = words("en");
        for language in languages() {
            let own = words(language);
            let stems = |words: &Map<String, Value>| {
                words.keys().map(|key| stem(key).to_owned()).collect::<BTreeSet<String>>()
            };
            assert_eq!(stems(&own), stems(&english), "{language}");
            for (key, text) in &own {
                let text = text.as_str().unwrap();
                // Every plural form may leave out the number, and no other text may.
                let other = format!("{}.other", stem(key));
                let is_form = english.contains_key(&other);
                let original = english.get(key).or_else(|| english.get(&other)).unwrap();
                let original = original.as_str().unwrap();
                let all = english.get(&other).and_then(Value::as_str).unwrap_or(original);
                let found = placeholders(text);
                assert!(found.is_subset(&placeholders(all)), "{language}: {key}");
                assert!(is_form || found == placeholders(original), "{language}: {key}");
                assert_eq!(text.is_empty(), original.is_empty(), "{language}: {key}");
            }
        }
    }

    /// Returns the parts of a text between backticks, in order.
    fn quoted(text: &str) -> Vec<&str> {
        let mut parts: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
        parts.sort_unstable();
        parts
    }

    #[test]
    fn every_field_is_explained_in_every_language() {
        let form = gridpress_spec::editing::form();
        let tables = form.as_array().unwrap().iter();
        let keys = tables.flat_map(|table| table["keys"].as_array().unwrap());
        let texts: BTreeSet<&str> = keys.map(|key| key["about"].as_str().unwrap()).collect();
        for language in languages().into_iter().filter(|language| *language != "en") {
            let (_, file) = page_file(&format!("explanations/{language}.json")).unwrap();
            let own: Map<String, Value> = serde_json::from_str(file).unwrap();
            let explained: BTreeSet<&str> = own.keys().map(String::as_str).collect();
            assert_eq!(explained, texts, "{language}");
            for (english, text) in &own {
                let text = text.as_str().unwrap();
                assert!(text.len() > 3 && text != english, "{language}: {english}");
                assert_eq!(quoted(text), quoted(english), "{language}: {english}");
            }
        }
    }

    #[test]
    fn all_words_of_the_page_exist() {
        let english = words("en");
        let exists =
            |key: &str| english.contains_key(key) || english.contains_key(&format!("{key}.other"));
        let marks =
            ["t(\"", "data-t=\"", "data-aria-label=\"", "data-title=\"", "data-placeholder=\""];
        let mut count = 0;
        for (name, _, text) in PAGE_FILES {
            if name.ends_with(".json") {
                continue;
            }
            for mark in marks {
                for (at, _) in text.match_indices(mark) {
                    // Names of other functions may end in `t` too.
                    if text[..at].ends_with(char::is_alphanumeric) {
                        continue;
                    }
                    let key = text[at + mark.len()..].split('"').next().unwrap();
                    assert!(exists(key), "{name} has no words for `{key}`");
                    count += 1;
                }
            }
        }
        assert!(count > 200, "{count}");
    }

    #[test]
    fn all_imported_scripts_are_files_of_the_page() {
        for (name, _, text) in PAGE_FILES.iter().filter(|(name, ..)| name.ends_with(".js")) {
            for import in text.split("from \"./").skip(1) {
                let file = import.split('"').next().unwrap();
                assert!(page_file(file).is_some(), "{name} imports {file}");
            }
        }
    }
}

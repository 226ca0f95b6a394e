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
        "basic.js", "lists.js", "entries.js", "trim.js", "advanced.js", "form.js", "own.js", "text_editor.js", "lines.js", "markdown.js", "pasted.js", "pictures.js", "press.js", "listing.js", "book.js", "guides.js", "panels.js", "thumbs.js";
    "image/svg+xml": "icon.svg";
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
    use gridpress_messages::{PageHost, page_words};
    use std::collections::BTreeSet;
    use std::fs;

    /// Returns the scripts and documents of the page and of the site.
    fn scripts() -> Vec<String> {
        let folders = ["page", "../browser/page"].map(|folder| fs::read_dir(folder).unwrap());
        let paths = folders.into_iter().flatten().map(|entry| entry.unwrap().path());
        let scripts = paths.filter(|path| {
            path.extension().is_some_and(|ending| ending == "js" || ending == "html")
        });
        scripts.map(|path| fs::read_to_string(path).unwrap()).collect()
    }

    #[test]
    fn all_words_of_the_page_exist_and_are_used() {
        let words = page_words("en", PageHost::Site).unwrap();
        let marks =
            ["t(\"", "data-t=\"", "data-aria-label=\"", "data-title=\"", "data-placeholder=\""];
        let (mut literals, mut families) = (BTreeSet::new(), BTreeSet::new());
        for text in scripts() {
            for (mark, (at, _)) in
                marks.iter().flat_map(|mark| text.match_indices(mark).map(move |hit| (mark, hit)))
            {
                // Names of other functions may end in `t` too.
                if !text[..at].ends_with(char::is_alphanumeric) {
                    let key = text[at + mark.len()..].split('"').next().unwrap();
                    assert!(words.contains_key(key), "there are no words for `{key}`");
                }
            }
            literals.extend(text.split('"').map(str::to_owned));
            let prefixes = text.split('`').filter_map(|part| Some(part.split_once("${")?.0));
            families.extend(prefixes.filter(|prefix| prefix.ends_with('-')).map(str::to_owned));
            let choices = text.split("choices(\"").skip(1);
            families.extend(choices.map(|rest| format!("{}-", rest.split('"').next().unwrap())));
        }
        let is_used = |key: &&String| {
            *key == "languages"
                || literals.contains(*key)
                || families.iter().any(|family| key.starts_with(family))
        };
        assert_eq!(words.keys().filter(|key| !is_used(key)).collect::<Vec<_>>(), [""; 0]);
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

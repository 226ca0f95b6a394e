//! The files of the page in the browser.

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JSON: &str = "application/json";
const SVG: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! page_files {
    ($($kind:ident: $($name:literal),+;)+) => {
        &[$($(($name, $kind, include_str!(concat!("page/", $name)))),+),+]
    };
}

/// The files: their names, media types and contents. The first one is the page.
const PAGE_FILES: &[(&str, &str, &str)] = page_files! {
    HTML: "index.html";
    CSS: "look.css", "form.css";
    SCRIPT: "main.js", "words.js", "link.js", "units.js", "elements.js", "controls.js", "fields.js", "edits.js",
        "basic.js", "advanced.js", "form.js", "own.js", "pictures.js", "press.js", "listing.js", "book.js", "guides.js", "panels.js", "thumbs.js";
    SVG: "icon.svg";
    JSON: "words/en.json", "words/de.json", "words/fr.json", "words/es.json", "words/it.json", "words/pt.json", "words/nl.json", "words/pl.json", "words/uk.json", "words/tr.json", "words/el.json", "words/sv.json", "words/cs.json";
};

/// Returns the media type and the content of a file of the page; the empty name is that of the page itself.
pub fn page_file(name: &str) -> Option<(&'static str, &'static str)> {
    let name = if name.is_empty() { "index.html" } else { name };
    let file = PAGE_FILES.iter().find(|(known, ..)| *known == name)?;
    Some((file.1, file.2))
}

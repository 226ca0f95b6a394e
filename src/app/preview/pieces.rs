//! The files of the page.

/// The files: their names, what they are, and what stands in them.
const PIECES: [(&str, &str, &str); 12] = [
    ("", HTML, include_str!("page/index.html")),
    ("look.css", CSS, include_str!("page/look.css")),
    ("form.css", CSS, include_str!("page/form.css")),
    ("icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
    ("main.js", SCRIPT, include_str!("page/main.js")),
    ("book.js", SCRIPT, include_str!("page/book.js")),
    ("guides.js", SCRIPT, include_str!("page/guides.js")),
    ("panels.js", SCRIPT, include_str!("page/panels.js")),
    ("thumbs.js", SCRIPT, include_str!("page/thumbs.js")),
    ("form.js", SCRIPT, include_str!("page/form.js")),
    ("fields.js", SCRIPT, include_str!("page/fields.js")),
    ("press.js", SCRIPT, include_str!("page/press.js")),
];

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The file of that name: what it is, and what stands in it.
pub(super) fn piece(name: &str) -> Option<(&'static str, &'static str)> {
    let piece = PIECES.iter().find(|(known, ..)| *known == name)?;
    Some((piece.1, piece.2))
}

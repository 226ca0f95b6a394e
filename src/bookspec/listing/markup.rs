//! Descriptions in the few HTML tags that shops accept.

use gridpress_messages::{Text, text};

/// The tags that shops accept in descriptions.
pub const TAGS: [&str; 12] =
    ["p", "br", "b", "strong", "i", "em", "ul", "ol", "li", "h4", "h5", "h6"];

/// The tags that stand between paragraphs.
const BLOCKS: [&str; 6] = ["p", "ul", "ol", "h4", "h5", "h6"];

/// Maximum number of characters of a tag or an entity that is quoted in a report.
const QUOTED: usize = 20;

/// An error in a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkupError {
    /// The tag, perhaps truncated.
    pub tag: String,
    /// The expected text.
    pub expected: Text,
}

/// A part of a description.
enum MarkupPiece<'t> {
    Text(&'t str),
    Open(&'t str),
    Close(&'t str),
}

/// Returns the accepted tags as a list: `<p>, <br>, <b> ...`.
pub(super) fn tag_list() -> String {
    TAGS.iter().map(|tag| format!("<{tag}>")).collect::<Vec<String>>().join(" ")
}

/// Escapes `text` for HTML and XML, between tags or in double quotation marks. Characters that XML does not allow are
/// dropped.
pub fn escape_xml(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() && !matches!(c, '\t' | '\n') => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// Returns a description as HTML: text with any of [`TAGS`], properly nested. Without tags for paragraphs and lists,
/// empty lines separate paragraphs, and other line breaks stay.
///
/// # Errors
/// The first tag that shops do not accept, or that is not closed.
///
/// ```
/// # use gridpress_bookspec::description_html;
/// assert_eq!(description_html("Easy & <b>hard</b>\n\nEnd").unwrap(), "<p>Easy &amp; <b>hard</b></p>\n<p>End</p>");
/// assert!(description_html("<a href='x'>more</a>").is_err());
/// ```
pub fn description_html(text: &str) -> Result<String, MarkupError> {
    let pieces = pieces(text)?;
    check_nesting(&pieces)?;
    if pieces.iter().any(|piece: &MarkupPiece| match piece {
        MarkupPiece::Open(tag) | MarkupPiece::Close(tag) => BLOCKS.contains(tag),
        MarkupPiece::Text(_) => false,
    }) {
        return Ok(write(&pieces));
    }
    let paragraphs = text.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
    let mut html: Vec<String> = Vec::new();
    for paragraph in paragraphs {
        let pieces = self::pieces(paragraph)?;
        // A tag may not reach from one paragraph into the next.
        check_nesting(&pieces)?;
        html.push(format!("<p>{}</p>", write(&pieces).replace('\n', "<br>")));
    }
    Ok(html.join("\n"))
}

fn write(pieces: &[MarkupPiece]) -> String {
    let text = |piece: &MarkupPiece| match piece {
        MarkupPiece::Text(text) => escape_text(text),
        MarkupPiece::Open(tag) => format!("<{tag}>"),
        MarkupPiece::Close(tag) => format!("</{tag}>"),
    };
    pieces.iter().map(text).collect()
}

/// Escapes text that may contain entities.
fn escape_text(text: &str) -> String {
    let mut html = String::new();
    for (at, c) in text.char_indices() {
        match c {
            '&' if is_entity(&text[at..]) => html.push('&'),
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            c => html.push(c),
        }
    }
    html
}

/// Returns `true` if `text` begins with an entity, such as `&amp;` or `&#8212;`.
fn is_entity(text: &str) -> bool {
    let Some((name, _)) = text[1..].split_once(';') else {
        return false;
    };
    let digits = name.strip_prefix('#');
    let is_word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric());
    name.len() <= QUOTED && is_word(digits.unwrap_or(name))
}

/// Splits text at its tags.
fn pieces(text: &str) -> Result<Vec<MarkupPiece<'_>>, MarkupError> {
    let mut pieces = Vec::new();
    let mut rest = text;
    let mut start = 0;
    while let Some(at) = rest[start..].find('<').map(|at| at + start) {
        let behind = &rest[at + 1..];
        let inner = behind.strip_prefix('/').unwrap_or(behind);
        if !inner.starts_with(|c: char| c.is_ascii_alphabetic() || c == '!' || c == '?') {
            // A sign in the text, as in `3 < 5`.
            start = at + 1;
            continue;
        }
        let Some((tag, after)) = behind.split_once('>') else {
            return Err(refused(behind, text!("tag-end")));
        };
        if at > 0 {
            pieces.push(MarkupPiece::Text(&rest[..at]));
        }
        let name = tag.trim_end_matches('/').trim_end();
        let (name, is_closing) = match name.strip_prefix('/') {
            Some(name) => (name, true),
            None => (name, false),
        };
        let known = TAGS.iter().find(|known| known.eq_ignore_ascii_case(name));
        let known = *known.ok_or_else(|| refused(tag, text!("other-tag")))?;
        pieces.push(if is_closing { MarkupPiece::Close(known) } else { MarkupPiece::Open(known) });
        (rest, start) = (after, 0);
    }
    if !rest.is_empty() {
        pieces.push(MarkupPiece::Text(rest));
    }
    Ok(pieces)
}

fn refused(tag: &str, expected: Text) -> MarkupError {
    let short: String = tag.chars().take(QUOTED).collect();
    let more = if short.len() < tag.len() { "..." } else { "" };
    MarkupError { tag: format!("<{short}{more}>"), expected }
}

/// Checks that every tag is closed in the right order.
fn check_nesting(pieces: &[MarkupPiece]) -> Result<(), MarkupError> {
    let mut open: Vec<&str> = Vec::new();
    for piece in pieces {
        match piece {
            MarkupPiece::Open("br") | MarkupPiece::Text(_) => {}
            MarkupPiece::Close("br") => {
                return Err(refused("/br", text!("expected", expected = "<br>")));
            }
            MarkupPiece::Open(tag) => open.push(tag),
            MarkupPiece::Close(tag) => match open.pop() {
                Some(last) if last == *tag => {}
                Some(last) => {
                    return Err(refused(
                        &format!("/{tag}"),
                        text!("tag-before", tag = format!("</{last}>")),
                    ));
                }
                None => return Err(refused(&format!("/{tag}"), text!("tag-to-close"))),
            },
        }
    }
    match open.pop() {
        Some(tag) => Err(refused(tag, text!("tag-in-paragraph", tag = format!("</{tag}>")))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_becomes_paragraphs() {
        let html = |text| description_html(text).unwrap();
        assert_eq!(html("One\ntwo\n\n\n three"), "<p>One<br>two</p>\n<p>three</p>");
        assert_eq!(html("3 < 5 & 7 > 5"), "<p>3 &lt; 5 &amp; 7 &gt; 5</p>");
        assert_eq!(html("A &amp; B &#8212; C &no"), "<p>A &amp; B &#8212; C &amp;no</p>");
        assert_eq!(html("<B>bold</B><br/>next"), "<p><b>bold</b><br>next</p>");
    }

    #[test]
    fn blocks_stay_as_they_are() {
        let text = "<h4>In this book</h4>\n<ul><li>one</li><li><i>two</i></li></ul>";
        assert_eq!(description_html(text).unwrap(), text);
    }

    #[test]
    fn other_tags_are_refused() {
        for (text, what) in [
            ("<a href='x'>y</a>", "`<a href='x'>`"),
            ("<script>x</script>", "`<script>`"),
            ("<b class='x'>y</b>", "`<b class='x'>`"),
            ("<!-- x -->", "`<!-- x -->`"),
            ("<h1>Title</h1>", "`<h1>`"),
            ("<b>open", "`<b>`"),
            ("<b>one\n\ntwo</b>", "`<b>`"),
            ("<b><i>x</b></i>", "`</b>`"),
            ("x</p>", "`</p>`"),
            ("<b", "`<b>`"),
            ("x</br>", "`</br>`"),
        ] {
            let error = description_html(text).unwrap_err();
            assert_eq!(format!("`{}`", error.tag), what, "{text}: {error:?}");
        }
    }
}

//! A text as an editor shows it: its blocks, each with its source, so that blocks that are not changed are kept as they
//! are.

use super::parser::OPTIONS;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag};
use serde_json::{Value, json};

/// A block of a text. Sources and the gaps before them make up the text.
#[derive(Debug, PartialEq, Eq)]
pub struct EditableBlock {
    /// The blank lines before it.
    pub gap: String,
    /// Its lines in the text.
    pub source: String,
    /// Its content: strings, and elements `["em", {attributes}, content, ...]`, which have the names of HTML. `None` for
    /// what a page of text cannot have, and for what has no content, such as the address of a link.
    pub content: Option<Value>,
}

/// Splits a text into its blocks, and the blank lines at its end.
pub fn editable(text: &str) -> (Vec<EditableBlock>, String) {
    let mut events = Parser::new_ext(text, OPTIONS).into_offset_iter();
    let (mut blocks, mut end) = (Vec::new(), 0);
    let push = |blocks: &mut Vec<EditableBlock>, between: &str, content| {
        let source = between.trim_end();
        // An indentation belongs to the block.
        let at = source.len() - source.trim_start().len();
        let at = source[..at].rfind('\n').map_or(0, |at| at + 1);
        let (gap, source) = (between[..at].to_owned(), source[at..].to_owned());
        blocks.push(EditableBlock { gap, source, content });
        between.trim_end().len()
    };
    while let Some((event, span)) = events.next() {
        let mut stack = vec![Vec::new()];
        let mut is_known = true;
        let mut next = Some(event);
        while let Some(event) = next {
            is_known &= push_event(&mut stack, event);
            next = if stack.len() > 1 { events.next().map(|(event, _)| event) } else { None };
        }
        let between = &text[end..span.start];
        // Definitions stand between the blocks.
        if !between.trim().is_empty() {
            end += push(&mut blocks, between, None);
        }
        let content = stack.pop().and_then(|mut top| top.pop()).filter(|_| is_known);
        end += push(&mut blocks, &text[end..span.end], content);
    }
    if !text[end..].trim().is_empty() {
        end += push(&mut blocks, &text[end..], None);
    }
    (blocks, text[end..].to_owned())
}

/// Adds an event to the open elements. Returns `false` if no page of text can have it.
fn push_event(stack: &mut Vec<Vec<Value>>, event: Event<'_>) -> bool {
    let value = match event {
        Event::Start(tag) => {
            let element = element(&tag);
            stack.push(element.clone().unwrap_or_default());
            return element.is_some();
        }
        Event::End(_) => Value::from(stack.pop()),
        Event::Text(text) | Event::Code(text) => return push_text(stack, &text),
        Event::SoftBreak => return push_text(stack, " "),
        Event::HardBreak => json!(["br", {}]),
        Event::Rule => json!(["hr", {}]),
        _ => return false,
    };
    if let Some(open) = stack.last_mut() {
        open.push(value);
    }
    true
}

/// Adds a text to the open element, as one with the text before it.
fn push_text(stack: &mut [Vec<Value>], text: &str) -> bool {
    if let Some(open) = stack.last_mut() {
        // The first two are the name of the element and its attributes.
        match open.get_mut(2..).and_then(|content| content.last_mut()) {
            Some(Value::String(before)) => before.push_str(text),
            _ => open.push(text.into()),
        }
    }
    true
}

/// Returns the name and the attributes of an element that a page of text can have.
fn element(tag: &Tag<'_>) -> Option<Vec<Value>> {
    let (name, attributes) = match tag {
        Tag::Paragraph => ("p", json!({})),
        Tag::Heading { level: HeadingLevel::H1, .. } => ("h1", json!({})),
        Tag::Heading { level: HeadingLevel::H2, .. } => ("h2", json!({})),
        Tag::Heading { level: HeadingLevel::H3, .. } => ("h3", json!({})),
        Tag::BlockQuote(_) => ("blockquote", json!({})),
        Tag::List(None) => ("ul", json!({})),
        Tag::List(Some(first)) => ("ol", json!({ "start": first })),
        Tag::Item => ("li", json!({})),
        Tag::Emphasis => ("em", json!({})),
        Tag::Strong => ("strong", json!({})),
        Tag::Link { dest_url, .. } => ("a", json!({ "href": &**dest_url })),
        Tag::Image { dest_url, title, .. } => {
            ("img", json!({ "src": &**dest_url, "title": &**title }))
        }
        _ => return None,
    };
    Some(vec![name.into(), attributes])
}

#[cfg(test)]
mod tests {
    use super::editable;
    use serde_json::json;

    #[test]
    fn blocks_and_gaps_make_up_the_text() {
        let text = "\n  # One\n\n\n- a *b*\n  1. c\n\n[x]: http://x \n\n   | a |\n|---|\n\n    code\nend  \nof [x]\r\n\n***\n\n[y]: y\n \n";
        let (blocks, rest) = editable(text);
        let joined: String =
            blocks.iter().flat_map(|block| [&*block.gap, &*block.source]).collect();
        assert_eq!(joined + &rest, text);
        let contents: Vec<_> = blocks.into_iter().map(|block| block.content).collect();
        let item = json!(["li", {}, "c"]);
        let list =
            json!(["ul", {}, ["li", {}, "a ", ["em", {}, "b"], ["ol", { "start": 1 }, item]]]);
        let link = json!(["a", { "href": "http://x" }, "x"]);
        let end = json!(["p", {}, "end", ["br", {}], "of ", link]);
        let rule = json!(["hr", {}]);
        let title = json!(["h1", {}, "One"]);
        let expected = [Some(title), Some(list), None, None, None, Some(end), Some(rule), None];
        assert_eq!(contents, expected);
    }
}

//! The pages about the author and about the book.

use crate::LayoutError;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::flow::{Flow, chapter_pages};

/// A chapter of `text`, whose paragraphs empty lines part.
pub(in crate::book) fn about(
    ctx: &Context,
    title: &str,
    text: &str,
) -> Result<Vec<Draft>, LayoutError> {
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()) {
        if !paragraph.is_empty() {
            flow.paragraph(&paragraph.join(" "))?;
        }
    }
    Ok(chapter_pages(flow, title))
}

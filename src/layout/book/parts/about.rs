//! The pages about the author and about the book.

use crate::book::Book;
use crate::layout::LayoutError;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::flow::{Flow, chapter_pages};

/// What is told of author or book; empty lines part its paragraphs.
pub(in crate::layout::book) fn about(
    book: &Book,
    frame: &TextBlock,
    title: &str,
    text: &str,
) -> Result<Vec<Draft>, LayoutError> {
    let mut flow = Flow::new(&book.spec.fonts, frame);
    flow.chapter(title)?;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()) {
        if !paragraph.is_empty() {
            flow.paragraph(&paragraph.join(" "))?;
        }
    }
    Ok(chapter_pages(flow, title))
}

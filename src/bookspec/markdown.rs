//! Pages of text in Markdown, as far as books support it.
//!
//! Headings, paragraphs, lists, quotations, rules and pictures are supported; everything else is reported with its
//! place, so that no text is lost silently.

mod editable;
pub(super) mod parser;

pub use editable::{EditableBlock, editable};

use super::files::Figure;
use pulldown_cmark::{Tag, TagEnd};

/// A chapter of a text: a first-level heading and what follows, or the text before any heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextChapter {
    /// The heading of the chapter.
    pub title: Option<String>,
    /// The parts below the heading.
    pub blocks: Vec<MarkdownBlock>,
}

impl TextChapter {
    /// Returns the number of headings, including that of the chapter.
    pub(super) fn headings(&self) -> usize {
        self.blocks.iter().filter(|block| matches!(block, MarkdownBlock::Heading { .. })).count()
            + usize::from(self.title.is_some())
    }
}

/// A block of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkdownBlock {
    /// A heading of the second or third level within a chapter.
    Heading {
        /// Level of the heading, 1 for the title of a chapter.
        level: u8,
        /// Text of the heading.
        text: String,
    },
    /// A paragraph of running text.
    Paragraph(StyledText),
    /// A list of items.
    List {
        /// Number of the first item of a numbered list.
        first: Option<u64>,
        /// Blocks of each item.
        items: Vec<Vec<MarkdownBlock>>,
    },
    /// A quotation.
    Quote(Vec<MarkdownBlock>),
    /// A short rule.
    Rule,
    /// A picture in a paragraph of its own.
    Figure(Figure),
}

/// Lines of styled text, broken where the author breaks them.
pub type StyledText = Vec<Vec<Piece>>;

/// Text in one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The face of the text.
    pub face: TextFace,
    /// The text.
    pub text: String,
}

/// The face of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextFace {
    /// The face of running text.
    Plain,
    /// The face of emphasised text.
    Emphasis,
    /// The face of strongly emphasised text.
    Strong,
}

/// A link whose end has not been read yet.
struct OpenLink {
    /// Address to print after the link; `None` if the text shows it.
    address: Option<String>,
    text: String,
}

/// Builder of styled text.
#[derive(Default)]
pub(super) struct TextBuilder {
    pub lines: StyledText,
    /// Number of open emphases.
    pub emphasis: u32,
    /// Number of open strong emphases.
    pub strong: u32,
    links: Vec<OpenLink>,
}

impl TextBuilder {
    /// Opens a link. `address` is printed after its text.
    pub fn link(&mut self, address: Option<String>) {
        self.links.push(OpenLink { address, text: String::new() });
    }

    /// Appends `text` to the last line.
    pub fn push(&mut self, text: &str) {
        let face = match (self.strong, self.emphasis) {
            (0, 0) => TextFace::Plain,
            (0, _) => TextFace::Emphasis,
            _ => TextFace::Strong,
        };
        for link in &mut self.links {
            link.text.push_str(text);
        }
        if self.lines.is_empty() {
            self.lines.push(Vec::new());
        }
        let Some(line) = self.lines.last_mut() else {
            return;
        };
        match line.last_mut() {
            Some(piece) if piece.face == face => piece.text.push_str(text),
            _ => line.push(Piece { face, text: text.to_owned() }),
        }
    }

    /// Closes a tag. Returns the address of a link, unless its text shows it.
    pub fn close(&mut self, tag: TagEnd) -> Option<String> {
        match tag {
            TagEnd::Emphasis => self.emphasis = self.emphasis.saturating_sub(1),
            TagEnd::Strong => self.strong = self.strong.saturating_sub(1),
            TagEnd::Link => {
                let link = self.links.pop()?;
                return link.address.filter(|address| *address != link.text);
            }
            _ => {}
        }
        None
    }

    /// Returns the lines that have words.
    pub fn finish(self) -> StyledText {
        let has_words = |line: &Vec<Piece>| line.iter().any(|piece| !piece.text.trim().is_empty());
        self.lines.into_iter().filter(has_words).collect()
    }
}

/// Returns the text without its faces.
pub(super) fn plain(text: &StyledText) -> String {
    let pieces = text.iter().map(|line| {
        let words: String = line.iter().map(|piece| piece.text.as_str()).collect();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    pieces.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Returns the length of the longest word in characters.
pub(super) fn longest_word(text: &StyledText) -> usize {
    let of_line = |line: &Vec<Piece>| {
        let lengths = line.iter().flat_map(|piece| piece.text.chars()).scan(0, |length, c| {
            // Only spaces at which a line can break; a no-break space holds a word together.
            *length = if c.is_ascii_whitespace() { 0 } else { *length + 1 };
            Some(*length)
        });
        lengths.max().unwrap_or(0)
    };
    text.iter().map(of_line).max().unwrap_or(0)
}

/// Returns `true` if a tag is part of a line of text.
pub(super) fn is_inline(tag: &Tag<'_>) -> bool {
    is_inline_end(tag.to_end())
}

/// Returns `true` if the end of a tag is part of a line of text.
pub(super) fn is_inline_end(tag: TagEnd) -> bool {
    matches!(
        tag,
        TagEnd::Emphasis
            | TagEnd::Strong
            | TagEnd::Strikethrough
            | TagEnd::Superscript
            | TagEnd::Subscript
            | TagEnd::Link
            | TagEnd::Image
    )
}

//! Pages of text in Markdown, as far as a book has use for it.
//!
//! Headings, paragraphs, lists, quotations, rules and pictures are read; whatever else Markdown has is refused with
//! its place, so that nothing of a text is lost in silence.

pub(super) mod parser;

use super::files::Figure;
use pulldown_cmark::{Tag, TagEnd};

/// A chapter of a text: what begins with a heading of the first level, or stands before all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextChapter {
    /// The heading of the chapter.
    pub title: Option<String>,
    /// The parts below the heading.
    pub blocks: Vec<MarkdownBlock>,
}

impl TextChapter {
    /// Returns the number of headings, that of the chapter included.
    pub(super) fn headings(&self) -> usize {
        let within =
            self.blocks.iter().filter(|block| matches!(block, MarkdownBlock::Heading { .. }));
        within.count() + usize::from(self.title.is_some())
    }
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkdownBlock {
    /// A heading; within a chapter of the second or third level.
    Heading {
        /// 1 for the title of a chapter, and so on.
        level: u8,
        /// The words of the heading.
        text: String,
    },
    /// Running text.
    Paragraph(StyledText),
    /// Items, each of parts of its own.
    List {
        /// The number of the first, where they are numbered.
        first: Option<u64>,
        /// The parts of each item.
        items: Vec<Vec<MarkdownBlock>>,
    },
    /// A quotation, of parts of its own.
    Quote(Vec<MarkdownBlock>),
    /// A short rule between parts.
    Rule,
    /// A picture on a line of its own.
    Figure(Figure),
}

/// Lines that end where their author wants it.
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

/// A link that is being read.
struct OpenLink {
    /// Where it leads, if that is to be printed.
    address: Option<String>,
    text: String,
}

/// Text that is being read.
#[derive(Default)]
pub(super) struct TextBuilder {
    pub lines: StyledText,
    /// Emphases that are open.
    pub emphasis: u32,
    /// Strong emphases that are open.
    pub strong: u32,
    links: Vec<OpenLink>,
}

impl TextBuilder {
    /// Opens a link; `address` is where it leads, if that is to be printed.
    pub fn link(&mut self, address: Option<String>) {
        let text = String::new();
        self.links.push(OpenLink { address, text });
    }

    /// Adds `text` to the last line.
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

    /// Closes a tag; of a link the address, unless its text says it.
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

    /// The lines that have words.
    pub fn finish(self) -> StyledText {
        let has_words = |line: &Vec<Piece>| line.iter().any(|piece| !piece.text.trim().is_empty());
        self.lines.into_iter().filter(has_words).collect()
    }
}

/// Text without its faces.
pub(super) fn plain(text: &StyledText) -> String {
    let pieces = text.iter().map(|line| {
        let words: String = line.iter().map(|piece| piece.text.as_str()).collect();
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    pieces.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Returns the number of characters of the longest word.
pub(super) fn longest_word(text: &StyledText) -> usize {
    let of_line = |line: &Vec<Piece>| {
        let chars = line.iter().flat_map(|piece| piece.text.chars());
        let lengths = chars.scan(0, |length, c| {
            *length = if c.is_ascii_whitespace() { 0 } else { *length + 1 };
            Some(*length)
        });
        lengths.max().unwrap_or(0)
    };
    text.iter().map(of_line).max().unwrap_or(0)
}

/// Whether a tag stands within a line of text.
pub(super) fn is_inline(tag: &Tag<'_>) -> bool {
    is_inline_end(tag.to_end())
}

/// Whether the end of a tag stands within a line of text.
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

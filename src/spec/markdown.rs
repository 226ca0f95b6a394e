//! Pages of text in Markdown, as far as a book has use for it.
//!
//! Headings, paragraphs, lists, quotations, rules and pictures are read; whatever else Markdown has is refused with
//! its place, so that nothing of a text is lost in silence.

mod lines;
pub(super) mod read;

use gridpress_base::images::Image;
use std::sync::Arc;

/// A chapter of a text: what begins with a heading of the first level, or stands before all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextChapter {
    /// The heading of the chapter.
    pub title: Option<String>,
    /// The parts below the heading.
    pub blocks: Vec<Block>,
}

impl TextChapter {
    /// Returns the number of headings, that of the chapter included.
    pub(super) fn headings(&self) -> usize {
        let within = self.blocks.iter();
        let within = within.filter(|block| matches!(block, Block::Heading { .. }));
        within.count() + usize::from(self.title.is_some())
    }
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
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
        items: Vec<Vec<Block>>,
    },
    /// A quotation, of parts of its own.
    Quote(Vec<Block>),
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

/// A picture and what is said below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The path of the file, as seen from the spec's folder.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// The pixels of the picture.
    pub picture: Arc<Image>,
    /// The caption below the picture.
    pub caption: Option<String>,
}

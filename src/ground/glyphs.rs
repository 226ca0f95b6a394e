//! Characters in the faces of fonts.

/// The shapes for the digits from 1: a ring, a square, a triangle, a star, a heart, a moon, a cross, a diamond and a
/// flower. They are in a custom font.
pub const SHAPES: [char; 9] = ['●', '■', '▲', '★', '♥', '☾', '✚', '◆', '✿'];

/// A character that no face has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingGlyph {
    /// The character.
    pub character: char,
    /// The preferred font.
    pub font: String,
}

/// The part of a font that its owner forbids to embed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbeddingBan {
    /// Any part.
    Anything,
    /// Less than the whole font.
    Subsets,
    /// Anything but bitmaps.
    Outlines,
}

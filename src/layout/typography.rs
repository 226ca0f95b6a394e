//! Typography: styles and the theme, lines, paragraphs, boxes, and the text block.

pub(super) mod art;
pub(super) mod bands;
pub(super) mod borders;
pub(super) mod boxes;
pub(super) mod draft;
pub(super) mod flow;
pub(super) mod linebreak;
pub(super) mod lines;
pub(super) mod paragraph;
pub(super) mod style;
pub(super) mod text_block;
pub(super) mod theme;
pub(super) mod tones;

//! Type: styles and the theme, lines, paragraphs, and the text block that they fill.

pub(crate) mod block;
pub(crate) mod context;
pub(crate) mod draft;
pub(crate) mod flow;
pub(crate) mod line;
pub(crate) mod lines;
pub(crate) mod paragraph;
pub(crate) mod style;
pub(crate) mod theme;

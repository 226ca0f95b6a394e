//! The glyphs that a font of the file is to show, before it is cut down to them.

use gridpress_base::fonts::FaceId;

/// A glyph that a font is to show.
pub(super) struct Wanted<'u> {
    /// A glyph of a face; none is a blank.
    pub glyph: Option<(FaceId, u16)>,
    pub says: &'u str,
    /// Scales its outline, which is then moved by `shift`, in font units.
    pub scale: f64,
    pub shift: i32,
    /// How far it advances, in font units.
    pub advance: i32,
}

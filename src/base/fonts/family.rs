//! Families of fonts: the bundled ones, and files that a spec names.

use std::sync::Arc;

/// Faces of one design.
pub(super) struct Bundled {
    pub(super) name: &'static str,
    /// The files of the regular, italic and bold faces: their names and bytes.
    pub(super) styles: [(&'static str, &'static [u8]); 3],
}

macro_rules! bundled {
    ($name:literal, $folder:literal, $regular:literal, $italic:literal, $bold:literal) => {
        Bundled {
            name: $name,
            styles: [
                ($regular, include_bytes!(concat!("../../../fonts/", $folder, "/", $regular))),
                ($italic, include_bytes!(concat!("../../../fonts/", $folder, "/", $italic))),
                ($bold, include_bytes!(concat!("../../../fonts/", $folder, "/", $bold))),
            ],
        }
    };
}

/// The font of the shapes that stand in cells: its file and bytes.
pub const SHAPES_FILE: (&str, &[u8]) =
    ("GridpressShapes.ttf", include_bytes!("../../../fonts/shapes/GridpressShapes.ttf"));

pub(super) static BUNDLED: [Bundled; 3] = [
    bundled!(
        "Source Serif 4",
        "source-serif-4",
        "SourceSerif4-Regular.ttf",
        "SourceSerif4-It.ttf",
        "SourceSerif4-Bold.ttf"
    ),
    bundled!(
        "Source Sans 3",
        "source-sans-3",
        "SourceSans3-Regular.ttf",
        "SourceSans3-It.ttf",
        "SourceSans3-Semibold.ttf"
    ),
    bundled!(
        "Atkinson Hyperlegible",
        "atkinson-hyperlegible",
        "AtkinsonHyperlegible-Regular.ttf",
        "AtkinsonHyperlegible-Italic.ttf",
        "AtkinsonHyperlegible-Bold.ttf"
    ),
];

/// The names of the bundled families.
pub fn bundled_names() -> impl Iterator<Item = &'static str> {
    BUNDLED.iter().map(|family| family.name)
}
/// A font file that a spec names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFile {
    /// The path of the file as the spec spells it.
    pub path: String,
    /// The contents of the file.
    pub bytes: Arc<Vec<u8>>,
}

/// The family that a spec chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// One of [`bundled_names`].
    Bundled(&'static str),
    /// Files of the user's: regular, italic, bold.
    Files([FontFile; 3]),
}

impl Family {
    /// The bundled family of that name.
    pub fn bundled(name: &str) -> Option<Family> {
        bundled_names().find(|known| *known == name).map(Family::Bundled)
    }
}

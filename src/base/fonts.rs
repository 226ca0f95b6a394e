//! Typefaces: the bundled families, the user's own, their metrics, and shaped text.
//!
//! The bundled families are Source Serif 4 and Source Sans 3 (Adobe) and Atkinson Hyperlegible (Braille Institute), and
//! for titles Sofia Sans (Lettersoup), all under the SIL Open Font Licence; the licences are beside the files
//! in `fonts/`. The shapes in cells come from a custom font.

mod cells;
mod face;
mod outline;
mod shaping;

use gridpress_ground::bundled::{BundledFile, bundled_file};
use gridpress_ground::named::names;
use gridpress_ground::units::Length;
use shaping::Script;
use std::fmt;
use std::sync::Arc;

pub use face::{Face, FontBytes, FontError};
pub use outline::{PathStep, glyph_outline};
pub use shaping::{Glyph, Run};

/// The purpose of a piece of text, which determines its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FontRole {
    /// Short text, with lining figures.
    Text,
    /// Short text in the italic face.
    Italic,
    /// Numbers and other prominent text, in the bold face.
    Bold,
    /// Running text, with the book's style of figures.
    Prose,
    /// Emphasised running text, in the italic face.
    Emphasis,
    /// Strongly emphasised running text, in the bold face.
    Strong,
    /// Titles and headings.
    Heading,
    /// Digits of answers.
    Digit,
    /// Digits of givens.
    Given,
    /// Sums of cages, in the face of the digits of answers.
    Sum,
    /// Titles of covers in heavy type.
    Heavy,
    /// Titles of covers in narrow type.
    Condensed,
    /// Titles of covers in a serif.
    Serif,
}

/// The style of figures in running text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureStyle {
    /// Figures as high as capitals.
    Lining,
    /// Figures with ascenders and descenders, if the font has them.
    OldStyle,
}

names! {
    FigureStyle {
        "lining" => FigureStyle::Lining,
        "old-style" => FigureStyle::OldStyle,
    }
}

/// The families of a book, and the figures of its running text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFamilies {
    /// Family of text.
    pub text: FontFamily,
    /// Family of titles and headings, used in its bold face.
    pub headings: FontFamily,
    /// Family of digits in grids.
    pub digits: FontFamily,
    /// Style of figures in running text.
    pub figures: FigureStyle,
}

impl FontFamilies {
    /// Creates families with `text` for text and headings, `digits` for grids, and lining figures.
    pub fn new(text: FontFamily, digits: FontFamily) -> FontFamilies {
        FontFamilies { headings: text.clone(), text, digits, figures: FigureStyle::Lining }
    }
}

/// A face of a [`Fonts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId(u8);

impl FaceId {
    /// Returns the index of the face among those of a book, for names in files.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The bundled family of numbers outside of cells, for text faces with a slashed zero.
const NUMBERS: &str = "Source Sans 3";

/// The faces of a book: one for each role, and bundled ones as fallbacks for missing characters.
pub struct Fonts {
    faces: Vec<Face>,
    figures: FigureStyle,
    text: [FaceId; 3],
    heading: FaceId,
    digits: [FaceId; 2],
    /// Face of the shapes in cells.
    shapes: FaceId,
    /// Fallback faces in order, by style: regular, italic, bold.
    stand_ins: [Vec<FaceId>; 3],
    /// Faces of numbers outside of cells by style, for text faces with a slashed zero.
    numbers: [FaceId; 3],
    /// Faces of titles of covers: heavy, condensed, serif.
    display: [FaceId; 3],
    /// Faces of the chosen families.
    chosen: Vec<FaceId>,
}

/// A font file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFileError {
    /// Path of the file.
    pub file: String,
    /// Reason why the file cannot be used.
    pub error: FontError,
}

impl fmt::Display for FontFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FontFileError { file, error } = self;
        write!(f, "the font `{file}` cannot be used: it is {error}")
    }
}

impl std::error::Error for FontFileError {}

impl Fonts {
    /// Loads the faces of `families`.
    ///
    /// # Errors
    /// [`FontFileError`] for the first file that cannot be used.
    pub fn new(families: &FontFamilies) -> Result<Fonts, FontFileError> {
        let mut faces = Vec::new();
        let text = add_family(&mut faces, &families.text, Some('e'))?;
        let digits = add_family(&mut faces, &families.digits, None)?;
        // A font of symbols maps no letters, and would leave every heading to the fallbacks.
        let [_, _, heading] = add_family(&mut faces, &families.headings, Some('e'))?;
        for digit in digits {
            let face = &faces[usize::from(digit.0)];
            // Every grid needs the digits 1 to 9; others are checked when they are set.
            if face.figures[..9].iter().any(Option::is_none) {
                return Err(FontFileError {
                    file: face.file.clone(),
                    error: FontError::Missing('1'),
                });
            }
        }
        let mut stand_ins = [const { Vec::new() }; 3];
        for family in bundled_names() {
            let family = add_family(&mut faces, &FontFamily::Bundled(family), None)?;
            // A missing character of the bold face is taken from another bold face, so that the weight of the line
            // stays even.
            for (style, face) in family.into_iter().enumerate() {
                stand_ins[style].push(face);
            }
        }
        let (file, bytes) = SHAPES_FILE;
        let shapes = Face::new(file, Arc::new(bytes))
            .map_err(|error| FontFileError { file: file.to_owned(), error })?;
        let shapes_id = FaceId(faces.len() as u8);
        faces.push(shapes);
        for stand_ins in &mut stand_ins {
            stand_ins.push(shapes_id);
        }
        let numbers = add_family(&mut faces, &FontFamily::Bundled(NUMBERS), None)?;
        let display = add_family(&mut faces, &FontFamily::Bundled(DISPLAY.name), None)?;
        let mut chosen: Vec<FaceId> = Vec::new();
        for id in text.into_iter().chain([heading, digits[0], digits[2]]) {
            if !chosen.contains(&id) {
                chosen.push(id);
            }
        }
        Ok(Fonts {
            shapes: shapes_id,
            faces,
            figures: families.figures,
            text,
            heading,
            digits: [digits[0], digits[2]],
            stand_ins,
            numbers,
            display,
            chosen,
        })
    }

    /// Adapts the fonts to text in the language of a BCP 47 tag. A face without the script of the language is replaced
    /// by the first fallback that has it, so that figures and punctuation match the letters.
    pub fn in_language(mut self, tag: &str) -> Fonts {
        let language = tag.split('-').next().unwrap_or_default();
        if language == "tr" {
            // Fallback faces as well, because a word of Turkish may be set in any of them.
            self.faces.iter_mut().for_each(Face::shape_as_turkish);
        }
        let script = match language {
            "el" => Script::Greek,
            "uk" => Script::Cyrillic,
            _ => return self,
        };
        for style in 0..3 {
            self.text[style] = self.with_script(self.text[style], style, script);
        }
        self.heading = self.with_script(self.heading, 2, script);
        self
    }

    /// Returns `face`, or the first fallback in that style with all letters of `script`.
    fn with_script(&self, face: FaceId, style: usize, script: Script) -> FaceId {
        let mut candidates = [face].into_iter().chain(self.stand_ins[style].iter().copied());
        candidates.find(|&id| self.face(id).has_script(script)).unwrap_or(face)
    }

    /// Returns the face `id`.
    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[usize::from(id.0)]
    }

    /// Returns the faces of the chosen families, each once, in the order of the roles.
    pub fn chosen(&self) -> Vec<&Face> {
        self.chosen.iter().map(|&id| self.face(id)).collect()
    }

    /// Returns `true` if the family of digits has a bold face, so that givens are heavier than other digits.
    pub fn has_heavy_digits(&self) -> bool {
        self.digits[0] != self.digits[1]
    }

    fn role(&self, role: FontRole) -> (FaceId, usize) {
        match role {
            FontRole::Text | FontRole::Prose => (self.text[0], 0),
            FontRole::Italic | FontRole::Emphasis => (self.text[1], 1),
            FontRole::Bold | FontRole::Strong => (self.text[2], 2),
            FontRole::Heading => (self.heading, 2),
            FontRole::Digit | FontRole::Sum => (self.digits[0], 0),
            FontRole::Given => (self.digits[1], 2),
            FontRole::Heavy => (self.display[0], 2),
            FontRole::Condensed => (self.display[1], 2),
            FontRole::Serif => (self.display[2], 2),
        }
    }

    /// Returns `true` if the face of `role` has all characters of `text`, without fallbacks.
    pub fn has_all(&self, role: FontRole, text: &str) -> bool {
        let face = self.face(self.role(role).0);
        text.chars().all(|c| face.covers(c))
    }

    /// Returns the size at which the figures of `role` are `height` high.
    pub fn size_for_figures(&self, role: FontRole, height: Length) -> Length {
        let face = self.face(self.role(role).0);
        height.scale(face.units_per_em(), face.figure_height())
    }

    /// Returns the height of the figures of `role` at `size`.
    pub fn figure_height(&self, role: FontRole, size: Length) -> Length {
        let face = self.face(self.role(role).0);
        face.at(face.figure_height, size)
    }
}

/// Adds the faces of `family`, unless they are in `faces`. Each must have the character `needed`.
fn add_family(
    faces: &mut Vec<Face>,
    family: &FontFamily,
    needed: Option<char>,
) -> Result<[FaceId; 3], FontFileError> {
    let files: [(String, FontBytes); 3] = match family {
        FontFamily::Bundled(name) => {
            let mut families = BUNDLED.iter().chain([&DISPLAY]);
            let family = families.find(|family| family.name == *name).expect("a bundled family");
            let mut files: [(String, FontBytes); 3] = family.styles.map(|file| {
                // All three files are requested before the error, so that a browser downloads them together.
                let bytes: &'static [u8] = file.bytes().unwrap_or_default();
                (file.name.to_owned(), Arc::new(bytes) as _)
            });
            if let Some((file, _)) =
                files.iter_mut().find(|(_, bytes)| (**bytes).as_ref().is_empty())
            {
                let file = std::mem::take(file);
                return Err(FontFileError { file, error: FontError::NotDownloaded });
            }
            files
        }
        FontFamily::Files(files) => files.clone().map(|file| (file.path, file.bytes as _)),
    };
    let mut ids = [FaceId(0); 3];
    for (id, (file, bytes)) in ids.iter_mut().zip(files) {
        // A family may be used for text and digits at once; a PDF would otherwise embed its faces twice.
        let known =
            faces.iter().position(|face| face.file == file && face.bytes() == (*bytes).as_ref());
        let index = match known {
            Some(index) => index,
            None => {
                let face = Face::new(&file, bytes)
                    .map_err(|error| FontFileError { file: file.clone(), error })?;
                faces.push(face);
                faces.len() - 1
            }
        };
        if let Some(c) = needed.filter(|&c| !faces[index].covers(c)) {
            return Err(FontFileError { file, error: FontError::Missing(c) });
        }
        // Three chosen families, the bundled ones and the shapes make fewer than thirty faces.
        *id = FaceId(index as u8);
    }
    Ok(ids)
}

/// The faces of a bundled family.
struct BundledFamily {
    name: &'static str,
    /// Files of the regular, italic and bold faces.
    styles: [BundledFile; 3],
}

macro_rules! bundled {
    ($name:literal, $folder:literal, $regular:literal, $italic:literal, $bold:literal) => {
        BundledFamily {
            name: $name,
            styles: [
                bundled_file!($regular, concat!("../../fonts/", $folder, "/", $regular)),
                bundled_file!($italic, concat!("../../fonts/", $folder, "/", $italic)),
                bundled_file!($bold, concat!("../../fonts/", $folder, "/", $bold)),
            ],
        }
    };
}

/// The font of the shapes in cells: file name and bytes.
pub const SHAPES_FILE: (&str, &[u8]) =
    ("GridpressShapes.ttf", include_bytes!("../../fonts/shapes/GridpressShapes.ttf"));

static BUNDLED: [BundledFamily; 4] = [
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
    // Last, so that missing characters of other families are taken from it only if there is no other.
    bundled!(
        "Sofia Sans Extra Condensed",
        "sofia-sans",
        "SofiaSansExtraCondensed-Black.ttf",
        "SofiaSansExtraCondensed-Black.ttf",
        "SofiaSansExtraCondensed-Black.ttf"
    ),
];

/// The faces of titles of covers, which no spec chooses by name.
static DISPLAY: BundledFamily = BundledFamily {
    name: "Sofia Sans",
    styles: [
        bundled_file!("SofiaSans-Black.ttf", "../../fonts/sofia-sans/SofiaSans-Black.ttf"),
        bundled_file!(
            "SofiaSansExtraCondensed-Black.ttf",
            "../../fonts/sofia-sans/SofiaSansExtraCondensed-Black.ttf"
        ),
        bundled_file!("SourceSerif4-Bold.ttf", "../../fonts/source-serif-4/SourceSerif4-Bold.ttf"),
    ],
};

/// Returns the names of the bundled families.
pub fn bundled_names() -> impl Iterator<Item = &'static str> {
    BUNDLED.iter().map(|family| family.name)
}
/// A font file that a spec names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFile {
    /// Path of the file, as written in the spec.
    pub path: String,
    /// Contents of the file.
    pub bytes: Arc<Vec<u8>>,
}

/// A font family of a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FontFamily {
    /// One of [`bundled_names`].
    Bundled(&'static str),
    /// The user's files: regular, italic, bold.
    Files([FontFile; 3]),
}

impl FontFamily {
    /// Returns the bundled family called `name`.
    pub fn bundled(name: &str) -> Option<FontFamily> {
        bundled_names().find(|known| *known == name).map(FontFamily::Bundled)
    }
}

#[cfg(test)]
mod tests;

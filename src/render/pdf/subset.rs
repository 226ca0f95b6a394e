//! Fonts cut down to the glyphs in use: one for the text of each face, and one for the figures in cells.

use super::file::PdfError;
use super::glyf;
use super::usage::{Glyphs, UsedResources};
use gridpress_base::fonts::{FaceId, Fonts, Glyph, Run};
use gridpress_base::units::Length;
use skrifa::{FontRef, Tag};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The fonts of a document.
pub(super) struct EmbeddedFonts {
    fonts: Vec<EmbeddedFont>,
    /// Where the glyphs of faces are, those of text and those of cells.
    text: BTreeMap<FaceId, usize>,
    cells: BTreeMap<FaceId, usize>,
}

impl EmbeddedFonts {
    /// The font that a text is set in, and the size of it.
    pub(super) fn text(&self, run: &Run) -> Option<(&EmbeddedFont, Length)> {
        self.font(&self.text, run)
    }

    /// The font that the figures of cells are set in, and the size of it.
    pub(super) fn cells(&self, run: &Run) -> Option<(&EmbeddedFont, Length)> {
        self.font(&self.cells, run)
    }

    fn font(&self, fonts: &BTreeMap<FaceId, usize>, run: &Run) -> Option<(&EmbeddedFont, Length)> {
        let font = &self.fonts[*fonts.get(&run.face)?];
        let (part, whole) = font.sizes.get(&run.face).copied().unwrap_or((1, 1));
        Some((font, run.size.scale(part, whole)))
    }

    pub(super) fn fonts(&self) -> impl Iterator<Item = &EmbeddedFont> {
        self.fonts.iter()
    }
}

/// The outlines of a font, as a PDF holds them.
pub(super) enum FontProgram {
    /// A TrueType font.
    TrueType(Vec<u8>),
    /// The table `CFF` of an OpenType font, whose glyphs are known by their places.
    Cff(Vec<u8>),
}

/// A glyph of a cut font.
#[derive(Clone)]
pub(super) struct SubsetGlyph {
    pub code: u16,
    /// Its width as the file has it, in thousandths of an em.
    pub width: i64,
    /// How far to the right its outline is of where its face has it, in font units.
    shift: i32,
    pub text: String,
}

/// A font cut down. Its codes are bytes, if it has so few glyphs, and else the glyphs of the cut font.
pub(super) struct EmbeddedFont {
    /// Its number among the fonts.
    pub index: usize,
    /// The face whose name and measures it has.
    pub face: FaceId,
    units_per_em: i32,
    pub program: FontProgram,
    /// The box around all glyphs: left, bottom, right, top, in font units.
    pub bounds: [i16; 4],
    /// Whether its codes are bytes, which they never are in a font that is no TrueType.
    pub is_narrow: bool,
    /// What stands for the glyphs of faces.
    glyphs: BTreeMap<(FaceId, u16), SubsetGlyph>,
    /// A blank between figures, if codes are bytes.
    pub blank: Option<SubsetGlyph>,
    /// By what sizes of a face are multiplied and divided to show it as large, where not by the same.
    sizes: BTreeMap<FaceId, (i32, i32)>,
}

impl EmbeddedFont {
    /// Its name among the resources.
    pub(super) fn name(&self) -> String {
        format!("G{}", self.index)
    }

    pub(super) fn shown(&self) -> impl Iterator<Item = &SubsetGlyph> {
        self.glyphs.values().chain(&self.blank)
    }

    /// What stands for a glyph of `run`.
    pub(super) fn glyph(&self, run: &Run, glyph: &Glyph) -> Option<&SubsetGlyph> {
        self.glyphs.get(&(run.face, glyph.id))
    }

    /// Where in `run` what stands for a glyph begins, at that size of this font.
    pub(super) fn x(&self, run: &Run, glyph: &Glyph, size: Length) -> Length {
        let shift = self.glyph(run, glyph).map_or(0, |shown| shown.shift);
        glyph.x - size.scale(shift, self.units_per_em)
    }

    /// Adds the code of `shown` to a string.
    pub(super) fn put(&self, shown: &SubsetGlyph, string: &mut Vec<u8>) {
        string.extend(&shown.code.to_be_bytes()[usize::from(self.is_narrow)..]);
    }
}

/// Cuts every font down to what pages show of it.
pub(super) fn embed(used: &UsedResources, fonts: &Fonts) -> Result<EmbeddedFonts, PdfError> {
    let mut text = used.text.clone();
    let cell_font = cell_font(&used.cells, fonts);
    if cell_font.is_none() {
        text.extend(&with_blanks(&used.cells, fonts));
    }
    let mut embedded = EmbeddedFonts {
        fonts: (text.0.iter())
            .map(|(&face, glyphs)| subset_face(fonts, face, glyphs))
            .collect::<Result<_, _>>()?,
        text: text.0.keys().copied().zip(0..).collect(),
        cells: BTreeMap::new(),
    };
    embedded.cells = match cell_font {
        Some(font) => {
            embedded.fonts.push(font);
            let last = embedded.fonts.len() - 1;
            used.cells.0.keys().map(|&face| (face, last)).collect()
        }
        None => embedded.text.clone(),
    };
    for (index, font) in embedded.fonts.iter_mut().enumerate() {
        font.index = index;
    }
    Ok(embedded)
}

/// One font of all figures, where there can be one.
fn cell_font(cells: &Glyphs, fonts: &Fonts) -> Option<EmbeddedFont> {
    let cell_font = CellFont::new(cells, fonts)?;
    let mut font = true_type(fonts, cell_font.first, &cell_font.requests)?;
    font.sizes = cell_font.sizes;
    font.is_narrow.then_some(font)
}

/// Figures, with the blanks of their faces.
fn with_blanks(cells: &Glyphs, fonts: &Fonts) -> Glyphs {
    let mut glyphs = cells.clone();
    for &face in cells.0.keys() {
        if let Some(blank) = fonts.face(face).blank() {
            glyphs.add(face, blank, " ");
        }
    }
    glyphs
}

/// The glyphs of one face.
fn subset_face(
    fonts: &Fonts,
    id: FaceId,
    used: &BTreeMap<u16, String>,
) -> Result<EmbeddedFont, PdfError> {
    let face = fonts.face(id);
    // The first glyph of a font stands for none.
    let used = used.iter().filter(|(glyph, _)| **glyph != 0);
    let requests: Vec<GlyphRequest> = used
        .map(|(&glyph, text)| GlyphRequest {
            glyph: Some((id, glyph)),
            text,
            scale: 1.0,
            shift: 0,
            advance: face.advance(glyph),
        })
        .collect();
    let mut font = match true_type(fonts, id, &requests) {
        Some(font) => font,
        None => other_type(fonts, id, &requests)?,
    };
    font.blank = (face.blank().filter(|_| font.is_narrow))
        .and_then(|blank| font.glyphs.get(&(id, blank)).cloned());
    Ok(font)
}

/// A TrueType font of what is wanted, with the name and the measures of the face `first`; `None` where an outline is
/// no TrueType.
fn true_type(fonts: &Fonts, first: FaceId, requests: &[GlyphRequest]) -> Option<EmbeddedFont> {
    let face = fonts.face(first);
    let none = glyf::OutlinedGlyph {
        outline: glyf::outline(face, 0, 1.0, 0)?,
        advance: u16::try_from(face.advance(0)).ok()?,
    };
    let drawn = requests.iter().map(|one| {
        let outline = match one.glyph {
            Some((id, glyph)) => glyf::outline(fonts.face(id), glyph, one.scale, one.shift)?,
            None => Default::default(),
        };
        let advance = u16::try_from(one.advance).ok()?;
        Some(glyf::OutlinedGlyph { outline, advance })
    });
    let drawn: Vec<glyf::OutlinedGlyph> =
        ([Some(none)].into_iter().chain(drawn)).collect::<Option<_>>()?;
    let codes = codes(requests);
    let bytes = glyf::font(&drawn, face, codes.as_deref())?;
    let ink = glyf::bounds(&drawn);
    let bounds = [ink.x_min, ink.y_min, ink.x_max, ink.y_max];
    let program = FontProgram::TrueType(bytes);
    Some(embedded_font(fonts, first, program, bounds, requests, codes))
}

/// A font whose outlines stay as they are: they are no TrueType, or too large to be drawn anew.
fn other_type(
    fonts: &Fonts,
    id: FaceId,
    requests: &[GlyphRequest],
) -> Result<EmbeddedFont, PdfError> {
    let face = fonts.face(id);
    let glyphs = requests.iter().filter_map(|one| Some(one.glyph?.1));
    let remapper = subsetter::GlyphRemapper::new_from_glyphs_sorted(&glyphs.collect::<Vec<_>>());
    let bytes = subsetter::subset(face.bytes(), 0, &remapper)
        .map_err(|error| PdfError(format!("{}: {error}", face.file())))?;
    let cff = FontRef::new(&bytes)
        .ok()
        .and_then(|font| Some(font.table_data(Tag::new(b"CFF "))?.as_bytes().to_vec()));
    let program = cff.map_or(FontProgram::TrueType(bytes), FontProgram::Cff);
    Ok(embedded_font(fonts, id, program, face.bounds(), requests, None))
}

/// The font of a program whose second glyph is the first wanted, and so on, with the measures of the face `id`.
fn embedded_font(
    fonts: &Fonts,
    id: FaceId,
    program: FontProgram,
    bounds: [i16; 4],
    requests: &[GlyphRequest],
    codes: Option<Vec<u8>>,
) -> EmbeddedFont {
    let units_per_em = fonts.face(id).units_per_em();
    let em = i64::from(units_per_em);
    let (mut glyphs, mut blank) = (BTreeMap::new(), None);
    for (index, one) in requests.iter().enumerate() {
        let glyph = index as u16 + 1;
        let shown = SubsetGlyph {
            code: codes.as_ref().map_or(glyph, |codes| codes[index].into()),
            width: (i64::from(one.advance) * 1000 + em / 2) / em,
            shift: one.shift,
            text: one.text.to_owned(),
        };
        match one.glyph {
            Some(place) => drop(glyphs.insert(place, shown)),
            None => blank = Some(shown),
        }
    }
    EmbeddedFont {
        index: 0,
        face: id,
        units_per_em,
        program,
        bounds,
        is_narrow: codes.is_some(),
        glyphs,
        blank,
        sizes: BTreeMap::new(),
    }
}

/// Codes of a byte for what is wanted: ASCII where they can, so that content can be read, and above it. `None` for too
/// many glyphs. Parentheses and backslashes, which strings would have to mark, stay unused.
fn codes(requests: &[GlyphRequest]) -> Option<Vec<u8>> {
    let is_plain = |code: &u8| !b"()\\".contains(code);
    let mut free: BTreeSet<u8> = (b' '..=b'~').filter(is_plain).chain(0xA1..=0xFF).collect();
    let plain: Vec<Option<u8>> = (requests.iter())
        .map(|one| match one.text.as_bytes() {
            &[code] if free.remove(&code) => Some(code),
            _ => None,
        })
        .collect();
    let codes = plain.into_iter();
    codes.map(|code| code.or_else(|| free.pop_last())).collect()
}

/// The glyphs of the joined font, and the face that gives it its units.
///
/// Every figure has the middle of its cell in the middle of one width, and so has the blank. The figures of each face
/// are as high as those of the first.
pub(super) struct CellFont<'u> {
    /// The face whose outlines and units it has as they are.
    pub first: FaceId,
    pub requests: Vec<GlyphRequest<'u>>,
    /// By what sizes of a face are multiplied and divided for sizes of this font.
    pub sizes: BTreeMap<FaceId, (i32, i32)>,
}

impl<'u> CellFont<'u> {
    /// The font that `cells` need; `None` when they need none, or hold a glyph that is no figure.
    pub(super) fn new(cells: &'u Glyphs, fonts: &Fonts) -> Option<CellFont<'u>> {
        let mut faces: Vec<FaceId> = cells.0.keys().copied().collect();
        // Givens are the boldest, and all grids have some.
        faces.sort_by_key(|&id| Reverse(fonts.face(id).weight()));
        let &first = faces.first()?;
        let mut requests = Vec::new();
        // Both ends of each figure.
        let mut ends = Vec::new();
        for &id in &faces {
            let face = fonts.face(id);
            let (height, wanted_height) = (face.figure_height(), fonts.face(first).figure_height());
            let scale = f64::from(wanted_height) / f64::from(height);
            let scaled = |units: i32| (f64::from(units) * scale).round() as i32;
            for (&glyph, text) in &cells.0[&id] {
                let (left, right) = face.ends_in_cell(glyph)?;
                ends.push(f64::from(left + right) * scale);
                requests.push(GlyphRequest {
                    glyph: Some((id, glyph)),
                    text,
                    scale,
                    shift: 0,
                    advance: scaled(face.advance(glyph)),
                });
            }
        }
        let widest = requests.iter().map(|one| one.advance).max()?;
        for (one, ends) in requests.iter_mut().zip(ends) {
            one.shift = ((f64::from(widest) - ends) / 2.0).round() as i32;
            one.advance = widest;
        }
        requests.push(GlyphRequest {
            glyph: None,
            text: " ",
            scale: 1.0,
            shift: 0,
            advance: widest,
        });
        let sizes = faces.iter().map(|&id| (id, size(fonts, id, first)));
        Some(CellFont { first, sizes: sizes.collect(), requests })
    }
}

/// By what sizes of the face `id` are multiplied and divided for figures of `first` as high.
fn size(fonts: &Fonts, id: FaceId, first: FaceId) -> (i32, i32) {
    let (face, first) = (fonts.face(id), fonts.face(first));
    (face.figure_height() * first.units_per_em(), face.units_per_em() * first.figure_height())
}

/// A glyph that a font is to show.
pub(super) struct GlyphRequest<'u> {
    /// A glyph of a face; none is a blank.
    pub glyph: Option<(FaceId, u16)>,
    pub text: &'u str,
    /// Scales its outline, which is then moved by `shift`, in font units.
    pub scale: f64,
    pub shift: i32,
    /// How far it advances, in font units.
    pub advance: i32,
}

//! Fonts subset to the glyphs in use: one for the text of each face, and one for the figures in cells.

use super::file::PdfError;
use super::glyf;
use super::usage::{Glyphs, UsedResources};
use gridpress_base::fonts::{FaceId, Fonts, Glyph, Run};
use gridpress_ground::units::Length;
use skrifa::{FontRef, Tag};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The embedded fonts of a document.
pub(super) struct EmbeddedFonts {
    fonts: Vec<EmbeddedFont>,
    /// The indices of the fonts with the glyphs of each face, for text and for cells.
    text: BTreeMap<FaceId, usize>,
    cells: BTreeMap<FaceId, usize>,
}

impl EmbeddedFonts {
    /// Returns the font for a text, and its size in that font.
    pub(super) fn text(&self, run: &Run) -> Option<(&EmbeddedFont, Length)> {
        self.font(&self.text, run)
    }

    /// Returns the font for the figures of cells, and their size in that font.
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

/// The outlines of a font, as stored in a PDF.
pub(super) enum FontProgram {
    /// A TrueType font.
    TrueType(Vec<u8>),
    /// The `CFF` table of an OpenType font, whose glyphs are identified by index.
    Cff(Vec<u8>),
}

/// A glyph of a subset font.
#[derive(Clone)]
pub(super) struct SubsetGlyph {
    pub code: u16,
    /// Its width in the file, in thousandths of an em.
    pub width: i64,
    /// The shift of its outline to the right, in font units.
    shift: i32,
    pub text: String,
}

/// A subset font. Its codes are bytes if it has few enough glyphs, and otherwise glyph numbers.
pub(super) struct EmbeddedFont {
    /// Its index among the fonts.
    pub index: usize,
    /// The face that provides its name and metrics.
    pub face: FaceId,
    units_per_em: i32,
    pub program: FontProgram,
    /// The bounding box of all glyphs: left, bottom, right, top, in font units.
    pub bounds: [i16; 4],
    /// `true` if its codes are bytes, which is possible only for TrueType.
    pub is_narrow: bool,
    /// The glyphs of the subset, by face and glyph.
    glyphs: BTreeMap<(FaceId, u16), SubsetGlyph>,
    /// The blank between figures, if codes are bytes.
    pub blank: Option<SubsetGlyph>,
    /// The factor and the divisor for sizes of each face whose scale differs.
    sizes: BTreeMap<FaceId, (i32, i32)>,
}

impl EmbeddedFont {
    /// Returns its name in the resources.
    pub(super) fn name(&self) -> String {
        format!("G{}", self.index)
    }

    pub(super) fn shown(&self) -> impl Iterator<Item = &SubsetGlyph> {
        self.glyphs.values().chain(&self.blank)
    }

    /// Returns the subset glyph for a glyph of `run`.
    pub(super) fn glyph(&self, run: &Run, glyph: &Glyph) -> Option<&SubsetGlyph> {
        self.glyphs.get(&(run.face, glyph.id))
    }

    /// Returns the position in `run` of the subset glyph for a glyph, at that size of this font.
    pub(super) fn x(&self, run: &Run, glyph: &Glyph, size: Length) -> Length {
        let shift = self.glyph(run, glyph).map_or(0, |shown| shown.shift);
        glyph.x - size.scale(shift, self.units_per_em)
    }

    /// Appends the code of `shown` to a string.
    pub(super) fn put(&self, shown: &SubsetGlyph, string: &mut Vec<u8>) {
        string.extend(&shown.code.to_be_bytes()[usize::from(self.is_narrow)..]);
    }
}

/// Subsets every font to the glyphs that pages use.
pub(super) fn embed(used: &UsedResources, fonts: &Fonts) -> Result<EmbeddedFonts, PdfError> {
    let mut text = used.text.clone();
    let cell_font = cell_font(&used.cells, fonts);
    // Without a common font the figures go with the text, and need blanks to fill rows.
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

/// Returns one font for all figures, if possible.
fn cell_font(cells: &Glyphs, fonts: &Fonts) -> Option<EmbeddedFont> {
    let cell_font = CellFont::new(cells, fonts)?;
    let mut font = true_type(fonts, cell_font.first, &cell_font.requests)?;
    font.sizes = cell_font.sizes;
    font.is_narrow.then_some(font)
}

/// Returns figures and the blanks of their faces.
fn with_blanks(cells: &Glyphs, fonts: &Fonts) -> Glyphs {
    let mut glyphs = cells.clone();
    for &face in cells.0.keys() {
        if let Some(blank) = fonts.face(face).blank() {
            glyphs.add(face, blank, " ");
        }
    }
    glyphs
}

/// Subsets one face.
fn subset_face(
    fonts: &Fonts,
    id: FaceId,
    used: &BTreeMap<u16, String>,
) -> Result<EmbeddedFont, PdfError> {
    let face = fonts.face(id);
    // The first glyph of a font represents missing glyphs.
    let requests: Vec<GlyphRequest> = used
        .iter()
        .filter(|(glyph, _)| **glyph != 0)
        .map(|(&glyph, text)| GlyphRequest {
            glyph: Some((id, glyph)),
            text,
            scale: 1.0,
            shift: 0,
            advance: face.advance(glyph),
        })
        .collect();
    // Rebuilt outlines allow codes of one byte and drop all hints; the general subsetter is the fallback.
    let mut font = match true_type(fonts, id, &requests) {
        Some(font) => font,
        None => other_type(fonts, id, &requests)?,
    };
    font.blank = (face.blank().filter(|_| font.is_narrow))
        .and_then(|blank| font.glyphs.get(&(id, blank)).cloned());
    Ok(font)
}

/// Returns a TrueType font of the requested glyphs, with the name and the metrics of the face `first`; `None` if an
/// outline is not TrueType.
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
        Some(glyf::OutlinedGlyph { outline, advance: u16::try_from(one.advance).ok()? })
    });
    let drawn: Vec<glyf::OutlinedGlyph> =
        ([Some(none)].into_iter().chain(drawn)).collect::<Option<_>>()?;
    let codes = codes(requests);
    let bytes = glyf::font(&drawn, face, codes.as_deref())?;
    let ink = glyf::bounds(&drawn);
    let bounds = [ink.x_min, ink.y_min, ink.x_max, ink.y_max];
    Some(embedded_font(fonts, first, FontProgram::TrueType(bytes), bounds, requests, codes))
}

/// Returns a font with unchanged outlines: they are not TrueType, or too large to be rebuilt.
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
    let program = FontRef::new(&bytes)
        .ok()
        .and_then(|font| Some(font.table_data(Tag::new(b"CFF "))?.as_bytes().to_vec()))
        .map_or(FontProgram::TrueType(bytes), FontProgram::Cff);
    Ok(embedded_font(fonts, id, program, face.bounds(), requests, None))
}

/// Returns the font of a program whose glyphs, from the second on, are the requested ones, with the metrics of the face
/// `id`.
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

/// Assigns one-byte codes to the requested glyphs: ASCII if possible, so that content is readable, and otherwise above
/// it. `None` if there are too many glyphs. Parentheses and backslashes stay unused, as they would need escapes.
fn codes(requests: &[GlyphRequest]) -> Option<Vec<u8>> {
    // Codes from 0x7F to 0xA0 are control characters or a no-break space in common encodings.
    let mut free: BTreeSet<u8> =
        (b' '..=b'~').filter(|code| !b"()\\".contains(code)).chain(0xA1..=0xFF).collect();
    (requests.iter())
        .map(|one| match one.text.as_bytes() {
            &[code] if free.remove(&code) => Some(code),
            _ => None,
        })
        .collect::<Vec<Option<u8>>>()
        .into_iter()
        .map(|code| code.or_else(|| free.pop_last()))
        .collect()
}

/// The glyphs of the shared font for cells, and the face that provides its units.
///
/// All figures and the blank have one width, with the centre of the cell in its middle. The figures of each face are as
/// high as those of the first.
pub(super) struct CellFont<'u> {
    /// The face whose outlines and units are used unchanged.
    pub first: FaceId,
    pub requests: Vec<GlyphRequest<'u>>,
    /// The factor and the divisor that convert sizes of each face to sizes of this font.
    pub sizes: BTreeMap<FaceId, (i32, i32)>,
}

impl<'u> CellFont<'u> {
    /// Returns the font for `cells`; `None` if they need none, or contain a glyph that is not a figure.
    pub(super) fn new(cells: &'u Glyphs, fonts: &Fonts) -> Option<CellFont<'u>> {
        let mut faces: Vec<FaceId> = cells.0.keys().copied().collect();
        // Givens are the boldest, and every grid has some.
        faces.sort_by_key(|&id| Reverse(fonts.face(id).weight()));
        let &first = faces.first()?;
        let mut requests = Vec::new();
        // The sum of both ends of each figure.
        let mut ends = Vec::new();
        for &id in &faces {
            let face = fonts.face(id);
            let (height, wanted_height) = (face.figure_height(), fonts.face(first).figure_height());
            // Figures of equal height have one size, so that a row may mix givens and solution without another
            // operator.
            let scale = f64::from(wanted_height) / f64::from(height);
            for (&glyph, text) in &cells.0[&id] {
                let (left, right) = face.ends_in_cell(glyph)?;
                ends.push(f64::from(left + right) * scale);
                requests.push(GlyphRequest {
                    glyph: Some((id, glyph)),
                    text,
                    scale,
                    shift: 0,
                    advance: (f64::from(face.advance(glyph)) * scale).round() as i32,
                });
            }
        }
        let widest = requests.iter().map(|one| one.advance).max()?;
        for (one, ends) in requests.iter_mut().zip(ends) {
            // The figure is moved within its width: centred figures can then be set by advance alone.
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

/// Returns the factor and the divisor for sizes of the face `id` that give figures as high as those of `first`.
fn size(fonts: &Fonts, id: FaceId, first: FaceId) -> (i32, i32) {
    let (face, first) = (fonts.face(id), fonts.face(first));
    (face.figure_height() * first.units_per_em(), face.units_per_em() * first.figure_height())
}

/// A glyph requested for a font.
pub(super) struct GlyphRequest<'u> {
    /// A glyph of a face; `None` for a blank.
    pub glyph: Option<(FaceId, u16)>,
    pub text: &'u str,
    /// The scale of its outline, which is then shifted by `shift` font units.
    pub scale: f64,
    pub shift: i32,
    /// Its advance, in font units.
    pub advance: i32,
}

//! TrueType fonts built from outlines: the tables that draw glyphs, without names and hints.

use gridpress_base::fonts::{Face, PathStep, glyph_outline};
use kurbo::{Affine, BezPath, PathEl};
use skrifa::FontRef;
use skrifa::raw::TableProvider;
use write_fonts::FontBuilder;
use write_fonts::tables::cmap::{Cmap, CmapSubtable, EncodingRecord, PlatformId};
use write_fonts::tables::glyf::{Bbox, GlyfLocaBuilder, SimpleGlyph};
use write_fonts::tables::head::{Flags, Head};
use write_fonts::tables::hhea::Hhea;
use write_fonts::tables::hmtx::{Hmtx, LongMetric};
use write_fonts::tables::maxp::Maxp;

/// The largest distance of a point from the origin, so that the difference of any two coordinates fits.
const MOST: f64 = 16_383.0;

/// A glyph of a font being built, in font units.
#[derive(Default)]
pub(super) struct OutlinedGlyph {
    pub outline: SimpleGlyph,
    pub advance: u16,
}

/// Returns the outline of `glyph` of `face`, scaled and then shifted right by `shift` font units, without hints and
/// with composite glyphs resolved. `None` if it is damaged, too large, or not TrueType.
pub(super) fn outline(face: &Face, glyph: u16, scale: f64, shift: i32) -> Option<SimpleGlyph> {
    let font = FontRef::new(face.bytes()).ok()?;
    font.glyf().ok()?;
    let steps = glyph_outline(&font, glyph)?;
    let mut path = BezPath::from_vec(steps.into_iter().map(element).collect());
    if path.is_empty() {
        return Some(SimpleGlyph::default());
    }
    path.apply_affine(Affine::new([scale, 0.0, 0.0, scale, shift.into(), 0.0]));
    let ink = path.control_box();
    let outline = SimpleGlyph::from_bezpath(&path).ok()?;
    ([ink.x0, ink.y0, ink.x1, ink.y1].into_iter().all(|coordinate| coordinate.abs() <= MOST)
        && points(&outline) <= usize::from(u16::MAX)
        && outline.contours.len() < i16::MAX as usize)
        .then_some(outline)
}

fn points(outline: &SimpleGlyph) -> usize {
    outline.contours.iter().map(|contour| contour.len()).sum()
}

/// Converts a step to an element of a path.
fn element(step: PathStep<[f64; 2]>) -> PathEl {
    match step.map(|[x, y]| kurbo::Point::new(x, y)) {
        PathStep::Move(to) => PathEl::MoveTo(to),
        PathStep::Line(to) => PathEl::LineTo(to),
        PathStep::Quad(a, to) => PathEl::QuadTo(a, to),
        PathStep::Cubic(a, b, to) => PathEl::CurveTo(a, b, to),
        PathStep::Close => PathEl::ClosePath,
    }
}

/// Returns the bounding box of all glyphs.
pub(super) fn bounds(glyphs: &[OutlinedGlyph]) -> Bbox {
    glyphs.iter().filter_map(ink).reduce(Bbox::union).unwrap_or_default()
}

fn ink(glyph: &OutlinedGlyph) -> Option<Bbox> {
    (!glyph.outline.contours.is_empty()).then_some(glyph.outline.bbox)
}

/// Returns the font of `glyphs`, with the metrics of `face`; `None` if it cannot be written. `codes` are those of its
/// glyphs from the second on, if it has any.
pub(super) fn font(glyphs: &[OutlinedGlyph], face: &Face, codes: Option<&[u8]>) -> Option<Vec<u8>> {
    let mut font = FontBuilder::new();
    let mut outlines = GlyfLocaBuilder::new();
    for glyph in glyphs {
        outlines.add_glyph(&glyph.outline).ok()?;
    }
    let (glyf, loca, format) = outlines.build();
    let bounds = bounds(glyphs);
    font.add_table(&glyf).ok()?.add_table(&loca).ok()?;
    font.add_table(&Head {
        // The baseline is at y = 0, and glyphs begin at x = 0.
        flags: Flags::BASELINE_AT_Y_0 | Flags::LSB_AT_X_0,
        units_per_em: face.units_per_em() as u16,
        x_min: bounds.x_min,
        y_min: bounds.y_min,
        x_max: bounds.x_max,
        y_max: bounds.y_max,
        // There are no hints, so there is no size below which they fail.
        lowest_rec_ppem: 1,
        index_to_loc_format: format as i16,
        ..Head::default()
    })
    .ok()?;
    // Names, kerning and hints stay out: positions are final, and a printed page has no screen pixels to fit.
    font.add_table(&hhea(glyphs, face, bounds)).ok()?;
    let metrics = glyphs
        .iter()
        .map(|glyph| LongMetric { advance: glyph.advance, side_bearing: glyph.outline.bbox.x_min });
    font.add_table(&Hmtx::new(metrics.collect(), Vec::new())).ok()?;
    font.add_table(&maxp(glyphs)).ok()?;
    if let Some(codes) = codes {
        font.add_table(&cmap(codes)).ok()?;
    }
    Some(font.build())
}

fn hhea(glyphs: &[OutlinedGlyph], face: &Face, bounds: Bbox) -> Hhea {
    let [ascent, descent, _] = face.heights().map(|height| height as i16);
    let (rise, run) = face.caret_slope();
    let right = |glyph: &OutlinedGlyph| Some(glyph.advance as i16 - ink(glyph)?.x_max);
    Hhea {
        ascender: ascent.into(),
        descender: descent.into(),
        advance_width_max: (glyphs.iter().map(|glyph| glyph.advance).max())
            .unwrap_or_default()
            .into(),
        min_left_side_bearing: bounds.x_min.into(),
        min_right_side_bearing: (glyphs.iter().filter_map(right).min()).unwrap_or_default().into(),
        x_max_extent: bounds.x_max.into(),
        caret_slope_rise: rise,
        caret_slope_run: run,
        number_of_h_metrics: glyphs.len() as u16,
        ..Hhea::default()
    }
}

fn maxp(glyphs: &[OutlinedGlyph]) -> Maxp {
    let most = |count: fn(&SimpleGlyph) -> usize| {
        let counts = glyphs.iter().map(|glyph| count(&glyph.outline));
        Some(counts.max().unwrap_or(0) as u16)
    };
    Maxp {
        num_glyphs: glyphs.len() as u16,
        max_points: most(points),
        max_contours: most(|outline| outline.contours.len()),
        max_composite_points: Some(0),
        max_composite_contours: Some(0),
        // Without instructions the value is unused; the specification advises 2 in most cases.
        max_zones: Some(2),
        max_twilight_points: Some(0),
        max_storage: Some(0),
        max_function_defs: Some(0),
        max_instruction_defs: Some(0),
        max_stack_elements: Some(0),
        max_size_of_instructions: Some(0),
        max_component_elements: Some(0),
        max_component_depth: Some(0),
    }
}

/// Returns the map from one-byte codes to glyphs, as a Macintosh Roman table.
fn cmap(codes: &[u8]) -> Cmap {
    let first = codes.iter().min().copied().unwrap_or(0);
    let last = codes.iter().max().copied().unwrap_or(0);
    let mut table = vec![0; usize::from(last - first) + 1];
    for (glyph, code) in (1..).zip(codes) {
        table[usize::from(code - first)] = glyph;
    }
    let count = table.len() as u16;
    // PDF allows a Macintosh table for symbolic fonts; its format 6 stores only the range in use.
    let table = CmapSubtable::format_6(10 + 2 * count, 0, first.into(), count, table);
    Cmap::new(vec![EncodingRecord::new(PlatformId::Macintosh, 0, table)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use skrifa::instance::{LocationRef, Size};
    use skrifa::outline::DrawSettings;
    use skrifa::outline::pen::SvgPen;
    use skrifa::{GlyphId, MetadataProvider};

    /// Returns the outlines and the widths of glyphs, in font units.
    fn paths(font: &FontRef) -> Vec<(String, Option<f32>)> {
        let (size, place) = (Size::unscaled(), LocationRef::default());
        let metrics = font.glyph_metrics(size, place);
        let path = |(glyph, outline): (GlyphId, skrifa::outline::OutlineGlyph)| {
            let mut pen = SvgPen::new();
            let settings = DrawSettings::unhinted(size, place);
            outline.draw(settings, &mut pen).unwrap();
            (pen.to_string(), metrics.advance_width(glyph))
        };
        font.outline_glyphs().iter().map(path).collect()
    }

    #[test]
    fn rebuilt_fonts_keep_every_glyph() {
        for file in std::fs::read_dir("../../fonts").unwrap().flat_map(|family| {
            let files = std::fs::read_dir(family.unwrap().path()).unwrap();
            files.map(|file| file.unwrap().path())
        }) {
            if file.extension().is_none_or(|extension| extension != "ttf") {
                continue;
            }
            let name = file.display().to_string();
            let bytes = std::fs::read(&file).unwrap();
            let face = Face::new(&name, std::sync::Arc::new(bytes.clone())).unwrap();
            let old = FontRef::new(&bytes).unwrap();
            let count = old.maxp().unwrap().num_glyphs();
            let drawn = |glyph| OutlinedGlyph {
                outline: outline(&face, glyph, 1.0, 0).unwrap(),
                advance: face.advance(glyph) as u16,
            };
            let made = font(&(0..count).map(drawn).collect::<Vec<_>>(), &face, None).unwrap();
            let new = FontRef::new(&made).unwrap();
            let [old, new] = [&old, &new].map(paths);
            assert_eq!((old.len(), new.len()), (count.into(), count.into()), "{name}");
            let differs = (0..old.len()).filter(|&glyph| old[glyph] != new[glyph]);
            assert_eq!(differs.collect::<Vec<_>>(), [0; 0], "{name}");
        }
    }

    #[test]
    fn refuses_outlines_that_do_not_fit() {
        let bytes = std::fs::read("../../fonts/source-sans-3/SourceSans3-Regular.ttf").unwrap();
        let face = Face::new("regular", std::sync::Arc::new(bytes)).unwrap();
        assert!(outline(&face, 40, 2.0, 9).is_some());
        assert!(outline(&face, 40, 200.0, 0).is_none());
        assert!(outline(&face, u16::MAX, 1.0, 0).is_none());
    }

    #[test]
    fn codes_lead_to_glyphs() {
        let bytes = std::fs::read("../../fonts/source-sans-3/SourceSans3-Regular.ttf").unwrap();
        let face = Face::new("regular", std::sync::Arc::new(bytes)).unwrap();
        let drawn = || OutlinedGlyph { outline: outline(&face, 40, 1.0, 0).unwrap(), advance: 500 };
        let made = font(&[drawn(), drawn(), drawn()], &face, Some(&[51, 49])).unwrap();
        let font = FontRef::new(&made).unwrap();
        let records = font.cmap().unwrap();
        let table = records.encoding_records()[0].subtable(records.offset_data()).unwrap();
        let glyph = |code: u32| table.map_codepoint(code).map(|glyph| glyph.to_u32());
        assert_eq!([49, 50, 51, 52].map(glyph), [Some(2), Some(0), Some(1), None]);
        let words = made.chunks(4).map(|word| u32::from_be_bytes(word.try_into().unwrap()));
        assert_eq!(words.fold(0, u32::wrapping_add), 0xB1B0_AFBA, "the sum that a font has");
        assert!(font.name().is_err() && font.post().is_err() && font.fpgm().is_err());
    }
}

//! A single font: its bytes and its metrics.

use super::FigureStyle;
use super::shaping::ShapedText;
use gridpress_ground::glyphs::EmbeddingBan;
use gridpress_ground::units::Length;
use harfrust::{Direction, Feature, Language, Script, ShapePlan, Tag};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::string::StringId;
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The bytes of a font file, shared by its users.
pub type FontBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// The characters in the cells of grids.
pub(super) const FIGURES: [u8; 26] = *b"1234567890ABCDEFGHIJKLMNOP";

/// The glyph of a figure, and its metrics in font units.
#[derive(Clone, Copy)]
pub(super) struct FigureGlyph {
    pub glyph: u16,
    /// Ends of its ink.
    pub left: i32,
    pub right: i32,
    pub advance: i32,
}

/// A single font. Its metrics are in font units, [`Face::units_per_em`] to the em.
pub struct Face {
    pub(super) file: String,
    bytes: FontBytes,
    pub(super) shaping: harfrust::Font,
    /// Shape plans for lining and for old-style figures.
    plans: [(ShapePlan, Vec<Feature>); 2],
    /// Script of the plans, if they are for a specific one.
    pub(super) script: Option<Script>,
    postscript_name: String,
    units_per_em: i32,
    ascent: i32,
    descent: i32,
    cap_height: i32,
    /// Height of the digit 1 above the baseline.
    pub(super) figure_height: i32,
    bounds: [i16; 4],
    weight: u16,
    permissions: u16,
    caret_slope: (i16, i16),
    /// Glyphs of [`FIGURES`]; `None` for missing ones.
    pub(super) figures: [Option<FigureGlyph>; FIGURES.len()],
    /// Advance of the digits 1 to 9, if it is the same for all.
    pub(super) tabular: Option<i32>,
    /// A space of that advance.
    blank: Option<u16>,
    /// Cached ink of each glyph.
    inks: Box<[OnceLock<Option<[i32; 4]>>]>,
    /// Cached texts with lining and with old-style figures: at most [`MAX_TEXTS`] each.
    texts: [Mutex<BTreeMap<Box<str>, Arc<ShapedText>>>; 2],
}

/// Number of cached texts per face: enough for the lines and words of a book of 800 pages, in a few megabytes.
const MAX_TEXTS: usize = 1 << 14;

/// The reason why bytes are not a usable font.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FontError {
    /// Not TrueType or OpenType.
    NoFont,
    /// A collection of fonts.
    Collection,
    /// A compressed web font.
    WebFont,
    /// A truncated file.
    Cut,
    /// A font that cannot be subset for embedding, for this reason.
    Embed(String),
    /// A font without this required character.
    Missing(char),
    /// A bundled font that must be downloaded first, in a browser.
    NotDownloaded,
}

impl fmt::Display for FontError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FontError::NoFont => write!(f, "not a TrueType or OpenType font"),
            FontError::Collection => write!(f, "a collection of fonts; extract one font from it"),
            FontError::WebFont => write!(f, "a compressed web font; convert it to .ttf or .otf"),
            FontError::Cut => write!(f, "a truncated font file"),
            FontError::Embed(why) => write!(f, "damaged: {why}"),
            FontError::Missing(c) => write!(f, "a font without the character `{c}`"),
            FontError::NotDownloaded => write!(f, "not downloaded yet"),
        }
    }
}

impl std::error::Error for FontError {}

impl Face {
    /// Reads a font.
    ///
    /// # Errors
    /// [`FontError`] if `bytes` are not a single TrueType or OpenType font that can be embedded.
    pub fn new(file: &str, bytes: FontBytes) -> Result<Face, FontError> {
        let data: &[u8] = (*bytes).as_ref();
        let font = single_font(data)?;
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        let shaping = harfrust::Font::new(bytes.clone(), 0).ok_or(FontError::NoFont)?;
        let figures = FIGURES.map(|c| figure(&font, char::from(c)));
        let tabular = tabular(&figures[..9]);
        let one = font.charmap().map('1').and_then(|glyph| ink(&font, glyph));
        let bounds = (metrics.bounds).map_or([0.0; 4], |b| [b.x_min, b.y_min, b.x_max, b.y_max]);
        // Old fonts have a version of the OS/2 table without this value.
        let cap_height = metrics.cap_height.unwrap_or(metrics.ascent);
        let caret_slope =
            (font.hhea()).map(|hhea| (hhea.caret_slope_rise(), hhea.caret_slope_run()));
        let glyphs = font.maxp().map_or(0, |maxp| maxp.num_glyphs());
        Ok(Face {
            file: file.to_owned(),
            plans: plans(&shaping, None, None),
            script: None,
            postscript_name: postscript_name(&font),
            units_per_em: i32::from(metrics.units_per_em),
            ascent: metrics.ascent as i32,
            descent: metrics.descent as i32,
            cap_height: cap_height as i32,
            figure_height: one.map_or(0, |[.., top]| top),
            bounds: bounds.map(|v| v as i16),
            // Fonts of old systems may lack the OS/2 table; they declare neither a weight nor a restriction.
            weight: font.os2().map_or(400, |os2| os2.us_weight_class()),
            permissions: font.os2().map_or(0, |os2| os2.fs_type()),
            caret_slope: caret_slope.unwrap_or((1, 0)),
            figures,
            tabular,
            blank: tabular.and_then(|width| blank(&font, width)),
            // Ink is measured on demand: a font may have tens of thousands of glyphs, of which a book uses a few
            // hundred.
            inks: (0..glyphs).map(|_| OnceLock::new()).collect(),
            texts: Default::default(),
            shaping,
            bytes,
        })
    }

    /// Shapes text as Turkish from now on: ligatures must not swallow the dot that distinguishes i from ı.
    pub(super) fn shape_as_turkish(&mut self) {
        self.script = Some(Script::LATIN);
        let language = Language::new("tr");
        self.plans = plans(&self.shaping, self.script, language.as_ref());
        // Texts that were shaped with the previous plan may contain the ligature.
        self.texts = Default::default();
    }

    /// Returns the shape plan for a style of figures.
    pub(super) fn plan(&self, figures: FigureStyle) -> (&ShapePlan, &[Feature]) {
        let (plan, features) = &self.plans[figures as usize];
        (plan, features)
    }

    /// Returns `text` from the cache, or shapes it with `shape` and caches the result while there is room.
    pub(super) fn shaped_text(
        &self,
        figures: FigureStyle,
        text: &str,
        shape: impl FnOnce() -> ShapedText,
    ) -> Arc<ShapedText> {
        let cache = &self.texts[figures as usize];
        let texts = || cache.lock().unwrap_or_else(PoisonError::into_inner);
        // The lock is not held while shaping.
        let cached = texts().get(text).cloned();
        cached.unwrap_or_else(|| {
            let shaped = Arc::new(shape());
            let mut texts = texts();
            // The limit exceeds the needs of a book and only bounds memory, so eviction would not be worth its work.
            if texts.len() < MAX_TEXTS {
                texts.insert(text.into(), shaped.clone());
            }
            shaped
        })
    }

    /// Returns the whole font file.
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// Returns the file's name or path, for messages and the lock.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Returns the SHA-256 of the file, in hexadecimal.
    pub fn sha256(&self) -> String {
        gridpress_ground::hash::sha256(self.bytes())
    }

    /// Returns the PostScript name, reduced to letters, digits and hyphens.
    pub fn postscript_name(&self) -> &str {
        &self.postscript_name
    }

    /// Returns the name of the font's family.
    pub fn family(&self) -> String {
        self.named(&[StringId::TYPOGRAPHIC_FAMILY_NAME, StringId::FAMILY_NAME])
            .unwrap_or_else(|| self.postscript_name.clone())
    }

    /// Returns the name of the font's style within its family, such as `Semibold`.
    pub fn style(&self) -> String {
        self.named(&[StringId::TYPOGRAPHIC_SUBFAMILY_NAME, StringId::SUBFAMILY_NAME])
            .unwrap_or_else(|| "Regular".to_owned())
    }

    /// Returns the first of these names that the font has.
    fn named(&self, ids: &[StringId]) -> Option<String> {
        let font = FontRef::new(self.bytes()).ok()?;
        let mut names = ids.iter().filter_map(|&id| font.localized_strings(id).english_or_first());
        names.next().map(|name| name.to_string())
    }

    /// Returns the number of font units per em.
    pub fn units_per_em(&self) -> i32 {
        self.units_per_em
    }

    /// Returns ascent, descent (negative) and cap height, in font units.
    pub fn heights(&self) -> [i32; 3] {
        [self.ascent, self.descent, self.cap_height]
    }

    /// Returns the bounding box of all glyphs: left, bottom, right, top, in font units.
    pub fn bounds(&self) -> [i16; 4] {
        self.bounds
    }

    /// Returns the OS/2 weight class: 400 is regular.
    pub fn weight(&self) -> u16 {
        self.weight
    }

    /// Returns what of the font its owner forbids to embed, if a PDF needs it; `None` if a subset is allowed.
    ///
    /// The permissions are in `fsType` of the OS/2 table. The most generous of several applies.
    pub fn forbids_embedding(&self) -> Option<EmbeddingBan> {
        const RESTRICTED: u16 = 0x0002;
        const PREVIEW_OR_EDIT: u16 = 0x000c;
        const NO_SUBSETS: u16 = 0x0100;
        const BITMAPS_ONLY: u16 = 0x0200;
        let has = |bits: u16| self.permissions & bits != 0;
        if has(RESTRICTED) && !has(PREVIEW_OR_EDIT) {
            Some(EmbeddingBan::Anything)
        } else if has(NO_SUBSETS) {
            Some(EmbeddingBan::Subsets)
        } else if has(BITMAPS_ONLY) {
            Some(EmbeddingBan::Outlines)
        } else {
            None
        }
    }

    /// Returns the height of the digit 1 above the baseline, in font units; at least 1.
    pub fn figure_height(&self) -> i32 {
        self.figure_height.max(1)
    }

    /// Returns the ends that are centred in a cell, in font units; `None` for a glyph without ink.
    pub fn ends_in_cell(&self, glyph: u16) -> Option<(i32, i32)> {
        let mut figures = self.figures.iter().flatten();
        // The same ends as when the cell was set: a font made for cells must centre its glyphs identically.
        match figures.find(|figure| figure.glyph == glyph) {
            Some(figure) => Some(self.ends(figure)),
            None => self.ink(glyph).map(|[left, _, right, _]| (left, right)),
        }
    }

    /// Returns the glyph of a character for a cell; `None` if the face has none.
    pub(super) fn in_cell(&self, c: char) -> Option<FigureGlyph> {
        match FIGURES.iter().position(|&figure| char::from(figure) == c) {
            Some(index) => self.figures[index],
            None => figure(&FontRef::new(self.bytes()).ok()?, c),
        }
    }

    /// Returns the ends of the advance for a tabular figure, and of the ink for any other.
    pub(super) fn ends(&self, figure: &FigureGlyph) -> (i32, i32) {
        if self.tabular == Some(figure.advance) {
            (0, figure.advance)
        } else {
            (figure.left, figure.right)
        }
    }

    /// Returns rise and run of the caret: (1, 0) is upright.
    pub fn caret_slope(&self) -> (i16, i16) {
        self.caret_slope
    }

    /// Returns the advance of `glyph` in font units.
    pub fn advance(&self, glyph: u16) -> i32 {
        let Ok(font) = FontRef::new(self.bytes()) else {
            return 0;
        };
        let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
        metrics.advance_width(GlyphId::from(glyph)).unwrap_or(0.0) as i32
    }

    /// Returns left, bottom, right and top of a glyph's ink, in font units; `None` without ink.
    pub fn ink(&self, glyph: u16) -> Option<[i32; 4]> {
        let measure = || ink(&FontRef::new(self.bytes()).ok()?, GlyphId::from(glyph));
        *self.inks.get(usize::from(glyph))?.get_or_init(measure)
    }

    /// Returns an empty glyph as wide as each of the digits 1 to 9; `None` if their widths differ.
    pub fn blank(&self) -> Option<u16> {
        self.blank
    }

    pub(super) fn covers(&self, c: char) -> bool {
        self.shaping.charmap().map_unicode(c).is_some_and(|glyph| glyph.to_u32() != 0)
    }

    /// Returns `true` if the font has only a slashed zero, like Atkinson Hyperlegible.
    pub(super) fn has_slashed_zero(&self) -> bool {
        self.postscript_name.starts_with("AtkinsonHyperlegible")
    }

    pub(super) fn at(&self, units: i32, size: Length) -> Length {
        size.scale(units, self.units_per_em)
    }
}

/// Returns the font in `data`, which must be a single font with the necessary tables that can be subset.
fn single_font(data: &[u8]) -> Result<FontRef<'_>, FontError> {
    match data.get(..4) {
        Some(b"ttcf") => return Err(FontError::Collection),
        Some(b"wOFF" | b"wOF2") => return Err(FontError::WebFont),
        _ => {}
    }
    let font = FontRef::new(data).map_err(|_| FontError::NoFont)?;
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let has_tables = font.maxp().is_ok() && font.hmtx().is_ok() && font.cmap().is_ok();
    if !has_tables {
        return Err(FontError::NoFont);
    }
    // A damaged font with an em of zero would cause divisions by zero wherever a size is computed.
    if !UNITS_PER_EM.contains(&metrics.units_per_em) {
        let why = format!("an em of {} units", metrics.units_per_em);
        return Err(FontError::Embed(why));
    }
    check_embedding(&font, data)?;
    Ok(font)
}

/// Valid numbers of units per em.
const UNITS_PER_EM: RangeInclusive<u16> = 16..=16_384;
/// Maximum distance of ink from its origin in font units, far beyond TrueType coordinates.
const REACH: f32 = (1 << 20) as f32;

/// Returns the PostScript name of a font without invalid characters, or a default name.
fn postscript_name(font: &FontRef) -> String {
    let name = font.localized_strings(StringId::POSTSCRIPT_NAME).english_or_first();
    let chars = name.iter().flat_map(|name| name.chars());
    let name: String = chars.filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    if name.is_empty() { "Unnamed".to_owned() } else { name }
}

/// Returns the advance of `figures`, if all exist and have the same.
fn tabular(figures: &[Option<FigureGlyph>]) -> Option<i32> {
    let advance = figures.first()?.as_ref()?.advance;
    let is_such =
        |figure: &Option<FigureGlyph>| figure.as_ref().is_some_and(|f| f.advance == advance);
    figures.iter().all(is_such).then_some(advance)
}

/// Returns the shape plans for lining and for old-style figures.
fn plans(
    font: &harfrust::Font,
    script: Option<Script>,
    language: Option<&Language>,
) -> [(ShapePlan, Vec<Feature>); 2] {
    [b"lnum", b"onum"].map(|figures| {
        let features = vec![Feature::new(Tag::new(figures), 1, ..)];
        let plan = ShapePlan::new(font, Direction::LeftToRight, script, language, &features);
        (plan, features)
    })
}

/// Checks that `font` can be subset, so that damage shows before the book is made.
fn check_embedding(font: &FontRef, data: &[u8]) -> Result<(), FontError> {
    if !font.table_directory().table_records().iter().all(|table: &skrifa::raw::TableRecord| {
        // A download that was interrupted still has a complete directory at its start.
        table.offset().checked_add(table.length()).is_some_and(|end| end as usize <= data.len())
    }) {
        return Err(FontError::Cut);
    }
    let charmap = font.charmap();
    // A sample: the glyphs of the book are not known yet, and subsetting all glyphs of a large font takes long.
    let latin = ('\u{20}'..'\u{250}').filter_map(|c| u16::try_from(charmap.map(c)?.to_u32()).ok());
    let remapper = subsetter::GlyphRemapper::new_from_glyphs(&latin.collect::<Vec<_>>());
    let cut =
        subsetter::subset(data, 0, &remapper).map_err(|why| FontError::Embed(why.to_string()))?;
    FontRef::new(&cut).map_err(|why| FontError::Embed(why.to_string()))?;
    Ok(())
}

/// Returns left, bottom, right and top of a glyph's ink; `None` without ink.
pub(super) fn ink(font: &FontRef, glyph: GlyphId) -> Option<[i32; 4]> {
    let mut pen = skrifa::outline::pen::ControlBoundsPen::default();
    let settings =
        skrifa::outline::DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    font.outline_glyphs().get(glyph)?.draw(settings, &mut pen).ok()?;
    let bounds = pen.bounding_box()?;
    let ends = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max];
    // Coordinates of damaged outlines may be infinite, and would overflow later sums.
    Some(ends.map(|end| end.clamp(-REACH, REACH).round() as i32))
}

/// Returns the figure space, if it is `width` wide.
fn blank(font: &FontRef, width: i32) -> Option<u16> {
    let glyph = font.charmap().map('\u{2007}')?;
    let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    let is_blank = metrics.advance_width(glyph)? as i32 == width && ink(font, glyph).is_none();
    u16::try_from(glyph.to_u32()).ok().filter(|_| is_blank)
}

/// Returns the glyph of the figure `c`; `None` if the font has none with ink.
fn figure(font: &FontRef, c: char) -> Option<FigureGlyph> {
    let glyph = font.charmap().map(c)?;
    let [left, _, right, _] = ink(font, glyph)?;
    let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    Some(FigureGlyph {
        glyph: u16::try_from(glyph.to_u32()).ok()?,
        left,
        right,
        advance: metrics.advance_width(glyph)? as i32,
    })
}

//! Pages as pictures: their content, painted.

use super::budget::{Budget, ReadError, Result};
use super::geometry::{PagePoint, PageStep, rectangle};
use gridpress_base::fonts::{PathStep, glyph_outline};
use gridpress_ground::images::Image;
use lopdf::{Dictionary, Document, Object, Stream};
use sha2::{Digest, Sha256};
use skrifa::FontRef;
use skrifa::raw::TableProvider;
use skrifa::raw::tables::cmap::CmapSubtable;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::rc::Rc;
use tiny_skia::{
    FillRule, FilterQuality, Mask, Paint, Path, PathBuilder, Pixmap, PixmapPaint,
    PremultipliedColorU8, Stroke, StrokeDash, Transform,
};

/// Pixels per point of a picture.
pub(super) const SCALE: f64 = 1.5;
/// The largest side of a page that can be painted, in points: larger than any sheet that books are printed on.
const LARGEST: f64 = 5000.0;
/// The number of times that all pixels of a page may be painted: several times as many as the fullest cover needs.
const MAX_PAINT: u64 = 100;
/// The largest difference between the components of two colours that are equal except for rounding, out of 255.
const SAME: u8 = 2;

/// Style of a stroked line.
pub(super) struct StrokeStyle<'p> {
    pub weight: f64,
    pub dashes: &'p [f64],
    pub phase: f64,
}

/// A letter as painted.
pub(super) struct PaintedLetter {
    pub text: Rc<str>,
    /// The origin of the glyph on the page.
    pub at: PagePoint,
    /// The direction of the line from there.
    pub along: PagePoint,
    /// The outline of the glyph on the page.
    pub outline: Vec<PageStep>,
    pub colour: [f64; 3],
    /// The clipping rectangle.
    pub window: [PagePoint; 2],
}

/// The treatment of text on a canvas.
pub(super) enum TextPaint {
    /// Text is painted.
    Painted,
    /// Text is painted, and recorded letter by letter.
    Recorded(Vec<PaintedLetter>),
    /// Text is omitted.
    Omitted,
}

/// A page being painted.
pub(super) struct Canvas {
    pixels: Pixmap,
    /// Pixels per point.
    scale: f64,
    text: TextPaint,
    /// The remaining number of pixels that may be painted.
    left: u64,
    /// The visible part of the page.
    page: [PagePoint; 2],
    /// The most recent clipping rectangle and its mask.
    mask: Option<([PagePoint; 2], Rc<Mask>)>,
    programs: GlyphSources,
}

/// The glyph outlines of fonts, each font read once.
#[derive(Default)]
pub(super) struct GlyphSources(BTreeMap<*const Dictionary, GlyphSource>);

/// The picture of a page.
pub struct PagePicture(Pixmap);

/// Source of the glyph outlines of a font.
enum GlyphSource {
    TrueType(Vec<u8>),
    /// A font in another format. Each glyph is painted as a bar with a length derived from its hash.
    Other([u8; 32]),
}

impl Canvas {
    /// Returns a blank canvas for a page, with `scale` pixels per point; `None` if the page is larger than any sheet,
    /// or has no size.
    pub(super) fn new(page: [PagePoint; 2], scale: f64, text: TextPaint) -> Option<Canvas> {
        let [low, high] = page;
        let (width, height) = (high.0 - low.0, high.1 - low.1);
        let has_size = |side: f64| side > 0.0 && side < LARGEST;
        if !(has_size(width) && has_size(height)) {
            return None;
        }
        let side = |points: f64| (points * scale).ceil() as u32;
        let mut pixels = Pixmap::new(side(width), side(height))?;
        pixels.fill(tiny_skia::Color::WHITE);
        Some(Canvas {
            left: MAX_PAINT * u64::from(pixels.width()) * u64::from(pixels.height()),
            pixels,
            scale,
            text,
            page,
            mask: None,
            programs: GlyphSources::default(),
        })
    }

    /// Returns the picture of the page at [`SCALE`].
    pub(super) fn finish(self) -> Result<PagePicture> {
        self.into_parts().map(|(pixels, _)| PagePicture(pixels))
    }

    /// Returns the pixels of the page and the recorded letters.
    pub(super) fn into_parts(self) -> Result<(Pixmap, Vec<PaintedLetter>)> {
        // Painting stops silently at the limit, so the error is raised here at the latest.
        if self.left == 0 {
            let why = "a page is painted over more often than any page of a book";
            return Err(ReadError(why.to_owned()));
        }
        let letters = match self.text {
            TextPaint::Recorded(letters) => letters,
            TextPaint::Painted | TextPaint::Omitted => Vec::new(),
        };
        Ok((self.pixels, letters))
    }

    /// Converts a path to pixels; `None` if it is empty, or the limit on painted pixels is reached.
    fn path(&mut self, steps: &[PageStep]) -> Option<Path> {
        let path = path(steps, self.page, self.scale)?;
        let bounds = path.bounds();
        let within = |low: f32, high: f32, side: u32| {
            let side = side as f32;
            (high.clamp(0.0, side) - low.clamp(0.0, side) + 1.0) as u64
        };
        let (width, height) = (self.pixels.width(), self.pixels.height());
        let area = within(bounds.left(), bounds.right(), width)
            * within(bounds.top(), bounds.bottom(), height);
        self.spend(area)?;
        Some(path)
    }

    /// Subtracts pixels from the remaining number; `None` when none are left.
    fn spend(&mut self, pixels: u64) -> Option<()> {
        self.left = self.left.saturating_sub(pixels);
        (self.left > 0).then_some(())
    }

    /// Returns the mask that leaves only `window` open; `None` if it contains the whole page.
    fn open(&mut self, window: [PagePoint; 2]) -> Option<Rc<Mask>> {
        let [low, high] = window;
        let [page_low, page_high] = self.page;
        if low.0 <= page_low.0
            && low.1 <= page_low.1
            && high.0 >= page_high.0
            && high.1 >= page_high.1
        {
            return None;
        }
        if let Some((latest, mask)) = &self.mask
            && *latest == window
        {
            return Some(Rc::clone(mask));
        }
        let (width, height) = (self.pixels.width(), self.pixels.height());
        let mut mask = Mask::new(width, height)?;
        self.spend(u64::from(width) * u64::from(height));
        if let Some(path) = self.path(&rectangle(low, high)) {
            mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
        let mask = Rc::new(mask);
        self.mask = Some((window, Rc::clone(&mask)));
        Some(mask)
    }

    pub(super) fn fill(&mut self, steps: &[PageStep], colour: [f64; 3], window: [PagePoint; 2]) {
        let mask = self.open(window);
        if let Some(path) = self.path(steps) {
            let (rule, at) = (FillRule::Winding, Transform::identity());
            self.pixels.fill_path(&path, &paint(colour), rule, at, mask.as_deref());
        }
    }

    /// Paints, records or omits a letter, depending on the canvas.
    pub(super) fn letter(&mut self, letter: PaintedLetter) {
        if !matches!(self.text, TextPaint::Omitted) {
            self.fill(&letter.outline, letter.colour, letter.window);
        }
        if let TextPaint::Recorded(letters) = &mut self.text {
            letters.push(letter);
        }
    }

    pub(super) fn stroke(
        &mut self,
        steps: &[PageStep],
        pen: &StrokeStyle,
        colour: [f64; 3],
        window: [PagePoint; 2],
    ) {
        let mask = self.open(window);
        let scale = self.scale;
        let scaled = |points: f64| (points * scale) as f32;
        let stroke = Stroke {
            width: scaled(pen.weight),
            dash: StrokeDash::new(
                pen.dashes.iter().map(|&dash| scaled(dash)).collect(),
                scaled(pen.phase),
            ),
            ..Stroke::default()
        };
        if let Some(path) = self.path(steps) {
            let at = Transform::identity();
            self.pixels.stroke_path(&path, &paint(colour), &stroke, at, mask.as_deref());
        }
    }

    /// Paints a picture into the unit square, which `to` maps to the page.
    pub(super) fn image(
        &mut self,
        image: &Stream,
        to: impl Fn(PagePoint) -> PagePoint,
        window: [PagePoint; 2],
        budget: &Budget,
    ) -> Result<()> {
        let Some(picture) = picture(image, budget)? else {
            return Ok(());
        };
        let mask = self.open(window);
        let (left, top, scale) = (self.page[0].0, self.page[1].1, self.scale);
        let at = |place| {
            let (x, y) = to(place);
            (((x - left) * scale) as f32, ((top - y) * scale) as f32)
        };
        let (origin, right, down) = (at((0.0, 1.0)), at((1.0, 1.0)), at((0.0, 0.0)));
        let (width, height) = (picture.width() as f32, picture.height() as f32);
        let place = Transform::from_row(
            (right.0 - origin.0) / width,
            (right.1 - origin.1) / width,
            (down.0 - origin.0) / height,
            (down.1 - origin.1) / height,
            origin.0,
            origin.1,
        );
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        self.pixels.draw_pixmap(0, 0, picture.as_ref(), &paint, place, mask.as_deref());
        Ok(())
    }

    /// Returns the outline of the glyph of a code, in ems.
    pub(super) fn glyph(
        &mut self,
        document: &Document,
        font: &Dictionary,
        code: u16,
        budget: &Budget,
    ) -> Result<Vec<PageStep>> {
        self.programs.outline(document, font, code, budget)
    }
}

impl GlyphSources {
    /// Returns the outline of the glyph of a code, in ems.
    pub(super) fn outline(
        &mut self,
        document: &Document,
        font: &Dictionary,
        code: u16,
        budget: &Budget,
    ) -> Result<Vec<PageStep>> {
        let program = match self.0.entry(std::ptr::from_ref(font)) {
            Entry::Occupied(cached) => cached.into_mut(),
            Entry::Vacant(place) => place.insert(GlyphSource::of(document, font, budget)?),
        };
        Ok(program.outline(code))
    }
}

/// Converts a path on a page to pixels, at `scale` pixels per point.
pub(super) fn path(steps: &[PageStep], page: [PagePoint; 2], scale: f64) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (left, top) = (page[0].0, page[1].1);
    let at = |(x, y): PagePoint| (((x - left) * scale) as f32, ((top - y) * scale) as f32);
    for step in steps {
        match *step {
            PageStep::Move(a) => path.move_to(at(a).0, at(a).1),
            PageStep::Line(a) => path.line_to(at(a).0, at(a).1),
            PageStep::Quad(a, b) => path.quad_to(at(a).0, at(a).1, at(b).0, at(b).1),
            PageStep::Cubic(a, b, c) => {
                let [a, b, c] = [a, b, c].map(at);
                path.cubic_to(a.0, a.1, b.0, b.1, c.0, c.1);
            }
            PageStep::Close => path.close(),
        }
    }
    path.finish()
}

fn paint(colour: [f64; 3]) -> Paint<'static> {
    let [red, green, blue] = colour.map(byte);
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

pub(super) fn byte(share: f64) -> u8 {
    (share.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// Returns red, green and blue of a colour given as a grey, as RGB, or as four inks.
pub(super) fn colour(parts: &[f64]) -> [f64; 3] {
    match *parts {
        [grey] => [grey; 3],
        [red, green, blue] => [red, green, blue],
        [cyan, magenta, yellow, black] => {
            [cyan, magenta, yellow].map(|ink| (1.0 - ink) * (1.0 - black))
        }
        _ => [0.0; 3],
    }
}

/// `true` if the white of a greyscale picture is transparent, as in pictures in cells.
pub(super) fn has_clear_white(image: &Stream) -> bool {
    let range: Result<Vec<i64>, _> = image
        .dict
        .get(b"Mask")
        .and_then(Object::as_array)
        .into_iter()
        .flatten()
        .map(Object::as_i64)
        .collect();
    let space = image.dict.get(b"ColorSpace").and_then(Object::as_name);
    space.is_ok_and(|space| space == b"DeviceGray")
        && range.is_ok_and(|range| range == [i64::from(Image::CLEAR), 255])
}

/// Returns the pixels of a picture with eight bits per component; `None` for any other.
fn picture(image: &Stream, budget: &Budget) -> Result<Option<Pixmap>> {
    let number = |key: &[u8]| {
        let number = image.dict.get(key).and_then(Object::as_i64);
        number.ok().and_then(|number| u32::try_from(number).ok())
    };
    let space = image.dict.get(b"ColorSpace").and_then(Object::as_name);
    let parts = match space.unwrap_or_default() {
        b"DeviceGray" => 1,
        b"DeviceRGB" => 3,
        b"DeviceCMYK" => 4,
        _ => return Ok(None),
    };
    let (Some(width), Some(height), Some(8)) =
        (number(b"Width"), number(b"Height"), number(b"BitsPerComponent"))
    else {
        return Ok(None);
    };
    let samples = budget.unpack(image)?;
    let pixels = u64::from(width) * u64::from(height);
    if samples.len() as u64 != pixels * parts {
        return Ok(None);
    }
    let Some(mut picture) = Pixmap::new(width, height) else {
        return Ok(None);
    };
    let is_clear = has_clear_white(image);
    let samples = samples.chunks_exact(parts as usize);
    for (pixel, sample) in picture.pixels_mut().iter_mut().zip(samples) {
        if is_clear && sample[0] >= Image::CLEAR {
            continue;
        }
        let parts: Vec<f64> = sample.iter().map(|part| f64::from(*part) / 255.0).collect();
        let [red, green, blue] = colour(&parts).map(byte);
        if let Some(colour) = PremultipliedColorU8::from_rgba(red, green, blue, 255) {
            *pixel = colour;
        }
    }
    Ok(Some(picture))
}

impl GlyphSource {
    fn of(document: &Document, font: &Dictionary, budget: &Budget) -> Result<GlyphSource> {
        let followed = |object| document.dereference(object).ok().map(|(_, object)| object);
        let descriptor = font
            .get(b"DescendantFonts")
            .ok()
            .and_then(followed)
            .and_then(|parts| followed(parts.as_array().ok()?.first()?)?.as_dict().ok())
            .unwrap_or(font)
            .get(b"FontDescriptor")
            .ok()
            .and_then(followed)
            .and_then(|object| object.as_dict().ok());
        let stream = |key: &[u8]| followed(descriptor?.get(key).ok()?)?.as_stream().ok();
        if let Some(program) = stream(b"FontFile2") {
            return Ok(GlyphSource::TrueType(budget.unpack(program)?));
        }
        let other = stream(b"FontFile3").map(|program| budget.unpack(program)).transpose()?;
        Ok(GlyphSource::Other(Sha256::digest(other.unwrap_or_default()).into()))
    }

    /// Returns the outline of the glyph of a code, in ems; empty if there is none.
    fn outline(&self, code: u16) -> Vec<PageStep> {
        match self {
            GlyphSource::TrueType(bytes) => true_type_outline(bytes, code).unwrap_or_default(),
            // Other formats need an interpreter of their own; bars are enough to notice that glyphs differ.
            GlyphSource::Other(hash) => {
                let mut sum = Sha256::new();
                sum.update(hash);
                sum.update(code.to_be_bytes());
                rectangle((0.1, 0.0), (0.4, f64::from(sum.finalize()[0]) / 255.0)).to_vec()
            }
        }
    }
}

fn true_type_outline(bytes: &[u8], code: u16) -> Option<Vec<PageStep>> {
    let font = FontRef::new(bytes).ok()?;
    let glyph = font.cmap().ok().and_then(|cmap| {
        let record = cmap.encoding_records().first()?;
        match record.subtable(cmap.offset_data()).ok()? {
            CmapSubtable::Format6(table) => {
                let index = code.checked_sub(table.first_code())?;
                table.glyph_id_array().get(usize::from(index)).map(|glyph| glyph.get())
            }
            _ => None,
        }
    });
    // A font with two-byte codes has no such table: the codes are glyph numbers.
    let glyph = glyph.unwrap_or(code);
    let em = f64::from(font.head().ok()?.units_per_em());
    let mut at = (0.0, 0.0);
    let in_ems = |step: PathStep<[f64; 2]>| {
        let step = as_in_pdf(step.map(|[x, y]| (x / em, y / em)), at);
        at = step.points().last().unwrap_or(at);
        step
    };
    Some(glyph_outline(&font, glyph)?.into_iter().map(in_ems).collect())
}

/// Converts a quadratic step from `at` to the cubic curves of PDF.
fn as_in_pdf(step: PageStep, at: PagePoint) -> PageStep {
    let PageStep::Quad(control, end) = step else {
        return step;
    };
    let third = |from: PagePoint| {
        let near = |from: f64, control: f64| from + (control - from) * 2.0 / 3.0;
        (near(from.0, control.0), near(from.1, control.1))
    };
    PageStep::Cubic(third(at), third(end), end)
}

impl PagePicture {
    /// Returns the points where this picture differs from another, from the upper left corner; `None` if the sizes
    /// differ.
    pub fn differences(&self, other: &PagePicture) -> Option<Vec<(f32, f32)>> {
        let size = |picture: &PagePicture| (picture.0.width(), picture.0.height());
        if size(self) != size(other) {
            return None;
        }
        let width = self.0.width() as usize;
        let pairs = self.0.data().chunks_exact(4).zip(other.0.data().chunks_exact(4));
        let differs =
            |(a, b): &(&[u8], &[u8])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > SAME);
        let places = pairs.enumerate().filter(|(_, pair)| differs(pair));
        let at = |pixels: usize| ((pixels as f64 + 0.5) / SCALE) as f32;
        Some(places.map(|(index, _)| (at(index % width), at(index / width))).collect())
    }
}

//! Measurements of a page: its ink, its type, its grids.

use crate::document::item::{Image, Item};
use crate::document::outline::Extent;
use crate::document::walk::{PaintedPrimitive, PaintedText, Primitive, walk};
use crate::document::{GridPlace, GridRole, Page};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FaceId, Fonts, Run};
use gridpress_ground::units::{Length, Point, Size};
use std::collections::BTreeSet;

/// Type of one size, and the beginning of the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TypeSample {
    /// Em of the type, on paper.
    pub size: Length,
    /// Beginning of the text.
    pub text: String,
}

/// The contrast of a text and its ground, and its beginning.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ContrastSample {
    /// The contrast as defined by WCAG 2, in hundredths.
    pub hundredths: u32,
    /// Beginning of the text.
    pub text: String,
}

/// A grid, and the type of the digits in it.
#[derive(Clone, Copy, Debug)]
pub struct GridSurvey {
    /// Position of the grid, and number of its puzzle.
    pub place: GridPlace,
    /// Em of its largest type.
    pub digits: Option<Length>,
}

impl GridSurvey {
    /// Returns the side of a cell.
    pub fn cell(&self) -> Length {
        self.place.rect.size.width / self.place.cells.max(1) as i32
    }
}

/// The measurements of a page.
#[derive(Clone, Debug, Default)]
pub struct PageSurvey {
    /// Extent of all ink within the trim.
    pub ink: Option<Extent>,
    /// Extents of ink that extends beyond the trim.
    pub bleeding: Vec<Extent>,
    /// The smallest type.
    pub smallest: Option<TypeSample>,
    /// The smallest type of words, outside of numbered grids. Single characters are digits of a drawing.
    pub smallest_words: Option<TypeSample>,
    /// The smallest type that is white.
    pub smallest_white: Option<TypeSample>,
    /// Smaller dimension of the finest white area on black.
    pub thinnest_white: Option<Length>,
    /// The thinnest stroke.
    pub thinnest: Option<Length>,
    /// The lightest and the darkest grey, in percent.
    pub greys: Option<(u8, u8)>,
    /// The darkest grey below type.
    pub below_type: Option<u8>,
    /// The type with the least contrast to what is below it, of type that is in colour or on colour.
    pub faintest: Option<ContrastSample>,
    /// Minimum pixels per inch of a picture.
    pub pixels: Option<u32>,
    /// The numbered grids.
    pub grids: Vec<GridSurvey>,
    /// The number of links to other pages.
    pub links: usize,
    /// The faces of its type.
    pub faces: BTreeSet<FaceId>,
}

impl PageSurvey {
    /// Returns `true` if nothing is printed.
    pub fn is_blank(&self) -> bool {
        self.ink.is_none() && self.bleeding.is_empty()
    }

    /// Measures `page`, which is trimmed to `trim`.
    pub fn of(page: &Page, trim: Size, ruler: &Ruler) -> PageSurvey {
        let mut sheet = PageSurvey {
            grids: page.grids.iter().map(|&place| GridSurvey { place, digits: None }).collect(),
            links: page.items.iter().filter(|item| item.is_link()).count(),
            ..PageSurvey::default()
        };
        let mut areas = Areas::default();
        ruler.measure(&page.items, &mut |mark| sheet.note(&mark, trim, &mut areas));
        sheet
    }

    /// Returns the minimum of `measure` over the grids of puzzles, or of answers.
    pub fn least(
        &self,
        role: GridRole,
        measure: impl Fn(&GridSurvey) -> Option<Length>,
    ) -> Option<Length> {
        self.grids.iter().filter(|grid| grid.place.role == role).filter_map(measure).min()
    }

    fn note(&mut self, mark: &InkMark, trim: Size, areas: &mut Areas) {
        let extent = mark.extent;
        if let InkKind::Area(percent) = mark.kind {
            areas.grounds.push((extent, mark.colour_of(percent), mark.ink.is_some()));
        }
        match mark.kind {
            // White is not ink; on black, the black around it has been measured already.
            InkKind::Area(0) => {
                // Only black that was painted before can be below: items come in the order of painting.
                if areas.black.iter().any(|area| area.overlaps(extent)) {
                    let [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
                    thinner(&mut self.thinnest_white, width.min(height));
                }
                return;
            }
            InkKind::Area(percent) => {
                if percent < 100 {
                    self.grey(percent);
                }
                // The contrast to colours is measured, while greys have limits.
                match mark.ink {
                    None if percent < 100 => areas.grey.push((extent, percent)),
                    None => areas.black.push(extent),
                    Some(_) => {}
                }
            }
            InkKind::Stroke(weight) => {
                thinner(&mut self.thinnest, weight);
            }
            InkKind::Picture(pixels) => {
                self.pixels = Some(self.pixels.map_or(pixels, |least| least.min(pixels)));
            }
            InkKind::Type(run, percent) => {
                self.faces.insert(run.face);
                if (1..100).contains(&percent) {
                    self.grey(percent);
                }
                if percent == 0 {
                    smaller(&mut self.smallest_white, run.size, &run.text);
                }
                let below = areas.grey.iter().filter(|(area, _)| area.overlaps(extent));
                self.below_type = self.below_type.max(below.map(|(_, percent)| *percent).max());
                self.contrast(mark.colour_of(percent), mark.ink.is_some(), extent, run, areas);
                self.type_at(extent, run.size, &run.text);
            }
        }
        let is_bleeding = extent.left < Length::ZERO
            || extent.top < Length::ZERO
            || extent.right > trim.width
            || extent.bottom > trim.height;
        if is_bleeding {
            self.bleeding.push(extent);
        } else {
            self.ink = Some(self.ink.map_or(extent, |ink| ink.hull(extent)));
        }
    }

    /// Measures the contrast of a text and the last area around it, unless both are black, white or grey.
    fn contrast(&mut self, ink: Colour, is_colour: bool, extent: Extent, run: &Run, areas: &Areas) {
        let mut grounds = areas.grounds.iter().rev();
        let ground = grounds.find(|(area, ..)| area.hull(extent) == *area);
        let (_, ground, is_on_colour) = ground.copied().unwrap_or((extent, Colour::WHITE, false));
        let hundredths = (ink.contrast(ground) * 100.0) as u32;
        let is_fainter = self.faintest.as_ref().is_none_or(|found| hundredths < found.hundredths);
        if (is_colour || is_on_colour) && is_fainter {
            self.faintest = Some(ContrastSample { hundredths, text: beginning(&run.text) });
        }
    }

    fn grey(&mut self, percent: u8) {
        let (low, high) = self.greys.unwrap_or((percent, percent));
        self.greys = Some((low.min(percent), high.max(percent)));
    }

    fn type_at(&mut self, extent: Extent, size: Length, text: &str) {
        smaller(&mut self.smallest, size, text);
        // By position, since a page does not know which item belongs to which grid.
        match self.grids.iter_mut().find(|grid| extent.overlaps(grid.place.rect.into())) {
            Some(grid) => grid.digits = grid.digits.max(Some(size)),
            None if text.chars().nth(1).is_some() => smaller(&mut self.smallest_words, size, text),
            None => {}
        }
    }
}

/// The areas of a page found so far.
#[derive(Default)]
struct Areas {
    /// Grey ones, with their percentage of black.
    grey: Vec<(Extent, u8)>,
    black: Vec<Extent>,
    /// All of them with their colours, and `true` if they are in a coloured ink.
    grounds: Vec<(Extent, Colour, bool)>,
}

/// Keeps the smaller of two lengths.
fn thinner(smallest: &mut Option<Length>, length: Length) {
    *smallest = Some(smallest.map_or(length, |smallest| smallest.min(length)));
}

/// Keeps the smaller of two types; on ties, the first.
fn smaller(smallest: &mut Option<TypeSample>, size: Length, text: &str) {
    if smallest.as_ref().is_none_or(|smallest| size < smallest.size) {
        *smallest = Some(TypeSample { size, text: beginning(text) });
    }
}

/// Returns enough of a text to find it on its page.
fn beginning(text: &str) -> String {
    text.chars().take(30).collect()
}

/// A kind of ink, with its measure.
#[derive(Clone, Copy, Debug)]
pub enum InkKind<'i> {
    /// Letters: their run, in their size on paper, and their blackness, in percent.
    Type(&'i Run, u8),
    /// A black stroke of that weight.
    Stroke(Length),
    /// An area of that percentage of black.
    Area(u8),
    /// A picture with that number of pixels per inch.
    Picture(u32),
}

/// Ink on a page.
#[derive(Clone, Copy, Debug)]
pub struct InkMark<'i> {
    /// Its extent; for letters, at least the area that they cover.
    pub extent: Extent,
    /// The kind of ink.
    pub kind: InkKind<'i>,
    /// Ink in which it is printed instead of black.
    pub ink: Option<Colour>,
    /// `true` if a window crops the group that it belongs to.
    pub is_cropped: bool,
}

impl InkMark<'_> {
    /// Returns the colour of `percent` of its ink.
    fn colour_of(&self, percent: u8) -> Colour {
        self.ink.unwrap_or(Colour::BLACK).tint(percent)
    }
}

/// A tool that measures the ink of items.
#[derive(Clone, Copy)]
pub struct Ruler<'f> {
    fonts: &'f Fonts,
}

impl<'f> Ruler<'f> {
    /// Creates a ruler for items in `fonts`.
    pub fn new(fonts: &'f Fonts) -> Ruler<'f> {
        Ruler { fonts }
    }

    /// Calls `note` with every mark of `items`, in the order of painting.
    pub fn measure(&self, items: &[Item], note: &mut dyn FnMut(InkMark)) {
        walk(items, &mut |painted| {
            let PaintedPrimitive { primitive, clip, colour, .. } = painted;
            let mut mark = |extent: Extent, kind| {
                // What a window hides is not printed and must not count.
                let extent = match clip {
                    Some(window) => extent.within(window.into()),
                    None => Some(extent),
                };
                if let Some(extent) = extent {
                    note(InkMark { extent, kind, ink: colour, is_cropped: clip.is_some() });
                }
            };
            match &primitive {
                Primitive::Text(text) => {
                    if let Some(extent) = self.letters(text) {
                        mark(extent, InkKind::Type(&text.run, text.percent));
                    }
                }
                Primitive::Fill { outline, percent } => {
                    for extent in outline.filled() {
                        mark(extent, InkKind::Area(*percent));
                    }
                }
                Primitive::Stroke { outline, weight } => {
                    if let Some(extent) = outline.stroked(*weight) {
                        mark(extent, InkKind::Stroke(*weight));
                    }
                }
                Primitive::Picture(picture) => {
                    let kind = InkKind::Picture(pixels_per_inch(picture.size, picture.image));
                    mark(picture.extent(), kind);
                }
            }
        });
    }

    /// Returns the rectangle around the ink of a text, which may be turned.
    fn letters(&self, text: &PaintedText) -> Option<Extent> {
        let run = &text.run;
        let face = self.fonts.face(run.face);
        let scaled = |units| run.size.scale(units, face.units_per_em());
        let corners = run.glyphs.iter().filter_map(|glyph| {
            let [left, bottom, right, top] = face.ink(glyph.id)?;
            let corner = |x, y| text.point(Point::new(glyph.x + scaled(x), -scaled(y)));
            Some([corner(left, top), corner(right, bottom)])
        });
        Extent::around(corners.flatten(), Length::ZERO)
    }
}

fn pixels_per_inch(size: Size, image: &Image) -> u32 {
    let along = |pixels: u32, length: Length| {
        i64::from(pixels) * i64::from(Length::mils(1000).to_thousandths())
            / i64::from(length.to_thousandths().max(1))
    };
    along(image.width, size.width).min(along(image.height, size.height)) as u32
}

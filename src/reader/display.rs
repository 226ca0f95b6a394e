//! Display lists: everything that a page paints, in the order of painting and in its exact colours.

use super::budget::{Budget, Result};
use super::geometry::{PagePoint, PageStep};
use super::picture::{GlyphSources, StrokeStyle};
use lopdf::{Dictionary, Document, Stream};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};

/// A hash of everything about an item except its position and size.
type ItemHash = [u8; 32];

/// The largest distance between equal positions in two files, in points: numbers may be rounded to two decimals.
const EXACT: f64 = 0.012;
/// The largest number of item pairs that are compared to locate the differences of two pages.
const MAX_PAIRS: usize = 20_000_000;

/// A colour as in the content stream: a grey, three RGB components or four inks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PdfColour {
    parts: [f64; 4],
    count: usize,
}

impl PdfColour {
    /// Black, the colour at the start of a page.
    pub(super) const BLACK: PdfColour = PdfColour { parts: [0.0; 4], count: 1 };

    /// Returns the colour that the operands of an operator set.
    pub(super) fn of(numbers: &[f64]) -> PdfColour {
        let mut parts = [0.0; 4];
        let count = numbers.len().min(4);
        parts[..count].copy_from_slice(&numbers[..count]);
        PdfColour { parts, count }
    }

    /// Returns red, green and blue.
    pub(super) fn rgb(&self) -> [f64; 3] {
        super::picture::colour(&self.parts[..self.count])
    }

    fn hash(&self, sum: &mut Sha256) {
        sum.update([self.count as u8]);
        for part in self.parts {
            // Rounded, so that the last digits of numbers in other notations do not matter.
            sum.update(((part * 10_000.0).round() as i64).to_le_bytes());
        }
    }
}

/// The entries `OP`, `op` and `OPM` of the graphics state, which control overprinting.
pub(super) type Overprint = [Option<i64>; 3];

/// The kinds of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum ItemKind {
    Area,
    Line,
    Glyph,
    Picture,
}

/// An item that a page paints.
#[derive(Debug)]
struct DisplayItem {
    class: ItemKind,
    look: ItemHash,
    /// The text of a glyph, and the hash of its outline.
    glyph: Option<(Box<str>, ItemHash)>,
    /// Its positions on the page, in points.
    points: Vec<PagePoint>,
    /// Its lengths, in points: line weights, dashes, type sizes.
    lengths: Vec<f64>,
}

/// The graphics state that applies to an item.
pub(super) struct Painting {
    pub colour: PdfColour,
    pub overprint: Overprint,
    /// The clipping rectangle.
    pub window: [PagePoint; 2],
}

/// Builder of a display list while the page's content runs.
pub(super) struct Recorder {
    /// The visible part of the page.
    page: [PagePoint; 2],
    items: Vec<DisplayItem>,
    programs: GlyphSources,
    outlines: BTreeMap<(*const Dictionary, u16), ItemHash>,
    pictures: BTreeMap<*const Stream, ItemHash>,
}

impl Recorder {
    pub(super) fn new(page: [PagePoint; 2]) -> Recorder {
        Recorder {
            page,
            items: Vec::new(),
            programs: GlyphSources::default(),
            outlines: BTreeMap::new(),
            pictures: BTreeMap::new(),
        }
    }

    fn add(
        &mut self,
        class: ItemKind,
        mut sum: Sha256,
        painting: &Painting,
        mut points: Vec<PagePoint>,
        lengths: Vec<f64>,
        glyph: Option<(Box<str>, ItemHash)>,
    ) {
        painting.colour.hash(&mut sum);
        for entry in painting.overprint {
            sum.update(entry.unwrap_or(-1).to_le_bytes());
        }
        // The window of the whole page is not an item's own, or moving a page would change all items.
        let is_open = painting.window == self.page;
        sum.update([class as u8, u8::from(is_open)]);
        if !is_open {
            points.extend(painting.window);
        }
        self.items.push(DisplayItem { class, look: sum.finalize().into(), glyph, points, lengths });
    }

    pub(super) fn fill(&mut self, steps: &[PageStep], rule: &str, painting: &Painting) {
        let (mut sum, points) = traced(steps);
        sum.update(if rule.ends_with('*') { "odd" } else { "wound" });
        self.add(ItemKind::Area, sum, painting, points, Vec::new(), None);
    }

    pub(super) fn stroke(&mut self, steps: &[PageStep], pen: &StrokeStyle, painting: &Painting) {
        let (sum, points) = traced(steps);
        let lengths =
            [pen.weight, pen.phase].into_iter().chain(pen.dashes.iter().copied()).collect();
        self.add(ItemKind::Line, sum, painting, points, lengths, None);
    }

    /// Adds a glyph; `place` maps its origin and its unit vectors to the page.
    pub(super) fn glyph(
        &mut self,
        (document, budget): (&Document, &Budget),
        (font, code): (&Dictionary, u16),
        text: &str,
        place: impl Fn(PagePoint) -> PagePoint,
        painting: &Painting,
    ) -> Result<()> {
        let key = (std::ptr::from_ref(font), code);
        let outline = match self.outlines.get(&key) {
            Some(cached) => *cached,
            None => {
                let outline = self.programs.outline(document, font, code, budget)?;
                let (mut sum, points) = traced(&outline);
                for (x, y) in points {
                    for part in [x, y] {
                        sum.update(((part * 10_000.0).round() as i64).to_le_bytes());
                    }
                }
                let outline = sum.finalize().into();
                self.outlines.insert(key, outline);
                outline
            }
        };
        let mut sum = Sha256::new();
        sum.update(text.as_bytes());
        sum.update(outline);
        // Position and size are kept out of the hash, so that they can be compared with a tolerance.
        let [origin, right, up] = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(place);
        let lengths =
            vec![right.0 - origin.0, right.1 - origin.1, up.0 - origin.0, up.1 - origin.1];
        let glyph = Some((text.to_string().into_boxed_str(), outline));
        self.add(ItemKind::Glyph, sum, painting, vec![origin], lengths, glyph);
        Ok(())
    }

    /// Adds a picture; `place` maps its unit square to the page. `None` stands for a picture that the resources lack.
    pub(super) fn picture(
        &mut self,
        picture: Option<&Stream>,
        budget: &Budget,
        place: impl Fn(PagePoint) -> PagePoint,
        painting: &Painting,
    ) -> Result<()> {
        let mut sum = Sha256::new();
        if let Some(picture) = picture {
            let key = std::ptr::from_ref(picture);
            let hash = match self.pictures.get(&key) {
                Some(cached) => *cached,
                None => {
                    let look = look_of(picture, budget)?;
                    self.pictures.insert(key, look);
                    look
                }
            };
            sum.update(hash);
        }
        let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(place).to_vec();
        self.add(ItemKind::Picture, sum, painting, points, Vec::new(), None);
        Ok(())
    }

    /// Returns the display list.
    pub(super) fn finish(self) -> Display {
        Display { page: self.page, items: self.items }
    }
}

/// Returns a hash of the kinds of a path's steps, and their points.
fn traced(steps: &[PageStep]) -> (Sha256, Vec<PagePoint>) {
    let mut sum = Sha256::new();
    let mut points = Vec::new();
    for step in steps {
        sum.update(match step {
            PageStep::Move(_) => "m",
            PageStep::Line(_) => "l",
            PageStep::Quad(..) => "q",
            PageStep::Cubic(..) => "c",
            PageStep::Close => "h",
        });
        points.extend(step.points());
    }
    (sum, points)
}

/// Returns a hash of a picture's samples and of the entries that define their meaning.
fn look_of(picture: &Stream, budget: &Budget) -> Result<ItemHash> {
    let mut sum = Sha256::new();
    sum.update(budget.unpack(picture)?);
    let entries: BTreeMap<_, _> = picture.dict.iter().collect();
    for (key, value) in entries {
        if !super::integrity::PACKING.contains(&key.as_slice()) {
            sum.update(key);
            sum.update(format!("{value:?}"));
        }
    }
    Ok(sum.finalize().into())
}

/// Everything that a page paints.
#[derive(Debug)]
pub struct Display {
    page: [PagePoint; 2],
    items: Vec<DisplayItem>,
}

impl Display {
    /// `true` if both pages paint the same items in the same order and positions.
    pub fn is_same(&self, other: &Display) -> bool {
        self.is_at(other, (0.0, 0.0))
    }

    fn is_at(&self, other: &Display, by: PagePoint) -> bool {
        let mut pairs = self.items.iter().zip(&other.items);
        self.items.len() == other.items.len() && pairs.all(|(a, b)| a.is_at(b, by))
    }

    /// Returns the positions of items that only one of the two pages has, in points from the upper left corner of its
    /// page. A page that was shifted as a whole is shifted back first.
    pub fn differences(&self, other: &Display) -> Vec<(f32, f32)> {
        let ends = |display: &Display, last: bool| {
            let item = if last { display.items.last() } else { display.items.first() };
            item.and_then(|item| item.points.first().copied())
        };
        // The first or the last item may be the one that was changed, so both are tried.
        let moves = [false, true].into_iter().filter_map(|last| {
            let (a, b) = ends(self, last).zip(ends(other, last))?;
            Some((b.0 - a.0, b.1 - a.1))
        });
        let (own, others) = std::iter::once((0.0, 0.0))
            .chain(moves)
            .map(|by| self.unmatched(other, by))
            .min_by_key(|(own, others)| own.len() + others.len())
            .unwrap_or_default();
        own.into_iter()
            .map(|index| self.place(index))
            .chain(others.into_iter().map(|index| other.place(index)))
            .collect()
    }

    /// Returns the items that only this page has when shifted by `by`, and those that only `other` has.
    fn unmatched(&self, other: &Display, by: PagePoint) -> (Vec<usize>, Vec<usize>) {
        let mut free: BTreeMap<ItemHash, Vec<usize>> = BTreeMap::new();
        for (index, item) in other.items.iter().enumerate() {
            free.entry(item.look).or_default().push(index);
        }
        let mut left = MAX_PAIRS;
        let mut own = Vec::new();
        for (index, item) in self.items.iter().enumerate() {
            let Some(alike) = free.get_mut(&item.look) else {
                own.push(index);
                continue;
            };
            // Thousands of equal items, such as dots of leaders, would otherwise take quadratic time.
            left = left.saturating_sub(alike.len());
            let found = (left > 0)
                .then(|| alike.iter().position(|&index| item.is_at(&other.items[index], by)));
            match found.flatten() {
                Some(place) => {
                    alike.remove(place);
                }
                None => own.push(index),
            }
        }
        (own, free.into_values().flatten().collect())
    }

    fn place(&self, index: usize) -> (f32, f32) {
        self.seen(self.items[index].middle())
    }

    /// Converts a position to points from the upper left corner of the page.
    fn seen(&self, (x, y): PagePoint) -> (f32, f32) {
        ((x - self.page[0].0) as f32, (self.page[1].1 - y) as f32)
    }

    /// Returns the texts of glyphs, each with the hash of an outline drawn for it.
    pub fn outlines(&self) -> BTreeSet<(String, [u8; 32])> {
        let glyphs = self.items.iter().filter_map(|item| item.glyph.as_ref());
        glyphs.map(|(text, outline)| (text.to_string(), *outline)).collect()
    }
}

impl DisplayItem {
    /// `true` if `other` is the same item, shifted by `by`.
    fn is_at(&self, other: &DisplayItem, by: PagePoint) -> bool {
        let near = |a: f64, b: f64| (a - b).abs() <= EXACT;
        let mut points = self.points.iter().zip(&other.points);
        let mut lengths = self.lengths.iter().zip(&other.lengths);
        self.look == other.look
            && self.points.len() == other.points.len()
            && self.lengths.len() == other.lengths.len()
            && points.all(|(a, b)| near(a.0 + by.0, b.0) && near(a.1 + by.1, b.1))
            && lengths.all(|(a, b)| near(*a, *b))
    }

    /// Returns its bounding rectangle; for a glyph, that of a figure.
    fn corners(&self) -> [PagePoint; 2] {
        let own = match (self.class, &self.points[..], &self.lengths[..]) {
            (ItemKind::Glyph, [(x, y), ..], [a, b, c, d]) => {
                vec![(*x, *y), (x + a * 0.5 + c * 0.66, y + b * 0.5 + d * 0.66)]
            }
            _ => self.points.clone(),
        };
        around(&own)
    }

    fn middle(&self) -> PagePoint {
        let [low, high] = self.corners();
        ((low.0 + high.0) / 2.0, (low.1 + high.1) / 2.0)
    }
}

fn around(points: &[PagePoint]) -> [PagePoint; 2] {
    let mut points = points.iter().copied();
    let first = points.next().unwrap_or_default();
    points.fold([first, first], |[low, high], at| {
        [(low.0.min(at.0), low.1.min(at.1)), (high.0.max(at.0), high.1.max(at.1))]
    })
}

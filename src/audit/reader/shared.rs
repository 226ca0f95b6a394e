//! What the pages of a file have in common: fonts, resources and drawings, each read once by a thread.

use super::bounds::Budget;
use super::error::ReadError;
use super::marks::Pixels;
use super::picture;
use super::resources::{Font, Resources};
use gridpress_base::images::{Image, SYMBOL_SIDE};
use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::rc::Rc;

/// Where the resources of a page stand: in its own dictionary, and in those of objects that it has or inherits.
type Place = (Option<*const Dictionary>, Vec<ObjectId>);

/// What was read of a file, by the places of its dictionaries and streams in memory.
pub(super) struct Shared<'d> {
    pub(super) document: &'d Document,
    pub(super) pictures: &'d Pictures,
    fonts: RefCell<BTreeMap<*const Dictionary, Rc<Font<'d>>>>,
    resources: RefCell<BTreeMap<Place, Rc<Resources<'d>>>>,
    drawings: RefCell<BTreeMap<*const Stream, Rc<Drawing<'d>>>>,
}

/// A drawing: a content stream of its own, which pages and other drawings show.
pub(super) struct Drawing<'d> {
    pub(super) resources: Resources<'d>,
    pub(super) content: Content,
    /// How many bytes its content has.
    pub(super) bytes: usize,
}

/// The pictures of a file that may stand in cells, by the places of their streams in memory.
#[derive(Default)]
pub(super) struct Pictures(BTreeMap<usize, Pixels>);

/// What pictures in cells may unpack to together, in bytes: far more than any book has of them.
const PICTURES: usize = 64 << 20;

impl Pictures {
    /// Those of `document`. What is damaged, or too much, is none of them.
    pub(super) fn of(document: &Document, budget: &Budget) -> Pictures {
        let mut left = PICTURES;
        let mut known = BTreeMap::new();
        for object in document.objects.values() {
            let Ok(stream) = object.as_stream() else {
                continue;
            };
            let Some((width, height, is_clear)) = grey_size(stream) else {
                continue;
            };
            let size = width as usize * height as usize;
            let Some(rest) = left.checked_sub(size) else {
                break;
            };
            left = rest;
            if let Some(samples) = budget.samples(stream, size) {
                let image = Image::new(width, height, samples, None);
                let image = if is_clear { image.clear() } else { image };
                known.insert(place(stream), image.hash());
            }
        }
        Pictures(known)
    }

    /// Which picture a stream is.
    pub(super) fn of_stream(&self, stream: &Stream) -> Option<Pixels> {
        self.0.get(&place(stream)).copied()
    }
}

/// Where a stream lies in memory.
fn place(stream: &Stream) -> usize {
    std::ptr::from_ref(stream).addr()
}

/// Width and height of a picture in greys that is no larger than those in cells, and whether its white is clear.
fn grey_size(stream: &Stream) -> Option<(u32, u32, bool)> {
    let name = |key: &[u8]| stream.dict.get(key).and_then(Object::as_name).ok();
    let number = |key: &[u8]| stream.dict.get(key).and_then(Object::as_i64).ok();
    let is_grey = name(b"Subtype") == Some(b"Image") && name(b"ColorSpace") == Some(b"DeviceGray");
    let side = |key: &[u8]| {
        let side = u32::try_from(number(key)?).ok()?;
        (1..=SYMBOL_SIDE).contains(&side).then_some(side)
    };
    let is_plain = number(b"BitsPerComponent") == Some(8)
        && !stream.dict.has(b"Decode")
        && !stream.dict.has(b"SMask");
    let is_clear = picture::has_clear_white(stream);
    let is_plain = is_plain && is_clear == stream.dict.has(b"Mask");
    let size = (side(b"Width")?, side(b"Height")?, is_clear);
    (is_grey && is_plain).then_some(size)
}

impl<'d> Shared<'d> {
    pub(super) fn new(document: &'d Document, pictures: &'d Pictures) -> Shared<'d> {
        Shared {
            document,
            pictures,
            fonts: RefCell::default(),
            resources: RefCell::default(),
            drawings: RefCell::default(),
        }
    }

    /// A font.
    pub(super) fn font(
        &self,
        font: &'d Dictionary,
        budget: &Budget,
    ) -> Result<Rc<Font<'d>>, ReadError> {
        let font = match self.fonts.borrow_mut().entry(std::ptr::from_ref(font)) {
            Entry::Occupied(known) => Rc::clone(known.get()),
            Entry::Vacant(place) => {
                let font = Font::read(self.document, font, budget)?;
                Rc::clone(place.insert(Rc::new(font)))
            }
        };
        Ok(font)
    }

    /// The resources of a page.
    pub(super) fn resources(
        &self,
        page: ObjectId,
        budget: &Budget,
    ) -> Result<Rc<Resources<'d>>, ReadError> {
        let (own, others) = self.document.get_page_resources(page)?;
        let place = (own.map(std::ptr::from_ref), others);
        if let Some(known) = self.resources.borrow().get(&place) {
            return Ok(Rc::clone(known));
        }
        let resources = Rc::new(Resources::of_page(self, page, budget)?);
        let mut known = self.resources.borrow_mut();
        known.insert(place, Rc::clone(&resources));
        Ok(resources)
    }

    /// A drawing, whose content has at most `most` bytes. Each time that it is shown counts.
    pub(super) fn drawing(
        &self,
        form: &'d Stream,
        most: usize,
        budget: &Budget,
    ) -> Result<Rc<Drawing<'d>>, ReadError> {
        let place = std::ptr::from_ref(form);
        let known = self.drawings.borrow().get(&place).map(Rc::clone);
        if let Some(known) = known {
            budget.again(known.bytes, most)?;
            return Ok(known);
        }
        let content = budget.drawing(form, most)?;
        let drawing = Rc::new(Drawing {
            resources: Resources::of_form(self, form, budget)?,
            bytes: content.len(),
            content: Content::decode(&content)?,
        });
        let mut drawings = self.drawings.borrow_mut();
        drawings.insert(place, Rc::clone(&drawing));
        Ok(drawing)
    }
}

//! What the pages of a file have in common: fonts, resources and drawings, each read once by a thread.

use super::bounds::Budget;
use super::error::ReadError;
use super::resources::{Font, Resources};
use lopdf::content::Content;
use lopdf::{Dictionary, Document, ObjectId, Stream};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Where the resources of a page stand: in its own dictionary, and in those of objects that it has or inherits.
type Place = (Option<*const Dictionary>, Vec<ObjectId>);

/// What was read of a file, by the places of its dictionaries and streams in memory.
pub(super) struct Shared<'d> {
    pub(super) document: &'d Document,
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

impl<'d> Shared<'d> {
    pub(super) fn new(document: &'d Document) -> Shared<'d> {
        Shared {
            document,
            fonts: RefCell::default(),
            resources: RefCell::default(),
            drawings: RefCell::default(),
        }
    }

    /// A font.
    pub(super) fn font(&self, font: &'d Dictionary) -> Rc<Font<'d>> {
        let mut fonts = self.fonts.borrow_mut();
        let font = fonts
            .entry(std::ptr::from_ref(font))
            .or_insert_with(|| Rc::new(Font::read(self.document, font)));
        Rc::clone(font)
    }

    /// The resources of a page.
    pub(super) fn resources(&self, page: ObjectId) -> lopdf::Result<Rc<Resources<'d>>> {
        let (own, others) = self.document.get_page_resources(page)?;
        let place = (own.map(std::ptr::from_ref), others);
        if let Some(known) = self.resources.borrow().get(&place) {
            return Ok(Rc::clone(known));
        }
        let resources = Rc::new(Resources::of_page(self, page)?);
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
            resources: Resources::of_form(self, form),
            bytes: content.len(),
            content: Content::decode(&content)?,
        });
        let mut drawings = self.drawings.borrow_mut();
        drawings.insert(place, Rc::clone(&drawing));
        Ok(drawing)
    }
}

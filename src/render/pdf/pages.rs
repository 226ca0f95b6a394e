//! Pages in the file: their boxes, their content, and where their links lead.

use super::catalog;
use super::content::Content;
use super::deflate::compressed;
use super::error::PdfError;
use super::file::File;
use super::sheet::{Sheet, numbers};
use gridpress_base::units::Rect;
use gridpress_layout::{Destination, Document, Item, Page, Paint, Paper};
use gridpress_spec::Profile;
use lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use std::collections::BTreeMap;

/// What of a page goes into the file.
pub(super) struct Written {
    /// What its content begins with, where others may begin so as well.
    start: Vec<u8>,
    /// The rest of its content.
    rest: Stream,
    links: Vec<(Rect, Destination)>,
}

impl Written {
    pub(super) fn new(content: Content, page: &Page) -> Result<Written, PdfError> {
        let link = |item: &Item| match &item.paint {
            Paint::Link { size, to } => {
                let area = Rect { origin: item.at, size: *size };
                Some((area, *to))
            }
            _ => None,
        };
        Ok(Written {
            start: content.start,
            rest: compressed(Dictionary::new(), &content.rest)?,
            links: page.items.iter().filter_map(link).collect(),
        })
    }
}

/// The pages of a file, which come one after another.
pub(super) struct PageTree<'d> {
    root: ObjectId,
    /// Of all pages, for links may lead to any.
    ids: Vec<ObjectId>,
    paper: &'d Paper,
    has_links: bool,
    /// How many have come.
    count: usize,
    /// What pages have begun with so far, each stored once.
    starts: BTreeMap<Vec<u8>, ObjectId>,
}

impl<'d> PageTree<'d> {
    pub(super) fn new(file: &mut File, document: &'d Document, profile: Profile) -> PageTree<'d> {
        PageTree {
            root: file.new_object_id(),
            ids: (0..document.len()).map(|_| file.new_object_id()).collect(),
            paper: &document.paper,
            has_links: profile == Profile::Screen,
            count: 0,
            starts: BTreeMap::new(),
        }
    }

    /// Writes the next page.
    pub(super) fn add(&mut self, file: &mut File, page: Written) -> Result<(), PdfError> {
        let sheet = Sheet::new(self.paper, self.count);
        let rest: Object = file.add_object(page.rest).into();
        let contents = match self.start(file, page.start)? {
            Some(start) => vec![start.into(), rest].into(),
            None => rest,
        };
        let mut dictionary = dictionary! {
            "Type" => "Page",
            "Parent" => self.root,
            "MediaBox" => sheet.media_box(),
            "TrimBox" => sheet.trim_box(),
            "BleedBox" => sheet.bleed_box(),
            "Contents" => contents,
        };
        if self.has_links && !page.links.is_empty() {
            let links = page.links.iter().map(|link| self.link(link, &sheet));
            dictionary.set("Annots", links.collect::<Vec<Object>>());
        }
        file.set_object(self.ids[self.count], dictionary);
        self.count += 1;
        Ok(())
    }

    fn start(&mut self, file: &mut File, start: Vec<u8>) -> Result<Option<ObjectId>, PdfError> {
        if start.is_empty() || self.starts.contains_key(&start) {
            return Ok(self.starts.get(&start).copied());
        }
        let id = file.add_object(compressed(Dictionary::new(), &start)?);
        self.starts.insert(start, id);
        Ok(Some(id))
    }

    fn link(&self, (rect, to): &(Rect, Destination), sheet: &Sheet) -> Object {
        let (left, right) = (sheet.x(rect.origin.x), sheet.x(rect.right()));
        let (low, high) = (sheet.y(rect.bottom()), sheet.y(rect.origin.y));
        let dictionary = dictionary! {
            "Subtype" => "Link",
            "Rect" => numbers([left, low, right, high]),
            "Border" => vec![0.into(), 0.into(), 0.into()],
            "F" => 4,
            "Dest" => catalog::destination(self.paper, &self.ids, to),
        };
        dictionary.into()
    }

    /// Writes the root of the tree, when all pages have come; it and all pages.
    pub(super) fn finish(self, file: &mut File, resources: ObjectId) -> (ObjectId, Vec<ObjectId>) {
        let kids: Vec<Object> = self.ids.iter().map(|&id| id.into()).collect();
        let root = dictionary! {
            "Type" => "Pages",
            "Count" => kids.len() as i64,
            "Kids" => kids,
            "Resources" => resources,
        };
        file.set_object(self.root, root);
        (self.root, self.ids)
    }
}

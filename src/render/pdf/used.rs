//! What pages use: glyphs, and pictures.

use super::forms::{Forms, is_form};
use gridpress_base::fonts::{FaceId, Run};
use gridpress_layout::{Image, Item, Page, Paint};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Glyphs of faces, and what each says: of several texts the least.
#[derive(Clone, Debug, Default)]
pub(super) struct Glyphs(pub BTreeMap<FaceId, BTreeMap<u16, String>>);

impl Glyphs {
    pub(super) fn add(&mut self, face: FaceId, glyph: u16, text: &str) {
        let glyphs = self.0.entry(face).or_default();
        let known = glyphs.entry(glyph).or_insert_with(|| text.to_owned());
        if !text.is_empty() && (known.is_empty() || text < known.as_str()) {
            *known = text.to_owned();
        }
    }

    fn add_run(&mut self, run: &Run) {
        for glyph in &run.glyphs {
            self.add(run.face, glyph.id, run.says(glyph));
        }
    }

    pub(super) fn extend(&mut self, other: &Glyphs) {
        for (&face, glyphs) in &other.0 {
            for (&glyph, text) in glyphs {
                self.add(face, glyph, text);
            }
        }
    }
}

/// The glyphs, pictures and shared drawings of some pages, whatever their order: what a PDF of them embeds.
#[derive(Debug, Default)]
pub struct Used {
    /// The glyphs of text.
    pub(super) text: Glyphs,
    /// The glyphs of cells.
    pub(super) cells: Glyphs,
    images: BTreeMap<String, Arc<Image>>,
    pub(super) forms: Forms,
}

impl Used {
    /// Collects the glyphs and pictures of `pages`. Pages that share drawings are best given together.
    pub fn by(pages: &[Page]) -> Used {
        let mut used = Used::default();
        let mut seen = BTreeSet::new();
        for page in pages {
            used.items(&page.items, &mut seen);
        }
        used
    }

    /// The glyphs and pictures of both.
    pub fn and(mut self, other: Used) -> Used {
        self.text.extend(&other.text);
        self.cells.extend(&other.cells);
        self.images.extend(other.images);
        self.forms.extend(other.forms);
        self
    }

    /// The pictures, each by its name.
    pub(super) fn images(&self) -> impl Iterator<Item = (&String, &Image)> {
        self.images.iter().map(|(name, image)| (name, &**image))
    }

    /// Drawings that were `seen` are known by their place in memory.
    fn items(&mut self, items: &[Item], seen: &mut BTreeSet<*const Item>) {
        for item in items {
            match &item.paint {
                Paint::Text { run, .. } => self.text.add_run(run),
                Paint::Cells(cells) => {
                    (cells.lines.iter()).for_each(|line| self.cells.add_run(&line.run));
                }
                Paint::Image { image, .. } => {
                    self.images.entry(image_name(image)).or_insert(image.clone());
                }
                Paint::Group(group) if !group.is_plain() => self.items(&group.items, seen),
                Paint::Group(group) if seen.insert(group.items.as_ptr()) => {
                    self.items(&group.items, seen);
                    if is_form(&group.items) {
                        self.forms.add(&group.items);
                    }
                }
                Paint::Group(_)
                | Paint::Fill { .. }
                | Paint::Stroke { .. }
                | Paint::Link { .. } => {}
            }
        }
    }
}

/// The name of a picture among the resources: equal pictures have the same.
pub(super) fn image_name(image: &Image) -> String {
    format!("I{}", &image.name()[..16])
}

//! Resources that pages use: glyphs, pictures and shared drawings.

use gridpress_base::fonts::{FaceId, Run};
use gridpress_layout::{Image, Item, Page, Paint};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Glyphs of faces with their text; of several texts for a glyph, the smallest.
#[derive(Clone, Debug, Default)]
pub(super) struct Glyphs(pub BTreeMap<FaceId, BTreeMap<u16, String>>);

impl Glyphs {
    pub(super) fn add(&mut self, face: FaceId, glyph: u16, text: &str) {
        let stored =
            self.0.entry(face).or_default().entry(glyph).or_insert_with(|| text.to_owned());
        if !text.is_empty() && (stored.is_empty() || text < stored.as_str()) {
            *stored = text.to_owned();
        }
    }

    fn add_run(&mut self, run: &Run) {
        for glyph in &run.glyphs {
            self.add(run.face, glyph.id, run.glyph_text(glyph));
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

/// The glyphs, pictures and shared drawings of a set of pages: the resources that a PDF of them embeds.
#[derive(Debug, Default)]
pub struct UsedResources {
    /// The glyphs of text.
    pub(super) text: Glyphs,
    /// The glyphs of cells.
    pub(super) cells: Glyphs,
    images: BTreeMap<String, Arc<Image>>,
    pub(super) forms: Forms,
}

impl UsedResources {
    /// Collects the resources of `pages`. Pages that share drawings are best processed together.
    pub fn of_pages(pages: &[Page]) -> UsedResources {
        let mut used = UsedResources::default();
        let mut seen = BTreeSet::new();
        for page in pages {
            used.items(&page.items, &mut seen);
        }
        used
    }

    /// Returns the resources of both.
    pub fn merge(mut self, other: UsedResources) -> UsedResources {
        self.text.extend(&other.text);
        self.cells.extend(&other.cells);
        self.images.extend(other.images);
        self.forms.extend(other.forms);
        self
    }

    /// Returns the pictures with their names.
    pub(super) fn images(&self) -> impl Iterator<Item = (&String, &Image)> {
        self.images.iter().map(|(name, image)| (name, &**image))
    }

    /// Adds the resources of items. Drawings in `seen` are identified by their address in memory.
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
                // Shared drawings are visited once, which saves most of the work on pages of grids.
                Paint::Group(group) if seen.insert(group.items.as_ptr()) => {
                    self.items(&group.items, seen);
                    if is_form(&group.items) {
                        self.forms.add(&group.items);
                    }
                }
                Paint::Tagged { items, .. } => self.items(items, seen),
                Paint::Group(_) | Paint::Fill { .. } | Paint::Stroke { .. } => {}
            }
        }
    }
}

/// Returns the name of a picture in the resources; equal pictures have equal names.
pub(super) fn image_name(image: &Image) -> String {
    // 16 hexadecimal digits are short in the pages, and enough to tell the pictures of a book apart.
    format!("I{}", &image.name()[..16])
}

/// `true` if a drawing can be stored as a form: it contains only type, fills and strokes.
fn is_form(drawing: &[Item]) -> bool {
    drawing.iter().all(|item| match &item.paint {
        Paint::Text { .. } | Paint::Cells(_) | Paint::Fill { .. } | Paint::Stroke { .. } => true,
        Paint::Image { .. } | Paint::Group(_) | Paint::Tagged { .. } => false,
    })
}

/// The drawings of a document, sorted by content.
#[derive(Debug, Default)]
pub(super) struct Forms(BTreeSet<Arc<[Item]>>);

impl Forms {
    pub(super) fn add(&mut self, drawing: &Arc<[Item]>) {
        self.0.insert(drawing.clone());
    }

    pub(super) fn extend(&mut self, other: Forms) {
        self.0.extend(other.0);
    }

    /// Returns the drawings with their names in the resources.
    pub(super) fn iter(&self) -> impl Iterator<Item = (String, &Arc<[Item]>)> {
        (self.0.iter().enumerate()).map(|(index, drawing)| (name(index), drawing))
    }

    /// Returns the names of the drawings, by value.
    pub(super) fn names(&self) -> FormNames<'_> {
        FormNames {
            names: self.0.iter().enumerate().map(|(index, drawing)| (&**drawing, index)).collect(),
            resolved: BTreeMap::new(),
        }
    }
}

fn name(index: usize) -> String {
    format!("D{index}")
}

/// The names of drawings. Drawings already looked up are cached by their address in memory, which stays valid while
/// they are stored here.
pub(super) struct FormNames<'f> {
    names: BTreeMap<&'f [Item], usize>,
    resolved: BTreeMap<*const Item, (Arc<[Item]>, Option<usize>)>,
}

impl FormNames<'_> {
    /// Returns the name of a drawing; `None` if it is not stored as a form.
    pub(super) fn of(&mut self, drawing: &Arc<[Item]>) -> Option<String> {
        let resolved = self.resolved.entry(drawing.as_ptr()).or_insert_with(|| {
            let number = self.names.get(&**drawing).copied();
            (drawing.clone(), number)
        });
        resolved.1.map(name)
    }
}

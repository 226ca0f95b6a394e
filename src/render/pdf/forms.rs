//! Drawings that pages share, each stored once.

use gridpress_layout::{Item, Paint};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Whether a drawing can be stored as a form: it holds nothing but type, areas and strokes.
pub(super) fn is_form(drawing: &[Item]) -> bool {
    drawing.iter().all(|item| match &item.paint {
        Paint::Text { .. } | Paint::Cells(_) | Paint::Fill { .. } | Paint::Stroke { .. } => true,
        Paint::Image { .. } | Paint::Group(_) | Paint::Link { .. } => false,
    })
}

/// The drawings of a document, in the order of what they show.
#[derive(Debug, Default)]
pub(super) struct Forms(BTreeSet<Arc<[Item]>>);

impl Forms {
    pub(super) fn add(&mut self, drawing: &Arc<[Item]>) {
        self.0.insert(drawing.clone());
    }

    pub(super) fn extend(&mut self, other: Forms) {
        self.0.extend(other.0);
    }

    /// Each with its name among the resources.
    pub(super) fn iter(&self) -> impl Iterator<Item = (String, &Arc<[Item]>)> {
        (self.0.iter().enumerate()).map(|(index, drawing)| (name(index), drawing))
    }

    /// The names of the drawings, by value.
    pub(super) fn names(&self) -> Names<'_> {
        let named = self.0.iter().enumerate();
        Names {
            names: named.map(|(index, drawing)| (&**drawing, index)).collect(),
            known: BTreeMap::new(),
        }
    }
}

fn name(index: usize) -> String {
    format!("D{index}")
}

/// Names of drawings. One that was asked for is known again by its place in memory, which no other takes while it is
/// kept here.
pub(super) struct Names<'f> {
    names: BTreeMap<&'f [Item], usize>,
    known: BTreeMap<*const Item, (Arc<[Item]>, Option<usize>)>,
}

impl Names<'_> {
    /// The name of a drawing; none where it is not stored as a form.
    pub(super) fn of(&mut self, drawing: &Arc<[Item]>) -> Option<String> {
        let known = self.known.entry(drawing.as_ptr()).or_insert_with(|| {
            let number = self.names.get(&**drawing).copied();
            (drawing.clone(), number)
        });
        known.1.map(name)
    }
}

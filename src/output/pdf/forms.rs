//! Drawings that pages share, each stored once.

use crate::layout::Item;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Tells drawings apart by what they show.
pub(super) type Key = [u8; 16];

/// The key of a drawing that is stored as a form.
pub(super) fn key(drawing: &[Item]) -> Option<Key> {
    let mut hash = Sha256::new();
    for item in drawing {
        match item {
            Item::Image { .. } | Item::Placed { .. } | Item::Drawing { .. } | Item::Link { .. } => {
                return None;
            }
            _ => hash.update(format!("{item:?}")),
        }
    }
    hash.finalize()[..16].try_into().ok()
}

/// The drawings of a document.
#[derive(Debug, Default)]
pub(super) struct Forms(BTreeMap<Key, Arc<[Item]>>);

impl Forms {
    pub(super) fn add(&mut self, key: Key, drawing: &Arc<[Item]>) {
        self.0.entry(key).or_insert_with(|| drawing.clone());
    }

    pub(super) fn extend(&mut self, other: Forms) {
        self.0.extend(other.0);
    }

    /// Each with its name among the resources.
    pub(super) fn iter(&self) -> impl Iterator<Item = (String, &Arc<[Item]>)> {
        (self.0.values().enumerate()).map(|(index, drawing)| (name(index), drawing))
    }

    /// What finds the names of drawings, as long as these live.
    pub(super) fn names(&self) -> Names<'_> {
        let named = self.0.keys().enumerate();
        Names {
            names: named.map(|(index, key)| (key, name(index))).collect(),
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
    names: BTreeMap<&'f Key, String>,
    known: BTreeMap<*const Item, (Arc<[Item]>, Option<String>)>,
}

impl Names<'_> {
    pub(super) fn of(&mut self, drawing: &Arc<[Item]>) -> Option<String> {
        let known = self.known.entry(drawing.as_ptr()).or_insert_with(|| {
            let name = key(drawing).and_then(|key| self.names.get(&key).cloned());
            (drawing.clone(), name)
        });
        known.1.clone()
    }
}

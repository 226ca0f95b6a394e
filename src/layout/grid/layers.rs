//! What the drawing of a grid consists of, from the ground up.

use crate::page::item::Item;

/// The layers of a grid, in the order of painting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// Shaded cells; 0 is the lightest shade of the grid.
    Shade(u8),
    /// A short stroke along a diagonal.
    Stroke,
    /// Something pointed out below the rules of a diagram or example.
    Highlight,
    /// A broad grey line along cells.
    Band,
    /// A dark line along cells.
    Strand,
    /// The white within a line along cells.
    Core,
    /// What ties candidates of a diagram, and the discs under them.
    Link,
    /// A rule between cells of one region.
    Thin,
    /// A rule around regions, or the frame.
    Thick,
    /// The outline of a cage, which marks interrupt.
    Cage,
    /// The white around a mark between two cells.
    Clear,
    /// A mark between two cells.
    Mark,
    /// The white within a mark.
    Hollow,
    /// The sum of a cage, or a number outside the grid.
    Sum,
    /// Digits in cells.
    Figure,
    /// Fields for pencil marks.
    Pencil,
    /// Candidates, and signs around them.
    Sign,
}

/// The items of a grid, each with its layer.
#[derive(Clone, Debug, Default)]
pub struct Layers(Vec<(Layer, Item)>);

impl Layers {
    /// Adds items to a layer, above those that it has.
    pub(crate) fn add(&mut self, layer: Layer, items: impl IntoIterator<Item = Item>) {
        self.0.extend(items.into_iter().map(|item| (layer, item)));
    }

    /// Whether cells are shaded or have strokes in them.
    pub(crate) fn has_shades(&self) -> bool {
        let mut layers = self.0.iter().map(|(layer, _)| *layer);
        layers.any(|layer| layer <= Layer::Stroke)
    }

    /// All items in the order of painting, each with its layer.
    pub fn in_order(mut self) -> Vec<(Layer, Item)> {
        self.0.sort_by_key(|(layer, _)| *layer);
        self.0
    }

    /// All items in the order of painting.
    pub(crate) fn into_items(self) -> Vec<Item> {
        self.in_order().into_iter().map(|(_, item)| item).collect()
    }
}

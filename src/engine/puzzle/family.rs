//! What variants with marks, or with rules on neighbours, print, and what it means that nothing is printed.

use super::mark::Mark;
use super::outside::View;
use super::relation::Relation;
use super::sign::{Sign, Stands};
use super::{Cell, Grid, Kind, Variant};

/// Which marks of a full grid a puzzle shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All that there are.
    All,
    /// About so many in a hundred, drawn by chance.
    Some(u32),
    /// Lines drawn by chance that take about so many in a hundred of all cells, none of them twice.
    Lines(u32),
}

/// What a variant prints, and what holds where it prints nothing.
#[derive(Clone, Copy)]
pub struct Family {
    /// Its signs.
    pub(crate) signs: &'static [Sign],
    /// Which of them a puzzle shows.
    pub(crate) shown: Shown,
    /// What holds of neighbours without a sign.
    pub(crate) absent: Option<Relation>,
    /// True when only neighbours in the same box or region have signs.
    pub(crate) in_boxes: bool,
}

impl Family {
    /// Signs wherever they fit.
    pub(super) const fn all(signs: &'static [Sign]) -> Family {
        Family { signs, shown: Shown::All, absent: None, in_boxes: false }
    }

    /// Signs at about so many in a hundred of the places where they fit.
    pub(super) const fn some(signs: &'static [Sign], share: u32) -> Family {
        Family { shown: Shown::Some(share), ..Family::all(signs) }
    }

    /// Lines over about so many in a hundred of all cells.
    pub(super) const fn lines(signs: &'static [Sign], share: u32) -> Family {
        Family { shown: Shown::Lines(share), ..Family::all(signs) }
    }

    /// These signs, where neighbours without one are in that relation.
    pub(super) const fn or_else(self, absent: Relation) -> Family {
        Family { absent: Some(absent), ..self }
    }

    /// These signs between neighbours in the same box or region alone.
    pub(super) const fn in_boxes(self) -> Family {
        Family { in_boxes: true, ..self }
    }

    /// True when its signs stand on edges, where those of another family would lie on them.
    pub(crate) fn is_of_edges(&self) -> bool {
        self.absent.is_some() || self.has_signs(|stands| stands == Stands::OnEdge)
    }

    /// True when its signs run along cells.
    pub(crate) fn is_of_lines(&self) -> bool {
        self.has_signs(|stands| matches!(stands, Stands::Along(_)))
    }

    /// True when its signs are numbers outside the grid, where those of another family would lie on them.
    pub(crate) fn is_outside(&self) -> bool {
        self.view().is_some()
    }

    /// What its numbers outside the grid look at.
    pub(crate) fn view(&self) -> Option<View> {
        self.signs.iter().find_map(|sign| match sign.stands() {
            Stands::Outside(view) => Some(view),
            _ => None,
        })
    }

    fn has_signs(&self, stand: impl Fn(Stands) -> bool) -> bool {
        self.signs.iter().any(|sign| stand(sign.stands()))
    }
}

/// The pairs of cells of one side that lie beside or below each other, ascending.
pub(crate) fn edges(side: usize) -> impl Iterator<Item = [Cell; 2]> {
    (0..side * side).flat_map(move |cell| {
        let right = (cell % side + 1 < side).then_some([cell, cell + 1]);
        let below = (cell / side + 1 < side).then_some([cell, cell + side]);
        [right, below].into_iter().flatten()
    })
}

/// Every mark that a variant of `kind` could print over `full`, in the order of cells: where several signs fit, all of
/// them. Lines are left out: there are too many.
pub fn possible(kind: Kind, regions: &[u8], full: &Grid) -> Vec<Mark> {
    let families: Vec<Family> = kind.variants().filter_map(Variant::family).collect();
    let mut marks = Vec::new();
    for family in &families {
        for &sign in family.signs {
            let mut add = |cells: &[Cell]| {
                let digits: Vec<u8> = cells.iter().map(|&cell| full.get(cell)).collect();
                let value = sign.value(&digits, kind.digits());
                marks.extend(value.map(|value| Mark::of_value(sign, cells, value)));
            };
            match sign.stands() {
                Stands::OnEdge => edges(full.side())
                    .filter(|&[a, b]| !family.in_boxes || regions[a] == regions[b])
                    .for_each(|cells| add(&cells)),
                Stands::InCell => (0..full.cells().len()).for_each(|cell| add(&[cell])),
                Stands::Outside(view) => view.lines(full.side()).iter().for_each(|line| add(line)),
                Stands::Along(_) => {}
            }
        }
    }
    marks.sort_unstable();
    marks
}

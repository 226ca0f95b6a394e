//! The figures of cages, as far as cells determine them: where labels stand, which outlines lie inside others, and what
//! joins the parts of a cage.

use super::grid::connected;
use super::{Cell, Shape};

/// The figure of a cage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageFigure {
    /// The label and its cell. `None` for a given and for a cage without a number.
    pub label: Option<(Cell, String)>,
    /// 0 if the outline is the one next to the edges of its cells. Outlines of cages that share cells have different
    /// layers, the higher ones further inside.
    pub layer: usize,
    /// Pairs of cells to be linked, so that all parts of the cage hang together.
    pub links: Vec<[Cell; 2]>,
}

/// Maximum number of layers; further cages share the last.
const LAYERS: usize = 64;

impl Shape {
    /// Returns the figure of each cage.
    pub fn cage_figures(&self) -> Vec<CageFigure> {
        let mut layers = vec![0u64; self.cells()];
        let mut figures: Vec<CageFigure> = (self.cages().iter())
            .map(|cage| {
                let used = cage.cells.iter().fold(0, |used, &cell| used | layers[cell]);
                let layer = (used.trailing_ones() as usize).min(LAYERS - 1);
                cage.cells.iter().for_each(|&cell| layers[cell] |= 1 << layer);
                CageFigure { label: None, layer, links: links(&cage.cells, self.side()) }
            })
            .collect();
        // Small cages come first, since they have the least choice of a cell that no other label has.
        let mut order: Vec<usize> = (0..figures.len()).collect();
        order.sort_by_key(|&index| self.cages()[index].cells.len());
        let mut is_taken = vec![false; self.cells()];
        for index in order {
            let cage = &self.cages()[index];
            let label = cage.label();
            if cage.given().is_none() && !label.is_empty() {
                let free = cage.cells.iter().copied().find(|&cell| !is_taken[cell]);
                let cell = free.unwrap_or(cage.cells[0]);
                is_taken[cell] = true;
                figures[index].label = Some((cell, label));
            }
        }
        figures
    }

    /// Returns `true` if a cell is in several cages.
    pub fn has_overlapping_cages(&self) -> bool {
        let mut is_in_cage = vec![false; self.cells()];
        let mut cells = self.cages().iter().flat_map(|cage| &cage.cells);
        cells.any(|&cell| std::mem::replace(&mut is_in_cage[cell], true))
    }
}

/// Returns the nearest cells of each two parts that are to be linked.
fn links(cells: &[Cell], side: usize) -> Vec<[Cell; 2]> {
    let mut joined = connected(cells[0], side, |cell| cells.contains(&cell));
    let mut rest: Vec<Cell> = cells.iter().copied().filter(|cell| !joined.contains(cell)).collect();
    let mut links = Vec::new();
    while !rest.is_empty() {
        // By the square of the distance.
        let (_, a, b) = (joined.iter())
            .flat_map(|&a| rest.iter().map(move |&b| (a, b)))
            .map(|(a, b)| {
                let (down, across) = ((a / side).abs_diff(b / side), (a % side).abs_diff(b % side));
                (down.pow(2) + across.pow(2), a, b)
            })
            .min()
            .expect("both sides should have cells");
        links.push([a, b]);
        let part = connected(b, side, |cell| rest.contains(&cell));
        rest.retain(|cell| !part.contains(cell));
        joined.extend(part);
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cage, CageRule};

    #[test]
    fn cages_that_overlap_have_labels_and_layers_of_their_own() {
        let cages = vec![
            Cage::killer(vec![0, 1], 3),
            Cage::killer(vec![0], 1),
            Cage::killer(vec![0, 5], 4),
            Cage::distinct(vec![2, 3]),
            Cage { cells: vec![8, 10, 15], rule: CageRule::Sum, target: 6 },
        ];
        let shape = Shape::custom("4+killer".parse().unwrap(), None, cages).unwrap();
        assert!(shape.has_overlapping_cages());
        let figure = |cells: &[Cell]| {
            let index = shape.cages().iter().position(|cage| cage.cells == cells).unwrap();
            shape.cage_figures().swap_remove(index)
        };
        assert_eq!(figure(&[0]).label, Some((0, "1".into())));
        assert_eq!(figure(&[0, 1]).label, Some((1, "3".into())));
        assert_eq!(figure(&[0, 5]).label, Some((5, "4".into())));
        assert_eq!(figure(&[2, 3]).label, None);
        assert_eq!(figure(&[8, 10, 15]).label, Some((8, "6+".into())));
        let mut layers = [[0].as_slice(), &[0, 1], &[0, 5]].map(|cells| figure(cells).layer);
        layers.sort_unstable();
        assert_eq!(layers, [0, 1, 2]);
        assert_eq!(figure(&[0, 5]).links, [[0, 5]]);
        assert_eq!(figure(&[8, 10, 15]).links, [[8, 10], [10, 15]]);
    }
}

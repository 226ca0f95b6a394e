//! Forcing chains: whichever candidate of a cell is right, or whichever place of a digit in a house, chains
//! lead from each to the same candidate being wrong.

use super::chain::Links;
use super::*;

pub(super) fn step<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    let mut graph = std::mem::take(&mut board.scratch.graph);
    let found = graph
        .build(board, Links::Groups)
        .then(|| find(board, &mut graph))
        .flatten();
    board.scratch.graph = graph;
    found
}

fn find<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    graph: &mut chain::Graph<W>,
) -> Option<Found> {
    let tables = board.tables;
    graph.close(|_, _| false);
    let mut starts = Vec::new();
    let cell = board.marks.empty.iter().find_map(|cell| {
        starts.clear();
        starts.extend(bits(board.masks[cell]).map(|digit| graph.node(tables.cells, cell, digit)));
        agree(graph, &starts)
    });
    let end = cell.or_else(|| {
        (0..tables.side).find_map(|digit| {
            board.open(digit, !0).find_map(|house| {
                let places = board.places(digit, house);
                starts.clear();
                starts.extend(
                    places
                        .iter()
                        .map(|cell| graph.node(tables.cells, cell, digit)),
                );
                agree(graph, &starts)
            })
        })
    })?;
    let gone = graph.nodes[end];
    board.remove(gone.digit, gone.cells);
    board.found(Technique::ForcingChain, |_| {
        let mut chain = Vec::new();
        let mut parts = Vec::new();
        for &start in &starts {
            let node = graph.nodes[start];
            parts.push(Part::new(Role::Start, node.cells.iter(), 1 << node.digit));
            graph.chain(start, end, &mut chain);
            parts.extend(graph.parts(&chain));
        }
        parts
    })
}

/// A candidate that is wrong whichever of `starts` is right.
fn agree<const W: usize>(graph: &chain::Graph<W>, starts: &[usize]) -> Option<usize> {
    let (&first, rest) = starts.split_first()?;
    let (mut all, mut one) = (Vec::new(), Vec::new());
    graph.excluded(first, &mut all);
    for &start in rest {
        graph.excluded(start, &mut one);
        all.iter_mut().zip(&one).for_each(|(all, one)| *all &= one);
    }
    chain::ones(&all).find(|&node| node < graph.singles)
}

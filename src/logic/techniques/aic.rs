//! X-chain, XY-chain, alternating inference chains: links in turn strong and weak, from one candidate to
//! another. One of the ends is right, so what both exclude goes; when the ends exclude each other too, the
//! chain is a loop and so does what both ends of any weak link exclude.

use super::chain::{Graph, Links, ones};
use super::*;

pub(super) fn x_chain<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, Technique::XChain, Links::Digit)
}

pub(super) fn xy_chain<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, Technique::XyChain, Links::Cells)
}

pub(super) fn aic<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, Technique::Aic, Links::All)
}

pub(super) fn grouped<const W: usize, S: Story>(board: &mut Board<W, S>) -> Option<Found> {
    step(board, Technique::GroupedAic, Links::Groups)
}

fn step<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    technique: Technique,
    links: Links,
) -> Option<Found> {
    let mut graph = std::mem::take(&mut board.scratch.graph);
    let found = graph
        .build(board, links)
        .then(|| graph.shortest())
        .flatten()
        .and_then(|(node, hops)| apply(board, &mut graph, technique, node, hops));
    board.scratch.graph = graph;
    found
}

fn apply<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    graph: &mut Graph<W>,
    technique: Technique,
    node: usize,
    hops: usize,
) -> Option<Found> {
    let mut chain = graph.take_chain();
    graph.chain(node, node, &mut chain);
    let (&first, &last) = (chain.first()?, chain.last()?);
    let mut removed = remove_between(board, graph, first, last);
    if graph.weak.has(first, last) {
        for link in chain[1..].chunks_exact(2) {
            removed |= remove_between(board, graph, link[0], link[1]);
        }
    }
    debug_assert!(removed);
    let weight = technique.weight() + longer(hops);
    let found = board.weighed(technique, weight, |_| graph.parts(&chain));
    graph.give_back(chain);
    found
}

/// Removes what both nodes exclude.
fn remove_between<const W: usize, S: Story>(
    board: &mut Board<W, S>,
    graph: &Graph<W>,
    a: usize,
    b: usize,
) -> bool {
    let (a, b) = (graph.weak.row(a), graph.weak.row(b));
    let mut removed = false;
    for word in 0..a.len() {
        for node in ones(&[a[word] & b[word]]).map(|bit| word * 64 + bit) {
            if node < graph.singles {
                let node = graph.nodes[node];
                removed |= board.remove(node.digit, node.cells);
            }
        }
    }
    removed
}

/// What a chain weighs more by its strong links: a tenth for every half as many again.
fn longer(hops: usize) -> u32 {
    match hops {
        0..=2 => 0,
        3 => 10,
        4 => 20,
        5..=6 => 30,
        7..=8 => 40,
        9..=12 => 50,
        _ => 60,
    }
}

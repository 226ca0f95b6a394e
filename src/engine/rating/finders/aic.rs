//! X-chain, XY-chain and alternating inference chains: strong and weak links alternate from one candidate to another.
//!
//! One of the two ends is right, so candidates that both ends exclude are removed. If the ends exclude each other too,
//! the chain is a loop, and candidates that both ends of any weak link exclude are removed as well.

use super::chain_graph::{ChainEnds, Graph, LinkScope, Node};
use super::*;

/// Builds one graph per digit and takes the shortest chain of them all.
pub(super) fn x_chain<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let id = FinderId::of(Technique::XChain);
    let mut graph = std::mem::take(&mut scratch.graph);
    let mut best: Option<(usize, usize)> = None;
    for digit in 0..board.tables.digits {
        // Digits whose chains colouring covers are skipped: it comes before chains in every scale and has found
        // nothing.
        if board.has_digit_changed(id, digit)
            && colouring::leaves_chains(scratch, digit)
            && graph.build(board, scratch, LinkScope::Digit(digit))
            && let Some(ends) = graph.shortest(board)
            && best.is_none_or(|(links, _)| ends.links < links)
        {
            best = Some((ends.links, digit));
        }
    }
    // The graph may hold a digit after the best one, which `step` then builds again.
    scratch.graph = graph;
    if best.is_none() {
        board.mark_searched(id);
    }
    step(board, scratch, Technique::XChain, LinkScope::Digit(best?.1))
}

/// Takes a step of the shortest chain with the links in `scope`.
pub(super) fn step<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
    technique: Technique,
    scope: LinkScope,
) -> Option<TechniqueUse> {
    let mut graph = std::mem::take(&mut scratch.graph);
    let found = graph
        .build(board, scratch, scope)
        .then(|| graph.shortest(board))
        .flatten()
        .and_then(|ends| apply(board, &mut graph, technique, ends));
    scratch.graph = graph;
    found
}

/// Removes what the chain between `ends` rules out.
fn apply<const W: usize>(
    board: &mut Board<W>,
    graph: &mut Graph<W>,
    technique: Technique,
    ends: ChainEnds,
) -> Option<TechniqueUse> {
    let last = graph.nodes[ends.last];
    // The search only knows which nodes are reached. The chain itself is found again for the one pair of ends that is
    // used; a loop needs it for its inner links even if no evidence is recorded.
    graph.trace(&[ends.first], |node| node.digit == last.digit && node.cells == last.cells);
    let links = if board.log.is_recording { graph.links(board) } else { Vec::new() };
    let mut removed = remove_between(board, &graph.nodes[ends.first], &last);
    if graph.excludes(ends.first, ends.last) {
        for link in graph.chain.get(1..).unwrap_or_default().chunks_exact(2) {
            let [on, off] = [link[0], link[1]].map(|node| &graph.nodes[usize::from(node)]);
            removed |= remove_between(board, on, off);
        }
    }
    if !removed {
        return None;
    }
    let weight = board.scale.weight(technique) + board.scale.longer_chain(ends.links);
    board.finish_weighted_step(technique, weight, |_| Evidence::Chain { links })
}

/// Removes the candidates that both nodes exclude; one of the nodes is right.
fn remove_between<const W: usize>(board: &mut Board<W>, a: &Node<W>, b: &Node<W>) -> bool {
    let mut removed = false;
    if a.digit == b.digit {
        removed |= board.remove(a.digit, a.seen & b.seen);
    } else {
        for (one, other) in [(a, b), (b, a)] {
            if one.is_mate_of(other) {
                removed |= board.remove(other.digit, one.cells);
            }
        }
    }
    if a.cells == b.cells
        && let Some(cell) = a.cells.only()
    {
        // Both ends in one cell: one of two digits is right there, so all others go.
        let others = board.masks[cell] & !(1 << a.digit | 1 << b.digit);
        removed |= board.remove_all(others, a.cells);
    }
    removed
}

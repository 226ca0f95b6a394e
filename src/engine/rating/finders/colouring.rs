//! Colouring: simple colouring, multi-colouring, remote pairs.

use super::*;

/// Maximum number of clusters of a digit that are compared.
const MAX_CLUSTERS: usize = 16;

/// The two colours of a cluster.
pub(super) type Cluster<const W: usize> = [Set<W>; 2];

/// Returns `false` if simple colouring and multi-colouring cover all chains of `digit`.
///
/// Otherwise some places are in no cluster, or there are more than two clusters, so that a chain can lead through three
/// of them.
pub(super) fn leaves_chains<const W: usize>(scratch: &Scratch<W>, digit: usize) -> bool {
    let clusters = &scratch.clusters[digit];
    let coloured = clusters.iter().fold(Set::EMPTY, |all, &[a, b]| all | a | b);
    // A place in no cluster belongs to one that contradicts itself, which was left out.
    clusters.len() > 2 || coloured != scratch.paired[digit]
}

/// Returns the clusters of a digit with these `pairs`; each place is in at most one of them.
///
/// A cluster consists of places of a digit linked by houses with two places. They get two colours, one of which is
/// right.
fn clusters<const W: usize>(pairs: &[PlacePair]) -> impl Iterator<Item = Cluster<W>> {
    let mut coloured = Set::EMPTY;
    pairs.iter().filter_map(move |pair| {
        let [first, second] = pair.cells;
        if coloured.contains(first) {
            return None;
        }
        let mut cluster = [Set::from_cell(first), Set::from_cell(second)];
        loop {
            let before = cluster;
            // Pairs are few, so a pass over all of them until nothing changes is faster than lists of neighbours.
            for pair in pairs {
                let [p, q] = pair.cells;
                for [near, far] in [[p, q], [q, p]] {
                    for colour in 0..2 {
                        if cluster[colour].contains(near) {
                            cluster[1 - colour].insert(far);
                        }
                    }
                }
            }
            if cluster == before {
                break;
            }
        }
        coloured |= cluster[0] | cluster[1];
        let [a, b] = cluster;
        // A place with both colours means a broken puzzle.
        (!a.intersects(b)).then_some(cluster)
    })
}

/// Updates the clusters of all digits.
pub(super) fn update_clusters<const W: usize>(scratch: &mut Scratch<W>) {
    for (all, pairs) in scratch.clusters.iter_mut().zip(&scratch.pairs) {
        all.clear();
        all.extend(clusters(pairs));
    }
}

fn colours<const W: usize>(cluster: Cluster<W>) -> ColourPair {
    cluster.map(|colour| colour.iter().collect())
}

/// Returns links between `pairs` that connect all places of a cluster, each to one connected before.
fn colour_links<const W: usize>(pairs: &[PlacePair], [a, b]: Cluster<W>) -> Vec<ColourLink> {
    let mut links = Vec::new();
    let mut connected = Set::from_cell(a.first());
    while connected != a | b {
        let before = links.len();
        for &PlacePair { house, cells } in pairs {
            let [p, q] = cells;
            if connected.contains(p) != connected.contains(q) {
                links.push(ColourLink { house, cells });
                connected |= Set::from_cell(p) | Set::from_cell(q);
            }
        }
        // A cluster that falls apart cannot occur; the check keeps a mistake from becoming an endless loop.
        if links.len() == before {
            break;
        }
    }
    links
}

/// Simple colouring: a colour that sees itself is wrong, and a place that sees both colours is removed.
pub(super) fn simple<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let id = FinderId::of(Technique::SimpleColouring);
    for digit in 0..tables.digits {
        if !board.has_digit_changed(id, digit) {
            continue;
        }
        let plane = board.plane(digit);
        let all = &mut scratch.clusters[digit];
        all.clear();
        all.extend(clusters(&scratch.pairs[digit]));
        let found = all.iter().find_map(|&cluster| {
            let seen = cluster.map(|colour| tables.seen_by_any(colour));
            // A colour that contradicts itself is the stronger result: all of it goes, and the other colour is right.
            let eliminations = (0..2)
                .map(|colour| (cluster[colour], seen[colour]))
                .find_map(|(colour, seen)| colour.intersects(seen).then_some(colour))
                .unwrap_or((plane & seen[0] & seen[1]) - cluster[0] - cluster[1]);
            (!eliminations.is_empty()).then_some((eliminations, cluster))
        });
        if let Some((eliminations, cluster)) = found {
            board.remove(digit, eliminations);
            return board.finish_step(Technique::SimpleColouring, |_| Evidence::SimpleColouring {
                digit: to_digit(digit),
                colours: colours(cluster),
                links: colour_links(&scratch.pairs[digit], cluster),
            });
        }
    }
    board.mark_searched(id);
    None
}

/// Multi-colouring: if a colour of one cluster sees one of another, one of the opposite colours is right.
pub(super) fn multi<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let id = FinderId::of(Technique::MultiColouring);
    for digit in 0..tables.digits {
        let clusters = &scratch.clusters[digit];
        if !board.has_digit_changed(id, digit) || clusters.len() < 2 {
            continue;
        }
        let plane = board.plane(digit);
        let mut coloured = [([Set::EMPTY; 2], [Set::EMPTY; 2]); MAX_CLUSTERS];
        let mut count = 0;
        // An array on the stack bounds the comparisons as well; clusters beyond it are not compared.
        for (coloured, cluster) in coloured.iter_mut().zip(clusters) {
            *coloured = (*cluster, cluster.map(|colour| tables.seen_by_any(colour)));
            count += 1;
        }
        let coloured = &coloured[..count];
        let found = coloured.iter().enumerate().find_map(|(index, (one, ones))| {
            coloured[index + 1..].iter().find_map(|(two, twos)| {
                let meet = |i: usize, j: usize| ones[i].intersects(two[j]);
                let mut eliminations = Set::EMPTY;
                for i in 0..2 {
                    // A colour that sees both colours of the other cluster is wrong.
                    if meet(i, 0) && meet(i, 1) {
                        eliminations |= one[i];
                    }
                    if meet(0, i) && meet(1, i) {
                        eliminations |= two[i];
                    }
                    for j in 0..2 {
                        if meet(i, j) {
                            eliminations |= plane & ones[1 - i] & twos[1 - j];
                        }
                    }
                }
                (!eliminations.is_empty()).then_some((eliminations, *one, *two))
            })
        });
        if let Some((eliminations, one, two)) = found {
            board.remove(digit, eliminations);
            return board.finish_step(Technique::MultiColouring, |_| Evidence::MultiColouring {
                digit: to_digit(digit),
                clusters: [one, two].map(colours),
                links: [one, two].map(|cluster| colour_links(&scratch.pairs[digit], cluster)),
            });
        }
    }
    board.mark_searched(id);
    None
}

/// Remote pairs: in a chain of cells with the same two candidates, each of which sees the next, the digits alternate.
pub(super) fn remote_pair<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let mut left = scratch.bivalue;
    while !left.is_empty() {
        let first = left.first();
        let mask = board.masks[first];
        let same_pair = bits(mask).fold(scratch.bivalue, |cells, digit| cells & board.plane(digit));
        let (mut a, mut b) = (Set::from_cell(first), Set::EMPTY);
        loop {
            let more_b = same_pair & tables.seen_by_any(a);
            let more_a = a | same_pair & tables.seen_by_any(more_b);
            if (more_a, more_b) == (a, b) {
                break;
            }
            (a, b) = (more_a, more_b);
        }
        // All cells of this chain have been seen, whichever of them it was begun from.
        left -= a | b;
        // Two or three such cells are naked pairs, which have been searched before. Cells in both colours mean a broken
        // puzzle.
        if a.intersects(b) || (a | b).len() < 4 {
            continue;
        }
        if board.remove_all(mask, (tables.seen_by_any(a) & tables.seen_by_any(b)) - a - b) {
            return board.finish_step(Technique::RemotePair, |_| Evidence::RemotePair {
                digits: digits_of(mask),
                colours: colours([a, b]),
            });
        }
    }
    None
}

//! Patterns of a single digit: skyscraper, two-string kite, turbot fish, empty rectangle.

use super::*;

/// Skyscraper, two-string kite, turbot fish: two houses with two places each, two of which see each other.
///
/// One of the other two places is right, so a candidate that sees both is removed. Two rows or two columns form a
/// skyscraper, a row and a column a two-string kite; other combinations have no name of their own.
pub(super) fn turbot_fish<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let id = FinderId::of(Technique::TurbotFish);
    let mut best: Option<TurbotFishMatch<W>> = None;
    for digit in 0..tables.digits {
        if !board.has_digit_changed(id, digit) {
            continue;
        }
        let (plane, pairs) = (board.plane(digit), &scratch.pairs[digit]);
        for (index, first) in pairs.iter().enumerate() {
            let [p, q] = first.cells.map(|cell| &tables.peers[cell]);
            // Two intersections decide most pairs of houses before the four ways to orient them are tried.
            let near = *p | *q;
            for second in &pairs[index + 1..] {
                let [r, s] = second.cells;
                if !near.contains(r) && !near.contains(s) {
                    continue;
                }
                let technique = turbot_technique(tables.digits, first.house, second.house);
                // Techniques compare by declaration: skyscraper, kite, turbot fish. All digits are searched, so that
                // the easiest form wins.
                if best.as_ref().is_some_and(|best| best.technique <= technique) {
                    continue;
                }
                for (far, near, next, end) in
                    [(p, q, r, s), (p, q, s, r), (q, p, r, s), (q, p, s, r)]
                {
                    if !near.contains(next) {
                        continue;
                    }
                    let eliminations = plane & *far & tables.peers[end];
                    if !eliminations.is_empty() {
                        best = Some(TurbotFishMatch {
                            technique,
                            digit,
                            eliminations,
                            links: [*first, *second],
                        });
                        break;
                    }
                }
            }
        }
    }
    let Some(fish) = best else {
        board.mark_searched(id);
        return None;
    };
    board.remove(fish.digit, fish.eliminations);
    board.finish_step(fish.technique, |tables| Evidence::TurbotFish {
        digit: to_digit(fish.digit),
        links: fish.strong_links(tables),
    })
}

/// A pattern found, with its eliminations.
struct TurbotFishMatch<const W: usize> {
    technique: Technique,
    digit: usize,
    eliminations: Set<W>,
    links: [PlacePair; 2],
}

impl<const W: usize> TurbotFishMatch<W> {
    /// Returns the links oriented so that the near places see each other and every removed candidate sees both far
    /// places.
    fn strong_links(&self, tables: &Tables<W>) -> [StrongLink; 2] {
        let [first, second] = &self.links;
        let turned = |&(i, j): &(usize, usize)| {
            let [far, end] = [first.cells[i], second.cells[j]];
            tables.peers[first.cells[1 - i]].contains(second.cells[1 - j])
                && self.eliminations.is_subset_of(tables.peers[far] & tables.peers[end])
        };
        let (i, j) = [(0, 0), (0, 1), (1, 0)].into_iter().find(turned).unwrap_or((1, 1));
        [first.strong_link(i), second.strong_link(j)]
    }
}

impl PlacePair {
    /// Returns the link whose far place is the first or the second of the pair.
    fn strong_link(&self, far: usize) -> StrongLink {
        StrongLink { house: self.house, near: self.cells[1 - far], far: self.cells[far] }
    }
}

fn turbot_technique(side: usize, first: usize, second: usize) -> Technique {
    // Rows come first, then columns.
    match (first < side, second < side) {
        _ if first.max(second) >= 2 * side => Technique::TurbotFish,
        (true, true) | (false, false) => Technique::Skyscraper,
        _ => Technique::TwoStringKite,
    }
}

/// Empty rectangle: the places of a digit in a box form a cross, and a house with two places connects its arms.
pub(super) fn empty_rectangle<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let id = FinderId::of(Technique::EmptyRectangle);
    for digit in 0..tables.digits {
        if !board.has_digit_changed(id, digit) {
            continue;
        }
        let plane = board.plane(digit);
        if scratch.pairs[digit].is_empty() {
            continue;
        }
        for block in board.open_houses(digit, tables.boxes) {
            let places = board.places(digit, block);
            if !places.has_more_than(1) || places.has_more_than(tables.most_in_cross) {
                continue;
            }
            let mut left = places;
            while !left.is_empty() {
                // Every row with a place may be the horizontal arm; the rest must then lie in one column.
                let row = tables.row(left.first());
                let across = places & tables.houses[row];
                left -= across;
                let rest = places - across;
                if rest.is_empty() {
                    break;
                }
                let column = tables.column(rest.first());
                let down = places & tables.houses[column];
                if !rest.is_subset_of(down) || down == places {
                    continue;
                }
                // Without one arm, the digit lies in the line of the other.
                for (arm, line) in [(across - down, column), (down - across, row)] {
                    let targets = plane & (tables.houses[line] - tables.houses[block]);
                    let found = scratch.pairs[digit].iter().find_map(|pair| {
                        [(0, 1), (1, 0)].into_iter().find_map(|(near, far)| {
                            let (near, far) = (pair.cells[near], pair.cells[far]);
                            let eliminations = targets & tables.peers[far];
                            (arm.is_subset_of(tables.peers[near])
                                && !places.contains(far)
                                && !eliminations.is_empty())
                            .then_some((eliminations, *pair))
                        })
                    });
                    if let Some((eliminations, pair)) = found {
                        board.remove(digit, eliminations);
                        return board.finish_step(Technique::EmptyRectangle, |tables| {
                            // Which arm is excluded is derived from the eliminations, because the places at the
                            // crossing of both arms belong to neither.
                            let remaining = places & tables.seen_by_all(eliminations);
                            let excluded = places - remaining;
                            let is_far_second = excluded.is_subset_of(tables.peers[pair.cells[0]])
                                && eliminations.is_subset_of(tables.peers[pair.cells[1]]);
                            Evidence::EmptyRectangle(EmptyRectanglePattern {
                                digit: to_digit(digit),
                                block,
                                remaining: remaining.iter().collect(),
                                excluded: excluded.iter().collect(),
                                link: pair.strong_link(usize::from(is_far_second)),
                            })
                        });
                    }
                }
            }
        }
    }
    board.mark_searched(id);
    None
}

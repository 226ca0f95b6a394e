//! Fish of one digit: basic, finned and sashimi.

use super::subsets::Masks;
use super::*;

/// Returns the cells of some rows (`direction` 0) or columns (1), given as bits.
fn cells_of<const W: usize>(
    tables: &Tables<W>,
    direction: usize,
    lines: impl Iterator<Item = usize>,
) -> Set<W> {
    lines.fold(Set::EMPTY, |all, line| all | tables.houses[direction * tables.digits + line])
}

/// X-wing, swordfish, jellyfish: the places of a digit in some rows lie in an equal number of columns, or vice versa.
pub(super) fn basic_fish<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    technique: Technique,
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let id = FinderId::of(technique);
    for digit in 0..tables.digits {
        // With fewer open lines, a smaller fish exists in the other direction.
        let rows = board.candidates.open[digit] & ((1 << tables.digits) - 1);
        if !board.has_digit_changed(id, digit) || (rows.count_ones() as usize) < 2 * count {
            continue;
        }
        let plane = board.plane(digit);
        for direction in 0..2 {
            let lines = &board.spots(digit)[direction * tables.digits..];
            // Lines as bits turn a fish into a naked subset: a few masks with as few bits together.
            let masks = Masks::up_to(count, lines[..tables.digits].iter().copied());
            let found = masks.choose(count, count, &mut |base, cover| {
                let base_cells = cells_of(tables, direction, base.iter().copied());
                let cover_cells = cells_of(tables, 1 - direction, bits(cover));
                let eliminations = (cover_cells - base_cells) & plane;
                let base = base.iter().fold(0, |mask, &line| mask | 1u32 << line);
                (!eliminations.is_empty()).then_some((eliminations, base, cover))
            });
            if let Some((eliminations, base, cover)) = found {
                board.remove(digit, eliminations);
                let lines = FishLines { digit, direction, base, cover };
                return board.finish_step(technique, |tables| {
                    Evidence::Fish(lines.pattern(tables, plane, Set::EMPTY))
                });
            }
        }
    }
    board.mark_searched(id);
    None
}

/// The lines of a fish, as bits: base lines in one direction, cover lines in the other.
struct FishLines {
    digit: usize,
    /// 0 for rows as base, 1 for columns.
    direction: usize,
    base: u32,
    cover: u32,
}

impl FishLines {
    /// Returns the evidence of a fish with these places and fins.
    fn pattern<const W: usize>(
        &self,
        tables: &Tables<W>,
        plane: Set<W>,
        fins: Set<W>,
    ) -> FishPattern {
        let lines = |direction: usize, lines: u32, within: Set<W>| -> Vec<FishLine> {
            bits(lines)
                .map(|index| {
                    let house = direction * tables.digits + index;
                    FishLine { house, cells: (tables.houses[house] & within).iter().collect() }
                })
                .collect()
        };
        let base_cells = plane & cells_of(tables, self.direction, bits(self.base));
        FishPattern {
            digit: to_digit(self.digit),
            base: lines(self.direction, self.base, plane),
            cover: lines(1 - self.direction, self.cover, base_cells),
            fins: fins.iter().collect(),
        }
    }
}

/// Finned and sashimi fish: a fish except for places of one line outside the cover, the fins, which have common peers.
///
/// Either a fin is right or the fish is, so candidates that both remove are removed. In a sashimi fish, the finned line
/// has only one place in the cover, so that without the fins it would have a single there.
pub(super) fn finned_fish<const W: usize>(
    board: &mut Board<W>,
    count: usize,
    techniques: [Technique; 2],
) -> Option<TechniqueUse> {
    let tables = board.tables;
    let side = tables.digits;
    let id = FinderId::of(techniques[0]);
    for digit in 0..side {
        let plane = board.plane(digit);
        // Each line has two places or more, counting a fin, or it would be a single; and one place must be left to
        // remove.
        if !board.has_digit_changed(id, digit) || !plane.has_more_than(2 * count) {
            continue;
        }
        for direction in 0..2 {
            let lines = &board.spots(digit)[direction * side..][..side];
            let masks = Masks::up_to(count, lines.iter().copied());
            // All lines but one lie in the cover.
            let found = masks.choose(count - 1, count, &mut |clean, cover| {
                if cover.count_ones() as usize != count {
                    return None;
                }
                (0..side).find_map(|finned| {
                    let mask = lines[finned];
                    let fins = mask & !cover;
                    if mask & cover == 0
                        || fins == 0
                        // Fins in different chutes have no common peers in the cover, which bits show without building
                        // sets.
                        || !tables.can_share_peers(direction, fins, cover)
                        || clean.contains(&finned)
                    {
                        return None;
                    }
                    let base = clean.iter().fold(1 << finned, |mask, &line| mask | 1 << line);
                    let line = tables.houses[direction * side + finned];
                    let cover_cells = cells_of(tables, 1 - direction, bits(cover));
                    let fins = plane & (line - cover_cells);
                    let target = plane & (cover_cells - cells_of(tables, direction, bits(base)));
                    let eliminations = target & tables.seen_by_all(fins);
                    let sashimi = (mask & cover).count_ones() == 1;
                    (!eliminations.is_empty()).then_some((eliminations, fins, base, cover, sashimi))
                })
            });
            if let Some((eliminations, fins, base, cover, sashimi)) = found {
                board.remove(digit, eliminations);
                let lines = FishLines { digit, direction, base, cover };
                return board.finish_step(techniques[usize::from(sashimi)], |tables| {
                    Evidence::Fish(lines.pattern(tables, plane, fins))
                });
            }
        }
    }
    board.mark_searched(id);
    None
}

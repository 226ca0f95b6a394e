//! Forcing nets: a candidate is taken to be right and all singles that follow are filled in. Either that
//! breaks a rule, or all candidates of a cell, or all places of a digit in a house, agree on something.

use super::net::Net;
use super::*;

/// Counts one more branch. False when there is none left.
fn has_branch_left<const W: usize>(board: &mut Board<W>) -> bool {
    board.memo.branches += 1;
    board.memo.branches <= board.scale.branches()
}

/// A cell and a digit.
type Start = (usize, usize);

/// The smallest net that was found.
struct Best {
    /// Of one start it is a contradiction.
    starts: Vec<Start>,
    /// What is right or wrong from all of several starts.
    goals: Vec<(Start, bool)>,
    /// How many facts all branches have together.
    size: usize,
}

/// What is right and what is wrong from a start, by digit.
struct Reached<const W: usize> {
    start: Start,
    right: Vec<Set<W>>,
    wrong: Vec<Set<W>>,
}

pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<Found> {
    let mut net = Net::default();
    let mut all = Vec::new();
    let mut best: Option<Best> = None;
    let tables = board.tables;
    for cell in board.candidates.empty.iter() {
        for digit in bits(board.masks[cell]) {
            if !has_branch_left(board) {
                return None;
            }
            if let Some((right, wrong)) = net.draw(board, cell, digit) {
                let size = net.size(right) + net.size(wrong);
                if best.as_ref().is_none_or(|best| size < best.size) {
                    let starts = vec![(cell, digit)];
                    let goals = Vec::new();
                    best = Some(Best { starts, goals, size });
                }
            }
            let mut reached = Reached {
                start: (cell, digit),
                right: vec![Set::EMPTY; tables.digits],
                wrong: vec![Set::EMPTY; tables.digits],
            };
            for fact in &net.facts {
                let of = if fact.is_right { &mut reached.right } else { &mut reached.wrong };
                of[fact.digit].insert(fact.cell);
            }
            all.push(reached);
        }
    }
    for cell in board.candidates.empty.iter() {
        let starts = bits(board.masks[cell]).map(|digit| (cell, digit));
        agree(board, &mut net, &all, starts.collect(), &mut best);
    }
    for digit in 0..tables.digits {
        for house in board.open(digit, !0) {
            let starts = board.places(digit, house).iter().map(|cell| (cell, digit));
            agree(board, &mut net, &all, starts.collect(), &mut best);
        }
    }
    best.and_then(|best| take(board, &mut net, best))
}

/// What a net of so many facts weighs, in hundredths.
fn weigh<const W: usize>(board: &Board<W>, size: usize) -> u32 {
    board.scale.weight(Technique::ForcingNet) + board.scale.larger_net(size)
}

fn take<const W: usize>(board: &mut Board<W>, net: &mut Net<W>, best: Best) -> Option<Found> {
    let mut parts = Vec::new();
    if board.story.is_written {
        for &start in &best.starts {
            parts.extend(match net.draw(board, start.0, start.1) {
                Some(clash) if best.goals.is_empty() => net.clash(clash),
                _ => {
                    let goals = best.goals.iter();
                    let goals = goals
                        .filter_map(|&(end, is_right)| net.fact(board.tables.cells, end, is_right));
                    let goals: Vec<u16> = goals.collect();
                    net.parts(&goals)
                }
            });
        }
    }
    if best.goals.is_empty() {
        let (cell, digit) = best.starts[0];
        board.remove(digit, Set::of(cell));
    }
    for ((cell, digit), is_right) in best.goals {
        let gone = match is_right {
            true => board.masks[cell] & !(1 << digit),
            false => 1 << digit,
        };
        board.remove_all(gone, Set::of(cell));
    }
    let weight = weigh(board, best.size);
    board.weighed(Technique::ForcingNet, weight, |_| parts)
}

/// What all of `starts` agree on, if that takes fewer facts than the best.
fn agree<const W: usize>(
    board: &Board<W>,
    net: &mut Net<W>,
    all: &[Reached<W>],
    starts: Vec<Start>,
    best: &mut Option<Best>,
) {
    let tables = board.tables;
    let of = |start: &Start| all.iter().find(|reached| reached.start == *start);
    let Some(reached) = starts.iter().map(of).collect::<Option<Vec<_>>>() else {
        return;
    };
    let mut goals: Vec<(Start, bool, usize)> = Vec::new();
    for digit in 0..tables.digits {
        let right = reached.iter().fold(tables.all, |all, one| all & one.right[digit]);
        let wrong = reached.iter().fold(tables.all, |all, one| all & one.wrong[digit]);
        goals.extend(right.iter().map(|cell| ((cell, digit), true, 0)));
        goals.extend(wrong.iter().map(|cell| ((cell, digit), false, 0)));
    }
    if goals.is_empty() {
        return;
    }
    for &(cell, digit) in &starts {
        net.draw(board, cell, digit);
        for (end, is_right, size) in &mut goals {
            if let Some(fact) = net.fact(tables.cells, *end, *is_right) {
                *size += net.size(fact);
            }
        }
    }
    let Some(least) = goals.iter().map(|goal| goal.2).min() else {
        return;
    };
    if best.as_ref().is_none_or(|best| least < best.size) {
        let goals = goals.into_iter().filter(|goal| goal.2 == least);
        *best = Some(Best {
            starts,
            goals: goals.map(|(end, is_right, _)| (end, is_right)).collect(),
            size: least,
        });
    }
}

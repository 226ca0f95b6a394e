//! Forcing nets: all facts that follow from a candidate by singles, and by the fillings of cages and other sums.

use super::fillings::{FillingList, FillingLists, with_fillings};
use super::*;

/// A candidate that is right or wrong if the start of the net is right.
#[derive(Clone, Copy)]
pub(super) struct Fact {
    pub(super) cell: usize,
    pub(super) digit: usize,
    pub(super) is_right: bool,
    /// The facts it follows from, as a range of [`Net::causes`].
    from: usize,
    to: usize,
    /// The index in [`NetSums::lists`] of the sum whose fillings it follows from; `None` for a single or an exclusion.
    list: Option<u16>,
}

/// The sums that a net fills, and its maximum size.
struct NetSums<'l> {
    lists: Vec<&'l FillingList>,
    /// For each cell, the indices of the lists with it.
    lists_of: Vec<Vec<u16>>,
    /// Number of facts from which a net is not continued.
    limit: usize,
}

impl<'l> NetSums<'l> {
    /// Returns the sums of nets that only fill in singles.
    fn none() -> NetSums<'l> {
        NetSums { lists: Vec::new(), lists_of: Vec::new(), limit: usize::MAX }
    }

    fn of(lists: &'l FillingLists, cells: usize) -> NetSums<'l> {
        let lists: Vec<&FillingList> =
            lists.iter().filter(|list| list.fillings.len() <= NET_FILLINGS).collect();
        let mut lists_of = vec![Vec::new(); cells];
        for (index, list) in lists.iter().enumerate() {
            list.cells.iter().for_each(|&cell| lists_of[cell].push(index as u16));
        }
        NetSums { lists, lists_of, limit: usize::MAX }
    }
}

/// The facts that follow from a candidate by singles and sums, in the order in which they are found.
///
/// Each fact records the facts it follows from, so that the size of a net can be measured.
#[derive(Default)]
pub(super) struct Net<const W: usize> {
    pub(super) facts: Vec<Fact>,
    causes: Vec<u16>,
    /// The fact of every candidate that is right or wrong, by digit and cell, counted from 1; 0 if there is none.
    right: Vec<u16>,
    wrong: Vec<u16>,
    /// The candidates that are not wrong, by digit and by cell, as far as consequences have been derived.
    planes: Vec<Set<W>>,
    masks: Vec<u32>,
    /// Facts in the order of processing; their consequences are derived one by one.
    new_right: Vec<u16>,
    new_wrong: Vec<u16>,
    /// Sums with wrong candidates that have not been filled again since, and whether each sum is among them.
    new_sums: Vec<u16>,
    is_new_sum: Vec<bool>,
    /// The last visit of each fact, and the number of the current visit.
    visited: Vec<u32>,
    visit: u32,
    stack: Vec<u16>,
}

/// A candidate that is both right and wrong: the fact that it is right and the fact that it is wrong.
pub(super) type Contradiction = (u16, u16);

impl<const W: usize> Net<W> {
    /// Derives what follows if `digit` is right in `cell`, as far as the limit of `sums` goes, and stops at the first
    /// contradiction.
    fn derive(
        &mut self,
        board: &Board<W>,
        sums: &NetSums,
        cell: usize,
        digit: usize,
    ) -> Option<Contradiction> {
        let tables = board.tables;
        let count = tables.digits * tables.cells;
        for facts in [&mut self.right, &mut self.wrong] {
            facts.clear();
            facts.resize(count, 0);
        }
        self.planes.clear();
        self.planes.extend_from_slice(&board.candidates.planes[..tables.digits]);
        self.masks.clear();
        self.masks.extend_from_slice(board.masks);
        self.facts.clear();
        self.causes.clear();
        self.new_right.clear();
        self.new_wrong.clear();
        self.new_sums.clear();
        self.is_new_sum.clear();
        self.is_new_sum.resize(sums.lists.len(), false);
        self.add(tables, (cell, digit), true, None, |_, _| {});
        let (mut right, mut wrong, mut filled) = (0, 0, 0);
        while self.facts.len() <= sums.limit {
            // Exclusions first, then singles, then sums. The order decides which facts become causes, and with them the
            // size of a net, so ratings depend on it.
            let contradiction = if let Some(&fact) = self.new_right.get(right) {
                right += 1;
                self.derive_wrong(board, fact)
            } else if let Some(&fact) = self.new_wrong.get(wrong) {
                wrong += 1;
                let contradiction = self.derive_right(board, fact);
                self.note_sums(sums, fact);
                contradiction
            } else if let Some(&list) = self.new_sums.get(filled) {
                filled += 1;
                self.fill_sum(board, sums, list)
            } else {
                return None;
            };
            if contradiction.is_some() {
                return contradiction;
            }
        }
        None
    }

    /// Notes the sums that lose a candidate.
    fn note_sums(&mut self, sums: &NetSums, fact: u16) {
        if sums.lists.is_empty() {
            return;
        }
        for &list in &sums.lists_of[self.facts[usize::from(fact)].cell] {
            if !std::mem::replace(&mut self.is_new_sum[usize::from(list)], true) {
                self.new_sums.push(list);
            }
        }
    }

    /// Derives the candidates that are wrong because they are in no filling of a sum any more.
    fn fill_sum(&mut self, board: &Board<W>, sums: &NetSums, index: u16) -> Option<Contradiction> {
        let tables = board.tables;
        self.is_new_sum[usize::from(index)] = false;
        let list = sums.lists[usize::from(index)];
        let left = list.of_masks(&self.masks);
        let excluded = list.unused_among(left);
        // Everything that the sum has lost counts as a cause for now; `trim` drops what was not needed once a net is
        // chosen.
        let before = list.of_masks(board.masks) & !left;
        list.candidates(excluded).find_map(|candidate| {
            self.add(tables, candidate, false, Some(index), |causes, wrong| {
                let before = list.candidates(before);
                causes.extend(before.map(|(cell, digit)| wrong[digit * tables.cells + cell] - 1));
            })
        })
    }

    /// Derives the candidates that are wrong because a candidate is right.
    fn derive_wrong(&mut self, board: &Board<W>, fact: u16) -> Option<Contradiction> {
        let tables = board.tables;
        let Fact { cell, digit, .. } = self.facts[usize::from(fact)];
        // Candidates of the board, not of the net: what the net has excluded already is filtered out by `add`.
        let mates = bits(board.masks[cell] & !(1 << digit)).map(|other| (cell, other));
        let seen = (board.plane(digit) & tables.peers[cell]).iter();
        let blocked = tables.blocked(cell, digit).iter().flat_map(|&(other, cells)| {
            (board.plane(other) & cells).iter().map(move |cell| (cell, other)).collect::<Vec<_>>()
        });
        let seen = seen.map(|cell| (cell, digit));
        for (cell, digit) in mates.chain(seen).chain(blocked) {
            let contradiction =
                self.add(tables, (cell, digit), false, None, |causes, _| causes.push(fact));
            if contradiction.is_some() {
                return contradiction;
            }
        }
        None
    }

    /// Derives the candidates that are right because a candidate, together with others, is wrong.
    fn derive_right(&mut self, board: &Board<W>, fact: u16) -> Option<Contradiction> {
        let tables = board.tables;
        let Fact { cell, digit, .. } = self.facts[usize::from(fact)];
        // Planes and masks lag behind the facts: they change when a fact is processed, so causes always come before
        // their effects.
        self.planes[digit].remove(cell);
        self.masks[cell] &= !(1 << digit);
        let left = self.masks[cell];
        if left.is_power_of_two() {
            let last = left.trailing_zeros() as usize;
            let others = board.masks[cell] & !left;
            let contradiction = self.add(tables, (cell, last), true, None, |causes, wrong| {
                causes.extend(bits(others).map(|other| wrong[other * tables.cells + cell] - 1));
            });
            if contradiction.is_some() {
                return contradiction;
            }
        }
        for &house in &tables.houses_of[cell] {
            let places = self.planes[digit] & tables.houses[house];
            if let Some(last) = places.only() {
                let others = board.places(digit, house) - places;
                let contradiction = self.add(tables, (last, digit), true, None, |causes, wrong| {
                    causes.extend(others.iter().map(|cell| wrong[digit * tables.cells + cell] - 1));
                });
                if contradiction.is_some() {
                    return contradiction;
                }
            }
        }
        None
    }

    /// Adds a fact unless it is present; returns the contradiction with an existing one, if any.
    fn add(
        &mut self,
        tables: &Tables<W>,
        (cell, digit): CellDigit,
        is_right: bool,
        list: Option<u16>,
        causes: impl FnOnce(&mut Vec<u16>, &[u16]),
    ) -> Option<Contradiction> {
        let at = digit * tables.cells + cell;
        // The first derivation of a fact stands. Comparing it with later ones would mean another search for every fact.
        let existing = if is_right { self.right[at] } else { self.wrong[at] };
        if existing != 0 {
            return None;
        }
        let from = self.causes.len();
        causes(&mut self.causes, &self.wrong);
        // A 25x25 grid has 15,625 candidates, each of which is right or wrong, so 16 bits suffice.
        let fact = self.facts.len() as u16;
        self.facts.push(Fact { cell, digit, is_right, from, to: self.causes.len(), list });
        if is_right {
            self.right[at] = fact + 1;
            self.new_right.push(fact);
        } else {
            self.wrong[at] = fact + 1;
            self.new_wrong.push(fact);
        }
        match (self.right[at], self.wrong[at]) {
            (0, _) | (_, 0) => None,
            (right, wrong) => Some((right - 1, wrong - 1)),
        }
    }

    /// Returns the fact that a candidate is right, or that it is wrong, if there is one.
    pub(super) fn fact(
        &self,
        cells: usize,
        (cell, digit): (usize, usize),
        is_right: bool,
    ) -> Option<u16> {
        let facts = if is_right { &self.right } else { &self.wrong };
        facts[digit * cells + cell].checked_sub(1)
    }

    /// Marks `goal` and all facts it follows from, and returns how many of them this visit had not marked before.
    fn mark(&mut self, goal: u16) -> usize {
        // Numbered visits spare clearing the marks between the many goals of one net.
        self.visited.resize(self.visited.len().max(self.facts.len()), 0);
        let mut count = 0;
        self.stack.push(goal);
        while let Some(fact) = self.stack.pop() {
            let fact = usize::from(fact);
            if self.visited[fact] != self.visit {
                self.visited[fact] = self.visit;
                count += 1;
                let Fact { from, to, .. } = self.facts[fact];
                self.stack.extend_from_slice(&self.causes[from..to]);
            }
        }
        count
    }

    /// Returns the number of facts that `goal` follows from, including itself.
    pub(super) fn size(&mut self, goal: u16) -> usize {
        self.visit += 1;
        self.mark(goal)
    }

    /// Drops causes that the fillings of sums do not need, from all facts that `goals` follow from.
    fn trim(&mut self, board: &Board<W>, sums: &NetSums, goals: &[u16]) {
        self.visit += 1;
        goals.iter().for_each(|&goal| {
            self.mark(goal);
        });
        // Facts that were needed only by dropped causes are trimmed too; later visits do not reach them.
        for index in 0..self.facts.len() {
            let Fact { cell, digit, from, to, list, .. } = self.facts[index];
            let Some(list) = list.filter(|_| self.visited[index] == self.visit) else { continue };
            let list = sums.lists[usize::from(list)];
            let at = |cell| list.cells.iter().position(|&other| other == cell).unwrap_or(0);
            let end = list.bit(at(cell), digit);
            let mut left = list.of_masks(board.masks);
            for &cause in &self.causes[from..to] {
                let Fact { cell, digit, .. } = self.facts[usize::from(cause)];
                left &= !list.bit(at(cell), digit);
            }
            // The latest causes follow from the most facts.
            let mut all = self.causes[from..to].to_vec();
            all.sort_unstable();
            let mut needed = all.len();
            for position in (0..all.len()).rev() {
                let Fact { cell, digit, .. } = self.facts[usize::from(all[position])];
                let with = left | list.bit(at(cell), digit);
                // One cause is left in any case: without any, the elimination would be one of the cage alone.
                if needed > 1 && !list.allows(end, with) {
                    left = with;
                    all.remove(position);
                    needed -= 1;
                }
            }
            self.causes[from..from + needed].copy_from_slice(&all);
            self.facts[index].to = from + needed;
        }
    }

    /// Returns the inferences that `goals` follow from, in order.
    fn inferences_for(
        &mut self,
        board: &Board<W>,
        sums: &NetSums,
        goals: &[u16],
    ) -> Vec<NetInference> {
        self.visit += 1;
        goals.iter().for_each(|&goal| {
            self.mark(goal);
        });
        let candidate = |fact: &Fact| Candidate::new(fact.cell, fact.digit);
        let infer = |fact: &Fact| {
            let causes = self.causes[fact.from..fact.to]
                .iter()
                .map(|&cause| &self.facts[usize::from(cause)]);
            if !fact.is_right {
                let wrong = candidate(fact);
                if let Some(list) = fact.list {
                    let rule = board.tables.sum_rule(sums.lists[usize::from(list)].sum);
                    let before = causes.map(candidate).collect();
                    return Some(NetInference::Filling { before, wrong, rule });
                }
                return causes
                    .map(|by| NetInference::Exclusion { right: candidate(by), wrong })
                    .next();
            }
            let cells = causes
                .clone()
                .fold(Set::from_cell(fact.cell), |cells, cause| cells | Set::from_cell(cause.cell));
            let rule = match cells.only() {
                Some(cell) => StrongRule::Cell(cell),
                None => board.strong_rule(fact.digit, cells),
            };
            let wrong = causes.map(candidate).collect();
            Some(NetInference::Single { right: candidate(fact), wrong, rule })
        };
        let facts = self.facts.iter().zip(&self.visited).skip(1);
        facts
            .filter(|(_, visited)| **visited == self.visit)
            .filter_map(|(fact, _)| infer(fact))
            .collect()
    }

    /// Returns the placements that `goals` follow from, in order and without the start.
    fn placements_for(&mut self, goals: &[u16]) -> Vec<Candidate> {
        self.visit += 1;
        goals.iter().for_each(|&goal| {
            self.mark(goal);
        });
        let facts = self.facts.iter().zip(&self.visited).skip(1);
        facts
            .filter(|(fact, visited)| fact.is_right && **visited == self.visit)
            .map(|(fact, _)| Candidate::new(fact.cell, fact.digit))
            .collect()
    }

    /// Returns the placements that a contradiction follows from, in order and without the start.
    fn placements_for_contradiction(&mut self, (right, wrong): Contradiction) -> Vec<Candidate> {
        let Fact { from, to, .. } = self.facts[usize::from(right)];
        let mut goals = self.causes[from..to].to_vec();
        goals.push(wrong);
        self.placements_for(&goals)
    }
}

/// Counts one more branch; `false` if the budget is exhausted.
fn use_branch<const W: usize>(board: &mut Board<W>) -> bool {
    board.changes.branches += 1;
    // The budget counts branches and not time, so that a puzzle is beyond the rater on every machine or on none.
    board.changes.branches <= board.scale.branches()
}

/// A cell and a digit.
type CellDigit = (usize, usize);

/// The smallest net found so far.
struct BestNet {
    /// With a single start, the net is a contradiction.
    starts: Vec<CellDigit>,
    /// Candidates that are right (`true`) or wrong from all of several starts.
    goals: Vec<(CellDigit, bool)>,
    /// Total number of facts in all branches.
    size: usize,
}

/// The candidates that are right and those that are wrong from a start, by digit.
struct NetResult<const W: usize> {
    start: CellDigit,
    right: Vec<Set<W>>,
    wrong: Vec<Set<W>>,
}

/// Takes a step of a forcing net.
///
/// A candidate is assumed to be right, and all singles that follow are filled in. Either that breaks a rule, or all
/// candidates of a cell, or all places of a digit in a house, agree on a conclusion.
pub(super) fn step<const W: usize>(board: &mut Board<W>) -> Option<TechniqueUse> {
    search(board, &NetSums::none(), &mut Net::default())
}

/// Takes a step of a forcing net that fills sums too. Small nets are preferred.
pub(super) fn with_cages<const W: usize>(
    board: &mut Board<W>,
    scratch: &mut Scratch<W>,
) -> Option<TechniqueUse> {
    with_fillings(board, scratch, |board, _, lists| {
        let mut sums = NetSums::of(lists, board.tables.cells);
        let mut net = Net::default();
        // A killer often needs several nets in a row. Candidates that were refuted before stay refutable, so no new
        // search is needed to find the next one.
        take_known(board, &mut sums, &mut net).or_else(|| {
            LIMITS.into_iter().find_map(|limit| {
                sums.limit = limit;
                search(board, &sums, &mut net)
            })
        })
    })
}

/// Takes the step of the smallest net among the contradictions of the last search.
///
/// They only become easier to find as candidates are removed.
fn take_known<const W: usize>(
    board: &mut Board<W>,
    sums: &mut NetSums,
    net: &mut Net<W>,
) -> Option<TechniqueUse> {
    let mut best: Option<BestNet> = None;
    // Taken out, since deriving borrows the board.
    let mut known = std::mem::take(&mut board.changes.contradictions);
    known.retain(|&((cell, digit), _)| board.plane(digit).contains(cell));
    for &(start, limit) in &known {
        sums.limit = limit;
        if let Some((right, wrong)) = net.derive(board, sums, start.0, start.1) {
            let size = net.size(right) + net.size(wrong);
            if best.as_ref().is_none_or(|best| size < best.size) {
                best = Some(BestNet { starts: vec![start], goals: Vec::new(), size });
            }
        }
        board.changes.cage_facts += net.facts.len() as u64;
    }
    board.changes.contradictions = known;
    best.and_then(|best| take_best(board, sums, net, best))
}

/// Sizes of nets through sums, in the order in which they are tried.
// Deepening by size: a small net is found without deriving the large ones of all other candidates.
const LIMITS: [usize; 4] = [60, 150, 350, usize::MAX];

/// Maximum number of fillings of a sum in nets; others say too little.
const NET_FILLINGS: usize = 150;

/// Maximum number of facts that nets through sums derive in one puzzle.
const CAGE_FACTS: u64 = 2_500_000;

/// Takes the step of the smallest net.
fn search<const W: usize>(
    board: &mut Board<W>,
    sums: &NetSums,
    net: &mut Net<W>,
) -> Option<TechniqueUse> {
    let mut all = Vec::new();
    let mut best: Option<BestNet> = None;
    let tables = board.tables;
    board.changes.contradictions.clear();
    for cell in board.candidates.empty.iter() {
        for digit in bits(board.masks[cell]) {
            // Branches through sums differ widely in cost, so these nets have a budget of facts.
            let is_within = if sums.lists.is_empty() {
                use_branch(board)
            } else {
                board.changes.cage_facts <= CAGE_FACTS
            };
            if !is_within {
                return None;
            }
            let contradiction = net.derive(board, sums, cell, digit);
            if !sums.lists.is_empty() {
                board.changes.cage_facts += net.facts.len() as u64;
            }
            if contradiction.is_some() && !sums.lists.is_empty() {
                board.changes.contradictions.push(((cell, digit), sums.limit));
            }
            if let Some((right, wrong)) = contradiction {
                let size = net.size(right) + net.size(wrong);
                if best.as_ref().is_none_or(|best| size < best.size) {
                    let starts = vec![(cell, digit)];
                    let goals = Vec::new();
                    best = Some(BestNet { starts, goals, size });
                }
            }
            // Nets that were cut off cannot be compared for agreement, since the facts in common may be missing.
            if sums.limit < usize::MAX {
                continue;
            }
            let mut results = NetResult {
                start: (cell, digit),
                right: vec![Set::EMPTY; tables.digits],
                wrong: vec![Set::EMPTY; tables.digits],
            };
            for fact in &net.facts {
                let of = if fact.is_right { &mut results.right } else { &mut results.wrong };
                of[fact.digit].insert(fact.cell);
            }
            all.push(results);
        }
    }
    // Without sums, all branches are at hand.
    // With sums, a contradiction is preferred to an agreement of any size, because comparing derives every branch
    // again.
    let agrees = sums.lists.is_empty() || best.is_none() && sums.limit == usize::MAX;
    for cell in board.candidates.empty.iter().filter(|_| agrees) {
        let starts = bits(board.masks[cell]).map(|digit| (cell, digit));
        find_agreement(board, sums, net, &all, starts.collect(), &mut best);
    }
    for digit in (0..tables.digits).filter(|_| agrees) {
        for house in board.open_houses(digit, !0) {
            let starts = board.places(digit, house).iter().map(|cell| (cell, digit));
            find_agreement(board, sums, net, &all, starts.collect(), &mut best);
        }
    }
    best.and_then(|best| take_best(board, sums, net, best))
}

/// Returns the weight of a net with this number of facts, in hundredths.
fn weigh<const W: usize>(board: &Board<W>, technique: Technique, size: usize) -> u32 {
    board.scale.weight(technique) + board.scale.larger_net(size)
}

/// Takes the step of a net, and derives its branches again if steps are recorded or fillings of sums can be trimmed.
fn take_best<const W: usize>(
    board: &mut Board<W>,
    sums: &NetSums,
    net: &mut Net<W>,
    best: BestNet,
) -> Option<TechniqueUse> {
    let mut branches = Vec::new();
    let (mut technique, mut size) = (Technique::ForcingNet, best.size);
    if !sums.lists.is_empty() {
        (technique, size) = (Technique::CageNet, 0);
    }
    // The search keeps sizes only. Nets through sums are always derived again, because their weight is that of the
    // trimmed net.
    if board.log.is_recording || !sums.lists.is_empty() {
        branches.extend(best.starts.iter().map(|&(cell, digit)| {
            let contradiction = net.derive(board, sums, cell, digit);
            let goals: Vec<u16> = match contradiction {
                Some((right, wrong)) if best.goals.is_empty() => vec![right, wrong],
                _ => best
                    .goals
                    .iter()
                    .filter_map(|&(end, is_right)| net.fact(board.tables.cells, end, is_right))
                    .collect(),
            };
            if !sums.lists.is_empty() {
                net.trim(board, sums, &goals);
                size += goals.iter().map(|&goal| net.size(goal)).sum::<usize>();
            }
            let start = Candidate::new(cell, digit);
            if !board.log.is_recording {
                return NetBranch { start, placed: Vec::new(), inferences: Vec::new() };
            }
            let placed = match contradiction {
                Some(contradiction) if best.goals.is_empty() => {
                    net.placements_for_contradiction(contradiction)
                }
                _ => net.placements_for(&goals),
            };
            NetBranch { start, placed, inferences: net.inferences_for(board, sums, &goals) }
        }));
    }
    let rule = (board.log.is_recording && !best.goals.is_empty()).then(|| {
        let (first, digit) = best.starts[0];
        let cells: Set<W> = best.starts.iter().map(|&(cell, _)| cell).collect();
        match cells.only() {
            Some(_) => StrongRule::Cell(first),
            None => board.strong_rule(digit, cells),
        }
    });
    if best.goals.is_empty() {
        let (cell, digit) = best.starts[0];
        board.remove(digit, Set::from_cell(cell));
    }
    for ((cell, digit), is_right) in best.goals {
        // A right candidate is stored as the removal of its rivals, and the single that remains is a step of its own.
        let eliminations = if is_right { board.masks[cell] & !(1 << digit) } else { 1 << digit };
        board.remove_all(eliminations, Set::from_cell(cell));
    }
    let weight = weigh(board, technique, size);
    board.finish_weighted_step(technique, weight, |_| Evidence::ForcingNet { branches, rule })
}

/// Replaces `best` with a net from `starts` if their branches agree on anything with fewer facts.
fn find_agreement<const W: usize>(
    board: &Board<W>,
    sums: &NetSums,
    net: &mut Net<W>,
    all: &[NetResult<W>],
    starts: Vec<CellDigit>,
    best: &mut Option<BestNet>,
) {
    // A single is the simpler step.
    if starts.len() < 2 {
        return;
    }
    let tables = board.tables;
    let of = |start: &CellDigit| all.iter().find(|results| results.start == *start);
    let Some(results) = starts.iter().map(of).collect::<Option<Vec<_>>>() else {
        return;
    };
    let mut goals: Vec<(CellDigit, bool, usize)> = Vec::new();
    for digit in 0..tables.digits {
        let right = results.iter().fold(tables.all, |all, one| all & one.right[digit]);
        let wrong = results.iter().fold(tables.all, |all, one| all & one.wrong[digit]);
        goals.extend(right.iter().map(|cell| ((cell, digit), true, 0)));
        goals.extend(wrong.iter().map(|cell| ((cell, digit), false, 0)));
    }
    if goals.is_empty() {
        return;
    }
    for &(cell, digit) in &starts {
        // Sizes are only known while a net is in memory, so each branch is derived once more for all goals together.
        net.derive(board, sums, cell, digit);
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
        *best = Some(BestNet {
            starts,
            goals: goals.map(|(end, is_right, _)| (end, is_right)).collect(),
            size: least,
        });
    }
}

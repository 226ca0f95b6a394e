//! Expected solving times, by a model that was fitted to times of people.
//!
//! A player looks around until the next digit is found. The more singles are open and the easier they are to notice, the
//! shorter the search; the more cells are empty, the longer. The model fills in the puzzle three times, each time with a
//! different preference for singles, and adds the lengths of all searches. Steps above singles take time in proportion
//! to their weight.
//!
//! Cages, lines and signs guide the player to the cells where something follows, so such puzzles have chances and weights
//! of their own. There are no public times to fit these to, so they were chosen by hand.

use super::Rating;
use super::candidates::Candidates;
use super::step::TechniqueUse;
use super::tables::{SharedCell, Tables};
use gridpress_ground::set::{Set, bits};
use std::ops::RangeInclusive;

/// The expected solving time of a puzzle, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvingTime {
    /// The expected time of a player.
    pub seconds: u32,
    /// The shortest time of the range that covers four of five puzzles with this expected time.
    pub low: u32,
    /// The longest time of that range.
    pub high: u32,
}

impl SolvingTime {
    /// Returns the expected time in whole minutes, rounded as a person would say it: to minutes up to 15, to five
    /// minutes up to an hour and to quarters of an hour above; at least 1.
    pub fn rounded_minutes(&self) -> u32 {
        let to = |step: u32| (self.seconds + step * 30) / (step * 60) * step;
        let step = match to(1) {
            0..=15 => 1,
            16..=60 => 5,
            _ => 15,
        };
        to(step).max(1)
    }
}

/// Bounds for the expected solving time of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeTarget {
    /// The requested minutes of the readers.
    pub minutes: RangeInclusive<u32>,
    /// These minutes in seconds of the model.
    pub seconds: RangeInclusive<u32>,
}

impl TimeTarget {
    /// Creates bounds for readers who need the times of the model.
    pub fn new(minutes: RangeInclusive<u32>) -> TimeTarget {
        let [low, high] =
            [minutes.start(), minutes.end()].map(|minutes| minutes.saturating_mul(60));
        TimeTarget { minutes, seconds: low..=high }
    }

    /// Returns `true` if the rated puzzle has an expected time within the bounds.
    pub fn is_met_by(&self, rating: &Rating) -> bool {
        rating.minutes.is_some_and(|time| self.seconds.contains(&time.seconds))
    }
}

/// A model of solving times.
///
/// The first one was fitted to the mean times of some 770 classic puzzles with ten players or more each, the only
/// public set known to us.
#[derive(Debug)]
pub struct MinutesModel {
    /// The number of the model, from 1.
    number: u32,
    /// Chance to notice a single, for each house where its digit has one place, and for its cell if it has one
    /// candidate: in a box, in another house, in a cell.
    chances: [f64; 3],
    /// Chance to find a digit by other means.
    other_chance: f64,
    /// Chances in grids with cages, lines or signs, which point to the cells where a digit follows.
    guided_chances: [f64; 3],
    /// Chance to find a digit there by other means.
    guided_other_chance: f64,
    /// Seconds for 81 cells, whatever the puzzle.
    base: f64,
    /// Seconds for each unit of search, for each [`SinglesOrder`]. One unit is the time to look at 81 cells for a single
    /// that is certain to be noticed.
    search: [f64; SinglesOrder::COUNT],
    /// Seconds for a step above singles with a weight of 100.
    work: f64,
    /// Seconds for a step of cages, lines or signs with a weight of 100.
    guided_work: f64,
    /// The range of times in thousandths of the expected time.
    range: [u32; 2],
}

impl MinutesModel {
    /// The first model.
    pub const FIRST: &'static MinutesModel = &MinutesModel {
        number: 1,
        // The scale of all chances is arbitrary, so the chance in a box is 1. A naked single is twelve times as hard to
        // notice.
        chances: [1.0, 0.5, 0.08],
        other_chance: 0.05,
        // A cage or a line points to its cells, where people look at candidates first.
        guided_chances: [1.0, 0.5, 0.5],
        guided_other_chance: 0.4,
        base: 88.6,
        search: [10.18, 15.59, 13.6],
        work: 7.97,
        guided_work: 2.5,
        range: [780, 1490],
    };

    /// Returns the model with this number. `None` for 0 and for numbers newer than this program.
    pub fn numbered(number: u32) -> Option<&'static MinutesModel> {
        [MinutesModel::FIRST].into_iter().find(|model| model.number == number)
    }

    /// Returns the number of the model, from 1, which locks record.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Returns the range that covers four of five puzzles, in thousandths of the expected time.
    pub fn range(&self) -> [u32; 2] {
        self.range
    }

    /// Returns the expected time of a puzzle with these terms.
    pub(super) fn time(&self, terms: &TimeTerms) -> SolvingTime {
        let TimeTerms { size, search, work, guided_work } = terms;
        // Sums, products and quotients are rounded alike on every machine, which does not hold for powers and
        // logarithms.
        let mut seconds = self.base * size + self.work * work + self.guided_work * guided_work;
        for (length, cost) in search.iter().zip(self.search) {
            seconds += length * cost;
        }
        // The limit comes before the conversion, which would turn a larger number into the largest integer.
        self.solving_time((seconds + 0.5).min(MAX_SECONDS) as u32)
    }

    /// Returns an expected time with its range.
    pub fn solving_time(&self, seconds: u32) -> SolvingTime {
        let [low, high] =
            self.range.map(|share| ((u64::from(seconds) * u64::from(share) + 500) / 1000) as u32);
        SolvingTime { seconds, low, high }
    }
}

/// The terms of a puzzle's expected time, which the model adds with its weights.
#[derive(Clone, Copy, Debug)]
pub struct TimeTerms {
    /// Number of cells; 1 for 81.
    pub size: f64,
    /// Length of the search, if all open singles are filled in at once, the easiest ones first, or hidden ones first.
    pub search: [f64; 3],
    /// Total weight of the steps above singles, except those of cages, lines and signs; 1 for a weight of 100.
    pub work: f64,
    /// Total weight of the steps of cages, lines and signs.
    pub guided_work: f64,
}

/// Upper limit of all expected times in seconds: some 11 days.
const MAX_SECONDS: f64 = 1e6;

/// Number of cells of the puzzles that the model was fitted to.
const CLASSIC_CELLS: f64 = 81.0;

/// A preference among the singles that are open at a time.
#[derive(Clone, Copy)]
enum SinglesOrder {
    /// All at once.
    All,
    /// Those in boxes before those in other houses, and these before naked singles.
    EasiestFirst,
    /// Hidden singles before naked ones.
    HiddenFirst,
}

impl SinglesOrder {
    const COUNT: usize = 3;
}

/// The candidates that the steps above singles removed, in the order of the steps.
#[derive(Default)]
pub(super) struct Eliminations<const W: usize> {
    /// Number of steps.
    steps: u32,
    /// Total weight of the steps of cages, lines and signs, and of all others, in hundredths.
    guided_weight: u32,
    weight: u32,
    parts: Vec<RemovedCandidates<W>>,
}

/// Candidates of one digit that a step removed.
struct RemovedCandidates<const W: usize> {
    /// The number of the step.
    step: u32,
    /// The index of the grid.
    grid: usize,
    digit: usize,
    cells: Set<W>,
}

impl<const W: usize> Eliminations<W> {
    /// Adds a step in the grid of index `grid`, with the candidates before and after it. `values` are the digits after
    /// it, with 0 for an empty cell.
    pub(super) fn add(
        &mut self,
        found: &TechniqueUse,
        grid: usize,
        [before, after]: [&Candidates<W>; 2],
        values: &[u8],
    ) {
        self.steps += 1;
        if found.technique.is_guided() {
            self.guided_weight += found.weight;
        } else {
            self.weight += found.weight;
        }
        let filled = before.empty - after.empty;
        for (digit, plane) in before.planes.iter().enumerate() {
            // What a placement removes from peers is not recorded: the replay places the digit itself and removes the
            // same.
            let cells = if filled.is_empty() {
                *plane - after.planes[digit]
            } else {
                // A step that places a digit rules out the others. The rest follows from the single that remains.
                let other = |cell: &usize| usize::from(values[*cell]) != digit + 1;
                (*plane & filled).iter().filter(other).collect()
            };
            if !cells.is_empty() {
                self.parts.push(RemovedCandidates { step: self.steps, grid, digit, cells });
            }
        }
    }
}

/// A kind of single, in the order in which players notice them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SingleKind {
    /// A digit with one place in a box, or the last empty cell of a house.
    Easy,
    /// A digit with one place in another house.
    Hidden,
    /// A cell with one candidate.
    Naked,
}

/// A digit that follows for a cell.
struct OpenSingle {
    kind: SingleKind,
    grid: usize,
    cell: usize,
    digit: usize,
}

/// The kinds of singles that are filled in at a stage. Kinds that add no cell to the others are `false`, so that equal
/// choices have equal cells.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Choice {
    easy: bool,
    hidden: bool,
    naked: bool,
}

impl Choice {
    /// Returns the part that `order` fills in first.
    fn first_of(self, order: SinglesOrder) -> Choice {
        let Choice { easy, hidden, .. } = self;
        match order {
            SinglesOrder::EasiestFirst if easy => Choice { hidden: false, naked: false, ..self },
            // Without easy singles both orders agree, and the guard lets them share one branch of the replay.
            SinglesOrder::EasiestFirst | SinglesOrder::HiddenFirst if easy || hidden => {
                Choice { naked: false, ..self }
            }
            _ => self,
        }
    }

    fn contains(self, kind: SingleKind) -> bool {
        match kind {
            SingleKind::Easy => self.easy,
            SingleKind::Hidden => self.hidden,
            SingleKind::Naked => self.naked,
        }
    }
}

/// Number of places of a digit in a house that holds it: remains large while places are removed.
const CLOSED: u8 = 128;

/// A contradiction: two singles exclude each other, a cell has no candidate, or a house no place for a digit.
struct SinglesConflict;

/// The result of filling in singles.
type SinglesResult<T = ()> = Result<T, SinglesConflict>;

/// A partly filled grid that keeps count of its singles.
#[derive(Clone)]
struct CountedGrid<const W: usize> {
    candidates: Candidates<W>,
    /// Candidates of each empty cell, bit 0 for digit 1.
    masks: Vec<u32>,
    /// For each digit, the number of places in each house, or at least [`CLOSED`] / 2 if the house holds it.
    places: Vec<u8>,
    /// The cells with one candidate.
    naked: Set<W>,
    /// Digits and houses that were left with one place. May include some whose digit is placed by now.
    lone: Vec<(u8, u8)>,
    /// Number of chances to notice a single when they were last found: in boxes, in other houses, in cells.
    chances: [u32; 3],
}

impl<const W: usize> CountedGrid<W> {
    fn new(tables: &Tables<W>, candidates: Candidates<W>) -> CountedGrid<W> {
        let mut grid = CountedGrid {
            candidates,
            masks: vec![0; tables.cells],
            places: vec![0; tables.digits * tables.houses.len()],
            naked: Set::EMPTY,
            lone: Vec::new(),
            chances: [0; 3],
        };
        for (digit, plane) in candidates.planes[..tables.digits].iter().enumerate() {
            let places = places_of(tables, &mut grid.places, digit);
            for cell in plane.iter() {
                grid.masks[cell] |= 1 << digit;
                for &house in &tables.houses_of[cell] {
                    places[house] += 1;
                }
            }
            for (house, places) in places.iter_mut().enumerate() {
                if candidates.open[digit] >> house & 1 == 0 {
                    *places = CLOSED;
                // A house is listed when it is left with one place, so later stages need not look at all houses again.
                } else if *places == 1 {
                    grid.lone.push((digit as u8, house as u8));
                }
            }
        }
        grid.naked =
            candidates.empty.iter().filter(|cell| grid.masks[*cell].is_power_of_two()).collect();
        grid
    }

    /// Removes a digit from the candidates of `cells`.
    fn remove(&mut self, tables: &Tables<W>, digit: usize, cells: Set<W>) -> SinglesResult {
        let removed = self.candidates.planes[digit] & cells;
        self.candidates.planes[digit] -= removed;
        for cell in removed.iter() {
            self.masks[cell] &= !(1 << digit);
            let mask = self.masks[cell];
            if mask == 0 {
                return Err(SinglesConflict);
            }
            if mask.is_power_of_two() {
                self.naked.insert(cell);
            }
            self.remove_place(tables, digit, cell)?;
        }
        Ok(())
    }

    /// Counts that a digit has lost a place in the houses of a cell.
    fn remove_place(&mut self, tables: &Tables<W>, digit: usize, cell: usize) -> SinglesResult {
        let places = places_of(tables, &mut self.places, digit);
        for &house in &tables.houses_of[cell] {
            places[house] -= 1;
            match places[house] {
                0 => return Err(SinglesConflict),
                1 => self.lone.push((digit as u8, house as u8)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Places a digit in an empty cell, and removes the candidates that it rules out.
    fn place(&mut self, tables: &Tables<W>, cell: usize, digit: usize) -> SinglesResult {
        if !self.candidates.planes[digit].contains(cell) {
            return Err(SinglesConflict);
        }
        self.candidates.empty.remove(cell);
        self.naked.remove(cell);
        let places = places_of(tables, &mut self.places, digit);
        for &house in &tables.houses_of[cell] {
            places[house] = CLOSED;
        }
        self.candidates.planes[digit].remove(cell);
        self.remove(tables, digit, tables.peers[cell])?;
        let others = std::mem::take(&mut self.masks[cell]) & !(1 << digit);
        // The masks are taken first: `remove` would report the cell as one without candidates.
        for other in bits(others) {
            self.candidates.planes[other].remove(cell);
            self.remove_place(tables, other, cell)?;
        }
        for &(other, cells) in tables.blocked(cell, digit) {
            self.remove(tables, other, cells)?;
        }
        Ok(())
    }

    /// Adds the singles that are open in this grid, which has that index, and returns the cells of each kind.
    fn open_singles(
        &mut self,
        tables: &Tables<W>,
        grid: usize,
        singles: &mut Vec<OpenSingle>,
    ) -> Choice {
        let Candidates { planes, empty, .. } = &self.candidates;
        let [mut easy, mut hidden] = [Set::EMPTY; 2];
        self.chances = [0, 0, self.naked.len() as u32];
        let chances = &mut self.chances;
        self.lone.retain(|&(digit, house)| {
            let (digit, house) = (usize::from(digit), usize::from(house));
            // The digit may have been placed since, which sets its count to `CLOSED`.
            if self.places[digit * tables.houses.len() + house] != 1 {
                return false;
            }
            let members = tables.houses[house];
            let cell = (planes[digit] & members).first();
            let is_in_box = tables.boxes >> house & 1 != 0;
            chances[usize::from(!is_in_box)] += 1;
            // A last empty cell catches the eye in any house, so a full house in a row counts as easy too.
            let (kind, cells) = if is_in_box || (*empty & members).only().is_some() {
                (SingleKind::Easy, &mut easy)
            } else {
                (SingleKind::Hidden, &mut hidden)
            };
            // Two houses may show the same single. Both count as chances to notice it, but it is filled in once.
            if !cells.contains(cell) {
                cells.insert(cell);
                singles.push(OpenSingle { kind, grid, cell, digit });
            }
            true
        });
        let naked = self.naked - easy - hidden;
        for cell in naked.iter() {
            let digit = self.masks[cell].trailing_zeros() as usize;
            singles.push(OpenSingle { kind: SingleKind::Naked, grid, cell, digit });
        }
        Choice {
            easy: !easy.is_empty(),
            hidden: !(hidden - easy).is_empty(),
            naked: !naked.is_empty(),
        }
    }
}

/// Returns the numbers of places of a digit.
fn places_of<'p, const W: usize>(
    tables: &Tables<W>,
    places: &'p mut [u8],
    digit: usize,
) -> &'p mut [u8] {
    let houses = tables.houses.len();
    &mut places[digit * houses..][..houses]
}

/// A partly filled puzzle.
#[derive(Clone)]
struct SearchState<const W: usize> {
    grids: Vec<CountedGrid<W>>,
    /// Number of applied eliminations.
    applied: usize,
    /// Number of empty cells of all grids, where shared cells count once.
    empty: u32,
}

/// The search for singles in a puzzle of one or several grids, by each [`SinglesOrder`].
pub(super) struct SinglesSearch<'t, const W: usize> {
    /// The chances of the model in this kind of puzzle.
    chances: [f64; 3],
    other_chance: f64,
    tables: Vec<&'t Tables<W>>,
    shared: &'t [SharedCell],
    start: SearchState<W>,
    /// The cells of each grid that it does not share with an earlier one.
    counted: Vec<Set<W>>,
    /// Number of cells of all grids together.
    cells: u32,
    /// The puzzle with all singles filled in at once, as far as this has been done.
    all_at_once: Option<SearchState<W>>,
    /// The length of the search by each order, in units.
    lengths: [f64; SinglesOrder::COUNT],
    /// Number of singles that are open at each stage if all are filled in at once.
    stages: Vec<u32>,
    /// Memory for the singles of a stage.
    singles: Vec<OpenSingle>,
}

impl<'t, const W: usize> SinglesSearch<'t, W> {
    /// Creates a search from the given candidates of each grid.
    pub(super) fn new(
        model: &MinutesModel,
        tables: Vec<&'t Tables<W>>,
        shared: &'t [SharedCell],
        candidates: &[Candidates<W>],
    ) -> SinglesSearch<'t, W> {
        let mut counted: Vec<Set<W>> = tables.iter().map(|tables| tables.all).collect();
        // A shared cell belongs to the first of its grids, so the player is not charged for it twice.
        for cell in shared.iter().filter(|cell| cell.from.0 < cell.to.0) {
            counted[cell.to.0].remove(cell.to.1);
        }
        let grids = tables.iter().zip(candidates);
        let grids: Vec<CountedGrid<W>> =
            grids.map(|(tables, candidates)| CountedGrid::new(tables, *candidates)).collect();
        let is_guided = tables.iter().any(|tables| tables.has_marks());
        SinglesSearch {
            chances: if is_guided { model.guided_chances } else { model.chances },
            other_chance: if is_guided { model.guided_other_chance } else { model.other_chance },
            tables,
            shared,
            cells: counted.iter().map(|cells| cells.len() as u32).sum(),
            start: SearchState { applied: 0, empty: empty_count(&counted, &grids), grids },
            counted,
            all_at_once: None,
            lengths: [0.0; SinglesOrder::COUNT],
            stages: Vec::new(),
            singles: Vec::new(),
        }
    }

    /// Returns the number of singles that are open at each stage, if all of them are filled in at once; `None` if
    /// singles do not solve the puzzle.
    pub(super) fn stages(&mut self) -> Option<&[u32]> {
        self.fill_all_at_once(&Eliminations::default())?;
        Some(&self.stages)
    }

    /// Returns the terms of the time of the puzzle, which singles and `eliminations` solve. `None` if they do not.
    pub(super) fn terms(&mut self, eliminations: &Eliminations<W>) -> Option<TimeTerms> {
        // The count of stages may have filled in all singles already; the time continues where it stopped.
        self.fill_all_at_once(eliminations)?;
        let orders = [SinglesOrder::EasiestFirst, SinglesOrder::HiddenFirst];
        self.run(&mut self.start.clone(), &eliminations.parts, &orders)
            .ok()
            .filter(|solved| *solved)?;
        Some(TimeTerms {
            size: f64::from(self.cells) / CLASSIC_CELLS,
            search: self.lengths,
            work: f64::from(eliminations.weight) / 100.0,
            guided_work: f64::from(eliminations.guided_weight) / 100.0,
        })
    }

    /// Continues to fill in all singles at once, after what earlier calls have filled in. `None` for a puzzle without a
    /// solution, or if singles and `eliminations` do not solve it.
    fn fill_all_at_once(&mut self, eliminations: &Eliminations<W>) -> Option<()> {
        // Taken, not borrowed: after a contradiction no half-filled state stays behind.
        let mut state = self.all_at_once.take().unwrap_or_else(|| self.start.clone());
        let solved = self.run(&mut state, &eliminations.parts, &[SinglesOrder::All]).ok()?;
        self.all_at_once = Some(state);
        solved.then_some(())
    }

    /// Fills in the rest of a puzzle by each of `orders`, side by side until they differ, and adds the lengths of the
    /// searches. Returns `false` if singles and `eliminations` do not solve it.
    fn run(
        &mut self,
        state: &mut SearchState<W>,
        eliminations: &[RemovedCandidates<W>],
        orders: &[SinglesOrder],
    ) -> SinglesResult<bool> {
        while state.empty > 0 {
            let all = self.find_open(state);
            if self.singles.is_empty() {
                if !self.eliminate(state, eliminations)? {
                    return Ok(false);
                }
                continue;
            }
            let choice = all.first_of(orders[0]);
            if orders.iter().all(|&order| all.first_of(order) == choice) {
                self.fill(state, choice, orders)?;
                continue;
            }
            let (same, others): (Vec<SinglesOrder>, Vec<SinglesOrder>) =
                orders.iter().partition(|&&order| all.first_of(order) == choice);
            // Orders share their stages until they first differ; only then is the grid copied.
            let mut rest = state.clone();
            self.fill(state, choice, &same)?;
            self.fill(&mut rest, all.first_of(others[0]), &others)?;
            let [first, second] = [(state, same), (&mut rest, others)]
                .map(|(state, orders)| self.run(state, eliminations, &orders));
            // Both branches run before either result counts: the lengths of all orders belong to the time.
            return Ok(first? && second?);
        }
        Ok(true)
    }

    /// Finds the open singles of all grids, and returns their kinds.
    fn find_open(&mut self, state: &mut SearchState<W>) -> Choice {
        self.singles.clear();
        let mut all = Choice { easy: false, hidden: false, naked: false };
        for (index, (grid, tables)) in state.grids.iter_mut().zip(&self.tables).enumerate() {
            let Choice { easy, hidden, naked } =
                grid.open_singles(tables, index, &mut self.singles);
            all.easy |= easy;
            all.hidden |= hidden;
            all.naked |= naked;
        }
        all
    }

    /// Fills in the chosen ones of the open singles in all grids, and adds the length of the search.
    fn fill(
        &mut self,
        state: &mut SearchState<W>,
        choice: Choice,
        orders: &[SinglesOrder],
    ) -> SinglesResult {
        // The chances are those before anything is filled in, as seen by a player who looks for the first of these
        // singles.
        let chances = self.total_chance(state);
        for single in self.singles.iter().filter(|single| choice.contains(single.kind)) {
            let &OpenSingle { grid, cell, digit, .. } = single;
            let shared = self.shared.iter().filter(|shared| shared.from == (grid, cell));
            let places = shared.map(|shared| shared.to).chain([(grid, cell)]);
            for (grid, cell) in places {
                let (grid, tables) = (&mut state.grids[grid], self.tables[grid]);
                // Two kinds, or two grids, may have found the same single.
                if grid.candidates.empty.contains(cell) {
                    grid.place(tables, cell, digit)?;
                }
            }
        }
        self.share(state)?;
        let empty = empty_count(&self.counted, &state.grids);
        let filled = state.empty - empty;
        let length = self.length(state.empty, filled, chances);
        state.empty = empty;
        for &order in orders {
            self.lengths[order as usize] += length;
            if let SinglesOrder::All = order {
                self.stages.push(filled);
            }
        }
        Ok(())
    }

    /// Applies the eliminations of the next step. Returns `false` if there are no more.
    fn eliminate(
        &self,
        state: &mut SearchState<W>,
        eliminations: &[RemovedCandidates<W>],
    ) -> SinglesResult<bool> {
        let Some(first) = eliminations.get(state.applied) else {
            return Ok(false);
        };
        for part in eliminations[state.applied..].iter().take_while(|part| part.step == first.step)
        {
            state.grids[part.grid].remove(self.tables[part.grid], part.digit, part.cells)?;
            state.applied += 1;
        }
        self.share(state)?;
        Ok(true)
    }

    /// Copies eliminations in shared cells from grid to grid.
    fn share(&self, state: &mut SearchState<W>) -> SinglesResult {
        for &SharedCell { from, to } in self.shared {
            for digit in 0..self.tables[to.0].digits {
                if !state.grids[from.0].candidates.planes[digit].contains(from.1) {
                    state.grids[to.0].remove(self.tables[to.0], digit, Set::from_cell(to.1))?;
                }
            }
        }
        Ok(())
    }

    /// Returns the total chance to notice one of the open singles.
    fn total_chance(&self, state: &SearchState<W>) -> f64 {
        let of_grid = |grid: &CountedGrid<W>| {
            let chances = grid.chances.iter().zip(self.chances);
            chances.map(|(count, chance)| f64::from(*count) * chance).sum::<f64>()
        };
        state.grids.iter().map(of_grid).sum()
    }

    /// Returns the length of the searches for `filled` singles among `empty` cells, one after the other, while the chance
    /// to notice them falls evenly from `chances`.
    fn length(&self, empty: u32, filled: u32, chances: f64) -> f64 {
        // As if all singles of a stage were equally easy to notice: which of them is found first does not matter for
        // the sum.
        let share = chances / f64::from(filled);
        let search = |done: u32| {
            let chance = share * f64::from(filled - done) + self.other_chance;
            f64::from(empty - done) / chance
        };
        (0..filled).map(search).sum::<f64>() / CLASSIC_CELLS
    }
}

/// Returns the number of empty cells among those that are counted in each grid.
fn empty_count<const W: usize>(counted: &[Set<W>], grids: &[CountedGrid<W>]) -> u32 {
    let of_grids = counted.iter().zip(grids);
    of_grids.map(|(cells, grid)| (*cells & grid.candidates.empty).len() as u32).sum()
}

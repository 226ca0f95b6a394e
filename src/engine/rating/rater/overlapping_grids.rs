//! Grids that overlap: each is looked at as a grid of its own, and what is found in one is carried over to the cells
//! that it shares with others, as a person does it.

use super::*;
use crate::puzzle::Cell;
use crate::rating::Position;
use crate::rating::candidates::{fill_in, open_singles};
use std::collections::BTreeSet;

/// Rates puzzles of several grids.
pub(super) struct Several {
    pub(super) scale: &'static Scale,
    /// How many digits there are.
    digits: usize,
    parts: Vec<GridPart>,
    /// The cells that grids share.
    shared: Vec<Shared>,
}

/// One of the grids.
struct GridPart {
    engine: Engine<2>,
    /// For each of its cells the cell of the canvas.
    cells: Vec<Cell>,
    /// For each of its houses that of the whole.
    houses: Vec<usize>,
}

/// A cell of one grid that is a cell of another.
struct Shared {
    from: (usize, usize),
    to: (usize, usize),
}

/// A grid on its way, and what techniques work with.
struct Seat<'t> {
    order: &'t Order<2>,
    board: Board<'t, 2>,
    scratch: &'t mut Scratch<2>,
    surveyed: bool,
}

/// All grids on their way, and what was taken so far.
struct Together<'t> {
    scale: &'static Scale,
    heaviest_shortcut: u32,
    digits: usize,
    parts: Vec<Seat<'t>>,
    shared: &'t [Shared],
    rating: Rating,
    /// The steps with the grid of each, in its own cells.
    steps: Vec<(usize, Step)>,
}

impl Several {
    pub(super) fn new(scale: &'static Scale, shape: &Shape) -> Several {
        let kind = shape.kind();
        let one =
            Shape::of(kind.one_grid()).expect("grids that overlap are of a kind that is not drawn");
        let part = |grid: usize| {
            let cells: Vec<Cell> = kind.grid_cells(grid).collect();
            let house = |house: &crate::puzzle::House| {
                let image: Vec<Cell> = house.cells.iter().map(|&own| cells[own]).collect();
                let mut all = shape.houses().iter();
                all.position(|other| other.cells == image)
                    .expect("every house of a grid is one of the whole")
            };
            GridPart {
                engine: Engine::new(scale, &one),
                houses: one.houses().iter().map(house).collect(),
                cells,
            }
        };
        let mut parts: Vec<GridPart> = (0..kind.grids().count()).map(part).collect();
        let mut shared = Vec::new();
        for (from, a) in parts.iter().enumerate() {
            for (to, b) in parts.iter().enumerate().filter(|(to, _)| *to != from) {
                for (own, cell) in a.cells.iter().enumerate() {
                    if let Some(other) = b.cells.iter().position(|other| other == cell) {
                        shared.push(Shared { from: (from, own), to: (to, other) });
                    }
                }
            }
        }
        for Shared { to, .. } in &shared {
            parts[to.0].engine.room.tables.alone.remove(to.1);
        }
        Several { scale, digits: kind.digits(), parts, shared }
    }

    pub(super) fn rate(&mut self, puzzle: &Grid, goal: Goal) -> Rating {
        self.solve(puzzle, None, goal, &Story::default).0
    }

    pub(super) fn path(&mut self, puzzle: &Grid, goal: Goal) -> Vec<Step> {
        let rating = self.rate(puzzle, Goal::UpTo(Technique::NakedSingle));
        let (_, steps) = self.solve(puzzle, None, goal, &|| Story::of(&rating));
        self.told(steps)
    }

    pub(super) fn rate_from(&mut self, position: &Position, goal: Goal) -> Rating {
        let masks = Some(position.masks());
        self.solve(position.grid(), masks, goal, &Story::default).0
    }

    pub(super) fn path_from(&mut self, position: &Position, goal: Goal) -> Vec<Step> {
        let rating = self.rate_from(position, Goal::UpTo(Technique::NakedSingle));
        let masks = Some(position.masks());
        let (_, steps) = self.solve(position.grid(), masks, goal, &|| Story::of(&rating));
        self.told(steps)
    }

    pub(super) fn steps_at(&mut self, position: &Position) -> Vec<Step> {
        let scale = self.scale;
        let mut steps = Vec::new();
        for part in &mut self.parts {
            let own = position.part(&part.cells);
            let found = part.engine.steps_at(&own).into_iter();
            steps.extend(found.map(|step| whole(&part.cells, &part.houses, step)));
        }
        steps.sort_by_key(|step| (scale.rank(step.technique), step.weight));
        let mut known = BTreeSet::new();
        steps.retain(|step| known.insert((step.places.clone(), step.removes.clone())));
        steps
    }

    /// The steps in the cells and houses of the whole.
    fn told(&self, steps: Vec<(usize, Step)>) -> Vec<Step> {
        let told = |(grid, step): (usize, Step)| {
            let part = &self.parts[grid];
            whole(&part.cells, &part.houses, step)
        };
        steps.into_iter().map(told).collect()
    }

    /// Whether singles solve a puzzle. `None` when it contradicts itself.
    pub(super) fn singles(&self, puzzle: &Grid) -> Option<bool> {
        let mut candidates = self.candidates(puzzle)?;
        share(self.digits, &self.shared, &mut candidates);
        Some(self.stages(&mut candidates, |_| {}) == Outcome::Solved)
    }

    /// What a puzzle leaves in every grid.
    fn candidates(&self, puzzle: &Grid) -> Option<Vec<Candidates<2>>> {
        let of = |part: &GridPart| {
            Candidates::of(&part.engine.room.tables, &own_grid(puzzle, &part.cells))
        };
        self.parts.iter().map(of).collect()
    }

    /// Singles stage by stage in all grids at once; see [`stages`].
    fn stages(&self, grids: &mut [Candidates<2>], open: impl FnMut(u32)) -> Outcome {
        let tables: Vec<&Tables<2>> =
            (self.parts.iter()).map(|part| &part.engine.room.tables).collect();
        all_stages(&tables, &self.shared, grids, open)
    }

    fn solve(
        &mut self,
        grid: &Grid,
        masks: Option<&[u32]>,
        goal: Goal,
        story: &dyn Fn() -> Story,
    ) -> (Rating, Vec<(usize, Step)>) {
        let scale = self.scale;
        let mut rating = Rating::none();
        let mut seats = Vec::with_capacity(self.parts.len());
        let mut heaviest_shortcut = 0;
        for GridPart { engine, cells, .. } in &mut self.parts {
            heaviest_shortcut = engine.heaviest_shortcut;
            let (board, scratch) = engine.room.board(scale, story());
            let mut seat = Seat { order: &engine.order, board, scratch, surveyed: false };
            if !seat.board.load(&own_grid(grid, cells)) {
                rating.beyond(scale);
                return (rating, Vec::new());
            }
            if let Some(masks) = masks {
                let all = (1u32 << self.digits) - 1;
                for (own, &cell) in cells.iter().enumerate() {
                    seat.board.remove_all(all & !masks[cell], Set::of(own));
                }
            }
            seats.push(seat);
        }
        let mut together = Together {
            scale,
            heaviest_shortcut,
            digits: self.digits,
            parts: seats,
            shared: &self.shared,
            rating,
            steps: Vec::new(),
        };
        if together.carry_over() {
            together.go_on(goal);
        } else {
            together.rating.beyond(scale);
        }
        (together.rating, together.steps)
    }
}

impl Together<'_> {
    fn is_solved(&self) -> bool {
        self.parts.iter().all(|seat| seat.board.is_solved())
    }

    fn is_written(&self) -> bool {
        self.parts[0].board.story.is_written
    }

    fn go_on(&mut self, goal: Goal) {
        let mut probes: Vec<Candidates<2>> =
            (self.parts.iter()).map(|seat| seat.board.candidates).collect();
        let tables: Vec<&Tables<2>> = self.parts.iter().map(|seat| seat.board.tables).collect();
        let mut open = Vec::new();
        let count = |count| open.push(count);
        if all_stages(&tables, self.shared, &mut probes, count) == Outcome::Solved {
            return self.by_singles(goal, open);
        }
        let most = match goal {
            Goal::UpTo(most) => most,
            _ => Technique::Beyond,
        };
        self.walk(goal, most);
        self.rating.solved = self.is_solved();
        if !self.rating.solved {
            self.rating.beyond(self.scale);
        }
    }

    /// As for one grid: see [`Solver::by_singles`].
    fn by_singles(&mut self, goal: Goal, open: Vec<u32>) {
        self.walk(goal, Technique::HiddenSingleLine);
        let is_at_goal = goal == Goal::Step && self.rating.step_count() > 0;
        if !self.is_solved() && !is_at_goal {
            if self.is_written() {
                self.walk(goal, Technique::NakedSingle)
            } else {
                self.walk(Goal::End, Technique::Beyond);
                self.rating.as_naked_singles();
            }
        }
        self.rating.solved = self.is_solved();
        // The mean of what the grids ask for.
        self.rating.by_singles(open.into_iter(), self.digits * self.parts.len());
    }

    fn walk(&mut self, goal: Goal, most: Technique) {
        let most = self.scale.rank(most);
        while !self.is_solved() {
            let light = self.rating.score / 1000 < self.heaviest_shortcut;
            let Some((grid, found)) = self.step(most, light) else {
                return;
            };
            for seat in &mut self.parts {
                seat.board.memo.clock += 1;
            }
            // One look may find several.
            let told = self.parts[grid].board.story.steps.drain(..);
            self.steps.extend(told.map(|step| (grid, step)));
            let fits = self.scale.rank(found.technique) <= most;
            if fits {
                self.rating.add(self.scale, &found);
            }
            if !self.carry_over() || !fits || goal == Goal::Step {
                return;
            }
        }
    }

    /// The easiest step in any grid, and which grid it is; see [`Solver::step`]. A shortcut may be of a higher rank than
    /// `most`: then it is taken and the last.
    fn step(&mut self, most: u8, light: bool) -> Option<(usize, Found)> {
        let scale = self.scale;
        let singles = scale.rank(Technique::NakedSingle);
        let light = light && most > singles;
        let order = self.parts[0].order;
        if light {
            for find in &order.shortcuts {
                for (grid, seat) in self.parts.iter_mut().enumerate() {
                    if let Some(found) = find(&mut seat.board) {
                        return Some((grid, found));
                    }
                }
            }
        }
        self.parts.iter_mut().for_each(|seat| seat.surveyed = false);
        for &(rank, finder) in &order.finders {
            if rank > most {
                break;
            }
            if light && rank <= singles {
                continue;
            }
            for (grid, seat) in self.parts.iter_mut().enumerate() {
                if !seat.surveyed && !matches!(finder, Finder::Plain(_)) {
                    if !survey(&mut seat.board, seat.scratch) {
                        return None;
                    }
                    seat.surveyed = true;
                }
                let found = match finder {
                    Finder::Plain(find) | Finder::Checked(find) => find(&mut seat.board),
                    Finder::Surveyed(find) => find(&mut seat.board, seat.scratch),
                };
                if let Some(found) = found {
                    return Some((grid, found));
                }
            }
        }
        None
    }

    /// Brings what is known of a shared cell in one grid to the other. False: they contradict each other.
    fn carry_over(&mut self) -> bool {
        let all = (1u32 << self.digits) - 1;
        let mut any = true;
        while any {
            any = false;
            for &Shared { from, to } in self.shared {
                let own = &self.parts[from.0].board;
                let (value, mask) = (own.values[from.1], own.masks[from.1]);
                let other = &mut self.parts[to.0].board;
                if other.values[to.1] != 0 {
                    if value != 0 && value != other.values[to.1] {
                        return false;
                    }
                } else if value != 0 {
                    let digit = usize::from(value) - 1;
                    if other.masks[to.1] >> digit & 1 == 0 {
                        return false;
                    }
                    other.place(to.1, digit);
                    any = true;
                } else if other.masks[to.1] & !mask != 0 {
                    other.remove_all(all & !mask, Set::of(to.1));
                    any = true;
                }
            }
        }
        for seat in &mut self.parts {
            seat.board.story.forget();
        }
        true
    }
}

/// Fills in the singles of all grids stage by stage, and tells `open` of how many cells in each grid that has any.
fn all_stages(
    tables: &[&Tables<2>],
    shared: &[Shared],
    grids: &mut [Candidates<2>],
    mut open: impl FnMut(u32),
) -> Outcome {
    while grids.iter().any(|grid| !grid.empty.is_empty()) {
        let stages: Option<Vec<_>> =
            (grids.iter().zip(tables)).map(|(grid, tables)| open_singles(tables, grid)).collect();
        let Some(mut stages) = stages else {
            return Outcome::Broken;
        };
        for &Shared { from, to } in shared {
            let found = stages[from.0];
            for (own, found) in stages[to.0].iter_mut().zip(found) {
                if found.has(from.1) {
                    own.insert(to.1);
                }
            }
        }
        let mut any = false;
        for ((grid, tables), stage) in grids.iter_mut().zip(tables).zip(&stages) {
            let before = grid.empty.len();
            if !fill_in(tables, grid, stage) {
                return Outcome::Broken;
            }
            let count = before - grid.empty.len();
            if count > 0 {
                open(count as u32);
                any = true;
            }
        }
        if !any {
            return Outcome::Stuck;
        }
        share(tables[0].digits, shared, grids);
    }
    Outcome::Solved
}

/// Takes from every shared cell the candidates that it has in one grid alone. Cells are filled in all grids at once.
fn share(digits: usize, shared: &[Shared], grids: &mut [Candidates<2>]) {
    for &Shared { from, to } in shared {
        for digit in 0..digits {
            if !grids[from.0].planes[digit].has(from.1) {
                grids[to.0].planes[digit].remove(to.1);
            }
        }
    }
}

/// The values of some cells of a canvas, as a grid.
fn own_grid(canvas: &Grid, cells: &[Cell]) -> Grid {
    Grid::from_cells(cells.iter().map(|&cell| canvas.get(cell)).collect())
}

/// A step of one grid in the cells and houses of the whole.
fn whole(cells: &[Cell], houses: &[usize], mut step: Step) -> Step {
    step.evidence.relocate(cells, houses);
    for candidate in step.places.iter_mut().chain(&mut step.removes) {
        candidate.cell = cells[candidate.cell];
    }
    step
}

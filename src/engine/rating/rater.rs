//! Solves puzzles step by step, always by the easiest step available, and rates them by the hardest one.
//!
//! Puzzles that singles solve take a fast path, which counts the singles available at each stage. For all others, the
//! finders of the scale are tried in order until one of them takes a step; then the search starts over from the easiest.
//! Some finders need a survey of the candidates, which is made at most once per step. Overlapping grids are solved side
//! by side, and their shared cells are kept in sync.

use super::board::{Board, ChangeTracker};
use super::candidates::{Candidates, SinglesOutcome, fill_singles, hidden_singles_solve};
use super::finders::{Finder, FinderOrder, Scratch, survey, survey_clusters};
use super::minutes::{Eliminations, SinglesSearch, TimeTerms};
use super::relocation::Relocation;
use super::step::{Step, StepLog, TechniqueUse};
use super::tables::{DIGITS, SharedCell, Tables};
use super::{Candidate, Position, Rating, Scale, Technique, Window, trials};
use crate::puzzle::{CommonOrientation, Grid, Shape};
use gridpress_ground::set::Set;
use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A rater for puzzles of one shape by one scale. Reuses its buffers from puzzle to puzzle.
///
/// ```
/// use gridpress_engine::{generate::Revision, notation, puzzle::Shape};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// let mut rater = Revision::NEWEST.rater(Shape::classic());
/// let rating = rater.rate(&puzzle);
/// assert!(rating.solved && rating.tier == 1);
/// let path = rater.path(&puzzle);
/// assert_eq!(path.iter().map(|step| step.tier).max(), Some(rating.tier));
/// ```
///
/// Ratings and steps belong to a puzzle and all its equivalents: they are turned to one orientation first, because the
/// choice among steps of a kind follows the order of cells and digits.
pub struct Rater {
    scale: &'static Scale,
    shape: Arc<Shape>,
    orientation: CommonOrientation,
    oriented: AnyRater,
}

/// A rater for grids of up to 128, 256 or 640 cells. Overlapping grids are handled one by one, so each counts alone.
enum AnyRater {
    Small(RaterImpl<2>),
    Medium(RaterImpl<4>),
    Large(RaterImpl<10>),
}

macro_rules! with {
    ($rater:expr, $engine:ident => $do:expr) => {
        match $rater {
            AnyRater::Small($engine) => $do,
            AnyRater::Medium($engine) => $do,
            AnyRater::Large($engine) => $do,
        }
    };
}

impl AnyRater {
    fn new(scale: &'static Scale, shape: &Arc<Shape>) -> AnyRater {
        match shape.kind().single_grid().cells() {
            // Sets of 2, 4 and 10 words hold 9x9, 16x16 and 25x25. Each width compiles all finders once more, so there
            // are only three.
            0..=128 => AnyRater::Small(RaterImpl::new(scale, shape)),
            129..=256 => AnyRater::Medium(RaterImpl::new(scale, shape)),
            _ => AnyRater::Large(RaterImpl::new(scale, shape)),
        }
    }
}

mod from_position;
mod overlapping_grids;

use overlapping_grids::{
    extract_grid, fill_all_stages, grids_of, intersect_shared, sync_shared_cells,
};

impl Rater {
    /// Creates a rater for puzzles of `shape` by `scale`, whose ratings include the expected solving time.
    pub fn new(scale: &'static Scale, shape: &Arc<Shape>) -> Rater {
        let orientation = CommonOrientation::of(shape);
        let oriented = AnyRater::new(scale, orientation.shape());
        Rater { scale, shape: shape.clone(), orientation, oriented }
    }

    /// Returns the givens in the orientation of all equivalent puzzles; those of a puzzle that hidden singles solve may
    /// have another one, which leads to the same rating.
    fn orient<'p>(&self, puzzle: &'p Grid) -> Cow<'p, Grid> {
        let is_invariant = self.orientation.keeps_shape()
            && with!(&self.oriented, engine => engine.singles(puzzle)) == Some(SinglesNeed::Hidden);
        if is_invariant {
            Cow::Borrowed(puzzle)
        } else {
            Cow::Owned(self.orientation.orient(puzzle).0)
        }
    }

    /// Rates `puzzle` by the hardest technique that it needs.
    pub fn rate(&mut self, puzzle: &Grid) -> Rating {
        let puzzle = self.orient(puzzle);
        with!(&mut self.oriented, engine => engine.rate(StartPosition::of(&puzzle), Goal::End))
    }

    /// Rates `puzzle` if the technique of its hardest step lies in `window`, no technique that is tried later is needed,
    /// and its score lies in `score`; `None` otherwise, as early as possible. A puzzle beyond every technique lies in
    /// `window` if [`Technique::Beyond`] does.
    pub fn rate_within(
        &mut self,
        puzzle: &Grid,
        window: &Window,
        score: &RangeInclusive<u32>,
    ) -> Option<Rating> {
        let scale = self.scale;
        // Most candidates fail by their singles, before an orientation is searched for.
        let keeps_shape = self.orientation.keeps_shape();
        let start = if keeps_shape { Cow::Borrowed(puzzle) } else { self.orient(puzzle) };
        let singles = with!(&self.oriented, engine => engine.singles(&start))?;
        if !scale.can_contain(window, singles != SinglesNeed::More) {
            return None;
        }
        let puzzle = if keeps_shape && singles != SinglesNeed::Hidden {
            Cow::Owned(self.orientation.orient(puzzle).0)
        } else {
            start
        };
        let is_within = |rating: &Rating| {
            scale.window_contains(window, rating.technique) && score.contains(&rating.score)
        };
        let (start, goal) = (StartPosition::of(&puzzle), Goal::UpTo(window.hardest));
        // A time costs about as much as a rating by singles, and few candidates are accepted. Rating the accepted ones
        // a second time, only for their time, made books of easy puzzles slower.
        let timing = Timing::If(&is_within);
        let solved = with!(&mut self.oriented, engine => engine.solve(start, goal, timing, StepLog::default));
        Some(solved.rating).filter(is_within)
    }

    /// Returns the terms of the expected solving time, to fit a model to. `None` if the puzzle has no such time.
    #[cfg(any(test, feature = "measure"))]
    pub fn time_terms(&mut self, puzzle: &Grid) -> Option<TimeTerms> {
        let puzzle = self.orient(puzzle);
        let (start, goal) = (StartPosition::of(&puzzle), Goal::End);
        with!(&mut self.oriented, engine => engine.solve(start, goal, Timing::Always, StepLog::default).terms)
    }

    /// Returns every step to the solution, or until no technique applies: those that the rating counts.
    pub fn path(&mut self, puzzle: &Grid) -> Vec<Step> {
        self.path_from(&Position::new(&self.shape, puzzle))
    }

    /// Returns the easiest available step. `None` if the puzzle is full, broken or beyond every technique.
    pub fn next_step(&mut self, puzzle: &Grid) -> Option<Step> {
        self.next_step_from(&Position::new(&self.shape, puzzle))
    }
}

/// The point at which solving stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// After the first step.
    Step,
    /// When a technique harder than this one is needed.
    UpTo(Technique),
    /// When no technique applies.
    End,
}

/// The ratings that include a solving time.
enum Timing<'t> {
    Always,
    /// Those for which this returns `true`.
    If(&'t dyn Fn(&Rating) -> bool),
    Never,
}

/// The singles that solve a puzzle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SinglesNeed {
    /// Hidden singles alone.
    Hidden,
    /// Hidden and naked ones; of overlapping grids, perhaps hidden ones alone.
    All,
    /// None: other steps are needed.
    More,
}

struct RaterImpl<const W: usize> {
    scale: &'static Scale,
    /// `false` to leave the expected solving time out of all ratings.
    is_timed: bool,
    shape: Arc<Shape>,
    order: FinderOrder<W>,
    /// The weight from which shortcuts make no difference, in hundredths.
    heaviest_shortcut: u32,
    grids: Vec<GridRater<W>>,
    /// The cells shared between grids.
    shared: Vec<SharedCell>,
}

/// The result of solving a puzzle.
struct Solution {
    rating: Rating,
    /// The recorded steps.
    steps: Vec<Step>,
    /// The terms of the solving time, if the puzzle is rated and solved.
    #[cfg_attr(
        not(any(test, feature = "measure")),
        expect(dead_code, reason = "only for measurements")
    )]
    terms: Option<TimeTerms>,
}

/// One of the grids of a shape, with the buffers of its board.
struct GridRater<const W: usize> {
    /// The position on the canvas of several grids; `None` for a single grid.
    canvas: Option<Relocation>,
    buffers: GridBuffers<W>,
}

/// The digits to start from, and the candidates of every cell if it is a position rather than a puzzle.
#[derive(Clone, Copy)]
struct StartPosition<'p> {
    grid: &'p Grid,
    masks: Option<&'p [u32]>,
}

impl<'p> StartPosition<'p> {
    fn of(grid: &'p Grid) -> StartPosition<'p> {
        StartPosition { grid, masks: None }
    }
}

/// The memory of a board, reused from puzzle to puzzle.
struct GridBuffers<const W: usize> {
    tables: Tables<W>,
    scratch: Scratch<W>,
    masks: Vec<u32>,
    spots: Vec<u32>,
    changes: ChangeTracker,
    values: Vec<u8>,
}

impl<const W: usize> GridBuffers<W> {
    fn new(shape: &Shape) -> GridBuffers<W> {
        let tables = Tables::new(shape);
        GridBuffers {
            scratch: Scratch::new(&tables),
            masks: vec![0; tables.cells],
            spots: vec![0; tables.digits * tables.houses.len()],
            changes: ChangeTracker::new(),
            values: vec![0; tables.cells],
            tables,
        }
    }

    /// Returns a board without a puzzle, and the scratch memory of the finders.
    fn board(&mut self, scale: &'static Scale, log: StepLog) -> (Board<'_, W>, &mut Scratch<W>) {
        let board = Board {
            scale,
            tables: &self.tables,
            candidates: Candidates {
                planes: [Set::EMPTY; DIGITS],
                empty: Set::EMPTY,
                open: [0; DIGITS],
            },
            masks: &mut self.masks,
            spots: &mut self.spots,
            changes: &mut self.changes,
            values: &mut self.values,
            log,
        };
        (board, &mut self.scratch)
    }
}

impl<const W: usize> GridRater<W> {
    /// Returns the candidates of this grid in a puzzle. `None` if two of its digits contradict each other.
    fn candidates(&self, puzzle: &Grid) -> Option<Candidates<W>> {
        match &self.canvas {
            Some(canvas) => {
                Candidates::of(&self.buffers.tables, &extract_grid(puzzle, &canvas.cells))
            }
            None => Candidates::of(&self.buffers.tables, puzzle),
        }
    }

    /// Loads this grid's part of a puzzle or position. `None` if two of its digits contradict each other.
    fn start(
        &mut self,
        scale: &'static Scale,
        start: StartPosition,
        log: StepLog,
    ) -> Option<GridState<'_, W>> {
        let (mut board, scratch) = self.buffers.board(scale, log);
        let is_whole = match (&self.canvas, start.masks) {
            (None, None) => board.load(start.grid),
            (None, Some(masks)) => board.load_position(start.grid, masks.iter().copied()),
            (Some(Relocation { cells, .. }), None) => board.load(&extract_grid(start.grid, cells)),
            (Some(Relocation { cells, .. }), Some(masks)) => board.load_position(
                &extract_grid(start.grid, cells),
                cells.iter().map(|&cell| masks[cell]),
            ),
        };
        is_whole.then_some(GridState {
            board,
            scratch,
            canvas: self.canvas.as_ref(),
            is_surveyed: false,
        })
    }
}

impl<const W: usize> RaterImpl<W> {
    fn new(scale: &'static Scale, shape: &Arc<Shape>) -> RaterImpl<W> {
        let (grids, shared) = grids_of(shape);
        RaterImpl {
            scale,
            is_timed: true,
            shape: shape.clone(),
            order: FinderOrder::of(scale),
            heaviest_shortcut: scale.heaviest_shortcut(),
            grids,
            shared,
        }
    }

    /// Returns the singles that solve a puzzle; `None` if it contradicts itself.
    fn singles(&self, puzzle: &Grid) -> Option<SinglesNeed> {
        let of = |outcome| match outcome {
            SinglesOutcome::Solved => SinglesNeed::All,
            _ => SinglesNeed::More,
        };
        if let [GridRater { canvas: None, buffers: GridBuffers { tables, .. } }] = &self.grids[..] {
            let mut candidates = Candidates::of(tables, puzzle)?;
            if hidden_singles_solve(tables, &mut candidates) {
                return Some(SinglesNeed::Hidden);
            }
            return Some(of(fill_singles(tables, &mut candidates, |_, _| {})));
        }
        let mut candidates: Vec<Candidates<W>> =
            self.grids.iter().map(|grid| grid.candidates(puzzle)).collect::<Option<_>>()?;
        let tables: Vec<&Tables<W>> = self.grids.iter().map(|grid| &grid.buffers.tables).collect();
        intersect_shared(tables[0].digits, &self.shared, &mut candidates);
        let outcome = fill_all_stages(&tables, &self.shared, &mut candidates, |_| {});
        Some(of(outcome))
    }

    fn rate(&mut self, start: StartPosition, goal: Goal) -> Rating {
        self.solve(start, goal, Timing::Always, StepLog::default).rating
    }

    fn path(&mut self, start: StartPosition, goal: Goal) -> Vec<Step> {
        // The first pass finds out whether singles solve the puzzle and what naked singles then weigh; the second
        // records them with that weight.
        let rating = self.rate(start, Goal::UpTo(Technique::NakedSingle));
        self.solve(start, goal, Timing::Never, || StepLog::of(&rating)).steps
    }

    /// Solves a puzzle.
    fn solve(
        &mut self,
        start: StartPosition,
        goal: Goal,
        timing: Timing,
        log: impl Fn() -> StepLog,
    ) -> Solution {
        let scale = self.scale;
        // The cache decides over the caller: raters of targets without a time never compute one.
        let timing = if self.is_timed { timing } else { Timing::Never };
        let grids = self.grids.iter_mut().map(|grid| grid.start(scale, start, log()));
        let mut solver = Solver {
            scale,
            shape: &self.shape,
            is_path: log().is_recording,
            order: &self.order,
            heaviest_shortcut: self.heaviest_shortcut,
            grids: grids.collect::<Option<_>>().unwrap_or_default(),
            shared: &self.shared,
            rating: Rating::initial(),
            steps: Vec::new(),
            masks: vec![0; self.shape.cells()],
            eliminations: Eliminations::default(),
            terms: None,
        };
        // Without any grid, two givens contradict each other.
        if !solver.grids.is_empty() && solver.sync_shared_cells() {
            solver.run(goal, timing);
        } else {
            solver.rating.set_beyond(scale);
        }
        Solution { rating: solver.rating, steps: solver.steps, terms: solver.terms }
    }
}

/// The board of a grid while it is being solved, with the scratch memory of the finders.
struct GridState<'t, const W: usize> {
    board: Board<'t, W>,
    scratch: &'t mut Scratch<W>,
    canvas: Option<&'t Relocation>,
    /// `true` if [`survey`] has seen the board in its current state.
    is_surveyed: bool,
}

impl<const W: usize> GridState<'_, W> {
    /// Removes candidates of the canvas that do not belong to a step of this grid.
    fn remove(&mut self, candidates: &[Candidate]) {
        for Candidate { cell, digit } in candidates {
            let own = match self.canvas {
                Some(canvas) => canvas.cells.iter().position(|of_canvas| of_canvas == cell),
                None => Some(*cell),
            };
            if let Some(own) = own {
                self.board.remove(usize::from(*digit) - 1, Set::from_cell(own));
            }
        }
        self.board.log.forget();
    }
}

/// A puzzle of one or several grids that is being solved, with the steps taken so far.
struct Solver<'t, const W: usize> {
    scale: &'static Scale,
    shape: &'t Shape,
    /// `true` if all steps are recorded and kept. A rating records those above singles only, to complete them.
    is_path: bool,
    order: &'t FinderOrder<W>,
    /// In hundredths.
    heaviest_shortcut: u32,
    grids: Vec<GridState<'t, W>>,
    shared: &'t [SharedCell],
    rating: Rating,
    steps: Vec<Step>,
    /// The candidates of all cells before the next step, if it may be harder than a single.
    masks: Vec<u32>,
    /// Candidates that the steps above singles removed, if the solving time is to be estimated.
    eliminations: Eliminations<W>,
    /// The terms of the solving time, if the puzzle is rated and solved.
    terms: Option<TimeTerms>,
}

impl<const W: usize> Solver<'_, W> {
    fn is_solved(&self) -> bool {
        self.grids.iter().all(|grid| grid.board.is_solved())
    }

    /// Returns the number of empty cells of all grids.
    fn empty_count(&self) -> u32 {
        self.grids.iter().map(|grid| grid.board.candidates.empty.len() as u32).sum()
    }

    fn set_recording(&mut self, is_recording: bool) {
        self.grids.iter_mut().for_each(|grid| grid.board.log.is_recording = is_recording);
    }

    /// Copies what is known about shared cells between grids. Returns `false` on a contradiction.
    fn sync_shared_cells(&mut self) -> bool {
        self.shared.is_empty() || sync_shared_cells(self.shared, &mut self.grids)
    }

    /// Returns the number of singles that are open at each stage; `None` if singles do not solve the puzzle. Those of
    /// each grid count by themselves. A `search` of the same puzzle keeps what it needs of them.
    fn stages(&self, search: Option<&mut SinglesSearch<'_, W>>) -> Option<Vec<u32>> {
        // The search for the time fills in the same stages, so those of a single grid need not be found twice. Several
        // grids count their singles one by one here and together there, hence the separate pass.
        if let Some(search) = search
            && self.shared.is_empty()
        {
            return search.stages().map(<[u32]>::to_vec);
        }
        let mut open = Vec::new();
        let tables: Vec<&Tables<W>> = self.grids.iter().map(|grid| grid.board.tables).collect();
        let outcome = fill_all_stages(&tables, self.shared, &mut self.copy_candidates(), |count| {
            open.push(count);
        });
        (outcome == SinglesOutcome::Solved).then_some(open)
    }

    /// Solves from the current boards, and estimates the solving time if `timing` includes it.
    fn run(&mut self, goal: Goal, timing: Timing) {
        let (model, shared, first) =
            (self.scale.minutes_model(), self.shared, self.copy_candidates());
        let tables = self.grids.iter().map(|grid| grid.board.tables).collect();
        // The search starts from the givens, so their candidates are copied before any step is taken.
        let new_search = || SinglesSearch::new(model, tables, shared, &first);
        let search = match timing {
            Timing::Always => {
                let mut search = new_search();
                self.take_all_steps(goal, Some(&mut search));
                Some(search)
            }
            Timing::If(is_timed) => {
                self.take_all_steps(goal, None);
                is_timed(&self.rating).then(new_search)
            }
            Timing::Never => {
                self.take_all_steps(goal, None);
                None
            }
        };
        if let Some(mut search) = search
            && self.rating.solved
        {
            self.terms = search.terms(&self.eliminations);
            self.rating.minutes = self.terms.as_ref().map(|terms| model.time(terms));
        }
    }

    fn copy_candidates(&self) -> Vec<Candidates<W>> {
        self.grids.iter().map(|grid| grid.board.candidates).collect()
    }

    /// Takes steps until the puzzle is solved, the goal is reached or no technique applies.
    fn take_all_steps(&mut self, goal: Goal, search: Option<&mut SinglesSearch<'_, W>>) {
        if let Some(open) = self.stages(search) {
            return self.solve_by_singles(goal, open);
        }
        // Guessing grades the whole puzzle and not the position in which the techniques got stuck, so it starts from
        // the givens.
        let first = self.grids[0].board.candidates;
        let most = match goal {
            Goal::UpTo(most) => most,
            _ => Technique::Beyond,
        };
        self.take_steps(goal, most);
        self.rating.solved = self.is_solved();
        if self.rating.solved {
            return;
        }
        self.rating.set_beyond(self.scale);
        // A rating that stops at an easier technique says nothing about guessing, and a path has no use for the number.
        if let [grid] = &self.grids[..]
            && most == Technique::Beyond
            && !self.is_path
        {
            let digits = trials::count_digits(grid.board.tables, first, grid.board.values);
            self.rating.add_trial_digits(digits);
        }
    }

    /// Solves a puzzle that singles solve; `open` has the number available at each stage.
    ///
    /// A path of singles is the easiest one. But where only a naked single is left, a locked candidate or a hidden pair
    /// may produce a hidden single and weigh less. Naked singles then weigh no more than that detour.
    fn solve_by_singles(&mut self, goal: Goal, open: Vec<u32>) {
        self.take_steps(goal, Technique::HiddenSingleLine);
        let is_at_goal = goal == Goal::Step && self.rating.step_count() > 0;
        if !self.is_solved() && !is_at_goal {
            if self.is_path {
                self.take_steps(goal, Technique::NakedSingle)
            } else {
                // The detour through heavier steps is only weighed: the puzzle remains one of naked singles, in its
                // technique and in its time.
                self.take_steps(Goal::End, Technique::Beyond);
                self.rating.set_naked_singles();
                self.eliminations = Eliminations::default();
            }
        }
        self.rating.solved = self.is_solved();
        // The mean over the grids.
        // The side scales the effort, so the sum over the grids divided by their number is the mean.
        let side = self.grids[0].board.tables.digits * self.grids.len();
        self.rating.set_singles_effort(open.into_iter(), side);
    }

    /// Takes the easiest step while it is no harder than `most`.
    fn take_steps(&mut self, goal: Goal, most: Technique) {
        let most = self.scale.rank(most);
        let singles = self.scale.rank(Technique::NakedSingle);
        let mut before = Vec::new();
        while !self.is_solved() {
            // Completion and the estimate of the time need to know the position before each step above singles.
            if most > singles {
                before.clear();
                before.extend(self.grids.iter().map(|grid| grid.board.candidates));
                self.copy_masks();
            }
            let empty = self.empty_count();
            // A shortcut can only lower the score while no step as heavy as itself has been needed.
            let is_light = self.rating.score / 1000 < self.heaviest_shortcut;
            // The easiest step of all grids is taken, whichever grid has it, as a person with several grids in view
            // would do.
            let Some((grid, found)) = self.take_step(most, is_light) else {
                return;
            };
            for grid in &mut self.grids {
                // Every grid counts every step, so that shared cells that are copied below carry the new number.
                grid.board.changes.clock += 1;
            }
            self.collect_steps(grid);
            let rank = self.scale.rank(found.technique);
            let fits = rank <= most;
            if fits {
                self.rating.add(self.scale, &found, empty - self.empty_count());
            }
            if fits
                && rank > singles
                && let Some(before) = before.get(grid)
            {
                let board = &self.grids[grid].board;
                self.eliminations.add(&found, grid, [before, &board.candidates], board.values);
            }
            // A finder may return a harder technique than the one that it is listed for. Its step has been taken and
            // cannot be undone, so solving ends here.
            if !self.sync_shared_cells() || !fits || goal == Goal::Step {
                return;
            }
        }
    }

    fn copy_masks(&mut self) {
        for GridState { board, canvas, .. } in &self.grids {
            match canvas {
                None => self.masks.copy_from_slice(board.masks),
                Some(canvas) => {
                    for (&cell, &mask) in canvas.cells.iter().zip(&*board.masks) {
                        self.masks[cell] = mask;
                    }
                }
            }
        }
    }

    /// Collects the steps that a search in a grid recorded, and completes them. A search for singles may find several.
    fn collect_steps(&mut self, grid: usize) {
        for mut step in std::mem::take(&mut self.grids[grid].board.log.steps) {
            if let Some(canvas) = self.grids[grid].canvas {
                step = canvas.step(step, self.shape);
            }
            if step.tier > 1 {
                // What completion adds must also go from the boards, or the next search would find it as a step of its
                // own.
                let added = step.complete(self.shape, &self.masks);
                self.grids.iter_mut().for_each(|grid| grid.remove(&added));
            }
            if self.is_path {
                self.steps.push(step);
            }
        }
    }

    /// Takes the easiest step of rank `most` or below and returns it with the index of its grid. `is_light` is `true`
    /// as long as shortcuts can lower the rating. A finder of that rank may find a harder step, which is then taken as
    /// the last one.
    fn take_step(&mut self, most: u8, is_light: bool) -> Option<(usize, TechniqueUse)> {
        let singles = self.scale.rank(Technique::NakedSingle);
        let is_light = is_light && most > singles;
        self.set_recording(self.is_path || is_light);
        if is_light {
            // The outer loop runs over techniques: an easy step in the last grid comes before a hard one in the first.
            for find in &self.order.shortcuts {
                for (index, grid) in self.grids.iter_mut().enumerate() {
                    if let Some(found) = find(&mut grid.board) {
                        return Some((index, found));
                    }
                }
            }
        }
        self.grids.iter_mut().for_each(|grid| grid.is_surveyed = false);
        for &(rank, finder) in &self.order.finders {
            if rank > most {
                break;
            }
            if rank > singles {
                self.set_recording(true);
            } else if is_light {
                // No singles are left.
                continue;
            }
            for (index, grid) in self.grids.iter_mut().enumerate() {
                // Puzzles that plain finders solve never pay for a survey.
                if !grid.is_surveyed && !matches!(finder, Finder::Plain(_)) {
                    if !survey(&mut grid.board, grid.scratch) {
                        return None;
                    }
                    grid.is_surveyed = true;
                }
                let found = match finder {
                    Finder::Plain(find) | Finder::Checked(find) => find(&mut grid.board),
                    Finder::Surveyed(find) => find(&mut grid.board, grid.scratch),
                };
                if let Some(found) = found {
                    return Some((index, found));
                }
            }
        }
        None
    }
}

/// Returns the easiest step from a position: for every cell, its candidates and whether it is filled.
#[cfg(test)]
pub(super) fn first_step_at(
    scale: &'static Scale,
    shape: &Arc<Shape>,
    position: &[(u32, bool)],
    most: Technique,
) -> Option<Step> {
    let values = position
        .iter()
        .map(|&(mask, solved)| if solved { mask.trailing_zeros() as u8 + 1 } else { 0 });
    let grid = Grid::from_cells(values.collect());
    let masks: Vec<u32> = position.iter().map(|&(mask, _)| mask).collect();
    let mut engine = RaterImpl::<2>::new(scale, shape);
    let start = StartPosition { grid: &grid, masks: Some(&masks) };
    let grid = engine.grids[0].start(scale, start, StepLog::recording());
    let mut solver = Solver {
        scale,
        shape: &engine.shape,
        is_path: true,
        order: &engine.order,
        heaviest_shortcut: engine.heaviest_shortcut,
        grids: vec![grid.expect("a whole position")],
        shared: &[],
        rating: Rating::initial(),
        steps: Vec::new(),
        masks: Vec::new(),
        eliminations: Eliminations::default(),
        terms: None,
    };
    let (_, found) = solver.take_step(scale.rank(most), false)?;
    let first = std::mem::take(&mut solver.grids[0].board.log.steps).into_iter().next();
    first.filter(|_| scale.rank(found.technique) <= scale.rank(most))
}

/// A cache of the last [`Rater`], which is reused while puzzles have the same shape.
pub struct RaterCache {
    scale: &'static Scale,
    is_timed: bool,
    last: Option<(Arc<Shape>, Rater)>,
}

impl RaterCache {
    /// Creates an empty cache of raters by `scale`.
    pub fn new(scale: &'static Scale) -> RaterCache {
        RaterCache { scale, is_timed: true, last: None }
    }

    /// Sets whether ratings include the expected solving time, which takes as long as the rest of the rating of a puzzle
    /// that only needs singles. By default they do; a target with a time sets it.
    pub fn set_timed(&mut self, is_timed: bool) {
        self.is_timed = is_timed;
        self.last = None;
    }

    /// Returns the rater for puzzles of `shape`.
    pub fn of(&mut self, shape: &Arc<Shape>) -> &mut Rater {
        // Sections usually share one shape, so the comparison of pointers spares that of cages and marks.
        let rater = match self.last.take().filter(|(cached, _): &(Arc<Shape>, Rater)| {
            Arc::ptr_eq(cached, shape) || cached == shape
        }) {
            Some(last) => last,
            None => {
                let mut rater = Rater::new(self.scale, shape);
                with!(&mut rater.oriented, engine => engine.is_timed = self.is_timed);
                (shape.clone(), rater)
            }
        };
        &mut self.last.insert(rater).1
    }
}

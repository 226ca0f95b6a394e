//! Solves puzzles step by step, always by the easiest step that there is, and rates them by the hardest.

use super::board::{Board, Memo};
use super::candidates::{Candidates, Outcome, follow, stages};
use super::finders::{Finder, Order, Scratch, survey};
use super::step::{Found, Step, Story};
use super::tables::{DIGITS, Tables};
use super::{Rating, Scale, Technique, Window, difficulty};
use crate::puzzle::{Grid, Shape};
use crate::set::Set;
use std::sync::Arc;

/// Rates puzzles of one shape by one scale, and keeps the room that this takes from one to the next.
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
pub struct Rater(Room);

/// Raters for grids of up to 128, 256 and 640 cells, and for grids that overlap.
enum Room {
    Small(Engine<2>),
    Medium(Engine<4>),
    Large(Engine<10>),
    Several(Box<Several>),
}

macro_rules! with {
    ($rater:ident, $engine:ident => $do:expr) => {
        match &mut $rater.0 {
            Room::Small($engine) => $do,
            Room::Medium($engine) => $do,
            Room::Large($engine) => $do,
            Room::Several($engine) => $do,
        }
    };
}

mod from_position;
mod overlapping_grids;

use overlapping_grids::Several;

impl Rater {
    /// A rater for puzzles of `shape` by `scale`.
    pub fn new(scale: &'static Scale, shape: &Shape) -> Rater {
        Rater(match shape.cells() {
            _ if !shape.kind().grids().is_one() => {
                Room::Several(Box::new(Several::new(scale, shape)))
            }
            0..=128 => Room::Small(Engine::new(scale, shape)),
            129..=256 => Room::Medium(Engine::new(scale, shape)),
            _ => Room::Large(Engine::new(scale, shape)),
        })
    }

    /// The hardest technique that `puzzle` needs, and how hard it is.
    pub fn rate(&mut self, puzzle: &Grid) -> Rating {
        with!(self, engine => engine.rate(puzzle, Goal::End))
    }

    /// The rating of `puzzle` if the technique of its hardest step lies in `window` and none that is tried later is needed;
    /// puzzles beyond all of them do if [`Technique::Beyond`] does. Finds out as early as it can that it does not.
    pub fn meets(&mut self, puzzle: &Grid, window: &Window) -> Option<Rating> {
        // Most candidates fail here.
        let (scale, singles) = with!(self, engine => (engine.scale, engine.singles(puzzle)?));
        if !scale.may_hold(window, singles) {
            return None;
        }
        let rating = with!(self, engine => engine.rate(puzzle, Goal::UpTo(window.hardest)));
        scale.holds(window, rating.technique).then_some(rating)
    }

    /// Every step to the solution, or to where no technique gets on.
    pub fn path(&mut self, puzzle: &Grid) -> Vec<Step> {
        with!(self, engine => engine.path(puzzle, Goal::End))
    }

    /// The easiest step that there is. `None` when the puzzle is full, broken or beyond every technique.
    pub fn next_step(&mut self, puzzle: &Grid) -> Option<Step> {
        let path = with!(self, engine => engine.path(puzzle, Goal::Step));
        path.into_iter().next()
    }
}

/// How far to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// To the first step.
    Step,
    /// As far as this technique leads.
    UpTo(Technique),
    /// To the end.
    End,
}

struct Engine<const W: usize> {
    scale: &'static Scale,
    order: Order<W>,
    /// The weight from which on shortcuts make no difference, in hundredths.
    heaviest_shortcut: u32,
    room: Workroom<W>,
}

/// What a board needs, kept from one puzzle to the next.
struct Workroom<const W: usize> {
    tables: Tables<W>,
    scratch: Scratch<W>,
    masks: Vec<u32>,
    spots: Vec<u32>,
    memo: Memo,
    values: Vec<u8>,
}

impl<const W: usize> Workroom<W> {
    fn new(shape: &Shape) -> Workroom<W> {
        let tables = Tables::new(shape);
        Workroom {
            scratch: Scratch::new(&tables),
            masks: vec![0; tables.cells],
            spots: vec![0; tables.digits * tables.houses.len()],
            memo: Memo::new(),
            values: vec![0; tables.cells],
            tables,
        }
    }

    /// A board without a puzzle, and what techniques work with beside it.
    fn board(&mut self, scale: &'static Scale, story: Story) -> (Board<'_, W>, &mut Scratch<W>) {
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
            memo: &mut self.memo,
            values: &mut self.values,
            story,
        };
        (board, &mut self.scratch)
    }
}

impl<const W: usize> Engine<W> {
    fn new(scale: &'static Scale, shape: &Shape) -> Engine<W> {
        Engine {
            scale,
            order: Order::of(scale),
            heaviest_shortcut: scale.heaviest_shortcut(),
            room: Workroom::new(shape),
        }
    }

    /// Whether singles solve a puzzle. `None` when it contradicts itself.
    fn singles(&self, puzzle: &Grid) -> Option<bool> {
        let tables = &self.room.tables;
        let mut candidates = Candidates::of(tables, puzzle)?;
        Some(follow(tables, &mut candidates, |_, _| {}) == Outcome::Solved)
    }

    fn rate(&mut self, puzzle: &Grid, goal: Goal) -> Rating {
        self.solve(puzzle, goal, Story::default()).rating
    }

    fn path(&mut self, puzzle: &Grid, goal: Goal) -> Vec<Step> {
        let rating = self.rate(puzzle, Goal::UpTo(Technique::NakedSingle));
        self.solve(puzzle, goal, Story::of(&rating)).board.story.steps
    }

    fn solve(&mut self, puzzle: &Grid, goal: Goal, story: Story) -> Solver<'_, W> {
        let mut solver = self.solver(story);
        solver.run(puzzle, goal);
        solver
    }

    /// A solver without a puzzle.
    fn solver(&mut self, story: Story) -> Solver<'_, W> {
        let (board, scratch) = self.room.board(self.scale, story);
        Solver {
            order: &self.order,
            heaviest_shortcut: self.heaviest_shortcut,
            board,
            scratch,
            rating: Rating::none(),
        }
    }
}

/// A puzzle being solved by the finders of a scale, and what it has taken so far.
struct Solver<'t, const W: usize> {
    order: &'t Order<W>,
    /// In hundredths.
    heaviest_shortcut: u32,
    board: Board<'t, W>,
    scratch: &'t mut Scratch<W>,
    rating: Rating,
}

impl<const W: usize> Solver<'_, W> {
    fn run(&mut self, puzzle: &Grid, goal: Goal) {
        let scale = self.board.scale;
        if !self.board.load(puzzle) {
            self.rating.beyond(scale);
            return;
        }
        self.go_on(goal);
    }

    /// Solves from what is on the board.
    fn go_on(&mut self, goal: Goal) {
        let (scale, first) = (self.board.scale, self.board.candidates);
        let mut probe = self.board.candidates;
        let mut open = Vec::new();
        let singles = stages(self.board.tables, &mut probe, |count| open.push(count));
        if singles == Outcome::Solved {
            self.by_singles(goal, open);
            return;
        }
        let most = match goal {
            Goal::UpTo(most) => most,
            _ => Technique::Beyond,
        };
        self.walk(goal, most);
        self.rating.solved = self.board.is_solved();
        if !self.rating.solved {
            self.rating.beyond(scale);
            if most == Technique::Beyond && !self.board.story.is_written {
                self.rating.tried(difficulty::trial_size(self.board.tables, first));
            }
        }
    }

    /// Solves a puzzle that singles solve; so many are `open` at each stage.
    ///
    /// A path of singles is the easiest. But where a naked single is the next there may be a locked candidate or a hidden
    /// pair that makes a hidden single, and weighs less: then naked singles weigh no more than that way does.
    fn by_singles(&mut self, goal: Goal, open: Vec<u32>) {
        self.walk(goal, Technique::HiddenSingleLine);
        let is_at_goal = goal == Goal::Step && self.rating.step_count() > 0;
        if !self.board.is_solved() && !is_at_goal {
            if self.board.story.is_written {
                self.walk(goal, Technique::NakedSingle)
            } else {
                self.walk(Goal::End, Technique::Beyond);
                self.rating.as_naked_singles();
            }
        }
        self.rating.solved = self.board.is_solved();
        self.rating.by_singles(open.into_iter(), self.board.tables.digits);
    }

    /// Takes the easiest step as long as there is one that is no harder than `most`.
    fn walk(&mut self, goal: Goal, most: Technique) {
        let most = self.board.scale.rank(most);
        while !self.board.is_solved() {
            let light = self.rating.score / 1000 < self.heaviest_shortcut;
            let Some(found) = self.step(most, light) else {
                return;
            };
            self.board.memo.clock += 1;
            self.rating.add(self.board.scale, &found);
            if goal == Goal::Step {
                return;
            }
        }
    }

    /// The easiest step, if it is of rank `most` or easier; `light` as long as it matters whether a single follows at
    /// once.
    fn step(&mut self, most: u8, light: bool) -> Option<Found> {
        let scale = self.board.scale;
        let singles = scale.rank(Technique::NakedSingle);
        let light = light && most > singles;
        let (board, scratch) = (&mut self.board, &mut *self.scratch);
        if light {
            let found = self.order.shortcuts.iter().find_map(|find| find(board));
            if found.is_some() {
                return found.filter(|found| scale.rank(found.technique) <= most);
            }
        }
        let mut surveyed = false;
        for &(rank, finder) in &self.order.finders {
            if rank > most {
                break;
            }
            // There are no singles left.
            if light && rank <= singles {
                continue;
            }
            if !surveyed && !matches!(finder, Finder::Plain(_)) {
                if !survey(board, scratch) {
                    return None;
                }
                surveyed = true;
            }
            let found = match finder {
                Finder::Plain(find) | Finder::Checked(find) => find(board),
                Finder::Surveyed(find) => find(board, scratch),
            };
            if found.is_some() {
                return found.filter(|found| scale.rank(found.technique) <= most);
            }
        }
        None
    }
}

/// The easiest step from a position: for every cell its candidates, and whether it has its digit.
#[cfg(test)]
pub(super) fn first_step_at(
    scale: &'static Scale,
    shape: &Shape,
    position: &[(u32, bool)],
    most: Technique,
) -> Option<Step> {
    let values = position
        .iter()
        .map(|&(mask, solved)| if solved { mask.trailing_zeros() as u8 + 1 } else { 0 });
    let mut engine = Engine::<2>::new(scale, shape);
    let (mut board, scratch) = engine.room.board(scale, Story::written());
    assert!(board.load(&Grid::from_cells(values.collect())));
    for (cell, &(mask, _)) in position.iter().enumerate() {
        board.remove_all(!mask & ((1 << shape.digits()) - 1), Set::of(cell));
    }
    board.story = Story::written();
    let mut solver = Solver {
        order: &engine.order,
        heaviest_shortcut: engine.heaviest_shortcut,
        board,
        scratch,
        rating: Rating::none(),
    };
    solver.step(scale.rank(most), false)?;
    solver.board.story.steps.into_iter().next()
}

/// A [`Rater`] for the shape at hand, kept as long as the next puzzle has the same one.
pub struct Raters {
    scale: &'static Scale,
    last: Option<(Arc<Shape>, Rater)>,
}

impl Raters {
    /// Raters by `scale`.
    pub fn new(scale: &'static Scale) -> Raters {
        Raters { scale, last: None }
    }

    /// The rater for puzzles of `shape`.
    pub fn of(&mut self, shape: &Arc<Shape>) -> &mut Rater {
        let fits = |(known, _): &(Arc<Shape>, Rater)| Arc::ptr_eq(known, shape) || known == shape;
        let rater = match self.last.take().filter(fits) {
            Some(last) => last,
            None => (shape.clone(), Rater::new(self.scale, shape)),
        };
        &mut self.last.insert(rater).1
    }
}

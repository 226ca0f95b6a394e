//! Solves puzzles step by step, always by the easiest step that there is, and rates them by the hardest.

use super::board::{Board, Found, Marks, Memo};
use super::set::Set;
use super::singles::{Outcome, follow};
use super::step::{Path, Silence, Step, Story};
use super::tables::{DIGITS, Tables};
use super::techniques::{Scratch, direct, order, survey};
use super::{Rating, Technique};
use crate::puzzle::{Grid, Shape};
use std::ops::RangeInclusive;

/// Rates puzzles of one shape, and keeps the room that this takes from one to the next.
///
/// ```
/// use gridpress::{Shape, logic::{Rater, Technique}, notation};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let puzzle = notation::parse_line(line).unwrap();
/// let mut rater = Rater::new(Shape::classic());
/// let rating = rater.rate(&puzzle);
/// assert!(rating.solved && rating.tier() == 1);
/// let path = rater.path(&puzzle);
/// assert_eq!(path.iter().map(|step| step.technique).max(), Some(rating.technique));
/// ```
pub struct Rater(Room);

/// The same for grids of up to 128, 256 and 640 cells.
enum Room {
    Small(Engine<2>),
    Medium(Engine<4>),
    Large(Engine<10>),
}

macro_rules! with {
    ($rater:ident, $engine:ident => $do:expr) => {
        match &mut $rater.0 {
            Room::Small($engine) => $do,
            Room::Medium($engine) => $do,
            Room::Large($engine) => $do,
        }
    };
}

impl Rater {
    /// A rater for puzzles of `shape`.
    pub fn new(shape: &Shape) -> Rater {
        Rater(match shape.cells() {
            0..=128 => Room::Small(Engine::new(shape)),
            129..=256 => Room::Medium(Engine::new(shape)),
            _ => Room::Large(Engine::new(shape)),
        })
    }

    /// The hardest technique that `puzzle` needs, and how hard it is.
    pub fn rate(&mut self, puzzle: &Grid) -> Rating {
        with!(self, engine => engine.run(puzzle, Silence, Goal::End).0)
    }

    /// The rating of `puzzle` if the hardest technique that it needs lies in `window`; puzzles beyond all of them do if
    /// [`Technique::Beyond`] does. Finds out as early as it can that it does not.
    pub fn meets(&mut self, puzzle: &Grid, window: &RangeInclusive<Technique>) -> Option<Rating> {
        with!(self, engine => engine.meets(puzzle, window))
    }

    /// Every step to the solution, or to where no technique gets on.
    pub fn path(&mut self, puzzle: &Grid) -> Vec<Step> {
        with!(self, engine => engine.run(puzzle, Path::default(), Goal::End).1.steps)
    }

    /// The easiest step that there is. `None` when the puzzle is full, broken or beyond every technique.
    pub fn next_step(&mut self, puzzle: &Grid) -> Option<Step> {
        let (_, path) = with!(self, engine => engine.run(puzzle, Path::default(), Goal::Step));
        path.steps.into_iter().next()
    }
}

/// Rates one puzzle; see [`Rater::rate`].
pub fn rate(shape: &Shape, puzzle: &Grid) -> Rating {
    Rater::new(shape).rate(puzzle)
}

/// Every step of one puzzle; see [`Rater::path`].
pub fn path(shape: &Shape, puzzle: &Grid) -> Vec<Step> {
    Rater::new(shape).path(puzzle)
}

/// The easiest step of one puzzle; see [`Rater::next_step`].
pub fn next_step(shape: &Shape, puzzle: &Grid) -> Option<Step> {
    Rater::new(shape).next_step(puzzle)
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
    tables: Tables<W>,
    scratch: Scratch<W>,
    masks: Vec<u32>,
    spots: Vec<u32>,
    memo: Memo,
    values: Vec<u8>,
}

impl<const W: usize> Engine<W> {
    fn new(shape: &Shape) -> Engine<W> {
        let tables = Tables::new(shape);
        Engine {
            scratch: Scratch::new(&tables),
            masks: vec![0; tables.cells],
            spots: vec![0; tables.side * tables.houses.len()],
            memo: Memo::new(),
            values: vec![0; tables.cells],
            tables,
        }
    }

    fn board<S: Story>(&mut self, story: S) -> Board<'_, W, S> {
        Board {
            tables: &self.tables,
            marks: Marks {
                planes: [Set::EMPTY; DIGITS],
                empty: Set::EMPTY,
                open: [0; DIGITS],
            },
            masks: &mut self.masks,
            spots: &mut self.spots,
            memo: &mut self.memo,
            values: &mut self.values,
            scratch: &mut self.scratch,
            story,
        }
    }

    fn meets(&mut self, puzzle: &Grid, window: &RangeInclusive<Technique>) -> Option<Rating> {
        // Most candidates fail here.
        let mut marks = Marks::of(&self.tables, puzzle)?;
        let singles = follow(&self.tables, &mut marks, |_, _| {}) == Outcome::Solved;
        let possible = match singles {
            true => *window.start() <= Technique::NakedSingle,
            false => *window.end() > Technique::NakedSingle,
        };
        if !possible {
            return None;
        }
        let (rating, _) = self.run(puzzle, Silence, Goal::UpTo(*window.end()));
        window.contains(&rating.technique).then_some(rating)
    }

    fn run<S: Story>(&mut self, puzzle: &Grid, story: S, goal: Goal) -> (Rating, S) {
        let mut board = self.board(story);
        let mut rating = Rating::none();
        if !board.load(puzzle) {
            rating.beyond();
            return (rating, board.story);
        }
        walk(&mut board, &mut rating, goal, Technique::HiddenSingleLine);
        if board.is_solved() || goal == Goal::Step && rating.step_count() > 0 {
            rating.solved = board.is_solved();
            return (rating, board.story);
        }
        let mut probe = board.marks;
        if follow(board.tables, &mut probe, |_, _| {}) == Outcome::Solved {
            // A path of singles is the easiest. What it weighs is another matter: a naked single weighs more than a
            // pair that makes a hidden one of it.
            if S::LISTENS {
                walk(&mut board, &mut rating, goal, Technique::NakedSingle);
                let story = board.story;
                return (self.run(puzzle, Silence, Goal::End).0, story);
            }
            walk(&mut board, &mut rating, Goal::End, Technique::Beyond);
            rating.technique = Technique::NakedSingle;
            rating.solved = true;
            return (rating, board.story);
        }
        let most = match goal {
            Goal::UpTo(most) => most,
            _ => Technique::Beyond,
        };
        walk(&mut board, &mut rating, goal, most);
        rating.solved = board.is_solved();
        if !rating.solved {
            rating.beyond();
        }
        (rating, board.story)
    }
}

/// Takes the easiest step as long as there is one that is no harder than `most`.
fn walk<const W: usize, S: Story>(
    board: &mut Board<'_, W, S>,
    rating: &mut Rating,
    goal: Goal,
    most: Technique,
) {
    while !board.is_solved() {
        let light = rating.score / 1000 < Technique::HiddenTriple.weight();
        let found = step(board, most, light).filter(|found| found.technique <= most);
        let Some(found) = found else {
            return;
        };
        board.memo.clock += 1;
        rating.add(found.technique, found.weight);
        if goal == Goal::Step {
            return;
        }
    }
}

/// The easiest step; `light` as long as it matters whether a single follows at once.
fn step<const W: usize, S: Story>(
    board: &mut Board<'_, W, S>,
    most: Technique,
    light: bool,
) -> Option<Found> {
    let light = light && most > Technique::NakedSingle;
    if light {
        let found = direct::<W, S>().iter().find_map(|(_, find)| find(board));
        if found.is_some() {
            return found;
        }
    }
    let mut surveyed = false;
    for &(technique, find) in order::<W, S>() {
        if technique > most {
            break;
        }
        // There are no singles left.
        if light && technique <= Technique::NakedSingle {
            continue;
        }
        if technique >= Technique::XWing && !surveyed {
            if !survey(board) {
                return None;
            }
            surveyed = true;
        }
        let found = find(board);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The easiest step from a position: for every cell its candidates, and whether it has its digit.
#[cfg(test)]
pub(super) fn first_step_at(
    shape: &Shape,
    position: &[(u32, bool)],
    most: Technique,
) -> Option<Step> {
    let values = position.iter().map(|&(mask, solved)| match solved {
        true => mask.trailing_zeros() as u8 + 1,
        false => 0,
    });
    let mut engine = Engine::<2>::new(shape);
    let mut board = engine.board(Path::default());
    assert!(board.load(&Grid::from_cells(values.collect())));
    for (cell, &(mask, _)) in position.iter().enumerate() {
        board.remove_all(!mask & ((1 << shape.side()) - 1), Set::of(cell));
    }
    board.story = Path::default();
    step(&mut board, most, true)?;
    board.story.steps.into_iter().next()
}

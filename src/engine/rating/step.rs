//! A step of a solution, with all that is needed to draw it and tell it.

use super::Technique;
use crate::puzzle::{Cell, Mark, Shape, Sign, cell_name};
use crate::set::bits;

/// A digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit, from 1.
    pub digit: u8,
}

/// What a part of a pattern does in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Cells and digits that the pattern is made of; its house is where it stands.
    Pattern,
    /// A base line of a fish, with the places of its digit.
    Base,
    /// A cover line of a fish.
    Cover,
    /// Places beside the cover: a fish with fins.
    Fin,
    /// The cell that a wing turns on, or the stem of a death blossom.
    Pivot,
    /// A cell at the end of a wing.
    Pincer,
    /// Two places, one of which is right.
    Link,
    /// A set of cells with one candidate more than cells.
    AlmostLocked,
    /// The digit that at most one of two such sets can hold.
    RestrictedCommon,
    /// One colour of a cluster: all of it is right, or none.
    ColourA,
    /// The opposite colour of the same cluster.
    ColourB,
    /// A chain's node that is taken to be right. Nodes stand in the order of the chain.
    On,
    /// A chain's node that is therefore wrong.
    Off,
    /// Where a branch of forcing chains begins: taken to be right.
    Start,
    /// A cage with its sum.
    Cage,
}

/// Some cells and digits of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What these cells and digits do in the pattern.
    pub role: Role,
    /// The house that matters, as an index into [`Shape::houses`](crate::puzzle::Shape::houses).
    pub house: Option<usize>,
    /// The cells, ascending.
    pub cells: Vec<Cell>,
    /// The digits, ascending from 1.
    pub digits: Vec<u8>,
}

/// One step: what is seen, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique that was used.
    pub technique: Technique,
    /// The technique's tier, from 1 to 5.
    pub tier: u8,
    /// How hard it is, in hundredths; chains weigh more the longer they are.
    pub weight: u32,
    /// The cells and digits that the pattern is made of.
    pub parts: Vec<Part>,
    /// Digits that go into their cells.
    pub places: Vec<Candidate>,
    /// Candidates that go.
    pub removes: Vec<Candidate>,
}

impl Part {
    pub(super) fn new(role: Role, cells: impl IntoIterator<Item = Cell>, digits: u32) -> Part {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        Part {
            role,
            house: None,
            cells,
            digits: bits(digits).map(|digit| digit as u8 + 1).collect(),
        }
    }

    pub(super) fn within(mut self, house: usize) -> Part {
        self.house = Some(house);
        self
    }
}

impl Step {
    /// Returns the step in short: its technique, placements and eliminations, as in `x-wing r2c4-5 r8c9-5`.
    pub fn summary(&self, shape: &Shape) -> String {
        let one = |sign: char| {
            move |candidate: &Candidate| {
                let cell = cell_name(candidate.cell, shape.kind().side());
                format!(" {cell}{sign}{}", candidate.digit)
            }
        };
        let places: String = self.places.iter().map(one('=')).collect();
        let removes: String = self.removes.iter().map(one('-')).collect();
        format!("{}{places}{removes}", self.technique)
    }

    /// The mark whose number a step is about; `None` for steps about something else.
    pub fn mark<'s>(&self, shape: &'s Shape) -> Option<&'s Mark> {
        let part = |role: Role| self.parts.iter().find(|part| part.role == role);
        let (line, first) = (part(Role::Cage)?, part(Role::Pivot)?);
        let is_it = |mark: &&Mark| {
            let mut cells = mark.cells.clone();
            cells.sort_unstable();
            let is_arrow = self.parts[0].role == Role::Pivot;
            cells == line.cells
                && mark.cells[..1] == first.cells
                && (mark.sign == Sign::Arrow) == is_arrow
        };
        let of_numbers = shape.sequences().iter().map(|line| &shape.marks()[line.mark]);
        of_numbers.into_iter().find(is_it)
    }
}

/// A technique that has been found, as its scale has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) technique: Technique,
    /// From 1 to 5.
    pub(super) tier: u8,
    /// In hundredths.
    pub(super) weight: u32,
}

/// What is kept of the steps while a puzzle is solved: all of it for a path, nothing for a rating, which wants no
/// evidence. One type for both, for techniques are compiled once for each.
#[derive(Default)]
pub(super) struct Story {
    /// Whether steps are written down.
    pub(super) is_written: bool,
    /// What naked singles weigh, in hundredths, where that is less than in the scale.
    pub(super) naked_single: Option<u32>,
    pub(super) steps: Vec<Step>,
    places: Vec<Candidate>,
    removes: Vec<Candidate>,
}

impl Story {
    /// Writes every step down.
    pub(super) fn written() -> Story {
        Story { is_written: true, ..Story::default() }
    }

    /// Forgets what was written so far.
    pub(super) fn begin(&mut self) {
        self.steps.clear();
        self.forget();
    }

    /// What was placed and removed since the last step belongs to none.
    pub(super) fn forget(&mut self) {
        self.places.clear();
        self.removes.clear();
    }

    /// A digit was placed.
    #[inline]
    pub(super) fn placed(&mut self, cell: Cell, digit: usize) {
        if self.is_written {
            let digit = digit as u8 + 1;
            self.places.push(Candidate { cell, digit });
        }
    }

    /// A candidate that is not a peer of a placed digit was removed.
    #[inline]
    pub(super) fn removed(&mut self, cell: Cell, digit: usize) {
        if self.is_written {
            let digit = digit as u8 + 1;
            self.removes.push(Candidate { cell, digit });
        }
    }

    /// Ends a step: all that was placed and removed since the one before belongs to it.
    #[inline]
    pub(super) fn record(&mut self, found: &Found, parts: impl FnOnce() -> Vec<Part>) {
        if self.is_written {
            self.write(found, parts());
        }
    }

    fn write(&mut self, found: &Found, parts: Vec<Part>) {
        let mut step = Step {
            technique: found.technique,
            tier: found.tier,
            weight: found.weight,
            parts,
            places: std::mem::take(&mut self.places),
            removes: std::mem::take(&mut self.removes),
        };
        step.places.sort_unstable();
        step.removes.sort_unstable();
        self.steps.push(step);
    }
}

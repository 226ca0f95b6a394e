//! A step of a solution, with all that is needed to draw and explain it.

use super::Technique;
use super::evidence::{Candidate, Evidence};
use super::evidence_parts::EvidencePart;
use crate::puzzle::{Cell, Mark, Shape, cell_name};

/// One step: its evidence, and the placements and eliminations that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique that was used.
    pub technique: Technique,
    /// The technique's tier, from 1 to 5.
    pub tier: u8,
    /// How hard it is, in hundredths; chains weigh more the longer they are.
    pub weight: u32,
    /// The cells, digits, houses and links that justify it.
    pub evidence: Evidence,
    /// Digits that go into their cells.
    pub places: Vec<Candidate>,
    /// Candidates that go.
    pub removes: Vec<Candidate>,
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

    /// Returns the parts of its pattern, in one form for all techniques.
    pub fn parts(&self) -> Vec<EvidencePart> {
        self.evidence.parts()
    }

    /// Returns the mark whose number a step is about; `None` for steps about something else.
    pub fn mark<'s>(&self, shape: &'s Shape) -> Option<&'s Mark> {
        match self.evidence {
            Evidence::NumberLine { mark, .. } => shape.marks().get(mark),
            _ => None,
        }
    }
}

/// A technique that has been found, as its scale has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TechniqueUse {
    pub(super) technique: Technique,
    /// From 1 to 5.
    pub(super) tier: u8,
    /// In hundredths.
    pub(super) weight: u32,
}

/// What is kept of the steps while a puzzle is solved: all of it for a path, nothing for a rating, which wants no
/// evidence. One type for both, for techniques are compiled once for each.
#[derive(Default)]
pub(super) struct StepLog {
    /// Whether steps are written down.
    pub(super) is_recording: bool,
    /// What naked singles weigh, in hundredths, where that is less than in the scale.
    pub(super) naked_single: Option<u32>,
    pub(super) steps: Vec<Step>,
    places: Vec<Candidate>,
    removes: Vec<Candidate>,
}

impl StepLog {
    /// Writes every step down.
    pub(super) fn recording() -> StepLog {
        StepLog { is_recording: true, ..StepLog::default() }
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
        if self.is_recording {
            let digit = digit as u8 + 1;
            self.places.push(Candidate { cell, digit });
        }
    }

    /// A candidate that is not a peer of a placed digit was removed.
    #[inline]
    pub(super) fn removed(&mut self, cell: Cell, digit: usize) {
        if self.is_recording {
            let digit = digit as u8 + 1;
            self.removes.push(Candidate { cell, digit });
        }
    }

    /// Ends a step: all that was placed and removed since the one before belongs to it.
    #[inline]
    pub(super) fn record(&mut self, found: &TechniqueUse, evidence: impl FnOnce() -> Evidence) {
        if self.is_recording {
            self.write(found, evidence());
        }
    }

    fn write(&mut self, found: &TechniqueUse, evidence: Evidence) {
        let mut step = Step {
            technique: found.technique,
            tier: found.tier,
            weight: found.weight,
            evidence,
            places: std::mem::take(&mut self.places),
            removes: std::mem::take(&mut self.removes),
        };
        step.places.sort_unstable();
        step.removes.sort_unstable();
        self.steps.push(step);
    }
}

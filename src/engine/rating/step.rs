//! A step of a solution, with all that is needed to draw and explain it.

use super::Technique;
use super::evidence::{Candidate, Evidence};
use super::evidence_parts::EvidencePart;
use crate::puzzle::{Cell, Mark, Shape, cell_name};

/// A step: its evidence, and the placements and eliminations that follow from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique used.
    pub technique: Technique,
    /// The tier of the technique, from 1 to 5.
    pub tier: u8,
    /// The weight, in hundredths; longer chains weigh more.
    pub weight: u32,
    /// The cells, digits, houses and links that justify the step.
    pub evidence: Evidence,
    /// The placed digits.
    pub places: Vec<Candidate>,
    /// The removed candidates.
    pub removes: Vec<Candidate>,
}

impl Step {
    /// Returns the step in short form: technique, placements and eliminations, as in `x-wing r2c4-5 r8c9-5`.
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

    /// Returns the parts of the pattern, in one form for all techniques.
    pub fn parts(&self) -> Vec<EvidencePart> {
        self.evidence.parts()
    }

    /// Returns the cages that the pattern consists of, as indices into [`Shape::cages`]; none for other steps.
    pub fn cages(&self) -> &[usize] {
        match &self.evidence {
            Evidence::CageCombination { cage, .. }
            | Evidence::CageClaiming { cage, .. }
            | Evidence::CageSum { cage, .. } => std::slice::from_ref(cage),
            Evidence::HouseCombination { cages, .. } => cages,
            Evidence::CageOverlap(overlap) => &overlap.cages,
            _ => &[],
        }
    }

    /// Returns the mark whose number justifies the step; `None` for other steps.
    pub fn mark<'s>(&self, shape: &'s Shape) -> Option<&'s Mark> {
        match self.evidence {
            Evidence::NumberLine { mark, .. } => shape.marks().get(mark),
            _ => None,
        }
    }
}

/// A use of a technique, with its tier and weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TechniqueUse {
    pub(super) technique: Technique,
    /// From 1 to 5.
    pub(super) tier: u8,
    /// In hundredths.
    pub(super) weight: u32,
}

/// The steps recorded while a puzzle is solved: all of them for a path, none for a rating, which needs no evidence.
/// Both use the same type so that every technique is compiled only once.
#[derive(Default)]
pub(super) struct StepLog {
    /// `true` if steps are recorded.
    pub(super) is_recording: bool,
    /// Weight of naked singles, in hundredths, if it is less than in the scale.
    pub(super) naked_single: Option<u32>,
    pub(super) steps: Vec<Step>,
    places: Vec<Candidate>,
    removes: Vec<Candidate>,
}

impl StepLog {
    /// Creates a log that records every step.
    pub(super) fn recording() -> StepLog {
        StepLog { is_recording: true, ..StepLog::default() }
    }

    /// Discards everything recorded so far.
    pub(super) fn begin(&mut self) {
        self.steps.clear();
        self.forget();
    }

    /// Discards the placements and eliminations since the last step.
    pub(super) fn forget(&mut self) {
        self.places.clear();
        self.removes.clear();
    }

    /// Records a placed digit.
    #[inline]
    pub(super) fn placed(&mut self, cell: Cell, digit: usize) {
        if self.is_recording {
            self.places.push(Candidate { cell, digit: digit as u8 + 1 });
        }
    }

    /// Records the removal of a candidate that does not see a placed digit.
    #[inline]
    pub(super) fn removed(&mut self, cell: Cell, digit: usize) {
        if self.is_recording {
            let digit = digit as u8 + 1;
            self.removes.push(Candidate { cell, digit });
        }
    }

    /// Ends a step: everything placed and removed since the previous step belongs to it.
    #[inline]
    pub(super) fn record(&mut self, found: &TechniqueUse, evidence: impl FnOnce() -> Evidence) {
        if self.is_recording {
            self.write(found, evidence());
        }
    }

    /// Appends a step with the placements and eliminations since the previous one.
    fn write(&mut self, found: &TechniqueUse, evidence: Evidence) {
        let mut step = Step {
            technique: found.technique,
            tier: found.tier,
            weight: found.weight,
            evidence,
            places: std::mem::take(&mut self.places),
            removes: std::mem::take(&mut self.removes),
        };
        // Finders remove by digit or by cell as it suits them; readers and files get one order.
        step.places.sort_unstable();
        step.removes.sort_unstable();
        self.steps.push(step);
    }
}

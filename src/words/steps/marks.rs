//! What marks between cells say.

use super::*;
use crate::puzzle::{Demand, Relation};

impl Narrator<'_> {
    /// What is asked of one cell, or of two in their order: `r1c1 and r1c2 must differ by 1.`
    pub fn asked(&self, cells: &[Cell], asks: Demand) -> String {
        let words = self.words;
        let key = match asks {
            Demand::Parity(1) => "relation-odd",
            Demand::Parity(_) => "relation-even",
            Demand::Pair(Relation::Consecutive) => "relation-consecutive",
            Demand::Pair(Relation::NotConsecutive) => "relation-not-consecutive",
            Demand::Pair(Relation::Double) => "relation-double",
            Demand::Pair(Relation::NoDot) => "relation-no-dot",
            Demand::Pair(Relation::NoSum) => "relation-no-sum",
            Demand::Pair(relation @ (Relation::Five | Relation::Ten)) => {
                let sum = if relation == Relation::Five {
                    "5"
                } else {
                    "10"
                };
                return say!(words, "relation-sum", cells = self.cells(cells), sum = sum);
            }
            Demand::Pair(relation @ (Relation::Less | Relation::Greater)) => {
                let [a, b] = [cells[0], cells[1]].map(|cell| self.cell(cell));
                let (less, greater) = match relation {
                    Relation::Less => (a, b),
                    _ => (b, a),
                };
                return say!(words, "relation-less", less = less, greater = greater);
            }
        };
        say!(words, key, cells = self.cells(cells))
    }

    pub(super) fn mark_pair(&self, step: &Step) -> String {
        let cells = &one(step, Role::Pattern).cells;
        // Two rules may hold between the same cells; what goes breaks all that is said.
        let links = self.shape.links().iter();
        let links = links.filter(|link| link.cells[..] == cells[..]);
        let relations: Vec<String> = links
            .map(|link| self.asked(&link.cells, Demand::Pair(link.relation)))
            .collect();
        say!(self.words, "why-mark-pair", relation = relations.join(" "))
    }

    pub(super) fn mark_room(&self, step: &Step) -> String {
        let (pivot, beside) = (one(step, Role::Pivot), one(step, Role::Pincer));
        say!(
            self.words,
            "why-mark-room",
            digit = self.digit(pivot.digits[0]),
            cell = self.cell(pivot.cells[0]),
            cells = self.cells(&beside.cells),
            digits = self.digits(&beside.digits),
        )
    }

    pub(super) fn mark_house(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        say!(
            self.words,
            "why-mark-house",
            house = self.house_of(part),
            digit = self.digit(part.digits[0]),
            cells = self.cells(&part.cells),
        )
    }
}

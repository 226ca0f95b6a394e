//! What marks between cells say.

use super::*;
use gridpress_engine::puzzle::{Demand, Relation, SequenceRule};

impl Narrator<'_> {
    /// What is asked of one cell, or of two in their order: `r1c1 and r1c2 must differ by 1.`
    pub fn asked(&self, cells: &[Cell], asks: Demand) -> String {
        let words = self.words;
        let all = || self.cells(cells);
        let number = |number: u32| number.to_string();
        let key = match asks {
            Demand::Parity(1) => "relation-odd",
            Demand::Parity(_) => "relation-even",
            Demand::Pair(relation) => return self.related([cells[0], cells[1]], relation),
            Demand::Rising => "relation-rising",
            Demand::Mirrored => "relation-mirrored",
            Demand::Gapless => "relation-gapless",
            Demand::Apart(by) => {
                return say!(words, "relation-line-apart", cells = all(), by = number(by.into()));
            }
            Demand::Number(SequenceRule::Arrow, _) => {
                let rest = self.cells(&cells[1..]);
                let first = self.cell(cells[0]);
                return say!(words, "relation-arrow", cells = rest, cell = first);
            }
            Demand::Number(rule, value) => {
                let key = match rule {
                    SequenceRule::Arrow | SequenceRule::Sum => "relation-total",
                    SequenceRule::Between => "relation-between",
                    SequenceRule::Seen => "relation-seen",
                    SequenceRule::Leading => "relation-leading",
                };
                let (first, last) = (self.cell(cells[0]), self.cell(cells[cells.len() - 1]));
                let high = self.digit(self.shape.digits() as u8);
                return say!(
                    words,
                    key,
                    cells = all(),
                    first = first,
                    last = last,
                    high = high,
                    value = number(value),
                );
            }
        };
        say!(words, key, cells = all())
    }

    /// What two cells have to do with each other.
    fn related(&self, cells: [Cell; 2], relation: Relation) -> String {
        let words = self.words;
        let both = || self.cells(&cells);
        let by = |by: u8| by.to_string();
        let key = match relation {
            Relation::Consecutive => "relation-consecutive",
            Relation::NotConsecutive => "relation-not-consecutive",
            Relation::Double => "relation-double",
            Relation::NoDot => "relation-no-dot",
            Relation::NoSum => "relation-no-sum",
            Relation::Same => "relation-same",
            Relation::Five => return say!(words, "relation-sum", cells = both(), sum = "5"),
            Relation::Ten => return say!(words, "relation-sum", cells = both(), sum = "10"),
            Relation::Apart(least) => {
                return say!(words, "relation-apart", cells = both(), by = by(least));
            }
            Relation::Within(range) => {
                return say!(words, "relation-within", cells = both(), by = by(range - 1));
            }
            Relation::Less | Relation::Greater | Relation::Below(_) | Relation::Above(_) => {
                let [a, b] = cells.map(|cell| self.cell(cell));
                let (less, greater) = match relation {
                    Relation::Less | Relation::Below(_) => (a, b),
                    _ => (b, a),
                };
                return match relation {
                    Relation::Below(least) | Relation::Above(least) => say!(
                        words,
                        "relation-below",
                        less = less,
                        greater = greater,
                        by = by(least)
                    ),
                    _ => say!(words, "relation-less", less = less, greater = greater),
                };
            }
        };
        say!(words, key, cells = both())
    }

    pub(super) fn mark_pair(&self, step: &Step) -> String {
        let cells = &one(step, Role::Pattern).cells;
        // Two rules may hold between the same cells; what goes breaks all that is said.
        let links = self.shape.links().iter();
        let links = links.filter(|link| link.cells[..] == cells[..]);
        let relations: Vec<String> =
            links.map(|link| self.asked(&link.cells, Demand::Pair(link.relation))).collect();
        say!(self.words, "why-mark-pair", relation = relations.join(" "))
    }

    pub(super) fn line_number(&self, step: &Step) -> String {
        let mark = step.mark(self.shape).expect("the mark of the line");
        let relation = self.asked(&mark.cells, mark.demand(self.shape.digits()));
        let key = match step.technique {
            Technique::LineNumber => "why-line-number",
            _ => "why-line-filling",
        };
        say!(self.words, key, relation = relation)
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

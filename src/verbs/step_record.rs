//! Steps as JSON.

use gridpress_engine::notation;
use gridpress_engine::puzzle::{Cell, Shape};
use gridpress_engine::rating::{Candidate, LinkRule, LinkStrength, Role, Step, Technique};
use gridpress_ground::record::{CellName, record};
use gridpress_messages::steps::Narrator;

record! {
    /// A step of a person who takes the easiest one in each position. Its sentences are in the requested language.
    #[derive(Clone, Debug)]
    pub struct StepRecord: Serialize {
        /// The technique.
        technique: &'static str as Technique,
        /// The name of the technique, in words.
        name: String,
        /// The tier of the technique.
        tier: u8,
        /// The weight of the step.
        weight: u32,
        /// The cells and digits of the pattern.
        parts: Vec<PartRecord>,
        /// The cells of each cage that the pattern consists of.
        cages: Option<Vec<Vec<String>>> as Vec<Vec<CellName>>,
        /// The links of a chain, colouring or net, from which the eliminations can be proved.
        links: Option<Vec<LinkRecord>>,
        /// The digits that the step places.
        placements: Vec<CandidateRecord>,
        /// The candidates that the step removes.
        eliminations: Vec<CandidateRecord>,
        /// The step in a line.
        brief: String,
        /// The place to look at: the first hint.
        look: String,
        /// The pattern that is there: the second hint.
        pattern: String,
        /// The reason why the pattern leads to the placements or eliminations.
        text: String,
    }
}

record! {
    /// A digit in a cell.
    #[derive(Clone, Debug)]
    pub struct CandidateRecord: Serialize {
        /// The cell, as in `r1c9`.
        cell: String as CellName,
        /// The digit, from 1.
        digit: u8,
    }
}

record! {
    /// Some cells and digits of a pattern.
    #[derive(Clone, Debug)]
    pub struct PartRecord: Serialize {
        /// Their role in the pattern.
        role: &'static str as Role,
        /// The house that contains them, in words.
        house: Option<String>,
        /// All cells of the house.
        house_cells: Option<Vec<String>> as Vec<CellName>,
        /// The cells.
        cells: Vec<String> as Vec<CellName>,
        /// The digits, from 1.
        digits: Vec<u8>,
    }
}

record! {
    /// A link between candidates.
    #[derive(Clone, Debug)]
    pub struct LinkRecord: Serialize {
        /// The branch of forcing chains: the index of its start among the parts with that role.
        branch: Option<u32>,
        /// The relation of the candidates at both ends.
        strength: &'static str as LinkStrength,
        /// The candidates at the first end.
        from: Vec<CandidateRecord>,
        /// The candidates at the other end.
        to: Vec<CandidateRecord>,
        /// The rules by which the link holds.
        rules: Vec<RuleRecord>,
    }
}

record! {
    /// A rule by which a link holds.
    #[derive(Clone, Debug)]
    pub struct RuleRecord: Serialize {
        /// `cell`, `house`, `cage`, `innies`, `mark` or `pair`.
        kind: &'static str,
        /// The house, in words.
        house: Option<String>,
        /// The cells that the rule applies to.
        cells: Vec<String> as Vec<CellName>,
    }
}

impl StepRecord {
    /// Creates the record of a step in a puzzle of `shape`.
    pub fn new(narrator: &Narrator, shape: &Shape, step: &Step) -> StepRecord {
        let parts = step.parts().into_iter().map(|part| PartRecord {
            role: part.role.name(),
            house: part.house.map(|house| narrator.house(house)),
            house_cells: part.house.map(|house| names(&shape.houses()[house].cells, shape)),
            cells: names(&part.cells, shape),
            digits: part.digits,
        });
        let links = step.links(shape).into_iter().map(|link| LinkRecord {
            branch: link.branch.map(|branch| branch as u32),
            strength: link.strength.name(),
            from: candidates(&link.from, shape),
            to: candidates(&link.to, shape),
            rules: link.rules.iter().map(|&rule| RuleRecord::new(narrator, shape, rule)).collect(),
        });
        let cages = step.cages().iter().map(|&cage| names(&shape.cages()[cage].cells, shape));
        StepRecord {
            technique: step.technique.name(),
            name: narrator.technique(step).to_owned(),
            tier: step.tier,
            weight: step.weight,
            parts: parts.collect(),
            cages: Some(cages.collect::<Vec<_>>()).filter(|cages| !cages.is_empty()),
            links: Some(links.collect::<Vec<_>>()).filter(|links| !links.is_empty()),
            placements: candidates(&step.places, shape),
            eliminations: candidates(&step.removes, shape),
            brief: narrator.brief(step),
            look: narrator.look_at(step),
            pattern: narrator.pattern(step),
            text: narrator.reason(step),
        }
    }
}

impl RuleRecord {
    fn new(narrator: &Narrator, shape: &Shape, rule: LinkRule) -> RuleRecord {
        let (kind, cells) = match rule {
            LinkRule::Cell(cell) => ("cell", names(&[cell], shape)),
            LinkRule::House(house) => ("house", names(&shape.houses()[house].cells, shape)),
            LinkRule::Cage(cage) => ("cage", names(&shape.cages()[cage].cells, shape)),
            LinkRule::Innies(houses) => ("innies", names(&houses.cells(shape), shape)),
            LinkRule::Mark(mark) => ("mark", names(&shape.marks()[mark].cells, shape)),
            LinkRule::Pair(cells) => ("pair", names(&cells, shape)),
        };
        let house = match rule {
            LinkRule::House(house) => Some(narrator.house(house)),
            _ => None,
        };
        RuleRecord { kind, house, cells }
    }
}

fn names(cells: &[Cell], shape: &Shape) -> Vec<String> {
    cells.iter().map(|&cell| notation::cell_name(cell, shape.side())).collect()
}

fn candidates(candidates: &[Candidate], shape: &Shape) -> Vec<CandidateRecord> {
    candidates
        .iter()
        .map(|candidate| CandidateRecord {
            cell: notation::cell_name(candidate.cell, shape.side()),
            digit: candidate.digit,
        })
        .collect()
}

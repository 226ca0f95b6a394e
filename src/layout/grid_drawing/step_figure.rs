//! The signs of steps, which are the same in books, in pictures and on web pages.

use gridpress_engine::puzzle::Cell;
use gridpress_engine::rating::{Candidate, EvidencePart, Position, Role, Step, Technique};
use std::collections::{BTreeMap, BTreeSet};

/// The signs of a step in its position. Besides these, a ring surrounds each placement, and a stroke goes through each
/// elimination.
#[derive(Clone, Debug, Default)]
pub struct StepFigure {
    /// The houses of the pattern, which are lightly shaded.
    pub houses: BTreeSet<usize>,
    /// The shaded cells of the pattern.
    pub shades: BTreeMap<Cell, CellShade>,
    /// The candidates of the pattern, which are heavier than others.
    pub pattern: BTreeSet<Candidate>,
    /// The candidates on one side of a colouring or chain, each on a disc.
    pub discs: BTreeSet<Candidate>,
    /// The candidates on its other side, each in a square.
    pub squares: BTreeSet<Candidate>,
    /// The lines between candidates, in the order of the argument.
    pub lines: Vec<FigureLine>,
}

/// The shade of a cell of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CellShade {
    /// The shade of most cells.
    Plain,
    /// The darker shade of a pivot, of fins and of every other almost locked set.
    Dark,
}

/// A line between candidates, each end of which leads to the middle of one or several.
#[derive(Clone, Debug)]
pub struct FigureLine {
    /// The candidates at both ends.
    pub ends: [Vec<Candidate>; 2],
    /// `true` if one end is right, for a continuous line; a line is dashed if one end is wrong.
    pub is_strong: bool,
}

impl StepFigure {
    /// Creates the figure of `step`. Candidates that are already eliminated from `position` are left out.
    pub fn new(step: &Step, position: &Position) -> StepFigure {
        use Role::{ColourA, ColourB, Off, On, Start};
        let parts = step.parts();
        let of_parts = |is_shown: &dyn Fn(Role) -> bool| -> BTreeSet<Candidate> {
            let shown = parts.iter().filter(|part| is_shown(part.role));
            shown.flat_map(|part| candidates(part, position)).collect()
        };
        let is_net = step.technique == Technique::ForcingNet;
        StepFigure {
            houses: parts.iter().filter_map(|part| part.house).collect(),
            shades: shades(&parts),
            pattern: of_parts(&|_| true),
            // A net has too many nodes to distinguish more than its starts.
            discs: of_parts(&|role| role == Start || !is_net && matches!(role, ColourA | On)),
            squares: of_parts(&|role| !is_net && matches!(role, ColourB | Off)),
            lines: lines(&parts, position, is_net),
        }
    }
}

/// Returns the candidates of a part that are not eliminated yet.
fn candidates(part: &EvidencePart, position: &Position) -> Vec<Candidate> {
    let of_cell = |&cell| part.digits.iter().map(move |&digit| Candidate { cell, digit });
    let all = part.cells.iter().flat_map(of_cell);
    all.filter(|&candidate| position.has(candidate)).collect()
}

fn shades(parts: &[EvidencePart]) -> BTreeMap<Cell, CellShade> {
    let mut shades: BTreeMap<Cell, CellShade> = BTreeMap::new();
    for (index, part) in parts.iter().enumerate() {
        let before = parts[..index].iter().filter(|other| other.role == part.role);
        if let Some(shade) = shade(part.role, before.count()) {
            for &cell in &part.cells {
                let own = shades.entry(cell).or_insert(shade);
                *own = shade.max(*own);
            }
        }
    }
    shades
}

/// Returns the shade of the cells of a part; `before` is the number of earlier parts of the same role.
fn shade(role: Role, before: usize) -> Option<CellShade> {
    use Role::*;
    match role {
        Pattern | Base | Cover | Pincer | Link | Cage => Some(CellShade::Plain),
        Pivot | Fin => Some(CellShade::Dark),
        AlmostLocked if before.is_multiple_of(2) => Some(CellShade::Plain),
        AlmostLocked => Some(CellShade::Dark),
        // Here candidates are distinguished, not cells.
        RestrictedCommon | ColourA | ColourB | On | Off | Start => None,
    }
}

/// Returns the lines between the two places of links, and between the nodes of a chain.
fn lines(parts: &[EvidencePart], position: &Position, is_net: bool) -> Vec<FigureLine> {
    use Role::{Link, Off, On, Start};
    let of = |part: &EvidencePart| candidates(part, position);
    let links =
        parts.iter().filter(|part| part.role == Link).filter_map(|part| match of(part)[..] {
            [a, b] => Some(FigureLine { ends: [vec![a], vec![b]], is_strong: true }),
            _ => None,
        });
    let nodes = parts.windows(2).filter(|_| !is_net).filter_map(|pair| {
        let is_strong = match [pair[0].role, pair[1].role] {
            [Off, On] => true,
            [On | Start, Off] => false,
            _ => return None,
        };
        let ends = [&pair[0], &pair[1]].map(of);
        ends.iter().all(|end| !end.is_empty()).then_some(FigureLine { ends, is_strong })
    });
    links.chain(nodes).collect()
}

//! Lines through cells: strips from the centre of one cell to that of the next. Their kinds differ in width and in the
//! marks at their ends.

use super::cell_contents;
use super::frames::RuledGrid;
use super::geometry::{FilledArea, distance};
use gridpress_engine::puzzle::{LineStroke, Look, Mark, Sign, Spot, Variant};
use std::cmp::Reverse;
use std::ops::Range;

/// The largest distance from the centre of a cell to the end of a strip, to the centre of a disc, and to that of an
/// arrowhead, as shares of a cell.
const NEAR: f64 = 0.43;
const CENTRAL: f64 = 0.05;
const HEAD: f64 = 0.5;
/// The width from which a strip counts as a band, as a share of a cell.
const BROAD: f64 = 0.15;
/// The widths of bulbs and circles, as shares of a cell.
const SPOT: Range<f64> = 0.64..0.9;
/// The largest difference in width, as a share of a cell, and in grey, as a share of black, within one line.
const ALIKE: f64 = 0.02;
/// Fills lighter than this are white.
const WHITE: f64 = 0.99;

/// A strip between two adjacent cells.
struct LineStrip {
    cells: [usize; 2],
    breadth: f64,
    lightness: f64,
    /// Its index among all fills.
    fill: usize,
}

/// A mark at the centre of a cell.
struct CentralMark {
    cell: usize,
    width: f64,
    lightness: f64,
    fill: usize,
}

/// Returns the lines of a grid among the fills of its page, in painting order, and `true` for each fill that belongs to
/// a line.
pub(super) fn read(ruled: &RuledGrid, fills: &[FilledArea]) -> (Vec<Mark>, Vec<bool>) {
    let mut is_of_line = vec![false; fills.len()];
    let strips = strips(ruled, fills);
    if strips.is_empty() {
        return (Vec::new(), is_of_line);
    }
    let discs = central_marks(ruled, fills, |fill| fill.is_disc);
    let heads = central_marks(ruled, fills, is_head(ruled));
    let (cores, lines): (Vec<LineStrip>, Vec<LineStrip>) =
        // White strips lie within others and do not count as lines.
        strips.into_iter().partition(|strip| strip.lightness > WHITE);
    let mut found: Vec<(Sign, Vec<usize>, &LineStrip)> = Vec::new();
    for chain in chains(&lines, &discs) {
        let line = LineCandidate {
            cells: chain.cells,
            strip: chain.strips[0],
            cores: &cores,
            discs: &discs,
            heads: &heads,
        };
        let Some((sign, cells)) = line.sign() else { continue };
        found.push((sign, cells.clone(), line.strip));
        for strip in chain.strips {
            is_of_line[strip.fill] = true;
        }
        let is_own = |spot: &&CentralMark| cells.contains(&spot.cell) && line.is_part(spot);
        discs.iter().chain(&heads).filter(is_own).for_each(|spot| is_of_line[spot.fill] = true);
    }
    cores.iter().for_each(|core| is_of_line[core.fill] = true);
    (marks(found), is_of_line)
}

/// Converts lines to marks. A line without a bulb or circle that starts on a similar line with one is a branch of that
/// line.
fn marks(mut lines: Vec<(Sign, Vec<usize>, &LineStrip)>) -> Vec<Mark> {
    let is_directed = |sign: Sign| sign.line().is_some_and(|rule| !rule.look.is_symmetric());
    let trunk_of = |lines: &[(Sign, Vec<usize>, &LineStrip)], branch: usize| {
        let (sign, cells, strip) = &lines[branch];
        let ends = [cells[0], cells[cells.len() - 1]];
        lines.iter().filter(|(of, ..)| is_directed(*of) && !is_directed(*sign)).find_map(
            |(of, trunk, other)| {
                let start = ends.iter().position(|end| trunk.contains(end))?;
                are_alike(strip, other).then_some((*of, start))
            },
        )
    };
    // A branch may have branches.
    while let Some((branch, (sign, start))) =
        (0..lines.len()).find_map(|branch| Some((branch, trunk_of(&lines, branch)?)))
    {
        lines[branch].0 = sign;
        if start == 1 {
            lines[branch].1.reverse();
        }
    }
    lines.iter().map(|(sign, cells, _)| Mark::new(*sign, cells)).collect()
}

fn strips(ruled: &RuledGrid, fills: &[FilledArea]) -> Vec<LineStrip> {
    let strip = |(fill, of): (usize, &FilledArea)| {
        let [a, b, c, d] = of.corners?;
        if cell_contents::is_on_edge(ruled, of) {
            return None;
        }
        let middle = |a: (f64, f64), b: (f64, f64)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        let ends = if distance(a, b) > distance(b, c) {
            [middle(d, a), middle(b, c)]
        } else {
            [middle(a, b), middle(c, d)]
        };
        let [from, to] = ends.map(|end| cell_near(ruled, end, NEAR));
        let (from, to) = (from?, to?);
        let side = ruled.side();
        let is_next = |a: usize, b: usize| a.abs_diff(b) == 1 || a == b;
        let touch = is_next(from / side, to / side) && is_next(from % side, to % side);
        (from != to && touch).then_some(LineStrip {
            cells: [from, to],
            breadth: of.breadth()? / ruled.pitch(),
            lightness: of.lightness?,
            fill,
        })
    };
    fills.iter().enumerate().filter_map(strip).collect()
}

/// Returns the cell whose centre is within `near` of a point, as a share of a cell.
fn cell_near(ruled: &RuledGrid, at: (f64, f64), near: f64) -> Option<usize> {
    let cell = ruled.cell(at.0, at.1)?;
    let [left, bottom, right, top] = ruled.edges(cell);
    let middle = ((left + right) / 2.0, (bottom + top) / 2.0);
    (distance(at, middle) < near * ruled.pitch()).then_some(cell)
}

/// Returns a test for arrowheads: four corners, inside one cell.
fn is_head(ruled: &RuledGrid) -> impl Fn(&FilledArea) -> bool {
    let most = 0.5 * ruled.pitch();
    move |fill| {
        let size = (fill.high.0 - fill.low.0).max(fill.high.1 - fill.low.1);
        fill.corners.is_some() && size < most
    }
}

fn central_marks(
    ruled: &RuledGrid,
    fills: &[FilledArea],
    is_candidate: impl Fn(&FilledArea) -> bool,
) -> Vec<CentralMark> {
    let spot = |(fill, of): (usize, &FilledArea)| {
        let middle = ((of.low.0 + of.high.0) / 2.0, (of.low.1 + of.high.1) / 2.0);
        // Arrowheads lie before the middle of their cells.
        let near = if of.is_disc { CENTRAL } else { HEAD };
        Some(CentralMark {
            cell: cell_near(ruled, middle, near)?,
            width: (of.high.0 - of.low.0) / ruled.pitch(),
            lightness: of.lightness?,
            fill,
        })
    };
    fills.iter().enumerate().filter(|(_, fill)| is_candidate(fill)).filter_map(spot).collect()
}

fn are_alike(a: &LineStrip, b: &LineStrip) -> bool {
    (a.breadth - b.breadth).abs() < ALIKE && (a.lightness - b.lightness).abs() < ALIKE
}

/// Connected strips, and the cells that they pass through.
struct Chain<'s> {
    cells: Vec<usize>,
    strips: Vec<&'s LineStrip>,
}

/// Connects similar strips that meet in cells, from one end of a line to the other. No line continues past a bulb or a
/// circle.
fn chains<'s>(strips: &'s [LineStrip], discs: &[CentralMark]) -> Vec<Chain<'s>> {
    let mut left: Vec<&LineStrip> = strips.iter().collect();
    let mut chains = Vec::new();
    while let Some(first) = (!left.is_empty()).then(|| left.remove(0)) {
        let mut chain = Chain { cells: first.cells.to_vec(), strips: vec![first] };
        // From both ends: the first strip may be in the middle of its line.
        for _ in 0..2 {
            loop {
                let end = chain.cells[chain.cells.len() - 1];
                if is_line_start(first, discs, end) {
                    break;
                }
                let mut next = left.iter();
                let Some(next) = next.position(|strip: &&LineStrip| {
                    are_alike(first, strip) && strip.cells.contains(&end)
                }) else {
                    break;
                };
                let strip = left.remove(next);
                let [a, b] = strip.cells;
                chain.cells.push(if a == end { b } else { a });
                chain.strips.push(strip);
            }
            chain.cells.reverse();
        }
        chains.push(chain);
    }
    chains
}

/// `true` if lines like `strip` start in a cell, at a bulb or at the circle of an arrow.
fn is_line_start(strip: &LineStrip, discs: &[CentralMark], cell: usize) -> bool {
    let is_broad = strip.breadth > BROAD;
    has_disc(discs, cell, strip.lightness) || !is_broad && has_disc(discs, cell, 1.0)
}

/// Returns the spots of a look, each with its cell.
fn spots(look: Look, cells: &[usize]) -> impl Iterator<Item = (Spot, usize)> {
    [(look.first, cells[0]), (look.last, cells[cells.len() - 1])]
        .into_iter()
        .filter_map(|(spot, cell)| Some((spot?, cell)))
}

/// `true` if there is a bulb or a circle of that lightness in a cell.
fn has_disc(discs: &[CentralMark], cell: usize, lightness: f64) -> bool {
    discs.iter().any(|disc| {
        let is_alike = (disc.lightness - lightness).abs() < ALIKE;
        disc.cell == cell && is_alike && SPOT.contains(&disc.width)
    })
}

/// A line and the marks that may be at its ends.
struct LineCandidate<'s> {
    cells: Vec<usize>,
    /// One of its strips.
    strip: &'s LineStrip,
    cores: &'s [LineStrip],
    discs: &'s [CentralMark],
    heads: &'s [CentralMark],
}

impl LineCandidate<'_> {
    /// Returns its sign, and its cells in order: the look with the most features, all of which are there.
    fn sign(&self) -> Option<(Sign, Vec<usize>)> {
        let ways = [self.cells.clone(), self.cells.iter().rev().copied().collect()];
        Variant::lines()
            .flat_map(|(_, sign, rule)| ways.iter().map(move |cells| (sign, rule.look, cells)))
            .filter(|(_, look, cells)| self.has_look(*look, cells))
            .min_by_key(|(_, look, _)| {
                let features = spots(*look, &self.cells).count();
                Reverse(features + usize::from(look.stroke == LineStroke::Rails))
            })
            .map(|(sign, _, cells)| (sign, cells.clone()))
    }

    /// `true` if the line has a stroke and spots like these along `cells`. Circles and bulbs elsewhere count against a look
    /// with any: a line with several bulbs is not a thermometer.
    fn has_look(&self, look: Look, cells: &[usize]) -> bool {
        let is_broad =
            matches!(look.stroke, LineStroke::Tube | LineStroke::Band | LineStroke::Rails);
        let large: Vec<usize> = spots(look, cells)
            .filter(|(spot, _)| matches!(spot, Spot::Bulb | Spot::Circle))
            .map(|(_, cell)| cell)
            .collect();
        let mut found = cells.iter().filter(|&&cell| self.has_disc(cell, self.strip.lightness));
        is_broad == (self.strip.breadth > BROAD)
            && (look.stroke != LineStroke::Rails || self.has_core())
            && (large.is_empty() || found.by_ref().eq(&large))
            && spots(look, cells).all(|(spot, cell)| match spot {
                Spot::Bulb => true,
                Spot::Circle => self.has_disc(cell, 1.0),
                Spot::Head => self.heads.iter().any(|head| head.cell == cell),
            })
    }

    /// `true` if a white core runs along the whole line.
    fn has_core(&self) -> bool {
        self.cells.windows(2).all(|pair| {
            self.cores.iter().any(|core| core.cells.iter().all(|cell| pair.contains(cell)))
        })
    }

    fn has_disc(&self, cell: usize, lightness: f64) -> bool {
        has_disc(self.discs, cell, lightness)
    }

    /// `true` if a mark in one of its cells belongs to the line, and not to the shading below.
    fn is_part(&self, spot: &CentralMark) -> bool {
        spot.lightness > WHITE || (spot.lightness - self.strip.lightness).abs() < ALIKE
    }
}

//! What the script of a page plays by, as JSON.

use super::WebEdition;
use super::hints;
use super::phrases::Phrases;
use gridpress_base::messages::steps::Narrator;
use gridpress_engine::puzzle::{CageRule, Cell, Kind, Relation, Shape};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// A puzzle, its rules and the words of the page. Values count from 1, and 0 is empty; cells from 0, row by row.
#[derive(Serialize)]
pub(super) struct Data<'a> {
    code: &'a str,
    day: String,
    /// The last day before that with a puzzle; empty without.
    before: String,
    /// What sorts kinds and levels in the statistics, and their names.
    level: [String; 2],
    /// The site that is told what happens, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    embed: Option<&'a str>,
    /// Cells in a row, of overlapping grids in a row of the canvas around them: what lies in no house is no cell.
    side: usize,
    /// The row and the column of the first cell of each of several grids.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    grids: Vec<(usize, usize)>,
    /// The symbol of each value, from 1 on.
    symbols: Vec<String>,
    givens: &'a [u8],
    /// Cells that hold every value once.
    houses: Vec<&'a [Cell]>,
    cages: Vec<CageData<'a>>,
    /// Pairs of cells that differ for another reason.
    apart: Vec<[Cell; 2]>,
    /// Of a relation between two cells, for each value of the first the values that go with it, bit 0 for 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    relations: Vec<Vec<u32>>,
    /// Pairs of cells with such a relation, and its number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    links: Vec<LinkData>,
    /// Lines whose values make a number in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineData<'a>>,
    /// Cells with the values that marks on them allow, bit 0 for 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    only: Vec<(Cell, u32)>,
    /// The areas that a screen reader names besides rows, columns and boxes: overlapping grids, other houses and cages.
    areas: Vec<Area<'a>>,
    texts: BTreeMap<&'static str, String>,
    /// The word that a line of the solution reads, and which line: told when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    /// Nothing that follows from the solution, where the page is to go without.
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a [u8]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<Vec<HintData>>,
    /// The clauses of the hints, cut where numbers stand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    phrases: Vec<Vec<String>>,
}

/// A hint: cells and values that go into them; those that do not; the cells of its pattern; the hints that it needs; the
/// clauses of its text, which has all depths in as many lines, and the numbers in them.
type HintData =
    (Vec<(Cell, u8)>, Vec<(Cell, u8)>, BTreeSet<Cell>, BTreeSet<usize>, Vec<usize>, Numbers);

/// A pair of cells, and the number of their relation.
type LinkData = (Cell, Cell, usize);

/// Numbers, as short as the script can take them one by one: figures alone need no commas.
#[derive(Serialize)]
#[serde(untagged)]
enum Numbers {
    Figures(String),
    List(Vec<u32>),
}

impl From<Vec<u32>> for Numbers {
    fn from(numbers: Vec<u32>) -> Numbers {
        match numbers.iter().all(|&number| number < 10) {
            true => Numbers::Figures(numbers.iter().map(u32::to_string).collect()),
            false => Numbers::List(numbers),
        }
    }
}

#[derive(Serialize)]
struct CageData<'a> {
    cells: &'a [Cell],
    sum: u32,
    /// How digits that may repeat make the number; none where they differ and add up.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

#[derive(Serialize)]
struct LineData<'a> {
    cells: &'a [Cell],
    rule: &'static str,
    value: u32,
}

#[derive(Serialize)]
struct Area<'a> {
    name: String,
    cells: Cow<'a, [Cell]>,
}

impl<'a> Data<'a> {
    pub(super) fn new(edition: &WebEdition<'a>) -> Data<'a> {
        let puzzle = edition.puzzle;
        let shape = &*puzzle.shape;
        let narrator = Narrator::new(edition.words, shape, edition.symbols.clone());
        let shown = edition.with_solution;
        let mut phrases = Phrases::default();
        let (relations, links) = links(shape);
        Data {
            relations,
            links,
            lines: (shape.sequences().iter())
                .map(|line| LineData {
                    cells: &line.cells,
                    rule: line.rule.name(),
                    value: line.value,
                })
                .collect(),
            only: only(shape),
            code: edition.code,
            day: edition.date.to_string(),
            before: edition.before.map(|day| day.to_string()).unwrap_or_default(),
            level: level(edition, shape.kind()),
            embed: edition.brand.web.embed.as_ref().map(|origin| origin.as_str()),
            side: shape.side(),
            grids: grids(shape).collect(),
            symbols: (1..=shape.digits() as u8).map(|value| edition.symbols.text(value)).collect(),
            givens: puzzle.givens.cells(),
            houses: shape.houses().iter().map(|house| &house.cells[..]).collect(),
            cages: (shape.cages().iter())
                .map(|cage| CageData {
                    cells: &cage.cells,
                    sum: cage.target,
                    rule: (cage.rule != CageRule::Different).then(|| cage.rule.name()),
                })
                .collect(),
            apart: apart(shape),
            areas: areas(edition, shape, &narrator),
            texts: edition.words.web_script_texts().collect(),
            word: (edition.words.hidden_word(puzzle).into_iter().next()).filter(|_| shown),
            solution: shown.then(|| puzzle.solution.cells()),
            hints: shown.then(|| hints(edition, &narrator, &mut phrases)),
            phrases: phrases.all,
        }
    }
}

/// The kind and the rank of a level, and their names; the kind has none where it is what everybody expects.
fn level(edition: &WebEdition, kind: Kind) -> [String; 2] {
    let level = edition.words.level(edition.level);
    let name = match kind {
        Kind::CLASSIC => level.to_owned(),
        kind => format!("{level}, {}", edition.words.kind(kind)),
    };
    [format!("{kind} {}", edition.level as u8), name]
}

/// The corners of overlapping grids; none where there is one.
fn grids(shape: &Shape) -> impl Iterator<Item = (usize, usize)> {
    let grids = shape.kind().grids();
    grids.corners().filter(move |_| !grids.is_one())
}

fn hints(edition: &WebEdition, narrator: &Narrator, phrases: &mut Phrases) -> Vec<HintData> {
    let hints = hints::hints(edition.words, edition.puzzle, narrator).into_iter();
    let data = hints.map(|hint| {
        let (clauses, numbers) = phrases.keep(&[hint.look, hint.pattern, hint.told].join("\n"));
        (hint.places, hint.removes, hint.cells, hint.needs, clauses, numbers.into())
    });
    data.collect()
}

/// The relations of pairs of cells, each once, and the pairs with the number of theirs.
fn links(shape: &Shape) -> (Vec<Vec<u32>>, Vec<LinkData>) {
    let mut relations: Vec<Relation> = shape.links().iter().map(|link| link.relation).collect();
    relations.sort_unstable();
    relations.dedup();
    let number = |relation| relations.partition_point(|&known| known < relation);
    let links = shape.links().iter().map(|link| {
        let [a, b] = link.cells;
        (a, b, number(link.relation))
    });
    let links = links.collect();
    let tables = relations.iter().map(|one| one.partners(shape.digits()));
    (tables.collect(), links)
}

/// The cells whose marks allow some values only, with these.
fn only(shape: &Shape) -> Vec<(Cell, u32)> {
    let all = (1 << shape.digits()) - 1;
    let marked = shape.filled().map(|cell| (cell, shape.allowed(cell) & all));
    marked.filter(|&(_, values)| values != all).collect()
}

/// Peers that share neither a house nor a cage.
fn apart(shape: &Shape) -> Vec<[Cell; 2]> {
    let mut pairs: BTreeSet<[Cell; 2]> = (0..shape.cells())
        .flat_map(|cell| shape.peers(cell).iter().map(move |&peer| [cell, peer]))
        .filter(|[cell, peer]| cell < peer)
        .collect();
    let houses = shape.houses().iter().map(|house| &house.cells);
    for group in houses.chain(shape.cages().iter().map(|cage| &cage.cells)) {
        for (index, &cell) in group.iter().enumerate() {
            for &peer in &group[index + 1..] {
                pairs.remove(&[cell, peer]);
            }
        }
    }
    pairs.into_iter().collect()
}

fn areas<'a>(edition: &WebEdition, shape: &'a Shape, narrator: &Narrator) -> Vec<Area<'a>> {
    use gridpress_engine::puzzle::HouseKind::{Box, Column, Row};
    let is_plain = |kind| matches!(kind, Row(_) | Column(_) | Box(_));
    let houses = shape.houses().iter().enumerate();
    let houses = houses.filter(|(_, house)| !is_plain(house.kind));
    let houses = houses
        .map(|(index, house)| Area { name: narrator.house(index), cells: Cow::from(&house.cells) });
    let cages = shape.cages().iter().map(|cage| Area {
        name: (edition.words).web_cage(cage, &narrator.cell(cage.cells[0])),
        cells: Cow::from(&cage.cells),
    });
    let grids = grids(shape).enumerate().map(|(index, _)| Area {
        name: edition.words.web_area_grid(index),
        cells: shape.kind().grid_cells(index).collect(),
    });
    let marks = shape.marks().iter().map(|mark| Area {
        name: narrator.asked(&mark.cells, mark.demand(shape.digits())),
        cells: Cow::from(&mark.cells),
    });
    grids.chain(houses).chain(marks).chain(cages).collect()
}

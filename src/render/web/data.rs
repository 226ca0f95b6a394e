//! Data for the script of a page, as JSON: the puzzle, the hints and their phrases.

use super::WebEdition;
use super::figure::figure_lists;
use gridpress_engine::puzzle::{
    CageRule, Cell, Grid, Kind, Puzzle, Relation, SequenceTable, Shape,
};
use gridpress_engine::rating::{Candidate, EvidencePart, Position, Rater, Step, Technique};
use gridpress_layout::StepFigure;
use gridpress_messages::Words;
use gridpress_messages::steps::Narrator;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// A puzzle, its rules and the texts of the page. Values start at 1, and 0 is empty; cells start at 0, row by row.
#[derive(Serialize)]
pub(super) struct PuzzleData<'a> {
    code: &'a str,
    day: String,
    /// The previous day with a puzzle; empty if there is none.
    before: String,
    /// The sort key of kind and level in the statistics, and their name.
    level: [String; 2],
    /// The site that receives events, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    embed: Option<&'a str>,
    /// The number of cells in a row of the canvas. With overlapping grids, canvas cells in no house are not cells of
    /// the puzzle.
    side: usize,
    /// The row and the column of the first cell of each grid, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    grids: Vec<(usize, usize)>,
    /// The symbols of the values, from 1 on.
    symbols: Vec<String>,
    givens: &'a [u8],
    /// Groups of cells that contain every value once.
    houses: Vec<&'a [Cell]>,
    cages: Vec<CageData<'a>>,
    /// Other pairs of cells that must differ.
    apart: Vec<[Cell; 2]>,
    /// The relations between two cells: for each value of the first cell, the compatible values of the second, with bit
    /// 0 for 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    relations: Vec<Vec<u32>>,
    /// Pairs of cells with the index of their relation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    links: Vec<LinkData>,
    /// Lines whose values in order determine a number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineData<'a>>,
    /// The automata of the lines: for each state, the state after each value, -1 if the number is out of reach.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<Vec<i32>>,
    /// The states in which a full line makes its number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ends: Vec<usize>,
    /// Cells with the values that their marks allow, with bit 0 for 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    only: Vec<(Cell, u32)>,
    /// The areas that a screen reader announces besides rows, columns and boxes: overlapping grids, other houses and
    /// cages.
    areas: Vec<NamedArea<'a>>,
    texts: BTreeMap<&'static str, String>,
    /// The word spelled by a line of the solution, and the line, shown at the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
    /// The address for times, the question whether they may be sent, and the text of the comparison.
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<(&'a str, String, String)>,
    /// The engine for further puzzles, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<EngineData<'a>>,
    /// The text at the end of a contest, and the cells whose values readers send in.
    #[serde(skip_serializing_if = "Option::is_none")]
    contest: Option<(String, &'a [Cell])>,
    /// The solution; absent from pages without it, like everything derived from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a [u8]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<Vec<HintData>>,
    /// The clauses of the hints, split at numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    phrases: Vec<Vec<String>>,
}

/// A hint: placements; eliminations; its figure; the hints that it depends on; the clauses of its text, with one line
/// for each depth; and the numbers in them.
type HintData =
    (Vec<(Cell, u8)>, Vec<(Cell, u8)>, Vec<Value>, BTreeSet<usize>, Vec<usize>, HintNumbers);

/// A pair of cells, and the index of their relation.
type LinkData = (Cell, Cell, usize);

/// Numbers in a short form for the script: single digits need no commas.
#[derive(Serialize)]
#[serde(untagged)]
enum HintNumbers {
    Figures(String),
    List(Vec<u32>),
}

impl From<Vec<u32>> for HintNumbers {
    fn from(numbers: Vec<u32>) -> HintNumbers {
        if numbers.iter().all(|&number| number < 10) {
            HintNumbers::Figures(numbers.iter().map(u32::to_string).collect())
        } else {
            HintNumbers::List(numbers)
        }
    }
}

/// The engine beside a page, and the requests of the page.
#[derive(Serialize)]
struct EngineData<'a> {
    /// The folder of the engine.
    folder: &'a str,
    /// The version of the scripts, which must be that of the engine.
    program: String,
    kind: String,
    level: &'static str,
    symbols: &'static str,
    /// The language of sentences, with its form of address.
    language: &'a str,
}

#[derive(Serialize)]
struct CageData<'a> {
    cells: &'a [Cell],
    sum: u32,
    /// The operation of a cage whose digits may repeat; absent if they differ and add up.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The sign between its digits.
    sign: char,
    /// The combinations of digits that make the number, each ascending.
    ways: Vec<String>,
}

#[derive(Serialize)]
struct LineData<'a> {
    cells: &'a [Cell],
    /// The state before the first value.
    start: usize,
    /// The rule and the number, for scripts of other sites.
    rule: &'static str,
    value: u32,
}

#[derive(Serialize)]
struct NamedArea<'a> {
    name: String,
    cells: Cow<'a, [Cell]>,
}

impl<'a> PuzzleData<'a> {
    pub(super) fn new(edition: &WebEdition<'a>) -> PuzzleData<'a> {
        let puzzle = edition.puzzle;
        let shape = &*puzzle.shape;
        let narrator = Narrator::new(edition.words, edition.grid());
        let with_solution = edition.with_solution;
        let mut phrases = Phrases::default();
        let (relations, links) = links(shape);
        let table = SequenceTable::new(shape.sequences(), shape.digits());
        PuzzleData {
            relations,
            links,
            lines: (shape.sequences().iter().zip(table.starts))
                .map(|(line, start)| LineData {
                    cells: &line.cells,
                    start,
                    rule: line.rule.name,
                    value: line.value,
                })
                .collect(),
            steps: table.steps,
            ends: table.ends,
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
                    rule: (cage.rule != CageRule::Killer).then(|| cage.rule.name()),
                    sign: match cage.rule {
                        CageRule::Killer => '+',
                        rule => rule.sign().unwrap_or('·'),
                    },
                    ways: (cage.combinations(shape.digits() as u8).iter())
                        .map(|way| way.iter().map(u8::to_string).collect())
                        .collect(),
                })
                .collect(),
            apart: apart(shape),
            areas: areas(edition, shape, &narrator),
            texts: edition.words.web_script_texts().collect(),
            word: (edition.words.hidden_word(puzzle).into_iter().next()).filter(|_| with_solution),
            results: edition.brand.web.results.as_ref().map(|address| {
                let words = edition.words;
                (address.as_str(), words.web_send_times(edition.brand.paper), words.web_faster())
            }),
            engine: engine(edition),
            contest: edition.contest.filter(|contest| contest.answer.is_none()).map(|contest| {
                let cells = &contest.contest.cells[..];
                let text = match cells {
                    // The line of a hidden word is for readers to find.
                    [] => edition.words.contest("", contest.closes),
                    _ => edition.words.contest_entered(contest.closes),
                };
                (text, cells)
            }),
            solution: with_solution.then(|| puzzle.solution.cells()),
            hints: with_solution.then(|| hints(edition, &narrator, &mut phrases)),
            phrases: phrases.all,
        }
    }
}

/// Returns the kind and the rank of a level, and their name; a classic kind has none.
fn level(edition: &WebEdition, kind: Kind) -> [String; 2] {
    let level = edition.words.level(edition.level);
    let name = match kind {
        Kind::CLASSIC => level.to_owned(),
        kind => format!("{level}, {}", edition.words.kind(kind)),
    };
    [format!("{kind} {}", edition.level as u8), name]
}

/// Returns the engine for further puzzles.
fn engine<'a>(edition: &WebEdition<'a>) -> Option<EngineData<'a>> {
    Some(EngineData {
        folder: edition.engine()?,
        program: super::program(),
        kind: edition.puzzle.shape.kind().to_string(),
        level: edition.level.name(),
        symbols: edition.symbols.name(),
        language: edition.words.language(),
    })
}

/// Returns the corners of overlapping grids; empty for a single grid.
fn grids(shape: &Shape) -> impl Iterator<Item = (usize, usize)> {
    let grids = shape.kind().grids();
    grids.corners().filter(move |_| !grids.is_single())
}

fn hints(edition: &WebEdition, narrator: &Narrator, phrases: &mut Phrases) -> Vec<HintData> {
    let rater = edition.revision.rater(&edition.puzzle.shape);
    let digits = edition.puzzle.shape.digits();
    solution_hints(rater, edition.words, edition.puzzle, narrator)
        .into_iter()
        .map(|hint| {
            let figure = figure_lists(&hint.figure, hint.look_house, &hint.places, digits);
            let (clauses, numbers) =
                phrases.add(&[hint.look, hint.pattern, hint.explanation].join("\n"));
            (hint.places, hint.removes, figure, hint.needs, clauses, numbers.into())
        })
        .collect()
}

/// Returns the relations of pairs of cells, each once, and the pairs with the index of theirs.
fn links(shape: &Shape) -> (Vec<Vec<u32>>, Vec<LinkData>) {
    let mut relations: Vec<Relation> =
        shape.pair_constraints().iter().map(|link| link.relation).collect();
    // Most links of a puzzle share a few relations, whose tables would otherwise dominate the page.
    relations.sort_unstable();
    relations.dedup();
    let links = shape
        .pair_constraints()
        .iter()
        .map(|link| {
            let [a, b] = link.cells;
            (a, b, relations.partition_point(|&other| other < link.relation))
        })
        .collect();
    let tables = relations.iter().map(|one| one.partners(shape.digits()));
    (tables.collect(), links)
}

/// Returns the cells whose marks exclude values, with the allowed values.
fn only(shape: &Shape) -> Vec<(Cell, u32)> {
    let all = (1 << shape.digits()) - 1;
    let marked = shape.playable_cells().map(|cell| (cell, shape.allowed_digits(cell) & all));
    marked.filter(|&(_, values)| values != all).collect()
}

/// Returns the peers that share neither a house nor a cage.
fn apart(shape: &Shape) -> Vec<[Cell; 2]> {
    let mut pairs: BTreeSet<[Cell; 2]> = (0..shape.cells())
        .flat_map(|cell| shape.peers(cell).iter().map(move |&peer| [cell, peer]))
        .filter(|[cell, peer]| cell < peer)
        .collect();
    let houses = shape.houses().iter().map(|house| &house.cells);
    for group in houses.chain(shape.cages().iter().map(|cage| &cage.cells)) {
        // The script derives these pairs from houses and cages, so only the remaining ones are sent.
        for (index, &cell) in group.iter().enumerate() {
            for &peer in &group[index + 1..] {
                pairs.remove(&[cell, peer]);
            }
        }
    }
    pairs.into_iter().collect()
}

fn areas<'a>(edition: &WebEdition, shape: &'a Shape, narrator: &Narrator) -> Vec<NamedArea<'a>> {
    use gridpress_engine::puzzle::HouseKind::{Box, Column, Row};
    let houses = (shape.houses().iter().enumerate())
        .filter(|(_, house)| !matches!(house.kind, Row(_) | Column(_) | Box(_)))
        .map(|(index, house)| NamedArea {
            name: narrator.house(index),
            cells: Cow::from(&house.cells),
        });
    let cages = shape.cages().iter().enumerate().map(|(index, cage)| NamedArea {
        name: narrator.cage_name(index),
        cells: Cow::from(&cage.cells),
    });
    let grids = grids(shape).enumerate().map(|(index, _)| NamedArea {
        name: edition.words.web_area_grid(index),
        cells: shape.kind().grid_cells(index).collect(),
    });
    let marks = shape.marks().iter().map(|mark| NamedArea {
        name: narrator.demand_text(mark),
        cells: Cow::from(&mark.cells[..]),
    });
    let lettered = edition.contest.into_iter().flat_map(|contest| contest.contest.lettered_cells());
    let lettered = lettered
        .map(|(letter, cell)| NamedArea { name: letter.to_string(), cells: vec![cell].into() });
    grids.chain(houses).chain(marks).chain(cages).chain(lettered).collect()
}

/// A step, explained at three depths.
#[derive(Debug)]
pub(super) struct WebHint {
    /// The sentence about where to look.
    pub(super) look: String,
    /// The pattern to look for there; empty if there is none.
    pub(super) pattern: String,
    /// The name of the technique, its conclusion and the reason.
    pub(super) explanation: String,
    /// The house to look at first, if any.
    pub(super) look_house: Option<usize>,
    /// The signs of the step.
    pub(super) figure: StepFigure,
    /// Its placements.
    pub(super) places: Vec<(Cell, u8)>,
    /// Its eliminations.
    pub(super) removes: Vec<(Cell, u8)>,
    /// Earlier hints whose eliminations this one depends on.
    pub(super) needs: BTreeSet<usize>,
}

/// Returns every step from the givens to the full grid. If no technique applies, a digit is revealed and solving
/// continues.
pub(super) fn solution_hints(
    mut rater: Rater,
    words: &Words,
    puzzle: &Puzzle,
    narrator: &Narrator,
) -> Vec<WebHint> {
    let mut grid = puzzle.givens.clone();
    let mut hints = Vec::new();
    // The loop ends, as each round places at least one digit.
    while grid.filled_count() < puzzle.shape.kind().size() {
        let path = rater.path(&grid);
        hints.extend(step_hints(&path, hints.len(), (&puzzle.shape, &grid), narrator));
        for place in path.iter().flat_map(|step| &step.places) {
            grid.set(place.cell, place.digit);
        }
        if let Some(cell) = tightest(&puzzle.shape, &grid) {
            let digit = puzzle.solution.get(cell);
            grid.set(cell, digit);
            hints.push(revealed_digit_hint(words, narrator, cell, digit));
        }
    }
    hints
}

/// Returns the first of the empty cells with the fewest candidates.
fn tightest(shape: &Shape, grid: &Grid) -> Option<Cell> {
    shape.playable_cells().filter(|&cell| grid.get(cell) == 0).min_by_key(|&cell| {
        let seen = shape.peers(cell).iter().map(|&peer| grid.get(peer));
        let seen: BTreeSet<u8> = seen.filter(|&value| value != 0).collect();
        shape.digits() - seen.len()
    })
}

fn revealed_digit_hint(words: &Words, narrator: &Narrator, cell: Cell, digit: u8) -> WebHint {
    WebHint {
        look: words.no_further().to_owned(),
        pattern: String::new(),
        explanation: words.web_beyond(&narrator.cell(cell), &narrator.digit(digit)),
        look_house: None,
        figure: StepFigure::default(),
        places: vec![(cell, digit)],
        removes: Vec::new(),
        needs: BTreeSet::new(),
    }
}

/// Returns the hints for the steps of a path that starts from `grid`, numbered from `first`.
fn step_hints(
    path: &[Step],
    first: usize,
    (shape, grid): (&Shape, &Grid),
    narrator: &Narrator,
) -> Vec<WebHint> {
    let mut position = Position::new(shape, grid);
    // The step that eliminated each candidate.
    let mut removed_by: BTreeMap<Candidate, usize> = BTreeMap::new();
    let mut hints = Vec::new();
    for (index, step) in path.iter().enumerate() {
        let parts = step.parts();
        let needs =
            removed_by.iter().filter(|(removed, _)| may_depend_on(shape, step, &parts, removed));
        hints.push(WebHint {
            look: narrator.look_at(step),
            pattern: narrator.pattern(step),
            explanation: format!("{}. {}", narrator.technique(step), narrator.reason(step)),
            look_house: narrator.look_house(step),
            figure: StepFigure::new(step, &position),
            places: pairs(&step.places),
            removes: pairs(&step.removes),
            needs: needs.map(|(_, &index)| first + index).collect(),
        });
        for &removed in &step.removes {
            // The first step that removed a candidate is the one that a player must make.
            removed_by.entry(removed).or_insert(index);
        }
        position.apply(shape, step);
    }
    hints
}

fn pairs(candidates: &[Candidate]) -> Vec<(Cell, u8)> {
    candidates.iter().map(|candidate: &Candidate| (candidate.cell, candidate.digit)).collect()
}

/// `true` if a step may depend on an eliminated candidate, and also in doubt.
fn may_depend_on(shape: &Shape, step: &Step, parts: &[EvidencePart], removed: &Candidate) -> bool {
    use Technique::*;
    let near = |cell: Cell| {
        shape.houses_of(cell).iter().any(|house| shape.houses_of(removed.cell).contains(house))
    };
    let inside = || parts.iter().any(|part| part.cells.contains(&removed.cell));
    let beside = || {
        parts.iter().any(|part| {
            part.digits.contains(&removed.digit) && part.cells.iter().any(|&cell| near(cell))
        })
    };
    match step.technique {
        FullHouse => false,
        NakedSingle => inside(),
        HiddenSingleBox | HiddenSingleLine => parts.iter().any(|part| {
            part.house
                .is_some_and(|house: usize| shape.houses()[house].cells.contains(&removed.cell))
                && part.digits.contains(&removed.digit)
        }),
        Bug | ForcingChain | ForcingNet => true,
        _ => inside() || beside(),
    }
}

/// Clauses, split at the numbers in them.
#[derive(Default)]
pub(super) struct Phrases {
    /// The text around the numbers of each clause: one more piece than there are numbers.
    pub(super) all: Vec<Vec<String>>,
    index_of: BTreeMap<Vec<String>, usize>,
}

impl Phrases {
    /// Adds a text. Returns the indices of its clauses, and the numbers in them.
    pub(super) fn add(&mut self, text: &str) -> (Vec<usize>, Vec<u32>) {
        let (mut indices, mut numbers) = (Vec::new(), Vec::new());
        for clause in clauses(text) {
            let (phrase, own) = cut(clause);
            indices.push(self.index(phrase));
            numbers.extend(own);
        }
        (indices, numbers)
    }

    fn index(&mut self, phrase: Vec<String>) -> usize {
        // Hints of a puzzle repeat a few sentences with other numbers, so storing sentences once shortens the page a
        // lot.
        let next = self.all.len();
        *self.index_of.entry(phrase).or_insert_with_key(|phrase| {
            self.all.push(phrase.clone());
            next
        })
    }
}

/// Splits a text into clauses, each with its trailing space or line end.
fn clauses(text: &str) -> impl Iterator<Item = &str> {
    let mut last = ' ';
    text.split_inclusive(move |sign: char| {
        let ends = sign == '\n' || (sign == ' ' && [',', '.', ':', ';'].contains(&last));
        last = sign;
        ends
    })
}

/// Splits a text at its numbers. Digits that do not round-trip as a number stay in the text.
fn cut(text: &str) -> (Vec<String>, Vec<u32>) {
    let (mut phrase, mut numbers) = (vec![String::new()], Vec::new());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let figures =
            rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let (part, after) = rest.split_at(figures.max(first.len_utf8()));
        match part.parse() {
            // Leading zeros would be lost, as the script writes numbers without them.
            Ok(number) if u32::to_string(&number) == part => {
                numbers.push(number);
                phrase.push(String::new());
            }
            _ => phrase.last_mut().expect("begun with one").push_str(part),
        }
        rest = after;
    }
    (phrase, numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Assembles a text like the script.
    fn text_of(phrases: &Phrases, (indices, numbers): (Vec<usize>, Vec<u32>)) -> String {
        let mut numbers = numbers.iter();
        let clause = |&index: &usize| -> String {
            let (first, others) = phrases.all[index].split_first().unwrap();
            let parts = others.iter().map(|part| format!("{}{part}", numbers.next().unwrap()));
            first.clone() + &parts.collect::<String>()
        };
        let text = indices.iter().map(clause).collect();
        assert_eq!(numbers.next(), None);
        text
    }

    #[test]
    fn texts_survive_a_round_trip() {
        let mut phrases = Phrases::default();
        for text in [
            "",
            "7",
            "r3c7 is 2.",
            "r9c8 is 1.",
            "А1 — 007, 99999999999",
            "12 34",
            "A.\nB: r1c1, r2c2.\n\nC",
            ", . ",
        ] {
            let added = phrases.add(text);
            assert_eq!(text_of(&phrases, added), text);
        }
    }

    #[test]
    fn clauses_are_stored_once() {
        let mut phrases = Phrases::default();
        let (one, numbers) = phrases.add("In box 3, r3c7 is 2. So it is.");
        assert_eq!(numbers, [3, 3, 7, 2]);
        let (other, _) = phrases.add("In box 9, r1c2 is 8. Or not.");
        assert_eq!((one.len(), &one[..2]), (3, &other[..2]));
        assert_eq!(phrases.all.len(), 4);
    }
}

//! The sentences about marks, parsed back and held against the puzzle: each names the cells of its mark, on the side
//! that it claims, and claims what the mark demands.

use super::*;
use gridpress_engine::puzzle::{Clash, Mark, Sign};

/// The digits of each list of cells in a sentence, its number, and the number of digits in the grid.
type IsMet = fn(&[Vec<u8>], &[u32], u8) -> bool;

/// The English sentences: `*` stands for cells, `#` for a number or digits, `~` for the first and the last cell of a
/// straight line.
const SENTENCES: [(&str, IsMet); 23] = [
    ("The digits in * must differ by 1.", |c, _, _| c[0][0].abs_diff(c[0][1]) == 1),
    ("The digits in * must not differ by 1.", |c, _, _| c[0][0].abs_diff(c[0][1]) != 1),
    ("One of * must be twice the other.", |c, _, _| is_double(&c[0])),
    ("The digits in * must not differ by 1, and neither may be twice the other.", |c, _, _| {
        c[0][0].abs_diff(c[0][1]) != 1 && !is_double(&c[0])
    }),
    ("The digit in * must be less than the digit in *.", |c, _, _| c[0][0] < c[1][0]),
    ("The digits in * must add up to #.", |c, n, _| sum(&c[0]) == n[0]),
    ("The digits in * must not add up to 5 or 10.", |c, _, _| ![5, 10].contains(&sum(&c[0]))),
    ("The digits in * must be the same.", |c, _, _| c[0].iter().all(|one| *one == c[0][0])),
    ("The digit in * must be at least # less than the digit in *.", |c, n, _| {
        u32::from(c[0][0]) + n[0] <= u32::from(c[1][0])
    }),
    ("The digits in * must differ by at least #.", |c, n, _| {
        u32::from(c[0][0].abs_diff(c[0][1])) >= n[0]
    }),
    ("The digits in * must differ, but by no more than #.", |c, n, _| {
        (1..=n[0]).contains(&u32::from(c[0][0].abs_diff(c[0][1])))
    }),
    ("Along *, the digits must increase.", |c, _, _| c[0].is_sorted_by(|a, b| a < b)),
    ("The digits in * must read the same from both ends.", |c, _, _| {
        c[0].iter().eq(c[0].iter().rev())
    }),
    ("The digits in * must be consecutive, in any order.", |c, _, _| {
        let all: BTreeSet<u8> = c[0].iter().copied().collect();
        let range = all.last().unwrap() - all.first().unwrap();
        all.len() == c[0].len() && usize::from(range) + 1 == all.len()
    }),
    ("Along *, each digit must differ from the next by at least #.", |c, n, _| {
        c[0].windows(2).all(|two| u32::from(two[0].abs_diff(two[1])) >= n[0])
    }),
    ("The digits in * must add up to the digit in *.", |c, _, _| sum(&c[0]) == u32::from(c[1][0])),
    ("* must contain #.", |c, n, _| {
        let mut left = c[0].clone();
        n.iter().all(|digit| {
            let at = left.iter().position(|one| u32::from(*one) == *digit);
            at.map(|at| left.remove(at)).is_some()
        })
    }),
    ("* must lie strictly between the digits in *.", |c, _, _| {
        let [a, b] = c[1][..] else { panic!("two ends") };
        c[0].iter().all(|one| a.min(b) < *one && *one < a.max(b))
    }),
    ("From ~, the digits between 1 and # must add up to #.", |c, n, of| {
        let mut crusts = c[0].iter().enumerate().filter(|(_, one)| **one == 1 || **one == of);
        let (from, to) = (crusts.next().unwrap().0, crusts.next().unwrap().0);
        n[0] == u32::from(of) && sum(&c[0][from + 1..to]) == n[1]
    }),
    (
        "From ~, counting the first digit and each one greater than all before it must give #.",
        |c, n, _| {
            let is_seen = |at: &usize| c[0][..*at].iter().all(|before| *before < c[0][*at]);
            (0..c[0].len()).filter(is_seen).count() as u32 == n[0]
        },
    ),
    ("From ~, the first X digits must add up to #, where X is the first of them.", |c, n, _| {
        c[0].get(..c[0][0].into()).is_some_and(|first| sum(first) == n[0])
    }),
    ("The digit in * must be odd.", |c, _, _| c[0][0] % 2 == 1),
    ("The digit in * must be even.", |c, _, _| c[0][0] % 2 == 0),
];

fn sum(digits: &[u8]) -> u32 {
    digits.iter().map(|&digit| u32::from(digit)).sum()
}

fn is_double(digits: &[u8]) -> bool {
    digits[0] == 2 * digits[1] || digits[1] == 2 * digits[0]
}

/// A sentence about some cells.
struct ParsedDemand {
    cells: Vec<Vec<Cell>>,
    numbers: Vec<u32>,
    is_met: IsMet,
}

impl ParsedDemand {
    /// Parses an English sentence, which exactly one pattern must fit.
    fn of(narrator: &Narrator, text: &str) -> ParsedDemand {
        let mut fitting = SENTENCES.iter().filter_map(|(pattern, is_met)| {
            let slots = slots(pattern, text)?;
            let (mut cells, mut numbers) = (Vec::new(), Vec::new());
            for (kind, words) in slots {
                let words =
                    words.split([' ', ',']).filter(|word| !["", "and", "to"].contains(word));
                if kind == '#' {
                    let value = |word: &str| {
                        word.parse().ok().or_else(|| {
                            let letter = |digit: &u8| Symbols::Letters.text(*digit) == word;
                            (10..=25).find(letter).map(u32::from)
                        })
                    };
                    numbers.extend(words.map(value).collect::<Option<Vec<u32>>>()?);
                } else {
                    let cell = |word: &str| {
                        (0..narrator.shape.cells()).find(|cell| narrator.cell(*cell) == word)
                    };
                    let named: Vec<Cell> = words.map(cell).collect::<Option<_>>()?;
                    cells.push(if kind == '~' { straight(narrator, &named) } else { named });
                }
            }
            Some(ParsedDemand { cells, numbers, is_met: *is_met })
        });
        let parsed = fitting.next().unwrap_or_else(|| panic!("no pattern: {text}"));
        assert!(fitting.next().is_none(), "{text}");
        parsed
    }

    fn is_met(&self, narrator: &Narrator, digit: impl Fn(Cell) -> u8) -> bool {
        let digits = |cells: &Vec<Cell>| cells.iter().map(|&cell| digit(cell)).collect();
        let digits: Vec<Vec<u8>> = self.cells.iter().map(digits).collect();
        (self.is_met)(&digits, &self.numbers, narrator.shape.digits() as u8)
    }
}

/// Returns the texts in the places of a pattern; `None` if it does not fit.
fn slots<'t>(pattern: &str, text: &'t str) -> Option<Vec<(char, &'t str)>> {
    let Some(at) = pattern.find(['*', '#', '~']) else {
        return (pattern == text).then(Vec::new);
    };
    let kind = pattern[at..].chars().next()?;
    let (rest, after) = (text.strip_prefix(&pattern[..at])?, &pattern[at + 1..]);
    let literal = after.split(['*', '#', '~']).next()?;
    let end = if after == literal {
        rest.len() - literal.len().min(rest.len())
    } else {
        rest.find(literal)?
    };
    let mut all = vec![(kind, &rest[..end])];
    all.extend(slots(after, &rest[end..])?);
    Some(all)
}

/// Returns the cells from the first to the last in a row, a column or a diagonal.
fn straight(narrator: &Narrator, ends: &[Cell]) -> Vec<Cell> {
    let &[first, last] = ends else { panic!("{ends:?}") };
    let side = narrator.shape.side() as isize;
    let [(a, b), (c, d)] = [first, last].map(|cell| (cell as isize / side, cell as isize % side));
    let length = (c - a).abs().max((d - b).abs());
    let step = (c - a).signum() * side + (d - b).signum();
    (0..=length).map(|at| (first as isize + at * step) as Cell).collect()
}

/// Returns the cells that the sentence about a mark names: those on the first and those on the second side of it.
fn expected_cells(mark: &Mark) -> Vec<Vec<Cell>> {
    let cells = mark.cells.to_vec();
    let (first, rest) = cells.split_first().unwrap();
    match mark.sign {
        Sign::Less => vec![vec![cells[0]], vec![cells[1]]],
        Sign::Greater => vec![vec![cells[1]], vec![cells[0]]],
        Sign::Arrow => vec![rest.to_vec(), vec![*first]],
        Sign::Between => {
            let (last, inner) = rest.split_last().unwrap();
            vec![inner.to_vec(), vec![*first, *last]]
        }
        _ => vec![cells],
    }
}

/// Returns a puzzle of each variant with marks, from which `removal` takes cells.
fn marked_puzzles(side: usize, removal: &Removal) -> impl Iterator<Item = Puzzle> {
    let kinds =
        Variant::NAMES.iter().filter_map(move |(name, _)| format!("{side}+{name}").parse().ok());
    let kinds = kinds.filter(|kind: &Kind| kind.has_marks() || kind.has_numbers());
    kinds.map(|kind| {
        let recipe = Recipe::new(kind, Symmetry::None, removal.clone());
        let address = Address { section: "told".into(), index: 0 };
        Generator::new(Revision::NEWEST, "words").attempt(&recipe, &address, 0)
    })
}

#[test]
fn sentences_of_all_signs_say_what_the_marks_demand() {
    let words = Words::english();
    let mut signs = BTreeSet::new();
    let of_side = |side| marked_puzzles(side, &Removal::Band(5..=8));
    for puzzle in of_side(6).chain(of_side(9)) {
        let shape = &puzzle.shape;
        let narrator = Narrator::new(&words, GridView::with_letters(shape));
        for mark in shape.marks() {
            signs.insert(mark.sign);
            let text = narrator.demand_text(mark);
            let demand = ParsedDemand::of(&narrator, &text);
            assert_eq!(demand.cells, expected_cells(mark), "{text} {mark:?}");
            let digit = |cell: Cell| puzzle.solution.get(cell);
            assert!(demand.is_met(&narrator, digit), "{text}");
            // The same digits in another order, and one more or less.
            for (at, &cell) in mark.cells.iter().enumerate() {
                for &other in &mark.cells[at + 1..] {
                    let swapped = |one: Cell| match one {
                        _ if one == cell => digit(other),
                        _ if one == other => digit(cell),
                        _ => digit(one),
                    };
                    check_against_sign(&narrator, mark, &demand, swapped);
                }
                let is_outside = mark.sign.has_value() && mark.cells.len() == shape.side();
                for changed in (1..=shape.digits() as u8).filter(|_| !is_outside) {
                    let replaced = |one: Cell| if one == cell { changed } else { digit(one) };
                    check_against_sign(&narrator, mark, &demand, replaced);
                }
            }
        }
    }
    assert_eq!(signs.len(), Sign::NAMES.len(), "{signs:?}");
}

/// Checks that a demand is met by exactly those digits that the sign fits.
fn check_against_sign(
    narrator: &Narrator,
    mark: &Mark,
    demand: &ParsedDemand,
    digit: impl Fn(Cell) -> u8 + Copy,
) {
    let digits: Vec<u8> = mark.cells.iter().map(|&cell| digit(cell)).collect();
    let value = mark.sign.value(&digits, narrator.shape.digits());
    // A circle may show only some of its digits.
    if mark.sign != Sign::Quadruple {
        let fits = value == Some(mark.value);
        assert_eq!(demand.is_met(narrator, digit), fits, "{mark:?} {digits:?}");
    }
}

/// The reasons of steps by marks and lines name the cells of a mark as well, and what they remove follows.
#[test]
fn steps_by_marks_follow_from_their_sentences() {
    let words = Words::english();
    let mut signs: BTreeSet<Sign> = BTreeSet::new();
    let mut pairs = 0;
    for puzzle in marked_puzzles(6, &Removal::Minimal) {
        let shape = &puzzle.shape;
        let narrator = Narrator::new(&words, GridView::with_letters(shape));
        let mut position = Position::new(shape, &puzzle.givens);
        for step in Revision::NEWEST.rater(shape).path(&puzzle.givens) {
            let reason = narrator.reason(&step);
            let demands = match step.technique {
                Technique::MarkPair => reason.split_once(" Some candidates"),
                Technique::LineNumber => reason.split_once(" Some candidates"),
                Technique::LineFilling => reason.split_once(" No way left"),
                _ => None,
            };
            if let Some((demands, _)) = demands {
                let demands: Vec<ParsedDemand> = demands
                    .split_inclusive('.')
                    .map(|text| ParsedDemand::of(&narrator, text.trim()))
                    .collect();
                if let Some(mark) = step.mark(shape) {
                    assert_eq!(demands[0].cells, expected_cells(mark), "{reason}");
                    signs.insert(mark.sign);
                } else {
                    pairs += 1;
                }
                check_removals(&narrator, &position, &demands, &step);
            }
            position.apply(shape, &step);
        }
    }
    assert!(signs.len() >= 5 && signs.contains(&Sign::Between) && pairs > 20, "{signs:?} {pairs}");
}

/// Checks that no digits for the cells of `demands` meet them with a removed candidate.
fn check_removals(narrator: &Narrator, position: &Position, demands: &[ParsedDemand], step: &Step) {
    let cells = ascending(demands.iter().flat_map(|demand| demand.cells.iter().flatten().copied()));
    let digits = |&cell: &Cell| match position.grid().get(cell) {
        0 => position.marks(cell).collect(),
        digit => vec![digit],
    };
    let digits: Vec<Vec<u8>> = cells.iter().map(digits).collect();
    for gone in &step.removes {
        let at = cells.iter().position(|cell| *cell == gone.cell).expect("a cell of the mark");
        let mut choices = digits.clone();
        choices[at] = vec![gone.digit];
        let count: usize = choices.iter().map(Vec::len).product();
        // Longer lines would take too long.
        for choice in (0..count).filter(|_| count < 20_000) {
            let mut left = choice;
            let filling: Vec<u8> = choices
                .iter()
                .map(|digits| {
                    let digit = digits[left % digits.len()];
                    left /= digits.len();
                    digit
                })
                .collect();
            let clash = cells.iter().zip(&filling).enumerate().any(|(at, (cell, digit))| {
                let mut before = cells[..at].iter().zip(&filling);
                before.any(|(other, of)| of == digit && narrator.are_peers(*other, *cell))
            });
            let digit = |cell: Cell| filling[cells.iter().position(|one| *one == cell).unwrap()];
            assert!(
                clash || !demands.iter().all(|demand| demand.is_met(narrator, digit)),
                "{gone:?} {filling:?} {}",
                narrator.reason(step)
            );
        }
    }
}

/// Clashes of marks name the cells in the same order.
#[test]
fn sentences_about_clashes_are_of_the_same_marks() {
    let words = Words::english();
    for puzzle in marked_puzzles(6, &Removal::Band(5..=8)) {
        let shape = &puzzle.shape;
        let narrator = Narrator::new(&words, GridView::with_letters(shape));
        let mut grid = puzzle.solution.clone();
        let digits = shape.digits() as u8;
        (0..shape.cells()).for_each(|cell| grid.set(cell, digits + 1 - grid.get(cell)));
        for clash in Clash::all(shape, &grid) {
            if let Clash::Mark(_) | Clash::Relation { .. } = &clash {
                let text = narrator.clash(&clash);
                let demand = ParsedDemand::of(&narrator, &text);
                assert!(!demand.is_met(&narrator, |cell| grid.get(cell)), "{text}");
                if let Clash::Mark(mark) = &clash {
                    assert_eq!(demand.cells, expected_cells(mark), "{text}");
                }
            }
        }
    }
}

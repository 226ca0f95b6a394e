//! Words can be read along their lines in all sizes, and the word lists are frozen.

use super::*;
use crate::generate::{Address, Generator, Recipe, Removal, Revision};
use crate::puzzle::{HouseKind, Symmetry};
use crate::solver;
use std::collections::BTreeSet;

fn recipe(kind: &str, removal: Removal, word: Option<WordRecipe>) -> Recipe {
    Recipe { word, ..Recipe::new(kind.parse().unwrap(), Symmetry::None, removal) }
}

fn own(word: &str, line: Option<WordLine>) -> WordRecipe {
    WordRecipe { source: WordSource::Custom(word.to_owned()), line }
}

fn list(tag: &str) -> WordRecipe {
    WordRecipe { source: WordSource::List(tag.to_owned()), line: None }
}

fn attempt(recipe: &Recipe, index: u32) -> Puzzle {
    let address = Address { section: "words".to_owned(), index };
    Generator::new(Revision::NEWEST, "words").attempt(recipe, &address, 0)
}

/// Returns the text of a line, read independently of the stored line.
fn read(puzzle: &Puzzle, line: WordLine) -> String {
    let side = puzzle.shape.side();
    let alphabet = puzzle.hidden.unwrap().alphabet;
    let cells: Vec<usize> = match line {
        WordLine::Row(row) => (0..side).map(|column| row * side + column).collect(),
        WordLine::Column(column) => (0..side).map(|row| row * side + column).collect(),
        WordLine::Diagonal => (0..side).map(|at| at * side + at).collect(),
    };
    let letters = cells.into_iter();
    letters.map(|cell| alphabet.letter(puzzle.solution.get(cell))).collect()
}

#[test]
fn a_word_only_renames_the_digits_of_a_puzzle() {
    let words = [
        ("4", "LION"),
        ("6", "PLANET"),
        ("6-3x2", "GARDEN"),
        ("8", "FORMALTY"),
        ("9", "NOSTALGIE"),
        ("9", "ПІДРУЧНЕЙ"),
        ("9+diagonal", "DUPLICATE"),
        ("9+windoku", "WORKBENCH"),
        ("9+jigsaw", "SUBMARINE"),
        ("9+antiknight", "CLIPBOARD"),
        ("10", "BLUMENTOPF"),
        ("12", "ABCDEFGHIJKL"),
    ];
    for (kind, word) in words {
        let removal = Removal::Band(3..=5);
        let plain = recipe(kind, removal.clone(), None);
        let hiding = recipe(kind, removal, Some(own(word, None)));
        let mut lines = BTreeSet::new();
        for index in 1..=12 {
            let (before, puzzle) = (attempt(&plain, index), attempt(&hiding, index));
            let line = puzzle.word_line().unwrap();
            assert_eq!(read(&puzzle, line), word, "{kind}");
            assert_eq!(puzzle.word().as_deref(), Some(word));
            assert!(puzzle.givens.is_subset_of(&puzzle.solution));
            assert_eq!(solver::count_up_to(&puzzle.shape, &puzzle.givens, 2), 1);
            // Every digit of the puzzle without a word corresponds to one digit of the other.
            let pairs = before.solution.cells().iter().zip(puzzle.solution.cells());
            let names: BTreeSet<(u8, u8)> = pairs.map(|(&a, &b)| (a, b)).collect();
            assert_eq!(names.len(), puzzle.shape.digits(), "{kind}");
            let given = |puzzle: &Puzzle| -> Vec<bool> {
                let cells = puzzle.givens.cells().iter();
                cells.map(|&digit| digit > 0).collect()
            };
            assert_eq!(given(&before), given(&puzzle), "{kind}");
            lines.insert(line);
        }
        assert!(lines.len() > 3, "{kind}: {lines:?}");
    }
}

#[test]
fn the_requested_line_shows_the_word() {
    for line in ["row 1", "row 9", "column 4", "diagonal"] {
        let line = line.parse().unwrap();
        let word = own("NOSTALGIE", Some(line));
        let recipe = recipe("9+diagonal", Removal::Band(40..=50), Some(word));
        for index in 1..=10 {
            assert_eq!(read(&attempt(&recipe, index), line), "NOSTALGIE");
        }
    }
}

#[test]
fn only_the_falling_diagonal_shows_words() {
    let recipe = recipe("6+diagonal", Removal::Band(8..=12), Some(list("en")));
    let houses: Vec<HouseKind> = (1..=80)
        .map(|index| {
            let puzzle = attempt(&recipe, index);
            puzzle.shape.houses()[puzzle.hidden.unwrap().house].kind
        })
        .collect();
    assert!(houses.contains(&HouseKind::Diagonal(0)));
    assert!(!houses.contains(&HouseKind::Diagonal(1)));
}

#[test]
fn one_of_several_overlapping_grids_shows_the_word() {
    let recipe = recipe("4@cross", Removal::Band(3..=5), Some(list("en")));
    for index in 1..=10 {
        let puzzle = attempt(&recipe, index);
        let word = puzzle.word().unwrap();
        assert!(listed_words("en", 4).any(|listed| listed == word), "{word}");
    }
}

#[test]
fn lists_have_words_of_different_letters() {
    let tags: BTreeSet<&str> =
        LISTED.lines().filter_map(|line| Some(line.split_once(' ')?.0)).collect();
    assert_eq!(tags.len(), 13);
    let unwanted: Vec<&str> = UNWANTED.lines().flat_map(|line| line.split(' ').skip(1)).collect();
    for tag in tags {
        let mut seen = BTreeSet::new();
        for word in words_of(LISTED, tag) {
            let count = word.chars().count();
            assert!([4, 6, 9].contains(&count), "{tag}: {word}");
            assert_eq!(word, word.to_uppercase());
            Alphabet::from_word(word, count).unwrap();
            assert!(seen.insert(word), "{tag}: {word} stands twice");
            let back: String = word.chars().rev().collect();
            let is_bad = |bad: &&&str| word.contains(**bad) || back.contains(**bad);
            assert_eq!(unwanted.iter().find(is_bad), None, "{word}");
        }
    }
    for word in unwanted {
        assert!(Alphabet::from_word(word, word.chars().count()).is_ok(), "{word} never comes up");
    }
}

#[test]
fn lists_are_frozen() {
    // The result of a seed depends on these texts: a changed list needs another name.
    let sum = |text: &str| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    assert_eq!((sum(LISTED), sum(UNWANTED)), FROZEN);
}

const FROZEN: (u64, u64) = (16335122966775076850, 13828860343075051480);

#[test]
fn puzzles_with_unwanted_words_are_rejected() {
    let word = "FISHCUKET";
    let recipe = recipe("9", Removal::Band(3..=5), Some(own(word, None)));
    let shown = |puzzle: &Puzzle| {
        let hidden = puzzle.hidden.unwrap();
        let side = puzzle.shape.side();
        let own = puzzle.word_line().unwrap();
        let lines = (0..side).flat_map(|at| [WordLine::Row(at), WordLine::Column(at)]);
        let texts = lines.filter(|line| *line != own).flat_map(|line| {
            let text = read(puzzle, line);
            let back: String = text.chars().rev().collect();
            [text, back]
        });
        let _ = hidden;
        let texts: Vec<String> = texts.collect();
        ["FUCK", "SHIT", "HURE"].iter().any(|bad| texts.iter().any(|text| text.contains(bad)))
    };
    let puzzles: Vec<Puzzle> = (1..=400).map(|index| attempt(&recipe, index)).collect();
    let bad = puzzles.iter().filter(|puzzle| shown(puzzle)).count();
    assert!(bad > 0, "none of them shows one, and nothing is proved");
    for puzzle in &puzzles {
        assert!(!shown(puzzle) || shows_unwanted(puzzle));
    }
    let generator = Generator::new(Revision::NEWEST, "words");
    for index in 1..=60 {
        let address = Address { section: "words".to_owned(), index };
        let accepted = generator.generate(&recipe.clone().into(), &address);
        assert!(!shows_unwanted(&accepted.unwrap().puzzle));
    }
}

#[test]
fn words_that_do_not_fit_a_kind_are_rejected() {
    let message_for = |kind: &str, word: WordRecipe| {
        let error = word.check_kind(kind.parse().unwrap()).unwrap_err();
        error.message
    };
    let row = |index| Some(WordLine::Row(index));
    assert_eq!(
        message_for("9+killer", own("NOSTALGIE", None)),
        "these symbols cannot stand for the digits of kind `9+killer`, which are added up or ordered"
    );
    assert_eq!(
        message_for("9", own("NOSTALGIE", row(9))),
        "`row 10` is not a line for a word in kind `9`"
    );
    assert_eq!(
        message_for("9", own("NOSTALGIE", Some(WordLine::Diagonal))),
        "`diagonal` is not a line for a word in kind `9`"
    );
    assert_eq!(
        message_for("16", list("en")),
        "there is no list of words of 16 letters in language `en`"
    );
    assert_eq!(
        message_for("6", own("NOSTALGIE", None)),
        "`NOSTALGIE` has 9 letters, but the grid has 6 digits"
    );
}

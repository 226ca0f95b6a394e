//! Labels of levels: every puzzle in a book has the difficulty of its level, and puzzles are in the requested order.

use super::frozen::FilesBeside;
use super::program::{self, PUZZLE, folder, run, succeed};
use gridpress::generate::{Level, Levels, Revision};
use gridpress::press::{self, BookOrder};
use gridpress::rating::{Steadiness, Technique};
use gridpress::{Kind, Shape, Symmetry, notation};
use gridpress_messages::diag::Source;
use gridpress_testing::extent::SweepExtent;
use std::fs;
use std::path::Path;

fn made(folder: &Path, name: &str, spec: &str) -> Vec<toml::Table> {
    fs::write(folder.join(name), spec).unwrap();
    succeed(folder, &["book", "-q", name]);
    program::puzzles(&folder.join(name).with_extension("lock"))
}

fn text<'t>(puzzle: &'t toml::Table, key: &str) -> &'t str {
    puzzle[key].as_str().unwrap()
}

/// Returns a section for every level, with `more` in each.
fn levels(count: usize, more: &str) -> String {
    let sections = Level::NAMES.iter().map(|(name, _)| {
        format!("[[section]]\nid = \"{name}\"\nlevel = \"{name}\"\ncount = {count}\n{more}\n")
    });
    format!("seed = \"labels\"\n{}", sections.collect::<String>())
}

#[test]
fn every_puzzle_has_exactly_the_difficulty_of_its_label() {
    let folder = folder();
    let puzzles = made(folder.path(), "book.toml", &levels(12, ""));
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    let promised = Levels::of(Revision::NEWEST);
    let scale = Revision::NEWEST.scale();
    for puzzle in &puzzles {
        let level = Level::from_name(text(puzzle, "level")).unwrap();
        let rating = rater.rate(&notation::parse_line(text(puzzle, "givens")).unwrap());
        let need = promised.requirement(Kind::CLASSIC, Symmetry::Rotate180, level);
        assert!(rating.solved && need.unwrap().is_met_by(&rating, scale), "{puzzle}");
        assert_eq!(promised.level_of(Kind::CLASSIC, &rating), level);
        assert_eq!(text(puzzle, "technique"), rating.technique.name());
        assert_eq!(puzzle["score"].as_integer(), Some(i64::from(rating.score)));
    }
    for section in puzzles.chunks(12) {
        let scores = section.iter().map(|puzzle| puzzle["score"].as_integer());
        assert!(scores.is_sorted(), "{section:?}");
    }
}

#[test]
fn the_order_changes_the_numbers_and_no_puzzle() {
    let folder = folder();
    let rising = made(folder.path(), "rising.toml", &levels(8, ""));
    let drawn = made(folder.path(), "drawn.toml", &levels(8, "order = \"drawn\""));
    let indexes = drawn.iter().map(|puzzle| {
        let (_, index) = text(puzzle, "address").split_once('/').unwrap();
        index.parse::<usize>().unwrap()
    });
    assert!(indexes.eq((0..40).map(|place| place % 8 + 1)));
    let by_address = |puzzles: &[toml::Table]| {
        let pair = |puzzle: &toml::Table| {
            (text(puzzle, "address").to_owned(), text(puzzle, "givens").to_owned())
        };
        let mut pairs: Vec<_> = puzzles.iter().map(pair).collect();
        pairs.sort();
        pairs
    };
    assert_eq!(by_address(&rising), by_address(&drawn));
    assert_ne!(rising, drawn);
}

#[test]
fn steady_puzzles_have_more_than_one_obstacle() {
    let folder = folder();
    let steady = |puzzle: &toml::Table| {
        let puzzle = notation::parse_line(text(puzzle, "givens")).unwrap();
        Steadiness::of(&Revision::NEWEST.rater(Shape::classic()).path(&puzzle)).is_steady()
    };
    let all = made(folder.path(), "all.toml", &levels(12, "steady = true"));
    assert!(all.iter().all(steady));
    let any = made(folder.path(), "any.toml", &levels(12, ""));
    assert!(!any.iter().all(steady));
}

#[test]
fn windows_and_codes_can_be_combined() {
    let folder = folder();
    let spec = "seed = \"w\"\n[levels.hard]\ntechnique = [\"x-wing\", \"fish\"]\n\
        [[section]]\nid = \"a\"\nlevel = \"hard\"\ncount = 3\n\
        [[section]]\nid = \"b\"\nlevel = \"hard\"\ncount = 3\ntechnique = [\"pair\", \"pair\"]\n";
    let puzzles = made(folder.path(), "book.toml", spec);
    let replaced = made(folder.path(), "next.toml", &format!("{spec}[replace]\n\"a/2\" = 1\n"));
    for puzzle in puzzles.iter().chain(&replaced) {
        let window = match text(puzzle, "address").split_once('/').unwrap().0 {
            "a" => Technique::XWing..=Technique::Jellyfish,
            _ => Technique::NakedPair..=Technique::HiddenPair,
        };
        assert!(window.contains(&Technique::named(text(puzzle, "technique")).unwrap()));
        let args = ["generate", "--seed", "w", "--code", text(puzzle, "code")];
        let again = succeed(folder.path(), &args);
        assert_eq!(again, text(puzzle, "givens").to_owned() + "\n");
    }
    let changed = |puzzle: &&toml::Table| {
        let same = |other: &toml::Table| {
            other["address"] == puzzle["address"] && other["givens"] == puzzle["givens"]
        };
        !puzzles.iter().any(same)
    };
    let changed: Vec<&str> =
        replaced.iter().filter(changed).map(|puzzle| text(puzzle, "address")).collect();
    assert_eq!(changed, ["a/2"]);
}

#[test]
fn templates_print_the_levels_that_grade_gives() {
    check_templates(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn templates_print_the_levels_that_grade_gives_in_full() {
    check_templates(SweepExtent::Full);
}

/// Makes the puzzles of templates and rates them again. Those of giants take minutes in unoptimised builds.
fn check_templates(extent: SweepExtent) {
    let folder = folder();
    for line in succeed(folder.path(), &["templates"]).lines() {
        let name = line.split_whitespace().next().unwrap();
        let is_slow = ["giants", "sampler"].contains(&name);
        succeed(folder.path(), &["new", name, "--template", name]);
        let dir = folder.path().join(name);
        let spec = fs::read_to_string(dir.join("book.toml")).unwrap();
        if extent == SweepExtent::Sample && is_slow || !spec.contains("[[section]]") {
            continue;
        }
        let source = Source::new("book.toml", spec);
        let order = BookOrder { seed: Some("labels"), ..BookOrder::default() };
        let book = press::puzzles(&source, &FilesBeside(dir), &order).unwrap();
        for puzzle in book.puzzles() {
            let shape = &puzzle.puzzle.shape;
            let rating = book.spec.engine.rater(shape).rate(&puzzle.puzzle.givens);
            let grade = Levels::of(book.spec.engine).level_of(shape.kind(), &rating);
            assert_eq!(puzzle.level, grade, "{name}, number {}", puzzle.number);
        }
    }
}

/// The lines that the old default template wrote, which let easy puzzles in as `medium`.
const WIDE: &str = "[levels.medium]\ntechnique = [\"single\", \"tier-2\"]\n";

#[test]
fn a_printed_level_that_is_not_the_grade_fails() {
    let folder = folder();
    let spec = |more: &str| {
        let head = "title = \"Labels\"\nseed = \"wide\"\nengine = 1\n";
        let section = "[[section]]\nid = \"m\"\nlevel = \"medium\"\ncount = 12\n";
        fs::write(folder.path().join("book.toml"), format!("{head}{section}{more}")).unwrap();
        run(folder.path(), &["check"])
    };
    let is_failed = |run: &program::ProgramRun| {
        let failed =
            run.out.lines().any(|line| line.trim_start().starts_with("FAIL  honest-levels"));
        assert_eq!(run.code == 1, failed, "{}", run.out);
        failed
    };
    let wide = spec(WIDE);
    assert!(is_failed(&wide));
    assert!(!is_failed(&spec("")));
    assert!(!is_failed(&spec("[levels.medium]\nscore = [160000, 200000]\n")));
    assert!(!is_failed(&spec(&format!("{WIDE}name = \"Mellow\"\n"))));
    // The standard name of another level claims that level, and so does a title.
    assert!(is_failed(&spec("[levels.medium]\nname = \"hard\"\n")));
    assert!(is_failed(&spec("title = \"Hard\"\n")));
}

#[test]
fn the_level_in_json_and_csv_follows_from_the_rating() {
    let folder = folder();
    let spec = "seed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"hard\"\ncount = 4\ntechnique = [\"single\", \"single\"]\n";
    made(folder.path(), "book.toml", spec);
    let graded = succeed(folder.path(), &["grade", "book.lock", "--format", "csv"]);
    let levels = |csv: &str| {
        let column = csv.lines().next().unwrap().split(',').position(|name| name == "level");
        let field = |line: &str| line.split(',').nth(column.unwrap()).unwrap().to_owned();
        csv.lines().map(field).collect::<Vec<_>>()
    };
    for source in ["export book.toml", "export book.lock", "convert book.lock"] {
        let args = format!("{source} --format csv");
        let csv = succeed(folder.path(), &args.split(' ').collect::<Vec<_>>());
        assert_eq!(levels(&csv), levels(&graded), "{source}");
        assert!(!levels(&csv).contains(&"hard".to_owned()), "{source}");
    }
}

/// A puzzle with many givens that only chains solve.
const FEW_REMOVED: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

#[test]
fn puzzles_from_a_file_are_labelled_by_difficulty() {
    let folder = folder();
    // A puzzle that is hard by its 51 removed cells but solved by singles, and one that no technique solves.
    fs::write(folder.path().join("mine.txt"), format!("{PUZZLE}\n{FEW_REMOVED}\n")).unwrap();
    let spec =
        "seed = \"m\"\n[[section]]\nid = \"mine\"\nlevel = \"extreme\"\nsource = \"mine.txt\"\n";
    fs::write(folder.path().join("book.toml"), spec).unwrap();
    let run = run(&folder, &["book", "book.toml"]);
    let stderr = run.stderr;
    assert_eq!(run.code, 0, "{stderr}");
    let expected = "warning: 1 of 2 puzzles are not `extreme`, and are labelled by their own level";
    assert!(stderr.contains(expected), "{stderr}");
    assert!(stderr.contains("number 1 is `easy`: its hardest technique is"), "{stderr}");
    let levels: Vec<String> = program::puzzles(&folder.path().join("book.lock"))
        .iter()
        .map(|puzzle| text(puzzle, "level").to_owned())
        .collect();
    assert_eq!(levels, ["easy", "extreme"]);
}

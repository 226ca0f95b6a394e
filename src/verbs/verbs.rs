//! The verbs: functions of the packages by name.

use crate::request::{Request, VerbError, parse_puzzle};
use crate::step_record::StepRecord;
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, Format};
use gridpress_engine::puzzle::{GridLayout, Symmetry, Variant};
use gridpress_engine::{Kind, Level, PuzzleRecord, PuzzleRequest, Sudoku};
use gridpress_ground::parallel;
use gridpress_messages::symbols::GridView;
use gridpress_messages::{languages, steps::Narrator};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;

/// The default limit of counted solutions.
const DEFAULT_LIMIT: u32 = 2;
/// The largest limit of counted solutions, and the largest number of puzzles that a request generates.
const MAX_COUNT: u32 = 1_000_000;

/// The options of a generated puzzle, and the arguments of verbs on one puzzle.
const RECIPE: &[&str] =
    &["level", "seed", "size", "box", "variant", "grids", "symmetry", "removed", "canonical"];
const KIND: &[&str] = &["size", "box", "variant", "grids"];
const PUZZLE: &[&str] = &["size", "box", "variant", "grids", "puzzle"];

/// A verb by name, with the arguments that its requests may have.
type Verb = (&'static str, &'static [&'static [&'static str]], Answer);
type Answer = fn(&Request) -> Result<Value, VerbError>;

const VERBS: &[Verb] = &[
    ("generate", &[RECIPE, &["index"]], generate),
    ("generate_many", &[RECIPE, &["count", "first"]], generate_many),
    ("solve", &[PUZZLE], |request| solve(&request.puzzle()?)),
    ("solve_many", &[KIND, &["puzzles"]], |request| many(request, solve)),
    ("count", &[PUZZLE, &["limit"]], count),
    ("rate", &[PUZZLE], |request| rate(&request.puzzle()?)),
    ("rate_many", &[KIND, &["puzzles"]], |request| many(request, rate)),
    ("explain", &[PUZZLE, &["language"]], explain),
    ("hint", &[PUZZLE, &["language"]], hint),
    ("parse", &[KIND, &["text"]], parse),
    ("format", &[PUZZLE, &["format", "solution"]], format),
    ("canonical", &[PUZZLE], |request| Ok(request.puzzle()?.canonical_form()?.to_string().into())),
    ("names", &[], |_| Ok(names())),
];

/// Answers a request; see [`crate::call`].
pub(crate) fn call(verb: &str, request: &str, stop: &AtomicBool) -> String {
    reply(answer(verb, request, stop)).to_string()
}

fn answer(verb: &str, request: &str, stop: &AtomicBool) -> Result<Value, VerbError> {
    let (_, arguments, answer) = VERBS
        .iter()
        .find(|(name, ..)| *name == verb)
        .ok_or_else(|| VerbError::argument(format!("unknown verb `{verb}`")))?;
    let values = serde_json::from_str(request).map_err(|error| {
        let message = format!("an argument is not a finite number or valid Unicode: {error}");
        VerbError::argument(message)
    })?;
    answer(&Request::new(&values, &arguments.concat(), stop)?)
}

fn reply(answer: Result<Value, VerbError>) -> Value {
    match answer {
        Ok(value) => json!({ "ok": value }),
        Err(error) => json!({ "error": error.to_json() }),
    }
}

/// Replies for each of `items`, on all threads.
fn each<T: Sync>(
    request: &Request,
    items: &[T],
    answer: impl Fn(&T) -> Result<Value, VerbError> + Sync,
) -> Value {
    parallel::map(
        items,
        |item| {
            if request.is_stopped() { Value::Null } else { reply(answer(item)) }
        },
    )
    .into()
}

/// Replies for each of the puzzles of a request.
fn many(
    request: &Request,
    answer: fn(&Sudoku) -> Result<Value, VerbError>,
) -> Result<Value, VerbError> {
    let kind = request.kind()?;
    let puzzles = request.read("puzzles", "a list of puzzles", Value::as_array)?;
    let puzzles = puzzles.ok_or_else(|| VerbError::argument("`puzzles` is missing"))?;
    Ok(each(request, puzzles, |puzzle| answer(&parse_puzzle(puzzle, kind)?)))
}

fn generate(request: &Request) -> Result<Value, VerbError> {
    let index = request.whole("index", 1..=u32::MAX)?.unwrap_or(1);
    generated(&order(request)?.index(index), request.flag("canonical")?)
}

/// Replies for each of the puzzles `first`, `first + 1` and so on.
fn generate_many(request: &Request) -> Result<Value, VerbError> {
    let first = request.whole("first", 1..=u32::MAX)?.unwrap_or(1);
    let count = request.whole("count", 0..=MAX_COUNT.min(u32::MAX - first))?;
    let count = count.ok_or_else(|| VerbError::argument("`count` is missing"))?;
    let (order, canonical) = (order(request)?, request.flag("canonical")?);
    let indices: Vec<u32> = (first..first + count).collect();
    Ok(each(request, &indices, |&index| generated(&order.clone().index(index), canonical)))
}

/// Returns the request for the puzzle with index 1.
fn order(request: &Request) -> Result<PuzzleRequest, VerbError> {
    let kind = request.kind()?.unwrap_or(Kind::CLASSIC);
    let mut order = PuzzleRequest::new(request.seed()?).kind(kind);
    if let Some(level) = request.named::<Level>("level")? {
        order = order.level(level);
    }
    if let Some(symmetry) = request.named::<Symmetry>("symmetry")? {
        symmetry.check_kind(kind)?;
        order = order.symmetry(symmetry);
    }
    if request.get("removed").is_some_and(|removed| removed == "minimal") {
        return Ok(order.minimal());
    }
    let expected = "a number from 1, [least, most], or \"minimal\"";
    Ok(match request.read("removed", expected, band)? {
        Some(band) => order.removed_cells(band),
        None => order,
    })
}

/// Reads a range of removed cells: a number, or a list of the least and the most.
fn band(removed: &Value) -> Option<RangeInclusive<u32>> {
    let number = |value: &Value| u32::try_from(value.as_u64()?).ok();
    let (least, most) = match removed {
        Value::Array(ends) if ends.len() == 2 => (number(&ends[0])?, number(&ends[1])?),
        one => (number(one)?, number(one)?),
    };
    (1..=most).contains(&least).then_some(least..=most)
}

fn generated(order: &PuzzleRequest, canonical: bool) -> Result<Value, VerbError> {
    let made = order.generate()?;
    let canonical = canonical.then(|| made.canonical_form()).transpose()?;
    let canonical = canonical.map(|form| form.to_string());
    Ok(json!(PuzzleRecord { canonical, ..made.record() }))
}

fn solve(puzzle: &Sudoku) -> Result<Value, VerbError> {
    Ok(notation::line(&puzzle.solve()?, puzzle.shape()).into())
}

fn count(request: &Request) -> Result<Value, VerbError> {
    let limit = request.whole("limit", 1..=MAX_COUNT)?.unwrap_or(DEFAULT_LIMIT);
    Ok(request.puzzle()?.count(limit as usize).into())
}

fn rate(puzzle: &Sudoku) -> Result<Value, VerbError> {
    let rating = puzzle.rate()?;
    let record = PuzzleRecord::new(puzzle.shape(), puzzle.givens());
    Ok(json!(record.rated(puzzle.shape().kind(), Revision::NEWEST, &rating)))
}

fn explain(request: &Request) -> Result<Value, VerbError> {
    let (puzzle, words) = (request.puzzle()?, request.words()?);
    let narrator = Narrator::new(&words, GridView::with_letters(puzzle.shape()));
    let steps = puzzle.steps()?;
    Ok(steps.iter().map(|step| json!(StepRecord::new(&narrator, puzzle.shape(), step))).collect())
}

fn hint(request: &Request) -> Result<Value, VerbError> {
    let (puzzle, words) = (request.puzzle()?, request.words()?);
    let narrator = Narrator::new(&words, GridView::with_letters(puzzle.shape()));
    Ok(json!(puzzle.hint()?.map(|step| StepRecord::new(&narrator, puzzle.shape(), &step))))
}

fn parse(request: &Request) -> Result<Value, VerbError> {
    let record = |puzzle: &Sudoku| json!(PuzzleRecord::new(puzzle.shape(), puzzle.givens()));
    Ok(request.puzzles()?.iter().map(record).collect())
}

fn format(request: &Request) -> Result<Value, VerbError> {
    let puzzle = request.puzzle()?;
    let format = request.named::<Format>("format")?.unwrap_or(Format::Line);
    let has_solution = request.flag("solution")?;
    let solution = has_solution.then(|| puzzle.solve()).transpose()?;
    let written = notation::write_one(format, puzzle.shape(), puzzle.givens(), solution.as_ref());
    let written =
        written.map_err(|error| VerbError { code: "format", message: error.to_string() })?;
    Ok(format!("{}{written}{}", format.header(has_solution), format.footer()).into())
}

/// Returns the names that arguments can have.
fn names() -> Value {
    fn of<T>(names: &[(&'static str, T)]) -> Value {
        names.iter().map(|(name, _)| *name).collect()
    }
    json!({
        "levels": of(Level::NAMES),
        "sizes": Kind::all_sides().collect::<Vec<_>>(),
        "variants": of(Variant::NAMES),
        "layouts": of(GridLayout::NAMES),
        "symmetries": of(Symmetry::NAMES),
        "formats": of(Format::NAMES),
        "languages": languages().collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(verb: &str, request: Value) -> Value {
        let stop = AtomicBool::new(false);
        serde_json::from_str(&call(verb, &request.to_string(), &stop)).unwrap()
    }

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn generated_puzzles_are_those_of_the_engine() {
        let made = ask("generate", json!({ "seed": "autumn 2026", "level": "hard" }))["ok"].clone();
        let own = gridpress_engine::generate("autumn 2026", Level::Hard).unwrap();
        assert_eq!(made["puzzle"], own.to_string());
        assert_eq!(made["level"], "hard");
        assert_eq!(ask("solve", json!({ "puzzle": made }))["ok"], made["solution"]);
        let request = json!({ "seed": "autumn 2026", "level": "hard", "canonical": true });
        let canonical = ask("generate", request)["ok"]["canonical"].clone();
        assert_eq!(ask("canonical", json!({ "puzzle": made }))["ok"], canonical);
        let killer = json!({ "seed": "s", "variant": "killer", "level": "easy" });
        let killer = ask("generate", killer)["ok"].clone();
        assert!(killer["cages"].as_array().unwrap().len() > 20);
        assert_eq!(ask("solve", json!({ "puzzle": killer }))["ok"], killer["solution"]);
        assert_eq!(ask("count", json!({ "puzzle": killer }))["ok"], 1);
    }

    #[test]
    fn verbs_agree_on_a_puzzle() {
        let of = |verb: &str| ask(verb, json!({ "puzzle": EASY }))["ok"].clone();
        assert!(of("solve").as_str().unwrap().starts_with("534678912"));
        assert_eq!(of("rate")["level"], "easy");
        let steps = of("explain");
        assert_eq!(of("hint"), steps[0]);
        assert!(steps.as_array().unwrap().len() > 40);
        let parsed = ask("parse", json!({ "text": EASY }))["ok"].clone();
        assert_eq!(ask("canonical", json!({ "puzzle": parsed[0] }))["ok"], of("canonical"));
        let grid = ask("format", json!({ "puzzle": EASY, "format": "grid" }))["ok"].clone();
        assert_eq!(ask("parse", json!({ "text": grid }))["ok"], parsed);
    }

    #[test]
    fn verbs_on_many_puzzles_have_the_replies_of_single_requests() {
        let request = json!({ "seed": "s", "level": "easy", "first": 3, "count": 6 });
        let made = ask("generate_many", request)["ok"].clone();
        let single =
            |index| ask("generate", json!({ "seed": "s", "level": "easy", "index": index }));
        assert_eq!(made, (3..9).map(single).collect::<Value>());
        let solved = ask("solve_many", json!({ "puzzles": [EASY, "1", null] }))["ok"].clone();
        assert_eq!(solved[0], ask("solve", json!({ "puzzle": EASY })));
        assert_eq!(solved[1]["error"]["code"], "notation");
        assert_eq!(solved[2]["error"]["code"], "argument");
        let rated = ask("rate_many", json!({ "puzzles": [EASY] }))["ok"].clone();
        assert_eq!(rated[0], ask("rate", json!({ "puzzle": EASY })));
        let stopped = call("solve_many", &json!({ "puzzles": [EASY] }).to_string(), &true.into());
        assert_eq!(stopped, r#"{"ok":[null]}"#);
    }

    #[test]
    fn steps_have_sentences_by_language() {
        let hint = |language| ask("hint", json!({ "puzzle": EASY, "language": language }));
        assert_eq!(
            hint("en")["ok"]["text"],
            "In box 9, no cell but r9c7 can take 1. So r9c7 is 1."
        );
        for tag in languages() {
            let hint = hint(tag)["ok"].clone();
            assert_eq!(hint["technique"], "hidden-single-box");
            assert_eq!(hint["placements"], json!([{ "cell": "r9c7", "digit": 1 }]));
            assert!(["name", "look", "pattern", "text"].iter().all(|key| hint[key].is_string()));
        }
    }

    #[test]
    fn no_argument_is_ignored() {
        let value = |text: &str| json!({ "$": text });
        for (verb, wrong, message) in [
            ("generate", json!({ "levl": "hard" }), "unknown option `levl`; did you mean `level`?"),
            ("generate", json!({ "level": "hrd" }), "`level` is \"hrd\"; did you mean `hard`?"),
            ("generate", json!({ "level": null }), "`level` is null; expected one of easy"),
            ("generate", json!({ "seed": value("b'x'") }), "`seed` is b'x'; expected a text or"),
            ("generate", json!({ "seed": 1.5 }), "`seed` is 1.5; expected a text or a whole"),
            ("generate", json!({ "seed": "" }), "`seed` is empty"),
            ("generate", json!({ "index": 0 }), "`index` is 0; expected a whole number from 1"),
            ("generate", json!({ "removed": 65 }), "with more than 64 cells removed, no puzzle"),
            ("generate", json!({ "removed": 32, "size": 6 }), "with more than 31 cells removed"),
            ("generate", json!({ "removed": [9, 5] }), "`removed` is [9,5]; expected a number"),
            ("generate", json!({ "canonical": "yes" }), "`canonical` is \"yes\"; expected true"),
            ("generate", json!({ "variant": "kiler" }), "unknown variant `kiler`; did you mean"),
            ("generate", json!({ "size": value("NaN") }), "`size` is NaN; expected a whole number"),
            ("generate_many", json!({ "count": -1 }), "`count` is -1; expected a whole number"),
            ("solve", json!({ "sise": 9 }), "unknown option `sise`; did you mean `size`?"),
            ("solve", json!({ "size": 6 }), "expected a digit from 1 to 6"),
            ("solve", json!({ "puzzle": value("1n") }), "`puzzle` is 1n; expected a puzzle"),
            ("solve", json!({ "puzzle": { "puzzel": EASY } }), "expected a puzzle: a text, or an"),
            ("count", json!({ "limit": { "size": 6 } }), "`limit` is {\"size\":6}; expected"),
            ("hint", json!({ "language": "german" }), "did you mean `de`?"),
            (
                "hint",
                json!({ "langage": "de" }),
                "unknown option `langage`; did you mean `language`",
            ),
            ("format", json!({ "format": "pdf" }), "`format` is \"pdf\"; expected one of line"),
            ("parse", json!({ "text": format!("{EASY}\n{}", &EASY[1..]) }), "line 2: "),
        ] {
            let mut request = match verb {
                "generate" | "generate_many" => json!({ "seed": "s" }),
                "parse" => json!({}),
                _ => json!({ "puzzle": EASY }),
            };
            request.as_object_mut().unwrap().extend(wrong.as_object().unwrap().clone());
            let reply = ask(verb, request);
            let found = reply["error"]["message"].as_str().unwrap_or_default();
            assert!(found.contains(message), "{verb} {wrong}: {reply}");
        }
    }

    #[test]
    fn errors_have_a_code() {
        for (verb, request, code) in [
            ("solve", json!({ "puzzle": "12" }), "notation"),
            ("solve", json!({ "puzzle": 12 }), "argument"),
            ("solve", json!({ "puzzle": ".".repeat(81) }), "several-solutions"),
            ("solve", json!({ "puzzle": format!("11{}", ".".repeat(79)) }), "no-solution"),
            ("generate", json!({ "seed": "s", "level": "nightmare" }), "argument"),
            ("generate", json!({ "seed": "s", "size": 11 }), "kind"),
            ("generate", json!({ "seed": "s", "size": 4, "level": "extreme" }), "out-of-reach"),
            ("generate", json!({ "seed": "s", "removed": [50, 40] }), "argument"),
            ("generate", json!({}), "argument"),
            ("format", json!({ "puzzle": EASY, "format": "pdf" }), "argument"),
            ("dance", json!({}), "argument"),
        ] {
            let reply = ask(verb, request.clone());
            assert_eq!(reply["error"]["code"], code, "{verb} {request}: {reply}");
            assert!(reply["error"]["message"].as_str().unwrap().len() > 5);
        }
    }
}

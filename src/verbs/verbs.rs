//! The verbs: functions of the package by name.

use crate::puzzles::{VerbError, kind_of, layouts, puzzle_of};
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, Format};
use gridpress_engine::parallel;
use gridpress_engine::puzzle::{Symmetry, Variant, cell_name};
use gridpress_engine::rating::Candidate;
use gridpress_engine::{Kind, Level, PuzzleRecord, PuzzleRequest, Shape, Step, Sudoku};
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// The default and the largest limit of counted solutions.
const DEFAULT_LIMIT: u64 = 2;
const MAX_LIMIT: u64 = 1_000_000;

/// Answers a request; see [`crate::call`].
pub(crate) fn call(verb: &str, request: &str) -> String {
    let request = serde_json::from_str(request)
        .map_err(|error| VerbError::argument(format!("the arguments are not JSON: {error}")));
    match request {
        Ok(request) => answer(verb, &request).to_string(),
        Err(error) => json!({ "error": error.to_json() }).to_string(),
    }
}

fn answer(verb: &str, request: &Value) -> Value {
    let reply = match verb {
        "generate" => generate(request),
        "solve" => solve(request),
        "count" => count(request),
        "rate" => rate(request),
        "explain" => explain(request),
        "hint" => hint(request),
        "parse" => parse(request),
        "format" => format(request),
        "canonical" => canonical_form(request),
        "names" => Ok(names()),
        "batch" => batch(request),
        _ => Err(VerbError::argument(format!("unknown verb `{verb}`"))),
    };
    match reply {
        Ok(value) => json!({ "ok": value }),
        Err(error) => json!({ "error": error.to_json() }),
    }
}

/// Returns the value called `name` with one of the names of `T`.
fn named<T: Copy>(request: &Value, key: &str, known: &[(&str, T)]) -> Result<Option<T>, VerbError> {
    let value = &request[key];
    if value.is_null() {
        return Ok(None);
    }
    let text = value.as_str().unwrap_or_default().to_ascii_lowercase();
    let found = known.iter().find(|(name, _)| *name == text);
    found.map(|(_, value)| Some(*value)).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        VerbError::argument(format!("`{key}` is {value}; expected one of {}", names.join(", ")))
    })
}

/// Returns a whole number; `None` if it is absent.
fn whole(request: &Value, key: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, VerbError> {
    let value = &request[key];
    if value.is_null() {
        return Ok(None);
    }
    let found = value.as_u64().filter(|number| range.contains(number));
    found.map(Some).ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        VerbError::argument(format!("`{key}` is {value}; expected {least} to {most}"))
    })
}

/// Answers the requests of a verb on all threads, each as [`call`] does, in their order.
fn batch(request: &Value) -> Result<Value, VerbError> {
    let verb = request["verb"].as_str().filter(|verb| *verb != "batch");
    let verb = verb.ok_or_else(|| VerbError::argument("`verb` is not the name of a verb"))?;
    let requests = request["requests"].as_array();
    let requests = requests.ok_or_else(|| VerbError::argument("`requests` is not a list"))?;
    Ok(parallel::map(requests, |request| answer(verb, request)).into())
}

fn generate(request: &Value) -> Result<Value, VerbError> {
    let seed =
        request["seed"].as_str().ok_or_else(|| VerbError::argument("`seed` is not a text"))?;
    let kind = kind_of(request)?.unwrap_or(Kind::CLASSIC);
    let mut order = PuzzleRequest::new(seed).kind(kind);
    if let Some(level) = named(request, "level", Level::NAMES)? {
        order = order.level(level);
    }
    if let Some(symmetry) = named(request, "symmetry", Symmetry::NAMES)? {
        symmetry.check_kind(kind)?;
        order = order.symmetry(symmetry);
    }
    if let Some(index) = whole(request, "index", 1..=u64::from(u32::MAX))? {
        order = order.index(index as u32);
    }
    order = match &request["removed"] {
        Value::Null => order,
        Value::String(text) if text == "minimal" => order.minimal(),
        removed => order.removed_cells(cells(removed)?),
    };
    let made = order.generate()?;
    let canonical = (request["canonical"] == true).then(|| made.canonical_form()).transpose()?;
    let canonical = canonical.map(|form| form.to_string());
    Ok(json!(PuzzleRecord { canonical, ..made.record() }))
}

/// Returns the numbers of removed cells of a request: a number, or a list of the least and the most.
fn cells(removed: &Value) -> Result<RangeInclusive<u32>, VerbError> {
    let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    let range = match removed {
        Value::Array(ends) if ends.len() == 2 => number(&ends[0]).zip(number(&ends[1])),
        one => number(one).map(|number| (number, number)),
    };
    let range = range.filter(|(least, most)| least <= most);
    range.map(|(least, most)| least..=most).ok_or_else(|| {
        let expected = "expected a number, [least, most], or \"minimal\"";
        VerbError::argument(format!("`removed` is {removed}; {expected}"))
    })
}

fn solve(request: &Value) -> Result<Value, VerbError> {
    let puzzle = puzzle_of(request)?;
    Ok(notation::line(&puzzle.solve()?, puzzle.shape()).into())
}

fn count(request: &Value) -> Result<Value, VerbError> {
    let limit = whole(request, "limit", 1..=MAX_LIMIT)?.unwrap_or(DEFAULT_LIMIT);
    Ok(puzzle_of(request)?.count(limit as usize).into())
}

fn rate(request: &Value) -> Result<Value, VerbError> {
    let puzzle = puzzle_of(request)?;
    let kind = puzzle.shape().kind();
    let rating = puzzle.rate()?;
    let record = PuzzleRecord::new(puzzle.shape(), puzzle.givens());
    Ok(json!(record.rated(kind, Revision::NEWEST, &rating)))
}

fn explain(request: &Value) -> Result<Value, VerbError> {
    let puzzle = puzzle_of(request)?;
    Ok(puzzle.steps()?.iter().map(|step| step_record(step, puzzle.shape())).collect())
}

fn hint(request: &Value) -> Result<Value, VerbError> {
    let puzzle = puzzle_of(request)?;
    Ok(puzzle.hint()?.map_or(Value::Null, |step| step_record(&step, puzzle.shape())))
}

fn step_record(step: &Step, shape: &Shape) -> Value {
    let side = shape.kind().side();
    let candidates = |all: &[Candidate]| -> Value {
        let one = |candidate: &Candidate| json!({ "cell": cell_name(candidate.cell, side), "digit": candidate.digit });
        all.iter().map(one).collect()
    };
    json!({
        "technique": step.technique.name(),
        "tier": step.tier,
        "placements": candidates(&step.places),
        "eliminations": candidates(&step.removes),
        "text": step.summary(shape),
    })
}

fn parse(request: &Value) -> Result<Value, VerbError> {
    let text =
        request["text"].as_str().ok_or_else(|| VerbError::argument("`text` is not a text"))?;
    let kind = kind_of(&request["kind"])?;
    let puzzles = Sudoku::parse_all(text, kind).map_err(|mut errors| errors.swap_remove(0))?;
    let record = |puzzle: &Sudoku| json!(PuzzleRecord::new(puzzle.shape(), puzzle.givens()));
    Ok(puzzles.iter().map(record).collect())
}

fn format(request: &Value) -> Result<Value, VerbError> {
    let puzzle = puzzle_of(request)?;
    let format = named(request, "format", Format::NAMES)?.unwrap_or(Format::Line);
    let solution = if request["solution"] == true { Some(puzzle.solve()?) } else { None };
    let written = notation::write_one(format, puzzle.shape(), puzzle.givens(), solution.as_ref());
    let written =
        written.map_err(|error| VerbError { code: "format", message: error.to_string() })?;
    Ok(format!("{}{written}{}", format.header(solution.is_some()), format.footer()).into())
}

fn canonical_form(request: &Value) -> Result<Value, VerbError> {
    Ok(puzzle_of(request)?.canonical_form()?.to_string().into())
}

/// Returns the names that arguments can have.
fn names() -> Value {
    let of = |names: &mut dyn Iterator<Item = &'static str>| -> Value { names.collect() };
    json!({
        "levels": of(&mut Level::NAMES.iter().map(|(name, _)| *name)),
        "sizes": Kind::all_sides().collect::<Vec<_>>(),
        "variants": of(&mut Variant::NAMES.iter().map(|(name, _)| *name)),
        "layouts": layouts(),
        "symmetries": of(&mut Symmetry::NAMES.iter().map(|(name, _)| *name)),
        "formats": of(&mut Format::NAMES.iter().map(|(name, _)| *name)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(verb: &str, request: Value) -> Value {
        serde_json::from_str(&call(verb, &request.to_string())).unwrap()
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
    fn batches_have_the_results_of_single_requests() {
        let requests: Vec<Value> =
            (1..=6).map(|index| json!({ "seed": "s", "level": "easy", "index": index })).collect();
        let made = ask("batch", json!({ "verb": "generate", "requests": requests }))["ok"].clone();
        let single: Vec<Value> =
            requests.iter().map(|request| ask("generate", request.clone())).collect();
        assert_eq!(made, Value::from(single));
        let mixed = json!({ "verb": "solve", "requests": [{ "puzzle": EASY }, { "puzzle": "1" }] });
        let solved = ask("batch", mixed)["ok"].clone();
        assert!(solved[0]["ok"].is_string());
        assert_eq!(solved[1]["error"]["code"], "notation");
        let nested = json!({ "verb": "batch", "requests": [] });
        assert_eq!(ask("batch", nested)["error"]["code"], "argument");
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

//! The verbs: functions of the packages by name.

use crate::hint::solve_position;
use crate::request::{
    CountRequest, EntryRequest, FormatRequest, GenerateManyRequest, GenerateRequest, ManyRequest,
    ParseRequest, PuzzleText, SentenceRequest, VerbError,
};
use crate::{
    Explanation, HintDepth, HintRecord, MistakeRecord, PathExtent, SolutionPath, SolutionRecord,
    grade, hint,
};
use gridpress_engine::generate::Revision;
use gridpress_engine::notation::{self, Format, ParsedPuzzle};
use gridpress_engine::puzzle::{GridLayout, Symmetry, Variant};
use gridpress_engine::{Kind, Level, NotUnique, PuzzleRecord, PuzzleRequest, Sudoku, solver};
use gridpress_ground::parallel;
use gridpress_ground::record::{Argument, Arguments, Whole, record};
use gridpress_messages::symbols::GridView;
use gridpress_messages::{languages, steps::Narrator};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};

/// The default limit of counted solutions.
const DEFAULT_LIMIT: u32 = 2;

/// Answers a request; see [`crate::call`].
pub(crate) fn call(verb: &str, request: &str, stop: &AtomicBool) -> String {
    reply(answer(verb, request, stop)).to_string()
}

fn answer(verb: &str, request: &str, stop: &AtomicBool) -> Result<Value, VerbError> {
    let request = &serde_json::from_str(request).map_err(|error| {
        let message = format!("an argument is not a finite number or valid Unicode: {error}");
        VerbError::new("argument", message)
    })?;
    match verb {
        "generate" => with(request, generate),
        "generate_many" => with(request, |request| generate_many(request, stop)),
        "solve" => with(request, |request: EntryRequest| solve(&request.entry()?)),
        "solve_many" => with(request, |request| many(request, stop, solve)),
        "count" => with(request, count),
        "rate" => with(request, |request: EntryRequest| rate(&request.entry()?)),
        "rate_many" => with(request, |request| many(request, stop, rate)),
        "explain" => with(request, explain),
        "hint" => with(request, give_hint),
        "parse" => with(request, parse),
        "format" => with(request, format),
        "canonical" => with(request, canonical),
        "names" => Ok(json!(NamesRecord::new())),
        _ => Err(VerbError::new("argument", format!("unknown verb `{verb}`"))),
    }
}

/// Returns the answer to a request.
fn with<R: Argument, T: Serialize>(
    request: &Value,
    answer: impl FnOnce(R) -> Result<T, VerbError>,
) -> Result<Value, VerbError> {
    let request = R::read(request);
    let request = request.map_err(|message| VerbError::new("argument", message))?;
    Ok(json!(answer(request)?))
}

fn reply(answer: Result<impl Serialize, VerbError>) -> Value {
    match answer {
        Ok(value) => json!({ "ok": value }),
        Err(error) => json!({ "error": error }),
    }
}

/// Replies for each of `items`, on all threads.
fn each<I: Sync, T: Serialize>(
    items: &[I],
    stop: &AtomicBool,
    answer: impl Fn(&I) -> Result<T, VerbError> + Sync,
) -> Vec<Value> {
    parallel::map(items, |item| {
        if stop.load(Ordering::Relaxed) { Value::Null } else { reply(answer(item)) }
    })
}

/// Replies for each of the puzzles of a request.
fn many<T: Serialize>(
    request: ManyRequest,
    stop: &AtomicBool,
    answer: fn(&ParsedPuzzle) -> Result<T, VerbError>,
) -> Result<Vec<Value>, VerbError> {
    let kind = request.kind.kind()?;
    Ok(each(&request.puzzles, stop, |puzzle| {
        let mut arguments = Arguments::from_iter([("puzzle".to_owned(), puzzle.clone())]);
        let text = PuzzleText::take(&mut arguments, "puzzle")
            .map_err(|message| VerbError::new("argument", message))?;
        answer(&text.parse(kind)?)
    }))
}

fn generate(request: GenerateRequest) -> Result<PuzzleRecord, VerbError> {
    let index = request.index.map_or(1, |index| index.0);
    generated(&request.series.order()?.index(index), request.series.canonical)
}

/// Replies for each of the puzzles `first`, `first + 1` and so on.
fn generate_many(request: GenerateManyRequest, stop: &AtomicBool) -> Result<Vec<Value>, VerbError> {
    let GenerateManyRequest { series, first, count: Whole(count) } = request;
    let first = first.map_or(1, |first| first.0);
    let last = first.checked_add(count).ok_or_else(|| {
        let message = format!("`count` is {count}; expected at most {}", u32::MAX - first);
        VerbError::new("argument", message)
    })?;
    let order = series.order()?;
    Ok(each(&(first..last).collect::<Vec<_>>(), stop, |&index| {
        generated(&order.clone().index(index), series.canonical)
    }))
}

fn generated(order: &PuzzleRequest, canonical: Option<bool>) -> Result<PuzzleRecord, VerbError> {
    let puzzle = order.generate()?;
    let canonical = (canonical == Some(true)).then(|| puzzle.canonical_form()).transpose()?;
    Ok(PuzzleRecord { canonical: canonical.map(|form| form.to_string()), ..puzzle.record() })
}

/// Returns `reply`, or an error that contains it unless the puzzle has exactly one solution.
fn judged<T: Serialize, S>(reply: T, result: Result<S, NotUnique>) -> Result<T, VerbError> {
    match result {
        Ok(_) => Ok(reply),
        Err(error) => Err(VerbError { reply: Some(json!(reply)), ..error.into() }),
    }
}

fn solve(entry: &ParsedPuzzle) -> Result<SolutionRecord, VerbError> {
    let result = solver::unique_with_marks(&entry.shape, &entry.grid, entry.marks.as_deref());
    let has_none = result == Err(NotUnique::NoSolution);
    let mistake = has_none.then(|| MistakeRecord::in_english(entry)).flatten();
    judged(SolutionRecord { mistake, ..SolutionRecord::new(entry, &result) }, result)
}

fn count(request: CountRequest) -> Result<usize, VerbError> {
    let (entry, limit) =
        (request.puzzle.entry()?, request.limit.map_or(DEFAULT_LIMIT, |limit| limit.0));
    Ok(solver::count_up_to(&entry.shape, &entry.grid, limit as usize))
}

fn rate(entry: &ParsedPuzzle) -> Result<PuzzleRecord, VerbError> {
    let (record, rating) = grade(&mut Revision::NEWEST.raters(), entry);
    judged(record, rating)
}

fn explain(request: SentenceRequest) -> Result<Explanation, VerbError> {
    let (entry, words) = (request.puzzle.entry()?, request.words());
    let narrator = Narrator::new(&words, GridView::with_letters(&entry.shape));
    let path = SolutionPath::new(&mut Revision::NEWEST.raters(), &entry, PathExtent::Whole);
    judged(path.record(&narrator), path.solution)
}

fn give_hint(request: SentenceRequest) -> Result<HintRecord, VerbError> {
    let (entry, words) = (request.puzzle.entry()?, request.words());
    let (record, _) = hint(&words, &mut Revision::NEWEST.raters(), &entry, HintDepth::Step);
    judged(record, solve_position(&entry))
}

fn parse(request: ParseRequest) -> Result<Vec<PuzzleRecord>, VerbError> {
    let ParseRequest { kind, text } = request;
    match notation::parse(&text, kind.kind()?) {
        Ok(entries) => Ok(entries.iter().map(PuzzleRecord::from).collect()),
        Err(errors) => Err(VerbError::notation(&errors[0], &text)),
    }
}

fn format(request: FormatRequest) -> Result<String, VerbError> {
    let (entry, format) = (request.puzzle.entry()?, request.format.unwrap_or(Format::Line));
    let has_solution = request.solution.unwrap_or_default();
    let solution = has_solution.then(|| solver::unique(&entry.shape, &entry.grid)).transpose()?;
    let written = notation::write_one(format, &entry.shape, &entry.grid, solution.as_ref())
        .map_err(|error| VerbError::new("format", error))?;
    Ok(format!("{}{written}{}", format.header(has_solution), format.footer()))
}

fn canonical(request: EntryRequest) -> Result<String, VerbError> {
    Ok(Sudoku::from(request.entry()?).canonical_form()?.to_string())
}

record! {
    /// The names that arguments can have.
    #[derive(Clone, Debug)]
    pub struct NamesRecord: Serialize {
        /// The levels, from the easiest to the hardest.
        levels: Vec<&'static str> as Vec<Level>,
        /// The numbers of cells in a row.
        sizes: Vec<usize>,
        /// The rules in addition to the standard ones.
        variants: Vec<&'static str> as Vec<Variant>,
        /// The layouts of several grids.
        layouts: Vec<&'static str> as Vec<GridLayout>,
        /// The symmetries of the givens.
        symmetries: Vec<&'static str> as Vec<Symmetry>,
        /// The notations.
        formats: Vec<&'static str> as Vec<Format>,
        /// The languages of sentences.
        languages: Vec<&'static str>,
    }
}

impl NamesRecord {
    fn new() -> NamesRecord {
        NamesRecord {
            levels: Level::names(),
            sizes: Kind::all_sides().collect(),
            variants: Variant::names(),
            layouts: GridLayout::names(),
            symmetries: Symmetry::names(),
            formats: Format::names(),
            languages: languages().collect(),
        }
    }
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
        let solved = |puzzle| ask("solve", json!({ "puzzle": puzzle }))["ok"]["solution"].clone();
        assert_eq!(solved(&made), made["solution"]);
        let request = json!({ "seed": "autumn 2026", "level": "hard", "canonical": true });
        let canonical = ask("generate", request)["ok"]["canonical"].clone();
        assert_eq!(ask("canonical", json!({ "puzzle": made }))["ok"], canonical);
        let killer = json!({ "seed": "s", "variant": "killer", "level": "easy" });
        let killer = ask("generate", killer)["ok"].clone();
        assert!(killer["cages"].as_array().unwrap().len() > 20);
        assert_eq!(solved(&killer), killer["solution"]);
        assert_eq!(ask("count", json!({ "puzzle": killer }))["ok"], 1);
    }

    #[test]
    fn verbs_agree_on_a_puzzle() {
        let of = |verb: &str| ask(verb, json!({ "puzzle": EASY }))["ok"].clone();
        assert!(of("solve")["solution"].as_str().unwrap().starts_with("534678912"));
        assert_eq!(of("rate")["level"], "easy");
        let steps = of("explain")["steps"].clone();
        assert_eq!(of("hint")["steps"][0], steps[0]);
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
            hint("en")["ok"]["steps"][0]["text"],
            "In box 9, no cell but r9c7 can take 1. So r9c7 is 1."
        );
        for tag in languages() {
            let hint = hint(tag)["ok"]["steps"][0].clone();
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
            ("generate", json!({ "seed": "" }), "`seed` is \"\"; it is empty"),
            ("generate", json!({ "index": 0 }), "`index` is 0; expected a whole number from 1"),
            ("generate", json!({ "removed": 65 }), "with more than 64 cells removed, no puzzle"),
            ("generate", json!({ "removed": 32, "size": 6 }), "with more than 31 cells removed"),
            ("generate", json!({ "removed": [9, 5] }), "`removed` is [9,5]; expected a number"),
            ("generate", json!({ "canonical": "yes" }), "`canonical` is \"yes\"; expected true"),
            (
                "generate",
                json!({ "variant": "kiler" }),
                "`variant` is \"kiler\"; did you mean `killer`",
            ),
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

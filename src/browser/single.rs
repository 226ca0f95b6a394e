//! Single puzzles: made or read, and then drawn, rated, explained, and put on a page on which they are played.

use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{Files, WebSpec};
use gridpress_engine::rating::Position;
use gridpress_engine::{Kind, notation};
use gridpress_messages::Words;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use gridpress_messages::text;
use gridpress_press::{self as press, BookOrder, PictureOrder};
use gridpress_render::web::{self, Brand, WebEdition};
use serde_json::{Value, json};

/// The name of the puzzle's file, for a puzzle of the user.
const OWN: &str = "puzzle";

/// A source of only the puzzle that the user entered.
struct OwnPuzzle<'p>(&'p str);

impl Files for OwnPuzzle<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        if path == OWN { Ok(self.0.into()) } else { Err("file not found".to_owned()) }
    }

    fn name(&self, _: &str) -> String {
        OWN.to_owned()
    }
}

/// Makes the puzzle of a request, or reads the first one in its `text`. Returns its text, its solution, their pictures,
/// its rating, every step of the solution in `language`, and the page on which it is played.
///
/// # Errors
/// If no such puzzle can be made, or the text is not a puzzle with one solution.
pub(crate) fn single(request: &Value) -> Result<Value, Failure> {
    let text = request["text"].as_str().unwrap_or_default();
    let language = request["language"].as_str().unwrap_or("en");
    let source = Source::new(OWN, spec_text(request, text, language));
    let seed = request["seed"].as_str().filter(|seed| !seed.is_empty()).unwrap_or("1");
    let order = BookOrder { seed: Some(seed), ..BookOrder::default() };
    let book = press::puzzles(&source, &OwnPuzzle(text), &order)?;
    let Some(puzzle) = book.puzzles().next() else {
        return Err(Failure::input(vec![Diagnostic::error(text!("no-puzzle-in-text"))]));
    };
    describe(&book, puzzle, request)
}

/// Returns the spec of a book with the puzzle of a request.
fn spec_text(request: &Value, text: &str, language: &str) -> String {
    let mut section = toml::Table::new();
    section.insert("id".to_owned(), "puzzle".into());
    if text.trim().is_empty() {
        section.insert("count".to_owned(), 1.into());
        section.insert("per_page".to_owned(), 1.into());
        for key in ["level", "grids"] {
            if let Some(value) = request[key].as_str() {
                section.insert(key.to_owned(), value.into());
            }
        }
        if let Some(size) = request["size"].as_i64() {
            section.insert("size".to_owned(), size.into());
        }
        let variants = request["variant"].as_array().into_iter().flatten();
        let variants: toml::value::Array =
            variants.filter_map(Value::as_str).map(toml::Value::from).collect();
        if !variants.is_empty() {
            section.insert("variant".to_owned(), variants.into());
        }
    } else {
        section.insert("source".to_owned(), OWN.into());
    }
    // Several grids need a large page.
    let page = toml::Table::from_iter([("trim".to_owned(), "a4".into())]);
    let mut spec = toml::Table::new();
    spec.insert("page".to_owned(), page.into());
    spec.insert("engine".to_owned(), 2.into());
    spec.insert("language".to_owned(), language.into());
    spec.insert("section".to_owned(), toml::Value::Array(vec![section.into()]));
    spec.to_string()
}

fn describe(book: &Book, puzzle: &BookPuzzle, request: &Value) -> Result<Value, Failure> {
    let numbers = [puzzle.number];
    let files =
        press::pictures(book, &PictureOrder { numbers: &numbers, ..PictureOrder::default() })?;
    let pictures = files.iter().take(2).map(|file| String::from_utf8_lossy(&file.bytes));
    let pictures: Vec<_> = pictures.collect();
    let words: &Words = &book.spec.words;
    let (shape, grid) = (&puzzle.puzzle.shape, &puzzle.puzzle.givens);
    let path = book.generator.revision.raters().of(shape).path_from(&Position::new(shape, grid));
    let rating = puzzle.rating.as_explained(book.generator.revision.scale(), &path);
    let symbols = &book.spec.sections[0].symbols.of_puzzle(&puzzle.puzzle);
    let narrator = Narrator::new(words, GridView { shape, symbols });
    let steps = path.iter().map(|step| match step.tier {
        1 => json!({ "text": narrator.brief(step) }),
        _ => json!({ "name": narrator.technique(step), "text": narrator.reason(step) }),
    });
    let minutes = puzzle.rating.minutes.as_ref();
    let date = request["date"].as_str().and_then(|date| date.parse().ok()).unwrap_or_default();
    let kind = words.kind(shape.kind());
    let stars = book.spec.stars;
    let page = web::render(&WebEdition {
        words,
        brand: Brand { paper: "gridpress", web: &WebSpec::default() },
        title: (shape.kind() != Kind::CLASSIC).then_some(&*kind),
        number: 1,
        date,
        before: None,
        after: None,
        zone: "UTC",
        stem: "",
        level: puzzle.level,
        stars: (stars.of(puzzle.level), stars.most()),
        minutes: None,
        puzzle: &puzzle.puzzle,
        revision: book.spec.engine,
        symbols: symbols.clone(),
        code: &notation::line(grid, shape),
        with_solution: true,
    });
    Ok(json!({
        "text": notation::block(grid, shape),
        "line": notation::line(grid, shape),
        "solution": notation::line(&puzzle.puzzle.solution, shape),
        "pictures": pictures,
        "kind": kind,
        "code": puzzle.code.as_ref().map(ToString::to_string),
        "level": words.level(puzzle.level),
        "technique": words.technique(rating.technique),
        "score": puzzle.rating.score,
        "givens": grid.filled_count(),
        "seconds": minutes.map(|time| json!([time.seconds, time.low, time.high])),
        "steps": steps.collect::<Vec<_>>(),
        "solved": puzzle.rating.solved,
        "page": page,
    }))
}

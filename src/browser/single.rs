//! Single puzzles: made or read, and then drawn, rated, explained, and put on a page on which they are played.

use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{Files, WebSpec};
use gridpress_engine::Kind;
use gridpress_engine::generate::{Code, CodeError, Generator, Revision};
use gridpress_engine::notation::{self, Format, ParsedPuzzle};
use gridpress_engine::puzzle::Puzzle;
use gridpress_ground::record::record;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use gridpress_messages::{Text, Words, text};
use gridpress_press::{self as press, BookOrder, PictureOrder};
use gridpress_render::web::{self, Brand, WebEdition};
use gridpress_verbs::{Explanation, PathExtent, SolutionPath};
use serde_json::{Value, json};

/// The name of the puzzle's file, for a puzzle of the user.
const OWN: &str = "puzzle";

record! {
    /// A single puzzle, as the page shows it.
    pub(crate) struct SingleView: Serialize {
        /// The puzzle with its steps.
        explanation: Explanation,
        /// The kind, in words.
        kind: String,
        /// The grid as text.
        grid: String,
        /// The puzzle and its solution as SVG.
        pictures: Vec<String>,
        /// The page on which it is played.
        page: String,
    }
}

/// A source of only the puzzle that the user entered.
struct OwnPuzzle<'p>(&'p str);

impl Files for OwnPuzzle<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        if path == OWN { Ok(self.0.into()) } else { Err(text!("file-not-found")) }
    }

    fn name(&self, _: &str) -> String {
        OWN.to_owned()
    }
}

/// Makes the puzzle of a request, makes that of a book from its `code` and `seed` again, or reads the first one in its
/// `text`. Returns it with every step of the solution in `language`.
///
/// # Errors
/// If no such puzzle can be made, or the text is not a puzzle with one solution.
pub(crate) fn single(request: &Value) -> Result<SingleView, Failure> {
    let made = request["code"].as_str().map(|code| of_code(code, &request["seed"])).transpose()?;
    let text = made.as_deref().or(request["text"].as_str()).unwrap_or_default();
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

/// Returns the puzzle of a code and the seed of its book as text.
fn of_code(code: &str, seed: &Value) -> Result<String, Failure> {
    let failure = |message: String| Failure::input(vec![Diagnostic::error(message)]);
    let parsed: Code = code.parse().map_err(|error: CodeError| failure(error.to_string()))?;
    let generator = Generator::new(parsed.revision, seed.as_str().unwrap_or_default());
    let accepted = generator
        .try_attempt(&parsed.recipe, &parsed.address, parsed.attempt)
        .filter(|accepted| parsed.best || parsed.recipe.is_met_by(&accepted.puzzle))
        .ok_or_else(|| Failure::input(vec![Diagnostic::error(text!("no-puzzle-of-code"))]))?;
    let Puzzle { shape, givens, .. } = accepted.puzzle;
    let written = notation::write_one(Format::Json, &shape, &givens, None);
    written.map_err(|error| failure(error.to_string()))
}

/// Returns the spec of a book with the puzzle of a request.
fn spec_text(request: &Value, text: &str, language: &str) -> String {
    let is_own = !text.trim().is_empty();
    let mut section = if is_own {
        json!({ "id": "puzzle", "source": OWN })
    } else {
        json!({ "id": "puzzle", "count": 1, "per_page": 1 })
    };
    for key in ["level", "size", "variant", "grids"] {
        if !is_own && !request[key].is_null() {
            section[key] = request[key].clone();
        }
    }
    // Several grids need a large page.
    let page = json!({ "trim": "a4" });
    let spec = json!({ "language": language, "engine": 1, "page": page, "section": [section] });
    toml::to_string(&spec).expect("texts, numbers and lists of them")
}

fn describe(book: &Book, puzzle: &BookPuzzle, request: &Value) -> Result<SingleView, Failure> {
    let numbers = [puzzle.number];
    let files =
        press::pictures(book, &PictureOrder { numbers: &numbers, ..PictureOrder::default() })?;
    let pictures = files.iter().take(2).map(|file| String::from_utf8_lossy(&file.bytes).into());
    let words: &Words = &book.spec.words;
    let (shape, grid) = (&puzzle.puzzle.shape, &puzzle.puzzle.givens);
    let entry = ParsedPuzzle::of(shape.clone(), grid.clone(), Format::Json, 0..0);
    let symbols = &book.spec.sections[0].symbols.of_puzzle(&puzzle.puzzle);
    let path = SolutionPath::new(&mut Revision::NEWEST.raters(), &entry, PathExtent::Whole);
    let mut explanation = path.record(&Narrator::new(words, GridView { shape, symbols }));
    explanation.puzzle.code = puzzle.code.as_ref().map(ToString::to_string);
    let date = request["date"].as_str().and_then(|date| date.parse().ok()).unwrap_or_default();
    let kind = words.kind(shape.kind());
    let stars = book.spec.stars;
    let code = notation::line(grid, shape);
    let page = web::render(&WebEdition {
        brand: Brand { paper: "gridpress", web: &WebSpec::default() },
        title: (shape.kind() != Kind::CLASSIC).then_some(&*kind),
        date,
        stars: (stars.of(puzzle.level), stars.most()),
        revision: book.spec.engine,
        ..WebEdition::alone(words, &puzzle.puzzle, puzzle.level, symbols.clone(), &code)
    });
    Ok(SingleView {
        explanation,
        kind,
        grid: notation::block(grid, shape),
        pictures: pictures.collect(),
        page,
    })
}

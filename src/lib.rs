//! A sudoku book press: turns a seed and a TOML book spec into a print-ready PDF of puzzles and answers. Its engine
//! generates, solves, rates and explains single puzzles:
//!
//! ```
//! use gridpress::{Level, generate};
//!
//! let hard = generate("autumn 2026", Level::Hard)?;
//! println!("{hard}\n{}", hard.solve()?);
//! println!("{:?}", hard.rate()?);
//! println!("{}", hard.to_json());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
#![cfg_attr(
    feature = "press",
    doc = r#"
A single call makes a book. [`press`] also makes covers, daily newspaper puzzles, and books from their locks.

```
use gridpress::press::{self, BookOrder, NoFiles, Source};

let spec = Source::new("book.toml", "
    title = 'Twelve Sudoku'
    seed = 'autumn 2026'
    [[section]]
    id = 'easy'
    level = 'easy'
    count = 12
");
let book = press::book(&spec, &NoFiles, &BookOrder::default())?;
# let folder = tempfile::tempdir()?;
# let folder = folder.path();
std::fs::write(folder.join("book.pdf"), book.pdf)?;
std::fs::write(folder.join("book.lock"), book.lock)?;
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
//! The chapters for book makers are in `guide`; `gridpress guide` prints them as well. [`architecture`] maps the crates
//! behind this one and has recipes for common additions.
//!
//! # The engine
//!
//! The engine (puzzles, notation, solver, rating, generator) can be used alone. It is the only part that is built with
//! `default-features = false`; the feature `press` adds the rest.
//!
//! A [`Sudoku`] is a puzzle of any kind, generated or read from a text. It solves, rates, explains and writes itself:
//!
//! ```
//! use gridpress::{Level, PuzzleRequest, Sudoku};
//!
//! let made = PuzzleRequest::new("autumn 2026").kind("6+diagonal".parse()?).level(Level::Easy).generate_many(5)?;
//! let read = Sudoku::parse_all("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", None)
//!     .map_err(|mistakes| mistakes[0].clone())?;
//! let hint = read[0].hint()?.expect("a step that is possible");
//! println!("{}", hint.summary(read[0].shape()));
//! let ratings = Sudoku::rate_all(&[made, read].concat());
//! # assert!(ratings.len() == 6 && ratings.iter().all(Result::is_ok));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A debug build of a program also runs the engine without optimisation, many times slower. This line in the program's
//! `Cargo.toml` optimises the engine alone:
//!
//! ```toml
//! [profile.dev.package.gridpress-engine]
//! opt-level = 3
//! ```
//!
//! The modules below have every step of the generator for itself:
//!
//! ```
//! use gridpress::generate::{Address, Generator, Levels, Recipe, Removal, Revision, Target};
//! use gridpress::{Kind, Level, Symmetry, solver};
//!
//! let (revision, kind, symmetry) = (Revision::NEWEST, Kind::CLASSIC, Symmetry::Rotate180);
//! let (levels, level) = (Levels::of(revision), Level::Hard);
//! // A level combines a band of removed cells with the techniques that a puzzle requires. The band alone guarantees
//! // nothing about the difficulty.
//! let recipe = Recipe::new(kind, symmetry, Removal::Band(levels.band(kind, level)));
//! let need = levels.requirement(kind, symmetry, level).expect("a level that this kind offers");
//! let target = Target {
//!     window: Some(need.window),
//!     score: Some(need.score),
//!     ..Target::from(recipe)
//! };
//! let generator = Generator::new(revision, "autumn 2026");
//! let accepted = generator.generate(&target, &Address { section: "hard".into(), index: 1 })?;
//! assert_eq!(levels.level_of(kind, &accepted.rating(&mut revision.raters())), level);
//! assert_eq!(solver::count_up_to(&accepted.puzzle.shape, &accepted.puzzle.givens, 2), 1);
//! # Ok::<(), gridpress::generate::OutOfReach>(())
//! ```
//!
#![cfg_attr(
    feature = "explain",
    doc = r#"
The feature `explain`, which `press` includes, explains the steps of a puzzle in sentences. It needs no fonts or images.

```
use gridpress::messages::{Words, steps};

let sudoku: gridpress::Sudoku =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
println!("{}", steps::explain(&sudoku, &Words::english())?);
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
//!
//! # Reproducibility
//!
//! An engine revision, a seed, an address and an attempt always yield the same puzzle, on every machine.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[doc = include_str!("guide/architecture.md")]
pub mod architecture {}

#[cfg(feature = "press")]
pub use gridpress_app::{guide, run};
pub use gridpress_engine::puzzle::{
    Alphabet, Cage, CageRule, Cell, Clash, Constraint, Grid, GridArrangement, GridLayout,
    HiddenWord, House, HouseKind, HouseMark, Kind, KindError, Mark, OutsidePosition, OutsideView,
    PairConstraint, Puzzle, Relation, Sequence, SequenceRule, Shape, ShapeError, Sign,
    SignLocation, Symmetry, Transform, Variant, WordError, WordLine, WordLineError,
};
pub use gridpress_engine::{
    CsvColumns, Level, MinutesRecord, NotUnique, OutOfReach, PuzzleRecord, PuzzleRequest, Rating,
    Step, Sudoku, Technique, generate, notation, puzzle::canonical, rating, solver,
};
#[cfg(feature = "explain")]
pub use gridpress_ground::glyphs::SHAPES;
pub use gridpress_ground::{
    named::Named,
    parallel,
    rng::{SeedError, Stream, check_seed},
};
#[cfg(feature = "explain")]
pub use gridpress_messages::{self as messages, symbols::GridView, symbols::Symbols};
#[cfg(feature = "press")]
pub use gridpress_press as press;

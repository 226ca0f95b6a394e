//! A sudoku book press: a seed and a TOML book spec in, a print-ready PDF of puzzles and answers out.
//!
#![cfg_attr(
    feature = "press",
    doc = r#"
A book in one call ([`press`] also makes covers, days of a newspaper's desk, and books from their locks):

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
//! The chapters for people who make books are in `guide`; `gridpress guide` prints them as well. [`architecture`] is a map of
//! the crates that this one is made of, with recipes for what is often added.
//!
//! The engine (puzzles, notation, solver, rating, generator) can be used alone, and is all that is built with
//! `default-features = false`; the feature `press` adds the rest:
//!
//! ```
//! use gridpress::generate::{Address, Generator, Level, Levels, Recipe, Removal, Revision, Target};
//! use gridpress::{Kind, Symmetry, solver};
//!
//! let (revision, kind, symmetry) = (Revision::NEWEST, Kind::CLASSIC, Symmetry::Rotate180);
//! let (levels, level) = (Levels::of(revision), Level::Hard);
//! // A level is a band of removed cells, and what a puzzle needs of those who solve it. The band alone promises nothing.
//! let recipe = Recipe::new(kind, symmetry, Removal::Band(levels.band(kind, level)));
//! let need = levels.requirement(kind, symmetry, level).expect("a level that this kind offers");
//! let target = Target {
//!     window: Some(need.window),
//!     score: Some(need.score),
//!     ..Target::from(recipe)
//! };
//! let generator = Generator::new(revision, "autumn 2026");
//! let made = generator.generate(&target, &Address { section: "hard".into(), index: 1 })?;
//! assert_eq!(levels.level_of(kind, &made.rating(&mut revision.raters())), level);
//! assert_eq!(solver::count_up_to(&made.puzzle.shape, &made.puzzle.givens, 2), 1);
//! # Ok::<(), gridpress::generate::OutOfReach>(())
//! ```
//!
//! Where no more is needed, a line does:
//!
//! ```
//! use gridpress::generate::{Level, OutOfReach};
//!
//! let hard = gridpress::generate("autumn 2026", Level::Hard)?;
//! println!("{hard}\n{}\n{:?}\n{}", hard.solution, hard.rating, hard.code);
//! assert_eq!(hard.level(), Level::Hard);
//! assert_eq!(hard.sudoku().count(2), 1);
//! # Ok::<(), OutOfReach>(())
//! ```
//!
#![cfg_attr(
    feature = "explain",
    doc = r#"
The feature `explain`, which `press` includes, adds the steps of a puzzle in sentences, without fonts and images:

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
//! The same engine revision, seed, address and attempt always yield the same puzzle, on any machine.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[doc = include_str!("guide/architecture.md")]
pub mod architecture {}

#[cfg(feature = "press")]
pub use gridpress_app::{guide, run};
#[cfg(feature = "explain")]
pub use gridpress_base::{messages, symbols::GridView, symbols::SHAPES, symbols::Symbols};
pub use gridpress_engine::puzzle::{
    Alphabet, Cage, CageRule, Cell, Clash, Demand, Grid, Grids, HiddenWord, House, HouseKind,
    HouseMark, Kind, KindError, Layout, Link, Mark, NoWordLine, Puzzle, Relation, Sequence,
    SequenceRule, Shape, ShapeError, Sign, Spot, Stands, Symmetry, Transform, Variant, View,
    WordError, WordLine,
};
pub use gridpress_engine::{Generated, Request, Sudoku};
pub use gridpress_engine::{
    generate,
    named::Named,
    notation,
    puzzle::canonical,
    rating,
    rng::{SeedError, Stream, check_seed},
    solver,
};
#[cfg(feature = "press")]
pub use gridpress_press as press;

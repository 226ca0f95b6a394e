//! A sudoku book press: a seed and a TOML book spec in, a print-ready PDF of puzzles and answers out.
//!
#![cfg_attr(
    feature = "press",
    doc = r#"
A book in one call (the room [`press`] also makes covers, days of a newspaper's desk, and books from their locks):

```
use gridpress::diag::Source;
use gridpress::press::{self, Order};
use gridpress::spec::NoFiles;

let spec = Source::new("book.toml", "
    title = 'Twelve Sudoku'
    seed = 'autumn 2026'
    [[section]]
    id = 'easy'
    level = 'easy'
    count = 12
");
let book = press::book(&spec, &NoFiles, &Order::default())?;
# let folder = tempfile::tempdir()?;
# let folder = folder.path();
std::fs::write(folder.join("book.pdf"), book.pdf)?;
std::fs::write(folder.join("book.lock"), book.lock)?;
# Ok::<(), Box<dyn std::error::Error>>(())
```
"#
)]
//! Those who make books find chapters in `guide`, which `gridpress guide` prints as well.
//!
//! The rooms of the house, each of which knows only what stands to its left ([`architecture`] is the map, with recipes
//! for what is often added):
//!
//! ```text
//! book.toml ──> spec ──┐
//! seed ──> rng ──> generate (fill → remove → one solution → rate) ──> book, daily ──> layout ──> output ──> press ──> cli
//! puzzle ──> solver, logic ──┘                                            └──> lock ──> read, verify, preflight ─┘
//! ```
//!
//! The engine (puzzles and how they are written, solver, logic, generator) can be used alone, and is all that is
//! built with `default-features = false`; the feature `press` adds the rest:
//!
//! ```
//! use gridpress::generate::{Address, Generator, Level, Levels, Recipe, Removal, Revision, Target};
//! use gridpress::{Kind, Symmetry, solver};
//!
//! let (revision, kind, symmetry) = (Revision::NEWEST, Kind::CLASSIC, Symmetry::Rotate180);
//! let (levels, level) = (Levels::of(revision), Level::Hard);
//! // A level is a band of removed cells, and what a puzzle needs of those who solve it. The band alone promises nothing.
//! let recipe = Recipe::new(kind, symmetry, Removal::Band(levels.band(kind, level)));
//! let need = levels.need(kind, symmetry, level).expect("a level that this kind offers");
//! let target = Target {
//!     window: Some(need.window),
//!     score: Some(need.score),
//!     ..Target::from(recipe)
//! };
//! let generator = Generator::new(revision, "autumn 2026");
//! let made = generator.accepted(&target, &Address { section: "hard".into(), index: 1 }, 0)?;
//! assert_eq!(levels.level_of(kind, &made.rating(&mut revision.raters())), level);
//! assert_eq!(solver::count_up_to(&made.puzzle.shape, &made.puzzle.givens, 2), 1);
//! # Ok::<(), gridpress::generate::OutOfReach>(())
//! ```
//!
//! The same engine revision, seed, address and attempt give the same puzzle for ever, on any machine.

// Only where vectors are counted with, in the engine.
#![deny(unsafe_code)]
#![warn(missing_docs)]

#[doc = include_str!("guide/architecture.md")]
pub mod architecture {}

#[cfg(feature = "press")]
pub mod book;
#[cfg(feature = "press")]
pub mod calendar;
#[cfg(feature = "press")]
mod cli;
#[cfg(feature = "press")]
pub mod colour;
#[cfg(feature = "press")]
pub mod daily;
#[cfg(feature = "press")]
pub mod diag;
#[cfg(feature = "press")]
mod edit;
#[cfg(feature = "press")]
mod examples;
#[cfg(test)]
mod extent;
#[cfg(feature = "press")]
pub mod fonts;
pub mod generate;
#[cfg(test)]
mod golden;
#[cfg(feature = "press")]
pub mod guide;
#[cfg(feature = "press")]
mod hash;
#[cfg(feature = "press")]
pub mod layout;
#[cfg(feature = "press")]
mod lock;
pub mod logic;
mod named;
#[cfg(feature = "press")]
pub mod output;
mod parallel;
#[cfg(feature = "press")]
mod picture;
#[cfg(feature = "press")]
mod preflight;
#[cfg(feature = "press")]
pub mod press;
mod puzzle;
#[cfg(feature = "press")]
pub mod read;
#[cfg(feature = "press")]
mod record;
#[cfg(feature = "press")]
pub mod registry;
mod rng;
#[cfg(all(test, feature = "press"))]
mod samples;
mod set;
pub mod solver;
#[cfg(feature = "press")]
pub mod spec;
#[cfg(feature = "press")]
mod symbols;
#[cfg(feature = "press")]
mod tally;
#[cfg(feature = "press")]
mod templates;
#[cfg(feature = "press")]
pub mod units;
#[cfg(feature = "press")]
mod verify;
#[cfg(feature = "press")]
mod watch;
#[cfg(feature = "press")]
pub mod words;

#[cfg(feature = "press")]
pub use cli::run;
pub use named::Named;
pub use puzzle::{
    Alphabet, Cage, CageRule, Cell, Clash, Demand, Grid, Grids, HiddenWord, House, HouseKind,
    HouseMark, Kind, KindError, Layout, Link, Mark, NoWordLine, Puzzle, Relation, Sequence,
    SequenceRule, Shape, ShapeError, Sign, Spot, Stands, Symmetry, Transform, Variant, View,
    WordError, WordLine, canonical, notation,
};
pub use rng::{Stream, seed_mistake};
#[cfg(feature = "press")]
pub use symbols::{SHAPES, Symbols};

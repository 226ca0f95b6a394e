//! The book spec: what a user wrote in `book.toml`, checked, with every default filled in.
//!
//! A [`BookSpec`] cannot hold nonsense: whoever has one has fonts that embed, sections that can be made and
//! puzzles of their own that have one solution. Reading gathers every mistake before it gives up.

mod condition;
mod cover;
mod daily;
mod design;
mod imposition;
mod isbn;
mod kind;
mod link;
pub mod markdown;
mod matter;
mod page;
mod paper;
pub mod printer;
mod puzzle;
pub(crate) mod reader;
mod section;
mod source;
mod validate;
mod words;
mod write;

use crate::diag::{Diagnostic, Place, Source};
use crate::fonts::{Families, Fonts};
use crate::generate::{Address, Level, Levels, Target};
use crate::puzzle::{Kind, Puzzle, Symbols};
use crate::units::Length;
use crate::words::Words;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

pub use condition::{PrintingCondition, REGISTRY};
pub use cover::{CoverSpec, SpineText};
pub use daily::{DailySpec, Slot, SolutionPlace};
pub use design::{Design, GridSpec, TypeSpec};
pub use imposition::{Imposition, NUP, Scheme};
pub use isbn::Isbn;
pub use link::{LinkField, LinkPattern};
pub use matter::{Back, Front, NotesStyle, OwnPage, OwnPlace};
pub use page::{Inside, PageSpec};
pub use printer::Printer;
pub use puzzle::{LevelSign, Marks, PuzzleSpec};

/// The most puzzles that a section holds.
pub const MOST_PUZZLES: u32 = 100_000;

/// Where a spec's own files come from: the folder it lies in, or a lock.
pub trait Files {
    /// The bytes of the file that a spec calls `path`.
    ///
    /// # Errors
    /// Why it cannot be read, in a line.
    fn read(&self, path: &str) -> Result<Vec<u8>, String>;

    /// The name by which to speak of that file.
    fn name(&self, path: &str) -> String {
        path.to_owned()
    }
}

/// How the PDF is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For reading on a screen: bookmarks and links.
    Screen,
    /// For printers who want pages and nothing else, such as KDP.
    Kdp,
    /// PDF/X-1a:2003.
    Pdfx,
}

impl Profile {
    /// Every profile by name.
    pub const NAMES: &[(&str, Profile)] = &[
        ("screen", Profile::Screen),
        ("kdp", Profile::Kdp),
        ("pdfx", Profile::Pdfx),
    ];

    /// The profile of that name.
    pub fn named(name: &str) -> Option<Profile> {
        let found = Self::NAMES.iter().find(|(known, _)| *known == name);
        found.map(|(_, profile)| *profile)
    }

    /// Its name in specs.
    pub fn name(self) -> &'static str {
        let known = Profile::NAMES.iter().find(|(_, profile)| *profile == self);
        known.map_or("", |(name, _)| *name)
    }
}

/// Where answers are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// All at the end of the book.
    Back,
    /// Behind each section.
    AfterSection,
    /// In a book of their own.
    Separate,
    /// Nowhere.
    None,
}

impl Placement {
    /// Every placement by name.
    pub const NAMES: &[(&str, Placement)] = &[
        ("back", Placement::Back),
        ("after-section", Placement::AfterSection),
        ("separate", Placement::Separate),
        ("none", Placement::None),
    ];
}

/// The weights of a grid's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Between cells.
    pub thin: Length,
    /// Between boxes and around.
    pub thick: Length,
}

/// Where a section's puzzles come from.
#[derive(Clone, Debug)]
pub enum Contents {
    /// The generator makes them.
    Generated {
        /// The kind of puzzle, and which of them to take.
        target: Target,
        /// How hard.
        level: Level,
        /// How many.
        count: u32,
    },
    /// The user brings them.
    Sourced {
        /// The kind of all of them.
        kind: Kind,
        /// The file, as the spec spells it.
        file: String,
        /// What is in it.
        text: Arc<Source>,
        /// The label that the spec asks for.
        level: Option<Level>,
        /// The puzzles, each proved to have one solution.
        puzzles: Vec<Puzzle>,
    },
}

impl Contents {
    /// How many puzzles.
    pub fn count(&self) -> u32 {
        match self {
            Contents::Generated { count, .. } => *count,
            Contents::Sourced { puzzles, .. } => puzzles.len() as u32,
        }
    }

    /// Size and variants that the spec names.
    pub fn kind(&self) -> Kind {
        match self {
            Contents::Generated { target, .. } => target.recipe.kind,
            Contents::Sourced { kind, .. } => *kind,
        }
    }

    /// The level that the spec names.
    pub fn level(&self) -> Option<Level> {
        match self {
            Contents::Generated { level, .. } => Some(*level),
            Contents::Sourced { level, .. } => *level,
        }
    }
}

/// Puzzles that belong together.
#[derive(Clone, Debug)]
pub struct Section {
    /// Names the stream of its puzzles.
    pub id: String,
    /// Its heading; without one it has no opening page and no line in the contents.
    pub title: Option<String>,
    /// What stands for values above 9.
    pub symbols: Symbols,
    /// Puzzles on a page.
    pub per_page: u32,
    /// The order in which they are printed.
    pub order: Order,
    /// The puzzles.
    pub contents: Contents,
    /// Where the spec speaks of it.
    pub place: Place,
    /// Where it says how many puzzles a page has.
    pub per_page_place: Place,
}

/// The order of a section's puzzles on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// From the easiest to the hardest, by their score.
    Rising,
    /// As they were drawn, or as their file has them.
    Drawn,
}

impl Order {
    /// Every order by name.
    pub const NAMES: &[(&str, Order)] = &[("rising", Order::Rising), ("drawn", Order::Drawn)];
}

/// How answers are printed.
#[derive(Clone, Debug)]
pub struct AnswersSpec {
    /// Where.
    pub placement: Placement,
    /// Answers on a page; `None` for twelve, or as many as fit.
    pub per_page: Option<u32>,
    /// Which puzzles have a walkthrough.
    pub walkthrough: Walkthroughs,
    /// A chapter with the first steps of every puzzle.
    pub hints: bool,
    /// Where the spec speaks of them, if it does.
    pub place: Option<Place>,
}

/// Puzzles that are solved step by step behind the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Walkthroughs {
    /// Every puzzle.
    All,
    /// Those with these printed numbers.
    Numbers(BTreeSet<u32>),
}

impl Walkthroughs {
    /// Whether the puzzle of that printed number is among them.
    pub fn has(&self, number: u32) -> bool {
        match self {
            Walkthroughs::All => true,
            Walkthroughs::Numbers(numbers) => numbers.contains(&number),
        }
    }
}

/// A whole book, as asked for.
pub struct BookSpec {
    /// The title.
    pub title: String,
    /// The subtitle.
    pub subtitle: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// The book's number.
    pub isbn: Option<Isbn>,
    /// What the program itself prints, in the language of the book.
    pub words: Words,
    /// The seed's text; `None` asks for one to be drawn.
    pub seed: Option<String>,
    /// The revision of the generator.
    pub engine: u32,
    /// The date that the PDF bears.
    pub date: Option<jiff::civil::Date>,
    /// How the PDF is finished.
    pub profile: Profile,
    /// Sheet and margins.
    pub page: PageSpec,
    /// The look.
    pub design: Design,
    /// How running text is set.
    pub type_spec: TypeSpec,
    /// Families of type.
    pub families: Families,
    /// Their faces, loaded.
    pub fonts: Fonts,
    /// How grids are drawn.
    pub grid: GridSpec,
    /// What each level asks for.
    pub levels: Levels,
    /// The sections, in the order of the book.
    pub sections: Vec<Section>,
    /// How many accepted attempts to pass over, by address.
    pub replace: BTreeMap<Address, u32>,
    /// What stands with every puzzle.
    pub puzzle: PuzzleSpec,
    /// Answers.
    pub answers: AnswersSpec,
    /// Front matter.
    pub front: Front,
    /// Back matter.
    pub back: Back,
    /// Pages of the user's own, in the order of the spec.
    pub own_pages: Vec<OwnPage>,
    /// The cover.
    pub cover: CoverSpec,
    /// How pages share sheets; `None` has each on its own.
    pub imposition: Option<Imposition>,
    /// What a newspaper prints day by day.
    pub daily: Option<DailySpec>,
}

/// A spec, and what its maker should know about it.
pub type Checked = (BookSpec, Vec<Diagnostic>);

impl BookSpec {
    /// Reads a spec. `files` gives the fonts and puzzles that it names.
    ///
    /// # Errors
    /// Every mistake in it, in the order of the text.
    pub fn parse(source: &Arc<Source>, files: &dyn Files) -> Result<Checked, Vec<Diagnostic>> {
        let tree = reader::tree(source)?;
        let reports = reader::Reports::new(source.clone());
        let top = reader::Table::new(&reports, tree.get_ref(), 0..0, "");
        let spec = validate::book(&reports, top, files);
        finish(spec, reports)
    }

    /// Reads the spec in the table `key` of `tree`, which is `source` parsed.
    ///
    /// # Errors
    /// As [`BookSpec::parse`].
    pub(crate) fn parse_within(
        source: &Arc<Source>,
        tree: &toml::de::DeTable<'_>,
        key: &'static str,
        files: &dyn Files,
    ) -> Result<Checked, Vec<Diagnostic>> {
        let reports = reader::Reports::new(source.clone());
        let top = reader::Table::new(&reports, tree, 0..0, "");
        let spec = top
            .need(key, "a lock keeps the whole spec there")
            .and_then(|entry| entry.table())
            .and_then(|table| validate::book(&reports, table, files));
        finish(spec, reports)
    }

    /// How many puzzles the book has.
    pub fn puzzle_count(&self) -> usize {
        self.sections
            .iter()
            .map(|section| section.contents.count() as usize)
            .sum()
    }

    /// The spec with every default spelled out, as TOML that [`BookSpec::parse`] reads back.
    pub fn to_toml(&self) -> toml::Table {
        write::table(self)
    }

    /// What its puzzles are made from besides seed and engine, in lines of TOML: the keys of each section that
    /// matter to them, unless they are as usual, and the replacements.
    pub fn recipes(&self) -> Vec<String> {
        write::recipes(self)
    }
}

impl fmt::Debug for BookSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BookSpec {{ {} }}", self.to_toml())
    }
}

fn finish(spec: Option<BookSpec>, reports: reader::Reports) -> Result<Checked, Vec<Diagnostic>> {
    let list = reports.into_list();
    let failed = list
        .iter()
        .any(|report| report.severity == crate::diag::Severity::Error);
    match spec {
        Some(spec) if !failed => Ok((spec, list)),
        _ => Err(list),
    }
}

#[cfg(test)]
mod tests;

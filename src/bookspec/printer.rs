//! The requirements of printers and readers: a dated data file for each, under `printers/`.
//!
//! Every table of a file names its source and how certain it is. These facts are nowhere else in the program.

mod requirements;
mod sources;

use super::profile::{PrintingCondition, Profile};
use gridpress_ground::named::Named;
use gridpress_ground::units::{Length, Size};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use toml::{Table, Value};

pub use requirements::{
    Blanks, Bleed, ColourFile, ColourModel, Condition, CoverSheet, FileRules, Images, InkRules,
    InsideMargin, LeastLength, OtherMargins, PageLimits, PaperStock, Reversed, Shrink, Spine,
    Tints, Trim, Trims,
};
pub(super) use requirements::{PAPER_SIZES, plain_size};
pub use sources::{Confidence, CoverChoices, FactSource, SourceName, UnconfirmedNumber};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("printers/", $name, ".toml")))),*]
    };
}

/// The data files, by name. A file comes after the one that it is `like`.
const FILES: &[(&str, &str)] = files![
    "kdp-paperback-white",
    "kdp-paperback-cream",
    "kdp-paperback-groundwood",
    "kdp-paperback-color",
    "kdp-hardcover",
    "kdp-hardcover-color",
    "ingramspark",
    "lulu",
    "lulu-hardcover",
    "lulu-coil",
    "barnes-noble",
    "bod",
    "home",
    "newspaper",
    "large-print",
    "remarkable",
    "remarkable-pro",
    "kindle-scribe",
    "supernote",
    "boox",
];

static PRINTERS: LazyLock<Vec<Printer>> = LazyLock::new(|| {
    let mut tables: BTreeMap<&str, Table> = BTreeMap::new();
    let printer = |&(name, text): &(&'static str, &str)| {
        let table = complete(text, &tables);
        let printer = table
            .clone()
            .try_into::<Printer>()
            // The files are embedded, and a test reads them all.
            .unwrap_or_else(|error| panic!("printers/{name}.toml: {error}"));
        tables.insert(name, table);
        Printer { name, ..printer }
    };
    FILES.iter().map(printer).collect()
});

/// Parses a file, and adds missing tables of the file that it is `like`.
fn complete(text: &str, known: &BTreeMap<&str, Table>) -> Table {
    let mut table: Table = text.parse().expect("TOML");
    let Some(like) = table.remove("like") else {
        return table;
    };
    let like = &known[like.as_str().expect("a name")];
    for (key, value) in like {
        match (table.get_mut(key), value) {
            // A table replaces that of the other file as a whole, so that a source never covers numbers of another.
            (None, _) => {
                table.insert(key.clone(), value.clone());
            }
            // Tables that were taken over still name the sources of their file.
            (Some(Value::Table(own)), Value::Table(sources)) if key == "sources" => {
                for (id, source) in sources {
                    own.entry(id.clone()).or_insert_with(|| source.clone());
                }
            }
            _ => {}
        }
    }
    table
}

/// A printer, or readers with special needs, and their requirements. A requirement is `None` if it is unknown or does
/// not exist.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printer {
    /// Name in specs.
    #[serde(skip)]
    pub name: &'static str,
    /// Name in messages.
    pub title: String,
    /// Date of the research.
    pub date: String,
    /// Sources of the facts, by the names that the tables use.
    sources: BTreeMap<String, FactSource>,
    /// Available page sizes.
    pub trims: Option<Trims>,
    /// Present for screens, which show one page at a time.
    pub screen: Option<Screen>,
    /// Minimum margins at the bind, or on the left of a screen.
    pub inside: Option<InsideMargin>,
    /// Minimum margins away from the bind.
    pub margins: Option<OtherMargins>,
    /// Bleed beyond the trim.
    pub bleed: Option<Bleed>,
    /// Limits of the page count.
    pub pages: Option<PageLimits>,
    /// Limits of blank pages.
    pub blanks: Option<Blanks>,
    /// Minimum type size.
    #[serde(rename = "type")]
    pub type_size: Option<LeastLength>,
    /// Minimum weight of rules.
    pub rules: Option<LeastLength>,
    /// Rules for white on black.
    pub reversed: Option<Reversed>,
    /// The press's distortion of the page width.
    pub shrink: Option<Shrink>,
    /// Rules for grey areas.
    pub tints: Option<Tints>,
    /// Rules for ink.
    pub ink: Option<InkRules>,
    /// Rules for pictures.
    pub images: Option<Images>,
    /// Rules for the PDF.
    pub file: Option<FileRules>,
    /// Printing condition of PDF/X files.
    pub condition: Option<Condition>,
    /// Width of the spine.
    pub spine: Option<Spine>,
    /// Sheet of the cover.
    pub cover: Option<CoverSheet>,
    /// Rules for the PDF of the cover.
    pub cover_file: Option<ColourFile>,
    /// Rules for the PDF of pages in colour; `None` for printers of black pages.
    pub colour: Option<ColourFile>,
    /// Needs of readers.
    pub readers: Option<Readers>,
}

/// A screen that shows one page at a time: left and right pages are alike, and no page is left blank to let the next
/// one be a right-hand page.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// Source of this fact.
    pub source: SourceName,
}

/// The minimum sizes that readers need.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readers {
    /// The source of these facts.
    pub source: SourceName,
    /// Minimum type size of the digits of puzzles.
    pub digits: Length,
    /// Minimum side of the cells of puzzles.
    pub cell: Length,
    /// Minimum type size of words.
    pub text: Length,
    /// Minimum type size of the digits of answers.
    pub answers: Length,
    /// Maximum number of puzzles on a page.
    pub puzzles_on_a_page: u32,
}

impl Printer {
    /// Returns every printer.
    pub fn all() -> &'static [Printer] {
        &PRINTERS
    }

    /// Returns the printer called `name`, ignoring case.
    pub fn named(name: &str) -> Option<&'static Printer> {
        Printer::all().iter().find(|printer| printer.name.eq_ignore_ascii_case(name))
    }

    /// Returns the source called `name`.
    pub fn source(&self, name: &str) -> &FactSource {
        &self.sources[name]
    }

    /// Returns the range of page counts of a book of the size `trim` on the paper called `paper`, or on the printer's
    /// first; `None` if the printer's limits are unknown.
    pub fn page_range(&self, trim: Size, paper: Option<&str>) -> Option<RangeInclusive<u32>> {
        let limits = self.pages.as_ref()?;
        let paper = self.spine.as_ref().and_then(|spine| spine.paper(paper));
        let least = paper.and_then(|paper| paper.least).unwrap_or(0);
        let most = paper.and_then(|paper| paper.most).unwrap_or(u32::MAX);
        Some(limits.least.max(least)..=limits.most(trim).min(most))
    }

    /// Returns the margin at the bind of a book of `pages` pages, from the first printer's table if this printer's is
    /// unknown.
    pub fn inside_margin(&self, pages: usize) -> Length {
        let table = self.inside.as_ref().or(Printer::all()[0].inside.as_ref());
        table.map_or(Length::ZERO, |table| table.least(pages))
    }

    /// Returns the output profile of files for this printer, with pages in colour or in black.
    pub fn profile(&self, is_in_colour: bool) -> Option<Profile> {
        let colour = self.colour.as_ref().filter(|_| is_in_colour).map(|file| &file.profile);
        Profile::from_name(colour.or_else(|| Some(&self.file.as_ref()?.profile))?)
    }

    /// Returns the printers that print pages in colour.
    pub fn in_colour() -> impl Iterator<Item = &'static Printer> {
        Printer::all().iter().filter(|printer| printer.colour.is_some())
    }

    /// Returns the first word of the name, which is that of the company.
    pub fn company(&self) -> &'static str {
        self.name.split('-').next().unwrap_or(self.name)
    }

    /// Returns the printing condition of files for this printer.
    pub fn printing_condition(&self) -> Option<PrintingCondition> {
        PrintingCondition::from_name(&self.condition.as_ref()?.name)
    }
}

/// Returns the page sizes whose names include a printer: `kdp-6x9`.
pub(super) fn named_trims() -> impl Iterator<Item = (String, Size)> {
    Printer::all().iter().filter_map(|printer| printer.trims.as_ref()).flat_map(|trims| {
        let prefix = trims.prefix.as_deref();
        trims.sizes.iter().filter_map(move |trim: &Trim| {
            let size = trim.text.trim_end_matches(char::is_alphabetic);
            Some((format!("{}-{size}", prefix?), trim.size))
        })
    })
}

/// Returns the names and sizes of papers by ISO and ANSI.
pub fn paper_sizes() -> impl Iterator<Item = (&'static str, Size)> {
    PAPER_SIZES.iter().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the names of the sources of a table.
    fn used(value: &Value) -> Vec<&str> {
        let Value::Table(table) = value else {
            return Vec::new();
        };
        table.get("source").and_then(Value::as_str).into_iter().collect()
    }

    #[test]
    fn every_fact_has_its_source() {
        for ((name, text), printer) in FILES.iter().zip(Printer::all()) {
            assert_eq!(printer.name, *name);
            assert!(printer.date.parse::<jiff::civil::Date>().is_ok(), "{name}");
            let table: Table = text.parse().unwrap();
            for (key, value) in
                table.iter().filter(|(key, value)| value.is_table() && key.as_str() != "sources")
            {
                let used = used(value);
                assert_eq!(used.len(), 1, "{name}: [{key}]");
                assert!(printer.sources.contains_key(used[0]), "{name}: [{key}]");
            }
            for (id, source) in &printer.sources {
                let sure = source.confidence != Confidence::Unconfirmed;
                assert!(!sure || !source.pages.is_empty(), "{name}: {id}");
                for page in &source.pages {
                    assert!(page.starts_with("http"), "{name}: {page}");
                }
            }
        }
    }

    #[test]
    fn margins_grow_with_the_book() {
        for printer in Printer::all() {
            let margins = (1..=1300).map(|pages| printer.inside_margin(pages));
            assert!(margins.is_sorted(), "{}", printer.name);
            if let Some(table) = &printer.inside {
                let last = table.steps.last().unwrap();
                assert_eq!(last.pages, None, "{}", printer.name);
            }
        }
    }

    #[test]
    fn kdp_rules_match_published_numbers() {
        let [white, cream, hard, groundwood] = [
            "kdp-paperback-white",
            "kdp-paperback-cream",
            "kdp-hardcover",
            "kdp-paperback-groundwood",
        ]
        .map(|name| Printer::named(name).unwrap());
        let inside = [24, 150, 151, 300, 301, 500, 501, 700, 701, 828];
        let margins = [375, 375, 500, 500, 625, 625, 750, 750, 875, 875];
        for (pages, mils) in inside.into_iter().zip(margins) {
            assert_eq!(white.inside_margin(pages), Length::mils(mils));
            assert_eq!(hard.inside_margin(pages), Length::mils(mils));
        }
        let most = |printer: &Printer, trim: &str| {
            let size = plain_size(trim).unwrap();
            printer.pages.as_ref().unwrap().most(size)
        };
        assert_eq!(most(white, "6x9in"), 828);
        assert_eq!(most(white, "8.5x11in"), 590);
        assert_eq!(most(cream, "8.25x6in"), 750);
        assert_eq!(most(cream, "a4"), 730);
        assert_eq!(most(groundwood, "6x9in"), 812);
        let colour = Printer::named("kdp-paperback-color").unwrap();
        for (trim, paper, pages) in [
            ("6x9in", None, 24..=828),
            ("8.5x11in", Some("premium-color"), 24..=590),
            ("6x9in", Some("standard-color"), 72..=600),
        ] {
            assert_eq!(colour.page_range(plain_size(trim).unwrap(), paper), Some(pages));
        }
        let spine = |printer: &Printer| {
            let spine = printer.spine.as_ref().unwrap();
            spine.width(&spine.papers[0], None, 500).unwrap()
        };
        assert_eq!(spine(white), Length::mils(1126));
        assert_eq!(spine(cream), Length::mils(1250));
        assert_eq!(spine(colour), Length::thousandths(84_492));
        assert_eq!(cream.type_size, white.type_size);
        let offers = |printer: &Printer, trim: &str| {
            let size = plain_size(trim).unwrap();
            printer.trims.as_ref().unwrap().offers(size)
        };
        assert!(offers(white, "a4") && offers(white, "152x229mm") && !offers(white, "9x12in"));
        assert!(offers(hard, "6x9in") && !offers(hard, "5x8in"));
        assert!(offers(groundwood, "8.5x11in") && offers(groundwood, "5x8in"));
    }

    #[test]
    fn other_printers_match_published_numbers() {
        let named = |name| Printer::named(name).unwrap();
        let size = |trim: &str| plain_size(trim).unwrap();
        for (name, paper, pages) in [
            ("ingramspark", None, 18..=1200),
            ("ingramspark", Some("creme"), 18..=1050),
            ("ingramspark", Some("groundwood"), 18..=900),
            ("ingramspark", Some("white-70lb"), 18..=900),
            ("lulu", None, 32..=800),
            ("lulu-hardcover", None, 24..=800),
            ("lulu-coil", None, 2..=470),
            ("bod", None, 24..=900),
        ] {
            assert_eq!(named(name).page_range(size("a5"), paper), Some(pages), "{name} {paper:?}");
        }
        for trim in [
            "12x19cm", "13.5x21.5cm", "a5", "15.5x22cm", "17x22cm", "17x17cm", "21x15cm",
            "19x27cm", "21x21cm", "a4",
        ] {
            assert!(named("bod").trims.as_ref().unwrap().offers(size(trim)), "{trim}");
        }
        let bleed = named("bod").bleed.as_ref().unwrap();
        assert_eq!((bleed.amount, bleed.at_bind), (Length::mm(5), true));
        assert!(named("barnes-noble").trims.as_ref().unwrap().offers(size("8.5x8.5in")));
        assert!(named("barnes-noble").cover.is_none());
        assert!(named("lulu-coil").inside_margin(100) >= Length::mils(375));
        for (name, most) in [("lulu", 250), ("lulu-hardcover", 800), ("lulu-coil", 470)] {
            let pages = named(name).page_range(size("11x8.5in"), None);
            assert_eq!(pages.map(|pages| *pages.end()), Some(most), "{name}");
            let trims = named(name).trims.as_ref().unwrap();
            assert!(trims.offers(size("a5")) && !trims.offers(size("6.63x10.25in")), "{name}");
        }
        let case = named("lulu-hardcover").spine.as_ref().unwrap();
        for (pages, mils) in [(24, 250), (84, 250), (86, 500), (200, 750), (800, 2125)] {
            assert_eq!(case.width(&case.papers[0], None, pages), Some(Length::mils(mils)));
        }
    }

    #[test]
    fn unconfirmed_numbers_are_listed() {
        let choices = |trim: &str, thousand_pages| CoverChoices {
            trim: plain_size(trim).unwrap(),
            paper: None,
            thousand_pages,
            is_in_colour: true,
        };
        let of = |name: &str, trim, own| {
            let numbers = Printer::named(name).unwrap().unconfirmed_of_cover(choices(trim, own));
            numbers.into_iter().map(|number| number.subject).collect::<Vec<_>>().join("; ")
        };
        assert_eq!(of("kdp-paperback-white", "6x9in", None), "");
        assert_eq!(of("kdp-hardcover", "6x9in", None), "");
        assert!(
            of("kdp-hardcover", "7x10in", None).contains("sheet at this page size (0.787 in added")
        );
        let ingram = of("ingramspark", "6x9in", None);
        assert!(
            ingram.contains("spine (2.11 in for 1,000 pages of the paper `white`)"),
            "{ingram}"
        );
        assert_eq!(of("ingramspark", "6x9in", Some(Length::mils(2_100))), "");
        assert!(of("lulu", "6x9in", None).contains("ink on a cover (240 % at most)"));
        assert!(Printer::named("lulu").unwrap().unconfirmed_of_pages().is_empty());
        let pages = Printer::named("ingramspark").unwrap().unconfirmed_of_pages();
        assert_eq!(pages[0].subject, "the sizes of pages");
        let source = &pages[0].source;
        assert!(
            source.starts_with("ingramspark, 2026-") && source.ends_with("unconfirmed"),
            "{source}"
        );
    }
}

//! What printers and readers ask of a book: a dated data file for each, under `printers/`.
//!
//! Every table of a file names where its facts are from, and how sure that is. No other place in the program
//! repeats them.

use super::condition::PrintingCondition;
use super::paper;
use super::profile::Profile;
use crate::units::{Length, Size};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use toml::{Table, Value};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("printers/", $name, ".toml")))),*]
    };
}

/// The data files, by name. Those that others are like come before them.
const FILES: &[(&str, &str)] = files![
    "kdp-paperback-white",
    "kdp-paperback-cream",
    "kdp-hardcover",
    "ingramspark",
    "lulu",
    "barnes-noble",
    "home",
    "newspaper",
    "large-print",
];

static PRINTERS: LazyLock<Vec<Printer>> = LazyLock::new(|| {
    let mut tables: BTreeMap<&str, Table> = BTreeMap::new();
    let printer = |&(name, text): &(&'static str, &str)| {
        let table = complete(text, &tables);
        let printer = table
            .clone()
            .try_into::<Printer>()
            // The files are part of the program, and a test reads them all.
            .unwrap_or_else(|error| panic!("printers/{name}.toml: {error}"));
        tables.insert(name, table);
        Printer { name, ..printer }
    };
    FILES.iter().map(printer).collect()
});

/// The tables of a file, and those that it takes from the file which it is `like`.
fn complete(text: &str, known: &BTreeMap<&str, Table>) -> Table {
    let mut table: Table = text.parse().expect("TOML");
    let Some(like) = table.remove("like") else {
        return table;
    };
    let like = &known[like.as_str().expect("a name")];
    for (key, value) in like {
        match (table.get_mut(key), value) {
            (None, _) => {
                table.insert(key.clone(), value.clone());
            }
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

/// A printer, or readers with needs of their own, and what they ask for. What is `None` is not known, or not asked.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printer {
    /// The name that specs use.
    #[serde(skip)]
    pub name: &'static str,
    /// Its name for readers.
    pub title: String,
    /// The day on which the facts were gathered.
    pub date: String,
    /// Where they are from, by the names that the tables use.
    sources: BTreeMap<String, Source>,
    /// The sizes of pages that are offered.
    pub trims: Option<Trims>,
    /// The least margin at the bind.
    pub inside: Option<InsideMargin>,
    /// The least margins elsewhere.
    pub margins: Option<OtherMargins>,
    /// How far pages with bleed reach beyond the trim.
    pub bleed: Option<Bleed>,
    /// How many pages a book has.
    pub pages: Option<PageLimits>,
    /// How many of them may be blank.
    pub blanks: Option<Blanks>,
    /// The smallest type.
    #[serde(rename = "type")]
    pub type_size: Option<Least>,
    /// The thinnest rule.
    pub rules: Option<Least>,
    /// Grey areas.
    pub tints: Option<Tints>,
    /// Colours, for a book printed in black.
    pub ink: Option<Ink>,
    /// Pictures.
    pub images: Option<Images>,
    /// The PDF.
    pub file: Option<FileRules>,
    /// The printing condition that PDF/X files declare.
    pub condition: Option<Condition>,
    /// The width of the spine.
    pub spine: Option<Spine>,
    /// The sheet of the cover.
    pub cover: Option<CoverSheet>,
    /// The needs of readers, where the file states any.
    pub readers: Option<Readers>,
}

/// Where a fact is from.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// How sure it is.
    pub confidence: Confidence,
    /// Addresses.
    pub pages: Vec<String>,
}

/// How sure a fact is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// The printer says so.
    Printer,
    /// Several others say so.
    Others,
    /// Nobody confirmed it.
    Unconfirmed,
}

impl Confidence {
    /// How a report words it.
    pub fn says(self) -> &'static str {
        match self {
            Confidence::Printer => "the printer's own page",
            Confidence::Others => "others who print there",
            Confidence::Unconfirmed => "unconfirmed",
        }
    }
}

/// Which of the file's sources a table is from.
pub type SourceName = String;

/// The sizes of pages that are offered.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trims {
    /// Where from.
    pub source: SourceName,
    /// With it sizes have a name in specs: `kdp-6x9`.
    prefix: Option<String>,
    /// Each size.
    pub sizes: Vec<Trim>,
    /// The least and the most sides of sizes between them.
    pub custom: Option<CustomTrims>,
}

/// A size of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Trim {
    /// As people write it: `6x9in`.
    pub text: String,
    /// Width and height.
    pub size: Size,
}

impl TryFrom<String> for Trim {
    type Error = String;
    fn try_from(text: String) -> Result<Trim, String> {
        match paper::plain(&text) {
            Ok(size) => Ok(Trim { text, size }),
            Err(_) => Err(format!("`{text}` is no size of paper")),
        }
    }
}

/// The least and the most sides of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomTrims {
    /// The least width and height.
    pub least: Trim,
    /// The most.
    pub most: Trim,
}

/// The least margin at the bind, by the number of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InsideMargin {
    /// Where from.
    pub source: SourceName,
    /// From thin books to thick ones.
    steps: Vec<Step>,
}

/// The margin of books up to a number of pages.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    /// The last number of pages that it holds for; of the last step, none.
    pages: Option<u32>,
    margin: Length,
}

/// The least margins away from the bind.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherMargins {
    /// Where from.
    pub source: SourceName,
    /// On pages without bleed.
    pub plain: Length,
    /// On pages with bleed, where that is more.
    pub with_bleed: Option<Length>,
}

/// How far pages with bleed reach beyond the trim.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bleed {
    /// Where from.
    pub source: SourceName,
    /// How far.
    pub amount: Length,
    /// Whether at the bind too.
    pub at_bind: bool,
}

/// How many pages a book has.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PageLimits {
    /// Where from.
    pub source: SourceName,
    /// The fewest.
    pub least: u32,
    /// The most.
    most: u32,
    /// Their number can be divided by this.
    pub multiple: u32,
    /// Sizes with another limit.
    #[serde(default)]
    fewer: Vec<FewerPages>,
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct FewerPages {
    trims: Vec<Trim>,
    most: u32,
}

/// How many pages may be blank.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blanks {
    /// Where from.
    pub source: SourceName,
    /// In a row, between pages that are not.
    pub inside: Option<u32>,
    /// In a row, at the end.
    pub end: Option<u32>,
    /// Whether the last page should be.
    #[serde(default)]
    pub last: bool,
}

/// The least of something.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Least {
    /// Where from.
    pub source: SourceName,
    /// How little.
    pub least: Length,
}

/// Grey areas.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tints {
    /// Where from.
    pub source: SourceName,
    /// The least black in them, in percent.
    pub least: Option<u8>,
    /// Whether they are better left out.
    #[serde(default)]
    pub avoid: bool,
}

/// How black ink may be given in a file.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ink {
    /// Where from.
    pub source: SourceName,
    /// Whether anything may be transparent.
    pub transparency: bool,
}

/// Pictures.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Images {
    /// Where from.
    pub source: SourceName,
    /// The fewest pixels to the inch.
    pub least_per_inch: u32,
}

/// The PDF.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileRules {
    /// Where from.
    pub source: SourceName,
    /// The name of the profile that suits.
    pub profile: String,
    /// Whether links and bookmarks may be in it, where that is known.
    pub links: Option<bool>,
    /// The most millions of bytes.
    pub megabytes: Option<u64>,
}

/// The registered condition that a file is made for.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Where from.
    pub source: SourceName,
    /// Its name in the registry of characterizations.
    pub name: String,
}

/// The width of the spine.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spine {
    /// Where from.
    pub source: SourceName,
    /// By paper; the first is the usual one.
    pub papers: Vec<Paper>,
    /// Lengths that the cover adds to the pages.
    #[serde(default)]
    pub more: Length,
    /// The fewest pages of a book with text on its spine.
    pub text_from: Option<u32>,
    /// Room that stays clear on each side of the spine's text.
    pub clear: Option<Length>,
}

/// A paper.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// The name of the paper, as specs write it.
    pub name: String,
    /// The thickness of a thousand pages.
    thousand_pages: Length,
}

impl Printer {
    /// The profile that suits.
    pub fn profile(&self) -> Option<Profile> {
        Profile::named(&self.file.as_ref()?.profile)
    }

    /// The printing condition that files for this printer declare.
    pub fn printing_condition(&self) -> Option<PrintingCondition> {
        PrintingCondition::named(&self.condition.as_ref()?.name)
    }
}

impl Spine {
    /// The width of the spine of a book of `pages` pages on `paper`.
    pub fn width(&self, paper: &Paper, pages: u32) -> Length {
        paper.thousand_pages.scale(pages as i32, 1000) + self.more
    }
}

/// The sheet of the cover.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverSheet {
    /// Where from.
    pub source: SourceName,
    /// Width that is added on the left of two pages and the spine, and again on the right: bleed, or wrap and boards.
    pub sides: Length,
    /// Height that is added above, and again below.
    pub ends: Length,
    /// Room that stays clear along the trim.
    pub clear: Option<Length>,
    /// The white box of the barcode.
    pub barcode: Option<Trim>,
    /// From that box to the spine and to the lower edge.
    pub barcode_from_edges: Option<Length>,
}

/// The least sizes that readers need.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readers {
    /// Where from.
    pub source: SourceName,
    /// The least type of the digits of puzzles.
    pub digits: Length,
    /// The least side of their cells.
    pub cell: Length,
    /// The least type of words.
    pub text: Length,
    /// The least type of the digits of answers.
    pub answers: Length,
    /// The most puzzles on a page.
    pub puzzles_on_a_page: u32,
}

/// Sizes are the same if they differ by no more: A4 is 8.27 x 11.69 in.
const TOLERANCE: Length = Length::mils(10);

fn same(a: Size, b: Size) -> bool {
    let near = |a: Length, b: Length| (a - b).max(b - a) <= TOLERANCE;
    near(a.width, b.width) && near(a.height, b.height)
}

impl Trims {
    /// Whether pages of that size are offered.
    pub fn offers(&self, trim: Size) -> bool {
        let between = |custom: &CustomTrims| {
            let (least, most) = (custom.least.size, custom.most.size);
            (least.width..=most.width + TOLERANCE).contains(&trim.width)
                && (least.height..=most.height + TOLERANCE).contains(&trim.height)
        };
        self.sizes.iter().any(|known| same(known.size, trim))
            || self.custom.as_ref().is_some_and(between)
    }
}

impl PageLimits {
    /// The most pages of that size.
    pub fn most(&self, trim: Size) -> u32 {
        let has = |limit: &&FewerPages| limit.trims.iter().any(|known| same(known.size, trim));
        let fewer = self.fewer.iter().find(has);
        fewer.map_or(self.most, |limit| limit.most)
    }
}

impl InsideMargin {
    /// The least for a book of `pages` pages.
    pub fn least(&self, pages: usize) -> Length {
        let holds = |step: &&Step| step.pages.is_none_or(|last| pages <= last as usize);
        let step = self.steps.iter().find(holds);
        step.map_or(Length::ZERO, |step| step.margin)
    }
}

impl OtherMargins {
    /// The least for pages with that bleed.
    pub fn least(&self, bleed: Length) -> Length {
        let with = self.with_bleed.filter(|_| bleed > Length::ZERO);
        with.unwrap_or(self.plain)
    }
}

impl Printer {
    /// Every printer.
    pub fn all() -> &'static [Printer] {
        &PRINTERS
    }

    /// The printer of that name.
    pub fn named(name: &str) -> Option<&'static Printer> {
        Printer::all()
            .iter()
            .find(|printer| printer.name.eq_ignore_ascii_case(name))
    }

    /// Where the facts of a table are from.
    pub fn source(&self, name: &str) -> &Source {
        &self.sources[name]
    }

    /// The margin at the bind of a book of `pages` pages; by the first printer's table where its own is not known.
    pub fn inside_margin(&self, pages: usize) -> Length {
        let own = self.inside.as_ref();
        let table = own.or(Printer::all()[0].inside.as_ref());
        table.map_or(Length::ZERO, |table| table.least(pages))
    }
}

/// The sizes that have a name with a printer in it: `kdp-6x9`.
pub(super) fn named_trims() -> impl Iterator<Item = (String, Size)> {
    let of = |trims: &'static Trims| {
        let prefix = trims.prefix.as_deref();
        let named = move |trim: &Trim| {
            let size = trim.text.trim_end_matches(char::is_alphabetic);
            Some((format!("{}-{size}", prefix?), trim.size))
        };
        trims.sizes.iter().filter_map(named)
    };
    let printers = Printer::all().iter();
    printers
        .filter_map(|printer| printer.trims.as_ref())
        .flat_map(of)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of sources that a table of a file uses.
    fn used(value: &Value) -> Vec<&str> {
        let Value::Table(table) = value else {
            return Vec::new();
        };
        table
            .get("source")
            .and_then(Value::as_str)
            .into_iter()
            .collect()
    }

    #[test]
    fn every_fact_has_its_source() {
        for ((name, text), printer) in FILES.iter().zip(Printer::all()) {
            assert_eq!(printer.name, *name);
            assert!(printer.date.parse::<jiff::civil::Date>().is_ok(), "{name}");
            let table: Table = text.parse().unwrap();
            for (key, value) in table
                .iter()
                .filter(|(key, value)| value.is_table() && key.as_str() != "sources")
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
    fn kdp_is_as_published() {
        let [white, cream, hard] = [
            "kdp-paperback-white",
            "kdp-paperback-cream",
            "kdp-hardcover",
        ]
        .map(|name| Printer::named(name).unwrap());
        let inside = [24, 150, 151, 300, 301, 500, 501, 700, 701, 828];
        let margins = [375, 375, 500, 500, 625, 625, 750, 750, 875, 875];
        for (pages, mils) in inside.into_iter().zip(margins) {
            assert_eq!(white.inside_margin(pages), Length::mils(mils));
            assert_eq!(hard.inside_margin(pages), Length::mils(mils));
        }
        let most = |printer: &Printer, trim: &str| {
            let size = paper::plain(trim).unwrap();
            printer.pages.as_ref().unwrap().most(size)
        };
        assert_eq!(most(white, "6x9in"), 828);
        assert_eq!(most(white, "8.5x11in"), 590);
        assert_eq!(most(cream, "8.25x6in"), 750);
        assert_eq!(most(cream, "a4"), 730);
        let spine = |printer: &Printer| {
            let spine = printer.spine.as_ref().unwrap();
            spine.width(&spine.papers[0], 500)
        };
        assert_eq!(spine(white), Length::mils(1126));
        assert_eq!(spine(cream), Length::mils(1250));
        assert_eq!(cream.type_size, white.type_size);
        let offers = |printer: &Printer, trim: &str| {
            let size = paper::plain(trim).unwrap();
            printer.trims.as_ref().unwrap().offers(size)
        };
        assert!(offers(white, "a4") && offers(white, "152x229mm") && !offers(white, "9x12in"));
        assert!(offers(hard, "6x9in") && !offers(hard, "5x8in"));
    }
}

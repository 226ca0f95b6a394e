//! Listings of books in shops: texts within the limits of shops, facts, pictures, and warnings.
//!
//! Everything follows from the book and its layout; keys of `[listing]` replace generated texts.

mod categories;
mod form_page;
mod listing_texts;
mod name_checks;
mod printed_text;
mod search_terms;
mod shop_files;

use gridpress_audit::lock::VERSION;
use gridpress_book::Book;
use gridpress_bookspec::{
    Audience, BookSpec, ContributorRole, Design, HowTo, KEYWORD_FIELDS, MAX_CATEGORIES,
    MAX_DESCRIPTION, MAX_KEYWORD,
};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::Technique;
use gridpress_ground::record::{Sha256Text, record};
use gridpress_ground::units::{Length, Size};
use gridpress_layout::BookLayout;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_messages::{Text, text};
use serde_json::Value;
use std::collections::BTreeSet;

pub use shop_files::listing_files;

/// The name of the listing in its folder.
pub const LISTING: &str = "listing.json";
/// Maximum number of characters of title and subtitle together.
const MAX_TITLES: usize = 200;

record! {
    /// The listing of a book in shops. Later versions of the program may add fields.
    #[derive(Clone, Debug)]
    pub struct Listing: Serialize {
        /// The version of gridpress that made the listing.
        pub gridpress: &'static str,
        /// The language of the book, as a tag.
        pub language: String,
        /// The title.
        pub title: String,
        /// The subtitle.
        pub subtitle: Option<String>,
        /// The name of the series.
        pub series: Option<String>,
        /// The number of the book in its series.
        pub volume: Option<u32>,
        /// The edition.
        pub edition: Option<String>,
        /// The author.
        pub author: Option<String>,
        /// The other contributors.
        pub contributors: Vec<ListedContributor>,
        /// The publisher.
        pub imprint: Option<String>,
        /// The ISBN of the book.
        pub isbn: Option<String>,
        /// The line above the description.
        pub headline: String,
        /// The description, in the HTML that shops accept.
        pub description: String,
        /// The fields for keywords.
        pub keywords: Vec<String>,
        /// The paths of categories in the shop.
        pub categories: Vec<String>,
        /// The subject codes for other shops.
        pub subjects: Vec<SubjectCode>,
        /// The readers that the texts address.
        pub audience: String as Audience,
        /// The ages of the youngest and the oldest reader.
        pub ages: Option<Vec<u32>>,
        /// The answer about artificial intelligence.
        pub ai_content: String,
        /// Facts about the book.
        pub facts: ListingFacts,
        /// The limits of the shop, and the lengths of these texts.
        pub limits: ListingLimits,
        /// The pictures.
        pub files: Vec<ListingFile>,
        /// Reasons for which a shop may refuse the book.
        pub warnings: Vec<ListingWarning>,
    }
}

record! {
    /// A contributor besides the author.
    #[derive(Clone, Debug)]
    pub struct ListedContributor: Serialize {
        /// The role of the person.
        pub role: String as ContributorRole,
        /// The name of the person.
        pub name: String,
    }
}

record! {
    /// A code of a classification of subjects.
    #[derive(Clone, Debug)]
    pub struct SubjectCode: Serialize {
        /// The classification: `BISAC`.
        pub scheme: &'static str,
        /// The code.
        pub code: &'static str,
        /// The subject in words.
        pub subject: &'static str,
    }
}

record! {
    /// Facts about a book.
    #[derive(Clone, Debug)]
    pub struct ListingFacts: Serialize {
        /// The number of pages.
        pub pages: u32,
        /// The size of a page in the unit of the spec, as in `6 × 9 in`.
        pub trim: String,
        /// The width of a page in millimetres.
        pub width: f64,
        /// The height of a page in millimetres.
        pub height: f64,
        /// The number of puzzles.
        pub puzzles: u32,
        /// The number of puzzles of each level, the easiest first.
        pub levels: Vec<LevelShare>,
        /// Sizes and variants in the language of the book, the most frequent first.
        pub kinds: Vec<String>,
        /// The techniques that solvers need beyond looking for single digits, in the language of the book, the easiest
        /// first.
        pub techniques: Vec<String>,
    }
}

record! {
    /// The puzzles of a level.
    #[derive(Clone, Debug)]
    pub struct LevelShare: Serialize {
        /// The level by the techniques that the puzzles need, whatever level is printed.
        pub level: String as Level,
        /// The name of the level in the language of the book.
        pub name: String,
        /// The number of puzzles.
        pub puzzles: u32,
    }
}

record! {
    /// The limits of the shop, and the lengths of the texts, in characters.
    #[derive(Clone, Debug)]
    pub struct ListingLimits: Serialize {
        /// The length of title and subtitle together.
        pub titles: u32,
        /// The maximum length of title and subtitle together.
        pub most_titles: u32,
        /// The length of the description, its tags included.
        pub description: u32,
        /// The maximum length of the description.
        pub most_description: u32,
        /// The maximum length of a field for keywords.
        pub most_keyword: u32,
        /// The number of fields for keywords.
        pub keyword_fields: u32,
        /// The maximum number of categories.
        pub most_categories: u32,
    }
}

record! {
    /// A file beside the listing.
    #[derive(Clone, Debug)]
    pub struct ListingFile: Serialize {
        /// The name of the file.
        pub file: String,
        /// The use of the file.
        pub about: String,
        /// The width of a picture in pixels.
        pub width: Option<u32>,
        /// The height of a picture in pixels.
        pub height: Option<u32>,
        /// The SHA-256 of the bytes, in hexadecimal.
        pub sha256: String as Sha256Text,
    }
}

record! {
    /// A reason for which a shop may refuse a book.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ListingWarning: Serialize {
        /// The key of the spec that it is about.
        pub key: &'static str,
        /// The reason.
        pub message: Text,
        /// Advice.
        pub help: Text,
    }
}

impl ListingWarning {
    /// Returns the warning as a diagnostic, at its key in the spec.
    pub fn diagnostic(&self, spec: &BookSpec) -> Diagnostic {
        let place = spec.places.get(self.key);
        Diagnostic::warning(self.message.clone())
            .maybe_at(place, text!("set-here"))
            .help(self.help.clone())
    }
}

/// Returns the hashes of all files in the listing of an earlier run; `None` if `text` is not a listing.
pub fn listing_hashes(text: &[u8]) -> Option<BTreeSet<String>> {
    let listing: Value = serde_json::from_slice(text).ok()?;
    // Only a file of this program may be overwritten without asking.
    listing["gridpress"].as_str()?;
    let files = listing["files"].as_array()?.iter();
    Some(files.filter_map(|file| file["sha256"].as_str()).map(str::to_owned).collect())
}

/// The data from which the texts of a listing are made.
struct ListingSubject<'b> {
    book: &'b Book,
    pages: u32,
    audience: Audience,
    levels: Vec<LevelShare>,
    kinds: Vec<Kind>,
    techniques: Vec<Technique>,
}

impl<'b> ListingSubject<'b> {
    fn new(book: &'b Book, layout: &BookLayout) -> ListingSubject<'b> {
        ListingSubject {
            book,
            pages: layout.book.len() as u32,
            audience: audience(&book.spec),
            levels: levels(book),
            kinds: kinds(book),
            techniques: techniques(book),
        }
    }

    /// Returns `true` if no puzzle of the book is called a sudoku.
    fn is_latin(&self) -> bool {
        self.kinds.iter().all(|kind| kind.is_latin())
    }

    /// Returns the number of puzzles in words: `120 sudoku puzzles`.
    fn count(&self) -> String {
        let (count, words) = (self.book.puzzles().count(), &self.book.spec.words);
        if self.is_latin() { words.puzzle_count(count) } else { words.listing_puzzles(count) }
    }

    fn facts(&self) -> ListingFacts {
        let (spec, words) = (&self.book.spec, &self.book.spec.words);
        let Size { width, height } = spec.page.trim;
        ListingFacts {
            pages: self.pages,
            trim: trim_text(spec),
            width: super::manifest::millimetres(width),
            height: super::manifest::millimetres(height),
            puzzles: self.book.puzzles().count() as u32,
            levels: self.levels.clone(),
            kinds: self.kinds.iter().map(|kind| words.kind(*kind)).collect(),
            techniques: (self.techniques.iter())
                .map(|technique| words.technique(*technique).to_owned())
                .collect(),
        }
    }
}

/// Makes the listing of `book`, whose pages are `layout`, without its files; [`listing_files`] adds them.
///
/// # Errors
/// Fails if the cover cannot be laid out, or a page cannot be made.
pub fn listing(book: &Book, layout: &BookLayout) -> Result<Listing, Failure> {
    let spec = &book.spec;
    let subject = ListingSubject::new(book, layout);
    let headline = listing_texts::headline(&subject);
    let description = listing_texts::description(&subject, &headline);
    let keywords = search_terms::keywords(&subject);
    let contributors = spec.listing.contributors.iter().flatten();
    let mut listing = Listing {
        gridpress: VERSION,
        language: spec.words.document_language().to_owned(),
        title: spec.title.clone(),
        subtitle: spec.subtitle.clone(),
        series: spec.series.name.clone(),
        volume: spec.series.volume,
        edition: spec.edition.clone(),
        author: spec.author.clone(),
        contributors: contributors
            .map(|person| ListedContributor {
                role: person.role.to_string(),
                name: person.name.clone(),
            })
            .collect(),
        imprint: spec.imprint.clone(),
        isbn: spec.isbn.as_ref().map(ToString::to_string),
        limits: ListingLimits {
            titles: titles_length(spec) as u32,
            most_titles: MAX_TITLES as u32,
            description: description.chars().count() as u32,
            most_description: MAX_DESCRIPTION as u32,
            most_keyword: MAX_KEYWORD as u32,
            keyword_fields: KEYWORD_FIELDS as u32,
            most_categories: MAX_CATEGORIES as u32,
        },
        headline,
        description,
        keywords,
        categories: categories::categories(&subject),
        subjects: categories::subjects(&subject),
        audience: subject.audience.to_string(),
        ages: spec.listing.ages.map(|ages| ages.to_vec()),
        ai_content: listing_texts::ai_content(book),
        facts: subject.facts(),
        files: Vec::new(),
        warnings: Vec::new(),
    };
    listing.warnings = name_checks::warnings(book, layout, &listing)?;
    Ok(listing)
}

impl Listing {
    /// Returns the text of `listing.json`.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers") + "\n"
    }
}

/// Returns the number of characters of title and subtitle together.
fn titles_length(spec: &BookSpec) -> usize {
    let subtitle = spec.subtitle.as_deref().unwrap_or_default();
    spec.title.chars().count() + subtitle.chars().count()
}

/// Returns the readers that the texts address.
fn audience(spec: &BookSpec) -> Audience {
    let by_design = match (spec.front.how_to, spec.design) {
        (HowTo::Kids, _) => Audience::Children,
        (_, Design::LargePrint) => Audience::Seniors,
        _ => Audience::Adults,
    };
    // Shops ask for ages only of children's books.
    let by_ages = spec.listing.ages.map(|_| Audience::Children);
    spec.listing.audience.or(by_ages).unwrap_or(by_design)
}

/// Returns the number of puzzles of each level, the easiest first.
fn levels(book: &Book) -> Vec<LevelShare> {
    let share = |level: Level| {
        let puzzles = book.puzzles().filter(|it| book.rated_level(it) == level).count() as u32;
        let name = book.spec.words.level(level).to_owned();
        LevelShare { level: level.to_string(), name, puzzles }
    };
    Level::NAMES.iter().map(|(_, level)| share(*level)).filter(|share| share.puzzles > 0).collect()
}

/// Returns the kinds of the puzzles, the most frequent first.
fn kinds(book: &Book) -> Vec<Kind> {
    let mut counts: Vec<(Kind, usize)> = Vec::new();
    for puzzle in book.puzzles() {
        let kind = puzzle.puzzle.shape.kind();
        match counts.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => counts.push((kind, 1)),
        }
    }
    // The sort is stable, so kinds with equal counts stay in the order of the book.
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts.into_iter().map(|(kind, _)| kind).collect()
}

/// The steps of looking for single digits.
const SINGLES: [Technique; 4] = [
    Technique::FullHouse,
    Technique::HiddenSingleBox,
    Technique::HiddenSingleLine,
    Technique::NakedSingle,
];

/// Returns the hardest techniques of the puzzles, except for single digits, the easiest first.
fn techniques(book: &Book) -> Vec<Technique> {
    let hardest: BTreeSet<Technique> = book.puzzles().map(|puzzle| puzzle.hardest).collect();
    let is_listed =
        |technique: &Technique| hardest.contains(technique) && !SINGLES.contains(technique);
    book.generator.revision.scale().techniques().filter(is_listed).collect()
}

/// Returns the size of a page in inches or millimetres, whichever gives shorter numbers: `6 × 9 in`.
fn trim_text(spec: &BookSpec) -> String {
    let Size { width, height } = spec.page.trim;
    let inches = [width, height].map(|side| decimal(side, 72_000));
    let [in_inches, in_mm] = match inches {
        [Some(width), Some(height)] => [Some(format!("{width} \u{d7} {height} in")), None],
        _ => {
            let [width, height] = [width, height].map(whole_mm);
            [None, Some(format!("{width} \u{d7} {height} mm"))]
        }
    };
    let text = in_inches.or(in_mm).unwrap_or_default();
    if spec.words.main_language() == "en" { text } else { text.replace('.', ",") }
}

/// Returns a length in a unit of that many thousandths of a point, with up to three decimals; `None` if it has more.
fn decimal(length: Length, unit: i64) -> Option<String> {
    let thousandths = i64::from(length.to_thousandths()) * 1000;
    // A length that is not a round number of inches was probably meant in millimetres.
    if thousandths % unit != 0 {
        return None;
    }
    let (whole, rest) = (thousandths / unit / 1000, thousandths / unit % 1000);
    let fraction = format!("{rest:03}");
    Some(match fraction.trim_end_matches('0') {
        "" => whole.to_string(),
        fraction => format!("{whole}.{fraction}"),
    })
}

/// Returns a length in millimetres, rounded to tenths.
fn whole_mm(length: Length) -> String {
    let tenths = (i64::from(length.to_thousandths()) * 254 + 36_000) / 72_000;
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        tenth => format!("{}.{tenth}", tenths / 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_in_the_unit_of_the_author() {
        let inch = |mils| decimal(Length::mils(mils), 72_000);
        assert_eq!(inch(6_000).as_deref(), Some("6"));
        assert_eq!(inch(8_500).as_deref(), Some("8.5"));
        assert_eq!(inch(5_125).as_deref(), Some("5.125"));
        assert_eq!(decimal(Length::mm(210), 72_000), None);
        assert_eq!(whole_mm(Length::mm(210)), "210");
        assert_eq!(whole_mm(Length::mils(1_000)), "25.4");
    }
}

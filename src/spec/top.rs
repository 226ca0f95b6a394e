//! The keys at the top of a spec, above its tables.

use super::design::{Design, PictureTheme};
use super::form::{CustomForm, choice, custom, date, field, line, optional, plain_line, whole};
use super::isbn::{self, Isbn};
use super::key::{ReadContext, SpecField, ValueShape, keys};
use super::opening::{Opener, StartPage};
use super::profile::Profile;
use super::reader::Entry;
use super::series::{self, SeriesKeys};
use super::words::language;
use gridpress_base::messages::Words;
use gridpress_engine::generate::Revision;
use jiff::civil::Date;

keys! {
    pub(super) struct TopKeys in [] {
        /// The title of the book, printed on the title page and in running heads, and stored in the PDF's metadata.
        title: String = line(), "Sudoku".to_owned(), "\"Two Hundred Sudoku\"";
        /// The subtitle.
        subtitle: Option<String> = optional(line()), None, "\"Easy to Expert\"";
        /// The author.
        author: Option<String> = optional(line()), None, "\"Your Name\"";
        /// The series of the book, printed on the title page, the copyright page and the cover: its name, or a table
        /// with more keys.
        series: Option<SeriesKeys> = optional(custom(series::read, series::written, series::shape)), None, "\"Night Train\"";
        /// The number of the book in its series.
        volume: SpecField<u32> = field(whole(series::VOLUMES)), SpecField::MISSING, "2";
        /// The edition, printed on the copyright page.
        edition: Option<String> = optional(line()), None, "\"Second edition, revised\"";
        /// The publisher's name, printed at the foot of the title page and on the copyright page.
        imprint: Option<String> = optional(line()), None, "\"The Gridpress\"";
        /// The ISBN of thirteen digits, with or without hyphens; its check digit is verified.
        isbn: Option<Isbn> = optional(custom(isbn::read, |isbn| isbn.to_string().into(), || ValueShape::Text)), None, "\"978-3-16-148410-0\"";
        /// The language of all text that the program prints, and of dates and numbers: a language tag, with or without
        /// a region; `de-informal`, `fr-informal` and `es-informal` address the reader as `du` and `tu`.
        language: Words = custom(language, |words| words.language().into(), || ValueShape::Text), Words::english(), "\"de\"";
        /// A text or whole number that determines all generated puzzles. If absent, a new seed is drawn and stored in
        /// the lock.
        seed: Option<String> = optional(seed()), None, "\"autumn 2026\"";
        /// The revision of the generator. A revision never changes, so old seeds keep their puzzles.
        engine: &'static Revision = revision(), Revision::FIRST, "1";
        /// A file with the solving times of your readers, written by `gridpress calibrate`; all expected times in
        /// minutes then are theirs.
        calibration: SpecField<String> = field(plain_line()), SpecField::MISSING, "\"calibration.toml\"";
        /// The date in the PDF; defaults to that of `SOURCE_DATE_EPOCH`, if set.
        date: Option<Date> = optional(date()), None, "\"2026-11-21\"";
        /// The output profile of the PDF; defaults to that of the printer, or to `screen`.
        profile: Option<Profile> = optional(choice()), None, "\"pdfx\"";
        /// The titles of sections and answers: on separate pages, above the first grids, or only in the contents.
        opener: Opener = choice(), Opener::Page, "\"above\"";
        /// The first page of sections and answers: the next right-hand page, or the next page.
        start: StartPage = choice(), StartPage::Right, "\"next\"";
    }
}

keys! {
    pub(super) struct DesignKeys in [] {
        /// The design of the book.
        design: Design = choice(), Design::Classic, "\"large-print\"";
        /// Built-in pictures on title pages, section openers, explanations and at the foot of pages: animals to colour
        /// in.
        pictures: PictureTheme = choice(), PictureTheme::None, "\"animals\"";
    }
}

/// Returns the form of revisions of the generator, by number.
fn revision() -> CustomForm<&'static Revision> {
    custom(
        |entry, _| entry.whole(Revision::numbers()).and_then(Revision::numbered),
        |revision| revision.number().into(),
        || ValueShape::Whole(Revision::numbers()),
    )
}

/// Returns the form of seeds: text or whole numbers without control characters.
fn seed() -> CustomForm<String> {
    custom(
        read_seed,
        |seed| seed.as_str().into(),
        || ValueShape::Either(vec![ValueShape::Text, ValueShape::Whole(0..=u32::MAX)]),
    )
}

fn read_seed(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<String> {
    let seed = entry.text_or_whole()?;
    match gridpress_engine::rng::check_seed(&seed) {
        Ok(()) => Some(seed),
        Err(why) => {
            entry.report_error(
                format!("the seed {why}"),
                "expected a text or a number",
                "leave it out for a random seed",
            );
            None
        }
    }
}

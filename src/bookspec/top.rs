//! The keys at the top of a spec, above its tables.

use super::design::{Design, PictureTheme};
use super::form::{
    CustomForm, choice, custom, date, field, flag, line, optional, plain_line, whole,
};
use super::isbn::{self, Isbn};
use super::key::{ReadContext, SpecField, ValueShape, keys};
use super::opening::{Opener, StartPage};
use super::profile::Profile;
use super::reader::Entry;
use super::series::{self, SeriesKeys};
use super::words::language;
use gridpress_engine::generate::Revision;
use gridpress_ground::rng::SeedError;
use gridpress_messages::{TextArg, Words, text};
use jiff::civil::Date;

keys! {
    pub(super) struct TopKeys in [] {
        title: String = line(), "Sudoku".to_owned(), "\"Two Hundred Sudoku\"";
        subtitle: Option<String> = optional(line()), None, "\"Easy to Expert\"";
        author: Option<String> = optional(line()), None, "\"Your Name\"";
        series: Option<SeriesKeys> = optional(custom(series::read, series::written, series::shape)), None, "\"Night Train\"";
        volume: SpecField<u32> = field(whole(series::VOLUMES)), SpecField::MISSING, "2";
        edition: Option<String> = optional(line()), None, "\"Second edition, revised\"";
        imprint: Option<String> = optional(line()), None, "\"The Gridpress\"";
        isbn: Option<Isbn> = optional(custom(isbn::read, |isbn| isbn.to_string().into(), || ValueShape::Text)), None, "\"978-3-16-148410-0\"";
        language: Words = custom(language, |words| words.language().into(), || ValueShape::Text), Words::english(), "\"de\"";
        seed: Option<String> = optional(seed()), None, "\"autumn 2026\"";
        engine: &'static Revision = revision(), Revision::FIRST, "1";
        calibration: SpecField<String> = field(plain_line()), SpecField::MISSING, "\"calibration.toml\"";
        date: Option<Date> = optional(date()), None, "\"2026-11-21\"";
        profile: Option<Profile> = optional(choice()), None, "\"pdfx\"";
        opener: Option<Opener> = optional(choice()), None, "\"page\"";
        start: Option<StartPage> = optional(choice()), None, "\"right\"";
    }
}

keys! {
    pub(super) struct DesignKeys in [] {
        design: Design = choice(), Design::Classic, "\"large-print\"";
        pictures: PictureTheme = choice(), PictureTheme::None, "\"animals\"";
        colour: bool = flag(), false, "true";
    }
}

/// Returns the form of revisions of the generator, by number.
fn revision() -> CustomForm<&'static Revision> {
    custom(
        |entry, _| {
            let help = text!("only-engine", number = TextArg::number(Revision::NEWEST.number()));
            entry.whole_or(Revision::numbers(), help).and_then(Revision::numbered)
        },
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
    match gridpress_ground::rng::check_seed(&seed) {
        Ok(()) => Some(seed),
        Err(why) => {
            let setting = TextArg::setting("seed", "the seed");
            entry.report_error(
                match why {
                    SeedError::Empty => text!("empty-text", setting),
                    _ => text!("line-break-in-text", setting),
                },
                text!("expected", expected = text!("a-text-or-whole-number")),
                text!("random-seed-without"),
            );
            None
        }
    }
}

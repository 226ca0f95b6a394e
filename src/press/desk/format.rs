//! Formats of a desk's files: artwork for print and interactive pages.

use crate::pictures::{ArtworkStyle, metadata};
use gridpress_book::daily::{Desk, Edition};
use gridpress_bookspec::{Artwork, DayFormat, NamedDay, Profile, Slot};
use gridpress_engine::puzzle::Kind;
use gridpress_layout::Document;
use gridpress_messages::calendar::place_in_week;
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_render::pdf;
use gridpress_render::svg::TextStyle;
use gridpress_render::web::{self, Brand, DayPage, WebContest, WebEdition};
use jiff::civil::Date;
use std::collections::BTreeSet;

/// The formats of the files of each slot.
#[derive(Clone, Debug)]
pub struct SlotFormats(Vec<Vec<DayFormat>>);

impl SlotFormats {
    /// Selects the formats that a run requests: for a slot with its own formats only those, and for other slots those
    /// that can express its puzzles. If none are requested, each slot has its own formats, or PDF.
    ///
    /// # Errors
    /// Fails if a requested format is available in no slot.
    pub fn requested(desk: &Desk, requested: &[DayFormat]) -> Result<SlotFormats, Failure> {
        let requested: BTreeSet<DayFormat> = requested.iter().copied().collect();
        let of_slot = |slot: &Slot| -> Vec<DayFormat> {
            match (&slot.formats, requested.is_empty()) {
                (None, true) => vec![DayFormat::Art(Artwork::Pdf)],
                (Some(own), true) => own.clone(),
                (Some(own), false) => {
                    own.iter().copied().filter(|format| requested.contains(format)).collect()
                }
                (None, false) => {
                    let requested = requested.iter().copied();
                    // One format for all slots is convenient, though some cannot express every variant.
                    requested.filter(|format| unsupported(slot, *format).is_none()).collect()
                }
            }
        };
        let formats = SlotFormats(desk.daily.slots.iter().map(of_slot).collect());
        let lost =
            (requested.iter()).find(|format| !formats.0.iter().flatten().any(|of| of == *format));
        match lost {
            Some(format) => Err(no_slot(desk, *format)),
            None => Ok(formats),
        }
    }

    /// Selects all artwork of every slot.
    pub(super) fn artwork(desk: &Desk) -> SlotFormats {
        let all: Vec<DayFormat> = DayFormat::artworks().collect();
        SlotFormats(vec![all; desk.daily.slots.len()])
    }

    /// Selects no formats.
    pub fn none(desk: &Desk) -> SlotFormats {
        SlotFormats(vec![Vec::new(); desk.daily.slots.len()])
    }

    /// Returns the formats of the slot with that index.
    pub fn of(&self, slot: usize) -> &[DayFormat] {
        &self.0[slot]
    }

    /// Returns a sentence for each requested format that a slot does not have.
    pub fn omitted(&self, desk: &Desk, requested: &[DayFormat]) -> Vec<String> {
        let requested: BTreeSet<DayFormat> = requested.iter().copied().collect();
        let lost = desk.daily.slots.iter().zip(&self.0).flat_map(|(slot, has)| {
            requested.iter().filter(|format| !has.contains(format)).map(move |format| {
                let why = unsupported(slot, *format);
                let why = why.unwrap_or_else(|| "its `formats` do not include it".to_owned());
                format!("slot `{}` has no {format}: {why}", slot.id)
            })
        });
        lost.collect()
    }
}

/// Returns the reason why a format cannot express the puzzles of a slot; `None` if it can.
fn unsupported(slot: &Slot, format: DayFormat) -> Option<String> {
    let kind = slot.week[0].1.recipe.kind;
    format.check_kind(kind).err().map(|error| error.message.to_string())
}

fn no_slot(desk: &Desk, format: DayFormat) -> Failure {
    let slots = &desk.daily.slots;
    let why = slots.iter().find_map(|slot| unsupported(slot, format));
    let message = match why {
        Some(why) => format!("--format {format}: {why}"),
        None => format!("--format {format}: no slot has it in its `formats`; add it in the spec"),
    };
    let others = DayFormat::NAMES.iter().filter(|(_, other)| {
        slots.iter().any(|slot: &Slot| match &slot.formats {
            Some(own) => own.contains(other),
            None => unsupported(slot, *other).is_none(),
        })
    });
    let others: Vec<&str> = others.map(|(name, _)| *name).collect();
    let help = format!("available formats: {}", others.join(", "));
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// Renders the only page of `document`, which shows `edition`.
pub(super) fn artwork(
    format: Artwork,
    desk: &Desk,
    edition: &Edition,
    document: &Document,
) -> Result<Vec<u8>, Failure> {
    let style = ArtworkStyle {
        fonts: &desk.spec.fonts,
        text: if desk.daily.svg_text { TextStyle::Text } else { TextStyle::Outlines },
        dpi: desk.daily.dpi,
        metadata: of_day(desk, edition),
        too_large: "change `dpi` or the size of the column in [daily]",
    };
    style.render(format, document)
}

/// Returns the metadata of a proof sheet.
pub(super) fn of_proof(desk: &Desk) -> pdf::Metadata {
    pdf::Metadata { profile: Profile::Screen, ..pdf::Metadata::of(desk.spec) }
}

/// Returns the metadata of the PDF of a day, with the date of the puzzle.
fn of_day(desk: &Desk, edition: &Edition) -> pdf::Metadata {
    pdf::Metadata {
        // The date of the puzzle, rather than that of the run, makes later runs write the same bytes.
        date: Some(edition.date),
        language: desk.words(edition).document_language().to_owned(),
        ..metadata(desk.spec)
    }
}

/// Returns the part after the date in the names of a slot's files: its id, or nothing for a single slot.
pub(super) fn stem(desk: &Desk, slot: usize) -> String {
    match &desk.daily.slots[..] {
        [_] => String::new(),
        slots => format!("-{}", slots[slot].id),
    }
}

/// Returns the file name that the spec gives to a slot's puzzle on `date`, or to its solution.
pub fn file_name(
    desk: &Desk,
    (date, slot): (Date, usize),
    format: DayFormat,
    is_solution: bool,
) -> String {
    let Slot { id, week, calendar, .. } = &desk.daily.slots[slot];
    let (level, _) = week[place_in_week(date)];
    let number = calendar.number(date).unwrap_or_default();
    name_of(desk, slot, &NamedDay { date, slot: id, number, level }, format, is_solution)
}

/// Returns the file name of a puzzle of the slot with that index, or of its solution. Pages have the default names, by
/// which they link to one another.
pub(super) fn name_of(
    desk: &Desk,
    slot: usize,
    day: &NamedDay,
    format: DayFormat,
    is_solution: bool,
) -> String {
    let names = desk.daily.slots[slot].names.as_ref().filter(|_| format != DayFormat::Html);
    let name =
        names.map_or_else(|| format!("{}{}", day.date, stem(desk, slot)), |names| names.name(day));
    with_ending(&name, format, is_solution)
}

/// Returns the file name of a puzzle, or of its solution, after its `name`.
pub(super) fn with_ending(name: &str, format: DayFormat, is_solution: bool) -> String {
    let solution = if is_solution { "-solution" } else { "" };
    format!("{name}{solution}.{format}")
}

/// Returns the HTML page on which a puzzle is played.
pub(super) fn page(desk: &Desk, edition: &Edition, with_solution: bool) -> String {
    let words = desk.words(edition);
    let stars = desk.spec.stars;
    let answer = desk.answer(edition).filter(|_| with_solution);
    web::render(&WebEdition {
        words,
        brand: Brand { paper: &desk.spec.title, web: &desk.daily.web },
        title: desk.slot(edition).title.as_deref(),
        number: edition.number,
        date: edition.date,
        before: desk.calendar(edition.slot).before(edition.date),
        after: desk.calendar(edition.slot).after(edition.date),
        zone: desk.daily.time_zone.iana_name().unwrap_or("UTC"),
        stem: &stem(desk, edition.slot),
        level: edition.level,
        stars: (stars.of(edition.level), stars.most()),
        minutes: desk.printed_minutes(edition),
        puzzle: &edition.puzzle,
        corrections: edition
            .corrections
            .iter()
            .map(|made| words.corrected_on(made.day(), &made.note))
            .collect(),
        contest: desk.contest(edition).map(|contest| WebContest {
            contest,
            answer: answer.as_deref(),
            closes: contest.closes(edition.date),
        }),
        revision: desk.spec.engine,
        symbols: desk.slot(edition).symbols.of_puzzle(&edition.puzzle),
        code: &edition.code,
        with_solution,
        day: &day_pages(desk, edition.date),
    })
}

/// Returns the pages of all slots that print on `date`.
fn day_pages(desk: &Desk, date: Date) -> Vec<DayPage> {
    let slots = desk.daily.slots.iter().enumerate().zip(slot_names(desk));
    let has_page = |slot: &Slot| {
        let formats = slot.formats.as_ref();
        formats.is_none_or(|formats| formats.contains(&DayFormat::Html))
            && slot.calendar.prints_on(date)
    };
    let pages = slots.filter(|((_, slot), _)| has_page(slot));
    pages
        .map(|((index, slot), name)| {
            let (level, target) = &slot.week[place_in_week(date)];
            let words = slot.words.as_ref().unwrap_or(&desk.spec.words);
            DayPage {
                slot: name,
                file: file_name(desk, (date, index), DayFormat::Html, false),
                language: words.document_language().to_owned(),
                puzzle: (target.recipe.kind, *level),
            }
        })
        .collect()
}

/// Returns the name of each slot, in the order of the spec: its title, or its kind. If several have the same name, these
/// have that of their level instead, or their id if the level changes through the week.
pub(super) fn slot_names(desk: &Desk) -> Vec<String> {
    let slots = &desk.daily.slots;
    let words = |slot: &'_ Slot| slot.words.as_ref().unwrap_or(&desk.spec.words).clone();
    let names = slots.iter().map(|slot| {
        let words = words(slot);
        match (&slot.title, slot.week[0].1.recipe.kind) {
            (Some(title), _) => title.clone(),
            (None, Kind::CLASSIC) => words.web_name(),
            (None, kind) => format!("{}, {}", words.web_name(), words.kind(kind)),
        }
    });
    let names = Vec::from_iter(names);
    let is_unique = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let distinct = names.iter().zip(slots).map(|(name, slot)| {
        let (level, _) = slot.week[0];
        if is_unique(name) {
            name.clone()
        } else if slot.week.iter().all(|(other, _)| *other == level) {
            words(slot).level(level).to_owned()
        } else {
            slot.id.clone()
        }
    });
    distinct.collect()
}

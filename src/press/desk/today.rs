//! The puzzles of the day, under a name that stays the same: `today.json`.

use super::record::IndexEntry;
use gridpress_book::daily::Desk;
use gridpress_bookspec::DayFormat;
use gridpress_engine::generate::Level;
use gridpress_ground::record::{DateText, record};
use jiff::civil::Date;

/// The name of the file.
pub(super) const TODAY: &str = "today.json";

record! {
    /// The newest puzzles of a desk, as of a day. Later versions of the program may add fields.
    #[derive(Clone, Debug)]
    pub struct TodayRecord: Serialize {
        /// The title of the newspaper.
        title: String,
        /// The day of the run.
        date: String as DateText,
        /// The newest puzzle of each slot up to that day, in the order of the spec.
        slots: Vec<TodayPuzzle>,
    }
}

record! {
    /// The newest puzzle of a slot.
    #[derive(Clone, Debug)]
    pub struct TodayPuzzle: Serialize {
        /// The id of the slot.
        slot: String,
        /// The heading of the puzzle in print.
        title: String,
        /// The date of the puzzle: an earlier day if the slot does not print every day.
        date: String as DateText,
        /// The number of the puzzle.
        number: u32,
        /// The level that the puzzle is printed under.
        level: String as Level,
        /// The code of the puzzle.
        code: String,
        /// The files of the puzzle, without separate solutions.
        files: Vec<TodayFile>,
    }
}

record! {
    /// A file of a puzzle.
    #[derive(Clone, Debug)]
    pub struct TodayFile: Serialize {
        /// The name of the format.
        format: String as DayFormat,
        /// The name of the file.
        file: String,
    }
}

impl TodayRecord {
    /// Collects the newest puzzles up to `today` among the files of a desk.
    pub(super) fn new<'e>(
        desk: &Desk,
        entries: impl IntoIterator<Item = &'e IndexEntry>,
        today: Date,
    ) -> TodayRecord {
        let today = today.to_string();
        // Years have four digits, so that dates are ordered like their texts.
        let published = entries.into_iter().filter(|entry| entry.date <= today && !entry.solution);
        let published = Vec::from_iter(published);
        let slots = desk.daily.slots.iter().filter_map(|slot| {
            let own = published.iter().filter(|entry| entry.slot.as_ref() == Some(&slot.id));
            let newest = own.clone().max_by_key(|entry| &entry.date)?;
            let files = own
                .filter(|entry| entry.date == newest.date)
                .map(|entry| TodayFile { format: entry.format.clone(), file: entry.file.clone() });
            Some(TodayPuzzle {
                slot: slot.id.clone(),
                title: slot.title.as_ref().unwrap_or(&desk.spec.title).clone(),
                date: newest.date.clone(),
                number: newest.number?,
                level: newest.level.clone()?,
                code: newest.code.clone()?,
                files: files.collect(),
            })
        });
        TodayRecord { title: desk.spec.title.clone(), slots: slots.collect(), date: today }
    }

    /// Returns the text of the file.
    pub(super) fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers") + "\n"
    }
}

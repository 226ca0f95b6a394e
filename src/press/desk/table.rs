//! A table of the days of a run, as InDesign's Data Merge and spreadsheets read it.

use super::desk_run::DeskRun;
use super::format::SlotFormats;
use crate::manifest::NamedFile;
use gridpress_bookspec::{Artwork, DayFormat};
use jiff::civil::Date;

/// The columns. Data Merge places the files named in columns whose heads begin with `@`.
const COLUMNS: [&str; 13] = [
    "date", "day", "slot", "number", "title", "level", "stars", "minutes", "byline", "copyright",
    "code", "@puzzle", "@solution",
];

impl DeskRun<'_> {
    /// Returns a table with a row for each puzzle of the days from `first` to `last`. Pictures are the first artwork in
    /// `formats` that Data Merge can place, and cells without a value are empty.
    pub fn table(&self, (first, last): (Date, Date), formats: &SlotFormats) -> NamedFile {
        let mut rows = vec![COLUMNS.map(str::to_owned)];
        rows.extend((0..self.editions().len()).map(|index| self.row(index, formats)));
        let line = |row: &[String; 13]| row.each_ref().map(|cell| quoted(cell)).join(",") + "\r\n";
        let text: String = rows.iter().map(line).collect();
        let name =
            if first == last { format!("{first}.csv") } else { format!("{first}--{last}.csv") };
        // Data Merge takes any other encoding for that of the system.
        let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
        NamedFile { name, bytes: units.flat_map(u16::to_le_bytes).collect() }
    }

    fn row(&self, index: usize, formats: &SlotFormats) -> [String; 13] {
        let (desk, edition) = (self.desk(), &self.editions()[index]);
        let words = desk.words(edition);
        let stars = usize::from(desk.spec.stars.of(edition.level));
        let mut art = formats.of(edition.slot).iter().copied().filter(|format| format.is_art());
        let art = art.find(|format| *format != DayFormat::Art(Artwork::Idml));
        let file = |is_solution| {
            art.map(|format: DayFormat| self.file(index, format, is_solution).name)
                .unwrap_or_default()
        };
        [
            edition.date.to_string(),
            words.full_date(edition.date),
            self.slot(index).to_owned(),
            edition.number.to_string(),
            desk.title(edition),
            words.label(&words.variants(edition.puzzle.shape.kind()), edition.level),
            "★".repeat(stars),
            desk.solving_time(edition)
                .map(|time| time.rounded_minutes().to_string())
                .unwrap_or_default(),
            desk.daily.byline.clone().unwrap_or_default(),
            desk.daily.copyright.clone().unwrap_or_default(),
            edition.code.clone(),
            file(false),
            if self.has_solutions() { file(true) } else { String::new() },
        ]
    }
}

/// Quotes a cell if it has characters that separate cells.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

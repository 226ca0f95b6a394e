//! Sources of facts, their confidence, and the unconfirmed numbers of a printer.

use super::Printer;
use gridpress_ground::units::{Length, Size};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use serde::Deserialize;

/// The source of a fact.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactSource {
    /// Confidence in the fact.
    pub confidence: Confidence,
    /// Addresses of web pages that state it.
    pub pages: Vec<String>,
}

/// The confidence in a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// Stated by the printer.
    Printer,
    /// Stated by several third parties.
    Others,
    /// Unconfirmed.
    Unconfirmed,
}

impl Confidence {
    /// Returns the wording for reports.
    pub fn phrase(self) -> Text {
        match self {
            Confidence::Printer => text!("printers-own-page"),
            Confidence::Others => text!("third-parties"),
            Confidence::Unconfirmed => text!("not-confirmed"),
        }
    }
}

/// The name of a source in the file of a printer.
pub type SourceName = String;

/// An unconfirmed number that a result depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnconfirmedNumber {
    /// Meaning and value of the number.
    pub subject: Text,
    /// Source and date of the number.
    pub source: Text,
}

/// The choices of a spec that determine which of a printer's numbers its cover depends on.
#[derive(Clone, Copy, Debug)]
pub struct CoverChoices<'s> {
    /// Size of the pages.
    pub trim: Size,
    /// Name of the paper; `None` for the printer's first.
    pub paper: Option<&'s str>,
    /// Thickness of a thousand pages, if the spec states it.
    pub thousand_pages: Option<Length>,
    /// `true` for a cover in colour.
    pub is_in_colour: bool,
}

impl Printer {
    /// Returns the source of a table in words: the printer, the date, the confidence, and the pages.
    pub fn source_text(&self, table: &str) -> Text {
        let source = self.source(table);
        let printer = TextArg::Printer(self.name.to_string(), self.title.to_string());
        let (date, phrase) = (self.date.as_str(), source.confidence.phrase());
        if source.pages.is_empty() {
            text!("source-printer", printer, date, phrase)
        } else {
            text!("source-printer-pages", printer, date, phrase, pages = source.pages.join(", "))
        }
    }

    fn is_unconfirmed(&self, table: &str) -> bool {
        self.source(table).confidence == Confidence::Unconfirmed
    }

    fn unconfirmed(&self, table: &str, subject: Text) -> UnconfirmedNumber {
        UnconfirmedNumber { subject, source: self.source_text(table) }
    }

    /// Returns the unconfirmed numbers that the cover of a book depends on.
    pub fn unconfirmed_of_cover(&self, choices: CoverChoices) -> Vec<UnconfirmedNumber> {
        let mut numbers = Vec::new();
        if let Some(spine) = &self.spine
            && self.is_unconfirmed(&spine.source)
        {
            let paper = spine.paper(choices.paper);
            let thickness = paper.and_then(|paper| Some((&paper.name, paper.thousand_pages?)));
            let of_paper = thickness.filter(|_| choices.thousand_pages.is_none());
            let mut parts = Vec::new();
            if spine.has_steps() {
                parts.push(text!("spine-table"));
            } else if let Some((name, length)) = of_paper {
                parts.push(text!(
                    "thickness-of-paper",
                    thickness = TextArg::inches(length),
                    paper = name.as_str()
                ));
            }
            if spine.more > Length::ZERO {
                parts.push(text!("thickness-of-cover", thickness = TextArg::inches(spine.more)));
            }
            if !parts.is_empty() {
                numbers.push(self.unconfirmed(&spine.source, text!("spine-width", parts)));
            }
        }
        if let Some(sheet) = &self.cover {
            let [sides, ends] = [sheet.sides, sheet.ends].map(TextArg::inches);
            let added = text!("sheet-added", sides, ends);
            if self.is_unconfirmed(&sheet.source) {
                numbers.push(self.unconfirmed(&sheet.source, text!("sheet-size", added)));
            } else if !sheet.is_for(choices.trim) {
                let subject = text!("sheet-size-at-trim", added);
                let source = text!("unconfirmed-at-trim", source = self.source_text(&sheet.source));
                numbers.push(UnconfirmedNumber { subject, source });
            }
        }
        if let Some(file) = self.cover_file.as_ref().filter(|_| choices.is_in_colour)
            && let Some(most) = file.most_ink
            && self.is_unconfirmed(&file.source)
        {
            let subject = text!("ink-on-cover", percent = u32::from(most));
            numbers.push(self.unconfirmed(&file.source, subject));
        }
        numbers
    }

    /// Returns the unconfirmed numbers that the pages of a book depend on.
    pub fn unconfirmed_of_pages(&self) -> Vec<UnconfirmedNumber> {
        [
            (self.trims.as_ref().map(|table| &table.source), text!("page-sizes")),
            (self.inside.as_ref().map(|table| &table.source), text!("bind-margin")),
            (self.margins.as_ref().map(|table| &table.source), text!("other-margins")),
            (self.bleed.as_ref().map(|table| &table.source), text!("bleed-amount")),
            (self.pages.as_ref().map(|table| &table.source), text!("page-limits")),
            (self.type_size.as_ref().map(|table| &table.source), text!("least-type")),
            (self.rules.as_ref().map(|table| &table.source), text!("least-line")),
        ]
        .into_iter()
        .filter_map(|(source, subject)| Some((source?, subject)))
        .filter(|(source, _)| self.is_unconfirmed(source))
        .map(|(source, subject)| self.unconfirmed(source, subject))
        .collect()
    }
}

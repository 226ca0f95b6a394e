//! The needs of readers for whom a printer's table gives numbers, such as those of large print.

use super::printing::least_of;
use super::survey::{PageSurvey, Type};
use super::{Finding, Measured, Report, points};
use gridpress_base::units::Length;
use gridpress_spec::Printer;
use gridpress_spec::printer::Readers;

/// Checks the needs of the readers in the table of `printer`, as rules or as advice.
pub(super) fn check(report: &mut Report, printer: &Printer, measured: &[Measured], is_rule: bool) {
    let Some(readers) = &printer.readers else {
        return;
    };
    for of in measured {
        let needs = Needs { of, printer, readers, is_rule };
        report.push(needs.digits("digits", false));
        report.push(needs.digits("answer-digits", true));
        report.push(needs.cells());
        report.push(needs.words());
        report.push(needs.puzzles_on_a_page());
    }
}

/// The needs of some readers, and a document that should meet them.
struct Needs<'a> {
    of: &'a Measured<'a>,
    printer: &'a Printer,
    readers: &'a Readers,
    /// Whether a need that is not met fails the book.
    is_rule: bool,
}

impl Needs<'_> {
    fn finding(&self, rule: &'static str) -> Finding {
        let source = &self.readers.source;
        let finding = Finding::of_printer(rule, self.of.which, self.printer, source);
        if self.is_rule { finding } else { finding.advice() }
    }

    fn digits(&self, rule: &'static str, answers: bool) -> Finding {
        let least = match answers {
            true => self.readers.answers,
            false => self.readers.digits,
        };
        let digits = |sheet: &PageSurvey| sheet.least(answers, |grid| grid.digits);
        let (found, failing) = least_of(self.of, |found| *found >= least, digits);
        self.finding(rule)
            .measured(found.map_or("none".to_owned(), points))
            .required(format!("{} or more", points(least)))
            .on_pages(failing)
            .change("print fewer grids on a page, or take a larger trim")
    }

    fn cells(&self) -> Finding {
        let least = self.readers.cell;
        let cell = |sheet: &PageSurvey| sheet.least(false, |grid| Some(grid.cell()));
        let (found, failing) = least_of(self.of, |found| *found >= least, cell);
        self.finding("cells")
            .measured(found.map_or("no grids".to_owned(), Length::in_mm))
            .required(format!("{} or more", least.in_mm()))
            .on_pages(failing)
            .change("print one puzzle on a page, with narrower margins or on a larger trim")
    }

    fn words(&self) -> Finding {
        let least = self.readers.text;
        let is_large = |found: &Type| found.size >= least;
        let words = |sheet: &PageSurvey| sheet.smallest_words.clone();
        let (found, failing) = least_of(self.of, is_large, words);
        self.finding("words")
            .measured(found.map_or("no words".to_owned(), |text| {
                format!("{} in `{}`", points(text.size), text.text)
            }))
            .required(format!("{} or more", points(least)))
            .on_pages(failing)
            .change("take the design for large print")
    }

    fn puzzles_on_a_page(&self) -> Finding {
        let most = self.readers.puzzles_on_a_page as usize;
        let count = |sheet: &PageSurvey| {
            let grids = sheet.grids.iter();
            grids.filter(|grid| !grid.place.is_answer).count()
        };
        let sheets = self.of.sheets;
        let crowded = (0..sheets.len()).filter(|&index| count(&sheets[index]) > most);
        self.finding("puzzles-on-a-page")
            .measured(sheets.iter().map(count).max().unwrap_or(0).to_string())
            .required(format!("{most} at most"))
            .on_pages(crowded)
            .change("set per_page = 1 in each [[section]]")
    }
}

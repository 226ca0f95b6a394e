//! Findings of a preflight.

use super::Subject;
use gridpress_bookspec::Printer;
use gridpress_bookspec::printer::{Confidence, UnconfirmedNumber};
use gridpress_layout::Document;
use gridpress_messages::Text;
use gridpress_messages::text;

/// The role of a document of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentRole {
    /// The only document: a book that includes its answers, if any.
    Whole,
    /// The book without its answers.
    Book,
    /// The book of answers.
    Answers,
    /// The cover around the book.
    Cover,
}

impl DocumentRole {
    pub(super) fn of(index: usize, alone: bool) -> DocumentRole {
        match (index, alone) {
            (0, true) => DocumentRole::Whole,
            (0, false) => DocumentRole::Book,
            _ => DocumentRole::Answers,
        }
    }

    /// Returns its name: `book`, `answers` or `cover`.
    pub fn name(self) -> &'static str {
        match self {
            DocumentRole::Whole | DocumentRole::Book => "book",
            DocumentRole::Answers => "answers",
            DocumentRole::Cover => "cover",
        }
    }
}

/// The result of one rule or piece of advice for one document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The name of the rule or advice, as in `page-count`.
    pub rule: &'static str,
    /// `true` for advice, which never fails a book; `false` for a rule.
    pub is_advice: bool,
    /// `true` if the document meets it.
    pub passed: bool,
    /// The document.
    pub role: DocumentRole,
    /// The pages that do not meet it, from 1; empty if it does not apply to individual pages.
    pub pages: Vec<u32>,
    /// The measured value, with its unit.
    pub measured: Text,
    /// The required value, with its unit.
    pub required: Text,
    /// The source of the requirement: a printer's page, a standard, readers.
    pub source: Text,
    /// A suggested change to the spec if it is not met; otherwise empty.
    pub change: Text,
}

impl Finding {
    /// Returns a finding that passed; the methods below record failures.
    pub(super) fn new(rule: &'static str, role: DocumentRole, source: impl Into<Text>) -> Finding {
        Finding {
            rule,
            is_advice: false,
            passed: true,
            role,
            pages: Vec::new(),
            measured: Text::default(),
            required: Text::default(),
            source: source.into(),
            change: Text::default(),
        }
    }

    /// Returns a finding about a requirement in a printer's table, which is advice if it is unconfirmed.
    pub(super) fn of_printer(
        rule: &'static str,
        role: DocumentRole,
        printer: &Printer,
        table: &str,
    ) -> Finding {
        let finding = Finding::new(rule, role, printer.source_text(table));
        match printer.source(table).confidence {
            // A number that has not been confirmed must not fail a book.
            Confidence::Unconfirmed => finding.advice(),
            _ => finding,
        }
    }

    /// Returns the advice to check an unconfirmed number that the result depends on.
    pub(super) fn unconfirmed(role: DocumentRole, number: &UnconfirmedNumber) -> Finding {
        Finding::new("unconfirmed", role, number.source.clone())
            .advice()
            .measured(text!("unconfirmed", subject = number.subject.clone()))
            .required(text!("confirmed-number"))
            .holds(false)
            .change(text!("compare-number"))
    }

    pub(super) fn advice(mut self) -> Finding {
        self.is_advice = true;
        self
    }

    pub(super) fn advice_if(self, is_advice: bool) -> Finding {
        if is_advice { self.advice() } else { self }
    }

    pub(super) fn measured(mut self, measured: impl Into<Text>) -> Finding {
        self.measured = measured.into();
        self
    }

    pub(super) fn required(mut self, required: impl Into<Text>) -> Finding {
        self.required = required.into();
        self
    }

    /// Marks the finding as failed on these pages, given by index, or as passed if there are none.
    pub(super) fn on_pages(mut self, pages: impl IntoIterator<Item = usize>) -> Finding {
        self.pages = pages.into_iter().map(|index| index as u32 + 1).collect();
        self.passed = self.pages.is_empty();
        self
    }

    pub(super) fn holds(mut self, passed: bool) -> Finding {
        self.passed = passed;
        self
    }

    /// Adds how to change the spec, if the finding failed.
    pub(super) fn change(mut self, change: impl Into<Text>) -> Finding {
        if !self.passed {
            self.change = change.into();
        }
        self
    }

    /// Formats the pages: `page 3`, `pages 3-9 and 12`; empty without pages.
    pub fn pages_text(&self) -> String {
        let mut parts: Vec<String> = (self.pages)
            .chunk_by(|a, b| a + 1 == *b)
            .map(|run| match run {
                [only] => only.to_string(),
                _ => format!("{}-{}", run[0], run[run.len() - 1]),
            })
            .collect();
        const MOST: usize = 8;
        let rest = parts.len().saturating_sub(MOST);
        if rest > 0 {
            parts.truncate(MOST);
            parts.push(format!("{rest} more"));
        }
        let word = if self.pages.len() == 1 { "page" } else { "pages" };
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => format!("{word} {last}"),
            Some((last, first)) => format!("{word} {} and {last}", first.join(", ")),
        }
    }

    /// Formats the finding as a line.
    pub fn line(&self) -> String {
        let book = match self.role {
            DocumentRole::Answers => "in the answers, ",
            DocumentRole::Cover => "on the cover, ",
            DocumentRole::Whole | DocumentRole::Book => "",
        };
        let at = match self.pages_text() {
            pages if pages.is_empty() => pages,
            pages => format!(" on {pages}"),
        };
        format!("{}: {book}{}{at}; required: {}", self.rule, self.measured, self.required)
    }
}

/// All findings of a preflight, and facts about the book.
#[derive(Clone, Debug)]
pub struct Report {
    /// The printer whose rules were applied, in addition to the rules for all books.
    pub printer: Option<&'static Printer>,
    /// The name of the PDF profile.
    pub profile: &'static str,
    /// The number of pages of the book, and of the answers if they are separate.
    pub pages: [Option<usize>; 2],
    /// The number of puzzles.
    pub puzzles: usize,
    /// Rules and advice in the order in which they were checked.
    pub findings: Vec<Finding>,
}

impl Report {
    pub(super) fn new(subject: &Subject) -> Report {
        let profile = subject.book.spec.profile;
        Report {
            printer: subject.printer,
            profile: profile.name(),
            pages: [
                Some(subject.layout.book.len()),
                subject.layout.answers.as_ref().map(Document::len),
            ],
            puzzles: subject.book.puzzles().count(),
            findings: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// Returns the findings of rules, passed and failed.
    pub fn rules(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| !finding.is_advice)
    }

    /// Returns the advice that the book does not follow.
    pub fn advice(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding: &&Finding| finding.is_advice && !finding.passed)
    }

    /// Returns the rules that failed.
    pub fn failures(&self) -> impl Iterator<Item = &Finding> {
        self.rules().filter(|finding| !finding.passed)
    }

    /// `true` if every rule passes.
    pub fn is_passed(&self) -> bool {
        self.failures().next().is_none()
    }
}

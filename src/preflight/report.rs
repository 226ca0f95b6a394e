//! What a preflight found.

use super::Subject;
use crate::layout::Document;
use crate::spec::Printer;
use crate::spec::printer::Confidence;

/// Which of a book's documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The only one.
    Whole,
    /// The book without its answers.
    Book,
    /// The book of answers.
    Answers,
}

impl Which {
    pub(super) fn of(index: usize, alone: bool) -> Which {
        match (index, alone) {
            (0, true) => Which::Whole,
            (0, false) => Which::Book,
            _ => Which::Answers,
        }
    }

    /// Its name: `book` or `answers`.
    pub fn name(self) -> &'static str {
        match self {
            Which::Whole | Which::Book => "book",
            Which::Answers => "answers",
        }
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is called.
    pub rule: &'static str,
    /// Whether a failure is one of the book's.
    pub is_advice: bool,
    /// Whether all is well.
    pub passed: bool,
    /// In which document.
    pub which: Which,
    /// The pages where it is not well; none when it is not a matter of pages.
    pub pages: Vec<u32>,
    /// What was found.
    pub measured: String,
    /// What is asked.
    pub required: String,
    /// Who asks for it.
    pub source: String,
    /// What to change, where it is not well.
    pub change: String,
}

impl Finding {
    /// Something that holds; failures are told by the methods that follow.
    pub(super) fn new(rule: &'static str, which: Which, source: impl Into<String>) -> Finding {
        Finding {
            rule,
            is_advice: false,
            passed: true,
            which,
            pages: Vec::new(),
            measured: String::new(),
            required: String::new(),
            source: source.into(),
            change: String::new(),
        }
    }

    /// Something that a printer's table asks for. What nobody confirmed is advice.
    pub(super) fn asked(
        rule: &'static str,
        which: Which,
        printer: &Printer,
        table: &str,
    ) -> Finding {
        let source = printer.source(table);
        let from = source.pages.join(", ");
        let of = format!("{}, {}", printer.name, printer.date);
        let says = source.confidence.says();
        let text = match from.is_empty() {
            true => format!("{of}: {says}"),
            false => format!("{of}: {says}: {from}"),
        };
        let finding = Finding::new(rule, which, text);
        match source.confidence {
            Confidence::Unconfirmed => finding.advice(),
            _ => finding,
        }
    }

    pub(super) fn advice(mut self) -> Finding {
        self.is_advice = true;
        self
    }

    pub(super) fn measured(mut self, measured: impl Into<String>) -> Finding {
        self.measured = measured.into();
        self
    }

    pub(super) fn required(mut self, required: impl Into<String>) -> Finding {
        self.required = required.into();
        self
    }

    /// It fails on these pages, unless there are none.
    pub(super) fn on_pages(mut self, pages: impl IntoIterator<Item = usize>) -> Finding {
        self.pages = pages.into_iter().map(|index| index as u32 + 1).collect();
        self.passed = self.pages.is_empty();
        self
    }

    pub(super) fn holds(mut self, passed: bool) -> Finding {
        self.passed = passed;
        self
    }

    /// What to change if it fails.
    pub(super) fn change(mut self, change: impl Into<String>) -> Finding {
        if !self.passed {
            self.change = change.into();
        }
        self
    }

    /// The pages: `page 3`, `pages 3-9 and 12`; empty without pages.
    pub fn where_(&self) -> String {
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
        let word = if self.pages.len() == 1 {
            "page"
        } else {
            "pages"
        };
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => format!("{word} {last}"),
            Some((last, first)) => format!("{word} {} and {last}", first.join(", ")),
        }
    }

    /// The whole of it in a line.
    pub fn line(&self) -> String {
        let book = match self.which {
            Which::Answers => "in the answers, ",
            Which::Whole | Which::Book => "",
        };
        let at = match self.where_() {
            pages if pages.is_empty() => pages,
            pages => format!(" on {pages}"),
        };
        format!(
            "{}: {book}{}{at}, and {} is asked",
            self.rule, self.measured, self.required
        )
    }
}

/// All findings, and what they are about.
#[derive(Clone, Debug)]
pub struct Report {
    /// Whose rules were looked at, besides those of all books.
    pub printer: Option<&'static Printer>,
    /// How the PDF is finished.
    pub profile: &'static str,
    /// How many pages the book has, and the book of answers.
    pub pages: [Option<usize>; 2],
    /// How many puzzles.
    pub puzzles: usize,
    /// Rules and advice in the order in which they were looked at.
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

    /// The rules.
    pub fn rules(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| !finding.is_advice)
    }

    /// Advice that was not taken.
    pub fn advice(&self) -> impl Iterator<Item = &Finding> {
        let is_advice = |finding: &&Finding| finding.is_advice && !finding.passed;
        self.findings.iter().filter(is_advice)
    }

    /// The rules that fail.
    pub fn failures(&self) -> impl Iterator<Item = &Finding> {
        self.rules().filter(|finding| !finding.passed)
    }

    /// Whether no rule fails.
    pub fn passed(&self) -> bool {
        self.failures().next().is_none()
    }
}

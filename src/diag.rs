//! What the program says when something is wrong: one report with place, expectation and help.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// A text that reports point into.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name that the user knows it by.
    pub name: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// A text and the name that the user knows it by.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Source> {
        Arc::new(Source {
            name: name.into(),
            text: text.into(),
        })
    }

    /// The line, counted from 1, that byte `at` lies in.
    pub fn line_of(&self, at: usize) -> usize {
        self.text.as_bytes()[..at.min(self.text.len())]
            .iter()
            .filter(|&&b| b == b'\n')
            .count()
            + 1
    }

    /// A place in this text.
    pub fn at(self: &Arc<Source>, span: Range<usize>) -> Place {
        Place {
            source: self.clone(),
            span,
        }
    }
}

/// A range of bytes of a text.
#[derive(Clone, Debug)]
pub struct Place {
    /// The text that has the range.
    pub source: Arc<Source>,
    /// The range, in bytes.
    pub span: Range<usize>,
}

/// The severity of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// An error: the work stops.
    Error,
    /// A warning: the work goes on.
    Warning,
}

/// A report of an error or a warning.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// The severity of a report.
    pub severity: Severity,
    /// The mistake, in one line without a full stop.
    pub message: String,
    /// Where, and what stands under the caret.
    pub place: Option<(Place, String)>,
    /// Lines that say how to mend it.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// An error without a place.
    pub fn error(message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            place: None,
            help: Vec::new(),
        }
    }

    /// A warning without a place.
    pub fn warning(message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(message)
        }
    }

    /// Points the report at `place`, with `label` under the caret.
    pub fn at(mut self, place: Place, label: impl Into<String>) -> Diagnostic {
        self.place = Some((place, label.into()));
        self
    }

    /// Adds a line of help.
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help.push(help.into());
        self
    }

    /// The report in a sentence or two, for where its place is seen anyway: the mistake, what stands under the caret, and
    /// the help.
    pub(crate) fn in_words(&self) -> String {
        let label = self.place.iter().map(|(_, label)| label.as_str());
        let parts = std::iter::once(self.message.as_str()).chain(label);
        let parts = parts.chain(self.help.iter().map(String::as_str));
        parts
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// The report as text, with colours for a terminal when `color`.
    pub fn render(&self, color: bool) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let message = printable(&self.message);
        let title = level.primary_title(message);
        let mut group = match &self.place {
            Some((place, label)) => title.element(snippet(place, &printable(label))),
            None => Group::with_title(title),
        };
        for help in &self.help {
            group = group.element(Level::HELP.message(printable(help)));
        }
        let renderer = if color {
            Renderer::styled()
        } else {
            Renderer::plain()
        };
        let text = renderer.render(&[group]);
        match self.place {
            Some(_) => text,
            // Without a snippet the rule that joins it to the help hangs in the air.
            None => text
                .lines()
                .filter(|line| line.trim() != "|")
                .collect::<Vec<_>>()
                .join("\n"),
        }
    }
}

/// The lines that the place touches, and a caret under it.
fn snippet<'a>(place: &Place, label: &str) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let text = &place.source.text;
    let clamp = |at: usize| {
        (0..=at.min(text.len()))
            .rev()
            .find(|&at| text.is_char_boundary(at))
            .unwrap_or(0)
    };
    let (start, end) = (
        clamp(place.span.start),
        clamp(place.span.end.max(place.span.start)),
    );
    let first = text[..start].rfind('\n').map_or(0, |at| at + 1);
    // A place that spans lines is shown by its first.
    let line_end = text[first..].find('\n').map_or(text.len(), |at| first + at);
    let shown = &text[first..line_end];
    let span = start - first..end.min(line_end).max(start) - first;
    Snippet::source(shown.to_owned())
        .line_start(place.source.line_of(start))
        .path(printable(&place.source.name))
        .annotation(AnnotationKind::Primary.span(span).label(label.to_owned()))
}

/// Control characters spelled out, so that no report can disturb a terminal.
fn printable(text: &str) -> String {
    let spell = |c: char| {
        if c.is_control() && c != '\n' {
            c.escape_debug().to_string()
        } else {
            c.to_string()
        }
    };
    text.chars().map(spell).collect()
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

/// How a command failed; the program's exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The answer is no: no solution, several, a difference.
    No = 1,
    /// Wrong usage, spec or input.
    Input = 2,
    /// The system refused: permission, write, disk full.
    System = 3,
    /// A budget ran out: an impossible target.
    Budget = 4,
}

/// The exit code of a run that Ctrl-C ended.
pub const INTERRUPTED: u8 = 130;

/// Why a command stopped, with everything there is to say about it.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The exit code that the program ends with.
    pub exit: Exit,
    /// All reports; at least one unless the answer itself went to standard output.
    pub reports: Vec<Diagnostic>,
}

impl Failure {
    /// A failure with one report.
    pub fn new(exit: Exit, report: Diagnostic) -> Failure {
        Failure {
            exit,
            reports: vec![report],
        }
    }

    /// Wrong input, for these reasons.
    pub fn input(reports: Vec<Diagnostic>) -> Failure {
        Failure {
            exit: Exit::Input,
            reports,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.reports.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("\n\n"))
    }
}

impl std::error::Error for Failure {}

/// Reports that are worth reading in one go.
const MOST_REPORTS: usize = 50;

/// The first of many reports, and how many more there are.
pub fn capped(mut reports: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let rest = reports.len().saturating_sub(MOST_REPORTS);
    if rest > 0 {
        reports.truncate(MOST_REPORTS);
        reports.push(Diagnostic::error(format!("and {rest} more, not shown")));
    }
    reports
}

/// The name in `known` that `wrong` was most likely meant to be.
pub fn nearest<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wrong = wrong.to_lowercase();
    known
        .into_iter()
        .map(|name| {
            (
                strsim::damerau_levenshtein(&wrong, &name.to_lowercase()),
                name,
            )
        })
        .filter(|(distance, name)| *distance <= 1.max(name.chars().count() / 3))
        // Of equals, the one that is alike from the start.
        .min_by(|(a, one), (b, other)| {
            let alike = |name: &str| strsim::jaro_winkler(&wrong, name);
            a.cmp(b).then(alike(other).total_cmp(&alike(one)))
        })
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_shows_line_caret_and_help() {
        let source = Source::new("book.toml", "title = \"x\"\ncoutn = 3\n");
        let report = Diagnostic::error("unknown key `coutn`")
            .at(source.at(12..17), "no such key here")
            .help("did you mean `count`?");
        let expected = "\
error: unknown key `coutn`
 --> book.toml:2:1
  |
2 | coutn = 3
  | ^^^^^ no such key here
  |
  = help: did you mean `count`?";
        assert_eq!(report.render(false), expected);
    }

    #[test]
    fn places_at_and_past_the_end_are_shown() {
        let source = Source::new("p.txt", "ż1");
        for span in [3..3, 2..9, 50..60, 1..2] {
            assert!(
                Diagnostic::error("m")
                    .at(source.at(span), "l")
                    .render(false)
                    .contains("p.txt:1:")
            );
        }
    }

    #[test]
    fn the_nearest_name_is_near() {
        let known = ["count", "per_page", "title"];
        assert_eq!(nearest("coutn", known), Some("count"));
        assert_eq!(nearest("perpage", known), Some("per_page"));
        assert_eq!(nearest("zzz", known), None);
        assert_eq!(nearest("thik", ["thin", "thick"]), Some("thick"));
        assert_eq!(nearest("foo", ["box", "page"]), None);
    }
}

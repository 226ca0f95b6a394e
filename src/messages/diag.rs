//! Diagnostics: reports of errors and warnings, each with a place, an expectation and help.

use crate::{Text, text};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use gridpress_engine::notation::{FormatError, NotationError, NotationWarning};
use gridpress_ground::glyphs::MissingGlyph;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

pub use crate::synonyms::{nearest, synonym};

/// A text that reports point into.
#[derive(Clone, Debug)]
pub struct Source {
    /// Name of the text for the user.
    pub name: String,
    /// The whole text.
    pub text: String,
    /// Ends of its lines, computed on first use.
    line_ends: OnceLock<Vec<usize>>,
}

impl Source {
    /// Creates a text with a name for the user.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Source> {
        Arc::new(Source { name: name.into(), text: text.into(), line_ends: OnceLock::new() })
    }

    /// Returns the line of byte `at`, counted from 1.
    pub fn line_of(&self, at: usize) -> usize {
        // Parsers make a place for everything that they read, but only a report needs a line.
        self.line_ends
            .get_or_init(|| self.text.match_indices('\n').map(|(at, _)| at).collect())
            .partition_point(|&end| end < at)
            + 1
    }

    /// Returns a place in this text.
    pub fn at(self: &Arc<Source>, span: Range<usize>) -> Place {
        Place { source: self.clone(), span }
    }

    /// Returns the report of a mistake in puzzles that were read from this text.
    pub fn report(self: &Arc<Source>, mistake: NotationError) -> Diagnostic {
        Diagnostic::error(mistake.message).at(self.at(mistake.span), mistake.expected)
    }

    /// Returns the report of a warning about puzzles that were read from this text, with the lines of all its places.
    pub fn report_warning(self: &Arc<Source>, warning: &NotationWarning) -> Diagnostic {
        let mut lines: Vec<usize> =
            warning.spans.iter().map(|span| self.line_of(span.start)).collect();
        // Adjacent places may be in the same line, which is listed once.
        lines.dedup();
        let others: Vec<String> = lines[1..].iter().take(MAX_LINES).map(usize::to_string).collect();
        let report = Diagnostic::warning(warning.message.clone())
            .at(self.at(warning.spans[0].clone()), warning.help.clone());
        match (lines.len() - 1, others.join(", ")) {
            (0, _) => report,
            (1, line) => report.help(text!("so-is-line", line)),
            (count, lines) if count > MAX_LINES => {
                report.help(text!("so-are-lines-and-more", lines, count = count - MAX_LINES))
            }
            (_, lines) => report.help(text!("so-are-lines", lines)),
        }
    }
}

/// Maximum number of further lines that a warning lists.
const MAX_LINES: usize = 20;

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
    /// An error; the work stops.
    Error,
    /// A warning; the work continues.
    Warning,
}

/// A report of an error or a warning.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Severity of the report.
    pub severity: Severity,
    /// The message, in one line without a full stop.
    pub message: Text,
    /// The place of the error, and the label below it.
    pub place: Option<(Place, Text)>,
    /// Lines of advice.
    pub help: Vec<Text>,
    /// The exit code of a command that stops because of errors like this one.
    pub exit: Exit,
}

impl Diagnostic {
    /// Creates an error without a place.
    pub fn error(message: impl Into<Text>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            place: None,
            help: Vec::new(),
            exit: Exit::Input,
        }
    }

    /// Creates a warning without a place.
    pub fn warning(message: impl Into<Text>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(message) }
    }

    /// Points the report at `place`, with `label` below it.
    pub fn at(mut self, place: Place, label: impl Into<Text>) -> Diagnostic {
        self.place = Some((place, label.into()));
        self
    }

    /// Points the report at `place`, if there is one.
    pub fn maybe_at(self, place: Option<Place>, label: impl Into<Text>) -> Diagnostic {
        match place {
            Some(place) => self.at(place, label),
            None => self,
        }
    }

    /// Adds a line of help.
    pub fn help(mut self, help: impl Into<Text>) -> Diagnostic {
        self.help.push(help.into());
        self
    }

    /// Sets the exit code of a command that stops because of errors like this one.
    pub fn exit(mut self, exit: Exit) -> Diagnostic {
        self.exit = exit;
        self
    }

    /// Returns the report in a sentence or two, without its place: message, label and help.
    pub fn in_words(&self) -> Text {
        let label = self.place.iter().map(|(_, label)| label);
        // A label may repeat the message at its place.
        let label = label.filter(|label| !self.message.starts_with(&***label));
        let parts = std::iter::once(&self.message).chain(label).chain(&self.help);
        Text::sentences(parts.filter(|part| !part.is_empty()).cloned().collect())
    }

    /// Renders the report as text, with colours for a terminal if `color` is set.
    pub fn render(&self, color: bool) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let message = printable(&self.message);
        let title = level.primary_title(message);
        let mut group = match &self.place {
            Some((place, label)) => match snippet(place, &printable(label)) {
                Ok(snippet) => title.element(snippet),
                Err(note) => Group::with_title(title).element(Level::NOTE.message(note)),
            },
            None => Group::with_title(title),
        };
        for help in &self.help {
            group = group.element(Level::HELP.message(printable(help)));
        }
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        let text = renderer.render(&[group]);
        match self.place {
            Some(_) => text,
            // Without a snippet, the rule that joins it to the help has no start.
            None => text.lines().filter(|line| line.trim() != "|").collect::<Vec<_>>().join("\n"),
        }
    }
}

/// Maximum number of characters shown of a line.
const MAX_SHOWN: usize = 1_000;

/// Adds the line of the place with a marker, or describes a place that is too far along its line.
fn snippet<'a>(
    place: &Place,
    label: &str,
) -> Result<Snippet<'a, annotate_snippets::Annotation<'a>>, String> {
    let text = &place.source.text;
    let clamp = |at: usize| {
        // Spans come from several parsers, and some end inside a character or behind the text; slicing there would
        // panic.
        (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
    };
    let (start, end) = (clamp(place.span.start), clamp(place.span.end.max(place.span.start)));
    let first = text[..start].rfind('\n').map_or(0, |at| at + 1);
    // A place that spans several lines is shown by its first line.
    let line_end = text[first..].find('\n').map_or(text.len(), |at| first + at);
    let (name, line) = (printable(&place.source.name), place.source.line_of(start));
    // JSON and lists of puzzles may be one line of megabytes, which a snippet would print in full.
    if start - first > MAX_SHOWN {
        let column = text[first..start].chars().count() + 1;
        return Err(format!("{name}:{line}:{column}: {label}"));
    }
    let line_end = line_end.min(clamp(first + 2 * MAX_SHOWN));
    let shown = &text[first..line_end];
    let span = start - first..end.min(line_end).max(start) - first;
    let annotation = AnnotationKind::Primary.span(span).label(label.to_owned());
    Ok(Snippet::source(shown.to_owned()).line_start(line).path(name).annotation(annotation))
}

/// Escapes control characters, so that reports cannot disturb a terminal, and truncates long text.
fn printable(text: &str) -> String {
    if let Some((most, _)) = text.char_indices().nth(4 * MAX_SHOWN) {
        return printable(&text[..most]) + " ...";
    }
    let spell = |c: char| {
        if c.is_control() && c != '\n' { c.escape_debug().to_string() } else { c.to_string() }
    };
    text.chars().map(spell).collect()
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

/// A failed command's exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// A check failed: no solution, several solutions, or a difference.
    No = 1,
    /// Invalid usage, spec or input.
    Input = 2,
    /// A system error: missing permission, failed write, full disk.
    System = 3,
    /// The search gave up: an impossible target.
    Budget = 4,
}

/// The exit code of a run that was interrupted by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// The reason why a command stopped, with all reports.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Exit code of the program.
    pub exit: Exit,
    /// All reports; at least one, unless the result was written to standard output.
    pub reports: Vec<Diagnostic>,
}

impl Failure {
    /// Creates a failure with one report.
    pub fn new(exit: Exit, report: Diagnostic) -> Failure {
        Failure { exit, reports: vec![report] }
    }

    /// Creates a failure for invalid input. If all errors request the same other exit code, it is that one.
    pub fn input(reports: Vec<Diagnostic>) -> Failure {
        let errors = reports.iter().filter(|report| report.severity == Severity::Error);
        // Different errors have no common cause, so that only the general code is true of all.
        let mut exits = errors.map(|report| report.exit);
        let exit = exits.next().filter(|first| exits.all(|exit| exit == *first));
        Failure { exit: exit.unwrap_or(Exit::Input), reports }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.reports.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("\n\n"))
    }
}

impl std::error::Error for Failure {}

/// Formats a count with its noun: `1 puzzle`, `2 puzzles`.
pub fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}

/// Maximum number of reports shown at once.
const MAX_REPORTS: usize = 50;

/// Truncates a list of reports, and counts the omitted ones.
pub fn capped(reports: Vec<Diagnostic>) -> Vec<Diagnostic> {
    and_more(reports, 0, Severity::Warning)
}

/// Truncates a list of reports, and counts the omitted ones. `more` reports of severity up to `worst` were omitted
/// before.
pub fn and_more(mut reports: Vec<Diagnostic>, more: usize, worst: Severity) -> Vec<Diagnostic> {
    let rest = reports.split_off(reports.len().min(MAX_REPORTS));
    let count = rest.len() + more;
    if count > 0 {
        // The last line stands for the omitted reports, so an omitted error must not look like a warning.
        let is_error = |report: &Diagnostic| report.severity == Severity::Error;
        let report = Diagnostic::error(text!("more-not-shown", count));
        reports.push(if rest.iter().any(is_error) {
            report
        } else {
            Diagnostic { severity: worst, ..report }
        });
    }
    reports
}

impl From<FormatError> for Failure {
    fn from(error: FormatError) -> Failure {
        Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
    }
}

impl From<MissingGlyph> for Failure {
    fn from(missing: MissingGlyph) -> Failure {
        Failure::input(vec![Diagnostic::error(&missing).help(text!("choose-font-under-type"))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_show_line_caret_and_help() {
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
    fn shows_places_at_and_after_the_end() {
        let source = Source::new("p.txt", "ż1");
        for span in [3..3, 2..9, 50..60, 1..2] {
            assert!(
                Diagnostic::error("m").at(source.at(span), "l").render(false).contains("p.txt:1:")
            );
        }
    }

    #[test]
    fn lines_are_counted_from_one() {
        let source = Source::new("p.txt", "a\nbc\n\nd");
        let lines: Vec<usize> = (0..10).map(|at| source.line_of(at)).collect();
        assert_eq!(lines, [1, 1, 2, 2, 2, 3, 4, 4, 4, 4]);
    }

    #[test]
    fn long_lines_are_not_shown() {
        let long = "x".repeat(1 << 20);
        let source = Source::new("p.txt", format!("a\n{long}y"));
        let near = Diagnostic::error(&long).at(source.at(2..1 << 20), "here");
        let far = Diagnostic::error("m").at(source.at((1 << 20) + 2..(1 << 20) + 3), "here");
        for report in [&near, &far] {
            assert!(report.render(false).len() < 30_000);
        }
        assert!(near.render(false).contains("p.txt:2:1"));
        let place = format!("note: p.txt:2:{}: here", (1 << 20) + 1);
        assert!(far.render(false).contains(&place), "{far}");
        assert_eq!(nearest(&long, [&*long]), None);
    }

    #[test]
    fn omitted_reports_are_counted_by_their_worst() {
        let warnings = vec![Diagnostic::warning("w"); 60];
        let reports = capped(warnings.clone());
        assert_eq!(reports.len(), MAX_REPORTS + 1);
        let last = reports.last().unwrap();
        assert_eq!(last.message, "and 10 more, not shown");
        assert_eq!(last.severity, Severity::Warning);
        let worse = [warnings.clone(), vec![Diagnostic::error("e")]].concat();
        assert_eq!(capped(worse).last().unwrap().severity, Severity::Error);
        let reports = and_more(warnings[..50].to_vec(), 7, Severity::Error);
        assert_eq!(reports.last().unwrap().severity, Severity::Error);
        assert_eq!(reports.last().unwrap().message, "and 7 more, not shown");
    }
}

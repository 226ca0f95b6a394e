//! Output of the program: results on standard output; notes, reports and progress on standard error.

use super::files;
use super::terminal;
use crate::Result;
use clap::{Args, ValueEnum};
pub(super) use gridpress_messages::diag::counted;
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Severity};
use gridpress_press::BuildEvent;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::cell::RefCell;
use std::io::{ErrorKind, IsTerminal, Write};
use std::time::Duration;

/// Options of every command.
#[derive(Args)]
pub(super) struct CommonArgs {
    /// Print nothing but errors; with `check` and `verify`, only what fails
    #[arg(long, short, global = true)]
    quiet: bool,
    /// Use colours in messages
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", ignore_case = true)]
    color: ColorChoice,
}

/// The value of `--color`: when to use colours in messages.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ColorChoice {
    Auto,
    Always,
    Never,
}

/// Messages to the user, on standard error.
pub(super) struct Console {
    quiet: bool,
    color: bool,
    /// The spinner of the current step.
    step: RefCell<Option<ProgressBar>>,
    /// Started with the program; shown only on a terminal, and never part of written files.
    clock: ProgressBar,
}

impl Console {
    pub(super) fn new(common: &CommonArgs) -> Console {
        // As `no-color.org` defines it: any value but an empty one.
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let color = match common.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => std::io::stderr().is_terminal() && !no_color,
        };
        Console {
            quiet: common.quiet,
            color,
            step: RefCell::default(),
            clock: ProgressBar::hidden(),
        }
    }

    /// Shows an event of a product that is made: steps on a terminal only.
    pub(super) fn show(&self, event: BuildEvent) {
        if let Some(ended) = self.step.take() {
            ended.finish_and_clear();
        }
        match event {
            BuildEvent::Step(step) => {
                self.step.replace(Some(self.spinner(&String::from(step))));
            }
            BuildEvent::Line(line) => self.note(&line),
            BuildEvent::Report(report) => self.report(&report),
        }
    }

    /// `true` if only failures are to be printed.
    pub(super) fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// Prints a note, unless `--quiet` is given.
    pub(super) fn note(&self, line: &str) {
        if !self.quiet {
            // A closed standard error must not stop the work.
            let _ = writeln!(std::io::stderr(), "{line}");
        }
    }

    /// Prints a report. With `--quiet`, warnings are left out.
    pub(super) fn report(&self, report: &Diagnostic) {
        if !self.quiet || report.severity == Severity::Error {
            self.report_always(report);
        }
    }

    /// Prints a report even with `--quiet`.
    pub(super) fn report_always(&self, report: &Diagnostic) {
        let _ = writeln!(std::io::stderr(), "{}\n", report.render(self.color));
    }

    /// Returns `true` if someone can answer questions: on a terminal, without `--quiet`.
    pub(super) fn is_interactive(&self) -> bool {
        self.shows_progress() && std::io::stdin().is_terminal()
    }

    /// Asks a question on the terminal, and returns the answer without spaces around it; `None` at the end of the input.
    pub(super) fn ask(&self, question: &str) -> Option<String> {
        let mut answer = String::new();
        loop {
            let _ = write!(std::io::stderr(), "{question}");
            match std::io::stdin().read_line(&mut answer) {
                Ok(0) => {
                    let _ = writeln!(std::io::stderr());
                    return None;
                }
                Ok(_) => return Some(answer.trim().to_owned()),
                Err(error) if error.kind() == ErrorKind::InvalidData => {
                    self.note("the answer is not text in UTF-8");
                }
                Err(_) => return None,
            }
        }
    }

    /// Returns `true` if progress is shown: on a terminal, without `--quiet`.
    fn shows_progress(&self) -> bool {
        !self.quiet && std::io::stderr().is_terminal()
    }

    /// Returns a progress bar up to `total`, labelled `what`. It is hidden unless standard error is a terminal.
    pub(super) fn progress(&self, total: u64, what: &'static str) -> ProgressBar {
        self.bar(ProgressBar::new(total).with_message(what), LONG)
    }

    /// Returns the progress of work whose results are printed meanwhile. It is hidden if they are on the terminal too.
    pub(super) fn progress_beside_output(&self, total: u64, what: &'static str) -> ProgressBar {
        if terminal::is_output() { ProgressBar::hidden() } else { self.progress(total, what) }
    }

    /// Returns a spinner for work of unknown length. It is hidden unless standard error is a terminal.
    pub(super) fn spinner(&self, what: &str) -> ProgressBar {
        let bar = self.bar(ProgressBar::no_length().with_message(what.to_owned()), BUSY);
        if self.shows_progress() {
            bar.enable_steady_tick(TICK);
        }
        bar
    }

    fn bar(&self, bar: ProgressBar, template: &str) -> ProgressBar {
        if !self.shows_progress() {
            return ProgressBar::hidden();
        }
        match ProgressStyle::with_template(template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }

    /// Prints the running time, if progress is shown.
    pub(super) fn note_time(&self) {
        if self.shows_progress() {
            self.note(&format!("in {:.1} s", self.clock.elapsed().as_secs_f32()));
        }
    }
}

/// The templates of bars and spinners.
const LONG: &str = "{msg} {wide_bar} {pos}/{len}, {eta} left";
const BUSY: &str = "{spinner} {msg} {elapsed}";
/// The interval at which a spinner moves.
const TICK: Duration = Duration::from_millis(100);

/// Clears the line of a progress bar, which would stay on a terminal when the program is interrupted.
pub(super) fn clear_line() {
    if std::io::stderr().is_terminal() {
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
}

/// Writes a result to standard output. A closed pipe ends the program quietly.
pub(super) fn print_output(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        // `gridpress ... | head` is normal use, and not a failure.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            let report = Diagnostic::error(format!(
                "cannot write to standard output: {}",
                files::reason(&error)
            ));
            Err(Failure::new(Exit::System, report))
        }
    }
}

/// Returns a record as one line of JSON.
pub(super) fn json_line(record: &impl Serialize) -> String {
    serde_json::to_string(record).expect("texts and numbers") + "\n"
}

/// Returns the failure of a search that gave up before the number of solutions was known.
pub(super) fn unsettled_failure() -> Failure {
    let report = Diagnostic::error("a search gave up, because it would have taken too long");
    let help = "it is not known whether that puzzle has one solution; with more givens, the search would finish";
    Failure::new(Exit::Budget, report.help(help))
}

/// Returns the failure of a check whose result is already printed: it has no report.
pub(super) fn check_failed() -> Failure {
    Failure { exit: Exit::No, reports: Vec::new() }
}

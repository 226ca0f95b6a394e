//! What the program says on standard error: news, reports and progress.

use crate::diag::{Diagnostic, Severity};
use clap::{Args, ValueEnum};
use std::io::{IsTerminal, Write};

/// Flags that every command takes.
#[derive(Args)]
pub(super) struct Common {
    /// Threads to work with [default: all]
    #[arg(long, global = true, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Say nothing but errors
    #[arg(long, short, global = true)]
    quiet: bool,
    /// Colours in messages
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorWhen,
}

/// The choice of `--color`: when messages have colours.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ColorWhen {
    Auto,
    Always,
    Never,
}

/// Messages to the user, on standard error.
pub(super) struct Talk {
    quiet: bool,
    color: bool,
}

impl Talk {
    pub(super) fn new(common: &Common) -> Talk {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let color = match common.color {
            ColorWhen::Always => true,
            ColorWhen::Never => false,
            ColorWhen::Auto => std::io::stderr().is_terminal() && !no_color,
        };
        Talk {
            quiet: common.quiet,
            color,
        }
    }

    /// Prints a line of news, unless the user asked for quiet.
    pub(super) fn say(&self, line: &str) {
        if !self.quiet {
            // A closed standard error must not stop the work.
            let _ = writeln!(std::io::stderr(), "{line}");
        }
    }

    /// Prints a report; a warning only where the user did not ask for quiet.
    pub(super) fn report(&self, report: &Diagnostic) {
        if !self.quiet || report.severity == Severity::Error {
            let _ = writeln!(std::io::stderr(), "{}\n", report.render(self.color));
        }
    }

    /// A progress bar up to `total`, labelled `what`. It is hidden unless standard error is a terminal.
    pub(super) fn progress(&self, total: u64, what: &'static str) -> indicatif::ProgressBar {
        if self.quiet || !std::io::stderr().is_terminal() {
            return indicatif::ProgressBar::hidden();
        }
        let style = indicatif::ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}");
        let bar = indicatif::ProgressBar::new(total).with_message(what);
        style
            .map(|style| bar.clone().with_style(style))
            .unwrap_or(bar)
    }
}

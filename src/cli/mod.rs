//! The command line: what users type, and what they are told.

mod book;
mod check;
mod cover;
mod daily;
mod explain;
mod files;
mod generate;
mod grade;
mod hint;
mod input;
mod kind;
mod new;
mod shuffle;
mod solve;
mod told;
mod verify;

use crate::diag::{Diagnostic, Exit, Failure, INTERRUPTED, Severity};
use crate::puzzle::notation::CannotSay;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

/// The sudoku book press: a seed and a book spec in, a print-ready PDF of puzzles and answers out.
#[derive(Parser)]
#[command(
    name = "gridpress",
    version,
    arg_required_else_help = true,
    after_help = "\
Examples:
  gridpress book                            a finished book from the default spec
  gridpress book book.toml --seed 2026      your book, your seed
  gridpress new mybook                      a folder with a commented spec to begin from
  gridpress check book.toml --printer lulu  would a printer take it, and would readers?
  gridpress cover book.toml                 the cover around it
  gridpress daily desk.toml --date today    a newspaper's puzzle of the day
  gridpress verify book.lock                prove that a book is what its lock says
  gridpress generate -n 10 --level hard     puzzles as text

Exit codes: 0 done; 1 the answer is no; 2 wrong usage, spec or input; 3 the system refused;
4 a budget ran out; 130 interrupted."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    common: Common,
}

#[derive(Subcommand)]
enum Command {
    Book(book::BookArgs),
    New(new::NewArgs),
    Templates(new::TemplatesArgs),
    Check(check::CheckArgs),
    Cover(cover::CoverArgs),
    Daily(daily::DailyArgs),
    Verify(verify::VerifyArgs),
    Generate(generate::GenerateArgs),
    Solve(solve::SolveArgs),
    Grade(grade::GradeArgs),
    Hint(hint::HintArgs),
    Explain(explain::ExplainArgs),
    Shuffle(shuffle::ShuffleArgs),
}

#[derive(Args)]
struct Common {
    /// Threads to work with [default: all]
    #[arg(long, global = true, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Say nothing but errors
    #[arg(long, short, global = true)]
    quiet: bool,
    /// Colours in messages
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorWhen,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ColorWhen {
    Auto,
    Always,
    Never,
}

/// How to speak to the user.
struct Talk {
    quiet: bool,
    color: bool,
}

impl Talk {
    fn new(common: &Common) -> Talk {
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

    /// A line of news, on standard error.
    fn say(&self, line: &str) {
        if !self.quiet {
            // Nobody to tell is no reason to fail.
            let _ = writeln!(std::io::stderr(), "{line}");
        }
    }

    fn report(&self, report: &Diagnostic) {
        if !self.quiet || report.severity == Severity::Error {
            let _ = writeln!(std::io::stderr(), "{}\n", report.render(self.color));
        }
    }

    /// A bar on a terminal, told from any thread; nothing elsewhere.
    fn progress(&self, total: u64, what: &'static str) -> indicatif::ProgressBar {
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

/// Runs the program on the arguments of this process.
pub fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are answers; all else is wrong usage.
            let _ = error.print();
            return if error.use_stderr() {
                ExitCode::from(Exit::Input as u8)
            } else {
                ExitCode::SUCCESS
            };
        }
    };
    let talk = Talk::new(&cli.common);
    // Ctrl-C waits for a file that is being put in place, so none is left half-written.
    let _ = ctrlc::set_handler(|| {
        let _whole = files::in_place();
        std::process::exit(i32::from(INTERRUPTED));
    });

    // A file beyond the size that the user may write is an error like a full disk, not the end of the program.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Default::default());
    if let Some(threads) = cli.common.threads {
        // Fails only when the pool exists already, which it does not.
        let _ = rayon::ThreadPoolBuilder::new()
            .num_threads(usize::from(threads))
            .build_global();
    }
    let result = match cli.command {
        Command::Book(args) => book::run(&args, &talk),
        Command::New(args) => new::run(&args, &talk),
        Command::Templates(args) => new::templates(&args),
        Command::Check(args) => check::run(&args, &talk),
        Command::Cover(args) => cover::run(&args, &talk),
        Command::Daily(args) => daily::run(&args, &talk),
        Command::Verify(args) => verify::run(&args, &talk),
        Command::Generate(args) => generate::run(&args, &talk),
        Command::Solve(args) => solve::run(&args, &talk),
        Command::Grade(args) => grade::run(&args, &talk),
        Command::Hint(args) => hint::run(&args, &talk),
        Command::Explain(args) => explain::run(&args, &talk),
        Command::Shuffle(args) => shuffle::run(&args, &talk),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            for report in &failure.reports {
                talk.report(report);
            }
            ExitCode::from(failure.exit as u8)
        }
    }
}

/// Writes an answer to standard output. A closed pipe ends the program quietly.
fn answer(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
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

/// The report of what a format has no words for.
fn cannot_say(error: CannotSay) -> Failure {
    Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
}

/// A search was given up.
fn unsettled() -> Failure {
    let report = Diagnostic::error("a search was given up that would have taken too long");
    let help =
        "whether that puzzle has one solution is not known; with more givens it can be found out";
    Failure::new(Exit::Budget, report.help(help))
}

/// The answer is no, and was given already.
fn no() -> Failure {
    Failure {
        exit: Exit::No,
        reports: Vec::new(),
    }
}

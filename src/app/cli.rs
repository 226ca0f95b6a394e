//! The command line: one file per command, and modules that commands share. Commands read files, call the library,
//! place files and print messages; none of them imports another.

mod arguments;
mod book_command;
mod book_source;
mod book_writer;
mod calibrate_command;
mod canonical_command;
mod check_command;
mod class_spec;
mod console;
mod convert_command;
mod correct_command;
mod cover_command;
mod daily_command;
mod desk;
mod documentation_commands;
mod explain_command;
mod export_command;
mod files;
mod generate_command;
mod grade_command;
mod guide_command;
mod hint_command;
mod listing_command;
mod lock_volume;
mod new_command;
mod new_folder;
mod next_volume;
mod options_report;
mod output;
mod pictures_command;
mod preview_command;
mod publish_command;
mod puzzle_input;
mod puzzle_options;
mod puzzle_output;
mod registry_command;
mod shuffle_command;
mod solve_command;
mod stats_command;
mod terminal;
mod usage;
mod verdict;
mod verify_command;
mod watch_command;
mod workbook;
mod worksheet_command;
mod workspace;

use crate::Result;
use arguments::whole;
use clap::{Arg, ArgAction, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use console::{CommonArgs, Console};
use files::{Access, Disk};
use gridpress_engine::generate::Revision;
use gridpress_engine::solver::Tier;
use gridpress_messages::diag::{Diagnostic, Exit, INTERRUPTED};
use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::mpsc;

/// Examples of the main commands.
const EXAMPLES: &str = "\
Examples:
  gridpress new mybook                      a folder with a commented spec to start from
  gridpress book mybook/book.toml           the finished book; without a spec, book.toml here
  gridpress worksheet --names class.txt     a sheet for each pupil, with a key
  gridpress check book.toml --printer lulu  would a printer accept it?
  gridpress cover book.toml                 the cover
  gridpress watch --open                    the book in the browser while you write its spec
  gridpress preview book.toml -o pages      its pages as pictures
  gridpress pictures book.lock -o art       each puzzle as a picture
  gridpress listing book.toml               texts and pictures for shops
  gridpress daily desk.toml --date today    a newspaper's puzzle of the day
  gridpress publish desk -o public          what readers may see of it today
  gridpress verify book.lock                prove that a book matches its lock
  gridpress generate -n 10 --level hard     puzzles as text
  gridpress export book.lock --format csv   a book's puzzles, for other programs
  gridpress convert mine.sdm --format csv   any puzzles in another format
  gridpress stats book.lock                 how hard they are
  gridpress calibrate times.csv             how long your own readers take
  gridpress guide per_page                  what a key of book.toml does";

/// The meaning of the exit codes.
const EXIT_CODES: &str = "\
Exit codes:
  0    success
  1    check failed: a rule, a proof or a comparison
  2    invalid usage, spec or input, or a file that must not be overwritten
  3    I/O or permission error
  4    search gave up
  130  interrupted";

/// Makes print-ready sudoku books: from a seed and a spec to a PDF of puzzles and answers
#[derive(Parser)]
#[command(
    name = "gridpress",
    version,
    arg_required_else_help = true,
    after_help = format!("{EXAMPLES}\n\n{EXIT_CODES}")
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    common: CommonArgs,
}

#[derive(Subcommand)]
enum Command {
    Book(book_command::BookArgs),
    Worksheet(worksheet_command::WorksheetArgs),
    New(new_command::NewArgs),
    Templates(new_command::TemplatesArgs),
    Check(check_command::CheckArgs),
    Cover(cover_command::CoverArgs),
    Preview(preview_command::PreviewArgs),
    Pictures(pictures_command::PicturesArgs),
    Listing(listing_command::ListingArgs),
    Watch(watch_command::WatchArgs),
    Daily(daily_command::DailyArgs),
    Publish(publish_command::PublishArgs),
    Correct(correct_command::CorrectArgs),
    Verify(verify_command::VerifyArgs),
    Generate(generate_command::GenerateArgs),
    Solve(solve_command::SolveArgs),
    Grade(grade_command::GradeArgs),
    Hint(hint_command::HintArgs),
    Explain(explain_command::ExplainArgs),
    Shuffle(shuffle_command::ShuffleArgs),
    Export(export_command::ExportArgs),
    Convert(convert_command::ConvertArgs),
    Canonical(canonical_command::CanonicalArgs),
    Stats(stats_command::StatsArgs),
    Calibrate(calibrate_command::CalibrateArgs),
    Registry(registry_command::RegistryArgs),
    Schema(documentation_commands::SchemaArgs),
    Guide(guide_command::GuideArgs),
    Completions(documentation_commands::CompletionsArgs),
    Man(documentation_commands::ManArgs),
}

/// Commands that do not use several threads.
const SINGLE_THREADED: [&str; 6] = ["new", "templates", "schema", "guide", "completions", "man"];

/// Commands that read files named by a spec or a lock.
const FILE_READERS: [&str; 16] = [
    "book", "worksheet", "check", "cover", "preview", "pictures", "listing", "watch", "daily",
    "publish", "correct", "verify", "generate", "export", "stats", "calibrate",
];

/// Returns the whole command line, which parses arguments and yields help, completions and manual pages.
fn program() -> clap::Command {
    let threads = Arg::new(THREADS)
        .long(THREADS)
        .value_name("N")
        .allow_negative_numbers(true)
        .value_parser(whole(1..=1024_u16))
        .help("Number of threads [default: all]");
    let program = Cli::command().long_version(long_version());
    let outside = Arg::new(files::ALLOW_OUTSIDE)
        .long(files::ALLOW_OUTSIDE)
        .action(ArgAction::SetTrue)
        .help("Let the spec or lock name files outside its folder");
    let program = program.mut_subcommands(|command| match command.get_name() {
        name if SINGLE_THREADED.contains(&name) => command,
        name if FILE_READERS.contains(&name) => command.arg(&threads).arg(&outside),
        _ => command.arg(&threads),
    });
    // Also accepted before a command; help need not show it twice.
    usage::with_words(program.arg(threads.hide(true)))
}

/// The option for the number of threads.
const THREADS: &str = "threads";

/// Returns the requested number of threads, given after the command or before it.
fn threads(matches: &ArgMatches) -> Option<usize> {
    let of = |matches: &ArgMatches| matches.try_get_one::<u16>(THREADS).ok().flatten().copied();
    let behind = matches.subcommand().and_then(|(_, command)| of(command));
    behind.or_else(|| of(matches)).map(usize::from)
}

/// Returns the access to files that the command line requests.
fn access(matches: &ArgMatches) -> Access {
    let command = matches.subcommand().map(|(_, command)| command);
    let flag = command.and_then(|command| command.try_get_one::<bool>(files::ALLOW_OUTSIDE).ok());
    if flag.flatten() == Some(&true) { Access::Anywhere } else { Access::Folder }
}

/// Returns the version, with the revision of the engine and the vector instructions in use. The commit is included if
/// the program was built with the variable GRIDPRESS_COMMIT.
fn long_version() -> String {
    let commit = option_env!("GRIDPRESS_COMMIT").filter(|commit| !commit.is_empty());
    let commit = commit.map_or(String::new(), |commit| format!(" ({commit})"));
    let vectors = Tier::here().last().map_or("none", Tier::name);
    format!(
        "{}{commit}\nengine revision {}\nvectors: {vectors}",
        gridpress_audit::lock::VERSION,
        Revision::NEWEST.number()
    )
}

/// Runs the program on the arguments of this process.
pub fn run() -> ExitCode {
    end_with_any_thread();
    ExitCode::from(run_with(std::env::args_os()))
}

/// Ends the program when any thread panics, since other threads would wait for it. The standard library panics in a new
/// thread if there is no memory for its alternative stack.
fn end_with_any_thread() {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let message = panic.payload().downcast_ref::<String>();
        if message.is_some_and(|message| message.contains("alternative stack")) {
            eprintln!(
                "error: there is not enough memory for a thread; free some, or pass --threads 1"
            );
            std::process::exit(Exit::System as i32);
        }
        print(panic);
        std::process::exit(101);
    }));
}

/// Runs the program on arguments, the first of which is its name. Returns the exit code.
pub fn run_with(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let mut program = program().color(usage::color_choice(&arguments));
    let parsed = program.try_get_matches_from_mut(&arguments).and_then(|matches| {
        Ok((Cli::from_arg_matches(&matches)?, threads(&matches), Disk::new(access(&matches))))
    });
    let (cli, threads, disk) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return print_usage(&usage::with_tip(error, &program, &arguments)),
    };
    let console = Console::new(&cli.common);
    install_signal_handlers();
    start_threads(threads.unwrap_or(0));
    let result = run_command(&cli.command, &disk, &console);
    let repairs = disk.take_repairs().into_iter().map(Diagnostic::warning);
    repairs.for_each(|repair| console.report(&repair));
    match result {
        Ok(()) => 0,
        Err(failure) => {
            for report in &failure.reports {
                console.report(report);
            }
            failure.exit as u8
        }
    }
}

/// Prints help, the version, or an error of usage. Help and version are successful.
fn print_usage(error: &clap::Error) -> u8 {
    let _ = error.print();
    if error.use_stderr() { Exit::Input as u8 } else { 0 }
}

/// Starts `threads` threads, or one per processor for 0. If they cannot be started, as in a container that allows only
/// one process, all work runs on the first one.
fn start_threads(threads: usize) {
    let count = match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    // A failed pool cannot be replaced, so its threads are started before it.
    let waiting: Option<Vec<_>> = (0..count).map(|_| start_worker()).collect();
    let pool = rayon::ThreadPoolBuilder::new();
    // Fails only if a pool exists already.
    let _ = match waiting {
        Some(mut waiting) => {
            let pool = pool.num_threads(count).spawn_handler(move |worker| {
                let sent = waiting.pop().is_some_and(|thread| thread.send(worker).is_ok());
                if sent { Ok(()) } else { Err(std::io::ErrorKind::Other.into()) }
            });
            pool.build_global()
        }
        None => pool.num_threads(1).use_current_thread().build_global(),
    };
}

/// Starts a thread that becomes the first worker sent to it; `None` if it cannot be started.
fn start_worker() -> Option<mpsc::Sender<rayon::ThreadBuilder>> {
    let (worker, waiting) = mpsc::channel::<rayon::ThreadBuilder>();
    let thread = std::thread::Builder::new();
    thread.spawn(move || waiting.recv().map(rayon::ThreadBuilder::run)).ok().map(|_| worker)
}

fn install_signal_handlers() {
    // Ctrl-C waits until a file is in place, so that none is left half-written.
    let interrupted = || {
        let _whole = files::lock_placement();
        console::clear_line();
        std::process::exit(i32::from(INTERRUPTED));
    };
    #[cfg(unix)]
    let wait = move || {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP]);
        if signals.is_ok_and(|mut signals| signals.forever().next().is_some()) {
            interrupted()
        }
    };
    #[cfg(not(unix))]
    let wait = move || {
        let signal = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
        if signal_hook::flag::register(signal_hook::consts::SIGINT, signal.clone()).is_ok() {
            while !signal.load(std::sync::atomic::Ordering::Relaxed) {
                std::thread::sleep(std::time::Duration::from_millis(50));
            }
            interrupted()
        }
    };
    // Without a thread that waits for them, signals end the program at once.
    let _ = std::thread::Builder::new().spawn(wait);
    // A write beyond the user's limit on file sizes is an error, like a full disk, and does not end the program.
    #[cfg(unix)]
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Default::default());
    // A failed allocation aborts the program with SIGABRT after a message; the exit code reports a system error.
    #[cfg(unix)]
    let _ = signal_hook::flag::register_conditional_shutdown(
        signal_hook::consts::SIGABRT,
        Exit::System as i32,
        std::sync::Arc::new(true.into()),
    );
}

fn run_command(command: &Command, disk: &Disk, console: &Console) -> Result<()> {
    match command {
        Command::Book(args) => book_command::run(args, disk, console),
        Command::Worksheet(args) => worksheet_command::run(args, disk, console),
        Command::New(args) => new_command::run(args, disk, console),
        Command::Templates(args) => new_command::templates(args),
        Command::Check(args) => check_command::run(args, disk, console),
        Command::Cover(args) => cover_command::run(args, disk, console),
        Command::Preview(args) => preview_command::run(args, disk, console),
        Command::Pictures(args) => pictures_command::run(args, disk, console),
        Command::Listing(args) => listing_command::run(args, disk, console),
        Command::Watch(args) => watch_command::run(args, disk, console),
        Command::Daily(args) => daily_command::run(args, disk, console),
        Command::Publish(args) => publish_command::run(args, disk, console),
        Command::Correct(args) => correct_command::run(args, disk, console),
        Command::Verify(args) => verify_command::run(args, disk, console),
        Command::Generate(args) => generate_command::run(args, disk, console),
        Command::Solve(args) => solve_command::run(args, console),
        Command::Grade(args) => grade_command::run(args, console),
        Command::Hint(args) => hint_command::run(args, console),
        Command::Explain(args) => explain_command::run(args, disk, console),
        Command::Shuffle(args) => shuffle_command::run(args, console),
        Command::Export(args) => export_command::run(args, disk, console),
        Command::Convert(args) => convert_command::run(args, disk, console),
        Command::Canonical(args) => canonical_command::run(args, console),
        Command::Stats(args) => stats_command::run(args, disk, console),
        Command::Calibrate(args) => calibrate_command::run(args, disk, console),
        Command::Registry(args) => registry_command::run(args, disk, console),
        Command::Schema(args) => documentation_commands::print_schema(args),
        Command::Completions(args) => documentation_commands::print_completions(args, program()),
        Command::Man(args) => documentation_commands::print_man(args, program(), disk),
        Command::Guide(args) => guide_command::run(args),
    }
}

//! Words that people know from other tools, and usage errors that name the right command or option.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ColorChoice, Command, Error};
use gridpress_base::diag::nearest;
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Variant;
use std::ffi::OsString;

/// Commands, and the words that are understood for them without being shown in help.
const COMMAND_WORDS: [(&str, &[&str]); 20] = [
    ("new", &["init", "create", "start", "scaffold", "new-book"]),
    ("book", &["build", "make", "compile", "render", "typeset"]),
    ("watch", &["serve", "dev", "edit", "open"]),
    ("worksheet", &["worksheets", "sheet", "sheets"]),
    ("check", &["validate", "lint", "preflight"]),
    ("cover", &["covers"]),
    ("templates", &["template"]),
    ("pictures", &["picture", "images", "image"]),
    ("listing", &["metadata"]),
    ("daily", &["newspaper", "desk"]),
    ("generate", &["gen", "puzzle", "puzzles", "sudoku"]),
    ("solve", &["solver", "solution", "answer"]),
    ("grade", &["rate", "rating", "difficulty"]),
    ("hint", &["tip"]),
    ("explain", &["steps", "walkthrough"]),
    ("shuffle", &["scramble", "transform"]),
    ("stats", &["statistics"]),
    ("guide", &["docs", "doc", "manual"]),
    ("completions", &["completion"]),
    ("verify", &["prove"]),
];

/// Words for which there are several commands or none, and what to do instead.
const COMMAND_ANSWERS: [(&str, &str); 11] = [
    ("print", "`gridpress book` makes a PDF to print, `gridpress worksheet` sheets for a class"),
    ("pdf", "`gridpress book` makes a PDF to print, `gridpress worksheet` sheets for a class"),
    ("play", "`gridpress daily --format html` makes pages to play in a browser"),
    (
        "publish",
        "`gridpress check` and `gridpress listing` prepare a book for a shop; nothing is uploaded",
    ),
    (
        "upload",
        "`gridpress check` and `gridpress listing` prepare a book for a shop; nothing is uploaded",
    ),
    ("test", "`gridpress check` tests a book before printing, `gridpress verify` a finished PDF"),
    ("run", "`gridpress book` makes a book, `gridpress watch` shows it while you write its spec"),
    ("list", "`gridpress templates` lists templates, `gridpress guide` chapters"),
    ("version", "`gridpress --version` prints the version"),
    (
        "config",
        "all settings are in book.toml, which `gridpress new` writes and `gridpress guide spec` explains",
    ),
    ("import", "`source` in a section prints your own puzzles: gridpress guide source"),
];

/// Commands with an option, the option, and the words that are understood for it. Without a command, all that have the
/// option.
const OPTION_WORDS: [(Option<&str>, &str, &[&str]); 17] = [
    (Some("generate"), "number", &["count", "amount", "num", "quantity"]),
    (Some("shuffle"), "number", &["count", "amount", "num", "quantity"]),
    (Some("worksheet"), "copies", &["count", "number", "pupils", "students", "sheets"]),
    (None, "level", &["difficulty"]),
    (None, "output", &["out", "output-file", "destination"]),
    (None, "language", &["lang", "locale"]),
    (None, "seed", &["random-seed"]),
    (None, "threads", &["jobs", "cores"]),
    (None, "color", &["colour"]),
    (None, "quiet", &["silent"]),
    (None, "solution", &["solutions", "answers", "with-solutions"]),
    (None, "variant", &["variants"]),
    (None, "size", &["dimension", "grid-size"]),
    (None, "boxes", &["box", "box-size"]),
    (None, "paper", &["paper-size", "page-size"]),
    (None, "per-page", &["puzzles-per-page"]),
    (None, "force", &["overwrite"]),
];

/// Options that no command has, and what to do instead.
const OPTION_ANSWERS: [(&str, &str); 13] = [
    ("clues", "`--removed` counts the empty cells: 30 clues of 81 cells are --removed 51"),
    ("givens", "`--removed` counts the empty cells: 30 givens of 81 cells are --removed 51"),
    ("grade", "`--level` says how hard; for the first grades, choose --size 4 or 6"),
    ("type", "`--variant` chooses the rules, as in --variant killer, and `--level` how hard"),
    ("kind", "`--variant` chooses the rules, as in --variant killer, and `--size` the size"),
    ("grid", "--format grid writes grids"),
    ("csv", "--format csv writes a table"),
    ("pdf", "`gridpress book` and `gridpress worksheet` write PDFs; -o names the file"),
    ("svg", "`gridpress pictures` draws each puzzle of a book, `gridpress preview` its pages"),
    ("png", "`gridpress pictures` draws each puzzle of a book, `gridpress preview` its pages"),
    ("input", "files are named without an option"),
    ("file", "files are named without an option"),
    ("verbose", "there are no more messages; --quiet leaves out all but errors"),
];

/// Adds the words of other tools to a command line, hidden from help.
pub(super) fn with_words(program: Command) -> Command {
    program.mut_subcommands(|command| {
        let words = COMMAND_WORDS.iter().find(|(name, _)| *name == command.get_name());
        let command = command.aliases(words.map_or(&[][..], |(_, words)| words));
        let name = command.get_name().to_owned();
        let taken: Vec<String> =
            command.get_arguments().filter_map(Arg::get_long).map(str::to_owned).collect();
        command.mut_args(|option| {
            let words = OPTION_WORDS.iter().filter(|(only, long, _)| {
                only.is_none_or(|only| only == name) && option.get_long() == Some(long)
            });
            let words = words.flat_map(|(_, _, words)| words.iter().copied());
            let free = words.filter(|word| !taken.iter().any(|long| long == word));
            let free: Vec<&str> = free.collect();
            option.aliases(free)
        })
    })
}

/// Returns the colours that the arguments request: they also hold for errors of usage, of which nothing else is read.
pub(super) fn color_choice(arguments: &[OsString]) -> ColorChoice {
    let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let after = texts.windows(2).filter(|pair| pair[0] == "--color").map(|pair| pair[1]);
    let joined = texts.iter().filter_map(|text| text.strip_prefix("--color="));
    match after.chain(joined).last().map(str::to_ascii_lowercase).as_deref() {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

/// Returns an error with a tip that fits in place of the parser's, which goes by spelling alone.
pub(super) fn with_tip(mut error: Error, program: &Command, arguments: &[OsString]) -> Error {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    let arguments = || arguments.iter().skip(1).filter_map(|argument| argument.to_str());
    // The command and, as in `registry list`, its subcommand.
    let named = arguments().filter(|argument| *argument != "help");
    let command = named
        .fold(program, |command, argument| command.find_subcommand(argument).unwrap_or(command));
    let tip = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            text(ContextKind::InvalidSubcommand).map(|word| command_tip(command, word))
        }
        ErrorKind::UnknownArgument => text(ContextKind::InvalidArg).map(|word| {
            // The parser reads `-level` as `-l` and more.
            let is_whole = |argument: &&str| argument.len() > 2 && argument.starts_with(word);
            argument_tip(program, command, arguments().find(is_whole).unwrap_or(word))
        }),
        ErrorKind::InvalidValue => match error.get(ContextKind::ValidValue) {
            Some(ContextValue::Strings(valid)) => text(ContextKind::InvalidValue)
                .map(|value| nearest(value, valid.iter().map(String::as_str)).map(did_you_mean)),
            _ => None,
        },
        _ => None,
    };
    let Some(tip) = tip else { return error };
    if error.kind() == ErrorKind::UnknownArgument {
        // It has the argument that the parser takes the unknown one for.
        error.remove(ContextKind::Usage);
    }
    for kind in [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
        ContextKind::Suggested,
    ] {
        error.remove(kind);
    }
    if let Some(tip) = tip {
        let tips = vec![StyledStr::from(tip)];
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
    }
    error
}

/// Returns the help for a word that is not a command.
pub(super) fn command_tip(program: &Command, word: &str) -> Option<String> {
    let commands = program.get_subcommands();
    let names = commands.flat_map(|command| command.get_all_aliases().chain([command.get_name()]));
    let answer = COMMAND_ANSWERS.iter().find(|(other, _)| other.eq_ignore_ascii_case(word));
    answer.map(|(_, answer)| (*answer).to_owned()).or_else(|| {
        let command = program.find_subcommand(nearest(word, names)?)?;
        Some(did_you_mean(command.get_name()))
    })
}

/// Returns the help for an argument that `command` does not have.
fn argument_tip<'c>(program: &Command, command: &'c Command, word: &str) -> Option<String> {
    let has = |command: &Command, long: &str| {
        command.get_arguments().any(|option| option.get_long() == Some(long))
    };
    let Some(name) = word.strip_prefix('-') else {
        let option = if Level::from_name(word).is_some() {
            "level"
        } else if Variant::from_name(word).is_some() {
            "variant"
        } else {
            return None;
        };
        return has(command, option).then(|| did_you_mean(&format!("--{option} {word}")));
    };
    let name = name.trim_start_matches('-').split('=').next().unwrap_or_default();
    if let Some((_, answer)) = OPTION_ANSWERS.iter().find(|(other, _)| *other == name) {
        return Some((*answer).to_owned());
    }
    let words = |option: &'c Arg| {
        let names = option.get_all_aliases().unwrap_or_default().into_iter();
        names.chain(option.get_long()).map(|name| (name, option.get_long()))
    };
    let words = || command.get_arguments().flat_map(words);
    let near = nearest(name, words().map(|(word, _)| word));
    if let Some(long) = near.and_then(|near| words().find(|(word, _)| *word == near)?.1) {
        return Some(did_you_mean(&format!("--{long}")));
    }
    let others = program.get_subcommands().filter(|command| has(command, name));
    let others: Vec<&str> = others.map(Command::get_name).collect();
    (!others.is_empty()).then(|| format!("--{name} is an option of {}", others.join(", ")))
}

fn did_you_mean(name: &str) -> String {
    format!("did you mean `{name}`?")
}

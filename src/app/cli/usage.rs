//! Words that people know from other tools, and usage errors that name the right command or option.

use crate::guide::CHAPTERS;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ColorChoice, Command, Error};
use gridpress_bookspec::{Key, TableName, keys, level_named};
use gridpress_engine::puzzle::{GridLayout, Variant};
use gridpress_messages::diag::{nearest, synonym};
use std::collections::BTreeSet;
use std::ffi::OsString;

/// Commands, and the words that are understood for them without being shown in help.
const COMMAND_WORDS: &[(&str, &[&str])] = &[
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
    ("generate", &["gen", "puzzle", "puzzles", "sudoku", "batch", "bulk"]),
    ("solve", &["solver", "solution", "solutions", "answer", "answers"]),
    ("grade", &["rate", "rating", "difficulty"]),
    ("hint", &["tip"]),
    ("explain", &["steps", "walkthrough"]),
    ("shuffle", &["scramble", "transform"]),
    ("stats", &["statistics"]),
    ("guide", &["docs", "doc", "manual"]),
    ("completions", &["completion"]),
    ("verify", &["prove"]),
    ("export", &["extract", "dump"]),
    ("canonical", &["canonicalize", "canonicalise", "normalize"]),
];

/// Words for which there are several commands or none, and what to do instead.
const COMMAND_ANSWERS: &[(&[&str], &str)] = &[
    (
        &["print", "pdf", "answer-key"],
        "`gridpress book` makes a PDF to print, `gridpress worksheet` sheets for a class",
    ),
    (
        &["play", "html", "web", "epub", "ebook", "kindle"],
        "`gridpress daily --format html` makes pages to play in a browser, `gridpress new --template tablet` a book for tablets",
    ),
    (
        &["publish", "upload"],
        "`gridpress check` and `gridpress listing` prepare a book for a shop; nothing is uploaded",
    ),
    (
        &["test"],
        "`gridpress check` tests a book before printing, `gridpress verify` a finished PDF",
    ),
    (
        &["run"],
        "`gridpress book` makes a book, `gridpress watch` shows it while you write its spec",
    ),
    (
        &["show", "view", "display", "draw"],
        "`gridpress preview` draws the pages of a book, `gridpress pictures` its puzzles; `gridpress watch` shows it in the browser",
    ),
    (
        &["analyze", "analyse", "analysis"],
        "`gridpress grade` rates puzzles, `gridpress stats` a book; `gridpress explain` prints the steps",
    ),
    (
        &["count", "unique", "uniqueness", "check-unique"],
        "`gridpress solve --count` counts the solutions of a puzzle",
    ),
    (
        &["minimal", "minimize", "minimise", "reduce"],
        "`gridpress generate --removed minimal` makes puzzles from which no given can be removed",
    ),
    (
        &["sort", "dedup", "dedupe", "duplicates", "unlike"],
        "`gridpress canonical` prints a form that equivalent puzzles share",
    ),
    (
        &["kdp", "amazon", "ingram", "ingramspark", "lulu", "printer"],
        "`gridpress new --printer` starts a book for a printer, `gridpress check --printer` checks one",
    ),
    (&["list"], "`gridpress templates` lists templates, `gridpress guide` chapters"),
    (
        &["version", "update", "upgrade"],
        "`gridpress --version` prints the version; the program does not update itself",
    ),
    (
        &["config", "settings"],
        "all settings are in book.toml, which `gridpress new` writes and `gridpress guide spec` explains",
    ),
    (&["import"], "`source` in a section prints your own puzzles: gridpress guide source"),
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

/// Options that a command does not have, values that it does not accept, and what to do instead.
const OPTION_ANSWERS: &[(&[&str], &str)] = &[
    (
        &["clues", "givens"],
        "`--removed` counts the empty cells: 30 givens of 81 cells are --removed 51",
    ),
    (&["pages"], "the number of pages follows from `count` and `per_page` in each [[section]]"),
    (&["grade"], "`--level` says how hard; for the first grades, choose --size 4 or 6"),
    (
        &["type", "kind"],
        "`--variant` chooses the rules, as in --variant killer, `--size` the size and `--level` how hard",
    ),
    (&["grid"], "--format grid writes grids"),
    (&["csv", "to"], "--format csv writes a table"),
    (&["pdf"], "`gridpress book` and `gridpress worksheet` write PDFs; -o names the file"),
    (
        &["svg", "png", "eps", "idml"],
        "`gridpress pictures` draws each puzzle of a book, `gridpress preview` its pages",
    ),
    (&["input", "file", "i", "f"], "files are named without an option"),
    (
        &["output", "o", "out", "save"],
        "the results go to standard output: add > and the name of a file",
    ),
    (&["unique"], "every puzzle has one solution; `gridpress solve --count` counts solutions"),
    (&["verbose", "v", "debug"], "there are no more messages; --quiet leaves out all but errors"),
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
            // The parser rejects a command of which two options share a name.
            let free: Vec<&str> =
                words.filter(|word| !taken.iter().any(|long| long == word)).collect();
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
    let command = arguments()
        .filter(|argument| *argument != "help")
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
            Some(ContextValue::Strings(valid)) => text(ContextKind::InvalidValue).map(|value| {
                nearest(value, valid.iter().map(String::as_str))
                    .map(did_you_mean)
                    .or_else(|| answer(OPTION_ANSWERS, value))
            }),
            _ => None,
        },
        ErrorKind::MissingRequiredArgument => Some(example(command)),
        ErrorKind::ArgumentConflict => Some(Some("leave one of them out".to_owned())),
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

/// Returns the answer for a word.
fn answer(answers: &[(&[&str], &str)], word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let answer = answers.iter().find(|(words, _)| words.contains(&&*word));
    answer.map(|(_, answer)| (*answer).to_owned())
}

/// Returns the help for a word that is not a command.
pub(super) fn command_tip(program: &Command, word: &str) -> Option<String> {
    let names = program
        .get_subcommands()
        .flat_map(|command| command.get_all_aliases().chain([command.get_name()]));
    let near = nearest(word, names).and_then(|near| program.find_subcommand(near));
    let keys = keys();
    let mut topics =
        CHAPTERS.iter().map(|chapter| chapter.name).chain(keys.iter().map(|key| key.name));
    let of_file = match word.rsplit_once('.').map(|(_, ending)| ending) {
        None if word.len() < 16 || !word.contains(|c: char| c.is_ascii_digit()) => None,
        Some("toml") => Some("book"),
        Some("lock" | "pdf") => Some("verify"),
        _ => Some("solve"),
    };
    // From the most certain meaning to the least: a known word, a file name, a typing error, a value, a topic.
    answer(COMMAND_ANSWERS, word)
        .or_else(|| of_file.map(|command| did_you_mean(&format!("gridpress {command} {word}"))))
        .or_else(|| near.map(|command| did_you_mean(command.get_name())))
        .or_else(|| {
            option_for(word).map(|(option, value)| {
                did_you_mean(&format!("gridpress generate --{option} {value}"))
            })
        })
        .or_else(|| {
            let topic =
                topics.find(|topic| *topic == word || word.strip_suffix('s') == Some(topic));
            topic.map(|topic| did_you_mean(&format!("gridpress guide {topic}")))
        })
}

/// Returns the option that has a word as its value, and the value; `None` if there is none.
pub(super) fn option_for(word: &str) -> Option<(&'static str, String)> {
    let variants = Variant::NAMES.iter().map(|(name, _)| *name);
    let variant = variants.clone().find(|name| name.eq_ignore_ascii_case(word));
    let size = word
        .split_once('x')
        .filter(|(rows, columns)| rows == columns)
        .filter(|(side, _)| side.parse::<u8>().is_ok());
    level_named(word)
        .map(|level| ("level", level.to_string()))
        .or_else(|| Some(("variant", variant.or_else(|| synonym(word, variants))?.to_owned())))
        .or_else(|| GridLayout::from_name(word).map(|_| ("grids", word.to_owned())))
        .or_else(|| Some(("size", size?.0.to_owned())))
        .or_else(|| word.parse::<u32>().ok().map(|number| ("number", number.to_string())))
}

/// Returns the help for an argument that `command` does not have.
fn argument_tip(program: &Command, command: &Command, word: &str) -> Option<String> {
    let has = |command: &Command, long: &str| {
        command.get_arguments().any(|option| option.get_long() == Some(long))
    };
    let name = word.trim_start_matches('-').split('=').next().unwrap_or_default();
    let of_value = option_for(name)
        .into_iter()
        // Sheets have no number, but copies; their names are in a file.
        .flat_map(|(option, value)| [(option, value.clone()), ("copies", value)])
        .chain(name.contains('.').then(|| ("names", name.to_owned())))
        .find(|(option, _)| has(command, option))
        .map(|(option, value)| did_you_mean(&format!("--{option} {value}")));
    if !word.starts_with('-') {
        return of_value;
    }
    let words = || {
        command.get_arguments().flat_map(|option| {
            let names = option.get_all_aliases().unwrap_or_default().into_iter();
            names.chain(option.get_long()).map(|name| (name, option.get_long()))
        })
    };
    let letter = Some(name).filter(|name| name.chars().count() == 1);
    let of_letter: BTreeSet<String> = words()
        .filter(|(word, _)| letter.is_some_and(|letter| word.starts_with(letter)))
        .filter_map(|(_, long)| Some(format!("--{}", long?)))
        .collect();
    if !of_letter.is_empty() {
        return Some(did_you_mean(&of_letter.into_iter().collect::<Vec<_>>().join("` or `")));
    }
    answer(OPTION_ANSWERS, name)
        .or(of_value)
        .or_else(|| {
            let near = nearest(name, words().map(|(word, _)| word))?;
            let (_, long) = words().find(|(word, _)| *word == near)?;
            Some(did_you_mean(&format!("--{}", long?)))
        })
        .or_else(|| key_tip(command, name))
        .or_else(|| {
            let others = program.get_subcommands().filter(|command| has(command, name));
            let others: Vec<&str> = others.map(Command::get_name).collect();
            (!others.is_empty()).then(|| format!("--{name} is an option of {}", others.join(", ")))
        })
}

/// Returns the help for an option of a command that reads a spec, if the spec has a key of that name.
fn key_tip(command: &Command, name: &str) -> Option<String> {
    command.get_positionals().find(|argument| argument.get_id() == "spec")?;
    let (keys, name) = (keys(), name.replace('-', "_"));
    let names = keys.iter().map(|key| key.name);
    let found = names.clone().find(|key| *key == name).or_else(|| synonym(&name, names))?;
    let Key { name, table, example, .. } = keys.iter().find(|key| key.name == found)?;
    let below = if *table == TableName::Top { String::new() } else { format!(", below {table}") };
    Some(format!(
        "write it in the spec: {name} = {example}{below}; gridpress guide {name} explains it"
    ))
}

/// Returns the first example of a command.
fn example(command: &Command) -> Option<String> {
    let help = command.get_after_help()?.to_string();
    let line = help.lines().find(|line| line.starts_with("  gridpress "))?;
    Some(format!("as in `{}`", line.trim().split("  ").next()?))
}

fn did_you_mean(name: &str) -> String {
    format!("did you mean `{name}`?")
}

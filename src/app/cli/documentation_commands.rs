//! `gridpress man`, `completions` and `schema`: manual pages, completions for shells, schemas for editors.

use super::EXIT_CODES;
use super::console::print_output;
use super::files::{self, Disk};
use super::usage;
use crate::Result;
use clap::builder::PossibleValuesParser;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use gridpress_bookspec as bookspec;
use gridpress_engine::PuzzleRecord;
use gridpress_ground::named::find;
use gridpress_ground::record::schema_of;
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use gridpress_press::{DeskIndex, FeedRecord, Listing, Manifest, TodayRecord};
use gridpress_verbs::{Explanation, HintRecord, SolutionRecord};
use serde_json::Value;
use std::path::PathBuf;

/// Print or write manual pages
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress man | man -l -                   the page of the program
  gridpress man book | man -l -              the page of a command
  gridpress man -o ~/.local/share/man/man1   all pages, for `man gridpress-book`")]
pub(super) struct ManArgs {
    /// The command whose page to print [default: the program itself]
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    command: Option<String>,
    /// The folder to write all pages to; created if missing
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// Prints or writes manual pages of `program`.
pub(super) fn print_man(args: &ManArgs, program: Command, disk: &Disk) -> Result<()> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let program = &program;
    if let Some(folder) = &args.output {
        files::make_folder(folder)?;
        let within = program.get_subcommands().flat_map(Command::get_subcommands);
        let pages = std::iter::once(program)
            .chain(program.get_subcommands())
            .chain(within.filter(|command| command.get_name() != "help"))
            .map(|command| {
                let name = Man::new(command.clone()).get_filename();
                Ok((folder.join(name), man_page(command)?.into_bytes()))
            });
        return disk.place(&pages.collect::<Result<Vec<_>>>()?);
    }
    let command = match &args.command {
        None => program,
        Some(name) => {
            program.find_subcommand(name).ok_or_else(|| unknown_command(name, program))?
        }
    };
    print_output(&man_page(command)?)
}

fn unknown_command(name: &str, program: &Command) -> Failure {
    let help = usage::command_tip(program, name).unwrap_or_else(|| {
        let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
        format!("the commands are {}", names.join(", "))
    });
    Failure::input(vec![Diagnostic::error(format!("unknown command `{name}`")).help(help)])
}

/// Returns the manual page of a command: its description, options, examples, exit codes and related pages.
fn man_page(command: &Command) -> Result<String> {
    render_man_page(command).map_err(|error| {
        Failure::new(Exit::System, Diagnostic::error(format!("cannot write the page: {error}")))
    })
}

fn render_man_page(command: &Command) -> std::io::Result<String> {
    let man = Man::new(command.clone()).manual("Gridpress");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    let below = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (blocks, prose): (Vec<&str>, Vec<&str>) =
        below.split("\n\n").partition(|paragraph| section_heading(paragraph).is_some());
    let mut roff = Roff::default();
    for (index, paragraph) in prose.iter().filter(|paragraph| !paragraph.is_empty()).enumerate() {
        match index {
            0 => roff.control("SH", ["DESCRIPTION"]),
            _ => roff.control("PP", []),
        };
        roff.text([roman(*paragraph)]);
    }
    roff.to_writer(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    let mut roff = Roff::default();
    for block in blocks {
        roff.control("SH", [section_heading(block).unwrap_or_default()]);
        roff.control("nf", []);
        block.lines().skip(1).for_each(|line| {
            roff.text([roman(line.trim())]);
        });
        roff.control("fi", []);
    }
    if !below.contains(EXIT_CODES) {
        let heading = EXIT_CODES.lines().next().and_then(section_heading);
        roff.control("SH", [heading.unwrap_or_default()]);
        roff.control("nf", []);
        EXIT_CODES.lines().skip(1).for_each(|line| {
            roff.text([roman(line.trim())]);
        });
        roff.control("fi", []);
    }
    roff.control("SH", ["SEE ALSO"]);
    roff.text([roman(see_also(command))]);
    roff.to_writer(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// Groups of commands that are used together; each page refers to the others of its groups.
const RELATED: [&[&str]; 10] = [
    &["new", "templates", "book", "guide"],
    &["book", "check", "cover", "preview", "watch", "verify"],
    &["listing", "cover", "pictures", "book"],
    &["daily", "verify", "new", "schema"],
    &["pictures", "export", "book", "schema"],
    &["generate", "solve", "grade", "hint", "explain", "shuffle"],
    &["stats", "grade", "book", "export"],
    &["calibrate", "stats", "grade", "daily"],
    &["registry", "book", "verify"],
    &["man", "completions", "schema", "guide"],
];

/// Returns the names of the pages related to that of `command`, with their section.
fn see_also(command: &Command) -> String {
    let (name, full) = (command.get_name(), command.get_bin_name().unwrap_or_default());
    let mut names: Vec<&str> = match full.split(' ').collect::<Vec<_>>()[..] {
        // A subcommand of a command.
        [_, parent, _] => vec![parent],
        [_, _] => RELATED
            .iter()
            .filter(|group| group.contains(&name))
            .flat_map(|group| group.iter().copied())
            .filter(|other| *other != name)
            .collect(),
        _ => vec!["guide", "new", "book", "man"],
    };
    names.sort_unstable();
    names.dedup();
    let all = names.into_iter().map(|name| format!("gridpress-{name}(1)"));
    let program = (full.contains(' ')).then(|| "gridpress(1)".to_owned());
    program.into_iter().chain(all).collect::<Vec<_>>().join(", ")
}

/// Returns the heading of a block of preformatted lines; `None` for prose.
fn section_heading(paragraph: &str) -> Option<&'static str> {
    match paragraph.lines().next() {
        Some("Examples:") => Some("EXAMPLES"),
        Some("Exit codes:") => Some("EXIT STATUS"),
        _ => None,
    }
}

/// Print a script for a shell that completes commands, options and names
#[derive(Args)]
#[command(after_help = "\
Examples:
  source <(gridpress completions bash)         for this shell
  gridpress completions fish > ~/.config/fish/completions/gridpress.fish
  gridpress completions zsh > ~/.zfunc/_gridpress")]
pub(super) struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL", ignore_case = true)]
    shell: Shell,
}

/// Prints the completions of `program`.
pub(super) fn print_completions(args: &CompletionsArgs, mut program: Command) -> Result<()> {
    let mut script = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(args.shell, &mut program, name, &mut script);
    print_output(&String::from_utf8_lossy(&script))
}

/// Print a JSON Schema: for book.toml, so that editors complete and check it, or for JSON output
#[derive(Args)]
#[command(after_help = "\
TOML plugins of editors (Taplo, Even Better TOML, Tombi) read the schema of book.toml if the first line of the spec names \
it, as in `#:schema book.schema.json`. A folder made by `gridpress new` has both. The other schemas are for programs that \
read what gridpress writes.

Examples:
  gridpress schema > book.schema.json      renew it after an update
  gridpress schema | jq .definitions.page  the keys of [page]
  gridpress schema puzzle                  puzzles in JSON, as generate has them
  gridpress schema solution                solutions in JSON, as solve has them
  gridpress schema explanation             steps in JSON, as explain has them
  gridpress schema hint                    hints in JSON
  gridpress schema manifest                manifest.json of pictures and packs
  gridpress schema feed                    output of daily --format json
  gridpress schema index                   index.json in a desk's folder
  gridpress schema today                   today.json in a desk's folder
  gridpress schema listing                 listing.json for shops")]
pub(super) struct SchemaArgs {
    /// The file to describe
    #[arg(value_name = "WHAT", ignore_case = true, value_parser = PossibleValuesParser::new(SCHEMAS.map(|(name, _)| name)), default_value = "book")]
    what: String,
}

/// A function that returns a schema.
type SchemaMaker = fn() -> Value;

/// The schemas by the name of what they describe.
const SCHEMAS: [(&str, SchemaMaker); 10] = [
    ("book", bookspec::schema),
    ("explanation", || schema_of::<Explanation>("The steps of a puzzle, by gridpress")),
    ("feed", || schema_of::<FeedRecord>("A puzzle of a day of a newspaper's desk")),
    ("hint", || schema_of::<HintRecord>("A hint for a puzzle, by gridpress")),
    ("index", || schema_of::<DeskIndex>("The files that a newspaper's desk made")),
    ("listing", || schema_of::<Listing>("The listing of a book in shops, by gridpress")),
    ("manifest", || schema_of::<Manifest>("Puzzles that gridpress wrote, and their files")),
    ("puzzle", || schema_of::<PuzzleRecord>("A puzzle, by gridpress")),
    ("solution", || schema_of::<SolutionRecord>("A solved puzzle, by gridpress")),
    ("today", || schema_of::<TodayRecord>("The newest puzzles of a newspaper's desk")),
];

pub(super) fn print_schema(args: &SchemaArgs) -> Result<()> {
    let schema = find(&SCHEMAS, &args.what).expect("a name that the parser accepts");
    print_output(&format!("{:#}\n", schema()))
}

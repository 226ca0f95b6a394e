//! `gridpress guide`, `man`, `completions` and `schema`: the guide, manual pages, completions for shells, schemas for editors.

use super::arguments::choice;
use super::console::print_output;
use super::files::{self, Disk};
use crate::guide::{CHAPTERS, GuideChapter};
use clap::builder::PossibleValue;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use gridpress_engine::named::names;
use gridpress_press as press;
use gridpress_spec::schema_text;
use std::path::PathBuf;

/// Print the guide: its chapters, or one of them
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress guide                  what chapters there are
  gridpress guide first-book       from nothing to an upload
  gridpress guide spec | less      every key of book.toml")]
pub(super) struct GuideArgs {
    /// The chapter to print
    #[arg(value_parser = chapter_names(), hide_possible_values = true)]
    chapter: Option<String>,
}

fn chapter_names() -> Vec<PossibleValue> {
    let name = |chapter: &GuideChapter| PossibleValue::new(chapter.name).help(chapter.about);
    CHAPTERS.iter().map(name).collect()
}

pub(super) fn print_guide(args: &GuideArgs) -> Result<(), Failure> {
    match args.chapter.as_deref().and_then(GuideChapter::named) {
        Some(chapter) => print_output(&for_terminals(chapter.text)),
        None => print_output(&contents()),
    }
}

fn contents() -> String {
    let line = |chapter: &GuideChapter| format!("  {:14} {}\n", chapter.name, chapter.about);
    let lines: String = CHAPTERS.iter().map(line).collect();
    format!("gridpress guide CHAPTER prints one of these:\n\n{lines}")
}

/// The text with links as what to type, and without the list of where they lead.
fn for_terminals(text: &str) -> String {
    let is_place =
        |line: &str| line.starts_with('[') && line.contains("]: ") && line.ends_with(".md");
    let lines: Vec<&str> = text.lines().filter(|line| !is_place(line)).collect();
    let mut text = lines.join("\n").trim_end().to_owned() + "\n";
    for GuideChapter { name, .. } in CHAPTERS {
        text = text.replace(&format!("][{name}]"), &format!("] (gridpress guide {name})"));
    }
    text
}

/// Write the pages of the manual: one for the program, and one for each command
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress man | man -l -                   the page of the program
  gridpress man book | man -l -              that of a command
  gridpress man -o ~/.local/share/man/man1   all, for `man gridpress-book`")]
pub(super) struct ManArgs {
    /// The command whose page is printed [default: the program]
    #[arg(value_name = "COMMAND", conflicts_with = "output")]
    command: Option<String>,
    /// The folder to write all pages to, made if it is not there
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
}

/// Writes pages of `program`.
pub(super) fn print_man(args: &ManArgs, program: Command, disk: &Disk) -> Result<(), Failure> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let program = &program;
    if let Some(folder) = &args.output {
        files::make_folder(folder)?;
        let within = program.get_subcommands().flat_map(Command::get_subcommands);
        let all = std::iter::once(program).chain(program.get_subcommands());
        let all = all.chain(within.filter(|command| command.get_name() != "help"));
        let pages = all.map(|command| {
            let name = Man::new(command.clone()).get_filename();
            Ok((folder.join(name), man_page(command)?.into_bytes()))
        });
        return disk.place(&pages.collect::<Result<Vec<_>, Failure>>()?);
    }
    let command = match &args.command {
        None => program,
        Some(name) => (program.get_subcommands().find(|command| command.get_name() == name))
            .ok_or_else(|| unknown_command(name, program))?,
    };
    print_output(&man_page(command)?)
}

fn unknown_command(name: &str, program: &Command) -> Failure {
    let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    let report = Diagnostic::error(format!("there is no command `{name}`"));
    Failure::input(vec![report.help(format!("there are {}", names.join(", ")))])
}

/// The page of a command: what it is, its options, and what its help says below them.
fn man_page(command: &Command) -> Result<String, Failure> {
    render_man_page(command).map_err(|error| {
        let report = Diagnostic::error(format!("cannot write the page: {error}"));
        Failure::new(Exit::System, report)
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
    roff.to_writer(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// The heading of a block of lines that help keeps as they are; `None` for prose.
fn section_heading(paragraph: &str) -> Option<&'static str> {
    match paragraph.lines().next() {
        Some("Examples:") => Some("EXAMPLES"),
        Some("Exit codes:") => Some("EXIT STATUS"),
        _ => None,
    }
}

/// Print the script by which a shell completes commands, flags and names
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
pub(super) fn print_completions(
    args: &CompletionsArgs,
    mut program: Command,
) -> Result<(), Failure> {
    let mut script = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(args.shell, &mut program, name, &mut script);
    print_output(&String::from_utf8_lossy(&script))
}

/// Print a JSON Schema: of book.toml, by which editors complete and check it, or of files of JSON
#[derive(Args)]
#[command(after_help = "\
The editors' plugins for TOML (Taplo, Even Better TOML, Tombi) read that of book.toml where the first line of the spec names \
it, as in `#:schema book.schema.json`. A folder that `gridpress new` makes has both. The others are for programs that \
read what gridpress writes.

Examples:
  gridpress schema > book.schema.json      anew, after an update of the program
  gridpress schema | jq .definitions.page  the keys of [page]
  gridpress schema manifest                manifest.json of pictures and packs
  gridpress schema feed                    what daily --format json writes
  gridpress schema index                   index.json of a desk's folder")]
pub(super) struct SchemaArgs {
    /// What to describe
    #[arg(value_name = "WHAT", ignore_case = true, value_parser = choice::<SchemaTarget>(), default_value = "book")]
    what: SchemaTarget,
}

/// Something that has a schema.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SchemaTarget {
    /// The spec of a book or a desk.
    Book,
    /// What `daily --format json` writes.
    Feed,
    /// `index.json` of a desk's folder.
    Index,
    /// `manifest.json` beside pictures, and in packs.
    Manifest,
}

names! {
    SchemaTarget {
        "book" => SchemaTarget::Book,
        "feed" => SchemaTarget::Feed,
        "index" => SchemaTarget::Index,
        "manifest" => SchemaTarget::Manifest,
    }
}

pub(super) fn print_schema(args: &SchemaArgs) -> Result<(), Failure> {
    let schema = match args.what {
        SchemaTarget::Book => return print_output(&schema_text()),
        SchemaTarget::Feed => press::feed_schema(),
        SchemaTarget::Index => press::index_schema(),
        SchemaTarget::Manifest => press::manifest_schema(),
    };
    print_output(&format!("{schema:#}\n"))
}

//! `gridpress man`: the help of all commands as pages of the manual.

use super::answer::answer;
use super::files;
use clap::{Args, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use std::path::PathBuf;

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
pub(super) fn run(args: &ManArgs, program: Command) -> Result<(), Failure> {
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
            Ok((folder.join(name), page(command)?.into_bytes()))
        });
        return files::place(&pages.collect::<Result<Vec<_>, Failure>>()?);
    }
    let command = match &args.command {
        None => program,
        Some(name) => (program.get_subcommands().find(|command| command.get_name() == name))
            .ok_or_else(|| unknown(name, program))?,
    };
    answer(&page(command)?)
}

fn unknown(name: &str, program: &Command) -> Failure {
    let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    let report = Diagnostic::error(format!("there is no command `{name}`"));
    Failure::input(vec![report.help(format!("there are {}", names.join(", ")))])
}

/// The page of a command: what it is, its options, and what its help says below them.
fn page(command: &Command) -> Result<String, Failure> {
    rendered(command).map_err(|error| {
        let report = Diagnostic::error(format!("cannot write the page: {error}"));
        Failure::new(Exit::System, report)
    })
}

fn rendered(command: &Command) -> std::io::Result<String> {
    let man = Man::new(command.clone()).manual("Gridpress");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    let below = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let (blocks, prose): (Vec<&str>, Vec<&str>) =
        below.split("\n\n").partition(|paragraph| heading(paragraph).is_some());
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
        roff.control("SH", [heading(block).unwrap_or_default()]);
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
fn heading(paragraph: &str) -> Option<&'static str> {
    match paragraph.lines().next() {
        Some("Examples:") => Some("EXAMPLES"),
        Some("Exit codes:") => Some("EXIT STATUS"),
        _ => None,
    }
}

//! `gridpress guide`: the guide, chapter by chapter.

use super::answer::answer;
use crate::guide::{CHAPTERS, Chapter};
use clap::Args;
use clap::builder::PossibleValue;
use gridpress_base::diag::Failure;

/// Print the guide: its chapters, or one of them
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress guide                  what chapters there are
  gridpress guide first-book       from nothing to an upload
  gridpress guide spec | less      every key of book.toml")]
pub(super) struct GuideArgs {
    /// The chapter to print
    #[arg(value_parser = names(), hide_possible_values = true)]
    chapter: Option<String>,
}

fn names() -> Vec<PossibleValue> {
    let name = |chapter: &Chapter| PossibleValue::new(chapter.name).help(chapter.about);
    CHAPTERS.iter().map(name).collect()
}

pub(super) fn run(args: &GuideArgs) -> Result<(), Failure> {
    match args.chapter.as_deref().and_then(Chapter::named) {
        Some(chapter) => answer(&for_terminals(chapter.text)),
        None => answer(&contents()),
    }
}

fn contents() -> String {
    let line = |chapter: &Chapter| format!("  {:14} {}\n", chapter.name, chapter.about);
    let lines: String = CHAPTERS.iter().map(line).collect();
    format!("gridpress guide CHAPTER prints one of these:\n\n{lines}")
}

/// The text with links as what to type, and without the list of where they lead.
fn for_terminals(text: &str) -> String {
    let is_place =
        |line: &str| line.starts_with('[') && line.contains("]: ") && line.ends_with(".md");
    let lines: Vec<&str> = text.lines().filter(|line| !is_place(line)).collect();
    let mut text = lines.join("\n").trim_end().to_owned() + "\n";
    for Chapter { name, .. } in CHAPTERS {
        text = text.replace(&format!("][{name}]"), &format!("] (gridpress guide {name})"));
    }
    text
}

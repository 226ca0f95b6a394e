//! `gridpress guide`: chapters of the guide, and the keys of a spec one by one.

mod key_text;
mod terminal_text;

use super::arguments::name_parser;
use super::console::print_output;
use super::terminal;
use crate::Result;
use crate::guide::{CHAPTERS, GuideChapter};
use clap::Args;
use gridpress_messages::diag::{Diagnostic, Failure, nearest};

/// Print a chapter of the guide, or explain a key of book.toml
#[derive(Args)]
#[command(after_help = "\
A key is named alone or with its table, as in `trim` or `page.trim`; a table lists its keys. Text is as wide as the \
terminal, up to 100 columns; elsewhere it has 80 columns, unless COLUMNS names another number.

Examples:
  gridpress guide                  the chapters
  gridpress guide first-book       from nothing to an upload
  gridpress guide spec | less      every key of book.toml
  gridpress guide per_page         what one key does, and what it accepts
  gridpress guide daily.days       the same, with the table that it belongs to
  gridpress guide cover            all keys of [cover]")]
pub(super) struct GuideArgs {
    /// The chapter, the key or the table [default: a list of the chapters]
    #[arg(value_name = "CHAPTER|KEY", value_parser = name_parser(|name| Ok(name.to_owned()), chapter_names), hide_possible_values = true)]
    topic: Option<String>,
}

fn chapter_names() -> Vec<&'static str> {
    CHAPTERS.iter().map(|chapter| chapter.name).collect()
}

pub(super) fn run(args: &GuideArgs) -> Result<()> {
    let Some(topic) = &args.topic else {
        return print_output(&contents());
    };
    let width = terminal::width();
    if let Some(chapter) = GuideChapter::named(topic) {
        return print_output(&terminal_text::render(chapter.text, width));
    }
    match key_text::explain(topic, width) {
        Some(text) => print_output(&text),
        None => Err(unknown_topic(topic)),
    }
}

fn contents() -> String {
    let line = |chapter: &GuideChapter| format!("  {:14} {}\n", chapter.name, chapter.about);
    let lines: String = CHAPTERS.iter().map(line).collect();
    format!(
        "gridpress guide CHAPTER prints one of these:\n\n{lines}\n\
         gridpress guide KEY explains a key of book.toml, as in gridpress guide per_page\n"
    )
}

fn unknown_topic(topic: &str) -> Failure {
    let names: Vec<String> =
        chapter_names().into_iter().map(str::to_owned).chain(key_text::names()).collect();
    let report = Diagnostic::error(format!("the guide has no chapter or key `{topic}`"));
    let help = match nearest(topic, names.iter().map(String::as_str)) {
        Some(name) => format!("did you mean `gridpress guide {name}`?"),
        None => {
            let spec = "gridpress guide spec lists the keys";
            format!("the chapters are {}; {spec}", chapter_names().join(", "))
        }
    };
    Failure::input(vec![report.help(help)])
}

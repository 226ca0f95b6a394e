//! The flag `--format` of commands that write puzzles as text.

use super::choice::choice;
use super::talk::Talk;
use clap::Args;
use clap::builder::{PathBufValueParser, TypedValueParser};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_engine::notation::Format;
use gridpress_engine::puzzle::Kind;
use std::path::PathBuf;

/// How to write puzzles.
#[derive(Args)]
pub(super) struct FormatArgs {
    /// How to write them [default: line, or json for puzzles that a line cannot say]
    #[arg(long, value_name = "FORMAT", ignore_case = true, value_parser = choice::<Format>())]
    format: Option<Format>,
    /// The same as --format json: one JSON object a line
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

impl FormatArgs {
    /// The format of the files of an archive: that which the flags name, or JSON, which can say every puzzle.
    pub(super) fn packed(&self) -> Format {
        self.format.unwrap_or(Format::Json)
    }

    /// The format that the flags name; without one that which can say puzzles of all `kinds`, of which it is told where that
    /// is not lines.
    pub(super) fn chosen(
        &self,
        mut kinds: impl Iterator<Item = Kind>,
        solutions: bool,
        talk: &Talk,
    ) -> Format {
        let named = self.json.then_some(Format::Json).or(self.format);
        named.unwrap_or_else(|| {
            match kinds.find(|kind| Format::Line.can_say(*kind, solutions).is_err()) {
                None => Format::Line,
                Some(kind) => {
                    talk.say(&format!(
                        "written as json: a line has no place for the regions and cages of kind `{kind}`"
                    ));
                    Format::Json
                }
            }
        })
    }
}

/// Reads the path of a ZIP archive.
pub(super) fn archive() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("zip") => Ok(path),
        _ => Err("expected a name that ends in .zip"),
    })
}

/// Refuses several puzzles where a file of `format` holds one.
pub(super) fn one_a_file(format: Format, one: bool) -> Result<(), Failure> {
    if one || !format.holds_one() {
        return Ok(());
    }
    let message = format!("an `{format}` file holds one puzzle");
    let help = "make one at a time, or take a format that holds many: line, grid, sdm, csv, json, opensudoku, hodoku, sudokupad; or, of generate and export, an archive: --pack puzzles.zip";
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

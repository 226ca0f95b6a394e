//! `gridpress schema`: what editors know of a spec.

use super::answer::answer;
use crate::diag::Failure;
use crate::spec::schema_text;
use clap::Args;

/// Print the JSON Schema of book.toml, by which editors complete, explain and check it
#[derive(Args)]
#[command(after_help = "\
The editors' plugins for TOML (Taplo, Even Better TOML, Tombi) read it where the first line of the spec names it, as in \
`#:schema book.schema.json`. A folder that `gridpress new` makes has both.

Examples:
  gridpress schema > book.schema.json      anew, after an update of the program
  gridpress schema | jq .definitions.page  the keys of [page]")]
pub(super) struct SchemaArgs {}

pub(super) fn run(_: &SchemaArgs) -> Result<(), Failure> {
    answer(&schema_text())
}

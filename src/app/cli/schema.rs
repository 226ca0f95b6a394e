//! `gridpress schema`: what editors know of a spec, and programs of what this one writes.

use super::answer::answer;
use super::choice::choice;
use clap::Args;
use gridpress_base::diag::Failure;
use gridpress_engine::named::Named;
use gridpress_press as press;
use gridpress_spec::schema_text;

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
    #[arg(value_name = "WHAT", ignore_case = true, value_parser = choice::<Described>(), default_value = "book")]
    what: Described,
}

/// Something that has a schema.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Described {
    /// The spec of a book or a desk.
    Book,
    /// What `daily --format json` writes.
    Feed,
    /// `index.json` of a desk's folder.
    Index,
    /// `manifest.json` beside pictures, and in packs.
    Manifest,
}

impl Named for Described {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("book", Described::Book),
        ("feed", Described::Feed),
        ("index", Described::Index),
        ("manifest", Described::Manifest),
    ];
}

pub(super) fn run(args: &SchemaArgs) -> Result<(), Failure> {
    let schema = match args.what {
        Described::Book => return answer(&schema_text()),
        Described::Feed => press::feed_schema(),
        Described::Index => press::index_schema(),
        Described::Manifest => press::manifest_schema(),
    };
    answer(&format!("{schema:#}\n"))
}

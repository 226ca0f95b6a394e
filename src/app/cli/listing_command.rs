//! `gridpress listing`: texts and pictures for the form of a shop.

use super::book_source::{self, SeedOrigin, SourceArgs};
use super::console::{Console, print_output};
use super::files::{self, Disk};
use super::workspace::DiskWorkspace;
use crate::Result;
use clap::Args;
use gridpress_book::Book;
use gridpress_layout as layout;
use gridpress_messages::diag::Diagnostic;
use gridpress_press::{self as press, BookPaths};
use std::path::{Path, PathBuf};

/// Make the listing of a book for shops: texts, keywords and pictures
#[derive(Args)]
#[command(after_help = "\
The folder has listing.html to read and copy from, listing.json for programs, description.html, the front of the cover, \
pictures of 970 pixels for A+ content, and some pages for a look inside. Texts are in the language of the book and \
within the limits of Amazon KDP; keys under [listing] in the spec replace them. Warnings name what a shop may refuse.

Files from earlier runs are overwritten; other files with the same names only with --force.

Examples:
  gridpress listing book.toml               book-listing/listing.html and more
  gridpress listing book.toml -o shop       in another folder
  gridpress listing --lock book.lock        for the book of that lock
  gridpress listing book.toml --json        texts and warnings only, as JSON")]
pub(super) struct ListingArgs {
    #[command(flatten)]
    source: SourceArgs,
    /// The folder to write; created if missing [default: the spec's name with -listing]
    #[arg(long, short, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Print the texts as JSON instead, and write nothing
    #[arg(long, conflicts_with = "output")]
    json: bool,
    /// Overwrite files that gridpress did not write, or that were changed since
    #[arg(long)]
    force: bool,
}

pub(super) fn run(args: &ListingArgs, disk: &Disk, console: &Console) -> Result<()> {
    let spec = book_source::spec_path(args.source.spec.as_deref());
    let origin = args.source.lock.as_deref().or(spec.as_deref());
    let output = args.output.clone().unwrap_or_else(|| {
        let origin = origin.filter(|path| *path != Path::new("-"));
        BookPaths::of_origin(origin.unwrap_or(Path::new("book"))).listing
    });
    if !args.json {
        files::check_folder_target(&output)?;
    }
    let book = read_book(args, spec.as_deref(), disk, console)?;
    if !args.json {
        let workspace = DiskWorkspace::new(disk, args.force);
        return press::make_listing(&book, &output, &workspace, &|event| console.show(event));
    }
    let listing = press::listing(&book, &layout::lay_out(&book)?)?;
    for warning in &listing.warnings {
        console.report(&warning.diagnostic(&book.spec));
    }
    print_output(&listing.to_json())
}

/// Returns the book of a lock with its cover, or of a spec, with a warning if its seed is random.
fn read_book(
    args: &ListingArgs,
    spec: Option<&Path>,
    disk: &Disk,
    console: &Console,
) -> Result<Book> {
    if let Some(lock) = &args.source.lock {
        return Ok(book_source::remake_with_cover(lock, disk, console)?.0);
    }
    let seed = args.source.seed.as_deref();
    let (book, origin) = book_source::make_from_spec(spec, seed, disk, console, |_| {})?;
    if origin == SeedOrigin::Random {
        let warning = Diagnostic::warning("these are the puzzles of a random book");
        let help = "the spec has no seed: add one, or name the lock of the book with --lock";
        console.report(&warning.help(help));
    }
    Ok(book)
}

//! `gridpress cover`: the wrap-around cover of a book.

use super::talk::Talk;
use super::{books, files, paths, seed};
use crate::book::Book;
use crate::diag::{Diagnostic, Failure};
use crate::press::{self, PrintedCover};
use clap::Args;
use std::path::{Path, PathBuf};

/// Make the cover of a book: back, spine and front on one sheet
#[derive(Args)]
#[command(after_help = "\
The size of the sheet and the width of the spine are the printer's, for the paper and the pages of the book, which is
laid out to count them. The printer is named under [page] in the spec; the look is set under [cover].

Examples:
  gridpress cover book.toml                    book-cover.pdf
  gridpress cover book.toml --proof            with lines where it is cut and folded, and around what is safe
  gridpress cover --lock book.lock             for the book of that lock, with one of its puzzles
  gridpress cover book.toml --pages 212        for a book made elsewhere")]
pub(super) struct CoverArgs {
    /// The book spec, `-` for standard input [default: an embedded one]
    #[arg(value_name = "SPEC", conflicts_with = "lock")]
    spec: Option<PathBuf>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", conflicts_with = "lock", allow_hyphen_values = true, value_parser = seed::parsed)]
    seed: Option<String>,
    /// Take the book of this lock
    #[arg(long, value_name = "FILE")]
    lock: Option<PathBuf>,
    /// The PDF to write [default: the spec's name with -cover.pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The pages of the bound book, instead of counting them
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=99_999))]
    pages: Option<u32>,
    /// Show where the cover is cut and folded, and what must stay clear; not for printing
    #[arg(long)]
    proof: bool,
}

pub(super) fn run(args: &CoverArgs, talk: &Talk) -> Result<(), Failure> {
    let origin = args.lock.as_deref().or(args.spec.as_deref());
    let output = paths::output(args.output.as_deref(), origin, default_path)?;
    let book = match &args.lock {
        Some(lock) => books::of_lock(lock, talk)?,
        None => of_spec(args, talk)?,
    };
    let cover = press::cover(&book, args.pages, args.proof)?;
    files::place(&[(output.clone(), cover.pdf.clone())])?;
    tell(args, &book, &cover, &output, talk);
    Ok(())
}

/// The book of a spec, whose seed should be known.
fn of_spec(args: &CoverArgs, talk: &Talk) -> Result<Book, Failure> {
    let named = args.seed.as_deref();
    let mut is_drawn = named.is_none();
    let book = books::of_spec(args.spec.as_deref(), named, talk, |spec| {
        is_drawn &= spec.seed.is_none();
    })?;
    if is_drawn {
        let warning = Diagnostic::warning("the puzzle on the cover is of a book that nobody has");
        let help = "the spec has no seed: name one, or take the book from its lock with --lock";
        talk.report(&warning.help(help));
    }
    Ok(book)
}

/// `book.toml` → `book-cover.pdf`.
fn default_path(origin: &Path) -> PathBuf {
    let stem = origin.file_stem().unwrap_or_default().to_string_lossy();
    origin.with_file_name(format!("{stem}-cover.pdf"))
}

fn tell(args: &CoverArgs, book: &Book, cover: &PrintedCover, output: &Path, talk: &Talk) {
    let sheet = cover.sheet;
    talk.say(&format!(
        "{}: {} x {}, for {} pages; the spine is {} wide",
        output.display(),
        sheet.width.in_mm(),
        sheet.height.in_mm(),
        cover.pages,
        cover.spine.in_mm(),
    ));
    if let Some(why) = &cover.bare_spine {
        talk.say(&format!("no text on the spine: {why}"));
    }
    if book.spec.isbn.is_none() {
        talk.say("no barcode: the spec has no `isbn`; its place is left clear");
    }
    if args.proof {
        talk.say("a proof, not for printing: cut and fold at the solid lines; dashes go around what is safe, and the barcode");
    }
}

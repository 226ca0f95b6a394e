//! `gridpress preview`: writes pages as pictures.

use super::arguments::{PageRanges, choice, whole};
use super::book_source::{self, SeedOrigin, SeedSources, SourceArgs};
use super::console::{Console, counted};
use super::files::{self, Disk};
use crate::Result;
use clap::Args;
use gridpress_book::Book;
use gridpress_layout::{self as layout, BookLayout, Document};
use gridpress_messages::diag::{Diagnostic, Failure};
use gridpress_press::{self as press, PictureFormat, PreviewOrder};
use std::path::PathBuf;

/// Write the pages of a book as pictures, with a contact sheet
#[derive(Args)]
#[command(after_help = "\
Pages are numbered as in the PDF, starting at 1, not by the numbers printed on them; files are named by these \
numbers. On the contact sheet, facing pages are side by side.

Examples:
  gridpress preview -o pages                 every page, and pages/contact.png
  gridpress preview -o pages --pages 1-8     the first eight
  gridpress preview -o pages --pages 1,5,20- --dpi 150
  gridpress preview --lock book.lock -o pages --format svg")]
pub(super) struct PreviewArgs {
    #[command(flatten)]
    source: SourceArgs,
    /// The folder for the pictures; created if missing
    #[arg(long, short, value_name = "DIR")]
    output: PathBuf,
    /// Only these pages of the PDF, as in 1-8 or 1,5,20- [default: all]
    #[arg(long, value_name = "PAGES", value_parser = PageRanges::parse)]
    pages: Option<PageRanges>,
    /// Show the answers that are a separate PDF
    #[arg(long)]
    answers: bool,
    /// Pixels per inch of a PNG
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(10_u32..=1200))]
    dpi: u32,
    /// The format of the pictures
    #[arg(long, value_name = "FORMAT", ignore_case = true, value_parser = choice::<PictureFormat>(), default_value = "png")]
    format: PictureFormat,
}

pub(super) fn run(args: &PreviewArgs, disk: &Disk, console: &Console) -> Result<()> {
    let book = match &args.source.lock {
        Some(lock) => book_source::remake_from_lock(lock, disk, console)?,
        None => make_from_spec(args, disk, console)?,
    };
    let layout = layout::lay_out(&book)?;
    let document = document(args, &layout)?;
    let indices = match &args.pages {
        Some(pages) => pages.indices(document.len())?,
        None => (0..document.len()).collect(),
    };
    let order = PreviewOrder {
        pages: &indices,
        prefix: if args.answers { "answers-" } else { "" },
        format: args.format,
        dpi: args.dpi,
    };
    let pictures = press::preview(&book, document, &order)?;
    files::make_folder(&args.output)?;
    let written: Vec<(PathBuf, Vec<u8>)> = pictures
        .into_iter()
        .map(|picture| (args.output.join(picture.name), picture.bytes))
        .collect();
    disk.place(&written)?;
    let pages = counted(indices.len(), "page");
    let contact = written.last().map(|(path, _)| path.display().to_string());
    console.note(&format!(
        "{}: {pages}; contact sheet: {}",
        args.output.display(),
        contact.unwrap_or_default()
    ));
    Ok(())
}

/// Makes the book of a spec, whose pages look alike with any seed.
fn make_from_spec(args: &PreviewArgs, disk: &Disk, console: &Console) -> Result<Book> {
    let path = book_source::spec_path(args.source.spec.as_deref());
    let seed = path
        .as_deref()
        .and_then(|path| book_source::locked_seed(path, disk))
        .unwrap_or_else(|| press::PREVIEW_SEED.to_owned());
    // A fixed seed instead of a random one: the same page shows the same puzzles while a design is tried.
    let seeds = SeedSources { named: args.source.seed.as_deref(), lock: Some(&seed), new: false };
    let ordered = book_source::prepare(path.as_deref(), &seeds, disk, console, |_| {})?;
    if ordered.origin == SeedOrigin::Lock {
        console.note(&format!("the spec has no seed: these are the puzzles of seed `{seed}`"));
    }
    Ok(ordered.make(console)?.0)
}

/// Returns the document to show.
fn document<'l, 'b>(args: &PreviewArgs, layout: &'l BookLayout<'b>) -> Result<&'l Document<'b>> {
    if !args.answers {
        return Ok(&layout.book);
    }
    layout.answers.as_ref().ok_or_else(|| {
        let report = Diagnostic::error("the answers are not a separate PDF");
        let help = "leave --answers out, or set placement = \"separate\" under [answers]";
        Failure::input(vec![report.help(help)])
    })
}

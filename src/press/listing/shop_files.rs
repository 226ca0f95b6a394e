//! The files of a listing: pictures for shops, the description, the page for the author, and the record of all.

use super::form_page::form_page;
use super::{LISTING, Listing, ListingFile};
use crate::manifest::NamedFile;
use gridpress_book::Book;
use gridpress_ground::hash::sha256;
use gridpress_ground::parallel;
use gridpress_layout::{self as layout, BookLayout, Document, GridRole, Page};
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use gridpress_render::png;

/// Width of banners and of pages for the look inside, in pixels.
const BANNER_WIDTH: u32 = 970;
const PAGE_WIDTH: u32 = 1200;
/// Maximum number of pages for the look inside that are chosen for a book.
const MAX_PAGES: usize = 6;

/// A picture that has not been painted yet.
struct ShopPicture<'d> {
    file: String,
    about: String,
    document: &'d Document<'d>,
    /// The index of the page.
    page: usize,
    width: u32,
}

/// Makes the files of a listing, and returns them with the completed listing: the front of the cover, pictures for the
/// description (970 pixels wide), pages for a look inside, `description.html`, `listing.html` and `listing.json`.
///
/// # Errors
/// With [`Exit::Input`] if a text does not fit on a picture, and as [`Document::page`].
pub fn listing_files(
    book: &Book,
    layout: &BookLayout,
    listing: Listing,
) -> Result<(Listing, Vec<NamedFile>), Failure> {
    let banners = layout::lay_out_banners(book, &layout.book, &listing.headline)?;
    let mut jobs = Vec::new();
    for (number, banner) in (1..).zip(&banners) {
        jobs.push(ShopPicture {
            file: format!("picture-{number}-{}.png", banner.name),
            about: format!("below the description: {}", about(banner.name)),
            document: &banner.document,
            page: 0,
            width: BANNER_WIDTH,
        });
    }
    let digits = layout.book.len().to_string().len();
    for page in look_inside(book, &layout.book)? {
        jobs.push(ShopPicture {
            file: format!("inside-{:0digits$}.png", page + 1),
            about: format!("page {} for a look inside", page + 1),
            document: &layout.book,
            page,
            width: PAGE_WIDTH,
        });
    }
    let painted = parallel::try_map(&jobs, |job| job.paint(book))?;
    let mut files =
        vec![NamedFile { name: "front.png".to_owned(), bytes: crate::front_picture(book)? }];
    let mut abouts = vec!["the front of the cover".to_owned()];
    for (job, bytes) in jobs.iter().zip(painted) {
        files.push(NamedFile { name: job.file.clone(), bytes });
        abouts.push(job.about.clone());
    }
    let mut listing = listing;
    listing.files = files.iter().zip(&abouts).map(|(file, about)| record_of(file, about)).collect();
    let description = NamedFile {
        name: "description.html".to_owned(),
        bytes: format!("{}\n", listing.description).into_bytes(),
    };
    listing.files.push(record_of(&description, "the description, to paste into forms"));
    let page = NamedFile {
        name: "listing.html".to_owned(),
        bytes: form_page(&listing, &files).into_bytes(),
    };
    listing.files.push(record_of(&page, "all texts and pictures on a page, to copy from"));
    files.extend([description, page]);
    files.push(NamedFile { name: LISTING.to_owned(), bytes: listing.to_json().into_bytes() });
    Ok((listing, files))
}

/// Returns the entry of a file.
fn record_of(file: &NamedFile, about: &str) -> ListingFile {
    let side = |at: usize| {
        let bytes = file.name.ends_with(".png").then(|| file.bytes.get(at..at + 4)).flatten()?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    ListingFile {
        file: file.name.clone(),
        about: about.to_owned(),
        // The header of a PNG begins with width and height.
        width: side(16),
        height: side(20),
        sha256: sha256(&file.bytes),
    }
}

/// Returns the subject of a banner in words.
fn about(name: &str) -> &'static str {
    match name {
        "book" => "the book and its titles",
        "levels" => "a puzzle of every level",
        "pages" => "two open pages",
        _ => "a puzzle and its solution",
    }
}

/// Returns the indices of the pages for a look inside: those of the spec that exist, or a few of every kind.
fn look_inside(book: &Book, document: &Document) -> Result<Vec<usize>, Failure> {
    if let Some(pages) = &book.spec.listing.look_inside {
        let indices = pages.iter().map(|page| *page as usize - 1);
        return Ok(indices.filter(|index| *index < document.len()).collect());
    }
    let has = |page: &Page, role| page.grids.iter().any(|grid| grid.role == role);
    let (mut front, mut puzzles, mut answers) = (Vec::new(), Vec::new(), Vec::new());
    for index in 0..document.len() {
        let page = document.page(index)?;
        if has(&page, GridRole::Puzzle) {
            puzzles.push(index);
        } else if has(&page, GridRole::Answer) {
            answers.push(index);
        } else if puzzles.is_empty() && !page.items.is_empty() {
            front.push(index);
        }
    }
    // The title, the last page of front matter before the puzzles, three pages of puzzles, and one of answers.
    let middle = puzzles.len() / 2;
    let chosen = [
        front.first(),
        front.get(front.len().saturating_sub(2)),
        puzzles.first(),
        puzzles.get(middle),
        puzzles.last(),
        answers.first(),
    ];
    let mut chosen: Vec<usize> = chosen.into_iter().flatten().copied().collect();
    chosen.sort_unstable();
    // In a thin book the first, middle and last page may be the same.
    chosen.dedup();
    chosen.truncate(MAX_PAGES);
    Ok(chosen)
}

impl ShopPicture<'_> {
    fn paint(&self, book: &Book) -> Result<Vec<u8>, Failure> {
        let page = self.document.page(self.page)?;
        let (paper, space) = (&self.document.paper, self.document.space);
        png::smooth(&page, paper, &book.spec.fonts, self.width, space)
            .map_err(|error| Failure::new(Exit::System, Diagnostic::error(error.to_string())))
    }
}

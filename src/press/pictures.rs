//! Pictures of puzzles, one by one, and of pages; the formats of artwork that both of them and desks take.

use super::manifest::{MANIFEST, Manifest, ManifestFile, ManifestPuzzle, NamedFile, millimetres};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::fonts::Fonts;
use gridpress_base::hash::sha256;
use gridpress_base::units::{Length, Rect};
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::named::names;
use gridpress_engine::parallel;
use gridpress_layout::GridRole;
use gridpress_layout::{self as layout, Document, GridPictures, Paper, PictureSides};
use gridpress_render::svg::{self, TextStyle};
use gridpress_render::{eps, pdf, png};
use gridpress_spec::{Artwork, BookSpec, Profile};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The sides that pictures may have.
pub const PICTURE_SIDES: RangeInclusive<Length> = Length::mm(10)..=Length::mm(1000);

/// An order for pictures of the puzzles of a book.
#[derive(Clone, Copy)]
pub struct PictureOrder<'a> {
    /// The formats of every picture.
    pub formats: &'a [Artwork],
    /// The numbers of the puzzles; none asks for all.
    pub numbers: &'a [u32],
    /// How large pictures are.
    pub sides: PictureSides,
    /// Whether solutions are pictured too, and stand in the manifest.
    pub has_solutions: bool,
    /// Pixels to an inch of a PNG.
    pub dpi: u32,
    /// The file name of the book's lock or spec, for the manifest.
    pub source: Option<&'a str>,
    /// Called, from any thread, for each picture that is made.
    pub progress: &'a (dyn Fn() + Sync),
}

impl Default for PictureOrder<'_> {
    fn default() -> Self {
        PictureOrder {
            formats: &[Artwork::Svg],
            numbers: &[],
            sides: PictureSides::default(),
            has_solutions: true,
            dpi: 1200,
            source: None,
            progress: &|| (),
        }
    }
}

/// A picture to make.
struct PictureJob<'b> {
    section: usize,
    puzzle: &'b BookPuzzle,
    format: Artwork,
    role: GridRole,
}

/// How many pictures an order comes to.
pub fn count(book: &Book, order: &PictureOrder) -> usize {
    picture_jobs(book, order).len()
}

/// Pictures of puzzles and of their solutions, each exactly as large as its grid, and behind them `manifest.json`, which
/// tells of each puzzle and its files: `001.svg`, `001-solution.svg`.
///
/// # Errors
/// With [`Exit::Input`](gridpress_base::diag::Exit::Input) for grids that could not be read at their size, for letters that no font
/// has, and for a PNG that would be too large; and as [`lay_out`](gridpress_layout::lay_out) where pictures are to be as large as
/// the grids of the book.
pub fn pictures(book: &Book, order: &PictureOrder) -> Result<Vec<NamedFile>, Failure> {
    let all = picture_jobs(book, order);
    let sections: BTreeSet<usize> = all.iter().map(|picture| picture.section).collect();
    let grids = layout::prepare_grid_pictures(book, &sections, order.sides)?;
    let style = ArtworkStyle {
        fonts: &book.spec.fonts,
        text: TextStyle::Outlines,
        dpi: order.dpi,
        metadata: metadata(&book.spec),
        too_large: "ask for fewer pixels to an inch, or for a smaller picture",
    };
    let last = book.puzzles().map(|puzzle| puzzle.number).max();
    let digits = last.unwrap_or_default().to_string().len();
    let mut files = parallel::try_map(&all, |picture| {
        let file =
            NamedFile { name: picture.file_name(digits), bytes: picture.bytes(&grids, &style)? };
        (order.progress)();
        Ok::<_, Failure>(file)
    })?;
    let manifest = manifest(book, order, &grids, &all, &files);
    files.push(NamedFile { name: MANIFEST.to_owned(), bytes: manifest.to_text().into_bytes() });
    Ok(files)
}

/// The pictures of an order, puzzle by puzzle.
fn picture_jobs<'b>(book: &'b Book, order: &PictureOrder) -> Vec<PictureJob<'b>> {
    let mut formats: Vec<Artwork> = order.formats.to_vec();
    formats.sort();
    formats.dedup();
    let roles = if order.has_solutions {
        &[GridRole::Puzzle, GridRole::Answer][..]
    } else {
        &[GridRole::Puzzle]
    };
    let mut all = Vec::new();
    for (section, puzzles) in book.sections.iter().enumerate() {
        let is_requested = |puzzle: &&BookPuzzle| {
            order.numbers.is_empty() || order.numbers.contains(&puzzle.number)
        };
        for puzzle in puzzles.iter().filter(is_requested) {
            let of_format = |&format: &Artwork| {
                roles.iter().map(move |&role| PictureJob { section, puzzle, format, role })
            };
            all.extend(formats.iter().flat_map(of_format));
        }
    }
    all
}

impl PictureJob<'_> {
    /// The name of the file, with a number of so many digits.
    fn file_name(&self, digits: usize) -> String {
        let (number, format) = (self.puzzle.number, self.format);
        let solution = match self.role {
            GridRole::Puzzle => "",
            GridRole::Answer => "-solution",
        };
        format!("{number:0digits$}{solution}.{format}")
    }

    fn bytes(&self, grids: &GridPictures, style: &ArtworkStyle) -> Result<Vec<u8>, Failure> {
        let document = grids.document(self.section, self.puzzle, self.role);
        style.render(self.format, &document?)
    }
}

/// The manifest of pictures, whose files stand in the order of `pictures`.
fn manifest(
    book: &Book,
    order: &PictureOrder,
    grids: &GridPictures,
    pictures: &[PictureJob],
    files: &[NamedFile],
) -> Manifest {
    let mut puzzles: Vec<ManifestPuzzle> = Vec::new();
    for (picture, file) in pictures.iter().zip(files) {
        let PictureJob { section, puzzle, format, role } = *picture;
        if puzzles.last().map(|last| last.number) != Some(puzzle.number) {
            let title = book.spec.sections[section].title.as_deref();
            puzzles.push(ManifestPuzzle::of(puzzle, title, order.has_solutions));
        }
        let size = grids.size(section, puzzle, role);
        let entry = ManifestFile {
            file: file.name.clone(),
            format: format.name(),
            solution: role == GridRole::Answer,
            width: Some(millimetres(size.width)),
            height: Some(millimetres(size.height)),
            sha256: sha256(&file.bytes),
        };
        puzzles.last_mut().expect("just pushed").files.push(entry);
    }
    Manifest {
        title: Some(book.spec.title.clone()),
        author: book.spec.author.clone(),
        source: order.source.map(str::to_owned),
        ..Manifest::of(puzzles)
    }
}

/// A format of pictures of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// Pixels, with smooth edges.
    Png,
    /// Outlines, in the exact size of the page.
    Svg,
}

names! {
    PictureFormat {
        "png" => PictureFormat::Png,
        "svg" => PictureFormat::Svg,
    }
}

/// The pixels of a page's width on a contact sheet, and the most pixels of the sheet in both directions.
const CONTACT_PAGE: u32 = 200;
const MAX_CONTACT_PIXELS: f64 = 8000.0;

/// An order for pictures of pages.
#[derive(Clone, Copy, Debug)]
pub struct PreviewOrder<'a> {
    /// The pages, by index and rising.
    pub pages: &'a [usize],
    /// The beginning of the names of all files.
    pub prefix: &'a str,
    /// The format of all files.
    pub format: PictureFormat,
    /// Pixels to an inch of a page as PNG.
    pub dpi: u32,
}

/// A picture for each page of the order, and behind them the contact sheet: `page-007.png`, `contact.png`. The pages are
/// those of `document`, which is one of `book`.
///
/// # Errors
/// As [`Document::page`], and with [`Exit::Input`](gridpress_base::diag::Exit::Input) for a PNG that would be too large.
pub fn preview(
    book: &Book,
    document: &Document,
    order: &PreviewOrder,
) -> Result<Vec<NamedFile>, Failure> {
    let PreviewOrder { pages, prefix, format, dpi } = *order;
    let digits = document.len().to_string().len();
    let page = |&index: &usize| {
        let number = index + 1;
        let width = document.paper.trim.width.to_pt() * f64::from(dpi) / 72.0;
        Ok::<_, Failure>(NamedFile {
            name: format!("{prefix}page-{number:0digits$}.{format}"),
            bytes: picture(book, document, index, format, width)?,
        })
    };
    let mut files = parallel::try_map(pages, page)?;
    let sheet = layout::lay_out_contact_sheet(document, pages)?;
    files.push(NamedFile {
        name: format!("{prefix}contact.{format}"),
        bytes: picture(book, &sheet, 0, format, contact_width(document, &sheet))?,
    });
    Ok(files)
}

/// The page of that index of `document`, one of `book`, as SVG, with what is beyond its trim as far as it may bleed.
///
/// # Errors
/// As [`Document::page`].
pub fn page_svg(book: &Book, document: &Document, index: usize) -> Result<String, Failure> {
    let page = document.page(index)?;
    let Paper { trim, bleed, .. } = document.paper;
    let area = Rect::new(-bleed, -bleed, trim.width + bleed * 2, trim.height + bleed * 2);
    let (fonts, title) = (&book.spec.fonts, &document.title);
    Ok(svg::render_area(&page, area, fonts, TextStyle::Outlines, title))
}

/// How many pixels wide a contact sheet is.
fn contact_width(document: &Document, sheet: &Document) -> f64 {
    let [page, width, height] =
        [document.paper.trim.width, sheet.paper.trim.width, sheet.paper.trim.height]
            .map(|length| length.to_pt());
    let requested = width / page * f64::from(CONTACT_PAGE);
    requested.min(MAX_CONTACT_PIXELS).min(MAX_CONTACT_PIXELS * width / height)
}

/// The picture of a page; a PNG is so many pixels `wide`.
fn picture(
    book: &Book,
    document: &Document,
    index: usize,
    format: PictureFormat,
    wide: f64,
) -> Result<Vec<u8>, Failure> {
    let (page, paper, fonts) = (document.page(index)?, &document.paper, &book.spec.fonts);
    match format {
        PictureFormat::Svg => {
            let svg = svg::render(&page, paper, fonts, TextStyle::Outlines, &document.title);
            Ok(svg.into_bytes())
        }
        PictureFormat::Png => {
            let png = png::smooth(&page, paper, fonts, wide.round() as u32, document.space);
            png.map_err(|error| {
                let report = Diagnostic::error(format!("no PNG: {error}"));
                Failure::input(vec![report.help("ask for fewer pixels to an inch")])
            })
        }
    }
}

/// How artwork is made, whatever its format.
pub(super) struct ArtworkStyle<'a> {
    /// The fonts of the page.
    pub fonts: &'a Fonts,
    /// How SVG has text.
    pub text: TextStyle,
    /// Pixels to an inch of PNG.
    pub dpi: u32,
    /// What PDF says of itself: PDF/X-1a.
    pub metadata: pdf::Metadata,
    /// What to do where a PNG would be too large.
    pub too_large: &'static str,
}

impl ArtworkStyle<'_> {
    /// Returns the only page of `document` as a file in `format`.
    ///
    /// # Errors
    /// When a font lacks a character, or a picture gets too large.
    pub(super) fn render(&self, format: Artwork, document: &Document) -> Result<Vec<u8>, Failure> {
        let fonts = self.fonts;
        if format == Artwork::Pdf {
            return pdf::render(document, fonts, &self.metadata);
        }
        let (page, paper, title) = (document.page(0)?, &document.paper, &document.title);
        match format {
            Artwork::Eps | Artwork::Pdf => Ok(eps::render(&page, paper, fonts, title).into_bytes()),
            Artwork::Svg => Ok(svg::render(&page, paper, fonts, self.text, title).into_bytes()),
            Artwork::Png => png::render(&page, paper, fonts, self.dpi).map_err(|error| {
                let report = Diagnostic::error(format!("no PNG: {error}"));
                Failure::input(vec![report.help(self.too_large)])
            }),
        }
    }
}

/// The metadata of artwork: that of the spec, as PDF/X-1a of one year or the other.
pub(super) fn metadata(spec: &BookSpec) -> pdf::Metadata {
    pdf::Metadata {
        profile: match spec.profile {
            Profile::Pdfx2001 => Profile::Pdfx2001,
            _ => Profile::Pdfx,
        },
        ..pdf::Metadata::of(spec)
    }
}

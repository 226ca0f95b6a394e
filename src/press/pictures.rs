//! Pictures of single puzzles and of pages, and the artwork formats that they share with desks.

use super::manifest::{
    MANIFEST, Manifest, ManifestFile, ManifestPuzzle, NamedFile, millimetres, record_of_book,
    zip_package,
};
use gridpress_base::fonts::Fonts;
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{Artwork, BookSpec, NoFiles, Profile};
use gridpress_engine::puzzle::Grid;
use gridpress_engine::rating::{Position, Step};
use gridpress_ground::hash::sha256;
use gridpress_ground::named::names;
use gridpress_ground::parallel;
use gridpress_ground::units::{Length, Rect};
use gridpress_layout::GridRole;
use gridpress_layout::{self as layout, Document, GridPictures, Paper, PictureSides};
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::symbols::GridView;
use gridpress_render::svg::{self, TextStyle};
use gridpress_render::{eps, idml, pdf, png};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Range of the side lengths of pictures.
pub const PICTURE_SIDES: RangeInclusive<Length> = Length::mm(10)..=Length::mm(1000);

/// An order for pictures of the puzzles of a book.
#[derive(Clone, Copy)]
pub struct PictureOrder<'a> {
    /// The formats of every picture.
    pub formats: &'a [Artwork],
    /// The numbers of the puzzles; empty for all.
    pub numbers: &'a [u32],
    /// The size of pictures.
    pub sides: PictureSides,
    /// `true` if solutions are included, as pictures and in the manifest.
    pub has_solutions: bool,
    /// The resolution of a PNG, in pixels per inch.
    pub dpi: u32,
    /// The file name of the book's lock or spec, for the manifest.
    pub source: Option<&'a str>,
    /// Called, from any thread, for each finished picture.
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

/// A picture that has not been made yet.
struct PictureJob<'b> {
    section: usize,
    puzzle: &'b BookPuzzle,
    format: Artwork,
    role: GridRole,
}

/// Returns the number of pictures in an order.
pub fn count(book: &Book, order: &PictureOrder) -> usize {
    picture_jobs(book, order).len()
}

/// Renders puzzles and their solutions, each picture exactly as large as its grid: `001.svg`, `001-solution.svg`. The
/// last file is `manifest.json`, which describes each puzzle and its files.
///
/// # Errors
/// Fails with [`Exit::Input`](gridpress_messages::diag::Exit::Input) for grids that are too small to read, for characters
/// that no font has, and for a PNG that would be too large; and like [`lay_out`](gridpress_layout::lay_out) if pictures
/// take the size of the grids in the book.
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
    let digits =
        book.puzzles().map(|puzzle| puzzle.number).max().unwrap_or_default().to_string().len();
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

/// Returns the pictures of an order, puzzle by puzzle.
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
            all.extend(formats.iter().flat_map(|&format: &Artwork| {
                roles.iter().map(move |&role| PictureJob { section, puzzle, format, role })
            }));
        }
    }
    all
}

impl PictureJob<'_> {
    /// Returns the file name, with the number padded to `digits` digits.
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

/// Returns the manifest of pictures, whose files are in the order of `pictures`.
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
        if puzzles.last().is_none_or(|last| last.puzzle.number != Some(puzzle.number)) {
            let title = book.spec.sections[section].title.as_deref();
            let puzzle = record_of_book(puzzle, &book.spec.levels, title, order.has_solutions);
            puzzles.push(ManifestPuzzle { puzzle, files: Vec::new() });
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
        puzzles,
        ..Manifest::of(Vec::new())
    }
}

/// A format of pictures of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// Pixels with smooth edges.
    Png,
    /// Outlines in the exact size of the page.
    Svg,
}

names! {
    PictureFormat {
        "png" => PictureFormat::Png,
        "svg" => PictureFormat::Svg,
    }
}

/// Width of a page on a contact sheet, in pixels.
const CONTACT_PAGE: u32 = 200;
const MAX_CONTACT_PIXELS: f64 = 8000.0;

/// An order for pictures of pages.
#[derive(Clone, Copy, Debug)]
pub struct PreviewOrder<'a> {
    /// The indices of the pages, in ascending order.
    pub pages: &'a [usize],
    /// The prefix of all file names.
    pub prefix: &'a str,
    /// The format of all files.
    pub format: PictureFormat,
    /// The resolution of pages as PNG, in pixels per inch.
    pub dpi: u32,
}

/// Renders each page of the order, followed by a contact sheet: `page-007.png`, `contact.png`. `document` is one of the
/// documents of `book`.
///
/// # Errors
/// Fails like [`Document::page`], and with [`Exit::Input`](gridpress_messages::diag::Exit::Input) for a PNG that would be
/// too large.
pub fn preview(
    book: &Book,
    document: &Document,
    order: &PreviewOrder,
) -> Result<Vec<NamedFile>, Failure> {
    let PreviewOrder { pages, prefix, format, dpi } = *order;
    let digits = document.len().to_string().len();
    let mut files = parallel::try_map(pages, |&index: &usize| {
        let number = index + 1;
        let width = document.paper.trim.width.to_pt() * f64::from(dpi) / 72.0;
        Ok::<_, Failure>(NamedFile {
            name: format!("{prefix}page-{number:0digits$}.{format}"),
            bytes: picture(book, document, index, format, width)?,
        })
    })?;
    let sheet = layout::lay_out_contact_sheet(document, pages)?;
    files.push(NamedFile {
        name: format!("{prefix}contact.{format}"),
        bytes: picture(book, &sheet, 0, format, contact_width(document, &sheet))?,
    });
    Ok(files)
}

/// Renders the page of `document` with that index as SVG, bleed included. `document` is one of the documents of `book`.
///
/// # Errors
/// Fails like [`Document::page`].
pub fn page_svg(book: &Book, document: &Document, index: usize) -> Result<String, Failure> {
    let page = document.page(index)?;
    let Paper { trim, bleed, .. } = document.paper;
    let area = Rect::new(-bleed, -bleed, trim.width + bleed * 2, trim.height + bleed * 2);
    let (fonts, title) = (&book.spec.fonts, &document.title);
    Ok(svg::render_area(&page, area, fonts, TextStyle::Outlines, title))
}

/// The spec whose typefaces and rules pictures of steps have.
const STEPS_SPEC: &str = "seed = '1'\n[[section]]\nid = 'none'\nlevel = 'easy'\ncount = 1\n";

/// Renders steps, each with its position and a title, as SVG. `givens` are heavier than other digits.
///
/// # Errors
/// If no font has a symbol of the grid.
pub fn step_svgs(
    grid: GridView,
    givens: &Grid,
    steps: &[(Position, Step)],
    titles: &[String],
) -> Result<Vec<String>, Failure> {
    let source = Source::new("the steps", STEPS_SPEC);
    let (spec, _) = BookSpec::parse(&source, &NoFiles).map_err(Failure::input)?;
    let (fonts, rules) = (&spec.fonts, spec.grid.rules);
    let document = layout::lay_out_steps(fonts, rules, grid, givens, steps)?;
    let picture = |(index, title): (usize, &String)| {
        let page = document.page(index)?;
        Ok(svg::render(&page, &document.paper, fonts, TextStyle::Outlines, title))
    };
    titles.iter().enumerate().map(picture).collect()
}

/// Returns the width of a contact sheet, in pixels.
fn contact_width(document: &Document, sheet: &Document) -> f64 {
    let [page, width, height] =
        [document.paper.trim.width, sheet.paper.trim.width, sheet.paper.trim.height]
            .map(|length| length.to_pt());
    let requested = width / page * f64::from(CONTACT_PAGE);
    requested.min(MAX_CONTACT_PIXELS).min(MAX_CONTACT_PIXELS * width / height)
}

/// Renders a page; a PNG is `wide` pixels in width.
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
        PictureFormat::Png => png::smooth(&page, paper, fonts, wide.round() as u32, document.space)
            .map_err(|error| {
                let report = Diagnostic::error(format!("cannot make a PNG: {error}"));
                Failure::input(vec![report.help("ask for fewer pixels to an inch")])
            }),
    }
}

/// Settings of artwork in all formats.
pub(super) struct ArtworkStyle<'a> {
    /// The fonts of the page.
    pub fonts: &'a Fonts,
    /// The representation of text in SVG.
    pub text: TextStyle,
    /// The resolution of PNG, in pixels per inch.
    pub dpi: u32,
    /// The metadata of PDF, which is PDF/X-1a.
    pub metadata: pdf::Metadata,
    /// The help for a PNG that would be too large.
    pub too_large: &'static str,
}

impl ArtworkStyle<'_> {
    /// Renders the only page of `document` as a file in `format`.
    ///
    /// # Errors
    /// Fails if a font lacks a character, or a picture is too large.
    pub(super) fn render(&self, format: Artwork, document: &Document) -> Result<Vec<u8>, Failure> {
        let fonts = self.fonts;
        if format == Artwork::Pdf {
            return pdf::render(document, fonts, &self.metadata);
        }
        let (page, paper, title) = (document.page(0)?, &document.paper, &document.title);
        match format {
            Artwork::Eps | Artwork::Pdf => {
                let spot = document.spot.as_ref();
                Ok(eps::render_in(&page, paper, fonts, title, spot).into_bytes())
            }
            Artwork::Idml => {
                let spot = document.spot.as_ref();
                let files = idml::render(&page, paper, fonts, title, spot);
                let files = files.into_iter().map(|(name, bytes)| NamedFile { name, bytes });
                Ok(zip_package(idml::MIMETYPE, &files.collect::<Vec<_>>()))
            }
            Artwork::Svg => Ok(svg::render(&page, paper, fonts, self.text, title).into_bytes()),
            // A bit has no colour, and a halftone of a title would be rough.
            Artwork::Png => {
                png::render(&page.in_black(), paper, fonts, self.dpi).map_err(|error| {
                    let report = Diagnostic::error(format!("cannot make a PNG: {error}"));
                    Failure::input(vec![report.help(self.too_large)])
                })
            }
        }
    }
}

/// Returns the metadata of artwork: that of the spec, with the PDF/X-1a profile of 2001 or 2003.
pub(super) fn metadata(spec: &BookSpec) -> pdf::Metadata {
    pdf::Metadata {
        profile: match spec.profile {
            Profile::Pdfx2001 => Profile::Pdfx2001,
            // Artwork is placed on pages of others, which are printed; the profile for screens would be wrong there.
            _ => Profile::Pdfx,
        },
        ..pdf::Metadata::of(spec)
    }
}

//! The puzzles of a book as pictures, one by one, for those who set their pages elsewhere.

use super::NamedFile;
use super::artwork::{self, ArtworkStyle};
use super::manifest::{MANIFEST, Manifest, ManifestFile, ManifestPuzzle, millimetres};
use gridpress_base::diag::Failure;
use gridpress_base::hash::sha256;
use gridpress_base::units::Length;
use gridpress_book::{Book, BookPuzzle};
use gridpress_engine::parallel;
use gridpress_layout::{self as layout, GridPictures, PictureSides};
use gridpress_render::svg::TextStyle;
use gridpress_spec::Artwork;
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
struct Picture<'b> {
    section: usize,
    puzzle: &'b BookPuzzle,
    format: Artwork,
    is_solution: bool,
}

/// How many pictures an order comes to.
pub fn count(book: &Book, order: &PictureOrder) -> usize {
    pictured(book, order).len()
}

/// Pictures of puzzles and of their solutions, each exactly as large as its grid, and behind them `manifest.json`, which
/// tells of each puzzle and its files: `001.svg`, `001-solution.svg`.
///
/// # Errors
/// With [`Exit::Input`](gridpress_base::diag::Exit::Input) for grids that could not be read at their size, for letters that no font
/// has, and for a PNG that would be too large; and as [`lay_out`](gridpress_layout::lay_out) where pictures are to be as large as
/// the grids of the book.
pub fn pictures(book: &Book, order: &PictureOrder) -> Result<Vec<NamedFile>, Failure> {
    let all = pictured(book, order);
    let sections: BTreeSet<usize> = all.iter().map(|picture| picture.section).collect();
    let grids = layout::pictures(book, &sections, order.sides)?;
    let style = ArtworkStyle {
        fonts: &book.spec.fonts,
        text: TextStyle::Outlines,
        dpi: order.dpi,
        metadata: artwork::metadata(&book.spec),
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
fn pictured<'b>(book: &'b Book, order: &PictureOrder) -> Vec<Picture<'b>> {
    let mut formats: Vec<Artwork> = order.formats.to_vec();
    formats.sort();
    formats.dedup();
    let roles = match order.has_solutions {
        true => &[false, true][..],
        false => &[false],
    };
    let mut all = Vec::new();
    for (section, puzzles) in book.sections.iter().enumerate() {
        let is_wanted = |puzzle: &&BookPuzzle| {
            order.numbers.is_empty() || order.numbers.contains(&puzzle.number)
        };
        for puzzle in puzzles.iter().filter(is_wanted) {
            let of_format = |&format: &Artwork| {
                roles.iter().map(move |&is_solution| Picture {
                    section,
                    puzzle,
                    format,
                    is_solution,
                })
            };
            all.extend(formats.iter().flat_map(of_format));
        }
    }
    all
}

impl Picture<'_> {
    /// The name of the file, with a number of so many digits.
    fn file_name(&self, digits: usize) -> String {
        let (number, format) = (self.puzzle.number, self.format);
        let solution = if self.is_solution { "-solution" } else { "" };
        format!("{number:0digits$}{solution}.{format}")
    }

    fn bytes(&self, grids: &GridPictures, style: &ArtworkStyle) -> Result<Vec<u8>, Failure> {
        let document = grids.document(self.section, self.puzzle, self.is_solution);
        style.render(self.format, &document?)
    }
}

/// The manifest of pictures, whose files stand in the order of `pictures`.
fn manifest(
    book: &Book,
    order: &PictureOrder,
    grids: &GridPictures,
    pictures: &[Picture],
    files: &[NamedFile],
) -> Manifest {
    let mut puzzles: Vec<ManifestPuzzle> = Vec::new();
    for (picture, file) in pictures.iter().zip(files) {
        let Picture { section, puzzle, format, is_solution } = *picture;
        if puzzles.last().map(|last| last.number) != Some(puzzle.number) {
            let title = book.spec.sections[section].title.as_deref();
            puzzles.push(ManifestPuzzle::of(puzzle, title, order.has_solutions));
        }
        let size = grids.size(section, puzzle, is_solution);
        let entry = ManifestFile {
            file: file.name.clone(),
            format: format.name(),
            solution: is_solution,
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

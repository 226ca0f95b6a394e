//! Pages as PNG, SVG, EPS and PDF, the last three painted by librsvg, Ghostscript and Poppler.

use super::grey_image::GreyImage;
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, NoFiles};
use gridpress_layout::lay_out;
use gridpress_messages::diag::Source;
use gridpress_render::svg::TextStyle;
use gridpress_render::{eps, pdf, png, svg};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Resolution in pixels per inch.
const DPI: u32 = 300;

/// A puzzle with greys, dashes, rings and discs.
const SPEC: &str = "seed = \"painters\"\n[page]\ntrim = \"5x8in\"\n[puzzle]\nmarks = \"strip\"\ndots = true\n\
    [[section]]\nid = \"a\"\nvariant = \"windoku\"\nlevel = \"easy\"\ncount = 1\n\
    [[section]]\nid = \"b\"\nvariant = \"killer\"\nlevel = \"easy\"\ncount = 1\n";

/// Runs `program` in `folder`.
fn run(folder: &Path, program: &str, arguments: &str) {
    let mut command = Command::new(program);
    let command = command.current_dir(folder).args(arguments.split(' '));
    let output = command.output().unwrap_or_else(|error| panic!("{program}: {error}"));
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && messages.is_empty(), "{program}: {messages}");
}

/// Fails if two pages differ: if more than one pixel in ten thousand is black far from any grey of the other page, or
/// white amid its black; or if one page is darker overall.
fn assert_same(ours: &GreyImage, theirs: &GreyImage, who: &str) {
    // Other programs may round up the size.
    let sizes = [(ours.width, theirs.width), (ours.height, theirs.height)];
    assert!(sizes.iter().all(|(ours, theirs)| theirs.abs_diff(*ours) <= 1), "{who}: {sizes:?}");
    let [width, height] = sizes.map(|(ours, theirs)| ours.min(theirs));
    let is_stray = |&(x, y): &(usize, usize)| match ours.greys[y * ours.width + x] {
        0 => theirs.all_around(x, y, |grey| grey > 247),
        _ => theirs.all_around(x, y, |grey| grey < 8),
    };
    let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let strays: Vec<_> = pixels.filter(is_stray).collect();
    // Other programs round the ends of dashes.
    assert!(strays.len() * 10_000 < width * height, "{who}: {} from {:?}", strays.len(), strays[0]);
    // Some programs paint thicker lines.
    let (ours, theirs) = (ours.black(), theirs.black());
    assert!((0.85..1.1).contains(&(ours / theirs)), "{who}: {ours} for {theirs}");
}

#[test]
fn other_programs_paint_the_same() {
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", SPEC), &NoFiles).unwrap();
    let book = Book::make(spec, "painters", &|_| ()).unwrap();
    let layout = lay_out(&book).unwrap();
    let (fonts, paper) = (&book.spec.fonts, layout.book.paper);
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let metadata = pdf::Metadata::of(&book.spec);
    write("page.pdf", &pdf::render(&layout.book, fonts, &metadata).unwrap());
    let mut puzzles = 0;
    for index in 0..layout.book.len() {
        let page = layout.book.page(index).unwrap();
        puzzles += page.grids.len();
        if page.grids.is_empty() {
            continue;
        }
        write("page.eps", eps::render(&page, &paper, fonts, "Page").as_bytes());
        let outlines = svg::render(&page, &paper, fonts, TextStyle::Outlines, "Page");
        write("page.svg", outlines.as_bytes());
        run(
            folder.path(),
            "gs",
            &format!(
                "-q -dSAFER -dBATCH -dNOPAUSE -dEPSCrop -dGraphicsAlphaBits=4 -dTextAlphaBits=4 -r{DPI} \
                 -sDEVICE=pgmraw -sOutputFile=eps.pgm page.eps"
            ),
        );
        let number = index + 1;
        let arguments = format!("-r {DPI} -gray -f {number} -l {number} -singlefile page.pdf pdf");
        run(folder.path(), "pdftoppm", &arguments);
        let arguments = format!("-d {DPI} -p {DPI} -b white page.svg -o svg.png");
        run(folder.path(), "rsvg-convert", &arguments);
        let ours = GreyImage::png(&png::render(&page, &paper, fonts, DPI).unwrap());
        assert_same(&ours, &GreyImage::pgm(&read("eps.pgm")), "Ghostscript");
        assert_same(&ours, &GreyImage::pgm(&read("pdf.pgm")), "Poppler");
        assert_same(&ours, &GreyImage::png(&read("svg.png")), "librsvg");
    }
    assert_eq!(puzzles, 4, "two puzzles and their answers");
}

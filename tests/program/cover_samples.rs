//! Covers to look at: designs, palettes, printers, spines and numbers of pages.

use gridpress::press::{self, BookOrder};
use gridpress_base::diag::Source;
use gridpress_base::units::Length;
use gridpress_book::Book;
use gridpress_spec::{CoverDesign, NoFiles, PaletteChoice, PaletteName, Printer, SpineText};

/// The ISBN of the book.
pub const ISBN: &str = "9783161484100";

/// A cover of the book.
#[derive(Clone, Copy)]
pub struct CoverSample {
    design: CoverDesign,
    palette: PaletteName,
    printer: &'static Printer,
    has_spine_text: bool,
    pub pages: u32,
}

/// Numbers of pages that every printer binds: at some the spine is too thin for text.
const PAGES: [u32; 3] = [76, 212, 400];

/// A book with everything that may stand on a cover.
pub fn book() -> Book {
    let spec = Source::new(
        "book.toml",
        "title = 'Night Sudoku for Everyone'\nsubtitle = 'Puzzles in all grades'\nauthor = 'Ann Nymous'\n\
         isbn = '978-3-16-148410-0'\nimprint = 'Lamp Press'\nseed = 's'\n\
         [series]\nname = 'Evenings'\nvolume = 2\n\
         [page]\ntrim = '6x9in'\nprinter = 'kdp-paperback-white'\n\
         [cover]\ndesign = 'field'\nbadges = ['Large print', 'Volume 2']\nprice = '$9.99'\n\
         blurb = \"\"\"Long evenings are short.\n\nTwo puzzles that take their time, with answers at the end, and some more \
         that need not be told here.\"\"\"\n\
         [[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2\n",
    );
    press::puzzles(&spec, &NoFiles, &BookOrder::default()).unwrap()
}

impl CoverSample {
    /// Makes the cover of `book` this one.
    pub fn apply(&self, book: &mut Book) {
        let spec = &mut book.spec;
        spec.page.printer = Some(self.printer);
        // Paper of which the printer does not publish the thickness needs one from the spec.
        let paper = self.printer.spine.as_ref().and_then(|spine| spine.paper(None));
        let is_unknown = paper.is_some_and(|paper| paper.thousand_pages.is_none());
        spec.cover.thousand_pages = is_unknown.then_some(Length::mils(2_300));
        spec.cover.design = Some(self.design);
        spec.cover.palette = Some(PaletteChoice::Named(self.palette));
        spec.cover.spine = if self.has_spine_text { SpineText::Title } else { SpineText::Bare };
    }

    /// Its name in messages and of files.
    pub fn name(&self) -> String {
        let spine = if self.has_spine_text { "spine" } else { "bare" };
        let (design, palette, printer) = (self.design, self.palette, self.printer.name);
        format!("{design}-{palette}-{printer}-{spine}-{}", self.pages)
    }
}

/// Every printer whose covers are known.
fn printers() -> Vec<&'static Printer> {
    let printers = Printer::all().iter();
    let known = |printer: &&Printer| printer.cover.is_some() && printer.spine.is_some();
    printers.filter(known).collect()
}

/// Every design in every palette at every printer, with and without text on the spine.
pub fn all() -> Vec<CoverSample> {
    let mut samples = Vec::new();
    for &(_, design) in CoverDesign::NAMES {
        for &(_, palette) in PaletteName::NAMES {
            for printer in printers() {
                for has_spine_text in [true, false] {
                    samples.push(CoverSample {
                        design,
                        palette,
                        printer,
                        has_spine_text,
                        pages: PAGES[samples.len() % PAGES.len()],
                    });
                }
            }
        }
    }
    samples
}

/// Every `step`th of all covers: with a step that shares no factor with the numbers of designs, palettes and so on, all of
/// these occur.
pub fn sample(step: usize) -> Vec<CoverSample> {
    all().into_iter().step_by(step).collect()
}

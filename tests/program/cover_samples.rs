//! Sample covers: designs, palettes, printers, spines and page counts.

use gridpress::press::{self, BookOrder};
use gridpress_book::Book;
use gridpress_bookspec::{
    CountForm, CoverDesign, Lettering, NoFiles, PaletteChoice, PaletteName, Printer, SpineText,
};
use gridpress_ground::units::Length;
use gridpress_messages::diag::Source;

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
    /// The number of the puzzle on the front, each of another kind.
    puzzle: u32,
}

/// Page counts that every printer binds; some make the spine too thin for text.
const PAGES: [u32; 3] = [76, 212, 400];

/// The kinds of the puzzles of the book, as keys of their sections.
const KINDS: [&str; 17] = [
    "",
    "variant = ['killer']",
    "variant = ['windoku']",
    "variant = ['thermo']",
    "variant = ['kropki']",
    "size = 4",
    "variant = ['jigsaw']",
    "size = 6\nvariant = ['calcudoku']",
    "grids = 'twodoku'\nper_page = 1",
    "variant = ['even-odd']",
    "size = 6\nvariant = ['skyscrapers']",
    "variant = ['arrow']",
    "variant = ['quadruple']",
    "variant = ['little-killer']",
    "variant = ['whispers']",
    "size = 16\nper_page = 1",
    "size = 6\nsymbols = 'shapes'",
];

/// Returns a book with everything that a cover can show.
pub fn book() -> Book {
    let section =
        |(at, kind)| format!("[[section]]\nid = 's{at}'\nlevel = 'easy'\ncount = 1\n{kind}\n");
    let sections: String = KINDS.iter().enumerate().map(section).collect();
    let spec = Source::new(
        "book.toml",
        "title = 'Night Sudoku for Everyone'\nsubtitle = 'Puzzles in all grades'\nauthor = 'Ann Nymous'\n\
         isbn = '978-3-16-148410-0'\nimprint = 'Lamp Press'\nseed = 's'\n\
         [series]\nname = 'Evenings'\nvolume = 2\n\
         [page]\ntrim = '6x9in'\nprinter = 'kdp-paperback-white'\n\
         [cover]\ndesign = 'field'\nbadges = ['Large print', 'Volume 2']\nprice = '$9.99'\n\
         blurb = \"\"\"Long evenings are short.\n\nTwo puzzles that take their time, with answers at the end, and some more \
         that need not be told here.\"\"\"\n"
            .to_owned()
            + &sections,
    );
    press::puzzles(&spec, &NoFiles, &BookOrder::default()).unwrap()
}

impl CoverSample {
    /// Sets the cover of `book` to this one.
    pub fn apply(&self, book: &mut Book) {
        let spec = &mut book.spec;
        spec.page.printer = Some(self.printer);
        // If the printer does not publish the thickness of its paper, the spec must contain it.
        let paper = self.printer.spine.as_ref().and_then(|spine| spine.paper(None));
        let is_unknown = paper.is_some_and(|paper| paper.thousand_pages.is_none());
        spec.cover.thousand_pages = is_unknown.then_some(Length::mils(2_300));
        spec.cover.design = Some(self.design);
        spec.cover.palette = Some(PaletteChoice::Named(self.palette));
        spec.cover.puzzle = Some(self.puzzle);
        let form = (self.puzzle + self.pages) as usize;
        spec.cover.lettering = Some(Lettering::NAMES[form % Lettering::NAMES.len()].1);
        spec.cover.count = Some([CountForm::Badge, CountForm::Large, CountForm::None][form % 3]);
        spec.cover.spine = if self.has_spine_text { SpineText::Title } else { SpineText::Bare };
    }

    /// Returns the name of the sample in messages and file names.
    pub fn name(&self) -> String {
        let spine = if self.has_spine_text { "spine" } else { "bare" };
        let (design, palette, printer) = (self.design, self.palette, self.printer.name);
        format!("{design}-{palette}-{printer}-{spine}-{}-{}", self.pages, self.puzzle)
    }
}

/// Returns every printer with known covers.
fn printers() -> Vec<&'static Printer> {
    let printers = Printer::all().iter();
    let known = |printer: &&Printer| printer.cover.is_some() && printer.spine.is_some();
    printers.filter(known).collect()
}

/// Returns every design in every palette at every printer, with and without text on the spine.
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
                        puzzle: (samples.len() % KINDS.len()) as u32 + 1,
                    });
                }
            }
        }
    }
    samples
}

/// Returns every `step`th of all covers. If `step` has no factor in common with the numbers of designs, palettes and so
/// on, all of these occur.
pub fn sample(step: usize) -> Vec<CoverSample> {
    all().into_iter().step_by(step).collect()
}

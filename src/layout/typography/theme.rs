//! The designs as measures: every size, leading and alignment of a book, derived from the size of its running
//! text.

use crate::typography::style::{Align, SMALLEST, Style};
use crate::typography::tones;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::{BookSpec, Design, Printer};
use gridpress_ground::units::Length;
use hypher::Lang;

/// Height of the room for a running head or folio, in percent of the size of running text.
const EDGE: i32 = 230;
/// The indent of paragraphs, in percent of the size of running text.
const INDENT: i32 = 130;
/// The leading of large type, in percent of its size.
const TIGHT: i32 = 118;

/// Minimum size of white type on black.
const REVERSED: Length = Length::pt(11);
/// White within the frame around a puzzle, in points.
const FRAME: i32 = 6;
/// Width of the border around a page, in thousandths of the width of the page.
const BORDER: i32 = 22;

/// The sizes, leadings and alignments of all pages of a book.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    /// The design of the book.
    pub design: Design,
    /// Tone of titles outside of sections in a book in colour; `None` in other books.
    pub tone: Option<Colour>,
    /// Alignment of titles and headings.
    pub display: Align,
    /// Running text, on the baseline grid.
    pub body: Style,
    /// Indent of a paragraph that follows another; if it is zero, an empty line separates them.
    pub indent: Length,
    /// `true` if running text is justified.
    pub justified: bool,
    /// Language whose rules hyphenate words; `None` to disable hyphenation.
    pub hyphens: Option<Lang>,
    /// Maximum measure of running text.
    pub measure: Length,
    /// Minimum size of type of candidates in diagrams.
    pub candidates: Length,
    /// Smaller sizes, for diagrams whose text would otherwise continue on the next page.
    pub smaller_candidates: [Length; 2],
    /// Text beside diagrams.
    pub commentary: Style,
    /// Text that readers look up: hints.
    pub reference: Style,
    /// The text of copyright and colophon.
    pub fine: Style,
    /// The book's title on the title page.
    pub title: Style,
    /// The subtitle on the title page.
    pub subtitle: Style,
    /// The author on the title page, and lines below the titles of sections.
    pub author: Style,
    /// The title of a page that opens a section.
    pub opener: Style,
    /// The title of a chapter.
    pub heading: Style,
    /// A heading within a chapter.
    pub subheading: Style,
    /// A line of the contents.
    pub entry: Style,
    /// The note below a line of the contents.
    pub entry_note: Style,
    /// The running head.
    pub running_head: Style,
    /// The page number.
    pub folio: Style,
    /// The height above the body for the running head; zero without one.
    pub head: Length,
    /// The height below the body for the folio; zero without one.
    pub foot: Length,
    /// Minimum and maximum size of the number above a grid.
    pub number: [Length; 2],
    /// Minimum size of the type beside the number above a grid.
    pub least_note: Length,
    /// Minimum size of type of the digits of small answers.
    pub answers: Length,
    /// Face of short text that is set apart: slanted, if the design has slanted type.
    pub slanted: FontRole,
    /// Minimum gap between grids.
    pub gap: Length,
    /// White between a puzzle and the frame around it; zero if there are no frames.
    pub frame: Length,
    /// Width of the border around pages; zero without one.
    pub border: Length,
}

/// Minimum size of candidates in large print.
const LARGE_PRINT_LEAST: Length = Length::pt(10);

impl Theme {
    pub(crate) fn new(spec: &BookSpec) -> Theme {
        let size = spec.type_spec.size;
        let of_printer = spec.page.printer.and_then(|printer| printer.type_size.as_ref());
        let smallest = of_printer.map_or(SMALLEST, |rule| rule.least.at_least(SMALLEST));
        let percent = |share: i32| size.percent(share).at_least(smallest);
        let style = |role, share| Style::new(role, percent(share));
        let design = spec.design;
        let is_large = design == Design::LargePrint;
        let answers = answer_digits(spec).at_least(smallest);
        // Large print has no small and no slanted type.
        let slanted = if is_large { FontRole::Text } else { FontRole::Italic };
        let folio = match design {
            Design::Modern | Design::Magazine => FontRole::Bold,
            Design::Classic | Design::LargePrint | Design::Gift => FontRole::Prose,
        };
        let small = |share: i32| if is_large { 100 } else { share };
        let [title, opener, heading, subheading] = match design {
            Design::Classic | Design::Gift => [340, 285, 210, 115],
            Design::Modern => [420, 340, 230, 115],
            Design::LargePrint => [240, 200, 150, 115],
            // Narrow letters seem smaller than others.
            Design::Magazine => [900, 700, 330, 165],
        };
        let edge = if is_large { size * 2 } else { size.percent(EDGE) };
        let edge_if = |is_used| if is_used { edge } else { Length::ZERO };
        Theme {
            design,
            tone: spec.colour.then_some(tones::GENERAL),
            display: match design {
                Design::Classic | Design::Gift => Align::Centre,
                Design::Modern | Design::LargePrint | Design::Magazine => Align::Left,
            },
            body: Style::new(FontRole::Prose, size).led(spec.type_spec.leading),
            indent: match design {
                Design::Classic | Design::Gift => size.percent(INDENT),
                Design::Modern | Design::LargePrint | Design::Magazine => Length::ZERO,
            },
            justified: spec.type_spec.justified,
            hyphens: patterns(spec).filter(|_| spec.type_spec.hyphenated),
            measure: spec.type_spec.measure(),
            candidates: if is_large { size } else { SMALLEST },
            smaller_candidates: if is_large {
                [answers.min(size), LARGE_PRINT_LEAST.min(size)]
            } else {
                [SMALLEST; 2]
            },
            commentary: style(FontRole::Text, small(90)),
            reference: style(FontRole::Text, small(76)),
            fine: style(FontRole::Prose, small(86)),
            title: style(FontRole::Heading, title).tight(),
            subtitle: style(slanted, 160),
            author: style(FontRole::Text, 133),
            opener: style(FontRole::Heading, opener).tight(),
            heading: style(FontRole::Heading, heading).tight(),
            subheading: style(FontRole::Heading, subheading),
            entry: style(FontRole::Text, 110),
            entry_note: style(slanted, small(86)),
            running_head: match design {
                // White on black.
                Design::Magazine => Style::new(FontRole::Heading, percent(118).at_least(REVERSED)),
                _ => style(slanted, small(86)),
            },
            folio: style(folio, small(95)),
            head: edge_if(spec.page.running_heads),
            foot: edge_if(spec.page.folios),
            number: if is_large {
                [size.percent(120), size.percent(140)]
            } else {
                [
                    Length::pt(9).max(size.percent(85)).max(smallest),
                    Length::pt(14).max(size.percent(115)),
                ]
            },
            least_note: if is_large { size } else { percent(60) },
            answers,
            slanted,
            gap: spec.grid.gap,
            frame: match design {
                // Sheets of a class are cut and folded, and have no room to spare.
                Design::Magazine if spec.worksheet.is_none() => Length::pt(FRAME),
                _ => Length::ZERO,
            },
            border: match design {
                Design::Gift => spec.page.trim.width.scale(BORDER, 1_000),
                _ => Length::ZERO,
            },
        }
    }
}

/// Returns the minimum size of type of the digits of answers: in large print, or if a printer's rules define one.
fn answer_digits(spec: &BookSpec) -> Length {
    let is_large = spec.design == Design::LargePrint;
    let own = |printer: &&Printer| is_large || spec.page.printer == Some(*printer);
    let rules = Printer::all().iter().filter(own).filter_map(|printer| printer.readers.as_ref());
    rules.map(|rules| rules.answers).max().unwrap_or_default()
}

impl Theme {
    /// Returns the style of running text that is set apart.
    pub(crate) fn aside(&self) -> Style {
        let role = match self.design {
            Design::LargePrint => FontRole::Prose,
            Design::Classic | Design::Modern | Design::Magazine | Design::Gift => {
                FontRole::Emphasis
            }
        };
        Style::new(role, self.body.size).led(self.body.leading())
    }
}

impl Style {
    /// Returns this style with the leading of large type.
    fn tight(self) -> Style {
        self.led(self.size.percent(TIGHT))
    }
}

/// Returns the hyphenation patterns of the book's language; `None` if there are none.
fn patterns(spec: &BookSpec) -> Option<Lang> {
    Lang::from_iso(*spec.words.language().as_bytes().first_chunk()?)
}

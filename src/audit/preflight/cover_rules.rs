//! A printer's rules for the PDF of a cover, and the distances of ink from its edges and folds.

use super::points;
use super::printing::{embedding, or_more, sample, sides, value_in_points};
use super::report::{DocumentRole, Finding};
use gridpress_book::Book;
use gridpress_bookspec::printer::{ColourModel, CoverChoices, PaperStock};
use gridpress_bookspec::{BookSpec, CoverDesign, Printer, Profile};
use gridpress_ground::units::{Length, Rect, Size};
use gridpress_layout::survey::{InkKind, InkMark, Ruler, TypeSample};
use gridpress_layout::{Cover, Extent};
use gridpress_messages::diag::Failure;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use gridpress_reader::PdfFacts;

/// A cover to check.
pub struct CoverSubject<'a> {
    /// The book that it wraps.
    pub book: &'a Book,
    /// The printer whose rules apply.
    pub printer: &'a Printer,
    /// The cover.
    pub cover: &'a Cover,
    /// The facts read from its PDF.
    pub facts: &'a PdfFacts,
}

/// Checks the drawing and the PDF of a cover, and lists the unconfirmed numbers that it depends on.
///
/// # Errors
/// Same as for [`Document::page`](gridpress_layout::Document::page).
pub fn check_cover(subject: &CoverSubject) -> Result<Vec<Finding>, Failure> {
    let CoverSubject { book, printer, cover, facts } = *subject;
    let mut findings = vec![size(cover.sheet, facts), fonts(facts), transparency(facts)];
    findings.extend(check_clearance(subject)?);
    let choices = cover_choices(book);
    // The plain cover is finished like the pages.
    if choices.is_in_colour {
        findings.extend(colours(printer, facts));
        findings.extend(ink(printer, facts));
        findings.extend(profile(printer, facts));
    }
    let numbers = printer.unconfirmed_of_cover(choices);
    findings.extend(numbers.iter().map(|number| Finding::unconfirmed(DocumentRole::Cover, number)));
    Ok(findings)
}

/// Returns the choices of a book that decide which of a printer's numbers its cover depends on.
pub fn cover_choices(book: &Book) -> CoverChoices<'_> {
    let BookSpec { cover, page, .. } = &book.spec;
    CoverChoices {
        trim: page.trim,
        paper: cover.paper.as_deref(),
        thousand_pages: cover.thousand_pages,
        is_in_colour: cover.design() != CoverDesign::Plain,
    }
}

/// Returns the advice for a cover whose paper thickness is unknown.
pub fn unknown_spine(printer: &Printer, paper: &PaperStock) -> Finding {
    Finding::new(
        "cover",
        DocumentRole::Cover,
        printer.source_text(
            &printer.spine.as_ref().map_or(String::new(), |spine| spine.source.clone()),
        ),
    )
    .advice()
    .measured(text!("unknown-thickness", paper = paper.name.as_str()))
    .required(text!("known-thickness"))
    .holds(false)
    .change(text!(
        "set-thickness",
        setting = TextArg::setting("cover.thousand_pages", "`thousand_pages` under [cover]")
    ))
}

/// Returns the name of the command, or the button, that makes a cover.
pub fn make_cover() -> TextArg {
    TextArg::Named { spec: "gridpress cover".to_owned(), page: "⟦make.cover⟧".to_owned() }
}

/// Returns the finding for a cover that cannot be made.
pub fn no_cover(failure: &Failure) -> Finding {
    Finding::new("cover", DocumentRole::Cover, text!("source-cover"))
        .measured(failure.reports.first().map(|report| report.message.clone()).unwrap_or_default())
        .required(text!("possible-cover"))
        .holds(false)
        .change(text!("cover-details", command = make_cover()))
}

fn size(sheet: Size, facts: &PdfFacts) -> Finding {
    let found = facts.sheet.map(|sides| {
        let [width, height] = sides.map(Length::thousandths);
        Size { width, height }
    });
    // The tolerance is larger than the rounding of coordinates in a file.
    Finding::new("cover-size", DocumentRole::Cover, text!("source-spines"))
        .measured(found.map_or_else(|| text!("no-page"), sides))
        .required(sides(sheet))
        .holds(found.is_some_and(|found| {
            let off = |a: Length, b: Length| (a - b).max(b - a) < Length::thousandths(500);
            off(found.width, sheet.width) && off(found.height, sheet.height)
        }))
        .change(text!("report-cover-size"))
}

fn fonts(facts: &PdfFacts) -> Finding {
    embedding("cover-fonts", DocumentRole::Cover, facts).change(text!("report-fonts"))
}

fn transparency(facts: &PdfFacts) -> Finding {
    Finding::new("cover-transparency", DocumentRole::Cover, text!("source-every-printer"))
        .measured(if facts.transparency { text!("some") } else { text!("none") })
        .required(text!("none"))
        .holds(!facts.transparency)
        .change(text!("report-transparency"))
}

fn colours(printer: &Printer, facts: &PdfFacts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    let expected = match rule.colours {
        ColourModel::Rgb => "DeviceRGB",
        ColourModel::Cmyk => "DeviceCMYK",
    };
    let others: Vec<&str> =
        (facts.colours.iter()).map(String::as_str).filter(|space| *space != expected).collect();
    let measured = if others.is_empty() { expected.to_owned() } else { others.join(", ") };
    let finding = Finding::of_printer("cover-colours", DocumentRole::Cover, printer, &rule.source)
        .measured(measured)
        .required(text!("only-colours", colours = expected))
        .holds(others.is_empty())
        .change(text!("report-colours"));
    Some(finding)
}

fn ink(printer: &Printer, facts: &PdfFacts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    let most = u32::from(rule.most_ink?);
    let finding = Finding::of_printer("cover-ink", DocumentRole::Cover, printer, &rule.source)
        .measured(text!("up-to-percent", percent = facts.most_ink))
        .required(text!("ink-at-most", percent = most))
        .holds(facts.most_ink <= most)
        .change(text!(
            "lighter-palette",
            setting = TextArg::setting("cover.palette", "`palette` under [cover]")
        ));
    Some(finding)
}

fn profile(printer: &Printer, facts: &PdfFacts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    if !Profile::from_name(&rule.profile).is_some_and(Profile::is_pdfx) {
        return None;
    }
    let finding = Finding::of_printer("cover-profile", DocumentRole::Cover, printer, &rule.source)
        .measured(facts.pdfx.as_deref().map_or_else(|| text!("no-pdfx"), Text::from))
        .required("PDF/X-1a")
        .holds(facts.pdfx.as_deref().is_some_and(|version| version.starts_with("PDF/X-1")))
        .change(text!("report-pdfx"));
    Some(finding)
}

/// Tolerance for rounding; finer than any press.
const HAIR: Length = Length::thousandths(50);
/// An area at least this many times as long as it is wide is a rule.
const RULE: i32 = 10;

/// Measurements of a cover.
#[derive(Default)]
struct CoverSurvey {
    /// The largest intrusion into the clear zone, and the name of the mark.
    worst: Option<(Length, Text)>,
    /// The smallest type size, and its text.
    smallest: Option<TypeSample>,
    /// The thinnest rule.
    thinnest: Option<Length>,
}

/// Checks the drawing of a cover against its printer's requirements.
///
/// # Errors
/// Same as for [`Document::page`](gridpress_layout::Document::page).
fn check_clearance(subject: &CoverSubject) -> Result<Vec<Finding>, Failure> {
    let page = subject.cover.document.page(0)?;
    let mut survey = CoverSurvey::default();
    let fonts = &subject.book.spec.fonts;
    Ruler::new(fonts).measure(&page.items, &mut |mark| survey.note(&mark, subject));
    let found = [clear(&survey, subject), type_size(&survey, subject), rules(&survey, subject)];
    Ok(found.into_iter().flatten().collect())
}

fn clear(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let sheet = subject.printer.cover.as_ref()?;
    let clear = sheet.clear?;
    let distance = TextArg::inches(clear);
    let required = match sheet.hinge.map(TextArg::inches) {
        None => text!("clear-of-edges", distance),
        Some(hinge) => text!("clear-of-edges-and-spine", distance, hinge),
    };
    let measured = match &survey.worst {
        None => text!("nothing-cut-off"),
        Some((reach, mark)) => {
            text!("reaches-edge", mark = mark.clone(), distance = TextArg::inches(*reach))
        }
    };
    let finding =
        Finding::of_printer("cover-clear", DocumentRole::Cover, subject.printer, &sheet.source)
            .measured(measured)
            .required(required)
            .holds(survey.worst.is_none())
            .change(text!("other-cover-design"));
    Some(finding)
}

fn type_size(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let rule = subject.printer.type_size.as_ref()?;
    let smallest = survey.smallest.clone()?;
    let finding =
        Finding::of_printer("cover-type", DocumentRole::Cover, subject.printer, &rule.source)
            .holds(smallest.size >= rule.least)
            .measured(sample(smallest))
            .required(or_more(points(rule.least)))
            .change(text!("less-on-cover"));
    Some(finding)
}

fn rules(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let rule = subject.printer.rules.as_ref()?;
    let thinnest = survey.thinnest?;
    let finding =
        Finding::of_printer("cover-rules", DocumentRole::Cover, subject.printer, &rule.source)
            .measured(value_in_points(thinnest))
            .required(or_more(points(rule.least)))
            .holds(thinnest + HAIR >= rule.least)
            .change(text!("less-on-cover"));
    Some(finding)
}

impl CoverSurvey {
    fn note(&mut self, mark: &InkMark, subject: &CoverSubject) {
        let safe = &subject.cover.safe;
        // The barcode has rules of its own: its digits and bars may be smaller than type and rules elsewhere.
        if reach(mark.extent, safe.barcode) <= HAIR {
            return;
        }
        let width = mark.extent.right - mark.extent.left;
        let height = mark.extent.bottom - mark.extent.top;
        let name = match mark.kind {
            InkKind::Type(run, _) => {
                // Enough to find the text on the cover without filling the line of the report.
                let text: String = run.text.chars().take(30).collect();
                if self.smallest.as_ref().is_none_or(|smallest| run.size < smallest.size) {
                    self.smallest = Some(TypeSample { size: run.size, text: text.clone() });
                }
                text!("in-quotes", text)
            }
            InkKind::Stroke(weight) => {
                self.rule(weight);
                text!("mark-line")
            }
            InkKind::Area(_) => {
                let (thin, long) = (width.min(height), width.max(height));
                // A cropped area may be cut to any width.
                if !mark.is_cropped && thin > Length::ZERO && long >= thin * RULE {
                    self.rule(thin);
                }
                text!("mark-shape")
            }
            InkKind::Picture(_) => text!("mark-picture"),
        };
        // Cropped art may end anywhere, and ink over the edge bleeds.
        let is_type = matches!(mark.kind, InkKind::Type(..));
        let is_art = mark.is_cropped || reach(mark.extent, safe.whole) > HAIR;
        if is_art && !is_type {
            return;
        }
        let reaches = safe.panels.map(|panel| reach(mark.extent, panel));
        // A mark belongs to the panel that it fits best.
        let reach = reaches.into_iter().min().unwrap_or_default();
        if reach > HAIR && self.worst.as_ref().is_none_or(|(worst, _)| reach > *worst) {
            self.worst = Some((reach, name));
        }
    }

    fn rule(&mut self, weight: Length) {
        self.thinnest = Some(self.thinnest.map_or(weight, |thinnest| thinnest.min(weight)));
    }
}

/// Returns how far `extent` reaches beyond `area`; zero or less if it lies within.
fn reach(extent: Extent, area: Rect) -> Length {
    let out = [
        area.origin.x - extent.left,
        area.origin.y - extent.top,
        extent.right - area.right(),
        extent.bottom - area.bottom(),
    ];
    out.into_iter().max().unwrap_or_default()
}

//! A printer's rules for the PDF of a cover, and the distances of ink from its edges and folds.

use super::points;
use super::report::{DocumentRole, Finding};
use crate::verify::count;
use gridpress_base::diag::Failure;
use gridpress_base::units::{Length, Rect, Size};
use gridpress_book::Book;
use gridpress_layout::survey::{InkKind, InkMark, Ruler};
use gridpress_layout::{Cover, Extent};
use gridpress_reader::PdfFacts;
use gridpress_spec::printer::{CoverChoices, CoverColours, PaperStock};
use gridpress_spec::{BookSpec, CoverDesign, Printer, Profile};

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
    let name = &paper.name;
    Finding::new(
        "cover",
        DocumentRole::Cover,
        format!("{}, {}", printer.name, printer.date),
    )
    .advice()
    .measured(format!(
        "no cover: the thickness of the paper `{name}` is unknown"
    ))
    .required("a known paper thickness, to compute the width of the spine")
    .holds(false)
    .change(
        "set `thousand_pages` under [cover] to the value in the printer's own template or calculator",
    )
}

/// Returns the finding for a cover that cannot be made.
pub fn no_cover(failure: &Failure) -> Finding {
    let text = failure.to_string();
    let first = text.lines().next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    Finding::new("cover", DocumentRole::Cover, "the printer's covers, and the texts on this cover")
        .measured(first)
        .required("a cover that can be made")
        .holds(false)
        .change("run gridpress cover for details")
}

fn size(sheet: Size, facts: &PdfFacts) -> Finding {
    let text = |size: Size| format!("{} x {}", size.width.in_inches(), size.height.in_inches());
    let found = facts.sheet.map(|sides| {
        let [width, height] = sides.map(Length::thousandths);
        Size { width, height }
    });
    // The tolerance is larger than the rounding of coordinates in a file.
    let near = |found: Size| {
        let off = |a: Length, b: Length| (a - b).max(b - a) < Length::thousandths(500);
        off(found.width, sheet.width) && off(found.height, sheet.height)
    };
    Finding::new("cover-size", DocumentRole::Cover, "the printer's table of spines and bleeds")
        .measured(found.map_or("no page".to_owned(), text))
        .required(text(sheet))
        .holds(found.is_some_and(near))
        .change("report this: gridpress makes covers of exactly that size")
}

fn fonts(facts: &PdfFacts) -> Finding {
    let loose = facts.fonts.iter().filter(|(_, is_embedded)| !is_embedded);
    let loose: Vec<&str> = loose.map(|(name, _)| name.as_str()).collect();
    let measured = if loose.is_empty() {
        format!("{} embedded", count(facts.fonts.len(), "font"))
    } else {
        format!("not embedded: {}", loose.join(", "))
    };
    Finding::new("cover-fonts", DocumentRole::Cover, "every printer")
        .measured(measured)
        .required("all fonts embedded")
        .holds(loose.is_empty())
        .change("report this: gridpress embeds all fonts that it uses")
}

fn transparency(facts: &PdfFacts) -> Finding {
    Finding::new("cover-transparency", DocumentRole::Cover, "every printer")
        .measured(if facts.transparency { "some" } else { "none" })
        .required("none")
        .holds(!facts.transparency)
        .change("report this: gridpress draws nothing transparent")
}

fn colours(printer: &Printer, facts: &PdfFacts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    let expected = match rule.colours {
        CoverColours::Rgb => "DeviceRGB",
        CoverColours::Cmyk => "DeviceCMYK",
    };
    let others: Vec<&str> =
        (facts.colours.iter()).map(String::as_str).filter(|space| *space != expected).collect();
    let measured = if others.is_empty() { expected.to_owned() } else { others.join(", ") };
    let finding = Finding::of_printer("cover-colours", DocumentRole::Cover, printer, &rule.source)
        .measured(measured)
        .required(format!("only {expected}"))
        .holds(others.is_empty())
        .change("report this: gridpress uses one colour space for the whole cover");
    Some(finding)
}

fn ink(printer: &Printer, facts: &PdfFacts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    let most = u32::from(rule.most_ink?);
    let finding = Finding::of_printer("cover-ink", DocumentRole::Cover, printer, &rule.source)
        .measured(format!("up to {} %", facts.most_ink))
        .required(format!("at most {most} % of all inks together"))
        .holds(facts.most_ink <= most)
        .change("choose a lighter palette under [cover]");
    Some(finding)
}

fn profile(printer: &Printer, facts: &PdfFacts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    if !Profile::from_name(&rule.profile).is_some_and(Profile::is_pdfx) {
        return None;
    }
    let finding = Finding::of_printer("cover-profile", DocumentRole::Cover, printer, &rule.source)
        .measured(facts.pdfx.as_deref().unwrap_or("no PDF/X"))
        .required("PDF/X-1a")
        .holds(facts.pdfx.as_deref().is_some_and(|version| version.starts_with("PDF/X-1")))
        .change("report this: gridpress writes such covers as PDF/X-1a");
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
    worst: Option<(Length, String)>,
    /// The smallest type size, and its text.
    smallest: Option<(Length, String)>,
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
    let hinge = sheet
        .hinge
        .map_or(String::new(), |hinge| format!(", and {} from the spine", hinge.in_inches()));
    let measured = match &survey.worst {
        None => "nothing that could be cut off".to_owned(),
        Some((reach, name)) => format!("{name} reaches {} into the clear zone", reach.in_inches()),
    };
    let finding =
        Finding::of_printer("cover-clear", DocumentRole::Cover, subject.printer, &sheet.source)
            .measured(measured)
            .required(format!("{} clear along the edges and folds{hinge}", clear.in_inches()))
            .holds(survey.worst.is_none())
            .change("choose another design under [cover], or shorten its texts");
    Some(finding)
}

fn type_size(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let rule = subject.printer.type_size.as_ref()?;
    let (size, text) = survey.smallest.as_ref()?;
    let finding =
        Finding::of_printer("cover-type", DocumentRole::Cover, subject.printer, &rule.source)
            .measured(format!("{} in `{text}`", points(*size)))
            .required(format!("{} or more", points(rule.least)))
            .holds(*size >= rule.least)
            .change("use fewer `samples`, another `puzzle` or another design under [cover]");
    Some(finding)
}

fn rules(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let rule = subject.printer.rules.as_ref()?;
    let thinnest = survey.thinnest?;
    let finding =
        Finding::of_printer("cover-rules", DocumentRole::Cover, subject.printer, &rule.source)
            .measured(points(thinnest))
            .required(format!("{} or more", points(rule.least)))
            .holds(thinnest + HAIR >= rule.least)
            .change("use fewer `samples`, another `puzzle` or another design under [cover]");
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
                if self.smallest.as_ref().is_none_or(|(size, _)| run.size < *size) {
                    self.smallest = Some((run.size, text.clone()));
                }
                format!("`{text}`")
            }
            InkKind::Stroke(weight) => {
                self.rule(weight);
                "a line".to_owned()
            }
            InkKind::Area(_) => {
                let (thin, long) = (width.min(height), width.max(height));
                // A cropped area may be cut to any width.
                if !mark.is_cropped && thin > Length::ZERO && long >= thin * RULE {
                    self.rule(thin);
                }
                "a shape".to_owned()
            }
            InkKind::Picture(_) => "a picture".to_owned(),
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

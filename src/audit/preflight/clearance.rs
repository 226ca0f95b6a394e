//! What lies near the edges and folds of a cover, and how fine it is.

use super::cover::CoverSubject;
use super::ink::{InkKind, InkMark, Ruler};
use super::points;
use super::report::{Finding, Which};
use gridpress_base::diag::Failure;
use gridpress_base::units::{Length, Rect};
use gridpress_layout::Extent;

/// Less than any press can hold: the rounding of places.
const HAIR: Length = Length::thousandths(50);
/// An area is a rule if it is so many times as long as it is wide.
const RULE: i32 = 10;

/// What was measured on a cover.
#[derive(Default)]
struct CoverSurvey {
    /// How far the worst mark reaches into what should be clear, and its name.
    worst: Option<(Length, String)>,
    /// The smallest type, and its text.
    smallest: Option<(Length, String)>,
    /// The thinnest rule.
    thinnest: Option<Length>,
}

/// Checks the drawing of a cover against what its printer asks for.
///
/// # Errors
/// As [`Document::page`](gridpress_layout::Document::page).
pub(super) fn check(subject: &CoverSubject) -> Result<Vec<Finding>, Failure> {
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
        Some((reach, name)) => format!("{name} reaches {} too far", reach.in_inches()),
    };
    let finding = Finding::of_printer("cover-clear", Which::Cover, subject.printer, &sheet.source)
        .measured(measured)
        .required(format!("{} clear along the edges and folds{hinge}", clear.in_inches()))
        .holds(survey.worst.is_none())
        .change("take another design under [cover], or shorter texts");
    Some(finding)
}

fn type_size(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let rule = subject.printer.type_size.as_ref()?;
    let (size, text) = survey.smallest.as_ref()?;
    let finding = Finding::of_printer("cover-type", Which::Cover, subject.printer, &rule.source)
        .measured(format!("{} in `{text}`", points(*size)))
        .required(format!("{} or more", points(rule.least)))
        .holds(*size >= rule.least)
        .change("take fewer `samples`, another `puzzle` or another design under [cover]");
    Some(finding)
}

fn rules(survey: &CoverSurvey, subject: &CoverSubject) -> Option<Finding> {
    let rule = subject.printer.rules.as_ref()?;
    let thinnest = survey.thinnest?;
    let finding = Finding::of_printer("cover-rules", Which::Cover, subject.printer, &rule.source)
        .measured(points(thinnest))
        .required(format!("{} or more", points(rule.least)))
        .holds(thinnest + HAIR >= rule.least)
        .change("take fewer `samples`, another `puzzle` or another design under [cover]");
    Some(finding)
}

impl CoverSurvey {
    fn note(&mut self, mark: &InkMark, subject: &CoverSubject) {
        let safe = &subject.cover.safe;
        if reach(mark.extent, safe.barcode) <= HAIR {
            return;
        }
        let width = mark.extent.right - mark.extent.left;
        let height = mark.extent.bottom - mark.extent.top;
        let name = match mark.kind {
            InkKind::Type(run, _) => {
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
                // Of what a window crops, any part may be left.
                if !mark.is_cropped && thin > Length::ZERO && long >= thin * RULE {
                    self.rule(thin);
                }
                "a shape".to_owned()
            }
            InkKind::Picture(_) => "a picture".to_owned(),
        };
        // Art that a window crops may end anywhere, and what runs over the edge bleeds.
        let is_type = matches!(mark.kind, InkKind::Type(..));
        let is_art = mark.is_cropped || reach(mark.extent, safe.whole) > HAIR;
        if is_art && !is_type {
            return;
        }
        let reaches = safe.panels.map(|panel| reach(mark.extent, panel));
        let reach = reaches.into_iter().min().unwrap_or_default();
        if reach > HAIR && self.worst.as_ref().is_none_or(|(worst, _)| reach > *worst) {
            self.worst = Some((reach, name));
        }
    }

    fn rule(&mut self, weight: Length) {
        self.thinnest = Some(self.thinnest.map_or(weight, |thinnest| thinnest.min(weight)));
    }
}

/// Returns how far `extent` reaches out of `area`; zero or less if it lies within.
fn reach(extent: Extent, area: Rect) -> Length {
    let out = [
        area.origin.x - extent.left,
        area.origin.y - extent.top,
        extent.right - area.right(),
        extent.bottom - area.bottom(),
    ];
    out.into_iter().max().unwrap_or_default()
}

//! What a printer asks of the PDF of a cover.

use super::clearance;
use super::report::{Finding, Which};
use crate::reader::Facts;
use gridpress_base::diag::Failure;
use gridpress_base::units::{Length, Size};
use gridpress_book::Book;
use gridpress_layout::Cover;
use gridpress_spec::printer::{CoverChoices, CoverColours, PaperStock};
use gridpress_spec::{BookSpec, CoverDesign, Printer, Profile};

/// A cover that a preflight looks at.
pub struct CoverSubject<'a> {
    /// The book around which it lies.
    pub book: &'a Book,
    /// The printer whose rules apply.
    pub printer: &'a Printer,
    /// The cover.
    pub cover: &'a Cover,
    /// The facts read in its PDF.
    pub facts: &'a Facts,
}

/// Checks a cover: its drawing and its PDF. Names the numbers that it rests on and nobody confirmed.
///
/// # Errors
/// As [`Document::page`](gridpress_layout::Document::page).
pub fn check_cover(subject: &CoverSubject) -> Result<Vec<Finding>, Failure> {
    let CoverSubject { book, printer, cover, facts } = *subject;
    let mut findings = vec![size(cover.sheet, facts), fonts(facts), transparency(facts)];
    findings.extend(clearance::check(subject)?);
    let choices = cover_choices(book);
    // The plain cover is finished as the pages are.
    if choices.is_in_colour {
        findings.extend(colours(printer, facts));
        findings.extend(ink(printer, facts));
        findings.extend(profile(printer, facts));
    }
    let numbers = printer.unconfirmed_of_cover(choices);
    findings.extend(numbers.iter().map(|number| Finding::unconfirmed(Which::Cover, number)));
    Ok(findings)
}

/// Returns the choices of a book that decide which numbers of a printer its cover rests on.
pub fn cover_choices(book: &Book) -> CoverChoices<'_> {
    let BookSpec { cover, page, .. } = &book.spec;
    CoverChoices {
        trim: page.trim,
        paper: cover.paper.as_deref(),
        thousand_pages: cover.thousand_pages,
        is_in_colour: cover.design() != CoverDesign::Plain,
    }
}

/// Returns the advice for a cover that has to wait for the thickness of its paper.
pub fn unknown_spine(printer: &Printer, paper: &PaperStock) -> Finding {
    let name = &paper.name;
    Finding::new(
        "cover",
        Which::Cover,
        format!("{}, {}", printer.name, printer.date),
    )
    .advice()
    .measured(format!(
        "no cover: the thickness of the paper `{name}` is not known"
    ))
    .required("a paper whose thickness is known, for the width of the spine")
    .holds(false)
    .change(
        "set `thousand_pages` under [cover] to what the printer's own template or calculator says",
    )
}

/// The finding for a cover that cannot be made.
pub fn no_cover(failure: &Failure) -> Finding {
    let text = failure.to_string();
    let first = text.lines().next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    Finding::new("cover", Which::Cover, "the printer's covers, and the texts on this one")
        .measured(first)
        .required("a cover that can be made")
        .holds(false)
        .change("run gridpress cover, which tells more")
}

fn size(sheet: Size, facts: &Facts) -> Finding {
    let text = |size: Size| format!("{} x {}", size.width.in_inches(), size.height.in_inches());
    let found = facts.sheet.map(|sides| {
        let [width, height] = sides.map(Length::thousandths);
        Size { width, height }
    });
    // Half a point is what places in a file are rounded to, and more.
    let near = |found: Size| {
        let off = |a: Length, b: Length| (a - b).max(b - a) < Length::thousandths(500);
        off(found.width, sheet.width) && off(found.height, sheet.height)
    };
    Finding::new("cover-size", Which::Cover, "the printer's table of spines and bleeds")
        .measured(found.map_or("no page".to_owned(), text))
        .required(text(sheet))
        .holds(found.is_some_and(near))
        .change("report this: the program makes covers of that size")
}

fn fonts(facts: &Facts) -> Finding {
    let loose = facts.fonts.iter().filter(|(_, is_embedded)| !is_embedded);
    let loose: Vec<&str> = loose.map(|(name, _)| name.as_str()).collect();
    let measured = match loose.is_empty() {
        true => format!("{} fonts embedded", facts.fonts.len()),
        false => format!("not embedded: {}", loose.join(", ")),
    };
    Finding::new("cover-fonts", Which::Cover, "every printer")
        .measured(measured)
        .required("all fonts in the file")
        .holds(loose.is_empty())
        .change("report this: the program embeds all fonts that it uses")
}

fn transparency(facts: &Facts) -> Finding {
    Finding::new("cover-transparency", Which::Cover, "every printer")
        .measured(if facts.transparency { "some" } else { "none" })
        .required("none")
        .holds(!facts.transparency)
        .change("report this: the program draws nothing transparent")
}

fn colours(printer: &Printer, facts: &Facts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    let wanted = match rule.colours {
        CoverColours::Rgb => "DeviceRGB",
        CoverColours::Cmyk => "DeviceCMYK",
    };
    let others: Vec<&str> =
        (facts.colours.iter()).map(String::as_str).filter(|space| *space != wanted).collect();
    let measured = match others.is_empty() {
        true => wanted.to_owned(),
        false => others.join(", "),
    };
    let finding = Finding::of_printer("cover-colours", Which::Cover, printer, &rule.source)
        .measured(measured)
        .required(format!("{wanted} alone"))
        .holds(others.is_empty())
        .change("report this: the program states all colours of a cover in one way");
    Some(finding)
}

fn ink(printer: &Printer, facts: &Facts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    let most = u32::from(rule.most_ink?);
    let finding = Finding::of_printer("cover-ink", Which::Cover, printer, &rule.source)
        .measured(format!("{} % at most", facts.most_ink))
        .required(format!("{most} % at most of all inks together"))
        .holds(facts.most_ink <= most)
        .change("choose a lighter palette under [cover]");
    Some(finding)
}

fn profile(printer: &Printer, facts: &Facts) -> Option<Finding> {
    let rule = printer.cover_file.as_ref()?;
    if !Profile::named(&rule.profile).is_some_and(Profile::is_pdfx) {
        return None;
    }
    let finding = Finding::of_printer("cover-profile", Which::Cover, printer, &rule.source)
        .measured(facts.pdfx.as_deref().unwrap_or("no PDF/X"))
        .required("PDF/X-1a")
        .holds(facts.pdfx.as_deref().is_some_and(|version| version.starts_with("PDF/X-1")))
        .change("report this: the program makes PDF/X-1a of such covers");
    Some(finding)
}

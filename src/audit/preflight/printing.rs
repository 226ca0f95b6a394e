//! A printer's rules for the pages and the file, and font owners' rules for embedding.

use super::{DocumentRole, Finding, MeasuredDocument, Report, Subject, points};
use gridpress_base::colour::{ColourSpace, MAX_INK};
use gridpress_base::fonts::FaceId;
use gridpress_bookspec::{MIN_CONTRAST, Printer, Profile};
use gridpress_ground::units::{Length, Size};
use gridpress_layout::GridRole;
use gridpress_layout::survey::{ContrastSample, PageSurvey, TypeSample};
use gridpress_layout::{Extent, Paper};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use gridpress_reader::PdfFacts;
use std::collections::BTreeSet;

/// Tolerance for rounding in the file; finer than any press.
const HAIR: Length = Length::thousandths(50);

/// Checks every rule of `printer` for the pages of one document, printed on the paper called `paper`.
pub(super) fn check(
    report: &mut Report,
    printer: &Printer,
    paper: Option<&str>,
    of: &MeasuredDocument,
) {
    check_size_and_count(report, printer, paper, of);
    check_margins(report, printer, of);
    check_bleed(report, printer, of);
    check_type_and_lines(report, printer, of);
    check_cells_and_ink(report, printer, of);
    check_blanks(report, printer, of);
}

fn check_size_and_count(
    report: &mut Report,
    printer: &Printer,
    paper: Option<&str>,
    of: &MeasuredDocument,
) {
    let (size, pages) = (of.document.paper.trim, of.document.len() as u32);
    if let Some(trims) = &printer.trims {
        let sizes: Vec<&str> = trims.sizes.iter().map(|known| known.text.as_str()).collect();
        let sizes = page_size(&sizes.join(", "));
        let required = match &trims.custom {
            None => text!("one-of", sizes),
            Some(custom) => {
                let [least, most] =
                    [&custom.least, &custom.most].map(|limit| page_size(&limit.text));
                text!("one-of-or-between", sizes, least, most)
            }
        };
        let setting = TextArg::setting("page.trim", "`trim` under [page]");
        let finding = Finding::of_printer("trim", of.role, printer, &trims.source)
            .measured(sides(size))
            .required(required)
            .holds(trims.offers(size))
            .change(text!("choose-size", setting));
        report.push(finding);
    }
    let Some(limits) = &printer.pages else { return };
    if let Some(range) = printer.page_range(size, paper) {
        let (least, most) = (*range.start(), *range.end());
        let required = match paper {
            None => text!("page-range", least, most),
            Some(paper) => text!("page-range-on-paper", least, most, paper),
        };
        let finding = Finding::of_printer("page-count", of.role, printer, &limits.source)
            .measured(text!("pages", count = pages))
            .required(required)
            .holds(range.contains(&pages))
            .change(if pages < least { text!("more-pages") } else { text!("fewer-pages") });
        report.push(finding);
    }
    if limits.multiple > 1 {
        let finding = Finding::of_printer("even-pages", of.role, printer, &limits.source)
            .measured(text!("pages", count = pages))
            .required(text!("multiple-of", number = limits.multiple))
            .holds(pages.is_multiple_of(limits.multiple))
            .change(text!("add-page"));
        report.push(finding);
    }
}

/// Formats page sizes of a spec, such as `6x9in, 8x10in`.
fn page_size(spec: &str) -> TextArg {
    TextArg::Named { spec: spec.to_owned(), page: spec.replace('x', " × ").replace("in", " in") }
}

/// Formats the sides of a page.
pub(super) fn sides(size: Size) -> Text {
    text!("sides", width = TextArg::inches(size.width), height = TextArg::inches(size.height))
}

/// Returns the advice to let the press set the inner margin.
pub(super) fn auto_inside() -> Text {
    let spec = "`inside` in the margins under [page]";
    text!("set-auto", setting = TextArg::setting("page.margins.inside", spec))
}

/// Formats a requirement of at least a value.
pub(super) fn or_more(least: impl Into<TextArg>) -> Text {
    Text::new("or-more", vec![("least", least.into())])
}

pub(super) fn value_in_points(length: Length) -> Text {
    text!("value", value = points(length))
}

/// Formats the size of a text with its beginning.
pub(super) fn sample(sample: TypeSample) -> Text {
    text!("size-in-text", size = points(sample.size), text = sample.text)
}

/// Returns the finding that all fonts of a file are embedded, without what to change.
pub(super) fn embedding(rule: &'static str, role: DocumentRole, facts: &PdfFacts) -> Finding {
    let missing: Vec<&str> = (facts.fonts.iter())
        .filter(|(_, is_embedded)| !is_embedded)
        .map(|(name, _)| name.as_str())
        .collect();
    let measured = if missing.is_empty() {
        text!("fonts-embedded", count = facts.fonts.len())
    } else {
        text!("fonts-not-embedded", fonts = missing.join(", "))
    };
    Finding::new(rule, role, text!("source-every-printer"))
        .measured(measured)
        .required(text!("all-fonts-embedded"))
        .holds(missing.is_empty())
}

/// Returns the distances from the edges of a page to its ink: inside, outside, top and bottom.
fn distances(index: usize, ink: Extent, paper: &Paper) -> [Length; 4] {
    let (left, right) = (ink.left, paper.trim.width - ink.right);
    // Index 0 is page 1, a right-hand page.
    let is_right = !paper.facing || index.is_multiple_of(2);
    let (inside, outside) = if is_right { (left, right) } else { (right, left) };
    [inside, outside, ink.top, paper.trim.height - ink.bottom]
}

/// Returns the smallest distance of ink from an edge, and the pages where it is less than `least`. `edges` selects the
/// [`distances`] that count.
pub(super) fn nearness(
    of: &MeasuredDocument,
    edges: std::ops::Range<usize>,
    least: Length,
) -> (Length, Vec<usize>) {
    let paper = &of.document.paper;
    let (nearest, failing) = least_of(
        of,
        // Without the tolerance, a margin of exactly the required width would fail by the rounding of inches to points.
        |distance| *distance + HAIR >= least,
        |index, sheet| distances(index, sheet.ink?, paper)[edges.clone()].iter().min().copied(),
    );
    (nearest.unwrap_or(paper.trim.width), failing)
}

fn check_margins(report: &mut Report, printer: &Printer, of: &MeasuredDocument) {
    if let Some(table) = &printer.inside {
        let pages = of.document.len();
        let least = table.least(pages);
        let (nearest, failing) = nearness(of, 0..1, least);
        let finding = Finding::of_printer("inside-margin", of.role, printer, &table.source)
            .advice_if(table.recommended)
            .measured(text!("ink-from-bind", distance = TextArg::inches(nearest)))
            .required(text!("margin-for-pages", distance = TextArg::inches(least), pages))
            .on_pages(failing)
            .change(auto_inside());
        report.push(finding);
    }
    if let Some(table) = &printer.margins {
        let least = table.least(of.document.paper.bleed);
        let (nearest, failing) = nearness(of, 1..4, least);
        let setting = TextArg::setting("page.margins", "the margins under [page]");
        let finding = Finding::of_printer("outer-margins", of.role, printer, &table.source)
            .advice_if(table.recommended)
            .measured(text!("ink-from-edge", distance = TextArg::inches(nearest)))
            .required(text!("margin-with-folios", distance = TextArg::inches(least)))
            .on_pages(failing)
            .change(text!("widen-margins", setting));
        report.push(finding);
    }
}

/// Checks the width of the bleed, and that ink over the trim extends to its edge.
fn check_bleed(report: &mut Report, printer: &Printer, of: &MeasuredDocument) {
    let Some(rule) = &printer.bleed else { return };
    let (paper, amount) = (&of.document.paper, TextArg::inches(rule.amount));
    let setting = TextArg::setting("page.bleed", "`bleed` under [page]");
    let finding = Finding::of_printer("bleed-size", of.role, printer, &rule.source)
        .measured(text!("value", value = TextArg::inches(paper.bleed)))
        .required(text!("or-none", value = amount.clone()))
        .holds(paper.bleed == Length::ZERO || paper.bleed == rule.amount)
        .change(text!("set-to", setting = setting.clone(), value = amount.clone()));
    report.push(finding);
    let (reached, short) = least_of(
        of,
        |reached| *reached + HAIR >= rule.amount,
        |index, sheet| {
            let past = sheet.bleeding.iter().flat_map(|extent| {
                let [inside, others @ ..] = distances(index, *extent, paper);
                let inside = Some(inside).filter(|_| rule.at_bind);
                inside.into_iter().chain(others).map(|distance| -distance)
            });
            past.filter(|past| *past > Length::ZERO).min()
        },
    );
    let finding = Finding::of_printer("bleed", of.role, printer, &rule.source)
        .measured(match reached {
            Some(reached) => text!("ink-over-edge", distance = TextArg::inches(reached)),
            None => text!("no-ink-over-edge"),
        })
        .required(text!("bleed-where-ink", distance = amount))
        .on_pages(short)
        .change(text!("extend-ink", setting));
    report.push(finding);
}

/// Returns the smallest value that `measure` finds on pages, by their index, and the pages where `least` is `false` for
/// it.
pub(super) fn least_of<T: Ord + Clone>(
    of: &MeasuredDocument,
    least: impl Fn(&T) -> bool,
    measure: impl Fn(usize, &PageSurvey) -> Option<T>,
) -> (Option<T>, Vec<usize>) {
    let all: Vec<(usize, T)> = (of.sheets.iter().enumerate())
        .filter_map(|(index, sheet)| Some((index, measure(index, sheet)?)))
        .collect();
    let failing = all.iter().filter(|(_, found)| !least(found)).map(|(index, _)| *index).collect();
    (all.into_iter().map(|(_, found)| found).min(), failing)
}

fn check_type_and_lines(report: &mut Report, printer: &Printer, of: &MeasuredDocument) {
    if let Some(rule) = &printer.type_size {
        let (least, failing) = least_of(
            of,
            |found: &TypeSample| found.size >= rule.least,
            |_, sheet| sheet.smallest.clone(),
        );
        let finding = Finding::of_printer("type-size", of.role, printer, &rule.source)
            .measured(least.map_or_else(|| text!("no-type"), sample))
            .required(or_more(points(rule.least)))
            .on_pages(failing)
            .change(text!("fewer-grids"));
        report.push(finding);
    }
    if let Some(rule) = &printer.rules {
        let (least, failing) =
            least_of(of, |found| *found >= rule.least, |_, sheet| sheet.thinnest);
        let setting = TextArg::setting("grid.thin", "`thin` under [grid]");
        let finding = Finding::of_printer("rule-weight", of.role, printer, &rule.source)
            .measured(least.map_or_else(|| text!("no-lines"), value_in_points))
            .required(or_more(points(rule.least)))
            .on_pages(failing)
            .change(text!("set-or-more", setting, value = points(rule.least)));
        report.push(finding);
    }
    let Some(rule) = &printer.reversed else { return };
    let (least, failing) = least_of(
        of,
        |found: &TypeSample| found.size >= rule.type_size,
        |_, sheet| sheet.smallest_white.clone(),
    );
    let finding = Finding::of_printer("reversed-type", of.role, printer, &rule.source)
        .measured(least.map_or_else(|| text!("no-white-type"), sample))
        .required(text!("or-more-white", least = points(rule.type_size)))
        .on_pages(failing)
        .change(text!("no-white-type-design"));
    report.push(finding);
    let (least, failing) =
        least_of(of, |found| *found >= rule.rule, |_, sheet| sheet.thinnest_white);
    let finding = Finding::of_printer("reversed-rules", of.role, printer, &rule.source)
        .measured(least.map_or_else(|| text!("no-white-lines"), value_in_points))
        .required(text!("or-more-white", least = points(rule.rule)))
        .on_pages(failing)
        .change(text!("no-white-lines-design"));
    report.push(finding);
}

fn check_cells_and_ink(report: &mut Report, printer: &Printer, of: &MeasuredDocument) {
    // On some presses pages become narrower.
    if let Some(rule) = &printer.shrink {
        let (least, failing) = least_of(
            of,
            |found| *found >= rule.cell,
            |_, sheet| {
                let width = i32::from(rule.width);
                sheet.least(GridRole::Puzzle, |grid| Some(grid.cell().percent(width)))
            },
        );
        let percent = u32::from(rule.width);
        let finding = Finding::of_printer("shrunk-cells", of.role, printer, &rule.source)
            .measured(
                least.map_or_else(|| text!("no-grids"), |cell| text!("wide", value = points(cell))),
            )
            .required(text!("or-more-shrunk", least = points(rule.cell), percent))
            .on_pages(failing)
            .change(text!("fewer-grids"));
        report.push(finding);
    }
    if let Some(rule) = &printer.tints {
        let least = rule.least.unwrap_or(if rule.avoid { 100 } else { 0 });
        let (lightest, failing) =
            least_of(of, |found| *found >= least, |_, sheet| Some(sheet.greys?.0));
        let finding = Finding::of_printer("tints", of.role, printer, &rule.source)
            .advice_if(rule.avoid)
            .measured(lightest.map_or_else(
                || text!("no-greys"),
                |percent| text!("percent", percent = u32::from(percent)),
            ))
            .required(if rule.avoid {
                text!("black-without-greys")
            } else {
                text!("percent-or-more", percent = u32::from(least))
            })
            .on_pages(failing)
            .change(text!("darker-grey"));
        report.push(finding);
    }
    if let Some(rule) = &printer.images {
        let least = rule.least_per_inch;
        let (fewest, failing) = least_of(of, |found| *found >= least, |_, sheet| sheet.pixels);
        let finding = Finding::of_printer("pictures", of.role, printer, &rule.source)
            .measured(fewest.map_or_else(
                || text!("no-pictures"),
                |pixels| text!("pixels-per-inch", pixels = pixels.to_string()),
            ))
            .required(or_more(least.to_string()))
            .on_pages(failing)
            .change(text!("more-pixels"));
        report.push(finding);
    }
}

fn check_blanks(report: &mut Report, printer: &Printer, of: &MeasuredDocument) {
    let Some(table) = &printer.blanks else { return };
    let indices: Vec<usize> = (0..of.sheets.len()).filter(|&at| of.sheets[at].is_blank()).collect();
    let (at_end, inside): (Vec<_>, Vec<_>) = (indices.chunk_by(|a, b| a + 1 == *b))
        .partition(|run| run.last() == Some(&(of.sheets.len() - 1)));
    if let Some(most) = table.inside {
        let most = most as usize;
        let longest = inside.iter().map(|run| run.len()).max().unwrap_or(0);
        let long = inside.into_iter().filter(|run| run.len() > most).flatten().copied();
        let finding = Finding::of_printer("blank-pages", of.role, printer, &table.source)
            .measured(text!("in-a-row", count = longest))
            .required(text!("at-most-in-a-row", count = most))
            .on_pages(long)
            .change(text!("remove-blanks"));
        report.push(finding);
    }
    let last = at_end.first().copied().unwrap_or_default();
    if let Some(most) = table.end {
        let most = most as usize;
        let finding = Finding::of_printer("blank-end", of.role, printer, &table.source)
            .measured(text!("at-end", count = last.len()))
            .required(text!("at-most-at-end", count = most))
            .on_pages(last.iter().copied().filter(|_| last.len() > most))
            .change(text!("remove-blanks-at-end"));
        report.push(finding);
    }
    if table.last {
        let measured =
            if last.is_empty() { text!("page-is-printed") } else { text!("page-is-blank") };
        let finding = Finding::of_printer("last-page", of.role, printer, &table.source)
            .advice()
            .measured(measured)
            .required(text!("blank-last-page"))
            .holds(!last.is_empty())
            .change(text!("extra-page"));
        report.push(finding);
    }
}

pub(super) fn check_file(report: &mut Report, subject: &Subject, of: &MeasuredDocument) {
    report.push(licences(subject, of));
    if let Some(printer) = subject.printer {
        profile(report, printer, subject, of);
        if let Some(facts) = of.facts {
            ink(report, printer, of, facts);
            size(report, printer, of, facts);
        }
    }
    if let Some(facts) = of.facts {
        report.push(embedded(of, facts));
        if subject.book.spec.colour {
            report.push(colours(of, facts));
            if of.document.space == ColourSpace::Cmyk {
                report.push(colour_ink(subject, of, facts));
            }
        } else {
            report.push(black(of, facts));
        }
    }
    if subject.book.spec.colour {
        report.push(contrast(of));
        if let Some(finding) = subject.printer.and_then(|printer| in_colour(printer, of)) {
            report.push(finding);
        }
    }
}

/// Checks for fonts whose owner forbids embedding.
fn licences(subject: &Subject, of: &MeasuredDocument) -> Finding {
    let fonts = &subject.book.spec.fonts;
    let faces: BTreeSet<FaceId> = of.sheets.iter().flat_map(|sheet| sheet.faces.clone()).collect();
    let forbids = |id: &FaceId| {
        let face = fonts.face(*id);
        let why = Text::from(face.forbids_embedding()?);
        Some((*id, text!("font-forbidden", font = face.file(), why)))
    };
    let forbidden: Vec<(FaceId, Text)> = faces.iter().filter_map(forbids).collect();
    let reasons = forbidden.iter().map(|(_, why)| why.clone());
    let measured =
        super::joined(reasons).unwrap_or_else(|| text!("fonts-embeddable", count = faces.len()));
    Finding::new("font-licence", of.role, text!("source-font"))
        .measured(measured)
        .required(text!("embeddable-fonts"))
        .on_pages((0..of.sheets.len()).filter(|index| {
            let faces = &of.sheets[*index].faces;
            forbidden.iter().any(|(id, _)| faces.contains(id))
        }))
        .change(text!("other-font"))
}

/// Checks for links and bookmarks that the printer does not accept, and for the recommended profile.
fn profile(report: &mut Report, printer: &Printer, subject: &Subject, of: &MeasuredDocument) {
    let Some(rule) = &printer.file else { return };
    let spec = &subject.book.spec;
    let profile = spec.profile;
    let recommended = printer.profile(spec.colour);
    let name = recommended.map(Profile::name).unwrap_or_default();
    let is_suitable = recommended == Some(profile)
        || recommended.is_some_and(Profile::is_pdfx) && profile.is_pdfx();
    let required = text!("pdf-profile", profile = name);
    let setting = TextArg::key("profile");
    let change = text!("set-profile", setting, profile = name);
    if rule.links == Some(false) {
        let (links, bookmarks) = match of.facts {
            Some(facts) => (facts.annotations, facts.bookmarks),
            // Only this profile writes links and bookmarks into the PDF.
            None if profile == Profile::Screen => {
                (of.sheets.iter().map(|sheet| sheet.links).sum(), of.document.outline.len())
            }
            None => (0, 0),
        };
        let finding = Finding::of_printer("links", of.role, printer, &rule.source)
            .measured(text!("links-and-bookmarks", links, bookmarks))
            .required(text!("no-links"))
            .holds(links == 0 && bookmarks == 0)
            .change(change.clone());
        report.push(finding);
    }
    let finding = Finding::of_printer("profile", of.role, printer, &rule.source)
        .advice()
        .measured(text!("pdf-profile", profile = profile.name()))
        .required(required)
        .holds(is_suitable)
        .change(change);
    report.push(finding);
}

fn ink(report: &mut Report, printer: &Printer, of: &MeasuredDocument, facts: &PdfFacts) {
    let Some(rule) = printer.ink.as_ref().filter(|rule| !rule.transparency) else {
        return;
    };
    let finding = Finding::of_printer("transparency", of.role, printer, &rule.source)
        .measured(if facts.transparency { text!("some") } else { text!("none") })
        .required(text!("none"))
        .holds(!facts.transparency)
        .change(text!("remove-transparent"));
    report.push(finding);
}

fn size(report: &mut Report, printer: &Printer, of: &MeasuredDocument, facts: &PdfFacts) {
    let Some(rule) = &printer.file else { return };
    let Some(most) = rule.megabytes else { return };
    let finding = Finding::of_printer("file-size", of.role, printer, &rule.source)
        .measured(text!(
            "value",
            value = TextArg::Measure(format!("{} KB", facts.bytes.div_ceil(1000)))
        ))
        .required(text!("at-most", most = TextArg::Measure(format!("{most} MB"))))
        .holds(facts.bytes <= most * 1_000_000)
        .change(text!("split-book"));
    report.push(finding);
}

fn embedded(of: &MeasuredDocument, facts: &PdfFacts) -> Finding {
    let has_type = of.sheets.iter().any(|sheet| !sheet.faces.is_empty());
    let finding = embedding("fonts-embedded", of.role, facts);
    // Faces may share a font.
    let passed = finding.passed && !(has_type && facts.fonts.is_empty());
    finding.holds(passed).change(text!("report-fonts"))
}

fn black(of: &MeasuredDocument, facts: &PdfFacts) -> Finding {
    let colours: Vec<&str> = facts.colours.iter().map(String::as_str).collect();
    let measured = if colours.is_empty() {
        text!("black-and-greys")
    } else {
        text!("black-greys-and", colours = colours.join(", "))
    };
    Finding::new("black-only", of.role, text!("source-black"))
        .measured(measured)
        .required(text!("only-black"))
        .holds(colours.is_empty())
        .change(text!("report-black"))
}

/// Checks that pages in colour have colours of one space only.
fn colours(of: &MeasuredDocument, facts: &PdfFacts) -> Finding {
    let expected = match of.document.space {
        ColourSpace::Grey | ColourSpace::Spot => "DeviceGray",
        ColourSpace::Rgb => "DeviceRGB",
        ColourSpace::Cmyk => "DeviceCMYK",
    };
    let others = facts.colours.iter().map(String::as_str).filter(|space| *space != expected);
    let others: Vec<&str> = others.collect();
    Finding::new("colours", of.role, text!("source-every-printer"))
        .measured(if others.is_empty() { expected.to_owned() } else { others.join(", ") })
        .required(text!("only-colours", colours = expected))
        .holds(others.is_empty())
        .change(text!("report-colour-pages"))
}

/// Checks the total of the inks of pages in colour.
fn colour_ink(subject: &Subject, of: &MeasuredDocument, facts: &PdfFacts) -> Finding {
    let limit = |printer: &'static Printer| {
        let file = printer.colour.as_ref()?;
        Some((printer, &file.source, file.most_ink?))
    };
    let (finding, most) = match subject.printer.and_then(limit) {
        Some((printer, source, most)) => {
            (Finding::of_printer("ink", of.role, printer, source), most)
        }
        None => (Finding::new("ink", of.role, text!("source-every-printer")), MAX_INK),
    };
    let most = u32::from(most);
    finding
        .measured(text!("up-to-percent", percent = facts.most_ink))
        .required(text!("ink-at-most", percent = most))
        .holds(facts.most_ink <= most)
        .change(text!("report-colour-pages"))
}

/// Checks that type in colour, and type on colour, is legible.
fn contrast(of: &MeasuredDocument) -> Finding {
    let least = (MIN_CONTRAST * 100.0) as u32;
    let (faintest, failing) = least_of(
        of,
        |found: &ContrastSample| found.hundredths >= least,
        |_, sheet| sheet.faintest.clone(),
    );
    let ratio = |hundredths: u32| format!("{}.{:02} : 1", hundredths / 100, hundredths % 100);
    let measured = faintest.map_or_else(
        || text!("no-type"),
        |ContrastSample { hundredths, text }| {
            text!("size-in-text", size = TextArg::Measure(ratio(hundredths)), text)
        },
    );
    Finding::new("colour-contrast", of.role, "WCAG 2.2")
        .measured(measured)
        .required(or_more(TextArg::Measure(ratio(least))))
        .on_pages(failing)
        .change(text!("report-colour-pages"))
}

/// Returns the finding for pages in colour of a printer that prints in black; `None` if `printer` prints in colour, or
/// stands for readers.
fn in_colour(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.file.as_ref().filter(|_| printer.colour.is_none())?;
    let company = |other: &&Printer| other.company() == printer.company();
    let has_colour = Printer::in_colour().any(|other| company(&other));
    let names = Printer::in_colour().filter(|other| !has_colour || company(other));
    let names: Vec<String> = names.map(|printer| format!("`{}`", printer.name)).collect();
    let finding = Finding::of_printer("colour-printing", of.role, printer, &rule.source)
        // Other companies may print in colour, too, but their rules are unknown.
        .advice_if(!has_colour)
        .measured(text!("pages-in-colour"))
        .required(text!("only-black"))
        .holds(false)
        .change(text!(
            "name-colour-printer",
            setting = TextArg::setting("page.printer", "`printer` under [page]"),
            printers = names.join(", "),
            colour = TextArg::setting("colour", "`colour`")
        ));
    Some(finding)
}

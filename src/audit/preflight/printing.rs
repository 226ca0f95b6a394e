//! A printer's rules for the pages and the file, and font owners' rules for embedding.

use super::{DocumentRole, Finding, MeasuredDocument, Report, Subject, points};
use gridpress_base::fonts::FaceId;
use gridpress_base::units::{Length, Size};
use gridpress_bookspec::{Printer, Profile};
use gridpress_layout::GridRole;
use gridpress_layout::survey::{PageSurvey, TypeSample};
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
    let found = [
        trim(printer, of),
        page_count(printer, paper, of),
        parity(printer, of),
        inside_margin(printer, of),
        other_margins(printer, of),
        bleed_size(printer, of),
        bleed(printer, of),
        type_size(printer, of),
        rule_weight(printer, of),
        reversed_type(printer, of),
        reversed_rules(printer, of),
        shrunk_cells(printer, of),
        tints(printer, of),
        pictures(printer, of),
        blanks_inside(printer, of),
        blanks_at_end(printer, of),
        last_page(printer, of),
    ];
    found.into_iter().flatten().for_each(|finding| report.push(finding));
}

fn trim(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let trims = printer.trims.as_ref()?;
    let size = of.document.paper.trim;
    let sizes: Vec<&str> = trims.sizes.iter().map(|known| known.text.as_str()).collect();
    let sizes = page_size(&sizes.join(", "));
    let required = match &trims.custom {
        None => text!("one-of", sizes),
        Some(custom) => {
            let [least, most] = [&custom.least, &custom.most].map(|limit| page_size(&limit.text));
            text!("one-of-or-between", sizes, least, most)
        }
    };
    let finding = Finding::of_printer("trim", of.role, printer, &trims.source)
        .measured(sides(size))
        .required(required)
        .holds(trims.offers(size))
        .change(text!(
            "choose-size",
            setting = TextArg::setting("page.trim", "`trim` under [page]")
        ));
    Some(finding)
}

fn page_count(printer: &Printer, paper: Option<&str>, of: &MeasuredDocument) -> Option<Finding> {
    let source = &printer.pages.as_ref()?.source;
    let range = printer.page_range(of.document.paper.trim, paper)?;
    let (pages, least, most) = (of.document.len() as u32, *range.start(), *range.end());
    let change = if pages < least { text!("more-pages") } else { text!("fewer-pages") };
    let required = match paper {
        None => text!("page-range", least, most),
        Some(paper) => text!("page-range-on-paper", least, most, paper),
    };
    let finding = Finding::of_printer("page-count", of.role, printer, source)
        .measured(text!("pages", count = pages))
        .required(required)
        .holds(range.contains(&pages))
        .change(change);
    Some(finding)
}

fn parity(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let limits = printer.pages.as_ref().filter(|limits| limits.multiple > 1)?;
    let pages = of.document.len() as u32;
    let multiple = limits.multiple;
    let finding = Finding::of_printer("even-pages", of.role, printer, &limits.source)
        .measured(text!("pages", count = pages))
        .required(text!("multiple-of", number = multiple))
        .holds(pages.is_multiple_of(multiple))
        .change(text!("add-page"));
    Some(finding)
}

/// Formats page sizes of a spec, such as `6x9in, 8x10in`.
fn page_size(spec: &str) -> TextArg {
    TextArg::Named { spec: spec.to_owned(), page: spec.replace('x', " × ").replace("in", " in") }
}

/// Formats the sides of a page.
pub(super) fn sides(size: Size) -> Text {
    text!("sides", width = TextArg::inches(size.width), height = TextArg::inches(size.height))
}

fn bleed_setting() -> TextArg {
    TextArg::setting("page.bleed", "`bleed` under [page]")
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
fn nearness(
    of: &MeasuredDocument,
    edges: std::ops::Range<usize>,
    least: Length,
) -> (Length, Vec<usize>) {
    let paper = &of.document.paper;
    let mut nearest: Option<Length> = None;
    let mut pages = Vec::new();
    for (index, sheet) in of.sheets.iter().enumerate() {
        let Some(ink) = sheet.ink else { continue };
        let here =
            distances(index, ink, paper)[edges.clone()].iter().min().copied().unwrap_or_default();
        nearest = Some(nearest.map_or(here, |nearest| nearest.min(here)));
        // Without the tolerance, a margin of exactly the required width would fail by the rounding of inches to points.
        if here + HAIR < least {
            pages.push(index);
        }
    }
    (nearest.unwrap_or(paper.trim.width), pages)
}

fn inside_margin(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let table = printer.inside.as_ref()?;
    let pages = of.document.len();
    let least = table.least(pages);
    let (nearest, failing) = nearness(of, 0..1, least);
    let finding = Finding::of_printer("inside-margin", of.role, printer, &table.source)
        .measured(text!("ink-from-bind", distance = TextArg::inches(nearest)))
        .required(text!("margin-for-pages", distance = TextArg::inches(least), pages))
        .on_pages(failing)
        .change(auto_inside());
    Some(if table.recommended { finding.advice() } else { finding })
}

fn other_margins(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let table = printer.margins.as_ref()?;
    let least = table.least(of.document.paper.bleed);
    let (nearest, failing) = nearness(of, 1..4, least);
    let finding = Finding::of_printer("outer-margins", of.role, printer, &table.source)
        .measured(text!("ink-from-edge", distance = TextArg::inches(nearest)))
        .required(text!("margin-with-folios", distance = TextArg::inches(least)))
        .on_pages(failing)
        .change(text!(
            "widen-margins",
            setting = TextArg::setting("page.margins", "the margins under [page]")
        ));
    Some(if table.recommended { finding.advice() } else { finding })
}

fn bleed_size(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.bleed.as_ref()?;
    let bleed = of.document.paper.bleed;
    let finding = Finding::of_printer("bleed-size", of.role, printer, &rule.source)
        .measured(text!("value", value = TextArg::inches(bleed)))
        .required(text!("or-none", value = TextArg::inches(rule.amount)))
        .holds(bleed == Length::ZERO || bleed == rule.amount)
        .change(text!("set-to", setting = bleed_setting(), value = TextArg::inches(rule.amount)));
    Some(finding)
}

/// Checks that ink over the trim extends to the edge of the bleed.
fn bleed(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.bleed.as_ref()?;
    let paper = &of.document.paper;
    let reach = |index: usize, extent: &Extent| {
        let past = distances(index, *extent, paper).map(|distance| -distance);
        let first = usize::from(!rule.at_bind);
        past[first..].iter().filter(|past| **past > Length::ZERO).min().copied()
    };
    let least = |(index, sheet): (usize, &PageSurvey)| {
        let reached = sheet.bleeding.iter().filter_map(|extent| reach(index, extent)).min();
        reached.map(|reached| (index, reached))
    };
    let reached: Vec<(usize, Length)> = of.sheets.iter().enumerate().filter_map(least).collect();
    let short = reached.iter().filter(|(_, reached)| *reached + HAIR < rule.amount);
    let measured = match reached.iter().map(|(_, reached)| *reached).min() {
        Some(reached) => text!("ink-over-edge", distance = TextArg::inches(reached)),
        None => text!("no-ink-over-edge"),
    };
    let finding = Finding::of_printer("bleed", of.role, printer, &rule.source)
        .measured(measured)
        .required(text!("bleed-where-ink", distance = TextArg::inches(rule.amount)))
        .on_pages(short.map(|(index, _)| *index))
        .change(text!("extend-ink", setting = bleed_setting()));
    Some(finding)
}

/// Returns the smallest value that `measure` finds on pages, and the pages where `least` is `false` for it.
pub(super) fn least_of<T: Ord + Clone>(
    of: &MeasuredDocument,
    least: impl Fn(&T) -> bool,
    measure: impl Fn(&PageSurvey) -> Option<T>,
) -> (Option<T>, Vec<usize>) {
    let all: Vec<(usize, T)> = (of.sheets.iter().enumerate())
        .filter_map(|(index, sheet)| Some((index, measure(sheet)?)))
        .collect();
    let failing = all.iter().filter(|(_, found)| !least(found)).map(|(index, _)| *index).collect();
    (all.into_iter().map(|(_, found)| found).min(), failing)
}

fn type_size(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.type_size.as_ref()?;
    let (least, failing) =
        least_of(of, |found: &TypeSample| found.size >= rule.least, |sheet| sheet.smallest.clone());
    let finding = Finding::of_printer("type-size", of.role, printer, &rule.source)
        .measured(least.map_or_else(|| text!("no-type"), sample))
        .required(or_more(points(rule.least)))
        .on_pages(failing)
        .change(text!("fewer-grids"));
    Some(finding)
}

fn rule_weight(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.rules.as_ref()?;
    let (least, failing) = least_of(of, |found| *found >= rule.least, |sheet| sheet.thinnest);
    let finding = Finding::of_printer("rule-weight", of.role, printer, &rule.source)
        .measured(least.map_or_else(|| text!("no-lines"), value_in_points))
        .required(or_more(points(rule.least)))
        .on_pages(failing)
        .change(text!(
            "set-or-more",
            setting = TextArg::setting("grid.thin", "`thin` under [grid]"),
            value = points(rule.least)
        ));
    Some(finding)
}

fn reversed_type(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.reversed.as_ref()?;
    let (least, failing) = least_of(
        of,
        |found: &TypeSample| found.size >= rule.type_size,
        |sheet| sheet.smallest_white.clone(),
    );
    let finding = Finding::of_printer("reversed-type", of.role, printer, &rule.source)
        .measured(least.map_or_else(|| text!("no-white-type"), sample))
        .required(text!("or-more-white", least = points(rule.type_size)))
        .on_pages(failing)
        .change(text!("no-white-type-design"));
    Some(finding)
}

fn reversed_rules(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.reversed.as_ref()?;
    let (least, failing) = least_of(of, |found| *found >= rule.rule, |sheet| sheet.thinnest_white);
    let finding = Finding::of_printer("reversed-rules", of.role, printer, &rule.source)
        .measured(least.map_or_else(|| text!("no-white-lines"), value_in_points))
        .required(text!("or-more-white", least = points(rule.rule)))
        .on_pages(failing)
        .change(text!("no-white-lines-design"));
    Some(finding)
}

/// Checks the width of cells on a press on which pages become narrower.
fn shrunk_cells(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.shrink.as_ref()?;
    let width = i32::from(rule.width);
    let cell =
        |sheet: &PageSurvey| sheet.least(GridRole::Puzzle, |grid| Some(grid.cell().percent(width)));
    let (least, failing) = least_of(of, |found| *found >= rule.cell, cell);
    let finding = Finding::of_printer("shrunk-cells", of.role, printer, &rule.source)
        .measured(
            least.map_or_else(|| text!("no-grids"), |cell| text!("wide", value = points(cell))),
        )
        .required(text!(
            "or-more-shrunk",
            least = points(rule.cell),
            percent = u32::from(rule.width)
        ))
        .on_pages(failing)
        .change(text!("fewer-grids"));
    Some(finding)
}

fn tints(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.tints.as_ref()?;
    let finding = Finding::of_printer("tints", of.role, printer, &rule.source);
    let least = rule.least.unwrap_or(if rule.avoid { 100 } else { 0 });
    let (lightest, failing) =
        least_of(of, |found| *found >= least, |sheet| sheet.greys.map(|(lightest, _)| lightest));
    let required = if rule.avoid {
        text!("black-without-greys")
    } else {
        text!("percent-or-more", percent = u32::from(least))
    };
    let finding = finding
        .measured(lightest.map_or_else(
            || text!("no-greys"),
            |percent| text!("percent", percent = u32::from(percent)),
        ))
        .required(required)
        .on_pages(failing)
        .change(text!("darker-grey"));
    Some(if rule.avoid { finding.advice() } else { finding })
}

fn pictures(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let rule = printer.images.as_ref()?;
    let least = rule.least_per_inch;
    let (fewest, failing) = least_of(of, |found| *found >= least, |sheet| sheet.pixels);
    let finding = Finding::of_printer("pictures", of.role, printer, &rule.source)
        .measured(fewest.map_or_else(
            || text!("no-pictures"),
            |pixels| text!("pixels-per-inch", pixels = pixels.to_string()),
        ))
        .required(or_more(least.to_string()))
        .on_pages(failing)
        .change(text!("more-pixels"));
    Some(finding)
}

/// Returns the runs of blank pages: the first index and the length of each.
fn blank_runs(of: &MeasuredDocument) -> Vec<(usize, usize)> {
    let indices: Vec<usize> = (0..of.sheets.len()).filter(|&at| of.sheets[at].is_blank()).collect();
    indices.chunk_by(|a, b| a + 1 == *b).map(|run| (run[0], run.len())).collect()
}

fn blanks_inside(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let table = printer.blanks.as_ref()?;
    let most = table.inside? as usize;
    let mut runs = blank_runs(of);
    runs.retain(|(first, length)| first + length < of.sheets.len());
    let longest = runs.iter().map(|(_, length)| *length).max().unwrap_or(0);
    let long = runs.into_iter().filter(|(_, length)| *length > most);
    let finding = Finding::of_printer("blank-pages", of.role, printer, &table.source)
        .measured(text!("in-a-row", count = longest))
        .required(text!("at-most-in-a-row", count = most))
        .on_pages(long.flat_map(|(first, length)| first..first + length))
        .change(text!("remove-blanks"));
    Some(finding)
}

fn blanks_at_end(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let table = printer.blanks.as_ref()?;
    let most = table.end? as usize;
    let last = blank_runs(of)
        .into_iter()
        .next_back()
        .filter(|(first, length)| first + length == of.sheets.len());
    let (first, length) = last.unwrap_or((0, 0));
    let failing = if length > most { first..first + length } else { 0..0 };
    let finding = Finding::of_printer("blank-end", of.role, printer, &table.source)
        .measured(text!("at-end", count = length))
        .required(text!("at-most-at-end", count = most))
        .on_pages(failing)
        .change(text!("remove-blanks-at-end"));
    Some(finding)
}

fn last_page(printer: &Printer, of: &MeasuredDocument) -> Option<Finding> {
    let table = printer.blanks.as_ref().filter(|table| table.last)?;
    let is_blank = of.sheets.last().is_some_and(PageSurvey::is_blank);
    let measured = if is_blank { text!("page-is-blank") } else { text!("page-is-printed") };
    let finding = Finding::of_printer("last-page", of.role, printer, &table.source)
        .advice()
        .measured(measured)
        .required(text!("blank-last-page"))
        .holds(is_blank)
        .change(text!("extra-page"));
    Some(finding)
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
        report.push(black(of, facts));
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
    let is_on = |index: &usize| {
        let faces = &of.sheets[*index].faces;
        forbidden.iter().any(|(id, _)| faces.contains(id))
    };
    let reasons = forbidden.iter().map(|(_, why)| why.clone());
    let measured =
        super::joined(reasons).unwrap_or_else(|| text!("fonts-embeddable", count = faces.len()));
    Finding::new("font-licence", of.role, text!("source-font"))
        .measured(measured)
        .required(text!("embeddable-fonts"))
        .on_pages((0..of.sheets.len()).filter(is_on))
        .change(text!("other-font"))
}

/// Checks for links and bookmarks that the printer does not accept, and for the recommended profile.
fn profile(report: &mut Report, printer: &Printer, subject: &Subject, of: &MeasuredDocument) {
    let Some(rule) = &printer.file else { return };
    let profile = subject.book.spec.profile;
    let recommended = Profile::from_name(&rule.profile);
    let is_suitable = recommended == Some(profile)
        || recommended.is_some_and(Profile::is_pdfx) && profile.is_pdfx();
    let required = text!("pdf-profile", profile = rule.profile.as_str());
    let setting = TextArg::setting("profile", "`profile`");
    let change = text!("set-profile", setting, profile = rule.profile.as_str());
    if rule.links == Some(false) {
        let (links, bookmarks) = match of.facts {
            Some(facts) => (facts.annotations, facts.bookmarks),
            // Only this profile writes links and bookmarks into the PDF.
            None if profile == Profile::Screen => {
                let links = of.sheets.iter().map(|sheet| sheet.links).sum();
                (links, of.document.outline.len())
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

//! The sheet and its margins.

use super::condition::PrintingCondition;
use super::printer::Printer;
use super::reader::{Entry, Reports, Table, suggest};
use super::trim::size;
use crate::diag::{Diagnostic, Place};
use crate::units::{Length, Size};
use std::ops::RangeInclusive;

/// The least width and height that margins must leave.
const LEAST_BLOCK: Length = Length::mils(1_500);
pub(super) const MARGIN: RangeInclusive<Length> = Length::ZERO..=Length::mils(10_000);

/// The margin at the bind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    /// By the number of pages.
    Auto,
    /// This much.
    Fixed(Length),
}

/// The sheet and its margins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageSpec {
    /// The size of the finished page.
    pub trim: Size,
    /// The margin at the bind: left on odd pages, right on even ones.
    pub inside: Inside,
    /// The margin away from the bind.
    pub outside: Length,
    /// The margin above.
    pub top: Length,
    /// The margin below.
    pub bottom: Length,
    /// How far the sheet reaches beyond the trim.
    pub bleed: Length,
    /// Whether pages are numbered at the foot.
    pub folios: bool,
    /// Whether they say at the head what they belong to.
    pub running_heads: bool,
    /// Whose rules hold.
    pub printer: Option<&'static Printer>,
    /// What a PDF/X file declares to be printed on.
    pub condition: PrintingCondition,
}

impl PageSpec {
    /// Whether bleed is on all sides, and not only on those that are cut.
    pub fn bleeds_at_bind(&self) -> bool {
        let asked = self.printer.and_then(|printer| printer.bleed.as_ref());
        asked.is_none_or(|bleed| bleed.at_bind)
    }

    /// The margin at the bind of a book of `pages` pages; `Auto` without a printer goes by the first printer's table.
    pub fn inside_margin(&self, pages: usize) -> Length {
        match self.inside {
            Inside::Fixed(inside) => inside,
            Inside::Auto => (self.printer.unwrap_or(&Printer::all()[0])).inside_margin(pages),
        }
    }
}

/// Reads `[page]`.
pub(super) fn page(reports: &Reports, table: Option<Table<'_>>) -> PageSpec {
    let mut page = PageSpec {
        trim: Size {
            width: Length::mils(6_000),
            height: Length::mils(9_000),
        },
        inside: Inside::Auto,
        outside: Length::mils(500),
        top: Length::mils(600),
        bottom: Length::mils(600),
        bleed: Length::ZERO,
        folios: true,
        running_heads: true,
        printer: None,
        condition: PrintingCondition::USUAL,
    };
    let Some(table) = table else { return page };
    page.printer = table.get("printer").and_then(|entry| printer(&entry));
    let condition = table.get("condition");
    let condition = condition.and_then(|entry| entry.choice());
    let wanted = || page.printer.and_then(Printer::printing_condition);
    page.condition = condition.or_else(wanted).unwrap_or(page.condition);
    let bleed = table.get("bleed");
    let bleed = bleed.and_then(|entry| entry.length(Length::ZERO..=Length::mils(1_000)));
    page.bleed = bleed.unwrap_or(page.bleed);
    let flag = |key| table.get(key).and_then(|entry| entry.boolean());
    page.folios = flag("folios").unwrap_or(page.folios);
    page.running_heads = flag("running_heads").unwrap_or(page.running_heads);
    let trim_entry = table.get("trim");
    page.trim = trim_entry
        .and_then(|entry| size(&entry))
        .unwrap_or(page.trim);
    let margins = table.table("margins");
    let span = margins.as_ref().or(Some(&table)).map(Table::span);
    read_margins(&mut page, margins);
    too_wide(reports, &page, span.map(|span| reports.place(span)));
    table.finish();
    page
}

/// The printer of that name.
fn printer(entry: &Entry<'_>) -> Option<&'static Printer> {
    let name = entry.string()?;
    let printer = Printer::named(name);
    if printer.is_none() {
        let names: Vec<&str> = Printer::all().iter().map(|known| known.name).collect();
        entry.wrong(
            format!("unknown printer `{name}`"),
            "nobody's rules go by this name",
            &suggest(name, &names),
        );
    }
    printer
}

/// Reads the margins. Those that are `"auto"`, or not set, are no narrower than the printer asks.
fn read_margins(page: &mut PageSpec, table: Option<Table<'_>>) {
    let asked = page.printer.and_then(|printer| printer.margins.as_ref());
    let least = asked.map_or(Length::ZERO, |margins| margins.least(page.bleed));
    let side = |key, usual: Length| {
        let set = table
            .as_ref()
            .and_then(|table| table.get(key))
            .and_then(|entry| margin(&entry));
        match set {
            Some(Inside::Fixed(length)) => length,
            Some(Inside::Auto) | None => usual.max(least),
        }
    };
    page.outside = side("outside", page.outside);
    page.top = side("top", page.top);
    page.bottom = side("bottom", page.bottom);
    if let Some(table) = table {
        let inside = table.get("inside").and_then(|entry| margin(&entry));
        page.inside = inside.unwrap_or(page.inside);
        table.finish();
    }
}

/// Reports margins that leave too little of the page, be the book as thick as it may.
fn too_wide(reports: &Reports, page: &PageSpec, place: Option<Place>) {
    let block = Size {
        width: page.trim.width - page.inside_margin(usize::MAX) - page.outside,
        height: page.trim.height - page.top - page.bottom,
    };
    for (left, what, whole) in [
        (block.width, "width", page.trim.width),
        (block.height, "height", page.trim.height),
    ] {
        if left < LEAST_BLOCK {
            let message = format!("the margins take the whole {what} of the page");
            let label = format!(
                "these leave {} of {}",
                left.max(Length::ZERO).in_mm(),
                whole.in_mm()
            );
            let report = Diagnostic::error(message).help(format!(
                "leave at least {} between them",
                LEAST_BLOCK.in_mm()
            ));
            reports.push(match &place {
                Some(place) => report.at(place.clone(), label),
                None => report,
            });
        }
    }
}

fn margin(entry: &Entry<'_>) -> Option<Inside> {
    if entry.is_string() && entry.string()?.eq_ignore_ascii_case("auto") {
        return Some(Inside::Auto);
    }
    entry.length_or(MARGIN, "\"auto\"").map(Inside::Fixed)
}

//! The table `[page]`: the sheet, its margins and its printer; and the notation of paper sizes.

use super::form::{choice, custom, field, flag, length, optional, required, table};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::printer::{PAPER_SIZES, Printer, named_trims, plain_size};
use super::profile::PrintingCondition;
use super::reader::{Entry, Reports, Table, suggest};
use gridpress_ground::named::names;
use gridpress_ground::units::{Length, LengthError, Size};
use gridpress_messages::TextArg;
use gridpress_messages::diag::{Diagnostic, Place, nearest};
use gridpress_messages::text;
use std::ops::RangeInclusive;
use toml::Value;

/// Minimum width and height of the text block.
const MIN_BLOCK: Length = Length::mils(1_500);
/// Valid margins, and valid gaps between grids.
pub(super) const MARGIN: RangeInclusive<Length> = Length::ZERO..=Length::mils(10_000);
/// Valid bleeds.
const BLEED: RangeInclusive<Length> = Length::ZERO..=Length::mils(1_000);
/// The `"auto"` margin away from the bind, unless the printer requires more.
const OUTSIDE: Length = Length::mils(500);
/// The `"auto"` margins above and below, unless the printer requires more.
const ENDS: Length = Length::mils(600);
/// Length by which `"auto"` margins exceed the minimum of a printer: the ink of italics and bars hangs a little over the
/// text block, and the printer's check measures ink.
const HANG: Length = Length::mils(10);
/// The default page size.
const TRIM: Size = Size { width: Length::mils(6_000), height: Length::mils(9_000) };

/// A margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Margin {
    /// The default margin. At the bind it depends on the number of pages.
    Auto,
    /// This length.
    Fixed(Length),
}

/// The back of a page of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reverse {
    /// The next page of the book.
    Printed,
    /// A blank page.
    Blank,
    /// A light pattern, which hides felt-pen ink that shows through.
    Pattern,
}

names! {
    Reverse {
        "printed" => Reverse::Printed,
        "blank" => Reverse::Blank,
        "pattern" => Reverse::Pattern,
    }
}

/// The sheet and its margins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageSpec {
    /// Size of the trimmed page, each side from 2 to 40 in.
    pub trim: Size,
    /// Margin at the bind: left on odd pages, right on even ones.
    pub inside: Margin,
    /// The margin away from the bind.
    pub outside: Length,
    /// The margin above the text block.
    pub top: Length,
    /// The margin below the text block.
    pub bottom: Length,
    /// Bleed beyond the trim, up to 1 in.
    pub bleed: Length,
    /// `true` to print page numbers at the foot.
    pub folios: bool,
    /// `true` for facing pages: left pages mirror right ones, and chapters can begin on the right.
    pub facing: bool,
    /// The back of each page of puzzles.
    pub reverse: Reverse,
    /// `true` to number the pages before the puzzles in roman numerals.
    pub roman_front: bool,
    /// `true` to print running heads.
    pub running_heads: bool,
    /// Width inside the trim of the section marks at the outer edge; `None` for no marks.
    pub edge_marks: Option<Length>,
    /// The printer whose rules apply.
    pub printer: Option<&'static Printer>,
    /// The printing condition that a PDF/X file declares.
    pub condition: PrintingCondition,
}

keys! {
    pub(super) struct PageKeys in [page] {
        trim: SpecField<Size> = field(custom(read_trim, write_trim, trim_shape)), SpecField::from_value(TRIM), "\"210x297mm\"";
        margins: SpecField<MarginKeys> = field(table()), SpecField::MISSING, "{ outside = \"0.5in\" }";
        bleed: Length = length(BLEED), Length::ZERO, "\"0.125in\"";
        condition: Option<PrintingCondition> = optional(choice()), None, "\"FOGRA52\"";
        folios: bool = flag(), true, "false";
        roman_front: bool = flag(), false, "true";
        facing: Option<bool> = optional(flag()), None, "false";
        reverse: Reverse = choice(), Reverse::Printed, "\"blank\"";
        running_heads: bool = flag(), true, "false";
        edge_marks: SpecField<bool> = field(flag()), SpecField::from_value(false), "true";
        printer: Option<&'static Printer> = optional(custom(read_printer, |printer| printer.name.into(), printer_names)), None, "\"kdp-paperback-white\"";
    }
}

keys! {
    pub(super) struct MarginKeys in [page.margins] {
        inside: Margin = margin(), Margin::Auto, "\"0.75in\"";
        outside: Margin = margin(), Margin::Auto, "\"0.5in\"";
        top: Margin = margin(), Margin::Auto, "\"15mm\"";
        bottom: Margin = margin(), Margin::Auto, "\"1.5cm\"";
    }
}

/// Width of section marks at the outer edge.
const EDGE_MARK: Length = Length::pt(12);
/// Distance of section marks from the edge of pages without bleed, as printers require.
pub const EDGE_CLEAR: Length = Length::pt(18);
/// Distance of section marks from the text.
const TEXT_CLEAR: Length = Length::pt(9);

impl PageSpec {
    /// Returns `true` if all four sides bleed, `false` if only the trimmed ones do.
    pub fn has_bleed_at_bind(&self) -> bool {
        self.printer.and_then(|printer| printer.bleed.as_ref()).is_none_or(|bleed| bleed.at_bind)
    }

    /// Returns the margin at the bind of a book of `pages` pages; without a printer, `Auto` uses the first printer's
    /// table, or, if there are no facing pages, centres the text block.
    pub fn inside_margin(&self, pages: usize) -> Length {
        match self.inside {
            Margin::Fixed(inside) => inside,
            Margin::Auto if !self.facing && self.printer.is_none() => self.outside,
            Margin::Auto => {
                let printer = self.printer.unwrap_or(&Printer::all()[0]);
                printer.inside_margin(pages).max(least(printer, self.bleed))
            }
        }
    }

    /// Returns the page as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = PageKeys {
            trim: SpecField::from_value(self.trim),
            margins: SpecField::from_value(MarginKeys {
                inside: self.inside,
                outside: Margin::Fixed(self.outside),
                top: Margin::Fixed(self.top),
                bottom: Margin::Fixed(self.bottom),
            }),
            bleed: self.bleed,
            condition: Some(self.condition),
            folios: self.folios,
            roman_front: self.roman_front,
            facing: Some(self.facing),
            reverse: self.reverse,
            running_heads: self.running_heads,
            edge_marks: SpecField::from_value(self.edge_marks.is_some()),
            printer: self.printer,
        };
        keys.write()
    }
}

/// Reads the table `[page]`.
pub(super) fn page(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> PageSpec {
    let place = table.as_ref().map(|table| cx.reports.place(table.span()));
    let reverse = table.as_ref().and_then(|table| table.get("reverse")).map(|entry| entry.place());
    let keys = PageKeys::read_whole(table, cx);
    let place = keys.margins.place.clone().or(place);
    let marks = keys.edge_marks.clone();
    let mut page = resolve(keys);
    check_margins(cx.reports, &page, place);
    if let Some(place) = reverse.filter(|_| page.reverse != Reverse::Printed && !page.facing) {
        let setting = TextArg::key("page.reverse");
        let warning = Diagnostic::warning(text!("reverse-needs-facing", setting))
            .at(place, text!("every-second-empty"));
        let setting = TextArg::setting("page.facing", "facing = true");
        cx.reports.push(warning.help(text!("leave-out-or-set", setting)));
    }
    if marks.value == Some(true) {
        page.edge_marks = edge_marks(&page);
        if page.edge_marks.is_none() {
            marks.report_error(
                cx.reports,
                text!("no-room-for-edge-marks"),
                text!(
                    "margin-and-bleed",
                    margin = TextArg::number(page.outside),
                    bleed = TextArg::number(page.bleed)
                ),
                text!("widen-margin-or-bleed", example = "margins = { outside = \"0.5in\" }"),
            );
        }
    }
    page
}

/// Returns the width of section marks; `None` if they would be too close to the text, or to the edge of a page without
/// bleed.
fn edge_marks(page: &PageSpec) -> Option<Length> {
    let clear = match page.bleed {
        Length::ZERO => EDGE_CLEAR,
        _ => Length::ZERO,
    };
    let width = (page.outside - clear - TEXT_CLEAR).min(EDGE_MARK);
    (width >= EDGE_MARK / 2).then_some(width)
}

/// Returns the smallest `"auto"` margin of a printer's pages.
fn least(printer: &Printer, bleed: Length) -> Length {
    printer.margins.as_ref().map_or(Length::ZERO, |margins| margins.least(bleed) + HANG)
}

/// Fills in the defaults of the printer. Margins that are `"auto"` or absent respect its minimum.
fn resolve(keys: PageKeys) -> PageSpec {
    let margins = keys.margins.value.unwrap_or_default();
    let rule = keys.printer.and_then(|printer| printer.margins.as_ref());
    let least = keys.printer.map_or(Length::ZERO, |printer| least(printer, keys.bleed));
    let side = |margin, default: Length, least: Length| match margin {
        Margin::Fixed(length) => length,
        Margin::Auto => default.max(least),
    };
    let top = rule.and_then(|margins| margins.top).unwrap_or(least);
    let trims = keys.printer.and_then(|printer| printer.trims.as_ref());
    let of_screen = trims.and_then(|trims| trims.default_size.as_ref());
    let trim = match (keys.trim.explicit(), of_screen) {
        (None, Some(default)) => default.size,
        (set, _) => set.copied().unwrap_or(TRIM),
    };
    let is_screen = keys.printer.is_some_and(|printer| printer.screen.is_some());
    let of_printer = || keys.printer.and_then(Printer::printing_condition);
    PageSpec {
        trim,
        inside: margins.inside,
        outside: side(margins.outside, OUTSIDE, least),
        top: side(margins.top, ENDS, top.max(least)),
        bottom: side(margins.bottom, ENDS, least),
        bleed: keys.bleed,
        folios: keys.folios,
        roman_front: keys.roman_front,
        facing: keys.facing.unwrap_or(!is_screen),
        reverse: keys.reverse,
        running_heads: keys.running_heads,
        edge_marks: None,
        printer: keys.printer,
        condition: keys.condition.or_else(of_printer).unwrap_or(PrintingCondition::DEFAULT),
    }
}

/// Reads the name of a printer.
fn read_printer(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<&'static Printer> {
    let name = entry.string()?;
    let printer = Printer::named(name);
    if printer.is_none() {
        let names: Vec<&str> = Printer::all().iter().map(|known| known.name).collect();
        entry.report_error(
            text!("unknown-printer", name),
            text!("unknown-printer-name"),
            suggest(name, &names),
        );
    }
    printer
}

fn printer_names() -> ValueShape {
    ValueShape::Choice(Printer::all().iter().map(|known| known.name).collect())
}

/// Reports margins that leave too small a text block in a book of any thickness.
fn check_margins(reports: &Reports, page: &PageSpec, place: Option<Place>) {
    let block = Size {
        width: page.trim.width - page.inside_margin(usize::MAX) - page.outside,
        height: page.trim.height - page.top - page.bottom,
    };
    for (left, message, whole) in [
        (block.width, text!("margins-too-wide"), page.trim.width),
        (block.height, text!("margins-too-high"), page.trim.height),
    ] {
        if left < MIN_BLOCK {
            let left = TextArg::mm(left.max(Length::ZERO));
            let label = text!("margins-leave", left, whole = TextArg::mm(whole));
            let report = Diagnostic::error(message)
                .help(text!("leave-between-margins", least = TextArg::mm(MIN_BLOCK)));
            reports.push(report.maybe_at(place.clone(), label));
        }
    }
}

/// Returns the form of a length or `"auto"`.
fn margin() -> super::form::CustomForm<Margin> {
    custom(
        |entry, _| {
            if entry.is_string() && entry.string()?.eq_ignore_ascii_case("auto") {
                return Some(Margin::Auto);
            }
            entry.length_or(MARGIN, "\"auto\"").map(Margin::Fixed)
        },
        |margin| match margin {
            Margin::Auto => Value::from("auto"),
            Margin::Fixed(length) => Value::from(length.to_string()),
        },
        || ValueShape::Either(vec![ValueShape::Choice(vec!["auto"]), ValueShape::Length(MARGIN)]),
    )
}

/// Valid sides of pages.
const TRIM_SIDES: RangeInclusive<Length> = Length::mils(2_000)..=Length::mils(40_000);
/// Returns every name of a paper size.
fn trim_names() -> Vec<String> {
    let named = PAPER_SIZES.iter().map(|(name, _)| (*name).to_owned());
    named.chain(named_trims().map(|(name, _)| name)).collect()
}

/// Parses a size by name (`a5`, `kdp-6x9`), or as two lengths (`6x9in`, `210x297mm`, `210mmx297mm`).
///
/// # Errors
/// `None` for text that looks like neither; the error in a length for text that looks like two lengths.
fn parse_trim(text: &str) -> Result<Size, Option<LengthError>> {
    let name = text.trim().to_ascii_lowercase();
    named_trims()
        .find(|(known, _)| *known == name)
        .map_or_else(|| plain_size(text), |(_, size)| Ok(size))
}

keys! {
    /// A paper size as a table of its sides.
    pub(super) struct SizeKeys in { width, height } {
        width: SpecField<Length> = required(length(TRIM_SIDES), SIZE_HELP), SpecField::MISSING, "\"152mm\"";
        height: SpecField<Length> = required(length(TRIM_SIDES), SIZE_HELP), SpecField::MISSING, "\"229mm\"";
    }
}

/// Help for a table that lacks a side.
const SIZE_HELP: &str = "as in { width = \"152mm\", height = \"229mm\" }";

/// Reads a paper size: a name, two lengths, or a table of two lengths.
pub(super) fn read_trim(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Size> {
    if entry.is_table() {
        let SizeKeys { width, height } = SizeKeys::read_whole(Some(entry.table()?), cx);
        return Some(Size { width: width.value?, height: height.value? });
    }
    let text = entry.string()?;
    let size = parse_trim(text).map_err(|error| report_unreadable(entry, text, error)).ok()?;
    if TRIM_SIDES.contains(&size.width) && TRIM_SIDES.contains(&size.height) {
        return Some(size);
    }
    let label = text!("sides", width = TextArg::mm(size.width), height = TextArg::mm(size.height));
    entry.report_error(text!("paper-out-of-range"), label, text!("sides-of-paper"));
    None
}

/// Reports a text that is not a size.
fn report_unreadable(entry: &Entry<'_>, text: &str, error: Option<LengthError>) {
    if let Some(error) = error {
        let message = text!("not-a-paper-size", setting = entry.setting(), value = text);
        return entry.report_error(message, error, text!("both-sides-with-unit"));
    }
    let names = trim_names();
    let near = nearest(text, names.iter().map(String::as_str));
    let help = match near {
        Some(name) => text!("did-you-mean", name),
        None => text!("name-or-two-sides"),
    };
    entry.report_error(
        text!("unknown-paper-size", value = text),
        text!("expected-name-or-sides"),
        help,
    );
}

/// Writes a size as a table of its sides.
pub(super) fn write_trim(size: &Size) -> Value {
    let keys = SizeKeys {
        width: SpecField::from_value(size.width),
        height: SpecField::from_value(size.height),
    };
    Value::Table(keys.write())
}

/// Returns the shape of paper sizes.
pub(super) fn trim_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Text, ValueShape::Table(SizeKeys::TABLE)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_in_every_spelling() {
        let six_by_nine = Size { width: Length::mils(6_000), height: Length::mils(9_000) };
        for text in ["6x9in", "6inx9in", "6 x 9 in", "kdp-6x9", "KDP-6x9", "432ptx648pt"] {
            assert_eq!(parse_trim(text), Ok(six_by_nine), "{text}");
        }
        assert_eq!(parse_trim("210x297mm"), parse_trim("a4"));
        assert_eq!(parse_trim("21x29.7cm"), parse_trim("A4"));
    }

    #[test]
    fn rejects_invalid_sizes() {
        assert_eq!(parse_trim("a55"), Err(None));
        assert_eq!(parse_trim("6x9"), Err(Some(LengthError::NoUnit)));
        assert_eq!(parse_trim("6x9px"), Err(Some(LengthError::Unit("px".into()))));
        assert_eq!(parse_trim("-6xin"), Err(Some(LengthError::Number)));
    }
}

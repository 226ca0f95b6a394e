//! The table `[imposition]`: several pages on a sheet of paper.

use super::form::{choice, custom, field, flag, length, required, whole};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::page::{read_trim, trim_shape, write_trim};
use super::reader::{Entry, Reports, Table};
use gridpress_ground::named::names;
use gridpress_ground::units::{Length, Size};
use gridpress_messages::{TextArg, text};
use std::ops::RangeInclusive;

/// The arrangement of pages on sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imposition {
    /// Order of the pages on the sheets.
    pub scheme: Scheme,
    /// Size of the sheet, either way up; `None` for the smallest sheet that holds the pages, or A4 or letter for `nup`.
    pub sheet: Option<Size>,
    /// `true` to draw fold, cut and page lines.
    pub marks: bool,
}

/// The order of the pages on sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Two pages on each side of double-sided sheets that are nested, folded and stapled.
    Booklet {
        /// Pages of a signature, which is folded together: a multiple of 4 from 4 to 400; `None` for a single
        /// signature.
        signature: Option<u32>,
        /// The thickness of a sheet, up to 1 mm, by which each inner sheet sticks out further.
        creep: Length,
    },
    /// From 2 to 32 pages on each side of a sheet, in reading order.
    Nup(u32),
    /// Facing pages side by side.
    Spread,
}

impl Scheme {
    fn kind(&self) -> SchemeKind {
        match self {
            Scheme::Booklet { .. } => SchemeKind::Booklet,
            Scheme::Nup(_) => SchemeKind::Nup,
            Scheme::Spread => SchemeKind::Spread,
        }
    }

    /// Returns the name of the scheme: `booklet`, `nup` or `spread`.
    pub fn name(&self) -> &'static str {
        self.kind().name()
    }

    /// A booklet of a single signature, without creep.
    pub const BOOKLET: Scheme = Scheme::Booklet { signature: None, creep: Length::ZERO };
}

impl From<Scheme> for Imposition {
    /// Creates an imposition with marks on the default sheet.
    fn from(scheme: Scheme) -> Imposition {
        Imposition { scheme, sheet: None, marks: true }
    }
}

/// A kind of imposition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SchemeKind {
    Booklet,
    Nup,
    Spread,
}

names! {
    SchemeKind {
        "booklet" => SchemeKind::Booklet,
        "nup" => SchemeKind::Nup,
        "spread" => SchemeKind::Spread,
    }
}

/// Valid numbers of pages on a side of a sheet of `nup`.
pub const NUP: RangeInclusive<u32> = 2..=32;
/// Valid numbers of pages in a signature.
const SIGNATURE: RangeInclusive<u32> = 4..=400;
/// Valid thicknesses of a sheet.
const CREEP: RangeInclusive<Length> = Length::ZERO..=Length::mm(1);

keys! {
    pub(super) struct ImpositionKeys in [imposition] {
        kind: SpecField<SchemeKind> = required(choice(), "one of \"booklet\", \"nup\", \"spread\""), SpecField::MISSING, "\"booklet\"";
        signature: SpecField<u32> = field(custom(read_signature, |&pages| pages.into(), || ValueShape::Whole(SIGNATURE))), SpecField::MISSING, "16";
        creep: SpecField<Length> = field(length(CREEP)), SpecField::MISSING, "\"0.1mm\"";
        pages: SpecField<u32> = field(whole(NUP)), SpecField::MISSING, "4";
        sheet: SpecField<Size> = field(custom(read_trim, write_trim, trim_shape)), SpecField::MISSING, "\"a3\"";
        marks: bool = flag(), true, "false";
    }
}

/// Reads the table for pages of the size `trim`.
pub(super) fn read(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    trim: Size,
) -> Option<Imposition> {
    let keys = ImpositionKeys::read_whole(Some(table?), cx);
    let reports = cx.reports;
    if keys.kind.value != Some(SchemeKind::Nup) {
        check_holds_two(reports, &keys.sheet, trim);
    }
    let kind = keys.kind.value?;
    check_belongs(reports, &keys.signature, "signature", kind, SchemeKind::Booklet);
    check_belongs(reports, &keys.creep, "creep", kind, SchemeKind::Booklet);
    check_belongs(reports, &keys.pages, "pages", kind, SchemeKind::Nup);
    Some(Imposition {
        scheme: match kind {
            SchemeKind::Booklet => Scheme::Booklet {
                signature: keys.signature.value,
                creep: keys.creep.value.unwrap_or_default(),
            },
            SchemeKind::Nup => Scheme::Nup(keys.pages.value.unwrap_or(2)),
            SchemeKind::Spread => Scheme::Spread,
        },
        sheet: keys.sheet.value,
        marks: keys.marks,
    })
}

/// Reports a sheet that does not hold two pages side by side.
fn check_holds_two(reports: &Reports, sheet: &SpecField<Size>, trim: Size) {
    let two = Size { width: trim.width * 2, height: trim.height };
    if sheet.value.is_some_and(|sheet| sheet.turned_to_hold(two).is_none()) {
        let [width, height] = [two.width, two.height].map(TextArg::mm);
        let setting = TextArg::setting("imposition.kind", "kind = \"nup\"");
        sheet.report_error(
            reports,
            text!("sheet-too-small"),
            text!("they-are-of-size", width, height),
            text!("larger-sheet", setting),
        );
    }
}

fn read_signature(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<u32> {
    let pages = entry.whole(SIGNATURE)?;
    if pages % 4 != 0 {
        entry.report_error(
            text!("signature-of", pages),
            text!("four-to-a-sheet"),
            text!("multiples-of-four"),
        );
        return None;
    }
    Some(pages)
}

/// Reports a key of another kind of imposition.
fn check_belongs<T>(
    reports: &Reports,
    value: &SpecField<T>,
    key: &str,
    kind: SchemeKind,
    of: SchemeKind,
) {
    if kind != of {
        let setting = TextArg::key(&format!("imposition.{key}"));
        value.report_error(
            reports,
            text!("has-no-effect", setting),
            text!("only-with", setting = format!("kind = \"{}\"", of.name())),
            text!("leave-out"),
        );
    }
}

impl Imposition {
    /// Returns the imposition as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let mut keys = ImpositionKeys {
            kind: SpecField::from_value(self.scheme.kind()),
            signature: SpecField::MISSING,
            creep: SpecField::MISSING,
            pages: SpecField::MISSING,
            sheet: SpecField { value: self.sheet, place: None },
            marks: self.marks,
        };
        match self.scheme {
            Scheme::Booklet { signature, creep } => {
                keys.signature.value = signature;
                keys.creep.value = Some(creep);
            }
            Scheme::Nup(pages) => keys.pages.value = Some(pages),
            Scheme::Spread => {}
        }
        keys.write()
    }
}

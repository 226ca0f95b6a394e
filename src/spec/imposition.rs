//! The table `[imposition]`: how pages share sheets of paper.

use super::reader::{Entry, Table};
use super::trim::size;
use crate::named::Named;
use crate::units::{Length, Size};
use std::ops::RangeInclusive;

/// How the pages of a book share sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imposition {
    /// In which order, and what for.
    pub scheme: Scheme,
    /// The sheet, either way up; `None` is one that the pages fill, or for `nup` A4 or letter.
    pub sheet: Option<Size>,
    /// Whether lines show where to fold and cut, and where pages end.
    pub marks: bool,
}

/// What a book is imposed for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Two pages on each side of sheets that are printed on both, nested, folded and stapled.
    Booklet {
        /// Pages of a signature: what is folded together. `None` takes the whole book as one.
        signature: Option<u32>,
        /// The thickness of a sheet, by which each inner one sticks out further.
        creep: Length,
    },
    /// So many pages in reading order.
    Nup(u32),
    /// Facing pages side by side.
    Spread,
}

impl Scheme {
    /// The name of its kind: `booklet`, `nup` or `spread`.
    pub fn name(&self) -> &'static str {
        let kind = match self {
            Scheme::Booklet { .. } => Name::Booklet,
            Scheme::Nup(_) => Name::Nup,
            Scheme::Spread => Name::Spread,
        };
        kind.name()
    }

    /// Pages folded one by one into a booklet.
    pub const BOOKLET: Scheme = Scheme::Booklet {
        signature: None,
        creep: Length::ZERO,
    };
}

impl From<Scheme> for Imposition {
    /// With marks, on the usual sheet.
    fn from(scheme: Scheme) -> Imposition {
        Imposition {
            scheme,
            sheet: None,
            marks: true,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    Booklet,
    Nup,
    Spread,
}

impl Named for Name {
    const NAMES: &'static [(&'static str, Name)] = &[
        ("booklet", Name::Booklet),
        ("nup", Name::Nup),
        ("spread", Name::Spread),
    ];
}

/// Pages on a sheet of `nup`.
pub const NUP: RangeInclusive<u32> = 2..=32;
/// Pages of a signature; more sheets than that no fold holds.
const SIGNATURE: RangeInclusive<u32> = 4..=400;
/// Thicknesses of a sheet.
const CREEP: RangeInclusive<Length> = Length::ZERO..=Length::mm(1);

/// Reads the table, for pages of that size.
pub(super) fn read(table: Option<Table<'_>>, trim: Size) -> Option<Imposition> {
    let table = table?;
    let kind = table.need("kind", "one of \"booklet\", \"nup\", \"spread\"");
    let name = kind.and_then(|entry| entry.choice());
    let sheet = table.get("sheet").and_then(|entry| match name {
        Some(Name::Nup) => size(&entry),
        _ => sheet(&entry, trim),
    });
    let marks = table.get("marks").and_then(|entry| entry.boolean());
    let of = |key, kind| {
        let entry = table.get(key)?;
        if name.is_some_and(|name| name != kind) {
            foreign(&entry, key, kind);
            return None;
        }
        Some(entry)
    };
    let signature = of("signature", Name::Booklet).and_then(|entry| signature(&entry));
    let creep = of("creep", Name::Booklet).and_then(|entry| entry.length(CREEP));
    let pages = of("pages", Name::Nup).and_then(|entry| entry.whole(NUP));
    table.finish();
    let scheme = match name? {
        Name::Booklet => Scheme::Booklet {
            signature,
            creep: creep.unwrap_or_default(),
        },
        Name::Nup => Scheme::Nup(pages.unwrap_or(2)),
        Name::Spread => Scheme::Spread,
    };
    Some(Imposition {
        scheme,
        sheet,
        marks: marks.unwrap_or(true),
    })
}

/// A sheet that holds two pages side by side.
fn sheet(entry: &Entry<'_>, trim: Size) -> Option<Size> {
    let sheet = size(entry)?;
    let two = Size {
        width: trim.width * 2,
        height: trim.height,
    };
    if sheet.holding(two).is_none() {
        let (width, height) = (two.width.in_mm(), two.height.in_mm());
        entry.wrong(
            "the sheet is too small for two pages side by side",
            format!("they are {width} wide and {height} high"),
            "take a larger sheet or a smaller trim; kind = \"nup\" scales pages to the sheet",
        );
        return None;
    }
    Some(sheet)
}

fn signature(entry: &Entry<'_>) -> Option<u32> {
    let pages = entry.whole(SIGNATURE)?;
    if pages % 4 != 0 {
        entry.wrong(
            format!("a signature of {pages} pages"),
            "a folded sheet has four",
            "write 4, 8, 12, 16 and so on; left out, the whole book is one",
        );
        return None;
    }
    Some(pages)
}

/// Reports a key that another kind of imposition has.
fn foreign(entry: &Entry<'_>, key: &str, kind: Name) {
    let kind = kind.name();
    entry.wrong(
        format!("`{key}` has no meaning here"),
        format!("only kind = \"{kind}\" has it"),
        "leave it out",
    );
}

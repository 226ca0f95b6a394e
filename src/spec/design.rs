//! How a book looks: one of three designs, and what a spec changes of it.

use super::page::MARGIN;
use super::reader::{Entry, Reports, Table};
use super::validate::{RULE, family};
use super::{Files, Rules};
use crate::diag::{Diagnostic, Place};
use crate::fonts::{Families, Family, FamilyError, Figures, Fonts};
use crate::units::Length;
use std::ops::RangeInclusive;

/// The look of a book, from its title page to its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Design {
    /// A serif, centred headings, justified paragraphs.
    Classic,
    /// A sans serif, headings on the left, open paragraphs.
    Modern,
    /// Large type for tired eyes, one face throughout, no italics.
    LargePrint,
}

impl Design {
    /// Every design by name.
    pub const NAMES: &[(&str, Design)] = &[
        ("classic", Design::Classic),
        ("modern", Design::Modern),
        ("large-print", Design::LargePrint),
    ];

    /// The families of text and headings, and of digits.
    fn families(self) -> [&'static str; 2] {
        match self {
            Design::Classic => ["Source Serif 4", "Source Sans 3"],
            Design::Modern => ["Source Sans 3", "Source Sans 3"],
            Design::LargePrint => ["Atkinson Hyperlegible", "Atkinson Hyperlegible"],
        }
    }

    /// How it sets running text.
    fn type_spec(self) -> TypeSpec {
        let (size, leading) = match self {
            Design::Classic => (10_500, 14_000),
            Design::Modern => (10_000, 14_000),
            Design::LargePrint => (16_000, 22_000),
        };
        TypeSpec {
            size: Length::thousandths(size),
            leading: Length::thousandths(leading),
            justified: self == Design::Classic,
            hyphenated: self == Design::Classic,
        }
    }

    /// How it draws grids.
    fn grid_spec(self) -> GridSpec {
        let is_large = self == Design::LargePrint;
        let (thin, thick) = if is_large {
            (1_000, 3_000)
        } else {
            (750, 2_000)
        };
        GridSpec {
            rules: Rules {
                thin: Length::thousandths(thin),
                thick: Length::thousandths(thick),
            },
            rules_place: None,
            tint: if is_large { 16 } else { 14 },
            tinted_boxes: false,
            gap: Length::pt(if is_large { 18 } else { 14 }),
        }
    }
}

/// How running text is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSpec {
    /// Its size; other sizes go by it.
    pub size: Length,
    /// From one baseline to the next: the step of the baseline grid.
    pub leading: Length,
    /// Whether lines end on the same edge.
    pub justified: bool,
    /// Whether words are divided.
    pub hyphenated: bool,
}

/// How grids are drawn.
#[derive(Clone, Debug)]
pub struct GridSpec {
    /// Rule weights.
    pub rules: Rules,
    /// Where the spec sets them, if it does.
    pub rules_place: Option<Place>,
    /// The lightest grey of shaded cells, in percent of black.
    pub tint: u8,
    /// Whether every other box is shaded.
    pub tinted_boxes: bool,
    /// The least room between grids.
    pub gap: Length,
}

/// Sizes of running text.
const SIZE: RangeInclusive<Length> = Length::pt(7)..=Length::pt(28);

/// Reads `[type]`; the families with their faces are `None` when one cannot be used.
pub(super) fn type_spec(
    reports: &Reports,
    design: Design,
    table: Option<Table<'_>>,
    files: &dyn Files,
) -> (TypeSpec, Option<(Families, Fonts)>) {
    let mut spec = design.type_spec();
    let [text, digits] = design.families().map(Family::Bundled);
    let mut chosen = Chosen {
        families: [Some(text), None, Some(digits)],
        places: [const { None }; 3],
        figures: match design {
            Design::Classic => Figures::OldStyle,
            Design::Modern | Design::LargePrint => Figures::Lining,
        },
    };
    if let Some(table) = table {
        chosen.read(&table, files);
        size_and_leading(&table, &mut spec);
        let flag = |key, default| {
            let entry = table.get(key);
            entry.and_then(|entry| entry.boolean()).unwrap_or(default)
        };
        spec.justified = flag("justify", spec.justified);
        spec.hyphenated = flag("hyphenate", spec.hyphenated);
        table.finish();
    }
    (spec, chosen.faces(reports))
}

/// A leading alone or a size alone brings the other along.
fn size_and_leading(table: &Table<'_>, spec: &mut TypeSpec) {
    if let Some(size) = table.get("size").and_then(|entry| entry.length(SIZE)) {
        spec.leading = size.scale(4, 3);
        spec.size = size;
    }
    if let Some(entry) = table.get("leading") {
        let least = spec.size;
        if let Some(leading) = entry.length(least..=least * 2) {
            spec.leading = leading;
        }
    }
}

/// Families as the spec names them: text, headings, digits.
struct Chosen {
    families: [Option<Family>; 3],
    places: [Option<Place>; 3],
    figures: Figures,
}

impl Chosen {
    fn read(&mut self, table: &Table<'_>, files: &dyn Files) {
        for (index, key) in ["text", "headings", "digits"].into_iter().enumerate() {
            if let Some(entry) = table.get(key) {
                self.families[index] = family(&entry, files);
                self.places[index] = Some(entry.place());
                if index == 1 && self.families[1].is_none() {
                    // Reported already; no second report for want of it.
                    self.families[1] = Some(Family::Bundled("Source Serif 4"));
                }
            }
        }
        let figures = table.get("figures");
        if let Some(figures) = figures.and_then(|entry| entry.choice(Figures::NAMES)) {
            self.figures = figures;
        }
    }

    /// The faces, or a report for each family that cannot be used.
    fn faces(self, reports: &Reports) -> Option<(Families, Fonts)> {
        let [text, headings, digits] = self.families;
        let headings = headings.or_else(|| text.clone());
        let sound = Family::Bundled("Source Serif 4");
        let mut usable = true;
        // Each family is tried by itself, so that each bad one gets a report.
        for (index, family) in [&text, &headings, &digits].into_iter().enumerate() {
            let Some(family) = family else { continue };
            if index == 1 && self.places[1].is_none() {
                continue;
            }
            let mut trial = [&sound; 3];
            trial[index] = family;
            if let Err(error) = Fonts::new(&families(trial, self.figures)) {
                usable = false;
                reports.push(unusable(&error, self.places[index].as_ref()));
            }
        }
        let families = families([&text?, &headings?, &digits?], self.figures);
        let fonts = Fonts::new(&families).ok().filter(|_| usable)?;
        Some((families, fonts))
    }
}

fn families([text, headings, digits]: [&Family; 3], figures: Figures) -> Families {
    Families {
        text: text.clone(),
        headings: headings.clone(),
        digits: digits.clone(),
        figures,
    }
}

fn unusable(error: &FamilyError, place: Option<&Place>) -> Diagnostic {
    let FamilyError { file, error } = error;
    let report = Diagnostic::error(format!("the font `{file}` cannot be used: it is {error}"))
        .help("take a .ttf or .otf file, or a bundled family");
    match place {
        Some(place) => report.at(place.clone(), "this font"),
        None => report,
    }
}

/// Reads `[grid]`.
pub(super) fn grid_spec(reports: &Reports, design: Design, table: Option<Table<'_>>) -> GridSpec {
    let mut grid = design.grid_spec();
    let Some(table) = table else { return grid };
    grid.rules_place = Some(reports.place(table.span()));
    rules(&table, &mut grid.rules);
    if let Some(tint) = table.get("tint").and_then(|entry| entry.whole(10..=40)) {
        grid.tint = tint as u8;
    }
    if let Some(tinted) = table
        .get("tinted_boxes")
        .and_then(|entry: Entry<'_>| entry.boolean())
    {
        grid.tinted_boxes = tinted;
    }
    if let Some(gap) = table.get("gap").and_then(|entry| entry.length(MARGIN)) {
        grid.gap = gap;
    }
    table.finish();
    grid
}

fn rules(table: &Table<'_>, rules: &mut Rules) {
    let thin = table.get("thin").and_then(|entry| entry.length(RULE));
    let thick_entry = table.get("thick");
    let thick = thick_entry.as_ref().and_then(|entry| entry.length(RULE));
    *rules = Rules {
        thin: thin.unwrap_or(rules.thin),
        thick: thick.unwrap_or(rules.thick.at_least(thin.unwrap_or_default())),
    };
    if let Some(entry) = thick_entry.filter(|_| rules.thick < rules.thin) {
        let label = format!("thinner than `thin`, which is {}", rules.thin);
        entry.wrong(
            "the box rules are thinner than the cell rules",
            label,
            "make `thick` two or three times `thin`",
        );
    }
}

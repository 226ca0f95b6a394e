//! The table `[type]`: families of type, and how running text is set.

use super::files::Files;
use super::reader::{Entry, Reports, Table, list};
use crate::diag::{Diagnostic, Place, nearest};
use crate::fonts::{Families, Family, FamilyError, Figures, FontFile, Fonts, bundled_names};
use crate::units::Length;
use std::ops::RangeInclusive;
use std::sync::Arc;

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

impl TypeSpec {
    /// The longest line of running text.
    pub fn measure(&self) -> Length {
        self.size * 38
    }
}

/// Sizes of running text.
const SIZE: RangeInclusive<Length> = Length::pt(7)..=Length::pt(28);

/// What stands in for keys of `[type]` that a spec leaves out.
pub(super) struct UsualType {
    /// The families of text and headings, and of digits.
    pub families: [&'static str; 2],
    pub figures: Figures,
    pub spec: TypeSpec,
}

/// Reads `[type]`; the families with their faces are `None` when one cannot be used.
pub(super) fn read(
    reports: &Reports,
    usual: UsualType,
    table: Option<Table<'_>>,
    files: &dyn Files,
) -> (TypeSpec, Option<(Families, Fonts)>) {
    let mut spec = usual.spec;
    let [text, digits] = usual.families.map(Family::Bundled);
    let mut chosen = Chosen {
        families: [Some(text), None, Some(digits)],
        places: [const { None }; 3],
        figures: usual.figures,
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
        if let Some(figures) = figures.and_then(|entry| entry.choice()) {
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

/// A family by name, a path to one font for all styles, or a table of three paths.
fn family(entry: &Entry<'_>, files: &dyn Files) -> Option<Family> {
    if entry.is_table() {
        let table = entry.table()?;
        let regular = table
            .need("regular", "italic and bold fall back on it")
            .and_then(|e| font_file(&e, files));
        let style = |key| match table.get(key) {
            Some(entry) => font_file(&entry, files),
            None => regular.clone(),
        };
        let (italic, bold) = (style("italic"), style("bold"));
        table.finish();
        return Some(Family::Files([regular?, italic?, bold?]));
    }
    let name = entry.string()?;
    if let Some(family) = Family::bundled(name) {
        return Some(family);
    }
    let lower = name.to_ascii_lowercase();
    let is_path = name.contains(['/', '\\'])
        || [".ttf", ".otf", ".ttc", ".woff", ".woff2"]
            .iter()
            .any(|end| lower.ends_with(end));
    if !is_path {
        let known: Vec<&str> = bundled_names().collect();
        let help = nearest(name, bundled_names()).map(|name| format!("did you mean `{name}`?"));
        entry.wrong(
            format!("unknown font family `{name}`"),
            format!(
                "expected one of {}, or a path to a .ttf or .otf file",
                list(&known)
            ),
            &help.unwrap_or_default(),
        );
        return None;
    }
    let file = font_file(entry, files)?;
    Some(Family::Files([file.clone(), file.clone(), file]))
}

fn font_file(entry: &Entry<'_>, files: &dyn Files) -> Option<FontFile> {
    let path = entry.line()?;
    match files.read(&path) {
        Ok(bytes) => Some(FontFile {
            path,
            bytes: Arc::new(bytes),
        }),
        Err(why) => {
            entry.wrong(
                format!("cannot read the font `{}`", files.name(&path)),
                why,
                "paths start at the spec's folder",
            );
            None
        }
    }
}

//! The table `[type]`: families of type, and how running text is set.

use super::form::{CustomForm, choice, custom, field, flag, length, optional, required};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::reader::{Entry, Reports, Table, list};
use gridpress_base::diag::{Diagnostic, Place, nearest};
use gridpress_base::fonts::{
    FigureStyle, FontFamilies, FontFamily, FontFile, FontFileError, Fonts, bundled_names,
};
use gridpress_base::units::Length;
use std::ops::RangeInclusive;
use std::sync::Arc;
use toml::Value;

/// How running text is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSpec {
    /// The size of running text, from 7 to 28 pt; other sizes go by it.
    pub size: Length,
    /// From one baseline to the next, once to twice the size: the step of the baseline grid.
    pub leading: Length,
    /// Whether lines are set to the full measure, so that they end on one edge.
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

/// The sizes that running text may have.
const SIZE: RangeInclusive<Length> = Length::pt(7)..=Length::pt(28);
/// Every leading that can be written; which are right depends on the size.
pub(super) const LEADING: RangeInclusive<Length> =
    Length::thousandths(i32::MIN)..=Length::thousandths(i32::MAX);

keys! {
    pub(super) struct TypeKeys in [type] {
        /// The family of running text: a bundled one by its name, the path of a font, or paths by style.
        text: SpecField<FontFamily> = field(family()), SpecField::MISSING, "\"Atkinson Hyperlegible\"";
        /// The family of titles and headings, in its bold face; left out, that of the text.
        headings: SpecField<FontFamily> = field(family()), SpecField::MISSING, "\"Source Sans 3\"";
        /// The family of the digits in grids.
        digits: SpecField<FontFamily> = field(family()), SpecField::MISSING, "\"Source Serif 4\"";
        /// The figures of running text; left out, the design says.
        figures: Option<FigureStyle> = optional(choice()), None, "\"old-style\"";
        /// The size of running text, by which other sizes go; left out, the design says.
        size: Option<Length> = optional(length(SIZE)), None, "\"11pt\"";
        /// From one baseline to the next, once to twice the size; left out, four thirds of `size`, or what the design says.
        leading: SpecField<Length> = field(length(LEADING)), SpecField::MISSING, "\"15pt\"";
        /// Lines end on the same edge; left out, the design says.
        justify: Option<bool> = optional(flag()), None, "false";
        /// Words are divided, by the rules of the book's language; left out, the design says.
        hyphenate: Option<bool> = optional(flag()), None, "true";
    }
}

keys! {
    pub(super) struct FamilyKeys in { regular, italic, bold } {
        /// The path of the regular font.
        regular: SpecField<FontFile> = required(font(), "italic and bold fall back on it"), SpecField::MISSING, "\"a.ttf\"";
        /// The path of the italic font; left out, the regular one.
        italic: SpecField<FontFile> = field(font()), SpecField::MISSING, "\"b.ttf\"";
        /// The path of the bold font; left out, the regular one.
        bold: SpecField<FontFile> = field(font()), SpecField::MISSING, "\"c.ttf\"";
    }
}

/// The values of the keys of `[type]` that a spec leaves out.
pub(super) struct DefaultType {
    /// The families of text and headings, and of digits.
    pub families: [&'static str; 2],
    pub figures: FigureStyle,
    pub spec: TypeSpec,
}

/// Reads `[type]`; the families with their faces are `None` when one cannot be used.
pub(super) fn read(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    default: &DefaultType,
) -> (TypeSpec, Option<(FontFamilies, Fonts)>) {
    let keys = TypeKeys::read_whole(table, cx);
    (type_spec(&keys, cx.reports, default.spec), faces(&keys, cx.reports, default))
}

/// How running text is set. A leading alone or a size alone brings the other along.
fn type_spec(keys: &TypeKeys, reports: &Reports, default: TypeSpec) -> TypeSpec {
    let size = keys.size.unwrap_or(default.size);
    let with_size = keys.size.map_or(default.leading, |size| size.scale(4, 3));
    let range = size..=size * 2;
    let leading = keys.leading.value.unwrap_or(with_size);
    if keys.leading.is_present() && !range.contains(&leading) {
        let written = keys.leading.place.as_ref().map(text_at);
        keys.leading.report_error(
            reports,
            &format!("`leading` in {} is {}", TypeKeys::TABLE, written.unwrap_or_default()),
            &format!("expected {} to {}", range.start().in_mm(), range.end().in_mm()),
            "",
        );
    }
    TypeSpec {
        size,
        leading,
        justified: keys.justify.unwrap_or(default.justified),
        hyphenated: keys.hyphenate.unwrap_or(default.hyphenated),
    }
}

/// The text at `place`, without its quotes.
fn text_at(place: &Place) -> &str {
    let text = place.source.text.get(place.span.clone());
    text.unwrap_or_default().trim_matches(['"', '\''])
}

/// The families with their faces, or a report for each family that cannot be used.
fn faces(
    keys: &TypeKeys,
    reports: &Reports,
    default: &DefaultType,
) -> Option<(FontFamilies, Fonts)> {
    let [text, digits] = default.families.map(FontFamily::Bundled);
    let named = [&keys.text, &keys.headings, &keys.digits];
    // All of them are tried, so that each bad one gets a report.
    let bad = (0..named.len()).filter(|&index| !is_usable(named, index, reports));
    let is_usable = bad.count() == 0;
    let text = chosen(&keys.text, text)?;
    let families = FontFamilies {
        headings: chosen(&keys.headings, text.clone()).unwrap_or_else(|| text.clone()),
        text,
        digits: chosen(&keys.digits, digits)?,
        figures: keys.figures.unwrap_or(default.figures),
    };
    let fonts = Fonts::new(&families).ok().filter(|_| is_usable)?;
    if !fonts.has_heavy_digits()
        && let Some(place) = &keys.digits.place
    {
        let warning = Diagnostic::warning("the family of digits has no bold font")
            .at(place.clone(), "no second weight")
            .help("givens will be black, and digits that were found grey; or name a font for givens: { regular = \"a.ttf\", bold = \"b.ttf\" }");
        reports.push(warning);
    }
    Some((families, fonts))
}

/// The family that the spec names, or `default`; `None` for one that was reported.
fn chosen(family: &SpecField<FontFamily>, default: FontFamily) -> Option<FontFamily> {
    match &family.value {
        None if family.is_present() => None,
        None => Some(default),
        Some(family) => Some(family.clone()),
    }
}

/// Whether one of the families of text, headings and digits can be used, tried beside sound ones.
fn is_usable(named: [&SpecField<FontFamily>; 3], index: usize, reports: &Reports) -> bool {
    let Some(family) = &named[index].value else {
        return true;
    };
    let mut trial = [const { FontFamily::Bundled("Source Serif 4") }; 3];
    trial[index] = family.clone();
    let [text, headings, digits] = trial;
    let trial = FontFamilies { text, headings, digits, figures: FigureStyle::Lining };
    let error = Fonts::new(&trial).err();
    if let Some(error) = &error {
        reports.push(unusable(error, named[index].place.as_ref()));
    }
    error.is_none()
}

fn unusable(error: &FontFileError, place: Option<&Place>) -> Diagnostic {
    Diagnostic::error(error.to_string())
        .help("take a .ttf or .otf file, or a bundled family")
        .maybe_at(place.cloned(), "this font")
}

/// Type as keys of a spec.
pub(super) fn write(spec: &TypeSpec, families: &FontFamilies) -> toml::Table {
    let keys = TypeKeys {
        text: SpecField::from_value(families.text.clone()),
        headings: SpecField::from_value(families.headings.clone()),
        digits: SpecField::from_value(families.digits.clone()),
        figures: Some(families.figures),
        size: Some(spec.size),
        leading: SpecField::from_value(spec.leading),
        justify: Some(spec.justified),
        hyphenate: Some(spec.hyphenated),
    };
    keys.write()
}

/// A family by name, a path to one font for all styles, or a table of three paths.
fn family() -> CustomForm<FontFamily> {
    custom(read_family, written, || {
        ValueShape::Either(vec![ValueShape::Text, ValueShape::Table(FamilyKeys::TABLE)])
    })
}

fn read_family(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<FontFamily> {
    if entry.is_table() {
        return read_styles(FamilyKeys::read_whole(Some(entry.table()?), cx));
    }
    let name = entry.string()?;
    if let Some(family) = FontFamily::bundled(name) {
        return Some(family);
    }
    if !is_path(name) {
        unknown_family(entry, name);
        return None;
    }
    let file = font_file(entry, cx)?;
    Some(FontFamily::Files([file.clone(), file.clone(), file]))
}

/// The fonts of a family by style.
fn read_styles(keys: FamilyKeys) -> Option<FontFamily> {
    let regular = keys.regular.value?;
    let style = |style: SpecField<FontFile>| match style.value {
        None if style.is_present() => None,
        None => Some(regular.clone()),
        file => file,
    };
    let (italic, bold) = (style(keys.italic)?, style(keys.bold)?);
    Some(FontFamily::Files([regular, italic, bold]))
}

/// Whether a text is the path of a font, and not the name of a family.
fn is_path(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let ends = [".ttf", ".otf", ".ttc", ".woff", ".woff2"];
    name.contains(['/', '\\']) || ends.iter().any(|end| lower.ends_with(end))
}

fn unknown_family(entry: &Entry<'_>, name: &str) {
    let known: Vec<&str> = bundled_names().collect();
    let help = nearest(name, bundled_names()).map(|name| format!("did you mean `{name}`?"));
    entry.report_error(
        format!("unknown font family `{name}`"),
        format!("expected one of {}, or a path to a .ttf or .otf file", list(&known)),
        &help.unwrap_or_default(),
    );
}

fn written(family: &FontFamily) -> Value {
    match family {
        FontFamily::Bundled(name) => Value::from(*name),
        FontFamily::Files([regular, italic, bold]) if regular == italic && regular == bold => {
            Value::from(regular.path.as_str())
        }
        FontFamily::Files([regular, italic, bold]) => {
            let keys = FamilyKeys {
                regular: SpecField::from_value(regular.clone()),
                italic: SpecField::from_value(italic.clone()),
                bold: SpecField::from_value(bold.clone()),
            };
            Value::Table(keys.write())
        }
    }
}

/// The path of a font.
fn font() -> CustomForm<FontFile> {
    custom(font_file, |file| file.path.as_str().into(), || ValueShape::Text)
}

fn font_file(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<FontFile> {
    let path = entry.line()?;
    match cx.files.read(&path) {
        Ok(bytes) => Some(FontFile { path, bytes: Arc::new(bytes) }),
        Err(why) => {
            entry.report_error(
                format!("cannot read the font `{}`", cx.files.name(&path)),
                why,
                "paths start at the spec's folder",
            );
            None
        }
    }
}

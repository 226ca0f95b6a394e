//! The table `[type]`: families of type, and the setting of running text.

use super::form::{CustomForm, choice, custom, field, flag, length, optional, required};
use super::key::{Keys, ReadContext, SpecField, ValueShape, keys};
use super::reader::{Entry, Reports, Table, list};
use gridpress_base::fonts::{
    FigureStyle, FontFamilies, FontFamily, FontFile, FontFileError, Fonts, bundled_names,
};
use gridpress_ground::units::Length;
use gridpress_messages::diag::{Diagnostic, Place, nearest};
use gridpress_messages::{TextArg, text};
use std::ops::RangeInclusive;
use std::sync::Arc;
use toml::Value;

/// The setting of running text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSpec {
    /// Size of running text, from 7 to 28 pt; other sizes derive from it.
    pub size: Length,
    /// Distance of baselines, one to two times the size: the step of the baseline grid.
    pub leading: Length,
    /// `true` to justify lines.
    pub justified: bool,
    /// `true` to hyphenate words.
    pub hyphenated: bool,
}

impl TypeSpec {
    /// Returns the maximum line length of running text.
    pub fn measure(&self) -> Length {
        self.size * 38
    }
}

/// Valid sizes of running text.
const SIZE: RangeInclusive<Length> = Length::pt(7)..=Length::pt(28);
/// Every representable leading; the valid ones depend on the size.
pub(super) const LEADING: RangeInclusive<Length> =
    Length::thousandths(i32::MIN)..=Length::thousandths(i32::MAX);

keys! {
    pub(super) struct TypeKeys in [type] {
        text: SpecField<FontFamily> = field(family()), SpecField::MISSING, "\"Atkinson Hyperlegible\"";
        headings: SpecField<FontFamily> = field(family()), SpecField::MISSING, "\"Source Sans 3\"";
        digits: SpecField<FontFamily> = field(family()), SpecField::MISSING, "\"Source Serif 4\"";
        figures: Option<FigureStyle> = optional(choice()), None, "\"old-style\"";
        size: Option<Length> = optional(length(SIZE)), None, "\"11pt\"";
        leading: SpecField<Length> = field(length(LEADING)), SpecField::MISSING, "\"15pt\"";
        justify: Option<bool> = optional(flag()), None, "false";
        hyphenate: Option<bool> = optional(flag()), None, "true";
    }
}

keys! {
    pub(super) struct FamilyKeys in { regular, italic, bold } {
        regular: SpecField<FontFile> = required(font(), "italic and bold fall back on it"), SpecField::MISSING, "\"a.ttf\"";
        italic: SpecField<FontFile> = field(font()), SpecField::MISSING, "\"b.ttf\"";
        bold: SpecField<FontFile> = field(font()), SpecField::MISSING, "\"c.ttf\"";
    }
}

/// The defaults of the keys of `[type]`.
pub(super) struct DefaultType {
    /// Families of text, headings and digits; `None` if headings have that of text.
    pub families: (&'static str, Option<&'static str>, &'static str),
    pub figures: FigureStyle,
    pub spec: TypeSpec,
}

/// Reads `[type]`; the families and their faces are `None` if one cannot be used.
pub(super) fn read(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    default: &DefaultType,
) -> (TypeSpec, Option<(FontFamilies, Fonts)>) {
    let keys = TypeKeys::read_whole(table, cx);
    (type_spec(&keys, cx.reports, default.spec), faces(&keys, cx.reports, default))
}

/// Returns the setting of running text. A size alone determines the leading.
fn type_spec(keys: &TypeKeys, reports: &Reports, default: TypeSpec) -> TypeSpec {
    let size = keys.size.unwrap_or(default.size);
    let with_size = keys.size.map_or(default.leading, |size| size.scale(4, 3));
    let range = size..=size * 2;
    let leading = keys.leading.value.unwrap_or(with_size);
    if keys.leading.is_present() && !range.contains(&leading) {
        let written = keys.leading.place.as_ref().map(text_at);
        let setting = TextArg::setting("type.leading", "`leading` in [type]");
        keys.leading.report_error(
            reports,
            text!("value-is", setting, value = written.unwrap_or_default()),
            text!("expected-range", low = TextArg::mm(size), high = TextArg::mm(*range.end())),
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

/// Returns the text at `place`, without its quotes.
fn text_at(place: &Place) -> &str {
    place.source.text.get(place.span.clone()).unwrap_or_default().trim_matches(['"', '\''])
}

/// Returns the families with their faces, or reports each family that cannot be used.
fn faces(
    keys: &TypeKeys,
    reports: &Reports,
    default: &DefaultType,
) -> Option<(FontFamilies, Fonts)> {
    let (text, headings, digits) = default.families;
    let [text, digits] = [text, digits].map(FontFamily::Bundled);
    let named = [&keys.text, &keys.headings, &keys.digits];
    // All families are tried, so that every bad one is reported.
    let is_usable =
        (0..named.len()).filter(|&index| !is_usable(named, index, reports)).count() == 0;
    let text = chosen(&keys.text, text)?;
    // An author's own family of text is that of headings, too.
    let headings = headings.filter(|_| !keys.text.is_present()).map(FontFamily::Bundled);
    let headings = headings.unwrap_or_else(|| text.clone());
    let families = FontFamilies {
        headings: chosen(&keys.headings, headings.clone()).unwrap_or(headings),
        text,
        digits: chosen(&keys.digits, digits)?,
        figures: keys.figures.unwrap_or(default.figures),
    };
    let fonts = Fonts::new(&families).ok().filter(|_| is_usable)?;
    if !fonts.has_heavy_digits()
        && let Some(place) = &keys.digits.place
    {
        let example = "{ regular = \"a.ttf\", bold = \"b.ttf\" }";
        let warning = Diagnostic::warning(text!("no-bold-digits"))
            .at(place.clone(), text!("only-one-weight"))
            .help(text!("bold-for-givens", example));
        reports.push(warning);
    }
    Some((families, fonts))
}

/// Returns the family in the spec, or `default`; `None` for one that was reported.
fn chosen(family: &SpecField<FontFamily>, default: FontFamily) -> Option<FontFamily> {
    match &family.value {
        None if family.is_present() => None,
        None => Some(default),
        Some(family) => Some(family.clone()),
    }
}

/// Returns `true` if one of the families of text, headings and digits can be used, and reports it otherwise.
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
        .help(text!("use-font-file"))
        .maybe_at(place.cloned(), text!("this-font"))
}

/// Returns the type settings as keys of a spec.
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

/// Returns the form of a family: a name, the path of one font for all styles, or a table of three paths.
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

/// Returns the fonts of a family by style.
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

/// Returns `true` for the path of a font, as opposed to the name of a family.
fn is_path(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let ends = [".ttf", ".otf", ".ttc", ".woff", ".woff2"];
    name.contains(['/', '\\']) || ends.iter().any(|end| lower.ends_with(end))
}

fn unknown_family(entry: &Entry<'_>, name: &str) {
    let valid: Vec<&str> = bundled_names().collect();
    let help = nearest(name, bundled_names()).map(|name| text!("did-you-mean", name));
    entry.report_error(
        text!("unknown-font-family", name),
        text!("families-or-path", names = list(&valid)),
        help.unwrap_or_default(),
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

/// Returns the form of font paths.
fn font() -> CustomForm<FontFile> {
    custom(font_file, |file| file.path.as_str().into(), || ValueShape::Text)
}

fn font_file(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<FontFile> {
    let path = entry.line()?;
    match cx.files.read(&path) {
        Ok(bytes) => Some(FontFile { path, bytes: Arc::new(bytes) }),
        Err(why) => {
            entry.report_error(
                text!("cannot-read-font", file = cx.files.name(&path)),
                why,
                text!("paths-are-relative"),
            );
            None
        }
    }
}

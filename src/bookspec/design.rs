//! The look of a book: one of five designs, and the table `[grid]`.

use super::form::{field, flag, length, optional, percent};
use super::key::{Keys, ReadContext, SpecField, keys};
use super::page::MARGIN;
use super::reader::{Reports, Table};
use super::type_spec::{DefaultType, TypeSpec};
use gridpress_base::fonts::FigureStyle;
use gridpress_ground::named::names;
use gridpress_ground::units::Length;
use gridpress_messages::{TextArg, text};
use std::ops::RangeInclusive;

/// The look of a book, from its title page to its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Design {
    /// A serif, centred headings, justified paragraphs.
    Classic,
    /// A sans serif, headings on the left, open paragraphs.
    Modern,
    /// Large type for low vision, in a single typeface without italics.
    LargePrint,
    /// Narrow capitals in black bands, framed puzzles.
    Magazine,
    /// A serif, pages with borders and ornaments, initials.
    Gift,
}

/// The bundled family of narrow capitals.
const CONDENSED: &str = "Sofia Sans Extra Condensed";

/// The theme of the built-in pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureTheme {
    /// No pictures.
    None,
    /// Animals: outlines to colour in, or pictures in colour.
    Animals,
}

names! {
    PictureTheme {
        "none" => PictureTheme::None,
        "animals" => PictureTheme::Animals,
    }
}

names! {
    Design {
        "classic" => Design::Classic,
        "modern" => Design::Modern,
        "large-print" => Design::LargePrint,
        "magazine" => Design::Magazine,
        "gift" => Design::Gift,
    }
}

impl Design {
    /// Returns the families of text, headings and digits; `None` if headings have that of text.
    fn families(self) -> (&'static str, Option<&'static str>, &'static str) {
        match self {
            Design::Classic => ("Source Serif 4", None, "Source Sans 3"),
            Design::Modern => ("Source Sans 3", None, "Source Sans 3"),
            Design::LargePrint => ("Atkinson Hyperlegible", None, "Atkinson Hyperlegible"),
            Design::Magazine => ("Source Sans 3", Some(CONDENSED), "Source Sans 3"),
            Design::Gift => ("Source Serif 4", None, "Source Serif 4"),
        }
    }

    /// Returns the families, figures and running text of the design.
    pub(super) fn default_type(self) -> DefaultType {
        DefaultType {
            families: self.families(),
            figures: match self {
                Design::Classic | Design::Gift => FigureStyle::OldStyle,
                Design::Modern | Design::LargePrint | Design::Magazine => FigureStyle::Lining,
            },
            spec: self.type_spec(),
        }
    }

    /// Returns the size, leading and line breaking of the design's running text.
    fn type_spec(self) -> TypeSpec {
        let (size, leading) = match self {
            Design::Classic => (10_500, 14_000),
            Design::Modern => (10_000, 14_000),
            Design::LargePrint => (16_000, 22_000),
            Design::Magazine => (9_500, 13_000),
            Design::Gift => (11_000, 15_000),
        };
        let is_justified = matches!(self, Design::Classic | Design::Gift);
        TypeSpec {
            size: Length::thousandths(size),
            leading: Length::thousandths(leading),
            justified: is_justified,
            hyphenated: is_justified,
        }
    }

    /// Returns the rules, tints and gaps of the design's grids.
    pub(super) fn grid_spec(self) -> GridSpec {
        let is_large = self == Design::LargePrint;
        let (thin, thick) = if is_large { (1_000, 3_000) } else { (750, 2_000) };
        GridSpec {
            rules: RuleWeights {
                thin: Length::thousandths(thin),
                thick: Length::thousandths(thick),
            },
            tint: if is_large { 16 } else { 14 },
            tinted_boxes: false,
            gap: Length::pt(if is_large { 18 } else { 14 }),
        }
    }
}

/// Valid weights of rules.
const RULE: RangeInclusive<Length> = Length::thousandths(100)..=Length::pt(12);

/// The weights of a grid's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleWeights {
    /// The rules between cells, from 0.1 to 12 pt.
    pub thin: Length,
    /// The rules between boxes and around the grid, no thinner than `thin` and at most 12 pt.
    pub thick: Length,
}

/// The table `[grid]`: rules, tints and gaps of grids.
#[derive(Clone, Debug)]
pub struct GridSpec {
    /// The weights of rules.
    pub rules: RuleWeights,
    /// The lightest grey of shaded cells, in percent of black from 10 to 40.
    pub tint: u8,
    /// `true` to shade every other box.
    pub tinted_boxes: bool,
    /// Minimum gap between grids.
    pub gap: Length,
}

keys! {
    pub(super) struct GridKeys in [grid] {
        thin: SpecField<Length> = field(length(RULE)), SpecField::MISSING, "\"0.75pt\"";
        thick: SpecField<Length> = field(length(RULE)), SpecField::MISSING, "\"2pt\"";
        tint: Option<u8> = optional(percent(10..=40)), None, "20";
        tinted_boxes: bool = flag(), false, "true";
        gap: Option<Length> = optional(length(MARGIN)), None, "\"14pt\"";
    }
}

/// Reads the table `[grid]`; `default` has the values of the design.
pub(super) fn read_grid(
    table: Option<Table<'_>>,
    cx: &ReadContext<'_>,
    default: GridSpec,
) -> GridSpec {
    let Some(table) = table else {
        return default;
    };
    let keys = GridKeys::read_whole(Some(table), cx);
    GridSpec {
        rules: rules(&keys, cx.reports, default.rules),
        tint: keys.tint.unwrap_or(default.tint),
        tinted_boxes: keys.tinted_boxes,
        gap: keys.gap.unwrap_or(default.gap),
    }
}

fn rules(keys: &GridKeys, reports: &Reports, default: RuleWeights) -> RuleWeights {
    let thin = keys.thin.value.unwrap_or(default.thin);
    let least = keys.thin.value.unwrap_or_default();
    let thick = keys.thick.value.unwrap_or(default.thick.at_least(least));
    if thick < thin {
        let [thick, key] = ["grid.thick", "grid.thin"].map(TextArg::key);
        keys.thick.report_error(
            reports,
            text!("boxes-thinner"),
            text!("thinner-than", setting = key.clone(), thin = TextArg::number(thin)),
            text!("two-or-three-times", thick, thin = key),
        );
    }
    RuleWeights { thin, thick }
}

impl GridSpec {
    /// Returns the grid settings as keys of a spec.
    pub(super) fn write(&self) -> toml::Table {
        let keys = GridKeys {
            thin: SpecField::from_value(self.rules.thin),
            thick: SpecField::from_value(self.rules.thick),
            tint: Some(self.tint),
            tinted_boxes: self.tinted_boxes,
            gap: Some(self.gap),
        };
        keys.write()
    }
}

//! The look of a book: one of three designs, and the table `[grid]`.

use super::form::{field, flag, length, optional, percent};
use super::key::{Keys, ReadContext, SpecField, keys};
use super::page::MARGIN;
use super::reader::{Reports, Table};
use super::type_spec::{DefaultType, TypeSpec};
use gridpress_base::fonts::FigureStyle;
use gridpress_base::units::Length;
use gridpress_engine::named::names;
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

/// The pictures of the program's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureTheme {
    /// No pictures.
    None,
    /// Animals in outlines, to colour in.
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
    }
}

impl Design {
    /// The families of text and headings, and of digits.
    fn families(self) -> [&'static str; 2] {
        match self {
            Design::Classic => ["Source Serif 4", "Source Sans 3"],
            Design::Modern => ["Source Sans 3", "Source Sans 3"],
            Design::LargePrint => ["Atkinson Hyperlegible", "Atkinson Hyperlegible"],
        }
    }

    /// The families and figures of the design, and how it sets running text.
    pub(super) fn default_type(self) -> DefaultType {
        DefaultType {
            families: self.families(),
            figures: match self {
                Design::Classic => FigureStyle::OldStyle,
                Design::Modern | Design::LargePrint => FigureStyle::Lining,
            },
            spec: self.type_spec(),
        }
    }

    /// The size, leading and line breaking of running text in the design.
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

    /// The rules, tints and gaps of grids in the design.
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

/// The weights that rules may have.
const RULE: RangeInclusive<Length> = Length::thousandths(100)..=Length::pt(12);

/// The weights of a grid's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleWeights {
    /// The rules between cells, from 0.1 to 12 pt.
    pub thin: Length,
    /// The rules between boxes and around the grid, no finer than `thin` and at most 12 pt.
    pub thick: Length,
}

/// The table `[grid]`: how grids are drawn.
#[derive(Clone, Debug)]
pub struct GridSpec {
    /// The weights of rules.
    pub rules: RuleWeights,
    /// The lightest grey of shaded cells, in percent of black from 10 to 40.
    pub tint: u8,
    /// Whether every other box is shaded.
    pub tinted_boxes: bool,
    /// The least room between grids.
    pub gap: Length,
}

keys! {
    pub(super) struct GridKeys in [grid] {
        /// The rules between cells; left out, the design says.
        thin: SpecField<Length> = field(length(RULE)), SpecField::MISSING, "\"0.75pt\"";
        /// The rules between boxes and around the grid; left out, the design says.
        thick: SpecField<Length> = field(length(RULE)), SpecField::MISSING, "\"2pt\"";
        /// The lightest grey of shaded cells, in percent of black; left out, the design says.
        tint: Option<u8> = optional(percent(10..=40)), None, "20";
        /// Every other box is shaded.
        tinted_boxes: bool = flag(), false, "true";
        /// The least room between grids; left out, the design says.
        gap: Option<Length> = optional(length(MARGIN)), None, "\"14pt\"";
    }
}

/// Reads the table; `default` is the design's way to draw grids.
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
        keys.thick.report_error(
            reports,
            "the box rules are thinner than the cell rules",
            &format!("thinner than `thin`, which is {thin}"),
            "make `thick` two or three times `thin`",
        );
    }
    RuleWeights { thin, thick }
}

impl GridSpec {
    /// The drawing of grids as keys of a spec.
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

//! How a book looks: one of three designs, and what a spec changes of it.

use super::grid::{GridSpec, RuleWeights};
use super::type_spec::{TypeSpec, UsualType};
use gridpress_base::fonts::Figures;
use gridpress_base::units::Length;
use gridpress_engine::named::names;

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
pub enum Pictures {
    /// No pictures.
    None,
    /// Animals in outlines, to colour in.
    Animals,
}

names! {
    Pictures {
        "none" => Pictures::None,
        "animals" => Pictures::Animals,
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
    pub(super) fn usual_type(self) -> UsualType {
        UsualType {
            families: self.families(),
            figures: match self {
                Design::Classic => Figures::OldStyle,
                Design::Modern | Design::LargePrint => Figures::Lining,
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
            rules_place: None,
            tint: if is_large { 16 } else { 14 },
            tinted_boxes: false,
            gap: Length::pt(if is_large { 18 } else { 14 }),
        }
    }
}

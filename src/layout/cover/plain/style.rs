//! How the three designs of a book look on a plain cover.

use crate::page::item::Item;
use crate::text::style::Align;
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Rect};
use gridpress_spec::{BookSpec, Design, RuleWeights};

/// The choices of a design for a cover.
pub(in crate::cover) struct CoverStyle {
    /// How black the cover is, in percent.
    pub ground: u8,
    /// How black what stands on it is, in percent.
    pub ink: u8,
    /// Where titles stand on the cover.
    pub align: Align,
    /// Whether a double line runs around the front.
    pub framed: bool,
    /// The face of short text that is set apart.
    pub slanted: FontRole,
    /// Size of the text on the back.
    pub text: Length,
    /// The rules of the puzzle on the front, for a grid of that side.
    rules: RuleWeights,
}

impl CoverStyle {
    pub(super) fn new(spec: &BookSpec) -> CoverStyle {
        let (usual, align) = match spec.design {
            Design::Classic => (90, Align::Centre),
            Design::Modern => (100, Align::Left),
            Design::LargePrint => (0, Align::Left),
        };
        let ground = spec.cover.background.unwrap_or(usual);
        let is_large = spec.design == Design::LargePrint;
        CoverStyle {
            ground,
            // White type is read on 54 % of black and more, and black type on less: each with a contrast above 4.5.
            ink: if ground >= 54 { 0 } else { 100 },
            align,
            framed: spec.design == Design::Classic,
            slanted: if is_large { FontRole::Text } else { FontRole::Italic },
            text: Length::pt(if is_large { 17 } else { 13 }),
            rules: spec.grid.rules,
        }
    }

    /// The rules of a large grid: heavier than those of the book, as a poster's are.
    pub(super) fn rules(&self, side: Length) -> RuleWeights {
        let grown = |weight: Length, least: i32| weight.max(side / least);
        RuleWeights { thin: grown(self.rules.thin, 360), thick: grown(self.rules.thick, 90) }
    }

    /// `items` in this style's ink.
    pub(super) fn inked(&self, items: Vec<Item>) -> Vec<Item> {
        let inked = |item: Item| item.black(self.ink);
        items.into_iter().map(inked).collect()
    }

    /// A bar of ink.
    pub(super) fn bar(&self, rect: Rect) -> Item {
        Item::tint(rect, self.ink)
    }

    /// A line of that weight along the inside of `rect`.
    pub(super) fn outline(&self, rect: Rect, weight: Length) -> Vec<Item> {
        let Rect { origin, size } = rect;
        let sides = [
            (origin.x, origin.y, size.width, weight),
            (origin.x, rect.bottom() - weight, size.width, weight),
            (origin.x, origin.y, weight, size.height),
            (rect.right() - weight, origin.y, weight, size.height),
        ];
        sides
            .into_iter()
            .map(|(x, y, width, height)| self.bar(Rect::new(x, y, width, height)))
            .collect()
    }
}

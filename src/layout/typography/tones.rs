//! The tones of books in colour: one for each section, used in turn, and one for all other pages.

use crate::document::item::Item;
use crate::typography::boxes::LayoutBox;
use gridpress_base::colour::Colour;

/// The tone of pages that belong to no section.
pub(crate) const GENERAL: Colour = Colour::hex(0x00_75_7D);

/// The tones of sections. White type is legible on each of them, and each of them on white.
const SECTIONS: [Colour; 5] = [
    Colour::hex(0x1C_6D_B4),
    Colour::hex(0xC0_4A_0A),
    Colour::hex(0xC0_2A_72),
    Colour::hex(0x2C_7A_36),
    Colour::hex(0x74_46_B4),
];

/// Returns the tone of the section with that index.
pub(crate) fn of_section(index: usize) -> Colour {
    SECTIONS[index % SECTIONS.len()]
}

/// Returns the percentage of `tone` that looks as light as that percentage of black.
pub(crate) fn as_light_as(tone: Colour, black: u8) -> u8 {
    (u16::from(black) * 100 / u16::from(tone.black().max(1))).min(100) as u8
}

impl LayoutBox {
    /// Returns the box in `tone` instead of black; unchanged without one.
    pub(crate) fn in_tone(self, tone: Option<Colour>) -> LayoutBox {
        match tone {
            Some(tone) => self.coloured(tone),
            None => self,
        }
    }
}

/// Returns `items` in `tone` instead of black; unchanged without one.
pub(crate) fn toned(tone: Option<Colour>, items: Vec<Item>) -> Vec<Item> {
    match tone {
        Some(tone) => vec![Item::coloured(tone, items)],
        None => items,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_bookspec::MIN_CONTRAST;

    #[test]
    fn tones_are_legible_on_paper_and_digits_on_their_tints() {
        for tone in SECTIONS.into_iter().chain([GENERAL]) {
            assert!(tone.contrast(Colour::WHITE) >= MIN_CONTRAST, "{tone}");
            // The darkest grey that a spec can have in cells.
            let tint = tone.tint(as_light_as(tone, 50));
            assert!(tint.contrast(Colour::BLACK) >= MIN_CONTRAST, "{tint}");
            assert!(tone.tint(as_light_as(tone, 14)).black().abs_diff(14) <= 2, "{tone}");
        }
    }
}

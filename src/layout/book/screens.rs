//! What pages need that are read on a screen, and roman numbers.

use gridpress_base::units::{Length, Rect};

/// The least width and height of an area that a finger or a pen hits at once.
const TOUCH: Length = Length::pt(30);

/// `area`, made larger around its middle until a finger or a pen hits it.
pub(super) fn touchable(area: Rect) -> Rect {
    let (width, height) = (area.size.width.max(TOUCH), area.size.height.max(TOUCH));
    let left = area.origin.x - (width - area.size.width).half();
    let top = area.origin.y - (height - area.size.height).half();
    Rect::new(left, top, width, height)
}

/// The values of roman figures, from the greatest.
const FIGURES: [(usize, &str); 13] = [
    (1000, "m"),
    (900, "cm"),
    (500, "d"),
    (400, "cd"),
    (100, "c"),
    (90, "xc"),
    (50, "l"),
    (40, "xl"),
    (10, "x"),
    (9, "ix"),
    (5, "v"),
    (4, "iv"),
    (1, "i"),
];

/// A number in roman figures, small as on pages: `xiv`.
pub(super) fn roman(mut number: usize) -> String {
    let mut text = String::new();
    for (value, figure) in FIGURES {
        while number >= value {
            text += figure;
            number -= value;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roman_numbers_are_as_the_romans_wrote_them() {
        let written = [1, 4, 8, 9, 14, 19, 40, 44, 90, 99, 400, 1994].map(roman);
        let expected =
            ["i", "iv", "viii", "ix", "xiv", "xix", "xl", "xliv", "xc", "xcix", "cd", "mcmxciv"];
        assert_eq!(written, expected);
    }

    #[test]
    fn small_areas_grow_around_their_middle_and_large_ones_stay() {
        let area = |x, y, width, height| {
            let [x, y, width, height] = [x, y, width, height].map(Length::pt);
            Rect::new(x, y, width, height)
        };
        assert_eq!(touchable(area(100, 100, 10, 50)), area(90, 100, 30, 50));
        assert_eq!(touchable(area(0, 0, 60, 40)), area(0, 0, 60, 40));
    }
}

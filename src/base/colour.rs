//! Colours of covers and pages, on screens and as the four inks of a press.
//!
//! A colour is defined once, in sRGB. Its inks are computed by a custom conversion, which never exceeds [`MAX_INK`] and
//! prints black areas as rich black. Pages have colours only if their book asks for them.

use std::fmt;

/// Maximum total ink coverage in percent. More ink does not dry between two sheets.
pub const MAX_INK: u16 = 240;

/// A colour in sRGB.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Colour([u8; 3]);

/// The colour space of a document's ink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColourSpace {
    /// Black ink alone, in DeviceGray. Colours are printed as greys.
    #[default]
    Grey,
    /// DeviceRGB.
    Rgb,
    /// The four inks of a press, in DeviceCMYK.
    Cmyk,
    /// Black ink in DeviceGray, and a spot ink in place of every colour.
    Spot,
}

/// An ink that a press mixes, by its name in a system of colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotInk {
    /// The name, such as `PANTONE 286 C`, in ASCII.
    pub name: String,
    /// Cyan, magenta, yellow and black in percent, for proofs and for presses without that ink.
    pub inks: [u8; 4],
}

impl SpotInk {
    /// Returns the colour of the ink on screens.
    pub fn colour(&self) -> Colour {
        let [cyan, magenta, yellow, black] = self.inks.map(|ink| 100 - u32::from(ink.min(100)));
        Colour([cyan, magenta, yellow].map(|light| (light * black * 255 / 10_000) as u8))
    }
}

impl Colour {
    /// Black.
    pub const BLACK: Colour = Colour::hex(0x00_00_00);
    /// The white of the paper.
    pub const WHITE: Colour = Colour::hex(0xFF_FF_FF);

    /// Creates the colour of a number such as `0x1B3A5C`.
    pub const fn hex(number: u32) -> Colour {
        let [_, red, green, blue] = number.to_be_bytes();
        Colour([red, green, blue])
    }

    /// Parses a colour such as `#1b3a5c`, ignoring case; `None` for any other text.
    pub fn parse(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#')?;
        let is_hex = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex)?;
        Some(Colour::hex(number))
    }

    /// Creates a colour from red, green and blue, each from 0 to 255.
    pub const fn new(rgb: [u8; 3]) -> Colour {
        Colour(rgb)
    }

    /// Returns red, green and blue, each from 0 to 255.
    pub fn rgb(self) -> [u8; 3] {
        self.0
    }

    /// Returns a tint of this colour: 0 percent is white, 100 percent the colour itself.
    pub fn tint(self, percent: u8) -> Colour {
        Colour::WHITE.towards(self, percent)
    }

    /// Returns the colour that is `percent` of the way from this one to `other`.
    pub fn towards(self, other: Colour, percent: u8) -> Colour {
        let share = u32::from(percent.min(100));
        let mix = |a: u8, b: u8| {
            let sum = u32::from(a) * (100 - share) + u32::from(b) * share;
            // Integers, so that a tint is the same byte on every machine.
            ((sum + 50) / 100) as u8
        };
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Colour([mix(a, x), mix(b, y), mix(c, z)])
    }

    /// Returns the black, in percent, of a grey that looks as light.
    pub fn black(self) -> u8 {
        let [red, green, blue] = self.0.map(u32::from);
        // The weights of Rec. 709 on the encoded components, as in the greys of pictures, so that both match on a page.
        let light = (2126 * red + 7152 * green + 722 * blue + 5000) / 10_000;
        ((255 - light.min(255)) * 100 / 255) as u8
    }

    /// Returns the contrast of two colours from 1 to 21, as defined by WCAG 2.
    pub fn contrast(self, other: Colour) -> f64 {
        let [a, b] = [self.luminance(), other.luminance()];
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Returns the colour of `inks` with the most contrast to this one; white if `inks` is empty.
    pub fn best_of(self, inks: &[Colour]) -> Colour {
        let better =
            |a: Colour, b: &Colour| if self.contrast(*b) > self.contrast(a) { *b } else { a };
        let first = inks.first().copied().unwrap_or(Colour::WHITE);
        inks.iter().fold(first, better)
    }

    /// Returns the difference between the strongest component and the weakest: 0 for greys.
    pub fn saturation(self) -> u8 {
        let [red, green, blue] = self.0;
        red.max(green).max(blue) - red.min(green).min(blue)
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|part| linear(f64::from(part) / 255.0));
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Returns cyan, magenta, yellow and black in percent for an area of this colour, at most [`MAX_INK`] in total.
    ///
    /// Greys are printed in black. Dark areas get other inks below the black, up to a rich black of 60, 40, 40 and 100.
    /// Blues get less magenta than a plain conversion gives, which would turn them purple.
    pub fn inks(self) -> [u8; 4] {
        let [red, green, blue] = self.0.map(|part| f64::from(part) / 255.0);
        let black = 1.0 - red.max(green).max(blue);
        let part =
            |light: f64| if black < 1.0 { (1.0 - light - black) / (1.0 - black) } else { 0.0 };
        let [cyan, magenta, yellow] = [part(red), part(green), part(blue)];
        let blueness = (cyan.min(magenta) - yellow).max(0.0);
        // Black ink alone looks grey on a large area; the other inks set in gradually, so that a gradient has no edge.
        let below = ((black - 0.7) / 0.3).max(0.0);
        let expected = [
            // Raised up to the rich black, but never lowered: a colour that has more of an ink keeps it.
            cyan + (0.6 - cyan).max(0.0) * below,
            magenta * (1.0 - 0.2 * blueness) + (0.4 - magenta).max(0.0) * below,
            yellow + (0.4 - yellow).max(0.0) * below,
        ];
        let percent = |part: f64| (part * 100.0).round() as u16;
        let black = percent(black);
        let sum: u16 = expected.map(percent).iter().sum();
        let room = MAX_INK - black;
        // Rounded down, so that the total never exceeds the maximum.
        let scaled = expected
            .map(|part| if sum > room { percent(part) * room / sum } else { percent(part) });
        let [cyan, magenta, yellow] = scaled.map(|part| part as u8);
        [cyan, magenta, yellow, black as u8]
    }

    /// Returns the inks of type and rules in this colour. Black ones use black ink alone, so that no other ink shows
    /// beside them on a shifted sheet.
    pub fn inks_of_type(self) -> [u8; 4] {
        let [red, green, blue] = self.0;
        if red.max(green).max(blue) <= DARKEST { [0, 0, 0, 100] } else { self.inks() }
    }
}

/// The lightest component of a colour that prints as black.
const DARKEST: u8 = 0x28;

/// Linearises a component of a colour in sRGB, both from 0 to 1.
fn linear(part: f64) -> f64 {
    if part <= 0.04045 {
        return part / 12.92;
    }
    // To the power of 2.4, computed identically on every machine: the square times its fifth root.
    let base = (part + 0.055) / 1.055;
    let square = base * base;
    // The starting value is above the root for every component, so that the iteration of Newton only falls towards it.
    let mut root = 1.0;
    for _ in 0..30 {
        root = (4.0 * root + square / (root * root * root * root)) / 5.0;
    }
    square * root
}

impl fmt::Display for Colour {
    /// Writes the colour as `#1b3a5c`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_parsed_and_displayed() {
        let navy = Colour::parse("#1B3a5c").unwrap();
        assert_eq!((navy, navy.to_string()), (Colour::hex(0x1B3A5C), "#1b3a5c".to_owned()));
        for wrong in ["", "#", "1b3a5c", "#1b3a5", "#1b3a5cff", "#+b3a5c", "navy", "#é1234"] {
            assert_eq!(Colour::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn contrast_matches_the_standard() {
        let ratio = |a: u32, b: u32| (Colour::hex(a).contrast(Colour::hex(b)) * 100.0).round();
        // Published ratios.
        assert_eq!(ratio(0x000000, 0xFFFFFF), 2100.0);
        assert_eq!(ratio(0x777777, 0xFFFFFF), 448.0);
        assert_eq!(ratio(0x767676, 0xFFFFFF), 454.0);
        assert_eq!(ratio(0x0000FF, 0xFFFFFF), 859.0);
        // Black or white is legible on any colour.
        for part in (0..=0xFF_u32).map(|part| part * 0x01_01_01) {
            let ground = Colour::hex(part);
            let best = ground.best_of(&[Colour::BLACK, Colour::WHITE]);
            assert!(ground.contrast(best) >= 4.5, "{ground}");
        }
    }

    #[test]
    fn no_colour_exceeds_the_ink_limit() {
        let steps = (0..=255).step_by(15);
        for red in steps.clone() {
            for (green, blue) in steps.clone().flat_map(|g| steps.clone().map(move |b| (g, b))) {
                let colour = Colour([red, green, blue]);
                for inks in [colour.inks(), colour.inks_of_type()] {
                    let sum: u16 = inks.iter().map(|&ink| u16::from(ink)).sum();
                    assert!(sum <= MAX_INK && inks.iter().all(|&ink| ink <= 100), "{colour}");
                }
            }
        }
    }

    #[test]
    fn inks_match_a_press() {
        let inks = |number: u32| Colour::hex(number).inks();
        assert_eq!(inks(0xFFFFFF), [0; 4]);
        // Rich black, as printers define it, for areas; black ink alone for type.
        assert_eq!(inks(0x000000), [60, 40, 40, 100]);
        assert_eq!(Colour::BLACK.inks_of_type(), [0, 0, 0, 100]);
        assert_eq!(inks(0x808080), [0, 0, 0, 50]);
        assert_eq!(inks(0xFFFF00), [0, 0, 100, 0]);
        assert_eq!(inks(0xFF0000), [0, 100, 100, 0]);
        assert_eq!(inks(0x0000FF), [100, 80, 0, 0]);
    }

    #[test]
    fn tints_lead_from_white_to_the_colour() {
        let red = Colour::hex(0xC81E32);
        assert_eq!((red.tint(0), red.tint(100)), (Colour::WHITE, red));
        assert_eq!(red.tint(50), Colour::hex(0xE48F99));
        assert_eq!((Colour::BLACK.black(), Colour::WHITE.black()), (100, 0));
    }
}

//! Lengths and positions on paper, in whole thousandths of a point.
//!
//! Integers keep every sum exact and identical on all machines. Units are explicit where a length is created
//! ([`Length::pt`], [`Length::parse`]) and where it is read ([`Length::to_pt`]).
//!
//! Arithmetic saturates: the maximum length, more than 700 m, exceeds any page, so that sums beyond it still compare as
//! too long. Fonts from outside can cause such sums.

use serde::de::{Error, Unexpected};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// A length in whole thousandths of a PostScript point (1/72 in).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Length(i32);

/// The maximum length of [`Length::parse`]: 200 in, the maximum side of a PDF page.
pub const MAX_LENGTH: Length = Length(200 * 72_000);

impl Length {
    /// The length of zero.
    pub const ZERO: Length = Length(0);

    /// Creates a length of `n` thousandths of a point.
    pub const fn thousandths(n: i32) -> Length {
        Length(n)
    }

    /// Creates a length of `n` points.
    pub const fn pt(n: i32) -> Length {
        Length(n * 1000)
    }

    /// Creates a length of `n` thousandths of an inch.
    pub const fn mils(n: i32) -> Length {
        Length(n * 72)
    }

    /// Creates a length of `n` millimetres, rounded to the nearest thousandth of a point.
    pub const fn mm(n: i32) -> Length {
        // 720,000 thousandths of a point are 254 mm, and 127 rounds to the nearest.
        Length(((n as i64 * 720_000 + 127) / 254) as i32)
    }

    /// Returns this length in thousandths of a point.
    pub const fn to_thousandths(self) -> i32 {
        self.0
    }

    /// Returns this length in points, for interfaces with other libraries.
    pub fn to_pt(self) -> f64 {
        f64::from(self.0) / 1000.0
    }

    /// Returns this length in millimetres with one decimal, for messages: `63.5 mm`.
    pub fn in_mm(self) -> String {
        let tenths = (i64::from(self.0.unsigned_abs()) * 254 + 36_000) / 72_000;
        // A negative length that rounds to zero must not be printed as `-0.0`.
        let sign = if self.0 < 0 && tenths > 0 { "-" } else { "" };
        format!("{sign}{}.{} mm", tenths / 10, tenths % 10)
    }

    /// Returns the length that is nearest to `n` thousandths of a point.
    pub fn saturated(n: i128) -> Length {
        // Clamped, the value fits.
        Length(n.clamp(i128::from(i32::MIN), i128::from(i32::MAX)) as i32)
    }

    /// Returns this length in inches with up to three decimals, for printers' numbers in inches: `0.375 in`.
    pub fn in_inches(self) -> String {
        let thousandths = i64::from(self.0);
        let mils = (thousandths.abs() + 36) / 72;
        let sign = if thousandths < 0 && mils > 0 { "-" } else { "" };
        let fraction = format!("{:03}", mils % 1000);
        let fraction = fraction.trim_end_matches('0');
        let point = if fraction.is_empty() { "" } else { "." };
        format!("{sign}{}{point}{fraction} in", mils / 1000)
    }

    /// Returns `self * num / den`, rounded half away from zero. `den` must not be zero.
    pub fn scale(self, num: i32, den: i32) -> Length {
        // The product of two 32-bit numbers always fits in 64 bits.
        let product = i64::from(self.0) * i64::from(num);
        let den = i64::from(den);
        // Integer division truncates towards zero, so half of the divisor is added with the sign of the quotient.
        let half = den.abs() / 2 * if (product < 0) == (den < 0) { 1 } else { -1 };
        Length::saturated(((product + if den < 0 { -half } else { half }) / den).into())
    }

    /// Returns `percent` hundredths of this length, rounded like [`Length::scale`].
    pub fn percent(self, percent: i32) -> Length {
        self.scale(percent, 100)
    }

    /// Returns half of this length, rounded towards zero.
    pub fn half(self) -> Length {
        Length(self.0 / 2)
    }

    /// Returns the larger of the two lengths.
    pub fn at_least(self, other: Length) -> Length {
        self.max(other)
    }

    /// Parses a length with its unit: `0.5in`, `12 mm`, `1.2cm`, `9pt`, and picas with points: `11p`, `23p3`.
    ///
    /// The decimal digits are taken exactly; the result is rounded to the nearest thousandth of a point.
    ///
    /// # Errors
    /// [`LengthError`] if the number or the unit is missing or unknown, or the length is beyond [`MAX_LENGTH`].
    pub fn parse(text: &str) -> Result<Length, LengthError> {
        let text = text.trim();
        let split = text
            .find(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-' || c == '+'))
            .unwrap_or(text.len());
        let (number, unit) = (&text[..split], text[split..].trim());
        // Before the units, because `pt` begins with `p` as well.
        if let Some(points) = unit.strip_prefix('p').filter(|points| is_count(points)) {
            return picas(number, points);
        }
        let (mantissa, decimals) = exact_decimal(number).ok_or(LengthError::Number)?;
        // Thousandths of a point per unit, as a fraction.
        let (num, den): (i128, i128) = match unit {
            "pt" => (1000, 1),
            "in" => (72_000, 1),
            "mm" => (720_000, 254),
            "cm" => (7_200_000, 254),
            "" => return Err(LengthError::NoUnit),
            _ => return Err(LengthError::Unit(unit.to_owned())),
        };
        let den = den * 10i128.pow(decimals);
        // Rounded half away from zero in integers: a float would already have rounded `0.1mm`.
        let doubled = i128::from(mantissa) * num * 2 + if mantissa < 0 { -den } else { den };
        let value = doubled / (den * 2);
        match i32::try_from(value) {
            Ok(n) if (-MAX_LENGTH.0..=MAX_LENGTH.0).contains(&n) => Ok(Length(n)),
            _ => Err(LengthError::TooLong),
        }
    }
}

/// Returns `true` if a text has only digits, or is empty.
fn is_count(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the length of picas, of 12 points each, and points: `23p3`.
fn picas(picas: &str, points: &str) -> Result<Length, LengthError> {
    let picas: Result<i32, _> = picas.parse();
    let picas = picas.ok().filter(|picas| *picas >= 0).ok_or(LengthError::Number)?;
    let points: i32 = match points {
        "" => 0,
        points => points.parse().map_err(|_| LengthError::Number)?,
    };
    let points = picas.checked_mul(12).and_then(|all| all.checked_add(points));
    let thousandths = points.and_then(|points| points.checked_mul(1000));
    let length =
        thousandths.map(Length).filter(|length| (-MAX_LENGTH..=MAX_LENGTH).contains(length));
    length.ok_or(LengthError::TooLong)
}

/// Splits `-12.345` into (-12345, 3); `None` for anything that is not a plain decimal of up to 15 digits.
fn exact_decimal(text: &str) -> Option<(i64, u32)> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all: String = [whole, fraction].concat();
    // Fifteen digits times the largest unit and the power of ten fit in 128 bits.
    if all.is_empty() || all.len() > 15 || !all.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let value: i64 = all.parse().ok()?;
    Some((if negative { -value } else { value }, fraction.len() as u32))
}

/// The reason why a text is not a length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LengthError {
    /// A text that does not begin with a number.
    Number,
    /// A number without a unit.
    NoUnit,
    /// An unknown unit.
    Unit(String),
    /// A length beyond [`MAX_LENGTH`].
    TooLong,
}

impl<'de> serde::Deserialize<'de> for Length {
    /// Reads a text with its unit; see [`Length::parse`].
    fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Length, D::Error> {
        let text = <String as serde::Deserialize>::deserialize(source)?;
        Length::parse(&text)
            .map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &"a length, as in 6in"))
    }
}

impl fmt::Display for Length {
    /// Writes an exact length that [`Length::parse`] reads back: `432pt`, `0.75pt`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 1000, self.0.unsigned_abs() % 1000);
        if rest == 0 {
            return write!(f, "{sign}{whole}pt");
        }
        let fraction = format!("{rest:03}");
        write!(f, "{sign}{whole}.{}pt", fraction.trim_end_matches('0'))
    }
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Length) {
        *self = *self + other;
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length(self.0.saturating_sub(other.0))
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Length) {
        *self = *self - other;
    }
}

impl Neg for Length {
    type Output = Length;
    fn neg(self) -> Length {
        Length(self.0.saturating_neg())
    }
}

impl Mul<i32> for Length {
    type Output = Length;
    fn mul(self, n: i32) -> Length {
        Length(self.0.saturating_mul(n))
    }
}

impl Div<i32> for Length {
    type Output = Length;
    /// Returns an equal share of this length, rounded down to whole thousandths, so that `n` shares never exceed the
    /// whole. [`Length::scale`] rounds to the nearest thousandth.
    fn div(self, n: i32) -> Length {
        Length(self.0.saturating_div(n))
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Length>>(iter: I) -> Length {
        iter.fold(Length::ZERO, Add::add)
    }
}

/// A position on a page: `x` from the left, `y` **down** from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    /// Distance from the left edge.
    pub x: Length,
    /// Distance from the top edge.
    pub y: Length,
}

impl Point {
    /// Creates the point at (`x`, `y`).
    pub const fn new(x: Length, y: Length) -> Point {
        Point { x, y }
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

/// A width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size {
    /// Extent from left to right.
    pub width: Length,
    /// Extent from top to bottom.
    pub height: Length,
}

impl Size {
    /// Returns this size with width and height exchanged.
    pub fn turned(self) -> Size {
        Size { width: self.height, height: self.width }
    }

    /// Returns this size, turned if necessary to hold `other`; `None` if it holds it neither way. Rounding is
    /// tolerated: 2 × A4 differs from A3 by a few thousandths.
    pub fn turned_to_hold(self, other: Size) -> Option<Size> {
        [self, self.turned()].into_iter().find(|size: &Size| {
            size.width + ROUNDING >= other.width && size.height + ROUNDING >= other.height
        })
    }

    /// Formats a length in the unit of this trim, for messages: inches if both sides are whole hundredths of an inch, as
    /// printers name them, else millimetres.
    pub fn in_own_unit(self, length: Length) -> String {
        let is_imperial = [self.width, self.height].iter().all(|side| side.0 % HUNDREDTH == 0);
        if is_imperial { length.in_inches() } else { length.in_mm() }
    }

    /// Returns `true` if this size equals `other` up to rounding.
    pub fn is_close_to(self, other: Size) -> bool {
        let near = |a: Length, b: Length| a - b <= ROUNDING && b - a <= ROUNDING;
        near(self.width, other.width) && near(self.height, other.height)
    }
}

/// A hundredth of an inch, in thousandths of a point.
const HUNDREDTH: i32 = 720;

/// Maximum rounding error of sums of lengths.
const ROUNDING: Length = Length::thousandths(2);

/// An upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rect {
    /// Top left corner.
    pub origin: Point,
    /// Width to the right and height down.
    pub size: Size,
}

impl Rect {
    /// Creates the rectangle with top left corner (`x`, `y`).
    pub const fn new(x: Length, y: Length, width: Length, height: Length) -> Rect {
        Rect { origin: Point::new(x, y), size: Size { width, height } }
    }

    /// Returns the rectangle with corners at two points.
    pub fn from_corners(a: Point, b: Point) -> Rect {
        let (left, top) = (a.x.min(b.x), a.y.min(b.y));
        Rect::new(left, top, a.x.max(b.x) - left, a.y.max(b.y) - top)
    }

    /// Returns the area that two rectangles share; its width or height is negative if they do not meet.
    pub fn intersection(&self, other: &Rect) -> Rect {
        let (left, top) = (self.origin.x.max(other.origin.x), self.origin.y.max(other.origin.y));
        let right = self.right().min(other.right());
        Rect::new(left, top, right - left, self.bottom().min(other.bottom()) - top)
    }

    /// Returns the x of the right edge.
    pub fn right(&self) -> Length {
        self.origin.x + self.size.width
    }

    /// Returns the y of the bottom edge.
    pub fn bottom(&self) -> Length {
        self.origin.y + self.size.height
    }

    /// Returns the centre of the rectangle.
    pub fn centre(&self) -> Point {
        self.origin + Point::new(self.size.width.half(), self.size.height.half())
    }

    /// Returns this rectangle without a border of width `by`.
    pub fn inset(&self, by: Length) -> Rect {
        Rect::new(
            self.origin.x + by,
            self.origin.y + by,
            self.size.width - by * 2,
            self.size.height - by * 2,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_match_their_definitions() {
        assert_eq!(Length::parse("1in"), Ok(Length::pt(72)));
        assert_eq!(Length::parse("25.4mm"), Ok(Length::pt(72)));
        assert_eq!(Length::parse("2.54 cm"), Ok(Length::pt(72)));
        assert_eq!(Length::parse("0.75pt"), Ok(Length::thousandths(750)));
        assert_eq!(Length::parse("210mm"), Ok(Length::thousandths(595_276)));
        assert_eq!(Length::mm(210), Length::thousandths(595_276));
        assert_eq!(Length::parse("0.375in"), Ok(Length::mils(375)));
        assert_eq!(Length::parse("-0.5in"), Ok(Length::pt(-36)));
    }

    #[test]
    fn rejects_invalid_lengths() {
        assert_eq!(Length::parse("0.5"), Err(LengthError::NoUnit));
        assert_eq!(Length::parse("wide"), Err(LengthError::Number));
        assert_eq!(Length::parse("1.2.3mm"), Err(LengthError::Number));
        assert_eq!(Length::parse("3px"), Err(LengthError::Unit("px".into())));
        assert_eq!(Length::parse("201in"), Err(LengthError::TooLong));
        // The minimum of 32 bits has no positive counterpart.
        let least = format!("{}", Length(i32::MIN));
        assert_eq!(Length::parse(&least), Err(LengthError::TooLong));
        assert_eq!(Length::parse("99999999999999999999in"), Err(LengthError::Number));
    }

    #[test]
    fn displayed_lengths_read_back() {
        for n in [0, 1, 750, 1000, 72_000, 595_276, -36_000, -1] {
            let length = Length::thousandths(n);
            assert_eq!(Length::parse(&length.to_string()), Ok(length));
        }
    }

    #[test]
    fn sums_and_products_saturate() {
        let [least, most] = [i32::MIN, i32::MAX].map(Length);
        assert_eq!(most + Length::pt(1), most);
        assert_eq!(least - Length::pt(1), least);
        assert_eq!([least; 3].into_iter().sum::<Length>(), least);
        assert_eq!(-least, most);
        assert_eq!(most * -2, least);
        assert_eq!(least / -1, most);
        assert_eq!(most.scale(3, 2), most);
        assert_eq!(most.scale(i32::MIN, 1), least);
    }

    #[test]
    fn scaling_rounds_half_away_from_zero() {
        assert_eq!(Length::thousandths(5).scale(1, 2), Length::thousandths(3));
        assert_eq!(Length::thousandths(-5).scale(1, 2), Length::thousandths(-3));
        assert_eq!(Length::thousandths(4).scale(1, 3), Length::thousandths(1));
    }
}

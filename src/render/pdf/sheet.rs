//! The sheet of paper, and conversion of page coordinates to points of the sheet.

use gridpress_ground::units::{Length, Point, Rect};
use gridpress_layout::{Paper, Pose};
use lopdf::Object;

/// The sheet of a page. Page coordinates point down from the corner of the trim, sheet coordinates up from that of the
/// sheet.
pub(super) struct Sheet {
    trim: Rect,
    /// The bleed on the left and on the right.
    sides: [Length; 2],
    bleed: Length,
    slug: Length,
}

impl Sheet {
    pub(super) fn new(paper: &Paper, index: usize) -> Sheet {
        let Paper { trim, bleed, slug, .. } = *paper;
        let spine = if paper.bleeds_at_spine { bleed } else { Length::ZERO };
        // The first page is a right-hand page, with the spine on its left.
        let sides = match index % 2 {
            0 => [spine, bleed],
            _ => [bleed, spine],
        };
        Sheet {
            trim: Rect::new(slug + sides[0], slug + bleed, trim.width, trim.height),
            sides,
            bleed,
            slug,
        }
    }

    /// Returns a sheet for forms, which are drawn around the origin.
    pub(super) fn around_origin() -> Sheet {
        let zero = Length::ZERO;
        Sheet { trim: Rect::new(zero, zero, zero, zero), sides: [zero; 2], bleed: zero, slug: zero }
    }

    /// Converts a point to thousandths of a point from the left and bottom edges of the sheet, rounded to hundredths.
    pub(super) fn place(&self, at: Point) -> (i64, i64) {
        let (x, y) = (self.trim.origin.x + at.x, self.trim.bottom() - at.y);
        let place = |length| i64::from(rounded(length)) * 10;
        (place(x), place(y))
    }

    /// Converts a position to points from the left edge of the sheet, rounded to hundredths.
    pub(super) fn x(&self, x: Length) -> f32 {
        hundredths(self.trim.origin.x + x)
    }

    /// Converts a position to points from the bottom edge of the sheet, rounded to hundredths.
    pub(super) fn y(&self, y: Length) -> f32 {
        hundredths(self.trim.bottom() - y)
    }

    /// Converts a point with [`x`](Sheet::x) and [`y`](Sheet::y).
    pub(super) fn point(&self, at: Point) -> [f32; 2] {
        [self.x(at.x), self.y(at.y)]
    }

    /// Returns the left and bottom edges of a rectangle, its width and its height, rounded to hundredths.
    pub(super) fn rectangle(&self, rect: &Rect) -> [f32; 4] {
        // Edges are rounded rather than sizes, so that adjacent rectangles share their edge exactly.
        let (left, bottom) = (self.x(rect.origin.x), self.y(rect.bottom()));
        let (right, top) = (self.x(rect.right()), self.y(rect.origin.y));
        // Differences of hundredths are hundredths, too.
        let size = |far: f32, near: f32| ((far - near) * 100.0).round() / 100.0;
        [left, bottom, size(right, left), size(top, bottom)]
    }

    /// Returns the edges of a rectangle: left, bottom, right and top.
    pub(super) fn area(&self, rect: &Rect) -> [f32; 4] {
        [self.x(rect.origin.x), self.y(rect.bottom()), self.x(rect.right()), self.y(rect.origin.y)]
    }

    /// Returns the matrix that maps the sheet of a placed page to this one.
    pub(super) fn matrix(&self, pose: &Pose) -> [f32; 6] {
        let scale = f64::from(pose.scale.0) / f64::from(pose.scale.1);
        let (across, along) = match pose.turns % 4 {
            0 => (scale, 0.0),
            1 => (0.0, scale),
            2 => (-scale, 0.0),
            _ => (0.0, -scale),
        };
        // The corner of the trim is fixed, and then moved.
        let [x, y] = [self.trim.origin.x, self.trim.bottom()].map(|length| length.to_pt());
        let [right, down] = [pose.at.x, pose.at.y].map(|length| length.to_pt());
        [
            across,
            -along,
            along,
            across,
            x + right - across * x - along * y,
            y - down + along * x - across * y,
        ]
        .map(|part| part as f32)
    }

    /// Returns the trim box, enlarged on each side.
    pub(super) fn around(&self, left: Length, right: Length, vertical: Length) -> Object {
        let size = self.trim.size;
        numbers([
            self.x(-left),
            self.y(size.height + vertical),
            self.x(size.width + right),
            self.y(-vertical),
        ])
    }

    /// Returns a bounding box for any drawing on the sheet.
    pub(super) fn reach(&self) -> Object {
        let [left, right] = self.sides;
        // A form may be shown anywhere, so its box reaches a whole sheet in every direction.
        let around = (self.bleed + self.slug) * 2;
        let width = hundredths(self.trim.size.width + left + right + around);
        let height = hundredths(self.trim.size.height + around);
        numbers([-width, -height, width, height])
    }

    pub(super) fn trim_box(&self) -> Object {
        self.around(Length::ZERO, Length::ZERO, Length::ZERO)
    }

    pub(super) fn bleed_box(&self) -> Object {
        self.around(self.sides[0], self.sides[1], self.bleed)
    }

    pub(super) fn media_box(&self) -> Object {
        let [left, right] = self.sides.map(|side| side + self.slug);
        self.around(left, right, self.bleed + self.slug)
    }
}

/// Converts a length to points, rounded to hundredths: finer than any press, and short in the file.
pub(super) fn hundredths(length: Length) -> f32 {
    rounded(length) as f32 / 100.0
}

fn rounded(length: Length) -> i32 {
    let n = length.to_thousandths();
    (n + if n < 0 { -5 } else { 5 }) / 10
}

pub(super) fn numbers(values: [f32; 4]) -> Object {
    let number = |value: f32| {
        // Whole numbers are shorter without decimals.
        if value.fract() == 0.0 { Object::Integer(value as i64) } else { Object::Real(value) }
    };
    values.into_iter().map(number).collect::<Vec<_>>().into()
}

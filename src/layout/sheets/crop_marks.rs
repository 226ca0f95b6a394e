//! Lines that show where to fold and cut, and where pages end.

use crate::layout::sheets::{Item, Plan, Scheme};
use crate::units::{Length, Point, Rect};

const LINE: Length = Length::thousandths(250);
/// From the trim to the near end of a mark, and the length of one.
const OFF: Length = Length::pt(6);
const LONG: Length = Length::pt(14);
/// The line around a page, in percent of black.
const EDGE: u8 = 30;

impl Plan {
    /// The marks of a side.
    pub(super) fn marks(&self, side: usize) -> Vec<Item> {
        match self.scheme {
            Scheme::Booklet { .. } => self.cut_and_fold(),
            Scheme::Nup(_) => {
                let spots = self.side(side).into_iter();
                spots.flat_map(|spot| edge(spot.window)).collect()
            }
            Scheme::Spread => {
                let area = self.area();
                let middle = area.origin.x + self.trim.width - LINE.half();
                let rect = Rect::new(middle, area.origin.y, LINE, area.size.height);
                vec![Item::tint(rect, EDGE)]
            }
        }
    }

    /// Marks at the corners of the trim, and dashes where the sheet is folded; what has no room on the sheet is left out.
    fn cut_and_fold(&self) -> Vec<Item> {
        let area = self.area();
        let sheet = self.sheet.trim;
        let fold = area.origin.x + area.size.width.half();
        let mut marks = Vec::new();
        let (across, down) = (area.origin.x, area.origin.y);
        let reach = |room: Length| LONG.min(room - OFF);
        if reach(down) > Length::ZERO {
            for (x, is_fold) in [(area.origin.x, false), (fold, true), (area.right(), false)] {
                for (near, sign) in [(area.origin.y, -1), (area.bottom(), 1)] {
                    let y = |along: Length| near + (OFF + along) * sign;
                    let long = reach(down);
                    let parts = if is_fold {
                        dashes(long)
                    } else {
                        vec![(Length::ZERO, long)]
                    };
                    let line = |(from, to)| rule(Point::new(x, y(from)), Point::new(x, y(to)));
                    marks.extend(parts.into_iter().map(line));
                }
            }
        }
        if reach(across) > Length::ZERO && sheet.width > area.size.width {
            for y in [area.origin.y, area.bottom()] {
                for (near, sign) in [(area.origin.x, -1), (area.right(), 1)] {
                    let x = |along: Length| near + (OFF + along) * sign;
                    let (from, to) = (x(Length::ZERO), x(reach(across)));
                    marks.push(rule(Point::new(from, y), Point::new(to, y)));
                }
            }
        }
        marks
    }
}

/// Three dashes on a line of that length.
fn dashes(long: Length) -> Vec<(Length, Length)> {
    let part = long / 5;
    (0..3)
        .map(|index| (part * (index * 2), part * (index * 2 + 1)))
        .collect()
}

fn rule(from: Point, to: Point) -> Item {
    Item::rule(from, to, LINE)
}

/// A light line along the inside of `rect`.
fn edge(rect: Rect) -> impl Iterator<Item = Item> {
    let Rect { origin, size } = rect;
    let (right, bottom) = (rect.right() - LINE, rect.bottom() - LINE);
    let sides = [
        Rect::new(origin.x, origin.y, size.width, LINE),
        Rect::new(origin.x, bottom, size.width, LINE),
        Rect::new(origin.x, origin.y, LINE, size.height),
        Rect::new(right, origin.y, LINE, size.height),
    ];
    let tint = |rect| Item::tint(rect, EDGE);
    sides.into_iter().map(tint)
}

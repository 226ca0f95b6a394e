//! Lines that show where to fold and cut, and where pages end.

use crate::sheets::{Item, Plan, Scheme};
use gridpress_base::units::{Length, Point, Rect};

/// The weight of marks.
const LINE: Length = Length::thousandths(250);
/// From the trim to the near end of a mark.
const OFF: Length = Length::pt(6);
/// The length of a mark.
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
        let mut marks = Vec::new();
        if let Some(long) = reach(area.origin.y) {
            let fold = area.origin.x + area.size.width.half();
            let cuts = [area.origin.x, area.right()].map(|x| (x, vec![(Length::ZERO, long)]));
            let [left, right] = cuts;
            for (x, parts) in [left, (fold, dashes(long)), right] {
                for (near, sign) in [(area.origin.y, -1), (area.bottom(), 1)] {
                    let at = |along: Length| Point::new(x, near + (OFF + along) * sign);
                    let line = |&(from, to): &(Length, Length)| rule(at(from), at(to));
                    marks.extend(parts.iter().map(line));
                }
            }
        }
        let is_cut_aside = self.sheet.trim.width > area.size.width;
        if let Some(long) = reach(area.origin.x).filter(|_| is_cut_aside) {
            for y in [area.origin.y, area.bottom()] {
                for (near, sign) in [(area.origin.x, -1), (area.right(), 1)] {
                    let at = |along: Length| Point::new(near + (OFF + along) * sign, y);
                    marks.push(rule(at(Length::ZERO), at(long)));
                }
            }
        }
        marks
    }
}

/// The length of marks on a margin of that width; `None` where they have no room.
fn reach(margin: Length) -> Option<Length> {
    let reach = LONG.min(margin - OFF);
    (reach > Length::ZERO).then_some(reach)
}

/// Three dashes on a line of that length.
fn dashes(long: Length) -> Vec<(Length, Length)> {
    let part = long / 5;
    (0..3).map(|index| (part * (index * 2), part * (index * 2 + 1))).collect()
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

//! Marks between cells, over the rules that separate them: bars, dots, signs and letters. The reader of pages
//! distinguishes them by their shapes alone: a disc or a rectangle in the middle of an edge, or outlines beside it with
//! certain numbers of corners.

use crate::document::item::Item;
use crate::grid_drawing::lattice::{Lattice, Layer};
use gridpress_engine::puzzle::{EdgeLook, Mark, Shape, SignLocation};
use gridpress_ground::units::{Length, Point, Rect};

/// Radius of a dot, and half the height of a letter, as a share of the cell.
const RADIUS: (i32, i32) = (11, 100);
/// Half the length of a bar and half its width.
const BAR: [(i32, i32); 2] = [(24, 100), (5, 100)];
/// Half the opening of a sign, and its extent into the lesser cell.
const CHEVRON: [(i32, i32); 2] = [(14, 100), (12, 100)];
/// Weight of letters and signs.
const STROKE: (i32, i32) = (4, 100);
/// Half the width of a letter.
const LETTER: (i32, i32) = (9, 100);
/// White around letters.
const WHITE: (i32, i32) = (3, 100);

/// Extent of marks into the cells beside them, as a share of the cell.
pub(crate) const REACH: (i32, i32) = (13, 100);

/// Draws the marks between cells of `shape`, whose thin rules have the weight `thin`.
pub(crate) fn draw(lattice: Lattice, shape: &Shape, thin: Length) -> Vec<(Layer, Item)> {
    let drawn = shape.marks().iter().filter_map(|mark| match mark.sign.location() {
        SignLocation::OnEdge(look) => Some(Edge::of(lattice, mark).draw(look, thin)),
        _ => None,
    });
    drawn.flatten().collect()
}

/// Returns `true` if there is a mark on an edge of `shape`.
pub(crate) fn are_on_edges(shape: &Shape) -> bool {
    let mut locations = shape.marks().iter().map(|mark| mark.sign.location());
    locations.any(|location| matches!(location, SignLocation::OnEdge(_)))
}

/// The edge between two cells.
struct Edge {
    middle: Point,
    /// `true` if the second cell is below the first, `false` if it is to the right.
    is_level: bool,
    /// The side of a cell.
    cell: Length,
}

impl Edge {
    fn of(lattice: Lattice, mark: &Mark) -> Edge {
        let [first, second] = mark.cells.ends();
        let [a, b] = [first, second].map(|cell| lattice.cell(cell).centre());
        Edge {
            middle: Point::new((a.x + b.x).half(), (a.y + b.y).half()),
            is_level: second != first + 1,
            cell: lattice.pitch(),
        }
    }

    fn share(&self, (part, whole): (i32, i32)) -> Length {
        self.cell.scale(part, whole)
    }

    /// Returns the point at those distances from the middle of the edge: along it, and towards the second cell.
    fn at(&self, along: Length, across: Length) -> Point {
        if self.is_level {
            self.middle + Point::new(along, across)
        } else {
            self.middle + Point::new(across, along)
        }
    }

    /// Returns the rectangle around the middle with those half sizes along the edge and across.
    fn rect(&self, along: Length, across: Length) -> Rect {
        let (from, to) = (self.at(-along, -across), self.at(along, across));
        Rect::new(from.x, from.y, to.x - from.x, to.y - from.y)
    }

    fn draw(&self, look: EdgeLook, thin: Length) -> Vec<(Layer, Item)> {
        let [length, breadth] = BAR.map(|share| self.share(share));
        let radius = self.share(RADIUS);
        match look {
            EdgeLook::Bar => vec![(Layer::Mark, Item::tint(self.rect(length, breadth), 100))],
            EdgeLook::White => vec![
                (Layer::Mark, Item::disc(self.middle, radius, 100)),
                (Layer::Hollow, Item::disc(self.middle, radius - thin, 0)),
            ],
            EdgeLook::Black => vec![(Layer::Mark, Item::disc(self.middle, radius, 100))],
            EdgeLook::Notch(towards) => self.chevron(towards),
            EdgeLook::X => self.letter(&[(-1, 1), (1, -1)]),
            EdgeLook::V => self.letter(&[]),
        }
    }

    /// Draws a notch in the wall between the cells that points at the lesser one: the first for -1, the second for 1.
    fn chevron(&self, towards: i32) -> Vec<(Layer, Item)> {
        let [half, reach] = CHEVRON.map(|share| self.share(share));
        let weight = self.share(STROKE);
        let point = |along: Length, across: Length| self.at(along, across * towards);
        let outline = vec![
            point(-half, Length::ZERO),
            point(Length::ZERO, reach),
            point(half, Length::ZERO),
            point(half - weight, Length::ZERO),
            point(Length::ZERO, reach - weight),
            point(weight - half, Length::ZERO),
        ];
        vec![
            (Layer::Clear, Item::tint(self.rect(half - weight.half(), weight), 0)),
            (Layer::Mark, Item::polygon(outline, 100)),
        ]
    }

    /// Draws an upright X of two strokes in the directions of `strokes`, or a V if there are none.
    fn letter(&self, strokes: &[(i32, i32)]) -> Vec<(Layer, Item)> {
        let (wide, high) = (self.share(LETTER), self.share(RADIUS));
        let (weight, white) = (self.share(STROKE), self.share(WHITE));
        let at = |x: Length, y: Length| self.middle + Point::new(x, y);
        let ground = Rect::new(
            self.middle.x - wide - white,
            self.middle.y - high - white,
            (wide + white) * 2,
            (high + white) * 2,
        );
        let mut items = vec![(Layer::Clear, Item::tint(ground, 0))];
        let half = weight.half();
        items.extend(strokes.iter().map(|&(from, to)| {
            let outline = vec![
                at(wide * from - half, -high),
                at(wide * from + half, -high),
                at(wide * to + half, high),
                at(wide * to - half, high),
            ];
            (Layer::Mark, Item::polygon(outline, 100))
        }));
        if strokes.is_empty() {
            let outline = vec![
                at(-wide - half, -high),
                at(half - wide, -high),
                at(Length::ZERO, high - weight),
                at(wide - half, -high),
                at(wide + half, -high),
                at(half, high),
                at(-half, high),
            ];
            items.push((Layer::Mark, Item::polygon(outline, 100)));
        }
        items
    }
}

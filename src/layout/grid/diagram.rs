//! A small diagram: a position with its candidates, and what a step sees in it.

use crate::fonts::{Fonts, MissingGlyph, Role};
use crate::layout::grid::cages::CageStyle;
use crate::layout::grid::draw::{Look, PUZZLE_FIGURES, fill_grid, ruling};
use crate::layout::grid::shading::Shades;
use crate::layout::grid::square::Square;
use crate::layout::page::item::Item;
use crate::layout::text::draft::Draft;
use crate::logic::{self, Candidate, Part, Position, Step, Technique};
use crate::puzzle::{Cell, Grid, Shape, Symbols};
use crate::spec::RuleWeights;
use crate::units::{Length, Point, Rect};
use std::collections::{BTreeMap, BTreeSet};

/// Greys of cells, in percent of black: in the houses of a pattern, in it, and where they play another part.
const HOUSE: u8 = 10;
const PATTERN: u8 = 22;
const OTHER: u8 = 36;
/// The grey of a disc.
const DISC: u8 = 30;

/// The room that a candidate has for itself, where the page allows: type of 7 pt, the least that printers want.
const PITCH: Length = Length::thousandths(6_350);
/// The least at which it can be read.
const LEAST_PITCH: Length = Length::thousandths(3_500);
/// Larger cells only waste the page.
const LARGEST_CELL: Length = Length::pt(22);
/// Cells with sums.
const CAGED_CELL: Length = Length::pt(24);
/// The type of their sums.
const SUMS: Length = Length::thousandths(5_500);

/// What a diagram shows.
pub(crate) struct Diagram<'a> {
    pub shape: &'a Shape,
    pub givens: &'a Grid,
    pub position: Position,
    pub symbols: Symbols,
    /// The step that comes next. Without one there are no candidates.
    pub step: Option<&'a Step>,
}

/// Rows and columns of candidates in a cell.
fn mark_grid(side: usize) -> (i32, i32) {
    let columns = (side - 1).isqrt() + 1;
    (side.div_ceil(columns) as i32, columns as i32)
}

/// Rules for a grid so small.
pub(crate) fn lighter(rules: RuleWeights) -> RuleWeights {
    let RuleWeights { thin, thick } = rules;
    // Heavy ones must still be told from thin ones.
    let thick = thick.scale(85, 100).at_least(thin.scale(3, 2)).min(thick);
    RuleWeights { thin, thick }
}

/// The side of a diagram of `shape` that may take `share` of a page, and more if it must, up to `most`; or `None`
/// where its candidates could not be read.
pub(crate) fn diagram_side(
    fonts: &Fonts,
    shape: &Shape,
    rules: RuleWeights,
    share: Length,
    most: Length,
) -> Option<Length> {
    let side = shape.side() as i32;
    let (_, columns) = mark_grid(shape.side());
    let least = match shape.cages().is_empty() {
        true => PITCH * columns + rules.thick,
        false => CAGED_CELL,
    };
    let cell = (share / side).min(LARGEST_CELL).at_least(least);
    let whole = (cell * side + rules.thick).min(most);
    let marks = Marks::new(fonts, shape, rules, (whole - rules.thick) / side);
    (marks.pitch.x.min(marks.pitch.y) >= LEAST_PITCH).then_some(whole)
}

/// Where candidates stand in a cell.
struct Marks {
    columns: i32,
    /// The corner of the first one's room, from the corner of the cell.
    corner: Point,
    /// How wide and high the room of each is.
    pitch: Point,
    /// What signs around it measure: no more than it needs in a cell of few.
    sign: Length,
}

impl Marks {
    fn new(fonts: &Fonts, shape: &Shape, rules: RuleWeights, cell: Length) -> Marks {
        let (rows, columns) = mark_grid(shape.side());
        let edge = rules.thick.half() + Length::thousandths(250);
        let (above, below, aside) = match shape.cages().is_empty() {
            true => (edge, edge, edge),
            false => {
                let (above, below) = CageStyle::new(fonts, cell, rules, SUMS).taken();
                (above, below, below)
            }
        };
        let pitch = Point::new((cell - aside * 2) / columns, (cell - above - below) / rows);
        Marks {
            columns,
            corner: Point::new(aside, above),
            pitch,
            sign: pitch.x.min(pitch.y).min(cell.scale(3, 10)),
        }
    }

    /// The middle of a candidate, from the corner of the cell.
    fn centre(&self, digit: u8) -> Point {
        let index = i32::from(digit) - 1;
        let (row, column) = (index / self.columns, index % self.columns);
        let middle = Point::new(self.pitch.x.half(), self.pitch.y.half());
        self.corner + middle + Point::new(self.pitch.x * column, self.pitch.y * row)
    }

    /// The height of figures that fit.
    fn figures(
        &self,
        fonts: &Fonts,
        side: usize,
        symbols: Symbols,
    ) -> Result<Length, MissingGlyph> {
        let mut height = self.pitch.y.min(self.sign.scale(6, 5)).scale(74, 100);
        let room = self.pitch.x.scale(84, 100);
        for role in [Role::Digit, Role::Given] {
            for digit in 1..=side as u8 {
                let size = fonts.size_for_figures(role, height);
                let width = fonts.cell_width(role, size, &symbols.text(digit))?;
                if width > room {
                    height = height.scale(room.to_thousandths(), width.to_thousandths());
                }
            }
        }
        Ok(height)
    }
}

/// How the cells of a part are shaded; `before` counts those of the same role before it.
fn grey(role: logic::Role, before: usize) -> Option<u8> {
    use logic::Role::*;
    match role {
        Pattern | Base | Cover | Pincer | Link | Cage => Some(PATTERN),
        Pivot | Fin => Some(OTHER),
        AlmostLocked if before.is_multiple_of(2) => Some(PATTERN),
        AlmostLocked => Some(OTHER),
        // Candidates are told apart, and not cells.
        RestrictedCommon | ColourA | ColourB | On | Off | Start => None,
    }
}

/// A diagram being drawn.
struct Drawing<'a> {
    diagram: &'a Diagram<'a>,
    step: &'a Step,
    square: Square,
    rules: RuleWeights,
    marks: Marks,
}

impl Diagram<'_> {
    /// Everything in `square`.
    ///
    /// # Errors
    /// [`MissingGlyph`] when the faces of figures lack a letter that the grid needs.
    pub(crate) fn draw(
        &self,
        fonts: &Fonts,
        rules: RuleWeights,
        square: Square,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let mut draft = Draft::default();
        draft.extend(Shades::PLAIN.items(square, self.shape, rules));
        let cell = (square.side - rules.thick) / self.shape.side() as i32;
        let drawing = self.step.map(|step| Drawing {
            diagram: self,
            step,
            square,
            rules,
            marks: Marks::new(fonts, self.shape, rules, cell),
        });
        if let Some(drawing) = &drawing {
            draft.extend(drawing.cells());
            draft.extend(drawing.discs());
            draft.extend(drawing.links());
        }
        let look = Look {
            rules,
            figures: PUZZLE_FIGURES,
            symbols: self.symbols,
            shades: None,
            sums: Some(SUMS),
        };
        draft.extend(ruling(&look, square, self.shape));
        fill_grid(fonts, &look, &mut draft, square, self.shape, |cell| {
            let role = match self.givens.get(cell) {
                0 => Role::Digit,
                _ => Role::Given,
            };
            Some((self.position.grid().get(cell), role))
        })?;
        if let Some(drawing) = &drawing {
            draft.extend(drawing.candidates(fonts)?);
            draft.extend(drawing.outcome());
        }
        Ok(draft.items)
    }
}

impl Drawing<'_> {
    /// The middle of a candidate on the page.
    fn at(&self, Candidate { cell, digit }: Candidate) -> Point {
        let area = self.square.cell(self.diagram.shape, cell, self.rules.thick);
        area.origin + self.marks.centre(digit)
    }

    /// The candidates of a part that are still there.
    fn of(&self, part: &Part) -> impl Iterator<Item = Candidate> {
        let (cells, digits) = (&part.cells, &part.digits);
        let all = (cells.iter())
            .flat_map(|&cell| digits.iter().map(move |&digit| Candidate { cell, digit }));
        all.filter(|&candidate| self.diagram.position.has(candidate))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// The cells of the pattern and its houses in their greys.
    fn cells(&self) -> Vec<Item> {
        let shape = self.diagram.shape;
        let mut greys: BTreeMap<Cell, u8> = BTreeMap::new();
        let parts = &self.step.parts;
        // Among the shades of a variant one more would only confuse.
        let is_plain = Shades::PLAIN
            .items(self.square, shape, self.rules)
            .is_empty();
        for house in parts
            .iter()
            .filter_map(|part| part.house)
            .filter(|_| is_plain)
        {
            let cells = shape.houses()[house].cells.iter();
            greys.extend(cells.map(|&cell| (cell, HOUSE)));
        }
        for (index, part) in parts.iter().enumerate() {
            let before = parts[..index]
                .iter()
                .filter(|other| other.role == part.role);
            if let Some(grey) = grey(part.role, before.count()) {
                for &cell in &part.cells {
                    let own = greys.entry(cell).or_default();
                    *own = grey.max(*own);
                }
            }
        }
        let tint =
            |(cell, percent)| Item::tint(self.square.cell(shape, cell, self.rules.thick), percent);
        greys.into_iter().map(tint).collect()
    }

    /// Candidates on one side of a colouring or chain. What a net leads to is not told apart.
    fn side(&self, roles: &'static [logic::Role]) -> BTreeSet<Candidate> {
        let is_net = self.step.technique == Technique::ForcingNet;
        let parts = self.step.parts.iter();
        parts
            .filter(|part| roles.contains(&part.role))
            .filter(|part| !is_net || part.role == logic::Role::Start)
            .flat_map(|part| self.of(part))
            .collect()
    }

    /// Discs under the candidates of one side.
    fn discs(&self) -> Vec<Item> {
        use logic::Role::{ColourA, On, Start};
        let disc = |candidate| Item::disc(self.at(candidate), self.marks.sign.scale(56, 100), DISC);
        self.side(&[ColourA, On, Start])
            .into_iter()
            .map(disc)
            .collect()
    }

    /// Lines between the candidates of a chain.
    fn links(&self) -> Vec<Item> {
        use logic::Role::{Link, Off, On, Start};
        let mut items = Vec::new();
        for part in self.step.parts.iter().filter(|part| part.role == Link) {
            if let [a, b] = self.of(part).collect::<Vec<_>>()[..] {
                items.extend(self.line(self.at(a), self.at(b), true));
            }
        }
        if self.step.technique == Technique::ForcingNet {
            return items;
        }
        for pair in self.step.parts.windows(2) {
            let is_sure = match [pair[0].role, pair[1].role] {
                [Off, On] => true,
                [On | Start, Off] => false,
                _ => continue,
            };
            if let (Some(from), Some(to)) = (self.middle(&pair[0]), self.middle(&pair[1])) {
                items.extend(self.line(from, to, is_sure));
            }
        }
        items
    }

    /// The middle of a node, which may be several places of a digit.
    fn middle(&self, part: &Part) -> Option<Point> {
        let places: Vec<Point> = self.of(part).map(|candidate| self.at(candidate)).collect();
        let count = places.len() as i32;
        let sum = places.into_iter().reduce(|a, b| a + b)?;
        Some(Point::new(sum.x / count, sum.y / count))
    }

    /// A line from the rim of one candidate to the rim of another, dashed if it is not `sure`.
    fn line(&self, from: Point, to: Point, sure: bool) -> Vec<Item> {
        let (across, down) = (to.x - from.x, to.y - from.y);
        let square = |length: Length| i64::from(length.to_thousandths()).pow(2);
        let whole = (square(across) + square(down)).isqrt() as i32;
        let on = |way: i32| from + Point::new(across.scale(way, whole), down.scale(way, whole));
        let rim = self.marks.sign.scale(60, 100).to_thousandths();
        let (start, end) = (rim, whole - rim);
        let dash = Length::thousandths(2_200).to_thousandths();
        let step = if sure { end - start } else { 2 * dash };
        if end - start < dash {
            return Vec::new();
        }
        let rule = |at: i32| {
            Item::rule(
                on(at),
                on(if sure { end } else { end.min(at + dash) }),
                self.rules.thin,
            )
        };
        (start..end).step_by(step as usize).map(rule).collect()
    }

    /// Every candidate, those of the pattern heavier.
    fn candidates(&self, fonts: &Fonts) -> Result<Vec<Item>, MissingGlyph> {
        let Diagram {
            shape,
            position,
            symbols,
            ..
        } = self.diagram;
        let heavy: BTreeSet<Candidate> = (self.step.parts.iter())
            .flat_map(|part| self.of(part))
            .collect();
        let figures = self.marks.figures(fonts, shape.side(), *symbols)?;
        // A line of a face is one run of text.
        let mut lines: BTreeMap<(Length, bool), Vec<(Length, String)>> = BTreeMap::new();
        for cell in 0..shape.cells() {
            for digit in position.marks(cell) {
                let candidate = Candidate { cell, digit };
                let at = self.at(candidate);
                let line = lines.entry((at.y, heavy.contains(&candidate)));
                let x = at.x - self.square.at.x;
                line.or_default().push((x, symbols.text(digit)));
            }
        }
        let text = |((y, heavy), placed): ((Length, bool), Vec<(Length, String)>)| {
            let role = if heavy { Role::Given } else { Role::Digit };
            let size = fonts.size_for_figures(role, figures);
            Ok(Item::text(
                Point::new(self.square.at.x, y + figures.half()),
                fonts.cells(role, size, &placed)?,
            ))
        };
        lines.into_iter().map(text).collect()
    }

    /// Strokes through what goes, rings around what is placed, and squares around the other side of a chain.
    fn outcome(&self) -> Vec<Item> {
        use logic::Role::{ColourB, Off};
        let weight = self.rules.thin;
        let pitch = self.marks.sign;
        let (half, reach) = (pitch.scale(52, 100), pitch.scale(48, 100));
        let square = |candidate| {
            Item::outline(
                {
                    let corner = self.at(candidate) + Point::new(-half, -half);
                    Rect::new(corner.x, corner.y, half * 2, half * 2)
                },
                weight,
            )
        };
        let strike = |&gone: &Candidate| {
            Item::rule(
                self.at(gone) + Point::new(-reach, reach),
                self.at(gone) + Point::new(reach, -reach),
                weight,
            )
        };
        let ring = |&place: &Candidate| Item::ring(self.at(place), pitch.scale(60, 100), weight);
        let squares = self.side(&[ColourB, Off]).into_iter().map(square);
        let strikes = self.step.removes.iter().map(strike);
        let rings = self.step.places.iter().map(ring);
        squares.chain(strikes).chain(rings).collect()
    }
}

//! Measures of grids by their purpose: the height of figures, and the minimum size of cells.

use crate::grid_drawing::lattice::OutsideBand;
use crate::grid_drawing::{line_marks, marks};
use gridpress_engine::puzzle::{Kind, Shape};
use gridpress_ground::units::Length;
use gridpress_messages::symbols::{GridView, Symbols};

/// The measures of grids for one purpose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measures {
    /// Height of figures, as a share of the cell.
    pub figures: (i32, i32),
    /// The measures of cages, if they are drawn.
    cages: Option<CageMeasures>,
    /// Minimum sides of cells.
    least: LeastCells,
}

/// The minimum measures of cages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CageMeasures {
    /// Minimum size of type of sums.
    pub sum: Length,
    /// Minimum gap between the outline of a cage and a heavy rule.
    pub clear: Length,
    /// `true` if cages have their own outlines. Cages that cover all cells are enclosed by heavy rules instead.
    pub has_outlines: bool,
    /// Number of layers of cages that share cells.
    pub layers: i32,
}

impl CageMeasures {
    /// Returns the measures of cages in puzzles to solve, whose sums are at least of that size.
    const fn with_sums(sum: Length) -> Option<CageMeasures> {
        Some(CageMeasures { sum, clear: Length::pt(1), has_outlines: true, layers: 1 })
    }
}

/// The minimum side of a cell, by its content.
#[derive(Clone, Copy, Debug)]
struct LeastCells {
    /// A digit from 1 to 9.
    digit: Length,
    /// A digit or a letter in grids of more than nine values, and a custom letter in any grid.
    letter: Length,
    /// A number of one or two figures, in grids of more than nine values.
    number: Length,
    /// The sum of a cage, or marks on the edges, beside the digit; or a line below it.
    caged: Length,
    /// A digit in one of several overlapping grids, which solvers need pencil marks for.
    overlapping: Length,
}

impl LeastCells {
    /// Zero, for grids that are as large as their room.
    const NONE: LeastCells = LeastCells::all(Length::ZERO);

    const fn all(least: Length) -> LeastCells {
        LeastCells { digit: least, letter: least, number: least, caged: least, overlapping: least }
    }
}

/// Minimum side of the cells of a book's overlapping grids that have a page of their own: 6.5 mm.
pub const MIN_OVERLAPPING: Length = Length::thousandths(18_425);
/// Minimum side of such cells if several puzzles share a page: 5 mm.
const SHARING: Length = Length::thousandths(14_173);

/// A book's puzzle. Its cells hold pencil marks.
pub(crate) const PUZZLE: Measures = Measures {
    figures: (54, 100),
    cages: CageMeasures::with_sums(Length::pt(7)),
    least: LeastCells {
        digit: Length::pt(9),
        letter: Length::pt(11),
        number: Length::pt(11),
        caged: Length::pt(16),
        overlapping: SHARING,
    },
};

/// Returns the minimum side of a cell of a book's puzzle that has a page of its own, if it must be larger than on a
/// shared page.
pub(crate) fn least_alone(shape: &Shape) -> Length {
    if shape.kind().grids().is_single() { Length::ZERO } else { MIN_OVERLAPPING }
}

/// A book's answer.
pub(crate) const ANSWER: Measures = Measures {
    figures: (58, 100),
    cages: None,
    least: LeastCells { number: Length::pt(9), ..LeastCells::all(Length::pt(7)) },
};

/// A newspaper's puzzle.
pub(crate) const COLUMN: Measures = Measures {
    cages: CageMeasures::with_sums(Length::pt(6)),
    least: LeastCells { caged: Length::pt(18), ..LeastCells::all(Length::pt(12)) },
    ..PUZZLE
};

/// A newspaper's answer.
pub(crate) const COLUMN_ANSWER: Measures = Measures {
    least: LeastCells {
        number: Length::thousandths(13_500),
        ..LeastCells::all(Length::thousandths(9_500))
    },
    ..ANSWER
};

/// A worked example, without cages.
pub(crate) const EXAMPLE: Measures = Measures { cages: None, least: LeastCells::NONE, ..PUZZLE };

/// A diagram. If it shows candidates, these determine the minimum size of its cells.
pub(crate) const DIAGRAM: Measures = Measures {
    cages: CageMeasures::with_sums(Length::pt(7)),
    least: LeastCells { caged: Length::pt(18), ..LeastCells::all(Length::pt(14)) },
    ..PUZZLE
};

/// A diagram of a step that has nothing to do with the cages of its puzzle, whose cells are smaller without them.
pub(crate) const DIAGRAM_WITHOUT_CAGES: Measures = Measures { cages: None, ..DIAGRAM };

/// The puzzle on a cover, as large as its plate.
pub(crate) const COVER: Measures = Measures { least: LeastCells::NONE, ..PUZZLE };

/// A drawing on a screen, whose style sheet sets the type of sums.
pub(crate) const SCREEN: Measures =
    Measures { cages: CageMeasures::with_sums(Length::ZERO), least: LeastCells::NONE, ..PUZZLE };

/// A thumbnail on a sheet of proofs, which is not meant to be solved. It has no cages if their sums would be illegible.
pub(crate) const PROOF: Measures = Measures {
    cages: Some(CageMeasures {
        sum: Length::thousandths(3_500),
        clear: Length::thousandths(200),
        has_outlines: true,
        layers: 1,
    }),
    least: LeastCells { caged: Length::pt(7), ..LeastCells::NONE },
    ..PUZZLE
};

impl Measures {
    /// Returns the measures of the cages of a grid with cells of that side; `None` if it has no cages to draw.
    pub(crate) fn cages(&self, shape: &Shape, cell: Length) -> Option<CageMeasures> {
        let is_drawn = !shape.cages().is_empty() && cell >= self.least.caged;
        let has_outlines = !shape.kind().has_operations();
        self.cages.filter(|_| is_drawn).map(|cages| {
            let layers = shape.cage_figures().into_iter().map(|figure| figure.layer as i32 + 1);
            CageMeasures { has_outlines, layers: layers.max().unwrap_or(1), ..cages }
        })
    }

    /// Returns `true` if marks are drawn.
    pub(crate) fn has_marks(&self) -> bool {
        self.cages.is_some()
    }

    /// Returns the room around grids of a kind for the numbers outside them, if marks are drawn.
    pub(crate) fn band(&self, kind: Kind) -> OutsideBand {
        if self.has_marks() { OutsideBand::of(kind) } else { OutsideBand::default() }
    }

    /// Returns `true` if such grids have sums or marks beside the digits of cells.
    pub(crate) fn has_small_signs(&self, shape: &Shape) -> bool {
        self.has_marks()
            && (!shape.cages().is_empty()
                || marks::are_on_edges(shape)
                || line_marks::are_along_cells(shape)
                || shape.kind().view().is_some())
    }

    /// Returns the minimum side of a cell in such grids.
    pub(crate) fn least_cell(&self, GridView { shape, symbols }: GridView) -> Length {
        let has_operations = self.cages.is_some() && shape.kind().has_operations();
        match symbols {
            // Numbers with signs are wider.
            _ if has_operations => self.least.caged.scale(6, 5),
            _ if self.has_small_signs(shape) => self.least.caged,
            _ if !shape.kind().grids().is_single() => self.least.overlapping,
            Symbols::Word(_) | Symbols::Shapes | Symbols::Pictures(_) => self.least.letter,
            _ if shape.digits() <= 9 => self.least.digit,
            Symbols::Letters | Symbols::Digits(_) => self.least.letter,
            Symbols::Numbers => self.least.number,
        }
    }
}

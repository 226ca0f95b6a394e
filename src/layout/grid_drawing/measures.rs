//! The measures of grids by what they are printed for: how high figures stand, and how small cells may be.

use crate::grid_drawing::lattice::OutsideBand;
use crate::grid_drawing::{line_marks, marks};
use gridpress_base::symbols::{GridView, Symbols};
use gridpress_base::units::Length;
use gridpress_engine::puzzle::{Kind, Shape};

/// The measures of grids that are printed for one purpose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measures {
    /// The height of figures, as a share of the cell.
    pub figures: (i32, i32),
    /// The measures of cages, where they are drawn.
    cages: Option<CageMeasures>,
    /// The least sides of cells.
    least: LeastCells,
}

/// The least measures of cages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CageMeasures {
    /// The least type of sums.
    pub sum: Length,
    /// Between the outline of a cage and a heavy rule, at the least.
    pub clear: Length,
    /// Whether cages have outlines of their own. Those that hold all cells are enclosed by heavy rules.
    pub has_outlines: bool,
}

impl CageMeasures {
    /// Cages to solve by, whose sums are at least of that size.
    const fn with_sums(sum: Length) -> Option<CageMeasures> {
        let clear = Length::pt(1);
        Some(CageMeasures { sum, clear, has_outlines: true })
    }
}

/// The least side of a cell, by what stands in it.
#[derive(Clone, Copy, Debug)]
struct LeastCells {
    /// A digit from 1 to 9.
    digit: Length,
    /// In grids of more than nine values a digit or a letter, and a letter of one's own in any.
    letter: Length,
    /// In grids of more than nine values: a number of one or two figures.
    number: Length,
    /// The sum of a cage, or marks on the edges, beside the digit; or a line below it.
    caged: Length,
    /// A digit in one of several grids that overlap: whoever solves them needs pencil marks.
    overlapping: Length,
}

impl LeastCells {
    /// For grids that are as large as their room, however small that is.
    const NONE: LeastCells = LeastCells::all(Length::ZERO);

    const fn all(least: Length) -> LeastCells {
        LeastCells { digit: least, letter: least, number: least, caged: least, overlapping: least }
    }
}

/// The least side of the cells of a book's overlapping grids that have a page to themselves: 6.5 mm.
pub const LEAST_OVERLAPPING: Length = Length::thousandths(18_425);
/// The same where the spec has several such puzzles share a page: 5 mm.
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

/// The least side of a cell of a book's puzzle that has a page to itself, where that must be larger than among others.
pub(crate) fn least_alone(shape: &Shape) -> Length {
    if shape.kind().grids().is_one() { Length::ZERO } else { LEAST_OVERLAPPING }
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

/// A diagram. How small its cells may be depends on its candidates, where it shows them.
pub(crate) const DIAGRAM: Measures = Measures {
    cages: CageMeasures::with_sums(Length::pt(7)),
    least: LeastCells { caged: Length::pt(18), ..LeastCells::all(Length::pt(14)) },
    ..PUZZLE
};

/// The puzzle on a cover, as large as its plate.
pub(crate) const COVER: Measures = Measures { least: LeastCells::NONE, ..PUZZLE };

/// A drawing on a screen, whose style sheet sets the type of sums.
pub(crate) const SCREEN: Measures =
    Measures { cages: CageMeasures::with_sums(Length::ZERO), least: LeastCells::NONE, ..PUZZLE };

/// A thumbnail on a sheet of proofs, to be looked at and not solved. It has no cages where their sums could not be read.
pub(crate) const PROOF: Measures = Measures {
    cages: Some(CageMeasures {
        sum: Length::thousandths(3_500),
        clear: Length::thousandths(200),
        has_outlines: true,
    }),
    least: LeastCells { caged: Length::pt(7), ..LeastCells::NONE },
    ..PUZZLE
};

impl Measures {
    /// The measures of the cages of a grid with cells of that side; `None` where it has none to draw.
    pub(crate) fn cages(&self, shape: &Shape, cell: Length) -> Option<CageMeasures> {
        let is_drawn = !shape.cages().is_empty() && cell >= self.least.caged;
        let has_outlines = !shape.kind().is_latin();
        let cages = self.cages.filter(|_| is_drawn);
        cages.map(|cages| CageMeasures { has_outlines, ..cages })
    }

    /// Whether marks are drawn.
    pub(crate) fn has_marks(&self) -> bool {
        self.cages.is_some()
    }

    /// The room around grids of a kind for the numbers outside them, where marks are drawn.
    pub(crate) fn band(&self, kind: Kind) -> OutsideBand {
        if self.has_marks() { OutsideBand::of(kind) } else { OutsideBand::default() }
    }

    /// The least side of a cell in such grids.
    pub(crate) fn least_cell(&self, GridView { shape, symbols }: GridView) -> Length {
        let has_sums = self.cages.is_some() && !shape.cages().is_empty();
        let has_marks = self.has_marks()
            && (marks::are_on_edges(shape)
                || line_marks::are_along_cells(shape)
                || shape.kind().view().is_some());
        match symbols {
            // Numbers with signs are wider.
            _ if has_sums && shape.kind().is_latin() => self.least.caged.scale(6, 5),
            _ if has_sums || has_marks => self.least.caged,
            _ if !shape.kind().grids().is_one() => self.least.overlapping,
            Symbols::Word(_) | Symbols::Shapes | Symbols::Pictures(_) => self.least.letter,
            _ if shape.digits() <= 9 => self.least.digit,
            Symbols::Letters => self.least.letter,
            Symbols::Numbers => self.least.number,
        }
    }
}

//! Evidence of steps: the cells, digits, houses and links that justify each family of techniques.
//!
//! The finder of a family fills every field, so a narrator matches on the variant and finds all it needs. Cells and
//! digits in vectors are in ascending order. Houses are indices into [`Shape::houses`](crate::puzzle::Shape::houses).

use crate::puzzle::{Cell, LineOrder, Sign};
use gridpress_ground::set::bits;

/// A digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit, from 1.
    pub digit: u8,
}

/// Cells and the union of their digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellSet {
    /// The cells.
    pub cells: Vec<Cell>,
    /// The digits, from 1.
    pub digits: Vec<u8>,
}

/// Cells of a house, and an equal number of digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subset {
    /// The house.
    pub house: usize,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The digits.
    pub digits: Vec<u8>,
}

/// A base or cover line of a fish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FishLine {
    /// The line.
    pub house: usize,
    /// Places of the digit in it; in a cover line, only those of base lines.
    pub cells: Vec<Cell>,
}

/// A fish: apart from fins, the places of a digit in some lines lie in an equal number of crossing lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FishPattern {
    /// The digit.
    pub digit: u8,
    /// The base lines.
    pub base: Vec<FishLine>,
    /// The cover lines.
    pub cover: Vec<FishLine>,
    /// Places outside the cover; empty in a basic fish.
    pub fins: Vec<Cell>,
}

/// Two places of a digit in a house, one of which is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrongLink {
    /// The house.
    pub house: usize,
    /// The place that sees the near place of the other link.
    pub near: Cell,
    /// The other place. Every removed candidate sees it.
    pub far: Cell,
}

/// A box whose places of a digit form a cross, and a strong link that leads from one arm to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmptyRectanglePattern {
    /// The digit.
    pub digit: u8,
    /// The box.
    pub block: usize,
    /// The places in the box that every removed candidate sees.
    pub remaining: Vec<Cell>,
    /// The other places in the box.
    pub excluded: Vec<Cell>,
    /// The strong link; its near place sees those in `excluded`.
    pub link: StrongLink,
}

/// An XY-wing or XYZ-wing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WingPattern {
    /// The pivot.
    pub pivot: Cell,
    /// The candidates of the pivot.
    pub digits: Vec<u8>,
    /// The pincers, each with the digit of the pivot that makes it take the shared digit.
    pub pincers: [Candidate; 2],
    /// The second candidate of both pincers, and in an XYZ-wing also of the pivot.
    pub shared: u8,
}

/// Two cells with the same two candidates, and a house with two places for one of these, each of which sees one of the
/// cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WWingPattern {
    /// The cells with two candidates.
    pub ends: [Cell; 2],
    /// The candidate with two places in the house.
    pub linked: u8,
    /// The other candidate.
    pub other: u8,
    /// The house.
    pub house: usize,
    /// The places in the house: the first sees the first end, and the second sees the second end.
    pub link: [Cell; 2],
}

/// A unique rectangle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RectanglePattern {
    /// The corners, ascending.
    pub corners: [Cell; 4],
    /// The two digits that all corners have in common.
    pub digits: [u8; 2],
    /// The corners with further candidates.
    pub roof: Vec<Cell>,
    /// The reason for the eliminations.
    pub argument: RectangleArgument,
}

/// The reason for the eliminations of a unique rectangle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RectangleArgument {
    /// Type 1: the roof is one cell.
    OneCorner,
    /// Type 2: the roof has one further digit.
    OneExtra {
        /// The digit.
        digit: u8,
    },
    /// Type 3: the roof forms a naked subset with other cells.
    WithSubset {
        /// The further digits of the roof.
        extra: Vec<u8>,
        /// The other cells, and the digits of the whole subset.
        subset: Subset,
    },
    /// Type 4: one of the two digits must be in the roof.
    Bound {
        /// The digit.
        digit: u8,
    },
    /// Hidden rectangle: one of the two digits is bound to the rectangle in two of its lines.
    BoundTwice {
        /// The digit.
        digit: u8,
        /// The corner where the lines cross, which loses the other digit.
        corner: Cell,
        /// The row and the column.
        lines: [usize; 2],
        /// The corners in the same row and in the same column.
        mates: [Cell; 2],
        /// The opposite corner.
        opposite: Cell,
    },
}

/// A candidate, or a group of places of a digit, in a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainNode {
    /// The places.
    pub cells: Vec<Cell>,
    /// The digit.
    pub digit: u8,
}

/// Cells whose digits make a known number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumRule {
    /// A cage, as an index into [`Shape::cages`](crate::puzzle::Shape::cages).
    Cage(usize),
    /// The cells that complete cages leave in houses, or that they have outside of them.
    Innies(HouseGroup),
}

/// One to three houses whose innies or outies make a known sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseGroup {
    /// The houses, as bits.
    pub(super) bits: u128,
    /// `true` for the cells outside of the houses.
    pub is_outside: bool,
}

/// The reason why one of some candidates is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrongRule {
    /// They are all candidates of this cell.
    Cell(Cell),
    /// They are all places of their digit in this house.
    House(usize),
    /// Every filling of these cells has one of them.
    Sum(SumRule),
}

/// Two nodes of a chain, one of which is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainLink {
    /// The node assumed to be wrong.
    pub off: ChainNode,
    /// The node that is right as a result.
    pub on: ChainNode,
    /// The reason why one of them is right.
    pub rule: StrongRule,
}

/// A branch of a forcing net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetBranch {
    /// The candidate assumed to be right.
    pub start: Candidate,
    /// The singles that follow, in order.
    pub placed: Vec<Candidate>,
    /// All inferences from the start to the conclusion; each uses only the start and the results of earlier ones. In a
    /// net that breaks a rule, a candidate is both right and wrong in the end.
    pub inferences: Vec<NetInference>,
}

/// An inference in a forcing net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetInference {
    /// A candidate is wrong because another one is right.
    Exclusion {
        /// The right candidate.
        right: Candidate,
        /// The wrong candidate.
        wrong: Candidate,
    },
    /// A candidate is right because all others of its cell or house are wrong.
    Single {
        /// The right candidate.
        right: Candidate,
        /// All others.
        wrong: Vec<Candidate>,
        /// The cell or the house.
        rule: StrongRule,
    },
    /// A candidate is wrong because every filling of some cells that has it has another one that is wrong.
    Filling {
        /// The candidates that are wrong before.
        before: Vec<Candidate>,
        /// The wrong candidate.
        wrong: Candidate,
        /// The cells.
        rule: SumRule,
    },
}

/// A chain whose links may hold by the fillings of cages.
///
/// A rule is `None` if candidates exclude each other by cells, houses or marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageChainPattern {
    /// The links in order; at least one.
    pub links: Vec<ChainLink>,
    /// The rule by which each right node but the last excludes the following wrong one.
    pub inner: Vec<Option<SumRule>>,
    /// The removed candidates, with the rules by which the first and the last node exclude them.
    pub ends: Vec<(Candidate, [Option<SumRule>; 2])>,
}

/// A digit that some cages need in as many houses, or some houses in as many cages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CageOverlapPattern {
    /// The digit.
    pub digit: u8,
    /// The cages, as indices into [`Shape::cages`](crate::puzzle::Shape::cages).
    pub cages: Vec<usize>,
    /// The houses, as many as there are cages.
    pub houses: Vec<usize>,
    /// Places of the digit in both.
    pub places: Vec<Cell>,
    /// `true` if the cages need the digit, which is removed from the houses; `false` for the converse.
    pub is_cage_base: bool,
}

/// An almost locked set that the stem of a death blossom restricts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Petal {
    /// The candidate of the stem that takes a digit from the set.
    pub digit: u8,
    /// The set.
    pub set: CellSet,
}

/// The two colours of a cluster: one is entirely right, the other entirely wrong.
pub type ColourPair = [Vec<Cell>; 2];

/// The only two places of a digit in a house, which get opposite colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourLink {
    /// The house.
    pub house: usize,
    /// The places.
    pub cells: [Cell; 2],
}

/// The justification of a step, by family of techniques.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The last empty cell of a house.
    FullHouse {
        /// The house.
        house: usize,
        /// The cell.
        cell: Cell,
        /// Its digit.
        digit: u8,
    },
    /// The only place for a digit in a house.
    HiddenSingle {
        /// The house.
        house: usize,
        /// The place.
        cell: Cell,
        /// The digit.
        digit: u8,
    },
    /// The only candidate of a cell.
    NakedSingle {
        /// The cell.
        cell: Cell,
        /// The candidate.
        digit: u8,
    },
    /// All places of a digit in a house, which see the same other cells.
    Locked {
        /// The house.
        house: usize,
        /// The digit.
        digit: u8,
        /// The places.
        cells: Vec<Cell>,
        /// The other house that contains the places and the removed candidates; `None` if no single house does.
        cover: Option<usize>,
    },
    /// Cells of a house with an equal number of candidates.
    NakedSubset(Subset),
    /// Digits with an equal number of places in a house.
    HiddenSubset(Subset),
    /// Sue de coq.
    SueDeCoq {
        /// Cells where a line crosses a box.
        middle: CellSet,
        /// Cells in the line, and cells in the box.
        sides: [CellSet; 2],
        /// The line and the box.
        houses: [usize; 2],
    },
    /// A cage for which one set of digits makes its target.
    CageCombination {
        /// The cage, as an index into [`Shape::cages`](crate::puzzle::Shape::cages).
        cage: usize,
        /// The cells of the cage.
        cells: Vec<Cell>,
        /// The set.
        digits: Vec<u8>,
    },
    /// A digit that every set of digits for a cage contains.
    CageClaiming {
        /// The cage, as an index into [`Shape::cages`](crate::puzzle::Shape::cages).
        cage: usize,
        /// The cells of the cage.
        cells: Vec<Cell>,
        /// The digit.
        digit: u8,
        /// The places of the digit in the cage.
        places: Vec<Cell>,
    },
    /// A cage whose digits must make its target.
    CageSum {
        /// The cage, as an index into [`Shape::cages`](crate::puzzle::Shape::cages).
        cage: usize,
        /// The cells of the cage.
        cells: Vec<Cell>,
    },
    /// Cells that complete cages leave in houses, or that they have outside of them.
    Innies {
        /// The cells.
        cells: Vec<Cell>,
        /// The houses; at least one.
        houses: Vec<usize>,
    },
    /// Cages in a house, which share out its digits.
    HouseCombination {
        /// The house.
        house: usize,
        /// The cages, as indices into [`Shape::cages`](crate::puzzle::Shape::cages).
        cages: Vec<usize>,
        /// The empty cells of the cages.
        cells: Vec<Cell>,
        /// The other empty cells of the house, which take the rest of its digits.
        rest: Vec<Cell>,
    },
    /// A digit of cages that overlap as many houses.
    CageOverlap(CageOverlapPattern),
    /// A chain through fillings of cages.
    CageChain(CageChainPattern),
    /// Two cells with a mark between them, or without one.
    MarkPair {
        /// The cells.
        cells: [Cell; 2],
        /// The digits of either cell that no digit of the other one allows.
        digits: Vec<u8>,
    },
    /// A candidate that would leave other cells too few digits.
    MarkRoom {
        /// The cell.
        cell: Cell,
        /// The candidate.
        digit: u8,
        /// The cells that it restricts, and the digits that would be left to them.
        beside: CellSet,
    },
    /// The places of a digit in a house, all of which rule out the same candidates by their marks.
    MarkHouse {
        /// The house.
        house: usize,
        /// The digit.
        digit: u8,
        /// The places.
        cells: Vec<Cell>,
    },
    /// A line whose digits make a number.
    NumberLine {
        /// The mark of the line, as an index into [`Shape::marks`](crate::puzzle::Shape::marks).
        mark: usize,
        /// The cells of the line.
        cells: LineOrder,
        /// The sign of the mark.
        sign: Sign,
    },
    /// A basic, finned or sashimi fish.
    Fish(FishPattern),
    /// A skyscraper, two-string kite or turbot fish.
    TurbotFish {
        /// The digit.
        digit: u8,
        /// The strong links.
        links: [StrongLink; 2],
    },
    /// An empty rectangle.
    EmptyRectangle(EmptyRectanglePattern),
    /// An XY-wing or XYZ-wing.
    Wing(WingPattern),
    /// A W-wing.
    WWing(WWingPattern),
    /// A WXYZ-wing.
    WxyzWing {
        /// The cells with their candidates, the pivot first.
        cells: [CellSet; 4],
        /// The digit that one of the cells must hold.
        digit: u8,
    },
    /// A unique rectangle of any type.
    Rectangle(RectanglePattern),
    /// A bivalue universal grave.
    Bug {
        /// The only cell with more than two candidates.
        cell: Cell,
        /// Its candidates.
        digits: Vec<u8>,
        /// The candidate that is right.
        digit: u8,
    },
    /// Remote pairs.
    RemotePair {
        /// The two digits.
        digits: Vec<u8>,
        /// The cells.
        colours: ColourPair,
    },
    /// Places of a digit in two colours.
    SimpleColouring {
        /// The digit.
        digit: u8,
        /// The places.
        colours: ColourPair,
        /// Links that connect all places, each to one connected before.
        links: Vec<ColourLink>,
    },
    /// Places of a digit in two pairs of colours.
    MultiColouring {
        /// The digit.
        digit: u8,
        /// The places.
        clusters: [ColourPair; 2],
        /// For each cluster, links that connect all its places, each to one connected before.
        links: [Vec<ColourLink>; 2],
    },
    /// A chain of one digit, of cells with two candidates, or of any candidates and groups.
    Chain {
        /// The links in order; at least one.
        links: Vec<ChainLink>,
    },
    /// Chains from all candidates of a cell, or all places of a digit in a house.
    ForcingChain {
        /// The starts, one of which is right.
        starts: Vec<Candidate>,
        /// The reason why one of the starts is right.
        rule: StrongRule,
        /// The removed candidates, in the order of `chains`.
        ends: Vec<Candidate>,
        /// For each removed candidate, the chain from each start; without links if the start rules it out at once.
        chains: Vec<Vec<Vec<ChainLink>>>,
    },
    /// Nets of singles: one that breaks a rule, or several that agree.
    ForcingNet {
        /// The branches.
        branches: Vec<NetBranch>,
        /// The reason why one of the starts is right; `None` for a net that breaks a rule.
        rule: Option<StrongRule>,
    },
    /// Two almost locked sets with restricted common digits.
    AlsXz {
        /// The sets.
        sets: [CellSet; 2],
        /// The digits that at most one of the sets can hold.
        common: Vec<u8>,
    },
    /// Three almost locked sets in a row.
    AlsXyWing {
        /// The sets, the pivot second.
        sets: [CellSet; 3],
        /// The digit shared by the first two sets, and the one shared by the last two.
        common: [u8; 2],
    },
    /// A death blossom.
    DeathBlossom {
        /// The cell.
        stem: Cell,
        /// The petals, in the order of the candidates of the stem.
        petals: Vec<Petal>,
    },
}

impl CellSet {
    pub(super) fn new(cells: impl IntoIterator<Item = Cell>, digits: u32) -> CellSet {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        CellSet { cells, digits: digits_of(digits) }
    }
}

impl Subset {
    pub(super) fn new(house: usize, cells: impl IntoIterator<Item = Cell>, digits: u32) -> Subset {
        let CellSet { cells, digits } = CellSet::new(cells, digits);
        Subset { house, cells, digits }
    }
}

impl Candidate {
    /// Returns a candidate with a digit counted from 0.
    pub(super) fn new(cell: Cell, digit: usize) -> Candidate {
        Candidate { cell, digit: to_digit(digit) }
    }
}

/// Converts a digit counted from 0 to one counted from 1.
pub(super) fn to_digit(digit: usize) -> u8 {
    digit as u8 + 1
}

/// Returns the digits of a mask, ascending from 1.
pub(super) fn digits_of(mask: u32) -> Vec<u8> {
    bits(mask).map(to_digit).collect()
}

//! The finders of techniques, one family per file.
//!
//! Each finder searches a [`Board`], takes the first step of its kind and returns the technique used. A [`Scale`]
//! determines the order in which they are tried.

mod aic;
mod almost_locked;
mod cage_chain;
mod cage_house;
mod cage_sum;
mod chain_graph;
mod colouring;
mod fillings;
mod fish;
mod forcing_chain;
mod forcing_net;
mod intersections;
mod mark_steps;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

use super::board::{Board, FinderId, HouseScan};
use super::evidence::{
    CageChainPattern, CageOverlapPattern, Candidate, CellSet, ChainLink, ChainNode, ColourLink,
    ColourPair, EmptyRectanglePattern, Evidence, FishLine, FishPattern, NetBranch, NetInference,
    Petal, RectangleArgument, RectanglePattern, StrongLink, StrongRule, Subset, SumRule,
    WWingPattern, WingPattern, digits_of, to_digit,
};
use super::step::TechniqueUse;
use super::tables::{CellSum, DIGITS, Tables};
use super::{Scale, Technique};
use chain_graph::LinkScope;
use gridpress_ground::set::{Set, bits, has_at_most, wide_bits};

/// Takes the first step of its kind that the candidates show.
type Find<const W: usize> = for<'t> fn(&mut Board<'t, W>) -> Option<TechniqueUse>;

/// Takes the first step of its kind that the candidates and their survey show.
type FindSurveyed<const W: usize> =
    for<'t> fn(&mut Board<'t, W>, &mut Scratch<W>) -> Option<TechniqueUse>;

/// The function that finds steps of one kind, by the input it needs.
#[derive(Clone, Copy)]
pub(super) enum Finder<const W: usize> {
    /// The candidates alone.
    Plain(Find<W>),
    /// The candidates alone, after [`survey`] has checked that every empty cell has some.
    Checked(Find<W>),
    /// The candidates and the results of [`survey`].
    Surveyed(FindSurveyed<W>),
}

/// Returns the finder of a technique. `None` if another technique's finder finds it, or none does.
fn finder<const W: usize>(technique: Technique) -> Option<Finder<W>> {
    use Consequence::Any;
    use Finder::*;
    use Technique::*;
    let finder = match technique {
        FullHouse => Plain(singles::full_house),
        HiddenSingleBox => Plain(singles::hidden_in_boxes),
        HiddenSingleLine => Plain(singles::hidden_in_lines),
        NakedSingle => Plain(singles::naked_single),
        Pointing => Plain(|board| intersections::scan(board, Pointing, Any)),
        Claiming => Plain(|board| intersections::scan(board, Claiming, Any)),
        NakedPair => Plain(|board| subsets::naked_subset(board, 2, 0, NakedPair)),
        HiddenPair => Plain(|board| subsets::hidden_subset(board, 2, HiddenPair, Any)),
        CageCombination => Plain(cage_sum::combination),
        Innie => Plain(|board| cage_sum::filling(board, Innie)),
        CageClaiming => Plain(cage_sum::claiming),
        CageSum => Plain(|board| cage_sum::filling(board, CageSum)),
        Innies => Plain(|board| cage_sum::filling(board, Innies)),
        WideInnies => Plain(|board| cage_sum::filling(board, WideInnies)),
        NakedTriple => Plain(|board| subsets::naked_subset(board, 3, 2, NakedTriple)),
        HiddenTriple => Plain(|board| subsets::hidden_subset(board, 3, HiddenTriple, Any)),
        NakedQuad => Plain(|board| subsets::naked_subset(board, 4, 3, NakedQuad)),
        HiddenQuad => Plain(|board| subsets::hidden_subset(board, 4, HiddenQuad, Any)),
        XWing => Checked(|board| fish::basic_fish(board, 2, XWing)),
        Swordfish => Checked(|board| fish::basic_fish(board, 3, Swordfish)),
        XyWing => Surveyed(wings::xy_wing),
        XyzWing => Surveyed(wings::xyz_wing),
        UniqueRectangle1 => Surveyed(uniqueness::unique_rectangle),
        // One search for corners serves all types; the same holds for turbot fish and for sashimi fish.
        UniqueRectangle2 | UniqueRectangle3 | UniqueRectangle4 | HiddenRectangle => return None,
        Jellyfish => Checked(|board| fish::basic_fish(board, 4, Jellyfish)),
        Bug => Surveyed(uniqueness::bug),
        RemotePair => Surveyed(colouring::remote_pair),
        Skyscraper => Surveyed(single_digit::turbot_fish),
        TwoStringKite | TurbotFish => return None,
        EmptyRectangle => Surveyed(single_digit::empty_rectangle),
        SimpleColouring => Surveyed(colouring::simple),
        MultiColouring => Surveyed(colouring::multi),
        WWing => Surveyed(wings::w_wing),
        FinnedXWing => Checked(|board| fish::finned_fish(board, 2, [FinnedXWing, SashimiXWing])),
        XChain => Surveyed(aic::x_chain),
        XyChain => Surveyed(|board, scratch| aic::step(board, scratch, XyChain, LinkScope::Cells)),
        WxyzWing => Surveyed(wings::wxyz_wing),
        FinnedSwordfish => {
            Checked(|board| fish::finned_fish(board, 3, [FinnedSwordfish, SashimiSwordfish]))
        }
        FinnedJellyfish => {
            Checked(|board| fish::finned_fish(board, 4, [FinnedJellyfish, SashimiJellyfish]))
        }
        SashimiXWing | SashimiSwordfish | SashimiJellyfish => return None,
        Aic => Surveyed(|board, scratch| aic::step(board, scratch, Aic, LinkScope::All)),
        GroupedAic => {
            Surveyed(|board, scratch| aic::step(board, scratch, GroupedAic, LinkScope::Groups))
        }
        SueDeCoq => Checked(intersections::sue_de_coq),
        AlsXz => Surveyed(almost_locked::als_xz),
        AlsXyWing => Surveyed(almost_locked::als_xy_wing),
        DeathBlossom => Surveyed(almost_locked::death_blossom),
        ForcingChain => Surveyed(forcing_chain::step),
        ForcingNet => Checked(forcing_net::step),
        MarkPair => Plain(mark_steps::mark_pair),
        MarkRoom => Plain(mark_steps::mark_room),
        MarkHouse => Plain(mark_steps::mark_house),
        LineNumber => Plain(mark_steps::line_number),
        LineFilling => Plain(mark_steps::line_filling),
        HouseCombination => Surveyed(cage_house::combination),
        CageOverlap => Surveyed(cage_house::overlap),
        CageChain => Surveyed(cage_chain::step),
        CageNet => Surveyed(forcing_net::with_cages),
        Beyond => return None,
    };
    Some(finder)
}

/// The consequence that a step must have to be accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Consequence {
    /// Any elimination or placement.
    Any,
    /// A single that follows at once.
    Single,
}

impl Consequence {
    /// Returns the weight of a step of `technique` with this consequence, in hundredths.
    fn weight(self, scale: &Scale, technique: Technique) -> u32 {
        match self {
            Consequence::Any => scale.weight(technique),
            Consequence::Single => scale.shortcut_weight(technique),
        }
    }
}

/// Returns the finder of a shortcut: for locked candidates and hidden subsets, one that accepts only steps after which
/// a single follows at once. `None` for finders that need a survey.
fn shortcut<const W: usize>(technique: Technique) -> Option<Find<W>> {
    use Consequence::Single;
    use Technique::*;
    match technique {
        Pointing => Some(|board| intersections::scan(board, Pointing, Single)),
        Claiming => Some(|board| intersections::scan(board, Claiming, Single)),
        HiddenPair => Some(|board| subsets::hidden_subset(board, 2, HiddenPair, Single)),
        HiddenTriple => Some(|board| subsets::hidden_subset(board, 3, HiddenTriple, Single)),
        // Singles among the shortcuts are plain finders already.
        other => match finder(other) {
            Some(Finder::Plain(find)) => Some(find),
            _ => None,
        },
    }
}

/// The finders of a scale in the order in which they are tried.
pub(super) struct FinderOrder<const W: usize> {
    /// Tried first until a heavier step has been needed.
    pub(super) shortcuts: Vec<Find<W>>,
    /// All other finders, each with the rank of the easiest technique that it finds.
    pub(super) finders: Vec<(u8, Finder<W>)>,
}

impl<const W: usize> FinderOrder<W> {
    pub(super) fn of(scale: &Scale) -> FinderOrder<W> {
        let ranked = |technique| Some((scale.rank(technique), finder(technique)?));
        FinderOrder {
            shortcuts: scale.shortcuts().filter_map(shortcut).collect(),
            finders: scale.techniques().filter_map(ranked).collect(),
        }
    }
}

/// The two places of a digit in a house that has no others.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacePair {
    house: usize,
    cells: [usize; 2],
}

/// Findings that several techniques share, and reusable memory.
pub(super) struct Scratch<const W: usize> {
    /// Cells with two candidates.
    bivalue: Set<W>,
    /// Cells with three candidates.
    trivalue: Set<W>,
    /// For each digit, the houses with two places for it.
    pairs: Vec<Vec<PlacePair>>,
    /// For each digit, all places in those houses.
    paired: Vec<Set<W>>,
    /// For each digit, the clusters that simple colouring found.
    clusters: Vec<Vec<colouring::Cluster<W>>>,
    /// The candidates of every cell when a WXYZ-wing was last searched without success.
    searched_masks: Vec<u32>,
    graph: chain_graph::Graph<W>,
    sets: almost_locked::AlmostLockedSets<W>,
    fillings: fillings::FillingLists,
    cage_graph: cage_chain::CageGraph,
}

impl<const W: usize> Scratch<W> {
    pub(super) fn new(tables: &Tables<W>) -> Scratch<W> {
        Scratch {
            bivalue: Set::EMPTY,
            trivalue: Set::EMPTY,
            pairs: vec![Vec::new(); tables.digits],
            paired: vec![Set::EMPTY; tables.digits],
            clusters: vec![Vec::new(); tables.digits],
            searched_masks: vec![0; tables.cells],
            graph: chain_graph::Graph::default(),
            sets: almost_locked::AlmostLockedSets::default(),
            fillings: fillings::FillingLists::default(),
            cage_graph: cage_chain::CageGraph::default(),
        }
    }
}

/// Updates the findings that simple colouring leaves to other finders, after [`survey`]. Needed where it has not searched
/// the board before them.
pub(super) fn survey_clusters<const W: usize>(scratch: &mut Scratch<W>) {
    colouring::update_clusters(scratch);
}

/// Updates the findings that [`Finder::Checked`] and [`Finder::Surveyed`] depend on. Returns `false` if a cell has no
/// candidates, so that nothing can be derived.
pub(super) fn survey<const W: usize>(board: &mut Board<W>, scratch: &mut Scratch<W>) -> bool {
    let tables = board.tables;
    let [none, _, two, three] = board.candidates.by_count(tables.digits);
    scratch.bivalue = two;
    scratch.trivalue = three;
    // An X-wing has no shortcut, so its second number is free to remember the survey.
    let id = FinderId::direct(Technique::XWing);
    for digit in 0..tables.digits {
        if !board.has_digit_changed(id, digit) {
            continue;
        }
        let pairs = &mut scratch.pairs[digit];
        pairs.clear();
        let mut paired = Set::EMPTY;
        for (house, &spots) in board.spots(digit).iter().enumerate() {
            // Clears the lowest place: exactly one more must be left. The subtraction wraps for a house without places.
            let rest = spots & spots.wrapping_sub(1);
            if rest.is_power_of_two() {
                let cells = [spots, rest]
                    .map(|spots| tables.members[house][spots.trailing_zeros() as usize]);
                cells.into_iter().for_each(|cell| paired.insert(cell));
                pairs.push(PlacePair { house, cells });
            }
        }
        scratch.paired[digit] = paired;
    }
    board.mark_searched(id);
    // Graph and sets are collected on demand: most positions are left by an easier step.
    scratch.graph.forget();
    scratch.sets.forget();
    none.is_empty()
}

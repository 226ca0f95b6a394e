//! The techniques, one a file or one family a file.
//!
//! Each looks at a [`Board`], makes the first step of its kind that there is, and says what it was. The order in which
//! they are tried is that of a [`Scale`].

mod aic;
mod als;
mod als_xy_wing;
mod als_xz;
mod bug;
mod cage_sum;
mod chain;
mod choose;
mod colouring;
mod death_blossom;
mod empty_rectangle;
mod finned_fish;
mod fish;
mod forcing_chain;
mod forcing_net;
mod full_house;
mod hidden_single;
mod hidden_subset;
mod locked;
mod naked_single;
mod naked_subset;
mod remote_pair;
mod sue_de_coq;
mod turbot_fish;
mod unique_rectangle;
mod w_wing;
mod xy_wing;

use super::bits::{at_most, bits, wide_bits};
use super::board::{Board, Houses, Watcher};
use super::candidates::Candidates;
use super::singles;
use super::step::{Found, Part, Role};
use super::tables::{DIGITS, Tables};
use super::{Scale, Technique};
use crate::set::Set;

/// Makes the first step of its kind.
type Finder<const W: usize> = for<'t> fn(&mut Board<'t, W>) -> Option<Found>;

/// What a finder wants to know of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Needs {
    /// Nothing but candidates.
    Nothing,
    /// What [`survey`] finds.
    Survey,
}

/// The finder of a technique, with what it needs. `None` for those that another one's finder finds, and for what
/// nothing finds.
fn finder<const W: usize>(technique: Technique) -> Option<(Finder<W>, Needs)> {
    use Needs::*;
    use Technique::*;
    let finder: (Finder<W>, Needs) = match technique {
        FullHouse => (full_house::step, Nothing),
        HiddenSingleBox => (hidden_single::in_boxes, Nothing),
        HiddenSingleLine => (hidden_single::in_lines, Nothing),
        NakedSingle => (naked_single::step, Nothing),
        Pointing => (locked::pointing, Nothing),
        Claiming => (locked::claiming, Nothing),
        NakedPair => (naked_subset::pair, Nothing),
        HiddenPair => (hidden_subset::pair, Nothing),
        CageSum => (cage_sum::step, Nothing),
        NakedTriple => (naked_subset::triple, Nothing),
        HiddenTriple => (hidden_subset::triple, Nothing),
        NakedQuad => (naked_subset::quad, Nothing),
        HiddenQuad => (hidden_subset::quad, Nothing),
        XWing => (fish::x_wing, Survey),
        Swordfish => (fish::swordfish, Survey),
        XyWing => (xy_wing::xy, Survey),
        XyzWing => (xy_wing::xyz, Survey),
        UniqueRectangle1 => (unique_rectangle::step, Survey),
        UniqueRectangle2 | UniqueRectangle3 | UniqueRectangle4 | HiddenRectangle => return None,
        Jellyfish => (fish::jellyfish, Survey),
        Bug => (bug::step, Survey),
        RemotePair => (remote_pair::step, Survey),
        Skyscraper => (turbot_fish::step, Survey),
        TwoStringKite | TurbotFish => return None,
        EmptyRectangle => (empty_rectangle::step, Survey),
        SimpleColouring => (colouring::simple, Survey),
        MultiColouring => (colouring::multi, Survey),
        WWing => (w_wing::step, Survey),
        FinnedXWing => (finned_fish::x_wing, Survey),
        XChain => (aic::x_chain, Survey),
        XyChain => (aic::xy_chain, Survey),
        FinnedSwordfish => (finned_fish::swordfish, Survey),
        FinnedJellyfish => (finned_fish::jellyfish, Survey),
        SashimiXWing | SashimiSwordfish | SashimiJellyfish => return None,
        Aic => (aic::aic, Survey),
        GroupedAic => (aic::grouped, Survey),
        SueDeCoq => (sue_de_coq::step, Survey),
        AlsXz => (als_xz::step, Survey),
        AlsXyWing => (als_xy_wing::step, Survey),
        DeathBlossom => (death_blossom::step, Survey),
        ForcingChain => (forcing_chain::step, Survey),
        ForcingNet => (forcing_net::step, Survey),
        Beyond => return None,
    };
    Some(finder)
}

/// The finder of a shortcut: of locked candidates and hidden subsets those after which a single follows at once.
fn shortcut<const W: usize>(technique: Technique) -> Option<Finder<W>> {
    match technique {
        Technique::Pointing => Some(locked::direct_pointing),
        Technique::Claiming => Some(locked::direct_claiming),
        Technique::HiddenPair => Some(hidden_subset::direct_pair),
        Technique::HiddenTriple => Some(hidden_subset::direct_triple),
        other => finder(other).map(|(find, _)| find),
    }
}

/// The finders of a scale in the order in which they are tried.
pub(super) struct Order<const W: usize> {
    /// Tried first as long as nothing outweighs them.
    pub(super) shortcuts: Vec<Finder<W>>,
    /// All others, each with the rank of the easiest technique that it finds, and what it needs.
    pub(super) finders: Vec<(u8, Needs, Finder<W>)>,
}

impl<const W: usize> Order<W> {
    pub(super) fn of(scale: &Scale) -> Order<W> {
        let ranked = |technique| {
            let (find, needs) = finder(technique)?;
            Some((scale.rank(technique), needs, find))
        };
        Order {
            shortcuts: scale.shortcuts().filter_map(shortcut).collect(),
            finders: scale.techniques().filter_map(ranked).collect(),
        }
    }
}

/// A house with two places for a digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    house: usize,
    cells: [usize; 2],
}

/// What several techniques look at, found once for all of them, and room to work in.
pub(super) struct Scratch<const W: usize> {
    /// Cells with two candidates.
    bivalue: Set<W>,
    /// Cells with three.
    trivalue: Set<W>,
    /// For each digit the houses with two places for it.
    pairs: Vec<Vec<Pair>>,
    /// The places in them.
    paired: Vec<Set<W>>,
    /// For each digit its clusters, as simple colouring has found them.
    clusters: Vec<Vec<colouring::Cluster<W>>>,
    graph: chain::Graph<W>,
    sets: als::Sets<W>,
}

impl<const W: usize> Scratch<W> {
    pub(super) fn new(tables: &Tables<W>) -> Scratch<W> {
        Scratch {
            bivalue: Set::EMPTY,
            trivalue: Set::EMPTY,
            pairs: vec![Vec::new(); tables.side],
            paired: vec![Set::EMPTY; tables.side],
            clusters: vec![Vec::new(); tables.side],
            graph: chain::Graph::default(),
            sets: als::Sets::default(),
        }
    }
}

/// Looks at the board anew, for finders with [`Needs::Survey`]. False when a cell has no candidates, and nothing is
/// to be learnt from them.
pub(super) fn survey<const W: usize>(board: &mut Board<W>) -> bool {
    let tables = board.tables;
    let [none, _, two, three] = board.candidates.by_count(tables.side);
    board.scratch.bivalue = two;
    board.scratch.trivalue = three;
    let watcher = Watcher::direct(Technique::XWing);
    for digit in 0..tables.side {
        if !board.digit_changed(watcher, digit) {
            continue;
        }
        let mut pairs = std::mem::take(&mut board.scratch.pairs[digit]);
        pairs.clear();
        let mut paired = Set::EMPTY;
        for (house, &spots) in board.spots(digit).iter().enumerate() {
            let rest = spots & spots.wrapping_sub(1);
            if rest.is_power_of_two() {
                let cells = [spots, rest]
                    .map(|spots| tables.members[house][spots.trailing_zeros() as usize]);
                cells.into_iter().for_each(|cell| paired.insert(cell));
                pairs.push(Pair { house, cells });
            }
        }
        board.scratch.pairs[digit] = pairs;
        board.scratch.paired[digit] = paired;
    }
    board.looked(watcher);
    board.scratch.graph.forget();
    board.scratch.sets.forget();
    none.is_empty()
}

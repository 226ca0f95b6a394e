//! The techniques, one a file or one family a file, and the order in which they are tried.
//!
//! Each looks at a [`Board`], makes the first step of its kind that there is, and says what it was. A new
//! one takes a file, a line in [`order`] and a line in the table of [`Technique`].

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

use super::Technique;
use super::bits::{at_most, bits, wide_bits};
use super::board::{Board, Found, Houses, Look, Marks};
use super::set::Set;
use super::singles;
use super::step::{Part, Role, Story};
use super::tables::{DIGITS, Tables};

/// Makes the first step of its kind.
pub(super) type Finder<const W: usize, S> = for<'t> fn(&mut Board<'t, W, S>) -> Option<Found>;

/// Locked candidates and hidden subsets after which a single follows at once. They weigh less than naked singles,
/// and are looked for until something has been needed that outweighs them either way.
pub(super) fn direct<const W: usize, S: Story>() -> &'static [(Technique, Finder<W, S>)] {
    use Technique::*;
    const {
        &[
            (FullHouse, full_house::step),
            (HiddenSingleBox, hidden_single::in_boxes),
            (HiddenSingleLine, hidden_single::in_lines),
            (Pointing, locked::direct),
            (HiddenPair, hidden_subset::direct_pair),
            (NakedSingle, naked_single::step),
            (HiddenTriple, hidden_subset::direct_triple),
        ]
    }
}

/// The order in which techniques are tried, each with the first name that it may have.
pub(super) fn order<const W: usize, S: Story>() -> &'static [(Technique, Finder<W, S>)] {
    use Technique::*;
    const {
        &[
            (FullHouse, full_house::step),
            (HiddenSingleBox, hidden_single::in_boxes),
            (HiddenSingleLine, hidden_single::in_lines),
            (NakedSingle, naked_single::step),
            (Pointing, locked::pointing),
            (Claiming, locked::claiming),
            (NakedPair, naked_subset::pair),
            (HiddenPair, hidden_subset::pair),
            (CageSum, cage_sum::step),
            (NakedTriple, naked_subset::triple),
            (HiddenTriple, hidden_subset::triple),
            (NakedQuad, naked_subset::quad),
            (HiddenQuad, hidden_subset::quad),
            (XWing, fish::x_wing),
            (Swordfish, fish::swordfish),
            (XyWing, xy_wing::xy),
            (XyzWing, xy_wing::xyz),
            (UniqueRectangle1, unique_rectangle::step),
            (Jellyfish, fish::jellyfish),
            (Bug, bug::step),
            (RemotePair, remote_pair::step),
            (Skyscraper, turbot_fish::step),
            (EmptyRectangle, empty_rectangle::step),
            (SimpleColouring, colouring::simple),
            (MultiColouring, colouring::multi),
            (WWing, w_wing::step),
            (FinnedXWing, finned_fish::x_wing),
            (XChain, aic::x_chain),
            (XyChain, aic::xy_chain),
            (FinnedSwordfish, finned_fish::swordfish),
            (FinnedJellyfish, finned_fish::jellyfish),
            (Aic, aic::aic),
            (GroupedAic, aic::grouped),
            (SueDeCoq, sue_de_coq::step),
            (AlsXz, als_xz::step),
            (AlsXyWing, als_xy_wing::step),
            (DeathBlossom, death_blossom::step),
            (ForcingChain, forcing_chain::step),
            (ForcingNet, forcing_net::step),
        ]
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

/// Looks at the board anew, for the techniques from [`Technique::XWing`] on. False when a cell has no
/// candidates, and nothing is to be learnt from them.
pub(super) fn survey<const W: usize, S: Story>(board: &mut Board<W, S>) -> bool {
    let tables = board.tables;
    let [none, _, two, three] = board.marks.by_count(tables.side);
    board.scratch.bivalue = two;
    board.scratch.trivalue = three;
    let look = Look::direct(Technique::XWing);
    for digit in 0..tables.side {
        if !board.digit_changed(look, digit) {
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
    board.looked(look);
    board.scratch.graph.forget();
    board.scratch.sets.forget();
    none.is_empty()
}

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
mod marks;
mod naked_single;
mod naked_subset;
mod net;
mod remote_pair;
mod sequences;
mod sue_de_coq;
mod turbot_fish;
mod unique_rectangle;
mod w_wing;
mod wxyz_wing;
mod xy_wing;

use super::bits::{at_most, bits, wide_bits};
use super::board::{Board, Houses, Watcher};
use super::step::{Found, Part, Role};
use super::tables::{DIGITS, Tables};
use super::{Scale, Technique};
use crate::set::Set;

/// Makes the first step of its kind that the candidates show.
type Find<const W: usize> = for<'t> fn(&mut Board<'t, W>) -> Option<Found>;

/// Makes the first step of its kind that the candidates and a survey of them show.
type FindSurveyed<const W: usize> = for<'t> fn(&mut Board<'t, W>, &mut Scratch<W>) -> Option<Found>;

/// How steps of one kind are found.
#[derive(Clone, Copy)]
pub(super) enum Finder<const W: usize> {
    /// From candidates alone.
    Plain(Find<W>),
    /// From candidates alone, once [`survey`] has seen that every empty cell has some.
    Checked(Find<W>),
    /// From candidates and what [`survey`] has found.
    Surveyed(FindSurveyed<W>),
}

/// The finder of a technique. `None` for those that another one's finder finds, and for what nothing finds.
fn finder<const W: usize>(technique: Technique) -> Option<Finder<W>> {
    use Finder::*;
    use Technique::*;
    let finder = match technique {
        FullHouse => Plain(full_house::step),
        HiddenSingleBox => Plain(hidden_single::in_boxes),
        HiddenSingleLine => Plain(hidden_single::in_lines),
        NakedSingle => Plain(naked_single::step),
        Pointing => Plain(locked::pointing),
        Claiming => Plain(locked::claiming),
        NakedPair => Plain(naked_subset::pair),
        HiddenPair => Plain(hidden_subset::pair),
        CageCombination => Plain(cage_sum::combination),
        Innie => Plain(cage_sum::innie),
        CageClaiming => Plain(cage_sum::claiming),
        CageSum => Plain(cage_sum::sum),
        Innies => Plain(cage_sum::innies),
        WideInnies => Plain(cage_sum::wide_innies),
        NakedTriple => Plain(naked_subset::triple),
        HiddenTriple => Plain(hidden_subset::triple),
        NakedQuad => Plain(naked_subset::quad),
        HiddenQuad => Plain(hidden_subset::quad),
        XWing => Checked(fish::x_wing),
        Swordfish => Checked(fish::swordfish),
        XyWing => Surveyed(xy_wing::xy),
        XyzWing => Surveyed(xy_wing::xyz),
        UniqueRectangle1 => Surveyed(unique_rectangle::step),
        UniqueRectangle2 | UniqueRectangle3 | UniqueRectangle4 | HiddenRectangle => return None,
        Jellyfish => Checked(fish::jellyfish),
        Bug => Surveyed(bug::step),
        RemotePair => Surveyed(remote_pair::step),
        Skyscraper => Surveyed(turbot_fish::step),
        TwoStringKite | TurbotFish => return None,
        EmptyRectangle => Surveyed(empty_rectangle::step),
        SimpleColouring => Surveyed(colouring::simple),
        MultiColouring => Surveyed(colouring::multi),
        WWing => Surveyed(w_wing::step),
        FinnedXWing => Checked(finned_fish::x_wing),
        XChain => Surveyed(aic::x_chain),
        XyChain => Surveyed(aic::xy_chain),
        WxyzWing => Surveyed(wxyz_wing::step),
        FinnedSwordfish => Checked(finned_fish::swordfish),
        FinnedJellyfish => Checked(finned_fish::jellyfish),
        SashimiXWing | SashimiSwordfish | SashimiJellyfish => return None,
        Aic => Surveyed(aic::aic),
        GroupedAic => Surveyed(aic::grouped),
        SueDeCoq => Checked(sue_de_coq::step),
        AlsXz => Surveyed(als_xz::step),
        AlsXyWing => Surveyed(als_xy_wing::step),
        DeathBlossom => Surveyed(death_blossom::step),
        ForcingChain => Surveyed(forcing_chain::step),
        ForcingNet => Checked(forcing_net::step),
        MarkPair => Plain(marks::pair),
        MarkRoom => Plain(marks::room),
        MarkHouse => Plain(marks::house),
        LineNumber => Plain(sequences::number),
        LineFilling => Plain(sequences::filling),
        Beyond => return None,
    };
    Some(finder)
}

/// The finder of a shortcut: of locked candidates and hidden subsets those after which a single follows at once. `None`
/// for what takes a survey.
fn shortcut<const W: usize>(technique: Technique) -> Option<Find<W>> {
    match technique {
        Technique::Pointing => Some(locked::direct_pointing),
        Technique::Claiming => Some(locked::direct_claiming),
        Technique::HiddenPair => Some(hidden_subset::direct_pair),
        Technique::HiddenTriple => Some(hidden_subset::direct_triple),
        other => match finder(other) {
            Some(Finder::Plain(find)) => Some(find),
            _ => None,
        },
    }
}

/// The finders of a scale in the order in which they are tried.
pub(super) struct Order<const W: usize> {
    /// Tried first as long as nothing outweighs them.
    pub(super) shortcuts: Vec<Find<W>>,
    /// All others, each with the rank of the easiest technique that it finds.
    pub(super) finders: Vec<(u8, Finder<W>)>,
}

impl<const W: usize> Order<W> {
    pub(super) fn of(scale: &Scale) -> Order<W> {
        let ranked = |technique| Some((scale.rank(technique), finder(technique)?));
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
    /// The candidates of every cell when a WXYZ-wing was last looked for in vain.
    known_masks: Vec<u32>,
    graph: chain::Graph<W>,
    sets: als::Sets<W>,
}

impl<const W: usize> Scratch<W> {
    pub(super) fn new(tables: &Tables<W>) -> Scratch<W> {
        Scratch {
            bivalue: Set::EMPTY,
            trivalue: Set::EMPTY,
            pairs: vec![Vec::new(); tables.digits],
            paired: vec![Set::EMPTY; tables.digits],
            clusters: vec![Vec::new(); tables.digits],
            known_masks: vec![0; tables.cells],
            graph: chain::Graph::default(),
            sets: als::Sets::default(),
        }
    }
}

/// Looks at the board anew, for finders that are not [`Finder::Plain`]. False when a cell has no candidates, and nothing is
/// to be learnt from them.
pub(super) fn survey<const W: usize>(board: &mut Board<W>, scratch: &mut Scratch<W>) -> bool {
    let tables = board.tables;
    let [none, _, two, three] = board.candidates.by_count(tables.digits);
    scratch.bivalue = two;
    scratch.trivalue = three;
    let watcher = Watcher::direct(Technique::XWing);
    for digit in 0..tables.digits {
        if !board.digit_changed(watcher, digit) {
            continue;
        }
        let pairs = &mut scratch.pairs[digit];
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
        scratch.paired[digit] = paired;
    }
    board.looked(watcher);
    scratch.graph.forget();
    scratch.sets.forget();
    none.is_empty()
}

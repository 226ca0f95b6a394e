//! Evidence in one form for all families: parts with roles, as needed by JSON output, diagrams and checks.

use super::evidence::{
    CageOverlapPattern, Candidate, CellSet, ChainLink, ColourPair, Evidence, FishLine, FishPattern,
    RectangleArgument, Subset,
};
use crate::puzzle::Cell;
use gridpress_ground::named::names;

/// The role of a part in its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Cells and digits that form the pattern; the house is the one that contains it.
    Pattern,
    /// A base line of a fish, with the places of its digit.
    Base,
    /// A cover line of a fish.
    Cover,
    /// Places outside the cover of a finned fish.
    Fin,
    /// The pivot of a wing, or the stem of a death blossom.
    Pivot,
    /// A cell at the end of a wing.
    Pincer,
    /// Two places, one of which is right.
    Link,
    /// A set of cells with one candidate more than it has cells.
    AlmostLocked,
    /// The digit that at most one of two almost locked sets can hold.
    RestrictedCommon,
    /// One colour of a cluster: all of it is right, or all of it is wrong.
    ColourA,
    /// The opposite colour of the same cluster.
    ColourB,
    /// A node of a chain that is right. Nodes are in the order of the chain.
    On,
    /// A node of a chain that is wrong.
    Off,
    /// The start of a branch of forcing chains: assumed to be right.
    Start,
    /// A cage with its sum.
    Cage,
}

names! {
    Role {
        "pattern" => Role::Pattern,
        "base" => Role::Base,
        "cover" => Role::Cover,
        "fin" => Role::Fin,
        "pivot" => Role::Pivot,
        "pincer" => Role::Pincer,
        "link" => Role::Link,
        "almost-locked" => Role::AlmostLocked,
        "restricted-common" => Role::RestrictedCommon,
        "colour-a" => Role::ColourA,
        "colour-b" => Role::ColourB,
        "on" => Role::On,
        "off" => Role::Off,
        "start" => Role::Start,
        "cage" => Role::Cage,
    }
}

/// Some cells and digits of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvidencePart {
    /// The role of these cells and digits in the pattern.
    pub role: Role,
    /// The house that contains the pattern, as an index into [`Shape::houses`](crate::puzzle::Shape::houses).
    pub house: Option<usize>,
    /// The cells, ascending.
    pub cells: Vec<Cell>,
    /// The digits, ascending from 1.
    pub digits: Vec<u8>,
}

impl EvidencePart {
    fn new(role: Role, cells: &[Cell], digits: &[u8]) -> EvidencePart {
        let (mut cells, mut digits) = (cells.to_vec(), digits.to_vec());
        cells.sort_unstable();
        digits.sort_unstable();
        EvidencePart { role, house: None, cells, digits }
    }

    fn within(self, house: usize) -> EvidencePart {
        EvidencePart { house: Some(house), ..self }
    }
}

impl Evidence {
    /// Returns the parts of the pattern.
    pub fn parts(&self) -> Vec<EvidencePart> {
        use Evidence::*;
        use Role::*;
        match self {
            FullHouse { house, cell, digit } | HiddenSingle { house, cell, digit } => {
                vec![EvidencePart::new(Pattern, &[*cell], &[*digit]).within(*house)]
            }
            NakedSingle { cell, digit } => vec![EvidencePart::new(Pattern, &[*cell], &[*digit])],
            Locked { house, digit, cells, cover } => {
                let places = EvidencePart::new(Pattern, cells, &[*digit]).within(*house);
                let cover =
                    cover.map(|cover| EvidencePart::new(Cover, &[], &[*digit]).within(cover));
                [places].into_iter().chain(cover).collect()
            }
            NakedSubset(subset) | HiddenSubset(subset) => vec![subset_part(subset)],
            SueDeCoq { middle, sides: [line, block], .. } => {
                vec![
                    set_part(Pattern, middle),
                    set_part(AlmostLocked, line),
                    set_part(AlmostLocked, block),
                ]
            }
            CageCombination { cells, digits, .. } => vec![EvidencePart::new(Cage, cells, digits)],
            CageClaiming { cells, digit, places, .. } => {
                vec![
                    EvidencePart::new(Cage, cells, &[*digit]),
                    EvidencePart::new(Pattern, places, &[*digit]),
                ]
            }
            CageSum { cells, .. } => vec![EvidencePart::new(Cage, cells, &[])],
            Innies { cells, houses } => {
                let houses =
                    houses.iter().map(|&house| EvidencePart::new(Cover, &[], &[]).within(house));
                [EvidencePart::new(Cage, cells, &[])].into_iter().chain(houses).collect()
            }
            HouseCombination { house, cells, rest, .. } => {
                let mut parts = vec![
                    EvidencePart::new(Cage, cells, &[]),
                    EvidencePart::new(Pattern, rest, &[]).within(*house),
                ];
                if rest.is_empty() {
                    parts.truncate(1);
                    parts[0].house = Some(*house);
                }
                parts
            }
            CageOverlap(overlap) => {
                let CageOverlapPattern { digit, places, houses, .. } = overlap;
                let covers = houses
                    .iter()
                    .map(|&house| EvidencePart::new(Cover, &[], &[*digit]).within(house));
                [EvidencePart::new(Cage, places, &[*digit])].into_iter().chain(covers).collect()
            }
            CageChain(chain) => link_parts(&chain.links).collect(),
            MarkPair { cells, digits } => vec![EvidencePart::new(Pattern, cells, digits)],
            MarkRoom { cell, digit, beside } => {
                vec![EvidencePart::new(Pivot, &[*cell], &[*digit]), set_part(Pincer, beside)]
            }
            MarkHouse { house, digit, cells } => {
                vec![EvidencePart::new(Pattern, cells, &[*digit]).within(*house)]
            }
            NumberLine { cells, sign, .. } => {
                let line = EvidencePart::new(Cage, cells, &[]);
                let pivot = EvidencePart::new(Pivot, &cells.marked(*sign), &[]);
                let has_start = sign.line().is_some_and(|rule| !rule.look.is_symmetric());
                if has_start { vec![pivot, line] } else { vec![line, pivot] }
            }
            Fish(fish) => fish_parts(fish),
            TurbotFish { digit, links } => links
                .iter()
                .map(|link| {
                    EvidencePart::new(Link, &[link.near, link.far], &[*digit]).within(link.house)
                })
                .collect(),
            EmptyRectangle(cross) => {
                let (digit, link) = ([cross.digit], &cross.link);
                let places = [&cross.remaining[..], &cross.excluded].concat();
                vec![
                    EvidencePart::new(Pattern, &places, &digit).within(cross.block),
                    EvidencePart::new(Link, &[link.near, link.far], &digit).within(link.house),
                ]
            }
            Wing(wing) => {
                let pincers = wing
                    .pincers
                    .map(|one| EvidencePart::new(Pincer, &[one.cell], &[one.digit, wing.shared]));
                let pivot = EvidencePart::new(Pivot, &[wing.pivot], &wing.digits);
                [pivot].into_iter().chain(pincers).collect()
            }
            WWing(wing) => {
                let digits = [wing.linked, wing.other];
                let [first, second] =
                    wing.ends.map(|end| EvidencePart::new(Pincer, &[end], &digits));
                let link = EvidencePart::new(Link, &wing.link, &[wing.linked]).within(wing.house);
                vec![first, link, second]
            }
            WxyzWing { cells: [pivot, pincers @ ..], .. } => {
                let pincers = pincers.iter().map(|pincer| set_part(Pincer, pincer));
                [set_part(Pivot, pivot)].into_iter().chain(pincers).collect()
            }
            Rectangle(rectangle) => {
                let corners = EvidencePart::new(Pattern, &rectangle.corners, &rectangle.digits);
                let roof = |digits: &[u8]| EvidencePart::new(Pivot, &rectangle.roof, digits);
                match &rectangle.argument {
                    RectangleArgument::OneCorner => vec![corners, roof(&[])],
                    RectangleArgument::OneExtra { digit }
                    | RectangleArgument::Bound { digit }
                    | RectangleArgument::BoundTwice { digit, .. } => vec![corners, roof(&[*digit])],
                    RectangleArgument::WithSubset { extra, subset } => {
                        vec![corners, roof(extra), subset_part(subset)]
                    }
                }
            }
            Bug { cell, digits, .. } => vec![EvidencePart::new(Pattern, &[*cell], digits)],
            RemotePair { digits, colours } => colour_parts(colours, digits),
            SimpleColouring { digit, colours, .. } => colour_parts(colours, &[*digit]),
            MultiColouring { digit, clusters, .. } => {
                clusters.iter().flat_map(|cluster| colour_parts(cluster, &[*digit])).collect()
            }
            Chain { links } => link_parts(links).collect(),
            ForcingChain { starts, chains, .. } => {
                let from_starts = chains.iter().flat_map(|chains| starts.iter().zip(chains));
                let parts = |(start, links): (&Candidate, &Vec<ChainLink>)| {
                    [candidate_part(Start, start)].into_iter().chain(link_parts(links)).collect()
                };
                from_starts.flat_map(parts as fn(_) -> Vec<EvidencePart>).collect()
            }
            ForcingNet { branches, .. } => (branches.iter())
                .flat_map(|branch| {
                    let placed = branch.placed.iter().map(|one| candidate_part(On, one));
                    [candidate_part(Start, &branch.start)].into_iter().chain(placed)
                })
                .collect(),
            AlsXz { sets: [one, two], common } => {
                let common = EvidencePart::new(RestrictedCommon, &[], common);
                vec![set_part(AlmostLocked, one), set_part(AlmostLocked, two), common]
            }
            AlsXyWing { sets: [one, two, three], common } => {
                let [x, y] = common.map(|digit| EvidencePart::new(RestrictedCommon, &[], &[digit]));
                let [one, two, three] = [one, two, three].map(|set| set_part(AlmostLocked, set));
                vec![one, x, two, y, three]
            }
            DeathBlossom { stem, petals } => {
                let digits: Vec<u8> = petals.iter().map(|petal| petal.digit).collect();
                let sets = petals.iter().map(|petal| set_part(AlmostLocked, &petal.set));
                [EvidencePart::new(Pivot, &[*stem], &digits)].into_iter().chain(sets).collect()
            }
        }
    }
}

fn set_part(role: Role, set: &CellSet) -> EvidencePart {
    EvidencePart::new(role, &set.cells, &set.digits)
}

fn subset_part(subset: &Subset) -> EvidencePart {
    EvidencePart::new(Role::Pattern, &subset.cells, &subset.digits).within(subset.house)
}

fn candidate_part(role: Role, one: &Candidate) -> EvidencePart {
    EvidencePart::new(role, &[one.cell], &[one.digit])
}

fn fish_parts(fish: &FishPattern) -> Vec<EvidencePart> {
    let line = |role| {
        move |line: &FishLine| {
            EvidencePart::new(role, &line.cells, &[fish.digit]).within(line.house)
        }
    };
    let base = fish.base.iter().map(line(Role::Base));
    let cover = fish.cover.iter().map(line(Role::Cover));
    let fins =
        (!fish.fins.is_empty()).then(|| EvidencePart::new(Role::Fin, &fish.fins, &[fish.digit]));
    base.chain(cover).chain(fins).collect()
}

fn colour_parts([a, b]: &ColourPair, digits: &[u8]) -> Vec<EvidencePart> {
    vec![EvidencePart::new(Role::ColourA, a, digits), EvidencePart::new(Role::ColourB, b, digits)]
}

fn link_parts(links: &[ChainLink]) -> impl Iterator<Item = EvidencePart> {
    links.iter().flat_map(|ChainLink { off, on, .. }| {
        [(Role::Off, off), (Role::On, on)]
            .map(|(role, node)| EvidencePart::new(role, &node.cells, &[node.digit]))
    })
}

//! Links of chains, nets and colourings in one form: the candidates at both ends, and the rules by which each link
//! holds, as needed by JSON output and checks.
//!
//! The finders record the rules of strong links, which depend on the position. Those of weak links follow from the
//! shape.

use super::evidence::{
    CageChainPattern, Candidate, ChainLink, ChainNode, ColourLink, ColourPair, Evidence,
    HouseGroup, NetBranch, NetInference, StrongRule, SumRule,
};
use super::step::Step;
use crate::puzzle::{Cage, Cell, Shape};
use gridpress_ground::named::names;
use gridpress_ground::set::wide_bits;

/// The relation of the candidates at the ends of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkStrength {
    /// At least one of all candidates is right.
    Strong,
    /// A right candidate at one end excludes all candidates at the other end.
    Weak,
    /// Both strong and weak.
    Both,
    /// If all candidates at the first end are wrong, so are those at the other end.
    Filling,
}

names! {
    LinkStrength {
        "strong" => LinkStrength::Strong,
        "weak" => LinkStrength::Weak,
        "both" => LinkStrength::Both,
        "filling" => LinkStrength::Filling,
    }
}

/// A rule by which a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkRule {
    /// The candidates are in the same cell.
    Cell(Cell),
    /// The candidates are places of a digit in this house, as an index into [`Shape::houses`].
    House(usize),
    /// The candidates are places of a digit in this cage, as an index into [`Shape::cages`], or depend on each other in
    /// its fillings: none has candidates at both ends of a weak link, each has one of a strong link.
    Cage(usize),
    /// Cells that complete cages leave in houses or have outside of them; links hold as in [`LinkRule::Cage`].
    Innies(HouseGroup),
    /// The digits contradict this mark, as an index into [`Shape::marks`].
    Mark(usize),
    /// The digits contradict a rule of the kind for these cells, or the absence of a mark.
    Pair([Cell; 2]),
}

impl From<StrongRule> for LinkRule {
    fn from(rule: StrongRule) -> LinkRule {
        match rule {
            StrongRule::Cell(cell) => LinkRule::Cell(cell),
            StrongRule::House(house) => LinkRule::House(house),
            StrongRule::Sum(sum) => sum.into(),
        }
    }
}

impl From<SumRule> for LinkRule {
    fn from(rule: SumRule) -> LinkRule {
        match rule {
            SumRule::Cage(cage) => LinkRule::Cage(cage),
            SumRule::Innies(houses) => LinkRule::Innies(houses),
        }
    }
}

impl HouseGroup {
    /// Returns the houses, ascending.
    pub fn houses(&self) -> impl Iterator<Item = usize> + use<> {
        wide_bits(self.bits)
    }

    /// Returns the cells that complete cages leave in the houses, or that they have outside of them; ascending.
    pub fn cells(&self, shape: &Shape) -> Vec<Cell> {
        let houses = Vec::from_iter(self.houses().map(|house| &shape.houses()[house].cells));
        let contains = |cell: &Cell| houses.iter().any(|cells| cells.contains(cell));
        let cages = || shape.cages().iter().map(|cage| &cage.cells);
        let mut cells: Vec<Cell> = if self.is_outside {
            let meeting = cages().filter(|cells| cells.iter().any(contains));
            meeting.flatten().filter(|cell| !contains(cell)).copied().collect()
        } else {
            let inside = || cages().filter(|cells| cells.iter().all(contains));
            let all = houses.iter().copied().flatten();
            all.filter(|cell| !inside().any(|cells| cells.contains(cell))).copied().collect()
        };
        cells.sort_unstable();
        cells
    }
}

/// A link between candidates of the position before a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvidenceLink {
    /// The branch of a forcing chain or net that uses the link: the index of its start among the parts with
    /// [`Role::Start`](super::Role::Start). `None` if the link does not belong to a branch.
    pub branch: Option<usize>,
    /// The relation of the candidates.
    pub strength: LinkStrength,
    /// The candidates that the link leads from.
    pub from: Vec<Candidate>,
    /// The candidates that the link leads to; empty if `from` has all of them.
    pub to: Vec<Candidate>,
    /// The rules: one for a strong link; together, those of a weak link cover each pair of candidates of both ends.
    pub rules: Vec<LinkRule>,
}

/// The links of a step, in the order of the argument.
struct LinkList<'s> {
    shape: &'s Shape,
    branch: Option<usize>,
    links: Vec<EvidenceLink>,
}

impl LinkList<'_> {
    fn push(
        &mut self,
        strength: LinkStrength,
        from: &[Candidate],
        to: &[Candidate],
        rules: Vec<LinkRule>,
    ) {
        let (branch, from, to) = (self.branch, from.to_vec(), to.to_vec());
        self.links.push(EvidenceLink { branch, strength, from, to, rules });
    }

    fn push_strong(&mut self, from: &[Candidate], to: &[Candidate], rule: StrongRule) {
        self.push(LinkStrength::Strong, from, to, vec![rule.into()]);
    }

    /// Adds a weak link, with the rules of the shape by which it holds.
    fn push_weak(&mut self, from: &[Candidate], to: &[Candidate]) {
        self.push(LinkStrength::Weak, from, to, weak_rules(self.shape, from, to));
    }

    /// Adds a weak link that holds by the fillings of a sum, or by the rules of the shape.
    fn push_weak_by(&mut self, rule: Option<SumRule>, from: &[Candidate], to: &[Candidate]) {
        match rule {
            Some(rule) => self.push(LinkStrength::Weak, from, to, vec![rule.into()]),
            None => self.push_weak(from, to),
        }
    }

    /// Adds the links of a chain through cages.
    fn push_cage_chain(&mut self, chain: &CageChainPattern) {
        let CageChainPattern { links, inner, ends } = chain;
        for (index, ChainLink { off, on, rule }) in links.iter().enumerate() {
            if let Some(before) = index.checked_sub(1) {
                self.push_weak_by(inner[before], &node(&links[before].on), &node(off));
            }
            self.push_strong(&node(off), &node(on), *rule);
        }
        let (Some(first), Some(last)) = (links.first(), links.last()) else { return };
        for (end, rules) in ends {
            for (node, rule) in [node(&first.off), node(&last.on)].iter().zip(rules) {
                self.push_weak_by(*rule, node, &[*end]);
            }
        }
    }

    /// Adds weak links from one of `places` of a digit to the candidate `end`, if any of them excludes it.
    fn push_first(&mut self, places: impl IntoIterator<Item = Candidate>, end: Candidate) {
        let first = places.into_iter().find(|&one| excludes(self.shape, &[one], end));
        if let Some(first) = first {
            self.push_weak(&[first], &[end]);
        }
    }

    /// Adds the links of a chain. `before` excludes its first node.
    fn push_chain(&mut self, before: Option<Candidate>, links: &[ChainLink]) {
        let mut before = before.map(|start| vec![start]);
        for ChainLink { off, on, rule } in links {
            let (off, on) = (node(off), node(on));
            if let Some(before) = before {
                self.push_weak(&before, &off);
            }
            self.push_strong(&off, &on, *rule);
            before = Some(on);
        }
    }

    /// Adds the links by which two nodes of a chain, one of which is right, exclude the candidates in `removes`.
    fn push_ends(&mut self, links: &[ChainLink], removes: &[Candidate]) {
        let (Some(first), Some(last)) = (links.first(), links.last()) else { return };
        let ends = [node(&first.off), node(&last.on)];
        let shape = self.shape;
        let both =
            |[a, b]: &[Vec<Candidate>; 2], end| excludes(shape, a, end) && excludes(shape, b, end);
        let inner: Vec<[Vec<Candidate>; 2]> =
            links.windows(2).map(|pair| [node(&pair[0].on), node(&pair[1].off)]).collect();
        if !removes.iter().all(|&end| both(&ends, end)) {
            // A loop: its ends exclude each other, so one candidate of each weak link is right.
            self.push_weak(&ends[1], &ends[0]);
        }
        for &end in removes {
            let pair = [&ends].into_iter().chain(&inner).find(|pair| both(pair, end));
            for node in pair.into_iter().flatten() {
                self.push_weak(node, &[end]);
            }
        }
    }

    /// Adds the links of a branch of a net, and those that exclude the candidates in `removes`.
    fn push_branch(&mut self, branch: &NetBranch, removes: &[Candidate]) {
        let (mut all_right, mut all_wrong) = (vec![branch.start], Vec::new());
        for inference in &branch.inferences {
            match inference {
                NetInference::Exclusion { right, wrong } => {
                    self.push_weak(&[*right], &[*wrong]);
                    all_wrong.push(*wrong);
                }
                NetInference::Single { right, wrong, rule } => {
                    self.push_strong(wrong, &[*right], *rule);
                    all_right.push(*right);
                }
                NetInference::Filling { before, wrong, rule } => {
                    self.push(LinkStrength::Filling, before, &[*wrong], vec![(*rule).into()]);
                    all_wrong.push(*wrong);
                }
            }
        }
        for end in removes.iter().filter(|end| !all_wrong.contains(end)) {
            self.push_first(all_right.iter().copied(), *end);
        }
    }

    /// Adds the links between the places of a cluster.
    fn push_cluster(&mut self, digit: u8, [a, _]: &ColourPair, links: &[ColourLink]) {
        for &ColourLink { house, cells: [p, q] } in links {
            let [from, to] = if a.contains(&p) { [p, q] } else { [q, p] };
            let [from, to] = [from, to].map(|cell| Candidate { cell, digit });
            self.push(LinkStrength::Both, &[from], &[to], vec![LinkRule::House(house)]);
        }
    }

    /// Adds a weak link between a place of one set of cells and another place of another set, if two exclude each
    /// other.
    fn push_meeting(&mut self, digit: u8, one: &[Cell], two: &[Cell]) {
        let pairs = one.iter().flat_map(|&a| two.iter().map(move |&b| [a, b]));
        let meeting = pairs
            .map(|pair| pair.map(|cell| Candidate { cell, digit }))
            .into_iter()
            .find(|&[a, b]| excludes(self.shape, &[a], b));
        if let Some([a, b]) = meeting {
            self.push_weak(&[a], &[b]);
        }
    }

    /// Adds a weak link to each candidate in `removes` from one place of each colour, except for places of the colours.
    fn push_seen(&mut self, colours: &[&ColourPair], removes: &[Candidate]) {
        for &end in removes.iter().filter(|end| {
            !colours.iter().any(|pair| pair.iter().any(|cells| cells.contains(&end.cell)))
        }) {
            for cells in colours.iter().copied().flatten() {
                let digit = end.digit;
                self.push_first(cells.iter().map(|&cell| Candidate { cell, digit }), end);
            }
        }
    }

    /// Adds the links of remote pairs: in each cell, and between cells that see each other.
    fn push_remote_pair(&mut self, digits: &[u8], colours: &ColourPair, removes: &[Candidate]) {
        let [a, b] = colours;
        let &[p, q] = digits else { return };
        for &cell in a.iter().chain(b) {
            let [one, other] = [p, q].map(|digit| Candidate { cell, digit });
            self.push(LinkStrength::Both, &[one], &[other], vec![LinkRule::Cell(cell)]);
        }
        // Breadth-first from one cell, so that each link leads from a cell that the argument has reached before.
        let mut connected: Vec<Cell> = a.iter().take(1).copied().collect();
        let mut index = 0;
        while let Some(&from) = connected.get(index) {
            index += 1;
            for &to in if a.contains(&from) { b } else { a } {
                if !connected.contains(&to) && self.shape.peers(from).contains(&to) {
                    connected.push(to);
                    for digit in [p, q] {
                        let [from, to] = [from, to].map(|cell| Candidate { cell, digit });
                        self.push_weak(&[from], &[to]);
                    }
                }
            }
        }
        self.push_seen(&[colours], removes);
    }
}

impl Step {
    /// Returns the links of chains, nets and colourings in the order of the argument, with those that exclude the
    /// removed candidates at the end; empty for techniques whose parts suffice.
    ///
    /// Together with the start of a branch, the links of the branch prove that the candidates are wrong. Forcing chains
    /// and nets with several branches begin with a strong link of all starts.
    pub fn links(&self, shape: &Shape) -> Vec<EvidenceLink> {
        let mut list = LinkList { shape, branch: None, links: Vec::new() };
        match &self.evidence {
            Evidence::RemotePair { digits, colours } => {
                list.push_remote_pair(digits, colours, &self.removes);
            }
            Evidence::SimpleColouring { digit, colours, links } => {
                list.push_cluster(*digit, colours, links);
                colours.iter().for_each(|cells| list.push_meeting(*digit, cells, cells));
                list.push_seen(&[colours], &self.removes);
            }
            Evidence::MultiColouring { digit, clusters, links } => {
                let [one, two] = clusters;
                for (colours, links) in clusters.iter().zip(links) {
                    list.push_cluster(*digit, colours, links);
                }
                for (a, b) in one.iter().flat_map(|a| two.iter().map(move |b| (a, b))) {
                    list.push_meeting(*digit, a, b);
                }
                list.push_seen(&[one, two], &self.removes);
            }
            Evidence::Chain { links } => {
                list.push_chain(None, links);
                list.push_ends(links, &self.removes);
            }
            Evidence::CageChain(chain) => list.push_cage_chain(chain),
            Evidence::ForcingChain { starts, rule, ends, chains } => {
                list.push_strong(starts, &[], *rule);
                let branches = ends.iter().zip(chains).flat_map(|(end, chains)| {
                    starts.iter().zip(chains).map(move |(start, links)| (*end, *start, links))
                });
                for (branch, (end, start, links)) in branches.enumerate() {
                    list.branch = Some(branch);
                    list.push_chain(Some(start), links);
                    let last = links.last().map_or_else(|| vec![start], |link| node(&link.on));
                    list.push_weak(&last, &[end]);
                }
            }
            Evidence::ForcingNet { branches, rule } => {
                if let Some(rule) = rule {
                    let starts: Vec<Candidate> =
                        branches.iter().map(|branch| branch.start).collect();
                    list.push_strong(&starts, &[], *rule);
                }
                // A net that breaks a rule ends with a candidate that is both right and wrong.
                let removes = if rule.is_some() { &self.removes[..] } else { &[] };
                for (index, branch) in branches.iter().enumerate() {
                    list.branch = Some(index);
                    list.push_branch(branch, removes);
                }
            }
            _ => {}
        }
        list.links
    }
}

/// Returns the candidates of a node.
pub(super) fn node(ChainNode { cells, digit }: &ChainNode) -> Vec<Candidate> {
    cells.iter().map(|&cell| Candidate { cell, digit: *digit }).collect()
}

/// Returns `true` if each candidate of `from` excludes `end`.
pub fn excludes(shape: &Shape, from: &[Candidate], end: Candidate) -> bool {
    from.iter().all(|&one| weak_rule(shape, one, end).is_some())
}

/// Returns the rule by which two candidates exclude each other; `None` if they do not.
pub(super) fn weak_rule(shape: &Shape, a: Candidate, b: Candidate) -> Option<LinkRule> {
    let cells = [a.cell, b.cell];
    if a.cell == b.cell {
        return (a.digit != b.digit).then_some(LinkRule::Cell(a.cell));
    }
    if a.digit == b.digit && shape.peers(a.cell).contains(&b.cell) {
        let houses = shape.houses_of(b.cell);
        let house = shape.houses_of(a.cell).iter().find(|house| houses.contains(house));
        let is_common = |cage: &Cage| {
            cage.rule.has_distinct_digits() && cells.iter().all(|cell| cage.cells.contains(cell))
        };
        // Houses come first, since readers see them in every grid; a bare pair of cells is the last resort.
        return house
            .map(|&house| LinkRule::House(house))
            .or_else(|| shape.cages().iter().position(is_common).map(LinkRule::Cage))
            .or(Some(LinkRule::Pair(cells)));
    }
    let broken = shape.pair_constraints().iter().filter(|constraint| match constraint.cells {
        [x, y] if [x, y] == cells => !constraint.relation.allows(a.digit, b.digit),
        [x, y] if [y, x] == cells => !constraint.relation.allows(b.digit, a.digit),
        _ => false,
    });
    broken.map(|constraint| constraint.mark.map_or(LinkRule::Pair(cells), LinkRule::Mark)).next()
}

/// Returns the rules by which the candidates of two ends exclude each other, a single one if possible.
fn weak_rules(shape: &Shape, from: &[Candidate], to: &[Candidate]) -> Vec<LinkRule> {
    let [Some(first), Some(second)] = [from.first(), to.first()] else { return Vec::new() };
    let all = || from.iter().chain(to);
    // One house for the whole link reads better than one rule for each pair of its candidates.
    if first.cell != second.cell && all().all(|one| one.digit == first.digit) {
        let within = |house: &&usize| all().all(|one| shape.houses_of(one.cell).contains(house));
        if let Some(&house) = shape.houses_of(first.cell).iter().find(within) {
            return vec![LinkRule::House(house)];
        }
    }
    let mut rules = Vec::new();
    for &a in from {
        for &b in to {
            if let Some(rule) = weak_rule(shape, a, b)
                && !rules.contains(&rule)
            {
                rules.push(rule);
            }
        }
    }
    rules
}

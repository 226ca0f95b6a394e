//! Proofs of chains, nets and colourings from their links alone.
//!
//! Each link is verified in the position: the candidates of a strong link are all those of its cell, or all places of
//! their digit in its house, and the candidates at the ends of a weak link exclude each other by its rules. Then only
//! the links count: in a branch they are followed in order, each from facts established before.

use super::sums::{fillings_of, sum_of};
use super::*;
use crate::rating::evidence_links::weak_rule;
use crate::rating::{EvidenceLink, LinkRule, LinkStrength, Position};

/// The techniques whose steps have links.
const LINKED: [Technique; 9] = [
    Technique::RemotePair,
    Technique::SimpleColouring,
    Technique::MultiColouring,
    Technique::XChain,
    Technique::XyChain,
    Technique::Aic,
    Technique::GroupedAic,
    Technique::ForcingChain,
    Technique::ForcingNet,
];

/// Candidates of which one is right, and wrong candidates, as far as they follow from an assumption.
#[derive(Default)]
struct KnownFacts {
    clauses: Vec<Clause>,
    wrong: Clause,
}

impl KnownFacts {
    /// Assumes that a candidate is right.
    fn from_start(start: Candidate) -> KnownFacts {
        KnownFacts { clauses: vec![[start].into()], wrong: Clause::new() }
    }

    /// Returns `true` if one of `node` is right.
    fn holds_one_of(&self, node: &Clause) -> bool {
        self.clauses.iter().any(|clause| clause.is_subset(node))
    }

    fn is_contradiction(&self) -> bool {
        self.clauses.iter().any(|clause| clause.is_subset(&self.wrong))
    }

    /// Follows a link from its first end to its second. Returns an error unless the facts so far require it.
    fn follow(&mut self, link: &EvidenceLink) -> Result<(), String> {
        let [from, to]: [Clause; 2] =
            [&link.from, &link.to].map(|end| end.iter().copied().collect());
        let is_led_to = match link.strength {
            LinkStrength::Strong | LinkStrength::Filling => from.is_subset(&self.wrong),
            LinkStrength::Weak => self.holds_one_of(&from),
            LinkStrength::Both => false,
        };
        if !is_led_to {
            return Err(format!("the facts before do not lead to {link:?}"));
        }
        match link.strength {
            LinkStrength::Weak | LinkStrength::Filling => self.wrong.extend(to),
            _ => self.clauses.push(to),
        }
        Ok(())
    }

    /// Follows links in both directions until nothing new follows.
    fn follow_all(&mut self, links: &[EvidenceLink]) {
        loop {
            let before = (self.clauses.len(), self.wrong.len());
            for link in links {
                let [from, to]: [Clause; 2] =
                    [&link.from, &link.to].map(|end| end.iter().copied().collect());
                if link.strength != LinkStrength::Strong {
                    for (end, other) in [(&from, &to), (&to, &from)] {
                        if self.holds_one_of(end) {
                            self.wrong.extend(other);
                        }
                    }
                }
                if link.strength != LinkStrength::Weak {
                    let left: Clause =
                        from.union(&to).filter(|one| !self.wrong.contains(one)).copied().collect();
                    if !self.clauses.contains(&left) {
                        self.clauses.push(left);
                    }
                }
            }
            if before == (self.clauses.len(), self.wrong.len()) {
                return;
            }
        }
    }
}

/// Returns an error unless the candidates of a strong link are all those of its cell, or all places in its house.
fn verify_strong(position: &ReferencePosition, link: &EvidenceLink) -> Result<(), String> {
    let all: Clause = link.from.iter().chain(&link.to).copied().collect();
    let (Some(first), [rule]) = (all.first(), &link.rules[..]) else {
        return Err(format!("no candidates or not one rule: {link:?}"));
    };
    let expected = match *rule {
        LinkRule::Cell(cell) => position.of_cell(cell),
        LinkRule::House(house) => position.in_house(house, first.digit),
        LinkRule::Cage(_) | LinkRule::Innies(_) => {
            let mut fillings = fillings_by(position, *rule).into_iter();
            let has_one = fillings.all(|filling| filling.iter().any(|one| all.contains(one)));
            return has_one.then_some(()).ok_or(format!("not in every filling: {link:?}"));
        }
        _ => return Err(format!("no rule of a strong link: {link:?}")),
    };
    if all == expected { Ok(()) } else { Err(format!("{expected:?} expected: {link:?}")) }
}

/// Returns `true` if a rule excludes that both candidates are right.
fn breaks(shape: &Shape, rule: LinkRule, a: Candidate, b: Candidate) -> bool {
    let differ = |cells: &[Cell]| {
        a.digit == b.digit && a.cell != b.cell && cells.contains(&a.cell) && cells.contains(&b.cell)
    };
    let broken = |mark: Option<usize>| {
        let of_mark = shape.pair_constraints().iter().filter(|one| one.mark == mark);
        of_mark.into_iter().any(|one| {
            one.cells == [a.cell, b.cell] && !one.relation.allows(a.digit, b.digit)
                || one.cells == [b.cell, a.cell] && !one.relation.allows(b.digit, a.digit)
        })
    };
    match rule {
        LinkRule::Cell(cell) => a.cell == cell && b.cell == cell && a.digit != b.digit,
        LinkRule::House(house) => differ(&shape.houses()[house].cells),
        LinkRule::Cage(cage) => {
            let cage = &shape.cages()[cage];
            cage.rule == CageRule::Killer && differ(&cage.cells)
        }
        LinkRule::Innies(_) => false,
        LinkRule::Mark(mark) => broken(Some(mark)),
        LinkRule::Pair(cells) => {
            let seen = differ(&cells) && shape.peers(a.cell).contains(&b.cell);
            let both = [a.cell, b.cell].iter().all(|cell| cells.contains(cell));
            seen || both && broken(None)
        }
    }
}

/// Returns the fillings of the cage or the innies of a rule; none for other rules.
fn fillings_by(position: &ReferencePosition, rule: LinkRule) -> Vec<Vec<Candidate>> {
    let shape = position.shape;
    let (cells, houses) = match rule {
        LinkRule::Cage(cage) => (shape.cages()[cage].cells.clone(), Vec::new()),
        LinkRule::Innies(group) => (group.cells(shape), group.houses().collect()),
        _ => return Vec::new(),
    };
    fillings_of(position, &cells, sum_of(shape, &cells, &houses))
}

/// Returns `true` if the fillings have digits for the cells of both candidates.
fn has_cells(fillings: &[Vec<Candidate>], both: [Candidate; 2]) -> bool {
    let cells: Vec<Cell> = fillings.iter().take(1).flatten().map(|one| one.cell).collect();
    both.iter().all(|one| cells.contains(&one.cell))
}

/// Returns an error unless every filling of the rule without the candidates at the first end lacks those at the other.
fn verify_filling(position: &ReferencePosition, link: &EvidenceLink) -> Result<(), String> {
    let [rule] = link.rules[..] else { return Err(format!("not one rule: {link:?}")) };
    let mut fillings = fillings_by(position, rule);
    let mut cells = link.from.iter().zip(&link.to);
    let is_inside = cells.all(|(a, b)| has_cells(&fillings, [*a, *b]));
    if fillings.is_empty() || link.from.is_empty() || !is_inside {
        return Err(format!("other cells: {link:?}"));
    }
    fillings.retain(|filling| !filling.iter().any(|one| link.from.contains(one)));
    let mut left = fillings.iter().flatten();
    match left.find(|one| link.to.contains(one)) {
        Some(one) => Err(format!("{one:?} is in a filling: {link:?}")),
        None => Ok(()),
    }
}

/// Returns an error unless each candidate at one end of a weak link excludes each one at the other end.
fn verify_weak(position: &ReferencePosition, link: &EvidenceLink) -> Result<(), String> {
    let pairs = link.from.iter().flat_map(|&a| link.to.iter().map(move |&b| (a, b)));
    let excludes = |rule: LinkRule, a: Candidate, b: Candidate| {
        let fillings = fillings_by(position, rule);
        let has_both = |filling: &Vec<Candidate>| filling.contains(&a) && filling.contains(&b);
        breaks(position.shape, rule, a, b)
            || !fillings.is_empty()
                && has_cells(&fillings, [a, b])
                && !fillings.iter().any(has_both)
    };
    let is_covered = |(a, b)| link.rules.iter().any(|&rule| excludes(rule, a, b));
    if link.from.is_empty() || link.to.is_empty() || !pairs.into_iter().all(is_covered) {
        return Err(format!("not covered by its rules: {link:?}"));
    }
    Ok(())
}

fn verify_link(position: &ReferencePosition, link: &EvidenceLink) -> Result<(), String> {
    if let Some(missing) = link.from.iter().chain(&link.to).find(|one| !position.has(**one)) {
        return Err(format!("{missing:?} is no candidate: {link:?}"));
    }
    if link.strength == LinkStrength::Filling {
        return verify_filling(position, link);
    }
    if link.strength != LinkStrength::Weak {
        verify_strong(position, link)?;
    }
    if link.strength != LinkStrength::Strong {
        verify_weak(position, link)?;
    }
    Ok(())
}

/// Follows the links of each branch in order from its start.
fn follow_branches(
    step: &Step,
    links: &[EvidenceLink],
) -> Result<Vec<(Candidate, KnownFacts)>, String> {
    let parts = step.parts();
    let starts = parts.iter().filter(|part| part.role == Role::Start);
    let starts: Vec<Candidate> = starts.flat_map(candidates).collect();
    let mut branches: Vec<(Candidate, KnownFacts)> =
        starts.into_iter().map(|start| (start, KnownFacts::from_start(start))).collect();
    for link in links {
        if let Some(branch) = link.branch {
            let (_, facts) = branches.get_mut(branch).ok_or("a branch without a start")?;
            facts.follow(link)?;
        }
    }
    Ok(branches)
}

/// Returns the starts of branches of which one is right: all candidates of the first link, if it is strong and belongs
/// to no branch but is not part of a chain.
fn starts_of(links: &[EvidenceLink]) -> Option<&[Candidate]> {
    let first = links.first()?;
    let is_of_starts =
        first.strength == LinkStrength::Strong && first.branch.is_none() && first.to.is_empty();
    is_of_starts.then_some(&first.from)
}

/// Proves the eliminations of a step from its links; returns the reason if they do not prove it.
fn prove(position: &ReferencePosition, step: &Step, links: &[EvidenceLink]) -> Result<(), String> {
    links.iter().try_for_each(|link| verify_link(position, link))?;
    if step.removes.is_empty() || !step.places.is_empty() {
        return Err("not a step that only removes candidates".to_owned());
    }
    let branches = follow_branches(step, links)?;
    for &end in &step.removes {
        if !position.has(end) {
            return Err(format!("{end:?} is no candidate"));
        }
        let is_proved = match (&branches[..], starts_of(links)) {
            ([], None) => {
                let mut facts = KnownFacts::from_start(end);
                facts.follow_all(links);
                facts.is_contradiction()
            }
            ([(start, facts)], None) => *start == end && facts.is_contradiction(),
            (_, Some(starts)) => starts.iter().all(|start| {
                let mut of_start = branches.iter().filter(|(own, _)| own == start);
                of_start.any(|(_, facts)| facts.wrong.contains(&end))
            }),
            _ => false,
        };
        if !is_proved {
            return Err(format!("{end:?} does not follow"));
        }
    }
    Ok(())
}

/// Proves a step of a technique through cages from its links.
pub(super) fn justify_by_links(position: &ReferencePosition, step: &Step) {
    let links = step.links(position.shape);
    assert_eq!(prove(position, step, &links), Ok(()), "{step:?}");
}

/// The number of proved steps and eliminations by technique, and of links by rule.
#[derive(Default)]
struct ProofTally {
    steps: BTreeMap<&'static str, [usize; 2]>,
    rules: BTreeMap<&'static str, usize>,
}

impl ProofTally {
    /// Proves a step that has links.
    fn add(&mut self, position: &ReferencePosition, step: &Step) {
        let links = step.links(position.shape);
        let through_cages = [Technique::CageChain, Technique::CageNet];
        let has_links = [&LINKED[..], &through_cages].concat().contains(&step.technique);
        assert_eq!(!links.is_empty(), has_links, "{step:?}");
        if links.is_empty() {
            return;
        }
        let proof = prove(position, step, &links);
        assert_eq!(proof, Ok(()), "{step:?}");
        let [steps, eliminations] = self.steps.entry(step.technique.name()).or_default();
        *steps += 1;
        *eliminations += step.removes.len();
        for rule in links.iter().flat_map(|link| &link.rules) {
            let name = match rule {
                LinkRule::Cell(_) => "cell",
                LinkRule::House(_) => "house",
                LinkRule::Cage(_) => "cage",
                LinkRule::Innies(_) => "innies",
                LinkRule::Mark(_) => "mark",
                LinkRule::Pair(_) => "pair",
            };
            *self.rules.entry(name).or_default() += 1;
        }
    }

    /// Proves the steps of the path of `puzzle`.
    fn add_path(&mut self, puzzle: &Puzzle) {
        let mut position = ReferencePosition::of(puzzle);
        for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
            self.add(&position, &step);
            position.apply(&step);
        }
    }

    /// Proves all steps available where the path of `puzzle` first needs a technique of tier 3 or higher.
    fn add_available(&mut self, puzzle: &Puzzle) {
        let mut rater = Revision::NEWEST.rater(&puzzle.shape);
        let mut position = ReferencePosition::of(puzzle);
        let mut marks = Position::new(&puzzle.shape, &puzzle.givens);
        let path = rater.path(&puzzle.givens);
        for step in path.iter().take_while(|step| step.tier < 3) {
            position.apply(step);
            marks.apply(&puzzle.shape, step);
        }
        rater.steps_at(&marks).iter().for_each(|step| self.add(&position, step));
    }
}

/// Returns links with one mistake each, none of which may be accepted.
fn mutations(step: &Step, shape: &Shape, links: &[EvidenceLink]) -> Vec<Vec<EvidenceLink>> {
    let mut mutations = Vec::new();
    for (index, link) in links.iter().enumerate() {
        let mut replace = |link: EvidenceLink| {
            let mut mutated = links.to_vec();
            mutated[index] = link;
            mutations.push(mutated);
        };
        let first = link.from[0];
        let elsewhere = (0..shape.houses().len())
            .find(|house| !shape.houses_of(first.cell).contains(house))
            .map(LinkRule::House);
        replace(EvidenceLink { rules: elsewhere.into_iter().collect(), ..link.clone() });
        replace(EvidenceLink { rules: Vec::new(), ..link.clone() });
        if link.strength == LinkStrength::Filling {
            if link.from.len() > 1 {
                replace(EvidenceLink { from: link.from[1..].to_vec(), ..link.clone() });
            }
            continue;
        }
        if link.strength != LinkStrength::Weak {
            // One candidate less, and a candidate with another digit.
            replace(EvidenceLink { from: link.from[1..].to_vec(), ..link.clone() });
            let digit = first.digit % shape.digits() as u8 + 1;
            let from = [Candidate { digit, ..first }].into_iter().chain(link.from[1..].to_vec());
            replace(EvidenceLink { from: from.collect(), ..link.clone() });
        }
    }
    // A net that breaks a rule needs each of its links, and in their order.
    let is_net = matches!(step.technique, Technique::ForcingNet | Technique::CageNet);
    if is_net && starts_of(links).is_none() {
        for index in 0..links.len() {
            let mut shorter = links.to_vec();
            shorter.remove(index);
            mutations.push(shorter);
        }
        mutations.push(links.iter().rev().cloned().collect());
    }
    mutations
}

/// The number of steps of each technique that must be proved at least.
const LEAST_STEPS: [(Technique, usize); 9] = [
    (Technique::RemotePair, 30),
    (Technique::SimpleColouring, 20),
    (Technique::MultiColouring, 50),
    (Technique::XChain, 15),
    (Technique::XyChain, 450),
    (Technique::Aic, 900),
    (Technique::GroupedAic, 300),
    (Technique::ForcingChain, 250),
    (Technique::ForcingNet, 200),
];

/// The number of links with each rule that must be verified at least.
const LEAST_RULES: [(&str, usize); 4] =
    [("cell", 5_000), ("house", 10_000), ("mark", 40), ("pair", 500)];

#[test]
fn links_prove_every_elimination() {
    let mut tally = ProofTally::default();
    let generate =
        |kind: &str, index| generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
    for (kind, count) in
        [("9", 2_000), ("9+jigsaw", 30), ("9+antiknight", 15), ("9+kropki", 15), ("9@twodoku", 10)]
    {
        (0..count).for_each(|index| tally.add_path(&generate(kind, index)));
    }
    for (kind, count) in
        [("9", 5), ("9+jigsaw", 4), ("9+windoku", 4), ("9+killer", 4), ("9@twodoku", 2)]
    {
        (0..count).for_each(|index| tally.add_available(&generate(kind, index)));
    }
    for (technique, least) in LEAST_STEPS {
        let [steps, _] = tally.steps.get(technique.name()).copied().unwrap_or_default();
        assert!(steps >= least, "{technique}: {steps} of {least}");
    }
    for (rule, least) in LEAST_RULES {
        let count = tally.rules.get(rule).copied().unwrap_or_default();
        assert!(count >= least, "{rule}: {count} of {least}");
    }
}

/// Cages rarely decide in the puzzles above.
#[test]
fn all_cells_that_see_each_other_have_a_rule() {
    for kind in ["9+killer", "9+antiknight", "9+windoku", "6+calcudoku"] {
        let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, 0);
        let shape = &puzzle.shape;
        let mut cages = 0;
        for (a, b) in (0..shape.cells()).flat_map(|a| (0..shape.cells()).map(move |b| (a, b))) {
            let [a, b] = [a, b].map(|cell| Candidate { cell, digit: 1 });
            let rule = weak_rule(shape, a, b);
            assert_eq!(rule.is_some(), shape.peers(a.cell).contains(&b.cell), "{a:?} {b:?}");
            assert!(rule.is_none_or(|rule| breaks(shape, rule, a, b)), "{a:?} {b:?} {rule:?}");
            cages += usize::from(matches!(rule, Some(LinkRule::Cage(_))));
        }
        assert_eq!(cages > 0, kind == "9+killer", "{kind}");
    }
}

#[test]
fn links_with_a_mistake_are_rejected() {
    let mut counts: BTreeMap<Technique, usize> = BTreeMap::new();
    let of_kind = |kind: &'static str, count| (0..count).map(move |index| (kind, index));
    for (kind, index) in of_kind("9", 600).chain(of_kind("9+antiknight", 5)) {
        let puzzle = generate_puzzle(kind.parse().unwrap(), Removal::Minimal, index);
        let mut position = ReferencePosition::of(&puzzle);
        for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
            let links = step.links(&puzzle.shape);
            let count = counts.entry(step.technique).or_default();
            if !links.is_empty() && *count < 10 {
                *count += 1;
                assert_eq!(prove(&position, &step, &links), Ok(()), "{step:?}");
                for mutated in mutations(&step, &puzzle.shape, &links) {
                    assert!(prove(&position, &step, &mutated).is_err(), "{mutated:?} {step:?}");
                }
            }
            position.apply(&step);
        }
    }
    for technique in LINKED {
        assert!(counts.get(&technique).is_some_and(|count| *count >= 3), "{technique}");
    }
}

#[test]
fn links_through_cages_with_a_mistake_are_rejected() {
    let mut counts: BTreeMap<Technique, usize> = BTreeMap::new();
    for index in 0..40 {
        let puzzle = generate_puzzle("9+killer".parse().unwrap(), Removal::Minimal, index);
        let mut position = ReferencePosition::of(&puzzle);
        for step in Revision::NEWEST.rater(&puzzle.shape).path(&puzzle.givens) {
            let is_through_cages =
                matches!(step.technique, Technique::CageChain | Technique::CageNet);
            let count = counts.entry(step.technique).or_default();
            if is_through_cages && *count < 8 {
                *count += 1;
                let links = step.links(&puzzle.shape);
                assert_eq!(prove(&position, &step, &links), Ok(()), "{step:?}");
                for mutated in mutations(&step, &puzzle.shape, &links) {
                    assert!(prove(&position, &step, &mutated).is_err(), "{mutated:?} {step:?}");
                }
            }
            position.apply(&step);
        }
    }
    for technique in [Technique::CageChain, Technique::CageNet] {
        assert!(counts.get(&technique).is_some_and(|count| *count >= 3), "{technique}");
    }
}

//! Steps for readers remove all that they claim: what each technique excludes, stated once more.

use super::*;
use crate::PuzzleRequest;
use crate::puzzle::{GridLayout, Kind, Variant};
use crate::rating::{Evidence, LinkStrength, RectangleArgument};
use Technique::*;

/// Returns `digit` in every cell that sees all of `places`.
fn seen(position: &ReferencePosition, digit: u8, places: &[Cell]) -> Clause {
    let cells = (0..position.shape.cells()).filter(|cell| {
        !places.is_empty() && places.iter().all(|place| position.shape.peers(*place).contains(cell))
    });
    cells.map(|cell| Candidate { cell, digit }).collect()
}

/// Returns every candidate that each of `nodes` excludes.
fn excluded(position: &ReferencePosition, nodes: &Clause) -> Clause {
    let all = (0..position.shape.cells()).flat_map(|cell| position.of_cell(cell));
    all.filter(|&one| nodes.iter().all(|&node| position.exclude(node, one))).collect()
}

/// Returns the digits of `cells` in `houses`, except in these cells.
fn elsewhere(
    position: &ReferencePosition,
    house: usize,
    digits: &[u8],
    cells: impl IntoIterator<Item = Cell>,
) -> Clause {
    let cells: BTreeSet<Cell> = cells.into_iter().collect();
    let others = position.shape.houses()[house].cells.iter().filter(|cell| !cells.contains(cell));
    others.flat_map(|&cell| digits.iter().map(move |&digit| Candidate { cell, digit })).collect()
}

/// Returns the candidates that the pattern of a step excludes by the sentence that explains it. Steps whose sentence
/// says no more than "the following candidates" exclude what they remove.
fn claim(position: &ReferencePosition, step: &Step) -> Clause {
    let parts = step.parts();
    let of = |role| parts.iter().filter(move |part| part.role == role);
    let places = |digit: u8, cells: &[Cell]| -> Vec<Cell> {
        let is_place = |cell: &&Cell| position.has(Candidate { cell: **cell, digit });
        cells.iter().filter(is_place).copied().collect()
    };
    let cells_of = |roles: &[Role]| -> Vec<Cell> {
        let parts = parts.iter().filter(|part| roles.contains(&part.role));
        parts.flat_map(|part| part.cells.iter().copied()).collect()
    };
    let meeting = |digit: u8, ones: &[Cell], others: &[Cell]| -> Clause {
        let pairs = ones.iter().flat_map(|&one| others.iter().map(move |&other| [one, other]));
        pairs.flat_map(|pair| seen(position, digit, &pair)).collect()
    };
    let sees = |a: Cell, b: Cell| position.shape.peers(a).contains(&b);
    match step.technique {
        Pointing | Claiming => {
            let all = seen(position, parts[0].digits[0], &parts[0].cells);
            // The house that the sentence names has all of them.
            let is_named = |part: &EvidencePart| {
                let cells = &position.shape.houses()[part.house.unwrap()].cells;
                all.iter().filter(|one| position.has(**one)).all(|one| cells.contains(&one.cell))
            };
            assert!(of(Role::Cover).all(is_named), "{step:?}");
            all
        }
        NakedPair | NakedTriple | NakedQuad => {
            let digits = parts[0].digits.iter();
            digits
                .flat_map(|&digit| seen(position, digit, &places(digit, &parts[0].cells)))
                .collect()
        }
        HiddenPair | HiddenTriple | HiddenQuad => {
            let all = parts[0].cells.iter().flat_map(|&cell| position.of_cell(cell));
            all.filter(|one| !parts[0].digits.contains(&one.digit)).collect()
        }
        XWing | Swordfish | Jellyfish => {
            let base = cells_of(&[Role::Base]);
            let outside = |part: &EvidencePart| {
                elsewhere(position, part.house.unwrap(), &part.digits, base.iter().copied())
            };
            of(Role::Cover).flat_map(outside).collect()
        }
        FinnedXWing | FinnedSwordfish | FinnedJellyfish | SashimiXWing | SashimiSwordfish
        | SashimiJellyfish => {
            let lines = of(Role::Base).flat_map(|part| {
                position.shape.houses()[part.house.unwrap()].cells.iter().copied()
            });
            let lines: Vec<Cell> = lines.collect();
            let outside = of(Role::Cover).flat_map(|part| {
                elsewhere(position, part.house.unwrap(), &part.digits, lines.iter().copied())
            });
            let by_fins = seen(position, parts[0].digits[0], &cells_of(&[Role::Fin]));
            outside.filter(|one| by_fins.contains(one)).collect()
        }
        XyWing | XyzWing => {
            let [_, one, two] = &parts[..] else { panic!("{step:?}") };
            let shared = one.digits.iter().find(|digit| two.digits.contains(digit)).unwrap();
            let roles = [Role::Pincer, Role::Pivot];
            seen(position, *shared, &places(*shared, &cells_of(&roles)))
        }
        WWing => {
            let link = of(Role::Link).next().unwrap().digits[0];
            let other = parts[0].digits.iter().find(|&&digit| digit != link).unwrap();
            seen(position, *other, &cells_of(&[Role::Pincer]))
        }
        WxyzWing => {
            let all = cells_of(&[Role::Pincer, Role::Pivot]);
            let apart = |digit: &u8| {
                let places = places(*digit, &all);
                places.iter().any(|&a| places.iter().any(|&b| a != b && !sees(a, b)))
            };
            let digit = (1..=position.shape.digits() as u8).find(apart).unwrap();
            seen(position, digit, &places(digit, &all))
        }
        UniqueRectangle1 => {
            candidates(&EvidencePart { cells: parts[1].cells.clone(), ..parts[0].clone() })
        }
        UniqueRectangle2 => seen(position, parts[1].digits[0], &parts[1].cells),
        UniqueRectangle3 => {
            let taken = parts[1].cells.iter().chain(&parts[2].cells).copied();
            elsewhere(position, parts[2].house.unwrap(), &parts[2].digits, taken)
        }
        UniqueRectangle4 | HiddenRectangle => {
            let other = parts[0].digits.iter().find(|digit| !parts[1].digits.contains(digit));
            let cells = match &step.evidence {
                Evidence::Rectangle(rectangle) => match rectangle.argument {
                    RectangleArgument::BoundTwice { corner, .. } => vec![corner],
                    _ => rectangle.roof.clone(),
                },
                _ => panic!("{step:?}"),
            };
            cells.into_iter().map(|cell| Candidate { cell, digit: *other.unwrap() }).collect()
        }
        Skyscraper | TwoStringKite | TurbotFish => {
            let Evidence::TurbotFish { links: [one, two], .. } = &step.evidence else {
                panic!("{step:?}")
            };
            seen(position, parts[0].digits[0], &[one.far, two.far])
        }
        EmptyRectangle => {
            let Evidence::EmptyRectangle(cross) = &step.evidence else { panic!("{step:?}") };
            seen(position, cross.digit, &[&cross.remaining[..], &[cross.link.far]].concat())
        }
        RemotePair => {
            let digits = parts[0].digits.iter();
            digits.flat_map(|&digit| meeting(digit, &parts[0].cells, &parts[1].cells)).collect()
        }
        SimpleColouring => {
            let [a, b] = [&parts[0], &parts[1]];
            let is_wrong = |part: &&&EvidencePart| {
                part.cells.iter().any(|&one| part.cells.iter().any(|&two| sees(one, two)))
            };
            match [a, b].iter().find(is_wrong) {
                Some(wrong) => candidates(wrong),
                None => meeting(a.digits[0], &a.cells, &b.cells),
            }
        }
        MultiColouring => {
            let mut all = Clause::new();
            for (own, other) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
                let [one, two] = [&parts[own].cells, &parts[other].cells];
                if one.iter().any(|&a| two.iter().any(|&b| sees(a, b))) {
                    let [one, two] = [own ^ 1, other ^ 1].map(|at| &parts[at].cells);
                    all.extend(meeting(parts[0].digits[0], one, two));
                }
            }
            all
        }
        XChain | XyChain | Aic | GroupedAic => {
            let nodes: Vec<Clause> = parts.iter().map(candidates).collect();
            let [first, last] = [&nodes[0], &nodes[nodes.len() - 1]];
            let together = |pair: &[Clause]| excluded(position, &(&pair[0] | &pair[1]));
            let mut all = together(&[first.clone(), last.clone()]);
            if first.iter().all(|a| last.iter().all(|b| position.exclude(*a, *b))) {
                all.extend(nodes[1..nodes.len() - 1].chunks(2).flat_map(together));
            }
            all
        }
        ForcingChain => {
            let links = step.links(position.shape);
            let starts: Vec<Candidate> = of(Role::Start).flat_map(candidates).collect();
            // All that is right in each branch, by its start.
            let mut right: BTreeMap<Candidate, Vec<Clause>> =
                starts.iter().map(|&start| (start, vec![Clause::from([start])])).collect();
            for link in links.iter().filter(|link| link.strength == LinkStrength::Strong) {
                if let Some(branch) = link.branch {
                    let nodes = right.get_mut(&starts[branch]).unwrap();
                    nodes.push(link.to.iter().copied().collect());
                }
            }
            let wrong = right.into_values().map(|nodes| -> Clause {
                nodes.iter().flat_map(|node| excluded(position, node)).collect()
            });
            wrong.reduce(|all, wrong| &all & &wrong).unwrap()
        }
        AlsXz => {
            let common = &parts[2].digits;
            let [one, two] = [&parts[0], &parts[1]];
            let digits = (one.digits.iter()).filter(|digit| two.digits.contains(digit));
            let both = digits.filter(|digit| common.len() > 1 || !common.contains(digit));
            let both = both.flat_map(|&digit| {
                let cells = [&one.cells[..], &two.cells].concat();
                seen(position, digit, &places(digit, &cells))
            });
            let mut all: Clause = both.collect();
            for set in [one, two].into_iter().filter(|_| common.len() > 1) {
                for &digit in set.digits.iter().filter(|digit| !common.contains(digit)) {
                    all.extend(seen(position, digit, &places(digit, &set.cells)));
                }
            }
            all
        }
        AlsXyWing | DeathBlossom => {
            let mut sets: Vec<&EvidencePart> = of(Role::AlmostLocked).collect();
            let mut spent: Vec<u8> = of(Role::Pivot).flat_map(|part| part.digits.clone()).collect();
            if step.technique == AlsXyWing {
                sets.remove(1);
                spent = of(Role::RestrictedCommon).flat_map(|part| part.digits.clone()).collect();
            }
            let is_shared = |digit: &u8| {
                !spent.contains(digit) && sets.iter().all(|set| set.digits.contains(digit))
            };
            let digits = (1..=position.shape.digits() as u8).filter(is_shared);
            let cells =
                || sets.iter().flat_map(|set| set.cells.iter().copied()).collect::<Vec<_>>();
            digits.flat_map(|digit| seen(position, digit, &places(digit, &cells()))).collect()
        }
        SueDeCoq => {
            let Evidence::SueDeCoq { houses, .. } = &step.evidence else { panic!("{step:?}") };
            let cells = cells_of(&[Role::Pattern, Role::AlmostLocked]);
            let in_house = |(house, without): (usize, &EvidencePart)| {
                let digits = parts.iter().flat_map(|part| part.digits.iter().copied());
                let digits: Vec<u8> = digits.filter(|one| !without.digits.contains(one)).collect();
                elsewhere(position, house, &digits, cells.iter().copied())
            };
            [(houses[0], &parts[2]), (houses[1], &parts[1])]
                .into_iter()
                .flat_map(in_house)
                .collect()
        }
        CageClaiming => seen(position, parts[1].digits[0], &parts[1].cells),
        CageCombination => {
            let all = parts[0].cells.iter().flat_map(|&cell| position.of_cell(cell));
            all.filter(|one| !parts[0].digits.contains(&one.digit)).collect()
        }
        MarkHouse => excluded(position, &candidates(&parts[0])),
        MarkPair => {
            let [a, b] = parts[0].cells[..] else { panic!("{step:?}") };
            let alone = |cell: Cell, other: Cell| {
                let partners = position.of_cell(other);
                let all = position.of_cell(cell).into_iter();
                all.filter(move |&one| partners.iter().all(|&two| position.exclude(one, two)))
            };
            alone(a, b).chain(alone(b, a)).collect()
        }
        _ => step.removes.iter().copied().collect(),
    }
}

/// Checks the steps of a puzzle's path: each removes what it claims, all of it and nothing that is gone.
fn check_path(revision: &'static Revision, puzzle: &Puzzle, seen: &mut BTreeSet<Technique>) {
    let mut rater = revision.rater(&puzzle.shape);
    let mut position = ReferencePosition::of(puzzle);
    let path = rater.path(&puzzle.givens);
    for step in &path {
        for one in step.places.iter().chain(&step.removes) {
            assert!(position.has(*one), "{one:?} is gone: {step:?}");
        }
        let claim = claim(&position, step);
        let is_left = |one: &&Candidate| position.has(**one) && !step.removes.contains(one);
        let left: Vec<&Candidate> = claim.iter().filter(is_left).collect();
        assert!(left.is_empty(), "{left:?} of the claim stay: {step:?} {}", puzzle.givens);
        let is_right = |one: &Candidate| puzzle.solution.get(one.cell) == one.digit;
        assert!(step.places.iter().all(is_right), "{step:?}");
        assert!(!step.removes.iter().any(is_right), "{step:?}");
        position.apply(step);
        seen.insert(step.technique);
    }
}

#[test]
fn steps_remove_all_that_they_claim() {
    check_claims(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn steps_remove_all_that_they_claim_in_full() {
    check_claims(SweepExtent::Full);
}

fn check_claims(extent: SweepExtent) {
    use crate::generate::Level::{Easy, Expert, Extreme, Hard, Medium};
    let mut techniques = BTreeSet::new();
    let mut check = |kind: Kind, level, count| {
        for index in 1..=count {
            let request = PuzzleRequest::new("claims").kind(kind).level(level).index(index);
            // The kind does not offer this level.
            let Ok(found) = request.generate() else { return };
            check_path(Revision::NEWEST, &found.puzzle().unwrap(), &mut techniques);
        }
    };
    for level in [Hard, Expert, Extreme] {
        check(Kind::CLASSIC, level, extent.count(400));
    }
    let variants = Variant::NAMES.iter().map(|(name, _)| format!("9+{name}"));
    let layouts = GridLayout::NAMES.iter().map(|(name, _)| format!("9@{name}"));
    let others = ["4", "6", "8", "12", "6+calcudoku", "9+jigsaw+killer"].map(str::to_owned);
    let kinds = variants.chain(layouts).chain(others).filter_map(|kind| kind.parse().ok());
    for kind in extent.select(kinds, 9) {
        for level in [Easy, Medium, Hard, Expert, Extreme] {
            check(kind, level, if extent == SweepExtent::Full { 20 } else { 1 });
        }
    }
    for index in 0..extent.count(4_000) {
        let puzzle = generate_puzzle(Kind::CLASSIC, Removal::Minimal, index);
        check_path(Revision::NEWEST, &puzzle, &mut techniques);
    }
    assert!(techniques.len() > 35, "{techniques:?}");
}

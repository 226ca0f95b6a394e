//! Evidence of cages and of numbers along lines.

use super::*;
use crate::rating::Evidence;

/// Returns the rule and target of a cage, or the sum of the cells that complete cages leave in `houses` or have outside
/// of them.
pub(super) fn sum_of(shape: &Shape, cells: &[Cell], houses: &[usize]) -> (CageRule, u32) {
    let cells: BTreeSet<Cell> = cells.iter().copied().collect();
    let houses: Vec<&crate::puzzle::House> =
        houses.iter().map(|&house| &shape.houses()[house]).collect();
    let of = |cage: &crate::puzzle::Cage| cage.cells.iter().copied().collect::<BTreeSet<Cell>>();
    if houses.is_empty() {
        let mut cages = shape.cages().iter();
        let cage = cages.find(|cage| of(cage) == cells).expect("a cage");
        return (cage.rule, cage.target);
    }
    let area: BTreeSet<Cell> =
        houses.iter().flat_map(|house| house.cells.iter().copied()).collect();
    assert_eq!(area.len(), houses.len() * shape.side(), "{cells:?}");
    let whole = (shape.side() * (shape.side() + 1) / 2 * houses.len()) as u32;
    let is_inside = cells.is_subset(&area);
    let cages = shape.cages().iter().filter(|cage| {
        if is_inside { of(cage).is_subset(&area) } else { !of(cage).is_disjoint(&area) }
    });
    let (mut joined, mut sum) = (BTreeSet::new(), 0);
    for cage in cages {
        joined.append(&mut of(cage));
        sum += cage.target;
    }
    let rest: BTreeSet<Cell> = if is_inside {
        area.difference(&joined).copied().collect()
    } else {
        joined.difference(&area).copied().collect()
    };
    assert_eq!(rest, cells);
    assert!(is_inside || area.is_subset(&joined), "{cells:?}");
    (CageRule::Sum, whole.abs_diff(sum))
}

/// Returns every filling of `cells` by the candidates of a position and the digits placed in it.
pub(super) fn fillings_of(
    position: &ReferencePosition,
    cells: &[Cell],
    (rule, target): (CageRule, u32),
) -> Vec<Vec<Candidate>> {
    let differ = rule == CageRule::Killer;
    let mut fillings = vec![Vec::new()];
    for &cell in cells {
        let mut longer: Vec<Vec<Candidate>> = Vec::new();
        for filling in &fillings {
            let digits = match position.values[cell] {
                0 => position.of_cell(cell).into_iter().collect(),
                digit => vec![Candidate { cell, digit }],
            };
            let fits = |one: &Candidate| {
                let clashes = |other: &Candidate| {
                    differ && other.digit == one.digit || position.exclude(*other, *one)
                };
                !filling.iter().any(clashes)
            };
            let digits = digits.into_iter().filter(fits);
            longer.extend(digits.map(|one| [&filling[..], &[one]].concat()));
        }
        fillings = longer;
    }
    let digits =
        |filling: &[Candidate]| -> Vec<u8> { filling.iter().map(|one| one.digit).collect() };
    fillings.retain(|filling| rule.is_satisfied(target, &digits(filling)));
    fillings
}

/// Checks that every filling of a sum agrees with the placements and rules out the eliminations.
pub(super) fn justify_sum(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    let cells = &parts[0].cells;
    let houses: Vec<usize> = parts.iter().filter_map(|part| part.house).collect();
    let fillings = fillings_of(position, cells, sum_of(position.shape, cells, &houses));
    assert!(!fillings.is_empty(), "{step:?}");
    for filling in fillings {
        assert!(step.places.iter().all(|one| filling.contains(one)), "{step:?}");
        let ruled_out =
            |eliminated: &Candidate| filling.iter().any(|one| position.exclude(*one, *eliminated));
        assert!(step.removes.iter().all(ruled_out), "{step:?}");
    }
}

/// Checks that no way to fill the house, in which each cage makes its number, has an eliminated candidate.
pub(super) fn justify_combination(position: &ReferencePosition, step: &Step) {
    let Evidence::HouseCombination { house, cages, cells, rest } = &step.evidence else {
        panic!("{step:?}");
    };
    let members = &position.shape.houses()[*house].cells;
    let is_open = |cell: &Cell| position.values[*cell] == 0;
    let open: BTreeSet<Cell> = members.iter().copied().filter(is_open).collect();
    assert_eq!(open, cells.iter().chain(rest).copied().collect(), "{step:?}");
    let of_cages = cages.iter().flat_map(|&cage| &position.shape.cages()[cage].cells);
    assert!(of_cages.copied().filter(is_open).collect::<BTreeSet<_>>().iter().eq(cells));
    for &eliminated in &step.removes {
        assert!(open.contains(&eliminated.cell) && position.has(eliminated), "{step:?}");
        assert!(!can_share(position, cages, &open, &mut vec![eliminated]), "{step:?}");
    }
}

/// Returns `true` if the digits `taken` in the cells `open` of a house can be completed.
fn can_share(
    position: &ReferencePosition,
    cages: &[usize],
    open: &BTreeSet<Cell>,
    taken: &mut Vec<Candidate>,
) -> bool {
    let fits = |cage: &usize| {
        let cage = &position.shape.cages()[*cage];
        let digit = |cell: &Cell| match position.values[*cell] {
            0 => taken.iter().find(|one| one.cell == *cell).map(|one| one.digit),
            digit => Some(digit),
        };
        let digits: Option<Vec<u8>> = cage.cells.iter().map(digit).collect();
        digits.is_none_or(|digits| cage.rule.is_satisfied(cage.target, &digits))
    };
    if !cages.iter().all(fits) {
        return false;
    }
    let left = |cell: &Cell| {
        let all = position.of_cell(*cell).into_iter();
        let left = all.filter(|one| taken.iter().all(|other| other.digit != one.digit));
        left.collect::<Vec<Candidate>>()
    };
    let free = open.iter().filter(|cell| taken.iter().all(|one| one.cell != **cell));
    let Some(least) = free.map(left).min_by_key(Vec::len) else { return true };
    least.into_iter().any(|one| {
        taken.push(one);
        let can = can_share(position, cages, open, taken);
        taken.pop();
        can
    })
}

/// Checks that some cages need a digit in as many houses, or that some houses have it in as many cages.
pub(super) fn justify_overlap(position: &ReferencePosition, step: &Step) {
    let Evidence::CageOverlap(overlap) = &step.evidence else { panic!("{step:?}") };
    let (shape, digit) = (position.shape, overlap.digit);
    assert_eq!(overlap.cages.len(), overlap.houses.len(), "{step:?}");
    let cages: Vec<_> = overlap.cages.iter().map(|&cage| &shape.cages()[cage]).collect();
    let in_cages = |cell: &Cell| cages.iter().any(|cage| cage.cells.contains(cell));
    let houses = overlap.houses.iter().map(|&house| &shape.houses()[house].cells);
    let of_houses: Vec<Cell> = houses.flatten().copied().collect();
    let all: BTreeSet<Cell> = of_houses.iter().copied().collect();
    assert_eq!(all.len(), of_houses.len(), "{step:?}");
    let is_place = |cell: &&Cell| position.has(Candidate { cell: **cell, digit });
    if overlap.is_cage_base {
        for cage in &cages {
            let fillings = fillings_of(position, &cage.cells, (cage.rule, cage.target));
            let has = |one: &Candidate| one.digit == digit && position.values[one.cell] == 0;
            assert!(fillings.iter().all(|filling| filling.iter().any(has)), "{step:?}");
            assert!(cage.cells.iter().filter(is_place).all(|cell| all.contains(cell)));
        }
    } else {
        assert!(cages.iter().all(|cage| cage.rule == CageRule::Killer), "{step:?}");
        for &house in &overlap.houses {
            let places = position.in_house(house, digit);
            assert!(!places.is_empty() && places.iter().all(|one| in_cages(&one.cell)));
        }
    }
    for &Candidate { cell, digit: of } in &step.removes {
        assert_eq!((of, in_cages(&cell)), (digit, !overlap.is_cage_base), "{step:?}");
        assert_eq!(all.contains(&cell), overlap.is_cage_base, "{step:?}");
    }
}

/// Checks that the eliminations are exactly the candidates in no filling of the line that makes its number with
/// different digits in cells that see each other.
pub(super) fn justify_line(position: &ReferencePosition, step: &Step) {
    let mark = step.mark(position.shape).expect("a mark");
    let of = position.shape.digits();
    let mut left: BTreeSet<Candidate> = step.removes.iter().copied().collect();
    let mut makes = false;
    visit_fillings(position, &mark.cells, &mut Vec::new(), &mut |filling| {
        let digits: Vec<u8> = filling.iter().map(|one| one.digit).collect();
        if mark.sign.value(&digits, of) == Some(mark.value) {
            makes = true;
            left.retain(|one| !filling.contains(one));
        }
    });
    assert!(makes && left.iter().eq(&step.removes), "{step:?}");
}

/// Passes every filling of the cells to `visit`, in which cells that exclude each other differ.
fn visit_fillings(
    position: &ReferencePosition,
    cells: &[Cell],
    filling: &mut Vec<Candidate>,
    visit: &mut dyn FnMut(&[Candidate]),
) {
    let Some(&cell) = cells.get(filling.len()) else {
        return visit(filling);
    };
    let candidates: Vec<Candidate> = match position.values[cell] {
        0 => position.of_cell(cell).into_iter().collect(),
        digit => vec![Candidate { cell, digit }],
    };
    for one in candidates {
        if !filling.iter().any(|other| position.exclude(*other, one)) {
            filling.push(one);
            visit_fillings(position, cells, filling, visit);
            filling.pop();
        }
    }
}

//! Evidence of cages and of numbers along lines.

use super::*;

/// Returns the rule and target of a cage, or the sum of the cells that complete cages leave in houses or have outside
/// of them.
fn sum_of(shape: &Shape, step: &Step) -> (CageRule, u32) {
    let parts = step.parts();
    let cells: BTreeSet<Cell> = parts[0].cells.iter().copied().collect();
    let houses = parts.iter().filter_map(|part| part.house);
    let houses: Vec<&crate::puzzle::House> = houses.map(|house| &shape.houses()[house]).collect();
    let of = |cage: &crate::puzzle::Cage| cage.cells.iter().copied().collect::<BTreeSet<Cell>>();
    if houses.is_empty() {
        let mut cages = shape.cages().iter();
        let cage = cages.find(|cage| of(cage) == cells).expect("a cage");
        return (cage.rule, cage.target);
    }
    let area: BTreeSet<Cell> =
        houses.iter().flat_map(|house| house.cells.iter().copied()).collect();
    assert_eq!(area.len(), houses.len() * shape.side(), "{step:?}");
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
    assert_eq!(rest, cells, "{step:?}");
    assert!(is_inside || area.is_subset(&joined), "{step:?}");
    (CageRule::Sum, whole.abs_diff(sum))
}

/// Checks that every filling of a sum agrees with the placements and rules out the eliminations.
pub(super) fn justify_sum(position: &ReferencePosition, step: &Step) {
    let parts = step.parts();
    let cells = &parts[0].cells;
    let (rule, target) = sum_of(position.shape, step);
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
    assert!(!fillings.is_empty(), "{step:?}");
    for filling in fillings {
        assert!(step.places.iter().all(|one| filling.contains(one)), "{step:?}");
        let ruled_out =
            |eliminated: &Candidate| filling.iter().any(|one| position.exclude(*one, *eliminated));
        assert!(step.removes.iter().all(ruled_out), "{step:?}");
    }
}

/// Checks that the eliminations are exactly the candidates in no filling of the line that makes its number with
/// different digits in cells that see each other.
pub(super) fn justify_line(position: &ReferencePosition, step: &Step) {
    let mark = step.mark(position.shape).expect("a mark");
    let Constraint::Number(rule, value) = mark.constraint(position.shape.digits()) else {
        panic!("{step:?}");
    };
    let of = position.shape.digits();
    let mut left: BTreeSet<Candidate> = step.removes.iter().copied().collect();
    let mut makes = false;
    visit_fillings(position, &mark.cells, &mut Vec::new(), &mut |filling| {
        let digits: Vec<u8> = filling.iter().map(|one| one.digit).collect();
        if rule.value(&digits, of) == Some(value) {
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

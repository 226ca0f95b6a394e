//! Naked and hidden subsets, cages, almost locked sets, and what marks between cells say.

use super::*;
use gridpress_engine::puzzle::{Demand, Relation, SequenceRule};

impl Narrator<'_> {
    pub(super) fn naked_subset(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cells, digits) = (self.cells(&part.cells), self.digits(&part.digits));
        let house = part.house.expect("a house");
        let inside = |gone: &Candidate| self.shape.houses_of(gone.cell).contains(&house);
        if !step.removes.iter().all(inside) {
            return say!(self.words, "why-naked-subset-away", cells = cells, digits = digits);
        }
        let house = self.named(house);
        say!(self.words, "why-naked-subset", cells = cells, digits = digits, house = house)
    }

    pub(super) fn hidden_subset(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cells, digits) = (self.cells(&part.cells), self.digits(&part.digits));
        let house = self.house_of(part);
        say!(self.words, "why-hidden-subset", house = house, digits = digits, cells = cells)
    }

    /// The cage that a step is about.
    fn cage_of(&self, step: &Step) -> &Cage {
        let cells = &one(step, Role::Cage).cells;
        let mut cages = self.shape.cages().iter();
        let cage = cages.find(|cage| cage.cells == *cells);
        cage.expect("a cage of the shape")
    }

    /// The number of the cage, with its sign, and its first cell.
    pub(super) fn cage(&self, step: &Step) -> (String, String) {
        let cage = self.cage_of(step);
        (cage.label(), self.cell(cage.cells[0]))
    }

    /// Whether cages make their numbers by operations, and not all of them by sums.
    pub(super) fn has_operations(&self) -> bool {
        self.shape.kind().has(Variant::Calcudoku)
    }

    /// What is known of the fillings of a cage with an operation.
    fn cage_number(&self, step: &Step) -> String {
        let (number, cell) = self.cage(step);
        match step.technique {
            Technique::CageCombination => {
                let digits = self.digits(&one(step, Role::Cage).digits);
                say!(self.words, "why-number-sets", number = number, cell = cell, digits = digits)
            }
            Technique::CageClaiming => {
                let places = one(step, Role::Pattern);
                say!(
                    self.words,
                    "why-number-claiming",
                    number = number,
                    cell = cell,
                    digit = self.digit(places.digits[0]),
                    places = self.cells(&places.cells),
                )
            }
            _ => say!(self.words, "why-number", number = number, cell = cell),
        }
    }

    pub(super) fn cage_sum(&self, step: &Step) -> String {
        if self.has_operations() {
            return self.cage_number(step);
        }
        let (sum, cell) = self.cage(step);
        match step.technique {
            Technique::CageCombination => {
                let sets = vec![self.added(&one(step, Role::Cage).digits)];
                self.sets_left(sum, cell, sets)
            }
            Technique::CageClaiming => {
                let places = one(step, Role::Pattern);
                say!(
                    self.words,
                    "why-cage-claiming",
                    sum = sum,
                    cell = cell,
                    digit = self.digit(places.digits[0]),
                    places = self.cells(&places.cells),
                )
            }
            _ => match self.sets_without(step) {
                Some(sets) => self.sets_left(sum, cell, sets),
                None => say!(self.words, "why-cage", sum = sum, cell = cell),
            },
        }
    }

    fn sets_left(&self, sum: String, cell: String, sets: Vec<String>) -> String {
        say!(self.words, "why-cage-sets", sum = sum, cell = cell, sets = sets)
    }

    /// The sets of digits that add up to the sum of the cage, where they are few and have nothing of what goes.
    fn sets_without(&self, step: &Step) -> Option<Vec<String>> {
        let cage = self.cage_of(step);
        let sets = sets_of(self.shape.digits() as u8, cage.cells.len(), cage.target);
        let gone = gone_digits(step);
        let has_none = |set: &Vec<u8>| set.iter().all(|digit| !gone.contains(digit));
        let tells = (1..=MOST_SETS).contains(&sets.len()) && sets.iter().all(has_none);
        tells.then(|| sets.iter().map(|set| self.added(set)).collect())
    }

    /// `1 + 3`.
    fn added(&self, digits: &[u8]) -> String {
        self.digits(digits).join(" + ")
    }

    /// What whole cages leave of houses, or have beyond them.
    pub(super) fn innies(&self, step: &Step) -> String {
        let cells = &one(step, Role::Cage).cells;
        let houses: Vec<usize> = all(step, Role::Cover).filter_map(|part| part.house).collect();
        let of = |&house: &usize| self.shape.houses()[house].cells.iter().copied();
        let area: BTreeSet<Cell> = houses.iter().flat_map(of).collect();
        let side = self.shape.side();
        let whole = side * (side + 1) / 2 * houses.len();
        let is_inside = area.contains(&cells[0]);
        let counts = |cage: &&Cage| {
            let mut cells = cage.cells.iter();
            if is_inside {
                cells.all(|cell| area.contains(cell))
            } else {
                cells.any(|cell| area.contains(cell))
            }
        };
        let cages = self.shape.cages().iter().filter(counts);
        let cages = cages.map(|cage| cage.target as usize).sum::<usize>();
        let key = match (is_inside, cells.len()) {
            (true, 1) => "why-innie",
            (true, _) => "why-innies",
            (false, 1) => "why-outie",
            (false, _) => "why-outies",
        };
        say!(
            self.words,
            key,
            houses = self.houses(&houses),
            whole = whole.to_string(),
            cages = cages.to_string(),
            cells = self.cells(cells),
            sum = whole.abs_diff(cages).to_string(),
        )
    }

    /// `r1c1 and r1c2 (2, 5, 7)`.
    fn set(&self, part: &Part) -> String {
        let digits = self.digits(&part.digits).join(", ");
        say!(self.words, "set", cells = self.cells(&part.cells), digits = digits)
    }

    pub(super) fn als_xz(&self, step: &Step) -> String {
        let sets: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let common = &one(step, Role::RestrictedCommon).digits;
        let [one, two] = [sets[0], sets[1]].map(|part| self.set(part));
        if common.len() > 1 {
            let digits = self.digits(common);
            return say!(self.words, "why-als-xz-double", one = one, two = two, digits = digits);
        }
        let (digit, digits) = (self.digit(common[0]), self.digits(&gone_digits(step)));
        say!(self.words, "why-als-xz", one = one, two = two, digit = digit, digits = digits)
    }

    pub(super) fn als_xy_wing(&self, step: &Step) -> String {
        let sets: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let common: Vec<&Part> = all(step, Role::RestrictedCommon).collect();
        say!(
            self.words,
            "why-als-xy-wing",
            one = self.set(sets[0]),
            two = self.set(sets[1]),
            three = self.set(sets[2]),
            digit = self.digit(common[0].digits[0]),
            other = self.digit(common[1].digits[0]),
            first = self.cells(&sets[0].cells),
            last = self.cells(&sets[2].cells),
            digits = self.digits(&gone_digits(step)),
        )
    }

    pub(super) fn death_blossom(&self, step: &Step) -> String {
        let stem = one(step, Role::Pivot);
        let (cell, digits) = (self.cell(stem.cells[0]), self.digits(&stem.digits));
        let gone = self.digits(&gone_digits(step));
        let mut sentences = vec![say!(self.words, "why-stem", cell = cell, digits = digits)];
        let petals = all(step, Role::AlmostLocked).zip(&stem.digits);
        sentences.extend(petals.map(|(petal, &digit)| {
            let (digit, set) = (self.digit(digit), self.set(petal));
            say!(self.words, "why-petal", digit = digit, set = set, digits = gone.clone())
        }));
        sentences.push(say!(self.words, "why-petals", digits = gone));
        sentences.join(" ")
    }

    pub(super) fn sue_de_coq(&self, step: &Step) -> String {
        let middle = one(step, Role::Pattern);
        let sides: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let digits = digits_of(&step.parts);
        // What the line keeps to itself, and what the box.
        let keeps = |own: usize| {
            let with = |digit: &&u8| !sides[1 - own].digits.contains(digit);
            let digits: Vec<u8> = digits.iter().filter(with).copied().collect();
            let within = cells_of([middle, sides[own]].into_iter());
            let house = self.common_houses(&within)[0];
            (self.digits(&digits), self.named(house))
        };
        let [(first, house), (second, cover)] = [keeps(0), keeps(1)];
        say!(
            self.words,
            "why-sue-de-coq",
            cells = self.cells(&cells_of(step.parts.iter())),
            count = digits.len(),
            digits = self.digits(&digits),
            first = first,
            house = house,
            second = second,
            cover = cover,
        )
    }
}

/// So many sets of digits are told one by one.
const MOST_SETS: usize = 4;

/// All sets of `count` different digits up to `most` that add up to `sum`, each ascending.
fn sets_of(most: u8, count: usize, sum: u32) -> Vec<Vec<u8>> {
    let Some(others) = count.checked_sub(1) else {
        return if sum == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let with_largest = |largest: u8| {
        let rest = sum.checked_sub(largest.into());
        let sets = rest.map(|rest| sets_of(largest - 1, others, rest));
        sets.into_iter().flatten().map(move |mut set| {
            set.push(largest);
            set
        })
    };
    let mut sets: Vec<Vec<u8>> = (1..=most).flat_map(with_largest).collect();
    sets.sort_unstable();
    sets
}

/// The digits that go, ascending.
fn gone_digits(step: &Step) -> Vec<u8> {
    let digits: BTreeSet<u8> = step.removes.iter().map(|gone| gone.digit).collect();
    digits.into_iter().collect()
}

impl Narrator<'_> {
    /// What is asked of one cell, or of two in their order: `r1c1 and r1c2 must differ by 1.`
    pub fn asked(&self, cells: &[Cell], asks: Demand) -> String {
        let words = self.words;
        let all = || self.cells(cells);
        let number = |number: u32| number.to_string();
        let key = match asks {
            Demand::Parity(1) => "relation-odd",
            Demand::Parity(_) => "relation-even",
            Demand::Pair(relation) => return self.related([cells[0], cells[1]], relation),
            Demand::Rising => "relation-rising",
            Demand::Mirrored => "relation-mirrored",
            Demand::Gapless => "relation-gapless",
            Demand::Apart(by) => {
                return say!(words, "relation-line-apart", cells = all(), by = number(by.into()));
            }
            Demand::Number(SequenceRule::Arrow, _) => {
                let rest = self.cells(&cells[1..]);
                let first = self.cell(cells[0]);
                return say!(words, "relation-arrow", cells = rest, cell = first);
            }
            Demand::Number(rule, value) => {
                let key = match rule {
                    SequenceRule::Arrow | SequenceRule::Sum => "relation-total",
                    SequenceRule::Between => "relation-between",
                    SequenceRule::Seen => "relation-seen",
                    SequenceRule::Leading => "relation-leading",
                };
                let (first, last) = (self.cell(cells[0]), self.cell(cells[cells.len() - 1]));
                let high = self.digit(self.shape.digits() as u8);
                return say!(
                    words,
                    key,
                    cells = all(),
                    first = first,
                    last = last,
                    high = high,
                    value = number(value),
                );
            }
        };
        say!(words, key, cells = all())
    }

    /// What two cells have to do with each other.
    fn related(&self, cells: [Cell; 2], relation: Relation) -> String {
        let words = self.words;
        let both = || self.cells(&cells);
        let by = |by: u8| by.to_string();
        let key = match relation {
            Relation::Consecutive => "relation-consecutive",
            Relation::NotConsecutive => "relation-not-consecutive",
            Relation::Double => "relation-double",
            Relation::NoDot => "relation-no-dot",
            Relation::NoSum => "relation-no-sum",
            Relation::Same => "relation-same",
            Relation::Five => return say!(words, "relation-sum", cells = both(), sum = "5"),
            Relation::Ten => return say!(words, "relation-sum", cells = both(), sum = "10"),
            Relation::Apart(least) => {
                return say!(words, "relation-apart", cells = both(), by = by(least));
            }
            Relation::Within(range) => {
                return say!(words, "relation-within", cells = both(), by = by(range - 1));
            }
            Relation::Less | Relation::Greater | Relation::Below(_) | Relation::Above(_) => {
                let [a, b] = cells.map(|cell| self.cell(cell));
                let (less, greater) = match relation {
                    Relation::Less | Relation::Below(_) => (a, b),
                    _ => (b, a),
                };
                return match relation {
                    Relation::Below(least) | Relation::Above(least) => say!(
                        words,
                        "relation-below",
                        less = less,
                        greater = greater,
                        by = by(least)
                    ),
                    _ => say!(words, "relation-less", less = less, greater = greater),
                };
            }
        };
        say!(words, key, cells = both())
    }

    pub(super) fn mark_pair(&self, step: &Step) -> String {
        let cells = &one(step, Role::Pattern).cells;
        // Two rules may hold between the same cells; what goes breaks all that is said.
        let links = self.shape.links().iter();
        let links = links.filter(|link| link.cells[..] == cells[..]);
        let relations: Vec<String> =
            links.map(|link| self.asked(&link.cells, Demand::Pair(link.relation))).collect();
        say!(self.words, "why-mark-pair", relation = relations.join(" "))
    }

    pub(super) fn line_number(&self, step: &Step) -> String {
        let mark = step.mark(self.shape).expect("the mark of the line");
        let relation = self.asked(&mark.cells, mark.demand(self.shape.digits()));
        let key = match step.technique {
            Technique::LineNumber => "why-line-number",
            _ => "why-line-filling",
        };
        say!(self.words, key, relation = relation)
    }

    pub(super) fn mark_room(&self, step: &Step) -> String {
        let (pivot, beside) = (one(step, Role::Pivot), one(step, Role::Pincer));
        say!(
            self.words,
            "why-mark-room",
            digit = self.digit(pivot.digits[0]),
            cell = self.cell(pivot.cells[0]),
            cells = self.cells(&beside.cells),
            digits = self.digits(&beside.digits),
        )
    }

    pub(super) fn mark_house(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        say!(
            self.words,
            "why-mark-house",
            house = self.house_of(part),
            digit = self.digit(part.digits[0]),
            cells = self.cells(&part.cells),
        )
    }
}

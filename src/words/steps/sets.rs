//! Naked and hidden subsets, cages, almost locked sets.

use super::*;

impl Narrator<'_> {
    pub(super) fn naked_subset(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cells, digits) = (self.cells(&part.cells), self.digits(&part.digits));
        let house = part.house.expect("a house");
        let inside = |gone: &Candidate| self.shape.houses_of(gone.cell).contains(&house);
        let so = match step.removes.iter().all(inside) {
            true => format!(
                "So no other cell of {} can be {}.",
                self.house(house),
                self.any_digit(&part.digits)
            ),
            false => "So no other cell that sees all their places for one of these digits can take that digit."
                .to_owned(),
        };
        format!("{cells} have only {digits} left between them and take one each. {so}")
    }

    pub(super) fn hidden_subset(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cells, digits) = (self.cells(&part.cells), self.digits(&part.digits));
        format!(
            "In {}, {digits} can only go into {cells}, one into each. So these cells can take no other digit.",
            self.house_of(part)
        )
    }

    /// A cage, or the cells beside whole cages.
    pub(super) fn cage(&self, step: &Step) -> String {
        let cells = &one(step, Role::Cage).cells;
        match self.shape.cages().iter().find(|cage| cage.cells == *cells) {
            Some(cage) => format!("the cage of {} at {}", cage.sum, self.cell(cells[0])),
            None => self.cells(cells),
        }
    }

    pub(super) fn cage_sum(&self, step: &Step) -> String {
        let cells = &one(step, Role::Cage).cells;
        let names = self.cells(cells);
        let known = self.shape.cages().iter().find(|cage| cage.cells == *cells);
        let (why, sum) = match known {
            Some(cage) => (
                format!(
                    "The digits of the cage {names} differ and add up to {}.",
                    cage.sum
                ),
                cage.sum,
            ),
            None => {
                let (houses, whole, sum) = self.rest(cells);
                let inside = whole - sum;
                let why = format!(
                    "All of {} adds up to {whole}, and the cages that lie wholly inside to {inside}. So {names} must \
                     make up the other {sum}, with no digit twice.",
                    self.houses(&houses)
                );
                (why, sum)
            }
        };
        format!("{why} No way left to make {sum} has these digits there.")
    }

    /// The houses of which whole cages leave just `cells`, the sum of these houses, and that of the cells.
    fn rest(&self, cells: &[Cell]) -> (Vec<usize>, u32, u32) {
        let (side, houses) = (self.shape.side(), self.shape.houses());
        let full = (side * (side + 1) / 2) as u32;
        let runs =
            (0..houses.len()).flat_map(|first| (first..first + 3).map(move |last| first..=last));
        let alike =
            runs.filter(|run| *run.end() < houses.len() && run.start() / side == run.end() / side);
        let found = alike.into_iter().find_map(|run| {
            let area = run
                .clone()
                .flat_map(|house| houses[house].cells.iter().copied());
            let mut left: BTreeSet<Cell> = area.collect();
            // Houses that overlap add up to less.
            if left.len() != run.clone().count() * side {
                return None;
            }
            let whole = full * run.clone().count() as u32;
            let mut sum = whole;
            for cage in self.shape.cages() {
                if cage.cells.iter().all(|cell| left.contains(cell)) {
                    cage.cells.iter().for_each(|cell| {
                        left.remove(cell);
                    });
                    sum = sum.saturating_sub(cage.sum);
                }
            }
            left.iter()
                .eq(cells)
                .then(|| (run.collect::<Vec<usize>>(), whole, sum))
        });
        found.expect("cells beside whole cages")
    }

    /// `r1c1 and r1c2 (2, 5, 7)`.
    fn set(&self, part: &Part) -> String {
        let digits: Vec<String> = part.digits.iter().map(|&digit| self.digit(digit)).collect();
        format!("{} ({})", self.cells(&part.cells), digits.join(", "))
    }

    pub(super) fn als_xz(&self, step: &Step) -> String {
        let sets: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let common = &one(step, Role::RestrictedCommon).digits;
        let [one, two] = [sets[0], sets[1]].map(|part| self.set(part));
        let almost = format!("Each of two sets has one digit more than cells: {one}; and {two}.");
        if common.len() > 1 {
            let digits = self.digits(common);
            return format!(
                "{almost} Each of {digits} fits in one of them only, for its places in both see each other. So each \
                 set lacks one of these and holds all else: no cell that sees all places of another digit in a set, \
                 or all places of {} in both, can take it.",
                self.any_digit(common)
            );
        }
        let (x, z) = (self.digit(common[0]), self.digits(&gone_digits(step)));
        format!(
            "{almost} Only one of them can hold {x}, for its places in both see each other. The other lacks {x} and so \
             holds all its other digits, {z} among them. No cell that sees all places in both sets can be {z}."
        )
    }

    pub(super) fn als_xy_wing(&self, step: &Step) -> String {
        let sets: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let common: Vec<&Part> = all(step, Role::RestrictedCommon).collect();
        let [x, y] = [common[0], common[1]].map(|part| self.digit(part.digits[0]));
        let [one, middle, two] = [0, 1, 2].map(|index| self.set(sets[index]));
        let [first, last] = [sets[0], sets[2]].map(|part| self.cells(&part.cells));
        let z = self.digits(&gone_digits(step));
        format!(
            "Each of three sets has one digit more than cells: {one}; {middle}; {two}. The middle one holds {x} or \
             {y}. If {x}, then {first} cannot have it and must hold {z}; if {y}, then {last} cannot have it and must \
             hold {z}. No cell that sees all places of {z} in both can be {z}."
        )
    }

    pub(super) fn death_blossom(&self, step: &Step) -> String {
        let stem = one(step, Role::Pivot);
        let cell = self.cell(stem.cells[0]);
        let z = self.digits(&gone_digits(step));
        let petals = all(step, Role::AlmostLocked).zip(&stem.digits);
        let branches: Vec<String> = petals
            .map(|(petal, &digit)| {
                format!(
                    "If it is {}, then {} cannot have that digit and must hold all others, {z} among them.",
                    self.digit(digit),
                    self.set(petal)
                )
            })
            .collect();
        format!(
            "{cell} is {}. {} Each of these sets has one digit more than cells. So a cell that sees all places of {z} \
             in all of them cannot be {z}.",
            self.any_digit(&stem.digits),
            branches.join(" ")
        )
    }

    pub(super) fn sue_de_coq(&self, step: &Step) -> String {
        let middle = one(step, Role::Pattern);
        let sides: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let cells: Vec<Cell> = cells_of(step.parts.iter());
        let digits = digits_of(&step.parts);
        let keeps = |own: usize| {
            let with = |digit: &&u8| !sides[1 - own].digits.contains(digit);
            let digits: Vec<u8> = digits.iter().filter(with).copied().collect();
            let within = cells_of([middle, sides[own]].into_iter());
            let house = self.common_houses(&within)[0];
            format!("{} in {}", self.digits(&digits), self.house(house))
        };
        format!(
            "{} have together {} digits, {}, and none of these fits into them twice. So each cell takes one of them, \
             and all are used up here: {}; and {}. No other cell there can take them.",
            self.cells(&cells),
            digits.len(),
            self.digits(&digits),
            keeps(0),
            keeps(1)
        )
    }
}

/// The digits that go, ascending.
fn gone_digits(step: &Step) -> Vec<u8> {
    let digits: BTreeSet<u8> = step.removes.iter().map(|gone| gone.digit).collect();
    digits.into_iter().collect()
}

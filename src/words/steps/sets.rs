//! Naked and hidden subsets, cages, almost locked sets.

use super::*;

impl Narrator<'_> {
    pub(super) fn naked_subset(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cells, digits) = (self.cells(&part.cells), self.digits(&part.digits));
        let house = part.house.expect("a house");
        let inside = |gone: &Candidate| self.shape.houses_of(gone.cell).contains(&house);
        if !step.removes.iter().all(inside) {
            return say!(
                self.words,
                "why-naked-subset-away",
                cells = cells,
                digits = digits
            );
        }
        let house = self.named(house);
        say!(
            self.words,
            "why-naked-subset",
            cells = cells,
            digits = digits,
            house = house
        )
    }

    pub(super) fn hidden_subset(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cells, digits) = (self.cells(&part.cells), self.digits(&part.digits));
        let house = self.house_of(part);
        say!(
            self.words,
            "why-hidden-subset",
            house = house,
            digits = digits,
            cells = cells
        )
    }

    /// The sum and the first cell of the cage, unless it is about cells beside whole cages.
    pub(super) fn whole_cage(&self, step: &Step) -> Option<(String, String)> {
        let cells = &one(step, Role::Cage).cells;
        let cage = self
            .shape
            .cages()
            .iter()
            .find(|cage| cage.cells == *cells)?;
        Some((cage.sum.to_string(), self.cell(cells[0])))
    }

    pub(super) fn cage_sum(&self, step: &Step) -> String {
        let cells = &one(step, Role::Cage).cells;
        let names = self.cells(cells);
        if let Some((sum, _)) = self.whole_cage(step) {
            return say!(self.words, "why-cage", cells = names, sum = sum);
        }
        let (houses, whole, sum) = self.rest(cells);
        say!(
            self.words,
            "why-cage-rest",
            houses = self.houses(&houses),
            whole = whole.to_string(),
            inside = (whole - sum).to_string(),
            cells = names,
            sum = sum.to_string(),
        )
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
        let digits = self.digits(&part.digits).join(", ");
        say!(
            self.words,
            "set",
            cells = self.cells(&part.cells),
            digits = digits
        )
    }

    pub(super) fn als_xz(&self, step: &Step) -> String {
        let sets: Vec<&Part> = all(step, Role::AlmostLocked).collect();
        let common = &one(step, Role::RestrictedCommon).digits;
        let [one, two] = [sets[0], sets[1]].map(|part| self.set(part));
        if common.len() > 1 {
            let digits = self.digits(common);
            return say!(
                self.words,
                "why-als-xz-double",
                one = one,
                two = two,
                digits = digits
            );
        }
        let (digit, digits) = (self.digit(common[0]), self.digits(&gone_digits(step)));
        say!(
            self.words,
            "why-als-xz",
            one = one,
            two = two,
            digit = digit,
            digits = digits
        )
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
            say!(
                self.words,
                "why-petal",
                digit = digit,
                set = set,
                digits = gone.clone()
            )
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

/// The digits that go, ascending.
fn gone_digits(step: &Step) -> Vec<u8> {
    let digits: BTreeSet<u8> = step.removes.iter().map(|gone| gone.digit).collect();
    digits.into_iter().collect()
}

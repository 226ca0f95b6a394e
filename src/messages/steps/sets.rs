//! Naked and hidden subsets, cages, almost locked sets, and marks between cells.

use super::*;
use gridpress_engine::puzzle::{Cage, CageRule, Constraint, Mark, Relation, whispered_gap};

impl Narrator<'_> {
    pub(super) fn naked_subset(&self, step: &Step, subset: &Subset) -> String {
        let (cells, digits) = (self.cells(&subset.cells), self.digits(&subset.digits));
        let inside = |gone: &Candidate| self.shape.houses_of(gone.cell).contains(&subset.house);
        // In variants, a cell outside the house may see all cells of the subset, by a knight's move for example.
        if !step.removes.iter().all(inside) {
            return say!(self.words, "why-naked-subset-away", cells = cells, digits = digits);
        }
        let house = self.named(subset.house);
        say!(self.words, "why-naked-subset", cells = cells, digits = digits, house = house)
    }

    pub(super) fn hidden_subset(&self, subset: &Subset) -> String {
        let (cells, digits) = (self.cells(&subset.cells), self.digits(&subset.digits));
        let house = self.named(subset.house);
        say!(self.words, "why-hidden-subset", house = house, digits = digits, cells = cells)
    }

    /// Returns a message about a cage: the first of `keys` if its digits differ and add up, the second otherwise.
    pub(crate) fn about_cage<const N: usize>(
        &self,
        keys: [&str; 2],
        cage: usize,
        args: [(&'static str, MessageArg); N],
    ) -> String {
        let cage = &self.shape.cages()[cage];
        let key = keys[usize::from(cage.rule != CageRule::Killer)];
        let (sum, number, cell) = (cage.label(), cage.label(), self.cell(cage.cells[0]));
        let own = [argument!(sum), argument!(number), argument!(cell)];
        self.words.say(key, &own.into_iter().chain(args).collect::<Vec<_>>())
    }

    /// Returns the name of a cage: `10-cage at r5c3`.
    pub fn cage_name(&self, cage: usize) -> String {
        self.about_cage(["web-cage", "web-number"], cage, [])
    }

    /// Puts a sentence that lists cages, if there are any, in front of a text.
    pub(super) fn after_cages(&self, names: Vec<String>, text: String) -> String {
        if names.is_empty() {
            return text;
        }
        let cages = say!(self.words, "cages-involved", cages = names.join("; "));
        format!("{cages} {text}")
    }

    /// Describes the only set of digits that makes the number of a cage.
    pub(super) fn cage_combination(&self, step: &Step, cage: usize, digits: &[u8]) -> String {
        // A digit may repeat in a cage of several rows and columns, and so have no place in some of its cells only.
        let may_repeat = self.shape.cages()[cage].rule != CageRule::Killer;
        if may_repeat && step.removes.iter().any(|gone| digits.contains(&gone.digit)) {
            return self.about_cage(["why-cage", "why-number"], cage, []);
        }
        self.sets_left(cage, vec![self.added(digits)], digits)
    }

    fn sets_left(&self, cage: usize, sets: Vec<String>, digits: &[u8]) -> String {
        let digits = self.digits(digits);
        self.about_cage(
            ["why-cage-sets", "why-number-sets"],
            cage,
            [argument!(sets), argument!(digits)],
        )
    }

    /// Describes a digit that every set of a cage contains.
    pub(super) fn cage_claiming(&self, cage: usize, digit: u8, places: &[Cell]) -> String {
        let (digit, places) = (self.digit(digit), self.cells(places));
        self.about_cage(
            ["why-cage-claiming", "why-number-claiming"],
            cage,
            [argument!(digit), argument!(places)],
        )
    }

    /// Explains the facts about the fillings of a cage that a step depends on.
    pub(super) fn cage_sum(&self, step: &Step, cage: usize) -> String {
        match self.sets_without(step, cage) {
            Some(sets) => self.sets_left(cage, sets, &[]),
            None => self.about_cage(["why-cage", "why-number"], cage, []),
        }
    }

    /// Returns the sets of different digits that add up to the sum of a cage; `None` if digits may repeat, if there are
    /// too many sets, or if one contains a removed digit.
    fn sets_without(&self, step: &Step, cage: usize) -> Option<Vec<String>> {
        let cage = &self.shape.cages()[cage];
        let sets = cage.combinations(self.shape.digits() as u8);
        let gone = gone_digits(step);
        // If a listed set contained a removed digit, the sentence would contradict the step.
        let is_short = cage.rule == CageRule::Killer
            && (1..=MAX_SETS).contains(&sets.len())
            && sets.iter().all(|set: &Vec<u8>| set.iter().all(|digit| !gone.contains(digit)));
        is_short.then(|| sets.iter().map(|set| self.added(set)).collect())
    }

    /// Formats a sum: `1 + 3`.
    fn added(&self, digits: &[u8]) -> String {
        self.digits(digits).join(" + ")
    }

    /// Describes the cells that whole cages leave of houses, or cover beyond them.
    pub(super) fn innies(&self, cells: &[Cell], houses: &[usize]) -> String {
        let of = |&house: &usize| self.shape.houses()[house].cells.iter().copied();
        let area: BTreeSet<Cell> = houses.iter().flat_map(of).collect();
        let side = self.shape.side();
        let whole = side * (side + 1) / 2 * houses.len();
        // The evidence does not record which of the two it is, but no cell of an outie is in the houses.
        let is_inside = cells.iter().all(|cell| area.contains(cell));
        let cages = self.shape.cages().iter().filter(|cage: &&Cage| {
            let mut cells = cage.cells.iter();
            if is_inside {
                cells.all(|cell| area.contains(cell))
            } else {
                cells.any(|cell| area.contains(cell))
            }
        });
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
            houses = self.houses(houses),
            whole = whole.to_string(),
            cages = cages.to_string(),
            cells = self.cells(cells),
            sum = whole.abs_diff(cages).to_string(),
        )
    }

    /// Describes cages that overlap as many houses with all places of a digit.
    pub(super) fn cage_overlap(&self, overlap: &CageOverlapPattern) -> String {
        let (digit, cells) = (self.digit(overlap.digit), self.cells(&overlap.places));
        let is_cage_base = overlap.is_cage_base;
        let key = if is_cage_base { "why-cage-overlap" } else { "why-cage-overlap-houses" };
        let why = say!(self.words, key, digit = digit, cells = cells);
        self.after_cages(overlap.cages.iter().map(|&cage| self.cage_name(cage)).collect(), why)
    }

    /// Formats a set of cells and digits: `r1c1 and r1c2 (2, 5, 7)`.
    fn set(&self, set: &CellSet) -> String {
        let digits = self.digits(&set.digits).join(", ");
        say!(self.words, "set", cells = self.cells(&set.cells), digits = digits)
    }

    pub(super) fn als_xz(&self, step: &Step, sets: &[CellSet; 2], common: &[u8]) -> String {
        let [one, two] = sets.each_ref().map(|set| self.set(set));
        let [digit] = common else {
            let digits = self.digits(common);
            return say!(self.words, "why-als-xz-double", one = one, two = two, digits = digits);
        };
        let (digit, digits) = (self.digit(*digit), self.digits(&gone_digits(step)));
        say!(self.words, "why-als-xz", one = one, two = two, digit = digit, digits = digits)
    }

    pub(super) fn als_xy_wing(&self, step: &Step, sets: &[CellSet; 3], common: [u8; 2]) -> String {
        let [one, two, three] = sets;
        let [digit, other] = common.map(|digit| self.digit(digit));
        say!(
            self.words,
            "why-als-xy-wing",
            one = self.set(one),
            two = self.set(two),
            three = self.set(three),
            digit = digit,
            other = other,
            first = self.cells(&one.cells),
            last = self.cells(&three.cells),
            digits = self.digits(&gone_digits(step)),
        )
    }

    pub(super) fn death_blossom(&self, step: &Step, stem: Cell, petals: &[Petal]) -> String {
        let digits: Vec<u8> = petals.iter().map(|petal| petal.digit).collect();
        let (cell, digits) = (self.cell(stem), self.digits(&digits));
        let gone = self.digits(&gone_digits(step));
        let mut sentences = vec![say!(self.words, "why-stem", cell = cell, digits = digits)];
        sentences.extend(petals.iter().map(|petal| {
            let (digit, set) = (self.digit(petal.digit), self.set(&petal.set));
            say!(self.words, "why-petal", digit = digit, set = set, digits = gone.clone())
        }));
        sentences.push(say!(self.words, "why-petals", digits = gone));
        sentences.join(" ")
    }

    pub(super) fn sue_de_coq(
        &self,
        middle: &CellSet,
        sides: &[CellSet; 2],
        houses: [usize; 2],
    ) -> String {
        let [line, block] = sides;
        let (cells, digits) = together([middle, line, block]);
        // The digits that only the line has, or only the box.
        let without = |other: &CellSet| {
            let digits = digits.iter().copied().filter(|digit| !other.digits.contains(digit));
            self.digits(&digits.collect::<Vec<u8>>())
        };
        let [house, cover] = houses.map(|house| self.named(house));
        say!(
            self.words,
            "why-sue-de-coq",
            cells = self.cells(&cells),
            count = digits.len(),
            digits = self.digits(&digits),
            first = without(block),
            house = house,
            second = without(line),
            cover = cover,
        )
    }
}

/// Maximum number of sets that are listed.
const MAX_SETS: usize = 4;

/// Returns the removed digits, ascending.
fn gone_digits(step: &Step) -> Vec<u8> {
    step.removes.iter().map(|gone| gone.digit).collect::<BTreeSet<u8>>().into_iter().collect()
}

impl Narrator<'_> {
    /// Describes what a mark demands: `r1c1 and r1c2 must differ by 1.`
    pub fn demand_text(&self, mark: &Mark) -> String {
        let cells = &mark.cells;
        let name = match mark.sign.constraint() {
            Constraint::Pair(relation) => return self.related(cells.ends(), relation),
            Constraint::Number(rule) => rule.name,
            Constraint::Parity(_) | Constraint::Line(_) => mark.sign.name(),
        };
        let [first, last] = cells.ends().map(|end| self.cell(end));
        let most = self.shape.digits() as u8;
        // The value of a circle is read as its digits; that of other signs may have figures that are none.
        let figures = mark.value.to_string().into_bytes().into_iter().map(|figure| figure - b'0');
        let digits: Vec<u8> = figures.filter(|figure| (1..=most).contains(figure)).collect();
        say!(
            self.words,
            &format!("relation-{name}"),
            cells = self.cells(cells),
            first,
            last,
            ends = self.cells(&cells.ends()),
            inner = self.cells(cells.inner()),
            rest = self.cells(&cells[1..]),
            by = whispered_gap(self.shape.digits()).to_string(),
            high = self.digit(most),
            value = mark.value.to_string(),
            digits = self.digits(&digits),
        )
    }

    /// Describes the relation of two cells.
    pub(crate) fn related(&self, cells: [Cell; 2], relation: Relation) -> String {
        let (name, number) = relation.name();
        // Of a relation and its reverse, the first is the one whose first cell has the lesser digit.
        let [less, greater] =
            if relation <= relation.reversed() { cells } else { [cells[1], cells[0]] };
        say!(
            self.words,
            &format!("relation-{name}"),
            cells = self.cells(&cells),
            less = self.cell(less),
            greater = self.cell(greater),
            by = number.to_string(),
            value = number.to_string(),
        )
    }

    pub(super) fn mark_pair(&self, cells: [Cell; 2]) -> String {
        // Two rules may apply to the same cells, and the removed candidates break one of them.
        let links = self.shape.pair_constraints().iter().filter(|link| link.cells == cells);
        let relations: Vec<String> =
            links.map(|link| self.related(link.cells, link.relation)).collect();
        say!(self.words, "why-mark-pair", relation = relations.join(" "))
    }

    pub(super) fn line_number(&self, technique: Technique, mark: usize) -> String {
        let relation = self.demand_text(&self.shape.marks()[mark]);
        let key = match technique {
            Technique::LineNumber => "why-line-number",
            _ => "why-line-filling",
        };
        say!(self.words, key, relation = relation)
    }

    pub(super) fn mark_room(&self, cell: Cell, digit: u8, beside: &CellSet) -> String {
        say!(
            self.words,
            "why-mark-room",
            digit = self.digit(digit),
            cell = self.cell(cell),
            cells = self.cells(&beside.cells),
            digits = self.digits(&beside.digits),
        )
    }

    pub(super) fn mark_house(&self, house: usize, digit: u8, cells: &[Cell]) -> String {
        say!(
            self.words,
            "why-mark-house",
            house = self.named(house),
            digit = self.digit(digit),
            cells = self.cells(cells),
        )
    }
}

//! Singles, locked candidates, fish, wings, rectangles and colours.

use super::*;

impl Narrator<'_> {
    pub(super) fn single(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cell, digit) = (self.cell(part.cells[0]), self.digit(part.digits[0]));
        match step.technique {
            Technique::FullHouse => format!(
                "In {}, {cell} is the only empty cell and {digit} the only digit missing.",
                self.house_of(part)
            ),
            Technique::NakedSingle => format!("Every digit but {digit} is ruled out in {cell}."),
            _ => format!(
                "In {}, no cell but {cell} can take {digit}.",
                self.house_of(part)
            ),
        }
    }

    pub(super) fn locked(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let digit = self.digit(part.digits[0]);
        let (from, cells) = (self.house_of(part), self.any_cell(&part.cells));
        match all(step, Role::Cover).next() {
            Some(cover) => {
                let cover = self.house_of(cover);
                format!(
                    "In {from}, {digit} can only go into {cells}, and these cells lie in {cover} as well. So one of \
                     them takes the {digit} of {cover}, and no other cell of {cover} can be {digit}."
                )
            }
            None => format!(
                "In {from}, {digit} can only go into {cells}. Wherever it goes, no cell that sees all of these can \
                 be {digit}."
            ),
        }
    }

    pub(super) fn fish(&self, step: &Step) -> String {
        let (base, cover, digit) = self.lines(step);
        format!(
            "In {base}, {digit} can only go into cells of {cover}. So {cover} get their {digit} from {base}, and no \
             other cell of {cover} can be {digit}."
        )
    }

    pub(super) fn finned_fish(&self, step: &Step) -> String {
        let (base, cover, digit) = self.lines(step);
        let fins = self.any_cell(&one(step, Role::Fin).cells);
        format!(
            "In {base}, {digit} can only go into cells of {cover}, or else into {fins}. If it goes into {fins}, it is seen \
             from {gone}. If not, {cover} get their {digit} from {base}, and no other cell of {cover} can be {digit}. \
             Either way {digit} is ruled out in {gone}.",
            gone = self.cells(&cells(step))
        )
    }

    /// Base and cover of a fish, and its digit.
    fn lines(&self, step: &Step) -> (String, String, String) {
        let of = |role| {
            let houses: Vec<usize> = all(step, role).filter_map(|part| part.house).collect();
            self.houses(&houses)
        };
        let digit = self.digit(one(step, Role::Base).digits[0]);
        (of(Role::Base), of(Role::Cover), digit)
    }

    pub(super) fn wing(&self, step: &Step) -> String {
        let pivot = one(step, Role::Pivot);
        let shared = step.removes[0].digit;
        let pincers: Vec<&Part> = all(step, Role::Pincer).collect();
        let branches: Vec<String> = pincers
            .iter()
            .map(|pincer| {
                let from = pincer.digits.iter().find(|&&digit| digit != shared);
                format!(
                    "if it is {}, then {} is {}",
                    self.digit(*from.expect("a second digit")),
                    self.cell(pincer.cells[0]),
                    self.digit(shared)
                )
            })
            .collect();
        let (digit, cell) = (self.digit(shared), self.cell(pivot.cells[0]));
        let mut ends = cells_of(pincers.into_iter());
        let itself = pivot.digits.contains(&shared);
        if itself {
            ends.push(pivot.cells[0]);
        }
        let else_itself = match itself {
            true => format!("; if neither, it is {digit} itself"),
            false => String::new(),
        };
        format!(
            "{cell} is {}: {}{else_itself}. So {digit} stands in {}, and no cell that sees all of these can be \
             {digit}.",
            self.any_digit(&pivot.digits),
            branches.join("; "),
            self.any_cell(&ends)
        )
    }

    pub(super) fn rectangle(&self, step: &Step) -> String {
        let corners = one(step, Role::Pattern);
        let roof = one(step, Role::Pivot);
        let (names, pair) = (sorted(&corners.cells), self.digits(&corners.digits));
        let names = self.cells(&names);
        let swap = format!(
            "If {names} were left with {pair} alone, these could be swapped and the puzzle would have two solutions."
        );
        let why = match step.technique {
            Technique::UniqueRectangle1 => self.type_1(corners, roof),
            Technique::UniqueRectangle2 => {
                let extra = self.digit(roof.digits[0]);
                format!(
                    "To prevent it, {} must be {extra}, and no cell that sees all of these can be {extra}.",
                    self.any_cell(&roof.cells)
                )
            }
            Technique::UniqueRectangle3 => self.type_3(step, roof),
            Technique::UniqueRectangle4 => self.type_4(corners, roof),
            _ => self.hidden(step, corners, roof),
        };
        format!("{swap} {why}")
    }

    fn type_1(&self, corners: &Part, roof: &Part) -> String {
        format!(
            "The others have no other digits, so {} must have one: it is neither {}.",
            self.cell(roof.cells[0]),
            self.digits_with(&corners.digits, "nor")
        )
    }

    fn type_3(&self, step: &Step, roof: &Part) -> String {
        let subset = all(step, Role::Pattern).nth(1).expect("a subset");
        let house = self.house_of(subset);
        let digits = self.digits(&subset.digits);
        format!(
            "To prevent it, {} must be {}. That cell and {} then take {digits} in {house}, and no other cell of \
             {house} can be one of these.",
            self.any_cell(&roof.cells),
            self.any_digit(&roof.digits),
            self.cells(&subset.cells)
        )
    }

    fn type_4(&self, corners: &Part, roof: &Part) -> String {
        let bound = roof.digits[0];
        let other = corners.digits.iter().find(|&&digit| digit != bound);
        let (bound, other) = (self.digit(bound), self.digit(*other.expect("two digits")));
        let cells = self.cells(&roof.cells);
        format!(
            "In {}, no cells but {cells} can take {bound}, so one of them is {bound}. If the other were {other}, the \
             four would be left with just these two digits.",
            self.common_house(&roof.cells)
        )
    }

    fn hidden(&self, step: &Step, corners: &Part, roof: &Part) -> String {
        let side = self.shape.side();
        let gone = step.removes[0];
        let (row, column) = (gone.cell / side, gone.cell % side);
        let mate = |in_row: bool| {
            let with = |&&cell: &&Cell| {
                cell != gone.cell
                    && match in_row {
                        true => cell / side == row,
                        false => cell % side == column,
                    }
            };
            *corners.cells.iter().find(with).expect("four corners")
        };
        let (across, down) = (mate(true), mate(false));
        let last = corners
            .cells
            .iter()
            .find(|cell| ![gone.cell, across, down].contains(cell));
        let (bound, other) = (self.digit(roof.digits[0]), self.digit(gone.digit));
        format!(
            "In row {} and in column {}, {bound} has no places outside the four. If {} were {other}, then {} and {} would \
             be {bound}, and {}, which has no other digits, would be {other}: just what must not be.",
            row + 1,
            column + 1,
            self.cell(gone.cell),
            self.cell(across),
            self.cell(down),
            self.cell(*last.expect("four corners"))
        )
    }

    pub(super) fn bug(&self, step: &Step) -> String {
        let place = step.places[0];
        let (cell, digit) = (self.cell(place.cell), self.digit(place.digit));
        format!(
            "All empty cells have two candidates left, but {cell} has {}. Without {digit} there, every digit would have \
             two places or none in each row, column and box, and the puzzle could not have exactly one solution.",
            self.digits(&one(step, Role::Pattern).digits)
        )
    }

    pub(super) fn remote_pair(&self, step: &Step) -> String {
        let [a, b] = self.colours(step);
        let digits = &one(step, Role::ColourA).digits;
        let (any, both) = (self.any_digit(digits), self.digits(digits));
        format!(
            "These cells have only {any} left, and those that see each other must differ. So {} hold the one digit, and \
             {} the other. A cell that sees one of the first and one of the second sees both {both}.",
            self.cells(a),
            self.cells(b)
        )
    }

    pub(super) fn turbot_fish(&self, step: &Step) -> String {
        let links: Vec<&Part> = all(step, Role::Link).collect();
        let digit = self.digit(links[0].digits[0]);
        let turns = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let ends = |&(i, j): &(usize, usize)| {
            let (near, next) = (links[0].cells[1 - i], links[1].cells[1 - j]);
            let (far, end) = (links[0].cells[i], links[1].cells[j]);
            self.sees(near, next) && self.gone_sees_all(step, &[far, end])
        };
        let (i, j) = turns.into_iter().find(ends).expect("two ends");
        let pair =
            |link: &Part| format!("{} in {}", self.any_cell(&link.cells), self.house_of(link));
        let ends = [links[0].cells[i], links[1].cells[j]];
        format!(
            "{digit} goes into {}, and into {}. {} see each other, so not both are {digit}: {} is {digit}, and no cell \
             that sees both of these can be {digit}.",
            pair(links[0]),
            pair(links[1]),
            self.cells(&[links[0].cells[1 - i], links[1].cells[1 - j]]),
            self.any_cell(&ends)
        )
    }

    pub(super) fn empty_rectangle(&self, step: &Step) -> String {
        let (places, link) = (one(step, Role::Pattern), one(step, Role::Link));
        let digit = self.digit(link.digits[0]);
        let (kept, lost): (Vec<Cell>, Vec<Cell>) = places
            .cells
            .iter()
            .partition(|&&place| self.gone_sees_all(step, &[place]));
        let turns = [(0, 1), (1, 0)].map(|(near, far)| (link.cells[near], link.cells[far]));
        let fits = |&(near, far): &(Cell, Cell)| {
            self.sees_all(near, &lost) && self.gone_sees_all(step, &[far])
        };
        let (near, far) = turns.into_iter().find(fits).expect("two ends");
        let (near, far, block) = (self.cell(near), self.cell(far), self.house_of(places));
        let gone = self.cells(&cells(step));
        format!(
            "In {}, {digit} goes into {near} or {far}. If {near} is {digit}, then {block} cannot have it in {} and has \
             it in {}, each seen from {gone}. If {far} is {digit}, it is seen from {gone} as well.",
            self.house_of(link),
            self.cells(&lost),
            self.any_cell(&kept)
        )
    }

    /// The first cluster.
    fn colours<'s>(&self, step: &'s Step) -> [&'s [Cell]; 2] {
        [Role::ColourA, Role::ColourB].map(|role| &one(step, role).cells[..])
    }

    pub(super) fn simple_colouring(&self, step: &Step) -> String {
        let colours = self.colours(step);
        let digit = self.digit(one(step, Role::ColourA).digits[0]);
        let gone = cells(step);
        let [a, b] = colours.map(|cells| self.cells(cells));
        let linked = format!(
            "Houses with two places for {digit} link these cells in two groups: {a}; and {b}. All of one group are \
             {digit}, and none of the other."
        );
        let wrong = colours.into_iter().find(|colour| **colour == gone[..]);
        match wrong.and_then(|colour| self.meeting(colour, colour)) {
            Some((one, two)) => {
                let (one, two) = (self.cell(one), self.cell(two));
                format!(
                    "{linked} But {one} and {two}, of one group, see each other, so that group is wrong."
                )
            }
            None => format!("{linked} A cell that sees one of each cannot be {digit}."),
        }
    }

    pub(super) fn multi_colouring(&self, step: &Step) -> String {
        let group = |part: &Part| part.cells.clone();
        let groups: Vec<Vec<Cell>> = step.parts.iter().map(group).collect();
        let digit = self.digit(step.parts[0].digits[0]);
        let [a, b, c, d] = [0, 1, 2, 3].map(|index| self.cells(&groups[index]));
        let mut text = format!(
            "Houses with two places for {digit} link cells in groups: {a} against {b}; and {c} against {d}. All cells of \
             a group are {digit} or none is, and then all of the group against it are."
        );
        let mut told = BTreeSet::new();
        for gone in cells(step) {
            let sentence = self.why_colours_clash(gone, &groups, &digit);
            if told.insert(sentence.clone()) {
                text += &format!(" {sentence}");
            }
        }
        text
    }

    /// Why a place goes beside two clusters: the first two groups, and the other two.
    fn why_colours_clash(&self, gone: Cell, groups: &[Vec<Cell>], digit: &str) -> String {
        if let Some(own) = groups.iter().position(|group| group.contains(&gone)) {
            let others = match own {
                0 | 1 => [2, 3],
                _ => [0, 1],
            };
            let meetings = others.map(|other| self.meeting(&groups[own], &groups[other]));
            if let [Some((a, b)), Some((c, d))] = meetings {
                let [a, b, c, d] = [a, b, c, d].map(|cell| self.cell(cell));
                return format!(
                    "{a} sees {b}, and {c} sees {d}. So {a} and its group rule out two groups of which one is {digit}, and \
                     cannot be {digit}."
                );
            }
        }
        let pairs = [(0, 2), (0, 3), (1, 2), (1, 3)];
        let clash = pairs.into_iter().find_map(|(i, j)| {
            let meeting = self.meeting(&groups[i], &groups[j])?;
            let opposite = [&groups[1 - i], &groups[5 - j]];
            let seen = opposite
                .iter()
                .all(|group| group.iter().any(|&cell| self.sees(cell, gone)));
            seen.then_some((meeting, opposite))
        });
        let ((a, b), [first, second]) = clash.expect("groups that see each other");
        format!(
            "{} sees {}, so their groups are not both {digit}, and one of those against them is. A cell that sees one of \
             {} and one of {} cannot be {digit}.",
            self.cell(a),
            self.cell(b),
            self.cells(first),
            self.cells(second)
        )
    }

    /// Two cells, one of each, that see each other.
    fn meeting(&self, ones: &[Cell], others: &[Cell]) -> Option<(Cell, Cell)> {
        ones.iter().find_map(|&one| {
            let other = others.iter().find(|&&other| self.sees(one, other))?;
            Some((one, *other))
        })
    }

    pub(super) fn w_wing(&self, step: &Step) -> String {
        let ends: Vec<&Part> = all(step, Role::Pincer).collect();
        let link = one(step, Role::Link);
        let digits = &ends[0].digits;
        let linked = link.digits[0];
        let other = digits.iter().find(|&&digit| digit != linked);
        let (linked, other) = (self.digit(linked), self.digit(*other.expect("two digits")));
        let ends = [ends[0].cells[0], ends[1].cells[0]];
        let near = |end: Cell| {
            let seen = link.cells.iter().find(|&&cell| self.sees(cell, end));
            *seen.expect("a place that it sees")
        };
        // Each sees another of the two.
        let first = near(ends[0]);
        let straight = link
            .cells
            .iter()
            .any(|&cell| cell != first && self.sees(cell, ends[1]));
        let [p, q] = match straight {
            true => [first, self.other(&link.cells, first)],
            false => [self.other(&link.cells, first), first],
        };
        format!(
            "{} have only {} left. In {}, {linked} goes into {p} or {q}: {p} sees {a}, and {q} sees {b}. So not both \
             {a} and {b} are {linked}. One of them is {other}, and no cell that sees both can be {other}.",
            self.cells(&ends),
            self.digits(digits),
            self.house_of(link),
            p = self.cell(p),
            q = self.cell(q),
            a = self.cell(ends[0]),
            b = self.cell(ends[1]),
        )
    }

    /// The other of two cells.
    fn other(&self, cells: &[Cell], one: Cell) -> Cell {
        *cells.iter().find(|&&cell| cell != one).expect("two cells")
    }
}

/// The cells that lose something, ascending.
fn cells(step: &Step) -> Vec<Cell> {
    let cells: BTreeSet<Cell> = step.removes.iter().map(|gone| gone.cell).collect();
    cells.into_iter().collect()
}

fn sorted(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

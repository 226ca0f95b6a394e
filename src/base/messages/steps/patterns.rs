//! Singles, locked candidates, fish, wings, rectangles and colours.

use super::*;

impl Narrator<'_> {
    pub(super) fn single(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (cell, digit) = (self.cell(part.cells[0]), self.digit(part.digits[0]));
        let key = match step.technique {
            Technique::NakedSingle => {
                return say!(self.words, "why-naked-single", digit = digit, cell = cell);
            }
            Technique::FullHouse => "why-full-house",
            _ => "why-hidden-single",
        };
        say!(self.words, key, house = self.house_of(part), cell = cell, digit = digit)
    }

    pub(super) fn locked(&self, step: &Step) -> String {
        let part = one(step, Role::Pattern);
        let (house, digit) = (self.house_of(part), self.digit(part.digits[0]));
        let cells = self.cells(&part.cells);
        let Some(cover) = all(step, Role::Cover).next() else {
            return say!(
                self.words,
                "why-locked-away",
                house = house,
                digit = digit,
                cells = cells
            );
        };
        let cover = self.house_of(cover);
        say!(self.words, "why-locked", house = house, digit = digit, cells = cells, cover = cover)
    }

    pub(super) fn fish(&self, step: &Step) -> String {
        let (houses, cover, digit) = self.lines(step);
        say!(self.words, "why-fish", houses = houses, cover = cover, digit = digit)
    }

    pub(super) fn finned_fish(&self, step: &Step) -> String {
        let (houses, cover, digit) = self.lines(step);
        say!(
            self.words,
            "why-finned-fish",
            houses = houses,
            cover = cover,
            digit = digit,
            fins = self.cells(&one(step, Role::Fin).cells),
            gone = self.cells(&cells(step)),
        )
    }

    /// Base and cover of a fish, and its digit.
    fn lines(&self, step: &Step) -> (Arg, Arg, String) {
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
        // What the pivot must be for a pincer to take the shared digit.
        let from = |pincer: &Part| {
            let from = pincer.digits.iter().find(|&&digit| digit != shared);
            self.digit(*from.expect("a second digit"))
        };
        let mut ends = cells_of(pincers.iter().copied());
        let key = if pivot.digits.contains(&shared) {
            ends.push(pivot.cells[0]);
            "why-xyz-wing"
        } else {
            "why-xy-wing"
        };
        say!(
            self.words,
            key,
            cell = self.cell(pivot.cells[0]),
            digits = self.digits(&pivot.digits),
            one = from(pincers[0]),
            first = self.cell(pincers[0].cells[0]),
            two = from(pincers[1]),
            second = self.cell(pincers[1].cells[0]),
            digit = self.digit(shared),
            ends = self.cells(&ends),
        )
    }

    pub(super) fn wxyz_wing(&self, step: &Step) -> String {
        let digit = step.removes[0].digit;
        let mut digits: Vec<u8> = step.parts.iter().flat_map(|part| part.digits.clone()).collect();
        digits.sort_unstable();
        digits.dedup();
        let ends = step.parts.iter().filter(|part| part.digits.contains(&digit));
        say!(
            self.words,
            "why-wxyz-wing",
            cells = self.cells(&cells_of(step.parts.iter())),
            digits = self.digits(&digits),
            digit = self.digit(digit),
            ends = self.cells(&cells_of(ends)),
        )
    }

    pub(super) fn rectangle(&self, step: &Step) -> String {
        let corners = one(step, Role::Pattern);
        let roof = one(step, Role::Pivot);
        let cells = self.cells(&sorted(&corners.cells));
        let digits = self.digits(&corners.digits);
        let swap = say!(self.words, "why-rectangle", cells = cells, digits = digits);
        let why = match step.technique {
            Technique::UniqueRectangle1 => self.type_1(corners, roof),
            Technique::UniqueRectangle2 => {
                let (cells, digit) = (self.cells(&roof.cells), self.digit(roof.digits[0]));
                say!(self.words, "why-rectangle-2", cells = cells, digit = digit)
            }
            Technique::UniqueRectangle3 => self.type_3(step, roof),
            Technique::UniqueRectangle4 => self.type_4(corners, roof),
            _ => self.hidden(step, corners, roof),
        };
        format!("{swap} {why}")
    }

    fn type_1(&self, corners: &Part, roof: &Part) -> String {
        let [one, two] = [0, 1].map(|index| self.digit(corners.digits[index]));
        let cell = self.cell(roof.cells[0]);
        say!(self.words, "why-rectangle-1", cell = cell, one = one, two = two)
    }

    fn type_3(&self, step: &Step, roof: &Part) -> String {
        let subset = all(step, Role::Pattern).nth(1).expect("a subset");
        say!(
            self.words,
            "why-rectangle-3",
            roof = self.cells(&roof.cells),
            others = self.digits(&roof.digits),
            cells = self.cells(&subset.cells),
            digits = self.digits(&subset.digits),
            house = self.house_of(subset),
        )
    }

    fn type_4(&self, corners: &Part, roof: &Part) -> String {
        let bound = roof.digits[0];
        let other = corners.digits.iter().find(|&&digit| digit != bound);
        say!(
            self.words,
            "why-rectangle-4",
            house = self.common_house(&roof.cells),
            cells = self.cells(&roof.cells),
            digit = self.digit(bound),
            other = self.digit(*other.expect("two digits")),
        )
    }

    fn hidden(&self, step: &Step, corners: &Part, roof: &Part) -> String {
        let side = self.shape.side();
        let gone = step.removes[0];
        let (row, column) = (gone.cell / side, gone.cell % side);
        let mate = |in_row: bool| {
            let with = |&&cell: &&Cell| {
                cell != gone.cell && if in_row { cell / side == row } else { cell % side == column }
            };
            *corners.cells.iter().find(with).expect("four corners")
        };
        let (across, down) = (mate(true), mate(false));
        let last = corners.cells.iter().find(|cell| ![gone.cell, across, down].contains(cell));
        say!(
            self.words,
            "why-hidden-rectangle",
            house = self.named(row),
            cover = self.named(side + column),
            digit = self.digit(roof.digits[0]),
            cell = self.cell(gone.cell),
            other = self.digit(gone.digit),
            first = self.cell(across),
            second = self.cell(down),
            last = self.cell(*last.expect("four corners")),
        )
    }

    pub(super) fn bug(&self, step: &Step) -> String {
        let place = step.places[0];
        let (cell, digit) = (self.cell(place.cell), self.digit(place.digit));
        let digits = self.digits(&one(step, Role::Pattern).digits);
        say!(self.words, "why-bug", cell = cell, digits = digits, digit = digit)
    }

    pub(super) fn remote_pair(&self, step: &Step) -> String {
        let [first, second] = self.colours(step).map(|cells| self.cells(cells));
        let digits = self.digits(&one(step, Role::ColourA).digits);
        say!(self.words, "why-remote-pair", digits = digits, first = first, second = second)
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
        let (near, far) = (
            [links[0].cells[1 - i], links[1].cells[1 - j]],
            [links[0].cells[i], links[1].cells[j]],
        );
        say!(
            self.words,
            "why-turbot-fish",
            digit = digit,
            first = self.cells(&links[0].cells),
            house = self.house_of(links[0]),
            second = self.cells(&links[1].cells),
            cover = self.house_of(links[1]),
            near = self.cells(&near),
            far = self.cells(&far),
        )
    }

    pub(super) fn empty_rectangle(&self, step: &Step) -> String {
        let (places, link) = (one(step, Role::Pattern), one(step, Role::Link));
        let digit = self.digit(link.digits[0]);
        let (kept, lost): (Vec<Cell>, Vec<Cell>) =
            places.cells.iter().partition(|&&place| self.gone_sees_all(step, &[place]));
        let turns = [(0, 1), (1, 0)].map(|(near, far)| (link.cells[near], link.cells[far]));
        let fits = |&(near, far): &(Cell, Cell)| {
            self.sees_all(near, &lost) && self.gone_sees_all(step, &[far])
        };
        let (near, far) = turns.into_iter().find(fits).expect("two ends");
        say!(
            self.words,
            "why-empty-rectangle",
            house = self.house_of(link),
            digit = digit,
            near = self.cell(near),
            far = self.cell(far),
            block = self.house_of(places),
            lost = self.cells(&lost),
            kept = self.cells(&kept),
            gone = self.cells(&cells(step)),
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
        let [first, second] = colours.map(|cells| self.cells(cells));
        let wrong = colours.into_iter().find(|colour| **colour == gone[..]);
        match wrong.and_then(|colour| self.meeting(colour, colour)) {
            Some((one, two)) => say!(
                self.words,
                "why-colours-wrong",
                digit = digit,
                first = first,
                second = second,
                one = self.cell(one),
                two = self.cell(two),
            ),
            None => {
                say!(self.words, "why-colours-seen", digit = digit, first = first, second = second)
            }
        }
    }

    pub(super) fn multi_colouring(&self, step: &Step) -> String {
        let group = |part: &Part| part.cells.clone();
        let groups: Vec<Vec<Cell>> = step.parts.iter().map(group).collect();
        let digit = self.digit(step.parts[0].digits[0]);
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|index| self.cells(&groups[index]));
        let mut sentences = vec![say!(
            self.words,
            "why-groups",
            digit = digit.clone(),
            first = first,
            second = second,
            third = third,
            fourth = fourth,
        )];
        for gone in cells(step) {
            let sentence = self.why_colours_clash(gone, &groups, &digit);
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        sentences.join(" ")
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
                let [one, two, three, four] = [a, b, c, d].map(|cell| self.cell(cell));
                return say!(
                    self.words,
                    "why-group-sees-two",
                    one = one,
                    two = two,
                    three = three,
                    four = four,
                    digit = digit,
                );
            }
        }
        let pairs = [(0, 2), (0, 3), (1, 2), (1, 3)];
        let clash = pairs.into_iter().find_map(|(i, j)| {
            let meeting = self.meeting(&groups[i], &groups[j])?;
            let opposite = [&groups[1 - i], &groups[5 - j]];
            let seen = opposite.iter().all(|group| group.iter().any(|&cell| self.sees(cell, gone)));
            seen.then_some((meeting, opposite))
        });
        let ((a, b), [first, second]) = clash.expect("groups that see each other");
        say!(
            self.words,
            "why-groups-meet",
            one = self.cell(a),
            two = self.cell(b),
            digit = digit,
            first = self.cells(first),
            second = self.cells(second),
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
        let ends = [ends[0].cells[0], ends[1].cells[0]];
        let near = |end: Cell| {
            let seen = link.cells.iter().find(|&&cell| self.sees(cell, end));
            *seen.expect("a place that it sees")
        };
        // Each sees another of the two.
        let first = near(ends[0]);
        let straight = link.cells.iter().any(|&cell| cell != first && self.sees(cell, ends[1]));
        let [p, q] = if straight {
            [first, self.other(&link.cells, first)]
        } else {
            [self.other(&link.cells, first), first]
        };
        say!(
            self.words,
            "why-w-wing",
            cells = self.cells(&ends),
            digits = self.digits(digits),
            house = self.house_of(link),
            digit = self.digit(linked),
            one = self.cell(p),
            two = self.cell(q),
            first = self.cell(ends[0]),
            second = self.cell(ends[1]),
            other = self.digit(*other.expect("two digits")),
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

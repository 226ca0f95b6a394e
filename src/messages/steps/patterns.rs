//! Singles, locked candidates, fish, wings, rectangles and colours.

use super::*;

impl Narrator<'_> {
    /// Describes a digit with one place in a house, by the message `key`.
    pub(super) fn in_house(&self, key: &str, house: usize, cell: Cell, digit: u8) -> String {
        let (cell, digit) = (self.cell(cell), self.digit(digit));
        say!(self.words, key, house = self.named(house), cell = cell, digit = digit)
    }

    pub(super) fn locked(
        &self,
        house: usize,
        digit: u8,
        cells: &[Cell],
        cover: Option<usize>,
    ) -> String {
        let (house, digit, cells) = (self.named(house), self.digit(digit), self.cells(cells));
        let Some(cover) = cover else {
            return say!(
                self.words,
                "why-locked-away",
                house = house,
                digit = digit,
                cells = cells
            );
        };
        let cover = self.named(cover);
        say!(self.words, "why-locked", house = house, digit = digit, cells = cells, cover = cover)
    }

    pub(super) fn fish(&self, step: &Step, fish: &FishPattern) -> String {
        let [houses, cover] = [&fish.base, &fish.cover].map(|lines| {
            let houses: Vec<usize> = lines.iter().map(|line| line.house).collect();
            self.houses(&houses)
        });
        let digit = self.digit(fish.digit);
        if fish.fins.is_empty() {
            return say!(self.words, "why-fish", houses = houses, cover = cover, digit = digit);
        }
        say!(
            self.words,
            "why-finned-fish",
            houses = houses,
            cover = cover,
            digit = digit,
            fins = self.cells(&fish.fins),
            gone = self.cells(&gone_cells(step)),
        )
    }

    pub(super) fn wing(&self, wing: &WingPattern) -> String {
        let [one, two] = &wing.pincers;
        let mut ends = ascending([one.cell, two.cell]);
        // A pivot that has the shared digit may hold it itself, so removed candidates must see the pivot as well.
        let key = if wing.digits.contains(&wing.shared) {
            ends.push(wing.pivot);
            "why-xyz-wing"
        } else {
            "why-xy-wing"
        };
        say!(
            self.words,
            key,
            cell = self.cell(wing.pivot),
            digits = self.digits(&wing.digits),
            one = self.digit(one.digit),
            first = self.cell(one.cell),
            two = self.digit(two.digit),
            second = self.cell(two.cell),
            digit = self.digit(wing.shared),
            ends = self.cells(&ends),
        )
    }

    pub(super) fn wxyz_wing(&self, sets: &[CellSet; 4], digit: u8) -> String {
        let (cells, digits) = together(sets);
        let (ends, _) = together(sets.iter().filter(|set| set.digits.contains(&digit)));
        say!(
            self.words,
            "why-wxyz-wing",
            cells = self.cells(&cells),
            digits = self.digits(&digits),
            digit = self.digit(digit),
            ends = self.cells(&ends),
        )
    }

    pub(super) fn rectangle(&self, rectangle: &RectanglePattern) -> String {
        let cells = self.cells(&rectangle.corners);
        let digits = self.digits(&rectangle.digits);
        let swap = say!(self.words, "why-rectangle", cells = cells, digits = digits);
        let roof = self.cells(&rectangle.roof);
        // The other one of the two digits.
        let other = |digit: u8| {
            let [first, second] = rectangle.digits;
            self.digit(if digit == first { second } else { first })
        };
        let why = match &rectangle.argument {
            RectangleArgument::OneCorner => {
                let [one, two] = rectangle.digits.map(|digit| self.digit(digit));
                say!(self.words, "why-rectangle-1", cell = roof, one = one, two = two)
            }
            RectangleArgument::OneExtra { digit } => {
                say!(self.words, "why-rectangle-2", cells = roof, digit = self.digit(*digit))
            }
            RectangleArgument::WithSubset { extra, subset } => say!(
                self.words,
                "why-rectangle-3",
                roof = roof,
                others = self.digits(extra),
                cells = self.cells(&subset.cells),
                digits = self.digits(&subset.digits),
                house = self.named(subset.house),
            ),
            RectangleArgument::Bound { digit } => say!(
                self.words,
                "why-rectangle-4",
                house = self.common_house(&rectangle.roof),
                cells = roof,
                digit = self.digit(*digit),
                other = other(*digit),
            ),
            RectangleArgument::BoundTwice { digit, corner, lines, mates, opposite } => {
                let [house, cover] = lines.map(|line| self.named(line));
                let [first, second] = mates.map(|mate| self.cell(mate));
                say!(
                    self.words,
                    "why-hidden-rectangle",
                    house = house,
                    cover = cover,
                    digit = self.digit(*digit),
                    cell = self.cell(*corner),
                    other = other(*digit),
                    first = first,
                    second = second,
                    last = self.cell(*opposite),
                )
            }
        };
        format!("{swap} {why}")
    }

    pub(super) fn bug(&self, cell: Cell, digits: &[u8], digit: u8) -> String {
        let (cell, digit) = (self.cell(cell), self.digit(digit));
        let digits = self.digits(digits);
        say!(self.words, "why-bug", cell = cell, digits = digits, digit = digit)
    }

    pub(super) fn remote_pair(&self, digits: &[u8], colours: &ColourPair) -> String {
        let [first, second] = colours.each_ref().map(|cells| self.cells(cells));
        let digits = self.digits(digits);
        say!(self.words, "why-remote-pair", digits = digits, first = first, second = second)
    }

    pub(super) fn turbot_fish(&self, digit: u8, links: &[StrongLink; 2]) -> String {
        let [one, two] = links;
        let places = |link: &StrongLink| self.cells(&ascending([link.near, link.far]));
        say!(
            self.words,
            "why-turbot-fish",
            digit = self.digit(digit),
            first = places(one),
            house = self.named(one.house),
            second = places(two),
            cover = self.named(two.house),
            near = self.cells(&[one.near, two.near]),
            far = self.cells(&[one.far, two.far]),
        )
    }

    pub(super) fn empty_rectangle(&self, step: &Step, cross: &EmptyRectanglePattern) -> String {
        say!(
            self.words,
            "why-empty-rectangle",
            house = self.named(cross.link.house),
            digit = self.digit(cross.digit),
            near = self.cell(cross.link.near),
            far = self.cell(cross.link.far),
            block = self.named(cross.block),
            lost = self.cells(&cross.excluded),
            kept = self.cells(&cross.remaining),
            gone = self.cells(&gone_cells(step)),
        )
    }

    pub(super) fn simple_colouring(&self, step: &Step, digit: u8, colours: &ColourPair) -> String {
        let digit = self.digit(digit);
        let gone = gone_cells(step);
        let [first, second] = colours.each_ref().map(|cells| self.cells(cells));
        // If a whole colour falls, it is because two of its cells see each other.
        let wrong = colours.iter().find(|colour| **colour == gone);
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

    pub(super) fn multi_colouring(
        &self,
        step: &Step,
        digit: u8,
        clusters: &[ColourPair; 2],
    ) -> String {
        let digit = self.digit(digit);
        let [[first, second], [third, fourth]] =
            clusters.each_ref().map(|colours| colours.each_ref().map(|cells| self.cells(cells)));
        let mut sentences = vec![say!(
            self.words,
            "why-groups",
            digit = digit.clone(),
            first = first,
            second = second,
            third = third,
            fourth = fourth,
        )];
        for gone in gone_cells(step) {
            let sentence = self.why_colours_clash(gone, clusters, &digit);
            // Several candidates often fall by the same pair of groups.
            sentences.extend(sentence.filter(|sentence| !sentences.contains(sentence)));
        }
        sentences.join(" ")
    }

    /// Explains why a candidate is removed beside two clusters.
    fn why_colours_clash(
        &self,
        gone: Cell,
        [one, two]: &[ColourPair; 2],
        digit: &str,
    ) -> Option<String> {
        let own = |[own, others]: [&ColourPair; 2]| {
            let group = own.iter().find(|group| group.contains(&gone))?;
            let [first, second] = others.each_ref().map(|other| self.meeting(group, other));
            first.zip(second)
        };
        if let Some(((a, b), (c, d))) = [[one, two], [two, one]].into_iter().find_map(own) {
            let [one, two, three, four] = [a, b, c, d].map(|cell| self.cell(cell));
            return Some(say!(
                self.words,
                "why-group-sees-two",
                one = one,
                two = two,
                three = three,
                four = four,
                digit = digit,
            ));
        }
        let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let ((a, b), [first, second]) = pairs.into_iter().find_map(|(i, j)| {
            let meeting = self.meeting(&one[i], &two[j])?;
            let opposite = [&one[1 - i], &two[1 - j]];
            let seen =
                opposite.iter().all(|group| group.iter().any(|&cell| self.are_peers(cell, gone)));
            seen.then_some((meeting, opposite))
        })?;
        Some(say!(
            self.words,
            "why-groups-meet",
            one = self.cell(a),
            two = self.cell(b),
            digit = digit,
            first = self.cells(first),
            second = self.cells(second),
        ))
    }

    /// Returns two peers, one from each group of cells.
    fn meeting(&self, ones: &[Cell], others: &[Cell]) -> Option<(Cell, Cell)> {
        ones.iter().find_map(|&one| {
            let other = others.iter().find(|&&other| self.are_peers(one, other))?;
            Some((one, *other))
        })
    }

    pub(super) fn w_wing(&self, wing: &WWingPattern) -> String {
        let [one, two] = wing.link.map(|cell| self.cell(cell));
        let [first, second] = wing.ends.map(|cell| self.cell(cell));
        let mut digits = [wing.linked, wing.other];
        // The linked digit may be the larger one, but a pair is always read in ascending order.
        digits.sort_unstable();
        say!(
            self.words,
            "why-w-wing",
            cells = self.cells(&wing.ends),
            digits = self.digits(&digits),
            house = self.named(wing.house),
            digit = self.digit(wing.linked),
            one = one,
            two = two,
            first = first,
            second = second,
            other = self.digit(wing.other),
        )
    }
}

/// Returns the cells that lose a candidate, ascending.
fn gone_cells(step: &Step) -> Vec<Cell> {
    ascending(step.removes.iter().map(|gone| gone.cell))
}

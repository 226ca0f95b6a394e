//! Chains, forcing chains and forcing nets.

use super::*;

impl Narrator<'_> {
    /// Describes a link from a wrong candidate to a right one, by the message `cell` within a cell and by `place`
    /// elsewhere.
    fn link(&self, ChainLink { off, on, .. }: &ChainLink, cell: &str, place: &str) -> String {
        let (digit, on_cells) = (self.digit(off.digit), self.cells(&on.cells));
        // Inside a cell, one digit or the other; elsewhere the same digit here or there.
        if off.cells == on.cells {
            let other = self.digit(on.digit);
            return say!(self.words, cell, cell = on_cells, digit = digit, other = other);
        }
        let house = self.common_house(&ascending([&off.cells[..], &on.cells].concat()));
        let off = self.cells(&off.cells);
        say!(self.words, place, off = off, digit = digit, on = on_cells, house = house)
    }

    fn links<'l>(&self, links: impl IntoIterator<Item = &'l ChainLink>) -> Vec<String> {
        links.into_iter().map(|link| self.link(link, "chain-cell", "chain-place")).collect()
    }

    /// Joins links in order.
    fn joined(&self, links: &[String]) -> String {
        links.join(self.words.text("chain-joint"))
    }

    pub(super) fn chain(&self, step: &Step, links: &[ChainLink]) -> String {
        let [first, rest @ ..] = links else { return String::new() };
        let last = rest.last().unwrap_or(first);
        let mut sentence = vec![self.link(first, "chain-from-cell", "chain-from-place")];
        sentence.extend(self.links(rest));
        format!("{}. {}", self.joined(&sentence), self.ends(step, &first.off, &last.on))
    }

    /// Describes a chain through cages. Both ends may rule out a candidate by a cage.
    pub(super) fn cage_chain(&self, links: &[ChainLink]) -> String {
        let [first, rest @ ..] = links else { return String::new() };
        let through = |link: &ChainLink, cage: &str, [cell, place]: [&str; 2]| match link.rule {
            // A link inside a single cell needs no cage to be understood, even if the search found it by one.
            StrongRule::Sum(_) if link.off.cells != link.on.cells => {
                let [off, on] = [&link.off, &link.on].map(|node| self.cells(&node.cells));
                let [digit, other] = [&link.off, &link.on].map(|node| self.digit(node.digit));
                say!(self.words, cage, off = off, digit = digit, on = on, other = other)
            }
            _ => self.link(link, cell, place),
        };
        let from = ["chain-from-cell", "chain-from-place"];
        let mut sentence = vec![through(first, "chain-from-cage", from)];
        let then =
            rest.iter().map(|link| through(link, "chain-cage", ["chain-cell", "chain-place"]));
        sentence.extend(then);
        let (from, to) = (&first.off, &rest.last().unwrap_or(first).on);
        let [first, second] = [from, to].map(|end| self.cells(&end.cells));
        let [digit, other] = [from, to].map(|end| self.digit(end.digit));
        let end = if from == to {
            say!(self.words, "chain-same", cells = second, digit = other)
        } else {
            let (key, words) = ("chain-ends", self.words);
            say!(words, key, first = first, digit = digit, second = second, other = other)
        };
        format!("{}. {end}", self.joined(&sentence))
    }

    /// Describes the conclusion from the ends of a chain.
    fn ends(&self, step: &Step, from: &ChainNode, to: &ChainNode) -> String {
        let [first, second] = [from, to].map(|end| self.cells(&end.cells));
        let [digit, other] = [from, to].map(|end| self.digit(end.digit));
        // A chain that leads from a candidate being wrong to the same candidate being right proves it.
        if from == to {
            return say!(self.words, "chain-same", cells = second, digit = other);
        }
        let by_ends = |gone: &Candidate| {
            [from, to].iter().all(|end| self.can_rule_out(&end.cells, end.digit, *gone))
        };
        // A candidate that neither end sees can only fall because the chain closes to a loop, where every link is
        // strong.
        let key = if step.removes.iter().all(by_ends) { "chain-ends" } else { "chain-loop" };
        say!(self.words, key, first = first, digit = digit, second = second, other = other)
    }

    /// Returns `true` if the candidate `gone` is wrong whenever `digit` is in one of `cells`.
    fn can_rule_out(&self, cells: &[Cell], digit: u8, gone: Candidate) -> bool {
        let all: Vec<Candidate> = cells.iter().map(|&cell| Candidate { cell, digit }).collect();
        excludes(self.shape, &all, gone)
    }

    /// Describes the starts of branches: `r1c1 is 2, 4 or 7`, or the places of a digit in a house.
    fn starts(&self, starts: &[Candidate]) -> String {
        let Some(first) = starts.first() else { return String::new() };
        if starts.iter().all(|start| start.cell == first.cell) {
            let digits: Vec<u8> = starts.iter().map(|start| start.digit).collect();
            let (cell, digits) = (self.cell(first.cell), self.digits(&digits));
            return say!(self.words, "branches-cell", cell = cell, digits = digits);
        }
        let cells: Vec<Cell> = starts.iter().map(|start| start.cell).collect();
        let (house, digit) = (self.common_house(&cells), self.digit(first.digit));
        let cells = self.cells(&cells);
        say!(self.words, "branches-house", house = house, digit = digit, cells = cells)
    }

    /// Describes a start that rules out the candidates directly.
    fn at_once(&self, start: Candidate) -> String {
        let (cells, digit) = (self.cell(start.cell), self.digit(start.digit));
        say!(self.words, "branch-at-once", cells = cells, digit = digit)
    }

    pub(super) fn forcing_chain(
        &self,
        starts: &[Candidate],
        chains: &[Vec<Vec<ChainLink>>],
    ) -> String {
        let mut lines = vec![self.starts(starts)];
        for (index, &start) in starts.iter().enumerate() {
            let from_start = chains.iter().filter_map(|chains| chains.get(index)).flatten();
            let mut links: Vec<&ChainLink> = Vec::new();
            for link in from_start {
                // Chains from one start have a common beginning.
                if links.iter().all(|known| known.on != link.on) {
                    links.push(link);
                }
            }
            lines.push(if links.is_empty() {
                self.at_once(start)
            } else {
                let (cells, digit) = (self.cell(start.cell), self.digit(start.digit));
                let links = self.joined(&self.links(links));
                say!(self.words, "branch-chain", cells = cells, digit = digit, links = links)
            });
        }
        lines.push(self.words.text("branches-end").to_owned());
        lines.join("\n")
    }

    pub(super) fn forcing_net(&self, step: &Step, branches: &[NetBranch]) -> String {
        let net = |key: &str, start: Candidate, placed: &[Candidate]| {
            let (cells, digit) = (self.cell(start.cell), self.digit(start.digit));
            let placed = self.placed(placed);
            say!(self.words, key, cells = cells, digit = digit, placed = placed)
        };
        let mut lines = Vec::new();
        if let [NetBranch { start, placed, .. }] = branches {
            let key = if placed.is_empty() { "why-net-at-once" } else { "why-net" };
            lines.push(net(key, *start, placed));
        } else {
            let starts: Vec<Candidate> = branches.iter().map(|branch| branch.start).collect();
            lines.push(self.starts(&starts));
            lines.extend(branches.iter().map(|branch| match self.needed(branch, step) {
                [] => self.at_once(branch.start),
                placed => net("branch-net", branch.start, placed),
            }));
            lines.push(self.words.text("branches-end").to_owned());
        }
        self.after_cages(self.names_of_sums(branches), lines.join("\n"))
    }

    /// Returns the names of the cages whose fillings a net uses, and of other sums with their cells.
    fn names_of_sums(&self, branches: &[NetBranch]) -> Vec<String> {
        let inferences = branches.iter().flat_map(|branch| &branch.inferences);
        let mut sums: Vec<SumRule> = Vec::new();
        for inference in inferences {
            if let NetInference::Filling { rule, .. } = inference
                // In order of first use, in which the reader meets them.
                && !sums.contains(rule)
            {
                sums.push(*rule);
            }
        }
        let name = |sum| match sum {
            SumRule::Cage(cage) => self.cage_name(cage),
            SumRule::Innies(houses) => {
                let cells = self.cells(&houses.cells(self.shape)).join(", ");
                format!("{} ({cells})", self.words.technique(Technique::Innies))
            }
        };
        sums.into_iter().map(name).collect()
    }

    /// Lists placements: `r1c2 = 3, r5c5 = 7`.
    fn placed(&self, placed: &[Candidate]) -> String {
        let placed = placed.iter().map(|place| {
            let (cell, digit) = (self.cell(place.cell), self.digit(place.digit));
            say!(self.words, "placed", cell = cell, digit = digit)
        });
        placed.collect::<Vec<_>>().join(", ")
    }

    /// Returns the placements of a branch up to the one that rules out the last removed candidate.
    fn needed<'b>(&self, branch: &'b NetBranch, step: &Step) -> &'b [Candidate] {
        let all = [branch.start].into_iter().chain(branch.placed.iter().copied());
        let needed_for = |gone: &Candidate| {
            let by = |place: Candidate| self.can_rule_out(&[place.cell], place.digit, *gone);
            // A branch goes on until it is complete; placements after the last one needed would only lengthen the text.
            all.clone().position(by).unwrap_or(branch.placed.len())
        };
        let count = step.removes.iter().map(needed_for).max().unwrap_or(0);
        &branch.placed[..count]
    }
}

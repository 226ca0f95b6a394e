//! Chains, and what branches into several.

use super::*;

/// The branches of a step in order, each a start and its nodes.
fn branches(step: &Step) -> impl Iterator<Item = &[Part]> {
    step.parts.chunk_by(|_, next| next.role != Role::Start)
}

/// Nodes two by two, one wrong and the next therefore right.
fn pairs(nodes: &[Part]) -> Vec<(&Part, &Part)> {
    nodes.chunks_exact(2).map(|pair| (&pair[0], &pair[1])).collect()
}

impl Narrator<'_> {
    /// The digit of a node.
    fn digit_of(&self, node: &Part) -> String {
        self.digit(node.digits[0])
    }

    /// From wrong to right, by the message `cell` within a cell and by `place` elsewhere.
    fn link(&self, (off, on): (&Part, &Part), cell: &str, place: &str) -> String {
        let (digit, on_cells) = (self.digit_of(off), self.cells(&on.cells));
        if off.cells == on.cells {
            let other = self.digit_of(on);
            return say!(self.words, cell, cell = on_cells, digit = digit, other = other);
        }
        let house = self.common_house(&cells_of([off, on].into_iter()));
        let off = self.cells(&off.cells);
        say!(self.words, place, off = off, digit = digit, on = on_cells, house = house)
    }

    fn links(&self, links: &[(&Part, &Part)]) -> Vec<String> {
        let links = links.iter();
        let links = links.map(|&link| self.link(link, "chain-cell", "chain-place"));
        links.collect()
    }

    /// Links one after the other.
    fn joined(&self, links: &[String]) -> String {
        links.join(self.words.text("chain-joint"))
    }

    pub(super) fn chain(&self, step: &Step) -> String {
        let links = pairs(&step.parts);
        let (from, to) = (links[0].0, links[links.len() - 1].1);
        let mut told = vec![self.link(links[0], "chain-from-cell", "chain-from-place")];
        told.extend(self.links(&links[1..]));
        format!("{}. {}", self.joined(&told), self.ends(step, from, to))
    }

    /// What the ends of a chain come to.
    fn ends(&self, step: &Step, from: &Part, to: &Part) -> String {
        let [first, second] = [from, to].map(|end| self.cells(&end.cells));
        let [digit, other] = [from, to].map(|end| self.digit_of(end));
        if (&from.cells, &from.digits) == (&to.cells, &to.digits) {
            return say!(self.words, "chain-same", cells = second, digit = other);
        }
        let by_ends = |gone: &Candidate| [from, to].iter().all(|end| self.rules_out(end, *gone));
        let key = if step.removes.iter().all(by_ends) { "chain-ends" } else { "chain-loop" };
        say!(self.words, key, first = first, digit = digit, second = second, other = other)
    }

    /// True when a candidate is wrong if a node is right.
    fn rules_out(&self, node: &Part, gone: Candidate) -> bool {
        if node.digits[0] == gone.digit {
            self.sees_all(gone.cell, &node.cells)
        } else {
            node.cells[..] == [gone.cell]
        }
    }

    /// `r1c1 is 2, 4 or 7`, or where a digit can go in a house.
    fn starts(&self, starts: &[&Part]) -> String {
        let first = starts[0];
        if starts.iter().all(|start| start.cells == first.cells) {
            let digits: Vec<u8> = starts.iter().map(|start| start.digits[0]).collect();
            let (cell, digits) = (self.cell(first.cells[0]), self.digits(&digits));
            return say!(self.words, "branches-cell", cell = cell, digits = digits);
        }
        let cells: Vec<Cell> = starts.iter().map(|start| start.cells[0]).collect();
        let (house, digit) = (self.common_house(&cells), self.digit_of(first));
        let cells = self.cells(&cells);
        say!(self.words, "branches-house", house = house, digit = digit, cells = cells)
    }

    /// A start that rules out by itself what goes.
    fn at_once(&self, start: &Part) -> String {
        let (cells, digit) = (self.cells(&start.cells), self.digit_of(start));
        say!(self.words, "branch-at-once", cells = cells, digit = digit)
    }

    pub(super) fn forcing_chain(&self, step: &Step) -> String {
        let branches: Vec<&[Part]> = branches(step).collect();
        // Evidence has the branches once more for each candidate that goes.
        let count = branches.len() / step.removes.len();
        let starts: Vec<&Part> = branches[..count].iter().map(|branch| &branch[0]).collect();
        let mut lines = vec![self.starts(&starts)];
        for (index, start) in starts.into_iter().enumerate() {
            let chains = branches[index..].iter().step_by(count);
            let mut links: Vec<(&Part, &Part)> = Vec::new();
            for link in chains.flat_map(|branch| pairs(&branch[1..])) {
                // Chains from one start begin alike.
                if links.iter().all(|known| known.1 != link.1) {
                    links.push(link);
                }
            }
            lines.push(match &links[..] {
                [] => self.at_once(start),
                links => {
                    let (cells, digit) = (self.cells(&start.cells), self.digit_of(start));
                    let links = self.joined(&self.links(links));
                    say!(self.words, "branch-chain", cells = cells, digit = digit, links = links)
                }
            });
        }
        lines.push(self.words.text("branches-end").to_owned());
        lines.join("\n")
    }

    pub(super) fn forcing_net(&self, step: &Step) -> String {
        let nets: Vec<&[Part]> = branches(step).collect();
        let told = |key: &str, start: &Part, placed: &[Part]| {
            let (cells, digit) = (self.cells(&start.cells), self.digit_of(start));
            let placed = self.placed(placed);
            say!(self.words, key, cells = cells, digit = digit, placed = placed)
        };
        if let [net] = nets[..] {
            let key = if net.len() > 1 { "why-net" } else { "why-net-at-once" };
            return told(key, &net[0], &net[1..]);
        }
        let starts: Vec<&Part> = nets.iter().map(|net| &net[0]).collect();
        let mut lines = vec![self.starts(&starts)];
        lines.extend(nets.iter().map(|net| match &net[1..self.needed(net, step)] {
            [] => self.at_once(&net[0]),
            placed => told("branch-net", &net[0], placed),
        }));
        lines.push(self.words.text("branches-end").to_owned());
        lines.join("\n")
    }

    /// `r1c2 = 3, r5c5 = 7`.
    fn placed(&self, nodes: &[Part]) -> String {
        let placed = nodes.iter().map(|node| {
            let (cell, digit) = (self.cell(node.cells[0]), self.digit_of(node));
            say!(self.words, "placed", cell = cell, digit = digit)
        });
        placed.collect::<Vec<_>>().join(", ")
    }

    /// How many nodes of a branch rule out all that goes.
    fn needed(&self, net: &[Part], step: &Step) -> usize {
        let by = |gone: &Candidate| net.iter().position(|node| self.rules_out(node, *gone));
        let needed = step.removes.iter().map(|gone| by(gone).map_or(net.len(), |at| at + 1));
        needed.max().unwrap_or(1)
    }
}

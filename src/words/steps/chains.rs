//! Chains, and what branches into several.

use super::*;

/// The branches of a step in order, each a start and its nodes.
fn branches(step: &Step) -> impl Iterator<Item = &[Part]> {
    step.parts.chunk_by(|_, next| next.role != Role::Start)
}

/// Nodes two by two, one wrong and the next therefore right.
fn pairs(nodes: &[Part]) -> Vec<(&Part, &Part)> {
    nodes
        .chunks_exact(2)
        .map(|pair| (&pair[0], &pair[1]))
        .collect()
}

impl Narrator<'_> {
    fn node(&self, part: &Part) -> String {
        let digit = self.digit(part.digits[0]);
        match part.cells[..] {
            [cell] => format!("{} is {digit}", self.cell(cell)),
            _ => format!("{} is {digit}", self.any_cell(&part.cells)),
        }
    }

    fn not_node(&self, part: &Part) -> String {
        let digit = self.digit(part.digits[0]);
        match part.cells[..] {
            [cell] => format!("{} is not {digit}", self.cell(cell)),
            _ => format!("none of {} is {digit}", self.cells(&part.cells)),
        }
    }

    /// From wrong to right: `r1c1 is not 4 but 7`, or `r1c1 is not 4, so r1c7 is 4 (nowhere else in row 1)`.
    fn link(&self, (off, on): (&Part, &Part)) -> String {
        let wrong = self.not_node(off);
        match off.cells == on.cells {
            true => format!("{wrong} but {}", self.digit(on.digits[0])),
            false => format!("{wrong}, so {}", self.only_there((off, on))),
        }
    }

    fn only_there(&self, (off, on): (&Part, &Part)) -> String {
        let both = cells_of([off, on].into_iter());
        format!(
            "{} (the only other place in {})",
            self.node(on),
            self.common_house(&both)
        )
    }

    fn links(&self, links: &[(&Part, &Part)]) -> String {
        let links: Vec<String> = links.iter().map(|&link| self.link(link)).collect();
        links.join("; then ")
    }

    pub(super) fn chain(&self, step: &Step) -> String {
        let links = pairs(&step.parts);
        let (first, last) = (links[0], links[links.len() - 1]);
        let (from, to) = (first.0, last.1);
        let begins = match first.0.cells == first.1.cells {
            true => self.node(first.1),
            false => self.only_there(first),
        };
        let mut text = format!("If {}, then {begins}", self.not_node(from));
        if links.len() > 1 {
            text += &format!("; then {}", self.links(&links[1..]));
        }
        if (&from.cells, &from.digits) == (&to.cells, &to.digits) {
            return format!(
                "{text}. So {} in any case, and what that rules out goes.",
                self.node(to)
            );
        }
        text += &format!(". So {}, or {}", self.node(from), self.node(to));
        let by_ends = |gone: &Candidate| [from, to].iter().all(|end| self.rules_out(end, *gone));
        match step.removes.iter().all(by_ends) {
            true => text + ", and what both rule out goes.",
            false => {
                text + ". These two rule each other out as well, which closes the chain to a loop: of any two neighbours \
                        in it one is right, and what both rule out goes."
            }
        }
    }

    /// True when a candidate is wrong if a node is right.
    fn rules_out(&self, node: &Part, gone: Candidate) -> bool {
        match node.digits[0] == gone.digit {
            true => self.sees_all(gone.cell, &node.cells),
            false => node.cells[..] == [gone.cell],
        }
    }

    /// `r1c1 is 2, 4 or 7`, or where a digit can go in a house.
    fn starts(&self, starts: &[&Part]) -> String {
        let first = starts[0];
        if starts.iter().all(|start| start.cells == first.cells) {
            let digits: Vec<u8> = starts.iter().map(|start| start.digits[0]).collect();
            return format!(
                "{} is {}.",
                self.cell(first.cells[0]),
                self.any_digit(&digits)
            );
        }
        let cells: Vec<Cell> = starts.iter().map(|start| start.cells[0]).collect();
        format!(
            "In {}, {} goes into {}.",
            self.common_house(&cells),
            self.digit(first.digits[0]),
            self.any_cell(&cells)
        )
    }

    pub(super) fn forcing_chain(&self, step: &Step) -> String {
        let branches: Vec<&[Part]> = branches(step).collect();
        // Evidence has the branches once more for each candidate that goes.
        let count = branches.len() / step.removes.len();
        let starts: Vec<&Part> = branches[..count].iter().map(|branch| &branch[0]).collect();
        let mut text = self.starts(&starts);
        for (index, start) in starts.into_iter().enumerate() {
            let chains = branches[index..].iter().step_by(count);
            let mut links: Vec<(&Part, &Part)> = Vec::new();
            for link in chains.flat_map(|branch| pairs(&branch[1..])) {
                // Chains from one start begin alike.
                if links.iter().all(|known| known.1 != link.1) {
                    links.push(link);
                }
            }
            let start = self.node(start);
            text += &match &links[..] {
                [] => format!("\nIf {start}, that rules it out."),
                links => format!("\nIf {start}, then {}.", self.links(links)),
            };
        }
        text + "\nIn every case what follows is ruled out."
    }

    pub(super) fn forcing_net(&self, step: &Step) -> String {
        let nets: Vec<&[Part]> = branches(step).collect();
        if let [net] = nets[..] {
            let start = self.node(&net[0]);
            return format!(
                "Suppose that {start}. Then one after the other come {}. That leaves a cell without a digit, or a digit \
                 without a place. So it is not right that {start}.",
                self.placed(&net[1..])
            );
        }
        let starts: Vec<&Part> = nets.iter().map(|net| &net[0]).collect();
        let mut text = self.starts(&starts);
        for net in nets {
            let start = self.node(&net[0]);
            let needed = self.needed(net, step);
            text += &match &net[1..needed] {
                [] => format!("\nIf {start}, that rules it out."),
                placed => format!(
                    "\nIf {start}, one after the other come {}.",
                    self.placed(placed)
                ),
            };
        }
        text + "\nIn every case what follows is ruled out."
    }

    /// `r1c2 = 3, r5c5 = 7`.
    fn placed(&self, nodes: &[Part]) -> String {
        let placed = nodes.iter().map(|node| {
            format!(
                "{} = {}",
                self.cell(node.cells[0]),
                self.digit(node.digits[0])
            )
        });
        placed.collect::<Vec<_>>().join(", ")
    }

    /// How many nodes of a branch rule out all that goes.
    fn needed(&self, net: &[Part], step: &Step) -> usize {
        let by = |gone: &Candidate| net.iter().position(|node| self.rules_out(node, *gone));
        let needed = step
            .removes
            .iter()
            .map(|gone| by(gone).map_or(net.len(), |at| at + 1));
        needed.max().unwrap_or(1)
    }
}

//! What marks say of pairs of cells: which candidates of one leave the other no digit.

use crate::puzzle::{Cell, Shape};

/// The most digits of a shape with links, and so the candidates of a cell as a number below 1 << `DIGITS`.
const DIGITS: usize = 9;

/// The links of a shape, as the search wants them.
pub(super) struct Links {
    /// For each cell the others that it is linked with, each with the number of its table.
    of: Vec<Vec<(Cell, u8)>>,
    /// For each relation, seen from one end, and each set of candidates there, the digits that go with any of them at
    /// the other.
    tables: Vec<[u16; 1 << DIGITS]>,
}

impl Links {
    pub(super) fn new(shape: &Shape) -> Links {
        let mut of = vec![Vec::new(); if shape.links().is_empty() { 0 } else { shape.cells() }];
        let (mut relations, mut tables) = (Vec::new(), Vec::new());
        for link in shape.links() {
            let [a, b] = link.cells;
            // Cells that see each other never hold the same digit, whatever else is asked of them.
            let differ = u32::from(shape.peers(a).contains(&b));
            for (from, to, relation) in [(a, b, link.relation), (b, a, link.relation.turned())] {
                let known = relations.iter().position(|&known| known == (relation, differ));
                let table = known.unwrap_or_else(|| {
                    relations.push((relation, differ));
                    let partners = relation.partners(shape.digits()).into_iter().enumerate();
                    let partners = partners.map(|(digit, of)| of & !(differ << digit));
                    tables.push(table(&partners.collect::<Vec<_>>()));
                    relations.len() - 1
                });
                of[from].push((to, table as u8));
            }
        }
        Links { of, tables }
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.of.is_empty()
    }

    /// The cells that `cell` is linked with, each with the digits that go with any of its `candidates`.
    #[inline]
    pub(super) fn partners(
        &self,
        cell: Cell,
        candidates: u32,
    ) -> impl Iterator<Item = (Cell, u32)> + '_ {
        let with = move |&(other, table): &(Cell, u8)| {
            let digits = self.tables[usize::from(table)][candidates as usize % (1 << DIGITS)];
            (other, u32::from(digits))
        };
        self.of[cell].iter().map(with)
    }
}

/// For each set of digits those that go with any of them, from those that go with each.
fn table(partners: &[u32]) -> [u16; 1 << DIGITS] {
    let mut table = [0; 1 << DIGITS];
    for set in 1..1 << DIGITS {
        let with = partners.get((set as u32).trailing_zeros() as usize);
        table[set] = table[set & (set - 1)] | with.map_or(0, |&digits| digits as u16);
    }
    table
}

//! Grids in words, for readers who do not see them.

use super::*;

impl Narrator<'_> {
    /// Returns the name of a row, counted from 0.
    pub fn row(&self, row: usize) -> String {
        self.line("house-row", row)
    }

    /// Returns the name of a column, counted from 0.
    pub fn column(&self, column: usize) -> String {
        self.line("house-column", column)
    }

    fn line(&self, key: &'static str, index: usize) -> String {
        let number = Some(("number", vec![(index + 1).to_string()]));
        self.words.house(&HouseName { key: key.into(), with: number }, "")
    }

    /// Describes everything in a grid that its rows, columns and boxes do not say, except for its digits: regions and
    /// further houses, cages and marks, each in a sentence or as a name with its cells.
    pub fn marks(&self) -> Vec<String> {
        let with_cells =
            |name: String, cells: &[Cell]| format!("{name}: {}.", self.cells(cells).join(", "));
        let houses = self.shape.houses().iter().enumerate();
        // Cells in the same place of their boxes need no names.
        let areas = houses.filter(|(_, house)| match house.kind {
            HouseKind::Row(_) | HouseKind::Column(_) | HouseKind::Box(_) | HouseKind::Place(_) => {
                false
            }
            HouseKind::Region(_)
            | HouseKind::Diagonal(_)
            | HouseKind::Window(_)
            | HouseKind::Extra(_) => true,
        });
        let areas = areas.map(|(index, house)| with_cells(self.house(index), &house.cells));
        let cages = self.shape.cages().iter().enumerate();
        let cages = cages.map(|(index, cage)| with_cells(self.cage_name(index), &cage.cells));
        let marks = self.shape.marks().iter().map(|mark| self.demand_text(mark));
        areas.chain(cages).chain(marks).collect()
    }
}

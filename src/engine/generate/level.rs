//! The levels by name.

use crate::named::names;

/// A grade by how many cells were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// About half of the cells are given.
    Easy,
    /// About two fifths of the cells are given.
    Medium,
    /// A little more than a third of the cells are given.
    Hard,
    /// Nearly as few cells are given as one pass leaves.
    Expert,
    /// Fewer cells are given than one pass mostly leaves.
    Extreme,
}

names! {
    Level {
        "easy" => Level::Easy,
        "medium" => Level::Medium,
        "hard" => Level::Hard,
        "expert" => Level::Expert,
        "extreme" => Level::Extreme,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_the_order_of_the_levels() {
        for (index, (name, level)) in Level::NAMES.iter().enumerate() {
            assert_eq!(*level as usize, index);
            assert_eq!(Level::named(name), Some(*level));
        }
    }
}

//! The levels by name.

use crate::named::names;

/// A grade by how many cells were removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Mostly given.
    Easy,
    /// Two thirds to find.
    Medium,
    /// Below a third given.
    Hard,
    /// Near the least that one pass leaves.
    Expert,
    /// Less than one pass mostly leaves.
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

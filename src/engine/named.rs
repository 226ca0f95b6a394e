//! Choices with names: what specs, flags and files call the values of an enumeration.

/// A choice among few values, each of which has a name.
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name, in the order in which lists show them. A value that has several names is
    /// written by the first.
    const NAMES: &'static [(&'static str, Self)];

    /// The value of that name, in upper or lower case; `None` where no value is called so.
    fn named(name: &str) -> Option<Self> {
        find(Self::NAMES, name)
    }

    /// The name of this value; empty where [`Named::NAMES`] leaves it out.
    fn name(self) -> &'static str {
        let entry = Self::NAMES.iter().find(|(_, value)| *value == self);
        entry.map_or("", |(name, _)| name)
    }
}

/// The value that `names` has under `name`, in upper or lower case.
pub fn find<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    let entry = names.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    entry.map(|(_, value)| *value)
}

/// States the names of a choice: `names! { Level { "easy" => Level::Easy } }`.
///
/// The type gets [`Named`], the table and the two look-ups as its own, and prints as its name.
#[macro_export]
macro_rules! names {
    ($type:ident { $($name:expr => $value:expr),* $(,)? }) => {
        impl $crate::named::Named for $type {
            const NAMES: &'static [(&'static str, Self)] = &[$(($name, $value)),*];
        }

        impl $type {
            /// Every value with its name, in the order in which lists show them.
            pub const NAMES: &'static [(&'static str, Self)] =
                <Self as $crate::named::Named>::NAMES;

            /// The name that specs, flags and files use.
            pub fn name(self) -> &'static str {
                $crate::named::Named::name(self)
            }

            /// The value of that name, in upper or lower case; `None` where no value is called so.
            pub fn named(name: &str) -> Option<Self> {
                $crate::named::Named::named(name)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

pub use names;

#[cfg(test)]
mod tests {
    use crate::puzzle::{Symmetry, Variant};

    #[test]
    fn names_are_read_in_any_case_and_written_in_one() {
        assert_eq!(Symmetry::named("Rotate180"), Some(Symmetry::Rotate180));
        assert_eq!(Variant::named("CENTER-DOT"), Some(Variant::CenterDot));
        assert_eq!(Variant::named("digits"), None);
        for &(name, symmetry) in Symmetry::NAMES {
            assert_eq!(symmetry.to_string(), name);
        }
    }
}

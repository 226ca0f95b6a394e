//! Choices with names: what specs, flags and files call the values of an enumeration.

/// A choice among few values, each of which has a name.
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name, in the order in which lists show them. A value that has several names is
    /// written as [`Named::name`] returns it.
    const NAMES: &'static [(&'static str, Self)];

    /// Returns the value of that name, in upper or lower case; `None` if no value has it.
    fn from_name(name: &str) -> Option<Self> {
        find(Self::NAMES, name)
    }

    /// Returns the name of this value.
    fn name(self) -> &'static str;
}

/// Returns the value that `names` has under `name`, in upper or lower case.
pub fn find<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    let entry = names.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    entry.map(|(_, value)| *value)
}

/// States the names of an enumeration: `names! { Level { "easy" => Level::Easy } }`.
///
/// The type gets [`Named`], the table and the two look-ups as its own, and prints as its name. A value without a name
/// does not compile:
///
/// ```compile_fail,E0004
/// #[derive(Clone, Copy, PartialEq)]
/// enum Side {
///     Left,
///     Right,
/// }
///
/// gridpress_engine::named::names! {
///     Side {
///         "left" => Side::Left,
///     }
/// }
/// ```
#[macro_export]
macro_rules! names {
    ($type:ident { $($name:literal => $of:ident::$variant:ident $(($($field:tt)*))?),* $(,)? }) => {
        impl $crate::named::Named for $type {
            const NAMES: &'static [(&'static str, Self)] =
                &[$(($name, $of::$variant $(($($field)*))?)),*];

            fn name(self) -> &'static str {
                match self {
                    $($of::$variant $(($($field)*))? => $name,)*
                }
            }
        }

        // A type that its crate keeps to itself needs only some of these.
        #[allow(dead_code)]
        impl $type {
            /// Every value with its name, in the order in which lists show them.
            pub const NAMES: &'static [(&'static str, Self)] =
                <Self as $crate::named::Named>::NAMES;

            /// Returns the name that specs, flags and files use.
            pub fn name(self) -> &'static str {
                $crate::named::Named::name(self)
            }

            /// Returns the value of that name, in upper or lower case; `None` if no value has it.
            pub fn from_name(name: &str) -> Option<Self> {
                $crate::named::Named::from_name(name)
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
        assert_eq!(Symmetry::from_name("Rotate180"), Some(Symmetry::Rotate180));
        assert_eq!(Variant::from_name("CENTER-DOT"), Some(Variant::CenterDot));
        assert_eq!(Variant::from_name("digits"), None);
        for &(name, symmetry) in Symmetry::NAMES {
            assert_eq!(symmetry.to_string(), name);
        }
    }
}

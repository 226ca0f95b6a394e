//! Enumerations whose values have names in specs, options and files.

/// An enumeration whose values have names. Implemented by [`names!`].
pub trait Named: Copy + PartialEq + 'static {
    /// All values with their names, in display order. If a value has several names, [`Named::name`] returns the
    /// preferred one.
    const NAMES: &'static [(&'static str, Self)];

    /// Returns the value with that name, ignoring ASCII case; `None` if there is no such value.
    fn from_name(name: &str) -> Option<Self> {
        find(Self::NAMES, name)
    }

    /// Returns the name that is used in specs, options and files.
    fn name(self) -> &'static str;
}

/// Returns the value of `name` in the table `names`, ignoring ASCII case; `None` if it is not in the table.
pub fn find<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    let entry = names.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
    entry.map(|(_, value)| *value)
}

/// Defines the names of an enumeration: `names! { Level { "easy" => Level::Easy } }`.
///
/// Implements [`Named`] and [`Display`](std::fmt::Display) for the type, and adds inherent `NAMES`, `name` and
/// `from_name`. A variant without a name is a compile error:
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

        // A private type may use only some of these.
        #[allow(dead_code)]
        impl $type {
            /// All values with their names, in display order.
            pub const NAMES: &'static [(&'static str, Self)] =
                <Self as $crate::named::Named>::NAMES;

            /// Returns the name that is used in specs, options and files.
            pub fn name(self) -> &'static str {
                $crate::named::Named::name(self)
            }

            /// Returns the value with that name, ignoring ASCII case; `None` if there is no such value.
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
    fn parses_names_in_any_case_and_displays_one() {
        assert_eq!(Symmetry::from_name("Rotate180"), Some(Symmetry::Rotate180));
        assert_eq!(Variant::from_name("CENTER-DOT"), Some(Variant::CenterDot));
        assert_eq!(Variant::from_name("digits"), None);
        for &(name, symmetry) in Symmetry::NAMES {
            assert_eq!(symmetry.to_string(), name);
        }
    }
}

//! Enumerations whose values have names in specs, options and files.

use crate::english;
use crate::english::EnglishText;

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

    /// Returns all names, in display order.
    fn names() -> Vec<&'static str> {
        Self::NAMES.iter().map(|(name, _)| *name).collect()
    }
}

/// Returns the value of `name` in the table `names`, ignoring ASCII case; `None` if it is not in the table.
pub fn find<T: Copy>(names: &[(&str, T)], name: &str) -> Option<T> {
    names.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
}

/// Maximum length in bytes of a name that is compared with valid ones.
const MAX_MISTYPED: usize = 200;

/// Returns the name in `valid` nearest to `wrong`; `None` if all are too different.
pub fn nearest<'a>(wrong: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if wrong.len() > MAX_MISTYPED {
        return None;
    }
    let wrong = wrong.to_lowercase();
    valid
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(&wrong, &name.to_lowercase()), name))
        .filter(|(distance, name)| *distance <= 1.max(name.chars().count() / 3))
        // On ties, the name with the longest common prefix wins.
        .min_by(|(a, one), (b, other)| {
            let alike = |name: &str| strsim::jaro_winkler(&wrong, name);
            a.cmp(b).then(alike(other).total_cmp(&alike(one)))
        })
        .map(|(_, name)| name)
}

/// Returns a suggestion for a name that no value of `T` has: the nearest name, or all of them.
pub fn suggestion<T: Named>(wrong: &str) -> EnglishText {
    suggestion_among(wrong, &T::names())
}

/// Returns a suggestion for a name that is not in `valid`: the nearest name, or all of them.
pub fn suggestion_among(wrong: &str, valid: &[&str]) -> EnglishText {
    match nearest(wrong, valid.iter().copied()) {
        Some(name) => english!("did-you-mean": "did you mean `{name}`?", name),
        None => english!("expected-one-of": "expected one of {names}", names = valid.join(", ")),
    }
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
/// gridpress_ground::named::names! {
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

            /// Returns all names, in display order.
            pub fn names() -> Vec<&'static str> {
                <Self as $crate::named::Named>::names()
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

/// Declares an enumeration, with the name and the definition of each value beside it:
/// `defined! { pub enum Sign: SignDefinition { /// A bar. Bar "bar" => bar(), } }`.
///
/// Implements [`Named`] as [`names!`] does, and adds inherent `definition` and `meaning`, the documentation of a value.
#[macro_export]
macro_rules! defined {
    ($(#[$attribute:meta])* $visibility:vis enum $type:ident: $definition:ty {
        $($(#[doc = $line:literal])+ $variant:ident $name:literal => $value:expr),* $(,)?
    }) => {
        $(#[$attribute])*
        $visibility enum $type { $($(#[doc = $line])+ $variant),* }

        $crate::named::names! { $type { $($name => $type::$variant),* } }

        // A private type may use only some of these.
        #[allow(dead_code)]
        impl $type {
            const fn definition(self) -> $definition {
                match self {
                    $($type::$variant => $value,)*
                }
            }

            /// Returns the meaning of the value in a few words.
            pub fn meaning(self) -> &'static str {
                match self {
                    $($type::$variant => concat!($($line),+).trim_start(),)*
                }
            }
        }
    };
}

pub use defined;

#[cfg(test)]
mod tests {
    use super::nearest;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Side {
        Left,
        Right,
    }

    names! {
        Side {
            "left-hand" => Side::Left,
            "right-hand" => Side::Right,
        }
    }

    #[test]
    fn parses_names_in_any_case_and_displays_one() {
        assert_eq!(Side::from_name("Right-HAND"), Some(Side::Right));
        assert_eq!(Side::from_name("right"), None);
        for &(name, side) in Side::NAMES {
            assert_eq!(side.to_string(), name);
        }
    }

    #[test]
    fn nearest_names_are_close() {
        let valid = ["count", "per_page", "title"];
        assert_eq!(nearest("coutn", valid), Some("count"));
        assert_eq!(nearest("perpage", valid), Some("per_page"));
        assert_eq!(nearest("zzz", valid), None);
        assert_eq!(nearest("thik", ["thin", "thick"]), Some("thick"));
        assert_eq!(nearest("foo", ["box", "page"]), None);
    }
}

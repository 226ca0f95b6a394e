//! Forms of values: how a value is read from a spec, written back, and described.

use super::key::{Cx, Given, Keys, Shape};
use super::reader::Entry;
use super::text::{printable_line, printable_text};
use crate::named::Named;
use crate::units::Length;
use jiff::civil::Date;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use toml::Value;

/// How the value of a key is read and written.
pub(super) trait Form {
    /// The value.
    type Value;

    /// The value of `entry`; `None` when it is wrong, which is reported.
    fn read(&self, entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Self::Value>;

    /// The value as TOML; `None` where it is written by leaving the key out.
    fn write(&self, value: &Self::Value) -> Option<Value>;

    /// The values that there are.
    fn shape(&self) -> Shape;

    /// Help for a spec without the key, where it cannot be left out.
    fn need(&self) -> Option<&'static str> {
        None
    }
}

/// `true` or `false`.
pub(super) fn flag() -> impl Form<Value = bool> {
    by(
        |entry, _| entry.boolean(),
        |&value| value.into(),
        || Shape::Flag,
    )
}

/// A whole number in a range.
pub(super) fn whole(range: RangeInclusive<u32>) -> Whole {
    Whole(range)
}

/// The form of whole numbers.
pub(super) struct Whole(RangeInclusive<u32>);

impl Form for Whole {
    type Value = u32;

    fn read(&self, entry: &Entry<'_>, _: &Cx<'_>) -> Option<u32> {
        entry.whole(self.0.clone())
    }

    fn write(&self, value: &u32) -> Option<Value> {
        Some(Value::from(*value))
    }

    fn shape(&self) -> Shape {
        Shape::Whole(self.0.clone())
    }
}

/// A share of black in percent, in a range.
pub(super) fn percent(range: RangeInclusive<u8>) -> Percent {
    Percent(range)
}

/// The form of percentages.
pub(super) struct Percent(RangeInclusive<u8>);

impl Percent {
    fn range(&self) -> RangeInclusive<u32> {
        u32::from(*self.0.start())..=u32::from(*self.0.end())
    }
}

impl Form for Percent {
    type Value = u8;

    fn read(&self, entry: &Entry<'_>, _: &Cx<'_>) -> Option<u8> {
        u8::try_from(entry.whole(self.range())?).ok()
    }

    fn write(&self, value: &u8) -> Option<Value> {
        Some(Value::from(u32::from(*value)))
    }

    fn shape(&self) -> Shape {
        Shape::Whole(self.range())
    }
}

/// A length in a range.
pub(super) fn length(range: RangeInclusive<Length>) -> Lengths {
    Lengths(range)
}

/// The form of lengths.
pub(super) struct Lengths(RangeInclusive<Length>);

impl Form for Lengths {
    type Value = Length;

    fn read(&self, entry: &Entry<'_>, _: &Cx<'_>) -> Option<Length> {
        entry.length(self.0.clone())
    }

    fn write(&self, value: &Length) -> Option<Value> {
        Some(Value::from(value.to_string()))
    }

    fn shape(&self) -> Shape {
        Shape::Length(self.0.clone())
    }
}

/// One of the names of `T`.
pub(super) fn choice<T: Named>() -> Choice<T> {
    Choice(PhantomData)
}

/// The form of choices.
pub(super) struct Choice<T>(PhantomData<T>);

impl<T: Named> Form for Choice<T> {
    type Value = T;

    fn read(&self, entry: &Entry<'_>, _: &Cx<'_>) -> Option<T> {
        entry.choice()
    }

    fn write(&self, value: &T) -> Option<Value> {
        Some(Value::from(value.name()))
    }

    fn shape(&self) -> Shape {
        Shape::Choice(T::NAMES.iter().map(|(name, _)| *name).collect())
    }
}

/// A line of text that the fonts of the book can show.
pub(super) fn line() -> impl Form<Value = String> {
    by(
        |entry, cx| printable_line(entry, cx.fonts),
        |text| text.as_str().into(),
        || Shape::Text,
    )
}

/// A line of text that is not printed.
pub(super) fn plain_line() -> impl Form<Value = String> {
    by(
        |entry, _| entry.line(),
        |text| text.as_str().into(),
        || Shape::Text,
    )
}

/// Text of several lines, of at most `most` characters, for what messages call `room`; blank text is none.
pub(super) fn prose(most: usize, room: &'static str) -> Prose {
    Prose { most, room }
}

/// The form of text of several lines.
pub(super) struct Prose {
    most: usize,
    room: &'static str,
}

impl Form for Prose {
    type Value = Option<String>;

    fn read(&self, entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Option<String>> {
        Some(printable_text(entry, cx.fonts, self.most, self.room))
    }

    fn write(&self, value: &Option<String>) -> Option<Value> {
        value.as_deref().map(Value::from)
    }

    fn shape(&self) -> Shape {
        Shape::Text
    }
}

/// A date.
pub(super) fn date() -> impl Form<Value = Date> {
    by(
        |entry, _| entry.date(),
        |date| date.to_string().into(),
        || Shape::Date,
    )
}

/// A form made of functions.
pub(super) fn by<T>(
    read: fn(&Entry<'_>, &Cx<'_>) -> Option<T>,
    write: fn(&T) -> Value,
    shape: fn() -> Shape,
) -> By<T> {
    By { read, write, shape }
}

/// How [`by`] reads and writes.
pub(super) struct By<T> {
    read: fn(&Entry<'_>, &Cx<'_>) -> Option<T>,
    write: fn(&T) -> Value,
    shape: fn() -> Shape,
}

impl<T> Form for By<T> {
    type Value = T;

    fn read(&self, entry: &Entry<'_>, cx: &Cx<'_>) -> Option<T> {
        (self.read)(entry, cx)
    }

    fn write(&self, value: &T) -> Option<Value> {
        Some((self.write)(value))
    }

    fn shape(&self) -> Shape {
        (self.shape)()
    }
}

/// A value that may be left out; it stands for nothing then, or for what other keys say.
pub(super) fn optional<F: Form>(form: F) -> Optional<F> {
    Optional(form)
}

/// The form of what may be left out.
pub(super) struct Optional<F>(F);

impl<F: Form> Form for Optional<F> {
    type Value = Option<F::Value>;

    fn read(&self, entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Self::Value> {
        self.0.read(entry, cx).map(Some)
    }

    fn write(&self, value: &Self::Value) -> Option<Value> {
        self.0.write(value.as_ref()?)
    }

    fn shape(&self) -> Shape {
        self.0.shape()
    }
}

/// A value whose place, or whose absence, matters to checks across keys.
pub(super) fn given<F: Form>(form: F) -> Placed<F> {
    Placed { form, need: None }
}

/// A value that must be there; without it `help` is told.
pub(super) fn needed<F: Form>(form: F, help: &'static str) -> Placed<F> {
    let need = Some(help);
    Placed { form, need }
}

/// The form of what is [`Given`].
pub(super) struct Placed<F> {
    form: F,
    need: Option<&'static str>,
}

impl<F: Form> Form for Placed<F> {
    type Value = Given<F::Value>;

    fn read(&self, entry: &Entry<'_>, cx: &Cx<'_>) -> Option<Self::Value> {
        Some(Given::at(entry, self.form.read(entry, cx)))
    }

    fn write(&self, value: &Self::Value) -> Option<Value> {
        self.form.write(value.value.as_ref()?)
    }

    fn shape(&self) -> Shape {
        self.form.shape()
    }

    fn need(&self) -> Option<&'static str> {
        self.need
    }
}

/// A table within a table.
pub(super) fn table<K: Keys>() -> Within<K> {
    Within(PhantomData)
}

/// The form of tables.
pub(super) struct Within<K>(PhantomData<K>);

impl<K: Keys> Form for Within<K> {
    type Value = K;

    fn read(&self, entry: &Entry<'_>, cx: &Cx<'_>) -> Option<K> {
        let table = entry.table()?;
        let values = K::read(&table, cx);
        table.finish();
        Some(values)
    }

    fn write(&self, value: &K) -> Option<Value> {
        Some(Value::Table(value.write()))
    }

    fn shape(&self) -> Shape {
        Shape::Table(K::TABLE)
    }
}

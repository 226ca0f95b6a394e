//! Forms of values: reading from a spec, writing back, and description.

use super::key::{Keys, ReadContext, SpecField, ValueForm, ValueShape};
use super::reader::Entry;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_ground::named::Named;
use gridpress_ground::units::Length;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use jiff::civil::Date;
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use toml::Value;

/// Returns the form of `true` and `false`.
pub(super) fn flag() -> impl ValueForm<Value = bool> {
    custom(|entry, _| entry.boolean(), |&value| value.into(), || ValueShape::Flag)
}

/// Returns the form of whole numbers in a range.
pub(super) fn whole(range: RangeInclusive<u32>) -> WholeForm {
    WholeForm(range)
}

/// The form of whole numbers.
pub(super) struct WholeForm(RangeInclusive<u32>);

impl ValueForm for WholeForm {
    type Value = u32;

    fn read(&self, entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<u32> {
        entry.whole(self.0.clone())
    }

    fn write(&self, value: &u32) -> Option<Value> {
        Some(Value::from(*value))
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Whole(self.0.clone())
    }
}

/// Returns the form of percentages in a range.
pub(super) fn percent(range: RangeInclusive<u8>) -> PercentForm {
    PercentForm(range)
}

/// The form of percentages.
pub(super) struct PercentForm(RangeInclusive<u8>);

impl PercentForm {
    fn range(&self) -> RangeInclusive<u32> {
        u32::from(*self.0.start())..=u32::from(*self.0.end())
    }
}

impl ValueForm for PercentForm {
    type Value = u8;

    fn read(&self, entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<u8> {
        u8::try_from(entry.whole(self.range())?).ok()
    }

    fn write(&self, value: &u8) -> Option<Value> {
        Some(Value::from(u32::from(*value)))
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Whole(self.range())
    }
}

/// Returns the form of lengths in a range.
pub(super) fn length(range: RangeInclusive<Length>) -> LengthForm {
    LengthForm(range)
}

/// The form of lengths.
pub(super) struct LengthForm(RangeInclusive<Length>);

impl ValueForm for LengthForm {
    type Value = Length;

    fn read(&self, entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<Length> {
        entry.length(self.0.clone())
    }

    fn write(&self, value: &Length) -> Option<Value> {
        Some(Value::from(value.to_string()))
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Length(self.0.clone())
    }
}

/// Returns the form of the names of `T`.
pub(super) fn choice<T: Named>() -> ChoiceForm<T> {
    ChoiceForm(PhantomData)
}

/// The form of choices.
pub(super) struct ChoiceForm<T>(PhantomData<T>);

impl<T: Named> ValueForm for ChoiceForm<T> {
    type Value = T;

    fn read(&self, entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<T> {
        entry.choice()
    }

    fn write(&self, value: &T) -> Option<Value> {
        Some(Value::from(value.name()))
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Choice(T::names())
    }
}

/// Returns the form of lines of text that the fonts of the book can show.
pub(super) fn line() -> impl ValueForm<Value = String> {
    custom(
        |entry, cx| printable_line(entry, cx.fonts),
        |text| text.as_str().into(),
        || ValueShape::Text,
    )
}

/// Returns the form of lines of text that are not printed.
pub(super) fn plain_line() -> impl ValueForm<Value = String> {
    custom(|entry, _| entry.line(), |text| text.as_str().into(), || ValueShape::Text)
}

/// Returns the form of text of several lines and at most `most` characters. `room` is its place in messages; blank text
/// is `None`.
pub(super) fn prose(most: usize, room: &'static str) -> ProseForm {
    ProseForm { most, room }
}

/// The form of text of several lines.
pub(super) struct ProseForm {
    most: usize,
    room: &'static str,
}

impl ValueForm for ProseForm {
    type Value = Option<String>;

    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Option<String>> {
        Some(printable_text(entry, cx.fonts, self.most, self.room))
    }

    fn write(&self, value: &Option<String>) -> Option<Value> {
        value.as_deref().map(Value::from)
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Paragraphs
    }
}

/// Returns the form of dates.
pub(super) fn date() -> impl ValueForm<Value = Date> {
    custom(|entry, _| entry.date(), |date| date.to_string().into(), || ValueShape::Date)
}

/// Returns a form made of functions.
pub(super) fn custom<T>(
    read: fn(&Entry<'_>, &ReadContext<'_>) -> Option<T>,
    write: fn(&T) -> Value,
    shape: fn() -> ValueShape,
) -> CustomForm<T> {
    CustomForm { read, write, shape }
}

/// A form made of functions; see [`custom`].
pub(super) struct CustomForm<T> {
    read: fn(&Entry<'_>, &ReadContext<'_>) -> Option<T>,
    write: fn(&T) -> Value,
    shape: fn() -> ValueShape,
}

impl<T> ValueForm for CustomForm<T> {
    type Value = T;

    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<T> {
        (self.read)(entry, cx)
    }

    fn write(&self, value: &T) -> Option<Value> {
        Some((self.write)(value))
    }

    fn shape(&self) -> ValueShape {
        (self.shape)()
    }
}

/// Returns the form of a value that may be absent.
pub(super) fn optional<F: ValueForm>(form: F) -> OptionalForm<F> {
    OptionalForm(form)
}

/// The form of optional values.
pub(super) struct OptionalForm<F>(F);

impl<F: ValueForm> ValueForm for OptionalForm<F> {
    type Value = Option<F::Value>;

    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Self::Value> {
        self.0.read(entry, cx).map(Some)
    }

    fn write(&self, value: &Self::Value) -> Option<Value> {
        self.0.write(value.as_ref()?)
    }

    fn shape(&self) -> ValueShape {
        self.0.shape()
    }
}

/// Returns the form of a value whose place or absence matters to checks across keys.
pub(super) fn field<F: ValueForm>(form: F) -> FieldForm<F> {
    FieldForm { form, required_help: None }
}

/// Returns the form of a value that must be present; its absence is reported with `help`.
pub(super) fn required<F: ValueForm>(form: F, help: &'static str) -> FieldForm<F> {
    FieldForm { form, required_help: Some(help) }
}

/// The form of a [`SpecField`].
pub(super) struct FieldForm<F> {
    form: F,
    required_help: Option<&'static str>,
}

impl<F: ValueForm> ValueForm for FieldForm<F> {
    type Value = SpecField<F::Value>;

    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Self::Value> {
        Some(SpecField::at(entry, self.form.read(entry, cx)))
    }

    fn write(&self, value: &Self::Value) -> Option<Value> {
        self.form.write(value.value.as_ref()?)
    }

    fn shape(&self) -> ValueShape {
        self.form.shape()
    }

    fn required_help(&self) -> Option<&'static str> {
        self.required_help
    }
}

/// Returns the form of a nested table.
pub(super) fn table<K: Keys>() -> TableForm<K> {
    TableForm(PhantomData)
}

/// The form of tables.
pub(super) struct TableForm<K>(PhantomData<K>);

impl<K: Keys> ValueForm for TableForm<K> {
    type Value = K;

    fn read(&self, entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<K> {
        let table = entry.table()?;
        let values = K::read(&table, cx);
        table.finish();
        Some(values)
    }

    fn write(&self, value: &K) -> Option<Value> {
        Some(Value::Table(value.write()))
    }

    fn shape(&self) -> ValueShape {
        ValueShape::Table(K::TABLE)
    }
}

/// Maximum number of characters of a title or a name.
const MAX_CHARACTERS: usize = 150;

/// Reads a line of text that the fonts can show.
pub(super) fn printable_line(entry: &Entry<'_>, fonts: Option<&Fonts>) -> Option<String> {
    let line = entry.line()?;
    let length = line.chars().count();
    if length > MAX_CHARACTERS {
        entry.report_error(text!("line-too-long"), too_many_characters(length, MAX_CHARACTERS), "");
        return None;
    }
    check_printable(entry, fonts, &line);
    Some(line)
}

/// Returns the label of a text that is too long.
pub(super) fn too_many_characters(length: usize, most: usize) -> Text {
    text!("too-many-characters", length = TextArg::number(length), most = TextArg::number(most))
}

/// Reads text of several lines and at most `most` characters that the fonts can show; `None` for blank text.
fn printable_text(
    entry: &Entry<'_>,
    fonts: Option<&Fonts>,
    most: usize,
    room: &str,
) -> Option<String> {
    let text = entry.string()?;
    let length = text.chars().count();
    if length > most {
        entry.report_error(
            text!("text-too-long-for", setting = entry.setting(), room),
            too_many_characters(length, most),
            "",
        );
        return None;
    }
    if text.chars().any(|c| c.is_control() && c != '\n' && c != '\r') {
        entry.report_error(
            text!("control-character", setting = entry.setting()),
            text!("expected-text-and-breaks"),
            "",
        );
        return None;
    }
    check_printable(entry, fonts, text);
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Reports the characters of `text` that no font has.
pub(super) fn check_printable(entry: &Entry<'_>, fonts: Option<&Fonts>, text: &str) {
    let Some(fonts) = fonts else { return };
    let mut seen = BTreeSet::new();
    for c in text.chars().filter(|&c| !c.is_control() && seen.insert(c)) {
        if let Err(missing) = fonts.shape(FontRole::Text, Length::pt(10), &c.to_string()) {
            entry.report_error(&missing, text!("cannot-be-printed"), text!("choose-font-with"));
        }
    }
}

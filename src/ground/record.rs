//! JSON records with schemas: one definition gives both the struct and its JSON Schema.

use crate::named::{Named, suggestion, suggestion_among};
use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::{Map, Value, json};
use std::str::FromStr;

/// The JSON Schema dialect.
const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// A type whose JSON is described by a schema.
pub trait JsonSchema {
    /// The presence of a field of this type in the JSON of its record.
    const PRESENCE: Presence = Presence::Required;

    /// Returns the JSON Schema of the values.
    fn schema() -> Value;

    /// Writes the value as a field of a record.
    ///
    /// # Errors
    /// Those of the serializer.
    fn write_field<M: SerializeMap>(&self, key: &'static str, map: &mut M) -> Result<(), M::Error>
    where
        Self: Serialize + Sized,
    {
        map.serialize_entry(key, self)
    }
}

/// The presence of a field in the JSON of its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Always present.
    Required,
    /// Absent if there is no value.
    Optional,
    /// Replaced by the fields of its value.
    Flattened,
}

/// Returns the JSON Schema (draft 2020-12) of files that contain a `T`.
pub fn schema_of<T: JsonSchema>(title: &str) -> Value {
    let mut schema = T::schema();
    schema["$schema"] = DRAFT.into();
    schema["title"] = title.into();
    schema
}

impl<T: JsonSchema> JsonSchema for Option<T> {
    const PRESENCE: Presence = Presence::Optional;

    fn schema() -> Value {
        T::schema()
    }

    fn write_field<M: SerializeMap>(&self, key: &'static str, map: &mut M) -> Result<(), M::Error>
    where
        Self: Serialize,
    {
        if self.is_some() { map.serialize_entry(key, self) } else { Ok(()) }
    }
}

impl<T: Named> JsonSchema for T {
    fn schema() -> Value {
        json!({ "enum": T::names() })
    }
}

impl<T: JsonSchema> JsonSchema for Vec<T> {
    fn schema() -> Value {
        json!({ "type": "array", "items": item_schema::<T>() })
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for [T; N] {
    fn schema() -> Value {
        json!({ "type": "array", "prefixItems": vec![item_schema::<T>(); N] })
    }
}

impl<A: JsonSchema, B: JsonSchema, C: JsonSchema> JsonSchema for (A, B, C) {
    fn schema() -> Value {
        let items = [item_schema::<A>(), item_schema::<B>(), item_schema::<C>()];
        json!({ "type": "array", "prefixItems": items })
    }
}

/// Returns the schema of a value in a list, where an absent one is `null`.
fn item_schema<T: JsonSchema>() -> Value {
    match T::PRESENCE {
        Presence::Optional => json!({ "anyOf": [T::schema(), { "type": "null" }] }),
        _ => T::schema(),
    }
}

macro_rules! json_schemas {
    ($($type:ty => $schema:tt),* $(,)?) => {
        $(impl JsonSchema for $type {
            fn schema() -> Value {
                json!($schema)
            }
        })*
    };
}

json_schemas! {
    u8 => { "type": "integer", "minimum": 0 },
    u32 => { "type": "integer", "minimum": 0 },
    u64 => { "type": "integer", "minimum": 0 },
    usize => { "type": "integer", "minimum": 0 },
    f64 => { "type": "number" },
    &str => { "type": "string" },
    DateText => { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
    Sha256Text => { "type": "string", "pattern": "^[0-9a-f]{64}$" },
    CellName => { "type": "string", "pattern": "^r[0-9]+c[0-9]+$" },
}

/// The name of a cell by row and column from 1, such as `r1c2`.
pub struct CellName;

/// The rows and columns of a box, such as `3x2`.
#[derive(Clone, Copy, Debug)]
pub struct BoxSize {
    rows: usize,
    columns: usize,
}

impl FromStr for BoxSize {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<BoxSize, &'static str> {
        text.split_once('x')
            .and_then(|(rows, columns)| {
                Some(BoxSize { rows: rows.parse().ok()?, columns: columns.parse().ok()? })
            })
            .ok_or("expected rows x columns, as in 3x2")
    }
}

impl From<BoxSize> for (usize, usize) {
    fn from(size: BoxSize) -> (usize, usize) {
        (size.rows, size.columns)
    }
}

/// A SHA-256 hash as lower-case hexadecimal text.
pub struct Sha256Text;

/// A date as text, such as `2026-12-01`.
pub struct DateText;

/// Returns the schema of an object with these fields.
pub fn object(about: &str, fields: Vec<Field>) -> Value {
    let mut properties = Map::new();
    let mut required: Vec<Value> = Vec::new();
    for field in fields {
        if field.presence == Presence::Flattened {
            let part = |key: &str| field.schema[key].clone();
            properties.extend(part("properties").as_object().cloned().unwrap_or_default());
            required.extend(part("required").as_array().cloned().unwrap_or_default());
            continue;
        }
        let mut schema = field.schema;
        schema["description"] = field.about.trim().into();
        properties.insert(field.name.to_owned(), schema);
        if field.presence == Presence::Required {
            required.push(field.name.into());
        }
    }
    json!({
        "type": "object",
        "description": about.trim(),
        "properties": properties,
        "required": required,
    })
}

/// A field of a record.
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// The description.
    pub about: &'static str,
    /// The presence of the field.
    pub presence: Presence,
    /// The schema of the values.
    pub schema: Value,
}

/// Defines a struct with its JSON Schema, which follows from the documentation and the types: `struct Name: Style { ... }`.
///
/// - `Serialize`: it implements `Serialize`, without the derive macro of `serde`. Options without a value are left out.
/// - `Flattened`: the same; as a field of another record, it is replaced by its own fields.
/// - `Request`: it has the arguments of a request, and implements [`Argument`]. It is flattened, too.
///
/// `field: String as DateText` takes the schema of a field from another type, which describes the values more closely.
/// Names of fields that are keywords of Rust, such as `r#box`, are written without `r#`.
#[macro_export]
macro_rules! record {
    (
        $(#[doc = $about:literal])+
        $(#[derive($($derive:tt)*)])?
        $(#[serde($($serde:tt)*)])?
        $vis:vis struct $name:ident $(<$life:lifetime>)?: $style:ident {
            $(
                $(#[doc = $of_field:literal])+
                $field_vis:vis $field:ident: $type:ty $(as $shape:ty)?,
            )*
        }
    ) => {
        $(#[doc = $about])+
        $(#[derive($($derive)*)])?
        $(#[serde($($serde)*)])?
        $vis struct $name $(<$life>)? {
            $(
                $(#[doc = $of_field])+
                $field_vis $field: $type,
            )*
        }

        impl $(<$life>)? $crate::record::JsonSchema for $name $(<$life>)? {
            $crate::record_presence!($style);

            fn schema() -> serde_json::Value {
                $crate::record::object(concat!($($about),+), vec![$(
                    $crate::record::Field {
                        name: $crate::key!($field),
                        about: concat!($($of_field),+),
                        presence: <$type as $crate::record::JsonSchema>::PRESENCE,
                        schema: $crate::record::schema_as!($type $(, $shape)?),
                    },
                )*])
            }
        }

        $crate::record_style!($style [$($life)?] $name { $($field: $type,)* });
    };
}

/// Implements what the style of a record says.
#[macro_export]
macro_rules! record_style {
    (Request [] $name:ident { $($field:ident: $type:ty,)* }) => {
        impl $crate::record::Argument for $name {
            fn read(value: &serde_json::Value) -> Result<$name, String> {
                $crate::record::read_request(value)
            }

            fn take(arguments: &mut $crate::record::Arguments, _: &str) -> Result<$name, String> {
                // All are taken before a mistake is reported, so that the rest are unknown.
                $(let $field = <$type as $crate::record::Argument>::take(
                    arguments,
                    $crate::key!($field),
                );)*
                Ok($name { $($field: $field?,)* })
            }
        }
    };
    ($written:ident [$($life:lifetime)?] $name:ident { $($field:ident: $type:ty,)* }) => {
        impl $(<$life>)? $name $(<$life>)? {
            fn write_fields<M: serde::ser::SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
                $($crate::record::JsonSchema::write_field(&self.$field, $crate::key!($field), map)?;)*
                Ok(())
            }
        }

        impl $(<$life>)? serde::Serialize for $name $(<$life>)? {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                self.write_fields(&mut map)?;
                serde::ser::SerializeMap::end(map)
            }
        }
    };
}

/// Returns the name of a field in JSON.
#[macro_export]
macro_rules! key {
    ($field:ident) => {
        stringify!($field).trim_start_matches("r#")
    };
}

/// Defines the presence of a record as a field, by its style.
#[macro_export]
macro_rules! record_presence {
    (Serialize) => {};
    (Request) => {
        const PRESENCE: $crate::record::Presence = $crate::record::Presence::Flattened;
    };
    (Flattened) => {
        const PRESENCE: $crate::record::Presence = $crate::record::Presence::Flattened;

        fn write_field<M: serde::ser::SerializeMap>(
            &self,
            _: &'static str,
            map: &mut M,
        ) -> Result<(), M::Error> {
            self.write_fields(map)
        }
    };
}

/// Returns the schema of a field: that of the type after `as`, or else of the field's own type.
#[macro_export]
macro_rules! schema_as {
    ($type:ty) => {
        <$type as $crate::record::JsonSchema>::schema()
    };
    ($type:ty, $shape:ty) => {
        <$shape as $crate::record::JsonSchema>::schema()
    };
}

/// Implements [`JsonSchema`] and [`Argument`] for types, from their schema and the function that reads a value.
#[macro_export]
macro_rules! arguments {
    ($($type:ty: $schema:tt, |$value:ident| $read:expr;)*) => {
        $(
            impl $crate::record::JsonSchema for $type {
                fn schema() -> serde_json::Value {
                    serde_json::json!($schema)
                }
            }

            impl $crate::record::Argument for $type {
                fn read($value: &serde_json::Value) -> Result<$type, String> {
                    $read
                }
            }
        )*
    };
}

pub use {arguments, record, schema_as};

/// The arguments of a request by name.
pub type Arguments = Map<String, Value>;

/// A value that a request states.
pub trait Argument: JsonSchema + Sized {
    /// Reads the value.
    ///
    /// # Errors
    /// Returns what was expected.
    fn read(value: &Value) -> Result<Self, String>;

    /// Takes the value of `key` from the arguments; all its fields if it is a record.
    ///
    /// # Errors
    /// Returns a message that names the argument.
    fn take(arguments: &mut Arguments, key: &str) -> Result<Self, String> {
        let value = arguments.remove(key).ok_or_else(|| format!("`{key}` is missing"))?;
        Self::read(&value).map_err(|expected| format!("`{key}` is {}; {expected}", shown(&value)))
    }
}

/// Reads a request: an object that has only the fields of `T`.
///
/// # Errors
/// Returns a message that names the first argument that is unknown, or else invalid.
pub fn read_request<T: Argument>(value: &Value) -> Result<T, String> {
    let Some(object) = value.as_object() else {
        return Err(format!("the options are {}; expected an object", shown(value)));
    };
    let mut rest = object.clone();
    let request = T::take(&mut rest, "");
    let Some(unknown) = rest.keys().next() else { return request };
    let schema = T::schema();
    let fields = schema["properties"].as_object().into_iter().flat_map(Map::keys);
    let near = suggestion_among(unknown, &fields.map(String::as_str).collect::<Vec<_>>());
    Err(format!("unknown option `{unknown}`; {near}"))
}

/// The number of characters of a value that a message shows.
const SHOWN: usize = 60;

/// Returns a value as messages show it. A value that JSON cannot express is an object whose only key is `$`.
fn shown(value: &Value) -> String {
    let opaque = value.as_object().filter(|object| object.len() == 1);
    let text = match opaque.and_then(|object| object.get("$")?.as_str()) {
        Some(text) => text.to_owned(),
        None => value.to_string(),
    };
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

impl<T: Argument> Argument for Option<T> {
    fn read(value: &Value) -> Result<Option<T>, String> {
        T::read(value).map(Some)
    }

    fn take(arguments: &mut Arguments, key: &str) -> Result<Option<T>, String> {
        arguments.contains_key(key).then(|| T::take(arguments, key)).transpose()
    }
}

impl<T: Named> Argument for T {
    fn read(value: &Value) -> Result<T, String> {
        let name = value.as_str().unwrap_or_default();
        T::from_name(name).ok_or_else(|| suggestion::<T>(name).to_string())
    }
}

impl<T: Argument> Argument for Vec<T> {
    fn read(value: &Value) -> Result<Vec<T>, String> {
        value.as_array().ok_or("expected a list")?.iter().map(T::read).collect()
    }
}

arguments! {
    Value: {}, |value| Ok(value.clone());
    bool: { "type": "boolean" }, |value| value.as_bool().ok_or("expected true or false".into());
    String: { "type": "string" }, |value| Ok(value.as_str().ok_or("expected a text")?.into());
    BoxSize: { "type": "string", "pattern": "^[0-9]+x[0-9]+$" },
        |value| value.as_str().unwrap_or_default().parse().map_err(str::to_owned);
}

/// A whole number within limits.
pub struct Whole<const LEAST: u32, const MOST: u32>(pub u32);

impl<const LEAST: u32, const MOST: u32> JsonSchema for Whole<LEAST, MOST> {
    fn schema() -> Value {
        json!({ "type": "integer", "minimum": LEAST, "maximum": MOST })
    }
}

impl<const LEAST: u32, const MOST: u32> Argument for Whole<LEAST, MOST> {
    fn read(value: &Value) -> Result<Self, String> {
        let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
        number
            .filter(|number| (LEAST..=MOST).contains(number))
            .map(Whole)
            .ok_or_else(|| format!("expected a whole number from {LEAST} to {MOST}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    record! {
        /// A thing with
        /// a name.
        struct Thing<'a>: Serialize {
            /// The name of the thing.
            name: &'a str,
            /// The hash of the thing.
            hash: Option<String> as Sha256Text,
            /// More fields.
            more: More,
        }
    }

    record! {
        /// Further fields.
        struct More: Flattened {
            /// The counts.
            counts: Vec<u32>,
        }
    }

    #[test]
    fn schemas_describe_the_written_json() {
        let schema = schema_of::<Thing>("Thing");
        assert_eq!(schema["description"], "A thing with a name.");
        assert_eq!(schema["required"], json!(["name", "counts"]));
        let properties = &schema["properties"];
        assert_eq!(properties["name"]["description"], "The name of the thing.");
        assert_eq!(properties["hash"]["pattern"], "^[0-9a-f]{64}$");
        assert_eq!(properties["counts"]["items"]["type"], "integer");
        let thing = Thing { name: "x", hash: None, more: More { counts: vec![1] } };
        let written = serde_json::to_value(&thing).unwrap();
        assert_eq!(written, json!({ "name": "x", "counts": [1] }));
    }
}

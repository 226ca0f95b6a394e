//! JSON records with schemas: one definition gives both the struct and its JSON Schema.

use crate::named::Named;
use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::{Map, Value, json};
use std::marker::PhantomData;

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

impl Presence {
    /// Returns the presence that the content of a `serde` attribute states.
    pub fn from_attribute(serde: &str) -> Presence {
        match serde {
            "flatten" => Presence::Flattened,
            serde if serde.contains("skip_serializing_if") => Presence::Optional,
            _ => Presence::Required,
        }
    }
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
    bool => { "type": "boolean" },
    u8 => { "type": "integer", "minimum": 0 },
    u32 => { "type": "integer", "minimum": 0 },
    u64 => { "type": "integer", "minimum": 0 },
    usize => { "type": "integer", "minimum": 0 },
    f64 => { "type": "number" },
    String => { "type": "string" },
    &str => { "type": "string" },
    Value => {},
    DateText => { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
    Sha256Text => { "type": "string", "pattern": "^[0-9a-f]{64}$" },
    CellName => { "type": "string", "pattern": "^r[0-9]+c[0-9]+$" },
    BoxSize => { "type": "string", "pattern": "^[0-9]+x[0-9]+$" },
}

/// The name of a cell by row and column from 1, such as `r1c2`.
pub struct CellName;

/// The rows and columns of a box, such as `3x2`.
pub struct BoxSize;

/// A SHA-256 hash as lower-case hexadecimal text.
pub struct Sha256Text;

/// A date as text, such as `2026-12-01`.
pub struct DateText;

/// The name of a value of `T`.
pub struct NameOf<T>(PhantomData<T>);

impl<T: Named> JsonSchema for NameOf<T> {
    fn schema() -> Value {
        let names: Vec<&str> = T::NAMES.iter().map(|(name, _)| *name).collect();
        json!({ "enum": names })
    }
}

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

/// Defines a struct that is written as JSON, and implements [`JsonSchema`] for it.
///
/// The schema follows from the documentation and the `serde` attributes. `field: String as DateText` takes the schema
/// of a field from another type, which describes the values more closely.
///
/// `struct Name: Serialize` also implements `Serialize`, without the derive macro of `serde` and its attributes: options
/// without a value are left out. A field whose type is a `struct Name: Flattened` is replaced by the fields of its value.
/// Names of fields that are keywords of Rust, such as `r#box`, are written without `r#`.
#[macro_export]
macro_rules! record {
    (
        $(#[doc = $about:literal])+
        $(#[derive($($derive:tt)*)])?
        $vis:vis struct $name:ident: $style:ident {
            $(
                $(#[doc = $of_field:literal])+
                $field_vis:vis $field:ident: $type:ty $(as $shape:ty)?,
            )*
        }
    ) => {
        $(#[doc = $about])+
        $(#[derive($($derive)*)])?
        $vis struct $name {
            $(
                $(#[doc = $of_field])+
                $field_vis $field: $type,
            )*
        }

        impl $name {
            fn write_fields<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
                $($crate::record::JsonSchema::write_field(
                    &self.$field,
                    stringify!($field).trim_start_matches("r#"),
                    map,
                )?;)*
                Ok(())
            }
        }

        impl $crate::record::JsonSchema for $name {
            const PRESENCE: $crate::record::Presence = $crate::record_presence!($style);

            fn schema() -> serde_json::Value {
                $crate::record::object(concat!($($about),+), vec![$(
                    $crate::record::Field {
                        name: stringify!($field).trim_start_matches("r#"),
                        about: concat!($($of_field),+),
                        presence: <$type as $crate::record::JsonSchema>::PRESENCE,
                        schema: $crate::record::schema_as!($type $(, $shape)?),
                    },
                )*])
            }

            fn write_field<M: SerializeMap>(
                &self,
                key: &'static str,
                map: &mut M,
            ) -> Result<(), M::Error> {
                match Self::PRESENCE {
                    $crate::record::Presence::Flattened => self.write_fields(map),
                    _ => map.serialize_entry(key, self),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                self.write_fields(&mut map)?;
                serde::ser::SerializeMap::end(map)
            }
        }
    };
    (
        $(#[doc = $about:literal])+
        $(#[derive($($derive:tt)*)])?
        $(#[serde($($whole:tt)*)])?
        $vis:vis struct $name:ident $(<$life:lifetime>)? {
            $(
                $(#[doc = $of_field:literal])+
                $(#[serde($($serde:tt)*)])?
                $field_vis:vis $field:ident: $type:ty $(as $shape:ty)?,
            )*
        }
    ) => {
        $(#[doc = $about])+
        $(#[derive($($derive)*)])?
        $(#[serde($($whole)*)])?
        $vis struct $name $(<$life>)? {
            $(
                $(#[doc = $of_field])+
                $(#[serde($($serde)*)])?
                $field_vis $field: $type,
            )*
        }

        impl $(<$life>)? $crate::record::JsonSchema for $name $(<$life>)? {
            fn schema() -> serde_json::Value {
                $crate::record::object(concat!($($about),+), vec![$(
                    $crate::record::Field {
                        name: stringify!($field),
                        about: concat!($($of_field),+),
                        presence: $crate::record::Presence::from_attribute(
                            concat!($(stringify!($($serde)*))?)
                        ),
                        schema: $crate::record::schema_as!($type $(, $shape)?),
                    },
                )*])
            }
        }
    };
}

/// Returns the presence of a record as a field, from the word after its name.
#[macro_export]
macro_rules! record_presence {
    (Serialize) => {
        $crate::record::Presence::Required
    };
    (Flattened) => {
        $crate::record::Presence::Flattened
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

pub use {record, record_presence, schema_as};

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    record! {
        /// A thing with
        /// a name.
        #[derive(Serialize)]
        struct Thing<'a> {
            /// The name of the thing.
            name: &'a str,
            /// The hash of the thing.
            #[serde(skip_serializing_if = "Option::is_none")]
            hash: Option<String> as Sha256Text,
            /// More fields.
            #[serde(flatten)]
            more: More,
        }
    }

    record! {
        /// Further fields.
        #[derive(Serialize)]
        struct More {
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

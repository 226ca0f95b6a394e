//! Records of JSON that describe themselves: what is written, and the schema of it, are stated once.

use crate::named::Named;
use serde_json::{Map, Value, json};
use std::marker::PhantomData;

/// The dialect of the schemas.
const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Something that is written as JSON, of which a schema tells.
pub trait JsonSchema {
    /// The JSON Schema of its values.
    fn schema() -> Value;
}

/// The JSON Schema (draft 2020-12) of files that hold a `T`.
pub fn schema_of<T: JsonSchema>(title: &str) -> Value {
    let mut schema = T::schema();
    schema["$schema"] = DRAFT.into();
    schema["title"] = title.into();
    schema
}

impl<T: JsonSchema> JsonSchema for Option<T> {
    fn schema() -> Value {
        T::schema()
    }
}

impl<T: JsonSchema> JsonSchema for Vec<T> {
    fn schema() -> Value {
        json!({ "type": "array", "items": T::schema() })
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
    f64 => { "type": "number" },
    String => { "type": "string" },
    &str => { "type": "string" },
    DateText => { "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
    Sha256Text => { "type": "string", "pattern": "^[0-9a-f]{64}$" },
}

/// A hash as text, in hexadecimal.
pub struct Sha256Text;

/// A date as text, as in `2026-12-01`.
pub struct DateText;

/// The name of one of the values of `T`.
pub struct NameOf<T>(PhantomData<T>);

impl<T: Named> JsonSchema for NameOf<T> {
    fn schema() -> Value {
        let names: Vec<&str> = T::NAMES.iter().map(|(name, _)| *name).collect();
        json!({ "enum": names })
    }
}

/// The schema of an object with these fields.
pub fn object(about: &str, fields: Vec<Field>) -> Value {
    let mut properties = Map::new();
    let mut required: Vec<Value> = Vec::new();
    for field in fields {
        match field.serde {
            "flatten" => {
                let own = |key: &str| field.schema[key].clone();
                properties.extend(own("properties").as_object().cloned().unwrap_or_default());
                required.extend(own("required").as_array().cloned().unwrap_or_default());
            }
            serde => {
                let mut schema = field.schema;
                schema["description"] = field.about.trim().into();
                properties.insert(field.name.to_owned(), schema);
                if !serde.contains("skip_serializing_if") {
                    required.push(field.name.into());
                }
            }
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
    /// The key of the field.
    pub name: &'static str,
    /// The sentences that explain it.
    pub about: &'static str,
    /// The attribute by which it is written: one that may be left out is not required.
    pub serde: &'static str,
    /// The schema of its values.
    pub schema: Value,
}

/// States a struct that is written as JSON. Its documentation, its fields and what may be left out of them make its
/// schema; `as` names another type that describes the values of a field more closely.
#[macro_export]
macro_rules! record {
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
                        serde: concat!($(stringify!($($serde)*))?),
                        schema: $crate::record::schema_as!($type $(, $shape)?),
                    },
                )*])
            }
        }
    };
}

/// The schema of a field: that of its own type, or of the type that describes it more closely.
#[macro_export]
macro_rules! schema_as {
    ($type:ty) => {
        <$type as $crate::record::JsonSchema>::schema()
    };
    ($type:ty, $shape:ty) => {
        <$shape as $crate::record::JsonSchema>::schema()
    };
}

pub use {record, schema_as};

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    record! {
        /// A thing with
        /// a name.
        #[derive(Serialize)]
        struct Thing<'a> {
            /// What it is called.
            name: &'a str,
            /// What it was hashed to.
            #[serde(skip_serializing_if = "Option::is_none")]
            hash: Option<String> as Sha256Text,
            /// Its parts.
            #[serde(flatten)]
            more: More,
        }
    }

    record! {
        /// More of it.
        #[derive(Serialize)]
        struct More {
            /// How many there are.
            counts: Vec<u32>,
        }
    }

    #[test]
    fn a_record_describes_what_it_writes() {
        let schema = schema_of::<Thing>("Thing");
        assert_eq!(schema["description"], "A thing with a name.");
        assert_eq!(schema["required"], json!(["name", "counts"]));
        let properties = &schema["properties"];
        assert_eq!(properties["name"]["description"], "What it is called.");
        assert_eq!(properties["hash"]["pattern"], "^[0-9a-f]{64}$");
        assert_eq!(properties["counts"]["items"]["type"], "integer");
        let thing = Thing { name: "x", hash: None, more: More { counts: vec![1] } };
        let written = serde_json::to_value(&thing).unwrap();
        assert_eq!(written, json!({ "name": "x", "counts": [1] }));
    }
}

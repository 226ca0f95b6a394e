//! Declarations of requests, replies and the data of pages for other languages, made from their schemas:
//! `GOLDEN=write cargo test --test program declarations` renews them.

use gridpress::notation::{CageRecord, CanvasRecord, Format, MarkRecord};
use gridpress::{Level, MinutesRecord, PuzzleRecord, Symmetry, Technique, Variant};
use gridpress_ground::record::JsonSchema;
use gridpress_studio::{SpecView, StateView};
use gridpress_testing::golden;
use gridpress_verbs::request::{ErrorCode, FormatRequest, GenerateRequest, KindRequest};
use gridpress_verbs::step_record::{CandidateRecord, LinkRecord, PartRecord, RuleRecord};
use gridpress_verbs::{
    Explanation, HintRecord, MistakeRecord, NamesRecord, SolutionRecord, StepRecord,
};
use serde_json::Value;

/// A JSON Schema, with the name of its type in other languages.
type NamedSchema = (&'static str, Value);

/// Returns the schemas of types, with their names in other languages.
macro_rules! schemas {
    ($($name:ident: $type:ty,)*) => {
        [$((stringify!($name), <$type as JsonSchema>::schema())),*]
    };
}

/// The last sentence of the head of each file.
const RENEWAL: &str = "`GOLDEN=write cargo test --test program declarations` renews this file.";

#[test]
fn scripts_know_the_data_of_the_page() {
    let types = schemas! { PageState: StateView, PageSpec: SpecView, };
    let types = types.map(|(name, schema)| {
        let object = TypeScript { named: &[] }.fields(fields(&schema), "");
        format!("\ndeclare interface {name} {object}\n")
    });
    let head = format!("// The data of the page. {RENEWAL}\n");
    golden::check("../web/studio.d.ts", &(head + &types.concat()));
}

#[test]
fn packages_have_types_of_requests_and_replies() {
    let requests = schemas! {
        Level: Level, Variant: Variant, Symmetry: Symmetry, Format: Format, Technique: Technique, ErrorCode: ErrorCode,
        Kind: KindRequest, GenerateOptions: GenerateRequest, FormatOptions: FormatRequest,
    };
    let replies = schemas! {
        Minutes: MinutesRecord, Canvas: CanvasRecord, Cage: CageRecord, Mark: MarkRecord, Puzzle: PuzzleRecord,
        Mistake: MistakeRecord, Candidate: CandidateRecord, Part: PartRecord, LinkRule: RuleRecord, Link: LinkRecord,
        Step: StepRecord, Solution: SolutionRecord, Explanation: Explanation, Hint: HintRecord, Names: NamesRecord,
    };
    let script: Vec<NamedSchema> = requests
        .iter()
        .map(|request| options(request, &["puzzle"]))
        .chain(replies.clone())
        .collect();
    let types = TypeScript { named: &script };
    let declared = script.iter().map(|(name, schema)| types.declaration(name, schema));
    let head = format!("// The types of requests and replies. {RENEWAL}\n");
    golden::check("../../src/verbs/package/types.d.ts", &(head + &declared.collect::<String>()));
    let mut requests: Vec<NamedSchema> =
        requests.iter().map(|request| options(request, &["level", "seed", "index"])).collect();
    requests.retain(|(name, _)| *name != "FormatOptions");
    let python: Vec<NamedSchema> = requests.iter().cloned().chain(replies).collect();
    let declared = python.iter().map(|(name, schema)| {
        let is_request = requests.iter().any(|(request, _)| request == name);
        Python { named: &python, is_request }.declaration(name, schema)
    });
    let head =
        format!("\"\"\"The types of requests and replies. {RENEWAL}\"\"\"\n{PYTHON_IMPORTS}");
    golden::check("../../src/python/gridpress/_types.py", &(head + &declared.collect::<String>()));
}

/// Returns the schema of the options of a request, which may all be absent: `parameters` are separate in a function.
fn options((name, schema): &NamedSchema, parameters: &[&str]) -> NamedSchema {
    let mut schema = schema.clone();
    if let Some(fields) = schema["properties"].as_object_mut() {
        fields.retain(|name, _| !parameters.contains(&&name[..]));
        schema["required"] = Value::Array(Vec::new());
    }
    (name, schema)
}
const PYTHON_IMPORTS: &str = "
from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, Optional, Sequence, Tuple, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
";

/// Returns the name of the type that has this schema.
fn name_of(named: &[NamedSchema], schema: &Value) -> Option<&'static str> {
    let is_same = |other: &Value| {
        ["properties", "enum"].iter().any(|key| !schema[key].is_null())
            && ["properties", "required", "enum"].iter().all(|key| schema[key] == other[key])
    };
    Some(named.iter().find(|(_, other)| is_same(other))?.0)
}

/// A field of an object: its name, its schema, and `true` if it is always present.
type DeclaredField<'s> = (&'s String, &'s Value, bool);

/// Returns the fields of an object.
fn fields(schema: &Value) -> Vec<DeclaredField<'_>> {
    let required = schema["required"].as_array().unwrap();
    let is_required = |name: &str| required.iter().any(|required| required == name);
    let fields = schema["properties"].as_object().into_iter().flatten();
    fields.map(|(name, field)| (name, field, is_required(name))).collect()
}

/// Returns the type before `name` that shares most fields with it, all of its own, and the fields that it lacks.
fn base_of<'s>(
    named: &[NamedSchema],
    name: &str,
    schema: &'s Value,
) -> (Option<&'static str>, Vec<DeclaredField<'s>>) {
    let mut own = fields(schema);
    let base = named
        .iter()
        .take_while(|(other, _)| *other != name)
        .filter(|(_, other)| other["type"] == "object")
        .filter(|(_, other)| fields(other).iter().all(|field| own.contains(field)))
        .max_by_key(|(_, other)| fields(other).len());
    if let Some((_, base)) = base {
        own.retain(|(name, ..)| base["properties"].get(name).is_none());
    }
    (base.map(|base| base.0), own)
}

/// Returns the texts that a schema allows, in quotes; `None` for other schemas.
fn texts(schema: &Value) -> Option<Vec<String>> {
    let texts = schema["enum"].as_array().cloned().or_else(|| {
        Some(schema["oneOf"].as_array()?.iter().map(|one| one["const"].clone()).collect())
    })?;
    Some(texts.iter().map(Value::to_string).collect())
}

/// Returns `items`, each followed by `separator` unless it is the last, in lines of up to 120 characters that are indented.
fn filled(items: &[String], separator: &str, indent: &str) -> String {
    let mut lines = vec![indent.to_owned()];
    for (at, item) in items.iter().enumerate() {
        let item = if at + 1 == items.len() { item.clone() } else { format!("{item}{separator}") };
        if lines.last().unwrap().len() + item.len() > 120 {
            lines.push(indent.to_owned());
        }
        *lines.last_mut().unwrap() += &item;
    }
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn about(schema: &Value) -> &str {
    schema["description"].as_str().unwrap()
}

/// The types of a schema that is `anyOf` others, or has several types.
fn alternatives(schema: &Value) -> Option<Vec<Value>> {
    let types = schema["type"].as_array();
    schema["anyOf"]
        .as_array()
        .cloned()
        .or_else(|| Some(types?.iter().map(|name| serde_json::json!({ "type": name })).collect()))
}

struct TypeScript<'n> {
    named: &'n [NamedSchema],
}

impl TypeScript<'_> {
    fn declaration(&self, name: &str, schema: &Value) -> String {
        match texts(schema) {
            Some(texts) => format!("\nexport type {name} =\n{};\n", filled(&texts, " | ", "  ")),
            None => {
                let (base, own) = base_of(self.named, name, schema);
                let extends = base.map_or(String::new(), |base| format!("extends {base} "));
                let fields = self.fields(own, "");
                format!("\n/** {} */\nexport interface {name} {extends}{fields}\n", about(schema))
            }
        }
    }

    /// Returns an object with these fields, in lines with this indentation.
    fn fields(&self, fields: Vec<DeclaredField>, indent: &str) -> String {
        let fields = fields.into_iter().map(|(name, field, is_required)| {
            let mark = if is_required { "" } else { "?" };
            let of_type = self.type_of(field, &format!("{indent}  "));
            format!("{indent}  /** {} */\n{indent}  {name}{mark}: {of_type};\n", about(field))
        });
        format!("{{\n{}{indent}}}", fields.collect::<String>())
    }

    fn type_of(&self, schema: &Value, indent: &str) -> String {
        let all = |schemas: &[Value]| {
            schemas.iter().map(|one| self.type_of(one, indent)).collect::<Vec<_>>()
        };
        if let Some(name) = name_of(self.named, schema) {
            return name.to_owned();
        }
        if let Some(texts) = texts(schema) {
            return texts.join(" | ");
        }
        if let Some(types) = alternatives(schema) {
            return all(&types).join(" | ");
        }
        match schema["type"].as_str() {
            Some("object") => self.fields(fields(schema), indent),
            Some("array") => match schema["prefixItems"].as_array() {
                Some(types) => format!("[{}]", all(types).join(", ")),
                None => format!("Array<{}>", self.type_of(&schema["items"], indent)),
            },
            Some("integer") => "number".to_owned(),
            Some(plain) => plain.to_owned(),
            None => "any".to_owned(),
        }
    }
}

struct Python<'n> {
    named: &'n [NamedSchema],
    /// `true` for requests, in which `None` stands for an absent argument.
    is_request: bool,
}

impl Python<'_> {
    fn declaration(&self, name: &str, schema: &Value) -> String {
        if let Some(texts) = texts(schema) {
            return format!(
                "\n{name} = Literal[\n{},\n]  # fmt: skip\n",
                filled(&texts, ", ", "    ")
            );
        }
        let (base, own) = base_of(self.named, name, schema);
        // A class cannot have a field with the name of a keyword.
        if own.iter().any(|(name, ..)| *name == "from") {
            let fields = own.iter().map(|(name, field, is_required)| {
                let of_type = self.field(field, *is_required).replace('"', "'");
                format!("        \"{name}\": \"{of_type}\",\n")
            });
            let fields = fields.collect::<String>();
            return format!(
                "\n{name} = TypedDict(\n    \"{name}\",\n    {{\n{fields}    }},\n)\n{name}.__doc__ = \"\"\"{}\"\"\"\n",
                about(schema)
            );
        }
        let fields = own.iter().map(|(name, field, is_required)| {
            let of_type = self.field(field, *is_required);
            format!("    {name}: {of_type}\n    \"\"\"{}\"\"\"\n", about(field))
        });
        let base = base.unwrap_or("TypedDict");
        format!(
            "\n\nclass {name}({base}):\n    \"\"\"{}\"\"\"\n\n{}",
            about(schema),
            fields.collect::<String>()
        )
    }

    fn field(&self, schema: &Value, is_required: bool) -> String {
        let of_type = self.type_of(schema);
        match (is_required, self.is_request) {
            (true, _) => of_type,
            (false, false) => format!("NotRequired[{of_type}]"),
            (false, true) => format!("NotRequired[Optional[{of_type}]]"),
        }
    }

    fn type_of(&self, schema: &Value) -> String {
        let all = |schemas: &[Value]| {
            schemas.iter().map(|one| self.type_of(one)).collect::<Vec<_>>().join(", ")
        };
        if let Some(name) = name_of(self.named, schema) {
            return name.to_owned();
        }
        if let Some(texts) = texts(schema) {
            return format!("Literal[{}]", texts.join(", "));
        }
        if let Some(types) = alternatives(schema) {
            return format!("Union[{}]", all(&types));
        }
        match (schema["type"].as_str().unwrap(), schema["prefixItems"].as_array()) {
            ("array", Some(types)) => format!("Tuple[{}]", all(types)),
            ("array", None) => {
                let list = if self.is_request { "Sequence" } else { "List" };
                format!("{list}[{}]", self.type_of(&schema["items"]))
            }
            ("integer", _) => "int".to_owned(),
            ("number", _) => "float".to_owned(),
            ("boolean", _) => "bool".to_owned(),
            ("string", _) => "str".to_owned(),
            (other, _) => panic!("{other}: {schema}"),
        }
    }
}

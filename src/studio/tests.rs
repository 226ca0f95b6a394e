//! Tests that scripts know the data of the page, by `tests/web/studio.d.ts`, with which they are checked.

use crate::editor::SpecView;
use crate::state::StateView;
use gridpress_ground::record::JsonSchema;
use gridpress_testing::golden;
use serde_json::Value;

#[test]
fn scripts_know_the_data_of_the_page() {
    let declared = [("PageState", StateView::schema()), ("PageSpec", SpecView::schema())]
        .map(|(name, schema)| format!("\ndeclare interface {name} {}\n", type_of(&schema, "")));
    let head = "// The data of the page. `GOLDEN=write cargo test -p gridpress-studio` renews this file.\n";
    golden::check("../web/studio.d.ts", &(head.to_owned() + &declared.concat()));
}

/// Returns the type of the values that a schema describes, in lines with this indentation.
fn type_of(schema: &Value, indent: &str) -> String {
    let all = |key: &str| -> Option<Vec<String>> {
        Some(schema[key].as_array()?.iter().map(|one| type_of(one, indent)).collect())
    };
    if let Some(types) = all("anyOf") {
        return types.join(" | ");
    }
    match schema["type"].as_str() {
        Some("object") => {
            let inner = format!("{indent}  ");
            let required = schema["required"].as_array().unwrap();
            let fields = schema["properties"].as_object().unwrap().iter().map(|(name, field)| {
                let about = field["description"].as_str().unwrap();
                let mark = if required.contains(&name.as_str().into()) { "" } else { "?" };
                let field = type_of(field, &inner);
                format!("{inner}/** {about} */\n{inner}{name}{mark}: {field};\n")
            });
            format!("{{\n{}{indent}}}", fields.collect::<String>())
        }
        Some("array") => match all("prefixItems") {
            Some(types) => format!("[{}]", types.join(", ")),
            None => format!("Array<{}>", type_of(&schema["items"], indent)),
        },
        Some("integer") => "number".to_owned(),
        Some(plain) => plain.to_owned(),
        None => "any".to_owned(),
    }
}

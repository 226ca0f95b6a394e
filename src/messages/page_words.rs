//! The words of the application's page, exported from the catalogue for its scripts.

use crate::bundle::{parsed, variant_name};
use crate::language::LANGUAGES;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The host of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageHost {
    /// The program.
    Program,
    /// A site, whose words take precedence.
    Site,
}

/// Messages of books that the page shows too.
const SHARED: [&str; 3] = ["web-cancel", "web-close", "web-copied"];

/// Returns the words of the page in a language, by key: a text with the names of values in braces; or texts by plural
/// category, under the name of the value that is counted; and the tags of all `languages`. `None` if the language is not
/// supported, or must be downloaded first.
pub fn page_words(tag: &str, host: PageHost) -> Option<Map<String, Value>> {
    let files = LANGUAGES.iter().find(|files| files.tag == tag)?;
    let languages: Value = LANGUAGES.iter().map(|files| files.tag).collect();
    let mut words = Map::from_iter([("languages".to_owned(), languages)]);
    add(&mut words, files.book.text()?, |key| SHARED.contains(&key));
    add(&mut words, files.application().page.text()?, |_| true);
    if host == PageHost::Site {
        add(&mut words, files.application().site.text()?, |_| true);
    }
    Some(words)
}

/// Adds the messages of a file whose keys are shown.
fn add(words: &mut Map<String, Value>, file: &str, is_shown: impl Fn(&str) -> bool) {
    for entry in parsed(file).entries() {
        if let Entry::Message(message) = entry
            && let Some(pattern) = message.value.as_ref().filter(|_| is_shown(message.id.name))
        {
            words.insert(message.id.name.to_owned(), value(pattern));
        }
    }
}

fn value(pattern: &Pattern<&str>) -> Value {
    match &pattern.elements[..] {
        [
            PatternElement::Placeable {
                expression:
                    Expression::Select {
                        selector: InlineExpression::VariableReference { id },
                        variants,
                    },
            },
        ] => {
            let forms = variants.iter();
            let forms = forms.map(|form| (variant_name(&form.key).to_owned(), text(&form.value)));
            json!({ id.name: forms.collect::<BTreeMap<_, _>>() })
        }
        _ => text(pattern).into(),
    }
}

fn text(pattern: &Pattern<&str>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.replace('\n', " "),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::VariableReference { id } => format!("{{{}}}", id.name),
            InlineExpression::StringLiteral { value } => {
                unescape_unicode_to_string(value).into_owned()
            }
            other => panic!("the page cannot evaluate {other:?}"),
        },
        other => panic!("the page cannot select within a text: {other:?}"),
    });
    parts.collect()
}

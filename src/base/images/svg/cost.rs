//! The cost of a drawing, estimated from its text. References repeat elements, so a few lines can require unbounded
//! work. All repetitions are added up before anything is built.

use resvg::usvg::roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// Maximum number of entities, each of which is searched for in the whole text.
const MAX_ENTITIES: usize = 100;
/// Maximum number of bytes in expanded entities.
const MAX_IN_ENTITIES: usize = 64 << 10;
/// Maximum number of attributes of an element.
const MAX_ATTRIBUTES: usize = 200;
/// Maximum nesting of elements, including references.
const DEEPEST: usize = 200;
/// Maximum number of bytes of all elements, counted at each use.
const MAX_BYTES: u64 = 4 << 20;
/// Maximum number of layers, which are clipped or partly transparent. Each costs as much as the whole picture.
const MAX_LAYERS: u64 = 300;

/// Rejects text with too many entities, or too many attributes in one element.
///
/// # Errors
/// The error in one line.
pub(super) fn of_text(text: &str) -> Result<(), String> {
    let mut in_entities = 0;
    for (index, part) in text.split("<!ENTITY").skip(1).enumerate() {
        let end = part.find('>').unwrap_or(part.len());
        let name = part[..end].split_whitespace().next().unwrap_or_default();
        let value = &part[..end];
        // Entities that name others grow exponentially, the attack known as a billion laughs.
        if value.contains(['&', '<']) {
            return Err("it has entities that expand to markup: save it as a PNG".to_owned());
        }
        in_entities += value.len() * text.matches(&format!("&{name};")).count();
        if index >= MAX_ENTITIES || in_entities > MAX_IN_ENTITIES {
            return Err("its entities expand to too much text: save it as a PNG".to_owned());
        }
    }
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let tag = &rest[at..];
        // Comments and the like have no attributes.
        let passed = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")];
        if let Some((_, end)) = passed.iter().find(|(begin, _)| tag.starts_with(begin)) {
            rest = tag.split_once(end).map_or("", |(_, behind)| behind);
            continue;
        }
        let (mut quote, mut count, mut end) = (None, 0, tag.len());
        for (index, c) in tag.char_indices() {
            match (quote, c) {
                (Some(open), _) if open == c => quote = None,
                (Some(_), _) => {}
                (None, '"' | '\'') => quote = Some(c),
                // Equals signs are counted outside quotes only, because values such as addresses contain them.
                (None, '=') => count += 1,
                (None, '>') => {
                    end = index;
                    break;
                }
                (None, _) => {}
            }
        }
        // The parser compares every attribute of an element with all others to find duplicates.
        if count > MAX_ATTRIBUTES {
            return Err(format!(
                "one of its elements has more than {MAX_ATTRIBUTES} attributes: save it as a PNG"
            ));
        }
        rest = &tag[end..];
    }
    Ok(())
}

/// The cost of an element.
#[derive(Clone, Copy, Default)]
struct Cost {
    bytes: u64,
    layers: u64,
}

impl Cost {
    fn add(&mut self, other: Cost) {
        // Doubling references reach any number within a few dozen lines.
        self.bytes = self.bytes.saturating_add(other.bytes);
        self.layers = self.layers.saturating_add(other.layers);
    }
}

/// Rejects a drawing that repeats too much.
///
/// # Errors
/// The error in one line.
pub(super) fn of_document(document: &Document) -> Result<(), String> {
    let elements = document.descendants().filter(|node| node.is_element());
    let ids = elements.filter_map(|node| Some((node.attribute("id")?, node)));
    let styles = document
        .descendants()
        .filter(|node| node.has_tag_name("style"))
        .filter_map(|style| style.text());
    let style: String = styles.collect();
    let mut counter =
        CostCounter { ids: ids.collect(), known: BTreeMap::new(), depth: 0, style: &style };
    let Some(Cost { bytes, layers }) = counter.cost(document.root_element()) else {
        let why = "it contains itself, or its groups are nested too deeply";
        return Err(format!("{why}: simplify it, or save it as a PNG"));
    };
    match (bytes > MAX_BYTES, layers > MAX_LAYERS) {
        (true, _) => Err("it repeats too much: simplify it, or save it as a PNG".to_owned()),
        (_, true) => Err(format!(
            "it has more than {MAX_LAYERS} clipped or transparent parts: simplify it, or save it as a PNG"
        )),
        _ => Ok(()),
    }
}

struct CostCounter<'a, 'input> {
    ids: BTreeMap<&'a str, Node<'a, 'input>>,
    /// Costs of elements including their contents; `None` during the computation.
    known: BTreeMap<usize, Option<Cost>>,
    /// Nesting depth of the current element.
    depth: usize,
    style: &'a str,
}

impl<'a, 'input> CostCounter<'a, 'input> {
    /// Returns the cost of an element; `None` if it contains itself, or is nested too deeply.
    fn cost(&mut self, node: Node<'a, 'input>) -> Option<Cost> {
        let key = node.id().get_usize();
        // An element whose computation is not finished is met again only if it refers to itself.
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        self.known.insert(key, None);
        let mut cost = Cost::default();
        for attribute in node.attributes() {
            let value = attribute.value();
            cost.bytes += 16 + value.len() as u64;
            cost.layers += layers(attribute.name(), value);
            for id in named(value) {
                cost.add(self.cost_of(id)?);
            }
            if attribute.name() == "href" {
                cost.add(self.cost_of(value.trim_start_matches('#'))?);
            }
        }
        // Selectors are not evaluated: every element with a class or an id is charged with all rules.
        if node.attribute("class").is_some() || node.attribute("id").is_some() {
            cost.layers += layers("style", self.style);
            for id in named(self.style) {
                cost.add(self.cost_of(id)?);
            }
        }
        for child in node.children().filter(Node::is_element) {
            cost.add(self.cost(child)?);
        }
        self.known.insert(key, Some(cost));
        self.depth -= 1;
        Some(cost)
    }

    /// Returns the cost of the element with an id; zero if there is none.
    fn cost_of(&mut self, id: &str) -> Option<Cost> {
        match self.ids.get(id).copied() {
            Some(node) => self.cost(node),
            None => Some(Cost::default()),
        }
    }
}

/// Returns the ids that a value refers to as `url(#name)`.
fn named(value: &str) -> impl Iterator<Item = &str> {
    value.split("url(").skip(1).filter_map(|part| {
        part.split(')').next()?.trim().trim_matches(['"', '\'']).strip_prefix('#')
    })
}

/// Returns the number of layers that a value requires: at most one for each property.
fn layers(name: &str, value: &str) -> u64 {
    const LAYERS: [&str; 5] = ["clip-path", "opacity", "mix-blend-mode", "isolation", "mask"];
    match name {
        "style" => value
            .split([';', '{', '}'])
            .filter_map(|property| property.split(':').next())
            .filter(|name| LAYERS.contains(&name.trim()))
            .count() as u64,
        name => u64::from(LAYERS.contains(&name)),
    }
}

//! What a drawing would grow to, from its text alone: elements are repeated by reference, so a few lines may ask for work
//! without end. All is added up before anything of it is built.

use resvg::usvg::roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// The most entities, each of which is looked for in all of the text.
const MAX_ENTITIES: usize = 100;
/// The most bytes that entities may stand for.
const MAX_IN_ENTITIES: usize = 64 << 10;
/// The most attributes of an element.
const MAX_ATTRIBUTES: usize = 200;
/// The most elements around one, those that refer to it among them.
const DEEPEST: usize = 200;
/// The most bytes of all elements, each as often as it is drawn.
const MAX_BYTES: u64 = 4 << 20;
/// The most layers, each of which takes as much work as the whole picture: what is clipped, or opaque as a group.
const MAX_LAYERS: u64 = 300;

/// Refuses text whose entities, or the attributes of one of whose elements, are too many to be read.
///
/// # Errors
/// What is wrong, in a line.
pub(super) fn of_text(text: &str) -> Result<(), String> {
    let mut in_entities = 0;
    for (index, part) in text.split("<!ENTITY").skip(1).enumerate() {
        let end = part.find('>').unwrap_or(part.len());
        let mut words = part[..end].split_whitespace();
        let name = words.next().unwrap_or_default();
        let value = &part[..end];
        if value.contains(['&', '<']) {
            return Err(
                "it has entities that stand for more than words: save it as a PNG".to_owned()
            );
        }
        in_entities += value.len() * text.matches(&format!("&{name};")).count();
        if index >= MAX_ENTITIES || in_entities > MAX_IN_ENTITIES {
            return Err("its entities stand for too much: save it as a PNG".to_owned());
        }
    }
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let tag = &rest[at..];
        // What stands in comments and the like is no attribute.
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
                (None, '=') => count += 1,
                (None, '>') => {
                    end = index;
                    break;
                }
                (None, _) => {}
            }
        }
        if count > MAX_ATTRIBUTES {
            return Err(format!(
                "an element of it has more than {MAX_ATTRIBUTES} attributes: save it as a PNG"
            ));
        }
        rest = &tag[end..];
    }
    Ok(())
}

/// How much is drawn.
#[derive(Clone, Copy, Default)]
struct Cost {
    bytes: u64,
    layers: u64,
}

impl Cost {
    fn add(&mut self, other: Cost) {
        self.bytes = self.bytes.saturating_add(other.bytes);
        self.layers = self.layers.saturating_add(other.layers);
    }
}

/// Refuses a drawing that repeats too much.
///
/// # Errors
/// What is wrong, in a line.
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
        let why = "it is drawn with itself, or its groups lie too deep in each other";
        return Err(format!("{why}: simplify it, or save it as a PNG"));
    };
    match (bytes > MAX_BYTES, layers > MAX_LAYERS) {
        (true, _) => Err("it repeats too much: simplify it, or save it as a PNG".to_owned()),
        (_, true) => Err(format!(
            "it has more than {MAX_LAYERS} clipped or see-through parts: simplify it, or save it as a PNG"
        )),
        _ => Ok(()),
    }
}

struct CostCounter<'a, 'input> {
    ids: BTreeMap<&'a str, Node<'a, 'input>>,
    /// What elements cost with all in them; `None` while that is found out.
    known: BTreeMap<usize, Option<Cost>>,
    /// How deep the element that is looked at lies in others.
    depth: usize,
    style: &'a str,
}

impl<'a, 'input> CostCounter<'a, 'input> {
    /// What an element costs. `None` where it is drawn with itself, or lies too deep.
    fn cost(&mut self, node: Node<'a, 'input>) -> Option<Cost> {
        let key = node.id().get_usize();
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

    /// What the element with that name costs; nothing where there is none.
    fn cost_of(&mut self, id: &str) -> Option<Cost> {
        match self.ids.get(id).copied() {
            Some(node) => self.cost(node),
            None => Some(Cost::default()),
        }
    }
}

/// The elements that a value names as `url(#name)`.
fn named(value: &str) -> impl Iterator<Item = &str> {
    let parts = value.split("url(").skip(1);
    parts.filter_map(|part| {
        let name = part.split(')').next()?.trim().trim_matches(['"', '\'']);
        name.strip_prefix('#')
    })
}

/// How many layers a value asks for: at the most one for each property.
fn layers(name: &str, value: &str) -> u64 {
    const LAYERS: [&str; 5] = ["clip-path", "opacity", "mix-blend-mode", "isolation", "mask"];
    match name {
        "style" => {
            let properties = value.split([';', '{', '}']);
            let names = properties.filter_map(|property| property.split(':').next());
            names.filter(|name| LAYERS.contains(&name.trim())).count() as u64
        }
        name => u64::from(LAYERS.contains(&name)),
    }
}

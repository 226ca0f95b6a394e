//! The catalog of a file: metadata, outline, page labels.

use super::about::{About, Metadata};
use super::file::File;
use super::object::text_string;
use super::sheet::Sheet;
use super::xmp::xmp;
use gridpress_layout::{Destination, Document, Labels, Paper};
use gridpress_spec::{Profile, REGISTRY};
use lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use std::collections::BTreeMap;

/// Adds the catalog and what belongs to it, and the trailer's entries. They come last.
pub(super) fn add(
    pdf: &mut File,
    root: ObjectId,
    document: &Document,
    metadata: &Metadata,
    ids: &[ObjectId],
) {
    let mut catalog = dictionary! { "Type" => "Catalog", "Pages" => root };
    let about = About::new(document, metadata);
    // XMP and languages came with PDF 1.4.
    let has_packet = matches!(metadata.profile, Profile::Screen | Profile::Pdfx);
    let packet = has_packet.then(|| pdf.new_object_id());
    if let Some(packet) = packet {
        catalog.set("Metadata", packet);
        catalog.set("Lang", text_string(&metadata.language));
    }
    if metadata.profile != Profile::Kdp {
        let info = pdf.add_object(about.info());
        pdf.trailer.set("Info", info);
    }
    match metadata.profile {
        Profile::Screen => ways(pdf, &mut catalog, document, ids),
        Profile::Kdp => {}
        Profile::Pdfx | Profile::Pdfx2001 => {
            catalog.set("OutputIntents", vec![intent(metadata).into()])
        }
    }
    let catalog = pdf.add_object(catalog);
    pdf.trailer.set("Root", catalog);
    let id = pdf.leave_identifier();
    if let Some(packet) = packet {
        let kind = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
        // Left as it is, so that programs which know no PDF find it.
        let stream = Stream::new(kind, xmp(&about, id).into_bytes()).with_compression(false);
        pdf.set_object(packet, stream);
    }
}

/// What a PDF/X file is made to be printed on.
fn intent(metadata: &Metadata) -> Dictionary {
    let condition = metadata.condition;
    dictionary! {
        "Type" => "OutputIntent",
        "S" => "GTS_PDFX",
        "OutputConditionIdentifier" => text_string(condition.name),
        "OutputCondition" => text_string(condition.about),
        "RegistryName" => text_string(REGISTRY),
        "Info" => text_string(condition.about),
    }
}

/// Labels and outline.
fn ways(pdf: &mut File, catalog: &mut Dictionary, document: &Document, ids: &[ObjectId]) {
    catalog.set("PageLabels", labels(&document.labels));
    catalog.set("ViewerPreferences", dictionary! { "DisplayDocTitle" => true });
    if let Some(outlines) = outlines(pdf, document, ids) {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
}

fn labels(labels: &Labels) -> Dictionary {
    let nums = match labels {
        Labels::Folios => vec![0.into(), dictionary! { "S" => "D" }.into()],
        Labels::Names(names) => {
            let name = |(index, name): (usize, &String)| {
                let label = dictionary! { "P" => text_string(name) };
                [Object::Integer(index as i64), label.into()]
            };
            names.iter().enumerate().flat_map(name).collect()
        }
    };
    dictionary! { "Nums" => nums }
}

/// The outline, all of it open.
fn outlines(pdf: &mut File, document: &Document, ids: &[ObjectId]) -> Option<ObjectId> {
    let entries = &document.outline;
    let items: Vec<ObjectId> = entries.iter().map(|_| pdf.new_object_id()).collect();
    let mut below: BTreeMap<Option<usize>, Vec<usize>> = BTreeMap::new();
    let parent = |index: usize| {
        let mut before = (0..index).rev();
        before.find(|&before| entries[before].depth < entries[index].depth)
    };
    let parents: Vec<Option<usize>> = (0..entries.len()).map(parent).collect();
    for (index, &parent) in parents.iter().enumerate() {
        below.entry(parent).or_default().push(index);
    }
    let root = pdf.new_object_id();
    let id = |index: Option<usize>| index.map_or(root, |index| items[index]);
    let span = |of: Option<usize>| {
        let children = below.get(&of)?;
        let is_below = |&index: &usize| {
            let mut up = std::iter::successors(Some(index), |&index| parents[index]).skip(1);
            of.is_none() || up.any(|up| Some(up) == of)
        };
        let count = (0..entries.len()).filter(is_below).count();
        Some((*children.first()?, *children.last()?, count as i64))
    };
    let (first, last, count) = span(None)?;
    for (index, entry) in entries.iter().enumerate() {
        let mut item = dictionary! {
            "Title" => text_string(&entry.title),
            "Parent" => id(parents[index]),
            "Dest" => destination(&document.paper, ids, &entry.to),
        };
        let siblings = &below[&parents[index]];
        let place = siblings.iter().position(|&sibling| sibling == index)?;
        if let Some(before) = place.checked_sub(1) {
            item.set("Prev", items[siblings[before]]);
        }
        if let Some(&next) = siblings.get(place + 1) {
            item.set("Next", items[next]);
        }
        if let Some((first, last, count)) = span(Some(index)) {
            item.set("First", items[first]);
            item.set("Last", items[last]);
            item.set("Count", count);
        }
        pdf.set_object(items[index], item);
    }
    let outlines = dictionary! {
        "Type" => "Outlines",
        "First" => items[first],
        "Last" => items[last],
        "Count" => count,
    };
    pdf.set_object(root, outlines);
    Some(root)
}

/// A place, as links and outlines name it.
pub(super) fn destination(paper: &Paper, ids: &[ObjectId], to: &Destination) -> Object {
    let y = Sheet::new(paper, to.page).y(to.y);
    vec![ids[to.page].into(), "XYZ".into(), Object::Null, y.into(), Object::Null].into()
}

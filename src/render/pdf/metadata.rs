//! Catalog of a file: metadata in the information dictionary and in XMP, outline, page labels.

use super::file::{PdfFile, text_string};
use super::sheet::Sheet;
use gridpress_bookspec::{BookSpec, PrintingCondition, Profile, REGISTRY, escape_xml};
use gridpress_layout::{Destination, Document, PageLabels, Paper};
use lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use std::collections::BTreeMap;

/// The objects of all pages.
pub(super) struct FinishedPages {
    pub root: ObjectId,
    pub ids: Vec<ObjectId>,
    /// The root of the structure tree, if pages are tagged.
    pub structure: Option<ObjectId>,
}

/// Adds the catalog, the objects that it refers to, and the entries of the trailer. They come last.
pub(super) fn add(
    pdf: &mut PdfFile,
    pages: &FinishedPages,
    document: &Document,
    metadata: &Metadata,
) {
    let mut catalog = dictionary! { "Type" => "Catalog", "Pages" => pages.root };
    let about = SharedMetadata::new(document, metadata);
    // XMP and languages came with PDF 1.4.
    let has_packet = matches!(metadata.profile, Profile::Screen | Profile::Pdfx);
    // The number is needed in the catalog, while the packet itself contains the identifier that is reserved later.
    let packet = has_packet.then(|| pdf.new_object_id());
    if let Some(packet) = packet {
        catalog.set("Metadata", packet);
        catalog.set("Lang", text_string(&metadata.language));
    }
    if let Some(structure) = pages.structure {
        catalog.set("StructTreeRoot", structure);
        catalog.set("MarkInfo", dictionary! { "Marked" => true });
    }
    if metadata.profile != Profile::Kdp {
        let info = pdf.add_object(about.info());
        pdf.trailer.set("Info", info);
    }
    match metadata.profile {
        // Outline and links are of no use in print, and PDF/X restricts annotations within the page.
        Profile::Screen => add_navigation(pdf, &mut catalog, document, &pages.ids),
        Profile::Kdp => {}
        Profile::Pdfx | Profile::Pdfx2001 => {
            catalog.set("OutputIntents", vec![intent(metadata).into()])
        }
    }
    let catalog = pdf.add_object(catalog);
    pdf.trailer.set("Root", catalog);
    let id = pdf.reserve_identifier();
    if let Some(packet) = packet {
        let kind = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
        // Not compressed, so that programs that cannot read PDF find it.
        let stream = Stream::new(kind, xmp(&about, id).into_bytes()).with_compression(false);
        pdf.set_object(packet, stream);
    }
}

/// Returns the output intent of a PDF/X file.
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

/// Adds page labels and outline.
fn add_navigation(
    pdf: &mut PdfFile,
    catalog: &mut Dictionary,
    document: &Document,
    ids: &[ObjectId],
) {
    catalog.set("PageLabels", labels(&document.labels));
    catalog.set("ViewerPreferences", dictionary! { "DisplayDocTitle" => true });
    if let Some(outlines) = outlines(pdf, document, ids) {
        catalog.set("Outlines", outlines);
        catalog.set("PageMode", "UseOutlines");
    }
}

fn labels(labels: &PageLabels) -> Dictionary {
    let nums = match labels {
        PageLabels::Folios => vec![0.into(), dictionary! { "S" => "D" }.into()],
        PageLabels::Names(names) => names
            .iter()
            .enumerate()
            .flat_map(|(index, name)| {
                let label = dictionary! { "P" => text_string(name) };
                [Object::Integer(index as i64), label.into()]
            })
            .collect(),
    };
    dictionary! { "Nums" => nums }
}

/// Adds the outline, fully expanded.
fn outlines(pdf: &mut PdfFile, document: &Document, ids: &[ObjectId]) -> Option<ObjectId> {
    let entries = &document.outline;
    let items: Vec<ObjectId> = entries.iter().map(|_| pdf.new_object_id()).collect();
    // Entries have only depths, while PDF wants each item linked with its parent, siblings and children.
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
        let count = (0..entries.len())
            .filter(|&index| {
                let mut up = std::iter::successors(Some(index), |&index| parents[index]).skip(1);
                of.is_none() || up.any(|up| Some(up) == of)
            })
            .count();
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

/// Returns the destination of a link or an outline entry.
pub(super) fn destination(paper: &Paper, ids: &[ObjectId], to: &Destination) -> Object {
    let y = Sheet::new(paper, to.page).y(to.y);
    // Null keeps the reader's zoom and horizontal position.
    vec![ids[to.page].into(), "XYZ".into(), Object::Null, y.into(), Object::Null].into()
}

/// The date of a PDF/X file without a given date, since the standard requires one.
// A fixed date rather than today's, so that equal books are equal files.
const NO_DATE: jiff::civil::Date = jiff::civil::date(2000, 1, 1);
/// The version of PDF/X that a file claims.
#[derive(Clone, Copy)]
pub(super) struct PdfxClaim {
    pub version: &'static str,
    /// The conformance level, if the version does not include it.
    pub conformance: Option<&'static str>,
}

impl PdfxClaim {
    /// Returns the claim for a profile; `None` if it is not PDF/X.
    fn of(profile: Profile) -> Option<PdfxClaim> {
        let (version, conformance) = match profile {
            Profile::Screen | Profile::Kdp => return None,
            Profile::Pdfx => ("PDF/X-1a:2003", None),
            Profile::Pdfx2001 => ("PDF/X-1:2001", Some("PDF/X-1a:2001")),
        };
        Some(PdfxClaim { version, conformance })
    }
}

/// Metadata of a PDF.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// The author.
    pub author: Option<String>,
    /// The date; without one the file has no date, or a fixed one if the profile requires a date.
    pub date: Option<jiff::civil::Date>,
    /// The language of its text, as a tag of RFC 3066.
    pub language: String,
    /// The PDF profile. The pages look the same in all of them.
    pub profile: Profile,
    /// Returns the output intent of a PDF/X file.
    pub condition: PrintingCondition,
}

impl Metadata {
    /// Returns the metadata of a book's files.
    pub fn of(spec: &BookSpec) -> Metadata {
        Metadata {
            author: spec.author.clone(),
            date: spec.date,
            language: spec.words.document_language().to_owned(),
            profile: spec.profile,
            condition: spec.page.condition,
        }
    }
}

/// Metadata in both the information dictionary and the XMP packet.
pub(super) struct SharedMetadata<'a> {
    pub title: &'a str,
    pub author: Option<&'a str>,
    pub program: &'static str,
    pub date: Option<jiff::civil::Date>,
    /// The PDF/X claim, if any.
    pub pdfx: Option<PdfxClaim>,
    /// `true` if the file claims PDF/UA-1.
    pub is_accessible: bool,
}

impl<'a> SharedMetadata<'a> {
    pub(super) fn new(document: &'a Document, metadata: &'a Metadata) -> SharedMetadata<'a> {
        let pdfx = PdfxClaim::of(metadata.profile);
        SharedMetadata {
            title: &document.title,
            author: metadata.author.as_deref(),
            program: concat!("gridpress ", env!("CARGO_PKG_VERSION")),
            date: metadata.date.or(pdfx.map(|_| NO_DATE)),
            pdfx,
            is_accessible: metadata.profile == Profile::Screen,
        }
    }

    pub(super) fn info(&self) -> Dictionary {
        let mut info = dictionary! {
            "Title" => text_string(self.title),
            "Creator" => text_string(self.program),
            "Producer" => text_string(self.program),
        };
        if let Some(author) = self.author {
            info.set("Author", text_string(author));
        }
        if let Some(date) = self.date {
            // The date of a spec has no time and no zone, so it is midnight UTC in both kinds of metadata, which must
            // agree.
            let date = date.strftime("D:%Y%m%d000000Z").to_string();
            info.set("CreationDate", text_string(&date));
            info.set("ModDate", text_string(&date));
        }
        if let Some(claim) = self.pdfx {
            // PDF/X requires this key, and the value must not be unknown.
            info.set("Trapped", "False");
            info.set("GTS_PDFXVersion", text_string(claim.version));
            if let Some(conformance) = claim.conformance {
                info.set("GTS_PDFXConformance", text_string(conformance));
            }
        }
        info
    }
}

/// Returns the XMP packet; `id` identifies the document.
pub(super) fn xmp(about: &SharedMetadata, id: &str) -> String {
    let mut lines = vec![
        element("dc:format", "application/pdf"),
        format!(
            "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{}</rdf:li></rdf:Alt></dc:title>",
            escape_xml(about.title)
        ),
    ];
    if let Some(author) = about.author {
        let author = element("rdf:li", author);
        lines.push(format!("<dc:creator><rdf:Seq>{author}</rdf:Seq></dc:creator>"));
    }
    lines.push(element("xmp:CreatorTool", about.program));
    lines.push(element("pdf:Producer", about.program));
    if let Some(date) = about.date {
        let date = date.strftime("%Y-%m-%dT00:00:00Z").to_string();
        let names = ["xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"];
        lines.extend(names.map(|name| element(name, &date)));
    }
    if let Some(claim) = about.pdfx {
        lines.push(element("pdf:Trapped", "False"));
        lines.push(element("pdfx:GTS_PDFXVersion", claim.version));
    }
    // The declaration is only where it is needed, so that the bytes of other files stay.
    let mut accessibility = "";
    if about.is_accessible {
        lines.push(element("pdfuaid:part", "1"));
        accessibility = "\nxmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\"";
    }
    let id = format!("uuid:{id}");
    lines.push(element("xmpMM:DocumentID", &id));
    lines.push(element("xmpMM:InstanceID", &id));
    let lines = lines.join("\n");
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n\
         <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
         <rdf:Description rdf:about=\"\"\n\
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\"\n\
         xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\"\n\
         xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\"\n\
         xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"\n\
         xmlns:pdfx=\"http://ns.adobe.com/pdfx/1.3/\"{accessibility}>\n\
         {lines}\n\
         </rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}

fn element(name: &str, text: &str) -> String {
    format!("<{name}>{}</{name}>", escape_xml(text))
}

//! Metadata as XMP: the same as in the information dictionary.

use super::about::About;
use crate::xml::escaped;

/// The packet; `id` names the document.
pub(super) fn xmp(about: &About, id: &str) -> String {
    let mut lines = vec![
        element("dc:format", "application/pdf"),
        format!(
            "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{}</rdf:li></rdf:Alt></dc:title>",
            escaped(about.title)
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
         xmlns:pdfx=\"http://ns.adobe.com/pdfx/1.3/\">\n\
         {lines}\n\
         </rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}

fn element(name: &str, text: &str) -> String {
    format!("<{name}>{}</{name}>", escaped(text))
}

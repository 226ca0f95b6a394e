//! Tests of the profiles. The file is compared with PDF/X-1a:2003 (ISO 15930-4) clause by clause, since there is no
//! open validator.

use super::*;
use lopdf::{Document as Pdf, Object};

fn of(profile: Profile, date: Option<jiff::civil::Date>) -> Vec<u8> {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    let metadata = Metadata { author: book.spec.author.clone(), date, ..plain(profile) };
    render(&layout.book, &book.spec.fonts, &metadata).unwrap()
}

/// Returns the dictionary that `key` of `dictionary` refers to.
fn follow<'p>(pdf: &'p Pdf, dictionary: &'p Dictionary, key: &[u8]) -> &'p Dictionary {
    let (_, object) = pdf.dereference(dictionary.get(key).unwrap()).unwrap();
    object.as_dict().unwrap()
}

fn pages(pdf: &Pdf) -> Vec<&Dictionary> {
    let pages = pdf.page_iter();
    pages.map(|id| pdf.get_dictionary(id).unwrap()).collect()
}

fn dictionaries(pdf: &Pdf) -> Vec<&Dictionary> {
    let all = pdf.objects.values();
    let dictionaries = all.filter_map(|object| match object {
        Object::Dictionary(dictionary) => Some(dictionary),
        Object::Stream(stream) => Some(&stream.dict),
        _ => None,
    });
    dictionaries.collect()
}

fn has_name(dictionary: &Dictionary, key: &[u8], name: &[u8]) -> bool {
    dictionary.get(key).and_then(Object::as_name).is_ok_and(|found| found == name)
}

/// Returns the XMP packet, if there is one.
fn packet(pdf: &Pdf) -> Option<String> {
    let reference = pdf.catalog().unwrap().get(b"Metadata").ok()?;
    let (_, stream) = pdf.dereference(reference).unwrap();
    Some(String::from_utf8(stream.as_stream().unwrap().content.clone()).unwrap())
}

#[test]
fn all_profiles_have_the_same_pages() {
    let contents = |profile| contents(&of(profile, None));
    let kdp = contents(Profile::Kdp);
    assert!(kdp.len() > 70);
    assert!(contents(Profile::Pdfx) == kdp);
    assert!(contents(Profile::Pdfx2001) == kdp);
    // Content for screens is marked, and the same otherwise.
    let painted = |profile| {
        let reader = PdfReader::new(&of(profile, None)).unwrap();
        format!("{:?}", reader.grids().unwrap())
    };
    assert!(painted(Profile::Screen) == painted(Profile::Kdp));
}

#[test]
fn screen_profile_has_bookmarks_links_labels_and_metadata() {
    let pdf = Pdf::load_mem(&of(Profile::Screen, None)).unwrap();
    let catalog = pdf.catalog().unwrap();
    for key in ["Outlines", "PageLabels", "Metadata", "Lang"] {
        assert!(catalog.has(key.as_bytes()), "{key}");
    }
    let packet = packet(&pdf).unwrap();
    assert!(packet.contains(">Łamigłówki</rdf:li>") && packet.contains(">A &amp; B</rdf:li>"));
    assert!(!packet.contains("CreateDate"), "nobody gave a date");
    assert!(pages(&pdf).iter().any(|page| page.has(b"Annots")));
}

#[test]
fn kdp_profile_has_only_pages() {
    let bytes = of(Profile::Kdp, Some(jiff::civil::date(2026, 1, 2)));
    let pdf = Pdf::load_mem(&bytes).unwrap();
    let catalog = pdf.catalog().unwrap();
    let mut keys: Vec<&[u8]> = catalog.iter().map(|(key, _)| key.as_slice()).collect();
    keys.sort_unstable();
    assert_eq!(keys, [&b"Pages"[..], b"Type"]);
    assert!(!pdf.trailer.has(b"Info"));
    let all = dictionaries(&pdf);
    for key in ["Annots", "Dest", "A", "AA", "Title", "Author", "SMask", "Group", "BM"] {
        let found = all.iter().any(|dictionary| dictionary.has(key.as_bytes()));
        assert!(!found, "{key}");
    }
}

#[test]
fn outlines_nest_answers_after_their_sections() {
    let book = made(
        "[[section]]\nid = \"a\"\ntitle = \"A\"\nlevel = \"easy\"\ncount = 2\n\
         [[section]]\nid = \"b\"\ntitle = \"B\"\nlevel = \"easy\"\ncount = 2\n\
         [answers]\nplacement = \"after-section\"\n",
    );
    let layout = lay_out(&book).unwrap();
    let pdf = Pdf::load_mem(&bytes(&book, &layout, None)).unwrap();
    let text = |item: &Dictionary| lopdf::decode_text_string(item.get(b"Title").unwrap()).unwrap();
    let outlines = follow(&pdf, pdf.catalog().unwrap(), b"Outlines");
    let mut entries = Vec::new();
    let mut item = follow(&pdf, outlines, b"First");
    loop {
        let child = item.has(b"First").then(|| text(follow(&pdf, item, b"First")));
        entries.push((text(item), child));
        if !item.has(b"Next") {
            break;
        }
        item = follow(&pdf, item, b"Next");
    }
    let sections = &entries[entries.len() - 2..];
    let titles: Vec<(&str, Option<&str>)> =
        (sections.iter()).map(|(title, child)| (title.as_str(), child.as_deref())).collect();
    assert_eq!(titles, [("A", Some("Answers to A")), ("B", Some("Answers to B"))]);
    let count = outlines.get(b"Count").unwrap().as_i64().unwrap();
    assert_eq!(count as usize, layout.book.outline.len());
}

/// Returns the file to compare with the clauses of PDF/X-1a.
fn pdfx() -> (Vec<u8>, Pdf) {
    let bytes = of(Profile::Pdfx, Some(jiff::civil::date(2026, 11, 21)));
    let pdf = Pdf::load_mem(&bytes).unwrap();
    (bytes, pdf)
}

#[test]
fn pdfx_is_pdf_1_4_with_a_plain_cross_reference_table_and_no_encryption() {
    let (bytes, pdf) = pdfx();
    assert!(bytes.starts_with(b"%PDF-1.4\n"));
    let tail = String::from_utf8_lossy(&bytes[bytes.len() - 60..]).into_owned();
    let start = tail.split("startxref\n").nth(1).unwrap().lines().next().unwrap();
    let start: usize = start.parse().unwrap();
    assert!(bytes[start..].starts_with(b"xref\n0 "));
    assert!(bytes.ends_with(b"%%EOF") || bytes.ends_with(b"%%EOF\n"));
    assert!(!pdf.trailer.has(b"Encrypt"));
    assert!(
        !dictionaries(&pdf)
            .iter()
            .any(|one| has_name(one, b"Type", b"ObjStm") || has_name(one, b"Type", b"XRef"))
    );
}

#[test]
fn pdfx_has_an_output_intent_of_a_registered_condition() {
    let (_, pdf) = pdfx();
    let intents = pdf.catalog().unwrap().get(b"OutputIntents").unwrap();
    let [intent] = intents.as_array().unwrap().as_slice() else { panic!("one intent") };
    let intent = intent.as_dict().unwrap();
    assert!(has_name(intent, b"Type", b"OutputIntent") && has_name(intent, b"S", b"GTS_PDFX"));
    let text = |key: &[u8]| lopdf::decode_text_string(intent.get(key).unwrap()).unwrap();
    assert_eq!(text(b"OutputConditionIdentifier"), "FOGRA47");
    assert_eq!(text(b"RegistryName"), "http://www.color.org");
    assert!(!text(b"Info").is_empty());
}

#[test]
fn pdfx_paints_in_grey_only() {
    let (bytes, pdf) = pdfx();
    for content in contents(&bytes) {
        for operation in lopdf::content::Content::decode(&content).unwrap().operations {
            let colour =
                ["rg", "RG", "cs", "CS", "sc", "SC", "scn", "SCN", "k", "K", "sh", "gs", "ri"];
            assert!(!colour.contains(&operation.operator.as_str()), "{}", operation.operator);
        }
    }
    let all = dictionaries(&pdf);
    for key in ["ExtGState", "ColorSpace", "Shading", "Pattern", "DefaultGray"] {
        assert!(
            !all.iter()
                .any(|one| one.has(key.as_bytes()) && !has_name(one, b"ColorSpace", b"DeviceGray")),
            "{key}"
        );
    }
}

#[test]
fn pdfx_embeds_every_font() {
    let (_, pdf) = pdfx();
    let all = dictionaries(&pdf);
    let descriptors: Vec<_> =
        all.iter().filter(|one| has_name(one, b"Type", b"FontDescriptor")).collect();
    assert!(descriptors.len() >= 4);
    for descriptor in descriptors {
        assert!(
            ["FontFile", "FontFile2", "FontFile3"].iter().any(|key| descriptor.has(key.as_bytes()))
        );
    }
    // Every font has a descriptor, of its own or in its descendant.
    for font in all.iter().filter(|one| has_name(one, b"Type", b"Font")) {
        assert!(font.has(b"FontDescriptor") || font.has(b"DescendantFonts"));
        assert!(!has_name(font, b"Subtype", b"Type3"));
    }
}

#[test]
fn pdfx_streams_are_compressed_by_flate_and_refer_to_nothing_outside() {
    let (_, pdf) = pdfx();
    for one in dictionaries(&pdf) {
        if let Ok(filter) = one.get(b"Filter") {
            assert_eq!(filter.as_name().unwrap(), b"FlateDecode");
        }
        assert!(
            !one.has(b"F")
                && !one.has(b"FFilter")
                && !one.has(b"OPI")
                && !one.has(b"Ref")
                && !one.has(b"PS")
        );
    }
}

#[test]
fn pdfx_names_its_version_its_trapping_its_title_and_its_dates() {
    let (_, pdf) = pdfx();
    let info = follow(&pdf, &pdf.trailer, b"Info");
    let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
    assert_eq!(text(b"GTS_PDFXVersion"), "PDF/X-1a:2003");
    assert!(has_name(info, b"Trapped", b"False"));
    assert_eq!(text(b"Title"), "Łamigłówki");
    assert_eq!(text(b"CreationDate"), "D:20261121000000Z");
    assert_eq!(text(b"ModDate"), text(b"CreationDate"));
    assert!(!text(b"Creator").is_empty() && !text(b"Producer").is_empty());
}

#[test]
fn pdfx_dates_come_from_the_book_and_never_from_a_clock() {
    let pdf = Pdf::load_mem(&of(Profile::Pdfx, None)).unwrap();
    let info = follow(&pdf, &pdf.trailer, b"Info");
    let date = lopdf::decode_text_string(info.get(b"CreationDate").unwrap()).unwrap();
    assert_eq!(date, "D:20000101000000Z");
}

#[test]
fn pdfx_repeats_its_metadata_in_xmp() {
    let (_, pdf) = pdfx();
    let packet = packet(&pdf).unwrap();
    let info = follow(&pdf, &pdf.trailer, b"Info");
    let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
    for (element, expected) in [
        ("pdfx:GTS_PDFXVersion", text(b"GTS_PDFXVersion")),
        ("pdf:Trapped", "False".to_owned()),
        ("pdf:Producer", text(b"Producer")),
        ("xmp:CreatorTool", text(b"Creator")),
        ("xmp:CreateDate", "2026-11-21T00:00:00Z".to_owned()),
        ("xmp:ModifyDate", "2026-11-21T00:00:00Z".to_owned()),
    ] {
        assert!(packet.contains(&format!("<{element}>{expected}</{element}>")), "{element}");
    }
    assert!(packet.contains(&text(b"Title")));
    let id = pdf.trailer.get(b"ID").unwrap().as_array().unwrap();
    let id = String::from_utf8(id[0].as_str().unwrap().to_vec()).unwrap();
    assert!(packet.contains(&format!("<xmpMM:DocumentID>uuid:{id}<")));
}

/// ISO 15930-1: nothing newer than PDF 1.3, and a conformance level in addition to the version.
#[test]
fn pdfx_2001_is_pdf_1_3_and_has_nothing_later() {
    let bytes = of(Profile::Pdfx2001, Some(jiff::civil::date(2026, 11, 21)));
    let pdf = Pdf::load_mem(&bytes).unwrap();
    assert!(bytes.starts_with(b"%PDF-1.3\n"));
    let catalog = pdf.catalog().unwrap();
    assert!(!catalog.has(b"Lang") && catalog.has(b"OutputIntents"));
    assert!(packet(&pdf).is_none());
    let info = follow(&pdf, &pdf.trailer, b"Info");
    let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
    assert_eq!(text(b"GTS_PDFXVersion"), "PDF/X-1:2001");
    assert_eq!(text(b"GTS_PDFXConformance"), "PDF/X-1a:2001");
    assert!(has_name(info, b"Trapped", b"False"));
    let later = [&b"ObjStm"[..], b"XRef", b"OpenType"];
    let is_later = |one: &Dictionary| {
        let mut kinds = later.iter();
        kinds.any(|kind| has_name(one, b"Type", kind) || has_name(one, b"Subtype", kind))
    };
    assert!(!dictionaries(&pdf).iter().any(|one| is_later(one)));
    let transparent = [&b"SMask"[..], b"CA", b"ca", b"Group"];
    let is_transparent = |one: &Dictionary| transparent.iter().any(|key| one.has(key));
    assert!(!dictionaries(&pdf).iter().any(|one| is_transparent(one)));
}

#[test]
fn pdfx_has_an_identifier() {
    let (bytes, pdf) = pdfx();
    let id = pdf.trailer.get(b"ID").unwrap().as_array().unwrap();
    assert_eq!((id.len(), id[0].as_str().unwrap().len()), (2, 32));
    assert!(bytes == pdfx().0, "the same book has the same");
}

#[test]
fn pdfx_boxes_lie_within_each_other_on_every_page() {
    let (_, pdf) = pdfx();
    for page in pages(&pdf) {
        let corners = |key: &[u8]| -> Vec<f32> {
            let numbers = page.get(key).unwrap().as_array().unwrap();
            numbers.iter().map(|n| n.as_float().unwrap()).collect()
        };
        let within = |inner: &[f32], outer: &[f32]| {
            inner[0] >= outer[0]
                && inner[1] >= outer[1]
                && inner[2] <= outer[2]
                && inner[3] <= outer[3]
        };
        let [trim, bleed, media] = [&b"TrimBox"[..], b"BleedBox", b"MediaBox"].map(corners);
        assert!(within(&trim, &bleed) && within(&bleed, &media));
        assert_eq!((trim[2] - trim[0], trim[3] - trim[1]), (432.0, 648.0));
        assert!(!page.has(b"ArtBox"), "either a trim box or an art box");
    }
}

#[test]
fn pdfx_has_no_annotations_actions_forms_or_transparency() {
    let (_, pdf) = pdfx();
    let catalog = pdf.catalog().unwrap();
    for key in ["AcroForm", "OpenAction", "AA", "Names", "Outlines", "OCProperties", "Collection"] {
        assert!(!catalog.has(key.as_bytes()), "{key}");
    }
    for one in dictionaries(&pdf) {
        for key in
            ["Annots", "SMask", "Group", "BM", "ca", "CA", "TR", "TR2", "HT", "OP", "op", "JS"]
        {
            assert!(!one.has(key.as_bytes()), "{key}");
        }
    }
}

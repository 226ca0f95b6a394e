use super::*;

/// A page of a 9x9 grid with a 5 in row 2, column 7, written by hand: strokes as lines under a scaled matrix.
fn page() -> Vec<u8> {
    use lopdf::{Object, Stream, dictionary};
    let mut content = String::from("q 2 0 0 2 10 20 cm 1 w\n0 0 90 90 re S\n");
    for i in 1..9 {
        content += &format!("{0} 0 m {0} 90 l S 0 {0} m 90 {0} l S\n", i * 10);
    }
    content += "BT /F1 5 Tf 1 0 0 1 0 95 Tm <0002>Tj 1 0 0 1 63 73 Tm <0001>Tj ET Q\n";
    let mut pdf = Document::with_version("1.5");
    let cmap = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Test def\n/CMapType 2 def\n\
        1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n2 beginbfchar\n<0001> <0035>\n<0002> <0037>\nendbfchar\n\
        endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
    let cmap = pdf.add_object(Stream::new(dictionary! {}, cmap.as_bytes().to_vec()));
    let descendant = dictionary! { "Type" => "Font", "Subtype" => "CIDFontType2", "W" => vec![1.into(), vec![Object::from(600), 500.into()].into()] };
    let font = dictionary! {
        "Type" => "Font", "Subtype" => "Type0", "Encoding" => "Identity-H", "ToUnicode" => cmap,
        "DescendantFonts" => vec![descendant.into()],
    };
    let contents = pdf.add_object(Stream::new(dictionary! {}, content.into_bytes()));
    let pages = pdf.new_object_id();
    let page = pdf.add_object(dictionary! {
        "Type" => "Page", "Parent" => pages, "Contents" => contents,
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
    });
    pdf.set_object(
        pages,
        dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 },
    );
    let catalog = pdf.add_object(dictionary! { "Type" => "Catalog", "Pages" => pages });
    pdf.trailer.set("Root", catalog);
    let mut bytes = Vec::new();
    pdf.save_to(&mut bytes).unwrap();
    bytes
}

#[test]
fn a_grid_is_read_from_strokes_and_glyphs() {
    let reader = Reader::new(&page()).unwrap();
    assert_eq!(reader.pages(), 1);
    let [found] = &reader.grids().unwrap()[..] else {
        panic!("one grid")
    };
    assert_eq!(
        (found.page, found.head.as_str(), found.number),
        (1, "7", Some(7))
    );
    assert_eq!(found.grid.givens(), 1);
    assert_eq!(found.grid.get(9 + 6), 5);
}

#[test]
fn what_is_no_pdf_is_refused() {
    assert!(Reader::new(b"").is_err());
    assert!(Reader::new(b"%PDF-1.7 and no more").is_err());
    let whole = page();
    assert!(Reader::new(&whole[..whole.len() / 2]).is_err());
}

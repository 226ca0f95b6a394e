//! Columns as IDML, for InDesign.

use super::program::{ProgramRun, run, succeed};
use gridpress_reader::PdfReader;
use roxmltree::Document;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;

const DESK: &str = "title = \"The Post\"\nseed = \"seven badgers hum at 41 kettles\"\n\
    [daily]\nfirst = \"2026-01-01\"\nrules = true\nbyline = \"By A. Setter & Co.\"\n\
    spot = { name = \"PANTONE 286 C\", cmyk = [100, 66, 0, 2] }\n\
    [[daily.slot]]\nid = \"classic\"\nformats = [\"idml\", \"pdf\"]\n\
    [[daily.slot]]\nid = \"killer\"\nvariant = \"killer\"\nheight = \"190mm\"\nsolution = \"upside-down\"\n\
    [[daily.slot]]\nid = \"samurai\"\ngrids = \"samurai\"\nwidth = \"250mm\"\nheight = \"290mm\"\nsolution = \"none\"\n\
    [[daily.slot]]\nid = \"mini\"\nsize = 6\nwidth = \"60mm\"\nheight = \"120mm\"\n\
    [[daily.slot]]\nid = \"uk\"\nlanguage = \"uk\"\nheight = \"180mm\"\n";

/// Returns the files of a package, by name, and checks its first one.
fn package(path: &Path) -> BTreeMap<String, String> {
    let bytes = fs::read(path).unwrap();
    // By these bytes other programs recognise the format.
    let mimetype = b"mimetypeapplication/vnd.adobe.indesign-idml-package";
    assert_eq!(&bytes[30..30 + mimetype.len()], mimetype);
    let archive = rawzip::ZipArchive::from_slice(&bytes).unwrap();
    let mut entries = archive.entries();
    let mut files = BTreeMap::new();
    while let Some(entry) = entries.next_entry().unwrap() {
        let name = entry.file_path().try_normalize().unwrap().as_ref().to_owned();
        let content = archive.get_entry(entry.wayfinder()).unwrap();
        let mut text = String::new();
        let inflated = flate2::bufread::DeflateDecoder::new(content.data());
        match entry.compression_method() {
            rawzip::CompressionMethod::STORE => assert_eq!(name, "mimetype"),
            _ => {
                content.verifying_reader(inflated).read_to_string(&mut text).unwrap();
                files.insert(name, text);
            }
        }
    }
    files
}

/// Returns the text of all stories.
fn texts(package: &BTreeMap<String, String>) -> Vec<String> {
    let stories = package.iter().filter(|(name, _)| name.starts_with("Stories/"));
    let contents = stories.flat_map(|(_, story)| {
        let document = Document::parse(story).unwrap();
        let nodes = document.descendants().filter(|node| node.has_tag_name("Content"));
        nodes.map(|node| node.text().unwrap().to_owned()).collect::<Vec<_>>()
    });
    contents.collect()
}

#[test]
fn columns_are_documents_of_their_size() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("desk.toml"), DESK).unwrap();
    let daily = |args: &str| {
        let args = format!("daily desk.toml --date 2026-03-03 {args}");
        let ProgramRun { code, stderr, .. } = run(&folder, &args.split(' ').collect::<Vec<_>>());
        assert_eq!(code, 0, "{stderr}");
    };
    daily("--format idml,pdf -o out");
    daily("--format idml -o again --threads 1");
    let path = |folder_name: &str, name: &str| folder.path().join(folder_name).join(name);
    for slot in ["classic", "killer", "samurai", "mini", "uk"] {
        for name in [format!("2026-03-03-{slot}"), format!("2026-03-03-{slot}-solution")] {
            let file = path("out", &format!("{name}.idml"));
            let again = path("again", &format!("{name}.idml"));
            assert!(fs::read(&file).unwrap() == fs::read(again).unwrap(), "{name}");
            let package = package(&file);
            for (name, text) in &package {
                Document::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            let pdf = PdfReader::new(&fs::read(path("out", &format!("{name}.pdf"))).unwrap());
            let (width, height) = pdf.unwrap().size(0).unwrap();
            let spread = Document::parse(&package["Spreads/Spread_spread.xml"]).unwrap();
            let element = |name| spread.descendants().filter(move |node| node.has_tag_name(name));
            let [page] = element("Page").collect::<Vec<_>>()[..] else { panic!("{name}") };
            let bounds = page.attribute("GeometricBounds").unwrap().split(' ');
            let bounds: Vec<f64> = bounds.map(|bound| bound.parse().unwrap()).collect();
            for (is, expected) in bounds.iter().zip([0.0, 0.0, height, width]) {
                assert!((is - expected).abs() < 0.01, "{name}: {bounds:?}");
            }
            // Everything drawn is in one group, and figures in cells are not text.
            assert_eq!(element("Group").count(), 1);
            assert!(element("Polygon").count() > 10 && element("Image").count() == 0);
            let texts = texts(&package);
            assert_eq!(texts[0], "The Post");
            assert!(texts.iter().all(|text| text.chars().count() > 1), "{texts:?}");
            let graphic = &package["Resources/Graphic.xml"];
            assert!(graphic.contains(
                "Name=\"PANTONE 286 C\" Space=\"CMYK\" ColorValue=\"100 66 0 2\" Model=\"Spot\""
            ));
        }
    }
    let texts = |name: &str| texts(&package(&path("out", &format!("2026-03-03-{name}.idml"))));
    let classic = texts("classic");
    assert!(classic.contains(&"By A. Setter & Co.".to_owned()), "{classic:?}");
    assert!(classic.contains(&"Tuesday, 3 March 2026".to_owned()), "{classic:?}");
    assert!(texts("killer").contains(&"Killer, Easy".to_owned()));
    assert!(texts("uk").iter().any(|text| text.starts_with("вівторок")), "{:?}", texts("uk"));
    assert!(texts("uk-solution").iter().any(|text| text == "Відповідь"));
    // A solution below the puzzle is upside down, and so are its texts.
    let killer = &package(&path("out", "2026-03-03-killer.idml"))["Spreads/Spread_spread.xml"];
    assert_eq!(killer.matches("ItemTransform=\"-1 0 0 -1 ").count(), 2);
    succeed(folder.path(), &["verify", "out", "--spec", "desk.toml"]);
}

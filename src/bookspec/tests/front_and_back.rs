//! Tests of front and back matter, and of pages of text.

use super::super::markdown::{MarkdownBlock, Piece, TextChapter, TextFace};
use super::super::{NotesStyle, ParsedSpec, TextPlace};
use super::*;
use gridpress_messages::Text;
use gridpress_testing::picture_files::grey_png;
use std::collections::BTreeMap;

/// Files by path.
#[derive(Default)]
struct Shelf(BTreeMap<&'static str, Vec<u8>>);

impl Shelf {
    fn with(mut self, path: &'static str, bytes: impl Into<Vec<u8>>) -> Shelf {
        self.0.insert(path, bytes.into());
        self
    }
}

impl Files for Shelf {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        self.0.get(path).cloned().ok_or_else(|| format!("no {path} here").into())
    }
}

fn png(width: u32, height: u32) -> Vec<u8> {
    grey_png(width, height, |_, _| 0)
}

const SECTION: &str = "[[section]]\nid = \"easy\"\nlevel = \"easy\"\ncount = 1\n";

fn parse(text: &str, shelf: &Shelf) -> ParsedSpec {
    let source = Source::new("book.toml", format!("{SECTION}{text}"));
    BookSpec::parse(&source, shelf).unwrap()
}

fn chapters(text: &str) -> Vec<TextChapter> {
    let shelf = Shelf::default().with("a.md", text);
    let (spec, warnings) = parse("[[text]]\nfile = \"a.md\"\n", &shelf);
    assert!(warnings.is_empty());
    spec.text_pages[0].chapters.clone()
}

fn piece(face: TextFace, text: &str) -> Piece {
    let text = text.to_owned();
    Piece { face, text }
}

fn paragraph(text: &str) -> MarkdownBlock {
    MarkdownBlock::Paragraph(vec![vec![piece(TextFace::Plain, text)]])
}

fn heading(level: u8, text: &str) -> MarkdownBlock {
    let text = text.to_owned();
    MarkdownBlock::Heading { level, text }
}

fn chapter(title: Option<&str>, blocks: Vec<MarkdownBlock>) -> TextChapter {
    let title = title.map(str::to_owned);
    TextChapter { title, blocks }
}

#[test]
fn first_level_headings_begin_chapters() {
    let text = "Before.\n\n# One *and* all\n\n## Part\n\n### Piece\n\nWords.\n\n---\n\nTwo\n===\n";
    let one =
        vec![heading(2, "Part"), heading(3, "Piece"), paragraph("Words."), MarkdownBlock::Rule];
    let expected = [
        chapter(None, vec![paragraph("Before.")]),
        chapter(Some("One and all"), one),
        chapter(Some("Two"), Vec::new()),
    ];
    assert_eq!(chapters(text), expected);
}

#[test]
fn emphasis_and_line_breaks_are_kept() {
    let text = "One *two **three*** `four`\nfive  \nsix &amp; [seven](http://7.example) <http://8.example> [nine](#x)\n";
    let lines = vec![
        vec![
            piece(TextFace::Plain, "One "),
            piece(TextFace::Emphasis, "two "),
            piece(TextFace::Strong, "three"),
            piece(TextFace::Plain, " four five"),
        ],
        vec![piece(TextFace::Plain, "six & seven (http://7.example) http://8.example nine")],
    ];
    assert_eq!(chapters(text), [chapter(None, vec![MarkdownBlock::Paragraph(lines)])]);
}

#[test]
fn items_hold_paragraphs_lists_and_quotations() {
    let text = "3. three\n\n   and on\n4. four\n   - inner\n\n> quoted\n>\n> - item\n";
    let list = |first, items: Vec<Vec<MarkdownBlock>>| MarkdownBlock::List { first, items };
    let inner = list(None, vec![vec![paragraph("inner")]]);
    let items = vec![vec![paragraph("three"), paragraph("and on")], vec![paragraph("four"), inner]];
    let quote = vec![paragraph("quoted"), list(None, vec![vec![paragraph("item")]])];
    let expected = vec![list(Some(3), items), MarkdownBlock::Quote(quote)];
    assert_eq!(chapters(text), [chapter(None, expected)]);
}

#[test]
fn pictures_are_found_beside_their_text() {
    let text = "![a lamp](lamp.png \"The\n lamp\")\n\n![](../lamp.png)\n";
    let shelf = Shelf::default()
        .with("texts/a.md", text)
        .with("texts/lamp.png", png(1500, 800))
        .with("texts/../lamp.png", png(300, 300));
    let (spec, warnings) = parse("[[text]]\nfile = \"texts/a.md\"\n", &shelf);
    let figures: Vec<_> = spec.text_pages[0].figures().collect();
    let [lamp, other] = figures[..] else { panic!("two pictures") };
    assert_eq!(lamp.file, "texts/lamp.png");
    assert_eq!(lamp.sha256, gridpress_ground::hash::sha256(&png(1500, 800)));
    assert_eq!(lamp.caption.as_deref(), Some("The lamp"));
    assert_eq!((lamp.picture.width, lamp.picture.height), (1500, 800));
    assert_eq!((other.picture.width, other.caption.as_deref()), (300, None));
    // Only the second has too few pixels; the warning points at it.
    let [warning] = &warnings[..] else { panic!("one warning: {warnings:?}") };
    assert!(warning.message.starts_with("the picture `texts/../lamp.png` has too few pixels"));
    let (place, label) = warning.place.as_ref().unwrap();
    assert!(label.ends_with("printed only 25.4 mm wide"), "{label}");
    assert_eq!(
        (place.source.name.as_str(), place.source.line_of(place.span.start)),
        ("texts/a.md", 4)
    );
}

#[test]
fn pictures_have_a_part_of_the_width() {
    let read = |text: &str| {
        let shelf = Shelf::default().with("a.md", text).with("lamp.png", png(600, 300));
        let source = Source::new("book.toml", format!("{SECTION}[[text]]\nfile = \"a.md\"\n"));
        BookSpec::parse(&source, &shelf).map(|(spec, warnings)| {
            let width = spec.text_pages[0].figures().map(|figure| figure.width).collect::<Vec<_>>();
            (width, warnings.len())
        })
    };
    assert_eq!(read("![](lamp.png)\n").unwrap(), (vec![100], 1));
    assert_eq!(read("![](lamp.png \"A lamp\"){40%}\n").unwrap(), (vec![40], 0));
    assert_eq!(read("![](lamp.png) { 10 % }\n").unwrap(), (vec![10], 0));
    for width in ["{0%}", "{101%}", "{wide}", "{40}", "{}", "{4cm}"] {
        let reports = read(&format!("![](lamp.png){width}\n")).unwrap_err();
        let (_, label) = reports[0].place.as_ref().unwrap();
        assert!(label.contains("expected 10 to 100 %, as in {60%}"), "{width}: {label}");
    }
    assert!(read("![](lamp.png){40%} and words\n").is_err());
}

#[test]
fn every_key_has_its_effect() {
    let text = "[[text]]\nfile = \"a.md\"\n\
        [[text]]\nfile = \"b.md\"\nplace = \"easy\"\ntitle = \"B\"\ncontents = false\n\
        [[text]]\nfile = \"b.md\"\nplace = \"back\"\n\
        [front]\nhalf_title = true\ndedication = \" To\\nyou \"\nlevels = true\n\
        [back]\nblank_grids = 2\nnotes = 3\nnotes_style = \"plain\"\nabout_author = \"She\"\nabout_book = \"It\"\ncolophon = true\n";
    let shelf = Shelf::default().with("a.md", "\u{feff}# A\n").with("b.md", "b");
    let (spec, warnings) = parse(text, &shelf);
    assert!(warnings.is_empty());
    let front = &spec.front;
    assert!(front.half_title && front.levels && front.title_page);
    assert_eq!(front.dedication.as_deref(), Some("To\nyou"));
    let back = &spec.back;
    assert_eq!((back.blank_grids, back.notes), (2, 3));
    assert_eq!(back.notes_style, NotesStyle::Plain);
    assert_eq!(back.about_author.as_deref(), Some("She"));
    assert_eq!(back.about_book.as_deref(), Some("It"));
    assert!(back.colophon);
    let pages = &spec.text_pages;
    let places: Vec<TextPlace> = pages.iter().map(|page| page.place).collect();
    assert_eq!(places, [TextPlace::Front, TextPlace::Before(0), TextPlace::Back]);
    let titles: Vec<_> = pages.iter().map(|page| page.title_of(0)).collect();
    assert_eq!(titles, [Some("A"), Some("B"), None]);
    let listed: Vec<bool> = pages.iter().map(|page| page.listed).collect();
    assert_eq!(listed, [true, false, true]);

    let written = toml::to_string(&spec.to_toml()).unwrap();
    let source = Source::new("book.toml", written.as_str());
    let (reread, _) = BookSpec::parse(&source, &shelf).unwrap();
    assert_eq!(toml::to_string(&reread.to_toml()).unwrap(), written);
    assert_eq!((&reread.front, &reread.back), (&spec.front, &spec.back));
    let chapters = |spec: &BookSpec| {
        let pages = spec.text_pages.iter();
        pages.map(|page| page.chapters.clone()).collect::<Vec<_>>()
    };
    assert_eq!(chapters(&reread), chapters(&spec));
}

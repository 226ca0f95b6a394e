//! Tests of tagged files: a walk through the structure tree, without knowledge of how it was written.

use super::*;
use gridpress_bookspec::Files;
use gridpress_engine::puzzle::Puzzle;
use gridpress_messages::Text;
use gridpress_messages::steps::Narrator;
use gridpress_messages::symbols::GridView;
use lopdf::Document as Pdf;
use lopdf::content::{Content, Operation};
use std::collections::{BTreeMap, BTreeSet};

/// Text with every kind of element: headings of three ranks, lists within lists, and a long paragraph that continues on
/// the next page.
const TEXT: &str = "# About\n\n## Second\n\nA paragraph.\n\n### Third\n\n1. One\n2. Two\n    - inner\n\n\
    > A quotation.\n\n";

/// A file with that text and a long paragraph.
struct TextFile;

impl Files for TextFile {
    fn read(&self, _: &str) -> Result<Vec<u8>, Text> {
        Ok(format!("{TEXT}{}\n", long()).into_bytes())
    }
}

/// Returns a paragraph of more than a page.
fn long() -> String {
    "Words that go on and on and on. ".repeat(150).trim().to_owned()
}

/// An element of the tree.
#[derive(Debug)]
struct TreeElement {
    id: ObjectId,
    kind: String,
    /// Its text, as it is read.
    text: String,
    nodes: Vec<TreeElement>,
}

impl TreeElement {
    /// Returns this element and everything below it, in the order of reading.
    fn all(&self) -> Vec<&TreeElement> {
        [self].into_iter().chain(self.nodes.iter().flat_map(TreeElement::all)).collect()
    }

    fn texts(&self) -> Vec<&str> {
        self.nodes.iter().map(|node| node.text.as_str()).collect()
    }
}

/// A tagged file.
struct TaggedFile {
    pdf: Pdf,
    /// The text of marked content, by page and identifier.
    marked: BTreeMap<(ObjectId, i64), String>,
    /// Identifiers that were met in the tree, with their element.
    seen: BTreeMap<(ObjectId, i64), ObjectId>,
    /// Links that were met in the tree.
    links: BTreeSet<ObjectId>,
}

impl TaggedFile {
    fn read(bytes: &[u8]) -> (TaggedFile, TreeElement) {
        let pdf = Pdf::load_mem(bytes).unwrap();
        let mut marked = BTreeMap::new();
        for page in pdf.page_iter() {
            for (id, text) in marked_content(&pdf, page) {
                let twice = marked.insert((page, id), text);
                assert!(twice.is_none(), "an identifier occurs twice on a page");
            }
        }
        let mut file = TaggedFile { pdf, marked, seen: BTreeMap::new(), links: BTreeSet::new() };
        let catalog = file.pdf.catalog().unwrap().clone();
        let root = catalog.get(b"StructTreeRoot").unwrap().as_reference().unwrap();
        let root = file.pdf.get_dictionary(root).unwrap().clone();
        let document = root.get(b"K").unwrap().as_reference().unwrap();
        let document = file.node(document);
        file.check_parents(&root);
        (file, document)
    }

    fn node(&mut self, id: ObjectId) -> TreeElement {
        let element = self.pdf.get_dictionary(id).unwrap().clone();
        let name =
            |key: &[u8]| String::from_utf8(element.get(key).unwrap().as_name().unwrap().to_vec());
        let mut node =
            TreeElement { id, kind: name(b"S").unwrap(), text: String::new(), nodes: Vec::new() };
        let page = element.get(b"Pg").ok().map(|page| page.as_reference().unwrap());
        let kids = match element.get(b"K") {
            Ok(Object::Array(kids)) => kids.clone(),
            Ok(kid) => vec![kid.clone()],
            Err(_) => Vec::new(),
        };
        for kid in kids {
            match kid {
                Object::Integer(mark) => self.meet(&mut node, page.unwrap(), mark),
                Object::Reference(kid) => {
                    let kid = self.node(kid);
                    let parent = self.pdf.get_dictionary(kid.id).unwrap().get(b"P").unwrap();
                    assert_eq!(parent.as_reference().unwrap(), id);
                    node.text = format!("{} {}", node.text, kid.text);
                    node.nodes.push(kid);
                }
                Object::Dictionary(kid) if kid.has_type(b"MCR") => {
                    let page = kid.get(b"Pg").unwrap().as_reference().unwrap();
                    self.meet(&mut node, page, kid.get(b"MCID").unwrap().as_i64().unwrap());
                }
                Object::Dictionary(kid) => {
                    assert!(kid.has_type(b"OBJR") && node.kind == "Link");
                    let link = kid.get(b"Obj").unwrap().as_reference().unwrap();
                    assert!(self.links.insert(link), "a link occurs twice");
                    let link = self.pdf.get_dictionary(link).unwrap();
                    assert!(!link.get(b"Contents").unwrap().as_str().unwrap().is_empty());
                }
                other => panic!("{other:?}"),
            }
        }
        for key in [&b"ActualText"[..], b"Alt"] {
            if let Ok(text) = element.get(key) {
                node.text = lopdf::decode_text_string(text).unwrap();
            }
        }
        node.text = node.text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.check(&node, &element);
        node
    }

    fn meet(&mut self, node: &mut TreeElement, page: ObjectId, mark: i64) {
        node.text = format!("{} {}", node.text, self.marked[&(page, mark)]);
        assert!(self.seen.insert((page, mark), node.id).is_none(), "content has two elements");
    }

    /// Checks what an element needs by its type.
    fn check(&self, node: &TreeElement, element: &Dictionary) {
        let kinds: Vec<&str> = node.nodes.iter().map(|node| node.kind.as_str()).collect();
        let all = |known: &[&str]| kinds.iter().all(|kind| known.contains(kind));
        match node.kind.as_str() {
            "Figure" => assert!(!node.text.is_empty() && element.has(b"Alt")),
            "Table" => {
                let widths: BTreeSet<usize> =
                    node.nodes.iter().map(|row| row.nodes.len()).collect();
                assert!(all(&["TR"]) && widths.len() == 1, "{widths:?}");
            }
            "TR" => assert!(all(&["TH", "TD"])),
            "TH" => {
                let attributes = element.get(b"A").unwrap().as_dict().unwrap();
                let scope = attributes.get(b"Scope").unwrap().as_name().unwrap();
                assert!(matches!(scope, b"Row" | b"Column") && !node.text.is_empty());
            }
            "L" => assert!(all(&["LI"])),
            "LI" => assert!(matches!(kinds[..], ["LBody"] | ["Lbl", "LBody"])),
            "TOC" => assert!(all(&["TOCI"])),
            "TOCI" => assert_eq!(kinds, ["Reference"]),
            "Reference" => assert_eq!(kinds, ["Link"]),
            _ => {}
        }
    }

    /// Checks that everything marked and every link is in the tree once, and that the tree of parents leads back.
    fn check_parents(&self, root: &Dictionary) {
        assert!(self.marked.keys().eq(self.seen.keys()));
        let tree = root.get(b"ParentTree").unwrap().as_reference().unwrap();
        let numbers = self.pdf.get_dictionary(tree).unwrap().get(b"Nums").unwrap();
        let numbers = numbers.as_array().unwrap().chunks(2);
        let parents: BTreeMap<i64, &Object> =
            numbers.map(|pair| (pair[0].as_i64().unwrap(), &pair[1])).collect();
        let mut links = BTreeSet::new();
        for id in self.pdf.page_iter() {
            let page = self.pdf.get_dictionary(id).unwrap();
            let key = page.get(b"StructParents").unwrap().as_i64().unwrap();
            let (_, owners) = self.pdf.dereference(parents[&key]).unwrap();
            for (mark, owner) in (0..).zip(owners.as_array().unwrap()) {
                assert_eq!(self.seen[&(id, mark)], owner.as_reference().unwrap());
            }
            let annotations = page.get(b"Annots").map(|list| list.as_array().unwrap().as_slice());
            for link in annotations.unwrap_or_default() {
                let link = link.as_reference().unwrap();
                links.insert(link);
                let key = self.pdf.get_dictionary(link).unwrap().get(b"StructParent").unwrap();
                let owner = parents[&key.as_i64().unwrap()].as_reference().unwrap();
                let kind = self.pdf.get_dictionary(owner).unwrap().get(b"S").unwrap();
                assert_eq!(kind.as_name().unwrap(), b"Link");
            }
        }
        assert_eq!(links, self.links);
    }
}

/// The content of a page, while it is read.
struct ContentReader<'p> {
    pdf: &'p Pdf,
    /// The resources of all pages.
    resources: &'p Dictionary,
    font: Vec<u8>,
    /// `None` outside of content, and the identifier within; `Some(None)` in decoration.
    open: Option<Option<i64>>,
    found: Vec<(i64, String)>,
}

impl<'p> ContentReader<'p> {
    fn resource(&self, kind: &[u8], name: &[u8]) -> &'p Object {
        let (_, all) = self.pdf.dereference(self.resources.get(kind).unwrap()).unwrap();
        self.pdf.dereference(all.as_dict().unwrap().get(name).unwrap()).unwrap().1
    }

    /// Reads operators, and checks that everything painted is marked or decoration.
    fn run(&mut self, content: &[u8]) {
        let (mut in_text, mut opened_in_text) = (false, false);
        for Operation { operator, operands } in Content::decode(content).unwrap().operations {
            match operator.as_str() {
                "BMC" | "BDC" => {
                    assert!(self.open.is_none(), "content within content");
                    let id = operands.get(1).map(|properties| {
                        properties.as_dict().unwrap().get(b"MCID").unwrap().as_i64().unwrap()
                    });
                    assert_eq!(id.is_none(), operands[0].as_name().unwrap() == b"Artifact");
                    self.found.extend(id.map(|id| (id, String::new())));
                    (self.open, opened_in_text) = (Some(id), in_text);
                }
                "EMC" => {
                    assert!(self.open.take().is_some());
                    assert_eq!(opened_in_text, in_text, "content across a section of text");
                }
                "BT" | "ET" => in_text = operator == "BT",
                "Tf" => self.font = operands[0].as_name().unwrap().to_vec(),
                "Tj" | "TJ" | "'" => self.show(&operands[0]),
                "f" | "S" => assert!(self.open.is_some()),
                "Do" => {
                    assert!(self.open.is_some());
                    let object = self.resource(b"XObject", operands[0].as_name().unwrap());
                    let stream = object.as_stream().unwrap();
                    if stream.dict.get(b"Subtype").unwrap().as_name().unwrap() == b"Form" {
                        let font = self.font.clone();
                        self.run(&stream.decompressed_content().unwrap());
                        self.font = font;
                    }
                }
                _ => {}
            }
        }
    }

    fn show(&mut self, shown: &Object) {
        let font = self.resource(b"Font", &self.font).as_dict().unwrap();
        let encoding = font.get_font_encoding(self.pdf).unwrap();
        let text = match shown {
            Object::Array(parts) => parts.iter().filter_map(|part| part.as_str().ok()).collect(),
            text => vec![text.as_str().unwrap()],
        };
        let text = text.into_iter().map(|codes| Pdf::decode_text(&encoding, codes).unwrap());
        let text: String = text.collect();
        if self.open.expect("text is marked or decoration").is_some() {
            let found = &mut self.found.last_mut().unwrap().1;
            *found = format!("{found} {text}");
        }
    }
}

/// Returns the text of the marked content of a page.
fn marked_content(pdf: &Pdf, page: ObjectId) -> Vec<(i64, String)> {
    let tree = pdf.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
    let resources = pdf.get_dictionary(tree).unwrap().get(b"Resources").unwrap();
    let resources = pdf.dereference(resources).unwrap().1.as_dict().unwrap();
    let mut reader =
        ContentReader { pdf, resources, font: Vec::new(), open: None, found: Vec::new() };
    reader.run(&pdf.get_page_content(page));
    assert!(reader.open.is_none());
    reader.found
}

/// Checks that no level of headings is skipped, and that the first is the highest.
fn check_headings(document: &TreeElement) {
    let mut last = 0;
    for node in document.all() {
        if let Some(level) = node.kind.strip_prefix('H') {
            let level: u8 = level.parse().unwrap();
            assert!(level <= last + 1, "{}", node.text);
            last = level;
        }
    }
}

/// Returns the rows of a table, each with the texts of its cells.
fn rows(table: &TreeElement) -> Vec<Vec<&str>> {
    table.nodes.iter().map(TreeElement::texts).collect()
}

fn check_puzzle(table: &TreeElement, puzzle: &Puzzle) {
    let rows = rows(table);
    let (height, width) = puzzle.shape.kind().extent();
    assert_eq!((rows.len(), rows[0].len()), (height + 1, width + 1));
    for (index, row) in rows[1..].iter().enumerate() {
        assert_eq!(row[0], format!("row {}", index + 1));
        for (column, cell) in row[1..].iter().enumerate() {
            let digit = puzzle.givens.get(index * puzzle.shape.side() + column);
            let expected = if digit == 0 { String::new() } else { Symbols::Letters.text(digit) };
            assert_eq!(cell.trim(), expected);
        }
    }
}

fn check_answer(table: &TreeElement, puzzle: &Puzzle) {
    let digits = rows(table).into_iter().flat_map(|row| row[1].split_whitespace());
    let solution = puzzle.solution.cells().iter().filter(|digit| **digit != 0);
    assert!(digits.eq(solution.map(|&digit| Symbols::Letters.text(digit))));
}

#[test]
fn grids_of_every_kind_are_regular_tables_below_their_numbers() {
    let sections: Vec<_> = KINDS.iter().map(|&kind| (kind, Symbols::Letters, 1, 1)).collect();
    let book = samples::book("[page]\ntrim = \"6x9in\"\n", &sections);
    let layout = lay_out(&book).unwrap();
    let (_, document) = TaggedFile::read(&bytes(&book, &layout, None));
    check_headings(&document);
    let mut heading = "";
    let mut puzzles = BTreeMap::new();
    for node in document.all() {
        match node.kind.as_str() {
            "H1" | "H2" | "H3" => heading = &node.text,
            "Table" => {
                let number = heading.split(|c: char| !c.is_ascii_digit()).next().unwrap();
                let Ok(number) = number.parse::<u32>() else { continue };
                puzzles.entry(number).or_insert_with(Vec::new).push(node);
            }
            _ => {}
        }
    }
    for puzzle in book.puzzles() {
        let [grid, answer] = puzzles[&puzzle.number][..] else { panic!("{}", puzzle.number) };
        check_puzzle(grid, &puzzle.puzzle);
        check_answer(answer, &puzzle.puzzle);
    }
    let figures = document.all().into_iter().filter(|node| node.kind == "Figure");
    let with_marks = book.puzzles().filter(|puzzle| {
        let grid = GridView::with_letters(&puzzle.puzzle.shape);
        !Narrator::new(&book.spec.words, grid).marks().is_empty()
    });
    assert_eq!(figures.count(), with_marks.count(), "marks are in words");
}

#[test]
fn text_is_read_in_order_with_its_headings_lists_and_pages() {
    let spec = format!("{SPEC}[[text]]\nplace = \"front\"\nfile = \"about.md\"\n");
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", spec), &TextFile).unwrap();
    let book = Book::make(spec, "pdf", &|_| ()).unwrap();
    let layout = lay_out(&book).unwrap();
    let (_, document) = TaggedFile::read(&bytes(&book, &layout, None));
    check_headings(&document);
    let nodes = document.all();
    let kinds = |kind: &str| {
        let nodes = nodes.iter().filter(|node| node.kind == kind);
        nodes.map(|node| node.text.as_str()).collect::<Vec<_>>()
    };
    assert!(kinds("H1").contains(&"About") && kinds("H2").contains(&"Second"));
    assert!(kinds("H3").contains(&"Third"));
    assert_eq!(kinds("Lbl"), ["1.", "2.", "\u{2022}"]);
    assert_eq!(kinds("LBody"), ["One", "Two", "inner"]);
    let squeezed = |text: &str| text.replace([' ', '-'], "");
    let whole = kinds("P").into_iter().map(squeezed).filter(|text| *text == squeezed(&long()));
    assert_eq!(whole.count(), 1, "a paragraph that goes on overleaf is one");
    let entries = kinds("TOCI");
    assert!(
        entries.iter().any(|entry| entry.starts_with("About") && entry.ends_with(char::is_numeric))
    );
}

#[test]
fn only_files_for_screens_are_tagged() {
    let book = made(SPEC);
    let layout = lay_out(&book).unwrap();
    for profile in [Profile::Screen, Profile::Kdp, Profile::Pdfx, Profile::Pdfx2001] {
        let bytes = render(&layout.book, &book.spec.fonts, &plain(profile)).unwrap();
        let pdf = Pdf::load_mem(&bytes).unwrap();
        let catalog = pdf.catalog().unwrap();
        let is_screen = profile == Profile::Screen;
        assert_eq!(catalog.has(b"StructTreeRoot") && catalog.has(b"MarkInfo"), is_screen);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        assert_eq!(text.contains("<pdfuaid:part>1</pdfuaid:part>"), is_screen);
        let is_marked = |page| String::from_utf8_lossy(&pdf.get_page_content(page)).contains("EMC");
        assert_eq!(pdf.page_iter().any(is_marked), is_screen);
    }
}

#[test]
fn pages_in_colour_are_tagged_like_others() {
    let texts = |colour: bool| {
        let book = made(&format!(
            "title = \"T\"\ncolour = {colour}\ndesign = \"magazine\"\n[grid]\ntinted_boxes = true\n\
             [[section]]\nid = \"a\"\ntitle = \"A\"\nlevel = \"easy\"\ncount = 4\n"
        ));
        let layout = lay_out(&book).unwrap();
        let (_, document) = TaggedFile::read(&bytes(&book, &layout, None));
        let node = |node: &TreeElement| (node.kind.clone(), node.text.clone());
        document.all().into_iter().map(node).collect::<Vec<_>>()
    };
    assert_eq!(texts(true), texts(false));
}

use super::*;
use crate::book::Book;
use crate::diag::Source;
use crate::layout::{Layout, lay_out};
use crate::puzzle::Symbols;
use crate::read::Reader;
use crate::samples::{self, KINDS};
use crate::spec::{BookSpec, Files};

struct NoFiles;

impl Files for NoFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        Err(format!("no {path} here"))
    }
}

fn made(text: &str) -> (Book, Layout) {
    let (spec, _) = BookSpec::parse(&Source::new("book.toml", text), &NoFiles).unwrap();
    let book = Book::make(spec, "pdf", &|_| ()).unwrap();
    let layout = lay_out(&book).unwrap();
    (book, layout)
}

const SPEC: &str = "title = \"Łamigłówki\"\nauthor = \"A & B\"\n[page]\nbleed = \"0.125in\"\n[[section]]\nid = \"a\"\ntitle = \"Office fjord\"\n\
    level = \"easy\"\ncount = 70\nper_page = 1\n";

fn bytes(book: &Book, layout: &Layout, date: Option<jiff::civil::Date>) -> Vec<u8> {
    let metadata = Metadata {
        author: book.spec.author.clone(),
        date,
    };
    render(&layout.book, &book.spec.fonts, &metadata).unwrap()
}

#[test]
fn the_same_pages_give_the_same_bytes_on_any_number_of_threads() {
    let (book, layout) = made(SPEC);
    let first = bytes(&book, &layout, None);
    for threads in [1, 2, 5] {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        assert!(
            pool.install(|| bytes(&book, &layout, None)) == first,
            "{threads} threads"
        );
    }
}

#[test]
fn boxes_labels_and_metadata_are_right() {
    let (book, layout) = made(SPEC);
    let pdf = lopdf::Document::load_mem(&bytes(
        &book,
        &layout,
        Some(jiff::civil::date(2026, 11, 21)),
    ))
    .unwrap();
    let page = pdf.get_dictionary(pdf.page_iter().next().unwrap()).unwrap();
    let numbers = |object: &Object| {
        object
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_float().unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        numbers(page.get(b"TrimBox").unwrap()),
        [9.0, 9.0, 441.0, 657.0]
    );
    assert_eq!(
        numbers(page.get(b"BleedBox").unwrap()),
        [0.0, 0.0, 450.0, 666.0]
    );
    let pages = pdf
        .get_dictionary(page.get(b"Parent").unwrap().as_reference().unwrap())
        .unwrap();
    assert_eq!(
        numbers(pages.get(b"MediaBox").unwrap()),
        [0.0, 0.0, 450.0, 666.0]
    );
    let info = pdf
        .get_dictionary(pdf.trailer.get(b"Info").unwrap().as_reference().unwrap())
        .unwrap();
    let text = |key: &[u8]| lopdf::decode_text_string(info.get(key).unwrap()).unwrap();
    assert_eq!(text(b"Title"), "Łamigłówki");
    assert_eq!(text(b"Author"), "A & B");
    assert_eq!(text(b"CreationDate"), "D:20261121000000Z");
}

#[test]
fn without_a_date_there_is_none_and_the_identifier_follows_the_content() {
    let (book, layout) = made(SPEC);
    let undated = bytes(&book, &layout, None);
    let dated = bytes(&book, &layout, Some(jiff::civil::date(2026, 1, 2)));
    let of = |bytes: &[u8]| {
        let pdf = lopdf::Document::load_mem(bytes).unwrap();
        let info = pdf
            .get_dictionary(pdf.trailer.get(b"Info").unwrap().as_reference().unwrap())
            .unwrap();
        let id = pdf.trailer.get(b"ID").unwrap().as_array().unwrap()[0]
            .as_str()
            .unwrap()
            .to_vec();
        (info.has(b"CreationDate"), id)
    };
    assert!(!of(&undated).0 && of(&dated).0);
    assert_ne!(of(&undated).1, of(&dated).1);
}

#[test]
fn only_grey_is_painted_and_links_lead_to_their_grids() {
    let (book, layout) = made(SPEC);
    let bytes = bytes(&book, &layout, None);
    let reader = Reader::new(&bytes).unwrap();
    for content in reader.contents() {
        let content = lopdf::content::Content::decode(&content).unwrap();
        for operation in content.operations {
            assert!(
                ![
                    "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "gs", "sh"
                ]
                .contains(&operation.operator.as_str())
            );
        }
    }
    let pdf = lopdf::Document::load_mem(&bytes).unwrap();
    let ids: Vec<ObjectId> = pdf.page_iter().collect();
    let printed = layout.printed[3];
    let page = pdf.get_dictionary(ids[printed.page as usize - 1]).unwrap();
    let link = page.get(b"Annots").unwrap().as_array().unwrap()[0]
        .as_dict()
        .unwrap();
    let destination = link.get(b"Dest").unwrap().as_array().unwrap()[0]
        .as_reference()
        .unwrap();
    assert_eq!(destination, ids[printed.answer_page.unwrap() as usize - 1]);
}

#[test]
fn every_grid_reads_back() {
    let (book, layout) = made(SPEC);
    // 70 puzzles, 70 answers, and the example without a number.
    assert_eq!(read_back(&book, &layout), 141);
}

#[test]
fn grids_of_every_kind_read_back() {
    let per_page = |kind: &str| match kind.split_once('+').map_or(kind, |(size, _)| size) {
        "25" => 1,
        "16" => 2,
        _ => 4,
    };
    let letters = KINDS.map(|kind| (kind, Symbols::Letters, 2, per_page(kind)));
    let numbers = ["10", "12-4x3", "16", "25"].map(|kind| (kind, Symbols::Numbers, 1, 1));
    let crowded = [("9+killer", Symbols::Letters, 3, 6)];
    let sections: Vec<_> = letters.into_iter().chain(numbers).chain(crowded).collect();
    let book = samples::book("[page]\ntrim = \"6x9in\"\n", &sections);
    let layout = lay_out(&book).unwrap();
    assert_eq!(read_back(&book, &layout), 2 * (2 * KINDS.len() + 4 + 3) + 1);
}

/// Holds what the PDF shows against the book; how many grids it has.
fn read_back(book: &Book, layout: &Layout) -> usize {
    let grids = Reader::new(&bytes(book, layout, None))
        .unwrap()
        .grids()
        .unwrap();
    for (puzzle, printed) in book.puzzles().zip(&layout.printed) {
        let mut of: Vec<_> = grids
            .iter()
            .filter(|grid| grid.number == Some(puzzle.number))
            .collect();
        of.sort_by_key(|grid| grid.grid.givens());
        let shape = &puzzle.puzzle.shape;
        assert_eq!(of[0].grid, puzzle.puzzle.givens, "{:?}", shape.kind());
        assert_eq!(of[1].grid, puzzle.puzzle.solution, "{:?}", shape.kind());
        assert_eq!(of[0].regions, shape.regions(), "{:?}", shape.kind());
        assert_eq!(of[0].cages, shape.cages(), "{:?}", shape.kind());
        assert_eq!(
            (of[0].page, of[0].refers_to()),
            (printed.page, printed.answer_page)
        );
        assert_eq!(
            (Some(of[1].page), of[1].refers_to()),
            (printed.answer_page, Some(printed.page))
        );
    }
    grids.len()
}

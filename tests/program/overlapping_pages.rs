//! Books of overlapping grids: verified on the page, and changed digits reported.

use super::program::{ProgramRun, lock, run, succeed, with_spec};
use gridpress_reader::PdfReader;
use lopdf::content::Content;
use lopdf::{Document, Object};
use std::fs;
use std::path::Path;

const BOOK: &str = "title = \"Over\"\nseed = \"over\"\n[page]\ntrim = \"letter\"\n\
    [[section]]\nid = \"six\"\nsize = 6\ngrids = \"samurai\"\nlevel = \"easy\"\ncount = 2\nper_page = 2\n\
    [[section]]\nid = \"two\"\ngrids = \"twodoku\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n\
    [[section]]\nid = \"one\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n";

/// Changes the first digit in the first row of a page with several digits.
fn tamper(path: &Path, page: u32) {
    let mut pdf = Document::load(path).unwrap();
    let id = pdf.get_pages()[&page];
    let mut content = Content::decode(&pdf.get_page_content(id)).unwrap();
    let row = content.operations.iter_mut().find_map(|operation| {
        match (operation.operator.as_str(), &mut operation.operands[..]) {
            ("'", [Object::String(row, _)]) if row.len() >= 4 => Some(row),
            _ => None,
        }
    });
    let row = row.expect("a row of figures");
    let figure = row.iter().position(|code| *code != row[0]).unwrap_or(1);
    row.swap(0, figure);
    let stream = content.encode().unwrap();
    pdf.change_page_content(id, stream).unwrap();
    pdf.save(path).unwrap();
}

#[test]
fn overlapping_grids_are_verified_on_paper() {
    let folder = with_spec(BOOK);
    let path = folder.path();
    succeed(&folder, &["book"]);
    let ProgramRun { code, stderr, out, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}");
    assert!(
        format!("{stderr}{out}").contains("4 puzzles and 4 answers read back"),
        "{stderr}{out}"
    );
    // Read without the lock.
    let bytes = fs::read(path.join("book.pdf")).unwrap();
    let grids = PdfReader::new(&bytes).unwrap().grids().unwrap();
    let of = |number: u32| grids.iter().filter(move |grid| grid.number == Some(number));
    for (number, side, holes) in [(1, 14, 40), (3, 15, 72), (4, 9, 0)] {
        assert_eq!(of(number).count(), 2, "{number}");
        for grid in of(number) {
            assert_eq!((grid.grid.side(), grid.holes.len()), (side, holes), "{number}");
        }
        assert_eq!(of(number).filter(|grid| grid.is_full()).count(), 1, "{number}");
    }
}

#[test]
fn a_changed_digit_of_overlapping_grids_is_named() {
    let folder = with_spec(BOOK);
    let path = folder.path();
    // Files for printers have a string for each row.
    succeed(&folder, &["book", "--profile", "kdp"]);
    let good = fs::read(path.join("book.pdf")).unwrap();
    let lock = lock(&path.join("book.lock"));
    for (number, key, what) in [(1, "page", "puzzle"), (3, "page", "puzzle")] {
        let page = lock["puzzle"][number - 1][key].as_integer().unwrap();
        fs::write(path.join("book.pdf"), &good).unwrap();
        tamper(&path.join("book.pdf"), page as u32);
        let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
        assert_eq!(code, 1, "{stderr}");
        let differs = format!("{what} {number} on page {page} differs from the lock in r");
        assert!(stderr.contains(&differs), "{stderr}");
    }
}

#[test]
fn a_page_too_small_for_a_samurai_is_refused_with_help() {
    let book = "title = \"Small\"\nseed = \"s\"\n[page]\ntrim = \"6x9in\"\n\
        [[section]]\nid = \"five\"\ngrids = \"samurai\"\nlevel = \"easy\"\ncount = 1\nper_page = 1\n";
    let folder = with_spec(book);
    let ProgramRun { code, stderr, .. } = run(folder.path(), &["check"]);
    assert_eq!(code, 2, "{stderr}");
    for part in [
        "per_page = 1 of section `five` does not fit the page",
        "and need 136.5 mm for cells of 6.5 mm",
        "take a larger page or smaller margins",
    ] {
        assert!(stderr.contains(part), "{part}: {stderr}");
    }
}

#[test]
fn a_desk_of_overlapping_grids_is_verified() {
    let spec = "title = \"Post\"\nseed = \"over\"\n[daily]\nfirst = \"2026-01-01\"\n\
        [[daily.slot]]\nid = \"six\"\nsize = 6\ngrids = \"samurai\"\nweek = { WEEK }\n\
        [[daily.slot]]\nid = \"two\"\ngrids = \"twodoku\"\n";
    let days = "monday tuesday wednesday thursday friday saturday sunday".split(' ');
    let week: Vec<String> = days.map(|day| format!("{day} = \"easy\"")).collect();
    let folder = with_spec(&spec.replace("WEEK", &week.join(", ")));
    let path = folder.path();
    let words = "daily book.toml --date 2026-11-23 --format html,json,ipuz -o out";
    let args: Vec<&str> = words.split(' ').collect();
    succeed(&folder, &args);
    let verify = || run(path, &["verify", "out", "--spec", "book.toml"]);
    let ProgramRun { code, stderr, .. } = verify();
    assert_eq!(code, 0, "{stderr}");
    // A digit that the page shows but its data lacks.
    let page = path.join("out/2026-11-23-two.html");
    let text = fs::read_to_string(&page).unwrap();
    fs::write(&page, text.replacen("<td><td>", "<td>9<td>", 1)).unwrap();
    let ProgramRun { code, stderr, out, .. } = verify();
    assert_eq!(code, 1, "{stderr}{out}");
}

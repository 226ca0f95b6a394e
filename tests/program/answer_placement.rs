//! Answers near their puzzles: verified on the page, and reported when changed.

use super::program::{ProgramRun, code, lock, run, stdout, with_spec};
use lopdf::content::Content;
use lopdf::{Document, Object};
use std::fs;
use std::path::Path;

/// A book of mixed sizes.
const MIXED: &str = "title = \"Near\"\nseed = \"near\"\n[page]\ntrim = \"6x9in\"\n\
    [[section]]\nid = \"small\"\nsize = 6\nlevel = \"easy\"\ncount = 3\nper_page = 2\n\
    [[section]]\nid = \"usual\"\ntitle = \"Usual\"\nlevel = \"easy\"\ncount = 3\nper_page = 2\n\
    [[section]]\nid = \"giant\"\nsize = 16\nlevel = \"easy\"\ncount = 1\nper_page = 1\n\
    [[section]]\nid = \"killer\"\nvariant = [\"killer\"]\nlevel = \"easy\"\ncount = 2\nper_page = 2\n\
    [front]\ncontents = true\n[answers]\nhints = true\nwalkthrough = [4]\n";

/// Changes the first two digits of a row of a page: the first row before which `is_wanted` accepts the operator.
fn tamper(path: &Path, page: u32, is_wanted: impl Fn(&str, &[f32]) -> bool) {
    let mut pdf = Document::load(path).unwrap();
    let id = pdf.get_pages()[&page];
    let mut content = Content::decode(&pdf.get_page_content(id)).unwrap();
    let mut is_there = false;
    for operation in &mut content.operations {
        let numbers = operation.operands.iter().filter_map(|o| o.as_float().ok());
        let numbers: Vec<f32> = numbers.collect();
        is_there |= is_wanted(&operation.operator, &numbers);
        if let ("'", [Object::String(row, _)]) =
            (operation.operator.as_str(), &mut operation.operands[..])
            && is_there
            && row.len() >= 6
        {
            row.swap(0, 1);
            let stream = content.encode().unwrap();
            pdf.change_page_content(id, stream).unwrap();
            pdf.save(path).unwrap();
            return;
        }
    }
    panic!("no row of figures");
}

#[test]
fn answers_on_the_leaf_of_their_puzzles_are_verified() {
    for placement in ["foot", "beside", "overleaf"] {
        let folder = with_spec(&format!("{MIXED}placement = \"{placement}\"\n"));
        let path = folder.path();
        assert_eq!(code(path, &["book", "book.toml"]), 0);
        let (stderr, code_verify) = stdout(path, &["verify", "book.lock"], "");
        assert_eq!(code_verify, 0, "{stderr}");
        assert!(stderr.contains("9 puzzles and 9 answers read back"), "{stderr}");
        let again = ["book", "--lock", "book.lock", "-o", "again.pdf"];
        assert_eq!(code(path, &again), 0);
        let bytes = |name: &str| fs::read(path.join(name)).unwrap();
        assert!(bytes("again.pdf") == bytes("book.pdf"));
    }
}

#[test]
fn a_changed_answer_upside_down_is_named() {
    let folder = with_spec(&format!("{MIXED}placement = \"foot\"\n"));
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let (lock, pdf) = (lock(&path.join("book.lock")), path.join("book.pdf"));
    let good = fs::read(&pdf).unwrap();
    for number in [1, 4, 8] {
        let page = lock["puzzle"][number - 1]["answer_page"].as_integer().unwrap();
        fs::write(&pdf, &good).unwrap();
        let is_turn = |operator: &str, numbers: &[f32]| {
            operator == "cm" && numbers[..4] == [-1.0, 0.0, 0.0, -1.0]
        };
        tamper(&pdf, page as u32, is_turn);
        let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
        assert_eq!(code, 1, "{stderr}");
        let differs = format!("answer {number} on page {page} differs from the lock in r1c1");
        assert!(stderr.contains(&differs), "{stderr}");
    }
}

#[test]
fn pages_of_every_kind_bear_answers_upside_down() {
    let spec = |more: &str| {
        format!(
            "title = \"Near\"\nseed = \"near\"\n{more}[[section]]\nid = \"usual\"\nlevel = \"easy\"\ncount = 5\n\
            per_page = 2\n[answers]\nplacement = \"foot\"\n"
        )
    };
    let others = [
        "[imposition]\nkind = \"booklet\"\n",
        "[page]\nprinter = \"remarkable\"\n",
        "profile = \"pdfx\"\n[page]\nreverse = \"pattern\"\n",
    ];
    for more in others {
        let folder = with_spec(&spec(more));
        let path = folder.path();
        let ProgramRun { code, stderr, .. } = run(path, &["book", "book.toml"]);
        assert_eq!(code, 0, "{more}: {stderr}");
        let (stderr, code) = stdout(path, &["verify", "book.lock"], "");
        assert_eq!(code, 0, "{more}: {stderr}");
        assert!(stderr.contains("5 puzzles and 5 answers read back"), "{stderr}");
    }
}

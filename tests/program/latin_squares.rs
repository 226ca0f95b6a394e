//! Calcudokus and jigsaws of sizes without boxes, from the command line to the printed page.

use super::program::{ProgramRun, run, succeed, with_spec};
use gridpress::Variant;
use gridpress_reader::PdfReader;
use std::fs;

const BOOK: &str = "title = \"Cages\"\nseed = \"cages\"\n[page]\ntrim = \"letter\"\n[front]\nhow_to = true\n\
    [answers]\nhints = true\nwalkthrough = [1, 2]\n\
    [[section]]\nid = \"four\"\nsize = 4\nvariant = [\"calcudoku\"]\nlevel = \"easy\"\ncount = 2\nper_page = 2\n\
    [[section]]\nid = \"six\"\nsize = 6\nvariant = [\"calcudoku\"]\nlevel = \"medium\"\ncount = 2\nper_page = 2\n\
    [[section]]\nid = \"bare\"\nsize = 5\nvariant = [\"calcudoku\"]\nsigns = false\nlevel = \"easy\"\ncount = 1\n\
    [[section]]\nid = \"nine\"\nvariant = [\"calcudoku\"]\nlevel = \"medium\"\ncount = 1\nper_page = 1\n\
    [[section]]\nid = \"seven\"\nsize = 7\nvariant = [\"jigsaw\"]\nlevel = \"easy\"\ncount = 1\nper_page = 1\n";

#[test]
fn a_book_of_latin_squares_is_verified_on_paper() {
    let folder = with_spec(BOOK);
    let path = folder.path();
    succeed(&folder, &["book"]);
    let ProgramRun { code, stderr, out, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}{out}");
    assert!(format!("{stderr}{out}").contains("7 puzzles and 7 answers read back"));
    let bytes = fs::read(path.join("book.pdf")).unwrap();
    let grids = PdfReader::new(&bytes).unwrap().grids().unwrap();
    let of = |number: u32| {
        let mut grids = grids.iter();
        grids.find(|grid| grid.number == Some(number) && !grid.is_full()).unwrap()
    };
    let has_product = |number: u32| {
        let labels = &of(number).cages.labels;
        assert!(!labels.is_empty());
        labels.iter().any(|(_, label)| label.contains('×'))
    };
    assert_eq!([has_product(3), has_product(5)], [true, false]);
}

#[test]
fn kinds_without_boxes_are_refused_with_an_alternative() {
    let calcudoku = Variant::Calcudoku.name();
    for (args, message, help) in [
        (
            &["--size", "5"][..],
            "there are no boxes for size 5",
            "needs one of these variants: jigsaw, calcudoku, futoshiki, skyscrapers",
        ),
        (
            &["--variant", "calcudoku,diagonal"],
            "`calcudoku` cannot be combined with other variants",
            "leave the other variants out",
        ),
        (
            &["--variant", calcudoku, "--box", "3x3"],
            "`calcudoku` has no boxes",
            "leave the box out",
        ),
        (
            &["--variant", calcudoku, "--fill", "shuffle"],
            "a Latin square cannot be filled by shuffling",
            "use the fill `random`",
        ),
        (
            &["--variant", calcudoku, "--format", "line", "--level", "easy"],
            "`line` does not support regions, cages or marks",
            "json, ipuz",
        ),
        (
            &["--variant", calcudoku, "--format", "sudokupad", "--level", "easy"],
            "`sudokupad` does not support grids without boxes",
            "json, ipuz",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let args = [&["generate", "--seed", "a"], args].concat();
        let ProgramRun { code, stderr, out, .. } = run(folder.path(), &args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {stderr}");
        assert!(stderr.contains(message) && stderr.contains(help), "{args:?}: {stderr}");
    }
}

#[test]
fn a_calcudoku_goes_through_every_command() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    for format in ["json", "ipuz"] {
        for more in [&[][..], &["--no-signs"]] {
            let arguments =
                ["generate", "--size", "5", "--variant", "calcudoku", "--level", "easy"];
            let stderr = ["--seed", "through", "--format", format];
            let made = run(path, &[&arguments[..], &stderr, more].concat());
            assert_eq!(made.code, 0, "{}", made.stderr);
            let file = path.join("one.txt");
            fs::write(&file, &made.out).unwrap();
            for command in ["solve", "grade", "explain", "hint"] {
                let result = run(path, &[command, "one.txt"]);
                assert_eq!(result.code, 0, "{command} {format}: {}", result.stderr);
            }
        }
    }
}

//! `gridpress verify`: its proofs and reports.

use super::program::{SMALL, code, folder, lock, sha256, stderr, stdout, with_spec};
use gridpress_testing::extent::SweepExtent;
use std::fs;

#[test]
fn the_default_book_is_verified_and_reproduced() {
    let folder = folder();
    let path = folder.path();
    assert_eq!(code(path, &["book"]), 0);
    let names: Vec<_> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    let puzzles = lock(&path.join("book.lock"));
    assert!(puzzles["puzzle"].as_array().unwrap().len() >= 100);
    let (output, code) = stdout(path, &["verify", "book.lock"], "");
    assert_eq!(code, 0, "{output}");
    assert!(
        output.contains("identical when rebuilt") && output.contains("120 answers read back"),
        "{output}"
    );
    assert_eq!(stdout(path, &["verify", "book.pdf"], "").1, 0);
    assert_eq!(stdout(path, &["book", "--lock", "book.lock", "-o", "again.pdf"], "").1, 0);
    assert!(fs::read(path.join("again.pdf")).unwrap() == fs::read(path.join("book.pdf")).unwrap());
}

#[test]
fn verify_names_the_file_to_verify_instead() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    fs::write(path.join("shop.png"), b"\x89PNG\r\n\x1a\n").unwrap();
    for (file, message, help) in [
        ("book.toml", "`book.toml` is a spec, not a book", "`book.pdf` or `book.lock`"),
        ("shop.png", "`shop.png` is a picture, not a book", "verify book.lock --cover shop.png"),
    ] {
        let (output, code) = stderr(path, &["verify", file], "");
        assert_eq!(code, 2, "{output}");
        assert!(output.contains(message) && output.contains(help), "{output}");
    }
}

#[test]
fn verify_names_what_differs() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    let good = fs::read_to_string(path.join("book.lock")).unwrap();
    let puzzle = lock(&path.join("book.lock"))["puzzle"][3].clone();
    let (page, line) =
        (puzzle["page"].as_integer().unwrap(), puzzle["givens"].as_str().unwrap().to_owned());

    // Another book with the same lock.
    fs::write(path.join("other.toml"), SMALL.replace("seed = \"s\"", "seed = \"t\"")).unwrap();
    assert_eq!(code(path, &["book", "other.toml"]), 0);
    fs::copy(path.join("book.lock"), path.join("other.lock")).unwrap();
    let (output, code_other) = stderr(path, &["verify", "other.pdf"], "");
    assert_eq!(code_other, 1);
    assert!(
        output.contains(&format!("puzzle 4 on page {page} differs from the lock in r")),
        "{output}"
    );

    // A changed given in the lock.
    let given = line.find(|c| c != '.').unwrap();
    let mut tampered = line.clone();
    tampered.replace_range(given..=given, ".");
    fs::write(path.join("book.lock"), good.replace(&line, &tampered)).unwrap();
    let (output, code_tampered) = stderr(path, &["verify", "book.lock"], "");
    assert_eq!(code_tampered, 1);
    assert!(
        output.contains("puzzle 4 (easy/")
            && output.contains(") differs from the lock in `givens`"),
        "{output}"
    );

    // A changed rating is a difference. In a lock of another version it is a remark, and the book is reproduced
    // unchanged.
    let rated = lock(&path.join("book.lock"))["puzzle"][3]["technique"].clone();
    let (rated, score) = (
        format!("technique = {rated}\n"),
        lock(&path.join("book.lock"))["puzzle"][3]["score"].to_string(),
    );
    let at = good.find("number = 4\n").unwrap();
    let (before, after) = good.split_at(at);
    let after = after.replacen(&rated, "technique = \"swordfish\"\n", 1);
    for technique in ["swordfish", "not-invented-yet"] {
        let after = after.replacen("swordfish", technique, 1);
        fs::write(path.join("book.lock"), format!("{before}{after}")).unwrap();
        let (output, code_rated) = stderr(path, &["verify", "book.lock"], "");
        assert_eq!(code_rated, 1, "{output}");
        let fields =
            format!("puzzle 4: `technique` and `score` of the lock are {technique} and {score}");
        assert!(output.contains(&fields), "{output}");
        let rated = fs::read_to_string(path.join("book.lock")).unwrap();
        let other = rated.replacen("gridpress = \"0.", "gridpress = \"99.", 1);
        fs::write(path.join("book.lock"), other).unwrap();
        let (output, code_rated) = stderr(path, &["verify", "book.lock"], "");
        assert_eq!(code_rated, 0, "{output}");
        let remark = format!(
            "1 puzzle was rated differently when the book was made: number 4 as {technique} (score {score})"
        );
        assert!(output.contains("warning") && output.contains(&remark), "{output}");
        let again = ["book", "--lock", "book.lock", "-o", "again.pdf"];
        assert_eq!(code(path, &again), 0);
        let bytes = |name: &str| fs::read(path.join(name)).unwrap();
        assert!(bytes("again.pdf") == bytes("book.pdf"));
    }

    // A layout of another version has the same puzzles and other bytes.
    fs::write(path.join("book.lock"), good.replacen("gridpress = \"0.", "gridpress = \"99.", 1))
        .unwrap();
    let mut pdf = fs::read(path.join("book.pdf")).unwrap();
    pdf.extend_from_slice(b"\n");
    fs::write(path.join("book.pdf"), &pdf).unwrap();
    let (output, code_version) = stderr(path, &["verify", "book.lock"], "");
    assert_eq!(code_version, 1, "{output}");
    assert!(output.contains("not the file that the lock was written with"), "{output}");
    let kept = fs::read_to_string(path.join("book.lock")).unwrap();
    let hash = lock(&path.join("book.lock"))["output"][0]["sha256"].clone();
    let fitted = kept.replace(hash.as_str().unwrap(), &sha256(&pdf));
    fs::write(path.join("book.lock"), fitted).unwrap();
    let (output, code_version) = stderr(path, &["verify", "book.lock"], "");
    assert_eq!(code_version, 1, "{output}");
    assert!(output.contains("another program has changed or rewritten it"), "{output}");

    // The exact file of another version with a different layout.
    for (otherwise, exit, expected) in [
        ("[grid]\nthick = \"3pt\"\n", 0, "their pages were made by version 99."),
        ("[type]\nsize = \"11pt\"\n", 0, "their pages were made by version 99."),
        ("[page]\ntrim = \"6.1x9.1in\"\n", 1, "page 1 has other boxes"),
    ] {
        fs::write(path.join("otherwise.toml"), format!("{SMALL}{otherwise}")).unwrap();
        assert_eq!(code(path, &["book", "otherwise.toml"]), 0, "{otherwise}");
        let pdf = fs::read(path.join("otherwise.pdf")).unwrap();
        let fitted = kept.replace(hash.as_str().unwrap(), &sha256(&pdf));
        fs::write(path.join("otherwise.lock"), fitted).unwrap();
        let (output, code_version) = stderr(path, &["verify", "otherwise.lock"], "");
        assert_eq!(code_version, exit, "{output}");
        assert!(output.contains(expected), "{output}");
    }

    // No PDF.
    fs::write(path.join("book.lock"), &good).unwrap();
    // A copy with the recorded hash is as good.
    fs::remove_file(path.join("book.pdf")).unwrap();
    let (output, code_copy) = stdout(path, &["verify", "book.lock"], "");
    assert_eq!(code_copy, 0);
    assert!(output.contains("again.pdf: identical when rebuilt"), "{output}");
    fs::remove_file(path.join("again.pdf")).unwrap();
    let (output, code_alone) = stdout(path, &["verify", "book.lock"], "");
    assert_eq!(code_alone, 0);
    assert!(
        output.starts_with("only the lock was checked: no PDF next to `book.lock`"),
        "{output}"
    );
}

#[test]
fn walkthroughs_and_techniques_are_verified_and_reproduced() {
    make_walkthroughs(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn walkthroughs_and_techniques_are_verified_and_reproduced_in_full() {
    make_walkthroughs(SweepExtent::Full);
}

fn make_walkthroughs(extent: SweepExtent) {
    let text = "seed = \"told\"\n[[section]]\nid = \"a\"\nlevel = \"expert\"\ncount = 2\n\
        [[section]]\nid = \"b\"\nlevel = \"medium\"\ncount = 2\nvariant = [\"jigsaw\"]\n\
        [[section]]\nid = \"c\"\nlevel = \"hard\"\ncount = 1\nvariant = [\"killer\"]\n\
        [[section]]\nid = \"d\"\nlevel = \"easy\"\ncount = 1\nsize = 16\nper_page = 1\n\
        [front]\ntechniques = true\n[answers]\nwalkthrough = \"all\"\n";
    for placement in extent.select(["back", "separate"], 2) {
        let folder = with_spec(&format!("{text}placement = \"{placement}\"\n"));
        let path = folder.path();
        assert_eq!(code(path, &["book", "book.toml"]), 0);
        let (output, code_verify) = stdout(path, &["verify", "book.lock"], "");
        assert_eq!(code_verify, 0, "{output}");
        assert!(output.contains("6 puzzles and 6 answers read back"), "{output}");
        assert_eq!(code(path, &["book", "book.toml", "--threads", "1", "-o", "one.pdf"]), 0);
        assert_eq!(code(path, &["book", "--lock", "book.lock", "-o", "again.pdf"]), 0);
        let mut diagrams = 0;
        for end in [".pdf", "-answers.pdf"] {
            let read = |name: &str| fs::read(path.join(format!("{name}{end}"))).ok();
            let Some(book) = read("book") else { continue };
            assert_eq!(read("one").as_ref(), Some(&book));
            assert_eq!(read("again").as_ref(), Some(&book));
            // No diagram is mistaken for a puzzle: each has words or the numbers of its columns above it.
            let grids = gridpress_reader::PdfReader::new(&book).unwrap().grids().unwrap();
            let others = grids.iter().filter(|grid| grid.number.is_none());
            for grid in others {
                assert!(
                    grid.heading.starts_with(|c: char| c.is_alphabetic())
                        || grid.heading.starts_with("1 2 3 4"),
                    "{grid:?}"
                );
                assert!(!grid.heading.starts_with("Puzzle"), "{grid:?}");
                diagrams += 1;
            }
        }
        assert!(diagrams > 20, "{diagrams}");
    }
}

#[test]
fn quiet_prints_differences_only() {
    let folder = with_spec(SMALL);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    assert_eq!(stdout(path, &["verify", "book.lock", "-q"], ""), (String::new(), 0));
    assert_eq!(stderr(path, &["verify", "book.lock", "-q"], ""), (String::new(), 0));
    let lock = fs::read_to_string(path.join("book.lock")).unwrap();
    fs::write(path.join("book.lock"), lock.replace("pages = ", "pages = 1")).unwrap();
    assert_eq!(stdout(path, &["verify", "book.lock", "-q"], ""), (String::new(), 1));
    assert!(stderr(path, &["verify", "book.lock", "-q"], "").0.starts_with("error: "));
}

#[test]
fn renamed_pdfs_find_their_lock_by_its_hashes() {
    let spec = SMALL.replace("\n[[section]]\nid = \"easy\"", "\n[page]\nprinter = \"kdp-paperback-white\"\n[answers]\nplacement = \"separate\"\n[[section]]\nid = \"easy\"");
    let spec = spec.replace("count = 7", "count = 40");
    let folder = with_spec(&spec);
    let path = folder.path();
    assert_eq!(code(path, &["book", "book.toml"]), 0);
    assert_eq!(code(path, &["cover", "book.toml"]), 0);
    fs::write(path.join("more.toml"), spec.replace("seed = \"s\"", "seed = \"t\"")).unwrap();
    assert_eq!(code(path, &["book", "more.toml"]), 0);
    let rename = |from: &str, to: &str| fs::rename(path.join(from), path.join(to)).unwrap();
    rename("book.pdf", "upload interior.pdf");
    rename("book-answers.pdf", "solutions.pdf");
    rename("book-cover.pdf", "jacket.pdf");
    for file in ["upload interior.pdf", "solutions.pdf", "book.lock"] {
        let (output, code) = stdout(path, &["verify", file], "");
        assert_eq!(code, 0, "{file}: {output}");
        assert!(output.contains("45 puzzles and 45 answers read back"), "{file}: {output}");
    }
    let (output, cover) = stdout(path, &["verify", "jacket.pdf"], "");
    assert_eq!(cover, 0, "{output}");
    assert!(output.contains("jacket.pdf"), "{output}");

    // A changed copy has no lock, and a copied lock is a second one.
    let mut changed = fs::read(path.join("upload interior.pdf")).unwrap();
    changed.push(b'\n');
    fs::write(path.join("changed.pdf"), changed).unwrap();
    let (output, none) = stderr(path, &["verify", "changed.pdf"], "");
    assert_eq!(none, 2);
    assert!(output.contains("`changed.lock` is missing, and none of the 2 locks"), "{output}");
    fs::copy(path.join("book.lock"), path.join("copy.lock")).unwrap();
    let (output, several) = stderr(path, &["verify", "upload interior.pdf"], "");
    assert_eq!(several, 2);
    assert!(
        output.contains("2 locks have the SHA-256") && output.contains("copy.lock"),
        "{output}"
    );
}

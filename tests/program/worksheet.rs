//! `gridpress worksheet`, and books with the table `[worksheet]`.

use super::program::{ProgramRun, folder, givens, lock, puzzles, run, run_on, succeed, with_spec};
use gridpress_reader::{FoundGrid, PdfReader};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns the text of each page of a PDF, line by line and without spaces.
fn pages(pdf: &Path) -> Vec<String> {
    let reader = PdfReader::new(&fs::read(pdf).unwrap()).unwrap();
    let page = |index| {
        let view = reader.view(index).unwrap().unwrap();
        let mut letters: Vec<_> = view.letters().iter().collect();
        let key = |(x, y): (f64, f64)| ((-y * 2.0).round() as i64, (x * 100.0).round() as i64);
        letters.sort_by_key(|letter| key(letter.at));
        let text: String = letters.into_iter().map(|letter| letter.text.as_str()).collect();
        text.chars().filter(|c| !c.is_whitespace()).collect()
    };
    (0..reader.pages()).map(page).collect()
}

fn grids(pdf: &Path) -> Vec<FoundGrid> {
    PdfReader::new(&fs::read(pdf).unwrap()).unwrap().grids().unwrap()
}

fn verify(folder: &Path, pdf: &str) -> String {
    let ProgramRun { code, out, stderr } = run(folder, &["verify", pdf]);
    assert_eq!(code, 0, "{out}{stderr}");
    out + &stderr
}

/// Returns the message of a run that must exit with that code and leave no files besides the existing ones.
fn refusal(folder: &Path, code: i32, args: &[&str]) -> String {
    let before = fs::read_dir(folder).unwrap().count();
    let run = run(folder, args);
    assert_eq!(run.code, code, "{args:?}: {}", run.stderr);
    assert_eq!(fs::read_dir(folder).unwrap().count(), before, "{args:?}");
    assert_eq!(run.stderr.matches("error:").count(), 1, "{}", run.stderr);
    run.stderr
}

#[test]
fn every_pupil_has_a_sheet_and_the_key_has_every_answer() {
    let folder = folder();
    let path = folder.path();
    fs::write(path.join("class.txt"), "\u{feff}Anna\r\n\r\n  Zoë Müller \r\nBen").unwrap();
    let args = ["worksheet", "--size", "6", "--names", "class.txt", "--copies", "4", "--seed", "s"];
    succeed(path, &args);
    let text = pages(&path.join("worksheet.pdf"));
    assert_eq!(text.len(), 5, "{text:?}");
    for (page, name) in text.iter().zip(["Anna", "ZoëMüller", "Ben"]) {
        assert!(page.contains(name) && page.contains("Name") && page.contains("Date"), "{page}");
    }
    let key = &text[4];
    assert!(key.contains("Answersfortheteacher"), "{key}");
    for owner in ["Anna", "ZoëMüller", "Ben", "Sheet4"] {
        assert_eq!(key.matches(owner).count(), 2, "{owner}: {key}");
    }
    // Different puzzles, in the order of the sheets; each code is on the sheet and in the key.
    let lock = lock(&path.join("worksheet.lock"));
    let all: BTreeSet<String> = givens(&lock, "class").into_iter().collect();
    assert_eq!(all.len(), 8);
    let printed = puzzles(&path.join("worksheet.lock"));
    let on: Vec<i64> = printed.iter().map(|puzzle| puzzle["page"].as_integer().unwrap()).collect();
    assert_eq!(on, [1, 1, 2, 2, 3, 3, 4, 4]);
    for page in &text[..4] {
        for part in page.split("Code").skip(1) {
            let code = part.get(..4).unwrap();
            assert!(key.contains(code), "{code}: {key}");
        }
    }
    let report = verify(path, "worksheet.pdf");
    assert!(report.contains("8 puzzles and 8 answers read back"), "{report}");
    // The same sheets again: the lock beside the PDF has the seed.
    let first = fs::read(path.join("worksheet.pdf")).unwrap();
    succeed(path, &args[..7]);
    assert!(first == fs::read(path.join("worksheet.pdf")).unwrap());
    succeed(path, &["book", "--lock", "worksheet.lock", "-o", "again.pdf"]);
    assert!(first == fs::read(path.join("again.pdf")).unwrap());
}

#[test]
fn a_new_pupil_changes_no_other_sheet() {
    let folder = folder();
    let path = folder.path();
    let make = |copies: &str, output: &str| {
        let args = ["worksheet", "--size", "4", "--copies", copies, "--seed", "s", "-o", output];
        succeed(path, &args);
        let puzzles = puzzles(&path.join(output).with_extension("lock")).into_iter();
        puzzles.map(|puzzle| puzzle["givens"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let few = make("3", "few.pdf");
    let more = make("5", "more.pdf");
    assert_eq!(few.len(), 6);
    assert_eq!(few, more[..6]);
}

#[test]
fn the_same_puzzles_are_on_all_sheets_and_once_in_the_key() {
    let folder = folder();
    let path = folder.path();
    fs::write(path.join("class.csv"), "Name,Group\n\"Smith, Jo\",7\nBo;8\n").unwrap();
    let args = ["worksheet", "--names", "class.csv", "--same", "--seed", "s", "--key", "separate"];
    succeed(path, &args);
    let sheets = grids(&path.join("worksheet.pdf"));
    let values: Vec<String> = sheets.iter().map(|grid| grid.grid.to_string()).collect();
    assert_eq!(values.len(), 4);
    assert_eq!(values[..2], values[2..]);
    assert!(values[0] != values[1]);
    let text = pages(&path.join("worksheet.pdf"));
    assert!(text[0].contains("Smith,Jo") && text[1].contains("Bo"), "{text:?}");
    let key = grids(&path.join("worksheet-answers.pdf"));
    assert_eq!(key.len(), 2);
    assert!(key.iter().all(FoundGrid::is_full));
    let report = verify(path, "worksheet.pdf");
    assert!(report.contains("2 puzzles and 2 answers read back"), "{report}");
    // A copy that differs from the lock is found: here, a sheet is missing.
    let lock = fs::read_to_string(path.join("worksheet.lock")).unwrap();
    fs::write(path.join("worksheet.lock"), lock.replace("copies = 2", "copies = 3")).unwrap();
    assert_eq!(run(path, &["verify", "worksheet.pdf"]).code, 1);
}

#[test]
fn cut_outs_follow_each_sheet_and_are_no_puzzles() {
    let folder = folder();
    let path = folder.path();
    let args = ["worksheet", "--size", "4", "--symbols", "letters", "--cut-outs", "--copies", "2"];
    succeed(path, &[&args[..], &["--seed", "s", "--per-page", "1"]].concat());
    let text = pages(&path.join("worksheet.pdf"));
    assert_eq!(text.len(), 5);
    for page in [&text[1], &text[3]] {
        assert!(page.contains("Cutoutthepieces"), "{page}");
        assert!(page.contains("AAAABBBBCCCCDDDD"), "{page}");
    }
    let report = verify(path, "worksheet.pdf");
    assert!(report.contains("2 puzzles and 2 answers read back"), "{report}");
}

#[test]
fn sheets_keep_clear_of_the_edges_that_printers_cannot_reach() {
    for paper in ["a4", "letter", "a5", "half-letter", "a4-halves", "letter-halves"] {
        let folder = folder();
        let path = folder.path();
        let args =
            ["worksheet", "--paper", paper, "--per-page", "1", "--copies", "2", "--seed", "s"];
        let made = run(path, &[&args[..], &["--size", "6", "--spec", "s.toml"]].concat());
        assert_eq!(made.code, 0, "{}", made.stderr);
        assert!(!made.stderr.contains("warning"), "{paper}: {}", made.stderr);
        let ProgramRun { code, out, stderr } = run(path, &["check", "s.toml"]);
        assert_eq!(code, 0, "{paper}: {out}{stderr}");
        // The spec makes the same book.
        succeed(path, &["book", "s.toml", "-o", "t.pdf"]);
        assert!(fs::read(path.join("s.pdf")).unwrap() == fs::read(path.join("t.pdf")).unwrap());
        let reader = PdfReader::new(&fs::read(path.join("s.pdf")).unwrap()).unwrap();
        let (width, height) = reader.size(0).unwrap();
        assert_eq!(width > height, paper.ends_with("halves"), "{paper}");
    }
}

#[test]
fn german_sheets_say_du() {
    let folder = folder();
    let path = folder.path();
    let text = |options: &[&str]| {
        let args = ["worksheet", "--size", "4", "--cut-outs", "--language", "de", "--seed", "s"];
        succeed(path, &[&args[..], &["--date", "2026-11-27"], options].concat());
        pages(&path.join("worksheet.pdf")).concat()
    };
    let informal = text(&[]);
    assert!(informal.contains("Schneide") && informal.contains("LösungenfürdieLehrkraft"));
    assert!(informal.contains("27.November2026"), "{informal}");
    let formal = text(&["--formal"]);
    assert!(formal.contains("SchneidenSie"), "{formal}");
}

#[test]
fn long_names_shrink_or_take_two_lines() {
    let folder = folder();
    let path = folder.path();
    let long = "Konstantin-Alexander Freiherr von Hohenstein-Wallenburg";
    fs::write(path.join("names.txt"), format!("{long}\nAnna\n")).unwrap();
    for paper in ["a4", "a5", "half-letter"] {
        let args = ["worksheet", "--size", "4", "--names", "names.txt", "--paper", paper];
        succeed(path, &[&args[..], &["--seed", "s", "--force"]].concat());
        let text = pages(&path.join("worksheet.pdf"));
        for word in long.split(' ') {
            assert!(text[0].contains(word), "{paper}: {text:?}");
        }
        verify(path, "worksheet.pdf");
    }
}

#[test]
fn mistakes_in_names_are_reported_with_their_line() {
    let folder = folder();
    let path = folder.path();
    let with = |text: &[u8], options: &[&str]| {
        fs::write(path.join("names.txt"), text).unwrap();
        let args = ["worksheet", "--seed", "s", "--names", "names.txt"];
        refusal(path, 2, &[&args[..], options].concat())
    };
    fs::write(path.join("names.txt"), "").unwrap();
    let missing = with("Anna\nבן\n".as_bytes(), &[]);
    assert!(missing.contains("names.txt:2:1") && missing.contains("no font has"), "{missing}");
    let latin = with(b"Anna\nB\xe9n\n", &[]);
    assert!(latin.contains("line 2") && latin.contains("UTF-8"), "{latin}");
    let long = with(format!("Anna\n\n{}\n", "x".repeat(61)).as_bytes(), &[]);
    assert!(long.contains("names.txt:3:1") && long.contains("at most 60"), "{long}");
    let few = with(b"Anna\nBen\nCem\n", &["--copies", "2"]);
    assert!(few.contains("2 sheets for 3 pupils") && few.contains("spare"), "{few}");
    let none = with(b"\n \n", &[]);
    assert!(none.contains("has no names"), "{none}");
    let absent = refusal(path, 2, &["worksheet", "--names", "absent.txt"]);
    assert!(absent.contains("absent.txt"), "{absent}");
    let args = ["worksheet", "--size", "4", "--names", "-", "--seed", "s"];
    assert_eq!(run_on(path, &args, "Anna\n").code, 0);
}

#[test]
fn sheets_replace_neither_a_changed_spec_nor_another_lock() {
    let folder = folder();
    let path = folder.path();
    let args = ["worksheet", "--size", "4", "--spec", "class.toml"];
    succeed(path, &[&args[..], &["--seed", "1"]].concat());
    fs::write(path.join("class.toml"), "# mine").unwrap();
    let spec = refusal(path, 2, &args);
    assert!(spec.contains("class.toml") && spec.contains("--force"), "{spec}");
    assert_eq!(fs::read_to_string(path.join("class.toml")).unwrap(), "# mine");
    let seed = refusal(path, 2, &["worksheet", "--size", "4", "-o", "class.pdf", "--seed", "2"]);
    assert!(seed.contains("another seed"), "{seed}");
    succeed(path, &["worksheet", "--size", "4", "-o", "class.pdf", "--new-seed"]);
    let name = refusal(path, 2, &["worksheet", "--spec", "class.txt"]);
    assert!(name.contains(".toml"), "{name}");
}

#[test]
fn specs_of_sheets_refuse_what_sheets_cannot_have() {
    let sheet = "seed = 's'\n[worksheet]\ncopies = 2\n[[section]]\nid = 'a'\n";
    let easy = "level = 'easy'\ncount = 1\n";
    for (spec, expected) in [
        (format!("{sheet}{easy}[answers]\nplacement = 'foot'\n"), "answers on them"),
        (format!("{sheet}source = 'mine.txt'\n"), "same = true"),
        (
            sheet.replace("= 2", "= 2\ncut_outs = true") + easy + "grids = 'twodoku'\n",
            "no cut-outs",
        ),
        (sheet.to_owned() + easy + "[daily]\nfirst = 2026-01-01\n", "spec of a desk"),
        (sheet.replace("copies = 2", "names = ['A', '']") + easy, "`names` is empty"),
        (
            sheet.replace("copies = 2", "names = ['A']")
                + easy
                + "copies = 1\n[[section]]\nid = 'b'\nlevel = 'hard'\ncount = 1\n",
            "section `b` is for all pupils",
        ),
        (
            sheet.replace("copies = 2", "names = ['A', 'B']") + easy + "copies = 1\n",
            "1 sheet for 2 pupils",
        ),
        (sheet.to_owned() + easy + "copies = 2\n", "`copies` for a class in groups"),
    ] {
        let folder = with_spec(&spec);
        let puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
        fs::write(folder.path().join("mine.txt"), puzzle).unwrap();
        let report = refusal(folder.path(), 2, &["book"]);
        assert!(report.contains(expected), "{report}");
    }
}

#[test]
fn groups_have_their_levels_and_one_key() {
    let folder = folder();
    let path = folder.path();
    let list = "Nachname;Vorname;Niveau\nKoch;Anna;mittel\nYıldız;Cem;leicht\nBo;;Leicht\n";
    fs::write(path.join("class.csv"), list).unwrap();
    let args = ["worksheet", "--names", "class.csv", "--language", "de", "--seed", "s"];
    let made = run(path, &[&args[..], &["--per-page", "1", "--spec", "class.toml"]].concat());
    assert_eq!(made.code, 0, "{}", made.stderr);
    assert!(made.stderr.contains("3 names, from the columns Nachname, Vorname and Niveau"));
    let text = pages(&path.join("class.pdf"));
    assert_eq!(text.len(), 4);
    let heads = ["CemYıldız", "Bo", "AnnaKoch"];
    for (index, (page, name)) in text.iter().zip(heads).enumerate() {
        let level = if index < 2 { "Leicht" } else { "Mittel" };
        assert!(page.contains(name) && page.contains(level), "{name}: {page}");
        assert!(page.contains(&format!("Blatt{}", index + 1)), "{page}");
    }
    // The key has a title for each group, and the groups in order.
    let places: Vec<usize> = ["Leicht", "CemYıldız", "Mittel", "AnnaKoch"]
        .map(|part| text[3].find(part).unwrap())
        .into();
    assert!(places.is_sorted(), "{}", text[3]);
    let levels: Vec<String> = puzzles(&path.join("class.lock"))
        .iter()
        .map(|puzzle| puzzle["level"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(levels, ["easy", "easy", "medium"]);
    assert!(verify(path, "class.pdf").contains("3 puzzles and 3 answers read back"));
    // The spec and the lock make the same book.
    succeed(path, &["book", "class.toml", "-o", "again.pdf"]);
    succeed(path, &["book", "--lock", "class.lock", "-o", "third.pdf"]);
    let bytes =
        ["class.pdf", "again.pdf", "third.pdf"].map(|name| fs::read(path.join(name)).unwrap());
    assert!(bytes[0] == bytes[1] && bytes[0] == bytes[2]);
    // The list itself has the same effect in a spec.
    let spec = fs::read_to_string(path.join("class.toml")).unwrap();
    let (before, rest) = spec.split_once("names    = [").unwrap();
    let (_, rest) = rest.split_once("]\n").unwrap();
    let listed = format!("{before}names    = \"class.csv\"\n{rest}");
    let listed: String =
        listed.lines().filter(|line| !line.starts_with("copies")).collect::<Vec<_>>().join("\n");
    fs::write(path.join("listed.toml"), listed).unwrap();
    succeed(path, &["book", "listed.toml"]);
    assert!(bytes[0] == fs::read(path.join("listed.pdf")).unwrap());
}

#[test]
fn counts_divide_a_class_in_the_order_of_its_list() {
    let folder = folder();
    let path = folder.path();
    fs::write(path.join("class.txt"), "Anna\nBen\nCem\nDana\n").unwrap();
    let args = ["worksheet", "--per-page", "1", "--seed", "s", "--force", "--names", "class.txt"];
    let made = |options: &[&str]| {
        succeed(path, &[&args[..], options].concat());
        verify(path, "worksheet.pdf");
        let text = pages(&path.join("worksheet.pdf"));
        text.iter().map(|page| if page.contains("Medium") { 'm' } else { 'e' }).collect::<String>()
    };
    assert_eq!(made(&["--level", "easy:1,medium:3", "--key", "none"]), "emmm");
    assert_eq!(made(&["--level", "medium:2,easy", "--key", "none"]), "mmee");
    // With equal sheets in each group, each puzzle is on the sheets of its group.
    assert_eq!(made(&["--level", "easy:3,medium:2", "--same", "--key", "none"]), "eeemm");
    for (options, expected) in [
        (&["--level", "easy:1,medium:2"][..], "--level has 3 sheets, for 4 pupils"),
        (&["--level", "easy,medium:2"], "no number of sheets for `easy` in --level"),
        (&["--level", "easy:4,medium"], "no sheets are left for `medium`"),
        (&["--level", "easy:2,easy:2"], "`easy` occurs twice in --level"),
        (&["--level", "easy:2,medium:2", "--copies", "9"], "4 sheets, for --copies 9"),
        (&["--level", "easy:0"], "expected 1 to 1000 sheets"),
        (&["--level", "hrad"], "did you mean `hard`?"),
        (&["--copies", "1"], "1 sheet for 4 pupils"),
    ] {
        let message = refusal(path, 2, &[&args[..], options].concat());
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn rules_for_children_are_once_on_a_sheet() {
    let folder = folder();
    let path = folder.path();
    let page = |options: &[&str]| {
        let args = ["worksheet", "--size", "6", "--seed", "s", "--key", "none"];
        succeed(path, &[&args[..], options].concat());
        pages(&path.join("worksheet.pdf")).remove(0)
    };
    let kids = page(&["--rules"]);
    assert_eq!(kids.matches("Everyrowhaseachnumberonce.").count(), 1, "{kids}");
    assert!(kids.contains("usethenumbers1to6"), "{kids}");
    let all = page(&["--rules", "all"]);
    assert_eq!(all.matches("Eachrow,eachcolumn").count(), 1, "{all}");
    let shapes = page(&["--rules", "kids", "--symbols", "shapes"]);
    assert!(shapes.contains("Everyrowhaseachofthemonce."), "{shapes}");
}

#[test]
fn mistakes_are_reported_in_the_words_of_options() {
    let folder = folder();
    let path = folder.path();
    for (options, expected) in [
        (&["--level", "extreme", "--size", "4"][..], "--level extreme"),
        (&["--symbols", "a.png,b.png"], "--symbols a.png,b.png"),
        (&["--symbols", "foo"], "cat.png,sun.svg"),
        (&["--symbols", "word:ABC"], "--symbols word:ABC"),
        (&["--language", "xx"], "--language xx"),
        (&["--font", "nofont"], "--font nofont"),
        (&["--title", "\u{8a9e}"], "choose a font that has it: --font"),
        (&["--date", ""], "leave it out"),
        (&["--cut-outs", "--grids", "samurai"], "--grids samurai"),
        (&["--per-page", "90"], "--per-page 90"),
        (&["--puzzles", "1000", "--copies", "1000"], "lower --puzzles or --copies"),
    ] {
        let run = run(path, &[&["worksheet", "--seed", "s"][..], options].concat());
        assert_eq!(run.code, 2, "{options:?}: {}", run.stderr);
        assert!(run.stderr.contains(expected), "{options:?}: {}", run.stderr);
        for phrase in ["the spec", "[[", "[worksheet]", "[type]", "cut_outs", "per_page", "`class`"]
        {
            assert!(!run.stderr.contains(phrase), "{phrase}: {}", run.stderr);
        }
    }
    fs::write(path.join("class.xls"), b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1").unwrap();
    let old = refusal(path, 2, &["worksheet", "--names", "class.xls"]);
    assert!(old.contains("an Excel or Word file") && old.contains("as CSV in UTF-8"), "{old}");
    let levelled = "Name,Level\nAnna,easy\n";
    fs::write(path.join("class.csv"), levelled).unwrap();
    let both = refusal(path, 2, &["worksheet", "--names", "class.csv", "--level", "hard"]);
    assert!(both.contains("--level hard, and a list with a column of levels"), "{both}");
}

//! Books with all elements around puzzles.

use super::program::{self, succeed};
use gridpress_reader::PdfReader;
use std::fs;

fn book(per_page: u32, more: &str) -> String {
    format!(
        "seed = \"furniture\"\n\
         [[section]]\nid = \"nine\"\nlevel = \"medium\"\ncount = {per_page}\nper_page = {per_page}\n\
         [[section]]\nid = \"six\"\nsize = \"6x6\"\nlevel = \"easy\"\ncount = 1\nper_page = {per_page}\n\
         [puzzle]\ngivens = true\ntechnique = true\nname = true\ndate = true\ntime = true\ncode = true\n\
         qr = \"https://example.com/{{number}}?{{code}}\"\n{more}\n"
    )
}

#[test]
fn books_with_everything_around_their_puzzles_are_verified() {
    let folder = program::folder();
    let folder = folder.path();
    for (per_page, more) in [
        (1, "dots = true\nmarks = \"strip\"\n[answers]\nplacement = \"separate\""),
        (2, "heading = \"band\"\nmarks = \"corners\"\n[answers]\nplacement = \"after-section\""),
        (4, "marks = \"corners\"\ndots = true"),
        (6, "level = false\nstars = false\nanswer_page = false"),
    ] {
        fs::write(folder.join("book.toml"), book(per_page, more)).unwrap();
        succeed(folder, &["book", "-q"]);
        let proved = succeed(folder, &["verify", "book.lock"]);
        assert!(proved.contains("read back from the pages"), "{proved}");

        // Reproduced from the lock, which contains the whole spec.
        let pdf = fs::read(folder.join("book.pdf")).unwrap();
        succeed(folder, &["book", "--lock", "book.lock", "-o", "again.pdf", "-q"]);
        assert!(fs::read(folder.join("again.pdf")).unwrap() == pdf, "{more}");
    }
}

#[test]
fn answers_have_codes_of_their_own() {
    let folder = program::folder();
    let folder = folder.path();
    for (placement, per_page) in [("back", 4), ("separate", 2), ("overleaf", 1)] {
        let more = format!(
            "[answers]\nplacement = \"{placement}\"\nqr = \"https://example.com/play?code={{code}}&seed={{seed}}\""
        );
        let reverse = if placement == "overleaf" { "[page]\nreverse = \"printed\"\n" } else { "" };
        fs::write(folder.join("book.toml"), book(per_page, &more) + reverse).unwrap();
        let made = program::run(folder, &["book", "-q"]);
        assert_eq!(made.code, 0, "{placement}: {}", made.stderr);
        let proved = succeed(folder, &["verify", "book.lock"]);
        assert!(proved.contains("read back from the pages"), "{proved}");
        let file = if placement == "separate" { "book-answers.pdf" } else { "book.pdf" };
        let reader = PdfReader::new(&fs::read(folder.join(file)).unwrap()).unwrap();
        let views = (0..reader.pages()).filter_map(|page| reader.view(page).unwrap());
        let links: Vec<String> = views.flat_map(|view| view.qr_codes()).collect();
        let lock = fs::read_to_string(folder.join("book.lock")).unwrap();
        let codes = lock.lines().filter_map(|line| line.strip_prefix("code = \""));
        let mut count = 0;
        for code in codes {
            let code = code.trim_matches('"');
            let link = format!("https://example.com/play?code={code}&seed=furniture");
            assert!(links.contains(&link), "{placement}: {link}");
            count += 1;
        }
        assert!(count > per_page);
    }
    for placement in ["foot", "beside", "none"] {
        let more = format!(
            "[answers]\nplacement = \"{placement}\"\nqr = \"https://example.com/{{number}}\""
        );
        fs::write(folder.join("book.toml"), book(1, &more)).unwrap();
        let made = program::run(folder, &["book", "-q"]);
        assert_eq!(made.code, 2);
        assert!(
            made.stderr.contains("QR codes below answers need pages of answers"),
            "{}",
            made.stderr
        );
    }
}

#[test]
fn candidates_and_target_times_are_no_givens() {
    let folder = program::folder();
    let folder = folder.path();
    let kinds = [
        "size = 4",
        "size = 6",
        "size = 8",
        "variant = [\"antiknight\"]",
        "variant = [\"jigsaw\"]",
        "size = 10\nsymbols = \"numbers\"",
    ];
    for (design, most) in [("classic", 2), ("large-print", 1)] {
        let mut spec = format!("seed = 1\ndesign = \"{design}\"\n[page]\ntrim = \"letter\"\n");
        // Ten candidates in a cell are too many for large print on this page.
        for (index, kind) in kinds.iter().enumerate().take(4 + most) {
            let per_page = if index == 5 { 1 } else { most };
            spec += &format!(
                "[[section]]\nid = \"s{index}\"\n{kind}\nlevel = \"easy\"\ncount = 2\nper_page = {per_page}\n"
            );
        }
        spec += "[levels.easy]\nminutes = 600\n\
                 [puzzle]\nrules = \"all\"\ntarget_time = true\nmarks = \"candidates\"\n";
        fs::write(folder.join("book.toml"), spec).unwrap();
        succeed(folder, &["book", "book.toml", "-q"]);
        let proved = succeed(folder, &["verify", "book.lock"]);
        assert!(proved.contains("answers read back from the pages"), "{proved}");
    }
}

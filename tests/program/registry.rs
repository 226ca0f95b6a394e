//! Volumes of a series, which share no puzzles.

use super::program::{ProgramRun, code, folder, gridpress, lock, puzzles, run, succeed};
use gridpress::canonical::{CanonicalForm, canonical_form};
use gridpress_testing::picture_files::grey_png;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Writes the spec of a volume. All volumes have the same seed, and would have the same puzzles.
fn spec(folder: &Path, volume: u32, seed: &str, count: u32) {
    let text = format!(
        "title = \"Volume {volume}\"\nseed = \"{seed}\"\n[series]\nname = \"Trains\"\nvolume = {volume}\nregistry = \"series.db\"\n\
         [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = {count}\n"
    );
    fs::write(folder.join(format!("{volume}.toml")), text).unwrap();
}

fn forms(lock: &Path) -> BTreeSet<CanonicalForm> {
    let text = fs::read_to_string(lock).unwrap();
    let source = gridpress_messages::diag::Source::new("lock", text);
    let lock = gridpress::press::Lock::parse(&source).unwrap();
    let puzzles = lock.puzzle.iter();
    puzzles.map(|one| canonical_form(&one.puzzle().unwrap())).collect()
}

/// Creates a series of three volumes, each with six puzzles.
fn series() -> tempfile::TempDir {
    let folder = folder();
    for volume in 1..=3 {
        spec(folder.path(), volume, "s", 6);
        let run = run(&folder, &["book", &format!("{volume}.toml")]);
        assert_eq!(run.code, 0, "{}", run.stderr);
        let recorded = format!("recorded in series.db as volume {volume}");
        assert!(run.stderr.contains(&recorded), "{}", run.stderr);
    }
    folder
}

#[test]
fn volumes_share_no_puzzle() {
    let folder = series();
    let at = |name: &str| folder.path().join(name);
    let of = [1, 2, 3].map(|volume| forms(&at(&format!("{volume}.lock"))));
    assert!(of.iter().all(|forms| forms.len() == 6));
    assert!(of[0].is_disjoint(&of[1]) && of[0].is_disjoint(&of[2]) && of[1].is_disjoint(&of[2]));

    // Each volume can be reproduced from its spec, and from its lock without the registry.
    for volume in 1..=3 {
        let [pdf, lock] = ["pdf", "lock"].map(|ending| at(&format!("{volume}.{ending}")));
        let kept = [&pdf, &lock].map(|file| fs::read(file).unwrap());
        succeed(&folder, &["book", &format!("{volume}.toml"), "-q"]);
        assert!(kept == [&pdf, &lock].map(|file| fs::read(file).unwrap()));
    }
    let second = fs::read(at("2.pdf")).unwrap();
    let listed = succeed(&folder, &["registry", "list", "series.db"]);
    assert_eq!(
        listed,
        "1  6 puzzles  Volume 1\n2  6 puzzles  Volume 2\n3  6 puzzles  Volume 3\n3 volumes, 18 puzzles\n"
    );
    let locks = ["registry", "check", "series.db", "1.lock", "2.lock", "3.lock"];
    assert_eq!(succeed(&folder, &locks), "3 volumes, 18 puzzles, no duplicates\n");
    fs::remove_file(at("series.db")).unwrap();
    succeed(&folder, &["book", "--lock", "2.lock", "-o", "again.pdf", "-q"]);
    assert!(fs::read(at("again.pdf")).unwrap() == second);
    succeed(&folder, &["verify", "2.lock"]);
    assert!(!at("series.db").exists());
}

/// Commands that show the book use the registry without recording anything.
#[test]
fn other_commands_use_earlier_volumes() {
    let folder = series();
    let lines = succeed(&folder, &["export", "3.toml", "--format", "line"]);
    let locked = succeed(&folder, &["export", "3.lock", "--format", "line"]);
    assert_eq!(lines, locked);
    spec(folder.path(), 4, "s", 6);
    succeed(&folder, &["check", "4.toml", "-q"]);
    succeed(&folder, &["preview", "4.toml", "--pages", "1", "-o", "pages", "-q"]);
    let listed = succeed(&folder, &["registry", "list", "series.db"]);
    assert!(listed.ends_with("3 volumes, 18 puzzles\n"), "{listed}");
}

#[test]
fn missing_and_taken_volumes_are_refused() {
    let folder = series();
    let refused = |args: &[&str], message: &str| {
        let ProgramRun { code, stderr, .. } = run(&folder, args);
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains(message), "{stderr}");
    };
    spec(folder.path(), 5, "s", 6);
    refused(&["book", "5.toml"], "volume 4 is not in `series.db`");
    assert!(!folder.path().join("5.pdf").exists());

    // A different book elsewhere is refused, but a new version of the same book replaces the old one.
    spec(folder.path(), 3, "other", 6);
    refused(
        &["book", "3.toml", "-o", "c.pdf"],
        "volume 3 in `series.db` is another book, `Volume 3`",
    );
    assert!(!folder.path().join("c.pdf").exists() && !folder.path().join("c.lock").exists());
    spec(folder.path(), 3, "s", 8);
    succeed(&folder, &["book", "3.toml", "-q"]);
    let listed = succeed(&folder, &["registry", "list", "series.db"]);
    assert!(listed.contains("3  8 puzzles"), "{listed}");
    spec(folder.path(), 3, "other", 6);
    succeed(&folder, &["book", "3.toml", "-o", "c.pdf", "--force", "-q"]);
}

/// Each volume has its own folder below that of the registry.
#[test]
fn a_registry_in_the_folder_above_needs_no_flag() {
    let folder = folder();
    let named = |volume: u32, registry: &str| {
        let home = folder.path().join(format!("{volume}"));
        fs::create_dir_all(&home).unwrap();
        spec(&home, volume, "s", 3);
        let path = home.join(format!("{volume}.toml"));
        let text = fs::read_to_string(&path).unwrap();
        fs::write(path, text.replace("\"series.db\"", &format!("\"{registry}\""))).unwrap();
        home
    };
    for volume in [1, 2] {
        let home = named(volume, "../series.db");
        succeed(&home, &["book", &format!("{volume}.toml"), "-q"]);
        succeed(&folder, &["check", &format!("{volume}/{volume}.toml"), "-q"]);
    }
    let listed = succeed(&folder, &["registry", "list", "series.db"]);
    assert!(listed.ends_with("2 volumes, 6 puzzles\n"), "{listed}");
    // No other folder is accessible: not further up, not next to it, and not through a link.
    let deep = folder.path().join("deep");
    fs::create_dir_all(deep.join("3")).unwrap();
    spec(&deep.join("3"), 3, "s", 3);
    let at = deep.join("3/3.toml");
    let text = fs::read_to_string(&at).unwrap();
    let outside = "it is outside the folder of the spec and the one above; --allow-outside";
    for registry in ["../../series.db", "../../new.db", "../other/series.db", "../../../3/x.db"] {
        fs::write(&at, text.replace("series.db", registry)).unwrap();
        let ProgramRun { code, stderr, .. } = run(deep.join("3"), &["book", "3.toml"]);
        assert!(code == 2 && stderr.contains(outside), "{registry}: {stderr}");
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../series.db", deep.join("link.db")).unwrap();
        fs::write(&at, text.replace("series.db", "../link.db")).unwrap();
        let ProgramRun { code, stderr, .. } = run(deep.join("3"), &["book", "3.toml"]);
        assert!(code == 2 && stderr.contains(outside), "{stderr}");
    }
    fs::write(&at, text.replace("series.db", "../../series.db")).unwrap();
    succeed(deep.join("3"), &["book", "3.toml", "--allow-outside", "-q"]);
}

#[test]
fn concurrent_books_cannot_share_a_number() {
    let folder = folder();
    for seed in ["a", "b"] {
        spec(folder.path(), 1, seed, 3);
        fs::rename(folder.path().join("1.toml"), folder.path().join(format!("{seed}.toml")))
            .unwrap();
    }
    let both = ["a.toml", "b.toml"].map(|spec| {
        let mut book = gridpress(&folder);
        book.args(["book", spec, "-q"]).stderr(std::process::Stdio::null());
        book.spawn().unwrap()
    });
    let codes = both.map(|mut book| book.wait().unwrap().code().unwrap());
    assert!(codes == [0, 2] || codes == [2, 0], "{codes:?}");
    let written = ["a.pdf", "b.pdf"].map(|pdf| folder.path().join(pdf).exists());
    assert_eq!(written, codes.map(|code| code == 0));
}

#[test]
fn existing_books_can_be_registered() {
    let folder = series();
    let new = folder.path().join("new.db");
    succeed(&folder, &["registry", "add", "new.db", "2.lock", "1.lock", "-q"]);
    assert_eq!(code(folder.path(), &["registry", "check", "new.db"]), 0);
    succeed(&folder, &["registry", "add", "new.db", "--volume", "3", "--unknown", "Lost", "-q"]);
    let listed = succeed(&folder, &["registry", "list", "new.db", "--json"]);
    assert!(
        listed.contains("\"title\": \"Lost\"") && listed.contains("\"puzzles\": 0"),
        "{listed}"
    );

    // The puzzles of a lock are proved first.
    let text = fs::read_to_string(folder.path().join("3.lock")).unwrap();
    let given = text.find("givens = \"").unwrap() + 10;
    let first = given + text[given..].find('.').unwrap();
    let wrong = format!("{}9{}", &text[..first], &text[first + 1..]);
    fs::write(folder.path().join("wrong.lock"), wrong).unwrap();
    let run = run(&folder, &["registry", "add", "new.db", "wrong.lock"]);
    assert_eq!(run.code, 2, "{}", run.stderr);

    // The same puzzles again, under another number.
    let again =
        super::program::run(&folder, &["registry", "add", "new.db", "1.lock", "--volume", "4"]);
    assert_eq!(again.code, 0);
    let message = "6 puzzles of volume 4 are also in volume 1";
    assert!(again.stderr.contains(message), "{}", again.stderr);
    assert_eq!(code(folder.path(), &["registry", "check", "new.db"]), 1);
    succeed(&folder, &["registry", "remove", "new.db", "4", "-q"]);
    assert_eq!(code(folder.path(), &["registry", "check", "new.db"]), 0);
    assert!(new.exists());
}

#[test]
fn an_export_has_every_puzzle() {
    let folder = series();
    let csv = succeed(&folder, &["registry", "export", "series.db"]);
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!((lines.len(), lines[0]), (19, "volume,number,level,hash"));
    assert!(lines[7].starts_with("2,1,easy,"), "{}", lines[7]);
    let second = succeed(&folder, &["registry", "export", "series.db", "--json", "--volume", "2"]);
    let rows: Vec<serde_json::Value> =
        (second.lines()).map(|line| serde_json::from_str(line).unwrap()).collect();
    let numbers: Vec<u64> = rows.iter().map(|row| row["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
    assert_eq!(puzzles(&folder.path().join("2.lock")).len(), 6);
}

/// Writes the spec of a book without a registry to `one/book.toml`, with a picture, a subtitle and an ISBN.
fn first_volume(folder: &Path, keys: &str) {
    let book = folder.join("one");
    for folder in ["texts", "pictures"] {
        fs::create_dir_all(book.join(folder)).unwrap();
    }
    fs::write(book.join("texts/intro.md"), "# Hello\n\n![](../pictures/owl.png)\n").unwrap();
    fs::write(book.join("pictures/owl.png"), grey_png(400, 300, |x, _| x as u8)).unwrap();
    let text = format!(
        "# Mine.\ntitle = \"Trains\"\nsubtitle = \"Book 1 of many\"\nseed = \"s\"\nisbn = \"978-3-16-148410-0\"\n{keys}\n\
         [[text]]\nfile = \"texts/intro.md\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 6\n"
    );
    fs::write(book.join("book.toml"), text).unwrap();
}

#[test]
fn the_next_volume_is_written_from_the_one_before() {
    for keys in ["", "series = \"Night Trains\"\nvolume = 1", "series = \"Night Trains\""] {
        let folder = folder();
        let at = |name: &str| folder.path().join(name);
        first_volume(folder.path(), keys);
        let unmade = run(&folder, &["new", "two", "--after", "one"]);
        assert_eq!(unmade.code, 2, "{}", unmade.stderr);
        assert!(unmade.stderr.contains("make it first: gridpress book one/book.toml"));
        assert!(!at("two").exists() && !at("series.db").exists());
        succeed(&folder, &["book", "one/book.toml", "-q"]);
        for (volume, before) in [("two", "one"), ("three", "two/book.toml")] {
            let run = run(&folder, &["new", volume, "--after", before]);
            assert_eq!(run.code, 0, "{}", run.stderr);
            assert!(run.stderr.contains("check the subtitle") == (volume == "two"));
            let seed = || lock(&at(volume).join("book.toml"))["seed"].as_str().unwrap().to_owned();
            let drawn = seed();
            assert!(run.stderr.contains(&format!("seed {drawn}")), "{}", run.stderr);
            // The volume before is recorded by now, so the folder can be written again.
            fs::remove_dir_all(at(volume)).unwrap();
            succeed(&folder, &["new", volume, "--after", before]);
            assert_ne!(seed(), drawn, "each run draws");
            succeed(&folder, &["book", &format!("{volume}/book.toml"), "-q"]);
        }
        let text = fs::read_to_string(at("three/book.toml")).unwrap();
        for part in ["# Mine.", "seed = \"", "registry = \"../series.db\"", "volume = 3"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert_eq!(text.contains("name = \"Night Trains\""), !keys.is_empty());
        assert!(!text.contains("isbn"));
        for file in ["texts/intro.md", "pictures/owl.png"] {
            assert_eq!(
                fs::read(at("three").join(file)).unwrap(),
                fs::read(at("one").join(file)).unwrap()
            );
        }
        let check = ["registry", "check", "series.db", "one/book.lock", "three/book.lock"];
        assert!(succeed(&folder, &check).contains("3 volumes, 18 puzzles, no duplicates"));
    }
}

#[test]
fn the_next_volume_needs_a_place_beside_the_one_before() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    first_volume(folder.path(), "");
    succeed(&folder, &["book", "one/book.toml", "-q"]);
    for (args, part) in [
        (["new", "deep/two", "--after", "one"], "is not beside"),
        (["new", "one", "--after", "one"], "already exists"),
        (["new", "two", "--after", "none"], "file not found"),
    ] {
        let run = run(&folder, &args);
        assert_eq!(run.code, 2, "{}", run.stderr);
        assert!(run.stderr.contains(part), "{}", run.stderr);
        assert!(!at("series.db").exists() && !at("deep").exists());
    }
    let spec = fs::read_to_string(at("one/book.toml")).unwrap();
    succeed(&folder, &["new", "two", "--after", "one"]);
    fs::write(at("one/book.toml"), spec.replace("\"s\"", "\"t\"")).unwrap();
    succeed(&folder, &["book", "one/book.toml", "-q", "--force"]);
    let other = run(&folder, &["new", "three", "--after", "one"]);
    assert_eq!(other.code, 2, "{}", other.stderr);
    assert!(other.stderr.contains("is not a volume of `../series.db`"), "{}", other.stderr);
    let keys = "[series]\nvolume = 1\nregistry = \"series.db\"\n[[text]]";
    fs::write(at("one/book.toml"), spec.replace("[[text]]", keys)).unwrap();
    let run = run(&folder, &["new", "three", "--after", "one"]);
    assert_eq!(run.code, 2, "{}", run.stderr);
    assert!(run.stderr.contains("registry = \"../series.db\""), "{}", run.stderr);
}

//! The rooms of the house keep to themselves: who may name what.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every source file, as its path below `src` and its text without comments.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let code = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default())
            .collect::<Vec<_>>()
            .join("\n");
        (path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/"), code)
    };
    let files: Vec<_> = paths.iter().map(read).collect();
    assert!(files.len() > 30);
    files
}

/// Fails for every file outside `rooms` that has one of `words` in its code.
fn only_in(rooms: &[&str], words: &[&str]) {
    for (path, code) in files() {
        if rooms.iter().any(|room| path.starts_with(room)) {
            continue;
        }
        for word in words {
            assert!(!code.contains(word), "{path} names {word}");
        }
    }
}

#[test]
fn libraries_of_formats_stay_in_their_rooms() {
    only_in(&["output/pdf/operators.rs"], &["printpdf"]);
    only_in(&["output/pdf/", "read/"], &["lopdf::"]);
    only_in(&["output/png/", "read/", "picture/svg.rs"], &["tiny_skia::"]);
    only_in(&["picture/svg.rs", "picture/svg/"], &["resvg", "usvg"]);
    only_in(&["edit/"], &["toml_edit"]);
    only_in(&["press/pack.rs"], &["rawzip"]);
}

#[test]
fn nothing_takes_a_clock_or_another_crates_chance() {
    only_in(
        &[],
        &["SystemTime", "Instant::", "Zoned::now", "thread_rng", "rand::rng(", "random_range"],
    );
    // What day it is, where the command line asks for today.
    only_in(&["cli/daily/days.rs"], &["Timestamp::now"]);
    // Seeds that nobody named, and the colours of a terminal, come from outside; nothing else does.
    only_in(&["cli/", "golden.rs"], &["std::env", "SysRng"]);
    only_in(&["rng.rs"], &["ChaCha"]);
}

/// Each use of rayon's iterators would be compiled apart; all work goes through one.
#[test]
fn work_is_shared_out_in_one_room() {
    for (path, code) in files().iter().filter(|(path, _)| path != "parallel.rs") {
        for behind in code.split("rayon").skip(1) {
            let is_pool = behind.starts_with("::ThreadPoolBuilder");
            assert!(is_pool, "{path} names rayon");
        }
    }
}

#[test]
fn no_order_of_a_hash_map_reaches_anything() {
    only_in(&[], &["HashMap", "HashSet"]);
}

/// Every room of the house, and the rooms that it may name. A room names only rooms that stand above it here, so there
/// is one order for all, and no circle. The wings of `layout` are rooms of their own; `layout` alone is its front door.
const ROOMS: &[(&str, &[&str])] = &[
    // The ground.
    ("named", &[]),
    ("record", &["named"]),
    ("units", &[]),
    ("diag", &[]),
    ("hash", &[]),
    ("rng", &[]),
    ("set", &[]),
    ("parallel", &[]),
    // The engine, which builds alone.
    ("puzzle", &["named", "record", "rng"]),
    ("solver", &["named", "puzzle"]),
    ("logic", &["named", "set", "puzzle"]),
    ("generate", &["named", "rng", "set", "parallel", "puzzle", "solver", "logic"]),
    // What pages are set with.
    ("colour", &[]),
    ("picture", &["units", "hash"]),
    ("symbols", &["puzzle", "picture"]),
    ("fonts", &["named", "units", "hash", "puzzle", "symbols"]),
    ("words", &["puzzle", "logic", "generate", "symbols"]),
    ("templates", &[]),
    ("guide", &[]),
    // What is asked for, and the puzzles that come of it.
    ("calendar", &["generate"]),
    (
        "spec",
        &[
            "named", "units", "diag", "hash", "rng", "parallel", "puzzle", "solver", "logic",
            "generate", "colour", "picture", "fonts", "words", "calendar", "symbols",
        ],
    ),
    ("edit", &["named", "generate", "spec"]),
    ("examples", &["parallel", "puzzle", "logic", "generate"]),
    ("tally", &["puzzle", "logic", "generate", "symbols"]),
    ("book", &["diag", "parallel", "puzzle", "logic", "generate", "spec", "examples", "tally"]),
    (
        "daily",
        &[
            "units", "diag", "hash", "parallel", "puzzle", "logic", "generate", "words",
            "calendar", "spec", "book",
        ],
    ),
    // Pages of positioned items.
    ("layout/page", &["units", "diag", "colour", "picture", "fonts"]),
    ("layout/error", &["units", "diag", "fonts", "spec", "book"]),
    ("layout/text", &["units", "fonts", "words", "spec", "book", "layout/page"]),
    ("layout/art", &["units", "layout/page", "layout/text"]),
    (
        "layout/grid",
        &[
            "units",
            "puzzle",
            "logic",
            "fonts",
            "spec",
            "layout/page",
            "layout/text",
            "picture",
            "symbols",
        ],
    ),
    (
        "layout/block",
        &[
            "units",
            "puzzle",
            "logic",
            "generate",
            "fonts",
            "words",
            "spec",
            "book",
            "layout/page",
            "layout/error",
            "layout/text",
            "layout/grid",
            "symbols",
        ],
    ),
    (
        "layout/book",
        &[
            "units",
            "puzzle",
            "logic",
            "generate",
            "fonts",
            "words",
            "spec",
            "tally",
            "book",
            "layout/page",
            "layout/error",
            "layout/text",
            "layout/art",
            "layout/grid",
            "layout/block",
            "symbols",
        ],
    ),
    (
        "layout/cover",
        &[
            "named",
            "units",
            "diag",
            "puzzle",
            "generate",
            "colour",
            "picture",
            "fonts",
            "words",
            "spec",
            "book",
            "layout/page",
            "layout/error",
            "layout/text",
            "layout/grid",
            "layout/block",
            "symbols",
        ],
    ),
    (
        "layout/column",
        &[
            "units",
            "diag",
            "puzzle",
            "fonts",
            "words",
            "calendar",
            "spec",
            "daily",
            "layout/page",
            "layout/error",
            "layout/text",
            "layout/grid",
            "layout/block",
            "symbols",
        ],
    ),
    ("layout/sheets", &["units", "diag", "spec", "layout/page"]),
    ("layout/emblem", &["units", "colour", "fonts", "spec", "layout/page", "layout/text"]),
    (
        "layout",
        &[
            "units",
            "diag",
            "book",
            "layout/page",
            "layout/error",
            "layout/text",
            "layout/grid",
            "layout/block",
            "layout/book",
            "layout/cover",
            "layout/column",
            "layout/emblem",
            "layout/sheets",
        ],
    ),
    // Back ends, which translate pages.
    (
        "output",
        &[
            "named",
            "record",
            "units",
            "diag",
            "hash",
            "parallel",
            "puzzle",
            "logic",
            "generate",
            "colour",
            "picture",
            "fonts",
            "words",
            "spec",
            "daily",
            "layout",
            "layout/page",
            "layout/grid",
            "symbols",
        ],
    ),
    // What is kept.
    (
        "lock",
        &[
            "diag",
            "hash",
            "parallel",
            "puzzle",
            "logic",
            "generate",
            "spec",
            "book",
            "layout",
            "layout/book",
        ],
    ),
    ("registry", &["diag", "hash", "parallel", "puzzle", "book", "lock"]),
    // A stranger's eyes: they know nothing of output.
    ("read", &["parallel", "puzzle", "colour", "picture", "symbols"]),
    (
        "verify",
        &[
            "units",
            "parallel",
            "puzzle",
            "solver",
            "book",
            "layout",
            "layout/page",
            "layout/book",
            "layout/sheets",
            "lock",
            "read",
            "picture",
        ],
    ),
    (
        "preflight",
        &[
            "units",
            "diag",
            "parallel",
            "puzzle",
            "solver",
            "generate",
            "fonts",
            "words",
            "spec",
            "book",
            "layout",
            "layout/grid",
            "layout/page",
            "layout/cover",
            "layout/book",
            "read",
        ],
    ),
    // The library's front: a spec and its files in, finished files out.
    (
        "press",
        &[
            "named",
            "record",
            "units",
            "diag",
            "hash",
            "parallel",
            "puzzle",
            "solver",
            "logic",
            "generate",
            "fonts",
            "spec",
            "book",
            "daily",
            "layout",
            "layout/page",
            "layout/book",
            "layout/column",
            "layout/cover",
            "layout/sheets",
            "output",
            "lock",
            "read",
            "verify",
            "preflight",
        ],
    ),
    // What users type and see.
    (
        "watch",
        &[
            "units",
            "diag",
            "hash",
            "templates",
            "spec",
            "edit",
            "book",
            "layout",
            "layout/page",
            "layout/book",
            "layout/cover",
            "read",
            "preflight",
            "registry",
            "press",
        ],
    ),
    (
        "cli",
        &[
            "named",
            "units",
            "diag",
            "hash",
            "rng",
            "parallel",
            "puzzle",
            "solver",
            "logic",
            "generate",
            "words",
            "templates",
            "guide",
            "calendar",
            "spec",
            "tally",
            "book",
            "daily",
            "layout",
            "layout/page",
            "layout/book",
            "layout/sheets",
            "lock",
            "registry",
            "read",
            "verify",
            "preflight",
            "press",
            "watch",
            "symbols",
        ],
    ),
];

/// Whether a file of `src` is built for tests alone.
fn is_test(path: &str) -> bool {
    let is_named_so = path.split('/').any(|part| part == "tests" || part == "tests.rs");
    is_named_so || ["extent.rs", "golden.rs", "samples.rs", "logic/examples.rs"].contains(&path)
}

/// Every source file without its tests, as in [`files`].
fn rooms_files() -> Vec<(String, String)> {
    let without = |(path, code): (String, String)| {
        let code = code.split("#[cfg(test)]\nmod tests {").next();
        (path, code.unwrap_or_default().to_owned())
    };
    let files = files().into_iter();
    let files = files.filter(|(path, _)| !is_test(path) && path != "main.rs" && path != "lib.rs");
    files.map(without).collect()
}

/// The paths that `text` begins with, by segments: `layout::{Page, book::run}` is two.
fn paths(text: &str) -> Vec<Vec<String>> {
    if let Some(list) = text.strip_prefix('{') {
        return parts(list).into_iter().flat_map(paths).collect();
    }
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let end = text.find(|c| !is_name(c)).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let Some(rest) = rest.strip_prefix("::") else {
        return vec![vec![name.to_owned()]];
    };
    let behind = paths(rest).into_iter();
    behind.map(|path| [vec![name.to_owned()], path].concat()).collect()
}

/// What stands between the commas of a list, up to the brace that closes it.
fn parts(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        if c == '}' && depth == 0 && start > at {
            break;
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// The paths of a source that begin behind `prefix`, as in `crate::`.
fn named(code: &str, prefix: &str) -> Vec<Vec<String>> {
    // `pub(in crate::layout)` says who may look in, and looks at nothing.
    let found = code.match_indices(prefix);
    let found = found.filter(|(at, _)| !code[..*at].ends_with("(in "));
    let found = found.flat_map(|(at, _)| paths(&code[at + prefix.len()..]));
    found.collect()
}

/// What the front door of layout passes on, by name, and the wing that it is from.
fn passed_on() -> BTreeMap<String, String> {
    let files = files();
    let (_, door) =
        (files.iter()).find(|(path, _)| path == "layout/mod.rs").expect("the front door of layout");
    let uses = door.match_indices("use ").filter(|(at, _)| {
        let line = door[..*at].rsplit('\n').next().unwrap_or_default();
        line.starts_with("pub")
    });
    let paths = uses.flat_map(|(at, found)| paths(&door[at + found.len()..]));
    paths.map(|path| (path[path.len() - 1].clone(), format!("layout/{}", path[0]))).collect()
}

/// The room that a path of the crate leads to.
fn room_of(path: &[String], passed_on: &BTreeMap<String, String>) -> String {
    match path {
        [room] => room.clone(),
        [room, name, ..] if room == "layout" => {
            let wing = format!("layout/{name}");
            let is_wing = ROOMS.iter().any(|(room, _)| *room == wing);
            let passed = passed_on.get(name).cloned();
            passed.unwrap_or(if is_wing { wing } else { room.clone() })
        }
        [room, ..] => room.clone(),
        [] => String::new(),
    }
}

#[test]
fn the_order_of_rooms_is_one_way() {
    for (at, (room, may_name)) in ROOMS.iter().enumerate() {
        for named in *may_name {
            let above = ROOMS[..at].iter().any(|(above, _)| above == named);
            assert!(above, "{named} does not stand above {room}");
        }
    }
}

#[test]
fn rooms_name_only_the_rooms_that_they_may() {
    let passed_on = passed_on();
    let mut wrong = Vec::new();
    for (path, code) in rooms_files() {
        let place: Vec<String> =
            (path.split('/')).map(|part| part.trim_end_matches(".rs").to_owned()).collect();
        let own = room_of(&place, &BTreeMap::new());
        let Some((_, may_name)) = ROOMS.iter().find(|(room, _)| *room == own) else {
            panic!("{path} is in no room of the table");
        };
        for named in named(&code, "crate::") {
            let room = room_of(&named, &passed_on);
            if room != own && !may_name.contains(&room.as_str()) {
                wrong.push(format!("{path} names {}, which is in {room}", named.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The files of `folder`, each with the files beside it that it names.
fn beside(folder: &str) -> BTreeMap<String, Vec<String>> {
    let all = rooms_files().into_iter().filter_map(|(path, code)| {
        let file = path.strip_prefix(folder)?.strip_prefix('/')?;
        Some((file.strip_suffix(".rs")?.to_owned(), code))
    });
    let files: BTreeMap<String, String> = all.filter(|(file, _)| !file.contains('/')).collect();
    let names = |file: &str, code: &str| -> Vec<String> {
        // The file of the folder itself declares the others.
        if file == "mod" {
            return files.keys().filter(|name| *name != file).cloned().collect();
        }
        // What is in none of the others is in that one.
        let place = |path: Vec<String>| match files.contains_key(&path[0]) {
            true => path[0].clone(),
            false => "mod".to_owned(),
        };
        named(code, "super::").into_iter().map(place).collect()
    };
    (files.iter()).map(|(file, code)| (file.clone(), names(file, code))).collect()
}

#[test]
fn files_of_a_pdf_name_one_another_one_way() {
    let mut files = beside("output/pdf");
    assert!(files.len() > 10);
    // Whoever names none of those that are left is in no circle.
    loop {
        let left: Vec<String> = files.keys().cloned().collect();
        files.retain(|_, names| names.iter().any(|name| left.contains(name)));
        if files.len() == left.len() {
            break;
        }
    }
    let circle: Vec<_> = files.keys().collect();
    assert!(circle.is_empty(), "these are in a circle or name one: {circle:?}");
}

#[test]
fn commands_do_not_import_one_another() {
    const COMMANDS: [&str; 16] = [
        "book", "check", "cover", "daily", "explain", "generate", "grade", "hint", "new",
        "pictures", "preview", "registry", "shuffle", "solve", "verify", "watch",
    ];
    for (path, code) in rooms_files() {
        let Some(file) = path.strip_prefix("cli/").filter(|file| *file != "mod.rs") else {
            continue;
        };
        let own = file.split('/').next().unwrap_or_default();
        let own = own.trim_end_matches(".rs");
        let prefix = match file.contains('/') {
            true => "crate::cli::",
            false => "super::",
        };
        for path in named(&code, prefix) {
            let name = path[0].as_str();
            let is_other = COMMANDS.contains(&name) && name != own;
            assert!(!is_other, "cli/{file} names the command {name}");
        }
    }
}

#[test]
fn no_length_of_layout_is_a_float() {
    for (path, code) in files() {
        if path.starts_with("layout/") && !is_test(&path) {
            assert!(!code.contains("f32") && !code.contains("f64"), "{path} has floats");
        }
    }
}

#[test]
fn only_the_vectors_of_the_classic_counter_are_unsafe() {
    only_in(
        &[
            "solver/classic/mod.rs",
            "solver/classic/neon.rs",
            "solver/classic/x86/avx2.rs",
            "solver/classic/x86/avx512.rs",
            "solver/classic/x86/sse2.rs",
        ],
        &["unsafe "],
    );
}

//! Rules about the source that manifests cannot state. The dependencies between crates are in the `Cargo.toml` files.

use std::collections::{BTreeMap, BTreeSet};
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

/// Returns every source file: its path below `src`, and its text without comments.
fn files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        let lines: Vec<_> =
            text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        let path = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        (path, lines.join("\n"))
    };
    let files: Vec<_> = paths.iter().map(read).collect();
    assert!(files.len() > 30);
    files
}

/// Returns `true` if a file of `src` is compiled for tests only.
fn is_test(path: &str) -> bool {
    path.starts_with("testing/")
        || path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

/// Returns every source file without its tests, as in [`files`].
fn files_without_tests() -> Vec<(String, String)> {
    let without = |(path, code): (String, String)| {
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned();
        (path, code)
    };
    files().into_iter().filter(|(path, _)| !is_test(path)).map(without).collect()
}

/// Fails if a file outside `places` contains one of `words` in its code.
fn only_in(places: &[&str], words: &[&str]) {
    for (path, code) in files() {
        if places.iter().any(|place| path.starts_with(place)) {
            continue;
        }
        for word in words {
            assert!(!code.contains(word), "{path} names {word}");
        }
    }
}

#[test]
fn libraries_of_formats_stay_in_their_modules() {
    only_in(&["render/pdf/operators.rs"], &["printpdf"]);
    only_in(&["render/pdf", "reader"], &["lopdf::"]);
    only_in(&["render/png", "reader", "base/images/svg"], &["tiny_skia::"]);
    only_in(&["base/images/svg"], &["resvg", "usvg"]);
    only_in(&["bookspec/editing/"], &["toml_edit"]);
}

#[test]
fn only_listed_modules_use_clocks_and_randomness() {
    let words =
        ["SystemTime", "Instant::", "Zoned::now", "thread_rng", "rand::rng(", "random_range"];
    only_in(&[], &words);
    // Today's date, as requested on the command line.
    only_in(&["app/cli/desk/days.rs"], &["Timestamp::now"]);
    // Only default seeds and terminal colours depend on the environment.
    only_in(&["app/cli", "testing/golden.rs"], &["std::env", "SysRng"]);
    only_in(&["ground/rng.rs"], &["ChaCha"]);
}

/// Every use of rayon's iterators is compiled separately, so all work goes through a single one.
#[test]
fn threads_are_started_in_one_module() {
    for (path, code) in files().iter().filter(|(path, _)| path != "ground/parallel.rs") {
        for behind in code.split("rayon").skip(1) {
            let makes_pools = ["::ThreadPoolBuilder", "::ThreadBuilder"];
            let is_pool = makes_pools.iter().any(|name| behind.starts_with(name));
            assert!(is_pool, "{path} names rayon");
        }
    }
}

#[test]
fn hash_maps_are_not_used() {
    only_in(&[], &["HashMap", "HashSet"]);
}

#[test]
fn no_length_of_layout_is_a_float() {
    for (path, code) in files_without_tests() {
        let has_floats = code.contains("f32") || code.contains("f64");
        assert!(!path.starts_with("layout/") || !has_floats, "{path} has floats");
    }
}

/// Every other crate forbids unsafe code; the engine denies it and allows it here.
#[test]
fn only_the_vectors_of_the_classic_counter_are_unsafe() {
    let vectors =
        ["/neon.rs", "/simd128.rs", "/x86.rs", "/x86/avx2.rs", "/x86/avx512.rs", "/x86/sse2.rs"];
    let vectors = vectors.map(|file| format!("engine/solver/classic{file}"));
    only_in(&vectors.each_ref().map(String::as_str), &["unsafe "]);
}

/// Returns the paths at the beginning of `text`, split into segments: `layout::{Page, book::run}` has two.
fn paths(text: &str) -> Vec<Vec<String>> {
    if let Some(list) = text.strip_prefix('{') {
        return parts(list).into_iter().flat_map(paths).collect();
    }
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let end = text.find(|c| !is_name(c)).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    match rest.strip_prefix("::") {
        None => vec![vec![name.to_owned()]],
        Some(rest) => {
            paths(rest).into_iter().map(|path| [vec![name.to_owned()], path].concat()).collect()
        }
    }
}

/// Returns the comma-separated items of a list, up to its closing brace.
fn parts(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Returns the module path of a file below `src`, split into segments; the first is its crate.
fn module_of(path: &str) -> Vec<String> {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let mut module: Vec<String> = path.split('/').map(str::to_owned).collect();
    if ["mod", "lib"].contains(&module[module.len() - 1].as_str()) {
        module.pop();
    }
    module
}

/// Returns the paths within its own crate that `code` of `module` mentions, from the root of the crate. Paths of
/// `pub(in` are visibilities, and do not count.
fn named(module: &[String], code: &str) -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let before = &code[..at];
        if before.ends_with("(in ") || before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            continue;
        }
        let of_crate = paths(&code[at + "crate::".len()..]).into_iter();
        found.extend(of_crate.map(|path| [vec![module[0].clone()], path].concat()));
    }
    for (at, _) in code.match_indices("super::") {
        // Only the first segment of a path.
        if code[..at].ends_with("super::") {
            continue;
        }
        for path in paths(&code[at..]) {
            let ups = path.iter().take_while(|name| *name == "super").count();
            let outer = &module[..module.len().saturating_sub(ups)];
            found.insert([outer, &path[ups..]].concat());
        }
    }
    found
}

/// The files of every folder, each with the subfolder of its name, import one another in one order.
#[test]
fn files_of_a_folder_have_no_import_cycles() {
    let files: Vec<(Vec<String>, String)> = (files_without_tests().into_iter())
        .filter(|(path, _)| path.contains('/'))
        .map(|(path, code)| (module_of(&path), code))
        .collect();
    let modules: BTreeSet<&[String]> = files.iter().map(|(module, _)| &module[..]).collect();
    // The children of every folder, each with the siblings that it imports.
    let mut uses: BTreeMap<&[String], BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for (module, code) in &files {
        for path in named(module, code) {
            // The imported file, and the folder where its path diverges from this one.
            let Some(target) =
                (1..=path.len()).rev().find_map(|length| modules.get(&path[..length]))
            else {
                continue;
            };
            let shared = module.iter().zip(target.iter()).take_while(|(a, b)| a == b).count();
            if shared < module.len() && shared < target.len() {
                let children = uses.entry(&module[..shared]).or_default();
                children.entry(&module[shared]).or_default().insert(&target[shared]);
            }
        }
    }
    let mut circles = Vec::new();
    for (folder, mut children) in uses {
        // A child that imports none of the rest, or is imported by none of the rest, is not part of a cycle.
        loop {
            let left: BTreeSet<&str> = children.keys().copied().collect();
            children.retain(|_, used| used.iter().any(|name| left.contains(name)));
            let used: BTreeSet<&str> = children.values().flatten().copied().collect();
            children.retain(|name, _| used.contains(name));
            if children.len() == left.len() {
                break;
            }
        }
        if !children.is_empty() {
            circles.push(format!("{}: {children:?}", folder.join("/")));
        }
    }
    assert!(circles.is_empty(), "in circles:\n{}", circles.join("\n"));
}

#[test]
fn commands_do_not_import_one_another() {
    let is_command = |name: &str| name.ends_with("_command") || name.ends_with("_commands");
    for (path, code) in files_without_tests() {
        let module = module_of(&path);
        let [app, cli, own, ..] = &module[..] else { continue };
        if (app.as_str(), cli.as_str()) != ("app", "cli") {
            continue;
        }
        for path in named(&module, &code) {
            if let [_, _, name, ..] = &path[..] {
                let is_other = is_command(name) && name != own;
                assert!(!is_other, "{} names the command {name}", module.join("/"));
            }
        }
    }
}

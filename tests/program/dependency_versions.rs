//! Exact versions of dependencies that affect the bytes of a book. What is below them is held by `Cargo.lock`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use toml::{Table, Value};

const LOCK: &str = include_str!("../../Cargo.lock");

/// Dependencies that do not affect the bytes of a book: they parse arguments, report, serve pages to a browser, place
/// files, store the registry of a series, distribute work among threads, or serve tests.
const ANY_RELEASE: [&str; 20] = [
    "annotate-snippets", "clap", "clap_complete", "clap_mangen", "criterion", "http-body-util",
    "hyper", "hyper-util", "indicatif", "percent-encoding", "proptest", "pyo3", "rand",
    "roxmltree", "rusqlite", "signal-hook", "tempfile", "terminal_size", "tokio", "unicode-width",
];

/// Returns the crate and the version requirement of a dependency.
fn requirement<'m>(name: &'m str, dependency: &'m Value) -> (&'m str, &'m str) {
    let Some(table) = dependency.as_table() else {
        return (name, dependency.as_str().unwrap());
    };
    let package = table.get("package").and_then(Value::as_str);
    (package.unwrap_or(name), table["version"].as_str().unwrap())
}

/// Returns the manifest of a folder.
fn manifest(folder: &Path) -> Table {
    fs::read_to_string(folder.join("Cargo.toml")).unwrap().parse().unwrap()
}

#[test]
fn dependencies_that_affect_bytes_have_exact_versions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = manifest(root);
    // Crates have dependencies of their own, and those of the workspace.
    let mut tables = vec![workspace["workspace"]["dependencies"].as_table().unwrap().clone()];
    let mut of_engine = BTreeSet::new();
    for member in workspace["workspace"]["members"].as_array().unwrap() {
        let member = member.as_str().unwrap();
        let mut sections = manifest(&root.join(member));
        let targets = sections.remove("target").into_iter().flat_map(|targets| match targets {
            Value::Table(targets) => targets.into_iter().map(|(_, of)| of).collect(),
            _ => Vec::new(),
        });
        let targets: Vec<Table> = targets.map(|of| of.try_into().unwrap()).collect();
        for mut sections in [sections].into_iter().chain(targets) {
            for section in ["dependencies", "dev-dependencies"] {
                let Some(Value::Table(dependencies)) = sections.remove(section) else {
                    continue;
                };
                if section == "dependencies" && ["src/ground", "src/engine"].contains(&member) {
                    of_engine.extend(dependencies.keys().cloned());
                }
                tables.push(dependencies);
            }
        }
    }

    let lock: Table = LOCK.parse().unwrap();
    let mut locked: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in lock["package"].as_array().unwrap() {
        let [name, version] = ["name", "version"].map(|key| package[key].as_str().unwrap());
        // Build metadata after `+` is not part of a requirement.
        let version = version.split('+').next().unwrap();
        locked.entry(name).or_default().insert(version);
    }

    let mut exact: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut any = BTreeSet::new();
    for (name, dependency) in tables.iter().flatten() {
        if name.starts_with("gridpress") || dependency.get("workspace").is_some() {
            continue;
        }
        let (name, requirement) = requirement(name, dependency);
        match requirement.strip_prefix('=') {
            Some(version) => {
                exact.entry(name).or_default().insert(version);
            }
            None => {
                any.insert(name);
            }
        }
    }
    // A library with exact versions could not be built together with crates that need newer ones.
    let of_engine = of_engine.iter().map(String::as_str);
    let of_engine = of_engine.filter(|name| !name.starts_with("gridpress-"));
    assert_eq!(any, of_engine.chain(ANY_RELEASE).collect());
    for (name, versions) in &exact {
        // There may be several versions, all of which must be required.
        assert_eq!(Some(versions), locked.get(name), "{name}");
    }
}

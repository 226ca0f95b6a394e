//! Exact versions of dependencies that affect the bytes of a book. What is below them is held by `Cargo.lock`.

use std::collections::{BTreeMap, BTreeSet};
use toml::{Table, Value};

const MANIFEST: &str = include_str!("../../Cargo.toml");
const ENGINE: [&str; 2] =
    [include_str!("../../src/ground/Cargo.toml"), include_str!("../../src/engine/Cargo.toml")];
const LOCK: &str = include_str!("../../Cargo.lock");

/// Dependencies that do not affect the bytes of a book: they parse arguments, report, serve pages to a browser, place
/// files, store the registry of a series, distribute work among threads, or serve tests.
const ANY_RELEASE: [&str; 19] = [
    "annotate-snippets", "clap", "clap_complete", "clap_mangen", "http-body-util", "hyper",
    "hyper-util", "indicatif", "percent-encoding", "proptest", "pyo3", "rand", "roxmltree",
    "rusqlite", "signal-hook", "tempfile", "terminal_size", "tokio", "unicode-width",
];

/// Returns the crate and the version requirement of a dependency.
fn requirement<'m>(name: &'m str, dependency: &'m Value) -> (&'m str, &'m str) {
    let Some(table) = dependency.as_table() else {
        return (name, dependency.as_str().unwrap());
    };
    let package = table.get("package").and_then(Value::as_str);
    (package.unwrap_or(name), table["version"].as_str().unwrap())
}

#[test]
fn dependencies_that_affect_bytes_have_exact_versions() {
    let manifest: Table = MANIFEST.parse().unwrap();
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
    let dependencies = manifest["workspace"]["dependencies"].as_table().unwrap();
    for (name, dependency) in
        dependencies.iter().filter(|(name, _)| !name.starts_with("gridpress-"))
    {
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
    let engine = ENGINE.map(|manifest| manifest.parse::<Table>().unwrap());
    let of_engine = engine.iter().flat_map(|of| of["dependencies"].as_table().unwrap().keys());
    let of_engine = of_engine.map(String::as_str).filter(|name| !name.starts_with("gridpress-"));
    assert_eq!(any, of_engine.chain(ANY_RELEASE).collect());
    for (name, versions) in &exact {
        // There may be several versions, all of which must be required.
        assert_eq!(Some(versions), locked.get(name), "{name}");
    }
}

//! `gridpress new`, `gridpress templates`, and the books made from templates.

use super::program::{ProgramRun, folder, run, succeed};
use gridpress_engine::generate::Revision;
use gridpress_testing::extent::SweepExtent;
use std::fs;
use std::path::Path;

fn names(folder: &Path) -> Vec<String> {
    let list = succeed(folder, &["templates"]);
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

#[test]
fn every_template_starts_a_book_that_is_made() {
    make_templates(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn every_template_starts_a_book_that_is_made_in_full() {
    make_templates(SweepExtent::Full);
}

fn make_templates(extent: SweepExtent) {
    let folder = folder();
    let names = names(folder.path());
    assert!(names.len() >= 9);
    // Giants take minutes in unoptimised builds.
    let quick = names.iter().filter(|name| !["giants", "sampler"].contains(&name.as_str()));
    for name in extent.select(quick, 5) {
        let ProgramRun { code, stderr: talk, .. } =
            run(folder.path(), &["new", name, "--template", name]);
        assert_eq!(code, 0, "{talk}");
        let spec = format!("{name}/book.toml");
        let ProgramRun { code, stderr: talk, .. } = run(folder.path(), &["book", &spec]);
        assert_eq!(code, 0, "{name}: {talk}");
        assert!(!talk.contains("warning"), "{name}: {talk}");
        assert!(folder.path().join(name).join("book.lock").exists());
    }
}

#[test]
fn every_template_names_the_newest_revision() {
    let folder = folder();
    for name in names(folder.path()) {
        succeed(folder.path(), &["new", &name, "--template", &name]);
        let spec = fs::read_to_string(folder.path().join(&name).join("book.toml")).unwrap();
        let spec: toml::Table = toml::from_str(&spec).unwrap();
        let engine = spec.get("engine").and_then(toml::Value::as_integer);
        assert_eq!(engine, Some(i64::from(Revision::NEWEST.number())), "{name}");
    }
}

#[test]
fn new_overwrites_nothing() {
    let folder = folder();
    let there = folder.path().join("mine");
    fs::create_dir(&there).unwrap();
    fs::write(there.join("book.toml"), "# mine").unwrap();
    let ProgramRun { code, stderr: talk, .. } = run(folder.path(), &["new", "mine"]);
    assert_eq!(code, 2);
    assert!(talk.contains("mine/book.toml") && talk.contains("nothing was written"), "{talk}");
    assert_eq!(fs::read_to_string(there.join("book.toml")).unwrap(), "# mine");

    fs::write(folder.path().join("file"), "").unwrap();
    let ProgramRun { code, stderr: talk, .. } = run(folder.path(), &["new", "file"]);
    assert_eq!(code, 2);
    assert!(talk.contains("is not a folder"), "{talk}");

    // An empty folder is accepted.
    fs::create_dir(folder.path().join("empty")).unwrap();
    assert_eq!(run(folder.path(), &["new", "empty"]).code, 0);
    assert_eq!(run(folder.path(), &["new", "deep/er"]).code, 0);
    assert!(folder.path().join("deep/er/book.toml").exists());
}

#[test]
fn unknown_templates_are_refused_with_a_suggestion() {
    let folder = folder();
    let ProgramRun { code, stderr: talk, .. } =
        run(folder.path(), &["new", "x", "--template", "kid"]);
    assert_eq!(code, 2);
    assert!(talk.contains("did you mean `kids`"), "{talk}");
    assert!(!folder.path().join("x").exists());
    let ProgramRun { code, out: list, .. } = run(folder.path(), &["templates", "--json"]);
    assert_eq!(code, 0);
    for line in list.lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(object["name"].is_string() && object["about"].is_string());
    }
}

#[test]
fn new_names_the_next_command() {
    let folder = folder();
    let desk = run(folder.path(), &["new", "desk", "--template", "newspaper"]);
    assert!(desk.stderr.contains("gridpress daily desk/book.toml"), "{}", desk.stderr);
    let book = run(folder.path(), &["new", "mybook"]);
    assert!(book.stderr.contains("gridpress book mybook/book.toml"), "{}", book.stderr);
}

//! Overlapping grids, from the command line and from specs.

use crate::program::{ProgramRun, run};
use std::fs;
use tempfile::TempDir;

fn refused(args: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let ProgramRun { code, stderr, out, .. } = run(&folder, args);
    assert_eq!(code, 2, "{args:?}: {out}{stderr}");
    assert_eq!(out, "");
    stderr
}

#[test]
fn impossible_layouts_are_refused_with_an_alternative() {
    let of =
        |more: &[&str]| refused(&[&["generate", "--seed", "a", "--level", "easy"], more].concat());
    for (args, message, help) in [
        (
            &["--grids", "samurais"][..],
            "there is no layout `samurais`",
            "or corners, as in `r1c1r7c7`",
        ),
        (
            &["--grids", "r1c1r2c2"],
            "the grid at r2c2 cuts through boxes of other grids",
            "grids overlap by whole boxes: the distance of corners is a multiple of 3 rows and of 3 columns",
        ),
        (
            &["--grids", "r1c1r10c10"],
            "the grid at r10c10 is not connected to the others",
            "each grid must share a box with another one",
        ),
        (
            &["--grids", "r1c1r7c7r13c13r19c19"],
            "the grid at r19c19 extends beyond 25 cells",
            "all grids must fit into 25 rows and columns",
        ),
        (
            &["--grids", "samurai", "--variant", "killer"],
            "`killer` does not support overlapping grids",
            "leave the variant or the layout of grids out",
        ),
        (
            &["--grids", "twodoku", "--size", "12"],
            "grids of size 12 cannot overlap",
            "overlapping grids go up to size 9",
        ),
        (
            &["--grids", "windmill", "--size", "6"],
            "there is no layout `windmill` of 6x6 grids",
            "supported sizes: 9",
        ),
        (
            &["--grids", "windmill", "--symmetry", "mirrors"],
            "the layout of `9@windmill` does not have the symmetry `mirrors`",
            "use the symmetry `none`, or one that the layout has",
        ),
        (
            &["--grids", "twodoku", "--fill", "shuffle"],
            "overlapping grids cannot be filled by shuffling",
            "use the fill `random`",
        ),
        (
            &["--empty-overlaps"],
            "the following required arguments were not provided",
            "--grids <LAYOUT>",
        ),
    ] {
        let stderr = of(args);
        assert!(stderr.contains(message) && stderr.contains(help), "{args:?}: {stderr}");
    }
}

fn spec(folder: &TempDir, section: &str) -> String {
    let spec = format!(
        "title = \"Grids\"\nseed = \"a\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 2\n{section}\n"
    );
    let path = folder.path().join("book.toml");
    fs::write(&path, spec).unwrap();
    "book.toml".to_owned()
}

#[test]
fn mistakes_in_layouts_are_located_in_the_spec() {
    for (section, place, message) in [
        ("grids = \"ninja\"", "book.toml:7:9", "there is no layout `ninja`"),
        (
            "grids = \"windmill\"\nsymmetry = \"mirrors\"",
            "book.toml:8:12",
            "does not have the symmetry `mirrors`",
        ),
        (
            "grids = \"twodoku\"\nvariant = \"jigsaw\"",
            "book.toml:7:9",
            "`jigsaw` does not support overlapping grids",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = spec(&folder, section);
        let ProgramRun { code, stderr, .. } = run(&folder, &["check", &path]);
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains(place) && stderr.contains(message), "{stderr}");
    }
}

#[test]
fn layouts_without_rotational_symmetry_are_made_without_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = spec(&folder, "size = 6\ngrids = \"r1c1r3c4r5c1\"\nper_page = 1");
    let ProgramRun { code, stderr, .. } = run(&folder, &["book", &path, "-q"]);
    assert_eq!(code, 0, "{stderr}");
    let lock = fs::read_to_string(folder.path().join("book.lock")).unwrap();
    assert!(lock.contains("6@r1c1r3c4r5c1"), "{lock}");
    let ProgramRun { code, stderr, .. } = run(&folder, &["verify", "book.pdf"]);
    assert_eq!(code, 0, "{stderr}");
}

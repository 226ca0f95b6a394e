//! What users are told about bad specs, word for word: `tests/specs/NAME.toml` and `reports/NAME.txt`.
//! `GOLDEN=write cargo test` writes the texts anew.

use assert_cmd::Command;
use std::fs;
use std::path::Path;

#[test]
fn bad_specs_get_their_reports() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".toml"))
        .collect();
    names.sort();
    assert!(names.len() >= 15);
    let output = tempfile::tempdir().unwrap();
    for name in names {
        let target = output.path().join("book.pdf");
        let run = Command::cargo_bin("gridpress")
            .unwrap()
            .current_dir(&folder)
            .args(["book", &name, "-o"])
            .arg(&target)
            .output()
            .unwrap();
        assert_eq!(run.status.code(), Some(2), "{name}");
        assert!(run.stdout.is_empty(), "{name}");
        assert_eq!(
            fs::read_dir(output.path()).unwrap().count(),
            0,
            "{name} left a file"
        );
        let said = String::from_utf8(run.stderr).unwrap();
        let golden = folder.join("reports").join(name.replace(".toml", ".txt"));
        if std::env::var_os("GOLDEN").is_some_and(|mode| mode == "write") {
            fs::write(&golden, &said).unwrap();
        }
        assert_eq!(
            said,
            fs::read_to_string(&golden).unwrap_or_default(),
            "{name}"
        );
    }
}

//! Reports about invalid specs, word for word: `tests/specs/NAME.toml` and `tests/golden/reports/NAME.txt`.

use super::program::{folder, run};
use gridpress_testing::golden;
use std::fs;
use std::path::Path;

#[test]
fn bad_specs_get_their_reports() {
    let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/specs");
    let mut names: Vec<String> = fs::read_dir(&specs)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".toml"))
        .collect();
    names.sort();
    assert!(names.len() >= 15);
    let output = folder();
    for name in names {
        let target = output.path().join("book.pdf");
        let target = target.to_str().unwrap();
        let run = run(&specs, &["book", &name, "-o", target]);
        assert_eq!(run.code, 2, "{name}");
        assert!(run.out.is_empty(), "{name}");
        assert_eq!(fs::read_dir(output.path()).unwrap().count(), 0, "{name} left a file");
        let report = name.replace(".toml", ".txt");
        golden::check(&format!("reports/{report}"), &run.stderr);
    }
}

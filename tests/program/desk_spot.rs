//! Columns with a spot ink.

use super::program::{ProgramRun, run};
use gridpress_reader::PdfFacts;
use std::fs;
use tempfile::TempDir;

/// Creates a desk with these lines in `[daily.spot]`.
fn desk(spot: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let spec = format!(
        "title = \"The Post\"\nseed = \"seven badgers hum at 41 kettles\"\n[daily]\nfirst = \"2026-01-01\"\n[daily.spot]\n{spot}\n"
    );
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    folder
}

fn daily(folder: &TempDir) -> ProgramRun {
    let args = "daily desk.toml -o out --date 2026-03-03 --format pdf,eps,svg,png";
    run(folder, &args.split(' ').collect::<Vec<_>>())
}

#[test]
fn titles_are_printed_in_a_spot_ink() {
    let folder = desk("name = \"PANTONE 286 C\"\ncmyk = [100, 66, 0, 2]");
    let ProgramRun { code, stderr, .. } = daily(&folder);
    assert_eq!(code, 0, "{stderr}");
    for name in ["2026-03-03", "2026-03-03-solution"] {
        let path = |end: &str| folder.path().join("out").join(format!("{name}.{end}"));
        let pdf = fs::read(path("pdf")).unwrap();
        let text = String::from_utf8_lossy(&pdf);
        assert!(text.contains("/Separation/PANTONE#20286#20C/DeviceCMYK"), "{name}");
        let facts = PdfFacts::read(&pdf).unwrap();
        assert_eq!(facts.colours.iter().collect::<Vec<_>>(), ["Spot"], "{name}");
        let eps = fs::read_to_string(path("eps")).unwrap();
        assert!(eps.contains("%%CMYKCustomColor: 1 0.66 0 0.02 (PANTONE 286 C)\n"), "{name}");
        assert!(eps.contains("[/Separation(PANTONE 286 C)/DeviceCMYK"), "{name}");
        assert!(eps.contains("1 p\n") || eps.contains("1 p "), "{name}");
        assert!(fs::read_to_string(path("svg")).unwrap().contains("#0054f9"), "{name}");
    }
    let ProgramRun { code, out, stderr } = run(&folder, &["verify", "out", "--spec", "desk.toml"]);
    assert_eq!(code, 0, "{out}{stderr}");
}

#[test]
fn names_of_other_inks_are_refused() {
    for (spot, message) in [
        ("name = \"black\"\ncmyk = [0, 0, 0, 100]", "`black` is not the name of a spot ink"),
        ("name = \"Größe\"\ncmyk = [0, 0, 0, 100]", "`Größe` is not the name of a spot ink"),
        ("name = \"PANTONE 286 C\"", "cmyk = [100, 66, 0, 2]"),
        ("name = \"PANTONE 286 C\"\ncmyk = [100, 66, 0]", "four inks"),
    ] {
        let folder = desk(spot);
        let ProgramRun { code, stderr, .. } = daily(&folder);
        assert_eq!(code, 2, "{spot}: {stderr}");
        assert!(stderr.contains(message), "{spot}: {stderr}");
    }
}

//! A desk's folder night after night, with a clock set by `faketime`: forward, unchanged and back.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

const DESK: &str = "title = \"The Daily Grid\"\nseed = \"seven badgers hum at 41 kettles\"\n\
    [daily]\nfirst = \"2026-01-01\"\ntime_zone = \"Pacific/Auckland\"\n[daily.web]\nsite = true\nurl = \"https://example.com/\"\n\
    [[daily.slot]]\nid = \"classic\"\n[[daily.slot]]\nid = \"sums\"\nsize = 6\ndays = [\"saturday\"]\n";

/// Runs the nightly command at `time` in UTC, and returns its exit code and messages.
fn night(folder: &Path, time: &str) -> (i32, String) {
    let mut command = Command::new("faketime");
    command.current_dir(folder).env("TZ", "UTC").arg(time);
    command.arg(env!("CARGO_BIN_EXE_gridpress"));
    let words = "daily desk.toml --date today --days 8 --format json,pdf,html -o out";
    let output = command.args(words.split(' ')).output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    (output.status.code().unwrap(), stderr)
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder.join("out")).unwrap().flatten();
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read(entry.path()).unwrap())
    };
    entries.map(file).collect()
}

/// Returns the files of days up to `today`.
fn published(folder: &Path, today: &str) -> BTreeMap<String, Vec<u8>> {
    let files = files(folder).into_iter();
    let is_past = |name: &str| name.starts_with("2026-") && &name[..10] <= today;
    files.filter(|(name, _)| is_past(name)).collect()
}

#[test]
fn published_days_stay_whatever_the_clock_does() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let edits = [
        DESK.to_owned(),
        DESK.replace("Daily Grid", "Morning Grid"),
        DESK.replace("[daily]", "[daily]\nbyline = \"By Ada\""),
        DESK.replace("id = \"classic\"", "id = \"classic\"\nsymmetry = \"none\""),
        DESK.replace("https://example.com/", "https://example.org/"),
    ];
    let mut kept: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for day in 1..=20 {
        fs::write(folder.join("desk.toml"), &edits[day % edits.len()]).unwrap();
        // It is still the same day in Auckland, thirteen hours ahead.
        let (code, stderr) = night(folder, &format!("2026-12-{day:02} 03:15:00"));
        assert_eq!(code, 0, "{day}: {stderr}");
        let there = published(folder, &format!("2026-12-{day:02}"));
        for (name, bytes) in &kept {
            assert!(there[name] == *bytes, "{name} on {day}");
        }
        kept = there;
        if day % 7 == 0 {
            let before = files(folder);
            let (code, stderr) = night(folder, &format!("2026-12-{:02} 03:15:00", day - 5));
            assert_eq!(code, 2, "{stderr}");
            assert!(stderr.contains("was on 2026-12-"), "{stderr}");
            assert!(files(folder) == before, "{day}");
        }
    }
    let numbers = kept.iter().filter(|(name, _)| name.ends_with("-classic.json"));
    let numbers = numbers.map(|(_, bytes)| {
        let day: Value = serde_json::from_slice(bytes).unwrap();
        day["number"].as_u64().unwrap()
    });
    let numbers: Vec<u64> = numbers.collect();
    assert!(numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{numbers:?}");
    assert_eq!(numbers.len(), 20);
    // In the evening, in UTC, it is the next day in Auckland.
    let (code, stderr) = night(folder, "2026-12-20 11:30:00");
    assert_eq!(code, 0, "{stderr}");
    let record = String::from_utf8(files(folder).remove(".desk.json").unwrap()).unwrap();
    assert!(record.contains("\"latest\":\"2026-12-21\""), "{record}");
    assert_eq!(night(folder, "2026-12-20 03:15:00").0, 2);
}

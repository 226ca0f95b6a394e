//! Barcodes of covers, painted by Poppler and read by ZBar.

use super::cover_samples::{CoverSample, ISBN, all, book, sample};
use gridpress::press;
use gridpress_layout::CoverKind;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

/// Resolution in pixels per inch: that of a good scan.
const DPI: &str = "200";

/// Runs `program` in `folder`, and returns its output.
fn output(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .current_dir(folder)
        .args(arguments)
        .output()
        .unwrap_or_else(|error| panic!("{program}: {error}"));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Returns the names of the covers with unreadable barcodes, each with the text read instead.
fn unread(samples: &[CoverSample]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut book = book();
    let mut unread = Vec::new();
    for sample in samples {
        sample.apply(&mut book);
        let name = sample.name();
        let cover = press::cover(&book, Some(sample.pages), CoverKind::Print).unwrap();
        let file = format!("{name}.pdf");
        fs::write(folder.join(&file), cover.pdf).unwrap();
        output(folder, "pdftoppm", &["-r", DPI, "-gray", "-singlefile", &file, &name]);
        let picture = format!("{name}.pgm");
        let read = output(folder, "zbarimg", &["-q", "--raw", &picture]);
        if read != ISBN {
            unread.push(format!("{name}: `{read}`"));
        }
        fs::remove_file(folder.join(picture)).unwrap();
    }
    unread
}

fn assert_read(samples: &[CoverSample]) {
    let halves = samples.chunks(samples.len().div_ceil(2));
    let unread: Vec<String> = thread::scope(|scope| {
        let halves: Vec<_> = halves.map(|half| scope.spawn(|| unread(half))).collect();
        halves.into_iter().flat_map(|half| half.join().unwrap()).collect()
    });
    assert!(unread.is_empty(), "{} of {}:\n{}", unread.len(), samples.len(), unread.join("\n"));
}

#[test]
fn barcodes_are_read() {
    let samples = sample(13);
    assert!(samples.len() > 60);
    assert_read(&samples);
}

#[test]
#[ignore = "takes minutes"]
fn every_barcode_is_read() {
    assert_read(&all());
}

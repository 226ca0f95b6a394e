//! The fuzz targets on samples and on a fixed set of changed samples.

#[path = "../fuzz/bodies.rs"]
mod bodies;

use gridpress::{Stream, notation};
use gridpress_testing::extent::SweepExtent;
use std::fs;
use std::path::Path;

/// Number of changes to each sample.
const CHANGES: u32 = 160;

/// Returns the files of a folder of the project, by name.
fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|own| own == ending))
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

fn samples(name: &str) -> Vec<Vec<u8>> {
    let texts = |texts: &[&str]| texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    match name {
        "spec" => files("tests/specs", "toml"),
        "puzzles" => {
            let shape = gridpress::Shape::of(gridpress::Kind::CLASSIC).unwrap();
            let grid = notation::parse_line(super::program::PUZZLE).unwrap();
            let all = notation::Format::NAMES.iter();
            all.map(|(_, format)| {
                let text = notation::write_one(*format, &shape, &grid, None);
                text.unwrap_or_default().into_bytes()
            })
            .collect()
        }
        "lock" => vec![bodies::sample().1.into_bytes()],
        "pdf" => vec![bodies::sample().0],
        "font" => files("fonts/source-sans-3", "ttf").into_iter().take(1).collect(),
        "picture" => files("templates/kids", "png"),
        "markdown" => texts(&["# A\n\n*b* **c** [d](https://e.f)\n\n- g\n- h\n\n1. i\n\n> j\n"]),
        "date" => texts(&["2027-02-28", "9999-12-31", "every sunday", "12-25"]),
        "words" => texts(&["{ $count } puzzles", "{ $count -> [one] a *[other] b }", "\u{2068}x"]),
        "pdf_font" => pdf_fonts(),
        "markdown_words" => texts(&[
            "#\0 \0W\u{7f}\n\0\n\0a\u{7f} \0*\0W\u{7f}*\0",
            "W\u{7f}W\u{7f}",
            "-\0 \0#\0#\0 \0-\u{7f}",
        ]),
        other => panic!("no samples for {other}"),
    }
}

/// Returns parts of fonts in the format of their fuzz target.
fn pdf_fonts() -> Vec<Vec<u8>> {
    let program = &files("fonts/source-sans-3", "ttf")[0];
    let cmap: &[u8] = b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 beginbfchar <01> <0041> endbfchar \
        2 beginbfrange <0002> <00ff> <0041> <0100> <0101> [<0041> <0042>] endbfrange endcmap end end";
    let part = |part: u8, bytes: &[u8]| [&[part], bytes].concat();
    vec![
        part(0, program),
        part(8, program),
        part(2, program),
        part(4, b"1 [500 600] 7 900 500 65000 [1 2 3] x"),
        part(8 | 5, b"31 500 600 700 -3 0.5 x"),
        part(6, cmap),
        part(8 | 7, b"32 /space /A 65 /B /ffi x"),
        part(8 | 6, cmap),
    ]
}

/// Returns a sample with some of its bytes changed, removed or repeated.
pub fn changed(sample: &[u8], stream: &mut Stream) -> Vec<u8> {
    let mut bytes = sample.to_vec();
    for _ in 0..=stream.below(6) {
        let length = bytes.len() as u32;
        if length == 0 {
            break;
        }
        let at = stream.below(length) as usize;
        let end = at + stream.below((length - at as u32).min(40) + 1) as usize;
        match stream.below(4) {
            0 => bytes[at] = stream.below(256) as u8,
            1 => drop(bytes.drain(at..end)),
            2 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            _ => bytes.truncate(at.max(length as usize / 2)),
        }
    }
    bytes
}

#[test]
fn nothing_panics_on_changed_samples() {
    change_samples(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn nothing_panics_on_changed_samples_in_full() {
    change_samples(SweepExtent::Full);
}

fn change_samples(extent: SweepExtent) {
    for (name, body) in bodies::ALL {
        let samples = samples(name);
        assert!(!samples.is_empty(), "{name}");
        for (index, sample) in samples.iter().enumerate() {
            body(sample);
            // Fewer changes, since each is made into a book.
            let changes = match name {
                "lock" | "font" | "markdown" | "words" | "pdf" => extent.count(CHANGES) / 2,
                "markdown_words" => extent.count(CHANGES) / 4,
                _ => extent.count(CHANGES) / samples.len().min(8) as u32,
            };
            for turn in 0..changes {
                let mut stream = Stream::new(1, "fuzz", &format!("{name}-{index}"), turn);
                body(&changed(sample, &mut stream));
            }
        }
    }
}

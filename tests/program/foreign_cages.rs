//! Killers with cages that the generator never draws: read, counted, explained, printed and read back.

use super::program::{ProgramRun, run, run_on, succeed, with_spec};
use gridpress::notation;
use gridpress_reader::{FoundCages, PdfReader};
use std::fs;

/// Cages that overlap, twice in one cell; have several parts; repeat a digit; and have no sum.
const PUZZLE: &str = r#"{"puzzle":"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79","variant":["killer"],"cages":[
{"cells":["r1c1","r1c2","r2c1"],"sum":14},{"cells":["r2c1","r2c2","r3c1"],"sum":14},{"cells":["r2c1"],"sum":6},
{"cells":["r5c5","r7c9"],"sum":9},{"cells":["r8c2","r9c1","r9c3"],"sum":16},
{"cells":["r1c9","r3c7","r4c8"],"operation":"sum","target":9},{"cells":["r6c4","r6c5","r6c6"],"operation":"distinct"}]}"#;

const REPEATING: &str = r#"{"cells":["r1c9","r3c7","r4c8"],"operation":"sum","target":9},"#;

#[test]
fn cages_of_other_programs_are_printed_and_read_back() {
    let folder = with_spec(
        "title = \"Cages\"\nlanguage = \"en\"\nseed = \"cages\"\n[puzzle]\nrules = \"all\"\n\
         [[section]]\nid = \"own\"\nsource = \"own.jsonl\"\n",
    );
    let path = folder.path();
    let line = PUZZLE.replace('\n', "");
    fs::write(path.join("own.jsonl"), format!("{line}\n")).unwrap();
    for command in ["solve", "grade", "explain", "hint"] {
        let ProgramRun { code, stderr, .. } = run_on(path, &[command], &line);
        assert_eq!(code, 0, "{command}: {stderr}");
    }
    for format in ["json", "ipuz", "sudokupad"] {
        // Neither ipuz nor SudokuPad states sums of digits that may repeat.
        let text = if format == "json" { &line } else { &line.replace(REPEATING, "") };
        let written = run_on(path, &["convert", "--format", format], text);
        let again = run_on(path, &["convert", "--json"], &written.out);
        let once = run_on(path, &["convert", "--json"], text);
        assert_eq!((again.code, &again.out), (0, &once.out), "{format}: {}", again.stderr);
    }
    succeed(path, &["book"]);
    let ProgramRun { code, stderr, out, .. } = run(path, &["verify", "book.lock"]);
    assert_eq!(code, 0, "{stderr}{out}");
    let reader = PdfReader::new(&fs::read(path.join("book.pdf")).unwrap()).unwrap();
    let grids = reader.grids().unwrap();
    let printed = grids.iter().find(|grid| grid.number == Some(1) && !grid.is_full()).unwrap();
    let shape = &notation::parse_one(&line, None).unwrap().shape;
    assert_eq!(printed.cages, FoundCages::of(shape));
    let labels = ["14", "14", "6", "9", "16", "9+"];
    assert_eq!(printed.cages.labels.len(), labels.len());
    assert!(printed.cages.labels.iter().all(|(_, label)| labels.contains(&&label[..])));
    assert_eq!(printed.cages.links.len(), 5);
    // A changed sum in the lock is not that of the page.
    let lock = path.join("book.lock");
    let text = fs::read_to_string(&lock).unwrap();
    fs::write(&lock, text.replace(" = 9+", " = 9")).unwrap();
    assert_ne!(run(path, &["verify", "book.lock"]).code, 0);
}

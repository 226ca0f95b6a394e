//! The originality report of a series: a PDF and JSON that state that no puzzle of its volumes is equivalent to
//! another, for shops that refuse repeated content.

use gridpress_audit::lock::VERSION;
use gridpress_audit::registry::{Registry, VolumeEntry, VolumePuzzle};
use gridpress_bookspec::{BookSpec, NoFiles};
use gridpress_ground::hash::sha256;
use gridpress_layout::{PrintedReport, ReportBlock, ReportTable, lay_out_report};
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_render::pdf;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The value of the field `report` in the JSON, by which later runs recognise it.
const KIND: &str = "gridpress originality";
/// Number of hexadecimal digits of a printed hash.
const SHORT: usize = 10;
/// Maximum number of puzzles whose hashes are printed; the JSON has all of them.
const MAX_PRINTED: usize = 5_000;
/// The spec whose typefaces the report uses.
const SPEC: &str = "design = 'modern'\nseed = '1'\n[page]\nprinter = 'home'\ntrim = 'a4'\n\
    [[section]]\nid = 'none'\nlevel = 'easy'\ncount = 1\n";

/// The method, in paragraphs for a reader who does not know the program.
const METHOD: [&str; 3] = [
    "Two puzzles can look different and still be the same: exchange all 1s and 2s, swap two columns of a box, or turn \
     the page, and the solving steps stay as they were. Such puzzles are called equivalent. Each puzzle was therefore \
     brought into its canonical form, which is the same for all equivalent puzzles and different for all others: of \
     all the versions that can be made by these changes, the one that comes first in alphabetical order.",
    "The changes are those that the rules of a puzzle permit. For classic 9 x 9 sudoku: other names for the digits, \
     another order of the rows and columns within their boxes and of the boxes themselves, and reflection. For other \
     sizes without further rules: other names for the digits. For variants: rotation and reflection, and other names for \
     the digits unless they are compared or added.",
    "A hash is a short fingerprint of the canonical form: half of a SHA-256. Equivalent puzzles have equal hashes. All \
     hashes of all volumes were compared with one another, and no two of them are equal.",
];

/// Options of an originality report.
#[derive(Clone, Debug, Default)]
pub struct OriginalityOrder {
    /// The name of the registry, as printed.
    pub registry: String,
    /// The name of the series, in the title.
    pub series: Option<String>,
    /// The date of the report.
    pub date: Option<Date>,
    /// The name of the JSON file, as printed.
    pub json_name: String,
}

/// The files of an originality report.
#[derive(Clone, Debug)]
pub struct OriginalityReport {
    /// The PDF.
    pub pdf: Vec<u8>,
    /// The JSON, with the full hash of each puzzle.
    pub json: String,
    /// Number of volumes compared.
    pub volumes: usize,
    /// Number of puzzles compared.
    pub puzzles: usize,
}

/// A volume of the series, with its puzzles.
struct ComparedVolume {
    entry: VolumeEntry,
    puzzles: Vec<VolumePuzzle>,
}

/// Makes the report of a registry without duplicates and other [flaws](Registry::flaws).
///
/// # Errors
/// With [`Exit::No`] and a line for each flaw if the registry has any; with [`Exit::Input`] if it has no puzzles.
pub fn originality(
    registry: &Registry,
    order: &OriginalityOrder,
) -> Result<OriginalityReport, Failure> {
    // A damaged registry must not certify anything.
    let flaws = registry.flaws()?;
    if !flaws.is_empty() {
        let reports = flaws.into_iter().map(Diagnostic::error).collect();
        return Err(Failure { exit: Exit::No, reports });
    }
    let mut volumes = Vec::new();
    for entry in registry.volumes()? {
        let mut puzzles = Vec::new();
        registry.puzzles(entry.number, |puzzle| {
            puzzles.push(puzzle);
            Ok(())
        })?;
        volumes.push(ComparedVolume { entry, puzzles });
    }
    // Volumes from before the registry have a title only.
    let (known, unknown): (Vec<_>, Vec<_>) =
        volumes.into_iter().partition(|volume| !volume.puzzles.is_empty());
    if known.is_empty() {
        let report = Diagnostic::error(format!("`{}` has no puzzles to compare", order.registry));
        let help = "add the volumes: gridpress registry add series.db book.lock";
        return Err(Failure::input(vec![report.help(help)]));
    }
    // Checked again on the data that is printed, whatever the query above found.
    let duplicates = duplicates(&known);
    if duplicates > 0 {
        let message = format!("{} of the registry repeat others", counted(duplicates, "puzzle"));
        return Err(Failure::new(Exit::No, Diagnostic::error(message)));
    }
    let source = Source::new("the report", SPEC);
    let (mut spec, _) = BookSpec::parse(&source, &NoFiles).map_err(Failure::input)?;
    spec.date = order.date;
    let report = printed(order, &known, &unknown);
    let document = lay_out_report(&spec.fonts, &report)?;
    let metadata = pdf::Metadata::of(&spec);
    Ok(OriginalityReport {
        pdf: pdf::render(&document, &spec.fonts, &metadata)?,
        json: json_text(order, &known, &unknown),
        volumes: known.len(),
        puzzles: known.iter().map(|volume| volume.puzzles.len()).sum(),
    })
}

/// Returns `true` if a text is the JSON of an originality report.
pub fn is_originality_json(bytes: &[u8]) -> bool {
    let value = serde_json::from_slice::<Value>(bytes).ok();
    value.is_some_and(|value| value.get("report").and_then(Value::as_str) == Some(KIND))
}

impl ComparedVolume {
    /// Returns the lines `number,hash` of all puzzles.
    fn lines(&self) -> String {
        let line = |puzzle: &VolumePuzzle| format!("{},{}\n", puzzle.number, puzzle.hash.hex());
        self.puzzles.iter().map(line).collect()
    }

    /// Returns the SHA-256 of these lines.
    fn digest(&self) -> String {
        sha256(self.lines().as_bytes())
    }

    fn numbers(&self) -> [u32; 2] {
        let [first, last] = [self.puzzles.first(), self.puzzles.last()];
        [first, last].map(|puzzle| puzzle.map_or(0, |puzzle| puzzle.number))
    }
}

/// Returns the number of puzzles whose hash another one before them has.
fn duplicates(volumes: &[ComparedVolume]) -> usize {
    let mut seen = BTreeSet::new();
    let puzzles = volumes.iter().flat_map(|volume| &volume.puzzles);
    puzzles.filter(|puzzle| !seen.insert(puzzle.hash)).count()
}

/// Returns a count and its noun.
fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// Returns the result in a sentence.
fn statement(known: &[ComparedVolume]) -> String {
    let puzzles = known.iter().map(|volume| volume.puzzles.len()).sum();
    match (puzzles, known.len()) {
        (1, _) => "There is only 1 puzzle, so no puzzle repeats another.".to_owned(),
        (_, 1) => format!(
            "No puzzle is equivalent to another: all {puzzles} puzzles of this volume are different."
        ),
        (_, volumes) => format!(
            "No puzzle is equivalent to another: all {puzzles} puzzles of these {volumes} volumes are different."
        ),
    }
}

/// Returns the sentence about volumes whose puzzles are not recorded; `None` if there are none.
fn exceptions(unknown: &[ComparedVolume]) -> Option<String> {
    let titles = unknown.iter().map(|volume| {
        let VolumeEntry { number, title, .. } = &volume.entry;
        format!("volume {number} ({title})")
    });
    let titles: Vec<String> = titles.collect();
    (!titles.is_empty()).then(|| {
        format!(
            "Not compared, because the registry does not have their puzzles: {}.",
            titles.join(", ")
        )
    })
}

fn printed(
    order: &OriginalityOrder,
    known: &[ComparedVolume],
    unknown: &[ComparedVolume],
) -> PrintedReport {
    let total: usize = known.iter().map(|volume| volume.puzzles.len()).sum();
    let mut blocks = vec![ReportBlock::Statement(statement(known))];
    blocks.extend(exceptions(unknown).map(ReportBlock::Paragraph));
    blocks.push(ReportBlock::Heading("The volumes compared".to_owned()));
    blocks.push(ReportBlock::Table(volume_table(known)));
    blocks.push(ReportBlock::Heading("The method".to_owned()));
    blocks.extend(METHOD.map(|text| ReportBlock::Paragraph(text.to_owned())));
    blocks.push(ReportBlock::Heading("How to check this report".to_owned()));
    blocks.push(ReportBlock::Paragraph(format!(
        "The file {} beside this one has the full hash of each puzzle. The digest of a volume is the SHA-256 of the \
         lines “number,hash” of its puzzles, in ascending order of number and each ended by a line feed. With the \
         registry {} and the program gridpress, the command “gridpress registry check” compares all puzzles again, \
         also with the locks of the books, from which every puzzle can be made again.",
        order.json_name, order.registry
    )));
    if total <= MAX_PRINTED {
        blocks.push(ReportBlock::Heading("The hashes of all puzzles".to_owned()));
        blocks.push(ReportBlock::Paragraph(format!(
            "After the number of each puzzle, the first {SHORT} of the 32 digits of its hash."
        )));
        for volume in known {
            let VolumeEntry { number, title, .. } = &volume.entry;
            blocks.push(ReportBlock::Heading(format!("Volume {number}: {title}")));
            let entry = |puzzle: &VolumePuzzle| {
                format!("{}  {}", puzzle.number, &puzzle.hash.hex()[..SHORT])
            };
            blocks.push(ReportBlock::Entries(volume.puzzles.iter().map(entry).collect()));
        }
    }
    let date = order.date.map_or(String::new(), |date| format!(", {date}"));
    PrintedReport {
        title: match &order.series {
            Some(series) => format!("Originality report: {series}"),
            None => "Originality report".to_owned(),
        },
        subtitle: format!(
            "{} in {}{date}",
            counted(total, "puzzle"),
            counted(known.len(), "volume")
        ),
        foot: format!("gridpress {VERSION}{date}"),
        blocks,
    }
}

fn volume_table(known: &[ComparedVolume]) -> ReportTable {
    let columns = [("Volume", 9), ("Title", 28), ("Puzzles", 10), ("Numbers", 13), ("Digest", 40)];
    let row = |volume: &ComparedVolume| {
        let [first, last] = volume.numbers();
        let digest = volume.digest();
        vec![
            volume.entry.number.to_string(),
            volume.entry.title.clone(),
            volume.puzzles.len().to_string(),
            format!("{first}\u{2013}{last}"),
            [&digest[..32], &digest[32..]].join("\n"),
        ]
    };
    ReportTable {
        columns: columns.map(|(name, share)| (name.to_owned(), share)).into(),
        rows: known.iter().map(row).collect(),
    }
}

fn json_text(
    order: &OriginalityOrder,
    known: &[ComparedVolume],
    unknown: &[ComparedVolume],
) -> String {
    let volume = |volume: &ComparedVolume| {
        let hashes = volume.puzzles.iter().map(|puzzle| {
            json!({ "number": puzzle.number, "level": puzzle.level, "hash": puzzle.hash.hex() })
        });
        json!({
            "volume": volume.entry.number,
            "title": volume.entry.title,
            "lock": volume.entry.lock,
            "puzzles": volume.puzzles.len(),
            "digest": volume.digest(),
            "hashes": hashes.collect::<Vec<Value>>(),
        })
    };
    let not_compared = |volume: &ComparedVolume| json!({ "volume": volume.entry.number, "title": volume.entry.title });
    let total: usize = known.iter().map(|volume| volume.puzzles.len()).sum();
    let document = json!({
        "report": KIND,
        "gridpress": VERSION,
        "series": order.series,
        "registry": order.registry,
        "date": order.date.map(|date| date.to_string()),
        "statement": statement(known),
        "duplicates": duplicates(known),
        "puzzles": total,
        "method": METHOD.join("\n"),
        "volumes": known.iter().map(volume).collect::<Vec<Value>>(),
        "not_compared": unknown.iter().map(not_compared).collect::<Vec<Value>>(),
    });
    format!("{document:#}\n")
}

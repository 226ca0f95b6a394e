//! Comparison of a file's pages, cover and metadata with the rebuilt file.

use super::Findings;
use crate::lock::VERSION;
use gridpress_ground::parallel;
use gridpress_ground::units::Length;
use gridpress_layout::GridRole;
use gridpress_layout::{Document, GridPlace};
use gridpress_messages::{Text, text};
use gridpress_reader::{DocumentInfo, ObjectHashes, PdfReader, ReadError};
use std::collections::{BTreeMap, BTreeSet};

/// The largest distance of a grid's heading above it, and of its other marks around it.
const ABOVE: Length = Length::pt(30);
const AROUND: Length = Length::pt(9);

/// The largest number of pages that are painted: painting one takes as long as generating many.
const MAX_PAINTED: usize = 500;

/// The number of pages whose display lists are in memory at once.
const CHUNK: usize = 64;

/// The entries of a catalog about the origin of a file, which are compared one by one.
const METADATA_KEYS: [&str; 3] = ["Info", "Metadata", "Lang"];

/// The entries of a page that hold its boxes.
const BOXES: [&str; 3] = ["MediaBox", "TrimBox", "BleedBox"];

/// The text of a glyph and the hash of its outline.
type GlyphOutline = (String, [u8; 32]);

/// A description of a difference, and the number of its page, if it is on one.
pub(super) type PageLine = (Option<usize>, Text);

/// Comparison of a file with the rebuilt one.
pub(super) struct PdfComparison<'a, 'd> {
    file: PdfReader,
    rebuilt: PdfReader,
    document: &'a Document<'d>,
    /// The parts whose kinds the rebuilt file does not have.
    strange: Vec<PageLine>,
    /// The numbers of the pages whose boxes no page of the rebuilt file has.
    other_boxes: Vec<usize>,
    /// The pages that differ, in order.
    changes: Vec<PageChange>,
    /// The entries of the catalog that differ.
    catalog: Vec<String>,
    /// The differences in metadata, one line each.
    info: Vec<Text>,
}

/// The differences of a page from the rebuilt one.
struct PageChange {
    index: usize,
    /// The entries of its dictionary that differ, such as boxes.
    keys: Vec<String>,
    /// `true` if it paints something else.
    is_painted_differently: bool,
}

impl<'a, 'd> PdfComparison<'a, 'd> {
    /// Compares a file with the rebuilt one, which has the pages of `document`. `versions` are this version of the
    /// program and the one that the lock names.
    pub fn of(
        file: &[u8],
        rebuilt: &[u8],
        document: &'a Document<'d>,
        versions: [&str; 2],
    ) -> Result<PdfComparison<'a, 'd>, ReadError> {
        let (file, rebuilt) = (PdfReader::new(file)?, PdfReader::new(rebuilt)?);
        // Hashes first: pages with equal hashes need not be drawn, which is far slower.
        let ((sums, catalog), (rebuilt_hashes, expected)) = (file.hashes()?, rebuilt.hashes()?);
        let mut catalog = differing(&catalog, &expected);
        catalog.retain(|key| !METADATA_KEYS.contains(&key.as_str()));
        let pairs = sums.iter().zip(&rebuilt_hashes).enumerate();
        let changed: Vec<(usize, Vec<String>)> = pairs
            .map(|(index, (file, rebuilt))| (index, differing(file, rebuilt)))
            .filter(|(_, keys)| !keys.is_empty())
            .collect();
        let boxes = |page: &ObjectHashes| BOXES.map(|key| page.get(key).copied());
        let known: BTreeSet<_> = rebuilt_hashes.iter().map(boxes).collect();
        let other_boxes = (1..).zip(&sums).filter(|(_, page)| !known.contains(&boxes(page)));
        let mut changes = Vec::new();
        for chunk in changed.chunks(CHUNK) {
            let is_drawn = |key: &&String| matches!(key.as_str(), "Contents" | "Resources");
            let drawn = chunk.iter().filter(|(_, keys)| keys.iter().any(|key| is_drawn(&key)));
            let drawn: Vec<usize> = drawn.map(|(index, _)| *index).collect();
            let [found, expected] = [file.displays(&drawn)?, rebuilt.displays(&drawn)?];
            let pairs = drawn.iter().zip(found.iter().zip(&expected));
            let others: BTreeSet<usize> = pairs
                .filter(|(_, (found, expected))| !found.is_same(expected))
                .map(|(index, _)| *index)
                .collect();
            changes.extend(chunk.iter().map(|(index, keys)| PageChange {
                index: *index,
                keys: keys.iter().filter(|key| !is_drawn(key)).cloned().collect(),
                is_painted_differently: others.contains(index),
            }));
        }
        let strange = file.strange_parts(&rebuilt)?.into_iter();
        Ok(PdfComparison {
            info: metadata_differences(&file, &rebuilt, versions)?,
            strange: strange
                .map(|(page, part)| (page.map(|index| index + 1), text!("strange-part", part)))
                .collect(),
            other_boxes: other_boxes.map(|(page, _)| page).collect(),
            file,
            rebuilt,
            document,
            changes,
            catalog,
        })
    }

    /// Returns the file.
    pub fn file(&self) -> &PdfReader {
        &self.file
    }

    /// Returns all differences, one line each, with page numbers.
    pub fn all(&self) -> Result<Vec<PageLine>, ReadError> {
        let (has, expected) = (self.file.pages(), self.rebuilt.pages());
        let count = (has != expected).then(|| (None, text!("other-page-count", has, expected)));
        let mut lines: Vec<PageLine> = count.into_iter().chain(self.strange.clone()).collect();
        lines.extend(self.catalog.iter().map(|key| (None, differs_in(key))));
        lines.extend(self.changes.iter().flat_map(|change| {
            change.keys.iter().map(|key| (Some(change.index + 1), differs_in(key)))
        }));
        let painted = self.changes.iter().filter(|change| change.is_painted_differently);
        let painted: Vec<usize> = painted.map(|change| change.index).collect();
        lines.extend(self.describe_pages(&painted)?);
        lines.extend(self.info.iter().map(|line| (None, line.clone())));
        Ok(lines)
    }

    /// Returns the differences that hold for any version of the program, whatever its layout: strange parts, boxes,
    /// outlines of glyphs, metadata, and entries of the catalog other than the outline and the structure tree.
    pub fn of_any_layout(&self) -> Result<Vec<PageLine>, ReadError> {
        let mut lines = self.strange.clone();
        lines.extend(self.other_boxes.iter().map(|page| (Some(*page), text!("other-boxes"))));
        let is_as_long = self.file.pages() == self.rebuilt.pages();
        let fixed = self.catalog.iter().filter(|key: &&String| match key.as_str() {
            "PageLabels" | "PageMode" => is_as_long,
            // Both follow the lines and pages of the layout.
            key => key != "Outlines" && key != "StructTreeRoot",
        });
        lines.extend(fixed.map(|key| (None, differs_in(key))));
        lines.extend(self.glyphs()?);
        lines.extend(self.info.iter().map(|line| (None, line.clone())));
        Ok(lines)
    }

    /// Describes the digits and capitals that are drawn unlike those of the rebuilt file, with their first page.
    fn glyphs(&self) -> Result<Option<PageLine>, ReadError> {
        let outlines = |file: &PdfReader| -> Result<BTreeMap<GlyphOutline, usize>, ReadError> {
            let mut first = BTreeMap::new();
            let pages: Vec<usize> = (0..file.pages()).collect();
            for chunk in pages.chunks(CHUNK) {
                for (index, display) in chunk.iter().zip(file.displays(chunk)?) {
                    display.outlines().into_iter().for_each(|glyph| {
                        first.entry(glyph).or_insert(*index);
                    });
                }
            }
            Ok(first)
        };
        let (found, known) = (outlines(&self.file)?, outlines(&self.rebuilt)?);
        // Another layout may hyphenate or reword, and so draw other characters; those of cells are in every layout.
        let others = found.into_iter().filter(|(glyph, _)| {
            let is_of_cells = glyph.0.chars().all(|c| c.is_alphanumeric() && !c.is_lowercase());
            is_of_cells && !known.contains_key(glyph)
        });
        let (texts, pages): (BTreeSet<String>, BTreeSet<usize>) =
            others.map(|((text, _), index)| (format!("`{text}`"), index)).unzip();
        let texts = Vec::from_iter(texts).join(", ");
        Ok(pages.first().map(|index| (Some(index + 1), text!("other-glyphs", texts))))
    }

    /// Describes the differences of pages that do not paint the same, one line each.
    fn describe_pages(&self, pages: &[usize]) -> Result<Vec<PageLine>, ReadError> {
        let pages: Vec<(usize, usize)> = pages.iter().copied().enumerate().collect();
        parallel::try_map(&pages, |&(place, index)| {
            let describe_page = self.describe_page(index, place < MAX_PAINTED)?;
            Ok((Some(index + 1), describe_page))
        })
    }

    /// Describes the differences of a page that does not paint the same.
    fn describe_page(&self, index: usize, is_painted: bool) -> Result<Text, ReadError> {
        let [file, rebuilt] = [&self.file, &self.rebuilt];
        let [found, expected] = [file.displays(&[index])?, rebuilt.displays(&[index])?];
        let displays = found.first().zip(expected.first());
        let mut places = displays.map_or(Vec::new(), |(found, other)| found.differences(other));
        if !is_painted {
            return Ok(self.at(index, &places, text!("drawn-differently")));
        }
        let visible_places = match file.picture(index)?.zip(rebuilt.picture(index)?) {
            Some((file, rebuilt)) => file.differences(&rebuilt),
            None => None,
        };
        let Some(visible_places) = visible_places else {
            return Ok(text!("other-size-of-page"));
        };
        let what = if visible_places.is_empty() {
            text!("looks-the-same")
        } else {
            text!("looks-different")
        };
        if places.is_empty() {
            places = visible_places;
        }
        Ok(self.at(index, &places, what))
    }

    /// Adds to a difference the puzzles and answers of a page at `places`, given in points from its upper left corner.
    fn at(&self, index: usize, places: &[(f32, f32)], what: Text) -> Text {
        let page = self.document.page(index);
        let grids = page.map(|page| page.grids).unwrap_or_default();
        let names: Vec<Text> = grids
            .iter()
            .filter(|grid: &&GridPlace| {
                places.iter().any(|&place| is_near(grid, self.document, place))
            })
            .map(|grid| {
                let number = grid.number;
                match grid.role {
                    GridRole::Answer => text!("named-answer", number),
                    _ => text!("named-puzzle", number),
                }
            })
            .collect();
        if names.is_empty() { what } else { text!("at-grids", what, names) }
    }
}

fn differs_in(key: &str) -> Text {
    text!("other-entry", key)
}

/// Returns the keys whose values differ between two dictionaries.
fn differing(a: &ObjectHashes, b: &ObjectHashes) -> Vec<String> {
    let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
    keys.into_iter().filter(|key| a.get(*key) != b.get(*key)).cloned().collect()
}

/// `true` if a point of a page, measured from its upper left corner, belongs to a grid.
fn is_near(grid: &GridPlace, document: &Document, (x, y): (f32, f32)) -> bool {
    let off = document.paper.bleed + document.paper.slug + AROUND;
    let rect = grid.rect;
    let within = |at: f32, low: Length, high: Length| {
        let at = f64::from(at);
        low.to_pt() <= at && at <= high.to_pt()
    };
    within(x, rect.origin.x - AROUND, rect.right() + off)
        && within(y, rect.origin.y - ABOVE, rect.bottom() + off)
}

/// Returns the differences in metadata between `file` and `rebuilt`, and hidden content of `file`, one line each. The
/// file may name the program in either of `versions`.
fn metadata_differences(
    file: &PdfReader,
    rebuilt: &PdfReader,
    versions: [&str; 2],
) -> Result<Vec<Text>, ReadError> {
    let (found, expected) = (file.info()?, rebuilt.info()?);
    let mut lines = info_differences(&found, &expected, versions);
    lines.extend(xmp_difference(&found, &expected, versions));
    if found.language != expected.language {
        lines.push(text!("other-language"));
    }
    let layers = file.structure();
    if layers.revisions > 0 {
        lines.push(text!("earlier-revisions", count = layers.revisions));
    }
    if layers.leading > 0 {
        lines.push(text!("bytes-before", count = layers.leading));
    }
    if layers.trailing > 0 {
        lines.push(text!("bytes-after", count = layers.trailing));
    }
    if found.orphans > expected.orphans {
        lines.push(text!("unshown-objects", count = found.orphans - expected.orphans));
    }
    Ok(lines)
}

/// Returns the text with this version of the program replaced by each of `versions`.
fn spellings(text: &str, versions: [&str; 2]) -> [String; 2] {
    let current = format!("gridpress {VERSION}");
    versions.map(|version| text.replace(&current, &format!("gridpress {version}")))
}

fn info_differences(
    found: &DocumentInfo,
    expected: &DocumentInfo,
    versions: [&str; 2],
) -> Vec<Text> {
    let keys: BTreeSet<&String> = found.info.keys().chain(expected.info.keys()).collect();
    let is_same = |key: &str| match (found.info.get(key), expected.info.get(key)) {
        (Some(found), Some(expected)) if found != expected => {
            let (found, expected) =
                (String::from_utf8_lossy(found), String::from_utf8_lossy(expected));
            spellings(&expected, versions).contains(&found.into_owned())
        }
        (found, expected) => found == expected,
    };
    keys.into_iter()
        .filter(|key| !is_same(key))
        .map(|key| text!("other-information", key = key.escape_debug().to_string()))
        .collect()
}

/// Describes the first line of the XMP packet that differs, apart from identifiers, which depend on the bytes of the
/// file.
fn xmp_difference(
    found: &DocumentInfo,
    expected: &DocumentInfo,
    versions: [&str; 2],
) -> Option<Text> {
    let lines = |info: &DocumentInfo| -> Vec<String> {
        info.xmp.iter().map(|line| without_identifiers(line)).collect()
    };
    let (found, expected) = (lines(found), lines(expected));
    if found == expected {
        return None;
    }
    if found.is_empty() {
        return Some(text!("no-xmp"));
    }
    if expected.is_empty() {
        return Some(text!("needless-xmp"));
    }
    let length = found.len().max(expected.len());
    let index = (0..length).find(|&index| match (found.get(index), expected.get(index)) {
        (Some(found), Some(expected)) => !spellings(expected, versions).contains(found),
        _ => true,
    })?;
    let line = found.get(index).or(expected.get(index))?.trim_start_matches('<');
    let end = line.find(['>', ' ', '/']).unwrap_or(line.len());
    Some(text!("other-xmp", key = line[..end].escape_debug().to_string()))
}

/// Returns a line of XMP without the 32 digits of each identifier.
fn without_identifiers(line: &str) -> String {
    let mut parts = line.split("uuid:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let digits = part.bytes().take(32).take_while(u8::is_ascii_hexdigit).count();
        text + "uuid:" + &part[digits..]
    })
}

/// Reports how the cover `name` differs from the rebuilt one, whose page is `document`. Their bytes differ.
pub fn cover(
    name: &str,
    file: &[u8],
    rebuilt: &[u8],
    document: &Document,
    findings: &mut Findings,
) {
    let compared = PdfComparison::of(file, rebuilt, document, [VERSION; 2]);
    match compared.and_then(|comparison| comparison.all()) {
        Err(error) => findings.differ(name, text!("unreadable-pdf", why = error.to_string())),
        Ok(lines) if lines.is_empty() => findings.differ(name, text!("seen-the-same")),
        Ok(lines) => lines.into_iter().for_each(|(page, what)| {
            findings.differ(
                name,
                match page {
                    Some(1) => text!("on-cover", what),
                    Some(page) => text!("on-page", page, what),
                    None => what,
                },
            );
        }),
    }
}

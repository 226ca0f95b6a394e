//! Comparison of a file's pages, cover and metadata with the rebuilt file.

use super::Findings;
use crate::lock::VERSION;
use gridpress_base::diag::counted;
use gridpress_base::units::Length;
use gridpress_engine::parallel;
use gridpress_layout::GridRole;
use gridpress_layout::{Document, GridPlace};
use gridpress_reader::{Display, DocumentInfo, GridLikeness, ObjectHashes, PdfReader, ReadError};
use std::collections::{BTreeMap, BTreeSet};

/// The largest distance of a grid's heading above it, and of its other marks around it.
const ABOVE: Length = Length::pt(30);
const AROUND: Length = Length::pt(9);

/// The largest number of pages that are painted: painting one takes as long as generating many.
const MAX_PAINTED: usize = 500;

/// The number of pages whose display lists are in memory at once.
const CHUNK: usize = 64;

/// The largest number of digits with changed outlines that counts as tampering: a new font changes most of them.
const MAX_REPLACED: usize = 2;

/// The entries of a catalog about the origin of a file, which are compared one by one.
const METADATA_KEYS: [&str; 3] = ["Info", "Metadata", "Lang"];

/// A description of a difference, and the number of its page, if it is on one.
pub(super) type PageLine = (Option<usize>, String);

/// Comparison of a file with the rebuilt one.
pub(super) struct PdfComparison<'a, 'd> {
    file: PdfReader,
    rebuilt: PdfReader,
    document: &'a Document<'d>,
    /// The pages that differ, in order.
    changes: Vec<PageChange>,
    /// The entries of the catalog that differ.
    catalog: Vec<String>,
    /// The differences in metadata, one line each.
    info: Vec<String>,
}

/// The differences of a page from the rebuilt one.
struct PageChange {
    index: usize,
    /// The entries of its dictionary that differ, such as boxes.
    keys: Vec<String>,
    content: Option<ContentChange>,
}

/// The difference of a page's painted content from the rebuilt one.
struct ContentChange {
    /// `true` if it paints the same items, all shifted by one distance.
    is_moved: bool,
    /// Its grids, if it has the same number of them.
    grids: Option<Vec<GridLikeness>>,
    /// Its text and that of the rebuilt page, without anything that depends on line breaks.
    words: [String; 2],
    /// `true` if the text differs only in the version of the program.
    is_of_version: bool,
    outlines: [BTreeSet<(String, [u8; 32])>; 2],
}

impl ContentChange {
    /// Returns the change from `rebuilt` to `file`; `None` if they paint the same.
    fn of(file: &Display, rebuilt: &Display, versions: [&str; 2]) -> Option<ContentChange> {
        let words = [file, rebuilt].map(Display::words);
        let [current, named] =
            versions.map(|version| format!("gridpress{}", version.replace('.', "")));
        (!file.is_same(rebuilt)).then(|| ContentChange {
            is_moved: file.is_moved(rebuilt),
            grids: file.grids(rebuilt),
            is_of_version: words[0] != words[1] && words[0] == words[1].replace(&current, &named),
            words,
            outlines: [file, rebuilt].map(Display::outlines),
        })
    }
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
        let ((sums, catalog), (rebuilt_hashes, expected)) = (file.hashes()?, rebuilt.hashes()?);
        let mut catalog = differing(&catalog, &expected);
        catalog.retain(|key| !METADATA_KEYS.contains(&key.as_str()));
        let pairs = sums.iter().zip(&rebuilt_hashes).enumerate();
        let changed: Vec<(usize, Vec<String>)> = pairs
            .map(|(index, (file, rebuilt))| (index, differing(file, rebuilt)))
            .filter(|(_, keys)| !keys.is_empty())
            .collect();
        let mut changes = Vec::new();
        for chunk in changed.chunks(CHUNK) {
            let is_drawn = |key: &&String| matches!(key.as_str(), "Contents" | "Resources");
            let drawn = chunk.iter().filter(|(_, keys)| keys.iter().any(|key| is_drawn(&key)));
            let drawn: Vec<usize> = drawn.map(|(index, _)| *index).collect();
            let displays = [file.displays(&drawn)?, rebuilt.displays(&drawn)?];
            let [found, expected] = displays;
            let contents = drawn.iter().zip(found.iter().zip(&expected));
            let mut contents: BTreeMap<usize, ContentChange> = contents
                .filter_map(|(&index, (a, b))| Some((index, ContentChange::of(a, b, versions)?)))
                .collect();
            changes.extend(chunk.iter().map(|(index, keys)| PageChange {
                index: *index,
                keys: keys.iter().filter(|key| !is_drawn(key)).cloned().collect(),
                content: contents.remove(index),
            }));
        }
        changes.retain(|change| !change.keys.is_empty() || change.content.is_some());
        Ok(PdfComparison {
            info: metadata_differences(&file, &rebuilt, versions)?,
            file,
            rebuilt,
            document,
            changes,
            catalog,
        })
    }

    /// Returns the number of pages of the file.
    pub fn pages(&self) -> usize {
        self.file.pages()
    }

    /// Returns all differences, one line each, with page numbers.
    pub fn all(&self) -> Result<Vec<PageLine>, ReadError> {
        let mut lines = self.count_of_pages();
        lines.extend(self.catalog.iter().map(|key| (None, differs_in(key))));
        let keys = self.changes.iter().flat_map(|change| {
            let lines = change.keys.iter();
            lines.map(|key| (Some(change.index + 1), differs_in(key)))
        });
        lines.extend(keys);
        let contents = self.changes.iter().filter(|change| change.content.is_some());
        let contents: Vec<usize> = contents.map(|change| change.index).collect();
        lines.extend(self.describe_pages(&contents)?);
        lines.extend(self.info.iter().map(|line| (None, line.clone())));
        Ok(lines)
    }

    /// Returns the differences that another version of the program does not explain. A changed layout affects most
    /// pages, so a difference on only a few pages is a change to those. Pages are compared by what they paint; if most
    /// differ, by what they paint apart from its position; and if most still differ, by their grids and their text.
    pub fn by_majority(&self) -> Result<Vec<PageLine>, ReadError> {
        let pages = self.rebuilt.pages().min(self.file.pages());
        let is_few = |count: usize, of: usize| count * 2 <= of;
        let mut lines = Vec::new();
        let mut keys: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for change in &self.changes {
            for key in &change.keys {
                keys.entry(key).or_default().push(change.index);
            }
        }
        for (key, mut on) in keys {
            if !is_few(on.len(), pages) && key == "Annots" {
                on.retain(|&index| self.file.links(index) != self.rebuilt.links(index));
            }
            if is_few(on.len(), pages) {
                lines.extend(on.iter().map(|index| (Some(index + 1), differs_in(key))));
            }
        }
        let contents = || {
            let changes = self.changes.iter();
            let contents =
                changes.filter_map(|change| Some((change.index, change.content.as_ref()?)));
            contents.filter(|(_, content)| !content.is_of_version)
        };
        let painted: Vec<usize> = contents().map(|(index, _)| index).collect();
        let unmoved = contents().filter(|(_, content)| !content.is_moved);
        let unmoved: Vec<usize> = unmoved.map(|(index, _)| index).collect();
        let few = [painted, unmoved].into_iter().find(|few| is_few(few.len(), pages));
        let is_alike = few.is_some();
        match few {
            Some(few) => lines.extend(self.describe_pages(&few)?),
            None => lines.extend(self.parts(&contents().collect::<Vec<_>>(), is_few)),
        }
        lines.extend(self.digits(contents()));
        if is_alike {
            lines.extend(self.count_of_pages());
            let is_same_outline = self.file.bookmarks()? == self.rebuilt.bookmarks()?;
            let catalog = self.catalog.iter().filter(|key| *key != "Outlines" || !is_same_outline);
            lines.extend(catalog.map(|key| (None, differs_in(key))));
        }
        lines.extend(self.info.iter().map(|line| (None, line.clone())));
        Ok(lines)
    }

    fn count_of_pages(&self) -> Vec<PageLine> {
        let (has, expected) = (self.file.pages(), self.rebuilt.pages());
        let line = (has != expected)
            .then(|| (None, format!("has {}, not {expected}", counted(has, "page"))));
        line.into_iter().collect()
    }

    /// Returns the grids, and the pages' text, that differ while most do not.
    fn parts(
        &self,
        contents: &[(usize, &ContentChange)],
        is_few: impl Fn(usize, usize) -> bool,
    ) -> Vec<PageLine> {
        let mut lines = Vec::new();
        if !self.count_of_pages().is_empty() {
            // Equal page numbers do not mean the same pages.
            return lines;
        }
        let grids: Vec<(usize, GridLikeness)> = contents
            .iter()
            .flat_map(|(index, content)| {
                let grids = content.grids.iter().flatten();
                grids.map(|&grid| (*index, grid))
            })
            // Grids of examples may have any size.
            .filter(|(index, grid)| !self.at(*index, &[grid.middle]).is_empty())
            .collect();
        let others = grids.iter().filter(|(_, grid)| !grid.is_exact);
        let others: Vec<&(usize, GridLikeness)> = others.collect();
        // If most grids differ, they are on other pages.
        if !grids.is_empty() && is_few(others.len(), grids.len()) {
            for (index, grid) in others {
                let at = self.at(*index, &[grid.middle]);
                lines.push((Some(index + 1), format!("looks different{at}")));
            }
            let missing = contents.iter().filter(|(index, content)| {
                let page = self.document.page(*index);
                content.grids.is_none() && page.is_ok_and(|page| !page.grids.is_empty())
            });
            let line = |(index, _): &(usize, &ContentChange)| {
                (Some(index + 1), "has different grids".to_owned())
            };
            lines.extend(missing.map(line));
        }
        let worded: Vec<usize> = contents
            .iter()
            // Other grids have other text.
            .filter(|(_, content)| content.grids.is_some())
            .filter(|(_, content)| content.words[0] != content.words[1])
            .map(|(index, _)| *index)
            .collect();
        if is_few(worded.len(), contents.len()) {
            let by_page: BTreeMap<usize, &ContentChange> = contents.iter().copied().collect();
            // Text may move to the next page.
            let is_moved = |run: &&[usize]| {
                let letters = |side: usize| {
                    let words = run.iter().filter_map(|index| by_page.get(index));
                    let words = words.flat_map(|content| content.words[side].chars());
                    let mut letters: Vec<char> = words.collect();
                    letters.sort_unstable();
                    letters
                };
                // The values of a grid may be painted in another order; they are read cell by cell.
                let has_grids = |index: &usize| {
                    let content = by_page.get(index);
                    content.is_some_and(|content| content.grids.iter().flatten().count() > 0)
                };
                (run.len() > 1 || run.iter().all(has_grids)) && letters(0) == letters(1)
            };
            let runs = worded.chunk_by(|a, b| a + 1 == *b);
            let others = runs.filter(|run| !is_moved(run)).flatten();
            lines.extend(others.map(|index| (Some(index + 1), "has different text".to_owned())));
        }
        lines
    }

    /// Returns the digits whose outlines differ while those of most do not.
    fn digits<'c>(
        &self,
        contents: impl Iterator<Item = (usize, &'c ContentChange)>,
    ) -> Vec<PageLine> {
        let mut first: BTreeMap<(&str, &[u8; 32]), usize> = BTreeMap::new();
        let mut sets: [BTreeMap<&str, BTreeSet<&[u8; 32]>>; 2] = Default::default();
        for (index, ContentChange { outlines, .. }) in contents {
            for (set, outlines) in sets.iter_mut().zip(outlines) {
                let digits = outlines.iter().filter(|(text, _)| is_digit(text));
                digits.for_each(|(text, outline)| {
                    set.entry(text).or_default().insert(outline);
                });
            }
            let [found, _] = outlines;
            for (text, outline) in found {
                first.entry((text, outline)).or_insert(index);
            }
        }
        let [found, rebuilt] = &sets;
        let replaced = found.iter().filter_map(|(text, found)| {
            let expected = rebuilt.get(text)?;
            let outline = found.difference(expected).next()?;
            (found.len() == expected.len()).then_some((*text, *outline))
        });
        let replaced: Vec<(&str, &[u8; 32])> = replaced.collect();
        if replaced.len() > MAX_REPLACED {
            return Vec::new();
        }
        let line = |glyph: &(&str, &[u8; 32])| {
            let page = first.get(glyph).map(|index| index + 1);
            (page, format!("draws `{}` differently", glyph.0))
        };
        replaced.iter().map(line).collect()
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
    fn describe_page(&self, index: usize, is_painted: bool) -> Result<String, ReadError> {
        let [file, rebuilt] = [&self.file, &self.rebuilt];
        let [found, expected] = [file.displays(&[index])?, rebuilt.displays(&[index])?];
        let displays = found.first().zip(expected.first());
        let mut places = displays.map_or(Vec::new(), |(found, other)| found.differences(other));
        if !is_painted {
            return Ok(format!("is drawn differently{}", self.at(index, &places)));
        }
        let visible_places = match file.picture(index)?.zip(rebuilt.picture(index)?) {
            Some((file, rebuilt)) => file.differences(&rebuilt),
            None => None,
        };
        let Some(visible_places) = visible_places else {
            return Ok("has another size".to_owned());
        };
        let is_visible = !visible_places.is_empty();
        if places.is_empty() {
            places = visible_places;
        }
        let at = self.at(index, &places);
        Ok(if is_visible {
            format!("looks different{at}")
        } else {
            format!("is drawn differently{at}, though it looks the same")
        })
    }

    /// Names the puzzles and answers of a page at `places`, given in points from its upper left corner.
    fn at(&self, index: usize, places: &[(f32, f32)]) -> String {
        let page = self.document.page(index);
        let grids = page.map(|page| page.grids).unwrap_or_default();
        let near = |grid: &&GridPlace| {
            let mut places = places.iter();
            places.any(|&place| is_near(grid, self.document, place))
        };
        let named: Vec<String> = grids
            .iter()
            .filter(near)
            .map(|grid| {
                if grid.role == GridRole::Answer {
                    format!("answer {}", grid.number)
                } else {
                    format!("puzzle {}", grid.number)
                }
            })
            .collect();
        if named.is_empty() { String::new() } else { format!(" at {}", named.join(" and ")) }
    }
}

fn is_digit(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn differs_in(key: &str) -> String {
    format!("has another `{key}`")
}

/// Returns the keys whose values differ between two dictionaries.
fn differing(a: &ObjectHashes, b: &ObjectHashes) -> Vec<String> {
    let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
    let keys = keys.into_iter().filter(|key| a.get(*key) != b.get(*key));
    keys.cloned().collect()
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
) -> Result<Vec<String>, ReadError> {
    let (found, expected) = (file.info()?, rebuilt.info()?);
    let mut lines = info_differences(&found, &expected, versions);
    lines.extend(xmp_difference(&found, &expected, versions));
    if found.language != expected.language {
        lines.push("has another `Lang`: the language of its text".to_owned());
    }
    let layers = file.structure();
    match layers.revisions {
        0 => {}
        1 => lines.push("contains an earlier revision of itself".to_owned()),
        many => lines.push(format!("contains {many} earlier revisions of itself")),
    }
    if layers.trailing > 0 {
        lines.push(format!("has {} bytes after its end", layers.trailing));
    }
    if found.orphans > expected.orphans {
        let more = found.orphans - expected.orphans;
        lines.push(format!("has objects that no page shows: {more}"));
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
) -> Vec<String> {
    let keys: BTreeSet<&String> = found.info.keys().chain(expected.info.keys()).collect();
    let is_same = |key: &str| match (found.info.get(key), expected.info.get(key)) {
        (Some(found), Some(expected)) if found != expected => {
            let (found, expected) =
                (String::from_utf8_lossy(found), String::from_utf8_lossy(expected));
            spellings(&expected, versions).contains(&found.into_owned())
        }
        (found, expected) => found == expected,
    };
    let others = keys.into_iter().filter(|key| !is_same(key));
    others
        .map(|key| format!("has another `{}` in its document information", key.escape_debug()))
        .collect()
}

/// Describes the first line of the XMP packet that only one of the two has. Identifiers are ignored, as they depend on
/// the bytes of the file.
fn xmp_difference(
    found: &DocumentInfo,
    expected: &DocumentInfo,
    versions: [&str; 2],
) -> Option<String> {
    let lines = |info: &DocumentInfo| -> Vec<String> {
        let lines = info.xmp.iter();
        lines.filter(|line| !line.contains("uuid:")).cloned().collect()
    };
    let (found, expected) = (lines(found), lines(expected));
    let is_same = |found: &String, expected: &String| {
        found == expected || spellings(expected, versions).contains(found)
    };
    let is_in = |line: &String, lines: &[String], swap: bool| {
        lines.iter().any(
            |differs_in| if swap { is_same(differs_in, line) } else { is_same(line, differs_in) },
        )
    };
    let extra = found.iter().find(|line| !is_in(line, &expected, false));
    let missing = expected.iter().find(|line| !is_in(line, &found, true));
    match extra.or(missing) {
        None => (found.len() != expected.len()).then(|| "has repeated lines in its XMP".to_owned()),
        Some(_) if found.is_empty() => Some("has no XMP".to_owned()),
        Some(_) if expected.is_empty() => Some("has XMP, but should have none".to_owned()),
        Some(line) => {
            let name = line.trim_start_matches('<');
            let end = name.find(['>', ' ', '/']).unwrap_or(name.len());
            let name = name[..end].escape_debug();
            Some(format!("has another `{name}` in its XMP"))
        }
    }
}

/// Reports how the cover `name` differs from the rebuilt one, whose page is `document`. Their bytes differ.
pub fn cover(
    name: &str,
    file: &[u8],
    rebuilt: &[u8],
    document: &Document,
    findings: &mut Findings,
) {
    let mut different = |what: String| findings.differences.push(format!("{name}: {what}"));
    let compared = PdfComparison::of(file, rebuilt, document, [VERSION; 2])
        .and_then(|likeness| Ok((likeness.all()?, anomalies(file, rebuilt)?)));
    let (lines, anomalies) = match compared {
        Ok(compared) => compared,
        Err(error) => return different(format!("cannot be read as a PDF: {error}")),
    };
    if lines.is_empty() && anomalies.is_empty() {
        return different(
            "its bytes are not those that this version writes, though it looks the same and has the same metadata: another program has rewritten it"
                .to_owned(),
        );
    }
    let lines = lines.into_iter().map(|(page, what)| match page {
        Some(1) => format!("the cover {what}"),
        Some(page) => format!("page {page} {what}"),
        None => what,
    });
    lines.for_each(&mut different);
    if !anomalies.is_empty() {
        let anomalies = anomalies.join(", ");
        different(format!("contains parts that no cover of this program has: {anomalies}"));
    }
}

/// Returns anomalies of a cover that the rebuilt one lacks: parts that this program never writes.
fn anomalies(file: &[u8], rebuilt: &[u8]) -> Result<Vec<String>, ReadError> {
    let [mut file, rebuilt] = [anomalies_in(file)?, anomalies_in(rebuilt)?];
    file.retain(|what| !rebuilt.contains(what));
    Ok(file)
}

fn anomalies_in(bytes: &[u8]) -> Result<Vec<String>, ReadError> {
    let contents = PdfReader::new(bytes)?.read()?;
    let page_anomalies = contents.page_anomalies.into_iter().flat_map(|(_, what)| what);
    Ok(page_anomalies.chain(contents.file_anomalies).collect())
}

//! Pages and covers of a file compared with those made again, and what the file says of itself.

use super::Findings;
use crate::lock::VERSION;
use gridpress_base::units::Length;
use gridpress_engine::parallel;
use gridpress_layout::GridRole;
use gridpress_layout::{Document, GridPlace};
use gridpress_reader::{Display, DocumentInfo, GridLikeness, ObjectHashes, PdfReader, ReadError};
use std::collections::{BTreeMap, BTreeSet};

/// The heading of a grid stands at most this far above it; its other marks, at most this far around it.
const ABOVE: Length = Length::pt(30);
const AROUND: Length = Length::pt(9);

/// The most pages that are painted: to paint one takes as long as to make many.
const MOST_PAINTED: usize = 500;

/// The number of pages whose display lists are in memory at once.
const CHUNK: usize = 64;

/// The most digits that are drawn otherwise in a changed font: a new font draws most of them otherwise.
const MOST_REPLACED: usize = 2;

/// The entries of a catalog that say how and by whom a file was made. They are compared one by one.
const METADATA_KEYS: [&str; 3] = ["Info", "Metadata", "Lang"];

/// A difference in words, and the number of the page that it is on, if it is on one.
pub(super) type PageLine = (Option<usize>, String);

/// The comparison of a file with the one made again.
pub(super) struct PdfComparison<'a, 'd> {
    file: PdfReader,
    rebuilt: PdfReader,
    document: &'a Document<'d>,
    /// The pages that differ, in their order.
    changes: Vec<PageChange>,
    /// The entries of the catalog that differ.
    catalog: Vec<String>,
    /// What the file says otherwise of itself, a line for each difference.
    info: Vec<String>,
}

/// The differences of a page from the one made again.
struct PageChange {
    index: usize,
    /// The entries of its dictionary that differ: boxes and the like.
    keys: Vec<String>,
    content: Option<ContentChange>,
}

/// A page that paints something else than the one made again.
struct ContentChange {
    /// `true` if it paints the same, but all of it moved by one distance.
    is_moved: bool,
    /// Its grids, if it has as many.
    grids: Option<Vec<GridLikeness>>,
    /// Its words and those of the page made again, without what follows from where lines end.
    words: [String; 2],
    /// `true` if it names another version of the program, and otherwise says the same.
    is_of_version: bool,
    outlines: [BTreeSet<(String, [u8; 32])>; 2],
}

impl ContentChange {
    /// The change from `made` to `file`; `None` if they paint the same.
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
    /// Compares a file with the one made again, which has the pages of `document`. `versions` are this version of the program
    /// and the one that is said to have written the file.
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

    /// The number of pages of the file.
    pub fn pages(&self) -> usize {
        self.file.pages()
    }

    /// All differences, a line for each, with the number of the page that it is on.
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

    /// The differences that another version of the program does not explain. It may lay pages out otherwise, and then does
    /// so with most of them: what differs on few pages was changed on these. The comparison is by what pages paint; or else
    /// by what they paint apart from its place; or else by their grids and their words.
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
        let line = (has != expected).then(|| (None, format!("has {has} pages, not {expected}")));
        line.into_iter().collect()
    }

    /// The grids, and the words of pages, that differ while most do not.
    fn parts(
        &self,
        contents: &[(usize, &ContentChange)],
        is_few: impl Fn(usize, usize) -> bool,
    ) -> Vec<PageLine> {
        let mut lines = Vec::new();
        if !self.count_of_pages().is_empty() {
            // Pages of one number are not the same pages.
            return lines;
        }
        let grids: Vec<(usize, GridLikeness)> = contents
            .iter()
            .flat_map(|(index, content)| {
                let grids = content.grids.iter().flatten();
                grids.map(|&grid| (*index, grid))
            })
            // Those of examples may be of any size.
            .filter(|(index, grid)| !self.at(*index, &[grid.middle]).is_empty())
            .collect();
        let others = grids.iter().filter(|(_, grid)| !grid.is_exact);
        let others: Vec<&(usize, GridLikeness)> = others.collect();
        // Where most grids are others, other pages have them.
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
                (Some(index + 1), "has other grids".to_owned())
            };
            lines.extend(missing.map(line));
        }
        let worded: Vec<usize> = contents
            .iter()
            // Other grids come with other words.
            .filter(|(_, content)| content.grids.is_some())
            .filter(|(_, content)| content.words[0] != content.words[1])
            .map(|(index, _)| *index)
            .collect();
        if is_few(worded.len(), contents.len()) {
            let by_page: BTreeMap<usize, &ContentChange> = contents.iter().copied().collect();
            // Text may go on another page where the one before has more room.
            let is_moved = |run: &&[usize]| {
                let letters = |side: usize| {
                    let words = run.iter().filter_map(|index| by_page.get(index));
                    let words = words.flat_map(|content| content.words[side].chars());
                    let mut letters: Vec<char> = words.collect();
                    letters.sort_unstable();
                    letters
                };
                // Values of a grid may be painted in another order; they are read cell by cell.
                let has_grids = |index: &usize| {
                    let content = by_page.get(index);
                    content.is_some_and(|content| content.grids.iter().flatten().count() > 0)
                };
                (run.len() > 1 || run.iter().all(has_grids)) && letters(0) == letters(1)
            };
            let runs = worded.chunk_by(|a, b| a + 1 == *b);
            let others = runs.filter(|run| !is_moved(run)).flatten();
            lines.extend(others.map(|index| (Some(index + 1), "has other words".to_owned())));
        }
        lines
    }

    /// The digits that are drawn otherwise while most are not.
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
        if replaced.len() > MOST_REPLACED {
            return Vec::new();
        }
        let line = |glyph: &(&str, &[u8; 32])| {
            let page = first.get(glyph).map(|index| index + 1);
            (page, format!("draws `{}` otherwise", glyph.0))
        };
        replaced.iter().map(line).collect()
    }

    /// A line for each of the pages, which do not paint the same.
    fn describe_pages(&self, pages: &[usize]) -> Result<Vec<PageLine>, ReadError> {
        let pages: Vec<(usize, usize)> = pages.iter().copied().enumerate().collect();
        parallel::try_map(&pages, |&(place, index)| {
            let describe_page = self.describe_page(index, place < MOST_PAINTED)?;
            Ok((Some(index + 1), describe_page))
        })
    }

    /// How a page differs that does not paint the same.
    fn describe_page(&self, index: usize, is_painted: bool) -> Result<String, ReadError> {
        let [file, rebuilt] = [&self.file, &self.rebuilt];
        let [found, expected] = [file.displays(&[index])?, rebuilt.displays(&[index])?];
        let displays = found.first().zip(expected.first());
        let mut places = displays.map_or(Vec::new(), |(found, other)| found.differences(other));
        if !is_painted {
            return Ok(format!("is drawn otherwise{}", self.at(index, &places)));
        }
        let seen = match file.picture(index)?.zip(rebuilt.picture(index)?) {
            Some((file, rebuilt)) => file.differences(&rebuilt),
            None => None,
        };
        let Some(seen) = seen else {
            return Ok("is of another size".to_owned());
        };
        let is_seen = !seen.is_empty();
        if places.is_empty() {
            places = seen;
        }
        let at = self.at(index, &places);
        Ok(if is_seen {
            format!("looks different{at}")
        } else {
            format!("is drawn otherwise{at}, though it looks the same")
        })
    }

    /// The puzzles and answers of a page that places on it belong to, in points from its upper left corner.
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

/// The keys under which two dictionaries differ.
fn differing(a: &ObjectHashes, b: &ObjectHashes) -> Vec<String> {
    let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
    let keys = keys.into_iter().filter(|key| a.get(*key) != b.get(*key));
    keys.cloned().collect()
}

/// `true` if a place of a page, in points from its upper left corner, belongs to a grid.
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

/// The differences of what `file` says of itself from what `made` says, and what it holds beside its pages: a line for each.
/// The file may name the program in either of `versions`.
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
        1 => lines.push("holds an earlier revision of itself".to_owned()),
        many => lines.push(format!("holds {many} earlier revisions of itself")),
    }
    if layers.trailing > 0 {
        lines.push(format!("has {} bytes behind its end", layers.trailing));
    }
    if found.orphans > expected.orphans {
        let more = found.orphans - expected.orphans;
        lines.push(format!("has objects that no page shows: {more}"));
    }
    Ok(lines)
}

/// The text with the name of this version of the program, in other versions.
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
    others.map(|key| format!("has another `{}` in its information", key.escape_debug())).collect()
}

/// The first line of the XMP packet that only one of both has. Identifiers differ with the bytes of the file.
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
        None => (found.len() != expected.len()).then(|| "has XMP that repeats itself".to_owned()),
        Some(_) if found.is_empty() => Some("has no XMP".to_owned()),
        Some(_) if expected.is_empty() => Some("has XMP, and should have none".to_owned()),
        Some(line) => {
            let name = line.trim_start_matches('<');
            let end = name.find(['>', ' ', '/']).unwrap_or(name.len());
            let name = name[..end].escape_debug();
            Some(format!("has another `{name}` in its XMP"))
        }
    }
}

/// Says how the cover called `name` differs from the one `made` again, which is `document`; their bytes do.
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
            "other bytes than this version makes, though it looks the same and says the same of itself: another program wrote it anew"
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
        different(format!("has what no cover of this program has: {anomalies}"));
    }
}

/// What a cover has that the one made again has not, and that is of no kind that this program writes.
fn anomalies(file: &[u8], rebuilt: &[u8]) -> Result<Vec<String>, ReadError> {
    let [mut file, rebuilt] = [anomalies_in(file)?, anomalies_in(rebuilt)?];
    file.retain(|what| !rebuilt.contains(what));
    Ok(file)
}

fn anomalies_in(bytes: &[u8]) -> Result<Vec<String>, ReadError> {
    let seen = PdfReader::new(bytes)?.read()?;
    let page_anomalies = seen.page_anomalies.into_iter().flat_map(|(_, what)| what);
    Ok(page_anomalies.chain(seen.file_anomalies).collect())
}

//! SudokuPad: links that contain a whole puzzle, and SudokuPad's own JSON in some of them.

use super::fpuzzles::{build_shape, integer, square, sum_of};
use super::other_keys::{is_set, note_cells, read_metadata};
use super::row::not_a_cell;
use super::warning::{Notes, stated_solution};
use super::{PuzzleMistake, StatedPuzzle, cell_name, english, expected_symbols, fpuzzles};
use crate::puzzle::{Cage, CageRule, Cell, Grid, Shape, Variant};
use serde_json::{Map, Value};

/// The maximum length of a link. The unpacked puzzle may be much longer.
const MAX_LINK_LENGTH: usize = 20_000;

/// Writes a puzzle as a link.
///
/// Links to SudokuPad and f-puzzles contain JSON, compressed by lz-string and encoded in base64. After `fpuzzles` or
/// `load=` it is the JSON of [`super::fpuzzles`]; after `scl`, SudokuPad's own.
pub(super) fn write(shape: &Shape, givens: &Grid, solution: Option<&Grid>) -> String {
    let packed = lz_str::compress_to_base64(&fpuzzles::write(shape, givens, solution));
    let escaped = packed.chars().map(|c| match c {
        '+' => "%2B".to_owned(),
        '/' => "%2F".to_owned(),
        '=' => "%3D".to_owned(),
        c => c.to_string(),
    });
    format!("https://sudokupad.app/fpuzzles{}\n", escaped.collect::<String>())
}

/// The starts of links, and of their compressed parts alone.
const LINK_STARTS: [&str; 7] =
    ["http://", "https://", "www.", "sudokupad.app/", "f-puzzles.com/", "fpuzzlesN4", "sclN4"];
/// Parts of the addresses of puzzles.
const PUZZLE_SITES: [&str; 4] = ["sudokupad", "f-puzzles", "crackingthecryptic", "tinyurl"];

/// Returns the byte at which the first link in a line starts; `None` if there is none.
pub(super) fn find_link(line: &str) -> Option<usize> {
    LINK_STARTS.iter().filter_map(|start| line.find(start)).min()
}

/// Returns `true` for a link that may name a puzzle without containing it.
pub(super) fn is_short_link(link: &str) -> bool {
    payload(link).is_none() && PUZZLE_SITES.iter().any(|site| link.contains(site))
}

/// Reads the puzzle in a link, which may have text behind it; `None` if the link does not contain a puzzle.
pub(super) fn read_link_in(link: &str) -> Option<Result<StatedPuzzle, PuzzleMistake>> {
    payload(link)?;
    let end = link.find([' ', '<', '>', '"', '\'', ')', ']']).unwrap_or(link.len());
    // Blanks may stand for plus signs.
    let read = read_link(link).or_else(|mistake| read_link(&link[..end]).map_err(|_| mistake));
    Some(read)
}

/// Reads the puzzle in a link.
pub(super) fn read_link(link: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    let payload = payload(link).ok_or_else(|| {
        PuzzleMistake::new(
            english!("link-without-puzzle": "the link does not contain a puzzle"),
            english!("copy-long-link": "short links contain only a name; open it and copy the long link (`fpuzzles...`, `scl...` or `?load=...`)"),
        )
    })?;
    if payload.len() > MAX_LINK_LENGTH {
        let most = MAX_LINK_LENGTH;
        return Err(PuzzleMistake::new(
            english!("puzzle-link-too-long": "the link is too long"),
            english!("at-most-characters": "expected at most {most} characters", most),
        ));
    }
    let broken = || {
        PuzzleMistake::new(
            english!("damaged-link": "the link is damaged"),
            english!("copy-whole-link": "copy the whole link"),
        )
    };
    let packed = unescaped(payload).replace(' ', "+");
    let units = lz_str::decompress_from_base64(&packed).ok_or_else(broken)?;
    let text = String::from_utf16(&units).map_err(|_| broken())?;
    let value: Value = match serde_json::from_str(&text) {
        Ok(value) => value,
        Err(_) => unzipped(&text).ok_or_else(broken)?,
    };
    let object = value.as_object().ok_or_else(broken)?;
    if is_own_json(object) { read_json(object) } else { fpuzzles::read(object) }
}

/// Returns the compressed part of a link; `None` if there is none.
fn payload(link: &str) -> Option<&str> {
    let lower = link.to_ascii_lowercase();
    let starts = ["load=", "fpuzzles", "fpuz", "scl", "ctc"].into_iter().find_map(|prefix| {
        let mut found = lower.match_indices(prefix).map(|(at, _)| (at, at + prefix.len()));
        found.find(|&(at, _)| at == 0 || link[..at].ends_with(['/', '?', '&', '=', '#']))
    });
    let rest = link[starts?.1..].trim_start_matches('/');
    let end = rest.find(['?', '&', '#']).unwrap_or(rest.len());
    Some(&rest[..end]).filter(|payload| !payload.is_empty())
}

/// Decodes the percent escapes of ASCII characters; invalid and other escapes stay as they are.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('%');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(code) => {
                plain.push(char::from(code));
                plain += &part[2..];
            }
            None => plain = plain + "%" + part,
        }
    }
    plain
}

/// Returns `true` if the object is SudokuPad's own JSON: rows of cells that are objects.
pub(super) fn is_own_json(object: &Map<String, Value>) -> bool {
    let rows = object.get("cells").and_then(Value::as_array).into_iter().flatten();
    rows.filter_map(Value::as_array).flatten().next().is_some_and(Value::is_object)
}

/// Keys that do not define rules.
const IGNORED_KEYS: [&str; 8] =
    ["id", "cellSize", "metadata", "settings", "cells", "regions", "cages", "solution"];

/// Reads a puzzle from SudokuPad's own JSON.
///
/// It has rows of cells with values, and regions and cages as lists of `[row, column]` from 0. Other rules appear only
/// as drawings; puzzles with such rules are rejected.
pub(super) fn read_json(object: &Map<String, Value>) -> Result<StatedPuzzle, PuzzleMistake> {
    let drawn_rule =
        object.iter().find(|(key, value)| is_set(value) && !IGNORED_KEYS.contains(&&key[..]));
    if let Some((key, _)) = drawn_rule {
        return Err(PuzzleMistake::new(
            english!("draws-rule": "`{key}` draws a rule without naming it", key = key.escape_debug()),
            english!("named-rules": "only regions and cages with sums are supported; links of f-puzzles name other rules"),
        ));
    }
    let rows = object.get("cells").and_then(Value::as_array);
    let rows = rows.ok_or_else(|| PuzzleMistake::missing("cells", "`\"cells\": [[...], ...]`"))?;
    let (plain, cells) = square(rows)?;
    let side = plain.side();
    let mut grid = Grid::empty(side);
    for (cell, value) in cells.into_iter().enumerate() {
        if let Some(digit) = value.get("value").filter(|value| is_set(value)) {
            let digit = integer(digit).filter(|&digit| digit <= side as u64);
            let digit = digit.ok_or_else(|| {
                PuzzleMistake::new(not_a_cell(value), expected_symbols(Some(side)))
            })?;
            grid.set(cell, digit as u8);
        }
    }
    let list = |key: &str| object.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let default = Shape::of(plain).expect("a kind with a single shape");
    let mut regions = default.regions().to_vec();
    if !list("regions").is_empty() {
        regions.fill(u8::MAX);
        for (index, region) in list("regions").iter().enumerate() {
            let members = members(region, side)?;
            members.into_iter().for_each(|cell| regions[cell] = index.min(254) as u8);
        }
    }
    let mut notes = Notes::default();
    note_cells(object.get("cells"), &["value", "given"], &mut notes);
    let no_metadata = Map::new();
    let metadata = object.get("metadata").and_then(Value::as_object).unwrap_or(&no_metadata);
    let mut variants = read_metadata(metadata, &mut notes)?;
    let (mut extra, mut cages) = (Vec::new(), Vec::new());
    let mut solution = metadata.get("solution").or(object.get("solution")).cloned();
    for cage in list("cages") {
        let cells = cage.get("cells").unwrap_or(&Value::Null);
        let number = ["sum", "value"].map(|key| cage.get(key).filter(|value| is_set(value)));
        let [sum, text] = number;
        if !is_set(cells) {
            // Cages without cells have the title, the author, the rules and the solution as text.
            match text.and_then(Value::as_str).and_then(|text| text.split_once(':')) {
                Some(("rules", rules)) => notes.rules(Some(&rules.trim().into())),
                Some(("title" | "msgcorrect", text)) => notes.description(Some(&text.into())),
                Some(("solution", text)) if solution.is_none() => {
                    solution = Some(text.trim().into());
                }
                _ => {}
            }
            continue;
        }
        // Cages of this type are the rows and columns.
        if cage.get("type").and_then(Value::as_str) == Some("rowcol") {
            continue;
        }
        let cells = members(cells, side)?;
        let is_unique = cage.get("unique").is_some_and(is_set);
        let sum = sum.or(text.filter(|text| integer(text).is_some()));
        match sum.map(sum_of).transpose()? {
            Some(sum) if is_unique => cages.push(Cage::killer(cells, sum)),
            Some(target) => cages.push(Cage { cells, rule: CageRule::Sum, target }),
            None if cells.len() == side => extra.push(cells),
            None if is_unique => cages.push(Cage::distinct(cells)),
            None => {
                notes.may_lack_rules = true;
                notes.add(
                    english!("cage-without-rule": "a cage at {cell} has no rule that is read", cell = cell_name(cells[0], side)),
                    match text {
                        Some(text) => english!("only-shows": "it only shows the text {text}", text),
                        None => english!("may-repeat": "it has no sum, and its digits may repeat"),
                    },
                );
            }
        }
    }
    if !cages.is_empty() {
        variants.push(Variant::Killer);
    }
    let shape = build_shape(plain, &regions, extra, variants, cages, Vec::new())?;
    let solution = stated_solution(solution.as_ref(), &shape, false, &mut notes);
    Ok(StatedPuzzle { solution, notes, ..StatedPuzzle::of(shape, grid) })
}

/// Parses a list of `[row, column]` into cells, ascending.
fn members(list: &Value, side: usize) -> Result<Vec<Cell>, PuzzleMistake> {
    let cell = |value: &Value| match &value.as_array()?[..] {
        [row, column] => {
            let [row, column] = [row, column].map(|n| integer(n).filter(|&n| n < side as u64));
            Some(row? as usize * side + column? as usize)
        }
        _ => None,
    };
    let cells: Option<Vec<Cell>> =
        list.as_array().and_then(|cells| cells.iter().map(cell).collect());
    let mut cells =
        cells.ok_or_else(|| PuzzleMistake::outside_grid(list, "`[[0, 0], [0, 1], ...]`"))?;
    cells.sort_unstable();
    Ok(cells)
}

/// The abbreviated keys that are supported, and their long forms.
const SHORT: [(&str, &str); 12] = [
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("re", "regions"),
    ("ca", "cages"),
    ("v", "value"),
    ("a", "arrows"),
    ("l", "lines"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("t", "title"),
    ("te", "text"),
    ("vd", "videos"),
];

/// Parses the compact variant of JSON in links; `None` if the text is invalid.
///
/// It has names without quotes, strings in single quotes, omitted empty objects, and abbreviations of frequent keys.
pub(super) fn unzipped(text: &str) -> Option<Value> {
    let mut reader = CompactJsonParser { rest: text, depth: 0 };
    let value = reader.value()?;
    reader.rest.trim().is_empty().then_some(value)
}

/// The maximum nesting of lists and objects.
const MAX_DEPTH: usize = 32;

struct CompactJsonParser<'t> {
    rest: &'t str,
    depth: usize,
}

impl CompactJsonParser<'_> {
    fn take(&mut self, c: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(c);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self) -> Option<Value> {
        self.rest = self.rest.trim_start();
        self.depth += 1;
        let first = self.rest.chars().next().filter(|_| self.depth <= MAX_DEPTH)?;
        let value = match first {
            '{' => self.object()?,
            '[' => self.array()?,
            '\'' | '"' => Value::String(self.text()?),
            // An omitted empty object.
            ',' | ']' | '}' => Value::Object(Map::new()),
            _ => self.word(),
        };
        self.depth -= 1;
        Some(value)
    }

    fn object(&mut self) -> Option<Value> {
        let mut fields = Map::new();
        self.take('{');
        while !self.take('}') {
            self.rest = self.rest.trim_start();
            let name = if self.rest.starts_with(['\'', '"']) {
                self.text()?
            } else {
                let (name, rest) = self.rest.split_at(self.rest.find(':')?);
                self.rest = rest;
                name.trim().to_owned()
            };
            let long = SHORT.iter().find(|(short, _)| *short == name);
            let name = long.map_or(name.clone(), |(_, long)| (*long).to_owned());
            let value = self.take(':').then(|| self.value())??;
            fields.insert(name, value);
            if !self.take(',') && !self.rest.trim_start().starts_with('}') {
                return None;
            }
        }
        Some(Value::Object(fields))
    }

    fn array(&mut self) -> Option<Value> {
        let mut values = Vec::new();
        self.take('[');
        if self.take(']') {
            return Some(Value::Array(values));
        }
        loop {
            values.push(self.value()?);
            if self.take(']') {
                return Some(Value::Array(values));
            }
            if !self.take(',') {
                return None;
            }
        }
    }

    fn text(&mut self) -> Option<String> {
        let mut chars = self.rest.char_indices();
        let (_, quote) = chars.next()?;
        let mut text = String::new();
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => text.push(match chars.next()?.1 {
                    'n' => '\n',
                    c => c,
                }),
                c if c == quote => {
                    self.rest = &self.rest[at + c.len_utf8()..];
                    return Some(text);
                }
                c => text.push(c),
            }
        }
        None
    }

    /// Parses a number, a boolean (`t` or `f`), `null`, or an unquoted string such as a colour.
    fn word(&mut self) -> Value {
        let end = self.rest.find([',', ']', '}']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        match word.trim() {
            "t" | "true" => Value::Bool(true),
            "f" | "false" => Value::Bool(false),
            "null" => Value::Null,
            word => serde_json::from_str(word).unwrap_or_else(|_| Value::String(word.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse_each;
    use super::*;

    const JSON: &str = r#"{"size":4,"grid":[[{"value":3,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}"#;

    #[test]
    fn reads_links_in_every_style() {
        let packed = lz_str::compress_to_base64(JSON);
        let escaped = packed.replace('+', "%2B").replace('/', "%2f").replace('=', "%3D");
        for link in [
            format!("https://www.f-puzzles.com/?load={packed}"),
            format!("https://f-puzzles.com/?load={escaped}&x=1"),
            format!("https://sudokupad.app/fpuzzles{packed}"),
            format!("https://beta.sudokupad.app/fpuzzles/{escaped}?setting-x=1"),
            format!("https://app.crackingthecryptic.com/sudoku/fpuzzles{escaped}"),
            format!("http://sudokupad.app/scf?puzzleid=fpuz{}", packed.replace('+', " ")),
        ] {
            let read =
                read_link(&link).unwrap_or_else(|mistake| panic!("{link}: {}", mistake.message));
            assert_eq!(read.grid.to_string(), "3...............");
        }
        // Links among lines, each with its place.
        let text = format!(
            "https://sudokupad.app/fpuzzles{packed}\nhttps://sudokupad.app/abc\n3..............4\n"
        );
        let parsed = parse_each(&text, None);
        assert_eq!(parsed.puzzles.len(), 2);
        assert_eq!(parsed.errors[0].message, "the link does not contain a puzzle");
        assert!(text[parsed.errors[0].span.clone()].ends_with("abc"));
    }

    #[test]
    fn reads_sudokupads_own_json() {
        let scl = r#"{"cellSize":50,"cells":[[{"value":3},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":"4"}]],"metadata":{"title":"x"}}"#;
        let zipped = "{cs:50,ce:[[{v:3},,,],[,,,],[,,,],[,,,{v:4}]],metadata:{t:'It\\'s \u{2019}x\u{2019}'}}";
        for text in [scl, zipped] {
            let link = format!("https://sudokupad.app/scl{}", lz_str::compress_to_base64(text));
            let read =
                read_link(&link).unwrap_or_else(|mistake| panic!("{text}: {}", mistake.message));
            assert_eq!(read.grid.to_string(), "3..............4");
        }
    }

    #[test]
    fn rejects_damaged_links() {
        let packed = lz_str::compress_to_base64(JSON);
        for link in [
            format!("https://sudokupad.app/fpuzzles{}", &packed[..packed.len() / 2]),
            "https://sudokupad.app/fpuzzles!!!".to_owned(),
            "https://sudokupad.app/sclAAAA".to_owned(),
            format!("https://sudokupad.app/fpuzzles{}", "A".repeat(30_000)),
            "https://sudokupad.app/scl".to_owned(),
            "https://".to_owned(),
        ] {
            assert!(read_link(&link).is_err(), "{link}");
        }
        // No single wrong byte causes a panic.
        for at in 0..packed.len() {
            for with in ["", "A", "%", "=", "Z9"] {
                let mut damaged = packed.clone();
                damaged.replace_range(at..at + 1, with);
                let _ = read_link(&format!("https://sudokupad.app/fpuzzles{damaged}"));
            }
        }
    }
}

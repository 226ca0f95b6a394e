//! Links to SudokuPad and f-puzzles that have the whole puzzle in them: JSON, packed by lz-string, in base64. Behind
//! `fpuzzles` or `load=` it is that of [`super::fpuzzles`]; behind `scl`, SudokuPad's own.

use super::{PuzzleMistake, Reading, fpuzzles, sudokupad};
use crate::puzzle::{Grid, Shape};
use serde_json::Value;

/// The longest link that is unpacked: the puzzle in it may be much longer.
const LONGEST: usize = 20_000;

/// A puzzle as a link.
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

/// True for a line that is a link.
pub(super) fn is_link(line: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| line.starts_with(scheme))
}

/// The puzzle in a link.
pub(super) fn read(link: &str) -> Result<Reading, PuzzleMistake> {
    let payload = payload(link).ok_or_else(|| {
        PuzzleMistake::new(
            "a link without a puzzle in it",
            "short links are no more than a name; open it, and take the long one (`fpuzzles...`, `scl...` or `?load=...`)",
        )
    })?;
    if payload.len() > LONGEST {
        let expected = format!("the longest that are read have {LONGEST} characters");
        return Err(PuzzleMistake::new("a link that is too long", expected));
    }
    let broken = || PuzzleMistake::new("a link that is damaged", "copy it as a whole");
    let packed = unescaped(payload).replace(' ', "+");
    let units = lz_str::decompress_from_base64(&packed).ok_or_else(broken)?;
    let text = String::from_utf16(&units).map_err(|_| broken())?;
    let value: Value = match serde_json::from_str(&text) {
        Ok(value) => value,
        Err(_) => sudokupad::unzipped(&text).ok_or_else(broken)?,
    };
    let object = value.as_object().ok_or_else(broken)?;
    match fpuzzles::is_one(object) {
        true => fpuzzles::read(object),
        false => sudokupad::read(object),
    }
}

/// What is packed in a link.
fn payload(link: &str) -> Option<&str> {
    let upto = |text: &'_ str, ends: &[char]| text.find(ends).unwrap_or(text.len());
    if let Some((_, load)) = link.split_once("load=") {
        return Some(&load[..upto(load, &['&', '#'])]);
    }
    let behind = match link.split_once("puzzleid=") {
        Some((_, id)) => id,
        None => link.split_once("://")?.1.split_once('/')?.1,
    };
    let id = &behind[..upto(behind, &['?', '&', '#'])];
    let id = id.strip_prefix("sudoku/").unwrap_or(id);
    let of = |prefix| id.strip_prefix(prefix).map(|rest: &str| rest.trim_start_matches('/'));
    let found = ["fpuzzles", "fpuz", "scl", "ctc"].into_iter().find_map(of);
    found.filter(|payload| !payload.is_empty())
}

/// A text with its percent signs resolved; what they do not make a character of is left as it is.
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

#[cfg(test)]
mod tests {
    use super::super::parse_each;
    use super::*;

    const JSON: &str = r#"{"size":4,"grid":[[{"value":3,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}"#;

    #[test]
    fn links_of_every_dress_are_read() {
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
            let read = read(&link).unwrap_or_else(|mistake| panic!("{link}: {}", mistake.message));
            assert_eq!(read.grid.to_string(), "3...............");
        }
        // Among lines, each with its place.
        let text = format!(
            "https://sudokupad.app/fpuzzles{packed}\nhttps://sudokupad.app/abc\n3..............4\n"
        );
        let parsed = parse_each(&text, None);
        assert_eq!(parsed.puzzles.len(), 2);
        assert_eq!(parsed.errors[0].message, "a link without a puzzle in it");
        assert!(text[parsed.errors[0].span.clone()].ends_with("abc"));
    }

    #[test]
    fn sudokupads_own_links_are_read() {
        let scl = r#"{"cellSize":50,"cells":[[{"value":3},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":"4"}]],"metadata":{"title":"x"}}"#;
        let zipped = "{cs:50,ce:[[{v:3},,,],[,,,],[,,,],[,,,{v:4}]],metadata:{t:'It\\'s \u{2019}x\u{2019}'}}";
        for text in [scl, zipped] {
            let link = format!("https://sudokupad.app/scl{}", lz_str::compress_to_base64(text));
            let read = read(&link).unwrap_or_else(|mistake| panic!("{text}: {}", mistake.message));
            assert_eq!(read.grid.to_string(), "3..............4");
        }
    }

    #[test]
    fn damaged_links_are_told() {
        let packed = lz_str::compress_to_base64(JSON);
        for link in [
            format!("https://sudokupad.app/fpuzzles{}", &packed[..packed.len() / 2]),
            "https://sudokupad.app/fpuzzles!!!".to_owned(),
            "https://sudokupad.app/sclAAAA".to_owned(),
            format!("https://sudokupad.app/fpuzzles{}", "A".repeat(30_000)),
            "https://sudokupad.app/scl".to_owned(),
            "https://".to_owned(),
        ] {
            assert!(read(&link).is_err(), "{link}");
        }
        // No byte that is wrong makes it panic.
        for at in 0..packed.len() {
            for with in ["", "A", "%", "=", "Z9"] {
                let mut damaged = packed.clone();
                damaged.replace_range(at..at + 1, with);
                let _ = read(&format!("https://sudokupad.app/fpuzzles{damaged}"));
            }
        }
    }
}

//! Plain forms of a text, with the places of its parts in the original: digits of any script as 0 to 9, drawn lines as
//! `-`, `|` and `+`, and a web page as the text that it shows.

use super::ParseOutcome;
use crate::puzzle::decimal_digit;
use std::ops::Range;

/// Tags by which a web page differs from other XML.
const PAGE_TAGS: [&str; 8] = ["<html", "<body", "<table", "<div", "<pre", "<p>", "<br", "<span"];
/// Tags that begin and end a line.
const LINE_TAGS: [&str; 13] =
    ["p", "br", "div", "pre", "tr", "table", "li", "h1", "h2", "h3", "title", "script", "style"];
/// Named characters of web pages.
const CHARACTERS: [(&str, char); 7] = [
    ("nbsp", ' '),
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("middot", '\u{b7}'),
    ("bull", '\u{2022}'),
];

/// Returns `true` if the text can only be XML: its first name is not a link in angle brackets.
pub(super) fn is_xml(text: &str) -> bool {
    let rest = text.trim_start_matches('\u{feff}').trim_start().strip_prefix('<');
    rest.is_some_and(|rest| {
        let name = rest.split(|c: char| c.is_whitespace() || c == '>').next().unwrap_or_default();
        rest.chars().next().is_none_or(|c| c.is_alphabetic() || "!?".contains(c))
            && !name.trim_end_matches('/').contains('/')
    })
}

/// Returns `true` for a web page, or a part of one.
pub(super) fn is_page(text: &str) -> bool {
    let start: String = text.chars().take(2_000).collect();
    let start = start.to_ascii_lowercase();
    is_xml(text) && PAGE_TAGS.iter().any(|tag| start.contains(tag))
}

/// A text in a plain form.
#[derive(Default)]
pub(super) struct PlainText {
    pub(super) text: String,
    /// The bytes at which parts begin that have the same length as in the original, with their bytes there.
    parts: Vec<(usize, usize)>,
}

impl PlainText {
    /// Returns the plain form of a text; `None` if it is plain.
    pub(super) fn of(text: &str) -> Option<PlainText> {
        let mut plain = PlainText::default();
        if is_page(text) {
            plain.add_page(text);
            return Some(plain);
        }
        let grids = quoted_grids(text);
        // Line ends of the first Macs.
        let has_bare_returns = text.contains('\r') && !text.contains('\n');
        if text.is_ascii() && grids.is_empty() && !has_bare_returns {
            return None;
        }
        let mut at = 0;
        for grid in grids {
            plain.add(&text[at..grid.start], at);
            // One line has all rows of a field.
            for row in text[grid.clone()].split_inclusive('\n') {
                at = row.as_ptr().addr() - text.as_ptr().addr();
                plain.add(row.trim_end_matches('\n'), at);
                if row.ends_with('\n') {
                    plain.add("/", at + row.len() - 1);
                }
            }
            at = grid.end;
        }
        plain.add(&text[at..], at);
        if has_bare_returns {
            plain.text = plain.text.replace('\r', "\n");
        }
        Some(plain)
    }

    /// Adds a part of the original, or its replacement, which begins there at byte `start`.
    pub(super) fn add(&mut self, part: &str, start: usize) {
        self.parts.push((self.text.len(), start));
        for (at, c) in part.char_indices() {
            if c.is_ascii() {
                self.text.push(c);
            } else {
                self.text.extend(plain_char(c));
                self.parts.push((self.text.len(), start + at + c.len_utf8()));
            }
        }
    }

    /// Adds the text that a web page shows: a line for each paragraph and for each row of a table, whose cells are
    /// separated by tabs.
    fn add_page(&mut self, page: &str) {
        let mut at = 0;
        let (mut keeps_lines, mut is_row) = (false, false);
        while at < page.len() {
            let rest = &page[at..];
            let until = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
            let length = match rest.as_bytes()[0] {
                b'<' if rest.starts_with("<!--") => until("-->"),
                b'<' => until(">"),
                b'&' => until(";"),
                _ => rest.find(['<', '&']).unwrap_or(rest.len()),
            };
            let part = &rest[..length];
            if let Some(code) = part.strip_prefix('&') {
                let code = code.trim_end_matches(';');
                let named = CHARACTERS.iter().find(|(name, _)| *name == code).map(|(_, c)| *c);
                let number = code.strip_prefix('#').and_then(|code| match code.strip_prefix('x') {
                    Some(code) => u32::from_str_radix(code, 16).ok(),
                    None => code.parse().ok(),
                });
                let c = named.or(number.and_then(char::from_u32)).unwrap_or(' ');
                self.add(c.encode_utf8(&mut [0; 4]), at);
            } else if let Some(tag) = part.strip_prefix('<') {
                let name = tag.trim_start_matches('/').split([' ', '\n', '\t', '/', '>']).next();
                let name = name.unwrap_or_default().to_ascii_lowercase();
                if ["td", "th"].contains(&&name[..]) && !tag.starts_with('/') {
                    if std::mem::replace(&mut is_row, true) {
                        self.add("\t", at);
                    }
                } else if name == "input"
                    && let Some(first) = tag.find("value=").map(|first| first + 6)
                {
                    let value = tag[first..].trim_matches(['"', '\'', '>', '/', ' ']);
                    let value = value.split(['"', '\'', ' ']).next().unwrap_or_default();
                    self.add(value, at + 1 + first);
                } else if LINE_TAGS.contains(&&name[..]) {
                    is_row = false;
                    keeps_lines = if name == "br" {
                        keeps_lines
                    } else {
                        tag.starts_with(['p', 'P', 's', 'S']) && name != "p"
                    };
                    if !self.text.ends_with('\n') {
                        self.add("\n", at);
                    }
                }
            } else if keeps_lines {
                self.add(part, at);
            } else if !part.trim().is_empty() {
                for line in part.split_inclusive('\n') {
                    let start = at + (line.as_ptr().addr() - part.as_ptr().addr());
                    self.add(line.trim_end_matches('\n'), start);
                    self.add(" ", start);
                }
            }
            at += length;
        }
    }

    /// Moves the places of an outcome from this text into the original of `length` bytes.
    pub(super) fn restore_places(&self, outcome: &mut ParseOutcome, length: usize) {
        let original = |at: usize| {
            let after = self.parts.partition_point(|(plain, _)| *plain <= at);
            let (plain, original) =
                self.parts.get(after.saturating_sub(1)).copied().unwrap_or_default();
            (original + at.saturating_sub(plain)).min(length)
        };
        let restore = |span: &mut Range<usize>| {
            let start = original(span.start);
            *span = start..original(span.end).max(start);
        };
        outcome.puzzles.iter_mut().for_each(|puzzle| restore(&mut puzzle.span));
        outcome.errors.iter_mut().for_each(|error| restore(&mut error.span));
        outcome.warnings.iter_mut().flat_map(|warning| &mut warning.spans).for_each(restore);
        outcome.unread_from = outcome.unread_from.map(original);
    }
}

/// Returns the ASCII character that stands for a character of a puzzle, or the character itself; `None` if it is
/// invisible.
fn plain_char(c: char) -> Option<char> {
    const HAN: &str = "〇一二三四五六七八九";
    let digit = decimal_digit(c).or(HAN.chars().position(|han| han == c).map(|digit| digit as u32));
    if let Some(digit) = digit {
        return char::from_digit(digit, 10);
    }
    Some(match c {
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{20e3}'
        | '\u{fe0f}'
        | '\u{feff}' => return None,
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        c if c.is_whitespace() => ' ',
        '①'..='⑨' => char::from_u32(c as u32 - '①' as u32 + '1' as u32)?,
        // Letters and signs as wide as Chinese ones.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0)?,
        '‐'..='―'
        | '─'
        | '━'
        | '┄'
        | '┅'
        | '┈'
        | '┉'
        | '╌'
        | '╍'
        | '═'
        | '╴'
        | '╶'
        | '╸'
        | '╺'
        | '╼'
        | '╾' => '-',
        '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║' | '╵' | '╷' | '╹' | '╻' | '╽' | '╿' => {
            '|'
        }
        '\u{2500}'..='\u{257f}' => '+',
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        c => c,
    })
}

/// Returns the byte ranges of the fields of a table that have a grid in several lines.
fn quoted_grids(text: &str) -> Vec<Range<usize>> {
    let mut grids = Vec::new();
    let mut quotes = text.match_indices('"').map(|(at, _)| at);
    while let Some(start) = quotes.next() {
        let Some(end) = quotes.next() else { break };
        let field = &text[start + 1..end];
        if field.contains('\n')
            && field.trim().lines().count() > 3
            && field.chars().all(|c: char| c.is_ascii_alphanumeric() || "|.*_-+ \r\n".contains(c))
        {
            grids.push(start + 1..end);
        }
    }
    grids
}

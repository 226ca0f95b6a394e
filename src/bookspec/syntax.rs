//! The syntax of a spec: parses TOML, and reports mistakes with the way out.

use gridpress_messages::diag::{Diagnostic, Source, capped};
use gridpress_messages::file_kind::FileKind;
use gridpress_messages::{Text, text};
use std::ops::Range;
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, Error};

/// Parses a TOML text.
///
/// # Errors
/// The first syntax error of each line, or the kind of file that the text is instead.
pub fn tree(source: &Arc<Source>) -> Result<Spanned<DeTable<'_>>, Vec<Diagnostic>> {
    let (tree, errors) = DeTable::parse_recoverable(&source.text);
    if errors.is_empty() {
        return Ok(tree);
    }
    // Only after errors, because a spec that happens to look like another kind may still be valid.
    let kind = FileKind::of_text(&source.text);
    if let Some(kind) = kind.filter(|kind| !matches!(kind, FileKind::Spec | FileKind::Lock)) {
        return Err(vec![kind.report(&source.name, "TOML")]);
    }
    let ending = source.name.rsplit_once('.').map_or("", |(_, ending)| ending);
    if let Some((_, kind)) = OTHER_FILES.iter().find(|(other, _)| *other == ending) {
        let report = Diagnostic::error(format!("`{}` is {kind}, not TOML", source.name));
        return Err(vec![report.help("`gridpress new` writes a spec to start from")]);
    }
    let mut mistakes: Vec<SyntaxMistake> = Vec::new();
    let mut errors: Vec<&Error> = errors.iter().collect();
    // Each mistake is compared with those before it, from which it may follow.
    errors.sort_by_key(|error| error.span().map_or(0, |span| span.start));
    // The end of a comment in the style of C.
    let mut resume = 0;
    for error in errors {
        let mistake = SyntaxMistake::new(source, error);
        if mistake.start < resume {
            continue;
        }
        if mistake.line.trim_start().starts_with("/*") {
            let length = source.text[mistake.start..].find("*/").unwrap_or_default();
            resume = mistake.start + length;
        }
        // What follows the first mistake of a line is misread because of it, and so are the keys of a repeated table.
        let follows = |first: &SyntaxMistake| {
            first.start == mistake.start || first.repeats_table_of(&mistake)
        };
        if !mistakes.iter().rev().take(MAX_COMPARED).any(follows) {
            mistakes.push(mistake);
        }
    }
    Err(capped(mistakes.iter().map(SyntaxMistake::report).collect()))
}

/// Extensions of other files, and their kinds.
const OTHER_FILES: [(&str, &str); 7] = [
    ("csv", "a table"),
    ("tsv", "a table"),
    ("md", "Markdown"),
    ("tex", "LaTeX"),
    ("py", "a program"),
    ("js", "a program"),
    ("ini", "settings in another form"),
];

/// The number of earlier mistakes that may have caused the next.
const MAX_COMPARED: usize = 20;

/// A syntax error, and the line that has it.
struct SyntaxMistake<'s> {
    source: &'s Arc<Source>,
    span: Range<usize>,
    /// The message of the parser.
    message: &'s str,
    /// The line, and the position of its first byte.
    line: &'s str,
    start: usize,
}

/// Quotation marks that editors for prose and other languages put in place of straight ones.
const CURLY_QUOTES: &str = "“”„‟‘’‚‛«»‹›″′´`＂「」『』";
/// Dashes and the like that stand in for an equals sign.
const DASHES: [char; 6] = ['–', '—', '-', '＝', '>', ':'];
/// Beginnings of comments in other languages.
const COMMENTS: [&str; 8] = ["//", "/*", "<!--", ";", "--", "%", "REM ", "'"];

/// The parser's message for a second key of a name.
const DUPLICATE: &str = "duplicate key";

impl<'s> SyntaxMistake<'s> {
    fn new(source: &'s Arc<Source>, error: &'s Error) -> SyntaxMistake<'s> {
        let (text, span) = (&source.text, error.span().unwrap_or(0..0));
        let start =
            text.get(..span.start).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let line = text[start..].lines().next().unwrap_or_default();
        SyntaxMistake { source, span, message: error.message(), line, start }
    }

    /// Returns `true` if this is the repeated header above `other`, a repeated key.
    fn repeats_table_of(&self, other: &SyntaxMistake) -> bool {
        is_header(self.line)
            && [self.message, other.message] == [DUPLICATE; 2]
            && other.header() == Some(self.source.line_of(self.start))
    }

    fn report(&self) -> Diagnostic {
        // Before the message of the parser, which would speak of an invalid value and not of the quotes around it.
        if let Some(report) = self.curly_quote() {
            return report;
        }
        if let Some((at, other)) = self.invisible() {
            let place = self.source.at(at..at + other.len_utf8());
            return Diagnostic::error(text!("invisible-character"))
                .at(place, text!("expected-plain-space"))
                .help(text!("type-plain-space"));
        }
        // The parser expects quotes around each word, also around those that stand for `true`, and takes others for a
        // beginning of `true` or `false`.
        let is_word = ["string values must be quoted", "invalid boolean"]
            .iter()
            .any(|message| self.message.starts_with(message));
        let label =
            if is_word { text!("not-a-toml-value") } else { Text::of_library(self.message) };
        let report =
            Diagnostic::error(text!("not-toml")).at(self.source.at(self.span.clone()), label);
        match self.way_out() {
            Some(help) => report.help(help),
            None => report,
        }
    }

    /// Returns the first invisible character of the line outside texts, with its place.
    fn invisible(&self) -> Option<(usize, char)> {
        let (at, other) = self
            .line
            .char_indices()
            .find(|(_, c)| ['\u{a0}', '\u{202f}', '\u{200b}', '\u{2060}'].contains(c))?;
        // Within quotes such a character is part of a text, and allowed.
        self.line[..at].matches('"').count().is_multiple_of(2).then_some((self.start + at, other))
    }

    /// Returns the report of the curly quote at the mistake, or of the one that opens a value of its line.
    fn curly_quote(&self) -> Option<Diagnostic> {
        let quotes = || self.line.char_indices().filter(|(_, c)| CURLY_QUOTES.contains(*c));
        let (at, quote) =
            quotes().find(|(at, _)| self.start + at == self.span.start).or_else(|| {
                quotes().find(|(at, _)| self.line[..*at].trim_end().ends_with(['=', '[', ',', '{']))
            })?;
        let at = self.start + at;
        let place = self.source.at(at..at + quote.len_utf8());
        let report = Diagnostic::error(text!("curly-quote", mark = quote.to_string()))
            .at(place, text!("expected-straight-quote"));
        Some(report.help(text!("type-straight-quotes")))
    }

    /// Returns what to write instead, if the line shows what was meant.
    fn way_out(&self) -> Option<Text> {
        if self.message == DUPLICATE {
            return Some(self.duplicate());
        }
        let line = self.line.trim();
        let behind = self.span.start.checked_sub(self.start).and_then(|at| self.line.get(at..));
        if COMMENTS.iter().any(|start| line.starts_with(start))
            || behind.is_some_and(|text| text.starts_with("//") || text.starts_with("/*"))
        {
            return Some(text!("comments-with-hash"));
        }
        if is_header(line) && !line.contains('=') {
            return Some(text!("headers-are"));
        }
        let Some((key, value)) = line.split_once('=') else {
            return self.without_equals_sign(line);
        };
        let key = key.trim();
        if behind.is_some_and(|text| text.starts_with(';')) {
            return Some(text!("no-semicolon"));
        }
        if self.message.contains(" between ") || self.message.starts_with("unclosed inline") {
            return Some(text!("list-not-closed"));
        }
        if let Some((key, value)) = (key.strip_suffix(':').map(|key| (key, value)))
            .or_else(|| value.strip_prefix(['=', '>']).map(|value| (key, value)))
        {
            return Some(to_write(key, value));
        }
        if !is_bare(key.trim_matches('"')) {
            return Some(text!("key-of-letters"));
        }
        self.of_value(key, value.trim())
    }

    /// Returns what to write for a line without `=`.
    fn without_equals_sign(&self, line: &str) -> Option<Text> {
        let (key, value) = line.split_once(':').or_else(|| line.split_once(char::is_whitespace))?;
        let key = key.trim().trim_matches('"');
        is_bare(key).then(|| to_write(key, value.trim_start().trim_start_matches(DASHES)))
    }

    /// Returns what to write for an invalid value.
    fn of_value(&self, key: &str, value: &str) -> Option<Text> {
        if value.is_empty() {
            return Some(text!("write-value", key));
        }
        if value.starts_with('"') && value.contains('\\') {
            let line = format!("{key} = {}", value.replace('\\', "/"));
            return Some(text!("backslash-in-line", line));
        }
        if value.starts_with(['"', '\'']) {
            return Some(self.of_quoted(key, value));
        }
        if value.starts_with(['[', '{']) {
            return Some(text!("close-brackets"));
        }
        if value.contains(" = ") {
            return Some(text!("line-of-its-own"));
        }
        let written = to_write(key, value);
        let may_be_number = value.starts_with(char::is_alphabetic) && written.ends_with('"');
        (!is_value(value)).then(|| {
            if may_be_number {
                text!("joined", first = written, second = text!("or-digits"))
            } else {
                written
            }
        })
    }

    /// Returns what to write for a text whose quotes do not fit.
    fn of_quoted(&self, key: &str, value: &str) -> Text {
        let quote = &value[..1];
        if value.split(quote).nth(2).is_some_and(|rest| rest.starts_with(',') && rest.contains('='))
        {
            return text!("line-of-its-own");
        }
        let (other, example) = if quote == "'" { ("\"", "it's") } else { ("'", "say \"hi\"") };
        match value[1..].matches(quote).count() {
            0 => text!("text-needs-quote", quote),
            1 => text!("only-comment-after-text"),
            _ => {
                let line = format!("{key} = {other}{example}{other}");
                text!("quote-in-text", quote, other, line)
            }
        }
    }

    /// Returns the line that has the key or header of this one already.
    fn duplicate(&self) -> Text {
        let head = |line: &'s str| line.split(['=', ']']).next().unwrap_or_default().trim();
        let own = head(self.line);
        let before: Vec<&str> = self.source.text[..self.start].lines().collect();
        let first = before.iter().rposition(|line| head(line) == own);
        // A key belongs to the table above it.
        let in_table = |line: usize| is_header(own) || self.header().is_none_or(|at| at <= line);
        let keep = match first.filter(|&index| in_table(index + 1)) {
            Some(index) => text!("key-already-there", line = index + 1),
            None => text!("key-in-other-form"),
        };
        if is_header(own) {
            text!("joined", first = keep, second = text!("several-sections"))
        } else {
            keep
        }
    }

    /// Returns the line of the last header above this one.
    fn header(&self) -> Option<usize> {
        let above = self.source.text[..self.start].lines();
        above.enumerate().filter(|(_, line)| is_header(line)).last().map(|(index, _)| index + 1)
    }
}

fn is_header(line: &str) -> bool {
    line.trim_start().starts_with('[')
}

/// Returns the advice to write a line that is valid TOML for `value`, which may lack quotes.
fn to_write(key: &str, value: &str) -> Text {
    let value = value.split(" #").next().unwrap_or_default();
    let value = value.split(" //").next().unwrap_or_default().trim().trim_end_matches([';', ',']);
    let decimal = value.replacen(',', ".", 1);
    let value = match value.to_ascii_lowercase().as_str() {
        "" => "...".to_owned(),
        "true" | "yes" | "on" => "true".to_owned(),
        "false" | "no" | "off" => "false".to_owned(),
        _ if is_value(value) => value.to_owned(),
        _ if is_value(&decimal) => decimal,
        _ => toml::Value::from(value.trim_matches(['"', '\''])).to_string(),
    };
    text!("write-line", line = format!("{} = {value}", key.trim()))
}

/// Returns `true` if `text` is a TOML value.
fn is_value(text: &str) -> bool {
    format!("x = {text}").parse::<toml::Table>().is_ok()
}

/// Returns `true` for a key that needs no quotes.
fn is_bare(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || "_-.".contains(c))
}

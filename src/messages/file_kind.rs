//! Kinds of files that are often given in place of a text, recognised by their content.

use crate::diag::Diagnostic;
use crate::{Text, TextArg, text};

/// A kind of file other than the expected text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A workbook of Excel, `.xlsx`.
    Workbook,
    /// A spreadsheet of LibreOffice, `.ods`.
    Spreadsheet,
    /// A document of Word, `.docx`.
    Document,
    /// A document of LibreOffice, `.odt`.
    OpenDocument,
    /// A file of an Office before 2007, such as `.xls` and `.doc`, or an encrypted one of a later Office.
    OldOffice,
    /// Formatted text, as TextEdit and WordPad save it.
    RichText,
    /// A PDF.
    Pdf,
    /// A PNG, JPEG, GIF or TIFF.
    Picture,
    /// An archive or a compressed file.
    Archive,
    /// Text of two bytes per character.
    Utf16,
    /// Text of one byte per character that is not UTF-8.
    EightBit,
    /// Bytes that are not text.
    Binary,
    /// A spec.
    Spec,
    /// The lock of a book.
    Lock,
    /// Settings in YAML.
    Yaml,
    /// Data in JSON.
    Json,
    /// A page of the web.
    Html,
    /// Data in XML.
    Xml,
    /// Puzzles, as digits and signs for empty cells.
    Puzzles,
}

/// First bytes of files, and their kinds.
const SIGNATURES: [(&[u8], FileKind); 16] = [
    (b"%PDF-", FileKind::Pdf),
    (b"{\\rtf", FileKind::RichText),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", FileKind::OldOffice),
    (b"\x89PNG", FileKind::Picture),
    (b"\xff\xd8\xff", FileKind::Picture),
    (b"GIF89a", FileKind::Picture),
    (b"II*\0", FileKind::Picture),
    (b"MM\0*", FileKind::Picture),
    (b"PK\x03\x04", FileKind::Archive),
    (b"\x1f\x8b", FileKind::Archive),
    (b"BZh91AY", FileKind::Archive),
    (b"\xfd7zXZ", FileKind::Archive),
    (b"7z\xbc\xaf", FileKind::Archive),
    (b"Rar!\x1a", FileKind::Archive),
    (b"\xff\xfe", FileKind::Utf16),
    (b"\xfe\xff", FileKind::Utf16),
];

/// Names of parts, by which an archive is recognised as an Office file. A ZIP archive has the names of its parts in plain
/// bytes, and OpenDocument begins with its type.
const PARTS: [(&[u8], FileKind); 4] = [
    (b"xl/workbook", FileKind::Workbook),
    (b"word/document", FileKind::Document),
    (b"opendocument.spreadsheet", FileKind::Spreadsheet),
    (b"opendocument.text", FileKind::OpenDocument),
];

impl FileKind {
    /// Returns the kind of a file with these bytes; `None` for a text in UTF-8.
    pub fn of(bytes: &[u8]) -> Option<FileKind> {
        let signature = SIGNATURES.iter().find(|(signature, _)| bytes.starts_with(signature));
        match signature {
            Some((_, FileKind::Archive)) => {
                let part = PARTS
                    .iter()
                    .find(|(part, _)| bytes.windows(part.len()).any(|window| window == *part));
                Some(part.map_or(FileKind::Archive, |(_, kind)| *kind))
            }
            Some((_, kind)) => Some(*kind),
            // Before the test for UTF-8: zeros between Latin letters are valid UTF-8.
            None if is_utf16(bytes) => Some(FileKind::Utf16),
            // After the signatures, because the first bytes of a PDF or an RTF may be valid UTF-8.
            None if std::str::from_utf8(bytes).is_ok() => None,
            None if bytes
                .iter()
                .any(|byte| byte.is_ascii_control() && !b"\t\n\x0c\r\x1a".contains(byte)) =>
            {
                Some(FileKind::Binary)
            }
            None => Some(FileKind::EightBit),
        }
    }

    /// Returns the kind of a text that is neither a spec nor a list; `None` if it is not recognised.
    pub fn of_text(text: &str) -> Option<FileKind> {
        let is_line = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
        let mut lines = text.trim_start_matches('\u{feff}').lines().filter(is_line);
        let first = lines.next()?.trim();
        let start = first.to_ascii_lowercase();
        // Before the test for TOML, which a lock would pass as well.
        if start.starts_with("gridpress = ") {
            Some(FileKind::Lock)
        } else if is_toml(first) || first.starts_with('[') && lines.clone().any(is_toml) {
            Some(FileKind::Spec)
        } else if ["<!doctype html", "<html", "<head", "<body", "<p>"]
            .iter()
            .any(|tag| start.starts_with(tag))
        {
            Some(FileKind::Html)
        // A comment in the style of HTML may begin a spec, and is then reported with the right sign.
        } else if start.starts_with('<') && !start.starts_with("<!--") {
            Some(FileKind::Xml)
        } else if start.starts_with('{') || start == "[" || start.starts_with("[{") {
            Some(FileKind::Json)
        // A single line with a colon may be a heading or a sentence of a plain text.
        } else if start == "---" || is_yaml(first) && lines.any(is_yaml) && !text.contains(" = ") {
            Some(FileKind::Yaml)
        } else if first.len() >= 9
            && first.chars().all(|c| c.is_ascii_digit() || ".*_|+- ".contains(c))
        {
            Some(FileKind::Puzzles)
        } else {
            None
        }
    }

    /// Returns the name of the kind with its article.
    pub fn name(self) -> Text {
        match self {
            FileKind::Workbook => text!("excel-workbook"),
            FileKind::Spreadsheet => text!("open-spreadsheet"),
            FileKind::Document => text!("word-document"),
            FileKind::OpenDocument => text!("open-document"),
            FileKind::OldOffice => text!("office-file"),
            FileKind::RichText => text!("rich-text"),
            FileKind::Pdf => text!("a-pdf"),
            FileKind::Picture => text!("a-picture"),
            FileKind::Archive => text!("compressed-file"),
            FileKind::Utf16 => text!("text-in-utf16"),
            FileKind::EightBit => text!("older-encoding"),
            FileKind::Binary => text!("binary-file"),
            FileKind::Spec => text!("a-spec"),
            FileKind::Lock => text!("lock-of-book"),
            FileKind::Yaml => "YAML".into(),
            FileKind::Json => "JSON".into(),
            FileKind::Html => text!("web-page"),
            FileKind::Xml => "XML".into(),
            FileKind::Puzzles => text!("file-of-puzzles"),
        }
    }

    /// Returns what to do to get a text.
    pub fn advice(self) -> Text {
        let note = TextArg::note("; `gridpress new` writes a spec to start from");
        match self {
            FileKind::Workbook | FileKind::Spreadsheet => text!("save-as-csv"),
            FileKind::Document | FileKind::OpenDocument => text!("save-as-text"),
            FileKind::OldOffice => text!("save-as-csv-or-text"),
            FileKind::RichText => text!("save-rich-text"),
            FileKind::Pdf => text!("not-the-pdf"),
            FileKind::Picture => text!("type-into-text"),
            FileKind::Archive => text!("unpack-file"),
            FileKind::Utf16 | FileKind::EightBit => text!("save-in-utf8"),
            FileKind::Binary => text!("name-text-file"),
            FileKind::Html | FileKind::Xml => text!("name-plain-text", note),
            FileKind::Puzzles => text!(
                "puzzles-in-section",
                note = TextArg::note(
                    "; other commands for puzzles are convert, solve, grade and hint"
                )
            ),
            FileKind::Spec => text!("makes-book-and-lock"),
            FileKind::Lock => text!("lock-makes-book"),
            FileKind::Yaml => text!("yaml-as-toml", note),
            FileKind::Json => text!("json-as-toml", note),
        }
    }

    /// Returns the report of a file that is of this kind instead of `expected`.
    pub fn report(self, file: &str, expected: impl Into<Text>) -> Diagnostic {
        let found = self.name();
        let message = text!("is-other-kind", file, found, expected = expected.into());
        Diagnostic::error(message).help(self.advice())
    }
}

/// Decodes the text of the file `name`. A byte order mark is kept, so that places in the text are those in the file.
///
/// # Errors
/// A report that names the kind of a file that is not text in UTF-8.
pub fn decode(name: &str, bytes: Vec<u8>) -> Result<String, Diagnostic> {
    match FileKind::of(&bytes) {
        None => Ok(String::from_utf8(bytes).expect("other bytes have a kind")),
        Some(FileKind::EightBit) => {
            // The first invalid byte is usually an accented letter or a quotation mark, which the user finds by line
            // and column.
            let valid = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
            let line = valid.matches('\n').count() + 1;
            let column = valid.chars().rev().take_while(|&c| c != '\n').count() + 1;
            let [line, column] = [line, column].map(|number| number.to_string());
            let message =
                text!("not-utf8-at", file = name, found = FileKind::EightBit.name(), line, column);
            Err(Diagnostic::error(message).help(FileKind::EightBit.advice()))
        }
        Some(kind) => Err(kind.report(name, text!("text-in-utf8"))),
    }
}

/// Number of bytes by which UTF-16 without a byte order mark is recognised.
const SAMPLE: usize = 32;

/// Returns `true` for bytes of which every other one is zero, as in UTF-16 of Latin letters.
fn is_utf16(bytes: &[u8]) -> bool {
    let pairs = || bytes.chunks_exact(2).take(SAMPLE / 2);
    let is_ascii = |high: usize| pairs().all(|pair| pair[high] == 0 && pair[1 - high] != 0);
    bytes.len() > 3 && (is_ascii(0) || is_ascii(1))
}

/// Returns `true` for a line such as `title = "Sudoku"`.
fn is_toml(line: &str) -> bool {
    line.split_once('=').is_some_and(|(key, value)| {
        // Keys of specs only; a sentence or a formula with an equals sign has other characters.
        key.trim_end().chars().all(|c: char| c.is_ascii_lowercase() || "_.".contains(c))
            && value.trim_start().starts_with(|c: char| c.is_ascii_digit() || "\"'[{".contains(c))
    })
}

/// Returns `true` for a line such as `title: Sudoku`.
fn is_yaml(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, value)| {
        (value.is_empty() || value.starts_with(' '))
            && !key.is_empty()
            && key.chars().all(|c| c.is_alphanumeric() || "_-".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_recognised_by_their_content() {
        let zip = |part: &str| format!("PK\x03\x04..[Content_Types].xml..{part}").into_bytes();
        let utf16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let files: [(Vec<u8>, Option<FileKind>); 15] = [
            (zip("xl/workbook.xml"), Some(FileKind::Workbook)),
            (zip("word/document.xml"), Some(FileKind::Document)),
            (
                zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
                Some(FileKind::Spreadsheet),
            ),
            (zip("a.txt"), Some(FileKind::Archive)),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1..".to_vec(), Some(FileKind::OldOffice)),
            (b"{\\rtf1\\ansi title}".to_vec(), Some(FileKind::RichText)),
            (b"%PDF-1.7".to_vec(), Some(FileKind::Pdf)),
            (b"\x89PNG\r\n".to_vec(), Some(FileKind::Picture)),
            (utf16("\u{feff}Name"), Some(FileKind::Utf16)),
            (utf16("Name\nZoë"), Some(FileKind::Utf16)),
            (b"Name\nZo\xeb\n".to_vec(), Some(FileKind::EightBit)),
            (b"\x00\x01\xff".to_vec(), Some(FileKind::Binary)),
            ("Zoë".into(), None),
            (b"PKW".to_vec(), None),
            (Vec::new(), None),
        ];
        for (bytes, kind) in files {
            assert_eq!(FileKind::of(&bytes), kind, "{bytes:?}");
            assert_eq!(decode("f", bytes).is_ok(), kind.is_none());
        }
        let report = decode("f", b"a\nZo\xeb".to_vec()).unwrap_err();
        assert!(report.message.ends_with("line 2, column 3 is not UTF-8"), "{report}");
    }

    #[test]
    fn texts_are_recognised_by_their_first_line() {
        let texts = [
            ("# c\n\ngridpress = \"0.1.0\"\n", Some(FileKind::Lock)),
            ("title: Sudoku\ncount: 60\n", Some(FileKind::Yaml)),
            ("---\ntitle: x", Some(FileKind::Yaml)),
            ("title: Sudoku\ncount = 60\n", None),
            ("{ \"title\": 1 }", Some(FileKind::Json)),
            ("[\n{", Some(FileKind::Json)),
            ("[[section]]\nid = \"x\"", Some(FileKind::Spec)),
            ("<!DOCTYPE html>", Some(FileKind::Html)),
            ("<?xml version=\"1.0\"?>", Some(FileKind::Xml)),
            ("title = \"x\"", Some(FileKind::Spec)),
            ("Names: Class 4b\nAnna", None),
            ("sep=;", None),
            ("53..7", None),
            ("# mine\n53..7....6..195....98....6.", Some(FileKind::Puzzles)),
            ("", None),
        ];
        for (text, kind) in texts {
            assert_eq!(FileKind::of_text(text), kind, "{text}");
        }
    }
}

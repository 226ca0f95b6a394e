//! Bodies of the fuzz targets: for any bytes, each must end soon and without a panic.

use gridpress::press::{self, BookOrder, Lock, NamedPdf};
use gridpress::{notation, solver};
use gridpress_bookspec::{BookSpec, Files, NoFiles};
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_reader::{PdfFacts, PdfReader};
use lopdf::content::Content;
use lopdf::{Document, Object, Stream, dictionary};
use std::sync::Arc;

/// A function that processes arbitrary bytes.
pub type FuzzBody = fn(&[u8]);

/// The bodies, each with its name.
pub const ALL: [(&str, FuzzBody); 11] = [
    ("spec", spec),
    ("puzzles", puzzles),
    ("lock", lock),
    ("font", font),
    ("picture", picture),
    ("markdown", markdown),
    ("date", date),
    ("pdf", pdf),
    ("words", words),
    ("pdf_font", pdf_font),
    ("markdown_words", markdown_words),
];

/// A section for specs that test something else.
const SECTION: &str = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";

/// A single file, returned for any name.
struct SingleFile<'d>(&'d [u8]);

impl Files for SingleFile<'_> {
    fn read(&self, _: &str) -> Result<Vec<u8>, Text> {
        Ok(self.0.to_vec())
    }
}

fn parse(text: &str, files: &dyn Files) -> Option<BookSpec> {
    match BookSpec::parse(&Source::new("book.toml", text), files) {
        Ok((spec, warnings)) => {
            show(&warnings);
            Some(spec)
        }
        Err(reports) => {
            assert!(!reports.is_empty(), "refused without a word");
            show(&reports);
            None
        }
    }
}

/// Asserts that a report can be displayed without control characters.
fn show(reports: &[Diagnostic]) {
    for report in reports {
        let text = report.render(false);
        assert!(!text.contains('\u{1b}'), "{text:?}");
    }
}

/// Parses a spec, writes it, and compares the result after reading it back.
pub fn spec(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    if let Some(spec) = parse(text, &NoFiles).filter(|spec| !spec.sections.is_empty()) {
        let written = spec.to_toml().to_string();
        let reparsed = parse(&written, &NoFiles).expect("what was written is read");
        assert_eq!(written, reparsed.to_toml().to_string());
    }
}

/// Parses puzzles in any format, writes them, and reads them back.
pub fn puzzles(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for puzzle in notation::parse_each(text, None).puzzles {
        let _ = solver::count_up_to(&puzzle.shape, &puzzle.grid, 2);
        let line = notation::line(&puzzle.grid, &puzzle.shape);
        let read = notation::parse_line_of(&line, puzzle.shape.kind());
        assert_eq!(read.ok(), Some(puzzle.grid));
    }
}

/// Parses a lock and reprints its book.
pub fn lock(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let source = Source::new("book.lock", text);
    match Lock::parse(&source) {
        Ok(lock) => {
            for puzzle in &lock.puzzle {
                let _ = puzzle.puzzle();
            }
            if lock.puzzle.len() < 50 {
                check_failure(press::reprint(&source, &NoFiles, &BookOrder::default()).err());
            }
        }
        Err(failure) => check_failure(Some(failure)),
    }
}

fn check_failure(failure: Option<Failure>) {
    if let Some(failure) = failure {
        assert!(!failure.reports.is_empty(), "refused without a word");
        show(&failure.reports);
    }
}

/// Sets a title in a font.
pub fn font(data: &[u8]) {
    let text = format!(
        "title = \"AVA fi 123\"\nseed = \"1\"\n[type]\ntext = \"own.ttf\"\ndigits = \"own.ttf\"\n{SECTION}"
    );
    if parse(&text, &SingleFile(data)).is_some() {
        let source = Source::new("book.toml", text);
        check_failure(press::book(&source, &SingleFile(data), &BookOrder::default()).err());
    }
}

/// Parses a spec whose cover shows a picture.
pub fn picture(data: &[u8]) {
    let cover = "[cover]\ndesign = \"picture\"\npicture = \"front.png\"\n";
    parse(&format!("{cover}{SECTION}"), &SingleFile(data));
}

/// Lays out a page of Markdown.
pub fn markdown(data: &[u8]) {
    let text = format!("seed = \"1\"\n{SECTION}[[text]]\nfile = \"page.md\"\n");
    if parse(&text, &SingleFile(data)).is_some() {
        let source = Source::new("book.toml", text);
        check_failure(press::book(&source, &SingleFile(data), &BookOrder::default()).err());
    }
}

/// Parses dates of a desk and of a book.
pub fn date(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let value = toml_text(text);
    parse(&format!("date = {value}\n{SECTION}"), &NoFiles);
    parse(&format!("[daily]\nfirst = {value}\nskip = [{value}]\n"), &NoFiles);
    parse(&format!("{SECTION}[numbering]\nfirst = {value}\n"), &NoFiles);
}

/// Reads a PDF like `gridpress verify`.
pub fn pdf(data: &[u8]) {
    let _ = PdfFacts::read(data);
    let Ok(reader) = PdfReader::new(data) else {
        return;
    };
    let _ = reader.hashes();
    let _ = reader.read();
    for page in 0..reader.pages().min(3) {
        let _ = reader.picture(page);
    }
}

/// Reads a part of a font in a PDF, on a page that shows every code of one byte, and many of two. The first byte
/// selects the part and, by its fourth bit, the length of codes.
pub fn pdf_font(data: &[u8]) {
    let Some((part, data)) = data.split_first() else {
        return;
    };
    let mut file = Document::with_version("1.7");
    let stream = |file: &mut Document, key: &str| {
        let stream = Stream::new(dictionary! {}, data.to_vec());
        (key.to_owned(), Object::from(file.add_object(stream)))
    };
    let program = ["FontFile2", "FontFile3"].get(usize::from(part % 8 / 2)).copied();
    let (key, program) = stream(&mut file, program.unwrap_or("FontFile"));
    let mut descriptor = dictionary! { "Type" => "FontDescriptor" };
    descriptor.set(key, program);
    let mut font = dictionary! { "Type" => "Font", "FontDescriptor" => descriptor };
    // A list of numbers and lists, like `W` and `Widths`.
    let numbers = Content::decode(data).map(|content| content.operations).unwrap_or_default();
    let numbers: Vec<Object> = numbers.into_iter().flat_map(|one| one.operands).collect();
    match part % 8 {
        4 => font.set("W", numbers),
        5 => {
            font.set("FirstChar", numbers.first().cloned().unwrap_or(Object::Null));
            font.set("Widths", numbers);
        }
        6 => {
            let (key, map) = stream(&mut file, "ToUnicode");
            font.set(key, map);
        }
        7 => font.set("Encoding", dictionary! { "Type" => "Encoding", "Differences" => numbers }),
        _ => {}
    }
    if part & 8 == 0 {
        font = dictionary! {
            "Type" => "Font", "Encoding" => "Identity-H", "ToUnicode" => font.get(b"ToUnicode").cloned().unwrap_or(Object::Null),
            "DescendantFonts" => vec![font.into()],
        };
    }
    let codes: String = (0..=255).map(|code| format!("{code:02x}")).collect();
    let content = format!(
        "BT /F1 12 Tf 10 500 Td <{codes}> Tj 0 -20 Td <{}> Tj ET",
        codes.replace('0', "00")
    );
    let contents = file.add_object(Stream::new(dictionary! {}, content.into_bytes()));
    let pages = file.new_object_id();
    let page = file.add_object(dictionary! {
        "Type" => "Page", "Parent" => pages, "Contents" => contents,
        "MediaBox" => vec![0.into(), 0.into(), 600.into(), Object::from(600)],
        "Resources" => dictionary! { "Font" => dictionary! { "F1" => font } },
    });
    let kids = vec![page.into()];
    file.set_object(pages, dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => 1 });
    let catalog = file.add_object(dictionary! { "Type" => "Catalog", "Pages" => pages });
    file.trailer.set("Root", catalog);
    let mut bytes = Vec::new();
    if file.save_to(&mut bytes).is_ok() {
        pdf(&bytes);
    }
}

/// Lays out Markdown with long words: each pair of bytes is a character and its number of repetitions.
pub fn markdown_words(data: &[u8]) {
    let word =
        |pair: &[u8]| char::from(pair[0]).to_string().repeat(1 + usize::from(pair[1]).pow(2) / 32);
    let text: String = data.chunks_exact(2).take(100).map(word).collect();
    markdown(text.as_bytes());
}

/// Replaces texts of the program by custom ones.
pub fn words(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let value = toml_text(text);
    let text = format!(
        "seed = \"1\"\n[words]\npuzzle-count = {value}\nanswer-on-page = {value}\n{SECTION}"
    );
    if parse(&text, &NoFiles).is_some() {
        let source = Source::new("book.toml", text);
        check_failure(press::book(&source, &NoFiles, &BookOrder::default()).err());
    }
}

/// Returns a text as a TOML value.
fn toml_text(text: &str) -> String {
    let plain = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => format!("\\U{:08x}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(plain).collect::<String>())
}

/// Makes a book, for targets that read its PDF or lock.
pub fn sample() -> (Vec<u8>, String) {
    let text = format!("seed = \"1\"\n{SECTION}");
    let source: Arc<Source> = Source::new("book.toml", text);
    let book = press::book(&source, &NoFiles, &BookOrder::default()).expect("a book");
    let pdf = NamedPdf { name: "book.pdf", bytes: &book.pdf };
    let lock = Source::new("book.lock", book.lock.as_str());
    let findings = press::verify(&lock, &NoFiles, &[pdf], &|_| ()).expect("a lock");
    assert!(findings.differences.is_empty());
    (book.pdf, book.lock)
}

//! Class lists in Excel workbooks: the visible sheets as text.

use gridpress_press::unzip;
use roxmltree::{Document, Node};
use std::fmt::Write;

/// Maximum size of an unpacked workbook in bytes: far more than a class needs.
const MAX_BYTES: u64 = 16 << 20;
/// Maximum number of columns, and of rows.
const MAX_COLUMNS: usize = 100;
const MAX_ROWS: usize = 10_000;

/// Returns the names of the visible sheets of a workbook, and their texts: a line for each row, with fields in quotation
/// marks between tabs.
///
/// # Errors
/// The reason why the workbook cannot be read.
pub(super) fn sheets(bytes: &[u8]) -> Result<Vec<(String, String)>, String> {
    // A small archive can unpack to gigabytes, so the limit is on the unpacked size.
    let files = unzip(bytes, MAX_BYTES)?;
    let find =
        |name: &str| std::str::from_utf8(&files.iter().find(|(path, _)| path == name)?.1).ok();
    let part = |name: &str| {
        find(name).ok_or_else(|| format!("it is no Excel workbook: it lacks `{name}`"))
    };
    let invalid = |error: roxmltree::Error| format!("it is damaged: {error}");
    let workbook = Document::parse(part("xl/workbook.xml")?).map_err(invalid)?;
    let links = Document::parse(part("xl/_rels/workbook.xml.rels")?).map_err(invalid)?;
    let shared = find("xl/sharedStrings.xml").map(Document::parse).transpose().map_err(invalid)?;
    let shared: Vec<String> = shared
        .iter()
        .flat_map(|shared| shared.descendants().filter(|node| node.has_tag_name("si")).map(text_of))
        .collect();
    let sheets = workbook.descendants().filter(|node| {
        node.has_tag_name("sheet") && node.attribute("state").is_none_or(|state| state == "visible")
    });
    let text = |sheet: Node| {
        let name = sheet.attribute("name").unwrap_or_default().to_owned();
        // The attribute `r:id`; `sheetId` is another number.
        let id = sheet.attributes().find(|attribute| attribute.name() == "id").map(|id| id.value());
        let target = links.descendants().find(|link| id.is_some() && link.attribute("Id") == id);
        let target = target
            .and_then(|link| link.attribute("Target"))
            .ok_or_else(|| format!("its sheet `{name}` is missing"))?;
        let path = target.strip_prefix('/').map_or_else(|| format!("xl/{target}"), str::to_owned);
        let sheet = Document::parse(part(&path)?).map_err(invalid)?;
        let text = text_of_sheet(&sheet, &shared);
        Ok((
            name.clone(),
            text.ok_or_else(|| format!("its sheet `{name}` has more than {MAX_ROWS} rows"))?,
        ))
    };
    let sheets: Vec<(String, String)> = sheets.map(text).collect::<Result<_, String>>()?;
    if sheets.is_empty() { Err("it has no visible sheet".to_owned()) } else { Ok(sheets) }
}

/// Returns the text of a sheet; `None` if it has too many rows.
fn text_of_sheet(sheet: &Document, shared: &[String]) -> Option<String> {
    let mut text = String::new();
    let mut lines = 0;
    for (index, row) in sheet.descendants().filter(|node| node.has_tag_name("row")).enumerate() {
        let number = row.attribute("r").and_then(|number| number.parse().ok()).unwrap_or(index + 1);
        if number > MAX_ROWS {
            return None;
        }
        // Line numbers in messages are row numbers.
        text.extend(std::iter::repeat_n('\n', number.saturating_sub(lines)).skip(1));
        lines = lines.max(number);
        let fields = fields_of(row, shared);
        text += &fields.join("\t");
        text.push('\n');
    }
    Some(text)
}

/// Returns the fields of a row, from its first column.
fn fields_of(row: Node, shared: &[String]) -> Vec<String> {
    let mut fields: Vec<String> = Vec::new();
    for cell in row.children().filter(|node| node.has_tag_name("c")) {
        let column = cell.attribute("r").map_or(fields.len(), column_of);
        // A single cell far to the right would fill its row with thousands of empty fields.
        if !(fields.len()..MAX_COLUMNS).contains(&column) {
            continue;
        }
        fields.resize(column, String::new());
        let value =
            cell.children().find(|node| node.has_tag_name("v")).and_then(|value| value.text());
        let text = match cell.attribute("t") {
            Some("s") => {
                let index = value.and_then(|index| index.trim().parse::<usize>().ok());
                index.and_then(|index| shared.get(index)).cloned().unwrap_or_default()
            }
            Some("inlineStr") => text_of(cell),
            _ => value.unwrap_or_default().to_owned(),
        };
        let mut field = String::new();
        let text = text.replace(['\t', '\r', '\n'], " ").replace('"', "\"\"");
        write!(field, "\"{text}\"").expect("a string takes all text");
        fields.push(field);
    }
    fields
}

/// Returns the text below a node, without the readings that Japanese workbooks add to it.
fn text_of(node: Node) -> String {
    node.descendants()
        .filter(|part| part.has_tag_name("t"))
        .filter(|part| !part.ancestors().any(|above| above.has_tag_name("rPh")))
        .filter_map(|part| part.text())
        .collect()
}

/// Returns the column of a cell such as `AB12`, from 0.
fn column_of(cell: &str) -> usize {
    // Excel has columns up to XFD; four letters cannot overflow.
    cell.bytes()
        .take_while(u8::is_ascii_alphabetic)
        .take(4)
        .fold(0, |number, letter| number * 26 + usize::from(letter.to_ascii_uppercase() - b'A') + 1)
        .saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::sheets;
    use gridpress_press::{NamedFile, zip_archive};

    fn workbook(files: &[(&str, &str)]) -> Vec<u8> {
        let file = |(name, text): &(&str, &str)| NamedFile {
            name: (*name).to_owned(),
            bytes: text.as_bytes().to_vec(),
        };
        zip_archive(&files.iter().map(file).collect::<Vec<_>>())
    }

    const WORKBOOK: (&str, &str) = (
        "xl/workbook.xml",
        r#"<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="old" sheetId="1" state="hidden" r:id="rId9"/>
            <sheet name="7b" sheetId="2" r:id="rId2"/></sheets></workbook>"#,
    );
    const LINKS: (&str, &str) = (
        "xl/_rels/workbook.xml.rels",
        r#"<Relationships xmlns="p"><Relationship Id="rId9" Target="worksheets/sheet1.xml"/>
            <Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>"#,
    );
    const SHEET: (&str, &str) = (
        "xl/worksheets/sheet2.xml",
        r#"<worksheet xmlns="m"><sheetData>
            <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Level</t></is></c></row>
            <row r="4"><c r="B4" t="s"><v>1</v></c><c r="C4"><v>7</v></c></row>
            <row><c t="str"><v>a "b"</v></c></row></sheetData></worksheet>"#,
    );
    const STRINGS: (&str, &str) = (
        "xl/sharedStrings.xml",
        r#"<sst xmlns="m"><si><t>Name</t></si>
            <si><r><t>An</t></r><r><t>na</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si></sst>"#,
    );

    #[test]
    fn rows_are_lines_of_the_visible_sheets() {
        let sheets = sheets(&workbook(&[WORKBOOK, LINKS, SHEET, STRINGS])).unwrap();
        let [(name, text)] = &sheets[..] else { panic!("{sheets:?}") };
        assert_eq!(name, "7b");
        let lines: Vec<&str> = text.lines().collect();
        let expected = ["\"Name\"\t\t\"Level\"", "", "", "\t\"Anna\"\t\"7\"", "\"a \"\"b\"\"\""];
        assert_eq!(lines, expected);
    }

    #[test]
    fn damaged_workbooks_are_refused() {
        let why = |bytes: &[u8]| sheets(bytes).unwrap_err();
        assert!(why(&workbook(&[("content.xml", "<a/>")])).contains("no Excel workbook"));
        let whole = workbook(&[WORKBOOK, LINKS, SHEET]);
        for length in [4, 30, whole.len() / 2, whole.len() - 1] {
            why(&whole[..length]);
        }
        let broken = (SHEET.0, "<worksheet><row>");
        assert!(why(&workbook(&[WORKBOOK, LINKS, broken])).contains("damaged"));
        let far = (SHEET.0, r#"<worksheet><row r="1048576"/></worksheet>"#);
        assert!(why(&workbook(&[WORKBOOK, LINKS, far])).contains("10000 rows"));
    }
}

//! Fonts in the file: their dictionaries, with the text of their codes.

use super::file::{PdfError, PdfFile, compressed};
use super::subset::{EmbeddedFont, EmbeddedFonts, FontProgram};
use gridpress_base::fonts::{Face, Fonts};
use lopdf::{Dictionary, Object, ObjectId, dictionary};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// Descriptor flag: the codes are those of the file's own table, not of standard Latin text.
const SYMBOLIC: i64 = 1 << 2;
/// Descriptor flag: the glyphs are slanted.
const ITALIC: i64 = 1 << 6;

/// Adds the fonts to `file`; returns the dictionary with their names.
pub(super) fn dictionary(
    file: &mut PdfFile,
    embedded: &EmbeddedFonts,
    fonts: &Fonts,
) -> Result<Dictionary, PdfError> {
    let mut names = Dictionary::new();
    for font in embedded.fonts() {
        let entry = entry(file, font, fonts.face(font.face))?;
        names.set(font.name(), file.add_object(entry));
    }
    Ok(names)
}

/// Returns the dictionary of a font: a simple font with one-byte codes, or a composite one with glyph numbers.
fn entry(file: &mut PdfFile, font: &EmbeddedFont, face: &Face) -> Result<Dictionary, PdfError> {
    let coded: BTreeMap<u16, (i64, &str)> =
        (font.shown()).map(|shown| (shown.code, (shown.width, shown.text.as_str()))).collect();
    let (first, last) = match (coded.first_key_value(), coded.last_key_value()) {
        (Some((&first, _)), Some((&last, _))) => (first, last),
        _ => return Err(PdfError(format!("font {} is empty", font.name()))),
    };
    // Codes without a glyph have width 0, since the array must be gapless.
    let widths = (first..=last)
        .map(|code| coded.get(&code).map_or(0, |(width, _)| *width).into())
        .collect::<Vec<Object>>();
    let to_unicode = to_unicode(&coded, font.is_narrow);
    let to_unicode = compressed(Dictionary::new(), to_unicode.as_bytes())?;
    let to_unicode = file.add_object(to_unicode);
    let name = base_name(font, face);
    let descriptor = descriptor(file, font, face, &name)?;
    // One byte per glyph halves the text of pages, and most fonts of a book have few enough glyphs.
    if font.is_narrow {
        return Ok(dictionary! {
            "Type" => "Font",
            "Subtype" => "TrueType",
            "BaseFont" => name,
            "FirstChar" => i64::from(first),
            "LastChar" => i64::from(last),
            "Widths" => widths,
            "FontDescriptor" => descriptor,
            "ToUnicode" => to_unicode,
        });
    }
    let mut part = dictionary! {
        "Type" => "Font",
        "BaseFont" => name.as_str(),
        "CIDSystemInfo" => dictionary! {
            "Registry" => Object::string_literal("Adobe"),
            "Ordering" => Object::string_literal("Identity"),
            "Supplement" => 0,
        },
        "W" => vec![i64::from(first).into(), widths.into()],
        "FontDescriptor" => descriptor,
    };
    match font.program {
        FontProgram::TrueType(_) => {
            part.set("Subtype", "CIDFontType2");
            part.set("CIDToGIDMap", "Identity");
        }
        FontProgram::Cff(_) => part.set("Subtype", "CIDFontType0"),
    }
    Ok(dictionary! {
        "Type" => "Font",
        "Subtype" => "Type0",
        "BaseFont" => name,
        "Encoding" => "Identity-H",
        "DescendantFonts" => vec![part.into()],
        "ToUnicode" => to_unicode,
    })
}

/// Returns the name of a subset font: six capitals derived from its program, and the name of its face.
fn base_name(font: &EmbeddedFont, face: &Face) -> String {
    let (FontProgram::TrueType(bytes) | FontProgram::Cff(bytes)) = &font.program;
    let digest = Sha256::digest(bytes);
    let tag = digest.iter().take(6).map(|byte| char::from(b'A' + byte % 26));
    format!("{}+{}", tag.collect::<String>(), face.postscript_name())
}

/// Adds the descriptor of a font and the font itself to `file`.
fn descriptor(
    file: &mut PdfFile,
    font: &EmbeddedFont,
    face: &Face,
    name: &str,
) -> Result<ObjectId, PdfError> {
    let em = f64::from(face.units_per_em());
    let scaled = |units: i32| (f64::from(units) * 1000.0 / em).round() as i64;
    let [ascent, descent, cap_height] = face.heights().map(scaled);
    let bounds = font.bounds.map(|units| scaled(units.into()).into());
    let (rise, run) = face.caret_slope();
    let slant = f64::from(run).atan2(f64::from(rise)).to_degrees().round() as i64;
    let italic = if slant == 0 { 0 } else { ITALIC };
    // Fonts do not state their stem width; this is typical for the weight.
    let stem = 50 + (f64::from(face.weight()) / 65.0).powi(2).round() as i64;
    let (key, program) = match &font.program {
        FontProgram::TrueType(bytes) => {
            ("FontFile2", compressed(dictionary! { "Length1" => bytes.len() as i64 }, bytes)?)
        }
        FontProgram::Cff(bytes) => {
            ("FontFile3", compressed(dictionary! { "Subtype" => "CIDFontType0C" }, bytes)?)
        }
    };
    let descriptor = dictionary! {
        "Type" => "FontDescriptor",
        "FontName" => name,
        // A font whose codes are its own must not claim the standard Latin set, or readers apply their encoding to it.
        "Flags" => SYMBOLIC | italic,
        "FontBBox" => bounds.to_vec(),
        "ItalicAngle" => -slant,
        "Ascent" => ascent,
        "Descent" => descent,
        "CapHeight" => cap_height,
        "StemV" => stem,
        key => file.add_object(program),
    };
    Ok(file.add_object(descriptor))
}

/// Returns the map from codes to Unicode. Codes have one byte if `narrow`, and otherwise two.
fn to_unicode(coded: &BTreeMap<u16, (i64, &str)>, narrow: bool) -> String {
    let digits = if narrow { 2 } else { 4 };
    let lines: Vec<String> = coded
        .iter()
        .filter(|(_, (_, text))| !text.is_empty())
        .map(|(code, (_, text))| {
            let units = text.encode_utf16().map(|unit| format!("{unit:04X}"));
            format!("<{code:0digits$X}> <{}>\n", units.collect::<String>())
        })
        .collect();
    let block = |lines: &[String]| {
        let count = lines.len();
        format!("{count} beginbfchar\n{}endbfchar\n", lines.concat())
    };
    // The largest size of a block.
    let blocks: String = lines.chunks(100).map(block).collect();
    let (first, last) = ("0".repeat(digits), "F".repeat(digits));
    format!(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
         /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n\
         /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n\
         1 begincodespacerange\n<{first}> <{last}>\nendcodespacerange\n{blocks}endcmap\n\
         CMapName currentdict /CMap defineresource pop\nend\nend\n"
    )
}

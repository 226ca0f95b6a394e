//! Map of a font from its codes to text.

use super::budget::{Budget, Result};
use lopdf::content::Content;
use lopdf::{Object, Stream};
use std::collections::BTreeMap;

/// The largest size of an unpacked map, in bytes. A map with one line for each two-byte code is smaller.
const MAX_BYTES: usize = 2 << 20;

/// The text of each code of a font, from its `ToUnicode` stream.
pub(super) struct ToUnicode(BTreeMap<u16, Vec<u16>>);

impl ToUnicode {
    /// Reads the map of a font whose codes have `bytes` bytes each. Codes of another length are skipped.
    ///
    /// # Errors
    /// [`ReadError`] if the map is damaged, or takes more work than `budget` allows.
    pub(super) fn read(stream: &Stream, bytes: usize, budget: &Budget) -> Result<ToUnicode> {
        // A map is written in the syntax of content streams.
        let content = Content::decode(&budget.drawing(stream, MAX_BYTES)?)?;
        let mut texts = BTreeMap::new();
        let code = |object: &Object| {
            let code = object.as_str().ok().filter(|code| code.len() == bytes)?;
            Some(code.iter().fold(0, |code, &byte| code << 8 | u16::from(byte)))
        };
        for operation in &content.operations {
            let operands = operation.operands.as_slice();
            match operation.operator.as_str() {
                "endbfchar" => {
                    budget.codes(operands.len() / 2)?;
                    let pairs = operands.chunks_exact(2);
                    texts.extend(pairs.filter_map(|pair| Some((code(&pair[0])?, units(&pair[1])))));
                }
                "endbfrange" => {
                    for range in operands.chunks_exact(3) {
                        let (Some(first), Some(last)) = (code(&range[0]), code(&range[1])) else {
                            continue;
                        };
                        let codes = first..=last;
                        budget.codes(codes.len())?;
                        match &range[2] {
                            Object::Array(each) => texts.extend(codes.zip(each.iter().map(units))),
                            text => texts.extend(codes.zip(successors(units(text)))),
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(ToUnicode(texts))
    }

    /// Returns the text of a code; the replacement character if it has none.
    pub(super) fn text(&self, code: u16) -> String {
        match self.0.get(&code) {
            Some(units) => String::from_utf16_lossy(units),
            None => char::REPLACEMENT_CHARACTER.to_string(),
        }
    }
}

/// Returns the UTF-16 code units of a string.
fn units(text: &Object) -> Vec<u16> {
    let bytes = text.as_str().unwrap_or_default();
    bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect()
}

/// Returns `first` and its successors, each with the last unit one higher.
fn successors(first: Vec<u16>) -> impl Iterator<Item = Vec<u16>> {
    std::iter::successors(Some(first), |units| {
        let mut next = units.clone();
        if let Some(last) = next.last_mut() {
            // The standard forbids ranges that would carry into the unit before.
            *last = last.wrapping_add(1);
        }
        Some(next)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::dictionary;

    fn read(blocks: &str, bytes: usize) -> Result<ToUnicode> {
        let text = format!(
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapType 2 def\n\
             1 begincodespacerange\n<00> <FF>\nendcodespacerange\n{blocks}endcmap\nend\nend\n"
        );
        let stream = Stream::new(dictionary! {}, text.into_bytes());
        ToUnicode::read(&stream, bytes, &Budget::of(0))
    }

    #[test]
    fn maps_codes_to_text() {
        let map = read(
            "2 beginbfchar\n<01> <0041>\n<02> <00660069>\nendbfchar\n\
             2 beginbfrange\n<10> <12> <0061>\n<20> <22> [<0031> <0032>]\nendbfrange\n",
            1,
        )
        .unwrap();
        for (code, text) in [
            (0x01, "A"),
            (0x02, "fi"),
            (0x10, "a"),
            (0x12, "c"),
            (0x21, "2"),
            (0x22, "\u{fffd}"),
            (0x03, "\u{fffd}"),
        ] {
            assert_eq!(map.text(code), text, "{code}");
        }
    }

    #[test]
    fn accepts_codes_without_text_and_of_other_lengths() {
        let map = read("1 beginbfchar\n<01> <>\n<0002> <0041>\n<3> endbfchar\n", 1).unwrap();
        assert_eq!(map.text(1), "");
        assert_eq!(map.text(2), "\u{fffd}");
    }

    #[test]
    fn accepts_wide_ranges_but_not_many_of_them() {
        let map = read("1 beginbfrange\n<0000> <FFFF> <0041>\nendbfrange\n", 2).unwrap();
        assert_eq!((map.text(0).as_str(), map.text(2).as_str()), ("A", "C"));
        let ranges = "<0000> <FFFF> <0041>\n".repeat(100);
        let error = read(&format!("100 beginbfrange\n{ranges}endbfrange\n"), 2).err();
        assert!(error.unwrap().to_string().contains("far more"));
        let wide = read("1 beginbfrange\n<00000000> <FFFFFFFF> <0041>\nendbfrange\n", 2);
        assert_eq!(wide.unwrap().text(0), "\u{fffd}");
    }
}

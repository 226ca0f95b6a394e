//! TrueType files as PDF has them: the tables that draw glyphs, and none that name them.

/// What PDF readers use of a TrueType font.
const TABLES: [&[u8; 4]; 9] = [
    b"cvt ", b"fpgm", b"glyf", b"head", b"hhea", b"hmtx", b"loca", b"maxp", b"prep",
];
/// From the sum of all words of a font to what its header says of it.
const MAGIC: u32 = 0xB1B0_AFBA;

/// The font without other tables, and with this `cmap`; `None` when it is damaged.
pub(super) fn pruned(font: &[u8], cmap: Option<Vec<u8>>) -> Option<Vec<u8>> {
    let count = usize::from(u16::from_be_bytes(font.get(4..6)?.try_into().ok()?));
    let mut tables: Vec<([u8; 4], Vec<u8>)> = Vec::new();
    for record in font.get(12..12 + 16 * count)?.chunks_exact(16) {
        let tag: [u8; 4] = record[..4].try_into().ok()?;
        let number = |at: usize| Some(u32::from_be_bytes(record[at..at + 4].try_into().ok()?));
        let (start, length) = (number(8)? as usize, number(12)? as usize);
        if TABLES.contains(&&tag) {
            tables.push((tag, font.get(start..start.checked_add(length)?)?.to_vec()));
        }
    }
    tables.extend(cmap.map(|cmap| (*b"cmap", cmap)));
    tables.sort();
    if let Some((_, head)) = tables.iter_mut().find(|(tag, _)| tag == b"head") {
        head.get_mut(8..12)?.fill(0);
    }
    Some(written(font.get(..4)?, &tables))
}

fn written(version: &[u8], tables: &[([u8; 4], Vec<u8>)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let log = count.max(1).ilog2() as u16;
    let range = 16 << log;
    let mut font = version.to_vec();
    for number in [count, range, log, count * 16 - range] {
        font.extend(number.to_be_bytes());
    }
    let mut start = 12 + 16 * tables.len();
    let mut head = None;
    for (tag, table) in tables {
        font.extend(tag);
        for number in [sum(table), start as u32, table.len() as u32] {
            font.extend(number.to_be_bytes());
        }
        if tag == b"head" {
            head = Some(start + 8);
        }
        start += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        font.extend(table);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    if let Some(at) = head {
        let adjustment = MAGIC.wrapping_sub(sum(&font));
        font[at..at + 4].copy_from_slice(&adjustment.to_be_bytes());
    }
    font
}

/// The sum of the words of `bytes`.
fn sum(bytes: &[u8]) -> u32 {
    let word = |chunk: &[u8]| {
        let mut word = [0; 4];
        word[..chunk.len()].copy_from_slice(chunk);
        u32::from_be_bytes(word)
    };
    bytes
        .chunks(4)
        .fold(0, |sum, chunk| sum.wrapping_add(word(chunk)))
}

/// A `cmap` of one table, from codes of a byte to glyphs; `glyphs` are those of the codes from `first` on.
pub(super) fn cmap(first: u8, glyphs: &[u16]) -> Vec<u8> {
    // One table, of platform 1 (Macintosh) and encoding 0 (Roman), 12 bytes in; its format is 6.
    let length = 10 + 2 * glyphs.len() as u16;
    let head = [0, 1, 1, 0, 0, 12];
    let table = [6, length, 0, u16::from(first), glyphs.len() as u16];
    let numbers = head.iter().chain(&table).chain(glyphs);
    numbers.flat_map(|number| number.to_be_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_keep_what_draws_and_sum_up_to_the_magic_number() {
        let font = include_bytes!("../../../fonts/source-sans-3/SourceSans3-Regular.ttf");
        let pruned = pruned(font, Some(cmap(49, &[7, 0, 9]))).unwrap();
        assert_eq!(sum(&pruned), MAGIC);
        use skrifa::raw::TableProvider;
        let [old, new] = [&font[..], &pruned].map(|font| skrifa::FontRef::new(font).unwrap());
        assert_eq!(
            new.maxp().unwrap().num_glyphs(),
            old.maxp().unwrap().num_glyphs()
        );
        assert!(new.name().is_err() && new.post().is_err());
        let records = new.cmap().unwrap();
        let table = records.encoding_records()[0]
            .subtable(records.offset_data())
            .unwrap();
        let glyph = |code: u32| table.map_codepoint(code).map(|glyph| glyph.to_u32());
        assert_eq!(
            [49, 50, 51, 52].map(glyph),
            [Some(7), Some(0), Some(9), None]
        );
        assert!(super::pruned(&font[..40], None).is_none());
    }
}

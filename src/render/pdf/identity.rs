//! The identifier of a file: a hash of all its bytes, of which the identifier itself is left out. Whoever has the file can
//! tell by it that this program wrote the file, and that nobody has changed it since.

use gridpress_base::hash::sha256;

/// Stands where the identifier will, until the file is whole. As long as an identifier.
pub(super) const BLANK: &str = "gridpress names the file by hash";
/// What stands before the identifier in the trailer.
const ENTRY: &[u8] = b"/ID[(";

/// Puts the identifier into a whole file wherever it is left blank.
pub(super) fn identify(file: &mut [u8]) {
    let id = identifier(file);
    replace(file, BLANK.as_bytes(), id.as_bytes());
}

/// Whether this program wrote `file`, and nobody has changed it since.
pub fn is_untouched(file: &[u8]) -> bool {
    let Some(id) = written(file).map(<[u8]>::to_vec) else {
        return false;
    };
    let mut blank = file.to_vec();
    replace(&mut blank, &id, BLANK.as_bytes());
    identifier(&blank).as_bytes() == id
}

/// The identifier of a file in which it is left blank, in hexadecimal.
fn identifier(blank: &[u8]) -> String {
    let mut id = sha256(blank);
    id.truncate(BLANK.len());
    id
}

/// The identifier that the trailer of `file` has.
fn written(file: &[u8]) -> Option<&[u8]> {
    let entry = file.windows(ENTRY.len()).rposition(|at| at == ENTRY)?;
    file[entry + ENTRY.len()..].get(..BLANK.len())
}

/// Replaces each text `old` by `new`, which is as long.
fn replace(bytes: &mut [u8], old: &[u8], new: &[u8]) {
    let mut at = 0;
    while let Some(next) = bytes[at..].windows(old.len()).position(|text| text == old) {
        at += next;
        bytes[at..at + new.len()].copy_from_slice(new);
        at += new.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_untouched_until_a_byte_changes() {
        let mut file = format!("%PDF\nuuid:{BLANK}\n/ID[({BLANK})({BLANK})]\n%%EOF\n").into_bytes();
        identify(&mut file);
        assert!(is_untouched(&file));
        for at in 0..file.len() {
            let mut changed = file.clone();
            changed[at] ^= 1;
            assert!(!is_untouched(&changed), "byte {at}");
        }
        assert!(!is_untouched(&[&file[..], b"\n"].concat()));
        assert!(!is_untouched(b"%PDF-1.4 of another program"));
        assert!(!is_untouched(b""));
    }
}

//! Hashes of files, as stored in the lock, and of other permanent data.

use sha2::{Digest, Sha256};

/// Returns the SHA-256 of `bytes` in hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Returns bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the SHA-256 of named fields: of a purpose, which separates hashes of different things, and of every name and
/// value, each preceded by its length. Everything printed or stored is hashed this way, never from `{:?}` or a message.
pub fn of_fields(purpose: &str, fields: &[(&str, &str)]) -> [u8; 32] {
    let mut hash = Sha256::new();
    let mut add = |text: &str| {
        // Without lengths, `ab` and `c` would hash like `a` and `bc`.
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text.as_bytes());
    };
    add(purpose);
    for (name, value) in fields {
        add(name);
        add(value);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_boundaries_matter() {
        let base = of_fields("a", &[("b", "c"), ("d", "e")]);
        for other in [
            of_fields("ab", &[("", "c"), ("d", "e")]),
            of_fields("a", &[("bc", ""), ("d", "e")]),
            of_fields("a", &[("b", "cd"), ("", "e")]),
            of_fields("a", &[("d", "e"), ("b", "c")]),
            of_fields("a", &[("b", "c")]),
        ] {
            assert_ne!(base, other);
        }
    }
}

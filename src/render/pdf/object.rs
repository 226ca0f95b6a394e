//! Objects as they stand in files: with no space that nobody needs.

use lopdf::{Dictionary, Object, StringFormat};

/// What parts words in a PDF file without a space.
const DELIMITERS: &[u8] = b"()<>[]{}/%";

/// Adds an object to a file's bytes.
pub(super) fn put(object: &Object, bytes: &mut Vec<u8>) {
    match object {
        Object::Null => word("null", bytes),
        Object::Boolean(value) => word(&value.to_string(), bytes),
        Object::Integer(value) => word(&value.to_string(), bytes),
        Object::Real(value) => word(&value.to_string(), bytes),
        Object::Name(name) => put_name(name, bytes),
        Object::String(text, StringFormat::Literal) => literal(text, bytes),
        Object::String(text, StringFormat::Hexadecimal) => {
            let digits: String = text.iter().map(|byte| format!("{byte:02X}")).collect();
            bytes.extend(format!("<{digits}>").bytes());
        }
        Object::Array(items) => {
            bytes.push(b'[');
            items.iter().for_each(|item| put(item, bytes));
            bytes.push(b']');
        }
        Object::Dictionary(dictionary) => put_dictionary(dictionary, bytes),
        Object::Stream(stream) => {
            put_dictionary(&stream.dict, bytes);
            bytes.extend(b"stream\n");
            bytes.extend(&stream.content);
            bytes.extend(b"\nendstream");
        }
        Object::Reference((number, generation)) => {
            word(&format!("{number} {generation} R"), bytes);
        }
    }
}

fn put_dictionary(dictionary: &Dictionary, bytes: &mut Vec<u8>) {
    bytes.extend(b"<<");
    for (key, value) in dictionary {
        put_name(key, bytes);
        put(value, bytes);
    }
    bytes.extend(b">>");
}

/// Adds a word, with a space before it where it would run into the last one.
fn word(word: &str, bytes: &mut Vec<u8>) {
    let is_apart =
        (bytes.last()).is_none_or(|last| last.is_ascii_whitespace() || DELIMITERS.contains(last));
    if !is_apart {
        bytes.push(b' ');
    }
    bytes.extend(word.bytes());
}

fn put_name(name: &[u8], bytes: &mut Vec<u8>) {
    bytes.push(b'/');
    for byte in name {
        if byte.is_ascii_graphic() && !DELIMITERS.contains(byte) && *byte != b'#' {
            bytes.push(*byte);
        } else {
            bytes.extend(format!("#{byte:02X}").bytes());
        }
    }
}

fn literal(text: &[u8], bytes: &mut Vec<u8>) {
    bytes.push(b'(');
    for byte in text {
        match byte {
            b'(' | b')' | b'\\' => bytes.extend([b'\\', *byte]),
            // Readers take bare ends of lines for other ones.
            b'\r' => bytes.extend(b"\\r"),
            _ => bytes.push(*byte),
        }
    }
    bytes.push(b')');
}

/// A text as PDF strings have it: ASCII as it is, all else as UTF-16.
pub(super) fn text_string(text: &str) -> Object {
    if text.is_ascii() {
        return Object::string_literal(text);
    }
    let units = text.encode_utf16().flat_map(u16::to_be_bytes);
    Object::String([0xFE, 0xFF].into_iter().chain(units).collect(), StringFormat::Hexadecimal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::dictionary;

    #[test]
    fn objects_are_written_short_and_read_back() {
        let object: Object = dictionary! {
            "A" => vec![1.into(), Object::Real(-2.5), Object::Null, "N a#".into(), true.into(), (7, 0).into()],
            "B c" => dictionary! {},
            "S" => Object::string_literal("a(b)\\\r)"),
            "H" => Object::String(vec![0xFE, 9], StringFormat::Hexadecimal),
        }
        .into();
        let mut bytes = Vec::new();
        put(&object, &mut bytes);
        assert_eq!(
            String::from_utf8(bytes.clone()).unwrap(),
            "<</A[1 -2.5 null/N#20a#23 true 7 0 R]/B#20c<<>>/S(a\\(b\\)\\\\\\r\\))/H<FE09>>>"
        );
        let file = [&b"x Do "[..], &bytes, b" y"].concat();
        let content = lopdf::content::Content::decode(&file);
        assert!(content.is_ok());
    }
}

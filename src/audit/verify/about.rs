//! What a file says of itself, compared with the one made again.

use crate::lock::VERSION;
use crate::reader::{About, ReadError, Reader};
use std::collections::BTreeSet;

/// The differences of what `file` says of itself from what `made` says, and what it holds beside its pages: a line for each.
/// The file may name the program in either of `versions`.
pub(super) fn differences(
    file: &Reader,
    made: &Reader,
    versions: [&str; 2],
) -> Result<Vec<String>, ReadError> {
    let (own, should) = (file.about()?, made.about()?);
    let mut lines = information(&own, &should, versions);
    lines.extend(packet(&own, &should, versions));
    if own.language != should.language {
        lines.push("has another `Lang`: the language of its text".to_owned());
    }
    let layers = file.layers();
    match layers.revisions {
        0 => {}
        1 => lines.push("holds an earlier revision of itself".to_owned()),
        many => lines.push(format!("holds {many} earlier revisions of itself")),
    }
    if layers.behind > 0 {
        lines.push(format!("has {} bytes behind its end", layers.behind));
    }
    if own.orphans > should.orphans {
        let more = own.orphans - should.orphans;
        lines.push(format!("has objects that no page shows: {more}"));
    }
    Ok(lines)
}

/// The text with the name of this version of the program, in other versions.
fn spellings(text: &str, versions: [&str; 2]) -> [String; 2] {
    let own = format!("gridpress {VERSION}");
    versions.map(|version| text.replace(&own, &format!("gridpress {version}")))
}

fn information(own: &About, should: &About, versions: [&str; 2]) -> Vec<String> {
    let keys: BTreeSet<&String> = own.info.keys().chain(should.info.keys()).collect();
    let is_same = |key: &str| match (own.info.get(key), should.info.get(key)) {
        (Some(own), Some(should)) if own != should => {
            let (own, should) = (String::from_utf8_lossy(own), String::from_utf8_lossy(should));
            spellings(&should, versions).contains(&own.into_owned())
        }
        (own, should) => own == should,
    };
    let others = keys.into_iter().filter(|key| !is_same(key));
    others.map(|key| format!("has another `{}` in its information", key.escape_debug())).collect()
}

/// The first line of the XMP packet that only one of both has. Identifiers differ with the bytes of the file.
fn packet(own: &About, should: &About, versions: [&str; 2]) -> Option<String> {
    let lines = |about: &About| -> Vec<String> {
        let lines = about.packet.iter();
        lines.filter(|line| !line.contains("uuid:")).cloned().collect()
    };
    let (own, should) = (lines(own), lines(should));
    let is_same =
        |own: &String, should: &String| own == should || spellings(should, versions).contains(own);
    let is_in = |line: &String, lines: &[String], swap: bool| {
        lines.iter().any(|other| match swap {
            true => is_same(other, line),
            false => is_same(line, other),
        })
    };
    let extra = own.iter().find(|line| !is_in(line, &should, false));
    let missing = should.iter().find(|line| !is_in(line, &own, true));
    match extra.or(missing) {
        None => (own.len() != should.len()).then(|| "has XMP that repeats itself".to_owned()),
        Some(_) if own.is_empty() => Some("has no XMP".to_owned()),
        Some(_) if should.is_empty() => Some("has XMP, and should have none".to_owned()),
        Some(line) => {
            let name = line.trim_start_matches('<');
            let end = name.find(['>', ' ', '/']).unwrap_or(name.len());
            let name = name[..end].escape_debug();
            Some(format!("has another `{name}` in its XMP"))
        }
    }
}

//! Files of the author that the page adds next to the spec: texts, pictures and fonts.
//!
//! New files go to a folder of their kind, such as `pictures`, and never replace another file.

use crate::project::{ProjectFolder, RequestError, text_in, version};
use gridpress_base::fonts::Face;
use gridpress_base::images;
use gridpress_bookspec::markdown::editable;
use gridpress_bookspec::{BookSpec, NoFiles, path_in_folder};
use gridpress_ground::images::Image;
use gridpress_ground::units::{Length, Size};
use gridpress_messages::diag::Source;
use gridpress_messages::file_kind;
use gridpress_messages::text;
use gridpress_messages::{Text, Words};
use gridpress_press::PriorVolume;
use serde_json::{Value, json};
use std::sync::Arc;

/// The maximum number of characters in the name of a new file, without its ending.
const MAX_NAME: usize = 60;
/// The maximum number of files with the same name but for their number.
const MAX_SAME_NAMES: usize = 1_000;
/// The resolution that printers require of pictures, in pixels per inch.
const PRINT_RESOLUTION: u32 = 300;

/// The kind of a file, by its content.
enum OwnFile {
    /// A picture of pixels.
    Picture(Image),
    /// A drawing, in SVG.
    Drawing,
    /// A face of a font.
    Font(Box<Face>),
}

impl OwnFile {
    /// Returns the kind of a file with the given name and content.
    ///
    /// # Errors
    /// The reason why it cannot be used.
    fn of(name: &str, bytes: &[u8]) -> Result<OwnFile, Text> {
        if bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"\xff\xd8") {
            return Ok(OwnFile::Picture(images::read_in_colour(bytes)?));
        }
        if [&b"\0\x01\0\0"[..], b"OTTO", b"true"].iter().any(|head| bytes.starts_with(head)) {
            let face = Face::new(name, Arc::new(bytes.to_vec()));
            return face
                .map(|face| OwnFile::Font(Box::new(face)))
                .map_err(|error| error.to_string().into());
        }
        if name.to_lowercase().ends_with(".svg") {
            images::read_symbol(bytes)?;
            return Ok(OwnFile::Drawing);
        }
        Err(text!("neither-picture-nor-font"))
    }

    /// Returns the folder for files of this kind, and the ending of their names.
    fn place(&self, bytes: &[u8]) -> (&'static str, &'static str) {
        match self {
            OwnFile::Picture(_) if bytes.starts_with(b"\x89PNG") => ("pictures", "png"),
            OwnFile::Picture(_) => ("pictures", "jpg"),
            OwnFile::Drawing => ("pictures", "svg"),
            OwnFile::Font(_) if bytes.starts_with(b"OTTO") => ("fonts", "otf"),
            OwnFile::Font(_) => ("fonts", "ttf"),
        }
    }

    /// Returns the facts about the file for the page.
    fn facts(&self, folder: &dyn ProjectFolder, words: &Words) -> Value {
        match self {
            OwnFile::Picture(image) => picture_facts(image, folder),
            OwnFile::Drawing => json!({ "kind": "drawing" }),
            OwnFile::Font(face) => json!({
                "kind": "font",
                "family": face.family(),
                "forbidden": face.forbids_embedding().map(|ban| Text::from(ban).in_page(words)),
            }),
        }
    }
}

/// Stores a file that the author has chosen, and returns its path and the facts about it. A file with the same content
/// is used again.
///
/// # Errors
/// If the file cannot be used or stored.
pub fn store(
    folder: &dyn ProjectFolder,
    name: &str,
    bytes: Vec<u8>,
    words: &Words,
) -> Result<Value, RequestError> {
    let kind = OwnFile::of(name, &bytes)
        .map_err(|why| RequestError::Invalid(text!("unusable-file", file = name, why)))?;
    let (directory, ending) = kind.place(&bytes);
    let facts = kind.facts(folder, words);
    let path = place_new(folder, directory, name, ending, bytes)?;
    Ok(json!({ "path": path, "facts": facts }))
}

/// Writes a new file to `directory`, under a name like `name`, and returns its path.
pub(crate) fn place_new(
    folder: &dyn ProjectFolder,
    directory: &str,
    name: &str,
    ending: &str,
    bytes: Vec<u8>,
) -> Result<String, RequestError> {
    let stem = safe_stem(name);
    for number in 1..=MAX_SAME_NAMES {
        let path = match number {
            1 => format!("{directory}/{stem}.{ending}"),
            _ => format!("{directory}/{stem}-{number}.{ending}"),
        };
        match folder.files().read(&path) {
            Ok(existing) if existing == bytes => return Ok(path),
            Ok(_) => {}
            Err(_) => {
                return folder.write_file(&path, bytes).map(|()| path).map_err(RequestError::from);
            }
        }
    }
    Err(RequestError::Failed(text!("too-many-files", name = format!("{directory}/{stem}"))))
}

/// Returns the name of a file without folders and endings, with hyphens in place of characters that are not letters or
/// digits.
fn safe_stem(name: &str) -> String {
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let words = stem.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let joined: String = words.collect::<Vec<_>>().join("-").chars().take(MAX_NAME).collect();
    if joined.is_empty() { "file".to_owned() } else { joined }
}

/// Returns the size of a picture, and its resolution on the front of the cover and as wide as the text block.
fn picture_facts(image: &Image, folder: &dyn ProjectFolder) -> Value {
    let mut facts = json!({ "kind": "picture", "pixels": [image.width, image.height] });
    if let Some(spec) = readable_spec(folder) {
        let page = &spec.page;
        let front =
            Size { width: page.trim.width + page.bleed, height: page.trim.height + page.bleed * 2 };
        facts["cover"] = json!({
            "resolution": covering_resolution(image, front),
            "needed": [pixels_for(front.width), pixels_for(front.height)],
        });
        // A picture that is too coarse for the width of the text is printed smaller.
        let resolution = image.resolution(spec.text_room());
        let part = resolution * 100 / PRINT_RESOLUTION as i32;
        facts["page"] = json!({ "resolution": resolution, "part": part.clamp(10, 100) });
    }
    facts["required"] = PRINT_RESOLUTION.into();
    facts
}

/// Returns the spec, or only its page if other tables have mistakes.
fn readable_spec(folder: &dyn ProjectFolder) -> Option<BookSpec> {
    let source = folder.source().ok()?;
    if let Ok((spec, _)) = BookSpec::parse(&source, folder.files()) {
        return Some(spec);
    }
    let table: toml::Table = source.text.parse().ok()?;
    let page = table.into_iter().filter(|(key, _)| key == "page").collect::<toml::Table>();
    let text = format!("{page}\n[[section]]\nid = 'any'\nlevel = 'easy'\ncount = 1\n");
    BookSpec::parse(&Source::new("page", text), &NoFiles).ok().map(|(spec, _)| spec)
}

/// Returns the resolution in pixels per inch of a picture that covers `room`.
fn covering_resolution(image: &Image, room: Size) -> u32 {
    let of = |pixels: u32, length: Length| (f64::from(pixels) / (length.to_pt() / 72.0)) as u32;
    of(image.width, room.width).min(of(image.height, room.height))
}

/// Returns the number of pixels that a length needs in print.
fn pixels_for(length: Length) -> u32 {
    (length.to_pt() / 72.0 * f64::from(PRINT_RESOLUTION)).ceil() as u32
}

/// Returns the paths of the pictures that the spec and its texts name; none if they have mistakes.
pub fn pictures(folder: &dyn ProjectFolder) -> Value {
    let volume = folder.source().and_then(|source| PriorVolume::read(&source, folder.files()));
    let files = volume.map(|volume| volume.files).unwrap_or_default();
    files.into_keys().filter(|path| picture_kind(path).is_some()).collect()
}

/// Returns the media type of a picture of pixels, by its name.
fn picture_kind(path: &str) -> Option<&'static str> {
    match path.rsplit_once('.')?.1.to_lowercase().as_str() {
        "png" => Some("image/png"),
        "jpg" | "jpeg" => Some("image/jpeg"),
        _ => None,
    }
}

/// Returns a picture of pixels in the folder, and its media type.
pub fn picture(folder: &dyn ProjectFolder, path: &str) -> Option<(&'static str, Vec<u8>)> {
    let path = path_in_folder(path)?;
    Some((picture_kind(&path)?, folder.files().read(&path).ok()?))
}

/// Returns the text of a page of the author, with its version, and its blocks, for an editor.
///
/// # Errors
/// If the spec names no such text, or it cannot be read.
pub fn text(folder: &dyn ProjectFolder, path: &str) -> Result<Value, RequestError> {
    check_is_text(folder, path)?;
    let text = read_text(folder, path)?;
    let (blocks, rest) = editable(&text);
    let blocks = blocks
        .into_iter()
        .map(|block| json!({ "gap": block.gap, "source": block.source, "content": block.content }))
        .collect::<Value>();
    let version = version(&text);
    Ok(json!({ "path": path, "version": version, "text": text, "blocks": blocks, "rest": rest }))
}

/// Replaces the text of a page of the author, as a request asks for with its path, the version that it replaces, and the
/// new text. Returns the new version.
///
/// # Errors
/// If the spec names no such text, it was changed elsewhere, or it cannot be written.
pub fn write_text(folder: &dyn ProjectFolder, request: &Value) -> Result<Value, RequestError> {
    let (path, text) = (text_in(request, "path")?, text_in(request, "text")?);
    check_is_text(folder, path)?;
    let existing = read_text(folder, path)?;
    if version(&existing) != text_in(request, "version")? {
        return Err(RequestError::Conflict(text!("changed-elsewhere", file = path)));
    }
    if existing != text {
        folder.write_file(path, text.as_bytes().to_vec())?;
    }
    Ok(json!({ "version": version(text) }))
}

/// Writes a new text, as a request asks for with its name and text, and returns its path. The spec does not name it yet.
///
/// # Errors
/// If it cannot be written.
pub fn new_text(folder: &dyn ProjectFolder, request: &Value) -> Result<Value, RequestError> {
    let (name, text) = (text_in(request, "name")?, text_in(request, "text")?);
    // The name has no ending that could be removed.
    let path = place_new(folder, "texts", &format!("{name}.md"), "md", text.as_bytes().to_vec())?;
    Ok(json!({ "path": path }))
}

/// Returns an error unless the spec names `path` as a page of text: other files cannot be read or changed.
fn check_is_text(folder: &dyn ProjectFolder, path: &str) -> Result<(), RequestError> {
    let table: toml::Table = folder.source()?.text.parse().unwrap_or_default();
    let texts = table.get("text").and_then(toml::Value::as_array).into_iter().flatten();
    let mut files = texts.filter_map(|text| text.get("file").and_then(toml::Value::as_str));
    if folder.is_begun() && files.any(|file| file == path) {
        return Ok(());
    }
    Err(RequestError::Invalid(text!("no-such-text", path)))
}

fn read_text(folder: &dyn ProjectFolder, path: &str) -> Result<String, RequestError> {
    let bytes = folder
        .files()
        .read(path)
        .map_err(|why| RequestError::Invalid(text!("cannot-read", path, why)))?;
    file_kind::decode(path, bytes).map_err(|report| RequestError::Invalid(report.in_words()))
}

#[cfg(test)]
mod tests {
    use super::safe_stem;

    #[test]
    fn names_of_new_files_are_harmless() {
        for (name, stem) in [
            ("Owl.png", "Owl"),
            ("my owl (2).final.jpg", "my-owl-2-final"),
            ("../../etc/passwd", "passwd"),
            ("C:\\pictures\\Eule.jpg", "Eule"),
            (".hidden", "file"),
            ("Überschrift.ttf", "Überschrift"),
            ("", "file"),
        ] {
            assert_eq!(safe_stem(name), stem, "{name}");
        }
    }
}

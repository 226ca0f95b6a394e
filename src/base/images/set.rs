//! Pictures that stand in cells in place of digits.

use super::Image;
use std::cmp::Ordering;
use std::sync::Arc;

/// How black a picture is where a solver puts it, in percent: a given is as black as it was drawn.
const LIGHTER: u8 = 60;

/// Pictures in place of digits: the first stands for 1.
#[derive(Clone, Debug)]
pub struct PictureSet(Arc<[Arc<SymbolPicture>]>);

/// A picture that stands in cells.
#[derive(Debug)]
pub struct SymbolPicture {
    /// What texts call it.
    pub name: String,
    /// Its file, as the spec spells it.
    pub file: String,
    /// The SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// What is printed as a given.
    pub given: Arc<Image>,
    /// What is printed where a solver puts it.
    pub filled: Arc<Image>,
}

impl SymbolPicture {
    /// A picture from a file.
    pub fn new(file: &str, sha256: String, image: Image) -> SymbolPicture {
        SymbolPicture {
            name: name_of(file),
            file: file.to_owned(),
            sha256,
            filled: Arc::new(image.lighter(LIGHTER)),
            given: Arc::new(image),
        }
    }
}

/// What a file shows, going by its name: `birds/red_robin.svg` is a red robin.
fn name_of(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let words: Vec<&str> = stem.split(['_', '-', ' ']).filter(|word| !word.is_empty()).collect();
    match words.is_empty() {
        true => name.to_owned(),
        false => words.join(" "),
    }
}

impl PictureSet {
    /// Those pictures, in the order of the digits that they stand for.
    pub fn new(pictures: Vec<Arc<SymbolPicture>>) -> PictureSet {
        PictureSet(pictures.into())
    }

    /// The pictures.
    pub fn pictures(&self) -> &[Arc<SymbolPicture>] {
        &self.0
    }

    /// The picture that stands for a digit.
    pub fn of(&self, digit: u8) -> Option<&SymbolPicture> {
        let index = usize::from(digit).checked_sub(1)?;
        self.0.get(index).map(Arc::as_ref)
    }

    /// The digit for which a picture stands whose pixels have that hash.
    pub fn digit(&self, hash: [u8; 32]) -> Option<u8> {
        let is_it = |picture: &Arc<SymbolPicture>| {
            [&picture.given, &picture.filled].iter().any(|known| known.hash() == hash)
        };
        let place = self.0.iter().position(is_it)?;
        u8::try_from(place + 1).ok()
    }

    /// What tells a set from others.
    fn key(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|picture| (picture.file.as_str(), picture.given.name()))
    }
}

impl PartialEq for PictureSet {
    fn eq(&self, other: &PictureSet) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for PictureSet {}

impl PartialOrd for PictureSet {
    fn partial_cmp(&self, other: &PictureSet) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PictureSet {
    fn cmp(&self, other: &PictureSet) -> Ordering {
        self.key().cmp(other.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_called_as_its_file() {
        let names = ["cat.png", "birds/red_robin.svg", "a\\b-c.d.jpg", "sun", "-.png", ".png"];
        assert_eq!(names.map(name_of), ["cat", "red robin", "b c.d", "sun", "-.png", ".png"]);
    }
}

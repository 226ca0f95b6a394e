//! The files that a spec names, and the pictures among them, each read once.

use super::limits;
use gridpress_base::images;
use gridpress_ground::hash::sha256;
use gridpress_ground::images::{Image, SymbolPicture};
use gridpress_ground::units::Size;
use gridpress_messages::Text;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

/// A source of the files that a spec names: its folder, or a lock.
pub trait Files {
    /// Returns the bytes of the file at `path`, as written in the spec.
    ///
    /// # Errors
    /// The reason why it cannot be read, in one line.
    fn read(&self, path: &str) -> Result<Vec<u8>, Text>;

    /// Returns the name of the file at `path` for messages.
    fn name(&self, path: &str) -> String {
        path.to_owned()
    }

    /// Returns the cache of pictures for a spec that is read again and again.
    fn pictures(&self) -> Option<&PictureCache> {
        None
    }
}

/// The maximum number of pixels in a cache of pictures; in colour, a pixel takes four bytes.
const MAX_CACHED_PIXELS: usize = 60_000_000;

/// The pictures that were decoded last, so that an edit of a spec decodes none.
#[derive(Debug, Default)]
pub struct PictureCache(Mutex<VecDeque<(PictureKey, Arc<Image>)>>);

/// The hash of a file, and `true` if its colours are kept.
pub(super) type PictureKey = (String, bool);

impl PictureCache {
    /// Returns the picture of a key, from the cache of `files` or decoded from `bytes`.
    ///
    /// # Errors
    /// The reason why the picture cannot be used, in one line.
    pub(super) fn decode(
        files: &dyn Files,
        key: PictureKey,
        bytes: &[u8],
    ) -> Result<Arc<Image>, Text> {
        let mut cached =
            files.pictures().map(|cache| cache.0.lock().unwrap_or_else(PoisonError::into_inner));
        let found = cached.iter().flat_map(|all| all.iter()).find(|(other, _)| *other == key);
        if let Some((_, picture)) = found {
            return Ok(picture.clone());
        }
        let read = if key.1 { images::read_in_colour } else { images::read };
        let picture = Arc::new(read(bytes)?);
        if let Some(cached) = &mut cached {
            cached.push_back((key, picture.clone()));
            let pixels = |all: &VecDeque<(_, Arc<Image>)>| -> usize {
                all.iter().map(|(_, picture)| picture.pixels.len()).sum()
            };
            while pixels(cached) > MAX_CACHED_PIXELS {
                cached.pop_front();
            }
        }
        Ok(picture)
    }
}

/// Returns a path without `.` and `..`; `None` if it leads out of the folder or is empty.
pub fn path_in_folder(path: &str) -> Option<String> {
    let mut parts = Vec::new();
    for part in path.split(['/', '\\']) {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            // An absolute path begins with an empty part.
            "" => return None,
            part => parts.push(part),
        }
    }
    (!parts.is_empty()).then(|| parts.join("/"))
}

/// A source without files, for specs that name none. The bundled fonts need none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> Result<Vec<u8>, Text> {
        Err("the file does not exist".into())
    }
}

/// A picture and its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Path of the file, relative to the spec's folder.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// The pixels of the picture.
    pub picture: Arc<Image>,
    /// Caption below the picture.
    pub caption: Option<String>,
    /// Part of the width of the text that it may fill, in percent.
    pub width: u8,
}

impl Figure {
    /// Returns the printed size in `room`.
    pub fn size_in(&self, room: Size) -> Size {
        self.picture.size_in(self.part_of(room))
    }

    /// Returns the part of `room` that the picture may fill.
    pub(super) fn part_of(&self, room: Size) -> Size {
        Size { width: room.width.percent(self.width.into()), ..room }
    }
}

/// The pictures read so far, by path.
#[derive(Default)]
pub(super) struct FigureCache {
    cached: RefCell<BTreeMap<String, Result<Figure, Text>>>,
    symbols: RefCell<BTreeMap<String, Result<Arc<SymbolPicture>, Text>>>,
    /// Total number of their pixels.
    pixels: Cell<u64>,
}

impl FigureCache {
    /// Returns the picture at `path`, or the reason why it cannot be used.
    pub(super) fn read(&self, files: &dyn Files, path: &str) -> Result<Figure, Text> {
        if let Some(cached) = self.cached.borrow().get(path) {
            return cached.clone();
        }
        let figure = self.read_uncached(files, path);
        self.cached.borrow_mut().insert(path.to_owned(), figure.clone());
        figure
    }

    /// Returns the picture for cells at `path`, or the reason why it cannot be used.
    pub(super) fn read_symbol(
        &self,
        files: &dyn Files,
        path: &str,
    ) -> Result<Arc<SymbolPicture>, Text> {
        let read_uncached = || {
            let bytes = files.read(path)?;
            let image = images::read_symbol(&bytes)?;
            Ok(Arc::new(SymbolPicture::new(path, sha256(&bytes), image)))
        };
        self.symbols.borrow_mut().entry(path.to_owned()).or_insert_with(read_uncached).clone()
    }

    fn read_uncached(&self, files: &dyn Files, path: &str) -> Result<Figure, Text> {
        let bytes = files.read(path)?;
        let sha256 = sha256(&bytes);
        let picture = PictureCache::decode(files, (sha256.clone(), false), &bytes)?;
        let pixels = self.pixels.get() + picture.pixels.len() as u64;
        self.pixels.set(pixels);
        if let Some((message, label)) = limits::PIXELS.refusal(pixels) {
            return Err(format!("{message}; {label}; {}", limits::PIXELS.help).into());
        }
        Ok(Figure { sha256, picture, caption: None, width: 100, file: path.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::path_in_folder;

    #[test]
    fn paths_stay_in_the_folder() {
        assert_eq!(path_in_folder("a/./b/../c.png").as_deref(), Some("a/c.png"));
        assert_eq!(path_in_folder("a\\b.png").as_deref(), Some("a/b.png"));
        for outside in ["", ".", "..", "../a", "a/../../b", "/a", "a//b", "a/"] {
            assert_eq!(path_in_folder(outside), None, "{outside}");
        }
    }
}

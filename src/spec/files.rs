//! The files that a spec names, and the pictures among them, each read once.

use super::limits;
use gridpress_base::hash::sha256;
use gridpress_base::images::{Image, SymbolPicture};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A source of the files that a spec names: its folder, or a lock.
pub trait Files {
    /// Returns the bytes of the file at `path`, as written in the spec.
    ///
    /// # Errors
    /// The reason why it cannot be read, in one line.
    fn read(&self, path: &str) -> Result<Vec<u8>, String>;

    /// Returns the name of the file at `path` for messages.
    fn name(&self, path: &str) -> String {
        path.to_owned()
    }
}

/// A source without files, for specs that name none. The bundled fonts need none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Err("the file does not exist".to_owned())
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
}

/// The pictures read so far, by path.
#[derive(Default)]
pub(super) struct FigureCache {
    cached: RefCell<BTreeMap<String, Result<Figure, String>>>,
    symbols: RefCell<BTreeMap<String, Result<Arc<SymbolPicture>, String>>>,
    /// Total number of their pixels.
    pixels: Cell<u64>,
}

impl FigureCache {
    /// Returns the picture at `path`, or the reason why it cannot be used.
    pub(super) fn read(&self, files: &dyn Files, path: &str) -> Result<Figure, String> {
        if let Some(cached) = self.cached.borrow().get(path) {
            return cached.clone();
        }
        let figure = self.read_uncached(files, path);
        let mut cached = self.cached.borrow_mut();
        cached.insert(path.to_owned(), figure.clone());
        figure
    }

    /// Returns the picture for cells at `path`, or the reason why it cannot be used.
    pub(super) fn read_symbol(
        &self,
        files: &dyn Files,
        path: &str,
    ) -> Result<Arc<SymbolPicture>, String> {
        let read_uncached = || {
            let bytes = files.read(path)?;
            let image = Image::read_symbol(&bytes)?;
            Ok(Arc::new(SymbolPicture::new(path, sha256(&bytes), image)))
        };
        let mut cached = self.symbols.borrow_mut();
        cached.entry(path.to_owned()).or_insert_with(read_uncached).clone()
    }

    fn read_uncached(&self, files: &dyn Files, path: &str) -> Result<Figure, String> {
        let bytes = files.read(path)?;
        let picture = Image::read(&bytes)?;
        let pixels = self.pixels.get() + picture.pixels.len() as u64;
        self.pixels.set(pixels);
        if let Some((message, label)) = limits::PIXELS.refusal(pixels) {
            return Err(format!("{message}; {label}; {}", limits::PIXELS.help));
        }
        Ok(Figure {
            sha256: sha256(&bytes),
            picture: Arc::new(picture),
            caption: None,
            file: path.to_owned(),
        })
    }
}

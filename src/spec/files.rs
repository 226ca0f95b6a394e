//! The files that a spec names, and the pictures among them, each read once.

use super::limits;
use gridpress_base::hash::sha256;
use gridpress_base::images::{Image, SymbolPicture};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Where a spec's own files come from: the folder it lies in, or a lock.
pub trait Files {
    /// The bytes of the file that a spec calls `path`.
    ///
    /// # Errors
    /// Why it cannot be read, in a line.
    fn read(&self, path: &str) -> Result<Vec<u8>, String>;

    /// The name that messages have for the file which a spec calls `path`.
    fn name(&self, path: &str) -> String {
        path.to_owned()
    }
}

/// No files: for specs that name none. The bundled fonts need none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> Result<Vec<u8>, String> {
        Err("there is no such file".to_owned())
    }
}

/// A picture and what is said below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The path of the file, as seen from the spec's folder.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// The pixels of the picture.
    pub picture: Arc<Image>,
    /// The caption below the picture.
    pub caption: Option<String>,
}

/// Pictures by their path, as far as they were read.
#[derive(Default)]
pub(super) struct FigureCache {
    cached: RefCell<BTreeMap<String, Result<Figure, String>>>,
    symbols: RefCell<BTreeMap<String, Result<Arc<SymbolPicture>, String>>>,
    /// Their pixels together.
    pixels: Cell<u64>,
}

impl FigureCache {
    /// The picture that a spec calls `path`, or why it cannot be used.
    pub(super) fn read(&self, files: &dyn Files, path: &str) -> Result<Figure, String> {
        if let Some(cached) = self.cached.borrow().get(path) {
            return cached.clone();
        }
        let figure = self.read_uncached(files, path);
        let mut cached = self.cached.borrow_mut();
        cached.insert(path.to_owned(), figure.clone());
        figure
    }

    /// The picture for cells that a spec calls `path`, or why it cannot be used.
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

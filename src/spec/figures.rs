//! The pictures in sections, texts and cells of a book, each read once.

use super::files::Files;
use super::limits;
use super::markdown::Figure;
use gridpress_base::hash::sha256;
use gridpress_base::images::{Image, SymbolPicture};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Pictures by their path, as far as they were read.
#[derive(Default)]
pub(super) struct Figures {
    known: RefCell<BTreeMap<String, Result<Figure, String>>>,
    symbols: RefCell<BTreeMap<String, Result<Arc<SymbolPicture>, String>>>,
    /// Their pixels together.
    pixels: Cell<u64>,
}

impl Figures {
    /// The picture that a spec calls `path`, or why it cannot be used.
    pub(super) fn read(&self, files: &dyn Files, path: &str) -> Result<Figure, String> {
        if let Some(known) = self.known.borrow().get(path) {
            return known.clone();
        }
        let figure = self.fresh(files, path);
        let mut known = self.known.borrow_mut();
        known.insert(path.to_owned(), figure.clone());
        figure
    }

    /// The picture for cells that a spec calls `path`, or why it cannot be used.
    pub(super) fn read_symbol(
        &self,
        files: &dyn Files,
        path: &str,
    ) -> Result<Arc<SymbolPicture>, String> {
        let fresh = || {
            let bytes = files.read(path)?;
            let image = Image::read_symbol(&bytes)?;
            Ok(Arc::new(SymbolPicture::new(path, sha256(&bytes), image)))
        };
        let mut known = self.symbols.borrow_mut();
        known.entry(path.to_owned()).or_insert_with(fresh).clone()
    }

    fn fresh(&self, files: &dyn Files, path: &str) -> Result<Figure, String> {
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

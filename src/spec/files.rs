//! The files that a spec names.

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

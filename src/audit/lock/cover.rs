//! The cover in a lock: it is made for a book that has its lock already, and may be designed anew as often as one likes.

use super::{Lock, LockFiles, LockedFile, text};
use gridpress_base::diag::{Failure, Source};
use gridpress_base::hash::sha256;
use gridpress_spec::reader::tree;
use gridpress_spec::{BookSpec, CoverSpec, Files};
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

/// A cover, and what makes it again from the book of its lock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedCover {
    /// The name of its file, which lies beside the lock.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// The number of pages, blank ones at the end included, for which its spine was measured.
    pub pages: u32,
    /// The pictures on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picture: Vec<LockedFile>,
    /// The table `[cover]` of the spec when it was made.
    #[serde(default)]
    pub spec: Table,
}

impl LockedCover {
    /// The cover of the spec `cover` for so many pages, written as the file `name` with these bytes.
    pub fn new(name: &str, bytes: &[u8], pages: u32, cover: &CoverSpec) -> LockedCover {
        let pictures = cover.pictures().map(|picture| LockedFile {
            file: picture.file.clone(),
            sha256: picture.sha256.clone(),
        });
        LockedCover {
            file: name.to_owned(),
            sha256: sha256(bytes),
            pages,
            picture: pictures.collect(),
            spec: cover.to_toml(),
        }
    }

    /// Returns the text of a lock with this cover in place of the `old` one that it has. All else stays as it is, byte by byte.
    /// `None` for a text that is not written as locks are, and cannot take the cover.
    pub fn put_into(&self, text: &str, old: Option<&LockedCover>) -> Option<String> {
        let bare = text::without_cover(text, old);
        let text = text::with_cover(&bare, self);
        let read = text::parse_head(&text)?;
        (read.cover.as_ref() == Some(self)).then_some(text)
    }
}

impl Lock {
    /// Returns SHA-256 of the lock as its book was written, read in `text`: a cover that was made since changes nothing.
    pub fn hash(&self, text: &str) -> String {
        sha256(text::without_cover(text, self.cover.as_ref()).as_bytes())
    }

    /// Returns the settings of the cover that the lock has, where these are not those of the spec of its book.
    ///
    /// # Errors
    /// With [`Exit::Input`](gridpress_base::diag::Exit::Input) when they have mistakes, or a picture is not at hand.
    pub fn cover_spec(&self, outside: &dyn Files) -> Result<Option<CoverSpec>, Failure> {
        let Some(cover) = &self.cover else {
            return Ok(None);
        };
        if self.spec.get("cover") == Some(&Value::Table(cover.spec.clone())) {
            return Ok(None);
        }
        let mut spec = self.spec.clone();
        spec.insert("cover".to_owned(), cover.spec.clone().into());
        let lock = Table::from_iter([("spec".to_owned(), Value::Table(spec))]);
        let source = Source::new("the cover of the lock", lock.to_string());
        let tree = tree(&source).map_err(Failure::input)?;
        let files = LockFiles { lock: self, outside };
        let (spec, _) = BookSpec::parse_within(&source, tree.get_ref(), "spec", &files)
            .map_err(Failure::input)?;
        Ok(Some(spec.cover))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "# About\n\ngridpress = \"0.1.0\"\nengine = 1\nseed = \"s\"\npages = 3\n";
    const REST: &str = "[[output]]\nfile = \"book.pdf\"\nsha256 = \"00\"\n\n[[font]]\nfile = \"f\"\nsha256 = \"11\"\n\n\
                        [spec]\ntitle = \"T\"\n\n[spec.cover]\nspine = true\n";

    fn read(text: &str) -> Lock {
        Lock::parse(&Source::new("book.lock", text)).unwrap()
    }

    fn cover(blurb: &str) -> LockedCover {
        LockedCover {
            file: "book-cover.pdf".to_owned(),
            sha256: sha256(blurb.as_bytes()),
            pages: 42,
            picture: vec![LockedFile { file: "front.jpg".to_owned(), sha256: "22".to_owned() }],
            spec: Table::from_iter([("blurb".to_owned(), blurb.into())]),
        }
    }

    const PUZZLE: &str = "\n[[puzzle]]\nnumber = 1\naddress = \"a/1\"\npage = 1\nremoved = 1\nlevel = \"easy\"\n\
                          technique = \"t\"\nscore = 1\ngivens = \"1\"\nsolution = \"1\"\n";

    #[test]
    fn a_cover_changes_no_other_byte_of_its_lock() {
        let bare = format!("{HEAD}\n{REST}{PUZZLE}");
        let lock = read(&bare);
        let hash = lock.hash(&bare);
        assert_eq!(hash, sha256(bare.as_bytes()));
        // A text that looks like parts of a lock.
        let first = cover("\n[cover]\n\n[[output]]\nfile = \"x\"\n\n[[font]]\n");
        let one = first.put_into(&bare, None).unwrap();
        let start = format!("{HEAD}\n[cover]\nfile = \"book-cover.pdf\"\n");
        assert!(one.starts_with(&start), "{one}");
        assert!(one.ends_with(&format!("\n\n{REST}{PUZZLE}")), "{one}");
        let with_one = read(&one);
        assert_eq!(with_one.cover.as_ref(), Some(&first));
        assert_eq!(with_one.hash(&one), hash);
        let second = cover("Another");
        let two = second.put_into(&one, with_one.cover.as_ref()).unwrap();
        assert_eq!(two, second.put_into(&bare, None).unwrap());
        assert_eq!(read(&two).hash(&two), hash);
    }

    #[test]
    fn a_text_that_cannot_take_a_cover_is_left_alone() {
        let bare = format!("{HEAD}\n{REST}{PUZZLE}");
        let other = bare.replace("[[output]]", "[cover.spec]\na = 1\n\n[[output]]");
        assert!(cover("A").put_into(&other, None).is_none());
    }
}

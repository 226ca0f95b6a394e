//! The cover of a book held against the one made again.

use super::Findings;
use super::pages::Likeness;
use crate::lock::VERSION;
use crate::reader::{ReadError, Reader};
use gridpress_layout::Document;

/// Says how the cover called `name` differs from the one `made` again, which is `document`; their bytes do.
pub fn cover(name: &str, file: &[u8], made: &[u8], document: &Document, findings: &mut Findings) {
    let mut different = |what: String| findings.differences.push(format!("{name}: {what}"));
    let compared = Likeness::of(file, made, document, [VERSION; 2])
        .and_then(|likeness| Ok((likeness.all()?, strange(file, made)?)));
    let (lines, strange) = match compared {
        Ok(compared) => compared,
        Err(error) => return different(format!("cannot be read as a PDF: {error}")),
    };
    if lines.is_empty() && strange.is_empty() {
        return different(
            "other bytes than this version makes, though it looks the same and says the same of itself: another program wrote it anew"
                .to_owned(),
        );
    }
    let lines = lines.into_iter().map(|(page, what)| match page {
        Some(1) => format!("the cover {what}"),
        Some(page) => format!("page {page} {what}"),
        None => what,
    });
    lines.for_each(&mut different);
    if !strange.is_empty() {
        let strange = strange.join(", ");
        different(format!("has what no cover of this program has: {strange}"));
    }
}

/// What a cover has that the one made again has not, and that is of no kind that this program writes.
fn strange(file: &[u8], made: &[u8]) -> Result<Vec<String>, ReadError> {
    let [mut file, made] = [strange_in(file)?, strange_in(made)?];
    file.retain(|what| !made.contains(what));
    Ok(file)
}

fn strange_in(bytes: &[u8]) -> Result<Vec<String>, ReadError> {
    let seen = Reader::new(bytes)?.seen()?;
    let on_pages = seen.on_pages.into_iter().flat_map(|(_, what)| what);
    Ok(on_pages.chain(seen.in_file).collect())
}

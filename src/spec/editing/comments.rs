//! What stands between the keys of a text: comments and empty lines.

/// The mark of lines that programs read, as in `#:schema book.schema.json`; they belong to the file.
const DIRECTIVE: &str = "#:";

/// What stands above a key or a header, in two parts: what belongs to the text before, and the lines of comment that stand
/// right above, which belong to what follows.
pub(super) fn split(above: &str) -> (&str, &str) {
    let mut at = 0;
    let mut end = 0;
    for line in above.split_inclusive('\n') {
        end += line.len();
        if line.trim().is_empty() && line.ends_with('\n') || line.starts_with(DIRECTIVE) {
            at = end;
        }
    }
    above.split_at(at)
}

/// The comments around a value that goes, as lines of their own: those above it and the one behind it. Empty where there are
/// none.
pub(super) fn left(above: &str, behind: &str) -> String {
    let mut left = String::new();
    if above.contains('#') {
        // Not the indent of the key.
        let lines = above.rfind('\n').map_or(0, |at| at + 1);
        left += &above[..lines];
    }
    let behind = behind.trim();
    if behind.starts_with('#') {
        left += behind;
        left.push('\n');
    }
    left
}

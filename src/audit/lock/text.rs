//! The text of a lock, written and read in parts: that of a large book is mostly puzzles, and as one tree they would take many
//! times the room of the text.

use super::{Lock, LockedCover, LockedPuzzle};
use gridpress_base::diag::Source;
use gridpress_engine::parallel;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;

/// What stands before each puzzle.
const PUZZLE: &str = "\n[[puzzle]]\n";
/// The puzzles of a part.
const PART: usize = 256;

/// A part of the text: some puzzles, and nothing else.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    puzzle: Vec<LockedPuzzle>,
}

/// Another part: the cover, and nothing else.
#[derive(Serialize)]
struct CoverPart<'c> {
    cover: &'c LockedCover,
}

/// What stands before all else.
const ABOUT: &str = "# Makes the same book again:  gridpress book --lock THIS\n\
                     # Proves it:                 gridpress verify THIS\n\n";

/// The text of a lock of `head`, which has no puzzles, and `puzzles`.
pub(super) fn write(head: &Lock, puzzles: impl IntoIterator<Item = LockedPuzzle>) -> String {
    let mut text = format!("{ABOUT}{}", toml(head));
    let mut puzzles = puzzles.into_iter();
    loop {
        let puzzle: Vec<LockedPuzzle> = puzzles.by_ref().take(PART).collect();
        if puzzle.is_empty() {
            return text;
        }
        text.push('\n');
        text.push_str(&toml(&Part { puzzle }));
    }
}

fn toml(part: &impl Serialize) -> String {
    toml::to_string(part).expect("a lock holds nothing that TOML cannot say")
}

/// Returns the text of a lock without its cover.
pub(super) fn without_cover<'t>(text: &'t str, cover: Option<&LockedCover>) -> Cow<'t, str> {
    let part = cover.map(|cover| format!("{}\n", toml(&CoverPart { cover })));
    match part.and_then(|part| text.split_once(&part)) {
        Some((before, after)) => Cow::Owned(format!("{before}{after}")),
        None => Cow::Borrowed(text),
    }
}

/// Returns the text of a lock that has no cover, with `cover` in it: the first of its tables.
pub(super) fn with_cover(text: &str, cover: &LockedCover) -> String {
    let at = text.find("\n[").map_or(text.len(), |at| at + 1);
    let (before, after) = text.split_at(at);
    format!("{before}{}\n{after}", toml(&CoverPart { cover }))
}

/// The text without its puzzles.
fn head(text: &str) -> &str {
    text.split_once(PUZZLE).map_or(text, |(head, _)| head)
}

/// A source of nothing but the head of a lock, with the same places.
pub(super) fn head_of(source: &Arc<Source>) -> Arc<Source> {
    Source::new(&source.name, head(&source.text))
}

/// The lock of a text without its puzzles, which all stand at its end. A line in a text of several lines may look like the
/// beginning of a puzzle. The part before it is no lock then.
pub(super) fn parse_head(text: &str) -> Option<Lock> {
    toml::from_str(&format!("puzzle = []\n{}", head(text))).ok()
}

/// The lock of a text whose puzzles all stand at its end, as they are written. `None` for any other, and for one with a
/// mistake in it: whoever reads the whole says where.
pub(super) fn parse(text: &str) -> Option<Lock> {
    let mut lock = parse_head(text)?;
    let head = head(text);
    let starts: Vec<usize> =
        text[head.len()..].match_indices(PUZZLE).map(|(at, _)| head.len() + at).collect();
    let ends = starts.iter().skip(PART).step_by(PART).copied();
    let parts: Vec<&str> = starts
        .iter()
        .step_by(PART)
        .zip(ends.chain([text.len()]))
        .map(|(&start, end)| &text[start..end])
        .collect();
    let puzzles = |part: &&str| toml::from_str::<Part>(part).map(|part| part.puzzle);
    let puzzles = parallel::try_map(&parts, puzzles).ok()?;
    lock.puzzle.reserve_exact(starts.len());
    lock.puzzle.extend(puzzles.into_iter().flatten());
    Some(lock)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "gridpress = \"0.1.0\"\nengine = 1\nseed = \"s\"\npages = 3\noutput = []\nfont = []\n[spec]\ntitle = \"T\"\n";

    fn puzzle(number: usize) -> String {
        format!(
            "\n[[puzzle]]\nnumber = {number}\naddress = \"a/{number}\"\npage = 1\nremoved = 1\nlevel = \"easy\"\n\
             technique = \"t\"\nscore = 1\ngivens = \"1\"\nsolution = \"1\"\n"
        )
    }

    fn text(count: usize) -> String {
        (1..=count).fold(HEAD.to_owned(), |text, number| text + &puzzle(number))
    }

    #[test]
    fn parts_make_the_same_lock_as_the_whole() {
        for count in [0, 1, PART - 1, PART, PART + 1, 3 * PART + 7] {
            let text = text(count);
            let lock = parse(&text).unwrap();
            let numbers: Vec<usize> =
                lock.puzzle.iter().map(|puzzle| puzzle.number as usize).collect();
            assert_eq!(numbers, (1..=count).collect::<Vec<_>>());
            let whole: Lock = match count {
                0 => toml::from_str(&format!("puzzle = []\n{text}")),
                _ => toml::from_str(&text),
            }
            .unwrap();
            assert_eq!(lock.puzzle, whole.puzzle);
            assert_eq!(lock.spec, whole.spec);
        }
    }

    #[test]
    fn what_is_not_as_locks_are_written_is_left_to_whoever_reads_the_whole() {
        let good = text(3);
        for other in [
            // A text that looks like a puzzle.
            good.replace("title = \"T\"", "title = '''\n[[puzzle]]\n'''"),
            // A table behind the puzzles.
            format!("{good}\n[spec.page]\nbleed = \"0pt\"\n"),
            // A key that no puzzle has.
            good.replace("score = 1", "scores = 1"),
            // Puzzles before the rest as well.
            format!("puzzle = []\n{good}"),
            good.replace("pages = 3\n", ""),
        ] {
            assert!(parse(&other).is_none(), "{other}");
        }
    }
}

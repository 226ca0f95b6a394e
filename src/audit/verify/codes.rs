//! Printed codes and the links of QR codes, read back from the pages of a file.

use super::Comparison;
use gridpress_engine::generate::Code;
use gridpress_ground::parallel;
use gridpress_layout::{GridRole, puzzle_link};
use gridpress_messages::{Text, text};
use gridpress_reader::{PageView, PdfReader, ReadError};
use std::collections::BTreeSet;

impl Comparison<'_> {
    /// Returns a line about each puzzle whose code or link cannot be read from the pages of a file with these grids, and
    /// about each link that is none of the book's.
    pub(super) fn wrong_codes(
        &self,
        file: &PdfReader,
        roles: &[GridRole],
    ) -> Result<Vec<Text>, ReadError> {
        let has_codes = self.book.spec.puzzle.code && roles.contains(&GridRole::Puzzle);
        let links = |role| {
            self.book.puzzles().filter_map(move |puzzle| puzzle_link(self.book, role, puzzle))
        };
        let expected: BTreeSet<String> = roles.iter().copied().flat_map(links).collect();
        if !has_codes && expected.is_empty() {
            return Ok(Vec::new());
        }
        let codes: Vec<(u32, String)> = self
            .book
            .puzzles()
            .filter(|_| has_codes)
            .filter_map(|puzzle| Some((puzzle.number, puzzle.code.as_ref().map(Code::to_string)?)))
            .collect();
        let pages: Vec<usize> = (0..file.pages()).collect();
        let (numbers, links): (Vec<_>, Vec<_>) = parallel::try_map(&pages, |&page| {
            let view = file.view(page)?;
            Ok::<_, ReadError>(view.map_or_else(Default::default, |view| {
                let links = if expected.is_empty() { Vec::new() } else { view.qr_codes() };
                (visible(&view, &codes), links)
            }))
        })?
        .into_iter()
        .unzip();
        let numbers: BTreeSet<u32> = numbers.into_iter().flatten().collect();
        let links: BTreeSet<String> = links.into_iter().flatten().collect();
        let missing = codes.iter().filter(|(number, _)| !numbers.contains(number));
        let mut lines: Vec<Text> = missing
            .map(|(number, code)| {
                let what = text!("unreadable-code", code = code.as_str());
                text!("of-puzzle", number = *number, what)
            })
            .collect();
        if !expected.is_empty() {
            let missing = expected.difference(&links);
            lines.extend(missing.map(|link| text!("unreadable-qr", link = link.as_str())));
            let others = links.difference(&expected);
            lines.extend(
                others.map(|link| text!("qr-elsewhere", link = link.escape_debug().to_string())),
            );
        }
        Ok(lines)
    }
}

/// Returns the numbers of the puzzles whose codes are visible on a page.
fn visible(view: &PageView, codes: &[(u32, String)]) -> Vec<u32> {
    let mut text = String::new();
    let letters: Vec<usize> = view
        .letters()
        .iter()
        .enumerate()
        .flat_map(|(index, letter)| {
            text += &letter.text;
            std::iter::repeat_n(index, letter.text.len())
        })
        .collect();
    codes
        .iter()
        .filter(|(_, code)| {
            text.find(code).is_some_and(|at| {
                letters[at..at + code.len()].iter().all(|letter| view.is_visible(*letter))
            })
        })
        .map(|(number, _)| *number)
        .collect()
}

//! Pages that the command line names: `1-8`, `3`, `20-`, and several of these.

use gridpress_base::diag::{Diagnostic, Failure};
use std::collections::BTreeSet;

/// Ranges of pages, by their numbers in the PDF, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageRanges(Vec<PageRange>);

/// Pages in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PageRange {
    first: usize,
    /// `None` for the last page of the book.
    last: Option<usize>,
}

impl PageRanges {
    /// Reads the value of a flag.
    pub(super) fn parsed(text: &str) -> Result<PageRanges, String> {
        let ranges = text.split(',').map(|part| PageRange::parsed(part.trim()));
        ranges.collect::<Result<_, _>>().map(PageRanges)
    }

    /// The indices of the pages in a document of `count` pages, rising.
    ///
    /// # Errors
    /// When a range reaches beyond the end.
    pub(super) fn indices(&self, count: usize) -> Result<Vec<usize>, Failure> {
        let mut indices = BTreeSet::new();
        for range in &self.0 {
            let last = range.last.unwrap_or(count.max(range.first));
            if last > count {
                let pages = if count == 1 { "page" } else { "pages" };
                let message = format!("there is no page {last}: there are {count} {pages}");
                let help = "--pages takes page numbers of the PDF, which count every page from 1";
                return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
            }
            indices.extend(range.first - 1..last);
        }
        Ok(indices.into_iter().collect())
    }
}

impl PageRange {
    fn parsed(text: &str) -> Result<PageRange, String> {
        let number = |text: &str| match text.parse() {
            Ok(0) => Err("pages count from 1".to_owned()),
            Ok(number) => Ok(number),
            Err(_) => {
                Err(format!("`{text}` is no page number; pages are written as in 1-8, 12 or 20-"))
            }
        };
        let Some((first, last)) = text.split_once('-') else {
            let first = number(text)?;
            let last = Some(first);
            return Ok(PageRange { first, last });
        };
        let first = number(first.trim_end())?;
        let last = match last.trim_start() {
            "" => None,
            last => Some(number(last)?),
        };
        match last {
            Some(last) if last < first => Err(format!("`{text}` runs backwards")),
            _ => Ok(PageRange { first, last }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_named_once_and_in_order() {
        let indices = |text| PageRanges::parsed(text).unwrap().indices(9).unwrap();
        assert_eq!(indices("1-3"), [0, 1, 2]);
        assert_eq!(indices("8-, 2,1-2"), [0, 1, 7, 8]);
        assert_eq!(indices("9"), [8]);
    }

    #[test]
    fn what_names_no_page_is_refused() {
        for text in ["", "0", "x", "3-1", "1,,2", "-4", "1-2-3"] {
            assert!(PageRanges::parsed(text).is_err(), "{text}");
        }
        for text in ["10", "2-10", "12-"] {
            let failure = PageRanges::parsed(text).unwrap().indices(9).unwrap_err();
            assert!(failure.to_string().contains("there are 9 pages"), "{failure}");
        }
    }
}

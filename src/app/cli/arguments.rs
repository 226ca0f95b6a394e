//! Arguments that several commands share: named values, formats, numbers of puzzles, ranges of pages.

use super::console::Console;
use crate::Result;
use clap::builder::{
    PathBufValueParser, PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser,
};
use clap::{Arg, Args, Command};
use gridpress_bookspec::Printer;
use gridpress_engine::notation::{Format, FormatError};
use gridpress_ground::named::Named;
use gridpress_messages::diag::{Diagnostic, Failure, nearest};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::{Bound, RangeBounds};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Returns a parser for the names of `T`, which help, errors and shell completions list. With `ignore_case`, the
/// argument accepts them in any case.
pub(super) fn choice<T: Named + Send + Sync>() -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(T::names())
        .try_map(|name: String| T::from_name(&name).ok_or_else(|| format!("unknown name `{name}`")))
}

/// Returns a parser for whole numbers in a range.
pub(super) fn whole<T>(
    range: impl RangeBounds<T> + Clone + Send + Sync + 'static,
) -> impl TypedValueParser<Value = T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text: &str| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start_bound(), range.end_bound()) {
            (Bound::Included(low), Bound::Included(high)) => {
                format!("expected a whole number from {low} to {high}")
            }
            (Bound::Included(low), _) => format!("expected a whole number of at least {low}"),
            _ => "expected a whole number".to_owned(),
        })
    }
}

/// Returns a parser for names in any case. `parse` returns the value or an error message; completions list `names`.
pub(super) fn name_parser<T: Clone + Send + Sync + 'static>(
    parse: fn(&str) -> Result<T, String>,
    names: fn() -> Vec<&'static str>,
) -> impl TypedValueParser<Value = T> {
    let read = StringValueParser::new().try_map(move |name| parse(&name.to_ascii_lowercase()));
    NameParser { read, names }
}

/// The parser of [`name_parser`].
#[derive(Clone)]
struct NameParser<P> {
    read: P,
    names: fn() -> Vec<&'static str>,
}

impl<P: TypedValueParser> TypedValueParser for NameParser<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        self.read.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// Returns the names of all printers.
pub(super) fn printer_names() -> Vec<&'static str> {
    Printer::all().iter().map(|printer| printer.name).collect()
}

/// Parses the name of a printer.
pub(super) fn parse_printer(name: &str) -> Result<&'static Printer, String> {
    Printer::named(name).ok_or_else(|| {
        let names = printer_names();
        match nearest(name, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the printers are {}", names.join(", ")),
        }
    })
}

/// The output format of puzzles.
#[derive(Args)]
pub(super) struct FormatArgs {
    /// Output format [default: line, or json for puzzles that a line cannot hold]
    #[arg(long, value_name = "FORMAT", ignore_case = true, value_parser = choice::<Format>())]
    format: Option<Format>,
    /// Short for --format json: one JSON object per line
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

impl FormatArgs {
    /// Returns the format for the files of an archive: the requested one, or JSON, which supports every puzzle.
    pub(super) fn archive_format(&self) -> Format {
        self.format.unwrap_or(Format::Json)
    }

    /// Returns `true` if a format is requested.
    pub(super) fn is_named(&self) -> bool {
        self.json || self.format.is_some()
    }

    /// Returns an error if neither an option nor the ending of the `output` file names a format.
    pub(super) fn check_ending(&self, output: Option<&Path>) -> Result<()> {
        let ending = output.and_then(Path::extension).filter(|_| !self.is_named());
        let mut endings = Format::NAMES.iter().map(|(_, format)| format.extension());
        match (output, ending) {
            (Some(path), Some(ending))
                if !endings.any(|other| ending.eq_ignore_ascii_case(other)) =>
            {
                let message = format!("the ending of `{}` names no format", path.display());
                let help =
                    "choose .txt, .sdk, .sdm, .json, .ipuz, .csv or .opensudoku, or add --format";
                Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
            }
            _ => Ok(()),
        }
    }

    /// Returns the requested format. Without one, it follows from the ending of the `output` file. Otherwise it is
    /// that of lines if `check` accepts them, else JSON, which is reported.
    pub(super) fn choose(
        &self,
        output: Option<&Path>,
        check: impl Fn(Format) -> Result<(), FormatError>,
        console: &Console,
    ) -> Format {
        let ending = output.and_then(Path::extension);
        let named = self.json.then_some(Format::Json).or(self.format).or_else(|| {
            let mut formats = Format::NAMES.iter().map(|(_, format)| *format);
            let ending = ending?;
            let format = formats.find(|format| ending.eq_ignore_ascii_case(format.extension()));
            format.filter(|format| *format != Format::Line)
        });
        named.unwrap_or_else(|| match check(Format::Line) {
            Ok(()) => Format::Line,
            Err(error) => {
                console.note(&format!("written as json: {}", error.message));
                Format::Json
            }
        })
    }
}

/// Returns a parser for the path of a ZIP archive.
pub(super) fn archive_path() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("zip") => Ok(path),
        _ => Err("expected a file name that ends in .zip"),
    })
}

/// Returns an error if there are several puzzles and a file of `format` holds only one.
pub(super) fn check_single_puzzle(format: Format, one: bool) -> Result<()> {
    if one || !format.holds_single_puzzle() {
        return Ok(());
    }
    let message = format!("a file of format `{format}` holds only one puzzle");
    let many = Format::NAMES.iter().filter(|(_, format)| !format.holds_single_puzzle());
    let many: Vec<&str> = many.map(|(name, _)| *name).collect();
    let help = format!(
        "write one puzzle at a time, or choose a format that holds many: {}; generate, export and convert can also write an archive: --pack puzzles.zip",
        many.join(", ")
    );
    Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
}

/// Selection of puzzles of a book by number.
#[derive(Args)]
pub(super) struct NumberArgs {
    /// Only the puzzles with these printed numbers
    #[arg(long, value_name = "N,...", value_delimiter = ',', value_parser = whole(1_u32..))]
    pub(super) number: Vec<u32>,
}

impl NumberArgs {
    /// Returns `true` if the puzzle with that number is requested.
    pub(super) fn includes(&self, number: u32) -> bool {
        self.number.is_empty() || self.number.contains(&number)
    }

    /// Returns an error if a requested number is not among the `numbers` of the puzzles in `file`.
    pub(super) fn check_exist(&self, numbers: &[u32], file: &Path) -> Result<()> {
        let Some(number) = self.number.iter().find(|number| !numbers.contains(number)) else {
            return Ok(());
        };
        let report = Diagnostic::error(format!("`{}` has no puzzle {number}", file.display()));
        Err(Failure::input(vec![match (numbers.iter().min(), numbers.iter().max()) {
            (Some(1), Some(last)) => report.help(format!("its numbers go from 1 to {last}")),
            (Some(first), Some(last)) => {
                report.help(format!("its numbers go from {first} to {last}"))
            }
            _ => report,
        }]))
    }
}

/// Ranges of page numbers of the PDF, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageRanges(Vec<PageRange>);

/// A range of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PageRange {
    first: usize,
    /// The last page; `None` for the last page of the book.
    last: Option<usize>,
}

impl PageRanges {
    /// Parses the value of the option.
    pub(super) fn parse(text: &str) -> Result<PageRanges, String> {
        text.split(',')
            .map(|part| PageRange::parse(part.trim()))
            .collect::<Result<_, _>>()
            .map(PageRanges)
    }

    /// Returns the indices of the pages in a document of `count` pages, in ascending order.
    ///
    /// # Errors
    /// If a range ends beyond the last page.
    pub(super) fn indices(&self, count: usize) -> Result<Vec<usize>> {
        let mut indices = BTreeSet::new();
        for range in &self.0 {
            let last = range.last.unwrap_or(count.max(range.first));
            if last > count {
                let pages = if count == 1 { "page" } else { "pages" };
                let message = format!("page {last} does not exist: there are {count} {pages}");
                let help = "--pages takes page numbers of the PDF, which counts every page from 1";
                return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
            }
            indices.extend(range.first - 1..last);
        }
        Ok(indices.into_iter().collect())
    }
}

impl PageRange {
    fn parse(text: &str) -> Result<PageRange, String> {
        let number = |text: &str| match text.parse() {
            Ok(0) => Err("page numbers start at 1".to_owned()),
            Ok(number) => Ok(number),
            Err(_) => {
                Err(format!("`{text}` is not a page number; expected pages such as 1-8, 12 or 20-"))
            }
        };
        let Some((first, last)) = text.split_once('-') else {
            let first = number(text)?;
            return Ok(PageRange { first, last: Some(first) });
        };
        let first = number(first.trim_end())?;
        let last = match last.trim_start() {
            "" => None,
            last => Some(number(last)?),
        };
        match last {
            Some(last) if last < first => {
                Err(format!("in `{text}` the first page is after the last"))
            }
            _ => Ok(PageRange { first, last }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_each_page_once_and_in_order() {
        let indices = |text| PageRanges::parse(text).unwrap().indices(9).unwrap();
        assert_eq!(indices("1-3"), [0, 1, 2]);
        assert_eq!(indices("8-, 2,1-2"), [0, 1, 7, 8]);
        assert_eq!(indices("9"), [8]);
    }

    #[test]
    fn rejects_invalid_page_ranges() {
        for text in ["", "0", "x", "3-1", "1,,2", "-4", "1-2-3"] {
            assert!(PageRanges::parse(text).is_err(), "{text}");
        }
        for text in ["10", "2-10", "12-"] {
            let failure = PageRanges::parse(text).unwrap().indices(9).unwrap_err();
            assert!(failure.to_string().contains("there are 9 pages"), "{failure}");
        }
    }
}

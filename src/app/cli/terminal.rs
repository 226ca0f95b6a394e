//! Text for a terminal: its width, and line breaks.

use std::io::IsTerminal;
use unicode_width::UnicodeWidthStr;

/// The widest lines that read well.
const MAX_WIDTH: usize = 100;
/// The narrowest lines that tables fit on.
const MIN_WIDTH: usize = 40;
/// The width of a page that is not printed on a terminal.
const DEFAULT_WIDTH: usize = 80;

/// Returns `true` if results are printed on a terminal.
pub(super) fn is_output() -> bool {
    std::io::stdout().is_terminal()
}

/// Returns the number of columns to print on.
pub(super) fn width() -> usize {
    let named = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let width = named.filter(|&columns: &usize| columns > 0).or_else(|| {
        let size = is_output().then(terminal_size::terminal_size).flatten();
        size.map(|(columns, _)| usize::from(columns.0))
    });
    width.unwrap_or(DEFAULT_WIDTH).clamp(MIN_WIDTH, MAX_WIDTH)
}

/// Breaks `text` into lines of up to `width` columns, of which the first begins with `first` and each other with `rest`.
/// Words are kept whole, whatever their length. Line breaks in `text` are kept.
pub(super) fn wrap(text: &str, first: &str, rest: &str, width: usize) -> String {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_blank = true;
    for (index, paragraph) in text.split('\n').enumerate() {
        if index > 0 {
            lines.push(std::mem::replace(&mut line, rest.to_owned()));
            is_blank = true;
        }
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !is_blank && line.width() + 1 + word.width() > width {
                lines.push(std::mem::replace(&mut line, rest.to_owned()));
                is_blank = true;
            }
            if !is_blank {
                line.push(' ');
            }
            line += word;
            is_blank = false;
        }
    }
    lines.push(line);
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

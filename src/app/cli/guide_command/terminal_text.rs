//! Markdown as plain text for terminals: wrapped paragraphs, aligned tables, code as it is.

use crate::cli::terminal::wrap;
use crate::guide::GuideChapter;
use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthStr;

/// Renders Markdown with lines of up to `width` columns. Code is never wrapped.
pub(super) fn render(markdown: &str, width: usize) -> String {
    let mut writer = TerminalWriter { width, ..TerminalWriter::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        writer.event(event);
    }
    writer.text.trim_end().to_owned() + "\n"
}

/// The columns that code is indented by.
const CODE_INDENT: &str = "    ";
/// The space between the columns of a table.
const GAP: usize = 2;

/// The text so far, and the block that is being read.
#[derive(Default)]
struct TerminalWriter {
    text: String,
    width: usize,
    /// The inline text of the current block.
    inline: String,
    /// The number of the next item of each open list; `None` for bullets.
    lists: Vec<Option<u64>>,
    /// The marker of an item whose first line is still to be written.
    marker: Option<String>,
    in_code: bool,
    /// The target of each open link, to be written behind its text.
    links: Vec<Option<String>>,
    /// The rows of the current table, its head first.
    rows: Vec<Vec<String>>,
    in_table: bool,
}

impl TerminalWriter {
    fn event(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.in_code => {
                for line in text.lines() {
                    let line = format!("{}{CODE_INDENT}{line}", self.indent());
                    self.text += line.trim_end();
                    self.text.push('\n');
                }
            }
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => self.inline += &text,
            Event::Code(code) => self.inline += &format!("`{code}`"),
            Event::SoftBreak => self.inline.push(' '),
            Event::HardBreak => self.inline.push('\n'),
            Event::Rule => self.paragraph(),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag) {
        match tag {
            Tag::CodeBlock(_) => {
                self.paragraph();
                self.in_code = true;
            }
            Tag::List(first) => {
                self.flush();
                self.lists.push(first);
            }
            Tag::Item => {
                let marker = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    Some(None) | None => "- ".to_owned(),
                };
                self.marker = Some(marker);
            }
            Tag::Link { link_type, dest_url, .. } => {
                let chapter = dest_url.strip_suffix(".md").and_then(GuideChapter::named);
                let is_plain = link_type == LinkType::Autolink || dest_url.starts_with('#');
                self.links.push(match chapter {
                    Some(chapter) => Some(format!("gridpress guide {}", chapter.name)),
                    None if is_plain => None,
                    None => Some(dest_url.to_string()),
                });
            }
            Tag::Table(_) => {
                self.in_table = true;
                self.rows.clear();
            }
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => self.heading(level),
            TagEnd::Paragraph => self.paragraph(),
            TagEnd::CodeBlock => {
                self.in_code = false;
                self.text.push('\n');
            }
            TagEnd::Item => {
                self.flush();
            }
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.text.push('\n');
                }
            }
            TagEnd::Link => {
                if let Some(target) =
                    self.links.pop().flatten().filter(|to| !self.inline.ends_with(to.as_str()))
                {
                    self.inline += &format!(" ({target})");
                }
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.inline);
                self.rows.last_mut().expect("a row around the cell").push(cell);
            }
            TagEnd::Table => {
                self.in_table = false;
                let rows = std::mem::take(&mut self.rows);
                self.text += &table(&rows, self.width);
                self.text.push('\n');
            }
            _ => {}
        }
    }

    /// Returns the indentation inside the open lists, below the first line of an item.
    fn indent(&self) -> String {
        " ".repeat(self.lists.iter().map(|list| if list.is_some() { 3 } else { 2 }).sum())
    }

    /// Writes the inline text as a heading, with a line below it where it is one of the first two levels.
    fn heading(&mut self, level: HeadingLevel) {
        let text = wrap(&std::mem::take(&mut self.inline), "", "", self.width);
        self.text += &text;
        let line = match level {
            HeadingLevel::H1 => "=",
            HeadingLevel::H2 => "-",
            _ => "",
        };
        if !line.is_empty() {
            let width = text.lines().map(UnicodeWidthStr::width).max().unwrap_or(0);
            self.text += &line.repeat(width);
            self.text.push('\n');
        }
        self.text.push('\n');
    }

    /// Writes the inline text as a paragraph.
    fn paragraph(&mut self) {
        if self.flush() {
            self.text.push('\n');
        }
    }

    /// Writes the inline text, without a blank line after it. Returns `false` if there is none.
    fn flush(&mut self) -> bool {
        let text = std::mem::take(&mut self.inline);
        if text.is_empty() {
            return false;
        }
        let rest = self.indent();
        let first = match self.marker.take() {
            Some(marker) => {
                let before = rest.len().saturating_sub(marker.len());
                format!("{}{marker}", " ".repeat(before))
            }
            None => rest.clone(),
        };
        self.text += &wrap(&text, &first, &rest, self.width);
        true
    }
}

/// Sets a table in up to `width` columns: a head, a line, and the rows. Where a cell needs several lines, a blank line
/// follows each row.
fn table(rows: &[Vec<String>], width: usize) -> String {
    let widths = column_widths(rows, rows.iter().map(Vec::len).max().unwrap_or(0), width);
    let cell_lines = |row: &Vec<String>| -> Vec<Vec<String>> {
        row.iter().zip(&widths).map(|(cell, &width)| wrap_cell(cell, width)).collect()
    };
    let wrapped: Vec<Vec<Vec<String>>> = rows.iter().map(cell_lines).collect();
    let is_tall = wrapped.iter().flatten().any(|cell| cell.len() > 1);
    let mut text = String::new();
    for (index, row) in wrapped.iter().enumerate() {
        for line in 0..row.iter().map(Vec::len).max().unwrap_or(0) {
            let cells = row.iter().map(|cell| cell.get(line).map_or("", String::as_str));
            text += &table_line(cells, &widths);
        }
        if index == 0 {
            let lines: Vec<String> = widths.iter().map(|width| "-".repeat(*width)).collect();
            text += &table_line(lines.iter().map(String::as_str), &widths);
        } else if is_tall && index + 1 < wrapped.len() {
            text.push('\n');
        }
    }
    text
}

fn table_line<'c>(cells: impl Iterator<Item = &'c str>, widths: &[usize]) -> String {
    let mut line = String::new();
    for (cell, width) in cells.zip(widths) {
        line += cell;
        line += &" ".repeat((width + GAP).saturating_sub(cell.width()));
    }
    line.trim_end().to_owned() + "\n"
}

/// Distributes `width` over the columns of a table. Columns that are wider than their share of it are wrapped; shares
/// grow with the amount of text, and have room for the longest word if that is not too long.
fn column_widths(rows: &[Vec<String>], columns: usize, width: usize) -> Vec<usize> {
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let natural = |column: usize| cells(column).map(|cell| cell.width()).max().unwrap_or(0);
    let weight =
        |column: usize| cells(column).map(|cell| cell.width()).sum::<usize>().isqrt().max(1);
    let word = |column: usize| {
        let words = cells(column).flat_map(|cell| cell.split(' '));
        words.map(UnicodeWidthStr::width).max().unwrap_or(0)
    };
    let mut free = width.saturating_sub(GAP * columns.saturating_sub(1));
    let longest_word = free / columns.max(1);
    let mut widths = vec![0; columns];
    let mut open: Vec<usize> = (0..columns).collect();
    loop {
        let sum: usize = open.iter().map(|&column| weight(column)).sum();
        let share = |column: usize| (free * weight(column) / sum.max(1)).max(1);
        // A column that needs less than its share, or that must have more.
        let fixed = open.iter().copied().find_map(|column| {
            let least = word(column).min(longest_word);
            let needs_less = natural(column) <= share(column);
            let set = if needs_less { natural(column) } else { least };
            (needs_less || least > share(column)).then_some((column, set))
        });
        let Some((column, set)) = fixed else {
            open.iter().for_each(|&column| widths[column] = share(column));
            return widths;
        };
        widths[column] = set;
        free = free.saturating_sub(set);
        open.retain(|&other| other != column);
    }
}

/// Breaks the text of a cell into lines of up to `width` columns; words that are longer are divided.
fn wrap_cell(cell: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in wrap(cell, "", "", width).lines() {
        let mut part = String::new();
        for c in line.chars() {
            if part.width() >= width {
                lines.push(std::mem::take(&mut part));
            }
            part.push(c);
        }
        lines.push(part);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::CHAPTERS;

    #[test]
    fn wraps_paragraphs_and_lists() {
        let text = "# A title\n\nOne two three four\nfive six.\n\n- first item of it\n- second\n\n1. one\n2. two\n";
        let expected = "A title\n=======\n\nOne two three\nfour five six.\n\n- first item\n  of it\n- second\n\n1. one\n2. two\n";
        assert_eq!(render(text, 14), expected);
    }

    #[test]
    fn keeps_code_as_it_is() {
        let text =
            "Run\n\n```sh\ngridpress book  a-very-long-name-of-a-file.toml\n\nx\n```\n\nEnd\n";
        let expected =
            "Run\n\n    gridpress book  a-very-long-name-of-a-file.toml\n\n    x\n\nEnd\n";
        assert_eq!(render(text, 20), expected);
    }

    #[test]
    fn wraps_the_cells_of_tables() {
        let text = "| key | meaning |\n|---|---|\n| `a` | one two three four |\n| `b` | five |\n";
        let expected = "key  meaning\n---  ---------\n`a`  one two\n     three four\n\n`b`  five\n";
        assert_eq!(render(text, 15), expected.replace("---------", "----------"));
        let wide = "key  meaning\n---  ------------------\n`a`  one two three four\n`b`  five\n";
        assert_eq!(render(text, 80), wide);
    }

    #[test]
    fn links_name_the_command_to_type() {
        let text = "See [levels][levels], [there](#below) and [a site](https://example.com).\n\n[levels]: levels.md\n";
        let expected =
            "See levels (gridpress guide levels), there and a site (https://example.com).\n";
        assert_eq!(render(text, 80), expected);
    }

    #[test]
    fn chapters_fit_their_width() {
        for chapter in CHAPTERS {
            for width in [60, 80, 100] {
                let text = render(chapter.text, width);
                let code: Vec<&str> = chapter.text.lines().collect();
                for line in text.lines().filter(|line| line.width() > width) {
                    let is_code = line.starts_with(CODE_INDENT) && code.contains(&line.trim());
                    let is_code = is_code || code.iter().any(|code| code.trim() == line.trim());
                    let is_word = !line.trim().contains(' ');
                    assert!(is_code || is_word, "{} at {width}: {line}", chapter.name);
                }
                let prose = text.lines().filter(|line| !line.starts_with(CODE_INDENT));
                let prose = prose.collect::<Vec<_>>().join("\n");
                // Code between backticks may have any signs.
                let prose: String = prose.split('`').step_by(2).collect();
                for sign in ["|---", "](", "\n#"] {
                    assert!(!prose.contains(sign), "{} has {sign}", chapter.name);
                }
            }
        }
    }
}

//! Pages of braille: lines of forty cells, broken between words, with a page number in the last line.

use super::code::BrailleCode;

/// The number of cells in a line.
pub(super) const WIDTH: usize = 40;
/// The number of lines on a page, the last of which has its number.
pub(super) const HEIGHT: usize = 25;
/// The indent of the first line of a paragraph, and of the further lines of an entry of the contents.
const INDENT: usize = 2;
/// The number of lines that stay with a heading.
const BELOW_HEADING: usize = 3;
/// The number of cells that are reserved for a page number in the contents.
const PAGE_NUMBER: usize = 8;

/// Returns the number of cells.
pub(super) fn width(cells: &str) -> usize {
    cells.chars().count()
}

/// Breaks words into lines of that width; a word that is wider is broken.
fn wrapped(words: &[String], indent: usize, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = " ".repeat(indent);
    let mut is_empty = true;
    for word in words {
        let gap = usize::from(!is_empty);
        if !is_empty && width(&line) + gap + width(word) > room {
            lines.push(std::mem::take(&mut line));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        for cell in word.chars() {
            if width(&line) == room {
                lines.push(std::mem::take(&mut line));
            }
            line.push(cell);
        }
        is_empty = false;
    }
    if !is_empty {
        lines.push(line);
    }
    lines
}

/// Lines on pages, without the lines of page numbers.
#[derive(Default)]
pub(super) struct BraillePages {
    pages: Vec<Vec<String>>,
    /// The words of the lines of the contents, each with the index of its page.
    entries: Vec<(Vec<String>, usize)>,
}

impl BraillePages {
    /// Begins a page, unless the last one is empty.
    pub(super) fn begin_page(&mut self) {
        if self.pages.last().is_none_or(|page| !page.is_empty()) {
            self.pages.push(Vec::new());
        }
    }

    /// Returns the number of lines that the last page has room for.
    fn room(&self) -> usize {
        self.pages.last().map_or(0, |page| HEIGHT - 1 - page.len())
    }

    /// Adds a line.
    fn line(&mut self, line: String) {
        if self.room() == 0 {
            self.pages.push(Vec::new());
        }
        if let Some(page) =
            self.pages.last_mut().filter(|page| !page.is_empty() || !line.is_empty())
        {
            page.push(line);
        }
    }

    /// Adds lines that stay on one page if it has room for them.
    pub(super) fn block(&mut self, lines: Vec<String>) {
        if lines.len() > self.room() && lines.len() < HEIGHT {
            self.begin_page();
        }
        lines.into_iter().for_each(|line| self.line(line));
    }

    /// Adds an empty line, except at the top of a page.
    pub(super) fn gap(&mut self) {
        self.line(String::new());
    }

    /// Adds a paragraph.
    pub(super) fn paragraph(&mut self, words: &[String]) {
        wrapped(words, INDENT, WIDTH).into_iter().for_each(|line| self.line(line));
    }

    /// Adds a heading, with the lines below it on the same page.
    pub(super) fn heading(&mut self, words: &[String], below: Vec<String>) {
        self.gap();
        let mut lines = wrapped(words, 0, WIDTH);
        if below.is_empty() && lines.len() + BELOW_HEADING > self.room() {
            self.begin_page();
        }
        lines.extend(below);
        self.block(lines);
    }

    /// Adds the title of a part on a new page, and its line of the contents.
    pub(super) fn part(&mut self, title: &[String]) {
        self.begin_page();
        self.entries.push((title.to_vec(), self.pages.len() - 1));
        self.heading(title, Vec::new());
        self.gap();
    }

    /// Adds lines in the middle of the page.
    pub(super) fn centred(&mut self, words: &[String]) {
        for line in wrapped(words, 0, WIDTH) {
            let before = (WIDTH - width(&line)) / 2;
            self.line(" ".repeat(before) + &line);
        }
    }

    /// Returns the pages before these: the `title` page and the contents below `heading`. Their number is that which the
    /// page numbers of the contents allow for.
    pub(super) fn with_front(
        self,
        title: BraillePages,
        heading: &[String],
        code: &BrailleCode,
    ) -> Vec<Vec<String>> {
        let contents = |first: usize| {
            let mut contents = BraillePages::default();
            contents.begin_page();
            contents.heading(heading, Vec::new());
            contents.gap();
            for (words, page) in &self.entries {
                let number = number(code, first + page + 1);
                let mut lines = wrapped(words, 0, WIDTH - PAGE_NUMBER);
                if let Some(last) = lines.last_mut() {
                    let gap = WIDTH - width(last) - width(&number);
                    *last += &(" ".repeat(gap) + &number);
                }
                contents.block(lines);
            }
            contents.pages
        };
        let before = title.pages.len() + contents(0).len();
        [title.pages, contents(before), self.pages].concat()
    }
}

/// Returns a number with its sign.
pub(super) fn number(code: &BrailleCode, number: usize) -> String {
    let digits = number.to_string().into_bytes();
    let cells = digits.into_iter().map(|digit| code.digit(usize::from(digit - b'0')));
    code.number.to_owned() + &cells.collect::<String>()
}

/// Cells in the order of their dots as the signs that embossers and displays read: dot 1 counts 1, dot 2 counts 2, dot 3
/// counts 4, and so on.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// Returns the sign of a cell or a blank.
fn ascii(cell: char) -> u8 {
    match cell {
        ' ' => b' ',
        cell => ASCII[cell as usize % ASCII.len()],
    }
}

/// Returns the file of these pages: lines end with CR and LF, and pages with FF.
pub(super) fn file(pages: &[Vec<String>], code: &BrailleCode) -> Vec<u8> {
    let mut file = Vec::new();
    for (index, page) in pages.iter().enumerate() {
        let number = number(code, index + 1);
        let last = " ".repeat(WIDTH - width(&number)) + &number;
        let mut lines: Vec<&str> = page.iter().map(String::as_str).collect();
        lines.resize(HEIGHT - 1, "");
        for line in lines.into_iter().chain([last.as_str()]) {
            file.extend(line.trim_end().chars().map(ascii));
            file.extend(b"\r\n");
        }
        file.push(0x0C);
    }
    file
}

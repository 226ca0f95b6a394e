//! Printed reports: headings, paragraphs, tables and lists of short entries, on numbered pages.

use crate::document::item::Item;
use crate::document::{Document, Page, Paper};
use crate::typography::lines::{Lines, ink_width, set_line};
use crate::typography::style::{Align, HAIRLINE, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure};

/// A part of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportBlock {
    /// The result of the report, in a frame.
    Statement(String),
    /// A heading.
    Heading(String),
    /// A paragraph of text.
    Paragraph(String),
    /// A table.
    Table(ReportTable),
    /// Short entries in as many columns as fit, read from top to bottom in rows.
    Entries(Vec<String>),
}

/// A table of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportTable {
    /// The heading of each column, and its width in percent of the page's.
    pub columns: Vec<(String, i32)>,
    /// The cells of each row; they may have several lines.
    pub rows: Vec<Vec<String>>,
}

/// A report to lay out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedReport {
    /// The title, at the top of the first page.
    pub title: String,
    /// The line below the title.
    pub subtitle: String,
    /// The line at the foot of all pages, before the number of the page.
    pub foot: String,
    /// The parts, in order.
    pub blocks: Vec<ReportBlock>,
}

/// A4.
const SHEET: Size = Size { width: Length::mm(210), height: Length::mm(297) };
const MARGIN: Length = Length::mm(20);
/// Distance from the lower edge to the line at the foot.
const FOOT: Length = Length::mm(12);
const TITLE: Style = Style::new(FontRole::Heading, Length::pt(24));
const SUBTITLE: Style = Style::new(FontRole::Text, Length::pt(12));
const HEADING: Style = Style::new(FontRole::Heading, Length::pt(14));
const BODY: Style = Style::new(FontRole::Text, Length::pt(10)).led(Length::pt(14));
const STATEMENT: Style = Style::new(FontRole::Bold, Length::pt(13)).led(Length::pt(18));
const CELL: Style = Style::new(FontRole::Text, Length::pt(9)).led(Length::pt(12));
const ENTRY: Style = Style::new(FontRole::Text, Length::pt(8)).led(Length::pt(11));
const SMALL: Style = Style::new(FontRole::Text, Length::pt(8));
/// Distance between parts, between columns, and from a frame to its text.
const GAP: Length = Length::pt(8);
const BETWEEN: Length = Length::pt(14);
const INSET: Length = Length::pt(10);

/// Lays out a report on A4.
///
/// # Errors
/// If no font has a character of the entries. In other texts, `?` replaces such characters.
pub fn lay_out_report(fonts: &Fonts, report: &PrintedReport) -> Result<Document<'static>, Failure> {
    let pages = set_report(fonts, report).map_err(|missing| {
        let why = Text::from(&missing);
        Failure::input(vec![Diagnostic::error(format!("the report cannot be printed: {why}"))])
    })?;
    let paper = Paper { facing: false, ..Paper::new(SHEET, Length::ZERO) };
    let count = pages.len();
    Ok(Document::new(report.title.clone(), paper, count, move |index| Ok(pages[index].clone())))
}

fn set_report(fonts: &Fonts, report: &PrintedReport) -> Result<Vec<Page>, MissingGlyph> {
    let mut sheets = ReportPages { fonts, pages: vec![Vec::new()], y: MARGIN };
    sheets.lines(TITLE, MARGIN, sheets.width(), &report.title)?;
    if !report.subtitle.is_empty() {
        sheets.lines(SUBTITLE, MARGIN, sheets.width(), &report.subtitle)?;
    }
    sheets.y += GAP;
    for block in &report.blocks {
        sheets.block(block)?;
    }
    let count = sheets.pages.len();
    let foot = |(index, mut items): (usize, Vec<Item>)| {
        let y = SHEET.height - FOOT;
        let left = Point::new(MARGIN, y);
        items.extend(set_line(fonts, SMALL, Align::Left, left, &report.foot)?);
        let number = format!("{} / {count}", index + 1);
        let right = Point::new(SHEET.width - MARGIN, y);
        items.extend(set_line(fonts, SMALL, Align::Right, right, &number)?);
        Ok(Page { items, grids: Vec::new() })
    };
    sheets.pages.into_iter().enumerate().map(foot).collect()
}

/// Pages of a report, filled from the top down.
struct ReportPages<'f> {
    fonts: &'f Fonts,
    pages: Vec<Vec<Item>>,
    /// Distance from the top of the last page to which it is filled.
    y: Length,
}

impl ReportPages<'_> {
    fn width(&self) -> Length {
        SHEET.width - MARGIN * 2
    }

    fn push(&mut self, items: impl IntoIterator<Item = Item>) {
        if let Some(page) = self.pages.last_mut() {
            page.extend(items);
        }
    }

    /// Starts a page unless that height is left.
    fn reserve(&mut self, height: Length) {
        if self.y + height > SHEET.height - MARGIN {
            self.pages.push(Vec::new());
            self.y = MARGIN;
        }
    }

    /// Sets wrapped lines, each on the page that has room for it.
    fn lines(
        &mut self,
        style: Style,
        left: Length,
        width: Length,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        let text = printable(self.fonts, text);
        for line in Lines::wrapped(self.fonts, style, width, &text)?.lines {
            self.reserve(style.leading());
            let at = Point::new(left, self.y + style.ascent());
            let items = set_line(self.fonts, style, Align::Left, at, &line)?;
            self.push(items);
            self.y += style.leading();
        }
        Ok(())
    }

    fn block(&mut self, block: &ReportBlock) -> Result<(), MissingGlyph> {
        match block {
            ReportBlock::Statement(text) => self.statement(text)?,
            ReportBlock::Heading(text) => {
                self.y += GAP;
                // A heading is followed by some lines on its page.
                self.reserve(HEADING.leading() + BODY.leading() * 4);
                self.lines(HEADING, MARGIN, self.width(), text)?;
            }
            ReportBlock::Paragraph(text) => {
                self.lines(BODY, MARGIN, self.width(), text)?;
                self.y += GAP;
            }
            ReportBlock::Table(table) => self.table(table)?,
            ReportBlock::Entries(entries) => self.entries(entries)?,
        }
        Ok(())
    }

    fn statement(&mut self, text: &str) -> Result<(), MissingGlyph> {
        let width = self.width() - INSET * 2;
        let lines = Lines::wrapped(self.fonts, STATEMENT, width, text)?;
        let height = lines.height() + INSET * 2;
        self.reserve(height);
        let frame = Rect::new(MARGIN, self.y, self.width(), height);
        let top = Point::new(MARGIN + INSET, self.y + INSET);
        let items = lines.place(self.fonts, Align::Left, top)?;
        self.push([Item::outline(frame, Length::pt(1))]);
        self.push(items);
        self.y += height + GAP;
        Ok(())
    }

    fn table(&mut self, table: &ReportTable) -> Result<(), MissingGlyph> {
        let names: Vec<String> = table.columns.iter().map(|(name, _)| name.clone()).collect();
        self.row(table, &names, CELL.with(FontRole::Bold))?;
        for row in &table.rows {
            if self.row(table, row, CELL)? {
                continue;
            }
            // The names of the columns are repeated on the next page.
            self.pages.push(Vec::new());
            self.y = MARGIN;
            self.row(table, &names, CELL.with(FontRole::Bold))?;
            self.row(table, row, CELL)?;
        }
        self.y += GAP;
        Ok(())
    }

    /// Sets a row with a rule below it. Returns `false` without setting it if the page is full.
    fn row(
        &mut self,
        table: &ReportTable,
        cells: &[String],
        style: Style,
    ) -> Result<bool, MissingGlyph> {
        let mut left = MARGIN;
        let mut set = Vec::new();
        let mut height = style.leading();
        for ((_, share), cell) in table.columns.iter().zip(cells) {
            let width = self.width().percent(*share);
            let mut lines = Lines { style, lines: Vec::new() };
            for line in cell.lines() {
                let text = printable(self.fonts, line);
                let wrapped = Lines::wrapped(self.fonts, style, width - BETWEEN, &text)?;
                lines.lines.extend(wrapped.lines);
            }
            height = height.at_least(lines.height());
            set.push((left, lines));
            left += width;
        }
        let whole = height + GAP.half();
        if self.y + whole > SHEET.height - MARGIN && self.y > MARGIN + whole {
            return Ok(false);
        }
        for (left, lines) in set {
            let items = lines.place(self.fonts, Align::Left, Point::new(left, self.y))?;
            self.push(items);
        }
        self.y += height + GAP / 4;
        let ends = [MARGIN, SHEET.width - MARGIN].map(|x| Point::new(x, self.y));
        self.push([Item::rule(ends[0], ends[1], HAIRLINE)]);
        self.y += GAP / 4;
        Ok(true)
    }

    fn entries(&mut self, entries: &[String]) -> Result<(), MissingGlyph> {
        let mut widest = Length::pt(1);
        for entry in entries {
            widest = widest.max(ink_width(self.fonts, ENTRY, entry)?);
        }
        let (room, pitch) = (self.width().to_thousandths(), (widest + BETWEEN).to_thousandths());
        let columns = ((room + BETWEEN.to_thousandths()) / pitch).max(1) as usize;
        for row in entries.chunks(columns) {
            self.reserve(ENTRY.leading());
            let y = self.y + ENTRY.ascent();
            for (column, entry) in row.iter().enumerate() {
                let at = Point::new(MARGIN + (widest + BETWEEN) * column as i32, y);
                let items = set_line(self.fonts, ENTRY, Align::Left, at, entry)?;
                self.push(items);
            }
            self.y += ENTRY.leading();
        }
        self.y += GAP;
        Ok(())
    }
}

/// Returns a text with `?` for characters that no font has.
fn printable(fonts: &Fonts, text: &str) -> String {
    text.chars()
        .map(|c| {
            if c.is_control() {
                ' '
            } else if fonts.shape(FontRole::Text, CELL.size, &c.to_string()).is_ok() {
                c
            } else {
                '?'
            }
        })
        .collect()
}

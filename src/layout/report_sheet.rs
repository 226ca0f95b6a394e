//! Printed reports: headings, paragraphs, tables and lists of short entries, on numbered pages.

use crate::document::item::Item;
use crate::document::{Document, Page, Paper};
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, ink_width, wrap};
use crate::typography::style::{Align, HAIRLINE, Style};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};
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
    let mut sheets = ReportPages { fonts, pages: vec![Vec::new()], filled: Length::ZERO };
    sheets.lines(TITLE, &report.title)?;
    sheets.lines(SUBTITLE, &report.subtitle)?;
    sheets.add(LayoutBox::down(GAP));
    for block in &report.blocks {
        sheets.block(block)?;
    }
    let count = sheets.pages.len();
    let foot = Point::new(MARGIN, SHEET.height - FOOT - SMALL.ascent());
    let mut pages = Vec::new();
    for (index, boxes) in sheets.pages.into_iter().enumerate() {
        let number = Lines::single(SMALL, &format!("{} / {count}", index + 1));
        let line = Lines::single(SMALL, &report.foot).boxed(fonts, Align::Left, width())?;
        let line = LayoutBox::layers([line, number.boxed(fonts, Align::Right, width())?]);
        let body = LayoutBox::column(Align::Left, width(), boxes).at(Point::new(MARGIN, MARGIN));
        pages.push(Page { items: body.chain(line.at(foot)).collect(), ..Page::default() });
    }
    Ok(pages)
}

/// Returns the width of the text.
fn width() -> Length {
    SHEET.width - MARGIN * 2
}

/// Pages of a report, filled from the top down.
struct ReportPages<'f> {
    fonts: &'f Fonts,
    pages: Vec<Vec<LayoutBox>>,
    /// Height to which the last page is filled.
    filled: Length,
}

impl ReportPages<'_> {
    /// Starts a page unless that height is left.
    fn reserve(&mut self, height: Length) {
        if self.filled + height > SHEET.height - MARGIN * 2 {
            self.pages.push(Vec::new());
            self.filled = Length::ZERO;
        }
    }

    /// Adds a box below the others, on the page that has room for it. White never starts a page.
    fn add(&mut self, part: LayoutBox) {
        if !part.items.is_empty() {
            self.reserve(part.size.height);
        }
        self.filled += part.size.height;
        if let Some(page) = self.pages.last_mut() {
            page.push(part);
        }
    }

    /// Adds wrapped lines.
    fn lines(&mut self, style: Style, text: &str) -> Result<(), MissingGlyph> {
        for line in wrap(self.fonts, style, width(), &printable(self.fonts, text))? {
            self.add(Lines::single(style, &line).boxed(self.fonts, Align::Left, width())?);
        }
        Ok(())
    }

    fn block(&mut self, block: &ReportBlock) -> Result<(), MissingGlyph> {
        match block {
            ReportBlock::Statement(text) => self.statement(text)?,
            ReportBlock::Heading(text) => {
                self.add(LayoutBox::down(GAP));
                // A heading is followed by some lines on its page.
                self.reserve(HEADING.leading() + BODY.leading() * 4);
                return self.lines(HEADING, text);
            }
            ReportBlock::Paragraph(text) => self.lines(BODY, text)?,
            ReportBlock::Table(table) => self.table(table)?,
            ReportBlock::Entries(entries) => self.entries(entries)?,
        }
        self.add(LayoutBox::down(GAP));
        Ok(())
    }

    fn statement(&mut self, text: &str) -> Result<(), MissingGlyph> {
        let width = width() - INSET * 2;
        let text = Lines::wrapped(self.fonts, STATEMENT, width, text)?
            .boxed(self.fonts, Align::Left, width)?
            .inset(INSET);
        let frame = LayoutBox::drawn(text.size, |edge| Item::outline(edge, Length::pt(1)));
        self.add(LayoutBox::layers([frame, text]));
        Ok(())
    }

    fn table(&mut self, table: &ReportTable) -> Result<(), MissingGlyph> {
        let names: Vec<String> = table.columns.iter().map(|(name, _)| name.clone()).collect();
        let head = self.row(table, &names, CELL.with(FontRole::Bold))?;
        self.add(head.clone());
        for cells in &table.rows {
            let row = self.row(table, cells, CELL)?;
            let pages = self.pages.len();
            self.reserve(row.size.height);
            if self.pages.len() > pages {
                // The names of the columns are repeated on the next page.
                self.add(head.clone());
            }
            self.add(row);
        }
        Ok(())
    }

    /// Returns a row with a rule below it.
    fn row(
        &self,
        table: &ReportTable,
        cells: &[String],
        style: Style,
    ) -> Result<LayoutBox, MissingGlyph> {
        // An empty row is a line high.
        let mut row = vec![LayoutBox::down(style.leading())];
        for ((_, share), cell) in table.columns.iter().zip(cells) {
            let width = width().percent(*share);
            let mut lines = Vec::new();
            for line in cell.lines() {
                let text = printable(self.fonts, line);
                lines.extend(wrap(self.fonts, style, width - BETWEEN, &text)?);
            }
            row.push(Lines { style, lines }.boxed(self.fonts, Align::Left, width)?);
        }
        let (gap, rule) = (LayoutBox::down(GAP / 4), LayoutBox::rule(width(), HAIRLINE));
        let row = [LayoutBox::row(row), gap.clone(), rule, gap];
        Ok(LayoutBox::column(Align::Left, width(), row))
    }

    fn entries(&mut self, entries: &[String]) -> Result<(), MissingGlyph> {
        let mut widest = Length::pt(1);
        for entry in entries {
            widest = widest.max(ink_width(self.fonts, ENTRY, entry)?);
        }
        let pitch = widest + BETWEEN;
        let columns = ((width() + BETWEEN).to_thousandths() / pitch.to_thousandths()).max(1);
        for row in entries.chunks(columns as usize) {
            let row = row
                .iter()
                .map(|entry| Lines::single(ENTRY, entry).boxed(self.fonts, Align::Left, pitch))
                .collect::<Result<Vec<_>, _>>()?;
            self.add(LayoutBox::row(row));
        }
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

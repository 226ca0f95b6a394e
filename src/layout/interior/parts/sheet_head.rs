//! The head of a worksheet: its heading, the number of the sheet, and lines for a name and a date.

use crate::LayoutError;
use crate::document::item::Item;
use crate::interior::parts::display_page::Title;
use crate::typography::lines::{Lines, fit, ink_width, set_line};
use crate::typography::style::{Align, SMALLEST, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::WorksheetSpec;
use gridpress_ground::units::{Length, Point, Size};
use jiff::civil::Date;

/// Size of labels, in percent of that of running text.
const LABEL: i32 = 115;
/// Size of the number of the sheet, in percent of that of running text.
const NOTE: i32 = 95;
/// Size of a printed name or date, in percent of that of labels.
const FILLED: i32 = 120;
/// Minimum room above a line to write on: children write large.
const WRITING: Length = Length::pt(27);
/// Minimum length of the line for a name, and of that for a date.
const NAME_LINE: Length = Length::pt(170);
const DATE_LINE: Length = Length::pt(84);
/// Maximum height of the heading, in percent of the width of the text block.
const HEADING: i32 = 15;
/// Weight of the lines to write on.
const RULE: Length = Length::thousandths(750);
/// Maximum number of lines of a name.
const NAME_LINES: i32 = 2;

/// The head of the sheets of a section. All of them have the same height.
#[derive(Debug)]
pub(in crate::interior) struct SheetHead {
    heading: Lines,
    name: HeadField,
    date: HeadField,
    /// The date that all sheets have, if it is printed.
    printed_date: Option<String>,
    /// Style of the number of the sheet.
    note: Style,
    /// Distance from the top to the end of the head, with the room below it.
    pub height: Length,
}

/// A label, and a line behind it.
#[derive(Debug)]
struct HeadField {
    label: String,
    style: Style,
    /// Left end of the label, and baseline.
    at: Point,
    /// Left and right end of the line.
    line: [Length; 2],
}

impl HeadField {
    /// Returns the label and the line.
    fn items(&self, ctx: &Context) -> Result<Vec<Item>, LayoutError> {
        let mut items = set_line(ctx.fonts, self.style, Align::Left, self.at, &self.label)?;
        let y = self.at.y + self.style.size.percent(22);
        let [from, to] = self.line.map(|x| Point::new(x, y));
        items.push(Item::rule(from, to, RULE));
        Ok(items)
    }

    /// Returns the room for text above the line.
    fn room(&self) -> Length {
        self.line[1] - self.line[0]
    }

    /// Returns `lines` above the line.
    fn filled(&self, ctx: &Context, lines: &Lines) -> Result<Vec<Item>, LayoutError> {
        let up = lines.style.leading() * (lines.count() - 1).max(0);
        let first = Point::new(self.line[0] + self.style.size / 4, self.at.y - up);
        Ok(lines.on_baseline(ctx.fonts, Align::Left, first)?)
    }
}

/// Returns the printed form of the date of a spec: a date in the language of the book, or another text.
fn date_text(ctx: &Context, date: &str) -> String {
    date.parse::<Date>().map_or_else(|_| date.to_owned(), |date| ctx.words.date(date))
}

impl SheetHead {
    /// Plans the head of the sheets of `section`.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] for a heading, a name or a date that does not fit.
    pub(in crate::interior) fn new(
        ctx: &Context,
        section: usize,
        worksheet: &WorksheetSpec,
    ) -> Result<SheetHead, LayoutError> {
        let (fonts, theme, spec) = (ctx.fonts, ctx.theme, &ctx.book.spec);
        let width = ctx.block.block.width;
        let gap = theme.body.size * 2;
        let note = Style::new(FontRole::Text, theme.body.size.percent(NOTE));
        let sheets = spec.sections[section].sheets.iter();
        let last: usize = sheets.map(|sheets| sheets.before + sheets.copies as usize).sum();
        let last = ctx.words.sheet(last);
        let room = width - note.width(fonts, &last)? - gap;
        let title = spec.sections[section].title.as_ref().unwrap_or(&spec.title);
        let most = width.percent(HEADING).at_least(theme.heading.leading());
        let heading =
            Lines::fitted(fonts, theme.heading, Size { width: room, height: most }, title)?;
        if heading.height() > most {
            return Err(LayoutError::TextTooLong(title.clone()));
        }
        let label = Style::new(FontRole::Text, theme.body.size.percent(LABEL));
        let printed_date = worksheet.date.as_deref().map(|date| date_text(ctx, date));
        let date_width = match &printed_date {
            Some(date) => ink_width(fonts, label, date)? + label.size,
            None => Length::ZERO,
        };
        let behind =
            |text: &str| Ok::<_, LayoutError>(label.width(fonts, text)? + label.size.half());
        let [name_label, date_label] = [ctx.words.name_label(), ctx.words.date_label()];
        let (before_name, before_date) = (behind(name_label)?, behind(date_label)?);
        let date_line = date_width.at_least(DATE_LINE);
        if before_date + date_line > width {
            return Err(LayoutError::TextTooLong(printed_date.unwrap_or_default()));
        }
        let is_one_row = before_name + NAME_LINE + gap + before_date + date_line <= width;
        let name_end = if is_one_row { width - gap - before_date - date_line } else { width };
        let row = WRITING.at_least(label.leading());
        let mut name = HeadField {
            label: name_label.to_owned(),
            style: label,
            at: Point::new(Length::ZERO, heading.height() + row),
            line: [before_name, name_end],
        };
        let mut tallest = Length::ZERO;
        for text in &worksheet.names {
            tallest = tallest.max(name_lines(ctx, &name, text)?.height());
        }
        name.at.y = heading.height() + row.at_least(tallest);
        let (left, down) =
            if is_one_row { (name_end + gap, Length::ZERO) } else { (Length::ZERO, row) };
        let date = HeadField {
            label: date_label.to_owned(),
            style: label,
            at: name.at + Point::new(left, down),
            line: [left + before_date, left + before_date + date_line],
        };
        let height = date.at.y + label.size.percent(40) + theme.body.leading();
        Ok(SheetHead { heading, name, date, printed_date, note, height })
    }

    /// Returns the head of the sheet of that index.
    pub(in crate::interior) fn title(
        &self,
        ctx: &Context,
        worksheet: &WorksheetSpec,
        sheet: usize,
    ) -> Result<Title, LayoutError> {
        let fonts = ctx.fonts;
        let width = ctx.block.block.width;
        let mut items = self.heading.place(fonts, Align::Left, Point::default())?;
        let at = Point::new(width, self.heading.style.ascent());
        items.extend(set_line(fonts, self.note, Align::Right, at, &ctx.words.sheet(sheet + 1))?);
        items.extend(self.name.items(ctx)?);
        items.extend(self.date.items(ctx)?);
        if let Some(name) = worksheet.name(sheet) {
            items.extend(self.name.filled(ctx, &name_lines(ctx, &self.name, name)?)?);
        }
        if let Some(date) = &self.printed_date {
            let lines = Lines { style: self.date.style, lines: vec![date.clone()] };
            items.extend(self.date.filled(ctx, &lines)?);
        }
        Ok(Title { items, height: self.height })
    }
}

/// Returns a name above the line of `field`: on one line if it can be shrunk to that, otherwise on two.
fn name_lines(ctx: &Context, field: &HeadField, name: &str) -> Result<Lines, LayoutError> {
    let style = Style::new(FontRole::Bold, field.style.size.percent(FILLED));
    let room = field.room() - field.style.size / 2;
    let least = style.size.percent(65).at_least(SMALLEST);
    let (lines, fits) = fit(style, 95, least, |style| {
        let whole = ink_width(ctx.fonts, style, name)?;
        Ok::<_, LayoutError>((Lines { style, lines: vec![name.to_owned()] }, whole <= room))
    })?;
    if fits {
        return Ok(lines);
    }
    let (lines, fits) = fit(style.at(least), 95, SMALLEST, |style| {
        let lines = Lines::wrapped(ctx.fonts, style, room, name)?;
        let fits = lines.count() <= NAME_LINES;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    if fits { Ok(lines) } else { Err(LayoutError::TextTooLong(name.to_owned())) }
}

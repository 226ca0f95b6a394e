//! The head of a worksheet: its heading, the number of the sheet, and lines for a name and a date.

use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::interior::parts::opener;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, fit, ink_width, line_box, set_line};
use crate::typography::style::{Align, SMALLEST, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
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

/// The head of the sheets of a section, and the texts below it. All of them have the same height.
#[derive(Debug)]
pub(in crate::interior) struct SheetHead {
    heading: LayoutBox,
    /// Style of the number of the sheet, and its baseline.
    note: (Style, Length),
    label: Style,
    /// Length of the line for a name.
    name_line: Length,
    /// Distance from the heading to the baseline of names.
    above_name: Length,
    /// The label and the line for the date, and the date that all sheets have, if it is printed.
    date: LayoutBox,
    /// Distance from the line for a name to the date beside it; `None` if the date is below it.
    beside_name: Option<Length>,
    /// The rules and the introduction of the section, with white above them.
    below: LayoutBox,
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
    ) -> Result<SheetHead> {
        let (fonts, theme, spec) = (ctx.fonts, ctx.theme, &ctx.book.spec);
        let width = ctx.block.block.width;
        let gap = theme.body.size * 2;
        let note = Style::new(FontRole::Text, theme.body.size.percent(NOTE));
        let sheets = spec.sections[section].sheets.iter();
        let last: usize = sheets.map(|sheets| sheets.before + sheets.copies as usize).sum();
        let room = width - note.width(fonts, &ctx.words.sheet(last))? - gap;
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
        let before =
            |text: &str| Ok::<_, LayoutError>(label.width(fonts, text)? + label.size.half());
        let before_name = before(ctx.words.name_label())?;
        let date_line = date_width.at_least(DATE_LINE);
        let date_end = before(ctx.words.date_label())? + date_line;
        if date_end > width {
            return Err(LayoutError::TextTooLong(printed_date.unwrap_or_default()));
        }
        let is_one_row = before_name + NAME_LINE + gap + date_end <= width;
        let name_end = if is_one_row { width - gap - date_end } else { width };
        let name_line = name_end - before_name;
        let mut tallest = Length::ZERO;
        for text in &worksheet.names {
            tallest = tallest.max(name_lines(ctx, label, name_line, text)?.height());
        }
        let row = WRITING.at_least(label.leading());
        let above_date = LayoutBox::down(if is_one_row { Length::ZERO } else { row });
        let printed_date = printed_date.map(|date| Lines::single(label, &date));
        let date = field(ctx, label, ctx.words.date_label(), date_line, printed_date)?;
        Ok(SheetHead {
            note: (note, heading.style.ascent()),
            heading: heading.boxed(fonts, Align::Left, width)?.with_role(TextRole::Heading(1)),
            label,
            name_line,
            above_name: row.at_least(tallest),
            date: LayoutBox::column(Align::Left, date_end, [above_date, date]),
            beside_name: is_one_row.then_some(gap),
            below: ctx.column([
                LayoutBox::down(label.size.percent(40) + theme.body.leading()),
                opener::rules_above_grids(ctx, section)?,
                opener::intro_above_grids(ctx, section)?.unwrap_or_default(),
            ]),
        })
    }

    /// Returns the height of the texts of every sheet.
    pub(in crate::interior) fn height(&self) -> Length {
        let boxes = [&self.heading, &self.date, &self.below];
        self.above_name + boxes.into_iter().map(|part| part.size.height).sum::<Length>()
    }

    /// Returns the texts of the sheet of that index.
    pub(in crate::interior) fn boxed(
        &self,
        ctx: &Context,
        worksheet: &WorksheetSpec,
        sheet: usize,
    ) -> Result<LayoutBox> {
        let ((style, baseline), width) = (self.note, ctx.block.block.width);
        let at = Point::new(width, baseline);
        let note = set_line(ctx.fonts, style, Align::Right, at, &ctx.words.sheet(sheet + 1))?;
        let name = worksheet.name(sheet);
        let name =
            name.map(|name| name_lines(ctx, self.label, self.name_line, name)).transpose()?;
        let name = field(ctx, self.label, ctx.words.name_label(), self.name_line, name)?;
        let fields = match self.beside_name {
            Some(gap) => LayoutBox::row([name, LayoutBox::across(gap), self.date.clone()]),
            None => LayoutBox::column(Align::Left, width, [name, self.date.clone()]),
        };
        Ok(LayoutBox::column(
            Align::Left,
            width,
            [
                LayoutBox::layers([
                    self.heading.clone(),
                    LayoutBox::new(width, Length::ZERO, note),
                ]),
                LayoutBox::down(self.above_name),
                fields,
                self.below.clone(),
            ],
        ))
    }
}

/// Returns a label on a baseline, a line to write on behind it, and optionally text above that line.
fn field(
    ctx: &Context,
    style: Style,
    label: &str,
    line: Length,
    text: Option<Lines>,
) -> Result<LayoutBox> {
    let label = line_box(ctx.fonts, style, label)?;
    let mut field = LayoutBox::row([label, LayoutBox::across(style.size.half() + line)]);
    let [from, to] =
        [field.size.width - line, field.size.width].map(|x| Point::new(x, style.size.percent(22)));
    field.items.push(Item::rule(from, to, RULE));
    if let Some(lines) = text {
        let up = lines.style.leading() * (lines.count() - 1).max(0);
        let first = Point::new(from.x + style.size / 4, -up);
        field.items.extend(lines.on_baseline(ctx.fonts, Align::Left, first)?);
    }
    Ok(field)
}

/// Returns a name above a line of length `line`: on one line if it can be shrunk to that, otherwise on two.
fn name_lines(ctx: &Context, label: Style, line: Length, name: &str) -> Result<Lines> {
    let style = Style::new(FontRole::Bold, label.size.percent(FILLED));
    let room = line - label.size / 2;
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

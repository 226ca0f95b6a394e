//! The record: a line for every puzzle, to write down when it was solved and how long that took.

use crate::LayoutError;
use crate::block::names::widest;
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::draft::{Chapter, Draft};
use crate::text::flow::{Flow, chapter_pages};
use crate::text::line::{clip, line};
use crate::text::style::{Align, HAIRLINE, Style};
use gridpress_base::fonts::FontRole;
use gridpress_base::units::{Length, Point};
use gridpress_spec::PuzzleName;

/// The least height of a line to write on.
const WRITING: Length = Length::mm(8);
/// The least width of a column: as wide as a date and a time by hand.
const LEAST_COLUMN: Length = Length::mm(66);
/// Between two columns of the record.
const GUTTER: Length = Length::mm(6);
/// The share of a column's room for hands that each field has: what the puzzle is, the date, and the time.
const SHARES: [i32; 3] = [38, 34, 28];

/// How the columns of the record lie on a page.
struct Table<'c> {
    ctx: &'c Context<'c>,
    style: Style,
    row: Length,
    /// The width of a column.
    width: Length,
    /// How many columns a page has.
    columns: i32,
    /// From the left edge of a column to where its fields begin.
    fields: [Length; 3],
}

impl<'c> Table<'c> {
    fn new(ctx: &'c Context<'c>) -> Result<Table<'c>, LayoutError> {
        let style = Style::new(FontRole::Text, ctx.theme.reference.size);
        let names = ctx.book.puzzles().map(|puzzle| &puzzle.name);
        let number = widest(ctx.fonts, style.with(FontRole::Bold), names, PuzzleName::shortest)?
            + style.size.half();
        let whole = ctx.block.measure();
        let least = number + LEAST_COLUMN;
        let most = (whole + GUTTER).to_thousandths() / (least + GUTTER).to_thousandths();
        let columns = most.max(1);
        let width = (whole - GUTTER * (columns - 1)) / columns;
        let mut x = number;
        let fields = SHARES.map(|share| {
            let left = x;
            x += (width - number).percent(share);
            left
        });
        Ok(Table {
            ctx,
            style,
            row: WRITING.at_least(style.leading().scale(4, 3)),
            width,
            columns,
            fields,
        })
    }

    /// A line of text in a field that begins `left` in a column at `at`, clipped to the field.
    fn text(&self, at: Point, field: usize, text: &str) -> Result<Vec<Item>, LayoutError> {
        let end = self.fields.get(field + 1).copied().unwrap_or(self.width);
        let room = end - self.fields[field] - self.style.size.half();
        let text = clip(self.ctx.fonts, self.style, room, text)?;
        let at = at + Point::new(self.fields[field], Length::ZERO);
        Ok(line(self.ctx.fonts, self.style, Align::Left, at, &text)?)
    }

    /// What stands above the fields of a column whose baseline begins at `at`.
    fn head(&self, at: Point) -> Result<Vec<Item>, LayoutError> {
        let words = self.ctx.words;
        let mut items = self.text(at, 1, words.date_label())?;
        items.extend(self.text(at, 2, words.time())?);
        Ok(items)
    }
}

/// The pages of the record.
pub(in crate::book) fn record(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let title = Chapter::Record.title(ctx.words);
    let table = Table::new(ctx)?;
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let (top, height) = ctx.block.body();
    let bottom = top + height;
    let puzzles: Vec<_> = ctx.book.puzzles().collect();
    let mut rest = &puzzles[..];
    let mut from = flow.filled();
    while !rest.is_empty() {
        let rows = ((bottom - from).to_thousandths() / table.row.to_thousandths() - 1).max(1);
        // The last page fills its columns evenly.
        let even = rest.len().div_ceil(table.columns as usize).min(rows as usize);
        for column in 0..table.columns {
            let (now, later) = rest.split_at(rest.len().min(even));
            if now.is_empty() {
                break;
            }
            rest = later;
            let left = (table.width + GUTTER) * column;
            let mut y = from + table.row;
            let at = |y: Length| Point::new(left, y - table.style.size.half());
            flow.push(table.head(at(y))?);
            for puzzle in now {
                flow.push([rule(left, y, table.width)]);
                y += table.row;
                let bold = table.style.with(FontRole::Bold);
                let name = puzzle.name.shortest();
                flow.push(line(ctx.fonts, bold, Align::Left, at(y), name)?);
                flow.push(table.text(at(y), 0, ctx.words.level(puzzle.level))?);
            }
            flow.push([rule(left, y, table.width)]);
        }
        if !rest.is_empty() {
            flow.next_page();
            from = top;
        }
    }
    Ok(chapter_pages(flow, title))
}

fn rule(left: Length, y: Length, width: Length) -> Item {
    Item::rule(Point::new(left, y), Point::new(left + width, y), HAIRLINE)
}

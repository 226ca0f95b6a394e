//! A sheet of proofs: thumbnails of all puzzles of a batch, for the editor who approves them.

use crate::document::{Document, Page, Paper};
use crate::grid_drawing::figures::GridDigits;
use crate::grid_drawing::measures::PROOF;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::{GridDesign, GridStyle};
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{ink_width, set_line};
use crate::typography::style::{Align, Style};
use gridpress_base::fonts::FontRole;
use gridpress_book::daily::{Desk, Edition, WeekProgression};
use gridpress_bookspec::RuleWeights;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::calendar::{first_of_week, place_in_week};
use gridpress_messages::diag::Failure;
use gridpress_messages::symbols::{GridView, Symbols};
use jiff::civil::Date;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A4.
const SHEET: Size = Size { width: Length::mm(210), height: Length::mm(297) };
const MARGIN: Length = Length::mm(12);
const GAP: Length = Length::mm(3);
/// Number of lines below a thumbnail: number and date; weekday or slot, and level; removed cells and score; technique;
/// warning.
const LINES: i32 = 5;
const TEXT: Style = Style::new(FontRole::Text, Length::pt(7)).led(Length::thousandths(8_600));
const BOLD: Style = TEXT.with(FontRole::Bold);
const TITLE: Style = Style::new(FontRole::Heading, Length::pt(14));
/// Number of columns: a row is a week.
const COLUMNS: i32 = 7;
/// Weights of the rules of thumbnails.
const RULES: RuleWeights =
    RuleWeights { thin: Length::thousandths(250), thick: Length::thousandths(800) };

/// Returns the side of a thumbnail.
fn side() -> Length {
    (SHEET.width - MARGIN * 2 - GAP * (COLUMNS - 1)) / COLUMNS
}

/// Returns the distance from one row to the next.
fn each_row() -> Length {
    side() + TEXT.leading() * LINES + GAP
}

/// Returns the number of rows of a sheet: enough for a month that begins on any day.
fn rows() -> usize {
    let room = SHEET.height - MARGIN * 2 - TITLE.leading() + GAP;
    (room.to_thousandths() / each_row().to_thousandths()) as usize
}

/// Lays out all `editions`, a row for each week and slot, on one or more sheets.
///
/// # Errors
/// If no font has one of the characters.
pub fn lay_out_proof_sheet(
    desk: &Desk,
    editions: &[Edition],
) -> Result<Document<'static>, Failure> {
    let progression = WeekProgression::of(editions);
    let mut weeks: BTreeMap<(Date, usize), Vec<usize>> = BTreeMap::new();
    for (index, edition) in editions.iter().enumerate() {
        weeks.entry((first_of_week(edition.date), edition.slot)).or_default().push(index);
    }
    let weeks: Vec<Vec<usize>> = weeks.into_values().collect();
    let thumbnails = Thumbnails { desk, editions, progression, styles: styles(desk, editions)? };
    let pages = weeks.chunks(rows()).map(|weeks| thumbnails.page(weeks));
    let pages: Vec<Page> = pages.collect::<Result<_, MissingGlyph>>()?;
    let (title, paper) = (desk.spec.title.clone(), Paper::new(SHEET, Length::ZERO));
    Ok(Document::new(title, paper, pages.len(), move |index| Ok(pages[index].clone())))
}

/// Returns the paper's title, and the first and last date.
fn title(desk: &Desk, editions: &[Edition]) -> Result<LayoutBox, MissingGlyph> {
    let (spec, width) = (desk.spec, SHEET.width - MARGIN * 2);
    let at = |x| Point::new(x, TITLE.figures());
    let mut items = set_line(&spec.fonts, TITLE, Align::Left, at(Length::ZERO), &spec.title)?;
    if let (Some(first), Some(last)) = (editions.first(), editions.last()) {
        let days =
            format!("{} \u{2013} {}", spec.words.date(first.date), spec.words.date(last.date));
        items.extend(set_line(&spec.fonts, TEXT, Align::Right, at(width), &days)?);
    }
    Ok(LayoutBox::new(width, TITLE.leading(), items))
}

/// Styles of small grids, by slot and symbols.
type Styles = BTreeMap<(usize, Symbols), GridStyle>;

/// Returns the styles of small grids.
fn styles(desk: &Desk, editions: &[Edition]) -> Result<Styles, MissingGlyph> {
    let spec = desk.spec;
    let design = GridDesign::new(PROOF, RULES, side()).with_shades(Shades::of(&spec.grid));
    let mut styles = BTreeMap::new();
    for edition in editions {
        let symbols = desk.slot(edition).symbols.of_puzzle(&edition.puzzle);
        if let Entry::Vacant(entry) = styles.entry((edition.slot, symbols.clone())) {
            let grid = GridView { shape: &edition.puzzle.shape, symbols: &symbols };
            entry.insert(design.style(&spec.fonts, grid)?);
        }
    }
    Ok(styles)
}

/// Thumbnails of the puzzles on sheets of proofs.
struct Thumbnails<'d> {
    desk: &'d Desk<'d>,
    editions: &'d [Edition],
    /// Relative difficulty of the editions of a week.
    progression: WeekProgression,
    styles: Styles,
}

impl Thumbnails<'_> {
    /// Returns the sheet with those weeks of editions.
    fn page(&self, weeks: &[Vec<usize>]) -> Result<Page, MissingGlyph> {
        let title = title(self.desk, self.editions)?;
        let width = title.size.width;
        let mut rows = vec![title];
        for week in weeks {
            let mut days = vec![LayoutBox::down(each_row())];
            for &index in week {
                let column = place_in_week(self.editions[index].date) as i32;
                let left = LayoutBox::across((side() + GAP) * column);
                days.push(LayoutBox::row([left, self.thumbnail(index)?]));
            }
            rows.push(LayoutBox::layers(days));
        }
        let sheet = LayoutBox::column(Align::Left, width, rows).at(Point::new(MARGIN, MARGIN));
        Ok(Page { items: sheet.collect(), ..Page::default() })
    }

    /// Returns a small grid with the facts below it that an editor needs.
    fn thumbnail(&self, index: usize) -> Result<LayoutBox, MissingGlyph> {
        let edition = &self.editions[index];
        let puzzle = &edition.puzzle;
        let symbols = self.desk.slot(edition).symbols.of_puzzle(puzzle);
        let style = &self.styles[&(edition.slot, symbols)];
        let shown = GridDigits::Givens(&puzzle.givens);
        let grid =
            style.draw(&self.desk.spec.fonts, Point::default(), &puzzle.shape, shown)?.into_items();
        let mut boxes = vec![LayoutBox::new(side(), side(), grid), self.day(edition)?];
        for (style, text) in self.lines(index) {
            boxes.push(self.line(style, Align::Left, side(), &text)?);
        }
        Ok(LayoutBox::column(Align::Left, side(), boxes))
    }

    /// Returns the number at the left and the date at the right.
    fn day(&self, edition: &Edition) -> Result<LayoutBox, MissingGlyph> {
        let (number, date) = (edition.number.to_string(), self.desk.spec.words.date(edition.date));
        let room = side() - ink_width(&self.desk.spec.fonts, BOLD, &number)? - TEXT.size;
        Ok(LayoutBox::layers([
            self.line(BOLD, Align::Left, side(), &number)?,
            self.line(TEXT, Align::Right, room, &date)?,
        ]))
    }

    /// Returns a line of text below a thumbnail, on the lower edge of its box, in type that is at most `room` wide.
    fn line(
        &self,
        style: Style,
        align: Align,
        room: Length,
        text: &str,
    ) -> Result<LayoutBox, MissingGlyph> {
        let fonts = &self.desk.spec.fonts;
        let width = ink_width(fonts, style, text)?;
        // Slightly smaller, to allow for rounding.
        let style = if width > room { style.narrowed(width + width / 100, room) } else { style };
        let at = Point::new(align.x(side()), TEXT.leading());
        let items = set_line(fonts, style, align, at, text)?;
        Ok(LayoutBox::new(side(), TEXT.leading(), items))
    }

    /// Returns the lines below the first: slot or weekday and level; removed cells and score; technique; warning.
    fn lines(&self, index: usize) -> [(Style, String); LINES as usize - 1] {
        let (desk, edition) = (self.desk, &self.editions[index]);
        let words = &desk.spec.words;
        let label = words.label(&words.variants(edition.puzzle.shape.kind()), edition.level);
        let slot = desk.slot(edition);
        let name = match &desk.daily.slots[..] {
            [_] => words.weekday(edition.date),
            _ => slot.title.as_ref().unwrap_or(&slot.id).clone(),
        };
        let removed = words.removed(edition.puzzle.removed_count() as usize);
        let easier_than = self.progression.easier_than(index);
        let flag = easier_than
            .map_or_else(String::new, |other| words.easier_than(self.editions[other].date));
        // If the slot is named after its variant, the name appears only once.
        let label = if label.starts_with(&name) { label } else { format!("{name}: {label}") };
        [
            (TEXT, label),
            (TEXT, format!("{removed} \u{b7} {}", edition.rating.score)),
            (TEXT, words.technique(edition.rating.technique).to_owned()),
            (BOLD, flag),
        ]
    }
}

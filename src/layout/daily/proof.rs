//! A sheet of proofs: every puzzle of a batch at a glance, for whoever signs the pages off.

use super::missing;
use crate::daily::{Desk, Edition, Ramp};
use crate::diag::Failure;
use crate::fonts::{MissingGlyph, Role};
use crate::layout::document::{Document, Page, Paper};
use crate::layout::draft::Draft;
use crate::layout::grid::{Look, PUZZLE_FIGURES, Square, fill_grid, ruling};
use crate::layout::items::Item;
use crate::layout::shading::Shades;
use crate::layout::text::{Align, Style, extent, line};
use crate::spec::Rules;
use crate::units::{Length, Point, Size};

/// A4, which every desk can print.
const SHEET: Size = Size {
    width: Length::mm(210),
    height: Length::mm(297),
};
const MARGIN: Length = Length::mm(12);
const GAP: Length = Length::mm(5);
/// Lines below a thumbnail: number and date, weekday and level, removed cells and score, technique, and what is wrong.
const LINES: i32 = 5;
const TEXT: Style = Style::new(Role::Text, Length::pt(7)).led(Length::thousandths(8_600));
const TITLE: Style = Style::new(Role::Heading, Length::pt(14));
/// Thumbnails side by side: as few as show a batch on one sheet.
const COLUMNS: std::ops::RangeInclusive<i32> = 3..=6;
/// Rules of thumbnails.
const RULES: Rules = Rules {
    thin: Length::thousandths(250),
    thick: Length::thousandths(800),
};

/// How thumbnails lie on sheets.
struct Raster {
    columns: i32,
    rows: i32,
    side: Length,
}

impl Raster {
    fn new(columns: i32) -> Raster {
        let side = (SHEET.width - MARGIN * 2 - GAP * (columns - 1)) / columns;
        let room = SHEET.height - MARGIN * 2 - TITLE.leading() + GAP;
        let each = side + TEXT.leading() * LINES + GAP;
        Raster {
            columns,
            rows: (room.to_thousandths() / each.to_thousandths()).max(1),
            side,
        }
    }

    fn holds(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// The corner of a thumbnail.
    fn at(&self, index: usize) -> Point {
        let (row, column) = (index as i32 / self.columns, index as i32 % self.columns);
        let each = self.side + TEXT.leading() * LINES + GAP;
        Point::new(
            MARGIN + (self.side + GAP) * column,
            MARGIN + TITLE.leading() + each * row,
        )
    }
}

/// All `editions` on one sheet, or on as many as they need.
///
/// # Errors
/// When no font has a character of it.
pub fn proof(desk: &Desk, editions: &[Edition]) -> Result<Document<'static>, Failure> {
    let rasters = COLUMNS.map(Raster::new);
    let raster = rasters
        .reduce(|chosen, next| {
            if chosen.holds() >= editions.len() {
                chosen
            } else {
                next
            }
        })
        .unwrap_or_else(|| Raster::new(1));
    let ramp = Ramp::of(editions);
    let numbered: Vec<(usize, &Edition)> = editions.iter().enumerate().collect();
    let pages = numbered.chunks(raster.holds()).map(|chunk| {
        let mut page = Page::default();
        page.items.extend(title(desk, editions)?);
        for (place, (index, edition)) in chunk.iter().enumerate() {
            let easier_than = ramp.easier_than(*index).map(|index| &editions[index]);
            page.items.extend(thumbnail(
                desk,
                edition,
                easier_than,
                raster.at(place),
                raster.side,
            )?);
        }
        Ok(page)
    });
    let pages: Vec<Page> = pages
        .collect::<Result<_, MissingGlyph>>()
        .map_err(missing)?;
    let (title, paper) = (desk.spec.title.clone(), Paper::new(SHEET, Length::ZERO));
    Ok(Document::new(title, paper, pages.len(), move |index| {
        Ok(pages[index].clone())
    }))
}

/// The paper's title, and from when to when.
fn title(desk: &Desk, editions: &[Edition]) -> Result<Vec<Item>, MissingGlyph> {
    let spec = desk.spec;
    let at = Point::new(MARGIN, MARGIN + TITLE.size.scale(72, 100));
    let mut items = line(&spec.fonts, TITLE, Align::Left, at, &spec.title)?;
    if let (Some(first), Some(last)) = (editions.first(), editions.last()) {
        let days = format!(
            "{} \u{2013} {}",
            spec.words.date(first.date),
            spec.words.date(last.date)
        );
        let at = Point::new(SHEET.width - MARGIN, at.y);
        items.extend(line(&spec.fonts, TEXT, Align::Right, at, &days)?);
    }
    Ok(items)
}

/// A small grid, and below it what an editor asks.
fn thumbnail(
    desk: &Desk,
    edition: &Edition,
    easier_than: Option<&Edition>,
    at: Point,
    side: Length,
) -> Result<Vec<Item>, MissingGlyph> {
    let spec = desk.spec;
    let (words, puzzle, slot) = (&spec.words, &edition.puzzle, desk.slot(edition));
    let look = Look {
        rules: RULES,
        figures: PUZZLE_FIGURES,
        symbols: slot.symbols,
        shades: Some(Shades::of(&spec.grid)),
        sums: None,
    };
    let square = Square { at, side };
    let mut items = ruling(&look, square, &puzzle.shape);
    let mut draft = Draft::default();
    fill_grid(
        &spec.fonts,
        &look,
        &mut draft,
        square,
        &puzzle.shape,
        |cell| Some((puzzle.givens.get(cell), Role::Given)).filter(|(value, _)| *value != 0),
    )?;
    items.extend(draft.items);
    let bold = TEXT.with(Role::Bold);
    let day = format!("{}  {}", edition.number, words.date(edition.date));
    let variants = words.variants(puzzle.shape.kind());
    let label = words.label(&variants, edition.level);
    let removed = words.removed(puzzle.removed() as usize);
    let flag = easier_than.map_or_else(String::new, |other| words.easier_than(other.date));
    let lines = [
        (bold, day),
        (TEXT, format!("{}: {label}", words.weekday(edition.date))),
        (TEXT, format!("{removed} \u{b7} {}", edition.rating.score)),
        (TEXT, words.technique(edition.rating.technique).to_owned()),
        (bold, flag),
    ];
    let mut baseline = at.y + side + TEXT.leading();
    for (style, text) in lines {
        let style = narrowed(desk, style, side, &text)?;
        items.extend(line(
            &spec.fonts,
            style,
            Align::Left,
            Point::new(at.x, baseline),
            &text,
        )?);
        baseline += TEXT.leading();
    }
    Ok(items)
}

/// The style, made smaller where `text` would be wider than `room`.
fn narrowed(desk: &Desk, style: Style, room: Length, text: &str) -> Result<Style, MissingGlyph> {
    let width = extent(&desk.spec.fonts, style, text)?;
    let [room, wide] = [room, width].map(Length::to_thousandths);
    Ok(match wide > room {
        // A little less, for what is rounded.
        true => style.at(style.size.scale(room, wide + wide / 100)),
        false => style,
    })
}

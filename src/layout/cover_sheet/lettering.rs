//! The titles of a front: the series line, the title in its lettering, the number of puzzles, and the subtitle.

use crate::cover_sheet::display::{TextStack, breakings};
use crate::cover_sheet::front_cover::FrontCover;
use crate::cover_sheet::ornaments::{RotatedPose, colour_item};
use crate::document::item::Item;
use crate::typography::boxes::LayoutBox;
use crate::typography::style::Align;
use crate::{LayoutError, Result};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::{CountForm, CoverDesign, Lettering};
use gridpress_ground::units::{Length, Point, Rect, Size};

/// Maximum size of a title, in hundredths of the smaller side of the panel.
const MOST: i32 = 40;
/// Minimum and maximum side of a tile, in the same unit.
const TILE: [i32; 2] = [7, 19];
/// Gap between two tiles, and height of a capital, in percent of a tile.
const TILE_GAP: i32 = 6;
const TILE_LETTER: i32 = 62;
/// Maximum height of a large number with its word, and maximum width beside a subtitle, in percent of the titles.
const COUNT: [i32; 2] = [44, 56];

impl FrontCover<'_> {
    /// Sets the series line, the title, a large number of puzzles, and the subtitle, from the top of `room` or in its
    /// middle, with a gap below them. The title and the subtitle are in these colours.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if they do not fit.
    pub(super) fn titles(
        &self,
        room: Size,
        align: Align,
        [first, second]: [Colour; 2],
    ) -> Result<LayoutBox> {
        let (spec, fonts, width) = (&self.book.spec, self.fonts(), room.width);
        let gap = self.part(4).min(room.height / 14);
        let small = |text: &Option<String>, width: Length, share: i32, most: i32| {
            let Some(text) = text else { return Ok(LayoutBox::default()) };
            let room = Size { width, height: room.height.percent(share).at_least(self.part(3)) };
            let stack = TextStack::even(fonts, FontRole::Bold, text, room, self.part(most))?;
            let width = stack.size.width;
            Ok::<_, LayoutError>(stack.boxed(fonts, align, width)?.coloured(second))
        };
        let with_gap = |part: LayoutBox| match part.size.height {
            Length::ZERO => part,
            _ => LayoutBox::column(align, width, [part, LayoutBox::down(gap)]),
        };
        // The small lines are set first, as the title can use any room that they leave.
        let series = spec.cover.series.clone().or_else(|| spec.series_line());
        let series = with_gap(small(&series, width, 12, 4)?);
        let count = self.large_count(room, second)?;
        let below = if count.size.height == Length::ZERO {
            small(&spec.subtitle, width, 20, 6)?
        } else {
            let beside = width - count.size.width - gap;
            let subtitle = small(&spec.subtitle, beside, COUNT[0] - 14, 6)?;
            let middle = Size { width: subtitle.size.width, height: count.size.height };
            let boxes = [LayoutBox::fill(), subtitle, LayoutBox::fill()];
            let subtitle = LayoutBox::column_in(Align::Left, middle, boxes);
            LayoutBox::row([count, LayoutBox::across(gap), subtitle])
        };
        let below = with_gap(below);
        let height = room.height - series.size.height - below.size.height - gap;
        let title = self.title(Size { width, height }, align, first)?;
        let above = match align {
            Align::Centre => (height - title.size.height).half().at_least(Length::ZERO),
            Align::Left | Align::Right => Length::ZERO,
        };
        let gap = LayoutBox::down(gap);
        Ok(LayoutBox::column(align, width, [LayoutBox::down(above), series, title, gap, below]))
    }

    /// Returns the face of the title, and of texts beside it: the one of the lettering if it has all characters.
    pub(super) fn title_face(&self, text: &str) -> FontRole {
        let role = match self.book.spec.lettering() {
            Lettering::Heavy | Lettering::Tiles => FontRole::Heavy,
            Lettering::Condensed => FontRole::Condensed,
            Lettering::Serif => FontRole::Serif,
            Lettering::Headings => FontRole::Heading,
        };
        // Fallbacks for single letters would mix two faces in a title.
        if self.fonts().has_all(role, text) { role } else { FontRole::Heading }
    }

    /// Sets the title in its lettering.
    fn title(&self, room: Size, align: Align, ink: Colour) -> Result<LayoutBox> {
        let (spec, fonts) = (&self.book.spec, self.fonts());
        let lettering = spec.lettering();
        let text = match lettering {
            Lettering::Serif | Lettering::Headings => spec.title.clone(),
            _ => spec.words.capitals(&spec.title),
        };
        let role = self.title_face(&text);
        if lettering == Lettering::Tiles
            && let Some(tiles) = self.tiles(role, &text, room, align)?
        {
            return Ok(tiles);
        }
        let set = |role| TextStack::new(fonts, role, &text, room, self.part(MOST));
        let wide = set(role);
        // Unless the spec chooses, whichever of the heavy faces fills the room better.
        let is_free = role == FontRole::Heavy && spec.cover.lettering != Some(Lettering::Heavy);
        let narrow = if is_free { set(FontRole::Condensed).ok() } else { None };
        let filled = wide.as_ref().map_or(0, TextStack::filled);
        let stack = match narrow {
            Some(narrow) if narrow.filled() > filled => narrow,
            _ => wide?,
        };
        Ok(stack.boxed(fonts, align, room.width)?.coloured(ink))
    }

    /// Sets `text` in tiles, a letter in each, in the number of rows that makes them largest; `None` if they would be
    /// too small.
    fn tiles(
        &self,
        role: FontRole,
        text: &str,
        room: Size,
        align: Align,
    ) -> Result<Option<LayoutBox>> {
        // In halves of tiles: a space is narrower than a letter.
        let halves = |row: &str| row.chars().map(|c| if c == ' ' { 1 } else { 2 }).sum::<i32>();
        let side = |rows: &Vec<String>| {
            let across = rows.iter().map(|row| halves(row)).max().unwrap_or(2).max(2);
            (room.width * 2 / across).min(room.height / rows.len().max(1) as i32)
        };
        // On ties the first wins, which has fewer rows.
        let rows = breakings(self.fonts(), role, text)?.into_iter().rev().max_by_key(side);
        let rows = rows.unwrap_or_default();
        let side = side(&rows).min(self.part(TILE[1]));
        if side < self.part(TILE[0]) {
            return Ok(None);
        }
        let gap = side.percent(TILE_GAP);
        let mut boxes = Vec::new();
        for (down, row) in rows.iter().enumerate() {
            let mut items = Vec::new();
            for (across, letter) in row.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
                let left = side.half() * halves(&row.chars().take(across).collect::<String>());
                let tile = Rect::new(left, Length::ZERO, side - gap, side - gap);
                let colour = self.palette.accents[(down + across) % 3];
                items.push(colour_item(colour, Item::tint(tile, 100)));
                items.push(RotatedPose::upright(Point::default()).letters(
                    self.fonts(),
                    (role, side.percent(TILE_LETTER)),
                    tile.centre(),
                    (&letter.to_string(), self.ink_on(colour)),
                )?);
            }
            boxes.push(LayoutBox::new(side.half() * halves(row) - gap, side, items));
        }
        Ok(Some(LayoutBox::column(align, room.width, boxes)))
    }

    /// Returns the number of puzzles as large as the title, with the word for puzzles below it; an empty box if the spec
    /// does not request it, or the design has a numeral.
    fn large_count(&self, room: Size, ink: Colour) -> Result<LayoutBox> {
        let (cover, words, fonts) = (self.cover_spec(), &self.book.spec.words, self.fonts());
        if cover.count() != CountForm::Large || cover.design() == CoverDesign::Swiss {
            return Ok(LayoutBox::default());
        }
        let text = words.capitals(&words.puzzle_count(self.book.puzzles().count()));
        let role = self.title_face(&text);
        // Only the number may have a space within it, between its thousands.
        let (number, word) = text.rsplit_once(char::is_whitespace).unwrap_or((&text, ""));
        let lines: Vec<String> = [number, word].into_iter().map(str::to_owned).collect();
        let width = if self.book.spec.subtitle.is_some() { COUNT[1] } else { 100 };
        let room = Size { width: room.width.percent(width), height: room.height.percent(COUNT[0]) };
        let stack = TextStack::of(fonts, role, &lines, room, self.part(MOST))?;
        Ok(stack.boxed(fonts, Align::Left, stack.size.width)?.coloured(ink))
    }
}

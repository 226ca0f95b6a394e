//! The front in colour: its panel, its palette, and the parts that its designs share.

use crate::cover_sheet::display::TextStack;
use crate::cover_sheet::ornaments::{
    OrnamentGrid, RotatedPose, Seal, colour_item, crop, starburst,
};
use crate::cover_sheet::{front_puzzle, view_of};
use crate::document::GridRole;
use crate::document::item::Item;
use crate::grid_drawing::lattice::OutsideBand;
use crate::grid_drawing::measures::COVER;
use crate::grid_drawing::shading::Shades;
use crate::grid_drawing::style::GridDesign;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{ink_width, set_line};
use crate::typography::style::{Align, Style};
use crate::{LayoutError, Result};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::{Book, BookPuzzle};
use gridpress_bookspec::{
    BookSpec, CountForm, CoverDesign, CoverPicture, CoverSpec, Design, MIN_CONTRAST, Palette,
    RuleWeights,
};
use gridpress_ground::images::Image;
use gridpress_ground::units::{Length, Point, Rect, Size};

/// The front of a cover: its book, colours and areas.
pub(super) struct FrontCover<'b> {
    pub book: &'b Book,
    pub palette: Palette,
    /// The front after cutting.
    pub panel: Rect,
    /// Area that shapes may fill: the panel, and the bleed around it.
    pub bleed: Rect,
    /// Area that is neither cut off nor folded.
    pub clear: Rect,
    /// Area of the texts.
    pub safe: Rect,
    /// Height of the texts in addition to that in the design, in percent; needed by long texts.
    pub more: i32,
}

/// The parts of a front: one for the texts, one for the art, and a strip for the author below both.
pub(super) struct FrontParts {
    pub text: Rect,
    pub art: Rect,
    pub foot: Rect,
}

/// Margin of texts, in hundredths of the smaller side of the panel.
const MARGIN: i32 = 7;

/// Height of a number as large as the title, in percent of the height above the author.
const LARGE_COUNT: i32 = 9;

/// Height of the author's strip, in the unit of the margin.
const FOOT: i32 = 6;

/// Returns the colours of the cover of a book.
pub(super) fn palette(spec: &BookSpec) -> Palette {
    match spec.cover.design() {
        CoverDesign::Plain => plain_palette(spec),
        _ => spec.cover.palette(),
    }
}

/// Returns the greys of a plain cover.
fn plain_palette(spec: &BookSpec) -> Palette {
    let default = match spec.design {
        Design::Classic | Design::Gift => 90,
        Design::Modern | Design::Magazine => 100,
        Design::LargePrint => 0,
    };
    let black = spec.cover.background.unwrap_or(default);
    // White type is legible on 54 % of black and more, black type on less: each with a contrast above 4.5.
    let ink = if black >= 54 { Colour::WHITE } else { Colour::BLACK };
    Palette { ground: Colour::BLACK.tint(black), ink, accents: [ink; 3] }
}

impl<'b> FrontCover<'b> {
    /// Creates the front on `panel`. Only the part `clear` is neither cut off nor folded.
    pub(super) fn new(book: &'b Book, panel: Rect, bleed: Rect, clear: Rect) -> FrontCover<'b> {
        let Size { width, height } = panel.size;
        let margin = width.min(height).percent(MARGIN);
        FrontCover {
            book,
            palette: palette(&book.spec),
            panel,
            bleed,
            clear,
            safe: panel.inset(margin).intersection(&clear),
            more: 0,
        }
    }

    pub(super) fn fonts(&self) -> &'b Fonts {
        &self.book.spec.fonts
    }

    pub(super) fn cover_spec(&self) -> &'b CoverSpec {
        &self.book.spec.cover
    }

    /// Returns `percent` hundredths of the smaller side of the panel.
    pub(super) fn part(&self, percent: i32) -> Length {
        let Size { width, height } = self.panel.size;
        width.min(height).percent(percent)
    }

    /// Returns `true` if the panel is wider than high, so that texts are beside the art.
    pub(super) fn is_wide(&self) -> bool {
        self.panel.size.width > self.panel.size.height
    }

    /// Returns the parts of the front; the texts have `share` percent of the height above the author, or half of the
    /// width.
    pub(super) fn parts(&self, share: i32) -> FrontParts {
        let Rect { origin, size } = self.safe;
        let foot = match self.book.spec.author {
            Some(_) => self.part(FOOT),
            None => Length::ZERO,
        };
        let gap = self.part(4);
        // A number as large as the title needs as much room as the title.
        let share = match self.cover_spec().count() {
            CountForm::Large => share + LARGE_COUNT,
            CountForm::None | CountForm::Badge => share,
        };
        let above = if foot > Length::ZERO { size.height - foot - gap } else { size.height };
        let strip = Rect::new(origin.x, self.safe.bottom() - foot, size.width, foot);
        let (text, art) = if self.is_wide() {
            let half = (size.width - gap * 2).half();
            (
                Rect::new(origin.x, origin.y, half, above),
                Rect::new(self.safe.right() - half, origin.y, half, above),
            )
        } else {
            let high = above.percent(share + self.more);
            let below = origin.y + high + gap;
            (
                Rect::new(origin.x, origin.y, size.width, high),
                Rect::new(origin.x, below, size.width, origin.y + above - below),
            )
        };
        FrontParts { text, art, foot: strip }
    }

    /// Returns the puzzle on the front, if the book has one.
    pub(super) fn puzzle(&self) -> Option<&'b BookPuzzle> {
        front_puzzle(self.book)
    }

    /// Returns the custom letter, digit or shape for a digit in the puzzle on the front, starting again after the last
    /// symbol; `None` if the puzzle has ordinary digits.
    pub(super) fn own_symbol(&self, digit: usize) -> Option<String> {
        let puzzle = self.puzzle()?;
        let digits = puzzle.puzzle.shape.digits();
        let symbols = view_of(self.book, puzzle).symbols;
        let digit = (digit.max(1) - 1) % digits + 1;
        (symbols.is_own() || symbols.alphabet().is_some()).then(|| symbols.text(digit as u8))
    }

    /// Returns the burst with the number of puzzles, with a radius in hundredths of the smaller side of the panel; `at`
    /// returns its centre for that radius. `None` if the spec disables this badge.
    pub(super) fn seal(&self, radius: i32, at: impl Fn(Length) -> Point) -> Option<Seal> {
        let radius = self.part(radius);
        let text = self.count()?;
        Some(Seal { centre: at(radius), radius, text })
    }

    /// Returns the lower limit of the art: the top of the author's band, or the edge of the panel if there is no
    /// author.
    pub(super) fn floor(&self, parts: &FrontParts) -> Length {
        match self.book.spec.author {
            Some(_) => self.band_top(parts.foot),
            None => self.panel.bottom(),
        }
    }

    /// Returns the top of the author's band.
    fn band_top(&self, strip: Rect) -> Length {
        strip.origin.y - self.part(2)
    }

    /// Returns a text such as `120 puzzles`; `None` if the spec requests no badge with it.
    pub(super) fn count(&self) -> Option<String> {
        let count = self.book.puzzles().count();
        let has_badge = self.cover_spec().count() == CountForm::Badge;
        has_badge.then(|| self.book.spec.words.puzzle_count(count))
    }

    /// Returns the colour that is most legible on `ground`, from the palette or black and white.
    pub(super) fn ink_on(&self, ground: Colour) -> Colour {
        let Palette { ground: own, ink, .. } = self.palette;
        let best = ground.best_of(&[ink, own]);
        // A ratio of 7 is the enhanced contrast of the Web Content Accessibility Guidelines.
        if ground.contrast(best) >= 7.0 {
            best
        } else {
            ground.best_of(&[best, Colour::BLACK, Colour::WHITE])
        }
    }

    /// Returns the first accent in which type is legible on the ground; the ink if there is none.
    pub(super) fn accent(&self) -> Colour {
        let Palette { ground, ink, accents } = self.palette;
        let mut accents = accents.into_iter();
        accents.find(|accent| ground.contrast(*accent) >= MIN_CONTRAST).unwrap_or(ink)
    }

    /// Returns a shade of the ground for shapes below type: farther from the ink, so that type stays legible.
    pub(super) fn shade(&self, percent: u8) -> Colour {
        let Palette { ground, ink, .. } = self.palette;
        ground.towards(ink.best_of(&[Colour::BLACK, Colour::WHITE]), percent)
    }

    /// Returns the colour of a light behind the puzzle, on which the ink is legible: of the second accent on a dark
    /// ground, and white on a light one.
    pub(super) fn glow(&self) -> Colour {
        let Palette { ground, ink, accents } = self.palette;
        let light = if ink.contrast(Colour::BLACK) > ink.contrast(Colour::WHITE) {
            accents[1]
        } else {
            Colour::WHITE
        };
        let shares = (1..=9).rev().map(|share| ground.towards(light, share * 5));
        shares.into_iter().find(|glow| glow.contrast(ink) >= MIN_CONTRAST).unwrap_or(ground)
    }

    /// Returns the part of the front for shapes that must stay away from the titles: below them, or beside them.
    pub(super) fn window(&self, parts: &FrontParts) -> Rect {
        let (left, top) = if self.is_wide() {
            (parts.art.origin.x - self.part(2), self.bleed.origin.y)
        } else {
            (self.bleed.origin.x, parts.art.origin.y - self.part(2))
        };
        let (right, bottom) = (self.bleed.right(), self.bleed.bottom());
        Rect::new(left, top, right - left, bottom - top)
    }

    /// Returns the ground of the whole front.
    pub(super) fn ground(&self) -> Item {
        colour_item(self.palette.ground, Item::tint(self.bleed, 100))
    }

    /// Draws the titles in `room`, and at its lower edge the badges in the colour `tabs`.
    ///
    /// # Errors
    /// See [`titles`](FrontCover::titles) and [`badges`](FrontCover::badges).
    pub(super) fn draw_texts(
        &self,
        room: Rect,
        align: Align,
        tabs: Colour,
        colours: [Colour; 2],
    ) -> Result<Vec<Item>> {
        let badges = self.badges(room.size, align, tabs)?;
        let height = room.size.height - badges.size.height;
        let titles = self.titles(Size { height, ..room.size }, align, colours)?;
        let badges = LayoutBox::column_in(align, room.size, [LayoutBox::fill(), badges]);
        Ok(LayoutBox::layers([titles, badges]).at(room.origin).collect())
    }

    /// Draws the titles and badges in their part, and the author on a band below the art.
    ///
    /// # Errors
    /// See [`draw_texts`](FrontCover::draw_texts) and [`draw_author_band`](FrontCover::draw_author_band).
    pub(super) fn draw_words(
        &self,
        parts: &FrontParts,
        align: Align,
        tabs: Colour,
    ) -> Result<Vec<Item>> {
        let mut items =
            self.draw_texts(parts.text, align, tabs, [self.palette.ink, self.accent()])?;
        items.extend(self.draw_author_band(parts.foot, align)?);
        Ok(items)
    }

    /// Draws the author in `strip`.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the characters.
    pub(super) fn draw_author(
        &self,
        strip: Rect,
        align: Align,
        colour: Colour,
    ) -> Result<Vec<Item>> {
        let (Some(author), Rect { origin, size }) = (&self.book.spec.author, strip) else {
            return Ok(Vec::new());
        };
        let author = TextStack::even(self.fonts(), FontRole::Text, author, size, self.part(5))?
            .boxed(self.fonts(), align, size.width)?
            .coloured(colour);
        Ok(LayoutBox::column_in(align, size, [LayoutBox::fill(), author]).at(origin).collect())
    }

    /// Draws the author in `strip` on a band of the ground, which hides the art below it down to the lower edge.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the characters.
    pub(super) fn draw_author_band(&self, strip: Rect, align: Align) -> Result<Vec<Item>> {
        if self.book.spec.author.is_none() {
            return Ok(Vec::new());
        }
        let top = self.band_top(strip);
        let (left, right) = (self.bleed.origin.x, self.bleed.right());
        let band = Rect::new(left, top, right - left, self.bleed.bottom() - top);
        let mut items = vec![colour_item(self.palette.ground, Item::tint(band, 100))];
        items.extend(self.draw_author(strip, align, self.palette.ink)?);
        Ok(items)
    }

    /// Draws the burst of a seal with its text in it, if there is one.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if the text does not fit in it.
    pub(super) fn draw_burst(&self, seal: Option<&Seal>, colour: Colour) -> Result<Vec<Item>> {
        let Some(Seal { centre, radius, text }) = seal else { return Ok(Vec::new()) };
        let star = colour_item(colour, starburst(*centre, *radius));
        // The square inside the star.
        let side = radius.percent(128);
        let room = Size { width: side, height: side.percent(88) };
        let text = TextStack::new(self.fonts(), self.title_face(text), text, room, *radius)?
            .boxed(self.fonts(), Align::Centre, side)?
            .coloured(self.ink_on(colour));
        let corner = *centre + Point::new(-side.half(), -text.size.height.half());
        Ok([star].into_iter().chain(text.at(corner)).collect())
    }

    /// Returns the badges of the spec as tabs of colour in one or more rows, each with a gap above it.
    ///
    /// # Errors
    /// [`LayoutError::TextTooLong`] if a text does not fit.
    pub(super) fn badges(&self, room: Size, align: Align, colour: Colour) -> Result<LayoutBox> {
        let texts = self.cover_spec().badges.as_deref().unwrap_or_default();
        let gap = self.part(2);
        let mut rows: Vec<LayoutBox> = Vec::new();
        for text in texts {
            let badge = self.badge(room.width, colour, text)?;
            match rows.last_mut() {
                Some(row) if row.size.width + gap + badge.size.width <= room.width => {
                    *row = LayoutBox::row([std::mem::take(row), LayoutBox::across(gap), badge]);
                }
                _ => rows.push(badge),
            }
        }
        let rows = rows.into_iter().flat_map(|row| {
            let left = LayoutBox::across(align.x(room.width) - align.x(row.size.width));
            [LayoutBox::down(gap), LayoutBox::row([left, row])]
        });
        let badges = LayoutBox::column(Align::Left, room.width, rows);
        // Badges that cover the title would be worse than an error, which names the texts to shorten.
        if badges.size.height > room.height {
            return Err(LayoutError::TextTooLong(texts.join(", ")));
        }
        Ok(badges)
    }

    /// Returns a tab of colour with its text, at most `most` wide.
    fn badge(&self, most: Length, colour: Colour, text: &str) -> Result<LayoutBox> {
        let (fonts, pad, height) = (self.fonts(), self.part(3), self.part(7));
        let (style, most) = (Style::new(FontRole::Bold, self.part(4)), most - pad * 2);
        let style = style.narrowed(ink_width(fonts, style, text)?, most);
        let width = ink_width(fonts, style, text)?.min(most) + pad * 2;
        let rise = fonts.figure_height(style.role, style.size).half();
        let at = Point::new(width.half(), height.half() + rise);
        let text = set_line(fonts, style, Align::Centre, at, text)?;
        let text = LayoutBox::new(width, height, text).coloured(self.ink_on(colour));
        Ok(LayoutBox::layers([LayoutBox::area(text.size, colour), text]))
    }

    /// Draws the puzzle of the front with its corner at `from`, cropped at the edges and at `floor`. Small puzzles and
    /// overlapping grids are whole; others so large that the panel has room for `across` hundredths of cells, or a few
    /// more if these have hardly any digits.
    ///
    /// # Errors
    /// [`LayoutError::MissingGlyph`] if no font has one of the digits.
    pub(super) fn draw_corner(
        &self,
        lattice: OrnamentGrid,
        from: Point,
        floor: Length,
        across: i32,
    ) -> Result<Item> {
        let shape = &lattice.puzzle.shape;
        let right = self.panel.right();
        let window = Rect::from_corners(from, Point::new(self.clear.right(), floor));
        let (lattice, pose) = if !shape.kind().grids().is_single() || shape.side() <= SMALL {
            let room = (self.safe.right() - from.x).min(floor - self.part(3) - from.y);
            let cell = OutsideBand::of(shape.kind()).cell(room, shape.side());
            (OrnamentGrid { cell, window, ..lattice }, RotatedPose::upright(from))
        } else {
            let with_cells = |across: i32| {
                let cell = self.part(100).scale(100, across);
                // Two sides of its frame are fully visible, and titles above it share their left edge.
                let inset = cell / 20;
                let beside =
                    if self.is_wide() { shift(from.x + inset, right, cell) } else { Length::ZERO };
                let below = shift(from.y + inset, floor, cell);
                let pose = RotatedPose::upright(from + Point::new(inset + beside, inset + below));
                (OrnamentGrid { cell, window, ..lattice.clone() }, pose)
            };
            let mut sizes = (0..MORE_CELLS).map(|more| across + more * 100).map(&with_cells);
            sizes
                .find(|(lattice, pose)| lattice.is_telling(*pose))
                .unwrap_or_else(|| with_cells(across))
        };
        let items = lattice.items(self.fonts(), pose)?;
        let window = Rect::from_corners(from, Point::new(self.bleed.right(), self.bleed.bottom()));
        Ok(crop(items, window))
    }

    /// Returns the side of a cell if the puzzle of the front, with the numbers outside it, is `side` wide.
    pub(super) fn cell(&self, puzzle: &BookPuzzle, side: Length) -> Length {
        let shape = &puzzle.puzzle.shape;
        OutsideBand::of(shape.kind()).cell(side, shape.side())
    }

    /// Returns the puzzle of the front as an ornament with cells of that side, on a ground, with lines and digits of
    /// these colours. Cells that the seal overlaps are empty.
    pub(super) fn lattice<'p>(
        &self,
        puzzle: &'p BookPuzzle,
        cell: Length,
        [ground, lines, digits]: [Colour; 3],
        fill: fn(u8) -> Option<usize>,
        seal: Option<&'p Seal>,
    ) -> OrnamentGrid<'p> {
        OrnamentGrid {
            seal,
            puzzle: &puzzle.puzzle,
            symbols: view_of(self.book, puzzle).symbols,
            cell,
            shades: Shades::of(&self.book.spec.grid),
            ground,
            lines,
            digits,
            fill,
            fills: self.palette.accents,
            window: self.clear,
        }
    }
}

/// Number of cells across puzzles that are always whole.
const SMALL: usize = 4;

/// Number of cells by which a puzzle that continues beyond the edges may become smaller.
const MORE_CELLS: i32 = 5;

/// Minimum and maximum visible part of a cell at an edge, in percent of its side.
const CUT: [i32; 2] = [35, 85];

/// Returns the distance by which cells of that side must be shifted from `from` so that `edge` cuts one of them well
/// within: no sliver is left, and no side of a cell lies along the edge.
fn shift(from: Length, edge: Length, cell: Length) -> Length {
    let side = cell.to_thousandths().max(1);
    let visible = Length::thousandths((edge - from).to_thousandths().rem_euclid(side));
    let [least, most] = CUT.map(|percent| cell.percent(percent));
    match visible {
        visible if visible < least => visible + cell - most,
        visible if visible > most => visible - most,
        _ => Length::ZERO,
    }
}

/// Draws a puzzle or its solution in black on a white plate of that `side`.
///
/// # Errors
/// [`LayoutError::MissingGlyph`] if no font has one of the digits.
pub(super) fn draw_plate(
    book: &Book,
    puzzle: &BookPuzzle,
    role: GridRole,
    side: Length,
) -> Result<LayoutBox> {
    let mut plate = LayoutBox::area(Size { width: side, height: side }, Colour::WHITE);
    let square = Rect { origin: Point::default(), size: plate.size }.inset(side / 24);
    plate.items.push(draw_grid(book, puzzle, role, square, Colour::BLACK)?);
    Ok(plate)
}

/// Draws a puzzle or its solution in a square, in one colour.
///
/// # Errors
/// [`LayoutError::MissingGlyph`] if no font has one of the digits.
fn draw_grid(
    book: &Book,
    puzzle: &BookPuzzle,
    role: GridRole,
    square: Rect,
    ink: Colour,
) -> Result<Item> {
    let side = square.size.width.min(square.size.height);
    let rules = RuleWeights {
        // Thinner lines may not print evenly, least of all in colour.
        thin: (side / 400).at_least(Length::thousandths(750)),
        thick: (side / 90).at_least(Length::thousandths(1_250)),
    };
    let fonts = &book.spec.fonts;
    let view = view_of(book, puzzle);
    let style = GridDesign::new(COVER, rules, side)
        .with_shades(Shades::of(&book.spec.grid))
        .style(fonts, view.grid())?;
    let digits = role.digits(&puzzle.puzzle);
    let grid = style.draw(fonts, square.origin, view.shape(), digits)?;
    Ok(Item::coloured(ink, grid.into_items()))
}

/// Minimum resolution of a picture on a cover, in pixels per inch.
const MIN_PIXELS: i32 = 300;

/// Checks that a picture of that `size`, which fills `area`, has enough pixels.
///
/// # Errors
/// [`LayoutError::CoarsePicture`] if it has too few.
pub(super) fn check_resolution(picture: &CoverPicture, size: Size, area: Size) -> Result<()> {
    let resolution = resolution(&picture.picture, size);
    if resolution >= MIN_PIXELS {
        return Ok(());
    }
    let file = picture.file.clone();
    Err(LayoutError::CoarsePicture { file, resolution, least: MIN_PIXELS, area })
}

/// Returns the pixels per inch of a picture of that size.
fn resolution(image: &Image, size: Size) -> i32 {
    let width = i64::from(size.width.at_least(Length::thousandths(1)).to_thousandths());
    i32::try_from(i64::from(image.width) * 72_000 / width).unwrap_or(i32::MAX)
}

/// Returns the largest square in the middle of `area`.
pub(super) fn square_in(area: Rect) -> Rect {
    let side = area.size.width.min(area.size.height);
    let centre = area.centre();
    Rect::new(centre.x - side.half(), centre.y - side.half(), side, side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resolution_is_in_pixels_per_inch() {
        let picture = Image::new(300, 300, Vec::new(), None);
        let inch = Size { width: Length::pt(72), height: Length::pt(72) };
        assert_eq!(resolution(&picture, inch), 300);
    }
}

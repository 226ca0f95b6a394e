//! Captions above the grids of a column, and the small print beside or below them: rules, byline and copyright.

use crate::block::level_signs::LevelSigns;
use crate::block::numbers::heading_height;
use crate::column::placement::ColumnSpan;
use crate::column::{Column, GAP, PrintedSteps};
use crate::document::Page;
use crate::document::item::Item;
use crate::document::role::{ColumnText, TextRole};
use crate::grid_drawing::lattice::Square;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, clip, fit, ink_width, set_line};
use crate::typography::style::{Align, SMALLEST, Style};
use gridpress_base::fonts::FontRole;
use gridpress_book::daily::Edition;
use gridpress_bookspec::LevelSign;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::CageForms;
use gridpress_messages::diag::{Diagnostic, Failure};

impl Column<'_> {
    /// Sets a rule across the block, and below it the title of the puzzle and its date. Returns `false` if there is no
    /// room for the date, however small the title.
    pub(super) fn head(
        &self,
        edition: &Edition,
        block: ColumnSpan,
        page: &mut Page,
    ) -> Result<bool, MissingGlyph> {
        let rules = self.desk.rules();
        let ColumnSpan { left, width } = block;
        let middle = rules.thick.half();
        let rule =
            Item::rule(Point::new(left, middle), Point::new(left + width, middle), rules.thick);
        page.items.extend(self.coloured([rule]));
        let title = self.desk.title(edition);
        let baseline = rules.thick + GAP.half() + self.title.size.scale(80, 100);
        let [full, short] = self.dates(edition);
        // The title shrinks a little for the weekday, and as far as possible for the date itself.
        let choices = [(full, self.title.size.scale(3, 4)), (short, self.note.size)];
        let mut chosen = None;
        for (date, least) in choices {
            let room = width - ink_width(self.fonts, self.note, &date)? - self.note.size;
            let style = self.fitted(self.title, &title, room, least)?;
            if ink_width(self.fonts, style, &title)? <= room {
                chosen = Some((style, date));
                break;
            }
        }
        let style = match &chosen {
            Some((style, _)) => *style,
            None => self.fitted(self.title, &title, width, SMALLEST)?,
        };
        let title = clip(self.fonts, style, width, &title)?;
        let title = self.line(ColumnText::Title, style, Point::new(left, baseline), &title)?;
        page.items.extend(self.coloured(title));
        if let Some((_, date)) = &chosen {
            let at = Point::new(left + width, baseline);
            self.put(page, ColumnText::Date, self.note, at, date)?;
        }
        Ok(chosen.is_some())
    }

    /// Returns items in the spot ink of the desk, or in black if it has none.
    fn coloured(&self, items: impl IntoIterator<Item = Item>) -> Vec<Item> {
        let items = items.into_iter().collect();
        match &self.desk.daily.spot {
            Some(spot) => vec![Item::coloured(spot.colour(), items)],
            None => items,
        }
    }

    /// Sets a line of text on the page, from its left or its right end.
    fn put(
        &self,
        page: &mut Page,
        role: ColumnText,
        style: Style,
        at: Point,
        text: &str,
    ) -> Result<(), MissingGlyph> {
        page.items.extend(self.line(role, style, at, text)?);
        Ok(())
    }

    /// Returns a line of text, from its left or its right end; `None` if it is empty.
    fn line(
        &self,
        role: ColumnText,
        style: Style,
        at: Point,
        text: &str,
    ) -> Result<Option<Item>, MissingGlyph> {
        let align = if role.is_at_right() { Align::Right } else { Align::Left };
        let items = set_line(self.fonts, style, align, at, text)?;
        Ok((!items.is_empty()).then(|| Item::tagged(TextRole::Column(role), items)))
    }

    /// Returns the date with its weekday, and without it.
    fn dates(&self, edition: &Edition) -> [String; 2] {
        let words = self.words;
        [words.full_date(edition.date), words.date(edition.date)]
    }

    /// Shrinks the style until `text` is at most as wide as `room`, or its size is `least`.
    fn fitted(
        &self,
        style: Style,
        text: &str,
        room: Length,
        least: Length,
    ) -> Result<Style, MissingGlyph> {
        let fonts = self.fonts;
        Ok(fit(style, 95, least, |style| Ok((style, ink_width(fonts, style, text)? <= room)))?.0)
    }

    /// Returns the first of `texts` that fits.
    fn longest<'t>(
        &self,
        style: Style,
        room: Length,
        texts: &'t [String],
    ) -> Result<Option<&'t str>, MissingGlyph> {
        for text in texts {
            if ink_width(self.fonts, style, text)? <= room {
                return Ok(Some(text));
            }
        }
        Ok(None)
    }

    /// Sets the line above a puzzle's grid: number, level and stars, and the date if the head has no room for it.
    pub(super) fn puzzle_caption(
        &self,
        edition: &Edition,
        is_dated: bool,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let square = self.puzzle;
        let fonts = self.fonts;
        let words = self.words;
        let baseline = self.baseline(square, self.number);
        let number = edition.number.to_string();
        self.put(page, ColumnText::Number, self.number, baseline, &number)?;
        let mut room = square.side;
        if !is_dated {
            let [_, date] = self.dates(edition);
            let at = Point::new(baseline.x + square.side, baseline.y);
            self.put(page, ColumnText::Date, self.note, at, &date)?;
            room -= ink_width(fonts, self.note, &date)? + self.note.size;
        }
        let before = fonts.width(self.number.role, self.number.size, &number)? + self.note.size;
        let label = words.label(&words.variants(edition.puzzle.shape.kind()), edition.level);
        let signs = LevelSigns::beside(LevelSign::Stars, self.note.size, self.desk.spec.stars);
        let behind = signs.width(edition.level) + self.note.size;
        let style = self.fitted(self.note, &label, room - before - behind, SMALLEST)?;
        let label = clip(fonts, style, room - before, &label)?;
        let at = Point::new(baseline.x + before, baseline.y);
        self.put(page, ColumnText::Level, style, at, &label)?;
        let wide = ink_width(fonts, style, &label)?;
        if before + wide + behind <= room {
            let at = Point::new(at.x + wide + style.size.half(), at.y);
            page.items.extend(self.coloured(signs.items(edition.level, at)));
        }
        self.put_minutes(edition, baseline, room, before + wide + behind, page)
    }

    /// Sets the expected solving time at the right end of a line of that width, if it is printed and there is room for it
    /// behind what is `taken`.
    fn put_minutes(
        &self,
        edition: &Edition,
        baseline: Point,
        width: Length,
        taken: Length,
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let Some(minutes) = self.desk.printed_minutes(edition) else {
            return Ok(());
        };
        let text = self.words.about_minutes(minutes);
        if taken + self.note.size + ink_width(self.fonts, self.note, &text)? <= width {
            let at = Point::new(baseline.x + width, baseline.y);
            self.put(page, ColumnText::Minutes, self.note, at, &text)?;
        }
        Ok(())
    }

    /// Returns the baseline of the line above a grid.
    fn baseline(&self, square: Square, style: Style) -> Point {
        let above = heading_height(style.size) - style.figures();
        Point::new(square.at.x, square.at.y - above)
    }

    /// Sets a number, and behind it the longest of `captions` that fits.
    pub(super) fn caption(
        &self,
        edition: &Edition,
        square: Square,
        (bold, note): (Style, Style),
        captions: &[String],
        page: &mut Page,
    ) -> Result<(), MissingGlyph> {
        let fonts = self.fonts;
        let at = self.baseline(square, bold);
        let number = edition.number.to_string();
        self.put(page, ColumnText::SolutionNumber, bold, at, &number)?;
        let before = fonts.width(bold.role, bold.size, &number)? + note.size.half();
        let right = if self.is_shared() { square.at.x + square.side } else { self.size.width };
        if let Some(caption) = self.longest(note, right - at.x - before, captions)? {
            let at = Point::new(at.x + before, at.y);
            self.put(page, ColumnText::Solution, note, at, caption)?;
        }
        Ok(())
    }
}

/// Gap between two paragraphs, in percent of the size of their type.
const BETWEEN: i32 = 40;

/// `true` if lines across a room have enough words.
fn is_readable(style: Style, room: Size) -> bool {
    room.width > style.size * 8
}

impl Column<'_> {
    /// Returns the paragraphs of the small print, with that number of the steps to the solution.
    fn small_print(&self, edition: &Edition, steps: usize) -> Vec<(ColumnText, String)> {
        let (daily, words) = (self.desk.daily, self.words);
        let kind = edition.puzzle.shape.kind();
        let mut texts = Vec::new();
        if daily.rules {
            texts.push((
                ColumnText::Rules,
                words.rules(&[(kind, self.slot.symbols.clone())].into()),
            ));
            let forms = CageForms::of([&*edition.puzzle.shape]);
            let rules = words.own_rules(kind, forms).map(|(_, rule)| rule);
            texts.extend(rules.map(|rule| (ColumnText::Rules, rule)));
        }
        if let Some(hidden) = edition.puzzle.hidden {
            let letters: Vec<String> = hidden.alphabet.letters().map(String::from).collect();
            texts.push((ColumnText::Notice, letters.join(" ")));
        }
        if let Some(contest) = self.desk.contest(edition) {
            let closes = contest.closes(edition.date);
            texts.push((ColumnText::Notice, words.contest(&contest.letters(), closes)));
        }
        texts.extend(self.corrections.iter().map(|text| (ColumnText::Notice, text.clone())));
        if steps > 0 {
            let PrintedSteps { number, steps: all } = &self.walkthrough;
            let more = if steps < all.len() { "; …" } else { "" };
            let shown = all[..steps].join("; ");
            let text = format!("{}: {shown}{more}", words.path_of(&number.to_string()));
            texts.push((ColumnText::Walkthrough, text));
        }
        let own = |role, text: &Option<String>| text.clone().map(|text| (role, text));
        texts.extend(own(ColumnText::Byline, &daily.byline));
        texts.extend(own(ColumnText::Copyright, &daily.copyright));
        texts
    }

    /// Sets the small print in lines of `width`, in type of that size.
    fn set_small_print(
        &self,
        texts: &[(ColumnText, String)],
        width: Length,
        style: Style,
    ) -> Result<LayoutBox, MissingGlyph> {
        let paragraphs = texts.iter().map(|(role, text)| {
            let font = match role {
                ColumnText::Notice | ColumnText::Byline => FontRole::Bold,
                _ => FontRole::Text,
            };
            let size = match role {
                ColumnText::Walkthrough => SMALLEST,
                _ => style.size,
            };
            let lines = Lines::wrapped(self.fonts, style.with(font).at(size), width, text)?;
            let boxed = lines.boxed(self.fonts, Align::Left, width)?;
            Ok(boxed.with_role(TextRole::Column(*role)))
        });
        let paragraphs = paragraphs.collect::<Result<_, _>>()?;
        let gap = LayoutBox::down(style.size.percent(BETWEEN));
        Ok(LayoutBox::column(Align::Left, width, LayoutBox::spaced(gap, paragraphs)))
    }

    /// Returns the height of the small print below a puzzle without a solution, with the gap above it.
    pub(super) fn height_below(&self, edition: &Edition) -> Result<Length, Failure> {
        let texts = self.small_print(edition, 0);
        let print = self.set_small_print(&texts, self.size.width, self.note.at(SMALLEST));
        Ok(match print?.size.height {
            Length::ZERO => Length::ZERO,
            height => height + GAP.half(),
        })
    }

    /// Returns the area that the grids leave free.
    fn free(&self) -> Rect {
        let caption = heading_height(self.note.size);
        let (puzzle, bottom) = (self.puzzle, self.size.height);
        match self.answer {
            Some(answer) if self.is_beside => {
                let height = answer.at.y - caption - GAP - self.head;
                Rect::new(answer.at.x, self.head, answer.side, height)
            }
            Some(answer) => {
                let (left, top) = (answer.at.x + answer.side + GAP, answer.at.y - caption);
                Rect::new(left, top, puzzle.at.x + puzzle.side - left, bottom - top)
            }
            None => {
                let top = puzzle.at.y + puzzle.side + GAP.half();
                Rect::new(puzzle.at.x, top, puzzle.side, bottom - top)
            }
        }
    }

    /// Returns the number of steps to the solution that fit beside the rest of the small print in that style.
    fn fitting_steps(
        &self,
        edition: &Edition,
        room: Size,
        style: Style,
    ) -> Result<usize, MissingGlyph> {
        let (mut fit, mut most) = (0, self.walkthrough.steps.len());
        while fit < most && is_readable(style.at(SMALLEST), room) {
            let steps = (fit + most).div_ceil(2);
            let texts = self.small_print(edition, steps);
            let print = self.set_small_print(&texts, room.width, style)?;
            if print.size.height <= room.height {
                fit = steps;
            } else {
                most = steps - 1;
            }
        }
        Ok(fit)
    }

    /// Places the small print of a puzzle.
    ///
    /// # Errors
    /// If it does not fit in the smallest type.
    pub(super) fn notes(&self, edition: &Edition) -> Result<Vec<Item>, Failure> {
        let free = self.free();
        let texts = self.small_print(edition, 0);
        let ((print, style), fits) = fit(self.note, 95, SMALLEST, |style| {
            let print = self.set_small_print(&texts, free.size.width, style)?;
            let fits = is_readable(style, free.size) && print.size.height <= free.size.height;
            Ok::<_, MissingGlyph>(((print, style), fits || texts.is_empty()))
        })?;
        if !fits {
            let message =
                "the column has no room for its rules, contest, corrections, byline and copyright";
            let help = "make `height` in [daily] larger, or leave some of them out";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        let print = match self.fitting_steps(edition, free.size, style)? {
            0 => print,
            steps => {
                let texts = self.small_print(edition, steps);
                self.set_small_print(&texts, free.size.width, style)?
            }
        };
        Ok(print.at(free.origin).collect())
    }
}

//! The small print of a column: the rules of the puzzle, who made it, and whose it is. It stands where the grids leave
//! room: beside the solution, or below the puzzle.

use crate::block::arrange::heading_height;
use crate::column::{Column, GAP};
use crate::page::item::Item;
use crate::text::line::fit;
use crate::text::lines::Lines;
use crate::text::style::{Align, SMALLEST, Style};
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_base::fonts::{FontRole, MissingGlyph};
use gridpress_base::units::{Length, Point, Rect};
use gridpress_book::daily::Edition;

/// Between two paragraphs, in percent of the size of their type.
const BETWEEN: i32 = 40;

/// Paragraphs in one size of type, the first at the top of the others.
struct SmallPrint {
    paragraphs: Vec<Lines>,
    height: Length,
}

impl Column<'_> {
    /// The paragraphs of the small print.
    fn small_print(&self, edition: &Edition) -> Vec<(FontRole, String)> {
        let (daily, words) = (self.desk.daily, self.words);
        let kind = edition.puzzle.shape.kind();
        let mut texts = Vec::new();
        if daily.rules {
            let symbols = self.slot.symbols.clone();
            texts.push((FontRole::Text, words.rules(&[(kind, symbols)].into())));
            let rules = words.own_rules(kind).map(|(_, rule)| rule);
            texts.extend(rules.map(|rule| (FontRole::Text, rule)));
        }
        if let Some(hidden) = edition.puzzle.hidden {
            let letters = hidden.alphabet.letters().map(String::from);
            let letters: Vec<String> = letters.collect();
            texts.push((FontRole::Bold, letters.join(" ")));
        }
        let own = |role, text: &Option<String>| text.clone().map(|text| (role, text));
        texts.extend(own(FontRole::Bold, &daily.byline));
        texts.extend(own(FontRole::Text, &daily.copyright));
        texts
    }

    /// The small print in lines of `width`, in type of that size.
    fn set(
        &self,
        texts: &[(FontRole, String)],
        width: Length,
        style: Style,
    ) -> Result<SmallPrint, MissingGlyph> {
        let mut set = SmallPrint { paragraphs: Vec::new(), height: Length::ZERO };
        for (role, text) in texts {
            let lines = Lines::wrapped(self.fonts, style.with(*role), width, text)?;
            if !set.paragraphs.is_empty() {
                set.height += style.size.percent(BETWEEN);
            }
            set.height += lines.height();
            set.paragraphs.push(lines);
        }
        Ok(set)
    }

    /// The height that the small print takes below a puzzle where no solution stands, with the gap above it.
    pub(super) fn height_below(&self, edition: &Edition) -> Result<Length, Failure> {
        let texts = self.small_print(edition);
        let set = self.set(&texts, self.size.width, self.note.at(SMALLEST));
        let height = set?.height;
        Ok(match height {
            Length::ZERO => Length::ZERO,
            height => height + GAP.half(),
        })
    }

    /// The place that the grids leave free.
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

    /// The small print of a puzzle in its place.
    ///
    /// # Errors
    /// When the smallest type has no room there.
    pub(super) fn notes(&self, edition: &Edition) -> Result<Vec<Item>, Failure> {
        let texts = self.small_print(edition);
        if texts.is_empty() {
            return Ok(Vec::new());
        }
        let free = self.free();
        let (set, fits) = fit(self.note, 95, SMALLEST, |style| {
            let set = self.set(&texts, free.size.width, style)?;
            let fits = free.size.width > style.size * 8 && set.height <= free.size.height;
            Ok::<_, MissingGlyph>((set, fits))
        })?;
        if !fits {
            let message = "the column has no room for its rules, byline and copyright";
            let help = "make `height` in [daily] larger, or leave some of them out";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        let mut items = Vec::new();
        let mut top = Point::new(free.origin.x, free.origin.y);
        for lines in &set.paragraphs {
            let placed = lines.place(self.fonts, Align::Left, top);
            items.extend(placed?);
            top.y += lines.height() + lines.style.size.percent(BETWEEN);
        }
        Ok(items)
    }
}

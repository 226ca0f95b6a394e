//! The line above a grid: its number, what it is, and where to turn.

use crate::book::{Book, BookPuzzle};
use crate::fonts::{Fonts, Role};
use crate::generate::Level;
use crate::layout::LayoutError;
use crate::layout::block::arrange::Arrangement;
use crate::layout::block::signs::Signs;
use crate::layout::page::item::Item;
use crate::layout::text::draft::{Draft, Key, Lead, PageRef};
use crate::layout::text::line::line;
use crate::layout::text::style::{Align, Style};
use crate::layout::text::theme::Theme;
use crate::puzzle::Variant;
use crate::spec::{BookSpec, LevelSign, PuzzleSpec};
use crate::units::{Length, Point};
use crate::words::{Around, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Between a level and its stars.
const SIGN_GAP: Length = Length::pt(4);

/// What stands above a grid, chosen once so that all grids of a section have the same.
pub(crate) struct Heading {
    number: Style,
    note: Style,
    label: Style,
    says: Label,
    around: Option<Around>,
    lead: Option<Lead>,
    /// What stands behind a number, from the left end of its baseline: drawn once for all pages.
    labels: BTreeMap<(String, Level), Arc<[Item]>>,
}

/// What a heading says of its puzzle behind the number.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Label {
    variants: bool,
    level: bool,
    sign: Option<LevelSign>,
}

impl Label {
    const NONE: Label = Label {
        variants: false,
        level: false,
        sign: None,
    };
    const VARIANTS: Label = Label {
        variants: true,
        ..Label::NONE
    };

    /// All that the spec asks for, and less and less of it.
    fn wordings(spec: &PuzzleSpec) -> Vec<Label> {
        let full = Label {
            variants: true,
            level: spec.level,
            sign: spec.sign,
        };
        let mut wordings = vec![full, Label { sign: None, ..full }, Label::VARIANTS];
        wordings.dedup();
        wordings
    }

    fn text(self, words: &Words, puzzle: &BookPuzzle) -> String {
        let variants = match self.variants {
            true => words.variants(puzzle.puzzle.shape.kind()),
            false => String::new(),
        };
        match self.level {
            true => words.label(&variants, puzzle.level),
            false => variants,
        }
    }

    /// From the left end of `text` to that of the sign, and the sign.
    fn sign(
        self,
        fonts: &Fonts,
        style: Style,
        text: &str,
    ) -> Result<Option<(Length, Signs)>, LayoutError> {
        let Some(sign) = self.sign else {
            return Ok(None);
        };
        let before = match text {
            "" => Length::ZERO,
            _ => fonts.width(style.role, style.size, text)? + SIGN_GAP,
        };
        Ok(Some((before, Signs::beside(sign, style.size))))
    }

    fn width(
        self,
        fonts: &Fonts,
        style: Style,
        (text, level): &(String, Level),
    ) -> Result<Length, LayoutError> {
        Ok(match self.sign(fonts, style, text)? {
            Some((before, signs)) => style.size + before + signs.width(*level),
            None if text.is_empty() => Length::ZERO,
            None => style.size + fonts.width(style.role, style.size, text)?,
        })
    }
}

impl Heading {
    /// The longest wording that fits over grids of that arrangement, even with the widest numbers. `labelled` are the
    /// puzzles whose headings say more than the number and the page.
    pub(crate) fn choose(
        book: &Book,
        theme: &Theme,
        arrangement: &Arrangement,
        widest_number: u32,
        labelled: &[BookPuzzle],
        pages: &[Around],
    ) -> Result<Heading, LayoutError> {
        let BookSpec { fonts, words, .. } = &book.spec;
        let number = Style::new(Role::Bold, arrangement.number);
        let note = Style::new(Role::Text, theme.note_beside(arrangement.number));
        let heading = |says, around: Option<&Around>| Heading {
            number,
            note,
            label: Style::new(theme.slanted, note.size),
            says,
            around: around.cloned(),
            lead: None,
            labels: BTreeMap::new(),
        };
        let digits = "8".repeat(widest_number.to_string().len());
        let number_width = fonts.width(number.role, number.size, &digits)?;
        let mut widths = Vec::new();
        for label in Label::wordings(&book.spec.puzzle) {
            let texts: BTreeSet<(String, Level)> = labelled
                .iter()
                .map(|puzzle| (label.text(words, puzzle), puzzle.level))
                .collect();
            let style = heading(label, None).label;
            let mut widest = Length::ZERO;
            for text in &texts {
                widest = widest.max(label.width(fonts, style, text)?);
            }
            widths.push((label, widest));
        }
        // As wide as any page number of a book with so many puzzles.
        let page = if widest_number < 4000 {
            "8888"
        } else {
            "88888"
        };
        for &(label, width) in &widths {
            for around in pages {
                let note_width = fonts.width(note.role, note.size, &around.with(page))?;
                if number_width + width + note.size + note_width <= arrangement.side {
                    let lead = lead(fonts, note, around)?;
                    return Ok(Heading {
                        lead,
                        ..heading(label, Some(around))
                    });
                }
            }
        }
        for (label, width) in widths {
            if number_width + width <= arrangement.side {
                return Ok(heading(label, None));
            }
        }
        // Nothing in the grid shows that knights matter, so it must be said.
        let untold = labelled
            .iter()
            .find(|puzzle| puzzle.puzzle.shape.kind().has(Variant::Antiknight));
        match untold {
            Some(puzzle) => Err(LayoutError::TextTooLong(
                Label::VARIANTS.text(words, puzzle),
            )),
            None => Ok(heading(Label::NONE, None)),
        }
    }

    /// Draws what the headings of all puzzles like that one say behind the number.
    pub(crate) fn prepare(&mut self, book: &Book, puzzle: &BookPuzzle) -> Result<(), LayoutError> {
        let fonts = &book.spec.fonts;
        let text = self.says.text(&book.spec.words, puzzle);
        let mut items = line(fonts, self.label, Align::Left, Point::default(), &text)?;
        if let Some((before, signs)) = self.says.sign(fonts, self.label, &text)? {
            items.extend(signs.items(puzzle.level, Point::new(before, Length::ZERO)));
        }
        if !items.is_empty() {
            self.labels.insert((text, puzzle.level), items.into());
        }
        Ok(())
    }

    /// The number, at the left end of a block that begins at `at`, and behind it what a puzzle's heading says.
    pub(crate) fn draw(
        &self,
        book: &Book,
        draft: &mut Draft,
        at: Point,
        puzzle: &BookPuzzle,
        is_labelled: bool,
    ) -> Result<(), LayoutError> {
        let fonts = &book.spec.fonts;
        let at = self.baseline(at);
        let number = puzzle.number.to_string();
        draft.extend(line(fonts, self.number, Align::Left, at, &number)?);
        if !is_labelled {
            return Ok(());
        }
        let width = fonts.width(self.number.role, self.number.size, &number)?;
        let label = self.says.text(&book.spec.words, puzzle);
        if let Some(drawing) = self.labels.get(&(label, puzzle.level)) {
            draft.items.push(Item::drawing(
                Point::new(at.x + width + self.note.size, at.y),
                drawing.clone(),
            ));
        }
        Ok(())
    }

    /// The number of the page of `to`, at the right end of a block of that `side`.
    pub(crate) fn refer(&self, draft: &mut Draft, at: Point, side: Length, to: Key) {
        let Some(around) = &self.around else { return };
        let at = self.baseline(at);
        draft.refs.push(PageRef {
            to,
            style: self.note,
            align: Align::Right,
            at: Point::new(at.x + side, at.y),
            around: around.clone(),
            lead: self.lead.clone(),
            area: None,
        });
    }

    /// Where the line begins in a block that begins at `at`.
    fn baseline(&self, at: Point) -> Point {
        Point::new(at.x, at.y + self.number.size.scale(72, 100))
    }
}

/// The words that stand before the numbers of pages.
fn lead(fonts: &Fonts, style: Style, around: &Around) -> Result<Option<Lead>, LayoutError> {
    let Some(words) = around.leading().filter(|words| !words.is_empty()) else {
        return Ok(None);
    };
    let drawing = line(fonts, style, Align::Left, Point::default(), words)?;
    Ok(Some(Lead {
        drawing: drawing.into(),
        width: fonts.width(style.role, style.size, words)?,
    }))
}

//! The line above a grid: number, label, and the page of the answer.

use crate::block::arrangement::Arrangement;
use crate::block::level_signs::LevelSigns;
use crate::block::numbers::{HEAD_GAP, HeadingBand, band_height, number_in_band, pad, widest};
use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::draft::{Anchor, Draft, Lead, PageRef};
use crate::typography::lines::set_line;
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::typography::theme::Theme;
use crate::typography::tones::toned;
use crate::{LayoutError, Result};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::BookPuzzle;
use gridpress_bookspec::{BookSpec, HeadingForm, LevelSign, LevelStars, PuzzleName};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Variant;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::{PageNote, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Gap between a level and its stars.
const SIGN_GAP: Length = Length::pt(4);

/// Ranks of the headings of puzzles, below that of a section, and of answers, below the title of their section.
const PUZZLE_RANK: u8 = 2;
const ANSWER_RANK: u8 = 3;

/// The line above a grid, chosen once so that all grids of a section have equal ones.
pub(crate) struct Heading {
    /// Style of the number, or of the name in its place.
    number: Style,
    /// Wording of the puzzle's name: an index of its forms.
    form: usize,
    /// Style of the page note.
    note: Style,
    /// Style of the label.
    label: Style,
    /// Wording of the label.
    wording: LabelWording,
    /// The note with the page of the answer, or of the puzzle; `None` if it has no room.
    page_note: Option<PageNote>,
    /// The words before the number in that note, drawn once for all pages.
    lead: Option<Lead>,
    /// Labels by text and level, from the left end of the baseline, drawn once for all pages.
    labels: BTreeMap<(String, Level), Arc<[Item]>>,
    /// The band behind the line, if any.
    band: Option<HeadingBand>,
    /// Tone of the band or the number, and of the signs; `None` unless the book is in colour.
    tone: Option<Colour>,
}

/// The wording of a label: its parts behind the number.
#[derive(Clone, Copy, PartialEq, Eq)]
struct LabelWording {
    has_variants: bool,
    has_level: bool,
    sign: Option<(LevelSign, LevelStars)>,
}

impl LabelWording {
    const NONE: LabelWording = LabelWording { has_variants: false, has_level: false, sign: None };
    const VARIANTS: LabelWording = LabelWording { has_variants: true, ..LabelWording::NONE };

    /// Returns the wordings from the longest, which the spec requests, to the shortest.
    fn wordings(spec: &BookSpec) -> Vec<LabelWording> {
        let full = LabelWording {
            has_variants: true,
            has_level: spec.puzzle.level,
            sign: spec.puzzle.sign().map(|sign| (sign, spec.stars)),
        };
        let signed = LabelWording { has_level: full.has_level && full.sign.is_none(), ..full };
        // Words say more than a sign, so the sign is dropped first; without the name, the narrower sign may still fit.
        let mut wordings =
            vec![full, LabelWording { sign: None, ..full }, signed, LabelWording::VARIANTS];
        wordings.dedup();
        wordings
    }

    fn text(self, words: &Words, puzzle: &BookPuzzle) -> String {
        let variants = if self.has_variants {
            words.variants(puzzle.puzzle.shape.kind())
        } else {
            String::new()
        };
        if !self.has_level {
            return variants;
        }
        let label = words.label(&variants, puzzle.level);
        // The number of givens suggests another level.
        let is_other = puzzle.grade.is_some_and(|grade| grade != puzzle.level);
        if puzzle.code.is_none() && is_other {
            format!("{label} \u{b7} {}", words.givens(puzzle.puzzle.givens.filled_count()))
        } else {
            label
        }
    }

    /// Returns the sign, and its distance from the left end of `text`.
    fn sign(self, fonts: &Fonts, style: Style, text: &str) -> Result<Option<(Length, LevelSigns)>> {
        let Some((sign, stars)) = self.sign else {
            return Ok(None);
        };
        let before = match text {
            "" => Length::ZERO,
            _ => style.width(fonts, text)? + SIGN_GAP,
        };
        Ok(Some((before, LevelSigns::beside(sign, style.size, stars))))
    }

    fn width(self, fonts: &Fonts, style: Style, (text, level): &(String, Level)) -> Result<Length> {
        Ok(match self.sign(fonts, style, text)? {
            Some((before, signs)) => style.size + before + signs.width(*level),
            None if text.is_empty() => Length::ZERO,
            None => style.size + style.width(fonts, text)?,
        })
    }
}

impl Heading {
    /// Creates a heading with the number only, of that size.
    fn number_only(theme: &Theme, form: HeadingForm, number: Length) -> Heading {
        let note = theme.note_beside(number);
        let size = match form {
            HeadingForm::Line => number,
            HeadingForm::Band => number_in_band(number),
        };
        Heading {
            number: Style::new(FontRole::Bold, size),
            form: 0,
            note: Style::new(FontRole::Text, note),
            label: Style::new(theme.slanted, note),
            wording: LabelWording::NONE,
            page_note: None,
            lead: None,
            labels: BTreeMap::new(),
            band: None,
            tone: None,
        }
    }

    /// Chooses the longest wording that fits over grids of that arrangement, even with the widest of `names` and with
    /// the page numbers of a book of `count` puzzles. `labelled` are the puzzles whose headings have a label.
    pub(crate) fn choose<'n>(
        ctx: &Context,
        arrangement: &Arrangement,
        names: impl Iterator<Item = &'n PuzzleName> + Clone,
        count: u32,
        labelled: &[BookPuzzle],
        pages: &[PageNote],
    ) -> Result<Heading> {
        let fonts = ctx.fonts;
        let spec = &ctx.book.spec;
        // Answers are found by their numbers and need no label.
        let heading_form = match labelled {
            [] => HeadingForm::Line,
            _ => spec.puzzle.heading,
        };
        let mut number_only = Heading::number_only(ctx.theme, heading_form, arrangement.number);
        let labels = number_only.label_widths(ctx, labelled)?;
        let notes = number_only.note_widths(fonts, count, pages)?;
        let first = |widths: Option<Length>| widths.unwrap_or(Length::ZERO);
        // The name is shortened until the fullest label and note fit.
        let fullest = first(labels.first().map(|(_, width)| *width))
            + first(notes.first().map(|(_, width)| *width));
        let forms = names.clone().map(|name| name.forms.len()).min().unwrap_or(1);
        // The weekday is for solvers: above answers the date is enough.
        let from = usize::from(labelled.is_empty()).min(forms - 1);
        let mut room = arrangement.side;
        for form in from..forms {
            let name = widest(fonts, number_only.number, names.clone(), |name| &name.forms[form])?;
            let size = number_only.number.size;
            number_only.band = (heading_form == HeadingForm::Band)
                .then(|| HeadingBand::new(spec, arrangement.band(ctx.theme), size, name));
            let taken = number_only.band.map_or(name, |band| band.tab + number_only.inset());
            (number_only.form, room) = (form, arrangement.side - taken);
            if fullest <= room {
                break;
            }
        }
        // The note is shortened before the label, since the label changes how the puzzle is solved and the note only
        // how its answer is found.
        let pairs = (labels.iter()).flat_map(|label| notes.iter().map(move |note| (label, note)));
        for ((wording, label), (page_note, note)) in pairs {
            if *label + *note <= room {
                return Ok(Heading {
                    wording: *wording,
                    lead: lead(fonts, number_only.note, page_note)?,
                    page_note: Some((*page_note).clone()),
                    ..number_only
                });
            }
        }
        match labels.into_iter().find(|(_, label)| *label <= room) {
            Some((wording, _)) => Ok(Heading { wording, ..number_only }),
            None => number_only.check_is_sufficient(ctx.words, labelled),
        }
    }

    /// Sets the tone of the section.
    pub(crate) fn in_tone(self, tone: Option<Colour>) -> Heading {
        Heading { tone, ..self }
    }

    /// Returns the wordings of the label, each with its maximum width among `labelled`.
    fn label_widths(
        &self,
        ctx: &Context,
        labelled: &[BookPuzzle],
    ) -> Result<Vec<(LabelWording, Length)>> {
        let (fonts, words) = (ctx.fonts, ctx.words);
        let mut widths = Vec::new();
        for label in LabelWording::wordings(&ctx.book.spec) {
            let text = |puzzle: &BookPuzzle| (label.text(words, puzzle), puzzle.level);
            // Many puzzles share a label, and each shaping is expensive.
            let texts: BTreeSet<(String, Level)> = labelled.iter().map(text).collect();
            let mut widest = Length::ZERO;
            for text in &texts {
                widest = widest.max(label.width(fonts, self.label, text)?);
            }
            widths.push((label, widest));
        }
        Ok(widths)
    }

    /// Returns each of `pages` with the width that it takes behind the label, in a book with that number of puzzles.
    fn note_widths<'n>(
        &self,
        fonts: &Fonts,
        puzzles: u32,
        pages: &'n [PageNote],
    ) -> Result<Vec<(&'n PageNote, Length)>> {
        // At least as wide as any page number of the book.
        // Page numbers are only known when all pages are made, but the heading is needed to make them.
        let page = match puzzles {
            ..4000 => "8888",
            _ => "88888",
        };
        let mut widths = Vec::new();
        for note in pages {
            let width = self.note.width(fonts, &note.with(page))?;
            widths.push((note, self.note.size + width));
        }
        Ok(widths)
    }

    /// Returns this heading unless it hides what solvers must know. Some rules, such as antiknight, are not visible in the grid, so
    /// the heading must name it.
    fn check_is_sufficient(self, words: &Words, labelled: &[BookPuzzle]) -> Result<Heading> {
        match (labelled.iter())
            .find(|labelled| !labelled.puzzle.shape.kind().variants().all(Variant::is_shown))
        {
            Some(puzzle) => {
                Err(LayoutError::TextTooLong(LabelWording::VARIANTS.text(words, puzzle)))
            }
            None => Ok(self),
        }
    }

    /// Draws the label of all puzzles like this one.
    pub(crate) fn prepare(&mut self, ctx: &Context, puzzle: &BookPuzzle) -> Result<()> {
        let fonts = ctx.fonts;
        let text = self.wording.text(ctx.words, puzzle);
        let mut items = set_line(fonts, self.label, Align::Left, Point::default(), &text)?;
        if let Some((before, signs)) = self.wording.sign(fonts, self.label, &text)? {
            let signs = signs.items(puzzle.level, Point::new(before, Length::ZERO));
            items.extend(toned(self.tone, signs));
        }
        if !items.is_empty() {
            self.labels.insert((text, puzzle.level), items.into());
        }
        Ok(())
    }

    /// Returns the height of the heading, with the gap below it.
    pub(crate) fn height(&self) -> Length {
        let number = self.number.size;
        HEAD_GAP
            + match self.band {
                Some(_) => band_height(number),
                None => self.number.figures(),
            }
    }

    /// Returns the distance from the right edge of the block to the text there.
    fn inset(&self) -> Length {
        match self.band {
            Some(_) => self.note.size.half(),
            None => Length::ZERO,
        }
    }

    /// Draws the number at the left end of a block that begins at `at`, and behind it the label if `is_labelled`.
    pub(crate) fn draw(
        &self,
        ctx: &Context,
        draft: &mut Draft,
        at: Point,
        puzzle: &BookPuzzle,
        is_labelled: bool,
    ) -> Result<()> {
        let fonts = ctx.fonts;
        let name = &puzzle.name.forms[self.form];
        let corner = self.band.map_or(at, |band| band.corner(at));
        let at = self.baseline(corner);
        let mut items = Vec::new();
        let width = match &self.band {
            Some(band) => {
                items.extend(toned(self.tone, band.items(corner).to_vec()));
                let middle = Point::new(at.x + band.tab.half(), at.y);
                let number = set_line(fonts, self.number, Align::Centre, middle, name)?;
                items.extend(number.into_iter().map(|item| item.black(0)));
                band.tab
            }
            None => {
                let number = set_line(fonts, self.number, Align::Left, at, name)?;
                items.extend(toned(self.tone, number));
                self.number.width(fonts, name)?
            }
        };
        let label = is_labelled.then(|| (self.wording.text(ctx.words, puzzle), puzzle.level));
        if let Some(drawing) = label.and_then(|label| self.labels.get(&label)) {
            // The drawing is shared: thousands of headings of a section have a handful of labels.
            items.push(Item::drawing(
                Point::new(at.x + width + self.note.size, at.y),
                drawing.clone(),
            ));
        }
        let rank = if is_labelled { PUZZLE_RANK } else { ANSWER_RANK };
        draft.extend([Item::tagged(TextRole::Heading(rank), items)]);
        Ok(())
    }

    /// Adds a reference to the page of `to`, at the right end of a block of that `side`.
    pub(crate) fn add_reference(&self, draft: &mut Draft, at: Point, side: Length, to: Anchor) {
        let Some(page_note) = &self.page_note else {
            return;
        };
        let at = self.baseline(at);
        // The number itself is only set in the final pass, when the page of the anchor is known.
        draft.refer(PageRef {
            to,
            style: self.note,
            align: Align::Right,
            at: Point::new(at.x + side - self.inset(), at.y),
            note: page_note.clone(),
            lead: self.lead.clone(),
            entry: None,
        });
    }

    /// Returns the left end of the baseline in a block that begins at `at`.
    fn baseline(&self, at: Point) -> Point {
        let pad = self.band.map_or(Length::ZERO, |_| pad(self.number.size));
        Point::new(at.x, at.y + pad + self.number.figures())
    }
}

/// Draws the words before page numbers; `None` if there are none.
fn lead(fonts: &Fonts, style: Style, page_note: &PageNote) -> Result<Option<Lead>> {
    let Some(words) = page_note.lead().filter(|words| !words.is_empty()) else {
        return Ok(None);
    };
    let drawing = set_line(fonts, style, Align::Left, Point::default(), words)?;
    Ok(Some(Lead { drawing: drawing.into(), width: style.width(fonts, words)? }))
}

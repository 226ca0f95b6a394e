//! The text of a footer: the rules of the puzzle, notes and lines to write on, and the code that reproduces the puzzle.

use crate::block::footer::{UNIT, at};
use crate::document::item::Item;
use crate::typography::lines::{clip, ink_width, set_line, words};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::typography::theme::Theme;
use gridpress_base::fonts::FontRole;
use gridpress_book::BookPuzzle;
use gridpress_bookspec::RulesFor;
use gridpress_engine::generate::Code;
use gridpress_engine::rating::Technique;
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point};
use gridpress_messages::{CageForms, Words};
use std::collections::BTreeSet;
use std::ops::Range;

/// The words of the rules that all puzzles of a section share.
#[derive(Debug, Default)]
pub(crate) struct RuleText {
    /// Each word with its width including any ink beyond it, at the size [`UNIT`].
    words: Vec<(String, Length)>,
    /// The width of a space, at the size [`UNIT`].
    space: Length,
}

/// A line of the rules.
#[derive(Debug)]
pub(crate) struct RuleLine {
    /// Distance from the top of the footer to the baseline.
    pub baseline: Length,
    /// The words on the line.
    pub text: String,
}

/// Returns the rules that the spec requests for the puzzles of a section; empty if it requests none.
pub(crate) fn requested_rules(ctx: &Context, section: usize) -> Vec<String> {
    let spec = &ctx.book.spec;
    let shapes = ctx.book.sections[section].iter().map(|puzzle| &*puzzle.puzzle.shape);
    let forms = CageForms::of(shapes);
    let section = &spec.sections[section];
    let kinds = || [(section.contents.kind(), section.symbols.clone())].into();
    let of_variants = ctx.words.own_rules(section.contents.kind(), forms).map(|(_, rule)| rule);
    let standard = match spec.puzzle.rules {
        RulesFor::None => return Vec::new(),
        RulesFor::Variants => Vec::new(),
        RulesFor::All => vec![ctx.words.rules(&kinds())],
        RulesFor::Kids => ctx.words.kids_rules(&kinds()),
    };
    standard.into_iter().chain(of_variants).collect()
}

impl RuleText {
    /// Returns the rules for the footers of a section; empty if the spec requests none, and for worksheets, which have
    /// them above their puzzles.
    pub(crate) fn new(ctx: &Context, section: usize) -> Result<RuleText, MissingGlyph> {
        let fonts = ctx.fonts;
        let rules = match ctx.book.spec.worksheet {
            Some(_) => Vec::new(),
            None => requested_rules(ctx, section),
        };
        let width = |text: &str| fonts.width(FontRole::Text, UNIT, text);
        // Ink beyond the last letter, for example of an f, must not reach into the margin.
        let word = |word: &str| {
            let runs = fonts.shape(FontRole::Text, UNIT, word)?;
            let reach = fonts.overhang(&runs).1.at_least(Length::ZERO);
            Ok((word.to_owned(), width(word)? + reach))
        };
        let all = rules.iter().flat_map(|rule| words(rule));
        Ok(RuleText { words: all.map(word).collect::<Result<_, _>>()?, space: width(" ")? })
    }

    /// Returns `true` if there are no words.
    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns the width of the widest word.
    pub(crate) fn least_width(&self, size: Length) -> Length {
        self.words.iter().map(|(_, width)| at(*width, size)).max().unwrap_or_default()
    }

    /// Breaks the words into lines of that `width`.
    pub(crate) fn lines(&self, size: Length, width: Length) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut filled = Length::ZERO;
        for (word, measured) in &self.words {
            match lines.last_mut() {
                Some(line) if at(filled + self.space + *measured, size) <= width => {
                    *line += &format!(" {word}");
                    filled += self.space + *measured;
                }
                _ => {
                    lines.push(word.clone());
                    filled = *measured;
                }
            }
        }
        lines
    }
}

impl RuleLine {
    /// Returns the items of the line, for a footer whose corner is at `corner`.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        size: Length,
        corner: Point,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let at = corner + Point::new(Length::ZERO, self.baseline);
        set_line(ctx.fonts, Style::new(FontRole::Text, size), Align::Left, at, &self.text)
    }
}

/// A kind of note or line to write on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FooterField {
    /// The hardest technique that the puzzle needs.
    Technique,
    /// The number of givens.
    Givens,
    /// The expected solving time.
    Minutes,
    /// A line for the name of the solver.
    Name,
    /// A line for the date.
    Date,
    /// A line for the solving time.
    Time,
    /// The target time of the puzzle.
    Target,
    /// The word hidden in the solution, and its line.
    Word,
    /// The short code that finds the answer.
    KeyCode,
    /// The name of the pupil whose puzzle it is, or the number of the sheet.
    Pupil,
}

impl FooterField {
    /// Returns the minimum length of the line to write on, in ems; 0 for notes.
    fn blank_ems(self) -> i32 {
        match self {
            FooterField::Technique
            | FooterField::Givens
            | FooterField::Minutes
            | FooterField::Target
            | FooterField::Word
            | FooterField::KeyCode
            | FooterField::Pupil => 0,
            FooterField::Name => 9,
            FooterField::Date => 6,
            FooterField::Time => 4,
        }
    }

    fn style(self, theme: &Theme, size: Length) -> Style {
        match self {
            FooterField::Technique => Style::new(theme.slanted, size),
            _ => Style::new(FontRole::Text, size),
        }
    }

    /// Returns the wordings of the field for `puzzle`, longest first.
    fn wordings(self, ctx: &Context, puzzle: &BookPuzzle) -> Vec<String> {
        let words = ctx.words;
        let technique = puzzle.hardest;
        match self {
            FooterField::Technique => {
                vec![words.hardest(technique), words.technique(technique).to_owned()]
            }
            FooterField::Givens => vec![words.givens(puzzle.puzzle.givens.filled_count())],
            FooterField::Minutes => {
                let time = puzzle.minutes;
                vec![time.map_or(String::new(), |time| words.about_minutes(time.rounded_minutes()))]
            }
            FooterField::Name => vec![words.name_label().to_owned()],
            FooterField::Date => vec![words.date_label().to_owned()],
            FooterField::Time => vec![words.time().to_owned()],
            FooterField::Target => {
                let minutes = ctx.book.spec.minutes.of(puzzle.level);
                vec![minutes.map_or(String::new(), |minutes| words.target_time(minutes))]
            }
            FooterField::Word => words.hidden_word(&puzzle.puzzle),
            FooterField::KeyCode => {
                let code = puzzle.key_code.clone().unwrap_or_default();
                vec![format!("{} {code}", words.code()), code]
            }
            FooterField::Pupil => vec![sheet_owner(ctx, puzzle)],
        }
    }

    /// Returns the values of the puzzle that determine the wordings.
    fn value(self, puzzle: &BookPuzzle) -> (Option<Technique>, usize) {
        match self {
            FooterField::Technique => (Some(puzzle.hardest), 0),
            FooterField::Givens => (None, puzzle.puzzle.givens.filled_count()),
            FooterField::Minutes => {
                (None, puzzle.minutes.map_or(0, |time| time.rounded_minutes() as usize))
            }
            FooterField::Target => (None, puzzle.level as usize),
            FooterField::Word | FooterField::KeyCode | FooterField::Pupil => {
                (None, puzzle.number as usize)
            }
            FooterField::Name | FooterField::Date | FooterField::Time => (None, 0),
        }
    }
}

/// Room for the name of a pupil below an answer, in ems.
const OWNER_EMS: i32 = 7;

/// Returns the name of the pupil whose sheet has the puzzle, or the number of that sheet; empty outside worksheets.
fn sheet_owner(ctx: &Context, puzzle: &BookPuzzle) -> String {
    let Some(worksheet) = &ctx.book.spec.worksheet else {
        return String::new();
    };
    let (section, place) = ctx.book.section_of(puzzle.number);
    let Some(sheets) = &ctx.book.spec.sections[section].sheets else {
        return String::new();
    };
    let sheet = sheets.before + place / sheets.puzzles.max(1) as usize;
    worksheet.name(sheet).map_or_else(|| ctx.words.sheet(sheet + 1), str::to_owned)
}

/// A field, and the maximum width of each of its wordings among the puzzles of a section, at the size [`UNIT`].
#[derive(Debug)]
pub(crate) struct MeasuredField {
    field: FooterField,
    widths: Vec<Length>,
}

impl MeasuredField {
    pub(crate) fn new<'p>(
        ctx: &Context,
        field: FooterField,
        puzzles: impl IntoIterator<Item = &'p BookPuzzle>,
    ) -> Result<MeasuredField, MissingGlyph> {
        let mut seen = BTreeSet::new();
        let mut widths = Vec::new();
        let style = field.style(ctx.theme, UNIT);
        for puzzle in puzzles {
            // Puzzles with equal values have equal wordings, and shaping them is expensive in a book of thousands.
            if !seen.insert(field.value(puzzle)) {
                continue;
            }
            let wordings = field.wordings(ctx, puzzle);
            widths.resize(wordings.len(), Length::ZERO);
            for (widest, text) in widths.iter_mut().zip(&wordings) {
                let width = ink_width(ctx.fonts, style, text)?;
                *widest = width.max(*widest);
            }
        }
        if field == FooterField::Pupil {
            // Long names are cut, rather than making all answers smaller or taller.
            widths.iter_mut().for_each(|width| *width = UNIT * OWNER_EMS);
        }
        Ok(MeasuredField { field, widths })
    }

    /// Returns the width of the shortest wording.
    pub(crate) fn least_width(&self, size: Length) -> Length {
        let text = at(self.widths.last().copied().unwrap_or_default(), size);
        match self.field.blank_ems() {
            0 => text,
            blank_ems => text + size.half() + size * blank_ems,
        }
    }

    /// Returns the index of the longest wording that fits `width`; the last one if none does.
    fn wording(&self, size: Length, width: Length) -> usize {
        let fits = |&&text: &&Length| at(text, size) <= width;
        self.widths
            .iter()
            .position(|text| fits(&text))
            .unwrap_or(self.widths.len().saturating_sub(1))
    }
}

/// A field on its baseline, with its room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacedField {
    field: FooterField,
    wording: usize,
    at: Point,
    width: Length,
    align: Align,
}

/// Breaks `pieces` into lines of that `width`.
pub(crate) fn break_into_lines(
    pieces: &[MeasuredField],
    size: Length,
    width: Length,
) -> Vec<&[MeasuredField]> {
    let mut lines = Vec::new();
    let (mut first, mut filled) = (0, Length::ZERO);
    for (index, piece) in pieces.iter().enumerate() {
        // A line always takes at least one piece, even a too wide one, which is cut when it is drawn.
        if index > first && filled + piece.least_width(size) > width {
            lines.push(&pieces[first..index]);
            (first, filled) = (index, Length::ZERO);
        }
        filled += piece.least_width(size) + size;
    }
    if first < pieces.len() {
        lines.push(&pieces[first..]);
    }
    lines
}

/// Places notes on a line: the first on the left, and one that fits beside it on the right.
pub(crate) fn place_notes(
    line: &[MeasuredField],
    size: Length,
    width: Length,
    baseline: Length,
) -> impl Iterator<Item = PlacedField> {
    // From right to left: the notes on the right take what they need, and the first one may use the longest wording
    // that fits into the rest.
    let mut left = width;
    line.iter().enumerate().rev().map(move |(index, piece)| {
        let (align, room) = match index {
            0 => (Align::Left, left),
            _ => (Align::Right, piece.least_width(size)),
        };
        let at = Point::new(left - room, baseline);
        left = left - room - size;
        PlacedField {
            field: piece.field,
            wording: piece.wording(size, room),
            at,
            width: room,
            align,
        }
    })
}

/// Places lines to write on beside each other, as long as the width allows.
pub(crate) fn place_fields(
    line: &[MeasuredField],
    size: Length,
    width: Length,
    baseline: Length,
) -> impl Iterator<Item = PlacedField> {
    let widths: Length = line.iter().map(|piece| piece.least_width(size)).sum();
    let rest = width - widths - size * (line.len() as i32 - 1);
    let blanks: i32 = line.iter().map(|piece| piece.field.blank_ems()).sum();
    let mut x = Length::ZERO;
    line.iter().map(move |piece| {
        // The spare width goes to the lines in proportion to their lengths, as a name needs more room than a time.
        let more = rest.scale(piece.field.blank_ems(), blanks.max(1));
        let at = Point::new(x, baseline);
        let room = piece.least_width(size) + more;
        x += room + size;
        PlacedField { field: piece.field, wording: 0, at, width: room, align: Align::Left }
    })
}

impl PlacedField {
    /// Returns the items of the field for `puzzle`, for a footer whose corner is at `corner`.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        size: Length,
        corner: Point,
        puzzle: &BookPuzzle,
    ) -> Result<Vec<Item>, MissingGlyph> {
        let fonts = ctx.fonts;
        let style = self.field.style(ctx.theme, size);
        let room = match self.field.blank_ems() {
            0 => self.width,
            // Some room to write on is left even if the label is long.
            _ => self.width - size * 2,
        };
        let wordings = self.field.wordings(ctx, puzzle);
        let Some(wording) = wordings.get(self.wording) else {
            return Ok(Vec::new());
        };
        let text = clip(fonts, style, room, wording)?;
        let start = corner + self.at;
        let end = Point::new(start.x + self.width, start.y);
        let at = match self.align {
            Align::Right => end,
            _ => start,
        };
        let mut items = set_line(fonts, style, self.align, at, &text)?;
        if self.field.blank_ems() > 0 {
            let width = ink_width(fonts, style, &text)?;
            items.push(Item::rule(
                Point::new(start.x + width + size.half(), start.y),
                end,
                ctx.book.spec.grid.rules.thin.min(Length::pt(1)),
            ));
        }
        Ok(items)
    }
}

/// Maximum number of characters that are never separated.
// A code must fit below small grids as well, so its long parts may be broken.
const PART: usize = 6;

/// The widths of the parts of codes, label first, at the size [`UNIT`]: the maximum among the puzzles of a section.
#[derive(Debug, Default)]
pub(crate) struct CodeParts(Vec<Length>);

/// The parts of a code on one line.
#[derive(Debug)]
pub(crate) struct CodeLine {
    /// Distance from the top of the footer to the baseline.
    pub baseline: Length,
    /// The parts on the line, by index.
    pub parts: Range<usize>,
}

impl CodeParts {
    /// Measures the parts of the codes of `puzzles`. All figures count as the widest one, so that few codes must be
    /// measured.
    pub(crate) fn new(ctx: &Context, puzzles: &[BookPuzzle]) -> Result<CodeParts, MissingGlyph> {
        let (fonts, words) = (ctx.fonts, ctx.words);
        let width = |text: &str| fonts.width(FontRole::Text, UNIT, text);
        let mut figures = Vec::new();
        for figure in '0'..='9' {
            figures.push((width(&figure.to_string())?, figure));
        }
        // The figures of some fonts differ in width.
        let widest = figures.into_iter().max().map_or('0', |(_, figure)| figure);
        let mut widths = Vec::new();
        let mut seen = BTreeSet::new();
        for code in puzzles.iter().filter_map(|puzzle| puzzle.code.as_ref()) {
            let parts = parts(words, code);
            widths.resize(parts.len().max(widths.len()), Length::ZERO);
            for (index, part) in parts.into_iter().enumerate() {
                let part = part.replace(|c: char| c.is_ascii_digit(), &widest.to_string());
                if seen.insert((index, part.clone())) {
                    widths[index] = width(&part)?.max(widths[index]);
                }
            }
        }
        Ok(CodeParts(widths))
    }

    /// Returns `true` if there are no parts.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the width of the widest part.
    pub(crate) fn least_width(&self, size: Length) -> Length {
        self.0.iter().map(|&part| at(part, size)).max().unwrap_or_default()
    }

    /// Breaks the parts into lines of that `width`.
    pub(crate) fn lines(&self, size: Length, width: Length) -> Vec<Range<usize>> {
        let mut lines: Vec<Range<usize>> = Vec::new();
        let mut filled = Length::ZERO;
        for (index, &part) in self.0.iter().enumerate() {
            let part = at(part, size);
            match lines.last_mut() {
                Some(line) if filled + part <= width => {
                    line.end = index + 1;
                    filled += part;
                }
                _ => {
                    lines.push(index..index + 1);
                    filled = part;
                }
            }
        }
        lines
    }
}

impl CodeLine {
    /// Returns the items of the parts of `code` on this line.
    pub(crate) fn items(
        &self,
        ctx: &Context,
        size: Length,
        corner: Point,
        code: &Code,
    ) -> Result<Vec<Item>, MissingGlyph> {
        // The ranges were computed for the widest code of the section, so all codes break at the same places.
        let all = parts(ctx.words, code).into_iter();
        let text: String = all.take(self.parts.end).skip(self.parts.start).collect();
        let at = corner + Point::new(Length::ZERO, self.baseline);
        let style = Style::new(FontRole::Text, size);
        set_line(ctx.fonts, style, Align::Left, at, text.trim_end())
    }
}

/// Splits a code with its label into parts; their number is the same for all puzzles of a section.
fn parts(words: &Words, code: &Code) -> Vec<String> {
    let text = code.to_string();
    let mut dotted: Vec<&str> = text.split_inclusive('.').collect();
    // Index and attempt have any length.
    let ends = dotted.split_off(dotted.len().saturating_sub(2));
    let mut parts = vec![format!("{} ", words.code())];
    for part in dotted {
        let characters: Vec<char> = part.chars().collect();
        parts.extend(characters.chunks(PART).map(String::from_iter));
    }
    parts.extend(ends.into_iter().map(str::to_owned));
    parts
}

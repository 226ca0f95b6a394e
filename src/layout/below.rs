//! What stands below a puzzle's grid: digits to tick off; then notes, lines to write on and the puzzle's code; and at
//! the right of these, or below them, a QR code.

use super::LayoutError;
use super::items::Item;
use super::qr::Qr;
use super::text::{Align, Style, clip, line};
use super::theme::Theme;
use crate::book::{Book, BookPuzzle};
use crate::fonts::{Fonts, Role};
use crate::generate::Code;
use crate::logic::Technique;
use crate::puzzle::Symbols;
use crate::spec::{LinkField, Marks};
use crate::units::{Length, Point};
use crate::words::Words;
use std::collections::BTreeSet;
use std::ops::Range;

/// Between a grid and the line below it.
const GAP: Length = Length::pt(4);
/// Widths are measured at this size.
const UNIT: Length = Length::pt(100);
/// Hands need so much room above a line to write on.
const WRITING: Length = Length::pt(13);

/// A piece of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Technique,
    Givens,
    Name,
    Date,
    Time,
}

impl What {
    /// How long its line to write on is at the least, in ems.
    fn blank(self) -> i32 {
        match self {
            What::Technique | What::Givens => 0,
            What::Name => 9,
            What::Date => 6,
            What::Time => 4,
        }
    }
}

/// A piece, and the width of its text at the least and with the widest values, in the unit's size.
#[derive(Clone, Copy, Debug)]
struct Piece {
    what: What,
    text: Length,
}

impl Piece {
    /// How wide it is at the least.
    fn width(&self, size: Length) -> Length {
        let text = at(self.text, size);
        match self.what.blank() {
            0 => text,
            blank => text + size.half() + size * blank,
        }
    }
}

/// A width that was measured in the unit's size.
fn at(width: Length, size: Length) -> Length {
    // Rounding and kerning make a little difference.
    width.scale(size.to_thousandths(), UNIT.to_thousandths()) + size / 50
}

/// What stands below each puzzle of a section.
#[derive(Debug, Default)]
pub(super) struct Below {
    strip: Option<Strip>,
    notes: Vec<Piece>,
    fields: Vec<Piece>,
    /// The widths of the parts of a code, label first.
    code: Vec<Length>,
    qr: Option<Qr>,
}

/// All that goes into cells.
#[derive(Clone, Copy, Debug)]
struct Strip {
    symbols: Symbols,
    side: usize,
    /// The width of the widest.
    widest: Length,
}

/// Where what stands below a grid goes, from the grid's lower left corner on.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub height: Length,
    number: Length,
    note: Length,
    side: Length,
    strip: Vec<(Length, Vec<String>)>,
    pieces: Vec<Placed>,
    /// For each line its baseline and the parts of the code on it.
    code: Vec<(Length, Range<usize>)>,
    qr: Option<(Qr, Point)>,
    lines: usize,
}

/// A piece on its baseline, and the room that it has.
#[derive(Clone, Copy, Debug)]
struct Placed {
    what: What,
    at: Point,
    width: Length,
    align: Align,
}

impl Below {
    pub(super) fn new(book: &Book, theme: &Theme, section: usize) -> Result<Below, LayoutError> {
        let (spec, puzzles) = (&book.spec.puzzle, &book.sections[section]);
        let pieces = |wanted: &[(What, bool)]| -> Result<Vec<Piece>, LayoutError> {
            let wanted = wanted.iter().filter(|(_, is_wanted)| *is_wanted);
            let piece = |&(what, _)| {
                let text = widest(book, theme, what, puzzles)?;
                Ok(Piece { what, text })
            };
            wanted.map(piece).collect()
        };
        let code = puzzles.first().and_then(|puzzle| puzzle.code.as_ref());
        let code = match code.filter(|_| spec.code) {
            Some(_) => widest_parts(book, puzzles)?,
            None => Vec::new(),
        };
        Ok(Below {
            strip: match spec.marks {
                Marks::Strip => Some(Strip::new(book, section)?),
                Marks::None | Marks::Corners => None,
            },
            notes: pieces(&[
                (What::Technique, spec.technique),
                (What::Givens, spec.givens),
            ])?,
            fields: pieces(&[
                (What::Name, spec.name),
                (What::Date, spec.date),
                (What::Time, spec.time),
            ])?,
            code,
            qr: qr(book, section)?,
        })
    }

    /// The QR code, if there is one.
    pub(super) fn qr(&self) -> Option<Qr> {
        self.qr
    }

    /// Where everything goes below a grid of `side` whose number is of size `number`.
    pub(super) fn plan(&self, theme: &Theme, side: Length, number: Length) -> Plan {
        let note = theme.note_beside(number);
        let mut plan = Plan {
            number,
            note,
            side,
            ..Plan::default()
        };
        if let Some(strip) = &self.strip {
            plan.set_strip(strip);
        }
        let top = plan.height;
        let Some(qr) = self.qr else {
            plan.set_lines(self, side);
            return plan;
        };
        let size = qr.module(side) * qr.modules();
        let rest = side - size - note;
        if rest >= self.least_width(note) {
            plan.set_lines(self, rest);
            plan.qr = Some((qr, Point::new(side - size, top)));
            plan.height = plan.height.at_least(top + size);
        } else {
            plan.set_lines(self, side);
            plan.qr = Some((qr, Point::new(side - size, plan.height)));
            plan.height += size;
        }
        plan
    }

    /// The least width in which every line has what it needs.
    fn least_width(&self, note: Length) -> Length {
        let pieces = self.notes.iter().chain(&self.fields);
        let parts = self.code.iter().map(|&part| at(part, note));
        let widths = pieces.map(|piece| piece.width(note)).chain(parts);
        widths.max().unwrap_or_default()
    }
}

impl Strip {
    fn new(book: &Book, section: usize) -> Result<Strip, LayoutError> {
        let spec = &book.spec.sections[section];
        let side = spec.contents.kind().side();
        let mut widest = Length::ZERO;
        for value in 1..=side as u8 {
            let text = spec.symbols.text(value);
            widest = widest.max(book.spec.fonts.cell_width(Role::Digit, UNIT, &text)?);
        }
        Ok(Strip {
            symbols: spec.symbols,
            side,
            widest,
        })
    }

    /// In as few rows as hold them `across`, all of one length as near as can be.
    fn rows(&self, size: Length, across: Length) -> Vec<Vec<String>> {
        let pitch = at(self.widest, size).scale(13, 10).at_least(Length::pt(1));
        let most = (across.to_thousandths() / pitch.to_thousandths()).clamp(1, self.side as i32);
        let rows = self.side.div_ceil(most as usize);
        let all: Vec<String> = (1..=self.side as u8)
            .map(|value| self.symbols.text(value))
            .collect();
        let rows = all.chunks(self.side.div_ceil(rows));
        rows.map(<[String]>::to_vec).collect()
    }
}

impl Plan {
    fn set_strip(&mut self, strip: &Strip) {
        for row in strip.rows(self.number, self.side) {
            let baseline = self.height + GAP + self.number.scale(75, 100);
            self.height = baseline + self.number.scale(30, 100);
            self.strip.push((baseline, row));
        }
    }

    fn set_lines(&mut self, below: &Below, width: Length) {
        for line in flow(&below.notes, self.note, width) {
            self.set_notes(line, width);
        }
        for line in flow(&below.fields, self.note, width) {
            self.set_fields(line, width);
        }
        let mut parts = 0..0;
        let mut filled = Length::ZERO;
        for (index, part) in below.code.iter().enumerate() {
            let part = at(*part, self.note);
            if !parts.is_empty() && filled + part > width {
                let baseline = self.next_line(Length::ZERO);
                self.code.push((baseline, parts));
                (parts, filled) = (index..index, Length::ZERO);
            }
            parts.end = index + 1;
            filled += part;
        }
        if !parts.is_empty() {
            let baseline = self.next_line(Length::ZERO);
            self.code.push((baseline, parts));
        }
    }

    /// The baseline of a further line, with `room` above it at the least.
    fn next_line(&mut self, room: Length) -> Length {
        let gap = match self.lines {
            0 => GAP,
            _ => self.note.scale(30, 100),
        };
        self.lines += 1;
        let baseline = self.height + gap + self.note.scale(75, 100).at_least(room);
        self.height = baseline + self.note.scale(30, 100);
        baseline
    }

    /// The first on the left, and what fits beside it on the right.
    fn set_notes(&mut self, line: &[Piece], width: Length) {
        let baseline = self.next_line(Length::ZERO);
        let mut left = width;
        for (index, piece) in line.iter().enumerate().rev() {
            let (align, room) = match index {
                0 => (Align::Left, left),
                _ => (Align::Right, piece.width(self.note)),
            };
            self.pieces.push(Placed {
                what: piece.what,
                at: Point::new(left - room, baseline),
                width: room,
                align,
            });
            left = left - room - self.note;
        }
    }

    /// Lines to write on, as long as the width allows.
    fn set_fields(&mut self, line: &[Piece], width: Length) {
        let baseline = self.next_line(WRITING);
        let widths: Length = line.iter().map(|piece| piece.width(self.note)).sum();
        let rest = width - widths - self.note * (line.len() as i32 - 1);
        let blanks: i32 = line.iter().map(|piece| piece.what.blank()).sum();
        let mut x = Length::ZERO;
        for piece in line {
            let more = rest.scale(piece.what.blank(), blanks.max(1));
            let room = piece.width(self.note) + more;
            self.pieces.push(Placed {
                what: piece.what,
                at: Point::new(x, baseline),
                width: room,
                align: Align::Left,
            });
            x += room + self.note;
        }
    }

    /// What stands below the grid of `puzzle`, whose lower left corner is at `corner`.
    pub(super) fn items(
        &self,
        book: &Book,
        theme: &Theme,
        corner: Point,
        puzzle: &BookPuzzle,
    ) -> Result<Vec<Item>, LayoutError> {
        let fonts = &book.spec.fonts;
        let mut items = Vec::new();
        for (baseline, row) in &self.strip {
            items.push(self.strip_row(fonts, corner + Point::new(Length::ZERO, *baseline), row)?);
        }
        for placed in &self.pieces {
            items.extend(self.piece(book, theme, corner, placed, puzzle)?);
        }
        if let Some(code) = &puzzle.code {
            let parts = code_parts(&book.spec.words, code);
            for (baseline, of) in &self.code {
                let text = parts[of.clone()].concat();
                let at = corner + Point::new(Length::ZERO, *baseline);
                let style = Style::new(Role::Text, self.note);
                items.extend(line(fonts, style, Align::Left, at, text.trim_end())?);
            }
        }
        if let Some((qr, at)) = self.qr {
            let rects = qr.blocks(&link(book, puzzle), corner + at, qr.module(self.side));
            items.push(Item::Blocks {
                rects,
                percent: 100,
            });
        }
        Ok(items)
    }

    fn strip_row(&self, fonts: &Fonts, at: Point, row: &[String]) -> Result<Item, LayoutError> {
        let count = row.len() as i32;
        let centre = |index: i32| self.side.scale(2 * index + 1, 2 * count);
        let cells: Vec<(Length, String)> = (0..count).map(centre).zip(row.iter().cloned()).collect();
        Ok(Item::Text {
            at,
            run: fonts.cells(Role::Digit, self.number, &cells)?,
            percent: 100,
        })
    }

    fn piece(
        &self,
        book: &Book,
        theme: &Theme,
        corner: Point,
        placed: &Placed,
        puzzle: &BookPuzzle,
    ) -> Result<Vec<Item>, LayoutError> {
        let fonts = &book.spec.fonts;
        let style = style(theme, placed.what, self.note);
        let wordings = wordings(&book.spec.words, placed.what, puzzle);
        let room = match placed.what.blank() {
            0 => placed.width,
            _ => placed.width - self.note * 2,
        };
        let mut text = String::new();
        for wording in wordings {
            text = clip(fonts, style, room, &wording)?;
            if text == wording {
                break;
            }
        }
        let mut at = corner + placed.at;
        let end = at.x + placed.width;
        if placed.align == Align::Right {
            at.x = end;
        }
        let mut items = line(fonts, style, placed.align, at, &text)?;
        if placed.what.blank() > 0 {
            let width = fonts.width(style.role, style.size, &text)?;
            items.push(Item::Rule {
                from: Point::new(at.x + width + self.note.half(), at.y),
                to: Point::new(end, at.y),
                weight: book.spec.grid.rules.thin.min(Length::pt(1)),
            });
        }
        Ok(items)
    }
}

/// `pieces` dealt out to lines.
fn flow(pieces: &[Piece], note: Length, width: Length) -> Vec<&[Piece]> {
    let mut lines = Vec::new();
    let (mut first, mut filled) = (0, Length::ZERO);
    for (index, piece) in pieces.iter().enumerate() {
        if index > first && filled + piece.width(note) > width {
            lines.push(&pieces[first..index]);
            (first, filled) = (index, Length::ZERO);
        }
        filled += piece.width(note) + note;
    }
    if first < pieces.len() {
        lines.push(&pieces[first..]);
    }
    lines
}

fn style(theme: &Theme, what: What, size: Length) -> Style {
    match what {
        What::Technique => Style::new(theme.slanted, size),
        _ => Style::new(Role::Text, size),
    }
}

/// What a piece says of `puzzle`, the longest wording first.
fn wordings(words: &Words, what: What, puzzle: &BookPuzzle) -> Vec<String> {
    let technique = puzzle.rating.technique;
    match what {
        What::Technique => vec![words.hardest(technique), words.technique(technique).to_owned()],
        What::Givens => vec![words.givens(puzzle.puzzle.givens.givens())],
        What::Name => vec![words.name_label().to_owned()],
        What::Date => vec![words.date_label().to_owned()],
        What::Time => vec![words.time().to_owned()],
    }
}

/// The width that the shortest wordings need for all of `puzzles`.
fn widest(
    book: &Book,
    theme: &Theme,
    what: What,
    puzzles: &[BookPuzzle],
) -> Result<Length, LayoutError> {
    let value = |puzzle: &BookPuzzle| match what {
        What::Technique => (Some(puzzle.rating.technique), 0),
        What::Givens => (None, puzzle.puzzle.givens.givens()),
        What::Name | What::Date | What::Time => (None, 0),
    };
    let mut seen: BTreeSet<(Option<Technique>, usize)> = BTreeSet::new();
    let mut widest = Length::ZERO;
    let style = style(theme, what, UNIT);
    for puzzle in puzzles.iter().filter(|puzzle| seen.insert(value(puzzle))) {
        let shortest = wordings(&book.spec.words, what, puzzle).pop();
        let width = book.spec.fonts.width(style.role, style.size, &shortest.unwrap_or_default())?;
        widest = widest.max(width);
    }
    Ok(widest)
}

/// The most characters of a code that are never parted.
const PART: usize = 6;

/// A code with its label in the parts between which lines may break: as many for all puzzles of a section.
fn code_parts(words: &Words, code: &Code) -> Vec<String> {
    let text = code.to_string();
    let mut dotted: Vec<&str> = text.split_inclusive('.').collect();
    // Index and attempt are of any length.
    let ends = dotted.split_off(dotted.len().saturating_sub(2));
    let mut parts = vec![format!("{} ", words.code())];
    for part in dotted {
        let characters: Vec<char> = part.chars().collect();
        parts.extend(characters.chunks(PART).map(String::from_iter));
    }
    parts.extend(ends.into_iter().map(str::to_owned));
    parts
}

/// The widest that each part of a code is among `puzzles`.
fn widest_parts(book: &Book, puzzles: &[BookPuzzle]) -> Result<Vec<Length>, LayoutError> {
    let (fonts, words) = (&book.spec.fonts, &book.spec.words);
    let mut digit = ("", Length::ZERO);
    for other in ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] {
        let width = fonts.width(Role::Text, UNIT, other)?;
        if width > digit.1 {
            digit = (other, width);
        }
    }
    let mut widest = Vec::new();
    let mut seen = BTreeSet::new();
    for code in puzzles.iter().filter_map(|puzzle| puzzle.code.as_ref()) {
        let parts = code_parts(words, code);
        widest.resize(parts.len().max(widest.len()), Length::ZERO);
        for (index, part) in parts.into_iter().enumerate() {
            let part = part.replace(|c: char| c.is_ascii_digit(), digit.0);
            if seen.insert((index, part.clone())) {
                widest[index] = fonts.width(Role::Text, UNIT, &part)?.max(widest[index]);
            }
        }
    }
    Ok(widest)
}

/// The link of a puzzle's QR code.
fn link(book: &Book, puzzle: &BookPuzzle) -> String {
    let value = |field| match field {
        LinkField::Number => puzzle.number.to_string(),
        LinkField::Code => puzzle.code.as_ref().map_or(String::new(), Code::to_string),
        LinkField::Seed => book.press.seed.clone(),
        LinkField::Givens => {
            let text = |&value: &u8| match value {
                0 => ".".to_owned(),
                value => Symbols::Letters.text(value),
            };
            puzzle.puzzle.givens.cells().iter().map(text).collect()
        }
    };
    let pattern = book.spec.puzzle.qr.as_ref();
    pattern.map_or(String::new(), |pattern| pattern.link(value))
}

/// The QR code that holds the longest link of a section.
fn qr(book: &Book, section: usize) -> Result<Option<Qr>, LayoutError> {
    if book.spec.puzzle.qr.is_none() {
        return Ok(None);
    }
    let links = book.sections[section].iter().map(|puzzle| link(book, puzzle));
    let Some(longest) = links.max_by_key(String::len) else {
        return Ok(None);
    };
    match Qr::holding(&longest) {
        Some(qr) => Ok(Some(qr)),
        None => Err(LayoutError::LinkTooLong {
            section,
            length: longest.len(),
        }),
    }
}

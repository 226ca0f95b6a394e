//! The pen that draws pages: settings without repetition, text, and rows of figures.

use super::operators::{DeviceInk, Operators, TextPart, overprint};
use super::reading::{FIRST_CELL, PageElement};
use super::sheet::{Sheet, hundredths};
use super::structure;
use super::subset::{EmbeddedFont, EmbeddedFonts};
use super::usage::FormNames;
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_base::fonts::{Glyph, Run};
use gridpress_ground::units::{Length, Point};
use gridpress_layout::{CellLine, Cells, GridRow, TextRole};
use std::ops::Range;

/// Writer of operators for the content of a page or a form.
pub(super) struct Pen<'a, 'f> {
    pub sheet: &'a Sheet,
    pub embedded: &'a EmbeddedFonts,
    pub names: &'a mut FormNames<'f>,
    pub operators: Operators,
    /// The colour space of the document.
    pub space: ColourSpace,
    /// The current ink, instead of black.
    pub colour: Option<Colour>,
    state: GraphicsState,
    /// The number of operators before the first figures in cells. Pages of grids start with the same operators.
    rest: Option<usize>,
    /// The elements of the page, if its content is marked.
    marks: Option<Marks>,
}

/// The marked content of a page.
struct Marks {
    elements: Vec<PageElement>,
    /// The open section of content; its element is `None` for decoration.
    open: Option<Option<(usize, usize)>>,
    /// The next identifier.
    next: i64,
}

impl Marks {
    /// Returns the type of an element, and a new identifier for a part of it.
    fn identify(&mut self, element: usize, part: usize) -> (&'static str, i64) {
        let (element, id) = (&mut self.elements[element], self.next);
        self.next += 1;
        element.marks.entry(part).or_default().push(id);
        (structure::content_type(&element.role, part), id)
    }
}

/// The current settings, in thousandths of a point.
#[derive(Clone, Copy, Default)]
struct GraphicsState {
    /// The ink of fills and text.
    fill: DeviceInk,
    /// The ink of strokes.
    stroke: DeviceInk,
    /// `true` if ink overprints instead of knocking out.
    overprints: bool,
    /// The weight of strokes.
    weight: Option<Length>,
    /// The dash and the gap, if strokes are dashed.
    dashes: Option<(Length, Length)>,
    /// The index of the font, and its size.
    font: Option<(usize, Length)>,
    /// The spacing between glyphs.
    spacing: i64,
    /// The leading.
    leading: i64,
    /// The start of the current line; `None` outside text sections.
    line: Option<(i64, i64)>,
}

impl<'a, 'f> Pen<'a, 'f> {
    /// Returns a pen with the settings at the start of a page: black ink, and nothing else.
    pub(super) fn new(
        sheet: &'a Sheet,
        embedded: &'a EmbeddedFonts,
        names: &'a mut FormNames<'f>,
        space: ColourSpace,
    ) -> Pen<'a, 'f> {
        Pen {
            sheet,
            embedded,
            names,
            operators: Operators::default(),
            space,
            colour: None,
            state: GraphicsState::default(),
            rest: None,
            marks: None,
        }
    }

    /// Marks everything that is drawn from now on as content of these elements, or as decoration.
    pub(super) fn mark_content(&mut self, elements: Vec<PageElement>) {
        self.marks = Some(Marks { elements, open: None, next: 0 });
    }

    /// `true` if content is marked.
    pub(super) fn is_marked(&self) -> bool {
        self.marks.is_some()
    }

    /// Begins content of a part of an element, or decoration, unless it is open.
    pub(super) fn mark(&mut self, target: Option<(usize, usize)>) {
        if self.marks.as_ref().is_none_or(|marks| marks.open == Some(target)) {
            return;
        }
        self.end_mark();
        if target.is_some() {
            // Decoration comes first, and is the same on many pages.
            self.end_start();
        }
        let Some(marks) = &mut self.marks else { return };
        marks.open = Some(target);
        match target.map(|(element, part)| marks.identify(element, part)) {
            Some((tag, id)) => self.operators.begin_marked(tag, id),
            None => self.operators.begin_artifact(),
        }
    }

    /// Ends the open content, if any. Then no section of text is open either, which must not overlap other content.
    pub(super) fn end_mark(&mut self) {
        self.end_text();
        if self.marks.as_mut().is_some_and(|marks| marks.open.take().is_some()) {
            self.operators.end_marked();
        }
    }

    /// Resets the settings that may differ where a form is shown.
    pub(super) fn begin_form(&mut self) {
        self.operators.dashes(&[], 0.0);
        self.operators.character_spacing(0.0);
    }

    /// Ends the part of the content that pages may share, unless it has already ended.
    fn end_start(&mut self) {
        // Only the first figures count: everything before them (rules, frames, numbers of the layout) is equal on many
        // pages.
        self.rest.get_or_insert(self.operators.len());
    }

    /// Returns the operators.
    pub(super) fn finish(mut self) -> Operators {
        self.end_text();
        self.operators
    }

    /// Returns the operators in two parts: a start that pages may share, which is often empty, and the rest; and the
    /// elements with their marked content.
    pub(super) fn finish_parts(mut self) -> ([Operators; 2], Vec<PageElement>) {
        self.end_mark();
        let elements = self.marks.take().map(|marks| marks.elements);
        let start = self.rest.unwrap_or(0);
        let mut operators = self.finish();
        let rest = operators.split_off(start);
        ([operators, rest], elements.unwrap_or_default())
    }

    /// Runs `work`, and restores the settings afterwards.
    pub(super) fn with_saved_state(&mut self, work: impl FnOnce(&mut Self)) {
        self.end_text();
        // The reader restores its own state at `Q`, so the pen must forget what was set within.
        let state = self.state;
        self.operators.save();
        work(self);
        self.end_text();
        self.operators.restore();
        self.state = state;
    }

    /// Sets the ink of areas to `percent` of black or of the colour.
    pub(super) fn set_fill(&mut self, percent: u8) {
        let ink = DeviceInk::of_area(self.space, self.colour, percent);
        self.set_overprint(false);
        self.set_fill_ink(ink);
    }

    /// Sets the ink of text to `percent` of black or of the colour.
    fn set_text_fill(&mut self, percent: u8) {
        let ink = DeviceInk::of_type(self.space, self.colour, percent);
        if self.state.fill != ink || self.state.overprints != ink.overprints() {
            self.end_text();
        }
        self.set_overprint(ink.overprints());
        self.set_fill_ink(ink);
    }

    fn set_fill_ink(&mut self, ink: DeviceInk) {
        if self.state.fill != ink {
            self.state.fill = ink;
            self.operators.fill_ink(ink);
        }
    }

    fn set_overprint(&mut self, overprints: bool) {
        if self.state.overprints != overprints {
            self.state.overprints = overprints;
            self.operators.set_state(overprint::name(overprints));
        }
    }

    /// Sets the weight of strokes, and dash and gap if they are dashed.
    pub(super) fn set_stroke(&mut self, weight: Length, dashes: Option<(Length, Length)>) {
        self.end_text();
        let ink = DeviceInk::of_type(self.space, self.colour, 100);
        self.set_overprint(ink.overprints());
        if self.state.stroke != ink {
            self.state.stroke = ink;
            self.operators.stroke_ink(ink);
        }
        if self.state.dashes != dashes {
            self.state.dashes = dashes;
            self.set_dashes(dashes);
        }
        if self.state.weight != Some(weight) {
            self.state.weight = Some(weight);
            self.operators.line_width(hundredths(weight));
        }
    }

    fn set_dashes(&mut self, dashes: Option<(Length, Length)>) {
        // Not rounded, since rounding errors would add up along the line.
        let exact = |length: Length| length.to_pt() as f32;
        match dashes {
            Some((dash, gap)) => {
                self.operators.dashes(&[exact(dash), exact(gap)], exact(dash.half()));
            }
            None => self.operators.dashes(&[], 0.0),
        }
    }

    fn set_font(&mut self, font: &EmbeddedFont, size: Length) {
        if self.state.font == Some((font.index, size)) {
            return;
        }
        self.state.font = Some((font.index, size));
        // Inside the text section, since before it the operator would differ between shared starts.
        self.begin_text();
        self.operators.font(font.name(), hundredths(size));
    }

    /// Sets the space between glyphs, in thousandths of a point.
    fn set_spacing(&mut self, spacing: i64) {
        if self.state.spacing != spacing {
            self.state.spacing = spacing;
            self.operators.character_spacing(points(spacing));
        }
    }

    /// Sets the leading, in thousandths of a point.
    fn set_leading(&mut self, leading: i64) {
        if self.state.leading != leading {
            self.state.leading = leading;
            self.operators.leading(points(leading));
        }
    }

    fn begin_text(&mut self) {
        if self.state.line.is_none() {
            self.state.line = Some((0, 0));
            self.operators.begin_text();
        }
    }

    pub(super) fn end_text(&mut self) {
        if self.state.line.take().is_some() {
            self.operators.end_text();
        }
    }

    /// Starts a line at a position in thousandths of a point.
    pub(super) fn move_to(&mut self, (x, y): (i64, i64)) {
        self.begin_text();
        let (old_x, old_y) = self.state.line.unwrap_or_default();
        self.state.line = Some((x, y));
        self.operators.move_line([points(x - old_x), points(y - old_y)]);
    }

    /// Starts a line at a position, unless that is straight below the current line. In that case sets the leading and
    /// returns `true`: the position is that of the next line.
    fn move_to_or_lead(&mut self, (x, y): (i64, i64)) -> bool {
        match self.state.line {
            // Lines straight below each other only need the leading, which often stays the same for a whole column.
            Some((old_x, old_y)) if x == old_x && y < old_y => {
                self.set_leading(old_y - y);
                true
            }
            _ => {
                self.move_to((x, y));
                false
            }
        }
    }

    /// Starts the next line.
    pub(super) fn next_line(&mut self) {
        self.operators.next_line();
        self.lead();
    }

    /// Starts the next line, and shows glyphs on it.
    pub(super) fn show_on_next_line(&mut self, codes: Vec<u8>) {
        self.operators.show_on_next_line(codes);
        self.lead();
    }

    fn lead(&mut self) {
        if let Some((_, y)) = &mut self.state.line {
            *y -= self.state.leading;
        }
    }
}

fn points(thousandths: i64) -> f32 {
    thousandths as f32 / 1000.0
}

impl Pen<'_, '_> {
    /// Shows the figures of a grid at `at`: in rows if there is one per cell, and otherwise as text. They are content of
    /// the element `grid`, if any: each of its cells is a part of it, or each row.
    pub(super) fn cells(&mut self, at: Point, cells: &Cells, grid: Option<usize>) {
        if grid.is_some() {
            self.end_mark();
        }
        self.set_text_fill(100);
        if let Some((grid, columns)) = grid.and_then(|grid| Some((grid, self.columns_of(grid)?))) {
            for line in &cells.lines {
                let at = at + Point::new(Length::ZERO, line.baseline);
                let font = self.embedded.cells(&line.run);
                let first = FIRST_CELL + line.row * columns;
                self.marked_line(at, &line.run, font, (grid, first), &line.columns);
            }
            return;
        }
        for part in parts(at, cells, self.embedded) {
            match part {
                CellsPart::Rows(rows) => self.rows(rows, grid),
                CellsPart::Text(line) => {
                    if let Some(grid) = grid {
                        self.mark(Some((grid, FIRST_CELL + line.row)));
                    }
                    let at = at + Point::new(Length::ZERO, line.baseline);
                    let all = 0..line.run.glyphs.len();
                    self.set(at, &line.run, all, self.embedded.cells(&line.run));
                }
            }
        }
    }

    /// Shows a text with the figures of a row of a grid as content of the element of that index.
    pub(super) fn marked_row(
        &mut self,
        at: Point,
        (run, percent): (&Run, u8),
        grid: usize,
        of: &GridRow,
    ) {
        self.end_mark();
        self.set_text_fill(percent);
        match self.columns_of(grid) {
            Some(columns) => {
                let first = FIRST_CELL + of.row * columns;
                let font = self.embedded.text(run);
                self.marked_line(at, run, font, (grid, first), &of.columns);
            }
            None => {
                self.mark(Some((grid, FIRST_CELL + of.row)));
                self.text(at, run, percent);
            }
        }
    }

    /// Returns the number of columns of a grid whose cells are marked one by one.
    fn columns_of(&self, grid: usize) -> Option<usize> {
        match &self.marks.as_ref()?.elements[grid].role {
            TextRole::Grid(table) if table.has_cells() => Some(table.columns.len()),
            _ => None,
        }
    }

    /// Shows figures that are in those columns, each as a part of an element; `first` is that of the first column.
    fn marked_line(
        &mut self,
        at: Point,
        run: &Run,
        font: Option<(&EmbeddedFont, Length)>,
        (grid, first): (usize, usize),
        columns: &[usize],
    ) {
        let Some((font, size)) = font else { return };
        self.end_start();
        let mut from = 0;
        for group in columns.chunk_by(|a, b| a == b) {
            let glyphs = from..from + group.len();
            from = glyphs.end;
            // The settings come first: content within a section of text must not begin or end it.
            self.set_font(font, size);
            self.begin_text();
            self.mark_within_text((grid, first + group[0]), |pen| {
                pen.set(at, run, glyphs, Some((font, size)));
            });
        }
    }

    /// Runs `work`, which shows content of a part of an element within the open section of text.
    fn mark_within_text(&mut self, (element, part): (usize, usize), work: impl FnOnce(&mut Self)) {
        if let Some(marks) = &mut self.marks {
            let (tag, id) = marks.identify(element, part);
            self.operators.begin_marked(tag, id);
            work(self);
            self.operators.end_marked();
        }
    }

    fn rows(&mut self, rows: FigureRows, grid: Option<usize>) {
        let pitch = i64::from(rows.pitch.to_thousandths());
        self.set_font(rows.font, rows.size);
        // The spacing makes each code advance by one cell, so a row of a grid is one short string.
        self.set_spacing(pitch - thousandths(rows.width, rows.size));
        self.set_leading(pitch);
        let (x, y) = self.sheet.place(rows.at);
        // Each row first moves down to its line.
        self.move_to((x, y + pitch));
        self.end_start();
        for (row, codes) in (rows.row..).zip(rows.rows) {
            match grid {
                _ if codes.is_empty() => self.next_line(),
                None => self.show_on_next_line(codes),
                Some(grid) => self.mark_within_text((grid, FIRST_CELL + row), |pen| {
                    pen.show_on_next_line(codes);
                }),
            }
        }
    }

    /// Shows a text in `percent` of black, with its baseline starting at `at`.
    pub(super) fn text(&mut self, at: Point, run: &Run, percent: u8) {
        self.set_text_fill(percent);
        self.set(at, run, 0..run.glyphs.len(), self.embedded.text(run));
    }

    /// Shows some glyphs of a run that begins at `at`.
    fn set(
        &mut self,
        at: Point,
        run: &Run,
        shown: Range<usize>,
        font: Option<(&EmbeddedFont, Length)>,
    ) {
        let Some((font, size)) = font else {
            return;
        };
        let x = |glyph: &Glyph| font.x(run, glyph, size);
        let glyphs = &run.glyphs[shown];
        let first = glyphs.first().map_or(Length::ZERO, x);
        self.set_font(font, size);
        self.set_spacing(0);
        // The reader's pen position, in thousandths of an em, with the rounded widths in the file.
        let em = i64::from(size.to_thousandths().max(1));
        let mut pen = 0;
        let (mut text, mut codes) = (Vec::new(), Vec::new());
        for (index, glyph) in glyphs.iter().enumerate() {
            if let Some(shown) = font.glyph(run, glyph) {
                font.put(shown, &mut codes);
                pen += shown.width;
            }
            let Some(next) = glyphs.get(index + 1) else {
                break;
            };
            // Each correction is measured from the start of the line, so that rounding does not add up.
            let expected = i64::from((x(next) - first).to_thousandths()) * 1000 + em / 2;
            let back = pen - expected.div_euclid(em);
            // A thousandth of an em is below the rounding of layout.
            if back.abs() > 1 {
                text.push(TextPart::Codes(std::mem::take(&mut codes)));
                text.push(TextPart::Back(back));
                pen -= back;
            }
        }
        let is_next = self.move_to_or_lead(self.sheet.place(Point::new(at.x + first, at.y)));
        match (text.is_empty(), is_next) {
            (true, true) => self.show_on_next_line(codes),
            (true, false) => self.operators.show(codes),
            (false, _) => {
                if is_next {
                    self.next_line();
                }
                text.push(TextPart::Codes(codes));
                self.operators.show_parts(text);
            }
        }
    }
}

/// Converts thousandths of an em to thousandths of a point at the rounded size in the file, since rounding errors would
/// add up along a row.
fn thousandths(ems: i64, size: Length) -> i64 {
    (ems as f64 * f64::from(hundredths(size))).round() as i64
}

/// The largest distance of a figure in a row from its exact position. Rounding errors of outlines and widths grow with
/// the type size.
const FARTHEST: Length = Length::thousandths(20);

/// A part of a grid's figures, as written to the file.
pub(super) enum CellsPart<'e, 'c> {
    /// Consecutive rows.
    Rows(FigureRows<'e>),
    /// A line that is not a row: a cell contains two glyphs, its font has no one-byte blank, or a figure would be too
    /// far from its position.
    Text(&'c CellLine),
}

/// Rows of a grid with figures in one font.
pub(super) struct FigureRows<'e> {
    pub font: &'e EmbeddedFont,
    pub size: Length,
    /// The distance between cells, and between rows.
    pub pitch: Length,
    /// The left edge of the glyph in the first column, on the baseline of the first row.
    pub at: Point,
    /// The codes of each row, with blanks up to its last figure.
    pub rows: Vec<Vec<u8>>,
    /// The code and the width of a blank.
    blank: u8,
    pub width: i64,
    /// The index of the first row, and the distance of its first column from the left edge of the grid.
    row: usize,
    inset: Length,
}

/// Returns the lines of a grid at `at`, in rows as far as possible.
pub(super) fn parts<'e, 'c>(
    at: Point,
    cells: &'c Cells,
    embedded: &'e EmbeddedFonts,
) -> Vec<CellsPart<'e, 'c>> {
    let mut parts: Vec<CellsPart> = Vec::new();
    for line in &cells.lines {
        if let Some(CellsPart::Rows(rows)) = parts.last_mut()
            && rows.take(line, embedded).is_some()
        {
            continue;
        }
        let rows = FigureRows::new(at, cells.pitch, line, embedded).and_then(|mut rows| {
            rows.take(line, embedded)?;
            Some(CellsPart::Rows(rows))
        });
        parts.push(rows.unwrap_or(CellsPart::Text(line)));
    }
    parts
}

impl<'e> FigureRows<'e> {
    /// Returns empty rows in the font and the position of `line`; `None` if its font has no one-byte blank.
    fn new(
        at: Point,
        pitch: Length,
        line: &CellLine,
        embedded: &'e EmbeddedFonts,
    ) -> Option<FigureRows<'e>> {
        let (font, size) = embedded.cells(&line.run)?;
        let blank = font.blank.as_ref()?;
        let (glyph, &column) = (line.run.glyphs.first()?, line.columns.first()?);
        let inset = font.x(&line.run, glyph, size) - pitch * column as i32;
        Some(FigureRows {
            font,
            size,
            pitch,
            at: at + Point::new(inset, line.baseline),
            rows: Vec::new(),
            blank: u8::try_from(blank.code).ok()?,
            width: blank.width,
            row: line.row,
            inset,
        })
    }

    /// Adds the figures of `line` to their row; `None` if one of them does not fit.
    fn take(&mut self, line: &CellLine, embedded: &EmbeddedFonts) -> Option<()> {
        let (font, size) = embedded.cells(&line.run)?;
        let index = line.row.checked_sub(self.row)?;
        // A copy, because a row that does not fit must leave the rows so far unchanged.
        let mut row = self.rows.get(index).cloned().unwrap_or_default();
        for (glyph, &column) in line.run.glyphs.iter().zip(&line.columns) {
            let shown = self.font.glyph(&line.run, glyph)?;
            let place = self.inset + self.pitch * column as i32;
            let off = font.x(&line.run, glyph, size) - place;
            if row.len() <= column {
                row.resize(column + 1, self.blank);
            }
            let is_free = row[column] == self.blank && shown.width == self.width;
            if font.index != self.font.index || !is_free || off.max(-off) > FARTHEST {
                return None;
            }
            row[column] = u8::try_from(shown.code).ok()?;
        }
        if self.rows.len() <= index {
            self.rows.resize(index + 1, Vec::new());
        }
        self.rows[index] = row;
        Some(())
    }
}

//! The pen that pages are drawn with: it repeats no setting that holds already.

use super::forms::Names;
use super::ink::{DeviceInk, overprint};
use super::operators::Operators;
use super::sheet::{Sheet, hundredths};
use super::subset::{Embedded, EmbeddedFont};
use gridpress_base::colour::{Colour, ColourSpace};
use gridpress_base::units::Length;

/// Adds operators to the content of a page or a form.
pub(super) struct Pen<'a, 'f> {
    pub sheet: &'a Sheet,
    pub embedded: &'a Embedded,
    pub names: &'a mut Names<'f>,
    pub operators: Operators,
    /// How the document states colours.
    pub space: ColourSpace,
    /// The ink of what is drawn now, instead of black.
    pub colour: Option<Colour>,
    state: GraphicsState,
    /// How many operators there are before the first figures of cells. Pages of grids begin alike up to there.
    rest: Option<usize>,
}

/// What is set. Numbers are thousandths of a point.
#[derive(Clone, Copy, Default)]
struct GraphicsState {
    /// The ink of areas and text.
    fill: DeviceInk,
    /// The ink of strokes.
    stroke: DeviceInk,
    /// Whether ink leaves what is below it, instead of parting it.
    overprints: bool,
    /// The weight of strokes.
    weight: Option<Length>,
    /// Dash and gap, while strokes are dashed.
    dashes: Option<(Length, Length)>,
    /// The number of the font, and its size.
    font: Option<(usize, Length)>,
    /// Between glyphs.
    spacing: i64,
    /// From one line down to the next.
    leading: i64,
    /// Where the line begins, within a text section.
    line: Option<(i64, i64)>,
}

impl<'a, 'f> Pen<'a, 'f> {
    /// A pen with what holds at the beginning of a page: black ink, and nothing else set.
    pub(super) fn new(
        sheet: &'a Sheet,
        embedded: &'a Embedded,
        names: &'a mut Names<'f>,
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
        }
    }

    /// Sets as at the beginning of a page what may be set otherwise where one shows a form.
    pub(super) fn begin_form(&mut self) {
        self.operators.dashes(&[], 0.0);
        self.operators.character_spacing(0.0);
    }

    /// Ends what other pages may begin with as well, unless it has ended before.
    pub(super) fn end_start(&mut self) {
        self.rest.get_or_insert(self.operators.len());
    }

    /// What was drawn.
    pub(super) fn finish(mut self) -> Operators {
        self.end_text();
        self.operators
    }

    /// What was drawn: what other pages may begin with as well, which is often nothing, and the rest.
    pub(super) fn finish_parts(self) -> [Operators; 2] {
        let start = self.rest.unwrap_or(0);
        let mut operators = self.finish();
        let rest = operators.split_off(start);
        [operators, rest]
    }

    /// Does `work`. What is set holds again after it.
    pub(super) fn apart(&mut self, work: impl FnOnce(&mut Self)) {
        self.end_text();
        let state = self.state;
        self.operators.save();
        work(self);
        self.end_text();
        self.operators.restore();
        self.state = state;
    }

    /// Sets the ink of areas: so many percent of black, or of the colour.
    pub(super) fn set_fill(&mut self, percent: u8) {
        let ink = DeviceInk::of_area(self.space, self.colour, percent);
        self.set_overprint(false);
        self.set_fill_ink(ink);
    }

    /// Sets the ink of text: so many percent of black, or of the colour.
    pub(super) fn set_text_fill(&mut self, percent: u8) {
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

    /// Sets the weight of strokes; and dash and gap, where they are dashed.
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
        // Exact, for what is cut off each dash would add up along the line.
        let exact = |length: Length| length.to_pt() as f32;
        match dashes {
            Some((dash, gap)) => {
                let pattern = [exact(dash), exact(gap)];
                self.operators.dashes(&pattern, exact(dash.half()));
            }
            None => self.operators.dashes(&[], 0.0),
        }
    }

    pub(super) fn set_font(&mut self, font: &EmbeddedFont, size: Length) {
        if self.state.font == Some((font.index, size)) {
            return;
        }
        self.state.font = Some((font.index, size));
        // Between texts, where it may stand as well, it would part what begins alike.
        self.begin_text();
        self.operators.font(font.name(), hundredths(size));
    }

    /// Sets the space between glyphs, in thousandths of a point.
    pub(super) fn set_spacing(&mut self, spacing: i64) {
        if self.state.spacing != spacing {
            self.state.spacing = spacing;
            self.operators.character_spacing(points(spacing));
        }
    }

    /// Sets how far it is from one line down to the next, in thousandths of a point.
    pub(super) fn set_leading(&mut self, leading: i64) {
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

    /// Begins a line there, in thousandths of a point.
    pub(super) fn move_to(&mut self, (x, y): (i64, i64)) {
        self.begin_text();
        let (old_x, old_y) = self.state.line.unwrap_or_default();
        self.state.line = Some((x, y));
        self.operators.move_line([points(x - old_x), points(y - old_y)]);
    }

    /// Begins a line there; true where that is straight down, so that it will be the next line by the leading that is
    /// set here.
    pub(super) fn move_to_or_lead(&mut self, (x, y): (i64, i64)) -> bool {
        match self.state.line {
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

    /// Begins the next line.
    pub(super) fn next_line(&mut self) {
        self.operators.next_line();
        self.lead();
    }

    /// Begins the next line, and shows glyphs on it.
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

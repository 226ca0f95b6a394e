//! The colours of the web edition: three that a paper names, and all others that follow from them.

use super::super::key::{Cx, ValueShape};
use super::super::palette::{LEAST_CONTRAST, colour, ratio};
use super::super::reader::Entry;
use gridpress_base::colour::Colour;
use toml::Value;

/// The colours of a page that is played, in the light or in the dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebColours {
    /// The colour of the page.
    pub ground: Colour,
    /// The colour of text.
    pub ink: Colour,
    /// The colour of what the player enters, and of buttons.
    pub accent: Colour,
}

/// The ground of the grid in the dark, as usual pages have it.
const NIGHT: WebColours = WebColours {
    ground: Colour::hex(0x15_16_18),
    ink: Colour::hex(0xEF_EC_E6),
    accent: Colour::hex(0x9C_C4_FF),
};
/// The contrast of an accent that is made lighter for the dark.
const GOOD_CONTRAST: f64 = 6.0;

impl WebColours {
    /// Whether its text is lighter than its ground.
    pub fn is_dark(&self) -> bool {
        let from_black = |colour: Colour| colour.contrast(Colour::BLACK);
        from_black(self.ink) > from_black(self.ground)
    }

    /// The colour below the grid and on buttons: lighter than the page.
    pub fn sheet(&self) -> Colour {
        let percent = if self.is_dark() { 5 } else { 70 };
        self.ground.towards(Colour::WHITE, percent)
    }

    /// A scheme for the dark that goes with this one: its accent, as light as it must be there.
    pub fn by_night(&self) -> WebColours {
        let sheet = NIGHT.sheet();
        let lighter = (0..=100).map(|percent| self.accent.towards(Colour::WHITE, percent));
        let good = |accent: &Colour| accent.contrast(sheet) >= GOOD_CONTRAST;
        WebColours { accent: lighter.into_iter().find(good).unwrap_or(NIGHT.accent), ..NIGHT }
    }

    /// What cannot be read, with what it is on and how well it stands out.
    fn fault(&self) -> Option<(&'static str, Colour, Colour)> {
        let pairs = [
            ("text", self.ink, self.ground),
            ("text in the grid", self.ink, self.sheet()),
            ("an entry", self.accent, self.sheet()),
        ];
        let faint = |(_, a, b): &(_, Colour, Colour)| a.contrast(*b) < LEAST_CONTRAST;
        pairs.into_iter().find(faint)
    }
}

/// The colours of the light.
pub(super) fn light(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<WebColours> {
    let scheme = scheme(entry, cx)?;
    if scheme.is_dark() {
        let help = "the colours of the dark are `dark_colours`";
        entry.wrong("the ground is darker than the text on it", "ground, text, accent", help);
        return None;
    }
    Some(scheme)
}

/// The colours of the dark.
pub(super) fn dark(entry: &Entry<'_>, cx: &Cx<'_>) -> Option<WebColours> {
    let scheme = scheme(entry, cx)?;
    if !scheme.is_dark() {
        let help = "the colours of the light are `colours`";
        entry.wrong("the ground is lighter than the text on it", "ground, text, accent", help);
        return None;
    }
    Some(scheme)
}

fn scheme(entry: &Entry<'_>, _: &Cx<'_>) -> Option<WebColours> {
    let [ground, ink, accent] =
        entry.array::<3>("three colours: the ground, the text on it, and the accent")?;
    let [ground, ink, accent] = [colour(&ground), colour(&ink), colour(&accent)];
    let scheme = WebColours { ground: ground?, ink: ink?, accent: accent? };
    if let Some((what, colour, ground)) = scheme.fault() {
        let contrast = ratio(colour.contrast(ground));
        entry.wrong(
            format!("{what} in {colour} cannot be read on {ground}"),
            format!("their contrast is {contrast} to 1; {LEAST_CONTRAST} is the least"),
            "the colours are the ground, the text on it, and the accent of entries and buttons: make one darker, or the other lighter",
        );
        return None;
    }
    Some(scheme)
}

pub(super) fn written(scheme: &WebColours) -> Value {
    let colours = [scheme.ground, scheme.ink, scheme.accent];
    Value::Array(colours.map(|colour| colour.to_string().into()).to_vec())
}

pub(super) fn shape() -> ValueShape {
    ValueShape::List(Box::new(ValueShape::Text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accent_has_one_that_is_read_in_the_dark() {
        for red in (0..=255).step_by(15) {
            for blue in (0..=255).step_by(15) {
                let accent = Colour::new([red, red / 3, blue]);
                let day = WebColours { ground: Colour::WHITE, ink: Colour::BLACK, accent };
                let night = day.by_night();
                assert!(night.is_dark() && night.fault().is_none(), "{accent}: {night:?}");
            }
        }
    }
}

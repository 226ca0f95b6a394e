//! The colours of covers: named and custom palettes.

use super::key::{ReadContext, ValueShape};
use super::reader::{Entry, list};
use gridpress_base::colour::Colour;
use gridpress_ground::named::names;
use gridpress_messages::{Text, text};
use toml::Value;

/// Minimum contrast of type and its background, required by WCAG 2 for text of every size.
pub const MIN_CONTRAST: f64 = 4.5;

/// The colours of a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The background of back, spine and front.
    pub ground: Colour,
    /// The colour of type on the background.
    pub ink: Colour,
    /// The colours of badges and shapes, the strongest first.
    pub accents: [Colour; 3],
}

/// A named palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaletteName {
    /// Deep blue with amber.
    Ocean,
    /// Yellow with red and navy blue.
    Sunrise,
    /// Dark green with gold.
    Forest,
    /// Plum with orange and pink.
    Berry,
    /// Cream with red and blue.
    Paper,
    /// Almost black with gold.
    Midnight,
    /// Sand with orange, teal and mustard.
    Retro,
    /// Bright blue with yellow, pink and green.
    Candy,
    /// Petrol with lemon.
    Lagoon,
    /// Brick red with cream yellow.
    Brick,
}

names! {
    PaletteName {
        "ocean" => PaletteName::Ocean,
        "sunrise" => PaletteName::Sunrise,
        "forest" => PaletteName::Forest,
        "berry" => PaletteName::Berry,
        "paper" => PaletteName::Paper,
        "midnight" => PaletteName::Midnight,
        "retro" => PaletteName::Retro,
        "candy" => PaletteName::Candy,
        "lagoon" => PaletteName::Lagoon,
        "brick" => PaletteName::Brick,
    }
}

impl PaletteName {
    /// Returns the colours of the palette.
    pub fn palette(self) -> Palette {
        let [ground, ink, first, second, third] = match self {
            PaletteName::Ocean => [0x0B3C5D, 0xFFFFFF, 0xFFC233, 0x2FA8B0, 0xF2674A],
            PaletteName::Sunrise => [0xFFC72C, 0x1B1B3A, 0xE4353F, 0x22577A, 0xFFF3D1],
            PaletteName::Forest => [0x14472F, 0xFFF8E7, 0xF2B134, 0x7CB56B, 0xE0653A],
            PaletteName::Berry => [0x640D45, 0xFFFFFF, 0xFFB11B, 0xF0709F, 0x3FBFD0],
            PaletteName::Paper => [0xF7F1E3, 0x1C1B1A, 0xD3233A, 0x1D4E79, 0xF2B33D],
            PaletteName::Midnight => [0x10131F, 0xF6ECD8, 0xD8A848, 0x3C4768, 0x8F9BC2],
            PaletteName::Retro => [0xF4E4C4, 0x2B2118, 0xE2572B, 0x23877B, 0xF0A92E],
            PaletteName::Candy => [0x2B47D4, 0xFFFFFF, 0xFFD43B, 0xFF5C8D, 0x37D39A],
            PaletteName::Lagoon => [0x00616B, 0xFFFFFF, 0xFFDF5A, 0x7CC7BF, 0xFF8A5B],
            PaletteName::Brick => [0xAE2219, 0xFFFFFF, 0xFFD36B, 0x5A0F0B, 0xF3A79B],
        }
        .map(Colour::hex);
        Palette { ground, ink, accents: [first, second, third] }
    }
}

/// The palette of a spec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaletteChoice {
    /// A named palette.
    Named(PaletteName),
    /// Three to five colours: background, type, and up to three accents.
    Own(Vec<Colour>),
}

impl PaletteChoice {
    /// Returns the colours. Missing accents repeat the given ones.
    pub fn palette(&self) -> Palette {
        match self {
            PaletteChoice::Named(name) => name.palette(),
            PaletteChoice::Own(colours) => {
                let accents = colours
                    .get(2..)
                    .filter(|accents| !accents.is_empty())
                    .unwrap_or(&[Colour::WHITE]);
                Palette {
                    ground: colours.first().copied().unwrap_or(Colour::WHITE),
                    ink: colours.get(1).copied().unwrap_or(Colour::BLACK),
                    accents: [0, 1, 2].map(|index: usize| accents[index % accents.len()]),
                }
            }
        }
    }
}

/// Reads a palette: a name, or a list of colours.
pub(super) fn read(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<PaletteChoice> {
    if !entry.is_list() {
        return entry.choice().map(PaletteChoice::Named);
    }
    let entries = entry.items()?;
    let names = list(&PaletteName::names());
    let label = text!("six-digits-or-palette", names);
    let colours: Vec<Option<Colour>> =
        entries.iter().map(|entry| colour_or(entry, &label)).collect();
    let colours = colours.into_iter().collect::<Option<Vec<Colour>>>()?;
    if !(3..=5).contains(&colours.len()) {
        entry.report_error(
            text!("palette-of", count = colours.len()),
            text!("three-to-five"),
            text!("such-as", example = "[\"#0b3c5d\", \"#ffffff\", \"#ffc233\"]"),
        );
        return None;
    }
    let (ground, ink) = (colours[0], colours[1]);
    let contrast = ground.contrast(ink);
    if contrast < MIN_CONTRAST {
        entry.report_error(
            text!("illegible-type", ink = ink.to_string(), ground = ground.to_string()),
            text!(
                "contrast-expected",
                contrast = ratio(contrast),
                least = MIN_CONTRAST.to_string()
            ),
            text!("darker-or-lighter"),
        );
        return None;
    }
    Some(PaletteChoice::Own(colours))
}

/// Formats a ratio with one decimal, rounded down: 4.49 must not read as 4.5.
pub(super) fn ratio(contrast: f64) -> String {
    format!("{:.1}", (contrast * 10.0).floor() / 10.0)
}

/// Reads a colour.
pub(super) fn colour(entry: &Entry<'_>) -> Option<Colour> {
    colour_or(entry, &text!("six-digits"))
}

/// Reads a colour; `label` is that of the report of a text without `#`.
fn colour_or(entry: &Entry<'_>, label: &Text) -> Option<Colour> {
    let text = entry.string()?;
    let colour = Colour::parse(text);
    if colour.is_none() {
        entry.report_error(
            text!("not-a-colour", text),
            if text.starts_with('#') { text!("six-digits") } else { label.clone() },
            text!("such-as", example = "\"#0b3c5d\""),
        );
    }
    colour
}

pub(super) fn written(palette: &PaletteChoice) -> Value {
    match palette {
        PaletteChoice::Named(name) => name.name().into(),
        PaletteChoice::Own(colours) => {
            let texts = colours.iter().map(|colour| Value::from(colour.to_string()));
            Value::Array(texts.collect())
        }
    }
}

pub(super) fn shape() -> ValueShape {
    ValueShape::Either(vec![
        ValueShape::Choice(PaletteName::names()),
        ValueShape::List(Box::new(ValueShape::Text)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_is_legible_on_every_palette() {
        for (name, palette) in PaletteName::NAMES {
            let palette = palette.palette();
            let contrast = palette.ground.contrast(palette.ink);
            assert!(contrast >= MIN_CONTRAST, "{name}: {contrast}");
        }
    }

    #[test]
    fn missing_accents_repeat_the_first_ones() {
        let colours = [0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00].map(Colour::hex);
        let palette = PaletteChoice::Own(colours.to_vec()).palette();
        assert_eq!(palette.accents, [colours[2], colours[3], colours[2]]);
    }
}

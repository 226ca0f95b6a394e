//! The table `[cover]`: the design of the wrap-around cover, and its texts and pictures.

use super::files::PictureCache;
use super::form::too_many_characters;
use super::form::{
    choice, custom, length, line, optional, percent, plain_line, printable_line, prose, whole,
};
use super::key::{Keys, ReadContext, ValueShape, keys};
use super::numbering::puzzle_number;
use super::palette::{self, Palette, PaletteChoice, PaletteName};
use super::reader::{Entry, Table};
use gridpress_ground::hash::sha256;
use gridpress_ground::images::Image;
use gridpress_ground::named::names;
use gridpress_ground::units::Length;
use gridpress_messages::TextArg;
use gridpress_messages::text;
use std::ops::RangeInclusive;
use std::sync::Arc;
use toml::Value;

/// The design of a cover: the drawing on the front, and the arrangement of its texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverDesign {
    /// In black and greys: a title, and a puzzle on a white plate.
    Plain,
    /// A field of colour with a giant grid that runs off the page.
    Field,
    /// A tilted puzzle among loose digits.
    Tilt,
    /// A light page with a large numeral, in the manner of Swiss posters.
    Swiss,
    /// Bands of colour that run around the puzzle, in the style of the seventies.
    Stripes,
    /// Cells coloured by their digits, from edge to edge.
    Mosaic,
    /// Rings of bright colour, for children.
    Pop,
    /// Large animals that look over the puzzle, for children.
    Animals,
    /// Fine lines on a dark ground.
    Night,
    /// The author's own picture, from edge to edge.
    Picture,
}

names! {
    CoverDesign {
        "plain" => CoverDesign::Plain,
        "field" => CoverDesign::Field,
        "tilt" => CoverDesign::Tilt,
        "swiss" => CoverDesign::Swiss,
        "stripes" => CoverDesign::Stripes,
        "mosaic" => CoverDesign::Mosaic,
        "pop" => CoverDesign::Pop,
        "animals" => CoverDesign::Animals,
        "night" => CoverDesign::Night,
        "picture" => CoverDesign::Picture,
    }
}

impl CoverDesign {
    /// Returns the palette that suits the design best.
    fn default_palette(self) -> PaletteName {
        match self {
            CoverDesign::Plain | CoverDesign::Swiss => PaletteName::Paper,
            CoverDesign::Field | CoverDesign::Picture => PaletteName::Ocean,
            CoverDesign::Tilt | CoverDesign::Animals => PaletteName::Sunrise,
            CoverDesign::Stripes => PaletteName::Retro,
            CoverDesign::Mosaic => PaletteName::Lagoon,
            CoverDesign::Pop => PaletteName::Candy,
            CoverDesign::Night => PaletteName::Midnight,
        }
    }
}

/// The type of the title on a cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lettering {
    /// Heavy capitals, each line as wide as its room.
    Heavy,
    /// Narrow capitals, higher than heavy ones of the same width.
    Condensed,
    /// A bold serif in upper and lower case.
    Serif,
    /// Capitals and numerals in cells, as if set by hand.
    Tiles,
    /// The type of the headings in the book.
    Headings,
}

names! {
    Lettering {
        "heavy" => Lettering::Heavy,
        "condensed" => Lettering::Condensed,
        "serif" => Lettering::Serif,
        "tiles" => Lettering::Tiles,
        "headings" => Lettering::Headings,
    }
}

/// The form of the number of puzzles on a front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountForm {
    /// No number.
    None,
    /// A badge, or a line of text.
    Badge,
    /// A number as large as the title.
    Large,
}

fn count(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<CountForm> {
    if entry.is_string() {
        return entry.one_of(&[("large", CountForm::Large)]);
    }
    if entry.boolean_or("\"large\"")? { Some(CountForm::Badge) } else { Some(CountForm::None) }
}

fn write_count(count: &CountForm) -> Value {
    match count {
        CountForm::None => false.into(),
        CountForm::Badge => true.into(),
        CountForm::Large => "large".into(),
    }
}

fn count_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Flag, ValueShape::Choice(vec!["large"])])
}

/// The part of the front that the author's own picture fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureArea {
    /// The part below the texts, or beside them on a wide page.
    Below,
    /// All of it, with the texts on a plate over it.
    Full,
    /// All of it, without texts: the picture has them.
    Alone,
}

names! {
    PictureArea {
        "below" => PictureArea::Below,
        "full" => PictureArea::Full,
        "alone" => PictureArea::Alone,
    }
}

/// The text on a spine that is wide enough for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpineText {
    /// Title and author.
    Title,
    /// A custom text instead of title and author.
    Text(String),
    /// No text.
    Bare,
}

/// A picture file on a cover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoverPicture {
    /// Path of the file, as written in the spec.
    pub file: String,
    /// SHA-256 of the file, in hexadecimal.
    pub sha256: String,
    /// Pixels of the picture, in colour.
    pub picture: Arc<Image>,
}

/// Maximum number of characters on the back.
const MAX_BLURB: usize = 2000;
/// Maximum number of badges on the front, and of characters in a badge.
const MAX_BADGES: usize = 3;
const MAX_BADGE: usize = 30;
/// Valid thicknesses of a thousand pages.
const THOUSAND_PAGES: RangeInclusive<Length> = Length::mils(500)..=Length::mils(10_000);

keys! {
    /// The design of a cover, and its texts and pictures besides title, subtitle and author.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CoverSpec in [cover] {
        design: Option<CoverDesign> = optional(choice()), None, "\"field\"";
        palette: Option<PaletteChoice> = optional(custom(palette::read, palette::written, palette::shape)), None, "\"ocean\"";
        badges: Option<Vec<String>> = optional(custom(badges, |badges| write_badges(badges), badges_shape)), None, "[\"Large print\", \"Volume 2\"]";
        count: Option<CountForm> = optional(custom(count, write_count, count_shape)), None, "\"large\"";
        lettering: Option<Lettering> = optional(choice()), None, "\"condensed\"";
        series: Option<String> = optional(line()), None, "\"The Evening Series\"";
        price: Option<String> = optional(line()), None, "\"$9.99 US / $12.99 CAN\"";
        publisher: Option<String> = optional(line()), None, "\"The Gridpress\"";
        logo: Option<CoverPicture> = optional(custom(picture, write_picture, || ValueShape::Text)), None, "\"logo.png\"";
        picture: Option<CoverPicture> = optional(custom(picture, write_picture, || ValueShape::Text)), None, "\"front.jpg\"";
        picture_area: Option<PictureArea> = optional(choice()), None, "\"full\"";
        samples: Option<u32> = optional(whole(0..=3)), None, "2";
        blurb: Option<String> = prose(MAX_BLURB, "the back"), None, "\"Two hundred puzzles for long evenings.\"";
        background: Option<u8> = optional(percent(0..=100)), None, "85";
        spine: SpineText = custom(spine, written, spine_shape), SpineText::Title, "\"Sudoku\"";
        paper: Option<String> = optional(plain_line()), None, "\"white\"";
        thousand_pages: Option<Length> = optional(length(THOUSAND_PAGES)), None, "\"2.3in\"";
        puzzle: Option<u32> = optional(custom(number, |&number| number.into(), number_shape)), None, "17";
    }
}

/// The keys of designs in colour.
const IN_COLOUR: [&str; 4] = ["palette", "badges", "count", "logo"];

impl CoverSpec {
    /// Returns the design of the cover: the named one, or the one that other keys need.
    pub fn design(&self) -> CoverDesign {
        let is_in_colour = self.palette.is_some()
            || self.badges.is_some()
            || self.count.is_some()
            || self.series.is_some()
            || self.price.is_some()
            || self.publisher.is_some()
            || self.logo.is_some()
            || self.samples.is_some();
        self.design.unwrap_or(match &self.picture {
            Some(_) => CoverDesign::Picture,
            None if is_in_colour => CoverDesign::Field,
            None => CoverDesign::Plain,
        })
    }

    /// Returns the part of the front that the author's own picture fills; `None` for another design.
    pub fn picture_area(&self) -> Option<PictureArea> {
        (self.design() == CoverDesign::Picture)
            .then(|| self.picture_area.unwrap_or(PictureArea::Below))
    }

    /// Returns the form of the number of puzzles on a front in colour.
    pub fn count(&self) -> CountForm {
        self.count.unwrap_or(CountForm::Badge)
    }

    /// Returns the colours of the cover.
    pub fn palette(&self) -> Palette {
        match &self.palette {
            Some(palette) => palette.palette(),
            None => self.design().default_palette().palette(),
        }
    }

    /// Returns the table `[cover]` with these settings.
    pub fn to_toml(&self) -> toml::Table {
        self.write()
    }

    /// Returns the picture files of the cover.
    pub fn pictures(&self) -> impl Iterator<Item = &CoverPicture> {
        self.logo.iter().chain(&self.picture)
    }
}

/// Reads the table, and reports incompatible keys.
pub(super) fn read(table: Option<Table<'_>>, cx: &ReadContext<'_>) -> CoverSpec {
    let Some(table) = table else {
        return CoverSpec::default();
    };
    let spec = CoverSpec::read(&table, cx);
    check_combinations(&table, &spec);
    table.finish();
    spec
}

fn check_combinations(table: &Table<'_>, spec: &CoverSpec) {
    if table.get("design").is_some() && spec.design.is_none() {
        // Other keys cannot be checked against a misspelt design.
        return;
    }
    let design = spec.design();
    if spec.design == Some(CoverDesign::Plain) {
        for entry in IN_COLOUR.into_iter().filter_map(|key| table.get(key)) {
            entry.report_error(
                text!("with-design", setting = entry.setting(), design = "plain"),
                text!("plain-has-no-colours"),
                text!("choose-colour-design"),
            );
        }
    } else if design != CoverDesign::Plain
        && let Some(entry) = table.get("background")
    {
        entry.report_error(
            text!("with-design", setting = entry.setting(), design = design.name()),
            text!("background-is-black"),
            text!("choose-colours", example = "palette = \"ocean\""),
        );
    }
    if let Some(entry) = table.get("picture_area").filter(|_| design != CoverDesign::Picture) {
        entry.report_error(
            text!("with-design", setting = entry.setting(), design = design.name()),
            text!("no-own-picture"),
            text!("add-picture", setting = add_picture()),
        );
    }
    match (design, table.get("design"), table.get("picture")) {
        (CoverDesign::Picture, Some(entry), None) => entry.report_error(
            text!("picture-design-without-picture"),
            text!("no-picture-named"),
            text!("add-picture", setting = add_picture()),
        ),
        (CoverDesign::Picture, ..) | (_, _, None) => {}
        (_, _, Some(entry)) => entry.report_error(
            text!("with-design", setting = entry.setting(), design = design.to_string()),
            text!("design-draws-own"),
            text!(
                "set-picture-design",
                setting = TextArg::setting("cover.design", "design = \"picture\"")
            ),
        ),
    }
}

/// Returns the key of the picture with an example.
fn add_picture() -> TextArg {
    TextArg::setting("cover.picture", "picture = \"front.jpg\"")
}

fn badges(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Vec<String>> {
    let entries = entry.items()?;
    if entries.len() > MAX_BADGES {
        entry.report_error(
            text!("too-many-badges", setting = entry.setting(), count = entries.len()),
            text!("at-most-allowed", most = MAX_BADGES.to_string()),
            text!("crowded-front"),
        );
        return None;
    }
    let texts: Vec<Option<String>> = entries.iter().map(|entry| badge(entry, cx)).collect();
    texts.into_iter().collect()
}

fn badge(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<String> {
    let text = printable_line(entry, cx.fonts)?;
    let length = text.chars().count();
    if length > MAX_BADGE {
        entry.report_error(
            text!("badge-too-long"),
            too_many_characters(length, MAX_BADGE),
            text!("two-or-three-words"),
        );
        return None;
    }
    Some(text)
}

fn write_badges(badges: &[String]) -> Value {
    Value::Array(badges.iter().map(|text| text.as_str().into()).collect())
}

fn badges_shape() -> ValueShape {
    ValueShape::List(Box::new(ValueShape::Text))
}

/// Reads a picture file beside the spec.
fn picture(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<CoverPicture> {
    let file = entry.line()?;
    let bytes = cx.files.read(&file);
    let read = bytes.and_then(|bytes| {
        let sha256 = sha256(&bytes);
        let picture = PictureCache::decode(cx.files, (sha256.clone(), true), &bytes)?;
        Ok(CoverPicture { file: file.clone(), sha256, picture })
    });
    match read {
        Ok(picture) => Some(picture),
        Err(why) => {
            entry.report_error(
                text!("unusable-picture", file = cx.files.name(&file)),
                why,
                text!("png-or-jpeg-beside-book"),
            );
            None
        }
    }
}

fn write_picture(picture: &CoverPicture) -> Value {
    picture.file.as_str().into()
}

fn spine(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<SpineText> {
    if entry.is_string() {
        return printable_line(entry, cx.fonts).map(SpineText::Text);
    }
    if entry.boolean_or("a text in quotes")? {
        Some(SpineText::Title)
    } else {
        Some(SpineText::Bare)
    }
}

fn written(spine: &SpineText) -> Value {
    match spine {
        SpineText::Title => true.into(),
        SpineText::Text(text) => text.as_str().into(),
        SpineText::Bare => false.into(),
    }
}

fn spine_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Flag, ValueShape::Text])
}

/// Reads the printed number of a puzzle.
fn number(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<u32> {
    puzzle_number(entry, cx)
}

fn number_shape() -> ValueShape {
    ValueShape::Either(vec![ValueShape::Whole(1..=u32::MAX), ValueShape::Text])
}

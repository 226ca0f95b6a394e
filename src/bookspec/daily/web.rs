//! The table `[daily.web]`: the look and the address of the web edition, and its files besides the pages.

use crate::form::{CustomForm, custom, flag, optional};
use crate::key::{ReadContext, ValueShape, keys};
use crate::palette::{MIN_CONTRAST, colour, ratio};
use crate::reader::Entry;
use gridpress_base::colour::Colour;
use gridpress_base::images;
use gridpress_ground::hash::sha256;
use gridpress_messages::Text;
use gridpress_messages::text;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use std::fmt;
use std::sync::Arc;
use toml::Value;

keys! {
    /// The look of a desk's web edition, and its files besides the pages.
    #[derive(Clone, Debug)]
    pub struct WebSpec in [daily.web] {
        url: Option<WebAddress> = optional(custom(folder_address, write_address, text)), None, "\"https://example.com/sudoku/\"";
        site: bool = flag(), false, "true";
        link: Option<WebAddress> = optional(custom(address, write_address, text)), None, "\"https://example.com/\"";
        logo: Option<WebFile> = optional(logo()), None, "\"logo.png\"";
        dark_logo: Option<WebFile> = optional(logo()), None, "\"logo.png\"";
        colours: Option<WebColours> = optional(custom(light, written, shape)), None, "[\"#ffffff\", \"#1c1b1a\", \"#a0140e\"]";
        dark_colours: Option<WebColours> = optional(custom(dark, written, shape)), None, "[\"#101112\", \"#eeeeee\", \"#ff9d94\"]";
        typeface: Option<Typeface> = optional(custom(typeface, |face| face.to_string().into(), text)), None, "\"Georgia, serif\"";
        footer: Option<WebFooter> = optional(custom(footer, |footer| footer.source.as_str().into(), text)), None, "\"© 2026 The Post · [Imprint](https://example.com/imprint)\"";
        engine: Option<WebAddress> = optional(custom(engine_folder, write_address, text)), None, "\"engine/\"";
        results: Option<WebAddress> = optional(custom(address, write_address, text)), None, "\"https://example.com/times\"";
        embed: Option<WebOrigin> = optional(custom(origin, |origin| origin.0.as_str().into(), text)), None, "\"https://www.example.com\"";
    }
}

/// A web address, such as `https://example.com/sudoku/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebAddress(String);

impl WebAddress {
    /// Returns the address as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the origin: the address up to the name of the site and its port.
    pub fn origin(&self) -> &str {
        let host = self.0.find("://").map_or(0, |scheme| scheme + "://".len());
        let end = self.0[host..].find(['/', '?', '#']).map_or(self.0.len(), |end| host + end);
        &self.0[..end]
    }
}

/// The origin of a site, such as `https://www.example.com`, or `*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebOrigin(String);

impl WebOrigin {
    /// Returns the origin as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A file embedded in pages.
#[derive(Clone, PartialEq, Eq)]
pub struct WebFile {
    /// Path of the file, as written in the spec.
    path: String,
    /// Media type of the file, such as `image/png`.
    pub kind: &'static str,
    /// Contents of the file.
    pub bytes: Arc<Vec<u8>>,
}

impl fmt::Debug for WebFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, {})", self.path, self.kind, sha256(&self.bytes))
    }
}

/// The typeface of pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typeface {
    /// Names of fonts, in order of preference.
    Names(Vec<String>),
    /// A font file.
    File(WebFile),
}

impl fmt::Display for Typeface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Typeface::Names(names) => f.write_str(&names.join(", ")),
            Typeface::File(file) => f.write_str(&file.path),
        }
    }
}

/// The footer of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebFooter {
    /// The footer as written in the spec.
    source: String,
    /// Texts of the footer, each with its link, if any.
    pub pieces: Vec<(String, Option<WebAddress>)>,
}

const MAX_LOGO: usize = 100_000;
const MAX_FONT: usize = 300_000;
/// Maximum number of characters of an address, a list of fonts or a footer.
const MAX_CHARACTERS: usize = 500;

fn text() -> ValueShape {
    ValueShape::Text
}

fn write_address(address: &WebAddress) -> Value {
    address.0.as_str().into()
}

/// Reads a line of at most `MAX_CHARACTERS`.
fn line(entry: &Entry<'_>) -> Option<String> {
    let line = entry.line()?;
    if line.chars().count() > MAX_CHARACTERS {
        let label = format!("expected at most {MAX_CHARACTERS} characters");
        entry.report_error(format!("{} is too long", entry.name()), label, "");
        return None;
    }
    Some(line)
}

/// Returns the part of a valid web address after its scheme; `None` for text that is not one, or that needs escaping.
fn after_scheme(text: &str) -> Option<&str> {
    let scheme = ["https://", "http://"].into_iter().find(|scheme| {
        text.get(..scheme.len()).is_some_and(|is| is.eq_ignore_ascii_case(scheme))
    })?;
    let rest = &text[scheme.len()..];
    let host = rest.split(['/', '?', '#']).next()?;
    let is_host = host.chars().any(|c| c.is_ascii_alphanumeric()) && !host.contains('@');
    (is_host && rest.chars().all(|c| c.is_ascii_graphic() && !"\"'<>\\^`{|}".contains(c)))
        .then_some(rest)
}

fn report_bad_address(entry: &Entry<'_>, text: &str, example: &str) {
    entry.report_error(
        format!("`{text}` is not a web address"),
        format!("expected one such as {example}"),
        "percent-encode letters beyond ASCII, spaces and quotes; in the name of a site, use punycode",
    );
}

fn address(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WebAddress> {
    let text = line(entry)?;
    if after_scheme(&text).is_none() {
        report_bad_address(entry, &text, "\"https://example.com/\"");
        return None;
    }
    Some(WebAddress(text))
}

/// Reads the address of a folder, which ends in `/`.
fn folder_address(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WebAddress> {
    let text = line(entry)?;
    if after_scheme(&text).is_none_or(|rest| rest.contains(['?', '#'])) {
        report_bad_address(entry, &text, "\"https://example.com/sudoku/\"");
        return None;
    }
    let end = if text.ends_with('/') { "" } else { "/" };
    Some(WebAddress(format!("{text}{end}")))
}

/// Reads the address of the folder with the engine, from which a browser starts it only on the site of the page.
fn engine_folder(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WebAddress> {
    let text = line(entry)?;
    let is_folder = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
    if text.starts_with("//") || !text.chars().all(is_folder) {
        let label = text!("expected-engine-folder", example = "\"engine/\"");
        let help = text!("engine-from-the-site");
        entry.report_error(text!("not-an-engine-folder", name = &*text), label, help);
        return None;
    }
    let end = if text.ends_with('/') { "" } else { "/" };
    Some(WebAddress(format!("{text}{end}")))
}

fn origin(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WebOrigin> {
    let text = line(entry)?;
    let is_origin = after_scheme(&text).is_some_and(|rest| !rest.contains(['/', '?', '#']));
    if text != "*" && !is_origin {
        let label = "expected one such as \"https://www.example.com\", or \"*\" for any";
        let help = "an origin has no path after the name of the site";
        entry.report_error(format!("`{text}` is not an origin"), label, help);
        return None;
    }
    Some(WebOrigin(text))
}

/// Reads a file of at most `most` bytes, whose media type `kind` detects.
fn file(
    entry: &Entry<'_>,
    cx: &ReadContext<'_>,
    what: &str,
    most: usize,
    kind: fn(&[u8]) -> Result<&'static str, String>,
) -> Option<WebFile> {
    let path = entry.line()?;
    let read = cx.files.read(&path).and_then(|bytes| {
        if bytes.len() > most {
            let (size, most) = (bytes.len() / 1000, most / 1000);
            return Err(format!(
                "it has {size} KB; every page embeds it, so at most {most} KB are allowed"
            )
            .into());
        }
        Ok(WebFile { path: path.clone(), kind: kind(&bytes)?, bytes: Arc::new(bytes) })
    });
    match read {
        Ok(file) => Some(file),
        Err(why) => {
            let message = format!("the {what} `{}` cannot be used", cx.files.name(&path));
            entry.report_error(message, why, text!("paths-are-relative"));
            None
        }
    }
}

/// Returns the form of logos.
fn logo() -> CustomForm<WebFile> {
    let read =
        |entry: &Entry<'_>, cx: &ReadContext<'_>| file(entry, cx, "logo", MAX_LOGO, picture_kind);
    custom(read, |file| file.path.as_str().into(), text)
}

fn picture_kind(bytes: &[u8]) -> Result<&'static str, String> {
    let drawing = std::str::from_utf8(bytes).ok();
    if drawing.is_some_and(|text| text.trim_start().starts_with('<') && text.contains("<svg")) {
        return Ok("image/svg+xml");
    }
    images::read(bytes).map_err(|error| Text::from(error).to_string())?;
    Ok(if bytes.starts_with(b"\x89PNG") { "image/png" } else { "image/jpeg" })
}

fn font_kind(bytes: &[u8]) -> Result<&'static str, String> {
    let known: [(&[u8], &str); 4] = [
        (b"wOF2", "font/woff2"),
        (b"wOFF", "font/woff"),
        (b"\x00\x01\x00\x00", "font/ttf"),
        (b"OTTO", "font/otf"),
    ];
    let kind = known.iter().find(|(start, _)| bytes.starts_with(start));
    kind.map(|(_, kind)| *kind).ok_or_else(|| "expected WOFF2, WOFF, TTF or OTF".to_owned())
}

fn typeface(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<Typeface> {
    let text = line(entry)?;
    let lower = text.to_ascii_lowercase();
    if [".woff2", ".woff", ".ttf", ".otf"].iter().any(|end| lower.ends_with(end)) {
        return file(entry, cx, "font", MAX_FONT, font_kind).map(Typeface::File);
    }
    let names = text.split(',').map(|name| name.trim().trim_matches(['"', '\'']).trim());
    let names: Vec<String> = names.map(str::to_owned).collect();
    if !names.iter().all(|name: &String| {
        !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || " -_.".contains(c))
    }) {
        entry.report_error(
            format!("`{text}` does not name any fonts"),
            "expected names separated by commas, as in \"Georgia, serif\"",
            "or write the path of a WOFF2, WOFF, TTF or OTF file",
        );
        return None;
    }
    Some(Typeface::Names(names))
}

fn footer(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WebFooter> {
    let source = line(entry)?;
    let (mut pieces, mut leads) = (Vec::new(), None);
    let mut is_plain = true;
    for event in Parser::new(&source) {
        match event {
            Event::Text(text) => pieces.push((text.into_string(), leads.clone())),
            Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => {}
            Event::Start(Tag::Link { dest_url, .. }) if after_scheme(&dest_url).is_some() => {
                leads = Some(WebAddress(dest_url.into_string()));
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                report_bad_address(entry, &dest_url, "[Imprint](https://example.com/imprint)");
                return None;
            }
            Event::End(TagEnd::Link) => leads = None,
            _ => is_plain = false,
        }
    }
    if !is_plain || pieces.is_empty() {
        entry.report_error(
            "the footer has more than text and links",
            "expected plain text and links",
            "a footer is a line of text, with links as in [Imprint](https://example.com/imprint)",
        );
        return None;
    }
    Some(WebFooter { source, pieces })
}

/// The colours of an interactive page, in light or dark mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebColours {
    /// The colour of the page.
    pub ground: Colour,
    /// The colour of the text.
    pub ink: Colour,
    /// The colour of the player's entries, and of buttons.
    pub accent: Colour,
}

/// The default colours of dark mode.
const NIGHT: WebColours = WebColours {
    ground: Colour::hex(0x15_16_18),
    ink: Colour::hex(0xEF_EC_E6),
    accent: Colour::hex(0x9C_C4_FF),
};
/// Minimum contrast of an accent that is lightened for dark mode.
const GOOD_CONTRAST: f64 = 6.0;

impl WebColours {
    /// Returns `true` if the text is lighter than the background.
    pub fn is_dark(&self) -> bool {
        let from_black = |colour: Colour| colour.contrast(Colour::BLACK);
        from_black(self.ink) > from_black(self.ground)
    }

    /// Returns the colour below the grid and on buttons, which is lighter than the page.
    pub fn sheet(&self) -> Colour {
        let percent = if self.is_dark() { 5 } else { 70 };
        self.ground.towards(Colour::WHITE, percent)
    }

    /// Returns the matching colours of dark mode, with the same accent as light as necessary.
    pub fn by_night(&self) -> WebColours {
        let sheet = NIGHT.sheet();
        let lighter = (0..=100).map(|percent| self.accent.towards(Colour::WHITE, percent));
        let good = |accent: &Colour| accent.contrast(sheet) >= GOOD_CONTRAST;
        WebColours { accent: lighter.into_iter().find(good).unwrap_or(NIGHT.accent), ..NIGHT }
    }

    /// Returns the first text with too little contrast: its name, its colour and its background.
    fn unreadable_pair(&self) -> Option<(&'static str, Colour, Colour)> {
        [
            ("text", self.ink, self.ground),
            ("text in the grid", self.ink, self.sheet()),
            ("an entry", self.accent, self.sheet()),
        ]
        .into_iter()
        .find(|(_, a, b): &(_, Colour, Colour)| a.contrast(*b) < MIN_CONTRAST)
    }
}

/// Reads the colours of light mode.
pub(super) fn light(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<WebColours> {
    let scheme = scheme(entry, cx)?;
    if scheme.is_dark() {
        entry.report_error(
            "the background is darker than the text on it",
            "expected background, text, accent",
            "the colours of dark mode are `dark_colours`",
        );
        return None;
    }
    Some(scheme)
}

/// Reads the colours of dark mode.
pub(super) fn dark(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<WebColours> {
    let scheme = scheme(entry, cx)?;
    if !scheme.is_dark() {
        entry.report_error(
            "the background is lighter than the text on it",
            "expected background, text, accent",
            "the colours of light mode are `colours`",
        );
        return None;
    }
    Some(scheme)
}

fn scheme(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<WebColours> {
    let [ground, ink, accent] = entry
        .array::<3>(&"three colours: the background, the text on it, and the accent".into())?;
    let [ground, ink, accent] = [colour(&ground), colour(&ink), colour(&accent)];
    let scheme = WebColours { ground: ground?, ink: ink?, accent: accent? };
    if let Some((what, colour, ground)) = scheme.unreadable_pair() {
        let contrast = ratio(colour.contrast(ground));
        entry.report_error(
            format!("{what} in {colour} is illegible on {ground}"),
            format!("their contrast is {contrast} to 1; expected at least {MIN_CONTRAST}"),
            "the colours are the background, the text on it, and the accent of entries and buttons: make one darker, or the other lighter",
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
    fn every_accent_is_legible_in_dark_mode() {
        for red in (0..=255).step_by(15) {
            for blue in (0..=255).step_by(15) {
                let accent = Colour::new([red, red / 3, blue]);
                let day = WebColours { ground: Colour::WHITE, ink: Colour::BLACK, accent };
                let night = day.by_night();
                assert!(
                    night.is_dark() && night.unreadable_pair().is_none(),
                    "{accent}: {night:?}"
                );
            }
        }
    }
}

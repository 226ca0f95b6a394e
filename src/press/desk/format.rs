//! What a desk makes of a puzzle: artwork for print, data, a page that plays.

use crate::daily::{Desk, Edition};
use crate::diag::{Diagnostic, Failure};
use crate::layout::Document;
use crate::named::names;
use crate::output::svg::{self, TextStyle};
use crate::output::web::{self, WebEdition};
use crate::output::{eps, pdf, png};
use crate::puzzle::notation::{CannotSay, Format};
use crate::spec::Profile;

/// A format of the files of a day, called by the ending of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DayFormat {
    /// Artwork for print.
    Art(Artwork),
    /// A page of HTML on which the puzzle is played.
    Html,
    /// The puzzle as data.
    Feed(Feed),
}

/// A format of artwork.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Artwork {
    /// PDF/X-1a.
    Pdf,
    /// Encapsulated PostScript.
    Eps,
    /// SVG.
    Svg,
    /// Pixels, at the resolution of the desk.
    Png,
}

/// A format of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feed {
    /// JSON.
    Json,
    /// The ipuz format, version 2.
    Ipuz,
    /// The format of SadMan Sudoku.
    Sdk,
    /// All cells in a line.
    Txt,
}

names! {
    DayFormat {
        "pdf" => DayFormat::Art(Artwork::Pdf),
        "eps" => DayFormat::Art(Artwork::Eps),
        "svg" => DayFormat::Art(Artwork::Svg),
        "png" => DayFormat::Art(Artwork::Png),
        "html" => DayFormat::Html,
        "json" => DayFormat::Feed(Feed::Json),
        "ipuz" => DayFormat::Feed(Feed::Ipuz),
        "sdk" => DayFormat::Feed(Feed::Sdk),
        "txt" => DayFormat::Feed(Feed::Txt),
    }
}

impl DayFormat {
    /// Every format of artwork.
    pub fn artworks() -> impl Iterator<Item = DayFormat> {
        let formats = Self::NAMES.iter().map(|(_, format)| *format);
        formats.filter(|format| format.is_art())
    }

    /// Whether it is artwork, which has its solution in a file of its own.
    pub fn is_art(self) -> bool {
        matches!(self, DayFormat::Art(_))
    }
}

impl Feed {
    /// The notation in which the puzzle is written.
    pub(super) fn notation(self) -> Format {
        match self {
            Feed::Json => Format::Json,
            Feed::Ipuz => Format::Ipuz,
            Feed::Sdk => Format::Sdk,
            Feed::Txt => Format::Line,
        }
    }
}

/// Refuses formats that cannot express the puzzles of every slot.
pub(crate) fn must_suit(desk: &Desk, formats: &[DayFormat]) -> Result<(), Failure> {
    for slot in &desk.daily.slots {
        let kind = slot.week[0].1.recipe.kind;
        for format in formats {
            let DayFormat::Feed(feed) = format else {
                continue;
            };
            feed.notation().can_say(kind, false).map_err(|error| {
                let message = format!("--format {}: {}", format.name(), error.message);
                let able = DayFormat::NAMES
                    .iter()
                    .filter_map(|(name, format)| match format {
                        DayFormat::Feed(feed) => {
                            feed.notation().can_say(kind, false).ok().map(|()| *name)
                        }
                        _ => None,
                    });
                let able: Vec<&str> = able.collect();
                let help = format!("data formats that can: {}", able.join(", "));
                Failure::input(vec![Diagnostic::error(message).help(help)])
            })?;
        }
    }
    Ok(())
}

impl Artwork {
    /// The file of the only page of `document`.
    pub(super) fn of(
        self,
        desk: &Desk,
        edition: &Edition,
        document: &Document,
    ) -> Result<Vec<u8>, Failure> {
        let fonts = &desk.spec.fonts;
        if self == Artwork::Pdf {
            return pdf::render(document, fonts, &metadata(desk, Profile::Pdfx));
        }
        let (page, paper) = (document.page(0)?, &document.paper);
        let title = format!("{} {}", desk.title(edition), edition.number);
        match self {
            Artwork::Eps | Artwork::Pdf => {
                Ok(eps::render(&page, paper, fonts, &title).into_bytes())
            }
            Artwork::Svg => {
                let style = match desk.daily.svg_text {
                    true => TextStyle::Text,
                    false => TextStyle::Outlines,
                };
                Ok(svg::render(&page, paper, fonts, style, &title).into_bytes())
            }
            Artwork::Png => png::render(&page, paper, fonts, desk.daily.dpi).map_err(|error| {
                let report = Diagnostic::error(format!("no PNG: {error}"));
                let help = "change `dpi` or the size of the column in [daily]";
                Failure::input(vec![report.help(help)])
            }),
        }
    }
}

impl From<CannotSay> for Failure {
    fn from(error: CannotSay) -> Failure {
        Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
    }
}

/// The metadata of the PDFs of a desk.
pub(super) fn metadata(desk: &Desk, profile: Profile) -> pdf::Metadata {
    pdf::Metadata {
        profile,
        ..pdf::Metadata::of(desk.spec)
    }
}

/// The page of HTML on which a puzzle is played.
pub(super) fn page(desk: &Desk, edition: &Edition, with_solution: bool) -> String {
    let words = &desk.spec.words;
    let stars = desk.spec.stars;
    web::render(&WebEdition {
        words,
        paper: &paper(desk, edition),
        number: edition.number,
        date: edition.date,
        level: words.level(edition.level),
        stars: (stars.of(edition.level), stars.most()),
        puzzle: &edition.puzzle,
        symbols: desk.slot(edition).symbols,
        code: &edition.code,
        with_solution,
    })
}

/// The newspaper's title, and the slot's where there are several.
fn paper(desk: &Desk, edition: &Edition) -> String {
    match (&desk.slot(edition).title, desk.daily.slots.len()) {
        (Some(title), 2..) => format!("{} \u{b7} {title}", desk.spec.title),
        _ => desk.spec.title.clone(),
    }
}

//! The files of a day: what they are called, and what makes them.

use crate::daily::{Desk, Edition};
use crate::diag::{Diagnostic, Failure};
use crate::generate::Level;
use crate::layout::Document;
use crate::output::svg::{self, TextStyle};
use crate::output::web::{self, WebEdition};
use crate::output::{eps, pdf, png};
use crate::puzzle::notation::Format;
use crate::spec::Profile;
use jiff::civil::Date;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Artwork for print.
    Art(Art),
    /// A page that plays.
    Html,
    /// Data.
    Feed(Feed),
}

/// A kind of artwork.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Art {
    Pdf,
    Eps,
    Svg,
    Png,
}

/// A kind of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Feed {
    Json,
    Ipuz,
    Sdk,
    Txt,
}

/// Every kind by the ending of its files' names, which is what the command line calls it.
const KINDS: [(&str, Kind); 9] = [
    ("pdf", Kind::Art(Art::Pdf)),
    ("eps", Kind::Art(Art::Eps)),
    ("svg", Kind::Art(Art::Svg)),
    ("png", Kind::Art(Art::Png)),
    ("html", Kind::Html),
    ("json", Kind::Feed(Feed::Json)),
    ("ipuz", Kind::Feed(Feed::Ipuz)),
    ("sdk", Kind::Feed(Feed::Sdk)),
    ("txt", Kind::Feed(Feed::Txt)),
];

impl Kind {
    pub(super) fn named(name: &str) -> Option<Kind> {
        let found = KINDS.iter().find(|(known, _)| *known == name);
        found.map(|(_, kind)| *kind)
    }

    pub(super) fn names() -> String {
        KINDS.map(|(name, _)| name).join(", ")
    }

    /// Every kind of artwork.
    pub(super) fn arts() -> impl Iterator<Item = Kind> {
        let kinds = KINDS.into_iter().map(|(_, kind)| kind);
        kinds.filter(|kind| matches!(kind, Kind::Art(_)))
    }

    pub(super) fn ending(self) -> &'static str {
        let found = KINDS.iter().find(|(_, known)| *known == self);
        found.map_or("", |(name, _)| name)
    }
}

impl Feed {
    pub(super) fn format(self) -> Format {
        match self {
            Feed::Json => Format::Json,
            Feed::Ipuz => Format::Ipuz,
            Feed::Sdk => Format::Sdk,
            Feed::Txt => Format::Line,
        }
    }
}

/// A file of a run.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub name: String,
    pub date: Date,
    /// The edition by index; the sheet of proofs has none.
    pub edition: Option<usize>,
    pub kind: Kind,
    pub is_solution: bool,
}

impl Made {
    /// `2026-11-21.pdf`, `2026-11-21-solution.pdf`; the slot stands behind the date where there are several.
    pub(super) fn of(
        desk: &Desk,
        edition: &Edition,
        index: usize,
        kind: Kind,
        is_solution: bool,
    ) -> Made {
        let date = edition.date;
        let slot = match &desk.daily.slots[..] {
            [_] => String::new(),
            slots => format!("-{}", slots[edition.slot].id),
        };
        let solution = if is_solution { "-solution" } else { "" };
        Made {
            name: format!("{date}{slot}{solution}.{}", kind.ending()),
            date,
            edition: Some(index),
            kind,
            is_solution,
        }
    }

    pub(super) fn proof(first: Date, last: Date) -> Made {
        Made {
            name: match first == last {
                true => format!("{first}-proof.pdf"),
                false => format!("{first}--{last}-proof.pdf"),
            },
            date: first,
            edition: None,
            kind: Kind::Art(Art::Pdf),
            is_solution: false,
        }
    }
}

/// Whether all kinds have words for the puzzles of all slots.
pub(super) fn can_say(desk: &Desk, kinds: &[Kind]) -> Result<(), Failure> {
    for slot in &desk.daily.slots {
        let of = slot.week[0].1.recipe.kind;
        for wanted in kinds {
            if let Kind::Feed(feed) = wanted {
                let said = feed.format().can_say(of, false);
                said.map_err(|error| {
                    let message = format!("--format {}: {}", wanted.ending(), error.message);
                    let known = KINDS.iter().filter_map(|(name, kind)| match kind {
                        Kind::Feed(feed) => feed.format().can_say(of, false).ok().map(|()| *name),
                        _ => None,
                    });
                    let known: Vec<&str> = known.collect();
                    let help = format!("data formats that can: {}", known.join(", "));
                    Failure::input(vec![Diagnostic::error(message).help(help)])
                })?;
            }
        }
    }
    Ok(())
}

impl Art {
    /// The file of a page.
    pub(super) fn of(
        self,
        desk: &Desk,
        edition: &Edition,
        document: &Document,
    ) -> Result<Vec<u8>, Failure> {
        let spec = desk.spec;
        let (page, paper) = (document.page(0)?, &document.paper);
        let title = format!("{} {}", desk.title(edition), edition.number);
        match self {
            Art::Pdf => {
                let metadata = pdf::Metadata {
                    profile: Profile::Pdfx,
                    ..pdf::Metadata::of(spec)
                };
                pdf::render(document, &spec.fonts, &metadata)
            }
            Art::Eps => Ok(eps::render(&page, paper, &spec.fonts, &title).into_bytes()),
            Art::Svg => {
                let style = match desk.daily.svg_text {
                    true => TextStyle::Text,
                    false => TextStyle::Outlines,
                };
                Ok(svg::render(&page, paper, &spec.fonts, style, &title).into_bytes())
            }
            Art::Png => {
                let picture = png::render(&page, paper, &spec.fonts, desk.daily.dpi);
                picture.map_err(|error| {
                    let report = Diagnostic::error(format!("no PNG: {error}"));
                    Failure::input(vec![
                        report.help("change `dpi` or the size of the column in [daily]"),
                    ])
                })
            }
        }
    }
}

/// The page that plays a puzzle.
pub(super) fn page(desk: &Desk, edition: &Edition, with_solution: bool) -> String {
    let words = &desk.spec.words;
    let stars = edition.level as u8 + 1;
    web::render(&WebEdition {
        words,
        paper: &paper(desk, edition),
        number: edition.number,
        date: edition.date,
        level: words.level(edition.level),
        stars: (stars, Level::NAMES.len() as u8),
        puzzle: &edition.puzzle,
        symbols: desk.slot(edition).symbols,
        code: &edition.code,
        with_solution,
    })
}

/// The paper's title, and the slot's where there are several.
fn paper(desk: &Desk, edition: &Edition) -> String {
    match (&desk.slot(edition).title, desk.daily.slots.len()) {
        (Some(title), 2..) => format!("{} \u{b7} {title}", desk.spec.title),
        _ => desk.spec.title.clone(),
    }
}

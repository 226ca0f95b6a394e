//! What a paper gives the pages of its web edition: its name or logo, its colours and typeface, the line at their end,
//! and the head that browsers and other sites read.

use super::fill_template;
use crate::paint::escape_xml;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::SHAPES_FILE;
use gridpress_base::messages::Words;
use gridpress_spec::{MIN_CONTRAST, Typeface, WebColours, WebFile, WebSpec};
use std::collections::BTreeMap;

/// A paper, and how its pages look.
#[derive(Clone, Copy, Debug)]
pub struct Brand<'a> {
    /// The paper's name; may be empty.
    pub paper: &'a str,
    /// The look of its pages, and what there is beside them.
    pub web: &'a WebSpec,
}

/// What browsers and other sites are told of a page.
pub(super) struct PageSummary<'a> {
    /// The name of its file.
    pub file: &'a str,
    /// Its title.
    pub title: &'a str,
    /// What it holds, in a line.
    pub description: &'a str,
}

/// What a face of the page's own begins with in a style sheet.
const FACE: &str = "@font-face";
/// The head of every page.
const HEAD: &str = include_str!("head.html");
/// What goes with pages of a site.
const SITE_LOOK: &str = include_str!("site.css");
/// Where pages stand within others, their height is their own.
const EMBED_LOOK: &str = include_str!("embed.css");
/// How much of the accent highlights have, in the light and in the dark.
const SHADES: [[(&str, &str); 3]; 2] = [
    [("at", ".26"), ("same", ".18"), ("peer", ".09")],
    [("at", ".27"), ("same", ".22"), ("peer", ".1")],
];
/// The colours of the style sheet for what is wrong, in the light and in the dark.
const WRONG: [Colour; 2] = [Colour::hex(0xA0_14_0E), Colour::hex(0xFF_B0_A8)];

/// The colours of pages of which their paper says nothing, as the style sheet has them.
const DAY: WebColours = WebColours {
    ground: Colour::hex(0xF5_F2_EC),
    ink: Colour::hex(0x1C_1B_1A),
    accent: Colour::hex(0x1F_4F_8F),
};

impl Brand<'_> {
    /// The colours of the pages in the light.
    pub fn colours(&self) -> WebColours {
        self.web.colours.unwrap_or(DAY)
    }

    /// What a page may load: nothing, but what is its own, and what a site serves beside it.
    fn policy(&self, look: &str) -> String {
        let mut policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:".to_owned();
        if self.web.site {
            policy += " 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'";
        }
        if matches!(self.web.typeface, Some(Typeface::File(_))) || look.contains(FACE) {
            policy += "; font-src data:";
        }
        policy + "; base-uri 'none'; form-action 'none'"
    }

    /// The slots of a page that are the paper's.
    pub(super) fn slots(
        &self,
        look: &str,
        words: &Words,
        summary: &PageSummary,
    ) -> BTreeMap<&'static str, String> {
        let head = BTreeMap::from([
            ("language", escape_xml(words.document_language())),
            ("policy", self.policy(look)),
            ("document", escape_xml(summary.title)),
            ("links", self.links(summary)),
            ("look", self.look(look)),
        ]);
        BTreeMap::from([
            ("head", fill_template(HEAD, &head)),
            ("paper", self.name()),
            ("foot", self.foot()),
        ])
    }

    /// What the head of a page says to browsers, and to sites that show it as a card.
    fn links(&self, summary: &PageSummary) -> String {
        let mut links = if !self.web.site {
            "<link rel=\"icon\" href=\"data:,\">".to_owned()
        } else {
            "<link rel=\"icon\" href=\"icon-192.png\">\n<link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n<link rel=\"manifest\" href=\"site.webmanifest\">".to_owned()
        };
        let Some(url) = &self.web.url else {
            return links;
        };
        let url = url.as_str();
        if self.web.site {
            links += "\n<link rel=\"alternate\" type=\"application/atom+xml\" href=\"feed.xml\">";
        }
        links += &format!(
            "\n<link rel=\"canonical\" href=\"{}\">",
            escape_xml(&format!("{url}{}", summary.file))
        );
        links += &format!(
            "\n<meta name=\"description\" content=\"{}\">",
            escape_xml(summary.description)
        );
        let mut cards = vec![
            ("og:type", "website".to_owned()),
            ("og:title", summary.title.to_owned()),
            ("og:description", summary.description.to_owned()),
            ("og:url", format!("{url}{}", summary.file)),
        ];
        if !self.paper.is_empty() {
            cards.push(("og:site_name", self.paper.to_owned()));
        }
        if self.web.site {
            cards.push(("og:image", format!("{url}card.png")));
        }
        for (name, content) in cards {
            links += &format!("\n<meta property=\"{name}\" content=\"{}\">", escape_xml(&content));
        }
        if self.web.site {
            links += "\n<meta name=\"twitter:card\" content=\"summary_large_image\">";
        }
        links
    }

    /// The paper's name or logo at the head of a page.
    fn name(&self) -> String {
        let picture = |file: &WebFile, class: &str| {
            format!(
                "<img class=\"{class}\" src=\"{}\" alt=\"{}\">",
                data_url(file.kind, &file.bytes),
                escape_xml(self.paper)
            )
        };
        let name = match (&self.web.logo, &self.web.dark_logo) {
            (None, None) if self.paper.is_empty() => return String::new(),
            (None, None) => escape_xml(self.paper),
            (Some(one), None) | (None, Some(one)) => picture(one, "logo"),
            (Some(light), Some(dark)) => {
                picture(light, "logo by-day") + &picture(dark, "logo by-night")
            }
        };
        let name = match &self.web.link {
            Some(link) => {
                format!("<a href=\"{}\" target=\"_top\">{name}</a>", escape_xml(link.as_str()))
            }
            None => name,
        };
        format!("<p class=\"paper\">{name}</p>")
    }

    /// The line at the end of a page.
    fn foot(&self) -> String {
        let Some(footer) = &self.web.footer else {
            return String::new();
        };
        let pieces = footer.pieces.iter().map(|(text, leads)| match leads {
            Some(leads) => {
                let (leads, text) = (escape_xml(leads.as_str()), escape_xml(text));
                format!("<a href=\"{leads}\" target=\"_top\">{text}</a>")
            }
            None => escape_xml(text),
        });
        format!("<div class=\"foot\" role=\"contentinfo\">{}</div>\n", pieces.collect::<String>())
    }

    /// The style sheet `look` in the paper's colours and typeface, without what only its readers need.
    pub(super) fn look(&self, look: &str) -> String {
        let web = self.web;
        let dark_rules = look.find("@media (prefers-color-scheme: dark)").unwrap_or(look.len());
        let (light, dark) = look.split_at(dark_rules);
        let (mut light, mut dark) = (light.to_owned(), dark.to_owned());
        if let Some(colours) = &web.colours {
            recolour(&mut light, colours, 0);
        }
        if let Some(colours) = web.dark_colours.or(web.colours.map(|colours| colours.by_night())) {
            recolour(&mut dark, &colours, 1);
        }
        let mut look = String::new();
        if let Some(Typeface::File(file)) = &web.typeface {
            look += &format!(
                "{FACE} {{ font-family: paper; src: url({}); }}\n",
                data_url(file.kind, &file.bytes)
            );
        }
        if let Some(typeface) = &web.typeface {
            let families = families(typeface);
            set(&mut light, "serif", &families);
            set(&mut light, "sans", &families);
        }
        if web.logo.is_some() && web.dark_logo.is_some() {
            dark = dark.replacen(":root {", ":root { --by-day: none; --by-night: inline;", 1);
        }
        look += &light;
        look += &dark;
        let has_logo = web.logo.is_some() || web.dark_logo.is_some();
        if web.site || web.link.is_some() || has_logo || web.footer.is_some() {
            look += SITE_LOOK;
        }
        if web.embed.is_some() {
            look += EMBED_LOOK;
        }
        let small = minifier::css::minify(&look).expect("the style sheet is sound");
        small.to_string().replace(";}", "}")
    }
}

/// A file of that kind within a page.
fn data_url(kind: &str, bytes: &[u8]) -> String {
    format!("data:{kind};base64,{}", STANDARD.encode(bytes))
}

/// The style sheet `look` for a page whose grid shows shapes: with their face, which devices need not have.
pub(super) fn with_shapes(look: &str) -> String {
    let url = data_url("font/ttf", SHAPES_FILE.1);
    format!(
        "{FACE} {{ font-family: shapes; src: url({url}); }}\n{look}\n#grid, #pad {{ --sans: shapes, system-ui, sans-serif; }}\n"
    )
}

/// A list of faces for a style sheet.
fn families(typeface: &Typeface) -> String {
    const GENERIC: [&str; 6] =
        ["serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-sans-serif"];
    let names = match typeface {
        Typeface::File(_) => return "paper, system-ui, sans-serif".to_owned(),
        Typeface::Names(names) => names.iter(),
    };
    let quoted = names
        .map(|name| if GENERIC.contains(&&**name) { name.clone() } else { format!("\"{name}\"") });
    quoted.collect::<Vec<_>>().join(", ")
}

/// Gives a variable of a style sheet another value, where it has one first.
fn set(look: &mut String, name: &str, value: &str) {
    let start = format!("--{name}: ");
    let Some(at) = look.find(&start).map(|at| at + start.len()) else {
        return;
    };
    let end = look[at..].find(';').map_or(look.len(), |length| at + length);
    look.replace_range(at..end, value);
}

/// Gives a style sheet other colours: those of the paper, and what follows from them. `night` is 1 in the dark.
fn recolour(look: &mut String, colours: &WebColours, night: usize) {
    let WebColours { ground, ink, accent } = *colours;
    let sheet = colours.sheet();
    // As soft as can still be read.
    let soft = (0..=30).rev().map(|percent| ink.towards(ground, percent));
    let soft = soft.into_iter().find(|soft| soft.contrast(ground) >= MIN_CONTRAST);
    let wrong = WRONG[night];
    let wrong = if wrong.contrast(sheet) >= MIN_CONTRAST { wrong } else { ink };
    let colours = [
        ("page", ground),
        ("sheet", sheet),
        ("ink", ink),
        ("soft", soft.unwrap_or(ink)),
        ("rule", ink.towards(sheet, 50)),
        ("edge", ink.towards(sheet, 83)),
        ("shade", sheet.towards(ink, 11)),
        ("deep", sheet.towards(ink, 18)),
        ("accent", accent),
        ("on-accent", accent.best_of(&[Colour::WHITE, Colour::BLACK])),
        ("wrong", wrong),
    ];
    for (name, colour) in colours {
        set(look, name, &colour.to_string());
    }
    let [red, green, blue] = accent.rgb();
    for (name, part) in SHADES[night] {
        set(look, name, &format!("rgb({red} {green} {blue} / {part})"));
    }
}

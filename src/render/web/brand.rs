//! The branding of a web edition: name or logo, colours, typeface and footer, and the head of its pages.

use super::fill_template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use gridpress_base::colour::Colour;
use gridpress_base::fonts::SHAPES_FILE;
use gridpress_bookspec::{
    MIN_CONTRAST, Typeface, WebAddress, WebColours, WebFile, WebSpec, escape_xml,
};
use gridpress_messages::Words;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// A newspaper and the style of its pages.
#[derive(Clone, Copy, Debug)]
pub struct Brand<'a> {
    /// The newspaper's name; may be empty.
    pub paper: &'a str,
    /// The web settings of the spec.
    pub web: &'a WebSpec,
}

/// The description of a page for browsers and other sites.
pub(super) struct PageSummary<'a> {
    /// Its file name.
    pub file: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its content, in one line.
    pub description: &'a str,
    /// The file names of the page in other languages and in its own, by language.
    pub languages: BTreeMap<&'a str, &'a str>,
}

/// The start of an embedded font in a style sheet.
const FACE: &str = "@font-face";
/// The head of every page.
const HEAD: &str = include_str!("head.html");
/// Additional styles for pages of a site.
const SITE_LOOK: &str = include_str!("site.css");
/// Additional styles for embedded pages, which have their own height.
const EMBED_LOOK: &str = include_str!("embed.css");
/// The opacity of highlights in the accent colour, in the light and the dark theme.
const SHADES: [[(&str, &str); 3]; 2] = [
    [("at", ".26"), ("same", ".18"), ("peer", ".09")],
    [("at", ".27"), ("same", ".22"), ("peer", ".1")],
];
/// The colour of mistakes, in the light and the dark theme.
const WRONG: [Colour; 2] = [Colour::hex(0xA0_14_0E), Colour::hex(0xFF_B0_A8)];

/// The default colours of pages, as in the style sheet.
const DAY: WebColours = WebColours {
    ground: Colour::hex(0xF5_F2_EC),
    ink: Colour::hex(0x1C_1B_1A),
    accent: Colour::hex(0x1F_4F_8F),
};

impl Brand<'_> {
    /// Returns the colours of the light theme.
    pub fn colours(&self) -> WebColours {
        self.web.colours.unwrap_or(DAY)
    }

    /// Returns the content security policy: a page may load only its own content, and that of its site. It applies no
    /// other style sheet and runs no other script than these.
    fn policy(&self, look: &str, script: &str) -> String {
        let hash = |text: &str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)));
        let mut policy = format!(
            "default-src 'none'; style-src {}; script-src {}; img-src data:",
            hash(look),
            hash(script)
        );
        // Only a site has a worker and files beside the page; a single file needs no connection at all.
        if self.web.site {
            policy += " 'self'; manifest-src 'self'; worker-src 'self'";
        }
        let own = self.web.site.then_some("'self'");
        let results = self.web.results.as_ref().map(WebAddress::origin);
        let connected: Vec<&str> = own.into_iter().chain(results).collect();
        if !connected.is_empty() {
            policy += &format!("; connect-src {}", connected.join(" "));
        }
        if matches!(self.web.typeface, Some(Typeface::File(_))) || look.contains(FACE) {
            policy += "; font-src data:";
        }
        policy + "; base-uri 'none'; form-action 'none'"
    }

    /// Returns the slots of a page with that style sheet and script that depend on the newspaper.
    pub(super) fn slots(
        &self,
        (look, script): (&str, &str),
        words: &Words,
        summary: &PageSummary,
    ) -> BTreeMap<&'static str, String> {
        let look = self.look(look);
        let head = BTreeMap::from([
            ("language", escape_xml(words.document_language())),
            ("policy", self.policy(&look, script)),
            ("document", escape_xml(summary.title)),
            ("links", self.links(summary)),
            ("look", look),
        ]);
        BTreeMap::from([
            ("head", fill_template(HEAD, &head)),
            ("paper", self.name()),
            ("foot", self.foot()),
            ("script", format!("<script>{script}</script>")),
        ])
    }

    /// Returns the links and cards in the head of a page.
    fn links(&self, summary: &PageSummary) -> String {
        let mut links = if !self.web.site {
            // An empty icon prevents browsers from asking the server for `favicon.ico`.
            "<link rel=\"icon\" href=\"data:,\">".to_owned()
        } else {
            "<link rel=\"icon\" href=\"icon-192.png\">\n<link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n<link rel=\"manifest\" href=\"site.webmanifest\">".to_owned()
        };
        let Some(url) = &self.web.url else {
            return links;
        };
        let url = url.as_str();
        if self.web.site {
            for (kind, file) in [
                ("application/atom+xml", "feed.xml"),
                ("application/feed+json", "feed.json"),
                ("text/calendar", "calendar.ics"),
            ] {
                links += &format!("\n<link rel=\"alternate\" type=\"{kind}\" href=\"{file}\">");
            }
        }
        for (language, file) in &summary.languages {
            let (language, page) = (escape_xml(language), escape_xml(&format!("{url}{file}")));
            links += &format!("\n<link rel=\"alternate\" hreflang=\"{language}\" href=\"{page}\">");
        }
        // Relative, so that it stays right if the site moves; `og:url` has no relative form, and is the page by default.
        links += &format!("\n<link rel=\"canonical\" href=\"{}\">", escape_xml(summary.file));
        links += &format!(
            "\n<meta name=\"description\" content=\"{}\">",
            escape_xml(summary.description)
        );
        let mut cards = vec![
            ("og:type", "website".to_owned()),
            ("og:title", summary.title.to_owned()),
            ("og:description", summary.description.to_owned()),
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

    /// Returns the newspaper's name or logo for the top of a page.
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

    /// Returns the footer of a page.
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

    /// Returns the style sheet `look` in the newspaper's colours and typeface, minified.
    pub(super) fn look(&self, look: &str) -> String {
        let web = self.web;
        // The variables occur once per theme, and `set` changes the first occurrence, so each theme is edited on its
        // own.
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

/// Returns a data URL of a file of that type.
fn data_url(kind: &str, bytes: &[u8]) -> String {
    format!("data:{kind};base64,{}", STANDARD.encode(bytes))
}

/// Returns the style sheet `look` with the font for shapes, which devices may lack.
pub(super) fn with_shapes(look: &str) -> String {
    let url = data_url("font/ttf", SHAPES_FILE.1);
    format!(
        "{FACE} {{ font-family: shapes; src: url({url}); }}\n{look}\n#grid, #pad {{ --sans: shapes, system-ui, sans-serif; }}\n"
    )
}

/// Returns a list of font families for a style sheet.
fn families(typeface: &Typeface) -> String {
    const GENERIC: [&str; 6] =
        ["serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-sans-serif"];
    let names = match typeface {
        Typeface::File(_) => return "paper, system-ui, sans-serif".to_owned(),
        Typeface::Names(names) => names.iter(),
    };
    names
        .map(|name| if GENERIC.contains(&&**name) { name.clone() } else { format!("\"{name}\"") })
        .collect::<Vec<_>>()
        .join(", ")
}

/// Sets a variable where a style sheet first defines it.
fn set(look: &mut String, name: &str, value: &str) {
    let start = format!("--{name}: ");
    let Some(at) = look.find(&start).map(|at| at + start.len()) else {
        return;
    };
    let end = look[at..].find(';').map_or(look.len(), |length| at + length);
    look.replace_range(at..end, value);
}

/// Sets the colours of a style sheet: those of the newspaper, and those derived from them. `night` is 1 for the dark
/// theme.
fn recolour(look: &mut String, colours: &WebColours, night: usize) {
    let WebColours { ground, ink, accent } = *colours;
    let sheet = colours.sheet();
    // As soft as is still legible.
    let soft = (0..=30).rev().map(|percent| ink.towards(ground, percent));
    let soft = soft.into_iter().find(|soft| soft.contrast(ground) >= MIN_CONTRAST);
    let wrong = WRONG[night];
    // Mistakes are also marked by a sign, so legibility is more important than red.
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

//! The web edition: one HTML file that plays one puzzle, and asks nothing of any other place.
//!
//! `page.html` is its frame, `look.css` its design and `script/` its play. What differs from puzzle to puzzle is
//! filled in here: texts, the drawing of the grid (`art`), and the data that the script plays by (`data`), with the
//! way of a human solver as hints (`hints`). Without the solution a file holds nothing that follows from it.

mod art;
mod data;
mod hints;
mod phrases;
#[cfg(test)]
mod tests;

use super::xml::escaped;
use crate::generate::Level;
use crate::puzzle::{Kind, Puzzle, Symbols};
use crate::words::Words;
use jiff::civil;
use std::collections::BTreeMap;

/// A puzzle and all that its page says of it.
#[derive(Clone, Copy, Debug)]
pub struct WebEdition<'a> {
    /// The language of the page.
    pub words: &'a Words,
    /// The paper's name; may be empty.
    pub paper: &'a str,
    /// The name of the puzzle, as in `Killer`; without one it is called Sudoku.
    pub title: Option<&'a str>,
    /// The puzzle's number.
    pub number: u32,
    /// The day that it is for.
    pub date: civil::Date,
    /// The last day before that with a puzzle, if there was one: a row of days goes on from there.
    pub before: Option<civil::Date>,
    /// Its level.
    pub level: Level,
    /// How many stars its level has, and how many there are; no stars are shown where there are none.
    pub stars: (u8, u8),
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The symbols of values above 9.
    pub symbols: Symbols,
    /// The key that a browser keeps the game under: no two puzzles of a site may share it.
    pub code: &'a str,
    /// Whether the page checks against the solution, has hints and can show it.
    pub with_solution: bool,
}

const PAGE: &str = include_str!("page.html");
const LOOK: &str = include_str!("look.css");
/// The parts of the page that are there only with the solution, and only without it.
const HINT: &str = include_str!("hint.html");
const CHECK: &str = include_str!("check.html");
/// The part of the page that is there only with cages.
const SUMS: &str = include_str!("sums.html");
/// The piece of the script that there is only with cages, after all others.
const CAGES: &str = include_str!("script/cages.js");
/// The script, in order: each piece names only what stands before it, or is called when all are there.
const SCRIPT: [&str; 15] = [
    include_str!("script/rules.js"),
    include_str!("script/store.js"),
    include_str!("script/game.js"),
    include_str!("script/settings.js"),
    include_str!("script/clock.js"),
    include_str!("script/statistics.js"),
    include_str!("script/dialog.js"),
    include_str!("script/board.js"),
    include_str!("script/select.js"),
    include_str!("script/entry.js"),
    include_str!("script/hints.js"),
    include_str!("script/share.js"),
    include_str!("script/menu.js"),
    include_str!("script/controls.js"),
    include_str!("script/play.js"),
];

/// The page of a puzzle: one HTML file, the same bytes for the same edition.
///
/// ```
/// use gridpress::generate::{Address, Fill, Generator, Level, Recipe, Removal, Revision};
/// use gridpress::output::web::{WebEdition, render};
/// use gridpress::{Kind, Symbols, Symmetry, words::Words};
///
/// let generator = Generator::new(Revision::NEWEST, "web");
/// let recipe = Recipe {
///     kind: Kind::CLASSIC,
///     fill: Fill::Random,
///     symmetry: Symmetry::Rotate180,
///     removal: Removal::Band(45..=45),
///     search: false,
/// };
/// let page = render(&WebEdition {
///     words: &Words::english(),
///     paper: "The Morning Post",
///     title: None,
///     number: 326,
///     date: jiff::civil::date(2026, 11, 21),
///     before: Some(jiff::civil::date(2026, 11, 20)),
///     level: Level::Medium,
///     stars: (2, 5),
///     puzzle: &generator.attempt(&recipe, &Address { section: "a".into(), index: 1 }, 0),
///     symbols: Symbols::Letters,
///     code: "morning-post-326",
///     with_solution: true,
/// });
/// assert!(page.starts_with("<!doctype html>") && page.contains("Sudoku 326"));
/// ```
pub fn render(edition: &WebEdition) -> String {
    let words = edition.words;
    let texts = words.web_page_texts().chain(words.web_script_texts());
    let mut slots: BTreeMap<&str, String> =
        texts.map(|(name, text)| (name, escaped(&text))).collect();
    let helps = edition.helps(&slots);
    slots.extend(edition.slots());
    slots.insert("helps", helps);
    fill(PAGE, &slots)
}

impl WebEdition<'_> {
    /// The buttons that help with this puzzle: hints need the solution, and sums cages.
    fn helps(&self, slots: &BTreeMap<&str, String>) -> String {
        let help = if self.with_solution { HINT } else { CHECK };
        let sums = match self.puzzle.shape.cages() {
            [] => "",
            _ => SUMS,
        };
        fill(&format!("{help}{sums}"), slots)
    }

    /// The contents of the slots of the page, by their names.
    fn slots(&self) -> [(&'static str, String); 16] {
        let (words, kind) = (self.words, self.puzzle.shape.kind());
        let title = match self.title {
            Some(title) => format!("{title} {}", self.number),
            None => words.web_title(self.number),
        };
        let paper = match self.paper {
            "" => String::new(),
            paper => format!("<p class=\"paper\">{}</p>", escaped(paper)),
        };
        let document = match self.paper {
            "" => title.clone(),
            paper => format!("{title} – {paper}"),
        };
        [
            ("language", escaped(words.language())),
            ("document", escaped(&document)),
            ("paper", paper),
            ("title", escaped(&title)),
            ("day", self.date.to_string()),
            ("date", escaped(&words.full_date(self.date))),
            ("kind", self.kind()),
            ("level", escaped(self.words.level(self.level))),
            ("stars", self.stars()),
            ("class", self.class()),
            ("side", kind.side().to_string()),
            ("board", self.board()),
            ("note", self.note()),
            ("told", self.rules()),
            ("look", look()),
            (
                "script",
                format!(
                    "{}\n{}",
                    self.data(),
                    script(!self.puzzle.shape.cages().is_empty())
                ),
            ),
        ]
    }

    /// Size and variants, where they are not what everybody expects.
    fn kind(&self) -> String {
        match self.puzzle.shape.kind() {
            Kind::CLASSIC => String::new(),
            kind => format!("<span>{}</span>", escaped(&self.words.kind(kind))),
        }
    }

    fn stars(&self) -> String {
        let (stars, most) = self.stars;
        if most == 0 {
            return String::new();
        }
        let row = |star: &str, count: u8| star.repeat(usize::from(count));
        format!(
            "<span class=\"stars\" role=\"img\" aria-label=\"{}\">{}{}</span>",
            escaped(&self.words.web_difficulty(stars, most)),
            row("★", stars.min(most)),
            row("☆", most.saturating_sub(stars)),
        )
    }

    /// The classes of the grid for the style sheet: its size, room for the sums of cages, and wide numbers.
    fn class(&self) -> String {
        let shape = &self.puzzle.shape;
        let large = if shape.side() > 9 { "large" } else { "small" };
        let caged = if shape.cages().is_empty() {
            ""
        } else {
            " caged"
        };
        let is_wide = self.symbols == Symbols::Numbers && shape.side() > 9;
        format!("{large}{caged}{}", if is_wide { " wide" } else { "" })
    }

    /// The grid: a drawing, and its cells above it.
    fn board(&self) -> String {
        let side = self.puzzle.shape.side();
        let label = escaped(&self.words.web_grid(side));
        let mut board = art::drawing(&self.puzzle.shape);
        board += &format!("<table id=\"grid\" aria-label=\"{label}\">\n");
        for row in self.puzzle.givens.cells().chunks(side) {
            board += "<tr>";
            row.iter().for_each(|&value| board += &self.cell(value));
            board += "\n";
        }
        board + "</table>"
    }

    fn cell(&self, value: u8) -> String {
        match value {
            0 => "<td>".to_owned(),
            given => format!("<td>{}", self.symbols.text(given)),
        }
    }

    /// The rules of the variants, below the grid.
    fn note(&self) -> String {
        let kind = self.puzzle.shape.kind();
        let rule = |variant| self.words.variant_rule(variant, [kind]);
        let rules: Vec<String> = kind.variants().map(rule).collect();
        match rules.is_empty() {
            true => String::new(),
            false => format!("<p class=\"note rule\">{}</p>", escaped(&rules.join(" "))),
        }
    }

    /// The rules, and what hints speak of where there are any.
    fn rules(&self) -> String {
        let (words, kind) = (self.words, self.puzzle.shape.kind());
        let mut told = vec![words.web_rules(kind, self.symbols)];
        if self.with_solution {
            told.push([&words.web_hint_names(), words.houses_are(), words.sees()].join(" "));
        }
        told.push(words.web_kept().to_owned());
        told.iter()
            .map(|text| format!("<p>{}</p>\n", escaped(text)))
            .collect()
    }

    /// The puzzle as data for the script. Nothing in it can end the element that it stands in.
    fn data(&self) -> String {
        let json = serde_json::to_string(&data::Data::new(self)).expect("texts and numbers");
        let json = json.replace('<', "\\u003c");
        format!("<script type=\"application/json\" id=\"puzzle\">{json}</script>")
    }
}

/// The pieces as one, with names that nothing outside sees, and without what only their readers need.
fn script(has_cages: bool) -> String {
    let cages = has_cages.then_some(CAGES);
    let pieces: Vec<&str> = SCRIPT.into_iter().chain(cages).collect();
    let whole = format!("\"use strict\";\n(() => {{\n{}\n}})();", pieces.join("\n"));
    format!("<script>{}</script>", minifier::js::minify(&whole))
}

/// The style sheet, without what only its readers need.
fn look() -> String {
    let look = minifier::css::minify(LOOK).expect("the style sheet is sound");
    look.to_string().replace(";}", "}")
}

/// `text` with each `{{name}}` replaced by its slot. What is filled in is not looked at again.
///
/// # Panics
/// When there is no such slot.
fn fill(text: &str, slots: &BTreeMap<&str, String>) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").expect("a slot is closed");
        let slot = slots.get(name);
        filled += before;
        filled += slot.unwrap_or_else(|| panic!("no slot `{name}`"));
        rest = after;
    }
    filled + rest
}

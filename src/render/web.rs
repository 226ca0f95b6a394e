//! The web edition: a self-contained HTML file in which one puzzle is played.
//!
//! `page.html` is its frame, `look.css` its style and `script/` its code, as modules. The parts that depend on the puzzle are
//! filled in here: texts, the drawing of the grid (`grid_svg`), and the data for the script, with the steps of a human
//! solver as hints (`data`). A file without the solution contains nothing derived from it.

mod archive;
mod brand;
mod data;
mod figure;
mod grid_svg;
mod news;
#[cfg(test)]
mod tests;

use brand::PageSummary;
use gridpress_bookspec::{Contest, WebAddress, WebSpec, escape_xml};
use gridpress_engine::generate::{Level, Revision};
use gridpress_engine::puzzle::{Cell, Kind, Puzzle, SignLocation};
use gridpress_ground::hash::sha256;
use gridpress_messages::symbols::{GridView, Symbols};
use gridpress_messages::{CageForms, Words};
use jiff::civil;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

pub use archive::{Archive, ArchiveDay, ArchiveSlot, worker};
pub use brand::Brand;

/// A puzzle and everything that its page shows.
#[derive(Clone, Debug)]
pub struct WebEdition<'a> {
    /// The language of the page.
    pub words: &'a Words,
    /// The newspaper.
    pub brand: Brand<'a>,
    /// The name of the puzzle, as in `Killer`; the default is Sudoku.
    pub title: Option<&'a str>,
    /// The puzzle's number.
    pub number: u32,
    /// The date of the puzzle.
    pub date: civil::Date,
    /// The previous day with a puzzle, if any. It continues a streak of days.
    pub before: Option<civil::Date>,
    /// The next day with a puzzle, if any.
    pub after: Option<civil::Date>,
    /// The time zone that determines the current day, by its IANA name.
    pub zone: &'a str,
    /// The part after the date in the name of the page's file: `-killer`, or empty.
    pub stem: &'a str,
    /// Its level.
    pub level: Level,
    /// The number of stars of its level, and the largest number; no stars are shown if that is 0.
    pub stars: (u8, u8),
    /// The expected solving time in rounded minutes, if it is shown.
    pub minutes: Option<u32>,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// The corrections since the puzzle was published, in words.
    pub corrections: Vec<String>,
    /// The contest with the puzzle, if there is one.
    pub contest: Option<WebContest<'a>>,
    /// The engine revision whose techniques the hints use.
    pub revision: &'static Revision,
    /// The symbols of the values.
    pub symbols: Symbols,
    /// The key under which browsers store the game, unique within a site.
    pub code: &'a str,
    /// `true` if the page includes the solution: it checks entries, gives hints and can show the solution.
    pub with_solution: bool,
    /// The pages of all slots on that day, this one included, in the order of slots; linked on a site.
    pub day: &'a [DayPage],
}

/// A page of a day.
#[derive(Clone, Debug)]
pub struct DayPage {
    /// The name of its slot.
    pub slot: String,
    /// The file name.
    pub file: String,
    /// Its language, as a BCP 47 tag.
    pub language: String,
    /// The kind and level of its puzzle. Pages that only differ in language are alternatives for readers.
    pub puzzle: (Kind, Level),
}

/// The contest with a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct WebContest<'a> {
    /// The requested part of the solution, and the days for entries.
    pub contest: &'a Contest,
    /// The answer, once it may be public.
    pub answer: Option<&'a str>,
    /// The last day for entries.
    pub closes: civil::Date,
}

impl WebContest<'_> {
    /// Returns the request, or the answer once it may be public.
    fn text(&self, words: &Words) -> String {
        match self.answer {
            Some(answer) => format!("{}: {answer}", words.solution()),
            None => words.contest(&self.contest.letters(), self.closes),
        }
    }
}

macro_rules! modules {
    ($($path:literal)*) => { [$(($path, include_str!(concat!("web/script/", $path)))),*] };
}

const PAGE: &str = include_str!("web/page.html");
const LOOK: &str = include_str!("web/look.css");
/// The parts of the page that depend on the solution: one with it, one without it.
const HINT: &str = include_str!("web/hint.html");
const CHECK: &str = include_str!("web/check.html");
/// The part of the page for cages.
const SUMS: &str = include_str!("web/sums.html");
/// The part of the page for several grids.
const NEAR: &str = include_str!("web/near.html");
/// The modules of the scripts, by the path in their imports.
const MODULES: &[(&str, &str)] = &modules![
    "another.js" "archive.js" "board.js" "cages.js" "clock.js" "controls.js" "dialog.js" "elements.js" "embed.js" "ending.js"
    "entry.js" "figure.js" "game.js" "generated.js" "hints.js" "input.js" "letters.js" "lines.js" "links.js" "menu.js" "offline.js" "play.js" "pointer.js" "progress.js"
    "replay.js" "results.js" "rules.js" "saved.js" "select.js" "settings.js" "share.js" "site.js" "statistics.js" "store.js" "zoom.js"
];

/// Returns the page of a puzzle as one HTML file. Equal editions give equal bytes.
///
/// ```
/// use gridpress_engine::generate::{Address, Generator, Level, Recipe, Removal, Revision};
/// use gridpress_render::web::{Brand, WebEdition, render};
/// use gridpress_bookspec::WebSpec;
/// use gridpress_messages::{Words, symbols::Symbols};
/// use gridpress_engine::puzzle::{Kind, Symmetry};
///
/// let generator = Generator::new(Revision::NEWEST, "web");
/// let recipe = Recipe::new(Kind::CLASSIC, Symmetry::Rotate180, Removal::Band(45..=45));
/// let page = render(&WebEdition {
///     words: &Words::english(),
///     brand: Brand { paper: "The Morning Post", web: &WebSpec::default() },
///     title: None,
///     number: 326,
///     date: jiff::civil::date(2026, 11, 21),
///     before: Some(jiff::civil::date(2026, 11, 20)),
///     after: Some(jiff::civil::date(2026, 11, 22)),
///     zone: "Europe/London",
///     stem: "",
///     level: Level::Medium,
///     stars: (2, 5),
///     minutes: Some(12),
///     corrections: Vec::new(),
///     contest: None,
///     puzzle: &generator.attempt(&recipe, &Address { section: "a".into(), index: 1 }, 0),
///     revision: Revision::NEWEST,
///     symbols: Symbols::Letters,
///     code: "morning-post-326",
///     with_solution: true,
///     day: &[],
/// });
/// assert!(page.starts_with("<!doctype html>") && page.contains("Sudoku 326"));
/// ```
pub fn render(edition: &WebEdition) -> String {
    let words = edition.words;
    let mut slots: BTreeMap<&str, String> = words
        .web_page_texts()
        .chain(words.web_script_texts())
        .map(|(name, text)| (name, escape_xml(&text)))
        .collect();
    let help_buttons = edition.help_buttons(&slots);
    slots.extend(edition.slots());
    slots.insert("help_buttons", help_buttons);
    fill_template(PAGE, &slots)
}

impl<'a> WebEdition<'a> {
    /// Creates the page of a puzzle that no newspaper prints, with its solution.
    pub fn alone(
        words: &'a Words,
        puzzle: &'a Puzzle,
        level: Level,
        symbols: Symbols,
        code: &'a str,
    ) -> WebEdition<'a> {
        static WEB: LazyLock<WebSpec> = LazyLock::new(WebSpec::default);
        WebEdition {
            words,
            brand: Brand { paper: "", web: &WEB },
            title: None,
            number: 1,
            date: civil::Date::default(),
            before: None,
            after: None,
            zone: "UTC",
            stem: "",
            level,
            stars: (0, 0),
            minutes: None,
            puzzle,
            corrections: Vec::new(),
            contest: None,
            revision: Revision::NEWEST,
            symbols,
            code,
            with_solution: true,
            day: &[],
        }
    }

    /// Returns the help buttons: hints require the solution, and sums require cages.
    fn help_buttons(&self, slots: &BTreeMap<&str, String>) -> String {
        let help = if self.with_solution { HINT } else { CHECK };
        let sums = match self.puzzle.shape.cages() {
            [] => "",
            _ => SUMS,
        };
        let near = if self.has_one_grid() { "" } else { NEAR };
        fill_template(&format!("{help}{sums}{near}"), slots)
    }

    /// Returns the folder of the engine; `None` without one, or if the symbols are those of this puzzle alone.
    fn engine(&self) -> Option<&'a str> {
        let engine = self.brand.web.engine.as_ref().map(WebAddress::as_str);
        engine.filter(|_| !self.symbols.name().is_empty())
    }

    /// Returns the grid of the puzzle.
    fn grid(&self) -> GridView<'_> {
        GridView { shape: &self.puzzle.shape, symbols: &self.symbols }
    }

    /// `true` if there is one grid, as in most puzzles.
    fn has_one_grid(&self) -> bool {
        self.puzzle.shape.kind().grids().is_single()
    }

    /// Returns the contents of the page's slots, by name.
    fn slots(&self) -> BTreeMap<&'static str, String> {
        let title = self.heading();
        let document = match self.brand.paper {
            "" => title.clone(),
            paper => format!("{title} – {paper}"),
        };
        let summary = PageSummary {
            file: &self.file(self.date),
            title: &document,
            description: &self.description(),
            languages: self.languages(),
        };
        let look = format!("{LOOK}\nmain {{ {} }}\n", self.measures());
        let look = match self.symbols {
            Symbols::Shapes => brand::with_shapes(&look),
            _ => look,
        };
        let mut slots = self.brand.slots((&look, &self.script()), self.words, &summary);
        slots.extend([
            ("title", escape_xml(&title)),
            ("day", self.date.to_string()),
            ("date", escape_xml(&self.words.full_date(self.date))),
            ("kind", self.kind()),
            ("level", escape_xml(self.words.level(self.level))),
            ("stars", self.stars()),
            ("minutes", self.minutes()),
            ("days", self.days()),
            ("day_pages", self.day_pages()),
            ("previous_path", self.previous_path()),
            ("class", self.class()),
            ("board", self.board()),
            ("note", self.note()),
            ("rule_texts", self.rules()),
            ("data", self.data()),
        ]);
        slots
    }

    /// Returns the name of the puzzle, with its number.
    fn heading(&self) -> String {
        match self.title {
            Some(title) => format!("{title} {}", self.number),
            None => self.words.web_title(self.number),
        }
    }

    /// Describes the page in one line: its day, its kind unless classic, and its level.
    fn description(&self) -> String {
        let kind = Some(self.puzzle.shape.kind()).filter(|kind| *kind != Kind::CLASSIC);
        let kind = kind.map(|kind| self.words.kind(kind));
        let level = self.words.level(self.level).to_owned();
        let parts = [Some(self.words.full_date(self.date)), kind, Some(level)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Returns the file name of the slot's page for a day.
    fn file(&self, date: civil::Date) -> String {
        format!("{date}{}.html", self.stem)
    }

    /// Returns the links to the neighbouring days and to the archive. The next day may be in the future.
    fn days(&self) -> String {
        if !self.brand.web.site {
            return String::new();
        }
        let link = |of: &str, file: &str, label: &str, way: &str| {
            let label = escape_xml(label);
            format!(
                "<a {of}href=\"{file}\" aria-label=\"{label}\" title=\"{label}\"><svg viewBox=\"0 0 24 24\"><path d=\"{way}\"/></svg></a>"
            )
        };
        let words = self.words;
        let mut days = String::new();
        if let Some(before) = self.before {
            days +=
                &link("rel=\"prev\" ", &self.file(before), words.web_before(), "M15 5l-7 7 7 7");
        }
        days += &link("", "index.html", words.web_archive(), "M4 6h16v14H4zM4 11h16M8 3v4M16 3v4");
        if let Some(after) = self.after {
            let zone = escape_xml(self.zone);
            let of = format!("rel=\"next\" data-day=\"{after}\" data-zone=\"{zone}\" hidden ");
            days += &link(&of, &self.file(after), words.web_after(), "M9 5l7 7-7 7");
        }
        format!("<span class=\"days\">{days}</span>")
    }

    /// Returns the link to the steps of the previous puzzle, on its own page.
    fn previous_path(&self) -> String {
        // A contest may still be open, so that the page of the day before has no steps.
        let has_steps = self.brand.web.site && self.with_solution && self.contest.is_none();
        let Some(before) = self.before.filter(|_| has_steps) else {
            return String::new();
        };
        let (file, label) = (self.file(before), escape_xml(self.words.previous_path()));
        format!("<p class=\"leads\"><a href=\"{file}#path\">{label}</a></p>\n")
    }

    /// Returns links to the pages of all slots on that day, if there are several.
    fn day_pages(&self) -> String {
        if !self.brand.web.site || self.day.len() < 2 {
            return String::new();
        }
        let own = self.file(self.date);
        let links = self.day.iter().map(|page| {
            let current = if page.file == own { " aria-current=\"page\"" } else { "" };
            let (file, slot) = (escape_xml(&page.file), escape_xml(&page.slot));
            let language = escape_xml(&page.language);
            format!("<a href=\"{file}\" lang=\"{language}\"{current}>{slot}</a>")
        });
        let label = escape_xml(&self.words.full_date(self.date));
        let links = links.collect::<Vec<_>>().join("\n");
        format!("<nav class=\"slots\" aria-label=\"{label}\">\n{links}\n</nav>\n")
    }

    /// Returns the language and file of each page with the same kind and level on that day, one for each language; none
    /// if all are in the language of this page.
    fn languages(&self) -> BTreeMap<&str, &str> {
        let own = self.day.iter().find(|page| page.file == self.file(self.date));
        let Some(own) = own.filter(|_| self.brand.web.site) else {
            return BTreeMap::new();
        };
        let same = self.day.iter().filter(|page| page.puzzle == own.puzzle);
        // The first page of a language wins, but for its own language always this one.
        let mut languages: BTreeMap<&str, &str> =
            same.rev().map(|page| (&*page.language, &*page.file)).collect();
        languages.insert(&own.language, &own.file);
        if languages.len() > 1 { languages } else { BTreeMap::new() }
    }

    /// Returns size and variants, unless classic.
    fn kind(&self) -> String {
        match self.puzzle.shape.kind() {
            Kind::CLASSIC => String::new(),
            kind => format!("<span>{}</span>", escape_xml(&self.words.kind(kind))),
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
            escape_xml(&self.words.web_difficulty(stars, most)),
            row("★", stars.min(most)),
            row("☆", most.saturating_sub(stars)),
        )
    }

    /// Returns the expected solving time.
    fn minutes(&self) -> String {
        let text = |minutes| escape_xml(&self.words.about_minutes(minutes));
        self.minutes.map_or(String::new(), |minutes| {
            format!("<span class=\"minutes\">{}</span>", text(minutes))
        })
    }

    /// Returns the variables for the style sheet: the number of columns, the aspect ratio if the grid is higher than
    /// wide, and its width relative to one of several grids with a margin.
    fn measures(&self) -> String {
        let kind = self.puzzle.shape.kind();
        let (rows, columns) = kind.extent();
        let mut measures = format!("--side: {columns}");
        if rows > columns {
            measures += &format!("; --slim: calc({columns} / {rows})");
        }
        if !self.has_one_grid() {
            measures += &format!("; --near: calc({columns} / ({} + .8))", kind.digits());
        }
        measures
    }

    /// Returns the classes of the grid for the style sheet: number of digits, cages, wide numbers, several grids.
    fn class(&self) -> String {
        let shape = &self.puzzle.shape;
        let large = if shape.digits() > 9 { "large" } else { "small" };
        let caged = if shape.cages().is_empty() { "" } else { " caged" };
        let has_circles =
            shape.marks().iter().any(|mark| mark.sign.location() == SignLocation::OnCorner);
        let circled = if has_circles { " circled" } else { "" };
        let is_wide = self.symbols == Symbols::Numbers && shape.digits() > 9;
        let wide = if is_wide { " wide" } else { "" };
        let several = if self.has_one_grid() { "" } else { " several" };
        format!("{large}{caged}{circled}{wide}{several}")
    }

    /// Returns the grid: a drawing, with its cells on top.
    fn board(&self) -> String {
        let shape = &self.puzzle.shape;
        let (rows, columns) = shape.kind().extent();
        let label = escape_xml(&self.words.web_grid(rows, columns));
        let mut board = grid_svg::drawing(shape);
        board += &format!("<table id=\"grid\" aria-label=\"{label}\">\n");
        for row in 0..rows {
            board += "<tr>";
            let cells = (0..columns).map(|column| self.cell(row * shape.side() + column));
            board += &cells.collect::<String>();
            board += "\n";
        }
        board + "</table>"
    }

    fn cell(&self, cell: Cell) -> String {
        match self.puzzle.givens.get(cell) {
            _ if self.puzzle.shape.is_hole(cell) => "<td class=\"hole\">".to_owned(),
            0 => format!("<td{}>", self.letter(cell)),
            given => format!("<td{}>{}", self.letter(cell), self.symbols.text(given)),
        }
    }

    /// Returns the attribute with the letter of a cell that a contest asks for.
    fn letter(&self, cell: Cell) -> String {
        let mut lettered = self.contest.iter().flat_map(|contest| contest.contest.lettered_cells());
        let letter = lettered.find(|(_, other)| *other == cell);
        letter.map_or(String::new(), |(letter, _)| format!(" data-letter=\"{letter}\""))
    }

    /// Returns the corrections and the rules of the variants, for below the grid.
    fn note(&self) -> String {
        let corrections = self.corrections.iter();
        let corrections =
            corrections.map(|text| format!("<p class=\"note notice\">{}</p>", escape_xml(text)));
        let contest = self.contest.iter();
        let contest = contest.map(|contest| {
            format!("<p class=\"note notice\">{}</p>", escape_xml(&contest.text(self.words)))
        });
        corrections.chain(contest).chain([self.variant_rules()]).collect()
    }

    /// Returns the rules of the variants.
    fn variant_rules(&self) -> String {
        let kind = self.puzzle.shape.kind();
        let forms = CageForms::of([&*self.puzzle.shape]);
        let rules: Vec<String> = self.words.own_rules(kind, forms).map(|(_, rule)| rule).collect();
        if rules.is_empty() {
            String::new()
        } else {
            format!("<p class=\"note rule\">{}</p>", escape_xml(&rules.join(" ")))
        }
    }

    /// Returns the rules, and the terms used by hints if there are any.
    fn rules(&self) -> String {
        let (words, kind) = (self.words, self.puzzle.shape.kind());
        let mut texts = vec![words.web_rules(kind, self.symbols.clone())];
        if self.with_solution {
            let cells = words.web_hint_names();
            let grids = (!self.has_one_grid()).then(|| words.grids_counted());
            let names = [Some(&*cells), grids, Some(words.houses_are()), Some(words.sees())];
            texts.push(names.into_iter().flatten().collect::<Vec<_>>().join(" "));
            texts.push(format!("{} {}", words.web_signs(), words.chains()));
        }
        texts.push(words.web_kept().to_owned());
        texts.iter().map(|text| format!("<p>{}</p>\n", escape_xml(text))).collect()
    }

    /// Returns the script of the page.
    fn script(&self) -> String {
        let web = self.brand.web;
        let has_cages = !self.puzzle.shape.cages().is_empty();
        let has_links = self.puzzle.shape.kind().has_marks()
            || !self.puzzle.shape.pair_constraints().is_empty();
        let has_lines = !self.puzzle.shape.sequences().is_empty();
        let modules = [
            // All other modules read the puzzle that this one may replace.
            (self.engine().is_some(), "generated.js"),
            (self.symbols.alphabet().is_some(), "letters.js"),
            (has_cages, "cages.js"),
            (has_links, "links.js"),
            (has_lines, "lines.js"),
            (!self.has_one_grid(), "zoom.js"),
            (web.site, "site.js"),
            (web.embed.is_some(), "embed.js"),
            (web.results.is_some(), "results.js"),
            (self.engine().is_some(), "another.js"),
            // Play starts after all others are loaded.
            (true, "play.js"),
        ];
        script(modules.into_iter().filter_map(|(is_needed, module)| is_needed.then_some(module)))
    }

    /// Returns the puzzle as data for the script. Nothing in it can end the enclosing element.
    fn data(&self) -> String {
        let json = serde_json::to_string(&data::PuzzleData::new(self))
            .expect("texts and numbers")
            // Within a script element only `</script` and `<!--` matter to a browser, and both begin with this
            // character.
            .replace('<', "\\u003c");
        format!("<script type=\"application/json\" id=\"puzzle\">{json}</script>")
    }
}

/// Returns the version of pages: those with equal ones can have each other's puzzles.
pub fn program() -> String {
    let modules = MODULES.iter().map(|(_, module)| *module);
    let whole: String = [PAGE].into_iter().chain(modules).collect();
    format!("{}-{}", env!("CARGO_PKG_VERSION"), &sha256(whole.as_bytes())[..8])
}

/// Returns the code of these modules and all that they import, minified, in a scope of its own.
fn script(modules: impl IntoIterator<Item = &'static str>) -> String {
    // A function around everything keeps the names of the script out of the global scope.
    let whole = format!("\"use strict\";\n(() => {{\n{}\n}})();", bundle(modules));
    minifier::js::minify(&whole).to_string()
}

/// The start of the link of a page to the next day.
const NEXT: &str = "<a rel=\"next\"";

/// Removes the link of a page to the next day, unless `is_public` returns `true` for the file that it leads to.
pub fn without_closed_link(page: Vec<u8>, is_public: impl Fn(&str) -> bool) -> Vec<u8> {
    let Ok(text) = str::from_utf8(&page) else {
        return page;
    };
    let link = text.find(NEXT).and_then(|start| {
        let end = start + text[start..].find("</a>")? + "</a>".len();
        let (_, target) = text[start..end].split_once("href=\"")?;
        let (target, _) = target.split_once('"')?;
        (!is_public(target)).then_some(start..end)
    });
    match link {
        Some(link) => [&page[..link.start], &page[link.end..]].concat(),
        None => page,
    }
}

/// Returns the code of modules and all that they import, each once and after its imports.
fn bundle(modules: impl IntoIterator<Item = &'static str>) -> String {
    let (mut bundled, mut code) = (BTreeSet::new(), String::new());
    for path in modules {
        add_module(path, &mut bundled, &mut code);
    }
    code
}

/// Appends a module to `code`. It loses its `import` and `export`, as all modules of a page share one scope, where no
/// name stands twice.
fn add_module(path: &'static str, bundled: &mut BTreeSet<&'static str>, code: &mut String) {
    if !bundled.insert(path) {
        return;
    }
    let text = MODULES.iter().find(|(name, _)| *name == path).expect("a listed module").1;
    let mut imports = text.split("\nimport ");
    let mut own = imports.next().unwrap_or_default().to_owned();
    for import in imports {
        let (_, from) = import.split_once("\"./").expect("a path follows the names");
        let (path, rest) = from.split_once("\";").expect("an import ends");
        add_module(path, bundled, code);
        own += rest;
    }
    *code += &own.replace("\nexport ", "\n");
}

/// Replaces each `{{name}}` in `text` by its slot. Slots are not expanded recursively.
///
/// # Panics
/// If there is no such slot.
fn fill_template(text: &str, slots: &BTreeMap<&str, String>) -> String {
    let mut filled = String::new();
    let mut rest = text;
    // The text is read once from left to right, so braces within a slot, such as a title, stay as they are.
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").expect("a slot is closed");
        let slot = slots.get(name);
        filled += before;
        filled += slot.unwrap_or_else(|| panic!("no slot `{name}`"));
        rest = after;
    }
    filled + rest
}

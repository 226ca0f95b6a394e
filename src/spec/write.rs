//! A spec with every default spelled out, as TOML: what the lock keeps.

use super::answers::Walkthroughs;
use super::book::BookSpec;
use super::cover::{CoverSpec, SpineText};
use super::grid::GridSpec;
use super::imposition::{Imposition, Scheme};
use super::isbn::Isbn;
use super::link::LinkPattern;
use super::matter::{Back, Front};
use super::page::Inside;
use super::puzzle::{LevelSign, PuzzleSpec};
use super::section::{Contents, Section};
use super::text_page::{OwnPage, OwnPlace};
use super::type_spec::TypeSpec;
use crate::fonts::{Families, Family};
use crate::generate::{Fill, Level, Removal, Window};
use crate::puzzle::Symbols;
use crate::units::Size;
use std::fmt;
use std::ops::RangeInclusive;
use toml::{Table, Value};

impl BookSpec {
    /// The spec with every default spelled out, as TOML that [`BookSpec::parse`] reads back.
    pub fn to_toml(&self) -> toml::Table {
        table(self)
    }

    /// What its puzzles are made from besides seed and engine, in lines of TOML: the keys of each section that
    /// matter to them, unless they are as usual, and the replacements.
    pub fn recipes(&self) -> Vec<String> {
        recipes(self)
    }
}

impl fmt::Debug for BookSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BookSpec {{ {} }}", self.to_toml())
    }
}

fn table(spec: &BookSpec) -> Table {
    let mut top = Table::new();
    put(&mut top, "title", spec.title.as_str());
    put_some(&mut top, "subtitle", spec.subtitle.as_deref());
    put_some(&mut top, "author", spec.author.as_deref());
    put_some(&mut top, "isbn", spec.isbn.as_ref().map(Isbn::to_string));
    put(&mut top, "language", spec.words.language());
    put_some(&mut top, "seed", spec.seed.as_deref());
    put(&mut top, "engine", spec.engine.number());
    put_some(&mut top, "date", spec.date.map(|date| date.to_string()));
    put(&mut top, "profile", spec.profile.name());
    put(&mut top, "design", spec.design.name());

    let page = &spec.page;
    let mut margins = Table::new();
    let inside = match page.inside {
        Inside::Auto => "auto".to_owned(),
        Inside::Fixed(length) => length.to_string(),
    };
    put(&mut margins, "inside", inside);
    put(&mut margins, "outside", page.outside.to_string());
    put(&mut margins, "top", page.top.to_string());
    put(&mut margins, "bottom", page.bottom.to_string());
    let mut table = Table::new();
    put(&mut table, "trim", size(page.trim));
    put(&mut table, "margins", margins);
    put(&mut table, "bleed", page.bleed.to_string());
    put(&mut table, "condition", page.condition.name);
    put(&mut table, "folios", page.folios);
    put(&mut table, "running_heads", page.running_heads);
    put_some(
        &mut table,
        "printer",
        page.printer.map(|printer| printer.name),
    );
    put(&mut top, "page", table);

    let mut table = Table::new();
    for (key, text) in spec.words.own() {
        put(&mut table, key, text.as_str());
    }
    if !table.is_empty() {
        put(&mut top, "words", table);
    }

    put(&mut top, "type", type_spec(spec));
    put(&mut top, "grid", grid(&spec.grid));

    put(
        &mut top,
        "section",
        spec.sections.iter().map(section).collect::<Vec<_>>(),
    );

    let mut levels = Table::new();
    for (name, level) in Level::NAMES {
        let mut table = Table::new();
        put_some(
            &mut table,
            "removed",
            spec.levels.moved_band(*level).map(|own| band(&own)),
        );
        let own = spec.levels.moved_window(*level);
        put_some(&mut table, "technique", own.map(|own| window(&own)));
        if !table.is_empty() {
            put(&mut levels, name, table);
        }
    }
    if !levels.is_empty() {
        put(&mut top, "levels", levels);
    }

    put(&mut top, "puzzle", puzzle(&spec.puzzle));

    let mut table = Table::new();
    put(&mut table, "placement", spec.answers.placement.name());
    put_some(&mut table, "per_page", spec.answers.per_page);
    put(
        &mut table,
        "walkthrough",
        walkthrough(&spec.answers.walkthrough),
    );
    put(&mut table, "hints", spec.answers.hints);
    put(&mut top, "answers", table);

    put(&mut top, "front", front(&spec.front));
    put(&mut top, "back", back(&spec.back));
    if !spec.own_pages.is_empty() {
        let pages = spec.own_pages.iter();
        let pages: Vec<Value> = pages.map(|page| own_page(page, &spec.sections)).collect();
        put(&mut top, "text", pages);
    }

    put(&mut top, "cover", cover(&spec.cover));
    let imposition = spec.imposition.as_ref().map(imposition);
    put_some(&mut top, "imposition", imposition);

    let replaced = replace(spec);
    if !replaced.is_empty() {
        put(&mut top, "replace", replaced);
    }
    top
}

fn type_spec(spec: &BookSpec) -> Table {
    let Families {
        text,
        headings,
        digits,
        figures,
    } = &spec.families;
    let mut table = Table::new();
    put(&mut table, "text", family(text));
    put(&mut table, "headings", family(headings));
    put(&mut table, "digits", family(digits));
    put(&mut table, "figures", figures.name());
    let TypeSpec {
        size,
        leading,
        justified,
        hyphenated,
    } = spec.type_spec;
    put(&mut table, "size", size.to_string());
    put(&mut table, "leading", leading.to_string());
    put(&mut table, "justify", justified);
    put(&mut table, "hyphenate", hyphenated);
    table
}

fn grid(grid: &GridSpec) -> Table {
    let mut table = Table::new();
    put(&mut table, "thin", grid.rules.thin.to_string());
    put(&mut table, "thick", grid.rules.thick.to_string());
    put(&mut table, "tint", u32::from(grid.tint));
    put(&mut table, "tinted_boxes", grid.tinted_boxes);
    put(&mut table, "gap", grid.gap.to_string());
    table
}

fn puzzle(puzzle: &PuzzleSpec) -> Table {
    let mut table = Table::new();
    put(&mut table, "level", puzzle.level);
    put(&mut table, "stars", puzzle.sign == Some(LevelSign::Stars));
    put(&mut table, "dots", puzzle.sign == Some(LevelSign::Dots));
    for (key, is_wanted) in [
        ("givens", puzzle.givens),
        ("technique", puzzle.technique),
        ("answer_page", puzzle.answer_page),
        ("name", puzzle.name),
        ("date", puzzle.date),
        ("time", puzzle.time),
        ("code", puzzle.code),
    ] {
        put(&mut table, key, is_wanted);
    }
    put_some(
        &mut table,
        "qr",
        puzzle.qr.as_ref().map(LinkPattern::to_string),
    );
    put(&mut table, "marks", puzzle.marks.name());
    table
}

fn section(section: &Section) -> Table {
    let mut table = Table::new();
    put(&mut table, "id", section.id.as_str());
    put_some(&mut table, "title", section.title.as_deref());
    put_some(
        &mut table,
        "level",
        section.contents.level().map(Level::name),
    );
    put(&mut table, "count", section.contents.count());
    put(&mut table, "per_page", section.per_page);
    put(&mut table, "order", section.order.name());
    let kind = section.contents.kind();
    put(&mut table, "size", format!("{0}x{0}", kind.side()));
    if !kind.has_usual_boxes() {
        let (rows, columns) = kind.boxes();
        put(&mut table, "box", format!("{rows}x{columns}"));
    }
    let variants: Vec<Value> = kind
        .variants()
        .map(|variant| Value::from(variant.name()))
        .collect();
    put(&mut table, "variant", variants);
    put(&mut table, "symbols", section.symbols.name());
    match &section.contents {
        Contents::Generated { target, .. } => {
            let recipe = &target.recipe;
            put(&mut table, "symmetry", recipe.symmetry.name());
            put(&mut table, "fill", recipe.fill.name());
            if let Removal::Band(removed) = &recipe.removal {
                put(&mut table, "removed", band(removed));
            }
            put_some(&mut table, "technique", target.window.as_ref().map(window));
            put(&mut table, "steady", target.steady);
        }
        Contents::Sourced { file, .. } => put(&mut table, "source", file.as_str()),
    }
    table
}

/// As [`BookSpec::recipes`] says.
fn recipes(spec: &BookSpec) -> Vec<String> {
    let line = |table: &Table| {
        let pairs = table.iter().map(|(key, value)| format!("{key} = {value}"));
        pairs.collect::<Vec<_>>().join(", ")
    };
    let usual = [
        ("variant", Value::Array(Vec::new())),
        ("symbols", Symbols::Letters.name().into()),
        ("fill", Fill::default().name().into()),
        ("steady", false.into()),
    ];
    let recipe = |of: &Section| {
        let mut table = section(of);
        table.retain(|key, value| {
            let is_usual = usual
                .iter()
                .any(|(own, usual)| *own == key && usual == value);
            !is_usual && !matches!(key, "title" | "per_page")
        });
        line(&table)
    };
    let replaced = replace(spec);
    let replaced = (!replaced.is_empty()).then(|| format!("replace = {}", Value::Table(replaced)));
    spec.sections.iter().map(recipe).chain(replaced).collect()
}

/// The replacements in sections: those of days are no part of a book.
fn replace(spec: &BookSpec) -> Table {
    let mut table = Table::new();
    for (address, pass_over) in &spec.replace {
        if spec
            .sections
            .iter()
            .any(|section| section.id == address.section)
        {
            put(&mut table, &address.to_string(), *pass_over);
        }
    }
    table
}

fn front(front: &Front) -> Table {
    let mut table = Table::new();
    put(&mut table, "half_title", front.half_title);
    put(&mut table, "title_page", front.title_page);
    put_some(&mut table, "copyright", front.copyright.as_deref());
    put_some(&mut table, "dedication", front.dedication.as_deref());
    put(&mut table, "contents", front.contents);
    put(&mut table, "how_to", front.how_to);
    put(&mut table, "levels", front.levels);
    put(&mut table, "techniques", front.techniques);
    table
}

fn back(back: &Back) -> Table {
    let mut table = Table::new();
    put(&mut table, "blank_grids", back.blank_grids);
    put(&mut table, "notes", back.notes);
    put(&mut table, "notes_style", back.notes_style.name());
    put_some(&mut table, "about_author", back.about_author.as_deref());
    put_some(&mut table, "about_book", back.about_book.as_deref());
    put(&mut table, "colophon", back.colophon);
    table
}

fn own_page(page: &OwnPage, sections: &[Section]) -> Value {
    let mut table = Table::new();
    put(&mut table, "file", page.file.as_str());
    let place = match page.place {
        OwnPlace::Front => "front",
        OwnPlace::Back => "back",
        OwnPlace::Before(index) => &sections[index].id,
    };
    put(&mut table, "place", place);
    put_some(&mut table, "title", page.title.as_deref());
    if !page.listed {
        put(&mut table, "contents", false);
    }
    Value::Table(table)
}

fn cover(cover: &CoverSpec) -> Table {
    let mut table = Table::new();
    put_some(&mut table, "blurb", cover.blurb.as_deref());
    put_some(&mut table, "background", cover.background.map(u32::from));
    put_some(&mut table, "puzzle", cover.puzzle);
    put_some(&mut table, "paper", cover.paper.as_deref());
    match &cover.spine {
        SpineText::Title => put(&mut table, "spine", true),
        SpineText::Own(text) => put(&mut table, "spine", text.as_str()),
        SpineText::Bare => put(&mut table, "spine", false),
    }
    table
}

fn imposition(imposition: &Imposition) -> Table {
    let mut table = Table::new();
    put(&mut table, "kind", imposition.scheme.name());
    match imposition.scheme {
        Scheme::Booklet { signature, creep } => {
            put_some(&mut table, "signature", signature);
            put(&mut table, "creep", creep.to_string());
        }
        Scheme::Nup(pages) => put(&mut table, "pages", pages),
        Scheme::Spread => {}
    }
    put_some(&mut table, "sheet", imposition.sheet.map(size));
    put(&mut table, "marks", imposition.marks);
    table
}

fn size(size: Size) -> Table {
    let mut table = Table::new();
    put(&mut table, "width", size.width.to_string());
    put(&mut table, "height", size.height.to_string());
    table
}

fn walkthrough(chosen: &Walkthroughs) -> Value {
    match chosen {
        Walkthroughs::All => Value::from("all"),
        Walkthroughs::Numbers(numbers) => numbers.iter().copied().collect::<Vec<_>>().into(),
    }
}

fn band(band: &RangeInclusive<u32>) -> Value {
    Value::from(vec![*band.start(), *band.end()])
}

fn window(window: &Window) -> Value {
    Value::from(vec![window.easiest.name(), window.hardest.name()])
}

fn family(family: &Family) -> Value {
    match family {
        Family::Bundled(name) => Value::from(*name),
        Family::Files([regular, italic, bold]) if regular == italic && regular == bold => {
            Value::from(regular.path.as_str())
        }
        Family::Files(files) => {
            let mut table = Table::new();
            for (style, file) in ["regular", "italic", "bold"].into_iter().zip(files) {
                put(&mut table, style, file.path.as_str());
            }
            Value::Table(table)
        }
    }
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

fn put_some(table: &mut Table, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        put(table, key, value);
    }
}

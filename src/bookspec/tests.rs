use super::*;
use gridpress_engine::generate::{Level, LevelOverride, Revision};
use gridpress_engine::puzzle::Kind;
use gridpress_ground::units::Length;
use gridpress_messages::diag::{Diagnostic, Source};

mod front_and_back;
mod keys;
mod names;

fn parse(text: &str) -> Result<ParsedSpec, Vec<Diagnostic>> {
    BookSpec::parse(&Source::new("book.toml", text), &NoFiles)
}

/// A spec that uses every key of a generated book.
const FULL: &str = r#"
title    = "Two Hundred Sudoku"
subtitle = "Easy to Expert"
author   = "Your Name"
isbn     = "9783161484100"
language = "en"
seed     = 2026
engine   = 1
date     = 2026-11-21
profile  = "screen"

[page]
trim    = "210x297mm"
margins = { inside = "auto", outside = "0.5in", top = "15mm", bottom = "1.5cm" }
bleed   = "0.125in"
printer = "kdp-paperback-white"

[type]
text   = "Atkinson Hyperlegible"
digits = "Source Serif 4"

[grid]
thin = "0.75pt"
thick = "2pt"

[[section]]
id       = "easy"
title    = "Warming up"
level    = "easy"
count    = 60
per_page = 2
size     = "9x9"
variant  = []
symmetry = "rotate180"

[[section]]
id = "more"
level = "hard"
count = 5
size = 9
box = "3x3"
symmetry = "none"
order = "drawn"
steady = true

[levels.easy]
removed   = [40, 44]
technique = ["single", "single"]

[answers]
placement = "after-section"
per_page  = 9
walkthrough = [65, 3]
hints     = true

[puzzle]
level       = false
dots        = true
givens      = true
technique   = true
answer_page = false
name        = true
date        = true
time        = true
code        = true
qr          = "https://example.com/{number}?c={code}&s={seed}"
marks       = "strip"

[front]
techniques = true
title_page = false
copyright  = "© 2026"
contents   = false
how_to     = false

[cover]
blurb      = """
Two paragraphs:

one, two."""
background = 85
puzzle     = 17
spine      = "Sudoku"
paper      = "white"

[imposition]
kind      = "booklet"
signature = 16
creep     = "0.1mm"
sheet     = "a3"

[replace]
"easy/17" = 1
"#;

#[test]
fn every_key_has_its_effect() {
    let (spec, warnings) = parse(FULL).unwrap();
    assert_eq!(spec.seed.as_deref(), Some("2026"));
    assert_eq!(spec.date.unwrap().to_string(), "2026-11-21");
    assert_eq!(spec.page.trim.width, Length::mm(210));
    assert_eq!(spec.page.top, spec.page.bottom);
    assert_eq!(spec.page.bleed, Length::mils(125));
    assert_eq!(
        spec.families.text,
        gridpress_base::fonts::FontFamily::Bundled("Atkinson Hyperlegible")
    );
    assert_eq!(spec.levels.band(Kind::CLASSIC, Level::Easy), 40..=44);
    assert_eq!(spec.levels.band(Kind::CLASSIC, Level::Hard), 50..=52);
    let easy = spec.levels.level_override(Level::Easy).window;
    assert_eq!(easy, Revision::NEWEST.scale().named("single"));
    assert_eq!(*spec.levels.level_override(Level::Hard), LevelOverride::default());
    let orders: Vec<PuzzleOrder> = spec.sections.iter().map(|section| section.order).collect();
    assert_eq!(orders, [PuzzleOrder::Rising, PuzzleOrder::Drawn]);
    let steady = |section: &Section| match &section.contents {
        Contents::Generated { target, .. } => target.steady,
        Contents::FromFile { .. } => false,
    };
    assert!(!steady(&spec.sections[0]) && steady(&spec.sections[1]));
    assert!(spec.answers.hints);
    assert_eq!(spec.puzzle.sign(), Some(LevelSign::Dots));
    assert_eq!(spec.puzzle.marks, PencilMarks::Strip);
    let PuzzleSpec { level, givens, technique, answer_page, name, date, time, code, qr, .. } =
        &spec.puzzle;
    assert!(*givens && *technique && *name && *date && *time && *code);
    assert!(!level && !answer_page);
    let link = qr.as_ref().unwrap().link(|field| format!("{field:?}+ü"));
    assert_eq!(link, "https://example.com/Number%2B%C3%BC?c=Code%2B%C3%BC&s=Seed%2B%C3%BC");
    assert_eq!(spec.answers.placement, Placement::AfterSection);
    assert_eq!(spec.puzzle_count(), 65);
    assert_eq!(spec.sections[1].per_page, 2);
    assert_eq!(spec.replace.values().copied().collect::<Vec<_>>(), [1]);
    let numbers = Walkthroughs::Numbers([3, 65].into());
    assert_eq!(spec.answers.walkthrough, numbers);
    assert!(spec.front.techniques);
    assert!(!spec.front.title_page && !spec.front.contents && spec.front.how_to == HowTo::None);
    assert_eq!(spec.isbn.unwrap().to_string(), "978-3-16-148410-0");
    let cover = CoverSpec {
        blurb: Some("Two paragraphs:\n\none, two.".to_owned()),
        background: Some(85),
        puzzle: Some(17),
        spine: SpineText::Text("Sudoku".to_owned()),
        paper: Some("white".to_owned()),
        ..CoverSpec::default()
    };
    assert_eq!(spec.cover, cover);
    let imposition = spec.imposition.unwrap();
    let booklet = Scheme::Booklet { signature: Some(16), creep: Length::mm(1) / 10 };
    assert_eq!((imposition.scheme, imposition.marks), (booklet, true));
    assert_eq!(imposition.sheet.unwrap().height, Length::mm(420));
    let printer = spec.page.printer.map(|printer| printer.name);
    assert_eq!(printer, Some("kdp-paperback-white"));
    assert!(warnings.is_empty());
}

#[test]
fn written_specs_read_back() {
    for text in [
        FULL,
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n",
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[answers]\nwalkthrough = \"all\"\n",
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[cover]\nspine = false\nbackground = 0\n",
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[imposition]\nkind = \"nup\"\npages = 4\nsheet = \"a4\"\n",
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n[imposition]\nkind = \"spread\"\nmarks = false\n",
    ] {
        let (spec, _) = parse(text).unwrap();
        let written = toml::to_string(&spec.to_toml()).unwrap();
        let (reread, _) = parse(&written).unwrap();
        assert_eq!(toml::to_string(&reread.to_toml()).unwrap(), written);
    }
}

#[test]
fn automatic_margins_follow_the_printer() {
    let page = |page: &str| {
        let text =
            format!("[page]\n{page}\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n");
        parse(&text).unwrap().0.page
    };
    let auto =
        "margins = { inside = \"auto\", outside = \"auto\", top = \"auto\", bottom = \"auto\" }";
    assert_eq!(page(auto), page(""));
    let set = "printer = \"lulu\"\nmargins = { outside = \"0.4in\", top = \"auto\" }";
    let lulu = page(set);
    assert_eq!((lulu.outside, lulu.top), (Length::mils(400), Length::mils(600)));
    assert_eq!(lulu.inside_margin(200), Length::mils(750));
    assert_eq!(page("printer = \"large-print\"").inside_margin(200), Length::mils(500));
    // Without facing pages and a printer, the text block is in the middle.
    let single = page("facing = false\nmargins = { outside = \"0.7in\" }");
    assert_eq!(single.inside_margin(600), Length::mils(700));
    let bound = page("facing = false\nprinter = \"lulu\"");
    assert_eq!(bound.inside_margin(200), Length::mils(750));
}

#[test]
fn a_section_is_the_shortest_spec() {
    let (spec, warnings) = parse("[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n").unwrap();
    assert!(warnings.is_empty());
    assert_eq!(spec.title, "Sudoku");
    assert_eq!(spec.page.inside, Margin::Auto);
    assert_eq!((spec.isbn, spec.cover), (None, CoverSpec::default()));
}

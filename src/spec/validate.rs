//! From a TOML tree to a [`BookSpec`]: every key, its default and its limits.

use super::reader::{Entry, Reports, Table, list, suggest};
use super::{
    AnswersSpec, BookSpec, Design, Files, Placement, Printer, Profile, Walkthroughs, cover, daily,
    design, imposition, isbn, matter, page, puzzle, section,
};
use crate::diag::nearest;
use crate::fonts::{Family, FontFile, Fonts, Role, bundled_names};
use crate::generate::{Level, Levels, Window};
use crate::logic::Technique;
use crate::rng::ENGINE;
use crate::units::Length;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

pub(super) const RULE: RangeInclusive<Length> = Length::thousandths(100)..=Length::pt(12);

/// Reads the whole spec. `None` when a mistake left nothing to go on with; mistakes are in `reports`.
pub(super) fn book(reports: &Reports, top: Table<'_>, files: &dyn Files) -> Option<BookSpec> {
    let design = top
        .get("design")
        .and_then(|entry| entry.choice(Design::NAMES))
        .unwrap_or(Design::Classic);
    let (type_spec, fonts) = design::type_spec(reports, design, top.table("type"), files);
    let faces = fonts.as_ref().map(|(_, fonts)| fonts);
    let line = |key| top.get(key).and_then(|entry| printable_line(&entry, faces));
    let (title, subtitle, author) = (line("title"), line("subtitle"), line("author"));
    let words = super::words::words(&top, faces);
    let seed = top.get("seed").and_then(|entry| seed(&entry));
    let isbn = top.get("isbn").and_then(|entry| isbn::read(&entry));
    let engine = top
        .get("engine")
        .and_then(|entry| entry.whole(1..=ENGINE))
        .unwrap_or(1);
    let date = top.get("date").and_then(|entry| entry.date());
    let profile = top
        .get("profile")
        .and_then(|entry| entry.choice(Profile::NAMES));
    let page = page::page(reports, sheet(&top));
    let wanted = || page.printer.and_then(Printer::profile);
    let profile = profile.or_else(wanted).unwrap_or(Profile::Screen);
    let grid = design::grid_spec(reports, design, top.table("grid"));
    let levels = levels(top.table("levels"));
    let (mut answers, walkthrough) = answers(top.table("answers"));
    let puzzle = puzzle::read(top.table("puzzle"));
    let front = matter::front(top.table("front"), faces);
    let back = matter::back(top.table("back"), faces);
    let (mut cover, on_cover) = cover::read(top.table("cover"), faces);
    let daily = daily::read(
        top.table("daily"),
        &daily::Around {
            reports,
            levels: &levels,
            fonts: faces,
        },
    );
    let is_daily = top.get("daily").is_some();
    let (sections, ids) = section::sections(reports, &top, is_daily, &levels, faces, files);
    puzzle::prove_codes(reports, &puzzle, &sections);
    let replace = section::replacements(
        reports,
        top.table("replace"),
        &sections,
        &ids,
        (is_daily, daily.as_ref()),
    );
    let around = matter::Around {
        reports,
        fonts: faces,
        files,
        sections: (&sections, &ids),
        page: &page,
        type_spec: &type_spec,
    };
    let own_pages = matter::pages(top.get("text"), &around);
    let imposition = imposition::read(top.table("imposition"), page.trim);
    let counts = sections.iter().map(|section| section.contents.count());
    // Of sections with mistakes nobody knows how many puzzles they have.
    let is_known = !sections.is_empty() && ids.len() == sections.len();
    let last = if is_known { counts.sum() } else { u32::MAX };
    cover.puzzle = on_cover.and_then(|entry| entry.whole(1..=last));
    if let Some(entry) = walkthrough {
        let chosen = walkthroughs(&entry, last);
        answers.walkthrough = chosen.unwrap_or(answers.walkthrough);
    }
    top.finish();

    let (families, fonts) = fonts?;
    let fonts = fonts.in_language(words.language());
    let spec = BookSpec {
        title: title.unwrap_or_else(|| "Sudoku".to_owned()),
        subtitle,
        author,
        isbn,
        words,
        seed,
        engine,
        date,
        profile,
        page,
        design,
        type_spec,
        families,
        fonts,
        grid,
        levels,
        sections,
        replace,
        puzzle,
        answers,
        front,
        back,
        own_pages,
        cover,
        imposition,
        daily,
    };
    Some(spec)
}

/// The table `[page]`. Who writes `[[page]]` has pages of text in mind.
fn sheet<'t>(top: &Table<'t>) -> Option<Table<'t>> {
    let entry = top.get("page")?;
    if entry.is_list() {
        let help = "pages of text are written as [[text]], with file = \"intro.md\"";
        entry.wrong(
            "`[[page]]` with two brackets",
            "expected [page], the sheet",
            help,
        );
        return None;
    }
    entry.table()
}

/// A seed: any text or whole number that can be told and typed again.
fn seed(entry: &Entry<'_>) -> Option<String> {
    let seed = entry.text_or_whole()?;
    match crate::rng::seed_mistake(&seed) {
        None => Some(seed),
        Some(why) => {
            entry.wrong(
                format!("the seed {why}"),
                "expected a text or a number",
                "leave it out to have one drawn",
            );
            None
        }
    }
}

/// The most characters of a title or a name; more never look well on a page.
const MOST_CHARACTERS: usize = 150;

/// One line of text that the fonts can show.
pub(super) fn printable_line(entry: &Entry<'_>, fonts: Option<&Fonts>) -> Option<String> {
    let line = entry.line()?;
    let length = line.chars().count();
    if length > MOST_CHARACTERS {
        entry.wrong(
            "a line of text too long to set",
            format!("{length} characters; {MOST_CHARACTERS} are the most"),
            "",
        );
        return None;
    }
    unprintable(entry, fonts, &line);
    Some(line)
}

/// A family by name, a path to one font for all styles, or a table of three paths.
pub(super) fn family(entry: &Entry<'_>, files: &dyn Files) -> Option<Family> {
    if entry.is_table() {
        let table = entry.table()?;
        let regular = table
            .need("regular", "italic and bold fall back on it")
            .and_then(|e| font_file(&e, files));
        let style = |key| match table.get(key) {
            Some(entry) => font_file(&entry, files),
            None => regular.clone(),
        };
        let (italic, bold) = (style("italic"), style("bold"));
        table.finish();
        return Some(Family::Files([regular?, italic?, bold?]));
    }
    let name = entry.string()?;
    if let Some(family) = Family::bundled(name) {
        return Some(family);
    }
    let lower = name.to_ascii_lowercase();
    let is_path = name.contains(['/', '\\'])
        || [".ttf", ".otf", ".ttc", ".woff", ".woff2"]
            .iter()
            .any(|end| lower.ends_with(end));
    if !is_path {
        let known: Vec<&str> = bundled_names().collect();
        let help = nearest(name, bundled_names()).map(|name| format!("did you mean `{name}`?"));
        entry.wrong(
            format!("unknown font family `{name}`"),
            format!(
                "expected one of {}, or a path to a .ttf or .otf file",
                list(&known)
            ),
            &help.unwrap_or_default(),
        );
        return None;
    }
    let file = font_file(entry, files)?;
    Some(Family::Files([file.clone(), file.clone(), file]))
}

fn font_file(entry: &Entry<'_>, files: &dyn Files) -> Option<FontFile> {
    let path = entry.line()?;
    match files.read(&path) {
        Ok(bytes) => Some(FontFile {
            path,
            bytes: Arc::new(bytes),
        }),
        Err(why) => {
            entry.wrong(
                format!("cannot read the font `{}`", files.name(&path)),
                why,
                "paths start at the spec's folder",
            );
            None
        }
    }
}

fn levels(table: Option<Table<'_>>) -> Levels {
    let mut levels = Levels::default();
    let Some(table) = table else {
        return levels;
    };

    for (name, level) in Level::NAMES {
        let Some(table) = table.table(name) else {
            continue;
        };
        if let Some(band) = table
            .get("removed")
            .and_then(|entry| band(&entry, MOST_CELLS))
        {
            levels.set_band(*level, band);
        }
        if let Some(window) = table.get("technique").and_then(|entry| window(&entry)) {
            levels.set_window(*level, window);
        }
        table.finish();
    }
    table.finish();
    levels
}

/// A window of techniques: the easiest and the hardest that a puzzle may need as its hardest.
pub(super) fn window(entry: &Entry<'_>) -> Option<Window> {
    let ends = entry.array::<2>("the easiest and the hardest, as in [\"single\", \"x-wing\"]")?;
    let named = |end: &Entry<'_>| {
        let text = end.string()?;
        let window = Technique::named(text);
        if window.is_none() {
            let names: Vec<&str> = Technique::names().collect();
            let help = suggest(text, &names);
            end.wrong(
                format!("`{text}` is no technique"),
                "expected a name such as \"pair\", \"x-wing\" or \"tier-3\"",
                &help,
            );
        }
        window
    };
    let [least, most] = ends.each_ref().map(named);
    let (least, most) = (least?, most?);
    let window = *least.start()..=*most.end();
    if window.is_empty() {
        entry.wrong(
            format!("`{}` is harder than `{}`", least.start(), most.end()),
            "expected the easier one first",
            "",
        );
        return None;
    }
    Some(window)
}

/// The cells of the largest grid.
const MOST_CELLS: u32 = 625;

/// A band of removed cells: two numbers, the lower first, none above `most`.
pub(super) fn band(entry: &Entry<'_>, most: u32) -> Option<RangeInclusive<u32>> {
    let [low, high] = entry.array::<2>("the fewest and the most removed cells, as in [38, 45]")?;
    let (low, high) = (low.whole(1..=MOST_CELLS), high.whole(1..=MOST_CELLS));
    let (low, high) = (low?, high?);
    if low > high {
        entry.wrong(
            "a band with its ends the wrong way round",
            format!("{low} is more than {high}"),
            "the fewest first",
        );
        return None;
    }
    if high > most {
        let label = format!("no puzzle with one solution has more than {most} cells removed");
        entry.wrong("an impossible band of removed cells", label, "ask for less");
        return None;
    }
    Some(low..=high)
}

/// How answers are printed; and which puzzles get a walkthrough, to be read when their number is known.
fn answers(table: Option<Table<'_>>) -> (AnswersSpec, Option<Entry<'_>>) {
    let mut answers = AnswersSpec {
        placement: Placement::Back,
        per_page: None,
        walkthrough: Walkthroughs::Numbers(BTreeSet::new()),
        hints: false,
        place: None,
    };
    let mut walkthrough = None;
    if let Some(table) = table {
        if let Some(placement) = table
            .get("placement")
            .and_then(|entry| entry.choice(Placement::NAMES))
        {
            answers.placement = placement;
        }
        if let Some(entry) = table.get("per_page") {
            answers.place = Some(entry.place());
            answers.per_page = entry.whole(1..=100);
        }
        walkthrough = table.get("walkthrough");
        if let Some(entry) = table.get("hints") {
            answers.hints = entry.boolean().unwrap_or(false);
        }
        table.finish();
    }
    (answers, walkthrough)
}

/// `"all"`, alone or in a list, or the numbers of puzzles in a book of `count`.
fn walkthroughs(entry: &Entry<'_>, count: u32) -> Option<Walkthroughs> {
    let all = |entry: &Entry<'_>| entry.choice(&[("all", ())]).map(|()| Walkthroughs::All);
    if entry.is_string() {
        return all(entry);
    }
    let items = entry.items()?;
    if let [only] = &items[..]
        && only.is_string()
    {
        return all(only);
    }
    let mut numbers = BTreeSet::new();
    for entry in items {
        let Some(number) = entry.whole(1..=count) else {
            continue;
        };
        if !numbers.insert(number) {
            let message = format!("a second walkthrough of puzzle {number}");
            entry.wrong(message, "named before", "");
        }
    }
    Some(Walkthroughs::Numbers(numbers))
}

/// Text of several lines, of at most so many characters, that the fonts can show; `None` for blank text.
pub(super) fn printable_text(
    entry: &Entry<'_>,
    fonts: Option<&Fonts>,
    most: usize,
    room: &str,
) -> Option<String> {
    let text = entry.string()?;
    let length = text.chars().count();
    if length > most {
        entry.wrong(
            format!("{} is too long for {room}", entry.name()),
            format!("{length} characters; {most} are the most"),
            "",
        );
        return None;
    }
    if text
        .chars()
        .any(|c| c.is_control() && c != '\n' && c != '\r')
    {
        entry.wrong(
            format!("{} has a control character", entry.name()),
            "expected text and line breaks",
            "",
        );
        return None;
    }
    unprintable(entry, fonts, text);
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Reports the characters of `text` that no font can show.
pub(super) fn unprintable(entry: &Entry<'_>, fonts: Option<&Fonts>, text: &str) {
    let Some(fonts) = fonts else { return };
    let mut seen = BTreeSet::new();
    for c in text.chars().filter(|&c| !c.is_control() && seen.insert(c)) {
        if let Err(missing) = fonts.shape(Role::Text, Length::pt(10), &c.to_string()) {
            let help = "choose a font that has it under [type]";
            entry.wrong(missing.to_string(), "this text cannot be printed", help);
        }
    }
}

//! A whole spec: read from its tables, checked across them.

use super::answers::{self, AnswersSpec};
use super::cover::{self, CoverSpec};
use super::daily::{self, DailySpec};
use super::design::Design;
use super::files::Files;
use super::grid::{self, GridSpec};
use super::imposition::{self, Imposition};
use super::isbn::{self, Isbn};
use super::levels::levels;
use super::link::LinkField;
use super::matter::{self, Back, Front};
use super::page::{self, PageSpec};
use super::printer::Printer;
use super::profile::Profile;
use super::puzzle::{self, PuzzleSpec};
use super::reader::{self, Entry, Reports, Table};
use super::section::{self, Contents, Section};
use super::text::printable_line;
use super::text_page::{self, OwnPage};
use super::type_spec::{self, TypeSpec};
use super::{replace, words};
use crate::diag::{Diagnostic, Severity, Source};
use crate::fonts::{Families, Fonts};
use crate::generate::{Address, Levels, Revision};
use crate::units::Size;
use crate::words::Words;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A whole book, as asked for.
pub struct BookSpec {
    /// The title.
    pub title: String,
    /// The subtitle.
    pub subtitle: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// The book's number.
    pub isbn: Option<Isbn>,
    /// What the program itself prints, in the language of the book.
    pub words: Words,
    /// The seed's text; `None` asks for one to be drawn.
    pub seed: Option<String>,
    /// The revision of the generator.
    pub engine: &'static Revision,
    /// The date that the PDF bears.
    pub date: Option<jiff::civil::Date>,
    /// How the PDF is finished.
    pub profile: Profile,
    /// Sheet and margins.
    pub page: PageSpec,
    /// The look.
    pub design: Design,
    /// How running text is set.
    pub type_spec: TypeSpec,
    /// Families of type.
    pub families: Families,
    /// Their faces, loaded.
    pub fonts: Fonts,
    /// How grids are drawn.
    pub grid: GridSpec,
    /// What each level asks for.
    pub levels: Levels,
    /// The sections, in the order of the book.
    pub sections: Vec<Section>,
    /// How many accepted attempts to pass over, by address.
    pub replace: BTreeMap<Address, u32>,
    /// What stands with every puzzle.
    pub puzzle: PuzzleSpec,
    /// Answers.
    pub answers: AnswersSpec,
    /// Front matter.
    pub front: Front,
    /// Back matter.
    pub back: Back,
    /// Pages of the user's own, in the order of the spec.
    pub own_pages: Vec<OwnPage>,
    /// The cover.
    pub cover: CoverSpec,
    /// How pages share sheets; `None` has each on its own.
    pub imposition: Option<Imposition>,
    /// What a newspaper prints day by day.
    pub daily: Option<DailySpec>,
}

/// A spec, and what its maker should know about it.
pub type Checked = (BookSpec, Vec<Diagnostic>);

impl BookSpec {
    /// Reads a spec. `files` gives the fonts and puzzles that it names.
    ///
    /// # Errors
    /// Every mistake in it, in the order of the text.
    pub fn parse(source: &Arc<Source>, files: &dyn Files) -> Result<Checked, Vec<Diagnostic>> {
        let tree = reader::tree(source)?;
        let reports = Reports::new(source.clone());
        let top = Table::new(&reports, tree.get_ref(), 0..0, "");
        let spec = book(&reports, top, files);
        finish(spec, reports)
    }

    /// Reads the spec in the table `key` of `tree`, which is `source` parsed.
    ///
    /// # Errors
    /// As [`BookSpec::parse`].
    pub(crate) fn parse_within(
        source: &Arc<Source>,
        tree: &toml::de::DeTable<'_>,
        key: &'static str,
        files: &dyn Files,
    ) -> Result<Checked, Vec<Diagnostic>> {
        let reports = Reports::new(source.clone());
        let top = Table::new(&reports, tree, 0..0, "");
        let spec = top
            .need(key, "a lock keeps the whole spec there")
            .and_then(|entry| entry.table())
            .and_then(|table| book(&reports, table, files));
        finish(spec, reports)
    }

    /// How many puzzles the book has.
    pub fn puzzle_count(&self) -> usize {
        self.sections
            .iter()
            .map(|section| section.contents.count() as usize)
            .sum()
    }
}

fn finish(spec: Option<BookSpec>, reports: Reports) -> Result<Checked, Vec<Diagnostic>> {
    let list = reports.into_list();
    let failed = list.iter().any(|report| report.severity == Severity::Error);
    match spec {
        Some(spec) if !failed => Ok((spec, list)),
        _ => Err(list),
    }
}

/// Reads the whole spec. `None` when a mistake left nothing to go on with; mistakes are in `reports`.
fn book(reports: &Reports, top: Table<'_>, files: &dyn Files) -> Option<BookSpec> {
    let design = top
        .get("design")
        .and_then(|entry| entry.choice())
        .unwrap_or(Design::Classic);
    let (type_spec, fonts) =
        type_spec::read(reports, design.usual_type(), top.table("type"), files);
    let faces = fonts.as_ref().map(|(_, fonts)| fonts);
    let line = |key| top.get(key).and_then(|entry| printable_line(&entry, faces));
    let (title, subtitle, author) = (line("title"), line("subtitle"), line("author"));
    let words = words::words(&top, faces);
    let seed = top.get("seed").and_then(|entry| seed(&entry));
    let isbn = top.get("isbn").and_then(|entry| isbn::read(&entry));
    let engine = top
        .get("engine")
        .and_then(|entry| entry.whole(1..=Revision::NEWEST.number()))
        .and_then(Revision::numbered)
        .unwrap_or(Revision::FIRST);
    let date = top.get("date").and_then(|entry| entry.date());
    let profile = top.get("profile").and_then(|entry| entry.choice());
    let page = page::page(reports, sheet(&top));
    let wanted = || page.printer.and_then(Printer::profile);
    let profile = profile.or_else(wanted).unwrap_or(Profile::Screen);
    let grid = grid::read(reports, design.grid_spec(), top.table("grid"));
    let levels = levels(engine, top.table("levels"));
    let (mut answers, walkthrough) = answers::answers(top.table("answers"));
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
    prove_codes(reports, &puzzle, &sections);
    let replace = replace::replacements(
        reports,
        top.table("replace"),
        &sections,
        &ids,
        (is_daily, daily.as_ref()),
    );
    let sound: Vec<&str> = sections.iter().map(|section| section.id.as_str()).collect();
    let around = text_page::Around {
        reports,
        fonts: faces,
        files,
        ids: (&sound, &ids),
        room: room(&page, &type_spec),
    };
    let own_pages = text_page::pages(top.get("text"), &around);
    let imposition = imposition::read(top.table("imposition"), page.trim);
    let counts = sections.iter().map(|section| section.contents.count());
    // Of sections with mistakes nobody knows how many puzzles they have.
    let is_known = !sections.is_empty() && ids.len() == sections.len();
    let last = if is_known { counts.sum() } else { u32::MAX };
    cover.puzzle = on_cover.and_then(|entry| entry.whole(1..=last));
    if let Some(entry) = walkthrough {
        let chosen = answers::walkthroughs(&entry, last);
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

/// Reports a link with codes in a book with puzzles that have none.
pub(super) fn prove_codes(reports: &Reports, puzzle: &PuzzleSpec, sections: &[Section]) {
    let Some(qr) = puzzle.qr.as_ref().filter(|qr| qr.has(LinkField::Code)) else {
        return;
    };
    let brought = |section: &&Section| matches!(section.contents, Contents::Sourced { .. });
    if let Some(section) = sections.iter().find(brought) {
        let message = format!("the puzzles of section `{}` have no code", section.id);
        let report = Diagnostic::error(message)
            .at(
                qr.place.clone(),
                "`{code}` needs puzzles that were made here",
            )
            .help("take `{number}` or `{givens}` instead");
        reports.push(report);
    }
}

/// The room for running text on a page of a book of few pages.
fn room(page: &PageSpec, type_spec: &TypeSpec) -> Size {
    let block = page.trim.width - page.inside_margin(0) - page.outside;
    Size {
        width: block.min(type_spec.measure()),
        height: page.trim.height - page.top - page.bottom,
    }
}

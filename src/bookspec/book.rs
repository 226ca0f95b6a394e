//! A whole spec: read from its tables, checked across them, and written with every default spelled out.

use super::answers::{self, AnswersSpec};
use super::calibration::{self, CalibrationFile};
use super::cover::{self, CoverDesign, CoverSpec, Lettering};
use super::daily::{self, DailySpec};
use super::design::{self, Design, GridSpec, PictureTheme};
use super::files::{FigureCache, Files};
use super::imposition::{self, Imposition};
use super::isbn::Isbn;
use super::key::{Keys, ReadContext, SpecField, SpecOrigin};
use super::levels::{self, LevelMinutes, LevelStars, LevelTables};
use super::limits;
use super::listing::{self, ListingSpec};
use super::matter::{self, BackMatter, FrontMatter, TextPage};
use super::numbering::{self, Namer, Numbering};
use super::opening::{Opener, OpeningKeys};
use super::page::{self, PageSpec};
use super::places::Places;
use super::printer::ColourModel;
use super::profile::Profile;
use super::puzzle::{self, LinkField, LinkPattern, MinutesFor, PuzzleSpec};
use super::reader::{Entry, Reports, Table};
use super::replace::{self, Addresses, Days, replacements};
use super::schema;
use super::section::{self, Contents, PuzzleOrder, Section};
use super::series::Series;
use super::syntax;
use super::table_name::TablePath;
use super::top::{DesignKeys, TopKeys};
use super::type_spec::{self, TypeSpec};
use super::words;
use super::worksheet::{self, WorksheetSpec};
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::{FontFamilies, FontFamily, Fonts};
use gridpress_engine::generate::{Address, Levels, Revision};
use gridpress_ground::units::Size;
use gridpress_messages::diag::{Diagnostic, Severity, Source};
use gridpress_messages::{Words, text};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;
use toml::Value;

/// A whole book, as described by a spec.
pub struct BookSpec {
    /// The title.
    pub title: String,
    /// The subtitle.
    pub subtitle: Option<String>,
    /// The author.
    pub author: Option<String>,
    /// The series of the book, and its number in the series.
    pub series: Series,
    /// The edition, in the author's words.
    pub edition: Option<String>,
    /// The publisher, as the title page names it.
    pub imprint: Option<String>,
    /// Theme of the built-in pictures.
    pub pictures: PictureTheme,
    /// `true` for pages in colour.
    pub colour: bool,
    /// The ISBN of the book.
    pub isbn: Option<Isbn>,
    /// The messages that the program prints, in the language of the book.
    pub words: Words,
    /// Text of the seed; `None` to draw one at random.
    pub seed: Option<String>,
    /// The revision of the generator.
    pub engine: &'static Revision,
    /// Date in the PDF.
    pub date: Option<jiff::civil::Date>,
    /// Output profile of the PDF.
    pub profile: Profile,
    /// The sheet and its margins.
    pub page: PageSpec,
    /// Default title placement and first page of sections.
    pub(super) opening: OpeningKeys,
    /// The look of the book.
    pub design: Design,
    /// Size, leading and alignment of running text.
    pub type_spec: TypeSpec,
    /// The families of type.
    pub families: FontFamilies,
    /// The loaded faces of the families.
    pub fonts: Fonts,
    /// The weights and tints of grids.
    pub grid: GridSpec,
    /// Removed cells and techniques of each level.
    pub levels: Levels,
    /// The stars of each level.
    pub stars: LevelStars,
    /// Target time of each level.
    pub minutes: LevelMinutes,
    /// The solving times of the readers, if the spec names a file.
    pub calibration: Option<CalibrationFile>,
    /// The sections, in book order.
    pub sections: Vec<Section>,
    /// Printed names of the puzzles.
    pub numbering: Numbering,
    /// Number of accepted attempts to skip, by address.
    pub replace: BTreeMap<Address, u32>,
    /// Texts and signs around each puzzle.
    pub puzzle: PuzzleSpec,
    /// Placement and form of the answers.
    pub answers: AnswersSpec,
    /// Pages before the puzzles.
    pub front: FrontMatter,
    /// Pages at the end of the book.
    pub back: BackMatter,
    /// Pages of the author's own text, in the order of the spec.
    pub text_pages: Vec<TextPage>,
    /// The cover.
    pub cover: CoverSpec,
    /// Texts of a shop's listing; no part of the book.
    pub listing: ListingSpec,
    /// Sheets for a class; `None` for other books.
    pub worksheet: Option<WorksheetSpec>,
    /// Arrangement of several pages on a sheet; `None` for one page per sheet.
    pub imposition: Option<Imposition>,
    /// The newspaper's desk; `None` in specs of books.
    pub daily: Option<DailySpec>,
    /// Places of keys and tables in the text of the spec.
    pub places: Places,
}

/// A spec, and its warnings.
pub type ParsedSpec = (BookSpec, Vec<Diagnostic>);

impl BookSpec {
    /// Reads a spec. `files` provides the fonts and puzzles that it names.
    ///
    /// # Errors
    /// All errors of the spec, in the order of the text.
    pub fn parse(source: &Arc<Source>, files: &dyn Files) -> Result<ParsedSpec, Vec<Diagnostic>> {
        if let Some(refusal) = limits::SPEC.report(source.text.len() as u64) {
            return Err(vec![refusal]);
        }
        // A text that is not TOML has no keys to check; its syntax errors stand alone.
        let tree = syntax::tree(source)?;
        let reports = Reports::new(source.clone());
        let top = Table::new(&reports, tree.get_ref(), 0..0, TablePath::TOP);
        finish(book(SpecOrigin::User, &reports, top, files), reports)
    }

    /// Reads the spec in the table `key` of `tree`, which is the parsed `source`.
    ///
    /// # Errors
    /// See [`BookSpec::parse`].
    pub fn parse_within(
        source: &Arc<Source>,
        tree: &toml::de::DeTable<'_>,
        key: &'static str,
        files: &dyn Files,
    ) -> Result<ParsedSpec, Vec<Diagnostic>> {
        let reports = Reports::new(source.clone());
        let spec = Table::new(&reports, tree, 0..0, TablePath::TOP)
            .require(key, "a lock keeps the whole spec there")
            .and_then(|entry| entry.table())
            .and_then(|table| book(SpecOrigin::Lock, &reports, table, files));
        finish(spec, reports)
    }

    /// Returns `true` if the expected solving times have a part in the book: in its puzzles, their order or their pages.
    pub fn uses_minutes(&self) -> bool {
        self.puzzle.minutes != MinutesFor::None
            || self.sections.iter().any(|section: &Section| {
                let target = match &section.contents {
                    Contents::Generated { target, .. } => target.time.is_some(),
                    Contents::FromFile { .. } => false,
                };
                target || section.order == PuzzleOrder::RisingMinutes
            })
    }

    /// Returns the sections whose files may state rules that are not read.
    pub fn lacking_rules(&self) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(|section: &&Section| {
            matches!(section.contents, Contents::FromFile { may_lack_rules: true, .. })
        })
    }

    /// Returns the number of copies of each puzzle of a section: that of its sheets, if all have the same puzzles.
    pub fn copies_of_puzzles(&self, section: usize) -> usize {
        let worksheet = self.worksheet.as_ref().filter(|worksheet| worksheet.sheets.same);
        let sheets = worksheet.and(self.sections[section].sheets.as_ref());
        sheets.map_or(1, |sheets| sheets.copies as usize)
    }

    /// Returns the type of the title on the cover: that of the spec, or else the one that suits its design best.
    pub fn lettering(&self) -> Lettering {
        // Authors with a typeface of their own expect to see it on the cover.
        let default = match (self.cover.design(), &self.families.headings) {
            (_, FontFamily::Files(_)) => Lettering::Headings,
            (CoverDesign::Animals | CoverDesign::Pop, _) => Lettering::Tiles,
            (CoverDesign::Night, _) => Lettering::Serif,
            (CoverDesign::Plain, _) if self.design == Design::Classic => Lettering::Serif,
            _ => Lettering::Heavy,
        };
        self.cover.lettering.unwrap_or(default)
    }

    /// Returns `true` if pages of puzzles with room have a tip.
    pub fn has_tips(&self) -> bool {
        self.puzzle.tips && self.pictures == PictureTheme::None && self.worksheet.is_none()
    }

    /// Returns the colour space of the pages. PDF/X files have no RGB, whatever the printer accepts.
    pub fn colour_space(&self) -> ColourSpace {
        let rules = self.page.printer.and_then(|printer| printer.colour.as_ref());
        match rules.map(|rules| rules.colours) {
            _ if !self.colour => ColourSpace::Grey,
            _ if self.profile.is_pdfx() => ColourSpace::Cmyk,
            Some(ColourModel::Cmyk) => ColourSpace::Cmyk,
            Some(ColourModel::Rgb) | None => ColourSpace::Rgb,
        }
    }

    /// Returns the number of puzzles in the book.
    pub fn puzzle_count(&self) -> usize {
        self.sections.iter().map(|section| section.contents.count() as usize).sum()
    }
}

impl BookSpec {
    /// Returns the series and volume of the book as printed on the title page and cover; `None` if it belongs to no
    /// series.
    pub fn series_line(&self) -> Option<String> {
        let Series { name, volume, .. } = &self.series;
        let volume = volume.map(|volume| self.words.volume(volume));
        let parts: Vec<String> = name.clone().into_iter().chain(volume).collect();
        (!parts.is_empty()).then(|| parts.join(" \u{b7} "))
    }

    /// Returns the line that names the holder of the rights: author or else imprint. `None` if the spec does not request it or
    /// names neither.
    pub fn copyright_line(&self) -> Option<String> {
        let holder =
            self.author.as_ref().or(self.imprint.as_ref()).filter(|_| self.front.copyright_line)?;
        let year = self.date.map_or_else(String::new, |date| format!("{} ", date.year()));
        Some(format!("\u{a9} {year}{holder}"))
    }

    /// Returns the namer of the book's puzzles.
    pub fn namer(&self) -> Namer<'_> {
        Namer::new(self.numbering, &self.words, &self.sections)
    }
}

fn finish(spec: Option<BookSpec>, reports: Reports) -> Result<ParsedSpec, Vec<Diagnostic>> {
    // Keys of a desk are suggested only to specs that have one, since they would be puzzling in those of books.
    let has_desk = reports.source.text.contains("daily");
    let list = reports.into_list(|name| schema::homes(name, has_desk));
    let failed = list.iter().any(|report| report.severity == Severity::Error);
    match spec {
        Some(spec) if !failed => Ok((spec, list)),
        _ => Err(list),
    }
}

/// Reads the whole spec. Errors are added to `reports`; `None` if they leave no usable spec.
fn book(
    origin: SpecOrigin,
    reports: &Reports,
    top: Table<'_>,
    files: &dyn Files,
) -> Option<BookSpec> {
    let figures = FigureCache::default();
    let places = top.places();
    let cx = ReadContext {
        origin,
        reports,
        files,
        figures: &figures,
        fonts: None,
        engine: Revision::FIRST,
        language: "",
        opening: OpeningKeys::default(),
        opener: Opener::Above,
        sheets: None,
        numbers: 1..=u32::MAX,
        names: None,
    };
    // The order of reading follows from what later tables need: fonts check texts, the revision determines techniques.
    let DesignKeys { design, pictures, colour } = DesignKeys::read(&top, &cx);
    let (type_spec, fonts) = type_spec::read(top.table("type"), &cx, &design.default_type());
    let cx = ReadContext { fonts: fonts.as_ref().map(|(_, fonts)| fonts), ..cx };
    // Sheets begin with their puzzles: without pages before them, and without titles.
    let is_for_class = top.get("worksheet").is_some();
    let default = if is_for_class {
        TopKeys { opener: Some(Opener::None), ..TopKeys::default() }
    } else {
        TopKeys::default()
    };
    let keys = TopKeys::read_with_defaults(&top, &cx, default);
    let cx = ReadContext {
        engine: keys.engine,
        language: keys.language.main_language(),
        opening: OpeningKeys { opener: keys.opener, start: keys.start },
        // A page with an animal is more than a title.
        opener: match pictures {
            PictureTheme::Animals => Opener::Page,
            PictureTheme::None => Opener::Above,
        },
        ..cx
    };
    let worksheet = worksheet::read(top.table("worksheet"), &cx);
    let sheets = worksheet.as_ref().map(|worksheet| &worksheet.sheets);
    let cx = ReadContext { sheets, ..cx };
    let series = Series::of(keys.series, keys.volume, &cx);
    let words = words::words(&top, keys.language, cx.fonts);
    let page = page::page(page_table(&top), &cx);
    let tables = LevelTables::read(top.table("levels"), &cx);
    let calibration = calibration::read(&cx, &keys.calibration);
    let (levels, stars) = (tables.levels(&cx, calibration.as_ref()), tables.stars(reports));
    let minutes = tables.minutes();
    let words = tables.names(reports, words);
    let daily = daily::read(top.table("daily"), &cx, &levels);
    let is_daily = top.get("daily").is_some();
    if let Some(entry) = top.get("worksheet").filter(|_| is_daily) {
        entry.report_error(
            "worksheets in the spec of a desk",
            "days have no sheets",
            "make a spec of their own for the sheets",
        );
    }
    let (sections, ids) = section::sections(&top, &cx, &levels, is_daily);
    let days = match &daily {
        _ if !is_daily => Days::None,
        None => Days::Unknown,
        Some(daily) => Days::Of(daily),
    };
    let all = Addresses { sections: &sections, ids: &ids, days };
    check_puzzle_count(top.get("section"), &sections);
    let replace = replacements(reports, top.table("replace"), &all);
    let numbering = numbering::read(top.table("numbering"), &cx, &sections);
    let names = numbering.ids(&words, &sections);
    let cx =
        ReadContext { numbers: numbers(&numbering, &sections, &ids), names: Some(&names), ..cx };
    let puzzle = puzzle::read(top.table("puzzle"), &cx, design);
    puzzle::check_candidates(reports, &puzzle, &sections, &places);
    puzzle::check_minutes(reports, &puzzle, minutes, &sections, &places);
    let sound: Vec<&str> = sections.iter().map(|section| section.id.as_str()).collect();
    let context =
        matter::TextPageContext { cx: &cx, ids: (&sound, &ids), room: room(&page, &type_spec) };
    let text_pages = matter::text_pages(top.get("text"), &context);
    let tints = page.printer.and_then(|printer| printer.tints.as_ref());
    let least = tints.and_then(|tints| tints.least).unwrap_or_default();
    let default = design.grid_spec();
    // Only the default is raised to what the printer can print; a tint of the author stays as it is.
    let default = GridSpec { tint: default.tint.max(least), ..default };
    let grid = design::read_grid(top.table("grid"), &cx, default);
    let answers = answers::read(top.table("answers"), &cx, &page);
    let links = [("puzzle.qr", &puzzle.qr), ("answers.qr", &answers.qr)];
    check_codes(reports, links, &sections, &places);
    // Groups that lack a section would only repeat the mistakes in it.
    if let Some(worksheet) = worksheet.as_ref().filter(|_| sections.len() == ids.len()) {
        worksheet::check(reports, worksheet, &sections, &answers, &places);
    }
    let default = if is_for_class { FrontMatter::NONE } else { FrontMatter::default() };
    let front = matter::read_front(top.table("front"), &cx, default);
    let back = BackMatter::read_whole(top.table("back"), &cx);
    let cover = cover::read(top.table("cover"), &cx);
    let listing = listing::read(top.table("listing"), &cx);
    let imposition = imposition::read(top.table("imposition"), &cx, page.trim);
    top.finish();

    let opening = cx.opening;
    let worksheet = worksheet.clone().map(|mut worksheet| {
        worksheet.arrange(&sections);
        worksheet
    });
    // As late as possible: without fonts there is no spec, but all other mistakes have been collected by now.
    let (families, fonts) = fonts?;
    let slots = daily.iter().flat_map(|daily| &daily.slots);
    let fonts = slots
        .filter_map(|slot| slot.words.as_ref())
        .chain([&words])
        .fold(fonts, |fonts, words| fonts.in_language(words.language()));
    let of_printer = || page.printer.and_then(|printer| printer.profile(colour));
    Some(BookSpec {
        title: keys.title,
        subtitle: keys.subtitle,
        author: keys.author,
        series,
        edition: keys.edition,
        imprint: keys.imprint,
        pictures,
        colour,
        isbn: keys.isbn,
        words,
        seed: keys.seed,
        engine: keys.engine,
        date: keys.date,
        profile: keys.profile.or_else(of_printer).unwrap_or(Profile::Screen),
        page,
        opening,
        design,
        type_spec,
        families,
        fonts,
        grid,
        levels,
        stars,
        minutes,
        calibration,
        sections,
        numbering,
        replace,
        puzzle,
        answers,
        front,
        back,
        text_pages,
        cover,
        listing,
        worksheet,
        imposition,
        daily,
        places,
    })
}

/// Reports a book with too many puzzles.
fn check_puzzle_count(entry: Option<Entry<'_>>, sections: &[Section]) {
    let count = sections.iter().map(|section| section.contents.count()).map(u64::from).sum();
    if let Some(entry) = entry {
        entry.check_limit(&limits::PUZZLES, count);
    }
}

/// Returns the range of puzzle numbers, unbounded if a section with errors has an unknown number of puzzles.
fn numbers(numbering: &Numbering, sections: &[Section], ids: &[String]) -> RangeInclusive<u32> {
    let counts = sections.iter().map(|section| section.contents.count());
    let is_known = !sections.is_empty() && ids.len() == sections.len();
    let first = numbering.first_number();
    if is_known {
        first..=first.saturating_add(counts.sum::<u32>().saturating_sub(1))
    } else {
        first..=u32::MAX
    }
}

/// Returns the table `[page]`. Suggests `[[text]]` for `[[page]]`.
fn page_table<'t>(top: &Table<'t>) -> Option<Table<'t>> {
    let entry = top.get("page")?;
    if entry.is_list() {
        let help = text!("text-pages-are", example = "file = \"intro.md\"");
        entry.report_error(text!("page-in-double-brackets"), text!("expected-page-table"), help);
        return None;
    }
    entry.table()
}

/// Reports a QR link with codes in a book whose puzzles come from files and have no codes.
fn check_codes(
    reports: &Reports,
    links: [(&'static str, &Option<LinkPattern>); 2],
    sections: &[Section],
    places: &Places,
) {
    let Some(section) =
        sections.iter().find(|section| matches!(section.contents, Contents::FromFile { .. }))
    else {
        return;
    };
    for (place, link) in links {
        if !link.as_ref().is_some_and(|link| link.contains(LinkField::Code)) {
            continue;
        }
        let report = Diagnostic::error(text!("no-code", section = &section.id[..]))
            .maybe_at(places.get(place), text!("needs-generated", field = "{code}"))
            .help(text!("use-instead", one = "{number}", other = "{givens}"));
        reports.push(report);
    }
}

/// Returns the room for running text on a page of a thin book.
fn room(page: &PageSpec, type_spec: &TypeSpec) -> Size {
    // A thin book has the narrowest margin at the bind, so that warnings of coarse pictures are never too few.
    let block = page.trim.width - page.inside_margin(0) - page.outside;
    Size {
        width: block.min(type_spec.measure()),
        height: page.trim.height - page.top - page.bottom,
    }
}

impl BookSpec {
    /// Returns the room for running text on a page, if the book is thin.
    pub fn text_room(&self) -> Size {
        room(&self.page, &self.type_spec)
    }

    /// Returns the spec as TOML with every default spelled out. [`BookSpec::parse`] reads it back.
    pub fn to_toml(&self) -> toml::Table {
        let mut top = self.top();
        let sections: Vec<toml::Table> = self.sections.iter().map(Section::write).collect();
        let ids: Vec<&str> = self.sections.iter().map(|section| section.id.as_str()).collect();
        let text_pages = self.text_pages.iter().map(|page| page.write(&ids));
        put(&mut top, "page", self.page.write());
        put_some(&mut top, "words", words::write(&self.words));
        put(&mut top, "type", type_spec::write(&self.type_spec, &self.families));
        put(&mut top, "grid", self.grid.write());
        put(&mut top, "section", sections);
        put(&mut top, "numbering", self.numbering.write());
        put_some(&mut top, "levels", levels::write(&self.levels, self.stars, self.minutes));
        put(&mut top, "puzzle", self.puzzle.write());
        put(&mut top, "answers", self.answers.write());
        put(&mut top, "front", self.front.write());
        put(&mut top, "back", self.back.write());
        if !self.text_pages.is_empty() {
            put(&mut top, "text", text_pages.collect::<Vec<toml::Table>>());
        }
        put(&mut top, "cover", self.cover.write());
        put_some(&mut top, "listing", self.listing.write());
        let imposition = self.imposition.as_ref().map(Imposition::write);
        put_some(
            &mut top,
            "worksheet",
            self.worksheet.as_ref().map(|it| it.write(&self.sections)).unwrap_or_default(),
        );
        put_some(&mut top, "imposition", imposition.unwrap_or_default());
        put_some(&mut top, "replace", replace::write(&self.replace, &self.sections));
        top
    }

    /// Returns the keys above all tables.
    fn top(&self) -> toml::Table {
        let (series, volume) = self.series.keys();
        let keys = TopKeys {
            title: self.title.clone(),
            subtitle: self.subtitle.clone(),
            author: self.author.clone(),
            series,
            volume,
            edition: self.edition.clone(),
            imprint: self.imprint.clone(),
            isbn: self.isbn.clone(),
            language: self.words.clone(),
            seed: self.seed.clone(),
            engine: self.engine,
            calibration: SpecField {
                value: self.calibration.as_ref().map(|own| own.file.clone()),
                place: None,
            },
            date: self.date,
            profile: Some(self.profile),
            opener: self.opening.opener,
            start: self.opening.start,
        };
        let mut top = keys.write();
        let BookSpec { design, pictures, colour, .. } = *self;
        top.extend(DesignKeys { design, pictures, colour }.write());
        top
    }
}

impl fmt::Debug for BookSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BookSpec {{ {} }}", self.to_toml())
    }
}

fn put(table: &mut toml::Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

/// Inserts a table unless it is empty.
fn put_some(top: &mut toml::Table, key: &str, table: toml::Table) {
    if !table.is_empty() {
        put(top, key, table);
    }
}

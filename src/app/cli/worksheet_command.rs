//! `gridpress worksheet`: makes sheets for a class.

use super::arguments::{choice, name_parser, whole};
use super::book_source::{self, SeedOrigin, SeedSources};
use super::book_writer;
use super::class_spec::{
    ClassGroup, ClassNames, ClassOptions, KeyPlace, RulesWording, SheetPaper, informal_tag,
};
use super::console::Console;
use super::files::{self, Disk, SpecFiles};
use super::output;
use super::puzzle_options::KindArgs;
use super::workspace::DiskWorkspace;
use super::{options_report, workbook};
use crate::Result;
use clap::Args;
use gridpress_bookspec::{BookSpec, ClassList, Files, MAX_SHEETS, level_named, limits};
use gridpress_engine::generate::Level;
use gridpress_messages::Text;
use gridpress_messages::diag::{Diagnostic, Failure, Source, counted, nearest};
use gridpress_messages::file_kind::FileKind;
use gridpress_press::{BookPaths, ExistingBook};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Make worksheets for a class: a sheet for each pupil, and answers for the teacher
#[derive(Args)]
#[command(after_help = "\
A file of names has one name per line, or is a table: .csv, .tsv or .xlsx, with columns for names, first names, last \
names and levels, whose headings may be in any language of the books. Print on one side of the paper, at 100 %: the next \
page is another pupil's.

Examples:
  gridpress worksheet --size 6 --copies 30       thirty numbered sheets, 6 x 6
  gridpress worksheet --names class.txt          a sheet for each name
  gridpress worksheet --names class.csv --same   the same puzzles for all
  gridpress worksheet --level easy:10,medium:15  two groups, and one key
  gridpress worksheet --copies 30 --rules        with the rules for children
  gridpress worksheet --size 4 --cut-outs --symbols shapes   for beginners
  gridpress worksheet --paper a4-halves --per-page 1   two sheets on an A4
  gridpress worksheet --language de --date 2026-11-27   German, with a date
  gridpress worksheet --names class.txt --spec class.toml   a spec to edit")]
pub(super) struct WorksheetArgs {
    /// A file with the names of the pupils, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    names: Option<PathBuf>,
    /// The number of sheets; those beyond the names have a line for the name [default: one per name, or 1]
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_SHEETS))]
    copies: Option<u32>,
    /// Give all pupils the same puzzles, rather than different ones of one level
    #[arg(long)]
    same: bool,
    /// The level, or the levels of groups with their numbers of sheets, as in easy:10,medium:15; the last may leave out
    /// its number to take the rest of the names [default: the column of levels in the list, or easy]
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = name_parser(parse_group, Level::names))]
    level: Vec<ClassGroup>,
    #[command(flatten)]
    kind: KindArgs,
    /// In place of the digits from 1: letters, shapes, digits from 0 as in 0-8, or of another script as in १-९, a word as in
    /// word:SCHULE, `word` for built-in words, or pictures as in cat.png,sun.svg,fish.png,tree.png
    #[arg(long, value_name = "SYMBOLS")]
    symbols: Option<String>,
    /// Puzzles on a page, as large as fits
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole(1_u32..=100))]
    per_page: u32,
    /// Puzzles for each pupil [default: one page]
    #[arg(long, value_name = "N", value_parser = whole(1_u32..=1000))]
    puzzles: Option<u32>,
    /// The heading of the sheets
    #[arg(long, value_name = "TEXT", default_value = "Sudoku")]
    title: String,
    /// The date on the sheets, as in 2026-11-27, or another text [default: an empty line]
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// The rules above the puzzles, in short sentences for children, or `all` as in other books
    #[arg(long, value_name = "WORDING", ignore_case = true, num_args = 0..=1, default_missing_value = "kids", value_parser = choice::<RulesWording>())]
    rules: Option<RulesWording>,
    /// After each sheet, digits to cut out and lay on the grid
    #[arg(long)]
    cut_outs: bool,
    /// Leave out the short codes that find the answers
    #[arg(long)]
    no_codes: bool,
    /// The place of the answers: the last pages, a PDF of their own, or nowhere
    #[arg(long, value_name = "PLACE", ignore_case = true, value_parser = choice::<KeyPlace>(), default_value = "end")]
    key: KeyPlace,
    /// The paper; `a4-halves` and `letter-halves` put two sheets on one, to cut apart
    #[arg(long, value_name = "NAME", ignore_case = true, value_parser = choice::<SheetPaper>(), default_value = "a4")]
    paper: SheetPaper,
    /// The language, such as de or en-US; German, French and Spanish address pupils as `du`, `tu` and `tú`
    #[arg(long, value_name = "TAG", default_value = "en")]
    language: String,
    /// The typeface of text: a bundled family, or a .ttf or .otf file for names in other scripts
    #[arg(long, value_name = "FONT", default_value = "Atkinson Hyperlegible")]
    font: String,
    /// Address pupils formally, as `Sie`, `vous` and `usted`
    #[arg(long)]
    formal: bool,
    /// The seed: all puzzles follow from it [default: that of the lock beside the PDF, or a new one]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// Choose a new seed, for other puzzles than last time
    #[arg(long, conflicts_with = "seed")]
    new_seed: bool,
    /// Also write the spec of the sheets, for `gridpress book` and `gridpress watch`
    #[arg(long, value_name = "FILE")]
    spec: Option<PathBuf>,
    /// The PDF to write; its lock goes next to it [default: worksheet.pdf, or the spec's name with .pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Overwrite files that gridpress did not write or that were changed, and the lock of another seed
    #[arg(long)]
    force: bool,
}

/// Parses a level, with the number of its sheets if it is for a group.
fn parse_group(text: &str) -> Result<ClassGroup, String> {
    let (name, count) = text.split_once(':').map_or((text, None), |(name, n)| (name, Some(n)));
    let names = Level::names();
    let level =
        level_named(name.trim()).ok_or_else(|| match nearest(name, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the levels are {}", names.join(", ")),
        })?;
    let copies = count.map(|count| {
        let copies = count.trim().parse().ok().filter(|copies| (1..=MAX_SHEETS).contains(copies));
        copies.ok_or_else(|| format!("expected 1 to {MAX_SHEETS} sheets after `{name}:`"))
    });
    Ok(ClassGroup { level, copies: copies.transpose()? })
}

/// The files of a spec that is not on disk: a file of names, and files next to the spec.
struct ClassFiles<'a> {
    beside: &'a SpecFiles,
    /// The file of names.
    names: Option<Arc<Source>>,
}

impl ClassFiles<'_> {
    /// Returns the file of names if it is the one at `path`.
    fn named(&self, path: &str) -> Option<&Source> {
        self.names.as_deref().filter(|names| names.name == path)
    }
}

impl Files for ClassFiles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        match self.named(path) {
            Some(names) => Ok(names.text.clone().into_bytes()),
            None => self.beside.read(path),
        }
    }

    fn name(&self, path: &str) -> String {
        match self.named(path) {
            Some(_) => path.to_owned(),
            None => self.beside.name(path),
        }
    }
}

pub(super) fn run(args: &WorksheetArgs, disk: &Disk, console: &Console) -> Result<()> {
    let origin = args.spec.as_deref();
    let output =
        output::output_path(args.output.as_deref(), origin, |origin: &Path| match args.spec {
            Some(_) => origin.with_extension("pdf"),
            None => PathBuf::from("worksheet.pdf"),
        })?;
    output::guard_pdf(&output, args.force, disk)?;
    let workspace = DiskWorkspace::new(disk, args.force);
    let old = ExistingBook::read(BookPaths::of_pdf(&output), &workspace);
    let beside = disk.files_next_to(origin.unwrap_or(Path::new("")));
    let names = args.names.as_deref().map(|path| read_names(path, args, console)).transpose()?;
    let list = names.as_ref().map(|names| ClassList::parse(names, &args.language));
    let files = ClassFiles { beside: &beside, names };
    let mut options = args.options(list.as_ref())?;
    let source = Source::new("the options", options.spec());
    let spoken = |failure: Failure| options_report::in_options(failure, &source, list.as_ref());
    let (spec, warnings) =
        BookSpec::parse(&source, &files).map_err(Failure::input).map_err(spoken)?;
    warnings.iter().for_each(|warning| console.report(warning));
    if let (Some(list), Some(names)) = (&list, &args.names) {
        console.note(&format!("{}: {}", names.display(), list.summary()));
    }
    if let (Some(worksheet), Some(_)) = (&spec.worksheet, &files.names) {
        options.names = ClassNames::List(worksheet.names.clone());
    }
    for (group, section) in options.groups.iter_mut().zip(&spec.sections) {
        let sheets = section.sheets.as_ref().filter(|sheets| sheets.is_group);
        group.copies = sheets.map(|sheets| sheets.copies);
    }
    let seeds = SeedSources { named: args.seed.as_deref(), lock: old.seed(), new: args.new_seed };
    let prepared = book_source::prepare_spec(spec, &seeds, &beside)?;
    let is_replaceable = args.force || args.new_seed && old.seed().is_some();
    if !is_replaceable {
        output::check_seed(&old, &prepared.seed)?;
    }
    if prepared.origin == SeedOrigin::Lock {
        console.note(&format!(
            "using the seed `{}` from {}; --new-seed chooses another",
            prepared.seed,
            old.paths.lock.display()
        ));
    }
    options.seed = Some(prepared.seed.clone());
    let saved = args.spec.as_ref().map(|path| (path.clone(), options.spec().into_bytes()));
    let saved: Vec<_> = saved.into_iter().collect();
    saved.iter().try_for_each(|(path, text)| guard_spec(path, text, args.force))?;
    let (book, before) = prepared.make(console).map_err(spoken)?;
    workspace.set_before(before);
    book_writer::write(&book, &old, args.spec.as_deref(), &saved, &workspace, console)
}

impl WorksheetArgs {
    /// Returns the options of the spec, with names from `list`.
    fn options(&self, list: Option<&ClassList>) -> Result<ClassOptions> {
        let language =
            if self.formal { self.language.clone() } else { informal_tag(&self.language) };
        Ok(ClassOptions {
            title: self.title.clone(),
            language,
            seed: None,
            font: self.font.clone(),
            paper: self.paper,
            names: match &self.names {
                Some(path) => ClassNames::File(shown(path)),
                None => ClassNames::None,
            },
            copies: self.copies.filter(|_| self.level.len() < 2),
            same: self.same,
            date: self.date.clone(),
            cut_outs: self.cut_outs,
            codes: !self.no_codes,
            groups: self.groups(list)?,
            kind: self.kind.kind()?,
            symbols: self.symbols.clone(),
            puzzles: self.puzzles.unwrap_or(self.per_page),
            per_page: self.per_page,
            rules: self.rules,
            key: self.key,
        })
    }

    /// Returns the groups of the class: those of `--level`, or of the levels in the list.
    fn groups(&self, list: Option<&ClassList>) -> Result<Vec<ClassGroup>> {
        let refused = |message: String, help: &str| {
            Failure::input(vec![Diagnostic::error(message).help(help)])
        };
        let listed: BTreeSet<Level> =
            list.iter().flat_map(|list| &list.pupils).filter_map(|pupil| pupil.level).collect();
        if let (Some(first), false) = (self.level.first(), listed.is_empty()) {
            let message = format!("--level {}, and a list with a column of levels", first.level);
            return Err(refused(message, "leave --level out, or the column"));
        }
        if !listed.is_empty() && self.copies.is_some() {
            let help = "leave --copies out: each pupil has a sheet";
            return Err(refused("--copies, and a list with a column of levels".to_owned(), help));
        }
        let mut groups = self.level.clone();
        if groups.is_empty() {
            let levels = if listed.is_empty() { BTreeSet::from([Level::Easy]) } else { listed };
            return Ok(levels
                .into_iter()
                .map(|level| ClassGroup { level, copies: None })
                .collect());
        }
        let mut seen = BTreeSet::new();
        if let Some(again) = groups.iter().find(|group| !seen.insert(group.level)) {
            let message = format!("`{}` occurs twice in --level", again.level);
            return Err(refused(message, "add up its sheets"));
        }
        if groups.len() == 1 && groups[0].copies.is_none() {
            return Ok(groups);
        }
        let sheets: u32 = groups.iter().filter_map(|group| group.copies).sum();
        let pupils = list.map_or(0, |list| list.pupils.len() as u32);
        let all = self.copies.unwrap_or(pupils.max(sheets));
        let (last, others) = groups.split_last_mut().expect("a level");
        if let Some(group) = others.iter().find(|group| group.copies.is_none()) {
            return Err(refused(
                format!("no number of sheets for `{}` in --level", group.level),
                "as in --level easy:10,medium:15; only the last may take the rest of the names",
            ));
        }
        if last.copies.is_none() && sheets < all {
            last.copies = Some(all - sheets);
        } else if last.copies.is_none() {
            return Err(refused(
                format!("no sheets are left for `{}` in --level", last.level),
                "give it a number, as in --level easy:10,medium:15, or more names",
            ));
        } else if sheets != all {
            let pupils = match self.copies {
                Some(copies) => format!("--copies {copies}"),
                None => counted(pupils as usize, "pupil"),
            };
            let message =
                format!("--level has {}, for {pupils}", counted(sheets as usize, "sheet"));
            return Err(refused(
                message,
                "let the numbers add up, or leave out the last to take the rest of the names",
            ));
        }
        Ok(groups)
    }
}

/// Returns the name of a file of names in the spec and in messages.
fn shown(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads the file of names: a text, or the first sheet of a workbook that has headings.
fn read_names(path: &Path, args: &WorksheetArgs, console: &Console) -> Result<Arc<Source>> {
    match files::read_file(path) {
        Ok(bytes) if FileKind::of(&bytes) == Some(FileKind::Workbook) => {
            let mut sheets = workbook::sheets(&bytes).map_err(|why| {
                let report = Diagnostic::error(format!("cannot read `{}`: {why}", path.display()));
                Failure::input(vec![report.help("save it again, or as CSV UTF-8")])
            })?;
            let has_headings = |(_, text): &(String, String)| {
                ClassList::parse(&Source::new(shown(path), text), &args.language).headings.is_some()
            };
            let (name, text) = sheets.remove(sheets.iter().position(has_headings).unwrap_or(0));
            if !sheets.is_empty() {
                let others: Vec<String> =
                    sheets.into_iter().map(|(name, _)| format!("`{name}`")).collect();
                console.note(&format!(
                    "read from the sheet `{name}`; not read: {}",
                    others.join(", ")
                ));
            }
            Ok(Source::new(shown(path), text))
        }
        _ => files::read_text(path, &limits::FILE),
    }
}

/// Returns an error if the file at `path` differs from the spec to write there.
fn guard_spec(path: &Path, text: &[u8], force: bool) -> Result<()> {
    files::check_file_target(path)?;
    if path.extension().is_none_or(|extension| extension != "toml") {
        let message = format!("`{}` is not a file name for a spec", path.display());
        let report = Diagnostic::error(message).help("choose a name that ends in .toml");
        return Err(Failure::input(vec![report]));
    }
    match std::fs::read(path) {
        Ok(existing) if !force && !existing.is_empty() && existing != text => {
            let message =
                format!("`{}` already exists, and may have changes of yours", path.display());
            let help = format!(
                "make its book: gridpress book {}; or overwrite it with --force; nothing was written",
                path.display()
            );
            Err(Failure::input(vec![Diagnostic::error(message).help(help)]))
        }
        _ => Ok(()),
    }
}

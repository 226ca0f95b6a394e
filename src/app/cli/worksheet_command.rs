//! `gridpress worksheet`: makes sheets for a class.

use super::arguments::choice;
use super::book_source::{self, SeedOrigin, SeedSources};
use super::book_writer::{self, BookTarget};
use super::class_spec::{ClassNames, ClassOptions, KeyPlace, SheetPaper, informal_tag};
use super::console::Console;
use super::files::{self, Disk, SpecFiles};
use super::output::{self, ExistingLock};
use super::puzzle_options::KindArgs;
use clap::Args;
use gridpress_base::diag::{Diagnostic, Failure, Source};
use gridpress_engine::generate::Level;
use gridpress_spec::{Files, MAX_SHEETS, limits};
use std::path::{Path, PathBuf};

/// Make worksheets for a class: a sheet for each pupil, and answers for the teacher
#[derive(Args)]
#[command(after_help = "\
A file of names has one name per line; of a .csv file, the first column is read. Print on one side of the paper, at 100 %: the next page is another pupil's.

Examples:
  gridpress worksheet --size 6 --copies 30       thirty numbered sheets, 6 x 6
  gridpress worksheet --names class.txt          a sheet for each name
  gridpress worksheet --names class.csv --same   the same puzzles for all
  gridpress worksheet --size 4 --cut-outs --symbols shapes   for beginners
  gridpress worksheet --paper a4-halves --per-page 1   two sheets on an A4
  gridpress worksheet --language de --date 2026-11-27   German, with a date
  gridpress worksheet --names class.txt --spec class.toml   a spec to edit")]
pub(super) struct WorksheetArgs {
    /// A file with the names of the pupils, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    names: Option<PathBuf>,
    /// The number of sheets; those beyond the names have a line for the name [default: one per name, or 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_SHEETS)))]
    copies: Option<u32>,
    /// Give all pupils the same puzzles, rather than different ones of one level
    #[arg(long)]
    same: bool,
    /// The level
    #[arg(long, value_name = "LEVEL", ignore_case = true, value_parser = choice::<Level>(), default_value = "easy")]
    level: Level,
    #[command(flatten)]
    kind: KindArgs,
    /// In place of digits: letters, shapes, a word as in word:SCHULE, `word` for built-in words, or pictures as in
    /// cat.png,sun.svg,fish.png,tree.png
    #[arg(long, value_name = "SYMBOLS")]
    symbols: Option<String>,
    /// Puzzles on a page, as large as fits
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=100))]
    per_page: u32,
    /// Puzzles for each pupil [default: one page]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    puzzles: Option<u32>,
    /// The heading of the sheets
    #[arg(long, value_name = "TEXT", default_value = "Sudoku")]
    title: String,
    /// The date on the sheets, as in 2026-11-27, or another text [default: an empty line]
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// The rules of the puzzles below them
    #[arg(long)]
    rules: bool,
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
    /// The language, such as de or en-US; German, French and Spanish address pupils as `du` and `tu`
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

/// The files of a spec that is not on disk: a file of names, and files next to the spec.
struct ClassFiles<'a> {
    beside: &'a SpecFiles,
    /// The path of the file of names, and its text.
    names: Option<(String, String)>,
}

impl Files for ClassFiles<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        match &self.names {
            Some((name, text)) if name == path => Ok(text.clone().into_bytes()),
            _ => self.beside.read(path),
        }
    }

    fn name(&self, path: &str) -> String {
        match &self.names {
            Some((name, _)) if name == path => path.to_owned(),
            _ => self.beside.name(path),
        }
    }
}

pub(super) fn run(args: &WorksheetArgs, disk: &Disk, console: &Console) -> Result<(), Failure> {
    let origin = args.spec.as_deref();
    let default = |origin: &Path| match args.spec {
        Some(_) => origin.with_extension("pdf"),
        None => PathBuf::from("worksheet.pdf"),
    };
    let output = output::output_path(args.output.as_deref(), origin, default)?;
    output::guard_pdf(&output, args.force, disk)?;
    let old = ExistingLock::read(output::lock_path(&output));
    let beside = disk.files_next_to(origin.unwrap_or(Path::new("")));
    let names = args.names.as_deref().map(read_names).transpose()?;
    let files = ClassFiles { beside: &beside, names };
    let mut options = args.options(&files)?;
    let source = Source::new("the spec of these options", options.spec());
    let spec = book_source::parse_spec(&source, &files, console)?;
    if let (Some(worksheet), Some(_)) = (&spec.worksheet, &files.names) {
        options.names = ClassNames::List(worksheet.names.clone());
    }
    let seeds = SeedSources { named: args.seed.as_deref(), lock: old.seed(), new: args.new_seed };
    let prepared = book_source::prepare_spec(spec, &seeds, &beside)?;
    let is_replaceable = args.force || args.new_seed && old.seed().is_some();
    if !is_replaceable {
        old.check_seed(&prepared.seed)?;
    }
    if prepared.origin == SeedOrigin::Lock {
        let lock = output::lock_path(&output);
        console.note(&format!(
            "using the seed `{}` from {}; --new-seed chooses another",
            prepared.seed,
            lock.display()
        ));
    }
    options.seed = Some(prepared.seed.clone());
    let saved = args.spec.as_ref().map(|path| (path.clone(), options.spec().into_bytes()));
    let saved: Vec<_> = saved.into_iter().collect();
    saved.iter().try_for_each(|(path, text)| guard_spec(path, text, args.force))?;
    let (book, before) = prepared.make(console)?;
    let target =
        BookTarget { output: &output, old: &old, spec: args.spec.as_deref(), force: args.force };
    book_writer::write(&target, &book, before, &saved, disk, console)
}

impl WorksheetArgs {
    /// Returns the options of the spec, with names from a file.
    fn options(&self, files: &ClassFiles) -> Result<ClassOptions, Failure> {
        let language =
            if self.formal { self.language.clone() } else { informal_tag(&self.language) };
        Ok(ClassOptions {
            title: self.title.clone(),
            language,
            seed: None,
            font: self.font.clone(),
            paper: self.paper,
            names: match &files.names {
                Some((path, _)) => ClassNames::File(path.clone()),
                None => ClassNames::None,
            },
            copies: self.copies,
            same: self.same,
            date: self.date.clone(),
            cut_outs: self.cut_outs,
            codes: !self.no_codes,
            level: self.level,
            kind: self.kind.kind()?,
            symbols: self.symbols.clone(),
            puzzles: self.puzzles.unwrap_or(self.per_page),
            per_page: self.per_page,
            rules: self.rules,
            key: self.key,
        })
    }
}

/// Reads the file of names. Returns its name in the spec, and its text.
fn read_names(path: &Path) -> Result<(String, String), Failure> {
    let source = files::read_text(path, &limits::FILE)?;
    let name =
        if path == Path::new("-") { source.name.clone() } else { path.display().to_string() };
    Ok((name, source.text.clone()))
}

/// Returns an error if the file at `path` differs from the spec to write there.
fn guard_spec(path: &Path, text: &[u8], force: bool) -> Result<(), Failure> {
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

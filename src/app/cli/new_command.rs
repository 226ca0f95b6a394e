//! `gridpress new` and `gridpress templates`: templates for books.

use super::arguments::{name_parser, parse_printer, printer_names};
use super::book_source;
use super::console::{Console, print_output};
use super::files::Disk;
use super::new_folder::{OwnValue, check_free, check_values, template_files, write_template};
use super::next_volume;
use crate::Result;
use clap::Args;
use gridpress_bookspec::{BookSpec, Printer, TEMPLATES, Template};
use gridpress_ground::units::Size;
use gridpress_messages::diag::{Diagnostic, Failure, nearest};
use std::path::PathBuf;

/// Start a book: a folder with a commented spec
#[derive(Args)]
#[command(after_help = "\
Every book has a seed of its own, from which all puzzles follow. The command draws one and writes it to the spec. On a terminal, \
without options for the spec, it asks for title, author and printer; Enter skips a question.

Examples:
  gridpress new mybook                 mybook/book.toml, the default book
  gridpress new kids --template kids   from another template
  gridpress new mybook --title 'Night Train Sudoku' --author 'Ann Roe'
  gridpress new mybook --printer lulu --trim a5 --language de
  gridpress new vol2 --after vol1      the next volume of a series
  cd mybook && gridpress book          then make the book")]
pub(super) struct NewArgs {
    /// The folder; created if missing
    #[arg(value_name = "DIR")]
    dir: PathBuf,
    /// The template; `gridpress templates` describes them
    #[arg(long, short, value_name = "NAME", default_value = TEMPLATES[0].name, value_parser = name_parser(parse_template, || TEMPLATES.iter().map(|template| template.name).collect()))]
    template: &'static Template,
    /// Continue a series: take the spec and its files from the folder of this volume
    #[arg(long, value_name = "BOOK", conflicts_with_all = ["template", "author", "printer", "trim", "language"])]
    after: Option<PathBuf>,
    /// The title of the book
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The author, also named on the copyright page
    #[arg(long, value_name = "NAME")]
    author: Option<String>,
    /// The seed: all puzzles follow from it [default: a new one]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// The printer, whose rules the book follows
    #[arg(long, value_name = "NAME", value_parser = name_parser(parse_printer, printer_names))]
    printer: Option<&'static Printer>,
    /// The size of the pages, as in 6x9in, a5 or 210x297mm
    #[arg(long, value_name = "SIZE")]
    trim: Option<String>,
    /// The language, such as de or en-US
    #[arg(long, value_name = "TAG")]
    language: Option<String>,
}

impl NewArgs {
    /// Returns the values of the options for the spec.
    fn values(&self) -> Vec<OwnValue> {
        let printer = self.printer.map(|printer| printer.name.to_owned());
        let options = [
            ("title", self.title.clone()),
            ("author", self.author.clone()),
            ("seed", self.seed.clone()),
            ("page.printer", printer),
            ("page.trim", self.trim.clone()),
            ("language", self.language.clone()),
        ];
        options.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
    }
}

/// List the templates of `gridpress new`
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress templates                          one line per template
  gridpress templates --json                   the same as JSON")]
pub(super) struct TemplatesArgs {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

fn parse_template(name: &str) -> Result<&'static Template, String> {
    Template::named(name).ok_or_else(|| {
        let names = TEMPLATES.iter().map(|template| template.name);
        match nearest(name, names) {
            Some(name) => format!("unknown template; did you mean `{name}`?"),
            None => "unknown template; `gridpress templates` lists them".to_owned(),
        }
    })
}

pub(super) fn run(args: &NewArgs, disk: &Disk, console: &Console) -> Result<()> {
    let mut values = args.values();
    let template = args.template;
    if args.after.is_none() {
        check_free(&args.dir, &template_files(&args.dir, template, ""))?;
        if values.is_empty() && console.is_interactive() {
            values = ask(template, console);
        }
    }
    let drawn = match args.seed {
        None => Some(book_source::random_seed()?),
        Some(_) => None,
    };
    values.extend(drawn.clone().map(|seed| ("seed", seed)));
    let spec = match &args.after {
        Some(after) => {
            next_volume::write(&args.dir, after, &values, disk, &|event| console.show(event))?
        }
        None => {
            let (text, spec) = start(template, &values, "--")?;
            let path = write_template(&args.dir, template, &text, disk)?;
            // It ends with the size of the template's pages.
            let size = template.about.rsplit_once(", ").filter(|(_, size)| size.ends_with(" in"));
            let about =
                size.filter(|_| args.trim.is_some()).map_or(template.about, |(about, _)| about);
            console.note(&format!("{}: {about}", path.display()));
            let foreign = spec.foreign_texts().map(|text| text.warning(&spec));
            unsupported_trim(&spec).iter().chain(&foreign).for_each(|it| console.report(it));
            path
        }
    };
    if let Some(seed) = drawn {
        console.note(&format!("seed {seed}, drawn for this book: all its puzzles follow from it"));
    }
    let spec = spec.display();
    console.note(&if args.after.is_none() && template.is_desk() {
        format!("make the puzzles of a day: gridpress daily {spec} --date today")
    } else {
        format!("make the book: gridpress book {spec}")
    });
    Ok(())
}

/// Returns the text and the spec of a new book from a template. In reports of mistakes, the names of values follow `prefix`.
///
/// # Errors
/// If a value is invalid.
fn start(template: &Template, values: &[OwnValue], prefix: &str) -> Result<(String, BookSpec)> {
    let text = template
        .start(values)
        .map_err(|why| Failure::input(vec![Diagnostic::error(why.to_string())]))?;
    let spec = check_values(&text, values, prefix, template)?;
    Ok((text, spec))
}

/// Returns a warning if the printer of a spec has no pages of its size: one of both is an option, the other that of the
/// template.
fn unsupported_trim(spec: &BookSpec) -> Option<Diagnostic> {
    let printer = spec.page.printer?;
    let Size { width, height } = spec.page.trim;
    let trims = printer.trims.as_ref().filter(|trims| !trims.offers(spec.page.trim))?;
    let sizes: Vec<&str> = trims.sizes.iter().map(|size| size.text.as_str()).collect();
    let message = format!(
        "`{}` has no pages of {} x {}",
        printer.name,
        width.in_inches(),
        height.in_inches()
    );
    let help = format!("set `trim` under [page] to one of its sizes: {}", sizes.join(", "));
    Some(Diagnostic::warning(message).help(help))
}

/// The keys that a terminal is asked for, and the questions.
const QUESTIONS: [(&str, &str); 3] =
    [("title", "Title"), ("author", "Author"), ("page.printer", "Printer, such as lulu or home")];

/// Asks for values until each is valid or skipped.
fn ask(template: &Template, console: &Console) -> Vec<OwnValue> {
    console.note("Enter keeps what is in brackets, or skips the question.");
    let mut values = Vec::new();
    for (key, question) in QUESTIONS {
        let default = template.text(key).map_or_else(String::new, |text| format!(" [{text}]"));
        loop {
            let answer = match console.ask(&format!("{question}{default}: ")) {
                None => return values,
                Some(answer) if answer.is_empty() => break,
                Some(answer) => answer,
            };
            values.push((key, answer));
            let Err(failure) = start(template, &values, "") else { break };
            values.pop();
            failure.reports.iter().for_each(|report| console.report(report));
        }
    }
    values
}

pub(super) fn templates(args: &TemplatesArgs) -> Result<()> {
    let line = |template: &Template| {
        if args.json {
            let object = serde_json::json!({ "name": template.name, "about": template.about });
            format!("{object}\n")
        } else {
            format!("{:<20}{}\n", template.name, template.about)
        }
    };
    print_output(&TEMPLATES.iter().map(line).collect::<String>())
}

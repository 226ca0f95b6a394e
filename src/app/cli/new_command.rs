//! `gridpress new` and `gridpress templates`: templates for books.

use super::arguments::name_parser;
use super::console::{Console, print_output};
use super::files::{self, Disk};
use super::new_folder::{check_free, schema_file};
use super::next_volume;
use clap::Args;
use gridpress_base::diag::{Failure, nearest};
use gridpress_studio::{TEMPLATES, Template};
use std::path::{Path, PathBuf};

/// Start a book: a folder with a commented spec
#[derive(Args)]
#[command(after_help = "\
Examples:
  gridpress new mybook                 mybook/book.toml, the default book
  gridpress new kids --template kids   from another template
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
    #[arg(long, value_name = "BOOK", conflicts_with = "template")]
    after: Option<PathBuf>,
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

pub(super) fn run(args: &NewArgs, disk: &Disk, console: &Console) -> Result<(), Failure> {
    let spec = match &args.after {
        Some(after) => next_volume::write(&args.dir, after, disk, console)?,
        None => {
            let spec = write_template(&args.dir, args.template, disk)?;
            console.note(&format!("{}: {}", spec.display(), args.template.about));
            spec
        }
    };
    let spec = spec.display();
    console.note(&if args.after.is_none() && args.template.is_desk() {
        format!("make the puzzles of a day: gridpress daily {spec} --date today")
    } else {
        format!("make the book: gridpress book {spec}")
    });
    Ok(())
}

/// Writes a template to a folder without overwriting anything. Returns the path of its spec.
pub(super) fn write_template(
    dir: &Path,
    template: &Template,
    disk: &Disk,
) -> Result<PathBuf, Failure> {
    let files = template_files(dir, template);
    check_free(dir, &files)?;
    files::make_folder(dir)?;
    disk.place(&files)?;
    Ok(files[0].0.clone())
}

/// Returns the files of the folder: the spec first, whose first line names the schema.
fn template_files(dir: &Path, template: &Template) -> Vec<(PathBuf, Vec<u8>)> {
    let (schema, schema_text) = schema_file();
    let template_files = template.files.iter().enumerate();
    let template_files = template_files.map(|(at, (name, text))| match at {
        0 => (*name, format!("#:schema {schema}\n{text}").into_bytes()),
        _ => (*name, text.as_bytes().to_vec()),
    });
    let all = template_files.chain([(schema, schema_text)]);
    all.map(|(name, bytes)| (dir.join(name), bytes)).collect()
}

pub(super) fn templates(args: &TemplatesArgs) -> Result<(), Failure> {
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

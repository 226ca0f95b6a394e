//! `gridpress watch`: a book in the browser while its spec is written.

use super::book_source;
use super::console::{Heard, Talk, answer};
use super::files::{self, Beside, Disk};
use crate::preview::{Guard, Manuscript, Product, Said, Studio, Tell, serve};
use crate::templates::{TEMPLATES, Template};
use clap::Args;
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_spec::{BookSpec, Files, RegisteredIn, limits};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// See a book in the browser while you write its spec, there or in an editor
#[derive(Args)]
#[command(after_help = "\
Opens a page on this machine, and nowhere else, which shows the book as its reader will hold it. Save the spec, and the \
page shows what changed, with what `gridpress check` finds beside it. Mistakes in the spec are told with their line, and \
the last good book stays. A form on the page writes into the spec as well, and has the PDF made; where there is no spec \
yet, it begins one from a template. Ctrl-C ends it.

Examples:
  gridpress watch                           book.toml in this folder
  gridpress watch book.toml --open          and the browser opens
  gridpress watch book.toml --port 4000     always the same port")]
pub(super) struct WatchArgs {
    /// The book spec, or its folder [default: book.toml in this folder]
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The port on this machine [default: a free one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// The other commands that the page runs.
#[derive(Clone, Copy)]
pub(super) struct Others {
    /// Writes a template into a folder, over nothing.
    pub(super) new: fn(&Path, &Template, &Disk) -> Result<PathBuf, Failure>,
    /// Makes the book of a spec.
    pub(super) book: fn(PathBuf, &Disk, &Talk) -> Result<(), Failure>,
    /// Makes the cover of a spec.
    pub(super) cover: fn(PathBuf, &Disk, &Talk) -> Result<(), Failure>,
}

pub(super) fn run(
    args: &WatchArgs,
    others: Others,
    disk: &Disk,
    talk: &Talk,
) -> Result<(), Failure> {
    let path = match args.spec.as_deref() {
        Some(path) => path,
        None => ".".as_ref(),
    };
    if path == Path::new("-") {
        let report = Diagnostic::error("standard input cannot be watched");
        return Err(Failure::input(vec![report.help("name a file")]));
    }
    let folder = Arc::new(Folder::new(path, others, disk));
    if folder.is_begun() || !path.is_dir() {
        book_source::refuse_lock_and_pdf(&folder.spec)?;
        files::read_text(&folder.spec, &limits::SPEC)?;
    }
    let listener = listener(args.port)?;
    let port = listener.local_addr().map_err(|error| no_server(&error))?.port();
    let guard = Guard::new(book_source::token()?, port);
    let address = guard.address();
    let studio = Studio::new();
    let server = {
        let (studio, folder) = (studio.clone(), folder.clone());
        let serve = move || serve(listener, studio, folder, guard);
        let thread = thread::Builder::new().spawn(serve);
        thread.map_err(|error| no_server(&error))?
    };
    talk.say(&if folder.is_begun() {
        format!("{}, as you save it; Ctrl-C ends it", folder.name())
    } else {
        let spec = folder.spec.display();
        format!("no {spec} here: the page begins one from a template; Ctrl-C ends it")
    });
    answer(&format!("{address}\n"))?;
    if args.open && !opened(&address) {
        talk.say("no browser was found to open; open that address in one");
    }
    studio.follow(&*folder, || server.is_finished());
    match server.join() {
        Ok(Err(error)) => Err(no_server(&error)),
        _ => Ok(()),
    }
}

/// A spec in its folder, or a folder where there will be one.
struct Folder {
    spec: PathBuf,
    files: Beside,
    disk: Disk,
    others: Others,
    /// Whether there was a spec once: from then on its absence is a mistake.
    has_begun: AtomicBool,
}

impl Folder {
    /// The spec at `path`, or `book.toml` in the folder there.
    fn new(path: &Path, others: Others, disk: &Disk) -> Folder {
        let spec = match book_source::spec_path(Some(path)) {
            // As it is named where no folder is.
            Some(spec) => spec.strip_prefix(".").map_or(spec.clone(), Path::to_owned),
            None => path.to_owned(),
        };
        Folder {
            files: disk.beside(&spec),
            disk: disk.clone(),
            spec,
            others,
            has_begun: AtomicBool::new(false),
        }
    }
}

impl Manuscript for Folder {
    fn name(&self) -> String {
        if self.is_begun() { self.spec.display().to_string() } else { DEFAULT.to_owned() }
    }

    fn is_begun(&self) -> bool {
        let is_there = self.spec.symlink_metadata().is_ok();
        self.has_begun.fetch_or(is_there, Ordering::Relaxed) || is_there
    }

    fn source(&self) -> Result<Arc<Source>, Failure> {
        if self.is_begun() {
            files::read_text(&self.spec, &limits::SPEC)
        } else {
            Ok(Source::new(DEFAULT, TEMPLATES[0].spec()))
        }
    }

    fn files(&self) -> &(dyn Files + Sync) {
        &self.files
    }

    fn earlier(
        &self,
        spec: &BookSpec,
        registry: &RegisteredIn,
    ) -> Result<PrecedingVolumes, Failure> {
        book_source::volumes_before(spec, registry, &self.files)
    }

    fn seed(&self) -> String {
        book_source::seed_to_see(self.is_begun().then_some(&self.spec))
    }

    fn write(&self, text: &str) -> Result<(), Failure> {
        self.disk.place(&[(self.spec.clone(), text.as_bytes().to_vec())])
    }

    fn begin(&self, template: &Template) -> Result<(), Failure> {
        (self.others.new)(files::folder_of(&self.spec), template, &self.disk).map(|_| ())
    }

    fn make(&self, product: Product, tell: Tell) -> Result<(), Failure> {
        let talk = Talk::to(move |heard| {
            tell(match heard {
                Heard::Step(step) => Said::Step(step.to_owned()),
                Heard::Line(line) => Said::Line(line.to_owned()),
                Heard::Report(report) => Said::Report(report.clone()),
            });
        });
        let make = match product {
            Product::Book => self.others.book,
            Product::Cover => self.others.cover,
        };
        make(self.spec.clone(), &self.disk, &talk)
    }
}

/// What the default book is called.
const DEFAULT: &str = "the default spec";

/// A port of this machine alone.
fn listener(port: Option<u16>) -> Result<TcpListener, Failure> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port.unwrap_or(0))).map_err(|error| {
        let why = files::reason(&error);
        let place = port.map_or("a port".to_owned(), |port| format!("port {port}"));
        let report = Diagnostic::error(format!("{place} of this machine cannot be used: {why}"));
        Failure::new(Exit::System, report.help("name another with --port"))
    })
}

fn no_server(error: &std::io::Error) -> Failure {
    let message = format!("the page cannot be served: {}", files::reason(error));
    Failure::new(Exit::System, Diagnostic::error(message))
}

/// Opens an address in the browser; whether a program was found for that.
fn opened(address: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(address);
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

//! `gridpress watch`: shows a book in the browser while its spec is written.

use super::arguments::whole;
use super::book_source::{self, SeedSources};
use super::console::{Console, print_output};
use super::files::{self, Disk, SpecFiles};
use super::new_folder::write_template;
use super::next_volume;
use super::workspace::DiskWorkspace;
use crate::Result;
use crate::preview::{NextVolume, PreviewSession, RequestGuard, SpecDocument, serve};
use clap::Args;
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_bookspec::{BookSpec, Files, TEMPLATES, Template, limits};
use gridpress_messages::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_messages::text;
use gridpress_press::{self as press, BookPaths, BuildEvent, Events, ExistingBook, Product};
use gridpress_studio::{PreviewEdition, ProductFile, ProjectFolder};
use std::cell::RefCell;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Show a book in the browser while you edit its spec, there or in an editor
#[derive(Args)]
#[command(after_help = "\
Serves a page on this machine only, which shows the book as its reader will see it. When the spec is saved, the \
page shows the changes, with the findings of `gridpress check` next to them. Mistakes in the spec are shown with their line, and \
the last valid book stays visible. A form on the page edits the spec too, and can make the PDF and the cover; if there is no \
spec yet, it starts one from a template. Ctrl-C stops it.

Examples:
  gridpress watch                           book.toml in this folder
  gridpress watch book.toml --open          and open the browser
  gridpress watch book.toml --port 4000     with a fixed port")]
pub(super) struct WatchArgs {
    /// The book spec, or its folder [default: book.toml in this folder]
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The port on this machine [default: a free one]
    #[arg(long, value_name = "N", value_parser = whole(1_u16..))]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

pub(super) fn run(args: &WatchArgs, disk: &Disk, console: &Console) -> Result<()> {
    let path = match args.spec.as_deref() {
        Some(path) => path,
        None => ".".as_ref(),
    };
    if path == Path::new("-") {
        let report = Diagnostic::error("cannot watch standard input");
        return Err(Failure::input(vec![report.help("name a file")]));
    }
    let folder = Arc::new(SpecFolder::new(path, disk));
    if folder.is_begun() || !path.is_dir() {
        book_source::read_spec(&folder.spec)?;
    }
    let preview = launch(folder.clone(), args.port)?;
    console.note(&if folder.is_begun() {
        format!("watching {}; Ctrl-C stops", folder.name())
    } else {
        let spec = folder.spec.display();
        format!(
            "no {spec} yet, so this is the built-in book, the same for everyone; the page starts one of your own from a template; Ctrl-C stops"
        )
    });
    let address = &preview.address;
    print_output(&format!("{address}\n"))?;
    if args.open && !open_browser(address) {
        console.note("found no browser; open that address in one");
    }
    preview.follow()
}

/// A preview whose server runs.
struct RunningPreview {
    address: String,
    session: Arc<PreviewSession>,
    folder: Arc<SpecFolder>,
    server: JoinHandle<std::io::Result<()>>,
}

/// Starts the server of a preview at `port`, or at a free one.
fn launch(folder: Arc<SpecFolder>, port: Option<u16>) -> Result<RunningPreview> {
    let listener = bind(port)?;
    let port = listener.local_addr().map_err(|error| server_failure(&error))?.port();
    // After the port is bound: a free one is chosen by the system, and is part of the host that requests must name.
    let guard = RequestGuard::new(book_source::random_token()?, port);
    let address = guard.address();
    let session = PreviewSession::new();
    let server = {
        let (session, folder) = (session.clone(), folder.clone());
        thread::Builder::new()
            .spawn(move || serve(listener, session, folder, guard))
            .map_err(|error| server_failure(&error))?
    };
    Ok(RunningPreview { address, session, folder, server })
}

impl RunningPreview {
    /// Builds editions until the server ends.
    fn follow(self) -> Result<()> {
        self.session.follow(&*self.folder, || self.server.is_finished());
        match self.server.join() {
            Ok(Err(error)) => Err(server_failure(&error)),
            _ => Ok(()),
        }
    }
}

/// A spec in its folder, or a folder in which a spec will be created.
struct SpecFolder {
    spec: PathBuf,
    files: SpecFiles,
    disk: Disk,
    /// `true` once there was a spec: from then on, its absence is an error.
    has_begun: AtomicBool,
}

impl SpecFolder {
    /// Returns the spec at `path`, or `book.toml` if `path` is a folder.
    fn new(path: &Path, disk: &Disk) -> SpecFolder {
        let spec = match book_source::spec_path(Some(path)) {
            // Without a folder, the name is shown as it was given.
            Some(spec) => spec.strip_prefix(".").map_or(spec.clone(), Path::to_owned),
            None => path.to_owned(),
        };
        SpecFolder {
            files: disk.files_next_to(&spec),
            disk: disk.clone(),
            spec,
            has_begun: AtomicBool::new(false),
        }
    }

    fn paths(&self) -> BookPaths {
        BookPaths::of_origin(&self.spec)
    }
}

impl ProjectFolder for SpecFolder {
    fn name(&self) -> String {
        if self.is_begun() { self.spec.display().to_string() } else { DEFAULT_NAME.to_owned() }
    }

    fn is_begun(&self) -> bool {
        let exists = self.spec.symlink_metadata().is_ok();
        // Editors may replace a file by removing it first; the built-in book must not flash up in between.
        self.has_begun.fetch_or(exists, Ordering::Relaxed) || exists
    }

    fn source(&self) -> Result<Arc<Source>> {
        if self.is_begun() {
            files::read_text(&self.spec, &limits::SPEC)
        } else {
            Ok(Source::new(DEFAULT_NAME, TEMPLATES[0].built_in()))
        }
    }

    fn files(&self) -> &(dyn Files + Sync) {
        &self.files
    }

    fn write(&self, text: &str) -> Result<()> {
        self.disk.place(&[(self.spec.clone(), text.as_bytes().to_vec())])
    }

    fn write_file(&self, path: &str, bytes: Vec<u8>) -> Result<()> {
        let file = files::folder_of(&self.spec).join(path);
        files::make_folder(files::folder_of(&file))?;
        // A folder that is a link may lead elsewhere.
        self.disk.file_in(files::folder_of(&self.spec), &folder_in(path)).map_err(|error| {
            let message = format!("cannot write `{path}`: {}", files::reason(&error));
            Failure::new(Exit::System, Diagnostic::error(message))
        })?;
        self.disk.place(&[(file, bytes)])
    }

    fn new_seed(&self) -> Result<String> {
        book_source::random_seed()
    }

    fn begin(&self, template: &Template, spec: &str) -> Result<()> {
        write_template(files::folder_of(&self.spec), template, spec, &self.disk).map(drop)
    }
}

/// Returns the folder of a path in a spec.
fn folder_in(path: &str) -> String {
    path.rsplit_once('/').map_or(".".to_owned(), |(folder, _)| folder.to_owned())
}

impl SpecDocument for SpecFolder {
    fn earlier(&self, spec: &BookSpec) -> Result<Option<PrecedingVolumes>> {
        book_source::volumes_before(spec, &self.files)
    }

    fn seed(&self) -> String {
        self.is_begun()
            .then(|| book_source::locked_seed(&self.spec, &self.disk))
            .flatten()
            .unwrap_or_else(|| press::PREVIEW_SEED.to_owned())
    }

    fn make(&self, product: Product, events: Events) -> Result<()> {
        let workspace = DiskWorkspace::new(&self.disk, false);
        let make_puzzles = |spec: BookSpec| {
            press::require_sections(&spec, &self.name())?;
            let lock = book_source::locked_seed(&self.spec, &self.disk);
            let seeds = SeedSources { lock: lock.as_deref(), ..SeedSources::default() };
            let prepared = book_source::prepare_spec(spec, &seeds, &self.files)?;
            events(BuildEvent::Step(text!("step-puzzles")));
            let (book, before) = prepared.make_with(&|_| ())?;
            workspace.set_before(before);
            Ok(book)
        };
        let book = || press::make_book(&self.source()?, &self.files, &make_puzzles, events);
        press::make(product, &self.paths(), &self.files, &workspace, &book, events)
    }

    fn next_volume(&self, name: &str) -> Result<NextVolume> {
        let is_name =
            !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', ':']);
        if !is_name {
            let message = format!("`{name}` cannot be the name of a folder");
            let report = Diagnostic::error(message).help("expected letters, digits, `-` and `_`");
            return Err(Failure::input(vec![report]));
        }
        let spec = std::path::absolute(&self.spec).ok();
        let shelf = spec.as_deref().and_then(|spec| spec.parent()?.parent()).ok_or_else(|| {
            let message = "the folder of this book is in no other folder";
            Failure::input(vec![Diagnostic::error(message).help("move the book into a folder")])
        })?;
        let notes = RefCell::new(Vec::new());
        let values = [("seed", book_source::random_seed()?)];
        let folder = shelf.join(name);
        let next = next_volume::write(&folder, &self.spec, &values, &self.disk, &|event| {
            if let BuildEvent::Line(line) = event {
                notes.borrow_mut().push(line.into());
            }
        })?;
        let preview = launch(Arc::new(SpecFolder::new(&next, &self.disk)), None)?;
        let address = preview.address.clone();
        // The preview of the next volume runs as long as this one.
        thread::Builder::new()
            .spawn(move || drop(preview.follow()))
            .map_err(|error| server_failure(&error))?;
        Ok(NextVolume { address, notes: notes.into_inner() })
    }

    fn made(&self) -> Vec<ProductFile> {
        let folder = files::folder_of(&self.spec);
        let files = self.paths().files().into_iter().filter_map(|(role, path)| {
            let name = path.strip_prefix(folder).ok()?.to_str()?.replace('\\', "/");
            // A link may lead out of the folder.
            self.disk.file_in(folder, &name).ok()?;
            made_file(role, folder, name)
        });
        files.collect()
    }

    fn compare(&self, edition: &PreviewEdition) {
        let workspace = DiskWorkspace::new(&self.disk, false);
        edition.compare(&ExistingBook::read(self.paths(), &workspace));
    }
}

/// Returns the file called `name` that was made in `folder`, if it exists.
fn made_file(role: &'static str, folder: &Path, name: String) -> Option<ProductFile> {
    let path = folder.join(&name);
    let bytes = path.metadata().ok().filter(|metadata| metadata.is_file())?.len();
    let is_pdf = path.extension().is_some_and(|extension| extension == "pdf");
    let pages = is_pdf.then(|| press::printed_pages(&files::read_file(&path).ok()?)).flatten();
    // The file of a path has a folder, unlike the path of a file in this folder.
    let folder = std::path::absolute(&path).ok()?.parent()?.display().to_string();
    Some(ProductFile { role, name, folder, bytes, pages })
}

/// The displayed name of the default book.
const DEFAULT_NAME: &str = "the default spec";

/// Opens a port for this machine only.
fn bind(port: Option<u16>) -> Result<TcpListener> {
    // The loopback address only: other machines in the network cannot reach it.
    TcpListener::bind((Ipv4Addr::LOCALHOST, port.unwrap_or(0))).map_err(|error| {
        let why = files::reason(&error);
        let place = port.map_or("a port".to_owned(), |port| format!("port {port}"));
        let report = Diagnostic::error(format!("cannot use {place} of this machine: {why}"));
        Failure::new(Exit::System, report.help("choose another with --port"))
    })
}

fn server_failure(error: &std::io::Error) -> Failure {
    let message = format!("cannot serve the page: {}", files::reason(error));
    Failure::new(Exit::System, Diagnostic::error(message))
}

/// Opens an address in the browser. Returns `false` if no program was found for that.
fn open_browser(address: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        // `start` is a command of the shell, which would interpret characters of the address.
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(address);
    // Browsers write warnings, which would mix with the messages of the program.
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok()
}

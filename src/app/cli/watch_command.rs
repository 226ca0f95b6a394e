//! `gridpress watch`: shows a book in the browser while its spec is written.

use super::book_source;
use super::console::{Console, ConsoleEvent, print_output};
use super::files::{self, Disk, SpecFiles};
use crate::preview::{
    BuildEvent, EventSink, PreviewSession, Product, RequestGuard, SpecDocument, serve,
};
use crate::templates::{TEMPLATES, Template};
use clap::Args;
use gridpress_audit::registry::PrecedingVolumes;
use gridpress_base::diag::{Diagnostic, Exit, Failure, Source};
use gridpress_spec::{BookSpec, Files, SeriesRegistry, limits};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

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
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// The commands that the page can run.
#[derive(Clone, Copy)]
pub(super) struct PreviewActions {
    /// Writes a template to a folder without overwriting anything.
    pub(super) new: fn(&Path, &Template, &Disk) -> Result<PathBuf, Failure>,
    /// Makes the book of a spec.
    pub(super) book: fn(PathBuf, &Disk, &Console) -> Result<(), Failure>,
    /// Makes the cover of a spec.
    pub(super) cover: fn(PathBuf, &Disk, &Console) -> Result<(), Failure>,
}

pub(super) fn run(
    args: &WatchArgs,
    actions: PreviewActions,
    disk: &Disk,
    console: &Console,
) -> Result<(), Failure> {
    let path = match args.spec.as_deref() {
        Some(path) => path,
        None => ".".as_ref(),
    };
    if path == Path::new("-") {
        let report = Diagnostic::error("cannot watch standard input");
        return Err(Failure::input(vec![report.help("name a file")]));
    }
    let folder = Arc::new(SpecFolder::new(path, actions, disk));
    if folder.is_begun() || !path.is_dir() {
        book_source::refuse_lock_and_pdf(&folder.spec)?;
        files::read_text(&folder.spec, &limits::SPEC)?;
    }
    let listener = bind(args.port)?;
    let port = listener.local_addr().map_err(|error| server_failure(&error))?.port();
    let guard = RequestGuard::new(book_source::random_token()?, port);
    let address = guard.address();
    let session = PreviewSession::new();
    let server = {
        let (session, folder) = (session.clone(), folder.clone());
        let serve = move || serve(listener, session, folder, guard);
        let thread = thread::Builder::new().spawn(serve);
        thread.map_err(|error| server_failure(&error))?
    };
    console.note(&if folder.is_begun() {
        format!("watching {}; Ctrl-C stops", folder.name())
    } else {
        let spec = folder.spec.display();
        format!("no {spec} yet: the page starts one from a template; Ctrl-C stops")
    });
    print_output(&format!("{address}\n"))?;
    if args.open && !open_browser(&address) {
        console.note("found no browser; open that address in one");
    }
    session.follow(&*folder, || server.is_finished());
    match server.join() {
        Ok(Err(error)) => Err(server_failure(&error)),
        _ => Ok(()),
    }
}

/// A spec in its folder, or a folder in which a spec will be created.
struct SpecFolder {
    spec: PathBuf,
    files: SpecFiles,
    disk: Disk,
    actions: PreviewActions,
    /// `true` once there was a spec: from then on, its absence is an error.
    has_begun: AtomicBool,
}

impl SpecFolder {
    /// Returns the spec at `path`, or `book.toml` if `path` is a folder.
    fn new(path: &Path, actions: PreviewActions, disk: &Disk) -> SpecFolder {
        let spec = match book_source::spec_path(Some(path)) {
            // Without a folder, the name is shown as it was given.
            Some(spec) => spec.strip_prefix(".").map_or(spec.clone(), Path::to_owned),
            None => path.to_owned(),
        };
        SpecFolder {
            files: disk.files_next_to(&spec),
            disk: disk.clone(),
            spec,
            actions,
            has_begun: AtomicBool::new(false),
        }
    }
}

impl SpecDocument for SpecFolder {
    fn name(&self) -> String {
        if self.is_begun() { self.spec.display().to_string() } else { DEFAULT_NAME.to_owned() }
    }

    fn is_begun(&self) -> bool {
        let exists = self.spec.symlink_metadata().is_ok();
        self.has_begun.fetch_or(exists, Ordering::Relaxed) || exists
    }

    fn source(&self) -> Result<Arc<Source>, Failure> {
        if self.is_begun() {
            files::read_text(&self.spec, &limits::SPEC)
        } else {
            Ok(Source::new(DEFAULT_NAME, TEMPLATES[0].spec()))
        }
    }

    fn files(&self) -> &(dyn Files + Sync) {
        &self.files
    }

    fn earlier(
        &self,
        spec: &BookSpec,
        registry: &SeriesRegistry,
    ) -> Result<PrecedingVolumes, Failure> {
        book_source::volumes_before(spec, registry, &self.files)
    }

    fn seed(&self) -> String {
        book_source::preview_seed(self.is_begun().then_some(&self.spec))
    }

    fn write(&self, text: &str) -> Result<(), Failure> {
        self.disk.place(&[(self.spec.clone(), text.as_bytes().to_vec())])
    }

    fn begin(&self, template: &Template) -> Result<(), Failure> {
        (self.actions.new)(files::folder_of(&self.spec), template, &self.disk).map(|_| ())
    }

    fn make(&self, product: Product, sink: EventSink) -> Result<(), Failure> {
        let console = Console::with_listener(move |event| {
            sink(match event {
                ConsoleEvent::Step(step) => BuildEvent::Step(step.to_owned()),
                ConsoleEvent::Line(line) => BuildEvent::Line(line.to_owned()),
                ConsoleEvent::Report(report) => BuildEvent::Report(report.clone()),
            });
        });
        let make = match product {
            Product::Book => self.actions.book,
            Product::Cover => self.actions.cover,
        };
        make(self.spec.clone(), &self.disk, &console)
    }
}

/// The displayed name of the default book.
const DEFAULT_NAME: &str = "the default spec";

/// Opens a port for this machine only.
fn bind(port: Option<u16>) -> Result<TcpListener, Failure> {
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
        ("rundll32", &["url.dll,FileProtocolHandler"])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(address);
    let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

//! `gridpress watch`: a book in the browser while its spec is written.

use super::answer::answer;
use super::files::{self, Beside};
use super::talk::Talk;
use super::{books, seed, spec};
use crate::diag::{Diagnostic, Exit, Failure, Source};
use crate::templates::TEMPLATES;
use crate::watch::{Guard, Studio, serve};
use clap::Args;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// See a book in the browser while you write its spec
#[derive(Args)]
#[command(after_help = "\
Opens a page on this machine, and nowhere else, which shows the book as its reader will hold it. Save the spec, and the \
page shows what changed, with what `gridpress check` finds beside it. Mistakes in the spec are told with their line, and \
the last good book stays. Ctrl-C ends it.

Examples:
  gridpress watch                           book.toml in this folder
  gridpress watch book.toml --open          and the browser opens
  gridpress watch book.toml --port 4000     always the same port")]
pub(super) struct WatchArgs {
    /// The book spec [default: book.toml in this folder, else an embedded one]
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The port on this machine [default: a free one]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

pub(super) fn run(args: &WatchArgs, talk: &Talk) -> Result<(), Failure> {
    let path = spec::meant(args.spec.as_deref());
    if path.as_deref() == Some("-".as_ref()) {
        let report = Diagnostic::error("standard input cannot be watched");
        return Err(Failure::input(vec![report.help("name a file")]));
    }
    let embedded = || Source::new("the default spec", TEMPLATES[0].spec());
    let (first, files) = spec::source(path.as_deref(), embedded)?;
    let listener = listener(args.port)?;
    let port = listener
        .local_addr()
        .map_err(|error| no_server(&error))?
        .port();
    let guard = Guard::new(seed::token()?, port);
    let address = guard.address();
    let studio = Studio::new(&first.name, books::seed_to_see(path.as_deref()));
    let server = {
        let studio = studio.clone();
        thread::spawn(move || serve(listener, studio, guard))
    };
    talk.say(&format!("{}, as you save it; Ctrl-C ends it", first.name));
    answer(&format!("{address}\n"))?;
    if args.open && !opened(&address) {
        talk.say("no browser was found to open; open that address in one");
    }
    follow(&studio, path, &first, &files, server)
}

/// Makes editions until the server ends, which it does only where the system refuses it something.
fn follow(
    studio: &Arc<Studio>,
    path: Option<PathBuf>,
    first: &Arc<Source>,
    files: &Beside,
    server: JoinHandle<std::io::Result<()>>,
) -> Result<(), Failure> {
    let read = || match &path {
        Some(path) => files::read_text(path),
        None => Ok(first.clone()),
    };
    studio.follow(read, files, || server.is_finished());
    match server.join() {
        Ok(Err(error)) => Err(no_server(&error)),
        _ => Ok(()),
    }
}

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
    let command = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.spawn().is_ok()
}

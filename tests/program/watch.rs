//! `gridpress watch` from outside: who may ask, and what is told when the spec changes.

use super::program::{SMALL, gridpress, with_spec};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};
use tempfile::TempDir;

/// A running `gridpress watch`, which ends when this is dropped.
struct Watched {
    child: Child,
    /// `127.0.0.1:4000`.
    host: String,
    /// `/TOKEN/`.
    root: String,
    folder: TempDir,
}

/// An answer: its status, its head in lower case, and its body.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Watched {
    /// Watches a folder with that `book.toml`.
    fn new(spec: &str) -> Watched {
        let folder = with_spec(spec);
        let mut command = gridpress(folder.path());
        command
            .arg("watch")
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("an address");
        let (host, token) = address.split_once('/').unwrap();
        Watched {
            child,
            host: host.to_owned(),
            root: format!("/{token}"),
            folder,
        }
    }

    /// What is answered to a request with these lines of head.
    fn ask(&self, method: &str, path: &str, head: &[&str]) -> Answer {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let head = head.join("\r\n");
        let request = format!("{method} {path} HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer {
            status,
            head: head.to_lowercase(),
            body: body.to_owned(),
        }
    }

    /// What the page in the browser gets.
    fn get(&self, path: &str) -> Answer {
        let host = format!("Host: {}", self.host);
        self.ask("GET", &format!("{}{path}", self.root), &[&host])
    }

    /// The first state from `state` on that `is_it`.
    fn until(&self, mut state: Value, is_it: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..40 {
            if is_it(&state) {
                return state;
            }
            let answer = self.get(&format!("state?after={}", state["number"]));
            state = serde_json::from_str(&answer.body).unwrap();
        }
        panic!("no such state: {state:#}");
    }

    /// The first state with a book.
    fn ready(&self) -> Value {
        let state = serde_json::from_str(&self.get("state").body).unwrap();
        self.until(state, |state| state["edition"].is_u64())
    }

    fn save(&self, spec: &str) {
        fs::write(self.spec(), spec).unwrap();
    }

    fn spec(&self) -> std::path::PathBuf {
        Path::new(self.folder.path()).join("book.toml")
    }
}

#[test]
fn only_the_page_with_the_token_is_answered() {
    let watched = Watched::new(SMALL);
    let host = format!("Host: {}", watched.host);
    let (_, port) = watched.host.split_once(':').unwrap();
    let page = watched.get("");
    assert_eq!(page.status, 200);
    assert!(page.body.starts_with("<!doctype html>"));
    assert!(
        page.head
            .contains("content-security-policy: default-src 'none'; script-src 'self'")
    );
    for name in ["main.js", "book.js", "look.css", "icon.svg"] {
        assert_eq!(watched.get(name).status, 200, "{name}");
    }
    assert_eq!(watched.get("../Cargo.toml").status, 404);

    let root = watched.root.as_str();
    let status = |path: &str, head: &[&str]| watched.ask("GET", path, head).status;
    let local = format!("Host: localhost:{port}");
    let origin = format!("Origin: http://localhost:{port}");
    assert_eq!(status(root, &[&local, &origin]), 200);
    let zeros = format!("/{}/", "0".repeat(32));
    for path in ["/", "/state", zeros.as_str(), "/favicon.ico"] {
        assert_eq!(status(path, &[&host]), 403, "{path}");
    }
    for head in [
        &["Host: example.com"][..],
        &["Host: 127.0.0.1"],
        &["Host: 127.0.0.1:1"],
        &[&host, "Origin: http://example.com"],
        &[&host, "Origin: null"],
        &[&host, &host],
    ] {
        let status = status(root, head);
        assert!([400, 403].contains(&status), "{head:?}: {status}");
    }
    assert_eq!(watched.ask("POST", root, &[&host]).status, 405);
}

#[test]
fn a_saved_spec_is_seen_and_mistakes_leave_the_last_book() {
    let watched = Watched::new(SMALL);
    let first = watched.ready();
    assert_eq!(first["book"]["title"], "Small");
    assert_eq!(first["book"]["puzzles"].as_array().unwrap().len(), 12);
    let page = |state: &Value, page: u32| {
        watched.get(&format!("page/{}/book/{page}.svg", state["edition"]))
    };
    let title = page(&first, 0);
    assert_eq!(title.status, 200);
    assert!(title.head.contains("image/svg+xml") && title.body.contains("<svg"));
    assert_eq!(page(&first, 9999).status, 204);

    watched.save(
        &SMALL
            .replace("Small", "Larger")
            .replace("count = 5", "count = 6"),
    );
    let second = watched.until(first.clone(), |state| state["book"]["title"] == "Larger");
    assert_eq!(second["book"]["puzzles"].as_array().unwrap().len(), 13);
    assert_eq!(page(&first, 0).status, 204, "the first edition is gone");

    watched.save(&SMALL.replace("count = 5", "coutn = 5"));
    let has_reports = |state: &Value| {
        let reports = state["reports"].as_array().unwrap().iter();
        reports.clone().any(|report| report["error"] == true)
    };
    let wrong = watched.until(second, has_reports);
    let mut reports = wrong["reports"].as_array().unwrap().iter();
    let report = reports
        .find(|report| report["line"] == 11)
        .expect("line 11");
    let text = report["text"].as_str().unwrap();
    assert!(
        text.contains("did you mean `count`?") && text.contains("^^^^^"),
        "{text}"
    );
    assert_eq!(wrong["book"]["title"], "Larger");
    assert_eq!(page(&wrong, 0).status, 200);

    // A spec that is away for a moment is a mistake like others.
    fs::remove_file(watched.spec()).unwrap();
    let is_away = |state: &Value| state["reports"].to_string().contains("no such file");
    let away = watched.until(wrong, is_away);
    assert_eq!(away["book"]["title"], "Larger");
    watched.save(SMALL);
    let mended = watched.until(away, |state| state["book"]["title"] == "Small");
    assert!(!has_reports(&mended));
}

#[test]
fn what_a_check_finds_follows_with_its_pages() {
    let thin = "[page]\nprinter = \"kdp-paperback-white\"\n[grid]\nthin = \"0.1pt\"\n";
    let watched = Watched::new(&format!("{SMALL}{thin}"));
    let state = watched.until(watched.ready(), |state| state["findings"].is_array());
    let findings = state["findings"].as_array().unwrap();
    let is_thin = |finding: &&Value| finding["rule"] == "rule-weight";
    let failed = findings.iter().find(is_thin).unwrap();
    assert_eq!(failed["passed"], false);
    assert!(!failed["pages"].as_array().unwrap().is_empty(), "{failed}");
    assert!(state["cover"].is_object());
}

#[test]
fn a_file_of_the_spec_is_watched_as_well() {
    let watched = Watched::new(&format!("{SMALL}[[text]]\nfile = \"more.md\"\n"));
    let state: Value = serde_json::from_str(&watched.get("state").body).unwrap();
    let missing = watched.until(state, |state| {
        state["reports"].to_string().contains("more.md")
    });
    assert!(missing["edition"].is_null());
    fs::write(watched.folder.path().join("more.md"), "# More\n\nText.\n").unwrap();
    let there = watched.until(missing, |state| state["edition"].is_u64());
    assert_eq!(there["book"]["title"], "Small");
}

//! `gridpress watch`: access to its page, and its responses to changes of the spec.

use super::program::{SMALL, folder, gridpress, succeed, with_spec};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The headers of requests from the page.
const JSON: &str = "Content-Type: application/json";

/// The addresses of requests that change something.
const CHANGING: [&str; 10] = [
    "edit", "undo", "redo", "begin", "make", "text", "new-text", "puzzles", "next-volume",
    "file/a.png",
];

/// A running `gridpress watch`, which is stopped on drop.
struct PreviewServer {
    child: Child,
    /// The address, such as `127.0.0.1:4000`.
    host: String,
    /// The path with the token: `/TOKEN/`.
    root: String,
    folder: TempDir,
    /// The folder of the spec.
    book: PathBuf,
}

/// A reply: its status, its headers in lower case, and its body.
struct HttpReply {
    status: u16,
    head: String,
    body: String,
}

impl Drop for PreviewServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl PreviewServer {
    /// Watches a folder with `spec` as `book.toml`.
    fn new(spec: &str) -> PreviewServer {
        PreviewServer::of(with_spec(spec))
    }

    /// Watches a folder.
    fn of(folder: TempDir) -> PreviewServer {
        PreviewServer::of_book(folder, ".")
    }

    /// Watches the folder `book` of a folder.
    fn of_book(folder: TempDir, book: &str) -> PreviewServer {
        let mut command = gridpress(folder.path());
        command.args(["watch", book]).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("an address");
        let (host, token) = address.split_once('/').unwrap();
        let book = folder.path().join(book);
        PreviewServer { child, host: host.to_owned(), root: format!("/{token}"), folder, book }
    }

    /// Sends a request with the given header lines.
    fn ask(&self, method: &str, path: &str, head: &[&str]) -> HttpReply {
        self.ask_with(method, path, head, "")
    }

    fn ask_with(&self, method: &str, path: &str, head: &[&str], body: &str) -> HttpReply {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let head = head.join("\r\n");
        let request =
            format!("{method} {path} HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n{body}");
        // The server need not read a refused request to the end.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        HttpReply { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    /// Sends a GET request as the page in the browser does.
    fn get(&self, path: &str) -> HttpReply {
        let host = format!("Host: {}", self.host);
        self.ask("GET", &format!("{}{path}", self.root), &[&host])
    }

    /// Sends a POST request with JSON as the page in the browser does, and returns the status and the reply.
    fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let origin = format!("Origin: http://{}", self.host);
        let answer = self.send(path, &[&origin, JSON], &body.to_string());
        let reply = serde_json::from_str(&answer.body).unwrap_or_default();
        (answer.status, reply)
    }

    /// Sends a POST request with the given header lines and body.
    fn send(&self, path: &str, head: &[&str], body: &str) -> HttpReply {
        let host = format!("Host: {}", self.host);
        let length = format!("Content-Length: {}", body.len());
        let head = [&[host.as_str(), &length], head].concat();
        self.ask_with("POST", &format!("{}{path}", self.root), &head, body)
    }

    /// Returns the form: the contents of the spec and its version.
    fn form(&self) -> Value {
        serde_json::from_str(&self.get("spec").body).unwrap()
    }

    /// Sets a key, based on the form of that version.
    fn set(&self, version: &Value, path: Value, value: Value) -> (u16, Value) {
        let change = json!({ "kind": "set", "path": path, "value": value });
        self.post("edit", &json!({ "version": version, "change": change }))
    }

    fn text(&self) -> String {
        fs::read_to_string(self.spec()).unwrap()
    }

    /// Waits for the first state after `state` for which `is_it` holds.
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

    /// Waits for the first state with a book.
    fn ready(&self) -> Value {
        let state = serde_json::from_str(&self.get("state").body).unwrap();
        self.until(state, |state| state["edition"].is_u64())
    }

    fn save(&self, spec: &str) {
        fs::write(self.spec(), spec).unwrap();
    }

    fn spec(&self) -> std::path::PathBuf {
        self.book.join("book.toml")
    }
}

#[test]
fn only_the_page_with_the_token_is_answered() {
    let server = PreviewServer::new(SMALL);
    let host = format!("Host: {}", server.host);
    let (_, port) = server.host.split_once(':').unwrap();
    let page = server.get("");
    assert_eq!(page.status, 200);
    assert!(page.body.starts_with("<!doctype html>"));
    assert!(page.head.contains("content-security-policy: default-src 'none'; script-src 'self'"));
    for name in ["main.js", "book.js", "look.css", "icon.svg"] {
        assert_eq!(server.get(name).status, 200, "{name}");
    }
    assert_eq!(server.get("../Cargo.toml").status, 404);

    let root = server.root.as_str();
    let status = |path: &str, head: &[&str]| server.ask("GET", path, head).status;
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
    assert_eq!(server.ask("POST", root, &[&local, &origin]).status, 405);
    assert_eq!(server.ask("PUT", root, &[&local, &origin]).status, 405);
}

#[test]
fn silent_connections_do_not_block_others() {
    let server = PreviewServer::new(SMALL);
    let silent: Vec<TcpStream> =
        (0..300).map(|_| TcpStream::connect(&server.host).unwrap()).collect();
    let start = Instant::now();
    assert_eq!(server.get("").status, 200);
    let waited = start.elapsed();
    assert!(waited < Duration::from_secs(1), "{waited:?}");
    // A connection without the token is closed.
    for mut stream in silent {
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        assert!(!matches!(stream.read(&mut [0]), Ok(1)));
    }
    let waited = start.elapsed();
    assert!(waited < Duration::from_secs(9), "{waited:?}");
}

#[test]
fn a_saved_spec_is_seen_and_mistakes_leave_the_last_book() {
    let server = PreviewServer::new(SMALL);
    let first = server.ready();
    assert_eq!(first["book"]["title"], "Small");
    assert_eq!(first["book"]["puzzles"].as_array().unwrap().len(), 12);
    let page = |state: &Value, page: u32| {
        server.get(&format!("page/{}/book/{page}.svg", state["edition"]))
    };
    let title = page(&first, 0);
    assert_eq!(title.status, 200);
    assert!(title.head.contains("image/svg+xml") && title.body.contains("<svg"));
    assert_eq!(page(&first, 9999).status, 204);

    server.save(&SMALL.replace("Small", "Larger").replace("count = 5", "count = 6"));
    let second = server.until(first.clone(), |state| state["book"]["title"] == "Larger");
    assert_eq!(second["book"]["puzzles"].as_array().unwrap().len(), 13);
    assert_eq!(page(&first, 0).status, 204, "the first edition is gone");

    server.save(&SMALL.replace("count = 5", "coutn = 5"));
    let has_reports = |state: &Value| {
        let reports = state["reports"].as_array().unwrap().iter();
        reports.clone().any(|report| report["error"] == true)
    };
    let wrong = server.until(second, has_reports);
    let mut reports = wrong["reports"].as_array().unwrap().iter();
    let report = reports.find(|report| report["line"] == 11).expect("line 11");
    assert_eq!(report["text"], "coutn = 5");
    let words = report["words"].as_str().unwrap();
    assert!(words.contains("Did you mean `count`?"), "{words}");
    assert_eq!(wrong["book"]["title"], "Larger");
    assert_eq!(page(&wrong, 0).status, 200);

    // A missing spec is a mistake like any other.
    fs::remove_file(server.spec()).unwrap();
    let is_away = |state: &Value| state["reports"].to_string().contains("file not found");
    let away = server.until(wrong, is_away);
    assert_eq!(away["book"]["title"], "Larger");
    server.save(SMALL);
    let mended = server.until(away, |state| state["book"]["title"] == "Small");
    assert!(!has_reports(&mended));
}

#[test]
fn findings_follow_with_their_pages() {
    let thin = "[page]\nprinter = \"kdp-paperback-white\"\n[grid]\nthin = \"0.1pt\"\n";
    let server = PreviewServer::new(&format!("{SMALL}{thin}"));
    let state = server.until(server.ready(), |state| state["findings"].is_array());
    let findings = state["findings"].as_array().unwrap();
    let is_thin = |finding: &&Value| finding["rule"] == "rule-weight";
    let failed = findings.iter().find(is_thin).unwrap();
    assert_eq!(failed["passed"], false);
    assert!(!failed["pages"].as_array().unwrap().is_empty(), "{failed}");
    assert!(state["cover"].is_object());
}

#[test]
fn a_file_of_the_spec_is_watched_as_well() {
    let server = PreviewServer::new(&format!("{SMALL}[[text]]\nfile = \"more.md\"\n"));
    let state: Value = serde_json::from_str(&server.get("state").body).unwrap();
    let missing = server.until(state, |state| state["reports"].to_string().contains("more.md"));
    assert!(missing["edition"].is_null());
    fs::write(server.folder.path().join("more.md"), "# More\n\nText.\n").unwrap();
    let there = server.until(missing, |state| state["edition"].is_u64());
    assert_eq!(there["book"]["title"], "Small");
}

#[test]
fn no_other_page_writes() {
    let server = PreviewServer::new(SMALL);
    let version = server.form()["version"].clone();
    let change = json!({ "kind": "set", "path": ["title"], "value": "Taken" });
    let body = json!({ "version": version, "change": change }).to_string();
    let own = format!("Origin: http://{}", server.host);
    let form = "Content-Type: application/x-www-form-urlencoded";
    for (head, status) in [
        (&[JSON][..], 403),
        (&["Origin: http://example.com", JSON], 403),
        (&["Origin: null", JSON], 403),
        (&[&own, &own, JSON], 403),
        (&[&own], 415),
        (&[&own, form], 415),
        (&[&own, "Content-Type: text/plain"], 415),
        (&[&own, "Content-Type: multipart/form-data; boundary=x"], 415),
    ] {
        for path in CHANGING {
            assert_eq!(server.send(path, head, &body).status, status, "{path} {head:?}");
        }
    }
    // Requests from links and pictures, by other methods, without the token and with other host names are refused.
    for path in CHANGING {
        if path != "text" {
            assert_eq!(server.get(path).status, 404, "{path}");
        }
        let host = format!("Host: {}", server.host);
        let put = server.ask("PUT", &format!("{}{path}", server.root), &[&host, &own, JSON]);
        assert_eq!(put.status, 405, "{path}");
        let zeros = format!("/{}/{path}", "0".repeat(32));
        assert_eq!(server.ask("POST", &zeros, &[&host, &own, JSON]).status, 403);
        let other = ["Host: example.com", "Origin: http://example.com", JSON];
        let at = format!("{}{path}", server.root);
        assert_eq!(server.ask("POST", &at, &other).status, 403, "{path}");
    }
    let long = format!("{{\"version\": \"{}\"}}", "x".repeat(5_000_000));
    assert_eq!(server.send("edit", &[&own, JSON], &long).status, 413);
    assert_eq!(server.send("edit", &[&own, JSON], "{").status, 400);
    assert_eq!(server.text(), SMALL);
    assert_eq!(server.send("edit", &[&own, JSON], &body).status, 200);
    assert_eq!(server.text(), SMALL.replace("Small", "Taken"));
}

#[test]
fn changes_are_written_undone_and_redone() {
    let server = PreviewServer::new(SMALL);
    let first = server.form();
    assert_eq!(first["values"]["title"], "Small");
    assert_eq!((&first["undo"], &first["redo"]), (&json!(false), &json!(false)));
    let (status, second) = server.set(&first["version"], json!(["title"]), json!("Larger"));
    assert_eq!((status, &second["undo"]), (200, &json!(true)));
    assert_eq!(server.text(), SMALL.replace("Small", "Larger"));
    server.until(server.ready(), |state| {
        state["book"]["title"] == "Larger" && state["version"] == second["version"]
    });
    let (_, third) = server.set(&second["version"], json!(["page", "bleed"]), json!("3mm"));
    assert!(server.text().contains("bleed = \"3mm\""));
    let at = |form: &Value| json!({ "version": form["version"] });
    let (_, back) = server.post("undo", &at(&third));
    assert_eq!(back["version"], second["version"]);
    let (_, back) = server.post("undo", &at(&back));
    assert_eq!((server.text().as_str(), &back["undo"]), (SMALL, &json!(false)));
    assert_eq!(server.post("undo", &at(&back)).0, 409);
    let (_, again) = server.post("redo", &at(&back));
    assert_eq!(again["version"], second["version"]);
    // A new change discards the undone one.
    let (_, other) = server.set(&again["version"], json!(["title"]), json!("Other"));
    assert_eq!(other["redo"], false);
    // A value that is invalid for its key is not written, and is reported in the terms of the spec.
    let (status, reply) = server.set(&other["version"], json!(["volume"]), json!("0"));
    assert_eq!(
        (status, reply["why"].as_str().unwrap()),
        (422, "⟦volume⟧ is 0. Expected 1 to 9,999.")
    );
    server.until(server.ready(), |state| state["book"]["title"] == "Other");
    // A value that is invalid for the book is neither written.
    let before = server.text();
    for (path, value, expected) in [
        (json!(["page", "trim"]), "a99", "Unknown paper size `a99`"),
        (json!(["page", "trim"]), "6 by 9", "two sides as in \"6x9in\""),
        (json!(["language"]), "klingon", "not a language tag"),
        (json!(["cover", "palette"]), "blue", "ocean"),
        (json!(["cover", "picture"]), "none.png", "cannot be used"),
        (json!(["section", 0, "id"]), "my hard ones", "cannot be an id"),
        (json!(["section", 0, "id"]), "", "id"),
    ] {
        let (status, reply) = server.set(&other["version"], path, json!(value));
        let why = reply["why"].as_str().unwrap_or_default();
        assert!(status == 422 && why.contains(expected), "{value}: {status} {why}");
        assert_eq!(server.text(), before);
    }
}

#[test]
fn several_changes_are_one_step() {
    let server = PreviewServer::new(SMALL);
    let first = server.form();
    let set = |key: &str, value: Value| json!({ "kind": "set", "path": ["section", 0, key], "value": value });
    let changes = json!([set("size", json!("6x6")), set("count", json!("3"))]);
    let edit = |version: &Value, changes: &Value| {
        server.post("edit", &json!({ "version": version, "changes": changes }))
    };
    let (status, second) = edit(&first["version"], &changes);
    assert_eq!(status, 200, "{second}");
    assert_eq!(second["values"]["section"][0]["count"], 3);
    // A mistake in one of them refuses all, also if another key of the section is at fault.
    let changes = json!([set("size", json!("16x16")), set("variant", json!(["killer"]))]);
    let (status, refused) = edit(&second["version"], &changes);
    assert_eq!(status, 422, "{refused}");
    let (_, back) = server.post("undo", &json!({ "version": second["version"] }));
    assert_eq!((server.text().as_str(), &back["undo"]), (SMALL, &json!(false)));
    assert_eq!(edit(&back["version"], &json!([])).0, 400);
}

#[test]
fn walkthroughs_follow_the_number_of_puzzles() {
    let server = PreviewServer::new(&format!("{SMALL}[answers]\nwalkthrough = [2, 11, 12]\n"));
    let edit = |form: &Value, path: Value, value: &str| {
        let change = json!({ "kind": "set", "path": path, "value": value });
        server.post("edit", &json!({ "version": form["version"], "changes": [change] }))
    };
    for (puzzles, expected, moved) in
        [("3", [2, 9, 10], true), ("1", [2, 7, 8], true), ("5", [2, 7, 8], false)]
    {
        let (status, form) = edit(&server.form(), json!(["section", 1, "count"]), puzzles);
        assert_eq!((status, &form["moved"]), (200, &json!(moved)), "{form}");
        assert_eq!(form["values"]["answers"]["walkthrough"], json!(expected));
    }
    // The numbering counts too.
    let (status, form) = edit(&server.form(), json!(["numbering", "first"]), "101");
    assert_eq!((status, &form["values"]["answers"]["walkthrough"]), (200, &json!([110, 111, 112])));
    // A mistake of the author stays one.
    let (status, _) = edit(&form, json!(["answers", "walkthrough"]), "7");
    assert_eq!(status, 422);
}

#[test]
fn texts_are_written_beside_the_spec() {
    let server = PreviewServer::new(SMALL);
    let (status, new) =
        server.post("new-text", &json!({ "name": "My text", "text": "# Hello\n\nYou.\n" }));
    assert_eq!((status, &new["path"]), (200, &json!("texts/My-text.md")));
    let path = server.folder.path().join("texts/My-text.md");
    assert_eq!(fs::read_to_string(&path).unwrap(), "# Hello\n\nYou.\n");
    // Only texts of the book are read and changed.
    let query = "text?path=texts%2FMy-text.md";
    assert_eq!(server.get(query).status, 422);
    let form = server.form();
    let changes = json!([
        { "kind": "add", "path": ["text"] },
        { "kind": "set", "path": ["text", 0, "file"], "value": "texts/My-text.md" },
    ]);
    let (status, reply) =
        server.post("edit", &json!({ "version": form["version"], "changes": changes }));
    assert_eq!(status, 200, "{reply}");
    let text: Value = serde_json::from_str(&server.get(query).body).unwrap();
    assert_eq!(text["text"], "# Hello\n\nYou.\n");
    let title = json!({ "gap": "", "source": "# Hello", "content": ["h1", {}, "Hello"] });
    assert_eq!(text["blocks"][0], title);
    for other in ["book.toml", "..%2Fbook.toml", "%2Fetc%2Fpasswd", ""] {
        assert_eq!(server.get(&format!("text?path={other}")).status, 422, "{other}");
    }
    let write = |version: &Value, text: &str| {
        let request = json!({ "path": "texts/My-text.md", "version": version, "text": text });
        server.post("text", &request)
    };
    let (status, written) = write(&text["version"], "# Changed\n");
    assert_eq!(status, 200, "{written}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "# Changed\n");
    let listed = |state: &Value| state["book"]["outline"].to_string().contains("Changed");
    let state = server.until(server.ready(), listed);
    let pages = &state["book"]["texts"][0];
    let [first, end] = [0, 1].map(|at| pages[at].as_u64().unwrap());
    assert!(first > 1 && end == first + 1, "{pages}");
    assert_eq!(write(&text["version"], "# Lost\n").0, 409, "an older version");
    assert_eq!(fs::read_to_string(&path).unwrap(), "# Changed\n");
}

#[test]
fn pictures_and_fonts_are_stored_once_and_judged() {
    let server = PreviewServer::new(SMALL);
    let own = format!("Origin: http://{}", server.host);
    let bytes = "Content-Type: application/octet-stream";
    let send = |name: &str, content: &[u8]| {
        let mut stream = TcpStream::connect(&server.host).unwrap();
        let head = format!(
            "POST {}file/{name} HTTP/1.1\r\nHost: {}\r\n{own}\r\n{bytes}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            server.root,
            server.host,
            content.len()
        );
        stream.write_all(&[head.as_bytes(), content].concat()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status: u16 = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str::<Value>(body).unwrap_or_default())
    };
    let picture = include_bytes!("../../templates/sampler/killer.png");
    let (status, stored) = send("My%20owl%2F..%2Fx.png", picture);
    assert_eq!((status, &stored["path"]), (200, &json!("pictures/x.png")), "{stored}");
    assert_eq!(fs::read(server.folder.path().join("pictures/x.png")).unwrap(), picture);
    assert!(stored["facts"]["cover"]["resolution"].as_u64().unwrap() < 300, "{stored}");
    let other = include_bytes!("../../templates/sampler/kropki.png");
    assert_eq!(send("x.png", picture).1["path"], "pictures/x.png", "stored once");
    assert_eq!(send("x.png", other).1["path"], "pictures/x-2.png");
    assert_eq!(server.get("picture/pictures%2Fx.png").status, 200);
    for hidden in ["book.toml", "..%2Fx.png", "%2Fx.png", "texts%2F..%2F..%2Fx.png"] {
        assert_eq!(server.get(&format!("picture/{hidden}")).status, 404, "{hidden}");
    }
    let font = fs::read(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts/source-sans-3/SourceSans3-Regular.ttf"),
    )
    .unwrap();
    let (status, stored) = send("a.ttf", &font);
    assert_eq!((status, &stored["facts"]["kind"]), (200, &json!("font")), "{stored}");
    assert_eq!(send("a.exe", b"MZ").0, 422);
    assert_eq!(send("a.png", &picture[..200]).0, 422);
    assert!(!server.folder.path().join("pictures/a.png").exists());
}

#[test]
fn own_puzzles_are_checked_before_they_are_stored() {
    let server = PreviewServer::new(SMALL);
    let good =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    let (status, reply) = server.post("puzzles", &json!({ "text": good, "store": false }));
    assert_eq!((status, &reply["count"], &reply["kind"]), (200, &json!(1), &json!("9 × 9")));
    let folder = server.folder.path().join("puzzles");
    assert!(!folder.exists());
    let several = good.replace("79\n", "..\n");
    for (text, expected) in
        [(several.as_str(), "solution"), ("nonsense", "Expected"), ("", "no puzzles")]
    {
        let (_, reply) = server.post("puzzles", &json!({ "text": text, "store": true }));
        assert!(reply["mistakes"].to_string().contains(expected), "{text}: {reply}");
        assert!(!folder.exists());
    }
    let order = json!({ "text": good, "name": "mine.sdm", "store": true });
    let (_, reply) = server.post("puzzles", &order);
    assert_eq!(reply["path"], "puzzles/mine.txt");
    assert_eq!(fs::read_to_string(folder.join("mine.txt")).unwrap(), good);
}

#[test]
fn the_series_is_one_group_in_both_notations() {
    let spec = format!("series = \"Night\" # name\nvolume = 2\n{SMALL}");
    let server = PreviewServer::new(&spec);
    let form = server.form();
    assert_eq!(form["values"]["series"], json!({ "name": "Night", "volume": 2 }));
    let series = |version: &Value, key: &str, value: Value| {
        server.set(version, json!(["series", key]), value)
    };
    let (status, second) = series(&form["version"], "volume", json!("3"));
    assert_eq!(status, 200, "{second}");
    assert_eq!(server.text(), spec.replace("volume = 2", "volume = 3"));
    let (status, third) = series(&second["version"], "registry", json!("series.db"));
    assert_eq!(status, 200, "{third}");
    let expected = json!({ "name": "Night", "volume": 3, "registry": "series.db" });
    assert_eq!(third["values"]["series"], expected);
    assert!(!server.text().contains("series = "), "{}", server.text());
    server.until(server.ready(), |state| {
        state["version"] == third["version"] && state["busy"] == false
    });
}

#[test]
fn the_next_volume_begins_beside_the_book() {
    let shelf = folder();
    fs::create_dir(shelf.path().join("vol1")).unwrap();
    let spec = format!("series = \"Night\"\nvolume = 1\n{SMALL}");
    fs::write(shelf.path().join("vol1/book.toml"), spec).unwrap();
    let server = PreviewServer::of_book(shelf, "vol1");
    let next = "vol2";
    let (status, reply) = server.post("next-volume", &json!({ "name": next }));
    assert!(status == 500 || status == 422, "the book must be made first: {reply}");
    for name in ["", "../x", "a/b", ".hidden"] {
        assert_ne!(server.post("next-volume", &json!({ "name": name })).0, 200, "{name}");
    }
    server.post("make", &json!({ "product": "book" }));
    server.until(server.ready(), |state| {
        state["job"]["step"].is_null() && state["job"]["failed"] == false
    });
    let (status, reply) = server.post("next-volume", &json!({ "name": next }));
    assert_eq!(status, 200, "{reply}");
    let made = server.folder.path().join(next);
    let text = fs::read_to_string(made.join("book.toml")).unwrap();
    assert!(text.contains("volume = 2"), "{text}");
    assert!(reply["address"].as_str().unwrap().starts_with("http://127.0.0.1:"));
    assert!(server.folder.path().join("series.db").exists());
    // What the shop shows is made from the registry, too.
    let series = format!("series = {{ registry = '../series.db', volume = 1 }}\n{SMALL}");
    server.save(&series);
    server.until(server.ready(), |state| state["version"].is_string() && state["busy"] == false);
    let listing = server.get("listing");
    assert_eq!(listing.status, 200, "{}", listing.body);
}

#[test]
fn changes_made_elsewhere_are_not_overwritten() {
    let server = PreviewServer::new(SMALL);
    let first = server.form();
    let (_, second) = server.set(&first["version"], json!(["title"]), json!("Mine"));
    let theirs = SMALL.replace("Small", "Theirs");
    server.save(&theirs);
    let (status, reply) = server.set(&second["version"], json!(["title"]), json!("Mine again"));
    assert_eq!(status, 409);
    assert!(reply["why"].as_str().unwrap().contains("changed elsewhere"), "{reply}");
    for what in ["undo", "redo"] {
        let (status, _) = server.post(what, &json!({ "version": second["version"] }));
        assert_eq!(status, 409, "{what}");
    }
    assert_eq!(server.text(), theirs);
    // Based on the current text it succeeds; and undo stops at the change made elsewhere.
    let now = server.form();
    assert_eq!(now["undo"], false);
    let (_, mine) = server.set(&now["version"], json!(["title"]), json!("Mine again"));
    let (_, back) = server.post("undo", &json!({ "version": mine["version"] }));
    assert_eq!((server.text(), &back["undo"]), (theirs, &json!(false)));
    // Invalid TOML must be fixed in an editor.
    server.save("title = ");
    let broken = server.form();
    assert!(broken["wrong"].is_string() && broken["values"].is_null(), "{broken}");
    let (status, reply) = server.set(&broken["version"], json!(["title"]), json!("T"));
    assert_eq!((status, server.text().as_str()), (422, "title = "), "{reply}");
    fs::remove_file(server.spec()).unwrap();
    assert_ne!(server.set(&broken["version"], json!(["title"]), json!("T")).0, 200);
    assert!(!server.spec().exists());
}

#[test]
fn a_link_stays_a_link() {
    let server = PreviewServer::new(SMALL);
    let real = server.folder.path().join("real.toml");
    fs::rename(server.spec(), &real).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("real.toml", server.spec()).unwrap();
    #[cfg(not(unix))]
    return;
    let version = server.form()["version"].clone();
    assert_eq!(server.set(&version, json!(["title"]), json!("Linked")).0, 200);
    assert!(server.spec().symlink_metadata().unwrap().is_symlink());
    assert!(fs::read_to_string(real).unwrap().contains("Linked"));
    assert_eq!(fs::read_dir(server.folder.path()).unwrap().count(), 2);
}

#[test]
fn a_folder_without_a_spec_begins_with_a_template() {
    let server = PreviewServer::of(folder());
    let form = server.form();
    assert!(form["version"].is_null());
    let names = form["templates"].as_array().unwrap().iter();
    let names: Vec<&str> = names.map(|template| template["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"kids") && names.contains(&"sampler"));
    for name in &names {
        let picture = server.get(&format!("template/{name}.png"));
        assert!(picture.status == 200 && picture.head.contains("image/png"), "{name}");
    }
    assert_eq!(server.get("template/none.png").status, 404);
    assert_eq!(server.ready()["version"], Value::Null, "the default book is shown");
    assert_eq!(server.set(&Value::Null, json!(["title"]), json!("T")).0, 400);
    assert_eq!(server.post("make", &json!({ "product": "book" })).0, 409);
    assert_eq!(server.post("begin", &json!({ "template": "none" })).0, 400);
    let invalid = json!({ "template": "kids", "title": "T", "author": "x".repeat(200) });
    assert_eq!(server.post("begin", &invalid).0, 422);
    let (status, begun) =
        server.post("begin", &json!({ "template": "kids", "title": " T ", "author": "" }));
    assert_eq!((status, begun["name"].as_str().unwrap()), (200, "book.toml"));
    let seed = begun["values"]["seed"].as_str().unwrap();
    let elsewhere = folder();
    let options = ["--title", "T", "--seed", seed];
    succeed(elsewhere.path(), &[&["new", "kids", "--template", "kids"], &options[..]].concat());
    for name in ["book.toml", "book.schema.json"] {
        let made = fs::read_to_string(elsewhere.path().join("kids").join(name)).unwrap();
        assert_eq!(fs::read_to_string(server.folder.path().join(name)).unwrap(), made);
    }
    server.until(server.ready(), |state| state["version"] == begun["version"]);
    // Nothing is overwritten.
    server.save("# mine\n");
    assert_eq!(server.post("begin", &json!({ "template": "kids" })).0, 409);
    assert_eq!(server.text(), "# mine\n");
}

/// A cover that does not match the existing PDF is not made, and the page shows the remedy.
#[test]
fn a_cover_is_made_for_the_existing_book() {
    let spec = |count: u32| {
        format!(
            "seed = \"s\"\n[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-white\"\n\
             [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = {count}\n"
        )
    };
    let server = PreviewServer::new(&spec(60));
    let make = |product: &str| {
        let (status, _) = server.post("make", &json!({ "product": product }));
        assert_eq!(status, 200);
        let is_over =
            |state: &Value| state["job"]["product"] == product && state["job"]["step"].is_null();
        let job = server.until(server.ready(), is_over)["job"].clone();
        (job["failed"] == true, job["said"].to_string())
    };
    let cover = server.folder.path().join("book-cover.pdf");
    assert!(!make("book").0);
    server.save(&spec(90));
    let (failed, stderr) = make("cover");
    assert!(failed && !cover.exists(), "{stderr}");
    assert!(stderr.contains("`section.count` in the spec has changed"), "{stderr}");
    assert!(stderr.contains("Make the book again first"), "{stderr}");
    let (failed, stderr) = make("book");
    assert!(!failed, "{stderr}");
    let (failed, stderr) = make("cover");
    assert!(!failed && cover.exists(), "{stderr}");
    succeed(server.folder.path(), &["verify", "book.pdf"]);
}

#[test]
fn the_pdf_and_the_cover_are_made_beside_the_spec() {
    let server = PreviewServer::new(&format!("{SMALL}[page]\nprinter = \"kdp-paperback-white\"\n"));
    let make = |product: &str| {
        let (status, _) = server.post("make", &json!({ "product": product }));
        assert_eq!(status, 200);
        let is_over =
            |state: &Value| state["job"]["product"] == product && state["job"]["step"].is_null();
        server.until(server.ready(), is_over)["job"].clone()
    };
    let book = make("book");
    assert_eq!(book["failed"], false, "{book}");
    assert!(book["said"].to_string().contains("book.pdf: "), "{book}");
    succeed(server.folder.path(), &["verify", "book.lock"]);
    // A cover for so few pages is made, or the reason against it is reported.
    let cover = make("cover");
    let has_cover = server.folder.path().join("book-cover.pdf").exists();
    assert_eq!(cover["failed"], !has_cover, "{cover}");
    // Foreign files are kept.
    fs::write(server.folder.path().join("book.pdf"), "mine").unwrap();
    let refused = make("book");
    assert_eq!(refused["failed"], true);
    assert!(refused["said"].to_string().contains("did not write it"), "{refused}");
    assert_eq!(fs::read_to_string(server.folder.path().join("book.pdf")).unwrap(), "mine");
    assert_eq!(server.post("make", &json!({ "product": "moon" })).0, 400);
}

#[test]
fn made_files_are_listed_shown_and_saved() {
    let server = PreviewServer::new(&format!("{SMALL}[page]\nprinter = \"kdp-paperback-white\"\n"));
    let made = || serde_json::from_str::<Value>(&server.get("made").body).unwrap();
    assert_eq!(made(), json!([]));
    let steps = |state: &Value| {
        let steps = state["checklist"].as_array().cloned().unwrap_or_default();
        let step =
            |id: &str| steps.iter().find(|step| step["id"] == id).map(|step| step["state"].clone());
        (step("interior"), step("counts"))
    };
    let todo = (Some(json!("todo")), Some(json!("good")));
    server.until(server.ready(), |state| steps(state) == todo);
    let make = |product: &str| {
        assert_eq!(server.post("make", &json!({ "product": product })).0, 200);
        let is_over =
            |state: &Value| state["job"]["product"] == product && state["job"]["step"].is_null();
        server.until(server.ready(), is_over)["job"].clone()
    };
    make("book");
    let proof = make("proof");
    assert!(
        proof["failed"] == false && proof["said"].to_string().contains("identical when rebuilt"),
        "{proof}"
    );
    server.until(server.ready(), |state| steps(state).0 == Some(json!("good")));
    let files = made();
    let roles: Vec<&str> =
        files.as_array().unwrap().iter().map(|file| file["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["interior", "lock"]);
    assert!(files[0]["pages"].as_u64().unwrap() > 2 && files[0]["name"] == "book.pdf", "{files}");
    let shown = server.get("made/book.pdf");
    assert!(shown.status == 200 && shown.head.contains("application/pdf"), "{}", shown.head);
    assert!(shown.head.contains("inline;"));
    assert!(server.get("made/book.pdf?save").head.contains("attachment;"));
    for other in ["book.toml", "..%2Fbook.pdf", "none.pdf"] {
        assert_eq!(server.get(&format!("made/{other}")).status, 404, "{other}");
    }
    // After a change, the files are those of an older book, and its promises are counted.
    server.save(&server.text().replace("title = \"Small\"", "title = \"500 Puzzles\""));
    let stale = (Some(json!("bad")), Some(json!("bad")));
    server.until(server.ready(), |state| steps(state) == stale);
}

#[test]
fn looks_show_the_book_in_other_designs() {
    let server = PreviewServer::new(&format!("{SMALL}[cover]\npalette = \"ocean\"\n"));
    server.ready();
    let look = |path: &str| server.get(&format!("look/{path}.svg"));
    let (plain, pop) = (look("cover/design/plain"), look("cover/design/pop"));
    for drawn in [&plain, &pop, &look("top/design/modern"), &look("cover/palette/berry")] {
        assert!(drawn.status == 200 && drawn.body.contains("<svg"), "{}", drawn.status);
    }
    assert_ne!(plain.body, pop.body);
    assert_eq!(look("cover/design/none").status, 204);
}

/// A folder that leads elsewhere takes no files, and a link out of the folder is not followed.
#[cfg(unix)]
#[test]
fn no_file_outside_the_folder_is_stored_or_served() {
    let server = PreviewServer::new(SMALL);
    let outside = folder();
    let secret = folder();
    fs::write(secret.path().join("secret"), "secret").unwrap();
    let link = server.folder.path().join("book.pdf");
    std::os::unix::fs::symlink(secret.path().join("secret"), link).unwrap();
    assert_eq!(server.get("made/book.pdf").status, 404);
    assert_eq!(server.get("made").body, "[]");
    std::os::unix::fs::symlink(outside.path(), server.folder.path().join("texts")).unwrap();
    let request = json!({ "name": "a", "text": "# A" });
    let (status, reply) = server.post("new-text", &request);
    assert!(status == 500 && reply["why"].to_string().contains("outside"), "{status}: {reply}");
    assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 0);
}

//! `gridpress watch` from outside: who may ask, and what is told when the spec changes.

use super::program::{SMALL, folder, gridpress, succeed, with_spec};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// What the page says of what it sends.
const JSON: &str = "Content-Type: application/json";

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
        Watched::of(with_spec(spec))
    }

    /// Watches a folder.
    fn of(folder: TempDir) -> Watched {
        let mut command = gridpress(folder.path());
        command.arg("watch").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("an address");
        let (host, token) = address.split_once('/').unwrap();
        Watched { child, host: host.to_owned(), root: format!("/{token}"), folder }
    }

    /// What is answered to a request with these lines of head.
    fn ask(&self, method: &str, path: &str, head: &[&str]) -> Answer {
        self.ask_with(method, path, head, "")
    }

    fn ask_with(&self, method: &str, path: &str, head: &[&str], body: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let head = head.join("\r\n");
        let request =
            format!("{method} {path} HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n{body}");
        // What is refused may not be read to its end.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    /// What the page in the browser gets.
    fn get(&self, path: &str) -> Answer {
        let host = format!("Host: {}", self.host);
        self.ask("GET", &format!("{}{path}", self.root), &[&host])
    }

    /// What is answered to the page in the browser when it sends that.
    fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let origin = format!("Origin: http://{}", self.host);
        let answer = self.send(path, &[&origin, JSON], &body.to_string());
        let told = serde_json::from_str(&answer.body).unwrap_or_default();
        (answer.status, told)
    }

    /// What is answered to a POST with these lines of head, and that body.
    fn send(&self, path: &str, head: &[&str], body: &str) -> Answer {
        let host = format!("Host: {}", self.host);
        let length = format!("Content-Length: {}", body.len());
        let head = [&[host.as_str(), &length], head].concat();
        self.ask_with("POST", &format!("{}{path}", self.root), &head, body)
    }

    /// The form: what stands in the spec, and its version.
    fn form(&self) -> Value {
        serde_json::from_str(&self.get("spec").body).unwrap()
    }

    /// Sets a key from the form of that version.
    fn set(&self, version: &Value, path: Value, value: Value) -> (u16, Value) {
        let change = json!({ "kind": "set", "path": path, "value": value });
        self.post("edit", &json!({ "version": version, "change": change }))
    }

    fn text(&self) -> String {
        fs::read_to_string(self.spec()).unwrap()
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
    assert!(page.head.contains("content-security-policy: default-src 'none'; script-src 'self'"));
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
    assert_eq!(watched.ask("POST", root, &[&local, &origin]).status, 405);
    assert_eq!(watched.ask("PUT", root, &[&local, &origin]).status, 405);
}

#[test]
fn silent_connections_keep_nobody_waiting() {
    let watched = Watched::new(SMALL);
    let silent: Vec<TcpStream> =
        (0..300).map(|_| TcpStream::connect(&watched.host).unwrap()).collect();
    let start = Instant::now();
    assert_eq!(watched.get("").status, 200);
    let waited = start.elapsed();
    assert!(waited < Duration::from_secs(1), "{waited:?}");
    // Without the token no connection lasts.
    for mut stream in silent {
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        assert!(!matches!(stream.read(&mut [0]), Ok(1)));
    }
    let waited = start.elapsed();
    assert!(waited < Duration::from_secs(9), "{waited:?}");
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

    watched.save(&SMALL.replace("Small", "Larger").replace("count = 5", "count = 6"));
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
    let report = reports.find(|report| report["line"] == 11).expect("line 11");
    let text = report["text"].as_str().unwrap();
    assert!(text.contains("did you mean `count`?") && text.contains("^^^^^"), "{text}");
    assert_eq!(wrong["book"]["title"], "Larger");
    assert_eq!(page(&wrong, 0).status, 200);

    // A spec that is away for a moment is a mistake like others.
    fs::remove_file(watched.spec()).unwrap();
    let is_away = |state: &Value| state["reports"].to_string().contains("file not found");
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
    let missing = watched.until(state, |state| state["reports"].to_string().contains("more.md"));
    assert!(missing["edition"].is_null());
    fs::write(watched.folder.path().join("more.md"), "# More\n\nText.\n").unwrap();
    let there = watched.until(missing, |state| state["edition"].is_u64());
    assert_eq!(there["book"]["title"], "Small");
}

#[test]
fn no_other_page_writes() {
    let watched = Watched::new(SMALL);
    let version = watched.form()["version"].clone();
    let change = json!({ "kind": "set", "path": ["title"], "value": "Taken" });
    let body = json!({ "version": version, "change": change }).to_string();
    let own = format!("Origin: http://{}", watched.host);
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
        for path in ["edit", "undo", "redo", "begin", "make"] {
            assert_eq!(watched.send(path, head, &body).status, status, "{path} {head:?}");
        }
    }
    // Nor by a link or a picture, by another method, without the token, or with another name for this machine.
    for path in ["edit", "undo", "redo", "begin", "make"] {
        assert_eq!(watched.get(path).status, 404, "{path}");
        let host = format!("Host: {}", watched.host);
        let put = watched.ask("PUT", &format!("{}{path}", watched.root), &[&host, &own, JSON]);
        assert_eq!(put.status, 405, "{path}");
        let zeros = format!("/{}/{path}", "0".repeat(32));
        assert_eq!(watched.ask("POST", &zeros, &[&host, &own, JSON]).status, 403);
        let other = ["Host: example.com", "Origin: http://example.com", JSON];
        let at = format!("{}{path}", watched.root);
        assert_eq!(watched.ask("POST", &at, &other).status, 403, "{path}");
    }
    let long = format!("{{\"version\": \"{}\"}}", "x".repeat(300_000));
    assert_eq!(watched.send("edit", &[&own, JSON], &long).status, 413);
    assert_eq!(watched.send("edit", &[&own, JSON], "{").status, 400);
    assert_eq!(watched.text(), SMALL);
    assert_eq!(watched.send("edit", &[&own, JSON], &body).status, 200);
    assert_eq!(watched.text(), SMALL.replace("Small", "Taken"));
}

#[test]
fn changes_are_written_taken_back_and_made_again() {
    let watched = Watched::new(SMALL);
    let first = watched.form();
    assert_eq!(first["values"]["title"], "Small");
    assert_eq!((&first["undo"], &first["redo"]), (&json!(false), &json!(false)));
    let (status, second) = watched.set(&first["version"], json!(["title"]), json!("Larger"));
    assert_eq!((status, &second["undo"]), (200, &json!(true)));
    assert_eq!(watched.text(), SMALL.replace("Small", "Larger"));
    watched.until(watched.ready(), |state| {
        state["book"]["title"] == "Larger" && state["version"] == second["version"]
    });
    let (_, third) = watched.set(&second["version"], json!(["page", "bleed"]), json!("3mm"));
    assert!(watched.text().contains("bleed = \"3mm\""));
    let at = |form: &Value| json!({ "version": form["version"] });
    let (_, back) = watched.post("undo", &at(&third));
    assert_eq!(back["version"], second["version"]);
    let (_, back) = watched.post("undo", &at(&back));
    assert_eq!((watched.text().as_str(), &back["undo"]), (SMALL, &json!(false)));
    assert_eq!(watched.post("undo", &at(&back)).0, 409);
    let (_, again) = watched.post("redo", &at(&back));
    assert_eq!(again["version"], second["version"]);
    // Another change in its place: what was taken back is gone.
    let (_, other) = watched.set(&again["version"], json!(["title"]), json!("Other"));
    assert_eq!(other["redo"], false);
    // What fits no key is not written, and told in the words of the spec.
    let (status, told) = watched.set(&other["version"], json!(["volume"]), json!("0"));
    assert_eq!((status, told["why"].as_str().unwrap()), (422, "`volume` is 0; expected 1 to 9999"));
    watched.until(watched.ready(), |state| state["book"]["title"] == "Other");
    // What fits its key and nothing else is written, and told at its field; the last book stays.
    let (status, wrong) = watched.set(&other["version"], json!(["page", "trim"]), json!("a99"));
    assert_eq!(status, 200);
    let state = watched.until(watched.ready(), |state| {
        state["version"] == wrong["version"] && state["busy"] == false
    });
    assert_eq!(state["reports"][0]["path"], json!(["page", "trim"]), "{state}");
    assert_eq!(state["book"]["title"], "Other");
}

#[test]
fn what_was_changed_elsewhere_is_not_written_over() {
    let watched = Watched::new(SMALL);
    let first = watched.form();
    let (_, second) = watched.set(&first["version"], json!(["title"]), json!("Mine"));
    let theirs = SMALL.replace("Small", "Theirs");
    watched.save(&theirs);
    let (status, told) = watched.set(&second["version"], json!(["title"]), json!("Mine again"));
    assert_eq!(status, 409);
    assert!(told["why"].as_str().unwrap().contains("changed elsewhere"), "{told}");
    for what in ["undo", "redo"] {
        let (status, _) = watched.post(what, &json!({ "version": second["version"] }));
        assert_eq!(status, 409, "{what}");
    }
    assert_eq!(watched.text(), theirs);
    // With the text that is there now it goes; and undo ends at what the others wrote.
    let now = watched.form();
    assert_eq!(now["undo"], false);
    let (_, mine) = watched.set(&now["version"], json!(["title"]), json!("Mine again"));
    let (_, back) = watched.post("undo", &json!({ "version": mine["version"] }));
    assert_eq!((watched.text(), &back["undo"]), (theirs, &json!(false)));
    // What is no TOML waits for an editor.
    watched.save("title = ");
    let broken = watched.form();
    assert!(broken["wrong"].is_string() && broken["values"].is_null(), "{broken}");
    let (status, told) = watched.set(&broken["version"], json!(["title"]), json!("T"));
    assert_eq!((status, watched.text().as_str()), (422, "title = "), "{told}");
    fs::remove_file(watched.spec()).unwrap();
    assert_ne!(watched.set(&broken["version"], json!(["title"]), json!("T")).0, 200);
    assert!(!watched.spec().exists());
}

#[test]
fn a_link_stays_a_link() {
    let watched = Watched::new(SMALL);
    let real = watched.folder.path().join("real.toml");
    fs::rename(watched.spec(), &real).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("real.toml", watched.spec()).unwrap();
    #[cfg(not(unix))]
    return;
    let version = watched.form()["version"].clone();
    assert_eq!(watched.set(&version, json!(["title"]), json!("Linked")).0, 200);
    assert!(watched.spec().symlink_metadata().unwrap().is_symlink());
    assert!(fs::read_to_string(real).unwrap().contains("Linked"));
    assert_eq!(fs::read_dir(watched.folder.path()).unwrap().count(), 2);
}

#[test]
fn a_folder_without_a_spec_begins_with_a_template() {
    let watched = Watched::of(folder());
    let form = watched.form();
    assert!(form["version"].is_null());
    let names = form["templates"].as_array().unwrap().iter();
    let names: Vec<&str> = names.map(|template| template["name"].as_str().unwrap()).collect();
    assert!(names.contains(&"kids") && names.contains(&"sampler"));
    for name in &names {
        let picture = watched.get(&format!("template/{name}.png"));
        assert!(picture.status == 200 && picture.head.contains("image/png"), "{name}");
    }
    assert_eq!(watched.get("template/none.png").status, 404);
    assert_eq!(watched.ready()["version"], Value::Null, "the default book is shown");
    assert_eq!(watched.set(&Value::Null, json!(["title"]), json!("T")).0, 400);
    assert_eq!(watched.post("make", &json!({ "product": "book" })).0, 409);
    assert_eq!(watched.post("begin", &json!({ "template": "none" })).0, 400);
    let (status, begun) = watched.post("begin", &json!({ "template": "kids" }));
    assert_eq!((status, begun["name"].as_str().unwrap()), (200, "book.toml"));
    let elsewhere = folder();
    succeed(elsewhere.path(), &["new", "kids", "--template", "kids"]);
    for name in ["book.toml", "book.schema.json"] {
        let made = fs::read_to_string(elsewhere.path().join("kids").join(name)).unwrap();
        assert_eq!(fs::read_to_string(watched.folder.path().join(name)).unwrap(), made);
    }
    watched.until(watched.ready(), |state| state["version"] == begun["version"]);
    // Nothing is written over.
    watched.save("# mine\n");
    assert_eq!(watched.post("begin", &json!({ "template": "kids" })).0, 409);
    assert_eq!(watched.text(), "# mine\n");
}

/// A cover of another book than the PDF beside it is not made, and the page says what to do.
#[test]
fn a_cover_is_made_for_the_book_that_is_there() {
    let spec = |count: u32| {
        format!(
            "seed = \"s\"\n[page]\ntrim = \"6x9in\"\nprinter = \"kdp-paperback-white\"\n\
             [[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = {count}\n"
        )
    };
    let watched = Watched::new(&spec(60));
    let make = |product: &str| {
        let (status, _) = watched.post("make", &json!({ "product": product }));
        assert_eq!(status, 200);
        let is_over =
            |state: &Value| state["job"]["product"] == product && state["job"]["step"].is_null();
        let job = watched.until(watched.ready(), is_over)["job"].clone();
        (job["failed"] == true, job["said"].to_string())
    };
    let cover = watched.folder.path().join("book-cover.pdf");
    assert!(!make("book").0);
    watched.save(&spec(90));
    let (failed, said) = make("cover");
    assert!(failed && !cover.exists(), "{said}");
    assert!(said.contains("it is for 60 pages, and that book has 42"), "{said}");
    assert!(said.contains("make the book first, then its cover"), "{said}");
    let (failed, said) = make("book");
    assert!(!failed, "{said}");
    let (failed, said) = make("cover");
    assert!(!failed && cover.exists(), "{said}");
    succeed(watched.folder.path(), &["verify", "book.pdf"]);
}

#[test]
fn the_pdf_and_the_cover_are_made_beside_the_spec() {
    let watched = Watched::new(&format!("{SMALL}[page]\nprinter = \"kdp-paperback-white\"\n"));
    let make = |product: &str| {
        let (status, _) = watched.post("make", &json!({ "product": product }));
        assert_eq!(status, 200);
        let is_over =
            |state: &Value| state["job"]["product"] == product && state["job"]["step"].is_null();
        watched.until(watched.ready(), is_over)["job"].clone()
    };
    let book = make("book");
    assert_eq!(book["failed"], false, "{book}");
    assert!(book["said"].to_string().contains("book.pdf: "), "{book}");
    succeed(watched.folder.path(), &["verify", "book.lock"]);
    // A cover of so few pages is made, or it is said why not.
    let cover = make("cover");
    let has_cover = watched.folder.path().join("book-cover.pdf").exists();
    assert_eq!(cover["failed"], !has_cover, "{cover}");
    // What others wrote stays.
    fs::write(watched.folder.path().join("book.pdf"), "mine").unwrap();
    let refused = make("book");
    assert_eq!(refused["failed"], true);
    assert!(refused["said"].to_string().contains("did not write it"), "{refused}");
    assert_eq!(fs::read_to_string(watched.folder.path().join("book.pdf")).unwrap(), "mine");
    assert_eq!(watched.post("make", &json!({ "product": "moon" })).0, 400);
}

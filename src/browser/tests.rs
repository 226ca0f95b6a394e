use crate::{Session, WorkLeft};
use gridpress_bookspec::TEMPLATES;
use gridpress_studio::form::form;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn json_of(body: &[u8]) -> Value {
    serde_json::from_slice(body).unwrap()
}

fn post(session: &Session, address: &str, body: &Value) -> Value {
    let response = session.post(address, body.to_string().as_bytes());
    assert_eq!(response.status, 200, "{}", String::from_utf8_lossy(&response.body));
    json_of(&response.body)
}

fn state(session: &Session) -> Value {
    json_of(&session.get("state").body)
}

/// Works until nothing is left.
fn finish(session: &Session) -> Value {
    for _ in 0..100 {
        if session.work(true) == WorkLeft::Nothing {
            return state(session);
        }
    }
    panic!("the work does not end");
}

/// Begins a small book.
fn small_book() -> Session {
    let session = Session::new("new seed");
    let spec = "title = 'Small'\nseed = '7'\n[page]\nprinter = 'kdp-paperback-white'\ntrim = '6x9in'\n\
        [[section]]\nid = 'a'\nlevel = 'easy'\ncount = 36\n";
    session.load("book.toml", spec.as_bytes().to_vec());
    session
}

#[test]
fn a_book_is_shown_edited_made_and_proved() {
    let session = small_book();
    let shown = finish(&session);
    assert_eq!(shown["busy"], false);
    assert_eq!(shown["book"]["title"], "Small");
    assert!(shown["findings"].as_array().unwrap().len() > 10);
    let page = |state: &Value, index: u32| {
        session.get(&format!("page/{}/book/{index}.svg", state["edition"]))
    };
    assert!(String::from_utf8(page(&shown, 0).body).unwrap().contains("<svg"));
    assert_eq!(page(&shown, 9_999).status, 204);
    assert!(session.take_changes().is_empty());

    let spec = json_of(&session.get("spec").body);
    let title = json!({ "kind": "set", "path": ["title"], "value": "Tiny" });
    let edit = json!({ "version": spec["version"], "changes": [title] });
    post(&session, "edit", &edit);
    assert_eq!(session.take_changes(), ["book.toml"]);
    // The page learns at once that the book is busy; the old pages stay.
    assert_eq!(session.work(false), WorkLeft::Steps);
    assert_eq!(state(&session)["busy"], true);
    assert_eq!(page(&shown, 0).status, 200);
    let edited = finish(&session);
    assert_eq!(edited["book"]["title"], "Tiny");
    assert_eq!(page(&shown, 0).status, 204);
    assert_eq!(session.post("edit", edit.to_string().as_bytes()).status, 409);

    for product in ["book", "cover", "proof", "listing"] {
        post(&session, "make", &json!({ "product": product }));
        let again = session.post("make", br#"{"product":"book"}"#);
        assert_eq!(again.status, 409);
        let made = finish(&session);
        assert_eq!(made["job"]["failed"], false, "{product}: {}", made["job"]);
        assert_eq!(made["edition"], edited["edition"], "{product} changes no page");
    }
    let files = json_of(&session.get("made").body);
    let roles: Vec<&str> =
        files.as_array().unwrap().iter().map(|file| file["role"].as_str().unwrap()).collect();
    assert_eq!(roles, ["interior", "cover", "lock", "listing"]);
    assert!(session.get("made/book.pdf?save").body.starts_with(b"%PDF-"));
    assert_eq!(session.get("made/book.toml").status, 404);
    let states: Vec<Value> = state(&session)["checklist"].as_array().unwrap().clone();
    assert!(states.iter().all(|step| step["state"] != "bad"), "{states:?}");

    // What was made is the same elsewhere, and a changed byte is found.
    let other = Session::new("x");
    for path in ["book.lock", "book.pdf", "book-cover.pdf"] {
        other.load(&path.replace("book", "mine"), session.file(path).unwrap());
    }
    let report = json_of(&other.verify().body);
    assert_eq!(report["failed"], false, "{report}");
    let mut changed = session.file("book.pdf").unwrap();
    changed.extend(b"\n");
    other.load("mine.pdf", changed);
    assert_eq!(json_of(&other.verify().body)["failed"], true);
}

#[test]
fn a_book_without_a_seed_keeps_that_of_its_lock() {
    let session = Session::new("drawn");
    session.load("book.toml", b"[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 2\n".to_vec());
    let before = finish(&session);
    post(&session, "make", &json!({ "product": "book" }));
    let after = finish(&session);
    assert_ne!(before["edition"], after["edition"], "the pages show the puzzles of the new seed");
    let lock = String::from_utf8(session.file("book.lock").unwrap()).unwrap();
    assert!(lock.contains("drawn"));
    let files: Vec<_> = session.paths().iter().map(|path| session.file(path).unwrap()).collect();
    // In another session, the lock still has the seed.
    let reopened = Session::new("another");
    assert_eq!(reopened.open(&session.save(false)).status, 200);
    finish(&reopened);
    post(&reopened, "make", &json!({ "product": "book" }));
    finish(&reopened);
    let again: Vec<_> = reopened.paths().iter().map(|path| reopened.file(path).unwrap()).collect();
    assert_eq!(again, files);
}

#[test]
fn other_workers_change_nothing() {
    let spec = "seed = '7'\nengine = 1\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 40\nsize = 6\nvariant = ['killer']\n";
    let open = || {
        let session = Session::new("x");
        session.load("book.toml", spec.as_bytes().to_vec());
        session
    };
    let lock = |session: &Session| {
        post(session, "make", &json!({ "product": "book" }));
        finish(session);
        session.file("book.lock").unwrap()
    };
    let alone = open();
    finish(&alone);
    let helped = open();
    let left: Vec<WorkLeft> = (0..3).map(|_| helped.work(false)).collect();
    assert_eq!(left, [WorkLeft::Steps, WorkLeft::Puzzles, WorkLeft::Steps]);
    let helped = open();
    assert_eq!(helped.find(0, 3).status, 200);
    for part in 1..3 {
        let found = String::from_utf8(open().find(part, 3).body).unwrap();
        helped.add_found(&found, helped.revision());
    }
    helped.add_found("no attempts", helped.revision());
    // Nothing is left to find.
    assert_eq!(helped.work(false), WorkLeft::Steps);
    assert_eq!(helped.work(false), WorkLeft::Steps);
    finish(&helped);
    assert_eq!(lock(&helped), lock(&alone));

    // What was found before the last change is not used.
    let changed = open();
    let (before, found) = (changed.revision(), open().find(0, 1));
    let other_seed = spec.replace("'7'", "'8'");
    changed.load("book.toml", other_seed.clone().into_bytes());
    changed.add_found(&String::from_utf8(found.body).unwrap(), before);
    finish(&changed);
    let alone = Session::new("x");
    alone.load("book.toml", other_seed.into_bytes());
    finish(&alone);
    assert_eq!(lock(&changed), lock(&alone));
}

#[test]
fn every_template_begins() {
    for template in &TEMPLATES {
        let session = Session::new("x");
        assert_eq!(state(&session)["version"], Value::Null);
        post(&session, "begin", &json!({ "template": template.name }));
        assert_eq!(session.post("begin", br#"{"template":"kids"}"#).status, 409);
    }
}

#[test]
fn volumes_of_a_series_share_no_puzzle() {
    let spec = |keys: &str, volume: u32| {
        let series = format!("series = {{ {keys} registry = 'a.db', volume = {volume} }}");
        format!("{series}\nseed = 's'\n[[section]]\nid = 'a'\nlevel = 'easy'\ncount = 12\n")
    };
    let named = "name = 'Trains',";
    let session = Session::new("x");
    let reports = |spec: String| {
        session.load("book.toml", spec.into_bytes());
        finish(&session)["reports"].to_string()
    };
    assert!(reports(spec("", 1)).contains("series has no name"));
    let missing = reports(spec(named, 2));
    assert!(missing.contains("olume 1 of `Trains` is not made in this browser"), "{missing}");
    assert_eq!(session.post("next-volume", br#"{"name":"t"}"#).status, 422);

    // With the same seed, the second volume would have the puzzles of the first.
    let first = Session::new("x");
    first.load("book.toml", spec(named, 1).into_bytes());
    let make = |session: &Session| {
        finish(session);
        post(session, "make", &json!({ "product": "book" }));
        assert_eq!(finish(session)["job"]["failed"], false);
        let lock = String::from_utf8(session.file("book.lock").unwrap()).unwrap();
        let givens = lock.lines().filter(|line| line.starts_with("givens = \""));
        givens.map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let puzzles = make(&first);
    session.add_other(1, spec(named, 1).as_bytes(), first.file("book.lock"));
    session.add_other(2, b"series = { name = 'Other', volume = 1 }", Some(b"damaged".to_vec()));
    assert!(puzzles.is_disjoint(&make(&session)));
    assert_eq!(session.get("listing").status, 200);
    let next = post(&session, "next-volume", &json!({ "name": "t" }));
    let text = next["spec"].as_str().unwrap();
    assert!(text.contains("volume = 3") && !text.contains("seed = 's'"), "{text}");

    first.renew();
    assert!(first.file("book.lock").is_none());
    assert!(puzzles.is_disjoint(&make(&first)), "a copy has a seed of its own");
}

#[test]
fn limits_of_a_tab_are_explained() {
    let session = Session::new("x");
    session.load("book.toml", b"[daily]\nfirst = 2026-01-01\n".to_vec());
    let reports = finish(&session)["reports"].to_string();
    assert!(reports.contains("gridpress daily"), "{reports}");
}

#[test]
fn mistakes_are_reported_and_bad_requests_refused() {
    let session = small_book();
    finish(&session);
    session.load("book.toml", b"title = ".to_vec());
    let state = finish(&session);
    assert_eq!(state["reports"][0]["error"], true);
    assert_eq!(state["book"]["title"], "Small", "the last edition stays");
    for (address, body) in [("edit", "x"), ("make", "{}"), ("make", r#"{"product":"x"}"#)] {
        assert_eq!(session.post(address, body.as_bytes()).status, 400, "{address}");
    }
    assert_eq!(session.post("nothing", b"{}").status, 404);
    for address in ["a/b", "page/1/back/0.svg", "page/x/book/0.svg", "words/../book.toml"] {
        assert_eq!(session.get(address).status, 404, "{address}");
    }
    assert_eq!(session.open(b"no archive").status, 422);
}

#[test]
fn single_puzzles_are_made_and_read() {
    let session = Session::new("x");
    let ask = |request: Value| {
        let response = session.single(&request.to_string());
        (response.status, json_of(&response.body))
    };
    let (status, made) = ask(json!({ "seed": "a", "level": "hard", "date": "2026-12-24" }));
    assert_eq!(status, 200, "{made}");
    assert_eq!(made["pictures"].as_array().unwrap().len(), 2);
    assert!(made["page"].as_str().unwrap().starts_with("<!doctype html>"));
    let made = &made["explanation"];
    assert_eq!(made["solved"], true);
    let (_, read) = ask(json!({ "text": made["puzzle"], "language": "de" }));
    assert_ne!(read["explanation"]["steps"][0]["text"], made["steps"][0]["text"]);
    // The packages have the same object.
    let request = json!({ "puzzle": made["puzzle"], "language": "de" }).to_string();
    let reply = gridpress_verbs::call("explain", &request, &false.into());
    assert_eq!(serde_json::from_str::<Value>(&reply).unwrap()["ok"], read["explanation"]);
    let killer = json!({ "seed": "a", "size": 6, "variant": ["killer"], "level": "easy" });
    assert_eq!(ask(killer).0, 200);
    let form = form("en");
    let is_large = |kind: &&Value| kind["grids"].is_string() || kind["size"].as_u64() > Some(21);
    for kind in form["kinds"].as_array().unwrap().iter().filter(is_large) {
        let mut request = kind.clone();
        request["level"] = kind["levels"][0].clone();
        let (status, reply) = ask(request);
        assert_eq!(status, 200, "{kind}: {reply}");
    }
    for wrong in
        [json!({ "text": "1" }), json!({ "level": "x" }), json!({ "size": 7, "level": "easy" })]
    {
        let (status, reply) = ask(wrong);
        assert_eq!(status, 422, "{reply}");
    }
}

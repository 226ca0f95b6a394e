//! The site around a desk's pages: design, archive, news feed and web app.

use super::program::{ProgramRun, run, sha256};
use serde_json::Value;
use std::fs;
use std::io::BufReader;
use tempfile::TempDir;

/// A PNG of one pixel.
const LOGO: &[u8] = b"\
    \x89\x50\x4e\x47\x0d\x0a\x1a\x0a\x00\x00\x00\x0d\x49\x48\x44\x52\x00\x00\x00\x01\x00\x00\x00\x01\
    \x08\x02\x00\x00\x00\x90\x77\x53\xde\x00\x00\x00\x0c\x49\x44\x41\x54\x78\xda\x63\x38\x21\x67\x04\
    \x00\x02\xca\x01\x19\x81\x2e\x6c\xaa\x00\x00\x00\x00\x49\x45\x4e\x44\xae\x42\x60\x82";

const WEB: &str = r##"site = true
url = "https://example.com/sudoku"
link = "https://example.com/?a=1&b=2"
logo = "logo.png"
colours = ["#ffffff", "#1a1a1a", "#a0140e"]
typeface = "Georgia, 'Times New Roman', serif"
footer = "© 2026 The Post & Sons · [Imprint](https://example.com/imprint)"
embed = "https://www.example.com"
"##;

/// Creates a desk with the given lines in `[daily.web]`.
fn desk(web: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("logo.png"), LOGO).unwrap();
    fs::write(folder.path().join("drawing.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        .unwrap();
    fs::write(folder.path().join("face.woff2"), b"wOF2 and so on").unwrap();
    fs::write(folder.path().join("large.woff2"), [b"wOF2".as_slice(), &[0; 400_000]].concat())
        .unwrap();
    write(&folder, "The \"Morning\" Post", web);
    folder
}

fn write(folder: &TempDir, title: &str, web: &str) {
    let spec = format!(
        "title = '{title}'\nseed = \"seven badgers hum at 41 kettles\"\n[daily]\nfirst = \"2026-01-01\"\n\
        time_zone = \"America/New_York\"\n[daily.web]\n{web}\n[[daily.slot]]\nid = \"classic\"\n\
        [[daily.slot]]\nid = \"mini\"\nsize = 4\ntitle = \"Mini & more\"\n\
        week = {{ wednesday = \"easy\", thursday = \"easy\", friday = \"easy\", saturday = \"easy\", sunday = \"easy\" }}\n"
    );
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
}

fn night(folder: &TempDir, more: &str) -> ProgramRun {
    let words =
        "daily desk.toml --date 2026-03-02 --days 10 --format html -o out --today 2026-03-05";
    let args: Vec<&str> = words.split(' ').chain(more.split_whitespace()).collect();
    run(folder, &args)
}

fn text(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join("out").join(name)).unwrap()
}

/// Returns the data embedded in a page.
fn data(page: &str, id: &str) -> Value {
    let (_, data) = page.split_once(&format!("id=\"{id}\">")).unwrap();
    serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
}

#[test]
fn a_site_is_made_around_the_pages() {
    let folder = desk(WEB);
    let ProgramRun { code, stderr, .. } = night(&folder, "");
    assert_eq!(code, 0, "{stderr}");
    let page = text(&folder, "2026-03-04-mini.html");
    for part in [
        "rel=\"prev\" href=\"2026-03-03-mini.html\"",
        "href=\"index.html\"",
        "rel=\"next\" data-day=\"2026-03-05\" data-zone=\"America/New_York\" hidden href=\"2026-03-05-mini.html\"",
        "<a href=\"https://example.com/?a=1&amp;b=2\" target=\"_top\"><img class=\"logo\" src=\"data:image/png;base64,iVBOR",
        "alt=\"The &quot;Morning&quot; Post\"",
        "--accent:#a0140e",
        "--sans:\"Georgia\",\"Times New Roman\",serif",
        "© 2026 The Post &amp; Sons · <a href=\"https://example.com/imprint\"",
        "content=\"https://example.com/sudoku/card.png\"",
        "rel=\"canonical\" href=\"2026-03-04-mini.html\"",
        "content=\"Mini &amp; more 63 – The &quot;Morning&quot; Post\"",
        "rel=\"manifest\" href=\"site.webmanifest\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(data(&page, "puzzle")["embed"], "https://www.example.com");
    let archive = data(&text(&folder, "index.html"), "data");
    assert_eq!(archive["slots"][1]["name"], "Mini & more");
    assert_eq!(archive["slots"][0]["days"].as_array().unwrap().len(), 10);
    let manifest: Value = serde_json::from_str(&text(&folder, "site.webmanifest")).unwrap();
    assert_eq!(manifest["name"], "The \"Morning\" Post");
    for icon in manifest["icons"].as_array().unwrap() {
        let file = folder.path().join("out").join(icon["src"].as_str().unwrap());
        let file = BufReader::new(fs::File::open(file).unwrap());
        let picture = png::Decoder::new(file).read_info().unwrap();
        assert_eq!(icon["sizes"], format!("{0}x{0}", picture.info().width));
    }
    // The feed contains published days only.
    let feed = text(&folder, "feed.xml");
    let feed = roxmltree::Document::parse(&feed).unwrap();
    let tagged = |name: &str| {
        feed.descendants()
            .filter(move |node| node.has_tag_name(("http://www.w3.org/2005/Atom", name)))
            .collect::<Vec<_>>()
    };
    assert_eq!(tagged("entry").len(), 8);
    assert_eq!(tagged("updated")[0].text(), Some("2026-03-05T00:00:00-05:00"));
    assert_eq!(tagged("summary")[0].text(), Some("Thursday, 5 March 2026 · Medium"));
    let ProgramRun { out, stderr, code, .. } =
        run(&folder, &["verify", "out", "--spec", "desk.toml"]);
    assert_eq!(code, 0, "{out}{stderr}");
}

#[test]
fn feeds_and_the_calendar_have_published_days() {
    let folder = desk(WEB);
    assert_eq!(night(&folder, "").code, 0);
    let feed: Value = serde_json::from_str(&text(&folder, "feed.json")).unwrap();
    assert_eq!(feed["version"], "https://jsonfeed.org/version/1.1");
    assert_eq!(feed["feed_url"], "https://example.com/sudoku/feed.json");
    let items = feed["items"].as_array().unwrap();
    assert_eq!(items.len(), 8);
    assert_eq!(items[1]["title"], "Mini & more 64");
    assert_eq!(items[1]["url"], "https://example.com/sudoku/2026-03-05-mini.html");
    assert_eq!(items[1]["date_published"], "2026-03-05T00:00:00-05:00");
    let calendar = text(&folder, "calendar.ics");
    assert!(calendar.lines().all(|line| line.len() <= 75) && calendar.ends_with("\r\n"));
    let calendar = calendar.replace("\r\n ", "");
    assert_eq!(calendar.matches("BEGIN:VEVENT\r\n").count(), 4);
    for line in [
        "NAME:The \"Morning\" Post",
        "UID:https://example.com/sudoku/2026-03-05",
        "DTSTAMP:20260305T050000Z",
        "DTSTART;VALUE=DATE:20260305",
        "SUMMARY:Sudoku 64\\, Mini & more 64",
        "DESCRIPTION:Sudoku 64 (Medium): https://example.com/sudoku/2026-03-05-classic.html\\n\
        Mini & more 64 (Easy): https://example.com/sudoku/2026-03-05-mini.html",
        "URL:https://example.com/sudoku/2026-03-05-classic.html",
    ] {
        assert!(calendar.contains(&format!("\r\n{line}\r\n")), "{line}: {calendar}");
    }
    let page = text(&folder, "2026-03-04-mini.html");
    for file in ["feed.xml", "feed.json", "calendar.ics"] {
        assert!(page.contains(&format!("href=\"{file}\">")), "{file}");
    }
}

#[test]
fn today_has_the_newest_puzzle_of_each_slot() {
    let folder = tempfile::tempdir().unwrap();
    let spec = "title = \"The Post\"\nseed = \"seven badgers hum at 41 kettles\"\n[daily]\n\
        first = \"2026-01-01\"\n[daily.web]\nsite = true\n\
        [[daily.slot]]\nid = \"classic\"\n[[daily.slot]]\nid = \"weekend\"\ndays = [\"saturday\"]\n";
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    let words = "daily desk.toml --date 2026-03-02 --days 10 --format html,svg -o out --today";
    let today = |date: &str| -> Value {
        let words: Vec<&str> = words.split(' ').chain([date]).collect();
        assert_eq!(run(&folder, &words).code, 0);
        serde_json::from_str(&text(&folder, "today.json")).unwrap()
    };
    // The weekend has not come yet, so nothing shows its puzzle.
    let friday = today("2026-03-06");
    assert_eq!(
        (&friday["date"], friday["slots"].as_array().unwrap().len()),
        (&"2026-03-06".into(), 1)
    );
    let classic = &friday["slots"][0];
    assert_eq!((&classic["number"], &classic["level"]), (&65.into(), &"hard".into()));
    let files = classic["files"].as_array().unwrap();
    let files: Vec<&str> = files.iter().map(|file| file["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["2026-03-06-classic.html", "2026-03-06-classic.svg"]);
    let monday = today("2026-03-09");
    assert_eq!(monday["slots"][0]["date"], "2026-03-09");
    assert_eq!(monday["slots"][1]["date"], "2026-03-07");
}

#[test]
fn pages_link_the_slots_of_their_day_and_other_languages() {
    let folder = tempfile::tempdir().unwrap();
    let week = |level: &str| {
        let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
        let days = days.map(|day| format!("{day} = \"{level}\""));
        format!("week = {{ {} }}", days.join(", "))
    };
    let slots = [
        ("easy", week("easy")),
        ("hard", week("hard")),
        ("facile", week("easy") + "\nlanguage = \"fr\""),
        ("print", "formats = [\"pdf\"]".to_owned()),
        ("saturday", "size = 6\ndays = [\"saturday\"]".to_owned()),
    ];
    let slots = slots.map(|(id, more)| format!("[[daily.slot]]\nid = \"{id}\"\n{more}\n"));
    let spec = format!(
        "title = \"The Post\"\nseed = \"seven badgers hum at 41 kettles\"\n[daily]\nfirst = \"2026-01-01\"\n\
        [daily.web]\nsite = true\nurl = \"https://example.com\"\n{}",
        slots.concat()
    );
    fs::write(folder.path().join("desk.toml"), spec).unwrap();
    let ProgramRun { code, stderr, .. } = night(&folder, "");
    assert_eq!(code, 0, "{stderr}");
    let page = text(&folder, "2026-03-04-easy.html");
    let (_, links) = page.split_once("<nav class=\"slots\"").unwrap();
    let (links, _) = links.split_once("</nav>").unwrap();
    let links: Vec<&str> = links.split("<a href=").skip(1).map(str::trim).collect();
    assert_eq!(
        links,
        [
            "\"2026-03-04-easy.html\" lang=\"en\" aria-current=\"page\">Easy</a>",
            "\"2026-03-04-hard.html\" lang=\"en\">Hard</a>",
            "\"2026-03-04-facile.html\" lang=\"fr\">Facile</a>",
        ]
    );
    let language = |tag: &str, slot: &str| {
        format!(
            "<link rel=\"alternate\" hreflang=\"{tag}\" href=\"https://example.com/2026-03-04-{slot}.html\">"
        )
    };
    for slot in ["easy", "facile"] {
        let page = text(&folder, &format!("2026-03-04-{slot}.html"));
        assert!(page.contains(&language("en", "easy")), "{slot}");
        assert!(page.contains(&language("fr", "facile")), "{slot}");
    }
    assert!(!text(&folder, "2026-03-04-hard.html").contains("hreflang"));
    assert!(text(&folder, "2026-03-07-easy.html").contains(">Sudoku, 6 × 6</a>"));
    let archive = data(&text(&folder, "index.html"), "data");
    let names = archive["slots"].as_array().unwrap().iter().map(|slot| slot["name"].clone());
    assert_eq!(names.collect::<Vec<_>>(), ["Easy", "Hard", "Facile", "Sudoku, 6 × 6"]);
}

#[test]
fn the_site_changes_with_its_desk_and_spares_other_files() {
    let folder = desk(WEB);
    night(&folder, "");
    let ProgramRun { stderr, .. } = night(&folder, "");
    assert!(stderr.contains("30 files up to date"), "{stderr}");
    // Later, only the news change.
    let args = "daily desk.toml --date 2026-03-02 --days 10 --format html -o out --today 2026-03-07 --dry-run";
    let ProgramRun { out, .. } = run(&folder, &args.split(' ').collect::<Vec<_>>());
    let renewed = out.lines().filter(|line| !line.starts_with("keep"));
    let renewed: Vec<&str> = renewed.filter_map(|line| line.split("out/").last()).collect();
    assert_eq!(renewed, ["today.json", "calendar.ics", "feed.json", "feed.xml"], "{out}");
    // Edited files are kept, and found by `verify`.
    let index = folder.path().join("out/index.html");
    fs::write(&index, "mine").unwrap();
    let ProgramRun { code, stderr, .. } = night(&folder, "");
    assert_eq!(code, 1);
    assert!(stderr.contains("index.html` was edited since"), "{stderr}");
    assert_eq!(text(&folder, "index.html"), "mine");
    let ProgramRun { out, stderr, code, .. } = run(&folder, &["verify", "out"]);
    assert_eq!(code, 1);
    assert!(
        format!("{out}{stderr}")
            .contains("`index.html`: its hash differs from the one in the index"),
        "{out}{stderr}"
    );
    fs::remove_file(&index).unwrap();
    // An obstacle to the site does not block the days.
    fs::create_dir(&index).unwrap();
    let words = "daily desk.toml --date 2026-03-12 --format html -o out --today 2026-03-05";
    let args: Vec<&str> = words.split(' ').collect();
    let ProgramRun { code, stderr, .. } = run(&folder, &args);
    assert_eq!(code, 3, "{stderr}");
    assert!(stderr.contains("index.html"), "{stderr}");
    assert!(text(&folder, "index.json").contains("2026-03-12-mini.html"));
    fs::remove_dir(&index).unwrap();
    // Removed days leave the archive, and a new title reaches it.
    write(&folder, "The Evening Post", WEB);
    let ProgramRun { code, stderr, .. } = night(&folder, "--keep 2");
    assert_eq!(code, 0, "{stderr}");
    let archive = text(&folder, "index.html");
    assert!(archive.contains("The Evening Post"));
    assert_eq!(data(&archive, "data")["slots"][0]["days"][0][0], "2026-03-03");
    // A forged archive with an index adapted to it.
    let forged = archive.replace("The Evening Post", "The Morning Post");
    let hash = |text: &str| sha256(text.as_bytes());
    fs::write(&index, &forged).unwrap();
    let json = text(&folder, "index.json").replace(&hash(&archive), &hash(&forged));
    fs::write(folder.path().join("out/index.json"), json).unwrap();
    let ProgramRun { out, stderr, .. } = run(&folder, &["verify", "out", "--spec", "desk.toml"]);
    assert!(
        format!("{out}{stderr}").contains("`index.html` differs from the file that the spec makes"),
        "{out}{stderr}"
    );
}

#[test]
fn a_desk_without_pages_or_address_has_a_smaller_site() {
    let folder = desk(
        "site = true\ntypeface = \"face.woff2\"\nlogo = \"drawing.svg\"\ndark_logo = \"logo.png\"",
    );
    run(
        &folder,
        &"daily desk.toml --date 2026-03-02 --format txt -o texts".split(' ').collect::<Vec<_>>(),
    );
    assert!(!folder.path().join("texts/index.html").exists());
    night(&folder, "");
    let there = |name: &str| folder.path().join("out").join(name).exists();
    assert!(there("index.html") && there("worker.js") && !there("feed.xml") && !there("card.png"));
    let page = text(&folder, "2026-03-04-classic.html");
    assert!(
        page.contains("src:url(data:font/woff2;base64,d09GMi") && page.contains("font-src data:")
    );
    assert!(page.contains("data:image/svg+xml;base64,") && page.contains("--by-night:inline"));
    assert!(!page.contains("og:title") && !page.contains("https:"));
}

#[test]
fn invalid_settings_are_reported() {
    for (line, message) in [
        ("url = \"example.com\"", "`example.com` is not a web address"),
        ("url = \"https://example.com/?day\"", "is not a web address"),
        ("link = \"javascript:alert(1)\"", "`javascript:alert(1)` is not a web address"),
        ("embed = \"https://example.com/page\"", "`https://example.com/page` is not an origin"),
        (
            "colours = [\"#ffffff\", \"#1a1a1a\", \"#f0c0c0\"]",
            "an entry in #f0c0c0 is illegible on #ffffff",
        ),
        (
            "colours = [\"#101010\", \"#f0f0f0\", \"#ffb0a0\"]",
            "the background is darker than the text on it",
        ),
        (
            "dark_colours = [\"#ffffff\", \"#1a1a1a\", \"#a0140e\"]",
            "the background is lighter than the text on it",
        ),
        ("colours = [\"#ffffff\", \"red\", \"#a0140e\"]", "`red` is not a colour"),
        ("colours = [\"#ffffff\"]", "`colours` in [daily.web] has 1 value"),
        ("logo = \"none.png\"", "the logo `none.png` cannot be used"),
        ("logo = \"face.woff2\"", "the logo `face.woff2` cannot be used"),
        ("typeface = \"logo.otf\"", "the font `logo.otf` cannot be used"),
        ("typeface = \"large.woff2\"", "it has 400 KB"),
        ("typeface = \"Georgia; } body { display: none\"", "does not name any fonts"),
        ("footer = \"**bold**\"", "the footer has more than text and links"),
        ("footer = \"[x](data:text/html,x)\"", "`data:text/html,x` is not a web address"),
        ("engine = \"https://example.com/engine/\"", "is not a folder of the site"),
        ("engine = \"//example.com/\"", "`//example.com/` is not a folder of the site"),
        ("engine = \"engine\"", "`engine` is for pages of a site"),
        ("color = \"#ffffff\"", "color"),
    ] {
        let folder = desk(line);
        let ProgramRun { code, stderr, .. } = night(&folder, "");
        assert_eq!(code, 2, "{line}: {stderr}");
        assert!(stderr.contains(message), "{line}: {stderr}");
        assert!(!folder.path().join("out").exists(), "{line}");
    }
}

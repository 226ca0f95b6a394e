//! Listings for shops: limits, languages, overrides, warnings and pictures.

use super::program::{ProgramRun, files, run, sha256, succeed, with_spec};
use gridpress::messages::languages;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The keys above the sections of a book whose listing has no warnings.
const HEAD: &str = "title = \"Night Train\"\nsubtitle = \"Twelve small puzzles\"\nauthor = \"Clara Whitfield\"\nseed = \"s\"\n";

/// The sections, in two levels, and a cover in colour.
const REST: &str = "[[section]]\nid = \"easy\"\ntitle = \"Easy ones\"\nlevel = \"easy\"\ncount = 7\n\
    [[section]]\nid = \"hard\"\nlevel = \"hard\"\ncount = 5\nvariant = [\"diagonal\"]\n\
    [cover]\ndesign = \"field\"\n";

/// The tags that Amazon accepts in descriptions.
const TAGS: [&str; 12] = ["p", "br", "b", "strong", "i", "em", "ul", "ol", "li", "h4", "h5", "h6"];

fn spec(head: &str, more: &str) -> String {
    format!("{HEAD}{head}\n{REST}{more}\n")
}

/// Returns the listing of a spec, and standard error.
fn listing_of(text: &str) -> (Value, String) {
    let folder = with_spec(text);
    let ProgramRun { code, out, stderr } = run(&folder, &["listing", "--json"]);
    assert_eq!(code, 0, "{stderr}");
    assert_eq!(files(folder.path()).len(), 1, "only the spec");
    (serde_json::from_str(&out).unwrap(), stderr)
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_else(|| panic!("no text {key}"))
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// Fails if HTML has a tag that shops refuse, or a bare sign.
fn check_html(html: &str) {
    for part in html.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a whole tag");
        let name = tag.strip_prefix('/').unwrap_or(tag);
        assert!(TAGS.contains(&name), "<{tag}> in {html}");
    }
    for tag in TAGS.iter().filter(|tag| **tag != "br") {
        let count = |text: &str| html.matches(text).count();
        assert_eq!(count(&format!("<{tag}>")), count(&format!("</{tag}>")), "{tag}: {html}");
    }
}

/// Fails if a text of the listing is over a limit.
fn check_limits(listing: &Value, of: &str) {
    let description = text(listing, "description");
    assert!((200..=4000).contains(&description.chars().count()), "{of}: {description}");
    assert_eq!(listing["limits"]["description"], description.chars().count());
    check_html(description);
    let keywords = texts(&listing["keywords"]);
    assert_eq!(keywords.len(), 7, "{of}: {keywords:?}");
    let unique: BTreeSet<&String> = keywords.iter().collect();
    assert_eq!(unique.len(), 7, "{of}: {keywords:?}");
    for keyword in &keywords {
        // No field is nearly empty.
        assert!((25..=50).contains(&keyword.chars().count()), "{of}: {keyword}");
    }
    let categories = texts(&listing["categories"]);
    assert!(categories.len() == 3 && categories.iter().all(|path| path.starts_with("Books > ")));
    assert!(listing["limits"]["titles"].as_u64().unwrap() <= 200, "{of}");
    assert!(text(listing, "ai_content").chars().count() > 200, "{of}");
    let all = listing.to_string();
    assert!(!all.contains("{ $") && !all.contains("listing-"), "{of}: {all}");
}

#[test]
fn texts_are_within_limits_in_every_language() {
    let mut descriptions = BTreeSet::new();
    let mut answers = BTreeSet::new();
    for tag in languages() {
        let (listing, stderr) = listing_of(&spec(&format!("language = \"{tag}\""), ""));
        check_limits(&listing, tag);
        assert!(!stderr.contains("warning"), "{tag}: {stderr}");
        descriptions.insert(text(&listing, "description").to_owned());
        answers.insert(text(&listing, "ai_content").to_owned());
        let facts = &listing["facts"];
        assert_eq!((&facts["puzzles"], &facts["levels"][0]["puzzles"]), (&12.into(), &7.into()));
        // The page count and the trim size are part of the description.
        let pages = facts["pages"].to_string();
        let last = text(&listing, "description").lines().rfind(|line| line.contains("<li>"));
        let last = last.unwrap();
        assert!(last.contains(&pages) && last.contains(text(facts, "trim")), "{tag}: {last}");
    }
    // American English and the informal languages share texts with their language.
    assert!(descriptions.len() >= 14 && answers.len() >= 14, "{}", descriptions.len());
}

#[test]
fn texts_suit_the_audience() {
    let (adults, _) = listing_of(&spec("", ""));
    let (children, _) = listing_of(&spec("", "[listing]\nages = [6, 9]"));
    let (seniors, _) = listing_of(&spec("design = \"large-print\"", ""));
    for (listing, audience, keyword) in [
        (&adults, "adults", "sudoku for adults"),
        (&children, "children", "sudoku for kids"),
        (&seniors, "seniors", "large print sudoku"),
    ] {
        assert_eq!(text(listing, "audience"), audience);
        let keywords = texts(&listing["keywords"]).join("; ");
        assert!(keywords.contains(keyword), "{keywords}");
        assert!(keywords.contains("Diagonal sudoku"), "{keywords}");
        check_limits(listing, audience);
    }
    assert!(texts(&children["categories"])[0].contains("Children's Books"));
    assert_eq!(children["ages"], serde_json::json!([6, 9]));
    assert!(text(&seniors, "description").contains("Large print"));
    // A book of other puzzles is not called a book of sudoku.
    let other = "title = \"Night Train\"\nauthor = \"Clara Whitfield\"\nseed = \"s\"\n[[section]]\nid = \"a\"\n\
        size = 5\nvariant = [\"futoshiki\"]\nlevel = \"easy\"\ncount = 2\n";
    let (other, _) = listing_of(other);
    let all = format!("{}{}{}", other["description"], other["keywords"], other["categories"]);
    assert!(!all.to_lowercase().contains("sudoku"), "{all}");
    assert!(all.contains("Futoshiki"), "{all}");
}

/// Returns width and height of a PNG.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (side(16), side(20))
}

#[test]
fn files_are_complete_and_reproducible() {
    let folder = with_spec(&spec("", "[listing]\nlook_inside = [1, 3]"));
    let path = folder.path();
    let run = run(path, &["listing"]);
    assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.stderr);
    assert!(run.stderr.contains("book-listing: listing.html"), "{}", run.stderr);
    let made = files(&path.join("book-listing"));
    succeed(path, &["listing", "book.toml", "-o", "again", "--threads", "1", "-q"]);
    assert_eq!(made, files(&path.join("again")));
    let sizes = |prefix: &str| -> Vec<(u32, u32)> {
        let named = made.iter().filter(|(name, _)| name.starts_with(prefix));
        named.map(|(_, bytes)| png_size(bytes)).collect()
    };
    assert_eq!(sizes("front"), [(1600, 2560)]);
    assert_eq!(sizes("picture-"), [(970, 600), (970, 300), (970, 600), (970, 300)]);
    let inside = sizes("inside-");
    assert!(inside.len() == 2 && inside.iter().all(|(width, _)| *width == 1200), "{inside:?}");
    // The record names every other file with its hash and its size.
    let listing: Value = serde_json::from_slice(&made["listing.json"]).unwrap();
    let listed = listing["files"].as_array().unwrap();
    assert_eq!(listed.len() + 1, made.len());
    for file in listed {
        let bytes = &made[text(file, "file")];
        assert_eq!(text(file, "sha256"), sha256(bytes));
        if file["width"].is_number() {
            let (width, height) = png_size(bytes);
            assert_eq!((&file["width"], &file["height"]), (&width.into(), &height.into()));
        }
    }
    let html = String::from_utf8(made["description.html"].clone()).unwrap();
    assert_eq!(html.trim_end(), text(&listing, "description"));
    let page = String::from_utf8(made["listing.html"].clone()).unwrap();
    assert!(!page.contains("<script") && !page.contains("http:"), "nothing from elsewhere");
    for keyword in texts(&listing["keywords"]) {
        assert!(page.contains(&format!("value=\"{keyword}\"")), "{keyword}");
    }
    assert!(page.contains("of 4000 characters") && page.contains("of 200 characters"));
    for picture in made.keys().filter(|name| name.ends_with(".png")) {
        assert!(page.contains(&format!("href=\"{picture}\"")), "{picture}");
    }
}

/// Banners of overlapping grids are high, and no banner is empty.
#[test]
fn pictures_show_every_sort_of_grid() {
    let samurai = "title = \"Five\"\nauthor = \"Ann\"\nseed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n\
        grids = \"twodoku\"\nper_page = 1\n[[section]]\nid = \"b\"\nlevel = \"medium\"\ncount = 1\nper_page = 1\n";
    let pictures = "title = \"Shapes\"\nseed = \"s\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\nsize = 4\nsymbols = \"shapes\"\n";
    for (text, heights) in [(samurai, [600, 600, 600, 300]), (pictures, [600, 300, 600, 300])] {
        let folder = with_spec(text);
        succeed(&folder, &["listing", "-q"]);
        let made = files(&folder.path().join("book-listing"));
        let banners = made.iter().filter(|(name, _)| name.starts_with("picture-"));
        for ((name, bytes), height) in banners.zip(heights) {
            assert_eq!(png_size(bytes), (970, height), "{name}");
            // A plain area would be far smaller.
            assert!(bytes.len() > 4_000, "{name}: {}", bytes.len());
        }
    }
}

const OWN: &str = "[listing]\nheadline = \"For the night train\"\n\
    description = \"\"\"\nTwelve puzzles & <b>no</b> guessing.\n\nSecond paragraph.\"\"\"\n\
    keywords = [\"night train puzzles\", \"small sudoku\"]\ncategories = [\"Books > Trains\"]\n\
    contributors = [\"illustrator: Ann Lee\", \"Foreword: B. Ray\"]\naudience = \"children\"\nages = [8, 12]\n\
    look_inside = [2]\nai_content = \"I drew the train myself.\"";

#[test]
fn keys_of_the_spec_replace_generated_texts() {
    let (listing, stderr) = listing_of(&spec("", OWN));
    assert!(!stderr.contains("warning"), "{stderr}");
    assert_eq!(text(&listing, "headline"), "For the night train");
    let description = "<p>Twelve puzzles &amp; <b>no</b> guessing.</p>\n<p>Second paragraph.</p>";
    assert_eq!(text(&listing, "description"), description);
    assert_eq!(texts(&listing["keywords"]), ["night train puzzles", "small sudoku"]);
    assert_eq!(texts(&listing["categories"]), ["Books > Trains"]);
    let people = serde_json::json!([
        { "role": "illustrator", "name": "Ann Lee" }, { "role": "foreword", "name": "B. Ray" }
    ]);
    assert_eq!(listing["contributors"], people);
    assert_eq!(text(&listing, "audience"), "children");
    let answer = text(&listing, "ai_content");
    assert!(answer.ends_with("\n\nI drew the train myself."), "{answer}");
    assert!(answer.contains("texts of the author"), "{answer}");
}

#[test]
fn the_listing_is_no_part_of_the_book() {
    let plain = with_spec(&spec("", ""));
    let own = with_spec(&spec("", OWN));
    for folder in [&plain, &own] {
        succeed(folder, &["book", "-q"]);
    }
    let read = |folder: &Path, name: &str| fs::read(folder.join(name)).unwrap();
    assert_eq!(read(plain.path(), "book.pdf"), read(own.path(), "book.pdf"));
    let lock = |folder: &Path| String::from_utf8(read(folder, "book.lock")).unwrap();
    assert!(!lock(plain.path()).contains("listing"));
    assert!(lock(own.path()).contains("[spec.listing]"));
    // The lock makes the same listing.
    let of_spec = succeed(&own, &["listing", "--json"]);
    assert_eq!(of_spec, succeed(&own, &["listing", "--lock", "book.lock", "--json"]));
    succeed(&own, &["verify", "book.lock"]);
    // A change of the listing does not make another book, to which the cover would not fit.
    let page = "[page]\nprinter = \"kdp-paperback-white\"\ntrim = \"6x9in\"\n";
    let bound = |count: u32, more: &str| {
        format!(
            "{HEAD}{page}[cover]\ndesign = \"field\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = {count}\nper_page = 1\n{more}\n"
        )
    };
    let folder = with_spec(&bound(30, ""));
    succeed(&folder, &["book", "-q"]);
    fs::write(folder.path().join("book.toml"), bound(30, OWN)).unwrap();
    succeed(&folder, &["cover", "-q"]);
}

#[test]
fn warnings_name_what_a_shop_may_refuse() {
    let long = "x".repeat(150);
    let cases: [(&str, String, &[&str]); 13] = [
        (
            "the cover has the series line `The Other`",
            spec("series = \"Rails\"", "series = \"The Other\""),
            &["series = \"The Other\""],
        ),
        (
            "the cover has the series line `The Other`, and the book names no series",
            spec("", "series = \"The Other\""),
            &["leave the line out"],
        ),
        (
            "the cover names the publisher `B`, and the title page `A`",
            spec("imprint = \"A\"", "publisher = \"B\""),
            &["make them agree"],
        ),
        ("the spine has `Other words`", spec("", "spine = \"Other words\""), &["`Night Train`"]),
        ("the book has no title page", spec("", "[front]\ntitle_page = false"), &["title_page"]),
        (
            "the title contains `free`",
            spec("", "").replace("Night Train", "Night Train with free puzzles"),
            &["advertisements"],
        ),
        (
            "title and subtitle have the word `sudoku` 3 times",
            spec("", "").replace("Night Train", "Sudoku, sudoku and sudoku"),
            &["keyword stuffing"],
        ),
        (
            "the author `Sudoku Books` contains `sudoku`",
            spec("", "").replace("Clara Whitfield", "Sudoku Books"),
            &["shops refuse keywords in names"],
        ),
        (
            "the series `Large Print Puzzles` contains `puzzles`",
            spec("series = \"Large Print Puzzles\"", ""),
            &["keep it if it is the real one"],
        ),
        (
            "characters together; Amazon takes at most 200",
            spec("", "")
                .replace("Night Train", &format!("{} {long}", &long[..60])[..140])
                .replace("Twelve small puzzles", &format!("{} {}", &long[..60], &long[..60])),
            &["shorten the subtitle"],
        ),
        (
            "the keyword `kindle puzzles` contains `kindle`",
            spec("", "[listing]\nkeywords = [\"kindle puzzles\"]"),
            &["describe the book instead"],
        ),
        (
            "the description contains `www.`",
            spec("", "[listing]\ndescription = \"See www.example.com\""),
            &["leave addresses out"],
        ),
        (
            "page 900 does not exist",
            spec("", "[listing]\nlook_inside = [900]"),
            &["counted from its first page"],
        ),
    ];
    for (message, text, words) in cases {
        let folder = with_spec(&text);
        let ProgramRun { code, out, stderr } = run(&folder, &["listing", "--json"]);
        assert_eq!(code, 0, "{message}: {stderr}");
        assert!(stderr.contains(message), "{message}: {stderr}");
        words.iter().for_each(|word| assert!(stderr.contains(word), "{word}: {stderr}"));
        let listing: Value = serde_json::from_str(&out).unwrap();
        let warnings = listing["warnings"].as_array().unwrap();
        let has =
            warnings.iter().any(|warning| warning["message"].as_str().unwrap().contains(message));
        assert!(has, "{message}: {warnings:?}");
    }
    // In the language of the book as well.
    let german = spec("language = \"de\"", "").replace("Night Train", "Gratis Rätsel");
    let (listing, stderr) = listing_of(&german);
    assert!(stderr.contains("the title contains `gratis`"), "{stderr} {listing}");
}

#[test]
fn mistakes_are_reported_at_their_keys() {
    let seven = (0..8).map(|index| format!("\"k{index}\"")).collect::<Vec<_>>().join(", ");
    for (line, words) in [
        ("description = \"<a href='x'>x</a>\"".to_owned(), "has the tag `<a href='x'>`"),
        ("description = \"<b>open\"".to_owned(), "expected </b> in the same paragraph"),
        (format!("description = \"{}\"", "x".repeat(4001)), "at most 4000 are allowed"),
        ("description = \" \"".to_owned(), "is empty"),
        (format!("keywords = [{seven}]"), "has 8 values"),
        (format!("keywords = [\"{}\"]", "k".repeat(51)), "it has 51 characters; at most 50"),
        ("categories = [\"a\", \"b\", \"c\", \"d\"]".to_owned(), "has 4 values"),
        ("categories = []".to_owned(), "is an empty list"),
        ("contributors = [\"Ann Lee\"]".to_owned(), "`Ann Lee` has no role"),
        ("contributors = [\"drawer: Ann Lee\"]".to_owned(), "`drawer` is not a role"),
        ("audience = \"kids\"".to_owned(), "audience"),
        ("audience = \"adults\"\nages = [6, 9]".to_owned(), "in books for children only"),
        ("ages = [9, 6]".to_owned(), "has the older age first"),
        ("ages = [6, 99]".to_owned(), "expected 0 to 18"),
        ("look_inside = [0]".to_owned(), "look_inside"),
        ("look_inside = [3, 3]".to_owned(), "has page 3 twice"),
        ("ai_content = 3".to_owned(), "expected a text"),
        ("headlines = \"x\"".to_owned(), "headline"),
    ] {
        let folder = with_spec(&spec("", &format!("[listing]\n{line}")));
        let ProgramRun { code, stderr, .. } = run(&folder, &["listing"]);
        assert_eq!(code, 2, "{line}: {stderr}");
        assert!(stderr.contains(words), "{line}: {stderr}");
        assert!(stderr.contains("book.toml:"), "{line}: {stderr}");
        assert_eq!(stderr.matches("error").count(), 1, "{line}: {stderr}");
        assert_eq!(files(folder.path()).len(), 1, "nothing is written");
    }
}

#[test]
fn a_desk_has_no_listing() {
    let folder = with_spec("seed = \"only the desk knows it\"\n[daily]\nfirst = \"2026-01-01\"\n");
    let ProgramRun { code, stderr, .. } = run(&folder, &["listing"]);
    assert_eq!(code, 2, "{stderr}");
    assert!(stderr.contains("is the spec of a desk") && stderr.contains("[[section]]"), "{stderr}");
    assert!(!folder.path().join("book-listing").exists());
}

#[test]
fn files_of_others_are_kept() {
    let folder = with_spec(&spec("", "[listing]\nlook_inside = [1]"));
    let path = folder.path();
    let target = path.join("shop");
    fs::create_dir(&target).unwrap();
    fs::write(target.join("description.html"), "mine").unwrap();
    let refused = run(path, &["listing", "-o", "shop"]);
    assert_eq!(refused.code, 2, "{}", refused.stderr);
    assert!(refused.stderr.contains("is not what an earlier run wrote"), "{}", refused.stderr);
    assert_eq!(files(&target).len(), 1, "nothing was written");
    succeed(path, &["listing", "-o", "shop", "--force", "-q"]);
    // The next run replaces what the last one wrote, but not what was changed since.
    succeed(path, &["listing", "-o", "shop", "-q"]);
    fs::write(target.join("listing.html"), "changed").unwrap();
    assert_eq!(run(path, &["listing", "-o", "shop"]).code, 2);
    let spec = run(path, &["listing", "book.toml", "-o", "book.toml"]);
    assert_ne!(spec.code, 0, "{}", spec.stderr);
    let other = super::program::folder();
    succeed(other.path(), &["listing", "--seed", "s", "--json"]);
}

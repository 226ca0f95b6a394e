//! The pictures in `templates` that the README shows must match the current output of `gridpress preview`.
//!
//! `GOLDEN=write cargo test --test program template_pictures` rewrites them; look at the changes before you commit
//! them.

use super::grey_image::GreyImage;
use super::program::{folder, succeed};
use gridpress_testing::extent::SweepExtent;
use gridpress_testing::golden;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The seeds of the pictured books, whose author is that of the built-in book.
const SEEDS: &[(&str, &str)] = &[
    ("classic-6x9", "first edition"),
    ("large-print-8.5x11", "large print, first edition"),
    ("bold-and-easy", "bold, first edition"),
    ("three-hundred", "three hundred, first edition"),
    ("thousand", "thousand, first edition"),
    ("pocket-5x8", "pocket, first edition"),
    ("a4-worksheets", "worksheets"),
    ("worksheet", "class set"),
    ("kids", "kids, first edition"),
    ("kids-pictures", "kids pictures, first edition"),
    ("giants", "giants, first edition"),
    ("samurai", "samurai, first edition"),
    ("calcudoku", "calcudoku, first edition"),
    ("wordoku", "wordoku, first edition"),
    ("variants", "twists, first edition"),
    ("variety", "variety, first issue"),
    ("travel-booklet", "journey"),
    ("tablet", "tablet, first edition"),
    ("newspaper", "desk 2026-11"),
    ("mini", "a mini, first edition"),
    ("sampler", "sampler"),
];

/// The pages of a template in its `pages.png`. No two are facing pages, so that each is separate.
const GLANCES: &[(&str, &str)] = &[
    ("classic-6x9", "3,13,18"),
    ("large-print-8.5x11", "1,7,10"),
    ("bold-and-easy", "1,6,70"),
    ("three-hundred", "1,6,160"),
    ("thousand", "1,6,190"),
    ("pocket-5x8", "1,7,10"),
    ("a4-worksheets", "1,4,18"),
    ("worksheet", "1,7,9"),
    ("kids", "1,5,8,44"),
    ("kids-pictures", "1,7,25,43"),
    ("giants", "1,10,52"),
    ("samurai", "1,6,17,74"),
    ("calcudoku", "1,19,53"),
    ("wordoku", "1,20,84"),
    ("variants", "1,30,62"),
    ("variety", "1,11,38,54"),
    ("travel-booklet", "1,4,25"),
    ("tablet", "1,5,8"),
    ("newspaper", "1,4,9"),
    ("mini", "1,13,25"),
];

/// Small pictures of single pages: template, page and name of the picture.
const PAGES: &[(&str, &str, &str)] = &[
    ("classic-6x9", "10", "puzzles"),
    ("classic-6x9", "75", "answers"),
    ("classic-6x9", "84", "walkthrough"),
];

/// The sections of `sampler` whose first page has a small picture with the name of the section.
const SECTIONS: &[&str] =
    &["sixteen", "windoku", "jigsaw", "killer", "kropki", "thermo", "sandwich"];

/// Pictures of other things than a book's pages: a browser window, a column with its solution, a proof sheet, several
/// covers.
const OTHERS: &[&str] = &[
    "classic-6x9/covers.png", "classic-6x9/watch.png", "newspaper/daily.png",
    "newspaper/player.png", "newspaper/proof.png",
];

fn templates() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/templates"))
}

/// Returns a complaint about the picture with that name if it differs from `made`.
fn complaint(name: &str, made: &Path) -> Option<String> {
    let (kept, made) = (templates().join(name), fs::read(made).unwrap());
    if golden::is_update_requested() {
        fs::write(&kept, &made).unwrap();
    }
    match fs::read(&kept) {
        Ok(bytes) if GreyImage::png(&bytes) == GreyImage::png(&made) => None,
        _ => Some(format!("templates/{name} is not what the page looks like")),
    }
}

/// Returns the page of a section's first puzzle, by the lock.
fn first_page<'l>(lock: &'l str, section: &str) -> &'l str {
    let (_, puzzle) = lock.split_once(&format!("address = \"{section}/")).expect("a section");
    let (_, page) = puzzle.split_once("\npage = ").expect("a page");
    page.lines().next().expect("a number")
}

/// Returns the complaints about all pictures of a template.
fn complaints(template: &str) -> Vec<String> {
    let folder = folder();
    let made = folder.path();
    let (_, seed) = SEEDS.iter().find(|(of, _)| *of == template).expect("a seed");
    let options = ["--template", template, "--author", "The Gridpress", "--seed", seed, "-q"];
    succeed(made, &[&["new", "spec"], &options[..]].concat());
    succeed(made, &["book", "spec", "-o", "b.pdf", "-q"]);
    // From the lock, puzzles are reproduced without a search.
    let preview = ["preview", "--lock", "b.lock", "-q", "-o"];
    let mut complaints = Vec::new();
    for (_, pages) in GLANCES.iter().filter(|(of, _)| *of == template) {
        succeed(made, &[&preview[..], &["glance", "--pages", pages]].concat());
        let contact = made.join("glance/contact.png");
        complaints.extend(complaint(&format!("{template}/pages.png"), &contact));
    }
    let lock = fs::read_to_string(made.join("b.lock")).unwrap();
    let sections = SECTIONS.iter().filter(|_| template == "sampler");
    let first_pages = sections.map(|&section| (first_page(&lock, section), section));
    let pages =
        PAGES.iter().filter(|(of, ..)| *of == template).map(|&(_, page, name)| (page, name));
    for (page, name) in pages.chain(first_pages) {
        let order = [name, "--pages", page, "--dpi", "50"];
        succeed(made, &[&preview[..], &order].concat());
        let mut pictures = fs::read_dir(made.join(name)).unwrap();
        let page = pictures.find_map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            name.starts_with("page-").then_some(path)
        });
        complaints.extend(complaint(&format!("{template}/{name}.png"), &page.unwrap()));
    }
    complaints
}

#[test]
fn pictures_of_templates_are_current() {
    compare_pictures(SweepExtent::Sample);
}

#[test]
#[ignore = "long sweep"]
fn pictures_of_templates_are_current_in_full() {
    compare_pictures(SweepExtent::Full);
}

fn compare_pictures(extent: SweepExtent) {
    let templates = GLANCES.iter().map(|(template, _)| *template);
    let templates: BTreeSet<&str> =
        templates.chain(PAGES.iter().map(|page| page.0)).chain(["sampler"]).collect();
    let complaints: Vec<String> = extent.select(templates, 8).flat_map(complaints).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_picture_is_generated_and_used() {
    let glances = GLANCES.iter().map(|(template, _)| format!("{template}/pages.png"));
    let pages = PAGES.iter().map(|(template, _, name)| format!("{template}/{name}.png"));
    let sections = SECTIONS.iter().map(|name| format!("sampler/{name}.png"));
    let others = OTHERS.iter().map(|name| (*name).to_owned());
    let known: BTreeSet<String> = glances.chain(pages).chain(sections).chain(others).collect();
    let mut kept = BTreeSet::new();
    for template in fs::read_dir(templates()).unwrap() {
        let template = template.unwrap().path();
        for file in fs::read_dir(&template).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|end| end == "png") {
                let name = path.strip_prefix(templates()).unwrap();
                kept.insert(name.to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    assert_eq!(kept, known);
    let readme = templates().parent().unwrap().join("README.md");
    let readme = fs::read_to_string(readme).unwrap();
    for name in known {
        assert!(readme.contains(&format!("(templates/{name})")), "{name}");
    }
}

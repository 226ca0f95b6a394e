//! Small changes to pages, files and marks, each with an unchanged lock, one with an adapted hash and one of another
//! version: `gridpress verify` finds all of them.

use super::program::{ProgramRun, SMALL, run};
use super::tampered_files::{
    CHANGES, LockChange, PageEdit, VerifiedBook, around, pressed_from, set,
};
use lopdf::content::{Content, Operation};
use lopdf::{Document, Object, ObjectId, Stream, dictionary};
use std::fs;

/// A book of puzzles with marks: thermometers first, then windows, diagonals, cages, odd and even cells.
const MARKS: &str = "title = \"Marks\"\nauthor = \"Anna\"\nseed = \"marks\"\n\
    [[section]]\nid = \"thermo\"\nlevel = \"easy\"\nvariant = [\"thermo\"]\ncount = 4\nper_page = 2\n\
    [[section]]\nid = \"windows\"\nlevel = \"easy\"\nvariant = [\"windoku\"]\ncount = 2\nper_page = 2\n\
    [[section]]\nid = \"diagonal\"\nlevel = \"easy\"\nvariant = [\"diagonal\"]\ncount = 2\nper_page = 2\n\
    [[section]]\nid = \"killer\"\nlevel = \"easy\"\nvariant = [\"killer\"]\ncount = 2\nper_page = 2\n\
    [[section]]\nid = \"parity\"\nlevel = \"easy\"\nvariant = [\"even-odd\"]\ncount = 2\nper_page = 2\n";

/// Returns the streams that paint a page: its content and the forms that it shows.
fn painters(document: &Document, page: ObjectId) -> Vec<ObjectId> {
    let mut painters = document.get_page_contents(page);
    let (own, others) = document.get_page_resources(page).unwrap();
    let others = others.iter().filter_map(|id| document.get_dictionary(*id).ok());
    let content = Content::decode(&document.get_page_content(page)).unwrap();
    let is_shown = |name: &[u8]| {
        content.operations.iter().any(|operation| {
            let first = operation.operands.first().and_then(|first| first.as_name().ok());
            operation.operator == "Do" && first == Some(name)
        })
    };
    for resources in own.into_iter().chain(others) {
        let Ok(objects) = resources.get(b"XObject") else {
            continue;
        };
        let (_, objects) = document.dereference(objects).unwrap();
        let objects = objects.as_dict().unwrap().iter();
        let objects = objects.filter(|(name, _)| is_shown(name));
        painters.extend(objects.filter_map(|(_, form)| form.as_reference().ok()));
    }
    painters
}

/// Applies `edit` to the streams of a page until it changes one.
fn edit(document: &mut Document, page: ObjectId, edit: impl Fn(&mut Vec<Operation>) -> bool) {
    for id in painters(document, page) {
        let Ok(stream) = document.get_object_mut(id).unwrap().as_stream_mut() else {
            continue;
        };
        let bytes = stream.decompressed_content().unwrap_or_else(|_| stream.content.clone());
        let Ok(mut content) = Content::decode(&bytes) else {
            continue;
        };
        if edit(&mut content.operations) {
            stream.set_plain_content(content.encode().unwrap());
            stream.dict.remove(b"Filter");
            return;
        }
    }
    panic!("nothing to change");
}

/// Removes the first disc, which is the bulb of a thermometer.
fn remove_disc(operations: &mut Vec<Operation>) -> bool {
    let is = |operation: &Operation, names: &[&str]| names.contains(&operation.operator.as_str());
    let Some(curve) = operations
        .windows(5)
        .position(|five| five[..4].iter().all(|one| is(one, &["c"])) && is(&five[4], &["h", "f"]))
    else {
        return false;
    };
    let start = (0..curve).rev().find(|&at| is(&operations[at], &["m"])).unwrap();
    let end = (curve..operations.len()).find(|&at| is(&operations[at], &["f"])).unwrap();
    operations.drain(start..=end);
    true
}

/// Replaces the first operand of the first operator with that name and operand.
fn set_first(
    operations: &mut [Operation],
    operator: &str,
    is_meant: impl Fn(f32) -> bool,
    to: f32,
) -> bool {
    let found = operations.iter_mut().find(|operation| {
        let first = operation.operands.first().and_then(|first| first.as_float().ok());
        operation.operator == operator && first.is_some_and(&is_meant)
    });
    found.map(|operation| operation.operands[0] = Object::Real(to)).is_some()
}

/// Writes the first string of a page again, in another size and grey.
fn ghost(document: &mut Document, page: ObjectId, size: f32, grey: &str) {
    let (own, _) = document.get_page_resources(page).unwrap();
    let names = own.map(|own| {
        let (_, fonts) = document.dereference(own.get(b"Font").unwrap()).unwrap();
        let fonts = fonts.as_dict().unwrap().iter();
        fonts.map(|(name, _)| String::from_utf8(name.clone()).unwrap()).collect::<Vec<_>>()
    });
    let name = names.into_iter().flatten().next();
    let name = name.unwrap_or_else(|| {
        let fonts = document.get_page_fonts(page).unwrap();
        String::from_utf8(fonts.keys().next().unwrap().clone()).unwrap()
    });
    let text = format!("q {grey} BT /{name} {size} Tf 1 0 0 1 108 566 Tm <21> Tj <2121> Tj ET Q");
    around(document, page, "", &text);
}

/// Changes to a page of the small book.
pub(super) const OF_PAGES: &[(&str, PageEdit)] = &[
    ("ghosts", |d, p| ghost(d, p, 16.0, "0.92 g")),
    ("faint ghosts", |d, p| ghost(d, p, 16.0, "0.985 g")),
    ("white on white", |d, p| ghost(d, p, 16.0, "1 g")),
    ("small digits", |d, p| ghost(d, p, 6.0, "0.6 g")),
    ("tiny digits", |d, p| ghost(d, p, 1.0, "0 g")),
    ("a tint", |d, p| around(d, p, "q 0.93 g 0 0 432 648 re f Q\n", "")),
    ("a faint tint", |d, p| around(d, p, "q 0.985 g 0 0 432 648 re f Q\n", "")),
    ("a dot", |d, p| around(d, p, "", "q 0.8 g 108 566 0.5 0.5 re f Q")),
    ("a grey rule", |d, p| around(d, p, "", "q 0.9 G 0.2 w 100 500 m 200 500 l S Q")),
    ("shifted a little", |d, p| around(d, p, "1 0 0 1 0.1 0 cm\n", "")),
    ("scaled a little", |d, p| around(d, p, "0.999 0 0 0.999 0 0 cm\n", "")),
    ("digits in ink", |d, p| around(d, p, "0 0 0 0.9 k\n", "")),
    ("overprint", |d, p| {
        let states = dictionary! { "ExtGState" => dictionary! {
            "Over" => dictionary! { "OP" => true, "op" => true },
        } };
        let (own, others) = d.get_page_resources(p).unwrap();
        let mut resources =
            own.cloned().unwrap_or_else(|| d.get_dictionary(others[0]).unwrap().clone());
        resources.extend(&states);
        set(d, p, "Resources", resources);
        around(d, p, "/Over gs\n", "");
    }),
    ("a window", |d, p| around(d, p, "0 0 432 590 re W n\n", "")),
    ("another text", |d, p| {
        let fonts = d.get_page_fonts(p).unwrap();
        let maps =
            fonts.values().filter_map(|font| font.get(b"ToUnicode").ok()?.as_reference().ok());
        let maps: Vec<ObjectId> = maps.collect();
        for map in maps {
            let map = d.get_object_mut(map).unwrap().as_stream_mut().unwrap();
            let text = map.decompressed_content().unwrap_or_else(|_| map.content.clone());
            let text = String::from_utf8(text).unwrap();
            let swapped = text.replace("<0031>", "<00XX>").replace("<0032>", "<0031>");
            map.set_plain_content(swapped.replace("<00XX>", "<0032>").into_bytes());
            map.dict.remove(b"Filter");
        }
    }),
    ("links elsewhere", |d, p| {
        let first = d.page_iter().next().unwrap();
        let links = d.get_dictionary(p).unwrap().get(b"Annots").unwrap().clone();
        let links = d.dereference(&links).unwrap().1.as_array().unwrap().clone();
        for link in links {
            let id = link.as_reference().ok();
            let own = id.map(|id| d.get_dictionary(id).unwrap().clone());
            let mut link = own.unwrap_or_else(|| link.as_dict().unwrap().clone());
            let mut to = link.get(b"Dest").unwrap().as_array().unwrap().clone();
            to[0] = first.into();
            link.set("Dest", to);
            match id {
                Some(id) => {
                    d.objects.insert(id, link.into());
                }
                None => set(d, p, "Annots", vec![link.into()]),
            }
        }
    }),
];

/// Asserts that `verify` reports a changed file; under a lock of this version with its page or a puzzle on it.
fn is_reported(book: &VerifiedBook, name: &str, bytes: &[u8], changes: &[LockChange]) {
    let places = book.numbers.iter().map(|number| format!("puzzle {number}"));
    let places: Vec<String> = places.chain([format!("page {}", book.page)]).collect();
    for change in changes {
        let ProgramRun { code, stderr, .. } = book.verified_file(*change, bytes);
        assert_eq!(code, 1, "{name}, {change:?}: {stderr}");
        let is_named = places.iter().any(|place| stderr.contains(place));
        assert!(is_named || change.of_version, "{name}, {change:?}: {stderr}");
        assert!(!stderr.contains("sees is the same"), "{name}, {change:?}: {stderr}");
    }
}

#[test]
fn small_changes_are_found_under_any_lock() {
    let book = pressed_from(SMALL, 1);
    for (name, tamper) in OF_PAGES {
        is_reported(&book, name, &book.changed(tamper), &CHANGES);
    }
}

/// Changes to the marks of puzzles, by puzzle number.
const OF_MARKS: &[(&str, i64, PageEdit)] = &[
    ("a bulb removed", 1, |d, p| edit(d, p, remove_disc)),
    ("a lighter thermometer", 1, |d, p| {
        edit(d, p, |operations| {
            set_first(operations, "g", |grey| (0.7..0.8).contains(&grey), 0.82)
        });
    }),
    ("a false line", 3, |d, p| around(d, p, "", "q 0.76 g 90 540 40 6 re f Q")),
    ("a stroke", 3, |d, p| around(d, p, "", "q 0.76 G 6 w 90 540 m 130 500 l S Q")),
    ("a lighter window", 5, |d, p| {
        edit(d, p, |operations| set_first(operations, "g", |grey| grey > 0.8 && grey < 1.0, 0.97));
    }),
    ("another cage", 9, |d, p| {
        edit(d, p, |operations| {
            let dashed = operations.iter().position(|operation| {
                let dashes = operation.operands.first().and_then(|first| first.as_array().ok());
                operation.operator == "d" && dashes.is_some_and(|dashes| !dashes.is_empty())
            });
            let Some(dashed) = dashed else { return false };
            let line = (dashed..operations.len()).find(|&at| operations[at].operator == "l");
            line.map(|line| operations.remove(line)).is_some()
        });
    }),
    ("small digits", 7, |d, p| ghost(d, p, 6.0, "0.6 g")),
    ("ghosts", 11, |d, p| ghost(d, p, 16.0, "0.92 g")),
];

#[test]
fn changed_marks_are_found() {
    let mut book = pressed_from(MARKS, 1);
    let lock: toml::Table = super::tampered_files::read(book.folder.path()).parse().unwrap();
    let puzzles = lock["puzzle"].as_array().unwrap();
    for (name, number, tamper) in OF_MARKS {
        let page = puzzles[*number as usize - 1]["page"].as_integer().unwrap();
        book.page = page as u32;
        let on_page = puzzles.iter().filter(|puzzle| puzzle["page"].as_integer() == Some(page));
        let numbers = on_page.map(|puzzle| puzzle["number"].as_integer().unwrap());
        book.numbers = numbers.collect();
        is_reported(&book, name, &book.changed(tamper), &CHANGES[1..]);
    }
}

/// Changes to the metadata of a file, with the expected report.
const OF_FILES: &[(&str, &str, PageEdit)] = &[
    ("title", "`Title` in its document information", |d, _| {
        let info = d.trailer.get(b"Info").unwrap().as_reference().unwrap();
        let info = d.get_object_mut(info).unwrap().as_dict_mut().unwrap();
        info.set("Title", Object::string_literal("Another"));
    }),
    ("keywords", "`Keywords` in its document information", |d, _| {
        let info = d.trailer.get(b"Info").unwrap().as_reference().unwrap();
        let info = d.get_object_mut(info).unwrap().as_dict_mut().unwrap();
        info.set("Keywords", Object::string_literal("cheap"));
    }),
    ("XMP", "`dc:title` in its XMP", |d, _| {
        let packet = d.catalog().unwrap().get(b"Metadata").unwrap().as_reference().unwrap();
        let packet = d.get_object_mut(packet).unwrap().as_stream_mut().unwrap();
        let text = String::from_utf8(packet.content.clone()).unwrap();
        packet.set_plain_content(text.replace("Small", "Large").into_bytes());
    }),
    ("language", "`Lang`", |d, _| {
        d.catalog_mut().unwrap().set("Lang", Object::string_literal("fr"));
    }),
    ("hidden objects", "objects that no page shows: 1", |d, _| {
        d.add_object(Stream::new(dictionary! {}, b"the answers".to_vec()));
    }),
    ("labels", "`PageLabels`", |d, _| {
        let labels = dictionary! { "Nums" => vec![0.into(), dictionary! { "S" => "R" }.into()] };
        d.catalog_mut().unwrap().set("PageLabels", labels);
    }),
];

#[test]
fn metadata_is_compared_under_any_lock() {
    let book = pressed_from(SMALL, 1);
    for (name, said_of, tamper) in OF_FILES {
        for change in CHANGES {
            let ProgramRun { code, stderr, .. } = book.verified_file(change, &book.changed(tamper));
            assert_eq!(code, 1, "{name}, {change:?}: {stderr}");
            assert!(stderr.contains(said_of), "{name}, {change:?}: {stderr}");
            assert!(!stderr.contains("sees is the same"), "{name}, {change:?}: {stderr}");
        }
    }
    let own = fs::read(book.folder.path().join("book.pdf")).unwrap();
    let behind = [&own[..], b"the answers are 123"].concat();
    let revised = {
        let size = own.len();
        let more = format!(
            "9999 0 obj\n(earlier)\nendobj\nxref\n0 1\n0000000000 65535 f \n9999 1\n{size:010} 00000 n \ntrailer\n<< /Size 10000 >>\nstartxref\n{size}\n%%EOF\n"
        );
        [&own[..], more.as_bytes()].concat()
    };
    for (bytes, said_of) in [(behind, "16 bytes after its end"), (revised, "")] {
        for change in CHANGES {
            let ProgramRun { code, stderr, .. } = book.verified_file(change, &bytes);
            assert_eq!(code, 1, "{change:?}: {stderr}");
            assert!(stderr.contains(said_of), "{change:?}: {stderr}");
            assert!(!stderr.contains("sees is the same"), "{change:?}: {stderr}");
        }
    }
}

/// Every field of a puzzle in the lock is compared.
#[test]
fn edited_ratings_and_names_of_a_lock_are_reported() {
    let book = pressed_from(SMALL, 1);
    let path = book.folder.path();
    let lock = super::tampered_files::read(path);
    let table: toml::Table = lock.parse().unwrap();
    let (technique, score) = (&table["puzzle"][0]["technique"], &table["puzzle"][0]["score"]);
    for (old, new, exit, said_of) in [
        (format!("technique = {technique}\n"), "technique = \"x-wing\"\n", 1, "`technique`"),
        (format!("score = {score}\n"), "score = 77777\n", 1, "`score`"),
        ("\"book.pdf\"".to_owned(), "\"other.pdf\"", 0, "`other.pdf` in the lock"),
        ("\"book.pdf\"".to_owned(), "\"other.txt\"", 1, "ends in `.pdf`"),
    ] {
        let changed = lock.replacen(&old, new, 1);
        assert_ne!(changed, lock, "{old}");
        fs::write(path.join("book.lock"), changed).unwrap();
        let ProgramRun { code, stderr, .. } = run(path, &["verify", "book.lock"]);
        assert_eq!(code, exit, "{new}: {stderr}");
        assert!(stderr.contains(said_of), "{new}: {stderr}");
    }
}

/// The entries of an outline are linked from one to the next, in any number.
#[test]
fn pages_of_books_with_long_outlines_are_compared() {
    let section = |index: usize| {
        format!("[[section]]\nid = \"s{index}\"\nlevel = \"easy\"\nsize = 4\ncount = 1\n")
    };
    let sections: String = (0..80).map(section).collect();
    let spec = format!("seed = \"long\"\n{sections}");
    let book = pressed_from(&spec, 1);
    let dot: PageEdit = |d, p| around(d, p, "", "q 0.8 g 108 566 0.5 0.5 re f Q");
    is_reported(&book, "a dot", &book.changed(dot), &CHANGES);
}

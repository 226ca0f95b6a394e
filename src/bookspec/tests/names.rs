//! Tests of the names of puzzles and levels.

use super::super::{FirstName, Walkthroughs};
use super::*;

/// Returns a spec of two sections, the second with extra lines, followed by extra tables.
fn spec(lines: &str, tables: &str) -> String {
    format!(
        "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 30\n\
         [[section]]\nid = \"b\"\nlevel = \"hard\"\ncount = 40\n{lines}\n{tables}\n"
    )
}

/// Returns the wordings of a puzzle's name by its section, its position there and through the book.
fn forms(text: &str, place: (usize, usize, usize)) -> Vec<String> {
    let (spec, warnings) = parse(text).unwrap();
    assert!(warnings.is_empty());
    spec.namer().name(place.0, place.1, place.2).forms
}

/// Renders the first error of a spec.
fn mistake(text: &str) -> String {
    let reports = parse(text).err().unwrap();
    reports[0].render(false)
}

#[test]
fn numbers_count_from_the_first() {
    let volume_two = spec("", "[numbering]\nfirst = 121\n[answers]\nwalkthrough = [121, 190]");
    assert_eq!(forms(&volume_two, (1, 0, 30)), ["151"]);
    let (spec, _) = parse(&volume_two).unwrap();
    assert_eq!(spec.numbering.first_number(), 121);
    for number in [120, 191] {
        let text = volume_two.replace("[121, 190]", &format!("[{number}]"));
        assert!(mistake(&text).contains("expected 121 to 190"));
    }
}

#[test]
fn prefixed_sections_number_their_own_puzzles() {
    let own = "[numbering]\nper_section = true\n[answers]\nwalkthrough = [\"B1\", 2]\n[cover]\npuzzle = \"A3\"";
    assert_eq!(forms(&spec("", own), (0, 2, 2)), ["A3"]);
    assert_eq!(forms(&spec("", own), (1, 2, 32)), ["B3"]);
    let (read, _) = parse(&spec("", own)).unwrap();
    let numbers = Walkthroughs::Numbers([2, 31].into());
    assert_eq!(read.answers.walkthrough, numbers);
    assert_eq!(read.cover.puzzle, Some(3));
    // The resolved spec of a lock reads the same.
    let written = toml::to_string(&read.to_toml()).unwrap();
    assert_eq!(parse(&written).unwrap().0.answers.walkthrough, numbers);

    let long = spec("prefix = \"Hard\"", "[numbering]\nper_section = true");
    assert_eq!(forms(&long, (1, 0, 30)), ["Hard\u{a0}1"]);
    let through = spec("prefix = \"H\"", "");
    assert_eq!(forms(&through, (0, 29, 29)), ["30"]);
    assert_eq!(forms(&through, (1, 0, 30)), ["H31"]);
}

#[test]
fn dates_handle_leap_years_and_repeated_days() {
    let dates = |first: &str| spec("", &format!("[numbering]\nfirst = \"{first}\""));
    assert_eq!(
        forms(&dates("2028-02-01"), (0, 28, 28)),
        ["Tuesday, 29 February 2028", "29 February 2028", "29 February", "29 Feb"]
    );
    assert_eq!(forms(&dates("2027-02-01"), (0, 28, 28))[1], "1 March 2027");
    let (read, _) = parse(&dates("2027-12-31")).unwrap();
    assert_eq!(read.numbering.first_number(), 1);
    assert!(matches!(read.numbering.first, FirstName::Date(_)));
    // A leap year has 366 different days, other years 365.
    let year = |first: &str, count| {
        let text = dates(first).replace("count = 30", &format!("count = {count}"));
        forms(&text, (0, 0, 0)).len()
    };
    assert_eq!((year("2028-01-01", 326), year("2028-01-01", 327)), (4, 2));
    assert_eq!((year("2027-01-01", 325), year("2027-01-01", 326)), (4, 2));
}

#[test]
fn rejects_invalid_numbering() {
    let own = "[numbering]\nper_section = true";
    let wrong = [
        (spec("prefix = \"a\"", own), "has the prefix of section `a`"),
        (spec("prefix = \"B2\"", own), "a digit would run into the number"),
        (spec("prefix = \"Once upon a time there were\"", own), "at most 24 characters"),
        (spec("", "[numbering]\nfirst = 0"), "expected 1 to 1000000"),
        (spec("", "[numbering]\nfirst = \"soon\""), "or write a whole number"),
        (spec("", "[numbering]\nfirst = \"0999-01-01\""), "a year from 1000"),
        (spec("", "[numbering]\nfirst = \"9999-12-01\""), "after the year 9999"),
        (
            spec("", "[numbering]\nfirst = \"2027-01-01\"\nper_section = true"),
            "dates cannot restart",
        ),
        (spec("prefix = \"H\"", "[numbering]\nfirst = \"2027-01-01\""), "a date has no prefix"),
        (
            spec("", &format!("{own}\n[answers]\nwalkthrough = [\"C1\"]")),
            "no puzzle has the name `C1`",
        ),
        (spec("", "[answers]\nwalkthrough = [\"A1\", 2]"), "not a whole number"),
    ];
    for (text, expected) in wrong {
        let mistake = mistake(&text);
        assert!(mistake.contains(expected), "{mistake}");
    }
}

#[test]
fn levels_have_names_and_stars() {
    let levels = "[levels.easy]\nname = \"Gentle\"\nstars = 2\n[levels.hard]\nname = \"Level 3\"\n\
                  [levels.extreme]\nstars = 6";
    let (spec, warnings) = parse(&spec("", levels)).unwrap();
    assert!(warnings.is_empty());
    let stars = Level::NAMES.iter().map(|(_, level)| spec.stars.of(*level));
    assert_eq!(stars.collect::<Vec<_>>(), [2, 2, 3, 4, 6]);
    assert_eq!(spec.stars.most(), 6);
    assert_eq!(spec.words.level(Level::Easy), "Gentle");
    assert_eq!(spec.words.level(Level::Medium), "Medium");
    let written = toml::to_string(&spec.to_toml()).unwrap();
    let (reread, _) = parse(&written).unwrap();
    assert_eq!((reread.stars, reread.words), (spec.stars, spec.words));
}

#[test]
fn rejects_invalid_names_and_stars_of_levels() {
    let wrong = [
        ("[levels.hard]\nstars = 1", "`hard` has fewer stars than `medium`"),
        ("[levels.easy]\nstars = 3", "`medium` has fewer stars than `easy`"),
        ("[levels.easy]\nstars = 7", "expected 1 to 6"),
        ("[levels.easy]\nname = \"A\"\n[levels.hard]\nname = \"A\"", "another level has this name"),
        ("[levels.easy]\nname = \"{ $x }\"", "braces cannot be part"),
        ("[levels.easy]\nname = \"A\"\n[words]\nlevel-easy = \"B\"", "names this level too"),
    ];
    for (levels, expected) in wrong {
        let mistake = mistake(&spec("", levels));
        assert!(mistake.contains(expected), "{mistake}");
    }
}

#[test]
fn a_series_is_a_name_or_a_table() {
    const SECTION: &str = "[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n";
    let series = |lines: &str| {
        let (spec, _) = parse(&format!("{lines}\n{SECTION}")).unwrap();
        // The resolved spec of a lock reads the same.
        let kept = spec.to_toml().to_string();
        let (reread, _) = parse(&kept).unwrap();
        let seen = |spec: &BookSpec| {
            let registry = spec.series.registry.as_ref();
            let registry = registry.map(|registry| (registry.file.clone(), registry.volume));
            (spec.series_line(), registry)
        };
        assert_eq!(seen(&spec), seen(&reread), "{kept}");
        seen(&spec)
    };
    let line = Some("Trains \u{b7} Volume 3".to_owned());
    assert_eq!(series("series = \"Trains\"\nvolume = 3"), (line.clone(), None));
    let (name, volume) = ("name = \"Trains\"", "volume = 3");
    assert_eq!(series(&format!("[series]\n{name}\n{volume}")), (line.clone(), None));
    let registered = Some(("series.db".to_owned(), 3));
    let registry = "registry = \"series.db\"";
    assert_eq!(
        series(&format!("[series]\n{name}\n{volume}\n{registry}")),
        (line.clone(), registered.clone())
    );
    assert_eq!(series(&format!("{volume}\n[series]\n{name}\n{registry}")), (line, registered));

    let wrong = |lines: &str| {
        let reports = parse(&format!("{lines}\n{SECTION}")).err().unwrap();
        assert_eq!(reports.len(), 1, "{lines}");
        reports[0].to_string()
    };
    assert!(wrong(&format!("[series]\n{registry}")).contains("add volume = 1"));
    assert!(wrong("volume = 1\n[series]\nvolume = 1").contains("given twice"));
    let lock = wrong("[series]\nvolume = 1\nregistry = \"book.LOCK\"");
    assert!(lock.contains(".lock files are something else"), "{lock}");
    assert!(wrong("[series]\nvolume = 0").contains("volume"));
    assert!(wrong("[series]\nregister = \"a\"").contains("unknown key `register`"));
}

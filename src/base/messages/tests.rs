//! Tests that every language has every message, and that messages match the puzzles.

use super::bundle::{MessageTree, house_forms, mistake, read};
use super::language::{LANGUAGES, Language, REGIONS};
use super::*;
use crate::bundled::BundledFile;
use crate::fonts::{FontFamilies, FontFamily, FontRole, Fonts, bundled_names};
use crate::symbols::Symbols;
use crate::units::Length;
use gridpress_engine::puzzle::{Alphabet, Kind};
use gridpress_engine::rating::Technique;
use intl_pluralrules::{PluralRuleType, PluralRules};
use std::collections::BTreeSet;
use std::path::Path;

fn of(kinds: &[(&str, Symbols)]) -> String {
    let kind = |(kind, symbols): &(&str, Symbols)| (kind.parse::<Kind>().unwrap(), symbols.clone());
    Words::english().rules(&kinds.iter().map(kind).collect())
}

#[test]
fn rules_match_the_sizes_in_the_book() {
    assert_eq!(
        of(&[("9", Symbols::Letters), ("9+jigsaw", Symbols::Letters)]),
        "Fill every empty cell with a digit from 1 to 9. Each row, each column and each of the nine boxes \
         outlined in bold must contain each of the nine digits exactly once."
    );
    assert_eq!(
        of(&[("16", Symbols::Letters)]),
        "Fill every empty cell with a digit from 1 to 9 or a letter from A to G. Each row, each column and \
         each of the sixteen boxes outlined in bold must contain each of the sixteen digits and letters \
         exactly once. The letters continue where the digits end: A is the tenth, B the eleventh, and so on."
    );
    assert_eq!(
        of(&[("6", Symbols::Letters), ("9+killer", Symbols::Letters), ("12", Symbols::Numbers)]),
        "Fill every empty cell. Use the digits 1 to 6 in 6 \u{d7} 6 grids, 1 to 9 in 9 \u{d7} 9 grids and 1 to \
         12 in 12 \u{d7} 12 grids. Each row, each column and each box outlined in bold must contain each of \
         these exactly once."
    );
    assert_eq!(
        of(&[("10", Symbols::Letters), ("12", Symbols::Letters), ("16", Symbols::Numbers)]),
        "Fill every empty cell. Use the digits 1 to 16 in 16 \u{d7} 16 grids. After the 9, larger grids \
         continue with letters: A in 10 \u{d7} 10 grids and A to C in 12 \u{d7} 12 grids. Each row, each \
         column and each box outlined in bold must contain each of these exactly once. The letters continue \
         where the digits end: A is the tenth, B the eleventh, and so on."
    );
    assert!(of(&[("6+jigsaw", Symbols::Letters)]).contains("each of the six regions"));
    let word = |word: &str| {
        let digits = word.chars().count();
        Symbols::Word(Alphabet::from_word(word, digits).ok())
    };
    assert_eq!(
        of(&[("9", word("NOSTALGIE")), ("9+diagonal", word("DUPLICATE"))]),
        "Letters take the place of digits. Fill every empty cell with one of the letters listed with the \
         puzzle. Each row, each column and each of the nine boxes outlined in bold must contain each of the \
         nine letters exactly once. When the grid is full, one of its lines spells a word. Everything said \
         about digits goes for letters too."
    );
    let digits = |text: &str, count| Symbols::Digits(Alphabet::from_digits(text, count).unwrap());
    assert!(of(&[("9", digits("0-8", 9))]).contains("with a digit from 0 to 8."));
    assert!(of(&[("9", digits("一二三四五六七八九", 9))]).contains("with a digit from 一 to 九."));
    assert_eq!(
        of(&[("16", digits("0-F", 16))]),
        "Fill every empty cell with a digit from 0 to 9 or a letter from A to F. Each row, each column and \
         each of the sixteen boxes outlined in bold must contain each of the sixteen digits and letters \
         exactly once."
    );
    let sizes = of(&[("9", Symbols::Letters), ("16", digits("0-F", 16))]);
    assert!(sizes.contains("Use the digits 1 to 9 in 9 × 9 grids and 0 to F in 16 × 16 grids."));
    assert_eq!(
        of(&[("4", Symbols::Shapes), ("6", Symbols::Shapes)]),
        "Pictures take the place of digits. Draw one of the pictures shown with the puzzle in every empty \
         cell. Each row, each column and each box outlined in bold must contain each of these exactly once. \
         Everything said about digits goes for pictures too."
    );
    assert_eq!(
        of(&[("9", Symbols::Letters), ("9", word("NOSTALGIE"))]),
        "Fill every empty cell. Use the digits 1 to 9 in 9 \u{d7} 9 grids. Where letters are listed with a \
         puzzle, use those letters. Each row, each column and each box outlined in bold must contain each of \
         these exactly once. When the grid is full, one of its lines spells a word. Everything said about \
         digits goes for letters too."
    );
}

/// Returns the messages of every language, for books and for authors.
fn trees() -> impl Iterator<Item = (&'static str, MessageTree)> {
    LANGUAGES.iter().map(|files| {
        let [mut tree, author] = [&files.book, &files.author].map(read_file);
        for (key, parts) in author.messages {
            let tag = files.tag;
            assert!(tree.messages.insert(key.clone(), parts).is_none(), "{tag}: `{key}` twice");
        }
        tree.junk.extend(author.junk);
        (files.tag, tree)
    })
}

/// Returns the messages of English.
fn first() -> MessageTree {
    trees().next().unwrap().1
}

/// Returns the messages of every language but the first.
fn others() -> impl Iterator<Item = (&'static str, MessageTree)> {
    trees().skip(1)
}

/// Returns the files of Rust below a folder.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|ending| ending == "rs") {
            found.push(std::fs::read_to_string(entry).unwrap());
        }
    }
}

/// Splits the arguments of a macro at its commas, up to its closing bracket.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut is_quoted, mut start, mut parts) = (0, false, 0, Vec::new());
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '"' if before != '\\' => is_quoted = !is_quoted,
            '(' | '[' | '{' if !is_quoted => depth += 1,
            ')' if !is_quoted && depth == 0 => {
                parts.push(text[start..at].trim());
                return parts;
            }
            ')' | ']' | '}' if !is_quoted => depth -= 1,
            ',' if !is_quoted && depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        before = c;
    }
    parts
}

#[test]
fn texts_for_authors_have_messages() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut files);
    let messages = read_file(&LANGUAGES[0].author).messages;
    let mut used = BTreeSet::new();
    let uses = files
        .iter()
        .flat_map(|file| file.match_indices("text!(").map(move |(at, _)| &file[at + 6..]));
    for (key, names) in uses.filter_map(|text| {
        let mut parts = arguments(text).into_iter();
        let key = parts.next()?.strip_prefix('"')?.strip_suffix('"')?;
        let names = parts.filter_map(|part| Some(part.split('=').next()?.trim()));
        Some((key, names.filter(|name| !name.is_empty()).collect::<BTreeSet<_>>()))
    }) {
        let message = messages.get(key).unwrap_or_else(|| panic!("there is no message `{key}`"));
        assert_eq!(message.bare(), names, "`{key}`");
        used.insert(key);
    }
    let unused = messages.keys().filter(|key| {
        !used.contains(&key[..])
            && !key.starts_with("rule-")
            && !key.starts_with("printer-")
            && *key != "or-more"
    });
    assert_eq!(unused.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_language_has_every_message() {
    for (tag, tree) in others() {
        assert!(tree.junk.is_empty(), "{tag}: {:?}", tree.junk);
        let own: BTreeSet<&str> = tree.messages.keys().map(String::as_str).collect();
        let first = first();
        let all: BTreeSet<&str> = first.messages.keys().map(String::as_str).collect();
        let missing: Vec<_> = all.difference(&own).collect();
        let unknown: Vec<_> = own.difference(&all).collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{tag}: missing {missing:?}, unknown {unknown:?}"
        );
    }
}

#[test]
fn every_message_has_its_placeholders() {
    for (tag, tree) in trees() {
        let forms = house_forms(&tree);
        for (key, found) in &tree.messages {
            let mistake = mistake(key, found, &forms);
            assert!(mistake.is_none(), "{tag}: {mistake:?}");
        }
        // A form of one house must exist for all of them.
        for key in keys().filter(|key| key.starts_with("house-")) {
            let choices = &tree.messages[key].choices;
            let own: BTreeSet<&String> = choices.iter().flat_map(|(_, keys)| keys).collect();
            let all: BTreeSet<&String> = forms.iter().collect();
            assert_eq!(own, all, "{tag}: the forms of `{key}`");
        }
    }
}

#[test]
fn regions_override_messages_of_their_language() {
    for (tag, file) in REGIONS {
        let base = tag.split('-').next().unwrap();
        let base = LANGUAGES.iter().find(|files| files.tag == base).unwrap();
        let (own, base) = (read_file(file), read_file(&base.book));
        assert!(own.junk.is_empty(), "{tag}: {:?}", own.junk);
        let forms = house_forms(&base);
        for (key, found) in &own.messages {
            let of_base = base.messages.get(key);
            let of_base = of_base.unwrap_or_else(|| panic!("{tag}: there is no `{key}`"));
            assert_eq!(mistake(key, found, &forms), None, "{tag}");
            assert_eq!(found.choices, of_base.choices, "{tag}: `{key}`");
            assert_ne!(found.text, of_base.text, "{tag}: `{key}` differs in nothing");
        }
    }
    let grids = |tag| Words::new(tag).unwrap().blank_grids().to_owned();
    assert_ne!(grids("pt-BR"), grids("pt"));
    assert_eq!(grids("pt-AO"), grids("pt"));
}

/// Differences between British and American spelling and vocabulary.
const SPELLINGS: [(&str, &str); 12] = [
    ("grey", "gray"),
    ("Grey", "Gray"),
    ("colour", "color"),
    ("Colour", "Color"),
    ("neighbour", "neighbor"),
    ("chequerboard", "checkerboard"),
    ("Centre", "Center"),
    ("centre", "center"),
    ("towards", "toward"),
    ("in brackets", "in parentheses"),
    ("overleaf", "on the back"),
    ("Overleaf", "On the back"),
];

#[test]
fn american_english_differs_by_spelling_only() {
    let (british, american) = (Words::new("en").unwrap(), Words::new("en-US").unwrap());
    let placeholders = |words: &Words, key: &str| {
        let uses = words.0.messages.uses(key).to_vec();
        uses.into_iter().collect::<BTreeSet<_>>()
    };
    let british_file = read_file(&LANGUAGES[0].book);
    let region = REGIONS.iter().find(|(tag, _)| *tag == "en-US").unwrap();
    let american_file = read_file(&region.1);
    for key in keys() {
        let text = &british_file.messages[key].text;
        let own = american_file.messages.get(key).map_or(text, |own| &own.text);
        let respelled =
            SPELLINGS.iter().fold(text.clone(), |text, (from, to)| text.replace(from, to));
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(one_line(own), one_line(&respelled), "`{key}`");
        assert_eq!(placeholders(&british, key), placeholders(&american, key), "`{key}`");
    }
    assert_eq!(british.variant(gridpress_engine::puzzle::Variant::CenterDot), "Centre Dot");
    assert_eq!(american.variant(gridpress_engine::puzzle::Variant::CenterDot), "Center Dot");
}

#[test]
fn techniques_do_not_refer_to_ones_that_may_be_absent() {
    let words = Words::english();
    for technique in Technique::all() {
        let text = words.teach(technique, Kind::CLASSIC).to_lowercase();
        for other in Technique::all().filter(|&other| other != technique) {
            let name = words.technique(other).to_lowercase();
            assert!(!text.contains(&name), "{technique} speaks of {other}");
        }
    }
}

#[test]
fn an_informal_tag_changes_the_address_only() {
    let rules = |tag: &str| {
        let words = Words::new(tag).unwrap();
        words.rules(&BTreeSet::from([("9".parse::<Kind>().unwrap(), Symbols::Letters)]))
    };
    assert!(rules("de").starts_with("Füllen Sie jedes leere Feld"));
    assert!(rules("de-informal").starts_with("Fülle jedes leere Feld"));
    assert!(rules("fr-informal").starts_with("Remplis chaque case vide"));
    assert!(rules("es-informal").starts_with("Rellena cada casilla vacía"));
    let words = Words::new("de-AT-informal").unwrap();
    assert_eq!((words.language(), words.document_language()), ("de-AT-informal", "de-AT"));
    assert_eq!(words.number(1_234_567), Words::new("de-AT").unwrap().number(1_234_567));
    assert_eq!(Words::new("it-informal").unwrap_err(), LanguageError::Unknown);
}

/// Returns the plural forms of whole numbers in a language.
fn plurals(tag: &str) -> BTreeSet<String> {
    let locales = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let locale = locales.into_iter().find(|locale| *locale == tag);
    let rules = PluralRules::create(locale.unwrap(), PluralRuleType::CARDINAL).unwrap();
    let form = |number: usize| format!("{:?}", rules.select(number).unwrap()).to_lowercase();
    (1..=1000).map(form).collect()
}

#[test]
fn counts_have_the_plural_forms_of_their_language() {
    let first = first();
    let names = ["zero", "one", "two", "few", "many"];
    let counted = |keys: &[String]| keys.iter().any(|key| names.contains(&&key[..]));
    for (tag, tree) in others() {
        let needed = plurals(tag);
        for (key, found) in &tree.messages {
            for (name, keys) in found.choices.iter().filter(|(_, keys)| counted(keys)) {
                let own: BTreeSet<String> = keys.iter().cloned().collect();
                let missing: Vec<_> = needed.difference(&own).collect();
                assert!(missing.is_empty(), "{tag}: `{key}` by `{name}` lacks {missing:?}");
            }
            let must = first.messages[key].choices.iter().any(|(_, keys)| counted(keys));
            let has = found.choices.iter().any(|(_, keys)| counted(keys));
            // Turkish does not inflect a noun after a number.
            assert!(!must || has || tag == "tr", "{tag}: `{key}` counts nothing");
        }
    }
}

#[test]
fn every_message_is_translated() {
    let english = [
        "the", "and", "cell", "cells", "row", "column", "digit", "digits", "which", "with", "only",
        "there", "other",
    ];
    let first = first();
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphabetic());
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    for (tag, tree) in others() {
        for (key, found) in &tree.messages {
            let own = words(&found.text);
            let left = own.iter().find(|word| english.contains(&&word[..]));
            assert!(left.is_none(), "{tag}: {left:?} in `{key}`");
            let is_same = own.len() > 3 && own == words(&first.messages[key].text);
            assert!(!is_same, "{tag}: `{key}` is English");
        }
    }
}

#[test]
fn bundled_fonts_show_every_message() {
    let families: Vec<&str> = bundled_names().collect();
    let languages = LANGUAGES.iter().map(|files| (files.tag, files.book));
    for (tag, file) in languages.chain(REGIONS.iter().copied()) {
        let (words, language) = (Words::new(tag).unwrap(), Language::new(tag).unwrap());
        let mut text: BTreeSet<char> = read_file(&file)
            .messages
            .values()
            .flat_map(|found| found.text.chars().collect::<Vec<_>>())
            .filter(|&c| c != '\n')
            .collect();
        let first = jiff::civil::date(2026, 1, 1);
        for day in first.series(jiff::Span::new().days(1)).take(365) {
            text.extend(words.full_date(day).chars());
            text.extend(language.capital(&words.weekday(day)).chars());
        }
        text.extend(language.number(1_234_567).chars());
        for family in &families {
            let family = FontFamily::bundled(family).unwrap();
            let families = FontFamilies::new(family.clone(), family);
            let fonts = Fonts::new(&families).unwrap();
            for role in [FontRole::Text, FontRole::Italic, FontRole::Bold] {
                for character in &text {
                    let shaped = fonts.shape(role, Length::pt(10), &character.to_string());
                    assert!(shaped.is_ok(), "{tag}: {character:?} {shaped:?}");
                }
            }
        }
    }
}

#[test]
fn regions_have_their_own_dates() {
    let day = jiff::civil::date(2026, 11, 21);
    assert_eq!(Words::new("en").unwrap().full_date(day), "Saturday, 21 November 2026");
    assert_eq!(Words::new("en-US").unwrap().full_date(day), "Saturday, November 21, 2026");
    assert_eq!(Words::new("EN-us").unwrap().language(), "en-US");
    assert_eq!(Words::new("nb").unwrap_err(), LanguageError::Unknown);
    assert_eq!(Words::new("english please").unwrap_err(), LanguageError::Malformed);
}

#[test]
fn one_letter_conjunctions_do_not_end_lines() {
    for (tag, missing) in [
        ("cs", "1, 2 a\u{a0}3"),
        ("pl", "1, 2 i\u{a0}3"),
        ("uk", "1, 2 і\u{a0}3"),
        ("sv", "1, 2 och 3"),
    ] {
        let items = ["1", "2", "3"].map(str::to_owned);
        assert_eq!(Words::new(tag).unwrap().list(&items), missing, "{tag}");
    }
}

#[test]
fn overrides_replace_messages() {
    let own = |key: &str, text: &str| {
        let own = BTreeMap::from([(key.to_owned(), text.to_owned())]);
        Words::english().with_overrides(own)
    };
    assert_eq!(own("answers", "Solutions").unwrap().answers(), "Solutions");
    let shouted = own("to-answer", "p. { $page }!").unwrap();
    assert_eq!(shouted.to_answer()[0].with(7), "p. 7!");
    let counted = "{ $count ->\n [one] a single one\n *[other] { NUMBER($count) } of them\n}";
    let counted = own("puzzle-count", counted).unwrap();
    assert_eq!(counted.puzzle_count(1), "a single one");
    assert_eq!(counted.puzzle_count(1200), "1,200 of them");
    for (key, text, what) in [
        ("answer", "x", "there is no message with this key"),
        ("answers", "", "this is not a valid message"),
        ("answers", "{ $count }", "it has no placeholder `$count`"),
        ("answers", "{ $", "this is not a valid message"),
        ("answers", "a\n.b = c", "this is not a valid message"),
        (
            "answers",
            "{ contents }",
            "`contents` is not a function: the functions are CAP, LOW, NUMBER",
        ),
        ("puzzle", "Puzzle", "its placeholder `$number` is missing"),
        ("why-fish", "{ $houses-in } { $cover } { $digit }", "it has no placeholder `$houses-in`"),
        ("puzzle", "{ $number-word }", "it has no placeholder `$number-word`"),
    ] {
        let mistake = own(key, text).unwrap_err();
        assert_eq!((&mistake.key[..], &mistake.what[..]), (key, what));
        assert_eq!(Words::english().check(key, text), Err(mistake));
    }
}

#[test]
fn nesting_of_braces_is_limited() {
    let nested = |depth: usize| "{ ".repeat(depth) + "$count" + &" }".repeat(depth);
    let english = Words::english();
    assert!(english.check("puzzle-count", &nested(3)).is_ok());
    for depth in [17, 20_000] {
        let mistake = english.check("puzzle-count", &nested(depth)).unwrap_err();
        assert!(mistake.what.contains("too deeply"), "{}", mistake.what);
    }
}

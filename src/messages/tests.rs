//! Tests that every language has every message, and that messages match the puzzles.

use super::*;
use crate::bundle::{MessageTree, house_forms, mistake, read, read_file};
use crate::language::{LANGUAGES, Language, LanguageFiles, REGIONS};
use crate::symbols::Symbols;
use crate::text;
use gridpress_base::fonts::{FontFamilies, FontFamily, FontRole, Fonts, bundled_names};
use gridpress_engine::puzzle::{Alphabet, Kind};
use gridpress_engine::rating::Technique;
use gridpress_ground::units::Length;
use icu_locale_core::Locale;
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

/// Returns the messages of a language, by part. Those in the sources are part of English.
fn parts(files: &LanguageFiles) -> [(&'static str, MessageTree); 4] {
    let parts = [
        ("book", files.book),
        ("author", files.application().author),
        ("page", files.application().page),
        ("site", files.application().site),
    ];
    let mut parts = parts.map(|(part, file)| (part, read_file(&file)));
    if files.tag == "en" {
        for (key, found) in read(&SOURCE_TEXTS).messages {
            let own = parts[1].1.messages.get(&key);
            assert!(own.is_none_or(|own| own.text == found.text), "`{key}`");
            parts[1].1.messages.insert(key, found);
        }
    }
    parts
}

/// The texts in the sources as a file of messages.
static SOURCE_TEXTS: LazyLock<String> = LazyLock::new(|| {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut files);
    let uses = files.iter().flat_map(|file| file.split("english!(\"").skip(1));
    let mut texts = BTreeMap::new();
    for (key, text) in uses.map(|text| text.split_once("\": ").unwrap()) {
        let mut parts = arguments(text).into_iter();
        let english = parts.next().unwrap().trim_matches('"').replace("\\\"", "\"");
        let names = parts.map(|part| part.split(" = ").next().unwrap());
        let text = names.fold(english, |text, name| {
            assert!(text.contains(&format!("{{{name}}}")), "`{name}` of {text}");
            text.replace(&format!("{{{name}}}"), &format!("{{ ${name} }}"))
        });
        assert_eq!(texts.entry(key).or_insert(text.clone()), &text, "two texts are `{key}`");
    }
    texts.iter().map(|(key, text)| format!("{key} = {text}\n")).collect()
});

/// A part of the messages of a language.
struct MessagePart {
    /// The tag of the language.
    tag: &'static str,
    /// The language and the part.
    name: String,
    /// The part in English.
    first: MessageTree,
    own: MessageTree,
    /// The forms of houses in the language.
    house_forms: Vec<String>,
}

/// Returns the parts of all languages.
fn all_parts() -> Vec<MessagePart> {
    let parts = LANGUAGES.iter().flat_map(|files| {
        let house_forms = house_forms(&read_file(&files.book));
        parts(&LANGUAGES[0]).into_iter().zip(parts(files)).map(move |((part, first), (_, own))| {
            let name = format!("{}/{part}", files.tag);
            MessagePart { tag: files.tag, name, first, own, house_forms: house_forms.clone() }
        })
    });
    parts.collect()
}

/// Returns the files of Rust below a folder, without tests.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() && !entry.ends_with("tests") {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|ending| ending == "rs")
            && !entry.ends_with("tests.rs")
        {
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
    let messages = read_file(&LANGUAGES[0].application().author).messages;
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
            && !key.starts_with("spec-")
            && *key != "or-more"
    });
    assert_eq!(unused.collect::<Vec<_>>(), [""; 0]);
}

/// Numbers of texts in the sources of a crate that have no translations: those of commands alone, and some that are still
/// to be translated. They may only fall.
const UNTRANSLATED: [(&str, usize); 6] =
    [("audit", 1), ("bookspec", 28), ("browser", 0), ("engine", 4), ("layout", 2), ("press", 8)];

#[test]
fn texts_without_translations_do_not_increase() {
    let counts = UNTRANSLATED.map(|(name, _)| {
        let mut files = Vec::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name), &mut files);
        let calls = ["Diagnostic::error(", "Diagnostic::warning(", "report_error(", ".help("];
        let starts: Vec<String> = calls
            .iter()
            .flat_map(|call| ["\"", "format!("].map(|text| format!("{call}{text}")))
            .chain(["untranslated".to_owned()])
            .collect();
        let found = |file: &String| {
            // Calls may be broken into lines, and may begin with the list of reports.
            let calls = file.split_whitespace().collect::<String>();
            let calls = calls.replace("self.cx.", "").replace("cx.", "").replace("(reports,", "(");
            starts.iter().map(|start| calls.matches(start).count()).sum::<usize>()
        };
        (name, files.iter().map(found).sum())
    });
    assert_eq!(counts, UNTRANSLATED, "lower numbers are to be entered here");
}

#[test]
fn messages_have_keys_of_their_own() {
    let mut keys = BTreeSet::new();
    for (part, tree) in &parts(&LANGUAGES[0])[..3] {
        for key in tree.messages.keys() {
            assert!(keys.insert(key.clone()), "`{key}` of {part} is in another part too");
        }
    }
}

#[test]
fn every_language_has_every_message() {
    for MessagePart { name, first, own, .. } in all_parts() {
        assert!(own.junk.is_empty(), "{name}: {:?}", own.junk);
        let own: BTreeSet<&String> = own.messages.keys().collect();
        let all: BTreeSet<&String> = first.messages.keys().collect();
        let missing: Vec<_> = all.difference(&own).collect();
        let unknown: Vec<_> = own.difference(&all).collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{name}: missing {missing:?}, unknown {unknown:?}"
        );
    }
}

#[test]
fn every_message_has_its_placeholders() {
    for MessagePart { name, first, own, house_forms, .. } in all_parts() {
        for (key, found) in &own.messages {
            assert_eq!(mistake(key, &first.messages[key], found, &house_forms), None, "{name}");
        }
        // A form of one house must exist for all of them.
        for (key, found) in own.messages.iter().filter(|(key, _)| key.starts_with("house-")) {
            let own: BTreeSet<&String> = found.choices.iter().flat_map(|(_, keys)| keys).collect();
            let all: BTreeSet<&String> = house_forms.iter().collect();
            assert_eq!(own, all, "{name}: the forms of `{key}`");
        }
    }
}

/// Explanations of keys name other keys and their values between backticks.
#[test]
fn explanations_name_the_same_keys() {
    for MessagePart { name, first, own, .. } in all_parts() {
        for (key, found) in own.messages.iter().filter(|(key, _)| key.starts_with("spec-")) {
            let [own, english] = [found, &first.messages[key]]
                .map(|parts| parts.text.split('`').skip(1).step_by(2).collect::<BTreeSet<_>>());
            assert_eq!(own, english, "{name}: `{key}`");
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
            assert_eq!(mistake(key, of_base, found, &forms), None, "{tag}");
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
    let names = ["zero", "one", "two", "few", "many"];
    let counted = |keys: &[String]| keys.iter().any(|key| names.contains(&&key[..]));
    for MessagePart { tag, name: part, first, own, .. } in all_parts() {
        let needed = plurals(tag);
        for (key, found) in &own.messages {
            for (name, keys) in found.choices.iter().filter(|(_, keys)| counted(keys)) {
                let own: BTreeSet<String> = keys.iter().cloned().collect();
                let missing: Vec<_> = needed.difference(&own).collect();
                assert!(missing.is_empty(), "{part}: `{key}` by `{name}` lacks {missing:?}");
            }
            let must = first.messages[key].choices.iter().any(|(_, keys)| counted(keys));
            let has = found.choices.iter().any(|(_, keys)| counted(keys));
            // Turkish does not inflect a noun after a number.
            assert!(!must || has || tag == "tr", "{part}: `{key}` counts nothing");
        }
    }
}

#[test]
fn every_message_is_translated() {
    let english = [
        "the", "and", "cell", "cells", "row", "column", "digit", "digits", "which", "with", "only",
        "there", "other",
    ];
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphabetic());
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_lowercase).collect()
    };
    let translated = all_parts().into_iter().filter(|part| part.tag != "en");
    for MessagePart { name, first, own, .. } in translated {
        for (key, found) in &own.messages {
            let own = words(&found.text);
            let left = own.iter().find(|word| english.contains(&&word[..]));
            assert!(left.is_none(), "{name}: {left:?} in `{key}`");
            let is_same = own.len() > 3 && own == words(&first.messages[key].text);
            assert!(!is_same, "{name}: `{key}` is English");
        }
    }
}

/// Numbers of messages that are the same as in English, such as names and signs. They may only fall.
const SAME_AS_ENGLISH: [(&str, usize); 12] = [
    ("de", 37),
    ("fr", 51),
    ("es", 25),
    ("it", 32),
    ("pt", 32),
    ("nl", 40),
    ("pl", 32),
    ("uk", 8),
    ("tr", 23),
    ("el", 17),
    ("sv", 28),
    ("cs", 29),
];

#[test]
fn copies_of_english_do_not_increase() {
    let parts = all_parts();
    let counts = SAME_AS_ENGLISH.map(|(tag, _)| {
        let own = parts.iter().filter(|part| part.tag == tag);
        let same = own.map(|part| {
            let texts = part.own.messages.iter().filter(|(key, found)| {
                found.text.contains(char::is_alphabetic)
                    && found.text == part.first.messages[*key].text
            });
            texts.count()
        });
        (tag, same.sum::<usize>())
    });
    assert_eq!(counts, SAME_AS_ENGLISH, "lower numbers are to be entered here");
}

/// Pages choose plural forms as `Intl.PluralRules` does, by the CLDR; Fluent has rules of its own.
#[test]
fn pages_choose_the_same_plural_forms_as_fluent() {
    for files in LANGUAGES {
        let language = Arc::new(Language::new(files.tag).unwrap());
        let locale: Locale = files.tag.parse().unwrap();
        let rules = icu_plurals::PluralRules::try_new_cardinal((&locale).into()).unwrap();
        let messages = Messages::of(&language, files.application().page.text().unwrap());
        let words = page_words(files.tag, PageHost::Program).unwrap();
        let plurals = words.iter().filter_map(|(key, value)| Some((key, value.as_object()?)));
        let mut count = 0;
        for (key, (counted, forms)) in
            plurals.flat_map(|(key, of)| of.iter().map(move |of| (key, of)))
        {
            for number in 0..=200usize {
                let args = messages.uses(key).iter().map(|(name, _)| {
                    let value = if name == counted {
                        FluentValue::from(number)
                    } else {
                        format!("{{{name}}}").into()
                    };
                    (name.clone(), value)
                });
                let category = format!("{:?}", rules.category_for(number)).to_lowercase();
                let form = forms.get(&category).unwrap_or(&forms["other"]).as_str().unwrap();
                let shown = form.replace(&format!("{{{counted}}}"), &number.to_string());
                assert_eq!(shown, messages.format(key, Some(&args.collect())), "{}", files.tag);
                count += 1;
            }
        }
        assert!(count > 1000, "{count}");
    }
}

#[test]
fn every_message_of_books_is_used() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut files);
    let literals: BTreeSet<&str> = files.iter().flat_map(|file| file.split('"')).collect();
    // Keys with a part that is filled in, such as `level-{}-is`.
    let is_filled = |key: &str| {
        literals.iter().any(|literal| {
            let parts = literal.split_once('{').zip(literal.rsplit_once('}'));
            parts.is_some_and(|((start, _), (_, end))| {
                start.ends_with('-') && key.starts_with(start) && key.ends_with(end)
            })
        })
    };
    let unused = keys().filter(|key| !literals.contains(key) && !is_filled(key));
    assert_eq!(unused.collect::<Vec<_>>(), [""; 0]);
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
fn the_application_separates_thousands() {
    let [low, high] = [1, 100_000].map(TextArg::number);
    let text = text!("expected-range", low, high);
    assert_eq!(text.as_str(), "expected 1 to 100000");
    for (tag, shown) in [("en", "expected 1 to 100,000"), ("de", "erwartet: 1 bis 100.000")] {
        assert_eq!(text.in_page(&Words::new(tag).unwrap()), shown);
    }
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

#[test]
fn capitals_follow_the_language() {
    for (tag, text, expected) in [
        ("de", "Größe 1: Spaß", "GRÖSSE 1: SPASS"),
        ("el", "Ήλιος και μαΐστρος", "ΗΛΙΟΣ ΚΑΙ ΜΑΪΣΤΡΟΣ"),
        ("tr", "Kısa iz", "KISA İZ"),
    ] {
        assert_eq!(Words::new(tag).unwrap().capitals(text), expected);
    }
}

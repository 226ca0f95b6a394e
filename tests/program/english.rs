//! Plain English in names, summaries and comments: openings, words and names that make the source hard to read.
//!
//! `.github/CONTRIBUTING.md` describes the style.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

/// A rule of the style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rule {
    /// Summaries begin with a verb or a noun, not with a clause.
    Opening,
    /// Comments avoid words that are archaic or vague.
    Comment,
    /// Names avoid participles and pronouns.
    Identifier,
    /// A type name is defined once in the workspace.
    TypeName,
    /// Tests are named by statements.
    TestName,
}

use Rule::{Comment, Identifier, Opening, TestName, TypeName};

/// Violations that are permitted: the beginning of a path, and the rule. Every entry must still be needed.
const EXCEPTIONS: &[(&str, Rule)] = &[];

/// Words that no paragraph of documentation begins with.
const OPENINGS: [&str; 25] = [
    "All that", "As", "By which", "For which", "From which", "How", "In which", "Nobody",
    "None of", "Nothing", "Of", "Only such", "So many", "So much", "Such", "That", "The same",
    "To which", "What", "Whatever", "Where", "Whether", "Who", "Whose", "Why",
];

/// Words that no comment contains.
const WORDS: [&str; 26] = [
    "another dress", "anybody", "are no", "for ever", "foresee", "heed", "heeds", "in vain",
    "is no", "let alone", "makes known", "nobody", "of ours", "of whom", "so many", "so much",
    "somebody", "tell of", "tells of", "there are none", "told", "twin", "twins",
    "where there is none", "whoever", "wish",
];

/// Phrases in which such a word is right.
const PHRASES: [&str; 12] = [
    "no earlier", "no easier", "no harder", "no larger", "no less", "no longer", "no more",
    "no smaller", "no wider", "so much that", "there are no", "there is no",
];

/// Words that no name contains.
const NAME_PARTS: [&str; 16] = [
    "asked", "foresee", "heard", "heed", "looked", "nobody", "said", "says", "tell", "tells",
    "told", "twin", "twins", "usual", "wanted", "whoever",
];

/// Words that no test name begins with.
const TEST_OPENINGS: [&str; 6] = ["how_", "of_", "what_", "whatever_", "whether_", "who_"];

/// A line that breaks a rule.
struct Violation {
    rule: Rule,
    path: String,
    line: usize,
    text: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Violation { rule, path, line, text } = self;
        write!(f, "{path}:{line}: {rule:?}: {text}")
    }
}

/// Reads the Rust files in `folder`, with paths relative to `root`.
fn read_sources(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_sources(root, &path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
            files.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

/// Returns the text of a line's comment, and its code; strings that contain slashes count as code.
fn split_comment(line: &str) -> (&str, Option<&str>) {
    let is_code = |code: &str| code.matches('"').count().is_multiple_of(2) && !code.ends_with(':');
    let mut starts = line.match_indices("//").map(|(at, _)| at);
    match starts.find(|&at| is_code(&line[..at])) {
        Some(at) => (&line[..at], Some(line[at..].trim_start_matches(['/', '!']).trim_start())),
        None => (line, None),
    }
}

/// Returns `true` if `text` contains `phrase` as whole words.
fn contains_words(text: &str, phrase: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + phrase.len()..]);
        !before.ends_with(is_letter) && !after.starts_with(is_letter)
    })
}

/// Returns the words of an identifier in snake or camel case, in lower case.
fn name_parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut previous_is_lower = false;
    for c in name.chars() {
        if c == '_' || (c.is_uppercase() && previous_is_lower) {
            parts.push(String::new());
        }
        if c != '_' {
            parts.last_mut().unwrap().extend(c.to_lowercase());
        }
        previous_is_lower = c.is_lowercase() || c.is_ascii_digit();
    }
    parts
}

/// Returns the names that a line of code defines, each with the keyword before it.
fn definitions(code: &str) -> Vec<(&str, &str)> {
    const KEYWORDS: [&str; 9] =
        ["const", "enum", "fn", "let", "mod", "static", "struct", "trait", "type"];
    let words: Vec<&str> = code
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty() && *word != "mut")
        .collect();
    let pairs = words.windows(2).map(|pair| (pair[0], pair[1]));
    pairs.filter(|(keyword, _)| KEYWORDS.contains(keyword)).collect()
}

/// Collects the violations of one file, and the types that it defines.
fn check_file(
    path: &str,
    text: &str,
    violations: &mut Vec<Violation>,
    types: &mut BTreeMap<String, Vec<(String, usize)>>,
) {
    let mut report = |rule, line, text: &str| {
        let (path, text) = (path.to_owned(), text.trim().to_owned());
        violations.push(Violation { rule, path, line, text });
    };
    let (mut is_paragraph_start, mut is_test) = (true, false);
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let (code, comment) = split_comment(line);
        let is_doc = line.trim_start().starts_with("///") || line.starts_with("//!");
        if let Some(comment) = comment {
            let opens = |opening: &&str| {
                let rest = comment.strip_prefix(*opening);
                rest.is_some_and(|rest| rest.starts_with([' ', ',', ':']))
            };
            if is_doc && is_paragraph_start && OPENINGS.iter().any(opens) {
                report(Opening, number, line);
            }
            let lower = PHRASES
                .iter()
                .fold(comment.to_lowercase(), |text, phrase| text.replace(phrase, ""));
            if WORDS.iter().any(|word| contains_words(&lower, word)) {
                report(Comment, number, line);
            }
        }
        is_paragraph_start =
            !is_doc || comment.is_none_or(|text| text.is_empty() || text.starts_with('#'));
        for (keyword, name) in definitions(code) {
            if name_parts(name).iter().any(|part| NAME_PARTS.contains(&part.as_str())) {
                report(Identifier, number, line);
            }
            let is_type = match keyword {
                "enum" | "struct" | "trait" => name.starts_with(char::is_uppercase),
                "type" => code.starts_with("type") || code.starts_with("pub"),
                _ => false,
            };
            if is_type {
                types.entry(name.to_owned()).or_default().push((path.to_owned(), number));
            }
            if keyword == "fn" && is_test {
                if TEST_OPENINGS.iter().any(|opening| name.starts_with(opening)) {
                    report(TestName, number, line);
                }
                is_test = false;
            }
        }
        is_test |= code.trim_start().starts_with("#[test]");
    }
}

/// Returns the violations of all rules in `src` and `tests`.
fn find_violations() -> Vec<Violation> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        read_sources(root, &root.join(folder), &mut files);
    }
    files.retain(|(path, _)| path != "tests/program/english.rs");
    files.sort();
    assert!(files.len() > 300, "only {} files", files.len());
    let (mut violations, mut types) = (Vec::new(), BTreeMap::new());
    for (path, text) in &files {
        check_file(path, text, &mut violations, &mut types);
    }
    for (name, places) in types.into_iter().filter(|(_, places)| places.len() > 1) {
        let all: Vec<String> = places.iter().map(|(path, line)| format!("{path}:{line}")).collect();
        for (path, line) in places {
            let text = format!("`{name}` is defined in {}", all.join(", "));
            violations.push(Violation { rule: TypeName, path, line, text });
        }
    }
    violations
}

#[test]
fn names_and_comments_are_plain_english() {
    let is_exception = |violation: &Violation, (path, rule): &(&str, Rule)| {
        violation.rule == *rule && violation.path.starts_with(path)
    };
    let violations = find_violations();
    let unused: Vec<String> = EXCEPTIONS
        .iter()
        .filter(|exception| !violations.iter().any(|violation| is_exception(violation, exception)))
        .map(|(path, rule)| format!("{path}: {rule:?}: the exception is no longer needed"))
        .collect();
    let remaining = violations
        .iter()
        .filter(|violation| !EXCEPTIONS.iter().any(|exception| is_exception(violation, exception)));
    let lines: Vec<String> = remaining.map(ToString::to_string).chain(unused).collect();
    assert!(lines.is_empty(), "{} violations:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn words_are_matched_whole_and_names_by_parts() {
    assert!(contains_words("a twin of it", "twin"));
    assert!(!contains_words("an intertwined path", "twin"));
    assert_eq!(name_parts("what_is_toldAgain"), ["what", "is", "told", "again"]);
    assert_eq!(name_parts("PriorVolumes2"), ["prior", "volumes2"]);
    assert_eq!(split_comment("let url = \"http://x\"; // told").1, Some("told"));
    assert_eq!(split_comment("let url = \"http://x\";").1, None);
    assert_eq!(definitions("pub(super) fn tell(self) {"), [("fn", "tell")]);
    assert_eq!(definitions("let mut told = 1;"), [("let", "told")]);
}

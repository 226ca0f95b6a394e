//! How many puzzles titles promise, and how many there are.

use super::{Finding, Report, Which};
use crate::book::Book;
use crate::generate::Level;

/// What a number in a title counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Promise {
    /// How many.
    pub count: u32,
    /// Of which level; `None` for all.
    pub level: Option<Level>,
    /// Whether there may be more.
    pub at_least: bool,
}

/// What puzzles are called, in the languages of titles.
const NOUNS: &[&str] = &[
    "sudoku",
    "sudokus",
    "sudoku's",
    "puzzle",
    "puzzles",
    "grid",
    "grids",
    "teasers",
    "rätsel",
    "rätseln",
    "grille",
    "grilles",
    "rompecabezas",
    "puzzels",
    "griglie",
    "łamigłówek",
    "bulmaca",
    "судоку",
    "σουντόκου",
    "answers",
    "solutions",
];

/// Before a number these make it a name, and not a count.
const NAMES: &[&str] = &[
    "volume", "vol", "book", "no", "nr", "number", "part", "level", "age", "ages", "series",
    "issue", "band", "size", "only", "in", "for", "x", "by",
];

/// Between a number and a noun these take the number for themselves.
const OTHERS: &[&str] = &[
    "year",
    "years",
    "minute",
    "minutes",
    "day",
    "days",
    "hour",
    "hours",
    "week",
    "weeks",
    "month",
    "months",
    "page",
    "pages",
    "level",
    "levels",
    "size",
    "sizes",
    "star",
    "stars",
    "technique",
    "techniques",
    "volume",
    "volumes",
    "book",
    "books",
    "percent",
    "in",
    "for",
    "with",
];

/// A word of a title, and whether a clause ends behind it.
struct Word {
    text: String,
    ends: bool,
}

fn words(text: &str) -> Vec<Word> {
    let spaced = text.replace(['–', '—', '/', '|', '•', '·'], " ; ");
    let spaced = spaced.replace('×', " x ");
    let word = |raw: &str| {
        let ends = raw.ends_with(['.', ';', ':', '!', '?', ')']);
        let is_mark = |c: char| !c.is_alphanumeric() && c != '+' && c != '\'';
        let text = raw.trim_matches(is_mark).to_lowercase();
        Word { text, ends }
    };
    // Tens and ones are joined by a hyphen: `twenty-five`.
    let split = spaced
        .split_whitespace()
        .flat_map(|raw| match raw.split_once('-') {
            Some((tens, ones)) if value(&tens.to_lowercase()).is_some() => vec![tens, ones],
            _ => vec![raw],
        });
    split.map(word).collect()
}

/// The value of a number word below 100.
fn value(word: &str) -> Option<u32> {
    const ONES: [&str; 20] = [
        "zero",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const TENS: [&str; 8] = [
        "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ];
    let ones = ONES.iter().position(|&one| one == word).map(|at| at as u32);
    let tens = TENS.iter().position(|&ten| ten == word);
    ones.or(tens.map(|at| (at as u32 + 2) * 10))
}

/// The number that begins at the first of `words`, how many words it takes, and whether it means `or more`.
fn number(words: &[Word]) -> Option<(u32, usize, bool)> {
    let first = words.first()?;
    let (digits, at_least) = match first.text.strip_suffix('+') {
        Some(digits) => (digits, true),
        None => (first.text.as_str(), false),
    };
    if digits.starts_with(|c: char| c.is_ascii_digit()) {
        return Some((in_digits(digits)?, 1, at_least));
    }
    let (mut sum, mut part, mut taken) = (0u32, None, 0);
    for (index, word) in words.iter().enumerate() {
        let next = words.get(index + 1).map(|word| word.text.as_str());
        let scale = |word: &str| matches!(word, "hundred" | "thousand" | "dozen");
        match (word.text.as_str(), part) {
            ("a" | "an", None) if sum == 0 && next.is_some_and(scale) => part = Some(1),
            ("hundred", Some(of)) => part = Some(of * 100),
            ("dozen", Some(of)) => part = Some(of * 12),
            ("thousand", Some(of)) => {
                sum += of * 1000;
                part = None;
            }
            ("and", _) if taken > 0 && next.and_then(value).is_some() => continue,
            (text, _) => match value(text) {
                Some(more) => part = Some(part.unwrap_or(0) + more),
                None => break,
            },
        }
        taken = index + 1;
        if word.ends || part.or(Some(sum)).is_some_and(|part| part > 99_999) {
            break;
        }
    }
    (taken > 0).then_some((sum + part.unwrap_or(0), taken, false))
}

/// `200`, `1,000` or `1.000`.
fn in_digits(text: &str) -> Option<u32> {
    let mut groups = text.split([',', '.']);
    let first = groups.next()?;
    let mut digits = first.to_owned();
    for group in groups {
        if group.len() != 3 || first.len() > 3 {
            return None;
        }
        digits += group;
    }
    digits.parse().ok()
}

/// Every promise in a title.
pub(super) fn promises(text: &str) -> Vec<Promise> {
    let words = words(text);
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let Some((count, taken, mut at_least)) = number(&words[at..]) else {
            at += 1;
            continue;
        };
        let before = |back: usize| (at.checked_sub(back)).map(|at| words[at].text.as_str());
        at_least |=
            before(1) == Some("over") || before(2) == Some("more") && before(1) == Some("than");
        let is_name = before(1).is_some_and(|word| NAMES.contains(&word) && word != "over");
        let ends = words[at + taken - 1].ends;
        at += taken;
        if count > 0 && !is_name && !ends {
            let counted = counted(&words[at..]);
            found.extend(counted.map(|level| Promise {
                count,
                level,
                at_least,
            }));
        }
    }
    found
}

fn level(word: &Word) -> Option<Level> {
    let known = Level::NAMES.iter().find(|(name, _)| *name == word.text);
    known.map(|(_, level)| *level)
}

/// What the number before `words` counts: all puzzles, or those of a level; `None` when it counts no puzzles.
fn counted(words: &[Word]) -> Option<Option<Level>> {
    let alone = words.first().and_then(level).filter(|_| {
        let joins = words
            .get(1)
            .is_some_and(|word| matches!(word.text.as_str(), "to" | "through" | "and" | "or"));
        !joins || words.len() > 2 && number(&words[2..]).is_some()
    });
    if alone.is_some() {
        return Some(alone);
    }
    for (index, word) in words.iter().take(7).enumerate() {
        if NOUNS.contains(&word.text.as_str()) {
            // `Two puzzles a page` promises no two puzzles.
            let next = words.get(index + 1).filter(|_| !word.ends);
            let is_rate = next.is_some_and(|next| {
                matches!(next.text.as_str(), "a" | "per" | "each" | "every" | "on")
            });
            return (!is_rate).then_some(None);
        }
        if word.ends || OTHERS.contains(&word.text.as_str()) || number(&words[index..]).is_some() {
            return None;
        }
    }
    None
}

/// Compares every title with what stands below it.
pub(super) fn check(report: &mut Report, book: &Book) {
    let spec = &book.spec;
    let all: Vec<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    let mut texts = vec![("title", spec.title.as_str(), all.clone())];
    texts.extend(spec.subtitle.as_deref().map(|text| ("subtitle", text, all)));
    for (section, puzzles) in spec.sections.iter().zip(&book.sections) {
        let levels = puzzles.iter().map(|puzzle| puzzle.level).collect();
        texts.extend((section.title.as_deref()).map(|text| ("section title", text, levels)));
    }
    let mut kept = 0;
    for (what, text, levels) in &texts {
        for promise in promises(text) {
            let finding = compare(what, text, levels, promise);
            match finding.passed {
                true => kept += 1,
                false => report.push(finding),
            }
        }
    }
    if report
        .findings
        .iter()
        .all(|finding| finding.rule != RULE || finding.is_advice)
    {
        let finding = Finding::new(RULE, Which::Whole, SOURCE)
            .measured(match kept {
                0 => "no number is promised".to_owned(),
                1 => "1 promise kept".to_owned(),
                _ => format!("{kept} promises kept"),
            })
            .required("as many puzzles as titles say");
        report.push(finding);
    }
}

const RULE: &str = "promised-puzzles";
const SOURCE: &str = "the spec's own titles";

fn compare(what: &str, text: &str, levels: &[Level], promise: Promise) -> Finding {
    // Where all puzzles are of one level, or none is of that one, the word is not what sets them apart.
    let of_level = promise.level.filter(|level| levels.contains(level));
    let counts = |level: &&Level| of_level.is_none_or(|wanted| wanted == **level);
    let there = levels.iter().filter(counts).count() as u32;
    let of = of_level.map_or(String::new(), |level| format!("{} ", level.name()));
    let finding = Finding::new(RULE, Which::Whole, SOURCE)
        .measured(format!("{there} {of}puzzles"))
        .required(format!("{} by the {what} `{text}`", promise.count));
    let is_more = there > promise.count;
    let kept = there == promise.count || is_more && promise.at_least;
    let finding = finding
        .holds(kept)
        .change(format!("change `count`, or the number in the {what}"));
    if is_more { finding.advice() } else { finding }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Vec<u32> {
        promises(text)
            .into_iter()
            .map(|promise| promise.count)
            .collect()
    }

    #[test]
    fn numbers_are_read_in_digits_and_words() {
        for (text, count) in [
            ("Two Hundred Sudoku", 200),
            ("200 Sudoku", 200),
            ("1,001 Sudoku Puzzles", 1001),
            ("1.000 Rätsel", 1000),
            ("A Thousand and One Sudoku", 1001),
            ("One Hundred and Twenty Easy to Expert Puzzles", 120),
            ("Twenty-Five Killers and other sudoku", 25),
            ("Five Dozen Puzzles", 60),
            ("Nine hundred ninety-nine grids", 999),
            ("120 puzzles from easy to hard", 120),
            ("Three Hundred Sixty-Five Puzzles", 365),
            ("Sudoku: 200 large, clear and beautiful puzzles", 200),
            ("Ten Thousand Puzzles", 10_000),
        ] {
            assert_eq!(counts(text), [count], "{text}");
        }
    }

    #[test]
    fn other_numbers_promise_nothing() {
        for text in [
            "Sudoku Volume 2",
            "9x9 Sudoku",
            "16 × 16 Sudoku Giants",
            "For ages 8 to 80: Sudoku",
            "Sudoku in 10 Minutes a Day",
            "Two puzzles a page",
            "Book 3: Sudoku",
            "Sudoku 2026",
            "Part One: Puzzles for the Train",
            "The 7 Day Sudoku Course",
            "Hundreds of Sudoku",
            "0 puzzles",
        ] {
            assert_eq!(counts(text), [0u32; 0], "{text}");
        }
    }

    #[test]
    fn levels_and_at_least_are_told_apart() {
        let of = |text: &str| promises(text);
        let promise = |count, level, at_least| Promise {
            count,
            level,
            at_least,
        };
        let (easy, hard) = (Some(Level::Easy), Some(Level::Hard));
        assert_eq!(
            of("60 easy, 40 hard"),
            [promise(60, easy, false), promise(40, hard, false)]
        );
        assert_eq!(
            of("60 easy and 40 hard puzzles"),
            [promise(60, easy, false), promise(40, hard, false)]
        );
        assert_eq!(of("200 Easy to Expert Sudoku"), [promise(200, None, false)]);
        assert_eq!(of("Over 200 puzzles"), [promise(200, None, true)]);
        assert_eq!(
            of("More than two hundred puzzles"),
            [promise(200, None, true)]
        );
        assert_eq!(of("200+ puzzles"), [promise(200, None, true)]);
    }
}

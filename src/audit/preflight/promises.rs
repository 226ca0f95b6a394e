//! Numbers of puzzles promised by titles and covers, in digits or in words, compared with the actual numbers.

use super::{DocumentRole, Finding, Report};
use gridpress_book::Book;
use gridpress_bookspec::CoverSpec;
use gridpress_engine::generate::Level;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg, Words};

/// A number of puzzles promised in a title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Promise {
    /// The number of puzzles.
    pub count: u32,
    /// The level of the puzzles; `None` for any.
    pub level: Option<Level>,
    /// `true` if the book may have more.
    pub at_least: bool,
    /// The sum with the other numbers of its sentence that have no level and may count puzzles.
    pub sum: u32,
    /// `true` if one of these numbers has no noun, as in `forty puzzles to begin, forty to go on`.
    pub is_vague: bool,
}

impl Promise {
    /// Returns `true` if the number or the sum satisfies `is_kept`; `None` if neither does and the sentence is vague.
    fn holds(self, is_kept: impl Fn(Promise) -> bool) -> Option<bool> {
        let together = Promise { count: self.sum, ..self };
        if is_kept(self) || self.level.is_none() && is_kept(together) {
            Some(true)
        } else {
            (!self.is_vague).then_some(false)
        }
    }
}

/// Returns the nouns for puzzles in English and in the language of the book, in lower case.
fn nouns(words: &Words) -> Vec<String> {
    // Titles of books in other languages often contain English words.
    let english = Words::english();
    let lists = [english.puzzle_nouns(), words.puzzle_nouns()];
    lists.iter().flat_map(|list| list.split(',')).map(|noun| noun.trim().to_lowercase()).collect()
}

/// Words that make a following number a name, not a count.
const NAMES: &[&str] = &[
    "volume", "vol", "book", "no", "nr", "number", "part", "level", "age", "ages", "series",
    "issue", "band", "size", "only", "in", "for", "x", "by",
];

/// Words between a number and a noun that the number belongs to instead.
const OTHERS: &[&str] = &[
    "year", "years", "minute", "minutes", "day", "days", "hour", "hours", "week", "weeks", "month",
    "months", "page", "pages", "level", "levels", "size", "sizes", "star", "stars", "technique",
    "techniques", "volume", "volumes", "book", "books", "percent", "in", "for", "with",
];

/// A word of a title, with `ends` set if a clause ends after it, and `pauses` if a comma follows.
struct Word {
    text: String,
    ends: bool,
    pauses: bool,
}

impl Word {
    fn new(raw: &str) -> Word {
        let is_mark = |c: char| !c.is_alphanumeric() && c != '+' && c != '\'';
        Word {
            text: raw.trim_matches(is_mark).to_lowercase(),
            ends: raw.ends_with(['.', ';', ':', '!', '?', ')']),
            pauses: raw.ends_with(','),
        }
    }

    /// Returns its value, and `true` if it is a minimum: `200`, `1,000`, `200+`.
    fn number(&self) -> Option<(u32, bool)> {
        match self.text.strip_suffix('+') {
            Some(digits) => Some((in_digits(digits)?, true)),
            None => Some((in_digits(&self.text)?, false)),
        }
    }

    fn level(&self) -> Option<Level> {
        Level::from_name(&self.text)
    }

    fn is_among(&self, words: &[&str]) -> bool {
        words.contains(&self.text.as_str())
    }
}

fn words(text: &str) -> Vec<Word> {
    // Separators end a clause, so that a number before them does not count the nouns behind them.
    let spaced = text.replace(['–', '—', '/', '|', '•', '·'], " ; ").replace('×', " x ");
    spaced.split_whitespace().map(Word::new).collect()
}

/// Parses `200`, `1,000` or `1.000`.
fn in_digits(text: &str) -> Option<u32> {
    let mut groups = text.split([',', '.']);
    let first = groups.next()?;
    let mut digits = first.to_owned();
    for group in groups {
        // Separators of thousands are commas or full stops, depending on the language; groups of three tell them from
        // decimals.
        if group.len() != 3 || first.len() > 3 {
            return None;
        }
        digits += group;
    }
    digits.parse().ok()
}

/// Returns every promise in a title. `nouns` are the words for puzzles.
pub(super) fn promises(text: &str, nouns: &[String]) -> Vec<Promise> {
    words(text)
        .split_inclusive(|word| word.ends)
        .flat_map(|words| promises_in(words, nouns))
        .collect()
}

/// Returns every promise in a sentence.
fn promises_in(words: &[Word], nouns: &[String]) -> Vec<Promise> {
    let promise = |at: usize| {
        let (count, is_open) = words[at].number()?;
        let before = |back: usize| at.checked_sub(back).map(|at| &words[at]);
        let is_more = before(1).is_some_and(|word| word.is_among(&["over"]))
            || before(2).is_some_and(|word| word.is_among(&["more"]))
                && before(1).is_some_and(|word| word.is_among(&["than"]));
        let is_name = before(1).is_some_and(|word| word.is_among(NAMES));
        if count == 0 || is_name || words[at].ends {
            return None;
        }
        let level = counted(&words[at + 1..], nouns)?;
        Some(Promise { count, level, at_least: is_open || is_more, sum: count, is_vague: false })
    };
    // A further number of the same kind follows a comma and counts nothing else.
    let further = |at: usize| {
        let follows = at
            .checked_sub(1)
            .is_some_and(|before| words[before].pauses || words[before].is_among(&["and", "plus"]));
        let is_other = words.get(at + 1).is_none_or(|next| next.is_among(OTHERS));
        (follows && !is_other).then(|| words[at].number()).flatten()
    };
    let mut promises = Vec::new();
    let (mut sum, mut is_vague) = (0_u32, false);
    for at in 0..words.len() {
        if let Some(promise) = promise(at) {
            sum = sum.saturating_add(if promise.level.is_none() { promise.count } else { 0 });
            promises.push(promise);
        } else if let Some((count, _)) = further(at) {
            (sum, is_vague) = (sum.saturating_add(count), true);
        }
    }
    promises.iter_mut().for_each(|promise| (promise.sum, promise.is_vague) = (sum, is_vague));
    promises
}

/// Returns the level that the number before `words` counts, or `Some(None)` for all puzzles; `None` if it does not
/// count puzzles.
fn counted(words: &[Word], nouns: &[String]) -> Option<Option<Level>> {
    if let Some(level) = words.first().and_then(Word::level)
        && !is_joined(&words[1..])
    {
        return Some(Some(level));
    }
    // Adjectives may stand between number and noun, but a noun farther away belongs to something else.
    for (index, word) in words.iter().take(7).enumerate() {
        if nouns.contains(&word.text) {
            // `2 puzzles a page` is not a promise of two puzzles.
            let next = words.get(index + 1).filter(|_| !word.ends);
            let is_rate = |next: &Word| next.is_among(&["a", "per", "each", "every", "on"]);
            return (!next.is_some_and(is_rate)).then_some(None);
        }
        if word.ends || word.is_among(OTHERS) || word.number().is_some() {
            return None;
        }
    }
    None
}

/// `true` if the level before `words` is one end of a range, as in `easy to hard`, and not one of several counts, as in
/// `60 easy and 40 hard`.
fn is_joined(words: &[Word]) -> bool {
    words.first().is_some_and(|word: &Word| word.is_among(&["to", "through", "and", "or"]))
        && words.get(1).is_none_or(|word| word.number().is_none())
}

/// Compares every title with the puzzles below it, and the texts of the cover with the whole book.
pub(super) fn check(report: &mut Report, book: &Book) {
    let spec = &book.spec;
    let all: Vec<Level> = book.puzzles().map(|puzzle| puzzle.level).collect();
    let mut texts = vec![(text!("in-title"), spec.title.as_str(), all.clone())];
    texts.extend(spec.subtitle.as_deref().map(|text| (text!("in-subtitle"), text, all)));
    for (section, puzzles) in spec.sections.iter().zip(&book.sections) {
        let levels = puzzles.iter().map(|puzzle| puzzle.level).collect();
        texts.extend(
            (section.title.as_deref()).map(|text| (text!("in-section-title"), text, levels)),
        );
    }
    let nouns = nouns(&spec.words);
    let mut kept = 0_usize;
    for (what, text, levels) in &texts {
        for promise in promises(&spec.words.with_digits(text), &nouns) {
            let finding = |promise| compare(what, text, levels, promise);
            match promise.holds(|promise| finding(promise).passed) {
                Some(true) => kept += 1,
                Some(false) => report.push(finding(promise)),
                None => {}
            }
        }
    }
    for (what, text) in on_cover(&spec.cover) {
        for promise in promises(&spec.words.with_digits(text), &nouns) {
            match promise.holds(|promise| is_true(book, promise)) {
                Some(true) => kept += 1,
                Some(false) => report.push(untrue(&what, book, promise)),
                None => {}
            }
        }
    }
    if report.findings.iter().all(|finding| finding.rule != PROMISES || finding.is_advice) {
        let finding = Finding::new(PROMISES, DocumentRole::Whole, text!("source-texts"))
            .measured(match kept {
                0 => text!("no-promises"),
                kept => text!("promises-kept", count = kept),
            })
            .required(text!("as-many-as-promised"));
        report.push(finding);
    }
}

/// Returns the texts of the cover other than the title.
fn on_cover(cover: &CoverSpec) -> impl Iterator<Item = (Text, &str)> {
    let badges = cover.badges.iter().flatten().map(|badge| (text!("in-badge"), badge.as_str()));
    let blurb = cover.blurb.iter();
    badges.chain(blurb.map(|blurb| (text!("in-blurb"), blurb.as_str())))
}

/// `true` if the book keeps a promise of its cover, which may refer to all puzzles, or those of a section or a level.
fn is_true(book: &Book, promise: Promise) -> bool {
    let of_level = |level| book.puzzles().filter(|puzzle| puzzle.level == level).count();
    let levels = Level::NAMES.iter().map(|(_, level)| of_level(*level));
    let sections = book.sections.iter().map(Vec::len);
    let all = book.puzzles().count();
    let holds = |count: usize| {
        if promise.at_least {
            count >= promise.count as usize
        } else {
            count == promise.count as usize
        }
    };
    match promise.level.map(of_level) {
        Some(count) if count > 0 => holds(count),
        // A badge does not say what it counts, so any plausible count is accepted.
        _ => [all].into_iter().chain(sections).chain(levels).any(holds),
    }
}

/// Formats a number of puzzles, of a level or in all.
fn puzzles(count: usize, level: Option<Level>) -> Text {
    match level {
        None => text!("count-of-puzzles", count),
        Some(level) => text!("puzzles-of-level", count, level),
    }
}

/// Returns what to change if the number in the text `place` is not that of the puzzles.
fn change(place: &Text) -> Text {
    let setting = TextArg::key("section.count");
    text!("change-count", setting, place = place.clone())
}

fn untrue(what: &Text, book: &Book, promise: Promise) -> Finding {
    Finding::new(PROMISES, DocumentRole::Whole, text!("source-texts"))
        .measured(puzzles(book.puzzles().count(), None))
        .required(text!(
            "promised",
            promise = puzzles(promise.count as usize, promise.level),
            place = what.clone()
        ))
        .holds(false)
        .change(change(what))
}

/// The rule that a book has the promised number of puzzles.
pub const PROMISES: &str = "promised-puzzles";

fn compare(what: &Text, text: &str, levels: &[Level], promise: Promise) -> Finding {
    // If all puzzles are of one level, or none is of that level, the word does not distinguish them.
    let of_level = promise.level.filter(|level| levels.contains(level));
    let count =
        levels.iter().filter(|level| of_level.is_none_or(|expected| expected == **level)).count()
            as u32;
    let finding = Finding::new(PROMISES, DocumentRole::Whole, text!("source-texts"))
        .measured(puzzles(count as usize, of_level))
        .required(text!(
            "promised-in-text",
            count = promise.count.to_string(),
            place = what.clone(),
            text
        ));
    let is_more = count > promise.count;
    let is_kept = count == promise.count || is_more && promise.at_least;
    let finding = finding.holds(is_kept).change(change(what));
    // Readers do not complain about more puzzles than promised.
    if is_more { finding.advice() } else { finding }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<Promise> {
        let words = Words::new("de").unwrap();
        promises(&words.with_digits(text), &nouns(&words))
    }

    fn counts(text: &str) -> Vec<u32> {
        of(text).into_iter().map(|promise| promise.count).collect()
    }

    #[test]
    fn reads_numbers_in_digits_and_words() {
        for (text, count) in [
            ("200 Sudoku", 200),
            ("1,001 Sudoku Puzzles", 1001),
            ("1.000 Rätsel", 1000),
            ("120 Easy to Expert Puzzles", 120),
            ("25 Killers and other sudoku", 25),
            ("120 puzzles from easy to hard", 120),
            ("Sudoku: 200 large, clear and beautiful puzzles", 200),
            ("10000 Puzzles", 10_000),
            ("Two Hundred Sudoku", 200),
            ("Hundertzwanzig Rätsel", 120),
        ] {
            assert_eq!(counts(text), [count], "{text}");
        }
    }

    #[test]
    fn every_language_has_its_nouns() {
        for language in gridpress_messages::languages() {
            let nouns = nouns(&Words::new(language).unwrap());
            assert!(nouns.iter().all(|noun| !noun.is_empty()), "{language}");
            let own = nouns.last().unwrap();
            assert_eq!(promises(&format!("200 {own}"), &nouns).len(), 1, "{own}");
        }
    }

    #[test]
    fn other_numbers_are_not_promises() {
        for text in [
            "Sudoku Volume 2",
            "9x9 Sudoku",
            "16 × 16 Sudoku Giants",
            "For ages 8 to 80: Sudoku",
            "Sudoku in 10 Minutes a Day",
            "2 puzzles a page",
            "Book 3: Sudoku",
            "Sudoku 2026",
            "Part 1: Puzzles for the Train",
            "The 7 Day Sudoku Course",
            "Two Sudoku",
            "0 puzzles",
        ] {
            assert_eq!(counts(text), [0u32; 0], "{text}");
        }
    }

    #[test]
    fn reads_levels_and_minimums() {
        let summary_of = |text: &str| -> Vec<(u32, Option<Level>, bool)> {
            let promises = of(text).into_iter();
            promises.map(|promise| (promise.count, promise.level, promise.at_least)).collect()
        };
        let (easy, hard) = (Some(Level::Easy), Some(Level::Hard));
        assert_eq!(summary_of("60 easy, 40 hard"), [(60, easy, false), (40, hard, false)]);
        assert_eq!(
            summary_of("60 easy and 40 hard puzzles"),
            [(60, easy, false), (40, hard, false)]
        );
        assert_eq!(summary_of("200 Easy to Expert Sudoku"), [(200, None, false)]);
        assert_eq!(summary_of("Over 200 puzzles"), [(200, None, true)]);
        assert_eq!(summary_of("More than 200 puzzles"), [(200, None, true)]);
        assert_eq!(summary_of("200+ puzzles"), [(200, None, true)]);
    }
    #[test]
    fn numbers_of_a_sentence_add_up() {
        let blurb =
            "Forty puzzles to warm up, forty to get serious, forty to sharpen the pencil for.";
        for (text, sum, is_vague) in [
            (blurb, 120, true),
            ("40 Rätsel zum Aufwärmen, 60 zum Knobeln", 100, true),
            ("60 puzzles for beginners and 40 puzzles for experts", 100, false),
            ("200 puzzles for ages 8 to 80", 200, false),
            ("200 puzzles, 120 pages", 200, false),
            ("200 puzzles. 40 more online, 3 levels", 200, false),
        ] {
            let [promise, ..] = of(text)[..] else { panic!("{text}") };
            assert_eq!((promise.sum, promise.is_vague), (sum, is_vague), "{text}");
        }
        let [promise, ..] = of(blurb)[..] else { panic!("a promise") };
        assert_eq!(promise.holds(|promise| promise.count == 120), Some(true));
        assert_eq!(promise.holds(|_| false), None);
    }
}

//! Numbers of puzzles in titles, as digits and as numerals: `200`, `1,000`, `One Hundred and Twenty`.

use crate::Words;

/// The separators of digit groups: comma, dot, thin and no-break spaces, apostrophe.
const GROUPS: [char; 6] = [',', '.', '\u{a0}', '\u{202f}', '\u{2009}', '\u{2019}'];

/// Minimum numeral that is taken for a count, which excludes `one solution` and `two of them`.
const MIN_COUNT: u64 = 10;

impl Words {
    /// Returns `true` if `title` contains the number, in digits, or as a numeral of English or of the language.
    pub fn contains_count(&self, title: &str, count: usize) -> bool {
        let count = count as u64;
        let in_words = |words: &Words| {
            Numerals::new(words.count_words()).of(title).any(|spoken| spoken == count)
        };
        in_digits(title).any(|spoken| spoken == count)
            || in_words(self)
            || in_words(&Words::english())
    }

    /// Replaces numerals from ten, in English or in the language, with digits: `Two hundred puzzles, one solution`
    /// becomes `200 puzzles, one solution`.
    pub fn with_digits(&self, text: &str) -> String {
        let own = Numerals::new(self.count_words()).replaced(text);
        match self.language() {
            english if english.starts_with("en") => own,
            _ => Numerals::new(Words::english().count_words()).replaced(&own),
        }
    }
}

/// Returns the numbers in digits in a title.
fn in_digits(title: &str) -> impl Iterator<Item = u64> {
    let is_part = |c: char| c.is_ascii_digit() || GROUPS.contains(&c);
    let numbers = title.split(move |c: char| !is_part(c));
    numbers.filter_map(|number| number.replace(GROUPS, "").parse().ok())
}

/// The parts of numerals with their values, in lower case, longest first. Conjunctions have the value 0.
struct Numerals<'w>(Vec<(&'w str, u64)>);

impl<'w> Numerals<'w> {
    /// Parses a list such as `one=1 two=2`.
    fn new(list: &'w str) -> Numerals<'w> {
        let pairs = list.split_whitespace().filter_map(|pair| {
            let (word, value) = pair.split_once('=')?;
            Some((word, value.parse().ok()?))
        });
        let mut words: Vec<(&str, u64)> = pairs.collect();
        // `seventeen` must not be read as `seven` followed by an unknown word.
        words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        Numerals(words)
    }

    /// Returns the numerals in a title.
    fn of(&self, title: &str) -> impl Iterator<Item = u64> {
        let values: Vec<Option<Vec<u64>>> =
            title.split_whitespace().map(|word| self.spoken(word)).collect();
        // Adjacent numerals form one number, and any other word separates two.
        let numbers = values.split(Option::is_none).filter(|run| !run.is_empty());
        numbers
            .map(|run| value(&run.iter().flatten().flatten().copied().collect::<Vec<_>>()))
            .collect::<Vec<u64>>()
            .into_iter()
    }

    /// Replaces numerals from [`MIN_COUNT`] with digits, with single spaces between words.
    fn replaced(&self, text: &str) -> String {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut replaced = Vec::new();
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let run = self.run(&words[at..]);
            let values: Vec<u64> = run.iter().flat_map(|(_, values)| values.clone()).collect();
            match (run.last(), value(&values)) {
                (Some((last, _)), number) if number >= MIN_COUNT => {
                    let is_mark = |c: char| !c.is_alphanumeric();
                    let before = word.len() - word.trim_start_matches(is_mark).len();
                    let behind = last.trim_end_matches(is_mark).len();
                    replaced.push(format!("{}{number}{}", &word[..before], &last[behind..]));
                    at += run.len();
                }
                _ => {
                    replaced.push((*word).to_owned());
                    at += 1;
                }
            }
        }
        replaced.join(" ")
    }

    /// Returns the numeral at the start of `words`: its words, each with its values. It ends with a number, or at a
    /// mark that ends a clause.
    fn run<'t>(&self, words: &[&'t str]) -> Vec<(&'t str, Vec<u64>)> {
        let mut run: Vec<(&str, Vec<u64>)> = Vec::new();
        for word in words {
            let Some(values) = self.spoken(word) else { break };
            run.push((word, values));
            if word.ends_with(|c: char| !c.is_alphanumeric()) {
                break;
            }
        }
        let joins = |(_, values): &(&str, Vec<u64>)| values.iter().all(|value| *value == 0);
        // `and` at either end belongs to the sentence, not to the numeral.
        if run.first().is_some_and(joins) {
            return Vec::new();
        }
        while run.last().is_some_and(joins) {
            run.pop();
        }
        run
    }

    /// Returns the values of a word, ignoring marks around it.
    fn spoken(&self, word: &str) -> Option<Vec<u64>> {
        // Hyphens are part of a numeral: twenty-one, quatre-vingts.
        let word = word.to_lowercase().replace('-', "");
        self.values(word.trim_matches(|c: char| !c.is_alphanumeric()))
    }

    /// Returns the values of the parts of a word; `None` unless it consists of such parts only.
    fn values(&self, mut word: &str) -> Option<Vec<u64>> {
        let mut values = Vec::new();
        while !word.is_empty() {
            // German and others write a numeral as one word.
            let (numeral, value) = self.0.iter().find(|(own, _)| word.starts_with(own))?;
            values.push(*value);
            word = &word[numeral.len()..];
        }
        Some(values).filter(|values| !values.is_empty())
    }
}

/// Combines the values of numerals: hundreds and thousands multiply the preceding ones, others are added.
fn value(numerals: &[u64]) -> u64 {
    let (mut whole, mut below) = (0, 0);
    for &numeral in numerals {
        match numeral {
            1000 => {
                whole += 1000 * u64::max(below, 1);
                below = 0;
            }
            100 => below = 100 * u64::max(below, 1),
            _ => below += numeral,
        }
    }
    whole + below
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_contain_their_count_in_digits_or_words() {
        for (language, title, count) in [
            ("en", "80 Puzzles, Easy to Hard", 80),
            ("en", "Over 1,000 Sudoku", 1000),
            ("en", "Eighty puzzles, easy to medium", 80),
            ("en", "One Hundred and Twenty Sudoku", 120),
            ("en", "A Hundred-and-One Grids", 101),
            ("en", "Twelve Hundred Sudoku", 1200),
            ("de", "Hundertzwanzig Sudoku", 120),
            ("de", "Einundzwanzig Rätsel", 21),
            ("de", "Zweihundert Sudoku", 200),
            ("de", "1.000 Sudoku", 1000),
            ("fr", "Quatre-vingts grilles", 80),
            ("fr", "Deux cents sudokus", 200),
            ("fr", "1\u{202f}000 sudokus", 1000),
            ("es", "Ciento veinte sudokus", 120),
            ("it", "Centoventi sudoku", 120),
            ("pt", "Cento e vinte sudokus", 120),
            ("nl", "Honderdtwintig sudoku’s", 120),
            ("pl", "Sto dwadzieścia sudoku", 120),
            ("uk", "Сто двадцять судоку", 120),
            ("tr", "Yüz yirmi sudoku", 120),
            ("el", "Εκατόν είκοσι σουντόκου", 120),
            // English titles are common everywhere.
            ("de", "Eighty Sudoku", 80),
        ] {
            let words = Words::new(language).unwrap();
            assert!(words.contains_count(title, count), "{language}: {title}");
            assert!(!words.contains_count(title, count + 1), "{language}: {title}");
            for part in [1, 2, 7, 20, 100].into_iter().filter(|&part| part != count) {
                assert!(!words.contains_count(title, part), "{language}: {title}: {part}");
            }
        }
        for title in ["Sudoku", "", "Often Attended", "One Hundred", "100 – 20"] {
            assert!(!Words::english().contains_count(title, 10), "{title}");
            assert!(!Words::english().contains_count(title, 1), "{title}");
        }
    }

    #[test]
    fn numerals_become_digits() {
        for (language, text, replaced) in [
            ("en", "Two hundred puzzles, one solution", "200 puzzles, one solution"),
            ("en", "“Twelve hundred and one!” grids", "“1201!” grids"),
            ("en", "Sixty, and forty more", "60, and 40 more"),
            ("en", "One hundred and easy", "100 and easy"),
            ("en", "Ten-minute sudoku and more", "Ten-minute sudoku and more"),
            ("de", "Hundertzwanzig Rätsel", "120 Rätsel"),
            ("de", "Eighty Rätsel", "80 Rätsel"),
            ("fr", "Quatre-vingts grilles", "80 grilles"),
        ] {
            let words = Words::new(language).unwrap();
            assert_eq!(words.with_digits(text), replaced);
        }
    }
}

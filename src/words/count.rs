//! Numbers of puzzles in titles, in digits and in words: `200`, `1,000`, `One Hundred and Twenty`.

use super::Words;

/// The separators of groups of digits: comma, dot, thin and no-break spaces, apostrophe.
const GROUPS: [char; 6] = [',', '.', '\u{a0}', '\u{202f}', '\u{2009}', '\u{2019}'];

impl Words {
    /// True when `title` says this number, in digits, or in words of English or of the language.
    pub fn names_count(&self, title: &str, count: usize) -> bool {
        let count = count as u64;
        let in_words = |words: &Words| {
            let numerals = Numerals::new(words.count_words());
            numerals.of(title).any(|said| said == count)
        };
        in_digits(title).any(|said| said == count) || in_words(self) || in_words(&Words::english())
    }
}

/// The numbers that stand in digits in a title.
fn in_digits(title: &str) -> impl Iterator<Item = u64> {
    let is_part = |c: char| c.is_ascii_digit() || GROUPS.contains(&c);
    let numbers = title.split(move |c: char| !is_part(c));
    numbers.filter_map(|number| number.replace(GROUPS, "").parse().ok())
}

/// The words that numbers are made of, each with its value, in small letters and the longest first. What joins them has
/// the value 0.
struct Numerals<'w>(Vec<(&'w str, u64)>);

impl<'w> Numerals<'w> {
    /// From `one=1 two=2`.
    fn new(list: &'w str) -> Numerals<'w> {
        let pairs = list.split_whitespace().filter_map(|pair| {
            let (word, value) = pair.split_once('=')?;
            Some((word, value.parse().ok()?))
        });
        let mut words: Vec<(&str, u64)> = pairs.collect();
        words.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
        Numerals(words)
    }

    /// The numbers that stand in words in a title.
    fn of(&self, title: &str) -> impl Iterator<Item = u64> {
        // Hyphens stand within a numeral: twenty-one, quatre-vingts.
        let title = title.to_lowercase().replace('-', "");
        let words = title.split_whitespace();
        let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
        let values: Vec<Option<Vec<u64>>> = words.map(|word| self.values(word)).collect();
        let numbers = values.split(Option::is_none).filter(|run| !run.is_empty());
        let numbers: Vec<u64> = numbers
            .map(|run| value(&run.iter().flatten().flatten().copied().collect::<Vec<_>>()))
            .collect();
        numbers.into_iter()
    }

    /// The values of the numerals that a word is made of; `None` when there are none, or anything else.
    fn values(&self, mut word: &str) -> Option<Vec<u64>> {
        let mut values = Vec::new();
        while !word.is_empty() {
            let (numeral, value) = self.0.iter().find(|(own, _)| word.starts_with(own))?;
            values.push(*value);
            word = &word[numeral.len()..];
        }
        Some(values).filter(|values| !values.is_empty())
    }
}

/// What numerals say one after the other: hundreds and thousands multiply what stands before them, the others add up.
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
    fn titles_name_their_count_in_digits_or_words() {
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
            assert!(words.names_count(title, count), "{language}: {title}");
            assert!(!words.names_count(title, count + 1), "{language}: {title}");
            for part in [1, 2, 7, 20, 100].into_iter().filter(|&part| part != count) {
                assert!(
                    !words.names_count(title, part),
                    "{language}: {title}: {part}"
                );
            }
        }
        for title in ["Sudoku", "", "Often Attended", "One Hundred", "100 – 20"] {
            assert!(!Words::english().names_count(title, 10), "{title}");
            assert!(!Words::english().names_count(title, 1), "{title}");
        }
    }
}

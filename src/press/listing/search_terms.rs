//! Keywords: phrases that buyers search for, packed into the fields of the shop.

use super::ListingSubject;
use gridpress_bookspec::{Audience, Design, KEYWORD_FIELDS, MAX_KEYWORD};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_messages::KeywordTopic;

/// The number of general phrases that precede details.
const BEST_GENERAL: usize = 4;

/// Returns the keywords of the spec, or phrases that suit the puzzles and the readers, in at most seven fields.
pub(super) fn keywords(subject: &ListingSubject) -> Vec<String> {
    if let Some(keywords) = &subject.book.spec.listing.keywords {
        return keywords.clone();
    }
    let spec = &subject.book.spec;
    let titles = [Some(&spec.title), spec.subtitle.as_ref()];
    let titles: Vec<&str> = titles.into_iter().flatten().map(String::as_str).collect();
    let known = words_of(&titles.join(" "));
    pack(without_repetition(phrases(subject), &known))
}

/// Returns the phrases that add a word to those that are known, without known words at their ends: the shop finds the words of
/// the titles anyway.
fn without_repetition(phrases: Vec<String>, known: &[String]) -> Vec<String> {
    let mut seen = known.to_vec();
    let mut kept = Vec::new();
    for phrase in phrases {
        let is_known = |word: &&str| words_of(word).iter().all(|word| known.contains(word));
        let mut words: Vec<&str> = phrase.split(' ').skip_while(is_known).collect();
        let length = words.len();
        while words.last().is_some_and(is_known) {
            words.pop();
        }
        // What is cut off leaves its preposition behind, such as `de`.
        while words.len() < length && words.last().is_some_and(|word| word.chars().count() <= 3) {
            words.pop();
        }
        let rest = words.join(" ");
        let new = words_of(&rest);
        // A whole phrase is searched for as it is; what is left of one has to add a word.
        let compared = if rest == phrase { known } else { &seen };
        if new.iter().any(|word| !compared.contains(word)) {
            seen.extend(new);
            kept.push(rest);
        }
    }
    kept
}

/// Returns the phrases for the book, the best ones first.
fn phrases(subject: &ListingSubject) -> Vec<String> {
    let words = &subject.book.spec.words;
    let mut topics = match subject.audience {
        Audience::Adults => vec![KeywordTopic::Adults],
        Audience::Children => vec![KeywordTopic::Children],
        Audience::Seniors => vec![KeywordTopic::Seniors],
    };
    if subject.book.spec.design == Design::LargePrint {
        topics.insert(0, KeywordTopic::LargePrint);
    }
    let has = |levels: &[Level]| {
        let name = |share: &super::LevelShare| Level::from_name(&share.level);
        subject.levels.iter().filter_map(name).any(|level| levels.contains(&level))
    };
    if has(&[Level::Easy]) {
        topics.push(KeywordTopic::Easy);
    }
    if has(&[Level::Hard, Level::Expert, Level::Extreme]) {
        topics.push(KeywordTopic::Hard);
    }
    // The best phrase of every topic comes first, then the second of each, and so on.
    let is_for_experts = has(&[Level::Expert, Level::Extreme]);
    let lists = topics.into_iter().map(|topic| {
        let list = words.listing_keywords(topic);
        // The phrases after the first are for experts.
        let count = if topic == KeywordTopic::Hard && !is_for_experts { 1 } else { list.len() };
        list.into_iter().take(count).collect()
    });
    let lists: Vec<Vec<&str>> = lists.collect();
    let longest = lists.iter().map(Vec::len).max().unwrap_or_default();
    let mut phrases = variant_phrases(subject);
    for rank in 0..longest {
        phrases
            .extend(lists.iter().filter_map(|list| list.get(rank)).map(|text| (*text).to_owned()));
    }
    let general = words.listing_keywords(KeywordTopic::General).into_iter().map(str::to_owned);
    let general: Vec<String> = general.collect();
    // The best general phrases precede the details.
    let (first, rest) = general.split_at(BEST_GENERAL);
    let mut all = phrases;
    let details = all.split_off(all.len().min(4));
    all.extend(first.iter().cloned());
    all.extend(details);
    all.extend(rest.iter().cloned());
    all.dedup();
    if subject.is_latin() {
        let is_sudoku = |phrase: &String| {
            let phrase = phrase.to_lowercase();
            ["sudoku", "судоку", "σουντόκου"].iter().any(|word| phrase.contains(word))
        };
        // Shops refuse keywords that do not describe the book.
        all.retain(|phrase| !is_sudoku(phrase));
    }
    all
}

/// Returns a phrase for every variant and arrangement of grids, such as `killer sudoku`.
fn variant_phrases(subject: &ListingSubject) -> Vec<String> {
    let words = &subject.book.spec.words;
    let mut phrases = Vec::new();
    for kind in &subject.kinds {
        if kind.layout().is_some() {
            phrases.push(phrase(subject, words.layout(*kind), *kind));
        }
        for variant in kind.variants() {
            phrases.push(phrase(subject, words.variant(variant), *kind));
        }
    }
    let mut unique: Vec<String> = Vec::new();
    for phrase in phrases {
        if !unique.contains(&phrase) {
            unique.push(phrase);
        }
    }
    unique
}

/// Returns the phrase for a variant: its name, with `sudoku` unless it is another puzzle.
fn phrase(subject: &ListingSubject, name: &str, kind: Kind) -> String {
    let is_other =
        kind.is_latin() || kind.has_operations() || name.to_lowercase().ends_with("doku");
    if is_other { name.to_owned() } else { subject.book.spec.words.listing_keyword_variant(name) }
}

/// Packs phrases into fields, which fill up evenly; a phrase that fits nowhere is left out.
fn pack(phrases: Vec<String>) -> Vec<String> {
    const JOINT: &str = ", ";
    let length = |text: &str| text.chars().count();
    let mut fields: Vec<String> = Vec::new();
    for phrase in phrases {
        // Each of the best phrases begins a field of its own, and the others fill the fields up.
        if fields.len() < KEYWORD_FIELDS && length(&phrase) <= MAX_KEYWORD {
            fields.push(phrase);
        } else if let Some(field) = fields.iter_mut().min_by_key(|field| length(field))
            && length(field) + JOINT.len() + length(&phrase) <= MAX_KEYWORD
        {
            field.push_str(JOINT);
            field.push_str(&phrase);
        }
    }
    fields
}

/// Returns the words of a text in lower case.
pub(super) fn words_of(text: &str) -> Vec<String> {
    let is_joint = |c: char| !c.is_alphanumeric() && c != '\'' && c != '\u{2019}' && c != '#';
    text.split(is_joint).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Returns `true` if `text` contains the words of `phrase` in their order.
pub(super) fn contains_phrase(text: &[String], phrase: &str) -> bool {
    let phrase = words_of(phrase);
    !phrase.is_empty() && text.windows(phrase.len()).any(|words| words == phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_filled_up_to_their_limit() {
        let phrases = (0..40).map(|index| format!("phrase number {index:02}")).collect();
        let fields = pack(phrases);
        assert_eq!(fields.len(), KEYWORD_FIELDS);
        for field in &fields {
            assert!((34..=MAX_KEYWORD).contains(&field.chars().count()), "{field}");
        }
        assert!(pack(vec!["x".repeat(MAX_KEYWORD + 1)]).is_empty());
    }

    #[test]
    fn words_of_the_titles_are_not_repeated() {
        let phrases =
            ["sudoku for adults", "livre de sudoku", "easy sudoku", "sudoku adults", "hard"];
        let phrases = phrases.map(str::to_owned).to_vec();
        let kept = without_repetition(phrases, &words_of("Two Hundred SUDOKU: Hard"));
        assert_eq!(kept, ["for adults", "livre", "easy"]);
    }

    #[test]
    fn phrases_are_found_as_whole_words() {
        let text = words_of("The Best-Selling Number 1 Newspaper");
        assert!(contains_phrase(&text, "best-selling") && contains_phrase(&text, "number 1"));
        assert!(!contains_phrase(&text, "new") && !contains_phrase(&text, ""));
    }
}

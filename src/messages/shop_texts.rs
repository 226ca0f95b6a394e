//! Messages of listings in shops: descriptions, keywords, and the answer about artificial intelligence.

use crate::Words;

texts! {
    /// A sentence for readers of any age.
    listing_intro_adults = "listing-intro-adults";
    /// A sentence for children and their parents.
    listing_intro_children = "listing-intro-children";
    /// A sentence for older readers.
    listing_intro_seniors = "listing-intro-seniors";
    /// `In this book`: above a list.
    listing_inside = "listing-inside";
    /// The sentence that every puzzle has one solution.
    listing_one_solution = "listing-one-solution";
    /// The sentence that no puzzle needs guessing.
    listing_logic = "listing-logic";
    /// The sentence that the book contains all solutions.
    listing_answers = "listing-answers";
    /// The sentence that there are hints for every puzzle.
    listing_hints = "listing-hints";
    /// The sentence that some puzzles are solved step by step.
    listing_walkthroughs = "listing-walkthroughs";
    /// The sentence that the rules are explained.
    listing_rules = "listing-rules";
    /// The sentence that each page has one puzzle.
    listing_one_per_page = "listing-one-per-page";
    /// The sentence that the digits are large.
    listing_large_print = "listing-large-print";
    /// Sentences on the origin of generated puzzles.
    listing_ai_puzzles = "listing-ai-puzzles";
    /// Sentences on the origin of the program's texts and drawings.
    listing_ai_texts = "listing-ai-texts";
    /// `texts of the author`.
    listing_own_texts = "listing-own-texts";
    /// `pictures of the author`.
    listing_own_pictures = "listing-own-pictures";
    /// `puzzles of the author`.
    listing_own_puzzles = "listing-own-puzzles";
}

messages! {
    /// `120 sudoku puzzles`.
    listing_puzzles(count: usize) = "listing-puzzles";
    /// `Levels: Easy (40) and Hard (40)`.
    listing_levels(levels: Vec<String>) = "listing-levels";
    /// `Grids: 9 × 9 and Killer`.
    listing_kinds(kinds: Vec<String>) = "listing-kinds";
    /// `Techniques that help: Pairs and X-Wing`.
    listing_techniques(techniques: Vec<String>) = "listing-techniques";
    /// `154 pages, 6 × 9 in`.
    listing_format(count: usize, size: &str) = "listing-format";
    /// The sentence that some parts of the book did not come from the program.
    listing_ai_own(parts: Vec<String>) = "listing-ai-own";
    /// `Killer sudoku`: a phrase to search for.
    listing_keyword_variant(variant: &str) = "listing-keyword-variant";
}

/// A list of phrases that buyers search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeywordTopic {
    /// Sudoku of any sort.
    General,
    /// Books for adults.
    Adults,
    /// Books for children.
    Children,
    /// Books for older readers.
    Seniors,
    /// Large print.
    LargePrint,
    /// Easy puzzles.
    Easy,
    /// Hard puzzles.
    Hard,
}

impl Words {
    /// Returns the phrases of a topic that buyers search for, the best ones first.
    pub fn listing_keywords(&self, topic: KeywordTopic) -> Vec<&str> {
        split(self.text(match topic {
            KeywordTopic::General => "listing-keywords",
            KeywordTopic::Adults => "listing-keywords-adults",
            KeywordTopic::Children => "listing-keywords-children",
            KeywordTopic::Seniors => "listing-keywords-seniors",
            KeywordTopic::LargePrint => "listing-keywords-large",
            KeywordTopic::Easy => "listing-keywords-easy",
            KeywordTopic::Hard => "listing-keywords-hard",
        }))
    }

    /// Returns the words and phrases that describe puzzle books, and that shops refuse in names.
    pub fn listing_search_words(&self) -> Vec<&str> {
        split(self.text("listing-search-words"))
    }

    /// Returns the words and phrases of advertisements, which shops refuse in titles.
    pub fn listing_promotions(&self) -> Vec<&str> {
        split(self.text("listing-promotions"))
    }
}

/// Splits a list at its commas.
fn split(list: &str) -> Vec<&str> {
    list.split(',').map(str::trim).filter(|text| !text.is_empty()).collect()
}

//! Headings, labels and standalone lines.

use crate::{PageNote, Words, say};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::{CageRule, Kind, Shape, Variant, whispered_gap};
use gridpress_engine::rating::Technique;
use std::collections::BTreeSet;

/// The forms of cages for which the rule of their variant needs another sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CageForms {
    /// Some cages of several cells leave their operation open.
    has_hidden_signs: bool,
    /// Some sums are of digits that may repeat.
    may_repeat: bool,
    /// Some cages have no sum.
    lacks_sums: bool,
    /// Some cells are in several cages.
    overlap: bool,
    /// Some cages have several parts.
    have_parts: bool,
}

impl CageForms {
    /// Returns the forms of the cages of these shapes.
    pub fn of<'s>(shapes: impl IntoIterator<Item = &'s Shape>) -> CageForms {
        let mut forms = CageForms::default();
        for shape in shapes {
            let is_killer = shape.kind().has_killer_cages();
            for cage in shape.cages() {
                // A cage of one cell needs no operation, so its missing sign hides nothing.
                forms.has_hidden_signs |= cage.rule == CageRule::Any && cage.cells.len() > 1;
                forms.may_repeat |= is_killer && cage.rule == CageRule::Sum;
                forms.lacks_sums |= cage.rule == CageRule::Distinct;
            }
            forms.overlap |= shape.has_overlapping_cages();
            forms.have_parts |= shape.cage_figures().iter().any(|cage| !cage.links.is_empty());
        }
        forms
    }

    /// Returns the keys of the sentences on the cages of a variant.
    fn keys(self, variant: Variant) -> impl Iterator<Item = &'static str> {
        let is_killer = variant.has_killer_cages();
        let keys = [
            (variant.has_operations() && self.has_hidden_signs, "variant-calcudoku-hidden-signs"),
            (is_killer && self.may_repeat, "variant-killer-repeats"),
            (is_killer && self.lacks_sums, "variant-killer-without-sum"),
            (is_killer && self.overlap, "variant-killer-overlap"),
            (is_killer && self.have_parts, "variant-killer-parts"),
        ];
        keys.into_iter().filter_map(|(applies, key)| applies.then_some(key))
    }
}

texts! {
    /// `Contents`.
    contents = "contents";
    /// `Answers`.
    answers = "answers";
    /// `How to solve`.
    how_to = "how-to";
    /// `Tip`.
    tip = "tip";
    /// `Hints`.
    hints = "hints";
    /// A paragraph on the purpose of the hints.
    hints_are = "hints-are";
    /// A sentence on puzzles without a hint.
    hints_left_out = "hints-left-out";
    /// `Notes`.
    notes = "notes";
    /// `The levels`: above the sentences of [`Words::level_is`].
    levels = "levels";
    /// `About the author`.
    about_author = "about-author";
    /// `About this book`.
    about_book = "about-book";
    /// `My results`: above a line for every puzzle.
    record = "record";
    /// `This book in numbers`.
    stats = "stats";
    /// `Hardest technique`: above the number of puzzles that need each.
    stats_techniques = "stats-techniques";
    /// `Givens in a puzzle`: above the number of puzzles with each count.
    stats_givens = "stats-givens";
    /// `Each digit among the givens`: above the frequency of each digit.
    stats_digits = "stats-digits";
    /// `Certificate`.
    certificate = "certificate";
    /// `This certificate goes to`: above a line for a name.
    certificate_to = "certificate-to";
    /// `Well done!`
    certificate_done = "certificate-done";
    /// `Colour me in!`: below a picture.
    colour_in = "colour-in";
    /// `Blank grids`.
    blank_grids = "blank-grids";
    /// `Time`: before a line to write on.
    time = "time";
    /// `Date`: before a line to write on.
    date_label = "date";
    /// `Name`: before a line to write on.
    name_label = "name";
    /// `Code`: before the code that regenerates a puzzle.
    code = "code";
    /// `Answers for the teacher`: above the answers to worksheets.
    teacher_answers = "teacher-answers";
    /// A sentence above pieces to cut out.
    cut_out = "cut-out";
    /// `Large print`.
    large_print = "large-print";
    /// `sudoku, sudokus, puzzle, puzzles`: nouns for puzzles after a number in titles, separated by commas.
    puzzle_nouns = "puzzle-nouns";
    /// `one=1 two=2`: the parts of numerals, each with its value.
    count_words = "count-words";
    /// `Solution`: above the solution of a puzzle.
    solution = "solution";
    /// A sentence on how to regenerate the same puzzles.
    made_again = "made-again";
}

messages! {
    /// `120 puzzles`.
    puzzle_count(count: usize) = "puzzle-count";
    /// `for solving 64 sudoku`: on a certificate.
    certificate_for(count: usize) = "certificate-for";
    /// `Sheet 7`: the number of a worksheet.
    sheet(sheet: usize) = "sheet";
    /// `28 givens`.
    givens(count: usize) = "givens";
    /// `51 removed`: the number of empty cells of a puzzle.
    removed(count: usize) = "cells-removed";
    /// A text between quotation marks.
    quoted(text: &str) = "quoted";
    /// `ISBN 978-…`.
    isbn(isbn: &str) = "isbn";
    /// `Set in Source Serif 4 and Source Sans 3.`
    set_in(fonts: Vec<String>) = "set-in";
    /// `Answers to Warming up`.
    answers_to(title: &str) = "answers-to";
    /// A hint for the position with a number of open cells.
    with_open(count: usize, hint: &str) = "with-open";
}

impl Words {
    /// Returns a level's name for headings.
    pub fn level(&self, level: Level) -> &str {
        self.text(&format!("level-{}", level.name()))
    }

    /// Returns the level that `text` claims: the one with this standard name in the language, ignoring case. `None` if
    /// no level has that name.
    pub fn claimed_level(&self, text: &str) -> Option<Level> {
        // A spec may rename levels as it likes, but a claim is compared with what the name means elsewhere.
        let (text, standard) = (text.trim().to_lowercase(), self.without_overrides());
        let mut levels = Level::NAMES.iter().map(|&(_, level)| level);
        levels.find(|&level| standard.level(level).to_lowercase() == text)
    }

    /// Returns a sentence or two on what a level requires of solvers.
    ///
    /// `by_trial` is `true` if no technique solves some of its puzzles.
    pub fn level_is(&self, level: Level, by_trial: bool) -> &str {
        if by_trial && level == Level::Extreme {
            return self.text("level-extreme-with-trial");
        }
        self.text(&format!("level-{}-is", level.name()))
    }

    /// Returns a variant's name for headings.
    pub fn variant(&self, variant: Variant) -> &str {
        self.text(&format!("variant-{}", variant.name()))
    }

    /// Returns the rule of a variant, in addition to the standard rules, for grids of these kinds.
    pub fn variant_rule(
        &self,
        variant: Variant,
        kinds: impl IntoIterator<Item = Kind>,
        forms: CageForms,
    ) -> String {
        let key = format!("variant-{}-rule", variant.name());
        let own = kinds.into_iter().filter(|kind| kind.has(variant));
        let own: Vec<Kind> = own.collect();
        let strokes: BTreeSet<bool> = own.iter().map(|kind| kind.has_strokes()).collect();
        let sides: BTreeSet<usize> = own.iter().map(|kind| kind.digits()).collect();
        let marks = match strokes.iter().collect::<Vec<_>>()[..] {
            [false] => "shaded",
            [true] => "strokes",
            _ => "both",
        };
        let rule = say!(
            self,
            &key,
            marks,
            high = self.by_size(&sides, |side| side),
            apart = self.by_size(&sides, |side| whispered_gap(side).into()),
        );
        forms.keys(variant).fold(rule, |rule, key| format!("{rule} {}", self.text(key)))
    }

    /// Formats a number that depends on the size; with several sizes, each number is followed by its size.
    fn by_size(&self, sides: &BTreeSet<usize>, number: impl Fn(usize) -> usize) -> String {
        let of_side = |&side: &usize| match sides.len() {
            1 => number(side).to_string(),
            _ => format!("{} ({})", number(side), self.size(side)),
        };
        sides.iter().map(of_side).collect::<Vec<String>>().join(", ")
    }

    /// Returns name and rule of each requirement of `kind` beyond the standard rules.
    pub fn own_rules(&self, kind: Kind, forms: CageForms) -> impl Iterator<Item = (&str, String)> {
        let overlap = (!kind.grids().is_single())
            .then(|| (self.layout(kind), say!(self, "layout-rule", side = kind.digits())));
        let of_variant =
            move |variant| (self.variant(variant), self.variant_rule(variant, [kind], forms));
        overlap.into_iter().chain(kind.variants().map(of_variant))
    }

    /// Returns the name of a layout of overlapping grids: `Samurai`.
    pub fn layout(&self, kind: Kind) -> &str {
        let name = kind.layout().map_or("other", |layout| layout.name());
        self.text(&format!("layout-{name}"))
    }

    /// Returns the variants of `kind`: `Diagonal Killer`, or `Samurai`; empty for a single grid without variants.
    pub fn variants(&self, kind: Kind) -> String {
        let layout = (!kind.grids().is_single()).then(|| self.layout(kind));
        let variants = kind.variants().map(|variant| self.variant(variant));
        layout.into_iter().chain(variants).collect::<Vec<&str>>().join(self.text("variant-joint"))
    }

    /// Returns the size of a grid: `9 × 9`.
    pub fn size(&self, side: usize) -> String {
        say!(self, "size", side)
    }

    /// Returns the name of `kind`: `9 × 9`, or `9 × 9 Killer`.
    pub fn kind(&self, kind: Kind) -> String {
        match self.variants(kind) {
            none if none.is_empty() => self.size(kind.digits()),
            variants => say!(self, "size-variants", side = kind.digits(), variants),
        }
    }

    /// Returns the label of a puzzle: `Diagonal Killer, Hard`.
    pub fn label(&self, variants: &str, level: Level) -> String {
        let level = self.level(level);
        match variants {
            "" => level.to_owned(),
            _ => say!(self, "label", variants, level),
        }
    }

    /// Returns `Volume 2`.
    pub fn volume(&self, number: u32) -> String {
        say!(self, "volume", number = number.to_string())
    }

    /// Returns `About 12 minutes`.
    pub fn about_minutes(&self, minutes: u32) -> String {
        say!(self, "about-minutes", count = minutes as usize)
    }

    /// Returns `Target time: 12 min`.
    pub fn target_time(&self, minutes: u32) -> String {
        say!(self, "target-time", minutes = minutes.to_string())
    }

    /// Returns the heading of a range of puzzles: `Puzzles 1–40`.
    pub fn puzzle_range(&self, first: &str, last: &str) -> String {
        if first == last {
            say!(self, "puzzle", number = first)
        } else {
            say!(self, "puzzles", first, last)
        }
    }

    /// Returns a range of dates, `1 January 2027 – 31 January 2027`, or a single date.
    pub fn date_range(&self, first: &str, last: &str) -> String {
        if first == last { first.to_owned() } else { say!(self, "dates", first, last) }
    }

    /// Returns a sentence with the program's version, the revision of the engine, and the seed.
    pub fn made_with(&self, version: &str, engine: u32, seed: &str) -> String {
        let (engine, seed) = (engine.to_string(), self.quoted(seed));
        say!(self, "made-with", version, engine, seed)
    }

    /// Returns notes with the page of a puzzle's answer in the same volume, longest first.
    pub fn to_answer(&self) -> Vec<PageNote> {
        self.wordings(&["to-answer", "to-answer-short"])
    }

    /// Returns notes with the page of a puzzle's answer in the book of answers, longest first.
    pub fn to_separate_answer(&self) -> Vec<PageNote> {
        let keys =
            ["to-answer-elsewhere", "to-answer-elsewhere-short", "to-answer-elsewhere-shortest"];
        self.wordings(&keys)
    }

    /// Returns notes that a puzzle's answer is on the back of its leaf, longest first. They need no page.
    pub fn to_answer_overleaf(&self) -> Vec<PageNote> {
        self.wordings(&["to-answer-overleaf", "to-answer-overleaf-short"])
    }

    /// Returns notes with the page of an answer's puzzle in the same volume, longest first.
    pub fn to_puzzle(&self) -> Vec<PageNote> {
        self.wordings(&["to-puzzle"])
    }

    /// Returns notes with the page of an answer's puzzle in another volume, longest first.
    pub fn to_puzzle_elsewhere(&self) -> Vec<PageNote> {
        let keys =
            ["to-puzzle-elsewhere", "to-puzzle-elsewhere-short", "to-puzzle-elsewhere-shortest"];
        self.wordings(&keys)
    }

    /// Returns the notes of several messages. A number alone would be unclear.
    fn wordings(&self, keys: &[&str]) -> Vec<PageNote> {
        keys.iter().map(|key| self.page_note(key)).collect()
    }

    /// Returns `Hardest technique: X-wing`.
    pub fn hardest(&self, technique: Technique) -> String {
        match technique {
            Technique::Beyond => self.text("hardest-beyond").to_owned(),
            _ => say!(self, "hardest", technique),
        }
    }
}

//! Keys of other programs: for cells and solutions, for rules that are stated in other ways than in the native format,
//! and for texts that may name rules.

use super::warning::Notes;
use super::{EnglishText, PuzzleMistake, cell_list, english};
use crate::puzzle::Variant;
use gridpress_ground::named::nearest;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fmt::Display;

/// The keys of the cells of a puzzle in JSON and CSV, the native one first.
pub(super) const PUZZLE_KEYS: [&str; 29] = [
    "puzzle", "puzzles", "givens", "clues", "board", "grid", "sudoku", "quiz", "quizzes",
    "question", "unsolved", "problem", "mission", "initial", "start", "cells", "rows", "values",
    "value", "rätsel", "raetsel", "aufgabe", "grille", "tablero", "schema", "opgave", "puzzel",
    "zagadka", "задача",
];

/// Parts of the keys and headings of solutions, in several languages.
const SOLUTION_WORDS: [&str; 20] = [
    "solution", "solução", "solucao", "solución", "solucion", "soluzion", "soluce", "soluție",
    "solved", "answer", "lösung", "loesung", "lösning", "løsning", "oplossing", "rozwi",
    "ratkaisu", "řešení", "respuesta", "çözüm",
];

/// Keys that state no rules.
const OTHER_KEYS: [&str; 62] = [
    "canvas", "symbols", "id", "uid", "uuid", "_id", "key", "author", "date", "source", "url",
    "copyright", "publisher", "publication", "editor", "origin", "number", "index", "code", "seed",
    "section", "page", "level", "difficulty", "grade", "rating", "score", "tier", "technique",
    "techniques", "minutes", "solutions", "removed", "givens", "clues", "count", "form",
    "canonical", "canonical_solution", "slot", "width", "height", "success", "minimal",
    "section_title", "files", "steps", "all", "is_all", "other", "mistake", "pencil_marks",
    "uniqueid", "created", "updated", "user", "version", "status", "nr", "no", "#", "line",
];

/// Keys of these that state no rules unless they have lists.
const LISTS_OF_RULES: [&str; 4] = ["clues", "givens", "line", "form"];

/// Keys of texts that may name rules.
const DESCRIPTIONS: [&str; 14] = [
    "name", "title", "comment", "comments", "note", "notes", "description", "message", "intro",
    "explanation", "annotation", "info", "text", "msgcorrect",
];

/// Keys of rules in words, or with names of rules.
const RULE_TEXTS: [&str; 4] = ["rule", "rules", "ruleset", "instructions"];

/// Keys with the name of a rule, a list of names, or an object with a key for each rule.
const RULE_LISTS: [&str; 13] = [
    "variant", "variants", "variation", "variations", "type", "types", "mode", "kind", "gametype",
    "puzzletype", "constraint", "constraints", "modifiers",
];

/// Keys with objects of settings, some of which may be rules.
const SETTINGS: [&str; 4] = ["options", "settings", "flags", "metadata"];

/// Parts of keys whose lists are likely rules.
const RULE_PARTS: [&str; 12] = [
    "constraint", "rule", "varia", "region", "cage", "dot", "line", "mark", "bar", "circle",
    "type", "mode",
];

/// The keys of the native format that state the rules.
pub(super) const RULE_KEYS: [&str; 7] =
    ["size", "box", "grids", "variant", "regions", "cages", "marks"];

/// Names of puzzles without variants.
const CLASSIC: [&str; 6] = ["classic", "standard", "normal", "regular", "sudoku", "9x9"];

/// Returns `true` for a key or heading of a solution.
pub(super) fn names_solution(text: &str) -> bool {
    let text = text.to_lowercase();
    let is_short = ["s", "sol", "result", "final"].contains(&text.trim());
    let is_other = text.contains("unsolved") || text.contains("canonical");
    is_short || !is_other && SOLUTION_WORDS.iter().any(|word| text.contains(word))
}

/// Returns `true` for a key that states no rule, with any value.
pub(super) fn is_quiet(key: &str) -> bool {
    OTHER_KEYS.contains(&&key.to_lowercase()[..])
}

/// Returns `true` for a key that states something about a puzzle, but no rules.
pub(super) fn is_fact(key: &str) -> bool {
    OTHER_KEYS.contains(&key) || DESCRIPTIONS.contains(&key)
}

/// Returns the name and the value of the first key with cells, in upper or lower case.
pub(super) fn cells_of(object: &Map<String, Value>) -> Option<(&str, &Value)> {
    PUZZLE_KEYS.iter().find_map(|key| {
        let mut fields = object.iter().filter(|(name, _)| name.to_lowercase() == *key);
        let (name, value) = fields.find(|(_, value)| cell_list::line(value).is_some())?;
        Some((&name[..], value))
    })
}

/// Returns the solution beside the cells, which have the key `cells`: the first that can be read, or else the first.
pub(super) fn solution_of<'o>(object: &'o Map<String, Value>, cells: &str) -> Option<&'o Value> {
    let fields = object.iter().filter(|(key, _)| *key != cells && names_solution(key));
    let stated: Vec<&Value> = fields
        .map(|(_, value)| value)
        .filter(|value| value.is_string() || value.is_array() || value.is_object())
        .collect();
    stated.iter().find(|value| cell_list::line(value).is_some()).or(stated.first()).copied()
}

/// Returns the state of a flag; `None` for other values.
fn flag(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(flag) => Some(*flag),
        Value::Number(number) => number.as_u64().filter(|&n| n < 2).map(|n| n == 1),
        Value::String(text) => match &text.trim().to_lowercase()[..] {
            "true" | "yes" | "on" | "1" => Some(true),
            "false" | "no" | "off" | "0" => Some(false),
            _ => None,
        },
        _ => None,
    }
}

/// Reads keys beside a puzzle, and returns the variants that they name. Texts and unknown keys are noted.
///
/// # Errors
/// Fails for a key that is likely a rule in a form that is not supported.
pub(super) fn read<'v>(
    fields: impl Iterator<Item = (&'v String, &'v Value)>,
    notes: &mut Notes,
) -> Result<Vec<Variant>, PuzzleMistake> {
    let mut reader = KeyReader { notes, variants: Vec::new(), unknown: Vec::new() };
    for (key, value) in fields {
        reader.key(key, value, None)?;
    }
    let KeyReader { variants, unknown, .. } = reader;
    if !unknown.is_empty() {
        notes.add(
            unread_keys(&unknown),
            english!("keys-of-rules": "they are not read; rules have the keys `variant`, `regions`, `cages` and `marks`"),
        );
    }
    Ok(variants)
}

/// Reads the metadata of SudokuPad and f-puzzles, and returns the variants that their flags name.
pub(super) fn read_metadata(
    metadata: &Map<String, Value>,
    notes: &mut Notes,
) -> Result<Vec<Variant>, PuzzleMistake> {
    let (mut variants, mut unknown) = (Vec::new(), Vec::new());
    for (key, value) in metadata {
        let lower = key.to_lowercase();
        match (Variant::from_common_name(key), flag(value)) {
            (Some(variant), Some(true)) => variants.push(variant),
            (None, Some(true)) if !value.is_number() => {
                return Err(PuzzleMistake::new(
                    english!("flag-may-be-rule": "the flag `{key}` may be a rule", key = key.escape_debug()),
                    names_of_variants(),
                ));
            }
            _ if RULE_TEXTS.contains(&&lower[..]) => notes.rules(Some(value)),
            _ if DESCRIPTIONS.contains(&&lower[..]) => notes.description(Some(value)),
            _ if is_set(value) && !is_quiet(key) && !names_solution(key) => {
                unknown.push(format!("`{}`", key.escape_debug()));
            }
            _ => {}
        }
    }
    if !unknown.is_empty() {
        notes.add(unread_keys(&unknown), names_of_variants());
    }
    Ok(variants)
}

fn unread_keys(keys: &[String]) -> EnglishText {
    english!("unread-keys": "unknown keys beside the puzzle: {keys}", keys = keys.join(", "))
}

fn names_of_variants() -> EnglishText {
    english!("names-of-variants": "the supported flags are names of variants, such as `antiknight` and `antiking`")
}

/// Notes the keys of cells that are not among `own`, which may show a rule. Those of pencil marks do not.
pub(super) fn note_cells(cells: Option<&Value>, own: &[&str], notes: &mut Notes) {
    fn collect<'v>(value: &'v Value, found: &mut BTreeSet<&'v str>) {
        match value {
            Value::Array(all) => all.iter().for_each(|value| collect(value, found)),
            Value::Object(fields) => {
                let set = fields.iter().filter(|(_, value)| is_set(value));
                found.extend(set.map(|(key, _)| &key[..]));
            }
            _ => {}
        }
    }
    const MARKS: [&str; 4] = ["mark", "candidate", "note", "corner"];
    let mut found = BTreeSet::new();
    match cells {
        // The keys of an object of cells are their names.
        Some(Value::Object(all)) => all.values().for_each(|cell| collect(cell, &mut found)),
        cells => cells.into_iter().for_each(|cells| collect(cells, &mut found)),
    }
    found.retain(|key| {
        let lower = key.to_lowercase();
        !own.contains(key) && !is_quiet(key) && MARKS.iter().all(|part| !lower.contains(part))
    });
    if !found.is_empty() {
        let names: Vec<String> =
            found.into_iter().map(|key| format!("`{}`", key.escape_debug())).collect();
        notes.add(
            english!("unread-cell-keys": "keys of cells that are not read: {keys}", keys = names.join(", ")),
            english!("may-show-rule": "they may show a rule, as grey cells do for even digits"),
        );
    }
}

fn unknown_key(key: impl Display) -> EnglishText {
    english!("unknown-puzzle-key": "unknown key `{key}`", key)
}

fn near_key(near: &str) -> EnglishText {
    english!("did-you-mean": "did you mean `{name}`?", name = near)
}

/// Checks the keys of a cage or mark. Those of colours and texts state no rules.
pub(super) fn check_record(what: &str, record: &Value, own: &[&str]) -> Result<(), PuzzleMistake> {
    const LOOKS: [&str; 9] =
        ["color", "colour", "style", "label", "outlinec", "basec", "fontc", "fill", "stroke"];
    let fields = record.as_object().into_iter().flatten();
    let is_known = |key: &str| own.contains(&key) || LOOKS.contains(&key) || is_quiet(key);
    let unknown = fields.filter(|(_, value)| is_set(value) || flag(value) == Some(false));
    let mut unknown = unknown.filter(|(key, _)| !is_known(&key.to_lowercase()));
    unknown.next().map_or(Ok(()), |(key, _)| {
        Err(PuzzleMistake::new(
            unknown_key(format!("{what}.{}", key.escape_debug())),
            english!("other-keys-may-be-rules": "it may be a rule; supported: {names}", names = own.join(", ")),
        ))
    })
}

struct KeyReader<'n> {
    notes: &'n mut Notes,
    variants: Vec<Variant>,
    /// The unknown keys, in the order of the object.
    unknown: Vec<String>,
}

impl KeyReader<'_> {
    /// Reads a key and its value, in the value of the key `parent` if it is not beside the puzzle.
    fn key(&mut self, key: &str, value: &Value, parent: Option<&str>) -> Result<(), PuzzleMistake> {
        let lower = key.to_lowercase();
        let is = |keys: &[&str]| keys.contains(&&lower[..]);
        let name = key.escape_debug();
        let is_list = value.is_array() || value.is_object();
        if !is_set(value) || is(&OTHER_KEYS) && !(is_list && is(&LISTS_OF_RULES)) {
            return Ok(());
        }
        if is(&DESCRIPTIONS) {
            self.notes.description(Some(value));
            return Ok(());
        }
        if is(&RULE_TEXTS) || is(&RULE_LISTS) || is_list && is(&SETTINGS) {
            return self.rules(key, value);
        }
        if let Some(variant) = Variant::from_common_name(key) {
            match flag(value) {
                // A letter may also be a coordinate.
                Some(_) if key.len() == 1 && value.is_number() => {}
                Some(true) => {
                    self.variants.push(variant);
                    return Ok(());
                }
                Some(false) => return Ok(()),
                None => {
                    let sign = variant.mark_rule().and_then(|rule| rule.signs.first());
                    return Err(PuzzleMistake::new(
                        unknown_key(name),
                        match sign {
                            Some(sign) => {
                                english!("key-of-marks": "the key of marks is `marks`, as in {marks}, and that of rules is `variant`, as in {variant}",
                                marks = format!("{{ \"sign\": \"{}\", \"cells\": [...] }}", sign.name()), variant = format!("\"variant\": [\"{variant}\"]"))
                            }
                            None if variant.has_cages() => near_key("cages"),
                            None => {
                                english!("key-of-variant": "the key of rules is `variant`, as in {variant}", variant = format!("\"variant\": [\"{variant}\"]"))
                            }
                        },
                    ));
                }
            }
        }
        let near = RULE_KEYS.into_iter().find(|own| lower.starts_with(own.trim_end_matches('s')));
        if let Some(near) = near.or(nearest(&lower, RULE_KEYS).filter(|_| lower.len() > 5)) {
            return Err(PuzzleMistake::new(unknown_key(name), near_key(near)));
        }
        let names_rule = |value: &Value| {
            value.as_str().is_some_and(|text| Variant::from_common_name(text).is_some())
        };
        if names_rule(value) || value.as_array().is_some_and(|all| all.iter().any(names_rule)) {
            return self.rules(key, value);
        }
        let is_rule = is_list && RULE_PARTS.iter().any(|part| lower.contains(part));
        let in_rules = parent.filter(|parent| !SETTINGS.contains(&&parent.to_lowercase()[..]));
        if is_rule || in_rules.is_some() {
            let parent = in_rules.map(|parent| format!("{}.", parent.escape_debug()));
            return Err(PuzzleMistake::new(
                unknown_key(parent.unwrap_or_default() + &name.to_string()),
                english!("key-may-be-rule": "it may be a rule; the keys of rules are `variant`, `regions`, `cages` and `marks`"),
            ));
        }
        self.unknown.push(format!("`{name}`"));
        Ok(())
    }

    /// Reads the value of a key of rules or settings.
    fn rules(&mut self, key: &str, value: &Value) -> Result<(), PuzzleMistake> {
        let lower = key.to_lowercase();
        match value {
            Value::String(text) => {
                let parts: Vec<&str> = text.split([',', '+']).collect();
                let named: Option<Vec<Variant>> =
                    parts.iter().map(|part| Variant::from_common_name(part)).collect();
                match named {
                    Some(variants) => self.variants.extend(variants),
                    None if CLASSIC.contains(&&text.trim().to_lowercase()[..]) => {}
                    None if RULE_TEXTS.contains(&&lower[..]) => self.notes.rules(Some(value)),
                    None => {
                        self.notes.description(Some(value));
                        self.unknown.push(format!("`{}`", key.escape_debug()));
                    }
                }
            }
            Value::Array(all) => all.iter().try_for_each(|value| self.rules(key, value))?,
            Value::Object(fields) => {
                fields.iter().try_for_each(|(name, value)| self.key(name, value, Some(key)))?;
            }
            _ => self.unknown.push(format!("`{}`", key.escape_debug())),
        }
        Ok(())
    }
}

/// Returns `false` if the value is `null`, `false` or empty.
pub(super) fn is_set(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(values) => !values.is_empty(),
        Value::String(text) => !text.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        _ => true,
    }
}

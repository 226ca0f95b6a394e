//! Patterns of file names, such as `{slot}-{weekday}`.

use super::WEEKDAYS;
use crate::key::{ReadContext, ValueShape};
use crate::reader::Entry;
use gridpress_engine::generate::Level;
use gridpress_ground::named::names;
use gridpress_messages::calendar::place_in_week;
use gridpress_messages::text;
use jiff::civil::Date;
use toml::Value;

/// A pattern of file names: text with fields in braces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamePattern {
    /// Text, and fields between.
    pieces: Vec<NamePiece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum NamePiece {
    Text(String),
    Field(NameField),
}

/// A field of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameField {
    Date,
    Slot,
    Number,
    Weekday,
    Level,
    Year,
    Month,
    Day,
}

names! {
    NameField {
        "date" => NameField::Date,
        "slot" => NameField::Slot,
        "number" => NameField::Number,
        "weekday" => NameField::Weekday,
        "level" => NameField::Level,
        "year" => NameField::Year,
        "month" => NameField::Month,
        "day" => NameField::Day,
    }
}

/// A puzzle to name.
#[derive(Clone, Copy, Debug)]
pub struct NamedDay<'a> {
    /// The date.
    pub date: Date,
    /// The id of the slot.
    pub slot: &'a str,
    /// The number.
    pub number: u32,
    /// The level.
    pub level: Level,
}

impl NamePattern {
    /// Returns the name of a puzzle's files, without their endings.
    pub fn name(&self, day: &NamedDay) -> String {
        let NamedDay { date, slot, number, level } = *day;
        let piece = |piece: &NamePiece| match piece {
            NamePiece::Text(text) => text.clone(),
            NamePiece::Field(field) => match field {
                NameField::Date => date.to_string(),
                NameField::Slot => slot.to_owned(),
                NameField::Number => number.to_string(),
                NameField::Weekday => WEEKDAYS[place_in_week(date)].0.to_owned(),
                NameField::Level => level.name().to_owned(),
                NameField::Year => date.strftime("%Y").to_string(),
                NameField::Month => date.strftime("%m").to_string(),
                NameField::Day => date.strftime("%d").to_string(),
            },
        };
        self.pieces.iter().map(piece).collect()
    }

    /// Returns `true` if no two days of a slot have the same name.
    fn is_unique(&self) -> bool {
        let has = |field| self.pieces.contains(&NamePiece::Field(field));
        let has_date = [NameField::Year, NameField::Month, NameField::Day].into_iter().all(has);
        has_date || has(NameField::Date) || has(NameField::Number)
    }

    /// Parses a pattern.
    ///
    /// # Errors
    /// The reason why it is invalid.
    pub(super) fn parse(text: &str) -> Result<NamePattern, String> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((before, field)) = rest.split_once('{') {
            let (name, after) = field.split_once('}').ok_or("a field is not closed")?;
            pieces.push(NamePiece::Text(before.to_owned()));
            let field = NameField::from_name(name).ok_or_else(|| format!("unknown field `{name}`"));
            pieces.push(NamePiece::Field(field?));
            rest = after;
        }
        pieces.push(NamePiece::Text(rest.to_owned()));
        pieces.retain(|piece| *piece != NamePiece::Text(String::new()));
        let is_allowed = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        let other = pieces.iter().find_map(|piece| match piece {
            NamePiece::Text(text) => text.chars().find(|c| !is_allowed(*c)),
            NamePiece::Field(_) => None,
        });
        match other {
            Some(other) => Err(format!("`{}` cannot be in it", other.escape_debug())),
            None if text.is_empty() => Err("it is empty".to_owned()),
            // A name must not look like an ending, and a leading dot hides a file.
            None if text.starts_with('.') || text.ends_with('.') => {
                Err("a point cannot be at either end".to_owned())
            }
            None => Ok(NamePattern { pieces }),
        }
    }

    /// Returns the pattern as written in a spec.
    fn source(&self) -> String {
        let piece = |piece: &NamePiece| match piece {
            NamePiece::Text(text) => text.clone(),
            NamePiece::Field(field) => format!("{{{}}}", field.name()),
        };
        self.pieces.iter().map(piece).collect()
    }
}

/// Reads a pattern that names each day differently.
pub(super) fn unique(entry: &Entry<'_>, cx: &ReadContext<'_>) -> Option<NamePattern> {
    let pattern = repeating(entry, cx)?;
    if !pattern.is_unique() {
        let help = "for names that return, which always have the newest file, use `copies`";
        let label = "expected {date}, {number}, or {year}, {month} and {day}";
        entry.report_error(text!("names-repeat"), label, help);
        return None;
    }
    Some(pattern)
}

/// Reads a pattern that may give several days the same name.
pub(super) fn repeating(entry: &Entry<'_>, _: &ReadContext<'_>) -> Option<NamePattern> {
    let text = entry.line()?;
    match NamePattern::parse(&text) {
        Ok(pattern) => Some(pattern),
        Err(why) => {
            let fields: Vec<String> =
                NameField::NAMES.iter().map(|(name, _)| format!("{{{name}}}")).collect();
            let help = format!(
                "a name has letters A to Z, digits, `-`, `_` and `.`, and the fields {}",
                fields.join(" ")
            );
            entry.report_error(text!("names-pattern", text = text.as_str()), why, help);
            None
        }
    }
}

pub(super) fn written(pattern: &NamePattern) -> Value {
    pattern.source().into()
}

pub(super) fn shape() -> ValueShape {
    ValueShape::Text
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn patterns_name_days() {
        let day =
            NamedDay { date: date(2026, 12, 4), slot: "mini", number: 338, level: Level::Easy };
        for (text, name, is_unique) in [
            ("{slot}-{weekday}", "mini-friday", false),
            ("{year}{month}{day}_{slot}", "20261204_mini", true),
            ("sudoku.{number}-{level}", "sudoku.338-easy", true),
            ("{date}", "2026-12-04", true),
            ("{year}-{month}", "2026-12", false),
        ] {
            let pattern = NamePattern::parse(text).unwrap();
            assert_eq!((pattern.name(&day).as_str(), pattern.is_unique()), (name, is_unique));
            assert_eq!(pattern.source(), text);
        }
        for text in ["", "{day", "{days}", "a/b", "..", ".{slot}", "{slot}.", "a b", "é", "}"] {
            assert!(NamePattern::parse(text).is_err(), "{text}");
        }
    }
}

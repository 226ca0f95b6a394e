//! Requests: arguments by name, none of which is ignored, and errors with a code.

use gridpress_engine::notation::NotationError;
use gridpress_engine::puzzle::{KindError, Variant};
use gridpress_engine::{Kind, NotUnique, OutOfReach, Sudoku};
use gridpress_ground::named::{Named, suggestion, suggestion_among};
use gridpress_ground::rng::check_seed;
use gridpress_messages::{Words, language_tag, languages};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

/// An error of a request: a code for programs, and a message for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VerbError {
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl VerbError {
    /// Creates the error of an invalid argument.
    pub(crate) fn argument(message: impl Into<String>) -> VerbError {
        VerbError { code: "argument", message: message.into() }
    }

    /// Creates the error of an argument with an unexpected value.
    fn unexpected(key: &str, value: &Value, expected: &str) -> VerbError {
        VerbError::argument(format!("`{key}` is {}; {expected}", shown(value)))
    }

    /// Creates the error of a mistake in `text`, with its line if there are several.
    fn notation(error: &NotationError, text: &str) -> VerbError {
        let before = text.get(..error.span.start).unwrap_or_default();
        let line = if text.trim_end().contains('\n') {
            format!("line {}: ", before.matches('\n').count() + 1)
        } else {
            String::new()
        };
        let message = format!("{line}{}; {}", error.message, error.expected);
        VerbError { code: "notation", message }
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({ "code": self.code, "message": self.message })
    }
}

impl From<NotUnique> for VerbError {
    fn from(error: NotUnique) -> VerbError {
        let code = match &error {
            NotUnique::NoSolution => "no-solution",
            NotUnique::Several(..) => "several-solutions",
            NotUnique::Undetermined => "undetermined",
        };
        VerbError { code, message: error.to_string() }
    }
}

impl From<OutOfReach> for VerbError {
    fn from(error: OutOfReach) -> VerbError {
        VerbError { code: "out-of-reach", message: error.to_string() }
    }
}

impl From<KindError> for VerbError {
    fn from(error: KindError) -> VerbError {
        VerbError { code: "kind", message: format!("{}; {}", error.message, error.help) }
    }
}

/// The number of characters of a value that a message shows.
const SHOWN: usize = 60;

/// Returns a value as messages show it.
fn shown(value: &Value) -> String {
    let text = opaque(value).map_or_else(|| value.to_string(), str::to_owned);
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}

/// Returns the text of a value that JSON cannot express; `None` for others.
fn opaque(value: &Value) -> Option<&str> {
    let object = value.as_object().filter(|object| object.len() == 1);
    object?.get("$")?.as_str()
}

/// Parses a puzzle: text in any notation, or an object as other verbs return it.
pub(crate) fn parse_puzzle(puzzle: &Value, kind: Option<Kind>) -> Result<Sudoku, VerbError> {
    let text = match puzzle {
        Value::String(text) => text,
        Value::Object(fields) if fields.contains_key("puzzle") => &puzzle.to_string(),
        value => {
            let expected = "expected a puzzle: a text, or an object with `puzzle`";
            return Err(VerbError::unexpected("puzzle", value, expected));
        }
    };
    Sudoku::parse(text, kind).map_err(|error| VerbError::notation(&error, text))
}

/// The arguments of a request.
pub(crate) struct Request<'r> {
    values: &'r Map<String, Value>,
    stop: &'r AtomicBool,
}

impl<'r> Request<'r> {
    /// Reads the arguments, which must be among `valid`.
    pub(crate) fn new(
        values: &'r Value,
        valid: &[&str],
        stop: &'r AtomicBool,
    ) -> Result<Request<'r>, VerbError> {
        let values = values.as_object().ok_or_else(|| {
            VerbError::argument(format!("the options are {}; expected an object", shown(values)))
        })?;
        match values.keys().find(|key| !valid.contains(&key.as_str())) {
            None => Ok(Request { values, stop }),
            Some(key) => {
                let near = suggestion_among(key, valid);
                Err(VerbError::argument(format!("unknown option `{key}`; {near}")))
            }
        }
    }

    /// Returns `true` once the answer is not needed.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Returns an argument; `None` if it is absent.
    pub(crate) fn get(&self, key: &str) -> Option<&'r Value> {
        self.values.get(key)
    }

    /// Returns what `read` finds in an argument; `None` if it is absent.
    pub(crate) fn read<T>(
        &self,
        key: &str,
        expected: &str,
        read: impl FnOnce(&'r Value) -> Option<T>,
    ) -> Result<Option<T>, VerbError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match read(value) {
            Some(found) => Ok(Some(found)),
            None => Err(VerbError::unexpected(key, value, &format!("expected {expected}"))),
        }
    }

    /// Returns the value that an argument names.
    pub(crate) fn named<T: Named>(&self, key: &str) -> Result<Option<T>, VerbError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let name = value.as_str().unwrap_or_default();
        match T::from_name(name) {
            Some(found) => Ok(Some(found)),
            None => Err(VerbError::unexpected(key, value, &suggestion::<T>(name))),
        }
    }

    /// Returns a whole number.
    pub(crate) fn whole(
        &self,
        key: &str,
        range: RangeInclusive<u32>,
    ) -> Result<Option<u32>, VerbError> {
        let expected = format!("a whole number from {} to {}", range.start(), range.end());
        self.read(key, &expected, |value| {
            u32::try_from(value.as_u64()?).ok().filter(|number| range.contains(number))
        })
    }

    /// Returns an argument that is `false` by default.
    pub(crate) fn flag(&self, key: &str) -> Result<bool, VerbError> {
        Ok(self.read(key, "true or false", Value::as_bool)?.unwrap_or_default())
    }

    /// Returns a text.
    pub(crate) fn text(&self, key: &str) -> Result<Option<&'r str>, VerbError> {
        self.read(key, "a text", Value::as_str)
    }

    /// Returns the text of the seed.
    pub(crate) fn seed(&self) -> Result<String, VerbError> {
        let seed = self
            .read("seed", "a text or a whole number", |value| match value {
                Value::String(text) => Some(text.clone()),
                Value::Number(number) if !number.is_f64() => Some(number.to_string()),
                _ => None,
            })?
            .ok_or_else(|| VerbError::argument("`seed` is missing"))?;
        match check_seed(&seed) {
            Ok(()) => Ok(seed),
            Err(error) => Err(VerbError::argument(format!("`seed` {error}"))),
        }
    }

    /// Returns the messages in the requested language.
    pub(crate) fn words(&self) -> Result<Words, VerbError> {
        let Some(tag) = self.text("language")? else {
            return Ok(Words::english());
        };
        Words::new(tag).map_err(|error| {
            let tags: Vec<&str> = languages().collect();
            let near = suggestion_among(language_tag(tag).unwrap_or(tag), &tags);
            VerbError::argument(format!("`language` is \"{tag}\": {error}; {near}"))
        })
    }

    /// Returns the puzzle.
    pub(crate) fn puzzle(&self) -> Result<Sudoku, VerbError> {
        parse_puzzle(self.get("puzzle").unwrap_or(&Value::Null), self.kind()?)
    }

    /// Returns every puzzle of a text.
    pub(crate) fn puzzles(&self) -> Result<Vec<Sudoku>, VerbError> {
        let text = self.text("text")?.ok_or_else(|| VerbError::argument("`text` is missing"))?;
        Sudoku::parse_all(text, self.kind()?)
            .map_err(|errors| VerbError::notation(&errors[0], text))
    }

    /// Returns the kind by `size`, `box`, `variant` and `grids`; `None` if it has none of them.
    pub(crate) fn kind(&self) -> Result<Option<Kind>, VerbError> {
        if ["size", "box", "variant", "grids"].iter().all(|key| self.get(key).is_none()) {
            return Ok(None);
        }
        let largest = Kind::all_sides().max().map_or(u32::MAX, |side| side as u32);
        let size = self.whole("size", 1..=largest)?.unwrap_or(9);
        let boxes = self.read("box", "rows x columns, as in \"2x3\"", |boxes| {
            let (rows, columns) = boxes.as_str()?.split_once('x')?;
            Some((rows.parse().ok()?, columns.parse().ok()?))
        })?;
        let names = self.read("variant", "a name, or a list of names", |names| match names {
            Value::Array(names) => names.iter().map(Value::as_str).collect(),
            name => Some(vec![name.as_str()?]),
        })?;
        let variants = names.into_iter().flatten().map(|name| {
            Variant::from_name(name).ok_or_else(|| {
                let near = suggestion::<Variant>(name);
                VerbError { code: "kind", message: format!("unknown variant `{name}`; {near}") }
            })
        });
        let kind = Kind::new(size as usize, boxes, &variants.collect::<Result<Vec<_>, _>>()?)?;
        Ok(Some(match self.text("grids")? {
            Some(grids) => kind.with_grids(&grids.to_ascii_lowercase())?,
            None => kind,
        }))
    }
}

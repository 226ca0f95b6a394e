//! Puzzles as plain objects: their givens, the fields of their shape, and errors with a code.

use gridpress_engine::notation::NotationError;
use gridpress_engine::puzzle::{GridLayout, KindError, Variant};
use gridpress_engine::{Kind, NotUnique, OutOfReach, Sudoku};
use serde_json::{Value, json};

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

    pub(crate) fn to_json(&self) -> Value {
        json!({ "code": self.code, "message": self.message })
    }
}

impl From<NotationError> for VerbError {
    fn from(error: NotationError) -> VerbError {
        VerbError { code: "notation", message: format!("{}; {}", error.message, error.expected) }
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

/// Returns the puzzle of a request: text in any notation, or an object as other verbs return it.
pub(crate) fn puzzle_of(request: &Value) -> Result<Sudoku, VerbError> {
    let kind = kind_of(&request["kind"])?;
    match &request["puzzle"] {
        Value::String(text) => Ok(Sudoku::parse(text, kind)?),
        object @ Value::Object(_) => Ok(Sudoku::parse(&object.to_string(), None)?),
        _ => Err(VerbError::argument("expected a puzzle: a text, or an object with `puzzle`")),
    }
}

/// Returns the kind that an object describes with `size`, `box`, `variant` and `grids`; `None` if it has none of them.
pub(crate) fn kind_of(object: &Value) -> Result<Option<Kind>, VerbError> {
    let [size, boxes, variant, grids] = ["size", "box", "variant", "grids"].map(|key| &object[key]);
    if [size, boxes, variant, grids].iter().all(|value| value.is_null()) {
        return Ok(None);
    }
    let size = match size {
        Value::Null => 9,
        size => size
            .as_u64()
            .and_then(|size| usize::try_from(size).ok())
            .ok_or_else(|| VerbError::argument("`size` is not a whole number"))?,
    };
    let boxes =
        match boxes {
            Value::Null => None,
            boxes => {
                let sides = boxes.as_str().and_then(|text| text.split_once('x'));
                let sides = sides
                    .and_then(|(rows, columns)| Some((rows.parse().ok()?, columns.parse().ok()?)));
                Some(sides.ok_or_else(|| {
                    VerbError::argument("`box` is not rows x columns, as in \"2x3\"")
                })?)
            }
        };
    let names: Vec<&Value> = match variant {
        Value::Null => Vec::new(),
        Value::Array(names) => names.iter().collect(),
        name => vec![name],
    };
    let variants = names.into_iter().map(|name| {
        let known = name.as_str().and_then(Variant::from_name);
        known.ok_or_else(|| VerbError { code: "kind", message: format!("unknown variant {name}") })
    });
    let kind = Kind::new(size, boxes, &variants.collect::<Result<Vec<_>, _>>()?)?;
    match grids.as_str() {
        Some(grids) => Ok(Some(kind.with_grids(&grids.to_ascii_lowercase())?)),
        None if grids.is_null() => Ok(Some(kind)),
        None => Err(VerbError::argument("`grids` is not a text")),
    }
}

/// Returns the names of layouts of several grids.
pub(crate) fn layouts() -> Vec<&'static str> {
    GridLayout::NAMES.iter().map(|(name, _)| *name).collect()
}

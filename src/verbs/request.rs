//! Requests: arguments by name, none of which is ignored, and errors with a code.

use gridpress_engine::notation::{self, Format, NotationError, ParsedPuzzle};
use gridpress_engine::puzzle::{KindError, Symmetry, Variant};
use gridpress_engine::{Kind, Level, NotUnique, OutOfReach, PuzzleRequest};
use gridpress_ground::named::suggestion_among;
use gridpress_ground::record::{BoxSize, JsonSchema, Whole, arguments, record};
use gridpress_ground::rng::check_seed;
use gridpress_messages::{Words, language_tag, languages};
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// The codes of errors.
const CODES: [&str; 8] = [
    "argument", "notation", "kind", "format", "out-of-reach", "no-solution", "several-solutions",
    "undetermined",
];

/// The code of an error.
pub struct ErrorCode;

impl JsonSchema for ErrorCode {
    fn schema() -> Value {
        json!({ "enum": CODES })
    }
}

record! {
    /// An error of a request.
    #[derive(Clone, Debug)]
    pub struct VerbError: Serialize {
        /// The code, for programs.
        pub(crate) code: &'static str as ErrorCode,
        /// The message, for people.
        pub(crate) message: String,
        /// The reply as far as there is one: that on a puzzle without exactly one solution.
        pub(crate) reply: Option<Value>,
    }
}

impl VerbError {
    /// Creates an error.
    pub(crate) fn new(code: &'static str, message: impl ToString) -> VerbError {
        VerbError { code, message: message.to_string(), reply: None }
    }

    /// Creates the error of a mistake in `text`, with its line if there are several.
    pub(crate) fn notation(error: &NotationError, text: &str) -> VerbError {
        let before = text.get(..error.span.start).unwrap_or_default();
        let line = if text.trim_end().contains('\n') {
            format!("line {}: ", before.matches('\n').count() + 1)
        } else {
            String::new()
        };
        VerbError::new("notation", format!("{line}{}; {}", error.message, error.expected))
    }
}

impl From<NotUnique> for VerbError {
    fn from(error: NotUnique) -> VerbError {
        let code = match &error {
            NotUnique::NoSolution => "no-solution",
            NotUnique::Several(..) => "several-solutions",
            NotUnique::Undetermined => "undetermined",
        };
        VerbError::new(code, error)
    }
}

impl From<OutOfReach> for VerbError {
    fn from(error: OutOfReach) -> VerbError {
        VerbError::new("out-of-reach", error)
    }
}

impl From<KindError> for VerbError {
    fn from(error: KindError) -> VerbError {
        VerbError::new("kind", format!("{}; {}", error.message, error.help))
    }
}

/// The largest limit of counted solutions, and the largest number of puzzles that a request generates.
pub(crate) const MAX_COUNT: u32 = 1_000_000;

record! {
    /// The rules and the size of a puzzle, for text that does not state them. Classic by default.
    pub struct KindRequest: Request {
        /// The cells in a row: one of the sizes in `names()`. Default: 9.
        size: Option<Whole<1, 25>>,
        /// The rows and columns of a box, as in `2x3`. Default: as close to a square as possible.
        r#box: Option<BoxSize>,
        /// Rules in addition to the standard ones.
        variant: Option<Variants>,
        /// A layout of several grids, such as `samurai`, or their top left cells, as in `r1c1r7c7`.
        grids: Option<String>,
    }
}

record! {
    /// The puzzles of a seed.
    pub struct SeriesRequest: Request {
        /// The kind.
        kind: KindRequest,
        /// The level. Default: medium, or any with `removed`.
        level: Option<Level>,
        /// The seed, which always gives the same puzzle for the same options, on every machine. Default: a random seed.
        seed: Seed,
        /// The symmetry of the givens. Default: `rotate180`, if the grids have it.
        symmetry: Option<Symmetry>,
        /// The number of removed cells, its least and most, or `minimal`. Default: that of the level.
        removed: Option<Removed>,
        /// Adds the field `canonical`, as `canonical()` returns it. Default: `false`.
        pub(crate) canonical: Option<bool>,
    }
}

record! {
    /// A puzzle to generate.
    pub struct GenerateRequest: Request {
        /// The puzzles of the seed.
        pub(crate) series: SeriesRequest,
        /// The number of the puzzle among those of its seed, kind and level. Default: 1.
        pub(crate) index: Option<Whole<1, { u32::MAX }>>,
    }
}

record! {
    /// Several puzzles to generate.
    pub struct GenerateManyRequest: Request {
        /// The puzzles of the seed.
        pub(crate) series: SeriesRequest,
        /// The number of the first puzzle. Default: 1.
        pub(crate) first: Option<Whole<1, { u32::MAX }>>,
        /// The number of puzzles.
        pub(crate) count: Whole<0, MAX_COUNT>,
    }
}

record! {
    /// An existing puzzle.
    pub struct EntryRequest: Request {
        /// Its kind.
        kind: KindRequest,
        /// The puzzle.
        puzzle: PuzzleText,
    }
}

record! {
    /// Several existing puzzles.
    pub struct ManyRequest: Request {
        /// Their kind.
        pub(crate) kind: KindRequest,
        /// The puzzles.
        pub(crate) puzzles: Vec<Value>,
    }
}

record! {
    /// A puzzle whose solutions are counted.
    pub struct CountRequest: Request {
        /// The puzzle.
        pub(crate) puzzle: EntryRequest,
        /// The number of solutions up to which they are counted. Default: 2.
        pub(crate) limit: Option<Whole<1, MAX_COUNT>>,
    }
}

record! {
    /// A puzzle whose steps are explained.
    pub struct SentenceRequest: Request {
        /// The puzzle.
        pub(crate) puzzle: EntryRequest,
        /// The language of the sentences. Default: English.
        language: Option<LanguageRequest>,
    }
}

record! {
    /// A text with puzzles.
    pub struct ParseRequest: Request {
        /// Their kind.
        pub(crate) kind: KindRequest,
        /// The text.
        pub(crate) text: String,
    }
}

record! {
    /// A puzzle to write.
    pub struct FormatRequest: Request {
        /// The puzzle.
        pub(crate) puzzle: EntryRequest,
        /// The format. Default: `line`.
        pub(crate) format: Option<Format>,
        /// Adds the solution. Default: `false`.
        pub(crate) solution: Option<bool>,
    }
}

/// A seed: a text or a whole number.
pub struct Seed(String);

/// The number of cells to remove.
pub enum Removed {
    Band(RangeInclusive<u32>),
    Minimal,
}

/// A puzzle: text in any notation, or an object as replies have it.
pub struct PuzzleText(String);

/// A language with its messages.
pub struct LanguageRequest(Words);

/// One or more variants.
pub struct Variants(Vec<Variant>);

arguments! {
    Seed: { "type": ["string", "integer"] }, |value| {
        let seed = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) if !number.is_f64() => number.to_string(),
            _ => return Err("expected a text or a whole number".to_owned()),
        };
        check_seed(&seed).map(|()| Seed(seed)).map_err(|error| format!("it {error}"))
    };
    Removed: { "anyOf": [
        { "type": "integer" },
        { "type": "array", "prefixItems": [{ "type": "integer" }, { "type": "integer" }] },
        { "enum": ["minimal"] },
    ] }, |value| {
        let number = |value: &Value| u32::try_from(value.as_u64()?).ok();
        let band = match value {
            Value::String(text) if text == "minimal" => return Ok(Removed::Minimal),
            Value::Array(ends) if ends.len() == 2 => number(&ends[0]).zip(number(&ends[1])),
            one => number(one).map(|one| (one, one)),
        };
        band.filter(|(least, most)| (1..=*most).contains(least))
            .map(|(least, most)| Removed::Band(least..=most))
            .ok_or_else(|| "expected a number from 1, [least, most], or \"minimal\"".to_owned())
    };
    PuzzleText: {}, |value| match value {
        Value::String(text) => Ok(PuzzleText(text.clone())),
        Value::Object(fields) if fields.contains_key("puzzle") => Ok(PuzzleText(value.to_string())),
        _ => Err("expected a puzzle: a text, or an object with `puzzle`".to_owned()),
    };
    Variants: { "anyOf": [Variant::schema(), Vec::<Variant>::schema()] }, |value| match value {
        Value::Array(_) => Vec::read(value).map(Variants),
        one => Variant::read(one).map(|one| Variants(vec![one])),
    };
    LanguageRequest: { "type": "string" }, |value| {
        let tag = value.as_str().ok_or("expected a text")?;
        Words::new(tag).map(LanguageRequest).map_err(|error| {
            let tags: Vec<&str> = languages().collect();
            format!("{error}; {}", suggestion_among(language_tag(tag).unwrap_or(tag), &tags))
        })
    };
}

impl KindRequest {
    /// Returns the kind; `None` if the request has none of its fields.
    pub(crate) fn kind(&self) -> Result<Option<Kind>, VerbError> {
        let KindRequest { size, r#box, variant, grids } = self;
        if size.is_none() && r#box.is_none() && variant.is_none() && grids.is_none() {
            return Ok(None);
        }
        let size = size.as_ref().map_or(9, |size| size.0 as usize);
        let variants = variant.as_ref().map_or(&[][..], |variants| &variants.0);
        let kind = Kind::new(size, r#box.map(Into::into), variants)?;
        Ok(Some(kind.with_grids(grids.as_deref())?))
    }
}

impl SeriesRequest {
    /// Returns the request for the puzzle with index 1.
    pub(crate) fn order(&self) -> Result<PuzzleRequest, VerbError> {
        let kind = self.kind.kind()?.unwrap_or(Kind::CLASSIC);
        let mut order = PuzzleRequest::new(&*self.seed.0).kind(kind);
        if let Some(level) = self.level {
            order = order.level(level);
        }
        if let Some(symmetry) = self.symmetry {
            symmetry.check_kind(kind)?;
            order = order.symmetry(symmetry);
        }
        Ok(match &self.removed {
            None => order,
            Some(Removed::Minimal) => order.minimal(),
            Some(Removed::Band(band)) => order.removed_cells(band.clone()),
        })
    }
}

impl EntryRequest {
    /// Returns the puzzle.
    pub(crate) fn entry(&self) -> Result<ParsedPuzzle, VerbError> {
        self.puzzle.parse(self.kind.kind()?)
    }
}

impl PuzzleText {
    /// Parses the puzzle, whose kind is `kind` unless it states another.
    pub(crate) fn parse(&self, kind: Option<Kind>) -> Result<ParsedPuzzle, VerbError> {
        notation::parse_one(&self.0, kind).map_err(|error| VerbError::notation(&error, &self.0))
    }
}

impl SentenceRequest {
    /// Returns the messages in the requested language.
    pub(crate) fn words(self) -> Words {
        self.language.map_or_else(Words::english, |language| language.0)
    }
}

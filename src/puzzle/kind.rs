//! Kinds of sudoku: a size, boxes and variants. What a recipe asks for and a puzzle's rules begin with.

use super::{HouseMark, Variant};
use std::fmt;
use std::str::FromStr;

/// Size, boxes and variants of a sudoku.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind {
    side: u8,
    box_rows: u8,
    box_columns: u8,
    /// A bit for each variant.
    variants: u16,
}

/// The bit of a variant.
fn bit(variant: Variant) -> u16 {
    1 << variant as u8
}

/// Sides with the rows and columns of their boxes.
const BOXES: [(u8, u8, u8); 8] = [
    (4, 2, 2),
    (6, 2, 3),
    (8, 2, 4),
    (9, 3, 3),
    (10, 2, 5),
    (12, 3, 4),
    (16, 4, 4),
    (25, 5, 5),
];

/// A size, box or variant that there is not, or that does not go with the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindError {
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

impl fmt::Display for KindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.message, self.help)
    }
}

impl std::error::Error for KindError {}

impl Kind {
    /// 9x9 with boxes of 3x3.
    pub const CLASSIC: Kind = Kind {
        side: 9,
        box_rows: 3,
        box_columns: 3,
        variants: 0,
    };

    /// The sides that there are.
    pub fn sides() -> impl Iterator<Item = usize> {
        BOXES.iter().map(|&(side, ..)| usize::from(side))
    }

    /// A kind of `side` cells in a row, with boxes of `boxes` (rows, columns) or the usual ones.
    ///
    /// # Errors
    /// [`KindError`] when there is no such size or box, or a variant does not go with the rest.
    pub fn new(
        side: usize,
        boxes: Option<(usize, usize)>,
        variants: &[Variant],
    ) -> Result<Kind, KindError> {
        let wrong = |message: String, help: &str| {
            Err(KindError {
                message,
                help: help.into(),
            })
        };
        let Some(&(_, rows, columns)) =
            BOXES.iter().find(|(known, ..)| usize::from(*known) == side)
        else {
            let sides: Vec<String> = Kind::sides().map(|side| side.to_string()).collect();
            let help = format!("the sizes are {}", sides.join(", "));
            return wrong(format!("there is no size {side}"), &help);
        };
        let usual = (usize::from(rows), usize::from(columns));
        let turned = (usual.1, usual.0);
        let (box_rows, box_columns) = boxes.unwrap_or(usual);
        if (box_rows, box_columns) != usual && (box_rows, box_columns) != turned {
            let mut help = format!(
                "the boxes of size {side} are {}x{} (rows x columns)",
                usual.0, usual.1
            );
            if turned != usual {
                help += &format!(" or {}x{}", turned.0, turned.1);
            }
            return wrong(
                format!("size {side} has no boxes of {box_rows}x{box_columns}"),
                &help,
            );
        }
        let kind = Kind {
            side: side as u8,
            box_rows: box_rows as u8,
            box_columns: box_columns as u8,
            variants: variants.iter().fold(0, |set, &variant| set | bit(variant)),
        };
        match variants
            .iter()
            .find_map(|&variant| variant.refused_in(kind).zip(Some(variant)))
        {
            Some((help, variant)) => wrong(
                format!(
                    "`{}` does not go with this size or its other variants",
                    variant.name()
                ),
                help,
            ),
            None if boxes.is_some() && kind.has(Variant::Jigsaw) => {
                wrong("a jigsaw has no boxes".into(), "leave the box out")
            }
            None => Ok(kind),
        }
    }

    /// Cells in a row, and digits.
    pub fn side(self) -> usize {
        usize::from(self.side)
    }

    /// Cells in all.
    pub fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// Rows and columns of a box. A jigsaw has the usual ones of its size, and no use for them.
    pub fn boxes(self) -> (usize, usize) {
        (usize::from(self.box_rows), usize::from(self.box_columns))
    }

    /// True when the boxes are those that the size has where nothing else is said.
    pub fn has_usual_boxes(self) -> bool {
        BOXES.contains(&(self.side, self.box_rows, self.box_columns))
    }

    /// True when `variant` is one of its variants.
    pub fn has(self, variant: Variant) -> bool {
        self.variants & bit(variant) != 0
    }

    /// Its variants, in the order of [`Variant::NAMES`].
    pub fn variants(self) -> impl Iterator<Item = Variant> {
        let all = Variant::NAMES.iter().map(|(_, variant)| *variant);
        all.filter(move |&variant| self.has(variant))
    }

    /// True when a line is shown by strokes from cell to cell, since shaded cells show other houses: it would mix with
    /// them.
    pub fn has_strokes(self) -> bool {
        let is_shaded = |variant: Variant| {
            let mark = variant.mark();
            matches!(mark, Some(HouseMark::Window | HouseMark::Shade))
        };
        self.variants().any(is_shaded)
    }

    /// True when every puzzle of this kind has regions or cages of its own.
    pub fn is_drawn(self) -> bool {
        self.has(Variant::Jigsaw) || self.has(Variant::Killer)
    }

    /// This kind with the boxes that its size usually has.
    pub fn usual(self) -> Kind {
        let usual = BOXES.iter().find(|(side, ..)| *side == self.side);
        usual.map_or(self, |&(_, box_rows, box_columns)| Kind {
            box_rows,
            box_columns,
            ..self
        })
    }

    /// This kind without variants.
    pub fn plain(self) -> Kind {
        Kind {
            variants: 0,
            ..self
        }
    }

    /// This kind without cages.
    pub fn uncaged(self) -> Kind {
        Kind {
            variants: self.variants & !bit(Variant::Killer),
            ..self
        }
    }
}

/// Size, then the boxes if they are not the usual ones, then variants: `9`, `6-3x2`, `9+diagonal+killer`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.side)?;
        if !self.has_usual_boxes() {
            write!(f, "-{}x{}", self.box_rows, self.box_columns)?;
        }
        self.variants()
            .try_for_each(|variant| write!(f, "+{}", variant.name()))
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kind({self})")
    }
}

impl FromStr for Kind {
    type Err = KindError;

    fn from_str(text: &str) -> Result<Kind, KindError> {
        let wrong = |message: String| KindError {
            message,
            help: "expected a size and variants, as in `9`, `6-3x2` or `9+diagonal`".into(),
        };
        let mut parts = text.split('+');
        let size = parts.next().unwrap_or_default();
        let number = |text: &str| {
            let digits =
                !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit());
            digits
                .then(|| text.parse().ok())
                .flatten()
                .ok_or_else(|| wrong(format!("`{size}` is no size")))
        };
        let (side, boxes) = match size.split_once('-') {
            None => (number(size)?, None),
            Some((side, boxes)) => {
                let (rows, columns) = boxes
                    .split_once('x')
                    .ok_or_else(|| wrong(format!("`{boxes}` is no box")))?;
                (number(side)?, Some((number(rows)?, number(columns)?)))
            }
        };
        let variant = |name: &str| {
            Variant::named(name).ok_or_else(|| wrong(format!("there is no variant `{name}`")))
        };
        let variants = parts.map(variant).collect::<Result<Vec<_>, _>>()?;
        Kind::new(side, boxes, &variants)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_read_back() {
        for text in [
            "4",
            "6",
            "6-3x2",
            "9",
            "9+diagonal+windoku",
            "12-4x3",
            "25",
            "9+jigsaw+killer",
        ] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        assert_eq!("9".parse(), Ok(Kind::CLASSIC));
        assert_eq!(
            "9+killer+diagonal".parse::<Kind>().unwrap().to_string(),
            "9+diagonal+killer"
        );
    }

    #[test]
    fn what_is_no_kind_is_refused() {
        for text in [
            "",
            "7",
            "+9",
            "9x9",
            "9-",
            "9-9x1",
            "6-2",
            "9+",
            "9+kropki",
            "6+windoku",
            "4+asterisk",
            "9-3x3+jigsaw",
            "6+diagonal+antiknight",
            "9+diagonal+windoku+antiknight+killer",
            "16+windoku+jigsaw",
            "25+jigsaw",
        ] {
            assert!(text.parse::<Kind>().is_err(), "{text}");
        }
    }
}

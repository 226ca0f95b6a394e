//! Flags for the kind of puzzle.

use super::choice::choice;
use clap::Args;
use gridpress_base::diag::{Diagnostic, Failure};
use gridpress_engine::puzzle::{Kind, KindError, Variant};

#[derive(Args)]
pub(super) struct KindArgs {
    /// Cells in a row: 4, 6, 8, 9, 10, 12, 14 to 16, 18, 20 to 22, 24 or 25; of a jigsaw also 5, 7, 11, 13, 17, 19 or 23, of a futoshiki or skyscrapers 5 or 7, of a calcudoku 3 to 9
    #[arg(long, value_name = "N", value_parser = size)]
    size: Option<usize>,
    /// Rows and columns of a box where they are not the usual ones, as in 3x2
    #[arg(long = "box", value_name = "RxC", value_parser = boxes)]
    boxes: Option<(usize, usize)>,
    /// Overlapping grids: samurai, twodoku, butterfly, sohei, cross, windmill, or their corners as in r1c1r7c7
    #[arg(long, value_name = "LAYOUT")]
    grids: Option<String>,
    /// Rules beside the usual ones
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', ignore_case = true, value_parser = choice::<Variant>())]
    variant: Vec<Variant>,
}

impl KindArgs {
    /// The kind that the flags name; where they name none, the classic one.
    pub(super) fn kind(&self) -> Result<Kind, Failure> {
        let kind = Kind::new(self.size.unwrap_or(9), self.boxes, &self.variant);
        let laid_out = |kind: Kind| match &self.grids {
            Some(grids) => kind.laid_out(&grids.to_ascii_lowercase()),
            None => Ok(kind),
        };
        kind.and_then(laid_out).map_err(no_kind)
    }

    /// The kind that the flags name, if they name any.
    pub(super) fn named(&self) -> Result<Option<Kind>, Failure> {
        let any = self.size.is_some()
            || self.boxes.is_some()
            || self.grids.is_some()
            || !self.variant.is_empty();
        any.then(|| self.kind()).transpose()
    }
}

/// The report of kinds that there are not.
pub(super) fn no_kind(error: KindError) -> Failure {
    Failure::input(vec![Diagnostic::error(error.message).help(error.help)])
}

/// `6` or `6x6`.
fn size(text: &str) -> Result<usize, String> {
    let side = match text.split_once('x') {
        Some((rows, columns)) if rows == columns => rows,
        _ => text,
    };
    let sides: Vec<String> = Kind::all_sides().map(|side| side.to_string()).collect();
    match sides.iter().position(|known| known == side) {
        Some(index) => Ok(Kind::all_sides().nth(index).expect("one of the sizes")),
        None => Err(format!("the sizes are {}", sides.join(", "))),
    }
}

fn boxes(text: &str) -> Result<(usize, usize), String> {
    let number = |text: &str| text.parse::<u8>().ok().map(usize::from);
    let read = text.split_once('x').and_then(|(rows, columns)| number(rows).zip(number(columns)));
    read.ok_or_else(|| "expected rows x columns, as in 3x2".to_owned())
}

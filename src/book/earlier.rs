//! What a book must not repeat: the puzzles of the volumes before it in its series.

use gridpress_base::diag::Failure;
use gridpress_engine::puzzle::canonical::Form;

/// The volumes of a series that come before a book.
pub trait Earlier {
    /// Where a puzzle of that form stands in them, if one does: in the first of them that has it.
    ///
    /// # Errors
    /// Where they cannot be read.
    fn standing(&self, form: &Form) -> Result<Option<Standing>, Failure>;
}

/// The place of a puzzle in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The number of the volume.
    pub volume: u32,
    /// The number of the puzzle there.
    pub number: u32,
}

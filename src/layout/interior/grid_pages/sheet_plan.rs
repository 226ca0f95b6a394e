//! The texts above the puzzles of worksheets: the head of the sheet, and the introduction of the section.

use crate::LayoutError;
use crate::interior::parts::display_page::Title;
use crate::interior::parts::opener;
use crate::interior::parts::sheet_head::SheetHead;
use crate::typography::text_block::Context;
use gridpress_base::units::{Length, Point};
use gridpress_spec::WorksheetSpec;

/// The texts above the puzzles of every sheet of a section.
#[derive(Debug)]
pub(super) struct SheetPlan {
    head: SheetHead,
    /// The introduction of the section, below the head.
    intro: Option<Title>,
}

impl SheetPlan {
    /// Plans the sheets of `section`.
    pub(super) fn new(
        ctx: &Context,
        section: usize,
        worksheet: &WorksheetSpec,
    ) -> Result<SheetPlan, LayoutError> {
        let head = SheetHead::new(ctx, section, worksheet)?;
        let intro = opener::intro_above_grids(ctx, section)?;
        Ok(SheetPlan { head, intro })
    }

    /// Returns the height of the texts.
    pub(super) fn height(&self) -> Length {
        self.head.height + self.intro.as_ref().map_or(Length::ZERO, |intro| intro.height)
    }

    /// Returns the texts of a sheet, each with its position.
    pub(super) fn titles(
        &self,
        ctx: &Context,
        worksheet: &WorksheetSpec,
        sheet: usize,
    ) -> Result<Vec<(Title, Point)>, LayoutError> {
        let head = self.head.title(ctx, worksheet, sheet)?;
        let below = Point::new(Length::ZERO, head.height);
        let intro = self.intro.iter().map(|intro| (intro.clone(), below));
        Ok([(head, Point::default())].into_iter().chain(intro).collect())
    }
}

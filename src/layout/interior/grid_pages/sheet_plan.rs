//! The texts above the puzzles of worksheets: the head of the sheet, and the rules and the introduction of the section.

use crate::LayoutError;
use crate::interior::parts::display_page::Title;
use crate::interior::parts::opener;
use crate::interior::parts::sheet_head::SheetHead;
use crate::typography::text_block::Context;
use gridpress_bookspec::WorksheetSpec;
use gridpress_ground::units::{Length, Point};

/// The texts above the puzzles of every sheet of a section.
#[derive(Debug)]
pub(super) struct SheetPlan {
    head: SheetHead,
    /// The rules and the introduction of the section, below the head.
    below: Vec<Title>,
}

impl SheetPlan {
    /// Plans the sheets of `section`.
    pub(super) fn new(
        ctx: &Context,
        section: usize,
        worksheet: &WorksheetSpec,
    ) -> Result<SheetPlan, LayoutError> {
        let head = SheetHead::new(ctx, section, worksheet)?;
        let rules = opener::rules_above_grids(ctx, section)?;
        let intro = opener::intro_above_grids(ctx, section)?;
        Ok(SheetPlan { head, below: rules.into_iter().chain(intro).collect() })
    }

    /// Returns the height of the texts.
    pub(super) fn height(&self) -> Length {
        self.head.height + self.below.iter().map(|title| title.height).sum::<Length>()
    }

    /// Returns the texts of a sheet, each with its position.
    pub(super) fn titles(
        &self,
        ctx: &Context,
        worksheet: &WorksheetSpec,
        sheet: usize,
    ) -> Result<Vec<(Title, Point)>, LayoutError> {
        let head = self.head.title(ctx, worksheet, sheet)?;
        let mut top = head.height;
        let mut titles = vec![(head, Point::default())];
        for title in &self.below {
            titles.push((title.clone(), Point::new(Length::ZERO, top)));
            top += title.height;
        }
        Ok(titles)
    }
}

//! The one walk over the pages of a document before they are printed: what is measured for the preflight, and what
//! the PDF will need of fonts and pictures.

use gridpress_audit::preflight::{PageSurvey, Ruler};
use gridpress_base::diag::Failure;
use gridpress_base::fonts::Fonts;
use gridpress_engine::parallel;
use gridpress_layout::{Document, Page};
use gridpress_render::pdf::{self, Used};

/// Pages that are made and looked at together by a thread. Pages that share drawings are better looked at together.
const BATCH: usize = 16;

/// The measured pages of a document, and the resources that its PDF needs.
#[derive(Debug)]
pub(super) struct Survey {
    /// The ink of each page.
    pub sheets: Vec<PageSurvey>,
    /// The glyphs, pictures and drawings of all pages.
    pub used: Used,
}

impl Survey {
    /// What the PDF of `document` needs; no page is measured.
    ///
    /// # Errors
    /// As [`Document::page`].
    pub fn unmeasured(document: &Document) -> Result<Survey, Failure> {
        Ok(Survey { sheets: Vec::new(), used: pdf::used(document)? })
    }

    /// Makes every page of `document` once.
    ///
    /// # Errors
    /// As [`Document::page`].
    pub fn of(document: &Document, fonts: &Fonts) -> Result<Survey, Failure> {
        let firsts: Vec<usize> = (0..document.len()).step_by(BATCH).collect();
        let batch = |ruler: &mut Ruler, &first: &usize| {
            let pages = first..(first + BATCH).min(document.len());
            let pages: Result<Vec<Page>, _> = pages.map(|index| document.page(index)).collect();
            let (pages, trim) = (pages?, document.paper.trim);
            let sheets = pages.iter().map(|page| PageSurvey::of(page, trim, ruler));
            Ok::<_, Failure>((sheets.collect::<Vec<_>>(), Used::by(&pages)))
        };
        let batches = parallel::try_map_with(&firsts, || Ruler::new(fonts), batch)?;
        let (sheets, used): (Vec<_>, Vec<_>) = batches.into_iter().unzip();
        Ok(Survey {
            sheets: sheets.into_iter().flatten().collect(),
            used: used.into_iter().fold(Used::default(), Used::and),
        })
    }
}

//! The key of levels: their stars, and what each asks for.

use crate::LayoutError;
use crate::block::signs::Signs;
use crate::text::context::Context;
use crate::text::draft::{Chapter, Draft};
use crate::text::flow::{Flow, chapter_pages};
use gridpress_base::units::{Length, Point};
use gridpress_engine::generate::Level;
use std::collections::BTreeSet;

/// The room between the name of a level and its signs, in percent of the size of the name.
const BEFORE_SIGNS: i32 = 70;

/// The pages of the key of levels: those that the book has, easiest first.
pub(in crate::book) fn levels(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let words = ctx.words;
    let title = Chapter::Levels.title(words);
    let mut flow = Flow::new(ctx);
    flow.chapter(title)?;
    let levels: BTreeSet<Level> = ctx.book.puzzles().map(|puzzle| puzzle.level).collect();
    for level in levels {
        let end = flow.subheading(words.level(level))?;
        if let Some(sign) = ctx.book.spec.puzzle.sign() {
            let size = ctx.theme.subheading.size;
            let at = end + Point::new(size.percent(BEFORE_SIGNS), Length::ZERO);
            flow.push(Signs::beside(sign, size, ctx.book.spec.stars).items(level, at));
        }
        let mut of_level = ctx.book.puzzles().filter(|puzzle| puzzle.level == level);
        let by_trial = of_level.any(|puzzle| !puzzle.rating.solved);
        flow.paragraph(words.level_is(level, by_trial))?;
    }
    Ok(chapter_pages(flow, title))
}

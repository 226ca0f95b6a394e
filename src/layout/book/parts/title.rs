//! The title page.

use crate::layout::LayoutError;
use crate::layout::book::collect::Volume;
use crate::layout::book::parts::display::DisplayPage;
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;
use crate::layout::text::style::Align;

/// The room below the subtitle, in percent of its size.
const BELOW_SUBTITLE: i32 = 60;

/// The title page of a volume.
pub(in crate::layout::book) fn title(ctx: &Context, volume: Volume) -> Result<Draft, LayoutError> {
    let (spec, theme) = (&ctx.book.spec, ctx.theme);
    let mut page = DisplayPage::new(ctx, 20);
    if theme.display == Align::Left {
        page.ornament();
    }
    page.text(theme.title, 38, &spec.title)?;
    page.space(theme.subtitle.size);
    if theme.display == Align::Centre {
        page.ornament();
    }
    if let Some(subtitle) = &spec.subtitle {
        page.text(theme.subtitle, 12, subtitle)?;
        page.space(theme.subtitle.size.percent(BELOW_SUBTITLE));
    }
    let below = match volume {
        Volume::Answers => ctx.words.answers().to_owned(),
        Volume::Main => ctx.words.puzzle_count(ctx.book.puzzles().count()),
    };
    page.text(theme.author, 6, &below)?;
    if let Some(author) = &spec.author {
        let lines = page.fitted(theme.author, 10, author)?;
        // The author stands at the foot.
        page.y = ctx.block.block.height - lines.height();
        page.lines(&lines)?;
    }
    Ok(page.draft)
}

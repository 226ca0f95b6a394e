//! The title page.

use crate::layout::LayoutError;
use crate::layout::book::collect::Volume;
use crate::layout::book::parts::display::DisplayPage;
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;
use crate::layout::text::style::Align;

/// The room below the subtitle, in percent of its size.
const BELOW_SUBTITLE: i32 = 60;

/// The line below title and subtitle: how many puzzles there are, where neither says so.
fn below(ctx: &Context, volume: Volume) -> Option<String> {
    let (spec, words) = (&ctx.book.spec, ctx.words);
    let count = ctx.book.puzzles().count();
    let mut titles = [Some(&spec.title), spec.subtitle.as_ref()]
        .into_iter()
        .flatten();
    match volume {
        Volume::Answers => Some(words.answers().to_owned()),
        Volume::Main => {
            let is_named = titles.any(|title| words.names_count(title, count));
            (!is_named).then(|| words.puzzle_count(count))
        }
    }
}

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
    if let Some(below) = below(ctx, volume) {
        page.text(theme.author, 6, &below)?;
    }
    if let Some(author) = &spec.author {
        let lines = page.fitted(theme.author, 10, author)?;
        // The author stands at the foot.
        page.y = ctx.block.block.height - lines.height();
        page.lines(&lines)?;
    }
    Ok(page.draft)
}

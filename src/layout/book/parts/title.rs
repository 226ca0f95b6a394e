//! The title page.

use crate::LayoutError;
use crate::art::Art;
use crate::book::collect::Volume;
use crate::book::parts::certificate::mascot;
use crate::book::parts::display::DisplayPage;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::lines::Lines;
use crate::text::style::Align;
use gridpress_base::units::Length;

/// The room below the subtitle, in percent of its size.
const BELOW_SUBTITLE: i32 = 60;

/// The line below title and subtitle: how many puzzles there are, where neither says so.
fn below(ctx: &Context, volume: Volume) -> Option<String> {
    let (spec, words) = (&ctx.book.spec, ctx.words);
    let count = spec.puzzle_count();
    let mut titles = [Some(&spec.title), spec.subtitle.as_ref()].into_iter().flatten();
    match volume {
        Volume::Answers => Some(words.answers().to_owned()),
        Volume::Main => {
            let is_named = titles.any(|title| words.names_count(title, count));
            (!is_named).then(|| words.puzzle_count(count))
        }
    }
}

/// Where the type of the page begins, and how much of it the title may take, in percent of its height: as it looks best,
/// and what long texts ask for.
const FROM_AIRY_TO_TIGHT: [(i32, i32); 5] = [(20, 38), (12, 38), (6, 34), (0, 28), (0, 20)];

/// The title page of a volume.
pub(in crate::book) fn title(ctx: &Context, volume: Volume) -> Result<Draft, LayoutError> {
    let (spec, theme) = (&ctx.book.spec, ctx.theme);
    // Author and imprint stand at the foot.
    let blank = DisplayPage::new(ctx, 0);
    let mut foot = Vec::new();
    for text in [&spec.author, &spec.imprint].into_iter().flatten() {
        foot.push(blank.fitted(theme.author, 10, text)?);
    }
    let height: Length = foot.iter().map(Lines::height).sum();
    let gap = theme.author.size * (foot.len() as i32 - 1).max(0);
    let top = ctx.block.block.height - height - gap;
    let mut page = titles(ctx, volume, top)?;
    mascot(ctx, &mut page, Art::Owl, top);
    page.y = top;
    for lines in &foot {
        page.lines(lines)?;
        page.space(theme.author.size);
    }
    Ok(page.draft)
}

/// Series, title, subtitle and count, as airy as they can stand above `foot`.
fn titles<'c>(
    ctx: &'c Context<'c>,
    volume: Volume,
    foot: Length,
) -> Result<DisplayPage<'c>, LayoutError> {
    let title = &ctx.book.spec.title;
    let mut last = LayoutError::TextTooLong(title.clone());
    for (start, share) in FROM_AIRY_TO_TIGHT {
        match titles_from(ctx, volume, start, share) {
            Ok(page) if page.y <= foot => return Ok(page),
            Ok(_) => {}
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn titles_from<'c>(
    ctx: &'c Context<'c>,
    volume: Volume,
    start: i32,
    share: i32,
) -> Result<DisplayPage<'c>, LayoutError> {
    let (spec, theme) = (&ctx.book.spec, ctx.theme);
    let mut page = DisplayPage::new(ctx, start);
    if let Some(series) = spec.series_line() {
        let lines = page.fitted(theme.author, 10, &series)?;
        page.y = (page.y - lines.height() - theme.author.size * 2).at_least(Length::ZERO);
        page.lines(&lines)?;
        page.space(theme.author.size * 2);
    }
    if theme.display == Align::Left {
        page.ornament();
    }
    page.text(theme.title, share, &spec.title)?;
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
    Ok(page)
}

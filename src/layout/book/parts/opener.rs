//! The pages that open sections, and the answers.

use crate::LayoutError;
use crate::art::Art;
use crate::block::signs::Signs;
use crate::book::collect::range_of;
use crate::book::grid_pages::Title;
use crate::book::parts::certificate::mascot;
use crate::book::parts::display::DisplayPage;
use crate::book::parts::intro::{intro, intro_above};
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::line::line;
use crate::text::lines::Lines;
use crate::text::style::Align;
use gridpress_base::units::{Length, Point};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_spec::{RulesFor, Section};

/// The room below the title, in percent of the size of the lines that follow.
const BELOW_TITLE: i32 = 80;
/// The room between these lines, in percent of their size.
const BETWEEN_LINES: i32 = 15;
/// The room above the signs of a level, in percent of the size of these lines.
const ABOVE_SIGNS: i32 = 160;
/// The size of type that the signs of a level would stand beside, in percent of the size of these lines.
const SIGNS: i32 = 130;
/// The width of the rules of variants, in percent of that of running text.
const RULES: i32 = 85;

/// A page with a title in its upper third, and its ornament.
fn opening<'c>(ctx: &'c Context<'c>, title: &str) -> Result<DisplayPage<'c>, LayoutError> {
    let theme = ctx.theme;
    let mut page = DisplayPage::new(ctx, 26);
    if theme.display == Align::Left {
        page.ornament();
    }
    page.text(theme.opener, 40, title)?;
    page.space(theme.author.size.percent(BELOW_TITLE));
    if theme.display == Align::Centre {
        page.ornament();
    }
    Ok(page)
}

/// The page that opens a section.
pub(in crate::book) fn opener(ctx: &Context, section: usize) -> Result<Draft, LayoutError> {
    let spec = &ctx.book.spec.sections[section];
    let author = ctx.theme.author;
    let mut page = opening(ctx, spec.title.as_deref().unwrap_or_default())?;
    for text in about(ctx, spec, range_of(ctx.book, section)) {
        page.text(author, 10, &text)?;
        page.space(author.size.percent(BETWEEN_LINES));
    }
    sign(ctx, &mut page, spec);
    rules(ctx, &mut page, spec.contents.kind())?;
    intro(ctx, &mut page, section)?;
    Ok(page.draft)
}

/// The lines below the title of a section: its kind, its level, and the numbers of its puzzles.
fn about(ctx: &Context, spec: &Section, range: String) -> impl Iterator<Item = String> {
    let kind = spec.contents.kind();
    let name = (kind != Kind::CLASSIC).then(|| ctx.words.kind(kind));
    // A section that is called by its level need not say it twice.
    let level = spec.contents.level();
    let label = level.map(|level| ctx.words.level(level).to_owned());
    let label = label.filter(|label| spec.title.as_ref() != Some(label));
    let lines = [name, label, Some(range)].into_iter().flatten();
    lines.filter(|text| !text.is_empty())
}

/// The sign of a section's level, if the spec has signs.
fn sign(ctx: &Context, page: &mut DisplayPage, spec: &Section) {
    let size = ctx.theme.author.size;
    if let (Some(level), Some(sign)) = (spec.contents.level(), ctx.book.spec.puzzle.sign()) {
        let signs = Signs::beside(sign, size.percent(SIGNS), ctx.book.spec.stars);
        let free = ctx.block.block.width - signs.width(level);
        page.space(size.percent(ABOVE_SIGNS));
        let at = Point::new(ctx.theme.display.x(free), page.y);
        page.draft.extend(signs.items(level, at));
    }
}

/// The title of a section above its first grids: what its page would say, in less room.
pub(in crate::book) fn above(ctx: &Context, section: usize) -> Result<Title, LayoutError> {
    let spec = &ctx.book.spec.sections[section];
    let (fonts, note) = (ctx.fonts, ctx.theme.commentary);
    let mut page = DisplayPage::new(ctx, 0);
    page.text(ctx.theme.heading, 20, spec.title.as_deref().unwrap_or_default())?;
    let about: Vec<String> = about(ctx, spec, range_of(ctx.book, section)).collect();
    let text = about.join(" \u{b7} ");
    let (width, free) = (note.width(fonts, &text)?, ctx.block.block.width);
    let sign = spec.contents.level().zip(ctx.book.spec.puzzle.sign());
    let signs =
        sign.map(|(level, sign)| (level, Signs::beside(sign, note.size, ctx.book.spec.stars)));
    let beside = |(level, signs): &(Level, Signs)| note.size + signs.width(*level);
    let whole = width + signs.as_ref().map_or(Length::ZERO, beside);
    if whole > free {
        page.text(note, 15, &text)?;
    } else {
        let at = Point::new(ctx.theme.display.x(free - whole), page.y + note.ascent());
        page.draft.extend(line(fonts, note, Align::Left, at, &text)?);
        if let Some((level, signs)) = &signs {
            let at = at + Point::new(width + note.size, Length::ZERO);
            page.draft.extend(signs.items(*level, at));
        }
        page.space(note.leading());
    }
    // Where every puzzle has its rules beside it they are not told twice on a page.
    if ctx.book.spec.puzzle.rules == RulesFor::None {
        rules(ctx, &mut page, spec.contents.kind())?;
    }
    intro_above(ctx, &mut page, section)?;
    page.space(ctx.theme.body.leading());
    Ok(Title { height: page.y, items: page.draft.items })
}

/// The introduction and the picture of a section above its first grids, where no title opens it on paper; `None` for a
/// section that has neither.
pub(in crate::book) fn untitled(
    ctx: &Context,
    section: usize,
) -> Result<Option<Title>, LayoutError> {
    let spec = &ctx.book.spec.sections[section];
    if spec.intro.is_none() && spec.picture.is_none() {
        return Ok(None);
    }
    let mut page = DisplayPage::new(ctx, 0);
    intro_above(ctx, &mut page, section)?;
    page.space(ctx.theme.body.leading());
    Ok(Some(Title { height: page.y, items: page.draft.items }))
}

/// The rules of the variants of `kind`.
fn rules(ctx: &Context, page: &mut DisplayPage, kind: Kind) -> Result<(), LayoutError> {
    let measure = ctx.block.measure().percent(RULES);
    for (_, rule) in ctx.words.own_rules(kind) {
        page.space(ctx.theme.body.leading());
        let lines = Lines::wrapped(ctx.fonts, ctx.theme.aside(), measure, &rule)?;
        page.lines(&lines)?;
    }
    Ok(())
}

/// The page that opens the answers.
pub(in crate::book) fn answers_opener(ctx: &Context, title: &str) -> Result<Draft, LayoutError> {
    let mut page = opening(ctx, title)?;
    mascot(ctx, &mut page, Art::Owl, ctx.block.block.height);
    Ok(page.draft)
}

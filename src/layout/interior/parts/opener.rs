//! Openers of sections, with an introduction and a picture, and the opener of the answers.

use crate::LayoutError;
use crate::art::Art;
use crate::block::footer::annotations::requested_rules;
use crate::block::level_signs::LevelSigns;
use crate::document::item::Item;
use crate::interior::collect::range_of;
use crate::interior::parts::display_page::{DisplayPage, Title, add_mascot};
use crate::typography::draft::Draft;
use crate::typography::lines::{Lines, set_line};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::{PictureTheme, RulesFor, Section};
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_ground::units::{Length, Point, Rect, Size};
use gridpress_messages::OperationSigns;

/// Gap below the title, in percent of the size of the lines that follow.
const BELOW_TITLE: i32 = 80;
/// Gap between these lines, in percent of their size.
const BETWEEN_LINES: i32 = 15;
/// Gap above the sign of a level, in percent of the size of these lines.
const ABOVE_SIGNS: i32 = 160;
/// Size of type that the sign of a level corresponds to, in percent of the size of these lines.
const SIGNS: i32 = 130;
/// Width of the rules of variants, in percent of that of running text.
const RULES: i32 = 85;

/// Creates a page with a title in its upper third, and its ornament.
fn opening_page<'c>(ctx: &'c Context<'c>, title: &str) -> Result<DisplayPage<'c>, LayoutError> {
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

/// Sets the opener of a section.
pub(in crate::interior) fn set_opener(ctx: &Context, section: usize) -> Result<Draft, LayoutError> {
    let spec = &ctx.book.spec.sections[section];
    let author = ctx.theme.author;
    let mut page = opening_page(ctx, spec.title.as_deref().unwrap_or_default())?;
    for text in about(ctx, spec, range_of(ctx.book, section)) {
        page.text(author, 10, &text)?;
        page.space(author.size.percent(BETWEEN_LINES));
    }
    add_level_sign(ctx, &mut page, spec);
    add_rules(ctx, &mut page, section)?;
    add_intro(ctx, &mut page, section)?;
    Ok(page.draft)
}

/// Returns the lines below the title of a section: its kind, its level, and the numbers of its puzzles.
fn about(ctx: &Context, spec: &Section, range: String) -> impl Iterator<Item = String> {
    let kind = spec.contents.kind();
    let name = (kind != Kind::CLASSIC).then(|| ctx.words.kind(kind));
    // If a section is named after its level, the level appears only once.
    let level = spec.contents.level();
    let label = level.map(|level| ctx.words.level(level).to_owned());
    let label = label.filter(|label| spec.title.as_ref() != Some(label));
    [name, label, Some(range)].into_iter().flatten().filter(|text| !text.is_empty())
}

/// Adds the sign of a section's level, if the spec has signs.
fn add_level_sign(ctx: &Context, page: &mut DisplayPage, spec: &Section) {
    let size = ctx.theme.author.size;
    if let (Some(level), Some(sign)) = (spec.contents.level(), ctx.book.spec.puzzle.sign()) {
        let signs = LevelSigns::beside(sign, size.percent(SIGNS), ctx.book.spec.stars);
        let free = ctx.block.block.width - signs.width(level);
        page.space(size.percent(ABOVE_SIGNS));
        let at = Point::new(ctx.theme.display.x(free), page.y);
        page.draft.extend(signs.items(level, at));
    }
}

/// Creates the title of a section above its first grids: the contents of its opener, in less room.
pub(in crate::interior) fn title_above(
    ctx: &Context,
    section: usize,
) -> Result<Title, LayoutError> {
    let spec = &ctx.book.spec.sections[section];
    let (fonts, note) = (ctx.fonts, ctx.theme.commentary);
    let mut page = DisplayPage::new(ctx, 0);
    page.text(ctx.theme.heading, 20, spec.title.as_deref().unwrap_or_default())?;
    let text =
        about(ctx, spec, range_of(ctx.book, section)).collect::<Vec<String>>().join(" \u{b7} ");
    let (width, free) = (note.width(fonts, &text)?, ctx.block.block.width);
    let sign = spec.contents.level().zip(ctx.book.spec.puzzle.sign());
    let signs =
        sign.map(|(level, sign)| (level, LevelSigns::beside(sign, note.size, ctx.book.spec.stars)));
    let beside = |(level, signs): &(Level, LevelSigns)| note.size + signs.width(*level);
    let whole = width + signs.as_ref().map_or(Length::ZERO, beside);
    if whole > free {
        page.text(note, 15, &text)?;
    } else {
        let at = Point::new(ctx.theme.display.x(free - whole), page.y + note.ascent());
        page.draft.extend(set_line(fonts, note, Align::Left, at, &text)?);
        if let Some((level, signs)) = &signs {
            let at = at + Point::new(width + note.size, Length::ZERO);
            page.draft.extend(signs.items(*level, at));
        }
        page.space(note.leading());
    }
    // If every puzzle has its rules beside it, they are not repeated.
    if ctx.book.spec.puzzle.rules == RulesFor::None {
        add_rules(ctx, &mut page, section)?;
    }
    add_intro_above(ctx, &mut page, section)?;
    page.space(ctx.theme.body.leading());
    Ok(Title { height: page.y, items: page.draft.items })
}

/// Size of the rules on worksheets, in percent of that of running text: children read large type.
const SHEET_RULES: i32 = 120;

/// Creates the rules that the spec requests above the puzzles of a worksheet; `None` if it requests none.
pub(in crate::interior) fn rules_above_grids(
    ctx: &Context,
    section: usize,
) -> Result<Option<Title>, LayoutError> {
    let rules = requested_rules(ctx, section).join(" ");
    if rules.is_empty() {
        return Ok(None);
    }
    let mut page = DisplayPage::new(ctx, 0);
    let style = Style::new(FontRole::Text, ctx.theme.body.size.percent(SHEET_RULES));
    page.lines(&Lines::wrapped(ctx.fonts, style, ctx.block.block.width, &rules)?)?;
    page.space(ctx.theme.body.leading());
    Ok(Some(Title { height: page.y, items: page.draft.items }))
}

/// Creates the introduction and the picture of a section above its first grids, if no title opens it on paper; `None`
/// for a section that has neither.
pub(in crate::interior) fn intro_above_grids(
    ctx: &Context,
    section: usize,
) -> Result<Option<Title>, LayoutError> {
    let spec = &ctx.book.spec.sections[section];
    if spec.intro.is_none() && spec.picture.is_none() {
        return Ok(None);
    }
    let mut page = DisplayPage::new(ctx, 0);
    add_intro_above(ctx, &mut page, section)?;
    page.space(ctx.theme.body.leading());
    Ok(Some(Title { height: page.y, items: page.draft.items }))
}

/// Adds the rules of the variants of a section.
fn add_rules(ctx: &Context, page: &mut DisplayPage, section: usize) -> Result<(), LayoutError> {
    let measure = ctx.block.measure().percent(RULES);
    let kind = ctx.book.spec.sections[section].contents.kind();
    let shapes = ctx.book.sections[section].iter().map(|puzzle| &*puzzle.puzzle.shape);
    for (_, rule) in ctx.words.own_rules(kind, OperationSigns::of(shapes)) {
        page.space(ctx.theme.body.leading());
        let lines = Lines::wrapped(ctx.fonts, ctx.theme.aside(), measure, &rule)?;
        page.lines(&lines)?;
    }
    Ok(())
}

/// Sets the opener of the answers.
pub(in crate::interior) fn set_answers_opener(
    ctx: &Context,
    title: &str,
) -> Result<Draft, LayoutError> {
    let mut page = opening_page(ctx, title)?;
    add_mascot(ctx, &mut page, Art::Owl, ctx.block.block.height);
    Ok(page.draft)
}

/// Width of the introduction, in percent of that of running text.
const WIDTH: i32 = 85;
/// Minimum height of a picture, in lines.
const MIN_PICTURE: i32 = 5;
/// Maximum height of a picture above grids, in percent of that of the text block.
const PICTURE_ABOVE: i32 = 22;

/// Adds the introduction and the picture of a section to its opener.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if they do not fit on the page.
pub(super) fn add_intro(
    ctx: &Context,
    page: &mut DisplayPage,
    index: usize,
) -> Result<(), LayoutError> {
    let spec = &ctx.book.spec.sections[index];
    let bottom = ctx.block.block.height;
    if let Some(text) = &spec.intro {
        add_paragraphs(ctx, page, text)?;
        if page.y > bottom {
            return Err(LayoutError::TextTooLong(text.clone()));
        }
    }
    match &spec.picture {
        Some(_) => add_picture(ctx, page, spec, bottom),
        None => add_animal(ctx, page, index),
    }
}

/// Adds the introduction and the picture of a section above its first grids, which keep most of the page.
///
/// # Errors
/// See [`add_intro`].
fn add_intro_above(ctx: &Context, page: &mut DisplayPage, index: usize) -> Result<(), LayoutError> {
    let spec = &ctx.book.spec.sections[index];
    if let Some(text) = &spec.intro {
        add_paragraphs(ctx, page, text)?;
    }
    let most = ctx.block.block.height.percent(PICTURE_ABOVE);
    add_picture(ctx, page, spec, page.y + most)
}

/// Adds the paragraphs of the introduction.
fn add_paragraphs(ctx: &Context, page: &mut DisplayPage, text: &str) -> Result<(), LayoutError> {
    let measure = ctx.block.measure().percent(WIDTH);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()) {
        if paragraph.is_empty() {
            continue;
        }
        if page.y > Length::ZERO {
            page.space(ctx.theme.body.leading());
        }
        let text = paragraph.join(" ");
        page.lines(&Lines::wrapped(ctx.fonts, ctx.theme.body, measure, &text)?)?;
    }
    Ok(())
}

/// Adds the picture of the section, as large as fits above `bottom`.
fn add_picture(
    ctx: &Context,
    page: &mut DisplayPage,
    spec: &Section,
    bottom: Length,
) -> Result<(), LayoutError> {
    let Some(figure) = &spec.picture else {
        return Ok(());
    };
    let (block, line) = (ctx.block.block, ctx.theme.body.leading());
    let gap = if page.y > Length::ZERO { line * 2 } else { Length::ZERO };
    let room = Size { width: ctx.block.measure(), height: bottom - page.y - gap };
    if room.height < line * MIN_PICTURE {
        return Err(LayoutError::TextTooLong(spec.intro.clone().unwrap_or_default()));
    }
    let size = figure.size_in(room);
    let x = ctx.theme.display.x(block.width - size.width);
    let rect = Rect::new(x, page.y + gap, size.width, size.height);
    page.draft.extend([Item::image(rect, figure.picture.clone())]);
    page.y = rect.bottom();
    Ok(())
}

/// Adds the animal of the section, for colouring in, if the book has pictures.
fn add_animal(ctx: &Context, page: &mut DisplayPage, index: usize) -> Result<(), LayoutError> {
    if ctx.book.spec.pictures == PictureTheme::None {
        return Ok(());
    }
    let (block, style) = (ctx.block.block, ctx.theme.body);
    let before = page.y;
    add_mascot(ctx, page, Art::of_section(index), block.height - style.leading() * 2);
    if page.y > before {
        let at = Point::new(block.width.half(), page.y + style.leading() * 2 - style.size / 4);
        let text = ctx.words.colour_in();
        page.draft.extend(set_line(ctx.fonts, style, Align::Centre, at, text)?);
    }
    Ok(())
}

//! What a section begins with below its title: words of the author's, and a picture.

use crate::LayoutError;
use crate::art::Art;
use crate::book::parts::certificate::mascot;
use crate::book::parts::display::DisplayPage;
use crate::page::item::Item;
use crate::text::context::Context;
use crate::text::line::line;
use crate::text::lines::Lines;
use crate::text::style::Align;
use gridpress_base::units::{Length, Point, Rect, Size};
use gridpress_spec::{Pictures, Section};

/// The width of the words, in percent of that of running text.
const WIDTH: i32 = 85;
/// A picture has at least so many lines of room.
const LEAST_PICTURE: i32 = 5;
/// The most height of a picture above grids, in percent of that of the text block.
const PICTURE_ABOVE: i32 = 22;

/// Sets the introduction and the picture of a section on the page that opens it.
///
/// # Errors
/// [`LayoutError::TextTooLong`] when the page has no room for them.
pub(super) fn intro(
    ctx: &Context,
    page: &mut DisplayPage,
    index: usize,
) -> Result<(), LayoutError> {
    let spec = &ctx.book.spec.sections[index];
    let bottom = ctx.block.block.height;
    if let Some(text) = &spec.intro {
        words(ctx, page, text)?;
        if page.y > bottom {
            return Err(LayoutError::TextTooLong(text.clone()));
        }
    }
    match &spec.picture {
        Some(_) => picture(ctx, page, spec, bottom),
        None => animal(ctx, page, index),
    }
}

/// Sets the introduction and the picture of a section above its first grids, to which they leave most of the page.
///
/// # Errors
/// As [`intro`].
pub(super) fn intro_above(
    ctx: &Context,
    page: &mut DisplayPage,
    index: usize,
) -> Result<(), LayoutError> {
    let spec = &ctx.book.spec.sections[index];
    if let Some(text) = &spec.intro {
        words(ctx, page, text)?;
    }
    let most = ctx.block.block.height.percent(PICTURE_ABOVE);
    picture(ctx, page, spec, page.y + most)
}

/// The paragraphs of the introduction.
fn words(ctx: &Context, page: &mut DisplayPage, text: &str) -> Result<(), LayoutError> {
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

/// The picture of the section, as large as the room down to `bottom` allows.
fn picture(
    ctx: &Context,
    page: &mut DisplayPage,
    spec: &Section,
    bottom: Length,
) -> Result<(), LayoutError> {
    let Some(figure) = &spec.picture else {
        return Ok(());
    };
    let (block, line) = (ctx.block.block, ctx.theme.body.leading());
    let gap = match page.y > Length::ZERO {
        true => line * 2,
        false => Length::ZERO,
    };
    let room = Size { width: ctx.block.measure(), height: bottom - page.y - gap };
    if room.height < line * LEAST_PICTURE {
        return Err(LayoutError::TextTooLong(spec.intro.clone().unwrap_or_default()));
    }
    let size = figure.picture.size_in(room);
    let x = ctx.theme.display.x(block.width - size.width);
    let rect = Rect::new(x, page.y + gap, size.width, size.height);
    page.draft.extend([Item::image(rect, figure.picture.clone())]);
    page.y = rect.bottom();
    Ok(())
}

/// The animal of the section, to colour in, where the book has pictures.
fn animal(ctx: &Context, page: &mut DisplayPage, index: usize) -> Result<(), LayoutError> {
    if ctx.book.spec.pictures == Pictures::None {
        return Ok(());
    }
    let (block, style) = (ctx.block.block, ctx.theme.body);
    let before = page.y;
    mascot(ctx, page, Art::of_section(index), block.height - style.leading() * 2);
    if page.y > before {
        let at = Point::new(block.width.half(), page.y + style.leading() * 2 - style.size / 4);
        let text = ctx.words.colour_in();
        page.draft.extend(line(ctx.fonts, style, Align::Centre, at, text)?);
    }
    Ok(())
}

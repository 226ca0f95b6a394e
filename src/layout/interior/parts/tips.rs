//! Tips on techniques, where pages of puzzles have room.

use crate::typography::bands::tab;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, fit};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::Design;
use gridpress_engine::rating::Technique;
use gridpress_ground::units::{Length, Size};

/// Maximum width of a tip, in times the size of its type.
const MEASURE: i32 = 32;
/// Maximum size of its type, in percent of that of other notes.
const LARGE: i32 = 135;

/// Sets a tip on that technique for puzzles of the section, in a box that is not larger than `room`; `None` without a
/// technique, or if there is too little room.
pub(in crate::interior) fn tip(
    ctx: &Context,
    section: usize,
    technique: Option<Technique>,
    room: Size,
) -> Result<Option<LayoutBox>> {
    let Some(technique) = technique else { return Ok(None) };
    let spec = &ctx.book.spec;
    let (fonts, words, theme) = (ctx.fonts, ctx.words, ctx.theme);
    let text = words.teach(technique, spec.sections[section].contents.kind());
    let name = words.technique(technique);
    let set = |style: Style| {
        let white = style.size;
        let width = room.width.min(style.size * MEASURE + white * 2);
        let inner = width - white * 2;
        let wrapped = |style: Style, text: &str| {
            Lines::wrapped(fonts, style, inner, text)?.boxed(fonts, Align::Left, inner)
        };
        let body = |title: &str| {
            let lines = [wrapped(style.with(FontRole::Bold), title)?, wrapped(style, text)?];
            Ok::<_, LayoutError>(LayoutBox::column(Align::Left, inner, lines))
        };
        let tip = if theme.design == Design::Magazine {
            let tip = words.capitals(words.tip());
            let label = tab(fonts, theme.running_head, width, Align::Left, &tip)?;
            let parts = [label, body(name)?.inset(white)];
            LayoutBox::column(Align::Left, width, parts).framed(Length::ZERO)
        } else {
            body(&format!("{}: {name}", words.tip()))?.framed(white)
        };
        let fits = tip.size.height <= room.height;
        Ok::<_, LayoutError>((tip, fits))
    };
    // Larger than other notes if there is room.
    let style = theme.commentary;
    let (tip, fits) = fit(style.at(style.size.percent(LARGE)), 95, style.size, set)?;
    Ok(fits.then_some(tip))
}

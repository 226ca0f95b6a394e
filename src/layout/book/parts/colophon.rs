//! The colophon: the typefaces of the book, and what its puzzles can be made from again.

use crate::fonts::{FontRole, Fonts};
use crate::layout::LayoutError;
use crate::layout::text::context::Context;
use crate::layout::text::draft::Draft;
use crate::layout::text::flow::Flow;
use crate::units::{Length, Point};

/// The colophon: the typefaces of the book, and what its puzzles can be made from again.
pub(in crate::layout::book) fn colophon(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let (fonts, words) = (ctx.fonts, ctx.words);
    let style = ctx.theme.fine.with(FontRole::Text);
    let seed = showable(fonts, &ctx.book.generator.seed);
    let mut flow = Flow::new(ctx);
    flow.ragged(style, &words.set_in(families(fonts)))?;
    flow.space(1);
    let version = env!("CARGO_PKG_VERSION");
    flow.verbatim(
        style,
        &words.made_with(version, ctx.book.generator.revision.number(), &seed),
    )?;
    for recipe in ctx.book.spec.recipes() {
        flow.space(1);
        flow.verbatim(style, &showable(fonts, &recipe))?;
    }
    flow.space(1);
    flow.ragged(style, words.made_again())?;
    let free = ctx.block.body().0 + ctx.block.body().1 - flow.filled();
    let pages = flow.finish();
    Ok(match &pages[..] {
        // Alone it stands at the foot, as the copyright does.
        [only] => vec![only.clone().moved(Point::new(Length::ZERO, free))],
        _ => pages,
    })
}

/// The families of the book's faces, each once.
fn families(fonts: &Fonts) -> Vec<String> {
    let mut families = Vec::new();
    for face in fonts.chosen() {
        let family = face.family();
        if !families.contains(&family) {
            families.push(family);
        }
    }
    families
}

/// `text` with what no font can show, and spaces that would run together, as TOML writes them in a string.
fn showable(fonts: &Fonts, text: &str) -> String {
    let mut shown = String::new();
    for c in text.chars() {
        let runs_together = c.is_whitespace() && (c != ' ' || shown.ends_with(' '));
        let size = Length::pt(10);
        if runs_together
            || fonts
                .shape(FontRole::Text, size, c.encode_utf8(&mut [0; 4]))
                .is_err()
        {
            shown += &match u32::from(c) {
                code @ ..=0xFFFF => format!("\\u{code:04X}"),
                code => format!("\\U{code:08X}"),
            };
        } else {
            shown.push(c);
        }
    }
    shown
}

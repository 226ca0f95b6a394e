//! The colophon: the typefaces of the book, and how its puzzles were made.

use crate::LayoutError;
use crate::book::collect::range_of;
use crate::text::context::Context;
use crate::text::draft::Draft;
use crate::text::flow::Flow;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_base::units::{Length, Point};
use gridpress_spec::Section;

/// The colophon: the typefaces of the book, and how its puzzles were made.
pub(in crate::book) fn colophon(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
    let (fonts, words) = (ctx.fonts, ctx.words);
    let style = ctx.theme.fine.with(FontRole::Text);
    let seed = showable(fonts, &ctx.book.generator.seed);
    let mut flow = Flow::new(ctx);
    flow.ragged(style, &words.set_in(families(fonts)))?;
    flow.space(1);
    let version = env!("CARGO_PKG_VERSION");
    flow.verbatim(style, &words.made_with(version, ctx.book.generator.revision.number(), &seed))?;
    for (section, spec) in ctx.book.spec.sections.iter().enumerate() {
        flow.space(1);
        flow.ragged(style, &about(ctx, section, spec))?;
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

/// A section in a line: `Warming up, Puzzles 1–40, 9 × 9, Easy`.
fn about(ctx: &Context, section: usize, spec: &Section) -> String {
    let (words, contents) = (ctx.words, &spec.contents);
    let level = contents.level().map(|level| words.level(level).to_owned());
    let parts = [
        spec.title.clone(),
        Some(range_of(ctx.book, section)),
        Some(words.kind(contents.kind())),
        // A section that is called by its level need not say it twice.
        level.filter(|level| spec.title.as_ref() != Some(level)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
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
        if runs_together || fonts.shape(FontRole::Text, size, c.encode_utf8(&mut [0; 4])).is_err() {
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

//! The table of contents.

use crate::block::level_signs::LevelSigns;
use crate::document::item::Item;
use crate::interior::collect::{BookPart, answers_heading, range_of};
use crate::typography::draft::{Anchor, Chapter, Draft, PageRef};
use crate::typography::flow::{Flow, chapter_pages};
use crate::typography::lines::{Lines, set_line};
use crate::typography::style::{Align, HAIRLINE, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::fonts::Fonts;
use gridpress_bookspec::{Design, TextPage};
use gridpress_engine::generate::Level;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_messages::PageNote;

/// Gap between an entry and the rule below it, in percent of the size of the entry.
const ABOVE_RULE: i32 = 30;

/// An entry of the contents.
struct ContentsEntry {
    title: String,
    /// A note below the title; empty if there is none.
    note: String,
    /// The level whose sign is behind the note.
    level: Option<Level>,
    /// The anchor of the page.
    anchor: Anchor,
}

/// Returns the entries of `parts`.
fn entries(ctx: &Context, parts: &[BookPart]) -> Vec<ContentsEntry> {
    let line = |title: &str, note: String, anchor| ContentsEntry {
        title: title.to_owned(),
        note,
        level: None,
        anchor,
    };
    let plain = |title: &str, anchor| vec![line(title, String::new(), anchor)];
    let lines = |part: &BookPart| match part {
        BookPart::Chapter(Chapter::Contents) => Vec::new(),
        BookPart::Chapter(chapter) => plain(chapter.title(ctx.words), Anchor::Chapter(*chapter)),
        BookPart::Text(index) => text_entries(&ctx.book.spec.text_pages[*index], *index),
        BookPart::Opener(section) => {
            let spec = &ctx.book.spec.sections[*section];
            let (title, level) = (spec.title.as_deref(), spec.contents.level());
            let label = level.map(|level| ctx.words.level(level));
            // If a section is named after its level, the level appears only once.
            let label = label.filter(|label| Some(*label) != title);
            let range = range_of(ctx.book, *section);
            let note: Vec<&str> = label.into_iter().chain([range.as_str()]).collect();
            vec![ContentsEntry {
                level,
                ..line(title.unwrap_or_default(), note.join(" \u{b7} "), Anchor::Section(*section))
            }]
        }
        BookPart::Puzzles { section, .. } if ctx.book.spec.sections[*section].title.is_none() => {
            plain(&range_of(ctx.book, *section), Anchor::Section(*section))
        }
        BookPart::AnswersOpener(section) => {
            let (anchor, title) = answers_heading(ctx.book, *section);
            plain(&title, anchor)
        }
        _ => Vec::new(),
    };
    parts.iter().flat_map(lines).collect()
}

/// Returns the entries of the chapters of a user-supplied text.
fn text_entries(page: &TextPage, index: usize) -> Vec<ContentsEntry> {
    let line = |chapter: usize| {
        Some(ContentsEntry {
            title: page.title_of(chapter)?.to_owned(),
            note: String::new(),
            level: None,
            anchor: Anchor::Text(index, chapter),
        })
    };
    if page.listed { (0..page.chapters.len()).filter_map(line).collect() } else { Vec::new() }
}

/// Sets the pages of the contents of `parts`.
pub(in crate::interior) fn set_contents(ctx: &Context, parts: &[BookPart]) -> Result<Vec<Draft>> {
    let title = ctx.words.contents();
    let spaced = |gap| {
        // Rules are as wide as the text block.
        let mut flow = match ctx.theme.design {
            Design::Modern => Flow::full_width(ctx),
            Design::Classic | Design::LargePrint => Flow::new(ctx),
        };
        flow.chapter(title)?;
        for entry in entries(ctx, parts) {
            set_entry(ctx, &mut flow, &entry, gap)?;
        }
        Ok::<_, LayoutError>(chapter_pages(flow, title))
    };
    let pages = spaced(ctx.theme.entry.size.half())?;
    if pages.len() > 1 {
        // Reduces the gaps, if that saves a page.
        let closer = spaced(Length::ZERO)?;
        if closer.len() < pages.len() {
            return Ok(closer);
        }
    }
    Ok(pages)
}

/// Sets an entry: its title and note, the leader or rule, and the page number, with a gap below.
fn set_entry(ctx: &Context, flow: &mut Flow, entry: &ContentsEntry, gap: Length) -> Result<()> {
    let (style, note_style) = (ctx.theme.entry, ctx.theme.entry_note);
    let width = flow.width();
    // Wide enough for any page number.
    let number_width = style.width(ctx.fonts, "88888")?;
    let room = width - number_width - style.size * 2;
    let title = Lines::wrapped(ctx.fonts, style, room, &entry.title)?;
    let note_height = if entry.note.is_empty() { Length::ZERO } else { note_style.leading() };
    let text_height = title.height() + note_height;
    let y = flow.reserve(text_height + gap);
    let top = Point::new(Length::ZERO, y);
    flow.push(title.place(ctx.fonts, Align::Left, top)?);
    let last = top + Point::new(Length::ZERO, title.last_baseline());
    if ctx.theme.design == Design::Modern {
        let y = y + text_height + style.size.percent(ABOVE_RULE);
        let [from, to] = [Length::ZERO, width].map(|x| Point::new(x, y));
        flow.push([Item::rule(from, to, HAIRLINE)]);
    } else {
        let end = style.width(ctx.fonts, title.lines.last().map_or("", String::as_str))?;
        leader(flow, ctx.fonts, style, last.y, end, width - number_width)?;
    }
    if !entry.note.is_empty() {
        let below = last + Point::new(Length::ZERO, note_style.leading());
        flow.push(set_line(ctx.fonts, note_style, Align::Left, below, &entry.note)?);
        if let Some((level, sign)) = entry.level.zip(ctx.book.spec.puzzle.sign()) {
            let after = note_style.width(ctx.fonts, &entry.note)? + note_style.size;
            let at = below + Point::new(after, Length::ZERO);
            flow.push(
                LevelSigns::beside(sign, note_style.size, ctx.book.spec.stars).items(level, at),
            );
        }
    }
    flow.page().refs.push(PageRef {
        to: entry.anchor,
        style,
        align: Align::Right,
        at: Point::new(width, last.y),
        note: PageNote::bare(),
        lead: None,
        area: Some(Rect::new(Length::ZERO, y, width, text_height)),
    });
    Ok(())
}

/// Sets dots from `from` to `to`, aligned with those of the other lines.
fn leader(
    flow: &mut Flow,
    fonts: &Fonts,
    style: Style,
    y: Length,
    from: Length,
    to: Length,
) -> Result<()> {
    let step = style.size / 2;
    let mut x = to - step;
    let mut dots = Vec::new();
    while x > from + step {
        dots.extend(set_line(fonts, style, Align::Left, Point::new(x, y), ".")?);
        x -= step;
    }
    dots.reverse();
    flow.push(dots);
    Ok(())
}

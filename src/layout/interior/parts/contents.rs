//! The table of contents.

use crate::block::level_signs::LevelSigns;
use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::interior::collect::{BookPart, answers_heading, range_of};
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::{Anchor, Chapter, Draft, EntryLink, PageRef};
use crate::typography::flow::{Flow, chapter_pages};
use crate::typography::lines::{Lines, line_box, set_line};
use crate::typography::style::{Align, HAIRLINE, Style};
use crate::typography::text_block::Context;
use crate::typography::tones::toned;
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
    let entries = entries(ctx, parts);
    let set = |notes| {
        // Rules are as wide as the text block.
        let mut flow = match ctx.theme.design {
            Design::Modern | Design::Magazine => Flow::full_width(ctx),
            Design::Classic | Design::LargePrint | Design::Gift => Flow::new(ctx),
        };
        flow.chapter(title)?;
        for entry in &entries {
            set_entry(ctx, &mut flow, entry, notes)?;
        }
        Ok::<_, LayoutError>(chapter_pages(flow, title))
    };
    let pages = set(NotePlace::Below)?;
    if pages.len() > 1 {
        let closer = set(NotePlace::Beside(widest_title(ctx, &entries)?))?;
        if closer.len() < pages.len() {
            return Ok(closer);
        }
    }
    Ok(pages)
}

/// Position of the notes of entries.
#[derive(Clone, Copy)]
enum NotePlace {
    Below,
    /// At that distance from the left edge, if there is room, with entries close to each other.
    Beside(Length),
}

/// Returns the width of the widest title with a note, and the gap after it.
fn widest_title(ctx: &Context, entries: &[ContentsEntry]) -> Result<Length> {
    let style = ctx.theme.entry;
    let mut widest = Length::ZERO;
    for entry in entries.iter().filter(|entry| !entry.note.is_empty()) {
        widest = widest.max(style.width(ctx.fonts, &entry.title)?);
    }
    Ok(widest + style.size * 2)
}

/// Sets an entry: its title and note, the leader or rule, and the page number, with a gap below.
fn set_entry(
    ctx: &Context,
    flow: &mut Flow,
    entry: &ContentsEntry,
    notes: NotePlace,
) -> Result<()> {
    let (style, note_style) = (ctx.theme.entry, ctx.theme.entry_note);
    let width = flow.width();
    // Wide enough for any page number.
    let number_width = style.width(ctx.fonts, "88888")?;
    let room = width - number_width - style.size * 2;
    let title = Lines::wrapped(ctx.fonts, style, room, &entry.title)?;
    let note = note(ctx, entry)?;
    let last = Point::new(Length::ZERO, title.last_baseline());
    let (at, below) = match notes {
        NotePlace::Beside(x) if x + note.size.width <= room => {
            (last + Point::new(x, Length::ZERO), Length::ZERO)
        }
        _ => (last + Point::new(Length::ZERO, note_style.leading()), note_style.leading()),
    };
    let mut text_height = title.height();
    let mut end = style.width(ctx.fonts, title.lines.last().map_or("", String::as_str))?;
    if !note.items.is_empty() {
        text_height += below;
        if below == Length::ZERO {
            end = at.x + note.size.width;
        }
    }
    let mut items = title.place(ctx.fonts, Align::Left, Point::default())?;
    items.extend(note.at(at));
    let mut items = vec![Item::tagged(TextRole::Entry, items)];
    if matches!(ctx.theme.design, Design::Modern | Design::Magazine) {
        let y = text_height + style.size.percent(ABOVE_RULE);
        let [from, to] = [Length::ZERO, width].map(|x| Point::new(x, y));
        items.push(Item::rule(from, to, HAIRLINE));
    } else {
        let leader = leader(ctx.fonts, style, last.y, end, width - number_width)?;
        items.push(Item::tagged(TextRole::Decoration, leader));
    }
    let page = PageRef {
        to: entry.anchor,
        style,
        align: Align::Right,
        at: Point::new(width, last.y),
        note: PageNote::bare(),
        lead: None,
        entry: Some(EntryLink {
            area: Rect::new(Length::ZERO, Length::ZERO, width, text_height),
            title: entry.title.clone(),
        }),
    };
    // A rule keeps clear of the capitals below it.
    let gap = style.size.percent(ABOVE_RULE * 2);
    flow.add_with_refs(LayoutBox::new(width, text_height + gap, items), vec![page]);
    if matches!(notes, NotePlace::Beside(_)) {
        flow.close_up();
    }
    Ok(())
}

/// Returns the note of an entry and its level signs, from the left end of their baseline.
fn note(ctx: &Context, entry: &ContentsEntry) -> Result<LayoutBox> {
    let style = ctx.theme.entry_note;
    let mut note = line_box(ctx.fonts, style, &entry.note)?;
    if let Some((level, sign)) = entry.level.zip(ctx.book.spec.puzzle.sign()) {
        let signs = LevelSigns::beside(sign, style.size, ctx.book.spec.stars);
        let at = Point::new(note.size.width + style.size, Length::ZERO);
        note.items.extend(toned(ctx.theme.tone, signs.items(level, at)));
        note.size.width = at.x + signs.width(level);
    }
    Ok(note)
}

/// Returns dots from `from` to `to`, aligned with those of the other lines.
fn leader(fonts: &Fonts, style: Style, y: Length, from: Length, to: Length) -> Result<Vec<Item>> {
    let step = style.size / 2;
    let mut x = to - step;
    let mut dots = Vec::new();
    while x > from + step {
        dots.extend(set_line(fonts, style, Align::Left, Point::new(x, y), ".")?);
        x -= step;
    }
    dots.reverse();
    Ok(dots)
}

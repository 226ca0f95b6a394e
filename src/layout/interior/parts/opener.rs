//! Openers of sections, with an introduction and a picture, and the opener of the answers.

use super::child_example::{child_example, set_child_example};
use crate::block::footer::annotations::requested_rules;
use crate::block::level_signs::LevelSigns;
use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::interior::collect::range_of;
use crate::typography::art::Art;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::Draft;
use crate::typography::lines::{Lines, ink_width, line_box};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::colour::Colour;
use gridpress_base::fonts::FontRole;
use gridpress_bookspec::{Design, HowTo, MinutesFor, RulesFor, Section};
use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::SolvingTime;
use gridpress_ground::units::{Length, Point, Size};
use gridpress_messages::CageForms;

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
/// Size of rules in frames, in percent of that of running text.
const FRAMED_RULES: i32 = 116;
/// Distance of the baselines in the box of a level, and from the last of them to its edge, in percent of the size of
/// its type.
const LEVEL_BOX: i32 = 115;
const BELOW_LEVEL: i32 = 45;

/// Returns a title in the upper third of a page in `tone`, and its ornament.
fn opening(ctx: &Context, tone: Option<Colour>, title: &str) -> Result<LayoutBox> {
    let theme = ctx.theme;
    let (ornament, title) = match theme.design {
        Design::Magazine => {
            (LayoutBox::default(), ctx.band(theme.opener, tone, title, LayoutBox::default())?)
        }
        _ => {
            let title = ctx.fitted(theme.opener, 40, title)?.in_tone(tone);
            (ctx.ornament(Align::Left, tone), title.with_role(TextRole::Heading(1)))
        }
    };
    Ok(ctx.column([
        ctx.white(26),
        ornament,
        title,
        LayoutBox::down(theme.author.size.percent(BELOW_TITLE)),
        ctx.ornament(Align::Centre, tone),
    ]))
}

/// Sets the opener of a section, and its example for children: on the same page if that has room.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if introduction and picture do not fit on the page.
pub(in crate::interior) fn set_opener(ctx: &Context, section: usize) -> Result<Vec<Draft>> {
    let spec = &ctx.book.spec.sections[section];
    let (author, bottom) = (ctx.theme.author, ctx.block.block.height);
    let tone = ctx.tone(section);
    let mut parts = vec![opening(ctx, tone, spec.title.as_deref().unwrap_or_default())?];
    for text in about(ctx, section) {
        parts.push(ctx.fitted(author, 10, &text)?);
        parts.push(LayoutBox::down(author.size.percent(BETWEEN_LINES)));
    }
    if let Some(sign) = level_sign(ctx, spec, author.size.percent(SIGNS)) {
        parts.extend([LayoutBox::down(author.size.percent(ABOVE_SIGNS)), sign.in_tone(tone)]);
    }
    parts.extend(rules(ctx, section)?);
    let page = with_intro(ctx, ctx.column(parts), spec)?;
    let free = bottom - page.size.height;
    let page = match (&spec.intro, &spec.picture) {
        (Some(text), _) if free < Length::ZERO => {
            return Err(LayoutError::TextTooLong(text.clone()));
        }
        (_, Some(_)) => with_picture(ctx, page, spec, bottom)?,
        (_, None) => {
            let height = free - ctx.theme.body.leading() * 2;
            let room = Size { width: ctx.block.block.width, height };
            if let Some(example) = child_example(ctx, section, room)? {
                let above = LayoutBox::down((free - example.size.height).half());
                return Ok(vec![ctx.column([page, above, example]).into()]);
            }
            let animal = animal(ctx, section, free)?;
            ctx.column([page, animal])
        }
    };
    Ok([page.into()].into_iter().chain(set_child_example(ctx, section)?).collect())
}

/// Returns the lines below the title of a section: its kind, its level, the numbers of its puzzles, and their time.
fn about(ctx: &Context, section: usize) -> impl Iterator<Item = String> {
    let spec = &ctx.book.spec.sections[section];
    let kind = spec.contents.kind();
    let name = (kind != Kind::CLASSIC).then(|| ctx.words.kind(kind));
    // If a section is named after its level, the level appears only once.
    let level = spec.contents.level();
    let label = level.map(|level| ctx.words.level(level).to_owned());
    let label = label.filter(|label| spec.title.as_ref() != Some(label));
    let range = Some(range_of(ctx.book, section)).filter(|range| !range.is_empty());
    [name, label, range, minutes(ctx, section)].into_iter().flatten()
}

/// Returns the median of the expected solving times of a section in words; `None` if most of its puzzles have none, if
/// the spec prints times elsewhere, or if no times of people stand behind them.
fn minutes(ctx: &Context, section: usize) -> Option<String> {
    let (spec, puzzles) = (&ctx.book.spec, &ctx.book.sections[section]);
    // The model was fitted to times for classic sudoku; for other kinds it is an estimate.
    let is_measured =
        spec.sections[section].contents.kind() == Kind::CLASSIC || spec.calibration.is_some();
    let is_printed = spec.puzzle.minutes == MinutesFor::Sections && !spec.puzzle.target_time;
    let mut times: Vec<SolvingTime> = puzzles.iter().filter_map(|puzzle| puzzle.minutes).collect();
    if !is_measured || !is_printed || times.len() * 2 <= puzzles.len() {
        return None;
    }
    times.sort_unstable_by_key(|time| time.seconds);
    Some(ctx.words.about_minutes(times[times.len() / 2].rounded_minutes()))
}

/// Returns the sign of a section's level beside type of that size, above its baseline; `None` if the spec has no signs.
fn level_sign(ctx: &Context, spec: &Section, size: Length) -> Option<LayoutBox> {
    let (level, sign) = spec.contents.level().zip(ctx.book.spec.puzzle.sign())?;
    let signs = LevelSigns::beside(sign, size, ctx.book.spec.stars);
    Some(LayoutBox::new(signs.width(level), Length::ZERO, signs.items(level, Point::default())))
}

/// Sets the title of a section above its first grids: the contents of its opener, in less room.
pub(in crate::interior) fn title_above(ctx: &Context, section: usize) -> Result<LayoutBox> {
    let spec = &ctx.book.spec.sections[section];
    let mut parts = match ctx.theme.design {
        Design::Magazine => vec![banded_title(ctx, section)?],
        Design::Gift => vec![centred_title(ctx, section)?],
        Design::Classic | Design::Modern | Design::LargePrint => title_lines(ctx, section)?,
    };
    // If every puzzle has its rules beside it, they are not repeated.
    if ctx.book.spec.puzzle.rules == RulesFor::None {
        parts.extend(rules(ctx, section)?);
    }
    with_intro_above(ctx, ctx.column(parts), spec)
}

/// Returns the lines below the title of a section as one.
fn about_line(ctx: &Context, section: usize) -> String {
    about(ctx, section).collect::<Vec<String>>().join(" \u{b7} ")
}

/// Sets the title of a section on a band, with a box for its level and the numbers of its puzzles.
fn banded_title(ctx: &Context, section: usize) -> Result<LayoutBox> {
    let spec = &ctx.book.spec.sections[section];
    let title = spec.title.as_deref().unwrap_or_default();
    let note = ctx.theme.commentary;
    let mut lines = Vec::new();
    let level = spec.contents.level().filter(|_| ctx.book.spec.puzzle.level);
    if let Some(level) = level {
        let mut line =
            vec![line_box(ctx.fonts, note.with(FontRole::Bold), ctx.words.level(level))?];
        if let Some(sign) = level_sign(ctx, spec, note.size) {
            line.extend([LayoutBox::across(note.size.half()), sign.in_tone(ctx.tone(section))]);
        }
        lines.push(LayoutBox::row(line));
    }
    for text in [range_of(ctx.book, section)].into_iter().chain(minutes(ctx, section)) {
        lines.push(line_box(ctx.fonts, note, &text)?);
    }
    let width = lines.iter().map(|line| line.size.width).max().unwrap_or_default();
    let step = note.size.percent(LEVEL_BOX);
    // The upper edge of a line is its baseline.
    let mut rows: Vec<LayoutBox> =
        lines.into_iter().flat_map(|line| [LayoutBox::down(step), line]).collect();
    rows.push(LayoutBox::down(note.size.percent(BELOW_LEVEL)));
    let text = LayoutBox::column(Align::Left, width, rows);
    let text = LayoutBox::row([LayoutBox::across(note.size.half()), text]);
    let size = Size { width: text.size.width + note.size.half(), ..text.size };
    let ground = LayoutBox::drawn(size, |area| Item::tint(area, 0));
    let beside = LayoutBox::layers([ground, text]);
    ctx.band(ctx.theme.heading, ctx.tone(section), title, beside)
}

/// Sets the title of a section in the middle, above an ornament and the lines about it.
fn centred_title(ctx: &Context, section: usize) -> Result<LayoutBox> {
    let spec = &ctx.book.spec.sections[section];
    let note = ctx.theme.aside();
    let (title, tone) = (spec.title.as_deref().unwrap_or_default(), ctx.tone(section));
    let title = ctx.fitted(ctx.theme.heading, 20, title)?.in_tone(tone);
    let mut parts = vec![
        title.with_role(TextRole::Heading(1)),
        ctx.ornament(Align::Centre, tone),
        ctx.fitted(note, 15, &about_line(ctx, section))?,
    ];
    if let Some(sign) = level_sign(ctx, spec, note.size) {
        parts.extend([LayoutBox::down(note.size), sign.in_tone(tone)]);
    }
    Ok(ctx.column(parts))
}

/// Sets the title of a section and the line about it, beside it if there is room.
fn title_lines(ctx: &Context, section: usize) -> Result<Vec<LayoutBox>> {
    let spec = &ctx.book.spec.sections[section];
    let (note, heading, tone) = (ctx.theme.commentary, ctx.theme.heading, ctx.tone(section));
    let title = spec.title.as_deref().unwrap_or_default();
    let text = about_line(ctx, section);
    let mut line = vec![line_box(ctx.fonts, note, &text)?];
    if let Some(sign) = level_sign(ctx, spec, note.size) {
        line.extend([LayoutBox::across(note.size), sign.in_tone(tone)]);
    }
    let (line, width) = (LayoutBox::row(line), ctx.block.block.width);
    let free = width - ink_width(ctx.fonts, heading, title)? - line.size.width;
    let below = LayoutBox::down(note.leading() - note.ascent());
    let mut parts = Vec::new();
    if free >= heading.size {
        // In one line, so that the first grids are as large as those of other pages.
        let title = Lines::single(heading, title).boxed(ctx.fonts, Align::Left, width)?;
        let mut title = title.in_tone(tone).with_role(TextRole::Heading(1));
        let at = Point::new(width - line.size.width, heading.ascent());
        title.items.extend(line.at(at));
        parts.push(title);
    } else {
        let title = ctx.fitted(heading, 20, title)?.in_tone(tone);
        parts.push(title.with_role(TextRole::Heading(1)));
        if line.size.width > width {
            parts.push(ctx.fitted(note, 15, &text)?);
        } else {
            parts.extend([LayoutBox::down(note.ascent()), line, below]);
        }
    }
    Ok(parts)
}

/// Size of the rules on worksheets, in percent of that of running text: children read large type.
const SHEET_RULES: i32 = 120;

/// Sets the rules that the spec requests above the puzzles of a worksheet, if any.
pub(in crate::interior) fn rules_above_grids(ctx: &Context, section: usize) -> Result<LayoutBox> {
    let rules = requested_rules(ctx, section).join(" ");
    if rules.is_empty() {
        return Ok(LayoutBox::default());
    }
    let style = Style::new(FontRole::Text, ctx.theme.body.size.percent(SHEET_RULES));
    let rules = ctx.wrapped(style, ctx.block.block.width, &rules)?;
    Ok(ctx.column([rules, LayoutBox::down(ctx.theme.body.leading())]))
}

/// Sets the introduction and the picture of a section above its first grids, if no title opens it on paper; `None` for a
/// section that has neither.
pub(in crate::interior) fn intro_above_grids(
    ctx: &Context,
    section: usize,
) -> Result<Option<LayoutBox>> {
    let spec = &ctx.book.spec.sections[section];
    match (&spec.intro, &spec.picture) {
        (None, None) => Ok(None),
        _ => with_intro_above(ctx, LayoutBox::default(), spec).map(Some),
    }
}

/// Returns the rules of the variants of a section.
fn rules_of(ctx: &Context, section: usize) -> Vec<String> {
    let kind = ctx.book.spec.sections[section].contents.kind();
    let shapes = ctx.book.sections[section].iter().map(|puzzle| &*puzzle.puzzle.shape);
    let rules = ctx.words.own_rules(kind, CageForms::of(shapes));
    rules.map(|(_, rule)| rule).collect()
}

/// Returns `true` if the rules of a section are printed before: with those of an earlier section, or on the pages
/// before the first, which explain them if all sections have the same variants.
fn are_known(ctx: &Context, section: usize) -> bool {
    let sections = &ctx.book.spec.sections;
    let variants = |section: &Section| section.contents.kind().variants().collect::<Vec<_>>();
    let mut others = sections.iter().skip(1).peekable();
    match section {
        0 => {
            ctx.book.spec.front.how_to == HowTo::Full
                && others.peek().is_some()
                && others.all(|other| variants(other) == variants(&sections[0]))
        }
        _ => {
            let rules = rules_of(ctx, section);
            (0..section)
                .any(|earlier| sections[earlier].title.is_some() && rules_of(ctx, earlier) == rules)
        }
    }
}

/// Sets the rules of the variants of a section, unless they are printed before: in a frame, or each with white above it.
fn rules(ctx: &Context, section: usize) -> Result<Vec<LayoutBox>> {
    let (theme, width) = (ctx.theme, ctx.block.block.width);
    let rules = rules_of(ctx, section);
    if rules.is_empty() || are_known(ctx, section) {
        return Ok(Vec::new());
    }
    if theme.frame > Length::ZERO {
        let (white, room) = (theme.frame, width - theme.frame * 2);
        let style = Style::new(FontRole::Text, theme.body.size.percent(FRAMED_RULES));
        let text = Lines::wrapped(ctx.fonts, style, room, &rules.join(" "))?;
        return Ok(vec![text.boxed(ctx.fonts, Align::Left, room)?.framed(white)]);
    }
    let measure = ctx.block.measure().percent(RULES);
    let mut boxes = Vec::new();
    for rule in rules {
        boxes.push(LayoutBox::down(theme.body.leading()));
        boxes.push(ctx.wrapped(theme.aside(), measure, &rule)?);
    }
    Ok(boxes)
}

/// Sets the opener of the answers.
pub(in crate::interior) fn set_answers_opener(ctx: &Context, title: &str) -> Result<Draft> {
    let opening = opening(ctx, ctx.theme.tone, title)?;
    let mascot = ctx.mascot(Art::Owl, ctx.block.block.height - opening.size.height);
    Ok(ctx.column([opening, mascot]).into())
}

/// Width of the introduction, in percent of that of running text.
const WIDTH: i32 = 85;
/// Minimum height of a picture, in lines.
const MIN_PICTURE: i32 = 5;
/// Maximum height of a picture above grids, in percent of that of the text block.
const PICTURE_ABOVE: i32 = 22;

/// Adds the introduction and the picture of a section to what is above its first grids, which keep most of the page.
fn with_intro_above(ctx: &Context, above: LayoutBox, spec: &Section) -> Result<LayoutBox> {
    let above = with_intro(ctx, above, spec)?;
    let bottom = above.size.height + ctx.block.block.height.percent(PICTURE_ABOVE);
    let above = with_picture(ctx, above, spec, bottom)?;
    Ok(ctx.column([above, LayoutBox::down(ctx.theme.body.leading())]))
}

/// Adds the paragraphs of the introduction, with white between them and below `above`.
fn with_intro(ctx: &Context, mut above: LayoutBox, spec: &Section) -> Result<LayoutBox> {
    let measure = ctx.block.measure().percent(WIDTH);
    let lines: Vec<&str> = spec.intro.iter().flat_map(|text| text.lines()).map(str::trim).collect();
    for paragraph in lines.split(|line| line.is_empty()).filter(|lines| !lines.is_empty()) {
        let gap = gap_below(&above, ctx.theme.body.leading());
        let text = ctx.wrapped(ctx.theme.body, measure, &paragraph.join(" "))?;
        above = ctx.column([above, LayoutBox::down(gap), text]);
    }
    Ok(above)
}

/// Adds the picture of the section, as large as fits above `bottom`.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if the introduction leaves too little room for it.
fn with_picture(
    ctx: &Context,
    above: LayoutBox,
    spec: &Section,
    bottom: Length,
) -> Result<LayoutBox> {
    let Some(figure) = &spec.picture else {
        return Ok(above);
    };
    let line = ctx.theme.body.leading();
    let gap = gap_below(&above, line * 2);
    let room = Size { width: ctx.block.measure(), height: bottom - above.size.height - gap };
    if room.height < line * MIN_PICTURE {
        return Err(LayoutError::TextTooLong(spec.intro.clone().unwrap_or_default()));
    }
    let text = spec.title.as_deref().unwrap_or(&ctx.book.spec.title);
    let picture = LayoutBox::picture(figure.size_in(room), figure.picture.clone(), text);
    Ok(ctx.column([above, LayoutBox::down(gap), picture]))
}

/// Returns `gap`, or zero if there is nothing above it.
fn gap_below(above: &LayoutBox, gap: Length) -> Length {
    if above.size.height > Length::ZERO { gap } else { Length::ZERO }
}

/// Returns the animal of the section, for colouring in unless it is in colour, in white of height `free`; nothing if the book has no pictures.
fn animal(ctx: &Context, index: usize, free: Length) -> Result<LayoutBox> {
    let (width, style) = (ctx.block.block.width, ctx.theme.body);
    let animal = ctx.mascot(Art::of_section(index), free - style.leading() * 2);
    // An animal in colour is complete.
    if animal.items.is_empty() || ctx.theme.tone.is_some() {
        return Ok(animal);
    }
    let above = style.leading() * 2 - style.size / 4 - style.ascent();
    let text =
        Lines::single(style, ctx.words.colour_in()).boxed(ctx.fonts, Align::Centre, width)?;
    Ok(ctx.column([animal, LayoutBox::down(above), text]))
}

//! The pages around the puzzles: title, copyright, contents, how to solve, and openers.

use super::LayoutError;
use super::collect::{Part, answers_heading, range_of};
use super::draft::{Draft, Furniture, Key, PageRef};
use super::flow::Flow;
use super::grid::{Look, PUZZLE_FIGURES, Square, draw_grid};
use super::items::{Frame, Item};
use super::text::{Align, Style, ascent, fit, line, wrap};
use crate::book::{Book, Example};
use crate::fonts::{Fonts, Role};
use crate::puzzle::{Kind, Symbols, Variant};
use crate::spec::Rules;
use crate::units::{Length, Point, Rect, Size};
use crate::words::Around;
use std::collections::BTreeSet;

const TITLE: Style = Style::new(Role::Bold, Length::pt(36));
const SUBTITLE: Style = Style::new(Role::Italic, Length::pt(17));
const AUTHOR: Style = Style::new(Role::Text, Length::pt(14));
pub(super) const HEADING: Style = Style::new(Role::Bold, Length::pt(22));
pub(super) const SUBHEADING: Style = Style::new(Role::Bold, Length::pt(12));
pub(super) const BODY: Style = Style::new(Role::Text, Length::thousandths(10_500));
pub(super) const SMALL_GAP: Length = Length::pt(5);
const RULE: Style = Style::new(Role::Italic, Length::thousandths(10_500));
const FINE: Style = Style::new(Role::Text, Length::pt(9));

/// Sets `text` centred from `y` down, as large as `room` allows; the y below it.
fn centred(
    draft: &mut Draft,
    fonts: &Fonts,
    style: Style,
    room: Size,
    y: Length,
    text: &str,
) -> Result<Length, LayoutError> {
    let (style, lines) = fit(fonts, style, room, text)?;
    if style.leading() * lines.len() as i32 > room.height.at_least(style.leading()) {
        return Err(LayoutError::TextTooLong(text.to_owned()));
    }
    let mut y = y;
    for text in lines {
        let at = Point::new(room.width.half(), y + ascent(style));
        draft.extend(line(fonts, style, Align::Centre, at, &text)?);
        y += style.leading();
    }
    Ok(y)
}

/// A short rule in the middle of the line.
fn ornament(draft: &mut Draft, width: Length, y: Length) {
    let (middle, half) = (width.half(), width / 9);
    let [from, to] = [middle - half, middle + half].map(|x| Point::new(x, y));
    draft.items.push(Item::Rule {
        from,
        to,
        weight: Length::pt(1),
    });
}

pub(super) fn title(book: &Book, frame: &Frame, is_answers: bool) -> Result<Draft, LayoutError> {
    let fonts = &book.spec.fonts;
    let Size { width, height } = frame.block;
    let mut draft = Draft::default();
    let room = |share: i32| Size {
        width,
        height: height.scale(share, 100),
    };
    let mut y = centred(
        &mut draft,
        fonts,
        TITLE,
        room(38),
        height.scale(20, 100),
        &book.spec.title,
    )?;
    y += Length::pt(16);
    ornament(&mut draft, width, y);
    y += Length::pt(14);
    if let Some(subtitle) = &book.spec.subtitle {
        y = centred(&mut draft, fonts, SUBTITLE, room(12), y, subtitle)? + Length::pt(10);
    }
    let below = if is_answers {
        book.spec.words.answers().to_owned()
    } else {
        book.spec.words.puzzle_count(book.puzzles().count())
    };
    centred(&mut draft, fonts, AUTHOR, room(6), y, &below)?;
    if let Some(author) = &book.spec.author {
        let (style, lines) = fit(fonts, AUTHOR, room(10), author)?;
        let top = height - style.leading() * lines.len() as i32;
        centred(&mut draft, fonts, style, room(10), top, author)?;
    }
    Ok(draft)
}

pub(super) fn copyright(book: &Book, frame: &Frame) -> Result<Draft, LayoutError> {
    let text = book.spec.front.copyright.as_deref().unwrap_or_default();
    let fonts = &book.spec.fonts;
    let mut style = FINE;
    let lines = loop {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let wrapped = wrap(fonts, style, measure(frame), paragraph)?;
            // A line left empty stays empty.
            lines.extend(if wrapped.is_empty() {
                vec![String::new()]
            } else {
                wrapped
            });
        }
        if style.leading() * lines.len() as i32 <= frame.block.height || style.size <= Length::pt(4)
        {
            if style.leading() * lines.len() as i32 > frame.block.height {
                return Err(LayoutError::TextTooLong(text.to_owned()));
            }
            break lines;
        }
        style.size = style.size.scale(95, 100);
    };
    let mut draft = Draft::default();
    let mut y = frame.block.height - style.leading() * lines.len() as i32;
    for text in lines {
        draft.extend(line(
            fonts,
            style,
            Align::Left,
            Point::new(Length::ZERO, y + ascent(style)),
            &text,
        )?);
        y += style.leading();
    }
    Ok(draft)
}

/// The lines of the contents: what, a note behind it, and where.
fn entries(book: &Book, parts: &[Part]) -> Vec<(String, String, Key)> {
    let chapter = |title: &str, key| (title.to_owned(), String::new(), key);
    let words = &book.spec.words;
    let mut entries = Vec::new();
    for part in parts {
        match part {
            Part::Techniques => entries.push(chapter(words.techniques(), Key::Techniques)),
            Part::Walkthroughs => entries.push(chapter(words.walkthroughs(), Key::Walkthroughs)),
            Part::HowTo => entries.push(chapter(words.how_to(), Key::HowTo)),
            Part::Hints => entries.push(chapter(words.hints(), Key::Hints)),
            Part::Opener(section) => {
                let title = book.spec.sections[*section]
                    .title
                    .clone()
                    .unwrap_or_default();
                entries.push((title, range_of(book, *section), Key::Section(*section)));
            }
            Part::Puzzles { section, .. } if book.spec.sections[*section].title.is_none() => {
                entries.push((
                    range_of(book, *section),
                    String::new(),
                    Key::Section(*section),
                ));
            }
            Part::AnswersOpener(section) => {
                let (key, title) = answers_heading(book, *section);
                entries.push((title, String::new(), key));
            }
            _ => {}
        }
    }
    entries
}

/// The longest line of running text: some 75 characters.
const MEASURE: Length = Length::pt(400);

/// The width of running text.
pub(super) fn measure(frame: &Frame) -> Length {
    frame.block.width.min(MEASURE)
}

/// A flow over pages that have a folio and no running head.
fn front_flow<'f>(fonts: &'f Fonts, frame: &Frame) -> Flow<'f> {
    let (top, height) = frame.body();
    Flow::new(fonts, measure(frame), Length::ZERO, top + height)
}

pub(super) fn contents(
    book: &Book,
    frame: &Frame,
    parts: &[Part],
) -> Result<Vec<Draft>, LayoutError> {
    let fonts = &book.spec.fonts;
    let width = measure(frame);
    let style = Style::new(Role::Text, Length::thousandths(11_500));
    let note_style = Style::new(Role::Italic, Length::pt(9));
    let mut flow = front_flow(fonts, frame);
    flow.heading(HEADING, book.spec.words.contents())?;
    flow.space(Length::pt(14));
    // Wide enough for every page number there can be.
    let number_width = fonts.width(style.role, style.size, "88888")?;
    for (title, note, key) in entries(book, parts) {
        let lines = wrap(fonts, style, width - number_width - Length::pt(24), &title)?;
        let note_height = if note.is_empty() {
            Length::ZERO
        } else {
            note_style.leading()
        };
        let line_height = style.leading();
        let y = flow.block(line_height * lines.len() as i32 + note_height + Length::pt(7));
        let mut baseline = y + ascent(style);
        let mut end = Length::ZERO;
        for (index, text) in lines.iter().enumerate() {
            flow.push(line(
                fonts,
                style,
                Align::Left,
                Point::new(Length::ZERO, baseline),
                text,
            )?);
            end = fonts.width(style.role, style.size, text)?;
            if index + 1 < lines.len() {
                baseline += line_height;
            }
        }
        leader(&mut flow, fonts, style, baseline, end, width - number_width)?;
        if !note.is_empty() {
            let at = Point::new(Length::ZERO, baseline + note_style.leading());
            flow.push(line(fonts, note_style, Align::Left, at, &note)?);
        }
        let area = Rect::new(
            Length::ZERO,
            y,
            width,
            line_height * lines.len() as i32 + note_height,
        );
        let at = Point::new(width, baseline);
        let page_ref = PageRef {
            to: key,
            style,
            align: Align::Right,
            at,
            around: Around::nothing(),
            area: Some(area),
        };
        flow.page().refs.push(page_ref);
    }
    Ok(with(flow.finish(), &Furniture::Folio))
}

/// Dots from `from` to `to`, in step with those of the other lines.
fn leader(
    flow: &mut Flow,
    fonts: &Fonts,
    style: Style,
    y: Length,
    from: Length,
    to: Length,
) -> Result<(), LayoutError> {
    let step = style.size / 2;
    let mut x = to - step;
    let mut dots = Vec::new();
    while x > from + step {
        dots.extend(line(fonts, style, Align::Left, Point::new(x, y), ".")?);
        x -= step;
    }
    dots.reverse();
    flow.push(dots);
    Ok(())
}

fn with(drafts: Vec<Draft>, furniture: &Furniture) -> Vec<Draft> {
    drafts
        .into_iter()
        .map(|draft| Draft {
            furniture: furniture.clone(),
            ..draft
        })
        .collect()
}

pub(super) fn how_to(book: &Book, frame: &Frame) -> Result<Vec<Draft>, LayoutError> {
    let fonts = &book.spec.fonts;
    let mut flow = front_flow(fonts, frame);
    let words = &book.spec.words;
    flow.heading(HEADING, words.how_to())?;
    flow.space(Length::pt(8));
    let sections = book.spec.sections.iter();
    let kinds: BTreeSet<(Kind, Symbols)> = sections
        .map(|section| (section.contents.kind(), section.symbols))
        .collect();
    flow.paragraph(BODY, &words.rules(&kinds))?;
    flow.space(SMALL_GAP);
    for (_, variant) in Variant::NAMES {
        if kinds.iter().any(|(kind, _)| kind.has(*variant)) {
            let (name, rule) = (words.variant(*variant), words.variant_rule(*variant));
            flow.paragraph(BODY, &format!("{name}. {rule}"))?;
            flow.space(SMALL_GAP);
        }
    }
    flow.paragraph(BODY, words.one_solution())?;
    flow.space(Length::pt(10));
    flow.heading(SUBHEADING, words.first_steps())?;
    flow.paragraph(BODY, words.scanning())?;
    if let Some(example) = &book.example {
        flow.space(Length::pt(10));
        worked_example(book, frame, &mut flow, example)?;
    }
    flow.space(Length::pt(10));
    flow.heading(SUBHEADING, words.pencil())?;
    flow.paragraph(BODY, words.pencil_marks())?;
    Ok(with(flow.finish(), &Furniture::Folio))
}

/// A grid with a shaded box and a ringed cell, and the story of the step.
fn worked_example(
    book: &Book,
    frame: &Frame,
    flow: &mut Flow,
    example: &Example,
) -> Result<(), LayoutError> {
    let fonts = &book.spec.fonts;
    let shape = &*example.puzzle.shape;
    let n = shape.side();
    let step = &example.step;
    let words = &book.spec.words;
    let name = |cell: usize| words.cell(cell / n, cell % n);
    let blockers: Vec<String> = step.blockers.iter().map(|&cell| name(cell)).collect();
    let story = words.example(step.digit, &name(step.cell), &blockers);

    let width = measure(frame);
    let side = width
        .scale(52, 100)
        .max(Length::pt(150))
        .min(width)
        .min(frame.body().1.half())
        .min(Length::pt(230));
    let gap = Length::pt(12);
    // The story stands beside the grid where there is room for a column, and below it elsewhere.
    let column = width - side - gap;
    let beside = column >= Length::pt(130);
    let lines = wrap(fonts, BODY, if beside { column } else { width }, &story)?;
    let story_height = BODY.leading() * lines.len() as i32;
    let height = if beside {
        side.max(story_height)
    } else {
        side + gap + story_height
    };
    let mut y = flow.block(SUBHEADING.leading() + SMALL_GAP + height);
    flow.push(line(
        fonts,
        SUBHEADING,
        Align::Left,
        Point::new(Length::ZERO, y + ascent(SUBHEADING)),
        words.an_example(),
    )?);
    y += SUBHEADING.leading() + SMALL_GAP;

    let thin = book.spec.grid.rules.thin;
    let rules = Rules {
        thin,
        thick: book.spec.grid.rules.thick.scale(8, 10).at_least(thin),
    };
    let square = Square {
        at: Point::new(
            if beside {
                Length::ZERO
            } else {
                (width - side).half()
            },
            y,
        ),
        side,
    };
    let house = &shape.houses()[step.house].cells;
    let [first, last] = [house[0], house[n - 1]].map(|cell| square.cell(shape, cell, rules.thick));
    let shade = Rect::new(
        first.origin.x,
        first.origin.y,
        last.right() - first.origin.x,
        last.bottom() - first.origin.y,
    );
    let draft = flow.page();
    draft.items.push(Item::Tint {
        rect: shade,
        percent: 12,
    });
    let givens = &example.puzzle.givens;
    let look = Look {
        rules,
        figures: PUZZLE_FIGURES,
        symbols: Symbols::Letters,
        shaded: false,
        sums: None,
    };
    draw_grid(fonts, &look, draft, square, shape, |cell| {
        let role = if step.blockers.contains(&cell) {
            Role::Given
        } else {
            Role::Digit
        };
        Some((givens.get(cell), role))
    })?;
    let target = square.cell(shape, step.cell, rules.thick);
    draft.items.push(Item::Ring {
        centre: Point::new(
            target.origin.x + target.size.width.half(),
            target.origin.y + target.size.height.half(),
        ),
        radius: target.size.width.scale(34, 100),
        weight: Length::pt(1).at_least(thin),
    });
    let (x, mut y) = if beside {
        (side + gap, y)
    } else {
        (Length::ZERO, y + side + gap)
    };
    for text in lines {
        flow.push(line(
            fonts,
            BODY,
            Align::Left,
            Point::new(x, y + ascent(BODY)),
            &text,
        )?);
        y += BODY.leading();
    }
    Ok(())
}

/// A page with a heading in its upper third, lines below it, and rules of the game.
fn opening<'w>(
    frame: &Frame,
    fonts: &Fonts,
    heading: &str,
    below: &[String],
    rules: impl Iterator<Item = &'w str>,
) -> Result<Draft, LayoutError> {
    let Size { width, height } = frame.block;
    let mut draft = Draft::default();
    let style = Style::new(Role::Bold, Length::pt(30));
    let room = Size {
        width,
        height: height.scale(40, 100),
    };
    let mut y = centred(
        &mut draft,
        fonts,
        style,
        room,
        height.scale(26, 100),
        heading,
    )? + Length::pt(12);
    ornament(&mut draft, width, y);
    y += Length::pt(12);
    for text in below.iter().filter(|text| !text.is_empty()) {
        y = centred(
            &mut draft,
            fonts,
            AUTHOR,
            Size {
                width,
                height: height / 10,
            },
            y,
            text,
        )? + Length::pt(2);
    }
    for text in rules {
        y += Length::pt(8);
        for text in wrap(fonts, RULE, measure(frame).scale(85, 100), text)? {
            let at = Point::new(width.half(), y + ascent(RULE));
            draft.extend(line(fonts, RULE, Align::Centre, at, &text)?);
            y += RULE.leading();
        }
    }
    Ok(draft)
}

pub(super) fn opener(book: &Book, frame: &Frame, section: usize) -> Result<Draft, LayoutError> {
    let words = &book.spec.words;
    let spec = &book.spec.sections[section];
    let level = spec
        .contents
        .level()
        .map_or(String::new(), |level| words.level(level).to_owned());
    let title = spec.title.as_deref().unwrap_or_default();
    let kind = spec.contents.kind();
    let name = if kind == Kind::CLASSIC {
        String::new()
    } else {
        words.kind(kind)
    };
    let below = [name, level, range_of(book, section)];
    let rules = kind.variants().map(|variant| words.variant_rule(variant));
    opening(frame, &book.spec.fonts, title, &below, rules)
}

pub(super) fn answers_opener(
    frame: &Frame,
    book: &Book,
    title: &str,
) -> Result<Draft, LayoutError> {
    opening(frame, &book.spec.fonts, title, &[], std::iter::empty())
}

//! Half title, title page, copyright page, dedication and colophon.

use crate::document::role::TextRole;
use crate::interior::collect::{BookVolume, range_of};
use crate::typography::art::Art;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::Draft;
use crate::typography::flow::Flow;
use crate::typography::lines::{Lines, fit, wrap};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::Book;
use gridpress_bookspec::Section;
use gridpress_ground::units::{Length, Point};

/// Sets the half title: the title by itself.
pub(in crate::interior) fn set_half_title(ctx: &Context) -> Result<Draft> {
    let title = ctx.fitted(ctx.theme.heading, 40, &ctx.display_text(&ctx.book.spec.title))?;
    Ok(ctx.column([ctx.white(26), title]).into())
}

/// Gap below the subtitle, in percent of its size.
const BELOW_SUBTITLE: i32 = 60;

/// Returns the line below title and subtitle: the number of puzzles, unless one of them contains it.
fn count_line(ctx: &Context, volume: BookVolume) -> Option<String> {
    let (spec, words) = (&ctx.book.spec, ctx.words);
    let count = spec.puzzle_count();
    let mut titles = [Some(&spec.title), spec.subtitle.as_ref()].into_iter().flatten();
    match volume {
        BookVolume::Answers => Some(words.answers().to_owned()),
        BookVolume::Main => (!titles.any(|title| words.contains_count(title, count)))
            .then(|| words.puzzle_count(count)),
    }
}

/// Start of the type on the page, and maximum height of the title, in percent of the height of the page: from the best
/// look to what long texts need.
const FROM_AIRY_TO_TIGHT: [(i32, i32); 5] = [(20, 38), (12, 38), (6, 34), (0, 28), (0, 20)];

/// Sets the title page of a volume.
pub(in crate::interior) fn set_title_page(ctx: &Context, volume: BookVolume) -> Result<Draft> {
    let (spec, style, block) = (&ctx.book.spec, ctx.theme.author, ctx.block.block);
    // Author and imprint are at the foot.
    let [author, imprint] = [&spec.author, &spec.imprint].map(|text| text.as_deref());
    let gap = author.and(imprint).map_or(Length::ZERO, |_| style.size);
    let foot = ctx.column([
        fitted_above(ctx, style, 10, author, gap)?,
        fitted_above(ctx, style, 10, imprint, Length::ZERO)?,
    ]);
    let titles = titles(ctx, volume, block.height - foot.size.height)?;
    let mascot = ctx.mascot(Art::Owl, block.height - foot.size.height - titles.size.height);
    let page = [titles, mascot, LayoutBox::fill(), foot];
    Ok(LayoutBox::column_in(ctx.theme.display, block, page).into())
}

/// Sets series, title, subtitle and count, as loosely as fits in a room of height `free`.
fn titles(ctx: &Context, volume: BookVolume, free: Length) -> Result<LayoutBox> {
    let title = &ctx.book.spec.title;
    let mut last = LayoutError::TextTooLong(title.clone());
    for (start, share) in FROM_AIRY_TO_TIGHT {
        match titles_from(ctx, volume, start, share) {
            Ok(titles) if titles.size.height <= free => return Ok(titles),
            Ok(_) => {}
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn titles_from(ctx: &Context, volume: BookVolume, start: i32, share: i32) -> Result<LayoutBox> {
    let (spec, theme) = (&ctx.book.spec, ctx.theme);
    let line = spec.series_line();
    let series = fitted_above(ctx, theme.author, 10, line.as_deref(), theme.author.size * 2)?;
    let above = ctx.block.block.height.percent(start) - series.size.height;
    let (subtitle, count) = (spec.subtitle.as_deref(), count_line(ctx, volume));
    let below_subtitle = theme.subtitle.size.percent(BELOW_SUBTITLE);
    Ok(ctx.column([
        LayoutBox::down(above.at_least(Length::ZERO)),
        series,
        ctx.ornament(Align::Left, theme.tone),
        ctx.fitted(theme.title, share, &ctx.display_text(&spec.title))?
            .in_tone(theme.tone)
            .with_role(TextRole::Heading(1)),
        LayoutBox::down(theme.subtitle.size),
        ctx.ornament(Align::Centre, theme.tone),
        fitted_above(ctx, theme.subtitle, 12, subtitle, below_subtitle)?,
        fitted_above(ctx, theme.author, 6, count.as_deref(), Length::ZERO)?,
    ]))
}

/// Sets `text` like [`Context::fitted`] with white of height `below`; nothing if there is no text.
fn fitted_above(
    ctx: &Context,
    style: Style,
    share: i32,
    text: Option<&str>,
    below: Length,
) -> Result<LayoutBox> {
    let Some(text) = text else { return Ok(LayoutBox::default()) };
    Ok(ctx.column([ctx.fitted(style, share, text)?, LayoutBox::down(below)]))
}

/// Returns the text of the copyright page: the line of the holder of the rights, the text of the spec, and any of imprint,
/// series, edition and ISBN missing in them.
fn copyright_text(ctx: &Context) -> String {
    let spec = &ctx.book.spec;
    let text = spec.copyright_line().into_iter().chain(spec.front.copyright.clone());
    let text = text.collect::<Vec<_>>().join("\n\n");
    let missing: Vec<String> = [spec.imprint.clone(), spec.series_line(), spec.edition.clone()]
        .into_iter()
        .flatten()
        .filter(|line| !text.contains(line))
        .collect();
    let parts = [text.clone(), missing.join("\n"), isbn(ctx.book, &text)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join("\n\n")
}

/// Returns the line of the ISBN; empty if `text` contains it.
fn isbn(book: &Book, text: &str) -> String {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    match &book.spec.isbn {
        Some(isbn) if !digits(text).contains(&digits(&isbn.to_string())) => {
            book.spec.words.isbn(&isbn.to_string())
        }
        _ => String::new(),
    }
}

/// Minimum size of type on a copyright page.
const LEAST: Length = Length::thousandths(3_800);

/// Sets the copyright page: small, at the foot.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if it does not fit in the smallest type.
pub(in crate::interior) fn set_copyright_page(ctx: &Context) -> Result<Draft> {
    let text = copyright_text(ctx);
    let block = ctx.block.block;
    let (lines, fits) = fit(ctx.theme.fine, 95, LEAST, |style| {
        let lines = paragraphs(ctx, style, ctx.block.measure(), &text)?;
        let fits = lines.height() <= block.height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    if !fits {
        return Err(LayoutError::TextTooLong(text));
    }
    let lines = lines.boxed(ctx.fonts, Align::Left, block.width)?;
    Ok(LayoutBox::column_in(Align::Left, block, [LayoutBox::fill(), lines]).into())
}

/// Wraps the paragraphs of `text`, and keeps empty lines.
fn paragraphs(ctx: &Context, style: Style, measure: Length, text: &str) -> Result<Lines> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let wrapped = wrap(ctx.fonts, style, measure, paragraph)?;
        if wrapped.is_empty() { lines.push(String::new()) } else { lines.extend(wrapped) }
    }
    Ok(Lines { style, lines })
}

/// Distance from the top of the text block to the dedication, in percent of the height of the block.
const TOP: i32 = 30;
/// Width of centred lines, in percent of that of running text.
const CENTRED_WIDTH: i32 = 80;

/// Sets the page of the dedication, with the line breaks of the spec.
///
/// # Errors
/// [`LayoutError::TextTooLong`] if not all lines fit on the page.
pub(in crate::interior) fn set_dedication(ctx: &Context) -> Result<Draft> {
    let text = ctx.book.spec.front.dedication.as_deref().unwrap_or_default();
    let measure = match ctx.theme.display {
        Align::Left => ctx.block.measure(),
        _ => ctx.block.measure().percent(CENTRED_WIDTH),
    };
    let lines = ctx.display(&paragraphs(ctx, ctx.theme.aside(), measure, text)?)?;
    let page = ctx.column([ctx.white(TOP), lines]);
    if page.size.height > ctx.block.block.height {
        return Err(LayoutError::TextTooLong(text.to_owned()));
    }
    Ok(page.into())
}

/// Gap between the sections in the colophon.
const SECTION_GAP: Length = Length::pt(3);

/// Sets the colophon: the typefaces of the book, and how its puzzles were generated.
pub(in crate::interior) fn set_colophon(ctx: &Context) -> Result<Vec<Draft>> {
    let (fonts, words) = (ctx.fonts, ctx.words);
    let style = ctx.theme.fine.with(FontRole::Text);
    let seed = showable(fonts, &ctx.book.generator.seed);
    let mut flow = Flow::new(ctx);
    flow.ragged(style, &words.set_in(families(fonts)))?;
    flow.space(1);
    let version = env!("CARGO_PKG_VERSION");
    flow.verbatim(style, &words.made_with(version, ctx.book.generator.revision.number(), &seed))?;
    flow.space(1);
    for (section, spec) in ctx.book.spec.sections.iter().enumerate() {
        if section > 0 {
            flow.gap(SECTION_GAP);
        }
        flow.ragged(style, &about_section(ctx, section, spec))?;
    }
    flow.space(1);
    flow.ragged(style, words.made_again())?;
    let free = ctx.block.body().0 + ctx.block.body().1 - flow.filled_height();
    let pages = flow.finish();
    Ok(match &pages[..] {
        // A single page is set at the foot, like the copyright page.
        [only] => vec![only.clone().moved(Point::new(Length::ZERO, free))],
        _ => pages,
    })
}

/// Describes a section in a line, such as `Warming up, Puzzles 1–40, 9 × 9, Easy`.
fn about_section(ctx: &Context, section: usize, spec: &Section) -> String {
    let (words, contents) = (ctx.words, &spec.contents);
    let level = contents.level().map(|level| words.level(level).to_owned());
    let parts = [
        spec.title.clone(),
        Some(range_of(ctx.book, section)),
        Some(words.kind(contents.kind())),
        // If a section is named after its level, the level appears only once.
        level.filter(|level| spec.title.as_ref() != Some(level)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns the families of the book's faces, each once.
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

/// Escapes characters of `text` that no font has, and repeated spaces, as in TOML strings.
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

//! Half title, title page, copyright page, dedication and colophon.

use crate::LayoutError;
use crate::art::Art;
use crate::interior::collect::{BookVolume, range_of};
use crate::interior::parts::display_page::{DisplayPage, add_mascot};
use crate::typography::draft::Draft;
use crate::typography::flow::Flow;
use crate::typography::lines::{Lines, fit, wrap};
use crate::typography::style::{Align, Style};
use crate::typography::text_block::Context;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_book::Book;
use gridpress_bookspec::Section;
use gridpress_ground::units::{Length, Point};

/// Sets the half title: the title by itself.
pub(in crate::interior) fn set_half_title(ctx: &Context) -> Result<Draft, LayoutError> {
    let mut page = DisplayPage::new(ctx, 26);
    page.text(ctx.theme.heading, 40, &ctx.book.spec.title)?;
    Ok(page.draft)
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
        BookVolume::Main => {
            let is_named = titles.any(|title| words.contains_count(title, count));
            (!is_named).then(|| words.puzzle_count(count))
        }
    }
}

/// Start of the type on the page, and maximum height of the title, in percent of the height of the page: from the best
/// look to what long texts need.
const FROM_AIRY_TO_TIGHT: [(i32, i32); 5] = [(20, 38), (12, 38), (6, 34), (0, 28), (0, 20)];

/// Sets the title page of a volume.
pub(in crate::interior) fn set_title_page(
    ctx: &Context,
    volume: BookVolume,
) -> Result<Draft, LayoutError> {
    let (spec, theme) = (&ctx.book.spec, ctx.theme);
    // Author and imprint are at the foot.
    let blank = DisplayPage::new(ctx, 0);
    let mut foot = Vec::new();
    for text in [&spec.author, &spec.imprint].into_iter().flatten() {
        foot.push(blank.fitted(theme.author, 10, text)?);
    }
    let height: Length = foot.iter().map(Lines::height).sum();
    let gap = theme.author.size * (foot.len() as i32 - 1).max(0);
    let top = ctx.block.block.height - height - gap;
    let mut page = titles(ctx, volume, top)?;
    add_mascot(ctx, &mut page, Art::Owl, top);
    page.y = top;
    for lines in &foot {
        page.lines(lines)?;
        page.space(theme.author.size);
    }
    Ok(page.draft)
}

/// Sets series, title, subtitle and count, as loosely as fits above `foot`.
fn titles<'c>(
    ctx: &'c Context<'c>,
    volume: BookVolume,
    foot: Length,
) -> Result<DisplayPage<'c>, LayoutError> {
    let title = &ctx.book.spec.title;
    let mut last = LayoutError::TextTooLong(title.clone());
    for (start, share) in FROM_AIRY_TO_TIGHT {
        match titles_from(ctx, volume, start, share) {
            Ok(page) if page.y <= foot => return Ok(page),
            Ok(_) => {}
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn titles_from<'c>(
    ctx: &'c Context<'c>,
    volume: BookVolume,
    start: i32,
    share: i32,
) -> Result<DisplayPage<'c>, LayoutError> {
    let (spec, theme) = (&ctx.book.spec, ctx.theme);
    let mut page = DisplayPage::new(ctx, start);
    if let Some(series) = spec.series_line() {
        let lines = page.fitted(theme.author, 10, &series)?;
        page.y = (page.y - lines.height() - theme.author.size * 2).at_least(Length::ZERO);
        page.lines(&lines)?;
        page.space(theme.author.size * 2);
    }
    if theme.display == Align::Left {
        page.ornament();
    }
    page.text(theme.title, share, &spec.title)?;
    page.space(theme.subtitle.size);
    if theme.display == Align::Centre {
        page.ornament();
    }
    if let Some(subtitle) = &spec.subtitle {
        page.text(theme.subtitle, 12, subtitle)?;
        page.space(theme.subtitle.size.percent(BELOW_SUBTITLE));
    }
    if let Some(below) = count_line(ctx, volume) {
        page.text(theme.author, 6, &below)?;
    }
    Ok(page)
}

/// Returns the text of the copyright page: the line of the holder of the rights, the text of the spec, and any of imprint,
/// series, edition and ISBN missing in them.
fn copyright_text(ctx: &Context) -> String {
    let spec = &ctx.book.spec;
    let text = spec.copyright_line().into_iter().chain(spec.front.copyright.clone());
    let text = text.collect::<Vec<_>>().join("\n\n");
    let missing = [spec.imprint.clone(), spec.series_line(), spec.edition.clone()]
        .into_iter()
        .flatten()
        .filter(|line| !text.contains(line));
    let missing: Vec<String> = missing.collect();
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
pub(in crate::interior) fn set_copyright_page(ctx: &Context) -> Result<Draft, LayoutError> {
    let text = copyright_text(ctx);
    let height = ctx.block.block.height;
    let (lines, fits) = fit(ctx.theme.fine, 95, LEAST, |style| {
        let lines = lines(ctx, style, &text)?;
        let fits = lines.height() <= height;
        Ok::<_, LayoutError>((lines, fits))
    })?;
    if !fits {
        return Err(LayoutError::TextTooLong(text));
    }
    let top = Point::new(Length::ZERO, height - lines.height());
    let mut draft = Draft::default();
    draft.extend(lines.place(ctx.fonts, Align::Left, top)?);
    Ok(draft)
}

/// Wraps the paragraphs of `text`, and keeps empty lines.
fn lines(ctx: &Context, style: Style, text: &str) -> Result<Lines, LayoutError> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let wrapped = wrap(ctx.fonts, style, ctx.block.measure(), paragraph)?;
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
pub(in crate::interior) fn set_dedication(ctx: &Context) -> Result<Draft, LayoutError> {
    let front = &ctx.book.spec.front;
    let text = front.dedication.as_deref().unwrap_or_default();
    let (style, align) = (ctx.theme.aside(), ctx.theme.display);
    let measure = match align {
        Align::Left => ctx.block.measure(),
        _ => ctx.block.measure().percent(CENTRED_WIDTH),
    };
    let block = ctx.block.block;
    let mut draft = Draft::default();
    let mut at = Point::new(align.x(block.width), block.height.percent(TOP));
    for part in text.lines() {
        let lines = Lines::wrapped(ctx.fonts, style, measure, part)?;
        draft.extend(lines.place(ctx.fonts, align, at)?);
        at.y += lines.height();
        if part.trim().is_empty() {
            at.y += style.leading();
        }
    }
    if at.y > block.height {
        return Err(LayoutError::TextTooLong(text.to_owned()));
    }
    Ok(draft)
}

/// Sets the colophon: the typefaces of the book, and how its puzzles were generated.
pub(in crate::interior) fn set_colophon(ctx: &Context) -> Result<Vec<Draft>, LayoutError> {
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

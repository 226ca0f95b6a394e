//! Conversion of Markdown events to chapters, with a report for everything that books do not support.

use super::{
    MarkdownBlock, StyledText, TextBuilder, TextChapter, is_inline, is_inline_end, longest_word,
    plain,
};
use crate::files::Figure;
use crate::limits::{self, Limit};
use crate::reader::Reports;
use gridpress_base::fonts::{FontRole, Fonts};
use gridpress_ground::units::{Length, Size};
use gridpress_messages::diag::{Diagnostic, Source};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag};
use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

/// Known extensions, which are enabled to be refused by name; otherwise their markup would be printed.
pub(super) const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_FOOTNOTES)
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_TASKLISTS)
    .union(Options::ENABLE_YAML_STYLE_METADATA_BLOCKS);

/// The context in which a text is read.
pub(crate) struct MarkdownContext<'a> {
    pub reports: &'a Reports,
    pub fonts: Option<&'a Fonts>,
    /// Room for a picture on a page.
    pub room: Size,
    /// Loads a picture by its path in the text.
    pub figure: &'a dyn Fn(&str) -> Result<Figure, Text>,
}

/// Parses the chapters of `source` and reports its errors.
pub(crate) fn chapters(source: &Arc<Source>, context: &MarkdownContext<'_>) -> Vec<TextChapter> {
    let events: Vec<_> = Parser::new_ext(&source.text, OPTIONS).into_offset_iter().collect();
    let mut reader =
        MarkdownReader { source, context, events: &events, next: 0, seen: BTreeSet::new() };
    split_chapters(reader.blocks(Nesting::default()))
}

/// Splits `blocks` at first-level headings.
fn split_chapters(blocks: Vec<MarkdownBlock>) -> Vec<TextChapter> {
    let mut chapters: Vec<TextChapter> = Vec::new();
    for block in blocks {
        match (block, chapters.last_mut()) {
            (MarkdownBlock::Heading { level: 1, text }, _) => {
                chapters.push(TextChapter { title: Some(text), blocks: Vec::new() })
            }
            (block, Some(chapter)) => chapter.blocks.push(block),
            (block, None) => chapters.push(TextChapter { title: None, blocks: vec![block] }),
        }
    }
    chapters
}

/// Number of open lists and quotations.
#[derive(Clone, Copy, Default)]
struct Nesting {
    lists: u8,
    quotes: u8,
}

impl Nesting {
    fn is_top(self) -> bool {
        self.lists == 0 && self.quotes == 0
    }
}

struct MarkdownReader<'a> {
    source: &'a Arc<Source>,
    context: &'a MarkdownContext<'a>,
    events: &'a [(Event<'a>, Range<usize>)],
    next: usize,
    /// Characters whose glyphs were checked already.
    seen: BTreeSet<char>,
}

/// Valid widths of a picture, in percent of the text's.
const WIDTHS: RangeInclusive<u8> = 10..=100;

/// A picture, if it can be printed, and its place in the file.
type SpannedFigure = (Option<Figure>, Range<usize>);

impl<'a> MarkdownReader<'a> {
    fn peek(&self) -> Option<&'a (Event<'a>, Range<usize>)> {
        self.events.get(self.next)
    }

    /// Reports unsupported text at its first line.
    fn refuse(
        &self,
        span: &Range<usize>,
        what: impl Into<Text>,
        label: impl Into<Text>,
        help: impl Into<Text>,
    ) {
        let text = &self.source.text[span.clone()];
        // A table or a block of code may have many lines, of which the first shows the place.
        let first = text.lines().next().unwrap_or_default().trim_end().len();
        let place = self.source.at(span.start..span.start + first);
        let report = Diagnostic::error(what).at(place, label);
        let help = help.into();
        self.context.reports.push(if help.is_empty() { report } else { report.help(help) });
    }

    /// Returns `true` if `count` is within `limit`; otherwise reports it at the first line of its block.
    fn check_limit(&self, limit: &Limit, count: usize, span: &Range<usize>) -> bool {
        let refusal = limit.refusal(count as u64);
        if let Some((message, label)) = &refusal {
            self.refuse(span, message, label, limit.help);
        }
        refusal.is_none()
    }

    /// Skips the rest of an open block.
    fn skip(&mut self) {
        let mut open = 1;
        while open > 0 {
            match self.peek() {
                Some((Event::Start(_), _)) => open += 1,
                Some((Event::End(_), _)) => open -= 1,
                Some(_) => {}
                None => return,
            }
            self.next += 1;
        }
    }

    /// Reads blocks up to the end of the enclosing one.
    fn blocks(&mut self, depth: Nesting) -> Vec<MarkdownBlock> {
        let mut blocks = Vec::new();
        while let Some((event, span)) = self.peek() {
            match event {
                Event::End(_) => {
                    self.next += 1;
                    break;
                }
                Event::Start(tag) if !is_inline(tag) => {
                    self.next += 1;
                    blocks.extend(self.block(tag, span, depth));
                }
                Event::Rule => {
                    self.next += 1;
                    if depth.is_top() {
                        blocks.push(MarkdownBlock::Rule);
                    } else {
                        self.refuse_nested(span, text!("line-in-list"));
                    }
                }
                Event::Html(_) => {
                    self.next += 1;
                    self.html(span);
                }
                // The text of an item may come without a paragraph.
                _ => blocks.extend(self.paragraph(span, depth)),
            }
        }
        blocks
    }

    /// Reads the block that `tag` opened.
    fn block(
        &mut self,
        tag: &Tag<'_>,
        span: &Range<usize>,
        depth: Nesting,
    ) -> Option<MarkdownBlock> {
        match tag {
            Tag::Paragraph => {
                let block = self.paragraph(span, depth);
                self.next += 1;
                block
            }
            Tag::Heading { level, .. } => self.heading(*level, span, depth),
            Tag::List(first) => self.list(*first, span, depth),
            Tag::BlockQuote(_) if depth.quotes == 0 => {
                Some(MarkdownBlock::Quote(self.blocks(Nesting { quotes: 1, ..depth })))
            }
            Tag::BlockQuote(_) => {
                self.skip();
                self.refuse_nested(span, text!("quotation-in-list"))
            }
            Tag::HtmlBlock => {
                self.skip();
                self.html(span)
            }
            other => {
                self.skip();
                let what = match other {
                    Tag::CodeBlock(_) => text!("code-on-page"),
                    Tag::Table(_) => text!("table-on-page"),
                    Tag::FootnoteDefinition(_) => text!("footnote-on-page"),
                    Tag::MetadataBlock(_) => text!("metadata-on-page"),
                    _ => text!("unsupported-on-page"),
                };
                let help = match other {
                    Tag::MetadataBlock(_) => text!(
                        "put-title-in-book",
                        setting = TextArg::setting("text.title", "title = \"...\"")
                    ),
                    Tag::CodeBlock(_) => text!("four-spaces-are-code"),
                    _ => text!("supported-markdown"),
                };
                self.refuse(span, what, text!("this-cannot-be-printed"), help);
                None
            }
        }
    }

    fn html(&self, span: &Range<usize>) -> Option<MarkdownBlock> {
        self.refuse(span, text!("html-on-page"), text!("this-is-html"), text!("markdown-for-html"));
        None
    }

    fn refuse_nested(&self, span: &Range<usize>, message: Text) -> Option<MarkdownBlock> {
        self.refuse(span, message, text!("nested-too-deeply"), text!("move-it-out"));
        None
    }

    fn heading(
        &mut self,
        level: HeadingLevel,
        span: &Range<usize>,
        depth: Nesting,
    ) -> Option<MarkdownBlock> {
        let (text, figures) = self.text();
        self.next += 1;
        if !depth.is_top() {
            return self.refuse_nested(span, text!("heading-in-list"));
        }
        if level > HeadingLevel::H3 {
            let what = text!("heading-of-level", level = (level as u8).to_string());
            self.refuse(span, what, text!("third-is-deepest"), "");
            return None;
        }
        if !figures.is_empty() {
            self.refuse(span, text!("picture-in-heading"), text!("expected-only-text"), "");
            return None;
        }
        let text = plain(&text);
        if text.is_empty() {
            self.refuse(
                span,
                text!("empty-heading"),
                text!("expected", expected = text!("a-text")),
                "",
            );
            return None;
        }
        if !self.check_limit(&limits::HEADING, text.chars().count(), span) {
            return None;
        }
        Some(MarkdownBlock::Heading { level: level as u8, text })
    }

    fn list(
        &mut self,
        first: Option<u64>,
        span: &Range<usize>,
        depth: Nesting,
    ) -> Option<MarkdownBlock> {
        if depth.lists == 2 {
            self.skip();
            self.refuse(span, text!("third-list"), text!("two-lists-deep"), "");
            return None;
        }
        let lists = depth.lists + 1;
        let mut items = Vec::new();
        while let Some((event, span)) = self.peek() {
            self.next += 1;
            if matches!(event, Event::End(_)) {
                break;
            }
            let blocks = self.blocks(Nesting { lists, ..depth });
            if blocks.is_empty() {
                self.refuse(
                    span,
                    text!("empty-item"),
                    text!("expected", expected = text!("a-text")),
                    "",
                );
            }
            items.push(blocks);
        }
        Some(MarkdownBlock::List { first, items })
    }

    /// Reads a paragraph, or the picture in its place.
    fn paragraph(&mut self, span: &Range<usize>, depth: Nesting) -> Option<MarkdownBlock> {
        let (text, mut figures) = self.text();
        let Some((figure, place)) = figures.pop() else {
            let has_words = !plain(&text).is_empty();
            return (has_words && self.check_limit(&limits::WORD, longest_word(&text), span))
                .then_some(MarkdownBlock::Paragraph(text));
        };
        if !depth.is_top() {
            return self.refuse_nested(&place, text!("picture-in-list"));
        }
        let text = plain(&text);
        let text = text.trim();
        let width = text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
        if !figures.is_empty() || !text.is_empty() && width.is_none() {
            self.refuse(
                span,
                text!("picture-in-paragraph"),
                text!("text-or-picture"),
                text!("separate-paragraph"),
            );
            return None;
        }
        let width = width.unwrap_or("100%");
        let percent = width.trim().strip_suffix('%').and_then(|number| number.trim().parse().ok());
        let percent = percent.filter(|percent| WIDTHS.contains(percent)).unwrap_or_else(|| {
            let [least, most] = [WIDTHS.start(), WIDTHS.end()].map(ToString::to_string);
            let label = text!("widths-of-pictures", least, most);
            self.refuse(span, text!("width-of-picture", width), label, "");
            100
        });
        let figure = Figure { width: percent, ..figure? };
        self.check_pixels(&figure, &place);
        Some(MarkdownBlock::Figure(figure))
    }

    /// Warns of a picture with too few pixels for its place.
    fn check_pixels(&self, figure: &Figure, span: &Range<usize>) {
        let (picture, room) = (&figure.picture, figure.part_of(self.context.room));
        if picture.is_coarse(room) {
            let message = text!("too-few-pixels", file = figure.file.as_str());
            let label = text!(
                "printed-smaller",
                resolution = picture.resolution(room).to_string(),
                width = TextArg::mm(picture.size_in(room).width)
            );
            let report = Diagnostic::warning(message).at(self.source.at(span.clone()), label);
            self.context.reports.push(report);
        }
    }

    /// Reads text up to the next block or the end of this one, and the pictures in it.
    fn text(&mut self) -> (StyledText, Vec<SpannedFigure>) {
        let (mut lines, mut figures) = (TextBuilder::default(), Vec::new());
        while let Some((event, span)) = self.peek() {
            match event {
                Event::Start(tag) if !is_inline(tag) => break,
                Event::End(tag) if !is_inline_end(*tag) => break,
                Event::Rule | Event::Html(_) => break,
                _ => self.next += 1,
            }
            match event {
                Event::Start(Tag::Image { dest_url, title, .. }) => {
                    self.skip();
                    figures.push((self.figure(dest_url, title, span), span.clone()));
                }
                Event::Start(tag) => self.open(tag, span, &mut lines),
                Event::End(tag) => {
                    if let Some(address) = lines.close(*tag) {
                        self.check_glyphs(&address, span);
                        lines.push(&format!(" ({address})"));
                    }
                }
                Event::Text(text) | Event::Code(text) => {
                    self.check_glyphs(text, span);
                    lines.push(text);
                }
                Event::SoftBreak => lines.push(" "),
                Event::HardBreak => lines.lines.push(Vec::new()),
                Event::InlineHtml(_) => drop(self.html(span)),
                _ => self.refuse(
                    span,
                    text!("footnote-or-box-on-page"),
                    text!("this-cannot-be-printed"),
                    text!("supported-markdown"),
                ),
            }
        }
        (lines.finish(), figures)
    }

    fn open(&self, tag: &Tag<'_>, span: &Range<usize>, lines: &mut TextBuilder) {
        match tag {
            Tag::Emphasis => lines.emphasis += 1,
            Tag::Strong => lines.strong += 1,
            Tag::Link { link_type, dest_url, .. } => {
                let is_shown = matches!(link_type, LinkType::Autolink | LinkType::Email);
                let is_here = dest_url.is_empty() || dest_url.starts_with('#');
                let address = dest_url.strip_prefix("mailto:").unwrap_or(dest_url);
                lines.link((!is_shown && !is_here).then(|| address.to_owned()));
            }
            _ => self.refuse(
                span,
                text!("struck-out"),
                text!("this-cannot-be-printed"),
                text!("remove-markup"),
            ),
        }
    }

    /// Reports characters of `text` that no font has.
    fn check_glyphs(&mut self, text: &str, span: &Range<usize>) {
        let Some(fonts) = self.context.fonts else {
            return;
        };
        let faces = [FontRole::Prose, FontRole::Emphasis, FontRole::Strong, FontRole::Heading];
        for c in text.chars().filter(|c| !matches!(c, '\t' | '\n' | '\r')) {
            // Each character is reported once, and shaping it once per text suffices.
            if !self.seen.insert(c) {
                continue;
            }
            if let Some(missing) = faces.into_iter().find_map(|role| {
                fonts.shape(role, Length::pt(10), c.encode_utf8(&mut [0; 4])).err()
            }) {
                let help = text!("choose-font-under-type");
                self.refuse(span, &missing, text!("cannot-be-printed"), help);
            }
        }
    }

    fn figure(&mut self, path: &str, title: &str, span: &Range<usize>) -> Option<Figure> {
        self.check_glyphs(title, span);
        // Nothing is downloaded: a book must be the same without a network, and in ten years.
        if path.contains("://") {
            self.refuse(
                span,
                text!("picture-from-web"),
                text!("expected-file"),
                text!("put-file-beside"),
            );
            return None;
        }
        let mut figure = match (self.context.figure)(path) {
            Ok(figure) => figure,
            Err(why) => {
                let message = text!("unusable-picture", file = path);
                self.refuse(span, message, why, text!("pictures-of-text"));
                return None;
            }
        };
        let caption = title.split_whitespace().collect::<Vec<_>>().join(" ");
        if !self.check_limit(&limits::HEADING, caption.chars().count(), span) {
            return None;
        }
        figure.caption = Some(caption).filter(|caption| !caption.is_empty());
        Some(figure)
    }
}

//! User-supplied texts: their blocks, set like the rest of the book.

use crate::document::item::Item;
use crate::document::role::TextRole;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::Draft;
use crate::typography::flow::{Flow, Inset, chapter_pages};
use crate::typography::linebreak::TextSpan;
use crate::typography::lines::Lines;
use crate::typography::style::{HAIRLINE, Style};
use crate::typography::text_block::Context;
use crate::{LayoutError, Result};
use gridpress_base::fonts::{FontRole, Run};
use gridpress_bookspec::markdown::{MarkdownBlock, StyledText, TextFace};
use gridpress_bookspec::{Design, Figure, TextPage};
use gridpress_ground::glyphs::MissingGlyph;
use gridpress_ground::units::{Length, Point, Size};

/// Minimum indent of a list, in percent of the size of running text.
const LIST_INDENT: i32 = 130;
/// Indent of quotations on both sides, in percent of the size of running text.
const QUOTE_INDENT: i32 = 150;

/// Sets the pages of a chapter of `page`.
pub(in crate::interior) fn set_chapter(
    ctx: &Context,
    page: &TextPage,
    chapter: usize,
) -> Result<Vec<Draft>> {
    let text = &page.chapters[chapter];
    let mut setter = Typesetter { ctx, flow: Flow::new(ctx), marks: Vec::new(), lists: 0 };
    if let Some(heading) = text.title.as_deref().or(page.title_of(chapter)) {
        setter.flow.chapter(heading)?;
    }
    setter.blocks(&text.blocks, Inset::default())?;
    let title = page.title_of(chapter).unwrap_or_default();
    Ok(chapter_pages(setter.flow, title))
}

/// A typesetter of a sequence of blocks.
struct Typesetter<'c> {
    ctx: &'c Context<'c>,
    flow: Flow<'c>,
    /// The bullets or numbers of the list items that begin with the next paragraph.
    marks: Vec<Item>,
    /// Number of open lists.
    lists: u32,
}

impl Typesetter<'_> {
    fn blocks(&mut self, blocks: &[MarkdownBlock], inset: Inset) -> Result<()> {
        for (index, block) in blocks.iter().enumerate() {
            let is_headed =
                index == 0 || matches!(blocks[index - 1], MarkdownBlock::Heading { .. });
            match block {
                MarkdownBlock::Figure(figure) => self.figure(figure, is_headed)?,
                _ => self.block(block, inset)?,
            }
            // The sentence before a list stays with its first item.
            if let (MarkdownBlock::Paragraph(_), Some(MarkdownBlock::List { .. })) =
                (block, blocks.get(index + 1))
            {
                self.flow.keep_with_next();
            }
        }
        Ok(())
    }

    fn block(&mut self, block: &MarkdownBlock, inset: Inset) -> Result<()> {
        match block {
            MarkdownBlock::Heading { level: 2, text } => drop(self.flow.subheading(text)?),
            MarkdownBlock::Heading { text, .. } => drop(self.flow.minor_heading(text)?),
            MarkdownBlock::Paragraph(text) => {
                let marks = std::mem::take(&mut self.marks);
                self.flow.inset_paragraph(inset, &self.spans(text), marks)?;
            }
            MarkdownBlock::List { first, items } => self.list(*first, items, inset)?,
            MarkdownBlock::Quote(blocks) => self.quote(blocks, inset)?,
            MarkdownBlock::Rule => self.rule(),
            MarkdownBlock::Figure(figure) => self.figure(figure, false)?,
        }
        Ok(())
    }

    fn spans(&self, text: &StyledText) -> Vec<Vec<TextSpan>> {
        let role = |face| match face {
            TextFace::Plain => FontRole::Prose,
            // Large print has no slanted type.
            TextFace::Emphasis if self.ctx.theme.design != Design::LargePrint => FontRole::Emphasis,
            TextFace::Emphasis | TextFace::Strong => FontRole::Strong,
        };
        text.iter()
            .map(|pieces| {
                pieces
                    .iter()
                    .map(|piece| TextSpan { role: role(piece.face), text: piece.text.clone() })
                    .collect()
            })
            .collect()
    }

    /// Sets list items, each with a hanging bullet or number.
    fn list(
        &mut self,
        first: Option<u64>,
        items: &[Vec<MarkdownBlock>],
        inset: Inset,
    ) -> Result<()> {
        let size = self.ctx.theme.body.size;
        let mark = |index: usize| match first {
            Some(first) => format!("{}.", first + index as u64),
            None => "\u{2022}".to_owned(),
        };
        let marks: Vec<Vec<Run>> = (0..items.len())
            .map(|index| self.ctx.fonts.shape(FontRole::Prose, size, &mark(index)))
            .collect::<Result<_, MissingGlyph>>()?;
        let width = |runs: &Vec<Run>| runs.iter().map(|run| run.width).sum::<Length>();
        let (gap, widest) = (size.half(), marks.iter().map(width).max().unwrap_or_default());
        let within = Inset {
            left: inset.left + (widest + gap).at_least(size.percent(LIST_INDENT)),
            ..inset
        };
        let is_outer = self.lists == 0;
        self.lists += 1;
        if is_outer {
            self.flow.space(1);
        }
        for (blocks, runs) in items.iter().zip(marks) {
            let mut x = within.left - gap - width(&runs);
            let mut label = Vec::new();
            for run in runs {
                let next = x + run.width;
                label.push(Item::text(Point::new(x, Length::ZERO), run));
                x = next;
            }
            self.marks.push(Item::tagged(TextRole::Label, label));
            self.blocks(blocks, within)?;
        }
        self.lists -= 1;
        if is_outer {
            self.flow.space(1);
        }
        Ok(())
    }

    fn quote(&mut self, blocks: &[MarkdownBlock], inset: Inset) -> Result<()> {
        let by = self.ctx.theme.body.size.percent(QUOTE_INDENT);
        let inset = Inset { left: inset.left + by, right: inset.right + by };
        // A list item that begins with a quotation keeps its number.
        if self.marks.is_empty() {
            self.flow.space(1);
        }
        self.blocks(blocks, inset)?;
        self.flow.space(1);
        Ok(())
    }

    /// Sets a short rule halfway between two lines of text.
    fn rule(&mut self) {
        let body = self.ctx.theme.body;
        let step = body.leading();
        // Letters without ascenders are about half as high as their type.
        let y = step.half() + body.ascent() - body.size / 4;
        let width = self.ctx.block.measure() / 5;
        let x = self.display(width);
        let ends = [x, x + width].map(|x| Point::new(x, y));
        let rule = vec![Item::rule(ends[0], ends[1], HAIRLINE)];
        self.flow.add_separator(LayoutBox::new(width, step * 2, rule));
    }

    /// Returns the x of an element of that width with the alignment of titles.
    fn display(&self, width: Length) -> Length {
        self.ctx.theme.display.x(self.ctx.block.measure() - width)
    }

    /// Returns the maximum height of a heading, with the room around it.
    fn headroom(&self) -> Length {
        self.ctx.theme.body.leading() * 6
    }

    /// Returns a picture and its caption, on a page that they share with their heading, if any.
    fn pictured(&self, figure: &Figure, is_headed: bool) -> Result<LayoutBox> {
        let Context { fonts, theme, block, .. } = *self.ctx;
        let (align, measure, body) = (theme.display, block.measure(), block.body().1);
        let text = figure.caption.as_deref().unwrap_or_default();
        let style = Style::new(theme.slanted, theme.fine.size);
        let mut caption =
            Lines::wrapped(fonts, style, measure, text)?.boxed(fonts, align, measure)?;
        if caption.size.height > Length::ZERO {
            let gap = LayoutBox::down(theme.body.leading() / 3);
            caption = LayoutBox::column(align, measure, [gap, caption]);
        }
        if caption.size.height > body.half() {
            return Err(LayoutError::TextTooLong(text.to_owned()));
        }
        let above = if is_headed { self.headroom().min(body / 3) } else { Length::ZERO };
        let room = Size { width: measure, height: body - above - caption.size.height };
        let (size, image) = (figure.size_in(room), figure.picture.clone());
        let picture = match text {
            "" => LayoutBox::image(size, image),
            _ => LayoutBox::picture(size, image, text),
        };
        Ok(LayoutBox::column(align, measure, [picture, caption]))
    }

    /// Sets a picture with its caption below.
    fn figure(&mut self, figure: &Figure, is_headed: bool) -> Result<()> {
        let picture = self.pictured(figure, is_headed)?;
        self.flow.space(1);
        self.flow.add(picture);
        self.flow.space(1);
        Ok(())
    }
}

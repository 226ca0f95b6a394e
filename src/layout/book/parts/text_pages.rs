//! The user's own text: its blocks, set as the rest of the book is.

use crate::book::Book;
use crate::fonts::{Fonts, MissingGlyph, Role, Run};
use crate::layout::LayoutError;
use crate::layout::page::item::Item;
use crate::layout::text::block::TextBlock;
use crate::layout::text::draft::Draft;
use crate::layout::text::flow::{Flow, Inset, chapter_pages};
use crate::layout::text::line::{line, wrap};
use crate::layout::text::paragraph::Span;
use crate::layout::text::style::{Align, Style, ascent};
use crate::spec::markdown::{Block, Face, Figure, Piece, Text};
use crate::spec::{Design, OwnPage};
use crate::units::{Length, Point, Rect, Size};

/// The pages of a chapter of `page`.
pub(in crate::layout::book) fn pages(
    book: &Book,
    frame: &TextBlock,
    page: &OwnPage,
    chapter: usize,
) -> Result<Vec<Draft>, LayoutError> {
    let fonts = &book.spec.fonts;
    let text = &page.chapters[chapter];
    let mut setter = Setter {
        fonts,
        frame,
        flow: Flow::new(fonts, frame),
        marks: Vec::new(),
        lists: 0,
    };
    if let Some(heading) = text.title.as_deref().or(page.title_of(chapter)) {
        setter.flow.chapter(heading)?;
    }
    setter.blocks(&text.blocks, Inset::default())?;
    let title = page.title_of(chapter).unwrap_or_default();
    Ok(chapter_pages(setter.flow, title))
}

/// Sets blocks one after the other.
struct Setter<'f> {
    fonts: &'f Fonts,
    frame: &'f TextBlock,
    flow: Flow<'f>,
    /// What stands in front of the next paragraph: the numbers of items that begin with it.
    marks: Vec<(Length, Run)>,
    /// How many lists are open.
    lists: u32,
}

impl Setter<'_> {
    fn blocks(&mut self, blocks: &[Block], inset: Inset) -> Result<(), LayoutError> {
        for (index, block) in blocks.iter().enumerate() {
            let is_headed = index == 0 || matches!(blocks[index - 1], Block::Heading { .. });
            match (block, blocks.get(index + 1)) {
                (Block::Figure(figure), _) => self.figure(figure, is_headed)?,
                // A heading stays with the picture below it.
                (Block::Heading { .. }, Some(Block::Figure(figure))) => {
                    let (size, lines) = self.sized(figure, true)?;
                    let (below, _) = self.caption(lines.len());
                    self.flow.keep(self.headroom() + size.height + below);
                    self.block(block, inset)?;
                }
                _ => self.block(block, inset)?,
            }
        }
        Ok(())
    }

    fn block(&mut self, block: &Block, inset: Inset) -> Result<(), LayoutError> {
        match block {
            Block::Heading { level: 2, text } => drop(self.flow.subheading(text)?),
            Block::Heading { text, .. } => drop(self.flow.minor_heading(text)?),
            Block::Paragraph(text) => {
                let marks = std::mem::take(&mut self.marks);
                self.flow.column(inset, &self.spans(text), marks)?;
            }
            Block::List { first, items } => self.list(*first, items, inset)?,
            Block::Quote(blocks) => self.quote(blocks, inset)?,
            Block::Rule => self.rule(),
            Block::Figure(figure) => self.figure(figure, false)?,
        }
        Ok(())
    }

    fn spans(&self, text: &Text) -> Vec<Vec<Span>> {
        let role = |face| match face {
            Face::Plain => Role::Prose,
            // Nothing slants in large print.
            Face::Emphasis if self.frame.theme.design != Design::LargePrint => Role::Emphasis,
            Face::Emphasis | Face::Strong => Role::Strong,
        };
        let line = |pieces: &Vec<Piece>| {
            let span = |piece: &Piece| Span {
                role: role(piece.face),
                text: piece.text.clone(),
            };
            pieces.iter().map(span).collect()
        };
        text.iter().map(line).collect()
    }

    /// Items, each with a bullet or its number hanging in front of it.
    fn list(
        &mut self,
        first: Option<u64>,
        items: &[Vec<Block>],
        inset: Inset,
    ) -> Result<(), LayoutError> {
        let size = self.frame.theme.body.size;
        let mark = |index: usize| match first {
            Some(first) => format!("{}.", first + index as u64),
            None => "\u{2022}".to_owned(),
        };
        let shape = |index| self.fonts.shape(Role::Prose, size, &mark(index));
        let marks: Vec<Vec<Run>> = (0..items.len())
            .map(shape)
            .collect::<Result<_, MissingGlyph>>()?;
        let width = |runs: &Vec<Run>| runs.iter().map(|run| run.width).sum::<Length>();
        let (gap, widest) = (
            size.half(),
            marks.iter().map(width).max().unwrap_or_default(),
        );
        let within = Inset {
            left: inset.left + (widest + gap).at_least(size.scale(13, 10)),
            ..inset
        };
        let is_outer = self.lists == 0;
        self.lists += 1;
        if is_outer {
            self.flow.space(1);
        }
        for (blocks, runs) in items.iter().zip(marks) {
            let mut x = within.left - gap - width(&runs);
            for run in runs {
                let next = x + run.width;
                self.marks.push((x, run));
                x = next;
            }
            self.blocks(blocks, within)?;
        }
        self.lists -= 1;
        if is_outer {
            self.flow.space(1);
        }
        Ok(())
    }

    fn quote(&mut self, blocks: &[Block], inset: Inset) -> Result<(), LayoutError> {
        let by = self.frame.theme.body.size.scale(3, 2);
        let inset = Inset {
            left: inset.left + by,
            right: inset.right + by,
        };
        // An item that begins with it keeps its number.
        if self.marks.is_empty() {
            self.flow.space(1);
        }
        self.blocks(blocks, inset)?;
        self.flow.space(1);
        Ok(())
    }

    /// A short rule halfway between two lines of text.
    fn rule(&mut self) {
        let theme = &self.frame.theme;
        let step = theme.body.leading();
        self.flow.keep(step * 4);
        let top = self.flow.block(step * 2);
        // Letters without ascenders are about half as high as their type.
        let y = top + step.half() + ascent(theme.body) - theme.body.size / 4;
        let width = self.frame.measure() / 5;
        let x = self.display(width);
        self.flow.push([Item::rule(
            Point::new(x, y),
            Point::new(x + width, y),
            Length::thousandths(750),
        )]);
    }

    /// Where something of that width begins: in the middle or at the edge, as titles do.
    fn display(&self, width: Length) -> Length {
        let free = self.frame.measure() - width;
        match self.frame.theme.display {
            Align::Left => Length::ZERO,
            Align::Centre => free.half(),
            Align::Right => free,
        }
    }

    /// What a heading takes at most, with the room around it.
    fn headroom(&self) -> Length {
        self.frame.theme.body.leading() * 6
    }

    /// The style of captions.
    fn caption_style(&self) -> Style {
        Style::new(self.frame.theme.slanted, self.frame.theme.fine.size)
    }

    /// What a caption of so many lines takes below a picture, and of that the gap above it.
    fn caption(&self, lines: usize) -> (Length, Length) {
        let gap = self.frame.theme.body.leading() / 3;
        match lines as i32 {
            0 => (Length::ZERO, gap),
            count => (gap + self.caption_style().leading() * count, gap),
        }
    }

    /// The size of a picture on a page that it shares with its heading, if it has one, and the lines below it.
    fn sized(&self, figure: &Figure, is_headed: bool) -> Result<(Size, Vec<String>), LayoutError> {
        let (measure, body) = (self.frame.measure(), self.frame.body().1);
        let caption = figure.caption.as_deref().unwrap_or_default();
        let lines = wrap(self.fonts, self.caption_style(), measure, caption)?;
        let (below, _) = self.caption(lines.len());
        if below > body.half() {
            return Err(LayoutError::TextTooLong(caption.to_owned()));
        }
        let above = match is_headed {
            true => self.headroom().min(body / 3),
            false => Length::ZERO,
        };
        let size = figure.picture.size_in(Size {
            width: measure,
            height: body - above - below,
        });
        Ok((size, lines))
    }

    /// A picture with its caption below.
    fn figure(&mut self, figure: &Figure, is_headed: bool) -> Result<(), LayoutError> {
        let theme = self.frame.theme;
        let measure = self.frame.measure();
        let (size, lines) = self.sized(figure, is_headed)?;
        let style = self.caption_style();
        let (below, gap) = self.caption(lines.len());
        self.flow.space(1);
        let top = self.flow.block(size.height + below);
        let at = Point::new(self.display(size.width), top);
        self.flow.push([Item::image(
            Rect::new(at.x, at.y, size.width, size.height),
            figure.picture.clone(),
        )]);
        let mut y = top + size.height + gap;
        for text in lines {
            let x = match theme.display {
                Align::Left => Length::ZERO,
                Align::Centre => measure.half(),
                Align::Right => measure,
            };
            let at = Point::new(x, y + ascent(style));
            self.flow
                .push(line(self.fonts, style, theme.display, at, &text)?);
            y += style.leading();
        }
        self.flow.space(1);
        Ok(())
    }
}

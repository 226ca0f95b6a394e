//! Pages in the file: their boxes, content streams and link targets.

use super::file::{PdfError, PdfFile, compressed, text_string};
use super::metadata::{self, FinishedPages};
use super::operators::{self, Subpath};
use super::pen::Pen;
use super::reading::{self, MarkTarget, PageElement, PaintedLeaf};
use super::sheet::{Sheet, numbers};
use super::structure::{LinkAnnotation, PageText, StructureTree};
use super::subset::EmbeddedFonts;
use super::usage::{Forms, image_name};
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::PathStep;
use gridpress_bookspec::Profile;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_layout::{Document, Item, ItemGroup, Link, Outline, Page, Paint, Paper, Pose, arcs};
use lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A page ready for the file.
pub(super) struct CompressedPage {
    /// The start of its content that pages may share.
    start: Vec<u8>,
    /// The rest of its content.
    rest: Stream,
    elements: Vec<PageElement>,
}

impl CompressedPage {
    pub(super) fn new(content: Content) -> Result<CompressedPage, PdfError> {
        Ok(CompressedPage {
            start: content.start,
            rest: compressed(Dictionary::new(), &content.rest)?,
            elements: content.elements,
        })
    }
}

/// The pages of a file, added one after another.
pub(super) struct PageTree<'d> {
    root: ObjectId,
    /// The ids of all pages, since links may lead to any.
    ids: Vec<ObjectId>,
    paper: &'d Paper,
    /// The text of the pages, if they are tagged.
    structure: Option<StructureTree>,
    /// The number of pages added so far.
    count: usize,
    /// The shared starts of pages so far, each stored once.
    starts: BTreeMap<Vec<u8>, ObjectId>,
}

impl<'d> PageTree<'d> {
    pub(super) fn new(
        file: &mut PdfFile,
        document: &'d Document,
        profile: Profile,
    ) -> PageTree<'d> {
        PageTree {
            root: file.new_object_id(),
            ids: (0..document.len()).map(|_| file.new_object_id()).collect(),
            paper: &document.paper,
            structure: (profile == Profile::Screen)
                .then(|| StructureTree::new(file, document.len())),
            count: 0,
            starts: BTreeMap::new(),
        }
    }

    /// Writes the next page.
    pub(super) fn add(&mut self, file: &mut PdfFile, page: CompressedPage) -> Result<(), PdfError> {
        let sheet = Sheet::new(self.paper, self.count);
        // A page may have several streams, so the part that many pages share is stored once.
        let rest: Object = file.add_object(page.rest).into();
        let contents = match self.start(file, page.start)? {
            Some(start) => vec![start.into(), rest].into(),
            None => rest,
        };
        let mut dictionary = dictionary! {
            "Type" => "Page",
            "Parent" => self.root,
            "MediaBox" => sheet.media_box(),
            "TrimBox" => sheet.trim_box(),
            "BleedBox" => sheet.bleed_box(),
            "Contents" => contents,
        };
        let id = self.ids[self.count];
        if let Some(structure) = &mut self.structure {
            let links = structure.add(
                file,
                PageText { id, index: self.count, sheet: &sheet, elements: page.elements },
            );
            dictionary.set("StructParents", self.count as i64);
            // Links are in the order of the text, also for readers without a pointer.
            dictionary.set("Tabs", "S");
            if !links.is_empty() {
                let annotations = links.iter().map(|link| link.id.into()).collect::<Vec<Object>>();
                dictionary.set("Annots", annotations);
            }
            for link in links {
                file.set_object(link.id, self.link(&link, &sheet));
            }
        }
        file.set_object(id, dictionary);
        self.count += 1;
        Ok(())
    }

    fn start(&mut self, file: &mut PdfFile, start: Vec<u8>) -> Result<Option<ObjectId>, PdfError> {
        if start.is_empty() || self.starts.contains_key(&start) {
            return Ok(self.starts.get(&start).copied());
        }
        let id = file.add_object(compressed(Dictionary::new(), &start)?);
        self.starts.insert(start, id);
        Ok(Some(id))
    }

    fn link(&self, annotation: &LinkAnnotation, sheet: &Sheet) -> Object {
        let Link { area, to, text } = &annotation.link;
        dictionary! {
            "Subtype" => "Link",
            "Rect" => numbers(sheet.area(area)),
            "Contents" => text_string(text),
            "StructParent" => annotation.key,
            // The default is a black frame around every link.
            "Border" => vec![0.into(), 0.into(), 0.into()],
            // The flag `Print`, which archival profiles require of annotations.
            "F" => 4,
            "Dest" => metadata::destination(self.paper, &self.ids, to),
        }
        .into()
    }

    /// Writes the roots of the pages and of their text after all pages.
    pub(super) fn finish(self, file: &mut PdfFile, resources: ObjectId) -> FinishedPages {
        let kids: Vec<Object> = self.ids.iter().map(|&id| id.into()).collect();
        let root = dictionary! {
            "Type" => "Pages",
            "Count" => kids.len() as i64,
            "Kids" => kids,
            "Resources" => resources,
        };
        file.set_object(self.root, root);
        let structure = self.structure.map(|structure| structure.finish(file));
        FinishedPages { root: self.root, ids: self.ids, structure }
    }
}

/// The content of a page.
pub(super) struct Content {
    /// The start that pages may share; often empty.
    pub start: Vec<u8>,
    /// The rest.
    pub rest: Vec<u8>,
    /// Its text, if it is marked.
    pub elements: Vec<PageElement>,
}

/// Returns the contents of `pages`, which start at the page `first` of the document; marked if the profile requires it.
pub(super) fn contents(
    pages: &[Page],
    first: usize,
    document: &Document,
    embedded: &EmbeddedFonts,
    (forms, profile): (&Forms, Profile),
) -> Result<Vec<Content>, PdfError> {
    let mut names = forms.names();
    let mut streams = Vec::with_capacity(pages.len() * 2);
    let mut texts = Vec::with_capacity(pages.len());
    for (index, page) in pages.iter().enumerate() {
        let sheet = Sheet::new(&document.paper, first + index);
        let mut pen = Pen::new(&sheet, embedded, &mut names, document.space);
        if profile == Profile::Screen {
            let (leaves, elements) = reading::read(page);
            pen.mark_content(elements);
            pen.leaves(leaves);
        } else {
            pen.leaves(reading::flattened(&page.items));
        }
        let (parts, elements) = pen.finish_parts();
        streams.extend(parts);
        texts.push(elements);
    }
    let mut written = operators::write(streams)?.into_iter();
    let mut texts = texts.into_iter();
    Ok(std::iter::from_fn(|| {
        let (mut start, rest) = (written.next()?, written.next()?);
        let elements = texts.next()?;
        if !start.is_empty() {
            // Some readers join streams without a separator.
            start.push(b'\n');
        }
        Some(Content { start, rest, elements })
    })
    .collect())
}

/// Returns the content of a drawing around its origin.
pub(super) fn drawing(
    drawing: &[Item],
    embedded: &EmbeddedFonts,
    forms: &Forms,
) -> Result<Vec<u8>, PdfError> {
    let sheet = Sheet::around_origin();
    let mut names = forms.names();
    let mut pen = Pen::new(&sheet, embedded, &mut names, ColourSpace::Grey);
    pen.begin_form();
    pen.leaves(reading::flattened(drawing));
    Ok(operators::write(vec![pen.finish()])?.concat())
}

impl Pen<'_, '_> {
    fn leaves(&mut self, leaves: Vec<PaintedLeaf>) {
        for leaf in print_order(leaves, self.embedded, self.is_marked()) {
            self.leaf(&leaf);
        }
    }

    /// Draws an item as content of its element.
    fn leaf(&mut self, leaf: &PaintedLeaf) {
        let at = leaf.item.at;
        match (leaf.target, &leaf.item.paint) {
            (MarkTarget::Cells(grid), Paint::Cells(cells)) => self.cells(at, cells, Some(grid)),
            (MarkTarget::Row(grid, row), Paint::Text { run, percent }) => {
                self.marked_row(at, (run, *percent), grid, row);
            }
            (_, Paint::Group(group)) if !group.is_plain() => {
                self.end_mark();
                self.transformed(at, group, &leaf.inner);
            }
            (MarkTarget::Part(element, part), _) => {
                self.mark(Some((element, part)));
                self.item(leaf.item);
            }
            _ => {
                self.mark(None);
                self.item(leaf.item);
            }
        }
    }

    fn item(&mut self, item: &Item) {
        let at = item.at;
        match &item.paint {
            Paint::Text { run, percent } => self.text(at, run, *percent),
            Paint::Cells(cells) => self.cells(at, cells, None),
            Paint::Fill { outline, percent } => self.fill(&outline.moved(at), *percent),
            Paint::Stroke { outline, weight } => self.stroke(&outline.moved(at), *weight),
            Paint::Image { size, image } => {
                let (origin, size) = (at, *size);
                self.image(&Rect { origin, size }, image_name(image));
            }
            Paint::Group(group) if group.is_plain() => self.drawing(at, &group.items),
            // Within a shared drawing, so that its mark stays open.
            Paint::Group(group) if group.is_upright() => {
                let around = std::mem::replace(&mut self.colour, group.colour);
                group.items.iter().for_each(|item| self.item(&item.clone().moved(at)));
                self.colour = around;
            }
            Paint::Group(group) => self.transformed(at, group, &reading::flattened(&group.items)),
            Paint::Tagged { items, .. } => items.iter().for_each(|item| self.item(item)),
        }
    }

    fn fill(&mut self, outline: &Outline, percent: u8) {
        self.end_text();
        self.set_fill(percent);
        let path = match outline {
            Outline::Rect(rect) => return self.blocks(&[*rect]),
            Outline::Rects(rects) => return self.blocks(rects),
            Outline::Circle(centre, radius) => self.circle(*centre, *radius),
            Outline::Polygon(points) | Outline::Dashes { points, .. } => self.lines(points),
            Outline::Line(from, to) => self.lines(&[*from, *to]),
            Outline::Path(steps) => return self.path(steps),
        };
        self.operators.fill(path);
    }

    /// Fills rectangles as one path.
    fn blocks(&mut self, rects: &[Rect]) {
        let rectangles = rects.iter().map(|rect| self.sheet.rectangle(rect));
        self.operators.fill_rectangles(rectangles);
    }

    fn stroke(&mut self, outline: &Outline, weight: Length) {
        let dashes = match outline {
            Outline::Dashes { dash, gap, .. } => Some((*dash, *gap)),
            _ => None,
        };
        self.set_stroke(weight, dashes);
        let (path, is_closed) = match outline {
            Outline::Rect(rect) => return self.frames(&[*rect]),
            Outline::Rects(rects) => return self.frames(rects),
            Outline::Circle(centre, radius) => (self.circle(*centre, *radius), true),
            Outline::Polygon(points) | Outline::Dashes { points, .. } => (self.lines(points), true),
            Outline::Line(from, to) => (self.lines(&[*from, *to]), false),
            Outline::Path(steps) => return self.path(steps),
        };
        self.operators.stroke(path, is_closed);
    }

    fn path(&mut self, steps: &[PathStep<Point>]) {
        let steps = steps.iter().map(|step| step.map(|at| self.sheet.point(at)));
        self.operators.fill_path(steps);
    }

    fn frames(&mut self, rects: &[Rect]) {
        for rect in rects {
            self.operators.stroke_rectangle(self.sheet.rectangle(rect));
        }
    }

    fn lines(&self, corners: &[Point]) -> Subpath {
        Subpath::lines(corners.iter().map(|&corner| self.sheet.point(corner)))
    }

    fn circle(&self, centre: Point, radius: Length) -> Subpath {
        let (start, arcs) = arcs(centre, radius);
        let point = |at| self.sheet.point(at);
        Subpath::arcs(point(start), arcs.into_iter().map(|arc| arc.map(point)))
    }

    fn image(&mut self, rect: &Rect, name: String) {
        let [x, y, width, height] = self.sheet.rectangle(rect);
        self.with_saved_state(|pen| {
            pen.operators.transform([width, 0.0, 0.0, height, x, y]);
            pen.operators.show_object(name);
        });
    }

    /// Shows a drawing that is stored as a form, or draws its items.
    fn drawing(&mut self, at: Point, drawing: &Arc<[Item]>) {
        let is_grey = self.space == ColourSpace::Grey;
        let Some(name) = self.names.of(drawing).filter(|_| is_grey) else {
            return drawing.iter().for_each(|item| self.item(&item.clone().moved(at)));
        };
        self.end_text();
        // A form inherits the settings of the place where it is shown, so its ink is set to black before.
        self.set_fill(100);
        let [x, y] = self.sheet.point(at);
        self.with_saved_state(|pen| {
            pen.operators.transform([1.0, 0.0, 0.0, 1.0, x, y]);
            pen.operators.show_object(name);
        });
    }

    /// Draws items that are scaled, turned or clipped.
    fn transformed(&mut self, at: Point, group: &ItemGroup, leaves: &[PaintedLeaf]) {
        let around = self.colour;
        self.colour = group.colour.or(around);
        self.with_saved_state(|pen| {
            if let Some(Rect { origin, size }) = group.window {
                pen.operators.clip(pen.sheet.rectangle(&Rect { origin: at + origin, size }));
            }
            let (turns, scale) = (group.turns, group.scale);
            pen.operators.transform(pen.sheet.matrix(&Pose { at, turns, scale }));
            // In their own order: within a group other ink may lie below.
            leaves.iter().for_each(|leaf| pen.leaf(leaf));
            pen.end_mark();
        });
        self.colour = around;
    }
}

/// Returns the items in an order with few changes of settings: cells and text last, text sorted by font, and
/// transformed groups after everything else.
///
/// Only black items after the last non-black one are reordered, since black on black looks the same in any order. A
/// page with other ink after its first text keeps its order. If content is marked, that of each element is together,
/// behind the decoration except for its text, which differs from page to page.
fn print_order<'i>(
    mut leaves: Vec<PaintedLeaf<'i>>,
    embedded: &EmbeddedFonts,
    is_marked: bool,
) -> Vec<PaintedLeaf<'i>> {
    let is_type =
        |leaf: &PaintedLeaf| matches!(leaf.item.paint, Paint::Text { .. } | Paint::Cells(_));
    let first_type = leaves.iter().position(is_type).unwrap_or(leaves.len());
    let last_other = leaves.iter().rposition(|leaf| !leaf.item.is_black());
    let first_black = last_other.map_or(0, |last| last + 1);
    if first_black > first_type {
        return leaves;
    }
    let place = |leaf: &PaintedLeaf| match leaf.target.element() {
        _ if !is_marked => 0,
        Some(element) => element + 1,
        None if is_type(leaf) => usize::MAX,
        None => 0,
    };
    let mut fonts: Vec<(usize, Length)> = Vec::new();
    let mut order = |leaf: &PaintedLeaf| match &leaf.item.paint {
        // The content of an element is in the order of reading.
        _ if is_marked && leaf.target.element().is_some() => 0,
        Paint::Text { run, .. } => {
            let font =
                embedded.text(run).map(|(font, size)| (font.index, size)).unwrap_or_default();
            let place = fonts.iter().position(|known| *known == font);
            2 + place.unwrap_or_else(|| {
                fonts.push(font);
                fonts.len() - 1
            })
        }
        Paint::Cells(_) => 1,
        Paint::Group(group) if !group.is_plain() => usize::MAX,
        _ => 0,
    };
    // The sort is stable, so items with the same key keep their order, and equal pages give equal bytes.
    leaves[first_black..].sort_by_cached_key(|leaf| (place(leaf), order(leaf)));
    leaves
}

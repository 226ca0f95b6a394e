//! Pages in the file: their boxes, content streams and link targets.

use super::file::{PdfError, PdfFile, compressed};
use super::metadata;
use super::operators::{self, Subpath};
use super::pen::Pen;
use super::sheet::{Sheet, numbers};
use super::subset::EmbeddedFonts;
use super::usage::{Forms, image_name};
use gridpress_base::colour::ColourSpace;
use gridpress_base::fonts::PathStep;
use gridpress_bookspec::Profile;
use gridpress_ground::units::{Length, Point, Rect};
use gridpress_layout::{
    Destination, Document, Item, ItemGroup, Outline, Page, Paint, Paper, Pose, arcs,
};
use lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A page ready for the file.
pub(super) struct CompressedPage {
    /// The start of its content that pages may share.
    start: Vec<u8>,
    /// The rest of its content.
    rest: Stream,
    links: Vec<(Rect, Destination)>,
}

impl CompressedPage {
    pub(super) fn new(content: Content, page: &Page) -> Result<CompressedPage, PdfError> {
        let link = |item: &Item| match &item.paint {
            Paint::Link { size, to } => {
                let area = Rect { origin: item.at, size: *size };
                Some((area, *to))
            }
            _ => None,
        };
        Ok(CompressedPage {
            start: content.start,
            rest: compressed(Dictionary::new(), &content.rest)?,
            links: page.items.iter().filter_map(link).collect(),
        })
    }
}

/// The pages of a file, added one after another.
pub(super) struct PageTree<'d> {
    root: ObjectId,
    /// The ids of all pages, since links may lead to any.
    ids: Vec<ObjectId>,
    paper: &'d Paper,
    has_links: bool,
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
            has_links: profile == Profile::Screen,
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
        if self.has_links && !page.links.is_empty() {
            let links = page.links.iter().map(|link| self.link(link, &sheet));
            dictionary.set("Annots", links.collect::<Vec<Object>>());
        }
        file.set_object(self.ids[self.count], dictionary);
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

    fn link(&self, (rect, to): &(Rect, Destination), sheet: &Sheet) -> Object {
        let (left, right) = (sheet.x(rect.origin.x), sheet.x(rect.right()));
        let (low, high) = (sheet.y(rect.bottom()), sheet.y(rect.origin.y));
        dictionary! {
            "Subtype" => "Link",
            "Rect" => numbers([left, low, right, high]),
            // The default is a black frame around every link.
            "Border" => vec![0.into(), 0.into(), 0.into()],
            // The flag `Print`, which archival profiles require of annotations.
            "F" => 4,
            "Dest" => metadata::destination(self.paper, &self.ids, to),
        }
        .into()
    }

    /// Writes the root of the tree after all pages. Returns the ids of the root and of all pages.
    pub(super) fn finish(
        self,
        file: &mut PdfFile,
        resources: ObjectId,
    ) -> (ObjectId, Vec<ObjectId>) {
        let kids: Vec<Object> = self.ids.iter().map(|&id| id.into()).collect();
        let root = dictionary! {
            "Type" => "Pages",
            "Count" => kids.len() as i64,
            "Kids" => kids,
            "Resources" => resources,
        };
        file.set_object(self.root, root);
        (self.root, self.ids)
    }
}

/// The content of a page.
pub(super) struct Content {
    /// The start that pages may share; often empty.
    pub start: Vec<u8>,
    /// The rest.
    pub rest: Vec<u8>,
}

/// Returns the contents of `pages`, which start at the page `first` of the document.
pub(super) fn contents(
    pages: &[Page],
    first: usize,
    document: &Document,
    embedded: &EmbeddedFonts,
    forms: &Forms,
) -> Result<Vec<Content>, PdfError> {
    let mut names = forms.names();
    let mut streams = Vec::with_capacity(pages.len() * 2);
    for (index, page) in pages.iter().enumerate() {
        let sheet = Sheet::new(&document.paper, first + index);
        let mut pen = Pen::new(&sheet, embedded, &mut names, document.space);
        pen.items(&page.items);
        streams.extend(pen.finish_parts());
    }
    let mut written = operators::write(streams)?.into_iter();
    Ok(std::iter::from_fn(|| {
        let (mut start, rest) = (written.next()?, written.next()?);
        if !start.is_empty() {
            // Some readers join streams without a separator.
            start.push(b'\n');
        }
        Some(Content { start, rest })
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
    pen.items(drawing);
    Ok(operators::write(vec![pen.finish()])?.concat())
}

impl Pen<'_, '_> {
    fn items(&mut self, items: &[Item]) {
        for item in print_order(items, self.embedded) {
            self.item(item);
        }
    }

    fn item(&mut self, item: &Item) {
        let at = item.at;
        match &item.paint {
            Paint::Text { run, percent } => self.text(at, run, *percent),
            Paint::Cells(cells) => self.cells(at, cells),
            Paint::Fill { outline, percent } => self.fill(&outline.moved(at), *percent),
            Paint::Stroke { outline, weight } => self.stroke(&outline.moved(at), *weight),
            Paint::Image { size, image } => {
                let (origin, size) = (at, *size);
                self.image(&Rect { origin, size }, image_name(image));
            }
            Paint::Group(group) if group.is_plain() => self.drawing(at, &group.items),
            Paint::Group(group) => self.transformed(at, group),
            Paint::Link { .. } => {}
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
        // A form contains its greys, so it cannot take another colour.
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
    fn transformed(&mut self, at: Point, group: &ItemGroup) {
        let around = self.colour;
        self.colour = group.colour.or(around);
        self.with_saved_state(|pen| {
            if let Some(Rect { origin, size }) = group.window {
                pen.operators.clip(pen.sheet.rectangle(&Rect { origin: at + origin, size }));
            }
            let (turns, scale) = (group.turns, group.scale);
            pen.operators.transform(pen.sheet.matrix(&Pose { at, turns, scale }));
            // In their own order: within a group other ink may lie below.
            group.items.iter().for_each(|item| pen.item(item));
        });
        self.colour = around;
    }
}

/// Returns the items in an order with few changes of settings: cells and text last, text sorted by font, and
/// transformed groups after everything else.
///
/// Only black items after the last non-black one are reordered, since black on black looks the same in any order. A
/// page with other ink after its first text keeps its order.
fn print_order<'i>(items: &'i [Item], embedded: &EmbeddedFonts) -> Vec<&'i Item> {
    let is_type = |item: &Item| matches!(item.paint, Paint::Text { .. } | Paint::Cells(_));
    let mut ordered: Vec<&Item> = items.iter().collect();
    let first_type = items.iter().position(is_type).unwrap_or(items.len());
    let first_black = items.iter().rposition(|item| !item.is_black()).map_or(0, |last| last + 1);
    if first_black > first_type {
        return ordered;
    }
    let mut fonts: Vec<(usize, Length)> = Vec::new();
    // The sort is stable, so items with the same key keep their order, and equal pages give equal bytes.
    ordered[first_black..].sort_by_cached_key(|item| match &item.paint {
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
    });
    ordered
}

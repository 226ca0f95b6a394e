//! The structure tree of a tagged file: the text of all pages in the order of reading, for readers who do not see them.
//!
//! The tree follows PDF/UA-1 (ISO 14289-1). Pages are added one after another, and their elements are written at once;
//! only the last element stays open, since it may continue on the next page.

use super::file::{PdfFile, text_string};
use super::reading::{FIRST_CELL, LABEL, PageElement};
use super::sheet::{Sheet, numbers};
use gridpress_layout::{Described, GridTable, Link, TableRow, TextRole};
use lopdf::{Dictionary, Object, ObjectId, dictionary};

/// The lowest level of headings.
const LEVELS: [&str; 6] = ["H1", "H2", "H3", "H4", "H5", "H6"];

/// Returns the type of marked content of a part of an element.
pub(super) fn content_type(role: &TextRole, part: usize) -> &'static str {
    match role {
        TextRole::Grid(_) if part >= FIRST_CELL => "TD",
        TextRole::Grid(_) | TextRole::Picture(_) => "Figure",
        TextRole::ListItem if part == LABEL => "Lbl",
        _ => "Span",
    }
}

/// The text of a page to be added.
pub(super) struct PageText<'s> {
    pub id: ObjectId,
    /// The index of the page.
    pub index: usize,
    pub sheet: &'s Sheet,
    pub elements: Vec<PageElement>,
}

/// A link on a page.
pub(super) struct LinkAnnotation {
    pub id: ObjectId,
    pub link: Link,
    /// Its key in the tree of parents.
    pub key: i64,
}

/// An element whose content is not complete.
struct OpenElement {
    id: ObjectId,
    /// Everything but its content.
    dictionary: Dictionary,
    /// The page of content that is given by a number alone.
    page: ObjectId,
    kids: Vec<Object>,
    is_entry: bool,
}

/// A list or the table of contents, whose items follow each other.
struct OpenList {
    id: ObjectId,
    kind: &'static str,
    kids: Vec<Object>,
}

/// The structure tree of a file.
pub(super) struct StructureTree {
    root: ObjectId,
    document: ObjectId,
    /// The elements of the document.
    kids: Vec<Object>,
    list: Option<OpenList>,
    last: Option<OpenElement>,
    /// The ranks of the headings above the current text, ascending.
    ranks: Vec<u8>,
    /// For each page the elements of its marked content, by identifier.
    pages: Vec<Object>,
    /// The elements of links.
    links: Vec<ObjectId>,
    page_count: usize,
}

/// The elements of a page's marked content, by identifier.
type Owners = Vec<(i64, ObjectId)>;

impl StructureTree {
    pub(super) fn new(file: &mut PdfFile, page_count: usize) -> StructureTree {
        StructureTree {
            root: file.new_object_id(),
            document: file.new_object_id(),
            kids: Vec::new(),
            list: None,
            last: None,
            ranks: Vec::new(),
            pages: Vec::new(),
            links: Vec::new(),
            page_count,
        }
    }

    /// Adds the text of the next page, and returns its links.
    pub(super) fn add(&mut self, file: &mut PdfFile, page: PageText) -> Vec<LinkAnnotation> {
        let mut owners = Owners::new();
        let mut links = Vec::new();
        for element in page.elements {
            // Only grids may consist of empty cells.
            if element.marks.is_empty() && !matches!(element.role, TextRole::Grid(_)) {
                continue;
            }
            let area = |described: &Described| {
                let rect = page.sheet.area(&described.area);
                (!element.is_transformed).then(|| numbers(rect))
            };
            let content = element.marks.get(&0).map(Vec::as_slice).unwrap_or_default();
            match &element.role {
                TextRole::Continuation if self.last.is_some() => {
                    self.continue_last(content, page.id, &mut owners)
                }
                TextRole::Heading(rank) => {
                    let level = self.level(*rank);
                    self.text(file, LEVELS[level], content, page.id, &mut owners);
                }
                TextRole::Paragraph
                | TextRole::Continuation
                | TextRole::Label
                | TextRole::GridRow(_)
                | TextRole::Decoration
                | TextRole::Column(_) => {
                    self.text(file, "P", content, page.id, &mut owners);
                }
                TextRole::Entry => self.entry(file, content, page.id, &mut owners),
                TextRole::ListItem => self.list_item(file, &element, page.id, &mut owners),
                TextRole::Link(link) => {
                    links.push(self.link(file, link, content, page.id, &mut owners));
                }
                TextRole::Picture(described) => {
                    let area = area(described);
                    self.figure(file, (&described.text, area), content, page.id, &mut owners);
                }
                TextRole::Grid(table) => {
                    if let Some(marks) = table.marks.as_ref().filter(|_| !content.is_empty()) {
                        let area = area(marks);
                        self.figure(file, (&marks.text, area), content, page.id, &mut owners);
                    }
                    self.table(file, table, &element, page.id, &mut owners);
                }
            }
        }
        owners.sort_unstable();
        let owners = owners.into_iter().map(|(_, id)| id.into()).collect::<Vec<Object>>();
        let owners = file.add_object(owners);
        self.pages.extend([Object::Integer(page.index as i64), owners.into()]);
        links
    }

    /// Returns the index of the level of a heading of that rank: levels are never skipped.
    fn level(&mut self, rank: u8) -> usize {
        while self.ranks.last().is_some_and(|last| *last >= rank) {
            self.ranks.pop();
        }
        self.ranks.push(rank);
        (self.ranks.len() - 1).min(LEVELS.len() - 1)
    }

    /// Writes the open element, if any.
    fn end_last(&mut self, file: &mut PdfFile) {
        if let Some(OpenElement { id, mut dictionary, kids, .. }) = self.last.take() {
            set_kids(&mut dictionary, kids);
            file.set_object(id, dictionary);
        }
    }

    /// Writes the open element and the open list, if any.
    fn end_list(&mut self, file: &mut PdfFile) {
        self.end_last(file);
        if let Some(OpenList { id, kind, kids }) = self.list.take() {
            let mut list = element(kind, self.document);
            set_kids(&mut list, kids);
            file.set_object(id, list);
        }
    }

    /// Returns the list of that kind, to which an item is added; a new one unless it is open.
    fn list(&mut self, file: &mut PdfFile, kind: &'static str) -> &mut OpenList {
        self.end_last(file);
        if self.list.as_ref().is_none_or(|list| list.kind != kind) {
            self.end_list(file);
            let id = file.new_object_id();
            self.kids.push(id.into());
            self.list = Some(OpenList { id, kind, kids: Vec::new() });
        }
        self.list.as_mut().expect("the list was opened above")
    }

    /// Opens an element with text.
    fn open(
        &mut self,
        id: ObjectId,
        dictionary: Dictionary,
        page: ObjectId,
        content: &[i64],
        owners: &mut Owners,
    ) {
        owners.extend(content.iter().map(|&mark| (mark, id)));
        let kids = content.iter().map(|&mark| mark.into()).collect();
        let mut dictionary = dictionary;
        dictionary.set("Pg", page);
        self.last = Some(OpenElement { id, dictionary, page, kids, is_entry: false });
    }

    /// Adds an element of that type to the document.
    fn text(
        &mut self,
        file: &mut PdfFile,
        kind: &str,
        content: &[i64],
        page: ObjectId,
        owners: &mut Owners,
    ) {
        self.end_list(file);
        let id = file.new_object_id();
        self.kids.push(id.into());
        let dictionary = element(kind, self.document);
        self.open(id, dictionary, page, content, owners);
    }

    fn continue_last(&mut self, content: &[i64], page: ObjectId, owners: &mut Owners) {
        let Some(last) = &mut self.last else { return };
        owners.extend(content.iter().map(|&mark| (mark, last.id)));
        let is_other = page != last.page;
        last.kids.extend(content.iter().map(|&mark| {
            if is_other {
                dictionary! { "Type" => "MCR", "Pg" => page, "MCID" => mark }.into()
            } else {
                Object::Integer(mark)
            }
        }));
    }

    /// Adds a line of the table of contents.
    fn entry(&mut self, file: &mut PdfFile, content: &[i64], page: ObjectId, owners: &mut Owners) {
        let (id, list) = (file.new_object_id(), self.list(file, "TOC"));
        list.kids.push(id.into());
        let dictionary = element("TOCI", list.id);
        self.open(id, dictionary, page, content, owners);
        if let Some(last) = &mut self.last {
            last.is_entry = true;
        }
    }

    fn list_item(
        &mut self,
        file: &mut PdfFile,
        item: &PageElement,
        page: ObjectId,
        owners: &mut Owners,
    ) {
        let list = self.list(file, "L");
        let id = file.new_object_id();
        list.kids.push(id.into());
        let mut dictionary = element("LI", list.id);
        let mut kids: Vec<Object> = Vec::new();
        if let Some(marks) = item.marks.get(&LABEL) {
            kids.push(written(file, element("Lbl", id), marks, page, owners).into());
        }
        let body = file.new_object_id();
        kids.push(body.into());
        set_kids(&mut dictionary, kids);
        file.set_object(id, dictionary);
        let content = item.marks.get(&0).map(Vec::as_slice).unwrap_or_default();
        self.open(body, element("LBody", id), page, content, owners);
    }

    /// Adds a link: to the open line of the table of contents, or as a paragraph of its own.
    fn link(
        &mut self,
        file: &mut PdfFile,
        link: &Link,
        content: &[i64],
        page: ObjectId,
        owners: &mut Owners,
    ) -> LinkAnnotation {
        let (parent, kind, around) = match self.last.as_mut().filter(|last| last.is_entry) {
            Some(entry) => {
                let around = file.new_object_id();
                entry.kids.push(around.into());
                (entry.id, "Reference", around)
            }
            None => {
                self.end_list(file);
                let around = file.new_object_id();
                self.kids.push(around.into());
                (self.document, "P", around)
            }
        };
        let annotation = file.new_object_id();
        let mut dictionary = element("Link", around);
        dictionary.set("Pg", page);
        let id = file.new_object_id();
        owners.extend(content.iter().map(|&mark| (mark, id)));
        let mut kids: Vec<Object> = content.iter().map(|&mark| mark.into()).collect();
        kids.push(dictionary! { "Type" => "OBJR", "Obj" => annotation }.into());
        set_kids(&mut dictionary, kids);
        file.set_object(id, dictionary);
        let mut dictionary = element(kind, parent);
        set_kids(&mut dictionary, vec![id.into()]);
        file.set_object(around, dictionary);
        self.links.push(id);
        let key = (self.page_count + self.links.len() - 1) as i64;
        LinkAnnotation { id: annotation, link: link.clone(), key }
    }

    /// Adds a picture with the text in its place.
    fn figure(
        &mut self,
        file: &mut PdfFile,
        (text, area): (&str, Option<Object>),
        content: &[i64],
        page: ObjectId,
        owners: &mut Owners,
    ) {
        self.end_list(file);
        let mut figure = element("Figure", self.document);
        figure.set("Alt", text_string(text));
        if let Some(area) = area {
            let layout = dictionary! { "O" => "Layout", "Placement" => "Block", "BBox" => area };
            figure.set("A", layout);
        }
        self.kids.push(written(file, figure, content, page, owners).into());
    }

    /// Adds the table of a grid.
    fn table(
        &mut self,
        file: &mut PdfFile,
        table: &GridTable,
        grid: &PageElement,
        page: ObjectId,
        owners: &mut Owners,
    ) {
        self.end_list(file);
        let id = file.new_object_id();
        self.kids.push(id.into());
        let mut rows: Vec<Object> = Vec::new();
        if table.has_cells() {
            let row = file.new_object_id();
            rows.push(row.into());
            let mut cells = vec![file.add_object(element("TD", row)).into()];
            let columns = table.columns.iter().map(|name| header("Column", name, row));
            cells.extend(columns.map(|column| Object::from(file.add_object(column))));
            add_row(file, row, cells, id);
        }
        let width = table.rows.first().map_or(0, |row| row.cells.len());
        for (index, TableRow { name, cells }) in table.rows.iter().enumerate() {
            let row = file.new_object_id();
            rows.push(row.into());
            let mut kids = vec![file.add_object(header("Row", name, row)).into()];
            let parts: Vec<(usize, String)> = if table.has_cells() {
                (index * width..).zip(cells.iter().cloned()).collect()
            } else {
                vec![(index, cells.join(" "))]
            };
            for (part, text) in parts {
                let marks = grid.marks.get(&(FIRST_CELL + part)).map(Vec::as_slice);
                let mut cell = element("TD", row);
                // Figures of a single cell are read from its content.
                if !(text.is_empty() || table.has_cells() && table.has_text) {
                    cell.set("ActualText", text_string(text.trim()));
                }
                let marks = marks.unwrap_or_default();
                kids.push(written(file, cell, marks, page, owners).into());
            }
            add_row(file, row, kids, id);
        }
        let mut dictionary = element("Table", self.document);
        set_kids(&mut dictionary, rows);
        file.set_object(id, dictionary);
    }

    /// Writes the tree after all pages, and returns its root.
    pub(super) fn finish(mut self, file: &mut PdfFile) -> ObjectId {
        self.end_list(file);
        let mut document = element("Document", self.root);
        set_kids(&mut document, std::mem::take(&mut self.kids));
        file.set_object(self.document, document);
        let mut parents = self.pages;
        for (key, link) in (self.page_count as i64..).zip(&self.links) {
            parents.extend([key.into(), (*link).into()]);
        }
        let parents = file.add_object(dictionary! { "Nums" => parents });
        let root = dictionary! {
            "Type" => "StructTreeRoot",
            "K" => self.document,
            "ParentTree" => parents,
            "ParentTreeNextKey" => (self.page_count + self.links.len()) as i64,
        };
        file.set_object(self.root, root);
        self.root
    }
}

/// Returns an element of that type without content.
fn element(kind: &str, parent: ObjectId) -> Dictionary {
    dictionary! { "S" => kind, "P" => parent }
}

/// Returns a cell that names a row or a column.
fn header(scope: &str, name: &str, row: ObjectId) -> Dictionary {
    let mut cell = element("TH", row);
    cell.set("A", dictionary! { "O" => "Table", "Scope" => scope });
    cell.set("ActualText", text_string(name));
    cell
}

fn add_row(file: &mut PdfFile, id: ObjectId, cells: Vec<Object>, table: ObjectId) {
    let mut row = element("TR", table);
    set_kids(&mut row, cells);
    file.set_object(id, row);
}

/// Writes an element with marked content of one page.
fn written(
    file: &mut PdfFile,
    mut element: Dictionary,
    content: &[i64],
    page: ObjectId,
    owners: &mut Owners,
) -> ObjectId {
    if !content.is_empty() {
        element.set("Pg", page);
        set_kids(&mut element, content.iter().map(|&mark| mark.into()).collect());
    }
    let id = file.add_object(element);
    owners.extend(content.iter().map(|&mark| (mark, id)));
    id
}

/// Sets the content of an element: a single one without an array.
fn set_kids(element: &mut Dictionary, mut kids: Vec<Object>) {
    match kids.len() {
        0 => {}
        1 => element.set("K", kids.remove(0)),
        _ => element.set("K", kids),
    }
}

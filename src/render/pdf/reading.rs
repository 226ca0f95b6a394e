//! The text of a page: its elements in the order of reading, and the items that are their content.

use gridpress_layout::{GridRow, Item, Page, Paint, TextRole};
use std::collections::BTreeMap;

/// An element of a page's text.
pub(super) struct PageElement {
    pub role: TextRole,
    /// `true` if it is in a group that is transformed, whose areas are not those of the page.
    pub is_transformed: bool,
    /// The identifiers of the marked content of each part, in the order of painting. Most elements have one part,
    /// number 0.
    pub marks: BTreeMap<usize, Vec<i64>>,
}

/// The part of a list item that is its bullet or number.
pub(super) const LABEL: usize = 1;
/// The part of a grid that is its first cell, or its first row if rows are read as a whole. Its other cells or rows
/// follow; the part before is its picture.
pub(super) const FIRST_CELL: usize = 1;

/// An item without a role, and the element of which it is content.
pub(super) struct PaintedLeaf<'i> {
    pub item: &'i Item,
    pub target: MarkTarget<'i>,
    /// The items of a group that is transformed.
    pub inner: Vec<PaintedLeaf<'i>>,
}

/// The element and the part of it that an item is content of.
#[derive(Clone, Copy)]
pub(super) enum MarkTarget<'i> {
    /// Decoration.
    None,
    /// A part of the element of that index.
    Part(usize, usize),
    /// The cells of a grid, each by its own part.
    Cells(usize),
    /// Text in a row of a grid.
    Row(usize, &'i GridRow),
}

impl MarkTarget<'_> {
    /// Returns the index of the element.
    pub(super) fn element(self) -> Option<usize> {
        match self {
            MarkTarget::None => None,
            MarkTarget::Part(element, _)
            | MarkTarget::Cells(element)
            | MarkTarget::Row(element, _) => Some(element),
        }
    }
}

/// Returns items without their roles, in the order of painting.
pub(super) fn flattened(items: &[Item]) -> Vec<PaintedLeaf<'_>> {
    let mut leaves = Vec::with_capacity(items.len());
    let mut reading = Reading { elements: Vec::new(), text: None, is_in_group: false };
    items.iter().for_each(|item| reading.add(item, RoleContext::Decoration, &mut leaves));
    leaves
}

/// Returns the items of a page without their roles, in the order of painting, and its elements in the order of reading.
pub(super) fn read(page: &Page) -> (Vec<PaintedLeaf<'_>>, Vec<PageElement>) {
    let mut reading = Reading { elements: Vec::new(), text: None, is_in_group: false };
    let mut leaves: Vec<Vec<PaintedLeaf>> = page.items.iter().map(|_| Vec::new()).collect();
    for index in page.reading_order() {
        reading.add(&page.items[index], RoleContext::Page, &mut leaves[index]);
    }
    (leaves.into_iter().flatten().collect(), reading.elements)
}

/// The innermost role around an item.
#[derive(Clone, Copy)]
enum RoleContext<'i> {
    /// No role.
    Page,
    Decoration,
    /// The element of that index.
    Element(usize),
    /// The label of the list item of that index.
    Label(usize),
    /// A row of the grid of that index.
    Row(usize, &'i GridRow),
}

struct Reading {
    elements: Vec<PageElement>,
    /// The paragraph of the last text without a role, if nothing with a role came after it.
    text: Option<usize>,
    is_in_group: bool,
}

impl Reading {
    fn add<'i>(
        &mut self,
        item: &'i Item,
        within: RoleContext<'i>,
        leaves: &mut Vec<PaintedLeaf<'i>>,
    ) {
        let mut inner = Vec::new();
        match &item.paint {
            Paint::Tagged { role, items } => {
                let is_on_page = matches!(within, RoleContext::Page);
                let within = self.enter(role, within);
                let mut items: Vec<&Item> = items.iter().collect();
                if is_on_page && matches!(role, TextRole::Link(_)) {
                    // The words before a page number are a shared drawing, which is painted after the number.
                    items.sort_by_key(|item| !matches!(item.paint, Paint::Group(_)));
                }
                items.into_iter().for_each(|item| self.add(item, within, leaves));
                return;
            }
            Paint::Group(group) if !group.is_plain() => {
                let was_in_group = std::mem::replace(&mut self.is_in_group, true);
                group.items.iter().for_each(|item| self.add(item, within, &mut inner));
                self.is_in_group = was_in_group;
            }
            _ => {}
        }
        let target = if inner.is_empty() { self.target(item, within) } else { MarkTarget::None };
        leaves.push(PaintedLeaf { item, target, inner });
    }

    /// Returns the surroundings of items of that role.
    fn enter<'i>(&mut self, role: &'i TextRole, within: RoleContext<'i>) -> RoleContext<'i> {
        match (within, role) {
            (_, TextRole::Decoration) => RoleContext::Decoration,
            (RoleContext::Page, _) => {
                self.text = None;
                // The target of a link is a position on a page, which the page of a group does not have.
                let role = match role {
                    TextRole::Link(_) if self.is_in_group => TextRole::Paragraph,
                    other => other.clone(),
                };
                RoleContext::Element(self.element(role))
            }
            (RoleContext::Element(grid), TextRole::GridRow(row)) => RoleContext::Row(grid, row),
            (RoleContext::Element(item), TextRole::Label) => RoleContext::Label(item),
            _ => within,
        }
    }

    fn element(&mut self, role: TextRole) -> usize {
        let is_transformed = self.is_in_group;
        self.elements.push(PageElement { role, is_transformed, marks: BTreeMap::new() });
        self.elements.len() - 1
    }

    fn target<'i>(&mut self, item: &Item, within: RoleContext<'i>) -> MarkTarget<'i> {
        let has_text = has_text(item);
        match within {
            RoleContext::Decoration => MarkTarget::None,
            RoleContext::Page if has_text => {
                let text = self.text.unwrap_or_else(|| self.element(TextRole::Paragraph));
                self.text = Some(text);
                MarkTarget::Part(text, 0)
            }
            RoleContext::Page => MarkTarget::None,
            RoleContext::Row(grid, row) => MarkTarget::Row(grid, row),
            RoleContext::Element(element) => match (&self.elements[element].role, &item.paint) {
                (TextRole::Grid(_), Paint::Cells(_)) => MarkTarget::Cells(element),
                (TextRole::Grid(table), _) if table.marks.is_none() => MarkTarget::None,
                (TextRole::Grid(_) | TextRole::Picture(_), _) => MarkTarget::Part(element, 0),
                _ if has_text => MarkTarget::Part(element, 0),
                _ => MarkTarget::None,
            },
            RoleContext::Label(item) if has_text => MarkTarget::Part(item, LABEL),
            RoleContext::Label(_) => MarkTarget::None,
        }
    }
}

/// Returns `true` for text, and for a drawing with text in it.
fn has_text(item: &Item) -> bool {
    match &item.paint {
        Paint::Text { .. } | Paint::Cells(_) => true,
        Paint::Fill { .. } | Paint::Stroke { .. } | Paint::Image { .. } => false,
        Paint::Group(group) => group.items.iter().any(has_text),
        Paint::Tagged { items, .. } => items.iter().any(has_text),
    }
}

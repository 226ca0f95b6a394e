use super::*;
use crate::typography::boxes::LayoutBox;
use crate::typography::draft::Draft;
use crate::typography::flow::Flow;
use crate::typography::text_block::{Context, TextBlock};

/// Returns the pages of a flow in the body of small pages; `fill` takes the step of its grid.
fn pages_of(fill: impl Fn(&mut Flow, Length)) -> Vec<Page> {
    let book = book(
        "design = \"classic\"\n[page]\ntrim = \"5x8in\"\n[[section]]\nid = \"a\"\nlevel = \"easy\"\ncount = 1\n",
    );
    let block = TextBlock::new(&book.spec, Length::mm(15));
    let ctx = Context::new(&book, &block);
    let mut flow = Flow::new(&ctx);
    fill(&mut flow, block.theme.body.leading());
    let page = |draft: Draft| Page { items: flattened(draft.items), ..Page::default() };
    flow.finish().into_iter().map(page).collect()
}

/// Returns the texts of the lines of each page of a flow.
fn set(fill: impl Fn(&mut Flow, Length)) -> Vec<Vec<String>> {
    pages_of(fill).iter().map(lines).collect()
}

/// Returns the number of lines on a page.
fn capacity() -> usize {
    set(|flow, _| (0..200).for_each(|_| flow.paragraph("line").unwrap()))[0].len()
}

/// A text of four lines or more at any width of these pages.
fn long() -> String {
    "word ".repeat(60)
}

#[test]
fn headings_are_never_the_last_line_of_a_page_but_one() {
    for before in 0..capacity() + 4 {
        let pages = set(|flow, step| {
            flow.add(LayoutBox::down(step * before as i32));
            flow.subheading("Heading").unwrap();
            flow.paragraph("first").unwrap();
            flow.paragraph(&long()).unwrap();
        });
        let page = pages.iter().find(|page| page.iter().any(|line| line == "Heading")).unwrap();
        let at = page.iter().position(|line| line == "Heading").unwrap();
        assert!(page.len() >= at + 3, "{before} lines before: {pages:?}");
        // A box below a heading, too, is on its page.
        let pages = set(|flow, step| {
            flow.add(LayoutBox::down(step * before as i32));
            flow.subheading("Heading").unwrap();
            flow.paragraph("note").unwrap();
            flow.keep_with_next();
            flow.begin_group();
            flow.add(LayoutBox::down(step * 7));
            flow.keep_with_next();
            flow.paragraph("below").unwrap();
            flow.end_group();
        });
        let with = |text: &str| pages.iter().position(|page| page.iter().any(|line| line == text));
        assert_eq!(with("Heading"), with("below"), "{before} lines before: {pages:?}");
    }
}

#[test]
fn paragraphs_leave_two_lines_or_more_on_both_pages() {
    let (capacity, mut split) = (capacity(), 0);
    for before in capacity - 8..capacity {
        let pages = set(|flow, step| {
            flow.add(LayoutBox::down(step * before as i32));
            flow.paragraph(&long()).unwrap();
            flow.add(LayoutBox::down(step * 4));
        });
        let counts: Vec<usize> = pages.iter().map(Vec::len).filter(|count| *count > 0).collect();
        assert!(counts.iter().all(|count| *count >= 2), "{before} lines before: {counts:?}");
        split += usize::from(counts.len() > 1);
    }
    assert!(split > 2);
}

#[test]
fn last_pages_have_three_lines() {
    let capacity = capacity();
    for count in capacity..capacity + 4 {
        let pages = set(|flow, _| (0..count).for_each(|_| flow.paragraph("line").unwrap()));
        let lines: Vec<usize> = pages.iter().map(Vec::len).collect();
        assert!(lines.iter().all(|lines| *lines >= 3), "{lines:?}");
    }
}

#[test]
fn groups_stay_whole_if_they_fit_on_a_page() {
    let capacity = capacity();
    for (before, count) in [(capacity - 3, 6), (capacity - 1, capacity), (1, capacity)] {
        let pages = set(|flow, step| {
            flow.add(LayoutBox::down(step * before as i32));
            flow.begin_group();
            (0..count).for_each(|_| flow.paragraph("of the group").unwrap());
            flow.end_group();
        });
        let lines: Vec<usize> = pages.iter().map(Vec::len).collect();
        assert_eq!(lines, [0, count]);
    }
    // A group that is higher than a page is divided.
    let pages = set(|flow, step| {
        flow.begin_group();
        (0..capacity + 5).for_each(|_| flow.add(LayoutBox::down(step)));
        flow.end_group();
    });
    assert_eq!(pages.len(), 2);
}

#[test]
fn separators_are_left_out_at_both_ends_of_a_page() {
    let capacity = capacity();
    let mut seen = Vec::new();
    for before in capacity - 7..capacity + 2 {
        let pages = pages_of(|flow, step| {
            flow.add(LayoutBox::down(step * before as i32));
            let end = Point::new(step, step);
            let rule = vec![Item::rule(Point::new(Length::ZERO, step), end, Length::pt(1))];
            flow.add_separator(LayoutBox::new(step, step * 2, rule));
            flow.paragraph(&long()).unwrap();
        });
        let has_rule =
            |page: &Page| page.items.iter().any(|item| matches!(item.paint, Paint::Stroke { .. }));
        let has_text = !lines(&pages[0]).is_empty();
        assert_eq!(has_rule(&pages[0]), has_text, "{before} lines before");
        assert!(pages[1..].iter().all(|page| !has_rule(page)), "{before} lines before");
        seen.push(has_text);
    }
    assert!(seen.contains(&true) && seen.contains(&false));
}

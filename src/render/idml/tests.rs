//! Tests of IDML packages: their paths, references and texts.

use super::*;
use crate::tests::{everything, fonts, kinds, page, paper};
use gridpress_base::fonts::FontRole;
use gridpress_layout::{ColumnText, Item, Pose};
use kurbo::{BezPath, Shape};
use roxmltree::{Document, Node};
use std::collections::{BTreeMap, BTreeSet};

const TITLE: &str = "Sudoku <1> & \"2\"";

fn package(page: &Page, paper: &Paper, spot: Option<&SpotInk>) -> BTreeMap<String, String> {
    let files = render(page, paper, &fonts(), TITLE, spot);
    files.into_iter().map(|(path, bytes)| (path, String::from_utf8(bytes).unwrap())).collect()
}

fn spot() -> SpotInk {
    SpotInk { name: "A & B: 5".to_owned(), inks: [100, 66, 0, 2] }
}

/// Returns the path of an element, which has no transform of its own.
fn path(element: Node) -> BezPath {
    assert_eq!(element.attribute("ItemTransform"), Some("1 0 0 1 0 0"));
    let mut path = BezPath::new();
    for part in element.descendants().filter(|node| node.has_tag_name("GeometryPathType")) {
        let knots = part.descendants().filter(|node| node.has_tag_name("PathPointType"));
        let point = |node: Node, name: &str| {
            let (x, y) = node.attribute(name).unwrap().split_once(' ').unwrap();
            kurbo::Point::new(x.parse().unwrap(), y.parse().unwrap())
        };
        let mut knots: Vec<Node> = knots.collect();
        path.move_to(point(knots[0], "Anchor"));
        if part.attribute("PathOpen") == Some("false") {
            knots.push(knots[0]);
        }
        for pair in knots.windows(2) {
            path.curve_to(
                point(pair[0], "RightDirection"),
                point(pair[1], "LeftDirection"),
                point(pair[1], "Anchor"),
            );
        }
    }
    path
}

/// Returns the black area of paths that do not overlap.
fn black_area(spread: &str) -> f64 {
    let document = Document::parse(spread).unwrap();
    let paths = document.descendants().filter(|node| node.has_attribute("FillColor"));
    let area = |node: Node| {
        let tint =
            |kind| node.attribute(kind).map_or(1.0, |share| share.parse::<f64>().unwrap() / 100.0);
        match (node.attribute("FillColor"), node.attribute("StrokeColor")) {
            (Some("Color/Black"), _) => path(node).area().abs() * tint("FillTint"),
            (_, Some("Color/Black")) => {
                let weight: f64 = node.attribute("StrokeWeight").unwrap().parse().unwrap();
                path(node).perimeter(1e-3) * weight * tint("StrokeTint")
            }
            _ => 0.0,
        }
    };
    paths.map(area).sum()
}

#[test]
fn paths_have_the_area_of_each_item() {
    let mut checked = 0;
    for (item, area) in kinds(&fonts()) {
        let files = package(&page(vec![item.clone()]), &paper(50, 50), None);
        let spread = &files["Spreads/Spread_spread.xml"];
        let overlaps = format!("{item:?}").contains("Rects");
        // Frames hide a part of some items.
        if !spread.contains("<Rectangle") && !overlaps {
            let found = black_area(spread);
            assert!((found - area).abs() < area * 0.001 + 0.1, "{found} for {area}: {item:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 14);
}

#[test]
fn packages_refer_to_their_own_parts() {
    let fonts = fonts();
    let (mut page, paper) = everything(&fonts);
    let run = fonts.shape(FontRole::Bold, Length::pt(9), "Title").unwrap().remove(0);
    let title = Item::text(Point::default(), run);
    let title = Item::tagged(TextRole::Column(ColumnText::Title), vec![title]);
    page.items.push(Item::coloured(spot().colour(), vec![title]));
    let files = package(&page, &paper, Some(&spot()));
    let documents: Vec<Document> =
        files.values().map(|text| Document::parse(text).unwrap()).collect();
    let attributes = || {
        let nodes = documents.iter().flat_map(|document| document.descendants());
        nodes
            .flat_map(|node| node.attributes().map(|a| (a.name().to_owned(), a.value().to_owned())))
    };
    let mut ids = BTreeSet::new();
    for (_, id) in attributes().filter(|(name, _)| name == "Self") {
        assert!(ids.insert(id.clone()), "{id} twice");
    }
    let mut references = 0;
    for (name, value) in attributes() {
        match &name[..] {
            "ParentStory"
            | "ItemLayer"
            | "ActiveLayer"
            | "PageStart"
            | "FillColor"
            | "StrokeColor"
            | "AppliedParagraphStyle"
            | "AppliedCharacterStyle"
            | "AppliedObjectStyle"
            | "MarkupTag" => {
                assert!(ids.contains(&value), "{name}: {value}");
                references += 1;
            }
            "AppliedMaster" => assert!(value == "n" || ids.contains(&value), "{value}"),
            "StoryList" => assert!(value.split(' ').all(|id| ids.contains(id)), "{value}"),
            "src" => assert!(files.contains_key(&value), "{value}"),
            _ => {}
        }
    }
    assert!(references > 50, "{references}");
    let graphic = Document::parse(&files["Resources/Graphic.xml"]).unwrap();
    let ink = graphic.descendants().find(|node| node.attribute("Model") == Some("Spot")).unwrap();
    let ink = ["Self", "Name", "ColorValue"].map(|name| ink.attribute(name).unwrap());
    assert_eq!(ink, ["Color/A & B%3a 5", "A & B: 5", "100 66 0 2"]);
    let styles = &files["Resources/Styles.xml"];
    assert!(
        styles.contains("Name=\"Gridpress Title\" FillColor=\"Color/A &amp; B%3a 5\""),
        "{styles}"
    );
    let spread = Document::parse(&files["Spreads/Spread_spread.xml"]).unwrap();
    let element = |name| spread.descendants().find(|node| node.has_tag_name(name)).unwrap();
    assert_eq!(element("Page").attribute("GeometricBounds"), Some("0 0 250 200"));
    assert_eq!(element("Page").attribute("ItemTransform"), Some("1 0 0 1 -100 -125"));
    assert_eq!(element("Group").attribute("Name"), Some(TITLE));
    assert_eq!(element("Image").attribute("ItemTransform"), Some("10 0 0 30 0 0"));
    // Clipping frames and those of pictures hold what they show.
    let frames = spread.descendants().filter(|node| node.has_tag_name("Rectangle"));
    assert!(
        frames.clone().count() == 4 && frames.clone().all(|frame| frame.children().count() > 1)
    );
}

#[test]
fn texts_are_paragraphs_on_the_same_baselines() {
    let fonts = fonts();
    let line = |x: i32, y: i32, role, text: &str| {
        let runs = fonts.shape(role, Length::pt(10), text).unwrap();
        Item::text(Point::new(Length::pt(x), Length::pt(y)), runs.into_iter().next().unwrap())
    };
    let tagged = |part, items| Item::tagged(TextRole::Column(part), items);
    let rules = vec![
        line(20, 30, FontRole::Text, "Fill every"),
        line(20, 44, FontRole::Text, "empty cell"),
        line(60, 44, FontRole::Bold, "once."),
    ];
    let turned = Item::posed(
        vec![tagged(ColumnText::Solution, vec![line(0, 20, FontRole::Text, "Solution")])],
        Pose { at: Point::new(Length::pt(90), Length::pt(90)), turns: 2, scale: (1, 1) },
        None,
    );
    let items = vec![
        tagged(ColumnText::Date, vec![line(50, 12, FontRole::Text, "1 May")]),
        tagged(ColumnText::Rules, rules),
        tagged(ColumnText::Rules, vec![line(20, 62, FontRole::Text, "Good luck.")]),
        tagged(ColumnText::Byline, vec![line(20, 80, FontRole::Bold, "By A. & B.")]),
        turned,
        line(5, 5, FontRole::Text, "7"),
    ];
    let files = package(&page(items), &paper(100, 100), None);
    let story = |index: usize| {
        let document = Document::parse(&files[&format!("Stories/Story_s{index}.xml")]).unwrap();
        let ranges = document.descendants().filter(|node| node.has_tag_name("ParagraphStyleRange"));
        let paragraph = |range: Node| {
            let contents = range.descendants().filter(|node| node.has_tag_name("Content"));
            let style = range.attribute("AppliedParagraphStyle").unwrap();
            let style = style.strip_prefix("ParagraphStyle/Gridpress ").unwrap().to_owned();
            (style, contents.map(|node| node.text().unwrap().to_owned()).collect::<Vec<_>>())
        };
        ranges.map(paragraph).collect::<Vec<_>>()
    };
    let own = |style: &str, texts: &[&str]| {
        (style.to_owned(), texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(story(0), [own("Date", &["1 May"])]);
    let small_print = [
        own("Rules", &["Fill every empty cell", "once."]),
        own("Rules", &["Good luck."]),
        own("Byline", &["By A. & B."]),
    ];
    assert_eq!(story(1), small_print);
    assert_eq!(story(2), [own("Solution", &["Solution"])]);
    assert_eq!(files.keys().filter(|name| name.starts_with("Stories/")).count(), 3);

    let spread = Document::parse(&files["Spreads/Spread_spread.xml"]).unwrap();
    let frames = spread.descendants().filter(|node| node.has_tag_name("TextFrame"));
    let baseline = |frame: Node| {
        let corner = frame.descendants().find(|node| node.has_tag_name("PathPointType")).unwrap();
        let (_, top) = corner.attribute("Anchor").unwrap().split_once(' ').unwrap();
        let preference = frame.children().find(|node| node.has_tag_name("TextFramePreference"));
        let offset = preference.unwrap().attribute("MinimumFirstBaselineOffset").unwrap();
        top.parse::<f64>().unwrap() + offset.parse::<f64>().unwrap()
    };
    let places = frames.map(|frame| (baseline(frame), frame.attribute("ItemTransform").unwrap()));
    let upright = "1 0 0 1 -50 -50";
    // Turned, the baseline is 70 below the top.
    let expected = [(12.0, upright), (30.0, upright), (-70.0, "-1 0 0 -1 -50 -50")];
    assert_eq!(places.collect::<Vec<_>>(), expected);
    let styles = Document::parse(&files["Resources/Styles.xml"]).unwrap();
    let style = |name: &str| {
        let style = styles.descendants().find(|node| node.attribute("Name") == Some(name)).unwrap();
        let leading = style.descendants().find(|node| node.has_tag_name("Leading")).unwrap();
        let [align, space] = ["Justification", "SpaceBefore"].map(|a| style.attribute(a).unwrap());
        (align, space, leading.text().unwrap())
    };
    assert_eq!(style("Gridpress Date"), ("RightAlign", "0", "12"));
    assert_eq!(style("Gridpress Rules"), ("LeftAlign", "4", "14"));
    assert_eq!(style("Gridpress Byline"), ("LeftAlign", "4", "14"));
}

//! Rasterisation of SVG drawings: lines and plain or shaded areas. Text, pictures, masks, patterns and filters are
//! rejected rather than omitted. Animated and interactive elements show their initial state.

mod cost;

use super::decode::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::roxmltree::{Document, ParsingOptions};
use resvg::usvg::{BlendMode, Group, Node, Options, Path, Tree};

/// Maximum file size in bytes.
const LARGEST: usize = 1 << 20;
/// Maximum number of shapes and groups, counting those of patterns, masks and clips at each use.
const MAX_NODES: usize = 5_000;
/// Maximum nesting of groups.
const DEEPEST: usize = 60;
/// Maximum number of clips, and maximum total size of style sheets in bytes: each is applied to every shape.
const MAX_CLIPS: usize = 300;
const LONGEST_STYLE: usize = 16 << 10;
/// Maximum number of points of all lines, including those of curves and dashes.
const MAX_POINTS: usize = 40_000;
/// Maximum reach of a drawing beyond its page, in sides of the page.
const FARTHEST: f32 = 100.0;
/// Maximum absolute value of a number.
const LARGEST_NUMBER: f64 = 1e6;
/// Unsupported elements, each with advice.
const REFUSED: [(&str, &str); 5] = [
    ("text", "it has text: convert the text to paths"),
    ("image", "it contains a picture: use that picture directly, as a PNG or JPEG"),
    ("foreignObject", "it contains part of a web page: save it as a PNG"),
    ("mask", "it has a mask: simplify it, or save it as a PNG"),
    ("pattern", "it has a pattern: simplify it, or save it as a PNG"),
];

/// Returns `true` for an SVG file.
pub(super) fn is_svg(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(LARGEST)]);
    let text = text.trim_start_matches('\u{feff}').trim_start();
    text.starts_with('<') && (text.contains("<svg") || text.contains(":svg"))
}

/// Draws an SVG file so that its longer side has `side` pixels.
///
/// # Errors
/// The reason why the drawing cannot be used, in one line.
pub(super) fn draw(bytes: &[u8], side: u32) -> Result<RgbaImage, String> {
    if bytes.len() > LARGEST {
        let most = LARGEST >> 20;
        return Err(format!("it has more than {most} MB: simplify its paths, or save it as a PNG"));
    }
    let text = str::from_utf8(bytes).map_err(|_| "it is not a text in UTF-8".to_owned())?;
    // Before parsing: entities and attributes cost time in the parser itself.
    cost::of_text(text)?;
    let damaged = |error: &dyn std::fmt::Display| format!("it is damaged: {error}");
    // Drawing programs write a document type that defines entities.
    let options = ParsingOptions {
        allow_dtd: true,
        // Text and comments are nodes as well, so that the limit is far above that of elements.
        nodes_limit: 8 * MAX_NODES as u32,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| damaged(&error))?;
    let elements = || document.descendants().filter(|node| node.is_element());
    let styles = elements().filter(|node| node.tag_name().name() == "style");
    let styles = styles.filter_map(|style| style.text());
    if styles.clone().map(str::len).sum::<usize>() > LONGEST_STYLE {
        return Err(format!(
            "its style sheet has more than {} kB: simplify it, or save it as a PNG",
            LONGEST_STYLE >> 10
        ));
    }
    let mut names = elements().map(|node| node.tag_name().name());
    // On the source, because the tree below has dropped what it cannot represent, and a picture would print without it.
    let refused = names.find_map(|name| REFUSED.iter().find(|(known, _)| *known == name));
    if let Some((_, why)) = refused {
        return Err((*why).to_owned());
    }
    if styles.clone().any(|style| style.contains("@import")) {
        return Err("its style sheet is in another file: save it as a PNG".to_owned());
    }
    // Before the tree is built, because building already copies every repeated element.
    cost::of_document(&document)?;
    let clips = elements().filter(|node| node.tag_name().name() == "clipPath");
    if clips.count() > MAX_CLIPS {
        return Err(format!(
            "it has more than {MAX_CLIPS} clips: simplify it, or save it as a PNG"
        ));
    }
    let values = elements().flat_map(|node| node.attributes());
    let values = values.map(|attribute| attribute.value());
    // Huge coordinates make the rasteriser slow or overflow its fixed-point numbers.
    if values.chain(styles.clone()).any(is_beyond) {
        return Err("it has a number out of range: save it as a PNG".to_owned());
    }
    if elements().count() > 2 * MAX_NODES {
        return Err(too_many_shapes());
    }
    let tree =
        Tree::from_xmltree(&document, &Options::default()).map_err(|error| damaged(&error))?;
    let mut left = DrawingBudget { nodes: MAX_NODES, points: MAX_POINTS };
    let (wide, high) = (tree.size().width(), tree.size().height());
    let reach = wide.max(high) * FARTHEST;
    check_group(tree.root(), reach, DEEPEST, &mut left)?;
    let scale = side as f32 / wide.max(high);
    let pixels = |length: f32| ((length * scale).round() as u32).clamp(1, side);
    let (width, height) = (pixels(wide), pixels(high));
    let mut pixmap = Pixmap::new(width, height).ok_or("it has no size")?;
    // Drawn directly at the size of a cell's picture, which is sharper than reducing a larger drawing.
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let colours = pixmap.pixels().iter().map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Ok(RgbaImage { width, height, rgba: colours.collect() })
}

/// Returns `true` if a value contains a number beyond the limit, or an invalid one. Digits in names are ignored.
fn is_beyond(value: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '#' | '_' | '-' | '.' | '+');
    value.split(|c| !is_name(c)).any(|word| {
        let bare = word.trim_start_matches(['+', '-', '.']);
        let is_number = bare.starts_with(|c: char| c.is_ascii_digit());
        // `1e9`, and in paths `L5-1e9` and `1e9.5`: exponents count anywhere in a value.
        let has_power = || {
            word.split(['e', 'E']).skip(1).map(|part| part.trim_start_matches('+')).any(|power| {
                let digits = power.chars().take_while(char::is_ascii_digit).count();
                digits > 1 || power.starts_with(['6', '7', '8', '9'])
            })
        };
        is_number
            && (has_power()
                || bare.split(|c: char| !c.is_ascii_digit() && c != '.').any(|number| {
                    number.parse::<f64>().is_ok_and(|number| number > LARGEST_NUMBER)
                }))
    })
}

/// The remaining budget of a drawing.
struct DrawingBudget {
    nodes: usize,
    points: usize,
}

/// Returns the number of points of a path, including those of its dashes.
fn points(path: &Path) -> usize {
    let points = path.data().points();
    let dashes = path.stroke().and_then(|stroke| stroke.dasharray());
    let dashes = dashes.map_or(0, |dashes| {
        let long: f32 = points.windows(2).map(|two| two[0].distance(two[1])).sum();
        let period: f32 = dashes.iter().sum();
        // A period near zero yields an unbounded number of dashes from a single line.
        let count = dashes.len() as f32 * (long / period.max(f32::MIN_POSITIVE));
        2 * count.min(1e9) as usize
    });
    points.len() + dashes
}

/// Returns the error for a drawing with too many shapes.
fn too_many_shapes() -> String {
    format!("it has more than {MAX_NODES} shapes: simplify it, or save it as a PNG")
}

/// Checks a group and its contents: distance from the page up to `reach`, shapes and points within `left`, and at most
/// `depth` levels of groups.
fn check_group(
    group: &Group,
    reach: f32,
    depth: usize,
    left: &mut DrawingBudget,
) -> Result<(), String> {
    let drop = |why: &str| Err(format!("it {why}: simplify it, or save it as a PNG"));
    // Processors disagree on the last bit of these two blend modes.
    if let BlendMode::ColorBurn | BlendMode::ColorDodge = group.blend_mode() {
        return drop("uses the blend modes `color-dodge` or `color-burn`");
    }
    if !group.filters().is_empty() {
        return drop("has a filter");
    }
    let Some(depth) = depth.checked_sub(1) else {
        return drop(&format!("has more than {DEEPEST} nested groups"));
    };
    for node in group.children() {
        let Some(rest) = left.nodes.checked_sub(1) else {
            return Err(too_many_shapes());
        };
        left.nodes = rest;
        if let Node::Path(path) = node {
            match left.points.checked_sub(points(path)) {
                Some(rest) => left.points = rest,
                None => return drop("has lines of too many points or dashes"),
            }
        }
        let area = node.abs_stroke_bounding_box();
        let ends = [area.left(), area.top(), area.right(), area.bottom()];
        // Written so that a coordinate that is not a number is rejected as well.
        if !ends.iter().all(|end| end.abs() <= reach) {
            return drop("reaches far beyond its page");
        }
        if let Node::Group(group) = node {
            check_group(group, reach, depth, left)?;
        }
        // Clips and the like are not among the children, but are drawn for every use.
        let mut allowed = Ok(());
        node.subroots(|group| {
            if allowed.is_ok() {
                allowed = check_group(group, reach, depth, left);
            }
        });
        allowed?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(body: &str) -> Result<RgbaImage, String> {
        let head = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">"#;
        draw(format!("{head}{body}</svg>").as_bytes(), 40)
    }

    #[test]
    fn drawings_fill_their_side_and_stay_transparent() {
        let image = drawn(r##"<rect width="10" height="10" fill="#800000"/>"##).unwrap();
        assert_eq!((image.width, image.height), (40, 20));
        assert_eq!(image.rgba[5 * 40 + 5], [128, 0, 0, 255]);
        assert_eq!(image.rgba[5 * 40 + 35][3], 0);
    }

    #[test]
    fn rejects_unsupported_drawings() {
        let why = |body: &str| drawn(body).unwrap_err();
        assert!(why("<text>A</text>").contains("convert the text to paths"));
        assert!(why(r#"<image href="/etc/passwd"/>"#).contains("contains a picture"));
        let wide = |width: &str| {
            why(&format!(r#"<path d="M0 0H9V9Z" stroke="red" stroke-width="{width}"/>"#))
        };
        assert!(wide("90000").contains("far beyond its page"));
        assert!(wide("1e20").contains("number out of range"));
        let blurred = r#"<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><path d="M0 0H9V9Z" filter="url(#f)"/>"#;
        assert!(why(blurred).contains("has a filter"));
        let burnt = r#"<g style="mix-blend-mode:color-burn"><path d="M0 0H9V9Z"/></g>"#;
        assert!(why(burnt).contains("`color-burn`"));
        assert!(why("<g>").starts_with("it is damaged"));
    }

    #[test]
    fn rejects_drawings_that_cost_too_much() {
        // Each group uses the previous one ten times: ten thousand million squares in all.
        let mut body = r#"<defs><g id="g0"><path d="M0 0H1V1Z"/></g>"#.to_owned();
        for of in 0..10 {
            let shown = format!(r##"<use href="#g{of}"/>"##).repeat(10);
            body += &format!(r#"<g id="g{}">{shown}</g>"#, of + 1);
        }
        assert!(drawn(&format!(r##"{body}</defs><use href="#g10"/>"##)).is_err());
        let many = r#"<path d="M0 0H1V1Z"/>"#.repeat(MAX_NODES + 1);
        assert!(drawn(&many).unwrap_err().contains("shapes"));
        let style = format!("<style>{}</style>", "g{fill:red}".repeat(2_000));
        assert!(drawn(&style).unwrap_err().contains("style sheet"));
        let clips = |to: fn(u32) -> u32| -> String {
            let clip = |of| format!(r#"<clipPath id="c{of}" clip-path="url(#c{})"/>"#, to(of));
            (0..1_000).map(clip).collect()
        };
        assert!(drawn(&clips(|of| of + 1)).unwrap_err().contains("too deeply"));
        assert!(drawn(&clips(|_| 9_999)).unwrap_err().contains("transparent parts"));
        let deep = (r#"<g opacity="0.9">"#.repeat(100), "</g>".repeat(100));
        let deep = format!(r#"{}<path d="M0 0H1V1Z"/>{}"#, deep.0, deep.1);
        assert!(drawn(&deep).unwrap_err().contains("nested groups"));
        // Unbounded work in a few lines, one kind each.
        let entities = |value: &str| {
            let entity = format!("<!DOCTYPE svg [<!ENTITY b \"{value}\">]>");
            let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">"#;
            let text = format!("{entity}{svg}{}</svg>", "&b;".repeat(1_000));
            draw(text.as_bytes(), 40).unwrap_err()
        };
        assert!(entities("<b/>").contains("expand to markup"));
        assert!(entities(&"b".repeat(1_000)).contains("expand to too much"));
        let many: String = (0..200).map(|of| format!("<!ENTITY a{of} 'b'>")).collect();
        let many = format!("<!DOCTYPE svg [{many}]><svg/>");
        assert!(draw(many.as_bytes(), 40).unwrap_err().contains("expand to too much"));
        let stops = r#"<stop offset="0.5"/>"#.repeat(2_000);
        let uses = r##"<path fill="url(#g)" d="M0 0H9V9Z"/>"##.repeat(2_000);
        let gradient = format!(r#"<linearGradient id="g">{stops}</linearGradient>{uses}"#);
        assert!(drawn(&gradient).unwrap_err().contains("repeats too much"));
        let long = format!(r#"<path id="p" d="M0 0{}"/>"#, "h.001v.001".repeat(5_000));
        let uses = r##"<use href="#p"/>"##;
        assert!(drawn(&format!("{long}{}", uses.repeat(4_000))).is_err());
        assert!(drawn(&format!("{long}{}", uses.repeat(9))).unwrap_err().contains("points"));
        let dashes = r#"<path fill="none" stroke="red" stroke-dasharray="0.0001" d="M0 0H9V9Z"/>"#;
        assert!(drawn(dashes).unwrap_err().contains("dashes"));
        let groups = format!(
            r#"<g id="s">{}</g>"#,
            r#"<g opacity="0.9"><path d="M0 0H1V1Z"/></g>"#.repeat(50)
        );
        let groups = format!("{groups}{}", r##"<use href="#s"/>"##.repeat(80));
        assert!(drawn(&groups).unwrap_err().contains("transparent parts"));
        let attributes: String = (0..1_000).map(|of| format!(" a{of}=\"\"")).collect();
        assert!(drawn(&format!("<rect{attributes}/>")).unwrap_err().contains("attributes"));
        let hidden = format!("<!-- ='--><title>='</title><rect{attributes}/>");
        assert!(drawn(&hidden).unwrap_err().contains("attributes"));
        let own = r##"<g id="o"><use href="#o"/></g>"##;
        assert!(drawn(own).is_err());
        let deepest = ("<g>".repeat(100_000), "</g>".repeat(100_000));
        assert!(drawn(&format!("{}{}", deepest.0, deepest.1)).is_err());
        assert!(drawn(&"<!-- -->".repeat(LARGEST / 8)).unwrap_err().contains("more than 1 MB"));
        let none = r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>"#;
        assert!(draw(none.as_bytes(), 40).is_err());
    }
}

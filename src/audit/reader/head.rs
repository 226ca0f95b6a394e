//! The line of text above a grid.

use super::marks::{PageGlyph, Stroke};
use super::ruled::NEAR;

/// How far above a grid its line may stand, as a share of the grid's side.
const REACH: f64 = 0.5;

/// The number that a line begins with, as a word of its own or behind `Puzzle`. The numbers of a diagram's columns are
/// none.
pub(super) fn number(head: &str) -> Option<u32> {
    if numbers_columns(head) {
        return None;
    }
    let mut words = head.split_whitespace();
    match words.next()? {
        "Puzzle" => words.next()?.parse().ok(),
        word => word.parse().ok(),
    }
}

/// Whether a line says 1, 2, 3 and so on.
pub(super) fn numbers_columns(head: &str) -> bool {
    let mut next = 1;
    let mut words = head.split_whitespace();
    let is_next = words.all(|word| {
        next += 1;
        word.parse() == Ok(next - 1)
    });
    is_next && next > 4
}

/// The nearest line of text above `frame`, of what stands within its width and so far `beyond` it, left and right.
pub(super) fn above(frame: &Stroke, beyond: (f64, f64), glyphs: &[PageGlyph]) -> String {
    let side = frame.high.0 - frame.low.0;
    let above: Vec<&PageGlyph> = glyphs
        .iter()
        .filter(|glyph| {
            let (x, _) = glyph.middle();
            let height = glyph.y - frame.high.1;
            x > frame.low.0 - beyond.0 - NEAR
                && x < frame.high.0 + beyond.1 + NEAR
                && height > 0.0
                && height < side * REACH
        })
        .collect();
    let Some(baseline) = above.iter().map(|glyph| glyph.y).min_by(f64::total_cmp) else {
        return String::new();
    };
    text(above.into_iter().filter(|glyph| glyph.y - baseline < 1.0).collect())
}

/// The number that stands alone on the lowest line, if that is below `low`.
pub(super) fn folio(low: f64, glyphs: &[PageGlyph]) -> Option<u32> {
    let lines = glyphs.iter().map(|glyph| glyph.y);
    let baseline = lines.filter(|y| *y < low).min_by(f64::total_cmp)?;
    let on_it = |glyph: &&PageGlyph| (glyph.y - baseline).abs() < 1.0;
    text(glyphs.iter().filter(on_it).collect()).parse().ok()
}

/// The text of a line of glyphs, with blanks where there are gaps.
fn text(mut line: Vec<&PageGlyph>) -> String {
    line.sort_by(|a, b| a.x.total_cmp(&b.x));
    let mut text = String::new();
    let mut end = f64::MAX;
    for glyph in line {
        if glyph.x - end > glyph.size * 0.15 {
            text.push(' ');
        }
        text.push_str(&glyph.text);
        end = glyph.x + glyph.width;
    }
    text
}

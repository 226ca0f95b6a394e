//! Grids among the strokes of a page, and the digits in their cells.

use super::content::{Mark, Marks, Stroke};
use crate::puzzle::Grid;

/// A grid found on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGrid {
    /// The page, from 1.
    pub page: u32,
    /// The line of text nearest above it, within its width.
    pub head: String,
    /// The number that the line begins with, as a word of its own.
    pub number: Option<u32>,
    /// What its cells hold.
    pub grid: Grid,
}

impl FoundGrid {
    /// The page number that the line above ends with, where one follows its own number.
    pub fn refers_to(&self) -> Option<u32> {
        let words: Vec<&str> = self.head.split_whitespace().collect();
        words.get(1..)?.last()?.parse().ok()
    }
}

/// How far ends of strokes may be apart that belong together, in points.
const NEAR: f64 = 3.0;
/// How far above a grid its line may stand, as a share of the grid's side.
const REACH: f64 = 0.5;

pub(super) fn find(marks: &Marks, page: u32) -> Vec<FoundGrid> {
    let mut frames: Vec<(&Stroke, Vec<f64>, Vec<f64>)> = marks
        .strokes
        .iter()
        .filter(|stroke| stroke.is_rectangle && is_square(stroke))
        .filter_map(|frame| {
            let (columns, rows) = (
                edges(frame, &marks.strokes, true),
                edges(frame, &marks.strokes, false),
            );
            let is_grid = columns.len() == rows.len() && columns.len() == 10;
            is_grid.then_some((frame, columns, rows))
        })
        .collect();
    frames.sort_by(|(a, ..), (b, ..)| {
        let same_row = (a.high.1 - b.high.1).abs() < NEAR;
        if same_row {
            a.low.0.total_cmp(&b.low.0)
        } else {
            b.high.1.total_cmp(&a.high.1)
        }
    });
    frames
        .into_iter()
        .map(|(frame, columns, rows)| {
            let head = head(frame, &marks.glyphs);
            let mut words = head.split_whitespace();
            let first = words.next().and_then(|word| {
                if word == "Puzzle" {
                    words.next()
                } else {
                    Some(word)
                }
            });
            let number = first.and_then(|word| word.parse().ok());
            FoundGrid {
                page,
                number,
                grid: cells(&columns, &rows, &marks.glyphs),
                head,
            }
        })
        .collect()
}

fn is_square(stroke: &Stroke) -> bool {
    let (width, height) = (stroke.high.0 - stroke.low.0, stroke.high.1 - stroke.low.1);
    width > 20.0 && (width - height).abs() < NEAR
}

/// The x of all vertical strokes through the whole of `frame`, or the y of all horizontal ones; its own included.
fn edges(frame: &Stroke, strokes: &[Stroke], vertical: bool) -> Vec<f64> {
    let along = |point: (f64, f64)| if vertical { point.1 } else { point.0 };
    let across = |point: (f64, f64)| if vertical { point.0 } else { point.1 };
    let mut edges = vec![across(frame.low), across(frame.high)];
    for stroke in strokes.iter().filter(|stroke| !stroke.is_rectangle) {
        let at = across(stroke.low);
        let straight = across(stroke.high) - at < 0.01;
        let through = (along(stroke.low) - along(frame.low)).abs() < NEAR
            && (along(stroke.high) - along(frame.high)).abs() < NEAR;
        let inside = at > across(frame.low) + 1.0 && at < across(frame.high) - 1.0;
        if straight && through && inside {
            edges.push(at);
        }
    }
    edges.sort_by(f64::total_cmp);
    edges.dedup_by(|a, b| (*a - *b).abs() < 0.5);
    edges
}

/// The middle of a glyph, going by the height of figures.
fn middle(mark: &Mark) -> (f64, f64) {
    (mark.x + mark.width / 2.0, mark.y + mark.size * 0.33)
}

fn cells(columns: &[f64], rows: &[f64], glyphs: &[Mark]) -> Grid {
    let side = columns.len() - 1;
    let mut grid = Grid::empty(side);
    let band = |edges: &[f64], at: f64| {
        edges
            .windows(2)
            .position(|pair| pair[0] < at && at < pair[1])
    };
    for glyph in glyphs {
        let (x, y) = middle(glyph);
        let (Some(column), Some(up)) = (band(columns, x), band(rows, y)) else {
            continue;
        };
        let value = glyph
            .text
            .parse()
            .ok()
            .filter(|value| (1..=side as u8).contains(value));
        grid.set((side - 1 - up) * side + column, value.unwrap_or(0));
    }
    grid
}

/// The nearest line of text above `frame`, of what stands within its width.
fn head(frame: &Stroke, glyphs: &[Mark]) -> String {
    let side = frame.high.0 - frame.low.0;
    let above: Vec<&Mark> = glyphs
        .iter()
        .filter(|glyph| {
            let (x, _) = middle(glyph);
            let height = glyph.y - frame.high.1;
            x > frame.low.0 - NEAR
                && x < frame.high.0 + NEAR
                && height > 0.0
                && height < side * REACH
        })
        .collect();
    let Some(baseline) = above.iter().map(|glyph| glyph.y).min_by(f64::total_cmp) else {
        return String::new();
    };
    let mut line: Vec<&Mark> = above
        .into_iter()
        .filter(|glyph| glyph.y - baseline < 1.0)
        .collect();
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

//! Game identifiers and saved games of the solo game in Simon Tatham's Portable Puzzle Collection.
//!
//! An identifier has the parameters and the description: `3x3:b1_4a9...`. The description has the digits, with `_`
//! between those side by side and a letter for each run of empty cells (`a` for one); then, for a jigsaw, its regions,
//! and for a killer its cages and their sums. Regions and cages are given by the edges between them.

use super::fpuzzles::build_shape;
use super::{PuzzleMistake, StatedPuzzle, english};
use crate::puzzle::{Cage, Cell, Grid, Kind, Shape, Variant};

/// The start of a saved game.
const SAVE: &str = "SAVEFILE";

/// Writes a puzzle as a game identifier.
pub(super) fn write(shape: &Shape, givens: &Grid) -> String {
    let kind = shape.kind();
    let (rows, columns) = kind.boxes();
    let is_jigsaw = kind.has_irregular_regions();
    let size = if is_jigsaw { format!("{}j", kind.side()) } else { format!("{rows}x{columns}") };
    let diagonals = if kind.has(Variant::Diagonal) { "x" } else { "" };
    let mut text = format!("{size}{diagonals}:");
    for run in givens.cells().chunk_by(|a, b| *a == 0 && *b == 0) {
        if run[0] == 0 {
            text += &"z".repeat(run.len() / 26);
            text.extend((b'`'..).nth(run.len() % 26).filter(|&c| c != b'`').map(char::from));
        } else {
            if text.ends_with(|c: char| c.is_ascii_digit()) {
                text.push('_');
            }
            text += &run[0].to_string();
        }
    }
    if is_jigsaw {
        text.push(',');
        let mut places = 0;
        // The last edge is behind the grid.
        for is_edge in neighbours(kind.side())
            .map(|(a, b)| shape.regions()[a] != shape.regions()[b])
            .chain([true])
        {
            match (is_edge, places) {
                (true, 0) => text.push('_'),
                (true, run) => text.push(char::from(b'`' + run)),
                (false, 24) => text.push('z'),
                (false, _) => {}
            }
            places = if is_edge { 0 } else { (places + 1) % 25 };
        }
    }
    text + "\n"
}

/// Returns the pairs of adjacent cells in the order of the edges between them: first those between columns, row by row,
/// then those between rows, column by column.
fn neighbours(side: usize) -> impl Iterator<Item = (Cell, Cell)> {
    let places = move || (0..side).flat_map(move |line| (0..side - 1).map(move |at| (line, at)));
    places()
        .map(move |(row, column)| (row * side + column, row * side + column + 1))
        .chain(places().map(move |(column, row)| (row * side + column, (row + 1) * side + column)))
}

/// Returns `true` if a text is a saved game.
pub(super) fn is_save(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').starts_with(SAVE)
}

/// Reads a saved game: the puzzle as it was at the start.
pub(super) fn read_save(text: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    // Each line has a key, the length of its value, and the value.
    let fields = text.lines().filter_map(|line| {
        let (key, rest) = line.split_once(':')?;
        let (_, value) = rest.split_once(':')?;
        Some((key.trim(), value.trim()))
    });
    let fields: Vec<(&str, &str)> = fields.collect();
    let value = |key: &str| {
        let found = fields.iter().find(|(other, _)| *other == key).map(|(_, value)| *value);
        found.ok_or_else(|| PuzzleMistake::missing(key, "`GAME :4:Solo`, `PARAMS`, `DESC`"))
    };
    let game = value("GAME")?;
    if game != "Solo" {
        return Err(PuzzleMistake::unsupported(game, "Solo"));
    }
    let mut puzzle = read_parts(value("PARAMS")?, value("DESC")?)?;
    let moves = fields.iter().filter(|(key, _)| *key == "MOVE").count();
    if moves > 0 {
        puzzle.notes.unread_moves();
    }
    Ok(puzzle)
}

/// Returns `true` if a line is a game identifier, or a random seed.
pub(super) fn is_identifier(line: &str) -> bool {
    let Some((parameters, description)) = line.split_once([':', '#']) else {
        return false;
    };
    let is_description = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_,".contains(c);
    Parameters::read(parameters).is_some()
        && !description.is_empty()
        && description.chars().all(is_description)
}

/// Reads a game identifier.
pub(super) fn read(line: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    match line.split_once(':') {
        Some((parameters, description)) => read_parts(parameters, description),
        None => Err(PuzzleMistake::new(
            english!("random-seed": "a random seed of Simon Tatham's collection"),
            english!("copy-game-id": "copy the game ID instead, which has the digits (Game, Specific)"),
        )),
    }
}

/// The parameters of a game.
struct Parameters {
    boxes: (usize, usize),
    variants: Vec<Variant>,
}

impl Parameters {
    /// Parses parameters such as `3x3`, `2x3x` or `9jk`; `None` if they are not those of Solo.
    fn read(text: &str) -> Option<Parameters> {
        let end = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (columns, rest) = text.split_at(end(text));
        let (rows, options) = match rest.strip_prefix('x') {
            Some(rest) if end(rest) > 0 => rest.split_at(end(rest)),
            _ => ("1", rest),
        };
        let boxes: (usize, usize) = (columns.parse().ok()?, rows.parse().ok()?);
        let mut variants = Vec::new();
        let mut options = options.chars().filter(|c| !c.is_ascii_digit());
        while let Some(option) = options.next() {
            match option {
                'j' => variants.push(Variant::Jigsaw),
                'x' => variants.push(Variant::Diagonal),
                'k' => variants.push(Variant::Killer),
                // Symmetries.
                'r' | 'm' | 'a' => {}
                // The level has a second letter.
                'd' | 'v' => {
                    options.next();
                }
                _ => return None,
            }
        }
        if boxes.1 == 1 && !variants.contains(&Variant::Jigsaw) {
            return None;
        }
        Some(Parameters { boxes, variants })
    }
}

fn read_parts(parameters: &str, description: &str) -> Result<StatedPuzzle, PuzzleMistake> {
    let wrong = || {
        PuzzleMistake::new(
            english!("damaged-game-id": "the game ID is damaged"),
            english!("copy-whole-id": "expected an identifier as in `{example}`, copied whole", example = "3x3:b1_4a9..."),
        )
    };
    let Parameters { boxes, variants } = Parameters::read(parameters).ok_or_else(wrong)?;
    let side = boxes.0.saturating_mul(boxes.1);
    let plain = Kind::from_side(side).ok_or_else(|| PuzzleMistake::other_size(side))?;
    let cells = plain.cells();
    let mut parts = description.split(',');
    let mut part = || parts.next().ok_or_else(wrong);
    let numbers = run_lengths(part()?, cells)
        .filter(|all| all.iter().all(|&value: &u32| value as usize <= side));
    let digits = numbers.ok_or_else(wrong)?;
    let regions = if variants.contains(&Variant::Jigsaw) {
        areas(part()?, side).ok_or_else(wrong)?
    } else {
        // The first number counts the boxes beside one another.
        let kind = Kind::new(side, Some(boxes), &[])?;
        Shape::of(kind).expect("a kind with a single shape").regions().to_vec()
    };
    let mut cages = Vec::new();
    if variants.contains(&Variant::Killer) {
        let areas = areas(part()?, side).ok_or_else(wrong)?;
        let sums = run_lengths(part()?, cells).ok_or_else(wrong)?;
        for (first, &area) in areas.iter().enumerate() {
            if !areas[..first].contains(&area) {
                let own = (first..cells).filter(|&cell| areas[cell] == area);
                let own: Vec<Cell> = own.collect();
                let sum = own.iter().map(|&cell| sums[cell]).sum();
                cages.push(Cage::killer(own, sum));
            }
        }
    }
    let others = variants.into_iter().filter(|&variant| variant != Variant::Jigsaw);
    let shape = build_shape(plain, &regions, Vec::new(), others.collect(), cages, Vec::new())?;
    let grid = Grid::from_cells(digits.into_iter().map(|digit| digit as u8).collect());
    Ok(StatedPuzzle::of(shape, grid))
}

/// Returns that many numbers from a text in which letters stand for runs of 0; `None` if it has another number.
fn run_lengths(text: &str, cells: usize) -> Option<Vec<u32>> {
    let mut numbers = Vec::with_capacity(cells);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match first {
            '0'..='9' => numbers.push(rest[..end].parse().ok()?),
            '_' => {}
            'a'..='z' => numbers.resize(numbers.len() + usize::from(first as u8 - b'a') + 1, 0),
            _ => return None,
        }
        rest = &rest[end.max(1)..];
        if numbers.len() > cells {
            return None;
        }
    }
    (numbers.len() == cells).then_some(numbers)
}

/// Returns the number of the area of each cell, from the edges between areas. A letter counts the places without an edge before the next edge (`_` for
/// none, `z` for 25 and no edge); a number behind a letter repeats it.
fn areas(text: &str, side: usize) -> Option<Vec<u8>> {
    let edges = 2 * side * (side - 1);
    let mut has_edge = Vec::with_capacity(edges + 1);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let (run, edge) = match sign {
            '_' => (0, true),
            'z' => (25, false),
            'a'..='y' => (usize::from(sign as u8 - b'a') + 1, true),
            _ => return None,
        };
        let mut count = 0;
        while let Some(figure) = signs.peek().and_then(|c| c.to_digit(10)) {
            count = 10 * count + figure as usize;
            signs.next();
        }
        for _ in 0..count.clamp(1, edges) {
            has_edge.resize(has_edge.len() + run, false);
            has_edge.extend(edge.then_some(true));
            if has_edge.len() > edges + 1 {
                return None;
            }
        }
    }
    // The last edge is behind the grid.
    if has_edge.len() != edges + 1 {
        return None;
    }
    let mut area: Vec<usize> = (0..side * side).collect();
    for ((a, b), _) in neighbours(side).zip(&has_edge).filter(|(_, edge)| !**edge) {
        let (keep, drop) = (area[a], area[b]);
        area.iter_mut().filter(|other| **other == drop).for_each(|other| *other = keep);
    }
    Some(crate::puzzle::number_by_first_appearance(area))
}

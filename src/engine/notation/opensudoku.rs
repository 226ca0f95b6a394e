//! The format of the mobile app OpenSudoku: XML with an element `game` for each classic puzzle. Its attribute `data`
//! has the cells in one line or, for a game in progress, a version and fields for each cell, separated by bars.

use super::row::CellRow;
use super::warning::{Notes, stated_solution};
use super::{PuzzleMistake, StatedPuzzle, english, other_keys, values_do_not_fit};
use crate::puzzle::{Grid, Kind, Shape};
use roxmltree::Node;
use serde_json::{Map, Value};

/// The start of a file.
pub(super) const HEADER: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>gridpress</name>\n";
/// The end of a file.
pub(super) const FOOTER: &str = "</opensudoku>\n";

/// The attributes of a game that OpenSudoku itself writes.
const OWN_ATTRIBUTES: [&str; 7] =
    ["data", "created", "state", "time", "last_played", "command_stack", "folder_id"];

/// Writes a puzzle as an element.
pub(super) fn write(givens: &Grid) -> String {
    let cells: String = givens.cells().iter().map(u8::to_string).collect();
    format!("<game data=\"{cells}\" />\n")
}

/// Reads the puzzle of an element `game`: its givens and, if the data distinguish them, the progress of a solver.
/// Other programs add attributes, such as the solution.
pub(super) fn read(game: Node) -> Result<StatedPuzzle, PuzzleMistake> {
    let data =
        game.attribute("data").ok_or_else(|| PuzzleMistake::missing("data", "`data=\"...\"`"))?;
    let (grid, progress) = cells(data)?;
    let shape = Shape::classic().clone();
    let mut notes = Notes::default();
    let attributes =
        game.attributes().filter(|attribute| !OWN_ATTRIBUTES.contains(&attribute.name()));
    let others: Map<String, Value> =
        attributes.map(|one| (one.name().to_owned(), one.value().into())).collect();
    let unread = others.iter().filter(|(name, _)| !other_keys::names_solution(name));
    let variants = other_keys::read(unread, &mut notes)?;
    let solution = other_keys::solution_of(&others, "");
    let solution = stated_solution(solution, &shape, false, &mut notes);
    StatedPuzzle { progress, solution, notes, ..StatedPuzzle::of(shape, grid) }
        .with_variants(&variants)
}

/// Parses the givens and, if the data distinguish them, the progress of a solver.
fn cells(data: &str) -> Result<(Grid, Option<Grid>), PuzzleMistake> {
    let Some(game) = data.trim().strip_prefix("version:") else {
        let row = CellRow::read(data, 0, Some(Kind::CLASSIC))?;
        return Ok((Grid::from_cells(row.into_cells(Kind::CLASSIC)?), None));
    };
    let error = || {
        PuzzleMistake::new(
            values_do_not_fit(),
            english!("expected-game-data": "expected a digit, notes and a flag (0 or 1) for each of 81 cells"),
        )
    };
    // A line break in an attribute is read as a blank.
    let version = game.trim_start().find(|c: char| !c.is_ascii_digit()).ok_or_else(error)?;
    let game = &game.trim_start()[version..];
    let fields: Vec<&str> = game.trim().trim_end_matches('|').split('|').map(str::trim).collect();
    // Older versions have one field of notes, newer ones two.
    let width = fields.len() / 81;
    if !fields.len().is_multiple_of(81) || !(3..=4).contains(&width) {
        return Err(error());
    }
    let (mut givens, mut progress) = (Grid::empty(9), Grid::empty(9));
    for (cell, fields) in fields.chunks(width).enumerate() {
        let digit = fields[0].parse().ok().filter(|digit| *digit <= 9).ok_or_else(error)?;
        progress.set(cell, digit);
        match fields[width - 1] {
            "0" => givens.set(cell, digit),
            "1" => {}
            _ => return Err(error()),
        }
    }
    let progress = (progress != givens).then_some(progress);
    Ok((givens, progress))
}

#[cfg(test)]
mod tests {
    use super::super::parse_each;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn reads_games_of_other_programs() {
        let zeros = LINE.replace('.', "0");
        let text = format!(
            "\u{feff}<?xml version=\"1.0\"?>\n<opensudoku>\n  <name>A &amp; B</name>\n  <game data=\"{zeros}\"/>\n  \
             <game created='0' metadata=\"x\" data = '{zeros}' />\n<gamer/></opensudoku>"
        );
        let parsed = parse_each(&text, None);
        assert!(parsed.errors.is_empty(), "{:?}", parsed.errors);
        assert_eq!(parsed.puzzles.len(), 2);
        assert!(parsed.puzzles.iter().all(|puzzle| puzzle.grid.to_string() == LINE));
    }

    #[test]
    fn reads_games_in_progress() {
        for (version, notes) in [(1, "-|"), (2, "12|"), (4, "0|12|")] {
            let cells = LINE.bytes().enumerate().map(|(cell, c)| match c {
                // r1c3 is 4.
                b'.' if cell == 2 => format!("4|{notes}1|"),
                b'.' => format!("0|{notes}1|"),
                c => format!("{}|{notes}0|", c - b'0'),
            });
            let data: String = cells.collect();
            let text =
                format!("<opensudoku><game data=\"version: {version}&#10;{data}\"/></opensudoku>");
            let puzzle = parse_each(&text, None).puzzles.remove(0);
            assert_eq!(puzzle.grid.to_string(), LINE);
            let progress = puzzle.progress.unwrap().to_string();
            assert_eq!(progress, LINE.replacen("53.", "534", 1));
        }
    }

    #[test]
    fn reports_broken_games_and_their_place() {
        let good = format!("<game data=\"{LINE}\"/>");
        for (bad, message) in [
            ("<game/>", "`data` is missing"),
            ("<game notes=\"data='5'\"/>", "`data` is missing"),
            ("<game data=\"12\"/>", "a line of 2 cells"),
            ("<game data=\"version: 1&#10;1|2|3\"/>", "the values do not fill the grid"),
        ] {
            let text = format!("<x>{good}{bad}{good}</x>");
            let parsed = parse_each(&text, None);
            assert_eq!(parsed.puzzles.len(), 2, "{bad}");
            assert_eq!(parsed.errors[0].message, message);
            assert_eq!(&text[parsed.errors[0].span.clone()], bad);
        }
        for (text, message) in [
            ("<html></html>", "a web page without a puzzle that can be read"),
            ("<!-- <game data='1'/> --><x/>", "XML without a puzzle"),
            ("<", "this is not valid XML"),
            ("<game data=\"", "this is not valid XML"),
            ("<game data=5 />", "this is not valid XML"),
        ] {
            assert_eq!(parse_each(text, None).errors[0].message, message, "{text}");
        }
    }
}

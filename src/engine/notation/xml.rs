//! XML: the files of OpenSudoku and of KSudoku.

use super::warning::Notes;
use super::{EnglishText, Format, ParseOutcome, PuzzleMistake, english, ksudoku, opensudoku};
use crate::puzzle::Kind;
use roxmltree::{Document, Node, ParsingOptions};
use serde_json::Value;

/// The maximum number of nodes of a file, enough for a million games.
const MAX_NODES: u32 = 8_000_000;

/// Reads every element `game` in `text`.
pub(super) fn read(text: &str, assumed: Option<Kind>) -> ParseOutcome {
    let mut parsed = ParseOutcome::default();
    // KSudoku declares a document type.
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MAX_NODES, ..Default::default() };
    let body = text.trim_start_matches('\u{feff}').trim_start();
    let start = text.len() - body.len();
    let document = match Document::parse_with_options(body, options) {
        Ok(document) => document,
        Err(error) => {
            let place = error.pos();
            let lines = body.split_inclusive('\n').take(place.row.saturating_sub(1) as usize);
            let at = start + lines.map(str::len).sum::<usize>();
            parsed.errors.push(
                PuzzleMistake::malformed("XML", EnglishText::untranslated(&error.to_string()))
                    .at(at..at),
            );
            return parsed;
        }
    };
    let is_ksudoku = document.root_element().has_tag_name("ksudoku");
    let mut about = Notes::default();
    for node in document.root_element().children().filter(Node::is_element) {
        if ["name", "description", "comment", "level"].contains(&node.tag_name().name()) {
            about.description(node.text().map(Value::from).as_ref());
        }
    }
    for game in document.descendants().filter(|node| node.has_tag_name("game")) {
        let span = start + game.range().start..start + game.range().end;
        let end = span.end;
        let read = if is_ksudoku { ksudoku::read(game) } else { opensudoku::read(game) };
        let read = read.map(|mut puzzle| {
            puzzle.notes.append(&about);
            (puzzle, if is_ksudoku { Format::KSudoku } else { Format::OpenSudoku })
        });
        parsed.add_stated(read, assumed, span);
        if parsed.should_stop(end, 0) {
            break;
        }
    }
    if parsed.puzzles.is_empty() && parsed.errors.is_empty() {
        let root = document.root_element();
        let mistake = PuzzleMistake::new(
            english!("xml-without-puzzle": "XML without a puzzle"),
            english!("expected-elements": "expected elements `{example}`, as in OpenSudoku files, or a file of KSudoku; the root is `{root}`",
                example = "<game data=\"...\" />", root = root.tag_name().name()),
        );
        parsed.errors.push(mistake.at(0..0));
    }
    parsed
}

//! Lines and numbers outside the grid, in JSON and in f-puzzles.

use super::*;
use crate::puzzle::{Mark, OutsideView, Sign};

/// Shapes with marks of every variant that has lines or numbers outside, or signs in a grid without boxes.
pub(super) fn shapes() -> Vec<Arc<Shape>> {
    let line = |sign: Sign, cells: &[Cell]| Mark::new(sign, cells);
    let seen = |sign: Sign, view: OutsideView, side: usize, values: &[u32]| -> Vec<Mark> {
        let lines = view.lines(side);
        let lines = lines.iter().step_by(3).zip(values);
        lines.map(|(cells, &value)| Mark::with_value(sign, cells, value)).collect()
    };
    let marked = |name: &str, marks: Vec<Mark>| {
        Shape::with_marks(kind(name), None, Vec::new(), marks).expect("marks that can be")
    };
    // The branches of a thermometer have its bulb in common, the arrows of a circle that.
    let thermos = vec![line(Sign::Thermo, &[30, 20, 11, 12]), line(Sign::Thermo, &[30, 39, 48])];
    let arrows = vec![line(Sign::Arrow, &[10, 1, 2]), line(Sign::Arrow, &[10, 18, 27])];
    let sandwiches = seen(Sign::Sandwich, OutsideView::Through, 9, &[0, 13, 35, 2, 7, 20]);
    vec![
        marked("9+thermo", thermos.clone()),
        marked("9+arrow", arrows.clone()),
        marked("9+thermo+arrow", [thermos.clone(), arrows].concat()),
        marked("9+palindrome", vec![line(Sign::Palindrome, &[40, 30, 20, 10])]),
        marked("6+whispers", vec![line(Sign::Whispers, &[14, 8, 1, 0])]),
        marked("9+renban", vec![line(Sign::Renban, &[41, 40, 32])]),
        marked(
            "9+whispers+renban",
            vec![line(Sign::Whispers, &[0, 1]), line(Sign::Renban, &[40, 41, 42])],
        ),
        marked("9+frame", seen(Sign::Frame, OutsideView::First(3), 9, &[6, 24, 15, 10])),
        marked("9+sandwich", sandwiches.clone()),
        marked("9+diagonal+sandwich", sandwiches.clone()),
        marked("9+thermo+sandwich", [thermos, sandwiches].concat()),
        marked("6+skyscraper", seen(Sign::Skyscraper, OutsideView::Line, 6, &[1, 6, 3, 2, 4])),
        marked("9+x-sums", seen(Sign::XSum, OutsideView::Line, 9, &[1, 45, 20, 33, 17, 3])),
        marked(
            "6+little-killer",
            seen(Sign::LittleKiller, OutsideView::Diagonal, 6, &[7, 12, 20, 20, 9, 5]),
        ),
        marked(
            "8+little-killer",
            seen(Sign::LittleKiller, OutsideView::Diagonal, 8, &[7, 12, 20, 20, 22, 20, 20, 9]),
        ),
        marked("6+futoshiki", vec![line(Sign::Less, &[0, 1]), line(Sign::Greater, &[7, 13])]),
        marked("5+skyscrapers", seen(Sign::Skyscraper, OutsideView::Line, 5, &[1, 5, 2, 3])),
    ]
}

/// The marks of a puzzle of 6x6 with these keys, as f-puzzles has it; else what is wrong.
fn setters(keys: &str) -> Result<(String, Vec<Mark>), String> {
    let row = "[{},{},{},{},{},{}]";
    let rows = [row; 6].join(",");
    let mut parsed = parse_each(&format!("{{\"size\":6,\"grid\":[{rows}]{keys}}}"), None);
    match parsed.errors.first() {
        Some(error) => Err(format!("{} {}", error.message, error.expected)),
        None => {
            let shape = &parsed.puzzles.remove(0).shape;
            Ok((shape.kind().to_string(), shape.marks().to_vec()))
        }
    }
}

#[test]
fn lines_of_setters_may_branch() {
    let (kind, marks) = setters(
        ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C3\"],[\"R1C1\",\"R2C1\"]]}],\
         \"arrow\":[{\"cells\":[\"R5C5\"],\"lines\":[[\"R5C5\",\"R4C4\",\"R4C3\"],[\"R5C5\",\"R6C5\",\"R6C4\"]]}]",
    )
    .unwrap();
    assert_eq!(kind, "6+thermo+arrow");
    let cells: Vec<&[Cell]> = marks.iter().map(|mark| &mark.cells[..]).collect();
    assert_eq!(cells, [&[0, 1, 8][..], &[0, 6], &[28, 21, 20], &[28, 34, 33]]);
    assert_eq!((marks[0].sign, marks[2].sign), (Sign::Thermo, Sign::Arrow));
    // What a program draws for a rule says nothing more; a difference may be said that is the usual one.
    let (kind, marks) = setters(
        ",\"whispers\":[{\"lines\":[[\"R2C2\",\"R1C1\"]],\"value\":\"3\"}],\
         \"line\":[{\"lines\":[[\"R2C2\",\"R1C1\"]],\"isNewConstraint\":true}]",
    )
    .unwrap();
    assert_eq!((&kind[..], &marks[0].cells[..]), ("6+whispers", &[0, 7][..]));
}

#[test]
fn numbers_of_setters_stand_on_every_side() {
    let at = |keys: &str| {
        let (_, marks) = setters(keys).unwrap();
        (marks[0].cells.clone(), marks[0].value)
    };
    let line = |key: &str, cell: &str| {
        at(&format!(",\"{key}\":[{{\"cell\":\"{cell}\",\"value\":\"3\"}}]"))
    };
    assert_eq!(line("skyscraper", "R0C2"), (vec![1, 7, 13, 19, 25, 31], 3));
    assert_eq!(line("skyscraper", "R7C2"), (vec![31, 25, 19, 13, 7, 1], 3));
    assert_eq!(line("skyscraper", "R2C7"), (vec![11, 10, 9, 8, 7, 6], 3));
    assert_eq!(line("xsum", "R2C0"), (vec![6, 7, 8, 9, 10, 11], 3));
    // A sandwich is the same from both ends.
    assert_eq!(line("sandwichsum", "R2C7"), line("sandwichsum", "R2C0"));
    let diagonal = |cell: &str, direction: &str| {
        at(&format!(
            ",\"littlekillersum\":[{{\"cell\":\"{cell}\",\"direction\":\"{direction}\",\"value\":9}}]"
        ))
    };
    assert_eq!(diagonal("R0C4", "DR"), (vec![4, 11], 9));
    assert_eq!(diagonal("R3C7", "UL"), (vec![4, 11], 9));
    assert_eq!(diagonal("R0C4", "DL"), (vec![2, 7, 12], 9));
    assert_eq!(diagonal("R7C0", "UR").0, [5, 10, 15, 20, 25, 30]);
}

#[test]
fn lines_and_numbers_that_cannot_be_are_named() {
    for (keys, message) in [
        ("\"thermometer\":[{\"lines\":[]}]", "`thermometer` without its lines"),
        ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C7\"]]}]", "is no line of cells"),
        ("\"thermometer\":[{\"lines\":[\"R1C1\"]}]", "is no line of cells"),
        ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C3\"]]}]", "each of which touches the next"),
        (
            "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C1\"]]}]",
            "a mark `thermo` on r1c1 r1c2 r1c1",
        ),
        ("\"palindrome\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "along 3 or more different cells"),
        (
            "\"whispers\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"value\":\"4\"}]",
            "`whispers` with the value \"4\"",
        ),
        (
            "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C2\",\"R1C3\",\"R1C4\"]]}]",
            "in one circle",
        ),
        (
            "\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C1\",\"R2C1\",\"R3C1\"]]}]",
            "in one circle",
        ),
        ("\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "`line` is no rule known here"),
        ("\"text\":[{\"cells\":[\"R0C1\"],\"value\":\"5\"}]", "`text` is no rule known here"),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\"}]", "`sandwichsum` without a number"),
        (
            "\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":\"five\"}]",
            "`sandwichsum` without a number",
        ),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":-5}]", "`sandwichsum` without a number"),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":99}]", "`sandwich 99` that no digits make"),
        ("\"sandwichsum\":[{\"cell\":\"R1C1\",\"value\":5}]", "is no place of `sandwichsum`"),
        ("\"sandwichsum\":[{\"cell\":\"R0C0\",\"value\":5}]", "is no place of `sandwichsum`"),
        (
            "\"sandwichsum\":[{\"cell\":\"R0C99999999999\",\"value\":5}]",
            "is no place of `sandwichsum`",
        ),
        ("\"xsum\":[{\"cell\":\"R8C1\",\"value\":5}]", "is no place of `xsum`"),
        ("\"skyscraper\":[{\"value\":5}]", "null is no place of `skyscraper`"),
        ("\"skyscraper\":[{\"cell\":\"R0C1\",\"value\":7}]", "`skyscraper 7` that no digits make"),
        ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"value\":5}]", "no place of `littlekillersum`"),
        (
            "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"UL\",\"value\":5}]",
            "no place of",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R2C2\",\"direction\":\"DR\",\"value\":5}]",
            "no place of",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R0C5\",\"direction\":\"DR\",\"cells\":[\"R1C1\"],\"value\":5}]",
            "no place of",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R0C5\",\"direction\":\"DR\",\"value\":5}]",
            "a mark `little-killer` on r1c6",
        ),
        (
            "\"skyscraper\":[{\"cell\":\"R0C1\",\"value\":2},{\"cell\":\"R0C1\",\"value\":3}]",
            "two marks at r1c1",
        ),
    ] {
        let said = setters(&format!(",{keys}")).expect_err(keys);
        assert!(said.contains(message), "{keys}: {said}");
    }
}

#[test]
fn values_of_our_own_marks_are_numbers_where_there_are_some() {
    let row = "[\"r1c1\",\"r1c2\",\"r1c3\",\"r1c4\",\"r1c5\",\"r1c6\"]";
    let read = |variant: &str, mark: String| {
        let text = format!(
            "{{\"puzzle\":\"{}\",\"variant\":[\"{variant}\"],\"marks\":[{{{mark}}}]}}",
            ".".repeat(36)
        );
        let parsed = parse_each(&text, None);
        match parsed.errors.first() {
            Some(error) => Err(format!("{} {}", error.message, error.expected)),
            None => Ok(parsed.puzzles[0].shape.marks()[0].value),
        }
    };
    let sandwich =
        |value: &str| read("sandwich", format!("\"sign\":\"sandwich\",\"cells\":{row}{value}"));
    assert_eq!(sandwich(",\"value\":9"), Ok(9));
    assert_eq!(sandwich(",\"value\":0"), Ok(0));
    for (value, message) in [
        ("", "expected a number as its `value`"),
        (",\"value\":\"9\"", "expected a number as its `value`"),
        (",\"value\":-1", "expected a number as its `value`"),
        (",\"value\":2.5", "expected a number as its `value`"),
        (",\"value\":99999999999", "expected a number as its `value`"),
        (",\"value\":21", "`sandwich 21` that no digits make"),
    ] {
        let said = sandwich(value).expect_err(value);
        assert!(said.contains(message), "{value}: {said}");
    }
    let thermo = |value: &str| {
        read("thermo", format!("\"sign\":\"thermo\",\"cells\":[\"r1c1\",\"r1c2\"]{value}"))
    };
    assert_eq!(thermo(""), Ok(0));
    assert!(thermo(",\"value\":3").unwrap_err().contains("no `value`"));
}

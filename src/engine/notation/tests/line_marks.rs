//! Tests of lines and numbers outside the grid, in JSON and in f-puzzles.

use super::*;
use crate::puzzle::{Mark, OutsideView, Sign};

/// Returns shapes with marks of every variant with lines or outside numbers, and of Latin squares with signs.
pub(super) fn shapes() -> Vec<Arc<Shape>> {
    let line = |sign: Sign, cells: &[Cell]| Mark::new(sign, cells);
    let outside = |sign: Sign, view: OutsideView, side: usize, values: &[u32]| -> Vec<Mark> {
        let lines = view.lines(side);
        let lines = lines.iter().step_by(3).zip(values);
        lines.map(|(cells, &value)| Mark::with_value(sign, cells, value)).collect()
    };
    let marked = |name: &str, marks: Vec<Mark>| {
        Shape::with_marks(kind(name), None, Vec::new(), marks).expect("valid marks")
    };
    // The branches of a thermometer share its bulb, and the arrows of a circle share the circle.
    let thermos = vec![line(Sign::Thermo, &[30, 20, 11, 12]), line(Sign::Thermo, &[30, 39, 48])];
    let arrows = vec![line(Sign::Arrow, &[10, 1, 2]), line(Sign::Arrow, &[10, 18, 27])];
    let sandwiches = outside(Sign::Sandwich, OutsideView::Through, 9, &[0, 13, 35, 2, 7, 20]);
    let short = Variant::lines()
        .map(|(variant, sign, _)| marked(&format!("9+{variant}"), vec![line(sign, &[40, 41, 32])]));
    let other = vec![
        marked("9+thermo", thermos.clone()),
        marked("9+arrow", arrows.clone()),
        marked("9+thermo+arrow", [thermos.clone(), arrows].concat()),
        marked("6+whispers", vec![line(Sign::Whispers, &[14, 8, 1, 0])]),
        marked(
            "9+quadruple",
            vec![
                Mark::with_value(Sign::Quadruple, &[0, 1, 9, 10], 1258),
                Mark::with_value(Sign::Quadruple, &[40, 41, 49, 50], 33),
                Mark::with_value(Sign::Quadruple, &[70, 71, 79, 80], 7),
            ],
        ),
        marked(
            "9+whispers+renban",
            vec![line(Sign::Whispers, &[0, 1]), line(Sign::Renban, &[40, 41, 42])],
        ),
        marked("9+frame", outside(Sign::Frame, OutsideView::First(3), 9, &[6, 24, 15, 10])),
        marked("9+sandwich", sandwiches.clone()),
        marked("9+diagonal+sandwich", sandwiches.clone()),
        marked("9+thermo+sandwich", [thermos, sandwiches].concat()),
        marked("6+skyscraper", outside(Sign::Skyscraper, OutsideView::Line, 6, &[1, 6, 3, 2, 4])),
        marked("9+x-sums", outside(Sign::XSum, OutsideView::Line, 9, &[1, 45, 20, 33, 17, 3])),
        marked(
            "6+little-killer",
            outside(Sign::LittleKiller, OutsideView::Diagonal, 6, &[7, 12, 20, 20, 9, 5]),
        ),
        marked(
            "8+little-killer",
            outside(Sign::LittleKiller, OutsideView::Diagonal, 8, &[7, 12, 20, 20, 22, 20, 20, 9]),
        ),
        marked("6+futoshiki", vec![line(Sign::Less, &[0, 1]), line(Sign::Greater, &[7, 13])]),
        marked("5+skyscrapers", outside(Sign::Skyscraper, OutsideView::Line, 5, &[1, 5, 2, 3])),
    ];
    short.chain(other).collect()
}

/// Returns the kind and the marks of a 6x6 puzzle of f-puzzles with these keys, or the mistake.
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
fn reads_lines_with_branches() {
    let (kind, marks) = setters(
        ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C3\"],[\"R1C1\",\"R2C1\"]]}],\
         \"arrow\":[{\"cells\":[\"R5C5\"],\"lines\":[[\"R5C5\",\"R4C4\",\"R4C3\"],[\"R5C5\",\"R6C5\",\"R6C4\"]]}]",
    )
    .unwrap();
    assert_eq!(kind, "6+thermo+arrow");
    let cells: Vec<&[Cell]> = marks.iter().map(|mark| &mark.cells[..]).collect();
    assert_eq!(cells, [&[0, 1, 8][..], &[0, 6], &[28, 21, 20], &[28, 34, 33]]);
    assert_eq!((marks[0].sign, marks[2].sign), (Sign::Thermo, Sign::Arrow));
    // The drawing of a rule has no further meaning, and the default difference may be stated.
    let (kind, marks) = setters(
        ",\"whispers\":[{\"lines\":[[\"R2C2\",\"R1C1\"]],\"value\":\"3\"}],\
         \"line\":[{\"lines\":[[\"R2C2\",\"R1C1\"]],\"isNewConstraint\":true}]",
    )
    .unwrap();
    assert_eq!((&kind[..], &marks[0].cells[..]), ("6+whispers", &[0, 7][..]));
}

#[test]
fn reads_numbers_on_every_side() {
    let at = |keys: &str| {
        let (_, marks) = setters(keys).unwrap();
        (marks[0].cells.to_vec(), marks[0].value)
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
fn reports_invalid_lines_and_numbers() {
    for (keys, message) in [
        ("\"thermometer\":[{\"lines\":[]}]", "`lines` is missing"),
        ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C7\"]]}]", "is not a place in the grid"),
        ("\"thermometer\":[{\"lines\":[\"R1C1\"]}]", "is not a place in the grid"),
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
            "in a circle of one cell",
        ),
        (
            "\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C1\",\"R2C1\",\"R3C1\"]]}]",
            "in a circle of one cell",
        ),
        ("\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "`line` is not a supported rule"),
        ("\"text\":[{\"cells\":[\"R0C1\"],\"value\":\"5\"}]", "`text` is not a supported rule"),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\"}]", "is not valid here"),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":\"five\"}]", "is not valid here"),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":-5}]", "is not valid here"),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":99}]", "`sandwich 99` that no digits make"),
        ("\"sandwichsum\":[{\"cell\":\"R1C1\",\"value\":5}]", "is not a place for `sandwichsum`"),
        ("\"sandwichsum\":[{\"cell\":\"R0C0\",\"value\":5}]", "is not a place for `sandwichsum`"),
        (
            "\"sandwichsum\":[{\"cell\":\"R0C99999999999\",\"value\":5}]",
            "is not a place for `sandwichsum`",
        ),
        ("\"xsum\":[{\"cell\":\"R8C1\",\"value\":5}]", "is not a place for `xsum`"),
        ("\"skyscraper\":[{\"value\":5}]", "null is not a place for `skyscraper`"),
        ("\"skyscraper\":[{\"cell\":\"R0C1\",\"value\":7}]", "`skyscraper 7` that no digits make"),
        (
            "\"littlekillersum\":[{\"cell\":\"R0C1\",\"value\":5}]",
            "not a place for `littlekillersum`",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"UL\",\"value\":5}]",
            "not a place for",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R2C2\",\"direction\":\"DR\",\"value\":5}]",
            "not a place for",
        ),
        (
            "\"littlekillersum\":[{\"cell\":\"R0C5\",\"direction\":\"DR\",\"cells\":[\"R1C1\"],\"value\":5}]",
            "not a place for",
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
        let report = setters(&format!(",{keys}")).expect_err(keys);
        assert!(report.contains(message), "{keys}: {report}");
    }
}

#[test]
fn native_marks_have_values_only_outside_the_grid() {
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
        let report = sandwich(value).expect_err(value);
        assert!(report.contains(message), "{value}: {report}");
    }
    let thermo = |value: &str| {
        read("thermo", format!("\"sign\":\"thermo\",\"cells\":[\"r1c1\",\"r1c2\"]{value}"))
    };
    assert_eq!(thermo(""), Ok(0));
    assert!(thermo(",\"value\":3").unwrap_err().contains("no `value`"));
}

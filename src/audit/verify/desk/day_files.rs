//! Readers of the files of a day: feeds, HTML pages and PDFs.

use super::DeskFileContents;
use gridpress_engine::notation::{self, Format, ParseOutcome, cell_name};
use gridpress_engine::puzzle::{CageRule, Cell, Grid, Kind};
use gridpress_reader::{FoundGrid, PdfReader};
use serde_json::Value;
use std::collections::BTreeSet;

/// Reads a feed in the format `format`.
///
/// # Errors
/// The reason why no puzzle could be read.
pub fn feed(bytes: &[u8], format: Format) -> Result<DeskFileContents, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "it is not a text file".to_owned())?;
    // A wrong solution is a mistake too, but it is compared by the caller.
    let ParseOutcome { mut puzzles, errors, .. } = notation::parse_each(text, None);
    if let (true, Some(error)) = (puzzles.is_empty(), errors.first()) {
        return Err(format!("it has {}", error.message));
    }
    let puzzle = match (puzzles.pop(), puzzles.len()) {
        (Some(puzzle), 0) => puzzle,
        (_, others) => return Err(format!("it has {} puzzles", others + 1)),
    };
    if puzzle.format != format {
        return Err(format!("it is in the format `{}`", puzzle.format));
    }
    let mut contents = DeskFileContents {
        givens: Some(puzzle.grid),
        // A line of cells does not state its rules; those that the parser assumes must not contradict other files.
        shape: (format != Format::Line).then_some(puzzle.shape),
        ..DeskFileContents::default()
    };
    match format {
        Format::Json => contents.json(&value(text)?)?,
        Format::Ipuz => contents.ipuz(&value(text)?)?,
        Format::Sdk => contents.headers(text),
        _ => {}
    }
    Ok(contents)
}

fn value(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|_| "it is not valid JSON".to_owned())
}

fn text(object: &Value, key: &str) -> Option<String> {
    Some(object.get(key)?.as_str()?.to_owned())
}

impl DeskFileContents {
    fn json(&mut self, object: &Value) -> Result<(), String> {
        let solution = object.get("solution").and_then(Value::as_str);
        let kind = self.shape.as_ref().map_or(Kind::CLASSIC, |shape| shape.kind());
        let solution = solution.map(|line| {
            notation::parse_line_of(line, kind)
                .map_err(|_| "its solution is not a line of cells".to_owned())
        });
        self.solution = solution.transpose()?;
        self.symbols = text(object, "symbols");
        self.date = text(object, "date");
        self.slot = text(object, "slot");
        self.code = text(object, "code");
        self.number = whole_number(object.get("number"));
        let removed =
            self.givens.as_ref().map(|grid| kind.size().saturating_sub(grid.filled_count()) as u32);
        if whole_number(object.get("removed")) != removed {
            self.faults.push("its number of removed cells does not match its puzzle".to_owned());
        }
        Ok(())
    }

    fn ipuz(&mut self, object: &Value) -> Result<(), String> {
        // The solution has the syntax of a puzzle, so it is read as one.
        let mut solved = object.clone();
        if let Some(solution) = solved.as_object_mut().and_then(|one| one.remove("solution")) {
            solved["puzzle"] = solution;
            let read = notation::parse(&solved.to_string(), None)
                .ok()
                .and_then(|mut puzzles| puzzles.pop())
                .ok_or_else(|| "its solution is not a grid".to_owned())?;
            self.solution = Some(read.grid);
        }
        self.code = text(object, "uniqueid");
        // Dates in this format start with the month.
        self.date =
            text(object, "date").map(|date| match date.split('/').collect::<Vec<_>>()[..] {
                [month, day, year] => format!("{year}-{month}-{day}"),
                _ => date,
            });
        Ok(())
    }

    /// Reads the header lines of a `.sdk` file.
    fn headers(&mut self, text: &str) {
        let line = |start: &str| text.lines().find_map(|line| line.strip_prefix(start));
        self.date = line("#B").map(str::to_owned);
        self.code = line("#C").map(str::to_owned);
    }
}

fn whole_number(value: Option<&Value>) -> Option<u32> {
    value?.as_u64()?.try_into().ok()
}

/// The text before and after the data of a playable page.
const DATA: [&str; 2] = ["<script type=\"application/json\" id=\"puzzle\">", "</script>"];
/// The start of a cell, whose content follows its attributes and ends at the next tag; and the attribute of a hole.
const CELL: &str = "<td";
const HOLE: &str = " class=\"hole\"";
/// The text before and after its date.
const DAY: [&str; 2] = ["<time datetime=\"", "\""];

/// Reads a playable HTML page.
///
/// # Errors
/// The reason why no puzzle could be read.
pub fn page_of_html(bytes: &[u8]) -> Result<DeskFileContents, String> {
    let page = std::str::from_utf8(bytes).map_err(|_| "it is not a text file".to_owned())?;
    let parts = between(page, DATA);
    let [data] = parts[..] else {
        return Err(format!("it has the data of {} puzzles", parts.len()));
    };
    let data = value(data)?;
    let side = whole_number(data.get("side")).unwrap_or_default() as usize;
    let givens = grid(data.get("givens"), side).ok_or("its data has no puzzle")?;
    let mut contents = DeskFileContents {
        solution: match data.get("solution") {
            Some(cells) => Some(grid(Some(cells), side).ok_or("its solution is not a grid")?),
            None => None,
        },
        code: text(&data, "code"),
        date: between(page, DAY).first().map(|&day| day.to_owned()),
        ..DeskFileContents::default()
    };
    let symbols = data
        .get("symbols")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect::<String>();
    let is_standard = ('1'..='9').chain('A'..='P').zip(symbols.chars()).all(|(a, b)| a == b);
    contents.symbols = Some(symbols).filter(|_| !is_standard);
    let own = cells_of(&data, givens.cells().len());
    let in_holes =
        (0..givens.cells().len()).any(|cell| givens.get(cell) != 0 && !own.contains(&cell));
    let given = own.iter().map(|&cell| givens.get(cell));
    // The script plays by its data, while readers without scripts and search engines see the cells.
    if in_holes || !given.eq(shown(page, &data)) {
        contents.faults.push("its grid and its data have different digits".to_owned());
    }
    if contents.solution.is_some() && !agrees_with_solution(&data, contents.solution.as_ref()) {
        contents.faults.push("one of its rules or hints contradicts its solution".to_owned());
    }
    contents.givens = Some(givens);
    Ok(contents)
}

/// Returns the parts of a text between two marks.
fn between<'t>(text: &'t str, [before, behind]: [&str; 2]) -> Vec<&'t str> {
    text.split(before).skip(1).filter_map(|part| Some(part.split_once(behind)?.0)).collect()
}

fn numbers(list: &Value) -> Vec<usize> {
    let numbers = list.as_array().into_iter().flatten();
    numbers.filter_map(|number| number.as_u64()?.try_into().ok()).collect()
}

/// Parses a list of values as a grid.
fn grid(list: Option<&Value>, side: usize) -> Option<Grid> {
    let cells = numbers(list?);
    let is_grid = Kind::SIDES.contains(&side) && cells.len() == side * side;
    let are_values = cells.iter().all(|&value| value <= side);
    let cells = cells.into_iter().map(|value| value as u8).collect();
    (is_grid && are_values).then(|| Grid::from_cells(cells))
}

/// Returns the cells of the puzzle among the `places` of its canvas: of overlapping grids, those that belong to a
/// house.
fn cells_of(data: &Value, places: usize) -> BTreeSet<usize> {
    if data.get("grids").is_none() {
        return (0..places).collect();
    }
    let houses = data.get("houses").and_then(Value::as_array);
    houses.into_iter().flatten().flat_map(numbers).filter(|&cell| cell < places).collect()
}

/// Returns the values in the cells of a page.
fn shown(page: &str, data: &Value) -> Vec<u8> {
    let symbols = data.get("symbols").and_then(Value::as_array);
    let symbols: Vec<&str> = (symbols.into_iter().flatten()).filter_map(Value::as_str).collect();
    let value = |cell: &str| {
        let (_, cell) = cell.split_once('>').unwrap_or_default();
        let text = cell.split('<').next().unwrap_or_default().trim();
        let value = symbols.iter().position(|&symbol| symbol == text);
        match (text, value) {
            ("", _) => 0,
            (_, Some(index)) => index as u8 + 1,
            (_, None) => u8::MAX,
        }
    };
    page.split(CELL).skip(1).filter(|cell| !cell.starts_with(HOLE)).map(value).collect()
}

/// `true` if the houses, cages and hints of a page all agree with its solution.
fn agrees_with_solution(data: &Value, solution: Option<&Grid>) -> bool {
    let Some(solution) = solution else {
        return true;
    };
    let at = |cell: usize| solution.cells().get(cell).copied().map(usize::from);
    let each = |key: &str| data.get(key).and_then(Value::as_array).into_iter().flatten();
    let are_different = |cells: &Value| {
        let mut values: Vec<_> = numbers(cells).into_iter().map(at).collect();
        values.sort_unstable();
        values.windows(2).all(|pair| pair[0] != pair[1])
    };
    let relations: Vec<Vec<usize>> = each("relations").map(numbers).collect();
    // A hint starts with its placements and its eliminations.
    let placed = |hint: &Value, part: usize, is_right: bool| {
        let mut pairs = hint.get(part).and_then(Value::as_array).into_iter().flatten().map(numbers);
        pairs.all(|pair| matches!(pair[..], [cell, value] if (at(cell) == Some(value)) == is_right))
    };
    each("houses").all(are_different)
        && each("apart").all(are_different)
        && each("cages").all(|cage: &Value| {
        let cells: Vec<Cell> = cage.get("cells").map(numbers).unwrap_or_default();
        let digits = cells.into_iter().map(|cell| at(cell)?.try_into().ok());
        let rule = cage
            .get("rule")
            .and_then(Value::as_str)
            .map_or(Some(CageRule::Killer), CageRule::from_name);
        let (digits, sum) = (digits.collect::<Option<Vec<u8>>>(), whole_number(cage.get("sum")));
        matches!((rule, sum, digits), (Some(rule), Some(sum), Some(digits)) if rule.is_satisfied(sum, &digits))
    })
        && each("links").all(|link| match numbers(link)[..] {
        [a, b, relation] => {
            let (a, b, relation) = (at(a), at(b), relations.get(relation));
            let fits = |a: usize, b: usize, of: &Vec<usize>| {
                Some(of.get(a.checked_sub(1)?)? >> b.checked_sub(1)? & 1 == 1)
            };
            matches!((a, b, relation), (Some(a), Some(b), Some(of)) if fits(a, b, of) == Some(true))
        }
        _ => false,
    })
        && each("only").all(|only: &Value| match numbers(only)[..] {
            [cell, mask] => at(cell).is_some_and(|value| value > 0 && mask >> (value - 1) & 1 == 1),
            _ => false,
        })
        && each("hints").all(|hint| placed(hint, 0, true) && placed(hint, 1, false))
}

/// Reads the PDF of a puzzle, or of its solution alone.
///
/// # Errors
/// The reason why no puzzle could be read.
pub fn pdf(bytes: &[u8], is_solution: bool) -> Result<DeskFileContents, String> {
    let unread = |error| format!("it cannot be read as a PDF: {error}");
    let reader = PdfReader::new(bytes).map_err(unread)?;
    let file = reader.read().map_err(unread)?;
    let anomalies = file.page_anomalies.iter().flat_map(|(_, what)| what);
    let anomalies: Vec<&str> = anomalies.chain(&file.file_anomalies).map(String::as_str).collect();
    let mut contents = DeskFileContents::default();
    if !anomalies.is_empty() {
        let anomalies = anomalies.join(", ");
        let fault = format!("it contains parts that no file of this program has: {anomalies}");
        contents.faults.push(fault);
    }
    if reader.pages() != 1 {
        contents.faults.push(format!("it has {} pages", reader.pages()));
    }
    let grids = file.grids.into_iter().filter(|grid| !grid.is_diagram());
    let (full, open): (Vec<FoundGrid>, Vec<FoundGrid>) = grids.partition(FoundGrid::is_full);
    for grid in full.iter().chain(&open) {
        if let Some(cell) = grid.unread_cell.filter(|_| !grid.is_lettered()) {
            let cell = cell_name(cell, grid.grid.side());
            contents.faults.push(format!("it has something in {cell} that is not a digit"));
        }
    }
    let is_expected = if is_solution {
        open.is_empty() && full.len() == 1
    } else {
        open.len() == 1 && full.len() <= 1
    };
    if !is_expected {
        let (open, full) = (open.len(), full.len());
        return Err(format!("it shows {open} puzzles and {full} solutions"));
    }
    let [full, open] = [full, open].map(|grids| grids.into_iter().next());
    // A solution contains every letter of the word.
    let full = match full {
        Some(grid) if grid.is_lettered() => {
            let spelled = grid.with_own_letters(digits(&grid));
            Some(spelled.ok_or("its solution does not have one letter for each digit")?)
        }
        full => full,
    };
    if is_solution {
        contents.number = full.as_ref().and_then(|grid| grid.number);
        contents.solution = full.map(|grid| grid.grid);
    } else {
        contents.number = open.as_ref().and_then(|grid| grid.number);
        let in_digits = open.as_ref().filter(|grid| !grid.is_lettered());
        contents.givens = in_digits.map(|grid| grid.grid.clone());
        contents.page = open;
        contents.beside = full.map(|grid| (grid.number, grid.grid));
    }
    Ok(contents)
}

/// Returns the number of digits of a grid: the number of cells in a row, or in a row of one of several overlapping
/// grids.
fn digits(grid: &FoundGrid) -> usize {
    if grid.holes.is_empty() {
        grid.grid.side()
    } else {
        grid.letters.values().collect::<BTreeSet<_>>().len()
    }
}

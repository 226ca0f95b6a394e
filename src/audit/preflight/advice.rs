//! Advice in the interest of readers, from publishers' guides, buyers' complaints and large-print standards.

use super::printing::{auto_inside, least_of, nearness, or_more, sample, value_in_points};
use super::{DocumentRole, Finding, MeasuredDocument, Report, Subject, points};
use gridpress_book::Book;
use gridpress_bookspec::Printer;
use gridpress_bookspec::printer::Readers;
use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_ground::units::Length;
use gridpress_layout::GridRole;
use gridpress_layout::MIN_OVERLAPPING;
use gridpress_layout::survey::{GridSurvey, PageSurvey, TypeSample};
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg, Words};

/// The smallest side of a nine-cell grid that buyers do not complain about.
const MIN_GRID: Length = Length::mils(3000);
/// The smallest cell with room for five pencilled candidates.
const MIN_CELL: Length = Length::mm(9);
/// The smallest size of running text.
const MIN_TEXT: Length = Length::pt(9);
/// The darkest grey on which black type and pencil marks are still legible, in percent.
const DARKEST: u8 = 30;
/// At most one page in this many may be blank.
const BLANK_IN: usize = 8;

/// Checks the advice that applies to any book.
pub(super) fn check(report: &mut Report, subject: &Subject, measured: &[MeasuredDocument]) {
    for of in measured {
        report.push(grid_size(of));
        report.push(cell_size(of));
        overlapping_cell_size(of).into_iter().for_each(|finding| report.push(finding));
        report.push(text_size(of));
        report.push(contrast(of));
        report.push(blanks(of));
        // A printer's own rule is more precise than this advice.
        if subject.printer.is_none_or(|printer| printer.inside.is_none()) {
            report.push(gutter(of));
        }
    }
    report.push(order(subject.book));
    report.push(own_texts(subject.book));
    let is_checked = subject.printer.is_some_and(|printer| printer.readers.is_some());
    // The title is a promise to readers, even if the printer has no rule for it.
    if is_large_print_claimed(subject.book) && !is_checked {
        for printer in Printer::all() {
            check_needs(report, printer, measured, false);
        }
    }
}

fn advice(rule: &'static str, of: DocumentRole) -> Finding {
    Finding::new(rule, of, text!("source-readers")).advice()
}

fn grid_size(of: &MeasuredDocument) -> Finding {
    let side = |grid: &GridSurvey| (grid.place.cells >= 9).then_some(grid.place.rect.size.width);
    let (found, failing) =
        least_of(of, |side| *side >= MIN_GRID, |_, sheet| sheet.least(GridRole::Puzzle, side));
    advice("grid-size", of.role)
        .measured(found.map_or_else(
            || text!("no-grids-of-nine"),
            |side| text!("value", value = TextArg::inches(side)),
        ))
        .required(or_more(TextArg::inches(MIN_GRID)))
        .on_pages(failing)
        .change(text!("fewer-puzzles"))
}

fn cell_size(of: &MeasuredDocument) -> Finding {
    let (found, failing) = least_of(
        of,
        |cell| *cell >= MIN_CELL,
        |_, sheet| {
            sheet
                .least(GridRole::Puzzle, |grid| (!grid.place.is_overlapping).then_some(grid.cell()))
        },
    );
    advice("cell-size", of.role)
        .measured(cell_width(found))
        .required(text!("or-more-for-candidates", least = TextArg::mm(MIN_CELL)))
        .on_pages(failing)
        .change(text!("fewer-puzzles-or-larger"))
}

/// Checks overlapping grids separately: they have too many cells for the best cell size of single grids.
fn overlapping_cell_size(of: &MeasuredDocument) -> Option<Finding> {
    let (found, failing) = least_of(
        of,
        |cell| *cell >= MIN_OVERLAPPING,
        |_, sheet| {
            sheet.least(GridRole::Puzzle, |grid| grid.place.is_overlapping.then_some(grid.cell()))
        },
    );
    let finding = advice("overlapping-cell-size", of.role)
        .measured(cell_width(Some(found?)))
        .required(or_more(TextArg::mm(MIN_OVERLAPPING)))
        .on_pages(failing)
        .change(text!("one-such-puzzle"));
    Some(finding)
}

/// Formats the width of the smallest cell, if there are grids.
fn cell_width(cell: Option<Length>) -> Text {
    cell.map_or_else(|| text!("no-grids"), |cell| text!("value", value = TextArg::mm(cell)))
}

fn text_size(of: &MeasuredDocument) -> Finding {
    let (found, failing) = least_of(
        of,
        |text: &TypeSample| text.size >= MIN_TEXT,
        |_, sheet| {
            // Text on pages of answers is looked up, not read.
            let has_answers = sheet.grids.iter().any(|grid| grid.place.role == GridRole::Answer);
            sheet.smallest_words.clone().filter(|_| !has_answers)
        },
    );
    let failing: Vec<usize> = failing.into_iter().collect();
    let change = if failing
        .iter()
        .any(|&index| of.sheets[index].grids.iter().any(|grid| grid.place.role == GridRole::Puzzle))
    {
        text!("fewer-puzzles-or-larger")
    } else {
        text!("larger-type")
    };
    advice("small-type", of.role)
        .measured(found.map_or_else(|| text!("no-words"), sample))
        .required(or_more(points(MIN_TEXT)))
        .on_pages(failing)
        .change(change)
}

fn contrast(of: &MeasuredDocument) -> Finding {
    let dark = |sheet: &PageSurvey| sheet.below_type.is_some_and(|percent| percent > DARKEST);
    let darkest = of.sheets.iter().filter_map(|sheet| sheet.below_type).max();
    advice("contrast", of.role)
        .measured(darkest.map_or_else(
            || text!("no-type-on-grey"),
            |percent| text!("type-on-grey", percent = u32::from(percent)),
        ))
        .required(text!("lighter-below-type", percent = u32::from(DARKEST)))
        .on_pages((0..of.sheets.len()).filter(|&index| dark(&of.sheets[index])))
        .change(text!("lighter-grey"))
}

fn blanks(of: &MeasuredDocument) -> Finding {
    let count = of.sheets.iter().filter(|sheet| sheet.is_blank()).count();
    let pages = of.sheets.len();
    advice("many-blanks", of.role)
        .measured(text!("blank-of-pages", count, pages))
        .required(text!("at-most-one-in", count = BLANK_IN))
        // A thin book may have a few blank pages whatever their share.
        .holds(count * BLANK_IN <= pages || count < 4)
        .change(text!("fewer-openers"))
}

/// Checks for ink that a tight binding would swallow, using the first printer's table.
fn gutter(of: &MeasuredDocument) -> Finding {
    let pages = of.document.len();
    let least = Printer::all()[0].inside_margin(pages);
    let (nearest, failing) = nearness(of, 0..1, least);
    advice("gutter", of.role)
        .measured(text!("ink-from-bind", distance = TextArg::inches(nearest)))
        .required(text!("margin-for-pages", distance = TextArg::inches(least), pages))
        .on_pages(failing)
        .change(auto_inside())
}

/// Checks that levels rise within each kind of sudoku. An easy giant may well follow a hard classic.
fn order(book: &Book) -> Finding {
    let levels: Vec<(&str, Kind, Level)> = (book.spec.sections.iter())
        .filter_map(|section| {
            let contents = &section.contents;
            Some((section.id.as_str(), contents.kind(), contents.level()?))
        })
        .collect();
    let falls = levels.iter().enumerate().find_map(|(place, later)| {
        let mut alike = levels[..place].iter().filter(|earlier| earlier.1 == later.1);
        Some((alike.next_back()?, later)).filter(|(earlier, later)| later.2 < earlier.2)
    });
    let measured = match falls {
        Some((&(before, _, harder), &(after, _, easier))) => {
            text!("order-falls", after, easier, before, harder)
        }
        _ => text!("order-rises"),
    };
    advice("order", DocumentRole::Whole)
        .measured(measured)
        .required(text!("easy-to-hard"))
        .holds(falls.is_none())
        .change(text!("easier-first"))
}

/// `true` if a title says that this is large print.
fn is_large_print_claimed(book: &Book) -> bool {
    let spec = &book.spec;
    let titles = spec.sections.iter().filter_map(|section| section.title.as_ref());
    let mut texts = std::iter::once(&spec.title).chain(&spec.subtitle).chain(titles);
    let claims = [&Words::english(), &spec.words].map(|words| words.large_print().to_lowercase());
    texts.any(|text| {
        let text = text.to_lowercase().replace('-', " ");
        claims.iter().any(|claim| text.contains(claim))
    })
}

/// Checks that no text is still that of a template.
fn own_texts(book: &Book) -> Finding {
    let texts = book.spec.template_texts();
    let mut help: Vec<_> = texts.iter().map(|text| text.help.clone()).collect();
    help.dedup();
    let messages = texts.iter().map(|text| text.message.clone());
    Finding::new("own-texts", DocumentRole::Whole, text!("source-template"))
        .advice()
        .measured(super::joined(messages).unwrap_or_else(|| text!("none-of-template")))
        .required(text!("texts-of-your-own"))
        .holds(texts.is_empty())
        .change(super::joined(help).unwrap_or_default())
}

/// Checks the needs of the readers described in the table of `printer`, as rules or as advice.
pub(super) fn check_needs(
    report: &mut Report,
    printer: &Printer,
    measured: &[MeasuredDocument],
    is_rule: bool,
) {
    let Some(readers) = &printer.readers else {
        return;
    };
    for of in measured {
        let needs = ReaderNeeds { of, printer, readers, is_rule };
        report.push(needs.digits("digits", GridRole::Puzzle));
        report.push(needs.digits("answer-digits", GridRole::Answer));
        report.push(needs.cells());
        report.push(needs.words());
        report.push(needs.puzzles_on_a_page());
    }
}

/// The needs of a group of readers, and a document that should meet them.
struct ReaderNeeds<'a> {
    of: &'a MeasuredDocument<'a>,
    printer: &'a Printer,
    readers: &'a Readers,
    /// `true` if an unmet need fails the book.
    is_rule: bool,
}

impl ReaderNeeds<'_> {
    fn finding(&self, rule: &'static str) -> Finding {
        let source = &self.readers.source;
        Finding::of_printer(rule, self.of.role, self.printer, source).advice_if(!self.is_rule)
    }

    fn digits(&self, rule: &'static str, role: GridRole) -> Finding {
        let least = match role {
            GridRole::Puzzle => self.readers.digits,
            GridRole::Answer => self.readers.answers,
        };
        let (found, failing) = least_of(
            self.of,
            |found| *found >= least,
            |_, sheet: &PageSurvey| sheet.least(role, |grid| grid.digits),
        );
        self.finding(rule)
            .measured(found.map_or_else(|| text!("none"), value_in_points))
            .required(or_more(points(least)))
            .on_pages(failing)
            .change(text!("fewer-grids"))
    }

    fn cells(&self) -> Finding {
        let least = self.readers.cell;
        let (found, failing) = least_of(
            self.of,
            |found| *found >= least,
            |_, sheet: &PageSurvey| sheet.least(GridRole::Puzzle, |grid| Some(grid.cell())),
        );
        self.finding("cells")
            .measured(cell_width(found))
            .required(or_more(TextArg::mm(least)))
            .on_pages(failing)
            .change(text!("larger-cells"))
    }

    fn words(&self) -> Finding {
        let least = self.readers.text;
        let (found, failing) = least_of(
            self.of,
            |found: &TypeSample| found.size >= least,
            |_, sheet: &PageSurvey| sheet.smallest_words.clone(),
        );
        self.finding("words")
            .measured(found.map_or_else(|| text!("no-words"), sample))
            .required(or_more(points(least)))
            .on_pages(failing)
            .change(text!("large-print-design"))
    }

    fn puzzles_on_a_page(&self) -> Finding {
        let most = self.readers.puzzles_on_a_page as usize;
        let count = |sheet: &PageSurvey| {
            sheet.grids.iter().filter(|grid| grid.place.role == GridRole::Puzzle).count()
        };
        let sheets = self.of.sheets;
        let crowded = (0..sheets.len()).filter(|&index| count(&sheets[index]) > most);
        self.finding("puzzles-on-a-page")
            .measured(sheets.iter().map(count).max().unwrap_or(0).to_string())
            .required(text!("at-most", most = most.to_string()))
            .on_pages(crowded)
            .change(text!(
                "set-to",
                setting = TextArg::setting("section.per_page", "`per_page` in each [[section]]"),
                value = "1"
            ))
    }
}

//! `gridpress check`: checks a book against the rules of a printer.

use super::arguments::{name_parser, parse_printer, printer_names};
use super::book_source;
use super::console::{Console, check_failed, counted, print_output};
use super::files::Disk;
use crate::Result;
use clap::Args;
use gridpress_audit::preflight::{DocumentRole, Finding, Report};
use gridpress_bookspec::{BookSpec, Printer};
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use gridpress_press::{self as press, TypesetBook};
use gridpress_reader::PdfFacts;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Check whether a printer would accept a book, and whether readers can read it
#[derive(Args)]
#[command(after_help = "\
Lays the book out, makes its PDF in memory, and measures what is on the pages. A rule passes or fails; if any \
fails, the exit code is 1. Advice never fails. Each finding gives the measured value, the requirement and its source, \
and what to change. Without a printer, here or in the spec, only the rules for all books are checked. With --quiet, \
only failures are printed, and nothing if there are none.

Examples:
  gridpress check book.toml
  gridpress check book.toml --printer kdp-paperback-white
  gridpress check book.toml --printer large-print --json")]
pub(super) struct CheckArgs {
    /// The book spec, or `-` for standard input [default: book.toml in this folder, or the built-in book]
    #[arg(value_name = "SPEC")]
    spec: Option<PathBuf>,
    /// The printer whose rules apply, instead of the spec's
    #[arg(long, value_name = "NAME", value_parser = name_parser(parse_printer, printer_names))]
    printer: Option<&'static Printer>,
    /// The seed, instead of the spec's
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = book_source::parse_seed)]
    seed: Option<String>,
    /// One JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The seed for a spec without one: pages look alike with any.
const SEED: &str = "check";

pub(super) fn run(args: &CheckArgs, disk: &Disk, console: &Console) -> Result<()> {
    let change = |spec: &mut BookSpec| {
        if let Some(printer) = args.printer {
            spec.page.printer = Some(printer);
        }
        if args.seed.is_none() && spec.seed.is_none() {
            spec.seed = Some(SEED.to_owned());
        }
    };
    let spec = book_source::spec_path(args.spec.as_deref());
    let (book, _) =
        book_source::make_from_spec(spec.as_deref(), args.seed.as_deref(), disk, console, change)?;
    let typeset = TypesetBook::new(&book)?;
    let facts: Vec<PdfFacts> =
        typeset.pdfs()?.iter().map(|pdf| read_back(pdf)).collect::<Result<_, _>>()?;
    let mut report = typeset.preflight(book.spec.page.printer, &facts, true);
    report.findings.extend(press::check_cover(&book, typeset.layout.book.len() as u32));
    if args.json {
        print_output(&format!("{:#}\n", as_json(&report)))?;
    } else if console.is_quiet() {
        print_output(&failures_text(&report))?;
    } else {
        print_output(&as_text(&report))?;
    }
    if report.is_passed() { Ok(()) } else { Err(check_failed()) }
}

/// Reads the facts of a PDF that was just made.
fn read_back(pdf: &[u8]) -> Result<PdfFacts> {
    PdfFacts::read(pdf).map_err(|error| {
        Failure::new(Exit::System, Diagnostic::error(format!("cannot read the PDF back: {error}")))
    })
}

/// The failures alone; nothing if all rules pass.
fn failures_text(report: &Report) -> String {
    let width = report.failures().map(|finding| finding.rule.len()).max().unwrap_or(0);
    report.failures().map(|finding| finding_text(finding, width)).collect()
}

fn as_text(report: &Report) -> String {
    let mut text = match report.printer {
        Some(printer) => format!("{}: {}, as of {}\n", printer.name, printer.title, printer.date),
        None => "no printer is named, so only the rules for all books are checked; name one with --printer\n".to_owned(),
    };
    let [pages, answers] = report.pages;
    let answers = answers.map_or(String::new(), |pages| format!(", answers on {pages} more"));
    let pages = counted(pages.unwrap_or_default(), "page");
    let puzzles = counted(report.puzzles, "puzzle");
    text += &format!("{puzzles} on {pages}{answers}, profile `{}`\n\nrules\n", report.profile);
    let width = report.findings.iter().map(|finding| finding.rule.len()).max().unwrap_or(0);
    report.rules().for_each(|finding| text += &finding_text(finding, width));
    let advice: Vec<&Finding> = report.advice().collect();
    if !advice.is_empty() {
        text += "\nadvice\n";
        advice.iter().for_each(|finding| text += &finding_text(finding, width));
    }
    let (all, failed) = (report.rules().count(), report.failures().count());
    text += &match failed {
        0 => format!("\nall {all} rules pass"),
        1 => format!("\n1 of {all} rules fails"),
        _ => format!("\n{failed} of {all} rules fail"),
    };
    text + &match advice.len() {
        0 => ", no advice\n".to_owned(),
        1 => ", 1 piece of advice\n".to_owned(),
        pieces => format!(", {pieces} pieces of advice\n"),
    }
}

/// Returns one line for a finding that passes, and several for one that does not.
fn finding_text(finding: &Finding, width: usize) -> String {
    let word = match (finding.passed, finding.is_advice) {
        (true, _) => "pass",
        (false, false) => "FAIL",
        (false, true) => "note",
    };
    let which = match finding.role {
        DocumentRole::Answers => "answers: ",
        DocumentRole::Cover => "cover: ",
        DocumentRole::Whole | DocumentRole::Book => "",
    };
    let rule = finding.rule;
    let mut text = format!("  {word}  {rule:width$}  {which}{}", finding.measured);
    if finding.passed {
        return text + "\n";
    }
    let pages = finding.pages_text();
    if !pages.is_empty() {
        text += &format!("; {pages}");
    }
    let indent = " ".repeat(width + 10);
    text += &format!("\n{indent}required: {}\n", finding.required);
    text += &format!("{indent}change: {}\n", finding.change);
    text + &format!("{indent}source: {}\n", finding.source)
}

fn as_json(report: &Report) -> Value {
    let of = |finding: &Finding| {
        json!({
            "rule": finding.rule,
            "passed": finding.passed,
            "document": finding.role.name(),
            "pages": finding.pages,
            "measured": finding.measured,
            "required": finding.required,
            "source": finding.source,
            "change": (!finding.change.is_empty()).then_some(&finding.change),
        })
    };
    let advice = report.findings.iter().filter(|finding| finding.is_advice);
    json!({
        "printer": report.printer.map(|printer| json!({
            "name": printer.name,
            "title": printer.title,
            "date": printer.date,
        })),
        "profile": report.profile,
        "puzzles": report.puzzles,
        "pages": report.pages[0],
        "answers_pages": report.pages[1],
        "passed": report.is_passed(),
        "rules": report.rules().map(of).collect::<Vec<_>>(),
        "advice": advice.map(of).collect::<Vec<_>>(),
    })
}

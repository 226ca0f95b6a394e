//! Reports on a spec that was written from options, in the words of these options.

use gridpress_bookspec::ClassList;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use std::sync::Arc;

/// Keys of the spec, each with the option that sets it. Further keys have the names of their options.
const OPTIONS: &[(&str, &str)] = &[
    ("text", "--font"),
    ("trim", "--paper"),
    ("cut_outs", "--cut-outs"),
    ("codes", "--no-codes"),
    ("count", "--puzzles"),
    ("per_page", "--per-page"),
    ("placement", "--key"),
    ("[[section]]", "--puzzles"),
];

/// Phrases about specs, each with the one about options.
const PHRASES: &[(&str, &str)] = &[
    (" of section `class`", ""),
    (" in [worksheet]", ""),
    (" out of [worksheet]", " out"),
    (" out of the section", " out"),
    ("choose a font that has it", "choose a font that has it: --font"),
    ("as a list: [\"cat.png\", \"sun.svg\", \u{2026}]", "separated by commas: cat.png,sun.svg"),
    ("beside the book", "in this folder"),
    ("relative to the folder of the book", "relative to this folder"),
    ("make several books", "lower --puzzles or --copies"),
    ("make a spec for each class", "run the command for each class"),
];

/// Rewrites the reports of `failure` that point into `spec`, so that they show the option in place of the spec's line, or
/// the first row of `list` with that level.
pub(super) fn in_options(
    failure: Failure,
    spec: &Arc<Source>,
    list: Option<&ClassList>,
) -> Failure {
    let reports = failure.reports.into_iter().map(|report| in_option(report, spec, list));
    Failure { reports: reports.collect(), ..failure }
}

fn in_option(report: Diagnostic, spec: &Arc<Source>, list: Option<&ClassList>) -> Diagnostic {
    let place = report.place.as_ref().filter(|(place, _)| Arc::ptr_eq(&place.source, spec));
    let Some((place, label)) = place else { return report };
    let start = spec.text[..place.span.start].rfind('\n').map_or(0, |end| end + 1);
    let line = spec.text[start..].lines().next().unwrap_or_default();
    let (key, value) = line.split_once('=').unwrap_or((line, ""));
    let option = option_of(key.trim());
    let typed = value.split(" #").next().unwrap_or_default().trim();
    // As on the command line: a text without quotation marks, and a list without brackets.
    let typed = typed.trim_matches(['[', ']']).replace("\", \"", ",");
    let typed = typed.trim_matches('"');
    let shown = Source::new("the command line", format!("{option} {typed}"));
    let from = option.len() + 1;
    let span = if typed.is_empty() { 0..option.len() } else { from..from + typed.len() };
    let place = list
        .iter()
        .flat_map(|list| &list.pupils)
        .find(|pupil| option == "--level" && pupil.level.is_some_and(|level| level.name() == typed))
        .and_then(|pupil| pupil.place.clone())
        .unwrap_or_else(|| shown.at(span));
    Diagnostic {
        message: in_words(&report.message).into(),
        place: Some((place, in_words(label).into())),
        help: report.help.iter().map(|help| in_words(help).into()).collect(),
        ..report
    }
}

/// Returns the option that sets a key of the spec.
fn option_of(key: &str) -> String {
    let option = OPTIONS.iter().find(|(named, _)| *named == key);
    option.map_or_else(|| format!("--{key}"), |(_, option)| (*option).to_owned())
}

/// Returns a text about keys as one about options.
fn in_words(text: &str) -> String {
    let text =
        PHRASES.iter().fold(text.to_owned(), |text, (spec, options)| text.replace(spec, options));
    ["copies", "names", "grids", "level", "symbols", "language", "title", "date", "size", "variant"]
        .into_iter()
        .chain(OPTIONS.iter().map(|(key, _)| *key))
        .fold(text, |text, key| {
            let option = option_of(key);
            text.replace(&format!("`{key}`"), &format!("`{option}`"))
                .replace(&format!("{key} = "), &format!("{option} "))
        })
}

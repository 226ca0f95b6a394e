//! What printers ask of the file, and the fonts' owners of whoever embeds them.

use super::{Finding, Measured, Report, Subject};
use crate::reader::Facts;
use gridpress_base::fonts::FaceId;
use gridpress_spec::{Printer, Profile};
use std::collections::BTreeSet;

pub(super) fn check(report: &mut Report, subject: &Subject, of: &Measured) {
    report.push(licences(subject, of));
    if let Some(printer) = subject.printer {
        profile(report, printer, subject, of);
        if let Some(facts) = of.facts {
            ink(report, printer, of, facts);
            size(report, printer, of, facts);
        }
    }
    if let Some(facts) = of.facts {
        report.push(embedded(of, facts));
        report.push(black(of, facts));
    }
}

/// Fonts whose owner forbids to embed them.
fn licences(subject: &Subject, of: &Measured) -> Finding {
    let fonts = &subject.book.spec.fonts;
    let faces: BTreeSet<FaceId> = of.sheets.iter().flat_map(|sheet| sheet.faces.clone()).collect();
    let forbids = |id: &FaceId| {
        let face = fonts.face(*id);
        let why = face.forbids_embedding()?;
        Some((*id, format!("{}: {why}", face.file())))
    };
    let forbidden: Vec<(FaceId, String)> = faces.iter().filter_map(forbids).collect();
    let is_on = |index: &usize| {
        let faces = &of.sheets[*index].faces;
        forbidden.iter().any(|(id, _)| faces.contains(id))
    };
    let reasons: Vec<&str> = forbidden.iter().map(|(_, why)| why.as_str()).collect();
    let measured = match reasons.is_empty() {
        true => format!("{} fonts that allow it", faces.len()),
        false => reasons.join("; "),
    };
    Finding::new("font-licence", of.which, "the font's own word: OS/2 fsType")
        .measured(measured)
        .required("fonts that may be embedded cut down to what is used")
        .on_pages((0..of.sheets.len()).filter(is_on))
        .change("choose another font under [type], or ask its owner for one that may be embedded")
}

/// Links and bookmarks where the printer takes none.
fn profile(report: &mut Report, printer: &Printer, subject: &Subject, of: &Measured) {
    let Some(rule) = &printer.file else { return };
    let profile = subject.book.spec.profile;
    let asked = Profile::named(&rule.profile);
    let suits = asked == Some(profile) || asked.is_some_and(Profile::is_pdfx) && profile.is_pdfx();
    let asks = format!("profile `{}`", rule.profile);
    let change = format!("set profile = \"{}\", or leave it out", rule.profile);
    if rule.links == Some(false) {
        let (links, bookmarks) = match of.facts {
            Some(facts) => (facts.annotations, facts.bookmarks),
            None if profile == Profile::Screen => {
                let links = of.sheets.iter().map(|sheet| sheet.links).sum();
                (links, of.document.outline.len())
            }
            None => (0, 0),
        };
        let finding = Finding::of_printer("links", of.which, printer, &rule.source)
            .measured(format!("{links} links, {bookmarks} bookmarks"))
            .required("none of either")
            .holds(links == 0 && bookmarks == 0)
            .change(change.clone());
        report.push(finding);
    }
    let finding = Finding::of_printer("profile", of.which, printer, &rule.source)
        .advice()
        .measured(format!("profile `{}`", profile.name()))
        .required(asks)
        .holds(suits)
        .change(change);
    report.push(finding);
}

fn ink(report: &mut Report, printer: &Printer, of: &Measured, facts: &Facts) {
    let Some(rule) = printer.ink.as_ref().filter(|rule| !rule.transparency) else {
        return;
    };
    let finding = Finding::of_printer("transparency", of.which, printer, &rule.source)
        .measured(if facts.transparency { "some" } else { "none" })
        .required("none")
        .holds(!facts.transparency)
        .change("leave out what is transparent");
    report.push(finding);
}

fn size(report: &mut Report, printer: &Printer, of: &Measured, facts: &Facts) {
    let Some(rule) = &printer.file else { return };
    let Some(most) = rule.megabytes else { return };
    let finding = Finding::of_printer("file-size", of.which, printer, &rule.source)
        .measured(format!("{} KB", facts.bytes.div_ceil(1000)))
        .required(format!("{most} MB at most"))
        .holds(facts.bytes <= most * 1_000_000)
        .change("make two volumes");
    report.push(finding);
}

fn embedded(of: &Measured, facts: &Facts) -> Finding {
    let has_type = of.sheets.iter().any(|sheet| !sheet.faces.is_empty());
    let missing: Vec<&str> = (facts.fonts.iter())
        .filter(|(_, is_embedded)| !is_embedded)
        .map(|(name, _)| name.as_str())
        .collect();
    let measured = match missing.is_empty() {
        true => format!("{} fonts embedded", facts.fonts.len()),
        false => format!("not embedded: {}", missing.join(", ")),
    };
    Finding::new("fonts-embedded", of.which, "every printer")
        .measured(measured)
        .required("all fonts in the file")
        // Faces may share a font.
        .holds(missing.is_empty() && !(has_type && facts.fonts.is_empty()))
        .change("report this: the program embeds all fonts that it uses")
}

fn black(of: &Measured, facts: &Facts) -> Finding {
    let colours: Vec<&str> = facts.colours.iter().map(String::as_str).collect();
    let measured = match colours.is_empty() {
        true => "black and greys".to_owned(),
        false => format!("black, greys and {}", colours.join(", ")),
    };
    Finding::new("black-only", of.which, "every printer of books in black")
        .measured(measured)
        .required("black and greys in DeviceGray")
        .holds(colours.is_empty())
        .change("report this: the program prints in DeviceGray")
}

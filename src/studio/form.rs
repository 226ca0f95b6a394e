//! The form of the page: the fields of a spec, and what can be chosen in them, in the language of the page.

use gridpress_base::fonts::bundled_names;
use gridpress_bookspec::{PaletteName, Printer, editing, paper_sizes};
use gridpress_engine::generate::{Level, Levels, Revision};
use gridpress_engine::puzzle::{GridLayout, Kind, Symmetry, Variant};
use gridpress_engine::rating::Technique;
use gridpress_ground::units::Size;
use gridpress_messages::{Words, languages};
use serde_json::{Value, json};

/// Returns the form as JSON: the fields of every table, and the choices, with names in `language` if that is supported
/// and else in English.
pub fn form(language: &str) -> Value {
    let words = Words::new(language).unwrap_or_else(|_| Words::english());
    json!({
        "tables": editing::form(&words),
        "kinds": kinds(&words),
        "names": names(&words),
        "languages": languages().collect::<Vec<_>>(),
        "printers": Printer::all().iter().map(|one| printer(one, &words)).collect::<Vec<_>>(),
        "papers": paper_sizes().map(|(name, size)| json!({ "text": name, "size": sides(size) })).collect::<Vec<_>>(),
        "fonts": bundled_names().collect::<Vec<_>>(),
        "palettes": PaletteName::NAMES.iter().map(palette).collect::<Vec<_>>(),
    })
}

/// Returns the names of levels, variants and techniques, by their names in specs.
fn names(words: &Words) -> Value {
    let levels = Level::NAMES.iter().map(|(name, level)| (*name, words.level(*level)));
    let variants = Variant::NAMES.iter().map(|(name, variant)| (*name, words.variant(*variant)));
    let techniques =
        Technique::all().map(|technique| (technique.name(), words.technique(technique)));
    let object = |names: &mut dyn Iterator<Item = (&'static str, &str)>| -> Value {
        let entries = names.map(|(name, title)| (name.to_owned(), Value::from(title)));
        Value::Object(entries.collect())
    };
    json!({
        "level": object(&mut { levels }),
        "variant": object(&mut { variants }),
        "technique": object(&mut { techniques }),
    })
}

/// Returns the kinds that the page offers: all sizes, all variants and all layouts of several grids. Each has the values
/// of its keys and its levels.
fn kinds(words: &Words) -> Vec<Value> {
    let sizes = Kind::sides().filter_map(|side| Kind::new(side, None, &[]).ok());
    let variant = |(_, variant): &(&str, Variant)| {
        // The first size that has the variant is 9 if possible.
        std::iter::once(9)
            .chain(Kind::all_sides())
            .filter_map(|side| Kind::new(side, None, &[*variant]).ok())
            .next()
    };
    let nine = Kind::new(9, None, &[]).ok();
    let layout = |(name, _): &(&str, GridLayout)| nine?.with_grids(Some(name)).ok();
    let groups = [
        ("sizes", sizes.collect::<Vec<_>>()),
        ("variants", Variant::NAMES.iter().filter_map(variant).collect()),
        ("layouts", GridLayout::NAMES.iter().filter_map(layout).collect()),
    ];
    let levels = Levels::of(Revision::NEWEST);
    let choice = |group: &str, kind: Kind| {
        let offered = levels.offered_levels(kind, Symmetry::None);
        json!({
            "group": group,
            "title": words.kind(kind),
            "size": kind.digits(),
            "variant": kind.variants().map(|variant| variant.name()).collect::<Vec<_>>(),
            "grids": kind.layout().map(|layout| layout.name()),
            "levels": offered.into_iter().map(|level| level.name()).collect::<Vec<_>>(),
        })
    };
    groups
        .into_iter()
        .flat_map(|(group, kinds)| kinds.into_iter().map(move |kind| (group, kind)))
        .map(|(group, kind)| choice(group, kind))
        .collect()
}

fn printer(printer: &Printer, words: &Words) -> Value {
    let trims = printer.trims.as_ref();
    let sizes = trims.map(|trims| {
        let sizes = trims.sizes.iter();
        sizes.map(|trim| json!({ "text": trim.text, "size": sides(trim.size) })).collect::<Vec<_>>()
    });
    json!({
        "name": printer.name,
        "title": words.printer(printer.name, &printer.title),
        "sizes": sizes,
        "default": trims.and_then(|trims| trims.default_size.as_ref()).map(|trim| &trim.text),
        "hasCover": printer.cover.is_some(),
        "hasThickness": printer.cover.is_none() || printer.spine.as_ref().is_none_or(|spine| {
            spine.papers.iter().all(|paper| spine.width(paper, None, 1).is_some())
        }),
    })
}

fn palette((name, palette): &(&str, PaletteName)) -> Value {
    let colours = palette.palette();
    let colours = [colours.ground, colours.ink].into_iter().chain(colours.accents);
    let colours: Vec<String> = colours.map(|colour| colour.to_string()).collect();
    json!({ "name": name, "colours": colours })
}

/// Returns width and height in points.
fn sides(size: Size) -> Value {
    json!([size.width.to_pt(), size.height.to_pt()])
}

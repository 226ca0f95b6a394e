//! Whether a desk's seed can be guessed: whoever guesses it knows every puzzle to come.

use crate::templates::Template;
use gridpress_base::diag::Diagnostic;
use gridpress_spec::BookSpec;
use zxcvbn::zxcvbn;

/// The powers of ten of guesses that a seed must withstand. A guess costs a puzzle, which is made in a millisecond and held
/// against a published one: a thousand computers take ten days for so many.
const GUESSES: f64 = 12.0;

/// Words that anybody would try.
const TRADE: [&str; 6] = ["sudoku", "gridpress", "daily", "puzzle", "newspaper", "desk"];

/// A warning of a seed that everybody knows, or can guess from what the spec prints, dictionaries, names, dates and keys.
pub(super) fn warning(seed: &str, spec: &BookSpec) -> Option<Diagnostic> {
    if seed == template_seed() {
        let message = "this is the template's seed: everybody knows it, and every puzzle to come";
        let help = "put one into your spec that nobody can guess";
        return Some(Diagnostic::warning(message).help(help));
    }
    let printed = printed(spec).to_lowercase();
    let known: Vec<&str> = words(&printed).chain(TRADE).collect();
    // What everybody knows adds nothing, and neither do spaces and signs between words.
    let own = seed.to_lowercase();
    let own = words(&own).filter(|word| !known.contains(word));
    let own = own.collect::<String>();
    if zxcvbn(&own, &known).guesses_log10() >= GUESSES {
        return None;
    }
    let message = "this seed can be guessed, and with it every puzzle to come";
    let help = "take several words that have nothing to do with the paper, and some figures: not its name, a date, a common password or a row of keys";
    Some(Diagnostic::warning(message).help(help))
}

/// The words and numbers of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty())
}

/// What readers can read of the spec in the paper.
fn printed(spec: &BookSpec) -> String {
    let daily = spec.daily.iter();
    let slots = daily.clone().flat_map(|daily| &daily.slots);
    let slots = slots.flat_map(|slot| slot.title.iter().chain([&slot.id]));
    let lines = daily.flat_map(|daily| daily.byline.iter().chain(&daily.copyright));
    let all = [&spec.title].into_iter().chain(&spec.author).chain(slots).chain(lines);
    all.map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// The seed of the embedded desk, which every reader can look up.
fn template_seed() -> String {
    let template = Template::named("newspaper").map_or("", |template| template.spec());
    let table: toml::Table = toml::from_str(template).unwrap_or_default();
    let seed = table.get("seed").and_then(|seed| seed.as_str());
    seed.unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::diag::Source;
    use gridpress_spec::NoFiles;

    #[test]
    fn a_seed_is_judged_by_what_it_could_be_guessed_from() {
        let text = "title = \"The Daily Planet\"\n[daily]\nfirst = \"2026-01-01\"\nbyline = \"By Lois Lane\"\n";
        let (spec, _) = BookSpec::parse(&Source::new("desk.toml", text), &NoFiles).unwrap();
        let is_weak = |seed: &str| warning(seed, &spec).is_some();
        for seed in [
            "password1234",
            "aaaaaaaaaaaaaaaaaaaa",
            "Daily Planet",
            "The Daily Planet 2026",
            "lois lane",
            "qwertyuiopasdfghjkl",
            "2026-01-01",
            "1",
            "sudoku2026sudoku",
        ] {
            assert!(is_weak(seed), "{seed}");
        }
        assert!(is_weak(&template_seed()));
        for seed in [
            "seven badgers hum at 41 kettles",
            "13094717720551483317",
            "k7#Vq9_zmW2t!x4Rb",
            "übermut im Kohlrabi-Keller 58",
        ] {
            assert!(!is_weak(seed), "{seed}");
        }
    }
}

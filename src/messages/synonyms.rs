//! Words that people know from other programs and languages, for names in specs and options.

use gridpress_ground::named;

/// Names, and the words that stand for them: in lower case, without signs and spaces. A word that ends in `*` stands for
/// all that begin like it.
const SYNONYMS: &[(&str, &[&str])] = &[
    // Levels.
    ("easy", &["veryeasy", "simple", "beginner*", "novice", "gentle", "light", "sehrleicht"]),
    ("easy", &["leicht*", "einfach*", "facile*", "facil*", "fácil*", "makkelijk*", "eenvoudig*"]),
    (
        "easy",
        &["lätt*", "enkel*", "łatw*", "latw*", "prost*", "lehk*", "snadn*", "kolay*", "basit"],
    ),
    ("easy", &["εύκολ*", "ευκολ*", "легк*", "лёгк*", "прост*"]),
    ("medium", &["normal*", "moderate", "intermediate", "standard", "mittel*", "moyen*", "medio"]),
    ("medium", &["media", "médio", "média", "intermedi*", "gemiddeld*", "medel*", "średni*"]),
    (
        "medium",
        &["sredni*", "středn*", "stredn*", "orta*", "μέτρι*", "μετρι*", "середн*", "средн*"],
    ),
    ("hard", &["difficult", "tough", "challenging", "advanced", "tricky", "schwer*", "schwierig*"]),
    ("hard", &["difficil*", "difícil*", "dificil*", "moeilijk*", "lastig*", "svår*", "trudn*"]),
    ("hard", &["těžk*", "tezk*", "obtížn*", "zor", "δύσκολ*", "δυσκολ*", "складн*", "важк*"]),
    ("hard", &["сложн*", "трудн*"]),
    ("expert", &["veryhard", "verydifficult", "master", "pro", "sehrschwer*", "sehrschwierig*"]),
    ("expert", &["trèsdifficile", "tresdifficile", "muydifícil", "muydificil", "muitodifícil"]),
    ("expert", &["moltodifficile", "esperto", "experto", "especialista", "zeermoeilijk*"]),
    (
        "expert",
        &["heelmoeilijk*", "mycketsvår*", "eksper*", "bardzotrudn*", "velmitěžk*", "çokzor"],
    ),
    ("expert", &["uzman", "дужескладн*", "дужеважк*", "оченьсложн*", "експерт*", "эксперт*"]),
    ("extreme", &["extr*", "ekstr*", "evil", "diabolical", "fiendish", "insane", "nightmare"]),
    ("extreme", &["teuflisch*", "diabolique", "estremo", "екстр*", "экстр*"]),
    // Variants.
    ("diagonal", &["x", "xsudoku", "sudokux", "diagonals", "diagonale"]),
    ("windoku", &["hyper", "hypersudoku", "nrc", "windows", "window", "foursquare"]),
    ("jigsaw", &["irregular", "squiggly", "chaos", "nonomino", "geometric"]),
    ("killer", &["killersudoku", "sumdoku", "samunamupure", "cages"]),
    ("antiknight", &["knight", "knights", "knightsmove", "noknight"]),
    ("antiking", &["king", "kings", "kingsmove", "touchless", "notouch"]),
    ("disjoint", &["disjointgroups", "colorsudoku"]),
    ("center-dot", &["centredot", "centerdots", "centredots"]),
    ("greater-than", &["greater", "inequality", "comparison", "compdoku", "vergleich"]),
    ("kropki", &["dots"]),
    ("even-odd", &["parity", "oddeven"]),
    ("thermo", &["thermometer", "thermometers", "thermosudoku"]),
    ("whispers", &["germanwhispers", "whisper"]),
    ("calcudoku", &["kenken", "kendoku", "mathdoku", "inkies"]),
    ("futoshiki", &["unequal", "hutoshiki"]),
    ("skyscrapers", &["towers"]),
    ("quadruple", &["quadruples", "quads"]),
    ("between", &["betweenlines"]),
    // Printers.
    ("kdp-paperback-white", &["kdp", "amazon", "amazonkdp", "kdppaperback", "createspace"]),
    ("kdp-hardcover", &["amazonhardcover"]),
    ("ingramspark", &["ingram", "spark", "lightningsource"]),
    ("barnes-noble", &["barnesandnoble", "bn", "bandn", "bnpress", "nook"]),
    ("bod", &["booksondemand"]),
    ("kindle-scribe", &["kindle", "scribe"]),
    // Symmetries and formats.
    ("rotate180", &["rotational", "rotate", "rotation", "point", "180", "halfturn"]),
    ("rotate90", &["90", "quarterturn", "rotational90"]),
    ("mirror-vertical", &["mirror", "leftright"]),
    ("line", &["txt", "text", "string", "plain"]),
    ("csv", &["xls", "xlsx", "excel", "table", "tsv"]),
    // Keys.
    ("level", &["difficulty", "hardness"]),
    ("count", &["number", "puzzles", "numberofpuzzles", "quantity", "amount", "num", "total"]),
    ("variant", &["kind", "type", "rules", "variety", "variants"]),
    ("type", &["font", "fonts", "typography", "typeface"]),
    ("text", &["font", "fonts", "fontfamily", "typeface", "family"]),
    ("trim", &["size", "pagesize", "trimsize", "papersize", "width", "height"]),
    ("per_page", &["puzzlesperpage", "gridsperpage"]),
    ("placement", &["position", "location", "place", "where"]),
    ("answers", &["solutions", "solution"]),
    ("title", &["name", "booktitle", "heading"]),
    ("picture", &["image", "img", "photo", "illustration"]),
    ("palette", &["color", "colour", "colors", "colours", "theme"]),
    ("design", &["style", "theme", "layout"]),
    ("author", &["writer", "creator", "by"]),
    ("imprint", &["publisher"]),
    ("language", &["lang", "locale"]),
    ("box", &["block", "blocks", "boxes", "boxsize"]),
    ("source", &["file", "input", "import"]),
    ("back", &["end"]),
    ("first", &["start", "begin", "from"]),
    ("week", &["level", "levels", "difficulty"]),
];

/// Returns the name in `valid` that `word` stands for in other programs and languages; `None` if there is none.
pub fn synonym<'a>(word: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain: String = word.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    valid.into_iter().find(|name| {
        // One word may stand for different names, such as `level`; the place where it is written decides which are
        // valid.
        SYNONYMS.iter().filter(|(meant, _)| meant == name).flat_map(|(_, words)| *words).any(
            |word| word.strip_suffix('*').map_or(plain == *word, |stem| plain.starts_with(stem)),
        )
    })
}

/// Returns the name in `valid` that `wrong` stands for or is mistyped for; `None` if all are too different.
pub fn nearest<'a>(wrong: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let valid: Vec<&str> = valid.into_iter().collect();
    // Meaning before spelling: a word from another program may resemble a name that means something else.
    synonym(wrong, valid.iter().copied())
        .or_else(|| named::nearest(wrong, valid.iter().copied()))
        .or_else(|| {
            valid
                .into_iter()
                // The first part of a compound name, such as `center` for `center-dot`.
                .find(|name| name.strip_prefix(wrong).is_some_and(|rest| rest.starts_with('-')))
        })
}

#[cfg(test)]
mod tests {
    use super::{SYNONYMS, nearest};
    use gridpress_engine::generate::Level;
    use gridpress_engine::puzzle::Variant;

    #[test]
    fn words_of_other_programs_and_languages_are_understood() {
        let levels = Level::NAMES.iter().map(|(name, _)| *name);
        let variants = Variant::NAMES.iter().map(|(name, _)| *name);
        for (word, name) in [("Łatwy", "easy"), ("sehr schwer", "expert"), ("difícil", "hard")] {
            assert_eq!(nearest(word, levels.clone()), Some(name), "{word}");
        }
        for (word, name) in [("X", "diagonal"), ("Hyper Sudoku", "windoku"), ("kilr", "killer")] {
            assert_eq!(nearest(word, variants.clone()), Some(name), "{word}");
        }
        assert_eq!(nearest("hyper", ["title", "level"]), None);
        for (_, words) in SYNONYMS {
            let is_plain =
                |word: &&str| word.trim_end_matches('*').chars().all(char::is_alphanumeric);
            assert!(words.iter().all(is_plain), "{words:?}");
        }
    }
}

//! Templates: whole books, each with a commented spec to start from, and the built-in book that is made without a spec.

use super::book::BookSpec;
use super::editing::{self, Change, EditError};
use super::files::Files;
use gridpress_engine::generate::Level;
use gridpress_messages::diag::Diagnostic;
use gridpress_messages::text;
use gridpress_messages::{Text, TextArg};
use toml::Value;

/// A template: a spec, and the files next to it.
#[derive(Clone, Copy, Debug)]
pub struct Template {
    /// The name of the template.
    pub name: &'static str,
    /// The book that the template makes, in one line.
    pub about: &'static str,
    /// The names and contents of its files. The first is the spec.
    pub files: &'static [(&'static str, &'static str)],
    /// A picture of its pages, as PNG; empty in a browser, where it is a file beside the page.
    pub picture: &'static [u8],
}

macro_rules! template {
    ($name:literal, $about:literal $(, $file:literal)*) => {
        template!($name, $about; "pages.png" $(, $file)*)
    };
    ($name:literal, $about:literal; $picture:literal $(, $file:literal)*) => {
        Template {
            name: $name,
            about: $about,
            files: &[
                ("book.toml", include_str!(concat!("../../templates/", $name, "/book.toml"))),
                $(($file, include_str!(concat!("../../templates/", $name, "/", $file))),)*
            ],
            #[cfg(not(target_family = "wasm"))]
            picture: include_bytes!(concat!("../../templates/", $name, "/", $picture)),
            #[cfg(target_family = "wasm")]
            picture: &[],
        }
    };
}

/// Every template; the first is the default book.
pub static TEMPLATES: [Template; 21] = [
    template!("classic-6x9", "a paperback of 120 puzzles from easy to hard, 6 x 9 in"),
    template!("large-print-8.5x11", "80 puzzles in large print, one per page, 8.5 x 11 in"),
    template!("bold-and-easy", "60 easy puzzles in very large print, coil bound, 8.5 x 11 in"),
    template!("three-hundred", "300 puzzles in four levels, two per page, 6 x 9 in"),
    template!("thousand", "1,000 puzzles in four levels, six per page, 8.5 x 11 in"),
    template!("pocket-5x8", "150 puzzles in five levels, one per page, 5 x 8 in"),
    template!("a4-worksheets", "A4 worksheets of six puzzles each for a class or a club"),
    template!("worksheet", "a class set: a sheet for each pupil, and a key for the teacher"),
    template!("kids", "small grids, big digits and animals for children, 8.5 x 11 in"),
    template!("kids-pictures", "shapes in place of digits for small children, 8.5 x 11 in"),
    template!("giants", "grids of 12 x 12 and 16 x 16, 8.5 x 11 in"),
    template!("wordoku", "letters in place of digits, and a word in each solution, 7 x 10 in"),
    template!("variants", "diagonals, windows, jigsaws and killers, 7 x 10 in"),
    template!("variety", "a mixed magazine: nineteen kinds of puzzle, 8.5 x 11 in"),
    template!("samurai", "60 puzzles of five overlapping grids, one per page, 8.5 x 11 in"),
    template!("calcudoku", "100 puzzles of arithmetic in cages, from 4 x 4 to 9 x 9, 6 x 9 in"),
    template!("travel-booklet", "40 puzzles to print at home on A4, fold and staple"),
    template!("tablet", "60 puzzles for reMarkable, Kindle Scribe and other tablets"),
    template!("newspaper", "a paper's column: four weeks as PDF/X-1a, or day by day"),
    template!("mini", "a 6 x 6 a day in one to three minutes: four weeks, or day by day"),
    template!(
        "sampler",
        "one section for every kind of sudoku, to copy from";
        "killer.png"
    ),
];

/// The name that stands for the author's in templates and examples.
const PLACEHOLDER: &str = "Your Name";
/// The author of the built-in book and desk, which are the same for everyone.
const BUILT_IN_AUTHOR: &str = "The Gridpress";
/// The seed of the built-in book and desk, which is public.
pub const BUILT_IN_SEED: &str = "first edition";

impl Template {
    /// Returns the template with that name; `None` if there is none.
    pub fn named(name: &str) -> Option<&'static Template> {
        TEMPLATES.iter().find(|template| template.name == name)
    }

    /// `true` if the spec has a table `[daily]`, for `gridpress daily`.
    pub fn is_desk(&self) -> bool {
        self.spec().lines().any(|line| line.trim() == "[daily]")
    }

    /// Returns the spec of the template.
    pub fn spec(&self) -> &'static str {
        self.files[0].1
    }

    /// Returns the spec of a new book: that of the template with `values`, each after the dotted path of its key. The
    /// author also signs the puzzles of a desk.
    ///
    /// # Errors
    /// A key that the spec cannot have. Values are not checked.
    pub fn start<T: AsRef<str>>(&self, values: &[(&str, T)]) -> Result<String, EditError> {
        let values = values.iter().map(|(key, value)| (*key, value.as_ref()));
        let mut changes: Vec<Change> =
            values.clone().map(|(key, value)| Change::write(key, value)).collect();
        if let Some((_, author)) = values.clone().find(|(key, _)| *key == "author")
            && self.is_desk()
        {
            changes.push(Change::write("daily.byline", author));
            changes.push(Change::write("daily.copyright", format!("\u{a9} {author}")));
        }
        editing::apply_all(self.spec(), &changes)
    }

    /// Returns the spec of the built-in book or desk, which is the same for everyone.
    pub fn built_in(&self) -> String {
        let values = [("author", BUILT_IN_AUTHOR), ("seed", BUILT_IN_SEED)];
        self.start(&values).expect("a test starts every template")
    }

    /// Returns the text under the dotted path of a key; `None` if the template does not set it.
    pub fn text(&self, path: &str) -> Option<String> {
        texts(&toml::from_str(self.spec()).ok()?, path).first().map(|&text| text.to_owned())
    }
}

/// Returns the texts under the dotted path of a key; in a list, those of each item.
fn texts<'v>(value: &'v Value, path: &str) -> Vec<&'v str> {
    match value {
        Value::Array(items) => items.iter().flat_map(|item| texts(item, path)).collect(),
        Value::Table(table) => {
            let (key, rest) = path.split_once('.').unwrap_or((path, ""));
            table.get(key).map_or_else(Vec::new, |value| texts(value, rest))
        }
        value => value.as_str().map(str::trim).into_iter().collect(),
    }
}

/// The files of the template, besides its spec.
impl Files for Template {
    fn read(&self, path: &str) -> Result<Vec<u8>, Text> {
        let file = self.files.iter().find(|(name, _)| *name == path);
        file.map(|(_, text)| text.as_bytes().to_vec())
            .ok_or_else(|| "it is not a file of the template".into())
    }
}

/// The keys of a template that have words for readers.
const PROSE: [&str; 7] = [
    "title", "subtitle", "section.title", "section.intro", "front.copyright", "cover.badges",
    "cover.blurb",
];

/// A text of a spec that others have too, since it is that of a template or of the built-in book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateText {
    /// The dotted path of the key.
    pub key: &'static str,
    /// The text and its origin, without a full stop.
    pub message: Text,
    /// Advice.
    pub help: Text,
}

impl TemplateText {
    /// Returns a warning at the text in the spec.
    pub fn warning(&self, spec: &BookSpec) -> Diagnostic {
        Diagnostic::warning(self.message.clone())
            .maybe_at(spec.places.get(self.key), text!("set-here"))
            .help(self.help.clone())
    }
}

impl BookSpec {
    /// Returns the texts that are still the English ones of a template in a book in another language.
    pub fn foreign_texts(&self) -> Option<TemplateText> {
        let language = self.words.language();
        if language.starts_with("en") {
            return None;
        }
        let own = Value::Table(self.to_toml());
        let templates: Vec<Value> =
            TEMPLATES.iter().filter_map(|template| toml::from_str(template.spec()).ok()).collect();
        // One word, such as Samurai, may belong to any language.
        let is_foreign = |text: &&str| {
            let is_level = Level::from_name(&text.to_lowercase()).is_some();
            text.contains(' ') || is_level && self.words.claimed_level(text).is_none()
        };
        let is_shared = |key: &&'static str| {
            let own: Vec<&str> = texts(&own, key).into_iter().filter(is_foreign).collect();
            templates
                .iter()
                .any(|template| texts(template, key).iter().any(|text| own.contains(text)))
        };
        let keys: Vec<&str> = PROSE.into_iter().filter(is_shared).collect();
        let key = *keys.first()?;
        let settings = keys
            .iter()
            .map(|key| text!("value", value = TextArg::setting(key, *key)))
            .collect::<Vec<_>>();
        let message = text!("template-in-english", language, settings);
        Some(TemplateText { key, message, help: text!("translate-texts") })
    }

    /// Returns title, author, copyright and seed as far as they are still those of a template, and
    /// [`BookSpec::foreign_texts`]. The sheets of a class have no author, and any title.
    pub fn template_texts(&self) -> Vec<TemplateText> {
        let mut found = Vec::from_iter(self.foreign_texts());
        if self.worksheet.is_some() {
            return found;
        }
        let mut add = |key, message, help| found.push(TemplateText { key, message, help });
        let title = Some(self.title.as_str());
        if TEMPLATES.iter().any(|template| template.text("title").as_deref() == title) {
            let message = text!("title-of-template", title = self.title.as_str());
            add("title", message, text!("choose-title", setting = example("title")));
        }
        if self.author.is_none() {
            add("author", text!("no-author"), text!("add-name", setting = example("author")));
        }
        if self.front.copyright_line && self.copyright_line().is_none() {
            let help = text!("add-name", setting = example("author"));
            add("front.copyright_line", text!("nobody-in-copyright"), help);
        }
        let front = self.front.copyright.as_deref();
        let desk = self.daily.as_ref();
        for (key, spec, text) in [
            ("author", "author", self.author.as_deref()),
            ("front.copyright", "copyright page", front),
            ("daily.byline", "byline", desk.and_then(|desk| desk.byline.as_deref())),
            ("daily.copyright", "copyright", desk.and_then(|desk| desk.copyright.as_deref())),
        ] {
            let mut names = [PLACEHOLDER, BUILT_IN_AUTHOR].into_iter();
            if let Some(name) = names.find(|name| text.is_some_and(|text| text.contains(name))) {
                let setting = TextArg::setting(key, spec);
                let help = match key {
                    "author" => text!("add-name", setting = example("author")),
                    _ => text!("name-holder"),
                };
                add(key, text!("name-of-template", setting, name), help);
            }
        }
        if self.seed.as_deref() == Some(BUILT_IN_SEED) {
            let message = text!("seed-of-template", seed = BUILT_IN_SEED);
            add("seed", message, text!("choose-seed", setting = example("seed")));
        }
        found
    }
}

/// Returns the setting at the top of a spec with an example of its value.
fn example(key: &str) -> TextArg {
    TextArg::setting(key, format!("{key} = \"...\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_messages::diag::Source;

    /// Parses a spec that has the files of a template.
    fn parse(template: &'static Template, text: String) -> BookSpec {
        let (spec, warnings) = BookSpec::parse(&Source::new(template.name, text), template)
            .unwrap_or_else(|reports| panic!("{}: {}", template.name, reports[0].render(false)));
        assert!(warnings.is_empty(), "{}: {}", template.name, warnings[0].render(false));
        spec
    }

    #[test]
    fn templates_have_nothing_that_two_people_would_share() {
        for template in &TEMPLATES {
            let spec = parse(template, template.spec().to_owned());
            assert!(spec.seed.is_none() && spec.author.is_none(), "{}", template.name);
            assert!(!template.spec().contains('\u{a9}'), "{}", template.name);
            assert!(template.spec().contains(&format!("= \"{PLACEHOLDER}\"")), "{}", template.name);
            assert!(template.about.len() <= 72, "{}", template.name);
        }
    }

    #[test]
    fn a_started_book_has_its_own_values_and_the_comments_of_the_template() {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        for template in &TEMPLATES {
            let values = [
                ("title", "Sudoku"),
                ("author", "Zo\u{eb} \"Z\" Brandt"),
                ("seed", "77"),
                ("page.printer", "lulu"),
                ("page.trim", "a5"),
                ("language", "en"),
            ];
            let text = template.start(&values).unwrap();
            let spec = parse(template, text.clone());
            assert_eq!((spec.title.as_str(), spec.seed.as_deref()), ("Sudoku", Some("77")));
            assert_eq!(spec.author.as_deref(), Some(values[1].1));
            assert_eq!(spec.words.language(), "en");
            assert_eq!(spec.page.printer.map(|printer| printer.name), Some("lulu"));
            let keys: Vec<_> = spec.template_texts().iter().map(|text| text.key).collect();
            let is_sheet = spec.worksheet.is_some();
            // The title is that of the template for sheets.
            assert_eq!(keys, if is_sheet { vec![] } else { vec!["title"] }, "{}", template.name);
            let started = lines(&text);
            let kept = lines(template.spec()).into_iter().filter(|line| line.starts_with("# "));
            for line in kept.filter(|line| !line.contains(" = \"")) {
                assert!(started.contains(&line), "{}: {line}", template.name);
            }
            let is_seed = |line: &&String| line.trim_start_matches("# ").starts_with("seed ");
            assert_eq!(started.iter().filter(is_seed).count(), 1, "{}: {text}", template.name);
        }
    }

    #[test]
    fn texts_of_templates_are_found() {
        for template in TEMPLATES.iter().filter(|template| template.name != "worksheet") {
            let keys = |text| {
                let found = parse(template, text).template_texts();
                found.iter().map(|text| text.key).collect::<Vec<_>>()
            };
            let plain = keys(template.spec().to_owned());
            assert_eq!(plain[..2], ["title", "author"], "{}", template.name);
            let has_copyright = template.text("front.copyright").is_some();
            assert_eq!(plain.contains(&"front.copyright_line"), has_copyright, "{}", template.name);
            let named = keys(template.start(&[("author", PLACEHOLDER)]).unwrap());
            assert_eq!(named.contains(&"daily.byline"), template.is_desk(), "{}", template.name);
            assert!(named.contains(&"author"), "{}", template.name);
            let built_in = keys(template.built_in());
            assert!(
                built_in.contains(&"author") && built_in.contains(&"seed"),
                "{}",
                template.name
            );
        }
    }

    #[test]
    fn english_texts_are_found_in_books_in_other_languages() {
        let template = Template::named("classic-6x9").unwrap();
        let found = |values: &[(&str, &str)]| {
            let spec = parse(template, template.start(values).unwrap());
            spec.foreign_texts().map(|text| text.message)
        };
        assert_eq!(found(&[("language", "en-GB")]), None);
        let keys = "title, subtitle, section.title, front.copyright and cover.blurb";
        let message = found(&[("language", "pt")]).unwrap();
        assert!(message.contains("`pt`") && message.ends_with(keys), "{message}");
        let own =
            [("language", "de"), ("title", "Mein Buch"), ("subtitle", "Von leicht bis schwer")];
        let message = found(&own).unwrap();
        assert!(message.contains(": section.title, front.copyright"), "{message}");
    }

    #[test]
    fn every_folder_is_a_template() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../templates");
        let mut names: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        let mut templates: Vec<&str> = TEMPLATES.iter().map(|template| template.name).collect();
        templates.sort_unstable();
        assert_eq!(names, templates);
    }
}

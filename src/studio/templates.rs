//! Templates: whole books, each with a commented spec to start from.

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
pub static TEMPLATES: [Template; 17] = [
    template!("classic-6x9", "a paperback of 120 puzzles from easy to hard, 6 x 9 in"),
    template!("large-print-8.5x11", "80 puzzles in large print, one per page, 8.5 x 11 in"),
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
    template!(
        "sampler",
        "one section for every kind of sudoku, to copy from";
        "killer.png"
    ),
];

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
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_base::diag::Source;
    use gridpress_spec::{BookSpec, Files};

    struct TemplateFiles(&'static Template);

    impl Files for TemplateFiles {
        fn read(&self, path: &str) -> Result<Vec<u8>, String> {
            let file = self.0.files.iter().find(|(name, _)| *name == path);
            file.map(|(_, text)| text.as_bytes().to_vec())
                .ok_or_else(|| "it is not a file of the template".to_owned())
        }
    }

    #[test]
    fn every_template_parses_without_warnings() {
        for template in &TEMPLATES {
            let source = Source::new(template.name, template.spec());
            let (spec, warnings) = BookSpec::parse(&source, &TemplateFiles(template))
                .unwrap_or_else(|reports| {
                    panic!("{}: {}", template.name, reports[0].render(false))
                });
            assert!(warnings.is_empty(), "{}: {}", template.name, warnings[0].render(false));
            assert!(spec.seed.is_some(), "{}", template.name);
            assert!(template.about.len() <= 72, "{}", template.name);
        }
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

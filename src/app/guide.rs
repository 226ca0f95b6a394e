//! The guide for people who make books, one module per chapter. `gridpress guide` prints it.

/// A chapter of the guide.
#[derive(Clone, Copy, Debug)]
pub struct GuideChapter {
    /// The name of the chapter, and of its file.
    pub name: &'static str,
    /// The contents of the chapter, in one line.
    pub about: &'static str,
    /// The chapter, as Markdown.
    pub text: &'static str,
}

impl GuideChapter {
    /// Returns the chapter with that name; `None` if there is none.
    pub fn named(name: &str) -> Option<&'static GuideChapter> {
        CHAPTERS.iter().find(|chapter| chapter.name == name)
    }
}

macro_rules! chapters {
    ($($module:ident $name:literal: $about:literal;)*) => {
        /// The chapters, in the order in which a new user reads them.
        pub const CHAPTERS: &[GuideChapter] = &[$(GuideChapter {
            name: $name,
            about: $about,
            text: include_str!(concat!("../guide/", $name, ".md")),
        }),*];

        /// Targets of links between chapters in this documentation. They precede those of the files themselves, and
        /// the first of two targets counts.
        macro_rules! links {
            () => {
                concat!($("[", $name, "]: ../", stringify!($module), "/index.html\n"),*)
            };
        }

        $(
            #[doc = links!()]
            #[doc = include_str!(concat!("../guide/", $name, ".md"))]
            pub mod $module {}
        )*
    };
}

// A line here is all that a new chapter in `src/guide` needs.
chapters! {
    first_book "first-book": "from nothing to two files that a printer takes";
    spec "spec": "every key of book.toml, and the designs";
    kinds "kinds": "the rules of every kind of puzzle";
    levels "levels": "levels, hints and walkthroughs";
    writing "writing": "languages, symbols, your own pages and puzzles";
    printing "printing": "printers and profiles, covers, booklets and sheets";
    desk "desk": "a newspaper's puzzles, day by day";
    puzzles "puzzles": "the engine: making, solving, grading and explaining";
    reproduction "reproduction": "the same book again, and proof of it";
    packages "packages": "the press in a browser tab, in Python and in JavaScript";
    faq "faq": "selling, paper, printing at home, exit codes, comparisons";
    measurements "measurements": "speed and size";
    architecture "architecture": "how the source is organised, and where to change it";
}

//! The guide for those who make books, chapter by chapter. `gridpress guide` prints it.

/// A chapter of the guide.
#[derive(Clone, Copy, Debug)]
pub struct GuideChapter {
    /// What it is asked for by, and the name of its file.
    pub name: &'static str,
    /// What it tells, in a line.
    pub about: &'static str,
    /// The chapter, as Markdown.
    pub text: &'static str,
}

impl GuideChapter {
    /// The chapter of that name.
    pub fn named(name: &str) -> Option<&'static GuideChapter> {
        CHAPTERS.iter().find(|chapter| chapter.name == name)
    }
}

/// Where the chapters are among these pages. In the files themselves names lead to files; of two, the first counts.
macro_rules! links {
    () => {
        "[first-book]: ../first_book/index.html
[spec]: ../spec/index.html
[kinds]: ../kinds/index.html
[levels]: ../levels/index.html
[writing]: ../writing/index.html
[printing]: ../printing/index.html
[desk]: ../desk/index.html
[puzzles]: ../puzzles/index.html
[reproduction]: ../reproduction/index.html
[measurements]: ../measurements/index.html
"
    };
}

macro_rules! chapters {
    ($($module:ident $name:literal: $about:literal;)*) => {
        /// The chapters, in the order in which a new user reads them.
        pub const CHAPTERS: &[GuideChapter] = &[$(GuideChapter {
            name: $name,
            about: $about,
            text: include_str!(concat!("../guide/", $name, ".md")),
        }),*];

        $(
            #[doc = links!()]
            #[doc = include_str!(concat!("../guide/", $name, ".md"))]
            pub mod $module {}
        )*
    };
}

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
    faq "faq": "selling, paper, printing at home, exit codes, comparisons";
    measurements "measurements": "speed and size";
}

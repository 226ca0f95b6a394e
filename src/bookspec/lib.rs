//! The book spec: the contents of `book.toml`, validated, with all defaults filled in.
//!
//! A [`BookSpec`] is always valid: its fonts can be embedded, its sections can be generated, and its own puzzles have
//! one solution. Reading a spec collects all of its errors.

#![forbid(unsafe_code)]

mod answers;
mod book;
pub mod calibration;
mod class_list;
mod cover;
mod daily;
mod design;
pub mod editing;
mod files;
mod form;
mod imposition;
mod isbn;
mod key;
mod kind;
mod levels;
pub mod limits;
mod listing;
pub mod markdown;
mod matter;
mod numbering;
mod opening;
mod page;
mod palette;
mod places;
pub mod printer;
mod profile;
mod puzzle;
mod reader;
mod replace;
mod schema;
mod section;
mod series;
mod source;
pub mod syntax;
mod table_name;
mod target;
mod templates;
mod top;
mod type_spec;
mod words;
mod worksheet;

pub use answers::{AnswersSpec, Placement, Walkthroughs};
pub use book::{BookSpec, ParsedSpec};
pub use class_list::{ClassList, MAX_SHEETS, SectionSheets, level_named};
pub use cover::{
    CountForm, CoverDesign, CoverPicture, CoverSpec, Lettering, PictureArea, SpineText,
};
pub use daily::{
    Artwork, Contest, DailySpec, DayFormat, Feed, NamePattern, NamedDay, Slot, SolutionPlace,
    Typeface, WebAddress, WebColours, WebFile, WebFooter, WebOrigin, WebSpec,
};
pub use design::{Design, GridSpec, PictureTheme, RuleWeights};
pub use files::{Figure, Files, NoFiles, PictureCache, path_in_folder};
pub use imposition::{Imposition, NUP, Scheme};
pub use isbn::Isbn;
pub use key::{Key, ValueShape};
pub use levels::{LevelMinutes, LevelStars};
pub use listing::{
    Audience, Contributor, ContributorRole, KEYWORD_FIELDS, ListingSpec, MAX_CATEGORIES,
    MAX_DESCRIPTION, MAX_KEYWORD, TAGS, description_html, escape_xml,
};
pub use matter::{BackMatter, FrontMatter, HowTo, NotesStyle, TextPage, TextPlace};
pub use numbering::{FirstName, Namer, Numbering, PuzzleName};
pub use opening::{Opener, Opening, StartPage};
pub use page::{EDGE_CLEAR, Margin, PageSpec, Reverse};
pub use palette::{MIN_CONTRAST, Palette, PaletteChoice, PaletteName};
pub use places::Places;
pub use printer::{Printer, paper_sizes};
pub use profile::{PrintingCondition, Profile, REGISTRY};
pub use puzzle::{
    HeadingForm, LevelSign, LinkField, LinkPattern, MinutesFor, PencilMarks, PuzzleSpec, RulesFor,
};
pub use schema::{json_of, json_of_toml, keys, schema, schema_text};
pub use section::{Contents, MAX_PUZZLES, PuzzleOrder, Section};
pub use series::{Series, SeriesRegistry};
pub use table_name::TableName;
pub use target::{not_needed, not_offered};
pub use templates::{BUILT_IN_SEED, TEMPLATES, Template, TemplateText};
pub use type_spec::TypeSpec;
pub use worksheet::WorksheetSpec;

#[cfg(test)]
mod tests;

//! The keys `opener` and `start`: how sections and answers begin.

use gridpress_engine::named::names;

/// The title of a section, or of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    /// On a page of its own.
    Page,
    /// Above the first grids.
    Above,
    /// Nowhere but in the contents, bookmarks and running heads.
    None,
}

names! {
    Opener {
        "page" => Opener::Page,
        "above" => Opener::Above,
        "none" => Opener::None,
    }
}

/// The page that a section begins on, or the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPage {
    /// The next right-hand page.
    Right,
    /// The next page.
    Next,
}

names! {
    StartPage {
        "right" => StartPage::Right,
        "next" => StartPage::Next,
    }
}

/// How a section begins, or the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The place of the title.
    pub opener: Opener,
    /// The page that it stands on.
    pub start: StartPage,
}

impl Opening {
    /// Sections whose titles have right-hand pages of their own.
    pub const DEFAULT: Opening = Opening { opener: Opener::Page, start: StartPage::Right };
}

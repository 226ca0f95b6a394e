//! The keys `opener` and `start`: the opening of sections and answers.

use gridpress_ground::named::names;

/// The placement of a title of a section or of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    /// On a separate page.
    Page,
    /// Above the first grids.
    Above,
    /// Only in the contents, bookmarks and running heads.
    None,
}

names! {
    Opener {
        "page" => Opener::Page,
        "above" => Opener::Above,
        "none" => Opener::None,
    }
}

/// The first page of a section or of the answers.
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

/// The opening of a section or of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Placement of the title.
    pub opener: Opener,
    /// Page of the title.
    pub start: StartPage,
}

impl Opening {
    /// A title on a separate right-hand page.
    pub const DEFAULT: Opening = Opening { opener: Opener::Page, start: StartPage::Right };
}

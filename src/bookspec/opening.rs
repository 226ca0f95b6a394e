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

/// The keys `opener` and `start` of a spec, which apply to all its sections and answers that have none.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OpeningKeys {
    pub opener: Option<Opener>,
    pub start: Option<StartPage>,
}

impl OpeningKeys {
    /// Returns these keys, and those of `other` where they have none.
    pub(super) fn or(self, other: OpeningKeys) -> OpeningKeys {
        OpeningKeys { opener: self.opener.or(other.opener), start: self.start.or(other.start) }
    }

    /// Returns the opening for these keys: by default with that opener. A title with a page of its own is on the
    /// right.
    pub(super) fn opening(self, default: Opener) -> Opening {
        let opener = self.opener.unwrap_or(default);
        let start = match opener {
            Opener::Page => StartPage::Right,
            Opener::Above | Opener::None => StartPage::Next,
        };
        Opening { opener, start: self.start.unwrap_or(start) }
    }
}

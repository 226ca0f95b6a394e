//! How a PDF is finished.

/// How the PDF is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// For reading on a screen: bookmarks and links.
    Screen,
    /// For printers who want pages and nothing else, such as KDP.
    Kdp,
    /// PDF/X-1a:2003.
    Pdfx,
}

impl Profile {
    /// Every profile by name.
    pub const NAMES: &[(&str, Profile)] = &[
        ("screen", Profile::Screen),
        ("kdp", Profile::Kdp),
        ("pdfx", Profile::Pdfx),
    ];

    /// The profile of that name.
    pub fn named(name: &str) -> Option<Profile> {
        let found = Self::NAMES.iter().find(|(known, _)| *known == name);
        found.map(|(_, profile)| *profile)
    }

    /// Its name in specs.
    pub fn name(self) -> &'static str {
        let known = Profile::NAMES.iter().find(|(_, profile)| *profile == self);
        known.map_or("", |(name, _)| *name)
    }
}

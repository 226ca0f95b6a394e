//! Scripts of which a face has all letters or is not asked for any.

use super::Face;

/// A script beside the Latin one, which every face has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    Greek,
    Cyrillic,
}

impl Script {
    /// The script of a letter; `None` for Latin and all that belongs to no script.
    pub(super) fn of(c: char) -> Option<Script> {
        match c {
            '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Script::Greek),
            '\u{400}'..='\u{52f}' => Some(Script::Cyrillic),
            _ => None,
        }
    }

    /// Letters that tell a face with the whole script from one with a few signs of it.
    fn letters(self) -> &'static str {
        match self {
            Script::Greek => "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
            Script::Cyrillic => "абвгдежзийклмнопрстуфхцчшщьюяєіїґ",
        }
    }
}

impl Face {
    /// `true` if the face has the letters of `script`, not only some that are signs of mathematics as well.
    pub(super) fn has_script(&self, script: Script) -> bool {
        script.letters().chars().all(|c| self.covers(c))
    }
}

//! The spec of worksheets for a class, written from the options of a command.

use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::Kind;
use gridpress_ground::named::names;
use gridpress_messages::Words;
use std::fmt::Write;
use toml::Value;

/// The paper of worksheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetPaper {
    /// A4.
    A4,
    /// Letter.
    Letter,
    /// A5, half of A4.
    A5,
    /// Half of letter.
    HalfLetter,
    /// Two sheets of A5 on one of A4, to cut apart.
    A4Halves,
    /// Two halves of letter on one, to cut apart.
    LetterHalves,
}

names! {
    SheetPaper {
        "a4" => SheetPaper::A4,
        "letter" => SheetPaper::Letter,
        "a5" => SheetPaper::A5,
        "half-letter" => SheetPaper::HalfLetter,
        "a4-halves" => SheetPaper::A4Halves,
        "letter-halves" => SheetPaper::LetterHalves,
    }
}

impl SheetPaper {
    /// Returns the size of a worksheet, and the sheet that has two of them, if any.
    fn sizes(self) -> (&'static str, Option<&'static str>) {
        match self {
            SheetPaper::A4 => ("a4", None),
            SheetPaper::Letter => ("letter", None),
            SheetPaper::A5 => ("a5", None),
            SheetPaper::HalfLetter => ("half-letter", None),
            SheetPaper::A4Halves => ("a5", Some("a4")),
            SheetPaper::LetterHalves => ("half-letter", Some("letter")),
        }
    }

    /// Returns the margins at the sides and at the ends.
    fn margins(self) -> (&'static str, &'static str) {
        match self {
            SheetPaper::A4 | SheetPaper::Letter => ("15mm", "12mm"),
            SheetPaper::A5
            | SheetPaper::HalfLetter
            | SheetPaper::A4Halves
            | SheetPaper::LetterHalves => ("10mm", "9mm"),
        }
    }
}

/// The place of the teacher's answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyPlace {
    /// On the last pages.
    End,
    /// In a PDF of their own.
    Separate,
    /// Nowhere.
    None,
}

names! {
    KeyPlace {
        "end" => KeyPlace::End,
        "separate" => KeyPlace::Separate,
        "none" => KeyPlace::None,
    }
}

/// The wording of the rules on worksheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RulesWording {
    /// Short sentences for children.
    Kids,
    /// The rules as in books for adults.
    All,
}

names! {
    RulesWording {
        "kids" => RulesWording::Kids,
        "all" => RulesWording::All,
    }
}

/// Pupils with puzzles of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClassGroup {
    pub level: Level,
    /// The number of their sheets; `None` for the whole class, or the pupils of that level in a list.
    pub copies: Option<u32>,
}

/// The names of a class: in a file, or read from it.
#[derive(Clone, Debug)]
pub(super) enum ClassNames {
    /// No names.
    None,
    /// The path of a file with one name per line.
    File(String),
    /// The names.
    List(Vec<String>),
}

/// Worksheets, as the command line requests them.
#[derive(Clone, Debug)]
pub(super) struct ClassOptions {
    pub title: String,
    pub language: String,
    pub seed: Option<String>,
    /// The name of a bundled family, or the path of a font beside the spec.
    pub font: String,
    pub paper: SheetPaper,
    pub names: ClassNames,
    pub copies: Option<u32>,
    pub same: bool,
    pub date: Option<String>,
    pub cut_outs: bool,
    pub codes: bool,
    /// The groups of the class, or a single one for the whole class.
    pub groups: Vec<ClassGroup>,
    pub kind: Kind,
    pub symbols: Option<String>,
    /// Puzzles of each pupil, and those on a page.
    pub puzzles: u32,
    pub per_page: u32,
    pub rules: Option<RulesWording>,
    pub key: KeyPlace,
}

/// Returns the tag of the language that addresses pupils informally, if there is one for `tag`.
pub(super) fn informal_tag(tag: &str) -> String {
    let main = tag.split('-').next().unwrap_or_default();
    let has_informal = ["de", "fr", "es"].iter().any(|own| own.eq_ignore_ascii_case(main));
    let is_informal = tag.to_ascii_lowercase().ends_with("-informal");
    if has_informal && !is_informal { format!("{tag}-informal") } else { tag.to_owned() }
}

/// Returns a text or a list as TOML.
fn quoted(value: impl Into<Value>) -> String {
    value.into().to_string()
}

impl ClassOptions {
    /// Returns the spec.
    pub(super) fn spec(&self) -> String {
        let mut spec =
            "# Worksheets for a class. Change what you like, then: gridpress book\n\n".to_owned();
        self.write(&mut spec).expect("a string takes all text");
        spec
    }

    fn write(&self, spec: &mut String) -> std::fmt::Result {
        let (trim, sheet) = self.paper.sizes();
        let (sides, ends) = self.paper.margins();
        writeln!(spec, "title    = {}", quoted(self.title.as_str()))?;
        writeln!(spec, "language = {}", quoted(self.language.as_str()))?;
        if let Some(seed) = &self.seed {
            writeln!(spec, "seed     = {}", quoted(seed.as_str()))?;
        }
        writeln!(spec, "engine   = 1\ndesign   = \"modern\"")?;
        writeln!(spec, "\n[type]\ntext = {}", quoted(self.font.as_str()))?;
        writeln!(spec, "\n[page]\ntrim    = {}\nprinter = \"home\"", quoted(trim))?;
        writeln!(spec, "facing  = false\nfolios  = false\nrunning_heads = false")?;
        writeln!(spec, "\n[page.margins]\ninside  = \"{sides}\"\noutside = \"{sides}\"")?;
        writeln!(spec, "top     = \"{ends}\"\nbottom  = \"{ends}\"")?;
        if let Some(sheet) = sheet {
            writeln!(spec, "\n[imposition]\nkind  = \"nup\"\npages = 2\nsheet = \"{sheet}\"")?;
        }
        writeln!(spec, "\n[worksheet]")?;
        match &self.names {
            ClassNames::None => {}
            ClassNames::File(path) => writeln!(spec, "names    = {}", quoted(path.as_str()))?,
            ClassNames::List(names) => {
                writeln!(spec, "names    = [")?;
                for name in names {
                    writeln!(spec, "    {},", quoted(name.as_str()))?;
                }
                writeln!(spec, "]")?;
            }
        }
        if let Some(copies) = self.copies {
            writeln!(spec, "copies   = {copies}")?;
        }
        writeln!(spec, "same     = {}", self.same)?;
        if let Some(date) = &self.date {
            writeln!(spec, "date     = {}", quoted(date.as_str()))?;
        }
        writeln!(spec, "cut_outs = {}\ncodes    = {}", self.cut_outs, self.codes)?;
        self.groups.iter().try_for_each(|group| self.write_section(spec, group))?;
        writeln!(spec, "\n[puzzle]\nanswer_page = false")?;
        if let Some(rules) = self.rules {
            writeln!(spec, "rules       = \"{rules}\"")?;
        }
        let placement = match self.key {
            KeyPlace::End => "back",
            KeyPlace::Separate => "separate",
            KeyPlace::None => "none",
        };
        writeln!(spec, "\n[answers]\nplacement = \"{placement}\"")
    }

    fn write_section(&self, spec: &mut String, group: &ClassGroup) -> std::fmt::Result {
        let level = group.level;
        match self.groups[..] {
            [ClassGroup { copies: None, .. }] => {
                writeln!(spec, "\n[[section]]\nid       = \"class\"")?
            }
            _ => {
                let printed = Words::new(&self.language)
                    .map(|words| words.level(level).to_owned())
                    .unwrap_or_else(|_| level.name().to_owned());
                let title = format!("{} \u{b7} {printed}", self.title);
                writeln!(
                    spec,
                    "\n[[section]]\nid       = \"{level}\"\ntitle    = {}",
                    quoted(title)
                )?;
            }
        }
        writeln!(spec, "level    = \"{level}\"")?;
        if let Some(copies) = group.copies {
            writeln!(spec, "copies   = {copies}         # sheets, for the next names")?;
        }
        writeln!(spec, "count    = {}         # for each pupil", self.puzzles)?;
        writeln!(spec, "per_page = {}\nsize     = {}", self.per_page, self.kind.digits())?;
        if !self.kind.has_default_boxes() {
            let (rows, columns) = self.kind.boxes();
            writeln!(spec, "box      = \"{rows}x{columns}\"")?;
        }
        if let Some(grids) = self.kind.grids_text() {
            writeln!(spec, "grids    = {}", quoted(grids))?;
        }
        let variants: Vec<Value> = self.kind.variants().map(|of| Value::from(of.name())).collect();
        if !variants.is_empty() {
            writeln!(spec, "variant  = {}", quoted(variants))?;
        }
        match self.symbols.as_deref() {
            None | Some("digits") => Ok(()),
            Some("letters") => {
                let letters: String = ('A'..='Z').take(self.kind.digits()).collect();
                writeln!(spec, "symbols  = \"word:{letters}\"")
            }
            Some(files) if files.contains('.') => {
                let files = files.split(',').map(|file| Value::from(file.trim()));
                writeln!(spec, "symbols  = {}", quoted(files.collect::<Vec<Value>>()))
            }
            Some(name) => writeln!(spec, "symbols  = {}", quoted(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::informal_tag;

    #[test]
    fn pupils_are_addressed_informally() {
        let tags = ["de", "de-AT", "fr", "es-MX", "de-informal", "en", "nl"];
        let informal = tags.map(informal_tag);
        let expected = [
            "de-informal", "de-AT-informal", "fr-informal", "es-MX-informal", "de-informal", "en",
            "nl",
        ];
        assert_eq!(informal, expected);
    }
}

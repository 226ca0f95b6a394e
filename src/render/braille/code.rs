//! Uncontracted braille codes of the languages of books: letters, capitals, numbers and punctuation, as they are written
//! in six dots. Signs that a code here lacks are those of Unified English Braille.

/// The braille code of a language. Cells are characters of the Unicode block of braille patterns.
pub(super) struct BrailleCode {
    /// The subtag of the language.
    language: &'static str,
    /// The sign before a capital letter, and before a word in capitals.
    pub capital: &'static str,
    pub capitals: &'static str,
    /// The sign before a number.
    pub number: &'static str,
    /// The digits from 0 to 9.
    pub digits: &'static str,
    /// The sign before a word in Latin letters, in a code of other letters.
    pub latin: &'static str,
    /// Letters and punctuation that differ from those that all codes share.
    signs: &'static [(char, &'static str)],
}

/// The sign before a letter that could be taken for a digit.
pub(super) const LETTER: &str = "⠰";
/// An empty cell of a grid, and a cell without a letter.
pub(super) const EMPTY: &str = "⠤";

const DIGITS: &str = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊";
/// The digits of the French code, which have a dot of their own.
const ANTOINE: &str = "⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪";

/// The letters of the Latin alphabet.
const LATIN: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";

impl BrailleCode {
    /// Most codes of Europe.
    const EUROPEAN: BrailleCode = BrailleCode {
        language: "",
        capital: "⠨",
        capitals: "⠨⠨",
        number: "⠼",
        digits: DIGITS,
        latin: "",
        signs: &[],
    };

    /// Returns the code of a language or of its form in a region; `None` if there is none.
    pub(super) fn of(tag: &str) -> Option<&'static BrailleCode> {
        CODES.iter().find(|code| tag.split('-').next() == Some(code.language))
    }

    /// Returns the cells of a letter, in lower case, or of a sign; `None` if it has none.
    pub(super) fn sign(&self, c: char) -> Option<&'static str> {
        let find = |signs: &[(char, &'static str)]| {
            signs.iter().find(|(sign, _)| *sign == c).map(|(_, cells)| *cells)
        };
        find(self.signs).or_else(|| self.latin_letter(c)).or_else(|| find(SHARED))
    }

    /// Returns the cell of a letter of the Latin alphabet.
    fn latin_letter(&self, c: char) -> Option<&'static str> {
        let index = (c as usize).checked_sub('a' as usize).filter(|index| *index < 26)?;
        let start = LATIN.char_indices().nth(index)?.0;
        LATIN.get(start..start + EMPTY.len())
    }

    /// Returns a letter in lower case.
    pub(super) fn lower(&self, letter: char) -> char {
        match (self.language, letter) {
            ("tr", 'I') => 'ı',
            (_, 'İ') => 'i',
            _ => letter.to_lowercase().next().unwrap_or(letter),
        }
    }

    /// Returns the cell of a digit from 0 to 9.
    pub(super) fn digit(&self, digit: usize) -> &'static str {
        let start = digit * EMPTY.len();
        &self.digits[start..start + EMPTY.len()]
    }
}

/// The codes, by language.
const CODES: [BrailleCode; 13] = [
    BrailleCode {
        language: "en",
        capital: "⠠",
        capitals: "⠠⠠",
        signs: &[
            ('.', "⠲"),
            ('?', "⠦"),
            ('(', "⠐⠣"),
            (')', "⠐⠜"),
            ('“', "⠦"),
            ('”', "⠴"),
            ('‘', "⠠⠦"),
            ('\'', "⠄"),
            ('’', "⠄"),
            ('«', "⠸⠦"),
            ('»', "⠸⠴"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "de",
        capitals: "⠘",
        signs: &[
            ('ä', "⠜"),
            ('ö', "⠪"),
            ('ü', "⠳"),
            ('ß', "⠮"),
            ('é', "⠿"),
            ('.', "⠄"),
            ('/', "⠐⠂"),
            ('“', "⠴"),
            ('„', "⠦"),
            ('‘', "⠠⠴"),
            ('‚', "⠠⠦"),
            ('’', "⠠"),
            ('\'', "⠠"),
            ('–', "⠠⠤"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "fr",
        number: "⠠",
        digits: ANTOINE,
        signs: &[
            ('à', "⠷"),
            ('â', "⠡"),
            ('ç', "⠯"),
            ('é', "⠿"),
            ('è', "⠮"),
            ('ê', "⠣"),
            ('ë', "⠫"),
            ('î', "⠩"),
            ('ï', "⠻"),
            ('ô', "⠹"),
            ('œ', "⠪"),
            ('ù', "⠾"),
            ('û', "⠱"),
            ('ü', "⠳"),
            ('(', "⠦"),
            (')', "⠴"),
            ('«', "⠶"),
            ('»', "⠶"),
            ('“', "⠶"),
            ('”', "⠶"),
            ('"', "⠶"),
            ('/', "⠌"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "es",
        signs: &[
            ('á', "⠷"),
            ('é', "⠮"),
            ('í', "⠌"),
            ('ó', "⠬"),
            ('ú', "⠾"),
            ('ü', "⠳"),
            ('ñ', "⠻"),
            ('.', "⠄"),
            ('¿', "⠢"),
            ('¡', "⠖"),
            ('(', "⠣"),
            (')', "⠜"),
            ('«', "⠦"),
            ('»', "⠦"),
            ('“', "⠦"),
            ('”', "⠦"),
            ('"', "⠦"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "it",
        signs: &[
            ('à', "⠷"),
            ('è', "⠮"),
            ('é', "⠿"),
            ('ì', "⠌"),
            ('ò', "⠬"),
            ('ù', "⠾"),
            ('/', "⠌"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "pt",
        signs: &[
            ('á', "⠷"),
            ('à', "⠫"),
            ('â', "⠡"),
            ('ã', "⠜"),
            ('ç', "⠯"),
            ('é', "⠿"),
            ('ê', "⠣"),
            ('í', "⠌"),
            ('ó', "⠬"),
            ('ô', "⠹"),
            ('õ', "⠪"),
            ('ú', "⠾"),
            ('ü', "⠳"),
            ('.', "⠄"),
            ('(', "⠣⠄"),
            (')', "⠠⠜"),
            ('“', "⠦"),
            ('”', "⠦"),
            ('"', "⠦"),
            ('«', "⠠⠦"),
            ('»', "⠠⠦"),
            ('\'', "⠠"),
            ('’', "⠠"),
            ('/', "⠠⠂"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "nl",
        capitals: "⠘",
        signs: &[
            ('á', "⠷"),
            ('à', "⠷"),
            ('é', "⠿"),
            ('è', "⠮"),
            ('ê', "⠣"),
            ('ë', "⠫"),
            ('ï', "⠻"),
            ('ó', "⠬"),
            ('ö', "⠪"),
            ('ü', "⠳"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "sv",
        capital: "⠠",
        capitals: "⠠⠠",
        signs: &[
            ('å', "⠡"),
            ('ä', "⠜"),
            ('ö', "⠪"),
            ('é', "⠿"),
            ('à', "⠷"),
            ('ü', "⠳"),
            ('.', "⠄"),
            ('(', "⠦"),
            (')', "⠴"),
            ('”', "⠰"),
            ('“', "⠰"),
            ('"', "⠰"),
            ('\'', "⠐"),
            ('’', "⠐"),
            ('/', "⠌"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "pl",
        signs: &[
            ('ą', "⠡"),
            ('ć', "⠩"),
            ('ę', "⠱"),
            ('ł', "⠣"),
            ('ń', "⠹"),
            ('ó', "⠬"),
            ('ś', "⠪"),
            ('ź', "⠮"),
            ('ż', "⠯"),
            ('.', "⠄"),
            ('„', "⠦"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "cs",
        capital: "⠠",
        capitals: "⠰",
        signs: &[
            ('á', "⠡"),
            ('č', "⠩"),
            ('ď', "⠹"),
            ('é', "⠜"),
            ('ě', "⠣"),
            ('í', "⠌"),
            ('ň', "⠫"),
            ('ó', "⠪"),
            ('ř', "⠺"),
            ('š', "⠱"),
            ('ť', "⠳"),
            ('ú', "⠬"),
            ('ů', "⠾"),
            ('ý', "⠯"),
            ('ž', "⠮"),
            ('w', "⠷"),
            ('.', "⠄"),
            ('(', "⠦"),
            (')', "⠴"),
            ('„', "⠶"),
            ('“', "⠶"),
            ('”', "⠶"),
            ('"', "⠶"),
            ('\'', "⠈"),
            ('’', "⠈"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "tr",
        capital: "⠠",
        capitals: "⠠⠠",
        signs: &[
            ('ç', "⠡"),
            ('ğ', "⠣"),
            ('ı', "⠔"),
            ('ö', "⠪"),
            ('ş', "⠩"),
            ('ü', "⠳"),
            ('?', "⠦"),
            ('â', "⠈⠁"),
            ('î', "⠈⠊"),
            ('û', "⠈⠥"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "uk",
        capital: "⠘",
        capitals: "⠘⠘",
        latin: "⠠",
        signs: &[
            ('а', "⠁"),
            ('б', "⠃"),
            ('в', "⠺"),
            ('г', "⠛"),
            ('ґ', "⠻"),
            ('д', "⠙"),
            ('е', "⠑"),
            ('є', "⠜"),
            ('ж', "⠚"),
            ('з', "⠵"),
            ('и', "⠊"),
            ('і', "⠽"),
            ('ї', "⠹"),
            ('й', "⠯"),
            ('к', "⠅"),
            ('л', "⠇"),
            ('м', "⠍"),
            ('н', "⠝"),
            ('о', "⠕"),
            ('п', "⠏"),
            ('р', "⠗"),
            ('с', "⠎"),
            ('т', "⠞"),
            ('у', "⠥"),
            ('ф', "⠋"),
            ('х', "⠓"),
            ('ц', "⠉"),
            ('ч', "⠟"),
            ('ш', "⠱"),
            ('щ', "⠭"),
            ('ь', "⠾"),
            ('ю', "⠳"),
            ('я', "⠫"),
            ('(', "⠶"),
        ],
        ..BrailleCode::EUROPEAN
    },
    BrailleCode {
        language: "el",
        latin: "⠠",
        signs: &[
            ('α', "⠁"),
            ('β', "⠃"),
            ('γ', "⠛"),
            ('δ', "⠙"),
            ('ε', "⠑"),
            ('ζ', "⠵"),
            ('η', "⠜"),
            ('θ', "⠹"),
            ('ι', "⠊"),
            ('κ', "⠅"),
            ('λ', "⠇"),
            ('μ', "⠍"),
            ('ν', "⠝"),
            ('ξ', "⠭"),
            ('ο', "⠕"),
            ('π', "⠏"),
            ('ρ', "⠗"),
            ('σ', "⠎"),
            ('ς', "⠎"),
            ('τ', "⠞"),
            ('υ', "⠽"),
            ('φ', "⠋"),
            ('χ', "⠓"),
            ('ψ', "⠯"),
            ('ω', "⠚"),
            ('ά', "⠐⠁"),
            ('έ', "⠐⠑"),
            ('ή', "⠐⠜"),
            ('ί', "⠐⠊"),
            ('ό', "⠐⠕"),
            ('ύ', "⠐⠽"),
            ('ώ', "⠐⠚"),
            ('ϊ', "⠊"),
            ('ϋ', "⠽"),
            ('ΐ', "⠐⠊"),
            ('ΰ', "⠐⠽"),
            (';', "⠢"),
            ('·', "⠆"),
        ],
        ..BrailleCode::EUROPEAN
    },
];

/// Signs that most codes share, and those of Unified English Braille for others.
const SHARED: &[(char, &str)] = &[
    (',', "⠂"),
    (';', "⠆"),
    (':', "⠒"),
    ('.', "⠲"),
    ('?', "⠢"),
    ('!', "⠖"),
    ('(', "⠶"),
    (')', "⠶"),
    ('"', "⠦"),
    ('“', "⠦"),
    ('”', "⠴"),
    ('„', "⠦"),
    ('«', "⠦"),
    ('»', "⠴"),
    ('‘', "⠠⠦"),
    ('‚', "⠠⠦"),
    ('\'', "⠄"),
    ('’', "⠄"),
    ('-', "⠤"),
    ('‑', "⠤"),
    ('–', "⠠⠤"),
    ('—', "⠐⠠⠤"),
    ('…', "⠲⠲⠲"),
    ('/', "⠸⠌"),
    ('&', "⠈⠯"),
    ('%', "⠨⠴"),
    ('+', "⠐⠖"),
    ('−', "⠐⠤"),
    ('×', "⠐⠦"),
    ('÷', "⠐⠌"),
    ('=', "⠐⠶"),
    ('<', "⠈⠣"),
    ('>', "⠈⠜"),
    ('@', "⠈⠁"),
    ('#', "⠸⠹"),
    ('*', "⠐⠔"),
    ('_', "⠨⠤"),
    ('[', "⠨⠣"),
    (']', "⠨⠜"),
    ('{', "⠸⠣"),
    ('}', "⠸⠜"),
    ('\\', "⠸⠡"),
    ('|', "⠸⠳"),
    ('~', "⠈⠔"),
    ('^', "⠈⠢"),
    ('°', "⠘⠚"),
    ('©', "⠘⠉"),
    ('®', "⠘⠗"),
    ('™', "⠘⠞"),
    ('§', "⠘⠎"),
    ('€', "⠈⠑"),
    ('£', "⠈⠇"),
    ('$', "⠈⠎"),
    ('•', "⠸⠲"),
    ('·', "⠐⠲"),
    ('→', "⠳⠕"),
    ('←', "⠳⠪"),
    ('↑', "⠳⠬"),
    ('↓', "⠳⠩"),
    ('á', "⠈⠁"),
    ('à', "⠈⠁"),
    ('â', "⠈⠁"),
    ('ä', "⠈⠁"),
    ('å', "⠈⠁"),
    ('ã', "⠈⠁"),
    ('ą', "⠈⠁"),
    ('ç', "⠈⠉"),
    ('ć', "⠈⠉"),
    ('č', "⠈⠉"),
    ('ď', "⠈⠙"),
    ('é', "⠈⠑"),
    ('è', "⠈⠑"),
    ('ê', "⠈⠑"),
    ('ë', "⠈⠑"),
    ('ě', "⠈⠑"),
    ('ę', "⠈⠑"),
    ('ğ', "⠈⠛"),
    ('í', "⠈⠊"),
    ('ì', "⠈⠊"),
    ('î', "⠈⠊"),
    ('ï', "⠈⠊"),
    ('ı', "⠈⠊"),
    ('ł', "⠈⠇"),
    ('ñ', "⠈⠝"),
    ('ń', "⠈⠝"),
    ('ň', "⠈⠝"),
    ('ó', "⠈⠕"),
    ('ò', "⠈⠕"),
    ('ô', "⠈⠕"),
    ('ö', "⠈⠕"),
    ('õ', "⠈⠕"),
    ('ø', "⠈⠕"),
    ('ř', "⠈⠗"),
    ('ś', "⠈⠎"),
    ('š', "⠈⠎"),
    ('ş', "⠈⠎"),
    ('ß', "⠎⠎"),
    ('ť', "⠈⠞"),
    ('ú', "⠈⠥"),
    ('ù', "⠈⠥"),
    ('û', "⠈⠥"),
    ('ü', "⠈⠥"),
    ('ů', "⠈⠥"),
    ('ý', "⠈⠽"),
    ('ź', "⠈⠵"),
    ('ż', "⠈⠵"),
    ('ž', "⠈⠵"),
    ('æ', "⠁⠑"),
    ('º', "⠕"),
    ('ª', "⠁"),
    ('№', "⠝⠕"),
    ('œ', "⠕⠑"),
];

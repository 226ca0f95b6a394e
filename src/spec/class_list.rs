//! Lists of pupils: one name per line, or a table with columns for names and levels.

use gridpress_base::diag::{Diagnostic, Place, Source, counted};
use gridpress_base::messages::{Words, languages};
use gridpress_engine::generate::Level;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Maximum number of sheets of a class.
pub const MAX_SHEETS: u32 = 1_000;

/// A column of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ListColumn {
    /// Whole names, or the part of names that no other column has.
    Name,
    First,
    Last,
    Level,
}

/// Headings of columns in the languages of books, in lower case and without spaces and signs.
const HEADINGS: &[(ListColumn, &[&str])] = &[
    (
        ListColumn::Name,
        &[
            "name",
            "names",
            "fullname",
            "pupil",
            "pupils",
            "student",
            "students",
            "namen",
            "schüler",
            "schülerin",
            "schülerinnen",
            "nom",
            "noms",
            "élève",
            "élèves",
            "eleve",
            "nombre",
            "nombres",
            "alumno",
            "alumna",
            "alumnos",
            "nome",
            "nomi",
            "alunno",
            "alunni",
            "allievo",
            "allievi",
            "studente",
            "nomes",
            "aluno",
            "alunos",
            "aluna",
            "naam",
            "leerling",
            "leerlingen",
            "namn",
            "elev",
            "elever",
            "imię",
            "imie",
            "imięinazwisko",
            "uczeń",
            "uczniowie",
            "jméno",
            "jmeno",
            "jménoapříjmení",
            "žák",
            "žáci",
            "ad",
            "isim",
            "adsoyad",
            "adısoyadı",
            "öğrenci",
            "όνομα",
            "ονομα",
            "ονοματεπώνυμο",
            "μαθητής",
            "μαθήτρια",
            "імя",
            "піб",
            "учень",
            "учениця",
            "учні",
            "имя",
            "фио",
        ],
    ),
    (
        ListColumn::First,
        &[
            "firstname",
            "forename",
            "givenname",
            "vorname",
            "vornamen",
            "rufname",
            "prénom",
            "prénoms",
            "prenom",
            "nombredepila",
            "nomeproprio",
            "nomepróprio",
            "primeironome",
            "prenome",
            "voornaam",
            "roepnaam",
            "förnamn",
            "tilltalsnamn",
            "křestníjméno",
            "adı",
            "μικρόόνομα",
        ],
    ),
    (
        ListColumn::Last,
        &[
            "lastname",
            "surname",
            "familyname",
            "nachname",
            "familienname",
            "zuname",
            "nomdefamille",
            "patronyme",
            "apellido",
            "apellidos",
            "primerapellido",
            "cognome",
            "cognomi",
            "apelido",
            "apelidos",
            "sobrenome",
            "achternaam",
            "familienaam",
            "efternamn",
            "nazwisko",
            "příjmení",
            "prijmeni",
            "soyad",
            "soyadı",
            "soyisim",
            "επώνυμο",
            "επωνυμο",
            "επίθετο",
            "прізвище",
            "фамилия",
        ],
    ),
    (
        ListColumn::Level,
        &[
            "level",
            "levels",
            "difficulty",
            "niveau",
            "stufe",
            "schwierigkeit",
            "schwierigkeitsgrad",
            "difficulté",
            "difficulte",
            "nivel",
            "dificultad",
            "livello",
            "difficoltà",
            "difficolta",
            "nível",
            "dificuldade",
            "moeilijkheid",
            "moeilijkheidsgraad",
            "nivå",
            "svårighetsgrad",
            "poziom",
            "poziomtrudności",
            "trudność",
            "úroveň",
            "obtížnost",
            "seviye",
            "zorluk",
            "düzey",
            "επίπεδο",
            "δυσκολία",
            "рівень",
            "складність",
            "уровень",
            "сложность",
        ],
    ),
];

/// Number of letters up to which a heading could as well be a name, such as the Dutch `Ad`.
const SHORT: usize = 2;

/// Returns the column that a heading names, in any language of books.
fn column_of(heading: &str) -> Option<ListColumn> {
    let plain: String = heading.chars().filter(|c| c.is_alphanumeric()).collect();
    let plain = plain.to_lowercase();
    HEADINGS.iter().find(|(_, headings)| headings.contains(&&*plain)).map(|(column, _)| *column)
}

/// A pupil of a list.
#[derive(Clone, Debug)]
pub struct Pupil {
    /// The first and the last name.
    pub name: String,
    /// The level in the list, if it has a column for levels.
    pub level: Option<Level>,
    /// The row of the list.
    pub(super) place: Option<Place>,
}

/// The pupils of a class, read from a text.
#[derive(Debug)]
pub struct ClassList {
    /// The pupils, in the order of the list.
    pub pupils: Vec<Pupil>,
    /// The headings of the columns that were read, or `1` for the first column of a table without headings; empty for a
    /// list of names alone.
    pub columns: Vec<String>,
    /// Mistakes in rows.
    pub(super) mistakes: Vec<Diagnostic>,
}

/// The sheets of a class.
#[derive(Clone, Debug)]
pub struct ClassSheets {
    /// The number of sheets for a section that is for all pupils, at least that of the names.
    pub(super) copies: u32,
    /// `true` if all sheets of a section have the same puzzles.
    pub same: bool,
    /// The pupils of a list with levels: each has a sheet of the section of that level.
    pub(super) levelled: Vec<Pupil>,
}

/// The sheets of a section in a book of worksheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionSheets {
    /// Number of puzzles on a sheet.
    pub puzzles: u32,
    /// Number of sheets.
    pub copies: u32,
    /// Number of sheets of other pupils before them.
    pub before: usize,
    /// `true` if the section is for a group of the pupils only.
    pub is_group: bool,
}

impl ClassSheets {
    /// Returns the sheets of a section, with its own number of sheets or the pupils of its level, if it is for a group.
    /// `before` is the number of sheets of preceding groups.
    pub(super) fn of_section(
        &self,
        copies: Option<u32>,
        level: Option<Level>,
        before: usize,
    ) -> SectionSheets {
        let of_level = || {
            let pupils = self.levelled.iter().filter(|pupil| pupil.level == level);
            (!self.levelled.is_empty()).then(|| pupils.count() as u32)
        };
        let group = copies.or_else(of_level);
        SectionSheets {
            puzzles: 1,
            copies: group.unwrap_or(self.copies),
            before: group.map_or(0, |_| before),
            is_group: group.is_some(),
        }
    }
}

/// A row of a table: its fields, and its range in the text.
struct Row {
    fields: Vec<String>,
    span: Range<usize>,
}

impl ClassList {
    /// Reads a list for sheets in `language`. A text whose name ends like that of a table, or that begins with a line
    /// of headings, has columns; any other has a name on each line.
    pub fn parse(source: &Arc<Source>, language: &str) -> ClassList {
        let mut table = rows(source);
        let headings = table.first().map_or_else(Vec::new, |row| columns(row, language));
        if headings.is_empty() {
            let name = source.name.to_lowercase();
            let is_table = [".csv", ".tsv", ".tab", ".xlsx"].iter().any(|end| name.ends_with(end));
            let names = if is_table { first_fields(table) } else { lines(&source.text) };
            let named = names.into_iter().filter_map(|(name, span)| {
                let name = clean(&name).to_owned();
                (!name.is_empty()).then(|| Pupil {
                    name,
                    level: None,
                    place: Some(source.at(span)),
                })
            });
            return ClassList {
                pupils: named.collect(),
                columns: is_table.then(|| "1".to_owned()).into_iter().collect(),
                mistakes: Vec::new(),
            };
        }
        let titles = table.remove(0).fields;
        let used = titles.iter().zip(&headings).filter(|(_, column)| column.is_some());
        let mut list = ClassList {
            pupils: Vec::new(),
            columns: used.map(|(title, _)| clean(title).to_owned()).collect(),
            mistakes: Vec::new(),
        };
        let mut levels = LevelNames::default();
        for row in table {
            list.add(row, &headings, source, &mut levels);
        }
        list
    }

    /// Adds the pupil of a row, or the mistake in it.
    fn add(
        &mut self,
        row: Row,
        headings: &[Option<ListColumn>],
        source: &Arc<Source>,
        levels: &mut LevelNames,
    ) {
        let field = |column| {
            let index = headings.iter().position(|heading| *heading == Some(column))?;
            Some(row.fields.get(index).map_or("", |field| clean(field)))
        };
        let place = source.at(row.span.clone());
        // `Name` beside a column of first names has last names, and the other way round.
        let parts =
            match (field(ListColumn::First), field(ListColumn::Last), field(ListColumn::Name)) {
                (None, Some(last), first) => [first, Some(last)],
                (Some(first), None, last) => [Some(first), last],
                (Some(first), Some(last), _) => [Some(first), Some(last)],
                (None, None, name) => [name, None],
            };
        let parts: Vec<&str> =
            parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        let name = parts.join(" ");
        let level = field(ListColumn::Level);
        if name.is_empty() {
            if level.is_some_and(|level| !level.is_empty()) {
                let report = Diagnostic::error("a row with a level but no name");
                self.mistakes.push(
                    report.at(place, "expected a name").help("fill it in, or remove the row"),
                );
            }
            return;
        }
        let level = match level.map(|text| (text, levels.find(text))) {
            None => None,
            Some((_, Some(level))) => Some(level),
            Some((text, None)) => {
                let message = match text {
                    "" => format!("no level for {name}"),
                    text => format!("`{text}` is not a level"),
                };
                let names: Vec<&str> = Level::NAMES.iter().map(|(name, _)| *name).collect();
                let report = Diagnostic::error(message)
                    .at(place, format!("expected one of {}", names.join(", ")))
                    .help("levels can have their names in any language of books");
                self.mistakes.push(report);
                return;
            }
        };
        self.pupils.push(Pupil { name, level, place: Some(place) });
    }

    /// Returns what was read, such as `3 names, from the columns Nachname and Vorname`.
    pub fn summary(&self) -> String {
        let names = counted(self.pupils.len(), "name");
        match self.columns.split_last() {
            None => names,
            Some((only, [])) => format!("{names}, from the column {only}"),
            Some((last, rest)) => {
                format!("{names}, from the columns {} and {last}", rest.join(", "))
            }
        }
    }
}

/// The levels by their printed names in all languages, collected when a list needs them.
#[derive(Default)]
struct LevelNames(Option<BTreeMap<String, Level>>);

impl LevelNames {
    /// Returns the level of that name, ignoring case.
    fn find(&mut self, name: &str) -> Option<Level> {
        let name = name.to_lowercase();
        let printed = || {
            let words = languages().filter_map(|tag| Words::new(tag).ok());
            let names = |words: Words| {
                Level::NAMES
                    .iter()
                    .map(move |(_, level)| (words.level(*level).to_lowercase(), *level))
            };
            words.flat_map(names).collect()
        };
        Level::from_name(&name).or_else(|| self.0.get_or_insert_with(printed).get(&name).copied())
    }
}

/// Returns the level with that name in a spec, or printed in any language of books; `None` if there is none.
pub fn level_named(name: &str) -> Option<Level> {
    LevelNames::default().find(name)
}

/// Returns the columns that the first row of a list names; empty if it names none.
fn columns(row: &Row, language: &str) -> Vec<Option<ListColumn>> {
    let columns: Vec<Option<ListColumn>> =
        row.fields.iter().map(|field| column_of(field)).collect();
    let own = Words::new(language).map(|words| words.name_label().to_lowercase());
    let mut named = row.fields.iter().zip(&columns).filter(|(_, column)| column.is_some());
    let is_heading = named.clone().count() > 1
        || named.any(|(field, _)| {
            let field = clean(field).to_lowercase();
            field.chars().count() > SHORT || own.as_ref() == Ok(&field)
        });
    if !is_heading {
        return Vec::new();
    }
    let has_names = columns.iter().flatten().any(|column| *column != ListColumn::Level);
    if has_names {
        return columns;
    }
    // Names have the first column that is not another's.
    let first = columns.iter().position(Option::is_none);
    let name = |(index, column)| if Some(index) == first { Some(ListColumn::Name) } else { column };
    columns.into_iter().enumerate().map(name).collect()
}

/// Returns the first field of each row, with the range of the row.
fn first_fields(rows: Vec<Row>) -> Vec<(String, Range<usize>)> {
    let first = |row: Row| (row.fields.into_iter().next().unwrap_or_default(), row.span);
    rows.into_iter().map(first).collect()
}

/// Returns the lines of a text with their ranges.
fn lines(text: &str) -> Vec<(String, Range<usize>)> {
    let mut start = 0;
    let line = |line: &str| {
        let span = start..start + line.len();
        start = span.end + 1;
        (line.to_owned(), span)
    };
    text.split('\n').map(line).collect()
}

/// Returns a field without the spaces around it.
fn clean(field: &str) -> &str {
    field.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

/// Splits a text into its rows with fields, without those that are empty.
fn rows(source: &Arc<Source>) -> Vec<Row> {
    let text = &source.text;
    let first = text.lines().find(|line| !clean(line).is_empty()).unwrap_or_default();
    // Spreadsheets name the separator in a line of its own.
    let named = clean(first).strip_prefix("sep=").and_then(|separator| separator.chars().next());
    let separator = named.unwrap_or_else(|| {
        let found = ['\t', ';', ','].into_iter().find(|&sign| outside_quotes(first, sign));
        found.unwrap_or(',')
    });
    let mut rows = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let (fields, length) = fields(&text[start..], separator);
        let span = start..start + length;
        start += length + 1;
        let is_empty = fields.iter().all(|field| clean(field).is_empty());
        let is_separator =
            named.is_some() && rows.is_empty() && clean(&text[span.clone()]).starts_with("sep=");
        if !is_empty && !is_separator {
            rows.push(Row { fields, span });
        }
    }
    rows
}

/// Returns `true` if a line has `sign` outside quotation marks.
fn outside_quotes(line: &str, sign: char) -> bool {
    line.split('"').step_by(2).any(|part| part.contains(sign))
}

/// Returns the fields of the first row of `text`, and its length without the end of the line. A field in quotation
/// marks can have separators, and doubled quotation marks.
fn fields(text: &str, separator: char) -> (Vec<String>, usize) {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        let field = fields.last_mut().expect("one field");
        match c {
            '"' if is_quoted && characters.next_if(|(_, next)| *next == '"').is_some() => {
                field.push('"')
            }
            '"' if is_quoted => is_quoted = false,
            '"' if clean(field).is_empty() => is_quoted = true,
            '\n' if !is_quoted => return (fields, at),
            '\r' | '\n' => field.push(' '),
            c if c == separator && !is_quoted => fields.push(String::new()),
            c => field.push(c),
        }
    }
    (fields, text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(name: &str, language: &str, text: &str) -> ClassList {
        ClassList::parse(&Source::new(name, text), language)
    }

    fn names(name: &str, language: &str, text: &str) -> Vec<String> {
        parse(name, language, text).pupils.into_iter().map(|pupil| pupil.name).collect()
    }

    #[test]
    fn first_and_last_names_are_joined_in_every_language() {
        for (heading, row) in [
            ("Nachname,Vorname", "Koch,Anna"),
            ("Vorname;Name", "Anna;Koch"),
            ("\u{feff}Nr\tNom\tPrénom", "1\tKoch\tAnna"),
            ("PRENOM;NOM", "Anna;Koch"),
            ("First name,Class,Last_Name", "Anna,7b,Koch"),
            ("Nombre;Apellidos", "Anna;Koch"),
            ("Cognome;Nome", "Koch;Anna"),
            ("Apelido;Nome", "Koch;Anna"),
            ("Sobrenome;Nome", "Koch;Anna"),
            ("Achternaam;Voornaam", "Koch;Anna"),
            ("Efternamn;Förnamn", "Koch;Anna"),
            ("Imię;Nazwisko", "Anna;Koch"),
            ("Příjmení;Jméno", "Koch;Anna"),
            ("Ad;Soyad", "Anna;Koch"),
            ("Επώνυμο;Όνομα", "Koch;Anna"),
            ("Прізвище;Ім’я", "Koch;Anna"),
            ("Фамилия;Имя", "Koch;Anna"),
            ("sep=;\nName", "\"Anna \"; \"Koch\""),
        ] {
            let found = names("class.txt", "en", &format!("{heading}\r\n{row}\r\n"));
            let expected = if heading.starts_with("sep") { "Anna" } else { "Anna Koch" };
            assert_eq!(found, [expected], "{heading}");
        }
    }

    #[test]
    fn lists_without_headings_have_names_alone() {
        let lines = "Anna, die Große\n\n \"Ben\"\u{a0}\nAd\n";
        assert_eq!(names("class.txt", "nl", lines), ["Anna, die Große", "\"Ben\"", "Ad"]);
        let table = "\"Smith, \"\"Jo\"\" Ann\",7b\nAd,8\n,9\n";
        assert_eq!(names("class.csv", "nl", table), ["Smith, \"Jo\" Ann", "Ad"]);
        assert_eq!(names("class.csv", "nl", "Ad\nBo\n"), ["Ad", "Bo"]);
        assert_eq!(names("class.csv", "tr", "Ad\nBo\n"), ["Bo"]);
        assert_eq!(names("class.csv", "en", "Name,Group\nBo,7\n"), ["Bo"]);
    }

    #[test]
    fn levels_have_their_names_in_any_language() {
        let list = parse("a.csv", "de", "Schüler;Stufe\nAnna;leicht\nBen;HARD\nCem;Difficile\n");
        let levels: Vec<Option<Level>> = list.pupils.iter().map(|pupil| pupil.level).collect();
        assert_eq!(levels, [Some(Level::Easy), Some(Level::Hard), Some(Level::Hard)]);
        assert_eq!(list.summary(), "3 names, from the columns Schüler and Stufe");
        // The first other column has the names.
        assert_eq!(names("a.csv", "en", "Level,Who\neasy,Anna\n"), ["Anna"]);
        let wrong = parse("a.csv", "en", "Name,Level\nAnna,7\nBen,\n,easy\n,\n");
        let messages: Vec<&str> =
            wrong.mistakes.iter().map(|mistake| mistake.message.as_str()).collect();
        assert_eq!(
            messages,
            ["`7` is not a level", "no level for Ben", "a row with a level but no name"]
        );
    }
}

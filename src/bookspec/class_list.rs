//! Lists of pupils: one name per line, or a table with columns for names and levels.

use gridpress_engine::generate::Level;
use gridpress_engine::notation::CsvRecord;
use gridpress_messages::diag::{Diagnostic, Place, Source, counted, nearest, synonym};
use gridpress_messages::file_kind::FileKind;
use gridpress_messages::{Words, languages, text};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Maximum number of sheets of a class.
pub const MAX_SHEETS: u32 = 1_000;

/// The meaning of a word in a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HeadingWord {
    /// Whole names.
    Whole,
    /// First names.
    First,
    /// Last names.
    Last,
    /// Whole names, or the part of names that no other column has.
    Name,
    /// Pupils: their names, if no other column has them.
    Pupil,
    Level,
    /// Joins parts of a name.
    And,
    /// Adds nothing.
    Filler,
}

use HeadingWord::{And, Filler, First, Last, Level as LevelWord, Name, Pupil as PupilWord, Whole};

/// Words of headings in the languages of books and in Russian, in lower case.
const WORDS: &[(HeadingWord, &[&str])] = &[
    (Whole, &["full", "fullname", "complet", "completo", "ονοματεπώνυμο", "піб", "фио"]),
    (First, &["first", "forename", "given", "firstname", "givenname"]),
    (
        First,
        &["vor", "vorname", "vornamen", "rufname", "voor", "voornaam", "voornamen", "roepnaam"],
    ),
    (First, &["prénom", "prénoms", "prenom", "prenoms", "pila", "próprio", "primeiro", "prenome"]),
    (First, &["för", "förnamn", "tilltalsnamn", "křestní", "ad", "adı", "adi", "μικρό"]),
    (Last, &["last", "surname", "family", "lastname", "familyname", "nach", "nachname"]),
    (
        Last,
        &["familienname", "nachnamen", "zuname", "famille", "patronyme", "apellido", "apellidos"],
    ),
    (Last, &["cognome", "cognomi", "apelido", "apelidos", "sobrenome", "achter", "achternaam"]),
    (Last, &["nazwiska", "surnames", "soyadlar", "achternamen", "επώνυμα", "прізвища", "фамилии"]),
    (Last, &["familienaam", "efter", "efternamn", "nazwisko", "příjmení", "prijmeni", "soyad"]),
    (
        Last,
        &["soyadı", "soyadi", "soyisim", "επώνυμο", "επωνυμο", "επίθετο", "прізвище", "фамилия"],
    ),
    (
        Name,
        &["name", "names", "namen", "nom", "noms", "nombre", "nombres", "nome", "nomi", "nomes"],
    ),
    (Name, &["imiona", "jména", "isimler", "adlar", "ονόματα", "імена", "имена"]),
    (
        Name,
        &["naam", "namn", "imię", "imie", "jméno", "jmeno", "isim", "όνομα", "ονομα", "імя", "имя"],
    ),
    (PupilWord, &["pupil", "pupils", "student", "students", "child", "children", "learner"]),
    (
        PupilWord,
        &["schüler", "schülers", "schülerin", "schülerinnen", "schülername", "kind", "kinder"],
    ),
    (PupilWord, &["élève", "élèves", "eleve", "eleves", "enfant", "alumno", "alumna", "alumnos"]),
    (
        PupilWord,
        &["alunno", "alunni", "allievo", "allievi", "studente", "aluno", "aluna", "alunos"],
    ),
    (PupilWord, &["leerling", "leerlingen", "elev", "elever", "uczeń", "ucznia", "uczniowie"]),
    (PupilWord, &["žák", "žáka", "žáci", "öğrenci", "μαθητής", "μαθητή", "μαθήτρια"]),
    (PupilWord, &["учень", "учениця", "учня", "учні", "ученик", "ученица"]),
    (LevelWord, &["level", "levels", "difficulty", "niveau", "stufe", "difficulté", "difficulte"]),
    (LevelWord, &["schwierigkeit", "schwierigkeitsgrad", "schwierigkeitsstufe", "nivel", "nível"]),
    (LevelWord, &["dificultad", "dificuldade", "livello", "difficoltà", "difficolta"]),
    (LevelWord, &["moeilijkheid", "moeilijkheidsgraad", "nivå", "svårighet", "svårighetsgrad"]),
    (LevelWord, &["poziom", "trudność", "trudności", "úroveň", "obtížnost", "obtížnosti"]),
    (LevelWord, &["seviye", "seviyesi", "zorluk", "düzey", "επίπεδο", "δυσκολία", "δυσκολίας"]),
    (LevelWord, &["рівень", "складність", "складності", "уровень", "сложность", "сложности"]),
    (And, &["and", "und", "et", "y", "e", "i", "a", "en", "och", "og", "ve", "και", "та", "и"]),
    (
        Filler,
        &["of", "the", "de", "del", "dell", "della", "des", "der", "du", "d", "di", "do", "da"],
    ),
    (Filler, &["l", "van", "het", "av", "sudoku", "puzzle"]),
];

/// Number of letters up to which a heading could as well be a name, such as the Dutch `Ad`.
const SHORT: usize = 2;
/// Number of rows among which the headings are: a list may have a title.
const MAX_TITLES: usize = 10;

/// Returns the column that a heading names, in any language of books; `None` if one of its words is unknown.
fn column_of(heading: &str) -> Option<HeadingWord> {
    // Lower case of the Turkish capital I has a dot of its own.
    let plain =
        heading.to_lowercase().replace('\u{307}', "").replace("ім’я", "імя").replace("ім'я", "імя");
    let words: Vec<HeadingWord> = plain
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| WORDS.iter().find(|(_, words)| words.contains(&word)).map(|(role, _)| *role))
        .collect::<Option<_>>()?;
    let has = |role| words.contains(&role);
    let is_joined = has(First) && has(Last) || has(And) && (has(First) || has(Last));
    let roles = [
        (Whole, is_joined || has(Whole)),
        (LevelWord, has(LevelWord)),
        (First, has(First)),
        (Last, has(Last)),
        (Name, has(Name)),
        (PupilWord, has(PupilWord)),
    ];
    roles.into_iter().find(|(_, is_meant)| *is_meant).map(|(role, _)| role)
}

/// A pupil of a list.
#[derive(Clone, Debug)]
pub struct Pupil {
    /// The first and the last name.
    pub name: String,
    /// The level in the list, if it has a column for levels.
    pub level: Option<Level>,
    /// The row of the list.
    pub place: Option<Place>,
}

/// The pupils of a class, read from a text.
#[derive(Debug)]
pub struct ClassList {
    /// The pupils, in the order of the list.
    pub pupils: Vec<Pupil>,
    /// The headings of the columns that were read, or their numbers in a table without headings; empty for a list of
    /// names alone.
    pub columns: Vec<String>,
    /// The headings of the other columns.
    unread: Vec<String>,
    /// The line of the headings; `None` for a list without headings.
    pub headings: Option<usize>,
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
        let group = copies.or_else(|| {
            let pupils = self.levelled.iter().filter(|pupil| pupil.level == level);
            (!self.levelled.is_empty()).then(|| pupils.count() as u32)
        });
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

/// The columns of names, in their order, and of levels, as indices, and the number of columns.
struct ListColumns {
    names: Vec<usize>,
    level: Option<usize>,
    width: usize,
}

impl ListColumns {
    /// Returns the columns of these headings. If none is for names, the first that has no other meaning is.
    fn of(headings: &[Option<HeadingWord>]) -> ListColumns {
        let at = |role| headings.iter().position(|heading| *heading == Some(role));
        let (first, last, name) = (at(First), at(Last), at(Name));
        let parts = match (at(Whole), first.or(last)) {
            (Some(whole), _) => [Some(whole), None],
            // `Name` beside a column of first names has last names, and the other way round.
            (None, Some(_)) => [first.or(name), last.or(name)],
            (None, None) => [
                name.or_else(|| at(PupilWord))
                    .or_else(|| headings.iter().position(Option::is_none)),
                None,
            ],
        };
        ListColumns {
            names: parts.into_iter().flatten().collect(),
            level: at(LevelWord),
            width: headings.len(),
        }
    }

    /// Returns the columns of a table without headings: levels, and the only text besides them. Columns of numbers, and of
    /// classes such as 7b, are left out, unless there is nothing else. `None` if several columns have text.
    fn guess(rows: &[Row], levels: &mut LevelNames) -> Option<ListColumns> {
        let width = rows.iter().map(|row| row.fields.len()).max().unwrap_or_default();
        let (mut texts, mut level) = (Vec::new(), None);
        for column in 0..width {
            let values = || {
                rows.iter()
                    .filter_map(|row| row.fields.get(column))
                    .filter(|value| !value.is_empty())
            };
            if width > 1 && values().all(|value| levels.find(value).is_some()) {
                level = values().next().map(|_| column).or(level);
            } else if width == 1
                || values().any(|value| !value.contains(|c: char| c.is_numeric() || c == '@'))
            {
                texts.push(column);
            }
        }
        // With several columns of text it is uncertain which are names, and in which order.
        (texts.len() == 1).then_some(ListColumns { names: texts, level, width })
    }
}

impl ClassList {
    /// Reads a list for sheets in `language`. A text whose name ends like that of a table, that has a line of headings, or
    /// tabs or the like on each line, has columns; any other has a name on each line.
    pub fn parse(source: &Arc<Source>, language: &str) -> ClassList {
        let text = &source.text;
        let mut list = ClassList {
            pupils: Vec::new(),
            columns: Vec::new(),
            unread: Vec::new(),
            headings: None,
            mistakes: Vec::new(),
        };
        let mut levels = LevelNames::default();
        // Such lines may also look like YAML.
        let has_levels = text.lines().map(clean).filter(|line| !line.is_empty()).all(|line| {
            line.rsplit_once(':').is_some_and(|(_, level)| levels.find(level.trim()).is_some())
        });
        if let Some(kind) = FileKind::of_text(text).filter(|_| !has_levels) {
            let mut report = kind.report(&source.name, text!("list-of-names"));
            report.help = vec![text!("name-a-list")];
            list.mistakes.push(report);
            return list;
        }
        let first = text.lines().find(|line| !clean(line).is_empty()).unwrap_or_default();
        // Spreadsheets name the separator in a line of its own.
        let named = clean(first).strip_prefix("sep=").and_then(|sign| sign.chars().next());
        let signs = if has_levels { vec![':'] } else { vec!['|', ',', ';', '\t'] };
        let tables = named.map_or(signs, |sign| vec![sign]).into_iter().map(|sign| {
            let (rows, open) = rows(text, sign, named.is_some());
            let headings = headings(&rows, language);
            (rows, open, headings, sign)
        });
        let (mut rows, open, headings, sign) = tables
            // Every separator is tried, and headings decide: a comma may be part of `Last, First` in a table with tabs.
            .max_by_key(|(rows, _, headings, _)| {
                let columns =
                    headings.as_ref().map_or(0, |(_, columns)| columns.iter().flatten().count());
                (columns, rows.iter().filter(|row| row.fields.len() > 1).count())
            })
            .expect("a separator");
        let name = source.name.to_lowercase();
        let is_table = [".csv", ".tsv", ".tab", ".xlsx"].iter().any(|end| name.ends_with(end))
            // A comma on every line may also be that of `Last, First`.
            || sign != ',' && rows.iter().all(|row| row.fields.len() > 1);
        if headings.is_none() && !is_table {
            let named = lines(text).into_iter().map(|(name, span)| Pupil {
                name,
                level: None,
                place: Some(source.at(span)),
            });
            return ClassList { pupils: named.collect(), ..list };
        }
        let (columns, titles) = match headings {
            Some((index, headings)) => {
                let titles = rows.drain(..=index).next_back().expect("the headings");
                list.headings = Some(source.line_of(titles.span.start));
                (Some(ListColumns::of(&headings)), titles.fields)
            }
            None => {
                let width = rows.iter().map(|row| row.fields.len()).max().unwrap_or_default();
                (
                    ListColumns::guess(&rows, &mut levels),
                    (1..=width).map(|number| number.to_string()).collect(),
                )
            }
        };
        if let Some(at) = open {
            let report = Diagnostic::error(text!("open-quote"))
                .at(source.at(at..at + 1), text!("quote-at-end"));
            list.mistakes.push(report.help(text!("close-or-remove")));
        } else if let Some(columns) = columns {
            let used: Vec<usize> = columns.names.iter().copied().chain(columns.level).collect();
            let (read, unread): (Vec<_>, Vec<_>) =
                titles.into_iter().enumerate().partition(|(column, _)| used.contains(column));
            list.columns = read.into_iter().map(|(_, title)| title).collect();
            if list.headings.is_some() {
                let unread = unread.into_iter().map(|(_, title)| title);
                list.unread = unread.filter(|title| !title.is_empty()).collect();
            }
            rows.into_iter().for_each(|row| list.add(&row, &columns, source, &mut levels));
        } else if let Some(row) = rows.first() {
            let message = text!("columns-without-headings", file = source.name.as_str());
            let report = Diagnostic::error(message)
                .at(source.at(row.span.clone()), text!("line-of-headings"));
            let between = if sign == '\t' { " (tab) ".to_owned() } else { sign.to_string() };
            list.mistakes.push(report.help(text!("begin-with-headings", between)));
        }
        list
    }

    /// Adds the pupil of a row, or the mistake in it.
    fn add(
        &mut self,
        row: &Row,
        columns: &ListColumns,
        source: &Arc<Source>,
        levels: &mut LevelNames,
    ) {
        let field = |column: usize| row.fields.get(column).map_or("", String::as_str);
        let place = source.at(row.span.clone());
        let name = columns
            .names
            .iter()
            .map(|&column| field(column))
            .filter(|part| !part.is_empty())
            .collect::<Vec<&str>>()
            .join(" ");
        let level = columns.level.map(field);
        // A name with a separator would shift all fields after it, and print a level as part of a name.
        if row.fields.iter().skip(columns.width).any(|field| !field.is_empty()) {
            let report = Diagnostic::error(text!("row-too-long"))
                .at(place, text!("count-of-headings", count = columns.width));
            self.mistakes.push(report.help(text!("quote-names")));
            return;
        }
        if name.is_empty() {
            if level.is_some_and(|level| !level.is_empty()) {
                let report = Diagnostic::error(text!("row-without-name"));
                let report = report.at(place, text!("expected-name"));
                self.mistakes.push(report.help(text!("fill-or-remove")));
            }
            return;
        }
        let level = match level.map(|text| (text, levels.find(text))) {
            None => None,
            Some((_, Some(level))) => Some(level),
            Some((text, None)) => {
                let (message, unknown) = match text {
                    "" => (text!("no-level-for", name), text!("fill-or-remove")),
                    text => (text!("not-a-level", text), text!("levels-in-any-language")),
                };
                let names = Level::names();
                let report = Diagnostic::error(message)
                    .at(place, text!("expected-one-of", names = names.join(", ")))
                    .help(match nearest(text, names.iter().copied()) {
                        Some(name) => text!("did-you-mean", name),
                        None => unknown,
                    });
                self.mistakes.push(report);
                return;
            }
        };
        self.pupils.push(Pupil { name, level, place: Some(place) });
    }

    /// Returns what was read, such as `3 names, from the columns Nachname and Vorname on line 2`.
    pub fn summary(&self) -> String {
        let names = counted(self.pupils.len(), "name");
        let line = self.headings.filter(|line| *line > 1);
        let line = line.map_or_else(String::new, |line| format!(" on line {line}"));
        let read = match self.columns.split_last() {
            None => names,
            Some((only, [])) => format!("{names}, from the column {only}{line}"),
            Some((last, rest)) => {
                format!("{names}, from the columns {} and {last}{line}", rest.join(", "))
            }
        };
        if self.unread.is_empty() {
            return read;
        }
        format!("{read}; not read: {}", self.unread.join(", "))
    }
}

/// The levels by their printed names in all languages, collected when a list needs them.
#[derive(Default)]
struct LevelNames(Option<BTreeMap<String, Level>>);

impl LevelNames {
    /// Returns the level of that name or of a similar word, ignoring case.
    fn find(&mut self, name: &str) -> Option<Level> {
        let name = name.to_lowercase();
        let printed = || {
            let words = languages().filter_map(|tag| Words::new(tag).ok());
            words
                .flat_map(|words| {
                    Level::NAMES
                        .iter()
                        .map(move |(_, level)| (words.level(*level).to_lowercase(), *level))
                })
                .collect()
        };
        Level::from_name(&name)
            .or_else(|| self.0.get_or_insert_with(printed).get(&name).copied())
            .or_else(|| {
                Level::from_name(synonym(&name, Level::NAMES.iter().map(|(name, _)| *name))?)
            })
    }
}

/// Returns the level with that name or a similar one, in a spec or in any language of books; `None` if there is none.
pub fn level_named(name: &str) -> Option<Level> {
    LevelNames::default().find(name)
}

/// Returns the first row that names columns, with its index; `None` if there is none.
fn headings(rows: &[Row], language: &str) -> Option<(usize, Vec<Option<HeadingWord>>)> {
    let own = Words::new(language).map(|words| words.name_label().to_lowercase());
    rows.iter().take(MAX_TITLES).enumerate().find_map(|(index, row)| {
        let columns: Vec<_> = row.fields.iter().map(|field| column_of(field)).collect();
        let mut named = row.fields.iter().zip(&columns).filter(|(_, column)| column.is_some());
        (named.clone().count() > 1
            || named.any(|(field, _)| {
                field.chars().count() > SHORT || own.as_ref() == Ok(&field.to_lowercase())
            }))
        .then_some((index, columns))
    })
}

/// Returns the names of a list with one on each line, with the ranges of the lines, without numbers or bullets that all
/// lines begin with.
fn lines(text: &str) -> Vec<(String, Range<usize>)> {
    let lines = text.split('\n').scan(0, |start, line| {
        let span = *start..*start + line.len();
        *start = span.end + 1;
        Some((clean(line), span))
    });
    let lines: Vec<(&str, Range<usize>)> = lines.filter(|(line, _)| !line.is_empty()).collect();
    let unnumbered = |(line, span): &(&str, Range<usize>)| {
        let rest = line
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .strip_prefix(['.', ')', '-', '*', '\u{2022}'])?;
        Some((clean(rest).to_owned(), span.clone()))
    };
    // Only if all lines have one: a single line that begins with a number may be a name.
    let names: Option<Vec<_>> = lines.iter().map(unnumbered).collect();
    names.unwrap_or_else(|| lines.into_iter().map(|(line, span)| (line.to_owned(), span)).collect())
}

/// Returns a field without the spaces around it.
fn clean(field: &str) -> &str {
    field.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

/// Splits a text into its rows with fields, without those that are empty, and without a first line that names the
/// separator. Also returns the place of a quotation mark that is never closed.
fn rows(text: &str, separator: char, is_named: bool) -> (Vec<Row>, Option<usize>) {
    let (mut rows, mut start, mut open) = (Vec::new(), 0, None);
    while start < text.len() {
        let rest = &text[start..];
        let record = CsvRecord::read(rest, separator);
        let field = |range: &Range<usize>| {
            clean(&rest[range.clone()].replace("\"\"", "\"").replace(['\r', '\n'], " ")).to_owned()
        };
        let fields: Vec<String> = record.fields.iter().map(field).collect();
        if !record.is_closed {
            open = record.fields.last().map(|field| start + field.start);
        }
        if fields.iter().any(|field| !field.is_empty()) {
            rows.push(Row { fields, span: start..start + record.length });
        }
        start += record.length + 1;
    }
    if is_named {
        rows.remove(0);
    }
    (rows, open)
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
            ("sep=;\nName;Klasse", "\"Anna \"; \"7b\""),
            ("Vor- und Nachname", "Anna Koch"),
            ("Class 7b, Ms Roth\n\nLast;First", "Koch;Anna"),
            ("Nom et prénom;Classe", "Anna Koch;6e"),
            ("Nom de l’élève;Prénom de l’élève", "Koch;Anna"),
            ("Imię i nazwisko", "Anna Koch"),
            ("\"Last name, first name\"", "Anna Koch"),
            ("Voor- en achternaam;Klas", "Anna Koch;1"),
            ("ADI SOYADI|SINIF", "Anna Koch|1"),
            ("Student ID,Student,First,Last", "7,17,Anna,Koch"),
            ("Full name;First name", "Anna Koch;Anni"),
        ] {
            let found = names("class.txt", "en", &format!("{heading}\r\n{row}\r\n"));
            let expected = if heading.starts_with("sep") { "Anna" } else { "Anna Koch" };
            assert_eq!(found, [expected], "{heading}");
        }
    }

    #[test]
    fn lists_without_headings_have_names_alone() {
        for lines in ["Anna\nBen\n", "1. Anna\n2. Ben", "- Anna\n- Ben", "1\tAnna\n2\tBen\n"] {
            assert_eq!(names("class.txt", "en", lines), ["Anna", "Ben"], "{lines}");
        }
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
        // Levels are recognised without headings, and numbers are left out.
        let list = parse("a.csv", "pl", "Nr.,7b,\n1,Anna,łatwy\n2,Ben,bardzo trudny\n");
        assert!(list.pupils.is_empty() && list.mistakes[0].message.ends_with("no headings"));
        let list = parse("a.csv", "pl", "1,Anna,łatwy\n2,Ben,bardzo trudny\n3,Cem,těžká\n");
        let levels: Vec<Option<Level>> = list.pupils.iter().map(|pupil| pupil.level).collect();
        assert_eq!(levels, [Some(Level::Easy), Some(Level::Expert), Some(Level::Hard)]);
        assert_eq!(list.summary(), "3 names, from the columns 2 and 3");
        let list = parse("a.txt", "en", "Anna: easy\nBen: hard\n");
        assert_eq!(list.summary(), "2 names, from the columns 1 and 2");
        assert_eq!(names("a.txt", "en", "Koch, Anna: leicht\n"), ["Koch, Anna"]);
        assert_eq!(names("a.csv", "en", "Anna;10:30\nBen;11:00\n"), ["Anna", "Ben"]);
        let yaml = parse("a.txt", "en", "title: Sudoku\npage: a5\n");
        assert!(yaml.mistakes[0].message.contains("is YAML"));
        let list = parse("a.csv", "en", "Class 7b\nName\n\"Anna\nBen\n");
        assert_eq!(list.mistakes[0].message, "a quotation mark that is never closed");
        for text in ["Berg, Ada\nKoch, Anna\n", "Who,How hard\nAnna,easy\n"] {
            assert!(parse("a.csv", "en", text).mistakes[0].message.ends_with("no headings"));
        }
        let list = parse("a.csv", "es", "Apellidos y nombre\nRuiz, Ana\n");
        assert_eq!(list.mistakes[0].message, "a row with more fields than headings");
        let wrong = parse("a.csv", "en", "Name,Level\nAnna,7\nBen,\n,easy\n,\n");
        let messages: Vec<&str> =
            wrong.mistakes.iter().map(|mistake| mistake.message.as_str()).collect();
        assert_eq!(
            messages,
            ["`7` is not a level", "no level for Ben", "a row with a level but no name"]
        );
    }
}

//! The file of a registry: its tables, how it is opened, and checks for damage.

use super::{PuzzleHash, RecordedVolume, VolumePuzzle};
use gridpress_messages::diag::{Diagnostic, Exit, Failure};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Row, params};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The application id of a registry, and the version of its format.
// The letters `grps`.
const MARK: i32 = 0x6772_7073;
const FORMAT: i32 = 2;
/// The previous version of the format, which lacked the last table.
const FORMAT_WITHOUT_SEALS: i32 = 1;

/// The tables. Puzzles are looked up by hash, and listed by volume and number.
// The exact statements are also those by which a registry is recognised.
const TABLES: [&str; 4] = [
    "CREATE TABLE volume (number INTEGER PRIMARY KEY, title TEXT NOT NULL, lock TEXT NOT NULL, digest BLOB NOT NULL, puzzles INTEGER NOT NULL)",
    "CREATE TABLE puzzle (volume INTEGER NOT NULL, number INTEGER NOT NULL, hash BLOB NOT NULL, level TEXT NOT NULL, PRIMARY KEY (volume, number)) WITHOUT ROWID",
    "CREATE INDEX puzzle_by_hash ON puzzle (hash)",
    "CREATE TABLE seal (volume INTEGER PRIMARY KEY, digest BLOB NOT NULL)",
];

/// The longest wait while another program has locked the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(30);

/// The size of the page cache, in KiB.
const CACHE: i32 = 8 << 10;

/// An open registry.
#[derive(Debug)]
pub struct Registry {
    pub(super) connection: Connection,
    path: PathBuf,
}

/// A volume in a registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VolumeEntry {
    /// Its number in the series.
    pub number: u32,
    /// The title of the book.
    pub title: String,
    /// The SHA-256 of its lock; empty for a volume of unknown puzzles.
    pub lock: String,
    /// The number of its puzzles.
    pub puzzles: u32,
    /// The SHA-256 of its puzzles.
    pub(super) digest: Vec<u8>,
}

impl VolumeEntry {
    pub(super) fn of(row: &Row<'_>) -> rusqlite::Result<VolumeEntry> {
        Ok(VolumeEntry {
            number: row.get(0)?,
            title: row.get(1)?,
            lock: row.get(2)?,
            digest: row.get(3)?,
            puzzles: row.get(4)?,
        })
    }
}

impl Registry {
    /// Opens the registry at `path` for reading; `None` if there is none yet.
    ///
    /// # Errors
    /// With [`Exit::Input`] for a file that is not a registry, and with [`Exit::System`] for one that cannot be read.
    pub fn open(path: &Path) -> Result<Option<Registry>, Failure> {
        if !exists(path)? {
            return Ok(None);
        }
        // A killed run's changes must be rolled back before reading, which writes.
        let registry = Registry::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        // After the rollback nothing must change a file that is only read.
        registry.or_failure(registry.connection.pragma_update(None, "query_only", true))?;
        registry.check_format()?;
        Ok(Some(registry))
    }

    /// Opens the registry at `path` for writing, and creates it if absent.
    ///
    /// # Errors
    /// Same as for [`Registry::open`].
    pub(super) fn open_to_change(path: &Path) -> Result<Registry, Failure> {
        exists(path)?;
        Registry::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
    }

    fn connect(path: &Path, flags: OpenFlags) -> Result<Registry, Failure> {
        // A connection is only used by one thread at a time, so its own locks would be waste.
        let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_EXRESCODE;
        let connection =
            Connection::open_with_flags(path, flags).map_err(|error| failure(path, &error))?;
        let registry = Registry { connection, path: path.to_owned() };
        registry.or_failure(registry.configure())?;
        Ok(registry)
    }

    /// Configures the connection defensively: files may come from untrusted sources, and power may fail.
    fn configure(&self) -> rusqlite::Result<()> {
        let connection = &self.connection;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        // A crafted file could otherwise call functions from its schema, or be changed through its internal tables.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
        connection.pragma_update(None, "cell_size_check", true)?;
        // Slower, but a record that was reported as written survives a loss of power.
        connection.pragma_update(None, "synchronous", "EXTRA")?;
        connection.pragma_update(None, "cache_size", -CACHE)
    }

    /// Converts an error of the database to one for users.
    pub(super) fn or_failure<T>(&self, result: rusqlite::Result<T>) -> Result<T, Failure> {
        result.map_err(|error| failure(&self.path, &error))
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Checks that the file is a registry in a known format, or empty.
    pub(super) fn check_format(&self) -> Result<(), Failure> {
        let pragma = |name: &str| {
            let value = self.connection.pragma_query_value(None, name, |row| row.get(0));
            self.or_failure::<i32>(value)
        };
        let tables = self.or_failure(self.tables())?;
        // SQLite creates an empty file before the first write, which a killed run leaves behind.
        if tables.is_empty() {
            return Ok(());
        }
        let (mark, format) = (pragma("application_id")?, pragma("user_version")?);
        // A later format may contain rules that this version would violate.
        if mark == MARK && format > FORMAT {
            let message = format!(
                "`{}` is a registry of a later version of this program",
                self.path.display()
            );
            let help = "use that version, or a later one";
            return Err(Failure::input(vec![Diagnostic::error(message).help(help)]));
        }
        let mut known: Vec<&str> = match format {
            FORMAT_WITHOUT_SEALS => TABLES[..TABLES.len() - 1].into(),
            _ => TABLES.into(),
        };
        known.sort_unstable();
        if mark == MARK && (FORMAT_WITHOUT_SEALS..=FORMAT).contains(&format) && tables == known {
            Ok(())
        } else {
            Err(not_a_registry(&self.path))
        }
    }

    fn tables(&self) -> rusqlite::Result<Vec<String>> {
        self.connection
            .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql")?
            .query_map([], |row| row.get(0))?
            .collect()
    }

    /// Creates the tables of an empty file, or adds seals to an older one. Call it inside a transaction.
    pub(super) fn create_tables(&self) -> Result<(), Failure> {
        self.check_format()?;
        if self.is_blank()? {
            for table in TABLES {
                self.or_failure(self.connection.execute(table, []))?;
            }
            self.or_failure(self.connection.pragma_update(None, "application_id", MARK))?;
            self.or_failure(self.connection.pragma_update(None, "user_version", FORMAT))?;
        } else if !self.has_seals()? {
            self.or_failure(self.connection.execute(TABLES[TABLES.len() - 1], []))?;
            for entry in self.volumes()? {
                // An older file is upgraded in the transaction of the first change, so it is never half upgraded.
                self.or_failure(self.put_seal(entry.number, &self.volume(&entry)?))?;
            }
            self.or_failure(self.connection.pragma_update(None, "user_version", FORMAT))?;
        }
        Ok(())
    }

    /// `true` if nothing has ever been recorded in the file.
    ///
    /// # Errors
    /// With [`Exit::System`] if the file cannot be read.
    pub fn is_blank(&self) -> Result<bool, Failure> {
        Ok(self.or_failure(self.tables())?.is_empty())
    }

    fn has_seals(&self) -> Result<bool, Failure> {
        Ok(self.or_failure(self.tables())?.iter().any(|table| table == TABLES[TABLES.len() - 1]))
    }

    fn put_seal(&self, number: u32, volume: &RecordedVolume) -> rusqlite::Result<()> {
        let seal = "INSERT OR REPLACE INTO seal (volume, digest) VALUES (?, ?)";
        self.connection.execute(seal, params![number, volume.seal()]).map(|_| ())
    }

    /// Returns the hash of everything that was recorded for a volume; `None` in a file of the previous format, which
    /// has no seals.
    pub(super) fn seal(&self, number: u32) -> Result<Option<Vec<u8>>, Failure> {
        if !self.has_seals()? {
            return Ok(None);
        }
        let seal = "SELECT digest FROM seal WHERE volume = ?";
        let seal = self.connection.query_row(seal, [number], |row| row.get(0));
        self.or_failure(seal.optional()).map(|seal| Some(seal.unwrap_or_default()))
    }

    /// Returns everything that is recorded for a volume.
    pub(super) fn volume(&self, entry: &VolumeEntry) -> Result<RecordedVolume, Failure> {
        let mut volume = RecordedVolume {
            title: entry.title.clone(),
            lock: entry.lock.clone(),
            puzzles: Vec::new(),
        };
        self.puzzles(entry.number, |puzzle| {
            volume.puzzles.push(puzzle);
            Ok(())
        })?;
        Ok(volume)
    }

    /// Returns the volumes, in ascending order of number.
    ///
    /// # Errors
    /// With [`Exit::System`] if the file cannot be read.
    pub fn volumes(&self) -> Result<Vec<VolumeEntry>, Failure> {
        if self.or_failure(self.tables())?.is_empty() {
            return Ok(Vec::new());
        }
        let list = || {
            self.connection
                .prepare("SELECT number, title, lock, digest, puzzles FROM volume ORDER BY number")?
                .query_map([], VolumeEntry::of)?
                .collect()
        };
        self.or_failure(list())
    }

    /// Calls `each` for every puzzle of a volume, in ascending order of number, until it fails.
    ///
    /// # Errors
    /// Errors of `each`; with [`Exit::System`] if the file cannot be read.
    pub fn puzzles(
        &self,
        volume: u32,
        mut each: impl FnMut(VolumePuzzle) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut query = self
            .or_failure(self.connection.prepare(
                "SELECT number, level, hash FROM puzzle WHERE volume = ? ORDER BY number",
            ))?;
        let puzzle = |row: &Row<'_>| {
            Ok(VolumePuzzle {
                number: row.get(0)?,
                level: row.get(1)?,
                hash: PuzzleHash(row.get(2)?),
            })
        };
        let puzzles = self.or_failure(query.query_map([volume], puzzle))?;
        for puzzle in puzzles {
            each(self.or_failure(puzzle)?)?;
        }
        Ok(())
    }

    /// Stores `volume` under `number`, replacing any previous record. Call it inside a transaction.
    pub(super) fn put(&self, number: u32, volume: &RecordedVolume) -> Result<(), Failure> {
        let put = || {
            self.clear(number)?;
            self.connection.execute(
                "INSERT INTO volume (number, title, lock, digest, puzzles) VALUES (?, ?, ?, ?, ?)",
                params![
                    number,
                    volume.title,
                    volume.lock,
                    volume.digest(),
                    volume.puzzles.len() as i64
                ],
            )?;
            let mut insert = self
                .connection
                .prepare("INSERT INTO puzzle (volume, number, hash, level) VALUES (?, ?, ?, ?)")?;
            // Sorted by hash, like the larger of the two B-trees.
            let mut puzzles: Vec<&VolumePuzzle> = volume.puzzles.iter().collect();
            puzzles.sort_by_key(|puzzle| puzzle.hash);
            for puzzle in puzzles {
                insert.execute(params![number, puzzle.number, puzzle.hash.0, puzzle.level])?;
            }
            self.put_seal(number, volume)
        };
        self.or_failure(put())
    }

    /// Removes the volume with that number; returns `true` if there was one.
    pub(super) fn clear(&self, number: u32) -> rusqlite::Result<bool> {
        self.connection.execute("DELETE FROM puzzle WHERE volume = ?", [number])?;
        self.connection.execute("DELETE FROM seal WHERE volume = ?", [number])?;
        Ok(self.connection.execute("DELETE FROM volume WHERE number = ?", [number])? > 0)
    }

    /// Starts a transaction, which is rolled back unless [`Registry::commit`] is called.
    pub(super) fn begin(&self) -> Result<(), Failure> {
        // Immediate: a deferred transaction could read first and then fail to write because another process came
        // between.
        self.or_failure(self.connection.execute_batch("BEGIN IMMEDIATE"))
    }

    /// Commits the transaction.
    pub(super) fn commit(&self) -> Result<(), Failure> {
        self.or_failure(self.connection.execute_batch("COMMIT"))
    }

    /// Removes a volume; returns `true` if there was one.
    ///
    /// # Errors
    /// Same as for [`Registry::open`].
    pub fn remove(path: &Path, number: u32) -> Result<bool, Failure> {
        let registry = Registry::open_to_change(path)?;
        registry.begin()?;
        registry.create_tables()?;
        let was_present = registry.or_failure(registry.clear(number))?;
        registry.commit()?;
        Ok(was_present)
    }
}

/// `true` if there is a file at `path`; an error if it is not a file.
fn exists(path: &Path) -> Result<bool, Failure> {
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => Ok(true),
        Ok(_) => Err(not_a_registry(path)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
        Err(error) => {
            let message = format!("cannot read `{}`: {error}", path.display());
            Err(Failure::new(Exit::System, Diagnostic::error(message)))
        }
    }
}

fn not_a_registry(path: &Path) -> Failure {
    let message = format!("`{}` is not a registry of this program", path.display());
    let help = "choose another file; the first volume creates it";
    Failure::input(vec![Diagnostic::error(message).help(help)])
}

/// Returns the failure for an error of the database.
fn failure(path: &Path, error: &rusqlite::Error) -> Failure {
    let name = path.display();
    let system = |why: &str, help: &str| {
        let report = Diagnostic::error(format!("cannot use the registry `{name}`: {why}"));
        Failure::new(Exit::System, report.help(help))
    };
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => not_a_registry(path),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            system("another program has locked it", "try again when that program has finished")
        }
        Some(ErrorCode::DatabaseCorrupt) => system(
            "it is damaged",
            "restore a backup, or add the locks of all volumes to a new registry: gridpress registry add",
        ),
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            system("it cannot be written", "make the file and its folder writable")
        }
        Some(ErrorCode::CannotOpen) => {
            system("it cannot be opened", "its folder must exist, and be readable and writable")
        }
        Some(ErrorCode::DiskFull) => system("the disk is full", "free some space"),
        _ => system(&error.to_string(), "nothing was changed"),
    }
}

/// The largest number of lines reported for one kind of flaw.
const MAX_FLAWS: usize = 20;

impl Registry {
    /// Returns the flaws of the registry, one line each. Checks that the file is intact, no volume is missing, each has
    /// the puzzles that were recorded for it, and no puzzle occurs twice.
    ///
    /// # Errors
    /// With [`Exit::System`](gridpress_messages::diag::Exit::System) if the file cannot be read.
    pub fn flaws(&self) -> Result<Vec<String>, Failure> {
        let mut flaws = self.or_failure(self.damage())?;
        let entries = self.volumes()?;
        let last = entries.last().map_or(0, |entry| entry.number);
        let is_recorded = |number: u32| entries.iter().any(|entry| entry.number == number);
        let missing = (1..last).filter(|number| !is_recorded(*number));
        flaws.extend(missing.take(MAX_FLAWS).map(|number| format!("volume {number} is missing")));
        for entry in &entries {
            let volume = self.volume(entry)?;
            if volume.digest() != entry.digest || volume.puzzles.len() as u32 != entry.puzzles {
                let number = entry.number;
                flaws.push(format!("volume {number} no longer has the puzzles that were recorded"));
            } else if self.seal(entry.number)?.is_some_and(|seal| seal != volume.seal()) {
                let number = entry.number;
                flaws.push(format!(
                    "volume {number} no longer has the title, the lock and the levels that were recorded"
                ));
            }
        }
        flaws.extend(self.or_failure(self.repeats())?);
        Ok(flaws)
    }

    /// Describes why a book is not the volume `number`, or without a number, not any of the volumes; `None` if it is.
    ///
    /// # Errors
    /// Same as for [`Registry::flaws`].
    pub fn difference(
        &self,
        number: Option<u32>,
        volume: &RecordedVolume,
    ) -> Result<Option<String>, Failure> {
        let entries = self.volumes()?;
        let digest = volume.digest();
        let Some(number) = number else {
            let is_recorded = entries.iter().any(|entry| entry.digest == digest);
            return Ok((!is_recorded).then(|| "no volume has these puzzles".to_owned()));
        };
        let entry = entries.iter().find(|entry| entry.number == number);
        Ok(match entry {
            None => Some(format!("volume {number} is missing")),
            Some(entry) if entry.digest != digest => {
                Some(format!("volume {number} has different puzzles"))
            }
            Some(entry) => {
                let recorded = self.volume(entry)?;
                let levels = |volume: &RecordedVolume| -> Vec<String> {
                    let puzzle = volume.puzzles.iter();
                    puzzle.map(|puzzle| puzzle.level.clone()).collect()
                };
                let others: Vec<&str> = [
                    ("another title", recorded.title == volume.title),
                    ("other levels", levels(&recorded) == levels(volume)),
                    ("another lock", recorded.lock == volume.lock),
                ]
                .into_iter()
                .filter(|(_, is_same)| !is_same)
                .map(|(what, _)| what)
                .collect();
                let line =
                    format!("volume {number} has the same puzzles, but {}", others.join(", "));
                (!others.is_empty()).then_some(line)
            }
        })
    }

    fn damage(&self) -> rusqlite::Result<Vec<String>> {
        let damage = self
            .connection
            .prepare(&format!("PRAGMA integrity_check({MAX_FLAWS})"))?
            .query_map([], |row| row.get::<_, String>(0))?
            .collect::<rusqlite::Result<Vec<_>>>()?
            .into_iter()
            .filter(|line| line != "ok");
        Ok(damage.map(|line| format!("the file is damaged: {line}")).collect())
    }

    /// Returns lines about puzzles that occur more than once.
    fn repeats(&self) -> rusqlite::Result<Vec<String>> {
        if self.volumes().is_ok_and(|volumes| volumes.is_empty()) {
            return Ok(Vec::new());
        }
        let mut query = self.connection.prepare(
            "SELECT hash FROM puzzle GROUP BY hash HAVING count(*) > 1 ORDER BY min(volume), min(number)",
        )?;
        let mut places = self.connection.prepare(
            "SELECT volume, number FROM puzzle WHERE hash = ? ORDER BY volume, number LIMIT 2",
        )?;
        let mut repeats = Vec::new();
        let mut more = 0;
        let mut hashes = query.query([])?;
        while let Some(row) = hashes.next()? {
            // A damaged or mixed-up file could have thousands, and the rest is only counted.
            if repeats.len() == MAX_FLAWS {
                more += 1;
                continue;
            }
            let hash = PuzzleHash(row.get(0)?);
            let places: Vec<(u32, u32)> = places
                .query_map([hash.0], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect::<rusqlite::Result<_>>()?;
            let places: Vec<String> = places
                .iter()
                .map(|(volume, number)| format!("number {number} of volume {volume}"))
                .collect();
            repeats.push(format!("the same puzzle is {}", places.join(" and ")));
        }
        if more > 0 {
            repeats.push(format!("and {more} more puzzles occur more than once"));
        }
        Ok(repeats)
    }
}

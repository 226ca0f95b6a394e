//! What is wrong with a registry.

use super::file::Registry;
use super::volume::{Print, Volume};
use gridpress_base::diag::Failure;

/// The most lines that are told of one kind of flaw.
const MOST: usize = 20;

impl Registry {
    /// What is wrong, a line for each; nothing where all is well: the file is whole, no volume is missing, each has the
    /// puzzles that it was recorded with, and no puzzle stands in two places.
    ///
    /// # Errors
    /// With [`Exit::System`](gridpress_base::diag::Exit::System) where the file cannot be read.
    pub fn flaws(&self) -> Result<Vec<String>, Failure> {
        let mut flaws = self.told(self.damage())?;
        let entries = self.volumes()?;
        let last = entries.last().map_or(0, |entry| entry.number);
        let is_there = |number: u32| entries.iter().any(|entry| entry.number == number);
        let missing = (1..last).filter(|number| !is_there(*number));
        flaws.extend(missing.take(MOST).map(|number| format!("volume {number} is missing")));
        for entry in &entries {
            let volume = self.volume(entry)?;
            if volume.digest() != entry.digest || volume.puzzles.len() as u32 != entry.puzzles {
                let number = entry.number;
                flaws
                    .push(format!("volume {number} has not the puzzles that it was recorded with"));
            } else if self.seal(entry.number)?.is_some_and(|seal| seal != volume.seal()) {
                let number = entry.number;
                flaws.push(format!(
                    "volume {number} has not the title, the lock and the levels that it was recorded with"
                ));
            }
        }
        flaws.extend(self.told(self.repeats())?);
        Ok(flaws)
    }

    /// Why a book is not the volume of that number, or where it has none, not any of them; `None` where it is.
    ///
    /// # Errors
    /// As [`Registry::flaws`].
    pub fn difference(
        &self,
        number: Option<u32>,
        volume: &Volume,
    ) -> Result<Option<String>, Failure> {
        let entries = self.volumes()?;
        let digest = volume.digest();
        let Some(number) = number else {
            let is_there = entries.iter().any(|entry| entry.digest == digest);
            return Ok((!is_there).then(|| "no volume has these puzzles".to_owned()));
        };
        let entry = entries.iter().find(|entry| entry.number == number);
        Ok(match entry {
            None => Some(format!("volume {number} is missing")),
            Some(entry) if entry.digest != digest => {
                Some(format!("volume {number} has other puzzles"))
            }
            Some(entry) => {
                let recorded = self.volume(entry)?;
                let levels = |volume: &Volume| -> Vec<String> {
                    let held = volume.puzzles.iter();
                    held.map(|held| held.level.clone()).collect()
                };
                let fields = [
                    ("another title", recorded.title == volume.title),
                    ("other levels", levels(&recorded) == levels(volume)),
                    ("another lock", recorded.lock == volume.lock),
                ];
                let others = fields.into_iter().filter(|(_, is_same)| !is_same);
                let others: Vec<&str> = others.map(|(what, _)| what).collect();
                let line =
                    format!("volume {number} has the same puzzles, and {}", others.join(", "));
                (!others.is_empty()).then_some(line)
            }
        })
    }

    fn damage(&self) -> rusqlite::Result<Vec<String>> {
        let mut query = self.connection.prepare(&format!("PRAGMA integrity_check({MOST})"))?;
        let lines = query.query_map([], |row| row.get::<_, String>(0))?;
        let lines = lines.collect::<rusqlite::Result<Vec<_>>>()?.into_iter();
        let damage = lines.filter(|line| line != "ok");
        Ok(damage.map(|line| format!("the file is damaged: {line}")).collect())
    }

    /// The puzzles that stand in several places.
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
        let mut prints = query.query([])?;
        while let Some(row) = prints.next()? {
            if repeats.len() == MOST {
                more += 1;
                continue;
            }
            let print = Print(row.get(0)?);
            let places = places.query_map([print.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let places: Vec<(u32, u32)> = places.collect::<rusqlite::Result<_>>()?;
            let places =
                places.iter().map(|(volume, number)| format!("number {number} of volume {volume}"));
            let places: Vec<String> = places.collect();
            repeats.push(format!("the same puzzle stands as {}", places.join(" and as ")));
        }
        if more > 0 {
            repeats.push(format!("and {more} more puzzles stand in several places"));
        }
        Ok(repeats)
    }
}

//! What becomes of each file of a run: whoever prints a day must not find it changed, and nobody's own work is lost.

use gridpress_base::hash::sha256;
use gridpress_press::DayFile;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// What becomes of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is there with the right bytes.
    Keep,
    /// There is no such file, and it is written.
    Write,
    /// It is there as an earlier run left it, for a day to come, and is made anew.
    Renew,
    /// It is there with other bytes, and is written over by force.
    Overwrite,
    /// It is there as an earlier run left it, for a day that has been published, and stays.
    Published,
    /// It is there as an earlier run left it, for a day that is frozen, and stays.
    Frozen,
    /// Somebody else wrote it, and it is left alone.
    Changed,
}

impl Fate {
    /// Every fate, in the order in which a summary tells of them.
    pub(super) const ALL: [Fate; 7] = [
        Fate::Write,
        Fate::Renew,
        Fate::Overwrite,
        Fate::Keep,
        Fate::Published,
        Fate::Frozen,
        Fate::Changed,
    ];

    /// The word of lists.
    pub(super) fn word(self) -> &'static str {
        match self {
            Fate::Keep => "keep",
            Fate::Write => "write",
            Fate::Renew => "renew",
            Fate::Overwrite => "overwrite",
            Fate::Published => "published",
            Fate::Frozen => "frozen",
            Fate::Changed => "changed",
        }
    }

    /// What a summary says that files of that fate are.
    pub(super) fn told(self) -> &'static str {
        match self {
            Fate::Keep => "right already",
            Fate::Write => "written",
            Fate::Renew => "made anew",
            Fate::Overwrite => "written over",
            Fate::Published => "left as published",
            Fate::Frozen => "frozen as they were",
            Fate::Changed => "changed by somebody and left alone",
        }
    }

    /// Whether bytes go to the disk.
    pub(super) fn is_written(self) -> bool {
        matches!(self, Fate::Write | Fate::Renew | Fate::Overwrite)
    }

    /// Whether the file ends with the bytes of this run.
    pub(super) fn is_right(self) -> bool {
        self.is_written() || self == Fate::Keep
    }
}

/// The files that a run writes over beside those of days to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rewrite {
    /// No files.
    Nothing,
    /// Files of published and frozen days, whose puzzles stay.
    Design,
    /// All files that differ.
    All,
}

/// By what the fate of files is settled.
pub(super) struct Policy {
    /// The last day that has been published.
    pub today: Date,
    /// The last day whose files stay as they are.
    pub settled: Date,
    /// What is written over.
    pub rewrite: Rewrite,
    /// The hashes that earlier runs gave to files, with their names.
    pub known: BTreeSet<(String, String)>,
}

impl Policy {
    /// The fate of a file that should have `bytes`, and has those of `there` if it is there.
    pub(super) fn fate(&self, file: &DayFile, bytes: &[u8], there: Option<&[u8]>) -> Fate {
        let Some(there) = there else {
            return Fate::Write;
        };
        let is_ours = || self.known.contains(&(file.name.clone(), sha256(there)));
        if there == bytes {
            Fate::Keep
        } else if self.rewrite == Rewrite::All {
            Fate::Overwrite
        } else if !is_ours() {
            Fate::Changed
        } else if file.edition.is_none() || file.date > self.settled {
            // A sheet of proofs is of many days, and printed by nobody.
            Fate::Renew
        } else if self.rewrite == Rewrite::Design {
            Fate::Overwrite
        } else if file.date <= self.today {
            Fate::Published
        } else {
            Fate::Frozen
        }
    }
}

//! Expected solving times as JSON.

use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::SolvingTime;
use gridpress_engine::record;
use serde::Serialize;

record! {
    /// An expected solving time in minutes, to a tenth.
    #[derive(Clone, Copy, Debug, PartialEq, Serialize)]
    pub struct MinutesRecord {
        /// The expected time.
        pub expected: f64,
        /// The shortest time of the range that covers four of five puzzles.
        pub low: f64,
        /// The longest time of that range.
        pub high: f64,
        /// `true` for an estimate: the model was fitted to times of classic puzzles only.
        pub estimate: bool,
    }
}

impl MinutesRecord {
    /// Creates the record of the solving time of a puzzle of `kind`.
    pub fn of(kind: Kind, time: SolvingTime) -> MinutesRecord {
        let minutes = |seconds: u32| f64::from((seconds + 3) / 6) / 10.0;
        MinutesRecord {
            expected: minutes(time.seconds),
            low: minutes(time.low),
            high: minutes(time.high),
            estimate: kind != Kind::CLASSIC,
        }
    }
}

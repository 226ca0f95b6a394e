//! Seeds: named on the command line, or drawn from the system's entropy.

use super::talk::Talk;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use rand::TryRng;

/// The value of a flag `--seed`; an error for a text that cannot be a seed.
pub(super) fn parsed(text: &str) -> Result<String, String> {
    match gridpress_engine::rng::seed_mistake(text) {
        None => Ok(text.to_owned()),
        Some(why) => Err(format!("a seed {why}")),
    }
}

/// A new seed: 64 bits of the system's entropy, in decimal.
pub(super) fn drawn() -> Result<String, Failure> {
    let drawn = rand::rngs::SysRng.try_next_u64();
    drawn.map(|seed| seed.to_string()).map_err(|error| {
        let report = Diagnostic::error(format!("the system gives no random seed: {error}"));
        Failure::new(Exit::System, report.help("name one with --seed"))
    })
}

/// A word that nobody can guess: 128 bits of the system's entropy. It reaches no output.
pub(super) fn token() -> Result<String, Failure> {
    let mut token = String::new();
    for _ in 0..2 {
        let half = rand::rngs::SysRng.try_next_u64().map_err(no_chance)?;
        token += &format!("{half:016x}");
    }
    Ok(token)
}

fn no_chance(error: impl std::fmt::Display) -> Failure {
    let report = Diagnostic::error(format!("the system gives no random numbers: {error}"));
    Failure::new(Exit::System, report)
}

/// The seed of the command line; without one, a new seed, which is printed on standard error.
pub(super) fn named_or_drawn(named: Option<&str>, talk: &Talk) -> Result<String, Failure> {
    if let Some(seed) = named {
        return Ok(seed.to_owned());
    }
    let seed = drawn()?;
    talk.say(&format!("seed {seed}"));
    Ok(seed)
}

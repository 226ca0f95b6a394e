//! Tests that need other programs: Ghostscript, Poppler, librsvg and ZBar. `cargo test` leaves them out, `.ci/run`
//! installs the programs and runs them; by hand: `cargo test --test external`.

#[path = "../program/cover_samples.rs"]
mod cover_samples;
#[path = "../program/greys.rs"]
mod greys;

mod covers;
mod painters;

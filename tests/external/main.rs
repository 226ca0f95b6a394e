//! Tests that need other programs: Ghostscript, Poppler, librsvg, ZBar and faketime. `cargo test` leaves them out, `.ci/run`
//! installs the programs and runs them; by hand: `cargo test --test external`.

#[path = "../program/greys.rs"]
mod greys;

mod desk_clock;
mod painters;

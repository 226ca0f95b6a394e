//! Tests that need other programs: Ghostscript, Poppler, librsvg, ZBar, faketime, bash, man, unzip and Python.
//! `cargo test` leaves them out, `.ci/run` installs the programs and runs them; by hand: `cargo test --test external`.

#[path = "../program/greys.rs"]
#[allow(
    dead_code,
    reason = "shared with the target `program`, which uses the rest"
)]
mod greys;
#[path = "../program/program.rs"]
#[allow(
    dead_code,
    reason = "shared with the target `program`, which uses the rest"
)]
mod program;

mod desk_clock;
mod installed;
mod painters;

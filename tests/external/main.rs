//! Tests that need other programs: Ghostscript, Poppler, librsvg, ZBar, faketime, bash, man, unzip and Python. `cargo
//! test` omits them. `.ci/install` installs the programs and `.ci/test` runs the tests; by hand: `cargo test --test
//! external`.

#[path = "../program/cover_samples.rs"]
mod cover_samples;
#[path = "../program/grey_image.rs"]
#[allow(dead_code, reason = "shared with the target `program`, which uses the rest")]
mod grey_image;
#[path = "../program/program.rs"]
#[allow(dead_code, reason = "shared with the target `program`, which uses the rest")]
mod program;

mod covers;
mod desk_clock;
mod installed;
mod painters;

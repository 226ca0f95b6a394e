//! The tests from outside: one program, so that the crate is linked once. A module is a subject.

mod cover_samples;
#[path = "../../src/extent.rs"]
mod extent;
#[path = "../../src/golden.rs"]
mod golden;
#[allow(
    dead_code,
    reason = "shared with the target `external`, which uses the rest"
)]
mod greys;
mod program;

mod artwork;
mod asking;
mod book;
mod boundaries;
mod canvases;
mod check;
mod covers;
mod daily;
mod desk_changes;
mod desk_files;
mod desk_folder;
mod desk_site;
mod desk_slots;
mod explain;
mod export;
mod foreign_files;
mod frozen;
mod furniture;
mod fuzz;
mod generate;
mod guide;
mod help;
mod hostile;
mod interiors;
mod keeping;
mod kinds;
mod labels;
mod languages;
mod latin;
mod layouts;
mod letters;
mod limits;
mod lock;
mod marked_pages;
mod matter;
mod names;
mod nearby;
mod outside;
mod overlapping_pages;
mod own_pictures;
mod packs;
mod pages;
mod pictures;
mod preview;
mod puzzles;
mod registry;
mod schema;
mod sheets;
mod specs;
mod starters;
mod stats;
mod tampered_pages;
mod tampering;
mod usage;
mod verify;
mod versions;
mod visible_covers;
mod watch;
mod web_pages;

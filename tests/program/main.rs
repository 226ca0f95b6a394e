//! The tests from outside: one program, so that the crate is linked once. A module is a subject.

#[path = "../../src/golden.rs"]
mod golden;
mod greys;
mod program;

mod asking;
mod book;
mod boundaries;
mod check;
mod covers;
mod daily;
mod desk_files;
mod explain;
mod export;
mod frozen;
mod furniture;
mod generate;
mod guide;
mod help;
mod keeping;
mod kinds;
mod labels;
mod languages;
mod limits;
mod lock;
mod matter;
mod names;
mod nearby;
mod outside;
mod pages;
mod painters;
mod pictures;
mod preview;
mod puzzles;
mod registry;
mod schema;
mod sheets;
mod specs;
mod starters;
mod stats;
mod tampering;
mod usage;
mod verify;
mod versions;
mod watch;
mod web_pages;

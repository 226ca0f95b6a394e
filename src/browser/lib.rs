//! The application in a browser tab: a [`Session`] takes the place of the server, in a worker of the page.
//!
//! The page's requests are those of `gridpress watch`, and a [`Session`] answers them from a folder in memory. It has no
//! thread: the worker calls [`Session::work`] between requests, until nothing is left to do. Fonts and messages are
//! downloaded when they are needed: a request that lacks one has [`MISSING`] as its status, and is sent again once
//! [`Session::missing`] was loaded.

#![forbid(unsafe_code)]

mod archive;
#[cfg(target_family = "wasm")]
mod bindings;
mod making;
mod memory;
mod series;
mod session;
mod single;

#[cfg(test)]
mod tests;

pub use session::{MISSING, Response, Session, WorkLeft};

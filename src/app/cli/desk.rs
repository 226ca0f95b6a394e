//! The folder of a newspaper's desk: its days, its files, its history, and the spec that it was made from.

pub(super) mod days;
pub(super) mod history;
pub(super) mod source;
pub(super) mod store;

//! What stands around a grid: its heading, the signs of its level, the footer below, and where a page has them.

pub(super) mod arrange;
pub(super) mod band;
pub(super) mod footer;
pub(super) mod heading;
pub(super) mod names;
pub(super) mod nearby;
pub(super) mod qr;
pub(super) mod signs;
pub(super) mod stars;

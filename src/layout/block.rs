//! What stands around a grid: its heading, the signs of its level, the footer below, and where a page has them.

pub(super) mod arrangement;
pub(super) mod footer;
pub(super) mod heading;
pub(super) mod level_signs;
pub(super) mod numbers;
pub(super) mod qr;

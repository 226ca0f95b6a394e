//! The surroundings of a grid: its heading, the sign of its level, the footer below it, and their arrangement on a
//! page.

pub(super) mod arrangement;
pub(super) mod footer;
pub(super) mod heading;
pub(super) mod level_signs;
pub(super) mod numbers;
pub(super) mod qr;

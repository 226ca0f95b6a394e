//! What stands around a grid: its heading, the signs of its level, the footer below, and where a page has them.

pub(crate) mod arrange;
pub(crate) mod footer;
pub(crate) mod heading;
pub(crate) mod qr;
pub(crate) mod signs;
pub(crate) mod stars;

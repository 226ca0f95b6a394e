//! Grids on paper: rules, figures, shades, cages, pencil marks and diagrams.

pub(crate) mod cages;
pub(crate) mod diagram;
pub(crate) mod draw;
pub(crate) mod pencil;
pub(crate) mod shading;
pub(crate) mod square;

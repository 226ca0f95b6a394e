//! Drawing of grids.
//!
//! A [`style::GridDesign`] has the purpose of grids, their size and their rules. It yields a [`style::GridStyle`] for
//! grids of one kind, with everything that they share: the height of figures, the measures of cages, the ruling. Its
//! `draw` method makes the items of one grid. Each item is in a [`lattice::Layer`], so that a diagram can put its signs
//! between rules and digits, and a back end with a style sheet knows what it paints.
//!
//! The look of variants is defined only in [`shading`], [`cages`], [`marks`], [`corner_marks`],
//! [`line_marks`] and [`outside_numbers`]; the signs of steps only in [`step_figure`].

pub(crate) mod cages;
pub(crate) mod candidates;
pub(crate) mod corner_marks;
pub(crate) mod diagram;
pub(crate) mod excerpt;
pub(crate) mod figures;
pub(crate) mod lattice;
pub(crate) mod line_marks;
pub(crate) mod marks;
pub(crate) mod measures;
pub(crate) mod outside_numbers;
pub(crate) mod puzzle_view;
pub(crate) mod ruling;
pub(crate) mod shading;
pub(crate) mod step_figure;
pub(crate) mod style;
pub(crate) mod table;

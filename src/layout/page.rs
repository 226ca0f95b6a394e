//! What back ends see: pages of positioned items, in documents.

pub(crate) mod document;
pub(crate) mod item;
pub(crate) mod outline;
pub(crate) mod walk;

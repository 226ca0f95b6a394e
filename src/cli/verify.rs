//! `gridpress verify`.
use super::Talk;
use crate::diag::Failure;
use clap::Args;
use std::path::PathBuf;

/// Prove that a book is what its lock says
#[derive(Args)]
pub(super) struct VerifyArgs {
    /// The lock, or the PDF with its lock beside it
    file: PathBuf,
}

pub(super) fn run(args: &VerifyArgs, _talk: &Talk) -> Result<(), Failure> {
    let _ = &args.file;
    Ok(())
}

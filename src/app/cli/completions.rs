//! `gridpress completions`: commands, flags and their choices, for shells.

use super::answer::answer;
use clap::{Args, Command};
use clap_complete::Shell;
use gridpress_base::diag::Failure;

/// Print the script by which a shell completes commands, flags and names
#[derive(Args)]
#[command(after_help = "\
Examples:
  source <(gridpress completions bash)         for this shell
  gridpress completions fish > ~/.config/fish/completions/gridpress.fish
  gridpress completions zsh > ~/.zfunc/_gridpress")]
pub(super) struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL", ignore_case = true)]
    shell: Shell,
}

/// Prints the completions of `program`.
pub(super) fn run(args: &CompletionsArgs, mut program: Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(args.shell, &mut program, name, &mut script);
    answer(&String::from_utf8_lossy(&script))
}

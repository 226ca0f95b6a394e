//! Answers on standard output, and the failures that stand for an answer.

use super::files;
use gridpress_base::diag::{Diagnostic, Exit, Failure};
use std::io::Write;

/// Writes an answer to standard output. A closed pipe ends the program quietly.
pub(super) fn answer(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            let report = Diagnostic::error(format!(
                "cannot write to standard output: {}",
                files::reason(&error)
            ));
            Err(Failure::new(Exit::System, report))
        }
    }
}

/// The failure when a search was given up before it settled the number of solutions.
pub(super) fn unsettled() -> Failure {
    let report = Diagnostic::error("a search was given up that would have taken too long");
    let help =
        "whether that puzzle has one solution is not known; with more givens it can be found out";
    Failure::new(Exit::Budget, report.help(help))
}

/// The failure of a command whose answer is no, when that answer was printed already: it has no report.
pub(super) fn no() -> Failure {
    Failure { exit: Exit::No, reports: Vec::new() }
}

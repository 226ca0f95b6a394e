//! The command-line program, a thin wrapper around [`gridpress::run`].

#![forbid(unsafe_code)]

fn main() -> std::process::ExitCode {
    gridpress::run()
}

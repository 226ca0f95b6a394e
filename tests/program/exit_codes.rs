//! Exit codes of wrong usage and of help.

use super::program::{code, folder, stdout};

#[test]
fn wrong_usage_is_2_and_help_is_0() {
    let folder = folder();
    for args in [
        &["bok"][..],
        &["book", "--sed", "1"],
        &["generate", "-n", "0"],
        &["--threads", "0", "book"],
        &["book", "a.toml", "--lock", "b.lock"],
        &["generate", "--size", "7"],
        &["generate", "--size", "6", "--box", "4x4"],
        &["generate", "--variant", "dots"],
        &["generate", "--variant", "diagonal,jigsaw", "--format", "line"],
        &["generate", "--size", "6", "--removed", "37"],
        &["generate", "-n", "2", "--format", "ipuz"],
        &["generate", "--format", "sdm", "--solution"],
        &["generate", "--format", "sdk", "--variant", "diagonal"],
        &["generate", "--variant", "jigsaw", "--format", "json", "--fill", "shuffle"],
        &["preview"],
        &["preview", "-o", "p", "--pages", "3-1"],
        &["preview", "-o", "p", "--pages", "0"],
        &["preview", "-o", "p", "--dpi", "9"],
        &["preview", "-o", "p", "--dpi", "sharp"],
        &["preview", "-o", "p", "--format", "gif"],
        &["watch", "missing.toml"],
        &["watch", "-"],
        &["watch", "--port", "0"],
        &["solve", "--count=0"],
        &["shuffle", "-n", "0"],
    ] {
        assert_eq!(code(folder.path(), args), 2, "{args:?}");
    }
    assert_eq!(code(folder.path(), &["book", "missing.toml"]), 2);
    assert_eq!(code(folder.path(), &["verify", "missing.lock"]), 2);
    for args in [
        &["--help"][..],
        &["--version"],
        &["book", "--help"],
        &["verify", "--help"],
        &["preview", "--help"],
        &["watch", "--help"],
        &["generate", "--help"],
        &["solve", "--help"],
        &["grade", "--help"],
        &["hint", "--help"],
        &["explain", "--help"],
        &["shuffle", "--help"],
    ] {
        let (help, code) = stdout(folder.path(), args, "");
        assert_eq!(code, 0);
        assert!(args == ["--version"] || help.contains("Examples:"), "{args:?}");
    }
}

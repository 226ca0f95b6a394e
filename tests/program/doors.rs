//! The program and the packages answer with the same objects.

use super::program::{folder, run_on};
use serde_json::{Value, json};

const PUZZLES: [&str; 5] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    // An X-wing; beyond logic; without a solution; with several.
    "....1...98..9..2..3.9..4...59.8..6...73...52...1..2.97...5..1.4..5..6..22...8....",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "11...............................................................................",
    ".................................................................................",
];

/// Returns the lines that the program prints as JSON.
fn printed(args: &str, input: &str) -> Vec<Value> {
    let args: Vec<&str> = args.split(' ').collect();
    let out = run_on(folder().path(), &args, input).out;
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the reply of the packages to a request.
fn reply(verb: &str, request: &Value) -> Value {
    let reply = gridpress_verbs::call(verb, &request.to_string(), &false.into());
    serde_json::from_str(&reply).unwrap()
}

#[test]
fn generated_puzzles_are_the_same_objects() {
    for options in [
        json!({ "level": "hard" }),
        json!({ "level": "easy", "variant": "killer", "size": 6 }),
        json!({ "level": "easy", "variant": ["jigsaw"] }),
        json!({ "level": "easy", "size": 6, "box": "3x2" }),
        json!({ "level": "easy", "grids": "Twodoku" }),
        json!({ "removed": "minimal", "size": 4, "symmetry": "none" }),
        json!({ "removed": "minimal", "symmetry": "rotate180" }),
    ] {
        let mut args = "generate --seed s --json --solution --canonical".to_owned();
        for (name, value) in options.as_object().unwrap() {
            let value = value.get(0).unwrap_or(value);
            args += &format!(" --{name} {}", value.to_string().trim_matches('"'));
        }
        let mut request = options;
        request["seed"] = "s".into();
        request["canonical"] = true.into();
        assert_eq!(printed(&args, "")[0], reply("generate", &request)["ok"], "{args}");
    }
}

#[test]
fn answers_on_puzzles_are_the_same_objects() {
    let mut puzzles: Vec<Value> = PUZZLES.map(|puzzle| json!({ "puzzle": puzzle })).into();
    for args in [
        "--variant killer",
        "--variant jigsaw",
        "--variant thermo --size 6",
        "--grids samurai",
        "--symbols word:NOSTALGIE",
        "--symbols 0-8",
    ] {
        puzzles.extend(printed(&format!("generate --seed s --level easy --json {args}"), ""));
    }
    let input: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    for (args, verb) in [
        ("grade --json", "rate"),
        ("solve --json", "solve"),
        ("explain --json", "explain"),
        ("hint --json --depth step", "hint"),
    ] {
        let printed = printed(args, &input);
        assert_eq!(printed.len(), puzzles.len(), "{args}");
        for (printed, puzzle) in printed.iter().zip(&puzzles) {
            let reply = reply(verb, &json!({ "puzzle": puzzle }));
            let code = match printed["solutions"].as_u64().unwrap() {
                1 => Value::Null,
                0 => "no-solution".into(),
                _ => "several-solutions".into(),
            };
            assert_eq!(reply["error"]["code"], code, "{verb} {puzzle}");
            let object = reply.get("ok").unwrap_or(&reply["error"]["reply"]);
            assert_eq!(object, printed, "{args}");
        }
    }
    let parsed = reply("parse", &json!({ "text": input }))["ok"].clone();
    assert_eq!(parsed.as_array().unwrap(), &printed("convert --json", &input));
    let list = printed("solve --count=2 --json", &input);
    let canonical = printed("canonical --json", &input);
    for ((list, canonical), puzzle) in list.iter().zip(canonical).zip(&puzzles) {
        let request = json!({ "puzzle": puzzle });
        assert_eq!(reply("count", &request)["ok"], list["solutions"]);
        assert_eq!(reply("canonical", &request)["ok"], canonical["canonical"]);
    }
}

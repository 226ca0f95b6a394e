//! Further puzzles for the pages of a newspaper's site: a page loads this library as WebAssembly once its player asks for
//! another puzzle, or for a QR code.
//!
//! The page's scripts send a request to [`call`], through the worker in `script/`.

#![forbid(unsafe_code)]

use gridpress_engine::generate::Level;
use gridpress_engine::puzzle::KindError;
use gridpress_engine::{Kind, PuzzleRequest};
use gridpress_ground::bundled;
use gridpress_messages::Words;
use gridpress_messages::symbols::Symbols;
use gridpress_render::web::{self, WebEdition};
use qrcodegen::{QrCode, QrCodeEcc};
use serde::{Deserialize, Serialize};

#[cfg(target_family = "wasm")]
mod bindings;

/// A request of a page.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
enum Request<'r> {
    /// A puzzle of a kind and level.
    Another {
        program: &'r str,
        kind: &'r str,
        level: &'r str,
        symbols: &'r str,
        language: &'r str,
        seed: String,
    },
    /// The QR code of a text.
    Qr { text: String },
}

/// A reply to a page.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Reply {
    /// The page of a puzzle.
    Page(String),
    /// A QR code: its side in modules, and its dark modules as the path of an SVG file.
    Qr(i32, String),
    /// Names of files to provide before the request is repeated.
    Missing(Vec<&'static str>),
    /// The reason why there is no reply, for those who keep the site.
    Error(String),
}

/// Answers a request in JSON: `{"page": html}`, `{"qr": [side, path]}`, `{"missing": [file]}` or `{"error": message}`.
pub fn call(request: &str) -> String {
    let reply = reply(request).unwrap_or_else(Reply::Error);
    serde_json::to_string(&reply).expect("texts and numbers")
}

fn reply(request: &str) -> Result<Reply, String> {
    match serde_json::from_str(request).map_err(|error| error.to_string())? {
        Request::Qr { text } => qr(&text),
        Request::Another { program, .. } if program != web::program() => {
            Err("the engine is of another version than the page".to_owned())
        }
        Request::Another { kind, level, symbols, language, seed, .. } => {
            let kind: Kind = kind.parse().map_err(|error: KindError| error.to_string())?;
            let level = Level::from_name(level).ok_or("an unknown level")?;
            let symbols = Symbols::named(symbols).ok_or("unknown symbols")?;
            let words = Words::new(language);
            match bundled::take_missing() {
                missing if missing.is_empty() => {}
                missing => return Ok(Reply::Missing(missing)),
            }
            let words = words.map_err(|error| error.to_string())?;
            let request = PuzzleRequest::new(seed).kind(kind).level(level);
            let sudoku = request.generate().map_err(|error| error.to_string())?;
            let puzzle = sudoku.puzzle().map_err(|error| error.to_string())?;
            let code = format!(
                "{} {}",
                sudoku.seed().unwrap_or_default(),
                sudoku.code().expect("it was generated")
            );
            Ok(Reply::Page(web::render(&WebEdition::alone(&words, &puzzle, level, symbols, &code))))
        }
    }
}

/// Returns the QR code of a text.
fn qr(text: &str) -> Result<Reply, String> {
    let code = QrCode::encode_binary(text.as_bytes(), QrCodeEcc::Low)
        .map_err(|_| "the text is too long for a QR code")?;
    let side = code.size();
    let dark = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let dark = dark.filter(|&(x, y)| code.get_module(x, y));
    Ok(Reply::Qr(side, dark.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn ask(request: Value) -> Value {
        serde_json::from_str(&call(&request.to_string())).unwrap()
    }

    /// Asks for a puzzle, with some other values. Returns the reply.
    fn another(other: Value) -> Value {
        let mut request = json!({
            "ask": "another", "program": web::program(), "kind": "6+killer", "level": "easy",
            "symbols": "letters", "language": "de", "seed": "s",
        });
        request.as_object_mut().unwrap().extend(other.as_object().unwrap().clone());
        ask(request)
    }

    /// Returns the data of the puzzle on a page.
    fn puzzle(reply: &Value) -> Value {
        let page = reply["page"].as_str().unwrap();
        let (_, data) = page.split_once("id=\"puzzle\">").unwrap();
        serde_json::from_str(data.split_once("</script>").unwrap().0).unwrap()
    }

    #[test]
    fn puzzles_are_those_of_the_engine() {
        let made = puzzle(&another(json!({})));
        let own = PuzzleRequest::new("s").kind("6+killer".parse().unwrap()).level(Level::Easy);
        let own = own.generate().unwrap().solve().unwrap();
        assert_eq!(made["solution"], json!(own.cells()));
        assert!(made["cages"].as_array().unwrap().len() > 5);
        assert_eq!(made, puzzle(&another(json!({}))));
        assert_ne!(made["code"], puzzle(&another(json!({ "seed": "t" })))["code"]);
    }

    #[test]
    fn wrong_requests_are_refused() {
        for (other, message) in [
            (json!({ "program": "0" }), "the engine is of another version than the page"),
            (json!({ "kind": "9+nothing" }), "nothing"),
            (json!({ "level": "nightmare" }), "an unknown level"),
            (json!({ "symbols": "runes" }), "unknown symbols"),
            (json!({ "language": "xx" }), "the language is not supported"),
            (json!({ "kind": "4", "level": "extreme" }), "does not offer the level"),
        ] {
            let reply = another(other);
            assert!(reply["error"].as_str().unwrap_or_default().contains(message), "{reply}");
        }
        assert!(ask(json!({ "ask": "nothing" }))["error"].is_string());
        assert!(ask(json!({ "ask": "qr", "text": "x".repeat(3_000) }))["error"].is_string());
    }

    #[test]
    fn codes_contain_their_text() {
        let text = "https://example.com/2026-12-01.html#game=abc";
        let reply = ask(json!({ "ask": "qr", "text": text }));
        let side = reply["qr"][0].as_u64().unwrap() as usize;
        let path = reply["qr"][1].as_str().unwrap();
        let mut dark = vec![vec![false; side]; side];
        for module in path.split('M').skip(1) {
            let (x, rest) = module.split_once(' ').unwrap();
            let y = rest.strip_suffix("h1v1h-1z").unwrap();
            dark[y.parse::<usize>().unwrap()][x.parse::<usize>().unwrap()] = true;
        }
        let grid = rqrr::SimpleGrid::from_func(side, |x, y| dark[y][x]);
        assert_eq!(rqrr::Grid::new(grid).decode().unwrap().1, text);
    }
}

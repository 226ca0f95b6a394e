//! The session as a class for JavaScript.

use crate::session::{Response, Session, WorkLeft};
use wasm_bindgen::prelude::wasm_bindgen;

/// A book in a worker of the page.
#[wasm_bindgen]
pub struct BrowserPress(Session);

/// A reply to the page.
#[wasm_bindgen]
pub struct BrowserReply(Response);

#[wasm_bindgen]
impl BrowserReply {
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> u16 {
        self.0.status
    }

    #[wasm_bindgen(getter)]
    pub fn kind(&self) -> String {
        self.0.kind.clone()
    }

    /// Returns the content, which the reply then has no more.
    pub fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.0.body)
    }
}

#[wasm_bindgen]
impl BrowserPress {
    #[wasm_bindgen(constructor)]
    pub fn new(new_seed: &str) -> BrowserPress {
        BrowserPress(Session::new(new_seed))
    }

    pub fn speak(&self, languages: &str) {
        self.0.speak(languages);
    }

    pub fn load(&self, path: &str, bytes: Vec<u8>) {
        self.0.load(path, bytes);
    }

    #[wasm_bindgen(js_name = addOther)]
    pub fn add_other(&self, id: u32, spec: &[u8], lock: Option<Vec<u8>>) {
        self.0.add_other(id, spec, lock);
    }

    pub fn renew(&self) -> BrowserReply {
        BrowserReply(self.0.renew())
    }

    pub fn file(&self, path: &str) -> Option<Vec<u8>> {
        self.0.file(path)
    }

    pub fn paths(&self) -> Vec<String> {
        self.0.paths()
    }

    #[wasm_bindgen(js_name = takeChanges)]
    pub fn take_changes(&self) -> Vec<String> {
        self.0.take_changes()
    }

    pub fn missing(&self) -> Vec<String> {
        self.0.missing().into_iter().map(str::to_owned).collect()
    }

    #[wasm_bindgen(js_name = stateNumber)]
    pub fn state_number(&self) -> f64 {
        self.0.state_number() as f64
    }

    pub fn get(&self, address: &str) -> BrowserReply {
        BrowserReply(self.0.get(address))
    }

    pub fn post(&self, address: &str, body: &[u8]) -> BrowserReply {
        BrowserReply(self.0.post(address, body))
    }

    pub fn open(&self, archive: &[u8]) -> BrowserReply {
        BrowserReply(self.0.open(archive))
    }

    pub fn save(&self, only_made: bool) -> Vec<u8> {
        self.0.save(only_made)
    }

    pub fn single(&self, request: &str) -> BrowserReply {
        BrowserReply(self.0.single(request))
    }

    pub fn verify(&self) -> BrowserReply {
        BrowserReply(self.0.verify())
    }

    pub fn find(&self, part: usize, of: usize) -> BrowserReply {
        BrowserReply(self.0.find(part, of))
    }

    #[wasm_bindgen(js_name = addFound)]
    pub fn add_found(&self, found: &str, revision: f64) {
        self.0.add_found(found, revision as u64);
    }

    #[wasm_bindgen(js_name = isBuilt)]
    pub fn is_built(&self) -> bool {
        self.0.is_built()
    }

    pub fn revision(&self) -> f64 {
        self.0.revision() as f64
    }

    /// Does the next step of the work. Returns what is left: 0 for nothing, 1 for more steps, 2 for work after a pause, 3
    /// for puzzles with which other workers can help.
    pub fn work(&self, is_idle: bool) -> u8 {
        match self.0.work(is_idle) {
            WorkLeft::Nothing => 0,
            WorkLeft::Steps => 1,
            WorkLeft::AfterPause => 2,
            WorkLeft::Puzzles => 3,
        }
    }
}

/// Adds a downloaded font or file of messages.
#[wasm_bindgen]
pub fn provide(name: &str, content: Vec<u8>) {
    gridpress_ground::bundled::provide(name, content);
}

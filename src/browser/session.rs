//! A session: answers the requests of the page, and does the work behind it step by step.

use crate::making;
use crate::memory::{MemoryFolder, SPEC};
use crate::series::OtherProjects;
use crate::single::single;
use gridpress_book::{Book, BuildCache, BuildOptions, FoundAttempt, PriorVolumes, PuzzleShare};
use gridpress_bookspec::BookSpec;
use gridpress_bookspec::editing::Change;
use gridpress_ground::bundled;
use gridpress_messages::diag::{Diagnostic, Failure, Source};
use gridpress_messages::text;
use gridpress_messages::{PageHost, Text, Words};
use gridpress_press::{self as press, BuildEvent, PREVIEW_SEED, PriorVolume, Product};
use gridpress_studio::{
    BuildJob, PageAction, PageQuery, PageReply, PreviewEdition, PreviewState, ProductFile,
    ProjectFolder, RequestError, SpecEditor, StudioHost, require_idle,
};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::convert::Infallible;
use std::sync::Arc;

/// The status of a request that lacks a file: [`Session::missing`] names what to [provide](bundled::provide).
pub const MISSING: u16 = 503;

/// The media type of data.
const JSON: &str = "application/json";
/// The registry in the specs of next volumes, with which the program makes them too.
const REGISTRY: &str = "../series.db";

/// A reply to the page, with a status as in HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// 200, 204 if there is nothing to show, 404, [`MISSING`], or the status of an error.
    pub status: u16,
    /// The media type.
    pub kind: String,
    /// The content.
    pub body: Vec<u8>,
}

impl Response {
    fn new(status: u16, kind: &str, body: impl Into<Vec<u8>>) -> Response {
        Response { status, kind: kind.to_owned(), body: body.into() }
    }

    fn empty(status: u16) -> Response {
        Response::new(status, "text/plain", Vec::new())
    }
}

/// The work that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkLeft {
    /// None.
    Nothing,
    /// More steps, or missing files must be provided first.
    Steps,
    /// Longer work, for which the user should have paused.
    AfterPause,
    /// Many puzzles, which other workers can [find](Session::find) at the same time.
    Puzzles,
}

/// The effort for missing puzzles from which help is worth its cost.
const HELP_FROM: usize = 400;

/// A book in a browser tab.
pub struct Session {
    folder: Arc<MemoryFolder>,
    editor: SpecEditor,
    /// The seed for a book without one.
    new_seed: String,
    cache: BuildCache,
    state: RefCell<PreviewState>,
    /// The revision of the folder that was built last; `None` before the first edition, and if it must be built again.
    built: Cell<Option<u64>>,
    /// The revision of the folder whose spec and state were announced as busy.
    announced: Cell<Option<u64>>,
    /// The revision of the folder for whose puzzles help was offered.
    asked_for_help: Cell<Option<u64>>,
    /// The product to make.
    waiting_job: Cell<Option<Product>>,
    /// The names of missing files.
    missing: RefCell<Vec<&'static str>>,
    others: OtherProjects,
    /// The languages that the user prefers, and the messages in the first supported one once they are there.
    languages: RefCell<(String, Option<Words>)>,
}

impl Session {
    /// Opens an empty folder. `new_seed` is an unguessable text, the seed of a book that names none.
    pub fn new(new_seed: &str) -> Session {
        let folder = Arc::new(MemoryFolder::new(new_seed));
        let state = PreviewState { busy: true, ..PreviewState::default() };
        Session {
            editor: SpecEditor::new(folder.clone()),
            folder,
            new_seed: new_seed.to_owned(),
            cache: BuildCache::default(),
            state: RefCell::new(state),
            built: Cell::default(),
            announced: Cell::default(),
            asked_for_help: Cell::default(),
            waiting_job: Cell::default(),
            missing: RefCell::default(),
            others: OtherProjects::default(),
            languages: RefCell::default(),
        }
    }

    /// Sets the languages that the user prefers, with commas between them.
    pub fn speak(&self, languages: &str) {
        *self.languages.borrow_mut() = (languages.to_owned(), None);
    }

    fn words(&self) -> Words {
        let (languages, words) = &mut *self.languages.borrow_mut();
        if words.is_none() {
            *words = Words::preferred(languages).ok();
        }
        // What is said in English meanwhile is requested again once the messages are there.
        words.clone().unwrap_or_else(Words::english)
    }

    fn refusal(&self, error: &RequestError) -> Response {
        Response::new(error.status(), JSON, error.to_json(&self.words()).to_string())
    }

    /// Adds another project of the browser, or what has changed in it: its spec, and its lock once it is made.
    pub fn add_other(&self, id: u32, spec: &[u8], lock: Option<Vec<u8>>) {
        if self.others.add(id, spec, lock) {
            self.built.set(None);
        }
    }

    /// Gives the book a new seed, and removes what was made of it.
    pub fn renew(&self) -> Response {
        let reseeded = self.folder.source().and_then(|source| {
            let seed = Change::write("seed", &self.new_seed).apply(&source.text);
            let seed = seed.map_err(|why| Failure::input(vec![Diagnostic::error(why.to_string())]));
            self.folder.write(&seed?)
        });
        match reseeded {
            Ok(()) => {
                self.folder.remove(making::is_made);
                Response::new(200, JSON, "{}")
            }
            Err(failure) => self.refusal(&failure.into()),
        }
    }

    /// Adds a file from the storage, by its path in the book's folder.
    pub fn load(&self, path: &str, bytes: Vec<u8>) {
        self.folder.load(path, bytes);
    }

    /// Returns the content of a file; `None` if there is none.
    pub fn file(&self, path: &str) -> Option<Vec<u8>> {
        self.folder.get(path)
    }

    /// Returns the paths of all files.
    pub fn paths(&self) -> Vec<String> {
        self.folder.paths()
    }

    /// Returns the paths of files that were written or removed since the last call.
    pub fn take_changes(&self) -> Vec<String> {
        self.folder.take_changes().into_iter().collect()
    }

    /// Returns the names of bundled files that are missing, and forgets them.
    pub fn missing(&self) -> Vec<&'static str> {
        self.missing.take()
    }

    /// Returns the number of the state, which grows with every change.
    pub fn state_number(&self) -> u64 {
        self.state.borrow().number
    }

    /// Answers a request that changes nothing. `address` is relative to the page, with its query.
    pub fn get(&self, address: &str) -> Response {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let answer = match PageQuery::parse(path, query) {
            None => return Response::empty(404),
            Some(PageQuery::State { .. }) => {
                let state = self.state.borrow().to_json(&self.words());
                let is_complete = !self.misses_files();
                return if is_complete {
                    Response::new(200, JSON, state)
                } else {
                    Response::empty(MISSING)
                };
            }
            Some(PageQuery::Data(query)) => query.answer(self, &self.words()),
        };
        if self.misses_files() {
            return Response::empty(MISSING);
        }
        match answer {
            Ok(PageReply::Json(value)) => Response::new(200, JSON, value.to_string()),
            Ok(PageReply::Picture(svg)) => Response::new(200, "image/svg+xml", svg),
            Ok(PageReply::File(kind, content)) => Response::new(200, kind, content),
            Ok(PageReply::OwnPicture(kind, content)) => Response::new(200, kind, content),
            Ok(PageReply::Made { name, bytes, .. }) => {
                let kind = match name.rsplit('.').next() {
                    Some("pdf") => "application/pdf",
                    Some("html") => "text/html",
                    _ => "text/plain",
                };
                Response::new(200, kind, bytes)
            }
            Ok(PageReply::NoContent) => Response::empty(204),
            Ok(PageReply::NotFound) => Response::empty(404),
            Err(refused) => self.refusal(&refused),
        }
    }

    /// Performs a request that changes something.
    pub fn post(&self, address: &str, body: &[u8]) -> Response {
        let Some(action) = PageAction::parse(address) else {
            return Response::empty(404);
        };
        let result = action.run(self, &self.words(), body);
        let misses_files = self.misses_files();
        match result {
            Ok(value) => Response::new(200, JSON, value.to_string()),
            // What failed for lack of a file has changed nothing.
            Err(_) if misses_files => Response::empty(MISSING),
            Err(refused) => self.refusal(&refused),
        }
    }

    /// Opens a project that was saved as a ZIP file, in an empty folder.
    pub fn open(&self, archive: &[u8]) -> Response {
        let opened = crate::archive::unpack(archive).and_then(|files| {
            let has_spec = files.iter().any(|(path, _)| path == SPEC);
            if !has_spec {
                let report = Diagnostic::error(text!("not-a-project", file = SPEC));
                let help = text!("choose-saved-project");
                return Err(Failure::input(vec![report.help(help)]));
            }
            self.folder.place(files)
        });
        match opened {
            Ok(()) => Response::new(200, JSON, "{}"),
            Err(failure) => self.refusal(&RequestError::Invalid(failure.reports[0].in_words())),
        }
    }

    /// Returns all files as a ZIP file; with `only_made`, those for the printer and the shop.
    pub fn save(&self, only_made: bool) -> Vec<u8> {
        let paths = self.folder.paths().into_iter();
        let paths = paths.filter(|path| !only_made || making::is_made(path));
        let files = paths.filter_map(|path| Some((path.clone(), self.folder.get(&path)?)));
        crate::archive::pack(files.collect())
    }

    /// Makes or reads a single puzzle.
    pub fn single(&self, request: &str) -> Response {
        let request = serde_json::from_str(request).unwrap_or_default();
        let result = single(&request);
        if self.misses_files() {
            return Response::empty(MISSING);
        }
        match result {
            Ok(view) => Response::new(200, JSON, json!(view).to_string()),
            Err(failure) => {
                let words = failure.reports.iter().map(Diagnostic::in_words).collect();
                self.refusal(&RequestError::Invalid(Text::lines(words)))
            }
        }
    }

    /// Compares the files in the folder, which the user has dropped, with the lock among them. Returns the result as
    /// JSON, as a job.
    pub fn verify(&self) -> Response {
        let events = RefCell::new(Vec::new());
        let result = making::verify_dropped(&self.folder, &|event| events.borrow_mut().push(event));
        if self.misses_files() {
            return Response::empty(MISSING);
        }
        let mut job = BuildJob::new(Product::Proof);
        events.into_inner().into_iter().for_each(|event| job.record(event));
        let reports = result.err().map_or(Vec::new(), |failure| failure.reports);
        reports.into_iter().for_each(|report| job.record(BuildEvent::Report(report)));
        job.finish();
        Response::new(200, JSON, json!(job.view(&self.words())).to_string())
    }

    /// Remembers which files are missing, and returns `true` if any is.
    fn misses_files(&self) -> bool {
        let missing = bundled::take_missing();
        self.missing.borrow_mut().extend(&missing);
        !missing.is_empty()
    }

    /// Returns `true` if the edition of the files as they are is built, or their mistakes are reported.
    pub fn is_built(&self) -> bool {
        self.built.get() == Some(self.folder.revision())
    }

    /// Does the next step of the work, and returns what is left. `is_idle` means that the user has paused, so that longer
    /// work may begin.
    pub fn work(&self, is_idle: bool) -> WorkLeft {
        let revision = self.folder.revision();
        if !self.is_built() {
            // The page first learns that it is busy.
            if self.announced.replace(Some(revision)) != Some(revision) {
                self.announce();
            } else if self.wants_help(revision) {
                return WorkLeft::Puzzles;
            } else {
                self.build(revision);
            }
            return WorkLeft::Steps;
        }
        if let Some(product) = self.waiting_job.take() {
            self.run_job(product);
            return WorkLeft::Steps;
        }
        let Some(edition) = self.shown().filter(|edition| !edition.is_checked()) else {
            return WorkLeft::Nothing;
        };
        if !is_idle {
            return WorkLeft::AfterPause;
        }
        edition.check(&|| true);
        edition.compare(&making::existing(&self.folder));
        self.change(|_| ());
        WorkLeft::Steps
    }

    fn change(&self, change: impl FnOnce(&mut PreviewState)) {
        let mut state = self.state.borrow_mut();
        state.number += 1;
        change(&mut state);
    }

    fn announce(&self) {
        let source = self.folder.source().ok().filter(|_| self.folder.is_begun());
        let text = source.as_ref().map(|source| source.text.as_str());
        self.change(|state| state.announce(self.folder.name(), text));
    }

    /// Returns `true`, once, if other workers should help with the puzzles of the folder as it is.
    fn wants_help(&self, revision: u64) -> bool {
        if self.asked_for_help.get() == Some(revision) {
            return false;
        }
        let spec = self.parse();
        // A spec that needs files is parsed again once they are there.
        if self.misses_files() {
            return false;
        }
        self.asked_for_help.set(Some(revision));
        // Mistakes are reported when the edition is built.
        let Ok(spec) = spec else { return false };
        let seed = self.seed_of(&spec, PREVIEW_SEED);
        self.cache.missing_effort(&spec, &seed) >= HELP_FROM
    }

    /// Searches for share `part` of `of` of the book's puzzles. Returns the attempts as JSON, for
    /// [`Session::add_found`] of another session with the same files.
    pub fn find(&self, part: usize, of: usize) -> Response {
        let spec = self.parse();
        if self.misses_files() {
            return Response::empty(MISSING);
        }
        let Ok(spec) = spec else { return Response::new(200, JSON, "[]") };
        let seed = self.seed_of(&spec, PREVIEW_SEED);
        let found = self.cache.find_attempts(&spec, &seed, PuzzleShare { part, of });
        let found = found.iter().map(|found| json!([found.section, found.index, found.attempt]));
        Response::new(200, JSON, Value::from_iter(found).to_string())
    }

    /// Returns the revision of the files, which grows with every change.
    pub fn revision(&self) -> u64 {
        self.folder.revision()
    }

    /// Adds what another session has found with the files of a revision. It is ignored if they have changed since, as
    /// are malformed entries.
    pub fn add_found(&self, found: &str, revision: u64) {
        if revision != self.revision() {
            return;
        }
        let entries: Vec<[u32; 3]> = serde_json::from_str(found).unwrap_or_default();
        let found: Vec<FoundAttempt> = entries
            .into_iter()
            .map(|[section, index, attempt]| FoundAttempt {
                section: section as usize,
                index: index as usize,
                attempt,
            })
            .collect();
        if let Ok(spec) = self.parse() {
            let seed = self.seed_of(&spec, PREVIEW_SEED);
            self.cache.add_attempts(&spec, &seed, &found);
        }
    }

    /// Builds an edition of the folder as it is, or reports its mistakes.
    fn build(&self, revision: u64) {
        let built =
            PreviewEdition::build(revision, self.folder.source(), self.folder.files(), &|spec| {
                self.make_book(self.check_pages_fit(spec)?, PREVIEW_SEED)
            });
        if self.misses_files() {
            return;
        }
        self.built.set(Some(revision));
        self.change(|state| state.show(built));
    }

    /// Parses the spec, whose pages can be laid out.
    fn parse(&self) -> Result<BookSpec, Failure> {
        let source = self.folder.source()?;
        let (spec, _) = BookSpec::parse(&source, self.folder.files()).map_err(Failure::input)?;
        self.check_pages_fit(spec)
    }

    fn check_pages_fit(&self, spec: BookSpec) -> Result<BookSpec, Failure> {
        making::require_book(&spec)?;
        let seed = self.seed_of(&spec, PREVIEW_SEED);
        press::check_pages_fit(spec, &seed)
    }

    /// Returns the seed of a spec, of the lock, or else `new_seed`.
    fn seed_of(&self, spec: &BookSpec, new_seed: &str) -> String {
        let Ok(seed) = press::seed_of::<Infallible>(spec, None, || {
            Ok(making::locked_seed(&self.folder).unwrap_or_else(|| new_seed.to_owned()))
        });
        seed
    }

    /// Makes the book of a spec, with `new_seed` if there is no other.
    fn make_book(&self, spec: BookSpec, new_seed: &str) -> Result<Book, Failure> {
        let others = self.others.volumes(&spec)?;
        let prior_volumes = others.as_ref().map(|others| others as &dyn PriorVolumes);
        let options = BuildOptions { cache: &self.cache, prior_volumes, progress: &|_| () };
        let seed = self.seed_of(&spec, new_seed);
        Book::make_with(spec, &seed, &options)
    }

    fn run_job(&self, product: Product) {
        let before = self.folder.revision();
        let events = RefCell::new(Vec::new());
        let make = |spec| self.make_book(spec, &self.new_seed);
        let result =
            making::make(product, &self.folder, &make, &|event| events.borrow_mut().push(event));
        if self.misses_files() {
            self.waiting_job.set(Some(product));
            return;
        }
        let reports = result.err().map_or(Vec::new(), |failure| failure.reports);
        let reports = reports.into_iter().map(BuildEvent::Report);
        self.change(|state| {
            if let Some(job) = &mut state.job {
                events.into_inner().into_iter().chain(reports).for_each(|event| job.record(event));
                job.finish();
            }
        });
        // A new lock may have another seed than the preview; the other products are not part of the book.
        let edition = self.shown();
        let has_new_seed = edition.as_ref().is_some_and(|edition| edition.seed() == PREVIEW_SEED)
            && making::locked_seed(&self.folder).as_deref() == Some(&self.new_seed);
        if self.built.get() == Some(before) && !has_new_seed {
            self.built.set(Some(self.folder.revision()));
            if let Some(edition) = edition {
                edition.compare(&making::existing(&self.folder));
            }
            self.change(|_| ());
        }
    }
}

impl StudioHost for Session {
    fn page_host(&self) -> PageHost {
        PageHost::Site
    }

    fn editor(&self) -> &SpecEditor {
        &self.editor
    }

    fn folder(&self) -> &dyn ProjectFolder {
        &*self.folder
    }

    fn shown(&self) -> Option<Arc<PreviewEdition>> {
        self.state.borrow().shown.clone()
    }

    fn make_quietly(&self, spec: BookSpec) -> Result<Book, Failure> {
        making::require_book(&spec)?;
        self.make_book(spec, PREVIEW_SEED)
    }

    fn begin_job(&self, product: Product) -> Result<Value, RequestError> {
        require_idle(&*self.folder, self.state.borrow().is_making())?;
        self.change(|state| state.job = Some(BuildJob::new(product)));
        self.waiting_job.set(Some(product));
        Ok(json!({}))
    }

    /// Returns the spec of the next volume with `seed`, and the paths of the files to copy.
    fn next_volume(&self, seed: &str) -> Result<Value, RequestError> {
        let prior = PriorVolume::read(&self.folder.source()?, self.folder.files())?;
        let why = if prior.spec.series.name.is_none() {
            text!("series-without-name")
        } else if self.folder.size(making::LOCK).is_none() {
            text!("volume-not-made")
        } else {
            let text = prior.next_text(REGISTRY, &[("seed", seed.to_owned())])?;
            let source = Source::new(SPEC, text.as_str());
            let (next, _) =
                BookSpec::parse(&source, self.folder.files()).map_err(Failure::input)?;
            let files: Vec<_> = prior.files.keys().collect();
            return Ok(json!({ "spec": text, "files": files, "notes": prior.reminders(&next) }));
        };
        Err(RequestError::Invalid(why))
    }

    fn made(&self) -> Vec<ProductFile> {
        making::made(&self.folder)
    }
}

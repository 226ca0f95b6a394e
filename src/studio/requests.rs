//! Requests of the page: what it asks, and what it wants to change. Addresses are relative to that of the page.

use crate::edition::{EditionPart, PreviewEdition};
use crate::editor::SpecEditor;
use crate::looks::{LookRequest, look};
use crate::page_files::page_file;
use crate::products::ProductFile;
use crate::project::{ProjectFolder, RequestError};
use crate::shop::listing;
use crate::{form, own_files, own_puzzles};
use gridpress_book::Book;
use gridpress_bookspec::{BookSpec, Template};
use gridpress_messages::diag::Failure;
use gridpress_messages::text;
use gridpress_messages::{PageHost, Text, Words, page_words};
use gridpress_press::Product;
use percent_encoding::percent_decode_str;
use serde_json::{Value, json};
use std::sync::Arc;

/// The host of the page: what requests work on.
pub trait StudioHost {
    /// Returns the kind of host, which affects the words of the page.
    fn page_host(&self) -> PageHost {
        PageHost::Program
    }

    /// Returns the editor of the spec.
    fn editor(&self) -> &SpecEditor;

    /// Returns the folder of the book.
    fn folder(&self) -> &dyn ProjectFolder;

    /// Returns the shown edition.
    fn shown(&self) -> Option<Arc<PreviewEdition>>;

    /// Makes the book of a spec that is not shown.
    fn make_quietly(&self, spec: BookSpec) -> Result<Book, Failure>;

    /// Starts a job that makes a product.
    ///
    /// # Errors
    /// If another job is running, or there is no spec.
    fn begin_job(&self, product: Product) -> Result<Value, RequestError>;

    /// Creates the next volume of the series under a name. Returns its address and notes.
    fn next_volume(&self, name: &str) -> Result<Value, RequestError>;

    /// Returns the files that products of the spec have, if they exist.
    fn made(&self) -> Vec<ProductFile>;
}

/// A request that changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageQuery {
    /// The state; after that number, the next one once it exists.
    State { after: Option<u64> },
    /// Data that exists already.
    Data(DataQuery),
}

/// A request for data that exists already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataQuery {
    /// The picture of a page.
    Page { edition: u64, part: EditionPart, index: usize },
    /// The form, in a language.
    Form(String),
    /// The values in the spec.
    Spec,
    /// A text of the author, by its path.
    Text(String),
    /// The paths of the pictures that the book has.
    Pictures,
    /// A picture of the author, by its path.
    Picture(String),
    /// The picture of a look: table, key and value.
    Look([String; 3]),
    /// The listing.
    Listing,
    /// The files that were made.
    Made,
    /// A file that was made.
    MadeFile { name: String, is_saved: bool },
    /// The picture of a template.
    Template(String),
    /// The words of the page, in a language.
    Words(String),
    /// A file of the page itself.
    PageFile(String),
}

/// A reply to a request that changes nothing.
pub enum PageReply {
    /// Data.
    Json(Value),
    /// A picture as SVG, which stays the same.
    Picture(String),
    /// A file of the page: its media type and content.
    File(&'static str, &'static [u8]),
    /// A picture of the author: its media type and content.
    OwnPicture(&'static str, Vec<u8>),
    /// A file that was made, to be shown or saved.
    Made { name: String, bytes: Vec<u8>, is_saved: bool },
    /// There is no picture.
    NoContent,
    /// There is no such file.
    NotFound,
}

impl PageQuery {
    /// Returns the request for an address and the part after its `?`; `None` if there is nothing.
    pub fn parse(path: &str, query: &str) -> Option<PageQuery> {
        let parts: Vec<&str> = path.split('/').collect();
        let data = match parts[..] {
            ["state"] => {
                let after = query.strip_prefix("after=").and_then(|text| text.parse().ok());
                return Some(PageQuery::State { after });
            }
            ["page", edition, part, page] => DataQuery::Page {
                edition: edition.parse().ok()?,
                part: EditionPart::from_name(part)?,
                index: page.strip_suffix(".svg")?.parse().ok()?,
            },
            ["form", language] => DataQuery::Form(language.to_owned()),
            ["spec"] => DataQuery::Spec,
            ["text"] => {
                DataQuery::Text(query.strip_prefix("path=").map(decode).unwrap_or_default())
            }
            ["pictures"] => DataQuery::Pictures,
            ["picture", path] => DataQuery::Picture(decode(path)),
            ["look", table, key, value] => DataQuery::Look([table, key, value].map(decode)),
            ["listing"] => DataQuery::Listing,
            ["made"] => DataQuery::Made,
            ["made", name] => DataQuery::MadeFile { name: decode(name), is_saved: query == "save" },
            ["template", name] => DataQuery::Template(name.to_owned()),
            ["words", file] => DataQuery::Words(file.strip_suffix(".json")?.to_owned()),
            [_] => DataQuery::PageFile(path.to_owned()),
            _ => return None,
        };
        Some(PageQuery::Data(data))
    }
}

impl DataQuery {
    /// Answers the request, in the language of `words`.
    ///
    /// # Errors
    /// If a file cannot be read, or the spec has mistakes.
    pub fn answer(self, host: &dyn StudioHost, words: &Words) -> Result<PageReply, RequestError> {
        let folder = host.folder();
        let make = |spec| host.make_quietly(spec);
        Ok(match self {
            DataQuery::Page { edition, part, index } => (host.shown())
                .filter(|shown| shown.number == edition)
                .and_then(|shown| shown.page(part, index))
                // No error: the next state, which is on its way, has other pages.
                .map_or(PageReply::NoContent, PageReply::Picture),
            DataQuery::Form(language) => PageReply::Json(form::form(&language)),
            DataQuery::Spec => PageReply::Json(host.editor().spec()?),
            DataQuery::Text(path) => PageReply::Json(own_files::text(folder, &path)?),
            DataQuery::Pictures => PageReply::Json(own_files::pictures(folder)),
            DataQuery::Picture(path) => own_files::picture(folder, &path)
                .map_or(PageReply::NotFound, |(kind, bytes)| PageReply::OwnPicture(kind, bytes)),
            DataQuery::Look([table, key, value]) => {
                let request = LookRequest {
                    // Addresses have a name for the top of the spec too.
                    table: if table == "top" { "" } else { &table },
                    key: &key,
                    value: value.strip_suffix(".svg").unwrap_or(&value),
                };
                // Without a picture, the choice is shown all the same.
                look(folder, request, &make).map_or(PageReply::NoContent, PageReply::Picture)
            }
            DataQuery::Listing => PageReply::Json(listing(folder, &make, words)?),
            DataQuery::Made => PageReply::Json(json!(host.made())),
            DataQuery::MadeFile { name, is_saved } => (host.made().iter())
                .find(|made| made.name == name)
                .and_then(|made| folder.files().read(&made.name).ok())
                .map_or(PageReply::NotFound, |bytes| PageReply::Made { name, bytes, is_saved }),
            DataQuery::Template(name) => {
                match name.strip_suffix(".png").and_then(Template::named) {
                    Some(template) => PageReply::File("image/png", template.picture),
                    None => PageReply::NotFound,
                }
            }
            DataQuery::Words(language) => page_words(&language, host.page_host())
                .map_or(PageReply::NotFound, |words| PageReply::Json(words.into())),
            DataQuery::PageFile(name) => match page_file(&name) {
                Some((kind, text)) => PageReply::File(kind, text.as_bytes()),
                None => PageReply::NotFound,
            },
        })
    }
}

/// A request that changes something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageAction {
    Edit,
    Undo,
    Redo,
    Begin,
    Make,
    NewText,
    WriteText,
    AddPuzzles,
    NextVolume,
    /// Stores a file under a name like this one.
    StoreFile(String),
}

impl PageAction {
    /// Returns the action at an address.
    pub fn parse(path: &str) -> Option<PageAction> {
        Some(match path {
            "edit" => PageAction::Edit,
            "undo" => PageAction::Undo,
            "redo" => PageAction::Redo,
            "begin" => PageAction::Begin,
            "make" => PageAction::Make,
            "new-text" => PageAction::NewText,
            "text" => PageAction::WriteText,
            "puzzles" => PageAction::AddPuzzles,
            "next-volume" => PageAction::NextVolume,
            _ => match path.split_once('/') {
                Some(("file", name)) => PageAction::StoreFile(decode(name)),
                _ => return None,
            },
        })
    }

    /// Performs the action. The body is that of the request: a file, and else JSON.
    ///
    /// # Errors
    /// If the request is malformed or refused.
    pub fn run(
        self,
        host: &dyn StudioHost,
        words: &Words,
        body: &[u8],
    ) -> Result<Value, RequestError> {
        let (editor, folder) = (host.editor(), host.folder());
        if let PageAction::StoreFile(name) = self {
            require_begun(folder)?;
            return own_files::store(folder, &name, body.to_vec(), words);
        }
        let request: Value = serde_json::from_slice(body).map_err(|_| RequestError::Malformed)?;
        match self {
            PageAction::Edit => editor.edit(&request),
            PageAction::Undo => editor.undo(&request),
            PageAction::Redo => editor.redo(&request),
            PageAction::Begin => editor.begin(&request),
            PageAction::NewText => {
                require_begun(folder)?;
                own_files::new_text(folder, &request)
            }
            PageAction::WriteText => own_files::write_text(folder, &request),
            PageAction::AddPuzzles => {
                require_begun(folder)?;
                own_puzzles::add(folder, &request, words)
            }
            PageAction::Make => {
                let product = request["product"].as_str().and_then(Product::from_name);
                host.begin_job(product.ok_or(RequestError::Malformed)?)
            }
            PageAction::NextVolume => {
                require_begun(folder)?;
                host.next_volume(request["name"].as_str().ok_or(RequestError::Malformed)?)
            }
            PageAction::StoreFile(_) => Err(RequestError::Malformed),
        }
    }
}

/// Returns an error if there is no spec that could name a file.
fn require_begun(folder: &dyn ProjectFolder) -> Result<(), RequestError> {
    if folder.is_begun() {
        return Ok(());
    }
    Err(RequestError::Conflict(text!("no-book-yet")))
}

/// Returns an error if there is no spec, or something is being made already.
///
/// # Errors
/// With the reason for the user.
pub fn require_idle(folder: &dyn ProjectFolder, is_making: bool) -> Result<(), RequestError> {
    let why = match (folder.is_begun(), is_making) {
        (false, _) => text!("no-book-yet"),
        (true, true) => text!("already-making"),
        (true, false) => return Ok(()),
    };
    Err(RequestError::Conflict(why))
}

/// Decodes a name in an address.
fn decode(name: &str) -> String {
    percent_decode_str(name).decode_utf8_lossy().into_owned()
}

impl RequestError {
    /// Returns the reply to the page, in the language of `words`.
    pub fn to_json(&self, words: &Words) -> Value {
        json!({ "why": Text::lines(vec![self.message()]).in_page(words) })
    }

    /// Returns the status of the reply, as in HTTP.
    pub fn status(&self) -> u16 {
        match self {
            RequestError::Malformed => 400,
            RequestError::Conflict(_) => 409,
            RequestError::Invalid(_) => 422,
            RequestError::Failed(_) => 500,
        }
    }
}

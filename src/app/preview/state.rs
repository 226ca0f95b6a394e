//! State of a session: what the page shows, and the thread that draws its pages.

use gridpress_studio::{EditionPart, PreviewState};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;

/// The state of a session.
#[derive(Clone, Default)]
pub(super) struct SessionState {
    /// The state that the page shows.
    pub(super) page: PreviewState,
    /// The last edition without mistakes.
    pub(super) shown: Option<Arc<ShownEdition>>,
}

/// A request to the thread of an edition.
pub(super) enum EditionRequest {
    /// For the picture of a page.
    Page(PageRequest),
    /// To compare the book with its files again.
    Compare,
}

/// A request for the picture of a page.
pub(super) struct PageRequest {
    pub(super) part: EditionPart,
    /// The page, by index.
    pub(super) page: usize,
    /// The receiver of the SVG, which is `None` if there is no such page.
    pub(super) reply: oneshot::Sender<Option<String>>,
}

/// An edition that can be shown. Its thread ends when the last reference is dropped.
pub(super) struct ShownEdition {
    /// The number of the edition.
    pub(super) number: u64,
    requests: Mutex<Sender<EditionRequest>>,
}

impl ShownEdition {
    pub(super) fn new(number: u64, requests: Sender<EditionRequest>) -> ShownEdition {
        let requests = Mutex::new(requests);
        ShownEdition { number, requests }
    }

    /// Requests that the book is compared with its files again.
    pub(super) fn compare(&self) {
        if let Ok(requests) = self.requests.lock() {
            // Without a thread, there is nothing to compare.
            let _ = requests.send(EditionRequest::Compare);
        }
    }

    /// Requests a page. The receiver fails if the edition is gone.
    pub(super) fn page(&self, part: EditionPart, page: usize) -> oneshot::Receiver<Option<String>> {
        let (reply, answer) = oneshot::channel();
        if let Ok(requests) = self.requests.lock() {
            // If the thread is gone, `reply` is dropped and the receiver fails.
            let _ = requests.send(EditionRequest::Page(PageRequest { part, page, reply }));
        }
        answer
    }
}

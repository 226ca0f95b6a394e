//! An edition that lives between requests: a task without a thread owns the book and its pages, and works on request.

use gridpress_book::Book;
use gridpress_messages::diag::Failure;
use gridpress_studio::PreviewEdition;
use std::cell::RefCell;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// Work on an edition.
type Work = Box<dyn for<'b> FnOnce(&PreviewEdition<'b>)>;

/// An edition with its book. The pages borrow the book, so both are variables of one suspended task.
pub(crate) struct EditionTask {
    /// The work that the task does when it is resumed.
    work: Rc<RefCell<Option<Work>>>,
    task: Pin<Box<dyn Future<Output = Failure>>>,
}

impl EditionTask {
    /// Lays out a book.
    ///
    /// # Errors
    /// Fails like [`PreviewEdition::new`].
    pub(crate) fn new(book: Book) -> Result<EditionTask, Failure> {
        let work: Rc<RefCell<Option<Work>>> = Rc::default();
        let queue = work.clone();
        let task = async move {
            let edition = match PreviewEdition::new(&book) {
                Ok(edition) => edition,
                Err(failure) => return failure,
            };
            loop {
                let next = || queue.borrow_mut().take().map_or(Poll::Pending, Poll::Ready);
                let work = poll_fn(|_| next()).await;
                work(&edition);
            }
        };
        let mut edition = EditionTask { work, task: Box::pin(task) };
        match edition.resume() {
            Poll::Ready(failure) => Err(failure),
            Poll::Pending => Ok(edition),
        }
    }

    fn resume(&mut self) -> Poll<Failure> {
        self.task.as_mut().poll(&mut Context::from_waker(Waker::noop()))
    }

    /// Returns the result of `work` on the edition.
    pub(crate) fn with<T: 'static>(
        &mut self,
        work: impl FnOnce(&PreviewEdition<'_>) -> T + 'static,
    ) -> T {
        let result: Rc<RefCell<Option<T>>> = Rc::default();
        let place = result.clone();
        let work: Work = Box::new(move |edition| *place.borrow_mut() = Some(work(edition)));
        *self.work.borrow_mut() = Some(work);
        let _ = self.resume();
        let result = result.borrow_mut().take();
        result.expect("a task that laid out its book does all work that it is given")
    }
}

//! Connections that have not shown the token yet: few, for a short time, and the oldest makes room for the next.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use tokio::task::AbortHandle;

/// The most connections at a time that have not shown the token.
const MOST: usize = 64;

/// The connections that have not shown the token, the oldest first.
#[derive(Default)]
pub(super) struct Strangers {
    connections: Mutex<VecDeque<(u64, AbortHandle)>>,
}

impl Strangers {
    /// Adds a connection. The oldest one is closed if there are too many.
    pub(super) fn add(&self, number: u64, connection: AbortHandle) {
        let mut connections = self.lock();
        connections.push_back((number, connection));
        if connections.len() > MOST
            && let Some((_, oldest)) = connections.pop_front()
        {
            oldest.abort();
        }
    }

    /// Removes a connection that has shown the token, or has ended; `None` if it was removed before.
    pub(super) fn remove(&self, number: u64) -> Option<AbortHandle> {
        let mut connections = self.lock();
        // Numbers rise.
        let found = connections.binary_search_by_key(&number, |(number, _)| *number);
        let (_, connection) = connections.remove(found.ok()?)?;
        Some(connection)
    }

    /// Locks the list.
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, AbortHandle)>> {
        let connections = self.connections.lock();
        connections.unwrap_or_else(PoisonError::into_inner)
    }
}

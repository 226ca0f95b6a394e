//! Streams, compressed.

use super::error::PdfError;
use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Dictionary, Stream};
use std::cell::RefCell;

/// A stream of `bytes`, which are compressed here.
pub(super) fn compressed(mut dictionary: Dictionary, bytes: &[u8]) -> Result<Stream, PdfError> {
    dictionary.set("Filter", "FlateDecode");
    Ok(Stream::new(dictionary, deflate(bytes)?).with_compression(false))
}

/// `bytes` compressed.
fn deflate(bytes: &[u8]) -> Result<Vec<u8>, PdfError> {
    thread_local! {
        // To make a compressor takes longer than to compress a page.
        static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::best(), true));
    }
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut deflated = Vec::with_capacity(bytes.len() / 2 + 64);
        loop {
            let read = compressor.total_in() as usize;
            let status = compressor
                .compress_vec(&bytes[read..], &mut deflated, FlushCompress::Finish)
                .map_err(|error| PdfError(error.to_string()))?;
            if status == Status::StreamEnd {
                return Ok(deflated);
            }
            deflated.reserve(deflated.len().max(64));
        }
    })
}

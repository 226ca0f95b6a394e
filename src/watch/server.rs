//! The server: answers the page in the browser.

use super::guard::Guard;
use super::shown::Part;
use super::studio::Studio;
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// The files of the page.
const PAGE: &str = include_str!("page/index.html");
const LOOK: &str = include_str!("page/look.css");
const ICON: &str = include_str!("page/icon.svg");
const SCRIPTS: [(&str, &str); 5] = [
    ("main.js", include_str!("page/main.js")),
    ("book.js", include_str!("page/book.js")),
    ("guides.js", include_str!("page/guides.js")),
    ("panels.js", include_str!("page/panels.js")),
    ("thumbs.js", include_str!("page/thumbs.js")),
];

/// What the page may do: show and run what this server sends, and ask it for more.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// What the picture of a page may do: show pictures that are in it.
const PICTURE_POLICY: &str = "default-src 'none'; img-src data:; frame-ancestors 'none'";

/// How long a request waits for the next state before it is told that nothing has changed.
const PATIENCE: Duration = Duration::from_secs(25);
/// How long a connection may be silent before it is closed: whoever opens it asks, or makes room.
const SILENCE: Duration = Duration::from_secs(30);
/// The most connections at a time, and the most bytes of the head of a request.
const MOST_CONNECTIONS: usize = 64;
const MOST_HEAD: usize = 16 << 10;

type Answer = Response<Full<Bytes>>;

/// Answers requests that come to `listener` and pass `guard`, for as long as the program runs.
///
/// # Errors
/// When the system refuses what a server needs.
pub(crate) fn serve(
    listener: TcpListener,
    studio: Arc<Studio>,
    guard: Guard,
) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    let guard = Arc::new(guard);
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        loop {
            let place = room.clone().acquire_owned().await;
            // A connection that fails is no reason to end.
            let Ok((stream, _)) = listener.accept().await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            let (studio, guard) = (studio.clone(), guard.clone());
            tokio::spawn(async move {
                let _place = place;
                let service = service_fn(|request| {
                    let (studio, guard) = (studio.clone(), guard.clone());
                    async move { Ok::<_, Infallible>(answer(&studio, &guard, &request).await) }
                });
                let mut connection = http1::Builder::new();
                let connection = connection
                    .timer(TokioTimer::new())
                    .header_read_timeout(SILENCE)
                    .max_buf_size(MOST_HEAD);
                let _ = connection
                    .serve_connection(TokioIo::new(stream), service)
                    .await;
            });
        }
    })
}

/// The answer to a request. Bodies are not read: nothing here takes one.
async fn answer(studio: &Studio, guard: &Guard, request: &Request<Incoming>) -> Answer {
    let uri = request.uri();
    let Some(path) = guard.admit(uri.path(), request.headers()) else {
        return refusal(StatusCode::FORBIDDEN);
    };
    if request.method() != Method::GET {
        return refusal(StatusCode::METHOD_NOT_ALLOWED);
    }
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        [""] => sent("text/html; charset=utf-8", PAGE),
        ["look.css"] => sent("text/css; charset=utf-8", LOOK),
        ["icon.svg"] => sent("image/svg+xml", ICON),
        ["state"] => state(studio, uri.query().unwrap_or_default()).await,
        ["page", edition, part, page] => picture(studio, edition, part, page).await,
        [name] => match SCRIPTS.iter().find(|(script, _)| *script == name) {
            Some((_, text)) => sent("text/javascript; charset=utf-8", *text),
            None => refusal(StatusCode::NOT_FOUND),
        },
        _ => refusal(StatusCode::NOT_FOUND),
    }
}

/// The state, at once where it is another than the one that the query names, `after=7`, else when it changes.
async fn state(studio: &Studio, query: &str) -> Answer {
    let after: Option<u64> = query
        .strip_prefix("after=")
        .and_then(|text| text.parse().ok());
    if let Some(after) = after {
        let mut states = studio.states();
        let next = states.wait_for(|state| state.number != after);
        // Whether there is another state or not, the present one is the answer.
        let _ = tokio::time::timeout(PATIENCE, next).await;
    }
    sent("application/json", studio.to_json())
}

/// The picture of a page of the edition that is shown.
async fn picture(studio: &Studio, edition: &str, part: &str, page: &str) -> Answer {
    // No content, and no error: the next state, which is on its way, has other pages.
    let gone = || refusal(StatusCode::NO_CONTENT);
    let number = page.strip_suffix(".svg").and_then(|page| page.parse().ok());
    let edition: Option<u64> = edition.parse().ok();
    let (Some(page), Some(part), Some(edition)) = (number, Part::named(part), edition) else {
        return refusal(StatusCode::NOT_FOUND);
    };
    let Some(shown) = studio.shown().filter(|shown| shown.number == edition) else {
        return gone();
    };
    let drawn = shown.page(part, page);
    // The edition may go while it is drawn.
    drop(shown);
    match drawn.await {
        Ok(Some(svg)) => {
            let mut answer = sent("image/svg+xml", svg);
            let headers = answer.headers_mut();
            let policy = HeaderValue::from_static(PICTURE_POLICY);
            headers.insert(CONTENT_SECURITY_POLICY, policy);
            let for_ever = HeaderValue::from_static("private, max-age=86400, immutable");
            headers.insert(CACHE_CONTROL, for_ever);
            answer
        }
        _ => gone(),
    }
}

/// An answer with that content.
fn sent(kind: &'static str, content: impl Into<Bytes>) -> Answer {
    let mut answer = Response::new(Full::new(content.into()));
    let headers = answer.headers_mut();
    for (name, value) in [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, PAGE_POLICY),
        (CACHE_CONTROL, "no-store"),
        (REFERRER_POLICY, "no-referrer"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// An answer without what was asked for.
fn refusal(status: StatusCode) -> Answer {
    let mut answer = sent("text/plain; charset=utf-8", status.to_string());
    *answer.status_mut() = status;
    answer
}

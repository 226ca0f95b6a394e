//! Server of the page in the browser: its files and answers, and the guard that lets only that page in.

use super::editions::Studio;
use super::job;
use super::spec_file::{Manuscript, Product, Refused, Writer};
use super::state::Part;
use crate::templates::Template;
use gridpress_spec::editing;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue,
    ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode, Uri};
use hyper_util::rt::{TokioIo, TokioTimer};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::TcpListener;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::task::AbortHandle;

/// What the page may do: show and run what this server sends, and ask it for more.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// What the picture of a page may do: show pictures that are in it.
const PICTURE_POLICY: &str = "default-src 'none'; img-src data:; frame-ancestors 'none'";

/// How long a request waits for the next state before it is told that nothing has changed.
const PATIENCE: Duration = Duration::from_secs(25);
/// How long a connection may be silent before it is closed.
const SILENCE: Duration = Duration::from_secs(30);
/// How long a connection may be open before it shows the token.
const INTRODUCTION: Duration = Duration::from_secs(5);
/// The most bytes of the head of a request.
const MOST_HEAD: usize = 16 << 10;
/// The most bytes of the body of a request: texts of a spec are shorter.
const MOST_BODY: usize = 256 << 10;

/// What the page and the server tell each other.
const JSON: &str = "application/json";

type Answer = Response<Full<Bytes>>;

/// Answers requests that come to `listener` and pass `guard`, for as long as the program runs.
///
/// # Errors
/// When the system refuses what a server needs.
pub(crate) fn serve(
    listener: TcpListener,
    studio: Arc<Studio>,
    manuscript: Arc<dyn Manuscript>,
    guard: Guard,
) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    let desk = Arc::new(Desk {
        studio,
        writer: Writer::new(manuscript.clone()),
        manuscript,
        guard,
        strangers: Strangers::default(),
    });
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        for number in 0.. {
            match listener.accept().await {
                Ok((stream, _)) => connect(&desk, stream, number),
                // A connection that fails is no reason to end.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        Ok(())
    })
}

/// Serves a connection, which is a stranger until it shows the token, and closed if it does not show it in time.
fn connect(desk: &Arc<Desk>, stream: TcpStream, number: u64) {
    let own = desk.clone();
    let connection = tokio::spawn(async move {
        let service = service_fn(|request| {
            let desk = own.clone();
            async move { Ok::<_, Infallible>(answer(&desk, request, number).await) }
        });
        let mut connection = http1::Builder::new();
        let connection = connection
            .timer(TokioTimer::new())
            .header_read_timeout(SILENCE)
            .max_buf_size(MOST_HEAD);
        let _ = connection.serve_connection(TokioIo::new(stream), service).await;
        own.strangers.remove(number);
    });
    desk.strangers.add(number, connection.abort_handle());
    let desk = desk.clone();
    tokio::spawn(async move {
        tokio::time::sleep(INTRODUCTION).await;
        if let Some(stranger) = desk.strangers.remove(number) {
            stranger.abort();
        }
    });
}

/// What requests are about.
struct Desk {
    studio: Arc<Studio>,
    manuscript: Arc<dyn Manuscript>,
    writer: Writer,
    guard: Guard,
    strangers: Strangers,
}

impl Desk {
    /// The answer of something that may take a while, as files do.
    async fn ask(
        self: &Arc<Desk>,
        work: impl FnOnce(&Desk) -> Result<Value, Refused> + Send + 'static,
    ) -> Answer {
        let desk = self.clone();
        let done = tokio::task::spawn_blocking(move || work(&desk)).await;
        match done {
            Ok(Ok(value)) => sent(JSON, value.to_string()),
            Ok(Err(refused)) => told(&refused),
            Err(_) => refusal(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }
}

/// The answer to a request of the connection of that number.
async fn answer(desk: &Arc<Desk>, request: Request<Incoming>, number: u64) -> Answer {
    let path = desk.guard.admit(request.uri().path(), request.headers());
    let Some(path) = path.map(str::to_owned) else {
        return refusal(StatusCode::FORBIDDEN);
    };
    desk.strangers.remove(number);
    match *request.method() {
        Method::GET => shown(desk, &path, request.uri()).await,
        Method::POST if is_from_page(request.headers()) => asked(desk, &path, request).await,
        Method::POST => refusal(StatusCode::FORBIDDEN),
        _ => refusal(StatusCode::METHOD_NOT_ALLOWED),
    }
}

/// The answer to a request that would change something.
async fn asked(desk: &Arc<Desk>, path: &str, request: Request<Incoming>) -> Answer {
    if !["edit", "undo", "redo", "begin", "make"].contains(&path) {
        return refusal(StatusCode::METHOD_NOT_ALLOWED);
    }
    if !is_json(request.headers()) {
        return refusal(StatusCode::UNSUPPORTED_MEDIA_TYPE);
    }
    let body = Limited::new(request.into_body(), MOST_BODY).collect();
    let body = match tokio::time::timeout(SILENCE, body).await {
        Ok(Ok(body)) => body.to_bytes(),
        Ok(Err(_)) => return refusal(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => return refusal(StatusCode::REQUEST_TIMEOUT),
    };
    let Ok(value) = serde_json::from_slice::<Value>(&body) else {
        return told(&Refused::Senseless);
    };
    let path = path.to_owned();
    desk.ask(move |desk| match path.as_str() {
        "edit" => desk.writer.edit(&value),
        "undo" => desk.writer.undo(&value),
        "redo" => desk.writer.redo(&value),
        "begin" => desk.writer.begin(&value),
        _ => {
            let product =
                value["product"].as_str().and_then(Product::named).ok_or(Refused::Senseless)?;
            job::begin(&desk.studio, &desk.manuscript, product)
        }
    })
    .await
}

/// The answer to a request that changes nothing.
async fn shown(desk: &Arc<Desk>, path: &str, uri: &Uri) -> Answer {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["state"] => state(&desk.studio, uri.query().unwrap_or_default()).await,
        ["form"] => sent(JSON, editing::form().to_string()),
        ["spec"] => desk.ask(|desk| desk.writer.spec()).await,
        ["template", name] => template(name),
        ["page", edition, part, page] => picture(&desk.studio, edition, part, page).await,
        [name] => match piece(name) {
            Some((kind, text)) => sent(kind, text),
            None => refusal(StatusCode::NOT_FOUND),
        },
        _ => refusal(StatusCode::NOT_FOUND),
    }
}

/// The state, at once where it is another than the one that the query names, `after=7`, else when it changes.
async fn state(studio: &Studio, query: &str) -> Answer {
    let after: Option<u64> = query.strip_prefix("after=").and_then(|text| text.parse().ok());
    if let Some(after) = after {
        let mut states = studio.states();
        let next = states.wait_for(|state| state.number != after);
        // Whether there is another state or not, the present one is the answer.
        let _ = tokio::time::timeout(PATIENCE, next).await;
    }
    sent(JSON, studio.to_json())
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

/// The picture of a template.
fn template(name: &str) -> Answer {
    let named = name.strip_suffix(".png").and_then(Template::named);
    match named {
        Some(template) => sent("image/png", template.picture),
        None => refusal(StatusCode::NOT_FOUND),
    }
}

/// The answer to a request for what was not done, and why.
fn told(refused: &Refused) -> Answer {
    let mut answer = sent(JSON, json!({ "why": refused.why() }).to_string());
    *answer.status_mut() = match refused {
        Refused::Senseless => StatusCode::BAD_REQUEST,
        Refused::Conflict(_) => StatusCode::CONFLICT,
        Refused::Wrong(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
    };
    answer
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

/// What every request must have.
///
/// Any site that a browser shows may send requests to this machine. It does not know the token, it has another origin,
/// and a name of its own that leads here would be seen in `Host`.
pub(crate) struct Guard {
    token: String,
    /// The names by which this server is called.
    hosts: [String; 2],
}

impl Guard {
    /// A guard for the server at `port` of this machine, where paths begin with `token`.
    pub(crate) fn new(token: String, port: u16) -> Guard {
        let hosts = ["127.0.0.1", "localhost"].map(|name| format!("{name}:{port}"));
        Guard { token, hosts }
    }

    /// The address to open.
    pub(crate) fn address(&self) -> String {
        format!("http://{}/{}/", self.hosts[0], self.token)
    }

    /// The path behind the token; `None` where the request must be refused.
    fn admit<'p>(&self, path: &'p str, headers: &HeaderMap) -> Option<&'p str> {
        let is_known = |host: &str| self.hosts.iter().any(|known| known == host);
        let host = only(headers, &HOST)?;
        let is_ours = if headers.contains_key(ORIGIN) {
            only(headers, &ORIGIN)?.strip_prefix("http://").is_some_and(is_known)
        } else {
            true
        };
        let (token, rest) = path.strip_prefix('/')?.split_once('/')?;
        (is_known(host) && is_ours && same(token, &self.token)).then_some(rest)
    }
}

/// Whether an admitted request says which page sent it, as browsers say of every one that could change something.
fn is_from_page(headers: &HeaderMap) -> bool {
    // Whose origin it is was asked before.
    headers.contains_key(ORIGIN)
}

/// Whether the body is JSON, as forms of web pages cannot send it.
pub(super) fn is_json(headers: &HeaderMap) -> bool {
    let kind = only(headers, &CONTENT_TYPE);
    kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json"))
}

/// The value of a header that stands there once.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// Whether two texts are the same, found out in a time that does not tell where they differ.
fn same(a: &str, b: &str) -> bool {
    let difference = a.bytes().zip(b.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    a.len() == b.len() && difference == 0
}

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

/// The files: their names, what they are, and what stands in them.
const PIECES: [(&str, &str, &str); 12] = [
    ("", HTML, include_str!("page/index.html")),
    ("look.css", CSS, include_str!("page/look.css")),
    ("form.css", CSS, include_str!("page/form.css")),
    ("icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
    ("main.js", SCRIPT, include_str!("page/main.js")),
    ("book.js", SCRIPT, include_str!("page/book.js")),
    ("guides.js", SCRIPT, include_str!("page/guides.js")),
    ("panels.js", SCRIPT, include_str!("page/panels.js")),
    ("thumbs.js", SCRIPT, include_str!("page/thumbs.js")),
    ("form.js", SCRIPT, include_str!("page/form.js")),
    ("fields.js", SCRIPT, include_str!("page/fields.js")),
    ("press.js", SCRIPT, include_str!("page/press.js")),
];

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The file of that name: what it is, and what stands in it.
pub(super) fn piece(name: &str) -> Option<(&'static str, &'static str)> {
    let piece = PIECES.iter().find(|(known, ..)| *known == name)?;
    Some((piece.1, piece.2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyper::header::HeaderValue;

    fn headers(all: &[(HeaderName, &'static str)]) -> HeaderMap {
        let all = all.iter().cloned();
        all.map(|(name, value)| (name, HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_the_token_from_this_machine_opens() {
        let guard = Guard::new("abc".to_owned(), 80);
        assert_eq!(guard.address(), "http://127.0.0.1:80/abc/");
        let ours = headers(&[(HOST, "127.0.0.1:80")]);
        assert_eq!(guard.admit("/abc/state", &ours), Some("state"));
        assert_eq!(guard.admit("/abc/", &ours), Some(""));
        for path in ["/", "/abc", "/abd/", "/abcd/", "/ab/", "//abc/", "abc/"] {
            assert_eq!(guard.admit(path, &ours), None, "{path}");
        }
        let local = (HOST, "localhost:80");
        let origin = |origin| headers(&[local.clone(), (ORIGIN, origin)]);
        assert!(guard.admit("/abc/", &origin("http://localhost:80")).is_some());
        for wrong in ["http://example.com", "https://localhost:80", "null", "http://localhost:81"] {
            assert_eq!(guard.admit("/abc/", &origin(wrong)), None, "{wrong}");
        }
        for host in ["localhost", "example.com:80", "127.0.0.1:81", "[::1]:80"] {
            assert_eq!(guard.admit("/abc/", &headers(&[(HOST, host)])), None, "{host}");
        }
        assert_eq!(guard.admit("/abc/", &HeaderMap::new()), None);
    }
}

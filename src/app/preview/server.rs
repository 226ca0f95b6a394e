//! Server of the page in the browser: its files, its data, and the guard that admits only that page.

use super::editions::PreviewSession;
use super::job;
use super::product::SpecDocument;
use crate::Result;
use gridpress_book::Book;
use gridpress_bookspec::BookSpec;
use gridpress_messages::Words;
use gridpress_press::Product;
use gridpress_studio::{
    DataQuery, PageAction, PageQuery, PageReply, PreviewEdition, ProductFile, ProjectFolder,
    RequestError, SpecEditor, StudioHost,
};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode, Uri};
use hyper_util::rt::{TokioIo, TokioTimer};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::net::TcpListener;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::task::AbortHandle;

/// The content security policy of the page: it uses only files and data of this server.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// The content security policy of files that were made.
const MADE_POLICY: &str = "frame-ancestors 'none'";
/// The content security policy of a listing, which contains its style and pictures, and no script.
const LISTING_POLICY: &str =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'";
/// The content security policy of pictures: they show only pictures that they contain.
const PICTURE_POLICY: &str = "default-src 'none'; img-src data:; frame-ancestors 'none'";

/// The time for which a request waits for the next state.
const LONG_POLL_TIMEOUT: Duration = Duration::from_secs(25);
/// The time for which an edition must be shown before it is checked.
const CHECK_DELAY: Duration = Duration::from_millis(400);
/// The time for which a connection may be idle.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
/// The time within which a connection must show the token.
const TOKEN_TIMEOUT: Duration = Duration::from_secs(5);
/// The maximum size of the head of a request.
const MAX_HEAD_BYTES: usize = 16 << 10;
/// The maximum size of the body of a request, other than one with a file.
const MAX_BODY_BYTES: usize = 4 << 20;
/// The maximum size of a file from the author.
const MAX_FILE_BYTES: usize = 64 << 20;

/// The media type of data.
const JSON: &str = "application/json";
/// The media type of files from the author.
const BYTES: &str = "application/octet-stream";

type HttpResponse = Response<Full<Bytes>>;

/// Answers requests on `listener` that pass `guard`, for as long as the program runs.
///
/// # Errors
/// If the system refuses what a server needs.
pub(crate) fn serve(
    listener: TcpListener,
    session: Arc<PreviewSession>,
    spec_file: Arc<dyn SpecDocument>,
    guard: RequestGuard,
) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    let context = Arc::new(ServerContext {
        session,
        editor: SpecEditor::new(spec_file.clone()),
        spec_file,
        guard,
        pending: PendingConnections::default(),
        spoken: Mutex::new((String::new(), Words::english())),
    });
    // One thread suffices for one page; drawing and file access happen on others.
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        tokio::spawn(check_editions(context.clone()));
        let listener = tokio::net::TcpListener::from_std(listener)?;
        for number in 0.. {
            match listener.accept().await {
                Ok((stream, _)) => connect(&context, stream, number),
                // A failed connection does not end the server.
                // The pause keeps a lack of file handles from turning into a busy loop.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        Ok(())
    })
}

/// Checks each edition once it has been shown for a while. Returns once there are no more.
async fn check_editions(context: Arc<ServerContext>) -> Option<()> {
    let mut states = context.session.states();
    let mut last = None;
    loop {
        let next = states
            .wait_for(|state| state.shown.as_ref().is_some_and(|shown| Some(shown.number) != last));
        let edition = next.await.ok()?.shown.clone()?;
        last = Some(edition.number);
        // While a text is being typed, editions follow each other too quickly for checks to be of use.
        tokio::time::sleep(CHECK_DELAY).await;
        let context = context.clone();
        tokio::task::spawn_blocking(move || context.session.check(&edition, &*context.spec_file))
            .await
            .ok()?;
    }
}

/// Serves a connection, which is pending until it shows the token, and is closed if it does not in time.
fn connect(context: &Arc<ServerContext>, stream: TcpStream, number: u64) {
    let context_of_connection = context.clone();
    let connection = tokio::spawn(async move {
        let service = service_fn(|request| {
            let context = context_of_connection.clone();
            async move { Ok::<_, Infallible>(handle(&context, request, number).await) }
        });
        let _ = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(IDLE_TIMEOUT)
            .max_buf_size(MAX_HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .await;
        context_of_connection.pending.remove(number);
    });
    context.pending.add(number, connection.abort_handle());
    let context = context.clone();
    tokio::spawn(async move {
        // Idle connections of another website would otherwise use up the file handles.
        tokio::time::sleep(TOKEN_TIMEOUT).await;
        if let Some(connection) = context.pending.remove(number) {
            connection.abort();
        }
    });
}

/// The context of requests.
struct ServerContext {
    session: Arc<PreviewSession>,
    spec_file: Arc<dyn SpecDocument>,
    editor: SpecEditor,
    guard: RequestGuard,
    pending: PendingConnections,
    /// The languages of the last request, and their messages, which take time to load.
    spoken: Mutex<(String, Words)>,
}

impl StudioHost for ServerContext {
    fn editor(&self) -> &SpecEditor {
        &self.editor
    }

    fn folder(&self) -> &dyn ProjectFolder {
        &*self.spec_file
    }

    fn shown(&self) -> Option<Arc<PreviewEdition>> {
        self.session.shown()
    }

    fn make_quietly(&self, spec: BookSpec) -> Result<Book> {
        self.session.make_book(spec, &*self.spec_file, &self.spec_file.seed())
    }

    fn begin_job(&self, product: Product) -> Result<Value, RequestError> {
        job::begin(&self.session, &self.spec_file, product)
    }

    fn next_volume(&self, name: &str) -> Result<Value, RequestError> {
        let next = self.spec_file.next_volume(name)?;
        Ok(json!({ "address": next.address, "notes": next.notes }))
    }

    fn made(&self) -> Vec<ProductFile> {
        self.spec_file.made()
    }
}

impl ServerContext {
    /// Returns the messages in the language of a request.
    fn words(&self, headers: &HeaderMap) -> Words {
        let languages =
            headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let mut spoken = self.spoken.lock().unwrap_or_else(PoisonError::into_inner);
        if spoken.0 != languages {
            let words = Words::preferred(languages).unwrap_or_else(|_| Words::english());
            *spoken = (languages.to_owned(), words);
        }
        spoken.1.clone()
    }

    /// Responds with the result of work that may block, such as file access.
    async fn run_blocking(
        self: &Arc<ServerContext>,
        words: &Words,
        work: impl FnOnce(&ServerContext) -> Result<PageReply, RequestError> + Send + 'static,
    ) -> HttpResponse {
        let context = self.clone();
        let result = tokio::task::spawn_blocking(move || work(&context)).await;
        match result {
            Ok(Ok(reply)) => reply_response(reply),
            Ok(Err(refused)) => error_response(&refused, words),
            Err(_) => status_response(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }
}

/// Responds to a request on the connection with that number.
async fn handle(
    context: &Arc<ServerContext>,
    request: Request<Incoming>,
    number: u64,
) -> HttpResponse {
    // Before the method and the body are considered: a stranger learns nothing but the refusal.
    let path = context.guard.admit(request.uri().path(), request.headers());
    let Some(path) = path.map(str::to_owned) else {
        return status_response(StatusCode::FORBIDDEN);
    };
    context.pending.remove(number);
    let words = context.words(request.headers());
    match *request.method() {
        Method::GET => handle_get(context, &path, request.uri(), words).await,
        Method::POST if has_origin(request.headers()) => {
            handle_post(context, &path, request, words).await
        }
        Method::POST => status_response(StatusCode::FORBIDDEN),
        _ => status_response(StatusCode::METHOD_NOT_ALLOWED),
    }
}

/// Responds to a request that changes something.
async fn handle_post(
    context: &Arc<ServerContext>,
    path: &str,
    request: Request<Incoming>,
    words: Words,
) -> HttpResponse {
    let Some(action) = PageAction::parse(path) else {
        return status_response(StatusCode::METHOD_NOT_ALLOWED);
    };
    let (media_type, limit) = match action {
        PageAction::StoreFile(_) => (BYTES, MAX_FILE_BYTES),
        _ => (JSON, MAX_BODY_BYTES),
    };
    // Neither media type can be sent by a form of another web page.
    if !has_type(request.headers(), media_type) {
        return status_response(StatusCode::UNSUPPORTED_MEDIA_TYPE);
    }
    let body = Limited::new(request.into_body(), limit).collect();
    let body = match tokio::time::timeout(IDLE_TIMEOUT, body).await {
        Ok(Ok(body)) => body.to_bytes(),
        Ok(Err(_)) => return status_response(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => return status_response(StatusCode::REQUEST_TIMEOUT),
    };
    let page_words = words.clone();
    context
        .run_blocking(&words, move |context| {
            let result = action.run(context, &page_words, &body);
            // The change shows without the delay of a poll.
            context.session.poll_now();
            result.map(PageReply::Json)
        })
        .await
}

/// Responds to a request that changes nothing.
async fn handle_get(
    context: &Arc<ServerContext>,
    path: &str,
    uri: &Uri,
    words: Words,
) -> HttpResponse {
    match PageQuery::parse(path, uri.query().unwrap_or_default()) {
        Some(PageQuery::State { after }) => state_response(&context.session, &words, after).await,
        Some(PageQuery::Data(query)) => answer(context, words, query).await,
        None => status_response(StatusCode::NOT_FOUND),
    }
}

/// Responds with data.
async fn answer(context: &Arc<ServerContext>, words: Words, query: DataQuery) -> HttpResponse {
    let page_words = words.clone();
    context.run_blocking(&words, move |context| query.answer(context, &page_words)).await
}

/// Responds with the state: at once if its number is not `after`, else when it changes.
async fn state_response(
    session: &PreviewSession,
    words: &Words,
    after: Option<u64>,
) -> HttpResponse {
    if let Some(after) = after {
        let mut states = session.states();
        let next = states.wait_for(|state| state.number != after);
        // With or without a new state, the current one is the response.
        let _ = tokio::time::timeout(LONG_POLL_TIMEOUT, next).await;
    }
    response(JSON, session.states().borrow().to_json(words))
}

/// Responds with a reply of the application.
fn reply_response(reply: PageReply) -> HttpResponse {
    match reply {
        PageReply::Json(value) => response(JSON, value.to_string()),
        PageReply::Picture(svg) => picture_response(svg),
        PageReply::File(kind, content) => response(kind, content),
        PageReply::OwnPicture(kind, content) => response(kind, content),
        PageReply::Made { name, bytes, is_saved } => made_response(&name, bytes, is_saved),
        PageReply::NoContent => status_response(StatusCode::NO_CONTENT),
        PageReply::NotFound => status_response(StatusCode::NOT_FOUND),
    }
}

/// Responds with a picture that the browser may keep, since another one has another address.
fn picture_response(svg: String) -> HttpResponse {
    let mut answer = response("image/svg+xml", svg);
    let headers = answer.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(PICTURE_POLICY));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400, immutable"));
    answer
}

/// Responds with a file that was made, to be shown or saved by the browser.
fn made_response(name: &str, bytes: Vec<u8>, is_saved: bool) -> HttpResponse {
    let (kind, policy) = match name.rsplit('.').next() {
        Some("pdf") => ("application/pdf", MADE_POLICY),
        Some("html") => ("text/html; charset=utf-8", LISTING_POLICY),
        _ => ("text/plain; charset=utf-8", MADE_POLICY),
    };
    let mut answer = response(kind, bytes);
    let headers = answer.headers_mut();
    // The viewers of browsers need more than the policy of the page.
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    let place = if is_saved { "attachment" } else { "inline" };
    if let Ok(place) = HeaderValue::from_str(&format!(
        "{place}; filename*=UTF-8''{}",
        utf8_percent_encode(name, NON_ALPHANUMERIC)
    )) {
        headers.insert(CONTENT_DISPOSITION, place);
    }
    answer
}

/// Responds with the reason why a request failed.
fn error_response(refused: &RequestError, words: &Words) -> HttpResponse {
    let mut answer = response(JSON, refused.to_json(words).to_string());
    *answer.status_mut() =
        StatusCode::from_u16(refused.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    answer
}

/// Returns a response with that content.
fn response(kind: &'static str, content: impl Into<Bytes>) -> HttpResponse {
    let mut answer = Response::new(Full::new(content.into()));
    let headers = answer.headers_mut();
    for (name, value) in [
        (CONTENT_TYPE, kind),
        (CONTENT_SECURITY_POLICY, PAGE_POLICY),
        (CACHE_CONTROL, "no-store"),
        // The address contains the token, which a link to another site would reveal.
        (REFERRER_POLICY, "no-referrer"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    answer
}

/// Returns a response with only a status.
fn status_response(status: StatusCode) -> HttpResponse {
    let mut answer = response("text/plain; charset=utf-8", status.to_string());
    *answer.status_mut() = status;
    answer
}

/// The guard of the server, which every request must pass.
///
/// Any website in a browser may send requests to this machine. It does not know the token, it has another origin, and a
/// host name of its own would be seen in `Host`.
pub(crate) struct RequestGuard {
    token: String,
    /// The host names of this server.
    hosts: [String; 2],
}

impl RequestGuard {
    /// Creates a guard for the server at `port` of this machine, where paths begin with `token`.
    pub(crate) fn new(token: String, port: u16) -> RequestGuard {
        let hosts = ["127.0.0.1", "localhost"].map(|name| format!("{name}:{port}"));
        RequestGuard { token, hosts }
    }

    /// Returns the address to open.
    pub(crate) fn address(&self) -> String {
        format!("http://{}/{}/", self.hosts[0], self.token)
    }

    /// Returns the path after the token; `None` if the request must be refused.
    fn admit<'p>(&self, path: &'p str, headers: &HeaderMap) -> Option<&'p str> {
        let is_known = |host: &str| self.hosts.iter().any(|known| known == host);
        // Checked because of DNS rebinding, by which a website gives its own name the address of this machine.
        let host = only(headers, &HOST)?;
        let is_same_origin = if headers.contains_key(ORIGIN) {
            only(headers, &ORIGIN)?.strip_prefix("http://").is_some_and(is_known)
        } else {
            true
        };
        let (token, rest) = path.strip_prefix('/')?.split_once('/')?;
        (is_known(host) && is_same_origin && is_equal_in_constant_time(token, &self.token))
            .then_some(rest)
    }
}

/// Returns `true` if an admitted request names its origin, as browsers do for every request that may change something.
fn has_origin(headers: &HeaderMap) -> bool {
    // [`RequestGuard::admit`] has checked the origin itself.
    headers.contains_key(ORIGIN)
}

/// Returns `true` if the body has that media type.
fn has_type(headers: &HeaderMap, expected: &str) -> bool {
    only(headers, &CONTENT_TYPE).is_some_and(|kind| kind.eq_ignore_ascii_case(expected))
}

/// Returns the value of a header that occurs once.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

/// Compares two texts in a time that does not depend on where they differ.
fn is_equal_in_constant_time(a: &str, b: &str) -> bool {
    // The duration of a comparison that stops at the first difference would let the token be guessed byte by byte.
    let difference = a.bytes().zip(b.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b));
    a.len() == b.len() && difference == 0
}

/// The maximum number of pending connections.
const MAX_PENDING: usize = 64;

/// The connections that have not shown the token, the oldest first.
#[derive(Default)]
pub(super) struct PendingConnections {
    connections: Mutex<VecDeque<(u64, AbortHandle)>>,
}

impl PendingConnections {
    /// Adds a connection. The oldest one is closed if there are too many.
    pub(super) fn add(&self, number: u64, connection: AbortHandle) {
        let mut connections = self.lock();
        connections.push_back((number, connection));
        if connections.len() > MAX_PENDING
            && let Some((_, oldest)) = connections.pop_front()
        {
            oldest.abort();
        }
    }

    /// Removes a connection that has shown the token or has ended; `None` if it was removed before.
    pub(super) fn remove(&self, number: u64) -> Option<AbortHandle> {
        let mut connections = self.lock();
        // Numbers are in ascending order.
        let found = connections.binary_search_by_key(&number, |(number, _)| *number);
        let (_, connection) = connections.remove(found.ok()?)?;
        Some(connection)
    }

    /// Locks the list.
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(u64, AbortHandle)>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
        let guard = RequestGuard::new("abc".to_owned(), 80);
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

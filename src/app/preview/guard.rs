//! Who may ask: only pages that were opened by the address with the token, on this machine.
//!
//! Any site that a browser shows may send requests to this machine. It does not know the token, it has another origin,
//! and a name of its own that leads here would be seen in `Host`.

use hyper::header::{CONTENT_TYPE, HOST, HeaderMap, HeaderName, ORIGIN};

/// What every request must have.
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
    pub(super) fn admit<'p>(&self, path: &'p str, headers: &HeaderMap) -> Option<&'p str> {
        let is_known = |host: &str| self.hosts.iter().any(|known| known == host);
        let host = only(headers, &HOST)?;
        let is_ours = match headers.contains_key(ORIGIN) {
            true => only(headers, &ORIGIN)?.strip_prefix("http://").is_some_and(is_known),
            false => true,
        };
        let (token, rest) = path.strip_prefix('/')?.split_once('/')?;
        (is_known(host) && is_ours && same(token, &self.token)).then_some(rest)
    }
}

/// Whether an admitted request says which page sent it, as browsers say of every one that could change something.
pub(super) fn is_from_page(headers: &HeaderMap) -> bool {
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

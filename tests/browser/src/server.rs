//! A static host for `dist/` under a sub-path, with the habits of real ones, and pages that embed it.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Where the page lives on its host.
const HOME: &str = "/any/sub/path/";

/// How the host behaves; the default is the plainest static host.
#[derive(Clone, Copy, Debug, Default)]
pub struct Serving {
    /// Sends `Access-Control-Allow-Origin: *`, which a sandboxed frame needs for modules and wasm.
    pub to_all_origins: bool,
    /// Serves wasm as `application/octet-stream`, as hosts do that have never heard of it.
    pub wasm_mistyped: bool,
    /// Serves only the first half of wasm, as after a failed upload.
    pub wasm_cut: bool,
}

/// What a host does with requests for some of its files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Whim {
    /// Answers them.
    #[default]
    Answer,
    /// Says that it cannot just now.
    Refuse,
    /// Lets them wait.
    Hold,
}

/// A running host. Clones are the same host. It stops with the test process.
#[derive(Clone, Debug)]
pub struct Site(Arc<Host>);

#[derive(Debug)]
struct Host {
    origin: String,
    dist: PathBuf,
    serving: Serving,
    extra: Mutex<HashMap<String, String>>,
    asked: Mutex<Vec<String>>,
    whim: Mutex<(String, Whim)>,
}

impl Site {
    /// The release build on a host with plain habits.
    #[must_use]
    pub fn new() -> Self {
        Self::with(Serving::default())
    }

    /// The release build on a host with these habits. Panics when there is no release build.
    #[must_use]
    pub fn with(serving: Serving) -> Self {
        let dist = crate::checkout().join("dist");
        assert!(dist.join("index.html").is_file(), "there is no page in dist/ to test: run `./touchline build` first");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port on the loopback");
        let port = listener.local_addr().expect("a bound port").port();
        let host = Arc::new(Host {
            origin: format!("http://127.0.0.1:{port}"),
            dist,
            serving,
            extra: Mutex::default(),
            asked: Mutex::default(),
            whim: Mutex::default(),
        });
        let site = Self(Arc::clone(&host));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let host = Arc::clone(&host);
                // A browser that hangs up in the middle is no failure of the host.
                thread::spawn(move || drop(host.answer(stream)));
            }
        });
        site
    }

    /// `http://127.0.0.1:PORT`, without a slash at the end.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.0.origin
    }

    /// The page's address with `rest` after it: `""`, `"?game=grid"`, `"rules/grid.en.txt"`.
    #[must_use]
    pub fn url(&self, rest: &str) -> String {
        format!("{}{HOME}{rest}", self.0.origin)
    }

    /// Adds an HTML page of the test's own at `path` (from the host's root, `"/host.html"`) and
    /// returns its address.
    pub fn add(&self, path: &str, html: &str) -> String {
        let mut extra = self.0.extra.lock().expect("no poisoned lock");
        extra.insert(path.to_owned(), html.to_owned());
        format!("{}{path}", self.0.origin)
    }

    /// Adds a blog-like page, taller than the screen, that shows `src` in `<iframe id="frame">`
    /// with this `sandbox` attribute, and returns its address. Messages that the frame posts are
    /// collected in `window.heard`.
    pub fn add_frame(&self, src: &str, sandbox: Option<&str>) -> String {
        let sandbox = sandbox.map_or(String::new(), |allowed| format!(" sandbox=\"{allowed}\""));
        let src = src.replace('&', "&amp;").replace('"', "&quot;");
        let html = format!(
            "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
             <title>A blog</title><style>body{{margin:8px}}iframe{{width:100%;height:600px;border:0}}\
             footer{{height:1500px}}</style>\
             <script>window.heard=[];addEventListener('message',e=>heard.push(e.data))</script>\
             <h1>A blog</h1><iframe id=\"frame\"{sandbox} src=\"{src}\"></iframe><footer>The end</footer></html>"
        );
        let path = format!("/blog-{}.html", self.0.extra.lock().expect("no poisoned lock").len());
        self.add(&path, &html)
    }

    /// Does this from now on with requests for paths that contain `part`, and answers all others.
    pub fn indulge(&self, part: &str, whim: Whim) {
        *self.0.whim.lock().expect("no poisoned lock") = (part.to_owned(), whim);
    }

    /// Every path asked for so far, with its query, in order.
    #[must_use]
    pub fn asked(&self) -> Vec<String> {
        self.0.asked.lock().expect("no poisoned lock").clone()
    }
}

impl Default for Site {
    fn default() -> Self {
        Self::new()
    }
}

struct Reply {
    status: &'static str,
    kind: &'static str,
    body: Vec<u8>,
}

impl Host {
    fn answer(&self, mut stream: TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(stream.try_clone()?).take(64 * 1024);
        let mut request = String::new();
        lines.read_line(&mut request)?;
        let mut header = String::new();
        while lines.read_line(&mut header)? > 2 {
            header.clear();
        }
        let Some(target) = request.split(' ').nth(1) else {
            return Ok(()); // a connection opened ahead and never used
        };
        self.asked.lock().expect("no poisoned lock").push(target.to_owned());
        let path = target.split(['?', '#']).next().unwrap_or(target);
        while self.whim_for(path) == Whim::Hold {
            thread::sleep(Duration::from_millis(20));
        }
        let reply = if self.whim_for(path) == Whim::Refuse { not_now() } else { self.reply(path) };
        let mut head = format!(
            "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nConnection: close\r\n",
            reply.status,
            reply.kind,
            reply.body.len()
        );
        if reply.status.starts_with("301") {
            head += &format!("Location: {path}/\r\n");
        }
        if self.serving.to_all_origins {
            head += "Access-Control-Allow-Origin: *\r\n";
        }
        stream.write_all(head.as_bytes())?;
        stream.write_all(b"\r\n")?;
        stream.write_all(&reply.body)
    }

    fn whim_for(&self, path: &str) -> Whim {
        let (part, whim) = &*self.whim.lock().expect("no poisoned lock");
        if path.contains(part.as_str()) { *whim } else { Whim::Answer }
    }

    fn reply(&self, path: &str) -> Reply {
        if let Some(html) = self.extra.lock().expect("no poisoned lock").get(path) {
            return Reply { status: "200 OK", kind: "text/html; charset=utf-8", body: html.clone().into_bytes() };
        }
        // Browsers ask for it unbidden at the host's root, which is not ours.
        if path == "/favicon.ico" {
            return Reply { status: "204 No Content", kind: "image/x-icon", body: Vec::new() };
        }
        if format!("{path}/") == HOME {
            return Reply { status: "301 Moved Permanently", kind: "text/plain", body: Vec::new() };
        }
        let file = match path.strip_prefix(HOME) {
            Some(file) if file.is_empty() || file.ends_with('/') => format!("{file}index.html"),
            Some(file) => file.to_owned(),
            None => return not_found(),
        };
        if file.split('/').any(|part| part == "..") {
            return not_found();
        }
        match std::fs::read(self.dist.join(&file)) {
            Ok(mut body) => {
                if self.serving.wasm_cut && file.ends_with(".wasm") {
                    body.truncate(body.len() / 2);
                }
                Reply { status: "200 OK", kind: self.kind(&file), body }
            }
            Err(_) => not_found(),
        }
    }

    fn kind(&self, file: &str) -> &'static str {
        match file.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js" | "mjs") => "text/javascript",
            Some("wasm") if !self.serving.wasm_mistyped => "application/wasm",
            Some("css") => "text/css",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("ico") => "image/x-icon",
            Some("txt") => "text/plain; charset=utf-8",
            Some("md") => "text/markdown; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}

fn not_now() -> Reply {
    Reply { status: "503 Service Unavailable", kind: "text/html", body: b"<p>Later".to_vec() }
}

fn not_found() -> Reply {
    Reply { status: "404 Not Found", kind: "text/plain", body: b"not found".to_vec() }
}

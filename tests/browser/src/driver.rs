//! A chromedriver and its headless Chromium: started for one test, gone when it ends, however it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use serde_json::{Value, json};

/// The screens that the page is tried on. Sizes are those of the viewport, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 390 × 844, three device pixels a CSS pixel, touch.
    Phone,
    /// 320 × 640, two device pixels, touch: the narrowest that must work.
    SmallPhone,
    /// 844 × 390, three device pixels, touch.
    PhoneOnItsSide,
    /// 1280 × 800, a mouse and no touch.
    Desktop,
}

impl Screen {
    /// Width and height of the viewport.
    #[must_use]
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Phone => (390, 844),
            Self::SmallPhone => (320, 640),
            Self::PhoneOnItsSide => (844, 390),
            Self::Desktop => (1280, 800),
        }
    }

    /// Device pixels in a CSS pixel.
    #[must_use]
    pub const fn pixel_ratio(self) -> f64 {
        match self {
            Self::Phone | Self::PhoneOnItsSide => 3.0,
            Self::SmallPhone => 2.0,
            Self::Desktop => 1.0,
        }
    }

    /// Fingers rather than a mouse.
    #[must_use]
    pub const fn touch(self) -> bool {
        !matches!(self, Self::Desktop)
    }
}

pub(crate) fn capabilities(screen: Screen) -> Value {
    let mut arguments = vec![
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        "--lang=en-GB",
        // A sandboxed frame in a process of its own would escape the logs and the gestures.
        "--disable-features=IsolateSandboxedIframes",
        // Nothing but the loopback resolves: a stray request fails and shows.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ];
    if !screen.touch() {
        // A machine without a mouse would tell the page that nothing can hover: Blink's numbers for one that has.
        arguments.push(
            "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
        );
    }
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        "goog:chromeOptions": {
            "binary": chrome(),
            "args": arguments,
        },
    })
}

/// A chromedriver of our own. Dropping it ends its browsers too.
pub(crate) struct Chromedriver {
    child: Child,
    port: u16,
    temporary: PathBuf,
    // Held open, so that chromedriver can go on writing.
    _out: BufReader<ChildStdout>,
}

impl Chromedriver {
    pub(crate) fn start() -> Self {
        let program = find("CHROMEDRIVER", &["chromedriver"]);
        // On a busy machine one may end before it listens.
        let started = (0..3).find_map(|_| Self::try_start(&program));
        started.unwrap_or_else(|| panic!("{} ended before it named its port", program.display()))
    }

    fn try_start(program: &Path) -> Option<Self> {
        // Of its own, because Chromium leaves things behind in it. Short, because it puts a socket there.
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let n = STARTED.fetch_add(1, Ordering::Relaxed);
        let temporary = env::temp_dir().join(format!("touchline-{}-{n}", process::id()));
        fs::create_dir_all(&temporary)
            .unwrap_or_else(|error| panic!("{} cannot be made: {error}", temporary.display()));
        let mut child = Command::new(program)
            .arg("--port=0")
            .env("TMPDIR", &temporary)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
        let mut out = BufReader::new(child.stdout.take().expect("a piped stdout"));
        let port = loop {
            let mut line = String::new();
            let read = out.read_line(&mut line).expect("chromedriver writes text");
            if read == 0 {
                let _ = child.wait();
                return None;
            }
            // "ChromeDriver was started successfully on port 36431."
            let Some((_, port)) = line.split_once("successfully on port ") else {
                continue;
            };
            break port.trim().trim_end_matches('.').parse().expect("a port number");
        };
        Some(Self { child, port, temporary, _out: out })
    }

    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// One request by hand, for where nothing can be awaited: in a `Drop`.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &Value) -> Option<Value> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n",
            self.port,
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        stream.write_all(body.as_bytes()).ok()?;
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).ok()? <= 2 {
                break;
            }
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().ok()?;
            }
        }
        let mut answer = vec![0; length];
        reader.read_exact(&mut answer).ok()?;
        let mut answer: Value = serde_json::from_slice(&answer).ok()?;
        Some(answer["value"].take())
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        // Asked, it closes its browsers; killed, it leaves them running.
        self.ask("GET", "/shutdown", &Value::Null);
        let asked = Instant::now();
        while asked.elapsed() < Duration::from_secs(5) && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.temporary);
    }
}

fn chrome() -> PathBuf {
    find("CHROME", &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
}

/// The program that this environment variable names, or the first of `names` on PATH.
fn find(variable: &str, names: &[&str]) -> PathBuf {
    if let Some(path) = env::var_os(variable).filter(|path| !path.is_empty()) {
        return path.into();
    }
    let path = env::var_os("PATH").unwrap_or_default();
    names
        .iter()
        .flat_map(|name| env::split_paths(&path).map(move |dir| dir.join(name)))
        .find(|program| Path::is_file(program))
        .unwrap_or_else(|| panic!("no {} here: run `./touchline setup`, or set {variable}", names[0]))
}

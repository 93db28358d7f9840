//! A page in a browser of its own: going to it, waiting, looking, and its health.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::driver::{Chromedriver, capabilities};
use crate::{Screen, Site};

/// How long anything may take to come true on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// One browser with one page. Every method panics with a sentence when it cannot do what it says.
///
/// A test ends with [`Page::close`], which asserts the page's health. When a test fails, the page's
/// console is printed and its picture is kept as `failed-….png` beside the others.
pub struct Page {
    pub(crate) web: WebDriver,
    site: Site,
    health: RefCell<Health>,
    frame: RefCell<Option<String>>,
    screen: Screen,
    chrome: Chromedriver,
}

#[derive(Default)]
struct Health {
    allowed: BTreeSet<String>,
    console: Vec<String>,
    complaints: Vec<String>,
}

impl Page {
    /// The page's front on a plain host of its own.
    pub async fn open(screen: Screen) -> Self {
        Self::open_with(screen, "").await
    }

    /// The same with more in the address: `"?game=grid&lang=fr"`, `"#record"`.
    pub async fn open_with(screen: Screen, rest: &str) -> Self {
        let site = Site::new();
        let page = Self::blank(screen, &site).await;
        page.goto(&site.url(rest)).await;
        page
    }

    /// A browser that has gone nowhere yet and may ask `site` for anything.
    pub async fn blank(screen: Screen, site: &Site) -> Self {
        let chrome = Chromedriver::start();
        let Value::Object(capabilities) = capabilities(screen) else { unreachable!("written as an object") };
        let web = WebDriver::builder(chrome.url(), Capabilities::from(capabilities))
            .request_timeout(Duration::from_secs(60))
            .connect()
            .await
            .unwrap_or_else(|error| panic!("Chromium does not start: {error}"));
        let page =
            Self { web, site: site.clone(), health: RefCell::default(), frame: RefCell::default(), screen, chrome };
        page.allow(site);
        page.be_this_device().await;
        page
    }

    /// The host that the page was opened on.
    #[must_use]
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// The screen that the page was opened on.
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// This host, too, may be asked: another one that embeds the page.
    pub fn allow(&self, site: &Site) {
        self.health.borrow_mut().allowed.insert(site.origin().to_owned());
    }

    // ---- going places --------------------------------------------------------------------

    /// Loads this address.
    pub async fn goto(&self, url: &str) {
        let gone = self.web.goto(url).await;
        self.arrive(gone, url).await;
    }

    /// Loads the same address again.
    pub async fn reload(&self) {
        let gone = self.web.refresh().await;
        self.arrive(gone, "the same address").await;
    }

    /// The browser's Back.
    pub async fn back(&self) {
        let gone = self.web.back().await;
        self.arrive(gone, "the page before").await;
    }

    /// The browser's Forward.
    pub async fn forward(&self) {
        let gone = self.web.forward().await;
        self.arrive(gone, "the page after").await;
    }

    async fn arrive(&self, gone: WebDriverResult<()>, place: &str) {
        gone.unwrap_or_else(|error| panic!("{place} does not load: {error}"));
        self.frame.replace(None);
        let outside = self.web.enter_default_frame().await;
        outside.unwrap_or_else(|error| panic!("{place} has no window: {error}"));
    }

    /// From here on everything happens inside this iframe, of the page itself.
    pub async fn enter_frame(&self, css: &str) {
        self.wait_for(css).await;
        let entered = match self.web.find(By::Css(css)).await {
            Ok(frame) => frame.enter_frame().await,
            Err(error) => Err(error),
        };
        entered.unwrap_or_else(|error| panic!("{css} cannot be entered: {error}"));
        self.frame.replace(Some(css.to_owned()));
    }

    /// Back from an iframe to the page that holds it.
    pub async fn leave_frame(&self) {
        let left = self.web.enter_parent_frame().await;
        left.unwrap_or_else(|error| panic!("no frame to leave: {error}"));
        self.frame.replace(None);
    }

    /// Where the entered frame begins in the window: WebDriver's pointers know only the window.
    pub(crate) async fn frame_corner(&self) -> (f64, f64) {
        let Some(css) = self.frame.borrow().clone() else {
            return (0.0, 0.0);
        };
        self.leave_frame().await;
        let [x, y, ..] = self.rect(&css).await;
        self.enter_frame(&css).await;
        (x, y)
    }

    // ---- waiting -------------------------------------------------------------------------

    /// Waits until an element that matches is there and takes up room on the screen.
    pub async fn wait_for(&self, css: &str) {
        self.wait_until(&format!(
            "[...document.querySelectorAll({})].some(e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden')",
            json!(css)
        ))
        .await;
    }

    /// Waits until no element that matches takes up room on the screen.
    pub async fn wait_gone(&self, css: &str) {
        self.wait_until(&format!(
            "[...document.querySelectorAll({})].every(e => e.getClientRects().length === 0 || getComputedStyle(e).visibility === 'hidden')",
            json!(css)
        ))
        .await;
    }

    /// Waits until the first element that matches contains this text.
    pub async fn wait_text(&self, css: &str, part: &str) {
        self.wait_until(&format!(
            "(document.querySelector({})?.textContent ?? '').includes({})",
            json!(css),
            json!(part)
        ))
        .await;
    }

    /// Waits until this JavaScript expression is true.
    pub async fn wait_until(&self, condition: &str) {
        let script = format!("return !!({condition})");
        let start = Instant::now();
        loop {
            // An error may be a page on its way out; one that stays is told.
            let found = self.web.execute(script.as_str(), vec![]).await;
            if let Ok(value) = &found
                && value.json() == &json!(true)
            {
                return;
            }
            if start.elapsed() > PATIENCE {
                let error = found.err().map_or(String::new(), |error| format!(" ({error})"));
                panic!("waited {} s in vain for: {condition}{error}", PATIENCE.as_secs());
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    // ---- looking -------------------------------------------------------------------------

    /// What the body of a JavaScript function returns: `"return innerWidth"`.
    pub async fn js(&self, body: &str) -> Value {
        match self.web.execute(body, vec![]).await {
            Ok(value) => value.json().clone(),
            Err(error) => panic!("{body}: {error}"),
        }
    }

    /// The text of the first element that matches, as it is drawn, trimmed.
    pub async fn text(&self, css: &str) -> String {
        let script = format!(
            "const e = document.querySelector({}); return e && (e.innerText ?? e.textContent).trim()",
            json!(css)
        );
        match self.js(&script).await {
            Value::String(text) => text,
            _ => panic!("nothing matches {css}"),
        }
    }

    /// The texts of all elements that match.
    pub async fn texts(&self, css: &str) -> Vec<String> {
        let script = format!(
            "return [...document.querySelectorAll({})].map(e => (e.innerText ?? e.textContent).trim())",
            json!(css)
        );
        serde_json::from_value(self.js(&script).await).expect("a list of texts")
    }

    /// This attribute of the first element that matches.
    pub async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let script = format!(
            "const e = document.querySelector({}); return e ? [e.getAttribute({})] : null",
            json!(css),
            json!(name)
        );
        match self.js(&script).await {
            Value::Array(one) => one[0].as_str().map(str::to_owned),
            _ => panic!("nothing matches {css}"),
        }
    }

    /// How many elements match.
    pub async fn count(&self, css: &str) -> usize {
        let found = self.js(&format!("return document.querySelectorAll({}).length", json!(css))).await;
        found.as_u64().expect("a length") as usize
    }

    /// Left, top, width and height of the first element that matches, in CSS pixels of the viewport.
    pub async fn rect(&self, css: &str) -> [f64; 4] {
        let script = format!(
            "const e = document.querySelector({}); if (!e) return null; \
             const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
            json!(css)
        );
        serde_json::from_value(self.js(&script).await).unwrap_or_else(|_| panic!("nothing matches {css}"))
    }

    /// The middle of the first element that matches, scrolled into view if it is not or if something lies over it.
    pub async fn centre(&self, css: &str) -> (f64, f64) {
        self.wait_for(css).await;
        let script = format!(
            "const e = document.querySelector({}); \
             const inside = r => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight; \
             const hit = r => {{ const over = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2); \
             return over && (e.contains(over) || over.contains(e)); }}; \
             const at = e.getBoundingClientRect(); if (!inside(at) || !hit(at)) e.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}}); \
             const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
            json!(css)
        );
        serde_json::from_value(self.js(&script).await).expect("two numbers")
    }

    /// Saves a picture of the viewport as `NAME.png` in `$SHOTS`, or else in `target/shots/`.
    pub async fn shot(&self, name: &str) {
        let png = self.web.screenshot_as_png().await.unwrap_or_else(|error| panic!("no picture of {name}: {error}"));
        let dir = shots();
        std::fs::write(dir.join(format!("{name}.png")), png)
            .unwrap_or_else(|error| panic!("{name}.png cannot be written to {}: {error}", dir.display()));
    }

    // ---- the device ----------------------------------------------------------------------

    /// Turns the phone, or resizes the window: the viewport has this size from now on.
    pub async fn resize(&self, width: u32, height: u32) {
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": width, "height": height, "screenWidth": width, "screenHeight": height,
                "deviceScaleFactor": self.screen.pixel_ratio(), "mobile": self.screen.touch(),
            }),
        )
        .await;
        self.wait_until(&format!("screen.width === {width} && screen.height === {height}")).await;
    }

    /// Emulated, on the desktop too: a window's size would include its frame.
    async fn be_this_device(&self) {
        let (width, height) = self.screen.size();
        self.resize(width, height).await;
        if self.screen.touch() {
            let touch = json!({"enabled": true, "maxTouchPoints": 5});
            self.cdp("Emulation.setTouchEmulationEnabled", touch).await;
        }
    }

    /// Opens this address in another tab of the same browser and goes on there. [`Page::tab`] goes back.
    pub async fn goto_in_new_tab(&self, url: &str) {
        let opened = match self.web.new_tab().await {
            Ok(tab) => self.web.switch_to_window(tab).await,
            Err(error) => Err(error),
        };
        opened.unwrap_or_else(|error| panic!("no new tab: {error}"));
        self.be_this_device().await;
        self.goto(url).await;
    }

    /// Goes on in the nth tab, counted from 0 in the order they were opened.
    pub async fn tab(&self, n: usize) {
        let tabs = self.web.windows().await.unwrap_or_else(|error| panic!("no tabs: {error}"));
        let tab = tabs.get(n).unwrap_or_else(|| panic!("there is no tab {n}"));
        let gone = self.web.switch_to_window(tab.clone()).await;
        self.arrive(gone, &format!("tab {n}")).await;
    }

    /// What the person prefers: `prefer("prefers-reduced-motion", "reduce")`.
    pub async fn prefer(&self, feature: &str, value: &str) {
        self.cdp("Emulation.setEmulatedMedia", json!({"features": [{"name": feature, "value": value}]})).await;
    }

    /// Makes the processor so many times slower.
    pub async fn slow_down(&self, times: f64) {
        self.cdp("Emulation.setCPUThrottlingRate", json!({"rate": times})).await;
    }

    /// A command of the Chrome DevTools Protocol, and its answer.
    pub async fn cdp(&self, command: &str, params: Value) -> Value {
        self.command("/goog/cdp/execute", json!({"cmd": command, "params": params})).await
    }

    // ---- health --------------------------------------------------------------------------

    /// Everything that the console has said so far, frames included: `LEVEL message`.
    pub async fn console(&self) -> Vec<String> {
        self.listen().await;
        self.health.borrow().console.clone()
    }

    /// What is wrong so far: errors on the console, requests to hosts that are not this test's.
    pub async fn complaints(&self) -> Vec<String> {
        self.listen().await;
        self.health.borrow().complaints.clone()
    }

    /// Asserts that nothing is wrong.
    pub async fn assert_healthy(&self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "the page is not healthy:\n{}", complaints.join("\n"));
    }

    /// Forgets what is wrong so far: for a test that provokes it.
    pub async fn forgive(&self) {
        self.listen().await;
        self.health.borrow_mut().complaints.clear();
    }

    /// Asserts the page's health and ends the browser.
    pub async fn close(self) {
        self.assert_healthy().await;
        self.web.clone().quit().await.unwrap_or_else(|error| panic!("the browser does not quit: {error}"));
    }

    /// Reads what the browser has logged since the last time.
    async fn listen(&self) {
        for entry in self.log("browser").await {
            self.health.borrow_mut().hear(&entry);
        }
        for entry in self.log("performance").await {
            let event: Value = serde_json::from_str(&entry.message).unwrap_or_default();
            let event = &event["message"];
            if event["method"] == "Network.requestWillBeSent" {
                let url = event["params"]["request"]["url"].as_str().unwrap_or_default();
                self.health.borrow_mut().note(url);
            }
        }
    }

    async fn log(&self, kind: &str) -> Vec<thirtyfour::BrowserLogEntry> {
        self.web.handle().get_log(kind).await.unwrap_or_else(|error| panic!("no {kind} log: {error}"))
    }
}

impl Health {
    fn hear(&mut self, entry: &thirtyfour::BrowserLogEntry) {
        let line = format!("{} {}", entry.level, entry.message);
        if entry.level == "SEVERE" {
            self.complaints.push(line.clone());
        }
        self.console.push(line);
    }

    fn note(&mut self, url: &str) {
        let own = ["data:", "blob:", "about:"].iter().any(|scheme| url.starts_with(scheme))
            || self.allowed.iter().any(|origin| url.strip_prefix(origin).is_some_and(|rest| rest.starts_with('/')));
        if !own {
            self.complaints.push(format!("another origin was asked: {url}"));
        }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if thread::panicking() {
            self.leave_traces();
        }
        // The session ends with its chromedriver; its own drop would wait a minute for an answer.
        let _ = self.web.clone().leak();
    }
}

impl Page {
    /// What a person would want to see of a failed test.
    fn leave_traces(&self) {
        let session = format!("/session/{}", self.web.session_id());
        let mut console = self.health.borrow().console.clone();
        let rest = self.chrome.ask("POST", &format!("{session}/se/log"), &json!({"type": "browser"}));
        for entry in rest.as_ref().and_then(Value::as_array).into_iter().flatten() {
            let word = |key: &str| entry[key].as_str().unwrap_or_default().to_owned();
            console.push(format!("{} {}", word("level"), word("message")));
        }
        eprintln!("the page's console:\n{}", console.join("\n"));
        let name = thread::current().name().unwrap_or("test").replace("::", "-");
        let picture = self.chrome.ask("GET", &format!("{session}/screenshot"), &Value::Null);
        let png = picture.as_ref().and_then(Value::as_str).map(thirtyfour::support::base64_decode);
        if let Some(Ok(png)) = png {
            let file = shots().join(format!("failed-{name}.png"));
            if std::fs::write(&file, png).is_ok() {
                eprintln!("the page's picture: {}", file.display());
            }
        }
    }
}

fn shots() -> PathBuf {
    let dir = std::env::var_os("SHOTS").map_or_else(|| crate::checkout().join("target/shots"), PathBuf::from);
    std::fs::create_dir_all(&dir).unwrap_or_else(|error| panic!("{} cannot be made: {error}", dir.display()));
    dir
}

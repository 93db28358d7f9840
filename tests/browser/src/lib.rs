//! Browser tests of the release build: what a test needs to open the page in a real Chromium, play
//! it with fingers, mouse and keys, and look at what came of it.
//!
//! ```no_run
//! # use browser::{Page, Screen};
//! # async fn example() {
//! let page = Page::open(Screen::Phone).await;
//! page.tap("button.play").await;
//! page.wait_for("svg.board").await;
//! page.shot("board-on-a-phone").await;
//! page.close().await; // no console error, no request to another origin
//! # }
//! ```
//!
//! The page is served from a sub-path, as it would be on a static host: relative addresses only.
//! Nothing sleeps for a fixed time; everything waits for a condition and says which one failed.
//! Knowledge of the page (its classes, its games) belongs in the tests, not here.

mod driver;
mod gestures;
mod page;
mod server;

pub use driver::Screen;
pub use gestures::Stroke;
pub use page::Page;
pub use server::{Serving, Site, Whim};

/// The checkout's root, where `dist/` and `target/` are.
fn checkout() -> &'static std::path::Path {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate is at tests/browser")
}

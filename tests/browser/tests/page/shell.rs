//! The page before, without and after its program; and its policy, which nothing violates.

use browser::{Page, Screen, Serving, Site};
use serde_json::json;
use touchline::words::Lang;

use crate::players::{awaits_dive, find, new_match, play};
use crate::twin::{Slot, Twin, doorstep, keep, press, speak, unfold_opener};

/// Runs a script in every document from now on, before its own.
async fn beforehand(page: &Page, script: &str) {
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await;
}

/// Counts what the policy refuses.
const REFUSED: &str = "window.refused = []; addEventListener('securitypolicyviolation', \
    e => refused.push(e.violatedDirective + ' ' + e.blockedURI), true)";

async fn assert_nothing_refused(page: &Page, place: &str) {
    assert_eq!(page.js("return window.refused").await, json!([]), "{place}");
}

#[tokio::test]
async fn nothing_violates_the_policy_on_a_walk_through_the_page() {
    let page = doorstep(Screen::Phone).await;
    beforehand(&page, REFUSED).await;
    page.goto(&page.site().url("")).await;
    unfold_opener(&page).await;
    for lang in Lang::ALL {
        speak(&page, lang).await;
    }
    speak(&page, Lang::En).await;
    assert_nothing_refused(&page, "the first page").await;
    for game in ["street", "hex", "chess", "grid"] {
        press(&page, &format!("[data-choice=\"{game}\"]")).await;
        page.wait_for("#start").await;
        assert_nothing_refused(&page, "set-up").await;
        press(&page, "#start").await;
        page.wait_for(".match .board").await;
        press(&page, ".history summary").await;
        assert_nothing_refused(&page, game).await;
        press(&page, ".history summary").await;
        press(&page, "#all-games").await;
        page.wait_for(".games").await;
    }
    keep(&page, Slot::Match, &find(50, awaits_dive).save().to_string()).await;
    keep(&page, Slot::Screen, "match").await;
    page.reload().await;
    let mut twin = Twin::of(page).await;
    twin.page.wait_for(".cover").await;
    assert_nothing_refused(&twin.page, "the cover").await;
    twin.uncover().await;
    twin.play(&twin.choice("dive tl"), true).await;
    assert_nothing_refused(&twin.page, "the dice").await;
    twin.page.close().await;
}

#[tokio::test]
async fn the_policy_refuses_what_is_not_the_pages_own() {
    let page = doorstep(Screen::Desktop).await;
    beforehand(&page, REFUSED).await;
    page.goto(&page.site().url("")).await;
    page.wait_for(".games").await;
    page.js(
        "const s = document.createElement('script'); s.textContent = 'window.slipped = true'; document.body.append(s);\
         document.body.setAttribute('style', 'color: red');\
         fetch('http://127.0.0.1:9/').catch(() => {})",
    )
    .await;
    page.wait_until("window.refused.length === 3").await;
    assert_eq!(page.js("return window.slipped ?? null").await, json!(null));
    page.forgive().await;
    page.close().await;
}

/// What the computer's worker needs: a script of the page's own, started from a blob, that loads a module and wasm.
const WORKER: &str = "
    const [glue, wasm] = ['modulepreload', 'preload'].map(rel => document.querySelector(`link[rel=${rel}]`).href);
    const script = `import('${glue}').then(m => m.initSync ? fetch('${wasm}') : null).then(r => r.arrayBuffer())
        .then(bytes => WebAssembly.compile(bytes)).then(() => postMessage('ready'), e => postMessage(String(e)))`;
    const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    return new Promise(done => { worker.onmessage = e => done(e.data); worker.onerror = e => done('error ' + e.message) })";

#[tokio::test]
async fn a_worker_from_a_blob_may_load_the_pages_own_module_and_wasm() {
    let host = Site::with(Serving { to_all_origins: true, ..Serving::default() });
    let blog = Site::new();
    let page = Page::blank(Screen::Desktop, &host).await;
    page.allow(&blog);
    page.goto(&host.url("")).await;
    page.wait_for(".games").await;
    assert_eq!(page.js(WORKER).await, json!("ready"));
    for sandbox in [None, Some("allow-scripts")] {
        page.goto(&blog.add_frame(&host.url(""), sandbox)).await;
        page.enter_frame("#frame").await;
        page.wait_for(".games").await;
        assert_eq!(page.js(WORKER).await, json!("ready"), "sandbox {sandbox:?}");
    }
    page.close().await;
}

/// Each language is seen alone when it is asked for.
async fn says(page: &Page, css: &str, words: [&str; 3]) {
    for (lang, said) in Lang::ALL.into_iter().zip(words) {
        page.goto(&page.site().url(&format!("?lang={}", lang.tag()))).await;
        page.wait_for(css).await;
        let shown = page.text(css).await;
        assert!(shown.contains(said), "{shown:?} lacks {said:?}");
        assert!(words.iter().all(|w| *w == said || !shown.contains(w)), "{shown:?} says it in several languages");
    }
}

#[tokio::test]
async fn half_a_program_is_told_in_every_language_and_can_be_loaded_again() {
    let page = Page::blank(Screen::Phone, &Site::with(Serving { wasm_cut: true, ..Serving::default() })).await;
    says(&page, "#failed", ["could not be loaded", "n’a pas pu être chargé", "No se ha podido cargar"]).await;
    let asked = page.site().asked().len();
    press(&page, "#failed .reload").await;
    page.wait_for("#failed").await;
    assert!(page.site().asked().len() > asked, "it was asked for again");
    page.forgive().await;
    page.close().await;
}

#[tokio::test]
async fn a_browser_without_webassembly_is_told_in_every_language() {
    let page = doorstep(Screen::Phone).await;
    beforehand(&page, "delete window.WebAssembly").await;
    says(&page, "#missing", ["needs WebAssembly", "a besoin de WebAssembly", "necesita WebAssembly"]).await;
    page.close().await;
}

#[tokio::test]
async fn without_scripts_the_page_says_so_in_all_languages_at_once() {
    let page = doorstep(Screen::Phone).await;
    page.cdp("Emulation.setScriptExecutionDisabled", json!({"value": true})).await;
    page.goto(&page.site().url("")).await;
    let text = "document.body.innerText";
    let shown = page.cdp("Runtime.evaluate", json!({"expression": text})).await["result"]["value"].clone();
    let shown = shown.as_str().expect("a text").to_owned();
    for words in ["Touchline", "needs JavaScript", "a besoin de JavaScript", "necesita JavaScript"] {
        assert!(shown.contains(words), "{shown:?} lacks {words:?}");
    }
    page.shot("shell-without-scripts").await;
    page.close().await;
}

#[tokio::test]
async fn the_pitch_is_there_before_the_program_and_gone_with_it() {
    let page = doorstep(Screen::Phone).await;
    // Wasm is held back until the page has been looked at.
    beforehand(
        &page,
        "const compile = WebAssembly.instantiateStreaming; WebAssembly.instantiateStreaming = async (...all) => {\
         await new Promise(go => window.let_go = go); return compile.apply(WebAssembly, all) }",
    )
    .await;
    page.goto(&page.site().url("?lang=fr")).await;
    page.wait_for("#shell .pitch").await;
    assert_eq!(page.text("#shell h1").await, "Touchline");
    page.wait_text("#shell p:lang(fr)", "Des jeux de football").await;
    assert_eq!(page.count("main").await, 0);
    page.shot("shell-before-the-program").await;
    page.wait_until("window.let_go").await;
    page.js("window.let_go()").await;
    page.wait_for(".games").await;
    page.wait_gone("#shell").await;
    assert_eq!(page.count("h1").await, 1);
    page.close().await;
}

#[tokio::test]
async fn a_panic_is_told_and_after_a_reload_the_match_goes_on() {
    let mut table = new_match(3, 50);
    play(&mut table, &["go e8", "end", "end"]);
    let mut twin = Twin::open(Screen::Phone, &table).await;
    // The program takes a document that makes no elements for a fault of its own, and panics.
    twin.page
        .js("const no = () => { throw new Error('provoked') };\
             document.createElement = document.createElementNS = Node.prototype.cloneNode = no")
        .await;
    assert_eq!(twin.page.count("#stopped[hidden]").await, 1);
    press(&twin.page, "#all-games").await;
    twin.page.wait_for("#stopped").await;
    for (lang, words) in [("fr", "Une erreur a arrêté"), ("es", "Un error ha detenido"), ("en", "An error has stopped")]
    {
        twin.page.js(&format!("document.documentElement.lang = '{lang}'")).await;
        assert!(twin.page.text("#stopped").await.contains(words));
    }
    let console = twin.page.console().await;
    assert!(console.iter().any(|line| line.contains("panicked")), "{console:?}");
    twin.page.forgive().await;
    press(&twin.page, "#stopped .reload").await;
    twin.page.wait_for(".games #continue, .match .board").await;
    if twin.page.count("#continue").await > 0 {
        press(&twin.page, "#continue").await;
    }
    twin.page.wait_for(".match .board").await;
    twin.agree().await;
    twin.play(&twin.choice("end"), true).await;
    twin.page.close().await;
}

#[tokio::test]
async fn back_leaves_no_dialog_behind() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-play=\"chess\"]").await;
    page.wait_for(".match.chess .piece").await;
    for (button, dialog) in [(".match .settings-button", "#settings[open]"), ("#open-menu", "#menu[open]")] {
        press(&page, button).await;
        page.wait_for(dialog).await;
        page.back().await;
        page.wait_for(".games").await;
        page.wait_until("document.querySelector('dialog[open]') === null").await;
        page.forward().await;
        page.wait_for(".match.chess .piece").await;
    }
    page.close().await;
}

#[tokio::test]
async fn a_fragment_of_something_else_leads_nowhere() {
    let page = Page::open(Screen::Phone).await;
    press(&page, "[data-play=\"chess\"]").await;
    page.wait_for(".match.chess .piece").await;
    page.js("location.hash = '#elsewhere'").await;
    page.wait_until("location.hash === ''").await;
    assert_eq!(page.count(".match.chess .piece").await, 16);
    page.close().await;
}

#[tokio::test]
async fn a_set_up_form_begins_at_its_top() {
    let page = Page::open(Screen::SmallPhone).await;
    page.js("scrollTo(0, document.documentElement.scrollHeight)").await;
    page.wait_until("scrollY > 0").await;
    page.js("document.querySelector('[data-choice=\"chess\"]').click()").await;
    page.wait_for("#start").await;
    page.wait_until("scrollY === 0").await;
    page.close().await;
}

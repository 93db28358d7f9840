//! Matches as texts and files, out of the page and in.
use crate::host::spawn;
use crate::intent::Errand;
use crate::store::Store;
use crate::ui::{html, said};
use js_sys::{Array, Promise, Reflect};
use leptos::prelude::*;

use touchline::words::Phrase;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Clipboard, Event, HtmlElement, HtmlInputElement, Url};

/// The browser has begun to write a file well within this time; then the text in memory can go.
const BEGUN: std::time::Duration = std::time::Duration::from_secs(60);

static CHOOSE_FILE: Phrase =
    Phrase::new("choose-file", ["Or choose a file", "Ou choisir un fichier", "O elegir un archivo"]);

/// Puts a text where it can be pasted from, and then says whether the browser let it.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    // A page that did not come over a secure line has no clipboard at all, and a frame may have none that takes anything.
    let clipboard =
        Reflect::get(&window().navigator(), &JsValue::from_str("clipboard")).ok().filter(JsValue::is_object);
    let written = clipboard.map(|clipboard| clipboard.unchecked_into::<Clipboard>().write_text(text));
    spawn(async move {
        then(match written {
            Some(written) => JsFuture::from(written).await.is_ok(),
            None => false,
        });
    });
}

/// Lets the browser save a text as a file of this name.
pub(crate) fn save_as(name: &str, text: &str) {
    let saved = || -> Result<(), JsValue> {
        let blob = Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(text)))?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let link = document().create_element("a")?.unchecked_into::<HtmlElement>();
        link.set_attribute("href", &url)?;
        link.set_attribute("download", name)?;
        link.click();
        set_timeout(move || drop(Url::revoke_object_url(&url)), BEGUN);
        Ok(())
    };
    // A frame that may save nothing does nothing: there the text can be copied.
    let _ = saved();
}

/// A field that opens the file chosen.
pub(crate) fn file_field(store: Store) -> AnyView {
    let chosen = Box::new(move |e: Event| {
        let field = e.current_target().map(|t| t.unchecked_into::<HtmlInputElement>());
        let Some(field) = field else { return };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            let open = Closure::once(move |text: JsValue| {
                store.update(Errand::Open(text.as_string().unwrap_or_default()));
            });
            let _ = file.text().unchecked_into::<Promise>().then(&open);
            open.forget();
        }
        // The same file can be chosen again.
        field.set_value("");
    });
    let field = html("input").set("type", "file").id("file").class("visually-hidden").on("change", chosen);
    html("label").class("file").add(field.view()).add(html("span").text(said(store, &CHOOSE_FILE)).view()).view()
}

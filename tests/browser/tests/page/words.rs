//! Every screen in every language: nothing is left in another.

use browser::{Page, Screen};
use serde_json::Value;
use touchline::words::Lang;

use crate::look::{look, scene};
use crate::players::{awaits_dive, before_last, find, is_over, new_match, play};
use crate::twin::{Slot, Twin, choice_in, doorstep, keep, press, speak, square, unfold_opener};

/// Words that are the same in two or three of the languages, and names.
const SAME: &[&str] = &[
    "Touchline",
    "T Y · F H · V B",
    "English",
    "Français",
    "Español",
    "Grid Soccer",
    "Hex Pitch",
    "Rovers",
    "Albion",
    "Formation",
    "Mode",
    "Minute",
    "Passes",
    "Options",
    "Auto",
    "Normal",
    "Ctrl + Y",
    "Ctrl + Z",
    "Esc",
];

/// Whether nothing but such words and names of squares is in a text.
fn is_the_same_anywhere(text: &str) -> bool {
    let rest = SAME.iter().fold(text.to_owned(), |rest, word| rest.replace(word, ""));
    rest.split_whitespace().all(|word| {
        let word = word.trim_end_matches(['.', ',', ':']);
        let is_square = word.len() > 1 && word.chars().skip(1).all(|c| c.is_ascii_digit());
        is_square || !word.contains(char::is_alphabetic)
    })
}

/// Every text of the document, attributes that are read out included, one by one. What is said without the program is
/// left out: it lies ready in all languages.
async fn texts(page: &Page) -> Vec<String> {
    let found = page
        .js("const out = []; const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
             while (walk.nextNode()) { const t = walk.currentNode; const words = t.data.replace(/\\s+/g, ' ').trim(); \
             if (words && !['SCRIPT', 'STYLE'].includes(t.parentElement.tagName) && !t.parentElement.closest('.trouble')) out.push(words); } \
             for (const name of ['aria-label', 'title', 'placeholder', 'alt']) \
             for (const e of document.querySelectorAll(`body [${name}]`)) out.push(e.getAttribute(name)); \
             out.push(document.title); return out")
        .await;
    serde_json::from_value(found).expect("a list of texts")
}

/// Whether these words are in a text, not as a part of longer ones.
fn has(text: &str, words: &str) -> bool {
    let is_bound = |c: Option<char>| !c.is_some_and(char::is_alphabetic);
    text.match_indices(words)
        .any(|(at, _)| is_bound(text[..at].chars().next_back()) && is_bound(text[at + words.len()..].chars().next()))
}

/// Asserts that this screen speaks each language: `keys` are texts that must be there, the same thing in each.
async fn speaks(page: &Page, screen: &str, keys: &[[&str; 3]]) {
    let mut heard: Vec<Vec<String>> = Vec::new();
    for lang in Lang::ALL {
        speak(page, lang).await;
        let texts = texts(page).await;
        let all = texts.join("\n");
        for key in keys {
            for (other, words) in Lang::ALL.into_iter().zip(key) {
                let wanted = other == lang || *words == key[lang as usize];
                assert_eq!(has(&all, words), wanted, "{screen} in {}: {words:?} in\n{all}", lang.tag());
            }
        }
        assert!(!all.contains('{') && !all.contains('}'), "{screen} in {} has a hole:\n{all}", lang.tag());
        heard.push(texts);
    }
    speak(page, Lang::En).await;
    let [en, fr, es] = heard.as_slice() else { unreachable!("three languages") };
    assert!(en.len() == fr.len() && en.len() == es.len(), "{screen}: as many texts in each:\n{en:?}\n{fr:?}\n{es:?}");
    let mut same: Vec<&String> = Vec::new();
    for (a, b) in [(en, fr), (en, es), (fr, es)] {
        let alike = a.iter().zip(b).filter(|(a, b)| a == b && !is_the_same_anywhere(a));
        same.extend(alike.map(|(text, _)| text));
    }
    same.sort();
    same.dedup();
    assert!(same.is_empty(), "{screen}: the same in two languages: {same:?}");
}

#[tokio::test]
async fn the_first_pages_speak_every_language() {
    let page = doorstep(Screen::Phone).await;
    page.goto(&page.site().url("")).await;
    page.wait_for("[data-choice=\"grid\"]").await;
    unfold_opener(&page).await;
    let home = [
        ["Football board games", "Des jeux de football sur plateau", "Juegos de fútbol de mesa"],
        ["Play", "Jouer", "Jugar"],
        ["Open a match", "Ouvrir une partie", "Abrir un partido"],
        ["Seven a side", "Sept contre sept", "Siete contra siete"],
    ];
    speaks(&page, "the first page", &home).await;
    press(&page, "[data-choice=\"grid\"]").await;
    page.wait_for("#start").await;
    let set_up = [
        ["Two people", "Deux personnes", "Dos personas"],
        ["Against the computer", "Contre l’ordinateur", "Contra el ordenador"],
        ["Level: Beginner", "Niveau : Débutant", "Nivel: Principiante"],
        ["Turns", "Tours", "Turnos"],
        ["First kick-off", "Coup d’envoi du match", "Saque inicial"],
        ["Start the match", "Commencer la partie", "Empezar el partido"],
        ["Back", "Retour", "Volver"],
    ];
    speaks(&page, "set-up", &set_up).await;
    press(&page, "#back").await;
    page.wait_for(".games").await;

    keep(&page, Slot::Match, &new_match(1, 50).save().to_string().replace("\"v\":1", "\"v\":99")).await;
    page.reload().await;
    page.wait_for(".kept.broken").await;
    let broken = [
        ["The saved match cannot be opened.", "La partie enregistrée ne peut", "No se puede abrir el partido"],
        ["saved by a newer version", "une version plus récente", "una versión más reciente"],
        ["Copy", "Copier", "Copiar"],
    ];
    speaks(&page, "a broken save", &broken).await;
    let mut begun = new_match(1, 50);
    play(&mut begun, &["end"]);
    keep(&page, Slot::Match, &begun.save().to_string()).await;
    page.reload().await;
    page.wait_for("#continue").await;
    speaks(&page, "a match to go on with", &[["Continue", "Continuer", "Continuar"]]).await;
    page.close().await;
}

#[tokio::test]
async fn a_turn_speaks_every_language() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    let kick_off = [
        ["Run", "Courir", "Correr"],
        ["Pass", "Passer", "Pasar"],
        ["End turn", "Fin du tour", "Fin del turno"],
        ["Undo", "Annuler", "Deshacer"],
        ["Redo", "Rétablir", "Rehacer"],
        ["Reset turn", "Tout annuler", "Reiniciar turno"],
        ["1 of 50", "1 sur 50", "1 de 50"],
        ["Turn", "Tour", "Turno"],
        ["Kick-off: no shot", "Coup d’envoi : pas de tir", "Saque de centro: sin disparo"],
        ["All games", "Tous les jeux", "Todos los juegos"],
        ["What happened", "Le fil du match", "Lo que ha pasado"],
    ];
    speaks(&twin.page, "the kick-off", &kick_off).await;
    twin.reach(&twin.choice("pass f9")).await;
    let pass = [["Confirm", "Confirmer", "Confirmar"], ["Pass to", "Passe à", "Pase a"]];
    speaks(&twin.page, "a pass looked at", &pass).await;
    twin.light("formation").await;
    let cards = [["All-out", "Tout pour l’attaque", "Todo al ataque"], ["Wall", "Mur", "Cerrojo"]];
    speaks(&twin.page, "the formation cards", &cards).await;

    let shot = before_last(&find(50, awaits_dive));
    twin.sit_down(&shot).await;
    twin.light("shoot").await;
    press(&twin.page, ".face button").await;
    twin.page.wait_for("#confirm").await;
    let picker = [
        ["The goal as the shooter sees it", "Le but vu par le tireur", "La portería vista por quien tira"],
        ["Shoot: top left", "Tirer : en haut à gauche", "Disparar: arriba a la izquierda"],
        ["Goal", "But", "Gol"],
    ];
    speaks(&twin.page, "a shot looked at", &picker).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_dive_and_full_time_speak_every_language() {
    let shot = find(50, awaits_dive);
    let mut twin = Twin::open(Screen::Phone, &before_last(&shot)).await;
    twin.sit_down(&shot).await;
    let cover = [
        ["Hand the device to", "Passez l’appareil à", "Pasa el dispositivo a"],
        ["go on", "Je joue pour", "Juego con"],
    ];
    speaks(&twin.page, "the cover", &cover).await;
    twin.uncover().await;
    press(&twin.page, &choice_in(".face", "dive bm")).await;
    twin.page.wait_for("#confirm").await;
    let dive = [["Dive: bottom middle", "Plonger : en bas au centre", "Estirada: abajo por el centro"]];
    speaks(&twin.page, "a dive looked at", &dive).await;
    press(&twin.page, "#confirm").await;
    twin.follow(&["dive bm".to_owned()]).await;
    press(&twin.page, ".history summary").await;
    twin.page.wait_for(".history li").await;
    let told = [["dives bottom middle", "plonge en bas au centre", "se lanza abajo por el centro"]];
    speaks(&twin.page, "the history", &told).await;

    twin.sit_down(&find(4, is_over)).await;
    let over = [["Full time", "Fin du match", "Final del partido"], ["Rematch", "Revanche", "Revancha"]];
    speaks(&twin.page, "full time", &over).await;
    twin.page.close().await;
}

#[tokio::test]
async fn a_notice_follows_the_language() {
    let mut table = new_match(1, 50);
    play(&mut table, &["go e8"]);
    let twin = Twin::open(Screen::Phone, &table).await;
    press(&twin.page, &square("d4")).await;
    twin.page.wait_for(".notice").await;
    let refusal = [["has already moved", "a déjà bougé", "ya se ha movido"], ["Close", "Fermer", "Cerrar"]];
    speaks(&twin.page, "a refusal", &refusal).await;
    twin.page.close().await;
}

#[tokio::test]
async fn the_language_chosen_survives_a_reload() {
    let mut twin = Twin::open(Screen::Phone, &new_match(1, 50)).await;
    for lang in [Lang::Fr, Lang::Es, Lang::En] {
        speak(&twin.page, lang).await;
        twin.lang = lang;
        twin.page.reload().await;
        twin.page.wait_for(".match .board").await;
        twin.page.wait_until(&format!("document.documentElement.lang === '{}'", lang.tag())).await;
        assert_eq!(twin.page.js("return document.querySelector('#language, #speak').value").await, lang.tag());
        // Everything that the core says is compared in this language.
        let shown: Value = twin.agree().await;
        assert_eq!(shown["facts"].as_array().map(Vec::len), Some(scene(&twin.table, None).facts.len()));
        let played = twin.play(&twin.choice("end"), true).await;
        assert_eq!(played, look(&twin.page).await);
    }
    twin.page.close().await;
}

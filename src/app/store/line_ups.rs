//! Line-ups that a person keeps: what a side placed, under a name, to be placed again in any match of the game.
use super::{Store, chooser, name_of};
use crate::keep::Slot;
use crate::line_ups::{LINE_UP, LINE_UP_N, NOT_NOW};
use leptos::prelude::*;
use touchline::cell::Path;
use touchline::show::{Aim, Choice};
use touchline::side::Side;
use touchline::words::Arg;

/// A kept line-up.
#[derive(Clone)]
pub(crate) struct LineUp {
    /// The game that it is of.
    game: String,
    /// What the person called it; no two of a game are called the same.
    pub(crate) name: String,
    /// The placements, as from Home's end.
    plays: String,
}

impl LineUp {
    /// A line of the kept text; `None` if it is none.
    fn read(line: &str) -> Option<LineUp> {
        let mut parts = line.splitn(3, '\t').map(str::to_string);
        Some(LineUp { game: parts.next()?, name: parts.next()?, plays: parts.next()? })
    }

    fn line(&self) -> String {
        [self.game.as_str(), &self.name, &self.plays].join("\t")
    }

    fn is(&self, game: &str, name: &str) -> bool {
        self.game == game && self.name == name
    }
}

impl Store {
    /// The kept line-ups of the game on the table, the newest first.
    pub(crate) fn line_ups(self) -> Vec<LineUp> {
        let game = self.read(|t| t.card().id).unwrap_or_default();
        let all = self.every_line_up();
        all.into_iter().filter(|kept| kept.game == game).collect()
    }

    fn every_line_up(self) -> Vec<LineUp> {
        self.around.line_ups.with(|text| text.lines().filter_map(LineUp::read).collect())
    }

    /// Whether somebody at this device is to place footballers.
    pub(crate) fn is_to_place(self) -> bool {
        let side = self.read_scene(|s| chooser(s.turn)).flatten();
        side.is_some_and(|side| self.is_by_hand(side)) && self.read(|t| t.take_line_up(&[]).is_some()).unwrap_or(false)
    }

    /// The sides that have placed somebody in this match.
    pub(crate) fn placed(self) -> Vec<Side> {
        let has = |side: &Side| self.read(|t| !t.line_up(*side).is_empty()).unwrap_or(false);
        Side::BOTH.into_iter().filter(has).collect()
    }

    /// The name of a line-up to which nobody gives one.
    pub(crate) fn usual_line_up_name(self) -> String {
        let kept = self.line_ups();
        let name = |n: i16| self.say(&LINE_UP_N.with([Arg::Count(n)]));
        (1..).map(name).find(|name| kept.iter().all(|k| k.name != *name)).unwrap_or_default()
    }

    /// Keeps what a side has placed under a name, in place of another of that name.
    pub(super) fn keep_line_up(self, side: Side, typed: &str) {
        let Some((game, plays)) = untrack(|| self.read(|t| (t.card().id, t.line_up(side)))) else { return };
        let name = name_of(&typed.replace('\t', " "));
        let name = if name.is_empty() { untrack(|| self.usual_line_up_name()) } else { name };
        let kept = LineUp { game: game.to_string(), name, plays: plays.join(",") };
        self.put_line_ups(kept.game.clone(), kept.name.clone(), Some(kept));
    }

    /// Forgets a line-up of the game on the table.
    pub(super) fn forget_line_up(self, name: String) {
        let game = untrack(|| self.read(|t| t.card().id)).unwrap_or_default();
        self.put_line_ups(game.to_string(), name, None);
    }

    fn put_line_ups(self, game: String, name: String, kept: Option<LineUp>) {
        let others = untrack(|| self.every_line_up()).into_iter().filter(|other| !other.is(&game, &name));
        let lines: Vec<String> = kept.into_iter().chain(others).map(|kept| kept.line()).collect();
        self.keep_around(self.around.line_ups, Slot::LineUps, lines.join("\n"));
    }

    /// Places what a kept line-up says, now and whenever it is the side's turn to place again; or tells whoever asked for
    /// it why not.
    pub(super) fn place_line_up(self, name: &str, is_asked: bool) {
        let side = self.scene.with_untracked(|s| s.as_ref().and_then(|s| chooser(s.turn)));
        let mine = side.filter(|&side| untrack(|| self.is_by_hand(side)));
        let kept = untrack(|| self.line_ups()).into_iter().find(|kept| kept.name == name);
        let Some((side, kept)) = mine.zip(kept) else { return self.tell(&NOT_NOW) };
        let plays: Vec<String> = kept.plays.split(',').map(str::to_string).collect();
        let taken = self.table.with_value(|t| t.as_ref().and_then(|t| t.take_line_up(&plays)));
        self.follow_line_up(side, "");
        match taken {
            Some(Ok(plays)) => {
                self.follow_line_up(side, name);
                let (aim, path, label) = (Aim::Nothing, Path::EMPTY, LINE_UP.name.plain());
                let choice = Choice { verb: &LINE_UP, aim, plays, cost: None, path, is_final: false, label };
                self.play(&choice, self.revision());
            }
            Some(Err(why)) if is_asked => self.notice.set(Some(self.in_every_language(&why))),
            None if is_asked => self.tell(&NOT_NOW),
            // It has nobody left to place, or its cells are taken: the side goes on by hand.
            Some(Err(_)) | None => {}
        }
    }

    /// Goes on with the line-up that the side to choose has begun, when the other side has placed; not any more once
    /// somebody has taken something back.
    pub(crate) fn go_on_placing(self) {
        if self.scene.with_untracked(|s| s.as_ref().is_none_or(|s| s.can_redo)) {
            return self.begin_no_line_up();
        }
        let side = self.scene.with_untracked(|s| s.as_ref().and_then(|s| chooser(s.turn)));
        let last = untrack(|| self.read(|t| t.moves().last().map(|played| played.side))).flatten();
        let begins = side.filter(|&side| last == Some(side.other()) && untrack(|| self.is_to_place()));
        let name = begins.map(|side| self.following(side).get_untracked()).unwrap_or_default();
        if !name.is_empty() {
            self.place_line_up(&name, false);
        }
    }

    /// Ends what line-ups have begun: another match is on the table.
    pub(crate) fn begin_no_line_up(self) {
        Side::BOTH.into_iter().for_each(|side| self.follow_line_up(side, ""));
    }

    fn following(self, side: Side) -> RwSignal<String> {
        let [home, away] = self.around.following;
        if side == Side::Home { home } else { away }
    }

    fn follow_line_up(self, side: Side, name: &str) {
        self.following(side).set(name.to_string());
    }
}

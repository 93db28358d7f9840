//! What makes a position one that can be played on: checked once it is read.
use super::board::{BOARD, Cells, MIDDLE, in_ring, over_end_line, rank_behind, square};
use super::read::{Read, bad, fault};
use super::refusals::CROWDED;
use super::state::{Ball, Due, Grid, Kind};
use crate::cell::Cell;
use crate::side::Side;
use crate::words::Arg;

/// Refuses what is no position: two on a square, a ball or a footballer where none can be, a throw for nothing.
pub(super) fn check(grid: &Grid) -> Read<()> {
    check_places(grid)?;
    if !is_ball_well(grid) {
        return Err(bad(&"ball"));
    }
    if !is_restart_well(grid) {
        return Err(bad(&"restart"));
    }
    if !is_due_well(grid) {
        return Err(bad(&"await"));
    }
    Ok(())
}

fn check_places(grid: &Grid) -> Read<()> {
    let mut seen = Cells::default();
    let challenged = match grid.due {
        Due::Challenge { .. } | Due::Knock { .. } => grid.selected(),
        _ => None,
    };
    for side in Side::BOTH {
        for (man, at) in grid.side_men(side).filter(|&(man, _)| Some(man) != challenged) {
            if seen.has(at) {
                return Err(fault(CROWDED.with([Arg::At(at)])));
            }
            seen.insert(at);
            let takes_set_piece = grid.selected() == Some(man) && (grid.acted || grid.set_piece().is_some());
            if in_ring(at) && !takes_set_piece {
                return Err(bad(if side == Side::Home { &"home" } else { &"away" }));
            }
        }
    }
    Ok(())
}

fn is_ball_well(grid: &Grid) -> bool {
    match grid.ball {
        Ball::Held(man) => grid.place(man).is_some(),
        Ball::Loose(at) if in_ring(at) => grid.is_over(),
        Ball::Loose(at) => grid.man_on(at).is_none() || matches!(grid.due, Due::PickUp { .. }),
    }
}

fn is_restart_well(grid: &Grid) -> bool {
    let Some(set_piece) = grid.set_piece() else { return true };
    let taker = set_piece.taker;
    let spot_fits = grid.place(taker).is_some_and(|at| match set_piece.kind {
        Kind::ThrowIn => in_ring(at) && !over_end_line(at),
        Kind::Corner => [-1, BOARD.files].map(|file| square(file, rank_behind(taker.side.other()))).contains(&at),
        Kind::GoalKick | Kind::KickOff => at == square(MIDDLE, rank_behind(taker.side)),
    });
    let free_to_take = grid.due == Due::Choice && !grid.is_committed();
    spot_fits && free_to_take && grid.holder() == Some(taker) && grid.selected() == Some(taker)
}

fn is_due_well(grid: &Grid) -> bool {
    let runner = grid.selected();
    let at = runner.and_then(|man| grid.place(man));
    let mine = grid.holder().is_some_and(|man| man.side == grid.side);
    let ran = grid.steps > 0;
    let on_pitch = |c: Cell| BOARD.on_pitch(c);
    match grid.due {
        Due::Choice | Due::Nothing | Due::Toss { .. } => true,
        Due::Challenge { rest, .. } => {
            let free_end = rest.end().is_some_and(|c| on_pitch(c) && grid.man_on(c).is_none());
            ran && mine && grid.holder() == runner && free_end && at.is_some_and(|c| grid.challenger_on(c).is_some())
        }
        Due::Knock { end } => {
            ran && mine
                && grid.holder() == runner
                && on_pitch(end)
                && grid.man_on(end).is_none()
                && at.is_some_and(on_pitch)
        }
        Due::PickUp { .. } => ran && at.is_some_and(|c| grid.ball == Ball::Loose(c) && grid.rival_for(c).is_some()),
        Due::Scatter { from, rebound, .. } => mine && (!rebound || on_pitch(from)),
        Due::Dive { .. } => mine && !grid.is_stranded(grid.side.other()),
        Due::Pass { .. } | Due::Shot { .. } | Due::Save { .. } => mine,
        Due::Steal => runner.is_some() && grid.holder().is_some_and(|man| man.side != grid.side),
    }
}

//! Offside (GS-47 to GS-49): judged when the pass is made, on the team-mate aimed at.
use super::board::{BOARD, in_own_half};
use super::squad::Man;
use super::state::Grid;
use crate::side::Side;

impl Grid {
    /// The team-mates of the ball's holder who are offside now. Empty when nobody holds the ball, at a set piece
    /// (GS-49) and when the match is over.
    pub fn flags(&self) -> impl Iterator<Item = Man> {
        let holder = self.holder().filter(|_| self.set_piece().is_none() && !self.is_over());
        let line = holder.and_then(|man| self.offside_line(man));
        holder.zip(line).into_iter().flat_map(move |(holder, line)| {
            let beyond = move |rank: i8| advance(holder.side, rank) > line && !in_own_half(holder.side, rank);
            let mates = self.side_men(holder.side).filter(move |&(man, _)| man != holder);
            mates.filter(move |&(_, at)| beyond(BOARD.rank(at))).map(|(man, _)| man)
        })
    }

    /// Whether a pass to this footballer is offside.
    pub(super) fn is_offside(&self, man: Man) -> bool {
        self.flags().any(|flagged| flagged == man)
    }

    /// How far up the pitch a team-mate of the holder may be: level with the ball and the second-last opponent.
    fn offside_line(&self, holder: Man) -> Option<i8> {
        let ball = advance(holder.side, BOARD.rank(self.place(holder)?));
        // With fewer than two opponents everyone is beyond the second-last.
        let (mut last, mut second) = (i8::MIN, i8::MIN);
        for (_, at) in self.side_men(holder.side.other()) {
            let rank = advance(holder.side, BOARD.rank(at));
            second = second.max(rank.min(last));
            last = last.max(rank);
        }
        Some(ball.max(second))
    }
}

/// A rank as the side counts it that attacks towards rising numbers.
const fn advance(side: Side, rank: i8) -> i8 {
    rank * side.forward()
}

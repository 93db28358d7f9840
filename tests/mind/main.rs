//! The computer opponent: it beats simple players, answers only what is allowed, never uses what its side cannot see,
//! and gives the same answer however its thought is sliced.
mod chances;
mod contests;
mod grid;
mod judgement;
mod players;
mod strength;
mod thought;

/// The same tests for each game.
macro_rules! contests {
    ($($game:ident: $state:ty),*) => {
        $(mod $game {
            #[test]
            fn the_usual_level_beats_a_random_player() {
                crate::strength::beats_random::<$state>();
            }

            #[test]
            fn the_usual_level_beats_a_greedy_player() {
                crate::strength::beats_greedy::<$state>();
            }

            #[test]
            #[ignore = "200 matches against each take minutes"]
            fn the_usual_level_in_two_hundred_matches() {
                crate::strength::two_hundred_matches::<$state>();
            }

            #[test]
            #[ignore = "hundreds of matches of the computer against itself take minutes"]
            fn a_higher_level_plays_better() {
                crate::strength::levels::<$state>();
            }

            #[test]
            #[ignore = "50 full matches take a minute"]
            fn the_computer_keeps_the_match_going() {
                crate::strength::fifty_matches::<$state>();
            }

            #[test]
            fn a_thought_in_slices_of_any_size_from_the_text_of_the_position_comes_to_the_same() {
                crate::thought::slices::<$state>();
            }

            #[test]
            fn a_thought_dropped_at_any_step_leaves_nothing_behind() {
                crate::thought::dropped::<$state>();
            }

            #[test]
            fn a_thought_ends_near_its_limit_and_its_answer_stays() {
                crate::thought::limit::<$state>();
            }

            #[test]
            fn rolls_of_a_kind_lead_to_the_same_state() {
                crate::judgement::kinds::<$state>();
            }

            #[test]
            fn ideas_are_on_offer_and_what_one_side_gains_the_other_loses() {
                crate::judgement::ideas::<$state>();
            }

            #[test]
            fn a_state_is_judged_by_its_position_alone() {
                crate::judgement::position::<$state>();
            }
        })*
    };
}

/// A module with these tests for each game.
mod of {
    contests! {
        grid: touchline::games::grid::Grid,
        street: touchline::games::street::Street,
        hex: touchline::games::hex::Hex
    }
}

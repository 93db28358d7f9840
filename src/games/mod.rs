//! The only list of games in the program.

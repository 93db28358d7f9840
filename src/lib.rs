//! Touchline's rules core: football board games as pure values.
pub mod cell;
pub mod dice;
pub mod event;
pub mod game;
pub mod games;
pub mod hexes;
pub mod odds;
pub mod setup;
pub mod side;
pub mod squares;
pub mod words;

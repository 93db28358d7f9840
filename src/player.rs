//! Who plays a side: a person, or the computer at one of its levels (CO-4).

use crate::words::Phrase;

/// What a side is called that the computer plays against a person.
pub(crate) static COMPUTER: Phrase = Phrase::new("computer", ["Computer", "Ordinateur", "Ordenador"]);

/// Who plays a side of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Player {
    /// A person at this device.
    #[default]
    Person,
    /// The computer, at a level from 1 to 5.
    Computer(u8),
}

impl Player {
    /// Everybody who may play a side.
    pub const ALL: [Player; 6] = [
        Player::Person,
        Player::Computer(1),
        Player::Computer(2),
        Player::Computer(3),
        Player::Computer(4),
        Player::Computer(5),
    ];

    /// `person`, or `computer-3` with the level, as saves and records write it.
    pub fn id(self) -> String {
        match self {
            Player::Person => "person".to_string(),
            Player::Computer(level) => format!("computer-{level}"),
        }
    }

    /// Reads what [`Player::id`] writes.
    pub fn parse(id: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.id() == id)
    }
}

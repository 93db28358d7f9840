//! Touchline's rules core: football board games as pure values.

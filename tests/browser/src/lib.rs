//! Plumbing for browser tests: a static server, a driver, gestures.

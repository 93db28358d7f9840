//! The pitches' names, neighbours, distances and lanes, on all four.
use super::*;

fn at(text: &str) -> Cell {
    parse(text).unwrap_or_else(|| panic!("{text} is a cell"))
}

fn named(cells: impl Iterator<Item = Cell>) -> String {
    cells.map(name).collect::<Vec<_>>().join(" ")
}

fn of(pitch: Pitch, wanted: impl Fn(Place) -> bool) -> String {
    named(pitch.cells().filter(|&c| wanted(pitch.place(c))))
}

#[test]
fn every_name_is_read_back_to_its_cell() {
    for cell in (0..CELLS).map(Cell) {
        assert_eq!(parse(&name(cell)), Some(cell));
    }
    assert_eq!((name(Cell(0)), name(Cell(168)), name(Cell(169))), ("a1".into(), "h15".into(), "L1".into()));
    for text in
        ["", "a", "a0", "a01", "i1", "p8", "a16", "L16", "B5", "H0", "H10", "x3", "é1", "f+6", "F6", "6f", "f6 "]
    {
        assert_eq!(parse(text), None, "{text}");
    }
}

#[test]
fn the_pitches_have_the_hexes_of_the_sheet() {
    let counts = Pitch::ALL.map(|p| p.hexes().count());
    assert_eq!(counts, [91, 61, 169, 110]);
    let rows = |p: Pitch| {
        let width = |y| p.hexes().filter(|&c| p.at(c).y == y).count();
        (-p.top()..=p.top()).map(width).collect::<Vec<_>>()
    };
    assert_eq!(rows(Pitch::Hexagon), [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    assert_eq!(rows(Pitch::Small), [5, 6, 7, 8, 9, 8, 7, 6, 5]);
    assert_eq!(rows(Pitch::Grand), [8, 9, 10, 11, 12, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8]);
    assert_eq!(rows(Pitch::Stadium), [8, 9, 8, 9, 8, 9, 8, 9, 8, 9, 8, 9, 8]);
}

#[test]
fn the_middle_of_the_pitch_is_where_the_sheet_says() {
    assert_eq!(Pitch::Hexagon.at(at("f6")), Hexagon::new(0, 0));
    assert_eq!(Pitch::Small.at(at("e5")), Hexagon::new(0, 0));
    assert_eq!(Pitch::Grand.at(at("h8")), Hexagon::new(0, 0));
    assert_eq!(Pitch::Stadium.at(at("d7")), Hexagon::new(-1, 0));
    assert_eq!(Pitch::Stadium.at(at("e7")), Hexagon::new(1, 0));
}

#[test]
fn nets_and_end_rims_are_named_from_the_left() {
    for pitch in Pitch::ALL {
        let small = pitch == Pitch::Small;
        let (mouth, back) = if small { ("H1 H2 H3 H4", "H5 H6 H7") } else { ("H1 H2 H3 H4 H5", "H6 H7 H8 H9") };
        assert_eq!(of(pitch, |p| p == Place::Mouth(Side::Home)), mouth);
        assert_eq!(of(pitch, |p| p == Place::Back(Side::Home)), back);
        assert_eq!(of(pitch, |p| p == Place::Mouth(Side::Away)), mouth.replace('H', "A"));
        assert_eq!(of(pitch, |p| p == Place::Back(Side::Away)), back.replace('H', "A"));
        let wide = matches!(pitch, Pitch::Grand | Pitch::Stadium);
        let rim = if wide { "B1 B2 B3 B4" } else { "B1 B2" };
        assert_eq!(of(pitch, |p| p == Place::EndRim(Side::Home)), rim);
        assert_eq!(of(pitch, |p| p == Place::EndRim(Side::Away)), rim.replace('B', "T"));
        let rises = |text: &str| text.split(' ').map(|n| pitch.at(at(n)).x).is_sorted();
        assert!(rises(mouth) && rises(back) && rises(rim));
        assert_eq!(of(pitch, |p| p == Place::SideRim).split(' ').count(), 2 * usize::from(pitch.ranks()));
    }
}

#[test]
fn each_mouth_hex_touches_two_hexes_of_the_goal_row() {
    for pitch in Pitch::ALL {
        for cell in pitch.cells() {
            let Place::Mouth(side) = pitch.place(cell) else { continue };
            let touched: Vec<Cell> = pitch.at(cell).neighbours().filter_map(|h| pitch.grass(h)).collect();
            assert_eq!(touched.len(), 2);
            assert!(touched.iter().all(|&c| pitch.is_home(side, c)));
        }
    }
    let home = |p: Pitch, side| named(p.hexes().filter(|&c| p.is_home(side, c)));
    assert_eq!(home(Pitch::Hexagon, Side::Home), "a1 b1 c1 d1 e1 f1");
    assert_eq!(home(Pitch::Small, Side::Away), "a9 b9 c9 d9 e9");
    assert_eq!(home(Pitch::Grand, Side::Home), "b1 c1 d1 e1 f1 g1");
    assert_eq!(home(Pitch::Stadium, Side::Away), "b13 c13 d13 e13 f13 g13");
}

#[test]
fn the_rim_is_what_touches_the_pitch_outside_the_nets() {
    for pitch in Pitch::ALL {
        let mut touching: Vec<Hexagon> = pitch.hexes().flat_map(|c| pitch.at(c).neighbours()).collect();
        touching.retain(|&h| pitch.grass(h).is_none());
        touching.sort_unstable();
        touching.dedup();
        let rim = |c: Cell| matches!(pitch.place(c), Place::SideRim | Place::EndRim(_));
        let mouth = |c: Cell| matches!(pitch.place(c), Place::Mouth(_));
        assert!(touching.iter().all(|&h| pitch.cell(h).is_some_and(|c| rim(c) || mouth(c))));
        assert_eq!(touching.len(), pitch.cells().filter(|&c| rim(c) || mouth(c)).count());
        for cell in pitch.cells().filter(|&c| pitch.place(c) == Place::SideRim) {
            let beside = pitch.at(cell).neighbours().filter_map(|h| pitch.grass(h));
            assert!(beside.into_iter().any(|c| pitch.at(c).y == pitch.at(cell).y));
        }
    }
}

#[test]
fn every_cell_is_where_the_pitch_says_and_turns_to_its_opposite() {
    for pitch in Pitch::ALL {
        for cell in pitch.cells() {
            assert_eq!(pitch.cell(pitch.at(cell)), Some(cell));
            assert_eq!(pitch.turned(pitch.turned(cell)), cell);
        }
    }
    let turned = |p: Pitch, n| name(p.turned(at(n)));
    assert_eq!(turned(Pitch::Hexagon, "a1"), "f11");
    assert_eq!(turned(Pitch::Hexagon, "c3"), "f9");
    assert_eq!(turned(Pitch::Stadium, "d7"), "e7");
    assert_eq!(turned(Pitch::Small, "H1"), "A4");
    assert_eq!(turned(Pitch::Grand, "B1"), "T4");
    assert_eq!(turned(Pitch::Hexagon, "L4"), "R8");
}

#[test]
fn the_neighbours_of_a_hex_are_those_of_the_picture() {
    let around = |p: Pitch, n| named(p.at(at(n)).neighbours().filter_map(|h| p.cell(h)));
    assert_eq!(around(Pitch::Hexagon, "f6"), "e5 f5 e6 g6 e7 f7");
    assert_eq!(around(Pitch::Hexagon, "a1"), "B1 H1 L1 b1 a2 b2");
    assert_eq!(around(Pitch::Hexagon, "c8"), "c7 d7 b8 d8 b9 c9");
    assert_eq!(around(Pitch::Stadium, "a2"), "L1 a1 L2 b2 L3 a3");
    assert_eq!(around(Pitch::Small, "e9"), "e8 f8 d9 R9 A4 T2");
    assert_eq!(around(Pitch::Grand, "a8"), "L7 a7 L8 b8 L9 a9");
}

#[test]
fn the_lane_from_a_to_b_is_the_lane_from_b_to_a_reversed() {
    for pitch in Pitch::ALL {
        for a in pitch.cells() {
            for b in pitch.cells() {
                let steps = pitch.distance(a, b);
                assert_eq!(pitch.distance(b, a), steps);
                for i in 0..=steps {
                    assert_eq!(pitch.lane(a, b, i), pitch.lane(b, a, steps - i));
                }
            }
        }
    }
}

#[test]
fn a_lane_from_the_pitch_to_pitch_or_rim_never_leaves_the_board() {
    for pitch in Pitch::ALL {
        for a in pitch.hexes() {
            let aims = pitch.cells().filter(|&b| !matches!(pitch.place(b), Place::Mouth(_) | Place::Back(_)));
            for b in aims {
                let lane = (1..=pitch.distance(a, b)).map(|i| pitch.lane(a, b, i));
                let lane: Option<Vec<Cell>> = lane.collect();
                let lane = lane.unwrap_or_else(|| panic!("{} to {} on {pitch:?}", name(a), name(b)));
                let inside = pitch.is_grass(b) && !lane.iter().all(|&c| pitch.is_grass(c));
                assert!(!inside, "a lane between hexes of the pitch stays on it");
            }
        }
    }
}

#[test]
fn half_the_pitch_is_half_the_ranks_rounded_up() {
    assert_eq!(Pitch::ALL.map(Pitch::half), [6, 5, 8, 7]);
}

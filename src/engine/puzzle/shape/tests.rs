use super::*;

#[test]
fn classic_has_27_houses_and_20_peers_per_cell() {
    let shape = Shape::classic();
    assert_eq!(shape.houses().len(), 27);
    assert!(shape.houses().iter().all(|house| house.cells.len() == 9));
    assert!((0..81).all(|cell| shape.peers(cell).len() == 20));
    assert!((0..81).all(|cell| shape.houses_of(cell).len() == 3));
    assert_eq!(shape.houses()[18 + 4].cells, [30, 31, 32, 39, 40, 41, 48, 49, 50]);
}

fn of(kind: &str) -> Arc<Shape> {
    Shape::of(kind.parse().unwrap()).unwrap()
}

#[test]
fn every_house_has_as_many_cells_as_digits() {
    let sizes = ["4", "6", "6-3x2", "8", "8-4x2", "10", "12", "12-4x3", "16", "25", "16+windoku"];
    let variants = Variant::house_variants().map(|variant| format!("9+{variant}"));
    for kind in sizes.map(str::to_owned).into_iter().chain(variants) {
        let shape = of(&kind);
        for house in shape.houses() {
            assert_eq!(house.cells.len(), shape.side(), "{kind} {house:?}");
            assert!(house.cells.is_sorted_by(|a, b| a < b), "{kind} {house:?}");
        }
    }
}

#[test]
fn boxes_can_be_transposed() {
    assert_eq!(of("6").houses()[12].cells, [0, 1, 2, 6, 7, 8]);
    assert_eq!(of("6-3x2").houses()[12].cells, [0, 1, 6, 7, 12, 13]);
}

#[test]
fn variants_add_their_houses_and_relations() {
    assert_eq!(of("9+diagonal").houses()[28].cells, [8, 16, 24, 32, 40, 48, 56, 64, 72]);
    assert_eq!(of("9+windoku").houses().len(), 31);
    assert_eq!(of("9+windoku").houses()[30].cells, [50, 51, 52, 59, 60, 61, 68, 69, 70]);
    assert_eq!(of("16+windoku").houses().len(), 48 + 9);
    assert_eq!(of("4+windoku").houses()[12].cells, [5, 6, 9, 10]);
    assert_eq!(of("9+center-dot").houses()[27].cells, [10, 13, 16, 37, 40, 43, 64, 67, 70]);
    // Both knight's moves from the corner stay in its box.
    assert_eq!(of("9+antiknight").peers(0).len(), 20);
    assert_eq!(of("9+antiknight").peers(40).len(), 20 + 8);
}

#[test]
fn validates_regions_and_cages() {
    let jigsaw: Kind = "4+jigsaw".parse().unwrap();
    let regions = *b"AABBACBBCCDBCDDD";
    assert!(Shape::custom(jigsaw, Some(&regions), Vec::new()).is_err());
    let regions = *b"AABBACBBACDDCCDD";
    let shape = Shape::custom(jigsaw, Some(&regions), Vec::new()).unwrap();
    assert_eq!(shape.regions(), [0, 0, 1, 1, 0, 2, 1, 1, 0, 2, 3, 3, 2, 2, 3, 3]);
    assert!(Shape::custom(jigsaw, None, Vec::new()).is_err());

    let killer: Kind = "4+killer".parse().unwrap();
    let cage = |cells: &[Cell], sum| Cage::killer(cells.into(), sum);
    let shape = Shape::custom(killer, None, vec![cage(&[9, 6, 5], 6)]).unwrap();
    assert_eq!(shape.cages()[0].cells, [5, 6, 9]);
    assert!(shape.peers(6).contains(&9));
    for invalid in [
        vec![cage(&[0, 1], 8)],
        vec![cage(&[1, 0, 1], 6)],
        vec![cage(&[16], 1)],
        vec![cage(&[], 0)],
    ] {
        assert!(Shape::custom(killer, None, invalid).is_err());
    }
    let apart = || vec![cage(&[0, 1], 3), cage(&[0, 1], 3), cage(&[1, 2], 3), cage(&[4, 7], 4)];
    assert_eq!(Shape::custom(killer, None, apart()).unwrap().cages().len(), 3);
    // Heavy rules show the cages of a calcudoku.
    for (first, second, is_valid) in [([0, 1], [2, 3], true), ([0, 2], [1, 3], false)] {
        let rest = (4..16).step_by(2).map(|cell| [cell, cell + 1]);
        let cages = [first, second].into_iter().chain(rest);
        let cages = cages.map(|cells| Cage::calcudoku(cells.into(), CageRule::Any, 3)).collect();
        let shape = Shape::custom("4+calcudoku".parse().unwrap(), None, cages);
        assert_eq!(shape.is_ok(), is_valid);
    }
}

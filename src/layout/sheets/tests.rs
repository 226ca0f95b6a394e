use super::*;
use gridpress_ground::units::Length;

const A5: Size = Size { width: Length::mm(148), height: Length::mm(210) };

fn plan(scheme: Scheme, pages: usize) -> ImpositionPlan {
    ImpositionPlan::new(&scheme.into(), &Paper::new(A5, Length::ZERO), pages)
}

fn booklet(signature: Option<u32>, creep: Length) -> Scheme {
    Scheme::Booklet { signature, creep }
}

/// Returns the page on the left and the page on the right of a side, from 1; 0 is blank.
fn halves(plan: &ImpositionPlan, side: usize) -> [usize; 2] {
    let mut halves = [0; 2];
    for spot in plan.side(side) {
        let is_left = spot.pose.at.x < plan.sheet.trim.width / 4;
        halves[usize::from(!is_left)] = spot.page + 1;
    }
    halves
}

/// Prints on both sides, folds and nests the sheets, and returns the pages in reading order.
///
/// A sheet is turned over its fold, so the left half of its back is behind the right half of its front. After folding,
/// the right half is the front leaf, and the left half, seen from behind, the last one; the next sheet is inside.
fn read(plan: &ImpositionPlan, sheets_of_signature: usize) -> Vec<usize> {
    let sides: Vec<[usize; 2]> = (0..plan.sides()).map(|side| halves(plan, side)).collect();
    let sheets: Vec<&[[usize; 2]]> = sides.chunks(2).collect();
    let mut pages = Vec::new();
    for signature in sheets.chunks(sheets_of_signature) {
        let (mut before, mut behind) = (Vec::new(), Vec::new());
        for sheet in signature {
            let [front, back] = sheet else { panic!("a sheet has two sides") };
            before.extend([front[1], back[0]]);
            behind.extend([front[0], back[1]]);
        }
        behind.reverse();
        pages.extend(before);
        pages.extend(behind);
    }
    pages
}

#[test]
fn a_folded_booklet_is_read_from_first_to_last() {
    for pages in 1..=70 {
        for sheets in [1, 2, 3, 4, 5, 100] {
            let signature = (sheets < 100).then_some(sheets as u32 * 4);
            let plan = plan(booklet(signature, Length::ZERO), pages);
            let mut expected: Vec<usize> = (1..=pages).collect();
            expected.resize(pages.next_multiple_of(4), 0);
            assert_eq!(read(&plan, sheets), expected, "{pages} pages, {sheets} sheets");
        }
    }
}

#[test]
fn imposes_eight_pages_in_the_standard_order() {
    let plan = plan(Scheme::BOOKLET, 8);
    let sides: Vec<[usize; 2]> = (0..4).map(|side| halves(&plan, side)).collect();
    assert_eq!(sides, [[8, 1], [2, 7], [6, 3], [4, 5]]);
}

#[test]
fn inner_sheets_are_pushed_towards_the_fold_alike_on_all_four_pages() {
    let creep = Length::mm(1) / 10;
    let plan = plan(booklet(Some(16), creep), 64);
    let fold = plan.sheet.trim.width.half();
    for side in 0..plan.sides() {
        let sheet = side % 8 / 2;
        let spots = plan.side(side);
        let [left, right] = &spots[..] else { panic!("expected two pages") };
        // Distances from the fold to the near edge of each page, which then overlaps it.
        let left = fold - (left.pose.at.x + A5.width);
        let right = right.pose.at.x - fold;
        assert_eq!((left, right), (-creep * sheet as i32, -creep * sheet as i32));
    }
}

#[test]
fn nothing_leaves_its_half_of_the_sheet() {
    for bleed in [Length::ZERO, Length::pt(9)] {
        let creep = Length::mm(1) / 10;
        let imposition = Imposition::from(booklet(None, creep));
        let plan = ImpositionPlan::new(&imposition, &Paper::new(A5, bleed), 16);
        let fold = plan.sheet.trim.width.half();
        for spot in (0..plan.sides()).flat_map(|side| plan.side(side)) {
            let is_left = spot.window.right() <= fold;
            assert!(is_left || spot.window.origin.x >= fold);
            assert_eq!(spot.window.size.width, A5.width + bleed);
        }
    }
}

#[test]
fn booklets_are_centred_in_either_orientation() {
    let mut imposition = Imposition::from(Scheme::BOOKLET);
    imposition.sheet = Some(A4);
    let paper = Paper::new(A5, Length::ZERO);
    let plan = ImpositionPlan::new(&imposition, &paper, 4);
    assert_eq!(plan.sheet.trim, A4.turned());
    // A4 is a millimetre wider than two A5.
    let left = plan.side(0)[0].pose.at;
    assert_eq!(left, Point::new(Length::mm(1).half(), Length::ZERO));
}

#[test]
fn spreads_match_reading_order() {
    for pages in 1..=9 {
        let plan = plan(Scheme::Spread, pages);
        let seen: Vec<[usize; 2]> = (0..plan.sides()).map(|side| halves(&plan, side)).collect();
        assert_eq!(seen[0], [0, 1]);
        for (index, pair) in seen.iter().enumerate().skip(1) {
            let existing = |page: usize| if page <= pages { page } else { 0 };
            assert_eq!(*pair, [index * 2, existing(index * 2 + 1)]);
            assert!(pair[0] <= pages, "no sheet should be empty");
        }
    }
}

#[test]
fn pages_of_a_sheet_are_in_reading_order_and_do_not_overlap() {
    for count in [2, 3, 4, 6, 8, 9, 16] {
        let plan = plan(Scheme::Nup(count), 21);
        let mut next = 0;
        for side in 0..plan.sides() {
            let spots = plan.side(side);
            for (index, spot) in spots.iter().enumerate() {
                assert_eq!(spot.page, next);
                next += 1;
                let (window, sheet) = (spot.window, plan.sheet.trim);
                assert!(window.origin.x >= Length::ZERO && window.right() <= sheet.width);
                assert!(window.origin.y >= Length::ZERO && window.bottom() <= sheet.height);
                for later in &spots[index + 1..] {
                    let beside = window.right() <= later.window.origin.x;
                    let above = window.bottom() <= later.window.origin.y;
                    assert!(beside || above, "{count} on a sheet");
                }
            }
        }
        assert_eq!(next, 21);
    }
}

#[test]
fn default_sheets_match_the_units_of_pages() {
    let sheet = |trim| {
        let paper = Paper::new(trim, Length::ZERO);
        ImpositionPlan::new(&Scheme::Nup(2).into(), &paper, 4).sheet.trim
    };
    assert_eq!(sheet(A5), A4.turned());
    let six_by_nine = Size { width: Length::mils(6_000), height: Length::mils(9_000) };
    assert_eq!(sheet(six_by_nine), LETTER.turned());
    // Two A5 pages fill an A4 sheet without scaling.
    let scale = plan(Scheme::Nup(2), 4).side(0)[0].pose.scale;
    assert_eq!(scale.0, scale.1);
}

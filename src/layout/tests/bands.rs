//! Bands above grids: white numbers on black tabs, as wide as their grids.

use super::*;
use crate::tests::furniture::grids;
use gridpress_base::symbols::Symbols;
use gridpress_base::units::Rect;
use gridpress_testing::samples;

/// The areas of a page that are filled with that grey.
fn areas(page: &Page, grey: u8) -> Vec<Rect> {
    let of = |item: &Item| match item.paint {
        Paint::Fill { outline: Outline::Rect(rect), percent } if percent == grey => Some(rect),
        _ => None,
    };
    page.items.iter().filter_map(of).collect()
}

#[test]
fn numbers_stand_in_their_tabs_and_bands_end_where_grids_do() {
    for (design, tint) in [("classic", 14), ("modern", 14), ("large-print", 16)] {
        for per_page in [1, 2, 4] {
            let spec = format!(
                "design = \"{design}\"\n[page]\ntrim = \"letter\"\n[puzzle]\nheading = \"band\"\n"
            );
            let section = ("9", Symbols::Letters, per_page, per_page as u32);
            let book = samples::book(&spec, &[section]);
            let layout = lay_out(&book).unwrap();
            let page = page(&layout.book, layout.printed[0].page);
            let numbers = page.items.iter().filter(|item| match &item.paint {
                Paint::Text { run, percent: 0 } => run.size >= Length::pt(10),
                _ => false,
            });
            let (tabs, bands) = (areas(&page, 100), areas(&page, tint));
            for (number, tab) in numbers.zip(&tabs) {
                let ink = ink(&book.spec.fonts, number).unwrap();
                assert!(ink[0] > tab.origin.x && ink[2] < tab.right());
                assert!(ink[1] > tab.origin.y && ink[3] < tab.bottom());
            }
            assert_eq!([tabs.len(), bands.len()], [per_page; 2]);
            for ((grid, tab), band) in grids(&page).iter().zip(&tabs).zip(&bands) {
                assert!(tab.origin.x - grid[0] < Length::pt(2) && tab.right() == band.origin.x);
                assert!(grid[2] - band.right() < Length::pt(2));
                assert!(band.bottom() < grid[1]);
            }
        }
    }
}

#[test]
fn where_greys_do_not_print_a_rule_takes_their_place() {
    let spec = "[page]\nprinter = \"newspaper\"\n[puzzle]\nheading = \"band\"\n";
    let book = samples::book(spec, &[("9", Symbols::Letters, 1, 1)]);
    let layout = lay_out(&book).unwrap();
    let page = page(&layout.book, layout.printed[0].page);
    let [tab, rule] = areas(&page, 100)[..] else { panic!("a tab and a rule") };
    assert_eq!(tab.bottom().max(rule.bottom()), tab.bottom().min(rule.bottom()));
    assert!(tab.size.height.min(rule.size.height) >= Length::pt(2));
}

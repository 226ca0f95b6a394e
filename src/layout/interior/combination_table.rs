//! Tables of cages whose number leaves a single set of digits.

use crate::Result;
use crate::typography::boxes::LayoutBox;
use crate::typography::lines::{Lines, set_line};
use crate::typography::style::Align;
use crate::typography::text_block::Context;
use gridpress_base::fonts::FontRole;
use gridpress_engine::puzzle::{Kind, Variant};
use gridpress_ground::units::{Length, Point};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of cells of a cage in the table of sums.
const MAX_CELLS: usize = 5;
/// Gap between two columns, in percent of the size of the type.
const GUTTER: i32 = 120;

/// A row: its label, and numbers with their sets of digits, as in `3 = 1 + 2`.
type CombinationRow = (String, Vec<String>);

/// Sets the table that helps with cages of `variant` in puzzles of `kinds`, as wide as `width`; `None` for variants
/// without such a table.
pub(super) fn combination_table(
    ctx: &Context,
    variant: Variant,
    kinds: impl Iterator<Item = Kind>,
    width: Length,
) -> Result<Option<LayoutBox>> {
    let sides: BTreeSet<usize> =
        kinds.filter(|kind| kind.has(variant)).map(|kind| kind.digits()).collect();
    let (title, rows) = match (variant, sides.last()) {
        (Variant::Killer, Some(&digits)) => (ctx.words.single_sums(), sum_rows(digits as u8)),
        (Variant::Calcudoku, Some(_)) => {
            let row = |&side: &usize| {
                let mut products = pairs(side as u8, |a, b| a * b);
                // Everybody sees these.
                products.retain(|_, pair| pair[0] > 1);
                (ctx.words.size(side), entries(products, " × "))
            };
            (ctx.words.single_products(), sides.iter().map(row).collect())
        }
        _ => return Ok(None),
    };
    let style = ctx.theme.commentary;
    let title = Lines::wrapped(ctx.fonts, style, width, title)?;
    let title = title.boxed(ctx.fonts, Align::Left, width)?;
    Ok(Some(LayoutBox::column(Align::Left, width, [title, table(ctx, &rows, width)?])))
}

/// Sets `rows`, each with as many entries side by side as fit.
fn table(ctx: &Context, rows: &[CombinationRow], width: Length) -> Result<LayoutBox> {
    let style = ctx.theme.commentary;
    let gutter = style.size.percent(GUTTER);
    let [mut label, mut entry] = [Length::ZERO; 2];
    for (name, entries) in rows {
        label = label.max(style.with(FontRole::Bold).width(ctx.fonts, name)?);
        for text in entries {
            entry = entry.max(style.width(ctx.fonts, text)?);
        }
    }
    let pitch = (entry + gutter).to_thousandths().max(1);
    let columns = ((width - label).to_thousandths() / pitch).max(1) as usize;
    let (mut items, mut height) = (Vec::new(), Length::ZERO);
    for (name, entries) in rows {
        let at = Point::new(Length::ZERO, height + style.ascent());
        let bold = style.with(FontRole::Bold);
        items.extend(set_line(ctx.fonts, bold, Align::Left, at, name)?);
        for line in entries.chunks(columns) {
            for (column, text) in line.iter().enumerate() {
                let x = label + gutter + (entry + gutter) * column as i32;
                let at = Point::new(x, height + style.ascent());
                items.extend(set_line(ctx.fonts, style, Align::Left, at, text)?);
            }
            height += style.leading();
        }
    }
    Ok(LayoutBox::new(width, height, items))
}

/// Returns a row for each number of cells, with the sums of different digits up to `digits` that have a single set.
fn sum_rows(digits: u8) -> Vec<CombinationRow> {
    let most = MAX_CELLS.min(usize::from(digits) - 1);
    let sum = |set: &[u8]| set.iter().map(|&digit| u32::from(digit)).sum();
    let row = |cells: usize| (cells.to_string(), entries(single(sets(digits, cells), sum), " + "));
    (2..=most).map(row).collect()
}

/// Returns the pairs of different digits up to `digits` whose number no other pair has.
fn pairs(digits: u8, number: impl Fn(u32, u32) -> u32) -> BTreeMap<u32, Vec<u8>> {
    single(sets(digits, 2), |pair| number(pair[0].into(), pair[1].into()))
}

/// Returns the sets that alone have their number, by that number.
fn single(sets: Vec<Vec<u8>>, number: impl Fn(&[u8]) -> u32) -> BTreeMap<u32, Vec<u8>> {
    let mut by_number: BTreeMap<u32, Vec<Vec<u8>>> = BTreeMap::new();
    for set in sets {
        by_number.entry(number(&set)).or_default().push(set);
    }
    let alone = by_number.into_iter().filter(|(_, sets)| sets.len() == 1);
    alone.filter_map(|(number, mut sets)| Some((number, sets.pop()?))).collect()
}

/// Returns the sets of `count` different digits up to `digits`, ascending.
fn sets(digits: u8, count: usize) -> Vec<Vec<u8>> {
    let mut sets = vec![Vec::new()];
    for _ in 0..count {
        sets = sets
            .into_iter()
            .flat_map(|set: Vec<u8>| {
                let next = set.last().map_or(1, |last| last + 1);
                (next..=digits).map(move |digit| [set.as_slice(), &[digit]].concat())
            })
            .collect();
    }
    sets
}

/// Returns the texts of numbers and their sets.
fn entries(sets: BTreeMap<u32, Vec<u8>>, sign: &str) -> Vec<String> {
    let text = |(number, set): (u32, Vec<u8>)| {
        let digits: Vec<String> = set.iter().map(u8::to_string).collect();
        format!("{number} = {}", digits.join(sign))
    };
    sets.into_iter().map(text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_list_the_numbers_with_a_single_set() {
        let rows = sum_rows(9);
        assert_eq!(rows.len(), 4);
        assert_eq!(rows[0].1, ["3 = 1 + 2", "4 = 1 + 3", "16 = 7 + 9", "17 = 8 + 9"]);
        assert_eq!(rows[1].1[0], "6 = 1 + 2 + 3");
        assert_eq!(rows[3].1[3], "35 = 5 + 6 + 7 + 8 + 9");
        let products: Vec<u32> = pairs(4, |a, b| a * b).into_keys().collect();
        assert_eq!(products, [2, 3, 4, 6, 8, 12]);
        // 1 × 6 and 2 × 3, 2 × 6 and 3 × 4.
        let products: Vec<u32> = pairs(6, |a, b| a * b).into_keys().collect();
        assert_eq!(products, [2, 3, 4, 5, 8, 10, 15, 18, 20, 24, 30]);
    }
}

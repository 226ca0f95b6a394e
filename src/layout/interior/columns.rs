//! Blocks in columns.

use gridpress_ground::units::Length;

/// Increment by which columns grow until they hold all blocks.
const GROWTH: Length = Length::pt(4);

/// Returns the number of blocks in each column of a page: as many as fit, and if those are all, in columns of about the
/// same height.
pub(super) fn column_counts(heights: &[Length], columns: usize, room: Length) -> Vec<usize> {
    let fill = |room: Length| {
        let mut counts = vec![0; columns];
        let (mut column, mut filled) = (0, Length::ZERO);
        for height in heights {
            if filled + *height > room && filled > Length::ZERO {
                (column, filled) = (column + 1, Length::ZERO);
            }
            if column == columns {
                break;
            }
            counts[column] += 1;
            filled += *height;
        }
        counts
    };
    let is_whole = |counts: &Vec<usize>| counts.iter().sum::<usize>() == heights.len();
    let whole: Length = heights.iter().copied().sum();
    let mut even = whole / columns as i32;
    while even < room && !is_whole(&fill(even)) {
        even += GROWTH;
    }
    fill(even.min(room))
}

/// The height of a block across the page, and in a column if it is narrow enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockHeights {
    /// Height across the page.
    pub(super) across: Length,
    /// Height in a column.
    pub(super) in_column: Option<Length>,
}

/// Divides blocks into runs that take the least height one below the other: a run of one block goes across the page, a
/// longer one into columns. Returns the length of each run.
pub(super) fn runs(blocks: &[BlockHeights], columns: usize) -> Vec<usize> {
    // The least height of the first blocks, and the length of the last run among them.
    let mut best = vec![(Length::ZERO, 0)];
    for end in 1..=blocks.len() {
        let alone = (best[end - 1].0 + blocks[end - 1].across, 1);
        let narrow = blocks[..end].iter().rev().map_while(|block| block.in_column).count();
        let longer = (2..=narrow).map(|count| {
            let heights = blocks[end - count..end].iter().filter_map(|block| block.in_column);
            let heights: Vec<Length> = heights.collect();
            (best[end - count].0 + height_in_columns(&heights, columns), count)
        });
        best.push(longer.fold(alone, |best, run| if run.0 < best.0 { run } else { best }));
    }
    let (mut runs, mut end) = (Vec::new(), blocks.len());
    while end > 0 {
        let (_, count) = best[end];
        runs.push(count);
        end -= count;
    }
    runs.reverse();
    runs
}

/// Returns the height of blocks in balanced columns of a page without end.
fn height_in_columns(heights: &[Length], columns: usize) -> Length {
    let room: Length = heights.iter().copied().sum();
    let mut rest = heights;
    let filled = column_counts(heights, columns, room).into_iter().map(|count| {
        let (column, others) = rest.split_at(count);
        rest = others;
        column.iter().copied().sum::<Length>()
    });
    filled.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heights(across: i32, in_column: Option<i32>) -> BlockHeights {
        BlockHeights { across: Length::pt(across), in_column: in_column.map(Length::pt) }
    }

    #[test]
    fn runs_take_the_least_height() {
        let (tall, flat) = (heights(200, Some(210)), heights(80, Some(180)));
        let wide = heights(100, None);
        assert_eq!(runs(&[], 2), [0; 0]);
        assert_eq!(runs(&[tall], 2), [1]);
        assert_eq!(runs(&[tall, tall], 2), [2]);
        // Flat blocks have long text beside them, which takes more room in a column.
        assert_eq!(runs(&[flat, flat, flat], 2), [1, 1, 1]);
        assert_eq!(runs(&[flat, tall, tall, wide, tall], 2), [1, 2, 1, 1]);
    }
}

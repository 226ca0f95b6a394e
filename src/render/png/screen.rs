//! Greys as dots: a halftone screen of clustered dots at 45 degrees, coarse enough for newsprint.

/// Twice the dots to an inch along an axis, and so 85 lines to an inch along their diagonals.
const HALF_PERIODS: u32 = 120;
/// The fewest pixels between two dots along an axis: fewer show too few greys.
const LEAST_PERIOD: u32 = 6;

/// A clustered screen: which pixels of a grey are black.
pub(super) struct Screen {
    /// Pixels after which it repeats, across and down.
    period: usize,
    /// For each pixel of a period, the darkness above which it is black.
    thresholds: Vec<u8>,
}

impl Screen {
    /// The screen for so many pixels to an inch.
    pub(super) fn new(dpi: u32) -> Screen {
        let half = (dpi + HALF_PERIODS / 2) / HALF_PERIODS;
        let period = (2 * half).max(LEAST_PERIOD) as usize;
        let mut order: Vec<usize> = (0..period * period).collect();
        // A dot grows around the corner of a period and another around its middle, until white dots remain between.
        order.sort_by_key(|place| -wave(place % period, period) * wave(place / period, period));
        let mut thresholds = vec![0; order.len()];
        for (rank, &place) in order.iter().enumerate() {
            // Below 255, so that full black leaves nothing white.
            thresholds[place] = ((2 * rank + 1) * 255 / (2 * order.len())) as u8;
        }
        Screen { period, thresholds }
    }

    /// The row `y` of pixels, from greys (0 is black, 255 white) to bits (0 is black).
    pub(super) fn bits(&self, greys: impl Iterator<Item = u8>, y: u32) -> Vec<u8> {
        let start = y as usize % self.period * self.period;
        let thresholds = &self.thresholds[start..start + self.period];
        let mut bits = Vec::new();
        for (x, (light, threshold)) in greys.zip(thresholds.iter().cycle()).enumerate() {
            if x % 8 == 0 {
                bits.push(0);
            }
            if let Some(byte) = bits.last_mut().filter(|_| 255 - light <= *threshold) {
                *byte |= 0x80 >> (x % 8);
            }
        }
        bits
    }
}

/// Something like a cosine of that period, in whole numbers that are the same everywhere: arcs of parabolas.
fn wave(x: usize, period: usize) -> i64 {
    let unit = period as i64;
    // The middle of the pixel, with the whole period as four units.
    let x = 2 * (2 * x as i64 + 1);
    match x {
        x if x <= unit => unit * unit - x * x,
        x if x <= 3 * unit => (x - 2 * unit).pow(2) - unit * unit,
        x => unit * unit - (x - 4 * unit).pow(2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn black(screen: &Screen, light: u8) -> usize {
        let period = screen.period;
        let row = |y| screen.bits(std::iter::repeat_n(light, period), y as u32);
        let white: u32 = (0..period).flat_map(row).map(u8::count_ones).sum();
        period * period - white as usize
    }

    #[test]
    fn as_much_is_black_as_the_grey_says() {
        for dpi in [1, 72, 300, 600, 1200, 2400, 4800] {
            let screen = Screen::new(dpi);
            let all = screen.period * screen.period;
            assert_eq!((black(&screen, 255), black(&screen, 0)), (0, all), "{dpi}");
            for light in 0..=255 {
                let wanted = all * usize::from(255 - light);
                assert!((black(&screen, light) * 255).abs_diff(wanted) * 2 <= 255, "{dpi} {light}");
            }
        }
    }

    #[test]
    fn dots_are_clusters_85_to_the_inch() {
        let screen = Screen::new(1200);
        assert_eq!(screen.period, 20);
        // A tenth of black is two discs of 20 pixels; no black pixel stands alone.
        let grid: Vec<bool> = (screen.thresholds.iter()).map(|&threshold| 25 > threshold).collect();
        let at = |x: usize, y: usize| grid[y % 20 * 20 + x % 20];
        for (x, y) in (0..20).flat_map(|y| (0..20).map(move |x| (x, y))) {
            let around = [(1, 0), (19, 0), (0, 1), (0, 19)];
            let neighbours = around.iter().filter(|(dx, dy)| at(x + dx, y + dy)).count();
            assert!(!at(x, y) || neighbours >= 1, "{x} {y}");
        }
        assert!(at(0, 0) && at(10, 10) && !at(10, 0) && !at(0, 10));
    }
}

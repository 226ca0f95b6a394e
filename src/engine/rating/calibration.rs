//! Calibration: the relation between the times of the model and those of a group of readers.
//!
//! Everything here is counted in whole numbers, so that a calibration means the same times on every machine.

use super::minutes::SolvingTime;
use crate::puzzle::Kind;
use std::ops::RangeInclusive;

/// Number of puzzles from which short and long puzzles are scaled separately.
const SEPARATE: usize = 24;
/// Number of puzzles from which the range is that of the readers.
const OWN_RANGE: usize = 10;
/// Number of puzzles from which a kind is scaled by its own times.
const OWN_KIND: usize = 6;
/// Limit of all times in seconds: some 11 days.
const MAX_SECONDS: u32 = 1_000_000;

/// A puzzle that readers solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedPuzzle {
    /// Size and rules.
    pub kind: Kind,
    /// The model's time in seconds.
    pub expected: u32,
    /// The readers' time in seconds: the median, if there are several readers.
    pub seconds: u32,
}

/// The times of a group of readers in relation to those of the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// The scale of kinds without times of their own.
    pub all: ReaderScale,
    /// The scales of kinds with times of their own.
    pub kinds: Vec<(Kind, ReaderScale)>,
}

/// The times of readers on a scale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderScale {
    /// Points of the scale, ascending: the model's time and the readers' time, in seconds. At least one.
    points: Vec<[u32; 2]>,
    /// The range that covers four of five puzzles, in thousandths of the readers' time.
    range: [u32; 2],
}

/// The error for points that do not ascend, or a range without the readers' time itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScaleError;

impl std::fmt::Display for ScaleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the points of a scale must ascend, and its range must include 1")
    }
}

impl std::error::Error for ScaleError {}

impl ReaderScale {
    /// Creates a scale from points in seconds, each with the model's time and the readers' time, and from a range in
    /// thousandths.
    ///
    /// # Errors
    /// Returns [`ScaleError`] if there is no point, if the points do not ascend, if a time is 0 or above a million
    /// seconds, or if the range does not include 1000.
    pub fn new(points: Vec<[u32; 2]>, range: [u32; 2]) -> Result<ReaderScale, ScaleError> {
        let ascends = points.is_sorted_by(|a, b| a[0] < b[0] && a[1] < b[1]);
        let is_whole = points.iter().flatten().all(|time| (1..=MAX_SECONDS).contains(time));
        let is_range = range[0] > 0 && range[0] <= 1000 && (1000..=100_000).contains(&range[1]);
        if points.is_empty() || !ascends || !is_whole || !is_range {
            return Err(ScaleError);
        }
        Ok(ReaderScale { points, range })
    }

    /// Returns the points in seconds, each with the model's time and the readers' time.
    pub fn points(&self) -> &[[u32; 2]] {
        &self.points
    }

    /// Returns the range that covers four of five puzzles, in thousandths of the readers' time.
    pub fn range(&self) -> [u32; 2] {
        self.range
    }

    /// Returns the readers' time for a time of the model, both in seconds. Times between two points are interpolated;
    /// times outside of all points have the ratio of the nearest one.
    pub fn seconds(&self, expected: u32) -> u32 {
        let times = |[model, readers]: [u32; 2], time: u64| {
            // Half of the divisor is added, so that the quotient is rounded and not cut off.
            ((time * u64::from(readers) + u64::from(model) / 2) / u64::from(model))
                .min(MAX_SECONDS.into()) as u32
        };
        let after = self.points.iter().position(|point| expected <= point[0]);
        match after {
            Some(0) => times(self.points[0], expected.into()),
            Some(after) => {
                let [[x0, y0], [x1, y1]] = [self.points[after - 1], self.points[after]];
                y0 + times([x1 - x0, y1 - y0], (expected - x0).into())
            }
            None => times(self.points[self.points.len() - 1], expected.into()),
        }
    }

    /// Returns the readers' time with its range.
    pub fn time(&self, expected: u32) -> SolvingTime {
        let seconds = self.seconds(expected);
        let share =
            |thousandths: u32| ((u64::from(seconds) * u64::from(thousandths) + 500) / 1000) as u32;
        let [low, high] = self.range;
        SolvingTime { seconds, low: share(low), high: share(high) }
    }

    /// Returns the times of the model for which readers need these minutes; empty if there are none.
    pub fn model_seconds(&self, minutes: &RangeInclusive<u32>) -> RangeInclusive<u32> {
        // The first time of the model that readers exceed or reach.
        // The scale ascends, so bisection inverts it exactly, including its rounding.
        let first = |seconds: u64, is_over: fn(u64, u64) -> bool| {
            let (mut low, mut high) = (0, MAX_SECONDS);
            while low < high {
                let middle = low.midpoint(high);
                if is_over(self.seconds(middle).into(), seconds) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            low
        };
        let [from, to] = [minutes.start(), minutes.end()].map(|&minutes| u64::from(minutes) * 60);
        let low = first(from, |time, limit| time >= limit);
        low..=first(to, |time, limit| time > limit).saturating_sub(1)
    }
}

impl Calibration {
    /// Returns the scale for puzzles of `kind`.
    pub fn of(&self, kind: Kind) -> &ReaderScale {
        self.kinds.iter().find(|(own, _)| *own == kind).map_or(&self.all, |(_, scale)| scale)
    }

    /// Fits the scales to times of readers: one for all puzzles, and one for each kind with six puzzles or more if
    /// there are several kinds. `None` without puzzles.
    pub fn fit(puzzles: &[TimedPuzzle], model_range: [u32; 2]) -> Option<CalibrationFit> {
        let all = ScaleFit::of(puzzles.iter(), model_range)?;
        let mut kinds: Vec<Kind> = Vec::new();
        for puzzle in puzzles {
            if !kinds.contains(&puzzle.kind) {
                kinds.push(puzzle.kind);
            }
        }
        // By name, so that the order of the puzzles in a file does not change the result.
        kinds.sort_by_key(ToString::to_string);
        // The scale of the only kind would repeat that of all puzzles.
        let is_mixed = kinds.len() > 1;
        let of_kind = |&kind: &Kind| puzzles.iter().filter(move |puzzle| puzzle.kind == kind);
        let own = kinds.iter().filter(|kind| is_mixed && of_kind(kind).count() >= OWN_KIND);
        let fit = |kind: &Kind| Some((*kind, ScaleFit::of(of_kind(kind), model_range)?));
        Some(CalibrationFit { kinds: own.filter_map(fit).collect(), all })
    }
}

/// A calibration, with measures of its quality.
#[derive(Clone, Debug, PartialEq)]
pub struct CalibrationFit {
    /// The scale of all puzzles.
    pub all: ScaleFit,
    /// The scales of kinds with times of their own, by name.
    pub kinds: Vec<(Kind, ScaleFit)>,
}

impl CalibrationFit {
    /// Returns the calibration.
    pub fn calibration(&self) -> Calibration {
        let kinds = self.kinds.iter().map(|(kind, fit)| (*kind, fit.scale.clone()));
        Calibration { all: self.all.scale.clone(), kinds: kinds.collect() }
    }
}

/// A scale, with measures of its quality.
#[derive(Clone, Debug, PartialEq)]
pub struct ScaleFit {
    /// The scale.
    pub scale: ReaderScale,
    /// Number of puzzles.
    pub puzzles: usize,
    /// Median of the readers' time in thousandths of the model's.
    pub ratio: u32,
    /// Bounds of `ratio` with a confidence of 95 % or more; `None` for fewer than six puzzles.
    pub confidence: Option<[u32; 2]>,
    /// Rank correlation (Spearman) of the readers' times with the model's; `None` if it is undefined.
    pub correlation: Option<f64>,
}

impl ScaleFit {
    fn of<'p>(
        puzzles: impl Iterator<Item = &'p TimedPuzzle>,
        model_range: [u32; 2],
    ) -> Option<ScaleFit> {
        let limited = |time: u32| time.clamp(1, MAX_SECONDS);
        let mut times: Vec<[u32; 2]> =
            puzzles.map(|puzzle| [limited(puzzle.expected), limited(puzzle.seconds)]).collect();
        times.sort_unstable();
        let ratios = sorted_ratios(&times, |time| time);
        // Medians: one reader who was interrupted must not move the scale.
        let ratio = median(&ratios)?;
        let middle = median(&times.iter().map(|time| time[0]).collect::<Vec<_>>())?;
        let single = vec![scaled_point(middle, ratio)];
        let points = if times.len() < SEPARATE { None } else { points_of_thirds(&times) };
        let mut scale = ReaderScale { points: single, range: model_range };
        if let Some(points) = points {
            scale.points = points;
        }
        let of_scale = sorted_ratios(&times, |time| scale.seconds(time).max(1));
        if times.len() >= OWN_RANGE {
            // From the first to the ninth tenth lie four of five puzzles.
            let at = |tenths: usize| of_scale[(of_scale.len() - 1) * tenths / 10];
            scale.range = [at(1).clamp(1, 1000), at(9).clamp(1000, 100_000)];
        }
        Some(ScaleFit {
            scale,
            puzzles: times.len(),
            ratio,
            confidence: confidence(&ratios),
            correlation: rank_correlation(&times),
        })
    }
}

/// Returns the ratios of the readers' times to `model` of the model's times, in thousandths, ascending.
fn sorted_ratios(times: &[[u32; 2]], model: impl Fn(u32) -> u32) -> Vec<u32> {
    let ratio = |&[expected, seconds]: &[u32; 2]| {
        let model = u64::from(model(expected));
        ((u64::from(seconds) * 1000 + model / 2) / model).clamp(1, MAX_SECONDS.into()) as u32
    };
    let mut ratios: Vec<u32> = times.iter().map(ratio).collect();
    ratios.sort_unstable();
    ratios
}

/// Returns the median of sorted numbers, the lower one of two; `None` if there are none.
fn median(sorted: &[u32]) -> Option<u32> {
    sorted.get(sorted.len().checked_sub(1)? / 2).copied()
}

/// Returns the point at `expected` seconds with a ratio in thousandths.
fn scaled_point(expected: u32, ratio: u32) -> [u32; 2] {
    let seconds = (u64::from(expected) * u64::from(ratio) + 500) / 1000;
    [expected, seconds.clamp(1, MAX_SECONDS.into()) as u32]
}

/// Returns a point for the short, the medium and the long puzzles among `times`, which are sorted; `None` if the
/// readers' times do not ascend.
fn points_of_thirds(times: &[[u32; 2]]) -> Option<Vec<[u32; 2]>> {
    let points: Vec<[u32; 2]> = [0, times.len() / 3, times.len() * 2 / 3, times.len()]
        .windows(2)
        .map(|window| {
            let third = &times[window[0]..window[1]];
            let expected = median(&third.iter().map(|time| time[0]).collect::<Vec<_>>())?;
            Some(scaled_point(expected, median(&sorted_ratios(third, |time| time))?))
        })
        .collect::<Option<_>>()?;
    // Too few or too noisy times may make longer puzzles faster; a single ratio is then the better scale.
    ReaderScale::new(points, [1000, 1000]).ok().map(|scale| scale.points)
}

/// Returns the narrowest pair of `sorted` numbers, symmetric in order, that includes the median of the population with
/// a confidence of 95 %; `None` for fewer than six.
///
/// The number of values below the median of the population has a binomial distribution with a probability of one half.
fn confidence(sorted: &[u32]) -> Option<[u32; 2]> {
    let count = sorted.len();
    // The probability of at most `below` values on one side, added up until it exceeds 2.5 %. Beyond a thousand values,
    // the first terms are too small for a number, and the normal distribution is exact enough.
    let below = if count > 1000 {
        let deviation = (count as f64).sqrt() / 2.0;
        (count as f64 / 2.0 - 1.96 * deviation) as usize
    } else {
        let mut term = (0..count).fold(1.0, |term, _| term / 2.0);
        let mut total = term;
        let mut below = 0;
        while total <= 0.025 {
            below += 1;
            term = term * (count + 1 - below) as f64 / below as f64;
            total += term;
        }
        below
    };
    (below > 0).then(|| [sorted[below - 1], sorted[count - below]])
}

/// Returns the rank correlation of pairs; `None` if either number is the same in all of them.
fn rank_correlation(times: &[[u32; 2]]) -> Option<f64> {
    let [model, readers] = [0, 1].map(|side| ranks(times.iter().map(|time| time[side])));
    let mean = (times.len() + 1) as f64;
    let deviations = model.iter().zip(&readers).map(|(a, b)| (*a as f64 - mean, *b as f64 - mean));
    let [mut both, mut first, mut second] = [0.0; 3];
    for (a, b) in deviations {
        both += a * b;
        first += a * a;
        second += b * b;
    }
    (first > 0.0 && second > 0.0).then(|| both / (first * second).sqrt())
}

/// Returns twice the rank of each number, from 2; equal numbers share the mean of their ranks.
fn ranks(numbers: impl Iterator<Item = u32>) -> Vec<usize> {
    let numbers: Vec<u32> = numbers.collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let rank = |number: &u32| {
        let before = sorted.partition_point(|other| other < number);
        let up_to = sorted.partition_point(|other| other <= number);
        before + up_to + 1
    };
    numbers.iter().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timed(count: u32, seconds: impl Fn(u32) -> u32) -> Vec<TimedPuzzle> {
        let puzzle = |index: u32| {
            let expected = 200 + 10 * index;
            TimedPuzzle { kind: Kind::CLASSIC, expected, seconds: seconds(expected) }
        };
        (0..count).map(puzzle).collect()
    }

    #[test]
    fn a_constant_ratio_is_found_exactly() {
        for count in [1, 5, 12, 40, 1500] {
            let fit = Calibration::fit(&timed(count, |time| time * 3 / 2), [730, 1400]).unwrap();
            assert_eq!(fit.all.ratio, 1500);
            assert_eq!(fit.all.confidence, (count > 5).then_some([1500, 1500]));
            let scale = &fit.all.scale;
            for time in [60, 333, 1000, 5000] {
                assert!(scale.seconds(time).abs_diff(time * 3 / 2) <= 2, "{count}: {time}");
            }
            assert!(fit.all.correlation.is_none_or(|rho| rho > 0.999), "{fit:?}");
        }
        assert_eq!(Calibration::fit(&[], [730, 1400]), None);
    }

    #[test]
    fn long_puzzles_are_scaled_separately() {
        let slow_at_the_end = |time: u32| if time < 500 { time } else { 500 + (time - 500) * 3 };
        let fit = Calibration::fit(&timed(90, slow_at_the_end), [730, 1400]).unwrap();
        let scale = fit.all.scale;
        assert_eq!(scale.points().len(), 3);
        assert!(scale.seconds(300).abs_diff(300) < 30, "{scale:?}");
        assert!(scale.seconds(1000) > 1700, "{scale:?}");
        assert!((0..3000).is_sorted_by_key(|time| scale.seconds(time)));
    }

    #[test]
    fn minutes_of_readers_are_times_of_the_model() {
        let scale = ReaderScale::new(vec![[300, 600], [600, 1500]], [700, 1300]).unwrap();
        for minutes in [1..=1, 5..=10, 12..=40, 30..=200] {
            let range = scale.model_seconds(&minutes);
            let fits = |time: u32| (minutes.start() * 60..=minutes.end() * 60).contains(&time);
            assert!(fits(scale.seconds(*range.start())) && fits(scale.seconds(*range.end())));
            assert!(!fits(scale.seconds(range.start() - 1)), "{minutes:?}");
            assert!(!fits(scale.seconds(range.end() + 1)), "{minutes:?}");
        }
        assert_eq!(scale.time(300), SolvingTime { seconds: 600, low: 420, high: 780 });
        assert_eq!(ReaderScale::new(vec![], [700, 1300]), Err(ScaleError));
        assert_eq!(ReaderScale::new(vec![[9, 9], [10, 9]], [700, 1300]), Err(ScaleError));
        assert_eq!(ReaderScale::new(vec![[9, 9]], [1100, 1300]), Err(ScaleError));
    }

    #[test]
    fn kinds_with_enough_times_have_their_own_scale() {
        let killer: Kind = "9+killer".parse().unwrap();
        let windoku: Kind = "9+windoku".parse().unwrap();
        let mut puzzles = timed(20, |time| time);
        puzzles.extend(
            timed(8, |time| 2 * time).iter().map(|puzzle| TimedPuzzle { kind: killer, ..*puzzle }),
        );
        puzzles.extend(
            timed(3, |time| 9 * time).iter().map(|puzzle| TimedPuzzle { kind: windoku, ..*puzzle }),
        );
        let calibration = Calibration::fit(&puzzles, [730, 1400]).unwrap().calibration();
        assert_eq!(calibration.of(killer).seconds(240), 480);
        assert_eq!(calibration.of(Kind::CLASSIC).seconds(240), 240);
        assert_eq!(calibration.of(windoku), &calibration.all);
    }

    #[test]
    fn confidence_is_that_of_the_binomial_distribution() {
        let sorted: Vec<u32> = (1..=20).collect();
        // Tables of the sign test: the 6th and the 15th of 20.
        assert_eq!(confidence(&sorted), Some([6, 15]));
        assert_eq!(confidence(&sorted[..6]), Some([1, 6]));
        assert_eq!(confidence(&sorted[..5]), None);
    }

    #[test]
    fn equal_times_share_their_rank() {
        assert_eq!(ranks([5, 1, 5, 9].into_iter()), [5, 2, 5, 8]);
        assert_eq!(rank_correlation(&[[1, 9], [2, 8], [3, 7]]), Some(-1.0));
        assert_eq!(rank_correlation(&[[1, 9], [2, 9]]), None);
    }
}

//! Solving times of people: how well the model and the score predict them, and new weights for a model.
//!
//! `cargo bench -p gridpress-bench --bench minutes -- [FILE]` reads a table of puzzles, numbers of players, mean seconds
//! and D_TO, by default the half of the public set that the model was fitted to. It prints correlations with 95 %
//! intervals (bootstrap); the same for weights fitted to other puzzles of the table (ten times five-fold
//! cross-validation); the weights fitted to all of them; and the times by tenths of the puzzles. `-- plot [FILE]` also writes
//! the plot of the guide, `src/guide/minutes.svg`.

use gridpress::generate::Revision;
use gridpress::notation;
use gridpress::rating::{MinutesModel, Rater, TimeTerms};
use gridpress::{Grid, Shape, Stream};
use std::fs;

/// A puzzle with the times of people and of the model.
struct MeasuredPuzzle {
    players: f64,
    /// Mean time of the players.
    seconds: f64,
    /// Difficulty corrected for the players, if the table has one.
    d_to: Option<f64>,
    score: f64,
    /// Expected time.
    expected: f64,
    /// `true` if singles do not solve the puzzle.
    is_beyond_singles: bool,
    /// The terms of the model.
    terms: [f64; TERMS],
}

/// Number of terms: size, three lengths, work.
const TERMS: usize = 5;

/// The difference of logarithms below which all differences count alike in a fit.
const LEAST_DIFFERENCE: f64 = 0.02;

/// Number of resamplings for an interval.
const RESAMPLINGS: u32 = 1000;

fn main() {
    let mut words: Vec<String> =
        std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let is_plotted = words.first().is_some_and(|word| word == "plot");
    words.retain(|word| word != "plot");
    let file = words.first();
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/human-times.tsv");
    let text = fs::read_to_string(file.map_or(default, |file| file)).expect("a readable table");
    let mut rater = Revision::NEWEST.rater(Shape::classic());
    let puzzles: Vec<MeasuredPuzzle> =
        text.lines().filter_map(|line| read(line, &mut rater)).collect();
    println!("{} puzzles; Spearman and, in brackets, Pearson of logarithms", puzzles.len());
    let of = |value: fn(&MeasuredPuzzle) -> f64| puzzles.iter().map(value).collect::<Vec<_>>();
    report("score", &puzzles, &of(|puzzle| puzzle.score));
    report("model", &puzzles, &of(|puzzle| puzzle.expected));
    report("out of sample", &puzzles, &out_of_sample(&puzzles));
    let all: Vec<&MeasuredPuzzle> = puzzles.iter().collect();
    let weights = fit(&all).map(|weight| format!("{weight:.2}"));
    println!("\nweights fitted to all, in seconds: {}", weights.join(", "));
    let mut ratios: Vec<f64> = of(|puzzle| puzzle.seconds / puzzle.expected);
    ratios.sort_by(f64::total_cmp);
    let at = |share: f64| ratios[((ratios.len() - 1) as f64 * share) as usize];
    let [low, high] = MinutesModel::FIRST.range().map(|share| f64::from(share) / 1000.0);
    let inside = ratios.iter().filter(|&&ratio| (low..=high).contains(&ratio)).count();
    println!(
        "ratio of people to the model: {:.2} {:.2} {:.2} (tenths 1, 5, 9); {:.0} % in the range",
        at(0.1),
        at(0.5),
        at(0.9),
        100.0 * inside as f64 / ratios.len() as f64
    );
    if is_plotted {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/guide/minutes.svg");
        fs::write(path, plot(&puzzles)).expect("a writable guide");
    }
    print_tenths(puzzles);
}

/// Reads a line of the table; `None` for comments and the header.
fn read(line: &str, rater: &mut Rater) -> Option<MeasuredPuzzle> {
    let mut fields = line.split('\t');
    let grid: Grid = notation::parse_line(fields.next()?).ok()?;
    let number = |field: Option<&str>| field?.parse::<f64>().ok();
    let (players, seconds) = (number(fields.next())?, number(fields.next())?);
    let rating = rater.rate(&grid);
    let TimeTerms { size, search: [a, b, c], work, .. } = rater.time_terms(&grid)?;
    Some(MeasuredPuzzle {
        players,
        seconds,
        d_to: number(fields.next()),
        score: f64::from(rating.score),
        expected: f64::from(rating.minutes?.seconds),
        is_beyond_singles: rating.tier > 1,
        terms: [size, a, b, c, work],
    })
}

/// Prints how well `predicted` agrees with people, for all puzzles and for parts of them.
fn report(name: &str, puzzles: &[MeasuredPuzzle], predicted: &[f64]) {
    println!("\n{name}");
    let pairs = |of: &dyn Fn(&MeasuredPuzzle) -> Option<f64>| -> Vec<(f64, f64)> {
        let pairs = puzzles.iter().zip(predicted);
        pairs.filter_map(|(puzzle, &predicted)| Some((predicted, of(puzzle)?))).collect()
    };
    let when = |is: bool, value: f64| is.then_some(value);
    for (part, pairs) in [
        ("all", pairs(&|puzzle| Some(puzzle.seconds))),
        ("20 players or more", pairs(&|puzzle| when(puzzle.players >= 20.0, puzzle.seconds))),
        ("singles", pairs(&|puzzle| when(!puzzle.is_beyond_singles, puzzle.seconds))),
        ("beyond singles", pairs(&|puzzle| when(puzzle.is_beyond_singles, puzzle.seconds))),
        ("D_TO", pairs(&|puzzle| puzzle.d_to)),
    ] {
        let [rank, log] = [spearman, log_pearson].map(|of| interval(&pairs, of));
        println!("  {part:20} {:>5}  {rank}  ({log})", pairs.len());
    }
}

/// Returns a correlation with its 95 % interval.
fn interval(pairs: &[(f64, f64)], of: fn(&[(f64, f64)]) -> f64) -> String {
    let mut values: Vec<f64> = (0..RESAMPLINGS)
        .map(|index| {
            let mut random = Stream::new(1, "minutes", "bootstrap", index);
            let draw = |_| pairs[random.below(pairs.len() as u32) as usize];
            of(&(0..pairs.len()).map(draw).collect::<Vec<_>>())
        })
        .collect();
    values.sort_by(f64::total_cmp);
    let at = |share: f64| values[(values.len() as f64 * share) as usize];
    format!("{:.3} [{:.3} {:.3}]", of(pairs), at(0.025), at(0.975))
}

fn pearson(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (a, b) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>();
    let both = sum(&|pair| (pair.0 - a) * (pair.1 - b));
    both / (sum(&|pair| (pair.0 - a).powi(2)) * sum(&|pair| (pair.1 - b).powi(2))).sqrt()
}

fn log_pearson(pairs: &[(f64, f64)]) -> f64 {
    pearson(&pairs.iter().map(|(a, b)| (a.ln(), b.ln())).collect::<Vec<_>>())
}

fn spearman(pairs: &[(f64, f64)]) -> f64 {
    let ranks = |of: fn(&(f64, f64)) -> f64| {
        let mut sorted: Vec<f64> = pairs.iter().map(of).collect();
        sorted.sort_by(f64::total_cmp);
        let rank = |value: f64| {
            let below = sorted.partition_point(|other| *other < value);
            (below + sorted.partition_point(|other| *other <= value)) as f64
        };
        pairs.iter().map(|pair| rank(of(pair))).collect::<Vec<_>>()
    };
    let [a, b] = [ranks(|pair| pair.0), ranks(|pair| pair.1)];
    pearson(&a.into_iter().zip(b).collect::<Vec<_>>())
}

/// Returns times predicted by weights that were fitted to other puzzles: the mean of ten repetitions.
fn out_of_sample(puzzles: &[MeasuredPuzzle]) -> Vec<f64> {
    const FOLDS: usize = 5;
    const REPETITIONS: u32 = 10;
    let mut predicted = vec![0.0; puzzles.len()];
    for repetition in 0..REPETITIONS {
        let mut order: Vec<usize> = (0..puzzles.len()).collect();
        let mut random = Stream::new(1, "minutes", "folds", repetition);
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        for fold in 0..FOLDS {
            let (judged, fitted): (Vec<_>, Vec<_>) =
                order.iter().enumerate().partition(|(at, _)| at % FOLDS == fold);
            let fitted: Vec<&MeasuredPuzzle> =
                fitted.into_iter().map(|(_, &puzzle)| &puzzles[puzzle]).collect();
            let weights = fit(&fitted);
            for (_, &puzzle) in judged {
                predicted[puzzle] +=
                    time(&weights, &puzzles[puzzle].terms) / f64::from(REPETITIONS);
            }
        }
    }
    predicted
}

/// Returns the expected time with these weights.
fn time(weights: &[f64; TERMS], terms: &[f64; TERMS]) -> f64 {
    weights.iter().zip(terms).map(|(weight, term)| weight * term).sum()
}

/// Returns the weights, none of them negative, with the least sum of absolute differences between logarithms, so that
/// half of the people's times lie above the model: a few very long times would move a mean. Times of few players count
/// less.
///
/// Each round improves one weight after the other by Newton's method, with squares that count inversely to the
/// difference.
fn fit(puzzles: &[&MeasuredPuzzle]) -> [f64; TERMS] {
    let mut weights = [90.0, 15.0, 15.0, 15.0, 8.0];
    let mut expected: Vec<f64> =
        puzzles.iter().map(|puzzle| time(&weights, &puzzle.terms)).collect();
    for _ in 0..600 {
        for (term, own) in weights.iter_mut().enumerate() {
            let (mut slope, mut curvature) = (0.0, 0.0);
            for (puzzle, expected) in puzzles.iter().zip(&expected) {
                let difference = (puzzle.seconds / expected).ln();
                let weight = puzzle.players
                    / (puzzle.players + 6.0)
                    / difference.abs().max(LEAST_DIFFERENCE);
                let share = puzzle.terms[term] / expected;
                slope += weight * share * difference;
                curvature += weight * share * share;
            }
            let change = (slope / curvature).max(-*own);
            *own += change;
            for (puzzle, expected) in puzzles.iter().zip(&mut expected) {
                *expected += change * puzzle.terms[term];
            }
        }
    }
    weights
}

/// Prints median times of people and of the model, by tenths of the puzzles in the order of the model.
fn print_tenths(mut puzzles: Vec<MeasuredPuzzle>) {
    puzzles.sort_by(|a, b| a.expected.total_cmp(&b.expected));
    println!("\nminutes of the model and of people, by tenths of the puzzles");
    for tenth in 0..10 {
        let range = tenth * puzzles.len() / 10..(tenth + 1) * puzzles.len() / 10;
        let part = &puzzles[range];
        let median = |of: fn(&MeasuredPuzzle) -> f64| {
            let mut values: Vec<f64> = part.iter().map(of).collect();
            values.sort_by(f64::total_cmp);
            values[values.len() / 2] / 60.0
        };
        println!(
            "{:6.1} {:6.1}",
            median(|puzzle| puzzle.expected),
            median(|puzzle| puzzle.seconds)
        );
    }
}

/// Returns a plot of the times of people against the expected times, as SVG with logarithmic axes.
fn plot(puzzles: &[MeasuredPuzzle]) -> String {
    const SIDE: f64 = 420.0;
    const MARGIN: f64 = 46.0;
    let (first, last) = (2.5_f64, 40.0_f64);
    let at = |minutes: f64| (minutes / first).ln() / (last / first).ln() * SIDE;
    let (x, y) = (|minutes: f64| MARGIN + at(minutes), |minutes: f64| 10.0 + SIDE - at(minutes));
    let mut body = String::new();
    for minutes in [3.0, 5.0, 10.0, 20.0, 40.0] {
        let (x, y, end) = (x(minutes), y(minutes), MARGIN + SIDE);
        let bottom = 10.0 + SIDE;
        body += &format!(
            "<path class=\"line\" d=\"M{x:.1} 10V{bottom}M{MARGIN} {y:.1}H{end}\"/>\n\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{minutes}</text>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{minutes}</text>\n",
            bottom + 16.0,
            MARGIN - 6.0,
            y + 4.0
        );
    }
    let [low, high] = MinutesModel::FIRST.range().map(|share| f64::from(share) / 1000.0);
    let line = |share: f64| {
        let (start, end) = (first / share.min(1.0), last / share.max(1.0));
        format!("M{:.1} {:.1}L{:.1} {:.1}", x(start), y(start * share), x(end), y(end * share))
    };
    for puzzle in puzzles {
        let (x, y) = (x(puzzle.expected / 60.0), y(puzzle.seconds / 60.0));
        body += &format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.2\"/>\n");
    }
    let (middle, bottom) = (SIDE / 2.0, SIDE + 44.0);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">\n\
         <style>text {{ font: 12px sans-serif; fill: #222 }} .line {{ stroke: #ddd }} circle {{ fill: #456990; opacity: .5 }} .fit {{ stroke: #c0392b; stroke-width: 1.5; fill: none }}</style>\n\
         <rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n{body}\
         <path class=\"fit\" d=\"{2}\"/>\n<path class=\"fit\" stroke-dasharray=\"4 4\" d=\"{3}{4}\"/>\n\
         <text x=\"{5}\" y=\"{bottom}\" text-anchor=\"middle\">expected minutes</text>\n\
         <text transform=\"translate(12 {6}) rotate(-90)\" text-anchor=\"middle\">minutes of people</text>\n</svg>\n",
        MARGIN + SIDE + 10.0,
        SIDE + 56.0,
        line(1.0),
        line(low),
        line(high),
        MARGIN + middle,
        10.0 + middle
    )
}

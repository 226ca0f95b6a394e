//! Calibration files: the solving times of a paper's or a class's readers, written by `gridpress calibrate`.

use super::key::{ReadContext, SpecField};
use super::limits;
use gridpress_engine::puzzle::Kind;
use gridpress_engine::rating::{Calibration, CalibrationFit, MinutesModel, ReaderScale, ScaleFit};
use gridpress_messages::diag::Source;
use gridpress_messages::file_kind;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A calibration file that a spec names.
#[derive(Clone, Debug)]
pub struct CalibrationFile {
    /// Path of the file, as written in the spec.
    pub file: String,
    /// Text of the file.
    pub text: Arc<Source>,
    /// The calibration.
    pub calibration: Calibration,
}

/// The contents of a calibration file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalibrationRecord {
    /// The number of the model of solving times.
    model: u32,
    /// The scale of all other kinds: points in minutes of the model and of the readers, and the range that covers four of
    /// five puzzles as a share of the readers' time.
    points: Vec<[f64; 2]>,
    range: [f64; 2],
    /// The scales of kinds with times of their own.
    #[serde(default)]
    kind: BTreeMap<String, ScaleRecord>,
}

/// A scale in a calibration file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScaleRecord {
    /// The times of the model and of the readers, in minutes.
    points: Vec<[f64; 2]>,
    /// The range that covers four of five puzzles, as a share of the readers' time.
    range: [f64; 2],
}

impl ScaleRecord {
    fn scale(&self) -> Result<ReaderScale, String> {
        // A number that is not finite, negative or too large becomes 0 or the largest number, which is refused.
        let whole = |number: f64, unit: f64| (number * unit).round() as u32;
        let points = self.points.iter().map(|point| point.map(|minutes| whole(minutes, 60.0)));
        let range = self.range.map(|share| whole(share, 1000.0));
        ReaderScale::new(points.collect(), range).map_err(|error| error.to_string())
    }
}

/// Reads the text of a calibration file. The message of the error completes the sentence "the file ...".
pub fn parse(text: &str) -> Result<Calibration, String> {
    let record: CalibrationRecord = toml::from_str(text)
        .map_err(|error| format!("is not a calibration: {}", error.message()))?;
    // A scale that was fitted to another model would give wrong minutes without any sign.
    if MinutesModel::numbered(record.model).is_none() {
        return Err(format!("is for model {}, which this program does not have", record.model));
    }
    let kind = |(name, scale): (&String, &ScaleRecord)| {
        let kind: Kind = name.parse().map_err(|error| format!("names a kind wrongly: {error}"))?;
        Ok((kind, scale.scale()?))
    };
    Ok(Calibration {
        all: ScaleRecord { points: record.points, range: record.range }.scale()?,
        kinds: record.kind.iter().map(kind).collect::<Result<_, String>>()?,
    })
}

/// Returns the text of a calibration file, with the quality of the fit in comments.
pub fn write(fit: &CalibrationFit) -> String {
    let mut text = "# Solving times of readers, by `gridpress calibrate`. A spec names this file in its first lines:\n\
        # calibration = \"calibration.toml\"\n\
        # Points are minutes of the model and of the readers; the range covers four of five puzzles.\n"
        .to_owned();
    text += &format!("model = {}\n", MinutesModel::FIRST.number());
    text += &scale_lines(&fit.all);
    for (kind, fit) in &fit.kinds {
        text += &format!("\n[kind.\"{kind}\"]\n{}", scale_lines(fit));
    }
    text
}

/// Returns the lines of a scale.
fn scale_lines(fit: &ScaleFit) -> String {
    let points =
        fit.scale.points().iter().map(|point| point.map(|time: u32| f64::from(time) / 60.0));
    let points: Vec<String> =
        points.map(|[model, readers]| format!("[{model:.2}, {readers:.2}]")).collect();
    let [low, high] = fit.scale.range().map(|share| f64::from(share) / 1000.0);
    format!(
        "# {}\npoints = [{}]\nrange = [{low:.3}, {high:.3}]\n",
        describe(fit),
        points.join(", ")
    )
}

/// Describes a fit in one line: `41 puzzles: 1.31 times the model (95 %: 1.22 to 1.40), order 0.81`.
pub fn describe(fit: &ScaleFit) -> String {
    let share = |thousandths: u32| format!("{:.2}", f64::from(thousandths) / 1000.0);
    let ratio = share(fit.ratio);
    let puzzles = if fit.puzzles == 1 { "puzzle" } else { "puzzles" };
    let confidence = match fit.confidence {
        Some([low, high]) => format!("95 %: {} to {}", share(low), share(high)),
        None => "too few puzzles to say how sure this is".to_owned(),
    };
    let order = fit.correlation.map_or(String::new(), |order| format!(", order {order:.2}"));
    format!("{} {puzzles}: {ratio} times the model ({confidence}){order}", fit.puzzles)
}

/// Reads the calibration that a spec names. `None` without one, or if it is invalid, which is reported.
pub(super) fn read(cx: &ReadContext<'_>, key: &SpecField<String>) -> Option<CalibrationFile> {
    let file = key.value.clone()?;
    let name = cx.files.name(&file);
    let refuse = |label: &str| {
        let message = format!("the calibration `{name}` cannot be used");
        let help = "`gridpress calibrate` writes it; paths are relative to the spec's folder";
        key.report_error(cx.reports, &message, label, help);
    };
    let bytes = cx.files.read(&file).map_err(|why| refuse(&why)).ok()?;
    if let Some((message, label)) = limits::CALIBRATION.refusal(bytes.len() as u64) {
        key.report_error(cx.reports, &message, &label, limits::CALIBRATION.help);
        return None;
    }
    let text = file_kind::decode(&name, bytes).map_err(|report| refuse(&report.message)).ok()?;
    let calibration = parse(&text).map_err(|why| refuse(&format!("the file {why}"))).ok()?;
    Some(CalibrationFile { file, text: Source::new(name, text), calibration })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gridpress_engine::rating::TimedPuzzle;

    fn fit() -> CalibrationFit {
        let timed = |index: u32, kind: &str| TimedPuzzle {
            kind: kind.parse().unwrap(),
            expected: 200 + 7 * index,
            seconds: 300 + 11 * index + index % 5,
        };
        let classic = (0..40).map(|index| timed(index, "9"));
        let killers = (0..9).map(|index| timed(index, "9+killer"));
        let puzzles: Vec<TimedPuzzle> = classic.chain(killers).collect();
        Calibration::fit(&puzzles, MinutesModel::FIRST.range()).unwrap()
    }

    #[test]
    fn a_written_file_is_read_back() {
        let text = write(&fit());
        let read = parse(&text).unwrap();
        let expected = fit().calibration();
        for kind in ["9", "9+killer", "6"] {
            let kind: Kind = kind.parse().unwrap();
            for time in [100, 250, 400, 900] {
                let times = [&read, &expected].map(|own| own.of(kind).seconds(time));
                assert!(times[0].abs_diff(times[1]) <= 3, "{kind} {time}: {times:?}\n{text}");
            }
        }
        assert_eq!(read.kinds.len(), 2);
        assert!(text.contains("# 49 puzzles: "), "{text}");
    }

    #[test]
    fn invalid_files_are_refused_with_the_reason() {
        for (text, why) in [
            ("", "is not a calibration: missing field `model`"),
            ("model = 9\npoints = [[1, 2]]\nrange = [0.5, 2]", "is for model 9"),
            ("model = 1\npoints = []\nrange = [0.5, 2.0]", "must ascend"),
            ("model = 1\npoints = [[1.0, nan]]\nrange = [0.5, 2.0]", "must ascend"),
            ("model = 1\npoints = [[1.0, 2.0]]\nrange = [1.5, 2.0]", "must include 1"),
            (
                "model = 1\npoints = [[1.0, 2.0]]\nrange = [0.5, 2.0]\n[kind.\"9+x\"]\npoints = [[1.0, 2.0]]\nrange = [0.5, 2.0]",
                "names a kind wrongly",
            ),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}

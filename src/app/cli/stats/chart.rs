//! The numbers as a chart, in SVG.

use crate::cli::talk::counted;
use gridpress_book::statistics::Tally;

/// The width of the chart, and the room for names on its left, in pixels.
const WIDTH: usize = 720;
const NAMES: usize = 220;
/// From one bar to the next, and the height of a bar.
const STEP: usize = 22;
const BAR: usize = 14;
/// Room for a number behind the longest bar.
const NUMBERS: usize = 60;

pub(super) fn drawn(tally: &Tally) -> String {
    let mut chart = Chart::default();
    chart.heading(&counted(tally.puzzles, "puzzle"));
    let levels = tally.levels.iter().map(|level| (level.name.clone(), level.puzzles));
    chart.bars("Level", levels.collect());
    let techniques = tally.techniques.iter().map(|count| (count.of.clone(), count.puzzles));
    chart.bars("Hardest technique", techniques.collect());
    let removed = tally.removed.iter().map(|count| (count.of.to_string(), count.puzzles));
    chart.bars("Removed cells", removed.collect());
    let givens = tally.givens.iter().map(|given| (given.digit.clone(), given.times));
    chart.bars("Given digits", givens.collect());
    chart.finish()
}

/// A chart that grows downwards.
#[derive(Default)]
struct Chart {
    body: String,
    y: usize,
}

impl Chart {
    fn heading(&mut self, text: &str) {
        self.y += 2 * STEP;
        let y = self.y;
        self.body += &format!("<text x=\"{STEP}\" y=\"{y}\" class=\"heading\">{text}</text>\n");
    }

    fn bars(&mut self, title: &str, bars: Vec<(String, usize)>) {
        self.y += STEP / 2;
        self.heading(title);
        let most = bars.iter().map(|(_, number)| *number).max().unwrap_or(1).max(1);
        for (name, number) in bars {
            self.y += STEP;
            let (base, top) = (self.y, self.y - BAR + 3);
            let length = number * (WIDTH - NAMES - NUMBERS) / most;
            let (end, name_end) = (NAMES + length + 6, NAMES - 8);
            self.body += &format!(
                "<text x=\"{name_end}\" y=\"{base}\" text-anchor=\"end\">{name}</text>\n\
                 <rect x=\"{NAMES}\" y=\"{top}\" width=\"{length}\" height=\"{BAR}\"/>\n\
                 <text x=\"{end}\" y=\"{base}\">{number}</text>\n"
            );
        }
    }

    fn finish(self) -> String {
        let height = self.y + 2 * STEP;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\">\n\
             <style>text {{ font: 13px sans-serif; fill: #222 }} .heading {{ font-weight: bold; font-size: 16px }} rect {{ fill: #456990 }}</style>\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" style=\"fill: #fff\"/>\n{}</svg>\n",
            self.body
        )
    }
}

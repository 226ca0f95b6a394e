//! Whether a puzzle is as hard all along as its hardest step says.

use super::{Step, Technique};

/// How the hard steps of a path lie among the easy ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steadiness {
    /// The tier of the hardest step.
    pub tier: u8,
    /// How many steps the path has.
    pub steps: usize,
    /// How many of them are of that tier.
    pub hardest: usize,
    /// The steps that do not get on without that tier: where one begins that comes after an easier one, by place in
    /// the path.
    pub bottlenecks: Vec<usize>,
    /// The most steps in a row that are singles.
    pub longest_run: usize,
}

impl Steadiness {
    /// Looks at a path.
    pub fn of(path: &[Step]) -> Steadiness {
        let tier = path.iter().map(|step| step.technique.tier()).max();
        let tier = tier.unwrap_or(1);
        let is_hardest = |index: &usize| path[*index].technique.tier() == tier;
        let hard: Vec<usize> = (0..path.len()).filter(is_hardest).collect();
        let begins = |index: &usize| *index == 0 || !is_hardest(&(index - 1));
        let is_single = |step: &Step| step.technique <= Technique::NakedSingle;
        let runs = path.split(|step| !is_single(step)).map(<[Step]>::len);
        Steadiness {
            tier,
            steps: path.len(),
            hardest: hard.len(),
            bottlenecks: hard.into_iter().filter(begins).collect(),
            longest_run: runs.max().unwrap_or(0),
        }
    }

    /// True when all of the difficulty beyond singles hangs on one step.
    pub fn hangs_on_one_step(&self) -> bool {
        self.tier > 1 && self.hardest == 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rater;
    use super::*;
    use crate::puzzle::{Shape, notation};

    fn of(line: &str) -> Steadiness {
        let puzzle = notation::parse_line(line).unwrap();
        Steadiness::of(&Rater::new(Shape::classic()).path(&puzzle))
    }

    #[test]
    fn an_easy_puzzle_is_steady() {
        let easy =
            of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assert_eq!((easy.tier, easy.hardest), (1, easy.steps));
        assert_eq!((easy.bottlenecks, easy.longest_run), (vec![0], easy.steps));
        assert_eq!(Steadiness::of(&[]).steps, 0);
    }
}

//! Whether a puzzle is as hard all along as its hardest step says.

use super::Step;

/// How the hard steps of a path lie among the easy ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steadiness {
    /// The tier of the hardest step.
    pub tier: u8,
    /// How many steps the path has.
    pub steps: usize,
    /// Where singles and other easy steps do not get on: the steps, by place in the path, that come after an easier
    /// one and are of the hardest tier or the one below it, singles left aside.
    pub obstacles: Vec<usize>,
}

impl Steadiness {
    /// Looks at a path.
    pub fn of(path: &[Step]) -> Steadiness {
        let tier = path.iter().map(|step| step.tier).max();
        let tier = tier.unwrap_or(1);
        let hard = |step: &Step| step.tier >= (tier - 1).max(2);
        let begins = |&at: &usize| hard(&path[at]) && (at == 0 || !hard(&path[at - 1]));
        Steadiness { tier, steps: path.len(), obstacles: (0..path.len()).filter(begins).collect() }
    }

    /// False when all of the difficulty lies in one place: one hard step, or several on end, among easy ones. A puzzle
    /// that needs singles only has no such place.
    pub fn is_steady(&self) -> bool {
        self.tier == 1 || self.obstacles.len() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::Technique;
    use super::*;
    use crate::generate::Revision;

    fn of(techniques: &[Technique]) -> Steadiness {
        let scale = Revision::FIRST.scale();
        let step = |&technique: &Technique| Step {
            technique,
            tier: scale.tier(technique),
            weight: scale.weight(technique),
            parts: Vec::new(),
            places: Vec::new(),
            removes: Vec::new(),
        };
        Steadiness::of(&techniques.iter().map(step).collect::<Vec<_>>())
    }

    #[test]
    fn one_hard_place_among_singles_is_not_steady() {
        use Technique::*;
        for (path, obstacles) in [
            (&[HiddenSingleBox, NakedSingle, FullHouse][..], &[][..]),
            (&[NakedSingle, NakedPair, NakedSingle], &[1]),
            (&[NakedSingle, NakedPair, Pointing, NakedSingle], &[1]),
            (&[Pointing, NakedSingle, NakedPair, NakedSingle], &[0, 2]),
            (&[Pointing, NakedSingle, XWing, NakedSingle], &[0, 2]),
            // Locked candidates are easy beside a chain.
            (&[Pointing, NakedSingle, XChain, NakedSingle], &[2]),
            (&[XWing, Pointing, XChain, NakedSingle], &[0, 2]),
        ] {
            let steadiness = of(path);
            assert_eq!(steadiness.obstacles, obstacles, "{path:?}");
            let expected = obstacles.is_empty() || obstacles.len() > 1;
            assert_eq!(steadiness.is_steady(), expected, "{path:?}");
        }
        assert!(of(&[]).is_steady());
    }
}

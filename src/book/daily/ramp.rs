//! Whether the week rises as its levels promise.

use super::Edition;
use gridpress_base::calendar::first_of_week;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Of every edition of a batch, which one of the same week and slot it is easier than though its level is harder.
pub struct Ramp(Vec<Option<usize>>);

impl Ramp {
    /// The ramp of a batch.
    pub fn of(editions: &[Edition]) -> Ramp {
        let mut weeks: BTreeMap<(usize, Date), Vec<usize>> = BTreeMap::new();
        for (index, edition) in editions.iter().enumerate() {
            let week = first_of_week(edition.date);
            weeks.entry((edition.slot, week)).or_default().push(index);
        }
        let mut easier = vec![None; editions.len()];
        for week in weeks.values() {
            for &index in week {
                let own = &editions[index];
                let breaks = |&&other: &&usize| {
                    let other = &editions[other];
                    other.level < own.level && other.rating.score > own.rating.score
                };
                let hardest = week.iter().filter(breaks);
                easier[index] = hardest.copied().max_by_key(|&other| editions[other].rating.score);
            }
        }
        Ramp(easier)
    }

    /// The edition of a lower level that the one of that index is easier than, by index.
    pub fn easier_than(&self, index: usize) -> Option<usize> {
        self.0[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::Desk;
    use gridpress_base::diag::Source;
    use gridpress_spec::{BookSpec, NoFiles};
    use jiff::civil::date;

    #[test]
    fn an_edition_is_told_of_when_one_of_a_lower_level_is_harder() {
        let source = Source::new("desk.toml", "[daily]\nfirst = \"2026-11-02\"");
        let (spec, _) = BookSpec::parse(&source, &NoFiles).unwrap();
        let desk = Desk::new(&spec, "ramp").unwrap();
        let days: Vec<Date> = (0..14).map(|by| date(2026, 11, 2 + by)).collect();
        let mut editions = desk.editions(&days).unwrap();
        // Windows of levels lie apart, so a week rises by itself.
        let told = |editions: &[Edition]| {
            let ramp = Ramp::of(editions);
            (0..14).map(|index| ramp.easier_than(index)).collect::<Vec<_>>()
        };
        let (easy, hard) = (editions[1].rating.score, editions[4].rating.score);
        assert!(easy < hard);
        assert_eq!(told(&editions)[7..11], [None; 4]);
        // Tuesday of the first week becomes harder than all others, and every higher level of that week is told of it.
        editions[1].rating.score = 1_000_000_000;
        let flags = told(&editions);
        assert_eq!(flags[..7], [None, None, Some(1), Some(1), Some(1), Some(1), Some(1)]);
        assert_eq!(flags[7..11], [None; 4]);
    }
}

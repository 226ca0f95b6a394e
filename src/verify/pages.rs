//! The pages of a PDF held against those made again: what they consist of, and what they look like.

use crate::layout::{Document, GridPlace};
use crate::parallel;
use crate::read::{ReadError, Reader, Sums};
use crate::units::Length;

/// What tells of a grid stands so far above it, and so far around it.
const ABOVE: Length = Length::pt(30);
const AROUND: Length = Length::pt(9);

/// The most pages that are painted: to paint one takes as long as to make many.
const MOST_PAINTED: usize = 500;

/// What of a catalog tells how and by whom a file was made, and nothing of its pages.
const ABOUT: [&str; 3] = ["Info", "Metadata", "Lang"];

/// How a file differs from the one made again.
#[derive(Debug, Default)]
pub(super) struct Likeness {
    /// How many pages both have.
    pub pages: usize,
    /// Pages that look otherwise, by number from 1, each with what of it does.
    pub others: Vec<(usize, String)>,
    /// What else a reader meets otherwise: bookmarks, labels, the number of pages.
    pub ways: Vec<String>,
}

impl Likeness {
    /// Whether a reader sees no difference.
    pub fn is_alike(&self) -> bool {
        self.others.is_empty() && self.ways.is_empty()
    }

    /// Compares a file with the one made again, which has the pages of `document`.
    pub fn of(file: &[u8], made: &[u8], document: &Document) -> Result<Likeness, ReadError> {
        let (file, made) = (Reader::new(file)?, Reader::new(made)?);
        let mut likeness = Likeness {
            pages: made.pages().min(file.pages()),
            ..Likeness::default()
        };
        if file.pages() != made.pages() {
            let (has, should) = (file.pages(), made.pages());
            likeness.ways.push(format!("has {has} pages, not {should}"));
        }
        let ((sums, catalog), (made_sums, should)) = (file.sums()?, made.sums()?);
        for key in differing(&catalog, &should) {
            if !ABOUT.contains(&key) {
                likeness.ways.push(format!("has another `{key}`"));
            }
        }
        let pairs = sums.iter().zip(&made_sums).enumerate();
        let changed: Vec<(usize, Vec<&str>)> = pairs
            .map(|(index, (file, made))| (index, differing(file, made)))
            .filter(|(_, keys)| !keys.is_empty())
            .collect();
        let (painted, unseen) = changed.split_at(changed.len().min(MOST_PAINTED));
        let looks = parallel::try_map(painted, |(index, keys)| {
            let look = look(*index, keys, [&file, &made], document)?;
            Ok::<_, ReadError>(look.map(|look| (index + 1, look)))
        })?;
        likeness.others = looks.into_iter().flatten().collect();
        let unseen = unseen.iter().map(|(index, _)| {
            let what = "is made of other objects; so many pages are that it was not painted";
            (index + 1, what.to_owned())
        });
        likeness.others.extend(unseen);
        Ok(likeness)
    }
}

/// The keys under which two dictionaries have not the same.
fn differing<'s>(a: &'s Sums, b: &'s Sums) -> Vec<&'s str> {
    let mut keys: Vec<&str> = a.keys().chain(b.keys()).map(String::as_str).collect();
    keys.sort_unstable();
    keys.dedup();
    keys.retain(|key| a.get(*key) != b.get(*key));
    keys
}

/// What of a page looks otherwise than on the one made again; `None`, if nothing does.
fn look(
    index: usize,
    keys: &[&str],
    [file, made]: [&Reader; 2],
    document: &Document,
) -> Result<Option<String>, ReadError> {
    let is_drawn = |key: &&&str| matches!(**key, "Contents" | "Resources");
    if let Some(key) = keys.iter().find(|key| !is_drawn(key)) {
        return Ok(Some(format!("has another `{key}`")));
    }
    let places = match file.picture(index)?.zip(made.picture(index)?) {
        Some((file, made)) => file.differences(&made),
        None => None,
    };
    let Some(places) = places else {
        return Ok(Some("is of another size".to_owned()));
    };
    if places.is_empty() {
        return Ok(None);
    }
    let near = |grid: &&GridPlace| places.iter().any(|&place| is_near(grid, document, place));
    let grids = document.page(index).map(|page| page.grids);
    let grids = grids.unwrap_or_default();
    let named: Vec<String> = grids
        .iter()
        .filter(near)
        .map(|grid| match grid.is_answer {
            true => format!("answer {}", grid.number),
            false => format!("puzzle {}", grid.number),
        })
        .collect();
    Ok(Some(match named.is_empty() {
        true => "looks different".to_owned(),
        false => format!("looks different at {}", named.join(" and ")),
    }))
}

/// Whether a place of a picture, in points from its upper left corner, belongs to a grid.
fn is_near(grid: &GridPlace, document: &Document, (x, y): (f32, f32)) -> bool {
    let off = document.paper.bleed + document.paper.slug + AROUND;
    let rect = grid.rect;
    let within = |at: f32, low: Length, high: Length| {
        let at = f64::from(at);
        low.to_pt() <= at && at <= high.to_pt()
    };
    within(x, rect.origin.x - AROUND, rect.right() + off)
        && within(y, rect.origin.y - ABOVE, rect.bottom() + off)
}
